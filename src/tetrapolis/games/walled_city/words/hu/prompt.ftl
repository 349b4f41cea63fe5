### The Walled City, what is asked: questions, verbs, whole choices, notes, reasons, and what others decide.
###
### Names never take an ending and never follow an article: they stand first, behind a colon, or as a possessor
### ("{ $colour } nemese"). Buttons speak in the first person, questions to the player. $colour and $name are a player's name
### or "a semleges szín", so they never begin a sentence where that could be.

walled_city-amount-citizens = { $n } polgár
walled_city-part = { $area }, { $part } rész
walled_city-a-card = { $card } kártya
walled_city-people = { $colour }: { $place }
walled_city-held-guild = { $guild } ({ $seat })
walled_city-label = { $name }, { $item }
walled_city-fence = { $n }. kerítés: { $area }
walled_city-die = { $faction } kocka: { $n }
walled_city-tile = felméréslapka: { $n }
walled_city-mix = { $n ->
    [0] { $peasants } földműves
   *[other] { $peasants ->
        [0] { $n } nemes
       *[other] { $n } nemes, { $peasants } földműves
    }
}

## As whom one decides

walled_city-role-turn = { $round ->
    [1] { $n }/{ $of }. út
   *[other] { $n }/{ $of }. fal
}

## Questions of a turn

walled_city-ask-build-over = { $round ->
    [1] Melyik útra építesz rá?
   *[other] Melyik falra építesz rá?
}

## Questions of the guilds

walled_city-ask-mercers = { $n ->
    [one] Melyik ellenfél nemesét cseréled ki?
   *[other] Mely nemeseket cseréled ki? Legfeljebb { $n } ellenfélét
}
walled_city-ask-painter_stainers = { $n ->
    [one] Melyik ellenfél földművesét cseréled ki?
   *[other] Mely földműveseket cseréled ki? Legfeljebb { $n } ellenfélét
}
walled_city-ask-fishmongers = Melyik nemesből lesz négy földműves?
walled_city-ask-merchant_taylors = Melyik földműves megy vissza a készletbe?
walled_city-ask-barbers = { $n ->
    [one] Melyik nemes kerül a dobozba?
   *[other] Melyik { $n } nemes kerül a dobozba?
}
walled_city-ask-bakers = { $n ->
    [one] Még egy nemesedet feladod. Melyiket?
   *[other] Feladod { $n } nemesedet. Melyiket?
}
walled_city-ask-armourers = { $n ->
    [one] Melyik toronyba állítasz őrszemet?
   *[other] Mely tornyokba állítasz { $n } őrszemet?
}
walled_city-ask-ironmongers = Melyik nemes kerüljön toronyba? Most ő következik: { $name }
walled_city-ask-ironmongers-to = Toronyba kerül { $name } nemese ({ $area }). Melyik toronyba?
walled_city-ask-vintners = Kinek a földműveseiből lesz nemes?
walled_city-ask-vintners-peasants = { $n ->
    [one] Nemes lesz { $name } egy földművese. Melyik?
   *[other] Nemes lesz { $name } még { $n } földművese. Melyik?
}
walled_city-ask-saddlers = Földművesek vagy nemesek menjenek?
walled_city-ask-saddlers-peasant = { $n ->
    [one] Melyik földműves megy át? Ez az utolsó
   *[other] Mely földművesek mennek át? Még { $n }
}
walled_city-ask-saddlers-noble = { $n ->
    [one] Melyik nemes megy át? Ez az utolsó
   *[other] Mely nemesek mennek át? Még { $n }
}
walled_city-ask-saddlers-peasant-to = Hová megy át { $name } földművese ({ $area })?
walled_city-ask-saddlers-noble-to = Hová megy át { $name } nemese ({ $area })?
walled_city-ask-salters = { $done ->
    [1] Hová kerül a földműves?
    [2] Hová kerül a nemes?
   *[other] Hová kerül a nemes és a földműves?
}
walled_city-ask-goldsmiths = Melyik utat vagy falat rombolod le?
walled_city-ask-skinners = Melyik utat vagy falat veszed le?
walled_city-ask-haberdashers = { $n ->
    [one] Melyiket dobod újra? Ez az utolsó
   *[other] Melyiket dobod újra? Még { $n } próba
}
walled_city-ask-clothworkers = Melyik kettő legyen a legkisebb értékű?
walled_city-ask-clothworkers-second = Az első: { $item } ({ $place }). Melyik a második?
walled_city-ask-curriers = Melyik kettő cseréljen helyet?
walled_city-ask-curriers-second = Melyikkel cseréljen helyet ez: { $item } ({ $place })?
walled_city-ask-carpenters = Melyik területet osztod ketté, és hogyan?
walled_city-ask-carpenters-peasant = { $count ->
    [one] Hová kerül { $name } földművese?
   *[other] Hogyan osztod el { $name } { $count } földművesét?
}
walled_city-ask-carpenters-noble = { $count ->
    [one] Hová kerül { $name } nemese?
   *[other] Hogyan osztod el { $name } { $count } nemesét?
}
walled_city-ask-carpenters-item = Hová kerüljön ez: { $item }?
walled_city-ask-butchers = Melyik kártyát kapja { $name }?

## What hangs on the answer

walled_city-now-start = { $n ->
    [one] A kezdő útnál senki sem telepedik le. Ez az utolsó.
   *[other] A kezdő útnál senki sem telepedik le. Még { $n } van hátra belőle.
}
walled_city-now-joining = { $round ->
    [1] A száma mondja meg, mikor kerülsz sorra a B fázisban, és ebben a fordulóban használhatod a képességét.
   *[other] Az 1. forduló céhe helyébe lép. A száma mondja meg, mikor kerülsz sorra a B fázisban, és eldönti a holtversenyt.
}
walled_city-now-joining-later = Utánad jön: { $seats }.
walled_city-now-road = { $n ->
    [one] Ez az utolsó utad. Utána megmutatsz egy kártyát, mindkét oldalon letelepítesz, és beállíthatsz valamit.
   *[other] Még { $n } utad van. Utána megmutatsz egy kártyát, mindkét oldalon letelepítesz, és beállíthatsz valamit.
}
walled_city-now-wall = { $n ->
    [one] Ez az utolsó falad. Utána megmutatsz egy kártyát, letelepítesz, előléptetsz, és beállíthatsz valamit.
   *[other] Még { $n } falad van. Utána megmutatsz egy kártyát, letelepítesz, előléptetsz, és beállíthatsz valamit.
}
walled_city-now-drapers = Méteráru-kereskedő: már beépült helyre építesz.
walled_city-now-guild-first = E lépés előtt használhatod a céhedet.
walled_city-now-showing = { $round ->
    [1] Itt építettél: { $place }. A kártya egyik száma az egyik, a másik a másik oldalra szól.
   *[other] Itt építettél: { $place }. A kártya egyik száma letelepedésre, a másik előléptetésre szól.
}
walled_city-now-supply = Készleted: { $peasants } földműves, { $nobles } nemes.
walled_city-now-settling = { $card }, { $place }: az egyik oldalra { $high }, a másikra { $low } polgár kerül.
walled_city-now-settling-wall = { $card }, { $place }: az egyik számmal itt telepítesz le: { $area }; a másikkal előléptethetsz: { $areas } → { $towers }.
walled_city-now-settling-other = Ide { $n } polgár kerül: { $area }. Hová kerül a másik { $other }?
walled_city-now-sharing = Túl kevés polgárod van ahhoz, hogy mindkét oldalra jusson elég: { $one } ({ $n }), { $other } ({ $m }).
walled_city-now-peopling = Most { $n } polgár telepedik le itt: { $area }.
walled_city-now-peopling-next = Utána { $n } itt: { $area }.
walled_city-now-promoting = { $n ->
    [0] Senkit sem léptethetsz elő: a kártyád erre szánt száma 0.
   *[other] Még legfeljebb { $n } bármilyen színű nemest léptethetsz elő: { $areas } → { $towers }.
}
walled_city-now-adjusting = Beállíthatsz egy kockát vagy lapkát emellett: { $place }.
walled_city-now-adjusting-wall = Beállíthatsz egy kockát vagy lapkát itt: { $areas }; vagy e tornyok kockáját: { $towers }.
walled_city-now-ending = Köröd minden lépése megvolt. A céhedet még használhatod.
walled_city-now-fence = Két helyre kerülnek: { $one } és { $other }.
walled_city-now-fence-item = A két részben ugyanannyi polgár van: { $one } vagy { $other }.
walled_city-now-given = Eddig odaadod: { $cards }.
walled_city-now-answering = { $seat } ezt a kártyát adta neked: { $card }. Olyat adj vissza, amelyen az összeg több mint { $n }.
walled_city-now-taking = { $seat } nem tud nagyobbat adni: ezek a kártyái, és elveszel egyet.
walled_city-now-zoning = Képpel lefelé leraksz egy kártyát két torony közé. A játék végén a torony felé néző számok adják az őrszemeinek a szavazatokat.
walled_city-now-zoning-more = Ezután még { $n } kártyát raksz le.
walled_city-now-laying = { $zone } a következő két torony között van: { $one } és { $other }.
walled_city-now-off-colour = A saját színtől eltérő kártyát csak itt rakhatod le, építéshez nem mutathatod meg.
walled_city-now-facing = { $card }, { $zone }: az egyik szám erre néz: { $one }; a másik erre: { $other }.

## Verbs

walled_city-verb-join = Céhhez csatlakozom
walled_city-verb-build-road = Utat építek
walled_city-verb-build-wall = Falat építek
walled_city-verb-build-start = Lerakom a kezdő utat
walled_city-verb-show = Megmutatok egy kártyát
walled_city-verb-lay = Lerakok egy kártyát
walled_city-verb-put = Letelepítem őket
walled_city-verb-settle = Letelepítek { $n } polgárt
walled_city-verb-nobles = Letelepítem őket
walled_city-verb-share = Elosztom
walled_city-verb-promote = Előléptetek egy nemest
walled_city-verb-adjust = Beállítok valamit
walled_city-verb-skip-adjust = Nem állítok be semmit
walled_city-verb-skip-promote = Senkit sem léptetek elő
walled_city-verb-skip-more = Nem léptetek elő többet
walled_city-verb-guild = Céhképesség
walled_city-verb-copy = Lemásolok egy céhet
walled_city-aim-copy = Kinek a céhét másolod le?
    .help = Úgy használod a képességét, mintha a tiéd volna, akár használták már, akár nem. A birtokosa 3 szavazatot kap.
walled_city-verb-zone = Zónát választok
walled_city-verb-face = Beállítom a kártyát
walled_city-verb-colour = Játékost választok
walled_city-verb-kind-peasant = Három földművest mozgatok
walled_city-verb-kind-noble = Két nemest mozgatok
walled_city-verb-place-noble = Nemest rakok le
walled_city-aim-place-noble = Hová kerül a nemes?
walled_city-verb-place-peasant = Földművest rakok le
walled_city-aim-place-peasant = Hová kerül a földműves?
walled_city-verb-give = Odaadok egy kártyát
walled_city-verb-give-back = Visszaadok egy kártyát
walled_city-verb-take = Elveszek egy kártyát
walled_city-verb-pick-mercers = Kicserélek egy nemest
walled_city-verb-pick-painter_stainers = Kicserélek egy földművest
walled_city-verb-pick-fishmongers = Kicserélek egy nemest
walled_city-verb-pick-merchant_taylors = Visszaküldök egy földművest
walled_city-verb-pick-ironmongers = Átteszek egy nemest
walled_city-verb-pick-barbers = Dobozba teszek egy nemest
walled_city-verb-pick-saddlers = Átviszek egy polgárt
walled_city-verb-choose-goldsmiths = Lerombolom
walled_city-verb-choose-skinners = Leveszem
walled_city-verb-choose-haberdashers = Újradobom
walled_city-verb-choose-clothworkers = Legkisebbre állítom
walled_city-verb-choose-curriers = Felcserélem
walled_city-verb-choose-carpenters = Kerítést állítok
walled_city-verb-choose-item = Ide teszem
walled_city-verb-choose-ironmongers = Toronyba teszem
walled_city-verb-choose-vintners = Földművest nemesítek
walled_city-verb-choose-bakers = Feladok egy nemest
walled_city-verb-choose-saddlers = Átviszem ide
walled_city-verb-choose-armourers = Őrszemet állítok

## Whole choices, where the moment adds to what the move itself says

walled_city-choice-build-start = Kezdő utat rakok le ide: { $place }
walled_city-choice-build-road = Utat építek ide: { $place }
walled_city-choice-build-wall = Falat építek ide: { $place }
walled_city-choice-build-over = Rá építek erre: { $place }
walled_city-choice-put = { $n ->
    [one] Letelepítek { $n } polgárt ide: { $area }
   *[other] Letelepítek { $n } polgárt ide: { $area }
}
walled_city-choice-settle = Letelepítek { $n } polgárt, és előléptetek legfeljebb { $other } nemest
walled_city-choice-nobles = { $area }: { $mix }
walled_city-choice-share = { $one }: { $n }, { $other }: { $m }
walled_city-choice-promote = { $own ->
    [true] Előléptetem egy saját nemesemet: { $place } → { $tower }
   *[other] Előléptetem { $colour } egyik nemesét: { $place } → { $tower }
}
walled_city-choice-adjust = { $way ->
    [up] Növelem a kockát ({ $faction }, { $from } → { $to }): { $place }
   *[down] Csökkentem a kockát ({ $faction }, { $from } → { $to }): { $place }
}
walled_city-choice-turn = Megfordítom a felméréslapkát ({ $n }): { $place }
walled_city-choice-guild = Használom a céhemet: { $guild }
walled_city-choice-copy = Használom ezt a céhet: { $guild } ({ $seat } 3 szavazatot kap)
walled_city-choice-give = Odaadom: { $card } ({ $seat } kapja)
walled_city-choice-give-back = Visszaadom: { $card }
walled_city-choice-lay = Lerakom: { $card } – { $way }
walled_city-choice-face = { $tower } felé: { $n }, { $other } felé: { $small }
walled_city-choice-face-equal = mindkét torony felé: { $n }
walled_city-choice-pick = { $sort ->
    [guard] { $own ->
        [true] Saját őrszemem itt: { $place }
       *[other] Itt áll { $colour } egyik őrszeme: { $place }
    }
    [noble] { $own ->
        [true] Saját nemesem itt: { $place }
       *[other] Itt él { $colour } egyik nemese: { $place }
    }
   *[peasant] { $own ->
        [true] Saját földművesem itt: { $place }
       *[other] Itt él { $colour } egyik földművese: { $place }
    }
}
walled_city-choice-cut = { $n }. kerítés, { $area }: csak az egyik részé: { $one }; csak a másiké: { $other }
walled_city-choice-vintners = Nemesre cserélem { $colour } egyik földművesét: { $place }
walled_city-choice-bakers = { $sort ->
    [tower] Feladom az őrszememet: { $place }
   *[area] Feladom a nemesemet: { $place }
}
walled_city-choice-item = { $verb }: { $item }, { $place }
walled_city-choice-choose = { $verb }: { $place }

## Notes on what can be chosen

walled_city-note-put = ide { $n }
walled_city-note-number = ide { $n }, a másik felé { $small }
walled_city-note-over = erre rá
walled_city-note-copy = +3
walled_city-note-tile = lesz: { $n }
walled_city-note-die = { $faction } { $from } → { $to }

## Why not

walled_city-why-built = Ez már be van építve.
walled_city-why-demolished = Ezt lerombolták, itt már senki sem építhet.
walled_city-why-drapers = Itt nincs semmi, a Méteráru-kereskedő pedig már beépült helyre épít.
walled_city-why-roads-now = Az 1. fordulóban utat építesz.
walled_city-why-walls-now = A 2. fordulóban falat építesz.
walled_city-why-off-colour = A saját színtől eltérő kártya csak védelemre való.
walled_city-why-beside = Nem az utad mellett van.
walled_city-why-equal = A két szám egyenlő: ez az oldal úgyis megkapja a magáét.
walled_city-why-this-side = Az első szám már az útnak erre az oldalára került.
walled_city-why-hood = Ez a nemes nem a falad melletti városrészben van.
walled_city-why-guard = Az őrszem a tornyában marad.
walled_city-why-nearest = Nem a faladhoz legközelebbi két torony egyike.
walled_city-why-tower-later = A tornyok kockáit csak a 2. fordulóban állíthatod.
walled_city-why-item-wall = Nincs sem a falad melletti városrészben, sem a két legközelebbi toronyban.
walled_city-why-item-end = Az értéke erre már nem változhat.
walled_city-why-taken = Itt már fekszik egy kártya.
walled_city-why-zone-tower = Ez a torony nem határos a zónával.
walled_city-why-held = Ehhez a céhhez már csatlakozott valaki.
walled_city-why-copy-own = Csak egy másik játékos céhe másolható le.
walled_city-why-copy-idle = Ennek a játékosnak a céhe most nem tud semmit.
walled_city-why-guild-used = Ebben a fordulóban már használtad a céhedet.
walled_city-why-guild-once = Minden körödben csak egyszer használható.
walled_city-why-guild-early = Csak építés előtt használható.
walled_city-why-guild-idle = Most nem tud semmit.
walled_city-why-own = Ez a sajátod.
walled_city-why-not-own = Ez nem a tiéd.
walled_city-why-swapped = Ezzel az ellenféllel már cseréltél.
walled_city-why-four = A tulajdonosának nincs négy földművese a készletében.
walled_city-why-tower = Csak területen álló nemes választható, őrszem nem.
walled_city-why-whose-noble = Most ő következik egy nemesével: { $name }.
walled_city-why-whose-peasant = Most csak az ő földművesei választhatók: { $name }.
walled_city-why-three-peasants = Ennek a játékosnak nincs három földművese a táblán.
walled_city-why-three-nobles = Ennek a játékosnak nincs három nemese a készletében.
walled_city-why-no-noble = Nincs nemes a készletedben.
walled_city-why-no-peasant = Nincs földműves a készletedben.
walled_city-why-nobody-noble = Egy területen sincs nemes.
walled_city-why-nobody-peasant = Egy területen sincs földműves.
walled_city-why-rode = Akik itt vannak, már mind átmentek.
walled_city-why-across = Nem egyetlen ösvényen túl van.
walled_city-why-unbuilt = Itt nincs semmi építve.
walled_city-why-gone = Ezt már lerombolták.
walled_city-why-no-partner = Nincs mellé második, amelyik illene hozzá.
walled_city-why-chosen-first = Elsőnek ezt választottad.
walled_city-why-not-alike = Két kocka vagy két lapka választható, nem egy-egy.
walled_city-why-both-lowest = Ez is a legkisebb értékén áll, mint az elsőnek választott: semmi sem változna.
walled_city-why-same-item = Ugyanazt mutatja, mint az elsőnek választott: semmi sem változna.
walled_city-why-tile-in-tower = Felméréslapka nem kerülhet toronyba.
walled_city-why-fenced = Ezen a területen már áll kerítés.
walled_city-why-cut = Ez a kerítés egy másik területé.
walled_city-why-part = Csak a kettéosztott terület két része jöhet szóba.
walled_city-why-given = Ezt a kártyát már odaadod.
walled_city-why-kept = A saját színtől eltérő kártya a kézben marad.
walled_city-why-total = Az összege nem nagyobb, mint a kapott kártyáé.

## What others decide

walled_city-wait-start_road = { $seat } kezdő utat rak le.
walled_city-wait-joining = { $seat } céhet választ.
walled_city-wait-building = { $round ->
    [1] { $seat } ösvényt keres egy útnak.
   *[other] { $seat } rést keres egy falnak.
}
walled_city-wait-showing = { $seat } kártyát választ: { $place }.
walled_city-wait-settling = { $seat } polgárokat telepít le itt: { $place }.
walled_city-wait-promoting = { $seat } nemeseket léptet elő a tornyokba.
walled_city-wait-adjusting = { $seat } beállíthat egy kockát vagy lapkát.
walled_city-wait-ending = { $seat } még használhatja a céhét.
walled_city-wait-ability = { $seat } a céhét használja: { $guild }.
walled_city-wait-answering = { $seat } visszaad egy kártyát.
walled_city-wait-taking = { $seat } elvesz egy kártyát.
walled_city-wait-zoning = { $seat } védelmi zónát választ.
walled_city-wait-laying = { $seat } védelmi kártyát választ.
walled_city-wait-facing = { $seat } beállítja a védelmi kártyáját.
