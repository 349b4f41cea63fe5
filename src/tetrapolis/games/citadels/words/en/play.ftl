### Citadels at the table: what happened, what a move means, what went wrong, points and options.
###
### Variables: $seat, $target, $seats are players' names; $char, $district, $type and their lists are names of
### things; "none" stands for an empty text or list; $own is true where $seat and $target are the same player.

## Events: selection phase

citadels-round = Round { $round } · selection
citadels-chooses-first = { $seat } has the crown and chooses first.
citadels-face-up = Discarded face up this round: { $chars }.
citadels-picks = { $seat } chooses a character.
citadels-picks-run = { $seat } choose a character.
citadels-drops = { $seat } discards a character face down.
citadels-you-pick = You keep the { $char }.
citadels-you-drop = You discard the { $char } face down.
citadels-theater = { $seat } uses the Theater and swaps characters with { $target }.
citadels-theater-idle = { $seat } leaves the Theater closed this round.
citadels-you-have = The swap gives you the { $char }.

## Events: calling, gathering, the ends of turn and round

citadels-turns = Round { $round } · turns
citadels-called-nobody = The { $char } is called. Nobody answers.
citadels-called-nobody-run = Called, but nobody answers: { $char }.
citadels-reveals = { $seat } reveals the { $char }.
citadels-robbed = { $n ->
    [0] { $target } robs { $seat }, who has no gold.
   *[other] { $target } robs { $seat } of { $n } gold.
}
citadels-gathers-gold = { $seat } gathers { $n } gold.
citadels-gathers-cards = { $seat } gathers cards.
citadels-you-draw = You draw { $districts }.
citadels-you-keep = You keep { $district }.
citadels-keeps = { $n ->
    [0] { $seat } keeps the card.
    [one] { $seat } keeps 1 card and puts { $n } at the bottom of the deck.
   *[other] { $seat } keeps 1 card and puts { $n } at the bottom of the deck.
}
citadels-gains-cards = { $n ->
    [one] { $seat } gains { $n } card.
   *[other] { $seat } gains { $n } cards.
}
citadels-you-gain-cards = You gain { $districts }.
citadels-income = { $seat } collects { $n } gold for districts.
citadels-income-cards = { $n ->
    [one] { $seat } collects { $n } card for districts.
   *[other] { $seat } collects { $n } cards for districts.
}
citadels-gives-card = A card goes from { $seat } to { $target }.
citadels-gives-this-card = { $district } goes from { $seat } to { $target }.
citadels-park = { $seat } ends the turn with an empty hand: the Park gives cards.
citadels-poor-house = { $seat } ends the turn without gold: the Poor House gives 1.
citadels-alchemist = { $seat } gets back { $n } gold as the Alchemist.
citadels-heir = The round ends. { $seat } had the killed { $char }.
citadels-city-completed = { $place ->
    [1] { $seat } is the first to complete a city. The game ends after this round.
   *[other] { $seat } completes a city, too.
}
citadels-secret-vault = { $seat } reveals the Secret Vault.
citadels-game-over = The game is over. First with { $n } points: { $seats }.

## Events: building

citadels-builds = { $n ->
    [0] { $seat } builds { $district } without paying gold.
   *[other] { $seat } builds { $district } for { $n } gold.
}
citadels-pays = { $n ->
    [0] { $seat } pays for { $district } with cards alone. The Magistrate may step in.
   *[other] { $seat } pays { $n } gold for { $district }. The Magistrate may step in.
}
citadels-confiscates = { $n ->
    [0] { $seat } turns up the signed warrant and confiscates { $district } from { $target }.
   *[other] { $seat } turns up the signed warrant and confiscates { $district }. { $target } gets { $n } gold back.
}
citadels-taxed = { $seat } puts 1 gold of tax on the Tax Collector's token.
citadels-framework = { $seat } destroys the Framework and builds { $district } without paying.
citadels-sacrifices = { $seat } destroys { $district } in their own city and builds the Necropolis.
citadels-borrows = { $seat } takes the missing { $n } gold from { $target } to build { $district }.
citadels-spends-card = { $seat } pays with a card.
citadels-you-spend-card = You pay with { $district }.

## Events: characters

citadels-kills = { $seat } kills the { $char }.
citadels-bewitches = { $seat } bewitches the { $char }. The Witch's turn is on hold.
citadels-witch-resumes = { $seat } takes up the Witch's turn again, now as the { $char }.
citadels-warrants = { $seat } places the warrants: { $chars }.
citadels-you-sign = Your signed warrant lies on the { $char }. Only you know.
citadels-robs = { $seat } is out to rob the { $char }.
citadels-spies = { $n ->
    [one] { $seat } spies on { $target }, naming { $type }: takes { $gold } gold and draws { $n } card.
   *[other] { $seat } spies on { $target }, naming { $type }: takes { $gold } gold and draws { $n } cards.
}
citadels-you-see-hand = { $districts ->
    [none] { $target } has no cards in hand.
   *[other] You see the hand of { $target }: { $districts }.
}
citadels-threats = { $seat } places the threats: { $chars }.
citadels-you-flower = Your flowered threat lies on the { $char }. Only you know.
citadels-refuses = { $seat } refuses to pay the bribe.
citadels-bribes = { $own ->
    [true] { $seat } removes their own threat. No gold changes hands.
   *[false] { $seat } bribes { $target } with { $n } gold. The threat goes away unseen.
}
citadels-threat-stays = { $seat } leaves the threat on the { $char } face down.
citadels-flowered = { $seat } turns up the flowered threat and takes all gold of { $target }: { $n }.
citadels-plain = { $seat } turns up the threat on the { $char }. It is plain: nothing happens.
citadels-swaps-hands = { $seat } swaps hands with { $target }.
citadels-your-new-hand = { $districts ->
    [none] Your hand is empty now.
   *[other] Your new hand: { $districts }.
}
citadels-redraws = { $n ->
    [one] { $seat } discards { $n } card for a new one.
   *[other] { $seat } discards { $n } cards for new ones.
}
citadels-looks = { $seat } looks at the hand of { $target }.
citadels-divines = { $seat } takes a random card from every other hand.
citadels-crown = { $seat } takes the crown.
citadels-enthrones = { $seat } gives the crown to { $target }.
citadels-tribute-gold = { $seat } gives { $target } 1 gold for the crown.
citadels-tithe = { $n ->
    [0] { $seat } collects { $gold } gold for districts.
    [one] { $gold ->
        [0] { $seat } collects { $n } card for districts.
       *[other] { $seat } collects { $gold } gold and { $n } card for districts.
    }
   *[other] { $gold ->
        [0] { $seat } collects { $n } cards for districts.
       *[other] { $seat } collects { $gold } gold and { $n } cards for districts.
    }
}
citadels-demands = { $seat } demands 1 gold from { $target }, the richest player.
citadels-extra-gold = { $seat } gains 1 extra gold as the Merchant.
citadels-extra-cards = { $seat } uses the Architect's ability for extra cards.
citadels-navigates-gold = { $seat } uses the Navigator's ability: 4 gold.
citadels-navigates-cards = { $seat } uses the Navigator's ability for cards.
citadels-studies = { $seat } looks through the top cards of the deck as the Scholar.
citadels-studied = { $n ->
    [one] { $seat } keeps the only card.
   *[other] { $seat } keeps 1 of { $n } cards. The rest is shuffled into the deck.
}
citadels-destroys = { $own ->
    [true] { $n ->
        [0] { $seat } destroys their own { $district } free of charge.
       *[other] { $seat } destroys their own { $district } for { $n } gold.
    }
   *[false] { $n ->
        [0] { $seat } destroys { $target }'s { $district } free of charge.
       *[other] { $seat } destroys { $target }'s { $district } for { $n } gold.
    }
}
citadels-exchanges = { $n ->
    [0] { $seat } exchanges { $district } for { $target }'s { $district2 }.
   *[other] { $seat } exchanges { $district } and { $n } gold for { $target }'s { $district2 }.
}
citadels-seizes = { $seat } seizes { $target }'s { $district } for { $n } gold.
citadels-queen = { $seat } gains { $n } gold as the Queen beside a rank 4 character.
citadels-beautifies = { $seat } puts a coin on { $district }: beautified.
citadels-collects = { $seat } takes { $n } gold from the Tax Collector's token.

## Events: unique districts

citadels-laboratory = { $seat } discards a card in the Laboratory for 2 gold.
citadels-you-laboratory = You discard { $district } in the Laboratory for 2 gold.
citadels-smithy = { $seat } pays 2 gold at the Smithy for cards.
citadels-museum = { $seat } puts a card under the Museum.
citadels-you-museum = You put { $district } under the Museum.
citadels-armory = { $own ->
    [true] { $seat } destroys the Armory, and with it their own { $district }.
   *[false] { $seat } destroys the Armory, and with it { $target }'s { $district }.
}

## Moves: selection phase and every turn

citadels-move-pick = Keep the { $char }
citadels-move-drop = Discard the { $char } face down
citadels-move-swap_characters = { $char ->
    [none] Swap characters with { $target }
   *[other] Give the { $char } to { $target } for a random one of theirs
}
citadels-move-pass = Let it be
citadels-move-gather = { $resource ->
    [gold] Gather gold: take 2 (with the Gold Mine 3)
   *[cards] Gather cards: draw 2, keep 1 (Observatory: draw 3; Library: keep all)
}
citadels-move-keep = Keep { $district }
citadels-move-build = { $cards ->
    [0] Build { $district }
    [one] Build { $district }, paying { $cards } card and the rest in gold
   *[other] Build { $district }, paying { $cards } cards and the rest in gold
}
citadels-move-framework = Build { $district } and destroy the Framework instead of paying
citadels-move-sacrifice = Build the Necropolis and destroy { $district } instead of paying
citadels-move-borrow = { $cards ->
    [0] Build { $district } with the missing gold from { $target }, giving a card for each
    [one] Build { $district }, paying { $cards } card, with the missing gold from { $target }, giving a card for each
   *[other] Build { $district }, paying { $cards } cards, with the missing gold from { $target }, giving a card for each
}
citadels-move-spend = Pay with { $district }
citadels-move-give = Give { $district }
citadels-move-end = End turn
citadels-move-income = Collect your character's income for your districts

## Moves: characters

citadels-move-kill = Kill the { $char }
citadels-move-bewitch = Bewitch the { $char }
citadels-move-sign = Place the signed warrant on the { $char }
citadels-move-warrant = Place an unsigned warrant on the { $char }
citadels-move-confiscate = Turn up the signed warrant and confiscate the district
citadels-move-rob = Rob the { $char }
citadels-move-spy = Spy on { $target }: { $type } cards
citadels-move-flower = Place the flowered threat on the { $char }
citadels-move-threaten = Place the plain threat on the { $char }
citadels-move-bribe = Pay half of your gold as a bribe
citadels-move-refuse = Refuse to pay
citadels-move-reveal = Turn the threat face up
citadels-move-swap_hands = Swap hands with { $target }
citadels-move-redraw = Discard { $district } for a new card
citadels-move-done = Enough: discard the marked cards and gain as many
citadels-move-look = Look at the hand of { $target } and take a card
citadels-move-take = Take { $district }
citadels-move-to_hand = Put the card into your hand
citadels-move-divine = Take a random card from everybody and give one back to each
citadels-move-crown = Take the crown
citadels-move-enthrone = Give the crown to { $target }
citadels-move-tribute = { $resource ->
    [gold] 1 gold for the Emperor
   *[cards] 1 random card for the Emperor
}
citadels-move-tithe = { $gold ->
    [0] Collect only cards for your religious districts
   *[other] Collect { $gold } gold for your religious districts, the rest in cards
}
citadels-move-demand = Demand 1 gold from { $target }, the richest player
citadels-move-extra_gold = Gain 1 extra gold
citadels-move-extra_cards = Gain 2 extra cards
citadels-move-navigate = { $resource ->
    [gold] Gain 4 gold
   *[cards] Gain 4 cards
}
citadels-move-study = Draw 7 cards and keep 1
citadels-move-destroy = Destroy { $target }'s { $district }
citadels-move-exchange = Exchange a district for { $target }'s { $district }
citadels-move-hand_over = Give { $district } in exchange
citadels-move-seize = Seize { $target }'s { $district }
citadels-move-favor = Gain 3 gold for the rank 4 character next to you
citadels-move-beautify = Beautify { $district } with 1 gold
citadels-move-collect = Take all gold from the Tax Collector's token

## Moves: unique districts

citadels-move-laboratory = Laboratory: discard { $district } for 2 gold
citadels-move-smithy = Smithy: pay 2 gold for 3 cards
citadels-move-museum = Museum: put { $district } under it
citadels-move-armory = Armory: destroy it together with { $target }'s { $district }

## Errors: options

citadels-error-first-crown = The first crown cannot go to { $seat }: there are only { $players } players. Choose one of them.
citadels-error-no-ninth = With { $players } players there is no ninth character. Leave it out.
citadels-error-needs-ninth = With { $players } players a ninth character is needed. Add one of rank 9.
citadels-error-preset-edition = The { $edition } print has no set called "{ $preset }". Choose another set or the other print.
citadels-error-unknown-character = There is no character called "{ $name }". Check the spelling.
citadels-error-rank-twice = { $char } and { $char2 } both have rank { $rank }. Choose one of them.
citadels-error-rank-missing = No character of rank { $rank } is chosen. Add one.
citadels-error-queen = The Queen needs at least 5 players, and there are { $players }. Choose another character of rank 9.
citadels-error-emperor = The Emperor cannot be used with { $players } players. Choose the King or the Patrician.
citadels-error-unknown-unique = There is no unique district called "{ $name }". Check the spelling.
citadels-error-unique-twice = { $district } is chosen twice. Each unique district can be used only once.
citadels-error-uniques-count = { $count ->
    [one] { $count } unique district is chosen, but the game needs { $expected }.
   *[other] { $count } unique districts are chosen, but the game needs { $expected }.
}

## Points and the end

citadels-score-districts = Districts
citadels-score-types = All five types
citadels-score-first = First completed city
citadels-score-completed = Completed city
citadels-score-other = Unique districts
citadels-tiebreak-last_rank = highest rank revealed in the last round
citadels-end-city_completed = A city was completed.

## Options

citadels-option-preset = Set of cards
    .text = The characters and the unique districts you play with.
citadels-option-edition = Print
    .text = Whose prepared sets count, those of 2016 or of 2021. The rules are the same.
citadels-option-ninth = Ninth character
    .text = Play with a character of rank 9. Required with 3 and 8 players, impossible with 2, free to choose otherwise.
citadels-option-cast = Own characters
    .text = Your own characters instead of the set's: one of each rank, or drawn by lot.
citadels-option-uniques = Own unique districts
    .text = Your own unique districts instead of the set's: fourteen different ones, or drawn by lot.
citadels-option-first_crown = First crown
    .text = Who has the crown in round 1: a player (seats count from 0 here), or whoever the lot falls on.
citadels-option-ninth_character = The ninth, if none is named
    .text = The rank 9 character for a set that names none. The Queen only with 5 players or more.
citadels-option-queen_replacement = Instead of the Queen
    .text = Who replaces the Queen of a set with fewer than 5 players.
citadels-option-emperor_replacement = Instead of the Emperor
    .text = Who replaces the Emperor of a set with 2 players.
citadels-option-vicious_nobles_rank6 = Rank 6 of Vicious Nobles
    .text = The 2021 print lists the Merchant; probably the Trader was meant.
citadels-option-emperor_tribute = The Emperor's tribute
    .text = Who chooses between gold and card: the Emperor, or the player who gets the crown (receiver).
citadels-option-warlord_own_completed = Warlord in his own completed city
    .text = Whether the Warlord may destroy a district in his own city even when it is completed.
citadels-option-armory_own_city = Armory on its own city
    .text = Whether the Armory may destroy another district of its owner's city.
citadels-option-armory_from_completed = Armory from a completed city
    .text = Whether the Armory may be used while its owner's city is completed.
citadels-option-great_wall_coin = The Great Wall's coin
    .text = Whether the extra gold goes to the one who is paid anyway (payee), or always to the bank.
citadels-option-den_by_cards_confiscable = Thieves' Den paid with cards
    .text = Whether a Thieves' Den paid with cards alone can be confiscated.

## Wrappers

citadels-marked = { $thing } ✦
