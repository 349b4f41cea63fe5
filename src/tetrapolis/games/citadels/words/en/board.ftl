### Citadels on the table, for both clients: labels, fates of characters, cards, points, the guide.
###
### Variables: $seat a player, $char, $district, $districts, $type names of things; $n, $goal, $cost, $limit numbers.

## On things

citadels-board-marked = exchange

## The bar

citadels-board-round = Round { $n }
citadels-board-phase-selection = Selection
citadels-board-phase-turns = Turns
citadels-board-phase-end = Round end
citadels-board-deck = { $n } in deck
citadels-board-tax = { $n } tax

## Cities and seats

citadels-board-cast = Characters in calling order
citadels-board-city = City of { $seat }
citadels-board-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
citadels-board-size = { $n } of { $goal } districts
citadels-board-of = of { $n }
citadels-board-crown = has the crown
citadels-board-rank = rank { $n }
citadels-board-no-districts = no districts yet
citadels-board-tile = { $district }, { $type }, cost { $cost }, city of { $seat }
citadels-board-hand-card = { $district }, { $type }, cost { $cost }, in your hand
citadels-board-offer-card = { $district }, { $type }, cost { $cost }
citadels-board-char-name = { $char }, rank { $n }
citadels-board-tag-safe = Safe from rank 8 this round
citadels-board-tag-last = One more ends the game
citadels-board-near = One more district completes your city ({ $n } of { $goal })
citadels-board-tag-complete = City completed
citadels-board-tag-first = First to complete: 4 points
citadels-board-tag-museum = { $n ->
    [one] { $n } card in the Museum
   *[other] { $n } cards in the Museum
}
citadels-board-tag-known = Known to you: { $districts }

## Fates of characters

citadels-board-state-out = Face up
citadels-board-state-silent = No answer
citadels-board-state-killed = Killed
citadels-board-state-you = You
citadels-board-fate-shown = { $seat } revealed it this round.
citadels-board-fate-mine = You have it, and nobody knows.
citadels-board-fate-killed = Killed this round.
citadels-board-fate-silent = It was called, and nobody answered.
citadels-board-mark-robbed = Will be robbed when it is revealed.
citadels-board-mark-bewitched = Bewitched.
citadels-board-mark-warrant = A warrant lies on it.
citadels-board-mark-signed = The signed warrant lies on it.
citadels-board-mark-threat = A threat lies on it.
citadels-board-mark-flowered = The flowered threat lies on it.
citadels-board-mark-bribed = The threat on it was bought off.

## Hand and offers

citadels-board-your-characters = { $n ->
    [one] Your character
   *[other] Your characters
}
citadels-board-no-character = Not chosen yet
citadels-board-your-hand = Your hand · { $n }
citadels-board-limit = Built { $n } of { $limit }
citadels-board-offer-draft = Passed to you · { $n }
citadels-board-offer-keep = Drawn · keep 1
citadels-board-offer-take = Hand of { $seat } · take 1
citadels-board-offer-hide = Show the cities
citadels-board-offer-show = Show the cards
citadels-board-only-you = Only you see this

## Cards

citadels-board-kind-district = { $cost ->
    [none] District, { $type }, cannot be built
   *[other] District, { $type }, cost { $cost }
}
citadels-board-kind-char = { $limit ->
    [0] Character of rank { $rank }, cannot build
    [1] Character of rank { $rank }
   *[other] Character of rank { $rank }, builds up to { $limit }
}
citadels-board-copies = { $n ->
    [one] One card of this name.
   *[other] { $n } cards of this name.
}
citadels-board-stands = Stands in the city of { $seat }.
citadels-board-type = District type: { $type }
citadels-board-type-noble = King, Emperor and Patrician are paid for noble districts.
citadels-board-type-religious = Bishop, Abbot and Cardinal are paid for religious districts.
citadels-board-type-trade = Merchant and Trader are paid for trade districts.
citadels-board-type-military = Warlord, Diplomat and Marshal are paid for military districts.
citadels-board-type-unique = Each unique district exists once and has its own effect.

## Points

citadels-board-score-now = If it ended now
citadels-board-score-end = Points
citadels-board-score-types = Five types
citadels-board-score-finish = Completed
citadels-board-score-uniques = Unique
citadels-board-score-note = From what lies open: a Secret Vault in a hand is not counted.
citadels-board-facts-uniques = Unique districts in this game
citadels-board-facts-types = District types
citadels-board-facts-goal = A city of { $n } districts ends the game with that round.

## Short effects on cards: characters (at most 90 letters)

citadels-board-char-assassin = Name a character: it loses its turn this round.
citadels-board-char-witch = Bewitch a character, and finish your turn as that character.
citadels-board-char-magistrate = Place three warrants: the signed one takes a district.
citadels-board-char-thief = Name a character: you take all its gold when it is called.
citadels-board-char-spy = Name a type and look at a hand: 1 gold and 1 card for each match.
citadels-board-char-blackmailer = Threaten two characters: be bribed, or take all.
citadels-board-char-magician = Swap hands with somebody, or exchange cards with the deck.
citadels-board-char-wizard = Take a card from a hand and build it at once. Duplicates allowed.
citadels-board-char-seer = Take a card from every hand, give one back to each. Build 2.
citadels-board-char-king = 1 gold per noble district. Take the crown.
citadels-board-char-emperor = 1 gold per noble district. Give the crown for gold or a card.
citadels-board-char-patrician = 1 card per noble district. Take the crown.
citadels-board-char-bishop = 1 gold per religious district. Safe from rank 8.
citadels-board-char-abbot = Gold or cards for religious districts. 1 gold from the richest.
citadels-board-char-cardinal = 1 card per religious district. Borrow gold for cards to build.
citadels-board-char-merchant = 1 gold per trade district, and 1 extra gold.
citadels-board-char-alchemist = What you pay for districts comes back at the end of the turn.
citadels-board-char-trader = 1 gold per trade district. Trade districts do not use the limit.
citadels-board-char-architect = 2 extra cards. Build up to 3 districts.
citadels-board-char-navigator = 4 gold or 4 cards. Cannot build.
citadels-board-char-scholar = Draw 7 cards, keep 1. Build up to 2 districts.
citadels-board-char-warlord = 1 gold per military district. Destroy a district for its cost less 1.
citadels-board-char-diplomat = 1 gold per military district. Exchange a district.
citadels-board-char-marshal = 1 gold per military district. Seize a district of cost 3 or less.
citadels-board-char-queen = 3 gold if a neighbour has rank 4.
citadels-board-char-artist = Beautify up to two of your districts: +1 each for good.
citadels-board-char-tax_collector = Whoever builds pays 1 tax; you may take it all.

## Short effects on cards: unique districts (at most 60 letters)

citadels-board-unique-armory = Destroy it to destroy any other district
citadels-board-unique-basilica = End: 1 for each district of odd cost
citadels-board-unique-capitol = End: 3 for three districts of one type
citadels-board-unique-dragon_gate = End: 2 extra points
citadels-board-unique-factory = Other unique districts cost you 1 less
citadels-board-unique-framework = Destroy it instead of paying for a district
citadels-board-unique-gold_mine = Gather 3 gold instead of 2
citadels-board-unique-great_wall = Rank 8 pays 1 more here
citadels-board-unique-haunted_quarter = End: counts as any one type
citadels-board-unique-imperial_treasury = End: 1 for each gold you have
citadels-board-unique-ivory_tower = End: 5 if it is your only unique district
citadels-board-unique-keep = Rank 8 has no power over it
citadels-board-unique-laboratory = Once a turn: discard a card for 2 gold
citadels-board-unique-library = Keep every card you gather
citadels-board-unique-map_room = End: 1 for each card in your hand
citadels-board-unique-monument = Counts as 2 districts. Not with five or more
citadels-board-unique-museum = Once a turn: a card under it, 1 point each
citadels-board-unique-necropolis = Destroy an own district instead of paying
citadels-board-unique-observatory = Draw 3 cards when you gather
citadels-board-unique-park = Empty hand at the end of the turn: 2 cards
citadels-board-unique-poor_house = No gold at the end of the turn: 1 gold
citadels-board-unique-quarry = You may build duplicates
citadels-board-unique-school_of_magic = Counts as any type for income
citadels-board-unique-secret_vault = Cannot be built. End: 3 in your hand
citadels-board-unique-smithy = Once a turn: 2 gold for 3 cards
citadels-board-unique-stables = Does not use your building limit
citadels-board-unique-statue = End: 5 if you have the crown
citadels-board-unique-theater = Swap characters after the selection
citadels-board-unique-thieves_den = Pay part of it with cards
citadels-board-unique-wishing_well = End: 1 for each unique district

## First match: the goal, and tips

citadels-board-aim = Your goal: the most valuable city once somebody’s city is complete.

citadels-board-tip-bluff = Only one marker is real. Put it where somebody will build or be rich; let the others frighten the rest.
citadels-board-tip-destroy = Cheap districts fall cheaply. A completed city cannot be touched, so strike before the last district stands.
citadels-board-tip-unique = Unique districts work from the moment they stand, once in each of your turns.
citadels-board-tip-goal = Somebody is close to completing a city. Then everybody still plays that round to its end, so prepare your last turn.
citadels-board-tip-points = A city is complete. Points count now: costs, all five types, unique districts. Build what scores.

## Text mode

citadels-board-text-cast = Characters
citadels-board-text-cities = Cities
citadels-board-text-hand = Your cards
citadels-board-text-char = { $n }. { $char }

## Long names with the places where they may be broken

citadels-board-broken-ivory_tower = Ivory Tower
citadels-board-broken-observatory = Observa{"\u00AD"}tory
citadels-board-broken-trading_post = Trading Post
citadels-board-broken-haunted_quarter = Haunted Quarter
citadels-board-broken-smithy = Smithy
citadels-board-broken-laboratory = Labora{"\u00AD"}tory
citadels-board-broken-school_of_magic = School of Magic
citadels-board-broken-thieves_den = Thieves' Den
citadels-board-broken-wishing_well = Wishing Well
citadels-board-broken-dragon_gate = Dragon Gate
citadels-board-broken-keep = Keep
citadels-board-broken-necropolis = Necro{"\u00AD"}polis
citadels-board-broken-monastery = Monas{"\u00AD"}tery
citadels-board-broken-watchtower = Watch{"\u00AD"}tower

## In a terminal

citadels-board-goal = goal { $n } districts
citadels-board-city-size = city { $n }/{ $goal }
citadels-board-known = you know of:
citadels-board-letter-noble = N
citadels-board-letter-religious = R
citadels-board-letter-trade = T
citadels-board-letter-military = M
citadels-board-letter-unique = U
citadels-board-list-face-up = discarded face up (×)
citadels-board-list-killed = killed
citadels-board-list-bewitched = bewitched
citadels-board-list-robbed = to be robbed
citadels-board-list-warrants = warrants
    .real = signed
citadels-board-list-threats = threats
    .real = flowered
citadels-board-list-bribed = bribe paid
