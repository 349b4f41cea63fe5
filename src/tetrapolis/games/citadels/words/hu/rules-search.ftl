### Rokon értelmű szavak a szabályok kereséséhez: két csoport között vessző.

citadels-synonyms = arany pénz fizet költség ára, kerület épület ház építek épít, karakter szerep rang, meggyilkol gyilkos orgyilkos megöl, kirabol rablás tolvaj lop, húz gyűjt nyersanyag lap, korona király elsőként, elpusztít pusztítás hadúr lerombol, pont érték győz vége cél, kéz lap, csere kezet mágus, jövedelem beszed bevétel
