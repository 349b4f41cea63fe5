### Citadella: az asztal beállításainak értékei, ahogy a gombokon állnak.

citadels-web-option-edition-2016 = 2016
citadels-web-option-edition-2021 = 2021
citadels-web-option-ninth-true = Vele
citadels-web-option-ninth-false = Nélküle
citadels-web-option-ninth-null = Ha kell
citadels-web-option-first_crown =
    .text = Kié a korona az 1. fordulóban.
citadels-web-option-emperor_tribute-emperor = A Császár
citadels-web-option-emperor_tribute-receiver = Aki a koronát kapja
citadels-web-option-great_wall_coin-payee = Akinek fizetsz
citadels-web-option-great_wall_coin-bank = A bank
citadels-web-option-ninth_character-queen = { citadels-char-queen }
citadels-web-option-ninth_character-artist = { citadels-char-artist }
citadels-web-option-ninth_character-tax_collector = { citadels-char-tax_collector }
citadels-web-option-queen_replacement-artist = { citadels-char-artist }
citadels-web-option-queen_replacement-tax_collector = { citadels-char-tax_collector }
citadels-web-option-emperor_replacement-king = { citadels-char-king }
citadels-web-option-emperor_replacement-patrician = { citadels-char-patrician }
citadels-web-option-vicious_nobles_rank6-merchant = { citadels-char-merchant }
citadels-web-option-vicious_nobles_rank6-trader = { citadels-char-trader }
