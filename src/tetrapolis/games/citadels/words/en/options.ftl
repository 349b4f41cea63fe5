### Citadels: the values of the table's options, as words on buttons.

citadels-web-option-edition-2016 = 2016
citadels-web-option-edition-2021 = 2021
citadels-web-option-ninth-true = With
citadels-web-option-ninth-false = Without
citadels-web-option-ninth-null = As needed
citadels-web-option-first_crown =
    .text = Who has the crown in round 1.
citadels-web-option-emperor_tribute-emperor = The Emperor
citadels-web-option-emperor_tribute-receiver = Who is crowned
citadels-web-option-great_wall_coin-payee = Who is paid
citadels-web-option-great_wall_coin-bank = The bank
citadels-web-option-ninth_character-queen = { citadels-char-queen }
citadels-web-option-ninth_character-artist = { citadels-char-artist }
citadels-web-option-ninth_character-tax_collector = { citadels-char-tax_collector }
citadels-web-option-queen_replacement-artist = { citadels-char-artist }
citadels-web-option-queen_replacement-tax_collector = { citadels-char-tax_collector }
citadels-web-option-emperor_replacement-king = { citadels-char-king }
citadels-web-option-emperor_replacement-patrician = { citadels-char-patrician }
citadels-web-option-vicious_nobles_rank6-merchant = { citadels-char-merchant }
citadels-web-option-vicious_nobles_rank6-trader = { citadels-char-trader }
