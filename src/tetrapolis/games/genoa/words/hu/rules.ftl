### Genoa: the numbered rules of sections 1 to 5 and 7 to 10 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 1. Components and set-up

gen-1-1 = A Genoa 2, 3, 4 vagy 5 játékosnak szól. Mindenki választ egy színt; a többi szín elemei kikerülnek a játékból.
gen-1-2 = A játéktábla 8×8-as négyzetrács, amelynek négyzetei 39 mezőt alkotnak: 18 felirattal jelölt épületet, 20 egynégyzetes utcát és a piacot. A 18 épületet a szabálykönyv nevezi meg; azt, hogy a négyzetek hogyan oszlanak meg a mezők között, mi rekonstruáltuk.
gen-1-3 = Két tábla közül választhattok (`board` beállítás): az egyik a fő tábla (`main`), a másik a tartalék tábla (`alt`). Egyedül a tábla határozza meg, hogy egy mezőhöz mely négyzetek tartoznak, és mely mezők szomszédosak. A nyomtatott tábláról nem maradt ránk kép, ezért mindkét tábla rekonstrukció: a nyomtatott változat helyenként eltérhet tőle.
gen-1-4 = A torony pontosan öt korongból áll. Két nyolcoldalú kocka van, egy kék és egy piros.
gen-1-5 = A talonban kezdetben 40 árucikk van: öt-öt bors, sáfrány, ezüst, réz, vászon, selyem, sör és bor.
gen-1-6 = A talonban kezdetben 27 speciális lapka van: 5 Startmező, 7 1:1 kereskedés, 5 Választható árucikk, 5 Épületakció és 5 Extra akció.
gen-1-7 = Minden színből hét tulajdonjelző van. Egy jelző mindig pontosan egy helyen van: a központi talonban, a saját talonodban vagy egy épületen. Kezdetben mindegyik a központi talonban van.
gen-1-8 = Négy pakli van: 14 szerződés, 14 üzenet, 16 nagy megrendelés és 16 kis megrendelés. Mindegyiket külön megkeveritek, és képpel lefelé lerakjátok.
gen-1-9 = Hogy melyik kártyán mi látható, azt a mi kártyalistánk mondja meg. A szerződéseket a szabálykönyvből következtettük ki; az üzenetek, a kis és a nagy megrendelések rekonstrukciók, így a nyomtatott lapok eltérhetnek tőlük.
gen-1-10 = Mindenki kap egy-egy kártyát mind a négy pakliból, és titokban tartja őket.
gen-1-11 = 130 dukáttal kezdesz. Sem árucikked, sem speciális lapkád nincs, és a saját talonodban tulajdonjelző sincs.
gen-1-12 = Minden pénzösszeg 5 dukát többszöröse. A bank sosem fogy ki.
    .ruling = R-01
gen-1-13 = Egyikőtök a kezdőjátékos, és az is marad a játék végéig; sorsolás dönti el, ki legyen az, hacsak nem ti jelölitek ki (`first_player` beállítás).
    .ruling = R-02
gen-1-14 = A fordulójelző a fordulósávnak arról a mezőjéről indul, amelyen a játékosok száma áll. Hogy innen hány mező van hátra, azt a GEN-2.2 mondja meg.
gen-1-15 = Árunak számít az árucikk, a kártya, a speciális lapka és a saját talonban lévő tulajdonjelző. A dukát nem áru.
    .ruling = R-03

## 2. Rounds, turns and the round marker

gen-2-1 = Egy fordulóban mindenki pontosan egyszer kereskedő: először a kezdőjátékos, utána a többiek az óramutató járása szerint.
gen-2-2 = A fordulósávon a játék elején 2 játékosnál 12, 3-nál 10, 4-nél 8, 5-nél 6 mező van hátra.
gen-2-3 = A hátralévő mezőkbe a fordulójelző saját mezője és az alatta lévők számítanak bele. Ha egy mező van hátra, a jelző az utolsó mezőn áll; ennél kevesebb sosem lehet.
gen-2-4 = Ha a forduló végén egynél több mező van hátra, a jelző egy mezővel lejjebb lép, és új forduló kezdődik.
gen-2-5 = Ha a forduló végén egy mező van hátra, a játék véget ér (11. fejezet).
gen-2-6 = Ha a torony a piacról indul, és egynél több mező van hátra, a fordulójelző azonnal, még az 1. fázisban egy mezővel lejjebb lép.
gen-2-7 = Ha a torony a piacról indul, és csak egy mező van hátra, a fordulójelző nem mozdul.
gen-2-8 = Az utolsó fordulót mindig végig kell játszani: mindenkire sor kerül.
gen-2-9 = Ha a jelző piaci kezdés miatt ér az utolsó mezőre, a mostani forduló az utolsó. Ha a forduló végén ér oda, még egy teljes forduló következik.
    .ruling = R-04
gen-2-10 = A GEN-2.6 a forduló minden körére érvényes, nem csak az elsőre. Ha egy fordulóban több piaci kezdés is van, mindegyik számít.
    .ruling = R-05
gen-2-11 = Ha a torony mozgás közben ér a piacra, a fordulójelző sosem mozdul.
gen-2-12 = Egy kör négy fázisból áll, ebben a sorrendben: 1. a kezdő mező meghatározása, 2. mozgás, akciók és tárgyalások, 3. épületek szerzése, 4. a kör vége. Üzletet kötni, akciót végrehajtani és speciális lapkát használni csak a 2. fázisban lehet; egyetlen kivétel a Startmező lapka.
    .ruling = R-06

## 3. Phase 1: the start space

gen-3-1 = Kereskedőként vagy dobsz mindkét kockával, vagy elhasználsz egy Startmező lapkát. A kettő közül pontosan az egyiket kell megtenned.
gen-3-2 = A kék kocka adja a vízszintes, a piros a függőleges számot. A kezdő mező az, amelyikhez ez a négyzet tartozik. A piac négyzetei: 4-4, 4-5, 5-4 és 5-5.
gen-3-3 = Egy épület minden négyzete ugyanazt a mezőt jelenti. A kezdő mezőre az egész, öt korongból álló torony kerül.
gen-3-4 = A Startmező lapkával a 39 mező bármelyikét megnevezheted; ilyenkor nem dobsz.
gen-3-5 = A lapkát dobás előtt kell használnod: ha már dobtál, a kezdő mező végleges. Egy körben legfeljebb egy Startmező lapkát használhatsz.
    .ruling = R-07
gen-3-6 = Ha a lapkával a piacot választod, a fordulójelző ugyanúgy lép, mintha dobtad volna (GEN-2.6, GEN-2.7).
gen-3-7 = A kezdő mező meglátogatottnak számít, és olyannak, amelyen korong van.
gen-3-8 = Ha a kezdő mező épület, az akciója szabad, hiszen még nem volt rá alku, és a tárgyalás az itteni akcióról szól. Ha utca vagy a piac, a tárgyalás a torony következő lépéséről szól.

## 4. Phase 2: movement

gen-4-1 = A torony a mezőjéről egy olyan mezőre léphet, amelyikkel közös oldala van; átlósan sosem.
gen-4-2 = Minden épület egy mező, akármekkora; minden utcanégyzet egy mező; a piac is egy mező. A Park és a Kikötő épületnek számít.
gen-4-3 = Minden lépésnél egy korong ott marad az elhagyott mezőn, a többi továbbmegy.
gen-4-4 = A torony egy körben legfeljebb négyszer lép, így a kezdő mezővel együtt legfeljebb öt mezőt látogat meg.
gen-4-5 = Egy mezőt nem lehet kétszer meglátogatni ugyanabban a körben. A kezdő mező is beleszámít.
gen-4-6 = Csak a kereskedő mozgatja a tornyot. Kereskedőként akkor is továbbmehetsz, ha már mindenki kapott akciót.
gen-4-7 = Kereskedőként bármikor megállhatsz, amikor a torony szabadon mozoghat, akár már a kezdő mezőn is.
gen-4-8 = Ha megállsz, a toronyban maradt összes korong a torony mezőjén marad.
gen-4-9 = Ha nincs több olyan szomszédos mező, amelyet a torony ebben a körben még nem látogatott meg, a 2. fázis úgy ér véget, mintha megálltál volna.
    .ruling = R-08
gen-4-10 = Amikor a torony egy mezőre ér, sorban ez történik: a mező meglátogatottnak számít; piaci kezdésnél (tehát csak a kezdő mezőn) lép a fordulójelző; kézbesíthetők az üzenetek; végül sor kerül a megvett akcióra, vagy ha nem volt alku, megnyílik a tárgyalás: épületben az akcióról, utcán és a piacon a következő lépésről.
    .ruling = R-09
gen-4-11 = Egy épület akcióját rendezni kell, mielőtt a torony továbbmegy vagy a 2. fázis véget ér: valaki végrehajtja, elkel, vagy elvész. Ez a negyedik lépés után is így van.
    .ruling = R-10

## 5. Actions

gen-5-1 = Csak a 18 felirattal jelölt épületnek van akciója. Az utcáknak és a piacnak nincs.
gen-5-2 = Minden körben mindenki egy akciót hajthat végre, akárki a kereskedő: ez az alapakció. Senki sem köteles élni vele.
gen-5-3 = Egy épület akcióját egy körben legfeljebb egyszer, egyetlen játékos hajthatja végre.
gen-5-4 = Akciót csak abban az épületben lehet végrehajtani, amelyiken a torony áll, és azonnal, amint eldőlt, hogy kié; későbbre nem lehet eltenni. Játékossorrend nincs.
gen-5-5 = Kereskedőként te magad is végrehajthatod a torony alatti épület szabad akcióját, ha van felhasználható akciód. Ezért senkinek sem fizetsz.
gen-5-6 = Ha nem te vagy a kereskedő, csak elfogadott alkuval juthatsz akcióhoz.
gen-5-7 = Akkor van felhasználható akciód, ha ebben a körben még nem használtad el az alapakciódat, vagy ha van Extra akció lapkád. Két játékosnál a kereskedőnek a GEN-12.2 alapján is lehet.
gen-5-8 = Először mindig az alapakciódat használod el. Az Extra akció lapka abban a pillanatban fogy el, amikor az akciója elkezdődik.
    .ruling = R-11
gen-5-9 = Amikor elkezdődik az akciód, az épület ebben a körben felhasználtnak számít, az akció beleszámít az akcióidba, az Extra akció lapkád elfogy, ha szükséged van rá, és az épület tulajdonosa megkapja a pénzét (GEN-10.12).
gen-5-10 = Az akciód alatt tetszőleges sorrendben a következőket teheted: egyszer végrehajtod az épület hatását (7. fejezet), kijátszod az erre való speciális lapkákat (GEN-9.8), és legfeljebb egy megrendelést teljesítesz (GEN-8.11).
gen-5-11 = Az épület hatását pontosan egyszer végre kell hajtanod, mielőtt befejezed az akciódat.
    .ruling = R-12
gen-5-12 = Az akciód végrehajtottnak számít, akármilyen keveset hoz, még ha semmit sem.
gen-5-13 = Ha befejezted az akciódat, az végleg lezárult. Amíg egy akció tart, más nem tehet semmit, csak üzenetet lehet kézbesíteni.
gen-5-14 = A megvett akció csak a tiéd: nem adhatod tovább, nem adhatod el, nem utasíthatod vissza, és nem kérheted vissza az árát.
    .ruling = R-13
gen-5-15 = Az elveszett akciót ugyanabban a körben később sem lehet végrehajtani. A következő kör elején már egyetlen akció sem számít felhasználtnak vagy elveszettnek.

## 7. Buildings

gen-7-1 = Ha a talonban kevesebb van, mint amennyit az akció ad, annyit veszel el, amennyi maradt; ez lehet semmi is.
gen-7-2 = Ugyanez áll a kártyákra: ha túl kevés van, annyit húzol, amennyi van.
    .ruling = R-32
gen-7-3 = Céhház: felhúzod a nagy megrendelések paklijának felső lapját.
gen-7-4 = Városháza: felhúzod a kis megrendelések paklijának felső két lapját.
gen-7-5 = Postahivatal: felhúzod az üzenetpakli felső két lapját.
gen-7-6 = Katedrális: elveszel két tulajdonjelzőt a saját színedből a központi talonból, és a saját talonodba teszed.
gen-7-7 = Palota: elveszel egy Épületakció lapkát.
gen-7-8 = Park: elveszel egy Extra akció lapkát.
gen-7-9 = Kocsiszín: elveszel egy Startmező lapkát.
gen-7-10 = Kikötő: elveszel egy Választható árucikk lapkát.
gen-7-11 = Fogadó és Kocsma: elveszel egy 1:1 kereskedés lapkát. Mindkettő ugyanabból a hét lapkából ad.
gen-7-12 = Raktárak: elveszel egyet-egyet a két árucikkből, sosem két egyformát. Az Italraktár sört és bort ad, a Fémraktár ezüstöt és rezet, a Szövetraktár vásznat és selymet, a Fűszerraktár borsot és sáfrányt.
gen-7-13 = Villák (Colini, Monetti, Ricci, Zasteri): a következő kettőből az egyiket teszed: felhúzod a szerződéspakli felső lapját, vagy leszállítasz egy erre a villára szóló nagy megrendelést.
gen-7-14 = A villában akkor választasz, amikor végrehajtod a hatását, nem az ajánlatban, hacsak zálog nem köt. Ha nincs leszállítható megrendelésed, és a szerződéspakli üres, a hatás semmit sem hoz.
    .ruling = R-33

## 8. Cards

gen-8-1 = Akárhány kártyát tarthatsz a kezedben.
gen-8-2 = A kijátszott kártya képpel felfelé a paklija alá kerül.
gen-8-3 = Amint egy pakli felső lapja képpel felfelé áll, a paklit megkeveritek és képpel lefelé fordítjátok, akár húzás közben is, vagy ha egy kártya üres pakli alá kerül.
    .ruling = R-34
gen-8-4 = Nagy megrendelés: a teljesítéséhez a kártyán megnevezett villa akcióját kell végrehajtanod, és ott a szállítást kell választanod. A három feltüntetett árucikket visszateszed a talonba.
gen-8-5 = A nagy megrendelésért 100 dukátot kapsz a banktól és egy általad választott speciális lapkát; utána a kártya képpel felfelé a paklija alá kerül (GEN-8.2).
gen-8-6 = A jutalomlapkát azokból a fajtákból választod, amelyek vannak a talonban. Ha egy sem maradt, csak a pénzt kapod meg.
    .ruling = R-35
gen-8-7 = Kis megrendelés: a teljesítéséhez neked magadnak kell végrehajtanod a kártyán megnevezett épület akcióját. A feltüntetett árucikket, kártyánként egyet, visszateszed a talonba.
    .ruling = R-36
gen-8-8 = A kis megrendelésért 40 dukátot kapsz a banktól; utána a kártya képpel felfelé a paklija alá kerül (GEN-8.2). A teljesítése önmagában nem akció.
gen-8-9 = Kis megrendelést az adott épületben végzett akciód alatt bármikor teljesíthetsz. A kártyát húzhattad, az árucikket szerezhetted akár éppen ezalatt az akció alatt is.
    .ruling = R-37
gen-8-10 = Az Épületakció lapkával végrehajtott akció sosem jó kis megrendeléshez.
gen-8-11 = Egy akció alatt legfeljebb egy megrendelést teljesíthetsz, nagyot vagy kicsit, még ha kettő is illik az épülethez.
    .ruling = R-38
gen-8-12 = Üzenet: ha a torony ugyanabban a körben a kártyán megnevezett mindkét épületet meglátogatta, kézbesítheted 30 dukátért a banktól; utána a kártya képpel felfelé a paklija alá kerül (GEN-8.2).
gen-8-13 = Az üzenethez nem kell akció, és nem kell részt venned semmilyen alkuban. Bárki kézbesíthet, bárkinek a körében.
gen-8-14 = A két épületet akármilyen sorrendben meg lehet látogatni. A kezdő mező is számít, ahogy az éppen elért mező és a korábbiak is.
gen-8-15 = Egy körben akárhány üzenetet kézbesíthetsz, még ha ugyanazok az épületek szerepelnek is rajtuk.
gen-8-16 = Egy üzenetet a második épület meglátogatásától a kör 4. fázisának kezdetéig kézbesíthetsz, akkor is, ha a kártyát csak a látogatások után kaptad meg. Kézbesíteni sosem kötelező.
    .ruling = R-39
gen-8-17 = A szerződések játék közben semmit sem hoznak; a játék végén fizetnek.
gen-8-18 = A szerződéseknél két épület akkor szomszédos, ha egymás mellett állnak egy 14 épületből álló zárt körben, tehát az utolsó is szomszédja az elsőnek. A fő táblán ez a kör: Palota, Kikötő, Villa Monetti, Italraktár, Fogadó, Fűszerraktár, Villa Ricci, Kocsiszín, Park, Villa Colini, Fémraktár, Kocsma, Szövetraktár, Villa Zasteri. A tartalék táblán: Palota, Kikötő, Italraktár, Villa Monetti, Fogadó, Villa Ricci, Fűszerraktár, Kocsiszín, Park, Fémraktár, Villa Colini, Kocsma, Villa Zasteri, Szövetraktár. Mindkettő a rekonstruált táblákból adódik.
gen-8-19 = A szerződéseidet a lehető leghosszabb, szomszédos épületekből álló sorokra bontjátok. Minden sor külön fizet, és csak egyszer.
    .ruling = R-40
gen-8-20 = Egy 1 épületből álló sor 10 dukátot fizet, a 4 épületből álló 100-at, és minden további épület még 50-et (5 épület 150, 6 épület 200, és így tovább).
gen-8-21 = A 2 épületből álló sor 30 dukátot, a 3 épületből álló 60-at fizet. Ez a két összeg nincs benne a szabálykönyvben: a többiből következtettük ki őket, és javíthatók, ha előkerülnek a nyomtatott értékek.
    .ruling = R-41

## 9. Special tiles

gen-9-1 = Akárhány speciális lapkád lehet, és egy körben akárhányat felhasználhatsz, tetszőleges sorrendben.
gen-9-2 = A felhasznált lapka akkor kerül vissza a talonjába, amikor a hatása véget ért.
    .ruling = R-42
gen-9-3 = Startmező: csak a kereskedő használhatja, az 1. fázisban, dobás helyett (GEN-3.4–GEN-3.6).
gen-9-4 = Extra akció: még egy akciót ad neked az aktuális körben, akár a tiéd a kör, akár másé.
gen-9-5 = Egy körben több Extra akció lapkát is felhasználhatsz, olyat is, amelyet abban a körben szereztél.
gen-9-6 = Nem hajthatsz végre extra akciót olyan épületben, amelynek az akcióját ebben a körben már felhasználták.
gen-9-7 = Az Extra akció lapka nem pótolja az alkut: más körében továbbra is elfogadott ajánlat kell hozzá.
    .ruling = R-43
gen-9-8 = A Választható árucikk, az 1:1 kereskedés és az Épületakció akció közben használható lapka. Csak akkor játszhatod ki őket, amíg a saját akciód tart: az épület hatása előtt, közben vagy után, de még az akciód befejezése előtt. Azt is kijátszhatod, amelyiket éppen ezalatt az akció alatt szerezted.
gen-9-9 = Választható árucikk: elveszel egy árucikket egy olyan fajtából, amelyből van a talonban.
gen-9-10 = 1:1 kereskedés: visszateszed egy árudat, és elveszel egy másik árut. Az árucikk és a lapka a talonba kerül, a jelző a saját talonodból a központi talonba, a kártya képpel felfelé a paklija alá.
gen-9-11 = Az elvett áru a talonból jön, sosem egy másik játékostól. Elfogyott fajtát nem nevezhetsz meg, és dukátot sem vehetsz el. Semmit sem cserélhetsz a saját fajtájára, kivéve egy kártyát ugyanannak a paklinak egy új lapjára.
    .ruling = R-44
gen-9-12 = Ha az 1:1 kereskedéssel kártyát veszel el, az valamelyik pakli felső lapja, látatlanban. Ha kártyát adsz érte, az a húzás után kerül a paklija alá.
    .ruling = R-45
gen-9-13 = Épületakció: azonnal végrehajtod egy olyan épület hatását, amelyen a te jelződ áll.
gen-9-14 = Ez nem számít a körben végrehajtott akciódnak, a toronynak nem kell ott állnia, és az épület akcióját ebben a körben már fel is használhatták.
gen-9-15 = Egy körben több Épületakció lapkát is felhasználhatsz, akár ugyanarra az épületre is.
gen-9-16 = Az Épületakció lapka nem hoz tulajdonosi bevételt, és az épület nem számít tőle felhasználtnak: a rendes akciója szabad marad.
    .ruling = R-46
gen-9-17 = Épületakció lapkát nem használhatsz a Palotára: csak egy ugyanilyen lapkára cserélnéd.
    .ruling = R-47
gen-9-18 = Ha villa van a tulajdonodban, ami csak a tartalék táblán lehetséges, a lapkával a villa két lehetősége közül bármelyiket választhatod, a GEN-8.11 korlátján belül.
    .ruling = R-48

## 10. Phase 3: acquiring buildings

gen-10-1 = A kereskedővel kezdve, az óramutató járása szerint mindenkinek pontosan egyszer van lehetősége épületeket szerezni. Passzolhatsz is.
gen-10-2 = Ha nincs jelző a saját talonodban, kimaradsz. Ha egyetlen utcán sincs korong, senki sem szerezhet épületet, és a fázis véget ér.
gen-10-3 = Ha épületet szerzel, választasz egy utcát, amelyen legalább egy korong van.
gen-10-4 = Magán az épületen nem kell korongnak lennie, és nem kell, hogy a torony járt legyen ott. A piac nem utca.
    .ruling = R-49
gen-10-5 = Az utcával szomszédos egy vagy két épületre tehetsz egy-egy jelzőt a saját talonodból.
gen-10-6 = Egy épületen legfeljebb egy jelző állhat.
gen-10-7 = Eltávolítás: feláldozol egy jelzőt a saját talonodból, hogy egy ilyen épületről levedd egy másik játékos jelzőjét. Mindkét jelző a központi talonba kerül.
gen-10-8 = Az eltávolítás után tehetsz egy további jelzőt arra az épületre, de nem kötelező. Így egy jelző eltávolítása és kettő lerakása három jelződbe kerül.
gen-10-9 = Csak a választott utcával szomszédos épületről távolíthatsz el jelzőt, és a sajátodat sosem. A lerakással és az eltávolítással együtt legfeljebb két épületet érinthetsz.
    .ruling = R-50
gen-10-10 = Az épületszerzéshez legalább egy jelzőt le kell raknod vagy el kell távolítanod. Különben passzoltál, és egyetlen korong sem kerül le.
    .ruling = R-51
gen-10-11 = Ha épületet szereztél, a választott utcáról minden korong lekerül.
gen-10-12 = Ha egy olyan épület akcióját hajtod végre, amelyen egy másik játékos jelzője áll, a tulajdonos 10 dukátot kap a banktól. Ha a saját épületedben hajtasz végre akciót, senki sem kapja meg.
gen-10-13 = A 10 dukát az akció kezdetén jár, akármit hoz az akció, és akárki a kereskedő.
    .ruling = R-52
gen-10-14 = Az az épület, amelyik mellett nincs utca, sosem kerülhet senki tulajdonába. A fő táblán ilyen a négy villa.
    .ruling = R-53
