### Genoa: things that change hands, counted, as lists of them are made of: "15 dukát, 2 selyem és egy szerződés".
###
### In the nominative, and as the object of a sentence (.acc). The name of a card on its own stands in genoa-cards.

## Ducats and commodities

genoa-item-d = { $n ->
    [one] { $n } dukát
   *[other] { $n } dukát
}
    .acc = { $n ->
        [one] { $n } dukátot
       *[other] { $n } dukátot
    }
genoa-item-ale = { $n ->
    [1] { genoa-commodity-ale }
   *[other] { $n } { genoa-commodity-ale }
}
    .acc = { $n ->
        [1] { genoa-commodity-ale.acc }
       *[other] { $n } { genoa-commodity-ale.acc }
    }
genoa-item-wine = { $n ->
    [1] { genoa-commodity-wine }
   *[other] { $n } { genoa-commodity-wine }
}
    .acc = { $n ->
        [1] { genoa-commodity-wine.acc }
       *[other] { $n } { genoa-commodity-wine.acc }
    }
genoa-item-silver = { $n ->
    [1] { genoa-commodity-silver }
   *[other] { $n } { genoa-commodity-silver }
}
    .acc = { $n ->
        [1] { genoa-commodity-silver.acc }
       *[other] { $n } { genoa-commodity-silver.acc }
    }
genoa-item-copper = { $n ->
    [1] { genoa-commodity-copper }
   *[other] { $n } { genoa-commodity-copper }
}
    .acc = { $n ->
        [1] { genoa-commodity-copper.acc }
       *[other] { $n } { genoa-commodity-copper.acc }
    }
genoa-item-linen = { $n ->
    [1] { genoa-commodity-linen }
   *[other] { $n } { genoa-commodity-linen }
}
    .acc = { $n ->
        [1] { genoa-commodity-linen.acc }
       *[other] { $n } { genoa-commodity-linen.acc }
    }
genoa-item-silk = { $n ->
    [1] { genoa-commodity-silk }
   *[other] { $n } { genoa-commodity-silk }
}
    .acc = { $n ->
        [1] { genoa-commodity-silk.acc }
       *[other] { $n } { genoa-commodity-silk.acc }
    }
genoa-item-pepper = { $n ->
    [1] { genoa-commodity-pepper }
   *[other] { $n } { genoa-commodity-pepper }
}
    .acc = { $n ->
        [1] { genoa-commodity-pepper.acc }
       *[other] { $n } { genoa-commodity-pepper.acc }
    }
genoa-item-saffron = { $n ->
    [1] { genoa-commodity-saffron }
   *[other] { $n } { genoa-commodity-saffron }
}
    .acc = { $n ->
        [1] { genoa-commodity-saffron.acc }
       *[other] { $n } { genoa-commodity-saffron.acc }
    }

## Special tiles and markers

genoa-item-start_space = { $n ->
    [1] { genoa-tile-start_space } lapka
   *[other] { $n } db { genoa-tile-start_space } lapka
}
    .acc = { $n ->
        [1] { genoa-tile-start_space } lapkát
       *[other] { $n } db { genoa-tile-start_space } lapkát
    }
genoa-item-trade_1_1 = { $n ->
    [1] { genoa-tile-trade_1_1 } lapka
   *[other] { $n } db { genoa-tile-trade_1_1 } lapka
}
    .acc = { $n ->
        [1] { genoa-tile-trade_1_1 } lapkát
       *[other] { $n } db { genoa-tile-trade_1_1 } lapkát
    }
genoa-item-any_commodity = { $n ->
    [1] { genoa-tile-any_commodity } lapka
   *[other] { $n } db { genoa-tile-any_commodity } lapka
}
    .acc = { $n ->
        [1] { genoa-tile-any_commodity } lapkát
       *[other] { $n } db { genoa-tile-any_commodity } lapkát
    }
genoa-item-building_action = { $n ->
    [1] { genoa-tile-building_action } lapka
   *[other] { $n } db { genoa-tile-building_action } lapka
}
    .acc = { $n ->
        [1] { genoa-tile-building_action } lapkát
       *[other] { $n } db { genoa-tile-building_action } lapkát
    }
genoa-item-extra_action = { $n ->
    [1] { genoa-tile-extra_action } lapka
   *[other] { $n } db { genoa-tile-extra_action } lapka
}
    .acc = { $n ->
        [1] { genoa-tile-extra_action } lapkát
       *[other] { $n } db { genoa-tile-extra_action } lapkát
    }
genoa-item-marker = { $n ->
    [1] egy tulajdonjelző
   *[other] { $n } tulajdonjelző
}
    .acc = { $n ->
        [1] egy tulajdonjelzőt
       *[other] { $n } tulajdonjelzőt
    }

## Cards, by their deck

genoa-item-contract = { $n ->
    [1] egy szerződés
   *[other] { $n } szerződés
}
    .acc = { $n ->
        [1] egy szerződést
       *[other] { $n } szerződést
    }
genoa-item-message = { $n ->
    [1] egy üzenet
   *[other] { $n } üzenet
}
    .acc = { $n ->
        [1] egy üzenetet
       *[other] { $n } üzenetet
    }
genoa-item-small_order = { $n ->
    [1] egy kis megrendelés
   *[other] { $n } kis megrendelés
}
    .acc = { $n ->
        [1] egy kis megrendelést
       *[other] { $n } kis megrendelést
    }
genoa-item-large_order = { $n ->
    [1] egy nagy megrendelés
   *[other] { $n } nagy megrendelés
}
    .acc = { $n ->
        [1] egy nagy megrendelést
       *[other] { $n } nagy megrendelést
    }
