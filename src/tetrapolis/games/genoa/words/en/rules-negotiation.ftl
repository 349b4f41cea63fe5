### Genoa: the numbered rules of section 6 (negotiation) for players, in our own words.
### The attribute "ruling" names the rulings behind a rule. Options of the table stand in backticks.

## 6.A Parties and targets

gen-6-1 = Every deal has exactly two parties, and the trader is one of them. The others cannot deal among themselves.
gen-6-2 = Offers can be accepted only in phase 2, while the floor is open: on the floor for the action here (the tower stands in a building it reached without a deal, and the action is still open) and on the floor for the next step.
gen-6-3 = You may make an offer for the step to a space on the floor for the next step, if that space is adjacent to the tower, has not been visited this turn and the tower still has a move left.
gen-6-4 = An offer for the step to a building buys both: the move and the building's action. You cannot buy the step without the action, unless the table plays with the option `move_only` (GEN-14.4).
gen-6-5 = An offer for the step to a street buys the move alone and is a valid offer. The step to the market is treated the same way.
    .ruling = R-14
gen-6-6 = On the floor for the action here you make an offer for the action here: it buys the open action of the building under the tower.
gen-6-7 = A note names a space that is not adjacent to the tower, and a price. It binds nobody and cannot be accepted.
gen-6-8 = The step to a space and the action here are the only things you can buy. There is no deal about stopping, about not going somewhere or about the step after next, and no bare exchange of goods.
    .ruling = R-15

## 6.B Content of an offer

gen-6-9 = An offer names one target, the step or the action it is for, and the whole price.
gen-6-10 = You may offer the trader any number and any mix of ducats, commodities, cards, special tiles and ownership markers.
gen-6-11 = You may also ask the trader to give you something as part of the deal: the same kinds of things.
gen-6-12 = Whatever either side gives must belong to the giver at the moment the deal is made.
gen-6-13 = What you give and what you pledge must together come to at least 5 ducats or one good. You and the trader may not both give ducats in the same deal; pledged ducats are counted apart.
    .ruling = R-16
gen-6-14 = No promise, condition or agreement about anything later can be part of an offer; the game has no place for one.
gen-6-15 = Your offer for a building is valid only if you have an action available (GEN-5.7). If that action is an Extra action tile, the offer says so, and you cannot give away the same tile in the price.
    .ruling = R-17
gen-6-16 = Ownership markers change hands like this: the giver returns that many markers from the personal supply to the central supply, and the receiver takes the same number of the receiver's own colour from there.
gen-6-17 = A deal with markers is invalid if the receiver has fewer of the receiver's own colour in the central supply than the deal needs.
    .ruling = R-18
gen-6-18 = Markers standing on buildings cannot be part of a deal.
    .ruling = R-19
gen-6-19 = You name your own cards one by one. The other side's cards you ask for by deck and number; their holder picks which ones when accepting the offer or agreeing to the counter.
    .ruling = R-20
gen-6-20 = Everybody sees which deck an offered card is from. Its face is seen by the trader only or by nobody, as you set it in your offer (option `card_face`). After the deal both parties know it.
    .ruling = R-21
gen-6-21 = One floor ends with at most one deal, with one player. Offers of several players cannot be added up.
    .ruling = R-22

## 6.C Goods still to be gained (pledges)

gen-6-22 = In an offer for a building you may pledge things that the bought action itself will bring you. You hand them over after the action.
gen-6-23 = You may pledge only what is listed here, and each pledge must be covered, judged as things stand once both sides have handed over the rest of the price. Warehouse: one of each of its two commodities, each covered if that commodity is in the supply. Palace, Park, Coach House, Harbor, Inn and Tavern: the one tile it gives, covered if that tile is in the supply. Cathedral: 1 or 2 markers, covered if you and the trader each have that many of your own colour in the central supply. Guild Hall up to 1, City Hall up to 2, Post Office up to 2 of the cards drawn, and you pick which; covered if the deck holds that many cards. Villa, drawing a contract: the contract drawn, covered if the deck holds a card. Villa, delivering a large order: up to 100 ducats and the bonus tile of a kind you name, covered if you hold a fitting large order and its commodities, and that kind of tile is in the supply. Building of a small order you hold: up to 40 ducats, covered if you hold that order and its commodity. For both kinds of order your own Any commodity tiles count as commodities of kinds that are in the supply. You may combine the pledges of this list, except that a villa brings either the contract or the delivery.
    .ruling = R-23
gen-6-24 = The game checks whether a pledge is covered when you make the offer and again when it is accepted; a pledge that is not covered makes the offer invalid. The cards that cover a pledge you show to the game only, to no player.
    .ruling = R-23
gen-6-25 = While you take the action, the pledge binds you: you must choose the option and complete the order it rests on, the pledged things are locked as soon as you get them, and you cannot do anything that would make the pledge impossible.
    .ruling = R-23
gen-6-26 = You cannot pledge the reward of a message, the income of an owner or anything for the step to a street or the market. The trader cannot pledge anything at all.
    .ruling = R-24
gen-6-27 = If the table plays without the check (option `pledge_check`), a pledge that does not come true is simply not owed: there is no substitute, no debt and no undoing of the deal.
    .ruling = R-25

## 6.D Life of an offer

gen-6-28 = All players see all offers, counters and notes.
gen-6-29 = You may change or withdraw your offer until it is accepted. In orderly play you do so when you are asked for offers or when you reply to a counter.
gen-6-30 = You have at most one standing offer per target. A new one replaces the old one and counts as its next version.
gen-6-31 = All offers and counters lapse when the floor closes. If the trader does not accept your offer for the step to a building but then moves there without a deal, your offer does not become an offer for the action here; you may make a new one, also a lower one.
    .ruling = R-26
gen-6-32 = When the tower stands next to the space of your note, you may turn the note into an offer for the step to it, changed or unchanged. If you have marked the note as standing, the game does this for you, provided the offer is valid.
gen-6-33 = Nobody has to make an offer. You may talk at the table as you like, and nothing you say binds anybody.

## 6.E The trader's choices

gen-6-34 = As the trader you may ignore every offer on the floor for the next step; no offer obliges you.
gen-6-35 = On the floor for the next step you as the trader may move the tower to any space it can reach with one legal move, without a deal and whatever is on offer.
gen-6-36 = On the floor for the next step you as the trader may stop; this ends phase 2.
gen-6-37 = On the floor for the action here you as the trader may take the open action yourself, whatever is on offer (GEN-5.5).
gen-6-38 = As the trader you may make a counter: you propose complete terms to one player, either in answer to an offer or of your own accord. The terms must be such that this player could validly offer them. At most one counter is open at a time.
    .ruling = R-27
gen-6-39 = If the counter is addressed to you, you agree (and the deal is made at once), refuse, or make a new offer, which replaces your old one.
gen-6-40 = A counter or a refusal does not destroy the offer it answers: the offer stands until its maker withdraws or changes it.
    .ruling = R-28
gen-6-41 = As the trader you may make a call: you announce what you would like to get for a step or for the action here. It binds nobody.

## 6.F The duty to accept

gen-6-42 = If at least one qualifying offer stands on the floor for the action here, you as the trader must accept an offer, a qualifying or any other valid one, or take the action yourself. Which offer you accept is your free choice.
gen-6-43 = An offer qualifies if it is a valid offer for the action here and asks nothing from the trader.
    .ruling = R-29
gen-6-44 = This duty is the same whether you as the trader cannot take the action yourself or do not wish to. You are never forced to spend an Extra action tile.
gen-6-45 = As the trader you may let the action lapse only if no qualifying offer stands.

## 6.G Acceptance

gen-6-46 = The trader accepts one offer in one version of it; a player who agrees accepts the counter. The game then checks everything again: the target, what both sides own, the available action, the markers in the central supply, the pledges and the rule for two players (GEN-12.1). If a check fails, nothing changes hands and the offer is void.
gen-6-47 = A valid acceptance runs in this order. First all other offers lapse, and what both sides give changes hands at the same instant; cards asked for by deck have been picked before that. Second, if a step was bought, the tower moves. Third come the effects of the arrival (GEN-4.10). Fourth, if it is a building, the buyer takes the action. Fifth, when that action ends, the pledges change hands.
gen-6-48 = From the moment the price has changed hands the deal is final; the rest follows with no other offer or move in between.
    .ruling = R-30

## 6.H States and legal moves

gen-6-49 = Phase 2 consists of three kinds of situation: the floor for the action here (in a building reached without a deal whose action is open), the floor for the next step, and a player's action. In orderly play a floor has the stages offers, decision and reply; the floor for the action here has an opening before them.
gen-6-50 = The floor for the action here opens when the tower arrives at a building without a deal. If nobody has an action available, the action lapses by itself. If only the trader has one, the trader takes the action or lets it lapse, and nobody is asked for offers.
gen-6-51 = The floor for the next step opens when everything on the tower's space is settled, a move is left and there is a space the tower may move to. Otherwise phase 2 ends.
gen-6-52 = In orderly play exactly the following moves are allowed; in live play the stages are merged (GEN-6.59 to GEN-6.62). Start of the turn: the trader rolls or uses a Start space tile, the others do nothing; then comes the floor for the action here or the floor for the next step. Action here, opening: the trader takes the action (with an action available), invites offers (if one of the others has an action available) or lets the action lapse (only if none of the others has one); the others do nothing. Action here, offers: the others make offers and notes or pass, and the trader waits; then comes the decision. Action here, decision: the trader accepts an offer, takes the action, lets it lapse (only under GEN-6.45), makes a counter or asks for offers again, with or without a call; the others do nothing. Action here, reply: the player the counter is addressed to agrees, refuses, makes a new offer or withdraws the old one, and the trader waits; then comes the action or the decision. Next step, offers: the others make offers and notes or pass, and the trader waits; then comes the decision. Next step, decision: the trader accepts an offer, moves, stops, makes a counter or asks for offers again, with or without a call; the others do nothing. Next step, reply: as for the action here; after an agreement the tower moves. Counters and asking again are possible only within the limits of GEN-6.56. When the action here is settled, the floor for the next step or phase 3 follows. Action: whoever takes it, the trader or another player, does what the building offers, plays tiles, completes an order and ends the action; then comes the floor for the next step or phase 3. At any time in phases 2 and 3 every player may deliver messages; that changes nothing else. Acquiring buildings: the player whose opportunity it is acquires or passes; then comes the next player and in the end phase 4.

## 6.I Orderly mode

gen-6-53 = In orderly play all the others are asked for offers at the same time. The answers stay hidden until the last one is in and then appear together.
gen-6-54 = Each time you are asked, you may make up to `max_offers` offers for different targets (usually 3). If you are asked again on the same floor, you may also keep, change or withdraw your offers. Passing keeps what stands.
gen-6-55 = During the decision and the reply standing offers cannot be changed, except that the player a counter is addressed to may withdraw or replace their own offer.
gen-6-56 = On one floor offers are asked for at most `offer_rounds` times (usually 2), and the trader makes at most `max_counters` counters (usually 2). Each player may make at most `max_notes` notes per turn (usually 3).
gen-6-57 = At the opening of the floor for the action here the trader may take the action at once, since no offer could prevent it; otherwise the trader invites offers, and the others are asked for the first time. On the floor for the next step the others are always asked once, because offers come before the move.
gen-6-58 = When the limits are used up, the trader can only close the floor: accept, take the action or let it lapse on the floor for the action here; accept, move or stop on the floor for the next step. A turn has at most 5 floors for an action here and 4 for a next step, so it always comes to an end.

## 6.J Live mode

gen-6-59 = In live play, while the floor is open, every other player may at any moment make, change or withdraw an offer, make a note or pass; the trader may at any moment accept, make or withdraw a counter, make a call, move, stop or take the action, whichever fits the floor. Moves take effect in the order in which the server receives them; accepting or agreeing to an outdated version does nothing.
gen-6-60 = In live play the trader may move or stop once `floor_min` seconds have passed (usually 5) or all the others have passed.
gen-6-61 = To let the action lapse in live play, the trader announces the closing. A countdown of `close_seconds` seconds (usually 10) starts, in which offers may still come. If no qualifying offer stands at its end, the action lapses; otherwise the duty of GEN-6.42 holds, and if the last such offer is withdrawn later, the trader may let the action lapse at once.
gen-6-62 = If you withdraw an offer for the action here after the closing was announced, you may not offer again on that floor. After `floor_max` seconds (usually 180) no new offers or counters are taken, and the trader must close the floor within `decide_seconds` seconds (usually 30); otherwise the game does so by GEN-6.64.

## 6.K Playing at different times, time-outs, bots

gen-6-63 = If you do not play at the same time, you play in orderly mode with a deadline for each decision. You may leave standing instructions: to pass on everything but the targets you name, or to make offers you have prepared. The game plays them when you are asked for offers.
gen-6-64 = At a deadline the game moves for you. Start of the turn: it rolls. Opening of the floor for the action here: it invites offers, or lets the action lapse if none of the others has an action available. Asked for offers: it passes. Reply to a counter: it refuses. Decision about the next step: it stops. Decision about the action here: it accepts the qualifying offer with the most ducats (pledged ones included); among equals the one with the most goods, and then that of the nearest player clockwise from the trader; if there is none, it lets the action lapse. Action: it does what a pledge binds you to, otherwise what the building offers (at a villa it draws a contract), and then ends the action. Acquiring buildings: it passes.
    .ruling = R-31
gen-6-65 = Bots use the same moves as people and see only what a player in their seat may see. When the game refuses a move, it never reveals anything about what another player secretly holds.

## 6.L What always holds

gen-6-66 = Nothing appears or disappears: the players' ducats change in total only by payments of the bank for large orders (GEN-8.5), small orders (GEN-8.8) and messages (GEN-8.12), to the owners of buildings (GEN-10.12), and at the end for markers on buildings (GEN-11.3) and contracts (GEN-11.4). There are always 5 commodities of each kind, 5 Start space, 7 Trade 1:1, 5 Any commodity, 5 Building action and 5 Extra action tiles, and 7 markers of each colour, and each card is in exactly one place.
gen-6-67 = No debts: nobody ever holds less than nothing, and nothing is owed beyond the end of a floor except a covered pledge, which ends with the action it rests on.
gen-6-68 = Nobody pays without receiving: once your price has left you, the tower makes the step you bought, and at a building you take your action, all in one go.
gen-6-69 = Only with the trader: whenever something passes between two players, one of them is the trader of that turn.
gen-6-70 = Only once: in one turn no space is visited twice, no building's action is used twice, and no player takes more actions than allowed: 1, plus one for each Extra action tile spent, plus the trader's second action with two players (GEN-12.2).
