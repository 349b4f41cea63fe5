### Discworld: Ankh-Morpork in the browser: verbs, questions, notes on the board, reasons, panels, tips.
###
### Variables as in ankh_morpork-play.ftl: $seat, $target are players' names; $card, $area, $event, $icon, $minion and
### their lists are names of things; "none" stands for an empty text or list.

## Verbs

ankh_morpork-web-verb-play = Play a card
ankh_morpork-web-verb-text = Carry out the text
ankh_morpork-web-verb-take = Take ${ $n }
ankh_morpork-web-verb-place = Place a minion
ankh_morpork-web-verb-build = Build
ankh_morpork-web-verb-kill = Assassinate
ankh_morpork-web-verb-remove = Remove a minion
ankh_morpork-web-verb-calm = Remove trouble
ankh_morpork-web-verb-stir = Stir up trouble
ankh_morpork-web-verb-grab = Choose a minion
ankh_morpork-web-verb-go = Move it
ankh_morpork-web-verb-flee = Leave the flood
ankh_morpork-web-verb-raze = Remove a building
ankh_morpork-web-verb-buy = Buy a building
ankh_morpork-web-verb-visit = Choose an area
ankh_morpork-web-verb-target = Choose a player
ankh_morpork-web-verb-give = Give a card
ankh_morpork-web-verb-search = Have a card discarded
ankh_morpork-web-verb-discard = Discard a card
ankh_morpork-web-verb-keep = Keep a card
ankh_morpork-web-verb-save = Save with Small Gods
ankh_morpork-web-verb-interrupt = Play an interrupt
ankh_morpork-web-verb-pay = Pay ${ $n }
ankh_morpork-web-verb-refuse = { $kind ->
    [fined] Take the card
   *[other] Do not pay
}
ankh_morpork-web-verb-power = Use an area card
ankh_morpork-web-verb-standing = Ask me again
ankh_morpork-web-verb-stop-asking = Stop asking me…
ankh_morpork-web-verb-pass = Pass
ankh_morpork-web-verb-let = Let it happen
ankh_morpork-web-verb-skip-icon = Skip this icon
ankh_morpork-web-verb-skip-play = Play no further card
ankh_morpork-web-verb-spare = Spare them all
ankh_morpork-web-verb-end = End turn
ankh_morpork-web-verb-done = Enough

## Below the verbs and on the board

ankh_morpork-web-count = { $n ->
    [one] { $n } possibility
   *[other] { $n } possibilities
}
ankh_morpork-web-lift-minion = all 12 are out: take one up first
ankh_morpork-web-lift-building = all 6 are built: take one down first
ankh_morpork-web-no-way-back = cannot come back to it
ankh_morpork-web-no-undo = no undo after this
ankh_morpork-web-refill = refill your hand
ankh_morpork-web-adds-trouble = adds trouble
ankh_morpork-web-dollars = ${ $n }
ankh_morpork-web-plus = +${ $n }

## Choices in words

ankh_morpork-web-build = { $lift ->
    [none] Build in { $area } for ${ $n }
   *[other] Build in { $area } for ${ $n } with the building from { $lift }
}
ankh_morpork-web-buy = { $lift ->
    [none] Buy { $target }'s building in { $area } for ${ $n }
   *[other] Buy { $target }'s building in { $area } for ${ $n } and replace it with yours from { $lift }
}
ankh_morpork-web-kill = Assassinate { $minion } in { $area }
ankh_morpork-web-remove = Remove { $minion } from { $area }
ankh_morpork-web-grab = Move { $minion } away from { $area }
ankh_morpork-web-swap = Exchange { $minion } in { $area }
ankh_morpork-web-piece = { $area }: { $minion }
ankh_morpork-web-save = { $area }: { $what }
ankh_morpork-web-power = { $area }: { $text }
ankh_morpork-web-target = { $cards ->
    [one] Choose { $target } (${ $cash }, { $cards } card)
   *[other] Choose { $target } (${ $cash }, { $cards } cards)
}
ankh_morpork-web-carry-out = Carry out the text of { $card }: { $text }

ankh_morpork-web-power-dolly_sisters = place a minion here or next door
ankh_morpork-web-power-dimwell = place a minion here or next door
ankh_morpork-web-power-unreal_estate = draw a card, discard a card
ankh_morpork-web-power-small_gods = save pieces from events
ankh_morpork-web-power-the_scours = discard a card, take $2
ankh_morpork-web-power-the_shades = stir up trouble here or next door
ankh_morpork-web-power-isle_of_gods = remove trouble anywhere

## Questions

ankh_morpork-web-both = { $first } { $second }
ankh_morpork-web-role = { $thing }
ankh_morpork-web-role-icon = Icon { $n } of { $of }
ankh_morpork-web-ask-play = Which card do you play?
ankh_morpork-web-ask-another = Which card do you play next?
ankh_morpork-web-ask-none = You cannot play a card
ankh_morpork-web-ask-end = Anything else this turn?
ankh_morpork-web-ask-place_minion = Place a minion in which area?
ankh_morpork-web-ask-place_building = Build in which area?
ankh_morpork-web-ask-assassinate = Which minion do you assassinate?
ankh_morpork-web-ask-remove_trouble = Where do you remove trouble?
ankh_morpork-web-ask-scroll = Do you use the text of { $card }?
ankh_morpork-web-ask-money = Do you take ${ $n }?
ankh_morpork-web-ask-aim = { $name } aims { $card } at you
ankh_morpork-web-ask-payer = Which opponent pays?
ankh_morpork-web-ask-swap = Which minion does it change places with?
ankh_morpork-web-ask-flee = Which minion flees, and where to?
ankh_morpork-web-times = { $n ->
    [1] { $thing }
   *[other] { $thing } ({ $n } minions)
}
ankh_morpork-web-hit = { $n ->
    [1] { $area }: { $what }
   *[other] { $area }: { $what } ×{ $n }
}

## What others do

ankh_morpork-web-wait-play = { $seat } chooses a card to play.
ankh_morpork-web-wait-end = { $seat } may still use area cards or end the turn.
ankh_morpork-web-wait-icon = { $card }: { $icon }.
ankh_morpork-web-wait-window = { $seat } may answer { $cause }.
ankh_morpork-web-wait-for = { $seat } makes a choice for { $cause }.

## Reasons

ankh_morpork-web-why-reach = Out of reach: no minion of yours in { $area } or next door. ANK-4.2
ankh_morpork-web-why-no-marker = No trouble here. ANK-4.21
ankh_morpork-web-why-marker = There is trouble here already. ANK-4.7
ankh_morpork-web-why-text = The card or area you use does not reach this area.
ankh_morpork-web-why-flood = Not next door, or flooded too. ANK-6.8
ankh_morpork-web-why-build = You need a minion here, no trouble, no building, and half the cost. ANK-4.14
ankh_morpork-web-why-own = Your own minions cannot be assassinated. ANK-4.20
ankh_morpork-web-why-calm = No trouble here, so nobody can be assassinated. ANK-4.19
ankh_morpork-web-why-piece = What asks you does not reach this piece.
ankh_morpork-web-why-yours = It is yours already.
ankh_morpork-web-why-buy = You cannot pay for it, or the card does not reach it.
ankh_morpork-web-why-small-gods = Small Gods works when an event hits you. ANK-5.10
ankh_morpork-web-why-no-answer = This card is no answer here. ANK-4.39
ankh_morpork-web-why-icon-first = First the icons of the card in play, or skip them. ANK-3.4
ankh_morpork-web-why-self = You cannot choose yourself.
ankh_morpork-web-why-immune = Protected from this text. ANK-4.45
ankh_morpork-web-why-seat = This player has nothing the text could take.

## Log

ankh_morpork-web-turn-of = { $own ->
    [true] Turn { $n } · You
   *[other] Turn { $n } · { $seat }
}
ankh_morpork-web-again = { $line } (×{ $n })

## Panels

ankh_morpork-web-turn = Turn { $n }
ankh_morpork-web-step-check = Win check
ankh_morpork-web-step-play = Play cards
ankh_morpork-web-step-refill = Refill to five
ankh_morpork-web-bar-trouble = Trouble { $n }/{ $of }
ankh_morpork-web-bar-deck = { $n } in the pile
ankh_morpork-web-city = The city
ankh_morpork-web-map = Map of Ankh-Morpork
ankh_morpork-web-trouble = { $n ->
    [one] { $n } of 12 trouble markers
   *[other] { $n } of 12 trouble markers
}
ankh_morpork-web-trouble-help = From 8 on the Dragon King of Arms wins and Riots end the game.
ankh_morpork-web-trouble-in = Trouble in: { $areas }.
ankh_morpork-web-deck = { $n ->
    [one] { $n } card to draw
   *[other] { $n } cards to draw
}
ankh_morpork-web-green = { $n } green
ankh_morpork-web-brown = { $n } brown
ankh_morpork-web-events-left = { $n ->
    [one] { $n } of { $of } events left
   *[other] { $n } of { $of } events left
}
ankh_morpork-web-events = Events
ankh_morpork-web-events-used = So far: { $events }.
ankh_morpork-web-events-coming = Still to come: { $events }.
ankh_morpork-web-last-event = Last: { $event }
ankh_morpork-web-discard = Discard pile
ankh_morpork-web-discard-count = { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
ankh_morpork-web-box = Out of the game: { $cards }.
ankh_morpork-web-list = { $things }
ankh_morpork-web-then = { $first }, then { $next }
ankh_morpork-web-icons = Icons: { $icons }
ankh_morpork-web-powers = Your area cards
ankh_morpork-web-powers-none = Build to get area cards: they work once in each of your turns.
ankh_morpork-web-power-used = used
ankh_morpork-web-power-gained = next turn
ankh_morpork-web-power-demon = demon
ankh_morpork-web-power-event = in events
ankh_morpork-web-now = If it ended now
ankh_morpork-web-score-note = Counted from what everybody sees. A secret goal can end the game before.
ankh_morpork-web-in-play = In play
ankh_morpork-web-your-hand = Your hand · { $n }
ankh_morpork-web-refill-note = You refill to five at the end of your turn
ankh_morpork-web-empty-hand = No cards in hand.
ankh_morpork-web-no-card = No card in play
ankh_morpork-web-shown-search = { $seat }'s hand, only you see it
ankh_morpork-web-shown-keep = Drawn from { $seat }'s hand
ankh_morpork-web-only-you = Only you see this
ankh_morpork-web-goal = { $n } of { $of }
ankh_morpork-web-goal-worth = ${ $n } of ${ $of }
ankh_morpork-web-aim-control = Control { $of } areas at the start of your turn.
ankh_morpork-web-aim-spread = Minions in { $of } areas at the start of your turn.
ankh_morpork-web-aim-trouble = { $of } trouble markers at the start of your turn.
ankh_morpork-web-aim-worth = Be worth ${ $of } at the start of your turn.
ankh_morpork-web-aim-deck = The draw pile runs out before anybody wins.
ankh_morpork-web-goal-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
ankh_morpork-web-done = done
ankh_morpork-web-next = now
ankh_morpork-web-chain = Icons of { $card }

## Icons, in a word

ankh_morpork-web-icon-place_minion = Place
ankh_morpork-web-icon-place_building = Build
ankh_morpork-web-icon-assassinate = Kill
ankh_morpork-web-icon-remove_trouble = Calm
ankh_morpork-web-icon-money = Take ${ $n }
ankh_morpork-web-icon-scroll = Text
ankh_morpork-web-icon-event = Event
ankh_morpork-web-icon-play_another = Next card
ankh_morpork-web-icon-interrupt = Answer

## Players' plates

ankh_morpork-web-area-cards = { $n ->
    [one] area card
   *[other] area cards
}
ankh_morpork-web-cash = Cash: ${ $n }
ankh_morpork-web-hand-size = Cards in hand: { $n }
ankh_morpork-web-minions = Minions on the board: { $n } of { $of }
ankh_morpork-web-buildings = Buildings: { $n } of { $of }
ankh_morpork-web-loan = { $n ->
    [one] loan
   *[other] { $n } loans
}
ankh_morpork-web-penalty = { $n ->
    [one] penalty
   *[other] { $n } penalties
}
ankh_morpork-web-immune = protected
ankh_morpork-web-is = is { $who }
ankh_morpork-web-one-of = one of { $n }
ankh_morpork-web-known-cards = { $n ->
    [one] { $n } known card
   *[other] { $n } known cards
}
ankh_morpork-web-loans = Loans: { $cards }.
ankh_morpork-web-penalties = Penalties: { $cards }.
ankh_morpork-web-known = You know of these hand cards: { $cards }.
ankh_morpork-web-suspects = { $n ->
    [one] This is { $people }.
   *[other] Can only be one of these: { $people }.
}

## Areas

ankh_morpork-web-area-kind = { $river ->
    [true] Area { $n } · building ${ $cost } · on the river
   *[other] Area { $n } · building ${ $cost } · not on the river
}
ankh_morpork-web-area-house = { $state ->
    [built] { $seat } has a building here.
    [gone] The area card is out of the game.
   *[none] No building yet.
}
ankh_morpork-web-area-here = Here: { $pieces }.
ankh_morpork-web-area-trouble = Trouble marker.
ankh_morpork-web-area-demon = A demon: nobody controls the area, nothing in it counts.
ankh_morpork-web-area-control = { $own ->
    [true] You control the area.
   *[other] { $seat } controls the area.
}
ankh_morpork-web-minions-of = { $n ->
    [one] { $n } minion of { $seat }
   *[other] { $n } minions of { $seat }
}
ankh_morpork-web-neutrals = { $kind ->
    [troll] { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    }
   *[demon] { $n ->
        [one] { $n } demon
       *[other] { $n } demons
    }
}
ankh_morpork-web-area-label = { $n } { $name }, building ${ $cost }
ankh_morpork-web-label-building = { $seat }'s building
ankh_morpork-web-label-control = controlled by { $seat }
ankh_morpork-web-label-trouble = trouble
ankh_morpork-web-label-near = next to { $areas }
ankh_morpork-web-label-house = { $seat }'s building in { $area }
ankh_morpork-web-label-pieces = { $minions } in { $area }
ankh_morpork-web-label-card = { $name }. { $icons }

## Text mode

ankh_morpork-web-text-areas = Areas
ankh_morpork-web-text-players = Players
ankh_morpork-web-text-piles = Piles
ankh_morpork-web-text-you = You
ankh_morpork-web-text-player = { $seat }: ${ $cash }, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $minions } of 12 minions and { $buildings } of 6 buildings on the board
ankh_morpork-web-text-figures = controls { $control }, minions in { $watched } areas, worth ${ $worth }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
ankh_morpork-web-text-card = { $name } ({ $icons })
ankh_morpork-web-text-current = { $card } is in play
ankh_morpork-web-text-no-icons = no icons

## The first game

ankh_morpork-web-tip-goal = You have a secret personality: it tells how you win. Keep an eye on it below right; nobody else sees it.
ankh_morpork-web-tip-play = Play one card a turn. Its icons are what you may do, from left to right. Press a card to play it, or its name elsewhere to read it.
ankh_morpork-web-tip-place = A minion goes where you have one already, or next door. Press a glowing area.
ankh_morpork-web-tip-trouble = Where a minion meets another one, trouble comes with it. Only where there is trouble can minions be assassinated, and nobody can build there.
ankh_morpork-web-tip-build = Build where you have a minion and all is calm. The area card you get works once in each of your turns, from the next one on.
ankh_morpork-web-tip-kill = An assassination takes one minion out of a troubled area, and the trouble with it.
ankh_morpork-web-tip-calm = Taking trouble away protects your minions there and opens the area for buildings.
ankh_morpork-web-tip-text = The scroll is the text of the card. Read it, then carry it out or skip it: what you skip does not come back.
ankh_morpork-web-tip-power = Your buildings glow: use their area cards now, between icons or at the end of your turn, once each.
ankh_morpork-web-tip-window = You are asked whether you answer. You are asked the same whatever you hold, so that nobody learns anything.
ankh_morpork-web-tip-event = An event has come. With Small Gods you can save your pieces for $3 each.
ankh_morpork-web-tip-control = The sign with an area's number takes the shape of whoever controls it: the most pieces there, and no demon.
ankh_morpork-web-tip-end = At the end of your turn you draw until you have five cards. When the pile runs out the game is over.
