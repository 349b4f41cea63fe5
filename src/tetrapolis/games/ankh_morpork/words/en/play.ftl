### Ankh-Morpork at the table: what happened, what a move means, what went wrong, points and ends.
###
### Variables: $seat, $target, $seats are players' names; $card, $area, $event, $personality, $piece and their lists
### are names of things; "none" stands for an empty text or list. $minion is the owner's name, or troll or demon.

## Events: turns and cards

ankh_morpork-turn = Turn { $n } · { $seat }
ankh_morpork-plays = { $seat } plays { $card }.
ankh_morpork-passes = { $seat } has no card to play and passes.
ankh_morpork-draws = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
ankh_morpork-you-draw = You draw { $cards }.
ankh_morpork-fetches = { $cards ->
    [none] { $seat } finds nothing in the discard pile.
   *[other] { $seat } takes cards from the discard pile: { $cards }.
}
ankh_morpork-discards = { $seat } discards { $card }.
ankh_morpork-gives-card = A card goes from { $seat } to { $target }.
ankh_morpork-you-see-given = You see { $card } go from { $seat } to { $target }.
ankh_morpork-swaps-hands = { $seat } swaps hands with { $target }.
ankh_morpork-you-hold = { $cards ->
    [none] Your hand is empty now.
   *[other] Your new hand: { $cards }.
}
ankh_morpork-searches = { $seat } looks at the hand of { $target }.
ankh_morpork-you-see-hand = You see the hand of { $target }: { $cards }.
ankh_morpork-loses-card = { $seat } has to discard { $card }.
ankh_morpork-you-see-drawn = Drawn at random from { $target }'s hand: { $cards }.
ankh_morpork-aims = { $seat } aims { $card } at { $target }.
ankh_morpork-rolls = { $seat } rolls { $n } for { $card }.
ankh_morpork-rolls-areas = { $seat } rolls for { $card }: { $areas }.

## Events: minions, buildings, trouble

ankh_morpork-places = { $seat } places a minion in { $area }.
ankh_morpork-lifts-minion = { $seat } lifts a minion from { $area }.
ankh_morpork-loses-minion = { $minion ->
    [troll] A troll is removed from { $area }.
    [demon] A demon is removed from { $area }.
   *[other] { $minion } loses a minion in { $area }.
}
ankh_morpork-moves = { $minion ->
    [troll] A troll moves from { $area } to { $area2 }.
    [demon] A demon moves from { $area } to { $area2 }.
   *[other] A minion of { $minion } moves from { $area } to { $area2 }.
}
ankh_morpork-swaps = Two minions change places: { $minion ->
    [troll] a troll in { $area }
    [demon] a demon in { $area }
   *[other] { $minion }'s minion in { $area }
} and { $minion2 ->
    [troll] a troll in { $area2 }
    [demon] a demon in { $area2 }
   *[other] { $minion2 }'s minion in { $area2 }
}.
ankh_morpork-builds = { $seat } builds in { $area } for ${ $n }.
ankh_morpork-lifts-building = { $seat } takes the building in { $area } off to use it elsewhere.
ankh_morpork-loses-building = { $seat } loses the building in { $area }.
ankh_morpork-buys = { $seat } buys { $target }'s building in { $area } for ${ $n }.
ankh_morpork-stirs = { $seat } puts a trouble marker into { $area }.
ankh_morpork-calms = { $seat } takes the trouble marker off { $area }.
ankh_morpork-uses-power = { $seat } uses the area card { $area }.

## Events: money

ankh_morpork-earns = { $n ->
    [0] { $seat } gets no money.
   *[other] { $seat } takes ${ $n } from the bank.
}
ankh_morpork-spends = { $n ->
    [0] { $seat } pays nothing to the bank.
   *[other] { $seat } pays the bank ${ $n }.
}
ankh_morpork-pays = { $n ->
    [0] { $seat } has no money for { $target }.
   *[other] { $seat } pays { $target } ${ $n }.
}
ankh_morpork-takes-loan = { $seat } takes a loan of ${ $n }: { $card }.
ankh_morpork-takes-penalty = { $seat } takes { $card } as a penalty.
ankh_morpork-refuses = { $seat } refuses to pay.
ankh_morpork-spares = { $seat } spares { $target }'s buildings.

## Events: interrupts

ankh_morpork-interrupts = { $seat } plays an interrupt: { $card }.
ankh_morpork-lets-happen = { $seat } does not answer { $card }.
ankh_morpork-lets-event-happen = { $seat } lets { $event } take its course.
ankh_morpork-immune = { $card } cannot touch { $seat } any more.
ankh_morpork-minion-not-moved = { $seat }'s minion is not moved and stays in { $area }.
ankh_morpork-minion-stays = { $seat }'s minion is saved and stays in { $area }.
ankh_morpork-card-returns = { $card } goes back into { $seat }'s hand.
ankh_morpork-you-stand-aside = You let everything happen for the rest of this turn, without being asked.
ankh_morpork-you-stand-below = { $n ->
    [one] From now on you let happen what costs you less than { $n } point, without being asked.
   *[other] From now on you let happen what costs you less than { $n } points, without being asked.
}
ankh_morpork-you-ask-again = From now on you are asked again whenever you can answer.

## Events: random events

ankh_morpork-turns-event = { $seat } turns over an event card: { $event }.
ankh_morpork-no-event = { $seat } would turn over an event card, but the event deck is empty.
ankh_morpork-event-rolls = { $event }: { $seat } rolls { $areas }.
ankh_morpork-saves = { $seat } pays ${ $n }, and Small Gods wards off one blow: { $area }, { $piece }.
ankh_morpork-fire-ends = Nothing burns in { $area }: the fire is over.
ankh_morpork-flood-rolls-again = { $area } lies dry: { $seat } rolls again.
ankh_morpork-fog = The fog takes these cards to the discard pile: { $cards }.
ankh_morpork-fog-box = The fog takes these cards out of the game: { $cards }.
ankh_morpork-no-riots = { $n ->
    [one] There is { $n } trouble marker on the board, fewer than eight: the game goes on.
   *[other] There are { $n } trouble markers on the board, fewer than eight: the game goes on.
}
ankh_morpork-arrives = { $minion ->
    [troll] A troll comes to { $area }.
   *[demon] A demon comes to { $area }.
}
ankh_morpork-card-gone = { $seat } loses the area card { $area }: it is out of the game.

## Events: personalities and the end

ankh_morpork-looks-at-personalities = { $n ->
    [one] { $seat } looks at { $n } of the unused personalities.
   *[other] { $seat } looks at { $n } of the unused personalities.
}
ankh_morpork-you-see-personalities = You see unused personalities: { $personalities }.
ankh_morpork-exchanges-personality = { $seat } exchanges their personality for an unused one.
ankh_morpork-you-become = Your new personality: { $personality }.
ankh_morpork-revealed = { $seat } was { $personality }.
ankh_morpork-game-over = The game is over. { $reason } In first place: { $seats }.

## Moves: the turn, interrupts

ankh_morpork-move-play = Play { $card }
ankh_morpork-move-pass = { $rest ->
    [turn] Let it happen, and everything else in this turn
   *[none] { $below ->
        [0] Pass and do nothing
        [one] Let it happen, and from now on whatever costs you less than { $below } point
       *[other] Let it happen, and from now on whatever costs you less than { $below } points
    }
}
ankh_morpork-move-skip = Skip this
ankh_morpork-move-end = End turn
ankh_morpork-move-text = Carry out the text of the card
ankh_morpork-move-money = Take the money
ankh_morpork-move-power = Use the area card { $area }
ankh_morpork-move-standing = { $below ->
    [0] Be asked again whenever you can answer
    [one] Be asked only if at least { $below } point is at stake
   *[other] Be asked only if at least { $below } points are at stake
}
ankh_morpork-move-interrupt = Play the interrupt { $card }
ankh_morpork-move-save = { $what ->
    [minion] Pay $3 to save a minion in { $area }
    [building] Pay $3 to save the building in { $area }
    [card] Pay $3 to save the area card { $area }
    [demon] Pay $3 to keep a demon out of { $area }
   *[troll] Pay $3 to keep a troll out of { $area }
}

## Moves: the board

ankh_morpork-move-place = { $lift ->
    [none] Place a minion in { $area }
   *[other] Lift a minion from { $lift } and place it in { $area }
}
ankh_morpork-move-build = { $lift ->
    [none] Build in { $area }
   *[other] Build in { $area } with the building from { $lift }
}
ankh_morpork-move-kill = { $minion ->
    [troll] Remove a troll from { $area }
    [demon] Remove a demon from { $area }
   *[other] Remove { $minion }'s minion from { $area }
}
ankh_morpork-move-calm = Take the trouble marker off { $area }
ankh_morpork-move-stir = Put a trouble marker into { $area }
ankh_morpork-move-grab = { $minion ->
    [troll] Choose a troll in { $area }
    [demon] Choose a demon in { $area }
   *[other] Choose { $minion }'s minion in { $area }
}
ankh_morpork-move-go = Move it to { $area }
ankh_morpork-move-flee = Move a minion from { $area } to { $to }
ankh_morpork-move-raze = Remove the building in { $area }
ankh_morpork-move-buy = { $lift ->
    [none] Buy the building in { $area }
   *[other] Buy the building in { $area } and replace it with yours from { $lift }
}
ankh_morpork-move-visit = Take money for the minions in { $area }

## Moves: players, money, cards

ankh_morpork-move-target = Choose { $target }
ankh_morpork-move-pay = Pay the money
ankh_morpork-move-refuse = Do not pay
ankh_morpork-move-give = Give { $card }
ankh_morpork-move-discard = Discard { $card }
ankh_morpork-move-keep = Keep { $card }
ankh_morpork-move-done = That is enough

## Errors

ankh_morpork-error-not-in-hand = { $card } is not in your hand. Choose a card you have.
ankh_morpork-error-interrupt = { $card } is an interrupt and cannot be the card of your turn. Keep it for an answer and play another card.
ankh_morpork-error-no-minion = You have no minion in { $area }. Build where you have one.
ankh_morpork-error-built = There is already a building in { $area }. Build somewhere else.
ankh_morpork-error-trouble = There is a trouble marker in { $area }, so nobody can build there. Build somewhere else, or have the marker removed first.
ankh_morpork-error-too-dear = A building in { $area } costs ${ $n }, but you have only ${ $cash }. Build somewhere cheaper.
ankh_morpork-error-no-area-card = You do not have the area card { $area }. Use one that lies before you.
ankh_morpork-error-demon = There is a demon in { $area }, so its area card does not work. Get rid of the demon first.
ankh_morpork-error-gained = You have only just got the area card { $area }. Use it from your next turn on.
ankh_morpork-error-used = You have already used the area card { $area } this turn. It works again in your next turn.

## Points and the end

ankh_morpork-score-minions = Minions
ankh_morpork-score-buildings = Buildings
ankh_morpork-score-cash = Cash
ankh_morpork-score-loans_repaid = Loans paid back
ankh_morpork-score-loans_owed = Loans not paid back
ankh_morpork-tiebreak-area_card = dearest area card
ankh_morpork-end-lord_selachii = Lord Selachii controlled enough areas.
ankh_morpork-end-lord_rust = Lord Rust controlled enough areas.
ankh_morpork-end-lord_de_worde = Lord de Worde controlled enough areas.
ankh_morpork-end-lord_vetinari = Lord Vetinari had minions in enough areas.
ankh_morpork-end-dragon_king_of_arms = Dragon King of Arms saw enough trouble markers on the board.
ankh_morpork-end-chrysoprase = Chrysoprase was rich enough.
ankh_morpork-end-commander_vimes = The draw pile ran out, and Commander Vimes won.
ankh_morpork-end-riots = Riots broke out, and the points decided.
ankh_morpork-end-draw_pile = The draw pile ran out, and the points decided.
