### The Walled City: the rulings R-01 to R-46, where the book is silent, unclear or contradicts itself: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## Boards, pieces and set-up

wal-r-01 = Milyen táblákon játszunk? A két nyomtatott tábla általunk rekonstruált változatán: a táblafájlokban felsorolt területek, ösvények, rések, tornyok és zónák számítanak, a rajz semmit sem tesz hozzájuk.
    .why = A nyomtatott táblákról nem volt képünk; így egy jobb forrás a szabályok módosítása nélkül lecserélheti a táblát.
wal-r-02 = Mennyi minden fér el egy helyen? Egy területen legfeljebb egy kocka vagy felméréslapka van, egy toronyban egy kocka; polgár és őrszem bárhol bármennyi állhat.
    .why = A szabálykönyv az Ácsnál és a T-ösvénynél is a terület egyetlen kockájáról vagy lapkájáról beszél, a polgárok számára pedig sehol sem említ korlátot.
wal-r-03 = Számít-e az útlapka hossza? Nem, ha elfogynak a megfelelő hosszúságúak, bármelyik másik megteszi.
    .why = A szabálykönyv szerint cserélhettek egymással, vagy kereshettek a dobozban, a Méteráru-kereskedő második útjához pedig olyan hossz kellhetne, amilyen már nincs a dobozban.
wal-r-04 = Mekkora eséllyel jönnek ki a frakciókocka értékei? Az egy, a két és a három szimbólum egyformán valószínű.
    .why = A szabálykönyv csak annyit mond, hogy egy oldalon egy, kettő vagy három szimbólum látható; a hat oldal arra utal, hogy mindegyikből kettő van.
wal-r-05 = Melyik két építménykártyát nem nevezi meg a szabálykönyv? A 3/0-t és az 1/1-et.
    .why = Velük lesz meg a pakliban minden számpár, amelynek az összege 1 és 5 közé esik, és csak velük egyezik a polgárok száma három felállásnál is pontosan azzal, ahányat legfeljebb letelepíthetsz.
wal-r-06 = Mi lesz azokkal a céhekkel, amelyek nem kerülnek a kínálatba, vagy amelyeket senki sem választ? A ki nem osztottak és a 2. forduló választása után megmaradtak kikerülnek a játékból; a ki nem osztottakat senki sem látja.
    .why = Semmi sem hozza be őket később a játékba.
wal-r-07 = Ki a kezdőjátékos? Sorsolás dönti el, hacsak az asztal meg nem nevez egy helyet (`first_player` beállítás).
    .why = Hogy ki járt utoljára Derryben, online nem ellenőrizhető.
wal-r-08 = Ki rakja le a kezdő utat 3 játékosnál, és hová? A kezdőjátékos, bármelyik ösvényre, akár T-ösvényre is, hacsak az asztal nem bízza a véletlenre (`starting_road` beállítás); a kezdő úttal akárhány játékosnál sem letelepedés, sem beállítás nem jár.
    .why = A szabálykönyv szerint nem számít, ki választ, vitás esetben pedig a kezdőjátékos dönt; ez még az előkészületek része, nem kör.

## Guild abilities and the turn

wal-r-09 = Mikor használhatod a céhed képességét? Csak az építési fázisban, a saját körödben: az első lépés előtt, két lépés között vagy az utolsó lépés után. A `defence_guilds` beállítással a védelmi fázisban is, a saját körödben.
    .why = A szabálykönyv szerint a köröd alatt bármikor, és csak az építési fázis áll a céhek sorrendjében zajló körökből; így a szavazatszámlálást és a védelmi fázist semmi sem szakítja meg. A védelmi fázis példája is körről beszél, ezért egy asztal másként is értheti.
wal-r-10 = Mi van, ha egy képesség két lépés között megváltoztatja azt a helyet, ahová építettél? Egy lépés egyetlen egység (az építés az elem és a kártya együtt); a köröd helye ugyanaz marad, de az oldalait, a területeket és a városrészeket minden lépésnél az akkori állapot szerint kell nézni.
    .why = Különben a Bőrnyúzó, az Aranyműves vagy az Ács kör közbeni használata után nem volna egyértelmű, mi történik a további lépésekben.
wal-r-11 = Melyik céh állandó? Csak a Szabó: az építési fázisban minden körödben levehetsz vele egy földművest, hacsak az asztal nem korlátozza fordulónként egyszerire (`taylors_permanent` beállítás).
    .why = A szimbólum a szabálykönyv nálunk meglévő szövegéből elveszett, de egyetlen földműves egyetlen alkalommal túl gyenge volna, és csak ennek a céhnek a leírásában nincs szó aktiválásról. A szabálykönyv néhány céhet említ, így lehet még egy; a Méteráru-kereskedőt, a Rövidáru-kereskedőt, a Besózót, a Vaskereskedőt, a Péket és a Fegyvermestert a szövegük kizárja.
wal-r-12 = Aktiválhatsz-e olyan céhet, amely most semmit sem tehet? Nem, és a leírásában szereplő feltételnek is maradéktalanul teljesülnie kell.
    .why = A szabálykönyv hallgat erről; így senki sem pazarolhatja el a képességét, például azért, hogy a Fűszeressel csak 3 szavazatot adjon egy barátjának.
wal-r-13 = Mi van, ha az 1. fordulóban kevés a készleted? Lerakod mindet, amid van, és te döntöd el, melyik oldalra jut kevesebb.
    .why = A 2. fordulóról ezt mondja a szabálykönyv; az 1. fordulóban a darabszámok miatt ez nem is fordulhat elő.
wal-r-14 = Kötelező-e beállítanod egy kockát vagy lapkát? Nem, legfeljebb egyet állíthatsz be, de el is hagyhatod.
    .why = A szabálykönyv mindkét fordulóban lehetőségként írja le; ahol azt mondja, hogy választani kell, ott csak arról van szó, hogy melyiket.

## Neighbourhoods, votes and defence cards

wal-r-15 = Mely területeket köti össze egy nyitott ösvény? Minden területet, amely hozzáér, mindkét oldalon, T-ösvénynél, dupla T-ösvénynél és a kerítés végénél is.
    .why = A beépítetlen sáv teljes hosszában nyitott, így semmi sem zárja el azt, ami hozzáér.
wal-r-16 = Mi van, ha ugyanazt a két területet több ösvény is elválasztja? Mindegyik külön hely, és a területek csak akkor válnak szét, ha mindegyik beépült.
    .why = A szabálykönyv szerint a városrész az, amit utak és az erődítmény vesznek körül.
wal-r-17 = Mi lesz a maradékkal, ha negatív összeget kell elosztani, és lehet-e negatív a szavazataid száma? A maradékot ilyenkor is a nulla felé kerekítve hagyjuk el, és a szavazataid száma 0 alá is mehet.
    .why = A szabálykönyv szerint a maradékot figyelmen kívül kell hagyni, és maga is ír negatív pontokról.
wal-r-18 = Többször számít-e egy városrész, ha egy frakciónak több kockája is ott van? Nem, egy frakciónál csak egyszer; ha a frakciónak nincs számításba vehető kockája, vagy senkinek sincs ott polgára, senki sem kap érte szavazatot.
    .why = A szabálykönyv csak azt nézi, hogy van-e a városrészben ilyen kocka, vagy nincs.
wal-r-19 = Melyik céh dönt egyenlő szavazatoknál? Az 1. forduló védelmi fázisában és a 2. forduló csatlakozási fázisában az 1. forduló céhe, a 2. forduló védelmi fázisában a 2. fordulóé; a „b” betűs szám az ugyanolyan, betű nélküli szám után jön.
    .why = A csatlakozási fázisról ezt mondja a szabálykönyv, a védelmi fázisban pedig a prioritásszám csak a nálad lévő céhé lehet.
wal-r-20 = Kötelező-e védelmi kártyát leraknod? Igen, mindkét fordulóban.
    .why = A 2. fordulóról egy mondat azt írja, hogy lehet, de az utasítás mindkét fordulóban az, hogy minden játékos lerak egyet; ez számít, mert a kártya a vetélytársaidnak is segíthet.
wal-r-21 = Melyek a kör lépései a 2. fordulóban, ha az áttekintő oldal eltér a főszövegtől? A főszöveg szerintiek: falat építesz, az egyik számmal letelepítesz, a másikkal előléptetsz, végül beállítasz.
    .why = Az áttekintés az előléptetésnél megismétli a letelepítés szövegét, és fal helyett utat ír; ezek nyilvánvaló másolási hibák.
wal-r-22 = Hogyan olvassuk a magyar szöveg elírásait? A fal üres résre kerül, nem az erődítmény bármely üres részére; a pontozósávon a frakciókövető mozdul, nem a frakciókocka; a Selyemkereskedőnél és a Méteráru-kereskedőnél pedig leteszed a saját elemedet ott, ahol a szöveg levételt ír.
    .why = A környező mondatoknak csak így van értelmük.
wal-r-23 = Ki a második egy toronyban, ha a legtöbb őrszemnél holtverseny van? Az, akinek a következő legtöbb őrszeme van; a helyezéshez legalább egy őrszem kell, és a semleges őrszemek is elfoglalják a helyezésüket.
    .why = A szabálykönyv a második legtöbb őrszemről beszél, ami a számukról szól, és a tornyoknál nem oszt el helyezéseket.
wal-r-24 = Hogyan alakul a győztes mögötti sorrend? A szavazatok, egyenlőségnél pedig a 2. fordulós céh kisebb prioritásszáma szerint.
    .why = A győztest is így kell megállapítani.

## Borderlands and two players

wal-r-25 = Titkos-e a saját színtől eltérő kártya, és hozzáférhet-e a Mészáros? Titokban osztjuk, és a Mészáros sosem érinti; a Mészárossal szerzett lapok nem számítanak saját színtől eltérő kártyának.
    .why = A kezedhez tartozik, és a korlátozás csak a kiosztott kártyára vonatkozik; különben egy csere után előfordulhatna, hogy nem marad lapod az építéshez.
wal-r-26 = Mi van, ha az ösvény egyik oldalán két vagy három terület van? A teljes szám az egyikre vonatkozik, és bármelyikük kockáját vagy lapkáját beállíthatod.
    .why = A szabálykönyv ezt mondja a T-ösvényről és a dupla T-ösvényről.
wal-r-27 = Játékosnak számít-e a semleges szín a céhek képességeinél? Igen, játékos és ellenfél a Selyemkereskedőnél, a Szabónál, a Festő-színezőnél, a Vaskereskedőnél, a Bortermelőnél, a Halkereskedőnél, a Borbélynál és a Szíjgyártónál, a készlete pedig a megmaradt bábuiból áll; a Mészárosnál és a Fűszeresnél nem, mert nincs kártyája és céhe.
    .why = A szabálykönyv szerint a képességek úgy hatnak a semleges polgárokra, mintha valódi játékoséi volnának.
wal-r-28 = Számítanak-e a semleges bábuk a frakcióknál is? Igen, és amit a semleges szín nyer, vagy ami holtversenynél rá jut, az elvész.
    .why = A szabálykönyv a városrészeket és a tornyokat nevezi meg a számlálásnál, és a frakciókat is ugyanezeken a helyeken kell számolni.
wal-r-29 = Hány védelmi kártyát raktok le fejenként 2 játékosnál? Védelmi fázisonként egyet, hacsak az asztal nem játszik kettővel (`defence_cards` beállítás).
    .why = A szabálykönyv egyet ír, de a 16 és a 18 lap kettővel több a szükségesnél, miközben minden más felállásban pontosan elfogynak a lapok; a fázisonkénti kettő is beleférne, és nagyjából kétszer annyit érnének a tornyok.

## Single guilds

wal-r-30 = Hány nemest cserélhet ki a Selyemkereskedő? Ellenfelenként egyet, és egyik csere sem kötelező.
    .why = A mondat hibás, de a készletedre vonatkozó korlátnak csak több nemesnél van értelme, és a Festő-színezőnél ez világosan le van írva.
wal-r-31 = Hogyan másol pontosan a Fűszeres? Csak olyan képességet, amelyet most használhatnál, állandót is csak egyszer; a tulajdonosa akkor kap 3 szavazatot, amikor használod, te nem fizetsz semmit.
    .why = A szabálykönyv az egyensúly kedvéért ad 3 szavazatot a lemásolt játékosnak, és nem írja, hogy ezt bárki fizetné.
wal-r-32 = Mi van, ha egy helyen két elem van egymáson? A Bőrnyúzó az egyiket veszi le, és a hely beépített marad; az Aranyműves az egész helyet lerombolja.
    .why = A Bőrnyúzó egy utat vagy falat vesz le, a lerombolt hely viszont olyan, mintha semmi sem állna ott.
wal-r-33 = Mit választhat az Aranyműves, a Bőrnyúzó és a Méteráru-kereskedő? Bármelyik megépült utat vagy falat, a kezdő utat is; rajzolt falrészt, kerítést és már lerombolt helyet nem.
    .why = A szabálykönyv már megépült útról vagy falról beszél, a lerombolt elemeket megvédi a Bőrnyúzótól, a kerítést pedig minden céhtől.
wal-r-34 = Mi történik, ha a 2. fordulóban levesznek egy utat? A mellette lévő városrészek azonnal összeolvadnak.
    .why = Az Aranyművesnél ezt mondja a szabálykönyv, és a 2. fordulóban már nem épül út.
wal-r-35 = Mikor számítanak azok a nemesek, akiket a Vaskereskedő az 1. fordulóban tett toronyba? Az 1. fordulóban nem, a 2. fordulótól igen.
    .why = A magyar szöveg szerint a 2. fordulóban nem érnek szavazatot, de a Fegyvermester ugyanilyen emlékeztetőjében „a 2. fordulóig” áll, és a tornyok akkor már számítanak.
wal-r-36 = Mi van, ha nincs elég bábu a Borbélyhoz, a Szíjgyártóhoz vagy a Fegyvermesterhez? Ha megvan a teljes szám (sorban kettő, három vagy kettő, illetve kettő), annyit kell választanod; ha nincs, az összeset, de legalább egyet.
    .why = A szövege szerint csak a Besózó használható félig.
wal-r-37 = Hol állhat kerítés? Csak a táblához felsorolt helyeken; egy területet egyszer lehet elkeríteni, és a kerítés sosem vág ketté rést.
    .why = A szabálykönyv szerint a kettéosztásnak mindenki számára egyértelműnek kell lennie, ehhez pedig kötött lehetőségek kellenek; egy játékban úgyis legfeljebb két kerítés lehet, a második a Fűszeressel.
wal-r-38 = Mindig két városrész lesz-e a 2. fordulóban lerakott kerítéstől? Nem, csak akkor, ha a két oldalát másfelé sem köti össze nyitott ösvény.
    .why = A szabálykönyv valódi kettévágásra gondol, és az 1. fordulóban a kerítés sem több egy útnál.
wal-r-39 = Min léphetnek át a polgárok a Szíjgyártóval? Fejenként egy határon: ösvényen, úton, lerombolt úton vagy kerítésen; a T-ösvényen át csak a túloldalára juthatnak.
    .why = A szabálykönyv szerint úton vagy ösvényen lépnek át a másik oldali területre.
wal-r-40 = Milyen sorrendben működik a Mészáros, és ki látja a megmutatott kezet? Az összes kártyát egyszerre adod oda, és mindenki külön válaszol; a megmutatott kezet csak te látod, és el kell venned belőle egy lapot.
    .why = Így senkinek sem változik a lapjai száma, és a sorrend senkinek sem ad előnyt.
wal-r-41 = Beleszámítanak-e az őrszemek a Pék három nemesébe? Igen.
    .why = A szabálykönyv a játéktáblán lévő nemesekről beszél, és a tornyok is a tábla részei.
wal-r-42 = Választhatnak-e a céhek képességei toronyban lévő kockát az 1. fordulóban? Igen, választhatnak.
    .why = A szabálykönyv csak a beállítás lépésében tiltja.
wal-r-43 = Mely céhek vannak mindkét pakliban, és mik a prioritásszámok? A Fűszeres, a Méteráru-kereskedő, az Aranyműves és a Bőrnyúzó van mindkettőben; a Londonderry-pakli és a közös céhek száma 1-től 12-ig terjed, a Határvidék-paklié 1b, 4b és 7b-től 12b-ig, az angol nevek pedig a londoni céhekéi.
    .why = A szabálykönyv csak az 1-es Selyemkereskedőt és az 1b Ácsot nevezi meg a paklijával együtt; a többi a legjobb következtetésünk, és a Határvidék másik hét száma a négy közös céhből adódik.

## Information, flight and votes

wal-r-44 = Megnézheted-e a kijátszott kártyákat, és tudhatod-e, ki rakott le egy védelmi kártyát? Igen, mindkettő nyilvános.
    .why = A kijátszott kártyákat mindenki látta, a szabálykönyv tanácsa pedig, hogy jelöljétek meg a saját színtől eltérő kártyát, feltételezi, hogy mindenki tudja, hol kinek a kártyája fekszik.
wal-r-45 = Ki menekül el a nyitott résen át? A városrész összes területéről minden nemes, bármilyen színű; az őrszemek és a földművesek maradnak.
    .why = A szabálykönyv az összes ilyen nemesről beszél, az őrszemek pedig a tornyokban állnak, nem a városrészben.
wal-r-46 = Mikor számítanak az építési fázisban szerzett szavazatok? Azonnal, a Péké (13) és a Fűszeres révén kapott 3 is; az építési fázis körsorrendje ettől nem változik, csak a későbbi, szavazatok szerinti sorrendek módosulhatnak.
    .why = Az építési fázis körsorrendje csak a céhektől függ.
