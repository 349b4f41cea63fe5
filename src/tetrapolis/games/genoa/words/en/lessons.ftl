### Genoa: lessons, step by step.

## 1

genoa-lesson-deal = A first deal
    .goal = You lead the tower; the others pay for where it goes.
genoa-lesson-deal-accept = Most ducats win. You lead the tower this turn, and the others bid for where it goes. Clara offers 15: accept.
    .done = 15 ducats are yours, and Clara took pepper and saffron at the warehouse.
    .wrong = Also a deal, but Clara pays more.
genoa-lesson-deal-go = Nobody wants the next step. You may walk on for yourself: go to Villa Ricci.
    .wrong = Possible. Here: Villa Ricci.
genoa-lesson-deal-use = In a building reached without a deal you may act yourself. Do it.
    .wrong = You could ask for bids here. This time, act yourself.
genoa-lesson-deal-draw = A villa gives a contract: draw it.
genoa-lesson-deal-end = Contracts pay at the end, more when their buildings lie side by side. Finish the action.
genoa-lesson-deal-stop = End your trip: press Stop here. Then the next player leads the tower.
    .wrong = You have moves left, but this trip shall end.

## 2

genoa-lesson-orders = Orders and messages
    .goal = Turn goods and visits into ducats.
genoa-lesson-orders-use = You stand at the Coach House with ale, and your small order wants ale right here. Take the action yourself.
    .wrong = You could sell this action, but your order needs you to take it.
genoa-lesson-orders-main = First what the house gives: a tile with which you may choose a start space.
    .wrong = Do that right after.
genoa-lesson-orders-fill = Now the order: ale goes back, you get 40 ducats.
    .wrong = Not yet: the order first.
genoa-lesson-orders-end = Finish the action. One order in an action is all.
genoa-lesson-orders-go = Your message names Coach House and Metals: once the tower has seen both in a turn, it pays. Walk towards the next street.
    .wrong = Also a way. Take the lit one.

## 3

genoa-lesson-offer = Making an offer
    .goal = Somebody else leads the tower: buy the step you need.
genoa-lesson-offer-look = Bruno leads the tower. Your order pays 40 at the Coach House, next to it: that step is worth ducats to you.
genoa-lesson-offer-offer = Press Make an offer, choose the Coach House and about 10 ducats, and send it.
    .done = Your offer lies on the table; only you and Bruno can turn it into a deal.
    .wrong = An offer too. Here: for the Coach House.
genoa-lesson-offer-pass = Nothing to add: pass, and Bruno decides.
    .done = Bruno accepts: he gets your ducats, and you act at the Coach House.
genoa-lesson-offer-main = The house first: take its tile.
    .wrong = Right after.
genoa-lesson-offer-fill = And your order: 40 ducats for one ale, more than the step has cost.
    .wrong = The order first.
genoa-lesson-offer-end = Finish the action. Bruno leads on.

## 4

genoa-lesson-pledge = Pledges
    .goal = Pay with what the action itself will bring you.
genoa-lesson-pledge-look = You have no ducats left. Yet you can buy the step to the Spices warehouse: it brings two goods, and one may be the price.
genoa-lesson-pledge-offer = Make an offer for the Spices warehouse and pledge the pepper you will take there.
    .wrong = A fine offer. Here: only pepper, as a pledge.
genoa-lesson-pledge-pass = Pass: Bruno decides.
genoa-lesson-pledge-main = He agreed. Take pepper and saffron.
genoa-lesson-pledge-end = Finish: the pepper goes to Bruno by itself, the saffron is yours.

## 5

genoa-lesson-buildings = Owning buildings
    .goal = At the end of a turn markers go on buildings; owners earn from others.
genoa-lesson-buildings-go = Wherever the tower has been lies a disc. Walk on to the next street.
    .wrong = Possible. Here: the lit street.
genoa-lesson-buildings-stop = You walked two streets; on each lies a disc. Stop, and buildings can be acquired.
    .wrong = You could go on. Stop here.
genoa-lesson-buildings-claim = Choose a street with a disc and put your two markers on the buildings beside it: Coach House and Spices.
    .wrong = You may pass, but markers are worth ducats.
genoa-lesson-buildings-owner = Whenever another player acts in a building of yours, the bank pays you 10 ducats.
genoa-lesson-buildings-worth = At the end each marker on a building is worth 10 more. Those that were not placed bring nothing.

## 6

genoa-lesson-contracts = Large orders and contracts
    .goal = Deliver at a villa, and see how the end is counted.
genoa-lesson-contracts-use = You stand at Villa Ricci with three goods that your large order wants. Act yourself.
    .wrong = Selling it would waste your order.
genoa-lesson-contracts-ship = Deliver: 100 ducats and a tile of your choice.
    .wrong = A contract is fine too. Here: deliver.
genoa-lesson-contracts-tile = Choose the Extra action tile: with it you may act once more in a turn.
    .wrong = A useful tile. Here: the extra action.
genoa-lesson-contracts-end = Finish the action.
    .wrong = Later. Finish here.
genoa-lesson-contracts-runs = Your contracts, Coach House and Ricci, stand side by side in the ring: together 30, not twice 10. Most ducats win.
