### The Walled City: why a bot would make a move. $target is a player's name, $faction a name; $tower is written as on the
### board.

walled_city-hint-hoods = { $n ->
    [one] Counted now, the neighbourhoods would give you { $n } more vote.
   *[other] Counted now, the neighbourhoods would give you { $n } more votes.
}
walled_city-hint-hoods-less = { $n ->
    [one] Counted now, the neighbourhoods would give you { $n } vote less.
   *[other] Counted now, the neighbourhoods would give you { $n } votes less.
}
walled_city-hint-towers = { $n ->
    [one] The towers would give you { $n } more vote.
   *[other] The towers would give you { $n } more votes.
}
walled_city-hint-towers-less = { $n ->
    [one] The towers would give you { $n } vote less.
   *[other] The towers would give you { $n } votes less.
}
walled_city-hint-faction = A faction would be yours alone: { $faction }.
walled_city-hint-faction-lost = You would lose a faction: { $faction }.
walled_city-hint-rival = { $n ->
    [one] It costs { $target } { $n } vote.
   *[other] It costs { $target } { $n } votes.
}
walled_city-hint-promises = { $n ->
    [one] It promises about { $n } vote more than your rivals get out of it.
   *[other] It promises about { $n } votes more than your rivals get out of it.
}
walled_city-hint-harms = { $n ->
    [one] In the long run it rather costs you about { $n } vote.
   *[other] In the long run it rather costs you about { $n } votes.
}
walled_city-hint-nothing = It changes little.
walled_city-hint-guild-good = { $n ->
    [one] In this round, this guild is usually worth { $n } vote more than the average one.
   *[other] In this round, this guild is usually worth { $n } votes more than the average one.
}
walled_city-hint-guild-bad = { $n ->
    [one] In this round, this guild is usually worth { $n } vote less than the average one.
   *[other] In this round, this guild is usually worth { $n } votes less than the average one.
}
walled_city-hint-guild-even = In this round, this guild is worth as much as the average one.
walled_city-hint-guild-gain = { $n ->
    [one] Your guild would bring about { $n } vote now.
   *[other] Your guild would bring about { $n } votes now.
}
walled_city-hint-guild-later = Later in the round it could bring more.
walled_city-hint-low-card = It is your lowest card: the better ones stay for later.
walled_city-hint-promotes = { $n ->
    [one] You can then send { $n } noble to the towers.
   *[other] You can then send up to { $n } nobles to the towers.
}
walled_city-hint-nobles-left = { $n ->
    [one] You keep { $n } noble for later.
   *[other] You keep { $n } nobles for later.
}
walled_city-hint-leave = Nothing else helps enough now.
walled_city-hint-guards = { $n ->
    [one] You have { $n } guard in { $tower }.
   *[other] You have { $n } guards in { $tower }.
}
walled_city-hint-no-guards = None of your guards are there: your high numbers are better kept elsewhere.
walled_city-hint-numbers = The towers there see { $high } and { $low }.
