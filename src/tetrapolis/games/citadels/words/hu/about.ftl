### A játék a kínálatban, és a közös oldalakon.

citadels-name = Citadella
    .plate = Titokban választott szerep, hét kerület, és szomszédok, akiktől tarthatsz.
    .blurb = Minden fordulóban titokban más karakter bőrébe bújsz, aranyat gyűjtesz, és versenyt építkezel a többiekkel a legpompásabb városért.
citadels-about = Bruno Faidutti játéka, 2–8 játékos.
    .edition = A 2016-os kiadás mind a 27 karakterrel és 30 egyedi kerülettel; a 2016-os és a 2021-es változat előre beállított lehetőségei.
    .rebuilt = Csak a képek: a lapok hiánytalanok, minden szöveg a mi szavainkkal áll.
citadels-web-wealth = Az arany alakulása
citadels-example = uradalom
    .thing = király

## Amit az aréna számol

citadels-facts-char = Karakterek, ahányszor felfedték őket
citadels-facts-district = Kerületek a városban a játék végén
