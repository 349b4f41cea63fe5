### Discworld: Ankh-Morpork: what stands on the table, in the browser and in the terminal: labels, panels, sheets, tips.
###
### Variables as in ankh_morpork-play.ftl: $seat is a player's name; $card, $area, $event and their lists are names of things.

## The table

ankh_morpork-board-title = Ankh-Morpork
ankh_morpork-board-turn = Turn { $n }
ankh_morpork-board-step-check = Win check
ankh_morpork-board-step-play = Play cards
ankh_morpork-board-step-refill = Refill to five
ankh_morpork-board-bar-trouble = Trouble { $n }/{ $of }
ankh_morpork-board-bar-deck = { $n } in the pile
ankh_morpork-board-city = The city
ankh_morpork-board-map = Map of Ankh-Morpork
ankh_morpork-board-trouble = { $n ->
    [one] { $n } of 12 trouble markers
   *[other] { $n } of 12 trouble markers
}
ankh_morpork-board-trouble-help = From 8 on the Dragon King of Arms wins and Riots end the game.
ankh_morpork-board-trouble-in = Trouble in: { $areas }.
ankh_morpork-board-deck = { $n ->
    [one] { $n } card to draw
   *[other] { $n } cards to draw
}
ankh_morpork-board-pile = { $green ->
    [0] draw pile { $n }
   *[other] draw pile { $n } ({ $green } green)
}
ankh_morpork-board-green = { $n } green
ankh_morpork-board-brown = { $n } brown
ankh_morpork-board-events-left = { $n ->
    [one] { $n } of { $of } events left
   *[other] { $n } of { $of } events left
}
ankh_morpork-board-events = Events
ankh_morpork-board-events-used = So far: { $events }.
ankh_morpork-board-events-coming = Still to come: { $events }.
ankh_morpork-board-last-event = Last: { $event }
ankh_morpork-board-events-count = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
ankh_morpork-board-discard = Discard pile
ankh_morpork-board-discard-count = { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
ankh_morpork-board-discard-empty = discard pile empty
ankh_morpork-board-current = { $name } plays
ankh_morpork-board-box = Out of the game: { $cards }.
ankh_morpork-board-then = { $first }, then { $next }
ankh_morpork-board-icons = Icons: { $icons }
ankh_morpork-board-in-play = In play
ankh_morpork-board-your-hand = Your hand · { $n }
ankh_morpork-board-refill-note = You refill to five at the end of your turn
ankh_morpork-board-empty-hand = No cards in hand.
ankh_morpork-board-shown-search = { $seat }'s hand, only you see it
ankh_morpork-board-shown-keep = Drawn from { $seat }'s hand
ankh_morpork-board-chain = Icons of { $card }
ankh_morpork-board-now = If it ended now
ankh_morpork-board-score-note = Counted from what everybody sees. A secret goal can end the game before.

## Area cards

ankh_morpork-board-powers = Your area cards
ankh_morpork-board-powers-none = Build to get area cards: they work once in each of your turns.
ankh_morpork-board-power-used = used
ankh_morpork-board-power-gained = next turn
ankh_morpork-board-power-demon = demon
ankh_morpork-board-power-event = in events

## The own goal

ankh_morpork-board-near = Your goal is near: { $n } of { $of }
ankh_morpork-board-near-deck = Your goal is near: the draw pile is almost empty
ankh_morpork-board-near-worth = Your goal is near: not much is missing to ${ $of }
ankh_morpork-board-reached = Your goal is fulfilled: you win if it still holds when your turn begins
ankh_morpork-board-only-you = Only you see this
ankh_morpork-board-you-are = You are { $personality }
ankh_morpork-board-unused = Among the unused personalities:
ankh_morpork-board-goal = { $n } of { $of }
ankh_morpork-board-goal-worth = ${ $n } of ${ $of }
ankh_morpork-board-goal-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
ankh_morpork-board-aim-control = Control { $of } areas at the start of your turn.
ankh_morpork-board-aim-spread = Minions in { $of } areas at the start of your turn.
ankh_morpork-board-aim-trouble = { $of } trouble markers at the start of your turn.
ankh_morpork-board-aim-worth = Be worth ${ $of } at the start of your turn.
ankh_morpork-board-aim-deck = The draw pile runs out before anybody wins.
ankh_morpork-board-far-control = { $n } of { $goal } areas under control
ankh_morpork-board-far-spread = minions in { $n } of { $goal } areas
ankh_morpork-board-far-trouble = { $n } of { $goal } trouble markers
ankh_morpork-board-far-worth = worth ${ $n } of ${ $goal }
ankh_morpork-board-far-deck = { $n ->
    [one] { $n } card until the draw pile is empty
   *[other] { $n } cards until the draw pile is empty
}

## Icons, in a word

ankh_morpork-board-icon-place_minion = Place
ankh_morpork-board-icon-place_building = Build
ankh_morpork-board-icon-assassinate = Kill
ankh_morpork-board-icon-remove_trouble = Calm
ankh_morpork-board-icon-money = Take ${ $n }
ankh_morpork-board-icon-scroll = Text
ankh_morpork-board-icon-event = Event
ankh_morpork-board-icon-play_another = Next card
ankh_morpork-board-icon-interrupt = Answer

## Players

ankh_morpork-board-players = Players
ankh_morpork-board-area-cards = { $n ->
    [one] area card
   *[other] area cards
}
ankh_morpork-board-cash = Cash: ${ $n }
ankh_morpork-board-hand-size = Cards in hand: { $n }
ankh_morpork-board-minions = Minions on the board: { $n } of { $of }
ankh_morpork-board-buildings = Buildings: { $n } of { $of }
ankh_morpork-board-loan = { $n ->
    [one] loan
   *[other] { $n } loans
}
ankh_morpork-board-penalty = { $n ->
    [one] penalty
   *[other] { $n } penalties
}
ankh_morpork-board-immune = protected
ankh_morpork-board-is = is { $who }
ankh_morpork-board-one-of = one of { $n }
ankh_morpork-board-known-cards = { $n ->
    [one] { $n } known card
   *[other] { $n } known cards
}
ankh_morpork-board-loans = Loans: { $cards }.
ankh_morpork-board-penalties = Penalties: { $cards }.
ankh_morpork-board-known = You know of these hand cards: { $cards }.
ankh_morpork-board-suspects = { $n ->
    [one] This is { $people }.
   *[other] Can only be one of these: { $people }.
}
ankh_morpork-board-nothing-known = No area cards, and nothing is known beyond what the table shows.

## Areas

ankh_morpork-board-area-kind = { $river ->
    [true] Area { $n } · building ${ $cost } · on the river
   *[other] Area { $n } · building ${ $cost } · not on the river
}
ankh_morpork-board-area-house = { $state ->
    [built] { $seat } has a building here.
    [gone] The area card is out of the game.
   *[none] No building yet.
}
ankh_morpork-board-area-here = Here: { $pieces }.
ankh_morpork-board-area-trouble = Trouble marker.
ankh_morpork-board-area-demon = A demon: nobody controls the area, nothing in it counts.
ankh_morpork-board-area-control = { $own ->
    [true] You control the area.
   *[other] { $seat } controls the area.
}
ankh_morpork-board-minions-of = { $n ->
    [one] { $n } minion of { $seat }
   *[other] { $n } minions of { $seat }
}
ankh_morpork-board-neutrals = { $kind ->
    [troll] { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    }
   *[demon] { $n ->
        [one] { $n } demon
       *[other] { $n } demons
    }
}
ankh_morpork-board-area-label = { $n } { $name }, building ${ $cost }
ankh_morpork-board-label-building = { $seat }'s building
ankh_morpork-board-label-control = controlled by { $seat }
ankh_morpork-board-label-trouble = trouble
ankh_morpork-board-label-near = next to { $areas }
ankh_morpork-board-label-house = { $seat }'s building in { $area }
ankh_morpork-board-label-pieces = { $minions } in { $area }
ankh_morpork-board-label-card = { $name }. { $icons }
ankh_morpork-board-neighbours = Next to: { $areas }.

## Kinds of things

ankh_morpork-board-kind-event = event
ankh_morpork-board-kind-personality = personality
ankh_morpork-board-kind-icon = icon
ankh_morpork-board-kind-green = green card
ankh_morpork-board-kind-brown = brown card
ankh_morpork-board-no-icons = No icons: playing it does nothing.

## In words

ankh_morpork-board-text-areas = Areas
ankh_morpork-board-text-piles = Piles
ankh_morpork-board-text-you = You
ankh_morpork-board-text-player = { $seat }: ${ $cash }, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $minions } of 12 minions and { $buildings } of 6 buildings on the board
ankh_morpork-board-text-figures = controls { $control }, minions in { $watched } areas, worth ${ $worth }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
ankh_morpork-board-text-card = { $name } ({ $icons })
ankh_morpork-board-text-current = In play: { $card }
ankh_morpork-board-text-no-icons = no icons

## Signs and columns of the terminal

ankh_morpork-board-letter-p1 = R
ankh_morpork-board-letter-p2 = Y
ankh_morpork-board-letter-p3 = G
ankh_morpork-board-letter-p4 = B
ankh_morpork-board-letter-troll = T
ankh_morpork-board-letter-demon = D
ankh_morpork-board-sign-minions =
    .text = minions of a player, by the letter in front of the name; T trolls, D demons
ankh_morpork-board-sign-trouble = trouble
    .text = trouble marker: minions there can be assassinated, nobody can build there
ankh_morpork-board-sign-building = building
    .text = building, with its owner's letter
ankh_morpork-board-sign-gone = card gone
    .text = the area card is out of the game
ankh_morpork-board-sign-control = control
    .text = who controls the area
ankh_morpork-board-sign-neighbours = neighbours
    .text = the numbers of the adjacent areas
ankh_morpork-board-column-cash = cash
    .text = money in cash
ankh_morpork-board-column-hand = hand
    .text = cards in hand
ankh_morpork-board-column-supply = supply
    .text = minions that are not on the board
ankh_morpork-board-column-houses = built
    .text = buildings on the board
ankh_morpork-board-column-control = control
    .text = areas under control, and how many of them the three lords need to win: Selachii, Rust and de Worde
ankh_morpork-board-column-spread = areas
    .text = areas with own minions and no demon, and how many Lord Vetinari needs to win
ankh_morpork-board-column-worth = worth
    .text = cash and buildings, less $12 for each loan; Chrysoprase needs $50 to win
ankh_morpork-board-column-points = points
    .text = what there would be if the points were counted now

## What can be asked about, and typed

ankh_morpork-board-about-signs = what the signs and the columns mean
    .words = signs
ankh_morpork-board-about-discard = all cards of the discard pile, the last one first
    .words = discard
ankh_morpork-board-about-events = which events there were, and which may still come
    .words = events
ankh_morpork-board-about-player = a player's area cards, and what is known of that player

## Editions

ankh_morpork-board-set-hungarian = Hungarian edition
    .text = Three demons come, a flood is rolled until it meets the river, fog takes its cards out of the game.
ankh_morpork-board-set-english-2011 = English edition of 2011
    .text = Four demons come, a flood can meet dry land, fog puts its cards onto the discard pile.

## The first game

ankh_morpork-board-aim = Your goal: what your secret personality wants, at the start of your turn.
ankh_morpork-board-tip-power = Your buildings glow: use their area cards now, between icons or at the end of your turn, once each.
ankh_morpork-board-tip-event = An event has come. With Small Gods you can save your pieces for $3 each.
ankh_morpork-board-tip-control = The sign with an area's number takes the shape of whoever controls it: the most pieces there, and no demon.
