### The Walled City at the table: what happened, what is asked, what a move means, what went wrong, votes and the end.
###
### Names never take an ending and never follow an article: put them first, behind a colon, or as a possessor
### ("{ $colour } nemese"). Buttons (moves) speak in the first person. $colour is a player's name or "a semleges szín", so
### it never begins a sentence. $kind is already a Hungarian word (nemes, földműves); $sort and $own stay English.

## Words

walled_city-colour-neutral = a semleges szín
walled_city-marked = { $thing } (saját színtől eltérő)
walled_city-votes = { $colour } { $n }

## Events: rounds and turns

walled_city-starting-road = { $seat } kezdő utat rak le ide: { $place }.
walled_city-round = { $n ->
    [2] { $n }. forduló, ez az utolsó
   *[other] { $n }. forduló
}
walled_city-phase = { $phase ->
    [c] { $n }. forduló · szavazatok
    [d] { $n }. forduló · védelem
   *[towers] { $n }. forduló · tornyok
}
walled_city-joins = { $seat } csatlakozik egy céhhez: { $guild }.
walled_city-turn = { $seat } köre következik.
walled_city-builds = { $sort ->
    [gap] { $seat } falat épít ide: { $place }.
   *[path] { $seat } utat épít ide: { $place }.
}
walled_city-shows = { $seat } megmutatja a kártyáját: { $card }.
walled_city-settles = { $nobles ->
    [0] { $n ->
        [one] { $area }: { $seat } letelepít { $n } földművest.
       *[other] { $area }: { $seat } letelepít { $n } földművest.
    }
    [one] { $n ->
        [0] { $area }: { $seat } letelepít { $nobles } nemest.
        [one] { $area }: { $seat } letelepít { $n } földművest és { $nobles } nemest.
       *[other] { $area }: { $seat } letelepít { $n } földművest és { $nobles } nemest.
    }
   *[other] { $n ->
        [0] { $area }: { $seat } letelepít { $nobles } nemest.
        [one] { $area }: { $seat } letelepít { $n } földművest és { $nobles } nemest.
       *[other] { $area }: { $seat } letelepít { $n } földművest és { $nobles } nemest.
    }
}
walled_city-promotes = { $own ->
    [true] { $seat } előlépteti egy saját nemesét: { $area } → { $tower }.
   *[false] { $seat } előlépteti { $colour } egyik nemesét: { $area } → { $tower }.
}
walled_city-adjusts = { $way ->
    [up] { $place }: { $seat } eggyel növeli a kocka értékét, ez most { $n }.
    [down] { $place }: { $seat } eggyel csökkenti a kocka értékét, ez most { $n }.
   *[turn] { $place }: { $seat } megfordítja a felméréslapkát, ez most { $n ->
        [1] +1
       *[other] −1
    }.
}

## Events: guilds

walled_city-uses-guild = { $seat } aktiválja a céhét: { $guild }.
walled_city-copies = { $n ->
    [one] { $seat } a Fűszeressel ezt a céhet használja: { $guild }. Ezért { $target } { $n } szavazatot kap.
   *[other] { $seat } a Fűszeressel ezt a céhet használja: { $guild }. Ezért { $target } { $n } szavazatot kap.
}
walled_city-replaces-noble = { $sort ->
    [tower] { $place }: { $seat } a saját nemesére cseréli { $colour } egyik őrszemét.
   *[area] { $place }: { $seat } a saját nemesére cseréli { $colour } egyik nemesét.
}
walled_city-replaces-peasant = { $place }: { $seat } a saját földművesére cseréli { $colour } egyik földművesét.
walled_city-four-peasants = { $own ->
    [true] { $place }: { $seat } négy földművesre cseréli egy saját nemesét.
   *[false] { $place }: { $seat } négy földművesre cseréli { $colour } egyik nemesét.
}
walled_city-peasant-leaves = { $place }: { $seat } visszaküldi a tulajdonosa készletébe { $colour } egyik földművesét.
walled_city-places = { $kind ->
    [noble] { $seat } nemest rak le ide: { $area }.
    [nemes] { $seat } nemest rak le ide: { $area }.
   *[other] { $seat } földművest rak le ide: { $area }.
}
walled_city-noble-moves = { $own ->
    [true] { $seat } átteszi egy saját nemesét: { $place } → { $place2 }.
   *[false] { $seat } átteszi { $colour } egyik nemesét: { $place } → { $place2 }.
}
walled_city-peasant-ennobled = { $own ->
    [true] { $place }: { $seat } nemesre cseréli egy saját földművesét.
   *[false] { $place }: { $seat } nemesre cseréli { $colour } egyik földművesét.
}
walled_city-bakers = { $n ->
    [one] { $seat } kihagyja ezt a kört, felad egy utat vagy falat, és { $n } szavazatot kap.
   *[other] { $seat } kihagyja ezt a kört, felad egy utat vagy falat, és { $n } szavazatot kap.
}
walled_city-noble-to-box = { $own ->
    [true] { $place }: { $seat } a dobozba teszi egy saját nemesét.
   *[false] { $place }: { $seat } a dobozba teszi { $colour } egyik nemesét.
}
walled_city-rides = { $own ->
    [true] { $seat } átviszi egy saját polgárát: { $place } → { $place2 }.
   *[false] { $seat } átviszi { $colour } egyik polgárát: { $place } → { $place2 }.
}
walled_city-guard-comes = { $seat } őrszemet állít ide: { $place }.
walled_city-demolishes = { $sort ->
    [gap] { $seat } lerombolja a falat itt: { $place }.
   *[path] { $seat } lerombolja az utat itt: { $place }.
}
walled_city-takes-away = { $sort ->
    [gap] { $seat } elvesz egy falat innen: { $place }.
   *[path] { $seat } elvesz egy utat innen: { $place }.
}
walled_city-rolls = { $sort ->
    [tower] { $seat } újradobja a kockát itt: { $place }. Az eredmény: { $n }.
   *[area] { $seat } újradobja, ami itt van: { $place }. Az eredmény: { $n }.
}
walled_city-lowers = { $seat } a legkisebb értékére állítja, ami itt van: { $place } és { $place2 }.
walled_city-exchanges-items = { $seat } felcseréli, ami itt van: { $place } és { $place2 }.
walled_city-fences = { $seat } kerítést állít: { $cut }.
walled_city-fenced = { $seat } szétosztja a polgárokat: { $area } { $n }, { $area2 } { $m }.
walled_city-gives-card = { $target } 1 kártyát kap { $seat } kezéből.
walled_city-you-see-card = { $target } ezt a kártyát kapja { $seat } kezéből: { $card }.
walled_city-shows-hand = { $seat } nem tud nagyobb összértékű kártyát visszaadni, ezért { $target } megnézheti a kezét.
walled_city-you-see-hand = Ezt látod { $target } kezében: { $cards }.

## Events: votes, defence and the end

walled_city-flee = { $n ->
    [one] A nyitott réseken át elmenekül { $colour } { $n } nemese, a dobozba.
   *[other] A nyitott réseken át elmenekül { $colour } { $n } nemese, a dobozba.
}
    .rule = WAL-8.1
walled_city-neighbourhood = { $votes ->
    [none] Városrész ({ $areas }): senki sem kap szavazatot.
   *[other] Városrész ({ $areas }), szavazatok: { $votes }.
}
    .short = { $votes ->
        [none] { "" }
       *[other] { $areas }: { $votes }
    }
    .all = { $lines ->
        [none] Egy városrész sem ad szavazatot.
       *[other] A városrészek szavazatai: { $lines }.
    }
walled_city-faction-won = { $n ->
    [0] Frakció ({ $faction }): túl kicsi az értéke ahhoz, hogy osztozzanak rajta: { $colours }.
    [one] { $many ->
        [one] Frakció ({ $faction }), { $n } szavazat: { $colours }.
       *[other] Frakció ({ $faction }), fejenként { $n } szavazat: { $colours }.
    }
   *[other] { $many ->
        [one] Frakció ({ $faction }), { $n } szavazat: { $colours }.
       *[other] Frakció ({ $faction }), fejenként { $n } szavazat: { $colours }.
    }
}
walled_city-defence = Jönnek a védelmi kártyák, ebben a sorrendben: { $seats }.
walled_city-lays = { $seat } képpel lefelé lerak egy kártyát ide: { $zone }.
walled_city-you-lay = Lerakod képpel lefelé: { $card } ({ $zone }).
walled_city-revealed = { $zone }: { $seat } kártyája { $card }.
walled_city-tower = { $tower } ({ $x } és { $y }), szavazatok: { $votes }.
    .rule = WAL-9.4
    .short = { $tower } ({ $x } és { $y }): { $votes }
    .all = A tornyok szavazatai: { $lines }.
walled_city-game-over = { $n ->
    [one] Vége a játéknak, minden torony sorra került. A polgármester { $n } szavazattal: { $seats }.
   *[other] Vége a játéknak, minden torony sorra került. A polgármester { $n } szavazattal: { $seats }.
}
    .rule = WAL-10.2

## Questions: set-up and joining

walled_city-ask-start_road = Hová kerül a kezdő út?
    .help = A játék elejétől ott fekszik, és senkinek a készletéből nem fogy érte út. Most senki sem telepít le és nem állít be ott semmit; később ugyanolyan út, mint a többi.
walled_city-ask-joining = Melyik céhhez csatlakozol?
    .help = A képessége erre a fordulóra a tiéd, és minél kisebb a száma, annál előbb kerülsz sorra. A 2. fordulóban a megmaradt céhek közül választasz.

## Questions: your turn

walled_city-ask-building = { $round ->
    [1] Hová építesz utat?
   *[other] Hová építesz falat?
}
    .help = Az 1. fordulóban egy üres ösvényre raksz utat, a 2. fordulóban egy üres résbe falat. Ettől függ, hová telepítesz le polgárokat, és mit állíthatsz be ebben a körben. Ha a céhed most is tud valamit, előbb azt is használhatod.
walled_city-ask-showing = Melyik kártyát mutatod meg itt: { $place }?
    .help = Az 1. fordulóban a két száma azt mondja meg, hány polgárt telepítesz le az út két oldalán. A 2. fordulóban az egyik a letelepedésre, a másik az előléptetésre való. Utána a kártya elfogy, és minden körödhöz és minden védelmi fázishoz kell még egy.
walled_city-ask-settling = Kik települjenek le ({ $card })?
    .help = Az 1. fordulóban azt a területet választod ki, ahová a nagyobb szám kerül; a másik szám az út másik oldalára jut. A 2. fordulóban azt választod ki, hány polgárt telepítesz le a falnál; utána legfeljebb annyi nemest léptethetsz elő, amennyi a másik szám.
walled_city-ask-settling_other = { $n ->
    [one] Hová kerül a másik { $n } polgár?
   *[other] Hová kerül a másik { $n } polgár?
}
    .help = Az útnak ezen az oldalán több terület van. A teljes szám az egyikre kerül.
walled_city-ask-sharing = Melyik oldalra jusson kevesebb?
    .help = Kevés a polgárod a két oldalhoz. Mindet lerakod, és te döntöd el, melyik oldalra jut kevesebb.
walled_city-ask-peopling = { $n ->
    [one] { $area }: milyen legyen az új polgár?
   *[other] { $area }: milyen legyen { THE($n) } polgár?
}
    .help = A többi földműves. Mindkettő egy polgárnak számít, de holtversenynél a nemesek döntenek, és őrszemként toronyba kerülhetnek. A 2. fordulóban a nemesek elmenekülnek az olyan városrészekből, ahol nyitott rés van, a földművesek nem.
walled_city-ask-promoting = { $n ->
    [0] Használod a céhedet, vagy továbbmész?
    [one] Melyik nemest lépteted elő?
   *[other] Mely nemeseket lépteted elő? Legfeljebb { $n }
}
    .help = A falad melletti városrész bármilyen színű nemeseit választhatod, egyiket a másik után, a két legközelebbi toronyba. Bármikor abbahagyhatod. Az őrszem már nem számít a városrészben, de nem menekül el, és a tornyában, valamint a torony kockájának frakciójánál számít.
walled_city-ask-adjusting = Mit állítasz be?
    .help = Egy kocka értékét eggyel megváltoztatod, vagy megfordítasz egy felméréslapkát, vagy mindent úgy hagysz, ahogy van. Az 1. fordulóban az utad két oldaláról választhatsz, a 2. fordulóban a falad melletti városrészből vagy a két legközelebbi toronyból.
walled_city-ask-ending = Használod még a céhedet?
    .help = A köröd minden lépésével végeztél. Ha a céhed nem állandó, ebben a fordulóban egyszer használhatod: most vagy egy későbbi körödben.

## Questions: guilds

walled_city-ask-ability = Mit választasz a céh képességéhez?
    .help = A képesség egymás után kérdezi meg, amit el kell döntened: polgárokat, helyeket, kockákat vagy kártyákat. Ami a készletbe kerül, még visszajöhet; ami a dobozba, az soha.
walled_city-ask-answering = Melyik kártyát adod vissza?
    .help = A Mészáros adott neked egy kártyát. Olyat adj vissza, amelyiken a két szám összege nagyobb. Csak ti ketten látjátok.
walled_city-ask-taking = Melyik kártyát veszed el?
    .help = Ennek a játékosnak nincs nagyobb összértékű kártyája annál, amelyet adtál, ezért látod az egész kezét, és bármelyik kártyáját elveszed, akár a sajátodat is.

## Questions: defence

walled_city-ask-zoning = Melyik védelmi zónába raksz kártyát?
    .help = Minden zóna két torony között fekszik, és egy kártya fér bele. A játék végén a torony felé néző számok adják az őrszemeinek a szavazatokat.
walled_city-ask-laying = Melyik kártyát rakod le oda?
    .help = A játék végéig képpel lefelé fekszik, és csak te nézheted meg. Hagyj elég kártyát a köreidre. A saját színtől eltérő kártya csak védelemre használható.
walled_city-ask-facing = Melyik torony felé nézzen ez a szám: { $n }?
    .help = A kisebb szám a másik torony felé néz. Akinek a legtöbb őrszeme van egy toronyban, a felé néző két szám összegét kapja, a második a két szám közül a kisebbet.

## Moves: your turn

walled_city-move-join = Csatlakozom ehhez a céhhez: { $guild }
walled_city-move-build = { $sort ->
    [gap] Falat építek ide: { $place }
   *[path] Utat építek ide: { $place }
}
walled_city-move-show = Megmutatom: { $card }
walled_city-move-put = Ide telepítem őket: { $place }
walled_city-move-nobles = { $n ->
    [0] Egy nemes sem, csak földművesek
    [one] { $n } nemes
   *[other] { $n } nemes
}
walled_city-move-share = { $n ->
    [0] Az első területre senki, a másikra mindenki
   *[other] Az első területre { $n }, a másikra a többi
}
walled_city-move-settle = { $n ->
    [0] Senkit sem telepítek le, a másik szám az előléptetésre marad
   *[other] Letelepítek { $n } polgárt, a másik szám az előléptetésre marad
}
walled_city-move-promote = Előléptetem { $colour } egyik nemesét: { $place } → { $tower }
walled_city-move-adjust = { $way ->
    [up] Eggyel növelem a kockát itt: { $place }
    [down] Eggyel csökkentem a kockát itt: { $place }
   *[turn] Megfordítom a felméréslapkát itt: { $place }
}
walled_city-move-skip = Kihagyom
walled_city-move-end = Befejezem a kört

## Moves: guilds

walled_city-move-guild = Használom a céhemet
walled_city-move-copy = Használom ezt a céhet: { $guild }
walled_city-move-pick = { $sort ->
    [tower] Kiválasztom { $colour } egyik őrszemét itt: { $place }
   *[area] Kiválasztom { $colour } egyik polgárát itt: { $place }
}
walled_city-move-choose = { $sort ->
    [path] Az ott lévő utat választom: { $place }
    [gap] Az ott lévő falat választom: { $place }
    [tower] Ezt a tornyot választom: { $place }
    [cut] Így állítok kerítést: { $place }
   *[area] Ezt a területet választom: { $place }
}
walled_city-move-colour = Ezt a színt választom: { $colour }
walled_city-move-kind = { $kind ->
    [noble] Nemeseket mozgatok
    [nemes] Nemeseket mozgatok
   *[other] Földműveseket mozgatok
}
walled_city-move-place = { $kind ->
    [noble] Nemest rakok le ide: { $place }
    [nemes] Nemest rakok le ide: { $place }
   *[other] Földművest rakok le ide: { $place }
}
walled_city-move-give = Odaadom: { $card }
walled_city-move-take = Elveszem: { $card }
walled_city-move-done = Ennyi elég

## Moves: defence

walled_city-move-zone = Ide rakok kártyát: { $place }
walled_city-move-lay = Lerakom: { $card }
walled_city-move-face = A nagyobb szám erre nézzen: { $place }

## Errors

walled_city-error-no-place = { $round ->
    [1] Ez nem ösvény, az 1. fordulóban pedig utat építesz: { $place }. Válassz egy üres ösvényt.
   *[2] Ez nem rés, a 2. fordulóban pedig falat építesz: { $place }. Válassz egy üres rést.
}
walled_city-error-demolished = Ezt lerombolták, itt már senki sem építhet: { $place }. Válassz egy üres helyet.
walled_city-error-built = Ez már be van építve: { $place }. Válassz egy üres helyet.
walled_city-error-both-lowest = Ez is a legkisebb értékén áll már, mint az elsőnek választott, így semmi sem változna: { $place }. Válassz nagyobbat.
walled_city-error-same-item = Ez ugyanazt mutatja, mint az elsőnek választott, így semmi sem változna: { $place }. Válassz másfélét.
walled_city-error-not-in-hand = Ezt nem mutathatod meg, mert nincs az építménykártyáid között: { $card }. Olyat válassz, amelyik nálad van.
walled_city-error-first-player = Ő nem lehet kezdőjátékos: { $seat }. Csak { $players } játékos van, közülük válassz, vagy írd azt, hogy „random”.
walled_city-error-defence-cards = Két védelmi kártya csak két játékosnál lehet egy fázisban, ti pedig ennyien vagytok: { $players }. Válaszd az 1-et.
walled_city-error-board-twice = A játéktábla fájljában kétszer szerepel: { $place }. Minden helynek adj saját azonosítót.
walled_city-error-board-unknown = A játéktábla fájljában { $place } olyan helyre hivatkozik, amely nincs benne: { $id }. Javítsd ki az azonosítót, vagy vedd fel azt a helyet.
walled_city-error-content = { $fault ->
    [id] A tábla „id” értéke { $place }. Maradjon { $expected }.
    [number] Az azonosító ({ $place }) egy betű és egy szám legyen, például { $expected }.
    [gaps] A „gaps” lista itt: { $place } a hozzá tartozó réseket sorolja fel: { $expected ->
        [none] egy sincs
       *[other] { $expected }
    }.
    [polygon] A körvonalhoz („polygon”) legalább három pont kell: { $place }.
    [name] Ennek a területnek név és magyar név kell („name”, „name_hu”): { $place }.
   *[numbers] A két szám helyét („number_at”) itt: { $place } a tornyaihoz kell megadni: { $expected }.
}
walled_city-error-board-wrong = { $fault ->
    [sides] A játéktábla fájlja itt hibás: { $place }. Egy ösvény mindkét oldalán kell terület, és egy sem lehet mindkét oldalon.
    [zones] A játéktábla fájlja itt hibás: { $place }. Egy toronyhoz két különböző védelmi zóna kell, amelyek szintén megnevezik.
    [towers] A játéktábla fájlja itt hibás: { $place }. Két különböző torony kell ide; ha ez zóna, azoknak is meg kell nevezniük.
    [paths] A játéktábla fájlja itt hibás: { $place }. A kerítés két oldalán a terület minden ösvényének szerepelnie kell, és másnak nem.
    [gaps] A játéktábla fájlja itt hibás: { $place }. A terület minden rése pontosan az egyik részhez tartozzon.
   *[spots] A játéktábla fájlja itt hibás: { $place }. 20 kockának és legfeljebb négy felméréslapkának kell rajta hely.
}

## Votes and the end

walled_city-score-neighbourhoods1 = Városrészek, 1. forduló
walled_city-score-factions1 = Frakciók, 1. forduló
walled_city-score-guilds1 = Céhek, 1. forduló
walled_city-score-neighbourhoods2 = Városrészek, 2. forduló
walled_city-score-factions2 = Frakciók, 2. forduló
walled_city-score-guilds2 = Céhek, 2. forduló
walled_city-score-towers = Tornyok
walled_city-tiebreak-priority = a céh kisebb prioritásszáma
walled_city-end-towers_counted = Minden torony sorra került.
