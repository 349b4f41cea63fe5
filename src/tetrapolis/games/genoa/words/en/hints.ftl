### Genoa: why a bot would make a move. $target is a player's name; all amounts are rough guesses in ducats.

genoa-hint-worth = It is worth about { $n } ducats to you.
genoa-hint-message = It delivers a message of yours: { $n } ducats.
genoa-hint-order = You can complete an order there.
genoa-hint-pays = You give about { $n } ducats for it, in money or things.
genoa-hint-rival-offer = { $target } offers about { $n } ducats for it.
genoa-hint-nothing = Nothing on offer is worth its price.
genoa-hint-deal = { $n ->
    [0] The deal itself brings you nothing, all in all.
   *[other] The deal itself is worth about { $n } ducats to you, all in all.
}
genoa-hint-theirs = To { $target } the action may be worth about { $n } ducats.
genoa-hint-purse = { $target } has { $n } ducats.
genoa-hint-way = With all that may follow, this turn can still bring you about { $n } ducats.
genoa-hint-own-action = Your own action there is worth about { $n } ducats.
genoa-hint-further = After that, the way on may bring about { $n } ducats.
genoa-hint-roll = No start is so much better than a roll that it would be worth the tile.
genoa-hint-pay = It pays { $n } ducats at once.
genoa-hint-building = The building pays { $n } ducats at the end, and { $m } each time somebody else uses it.
genoa-hint-claim = All in all it may be worth about { $n } ducats.
genoa-hint-ousts = It takes a building away from { $target }.
