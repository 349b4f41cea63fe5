### Discworld: Ankh-Morpork at the terminal table.

## Signs

play-ankh_morpork-letter-p1 = R
play-ankh_morpork-letter-p2 = Y
play-ankh_morpork-letter-p3 = G
play-ankh_morpork-letter-p4 = B
play-ankh_morpork-letter-troll = T
play-ankh_morpork-letter-demon = D

play-ankh_morpork-icon-place_minion = minion
play-ankh_morpork-icon-assassinate = kill
play-ankh_morpork-icon-remove_trouble = calm
play-ankh_morpork-icon-scroll = text
play-ankh_morpork-icon-event = event
play-ankh_morpork-icon-play_another = next card
play-ankh_morpork-icon-interrupt = answer

play-ankh_morpork-sign-minions =
    .text = minions of a player, by the letter in front of the name; T trolls, D demons
play-ankh_morpork-sign-coming =
    .text = a minion that arrives there brings a trouble marker
play-ankh_morpork-sign-trouble = trouble
    .text = trouble marker: minions there can be assassinated, nobody can build there
play-ankh_morpork-sign-building = building
    .text = building, with its owner's letter
play-ankh_morpork-sign-gone = card gone
    .text = the area card is out of the game
play-ankh_morpork-sign-control = control
    .text = who controls the area
play-ankh_morpork-sign-neighbours = neighbours
    .text = the numbers of the adjacent areas

## The table

play-ankh_morpork-title = Ankh-Morpork
play-ankh_morpork-turn = turn { $n }
play-ankh_morpork-deck = { $green ->
    [0] draw pile { $n }
   *[other] draw pile { $n } ({ $green } green)
}
play-ankh_morpork-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
play-ankh_morpork-trouble = trouble { $n }/{ $goal }
play-ankh_morpork-current = { $name } plays
play-ankh_morpork-discard = discard pile { $n }:
play-ankh_morpork-discard-empty = discard pile empty
play-ankh_morpork-events-used = events so far:
play-ankh_morpork-events-coming = still in the event deck:

play-ankh_morpork-players = Players
play-ankh_morpork-column-cash = cash
    .text = money in cash
play-ankh_morpork-column-hand = hand
    .text = cards in hand
play-ankh_morpork-column-supply = supply
    .text = minions that are not on the board
play-ankh_morpork-column-houses = built
    .text = buildings on the board
play-ankh_morpork-column-control = control
    .text = areas under control, and how many of them the three lords need to win: Selachii, Rust and de Worde
play-ankh_morpork-column-spread = areas
    .text = areas with own minions and no demon, and how many Lord Vetinari needs to win
play-ankh_morpork-column-worth = worth
    .text = cash and buildings, less $12 for each loan; Chrysoprase needs $50 to win
play-ankh_morpork-column-points = points
    .text = what there would be if the points were counted now

play-ankh_morpork-loans = { $n ->
    [one] loan:
   *[other] loans:
}
play-ankh_morpork-penalties = { $n ->
    [one] penalty:
   *[other] penalties:
}
play-ankh_morpork-known = known cards:
play-ankh_morpork-suspects = can only be:
play-ankh_morpork-is = is:
play-ankh_morpork-unused = Among the unused personalities:
play-ankh_morpork-immune = safe from this text
play-ankh_morpork-short-loans = { $n ->
    [one] { $n } loan
   *[other] { $n } loans
}
play-ankh_morpork-short-penalties = { $n ->
    [one] { $n } penalty
   *[other] { $n } penalties
}
play-ankh_morpork-short-known = { $n ->
    [one] { $n } known card
   *[other] { $n } known cards
}

play-ankh_morpork-you-are = You are { $personality }
play-ankh_morpork-goal-control = { $n } of { $goal } areas under control
play-ankh_morpork-goal-spread = minions in { $n } of { $goal } areas
play-ankh_morpork-goal-trouble = { $n } of { $goal } trouble markers
play-ankh_morpork-goal-worth = worth ${ $n } of ${ $goal }
play-ankh_morpork-goal-deck = { $n ->
    [one] { $n } card until the draw pile is empty
   *[other] { $n } cards until the draw pile is empty
}
play-ankh_morpork-no-cards = no cards in hand

## Names and explanations

play-ankh_morpork-own = you
play-ankh_morpork-minion-own = your minion
play-ankh_morpork-minion-of = { $name }'s minion
play-ankh_morpork-minion-troll = a troll
play-ankh_morpork-minion-demon = a demon
play-ankh_morpork-kind-event = event
play-ankh_morpork-kind-personality = personality
play-ankh_morpork-kind-icon = icon
play-ankh_morpork-kind-green = green card
play-ankh_morpork-kind-brown = brown card
play-ankh_morpork-no-icons = No icons: playing it does nothing.
play-ankh_morpork-river = on the river
play-ankh_morpork-dry = not on the river
play-ankh_morpork-cost = building costs ${ $n }
play-ankh_morpork-neighbours = Next to: { $areas }.
play-ankh_morpork-facts = { $cards ->
    [one] (${ $cash }, { $cards } card)
   *[other] (${ $cash }, { $cards } cards)
}

play-ankh_morpork-about-signs = what the signs and the columns mean
    .words = signs
play-ankh_morpork-about-discard = all cards of the discard pile, the last one first
    .words = discard
play-ankh_morpork-about-events = which events there were, and which may still come
    .words = events
play-ankh_morpork-about-player = a player's area cards, and what is known of that player
play-ankh_morpork-nothing-known = No area cards, and nothing is known beyond what the table shows.

play-ankh_morpork-example = place dimwell
    .thing = the shades

play-ankh_morpork-set-hungarian = Hungarian edition
    .text = Three demons come, a flood is rolled until it meets the river, fog takes its cards out of the game.
play-ankh_morpork-set-english-2011 = English edition of 2011
    .text = Four demons come, a flood can meet dry land, fog puts its cards onto the discard pile.

## Choices

play-ankh_morpork-do-play = Play
play-ankh_morpork-do-text = Text
play-ankh_morpork-do-money = Money
play-ankh_morpork-do-place = Minion in
play-ankh_morpork-do-build = Build in
play-ankh_morpork-do-kill = Assassinate
play-ankh_morpork-do-remove = Remove
play-ankh_morpork-do-calm = Calm
play-ankh_morpork-do-stir = Trouble in
play-ankh_morpork-do-grab = Move
play-ankh_morpork-do-swap = Exchange
play-ankh_morpork-do-go = Go to
play-ankh_morpork-do-raze = Take down
play-ankh_morpork-do-buy = Buy
play-ankh_morpork-do-visit = Be paid for
play-ankh_morpork-do-save = Small Gods, $3
play-ankh_morpork-do-target = Aim at
play-ankh_morpork-do-payer = Payer
play-ankh_morpork-do-paid = Money to
play-ankh_morpork-do-give = Give
play-ankh_morpork-do-discard = Discard
play-ankh_morpork-do-keep = Keep
play-ankh_morpork-do-search = Discard
play-ankh_morpork-do-power = Power
play-ankh_morpork-do-interrupt = Interrupt
play-ankh_morpork-do-answer = Answer
play-ankh_morpork-do-let = Let it happen
play-ankh_morpork-do-ask = Be asked
play-ankh_morpork-do-on = Go on

play-ankh_morpork-carry-out = carry it out
play-ankh_morpork-take = take ${ $n }
play-ankh_morpork-pay = pay ${ $n }
play-ankh_morpork-refuse = do not pay
play-ankh_morpork-refuse-fine = take the card
play-ankh_morpork-skip-icon = skip this icon
play-ankh_morpork-skip-play = play no further card
play-ankh_morpork-skip-raze = none of them
play-ankh_morpork-pass = pass: no card to play
play-ankh_morpork-end = end the turn and refill your hand
play-ankh_morpork-done = enough
play-ankh_morpork-let-once = this time
play-ankh_morpork-let-turn = everything this turn
play-ankh_morpork-let-below = { $n ->
    [0] always, if no points are at stake
    [one] always, if at most { $n } point is at stake
   *[other] always, if at most { $n } points are at stake
}
play-ankh_morpork-ask-again = { $n ->
    [0] about everything again (now only if points are at stake)
    [one] about everything again (now only above { $n } point)
   *[other] about everything again (now only above { $n } points)
}

play-ankh_morpork-power-place = pay $3, place a minion here or next door
play-ankh_morpork-power-card = draw a card, discard a card
play-ankh_morpork-power-sell = discard a card, take $2
play-ankh_morpork-power-trouble = trouble here or next door
play-ankh_morpork-power-calm = pay $2, take a trouble marker off
play-ankh_morpork-power-income = take ${ $n }

play-ankh_morpork-hit-minion = minion
play-ankh_morpork-hit-building = building
play-ankh_morpork-hit-card = area card
play-ankh_morpork-hit-demon = a demon comes
play-ankh_morpork-hit-troll = a troll comes

## What is asked

play-ankh_morpork-now-first = You play one card. Its icons then follow from left to right.
play-ankh_morpork-now-more = { $n ->
    [one] You may play one more card.
   *[other] You may play up to { $n } more cards, one after the other.
}
play-ankh_morpork-now-none = You hold no card that can be played.
play-ankh_morpork-now-not-now = Not possible now; an area card might change that.
play-ankh_morpork-now-end = { $left ->
    [powers] All icons are done. You may still use area cards.
    [mossy] All icons are done. You may still play Doctor Mossy Lawn.
   *[nothing] All icons are done. You are only asked because you could hold Doctor Mossy Lawn.
}
play-ankh_morpork-now-text = { $card }: { $text }
play-ankh_morpork-now-text-by = { $name } plays { $card }: "{ $text }"
play-ankh_morpork-now-hit-aim = { $name } aims { $card } at you: "{ $text }"
play-ankh_morpork-now-hit-remove = { $name } is about to remove your minion in { $area } ({ $card }).
play-ankh_morpork-now-hit-own = Your minion in { $area } is about to be removed ({ $card }).
play-ankh_morpork-now-hit-kill = { $name } is about to assassinate your minion in { $area } ({ $card }).
play-ankh_morpork-now-hit-move = { $name } is about to move your minion from { $area } to { $area2 } ({ $card }).
play-ankh_morpork-now-hit-swap = { $name } is about to exchange your minion in { $area } for { $minion } in { $area2 } ({ $card }).
play-ankh_morpork-now-hit-buy = { $name } is about to buy your building in { $area } for ${ $n } ({ $card }).
play-ankh_morpork-now-lost = Your minion in { $area } has been removed ({ $cause }).
play-ankh_morpork-now-event = { $event } is about to hit you: { $pieces }.
play-ankh_morpork-now-stake = { $n ->
    [0] No points are at stake.
    [one] { $n } point is at stake.
   *[other] { $n } points are at stake.
}
play-ankh_morpork-now-answers = You can answer with { $cards }.
play-ankh_morpork-now-no-answer = { $n ->
    [one] Only { $cards } would help, and you do not hold it.
   *[other] Only { $cards } would help, and you hold neither.
}
play-ankh_morpork-now-small-gods = Small Gods wards off each for $3; you have ${ $n }.
play-ankh_morpork-now-payer = { $card }: { $name } gets the money. Who pays it?
play-ankh_morpork-now-hired = { $name } hires you with { $card }: "{ $text }"
play-ankh_morpork-now-rolled = { $card } rolled: { $areas }.
play-ankh_morpork-now-swap = Changing places: { $minion } in { $area }. With which one?
play-ankh_morpork-now-go = { $card }: { $minion } leaves { $area }.
play-ankh_morpork-now-back = The minion lost in { $area } comes back to another area.
play-ankh_morpork-now-one-more = You may place one more minion.
play-ankh_morpork-now-discard = { $n ->
    [one] You may discard { $n } card.
   *[other] You may discard up to { $n } cards.
}
play-ankh_morpork-now-give = { $n ->
    [one] { $name } gets { $n } card of yours.
   *[other] { $name } gets { $n } cards of yours.
}
play-ankh_morpork-now-sell = { $card }: { $name } gets a card of yours and pays you ${ $n }, or all they have.
play-ankh_morpork-now-raze = { $name } has not paid: you may take down one of these buildings.
play-ankh_morpork-now-search = These are { $name }'s cards: choose the one to be discarded.
play-ankh_morpork-now-keep = From { $name }'s hand: keep one of the two, the other goes back.
play-ankh_morpork-now-murder = { $event }: you have rolled { $area }. A minion there must go.
play-ankh_morpork-now-flee = { $event }: your minions must leave { $pieces }.
play-ankh_morpork-now-sink = { $n ->
    [0] { $event }: each building costs $2, and you cannot pay for any.
   *[other] { $event }: each building costs $2; you can keep { $n } of { $all }.
}
play-ankh_morpork-now-sunk = { $event }: each building costs $2; you may give some up instead.
