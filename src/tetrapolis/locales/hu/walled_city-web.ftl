### The Walled City in the browser: verbs, questions, notes on the board, reasons, sheets, the guide, and names of places.
###
### Names never take an ending and never follow an article; buttons speak in the first person, questions to the player.

walled_city-web-name = { $thing }
walled_city-web-two = { $one } { $other }
walled_city-web-part = { $area }, { $part } rész
walled_city-web-label = { $name }, { $item }
walled_city-web-no-item = nincs kocka
walled_city-web-area-label = { $list ->
    [none] { $name }, { $item }
   *[other] { $name }, { $item }; { $list }
}
walled_city-web-die = { $faction } kocka: { $n }
walled_city-web-tile = felméréslapka: { $n }
walled_city-web-neutral = Semleges szín
walled_city-web-card = Kártya: { $card }
walled_city-web-building-card = Építménykártya
walled_city-web-people = { $colour }: { $mix }
walled_city-web-citizens = { $colour }: { $mix }, { $place }
walled_city-web-guards = { $colour }: { $n ->
    [one] { $n } őrszem
   *[other] { $n } őrszem
}, { $place }
walled_city-web-hand-card = Kártya: { $high } és { $low }
walled_city-web-cut = { $n }. kerítés: { $area }

## Guilds on narrow cards: the same names, with places where they may be broken

walled_city-web-soft-mercers = Selyem{ "\u00AD" }kereskedő
walled_city-web-soft-grocers = Fűszeres
walled_city-web-soft-drapers = Méteráru-kereskedő
walled_city-web-soft-fishmongers = Hal{ "\u00AD" }kereskedő
walled_city-web-soft-goldsmiths = Arany{ "\u00AD" }műves
walled_city-web-soft-skinners = Bőrnyúzó
walled_city-web-soft-merchant_taylors = Szabó
walled_city-web-soft-haberdashers = Rövidáru-kereskedő
walled_city-web-soft-salters = Besózó
walled_city-web-soft-ironmongers = Vas{ "\u00AD" }kereskedő
walled_city-web-soft-vintners = Bor{ "\u00AD" }termelő
walled_city-web-soft-clothworkers = Posztó{ "\u00AD" }gyári munkás
walled_city-web-soft-carpenters = Ács
walled_city-web-soft-bakers = Pék
walled_city-web-soft-barbers = Borbély
walled_city-web-soft-saddlers = Szíj{ "\u00AD" }gyártó
walled_city-web-soft-painter_stainers = Festő-színező
walled_city-web-soft-butchers = Mészáros
walled_city-web-soft-armourers = Fegyver{ "\u00AD" }mester
walled_city-web-soft-curriers = Tímár

## Verbs

walled_city-web-verb-join = Céhhez csatlakozom
walled_city-web-verb-build-road = Utat építek
walled_city-web-verb-build-wall = Falat építek
walled_city-web-verb-build-start = Lerakom a kezdő utat
walled_city-web-verb-show = Megmutatok egy kártyát
walled_city-web-verb-lay = Lerakok egy kártyát
walled_city-web-verb-put = Letelepítem őket
walled_city-web-verb-settle = Letelepítek: { $n }
walled_city-web-verb-nobles = Letelepítem őket
walled_city-web-verb-share = Elosztom
walled_city-web-verb-promote = Előléptetek egy nemest
walled_city-web-verb-adjust = Beállítok valamit
walled_city-web-verb-skip-adjust = Nem állítok be semmit
walled_city-web-verb-skip-promote = Senkit sem léptetek elő
walled_city-web-verb-skip-more = Nem léptetek elő többet
walled_city-web-verb-end = Befejezem a kört
walled_city-web-verb-done = Ennyi elég
walled_city-web-verb-guild = Céhképesség
walled_city-web-verb-copy = Lemásolok egy céhet
walled_city-web-verb-zone = Zónát választok
walled_city-web-verb-face = Beállítom a kártyát
walled_city-web-verb-colour = Játékost választok
walled_city-web-verb-kind-peasant = Három földművest mozgatok
walled_city-web-verb-kind-noble = Két nemest mozgatok
walled_city-web-verb-place-noble = Nemest rakok le
walled_city-web-verb-place-peasant = Földművest rakok le
walled_city-web-verb-give = Odaadok egy kártyát
walled_city-web-verb-give-back = Visszaadok egy kártyát
walled_city-web-verb-take = Elveszek egy kártyát
walled_city-web-verb-pick-mercers = Kicserélek egy nemest
walled_city-web-verb-pick-painter_stainers = Kicserélek egy földművest
walled_city-web-verb-pick-fishmongers = Kicserélek egy nemest
walled_city-web-verb-pick-merchant_taylors = Visszaküldök egy földművest
walled_city-web-verb-pick-ironmongers = Átteszek egy nemest
walled_city-web-verb-pick-barbers = Dobozba teszek egy nemest
walled_city-web-verb-pick-saddlers = Átviszek egy polgárt
walled_city-web-verb-choose-goldsmiths = Lerombolom
walled_city-web-verb-choose-skinners = Leveszem
walled_city-web-verb-choose-haberdashers = Újradobom
walled_city-web-verb-choose-clothworkers = Legkisebbre állítom
walled_city-web-verb-choose-curriers = Felcserélem
walled_city-web-verb-choose-carpenters = Kerítést állítok
walled_city-web-verb-choose-ironmongers = Toronyba teszem
walled_city-web-verb-choose-vintners = Földművest nemesítek
walled_city-web-verb-choose-bakers = Feladok egy nemest
walled_city-web-verb-choose-saddlers = Átviszem ide
walled_city-web-verb-choose-armourers = Őrszemet állítok

## Moves, where the board's words say more

walled_city-web-move-put = { $n ->
    [one] Letelepítek { $n } polgárt ide: { $area }
   *[other] Letelepítek { $n } polgárt ide: { $area }
}
walled_city-web-move-settle = Letelepítek: { $n }, előléptetek legfeljebb: { $other }
walled_city-web-move-nobles = { $area }: { $mix }
walled_city-web-move-promote = { $own ->
    [true] Előléptetem egy saját nemesemet: { $place } → { $tower }
   *[other] Előléptetem { $colour } egyik nemesét: { $place } → { $tower }
}
walled_city-web-move-adjust = { $way ->
    [up] Növelem a kockát ({ $faction }, { $from } → { $to }): { $place }
   *[down] Csökkentem a kockát ({ $faction }, { $from } → { $to }): { $place }
}
walled_city-web-move-turn = Megfordítom a felméréslapkát ({ $n }): { $place }
walled_city-web-move-build-over = Rá építek erre: { $place }
walled_city-web-move-guild = Használom a céhemet: { $guild }
walled_city-web-move-copy = Használom ezt a céhet: { $guild } ({ $seat } 3 szavazatot kap)
walled_city-web-move-give = Odaadom: { $card } ({ $seat } kapja)
walled_city-web-move-give-back = Visszaadom: { $card }
walled_city-web-move-lay = Lerakom: { $card } – { $way }
walled_city-web-move-face = { $tower } felé: { $n }, { $other } felé: { $small }
walled_city-web-move-colour = Ezt a színt választom: { $colour }
walled_city-web-move-pick = { $sort ->
    [guard] { $own ->
        [true] Saját őrszemem itt: { $place }
       *[other] { $colour } egyik őrszeme itt: { $place }
    }
    [noble] { $own ->
        [true] Saját nemesem itt: { $place }
       *[other] { $colour } egyik nemese itt: { $place }
    }
   *[peasant] { $own ->
        [true] Saját földművesem itt: { $place }
       *[other] { $colour } egyik földművese itt: { $place }
    }
}
walled_city-web-move-cut = { $n }. kerítés, { $area }: csak az egyik részé: { $one }; csak a másiké: { $other }
walled_city-web-move-vintners = Nemesre cserélem { $colour } egyik földművesét: { $place }
walled_city-web-move-bakers = { $sort ->
    [tower] Feladom az őrszememet: { $place }
   *[area] Feladom a nemesemet: { $place }
}
walled_city-web-move-item = { $verb }: { $item }, { $place }
walled_city-web-move-choose = { $verb }: { $place }

## Notes on targets

walled_city-web-note-put = ide { $n }
walled_city-web-note-number = ide { $n }
walled_city-web-note-over = rá
walled_city-web-note-copy = +3
walled_city-web-note-tile = lesz: { $n }
walled_city-web-note-die = { $faction } { $from } → { $to }

## Settling: the pegs

walled_city-web-pegs = { $n ->
    [one] { $n } polgár ide: { $area }
   *[other] { $n } polgár ide: { $area }
}
walled_city-web-pegs-do = Letelepítek: { $n }
walled_city-web-pegs-none = Tovább, senkit sem
walled_city-web-pegs-swap = Csere
walled_city-web-pegs-swap-help = A kártya két számának cseréje
walled_city-web-pegs-area = Másik terület ezen az oldalon
walled_city-web-pegs-peg = { $noble ->
    [true] Nemes. Nyomd meg, és földműves lesz
   *[other] Földműves. Nyomd meg, és nemes lesz
}
walled_city-web-pegs-promote = Előléptetés legfeljebb
walled_city-web-pegs-share-do = Elosztom: { $n } és { $m }
walled_city-web-pegs-share-label = Ide: { $area }

## Questions

walled_city-web-role-step = { $round ->
    [1] { $n }/{ $of }. út · { $step }/{ $steps }. lépés
   *[other] { $n }/{ $of }. fal · { $step }/{ $steps }. lépés
}
walled_city-web-role-guild = { $guild }
walled_city-web-role-end = Minden lépés megvolt
walled_city-web-ask-build = { $round ->
    [1] Hová építesz utat?
   *[other] Hová építesz falat?
}
walled_city-web-ask-build-over = { $round ->
    [1] Melyik útra építesz rá?
   *[other] Melyik falra építesz rá?
}
walled_city-web-ask-show = Melyik kártyát mutatod meg ide: { $place }?
walled_city-web-ask-show-help = A két száma az út két oldalára szól. Utána a kártya elfogy.
walled_city-web-ask-show-wall-help = Az egyik száma letelepedésre, a másik előléptetésre szól. Utána a kártya elfogy.
walled_city-web-ask-settle = Kik települnek le: { $card }?
walled_city-web-ask-settle-help = Nyomj rá, akit lecserélnél. Van még { $mix }.
walled_city-web-ask-other = { $n ->
    [one] Hová kerül a másik { $n } polgár?
   *[other] Hová kerül a másik { $n } polgár?
}
walled_city-web-ask-share = Melyik oldalra jusson kevesebb?
walled_city-web-ask-people = { $n ->
    [one] Ki telepedjen le itt: { $area }?
   *[other] Kik legyenek ők, { $n } polgár: { $area }?
}
walled_city-web-ask-promote = { $n ->
    [0] Használod a céhedet, vagy továbbmész?
    [one] Melyik nemest lépteted elő?
   *[other] Mely nemeseket lépteted elő? Legfeljebb { $n }
}
walled_city-web-ask-zone-help = A játék végén a torony felé néző számok adják az őrszemeinek a szavazatokat. A kártya addig rejtve marad.
walled_city-web-ask-off-colour = A saját színtől eltérő kártya csak itt használható.
walled_city-web-ask-face = Melyik torony felé nézzen ez a szám: { $n }?

walled_city-web-ability-mercers = { $n ->
    [one] Melyik ellenfél nemesét cseréled ki?
   *[other] Mely nemeseket cseréled ki? Legfeljebb { $n } ellenfélét
}
walled_city-web-ability-painter_stainers = { $n ->
    [one] Melyik ellenfél földművesét cseréled ki?
   *[other] Mely földműveseket cseréled ki? Legfeljebb { $n } ellenfélét
}
walled_city-web-ability-fishmongers = Melyik nemesből lesz { $n ->
   *[other] négy földműves
}?
walled_city-web-ability-merchant_taylors = Melyik földműves megy vissza a készletbe?
walled_city-web-ability-barbers = { $n ->
    [one] Melyik nemes kerül a dobozba?
   *[other] Melyik { $n } nemes kerül a dobozba?
}
walled_city-web-ability-bakers = { $n ->
    [one] Még egy nemesedet feladod. Melyiket?
   *[other] Feladod { $n } nemesedet. Melyiket?
}
walled_city-web-ability-armourers = { $n ->
    [one] Melyik toronyba állítasz őrszemet?
   *[other] Mely tornyokba állítasz { $n } őrszemet?
}
walled_city-web-ability-ironmongers = { $name } melyik nemese kerül toronyba?
walled_city-web-ability-ironmongers-to = { $name } nemese ({ $area }): melyik toronyba kerül?
walled_city-web-ability-vintners = Kinek a földműveseiből lesz nemes?
walled_city-web-ability-vintners-peasants = { $n ->
    [one] { $name } melyik földművese lesz nemes?
   *[other] { $name } melyik { $n } földművese lesz nemes?
}
walled_city-web-ability-saddlers = Földművesek vagy nemesek menjenek?
walled_city-web-ability-saddlers-who = { $kind ->
    [nobles] { $n ->
        [one] Melyik nemes megy át? Ez az utolsó
       *[other] Mely nemesek mennek át? Még { $n }
    }
   *[peasants] { $n ->
        [one] Melyik földműves megy át? Ez az utolsó
       *[other] Mely földművesek mennek át? Még { $n }
    }
}
walled_city-web-ability-saddlers-to = { $name } polgára innen: { $area }. Melyik területre megy át?
walled_city-web-ability-salters = { $done ->
    [1] Hová kerül a földműves?
    [2] Hová kerül a nemes?
   *[other] Hová kerül a nemes és a földműves?
}
walled_city-web-ability-goldsmiths = Melyik utat vagy falat rombolod le?
walled_city-web-ability-skinners = Melyik utat vagy falat veszed le?
walled_city-web-ability-haberdashers = { $n ->
    [one] Melyiket dobod újra? Ez az utolsó
   *[other] Melyiket dobod újra? Még { $n } próba
}
walled_city-web-ability-clothworkers = Melyik kettő legyen a legkisebb értékű?
walled_city-web-ability-clothworkers-second = Az első: { $item } ({ $place }). Melyik a második?
walled_city-web-ability-curriers = Melyik kettő cseréljen helyet?
walled_city-web-ability-curriers-second = { $item } ({ $place }): melyikkel cseréljen helyet?
walled_city-web-ability-carpenters = Melyik területet osztod ketté, és hogyan?
walled_city-web-ability-carpenters-share = { $kind ->
    [noble] Hogyan osztod el { $name } { $count } nemesét?
   *[peasant] Hogyan osztod el { $name } { $count } földművesét?
}
walled_city-web-ability-carpenters-item = Hová kerüljön ez: { $item }?
walled_city-web-ability-carpenters-item-help = A két részben ugyanannyi polgár van: { $one } vagy { $other }.
walled_city-web-ability-butchers = Melyik kártyát kapja { $name }?

## What others decide

walled_city-web-wait-start_road = { $seat } kezdő utat rak le.
walled_city-web-wait-joining = { $seat } céhet választ.
walled_city-web-wait-building = { $round ->
    [1] { $seat } ösvényt keres egy útnak.
   *[other] { $seat } rést keres egy falnak.
}
walled_city-web-wait-at = { $kind ->
    [showing] { $seat } kártyát választ ide: { $place }.
   *[settling] { $round ->
        [1] { $seat } polgárokat telepít le itt: { $place }.
       *[other] { $seat } polgárokat telepít le itt: { $place }.
    }
}
walled_city-web-wait-promoting = { $seat } nemeseket léptet elő a tornyokba.
walled_city-web-wait-adjusting = { $seat } beállíthat egy kockát vagy lapkát.
walled_city-web-wait-ending = { $seat } még használhatja a céhét.
walled_city-web-wait-ability = { $seat } a céhét használja: { $guild }.
walled_city-web-wait-answering = { $seat } visszaad egy kártyát.
walled_city-web-wait-taking = { $seat } elvesz egy kártyát.
walled_city-web-wait-zoning = { $seat } védelmi zónát választ.
walled_city-web-wait-laying = { $seat } védelmi kártyát választ.
walled_city-web-wait-facing = { $seat } beállítja a védelmi kártyáját.

## Why not

walled_city-web-why-built = Ez már be van építve. { $rule }
walled_city-web-why-demolished = Ezt lerombolták, itt már senki sem építhet. { $rule }
walled_city-web-why-drapers = A Méteráru-kereskedő már beépült helyre épít. { $rule }
walled_city-web-why-roads-now = Az 1. fordulóban utat építesz. { $rule }
walled_city-web-why-walls-now = A 2. fordulóban falat építesz. { $rule }
walled_city-web-why-off-colour = A saját színtől eltérő kártya csak védelemre való. { $rule }
walled_city-web-why-beside = Nem az utad mellett van. { $rule }
walled_city-web-why-hood = Ez a nemes nem a falad melletti városrészben van. { $rule }
walled_city-web-why-nearest = Nem a faladhoz legközelebbi két torony egyike. { $rule }
walled_city-web-why-tower-later = A tornyok kockáit csak a 2. fordulóban állíthatod. { $rule }
walled_city-web-why-item-beside = Nem az utad mellett van. { $rule }
walled_city-web-why-item-wall = Nincs sem a falad melletti városrészben, sem a két legközelebbi toronyban. { $rule }
walled_city-web-why-taken = Itt már fekszik egy kártya. { $rule }
walled_city-web-why-zone-tower = Ez a torony nem határos a zónával. { $rule }
walled_city-web-why-total = Az összege nem nagyobb, mint a kapott kártyáé. { $rule }
walled_city-web-why-guild = Ez a céh ezt most nem választhatja: { $guild }. { $rule }

## The log

walled_city-web-heading-votes = { $round }. forduló · szavazatok
walled_city-web-heading-defence = { $round }. forduló · védelem
walled_city-web-heading-towers = { $round }. forduló · tornyok
walled_city-web-told-fences = { $seat } kerítést állít itt: { $cut }.
walled_city-web-told-rolls = { $sort ->
    [tower] { $seat } újradobja a kockát itt: { $place }. Az eredmény: { $n }.
   *[other] { $seat } újradobja, ami itt van: { $place }. Az eredmény: { $n }.
}
walled_city-web-told-tower = { $tower } ({ $x } és { $y }), szavazatok: { $votes }.

## The bar, the board, the panels

walled_city-web-setup = Előkészületek
walled_city-web-over = Vége
walled_city-web-round = { $n }. forduló
walled_city-web-phase-a = { $round ->
   *[other] Céhek
}
walled_city-web-phase-b = { $round ->
    [1] Utak
   *[other] Falak
}
walled_city-web-phase-c = { $round ->
   *[other] Szavazatok
}
walled_city-web-phase-d = { $round ->
   *[other] Védelem
}
walled_city-web-phase-lap = { $round ->
    [1] Utak, { $n }/{ $of }. kör
   *[other] Falak, { $n }/{ $of }. kör
}
walled_city-web-built-roads = { $n ->
    [one] { $n } út
   *[other] { $n } út
}, { $open ->
    [one] { $open } nyitott ösvény
   *[other] { $open } nyitott ösvény
}
walled_city-web-built-walls = { $n ->
    [one] { $n } fal
   *[other] { $n } fal
}, { $open ->
    [one] { $open } nyitott rés
   *[other] { $open } nyitott rés
}
walled_city-web-factions-now = Frakciók, ha most számolnánk
walled_city-web-votes-word = { $n ->
    [one] szavazat
   *[other] szavazat
}
walled_city-web-counted = Vezető és polgárai
walled_city-web-now = Ha most számolnánk
walled_city-web-now-votes = szav.
walled_city-web-now-hoods = városr.
walled_city-web-now-factions = frakció
walled_city-web-now-total = össz.
walled_city-web-now-towers = A tornyok és a hátralévő lépések nincsenek benne.
walled_city-web-turn-road = Az utad két oldala
walled_city-web-turn-wall = A faladnál
walled_city-web-turn-of = { $round ->
    [1] { $seat } útja
   *[other] { $seat } fala
}
walled_city-web-turn-joined = nyitott: { $areas }
walled_city-web-turn-many = { $n } területtel egy városrész
walled_city-web-turn-closed = minden oldalról zárt
walled_city-web-turn-towers = A két legközelebbi torony
walled_city-web-left = A 2. fordulóra maradt céhek
walled_city-web-key = Jelmagyarázat
walled_city-web-key-noble = Nemes
walled_city-web-key-peasant = Földműves
walled_city-web-key-path = Ösvény
walled_city-web-key-road = Út
walled_city-web-key-gap = Rés
walled_city-web-key-wall = Fal
walled_city-web-key-die = Frakciókocka
walled_city-web-key-tile = Felméréslapka
walled_city-web-key-zone = Védelmi zóna
walled_city-web-key-demolished = Lerombolt
walled_city-web-ready = még nem használta
walled_city-web-used = használt
walled_city-web-priority = Prioritásszám: { $n }
walled_city-web-no-guild = még nincs céhe
walled_city-web-plate-nobles = Nemes a készletben
walled_city-web-plate-peasants = Földműves a készletben
walled_city-web-plate-roads = Hátralévő út
walled_city-web-plate-walls = Hátralévő fal
walled_city-web-plate-cards = Kártya a kézben
walled_city-web-plate-votes = Szavazat
walled_city-web-known = { $seat } kártyái közül ezekről tudsz: { $cards }

## The hand

walled_city-web-your-guild = A céhed
walled_city-web-your-guild-once = egyszer ebben a fordulóban
walled_city-web-your-guild-used = ebben a fordulóban már használtad
walled_city-web-your-guild-permanent = minden körödben egyszer
walled_city-web-no-guild-yet = Még nincs céhed.
walled_city-web-offer = Céhek a kínálatban
walled_city-web-cards = { $n ->
    [one] Építménykártyák · { $n } maradt
   *[other] Építménykártyák · { $n } maradt
}
walled_city-web-in-play = Játékban
walled_city-web-laid = Védelemre lerakva
walled_city-web-shown = { $seat } kártyái
walled_city-web-given = Odaadod
walled_city-web-no-cards = Nincs lap a kezedben.

## Score

walled_city-web-score-hoods = Városrészek, ha most számolnánk
walled_city-web-score-factions = Frakciók, ha most számolnánk
walled_city-web-score-note = A tornyok nincsenek benne: a védelmi kártyák rejtve vannak.

## Sheets

walled_city-web-guild-of = Céh · { $deck }
walled_city-web-held = { $used ->
    [true] Nála van: { $seat } (használt)
   *[other] Nála van: { $seat }
}
walled_city-web-offered = A kínálatban
walled_city-web-faction = Frakció: { $faction }
walled_city-web-faction-value = { $n ->
    [one] Most { $n } szavazatot ér
   *[other] Most { $n } szavazatot ér
}
walled_city-web-faction-lead = { $list ->
    [none] Senkinek sincs ott polgára
   *[other] { $n ->
        [one] { $n } polgárral vezet: { $list }
       *[other] { $n } polgárral vezet: { $list }
    }
}
walled_city-web-item-at = { $item }, itt: { $place }
walled_city-web-zone-card = { $known ->
    [yes] { $seat } kártyája fekszik itt: { $card }
   *[other] { $seat } rejtett kártyája fekszik itt { $card }
}
walled_city-web-zone-yours = Ezt a kártyát csak te ismered.
walled_city-web-about-permanent = Állandó: minden körödben egyszer használhatod.
walled_city-web-about-once = Abban a fordulóban, amikor nálad van, egyszer használhatod, a saját körödben.
walled_city-web-about-card = Építménykártya. 1. forduló: az út egyik oldalára { $high }, a másikra { $low } polgár kerül. 2. forduló: az egyik szám letelepedésre, a másik előléptetésre szól. Védelmi zónában mindkét szám egy-egy torony felé néz.
walled_city-web-about-off-colour = A saját színtől eltérő kártya: csak védelemre használható.
walled_city-web-about-neutral = Nincs köre, és nem győzhet, de a polgárai és őrszemei minden számlálásnál helyet foglalnak. Amit nyer, elvész. A céheknél ellenfélnek számít.
walled_city-web-about-area = Terület
walled_city-web-about-people = { $list ->
    [none] Senki sem lakik itt.
   *[other] Itt: { $list }.
}
walled_city-web-about-hood = { $list ->
    [none] A városrésze: { $areas }. Senki sem lakik ott.
   *[other] A városrésze: { $areas }. Együtt: { $list }.
}
walled_city-web-about-alone = Egymaga egy városrész: minden ösvénye beépült.
walled_city-web-about-votes = Ha most számolnánk, a városrész ezt adná: { $votes }.
walled_city-web-about-gaps = Rései: { $gaps }.
walled_city-web-about-no-gap = Nincs rése.
walled_city-web-about-flee = Nyitott rése van: a nemesei elmenekülnek a szavazatszámlálás előtt.
walled_city-web-about-path-kind = Ösvény
walled_city-web-about-path = Egyik oldalán: { $one }; a másikon: { $other }.
walled_city-web-about-fork = T-ösvény, egyik oldalán: { $one }; a másikon: { $other }. Egy szám az oldal egyik területére kerül.
walled_city-web-about-path-state = { $state ->
    [empty] Nincs rajta út: a két oldala összetartozik.
    [built] Út választja el a két oldalát.
    [double] Két út fekszik rajta.
   *[demolished] Az utat lerombolták: a két oldala végleg összetartozik.
}
walled_city-web-about-gap-kind = Rés
walled_city-web-about-gap-state = { $state ->
    [empty] Nyitott: a városrész nemesei elmenekülnének.
    [built] Fal zárja le.
    [double] Két fal zárja le.
   *[demolished] A falat lerombolták: nyitott marad, a városrész nemesei elmenekülnének.
}
walled_city-web-about-tower-kind = Torony
walled_city-web-about-guards = { $list ->
    [none] Nincs benne őrszem.
   *[other] Őrszemek: { $list }.
}
walled_city-web-about-tower = Zónái: { $zones }. Ezeknek a réseknek a falától érhető el: { $gaps }.
walled_city-web-about-tower-votes = A játék végén a legtöbb őrszem a torony felé néző két szám összegét kapja, a második a kisebbiket.
walled_city-web-about-zone-kind = Védelmi zóna
walled_city-web-about-tile-kind = Felméréslapka
walled_city-web-about-tile = A szavazatszámláláskor a számát a városrész minden helyezéséhez hozzáadja. Beállításkor megfordul.
walled_city-web-about-dice = A kockái: { $places }.

## Text mode

walled_city-web-text-areas = Területek
walled_city-web-text-hoods = Városrészek
walled_city-web-text-paths = Ösvények és utak
walled_city-web-text-gaps = Rések és falak
walled_city-web-text-towers = Tornyok
walled_city-web-text-zones = Védelmi zónák
walled_city-web-text-factions = Frakciók
walled_city-web-text-players = Játékosok
walled_city-web-text-hand = A kártyáid
walled_city-web-text-empty = üres
walled_city-web-text-line = { $name }: { $text }
walled_city-web-text-state = { $state ->
    [empty] üres
    [built] beépült
    [double] kétszer beépült
   *[demolished] lerombolt
}
walled_city-web-text-sides = { $one } | { $other }
walled_city-web-text-player = { $seat }: { $votes ->
    [one] { $votes } szavazat
   *[other] { $votes } szavazat
}, { $roads } út, { $walls } fal, készlet: { $peasants } földműves és { $nobles } nemes, { $cards } kártya, { $guild }
walled_city-web-text-supply = { $colour }, készlet: { $peasants } földműves és { $nobles } nemes
walled_city-web-text-hidden = { $seat } rejtett kártyája
walled_city-web-text-own = { $card }, { $seat }
walled_city-web-text-joined = szomszédai: { $areas }

## The first-game guide

walled_city-web-tip-start = A kezdő út már a játék elején ott fekszik. Elválaszt két területet; most senki sem telepedik le mellette.
walled_city-web-tip-aim = Két forduló van: előbb utak osztják városrészekre a várost, aztán falak zárják körül. Szavazatot a városrészek, a frakciók és a tornyok adnak. A legtöbb szavazat nyer.
walled_city-web-tip-guild = A céh képessége ebben a fordulóban egyszer működik. A száma adja a sorrendet: minél kisebb, annál előbb jössz. A teljes szövegét az O billentyűvel vagy a jobb egérgombbal nyithatod meg.
walled_city-web-tip-road = Bárhová építhetsz. Amit nyitott ösvény köt össze, egy városrésznek számít, így az út dönti el, ki kivel marad együtt.
walled_city-web-tip-guild-use = A céhed most tud valamit. Használhatod a köröd lépései előtt vagy között, vagy meghagyhatod egy későbbi körre.
walled_city-web-tip-card = Új kártyát sosem húzol. Minden úthoz, falhoz és védelemhez kell egy, ezért ne költsd el korán az összes nagyot.
walled_city-web-tip-settle = A városrészben a legtöbb polgár 5 szavazatot ér, a második 3-at, a harmadik 2-t. Cseréld meg a számokat, ha úgy jobb.
walled_city-web-tip-nobles = Holtversenynél a nemesek döntenek, és a 2. fordulóban őrszemek lehetnek, de nyitott résnél elmenekülnek. A földművesek maradnak.
walled_city-web-tip-adjust = Egy frakció minden szavazatát az kapja, akinek a legtöbb polgára van a kockái körül. Növeld, ahol te vezetsz, csökkentsd, ahol más.
walled_city-web-tip-defence = Ez a kártya a játék legvégén két torony őrszemeinek fizet. Olyan tornyokat válassz, ahová őrszemet állítanál.
walled_city-web-tip-facing = A torony azt a számot kapja, amelyik felé néz. A legtöbb őrszem a tornya mindkét számát viszi, a második a kisebbiket.
walled_city-web-tip-second = Most az választ először, akinek a legkevesebb szavazata van. Egyenlő szavazatnál a kisebb számú céh nyer.
walled_city-web-tip-wall = A fal lezár egy rést. Ahol a városrésznek nyitott rése marad, onnan a nemesek a szavazatszámlálás előtt kikerülnek a játékból.
walled_city-web-tip-split = Az egyik szám itt telepít le, a másikkal nemeseket küldhetsz tornyokba. Bármelyik lehet 0.
walled_city-web-tip-promote = A városrész bármelyik nemese, akár egy ellenfélé is, a két legközelebbi toronyba mehet. Az őrszem a tornya kockájánál és szavazatainál számít.

## Places: Londonderry

walled_city-londonderry-A1 = Főtér (Diamond)
walled_city-londonderry-A2 = Vár
walled_city-londonderry-A3 = Vászoncsarnok
walled_city-londonderry-A4 = Kút utca
walled_city-londonderry-A5 = Társaság
walled_city-londonderry-A6 = Lőportár
walled_city-londonderry-A7 = Part tere
walled_city-londonderry-A8 = Piac
walled_city-londonderry-A9 = Tüzérek
walled_city-londonderry-A10 = Szent Kolumba
walled_city-londonderry-A11 = Püspöki palota
walled_city-londonderry-A12 = Szent Ágoston
walled_city-londonderry-A13 = Mészárszékek
walled_city-londonderry-P1 = Főtér, bal felső oldal
walled_city-londonderry-P2 = Főtér, jobb felső oldal
walled_city-londonderry-P3 = Főtér, jobb alsó oldal
walled_city-londonderry-P4 = Főtér, bal alsó oldal
walled_city-londonderry-P5 = Hajórakparti utca, belső szakasz
walled_city-londonderry-P6 = Rév utca, belső szakasz
walled_city-londonderry-P7 = Püspök utca, belső szakasz
walled_city-londonderry-P8 = Hajórakparti utca, kapu felőli szakasz
walled_city-londonderry-P9 = Rév utca, kapu felőli szakasz
walled_city-londonderry-P10 = Püspök utca, kapu felőli szakasz
walled_city-londonderry-P11 = Mészáros utca
walled_city-londonderry-P12 = Lőportár köz
walled_city-londonderry-P13 = Part köz
walled_city-londonderry-P14 = Piac köz
walled_city-londonderry-P15 = Tüzér köz
walled_city-londonderry-P16 = Székesegyház köz
walled_city-londonderry-P17 = Palota köz
walled_city-londonderry-P18 = Ágoston köz
walled_city-londonderry-P19 = Vár köz
walled_city-londonderry-G1 = Lőportár, bal rés
walled_city-londonderry-G2 = Lőportár, jobb rés
walled_city-londonderry-G3 = Vászoncsarnok, felső rés
walled_city-londonderry-G4 = Vászoncsarnok, alsó rés
walled_city-londonderry-G5 = Tüzérek, felső rés
walled_city-londonderry-G6 = Tüzérek, alsó rés
walled_city-londonderry-G7 = Kút utca, felső rés
walled_city-londonderry-G8 = Kút utca, alsó rés
walled_city-londonderry-G9 = Szent Kolumba rése
walled_city-londonderry-G10 = Püspöki palota rése
walled_city-londonderry-G11 = Társaság rése
walled_city-londonderry-G12 = Mészárszékek, alsó rés
walled_city-londonderry-G13 = Mészárszékek, felső rés
walled_city-londonderry-G14 = Vár rése
walled_city-londonderry-T1 = Gyávák bástyája
walled_city-londonderry-T2 = Hajórakparti félbástya
walled_city-londonderry-T3 = Vízi bástya
walled_city-londonderry-T4 = Újkapu bástyája
walled_city-londonderry-T5 = Rév bástyája
walled_city-londonderry-T6 = Templom bástyája
walled_city-londonderry-T7 = Püspök félbástyája
walled_city-londonderry-T8 = Kettős bástya
walled_city-londonderry-T9 = Királyi bástya
walled_city-londonderry-T10 = Hóhér bástyája
walled_city-londonderry-T11 = Tüzérbástya
walled_city-londonderry-Z1 = 1. zóna
walled_city-londonderry-Z2 = 2. zóna
walled_city-londonderry-Z3 = 3. zóna
walled_city-londonderry-Z4 = 4. zóna
walled_city-londonderry-Z5 = 5. zóna
walled_city-londonderry-Z6 = 6. zóna
walled_city-londonderry-Z7 = 7. zóna
walled_city-londonderry-Z8 = 8. zóna
walled_city-londonderry-Z9 = 9. zóna
walled_city-londonderry-Z10 = 10. zóna
walled_city-londonderry-Z11 = 11. zóna

## Places: Borderlands

walled_city-borderlands-A1 = Fegyverek tere
walled_city-borderlands-A2 = Templomnegyed
walled_city-borderlands-A3 = Kormányzó negyede
walled_city-borderlands-A4 = Fegyvertár negyede
walled_city-borderlands-A5 = Vásárnegyed
walled_city-borderlands-A6 = Strasbourgi arcvonal
walled_city-borderlands-A7 = Felső laktanya
walled_city-borderlands-A8 = Bázeli arcvonal
walled_city-borderlands-A9 = Lőporraktár
walled_city-borderlands-A10 = Belforti arcvonal
walled_city-borderlands-A11 = Alsó laktanya
walled_city-borderlands-A12 = Colmari arcvonal
walled_city-borderlands-A13 = Ispotály
walled_city-borderlands-P1 = Fegyverek tere, felső oldal
walled_city-borderlands-P2 = Fegyverek tere, jobb oldal
walled_city-borderlands-P3 = Fegyverek tere, alsó oldal
walled_city-borderlands-P4 = Fegyverek tere, bal oldal
walled_city-borderlands-P5 = Strasbourgi utca
walled_city-borderlands-P6 = Bázeli utca
walled_city-borderlands-P7 = Belforti utca
walled_city-borderlands-P8 = Colmari utca
walled_city-borderlands-P9 = Strasbourgi sáncút
walled_city-borderlands-P10 = Bázeli sáncút
walled_city-borderlands-P11 = Belforti sáncút
walled_city-borderlands-P12 = Colmari sáncút
walled_city-borderlands-P13 = Felső laktanya sarka
walled_city-borderlands-P14 = Lőporraktár sarka
walled_city-borderlands-P15 = Alsó laktanya sarka
walled_city-borderlands-P16 = Ispotály sarka
walled_city-borderlands-P17 = 1. köz
walled_city-borderlands-P18 = 2. köz
walled_city-borderlands-P19 = 3. köz
walled_city-borderlands-P20 = 4. köz
walled_city-borderlands-P21 = 5. köz
walled_city-borderlands-P22 = 6. köz
walled_city-borderlands-P23 = 7. köz
walled_city-borderlands-P24 = 8. köz
walled_city-borderlands-G1 = Strasbourgi arcvonal, bal rés
walled_city-borderlands-G2 = Strasbourgi arcvonal, jobb rés
walled_city-borderlands-G3 = Felső laktanya, bal rés
walled_city-borderlands-G4 = Felső laktanya, jobb rés
walled_city-borderlands-G5 = Bázeli arcvonal, felső rés
walled_city-borderlands-G6 = Bázeli arcvonal, alsó rés
walled_city-borderlands-G7 = Lőporraktár rése
walled_city-borderlands-G8 = Belforti arcvonal, jobb rés
walled_city-borderlands-G9 = Belforti arcvonal, bal rés
walled_city-borderlands-G10 = Alsó laktanya, jobb rés
walled_city-borderlands-G11 = Alsó laktanya, bal rés
walled_city-borderlands-G12 = Colmari arcvonal, alsó rés
walled_city-borderlands-G13 = Colmari arcvonal, felső rés
walled_city-borderlands-G14 = Ispotály rése
walled_city-borderlands-T1 = 1. bástyatorony
walled_city-borderlands-T2 = 2. bástyatorony
walled_city-borderlands-T3 = 3. bástyatorony
walled_city-borderlands-T4 = 4. bástyatorony
walled_city-borderlands-T5 = 5. bástyatorony
walled_city-borderlands-T6 = 6. bástyatorony
walled_city-borderlands-T7 = 7. bástyatorony
walled_city-borderlands-T8 = 8. bástyatorony
walled_city-borderlands-Z1 = 1. zóna
walled_city-borderlands-Z2 = 2. zóna
walled_city-borderlands-Z3 = 3. zóna
walled_city-borderlands-Z4 = 4. zóna
walled_city-borderlands-Z5 = 5. zóna
walled_city-borderlands-Z6 = 6. zóna
walled_city-borderlands-Z7 = 7. zóna
walled_city-borderlands-Z8 = 8. zóna
