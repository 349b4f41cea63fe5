### Genoa: what is asked, what can be done, what stands under it, what others decide; for every screen.
###
### Buttons (verbs) are imperatives. $sort stays English; "genoa-part-space" (genoa-play) names a space with its article.

## Verbs

genoa-verb-roll = Roll the dice
genoa-verb-start = Use a Start space tile
genoa-verb-use = Take the action myself
genoa-verb-use-end = Take it myself and finish
genoa-verb-invite = Invite offers
genoa-verb-lapse = Let the action lapse
genoa-verb-go = Move without a deal
genoa-verb-stop = Stop here
genoa-verb-accept = Accept an offer
genoa-verb-reopen = Ask for offers again
genoa-verb-call = Say what I want
genoa-verb-close = Announce the close
genoa-verb-recall = Withdraw my counter
genoa-verb-offer = Make an offer
genoa-verb-rebid = Make another offer
genoa-verb-counter = Make a counter
genoa-verb-withdraw = Withdraw my offer
genoa-verb-note = Leave a note
genoa-verb-wait = Not now
genoa-verb-agree = Agree to the counter
genoa-verb-refuse = Refuse the counter
genoa-verb-pick = Hand over a card
genoa-verb-main = Carry it out
genoa-verb-main-end = Carry it out and finish
genoa-verb-contract = Draw a contract
genoa-verb-contract-end = Draw a contract and finish
genoa-verb-ship = Deliver a large order
genoa-verb-fill = Complete a small order
genoa-verb-fetch = Use Any commodity
genoa-verb-trade = Use Trade 1:1
genoa-verb-get = Take it from the supply
genoa-verb-act = Use Building action
genoa-verb-end = End the action
genoa-verb-claim = Acquire buildings
genoa-verb-deliver = Deliver a message
genoa-verb-pass-ask = Offer nothing
genoa-verb-pass-keep = Change nothing
genoa-verb-pass-send = Send my offers
genoa-verb-pass-live = Pass for now
genoa-verb-pass-acquire = Acquire nothing
genoa-verb-pass-deliver = Deliver no more
genoa-verb-quiet = Pass until my turn

## What is asked once a verb is taken up

genoa-aim-start = Where does the tower start?
genoa-aim-go = Where does the tower go?
genoa-aim-fetch = Which commodity do you take?
genoa-aim-trade = What do you give up?
genoa-aim-act = The effect of which of your buildings?
genoa-aim-claim = From which street?

## Notes

genoa-note-go = { $n ->
    [one] { $n } space, no deal
   *[other] { $n } spaces, no deal
}
genoa-note-note = further away, binds nobody
genoa-note-reopen = { $n ->
    [one] { $n } time left
   *[other] { $n } times left
}
genoa-note-extra = with an Extra action tile
genoa-note-invite = then you decide
genoa-note-stop = buildings are acquired next
genoa-note-lapse = nobody gets it
genoa-note-close = { $n ->
    [one] { $n } second for last offers
   *[other] { $n } seconds for last offers
}
genoa-note-pick = hand over
genoa-note-main = { $building }
genoa-note-main-for-good = { $building } · cannot be taken back
genoa-note-for-good = cannot be taken back
genoa-note-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
genoa-note-ship = +{ $n } and a tile
genoa-note-fill = +{ $n }
genoa-note-deliver = +{ $n }
genoa-note-counters = { $n ->
    [one] { $n } left
   *[other] { $n } left
}
genoa-note-offers = { $n ->
    [0] change or withdraw only
    [one] for { $n } more space
   *[other] for { $n } more spaces
}
genoa-note-most = most ducats
genoa-note-binding = asks nothing back: it binds
genoa-note-uncovered = not certain
genoa-note-on-order = from an order in hand

## Choices in full

genoa-choice-accept = Accept { $seat }'s offer for { genoa-part-space }: { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; you add { $take }
}{ genoa-part-extra }
genoa-choice-agree = Agree to { $trader }'s counter for { genoa-part-space }: you give { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; you also get { $take }
}{ genoa-part-extra }
genoa-choice-use = Take the action of { genoa-part-space } yourself
genoa-choice-use-end = Take the action of { genoa-part-space } yourself and finish it
genoa-choice-main = { $building }: { $text }
genoa-choice-main-end = { $building }: { $text } Nothing else to choose: the action is finished with it.
genoa-choice-contract = { $building }: draw the top contract
genoa-choice-contract-end = { $building }: draw the top contract and finish the action
genoa-choice-get = Take: { $item }
genoa-choice-draw = Draw unseen: { $item }
genoa-choice-pass-ask = Offer nothing this time
genoa-choice-pass-keep = Leave what you have offered as it stands
genoa-choice-pass-send = Send what you have written: the others see it once all have answered
genoa-choice-pass-live = Pass: no more offers from you for now
genoa-choice-pass-acquire = Acquire nothing
genoa-choice-pass-deliver = Deliver nothing more in this turn
genoa-choice-wait = Let time pass (clocks run on when all do)
genoa-choice-offer = { $seat } → { $space }: { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; wants { $take }
}{ genoa-part-extra }

## Questions

genoa-ask-start = Where does the tower start?
    .help = Roll both dice, or spend a Start space tile and name any space. If it is the market, the round marker moves on and the game gets shorter.
genoa-ask-house = What happens to the action here?
    .help = You may take it yourself at once, or invite offers for it. If somebody then offers something and asks nothing in return, the action cannot lapse: you accept an offer or take the action yourself.
genoa-ask-ask = What do you offer?
    .help = You may make, change and withdraw offers, and leave notes about spaces further away. Your answer is sent as it is when you say you are done. Nobody sees anything of it before all have answered.
genoa-ask-decide = What do you do with the offers?
    .help = Accept one, make a counter, ask for offers once more, or close the floor without a deal. A deal is carried out at once and cannot be undone; all other offers lapse with it.
genoa-ask-reply = Do you agree to the trader's counter?
    .help = If you agree, the deal is made at once. If you refuse, your own offer stands as before; you may also replace or withdraw it.
genoa-ask-live = The floor is open. What do you do?
    .help = Everybody acts at any moment, and whatever comes first counts. The trader accepts offers, makes counters and closes the floor; the others make, change and withdraw offers and notes. Nobody has to do anything.
genoa-ask-pick = Which card do you hand over?
    .help = The deal names only the deck, so you choose the card. Only you and the player who gets it see it.
genoa-ask-action = What do you do in your action?
    .help = Carry out the effect of the building once. Before and after it you may use special tiles and complete one order; what you have pledged must stay possible. Then end the action.
genoa-ask-trade = What do you take in exchange?
    .help = You get another good from the supply for the one you gave up. A card comes unseen from the top of its deck.
genoa-ask-bonus = Which special tile do you take?
    .help = It is the bonus for the large order. If it is a tile for actions, you may use it in this very action.
genoa-ask-villa = What do you do in your villa?
    .help = With the Building action tile you either draw a contract or deliver a large order made out to this villa. You can complete only one order in an action.
genoa-ask-deliver = Do you deliver a message?
    .help = This is the last chance in this turn: the tower has visited both buildings of some message. Deliver those of yours that fit, for 30 ducats each, or pass; you never have to deliver.
genoa-ask-acquire = Which buildings do you acquire?
    .help = Choose a street with a disc and put a marker on one or two buildings beside it. Removing another player's marker costs one of yours, and taking its place a second one. Then all discs of that street are removed, so nobody after you can use it.
genoa-ask-house-here = { $sort ->
    [street] { $space }
   *[other] The { $space }
}: what about its action?
genoa-ask-ask-house = What do you offer for the action of { genoa-part-space }?
genoa-ask-ask-road = What do you offer for the next step?
genoa-ask-decide-road = Where does the tower go?
genoa-ask-decide-house = Who gets the action of { genoa-part-space }?
genoa-ask-reply-to = Do you agree to { $seat }'s counter?
genoa-ask-live-trader-road = Where does the tower go?
genoa-ask-live-trader-house = Who gets the action of { genoa-part-space }?
genoa-ask-live-other-road = The floor is open: what do you offer for the next step?
genoa-ask-live-other-house = The floor is open: what do you offer for { genoa-part-space }?
genoa-ask-meanwhile = Deliver a message now?
genoa-ask-pick-for = { $n ->
    [one] Which card does { $seat } get?
   *[other] Which cards does { $seat } get? { $n } to go.
}
genoa-ask-action-in = Your action: { $building }
genoa-ask-action-done = { $building }: anything else?
genoa-ask-villa-in = { $building }: contract or delivery?

## The facts of the moment

genoa-both = { $first } { $next }
genoa-help-start = { $n ->
    [1] This is the last round.
   *[other] On a market start the round marker moves on ({ $n } spaces left).
}
genoa-help-start-tile = With a Start space tile you name the space.
genoa-help-owner = { $seat } owns it and gets { $n } ducats if somebody else acts there.
genoa-help-actions = { $n ->
    [0] { $extra ->
        [0] You have no action left: you can only buy steps to streets.
       *[other] Another action costs an Extra action tile.
    }
   *[other] { $extra ->
        [0] You have an action left in this turn.
       *[other] You have an action left, and Extra action tiles: { $extra }.
    }
}
genoa-help-buyers = It could be bought by { $seats }.
genoa-help-no-buyer = Nobody else can act in this turn.
genoa-help-sealed = Nobody sees your answer before all have answered.
genoa-help-sealed-written = { $n ->
    [one] { $n } entry written, still sealed. Send it when you are done.
   *[other] { $n } entries written, still sealed. Send them when you are done.
}
genoa-help-decide-road = Accept an offer, or move without one. You do not have to do either.
genoa-help-decide-none = There are no offers. Move without one, or stop.
genoa-help-decide-house = Accept an offer, take the action yourself, or let it lapse.
genoa-help-duty = An offer asks nothing back: accept one, or take the action yourself.
genoa-help-live-trader = Offers may come at any moment. Accept, counter, or go on.
genoa-help-live-early = Offers may come at any moment. You may go on after { $n } seconds, or once all the others have passed.
genoa-help-live-other = Offer, change or withdraw at any moment. What comes first counts.
genoa-help-live-counter = { $seat } has made you a counter.
genoa-help-live-closing = Closing: last offers within { $n } seconds, then the action lapses.
genoa-help-live-late = No new offers: { $seat } has { $n } seconds to close the floor.
genoa-help-meanwhile = Nobody waits for you. You may deliver at any time in the turn, or not at all.
genoa-help-pick = The deal names only the deck ({ $deck }). Only you two see the card.
genoa-help-pledged = At the end { $seat } gets: { $things }.
genoa-help-order-bound = Your pledge rests on { $card }: complete it first.
genoa-help-ordered = One order is done, there can be no second. Use tiles, or end the action.
genoa-help-action-done = You may still use tiles or complete one order.
genoa-help-trade = You give up: { $item }. A card comes unseen from the top of its deck.
genoa-help-bonus = The bonus of your large order.
genoa-help-acquire = { $n ->
    [one] Choose a street with a disc, then one or two buildings beside it. You have { $n } marker.
   *[other] Choose a street with a disc, then one or two buildings beside it. You have { $n } markers.
}
genoa-help-deliver = Last chance in this turn: the tower was in both buildings. { $n } ducats each.
genoa-help-reply = For { genoa-part-space } you give { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; you also get { $take }
}{ genoa-part-extra }.
genoa-help-acquire-later = { $n ->
    [one] { $n } player comes after you.
   *[other] { $n } players come after you.
}

## Who one is

genoa-role-trader = { $left ->
    [-1] Trader
    [0] Trader · no step left
    [one] Trader · { $left } step left
   *[other] Trader · { $left } steps left
}
genoa-role-other = { $n ->
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

genoa-wait-start = { $seat } puts the tower on its start space
genoa-wait-house = { $seat } decides about the action here
genoa-wait-ask-house = Offers for the action here: { $n } of { $of } have answered
genoa-wait-ask-road = Offers for the next step: { $n } of { $of } have answered
genoa-wait-decide-house = { $seat } weighs the offers for the action
genoa-wait-decide-road = { $seat } weighs the offers for the next step
genoa-wait-reply = { $seat } answers the counter
genoa-wait-live-house = The floor is open: the action here
genoa-wait-live-road = The floor is open: the next step
genoa-wait-pick = { $seat } picks a card to hand over
genoa-wait-action = { $seat } takes the action of { genoa-part-space }
genoa-wait-trade = { $seat } chooses what to take in exchange
genoa-wait-bonus = { $seat } takes a bonus tile
genoa-wait-villa = { $seat } chooses what to do in a villa
genoa-wait-deliver = Messages may still be delivered
genoa-wait-acquire = { $seat } may acquire buildings

## Offers, counters, notes and calls put together

genoa-form-offer = Make an offer
    .help = For which space, what you give, what you want in return, what you pledge. Nothing is offered before you say so at the end.
    .send = Write down only
    .done = Offer this and send
genoa-form-bid = Make an offer
    .help = For which space, what you give, what you want in return, what you pledge. Nothing is offered before you say so at the end.
    .send = Offer
genoa-form-rebid = Make another offer
    .help = You do not agree to the counter and make a new offer of your own for the same space.
    .send = Offer
genoa-form-counter = Make a counter
    .help = You propose terms to one player. If that player agrees, the deal is made at once.
    .send = Send the counter
    .short = Counter
genoa-form-note = Leave a note
    .help = You name a price for a space further away. It binds nobody.
    .send = Leave the note
genoa-form-call = Say what I want
    .help = You tell everybody what you would like for a space and ask for offers once more. It binds nobody.
    .send = Say it to all
    .short = Say what I want
genoa-form-quiet = Pass until my turn
    .help = You make no offers until then; it is done for you, and only you know of it. A counter to you is put to you in any case.
    .send = Pass until then
genoa-form-until = Until when?
genoa-quiet-turn = Pass until my turn
genoa-quiet-addressed = Pass until my turn or a counter
genoa-form-seat = To whom?
genoa-form-space = For what?
genoa-form-give = You give
genoa-form-take = You want from { $seat }
genoa-form-their-give = The other gives
genoa-form-their-take = You add
genoa-form-pledge = Pledged from what the action brings
genoa-form-price = Your price
genoa-form-want = You would like
genoa-form-extra = The action costs an Extra action tile.
genoa-form-hide = Hide the cards from the trader
genoa-form-show = Show the cards to the trader
genoa-form-shown = shown to the trader
genoa-form-hidden = face down
genoa-form-standing = Offer it by itself once the tower is beside it
genoa-money-d = ducats
genoa-marker-own = marker
