### The Walled City: az asztal beállításainak értékei, ahogy a gombokon állnak.

walled_city-web-option-board =
    .text = A Londonderry az egyszerűbb; a Határvidéknek T-ösvényei és néhány saját szabálya van.
walled_city-web-option-board-londonderry = Londonderry
walled_city-web-option-board-borderlands = Határvidék
walled_city-web-option-guild_deck-own = A tábla 12 céhe
walled_city-web-option-guild_deck-mixed = Mind a 20
walled_city-web-option-first_player =
    .text = Ki választ először céhet.
walled_city-web-option-starting_road-first_player = Kezdőjátékos
walled_city-web-option-starting_road-random = Véletlen
