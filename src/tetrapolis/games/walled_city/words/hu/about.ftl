### A játék a kínálatban, és a közös oldalakon.

walled_city-name = The Walled City: Londonderry & Borderlands
    .short = The Walled City
    .plate = Előbb utak, aztán falak. A szavazat azé, aki a városrészt uralja.
    .blurb = Útról útra megtervezel egy fallal körülvett várost, polgárokat telepítesz le, őrszemeket állítasz a tornyokba, és gyűjtöd a szavazatokat, hogy te légy az első polgármester.
walled_city-about = The Walled City: Londonderry and Borderlands, Daryl Andrews és Stephen Sauer játéka, 2–4 játékos.
    .edition = A 2014-es kiadás, a magyar szabálykönyv szerint.
    .rebuilt = Mindkét tábla: a nyomtatottakról nem volt képünk. A területek, ösvények, rések és tornyok a könyv táblázatait és Derry meg Neuf-Brisach történeti alaprajzát követik. Két építéskártyára, a céhek sorrendjére és arra, melyik céh állandó, következtettünk.
walled_city-example = build P3
    .thing = halkereskedő

## Amit az aréna számol

walled_city-facts-guild_1 = Az első forduló céhei
walled_city-facts-guild_2 = A második forduló céhei
