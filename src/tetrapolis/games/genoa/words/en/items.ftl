### Genoa: things that change hands, counted, as lists of them are made of: "15 ducats, 2 silk and a contract".
###
### One alone has an article where the language wants one; the name of a card on its own stands in genoa-cards.

## Ducats and commodities

genoa-item-d = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
genoa-item-ale = { $n ->
    [1] { genoa-commodity-ale }
   *[other] { $n } { genoa-commodity-ale }
}
genoa-item-wine = { $n ->
    [1] { genoa-commodity-wine }
   *[other] { $n } { genoa-commodity-wine }
}
genoa-item-silver = { $n ->
    [1] { genoa-commodity-silver }
   *[other] { $n } { genoa-commodity-silver }
}
genoa-item-copper = { $n ->
    [1] { genoa-commodity-copper }
   *[other] { $n } { genoa-commodity-copper }
}
genoa-item-linen = { $n ->
    [1] { genoa-commodity-linen }
   *[other] { $n } { genoa-commodity-linen }
}
genoa-item-silk = { $n ->
    [1] { genoa-commodity-silk }
   *[other] { $n } { genoa-commodity-silk }
}
genoa-item-pepper = { $n ->
    [1] { genoa-commodity-pepper }
   *[other] { $n } { genoa-commodity-pepper }
}
genoa-item-saffron = { $n ->
    [1] { genoa-commodity-saffron }
   *[other] { $n } { genoa-commodity-saffron }
}

## Special tiles and markers

genoa-item-start_space = { $n ->
    [1] a { genoa-tile-start_space } tile
   *[other] { $n } { genoa-tile-start_space } tiles
}
genoa-item-trade_1_1 = { $n ->
    [1] a { genoa-tile-trade_1_1 } tile
   *[other] { $n } { genoa-tile-trade_1_1 } tiles
}
genoa-item-any_commodity = { $n ->
    [1] an { genoa-tile-any_commodity } tile
   *[other] { $n } { genoa-tile-any_commodity } tiles
}
genoa-item-building_action = { $n ->
    [1] a { genoa-tile-building_action } tile
   *[other] { $n } { genoa-tile-building_action } tiles
}
genoa-item-extra_action = { $n ->
    [1] an { genoa-tile-extra_action } tile
   *[other] { $n } { genoa-tile-extra_action } tiles
}
genoa-item-marker = { $n ->
    [1] an ownership marker
   *[other] { $n } ownership markers
}

## Cards, by their deck

genoa-item-contract = { $n ->
    [1] a contract
   *[other] { $n } contracts
}
genoa-item-message = { $n ->
    [1] a message
   *[other] { $n } messages
}
genoa-item-small_order = { $n ->
    [1] a small order
   *[other] { $n } small orders
}
genoa-item-large_order = { $n ->
    [1] a large order
   *[other] { $n } large orders
}
