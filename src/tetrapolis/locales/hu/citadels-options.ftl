### Citadella: az asztal beállításainak értékei, ahogy a gombokon állnak.

citadels-web-option-edition-2016 = 2016
citadels-web-option-edition-2021 = 2021
citadels-web-option-ninth-true = Vele
citadels-web-option-ninth-false = Nélküle
citadels-web-option-ninth-null = Ha kell
citadels-web-option-first_crown =
    .text = Kié a korona az 1. fordulóban.
citadels-web-option-emperor_tribute-emperor = A Császár
citadels-web-option-emperor_tribute-receiver = Akié a korona
citadels-web-option-great_wall_coin-payee = Akinek fizetsz
citadels-web-option-great_wall_coin-bank = A bank
