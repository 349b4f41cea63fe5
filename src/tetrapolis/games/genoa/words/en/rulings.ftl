### Genoa: the rulings R-01 to R-57, where the book is silent, unclear or contradicts itself: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## Money, rounds and phases

gen-r-01 = How small can an amount of money be, and can the bank run out? Every amount is a multiple of 5 ducats, and the bank never runs out.
    .why = The smallest coin is 5 and every payment of the bank is a multiple of 10; a bank that runs dry would decide games by accident.
gen-r-02 = Who is the first player? One of you drawn at random, unless your table names a seat (option `first_player`).
    .why = Who was last at a market cannot be checked online.
gen-r-03 = What is a good? A commodity, a card, a special tile, or an ownership marker in your personal supply; ducats are no good.
    .why = The book has four different lists: for offers, for Trade 1:1, for a tie and for two players. The one of Trade 1:1 is the fullest without money; only the tie keeps a list of its own (R-54).
gen-r-04 = Does the game end as soon as the round marker reaches the last space? No. You play as many rounds as the track has spaces, so a marker that reaches the last space at the end of a round still leaves one whole round; only if a market start brings it there is the running round the last one.
    .why = One sentence of the book could mean that you stop at once, but then its own 12, 10, 8 or 6 rounds could never be played; its other sentences and its example agree with us.
gen-r-05 = Does a market start count in every turn? Yes, in every turn of a round, and several in one round each count.
    .why = The book once speaks of the roll at the start of the round, but elsewhere, and in its example, of the start space of any player.
gen-r-06 = When can you deal, act and use special tiles? Only in phase 2; just the Start space tile belongs to phase 1.
    .why = The book places all of this there, and phases 1, 3 and 4 stay short when you do not all play at the same time.
gen-r-07 = May you use a Start space tile after rolling, or two of them in a turn? No, you use it before rolling, and at most one per turn.
    .why = The tile replaces the roll.

## Movement and actions

gen-r-08 = What if there is no unvisited space next to the tower? Phase 2 ends as if the trader had stopped.
    .why = The book is silent, and the main board has eight such dead ends, for example Metals warehouse, street 3-7, Park, Villa Colini.
gen-r-09 = What comes first when the tower arrives? The space counts as visited, a market start moves the round marker, messages may be delivered, and then comes the action.
    .why = A message depends on the visit alone. So its 30 ducats can pay an offer for the action here, but never the step that brought the tower.
gen-r-10 = Must the action of a building without a deal be settled before the tower leaves? Yes, it is taken, sold or lapses before the tower moves on, and also after the fourth move and before the trader stops.
    .why = The book ends the phase with the fourth move, but opens every building without a deal to offers, and wants actions taken at once.
gen-r-11 = Which action do you use first, and when is an Extra action tile spent? Your base action comes first; the tile is spent when the action that needs it begins.
    .why = The result is the same for you, and there is only one way to do it.
gen-r-12 = May you take an action without its effect? No, you carry out the effect of the building, and exactly once.
    .why = A small order needs the action to be carried out, and nobody should buy an empty action.
gen-r-13 = May you pass on or give back an action you bought? No, it is yours alone: you cannot pass it on, resell it, decline it or get the price back.
    .why = By the book the one who makes the offer gets the action, and no third player has a part in a deal.

## What an offer may hold

gen-r-14 = May you offer for the step to the market? Yes, for the bare step.
    .why = Like a street it has no action.
gen-r-15 = What can you buy from the trader? Only the step to an adjacent space, with its action if it is a building, or the action of the building where the tower stands.
    .why = The book says what an offer always means. Paying the trader to stop or to keep away from a space is excluded, and would be a promise too.
gen-r-16 = How small can an offer be, and may both sides give ducats? It holds at least 5 ducats or one good, pledges included, and ducats stand on one side only; pledged ducats are apart.
    .why = Otherwise an offer for nothing would force the trader to accept it.
gen-r-17 = May you offer for a building if you have no action available? No, unless your table allows you to buy the bare move there (option `move_only`); the action is then still open.
    .why = An offer always includes the action, and you could not take it. To carry a message you can still buy the streets next to the tower, or your table can use the option.
gen-r-18 = What if the receiver has too few markers in the central supply? A deal with that many markers is not valid.
    .why = Nobody pays without the other side receiving; the two of you can name fewer.
gen-r-19 = Can markers on buildings be dealt or traded away? No, in deals and with Trade 1:1 only markers from a personal supply can.
    .why = The book's exchange works with markers that you can hand back; those on buildings are placed and ousted in phase 3.
gen-r-20 = How are cards named in an offer? You name your own cards one by one and ask for the other side's by deck and number; their holder picks which ones.
    .why = You cannot name a card that you do not see.
gen-r-21 = Who sees the face of a card you offer? Its deck is open to all, its face is seen by the trader alone if you want so, and otherwise by nobody before the deal; your table may keep all faces hidden until then (option `card_face`).
    .why = The book wants cards secret but lets you pay with them; showing one to the player who is to get it is the smallest breach. What you claim in talk binds nobody.
gen-r-22 = May several players pay for one step together? No, each floor ends with at most one deal, with one player, unless your table lets offers for the same bare street be accepted together (option `joint_street`).
    .why = The book speaks of one player who makes the offer and gets the action; adding up offers would make sense for streets only.

## Pledges

gen-r-23 = What can you pledge from the action you buy? Only what the list of GEN-6.23 allows, money of an order included. The pledge is checked before it counts, you must then carry out what it rests on, and you cannot use the pledged things for anything else.
    .why = The book allows goods gained by the bought action and counts ducats among the things you can offer. Because of the check every pledge comes true, so there are no debts.
gen-r-24 = What can never be pledged? Message rewards and an owner's income, anything for the step to a street or the market, and anything by the trader.
    .why = None of these comes from the bought action.
gen-r-25 = What if pledges are not checked and one does not come true? Where your table has switched the check off (option `pledge_check`), you simply do not owe it: no substitute, no debt, no undoing.
    .why = By the book an action may bring less or nothing when things run short, and an offer never holds a promise.

## The life of an offer and the duty to accept

gen-r-26 = Does an offer for a step that was not accepted turn into one for the action there? No, it lapses when the trader moves there without a deal; you may make a new one, even a lower one.
    .why = After a free move the situation is new.
gen-r-27 = May the trader counter an offer, or be the first to propose terms? Yes, both.
    .why = In the book the trader negotiates, and names a price in the example.
gen-r-28 = Does a counter cancel the offer it answers? No, the offer stands until its maker changes or withdraws it.
    .why = Otherwise the trader could kill every offer with an absurd counter and get round the duty to accept.
gen-r-29 = Which offers keep the trader from letting an action lapse? Only valid offers for the action here that ask nothing from the trader in return.
    .why = By the book the trader may add things to a deal, so nobody can force it.
gen-r-30 = Until when can a deal be changed? Only before it is accepted; from then on it is final and is carried out to the end.
    .why = Changing it at any time belongs to the negotiating; by the book the price is paid as soon as you agree.
gen-r-31 = What happens when your time is up? The game makes the move for you that GEN-6.64 names.
    .why = The game has to go on; apart from what you have already agreed to, such a move never spends your goods, and it keeps to the duty to accept.

## Buildings and cards

gen-r-32 = What if a deck has too few cards? You draw those there are.
    .why = The book says so only for other things; the principle is the same.
gen-r-33 = When do you choose what to do in a villa? When you carry out its effect, not in the offer, unless a pledge binds you.
    .why = The offer buys the action and not one of its two choices.
gen-r-34 = When exactly is a deck shuffled again? As soon as a face-up card lies on top, even in the middle of a draw, and also when a card is put under an empty deck.
    .why = That is what the book says, taken word for word.
gen-r-35 = Which tile can you choose as the bonus of a large order? One of a kind that is still in the supply; if there is none, you get only the money.
    .why = It is the same as for every other shortage.
gen-r-36 = How many commodities does a small order need? One.
    .why = Our text of the book has a plural without a number, but two outside pages about the 2001 game say one, and our reconstructed cards follow them.
gen-r-37 = When in your action can you complete a small order? At any point of your own action in that building, even with a card or a commodity that you have just gained in it.
    .why = It needs the action and the commodity, and the book gives no order; the Any commodity tile is made for this.
gen-r-38 = How many orders can you complete in one action? One, large or small, and actions by a Building action tile during it are included.
    .why = The book says never two at the same time; an Extra action in another building is an action of its own.
gen-r-39 = Who delivers a message, and until when? Whoever holds it now, from the visit to the second building until phase 4 of that turn; nobody has to.
    .why = The book ties delivery to the discs alone. One could also ask that you hold the card before the second visit, but that is harder to check.
gen-r-40 = Is each group of adjacent contracts paid separately? Yes, each run once.
    .why = The book sets its prices for groups of adjacent buildings.
gen-r-41 = What do runs of two and three contracts pay? 30 and 60 ducats.
    .why = With steps of 10, 20, 30, 40 and 50 all printed values fit, but we have not seen these two in print.

## Special tiles

gen-r-42 = When does a used tile go back to the supply? When its effect is finished.
    .why = So a tile cannot provide its own effect.
gen-r-43 = Does an Extra action tile give you an action in another player's turn without a deal? No, the trader has to accept your offer as usual.
    .why = It gives you one more action, and in another player's turn actions come from the trader.
gen-r-44 = With whom do you trade by Trade 1:1, and what for? With the supply, never with a player, and never for ducats; a kind that has run out cannot be named, and nothing is traded for its own kind, except a card for a new one of the same deck.
    .why = Its list of goods has no ducats, and trades between players need the trader.
gen-r-45 = Which card do you get by Trade 1:1? The unseen top card of a deck; the card you give up goes under its deck after the draw.
    .why = Nothing allows you to search a deck, and it would break secrecy.
gen-r-46 = Does a Building action tile bring income or use up the building? No, nobody gets the 10 ducats, and the normal action of the building stays open.
    .why = The owner acts there alone, and by the book using the tile does not count as the action.
gen-r-47 = May you use a Building action tile on the Palace? No.
    .why = It would only give you the same tile again, without end.
gen-r-48 = What does a Building action tile allow on a villa you own? Either choice of the villa, drawing a contract or delivering a large order. This is possible only on the alternative board.
    .why = The book excludes only small orders.

## Acquiring buildings and the end

gen-r-49 = Which buildings can you acquire? Those adjacent to a street with a disc; they need no disc of their own, and the market is not a street.
    .why = The book first speaks of the buildings where discs lie, but its steps and its example use streets with discs.
gen-r-50 = Whose markers can you oust, and where? Those of other players, only on buildings adjacent to the street you chose; you touch two buildings at most.
    .why = The book speaks of one or two buildings, and on both boards a street has at most two next to it.
gen-r-51 = May you take the discs off a street without placing or ousting a marker? No, then you have passed and the discs stay.
    .why = By the book removing them is the last step of acquiring.
gen-r-52 = When does the owner get 10 ducats? When another player's action in the building begins, whatever it brings and whoever is the trader.
    .why = The book pays for using the action, and an action counts as taken however little it yields.
gen-r-53 = Can villas be owned? On the main board they cannot, since no street touches them; on the alternative board they can.
    .why = This follows from the reconstructed layout of the board and is not confirmed; there is no special rule for villas.
gen-r-54 = What counts in a tie? Cards, contracts too, commodities and special tiles, but no markers; if you are still tied, you share the win.
    .why = That is the list in the book, and contracts are cards; for a further tie it says nothing.

## Two players and information

gen-r-55 = Whose good must be in an offer with two players? The one who makes the offer has to give it; a pledged good counts.
    .why = The book speaks of the offer made to the trader.
gen-r-56 = How many actions has the trader with two players? Two at most, if the other player has bought at least one action, that is taken it through an accepted deal for a building; a bare street is no action.
    .why = The book asks for at least one bought action and gives the trader two.
gen-r-57 = What is open to everybody? All that lies in front of the players is. The cards in your hand are secret, but their number per deck is open; money is hidden, open, or as each of you likes (option `money`).
    .why = The book puts some things in front of you and cards in your hand, an English text of this edition says face up, and money is left to each player.
