### Ankh-Morpork: what is asked, what can be done and why not: the words of the prompt, for every table.
###
### Variables: $seat and $target are players' names, $card, $area, $event, $icon names of things; $minion is a minion in a
### sentence (some-own and so on); "none" stands for an empty value.

## Names and amounts

ankh_morpork-amount-dollars = ${ $n }
ankh_morpork-amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ankh_morpork-some-own = your minion
ankh_morpork-some-of = { $seat }'s minion
ankh_morpork-some-troll = a troll
ankh_morpork-some-demon = a demon
ankh_morpork-some-in = { $area }, { $minion }
ankh_morpork-hit-demon = a demon comes
ankh_morpork-hit-troll = a troll comes

## Verbs

ankh_morpork-verb-play = Play a card
ankh_morpork-verb-text = Carry out the text
ankh_morpork-verb-money = Take ${ $n }
ankh_morpork-verb-place = Place a minion
ankh_morpork-verb-build = Build
ankh_morpork-verb-kill = Assassinate
ankh_morpork-verb-remove = Remove a minion
ankh_morpork-verb-calm = Remove trouble
ankh_morpork-verb-stir = Stir up trouble
ankh_morpork-verb-grab = Choose a minion to move
ankh_morpork-verb-swap = Choose a minion to exchange
ankh_morpork-verb-go = Move it
ankh_morpork-verb-flee = Leave the flood
ankh_morpork-verb-raze = Remove a building
ankh_morpork-verb-buy = Buy a building
ankh_morpork-verb-visit = Choose an area
ankh_morpork-verb-target = Aim at a player
ankh_morpork-verb-paid = Give the money to a player
ankh_morpork-verb-payer = Choose who pays
ankh_morpork-verb-give = Give a card
ankh_morpork-verb-search = Have a card discarded
ankh_morpork-verb-discard = Discard a card
ankh_morpork-verb-keep = Keep a card
ankh_morpork-verb-save = Save with Small Gods
ankh_morpork-verb-interrupt = Play an interrupt
ankh_morpork-verb-pay = Pay ${ $n }
ankh_morpork-verb-refuse-fine = Take the card
ankh_morpork-verb-power = Use an area card
ankh_morpork-verb-standing = Ask me again
ankh_morpork-verb-stop-asking = Stop asking me…
ankh_morpork-verb-pass = Pass
ankh_morpork-verb-let = Let it happen
ankh_morpork-verb-skip-icon = Skip this icon
ankh_morpork-verb-skip-play = Play no further card
ankh_morpork-verb-spare = Spare them all
ankh_morpork-verb-done = Enough

## Once a verb is taken up

ankh_morpork-aim-play = Which card do you play?
    .help = If you hold any card that is not an interrupt, you have to play one. Carry out its icons from left to right or skip them; what you skip does not come back. In between you can use each of your area cards once this turn.
ankh_morpork-aim-place = Place a minion in which area?
    .help = If a minion stands there already, a trouble marker comes too, unless the card says otherwise. With all twelve of your minions on the board you lift one from another area.
ankh_morpork-aim-lift-minion = Which minion do you take up, and where does it go?
    .help = With all twelve of your minions on the board you take one up from another area; a trouble marker there goes away.
ankh_morpork-aim-build = Build in which area?
    .help = You need a minion there, and neither a trouble marker nor a building. You pay the cost and take the area card.
ankh_morpork-aim-lift-building = Which building do you take down, and where do you build instead?
    .help = With all six of your buildings on the board you use one of them again; its area card goes back, and you pay the full cost.
ankh_morpork-aim-kill = Which minion do you assassinate?
    .help = It goes back to its supply, and the trouble marker in its area goes as well. The owner may answer with an interrupt.
ankh_morpork-aim-remove = Which minion is removed?
    .help = It goes back to its supply, and a trouble marker in its area goes as well. If the owner stops this with an interrupt, you choose no other minion.
ankh_morpork-aim-calm = Where do you remove trouble?
    .help = Any area will do. Without the marker nobody can be assassinated there, and building is possible again.
ankh_morpork-aim-stir = Where do you stir up trouble?
    .help = Minions in an area with a trouble marker can be assassinated, and nobody can build there. There is never more than one marker in an area.
ankh_morpork-aim-grab = Which minion do you move?
    .help = Choose the minion first, then where it goes. With The Bursar choose two, one after the other, in different areas: they change places. An opponent whose minion you choose may answer with an interrupt.
ankh_morpork-aim-swap = Which minion do you exchange?
ankh_morpork-aim-go = Where does the minion go?
    .help = A trouble marker in the area it leaves goes away. In the area where it arrives, it brings one if a minion stands there already.
ankh_morpork-aim-flee = Which minion flees, and where to?
    .help = All your minions have to leave the flooded areas, each into an adjacent area that is not flooded. You choose the order. Each move takes a trouble marker off the old area and may bring one to the new area.
ankh_morpork-aim-raze = Which building is removed?
    .help = Its area card goes back to the display.
ankh_morpork-aim-buy = Which building do you buy?
    .help = You pay the owner the full cost, your building replaces theirs, and you get the area card. The owner may answer with Wallace Sonky. With all six of your buildings on the board you use one of them again.
ankh_morpork-aim-visit = Which area pays you?
    .help = Mr Slant brings you $2 from the bank for each minion there, whoever owns it; trolls and demons count too. The area has to have a trouble marker, and the marker stays.
ankh_morpork-aim-target = Which opponent does the card hit?
    .help = The text works on the player you choose. That player may answer with Wallace Sonky; then it is lost, and you choose nobody else.
ankh_morpork-aim-paid = Which opponent gets the money?
    .help = You pay this opponent what the card says; with Hubert, another opponent pays. Nobody can refuse money.
ankh_morpork-aim-payer = Which opponent pays?
ankh_morpork-aim-give = Which card do you give?
    .help = Only you and the player who gets the card see it. If the card you play names a price, the other player pays it now, or all they have.
ankh_morpork-aim-search = Which card has to be discarded?
    .help = Only you see this hand. The player has to discard the card you choose, even an interrupt, and everybody sees that one.
ankh_morpork-aim-discard = Which card do you discard?
    .help = It goes face up onto the discard pile; if the card or area you use pays for it, you get the money now. Where you may discard several cards, go on until you say that it is enough.
ankh_morpork-aim-keep = Which card do you keep?
    .help = Both were drawn at random from the other player's hand. The one you do not keep goes back; nobody but the two of you sees them.
ankh_morpork-aim-save = What do you save?
    .help = With Small Gods you can save your pieces for $3 each, as long as you can pay. Susan saves one minion that would be removed. The event hits whatever you do not save.
ankh_morpork-aim-interrupt = Which interrupt do you play?
    .help = A fitting interrupt can be played now, but not later. You are asked whatever you hold, so that the question gives nothing away.
ankh_morpork-aim-power = Which area card do you use?
    .help = Each of your area cards works once in each of your turns, from the turn after you got it on.
ankh_morpork-aim-stop-asking = When do you not want to be asked?
    .help = $1 is 1 point, a hand card 2, a minion 5, a building its cost. Nobody learns of it, and you can take it back in your turn.

## Below the verbs and on the board

ankh_morpork-note-trouble = adds trouble
ankh_morpork-note-cost = ${ $n }
ankh_morpork-note-gain = +${ $n }
ankh_morpork-note-worth = worth ${ $n }
ankh_morpork-note-lift-minion = all 12 are out: take one up first
ankh_morpork-note-lift-building = all 6 are built: take one down first
ankh_morpork-note-no-way-back = cannot come back to it
ankh_morpork-note-refill = refill your hand

## Choices in full

ankh_morpork-offer-build = { $lift ->
    [none] Build in { $area } for ${ $n }
   *[other] Build in { $area } for ${ $n } with the building from { $lift }
}
ankh_morpork-offer-buy = { $lift ->
    [none] Buy { $target }'s building in { $area } for ${ $n }
   *[other] Buy { $target }'s building in { $area } for ${ $n } and replace it with yours from { $lift }
}
ankh_morpork-offer-kill = Assassinate { $minion } in { $area }
ankh_morpork-offer-remove = Remove { $minion } from { $area }
ankh_morpork-offer-grab = Move { $minion } away from { $area }
ankh_morpork-offer-swap = Exchange { $minion } in { $area }
ankh_morpork-offer-power = { $area }: { $text }
ankh_morpork-offer-target = Choose { $target } { ankh_morpork-offer-target.means }
    .means = { $cards ->
        [one] (${ $cash }, { $cards } card)
       *[other] (${ $cash }, { $cards } cards)
    }
ankh_morpork-offer-standing = Be asked about everything again (now only { $n ->
    [0] if points are at stake)
    [one] above { $n } point)
   *[other] above { $n } points)
}

## Questions

ankh_morpork-ask-another = Which card do you play next?
ankh_morpork-ask-none = You cannot play a card
ankh_morpork-ask-end = Anything else this turn?
ankh_morpork-ask-scroll = Do you use this card's text?
ankh_morpork-ask-money = Do you take ${ $n }?
ankh_morpork-ask-aim = { $seat } aims { $card } at you
ankh_morpork-ask-swap = Which minion does it change places with?
ankh_morpork-ask-protecting = Do you protect anything from the event?
ankh_morpork-ask-donating = Do you give $1 or a card?
    .help = You have to give the active player one or the other. If it is a card, only the two of you see it.
ankh_morpork-ask-fined = Do you pay $5?
    .help = The money goes to the active player. If you do not pay, the card stays before you as a penalty for the rest of the game: whenever you refill your hand, it counts as one of your five cards.
ankh_morpork-ask-insured = Do you pay The Fire Brigade $5?
    .help = The money goes to the active player. If you do not pay, that player may remove one of your buildings, and you lose its area card.
ankh_morpork-ask-lose_minion = Which of your minions is removed?
ankh_morpork-ask-building = Where do you build at half the cost?
ankh_morpork-ask-murdering = Which minion is murdered?
ankh_morpork-ask-sinking = Which building do you give up?

## What hangs on them

ankh_morpork-now-first = You play one card. Its icons then follow from left to right.
ankh_morpork-now-more = { $n ->
    [one] You may play one more card.
   *[other] You may play up to { $n } more cards, one after the other.
}
ankh_morpork-now-none = You hold no card that can be played.
ankh_morpork-now-not-now = Not possible now; an area card might change that.
ankh_morpork-now-end = { $left ->
    [powers] All icons are done. You may still use area cards.
    [mossy] All icons are done. You may still play Doctor Mossy Lawn.
   *[nothing] All icons are done. You are only asked because you could hold Doctor Mossy Lawn.
}
ankh_morpork-now-text = { $card }: { $text }
ankh_morpork-now-text-by = { $seat } plays { $card }: "{ $text }"
ankh_morpork-now-aim-take = { $seat } takes ${ $n } from you ({ $card }). Do you answer?
ankh_morpork-now-aim-pay = { $seat } makes you pay ${ $n } to { $target } ({ $card }). Do you answer?
ankh_morpork-now-aim-fine = { $seat } wants ${ $n } from you, or { $card } stays before you as a penalty. Do you answer?
ankh_morpork-now-aim-insure = { $seat } wants ${ $n } from you, or may remove one of your buildings ({ $card }). Do you answer?
ankh_morpork-now-aim-beg = { $n ->
    [one] { $seat } makes you hand over a card ({ $card }). Do you answer?
   *[other] { $seat } makes you hand over { $n } cards ({ $card }). Do you answer?
}
ankh_morpork-now-aim-sell = { $seat } sells you a card for ${ $n } ({ $card }). Do you answer?
ankh_morpork-now-aim-donate = { $seat } makes you give ${ $n } or a card ({ $card }). Do you answer?
ankh_morpork-now-aim-hands = { $seat } exchanges all hand cards with you ({ $card }). Do you answer?
ankh_morpork-now-aim-search = { $seat } looks at your hand and discards a card of it ({ $card }). Do you answer?
ankh_morpork-now-aim-steal = { $seat } looks at { $n } of your cards and keeps one ({ $card }). Do you answer?
ankh_morpork-now-aim-hire = { $seat } hires you for ${ $n } to remove a minion ({ $card }). Do you answer?
ankh_morpork-now-aim-lose = { $seat } makes you remove one of your minions ({ $card }). Do you answer?
ankh_morpork-now-hit-remove = { $seat } is about to remove your minion in { $area } ({ $card }).
ankh_morpork-now-hit-own = Your minion in { $area } is about to be removed ({ $card }).
ankh_morpork-now-hit-kill = { $seat } is about to assassinate your minion in { $area } ({ $card }).
ankh_morpork-now-hit-move = { $seat } is about to move your minion from { $area } to { $area2 } ({ $card }).
ankh_morpork-now-hit-swap = { $seat } is about to exchange your minion in { $area } for { $minion } in { $area2 } ({ $card }).
ankh_morpork-now-hit-buy = { $seat } is about to buy your building in { $area } for ${ $n } ({ $card }).
ankh_morpork-now-lost = Your minion in { $area } has been removed ({ $cause }).
ankh_morpork-now-event = About to be hit: { $pieces }.
ankh_morpork-now-piece = { $n ->
    [1] { $what } ({ $area })
   *[other] { $what } ×{ $n } ({ $area })
}
ankh_morpork-now-stake = { $n ->
    [0] No points are at stake.
    [one] { $n } point is at stake.
   *[other] { $n } points are at stake.
}
ankh_morpork-now-answers = You can answer with { $cards }.
ankh_morpork-now-no-answer = { $n ->
    [one] Only { $cards } would help, and you do not hold it.
   *[other] Only one of these would help, and you hold neither: { $cards }.
}
ankh_morpork-now-small-gods = Small Gods wards off each for $3; you have ${ $n }.
ankh_morpork-now-payer = { $seat } gets the money. Who pays it?
ankh_morpork-now-hired = { $seat } hires you with { $card }: "{ $text }"
ankh_morpork-now-rolled = { $card } rolled: { $areas }.
ankh_morpork-now-swap = Changing places: { $minion } in { $area }. With which one?
ankh_morpork-now-go = Leaving { $area }: { $minion }.
ankh_morpork-now-back = The minion lost in { $area } comes back to another area.
ankh_morpork-now-one-more = You may place one more minion.
ankh_morpork-now-discard = { $n ->
    [one] You may discard { $n } card.
   *[other] You may discard up to { $n } cards.
}
ankh_morpork-now-give = { $n ->
    [one] { $seat } gets { $n } card of yours.
   *[other] { $seat } gets { $n } cards of yours.
}
ankh_morpork-now-sell = { $seat } gets a card of yours and pays you ${ $n }, or all they have.
ankh_morpork-now-raze = { $seat } has not paid: you may take down one of these buildings.
ankh_morpork-now-search = These are { $seat }'s cards: choose the one to be discarded.
ankh_morpork-now-keep = From { $seat }'s hand: keep one of the two, the other goes back.
ankh_morpork-now-murder = You have rolled { $area }. A minion there must go.
ankh_morpork-now-flee = Your minions must leave { $pieces }.
ankh_morpork-now-fleeing = { $n ->
    [1] { $area }
   *[other] { $area } ({ $n } minions)
}
ankh_morpork-now-sink = { $n ->
    [0] Each building costs $2, and you cannot pay for any.
   *[other] Each building costs $2; you can keep { $n } of { $all }.
}
ankh_morpork-now-sunk = Each building costs $2; you may give some up instead.

## Reasons

ankh_morpork-why-reach = Out of reach: no minion of yours there or next door.
ankh_morpork-why-lost-there = That is where it was lost: it comes back to another area.
ankh_morpork-why-no-marker = No trouble there.
ankh_morpork-why-marker = There is trouble there already.
ankh_morpork-why-nobody-there = No minion stands there.
ankh_morpork-why-text = The card or area card you use does not reach this area.
ankh_morpork-why-not-next = Not next door.
ankh_morpork-why-same-area = It has to go into another area.
ankh_morpork-why-flood = Not next door, or flooded too.
ankh_morpork-why-own = Your own minions cannot be assassinated.
ankh_morpork-why-calm = No trouble there, so nobody can be assassinated.
ankh_morpork-why-not-yours = It has to be a minion of your own.
ankh_morpork-why-not-others = It has to be a minion that is not yours.
ankh_morpork-why-immune = Protected from this text.
ankh_morpork-why-hired-by = No minion of the player who hired you.
ankh_morpork-why-not-rolled = It does not stand in an area that was rolled.
ankh_morpork-why-not-at-university = It does not stand in { ankh_morpork-area-unreal_estate }.
ankh_morpork-why-swap = The two have to stand in different areas.
ankh_morpork-why-dry = It does not have to flee.
ankh_morpork-why-nowhere = From there it can go nowhere.
ankh_morpork-why-not-hit = The event does not hit it.
ankh_morpork-why-yours = It is yours already.
ankh_morpork-why-not-your-building = It is not your building.
ankh_morpork-why-buy-trouble = There is trouble there: the card buys only where there is none.
ankh_morpork-why-buy-calm = No trouble there: the card buys only where there is some.
ankh_morpork-why-small-gods = Small Gods works when an event hits you.
ankh_morpork-why-useless = It could do nothing now.
ankh_morpork-why-dear = It costs ${ $n }, and you have ${ $cash }.
ankh_morpork-why-not-of = Only buildings of { $target } can go.
ankh_morpork-why-self = You cannot choose yourself.
ankh_morpork-why-gets-money = This player gets the money.
ankh_morpork-why-no-cards = This player has no cards in hand.
ankh_morpork-why-no-building = This player has no building.
ankh_morpork-why-no-answer = This card is no answer here.
ankh_morpork-why-icon-first = First the icons of the card in play, or skip them.
ankh_morpork-why-no-further-play = You can play no further card this turn.
ankh_morpork-why-pair-lift = The area you take it from, or out of reach of your other minions.
ankh_morpork-why-pair-flee = Not next to that area.

## What others decide

ankh_morpork-wait-play = { $seat } chooses a card to play.
ankh_morpork-wait-end = { $seat } may still use area cards or end the turn.
ankh_morpork-wait-icon = { $seat } plays { $card }: { $icon }.
ankh_morpork-wait-window = { $seat } may answer { $cause }.
ankh_morpork-wait-for = { $seat } makes a choice for { $cause }.
