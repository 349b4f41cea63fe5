### Egy játszma elemzése: amit más oldalak mondanak róla.

web-over-review = Elemzés
web-over-review-note = Mennyit értek a döntéseid
web-review-good = jó
web-review-doubtful = kétes
web-review-mistake = hiba
web-review-found = remek döntés

## Az edző

web-coach = Az edző
web-coach-sure = Biztos vagy benne?
web-coach-much = Az edző szerint ezzel sokat veszítesz. Hogy miért, azt a döntésed után mondja meg.
web-coach-back = Átgondolom
web-coach-go = Ezt lépem
web-coach-best = jobb
web-coach-played = a te lépésed
web-coach-fair = Nyerési esélyek, csak abból megítélve, amit te is tudsz.
web-coach-thanks = Értem
web-set-coach = Edző melletted
web-set-coach-help = Ha csak gépekkel játszol: egy nagyon rossz lépés előtt egyszer rákérdez, aztán megmondja, miért
