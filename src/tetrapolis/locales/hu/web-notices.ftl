### Amit az tud meg, aki nincs az asztalnál: az értesítések oldala.

web-notices = Értesítések
web-notices-count = { $count ->
    [0] Értesítések
   *[other] { $count } új értesítés
}
web-pace-hours = { $pace }, játékidő: { $start }–{ $end } ({ $zone })
web-still = Áll az óra eddig: { $when }
