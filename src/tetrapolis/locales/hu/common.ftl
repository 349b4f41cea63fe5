### Minden játék és minden eszköz közös szavai.

common-yes = Igen
    .key = i
common-no = Nem
    .key = n

common-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
