### Citadella: leckék, lépésről lépésre.

## 1

citadels-lesson-goal = A cél
    .goal = Fejezd be a városodat, nézd meg, mi számít, és nyerj meg egy játszmát.
citadels-lesson-goal-gather = A legértékesebb város győz, és a tiédből egyetlen kerület hiányzik. Minden kör gyűjtéssel kezdődik: vegyél el 2 aranyat.
    .done = Két arany a bankból. A másik lehetőség: lapot húzol.
    .wrong = A laphúzás is jó lépés. De itt a lap már megvan, arany kell hozzá.
citadels-lesson-goal-income = Ebben a fordulóban te vagy a Kereskedő: városod minden zöld kerülete 1 aranyat fizet. Szedd be!
    .done = A szín számít: más karakternek más színű kerületek fizetnek.
    .wrong = Az is jó, de előbb szedd be a zöld kerületek aranyát, nehogy elfelejtsd.
citadels-lesson-goal-build = A Városháza 5 aranyba kerül. Nyomd meg a lapot a kezedben, és megépül: a költsége egyben a pontértéke is.
    .done = Hét kerület: a városod elkészült!
    .wrong = Azt is megépítheted, de a drágább kerület több pontot ér.
citadels-lesson-goal-last = A kész város az utolsó fordulót jelenti: akit még nem szólítottak, annak még jár egy kör. Fejezd be a tiédet.
    .wrong = Jó lépés, de a városod már kész. Fejezd be a körödet.
citadels-lesson-goal-points = Győztél: 20 pont a kerületekért, 4 azért, mert elsőként végeztél. Mind az öt szín együtt még 3 pontot érne.

## 2

citadels-lesson-crown = Egy teljes forduló
    .goal = Válassz karaktert, várd meg, míg szólítanak, és játssz végig egy kört.
citadels-lesson-crown-pick = Minden fordulóban titokban választasz egy karaktert, csak arra a fordulóra. Nálad a korona, te választasz először: legyen a Király.
    .done = A többiek a továbbadott lapokból választottak.
    .wrong = Az is jó karakter. Ez a lecke viszont a Királyról szól.
citadels-lesson-crown-called = A karakterek rang szerint jönnek, 1-től 8-ig. A 2-es Tolvaj már lépett; most a 4-es, a Király jön: te.
citadels-lesson-crown-draw = Most húzz lapot: kettőt látsz, és egyet megtartasz.
    .wrong = Az arany mindig jól jön, de itt a laphúzást nézzük meg.
citadels-lesson-crown-keep = A Kastélyt tartsd meg: nemesi, vagyis sárga kerület, és a sárga a Királynak fizet. A másik lap visszakerül.
    .wrong = Azt is meg lehet tartani, de a Kastély színe illik a Királyhoz.
citadels-lesson-crown-build = Körönként egy kerület. Építsd meg 3 aranyért az Uradalmat: sárga, és a jövedelem az éppen álló kerületeket számolja.
    .wrong = Lehetne, de az Uradalom azonnal fizet neked.
citadels-lesson-crown-income = Most szedd be a sárga kerületek jövedelmét: az építés után ez már 1 arannyal több.
    .wrong = Mindjárt. Előbb szedd be a jövedelmet.
citadels-lesson-crown-crown = A Királyé marad a korona: a következő fordulóban is ő választ először. Vedd magadhoz, ez kötelessége.
    .wrong = Előbb a korona: a Királynak a körében magához kell vennie.
citadels-lesson-crown-end = Fejezd be a kört. Az 5–8. rang következik, aztán új forduló kezdődik, és te választasz először.
    .done = Ennyi az egész: választasz, szólítanak, gyűjtesz, építesz.

## 3

citadels-lesson-names = Orgyilkos és Tolvaj
    .goal = Az 1-es és 2-es rang karakterre csap le, nem játékosra: találd ki, ki kicsoda.
citadels-lesson-names-look = Te vagy a Tolvaj. Claránál van a legtöbb arany és sok zöld kerület: valószínűleg ő a Kereskedő, akinek a zöld fizet.
citadels-lesson-names-rob = Karaktert nevezel meg, sosem játékost. Rabold ki a Kereskedőt: nyomd meg a Rabolok gombot, majd a Kereskedőt.
    .wrong = Ez is egy tipp. De nézd meg, hol van az arany és a sok zöld kerület.
citadels-lesson-names-gather = A köröd többi része a szokásos. Gyűjts 2 aranyat.
citadels-lesson-names-end = Tartsd meg az aranyadat, és fejezd be a kört: kiderül, ki a Kereskedő.
    .done = Clara volt a Kereskedő: mielőtt bármit tett volna, 6 aranya a tiéd lett.
    .wrong = Építhetnél is, de előbb lássuk, mit hoz a rablás.
citadels-lesson-names-assassin = Az 1-es rangú Orgyilkos keményebb: akit megnevez, annak az egész köre elvész, és hallgat, amikor szólítják.
citadels-lesson-names-pick = Új forduló. Bruno választott először; hozzád még eljutott az Orgyilkos. Válaszd őt.
    .wrong = Ez is lehet jó, de itt próbáld ki az Orgyilkost.
citadels-lesson-names-kill = Bruno városából már kevés hiányzik, és szeret pusztítani. Öld meg a Hadurat.
    .done = Ha ő az, elvész a köre. Ha nem, semmi sem történik: ez a kockázat.
    .wrong = Ez is egy tipp. De gondold végig, ki veszélyes rád.

## 4

citadels-lesson-cards = Mágus és Építész
    .goal = A 3-as és a 7-es rang a lapokból él: cseréld el a gyenge kezedet, vagy építs háromszor.
citadels-lesson-cards-look = Te vagy a Mágus, két olcsó lappal. Brunónál öt lap van: ezt a nevénél álló szám mutatja.
citadels-lesson-cards-swap = Cseréld el vele az egész kezedet: Kezet cserélek, majd Bruno.
    .done = Öt jó lap kettőért. Bruno nem tagadhatja meg.
    .wrong = Az is működik, de Bruno nagy keze többet ér.
citadels-lesson-cards-gather = Most gyűjts 2 aranyat, hogy építhess.
    .wrong = Lapod már van elég, az arany hiányzik.
citadels-lesson-cards-build = Építsd meg 4 aranyért a Kastélyt: az imént még Brunóé volt.
    .wrong = Lehetne, de az aranyadért a Kastély adja a legtöbb pontot.
citadels-lesson-cards-end = Fejezd be a kört. A következő fordulóban az Építészt próbálod ki.
citadels-lesson-cards-pick = Válaszd az Építészt: 2 további lapot kap, és legfeljebb 3 kerületet építhet.
    .wrong = Az is jó, de most az Építészről van szó.
citadels-lesson-cards-extra = Vedd el rögtön a 2 további lapot: ez a gyűjtésen felül jár.
    .done = Most gyűjts, és építs, amíg futja az aranyadból: akár háromszor.

## 5

citadels-lesson-war = Hadúr és Püspök
    .goal = A 8-as rang kerületet pusztít; az 5-ös rang és a kész város védve van tőle.
citadels-lesson-war-gather = Te vagy a Hadúr, utolsóként lépsz. Előbb gyűjts 2 aranyat.
citadels-lesson-war-income = Neked a piros kerületek fizetnek: szedd be a hármadért járó aranyat.
    .wrong = Előbb a piros kerületeid aranyát.
citadels-lesson-war-safe = Nem minden dönthető le: Clara városa kész, Dante pedig a Püspök. Nyomd meg a kerületeiket: megmondják az okát.
citadels-lesson-war-destroy = A pusztítás 1 arannyal olcsóbb az építésnél. Bruno Fogadója 1-be került: ingyen ledől. Pusztítsd el!
    .wrong = Ezt is lehet, de az olcsó kerület olcsón dől: keress egy 1-be kerülőt.
citadels-lesson-war-build = Ez az utolsó forduló: azt építsd, ami pontot ér. Az Erőd 5 pont.
citadels-lesson-war-end = Fejezd be a kört: következik az értékelés.
    .done = Most Clara kész városa győz. Az utolsó kerület előtt kell lecsapni!

## 6

citadels-lesson-uniques = Egyedi kerületek
    .goal = A lila kerületek külön hatással bírnak, vagy többet érnek a költségüknél.
citadels-lesson-uniques-look = A lila kerületek senkinek sem fizetnek, de mind tud valamit. Nyomj meg egyet a városodban, és elolvashatod.
citadels-lesson-uniques-smithy = A Kovácsműhelyed 2 aranyért 3 lapot ad, körönként egyszer, akár gyűjtés előtt is. Használd!
    .wrong = Talán később. Most próbáld ki a Kovácsműhelyt.
citadels-lesson-uniques-lab = A Laboratórium egy lapot 2 aranyra vált. Fogadód már van: dobd el a másodikat.
    .wrong = Az a lap még megépíthető. Második Fogadó nem: minden név egyszer állhat egy városban.
citadels-lesson-uniques-gather = Most gyűjts: 2 arany.
    .wrong = Lapod van elég; aranyat gyűjts.
citadels-lesson-uniques-build = A Kísértetváros 2 aranyba kerül, és a végén olyan típusnak számít, amelyiknek akarod. Építsd meg!
    .done = Egy városban mind az öt szín együtt 3 pontot ér.
    .wrong = Lehetne. Ez a lecke viszont a lilákról szól.

## 7

citadels-lesson-few = Hárman
    .goal = Ha kevesen vagytok, mindenki két karakter egy fordulóban, és nagyobb városok épülnek.
citadels-lesson-few-first = Hárman játszotok: mindenki két karaktert választ, egymás után. Elsőnek válaszd a Kereskedőt.
    .wrong = Az is jó, de itt a Kereskedőt választjuk.
citadels-lesson-few-second = Egy lap rejtve kiesett; jöhet a második. Válaszd a Mágust: 3-as rang, korán lép.
    .wrong = Az is lehetne. Itt válaszd a Mágust.
citadels-lesson-few-turn = Mindkettővel külön köröd van, de közös a kincs, a kéz és a város. Most a Mágusod jön: gyűjts aranyat.
citadels-lesson-few-build = Építsd meg a Piacot: mindkét körödben építhetsz egy kerületet.
    .wrong = Lehet, de a zöld még ebben a fordulóban fizet a Kereskedődnek.
citadels-lesson-few-end = Fejezd be ezt a kört. Később jön a Kereskedőd.
citadels-lesson-few-income = A második köröd, 6-os rang: szedd be az imént épült Piac jövedelmét. Most 8 kerület kell a városhoz.
    .wrong = Mindjárt; előbb a zöld kerület aranya.

## 8

citadels-lesson-two = Ketten
    .goal = Ha ketten játszotok, el is dobtok karaktereket, hogy a másik ne kapja meg őket.
citadels-lesson-two-pick = Ketten játszotok, két-két karakterrel. Egy lap rejtve kiesett, és te választasz először. Válaszd a Királyt!
    .wrong = Az is jó. Itt válaszd a Királyt.
citadels-lesson-two-second = Bruno egy karaktert megtartott, egyet eldobott. Abból, amit meghagyott, válaszd másodiknak a Kereskedőt.
    .wrong = Az is jó. Itt válaszd a Kereskedőt.
citadels-lesson-two-drop = Most dobj el egyet képpel lefelé: ami a legtöbbet ártana neked. Legyen az Orgyilkos, különben Bruno megölhetné a Királyodat.
    .done = A maradék kettőből Bruno egyet megtartott.
    .wrong = Lehet. De Bruno kezében az Orgyilkos lenne rád a legveszélyesebb.
citadels-lesson-two-gather = 4-es rang: előbb a Királyodat szólítják. Gyűjts a szokásos módon 2 aranyat.
    .wrong = A lap is jó, de most arany kell az Uradalomhoz.
citadels-lesson-two-build = Építsd meg az Uradalmat: mindkét körödben építhetsz, és a sárga fizet a Királynak.
    .wrong = Mindjárt. Előbb az Uradalom: utána nagyobb a Király jövedelme.
citadels-lesson-two-income = Szedd be a sárga kerület aranyát. A koronát is magadhoz kell venned: a kör végén ez magától megtörténik.
    .wrong = Mindjárt; előbb a sárga kerület aranya.
citadels-lesson-two-end = Fejezd be a Király körét. A Kereskedőé a 6-os rangnál jön, ugyanazzal az arannyal, kézzel és várossal.
    .wrong = A kör végén az is megtörténik: fejezd be.
## 9

citadels-lesson-witch = Boszorkány, Alkimista, Apát
    .goal = Minden rangnak más karaktere is van: játssz más nevében, építs ingyen, élj meg az egyházi kerületekből.
citadels-lesson-witch-gather = Minden ranghoz több karakter tartozik. Te vagy a Boszorkány, az 1-es rang: először gyűjtened kell. Vegyél el 2 aranyat.
    .wrong = Az is jó. De a kezedben ott a Palota: arany kell hozzá.
citadels-lesson-witch-bewitch = Most babonázz meg egy karaktert: amikor szólítják, te játszod le a körét. Az Alkimista visszakapja, amit építésre költ: nevezd meg őt!
    .done = Clara volt az Alkimista: ő csak gyűjthetett. Most te fejezed be a körödet, Alkimistaként.
    .wrong = Ez is egy tipp. De most az Alkimista körére van szükséged.
citadels-lesson-witch-build = A gyűjtésen kívül minden a tiéd: a saját aranyad és kezed, az Alkimista képessége. Építsd meg 5 aranyért a Palotát!
    .wrong = Még ne: amit kifizetsz, visszakapod, ezért előbb a legdrágábbat építsd meg.
citadels-lesson-witch-end = Fejezd be a kört: az Alkimista minden aranyat visszaad, amit építésre fizettél.
    .done = Megint nálad az 5 arany, és áll a Palota.
citadels-lesson-witch-pick = Új forduló, te választasz először. Válaszd az Apátot: 5-ös rang, mint a Püspök, és a Templomod meg a Kápolnád fizet neki.
    .wrong = Az is jó lehet, de itt az Apátot próbáld ki.
citadels-lesson-witch-tithe = Az Apát minden egyházi kerületéért 1 aranyat vagy 1 lapot kap. Szedd be: te döntöd el, miből mennyit.
    .wrong = Mindjárt. Előbb szedd be az egyházi kerületek jövedelmét.
citadels-lesson-witch-demand = Körönként egyszer a leggazdagabb játékosnak 1 aranyat kell adnia az Apátnak, ha gazdagabb nála. Kérd el Brunótól!
    .done = Védelem helyett arany és lap: ugyanazon a rangon egy másik karakter egészen más lehet.
    .wrong = Azzal várj: ha már te vagy a leggazdagabb, senki sem ad semmit.

## 10

citadels-lesson-spy = Kém és Varázsló
    .goal = Nézd meg, mi van mások kezében, húzz belőle hasznot, és vedd el, ami tetszik.
citadels-lesson-spy-spy = Te vagy a Kém, a Tolvaj helyett: válassz egy játékost és egy kerülettípust. Clara zöldet épít: nála a kereskedelmi lapok után kémkedj!
    .done = Három kereskedelmi lap: 3 arany Clarától, 3 lap a pakliból. És láttad nála a Kastélyt is.
    .wrong = Majd máskor. Clara városa csupa kereskedelmi kerület: talán a keze is az.
citadels-lesson-spy-gather = A köröd többi része a szokásos. Gyűjts 2 aranyat.
    .wrong = Lapod most már van elég; aranyat gyűjts.
citadels-lesson-spy-end = Még ne építs, fejezd be a kört. Te már tudod, amit a többiek nem: Claránál ott a Kastély.
    .wrong = Építhetnél is, de jobb is jön: tartsd meg rá az aranyadat.
citadels-lesson-spy-pick = Új forduló. Válaszd a Varázslót: 3-as rang, a Mágus helyett.
    .wrong = Az is jó. Itt próbáld ki a Varázslót.
citadels-lesson-spy-again = A Varázsló rögtön meg is építheti, amit elvesz, de csak gyűjtés után. Gyűjts 2 aranyat.
    .wrong = Előbb aranyat gyűjts, hogy meg is építhesd, amit elveszel.
citadels-lesson-spy-look = Most nézz bele egy kézbe. Claráéra emlékszel: válaszd őt.
    .wrong = Azt is lehet. De Clara kezét már ismered: ott a Kastély.
citadels-lesson-spy-take = Látod a lapjait, és egyet el kell venned. Legyen a Kastély!
    .wrong = Az is jó lap. De a Kastélyért jöttél.
citadels-lesson-spy-build = Építsd meg azonnal, 4 aranyért: ez nem számít bele az építkezési korlátodba.
    .done = A kezedből is építhetsz még egyet. A Varázsló olyat is építhet, ami már van a városában.
    .wrong = A kezedbe is veheted, de ha most építed meg, nem számít bele a korlátba.

## 11

citadels-lesson-emperor = Császár és Művész
    .goal = Állj ellen a Zsarolónak, add tovább a koronát, és szépítsd meg a városodat.
citadels-lesson-emperor-gather = Bruno, a Zsaroló két karaktert fenyegetett meg, az egyik te vagy, a Császár. Akit megfenyegettek, előbb gyűjt: vegyél el 2 aranyat.
    .wrong = A lap is jó. Ebben a leckében aranyat gyűjts.
citadels-lesson-emperor-refuse = Csak az egyik fenyegetés éles: a virágos. Ha fizetsz, fele aranyad elvész; ha nem, a virágos mindet elviszi. Ne fizess!
    .done = Bruno felfedte: nem virágos, így semmi sem történik. Most már mindenki tudja, hogy a virágos a Kereskedőn van.
    .wrong = Az a biztos út: a fele aranyadért nyugtod van. Itt most merj nemet mondani.
citadels-lesson-emperor-enthrone = A Császár elveszi Brunótól a koronát, de nem tarthatja meg: válaszd ki, kié legyen. Add Clarának!
    .wrong = Lehetne, de előbb a korona: add Clarának.
citadels-lesson-emperor-tribute = Akit megkoronázol, 1 aranyat vagy 1 véletlen lapot ad neked: te mondod meg, melyiket. Kérj aranyat!
    .wrong = A lap is jó, de nem tudni, melyik lesz. Itt aranyat kérj.
citadels-lesson-emperor-end = Kilenc karakternél 9-es rang is van. Fejezd be a kört: a következő fordulóban kipróbálod.
    .wrong = Jó lépés, de a lecke a következő fordulóban folytatódik.
citadels-lesson-emperor-pick = Válaszd a Művészt: 9-es rang, őt szólítják utoljára.
    .wrong = Az is jó. Itt próbáld ki a Művészt.
citadels-lesson-emperor-first = A Művész 1 aranyat tehet egy kerületére: onnantól az 1-gyel többe kerül, és 1 ponttal többet ér. Szépítsd meg a Kastélyt!
    .wrong = Mindjárt. Előbb szépítsd meg a Kastélyt.
citadels-lesson-emperor-second = Körönként legfeljebb két kerületet szépíthet meg, de mindegyiket csak egyszer. Szépíts meg még egyet!
    .done = Két arany, két pont, és mindkettőt drágább elpusztítani.
    .wrong = Mindjárt. Előbb szépíts meg még egyet.

## 12

citadels-lesson-magistrate = Magisztrátus és Diplomata
    .goal = Építsd a városodat mások pénzén: paranccsal és cserével.
citadels-lesson-magistrate-sign = Te vagy a Magisztrátus. Három parancsod közül az első az aláírt. Clara Kereskedőnek látszik, és van aranya: jelöld meg a Kereskedőt!
    .wrong = Ez is egy tipp. De Claránál van az arany, és csupa kereskedelmi kerülete van.
citadels-lesson-magistrate-second = A másik kettő csak megtéveszt. Tedd az egyiket a Püspökre.
    .wrong = Ott is megtévesztene, de itt a Püspökre tedd.
citadels-lesson-magistrate-third = Az utolsót oda teszed, ahová akarod: csak te tudod, melyik az aláírt.
citadels-lesson-magistrate-end = Már gyűjtöttél. Fejezd be a kört: ha a Kereskedő kifizet egy kerületet, téged kérdeznek.
citadels-lesson-magistrate-confiscate = Clara, a Kereskedő kifizette a Kikötőt. Kobozd el: a te városodban épül meg, ingyen.
    .done = Tiéd a Kikötő; Clara visszakapta a 4 aranyát.
    .wrong = Hagyhatod is megépíteni. De hát erre való a parancs.
citadels-lesson-magistrate-pick = Új forduló. Válaszd a Diplomatát: 8-as rang, a Hadúr helyett.
    .wrong = Az is jó. Itt próbáld ki a Diplomatát.
citadels-lesson-magistrate-exchange = A Diplomata nem pusztít, hanem cserél. Kérd Bruno Kastélyát: csak a különbséget fizeted ki.
    .wrong = Lehetne, de olcsóért drágát érdemes cserélni: Bruno Kastélyát.
citadels-lesson-magistrate-give = Adj érte egy olcsót: a Kastély 4-be kerül, a tiéd 1-be, így 3 aranyat fizetsz Brunónak.
    .done = Mindkét város ugyanakkora maradt, de a tiéd 3-mal többet ér.
    .wrong = A Kikötő ugyanannyiba kerül, mint a Kastély: semmit sem nyernél.
