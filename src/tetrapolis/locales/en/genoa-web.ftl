### Genoa in the browser: verbs, questions, the bargaining panel, the board, the guide.
###
### Buttons are imperatives. $sort, $state, $own stay English. "|" breaks a name on the board into lines.

## Verbs and what stands under them

genoa-web-verb-roll = Roll
genoa-web-verb-start = Start space tile
genoa-web-verb-use = Take the action
genoa-web-verb-invite = Invite offers
genoa-web-verb-lapse = Let it lapse
genoa-web-verb-go = Move
genoa-web-verb-stop = Stop
genoa-web-verb-accept = Accept
genoa-web-verb-reopen = Ask again
genoa-web-verb-call = Name a wish
genoa-web-verb-close = Announce closing
genoa-web-verb-recall = Withdraw counter
genoa-web-verb-offer = Make an offer
genoa-web-verb-rebid = Bid differently
genoa-web-verb-counter = Counter
genoa-web-verb-withdraw = Withdraw
genoa-web-verb-note = Leave a note
genoa-web-verb-pass = Hand in
genoa-web-verb-wait = Not now
genoa-web-verb-agree = Agree
genoa-web-verb-refuse = Refuse
genoa-web-verb-pick = Hand over
genoa-web-verb-main = Do it
genoa-web-verb-contract = Draw a contract
genoa-web-verb-ship = Deliver an order
genoa-web-verb-fill = Complete an order
genoa-web-verb-fetch = Any commodity
genoa-web-verb-trade = Trade 1:1
genoa-web-verb-get = Take
genoa-web-verb-act = Building action
genoa-web-verb-end = End the action
genoa-web-verb-claim = Acquire
genoa-web-verb-deliver = Deliver

genoa-web-note-go = { $n ->
    [one] { $n } space, no deal
   *[other] { $n } spaces, no deal
}
genoa-web-note-reopen = { $n ->
    [one] { $n } time left
   *[other] { $n } times left
}
genoa-web-note-extra = with an Extra action tile
genoa-web-note-invite = then you decide
genoa-web-note-stop = buildings are acquired next
genoa-web-note-lapse = nobody gets it
genoa-web-note-close = { $n ->
    [one] { $n } second for last offers
   *[other] { $n } seconds for last offers
}
genoa-web-note-pick = hand over
genoa-web-note-ship = +100 and a tile
genoa-web-note-fill = +40
genoa-web-note-deliver = +30
genoa-web-note-main = { $building }
genoa-web-note-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}

genoa-web-pass-ask = Hand in
    .said = Hand in your answer as it stands
genoa-web-pass-live = Pass
    .said = Pass: no more offers from you for now
genoa-web-pass-acquire = Acquire nothing
    .said = Acquire nothing
genoa-web-pass-deliver = Keep them
    .said = Deliver nothing more in this turn

## Choices in full

genoa-web-accept = Accept { $seat }'s offer for { genoa-part-space }: { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; you add { $take }
}{ genoa-part-extra }
genoa-web-agree = Agree to { $trader }'s counter for { genoa-part-space }: you give { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; you also get { $take }
}{ genoa-part-extra }
genoa-web-use = Take the action of { genoa-part-space } yourself
genoa-web-main = { $building }: { $text }
genoa-web-main-villa = { $building }: draw the top contract ({ $text })
genoa-web-get = Take: { $item }
genoa-web-get-deck = Draw unseen: { $item }
genoa-web-begin-offer = Make an offer for { genoa-part-space }…
genoa-web-begin-counter = Make a counter…
genoa-web-begin-call = Name what you would like, and ask for offers…
genoa-web-begin-note = Leave a note about a space further away…
genoa-web-begin-note-at = Note about { genoa-part-space }

## Why not

genoa-web-why-early = The others have { $n } seconds for offers first. GEN-6.60
genoa-web-why-acted = You have no action left in this turn. GEN-5.7
genoa-web-why-duty = An offer stands that asks nothing back: accept one, or take the action yourself. GEN-6.42
genoa-web-why-main-first = First carry out the effect of the building. GEN-5.11
genoa-web-why-street-only = Choose a street with a disc. GEN-10.3
genoa-web-why-no-disc = No disc here
genoa-web-why-no-building = Nothing to take
genoa-web-why-tower = The tower is here
genoa-web-why-visited = Visited already

## Questions

genoa-web-both = { $first } { $next }
genoa-web-ask-start = Where does the tower start?
genoa-web-ask-house = { $sort ->
    [street] { $space }
   *[other] The { $space }
}: what about its action?
genoa-web-ask-offer-house = What do you offer for the action of { genoa-part-space }?
genoa-web-ask-offer-road = What do you offer for the next step?
genoa-web-ask-decide-road = Where does the tower go?
genoa-web-ask-decide-house = Who gets the action of { genoa-part-space }?
genoa-web-ask-reply = Do you agree to { $seat }'s counter?
genoa-web-ask-live = The floor is open.
genoa-web-ask-live-trader-road = Where does the tower go?
genoa-web-ask-live-trader-house = Who gets the action of { genoa-part-space }?
genoa-web-ask-live-other-road = The floor is open: what do you offer for the next step?
genoa-web-ask-live-other-house = The floor is open: what do you offer for { genoa-part-space }?
genoa-web-ask-meanwhile = Deliver a message now?
genoa-web-ask-pick = { $n ->
    [one] Which card does { $seat } get?
   *[other] Which cards does { $seat } get? { $n } to go.
}
genoa-web-ask-action = Your action: { $building }
genoa-web-ask-action-done = { $building }: anything else?
genoa-web-ask-trade = What do you take in exchange?
genoa-web-ask-bonus = Which special tile do you take?
genoa-web-ask-villa = { $building }: contract or delivery?
genoa-web-ask-deliver = Deliver a message?
genoa-web-ask-acquire = Which buildings do you acquire?

genoa-web-help-start = { $n ->
    [1] This is the last round.
   *[other] On a market start the round marker moves on ({ $n } spaces left).
}
genoa-web-help-start-tile = With a Start space tile you name the space.
genoa-web-help-owner = { $seat } owns it and gets { $n } ducats if somebody else acts there.
genoa-web-help-actions = { $n ->
    [0] { $extra ->
        [0] You have no action left: you can only buy steps to streets.
       *[other] Another action costs an Extra action tile.
    }
   *[other] { $extra ->
        [0] You have an action left in this turn.
       *[other] You have an action left, and Extra action tiles: { $extra }.
    }
}
genoa-web-help-buyers = It could be bought by { $seats }.
genoa-web-help-no-buyer = Nobody else can act in this turn.
genoa-web-help-sealed = Nobody sees your answer before all have answered.
genoa-web-help-sealed-written = { $n ->
    [one] { $n } entry written, still sealed. Hand it in when you are done.
   *[other] { $n } entries written, still sealed. Hand them in when you are done.
}
genoa-web-help-decide-road = Accept an offer, or move without one. You do not have to do either.
genoa-web-help-decide-none = There are no offers. Move without one, or stop.
genoa-web-help-decide-house = Accept an offer, take the action yourself, or let it lapse.
genoa-web-help-duty = An offer asks nothing back: accept one, or take the action yourself.
genoa-web-help-live-trader = Offers may come at any moment. Accept, counter, or go on.
genoa-web-help-live-other = Offer, change or withdraw at any moment. What comes first counts.
genoa-web-help-live-counter = { $seat } has made you a counter.
genoa-web-help-live-closing = Closing: last offers now, then the action lapses.
genoa-web-help-live-late = No new offers: { $seat } has to close the floor.
genoa-web-help-meanwhile = Nobody waits for you. You may deliver at any time in the turn, or not at all.
genoa-web-help-pick = The deal names only the deck ({ $deck }). Only you two see the card.
genoa-web-help-pledged = At the end { $seat } gets: { $things }.
genoa-web-help-order-bound = Your pledge rests on { $card }: complete it first.
genoa-web-help-ordered = One order is done, there can be no second. Use tiles, or end the action.
genoa-web-help-action-done = You may still use tiles or complete one order.
genoa-web-help-trade = You give up: { $item }. A card comes unseen from the top of its deck.
genoa-web-help-bonus = The bonus of your large order.
genoa-web-help-deliver = Last chance in this turn: the tower was in both buildings. 30 ducats each.
genoa-web-help-acquire = { $n ->
    [one] Choose a street with a disc, then one or two buildings beside it. You have { $n } marker.
   *[other] Choose a street with a disc, then one or two buildings beside it. You have { $n } markers.
}

genoa-web-role-trader = { $left ->
    [-1] Trader
    [0] Trader · no step left
    [one] Trader · { $left } step left
   *[other] Trader · { $left } steps left
}
genoa-web-role-other = { $n ->
    [0] { $extra ->
        [0] No action left
       *[other] Only with an Extra tile
    }
   *[other] { $extra ->
        [0] 1 action left
       *[other] 1 action left + Extra tiles: { $extra }
    }
}

## What others are deciding

genoa-web-wait-start = { $seat } puts the tower on its start space
genoa-web-wait-house = { $seat } decides about the action here
genoa-web-wait-ask-house = Offers for the action here: { $n } of { $of } have answered
genoa-web-wait-ask-road = Offers for the next step: { $n } of { $of } have answered
genoa-web-wait-decide-house = { $trader } weighs the offers for the action
genoa-web-wait-decide-road = { $trader } weighs the offers for the next step
genoa-web-wait-reply = { $seat } answers the counter
genoa-web-wait-live-house = The floor is open: the action here
genoa-web-wait-live-road = The floor is open: the next step
genoa-web-wait-pick = { $seat } picks a card to hand over
genoa-web-wait-action = { $here ->
    [1] { $seat } takes the action of { genoa-part-space }
   *[0] { $seat } takes an action
}
genoa-web-wait-trade = { $seat } chooses what to take in exchange
genoa-web-wait-bonus = { $seat } takes a bonus tile
genoa-web-wait-villa = { $seat } chooses what to do in a villa
genoa-web-wait-deliver = Messages may still be delivered
genoa-web-wait-acquire = { $seat } may acquire buildings

## Where we are

genoa-web-round = Round { $n }
genoa-web-phase-1 = Start space
genoa-web-phase-2 = Moves and deals
genoa-web-phase-3 = Buildings
genoa-web-left = { $n ->
    [1] last round
   *[other] { $n } rounds at most
}
genoa-web-turn = { $own ->
    [true] Your turn
   *[other] Turn of { $seat }
}
genoa-web-trader = trader

## The board

genoa-web-board = The board of Genoa
genoa-web-at = blue { $blue }, red { $red }
genoa-web-tower-here = { $n ->
    [one] the tower with { $n } disc
   *[other] the tower with { $n } discs
}
genoa-web-discs-here = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
genoa-web-owned = owned by { $seat }
genoa-web-used = action used up
genoa-web-offer-label = { $sort ->
    [street] { $seat } offers for { $space }: { $give }
   *[other] { $seat } offers for { $space }: { $give }
}{ $take ->
    [none] { "" }
   *[other] , wants { $take }
}
genoa-web-board-guild_hall = Guild|Hall
genoa-web-board-city_hall = City|Hall
genoa-web-board-post_office = Post|Office
genoa-web-board-cathedral = Cathe-|dral
genoa-web-board-palace = Palace
genoa-web-board-park = Park
genoa-web-board-coach_house = Coach House
genoa-web-board-harbor = Harbor
genoa-web-board-inn = Inn
genoa-web-board-tavern = Tavern
genoa-web-board-drinks = Drinks
genoa-web-board-metals = Metals
genoa-web-board-fabric = Fabric
genoa-web-board-spices = Spices
genoa-web-board-colini = Villa|Colini
genoa-web-board-monetti = Villa|Monetti
genoa-web-board-ricci = Villa|Ricci
genoa-web-board-zasteri = Villa|Zasteri
genoa-web-board-market = Market
genoa-web-group-villa = Villa
genoa-web-group-warehouse = Warehouse
genoa-web-group-special = Special building
genoa-web-group-center = Building at the market

## The bargaining panel

genoa-web-tab-board = Board
genoa-web-tab-deal = Bargaining
genoa-web-title-house = Deal: action of { genoa-part-space }
genoa-web-title-road = Deal: the next step
genoa-web-title-action = Action: { $sort ->
    [street] { $space }
   *[other] { $space }
}
genoa-web-title-acquire = Acquiring buildings
genoa-web-title-over = The game is over
genoa-web-title-turn = { $seat } is the trader
genoa-web-sub-floor = { $n ->
    [0] No offers
    [one] { $n } offer
   *[other] { $n } offers
} · { $state ->
    [asking] { $waiting ->
        [one] { $waiting } still answers
       *[other] { $waiting } still answer
    }
    [live] open floor
   *[done] all have answered
}{ $left ->
    [0] { "" }
    [one] { " · can be asked once more" }
   *[other] { " · can be asked" } { $left } times more
}
genoa-web-sub-action = { $seat } acts
genoa-web-empty = There are no offers.
genoa-web-empty-yours = Nothing offered yet. Press a space, or choose below.
genoa-web-empty-asking = The others are writing. All offers appear together.
genoa-web-offer-for = Make an offer for
genoa-web-gives = gives
genoa-web-wants = wants
genoa-web-gets = gets
genoa-web-pledges = pledges
genoa-web-most = most ducats
genoa-web-you-row = You
genoa-web-with-extra = with an Extra action tile
genoa-web-binding = asks nothing back: it binds
genoa-web-only-draft = only you see this, not handed in yet
genoa-web-will-withdraw = will be withdrawn
genoa-web-accept-short = Accept
genoa-web-counter-short = Counter
genoa-web-change = Change
genoa-web-withdraw-short = Withdraw
genoa-web-counter-open = The trader's counter
genoa-web-counter-other = Counter…
genoa-web-call-other = Name a wish…
genoa-web-notes-free = Notes bind nobody.
genoa-web-standing-short = becomes an offer
genoa-web-supply = Supply
genoa-web-supply-item = { $item }, { $n } left
genoa-web-take-one = Take one of these
genoa-web-step-main = Effect of the building, once
genoa-web-step-order = One order at most
genoa-web-owes = At the end { $seat } gets

## The desk

genoa-web-desk-offer = offer
genoa-web-desk-preset = standing offer
genoa-web-desk-counter = counter
genoa-web-desk-note = note
genoa-web-desk-call = wish
genoa-web-desk-whom = To whom?
genoa-web-desk-for = For what?
genoa-web-desk-where = For which space? Press it on the board, or choose:
genoa-web-desk-empty = Add ducats or a good.
genoa-web-you-give = You give
genoa-web-you-want = You want from { $seat }
genoa-web-they-give = { $seat } gives
genoa-web-you-hand = You give
genoa-web-you-add = You add
genoa-web-sold-action = the action here
genoa-web-sold-both = the step and the action
genoa-web-sold-step = the step
genoa-web-pledge = Pledged from what the action brings
genoa-web-note-price = Your price
genoa-web-call-want = You would like
genoa-web-add-want = Want something too
genoa-web-add-hand = Add something
genoa-web-add-pledge = Pledge
genoa-web-standing = Offer it by itself once the tower is beside it
genoa-web-show-card = The trader sees the card
genoa-web-uses-extra = The action costs an Extra action tile.
genoa-web-preset-help = Offer this whenever the space is for sale
genoa-web-cancel = Cancel
genoa-web-send-offer = Offer
genoa-web-send-preset = Keep
genoa-web-send-draft = Write down
genoa-web-send-note = Leave the note
genoa-web-send-call = Ask for it
genoa-web-send-counter = Send to { $seat }
genoa-web-less = 5 ducats less
genoa-web-more = 5 ducats more
genoa-web-ducats = ducats
genoa-web-item = { $item }, { $n } of { $most }
genoa-web-nothing = nothing
genoa-web-face-contract = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-web-face-message = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-web-face-small_order = { $goods } for { $places }
genoa-web-face-large_order = { $goods } for { $places }

## Phase 3

genoa-web-claim-street = From which street?
genoa-web-deed-take = put a marker
genoa-web-deed-oust = remove theirs (1)
genoa-web-deed-seize = replace theirs (2)
genoa-web-claim-do = { $n ->
    [0] Acquire
    [one] Acquire { $n } building
   *[other] Acquire { $n } buildings
}

## What one has

genoa-web-your-ducats = Your ducats
genoa-web-money-hidden = only you see this
genoa-web-money-open = everybody sees this
genoa-web-your-goods = Your goods
genoa-web-your-tiles = Your tiles
genoa-web-your-cards = Your cards · { $n }{ $pay ->
    [0] { "" }
   *[other] { " · contracts worth" } { $pay }
}
genoa-web-no-cards = No cards in hand.
genoa-web-have = { $item }, you have { $n }
genoa-web-marker = ownership marker
genoa-web-marker-short = marker
genoa-web-complete = the goods are there
genoa-web-tile-start_space = Start space
genoa-web-tile-trade_1_1 = Trade 1:1
genoa-web-tile-any_commodity = Any commodity
genoa-web-tile-building_action = Building action
genoa-web-tile-extra_action = Extra action
genoa-web-deck-contract = Contract
genoa-web-deck-message = Message
genoa-web-deck-small_order = Small order
genoa-web-deck-large_order = Large order
genoa-web-when-contract = at the end
genoa-web-when-message = both in one turn
genoa-web-when-small_order = by an action there
genoa-web-when-large_order = in this villa
genoa-web-plate-actions = { $n ->
    [0] no action left
    [one] { $n } action left
   *[other] { $n } actions left
}
genoa-web-plate-cards = { $contract } contracts, { $message } messages, { $small } small and { $large } large orders
genoa-web-plate-markers = { $n } markers ready, { $on } on buildings, { $left } in the central supply

## Sheets

genoa-web-card-owner = { $seat } owns it and gets { $n } ducats whenever somebody else acts here.
genoa-web-card-streets = Can be acquired from { $streets }.
genoa-web-card-no-street = Touches no street, so nobody can own it.
genoa-web-card-beside = Beside it: { $spaces }.
genoa-web-card-cards = Cards: { $cards }.
genoa-web-card-market = If the tower starts here, the round marker moves on and the game gets shorter. Passing through does nothing.
genoa-web-card-street = It has no action. With a disc on it at the end of the turn, the buildings beside it can be acquired.
genoa-web-card-visited = { $buildings ->
    [none] The tower was in neither building in this turn.
   *[other] Visited in this turn: { $buildings }.
}
genoa-web-card-run = Your run: { $buildings }, worth { $n } ducats so far.
genoa-web-card-missing = Still missing: { $goods }.
genoa-web-card-complete = You have all goods for it.
genoa-web-card-deck = { $contract ->
    [1] { $deck }, paid at the end by runs
   *[0] { $deck }, { $n } ducats
}
genoa-web-card-places = Where: { $buildings }.
genoa-web-card-marker = Put it on a building in phase 3, or hand it on as a good. On a building it brings 10 ducats whenever somebody else acts there, and 10 more at the end.
genoa-web-card-tile = Special tile, from { $buildings }
genoa-web-card-good = Commodity, from { $building }
genoa-web-card-supply = { $n } left in the supply
genoa-web-card-pile = { $n } face down, { $up } face up under them
genoa-web-card-face-up = Face up: { $cards }.

## Points

genoa-web-if-now = If it ended now
genoa-web-final = The end
genoa-web-total = Total
genoa-web-at-least = { $n }+
genoa-web-score-note = Others' contracts are secret, and so is money where the table hides it.

## Text mode

genoa-web-text-tower = The tower
genoa-web-text-path = Way so far: { $spaces }.
genoa-web-text-at = It stands on { genoa-part-space }.
genoa-web-text-targets = For sale: { $spaces }.
genoa-web-text-discs = Discs: { $spaces }.
genoa-web-text-used = Actions used up in this turn: { $buildings ->
    [none] none
   *[other] { $buildings }
}.
genoa-web-text-no-tower = { $seat } has not started the tower yet.
genoa-web-text-offers = Offers and notes
genoa-web-offer-line = { $seat } offers { genoa-part-price } for { genoa-part-space }{ genoa-part-take }{ genoa-part-extra }.
genoa-web-counter-line = Counter to { $seat }, for { genoa-part-space }: gives { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-web-draft-line = Your draft for { genoa-part-space }: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }. Only you see this.
genoa-web-note-line = Note of { $seat } about { genoa-part-space }: { $price }. It binds nobody.
genoa-web-counter-terms = For { genoa-part-space } you give { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; you also get { $take }
}{ genoa-part-extra }.
genoa-web-text-yours = What you have
genoa-web-text-ducats = { $n } ducats
genoa-web-text-things = { $things ->
    [none] Nothing else
   *[other] { $things }
}
genoa-web-text-players = Players
genoa-web-text-player = { $seat }: { $ducats ->
    [-1] hidden ducats
   *[other] { $ducats } ducats
}; actions left: { $actions }; has: { $things ->
    [none] nothing
   *[other] { $things }
}; cards: { $cards ->
    [none] none
   *[other] { $cards }
}; owns: { $buildings ->
    [none] nothing
   *[other] { $buildings }
}
genoa-web-text-supply = { $things }
genoa-web-text-decks = Face down: { $cards }
genoa-web-text-buildings = Buildings
genoa-web-text-building = { $building }{ $owned ->
    [1] { " (" }{ $seat })
   *[0] { "" }
}: { $text } Beside it: { $spaces }.

## The first-game guide

genoa-web-tip-start = You are the trader. The dice choose where the tower starts: blue for the column, red for the row. From there it goes up to four steps.
genoa-web-tip-house = The tower stands on a building with an open action. Each player has one action per turn, you too: take it yourself, or sell it.
genoa-web-tip-offer = You buy from the trader. Press a space, put the price together from ducats, goods, tiles, markers or cards, and write it down. You pay only if your offer is accepted.
genoa-web-tip-sealed = You can write offers for several spaces. Nobody sees them before everybody has handed in, so hand in when you are done.
genoa-web-tip-cards = Your cards tell you where you want to go: messages pay when the tower visits both buildings in one turn, orders need their goods and an action there, contracts pay at the end for neighbouring buildings.
genoa-web-tip-decide = Offers stand as flags on the board and as rows beside it. Accepting is final: the tower moves, and the buyer acts. You may also move without any offer.
genoa-web-tip-duty = Somebody offers something for this action and asks nothing back. So it cannot lapse: accept an offer, or take the action yourself.
genoa-web-tip-counter = Not enough? Press Counter in a row and change the terms. The offer stands as it was until its maker changes it.
genoa-web-tip-free = Nobody offers anything. You can go where you like: to the building you need for yourself, or to a street beside buildings you want to own.
genoa-web-tip-reply = The trader answers with terms of their own. Agree, and the deal is made at once; refuse, and your own offer still stands.
genoa-web-tip-action = Your action: the effect of the building once, and before or after it any of your tiles, and one order. Then end the action.
genoa-web-tip-order = You hold a small order for this building and its commodity: complete it in this action for 40 ducats.
genoa-web-tip-acquire = Streets with a disc let you put a marker on the buildings beside them. An own building pays 10 ducats whenever somebody else acts there, and 10 at the end.
genoa-web-tip-live = The floor is open: everybody acts at any moment, and what comes first counts. The trader may move on after a few seconds.
genoa-web-tip-last = The last round. Goods and tiles are worth nothing at the end: turn them into ducats.
