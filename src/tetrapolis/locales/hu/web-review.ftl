### Egy játszma elemzése: amit más oldalak mondanak róla.

web-over-review = Elemzés
web-over-review-note = Mennyit értek a döntéseid
web-review-good = jó
web-review-doubtful = kétes
web-review-mistake = hiba
web-review-found = remek döntés
