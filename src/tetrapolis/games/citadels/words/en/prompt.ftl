### Citadels: what is asked, what can be done and at what price, what cannot be done and why, what others decide.
###
### Variables: $seat a player, $char, $district, $type names of things; $n, $gold, $cards, $limit, $draw, $keep numbers.

## Verbs

citadels-verb-gather_gold = Take { $n } gold
citadels-verb-gather_cards = { $keep ->
    [1] Draw { $draw }, keep 1
   *[other] Draw { $draw }, keep all
}
citadels-verb-income = { $kind ->
    [gold] Collect { $n } gold
   *[cards] { $n ->
        [one] Collect { $n } card
       *[other] Collect { $n } cards
    }
}
citadels-verb-tithe = Collect income
citadels-verb-extra_gold = Take 1 extra gold
citadels-verb-extra_cards = Gain 2 cards
citadels-verb-navigate_gold = Gain 4 gold
citadels-verb-navigate_cards = Gain 4 cards
citadels-verb-study = Draw 7, keep 1
citadels-verb-favor = Gain 3 gold
citadels-verb-collect = Empty the tax token
citadels-verb-demand = Demand 1 gold
citadels-verb-build = Build
citadels-verb-crown = Take the crown
citadels-verb-enthrone = Give the crown
citadels-verb-kill = Kill
citadels-verb-bewitch = Bewitch
citadels-verb-sign = Place warrants
citadels-verb-warrant = Place the warrant
citadels-verb-rob = Rob
citadels-verb-spy = Spy
citadels-verb-flower = Place threats
citadels-verb-threaten = Place the threat
citadels-verb-swap_hands = Swap hands
citadels-verb-redraw = Exchange cards
citadels-verb-look = Look at a hand
citadels-verb-divine = Take a card from all
citadels-verb-destroy = Destroy
citadels-verb-exchange = Exchange
citadels-verb-hand_over = Hand over
citadels-verb-seize = Seize
citadels-verb-beautify = Beautify
citadels-verb-smithy = Smithy: 3 cards
citadels-verb-laboratory = Laboratory: 2 gold
citadels-verb-museum = Into the Museum
citadels-verb-armory = Use the Armory
citadels-verb-confiscate = Confiscate
citadels-verb-reveal = Turn it up
citadels-verb-bribe = Pay { $n } gold
citadels-verb-refuse = Refuse
citadels-verb-swap_characters = Swap characters
citadels-verb-pick = Choose
citadels-verb-drop = Discard
citadels-verb-keep = Keep
citadels-verb-take = Take
citadels-verb-spend = Pay with a card
citadels-verb-give = Give a card
citadels-verb-tribute_gold = 1 gold
citadels-verb-tribute_cards = 1 random card
citadels-verb-done = Exchange them
citadels-verb-to_hand = Into your hand

## Under the verbs

citadels-note-build = { $n } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
citadels-note-income = { $n ->
    [one] { $n } { $type } district
   *[other] { $n } { $type } districts
}
citadels-note-end_crown = { $char ->
    [emperor] then give the crown
   *[other] with the crown
}
citadels-note-end_alchemist = { $n } gold comes back
citadels-note-end_unbuilt = nothing built

## Choices in words, where a move alone does not say it all

citadels-offer-gather_gold = Gather { $n } gold
citadels-offer-gather_cards = { $keep ->
    [1] Gather cards: draw { $draw }, keep 1
   *[other] Gather cards: draw { $draw }, keep all of them
}
citadels-offer-income = { $kind ->
    [gold] Collect { $n } gold for your districts
   *[cards] { $n ->
        [one] Collect { $n } card for your districts
       *[other] Collect { $n } cards for your districts
    }
}
citadels-offer-tithe = { $cards ->
    [0] { $gold } gold
    [one] { $gold ->
        [0] { $cards } card
       *[other] { $gold } gold and { $cards } card
    }
   *[other] { $gold ->
        [0] { $cards } cards
       *[other] { $gold } gold and { $cards } cards
    }
}
citadels-offer-collect = Take { $n } gold from the Tax Collector's token
citadels-offer-bribe = Bribe { $seat } with { $n } gold
citadels-offer-build = { $n ->
    [0] Build { $district } for nothing
   *[other] Build { $district } for { $n } gold
}
citadels-offer-build_cards = { $cards ->
    [one] Build { $district } for { $gold } gold and { $cards } card
   *[other] Build { $district } for { $gold } gold and { $cards } cards
}
citadels-offer-pass_theater = Keep your characters
citadels-offer-pass_confiscation = Let it be built
citadels-offer-pass_blackmail = Leave it face down

## On things

citadels-note-pay = { $n ->
    [0] free
   *[other] pay { $n }
}
citadels-note-pay_cards = { $cards ->
    [one] { $gold } gold, { $cards } card
   *[other] { $gold } gold, { $cards } cards
}
citadels-note-framework = Framework pays
citadels-note-sacrifice = for a district
citadels-note-loan = borrow { $n }
citadels-note-pairs = It cannot be paid for in this way.

## Amounts

citadels-amount-gold = { $n } gold
citadels-amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Questions: as whom one decides, then by decision

citadels-role = { $char } · { $n } gold
citadels-ask-draft = { $two ->
    [0] Who do you want to be this round?
    [1] Choose your first character
   *[other] Choose your second character
}
    .help = Characters act in order of rank. Nobody learns your choice until it is called.
citadels-ask-draft_drop = Which character do you take out of the round?
    .help = It goes face down, and only you know which. The rest goes to the other player.
citadels-ask-theater = Swap characters with the Theater?
    .help = You choose a player without seeing cards, and they cannot refuse.
citadels-ask-gather = Gather gold or cards
    .help = You gather once, and build only afterwards. Abilities come when you like.
citadels-ask-bewitched = You are bewitched: gather, and your turn is over
    .help = { $seat } then goes on as your character.
citadels-ask-witch_first = Gather first, then bewitch somebody
    .help = You build later, as the character you bewitch.
citadels-ask-threat_ahead = { $seat } threatens you: gather first
    .help = Then you pay half of your gold, or risk all of it.
citadels-ask-turn = { $limit ->
    [0] What else do you do?
   *[other] Build, act, or end the turn
}
    .help = { $limit ->
        [0] The Navigator cannot build.
       *[other] Built { $n } of { $limit }.
    }
citadels-ask-resumed = You go on as the { $char }
    .help = Its abilities and limits, your hand, gold and city. Built { $n } of { $limit }.
citadels-ask-keep = Which card do you keep?
    .help = The rest goes face down to the bottom of the deck.
citadels-ask-study = Which of the { $n } cards do you keep?
    .help = The rest is shuffled into the deck.
citadels-ask-bewitch = Which character do you bewitch?
    .help = Its player only gathers; then you finish your turn as that character.
citadels-ask-warrants = Where does the next unsigned warrant go?
    .help = { $chars ->
        [none] The signed one lies on the { $char }. This one is a bluff.
       *[other] The signed one lies on the { $char }, an unsigned one on the { $chars }. This one is a bluff, too.
    }
citadels-ask-threats = Where does the plain threat go?
    .help = The flowered one lies on the { $char }. This one is a bluff.
citadels-ask-threatened = { $n ->
    [0] { $seat } threatens you. Pay? It costs you nothing
   *[other] Do you bribe { $seat } with { $n } gold?
}
    .help = { $gold ->
        [0] You have no gold to lose. If you pay, the threat goes away unseen.
       *[other] If you refuse and the threat is the flowered one, all { $gold } of your gold is lost.
    }
citadels-ask-blackmail = { $seat } refuses. Do you turn the threat up?
    .help = { $flowered ->
        [true] It is the flowered one: you take all { $n } gold of the { $char }.
       *[false] It is the plain one: you get nothing, and everybody knows where the other lies.
    }
citadels-ask-redraw = { $n ->
    [one] { $n } card marked. Which more?
   *[other] { $n } cards marked. Which more?
}
    .help = Marked: { $districts }. They go to the bottom of the deck, and you gain as many.
citadels-ask-wizard_take = Which card of { $seat } do you take?
    .help = You must take one. Then you build it at once or put it into your hand.
citadels-ask-wizard_put = Build { $district } at once?
    .help = Built now it does not count against your limit, and it may be a duplicate.
citadels-ask-wizard_keep = { $district } goes into your hand
    .help = You cannot build it at once now.
citadels-ask-seer_give = Which card do you give { $seat }?
    .help = { $n ->
        [one] The last one to get a card.
       *[other] { $n } players get a card, one after the other.
    }
citadels-ask-crowning = Who gets the crown?
    .help = { $tribute ->
        [true] Not you, and not whoever has it. You get 1 gold or 1 random card from them.
       *[false] Not you, and not whoever has it.
    }
citadels-ask-tribute = What does { $seat } give you for the crown?
    .help = A card is drawn at random from their hand.
citadels-ask-tribute_pay = What do you give { $seat } for the crown?
    .help = A card is drawn at random from your hand.
citadels-ask-spend = { $n ->
    [one] One more card for { $district }
   *[other] { $n } more cards for { $district }
}
    .help = Each card stands for 1 gold and goes to the bottom of the deck.
citadels-ask-give = { $n ->
    [one] Give { $seat } one more card
   *[other] Give { $seat } { $n } more cards
}
    .help = One for each gold they lent you for { $district }.
citadels-ask-confiscation = Do you confiscate { $district }?
    .help = Your signed warrant lies here. It stands in your city for free; { $seat } gets { $n } gold back.
citadels-ask-confiscation_bluff = { $seat } has paid for { $district }
    .help = Your warrant here is a bluff. The others see you decide all the same.
citadels-ask-exchange = Which district do you give for { $district }?
    .help = If theirs costs more, you pay { $seat } the difference. You have { $gold } gold.

## Questions: a verb is taken up

citadels-aim-build = Build which district?
    .help = { $limit ->
        [0] You have { $gold } gold.
       *[other] You have { $gold } gold. Built { $n } of { $limit }.
    }
citadels-aim-kill = Kill which character?
    .help = It loses its whole turn, whoever has it.
citadels-aim-rob = Rob which character?
    .help = When it is called, all its gold is yours.
citadels-aim-sign = Where does the signed warrant go?
    .help = Two unsigned ones follow. Only you know which is signed.
citadels-aim-flower = Where does the flowered threat go?
    .help = A plain one follows. Only you know which is flowered.
citadels-aim-spy = Spy on whom?
    .help = Choose a player, then a type: 1 gold and 1 card for each such card of theirs.
citadels-aim-swap_hands = Swap hands with whom?
citadels-aim-redraw = Which cards do you exchange?
    .help = Mark them one by one; they go to the bottom of the deck.
citadels-aim-look = Look at whose hand?
    .help = You see it all and must take one card.
citadels-aim-enthrone = Who gets the crown?
    .help = You get 1 gold or 1 random card from them.
citadels-aim-demand = Who gives you 1 gold?
    .help = Only the richest can be asked.
citadels-aim-destroy = Destroy which district?
    .help = You pay its cost less 1. You have { $gold } gold.
citadels-aim-exchange = Exchange for which district?
    .help = Then you choose one of yours to give. You have { $gold } gold.
citadels-aim-seize = Seize which district?
    .help = You pay its owner the cost. You have { $gold } gold.
citadels-aim-beautify = Which district do you beautify?
    .help = 1 gold stays on it: it costs 1 more for good, and scores 1 more.
citadels-aim-laboratory = Discard which card for 2 gold?
citadels-aim-museum = Which card goes under the Museum?
    .help = 1 point for it at the end.
citadels-aim-armory = Destroy which district with the Armory?
    .help = The Armory is destroyed, too. It costs nothing.

## What others decide

citadels-wait-draft = { $seat } chooses a character
citadels-wait-draft_drop = { $seat } discards a character
citadels-wait-theater = { $seat } may use the Theater
citadels-wait-turn = { $seat } plays the { $char }
citadels-wait-keep = { $seat } chooses a card to keep
citadels-wait-bewitch = { $seat } names a character to bewitch
citadels-wait-warrants = { $seat } places the warrants
citadels-wait-threats = { $seat } places the threats
citadels-wait-threatened = { $seat } decides about the bribe
citadels-wait-blackmail = { $seat } decides about the threat
citadels-wait-redraw = { $seat } exchanges cards
citadels-wait-wizard_take = { $seat } looks at a hand
citadels-wait-wizard_put = { $seat } decides about the card taken
citadels-wait-seer_give = { $seat } gives cards back
citadels-wait-crowning = { $seat } gives the crown away
citadels-wait-tribute = { $seat } chooses between gold and a card
citadels-wait-payment = { $seat } pays with cards
citadels-wait-confiscation = { $seat } decides about the warrant
citadels-wait-exchange = { $seat } chooses a district to give

## Why not: building

citadels-error-not-in-hand = { $district } is not in your hand. Choose a card you have.
citadels-error-gather-first = Gather gold or cards first: building comes after that.
citadels-error-navigator = The Navigator cannot build anything.
citadels-error-secret-vault = The Secret Vault can never be built. Keep it in your hand for 3 points at the end.
citadels-error-duplicate = Your city already has { $district }. Build something else.
citadels-error-monument = With five or more districts in your city you cannot build the Monument any more.
citadels-error-limit = { $n ->
    [one] Your building limit in this turn is { $n } district, and it is used up.
   *[other] Your building limit in this turn is { $n } districts, and it is used up.
}
citadels-error-only-gather = You are bewitched: all you do is gather.
citadels-error-witch-later = You build later, as the character you bewitch.
citadels-error-short = { $n } gold short
citadels-error-no-hand = No cards in hand.
citadels-error-none-fits = No card of your hand can be built with your { $n } gold.
citadels-error-only-taken = Only the card just taken.
citadels-error-framework = There is no Framework in your city.
citadels-error-lender = Has less than { $n } gold.
citadels-error-no-loan-needed = You have the gold yourself: nothing is missing.
citadels-error-loan-cards = { $n ->
    [one] You need { $n } more card to give for the loan.
   *[other] You need { $n } more cards to give for the loan.
}

## Why not: districts

citadels-error-not-yours = Only a district of your own city.
citadels-error-own-city = Only a district of another city.
citadels-error-not-in-city = { $district } does not stand there.
citadels-error-bishop = Protected this round: the Bishop.
citadels-error-completed = This city is completed.
citadels-error-keep = No rank 8 power reaches the Keep.
citadels-error-identical = Your city has this one already.
citadels-error-identical-there = That city has this one already.
citadels-error-no-match = None of your districts can be given for it.
citadels-error-nothing-to-give = You have no district to give.
citadels-error-seizable = Costs more than { $n }.
citadels-error-has-coin = It has its coin already.
citadels-error-armory-itself = Not the Armory itself.
citadels-error-armory-completed = Your own city is completed: the Armory stays.
citadels-error-no-such-district = Your city has no such district.

## Why not: players, characters, cards

citadels-error-yourself = Not yourself.
citadels-error-crowned = Has the crown now.
citadels-error-not-richest = Not the richest.
citadels-error-nobody-richer = Nobody has more gold than you.
citadels-error-empty-hand = No cards in hand.
citadels-error-own-character = This is you.
citadels-error-low-rank = Only from rank 3 up.
citadels-error-killed = Already killed.
citadels-error-bewitched = Already bewitched.
citadels-error-marked = Marked already.
citadels-error-marked-card = Marked already.
citadels-error-face-up = Discarded face up: nobody has it this round.
citadels-error-not-passed = Not among the cards passed to you.
citadels-error-not-in-cast = The { $char } is not in this game.
citadels-error-not-your-character = Not a character of yours.

## Why not: the turn

citadels-error-gathered = You have gathered already.
citadels-error-empty-deck = The deck is empty.
citadels-error-character = Your character cannot do this.
citadels-error-used = Used already in this turn.
citadels-error-out-of-reach = There is nothing you can do this to now.
