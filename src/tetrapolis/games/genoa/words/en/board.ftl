### Genoa on the table, for both clients: the board, the panel, sheets, points, the guide; and what is typed in a terminal.
###
### $sort, $state stay English. "|" breaks a name on the board into lines.

## Where we are

genoa-board-round = Round { $n }
genoa-board-phase-1 = Start space
genoa-board-phase-2 = Moves and deals
genoa-board-phase-3 = Buildings
genoa-board-left = { $n ->
    [1] last round
   *[other] { $n } rounds at most
}
genoa-board-trader = trader
genoa-board-moves-left = { $n ->
    [0] no move left
    [one] { $n } move left
   *[other] { $n } moves left
}
genoa-board-title-over = The game is over

## The board

genoa-board-board = The board of Genoa
genoa-board-at = blue { $blue }, red { $red }
genoa-board-tower-here = { $n ->
    [one] the tower with { $n } disc
   *[other] the tower with { $n } discs
}
genoa-board-discs-here = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
genoa-board-owned = owned by { $seat }
genoa-board-used = action used up
genoa-board-offer-label = { $sort ->
    [street] { $seat } offers for { $space }: { $give }
   *[other] { $seat } offers for { $space }: { $give }
}{ $take ->
    [none] { "" }
   *[other] , wants { $take }
}
genoa-board-name-guild_hall = Guild|Hall
genoa-board-name-city_hall = City|Hall
genoa-board-name-post_office = Post|Office
genoa-board-name-cathedral = Cathe-|dral
genoa-board-name-palace = Palace
genoa-board-name-park = Park
genoa-board-name-coach_house = Coach House
genoa-board-name-harbor = Harbor
genoa-board-name-inn = Inn
genoa-board-name-tavern = Tavern
genoa-board-name-drinks = Drinks
genoa-board-name-metals = Metals
genoa-board-name-fabric = Fabric
genoa-board-name-spices = Spices
genoa-board-name-colini = Villa|Colini
genoa-board-name-monetti = Villa|Monetti
genoa-board-name-ricci = Villa|Ricci
genoa-board-name-zasteri = Villa|Zasteri
genoa-board-name-market = Market
genoa-board-group-villa = Villa
genoa-board-group-warehouse = Warehouse
genoa-board-group-special = Special building
genoa-board-group-center = Building at the market

## Signs and short names on a narrow screen

genoa-board-letter-p1 = R
genoa-board-letter-p2 = G
genoa-board-letter-p3 = B
genoa-board-letter-p4 = Y
genoa-board-letter-p5 = W
genoa-board-short-guild_hall = Guild Hall
    .tiny = Guild
genoa-board-short-city_hall = City Hall
    .tiny = City
genoa-board-short-post_office = Post Off.
    .tiny = Post
genoa-board-short-cathedral = Cathedral
    .tiny = Cath.
genoa-board-short-palace = Palace
    .tiny = Palace
genoa-board-short-park = Park
    .tiny = Park
genoa-board-short-coach_house = Coach H.
    .tiny = Coach
genoa-board-short-harbor = Harbor
    .tiny = Harbor
genoa-board-short-inn = Inn
    .tiny = Inn
genoa-board-short-tavern = Tavern
    .tiny = Tavern
genoa-board-short-drinks = Drinks
    .tiny = Drinks
genoa-board-short-metals = Metals
    .tiny = Metals
genoa-board-short-fabric = Fabric
    .tiny = Fabric
genoa-board-short-spices = Spices
    .tiny = Spices
genoa-board-short-colini = V.Colini
    .tiny = Colini
genoa-board-short-monetti = V.Monetti
    .tiny = Monet.
genoa-board-short-ricci = V.Ricci
    .tiny = Ricci
genoa-board-short-zasteri = V.Zasteri
    .tiny = Zast.
genoa-board-short-market = market
    .tiny = market
genoa-board-street = street
genoa-board-kind-start_space = Start space
genoa-board-kind-trade_1_1 = Trade 1:1
genoa-board-kind-any_commodity = Any comm.
genoa-board-kind-building_action = Building a.
genoa-board-kind-extra_action = Extra action
genoa-board-kind-contract = C contracts
genoa-board-kind-message = M messages
genoa-board-kind-small_order = S small ord.
genoa-board-kind-large_order = L large ord.
genoa-board-sign-tower = tower
genoa-board-sign-disc = disc
genoa-board-sign-owner = owner
genoa-board-sign-used = action gone
genoa-board-sign-first = first player
genoa-board-signs-tower = ▲4 | the tower, with 4 discs
genoa-board-signs-disc = ● | a disc it has left behind; beside such streets buildings can be acquired
genoa-board-signs-owner = R G … | whose marker is on the building
genoa-board-signs-used = × | the action of this building was used or has lapsed this turn
genoa-board-signs-first = * | the first player
genoa-board-signs-ducats = ducats | money; a question mark where it is hidden
genoa-board-signs-actions = act. | actions left this turn, without Extra action tiles
genoa-board-signs-markers = markers | ownership markers in the personal + in the central supply
genoa-board-signs-cards = C M S L | how many contracts, messages, small and large orders

## The bargaining panel

genoa-board-tab-deal = Bargaining
genoa-board-title-house = Deal: action of { genoa-part-space }
genoa-board-title-road = Deal: the next step
genoa-board-title-action = Action: { $sort ->
    [street] { $space }
   *[other] { $space }
}
genoa-board-title-acquire = Acquiring buildings
genoa-board-title-turn = { $seat } is the trader
genoa-board-sub-floor = { $n ->
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
genoa-board-sub-action = { $seat } acts
genoa-board-empty = There are no offers.
genoa-board-empty-yours = Nothing offered yet. Press a space, or choose below.
genoa-board-empty-asking = The others are writing. All offers appear together.
genoa-board-offer-for = Make an offer for
genoa-board-gives = gives
genoa-board-wants = wants
genoa-board-gets = gets
genoa-board-pledges = pledges
genoa-board-you-row = You
genoa-board-draft = Your answer so far
genoa-board-only-draft = only you see this, not handed in yet
genoa-board-will-withdraw = will be withdrawn
genoa-board-accept-short = Accept
genoa-board-counter-short = Counter
genoa-board-change = Change
genoa-board-withdraw-short = Withdraw
genoa-board-counter-open = The trader's counter
genoa-board-notes-free = Notes bind nobody.
genoa-board-standing-short = becomes an offer
genoa-board-supply = Supply
genoa-board-supply-item = { $item }, { $n } left
genoa-board-take-one = Take one of these
genoa-board-step-main = Effect of the building, once
genoa-board-step-order = One order at most
genoa-board-owes = At the end { $seat } gets

## The desk

genoa-board-cancel = Cancel
genoa-board-quick = Offer at once:
genoa-board-passing-turn = You pass until your turn. Nobody else knows.
genoa-board-passing-addressed = You pass until your turn or a counter. Nobody else knows.
genoa-board-clock-floor_min = { $time } until the tower may go on
genoa-board-clock-close_seconds = { $time } for last offers, then the action lapses
genoa-board-clock-floor_max = { $time } for new offers
genoa-board-clock-decide_seconds = { $time } left to decide
genoa-board-clock-answer_seconds = At least { $time } to answer the last offer
genoa-board-keep-preset = Offer this whenever the space is for sale
genoa-board-less = { $n } ducats less
genoa-board-more = { $n } ducats more
genoa-board-item = { $item }, { $n } of { $most }
genoa-board-nothing = nothing
genoa-board-face-contract = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-board-face-message = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-board-face-small_order = { $goods } for { $places }
genoa-board-face-large_order = { $goods } for { $places }
genoa-board-claim-do = { $n ->
    [0] Acquire
    [one] Acquire { $n } building
   *[other] Acquire { $n } buildings
}

## What players have

genoa-board-your-ducats = Your ducats
genoa-board-money = { $money ->
    [open] everybody sees this
   *[other] { $shown ->
        [true] everybody sees this
       *[other] only you see this
    }
}
genoa-board-your-goods = Your goods
genoa-board-your-tiles = Your tiles
genoa-board-your-cards = Your cards · { $n }{ $pay ->
    [0] { "" }
   *[other] { " · contracts worth" } { $pay }
}
genoa-board-no-cards = No cards in hand.
genoa-board-have = { $item }, you have { $n }
genoa-board-marker = ownership marker
genoa-board-complete = the goods are there
genoa-board-tile-start_space = Start space
genoa-board-tile-trade_1_1 = Trade 1:1
genoa-board-tile-any_commodity = Any commodity
genoa-board-tile-building_action = Building action
genoa-board-tile-extra_action = Extra action
genoa-board-deck-contract = Contract
genoa-board-deck-message = Message
genoa-board-deck-small_order = Small order
genoa-board-deck-large_order = Large order
genoa-board-when-contract = at the end
genoa-board-when-message = both in one turn
genoa-board-when-small_order = by an action there
genoa-board-when-large_order = in this villa
genoa-board-plate-actions = { $n ->
    [0] no action left
    [one] { $n } action left
   *[other] { $n } actions left
}
genoa-board-plate-cards = { $contract } contracts, { $message } messages, { $small } small and { $large } large orders
genoa-board-plate-markers = { $n } markers ready, { $on } on buildings, { $left } in the central supply
genoa-board-column-ducats = ducats
genoa-board-column-actions = act.
genoa-board-column-markers = markers
genoa-board-column-goods = commodities · tiles
genoa-board-own = Your cards ({ $n })
genoa-board-cards-contract = contracts
genoa-board-cards-message = messages
genoa-board-cards-small_order = small orders
genoa-board-cards-large_order = large orders
genoa-board-worth = (worth { $n } now)
genoa-board-by-hand = You deliver messages by hand.
genoa-board-quiet = You pass on all spaces but those you watch.
genoa-board-presets = { $n ->
    [one] { $n } preset offer.
   *[other] { $n } preset offers.
}

## Sheets

genoa-board-card-owner = { $seat } owns it and gets 10 ducats whenever somebody else acts here.
genoa-board-card-streets = Can be acquired from { $streets }.
genoa-board-card-no-street = Touches no street, so nobody can own it.
genoa-board-card-beside = Beside it: { $spaces }.
genoa-board-card-cards = Cards: { $cards }.
genoa-board-card-market = If the tower starts here, the round marker moves on and the game gets shorter. Passing through does nothing.
genoa-board-card-street = It has no action. With a disc on it at the end of the turn, the buildings beside it can be acquired.
genoa-board-card-held = { $deck ->
    [contract] Your run: { $run }, worth { $n } ducats so far.
    [message] { $done ->
        [none] The tower was in neither building in this turn.
       *[other] Visited in this turn: { $done }.
    }
   *[other] { $missing ->
        [none] You have all goods for it.
       *[other] Still missing: { $missing }.
    }
}
genoa-board-card-deck = { $sort ->
    [contract] { $deck }, paid at the end by runs
   *[other] { $deck }, { $n } ducats
}
genoa-board-card-places = Where: { $buildings }.
genoa-board-card-marker = Put it on a building in phase 3, or hand it on as a good. On a building it brings 10 ducats whenever somebody else acts there, and 10 more at the end.
genoa-board-card-tile = Special tile, from { $buildings }
genoa-board-card-good = Commodity, from { $building }
genoa-board-card-supply = { $n } left in the supply
genoa-board-card-pile = { $n } face down, { $up } face up under them
genoa-board-card-face-up = Face up: { $cards }.
genoa-board-thing-building = building
genoa-board-thing-deck = { $n } cards
genoa-board-about-streets = { $board }: can be acquired from { $streets }.
genoa-board-about-no-street = { $board }: touches no street and cannot be acquired.
genoa-board-both-boards = both boards
genoa-board-about-beside = { $board }: beside it lie { $spaces }.

## Points

genoa-board-if-now = If it ended now
genoa-board-final = The end
genoa-board-total = Total
genoa-board-at-least = { $n }+
genoa-board-score-note = Others' contracts are secret, and so is money where the table hides it.

## In words: text mode and the terminal

genoa-board-text-tower = The tower
genoa-board-text-path = Way so far: { $spaces }.
genoa-board-text-at = It stands on { genoa-part-space }.
genoa-board-text-targets = For sale: { $spaces }.
genoa-board-text-discs = Discs: { $spaces }.
genoa-board-text-used = Actions used up in this turn: { $buildings ->
    [none] none
   *[other] { $buildings }
}.
genoa-board-text-no-tower = { $seat } has not started the tower yet.
genoa-board-text-offers = Offers and notes
genoa-board-offer-line = { $seat } offers { genoa-part-price } for { genoa-part-space }{ genoa-part-take }{ genoa-part-extra }.
genoa-board-counter-line = Counter to { $seat }, for { genoa-part-space }: gives { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-board-draft-line = Your draft for { genoa-part-space }: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }. Only you see this.
genoa-board-note-line = Note of { $seat } about { genoa-part-space }: { $price }{ $standing ->
    [1] { " (" }{ genoa-board-standing-short })
   *[0] { "" }
}. It binds nobody.
genoa-board-text-yours = What you have
genoa-board-text-ducats = { $n } ducats
genoa-board-text-things = { $things ->
    [none] Nothing else
   *[other] { $things }
}
genoa-board-text-players = Players
genoa-board-text-player = { $seat }: { $ducats ->
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
genoa-board-text-supply = { $things }
genoa-board-text-decks = Face down: { $cards }
genoa-board-text-buildings = Buildings
genoa-board-text-building = { $building }{ $owned ->
    [1] { " (" }{ $seat })
   *[0] { "" }
}: { $text } Beside it: { $spaces }.
genoa-board-player-has = Has: { $things }.
genoa-board-player-owns = Owns: { $things }.
genoa-board-player-known = You know of these cards: { $things }.
genoa-board-player-auto = Messages are delivered by themselves.
genoa-board-player-hand = Delivers messages by hand.
genoa-board-watching = You are asked in any case about: { $spaces }.

## Tables to choose from

genoa-board-set-main = Main board
    .text = Villas touch no street, so nobody can own them.
genoa-board-set-alt = Alternative board
    .text = Villas stand beside streets and can be owned.
genoa-board-set-live = Main board, open floor
    .text = Everybody negotiates at any moment; at this screen you are asked in turn, and clocks run on when all let time pass.

## What can be asked about in the terminal

genoa-board-topic-offers = how offers, counters, notes and calls are typed
    .words = offers offer counter note call
genoa-board-topic-instructions = settings and standing instructions: auto, quiet, watch, preset
    .words = instructions auto quiet watch preset drop purse
genoa-board-topic-signs = the signs on the screen
    .words = signs
genoa-board-topic-buildings = what each building brings
    .words = buildings
genoa-board-topic-tiles = the special tiles
    .words = tiles
genoa-board-topic-cards = the decks, and which cards lie face up
    .words = cards decks
genoa-board-topic-player = a player: holdings, buildings, known cards
genoa-board-howto-offers =
    offer 15d + silk for harbor | Offer 15 ducats and a silk for the step to the Harbor with its action or, if the tower is there, for its action.
    offer 10d and m05 for inn taking contract | Give 10 ducats and your message m05, and want a contract of the trader's choice in return. "hidden" or "shown" at the end says whether the trader sees the card.
    offer for park pledging extra action | Pay with what the action itself brings.
    withdraw harbor | Take the offer back.
    note 15d for colini | A price for a space further away; with "standing" at the end it becomes an offer by itself.
    counter Béla 20d for harbor giving ale | The trader proposes: Béla gives 20 ducats and gets the Harbor and an ale.
    call 20d for harbor | The trader says what would be welcome.
    Things: ducats 15d; pepper, saffron, silver, copper, linen, silk, ale, wine; start space, trade, any commodity, building action, extra action; 2 markers; your own cards by number (c01, m05, s11, l07), those of the other side by deck: contract, 2 messages. The beginning of a name will do. If you need an Extra action tile for it, the game adds that by itself.
genoa-board-howto-instructions =
    auto off | Deliver your messages by hand from now on; "auto on": by themselves. Possible at any question.
    purse open | Show your money, where the table leaves that to each player; "purse hidden" hides it.
    quiet on | When offers are asked for, pass for you by itself; "quiet off" ends that. This and the following only while you are asked for offers.
    watch harbor | But ask you if this space is for sale.
    preset 10d for harbor | Whenever this space is for sale and you are asked, this is offered for you, if it is valid. "extra=1" at the end: with an Extra action tile.
    drop harbor | Forget what you instructed for this space.

## The first-game guide

genoa-board-aim = Your goal: the most ducats at the end.
genoa-board-tip-cards = Your cards tell you where you want to go: messages pay when the tower visits both buildings in one turn, orders need their goods and an action there, contracts pay at the end for neighbouring buildings.
genoa-board-tip-duty = Somebody offers something for this action and asks nothing back. So it cannot lapse: accept an offer, or take the action yourself.
genoa-board-tip-counter = Not enough? Press Counter in a row and change the terms. The offer stands as it was until its maker changes it.
genoa-board-tip-reply = The trader answers with terms of their own. Agree, and the deal is made at once; refuse, and your own offer still stands.
genoa-board-tip-live = The floor is open: everybody acts at any moment, and what comes first counts. The trader may move on after a few seconds.
genoa-board-tip-last = The last round. Goods and tiles are worth nothing at the end: turn them into ducats.

## What is typed

genoa-typed-verb-offer = offer bid
genoa-typed-verb-counter = counter
genoa-typed-verb-note = note
genoa-typed-verb-call = call
genoa-typed-verb-preset = preset
genoa-typed-verb-withdraw = withdraw
genoa-typed-verb-watch = watch
genoa-typed-verb-drop = drop forget
genoa-typed-verb-go = go move
genoa-typed-verb-start = start
genoa-typed-verb-act = act
genoa-typed-verb-auto = auto
genoa-typed-verb-quiet = quiet
genoa-typed-verb-purse = purse
genoa-typed-verb-accept = accept
genoa-typed-verb-agree = agree
genoa-typed-verb-refuse = refuse
genoa-typed-verb-stop = stop
genoa-typed-verb-lapse = lapse
genoa-typed-verb-invite = invite
genoa-typed-verb-use = use
genoa-typed-verb-roll = roll
genoa-typed-verb-pass = pass
genoa-typed-section-for = for
genoa-typed-section-taking = taking take giving wants want
genoa-typed-section-pledging = pledging pledge
genoa-typed-section-hidden = hidden
genoa-typed-section-shown = shown
genoa-typed-section-standing = standing
genoa-typed-switch-on = on open yes
genoa-typed-switch-off = off hidden no
genoa-typed-fillers = a an the and plus with my your tile tiles card cards
genoa-typed-ducats = d ducat ducats
genoa-typed-words-pepper = pepper
genoa-typed-words-saffron = saffron
genoa-typed-words-silver = silver
genoa-typed-words-copper = copper
genoa-typed-words-linen = linen
genoa-typed-words-silk = silk
genoa-typed-words-ale = ale, beer
genoa-typed-words-wine = wine
genoa-typed-words-start_space = start space
genoa-typed-words-trade_1_1 = trade 1:1, trade
genoa-typed-words-any_commodity = any commodity
genoa-typed-words-building_action = building action
genoa-typed-words-extra_action = extra action
genoa-typed-words-marker = marker, markers, ownership marker
genoa-typed-words-contract = contract, contracts
genoa-typed-words-message = message, messages
genoa-typed-words-small_order = small order, small orders
genoa-typed-words-large_order = large order, large orders
genoa-typed-which = "{ $text }" could mean several things: { $names }. Write more of it.
genoa-typed-item = "{ $text }" is nothing that can change hands. Name ducats (15d), a commodity, a tile, markers, or a card (m05).
genoa-typed-space = "{ $text }" is not a space of the board. Name a building, a street (3-2) or the market.
genoa-typed-no-space = For which space? Add it, for example: for harbor.
genoa-typed-player = To whom? Put the player behind "counter": { $names }.
