### Genoa: the numbered rules of sections 1 to 5 and 7 to 10 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 1. Components and set-up

gen-1-1 = Genoa is for 2, 3, 4 or 5 players. Each of you takes one colour; the pieces of the other colours are out of the game.
gen-1-2 = The board is a grid of 8 by 8 squares that form 39 spaces: 18 named buildings, 20 streets of one square each, and the market. The rulebook names the 18 buildings; how the squares are shared out among the spaces is our reconstruction.
gen-1-3 = You play on one of two boards (option `board`): the main board (`main`) or the alternative board (`alt`). The board alone decides which squares belong to a space and which spaces are neighbours. No picture of the printed board has come down to us, so both boards are reconstructions: in places the printed one may look different.
gen-1-4 = The tower is a stack of exactly five discs. There are two eight-sided dice, one blue and one red.
gen-1-5 = The supply starts with 40 commodities: five each of pepper, saffron, silver, copper, linen, silk, ale and wine.
gen-1-6 = The supply starts with 27 special tiles: 5 Start space, 7 Trade 1:1, 5 Any commodity, 5 Building action and 5 Extra action.
gen-1-7 = Each colour has seven ownership markers. A marker is always in exactly one place: in the central supply, in your personal supply or on a building. At the start all of them are in the central supply.
gen-1-8 = There are four decks: 14 contracts, 14 messages, 16 large orders and 16 small orders. Each is shuffled separately and laid face down.
gen-1-9 = What each card shows comes from our list of cards. The contracts in it were worked out from the rulebook; the messages, small orders and large orders are reconstructions, so the printed ones may differ.
gen-1-10 = Each of you is dealt one card from each of the four decks and keeps them secret.
gen-1-11 = You start with 130 ducats. You have no commodity, no special tile and no ownership marker in your personal supply.
gen-1-12 = Every amount of money is a multiple of 5 ducats. The bank never runs out.
    .ruling = R-01
gen-1-13 = One of you is the first player and stays so for the whole game: drawn at random unless the table names somebody (option `first_player`).
    .ruling = R-02
gen-1-14 = The round marker starts on the space of the round track marked with the number of players. GEN-2.2 says how many spaces that leaves.
gen-1-15 = A good is a commodity, a card, a special tile or an ownership marker in a personal supply. Ducats are not a good.
    .ruling = R-03

## 2. Rounds, turns and the round marker

gen-2-1 = In a round each of you is the trader exactly once: the first player first, then the others clockwise.
gen-2-2 = At the start the round track has 12 spaces left with 2 players, 10 with 3, 8 with 4 and 6 with 5.
gen-2-3 = The spaces left are the marker's own space and all those below it. One space left means that the marker is on the last space; there are never fewer.
gen-2-4 = At the end of a round with more than one space left, the marker moves down one space and a new round begins.
gen-2-5 = At the end of a round with one space left, the game ends (section 11).
gen-2-6 = If the tower starts on the market and more than one space is left, the round marker moves down one space at once, in phase 1.
gen-2-7 = If the tower starts on the market and only one space is left, the round marker does not move.
gen-2-8 = The last round is always played to its end, so everybody gets their turn.
gen-2-9 = If the marker reaches the last space because of a market start, the current round is the last one. If it gets there at the end of a round, one more complete round follows.
    .ruling = R-04
gen-2-10 = GEN-2.6 applies to every turn of a round, not just the first. Several market starts in the same round all count.
    .ruling = R-05
gen-2-11 = Reaching the market by moving the tower never moves the round marker.
gen-2-12 = A turn has four phases in this order: 1 start space, 2 movement, actions and negotiation, 3 acquiring buildings, 4 end of turn. Deals, actions and special tiles belong to phase 2 only; the one exception is the Start space tile.
    .ruling = R-06

## 3. Phase 1: the start space

gen-3-1 = As the trader you either roll both dice or spend a Start space tile. You must do one of the two, and only one.
gen-3-2 = The blue die gives the horizontal number, the red die the vertical one. The space that contains this square is the start space. The squares of the market are 4-4, 4-5, 5-4 and 5-5.
gen-3-3 = All squares of a building stand for the same space. The whole tower of five discs is put on the start space.
gen-3-4 = With the Start space tile you name any of the 39 spaces; no dice are rolled.
gen-3-5 = You must use the tile before rolling: once you have rolled, the start space stands. You may use at most one Start space tile per turn.
    .ruling = R-07
gen-3-6 = If you choose the market with the tile, the round marker moves as after a roll (GEN-2.6, GEN-2.7).
gen-3-7 = The start space counts as visited and as having a disc.
gen-3-8 = If the start space is a building, its action is open without a deal, and the floor is about the action here. If it is a street or the market, the floor is about the next step of the tower.

## 4. Phase 2: movement

gen-4-1 = The tower moves from its space to a space that shares an edge with it, never diagonally.
gen-4-2 = Each building is one space, whatever its size; each street square is one space; the market is one space. The Park and the Harbor are buildings.
gen-4-3 = With each move one disc stays on the space the tower leaves; the others go along.
gen-4-4 = The tower makes at most four moves per turn, so it visits at most five spaces, counting the start space.
gen-4-5 = No space may be visited twice in the same turn. The start space counts too.
gen-4-6 = Only the trader moves the tower. As the trader you may go on even if everybody has already had an action.
gen-4-7 = As the trader you may stop whenever the tower is free to move, even on the start space.
gen-4-8 = When you stop, all discs still in the tower stay on its space.
gen-4-9 = If no neighbouring space is left that has not been visited this turn, phase 2 ends as if you had stopped.
    .ruling = R-08
gen-4-10 = When the tower arrives on a space, this happens in order: the space counts as visited; on the start space only, a market start moves the round marker; messages may be delivered; then the bought action is taken or, if there was no deal, the floor opens: about the action in a building, about the next step on a street or the market.
    .ruling = R-09
gen-4-11 = The action of a building must be settled, that is used, sold or lapsed, before the tower moves on or phase 2 ends. This holds after the fourth move too.
    .ruling = R-10

## 5. Actions

gen-5-1 = Only the 18 named buildings have an action. Streets and the market have none.
gen-5-2 = Each of you may take one action per turn, no matter who is the trader: this is your base action. Nobody has to take it.
gen-5-3 = The action of a building is taken at most once per turn, by one player.
gen-5-4 = An action is taken only in the building under the tower, and as soon as it is settled who gets it; it cannot be saved for later. There is no player order.
gen-5-5 = As the trader you may take the open action of the building under the tower yourself if you have an action available. You pay nobody for it.
gen-5-6 = If you are not the trader, you take an action only through an accepted deal.
gen-5-7 = You have an action available if you have not used your base action this turn or if you hold an Extra action tile. With two players, the trader may also have one by GEN-12.2.
gen-5-8 = Your base action is used first. An Extra action tile is spent at the moment its action begins.
    .ruling = R-11
gen-5-9 = When your action begins, the building is marked as used this turn, the action is counted for you, your Extra action tile is spent if you need it, and the owner of the building is paid (GEN-10.12).
gen-5-10 = During your action you may do the following in any order: carry out the effect of the building once (section 7), play the special tiles meant for this (GEN-9.8), and complete at most one order (GEN-8.11).
gen-5-11 = You must carry out the effect of the building exactly once before you end your action.
    .ruling = R-12
gen-5-12 = Your action counts as taken however little it brings, even if it brings nothing.
gen-5-13 = Once you end your action, it is over for good. While an action is under way nobody else does anything, except that messages may be delivered.
gen-5-14 = An action you have bought is yours alone: you cannot pass it on, resell it, decline it or get your price back.
    .ruling = R-13
gen-5-15 = An action that has lapsed cannot be taken later in the same turn. At the start of the next turn no action counts as used or lapsed any more.

## 7. Buildings

gen-7-1 = If the supply holds less than an action gives, you take what is left, which may be nothing.
gen-7-2 = The same goes for cards: if there are too few, you draw those there are.
    .ruling = R-32
gen-7-3 = Guild Hall: draw the top card of the large order deck.
gen-7-4 = City Hall: draw the top two cards of the small order deck.
gen-7-5 = Post Office: draw the top two cards of the message deck.
gen-7-6 = Cathedral: take two ownership markers of your colour from the central supply into your personal supply.
gen-7-7 = Palace: take one Building action tile.
gen-7-8 = Park: take one Extra action tile.
gen-7-9 = Coach House: take one Start space tile.
gen-7-10 = Harbor: take one Any commodity tile.
gen-7-11 = Inn and Tavern: take one Trade 1:1 tile. Both draw on the same stock of seven.
gen-7-12 = Warehouses: take one of each of the two commodities, never two of the same. The Drinks warehouse gives ale and wine, the Metals warehouse silver and copper, the Fabric warehouse linen and silk, the Spices warehouse pepper and saffron.
gen-7-13 = Villas (Colini, Monetti, Ricci, Zasteri): do one of two things: draw the top contract card, or deliver one large order made out to this villa.
gen-7-14 = At a villa you choose when you carry out its effect, not in the offer, unless a pledge binds you. If you have no order to deliver and the contract deck is empty, the effect brings nothing.
    .ruling = R-33

## 8. Cards

gen-8-1 = There is no hand limit.
gen-8-2 = A card you have played goes face up under its deck.
gen-8-3 = As soon as the top card of a deck is face up, that deck is shuffled and turned face down, even in the middle of a draw or when a card goes under an empty deck.
    .ruling = R-34
gen-8-4 = Large order: to complete it you must take the action of the villa named on the card and choose delivery there. You return the three commodities shown to the supply.
gen-8-5 = A large order brings you 100 ducats from the bank and one special tile of your choice; then the card goes face up under its deck (GEN-8.2).
gen-8-6 = You choose the bonus tile among the kinds that are in the supply. If none is left, you get only the money.
    .ruling = R-35
gen-8-7 = Small order: to complete it you must be taking the action of the building named on the card yourself. You return the commodity shown, one per card, to the supply.
    .ruling = R-36
gen-8-8 = A small order brings you 40 ducats from the bank; then the card goes face up under its deck (GEN-8.2). Completing it is not an action in itself.
gen-8-9 = You may complete a small order at any point of your action in that building. You may have drawn the card or gained the commodity during this very action.
    .ruling = R-37
gen-8-10 = An action you take with a Building action tile never serves for a small order.
gen-8-11 = You complete at most one order, large or small, during one action, even if two fit the building.
    .ruling = R-38
gen-8-12 = Message: once the tower has visited both buildings named on the card in the same turn, you may deliver it for 30 ducats from the bank; then the card goes face up under its deck (GEN-8.2).
gen-8-13 = For a message you need no action and no part in any deal. Any of you may deliver one, in anybody's turn.
gen-8-14 = The two buildings may be visited in either order. The start space counts, and so do the space just reached and all earlier ones.
gen-8-15 = You may deliver any number of messages in a turn, even if they name the same buildings.
gen-8-16 = You may deliver a message from the moment the second building is visited until phase 4 of that turn begins, even if you got the card only after the visits. You never have to deliver.
    .ruling = R-39
gen-8-17 = Contracts bring nothing during the game; they pay at the end.
gen-8-18 = For contracts, two buildings are adjacent if they stand next to each other in a closed ring of 14 buildings, so the last one is also next to the first. On the main board the ring is: Palace, Harbor, Villa Monetti, Drinks warehouse, Inn, Spices warehouse, Villa Ricci, Coach House, Park, Villa Colini, Metals warehouse, Tavern, Fabric warehouse, Villa Zasteri. On the alternative board it is: Palace, Harbor, Drinks warehouse, Villa Monetti, Inn, Villa Ricci, Spices warehouse, Coach House, Park, Metals warehouse, Villa Colini, Tavern, Villa Zasteri, Fabric warehouse. Both rings follow from our reconstructed boards.
gen-8-19 = Your contracts are split into the longest possible runs of adjacent buildings. Each run is paid separately, and once.
    .ruling = R-40
gen-8-20 = A run of 1 building pays 10 ducats, a run of 4 pays 100, and each further building adds 50 (5 pay 150, 6 pay 200, and so on).
gen-8-21 = A run of 2 buildings pays 30 ducats, a run of 3 pays 60. These two amounts are not in the rulebook: we worked them out from the others, and they can be corrected if the printed ones come to light.
    .ruling = R-41

## 9. Special tiles

gen-9-1 = You may hold any number of special tiles and use any number of them per turn, in any order.
gen-9-2 = A used tile goes back to its supply when its effect is finished.
    .ruling = R-42
gen-9-3 = Start space: only the trader may use it, in phase 1, instead of rolling (GEN-3.4 to GEN-3.6).
gen-9-4 = Extra action: it gives you one more action in the current turn, whether the turn is yours or another player's.
gen-9-5 = You may use several Extra action tiles in one turn, even one you gained in that turn.
gen-9-6 = You cannot take an extra action in a building whose action has already been used this turn.
gen-9-7 = An Extra action tile does not replace the deal: in another player's turn you still need an accepted offer.
    .ruling = R-43
gen-9-8 = Any commodity, Trade 1:1 and Building action are tiles for use during an action. You may play them only while your own action is under way: before, during or after the effect of the building, but before you end the action. You may even play one you gained during this same action.
gen-9-9 = Any commodity: take one commodity of a kind that is in the supply.
gen-9-10 = Trade 1:1: put one of your goods back and take one other good. A commodity or a tile goes back to the supply, a marker from your personal supply to the central supply, a card face up under its deck.
gen-9-11 = The good you take comes from the supply, never from another player. You cannot name a kind that has run out, and you cannot take ducats. You cannot swap anything for its own kind, except a card for a new card of the same deck.
    .ruling = R-44
gen-9-12 = If you take a card with Trade 1:1, it is the top card of a deck, unseen. If you give up a card, it goes under its deck after the draw.
    .ruling = R-45
gen-9-13 = Building action: at once carry out the effect of a building that has your marker.
gen-9-14 = It does not count as your action of the turn, the tower need not be there, and the building may already have been used this turn.
gen-9-15 = You may use several Building action tiles in a turn, even on the same building.
gen-9-16 = A Building action tile brings no owner's income and does not mark the building as used: its normal action stays open.
    .ruling = R-46
gen-9-17 = You cannot use a Building action tile on the Palace: it would only exchange the tile for another of its kind.
    .ruling = R-47
gen-9-18 = On a villa you own, which is possible only on the alternative board, the tile lets you choose either thing a villa offers, within the limit of GEN-8.11.
    .ruling = R-48

## 10. Phase 3: acquiring buildings

gen-10-1 = Beginning with the trader and going clockwise, each of you has exactly one opportunity to acquire buildings. You may pass.
gen-10-2 = If you have no marker in your personal supply, you are skipped. If no street has a disc, nobody can acquire anything and the phase ends.
gen-10-3 = To acquire, choose one street with at least one disc.
gen-10-4 = The building itself needs no disc and need not have been visited. The market is not a street.
    .ruling = R-49
gen-10-5 = You may put one marker from your personal supply on each of one or two buildings adjacent to that street.
gen-10-6 = A building holds at most one marker.
gen-10-7 = Ousting: you give up one marker from your personal supply to remove another player's marker from such a building. Both markers go to the central supply.
gen-10-8 = After ousting you may put a further marker of yours on that building, but you need not. So ousting one marker and placing two costs you three.
gen-10-9 = You may oust only from buildings adjacent to the street you chose, and never your own marker. Placing and ousting together, you act on at most two buildings.
    .ruling = R-50
gen-10-10 = To acquire, you must place or oust at least one marker. Otherwise you have passed, and no disc is removed.
    .ruling = R-51
gen-10-11 = When you have acquired, all discs on the street you chose are removed.
gen-10-12 = When you take the action of a building with another player's marker, its owner gets 10 ducats from the bank. If you act in a building of your own, nobody gets them.
gen-10-13 = The 10 ducats are paid when the action begins, whatever the action brings and whoever is the trader.
    .ruling = R-52
gen-10-14 = A building with no street next to it can never be owned. On the main board these are the four villas.
    .ruling = R-53
