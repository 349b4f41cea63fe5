### Genoa at the terminal table.

## Signs and short names

play-genoa-letter-p1 = R
play-genoa-letter-p2 = G
play-genoa-letter-p3 = B
play-genoa-letter-p4 = Y
play-genoa-letter-p5 = W

play-genoa-short-guild_hall = Guild Hall
    .tiny = Guild
play-genoa-short-city_hall = City Hall
    .tiny = City
play-genoa-short-post_office = Post Off.
    .tiny = Post
play-genoa-short-cathedral = Cathedral
    .tiny = Cath.
play-genoa-short-palace = Palace
    .tiny = Palace
play-genoa-short-park = Park
    .tiny = Park
play-genoa-short-coach_house = Coach H.
    .tiny = Coach
play-genoa-short-harbor = Harbor
    .tiny = Harbor
play-genoa-short-inn = Inn
    .tiny = Inn
play-genoa-short-tavern = Tavern
    .tiny = Tavern
play-genoa-short-drinks = Drinks
    .tiny = Drinks
play-genoa-short-metals = Metals
    .tiny = Metals
play-genoa-short-fabric = Fabric
    .tiny = Fabric
play-genoa-short-spices = Spices
    .tiny = Spices
play-genoa-short-colini = V.Colini
    .tiny = Colini
play-genoa-short-monetti = V.Monetti
    .tiny = Monet.
play-genoa-short-ricci = V.Ricci
    .tiny = Ricci
play-genoa-short-zasteri = V.Zasteri
    .tiny = Zast.
play-genoa-short-market = market
    .tiny = market
play-genoa-street = street

play-genoa-kind-start_space = Start space
play-genoa-kind-trade_1_1 = Trade 1:1
play-genoa-kind-any_commodity = Any comm.
play-genoa-kind-building_action = Building a.
play-genoa-kind-extra_action = Extra action
play-genoa-kind-contract = C contracts
play-genoa-kind-message = M messages
play-genoa-kind-small_order = S small ord.
play-genoa-kind-large_order = L large ord.

play-genoa-sign-tower = tower
play-genoa-sign-disc = disc
play-genoa-sign-owner = owner
play-genoa-sign-used = action gone
play-genoa-sign-first = first player

play-genoa-signs-tower = ▲4 | the tower, with 4 discs
play-genoa-signs-disc = ● | a disc it has left behind; beside such streets buildings can be acquired
play-genoa-signs-owner = R G … | whose marker is on the building
play-genoa-signs-used = × | the action of this building was used or has lapsed this turn
play-genoa-signs-first = * | the first player
play-genoa-signs-ducats = ducats | money; a question mark where it is hidden
play-genoa-signs-actions = act. | actions left this turn, without Extra action tiles
play-genoa-signs-markers = markers | ownership markers in the personal + in the central supply
play-genoa-signs-cards = C M S L | how many contracts, messages, small and large orders
play-genoa-signs-versions = v3 | the number of an offer: it changes whenever the offer does

## Things

play-genoa-nothing = nothing
play-genoa-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
play-genoa-marker = marker

## The table

play-genoa-round = round { $n }
play-genoa-left = { $n ->
    [1] the last round
   *[other] { $n } spaces on the track
}
play-genoa-over = game over
play-genoa-trader = trader
play-genoa-moves-left = { $n ->
    [0] no move left
    [one] { $n } move left
   *[other] { $n } moves left
}
play-genoa-supply = Supply
play-genoa-players = Players
play-genoa-column-ducats = ducats
play-genoa-column-actions = act.
play-genoa-column-markers = markers
play-genoa-column-goods = commodities · tiles
play-genoa-own = Your cards ({ $n })
play-genoa-cards-contract = contracts
play-genoa-cards-message = messages
play-genoa-cards-small_order = small orders
play-genoa-cards-large_order = large orders
play-genoa-worth = (worth { $n } now)
play-genoa-by-hand = You deliver messages by hand.
play-genoa-quiet = You pass on all spaces but those you watch.
play-genoa-presets = { $n ->
    [one] { $n } preset offer.
   *[other] { $n } preset offers.
}

play-genoa-offers-here = Offers for the action here: { $space }
play-genoa-offers-step = Offers for the next step from here: { $space }
play-genoa-counter = Counter to { $name } for { $space }:
play-genoa-notes = notes:
play-genoa-note-standing = offered by itself
play-genoa-pledged = pledged by { $name } to { $trader }:
play-genoa-draft = Your answer so far
play-genoa-draft-sealed = nobody sees it yet
play-genoa-draft-withdrawn = withdrawn: your offer for { $space }
play-genoa-terms-pledge = pledge: { $things }
play-genoa-terms-wants = wants { $things }
play-genoa-terms-gets = and gets { $things }
play-genoa-terms-you-get = you get { $things }
play-genoa-terms-extra = with an Extra action tile
play-genoa-terms-order = resting on { $card }
play-genoa-terms-shown = shown to the trader
play-genoa-terms-face-down = face down

play-genoa-example = offer 15d + silk for harbor
    .thing = harbor

play-genoa-set-main = Main board
    .text = Villas touch no street, so nobody can own them.
play-genoa-set-alt = Alternative board
    .text = Villas stand beside streets and can be owned.
play-genoa-set-live = Main board, open floor
    .text = Everybody negotiates at any moment; at this screen you are asked in turn, and clocks run on when all let time pass.

## Choices

play-genoa-do-form = Negotiate
play-genoa-do-do = Do
play-genoa-do-answer = Answer
play-genoa-do-time = Wait
play-genoa-do-let-time-pass = let time pass (clocks run on when all do)
play-genoa-do-pass = nothing more: hand in your answer
play-genoa-do-pass-live = pass: you offer nothing more for now
play-genoa-do-pass-acquire = acquire nothing
play-genoa-do-pass-deliver = keep what you have
play-genoa-do-contract = draw the top contract
play-genoa-do-accept-here = Accept (here)
play-genoa-do-accept-step = Accept (step)
play-genoa-do-agree = agree: { $terms }
play-genoa-do-go = Move to
play-genoa-do-withdraw = Withdraw offer for
play-genoa-do-pick = Hand over
play-genoa-do-order = Order
play-genoa-do-deliver = Deliver message
play-genoa-do-trade = Trade 1:1, give up
play-genoa-do-get-good = Take
play-genoa-do-get-tile = Take a tile
play-genoa-do-get-deck = Draw a card
play-genoa-do-claim = Beside { $street }
play-genoa-do-oust = remove
play-genoa-do-seize = replace

## Forms

play-genoa-form-offer = make an offer …
    .text = You are asked for what you offer: for which space, what you give, what you want in return, what you pledge. Nothing is offered before you say so at the end.
play-genoa-form-rebid = make another offer …
    .text = You refuse the counter and make a new offer of your own for the same space.
play-genoa-form-counter = make a counter …
    .text = You propose terms to one player. If that player agrees, the deal is made at once.
play-genoa-form-note = leave a note …
    .text = You name a price for a space further away. It binds nobody.
play-genoa-form-call = say what you would like …
    .text = You tell everybody what you would like for a space and ask for offers once more. It binds nobody.
play-genoa-form-for-what = For what?
play-genoa-form-no-target = There is nothing that could be bought: no action is left.
play-genoa-form-back = go back
play-genoa-form-give = What do you give?
play-genoa-form-want = What do you want from { $name } in return?
play-genoa-form-counter-whom = To whom?
play-genoa-form-they-give = What shall { $name } give?
play-genoa-form-they-get = What does { $name } get from you, besides?
play-genoa-form-pledge = What of the action's yield is pledged?
play-genoa-form-reward = ducats from an order (up to { $n })
play-genoa-form-so-far = (So far: { $things }.)
play-genoa-form-all = that is all
play-genoa-form-nothing = nothing
play-genoa-form-again = start this again
play-genoa-form-ducats = ducats …
play-genoa-form-how-much = How many ducats, in steps of 5?
play-genoa-form-confirm = Is this right?
play-genoa-form-make = yes, that is my word
play-genoa-form-change-give = change what is given
play-genoa-form-change-take = change what is wanted in return
play-genoa-form-change-pledge = change the pledge
play-genoa-form-face-back = hide the cards from the trader
play-genoa-form-face-trader = show the cards to the trader
play-genoa-form-leave = leave it
play-genoa-form-note-where = For which space?
play-genoa-form-note-price = Which price?
play-genoa-form-note-standing = What happens when the tower stands beside it?
play-genoa-form-note-plain = nothing by itself
play-genoa-form-note-stands = it becomes an offer
play-genoa-form-call-want = What would you like for it?

## What is typed

play-genoa-verb-offer = offer bid
play-genoa-verb-counter = counter
play-genoa-verb-note = note
play-genoa-verb-call = call
play-genoa-verb-preset = preset
play-genoa-verb-withdraw = withdraw
play-genoa-verb-watch = watch
play-genoa-verb-drop = drop forget
play-genoa-verb-go = go move
play-genoa-verb-start = start
play-genoa-verb-act = act
play-genoa-verb-auto = auto
play-genoa-verb-quiet = quiet
play-genoa-verb-purse = purse
play-genoa-verb-accept = accept
play-genoa-verb-agree = agree
play-genoa-verb-refuse = refuse
play-genoa-verb-stop = stop
play-genoa-verb-lapse = lapse
play-genoa-verb-invite = invite
play-genoa-verb-use = use
play-genoa-verb-roll = roll
play-genoa-verb-pass = pass
play-genoa-section-for = for
play-genoa-section-taking = taking take giving wants want
play-genoa-section-pledging = pledging pledge
play-genoa-section-hidden = hidden
play-genoa-section-shown = shown
play-genoa-section-standing = standing
play-genoa-switch-on = on open yes
play-genoa-switch-off = off hidden no
play-genoa-typed-fillers = a an the and plus with my your tile tiles card cards
play-genoa-typed-ducats = d ducat ducats
play-genoa-typed-example = offer 15d for { $space }

play-genoa-words-pepper = pepper
play-genoa-words-saffron = saffron
play-genoa-words-silver = silver
play-genoa-words-copper = copper
play-genoa-words-linen = linen
play-genoa-words-silk = silk
play-genoa-words-ale = ale, beer
play-genoa-words-wine = wine
play-genoa-words-start_space = start space
play-genoa-words-trade_1_1 = trade 1:1, trade
play-genoa-words-any_commodity = any commodity
play-genoa-words-building_action = building action
play-genoa-words-extra_action = extra action
play-genoa-words-marker = marker, markers, ownership marker
play-genoa-words-contract = contract, contracts
play-genoa-words-message = message, messages
play-genoa-words-small_order = small order, small orders
play-genoa-words-large_order = large order, large orders

play-genoa-error-which = "{ $text }" could mean several things: { $names }. Write more of it.
play-genoa-error-item = "{ $text }" is nothing that can change hands. Name ducats (15d), a commodity, a tile, markers, or a card (m05).
play-genoa-error-space = "{ $text }" is not a space of the board. Name a building, a street (3-2) or the market.
play-genoa-error-no-space = For which space? Add it, for example: for harbor.
play-genoa-error-player = To whom? Put the player behind "counter": { $names }.

## Explanations

play-genoa-thing-building = building
play-genoa-thing-tile = special tile, from: { $places }
play-genoa-thing-deck = { $n } cards
play-genoa-about-marker = In your personal supply it can be put on a building in phase 3, or be traded like a good. On a building it brings 10 ducats whenever somebody else acts there, and 10 at the end.
play-genoa-about-market = If the tower starts here, the round marker moves on: the game gets shorter. Passing through does nothing.
play-genoa-about-street = Has no action. If a disc lies here at the end of the turn, the buildings beside it can be acquired.
play-genoa-about-cards = Cards: { $cards }.
play-genoa-about-streets = { $board }: can be acquired from { $streets }.
play-genoa-about-no-street = { $board }: touches no street and cannot be acquired.
play-genoa-both-boards = both boards
play-genoa-about-beside = { $board }: beside it lie { $spaces }.

play-genoa-topic-offers = how offers, counters, notes and calls are typed
    .words = offers offer counter note call
play-genoa-topic-instructions = settings and standing instructions: auto, quiet, watch, preset
    .words = instructions auto quiet watch preset drop purse
play-genoa-topic-signs = the signs on the screen
    .words = signs
play-genoa-topic-buildings = what each building brings
    .words = buildings
play-genoa-topic-tiles = the special tiles
    .words = tiles
play-genoa-topic-cards = the decks, and which cards lie face up
    .words = cards decks
play-genoa-topic-player = a player: holdings, buildings, known cards

play-genoa-howto-offers =
    offer 15d + silk for harbor | Offer 15 ducats and a silk for the step to the Harbor with its action or, if the tower is there, for its action.
    offer 10d and m05 for inn taking contract | Give 10 ducats and your message m05, and want a contract of the trader's choice in return. "hidden" or "shown" at the end says whether the trader sees the card.
    offer for park pledging extra action | Pay with what the action itself brings.
    withdraw harbor | Take the offer back.
    note 15d for colini | A price for a space further away; with "standing" at the end it becomes an offer by itself.
    counter Béla 20d for harbor giving ale | The trader proposes: Béla gives 20 ducats and gets the Harbor and an ale.
    call 20d for harbor | The trader says what would be welcome.
    Things: ducats 15d; pepper, saffron, silver, copper, linen, silk, ale, wine; start space, trade, any commodity, building action, extra action; 2 markers; your own cards by number (c01, m05, s11, l07), those of the other side by deck: contract, 2 messages. The beginning of a name will do. If you need an Extra action tile for it, the game adds that by itself.
play-genoa-howto-instructions =
    auto off | Deliver your messages by hand from now on; "auto on": by themselves. Possible at any question.
    purse open | Show your money, where the table leaves that to each player; "purse hidden" hides it.
    quiet on | When offers are asked for, pass for you by itself; "quiet off" ends that. This and the following only while you are asked for offers.
    watch harbor | But ask you if this space is for sale.
    preset 10d for harbor | Whenever this space is for sale and you are asked, this is offered for you, if it is valid. "extra=1" at the end: with an Extra action tile.
    drop harbor | Forget what you instructed for this space.
play-genoa-watching = You are asked in any case about: { $spaces }.
play-genoa-preset = Preset offer for { $space }: { $things }.
play-genoa-deck-left = { $n } face down
play-genoa-face-up = Face up under it: { $cards }.
play-genoa-player-has = Has: { $things }.
play-genoa-player-owns = Owns: { $things }.
play-genoa-player-known = You know of these cards: { $things }.
play-genoa-player-auto = Messages are delivered by themselves.
play-genoa-player-hand = Delivers messages by hand.

## What is asked

play-genoa-meanwhile = Would you deliver a message now?
play-genoa-now-meanwhile = Nobody waits for you: you may deliver a message whose two buildings the tower has visited, or wait.
play-genoa-now-start = { $n ->
    [1] This is the last round.
   *[other] If the tower starts on the market, the game gets a round shorter ({ $n } spaces left on the track).
}
play-genoa-now-start-tile = With a Start space tile you name the space.
play-genoa-now-building = { $building }: { $text }
play-genoa-now-owner = { $name } owns it and gets { $n } ducats if somebody else acts.
play-genoa-now-actions = { $n ->
    [0] You have no action left this turn.
    [one] You have { $n } action left this turn.
   *[other] You have { $n } actions left this turn.
}
play-genoa-now-actions-extra = { $n ->
    [0] You can act only with an Extra action tile (you have { $extra }).
    [one] You have { $n } action left this turn, and Extra action tiles: { $extra }.
   *[other] You have { $n } actions left this turn, and Extra action tiles: { $extra }.
}
play-genoa-now-who = Could buy it: { $names }.
play-genoa-now-nobody = Nobody else could buy it.
play-genoa-now-road = The tower ({ $space }) can go on to: { $spaces }.
play-genoa-now-ask = To offer something, type it ({ $example }) or use the menu.
play-genoa-now-ask-more = { $n ->
    [0] You may change or withdraw what you have offered. Then hand in.
    [one] You may offer for { $n } more space. Then hand in.
   *[other] You may offer for { $n } more spaces. Then hand in.
}
play-genoa-now-duty = An offer stands that asks for nothing in return: you must accept one or act yourself.
play-genoa-now-duty-live = An offer stands that asks for nothing in return: { $name } must accept one or act.
play-genoa-now-caps = You can still ask for offers { $rounds ->
        [one] { $rounds } time
       *[other] { $rounds } times
    } and make { $counters ->
        [one] { $counters } counter.
       *[other] { $counters } counters.
    }
play-genoa-now-reply = { $name } proposes for { $space }: you give { $terms }.
play-genoa-now-reply-live = The counter of { $name } is for you.
play-genoa-now-clock-opening = { $name } may not move on for the first { $n } seconds, unless all others have passed.
play-genoa-now-clock-closing = The closing was announced: in { $n } seconds the action lapses, unless an offer comes.
play-genoa-now-clock-deciding = No new offers any more: { $name } has { $n } seconds to close.
play-genoa-now-time = At this screen you are asked in turn; when everybody lets time pass, the next clock runs out.
play-genoa-now-pick = { $n ->
    [one] { $name } gets a card of the deck "{ $deck }": which one?
   *[other] { $name } gets { $n } cards of the deck "{ $deck }": which one first?
}
play-genoa-now-trade = You give up: { $item }.
play-genoa-now-bonus = The bonus for your large order.
play-genoa-now-main-ahead = You act in the building under the tower ({ $building }). Before or after its effect you may use tiles and complete one order.
play-genoa-now-main-done = { $building }: done. You may still use tiles or complete an order, then end your action.
play-genoa-now-pledged = At the end this goes to { $name }: { $things }.
play-genoa-now-order-bound = Your pledge rests on { $card }: complete it before you end.
play-genoa-now-ordered = You have completed an order in this action; there is only one.
play-genoa-now-acquire = { $n ->
    [0] You have no marker in your personal supply.
    [one] You have { $n } marker in your personal supply.
   *[other] You have { $n } markers in your personal supply.
}
play-genoa-now-last-delivery = The turn is about to end: messages whose two buildings the tower has visited can still be delivered.
play-genoa-now-no-street = No street has a disc any more.
play-genoa-now-acquire-later = { $n ->
    [one] { $n } player comes after you.
   *[other] { $n } players come after you.
}
