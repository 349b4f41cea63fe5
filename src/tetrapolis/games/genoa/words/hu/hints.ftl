### Genoa: why a bot would make a move. Names never take an ending and never follow an article.

genoa-hint-worth = Neked mintegy { $n } dukátot ér.
genoa-hint-message = Kézbesíted vele egy üzenetedet: { $n } dukát.
genoa-hint-order = Ott teljesíthetsz egy megrendelést.
genoa-hint-pays = Mintegy { $n } dukátot adsz érte, pénzben vagy áruban.
genoa-hint-rival-offer = { $target } mintegy { $n } dukátot ajánl érte.
genoa-hint-nothing = Ami most kapható, nem éri meg az árát.
genoa-hint-deal = { $n ->
    [0] Maga az üzlet mindent egybevetve semmit sem hoz neked.
   *[other] Maga az üzlet mindent egybevetve mintegy { $n } dukátot ér neked.
}
genoa-hint-theirs = { $target } számára az akció mintegy { $n } dukátot érhet.
genoa-hint-purse = { $target } pénze: { $n } dukát.
genoa-hint-way = Azzal együtt, ami még jöhet, ez a kör mintegy { $n } dukátot hozhat neked.
genoa-hint-own-action = A saját akciód ott mintegy { $n } dukátot ér.
genoa-hint-further = Utána a további út még mintegy { $n } dukátot hozhat.
genoa-hint-roll = Nincs olyan kezdő mező, amelyik annyival jobb volna a dobásnál, hogy megérje a lapkát.
genoa-hint-pay = Azonnal { $n } dukátot fizet.
genoa-hint-building = Az épület a végén { $n } dukátot ér, és { $m } dukátot hoz, valahányszor más használja.
genoa-hint-claim = Mindent egybevetve mintegy { $n } dukátot érhet.
genoa-hint-ousts = Egy épületét elveszíti vele: { $target }.
