### Genoa: things that change hands, counted, as lists of them are made of: "15 dukát, 2 selyem és egy szerződés".
###
### All in the nominative: lists of things stand behind a colon. The name of a card on its own stands in genoa-cards.

## Ducats and commodities

genoa-item-d = { $n ->
    [one] { $n } dukát
   *[other] { $n } dukát
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
    [1] { genoa-tile-start_space } lapka
   *[other] { $n } db { genoa-tile-start_space } lapka
}
genoa-item-trade_1_1 = { $n ->
    [1] { genoa-tile-trade_1_1 } lapka
   *[other] { $n } db { genoa-tile-trade_1_1 } lapka
}
genoa-item-any_commodity = { $n ->
    [1] { genoa-tile-any_commodity } lapka
   *[other] { $n } db { genoa-tile-any_commodity } lapka
}
genoa-item-building_action = { $n ->
    [1] { genoa-tile-building_action } lapka
   *[other] { $n } db { genoa-tile-building_action } lapka
}
genoa-item-extra_action = { $n ->
    [1] { genoa-tile-extra_action } lapka
   *[other] { $n } db { genoa-tile-extra_action } lapka
}
genoa-item-marker = { $n ->
    [1] egy tulajdonjelző
   *[other] { $n } tulajdonjelző
}

## Cards, by their deck

genoa-item-contract = { $n ->
    [1] egy szerződés
   *[other] { $n } szerződés
}
genoa-item-message = { $n ->
    [1] egy üzenet
   *[other] { $n } üzenet
}
genoa-item-small_order = { $n ->
    [1] egy kis megrendelés
   *[other] { $n } kis megrendelés
}
genoa-item-large_order = { $n ->
    [1] egy nagy megrendelés
   *[other] { $n } nagy megrendelés
}
