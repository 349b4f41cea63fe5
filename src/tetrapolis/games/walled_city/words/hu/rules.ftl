### The Walled City: the numbered rules of sections 1 to 10 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 1. Components and set-up

wal-1-1 = A Walled City 2, 3 vagy 4 játékosnak szól. Mindenki választ egyet a négy szín közül.
wal-1-2 = A játék két fordulóból áll. Mindkét fordulóban négy fázis van, ebben a sorrendben: A csatlakozás egy céhhez, B építés, C szavazatszámlálás, D védelem. Egy fázis akkor kezdődik, amikor az előző teljesen véget ért.
wal-1-3 = Két tábla közül választhattok (`board` beállítás): Londonderryben az 1–10. fejezet szabályai érvényesek, a Határvidéken ugyanezek a 11. fejezet módosításaival.
wal-1-4 = A tábla határozza meg, hogy egy ösvény két oldalán mely területek fekszenek, hogy egy rés melyik területhez tartozik és melyik két torony között van, és hogy egy torony melyik két védelmi zóna között áll. A nyomtatott táblákról nem maradt ránk kép, ezért itt mindkét tábla rekonstrukció: a nyomtatott változat helyenként eltérhet tőle.
    .ruling = R-01
wal-1-5 = Minden ösvénynek két oldala van. Egy oldalán egy terület fekszik, T-ösvénynél több is lehet (11. fejezet). Az ösvény üres, beépített vagy lerombolt lehet; „nyitott” az, amelyik üres vagy lerombolt.
wal-1-6 = A rés az erődítmény megszakítása, pontosan egy terület határán. Az ösvényhez hasonlóan üres, beépített vagy lerombolt lehet. A táblára rajzolt falrészek csak díszítések.
    .ruling = R-33
wal-1-7 = Egy területen legfeljebb egy frakciókocka vagy egy felméréslapka lehet. Minden toronyban egy frakciókocka van.
    .ruling = R-02
wal-1-8 = A polgáraid földművesek és nemesek. A toronyban álló nemes neve őrszem; földműves sosem kerül toronyba. Egy területen akárhány polgár, egy toronyban akárhány őrszem állhat.
    .ruling = R-02
wal-1-9 = Egy polgár mindig pontosan egy helyen van: a tulajdonosa készletében, egy területen, egy toronyban vagy a dobozban. Ami a dobozba került, sosem jön vissza.
wal-1-10 = A tartozékok: színenként 25 földműves, 20 nemes és 11 építménykártya, továbbá 24 út (2 hosszú, 14 közepes, 8 rövid), 12 fal, 20 frakciókocka (az 5 frakció mindegyikéből 4), 4 felméréslapka és 20 céhkártya.
wal-1-11 = Az útlapka hossza sosem akadályoz az építésben: bármelyik út bármelyik ösvényre jó.
    .ruling = R-03
wal-1-12 = Egy frakciókockán a frakció 1, 2 vagy 3 szimbóluma látható; dobáskor mindhárom egyformán valószínű. Egy felméréslapka +1-et vagy −1-et mutat; feldobáskor mindkettő egyformán valószínű.
    .ruling = R-04
wal-1-13 = Egy építménypakliban 11 kártya van, mindegyiken két szám, minden fajtából egy: 1/0, 1/1, 2/0, 2/1, 2/2, 3/0, 3/1, 3/2, 4/0, 4/1, 5/0.
    .ruling = R-05
wal-1-14 = Londonderry, 4 játékos: mindenkinek 4 útja, 3 fala, 14 nemese, 16 földművese és 9 építménykártyája van (a saját paklija az 1/0 és a 2/0 nélkül).
wal-1-15 = Londonderry, 3 játékos: mindenkinek 5 útja, 4 fala, 18 nemese, 20 földművese van, és a saját paklija mind a 11 építménykártyáját használja.
wal-1-16 = Londonderry, 2 játékos: mindenkinek 6 útja, 6 fala, 20 nemese, 25 földművese és 16 építménykártyája van (12. fejezet).
wal-1-17 = 0 szavazattal kezdesz. Az összes építménykártyád a játék elejétől a kezedben van; később senki sem húz kártyát.
wal-1-18 = A 20 frakciókockát találomra húzzátok ki, dobtok velük, és egyet-egyet tesztek a 20 frakciókockahelyre, a területeken és a tornyokban egyaránt.
wal-1-19 = Egy frakció értéke a kockáin látható szimbólumok száma. Az 1. forduló végéig csak a területeken lévő kockák számítanak. A frakciókövetők csak mutatják ezt az értéket, amely a kockák minden változásával együtt változik.
wal-1-20 = Londonderryben a négy felméréslapkahely mindegyikére egy feldobott felméréslapka kerül.
wal-1-21 = Londonderry céhpaklijában a 8 saját céh és a 4 közös céh van, a Határvidékében a saját 8 és ugyanaz a 4 közös.
    .ruling = R-43
wal-1-22 = Ha megegyeztek benne, mindkét táblán összekeverhetitek mind a 20 céhet: ez a kevert pakli (`guild_deck` beállítás).
wal-1-23 = Megkeveritek a céhpaklit, és képpel felfelé kirakjátok a kínálatot: 4 játékosnál 9, 3-nál 7, 2-nél 5 kártyát. A ki nem rakott kártyák kikerülnek a játékból, és senki sem nézi meg őket.
    .ruling = R-06
wal-1-24 = Egyikőtök a kezdőjátékos: sorsolás dönti el, ki az, hacsak nem ti jelölitek ki (`first_player` beállítás). Ennek csak a WAL-1.26, a WAL-2.1 és a WAL-12.11 szabálynál van jelentősége.
    .ruling = R-07
wal-1-25 = 4 játékosnál nincs kezdő út, 3-nál 1, 2-nél 4 van. Ezek a dobozból jönnek, nem a játékosok készletéből, és bármelyik üres ösvényre kerülhetnek.
wal-1-26 = 3 játékosnál a kezdőjátékos választja ki az egyetlen kezdő út ösvényét, hacsak nem bízzátok a véletlenre (`starting_road` beállítás). 2 játékosnál lásd: WAL-12.11.
    .ruling = R-08
wal-1-27 = A kezdő út lerakásakor senki sem telepít le polgárt, és senki sem állít be semmit. Ettől kezdve ugyanolyan megépített út, mint a többi.
    .ruling = R-08
wal-1-28 = Az előkészületek sorrendje: készletek és kézben tartott kártyák, semleges polgárok (csak 2 játékosnál), kockák, felméréslapkák, céhkínálat, kezdőjátékos, kezdő utak. A kezdő utak lerakásakor tehát már látszanak a kockák, a lapkák és a kínálat.

## 2. Round 1, phase A: joining a guild

wal-2-1 = A kezdőjátékossal kezdve, az óramutató járása szerint mindenkinek el kell vennie egy céhet a kínálatból, és képpel felfelé maga elé tennie.
wal-2-2 = Azok a céhek, amelyeket senki sem vesz el, a 2. fordulóra a kínálatban maradnak.
wal-2-3 = A B fázisban a céheitek prioritásszáma szerint, növekvő sorrendben kerültök sorra.
wal-2-4 = A „b” betűs szám közvetlenül az ugyanolyan, „b” nélküli szám után következik. Nincs két egyforma prioritású céh.
wal-2-5 = A körsorrend az egész B fázisban ugyanaz marad, akárhogy alakulnak is a szavazatok.
    .ruling = R-46
wal-2-6 = Csak a saját céhed képességét aktiválhatod, és azt is csak a B fázisban, a saját körödben, hacsak az asztalotok a D fázisban is meg nem engedi (WAL-15.7).
    .ruling = R-09
wal-2-7 = Ha a céhed mást nem mond, te választod meg a pillanatot: a köröd első lépése előtt, két lépés között vagy az utolsó lépés után. Egy lépést sosem szakíthatsz félbe.
    .ruling = R-09, R-10
wal-2-8 = Amikor aktiválod a céhedet, elfordítod a kártyáját. Az elfordított céh nem aktiválható újra, így egy képesség abban a fordulóban, amelyben nálad van, egyszer működik.
wal-2-9 = Az állandó céhet sosem fordítod el: a képességét a B fázisban minden körödben egyszer használhatod. Csak a Szabó állandó, és ezt a `taylors_permanent` beállítással kikapcsolhatjátok.
    .ruling = R-11
wal-2-10 = A céhedet sosem kötelező aktiválnod. Nem is aktiválhatod, ha a képessége semmin sem változtatna, vagy ha nem teljesül egy feltétel, amelyet megszab.
    .ruling = R-12
wal-2-11 = A képesség azonnal érvényesül. A frakciók értékét és a 2. fordulóban a városrészeket is újra meg kell állapítani, mielőtt a köröd folytatódik.
wal-2-12 = Ha az 1. forduló végéig nem használtad a céhedet, a képessége elvész.

## 3. Round 1, phase B: roads

wal-3-1 = A prioritás sorrendjében újra meg újra sorra kerültök, amíg mindenkinek el nem fogy az összes útja. Mindenkinek ugyanannyi útja van, ezért mindenkinek ugyanannyi köre lesz, és egyszerre fogytok ki belőlük.
wal-3-2 = A köröd három lépésből áll, ebben a sorrendben: 1. építés, 2. letelepedés, 3. beállítás.
wal-3-3 = Építés: le kell tenned egy utat a készletedből egy üres ösvényre, bárhol a táblán. Az utaknak nem kell csatlakozniuk egymáshoz.
wal-3-4 = Nem építhetsz beépített ösvényre (kivéve a Méteráru-kereskedővel), lerombolt ösvényre és kerítésre.
wal-3-5 = Még az építés lépésben választanod kell egy építménykártyát a kezedből, és meg kell mutatnod.
wal-3-6 = Letelepedés: a kártya egyik száma az út egyik oldalára vonatkozik, a másik szám a másikra. Te döntöd el, melyik hová jut.
wal-3-7 = Mindkét oldalra pontosan annyi saját polgárt raksz le a készletedből, amennyi oda jutott; a 0 azt jelenti, hogy egyet sem.
wal-3-8 = Oldalanként külön te döntöd el, hogy közülük mennyi a nemes és mennyi a földműves.
wal-3-9 = Ha egy oldalon több terület van, választasz egyet közülük, és a teljes szám oda kerül. Egy számot sosem oszthatsz szét több terület között.
wal-3-10 = Ha kevés polgár van a készletedben, mindet lerakod, és te döntöd el, melyik oldalra jut kevesebb. A darabszámok alapján ez az 1. fordulóban nem fordulhat elő.
    .ruling = R-13
wal-3-11 = A letelepedés után a kártya a közös dobópakliba kerül, és többet nem használjátok.
wal-3-12 = Beállítás: megváltoztathatsz egy frakciókockát vagy felméréslapkát, amely az imént épített út valamelyik oldalán lévő területen van.
    .ruling = R-14
wal-3-13 = Olyan területet is választhatsz, ahová nem raktál le senkit.
wal-3-14 = Az 1. fordulóban a beállítás lépésben nem választhatsz toronyban lévő kockát.
wal-3-15 = Ha frakciókockát állítasz be, eggyel növeled vagy eggyel csökkented az értékét; mindig 1 és 3 között marad.
wal-3-16 = Ha felméréslapkát állítasz be, megfordítod.
wal-3-17 = Egy terület csak akkor szomszédos egy ösvénnyel, ha annak valamelyik oldalán fekszik. Amelyik csak más nyitott ösvényeken át érhető el, az nem szomszédos vele, akkor sem, ha végül ugyanabba a városrészbe kerül.
wal-3-18 = Az a hely, ahová építettél, a köröd végéig a köröd helye marad, akkor is, ha a letelepedés vagy a beállítás előtt elveszik vagy lerombolják az ottani utat vagy falat, vagy ha egy kerítés megváltoztatja a hely oldalait. Ilyenkor az oldalak akkori állapota számít.
    .ruling = R-10
wal-3-19 = Ha minden út elfogyott, kezdődik a C fázis.

## 4. Round 1, phase C: counting votes

wal-4-1 = Egy városrészt azok a területek alkotnak, amelyeket nyitott ösvények kötnek össze egymással; az a terület, amelyik egy másikkal sincs összekötve, egymaga egy városrész. A városrészek az 1. forduló C fázisának elején alakulnak ki.
wal-4-2 = Egy nyitott ösvény a két oldalán lévő összes területet összeköti.
    .ruling = R-15
wal-4-3 = A beépített ösvény semmit sem köt össze. Ha a területek között több ösvény is van, csak akkor válnak el egymástól, ha ezek mind beépültek, és kerülő úton sincs köztük nyitott összeköttetés.
    .ruling = R-16
wal-4-4 = Az erődítmény mindkét fordulóban határ: a rés semmit sem köt össze, akár beépült, akár nem.
wal-4-5 = Ha több terület alkot egy városrészt, a polgárok, a kockák és a lapkák akkor is a saját területükön maradnak.
wal-4-6 = Először az összes városrészt értékelitek, azután az összes frakciót. A két lépésen belül a sorrend mindegy.
wal-4-7 = Egy városrészben a helyezések aszerint dőlnek el, hogy kinek hány polgára van az egész városrészben. Egy földműves és egy nemes is 1-et számít.
wal-4-8 = Ha nincs ott polgárod, nincs helyezésed, és nem jár semmi, a 4. hely negatív értéke sem.
wal-4-9 = Az 1. hely 5 szavazatot ér, a 2. hely 3-at, a 3. hely 2-t, a 4. hely 0-t.
wal-4-10 = A városrészben lévő minden felméréslapka +1-gyel vagy −1-gyel módosítja mind a négy helyezés értékét. Több lapka hatása összeadódik.
wal-4-11 = Egy helyezés negatív értékű is lehet, és a szavazataid száma 0 alá is csökkenhet.
    .ruling = R-17
wal-4-12 = Ha a játékosoknak ugyanannyi polgáruk van, az kerül előbbre, akinek több nemese van ebben a városrészben.
wal-4-13 = Ha ez sem dönt, a holtversenyben állók együtt annyi helyezést foglalnak el, ahányan vannak. E helyezések felméréslapkákkal módosított értékét összeadjátok és egyenlően elosztjátok; a maradék elvész.
wal-4-14 = Ha az elosztandó összeg negatív, a maradékot nulla felé kerekítve hagyjátok el: ha −1-en ketten osztoznak, mindketten 0-t kapnak.
    .ruling = R-17
wal-4-15 = A következő játékos a holtversenyben állók által elfoglalt összes helyezés utáni helyet kapja: ha ketten osztoznak az 1. helyen, a következő a 3. hely.
wal-4-16 = Az 1. fordulóban egy frakció annyi szavazatot ér, ahány szimbólum a területeken lévő kockáin látható.
wal-4-17 = Egy frakciónál minden polgárod számít, aki olyan városrészben van, ahol a frakciónak legalább egy kockája van. Az ilyen városrész kocka nélküli területei is beleszámítanak, és ha a frakciónak több kockája is van benne, akkor is csak egyszer számít.
    .ruling = R-18
wal-4-18 = Akinek a legtöbb van, az kapja a frakció teljes értékét. A második hely nem ér semmit.
wal-4-19 = Holtverseny esetén az győz, akinek a beszámított polgárai között a legtöbb nemes van. Ha ez sem dönt, az értéket egyenlően elosztjátok, a maradék elvész.
wal-4-20 = Ha egy frakciónál senkinek sincs beszámítható polgára, vagy a frakció értéke 0, senki sem kap érte szavazatot.
    .ruling = R-18
wal-4-21 = Az őrszemek az 1. fordulóban sehol sem számítanak.

## 5. Round 1, phase D: defence cards

wal-5-1 = Az kezd, akinek a legkevesebb szavazata van, és az az utolsó, akinek a legtöbb. Ez a sorrend a fázis elején dől el, és nem változik.
wal-5-2 = Ha a szavazatok száma egyenlő, az jön előbb, akinél most a kisebb prioritásszámú céh van.
    .ruling = R-19
wal-5-3 = Pontosan egy kártyát le kell raknod a kezedből képpel lefelé egy általad választott üres védelmi zónába. Két játékosnál a `defence_cards` beállítással ez kettő is lehet (WAL-15.4).
    .ruling = R-20
wal-5-4 = Egy zónába egy kártya fér. Ott is marad, amíg a 2. forduló D fázisában fel nem fordítjátok.
wal-5-5 = Egy védelmi zóna két szomszédos torony között fekszik. A kártya lerakásakor te döntöd el, melyik szám nézzen melyik torony felé.
wal-5-6 = A saját, képpel lefelé fekvő kártyáidat bármikor megnézheted. Másvalaki nem nézheti meg őket.
wal-5-7 = Ebben a fázisban nem jár szavazat. Az utolsó kártya után az 1. forduló véget ér.

## 6. Before round 2, and its phase A

wal-6-1 = A 2. forduló elejétől egy frakció értékébe mind a négy kockájának a szimbólumai beleszámítanak, a tornyokban lévőké is.
wal-6-2 = Mindenki eldobja az 1. fordulós céhét, akár használta, akár nem. A céh nem kerül vissza a kínálatba.
wal-6-3 = A legkevesebb szavazattól a legtöbb felé haladva mindenki elvesz egyet a kínálatban maradt céhek közül: 4 játékosnál 5, 3-nál 4, 2-nél 3 közül lehet választani.
wal-6-4 = Ha a szavazatok száma egyenlő, az választ előbb, akinek az 1. fordulóban kisebb számú céhe volt.
wal-6-5 = Ez a sorrend mindig ugyanaz, mint az 1. forduló D fázisában, mert közben nem változnak a szavazatok.
wal-6-6 = Az új céhed képessége és prioritásszáma az egész 2. fordulóban a tiéd. Azok a céhek, amelyeket senki sem vesz el, kikerülnek a játékból.
    .ruling = R-06
wal-6-7 = A 2. fordulóban nem épül út. A még üres ösvények a játék végéig nyitva maradnak.
    .ruling = R-34

## 7. Round 2, phase B: walls

wal-7-1 = Az új prioritás sorrendjében újra meg újra sorra kerültök, amíg mindenkinek el nem fogy az összes fala. Annyi köröd van, ahány falad.
wal-7-2 = A köröd négy lépésből áll, ebben a sorrendben: 1. építés, 2. letelepedés, 3. előléptetés, 4. beállítás.
    .ruling = R-21
wal-7-3 = Építés: le kell tenned egy falat a készletedből egy üres résbe, bárhol a táblán, majd választanod kell egy építménykártyát a kezedből, és meg kell mutatnod.
    .ruling = R-22
wal-7-4 = Te döntöd el, hogy a kártya melyik száma szolgáljon a letelepedésre; a másik az előléptetésre való. A 0-t bármelyikre választhatod.
wal-7-5 = Letelepedés: pontosan ennyi saját polgárt raksz le a készletedből, nemeseket és földműveseket tetszés szerint.
wal-7-6 = Mindegyik polgár a résnél lévő egyetlen területre kerül, akkor is, ha a városrész ennél nagyobb.
wal-7-7 = Ha kevés polgár van a készletedben, mindet lerakod; a hiányzókat figyelmen kívül hagyod.
wal-7-8 = Előléptetés: a falnál lévő városrészből nemeseket léptethetsz elő tornyokba, akár egyet sem, de legfeljebb annyit, amennyi a kártya másik száma.
wal-7-9 = A nemesek a városrész bármelyik területéről jöhetnek, és bármilyen színűek lehetnek, tetszőleges összeállításban; a többi játékoséi és a semleges színűek is.
wal-7-10 = Azokat a nemeseket is előléptetheted, akiket ebben a körben telepítettél le.
wal-7-11 = Minden nemes a falhoz legközelebbi két torony egyikébe kerül. A két torony között szét is oszthatod őket.
wal-7-12 = A két legközelebbi torony az, amelyet az erődítmény mentén az egyik, illetve a másik irányban először érsz el, akár érintkezik a réssel, akár nem.
wal-7-13 = Földművest és őrszemet nem lehet előléptetni, és az őrszem sosem tér vissza területre.
wal-7-14 = Az előléptetés után eldobod a kártyát, és többet nem használjátok.
wal-7-15 = Beállítás: megváltoztathatsz egy frakciókockát vagy felméréslapkát a falnál lévő városrészben, vagy helyette a két legközelebbi torony egyikének kockáját.
    .ruling = R-14
wal-7-16 = A változtatás a WAL-3.15 és a WAL-3.16 szerint történik. A frakció értéke vele változik, a tornyokban lévő kockáknál is.
wal-7-17 = A városrészt minden lépésnél újra meg kell állapítani, így a körödben elvett vagy lerombolt utak és a felállított kerítések azonnal számítanak.
    .ruling = R-10
wal-7-18 = Ha minden fal elfogyott, kezdődik a C fázis. Ekkor legalább két rés nyitva van.

## 8. Round 2, phase C: counting votes

wal-8-1 = Először a nemesek menekülnek el: minden olyan városrészből, amelynek legalább egy nyitott rése van, minden szín összes nemese a dobozba kerül, bármelyik területen áll is.
    .ruling = R-45
wal-8-2 = Az a rés, amelynek a falát lerombolták, nyitott résnek számít.
wal-8-3 = Az őrszemek és a földművesek nem menekülnek el. A nemesek maradnak abban a városrészben, amelynek nincs rése, vagy amelynek minden rése beépült.
    .ruling = R-45
wal-8-4 = Minden nemes egyszerre menekül el, még bármilyen értékelés előtt.
wal-8-5 = Ezután a városrészeket ugyanúgy értékelitek, mint az 1. fordulóban (WAL-4.6–WAL-4.15), a most ott lévő polgárokkal és felméréslapkákkal.
wal-8-6 = Az őrszemek a városrészeknél nem számítanak.
wal-8-7 = Egy frakció annyi szavazatot ér, ahány szimbólum mind a négy kockáján látható.
wal-8-8 = Egy frakciónál beszámítod azokat a polgáraidat, akik olyan városrészben vannak, ahol a frakciónak van kockája (WAL-4.17), és azokat az őrszemeidet, akik olyan toronyban állnak, ahol a frakció kockája van.
wal-8-9 = Az őrszemek itt polgárnak és nemesnek is számítanak. A holtversenyt a WAL-4.19 szerint döntitek el.

## 9. Round 2, phase D: second defence card and towers

wal-9-1 = Mindenki lerak még egy kártyát képpel lefelé egy üres zónába, a WAL-5.1–WAL-5.5 szerint. A sorrendet a jelenlegi szavazatok döntik el, holtversenynél a 2. fordulós céhek.
    .ruling = R-19, R-20
wal-9-2 = Ezután az összes kártyát egyszerre felfordítjátok. Minden szám annál a toronynál marad, amelyikhez lerakták.
wal-9-3 = A kártya nélküli zóna mindkét tornyának 0-t számít.
wal-9-4 = Minden tornyot külön értékeltek, a két zónájában felé néző két szám alapján. A tornyok sorrendje mindegy.
wal-9-5 = Akinek a legtöbb őrszeme van a toronyban, a két szám összegét kapja.
wal-9-6 = Akinek a második legtöbb őrszeme van ott, a két szám közül a kisebbet kapja, vagyis 0-t, ha az egyik zóna üres.
wal-9-7 = Ha többen állnak holtversenyben a legtöbb vagy a második legtöbb őrszemért, mindegyikük a teljes számot kapja.
wal-9-8 = Legalább egy őrszem kell a toronyban ahhoz, hogy kapj valamit. Ha a legtöbb őrszemért holtverseny van, a következő, kisebb létszám még mindig a második legtöbb. A harmadik és a további helyek nem kapnak semmit.
    .ruling = R-23
wal-9-9 = A nyitott rések, a városrészek és a torony kockája itt nem számítanak.
wal-9-10 = A kezedben maradt kártyák nem érnek semmit.

## 10. End of the game

wal-10-1 = Az utolsó torony értékelése után a játék véget ér. Előbb semmi más nem vet véget neki.
wal-10-2 = Az győz, akinek a legtöbb szavazata van.
wal-10-3 = Ha a szavazatok száma egyenlő, az győz, akinek a 2. fordulós céhe kisebb prioritásszámú (a „b” betű a WAL-2.4 szerint számít), így mindig pontosan egy győztes van.
wal-10-4 = A további helyezéseket ugyanígy döntitek el.
    .ruling = R-24
