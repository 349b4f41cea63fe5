### Rokon értelmű szavak a szabályok kereséséhez: két csoport között vessző.

ankh_morpork-synonyms = kegyenc bábu ember lerak, épület ház épít építek, zavargás jelző lázadás, orgyilkosság megöl gyilkos levesz, pénz dollár fizet, lap kártya kijátszik, személyiség titkos cél győz, ural fertály terület, megszakítás válasz reagál, esemény kocka dob, kölcsön adósság bank, húz pakli feltölt
