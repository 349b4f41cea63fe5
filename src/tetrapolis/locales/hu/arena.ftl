### Az aréna: a `tetrapolis arena` és a `tetrapolis report`, meg a jelentés oldalának szavai.

cli-arena = Gépek sok játékot játszanak egymás ellen, váltakozó ülésrenddel, minden ülésrendben ugyanazokkal a magokkal, és kiderül, ki az erősebb.
    .game = Melyik játék (a „tetrapolis games” felsorolja őket); egy megkezdett sorozat folytatásához nem kell.
    .line_up = Kik játszanak, minden helyre egy szint: normal,easy,random,random. Többször is megadható.
    .players = Hány hely van, ha a felállás mindenkinek egy szintet ad.
    .games = Hány játékot játsszon minden felállás; felfelé kerekítve, hogy minden mag minden ülésrendben sorra kerüljön. Ha több, mint eddig, a sorozat folytatódik. Ha nem adod meg: 1000.
    .seed = Ugyanaz a mag ugyanazokat a játékokat adja, bárhol játsszák is.
    .preset = Kész összeállítás a játék tartalmából; a „tetrapolis games JÁTÉK” felsorolja őket.
    .out = A sorozat mappája. Ha már vannak benne eredmények, csak a hiányzó játékokat játssza le.
    .workers = Hány folyamat ossza el a munkát.
    .cluster = Egy Dask-fürtön játszik; az ütemező címét kell megadni.
    .sprt = Megáll, mihelyt eldől, hogy a felállás első gépe jobb-e a rá jutó résznél (lásd --bounds). A kilépési kód 1, hacsak nem jobb.
    .bounds = Ami között az --sprt dönt, százalékpontban: legfeljebb A vagy legalább B nyereség.
    .against = Ugyanennek a felállásnak és magnak egy korábbi sorozata: az --sprt magonként veti össze, mennyit nyert az első gép akkor és most.

cli-report = Egy aréna-sorozat eredményeiből egyetlen diagramos oldalt készít, amely böngészőben nyitható meg.
    .folder = A sorozat mappája.
    .out = Ezt a fájlt írja; enélkül a sorozat mappájában a report.html-t.

cli-train = Egy háló megtanul egy játékot: a gépek lépéseiből, keresésekből, végül a saját játszmáiból. Ami jobban játszik, mint az előző, megmarad. Ugyanez a parancs folytatja, ami félbeszakadt.
    .name = Melyik játék (a „tetrapolis games” felsorolja őket); az --out mappájában megkezdett tanítás folytatásához nem kell.
    .players = Hány játékosra; enélkül a legkevesebbre, amennyit a játék enged.
    .out = A tanítás mappája: a háló benne a best.net, a lefolyását a training.json mondja el. Enélkül egy mappa a „nets”-ben.
    .tables = Olyan asztal beállításai, amelyet ismernie kell, például preset=random,edition=2016; többször is megadható, ilyenkor váltják egymást. Enélkül a szokásosak.
    .seed = Ugyanaz a mag ugyanazt a hálót adja, akárhány folyamattal.
    .rounds = Hányszor kövesse egymást keresés és saját játszma; a második körtől a keresés a hálóval játssza végig a világokat.
    .copied = Hány játszmát utánozzon először a normál gépektől.
    .searched = Hány játszmát utánozzon a kereséstől minden körben.
    .worlds = Hány világban próbálja ki a keresés az egyes lépéseket.
    .lots = Hány adag saját játszma után érjen véget egy kör; minden adagból tanul.
    .games = Hány játszma tesz ki egy adagot.
    .gate = Legfeljebb hány játszma után dőljön el, jobb lett-e a kör végére.
    .workers = Hány folyamat ossza el a munkát.
    .far = Milyen messzire nézve ítélje meg a saját játszmákat: 0: csak a lépés után hamarosan várhatót nézi, 1: csak a végeredményt.
    .rate = Mekkora lépésekben tanuljon a saját játszmáiból.
    .begin = Ezzel a hálóval kezdje üres háló helyett; más létszámú asztal hálója is lehet.
    .cluster = Egy Dask-fürtön tanít; az ütemező címét kell megadni.

## Tanítás

train-stage = { $stage ->
    [copy] Normál gépek játszmái
    [search] A keresés játszmái
    [play] Saját játszmák adagjai
   *[gate] Jobb lett?
}
train-step = { $round }. kör: { $stage ->
    [copy] normál gépek { $done } döntéséből tanult; { $worth } arányban tenné ugyanazt
    [search] a keresés { $done } döntéséből tanult; { $worth } arányban tenné ugyanazt
    [play] { $done } adag saját játszma után; a vártnál { $worth } győzelemmel jobb
   *[gate] { $done } játszma { $worth }-át nyerte meg, és { $kept ->
        [true] megmarad
       *[false] nem marad meg
    }
} ({ $minutes } perc)
train-column-round = Kör
train-column-games = Játszmák
train-column-share = Győzelmi arány
train-column-kept = Megmaradt
train-kept = { $kept ->
    [true] igen
   *[false] nem
}
train-fair = Egy háló egyforma ellenfelek között: az első körben a normál gépek, utána az addigi legjobb háló. Az egyenlő rész: { $share }.
train-see = A háló itt van: { $net }. Így nézheted meg, milyen erős: { $see }
train-again = Megállt. Így folytatható: { $again }
train-error-what = Mondd meg, mit tanítsak: tetrapolis train JÁTÉK --players N, vagy --out egy megkezdett tanítás mappájával.
train-error-none = Ebben a mappában nincs tanítás: { $folder }. Új kezdéséhez nevezz meg egy játékot: tetrapolis train JÁTÉK --out { $folder }
train-error-other = Ebben a mappában másik tanítás van: { $folder }. Válassz másikat az --out kapcsolóval, vagy folytasd azt: tetrapolis train --out { $folder }
train-error-write = Ebbe a mappába nem lehet írni: { $folder }. Válassz másikat az --out kapcsolóval.
train-error-folder = Ami ebben a mappában van, nem olvasható tanításként: { $folder }. Válassz másikat az --out kapcsolóval.

## Futás közben

arena-progress = Játékok
arena-progress-sprt = Játékok (LLR { $llr }, határ ±{ $bound })
arena-no-workers = A(z) { $address } címen lévő ütemezőnek még nincs munkafolyamata; a játékok akkor kezdődnek, ha csatlakozik egy: dask worker { $address }
arena-interrupted = Megállt. { $done } játék van elmentve, félbemaradt egy sincs köztük. Így folytatható: { $again }
arena-head = { $games } játék { $seeds } maggal, Tetrapolis { $version }
arena-fair = Az egyenlő rész: { $share }. A tartományok 95%-osak, magonként számolva.
arena-pairs = Milyen gyakran végez a sor gépe az oszlop gépe előtt:
arena-report-hint = Diagramos oldal: tetrapolis report { $folder }
arena-column-bot = Gép
arena-column-seats = Helyek
arena-column-share = Győzelmi arány
arena-column-interval = 95%-os tartomány
arena-column-place = Átlagos helyezés
arena-column-points = Pont
arena-column-rating = Értékszám
arena-column-seat = Hely
arena-sprt-accept = Elfogadva: { $bot } nyeresége { $gain } százalékpont, { $paired ->
    [true] magonként a korábbi sorozathoz mérve
   *[false] az egyenlő részhez mérve
} ({ $seeds } mag, LLR { $llr }, határ { $bound }). A kérdés az volt: inkább legalább { $high } százalékpont, mint legfeljebb { $low }? A korán megálló próba túlbecsüli a nyereséget.
arena-sprt-reject = Elutasítva: { $bot } nyeresége { $gain } százalékpont, { $paired ->
    [true] magonként a korábbi sorozathoz mérve
   *[false] az egyenlő részhez mérve
} ({ $seeds } mag, LLR { $llr }, határ −{ $bound }). A kérdés az volt: inkább legalább { $high } százalékpont, mint legfeljebb { $low }?
arena-sprt-open = Még nem dőlt el: { $bot } nyeresége eddig { $gain } százalékpont, { $paired ->
    [true] magonként a korábbi sorozathoz mérve
   *[false] az egyenlő részhez mérve
} ({ $seeds } mag, LLR { $llr }, határok ±{ $bound }). A kérdés: inkább legalább { $high } százalékpont, mint legfeljebb { $low }? Több játékkal (--games) eldőlhet.

## Ami elromolhat

arena-error-what = Add meg, mit játsszanak: --game és --line-up, vagy --out egy folytatandó sorozat mappájával.
arena-error-none = Ebben a mappában nincs sorozat: { $folder }.
arena-error-empty = Ebben a mappában még egy mag sincs, amelyet minden ülésrendben lejátszottak: { $folder }. Így folytatható: tetrapolis arena --out { $folder }
arena-error-folder = Az eredmények nem olvashatók ebben a mappában: { $folder }.
arena-error-write = Ebbe a mappába nem lehet írni: { $folder }. Válassz másikat az --out kapcsolóval.
arena-error-other = Ebben a mappában egy másik sorozat van: { $folder } ({ $field ->
    [game] más játék
    [players] más játékosszám
    [options] más beállítások
    [seed] más mag
   *[line_ups] más felállások
}). Válassz másik mappát az --out kapcsolóval.
arena-error-against = Ezzel a sorozattal nem lehet összevetni: { $folder } ({ $field ->
    [game] más játék
    [players] más játékosszám
    [options] más beállítások
    [seed] más mag
   *[line_ups] más felállás
}).
arena-error-version = A(z) { $folder } mappa játékait a(z) { $old } változat játszotta, ez pedig a(z) { $new }: nem tartoznak össze. Válassz másik mappát az --out kapcsolóval.
arena-error-worker-version = Egy munkafolyamat a(z) { $version } változatot futtatja, a sorozathoz viszont { $expected } kell. Telepítsd mindenhová ugyanazt a változatot.
arena-error-bounds = --bounds értéke nem lehet „{ $text }”: két számot írj, elöl a kisebbet, például 0,5.
arena-error-cluster = Ezen a címen nem válaszol ütemező: { $address }. Így indítható: dask scheduler
arena-error-workers = A munkafolyamatok elvesztek, mielőtt végeztek volna.
arena-error-page = Ez a fájl nem írható: { $file }. Válassz másikat az --out kapcsolóval.

## A jelentés

report-written = Elkészült: { $file }
report-title = { $game }: gépek az arénában
report-players = Játékosok
report-games = Játékok
report-seeds = Magok
report-line-ups = Felállások
report-options = Beállítások
report-version = Változat
report-intervals = Minden magot minden ülésrendben lejátszottak, így a lapok és a helyek szerencséje kiegyenlítődik. A pontok melletti vonalak 95%-os tartományok, a magok közötti szórásból: ha az egész sorozatot sokszor megismételnék más magokkal, 100 ilyen tartományból 95 tartalmazná a valódi értéket. Ahol sok a pont, ott néhány véletlenül is eltér a szaggatott vonaltól; ezért egy pont csak akkor színes, ha ez az egész ábrára együtt 100 sorozatból 5-nél kevesebbszer fordulna elő (Bonferroni). A szürke pont bármelyik oldalon lehet.
report-strength = Milyen erősek a gépek
report-strength-note = A győzelmek aránya a gép egy-egy helyére számolva; a megosztott győzelem részarányosan számít. Az egyenlő rész { $share }.
report-ratings = Értékszámok
report-ratings-note = Plackett–Luce-értékszámok az összes helyezésből, nem csak a győzelmekből, az Élő-pontok léptékében: 400 pont tízszeres erőt jelent. A nulla a gépek közepe.
report-pairs = Párosával
report-seats = Számít-e, ki hol ül?
report-seats-note = A győzelmek aránya helyenként, az asztal sorrendjében, az összes gépre. Minden gép minden helyen ugyanannyiszor ült.
report-seat = { $seat }. hely
report-facts = Mi jár együtt a győzelemmel
report-facts-note = Hány százalékponttal nyert többet (vagy kevesebbet) egy-egy dolog gazdája, mint ugyanaz a gép általában. Együtt jár a győzelemmel, de nem biztos, hogy az oka: aki vezet, többet is engedhet meg magának.
report-facts-some = Az összesen { $all } közül a { $most } legjobb és a { $most } legrosszabb.
report-facts-few = Még túl kevés a játék ahhoz, hogy bármit mondani lehessen, vagy mindig ugyanaz a gép nyer.
report-times = { $times } alkalommal fordult elő
report-scores = Pontok
report-scores-note = Hogyan oszlanak meg az egyes gépek pontjai; a vonal az átlagot jelöli.
report-lines = Miből jönnek a pontok
report-lines-note = A győztesek (sötét) és a többiek (halvány) átlagos pontjai.
report-length = Milyen hosszúak a játékok
report-length-rounds = Fordulók
report-length-rounds-note = Átlagosan { $mean } forduló.
report-length-decisions = Döntések
report-length-decisions-note = Átlagosan { $mean } döntés, az összes játékosé együtt.
report-ends = Hogyan érnek véget a játékok
