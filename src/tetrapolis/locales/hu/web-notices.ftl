### Amit az tud meg, aki nincs az asztalnál: az értesítések oldala.

web-notices = Értesítések
web-notices-count = { $count ->
    [0] Értesítések
   *[other] { $count } új értesítés
}
web-notice-turn = Te jössz
web-notice-reminder = Fogy az időd
web-notice-full = Mindenki itt van, kezdődik a játék
web-notice-over = Véget ért a játék
web-notice-invited = { $who } újabb játékra hív
web-notice-paired = Jön a következő forduló: kész az asztalod
web-notice-until = eddig: { $when }
web-notices-can-install = iPhone-on vagy iPaden előbb tedd a Tetrapolist a kezdőképernyőre (Megosztás, majd „Főképernyőhöz adás”), és onnan nyisd meg.
web-notices-ask = Szóljak, ha te jössz?
web-notices-ask-help = Ilyenkor ez a böngésző rövid üzenetet mutat, akkor is, ha nincs nyitva az oldal.
web-notices-ask-yes = Igen, szólj
web-notices-ask-no = Köszönöm, nem
web-terms-hours = Játékidő
web-terms-hours-help = Ezen kívül áll az óra
web-terms-hours-from = A játékidő kezdete
web-terms-hours-to = A játékidő vége
web-pace-hours = { $pace }, játékidő: { $start }–{ $end } ({ $zone })
