### A játék a kínálatban, és a közös oldalakon.

genoa-name = Genoa
    .plate = Egy torony, öt lépés. Ami az úton van, mind eladó.
    .blurb = Vezesd végig a kereskedőtornyot Genova utcáin, add el azokat a lépéseket és akciókat, amelyekre nincs szükséged, és alkudj ügyesen, hogy a végén te légy a leggazdagabb.
genoa-about = Rüdiger Dorn játéka, 2–5 játékos.
    .edition = A 2009-es új kiadás, a magyar szabálykönyv szerint.
    .rebuilt = A tábla (két változata közül választhattok), valamint az üzenetek és megrendelések lapjai: ezekről nem volt listánk. A számuk, a formájuk és a fizetségük a könyvé.
genoa-web-wealth = A dukátok alakulása
genoa-web-unit = dukáttal
genoa-example = ajánlat 15d + selyem a kikötőért
    .thing = kikötő

## Amit az aréna számol

genoa-facts-acted = Akciók egy-egy épületben
genoa-facts-owned = Birtokolt épületek a játék végén
genoa-facts-deck = Kifizetett lapok, fajtánként
genoa-facts-card = Kifizetett lapok, egyenként
genoa-facts-bought = A kereskedővel kötött üzletek, fordulónként
genoa-facts-sold = Kereskedőként kötött üzletek, fordulónként
genoa-facts-price = Csak pénzért kötött üzletek ára dukátban, fordulónként
genoa-facts-priced = Csak pénzért kötött üzletek, fordulónként
genoa-lap-1 = 1. forduló
genoa-lap-2 = 2. forduló
genoa-lap-3 = 3. forduló
genoa-lap-4 = 4. forduló
genoa-lap-5 = 5. forduló
genoa-lap-6 = 6. forduló
genoa-lap-7 = 7. forduló
genoa-lap-8 = 8. forduló
genoa-lap-9 = 9. forduló
genoa-lap-10 = 10. forduló
genoa-lap-11 = 11. forduló
genoa-lap-12 = 12. forduló
