### `tetrapolis bench server`: a kiszolgáló sok élő asztal terhelése alatt. `tetrapolis bench web`: a böngészős kliens. `tetrapolis bench search`: a botok.

cli-bench-server = Megméri a kiszolgálót sok élő asztallal: mindegyiknél két vendég ül, egy-egy kapcsolattal, fele-fele hellyel.
    .game = Melyik játékot játsszák; enélkül a kínálat elsőjét.
    .players = Hányan ülnek egy-egy asztalnál.
    .tables = Hány asztalnál játszanak egyszerre.
    .pace = Hány lépés jut egy asztalra másodpercenként az első részben.
    .seconds = Meddig tart az első rész; a második, szünet nélküli rész minden foka az ötödéig, de legalább két másodpercig.
    .database = sqlite:///FÁJL vagy postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS, lehetőleg üres; enélkül egy fájl, amelyet utána töröl.
    .redis = redis://GÉP:PORT, hogy több folyamat is értesüljön egymás változásairól.
    .processes = Hány kiszolgáló folyamat fusson; egy asztal vendégei különbözőknél vannak. Egynél több folyamathoz --redis is kell.
    .clients = Hány folyamat adja a terhelést, az asztalokat elosztva; több akkor kell, ha maga a terhelés a szűk keresztmetszet.
    .protocol = Melyik protokollt használják a kliensek: a 2-esben kész kérdés és típusos események jönnek, az 1-esben lépések listája.
    .peer = Egy másik kiszolgálót is megmér ugyanabban a futásban: boardgame.io. Ehhez node és npm kell, és a forráskód egy másolata.
    .bots = A gépek idejét is méri, szintenként ennyi asztallal, és azt is, mennyit kell várni egy könnyű gépre, miközben valaki sok mestert gondolkodtat.

cli-bench-server-part = { $part ->
    [opening] asztalok, { $n } nyitva
    [paced] { $n } asztal egyenletes ütemben
   *[ramp] { $n } asztal szünet nélkül
}
cli-bench-server-head = { $game }, { $players } játékos: Tetrapolis { $version }, Python { $python }, { $machine }, { $cores } mag; { $database }, { $processes ->
    [one] egy kiszolgáló folyamat
   *[other] { $processes } kiszolgáló folyamat
}; a lépés elküldésétől addig, hogy az új állás minden helyre megérkezik, ezredmásodpercben
cli-bench-server-tables = Asztal
cli-bench-server-pace = Ütem (lépés/s)
cli-bench-server-no-pause = szünet nélkül
cli-bench-server-moves = Lépés/s
cli-bench-server-p50 = p50
cli-bench-server-p95 = p95
cli-bench-server-p99 = p99
cli-bench-server-max = Leglassabb
cli-bench-server-cpu = Kiszolgáló CPU %
cli-bench-server-each = CPU ms/lépés
cli-bench-server-bytes = Bájt/kliens
cli-bench-server-summary = Egyenletes ütemben a p99 { $p99 } ms; legfeljebb { $saturation } lépés/s; élő asztalonként { $memory } kB memória; { $failed ->
    [0] minden lépés sikerült
    [one] egy lépés nem sikerült
   *[other] { $failed } lépés nem sikerült
}.
cli-bench-server-sent = Lépésenként egy kliens { $each } bájtot kap (egy asztal összesen: { $all }); a terhelés legelfoglaltabb folyamatának CPU-használata { $load } % volt; 100 közelében már a terhelés szab határt.
cli-bench-server-peer = { $peer } { $version }, a saját kliensével, fájlokban tárolt játszmákkal, számlálóval mint játékkal, helyenként egy klienssel:
cli-bench-server-ratio = Hozzá képest ({ $peer } = 1): p99 { $p99 }×, lépés/s { $saturation }×.

cli-bench-bots-head = Gépek: { $game }, szintenként { $n } asztalnál { $players } játékos, { $workers } gondolkodó folyamat; a gép sorra kerülésétől a lépéséig, ezredmásodpercben
cli-bench-bots-level = Szint
cli-bench-bots-moves = Lépés
cli-bench-bots-p50 = p50
cli-bench-bots-p99 = p99
cli-bench-bots-max = Leglassabb
cli-bench-bots-attack = { common-level-easy }, mellette { $n } asztal öt-öt mesterrel, { $watched ->
    [watched] mindegyiknél van néző
   *[alone] egyiknél sincs néző
}
cli-bench-bots-part = gépek: { $part ->
    [attack] egyszerre sok mester
   *[other] { $part }
}

cli-error-processes = Több folyamatnak Redis kell, hogy értesüljön egymás változásairól. Add meg: --redis redis://GÉP:PORT, vagy hagyd el a --processes kapcsolót.
cli-error-peer = Ezt nem lehet megmérni: { $peer }. Választható: { $known }.
cli-error-peer-files = A telepített csomagban nincsenek meg a hozzávaló fájlok: { $peer }. Futtasd a forráskód egy másolatából, vagy hagyd el a --peer kapcsolót.
cli-error-peer-node = Ehhez node és npm kell, és itt nincsenek: { $peer }. Telepítsd őket, vagy hagyd el a --peer kapcsolót.
cli-error-peer-install = Nem indul el: { $peer }. Futtasd az „npm ci” parancsot itt: { $folder }, és nézd meg, mit ír, vagy hagyd el a --peer kapcsolót.
cli-error-bench-server = A kiszolgáló nem indult el. Próbáld ki a „tetrapolis serve” parancsot ugyanezzel az adatbázissal, és nézd meg, mit ír.
cli-error-bench-load = A mérés félbeszakadt: { $why }. Próbáld kevesebb asztallal, vagy nézd meg az adatbázist.

cli-bench-web = Megméri a böngészős klienst Chromiummal: mennyit tölt le egy asztalhoz, és eseményenként mennyit dolgoznak a szkriptjei. Playwright és Chromium kell hozzá.
    .game = Melyik játék; többször is megadható. Enélkül az összes.
    .moves = Legfeljebb hány lépést játsszon le játékonként.

cli-bench-web-head = Tetrapolis { $version }, Chromium { $chromium }, { $machine }, { $cores } mag; egy asztal első betöltése kB-ban, tömörítve; a szkriptek ideje eseményenként ezredmásodpercben
cli-bench-web-game = Játék
cli-bench-web-load = Első betöltés
cli-bench-web-gzip = gzippel
cli-bench-web-files = Fájl
cli-bench-web-events = Esemény
cli-bench-web-median = Medián
cli-bench-web-p99 = p99
cli-bench-web-max = Leghosszabb
cli-bench-web-moving = Medián, mozgással
cli-bench-web-moving-p99 = p99, mozgással
cli-bench-web-load-said = A legnagyobb első betöltés { $kb } kB (határ: { $limit } kB).
cli-bench-web-board = { $game }: teli tábla { $pieces } bábuval, { $events } esemény: a szkriptek mediánja { $median } ms, a leghosszabb { $max } ms (határ: { $limit } ms).

cli-error-bench-playwright = Ehhez a méréshez Playwright kell, és nincs telepítve. Futtasd: „make dev”, vagy „pip install playwright”.
cli-error-bench-chromium = Ehhez a méréshez Chromium kell, és nincs ezen a számítógépen. Futtasd: tools/browser.sh, vagy nevezz meg egyet a TETRAPOLIS_CHROMIUM változóban.
cli-error-bench-client = A böngészős kliens nincs lefordítva. Előbb futtasd: „make web”.

## `tetrapolis bench search`: the bots' searches.

cli-bench-search = Megméri, hány világot próbálnak ki másodpercenként a kereső gépek, és ha telepítve van, ugyanezeken az állásokon az OpenSpiel fakeresését is.
    .game = Melyik játék; többször is megadható. Enélkül az összes.
    .positions = Hány állás, közepes gépek játszmáiból.
    .seconds = Processzoridő keresésenként és játékonként, az összes állásra együtt.
    .budgets = Azt is megméri, szintenként ennyi döntésen, hogyan tartják be a gondolkodási időt.

cli-bench-search-head = Tetrapolis { $version }, Python { $python }, { $machine }: iteráció másodpercenként (processzoridő, egy mag)
cli-bench-search-game = Játék
cli-bench-search-players = Játékos
cli-bench-search-hard = hard
cli-bench-search-expert = expert
cli-bench-search-judged = OpenSpiel, értékelve
cli-bench-search-playouts = OpenSpiel, lejátszva
cli-bench-search-ratio-judged = expert / értékelve
cli-bench-search-ratio-playouts = expert / lejátszva
cli-bench-search-peer = OpenSpiel { $version }: a Pythonban írt IS-MCTS-e ugyanezeken az állásokon, a mi illesztőnkön át. „Értékelve”: az új csomópontot a mi értékelésünk ítéli meg, és nem játssza tovább; „lejátszva”: véletlen lépésekkel a játszma végéig játssza. Nálunk egy iterációt a közepes gép játszik tovább a látóhatárig.
cli-bench-search-missing = Az OpenSpiel nincs telepítve, ezért nincs összehasonlítás. Így szerezhető be: pip install "tetrapolis[envs]"
cli-bench-search-level = Szint
cli-bench-search-budget = Keret, mp
cli-bench-search-median = Medián, %
cli-bench-search-p99 = p99, %
cli-bench-search-max = Leghosszabb, %
cli-bench-search-own-p99 = Processzoridő p99, %

## `tetrapolis bench envs`: a tanuló programok környezetei.

cli-bench-envs = Megméri, hány lépést kapnak másodpercenként a tanuló programok a környezetektől, és ha telepítve vannak, mások környezeteitől is.
    .game = Melyik játék; többször is megadható. Enélkül az összes.
    .count = Hány játszma folyik egymás mellett a kötegelt környezetben.
    .seconds = Processzoridő környezetenként és játékonként; mindegyik legalább ötször végigjátszik mindent.

cli-bench-envs-head = Tetrapolis { $version }, Python { $python }, { $machine }: lépés másodpercenként (processzoridő, egy mag), véletlen döntésekkel; a kötegelt környezetben { $count } játszma folyik egymás mellett. Egy lépés egy hely egy döntése, azzal együtt, amit lát, és amit tehet.
cli-bench-envs-game = Játék
cli-bench-envs-players = Játékos
cli-bench-envs-batched = Kötegelt
cli-bench-envs-single = PettingZoo
cli-bench-envs-ratio = Kötegelt / { $peer }
cli-bench-envs-hanabi = hanabi: a PettingZoo { $version } saját gyűjteményéből, négy játékossal, ugyanazzal a ciklussal, mint a mi PettingZoo-környezetünk.
cli-bench-envs-hearts = hearts: az OpenSpiel { $version } saját, C++-ban írt játéka, Pythonból hívva. Más játéknak mások a szabályai, és más hosszú vektorai vannak, ezért az arány azt mutatja, mennyit kell várni, nem azt, hogy melyik kód jobb.
cli-bench-envs-missing = Itt nem futtatható: { $peer }, ezért vele nincs összehasonlítás. Így telepíthető: { $install }
