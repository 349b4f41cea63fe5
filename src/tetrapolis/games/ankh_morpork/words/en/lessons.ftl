### Ankh-Morpork: lessons, step by step.

## 1

ankh_morpork-lesson-goal = The goal
    .goal = Know your secret personality, control an area more, and win.
ankh_morpork-lesson-goal-play = Secretly you are Lord Selachii: with four players he wins by controlling 4 areas. You control three. Play Groat: he places a minion.
    .wrong = A fine card, but Groat brings the minion you need.
ankh_morpork-lesson-goal-place = Minions go where you have one already, or next door. The Isle of Gods is empty: place yours there and you control it.
    .wrong = Possible, but you need an area where you have more pieces than any opponent.
ankh_morpork-lesson-goal-end = Four areas! But you win only at the start of your turn. End this one, and hope.
ankh_morpork-lesson-goal-won = Nobody stopped you: at the start of your turn you control four areas and win. Watch what others are after!
ankh_morpork-lesson-goal-others = The others had other goals: Lord Vetinari wants minions everywhere, the Dragon King trouble, Vimes the last card.

## 2

ankh_morpork-lesson-turn = A turn
    .goal = Play a card, use its signs from left to right, and draw.
ankh_morpork-lesson-turn-first = A turn is a card. The Pink Pussycat Club shows money and “another card”. Play it.
    .wrong = A good card. Keep it for a moment: the Club lets you play two.
ankh_morpork-lesson-turn-money = Signs come from left to right; you may use or skip each. Take the $3.
    .wrong = You may skip a sign, but here it is free money.
ankh_morpork-lesson-turn-second = Now another card: the Agony Aunts show a dagger, $2 and a minion.
    .wrong = Possible. The Agony Aunts show more signs at once.
ankh_morpork-lesson-turn-kill = The dagger removes a minion where there is trouble. Remove Bruno's from the Shades.
    .done = The trouble marker went with it.
    .wrong = Skipping is allowed, but use the dagger here.
ankh_morpork-lesson-turn-more = Next sign: $2. Take it.
ankh_morpork-lesson-turn-place = The last sign: a minion. Small Gods lies next to the Scours, where you stand: place it there.
    .wrong = Also within reach. Place this one in Small Gods, though.
ankh_morpork-lesson-turn-end = Nothing more to play. End your turn: your hand is filled up to five cards.

## 3

ankh_morpork-lesson-trouble = Trouble
    .goal = See how trouble begins, what it forbids, and how it is calmed.
ankh_morpork-lesson-trouble-play = Play Captain Carrot: a minion, then calm, then $1.
    .wrong = Fine, but Captain Carrot shows both sides of trouble.
ankh_morpork-lesson-trouble-place = Place a minion in Dimwell, where Bruno stands: wherever minions meet, trouble begins.
    .done = A trouble marker: now minions there can be killed, and nobody can build.
    .wrong = Allowed, but place it beside Bruno's minion, to see trouble begin.
ankh_morpork-lesson-trouble-calm = Now calm some: remove the marker from the Scours, where you want to build.
    .wrong = That would calm another place. You want to build in the Scours.
ankh_morpork-lesson-trouble-money = And $1.
ankh_morpork-lesson-trouble-end = End your turn. Watch what the others do with the trouble you left.
ankh_morpork-lesson-trouble-let = Bruno's Mr Gryle uses the trouble: he kills your minion in Dimwell. Whoever is hit is asked; without an interrupt, let it happen.
ankh_morpork-lesson-trouble-drum = The marker in Dimwell is gone too. and the Scours are calm: play the Mended Drum.
    .wrong = Later. The Mended Drum can build now.
ankh_morpork-lesson-trouble-build = Build in the Scours for $6: a minion of yours, no trouble, no other building.
    .done = The area's card is yours: it helps you every turn from now on.
    .wrong = Possible, but build in the Scours here.

## 4

ankh_morpork-lesson-areas = Area cards
    .goal = Buildings bring a card, and each card a power for every turn.
ankh_morpork-lesson-areas-power = You own the Scours: once a turn that card turns one of your hand cards into $2. Press it.
    .wrong = Later. First try the power of your area card.
ankh_morpork-lesson-areas-discard = Discard Modo for it.
    .wrong = That card is of more use to you.
ankh_morpork-lesson-areas-play = Now you can afford another building. Play the Mended Drum.
ankh_morpork-lesson-areas-build = Build in Nap Hill for $12. Dearer areas have stronger cards, and count more points.
    .wrong = Cheaper, but try the dear one here.
ankh_morpork-lesson-areas-money = The Drum also brings $2.
ankh_morpork-lesson-areas-rest = A card gained this turn cannot be used yet: press Nap Hill and it says why. End your turn.

## 5

ankh_morpork-lesson-interrupts = Interrupts
    .goal = Answer somebody else's card while it happens.
ankh_morpork-lesson-interrupts-look = Bruno's Mr Gryle is about to kill your minion. Gaspode, in your hand, shows the interrupt sign: it may answer.
ankh_morpork-lesson-interrupts-answer = Play Gaspode: he stops the attack. You may do so in anybody's turn.
    .done = Your minion stays. The table pauses for everybody alike, so nobody learns who has an answer.
    .wrong = You may let it happen. But you have the answer in your hand.
ankh_morpork-lesson-interrupts-play = Your turn. An interrupt cannot be played as your card: press Fresh Start Club and it says so. Play Groat instead.
    .wrong = Fine, but play Groat here.
ankh_morpork-lesson-interrupts-place = Place a minion in the empty Nap Hill.
    .wrong = Possible. Here: Nap Hill.
ankh_morpork-lesson-interrupts-end = End your turn. Keep Fresh Start Club: it brings back a minion that is killed.

## 6

ankh_morpork-lesson-winners = Who wins when
    .goal = Other personalities, other goals: win by trouble.
ankh_morpork-lesson-winners-play = Now you are the Dragon King of Arms: eight trouble markers at the start of your turn win. There are seven. Play Groat.
    .wrong = Not that one: you need a minion that meets another.
ankh_morpork-lesson-winners-place = Where minions meet, trouble begins: place yours beside Bruno's on Nap Hill.
    .wrong = There it would make no new trouble.
ankh_morpork-lesson-winners-end = Eight! End your turn and hope that nobody calms the city.
    .done = Nobody noticed: the Dragon King has won.
ankh_morpork-lesson-winners-watch = So count what grows: areas controlled, areas with minions, money, trouble. Facts shows how near each goal is.
ankh_morpork-lesson-winners-cards = When the last card is drawn Commander Vimes wins; if nobody is Vimes, minions, buildings and money are counted.

## 7

ankh_morpork-lesson-events = Events
    .goal = Twelve events strike the city: meet some, and save what you can.
ankh_morpork-lesson-events-play = Rincewind shows the event sign: whoever plays him must carry it out. Play him.
    .wrong = Safer. But here you shall meet an event.
ankh_morpork-lesson-events-save = The Dragon rolled an area and burns what stands there: yours. With Small Gods you may pay $3 to save your piece.
    .done = Three dollars, and the minion stays.
    .wrong = You may let it burn. But here you have the money to save it.
ankh_morpork-lesson-events-again = “Another card”: play the Dean. He has an event too.
    .wrong = Fine. Here we look at another event.
ankh_morpork-lesson-events-skip = Trolls have come. They are nobody's, but you control an area only with more pieces than trolls. Skip the Dean's scroll.
    .wrong = Possible. Skip it here.
ankh_morpork-lesson-events-stop = Play no further card. And remember: with eight markers on the board the event Riots ends the whole game.
    .wrong = You could go on. Stop here.
