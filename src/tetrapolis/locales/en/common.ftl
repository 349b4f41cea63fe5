### Words used by all games and all tools.

common-yes = Yes
    .key = y
common-no = No
    .key = n

common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
