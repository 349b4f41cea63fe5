### A parancssor. A `cli-<parancs>` a parancs súgója, attribútumai a paramétereinek súgói.

cli = Négy városjáték egy asztalnál. Egy-egy parancsról a „tetrapolis PARANCS --help” mond többet.
    .version = Kiírja a verziószámot.
    .install_completion = Beállítja, hogy a parancsértelmeződ kiegészítse a parancsokat és kapcsolókat.
    .show_completion = Kiírja a parancsértelmeződhöz való kiegészítő szkriptet.
    .games_dir = Mappa nem telepített játékokkal: projektekkel, csomagokkal vagy egyetlen fájllal, amelyben GAME van.
    .content = Tartalomcsomag, amellyel játszunk: mappa, ahogyan a „tetrapolis content export” írja, kijavítva; többször is megadható, játékonként egyszer.

cli-games = Felsorolja a játékokat, vagy megmutatja, mi választható az egyikben.
    .name = A játék, amelynek a beállításaira kíváncsi vagy; ha nem adsz meg egyet sem, az összes játékot felsorolja.

cli-play = Játék ebben a terminálban, a billentyűzetnél ülőkkel és gépekkel.
    .game = Melyik játék; ha nem adsz meg egyet sem, a program megkérdezi.
    .players = Hány játékos ül az asztalnál.
    .humans = Közülük hányan emberek; a többi helyre gépek ülnek.
    .name = Egy játékos neve; többször is megadható, mindenkinek egyszer.
    .bots = A gépek szintje, vagy szintek felsorolása a helyeikhez; program:PARANCS a saját programod (docs/outside-bots.md).
    .edition = Melyik kiadás szabályai és összeállításai számítanak.
    .seed = Ugyanaz a mag ugyanazokat a lapokat osztja.
    .file = Hová kerüljön a játék felvétele; enélkül a program keres neki helyet.
    .resume = Egy elmentett játék folytatása.
    .no_color = Színek nélkül.

cli-replay = Egy elmentett játék megtekintése lépésről lépésre.
    .file = Az elmentett játék.
    .seat = A játék úgy, ahogy ez a játékos látta; enélkül úgy, ahogy egy néző.
    .opened = Minden látható, a rejtett lapok is, ha a játéknak már vége.
    .step = Minden lépés után vár egy billentyűre.
    .first = Ezzel a bejegyzéssel kezdi.
    .last = Ez után a bejegyzés után megáll.
    .verify = Ellenőrzi, hogy az osztás az első lépés előtt eldőlt: a magból és a sóból kiszámolja a zárolt lenyomatot, a magból pedig minden véletlent.
    .commitment = A lenyomat, amelyet az asztal játék közben mutatott; meg kell egyeznie ezével a játszmáéval.
    .as_json = Szöveg helyett bejegyzésenként egy JSON-objektumot ír ki.
    .no_color = Színek nélkül.

cli-sim = Gépek sok játékot játszanak egymás ellen, az eredményeket pedig összesíti.
    .name = Melyik játék; a „tetrapolis games” felsorolja őket.
    .players = Hány játékos ül az asztalnál.
    .games = Hány játékot játsszanak.
    .bots = Egy szint mindenkinek, vagy felsorolás, minden helyre egy: random,normal,...; program:PARANCS a saját programod (docs/outside-bots.md), hard@0.2 ennyi másodpercig gondolkodik.
    .seed = Ugyanaz a mag ugyanazokat a játékokat adja, akárhány folyamat dolgozik.
    .first = Az első játék sorszáma: így egy hosszabb sorozat egyetlen játéka is újrajátszható.
    .preset = Kész összeállítás a játék tartalmából; a „tetrapolis games JÁTÉK” felsorolja őket.
    .workers = Hány folyamat ossza el a munkát.
    .check = Minden lépésnél ellenőrzi, hogy semmi sem keletkezik vagy tűnik el, nem szivárog ki titok, és az állás menthető és másolható.
    .save = Minden játékot ebbe a mappába ment, a „tetrapolis replay” számára.

cli-rules = Szabályok és döntések megkeresése szám vagy szavak szerint, vagy egy egész fejezet elolvasása.
    .name = Melyik játék; a „tetrapolis games” felsorolja őket.
    .wanted = Szabályok a számukkal, például 6.12 (a játék betűi állhatnak előtte), egy fejezet, például 6, egy döntés, például R-24, vagy egy lap neve; ha egyet sem adsz meg, a fejezeteket sorolja fel.
    .search = Azok a szabályok és döntések, amelyekben ezek a szavak vagy az általuk megnevezett lapok előfordulnak.

cli-bench = Megméri, milyen gyors a játékmotor, más motorok mellett, ha azok telepítve vannak.
    .name = Melyik játék; ha nem adsz meg egyet sem, az összes.
    .players = Egy játékosszám vagy tartomány, például 4 vagy 2-8; enélkül minden lehetséges létszám.
    .seconds = Ennyi processzor-másodperc jut egy-egy mérésre.
    .peers = Más motorokat is megmér ugyanabban a futásban.

cli-new-game = Ír egy apró, működő játékot önálló projektként, kiindulásnak.
    .name = Hogy hívják a programok: a-z, 0-9 és _.
    .folder = Hová; nélküle egy mappába, amelyet a játékról nevez el.

cli-check-game = Megítél egy játékot: mely törvények teljesülnek, mi hiányzik, és a leírás melyik oldala segít.
    .name = Melyik játék; a --games-dir kapcsolóval olyan is lehet, amely nincs telepítve.
    .games = Hány véletlen játszma minden asztalfajtánál.
    .seed = Ugyanaz a mag ugyanazokat a partikat adja.

cli-any =
    .lang = A szövegek nyelve: en vagy hu.
    .as_json = Szöveg helyett egyetlen JSON-objektumot ír ki.
    .option = A játék egy beállítása KULCS=ÉRTÉK alakban; többször is megadható. A „tetrapolis games JÁTÉK” felsorolja őket.
    .preset = Kész összeállítás a játék tartalmából. A „tetrapolis games JÁTÉK” felsorolja őket.
    .help = Megmutatja ezt az oldalt.

## Súgóoldalak

cli-help-usage = Használat:
cli-help-options = [KAPCSOLÓK]
    .title = Kapcsolók
cli-help-command = PARANCS
cli-help-arguments =
    .title = Argumentumok
cli-help-commands =
    .title = Parancsok
cli-value =
    .game = JÁTÉK
    .rule = SZABÁLY
    .words = SZAVAK
    .name = NÉV
    .dir = MAPPA
    .pair = KULCS=ÉRTÉK
    .levels = SZINT[,SZINT...]
    .file = FÁJL
    .level = SZINT
    .preset = ÖSSZEÁLLÍTÁS
    .edition = KIADÁS
    .seed = MAG
    .program = NÉV=PARANCS
    .address = CÍM

cli-help-default = [alapérték: { $value }]

## Hibás parancssorok

cli-error-lang = Ismeretlen nyelv: { $lang }. Ezek közül választhatsz: { $known }.
cli-error-games-dir = Nincs ilyen mappa, amelyben játékokat kereshetnénk: „{ $folder }”. Adj meg egy létezőt: --games-dir MAPPA.
cli-error-command = Ismeretlen parancs: { $command }. { $near ->
    [none] Ezek közül választhatsz
   *[other] Erre gondoltál: { $near }? Ezek közül választhatsz
}: { $known }.
cli-error-option = Ismeretlen kapcsoló: { $option }. { $near ->
    [none] A „--help” felsorolja a kapcsolókat.
   *[other] Erre gondoltál: { $near }?
}
cli-error-option-value = { $takes ->
    [yes] A(z) { $option } kapcsoló után értéket kell írni.
   *[no] A(z) { $option } kapcsolónak nem lehet értéke.
}
cli-error-missing = Hiányzik: { $name }. A „--help” megmutatja, hogyan kell írni a parancsot.
cli-error-extra = Túl sok szó: { $words }. A „--help” megmutatja, hogyan kell írni a parancsot.
cli-error-value = { $name } értéke nem lehet „{ $value }”: { $limits ->
    [low] legalább { $low } értékű{" "}
    [both] { $low } és { $high } közötti{" "}
   *[none] {""}
}{ $kind ->
    [integer] egész számnak
    [number] számnak
   *[other] másfajta értéknek
} kell lennie.
cli-error-pair = „{ $pair }” nem beállítás: KULCS=ÉRTÉK alakban írd. A „tetrapolis games JÁTÉK” felsorolja a beállításokat.
cli-error-too-deep = Ez a parancssor túl mélyen egymásba ágyazott. Add meg az értéket egyszerűbb alakban.
cli-error-not-installed = Itt nincs telepítve: { $module }. Így szerezhető be: pip install "tetrapolis[{ $extra }]"
cli-error-bots-count = { $players } helyre { $count } gépet neveztél meg. Egy szintet adj meg mindenkinek, vagy minden helyre egyet.
cli-error-folder = Ebbe a mappába nem lehet írni: { $folder }. Válassz másikat a --save kapcsolóhoz.
cli-error-rule = Nincs ilyen szabály: { $rule }. { $near ->
    [none] A fejezetek 1-től { $last }-ig számozottak; a „tetrapolis rules { $game }” felsorolja őket.
   *[other] Ezek valamelyikére gondoltál? { $near }
}
cli-error-counts = --players értéke nem lehet „{ $text }”: { $low } és { $high } közötti számot vagy tartományt adj meg, például { $low }-{ $high }.
cli-hint-game = A „tetrapolis games” többet mond róluk.
cli-hint-options = A „tetrapolis games JÁTÉK” megmutatja a beállításokat, az értékeiket és a játékosok számát.
cli-hint-record = A „tetrapolis sim JÁTÉK --save MAPPA” visszajátszható fájlokat készít.

## games

cli-games-id = Játék
cli-games-name = Név
cli-games-players = Játékosok
cli-games-presets = Összeállítások
cli-games-about = Miről szól
cli-games-preset = Összeállítás
cli-games-option = Beállítás
cli-games-values = Értékek
cli-games-default = Alapérték
cli-games-meaning = Jelentése
cli-games-see-presets = lásd a fenti összeállításokat
cli-games-range = { $low }–{ $high } játékos
cli-games-more = A „tetrapolis games { $game }” megmutatja a beállításait, a „tetrapolis play { $game }” elindít egy játékot.
cli-games-no-options = A játékosokon kívül nincs mit választani. Így kezdődik egy játszma: „tetrapolis play { $game }”.
cli-games-how = Beállítást így adhatsz meg: --option KULCS=ÉRTÉK, például: tetrapolis play { $game } --option { $pair }

## sim

cli-sim-progress = Játékok
cli-sim-row-games = Játékok
cli-sim-row-decisions = Döntések
cli-sim-row-decisions-per-game = Döntés játékonként
cli-sim-row-rounds-per-game = Forduló játékonként
cli-sim-row-rate = Játék másodpercenként
cli-sim-row-ties = Megosztott győzelmek
cli-sim-row-reason = Befejezés: { $reason }
cli-sim-seat = Hely
cli-sim-bot = Gép
cli-sim-wins = Győzelem
cli-sim-share = Arány
cli-sim-interval = 95%-os intervallum
cli-sim-points = Pont
cli-sim-longest = A leghosszabb játék: a(z) { $game }. játék (mag: { $seed }), { $decisions } döntéssel.
cli-sim-checked = Minden állást ellenőriztünk: semmi sem veszett el, és semmi sem szivárgott ki.
cli-sim-unchecked = Az állásokat most nem ellenőriztük; a --check kapcsolóval lehet.
cli-sim-worker-lost = Egy munkafolyamat leállt, mielőtt végzett volna. Próbáld újra kevesebb folyamattal.
cli-sim-failed = { $kind ->
    [stall] A(z) { $game }. játék (mag: { $seed }) elakadt: { $ply } lépés után sincs vége.
    [crash] A(z) { $game }. játék (mag: { $seed }) { $ply } lépés után összeomlott.
   *[check] A(z) { $game }. játék (mag: { $seed }) { $ply } lépés után megbukott egy ellenőrzésen.
    }
    Ok: { $why }
    Az utoljára választott lépés: { $move }
    Felvétel: { $file }
    Így látható újra: { $again }

## rules

cli-rules-section = Fejezet
cli-rules-title = Miről szól
cli-rules-count = Szabályok
cli-rules-more = A „tetrapolis rules { $game } 6” egy fejezetet, a „tetrapolis rules { $game } { $prefix }-6.2” egy szabályt, a „tetrapolis rules { $game } R-24” egy döntést ír ki, a --search SZAVAK pedig keres.
cli-rules-rulings = Döntések: a szabálykönyvek ezeket nyitva hagyják, vagy eltérnek egymástól; mi így játsszuk
cli-rules-why = Miért:
cli-rules-above = Lásd feljebb: { $ids }
cli-rules-belongs = Ide tartozik: { $ids }
cli-rules-found = { $total ->
    [0] Egyetlen szabályban sem fordul elő: „{ $query }”. Próbálj más szót, vagy csak a szó elejét.
   *[other] „{ $query }” találatai: { $rules } szabály és { $rulings } döntés.
}

## bench

cli-bench-progress = Mérés: { $what }
cli-bench-head = { $game }: Tetrapolis { $version }, Python { $python }, { $machine }, { $compiled ->
    [true] lefordítva
   *[false] értelmezve
}; egy mag, processzoridő{ $options ->
    [none] {""}
   *[other] , { $options }
}
cli-bench-players = Játékosok
cli-bench-decisions = Véletlen döntés/s
cli-bench-games = Játék/s
cli-bench-length = Döntés/játék
cli-bench-normal = Közepes gép, döntés/s
cli-bench-first = Minden állás először, véletlen játékok során:
cli-bench-first-asked = { $what } µs, akit kérdeznek
cli-bench-first-any = { $what } µs, bármelyik hely
cli-bench-ratio = Döntés/s, { $peer } = 1
cli-bench-peer = { $peer } { $version }, { $players } véletlen játékos: { $decisions } döntés/s, { $games } játék/s. Hozzá képest mi { $ours } játékossal: döntés/s { $ratio }×, játék/s { $gameratio }×.
cli-bench-peer-missing = Itt nincs telepítve: { $peer }, ezért nincs összehasonlítás. Így telepíthető: pip install "tetrapolis[bench]"
