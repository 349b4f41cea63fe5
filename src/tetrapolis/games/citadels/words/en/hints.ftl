### Citadels: why a bot would make a move. $target is a player's name; $char, $district and $type are names of things.

citadels-hint-completes = It completes your city first: 4 points more, and the game ends after this round.
citadels-hint-completes-too = It completes your city: 2 points more.
citadels-hint-all-types = Your city then has all five types: 3 points more.
citadels-hint-new-type = Your first district of this type: { $type }.
citadels-hint-points = { $n ->
    [one] It is worth { $n } point at once.
   *[other] It is worth { $n } points at once.
}
citadels-hint-raises-income = It raises the income you collect this turn.
citadels-hint-affords = You can pay for it this turn: { $district }.
citadels-hint-saves = You are saving up for something dearer.
citadels-hint-few-cards = { $n ->
    [0] You hold no card you could build.
   *[other] You hold only { $n } card you could build.
}
citadels-hint-better-cards = Your cards are worth less than what you may draw.
citadels-hint-suits = It suits your city, and you do not have it yet.
citadels-hint-income = { $n ->
    [one] { $n } district of yours pays this character.
   *[other] { $n } districts of yours pay this character.
}
citadels-hint-crown = The crown lets you choose first next round.
citadels-hint-builds = You could build { $n } districts in one turn.
citadels-hint-safe = Nobody can harm your city this round.
citadels-hint-purse = { $target } has { $n } gold.
citadels-hint-cards = { $n ->
    [one] { $target } holds { $n } card.
   *[other] { $target } holds { $n } cards.
}
citadels-hint-probably = The { $char } is most likely with { $target } ({ $n } %).
citadels-hint-nearly-done = { $n ->
    [one] { $target } lacks only { $n } district.
   *[other] { $target } lacks only { $n } districts.
}
citadels-hint-leads = { $target } is your strongest rival.
citadels-hint-free = It costs nothing.
citadels-hint-nothing-better = Nothing else pays any more this turn.
citadels-hint-promises = Nothing special speaks for it; tried out, it did well.
citadels-hint-gain = It brings you something and costs nothing.
