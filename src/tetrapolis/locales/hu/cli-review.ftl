### A `tetrapolis review` és a `tetrapolis bench review`.

cli-review = Egy tárolt játszma döntéseit ítéli meg aszerint, amit akkor tudni lehetett: melyik mennyit ért, melyik számított a legtöbbet, és mi volt szerencse.
    .file = A tárolt, befejezett játszma.
    .seat = Kinek a döntéseit; enélkül az első emberét, ha nincs, a p1-ét.
    .budget = Mennyit gondolkodjon: quick (gyors), normal (rendes) vagy deep (mély).
    .seed = Ugyanaz a mag ugyanazt az elemzést adja.
    .out = Ebbe a fájlba írja az oldalt; enélkül a játszma mellé.
review-error-unfinished = Ez a játszma még nem ért véget. Futó játszma elemzése tipp volna: előbb fejezd be.
review-error-budget = Nincs „{ $budget }” keret. Ezek közül választhatsz: { $known }.
review-error-page = Az oldal nem írható ide: { $file }. Az --out kapcsolóval másik fájlt adhatsz meg.
review-written = Az oldal, amelyen minden rajta van: { $file }
review-progress = Elemzés
cli-bench-review = Az elemzést méri: felismeri-e a gyengébb játékost, megtalálja-e az elültetett baklövést, egyetért-e önmagával, és mennyi ideig tart.
    .game = Csak ezt a játékot méri; többször is megadható.
    .matches = Minden játékból mindegyik fajtából ennyi játszma.
    .budget = Milyen mélyre nézzen az elemzés: quick, normal vagy deep.
cli-bench-review-head = Tetrapolis { $version }, Python { $python }, { $machine }: elemzések „{ $budget }” kerettel, egy magon
cli-bench-review-game = Játék
cli-bench-review-matches = Játszma
cli-bench-review-lower = A gyengébb alul
cli-bench-review-gap = Pontosságkülönbség
cli-bench-review-planted = Megnevezett baklövés
cli-bench-review-agreed = Újra megnevezve
cli-bench-review-named = Megnevezett hiba
cli-bench-review-seconds = Másodperc
cli-bench-review-slowest = Leglassabb
