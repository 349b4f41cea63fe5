### Genoa: the numbered rules of sections 11 to 14 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 11. End of the turn, end of the game

gen-11-1 = The discs lie where they are until phase 3 removes some from streets. In phase 4 the rest are taken up and the tower passes clockwise; after the last turn of a round GEN-2.4 or GEN-2.5 applies.
gen-11-2 = The game ends only at the end of a round, after the last phase 3 of that round.
gen-11-3 = At the end you get 10 ducats for each of your markers on a building. Markers in the central supply or in your personal supply bring nothing.
gen-11-4 = All contracts are shown and paid by GEN-8.18 to GEN-8.21.
gen-11-5 = Other cards, commodities and special tiles are worth nothing.
gen-11-6 = Whoever has the most ducats wins.
gen-11-7 = If you are tied, the one of you with more goods wins. Cards (contracts too), commodities and special tiles count, markers do not. If you are still tied, you share the win.
    .ruling = R-54

## 12. Two players

gen-12-1 = With two players all other rules hold unchanged, except for this section. An offer to the trader must contain at least one good from the player who makes it: money alone is not valid and does not count as a qualifying offer under GEN-6.43. A pledged good is enough.
    .ruling = R-55
gen-12-2 = As the trader you may take two actions in the turn if the other player has bought at least one action in it.
gen-12-3 = The order does not matter: you may take your second action even if you took the first before the other player's purchase.
gen-12-4 = You get two actions at most, however many the other player buys. A bare street that was bought is not an action.
    .ruling = R-56
gen-12-5 = Extra action tiles work as usual and come on top.

## 13. Hidden and public information

gen-13-1 = Everybody sees the board, the discs, the dice, the round marker, the ownership markers wherever they are, the supplies of commodities and tiles, and each player's commodities, tiles and personal markers.
    .ruling = R-57
gen-13-2 = The faces of your cards are secret. Everybody sees how many cards of each deck you hold, how many cards each deck has and how many of these are face up.
    .ruling = R-57
gen-13-3 = Money is hidden, which is the default, or open, or each of you decides for yourself (option `money`). A hidden total is shown to its owner only; amounts that change hands are seen by everybody.
    .ruling = R-57
gen-13-4 = Only you see a card you draw. A card paid in a deal is seen by giver and receiver only. A played card is seen by everybody, and so are all contracts at the end. Nobody knows the order of a deck.

## 14. Options

gen-14-1 = The board (option `board`): `main`, which is the default, or `alt`, the alternative board. Which buildings are adjacent for contracts and whether villas can be owned depends on the board.
gen-14-2 = Money (option `money`): `hidden`, which is the default, `open`, or `personal`; then each of you decides for yourself. The face of a card in an offer (option `card_face`): shown to the trader (`trader`), which is the default, or to nobody, so that only the back is seen (`back`).
gen-14-3 = Negotiation (option `negotiation`): `orderly`, which is the default when a bot or somebody who plays at their own pace takes part, or `live`. In orderly play these limits apply: `max_offers`, offers per player when offers are invited (3, GEN-6.54); `offer_rounds`, rounds of offers per floor (2), `max_counters`, counters per floor (2), and `max_notes`, notes per player and turn (3, all GEN-6.56). In live play these clocks run, in seconds: `floor_min` (5, GEN-6.60), `close_seconds` (10, GEN-6.61), `floor_max` (180) and `decide_seconds` (30, both GEN-6.62). The numbers given are the defaults.
gen-14-4 = Checking pledges (option `pledge_check`): yes, which is the default, or no (GEN-6.27). Buying a bare move (option `move_only`): no, which is the default, or yes; then a player without an action available may buy the step to a building as a move alone, and the floor there opens about its action. Joint offers for a street (option `joint_street`): no, which is the default, or yes; then offers for the step to the same bare street may be accepted together.
gen-14-5 = Automatic delivery (option `auto_deliver`): yes, which is the default, or no. With yes your messages are delivered and paid as soon as they can be. The table sets only how you start: each of you may change your own setting at any time.
