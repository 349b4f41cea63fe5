### Ankh-Morpork at the table: what happened, what is asked, what a move means, what went wrong, points and ends.
###
### Variables: $seat, $target, $seats are players' names; $card, $area, $event, $personality, $piece and their lists
### are names of things; "none" stands for an empty text or list. $minion is the owner's name, or troll or demon.

## Events: turns and cards

ankh_morpork-turn = Turn { $n }: { $seat }.
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

## Questions: the turn, interrupts

ankh_morpork-ask-menu = What do you do now?
    .help = If you hold any card that is not an interrupt, you have to play one. Carry out its icons from left to right or skip them; what you skip does not come back. In between you can use each of your area cards once this turn.
ankh_morpork-ask-window = Do you answer?
    .help = You are about to be hit, or have just lost a minion: you can answer with a fitting interrupt now, but not later. You are asked whatever you hold, so that the question gives nothing away. If you do not want to be asked, let everything happen for the rest of the turn, or from now on whatever costs you less than some points ($1 is 1 point, a hand card 2, a minion 5, a building its cost).
ankh_morpork-ask-protecting = Do you protect anything from the event?
    .help = With Small Gods you can save your pieces for $3 each, as long as you can pay. Susan saves one minion that would be removed. The event hits whatever you do not save.

## Questions: texts that name players

ankh_morpork-ask-target = Which opponent does the card hit?
    .help = The text works on the player you choose. That player may answer with Wallace Sonky; then it is lost, and you choose nobody else.
ankh_morpork-ask-paid = Which opponent gets the money?
    .help = You pay this opponent what the card says; with Hubert, another opponent pays. Nobody can refuse money.
ankh_morpork-ask-giving = Which card do you give?
    .help = Only you and the player who gets the card see it. If the card you play names a price, the other player pays it now, or all they have.
ankh_morpork-ask-donating = Do you give $1 or a card?
    .help = You have to give the active player one or the other. If it is a card, only the two of you see it.
ankh_morpork-ask-fined = Do you pay $5?
    .help = The money goes to the active player. If you do not pay, the card stays before you as a penalty for the rest of the game: whenever you refill your hand, it counts as one of your five cards.
ankh_morpork-ask-insured = Do you pay The Fire Brigade $5?
    .help = The money goes to the active player. If you do not pay, that player may remove one of your buildings, and you lose its area card.
ankh_morpork-ask-razing = Which building do you remove?
    .help = The Fire Brigade was not paid, so you may remove one of that player's buildings. Its area card goes back to the display. You can also spare them all.
ankh_morpork-ask-searching = Which card has to be discarded?
    .help = Only you see this hand. The player has to discard the card you choose, even an interrupt, and everybody sees that one.
ankh_morpork-ask-keeping = Which card do you keep?
    .help = Both were drawn at random from the other player's hand. The one you do not keep goes back; nobody but the two of you sees them.

## Questions: texts and powers on the board

ankh_morpork-ask-victim = Which minion is removed?
    .help = It goes back to its supply, and a trouble marker in its area goes as well. If the owner stops this with an interrupt, you choose no other minion.
ankh_morpork-ask-lose_minion = Which of your minions is removed?
    .help = It goes back to your supply, and a trouble marker in its area goes as well. If you rolled a 1 with CMOT Dibbler, you may pay the bank $2 instead. Susan can still save the minion, Igor or Fresh Start Club bring it back.
ankh_morpork-ask-grab = Which minion do you move?
    .help = Choose the minion first, then where it goes. With The Bursar choose two, one after the other, in different areas: they change places. An opponent whose minion you choose may answer with an interrupt.
ankh_morpork-ask-go = Where does the minion go?
    .help = A trouble marker in the area it leaves goes away. In the area where it arrives, it brings one if a minion stands there already.
ankh_morpork-ask-placing = Where do you place a minion?
    .help = If a minion stands there already, a trouble marker comes too, unless the card says otherwise. With all twelve of your minions on the board you lift one from another area.
ankh_morpork-ask-building = Where do you build at half the cost?
    .help = You need a minion there, and neither a trouble marker nor a building. You take the area card. With all six of your buildings on the board you use one of them again.
ankh_morpork-ask-buying = Which building do you buy?
    .help = You pay the owner the full cost, your building replaces theirs, and you get the area card. The owner may answer with Wallace Sonky. With all six of your buildings on the board you use one of them again.
ankh_morpork-ask-stirring = Where do you put the trouble marker?
    .help = Minions in an area with a trouble marker can be assassinated, and nobody can build there. There is never more than one marker in an area.
ankh_morpork-ask-calming = Where do you take off the trouble marker?
    .help = Any area will do. Without the marker nobody can be assassinated there, and building is possible again.
ankh_morpork-ask-visiting = Which area pays you?
    .help = Mr Slant brings you $2 from the bank for each minion there, whoever owns it; trolls and demons count too. The area has to have a trouble marker, and the marker stays.
ankh_morpork-ask-discarding = Which card do you discard?
    .help = It goes face up onto the discard pile; if the card or area you use pays for it, you get the money now. Where you may discard several cards, go on until you say that it is enough.

## Questions: random events

ankh_morpork-ask-murdering = Which minion is murdered?
    .help = You have to remove a minion from the area you rolled: anybody's, your own, a troll or a demon. If the owner saves it, you choose no other.
ankh_morpork-ask-fleeing = Which minion leaves the flood, and where to?
    .help = All your minions have to leave the flooded areas, each into an adjacent area that is not flooded. You choose the order. Each move takes a trouble marker off the old area and may bring one to the new area.
ankh_morpork-ask-sinking = Which building do you give up?
    .help = Each of your buildings costs you $2; those you cannot pay for are lost, but you choose which ones. Their area cards go back to the display. What is left is paid for.

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

## The end, as the event names it

ankh_morpork-reason-lord_selachii = { ankh_morpork-end-lord_selachii }
ankh_morpork-reason-lord_rust = { ankh_morpork-end-lord_rust }
ankh_morpork-reason-lord_de_worde = { ankh_morpork-end-lord_de_worde }
ankh_morpork-reason-lord_vetinari = { ankh_morpork-end-lord_vetinari }
ankh_morpork-reason-dragon_king_of_arms = { ankh_morpork-end-dragon_king_of_arms }
ankh_morpork-reason-chrysoprase = { ankh_morpork-end-chrysoprase }
ankh_morpork-reason-commander_vimes = { ankh_morpork-end-commander_vimes }
ankh_morpork-reason-riots = { ankh_morpork-end-riots }
ankh_morpork-reason-draw_pile = { ankh_morpork-end-draw_pile }
