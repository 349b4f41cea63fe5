### The Walled City: the values of the table's options, as words on buttons.

walled_city-web-option-board =
    .text = Londonderry is the simpler board; Borderlands has T-paths and a few rules of its own.
walled_city-web-option-board-londonderry = Londonderry
walled_city-web-option-board-borderlands = Borderlands
walled_city-web-option-guild_deck-own = The board's 12
walled_city-web-option-guild_deck-mixed = All 20
walled_city-web-option-first_player =
    .text = Who chooses a guild first.
walled_city-web-option-starting_road-first_player = First player
walled_city-web-option-starting_road-random = Chance
