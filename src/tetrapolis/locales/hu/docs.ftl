### The docs site: words of the pages that are made in every language.

docs-language = Magyarul
docs-rules = { $game }: a szabályok
    .help = Minden szabálynak száma van, és a szövege az, amit az asztal is mutat. Ami egy szabály alatt áll, az döntés: a szabálykönyvek nyitva hagyják vagy eltérnek egymástól, mi pedig így játsszuk.
docs-rulings = További döntések
docs-cards = Nevek és hatásuk
