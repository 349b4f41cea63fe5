### Citadels in the browser: verbs, questions, notes on things, what stands on cards and in the log.
###
### Variables as in citadels-play.ftl; $gold, $n, $cards, $limit are numbers.

## Verbs of the prompt

citadels-web-verb-gather_gold = Take { $n } gold
citadels-web-verb-gather_cards = { $keep ->
    [1] Draw { $draw }, keep 1
   *[other] Draw { $draw }, keep all
}
citadels-web-verb-income = { $kind ->
    [gold] Collect { $n } gold
   *[cards] { $n ->
        [one] Collect { $n } card
       *[other] Collect { $n } cards
    }
}
citadels-web-verb-tithe = Collect income
citadels-web-verb-extra_gold = Take 1 extra gold
citadels-web-verb-extra_cards = Gain 2 cards
citadels-web-verb-navigate_gold = Gain 4 gold
citadels-web-verb-navigate_cards = Gain 4 cards
citadels-web-verb-study = Draw 7, keep 1
citadels-web-verb-favor = Gain 3 gold
citadels-web-verb-collect = Empty the tax token
citadels-web-verb-demand = Demand 1 gold
citadels-web-verb-build = Build
citadels-web-verb-crown = Take the crown
citadels-web-verb-enthrone = Give the crown
citadels-web-verb-kill = Kill
citadels-web-verb-bewitch = Bewitch
citadels-web-verb-sign = Place warrants
citadels-web-verb-warrant = Place the warrant
citadels-web-verb-rob = Rob
citadels-web-verb-spy = Spy
citadels-web-verb-flower = Place threats
citadels-web-verb-threaten = Place the threat
citadels-web-verb-swap_hands = Swap hands
citadels-web-verb-redraw = Exchange cards
citadels-web-verb-look = Look at a hand
citadels-web-verb-divine = Take a card from all
citadels-web-verb-destroy = Destroy
citadels-web-verb-exchange = Exchange
citadels-web-verb-hand_over = Hand over
citadels-web-verb-seize = Seize
citadels-web-verb-beautify = Beautify
citadels-web-verb-smithy = Smithy: 3 cards
citadels-web-verb-laboratory = Laboratory: 2 gold
citadels-web-verb-museum = Into the Museum
citadels-web-verb-armory = Use the Armory
citadels-web-verb-confiscate = Confiscate
citadels-web-verb-reveal = Turn it up
citadels-web-verb-bribe = Pay { $n } gold
citadels-web-verb-refuse = Refuse
citadels-web-verb-swap_characters = Swap characters
citadels-web-verb-pick = Choose
citadels-web-verb-drop = Discard
citadels-web-verb-keep = Keep
citadels-web-verb-take = Take
citadels-web-verb-spend = Pay with a card
citadels-web-verb-give = Give a card
citadels-web-verb-tribute_gold = 1 gold
citadels-web-verb-tribute_cards = 1 random card
citadels-web-verb-end = End turn
citadels-web-verb-done = Exchange them
citadels-web-verb-to_hand = Into your hand
citadels-web-pass-theater = Keep your characters
citadels-web-pass-confiscation = Let it be built
citadels-web-pass-blackmail = Leave it face down
citadels-web-pass-other = Let it happen

## Under the verbs

citadels-web-no-undo = no undo after this
citadels-web-keep-note = { $keep ->
    [1] no undo after this
   *[other] no undo after this
}
citadels-web-verb-count = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
citadels-web-verb-build-note = { $n } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
citadels-web-income-note = { $n ->
    [one] { $n } { $type } district
   *[other] { $n } { $type } districts
}
citadels-web-end-crown = { $char ->
    [emperor] then give the crown
   *[other] with the crown
}
citadels-web-end-alchemist = { $n } gold comes back
citadels-web-end-unbuilt = nothing built

## Choices in words

citadels-web-gather-gold = Gather { $n } gold
citadels-web-gather-cards = { $keep ->
    [1] Gather cards: draw { $draw }, keep 1
   *[other] Gather cards: draw { $draw }, keep all of them
}
citadels-web-income = { $kind ->
    [gold] Collect { $n } gold for your districts
   *[cards] { $n ->
        [one] Collect { $n } card for your districts
       *[other] Collect { $n } cards for your districts
    }
}
citadels-web-tithe = { $cards ->
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
citadels-web-collect = Take { $n } gold from the Tax Collector's token
citadels-web-bribe = Bribe { $seat } with { $n } gold
citadels-web-build = { $n ->
    [0] Build { $district } for nothing
   *[other] Build { $district } for { $n } gold
}
citadels-web-build-den = { $cards ->
    [one] Build { $district } for { $gold } gold and { $cards } card
   *[other] Build { $district } for { $gold } gold and { $cards } cards
}

## On things

citadels-web-pay = { $n ->
    [0] free
   *[other] pay { $n }
}
citadels-web-pay-cards = { $cards ->
    [one] { $gold } gold, { $cards } card
   *[other] { $gold } gold, { $cards } cards
}
citadels-web-by-framework = Framework pays
citadels-web-by-sacrifice = for a district
citadels-web-by-loan = { $n } from { $seat }
citadels-web-marked = exchange

## Why not

citadels-web-short = { $n } gold short
citadels-web-not-yours = Only a district of your own city.
citadels-web-has-coin = It has its coin already. CIT-14.5
citadels-web-no-hand = No cards in hand.
citadels-web-none-fits = No card of your hand can be built with your { $n } gold.
citadels-web-why-out = Discarded face up: nobody has it this round. CIT-2.3
citadels-web-why-not-passed = Not among the cards passed to you.
citadels-web-why-killed = Already killed.
citadels-web-why-bewitched = Already bewitched.
citadels-web-why-rank = { $char } cannot choose this character.

## The bar

citadels-web-round = Round { $n }
citadels-web-phase-selection = Selection
citadels-web-phase-turns = Turns
citadels-web-phase-end = Round end
citadels-web-deck = { $n } in deck
citadels-web-tax = { $n } tax

## Questions: own role, then by decision, then with a verb armed

citadels-web-role = { $char } · { $n } gold
citadels-web-role-none = { $n } gold
citadels-web-ask-draft = { $two ->
    [0] Who do you want to be this round?
    [1] Choose your first character
   *[other] Choose your second character
}
    .help = Characters act in order of rank. Nobody learns your choice until it is called.
citadels-web-ask-draft_drop = Which character do you take out of the round?
    .help = It goes face down, and only you know which. The rest goes to the other player.
citadels-web-ask-theater = Swap characters with the Theater?
    .help = You choose a player without seeing cards, and they cannot refuse.
citadels-web-ask-gather = Gather gold or cards
    .help = You gather once, and build only afterwards. Abilities come when you like.
citadels-web-ask-bewitched = You are bewitched: gather, and your turn is over
    .help = { $seat } then goes on as your character.
citadels-web-ask-witch_first = Gather first, then bewitch somebody
    .help = You build later, as the character you bewitch.
citadels-web-ask-threat_ahead = { $seat } threatens you: gather first
    .help = Then you pay half of your gold, or risk all of it.
citadels-web-ask-turn = { $limit ->
    [0] What else do you do?
   *[other] Build, act, or end the turn
}
    .help = { $limit ->
        [0] The Navigator cannot build.
       *[other] Built { $n } of { $limit }.
    }
citadels-web-ask-resumed = You go on as the { $char }
    .help = Its abilities and limits, your hand, gold and city. Built { $n } of { $limit }.
citadels-web-ask-keep = Which card do you keep?
    .help = The rest goes face down to the bottom of the deck.
citadels-web-ask-study = Which of the { $n } cards do you keep?
    .help = The rest is shuffled into the deck.
citadels-web-ask-bewitch = Which character do you bewitch?
    .help = Its player only gathers; then you finish your turn as that character.
citadels-web-ask-warrants = Warrant { $n } of 3: where does it go?
    .help = The signed one lies on the { $char }. This one is a bluff.
citadels-web-ask-threats = Where does the plain threat go?
    .help = The flowered one lies on the { $char }. This one is a bluff.
citadels-web-ask-threatened = { $n ->
    [0] { $seat } threatens you. Pay? It costs you nothing
   *[other] Do you bribe { $seat } with { $n } gold?
}
    .help = { $gold ->
        [0] You have no gold to lose. If you pay, the threat goes away unseen.
       *[other] If you refuse and the threat is the flowered one, all { $gold } of your gold is lost.
    }
citadels-web-ask-blackmail = { $seat } refuses. Do you turn the threat up?
    .help = { $flowered ->
        [true] It is the flowered one: you take all { $n } gold of the { $char }.
       *[false] It is the plain one: you get nothing, and everybody knows where the other lies.
    }
citadels-web-ask-redraw = { $n ->
    [one] { $n } card marked. Which more?
   *[other] { $n } cards marked. Which more?
}
    .help = They go to the bottom of the deck, and you gain as many.
citadels-web-ask-wizard_take = Which card of { $seat } do you take?
    .help = You must take one. Then you build it at once or put it into your hand.
citadels-web-ask-wizard_put = Build { $district } at once?
    .help = Built now it does not count against your limit, and it may be a duplicate.
citadels-web-ask-wizard_keep = { $district } goes into your hand
    .help = You cannot build it at once now.
citadels-web-ask-seer_give = Which card do you give { $seat }?
    .help = { $n ->
        [one] The last one to get a card.
       *[other] { $n } players get a card, one after the other.
    }
citadels-web-ask-crowning = Who gets the crown?
    .help = { $tribute ->
        [true] Not you, and not whoever has it. You get 1 gold or 1 random card from them.
       *[false] Not you, and not whoever has it.
    }
citadels-web-ask-tribute = What does { $seat } give you for the crown?
    .help = A card is drawn at random from their hand.
citadels-web-ask-tribute_pay = What do you give { $seat } for the crown?
    .help = A card is drawn at random from your hand.
citadels-web-ask-spend = { $n ->
    [one] One more card for { $district }
   *[other] { $n } more cards for { $district }
}
    .help = Each card stands for 1 gold and goes to the bottom of the deck.
citadels-web-ask-give = { $n ->
    [one] Give { $seat } one more card
   *[other] Give { $seat } { $n } more cards
}
    .help = One for each gold they lent you for { $district }.
citadels-web-ask-confiscation = Do you confiscate { $district }?
    .help = Your signed warrant lies here. It stands in your city for free; { $seat } gets { $n } gold back.
citadels-web-ask-confiscation_bluff = { $seat } has paid for { $district }
    .help = Your warrant here is a bluff. The others see you decide all the same.
citadels-web-ask-exchange = Which district do you give for { $district }?
    .help = If theirs costs more, you pay { $seat } the difference. You have { $gold } gold.

citadels-web-armed-build = Build which district?
    .help = { $limit ->
        [0] You have { $gold } gold.
       *[other] You have { $gold } gold. Built { $n } of { $limit }.
    }
citadels-web-armed-kill = Kill which character?
    .help = It loses its whole turn, whoever has it.
citadels-web-armed-rob = Rob which character?
    .help = When it is called, all its gold is yours.
citadels-web-armed-sign = Where does the signed warrant go?
    .help = Two unsigned ones follow. Only you know which is signed.
citadels-web-armed-flower = Where does the flowered threat go?
    .help = A plain one follows. Only you know which is flowered.
citadels-web-armed-spy = Spy on whom?
    .help = Choose a player, then a type: 1 gold and 1 card for each such card of theirs.
citadels-web-armed-swap_hands = Swap hands with whom?
citadels-web-armed-redraw = Which cards do you exchange?
    .help = Mark them one by one; they go to the bottom of the deck.
citadels-web-armed-look = Look at whose hand?
    .help = You see it all and must take one card.
citadels-web-armed-enthrone = Who gets the crown?
    .help = You get 1 gold or 1 random card from them.
citadels-web-armed-demand = Who gives you 1 gold?
    .help = Only the richest can be asked.
citadels-web-armed-destroy = Destroy which district?
    .help = You pay its cost less 1. You have { $gold } gold.
citadels-web-armed-exchange = Exchange for which district?
    .help = Then you choose one of yours to give. You have { $gold } gold.
citadels-web-armed-seize = Seize which district?
    .help = You pay its owner the cost. You have { $gold } gold.
citadels-web-armed-beautify = Which district do you beautify?
    .help = 1 gold stays on it: it costs 1 more for good, and scores 1 more.
citadels-web-armed-laboratory = Discard which card for 2 gold?
citadels-web-armed-museum = Which card goes under the Museum?
    .help = 1 point for it at the end.
citadels-web-armed-armory = Destroy which district with the Armory?
    .help = The Armory is destroyed, too. It costs nothing.

## What others decide

citadels-web-wait-draft = { $seat } chooses a character
citadels-web-wait-draft_drop = { $seat } discards a character
citadels-web-wait-theater = { $seat } may use the Theater
citadels-web-wait-turn = { $seat } plays the { $char }
citadels-web-wait-keep = { $seat } chooses a card to keep
citadels-web-wait-bewitch = { $seat } names a character to bewitch
citadels-web-wait-warrants = { $seat } places the warrants
citadels-web-wait-threats = { $seat } places the threats
citadels-web-wait-threatened = { $seat } decides about the bribe
citadels-web-wait-blackmail = { $seat } decides about the threat
citadels-web-wait-redraw = { $seat } exchanges cards
citadels-web-wait-wizard_take = { $seat } looks at a hand
citadels-web-wait-wizard_put = { $seat } decides about the card taken
citadels-web-wait-seer_give = { $seat } gives cards back
citadels-web-wait-crowning = { $seat } gives the crown away
citadels-web-wait-tribute = { $seat } chooses between gold and a card
citadels-web-wait-payment = { $seat } pays with cards
citadels-web-wait-confiscation = { $seat } decides about the warrant
citadels-web-wait-exchange = { $seat } chooses a district to give

## The log

citadels-web-head-selection = Round { $n } · selection
citadels-web-head-turns = Round { $n } · turns
citadels-web-chooses-first = { $seat } has the crown and chooses first.

## Cities and seats

citadels-web-cast = Characters in calling order
citadels-web-city = City of { $seat }
citadels-web-gold = { $n } gold
citadels-web-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
citadels-web-size = { $n } of { $goal } districts
citadels-web-of = of { $n }
citadels-web-crown = has the crown
citadels-web-rank = rank { $n }
citadels-web-slot = Empty plot
citadels-web-slot-goal = The plot that completes the city
citadels-web-no-districts = no districts yet
citadels-web-tile = { $district }, { $type }, cost { $cost }, city of { $seat }
citadels-web-hand-card = { $district }, { $type }, cost { $cost }, in your hand
citadels-web-offer-card = { $district }, { $type }, cost { $cost }
citadels-web-char-name = { $char }, rank { $n }
citadels-web-tag-safe = Safe from rank 8 this round
citadels-web-tag-last = One more ends the game
citadels-web-tag-complete = City completed
citadels-web-tag-first = First to complete: 4 points
citadels-web-tag-museum = { $n ->
    [one] { $n } card in the Museum
   *[other] { $n } cards in the Museum
}
citadels-web-tag-known = Known to you: { $districts }

## Fates of characters

citadels-web-state-out = Face up
citadels-web-state-silent = No answer
citadels-web-state-killed = Killed
citadels-web-state-you = You
citadels-web-fate-shown = { $seat } revealed it this round.
citadels-web-fate-mine = You have it, and nobody knows.
citadels-web-fate-killed = Killed this round.
citadels-web-fate-out = Discarded face up: nobody has it this round.
citadels-web-fate-silent = It was called, and nobody answered.
citadels-web-mark-robbed = Will be robbed when it is revealed.
citadels-web-mark-bewitched = Bewitched.
citadels-web-mark-warrant = A warrant lies on it.
citadels-web-mark-signed = The signed warrant lies on it.
citadels-web-mark-threat = A threat lies on it.
citadels-web-mark-flowered = The flowered threat lies on it.
citadels-web-mark-bribed = The threat on it was bought off.

## Hand and offers

citadels-web-your-characters = { $n ->
    [one] Your character
   *[other] Your characters
}
citadels-web-no-character = Not chosen yet
citadels-web-your-hand = Your hand · { $n }
citadels-web-limit = Built { $n } of { $limit }
citadels-web-offer-draft = Passed to you · { $n }
citadels-web-offer-keep = Drawn · keep 1
citadels-web-offer-take = Hand of { $seat } · take 1
citadels-web-offer-hide = Show the cities
citadels-web-offer-show = Show the cards
citadels-web-only-you = Only you see this

## Cards

citadels-web-kind-district = { $cost ->
    [none] District, { $type }, cannot be built
   *[other] District, { $type }, cost { $cost }
}
citadels-web-kind-char = { $limit ->
    [0] Character of rank { $rank }, cannot build
    [1] Character of rank { $rank }
   *[other] Character of rank { $rank }, builds up to { $limit }
}
citadels-web-copies = { $n ->
    [one] One card of this name.
   *[other] { $n } cards of this name.
}
citadels-web-stands = Stands in the city of { $seat }.
citadels-web-type = District type: { $type }
citadels-web-type-noble = King, Emperor and Patrician are paid for noble districts.
citadels-web-type-religious = Bishop, Abbot and Cardinal are paid for religious districts.
citadels-web-type-trade = Merchant and Trader are paid for trade districts.
citadels-web-type-military = Warlord, Diplomat and Marshal are paid for military districts.
citadels-web-type-unique = Each unique district exists once and has its own effect.

## Points

citadels-web-score-now = If it ended now
citadels-web-score-end = Points
citadels-web-score-districts = Districts
citadels-web-score-types = Five types
citadels-web-score-finish = Completed
citadels-web-score-uniques = Unique
citadels-web-score-total = Total
citadels-web-score-note = From what lies open: a Secret Vault in a hand is not counted.
citadels-web-facts-uniques = Unique districts in this game
citadels-web-facts-types = District types
citadels-web-facts-goal = A city of { $n } districts ends the game with that round.

## Short effects on cards: characters (at most 90 letters)

citadels-web-char-assassin = Name a character: it loses its turn this round.
citadels-web-char-witch = Bewitch a character, and finish your turn as that character.
citadels-web-char-magistrate = Place three warrants: the signed one takes a district.
citadels-web-char-thief = Name a character: you take all its gold when it is called.
citadels-web-char-spy = Name a type and look at a hand: 1 gold and 1 card for each match.
citadels-web-char-blackmailer = Threaten two characters: be bribed, or take all.
citadels-web-char-magician = Swap hands with somebody, or exchange cards with the deck.
citadels-web-char-wizard = Take a card from a hand and build it at once. Duplicates allowed.
citadels-web-char-seer = Take a card from every hand, give one back to each. Build 2.
citadels-web-char-king = 1 gold per noble district. Take the crown.
citadels-web-char-emperor = 1 gold per noble district. Give the crown for gold or a card.
citadels-web-char-patrician = 1 card per noble district. Take the crown.
citadels-web-char-bishop = 1 gold per religious district. Safe from rank 8.
citadels-web-char-abbot = Gold or cards for religious districts. 1 gold from the richest.
citadels-web-char-cardinal = 1 card per religious district. Borrow gold for cards to build.
citadels-web-char-merchant = 1 gold per trade district, and 1 extra gold.
citadels-web-char-alchemist = What you pay for districts comes back at the end of the turn.
citadels-web-char-trader = 1 gold per trade district. Trade districts do not use the limit.
citadels-web-char-architect = 2 extra cards. Build up to 3 districts.
citadels-web-char-navigator = 4 gold or 4 cards. Cannot build.
citadels-web-char-scholar = Draw 7 cards, keep 1. Build up to 2 districts.
citadels-web-char-warlord = 1 gold per military district. Destroy a district for its cost less 1.
citadels-web-char-diplomat = 1 gold per military district. Exchange a district.
citadels-web-char-marshal = 1 gold per military district. Seize a district of cost 3 or less.
citadels-web-char-queen = 3 gold if a neighbour has rank 4.
citadels-web-char-artist = Beautify up to two of your districts: +1 each for good.
citadels-web-char-tax_collector = Whoever builds pays 1 tax; you may take it all.

## Short effects on cards: unique districts (at most 60 letters)

citadels-web-unique-armory = Destroy it to destroy any other district
citadels-web-unique-basilica = End: 1 for each district of odd cost
citadels-web-unique-capitol = End: 3 for three districts of one type
citadels-web-unique-dragon_gate = End: 2 extra points
citadels-web-unique-factory = Other unique districts cost you 1 less
citadels-web-unique-framework = Destroy it instead of paying for a district
citadels-web-unique-gold_mine = Gather 3 gold instead of 2
citadels-web-unique-great_wall = Rank 8 pays 1 more here
citadels-web-unique-haunted_quarter = End: counts as any one type
citadels-web-unique-imperial_treasury = End: 1 for each gold you have
citadels-web-unique-ivory_tower = End: 5 if it is your only unique district
citadels-web-unique-keep = Rank 8 has no power over it
citadels-web-unique-laboratory = Once a turn: discard a card for 2 gold
citadels-web-unique-library = Keep every card you gather
citadels-web-unique-map_room = End: 1 for each card in your hand
citadels-web-unique-monument = Counts as 2 districts. Not with five or more
citadels-web-unique-museum = Once a turn: a card under it, 1 point each
citadels-web-unique-necropolis = Destroy an own district instead of paying
citadels-web-unique-observatory = Draw 3 cards when you gather
citadels-web-unique-park = Empty hand at the end of the turn: 2 cards
citadels-web-unique-poor_house = No gold at the end of the turn: 1 gold
citadels-web-unique-quarry = You may build duplicates
citadels-web-unique-school_of_magic = Counts as any type for income
citadels-web-unique-secret_vault = Cannot be built. End: 3 in your hand
citadels-web-unique-smithy = Once a turn: 2 gold for 3 cards
citadels-web-unique-stables = Does not use your building limit
citadels-web-unique-statue = End: 5 if you have the crown
citadels-web-unique-theater = Swap characters after the selection
citadels-web-unique-thieves_den = Pay part of it with cards
citadels-web-unique-wishing_well = End: 1 for each unique district

## First-game guide

citadels-web-tip-draft = Pick a character for this round only. Low ranks act first; those with a coloured field earn for districts of that colour.
citadels-web-tip-two = With so few players you are two characters each round, and have a turn for each of them.
citadels-web-tip-gather = Every turn you gather once. Gold builds districts; cards give you districts to build.
citadels-web-tip-keep = Keep what you can pay for soon, or what fits the income you plan. Nobody sees the rest.
citadels-web-tip-name = You name a character, not a player: guess who it is. Characters that lie face up are nobody's.
citadels-web-tip-income = Income counts the districts that stand right now. If you build one of the right type first, collect afterwards.
citadels-web-tip-crown = Whoever has the crown chooses first in the next round. It is worth as much as gold.
citadels-web-tip-build = Press a card of your hand to build it. Its cost is also its points at the end. No two districts of one name.
citadels-web-tip-magician = With a poor hand swap it for a large one. The number beside the cards sign tells how many each player has.
citadels-web-tip-bluff = Only one marker is real. Put it where somebody will build or be rich; let the others frighten the rest.
citadels-web-tip-destroy = Cheap districts fall cheaply. A completed city cannot be touched, so strike before the last district stands.
citadels-web-tip-unique = Unique districts work from the moment they stand, once in each of your turns.
citadels-web-tip-end = Nothing more can be done: end the turn. Until then a step can be taken back as long as nothing hidden was shown.
citadels-web-tip-goal = Somebody is close to completing a city. Then everybody still plays that round to its end, so prepare your last turn.
citadels-web-tip-points = A city is complete. Points count now: costs, all five types, unique districts. Build what scores.

## Text mode

citadels-web-text-cast = Characters
citadels-web-text-cities = Cities
citadels-web-text-hand = Your cards
citadels-web-text-char = { $n }. { $char }

## Long names with the places where they may be broken

citadels-web-broken-ivory_tower = Ivory Tower
citadels-web-broken-observatory = Observa{"\u00AD"}tory
citadels-web-broken-trading_post = Trading Post
citadels-web-broken-haunted_quarter = Haunted Quarter
citadels-web-broken-smithy = Smithy
citadels-web-broken-laboratory = Labora{"\u00AD"}tory
citadels-web-broken-school_of_magic = School of Magic
citadels-web-broken-thieves_den = Thieves' Den
citadels-web-broken-wishing_well = Wishing Well
citadels-web-broken-dragon_gate = Dragon Gate
citadels-web-broken-keep = Keep
citadels-web-broken-necropolis = Necro{"\u00AD"}polis
citadels-web-broken-monastery = Monas{"\u00AD"}tery
citadels-web-broken-watchtower = Watch{"\u00AD"}tower
