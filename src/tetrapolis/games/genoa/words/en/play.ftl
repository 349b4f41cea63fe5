### Genoa at the table: what happened, what is asked, what a move means, what went wrong, ducats and the end.
###
### Variables: $seat, $target, $also are players' names. $give, $take, $pledge, $price, $want, $got are lists of things as
### genoa-items says them ("15 ducats, 2 silk and a contract"), $item and $wanted one of them; "none" stands for nothing.
### Of a $space $sort tells whether it is a street, the market or a building: put "genoa-part-space" where its name
### stands in a sentence. $here: the space is the one under the tower, so that only its action is dealt about.

## Parts of sentences

genoa-others-space = all other spaces
genoa-part-space = { $sort ->
    [street] { $space }
   *[other] the { $space }
}
genoa-part-target = { $here ->
    [1] the action of { genoa-part-space }
   *[0] { $bare ->
        [1] the step to { genoa-part-space }
       *[0] the step to { genoa-part-space } and its action
    }
}
genoa-part-price = { $give ->
    [none] { $pledge ->
        [none] nothing
       *[other] { $pledge } as a pledge
    }
   *[other] { $pledge ->
        [none] { $give }
       *[other] { $give } and, as a pledge, { $pledge }
    }
}
genoa-part-take = { $take ->
    [none] { "" }
   *[other] { " plus" } { $take }
}
genoa-part-extra = { $extra ->
    [0] { "" }
   *[1] { " (with" } an { genoa-tile-extra_action } tile)
}
genoa-part-face = { $face ->
    [none] { "" }
    [back] ; the cards stay hidden
   *[trader] ; the trader sees the cards
}
genoa-deed-take = put a marker on the { $building }
    .short = put a marker
genoa-deed-oust = remove the marker on the { $building }
    .short = remove theirs (1)
genoa-deed-seize = replace the marker on the { $building } by yours
    .short = replace theirs (2)

## Events: rounds and the way of the tower

genoa-first-player = { $seat } is the first player and stays so for the whole game.
genoa-round = { $left ->
    [1] Round { $round } begins. It is the last one.
   *[other] Round { $round } begins. Spaces left on the round track: { $left }.
}
genoa-turn = { $seat } is the trader now.
    .heading = Turn of { $seat }
genoa-rolls = { $seat } rolls blue { $blue }, red { $red }: the tower starts on { genoa-part-space }.
genoa-starts = { $seat } uses a { genoa-tile-start_space } tile: the tower starts on { genoa-part-space }.
genoa-market-start = { $left ->
    [1] Market start: the round marker moves to the last space. This is the last round.
   *[other] Market start: the round marker moves on. Spaces left on the round track: { $left }.
}
    .rule = GEN-2.6
genoa-moves = { $seat } moves the tower to { genoa-part-space }.
genoa-stops = { $seat } stops the tower.
genoa-lapses = The action of the { $building } lapses.
    .rule = GEN-5.15

## Events: the floor

genoa-asks = { $about ->
    [house] { $round ->
        [1] { $seat } invites offers for the action here.
       *[other] { $seat } asks for offers for the action here once more.
    }
   *[road] { $round ->
        [1] { $seat } invites offers for the next step.
       *[other] { $seat } asks for offers for the next step once more.
    }
}
genoa-answered = { $seat } has answered.
genoa-no-offers = There are no offers.
genoa-offer = { $seat } offers { genoa-part-price } for { genoa-part-target }{ genoa-part-take }{ genoa-part-extra }.
genoa-offer-changed = { $seat } now offers { genoa-part-price } for { genoa-part-target }{ genoa-part-take }{ genoa-part-extra }.
genoa-offer-shows = { $seat } offers: { $cards }. Nobody but the trader is shown this.
genoa-offer-void = { $seat }'s offer for { genoa-part-space } is void.
    .rule = GEN-6.46
genoa-own-quiet = { $setting ->
    [turn] From now on you pass, until your turn. Only you know.
   *[addressed] From now on you pass, until your turn or a counter to you. Only you know.
}
genoa-own-quiet-over = You no longer pass by yourself: you are asked again.
genoa-own-passed = Passed for you, as you wished.
genoa-own-offer-void = Your offer for { genoa-part-space } is void: you no longer have what it needs.
    .rule = GEN-6.46
genoa-withdraws = { $seat } withdraws the offer for { genoa-part-space }.
genoa-note = { $seat } leaves a note: { $price } for { genoa-part-space }.
    .rule = GEN-6.7
genoa-call = { $seat } calls for { $want } for { genoa-part-space }.
genoa-counter = The trader's counter to { $seat }: { genoa-part-target }{ genoa-part-take } for { genoa-part-price }{ genoa-part-extra }.
genoa-counter-void = { $seat }'s counter is void.
genoa-refuses = { $seat } refuses the counter.
genoa-recalls = { $seat } withdraws the counter.
genoa-passes = { $seat } passes.
genoa-closing = { $seconds ->
    [one] { $seat } announces the closing: the action lapses unless an offer comes within { $seconds } second.
   *[other] { $seat } announces the closing: the action lapses unless an offer comes within { $seconds } seconds.
}
    .rule = GEN-6.61
genoa-duty = An offer stands that asks nothing in return: { $seat } must accept an offer or take the action.
    .rule = GEN-6.42
genoa-floor-late = The time for offers and counters is over: { $seat } has to close the floor.
    .rule = GEN-6.62

## Events: deals

genoa-deal = Deal: { $seat } gets { genoa-part-target }{ genoa-part-take } from { $target } for { genoa-part-price }.
genoa-cards-given = { $seat } hands over to { $target }: { $cards }.
genoa-pledge-paid = { $seat } hands over the pledge to { $target }: { $pledge }.
genoa-pledge-fails = { $seat } pledged { $pledge }, but the action did not bring all of it; what is missing is not owed.
    .rule = GEN-6.27

## Events: actions

genoa-acts = { $extra ->
    [1] { $seat } takes the action of the { $building } with an { genoa-tile-extra_action } tile.
   *[0] { $seat } takes the action of the { $building }.
}
genoa-owner-paid = { $seat } gets { $ducats } ducats as the owner of the { $building }.
    .rule = GEN-10.12
genoa-main = { $got ->
    [none] { $seat } gets nothing in the { $building }.
   *[other] { $seat } gets { $got } in the { $building }.
}
genoa-draws = You draw: { $cards }.
genoa-ships = { $seat } gets { $ducats } ducats for a delivery ({ $card }).
genoa-fills = { $seat } gets { $ducats } ducats for an order ({ $card }).
genoa-bonus = { $seat } takes the bonus tile: { $tile }.
genoa-fetches = { $seat } uses an { genoa-tile-any_commodity } tile: { $commodity }.
genoa-trades = { $seat } uses a { genoa-tile-trade_1_1 } tile and gives up { $item }.
genoa-traded = { $seat } gets { $wanted } for { $item }.
genoa-acts-by-tile = { $seat } uses a { genoa-tile-building_action } tile for the { $building }.
genoa-ends = { $seat } ends the action in the { $building }.
genoa-delivers = { $seat } gets { $ducats } ducats for the { $card }.
genoa-delivers-no-more = { $seat } delivers nothing more in this turn.
genoa-reshuffled = { $n ->
    [one] The { $deck } deck is turned over: { $n } card.
   *[other] The { $deck } deck is shuffled: { $n } cards.
}
    .rule = GEN-8.3

## Events: buildings, settings and the end

genoa-claims = { $seat } acquires beside { genoa-part-space }.
genoa-claims-nothing = { $seat } acquires nothing.
genoa-ousts = { $seat } removes { $target }'s marker from the { $building }.
genoa-acquires = { $seat } now owns the { $building }.
genoa-auto = { $setting ->
    [on] { $seat }'s messages are now delivered by themselves.
   *[off] { $seat } now delivers messages by hand.
}
genoa-purse = { $setting ->
    [open] { $seat } now shows their money.
   *[hidden] { $seat } now hides their money.
}
genoa-final = { $cards ->
    [none] { $seat }: { $buildings } for buildings, no contracts, in all { $total } ducats.
   *[other] { $seat }: { $buildings } for buildings, { $contracts } for contracts ({ $cards }), in all { $total } ducats.
}

## Moves: the trader

genoa-move-roll = Roll both dice
genoa-move-start = Start on { genoa-part-space } with a { genoa-tile-start_space } tile
genoa-move-use = Take the action yourself
genoa-move-invite = Invite offers
genoa-move-lapse = Let the action lapse
genoa-move-go = Move the tower to { genoa-part-space } without a deal
genoa-move-stop = Stop the tower here
genoa-move-accept = { $also ->
    [none] Accept { $seat }'s offer for { genoa-part-space } (version { $version })
   *[other] Accept the offers of { $seat } (version { $version }) and of { $also } for { genoa-part-space } together
}
genoa-move-reopen = Ask for offers once more
genoa-move-call = Call for { $want } for { genoa-part-space }
genoa-move-counter = Counter to { $seat }: { genoa-part-space }{ genoa-part-take } for { genoa-part-price }{ genoa-part-extra }
genoa-move-recall = Withdraw your counter
genoa-move-close = Announce the closing: let the action lapse unless an offer comes

## Moves: the others

genoa-move-offer = Offer { genoa-part-price } for { genoa-part-space }{ genoa-part-take }{ genoa-part-extra }{ genoa-part-face }{ $order ->
    [none] { "" }
   *[other] ; the pledge rests on { $order }
}
genoa-move-withdraw = Withdraw your offer for { genoa-part-space }
genoa-move-note = { $standing ->
    [1] Leave a note: { $price } for { genoa-part-space }, offered as soon as the tower is beside it
   *[0] Leave a note: { $price } for { genoa-part-space }
}
genoa-move-pass = Nothing more (pass)
genoa-move-wait = Wait and see
genoa-move-agree = Agree to the counter (version { $version })
genoa-move-refuse = Refuse the counter
genoa-move-pick = Hand over { $card }

## Moves: actions and buildings

genoa-move-main = Carry out the effect of the building (in a villa: draw a contract)
genoa-move-ship = Deliver { $card }
genoa-move-fill = Complete { $card }
genoa-move-fetch = { genoa-tile-any_commodity } tile: take { $commodity }
genoa-move-trade = { genoa-tile-trade_1_1 } tile: give up { $item }
genoa-move-get = Take { $item }
genoa-move-act = { genoa-tile-building_action } tile: the effect of the { $building }
genoa-move-end = End the action
genoa-move-claim = { $two ->
    [none] Beside { $street }: { $one }
   *[other] Beside { $street }: { $one } and { $two }
}

## Moves: messages, settings and the clock

genoa-move-deliver = Deliver the { $card }
genoa-move-auto = { $setting ->
    [on] Have your messages delivered by themselves
   *[off] Deliver your messages by hand
}
genoa-move-purse = { $setting ->
    [open] Show your money to everybody
   *[hidden] Hide your money
}
genoa-move-preset = Whenever you are asked: offer { genoa-part-price } for { genoa-part-space }{ genoa-part-take }{ genoa-part-face }
genoa-move-watch = Be asked about { genoa-part-space } in any case
genoa-move-quiet = { $setting ->
    [on] Pass on all spaces but those you want to be asked about
    [turn] Pass by yourself until your turn
    [addressed] Pass by yourself until your turn, or until somebody makes you a counter
   *[off] Be asked about all spaces again
}
genoa-move-drop = Forget your instructions for { genoa-part-space }
genoa-move-ring = { $alarm ->
    [floor_min] The trader may now move on or stop
    [close_seconds] The countdown has run out
    [floor_max] The time for new offers has run out
   *[decide_seconds] The trader's time to decide has run out
}

## Errors: offers

genoa-error-trader-deals = Deals are made with the trader only: the others make offers, and the trader, { $target }, answers them. Make a move of your own side.
genoa-error-no-such-space = The board has no such space. Choose a building, a street or the market by its name.
genoa-error-no-target = { $about ->
    [house] It is about the action of the building under the tower now. Name that building.
   *[road] { $fault ->
        [tower] The tower stands here, and it is about the next step now.
        [visited] The tower has been here this turn.
       *[other] It is about the next step now, and this space is not beside the tower.
    } Name a space beside the tower that it has not visited this turn, or leave a note.
}
genoa-error-coins = There are no coins below 5 ducats. Name amounts in steps of 5.
genoa-error-both-ducats = Both sides would pay ducats. Leave the ducats on one side only.
genoa-error-empty-offer = An offer needs at least 5 ducats or one good, given or pledged. Add something.
genoa-error-two-players = With two players money alone is not enough. Add at least one good, given or pledged.
genoa-error-extra-needless = This needs no { genoa-tile-extra_action } tile. Leave it out.
genoa-error-extra-unsaid = This action can only be taken with an { genoa-tile-extra_action } tile, and the offer does not say so. Add the tile.
genoa-error-no-action = Whoever takes this action needs an action available this turn: the base action, or an { genoa-tile-extra_action } tile. Choose something else.
genoa-error-not-owned = { $seat } does not have as much of this: { $item }. Name less, or something else.
genoa-error-marker-supply = { $seat } has too few markers in the central supply to receive so many. Name fewer.
genoa-error-too-dear = You do not have { $ducats } ducats. Name a lower sum.
genoa-error-open-purse = { $seat } has only { $n } ducats, as everybody can see. Ask for no more than that.
genoa-error-no-such-card = You do not have this card: { $card }. Choose one of your own.
genoa-error-name-cards = You name your own cards one by one, not by their deck. Choose the cards you would hand over.
genoa-error-name-deck = You cannot know the other side's cards. Ask for them by deck and number.
genoa-error-max-offers = { $n ->
    [one] You can make { $n } offer each time you are asked. Withdraw it, or change it.
   *[other] You can make offers for { $n } targets each time you are asked. Withdraw one, or change one you have.
}
genoa-error-nothing-to-withdraw = You have no such offer. Choose one of yours.
genoa-error-note-near = A note is for a space that is not beside the tower and was not visited this turn. Make an offer if this one can be bought, or choose another space.
genoa-error-note-price = The price must be at least 5 ducats or one good, with ducats in steps of 5 and cards named by their deck. Correct it.
genoa-error-max-notes = { $n ->
    [0] This table plays without notes. Make offers for what can be bought now.
    [one] You can leave { $n } note in a turn. Wait for the next turn.
   *[other] You can leave { $n } notes in a turn. Wait for the next turn.
}

## Errors: pledges

genoa-error-pledge-kind = This cannot be pledged for { genoa-part-space }. Pledge only what the bought action itself brings there, or give something you have.
genoa-error-pledge-uncertain = It is not certain that the action of { genoa-part-space } will bring this pledge. Pledge something that is in the supply, or give something you have.
genoa-error-pledge-order = You hold no order, with its commodities, that would bring this pledge. Pledge something else, or give something you have.
genoa-error-pledge-bare = You buy the bare move, so there is no action that could bring a pledge. Leave the pledge out.
genoa-error-pledge-binds = Your pledge would no longer come true: { $pledge }. First do what it rests on.

## Errors: answers and decisions

genoa-error-no-offer = { $target } has no offer for this. Choose one that stands.
genoa-error-stale = { $target } has changed the offer meanwhile. Look at the new one and decide again.
genoa-error-no-counter = There is no counter for you to agree to. Look at what stands now.
genoa-error-stale-counter = The counter has changed meanwhile. Look at the new one and decide again.
genoa-error-counter-open = One of your counters is still open. Withdraw it first, or wait for the answer.
genoa-error-max-rounds = { $n ->
    [one] Offers can be asked for only { $n } time on a floor. Decide among those that stand.
   *[other] Offers can be asked for only { $n } times on a floor. Decide among those that stand.
}
genoa-error-max-counters = { $n ->
    [0] This table plays without counters. Accept an offer, or close the floor.
    [one] You can make { $n } counter on a floor. Accept an offer, or close the floor.
   *[other] You can make { $n } counters on a floor. Accept an offer, or close the floor.
}
genoa-error-rebid-target = The counter is about another space. Make your new offer for the same.
genoa-error-floor-late = The time for new offers and counters is over. What stands can still be accepted.
genoa-error-floor-early = The others still have time for offers. Wait a few seconds, or until all have passed.
genoa-error-barred = You withdrew your offer after the closing was announced. Wait for the next floor.
genoa-error-duty = An offer stands that asks nothing in return, so the action cannot lapse. Accept an offer, or take the action yourself.
genoa-error-lapse = The action cannot lapse yet: the others may want it. Invite offers, or announce the closing.
genoa-error-settle-first = The action here is still open. Take it, sell it or let it lapse before you go on.
genoa-error-no-way = { $fault ->
    [tower] The tower is here already.
    [visited] The tower has been here this turn.
    [moves] The tower has no move left.
   *[far] This space is not beside the tower.
} Choose a space beside it that it has not visited this turn.

## Errors: actions

genoa-error-rolled = The tower already has its start space. Use the { genoa-tile-start_space } tile in your next turn, instead of rolling.
genoa-error-no-tile = You have no tile of this kind: { $tile }. Choose something else.
genoa-error-no-window = This tile works only during your own action. Wait until you take one.
genoa-error-still-acting = Your action is not over yet. End it before the tower goes on.
genoa-error-main-first = You have not carried out the effect of the building. Do so before you end the action.
genoa-error-main-done = The effect of the building was carried out already. Choose something else, or end the action.
genoa-error-one-order = You have completed an order in this action, and only one is allowed. Keep the other for later.
genoa-error-order-place = This order goes to another building. Keep it until you act there.
genoa-error-order-goods = You lack commodities for this order. Get them first.
genoa-error-palace = A { genoa-tile-building_action } tile cannot be used for the Palace. Choose another building of yours.
genoa-error-not-owner = Your marker is not here. Choose a building that has it.
genoa-error-not-deliverable = You cannot deliver this message now. Wait until the tower has visited both its buildings in one turn.
genoa-error-no-message = This card is no message. Deliver messages, and keep the others for their own moment.
genoa-error-no-order = This card is no order. Complete orders here, and keep the others for their own moment.
genoa-error-extra-later = An { genoa-tile-extra_action } tile is spent when you take another action in the same turn. Keep it until then.
genoa-error-other-tile = This tile does something else. Choose it by itself.
genoa-error-supply-empty = The supply has run out of this. Choose something else.
genoa-error-have-none = You do not have this to give up. Choose something you have.
genoa-error-same-kind = You are giving up the same kind. Take something of another kind.
genoa-error-trade-kind = Ducats cannot be exchanged, and cards are taken unseen from their deck. Choose a commodity, a tile, a marker or a card of yours to give up, and take a commodity, a tile, a marker or the top card of a deck.
genoa-error-bonus-kind = The bonus is a special tile. Choose one of those in the supply.
genoa-error-pick-deck = It has to be a card of the other deck that was named in the deal. Choose one of those.
genoa-error-pick-bound = This card belongs to something else in the deal, or was not drawn in this action. Choose another one.
genoa-error-no-street = Buildings are acquired from a street. Choose one with a disc.
genoa-error-no-disc = No disc lies here. Choose a street with a disc.
genoa-error-nothing-beside = There is no building beside this street that you could take. Choose another street.
genoa-error-claim = You lack the markers for this, or the buildings are not beside this street. Choose less, or something else.

## Errors: options and boards

genoa-error-first-player = The first player cannot be { $seat }: there are only { $players } players. Choose one of them, or "random".
genoa-error-board-wrong = { $fault ->
    [kind] The file of the board is wrong at { $place }. Each of the 18 buildings must be there, and all others must be streets or the market.
    [spaces] There are { $place } spaces on the board. There must be 39: the 18 buildings, 20 streets and exactly one market. Add or change what is missing, or take out what is too much.
    [squares] The file of the board is wrong at { $place }: it needs squares ("cells"), and a street has only one. Correct its "cells".
    [outside] The square { $square } of { $place } is not on the board. Its two numbers, blue and red, must be from 1 to 8.
    [shared] The square { $square } is told of { $place } and of another space. Leave it to one of them.
    [free] The square { $square } belongs to no space. Add it to the "cells" of the one it is part of.
    [neighbours] The file of the board is wrong at { $place }. Its neighbours must be the spaces that share an edge with it.
   *[ring] The ring of the contracts must name the 14 buildings of the contracts, each once, and no other. Look at these: { $place }.
}

genoa-error-cards-wrong = { $fault ->
    [deck] The deck { $place } is missing. Add it as it was exported.
    [count] The deck { $place } must have { $expected } cards, and its "count" must say so.
    [payout] What a card of the deck { $place } pays is a rule: its "payout" must stay { $expected }.
    [id] The id of the card { $place } must be the deck's letter and two digits, such as { $expected }, and no other card may have it.
    [building] The card { $place } names { $expected }, which is no building. Write one of the ids of the board.
    [small] The small order { $place } goes to { $expected }. It must go to a building of the board that is no villa.
    [large] The large order { $place } goes to { $expected }. It must go to one of the four villas.
    [places] The card { $place } must name { $expected ->
        [1] one building
       *[other] two different buildings
    }.
    [good] The card { $place } needs { $expected }, which is no commodity. Write one of those in tiles.json.
    [goods] The card { $place } must need { $expected ->
        [0] no commodity
        [1] one commodity
       *[other] three different commodities
    }.
    [contract] Two contracts name { $place }. Each of the 14 needs a building of its own.
    [runs] The table of the contracts is wrong at { $place }: runs of 1, 2, 3 and more buildings must pay more and more.
   *[supply] How many there are of { $place } is a rule, not content. Leave tiles.json as it was exported.
}
genoa-error-content = { $fault ->
    [neighbours] At { $place } the neighbours must be those it shares an edge with: { $expected }. You may also leave the list "adjacent" out.
    [both] The streets must lie on the same squares on both boards. They differ at { $place }.
    [grid] Row { $place } of "grid_rows_top_to_bottom" is not what the squares ("cells") say: { $expected }. Change the one that is wrong, or leave the grid out.
    [street] The street { $place } must be called after its square: { $expected }.
    [shape] The squares of { $place } must hang together.
   *[action] What { $place } does is a rule, not content. Leave its "{ $expected }" as it was exported.
}

## Ducats and the end

genoa-score-ducats = Ducats
genoa-score-buildings = Buildings
genoa-score-contracts = Contracts
genoa-tiebreak-goods = more goods (cards, commodities and special tiles)
genoa-end-last_round = The last round was played to its end.
