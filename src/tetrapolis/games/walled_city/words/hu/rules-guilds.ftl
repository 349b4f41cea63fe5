### The Walled City: the numbered rules of sections 11 to 15 for players, in our own words: Borderlands, two players, guilds, information, options.
### The attribute "ruling" names the rulings behind a rule.

## 11. Borderlands

wal-11-1 = A Határvidék táblán 4 játékosnál mindenki 5 úttal, 3 fallal, 16 nemessel, 17 földművessel és 10 építménykártyával kezd: ez a saját paklija az 1/0 nélkül.
wal-11-2 = A Határvidék táblán 3 játékosnál mindenki 6 úttal, 4 fallal, 18 nemessel, 19 földművessel, a saját paklija mind a 11 építménykártyájával és 1 saját színétől eltérő kártyával kezd (WAL-11.4).
wal-11-3 = A Határvidék táblán 2 játékosnál mindenki 8 úttal, 6 fallal, 20 nemessel, 25 földművessel és 18 építménykártyával kezd (WAL-12.1).
wal-11-4 = 3 játékosnál a nem használt szín 4/0, 3/1 és 2/2 kártyáját megkeveritek, és mindenki titokban kap közülük egyet: ez a saját színétől eltérő kártyája.
    .ruling = R-25
wal-11-5 = A saját színedtől eltérő kártyát csak a védelmi fázisban játszhatod ki, bármelyik fordulóban, és ott olyan, mint egy saját kártyád. Építeni sosem építhetsz vele.
wal-11-6 = Ha már csak a saját színedtől eltérő kártyád maradt, a védelmi fázisban azt kell leraknod. Bármelyik kártyádat rakod is le előbb, minden későbbi lépésre jut lapod.
wal-11-7 = Csak egy területen van felméréslapkahely. Oda egy feldobott lapka kerül, a másik három a dobozban marad.
wal-11-8 = Nyolc ösvény T-ösvény: az egyik oldalán egy terület van (A), a másikon kettő (B1 és B2). A B1 és B2 közötti ösvény, amely a T-ösvénynél ér véget, a T szára; ez önálló ösvény.
wal-11-9 = Ha T-ösvényre építesz, a kártyád egyik száma A-ra vonatkozik, a másik teljes egészében B1-re vagy teljes egészében B2-re, ahogy választod.
wal-11-10 = Ha T-ösvényre építesz, az A, a B1 vagy a B2 terület kockáját vagy lapkáját állíthatod be, akkor is, ha oda senkit sem telepítettél.
wal-11-11 = A nyitott T-ösvény összeköti egymással A-t, B1-et és B2-t, akkor is, ha a szárára út épült. A beépített T-ösvény A-t választja el B1-től és B2-től; B1-et B2-től csak a T szára választja el.
    .ruling = R-15
wal-11-12 = Kezdő útból annyi van, mint a Londonderry táblán: 4 játékosnál egy sem, 3-nál 1, 2-nél 4. T-ösvényt is választhattok hozzá.
    .ruling = R-08

## 12. Two players

wal-12-1 = 2 játékosnál mindketten két pakli építménykártyát használtok: a sajátotokat és egy nem használt színét. A Londonderry táblán mindkét pakliból kiveszitek az 5/0, a 2/0 és az 1/0 kártyát, így 16 lap marad; a Határvidék táblán az 5/0 és a 4/1 kártyát, így 18.
wal-12-2 = Az építménykártyák színe nem számít.
wal-12-3 = Az egyik nem használt szín semleges. Az előkészületek során minden olyan területre, amelynek van legalább egy rése, 1 semleges nemes és 2 semleges földműves kerül, minden toronyba pedig 1 semleges nemes.
wal-12-4 = A semleges színnek nincs köre, céhe és kártyája, és nem győzhet.
wal-12-5 = A semleges polgárok minden városrészben számítanak, és elfoglalják a nekik járó helyezést, így a három szín az 5, 3 és 2 szavazatért verseng.
wal-12-6 = A semleges őrszemek minden toronyban számítanak, és elfoglalják a nekik járó helyezést.
wal-12-7 = A semleges polgárok és őrszemek a frakciók többségénél is számítanak.
    .ruling = R-28
wal-12-8 = Amit a semleges szín nyer, vagy ami holtversenynél rá jut, az elvész. A szavazatait érdekességként számon tarthatjátok, de sosem számítanak.
    .ruling = R-28
wal-12-9 = A semleges nemesek ugyanúgy elmenekülnek és előléptethetők, mint a többi.
wal-12-10 = A céhek képességeinél, amennyiben bábukról van szó, a semleges szín is játékos, és az ellenfeled. A készlete az, ami az előkészületek után a 25 földművesből és 20 nemesből megmaradt: a Londonderry táblán 7 földműves és egy nemes sem, a Határvidék táblán 9 földműves és 4 nemes.
    .ruling = R-27
wal-12-11 = A négy kezdő utat felváltva rakjátok le, fejenként kettőt; a kezdőjátékos kezdi.
wal-12-12 = Védelmi fázisonként mindketten egy kártyát raktok le, így a végén két-két lapotok megmarad. Megegyezhettek fázisonként két kártyában is (WAL-15.4).
    .ruling = R-29

## 13. Guilds: in general

wal-13-1 = A céhek képességeinél ellenfeled minden más játékos, 2 játékosnál pedig a semleges szín is. A táblán azt jelenti: a területeken és a tornyokban; a városban azt jelenti: csak a területeken.
    .ruling = R-27
wal-13-2 = A képesség nem használ el utat, falat vagy építménykártyát, nem zár le lépést, és nem jár vele letelepedés vagy beállítás, hacsak maga nem mondja ki, mint a Méteráru-kereskedő és a Pék.
wal-13-3 = Minden képesség ugyanúgy működik mindkét fordulóban, kivéve, ahol egy alábbi szabály megnevezi a fordulót.
wal-13-4 = Ha egy képesség megszabja, hány bábura vagy más elemre hat, pontosan annyit kell választanod; ha kevesebb van, akkor az összeset. A Besózóval rakhatsz csak egyet is (WAL-13.29). A Halkereskedőhöz, a Vaskereskedőhöz, a Bortermelőhöz, a Pékhez, a Posztógyári munkáshoz, a Tímárhoz és a Mészároshoz a teljes szám kell, kevesebbel nem használhatók.
    .ruling = R-12, R-36
wal-13-5 = Ha egy képességgel kockát választhatsz, toronyban lévőt is választhatsz, mindkét fordulóban.
    .ruling = R-42

## 13. Guilds: Londonderry and shared

wal-13-6 = Selyemkereskedő (Londonderry-pakli, 1-es prioritásszám): minden ellenfeledtől levehetsz egy nemest a tábláról bárhonnan, akár őrszemet is, és pontosan a helyére teszel egy nemest a készletedből. A levett nemes visszakerül a tulajdonosa készletébe.
    .ruling = R-30
wal-13-7 = Selyemkereskedő: bármelyik ellenfeledet kihagyhatod. Legfeljebb annyi nemest cserélhetsz ki, amennyi az elején a készletedben van.
wal-13-8 = Fűszeres (mindkét pakli, 2-es prioritásszám): úgy használod egy olyan céh képességét, amely éppen egy másik játékosnál van, mintha a tiéd volna, akár el van fordítva, akár nem. A lemásolt kártyát nem kell elfordítani.
wal-13-9 = Fűszeres: a lemásolt céh tulajdonosa azonnal kap 3 szavazatot. Te nem veszítesz semmit, ezeket a szavazatokat senki sem fizeti.
    .ruling = R-31
wal-13-10 = Fűszeres: csak azt másolhatod le, amit ebben a pillanatban szabályosan használhatnál; a lemásolt céh időpontja, feltételei és korlátai rád is vonatkoznak. A lemásolt állandó képesség csak egyszer működik. A saját prioritásszámod 2 marad.
    .ruling = R-31
wal-13-11 = Fűszeres: nem másolhatod le a kínálatban lévő és az eldobott céheket, tehát a 2. fordulóban az 1. forduló céheit sem.
    .ruling = R-31
wal-13-12 = Méteráru-kereskedő (mindkét pakli, 3-as prioritásszám): az építési lépésed előtt aktiválod. Ebben a lépésben már beépített ösvényre (1. forduló) vagy résre (2. forduló) építesz, mintha üres volna: a saját utadat vagy faladat a meglévő tetejére teszed. A körödben minden más a szokásos.
wal-13-13 = Méteráru-kereskedő: lerombolt helyre és kerítésre nem építhetsz.
    .ruling = R-33
wal-13-14 = Méteráru-kereskedő: az a hely, ahol két elem van egymáson, egyszerűen beépítettnek számít. Hogy kettő van rajta, csak a Bőrnyúzónál számít (WAL-13.23).
    .ruling = R-32
wal-13-15 = Halkereskedő (Londonderry-pakli, 4-es prioritásszám): egy területen (nem toronyban) álló, bármilyen színű nemest kicserélsz négy ugyanolyan színű földművesre ugyanazon a területen. A nemes a tulajdonosa készletébe kerül, a földművesek onnan jönnek.
wal-13-16 = Halkereskedő: a nemes tulajdonosának készletében legalább négy földművesnek kell lennie.
wal-13-17 = Aranyműves (mindkét pakli, 5-ös prioritásszám): lerombolsz egy már megépült utat vagy falat bárhol; kezdő utat is választhatsz. A hely ettől lerombolt: minden szempontból nyitott, de a játék végéig semmi sem építhető oda.
    .ruling = R-33
wal-13-18 = Aranyműves: a lerombolt helyet többé sem a Méteráru-kereskedővel, sem a Bőrnyúzóval, sem az Aranyművessel nem lehet kiválasztani. Kerítést és rajzolt falrészt sem rombolhatsz le.
    .ruling = R-33
wal-13-19 = Aranyműves, 1. forduló: a lerombolt út két oldalán lévő területek összetartoznak, amikor kialakulnak a városrészek.
wal-13-20 = Aranyműves, 2. forduló: ha utat rombolsz le, a mellette lévő városrészek azonnal és végleg összeolvadnak. Ha falat, nyitott rés marad utána, amelyen át a szavazatszámlálási fázisban elmenekülnek a nemesek.
wal-13-21 = Aranyműves: ha két elem van egymáson, az egész hely lerombolt lesz.
    .ruling = R-32
wal-13-22 = Bőrnyúzó (mindkét pakli, 6-os prioritásszám): leveszel a tábláról egy megépült utat vagy falat, és a dobozba teszed. A hely üres lesz, és újra beépíthető, akár általad is, ugyanabban a körben.
wal-13-23 = Bőrnyúzó: ha két elem van egymáson, csak az egyiket veszed le, és a hely beépített marad. Lerombolt elemet, kerítést és rajzolt falrészt nem választhatsz.
    .ruling = R-32, R-33
wal-13-24 = Bőrnyúzó, 2. forduló: ha utat veszel le, a mellette lévő városrészek azonnal összeolvadnak, hiszen már senki sem építheti meg újra.
    .ruling = R-34
wal-13-25 = Szabó (Londonderry-pakli, 7-es prioritásszám, állandó): az építési fázisban minden körödben egyszer levehetsz a tábláról egy földművest, amely valamelyik ellenfeledé. A földműves visszakerül a tulajdonosa készletébe.
    .ruling = R-11
wal-13-26 = Rövidáru-kereskedő (Londonderry-pakli, 8-as prioritásszám): legfeljebb négy kísérleted van, egymás után. Mindegyiknél választasz egy tetszőleges kockát, és újra dobsz vele, vagy egy tetszőleges felméréslapkát, és feldobod. Minden eredményt látsz, mielőtt újra választanál, és ugyanazt is választhatod megint.
wal-13-27 = Rövidáru-kereskedő: az összes kísérlet egyetlen aktiváláshoz tartozik; amelyiket nem használod fel, elvész.
wal-13-28 = Besózó (Londonderry-pakli, 9-es prioritásszám): leraksz a készletedből egy nemest és egy földművest a városba, bármelyik területre: mindkettőt egyre, vagy külön-külön kettőre.
wal-13-29 = Besózó: lerakhatsz csak egyet is a kettő közül. Ami nincs a készletedben, azt nem rakhatod le.
wal-13-30 = Vaskereskedő (Londonderry-pakli, 10-es prioritásszám): minden játékosnak, magadnak is, egy nemesét átteszed egy tetszőleges területről egy tetszőleges toronyba. A nemeseket és a tornyokat te választod; a területek és a tornyok lehetnek azonosak vagy különbözők.
wal-13-31 = Vaskereskedő: csak akkor használhatod, ha minden játékosnak, 2 játékosnál a semleges színnek is, van nemese a városban. Ekkor mindegyiküknek egy nemesét át kell tenned.
    .ruling = R-27
wal-13-32 = Vaskereskedő, 1. forduló: az áttett nemesek a 2. fordulóig nem érnek semmit.
    .ruling = R-35
wal-13-33 = Bortermelő (Londonderry-pakli, 11-es prioritásszám): választasz egy játékost, akár magadat, akinek legalább három földművese van a táblán, és legalább három nemese a készletében. Pontosan három földművesét kicseréled az ő egy-egy nemesére, ugyanazon a területen. A földművesek a készletébe kerülnek, a nemesek onnan jönnek.
wal-13-34 = Posztógyári munkás (Londonderry-pakli, 12-es prioritásszám): választasz két kockát vagy két felméréslapkát (nem egyet-egyet), és mindkettőt a legkisebb értékére állítod: ez egy szimbólum, illetve −1. Az egyik állhat már a legkisebb értékén, de mindkettő nem, mert akkor semmi sem változna (WAL-2.10).

## 13. Guilds: Borderlands

wal-13-35 = Ács (Határvidék-pakli, 1b prioritásszám): a dobozból egy fölös utat kerítésként leteszel egy terület belsejébe. A területből két terület lesz.
wal-13-36 = Ács: a kerítés mindkét végének ösvényhez, úthoz vagy az erődítményhez kell érnie, hogy egyértelmű legyen, hol oszt ketté. A táblához felsorolt lehetőségek közül választasz. Elkerített terület egyik része sem keríthető el újra.
    .ruling = R-37
wal-13-37 = Ács: a régi terület összes polgárát, bármilyen színűek is, tetszésed szerint osztod szét a két rész között.
wal-13-38 = Ács: a régi terület kockája vagy lapkája arra a részre kerül, ahol több polgár van; ha egyenlő, te döntesz. A másik részen nem lesz egyik sem.
wal-13-39 = Ács: a kerítést egyetlen képesség sem mozdítja el, veszi le vagy rombolja le, és ráépíteni sem lehet.
wal-13-40 = Ács, 1. forduló: a kerítés megépült útnak számít, amikor kialakulnak a városrészek.
wal-13-41 = Ács, 2. forduló: a kerítés azonnal kettéosztja a városrészt. Ha a két részt nyitott ösvények továbbra is összekötik, egy városrész maradnak.
    .ruling = R-38
wal-13-42 = Ács: ha egy ösvény mindkét résszel határos, azon az oldalán mostantól mindkettő ott van. A sima ösvényből T-ösvény lesz, a T-ösvényből dupla T-ösvény, vagy olyan, amelynek az egyik oldalán három terület van. Aki oda épít, oldalanként egy területre telepít, és a területek bármelyikének kockáját vagy lapkáját beállíthatja.
    .ruling = R-26
wal-13-43 = Ács: minden rés a két rész egyikéhez tartozik. Aki később falat épít oda, abba a részbe telepít.
    .ruling = R-37
wal-13-44 = Pék (Határvidék-pakli, 4b prioritásszám): a köröd legelején aktiválod. A köröd kimarad: nem építesz, nem telepítesz, nem léptetsz elő, nem állítasz be semmit, és kártyát sem játszol ki. Egy még meg nem épített utad (1. forduló) vagy falad (2. forduló) a dobozba kerül.
wal-13-45 = Pék: három saját nemesed a tábláról, területekről vagy tornyokból, a dobozba kerül, te pedig azonnal kapsz 13 szavazatot.
    .ruling = R-41
wal-13-46 = Pék: legalább három saját nemesednek kell a táblán lennie. A végén a szokásosnál eggyel több építménykártyád marad meg.
wal-13-47 = Borbély (Határvidék-pakli, 7b prioritásszám): választasz a tábláról két nemest, bármilyen színűt, akár őrszemet is. Ezek a dobozba kerülnek.
    .ruling = R-36
wal-13-48 = Szíjgyártó (Határvidék-pakli, 8b prioritásszám): választasz három földművest vagy két nemest a területekről (őrszemet nem), bármilyen színűt, bármelyik területről. Mindegyiknek át kell lépnie egy ösvényen, akár van rajta út, akár nincs, a túloldali területre.
    .ruling = R-36
wal-13-49 = Szíjgyártó: ha a túloldalon több terület van, polgáronként választasz közülük egyet. B1-ről B2-re csak a T szárán át lehet átlépni, a T-ösvényen át nem.
    .ruling = R-39
wal-13-50 = Szíjgyártó: lerombolt ösvényen és kerítésen át lehet lépni, az erődítményen nem.
    .ruling = R-39
wal-13-51 = Festő-színező (Határvidék-pakli, 9b prioritásszám): minden ellenfeledtől levehetsz egy földművest, és ugyanarra a területre teszel egy földművest a készletedből. A levett földműves visszakerül a tulajdonosa készletébe. Bármelyik ellenfeledet kihagyhatod, és legfeljebb annyi földművest cserélhetsz ki, amennyi a készletedben van.
wal-13-52 = Mészáros (Határvidék-pakli, 10b prioritásszám): minden más játékosnak adsz egy-egy kártyát a kezedből, vagy mindenkinek, vagy senkinek. Annyi kártya kell hozzá, ahány játékos van rajtad kívül.
    .ruling = R-40
wal-13-53 = Mészáros: aki kártyát kapott, annak vissza kell adnia neked egyet, amelynek az összértéke (a két szám összege) nagyobb a kapott kártyáénál. Hogy melyiket, ő választja ki.
wal-13-54 = Mészáros: akinek nincs nagyobb összértékű kártyája, megmutatja neked a kezét, és te elveszel belőle egy tetszőleges lapot, akár azt is, amelyet te adtál.
    .ruling = R-40
wal-13-55 = Mészáros: előbb az összes odaadott kártyát kiválasztod, utána mindenki a többiektől függetlenül válaszol, és a visszaadott lapokat egyszerre kapod meg. Senkinek sem változik a kézilapjai száma. Az így kapott lapok közönséges építménykártyák.
    .ruling = R-40
wal-13-56 = Mészáros: a saját színtől eltérő kártyát (WAL-11.4) sem odaadni, sem visszaadni, sem megmutatni, sem elvenni nem lehet.
    .ruling = R-25
wal-13-57 = Fegyvermester (Határvidék-pakli, 11b prioritásszám): két nemest a készletedből tornyokba teszel, egybe vagy kettőbe; ha csak egy nemesed van, azt az egyet. Az 1. fordulóban lerakott nemesek a 2. fordulóig nem érnek semmit.
    .ruling = R-36
wal-13-58 = Tímár (Határvidék-pakli, 12b prioritásszám): felcserélsz két kockát, két felméréslapkát vagy egy kockát és egy lapkát, akár területen, akár toronyban vannak. Megtartják az értéküket, és nem mutathatják ugyanazt, mert akkor semmi sem változna (WAL-2.10). Felméréslapka nem kerülhet toronyba.
wal-13-59 = Tímár: a frakciók értékét újra kell számolni. Az 1. fordulóban a toronyból területre kerülő kocka számítani kezd, a területről toronyba kerülő pedig már nem számít.
    .ruling = R-42

## 14. Hidden and public information

wal-14-1 = Mindenki láthatja a táblát, a készleteket, az utak és falak számát, a szavazatokat, a frakciók értékét, a céhek kínálatát, a játékosok céheit és azt, hogy el vannak-e fordítva, a kijátszott és eldobott kártyákat, valamint azt, hogy kinek hány lap van a kezében.
    .ruling = R-44
wal-14-2 = A kezedben lévő kártyákat csak te látod, a saját színedtől eltérőt is. Azt viszont mindenki tudja, hogy a három ilyen kártya a 4/0, a 3/1 és a 2/2.
    .ruling = R-25
wal-14-3 = Mindenki látja, hol van képpel lefelé lerakott védelmi kártya, és ki rakta oda. A számait és azt, hogy melyik merre néz, a felfedésig csak a tulajdonosa tudja.
    .ruling = R-44
wal-14-4 = Mészáros: az odaadott és a visszaadott kártyát csak a két érintett játékos látja. A kezét mindenki csak annak mutatja meg, aki a képességet használja.
    .ruling = R-40
wal-14-5 = Amit a véletlen dönt el (kockák, felméréslapkák, Rövidáru-kereskedő), azt azonnal mindenki látja. A kockákkal és a lapkákkal maga a játék dob.
wal-14-6 = Sosem kapsz olyan adatot, amelyet nem láthatsz. Egy lépést nem lehet visszavonni, ha közben már kiderült a véletlen eredménye, vagy láthatóvá vált egy rejtett kártya.
    .ruling = R-44

## 15. Options

wal-15-1 = A játéktábla (`board` beállítás): `londonderry` (ez az alapbeállítás) vagy `borderlands`, a Határvidék.
wal-15-2 = A céhpakli (`guild_deck` beállítás): a tábla saját 12 céhe (`own`, ez az alapbeállítás) vagy mind a 20 céh, a kevert pakli (`mixed`).
wal-15-3 = Állandó-e a Szabó (`taylors_permanent` beállítás): igen (ez az alapbeállítás) vagy nem; ekkor fordulónként egyszer működik, mint a többi céh.
    .ruling = R-11
wal-15-4 = Védelmi kártyák száma védelmi fázisonként 2 játékosnál (`defence_cards` beállítás): 1 (ez az alapbeállítás) vagy 2; ekkor mindkét kártyádat akkor rakod le, amikor a sorrendben rád kerül a sor.
    .ruling = R-29
wal-15-5 = A kezdőjátékos (`first_player` beállítás): sorsolás dönti el (ez az alapbeállítás), vagy ti nevezitek meg a helyét. A kezdő út 3 játékosnál (`starting_road` beállítás): az ösvényt a kezdőjátékos választja (`first_player`, ez az alapbeállítás) vagy a véletlen (`random`).
    .ruling = R-07, R-08
wal-15-6 = A semleges szín szavazatainak megjelenítése 2 játékosnál (`neutral_votes` beállítás): nem (ez az alapbeállítás) vagy igen. Ezek a szavazatok sosem számítanak.
wal-15-7 = Céhek a védelmi fázisban (`defence_guilds` beállítás): nem (ez az alapbeállítás) vagy igen; ekkor a D fázisban a kártyád lerakása is egy kör, ezzel az egy lépéssel, és előtte vagy utána aktiválhatod a céhedet. Minden más feltétel marad: a Méteráru-kereskedő és a Pék, amelyhez építési lépés kell, itt nem használható; a Szabó, ha állandó, ebben a körben is egyszer működik. Az itt szerzett szavazatok ennek a fázisnak a sorrendjén nem változtatnak.
    .ruling = R-09
