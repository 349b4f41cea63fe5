### The Walled City on the table, for both clients: labels, panels, sheets, scores, the guide, and names of places.
###
### Names never take an ending and never follow an article; labels are short, tips speak to the player.
walled_city-board-no-item = nincs kocka
walled_city-board-area-label = { $list ->
    [none] { $name }, { $item }
   *[other] { $name }, { $item }; { $list }
}
walled_city-board-neutral = Semleges szín
walled_city-board-building-card = Építménykártya
walled_city-board-people = { $colour }: { $mix }
walled_city-board-citizens = { $colour }: { $mix }, { $place }
walled_city-board-guards = { $colour }: { $n ->
    [one] { $n } őrszem
   *[other] { $n } őrszem
}, { $place }
walled_city-board-hand-card = Kártya: { $high } és { $low }

## Guilds on narrow cards: the same names, with places where they may be broken

walled_city-board-soft-mercers = Selyem{ "\u00AD" }kereskedő
walled_city-board-soft-grocers = Fűszeres
walled_city-board-soft-drapers = Méteráru-kereskedő
walled_city-board-soft-fishmongers = Hal{ "\u00AD" }kereskedő
walled_city-board-soft-goldsmiths = Arany{ "\u00AD" }műves
walled_city-board-soft-skinners = Bőrnyúzó
walled_city-board-soft-merchant_taylors = Szabó
walled_city-board-soft-haberdashers = Rövidáru-kereskedő
walled_city-board-soft-salters = Besózó
walled_city-board-soft-ironmongers = Vas{ "\u00AD" }kereskedő
walled_city-board-soft-vintners = Bor{ "\u00AD" }termelő
walled_city-board-soft-clothworkers = Posztó{ "\u00AD" }gyári munkás
walled_city-board-soft-carpenters = Ács
walled_city-board-soft-bakers = Pék
walled_city-board-soft-barbers = Borbély
walled_city-board-soft-saddlers = Szíj{ "\u00AD" }gyártó
walled_city-board-soft-painter_stainers = Festő-színező
walled_city-board-soft-butchers = Mészáros
walled_city-board-soft-armourers = Fegyver{ "\u00AD" }mester
walled_city-board-soft-curriers = Tímár

## Settling: the pegs

walled_city-board-pegs = { $n ->
    [one] { $n } polgár ide: { $area }
   *[other] { $n } polgár ide: { $area }
}
walled_city-board-pegs-none = Tovább, senkit sem
walled_city-board-pegs-help = Nyomj rá, akit lecserélnél.
walled_city-board-pegs-swap = Csere
walled_city-board-pegs-swap-help = A kártya két számának cseréje
walled_city-board-pegs-area = Másik terület ezen az oldalon
walled_city-board-pegs-peg = { $noble ->
    [true] Nemes. Nyomd meg, és földműves lesz
   *[other] Földműves. Nyomd meg, és nemes lesz
}
walled_city-board-pegs-promote = Előléptetés legfeljebb
walled_city-board-pegs-share-do = Elosztom: { $n } és { $m }
walled_city-board-pegs-share-label = Ide: { $area }

## The bar, the board, the panels

walled_city-board-setup = Előkészületek
walled_city-board-over = Vége
walled_city-board-round = { $n }. forduló
walled_city-board-phase-a = { $round ->
   *[other] Céhek
}
walled_city-board-phase-b = { $round ->
    [1] Utak
   *[other] Falak
}
walled_city-board-phase-c = { $round ->
   *[other] Szavazatok
}
walled_city-board-phase-d = { $round ->
   *[other] Védelem
}
walled_city-board-phase-lap = { $round ->
    [1] Utak, { $n }/{ $of }. kör
   *[other] Falak, { $n }/{ $of }. kör
}
walled_city-board-built-roads = { $n ->
    [one] { $n } út
   *[other] { $n } út
}, { $open ->
    [one] { $open } nyitott ösvény
   *[other] { $open } nyitott ösvény
}
walled_city-board-built-walls = { $n ->
    [one] { $n } fal
   *[other] { $n } fal
}, { $open ->
    [one] { $open } nyitott rés
   *[other] { $open } nyitott rés
}
walled_city-board-factions-now = Frakciók, ha most számolnánk
walled_city-board-votes-word = { $n ->
    [one] szavazat
   *[other] szavazat
}
walled_city-board-counted = Vezető és polgárai
walled_city-board-now = Ha most számolnánk
walled_city-board-now-hoods = városr.
walled_city-board-now-factions = frakció
walled_city-board-now-total = össz.
walled_city-board-now-towers = A tornyok és a hátralévő lépések nincsenek benne.
walled_city-board-turn-road = Az utad két oldala
walled_city-board-turn-wall = A faladnál
walled_city-board-turn-of = { $round ->
    [1] { $seat } útja
   *[other] { $seat } fala
}
walled_city-board-turn-joined = nyitott: { $areas }
walled_city-board-turn-many = { $n } területtel egy városrész
walled_city-board-turn-closed = minden oldalról zárt
walled_city-board-turn-towers = A két legközelebbi torony
walled_city-board-left = A 2. fordulóra maradt céhek
walled_city-board-key = Jelmagyarázat
walled_city-board-key-noble = Nemes
walled_city-board-key-peasant = Földműves
walled_city-board-key-path = Ösvény
walled_city-board-key-road = Út
walled_city-board-key-gap = Rés
walled_city-board-key-wall = Fal
walled_city-board-key-die = Frakciókocka
walled_city-board-key-tile = Felméréslapka
walled_city-board-key-zone = Védelmi zóna
walled_city-board-key-demolished = Lerombolt
walled_city-board-ready = még nem használta
walled_city-board-used = használt
walled_city-board-priority = Prioritásszám: { $n }
walled_city-board-no-guild = még nincs céhe
walled_city-board-plate-nobles = Nemes a készletben
walled_city-board-plate-peasants = Földműves a készletben
walled_city-board-plate-roads = Hátralévő út
walled_city-board-plate-walls = Hátralévő fal
walled_city-board-plate-cards = Kártya a kézben
walled_city-board-plate-votes = Szavazat
walled_city-board-known = { $seat } kártyái közül ezekről tudsz: { $cards }

## The hand

walled_city-board-your-guild = A céhed
walled_city-board-your-guild-once = egyszer ebben a fordulóban
walled_city-board-your-guild-used = ebben a fordulóban már használtad
walled_city-board-your-guild-permanent = minden körödben egyszer
walled_city-board-no-guild-yet = Még nincs céhed.
walled_city-board-offer = Céhek a kínálatban
walled_city-board-cards = { $n ->
    [one] Építménykártyák · { $n } maradt
   *[other] Építménykártyák · { $n } maradt
}
walled_city-board-in-play = Játékban
walled_city-board-laid = Védelemre lerakva
walled_city-board-shown = { $seat } kártyái
walled_city-board-given = Odaadod
walled_city-board-no-cards = Nincs lap a kezedben.

## Score

walled_city-board-score-hoods = Városrészek, ha most számolnánk
walled_city-board-score-note = A tornyok nincsenek benne: a védelmi kártyák rejtve vannak.

## Sheets

walled_city-board-guild-of = Céh · { $deck }
walled_city-board-held = { $used ->
    [true] Nála van: { $seat } (használt)
   *[other] Nála van: { $seat }
}
walled_city-board-offered = A kínálatban
walled_city-board-faction = Frakció: { $faction }
walled_city-board-faction-value = { $n ->
    [one] Most { $n } szavazatot ér
   *[other] Most { $n } szavazatot ér
}
walled_city-board-faction-lead = { $list ->
    [none] Senkinek sincs ott polgára
   *[other] { $n ->
        [one] { $n } polgárral vezet: { $list }
       *[other] { $n } polgárral vezet: { $list }
    }
}
walled_city-board-item-at = { $item }, itt: { $place }
walled_city-board-zone-card = { $known ->
    [yes] { $seat } kártyája fekszik itt: { $card }
   *[other] { $seat } rejtett kártyája fekszik itt { $card }
}
walled_city-board-zone-yours = Ezt a kártyát csak te ismered.
walled_city-board-about-permanent = Állandó: minden körödben egyszer használhatod.
walled_city-board-about-once = Abban a fordulóban, amikor nálad van, egyszer használhatod, a saját körödben.
walled_city-board-about-card = Építménykártya. 1. forduló: az út egyik oldalára { $high }, a másikra { $low } polgár kerül. 2. forduló: az egyik szám letelepedésre, a másik előléptetésre szól. Védelmi zónában mindkét szám egy-egy torony felé néz.
walled_city-board-about-off-colour = A saját színtől eltérő kártya: csak védelemre használható.
walled_city-board-about-neutral = Nincs köre, és nem győzhet, de a polgárai és őrszemei minden számlálásnál helyet foglalnak. Amit nyer, elvész. A céheknél ellenfélnek számít.
walled_city-board-about-area = Terület
walled_city-board-about-people = { $list ->
    [none] Senki sem lakik itt.
   *[other] Itt: { $list }.
}
walled_city-board-about-hood = { $list ->
    [none] A városrésze: { $areas }. Senki sem lakik ott.
   *[other] A városrésze: { $areas }. Együtt: { $list }.
}
walled_city-board-about-alone = Egymaga egy városrész: minden ösvénye beépült.
walled_city-board-about-votes = Ha most számolnánk, a városrész ezt adná: { $votes }.
walled_city-board-about-gaps = Rései: { $gaps }.
walled_city-board-about-no-gap = Nincs rése.
walled_city-board-about-flee = Nyitott rése van: a nemesei elmenekülnek a szavazatszámlálás előtt.
walled_city-board-about-path = Egyik oldalán: { $one }; a másikon: { $other }.
walled_city-board-about-fork = T-ösvény, egyik oldalán: { $one }; a másikon: { $other }. Egy szám az oldal egyik területére kerül.
walled_city-board-about-path-state = { $state ->
    [empty] Nincs rajta út: a két oldala összetartozik.
    [built] Út választja el a két oldalát.
    [double] Két út fekszik rajta.
   *[demolished] Az utat lerombolták: a két oldala végleg összetartozik.
}
walled_city-board-about-gap-state = { $state ->
    [empty] Nyitott: a városrész nemesei elmenekülnének.
    [built] Fal zárja le.
    [double] Két fal zárja le.
   *[demolished] A falat lerombolták: nyitott marad, a városrész nemesei elmenekülnének.
}
walled_city-board-about-tower-kind = Torony
walled_city-board-about-guards = { $list ->
    [none] Nincs benne őrszem.
   *[other] Őrszemek: { $list }.
}
walled_city-board-about-tower = Zónái: { $zones }. Ezeknek a réseknek a falától érhető el: { $gaps }.
walled_city-board-about-tower-votes = A játék végén a legtöbb őrszem a torony felé néző két szám összegét kapja, a második a kisebbiket.
walled_city-board-about-tile = A szavazatszámláláskor a számát a városrész minden helyezéséhez hozzáadja. Beállításkor megfordul.
walled_city-board-about-dice = A kockái: { $places }.

## Text mode

walled_city-board-text-areas = Területek
walled_city-board-text-hoods = Városrészek
walled_city-board-text-paths = Ösvények és utak
walled_city-board-text-gaps = Rések és falak
walled_city-board-text-towers = Tornyok
walled_city-board-text-zones = Védelmi zónák
walled_city-board-text-factions = Frakciók
walled_city-board-text-players = Játékosok
walled_city-board-text-hand = A kártyáid
walled_city-board-text-empty = üres
walled_city-board-text-line = { $name }: { $text }
walled_city-board-text-state = { $state ->
    [empty] üres
    [built] beépült
    [double] kétszer beépült
   *[demolished] lerombolt
}
walled_city-board-text-sides = { $one } | { $other }
walled_city-board-text-player = { $seat }: { $votes ->
    [one] { $votes } szavazat
   *[other] { $votes } szavazat
}, { $roads } út, { $walls } fal, készlet: { $peasants } földműves és { $nobles } nemes, { $cards } kártya, { $guild }
walled_city-board-text-supply = { $colour }, készlet: { $peasants } földműves és { $nobles } nemes
walled_city-board-text-hidden = { $seat } rejtett kártyája
walled_city-board-text-own = { $card }, { $seat }
walled_city-board-text-then = { $first }; { $next }
walled_city-board-text-joined = szomszédai: { $areas }

## The first-game guide

walled_city-board-aim = A célod: a legtöbb szavazat a két forduló után.
walled_city-board-tip-guild-use = A céhed most tud valamit. Használhatod a köröd lépései előtt vagy között, vagy meghagyhatod egy későbbi körre.
walled_city-board-tip-second = Most az választ először, akinek a legkevesebb szavazata van. Egyenlő szavazatnál a kisebb számú céh nyer.
walled_city-board-tip-split = Az egyik szám itt telepít le, a másikkal nemeseket küldhetsz tornyokba. Bármelyik lehet 0.

## Places

walled_city-board-zone-Z1 = 1. zóna
walled_city-board-zone-Z2 = 2. zóna
walled_city-board-zone-Z3 = 3. zóna
walled_city-board-zone-Z4 = 4. zóna
walled_city-board-zone-Z5 = 5. zóna
walled_city-board-zone-Z6 = 6. zóna
walled_city-board-zone-Z7 = 7. zóna
walled_city-board-zone-Z8 = 8. zóna
walled_city-board-zone-Z9 = 9. zóna
walled_city-board-zone-Z10 = 10. zóna
walled_city-board-zone-Z11 = 11. zóna

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

## At the terminal

walled_city-board-letter-p1 = V
walled_city-board-letter-p2 = M
walled_city-board-letter-p3 = H
walled_city-board-letter-p4 = F
walled_city-board-letter-neutral = X
walled_city-board-neutral-word = semleges
walled_city-board-sign-citizens = 3 földműves, 1 nemes
walled_city-board-sign-die = kocka
walled_city-board-sign-tile = lapka
walled_city-board-sign-hood = városrész
walled_city-board-sign-built = beépült
walled_city-board-sign-demolished = lerombolt
walled_city-board-sign-fork = T-ösvény
walled_city-board-sign-card = a 4 az előtte álló torony felé néz
walled_city-board-sign-leads = többség
walled_city-board-sign-used = használt céh
walled_city-board-paths-open = nyitott:
walled_city-board-paths-road = utak:
walled_city-board-paths-demolished = lerombolt:
walled_city-board-column-votes = szav.
walled_city-board-column-roads = út
walled_city-board-column-walls = fal
walled_city-board-column-supply = készlet
walled_city-board-column-cards = lap
walled_city-board-column-guild = céh
walled_city-board-votes-1 = 1. forduló, városrész+frakció+céh:
walled_city-board-votes-2 = { $towers ->
    [true] 2. forduló, városrész+frakció+céh+torony:
   *[false] 2. forduló, városrész+frakció+céh:
}
walled_city-board-own-guild = Céhed: { $guild }
walled_city-board-own-cards = kártyáid ({ $n }):
walled_city-board-set-own = { $board }
    .text = { $board ->
        [londonderry] Az egyszerűbb tábla tizenegy toronnyal és Londonderry tizenkét céhével.
       *[other] A T-ösvényes tábla nyolc toronnyal és a Határvidék tizenkét céhével.
    }
walled_city-board-set-mixed = { $board }, kevert pakli
    .text = { $board ->
        [londonderry] Az egyszerűbb tábla, a kínálatban mind a húsz céhből.
       *[other] A T-ösvényes tábla, a kínálatban mind a húsz céhből.
    }
walled_city-board-thing-faction = frakció
walled_city-board-thing-kind = polgár
walled_city-board-both-boards = mindkét tábla
walled_city-board-about-faction = Annyit ér, ahány szimbólum a kockáin látszik: az 1. fordulóban a területeken, a 2. fordulóban a tornyokban is. A szavazatszámláláskor az kapja meg az egészet, akinek a legtöbb polgára van a kockáit tartalmazó városrészekben; a 2. fordulóban a kockáit tartalmazó tornyok őrszemei is számítanak.
walled_city-board-about-kind-peasant = A földművesek a területeken telepednek le, és ott is maradnak. Egy földműves egy polgárnak számít, toronyba soha nem kerül.
walled_city-board-about-kind-noble = Egy nemes egy polgárnak számít, és eldönti a holtversenyt. A 2. fordulóban toronyba léptethető elő, ott őrszem lesz. Ahol a városrésznek nyitott rése van, onnan a 2. forduló szavazatszámlálása előtt elmenekülnek a nemesek.
walled_city-board-about-spot-die = Kezdetben egy kocka van itt.
walled_city-board-about-spot-tile = Kezdetben egy felméréslapka van itt.
walled_city-board-about-paths = Az ösvényein túl: { $paths }.
walled_city-board-about-gap = Rés itt: { $area }; a két legközelebbi torony: { $one } és { $other }.
walled_city-board-about-zone = Védelmi zóna két torony között: { $one } és { $other }.
walled_city-board-about-cut = Egy kerítés helye. Ami a két részhez tartozik, zárójelben a mindkettővel határos ösvények: { $cut }.
