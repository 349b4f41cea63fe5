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
