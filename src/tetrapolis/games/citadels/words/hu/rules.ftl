### Citadels: the numbered rules CIT-1.1 to CIT-18.4 for players, in our own words.
### The attribute "ruling" names the ruling behind a rule.

## 1. Set-up

cit-1-1 = A Citadellát 2–8 játékos játszhatja. Más létszámmal nem indulhat játék.
cit-1-2 = 84 kerületkártya van: 12 nemesi, 11 egyházi, 20 kereskedelmi és 11 katonai (ez együtt az 54 alapkerület), továbbá 30 egyedi; minden egyedi kerületből 1 példány van.
cit-1-3 = Az alapkerületek (nyomtatott költség × darabszám): nemesi: Uradalom 3×5, Kastély 4×4, Palota 5×3; egyházi: Templom 1×3, Kápolna 2×3, Kolostor 3×3, Katedrális 5×2; kereskedelmi: Fogadó 1×5, Piac 2×4, Kereskedőház 2×3, Dokk 3×3, Kikötő 4×3, Városháza 5×2; katonai: Őrtorony 1×3, Börtön 2×3, Barakk 3×3, Erőd 5×2.
cit-1-4 = 27 karakter van, mind a 9 ranghoz 3: 1 Orgyilkos, Boszorkány, Magisztrátus; 2 Tolvaj, Kém, Zsaroló; 3 Mágus, Varázsló, Látnok; 4 Király, Császár, Patrícius; 5 Püspök, Apát, Bíboros; 6 Kereskedő, Alkimista, Szatócs; 7 Építész, Navigátor, Tudós; 8 Hadúr, Diplomata, Marsall; 9 Királynő, Művész, Adószedő.
cit-1-5 = A játékotokban használt karakterek együtt a karakterkészlet. Ebben az 1–8. rang mindegyikéből pontosan 1 karakter van, és ha a 9-es rangot is használjátok, abból is pontosan 1. Egyetlen rang sem hiányozhat és nem szerepelhet kétszer, így két azonos rangú karakter sosem találkozik egy játékban.
cit-1-6 = A 9-es rangot 3 és 8 játékosnál használni kell, 4–7 játékosnál lehet, 2 játékosnál pedig nem használjátok.
cit-1-7 = A Királynő 5-nél kevesebb játékosnál nem használható.
cit-1-8 = A Császár 2 játékosnál nem használható.
cit-1-9 = Ha egy előre beállított lehetőség olyan karaktert tartalmaz, amely a ti létszámotoknál nem megengedett, más lép a helyére: 2 játékosnál a Császár helyett a Király vagy a Patrícius, 3–4 játékosnál a Királynő helyett a Művész vagy az Adószedő. Ha a házigazda nem választ, a Király és a Művész kerül be.
    .ruling = R-01
cit-1-10 = Egy játékhoz pontosan 14 különböző egyedi kerületet kell kiválasztani, a többi 16 kimarad. Az, hogy változatos költségűek legyenek, csak tanács: bármely 14 különböző egyedi kerület megfelel.
    .ruling = R-02
cit-1-11 = A kerületpakli az 54 alapkerületből és a kiválasztott 14 egyedi kerületből áll: 68 lap, megkeverve, képpel lefelé.
cit-1-12 = Minden játékos 4 kerületkártyát kap, ezeket csak ő láthatja. n játékosnál 68 − 4n lap marad a pakliban.
cit-1-13 = 2 arannyal és üres várossal kezdesz.
cit-1-14 = A bank kifogyhatatlan: egyetlen hatás sem marad el azért, mert elfogytak az érmék.
cit-1-15 = Akárhány lap lehet a kezedben, nincs felső határ.
cit-1-16 = Az 1. fordulóban a legidősebb játékosé a korona. Itt megnevezhetitek, ki kapja; ha nem teszitek, véletlenszerűen dől el.
    .ruling = R-03
cit-1-17 = A karakterkészlet nyilvános: minden karakterhez 1 karakterjelző fekszik az asztalon, rang szerinti sorrendben, az egész játék alatt. A készleten kívüli karaktereket sosem lehet megnevezni, megjelölni vagy húzni.
cit-1-18 = Az első játék készlete: Orgyilkos, Tolvaj, Mágus, Király, Püspök, Kereskedő, Építész, Hadúr; valamint Sárkánykapu, Gyár, Kísértetváros, Birodalmi kincstár, Erődítmény, Laboratórium, Könyvtár, Térképszoba, Kőfejtő, Varázstanoda, Kovácsműhely, Szobor, Tolvajtanya, Kívánságkút.
cit-1-19 = 3 vagy 8 játékosnál az első játék készletéhez kell egy kilencedik karakter, de a lista nem nevez meg ilyet. Alapesetben a Művész az, mert mindkét létszámnál megengedett.
    .ruling = R-04
cit-1-20 = Az egyes kiadások előre beállított lehetőségeit a 18. fejezet sorolja fel. A saját összeállításotok akkor érvényes, ha megfelel a CIT-1.5–CIT-1.8 és a CIT-1.10 szabálynak.
cit-1-21 = A cél, vagyis az a méret, amelynél egy város befejezett, 4–8 játékosnál 7, 2–3 játékosnál 8.
cit-1-22 = Ha a Magisztrátus a karakterkészletben van, 3 parancsjelző van játékban, és pontosan 1 közülük az aláírt parancs. Ha a Zsaroló van benne, 2 fenyegetésjelző van játékban, és pontosan 1 közülük a virágos keszkenő.
cit-1-23 = Ha egy kártya rövid szövege eltér a szabálykönyvtől, a szabálykönyv számít. A kártyákon látható drágakőformák nem befolyásolják a játékot.

## 2. Selection phase

cit-2-1 = Minden forduló kiválasztási fázissal kezdődik, ezt a megkoronázott játékos vezeti; utána a kör fázis következik.
cit-2-2 = A kiválasztási fázis elején a készlet összes karakterkártyáját össze kell szedni, bárhol voltak is az előző fordulóban, és meg kell keverni.
cit-2-3 = 4 vagy több játékosnál először véletlenszerűen kirakjátok a képpel felfelé eldobott lapokat (CIT-2.4, CIT-2.5), majd pontosan 1 lapot véletlenszerűen képpel lefelé dobtok el. Egyik eldobott karakter sincs játékban ebben a fordulóban.
cit-2-4 = Képpel felfelé eldobott lapok 8 karakternél: 4 játékosnál 2, 5 játékosnál 1, 6 játékosnál 0, 7 játékosnál 0.
cit-2-5 = Képpel felfelé eldobott lapok 9 karakternél: 4 játékosnál 3, 5 játékosnál 2, 6 játékosnál 1, 7 játékosnál 0, 8 játékosnál 0.
cit-2-6 = A 4-es rangú karakter sosem lehet a képpel felfelé eldobott lapok között. Ha mégis odakerülne, véletlenszerűen egy másik lapot dobtok el helyette képpel felfelé, a 4-es rangú lapot pedig visszakeveritek a karakterpakliba.
cit-2-7 = Amíg a pótlást húzzátok, a 4-es rangú lap félre van téve, így nem jöhet elő újra. A visszakeverés a képpel lefelé eldobott lap húzása előtt történik, tehát a képpel lefelé eldobott lap lehet a 4-es rangú.
    .ruling = R-05
cit-2-8 = Az elején képpel lefelé eldobott lapot senki sem látja, kivéve a CIT-2.12 esetében.
cit-2-9 = A megkoronázott játékos megnézi az összes megmaradt lapot, titokban pontosan 1-et megtart, a többit pedig átadja a bal oldali szomszédjának.
cit-2-10 = A többiek az óramutató járása szerint sorban ugyanezt teszik, amíg mindenkinek nem lesz 1 karaktere. Választani kell: senki sem passzolhat, és senki sem nézheti meg a már elvett lapokat.
cit-2-11 = Az utolsó játékos választása után megmaradt lapot képpel lefelé el kell dobni; ezt csak ő látta.
cit-2-12 = 7 játékos 8 karakterrel: a hetedik játékos megkapja az 1 megmaradt lapot, felveszi az elején képpel lefelé eldobott lapot is, a kettőből 1-et megtart, a másikat képpel lefelé eldobja.
cit-2-13 = 8 játékos 9 karakterrel: a nyolcadik játékosra a CIT-2.12 érvényes.
cit-2-14 = 7 játékos 9 karakterrel: nincs külön szabály. A hetedik játékos a neki átadott 2 lapból választ, az elején eldobott lap rejtve marad.
cit-2-15 = 4–8 játékosnál így ellenőrizhetitek a lapokat: a karakterkészlet mérete = képpel felfelé eldobott lapok + 1 képpel lefelé eldobott lap + játékosok + maradék. A maradék 1, illetve 0, ha a CIT-2.12 vagy a CIT-2.13 érvényes (ott a második képpel lefelé eldobott lap az első helyére lép).
cit-2-16 = 2 játékos (8 karakter, képpel felfelé eldobott lap nincs): véletlenszerűen eldobtok 1 lapot képpel lefelé. A megkoronázott A játékos a 7 lapból elvesz 1-et, és továbbad 6-ot. B megtart 1-et, 1-et képpel lefelé eldob, és továbbad 4-et. A megtart 1-et, 1-et képpel lefelé eldob, és továbbad 2-t. B megtart 1-et, az utolsót képpel lefelé eldobja. Mindkettőtöknek 2 karaktere lesz, 4 lap fekszik képpel lefelé.
cit-2-17 = 2 játékosnál azt a lapot, amelyet saját döntésedből dobsz el, csak te ismered, a véletlenszerűen eldobottat senki. Egy lépésen belül tetszőleges, hogy előbb megtartasz vagy előbb eldobsz egy lapot.
cit-2-18 = 3 játékos (9 karakter, képpel felfelé eldobott lap nincs): véletlenszerűen eldobtok 1 lapot képpel lefelé. A megkoronázott A játékos 8 lapból vesz el 1-et, B 7-ből 1-et, C 6-ból 1-et. Ekkor a megmaradt 5 lapból véletlenszerűen eldobtok 1-et képpel lefelé. A 4-ből vesz el 1-et, B 3-ból 1-et, C 2-ből 1-et, az utolsó lapot pedig képpel lefelé eldobjátok. Mindenkinek 2 karaktere lesz, 3 lap fekszik képpel lefelé.
cit-2-19 = 3 játékosnál a kiválasztás közben véletlenszerűen eldobott lapot senki sem látja: C megkeveri a lapokat, vakon kivesz egyet, és a másik 4-et sem nézi meg, mielőtt továbbadja.
    .ruling = R-06
cit-2-20 = Amikor már mindenki kiválasztotta a karakterét, de az 1-es rangot még nem szólították, a Színház tulajdonosa használhatja a Színházat (CIT-15.32). Ezzel a kiválasztási fázis véget ér.

## 3. Turn order, calling, revealing, information

cit-3-1 = A kör fázisban a karaktereket növekvő sorrendben kell szólítani, az 1-es rangtól a készlet legmagasabb rangjáig. Az ülésrend nem számít.
cit-3-2 = Mindig az szólít, akinél éppen a korona van. Ha a korona a forduló közben gazdát cserél, az új megkoronázott játékos folytatja. A szólítás semmi más hatalmat nem ad.
cit-3-3 = Amikor egy rangot szólítanak, a karakter gazdája képpel felfelé fordítja a kártyáját, és végrehajtja a karakter körét, kivéve, ha a karaktert meggyilkolták. A kártya a forduló végéig képpel felfelé marad.
cit-3-4 = Ha senki sem fedi fel a karaktert, a következő rang jön. Kívülről nem látszik különbség a meggyilkolt és a senkinél sem lévő karakter között.
cit-3-5 = Minden karaktereddel pontosan 1 köröd van; a meggyilkolt karakternek nincs köre.
cit-3-6 = Ha egy karaktert szólítanak, ez a sorrend: felfedés; a Tolvaj rablása; végül a kör. A megbabonázott karakter köre a CIT-6.10, a megfenyegetetté a CIT-7.12 szerint korlátozott.
cit-3-7 = Az utolsó rang után, ebben a sorrendben: (1) a meggyilkolt 4-es rangú karaktert felfeditek, és érvényesül a koronára vonatkozó hatása; (2) az erre váró Királynő megkapja az aranyát; (3) minden parancsjelző és fenyegetésjelző megmutatás nélkül visszakerül, a meggyilkolást, kirablást és megbabonázást mutató jelölések lekerülnek; (4) ha lett befejezett város, a játék véget ér, különben kezdődik a következő kiválasztási fázis.
    .ruling = R-07
cit-3-8 = Mindig nyílt információ: az arany minden kincstartalékban, a lapok száma minden kézben, minden város a kerületein lévő érmékkel és a Múzeum alatti lapok számával, a korona helye, a karakterkészlet, a pakli mérete és az Adószedő jelzőjén lévő arany.
cit-3-9 = Az adott fordulóban nyílt információ: a képpel felfelé eldobott lapok, az addig felfedett karakterek és hogy ki fedte fel őket, az Orgyilkos, a Boszorkány és a Tolvaj által megnevezett karakter, valamint hogy melyik karakterjelzőn van parancs vagy fenyegetés, de a jelző előlapja nem.
cit-3-10 = Rejtett: a kézben tartott lapok (csak a tulajdonosuk látja); a még nem szólított karakterkártya (csak a gazdája); a képpel lefelé eldobott lapok (csak az, aki a CIT-2.11–CIT-2.18 szerint látta őket); a pakli sorrendje; a parancsok és fenyegetések előlapja (csak az, aki lerakta őket); a Múzeum alatti lapok.
cit-3-11 = A gyűjtéskor húzott, de meg nem tartott lapokat és a pakli aljára eldobott kerületkártyákat csak az látja, aki kezelte őket. A többiek csak a számukat látják.
cit-3-12 = Ha a Kém vagy a Varázsló megnéz egy kezet, azt csak ő látja. Ha egy lap a Varázsló, a Látnok, a Mágus, a Császár vagy a Bíboros révén gazdát cserél, csak az ismeri, aki adta, és az, aki kapta. A Kém által megnevezett típus, valamint az arany és a lapok új száma nyilvános.
    .ruling = R-08
cit-3-13 = Mindenki név szerint látja, melyik kerületet építik meg, pusztítják el, cserélik ki, foglalják le vagy kobozzák el.
cit-3-14 = A meggyilkolt karaktert ebben a fordulóban nem szabad felfedni, és később sem kell megmutatni. Egyetlen kivétel a 4-es rang: azt a CIT-3.7 1. lépésében feditek fel.
    .ruling = R-09
cit-3-15 = A kenőpénzért levett fenyegetésjelzőt sosem kell megmutatni, ahogy azokat a jelzőket sem, amelyek a forduló végén még képpel lefelé vannak.

## 4. A turn

cit-4-1 = A körödben pontosan egyszer kell nyersanyagokat gyűjtened. Enélkül nem fejezheted be a kört.
cit-4-2 = Aranygyűjtés: végy el 2 aranyat a bankból.
cit-4-3 = Lapgyűjtés: húzz 2 lapot a pakli tetejéről, 1-et tarts meg a kezedben, a másikat tedd képpel lefelé a pakli aljára.
cit-4-4 = Lapot húzni csak azután lehet, hogy eldöntötted, aranyat vagy lapot gyűjtesz. Ezen utólag nem változtathatsz.
cit-4-5 = A gyűjtés után kerületeket építhetsz az építkezési korlátodig. Ez 1, hacsak a karaktered mást nem mond: Építész 3, Látnok 2, Tudós 2; a Navigátor nem építhet.
cit-4-6 = Az adott körben a gyűjtés előtt nem építhetsz, olyan kerületet sem, amely nem számít bele az építkezési korlátba. Ez a Varázsló azonnali építésére is érvényes; a lapot kézbe venni a gyűjtés előtt is szabad.
    .ruling = R-10
cit-4-7 = Építéskor játssz ki egy kerületkártyát a kezedből képpel felfelé a városodba, és fizesd be az építési árát a bankba.
cit-4-8 = A teljes építési árnak abban a pillanatban meg kell lennie. Nincs adósság és nincs részleges építés.
cit-4-9 = Nem építhetsz olyan kerületet, amilyen nevű már van a városodban. Kivétel: Kőfejtő, Varázsló.
cit-4-10 = Ezek az építések nem számítanak bele az építkezési korlátba: az Istálló; a Szatócs által épített kereskedelmi kerületek; a lap, amelyet a Varázsló azonnal megépít. A korlátba számító építések előtt, között és után is sorra kerülhetnek.
cit-4-11 = A karakterképességek használata nem kötelező, hacsak a szövegükben nem az áll, hogy „kell”, „nem tud” vagy „nem képes”.
cit-4-12 = A karaktered minden külön képességét körönként egyszer használhatod. Ha több van, különböző időpontokban és bármilyen sorrendben használhatod őket.
cit-4-13 = Ha egy képességnél nincs időpont megadva, a körödben bármikor használhatod, a gyűjtés előtt és 2 építés között is.
    .ruling = R-11
cit-4-14 = A kerületek után nyersanyagot adó képesség hozamát egyszerre kell beszedned, és az számít, mely kerületek vannak abban a pillanatban a városodban. Nem veheted el egy részét az építés előtt, a másikat utána.
cit-4-15 = Az egyedi kerületek hatása nem kötelező, hacsak a szövegükben nem az áll, hogy „kell”, „nem tud” vagy „nem képes”. A körönként egyszer használható hatást csak a tulajdonos saját körében, egyszer lehet használni.
cit-4-16 = Az egyedi kerület attól a pillanattól működik, hogy a városodba került, már ugyanabban a körben is, és addig, amíg ott van.
    .ruling = R-12
cit-4-17 = Ha egy kötelező képességet nem használtál, mire befejezed a kört, akkor ekkor kell végrehajtani (a korona: CIT-9.2, CIT-9.7). A kör enélkül nem érhet véget.
cit-4-18 = A magyar szabálykönyvek „kör” szava kétfélét jelenthet. Egy játékos körét jelenti az építkezési korlátnál, a használat számának korlátainál, a Varázsló egyforma kerületeinél, a Szatócsnál és a Navigátornál. Az egész fordulót jelenti a Püspök védelménél, a „meggyilkolva” és „megbabonázva ebben a körben” esetében, valamint a „kör végénél”, ha a Királynőről vagy a meggyilkolt 4-es rangról van szó.
    .ruling = R-13
cit-4-19 = A kör végén, ebben a sorrendben: a hátralévő kötelező képességek; a Park és a Szegényház (mindkettőnél az akkori állapot dönt); az Alkimista visszatérítése.
cit-4-20 = A köröd akkor ér véget, amikor te kimondod. A program nem fejezi be helyetted, amíg van még nem kötelező, de lehetséges lépésed.
    .ruling = R-14
cit-4-21 = „Aranyat kapsz”: a bankból a kincstartalékodba kerül. „Lapot kapsz”: a pakli tetejéről a kezedbe kerül, és mindet megtartod. „Húzol”: a pakli tetejéről veszel el lapokat; a szöveg megmondja, hányat tartasz meg, a többi képpel lefelé a pakli aljára kerül. „Fizetsz”: a kincstartalékodból a bankba, hacsak a szöveg mást nem nevez meg, aki kapja.
cit-4-22 = A játékosok nem adhatnak, nem kölcsönözhetnek és nem cserélhetnek egymással aranyat, lapot vagy kerületet, csak ha egy kártya hatása ezt mondja.
    .ruling = R-15

## 5. Districts, destroying, discarding, the deck

cit-5-1 = 5 kerülettípus van: nemesi, egyházi, kereskedelmi, katonai és egyedi. Minden kártyának pontosan 1 típusa van.
cit-5-2 = Két kerület akkor egyforma, ha ugyanaz a nevük. A típus és a költség nem számít.
cit-5-3 = Az egyforma kerületek tilalma az építésre (CIT-4.9) és arra vonatkozik, amit a Magisztrátus, a Diplomata vagy a Marsall szerez meg (CIT-6.21, CIT-13.8, CIT-13.12). A szabályosan létrejött egyforma kerületek megmaradnak, akkor is, ha a Kőfejtő később kikerül a városból.
cit-5-4 = Az elpusztított kerület kikerül a városból, és képpel lefelé a pakli aljára kerül.
cit-5-5 = Az eldobott kerületkártya képpel lefelé a pakli aljára kerül. Dobópakli nincs.
cit-5-6 = Ha egyszerre több lap kerül a pakli aljára, a sorrendjüket az dönti el, aki odateszi őket (a program az adott sorrendet is megtarthatja). A paklit játék közben sosem kell megkeverni, csak a Tudós képességénél.
    .ruling = R-16
cit-5-7 = Ha a pakliban kevesebb lap van, mint amennyit húznod vagy kapnod kellene, elveszed az összeset. A hiányzó lapok elvesznek, senki sem tartozik velük.
    .ruling = R-17
cit-5-8 = Ha a pakli üres, nem gyűjthetsz lapot, aranyat kell elvenned. Ha pontosan 1 lap van benne, választhatod a lapgyűjtést, és azt a lapot megtartod.
    .ruling = R-18
cit-5-9 = Egy városban álló kerület tényleges költsége a nyomtatott költsége, illetve 1-gyel több, ha megszépített. Ez számít a pontoknál, a Hadúrnál, a Diplomatánál, a Marsallnál és a Bazilikánál. Az építéskor kapott kedvezmény sosem változtat rajta.
cit-5-10 = A kerületeken lévő arany nem része a kincstartaléknak: nem lehet ellopni, elkölteni vagy megadóztatni, és a Birodalmi kincstárnál sem számít.
cit-5-11 = A megszépített kerület érméje a kerületen marad, ha kicserélik vagy lefoglalják. Ha a kerületet elpusztítják, az érme a bankba kerül, és a kártya újra közönséges kártya.
    .ruling = R-19
cit-5-12 = A város mérete a benne lévő kerületek száma; az Emlékmű 2-nek számít. A város addig befejezett, amíg a mérete legalább akkora, mint a cél (CIT-1.21).
cit-5-13 = Mindegy, hogyan került oda az utolsó kerület: építés, elkobzás, lefoglalás és kicserélés útján is befejezett lehet egy város.
    .ruling = R-20
cit-5-14 = A város a célnál nagyobbra is nőhet.
cit-5-15 = A befejezett város kerületei védettek a 8-as rangú karakterek képességével (elpusztítás, kicserélés, lefoglalás) és a Fegyvertárral szemben.
cit-5-16 = A védettségnél az dönt, hogy a város a mostani mérete szerint befejezett-e. Az viszont, hogy valaki befejezte a városát (ez a játék végénél és a pontoknál számít), már sosem vonható vissza.
    .ruling = R-21
cit-5-17 = Egy kerület hatása azé, akinek a városában áll. Az állandó védelem (Erődítmény, Nagy fal) akkor is működik, ha a tulajdonosát meggyilkolták vagy megbabonázták.
    .ruling = R-22

## 6. Rank 1: Assassin

cit-6-1 = Orgyilkosként megnevezhetsz 1 másik karaktert a készletből. Ezt a karaktert erre a fordulóra meggyilkoltad.
cit-6-2 = Ha a karakteredet meggyilkolták, a szólításakor maradj csendben, és ne fedd fel. Az egész köröd elvész: nincs gyűjtés, építés, képesség és kör végi hatás sem.
cit-6-3 = Az Orgyilkos a 2-es rangtól felfelé bármelyik karaktert megnevezheti, olyat is, amelyet képpel felfelé eldobtak vagy amely senkinél sincs (ekkor nem történik semmi). 2–3 játékosnál a saját második karakteredet is megnevezheted.
    .ruling = R-23
cit-6-4 = A meggyilkolt karakternek azok a hatásai sem jönnek létre, amelyek túlnyúlnának a körén: a Püspök védelme, a Tolvaj rablása, a Zsaroló fenyegetései. Csak az a kivétel, amit a szabály a 4-es rangnál (CIT-9.4, CIT-9.9) és az Adószedő adójánál (CIT-14.11) kimond.

## 6. Rank 1: Witch

cit-6-5 = Boszorkányként először gyűjtened kell, majd meg kell nevezned 1 másik karaktert a készletből, akit megbabonázol; ekkor a köröd felfüggesztésre kerül. A megnevezésről nem mondhatsz le.
    .ruling = R-24
cit-6-6 = A felfüggesztés előtt a Boszorkány nem építhet, és a kerületei közül csak azok működnek, amelyek a gyűjtésre hatnak: Aranybánya, Könyvtár, Csillagvizsgáló.
cit-6-7 = A felfüggesztés nem a Boszorkány körének a vége: a Park és a Szegényház ekkor nem lép működésbe.
cit-6-8 = Ha a megbabonázott karakter ebben a fordulóban senkinél sincs, a Boszorkány köre már nem folytatódik: nincs építés, képesség, Park és Szegényház sem.
cit-6-9 = A Boszorkány a 2-es rangtól felfelé bármelyik karaktert megnevezheti, képpel felfelé eldobottat is, 2–3 játékosnál pedig a saját gazdájának másik karakterét is.
    .ruling = R-25
cit-6-10 = Ha a karakteredet megbabonázták, a szólításakor fedd fel, és gyűjts nyersanyagokat; a köröd ezzel azonnal véget ér. Nem építhetsz, és a karakter egyetlen képességét sem használhatod, azt sem, amelyik plusz nyersanyagot adna.
cit-6-11 = E gyűjtés közben a megbabonázott játékosnak csak a saját Aranybányája, Könyvtára és Csillagvizsgálója működik. A Parkja, a Szegényháza, a Laboratóriuma, a Kovácsműhelye, a Múzeuma és a Fegyvertára ebben a körben nem lép működésbe.
cit-6-12 = Közvetlenül a megbabonázott játékos köre után a Boszorkány folytatja a saját körét, mintha ő volna az a karakter. Újra nem gyűjt.
cit-6-13 = A folytatott körben a Boszorkányé a karakter minden képessége: a jövedelem, a plusz nyersanyagok, az állandó hatások (a Püspök védelme, az építkezési korlát), de a megkötések is (Navigátor: nem építhet).
cit-6-14 = A Boszorkány a saját kezét, kincstartalékát és városát használja; a karakter szövegében „te” a Boszorkányt jelenti. A megbabonázott játékos egyedi kerületeit nem használhatja. A saját egyedi kerületei rendesen működnek, a kör végi hatások pedig a folytatott kör végén érvényesülnek.
cit-6-15 = Megbabonázott Király vagy Patrícius: a megbabonázott játékos a lerövidült körében is elveszi a koronát. A Boszorkány nem kapja meg, de beszedi a jövedelmet a saját nemesi kerületei után.
cit-6-16 = Megbabonázott Császár: a Boszorkány dönti el, ki kapja a koronát (nem ő maga, és nem az, akinél éppen van), és ő veszi el az aranyat vagy a lapot. A megbabonázott játékosnak is adhatja, ha nem nála van.
    .ruling = R-26
cit-6-17 = Megbabonázott Zsaroló: a Boszorkány rakja le a fenyegetéseket, ő kapja a kenőpénzt, és ő dönt a felfedésről. Megbabonázott Tolvaj: a Boszorkány nevezi meg az áldozatot, és ő kapja az aranyat.
cit-6-18 = Megbabonázott Püspök: a 8-as rangú karakter a Boszorkány kerületeire nem használhatja a képességét, a megbabonázott Püspökéire viszont igen.
cit-6-19 = Megbabonázott Adószedő: a Boszorkány elveheti az összes aranyat a jelzőről, és a folytatott körében épített kerületek után nem fizet adót. Megbabonázott Királynő: az számít, hol ül a Boszorkány.
    .ruling = R-27

## 6. Rank 1: Magistrate

cit-6-20 = Magisztrátusként a 3 parancsjelzőt képpel lefelé 3 különböző karakterjelzőre teheted; te tudod, melyik az aláírt parancs. A saját jelződre nem tehetsz; képpel felfelé eldobott vagy senkinél sem lévő karakterére igen.
    .ruling = R-28
cit-6-21 = Amikor az aláírt paranccsal megjelölt karakter gazdája ennek a karakternek a körében fizetve épít egy kerületet, a Magisztrátus képpel felfelé fordíthatja a parancsot, és elkobozhatja a kerületet, kivéve, ha a városában már van egyforma kerület (ezen a Kőfejtő sem segít).
cit-6-22 = Csak az első olyan kerület kobozható el, amelyért abban a körben fizettek. Ha a Magisztrátus lemond róla, vagy egyforma kerület miatt nem teheti meg, az adott körre elvész a lehetősége.
    .ruling = R-29
cit-6-23 = Az elkobzott kerület ingyen a Magisztrátus városában épül meg. Az építő városába be sem kerül.
cit-6-24 = Az építő azonnal visszakapja az elkobzott kerületért fizetett összes aranyat (kedvezménynél a csökkentett árat). A rá költött lapokat nem kapja vissza.
cit-6-25 = Az elkobzott kerület beleszámít az építő építkezési korlátjába, kivéve, ha az ilyen építés amúgy sem számítana bele (CIT-4.10).
cit-6-26 = A fizetés nélkül épített kerület (Állványzattal, illetve a Temető áldozattal) nem kobozható el, és nem használja el a lehetőséget: a következő kerület, amelyért fizetnek, még elkobozható.
cit-6-27 = A parancsok nem érvényesülnek, ha az építő maga a Magisztrátus gazdája (2–3 játékosnál, a saját második karakterével).
    .ruling = R-30
cit-6-28 = Az elkobzás a Magisztrátus számára minden szempontból építés: ő fizet utána adót (CIT-14.13), befejezett lehet tőle a városa, és a kártya saját építési tilalma is érvényes (5 kerület mellé nem épülhet Emlékmű). A saját építkezési korlátját ez nem érinti.
    .ruling = R-31

## 7. Rank 2: Thief

cit-7-1 = Tolvajként megnevezhetsz 1 másik karaktert, akit kirabolsz: a 3-as rangtól felfelé bármelyiket, de a meggyilkoltat és a megbabonázottat nem. Az 1-es rangú karakter nem rabolható ki.
cit-7-2 = Amint a megnevezett karaktert felfedik, még mielőtt a gazdája bármit tenne, a Tolvaj gazdája elveszi az összes aranyat annak kincstartalékából.
cit-7-3 = Csak az vész el, ami abban a pillanatban a kincstartalékban van; a később gyűjtött vagy kapott arany biztonságban van. Ha senki sem fedi fel a karaktert, nem történik semmi.
cit-7-4 = 2–3 játékosnál a Tolvaj a saját gazdájának másik karakterét is megnevezheti, de ekkor arany nem cserél gazdát.
    .ruling = R-32

## 7. Rank 2: Spy

cit-7-5 = Kémként választhatsz egy másik játékost, és megnevezel 1-et az 5 kerülettípus közül. A lapjait csak ezután nézed meg.
cit-7-6 = A Kém a megnézett kézben lévő minden olyan lap után, amely a megnevezett típusú, elvesz 1 aranyat a játékos kincstartalékából, és kap 1 lapot a pakliból. A megnézett lapok a helyükön maradnak.
cit-7-7 = Ha a kincstartalékban kevesebb érme van, mint ahány lap egyezik, a Kém mindet elveszi, és így is kap egy lapot minden egyezésért.

## 7. Rank 2: Blackmailer

cit-7-8 = Zsarolóként a 2 fenyegetésjelzőt képpel lefelé 2 különböző karakterjelzőre teheted; te tudod, melyik a virágos keszkenő.
cit-7-9 = A Zsaroló nem fenyegetheti meg az 1-es rangú, a meggyilkolt és a megbabonázott karaktert, és a saját jelzőjére sem tehet. Parancsjelzővel megjelölt, képpel felfelé eldobott vagy senkinél sem lévő karaktert választhat.
    .ruling = R-33
cit-7-10 = Ha a karakteredet megfenyegették, a szólításakor azonnal gyűjtened kell. Amíg a fenyegetés el nem dől, nem használhatsz képességet, nem építhetsz, és az Aranybányán, a Könyvtáron és a Csillagvizsgálón kívül egyetlen kerület hatását sem használhatod.
cit-7-11 = A gyűjtés után a megfenyegetett játékos lefizetheti a Zsarolót az aranya felével, lefelé kerekítve. A jelző megmutatás nélkül lekerül, és ennek a fenyegetésnek vége. 1 aranynál a kenőpénz 0.
cit-7-12 = Megfenyegetett karakternél ez a sorrend: felfedés, gyűjtés, kenőpénz vagy annak megtagadása, a Zsaroló válasza, a kör többi része. Az arany felét a gyűjtés utáni kincstartalékból kell számolni.
cit-7-13 = Ha a megfenyegetett játékos nem fizet kenőpénzt, a Zsaroló képpel felfelé fordíthatja a jelzőt: ha virágos keszkenő, elveszi a játékos összes aranyát; ha jelöletlen, nem történik semmi. A Zsaroló képpel lefelé is hagyhatja; ekkor sem történik semmi.
cit-7-14 = 0 arannyal is lehet kenőpénzt adni: 0-t.
    .ruling = R-34
cit-7-15 = 2–3 játékosnál a Zsaroló saját második karakterére tett fenyegetés úgy dől el, hogy közben semmi sem cserél gazdát.
    .ruling = R-35

## 8. Rank 3: Magician

cit-8-1 = Mágusként egyszer megteheted az egyiket a kettő közül: (a) az egész kezedet kicseréled egy másik játékos egész kezével, vagy (b) eldobsz tetszőleges számú lapot, és ugyanannyit kapsz.
cit-8-2 = Az (a) akkor is használható, ha a Mágus keze üres (ekkor egyszerűen elveszi a másik kezet), és akkor is, ha a másik kéz üres.
    .ruling = R-36
cit-8-3 = A (b) esetében az eldobott lapok előbb a pakli aljára kerülnek, az újakat csak ezután kell elvenni a tetejéről.

## 8. Rank 3: Wizard

cit-8-4 = Varázslóként megnézheted egy másik játékos kezét, és elvehetsz belőle 1 tetszőleges lapot. Ha megnézted, el kell venned egyet; üres kezű játékost nem választhatsz.
    .ruling = R-37
cit-8-5 = A Varázsló ezt a lapot azonnal vagy fizetve megépíti a városában, vagy a kezébe veszi.
cit-8-6 = Az azonnali építés nem számít bele a Varázsló építkezési korlátjába. A kézbe vett és később megépített lap igen.
cit-8-7 = Ebben a körben a Varázsló végig építhet a városában lévőkkel egyforma kerületeket, az azonnali építéssel és a rendes építésekkel is.
cit-8-8 = Az azonnali építésnél a Varázsló használhat mindent, ami a fizetést kiváltja vagy csökkenti (Gyár, Állványzat, a Temető áldozata, lapok a Tolvajtanyáért). A kártya saját tilalmai érvényesek (Titkos kripta, Emlékmű), adó jár utána, és ha fizettek érte, elkobozható.
    .ruling = R-38

## 8. Rank 3: Seer

cit-8-9 = Látnokként elvehetsz 1-1 véletlenszerű lapot minden másik játékos kezéből, akinek van lapja; előbb mindet elveszed, és csak aztán adsz vissza. A magyar szövegben szereplő „minden játékos” minden másik játékost jelent.
    .ruling = R-65
cit-8-10 = Ezután a Látnoknak minden játékosnak, akitől elvett, adnia kell 1 lapot a kezéből. Szabadon választ: lehet ugyanaz a lap, egy másik játékostól elvett lap vagy a sajátja.
cit-8-11 = A lap nélküli játékosok mindkétszer kimaradnak. A képesség után minden kézben ugyanannyi lap van, mint előtte.
cit-8-12 = A Látnok építkezési korlátja ebben a körben 2, akár használta a képességét, akár nem.

## 9. Rank 4

cit-9-1 = A saját városában lévő minden nemesi kerület után a Király és a Császár 1 aranyat, a Patrícius 1 lapot kap.
cit-9-2 = A Királynak és a Patríciusnak a köre során valamikor el kell vennie a koronát.
cit-9-3 = Akinél a korona van, onnantól ő szólítja a karaktereket, és a következő kiválasztási fázisban ő választ először. Ha egy fordulóban senki sem mozdítja el a koronát, ott marad, ahol van.
cit-9-4 = Meggyilkolt Király vagy Patrícius: nincs köre, de a forduló végén felfedik, és a gazdája elveszi a koronát. (A magyar szöveg, amely szerint a korona nálad marad, fordítási hiba.)
    .ruling = R-39
cit-9-5 = Addig a pillanatig a régi megkoronázott játékos szólít tovább, és senki sem tudja meg, kinél volt a meggyilkolt 4-es rangú karakter.
cit-9-6 = A megbabonázott Királyról és Patríciusról lásd: CIT-6.15.
cit-9-7 = Császárként a köröd során valamikor el kell venned a koronát attól, akinél éppen van, és egy másik játékosnak kell adnod, de magadnak nem. Annak nem adhatod vissza, akinél volt; ha nálad volt, bármelyik másik játékosnak adhatod.
    .ruling = R-40
cit-9-8 = Az új megkoronázott játékos ad a Császárnak 1 aranyat a kincstartalékából vagy 1 véletlenszerű lapot a kezéből. A Császár gazdája választja ki, melyiket. Ha az új megkoronázott játékosnak csak az egyik van, akkor azt adja; ha egyik sincs, a Császár nem kap semmit.
    .ruling = R-41
cit-9-9 = Meggyilkolt Császár: a forduló végén felfedik, és a gazdája a CIT-9.7 szerint továbbadja a koronát, de nem kap érte semmit.
cit-9-10 = Annak a 4-es rangú karakternek, amely senkinél sincs, semmilyen hatása nincs: a korona nem mozdul.

## 10. Rank 5

cit-10-1 = Püspökként 1 aranyat kapsz a városod minden egyházi kerületéért.
cit-10-2 = A 8-as rangú karakter az egész fordulóban nem pusztíthatja el, nem cserélheti ki és nem foglalhatja le a Püspök kerületeit. Ehhez a védelemhez semmit sem kell tenned. Más hatások, például a Fegyvertár vagy a Magisztrátus ellen nem véd.
cit-10-3 = A meggyilkolt Püspök senkit sem véd. Ha a Püspököt megbabonázták, a Boszorkány kerületei védettek, a megbabonázott játékoséi nem.
cit-10-4 = A 8-as rangú képességet azon a kerületen használják, amelyet elpusztítanak, elvesznek vagy lefoglalnak. Ezért a saját Püspököd (2–3 játékosnál), Erődítményed vagy Nagy falad sosem akadályozza meg, hogy Diplomataként odaadd egy saját kerületedet. Ha viszont a Hadúr és a Püspök is nálad van, a saját kerületeidet nem pusztíthatod el.
    .ruling = R-42
cit-10-5 = Apátként 1 aranyat vagy 1 lapot kapsz a városod minden egyházi kerületéért. Tetszés szerint vegyítheted őket, de a teljes elosztást be kell jelentened, mielőtt bármit elvennél.
cit-10-6 = Apátként a körödben egyszer, bármelyik pillanatban, amikor egy másik játékosnak több aranya van, mint neked, a leggazdagabb játékosnak adnia kell neked 1 aranyat.
cit-10-7 = Ha több másik játékos is holtversenyben a leggazdagabb, Apátként te döntöd el, melyikük fizet. Ha te magad is a leggazdagabbak között vagy, nem kapsz semmit.
cit-10-8 = Bíborosként 1 lapot kapsz a városod minden egyházi kerületéért.
cit-10-9 = Bíborosként a körödben egyszer, ha nincs elég aranyad egy kerületre, amelyet meg akarsz építeni, pontosan a hiányzó aranyat elveheted egyetlen másik játékostól, aki ezt nem utasíthatja el. Minden aranyért egy általad választott lapot kell adnod neki a kezedből, utána pedig meg kell építened azt a kerületet.
cit-10-10 = A hiányzó összeg: az építési ár (a Gyár kedvezménye és a Tolvajtanyáért fizetett lapok levonása után) mínusz az összes saját aranyad. A kiválasztott játékosnak legyen ennyi aranya, neked pedig legyen ennyi lapod azon felül, amelyet megépítesz; különben a Bíboros nem kérhet kölcsön.
    .ruling = R-43
cit-10-11 = Ha elkobozzák azt a kerületet, amelyet a Bíboros ilyen kölcsönből épített, a Bíboros az építési ár teljes összegét visszakapja, a kölcsönvett részt is. A lapok a kölcsönadónál maradnak.
    .ruling = R-44

## 11. Rank 6

cit-11-1 = Kereskedőként vagy Szatócsként 1 aranyat kapsz a városod minden kereskedelmi kerületéért. Az Alkimistának nincs ilyen bevétele.
cit-11-2 = Kereskedőként kaphatsz még 1 további aranyat, bármit is gyűjtöttél. Ez külön képesség.
cit-11-3 = Alkimistaként a köröd végén visszakapod az összes aranyat, amit abban a körödben kerületek építésére fizettél. A másra fizetett arany (Kovácsműhely, adó, kenőpénz) nem jár vissza.
cit-11-4 = Alkimistaként minden kerületet ki kell tudnod fizetni az építés pillanatában, a visszatérítést nem költheted el előre. Amit elkobzás miatt már visszakaptál, az nem jár még egyszer.
cit-11-5 = A Szatócs körében a kereskedelmi kerületek nem számítanak bele az építkezési korlátba: akárhányat építhetsz belőlük, és még egy másik kerületet. Olyat továbbra sem építhetsz, amilyened már van.

## 12. Rank 7

cit-12-1 = Építészként kaphatsz 2 további lapot, bármit is gyűjtöttél; mindkettőt megtartod.
cit-12-2 = Építészként ebben a körödben legfeljebb 3 kerületet építhetsz.
cit-12-3 = Navigátorként kaphatsz vagy 4 aranyat, vagy 4 lapot, bármit is gyűjtöttél; vegyíteni nem lehet.
cit-12-4 = Navigátorként a körödben semmilyen kerületet nem építhetsz, olyat sem, amely nem számít az építkezési korlátba (Istálló), és olyat sem, amelyért nem kell fizetned (Állványzat, Temető).
cit-12-5 = Tudósként húzhatsz 7 lapot, 1-et megtartasz, a másik 6-ot pedig belekevered a teljes pakliba.
cit-12-6 = Tudósként ebben a körödben legfeljebb 2 kerületet építhetsz.

## 13. Rank 8

cit-13-1 = Hadúrként, Diplomataként vagy Marsallként 1 aranyat kapsz a városod minden katonai kerületéért.
cit-13-2 = A pusztítást, cserét vagy lefoglalást körönként legfeljebb egyszer, egyetlen kerületen használhatod. Nem használhatod befejezett város kerületén, a Püspök által védett kerületen és az Erődítményen. Ahol Nagy fal áll, ott a város többi kerülete 1 arannyal többe kerül neked.
cit-13-3 = Hadúrként elpusztíthatsz egy kerületet, ha a tényleges költségénél 1 arannyal kevesebbet fizetsz a banknak. Az 1-es tényleges költségű kerület ingyen van; a szépítő érme 1-gyel növeli a tényleges költséget.
cit-13-4 = Hadúrként a saját városod kerületét is elpusztíthatod, de akkor nem, ha a városod befejezett.
    .ruling = R-45
cit-13-5 = Diplomataként a városod egyik kerületét kicserélheted egy másik játékos városának egyik kerületére.
cit-13-6 = Ha a kapott kerület tényleges költsége nagyobb, a különbséget kifizeted a másik játékosnak. Ha a tiéd a drágább, nem kapsz vissza semmit. A szépítő érme beleszámít a tényleges költségbe.
cit-13-7 = A Diplomata cseréjekor a másik játékos városa nem lehet befejezett; a tiéd lehet.
cit-13-8 = Diplomataként nem cserélhetsz, ha a kapott kerülettel egyforma már van a városodban, vagy ha az odaadottal egyforma már van a másik városban. A Kőfejtő sem segít. Két ugyanolyan nevű kerületet tehát egymásra sem cserélhetsz.
    .ruling = R-46
cit-13-9 = A csere se nem építés, se nem pusztítás: nincs utána adó, és elkobozni sem lehet. A Múzeum alatti lapok és a kerületeken lévő érmék velük mennek.
cit-13-10 = Marsallként lefoglalhatsz egy legfeljebb 3-as tényleges költségű kerületet egy másik játékos városából; a tulajdonosának ugyanennyi aranyat fizetsz.
cit-13-11 = A Marsall 3-as határánál csak a kerület tényleges költsége számít. A szépítő érme növeli a tényleges költséget, tehát számít; a Nagy fal miatti felár nem.
    .ruling = R-47
cit-13-12 = Marsallként nem foglalhatsz le kerületet befejezett városból, és olyat sem, amilyen már van a városodban, még Kőfejtővel sem. A lefoglalás nem építés: nem kell utána adózni, és nem számít bele az építkezési korlátba.

## 14. Rank 9

cit-14-1 = Királynőként a körödben 3 aranyat kapsz, ha ebben a fordulóban a két asztalszomszédod egyike fedte fel a 4-es rangú karaktert.
cit-14-2 = Ha a szomszédod 4-es rangú karakterét meggyilkolták, Királynőként akkor kapod meg a 3 aranyat, amikor azt a forduló végén felfedik.
cit-14-3 = A Királynőnél az számít, ki volt a 4-es rangú karakter gazdája, nem az, hogy kinél van a korona. A megbabonázott 4-es rangú karaktert úgy kell venni, hogy a gazdája fedte fel. A meggyilkolt Királynő semmit sem kap, a forduló végén sem.
    .ruling = R-48
cit-14-4 = Művészként legfeljebb két különböző kerületedre tehetsz 1-1 aranyat a kincstartalékodból; ezzel megszépíted őket.
cit-14-5 = Egy kerületet csak egyszer lehet megszépíteni, amíg egy városban áll. A tényleges költsége végleg 1-gyel nagyobb.
cit-14-6 = Művészként a két érmét a köröd különböző pillanataiban is lerakhatod, olyan kerületre is, amelyet ebben a körödben építettél, és befejezett városban is.
    .ruling = R-49
cit-14-7 = Ha az Adószedő a karakterkészletben van, minden játékos, aki kerületet épít, rögtön utána 1 aranyat tesz a kincstartalékából az Adószedő karakterjelzőjére.
cit-14-8 = Az ingatlanadó minden egyes megépített kerület után jár, az ingyen építettek után is.
cit-14-9 = Ha az építés után nem maradt aranyad, nem fizetsz adót, és tartozásod sem lesz.
cit-14-10 = Adózni kell a Varázsló azonnali építése, az Állványzat segítségével végzett építés, a Temető megépítése és az elkobzás után is. Csere és lefoglalás után nem.
    .ruling = R-50
cit-14-11 = Az adó minden fordulóban jár, akkor is, ha az Adószedőt senki sem választotta, eldobták vagy meggyilkolták. A jelzőn lévő arany a későbbi fordulókra is ott marad.
cit-14-12 = Az Adószedő saját körében nem fizetsz adót, és a körödben egyszer, bármikor elveheted a jelzőn lévő összes aranyat.
    .ruling = R-51
cit-14-13 = Elkobzott kerület után a Magisztrátus fizeti az adót (ha van aranya), nem az építő.
cit-14-14 = 2–3 játékosnál az Adószedő gazdája is fizet adót, ha a másik karaktere körében épít.

## 15. The 30 unique districts

cit-15-1 = Fegyvertár (3): a saját körödben elpusztíthatod a Fegyvertáradat, és vele ingyen egy tetszőleges másik kerületet bármelyik városban, akár a sajátodban is. Ez nem a 8-as rangú karakter képessége, ezért a Püspök, az Erődítmény és a Nagy fal nem véd ellene.
    .ruling = R-52
cit-15-2 = Fegyvertár: befejezett városban álló kerületet nem pusztíthat el. Ez magára a Fegyvertárra is igaz: amíg a saját városod befejezett, nem használhatod.
    .ruling = R-53
cit-15-3 = Bazilika (4): a játék végén 1 pontot kapsz a városod minden páratlan tényleges költségű kerületéért, a szépítő érmét is beleszámítva. Maga a Bazilika páros, megszépítve páratlan.
    .ruling = R-54
cit-15-4 = Capitolium (5): a játék végén 3 pontot kapsz, ha a városodban legalább három azonos típusú kerület van. Az egyedi is típusnak számít, a Kísértetváros pedig annak, aminek választottad. Csak egyszer jár, akárhány típusból van három.
cit-15-5 = Sárkánykapu (6): a játék végén 2 pontot kapsz érte. A tényleges költsége minden más szempontból 6 marad.
cit-15-6 = Gyár (5): minden más egyedi kerületért, amelyet építesz, 1 arannyal kevesebbet fizetsz, de magáért a Gyárért sosem. Csak az építési ár csökken, a kerület tényleges költsége nem.
cit-15-7 = Állványzat (3): amikor kerületet építesz, az építési ár kifizetése helyett elpusztíthatod az Állványzatodat.
cit-15-8 = Állványzat: minden másban rendes építésről van szó: nyersanyaggyűjtés után, az építkezési korláton belül, adózva, egyforma kerület nélkül. De nem számít kifizetettnek, így nem lehet elkobozni, és az Alkimista sem kap vissza semmit. Az, hogy építhetsz-e, még az Állványzat elpusztítása előtt dől el. Befejezett városban is használhatod.
    .ruling = R-55
cit-15-9 = Aranybánya (6): ha aranyat gyűjtesz, 2 helyett 3 jár.
cit-15-10 = Nagy fal (6): a 8-as rangú karakternek 1 arannyal többet kell fizetnie, ha a város bármely másik kerületén használja a képességét; maga a Nagy fal nem drágább. Az a Diplomata, akié a Nagy fal, az odaadott kerület után nem fizet felárat.
cit-15-11 = Nagy fal: a felár mindig jár, akkor is, ha egyébként semmit sem kellene fizetni. Oda kerül, ahová a fizetség többi része: a Hadúr a banknak fizeti, a Diplomata és a Marsall a város tulajdonosának.
    .ruling = R-56
cit-15-12 = Kísértetváros (2): a játék végén egy általad választott típusnak számít, és semmi másnak; ha ez nem az egyedi, akkor már nem számít egyedinek. Egy választás érvényes a teljes pontozásra, és a program magától a legjobbat veszi. Játék közben egyszerűen egyedi.
    .ruling = R-57
cit-15-13 = Birodalmi kincstár (5): a játék végén 1 pontot kapsz a kincstartalékod minden aranyáért. A kerületeken és jelzőkön lévő arany nem számít.
cit-15-14 = Elefántcsonttorony (5): a játék végén 5 pontot kapsz az Elefántcsonttoronyért, ha ez az egyetlen egyedi kerület a városodban. A más típusnak választott Kísértetváros ezt nem rontja el.
    .ruling = R-58
cit-15-15 = Erődítmény (3): a 8-as rangú karakter nem használhatja rajta a képességét, a Hadúr a sajátját sem pusztíthatja el. A Diplomata a saját Erődítményét odaadhatja. A Fegyvertárat, a Temetőt és a Magisztrátust nem állítja meg.
    .ruling = R-42
cit-15-16 = Laboratórium (5): körönként egyszer eldobhatsz 1 lapot a kezedből, és kapsz érte 2 aranyat.
cit-15-17 = Könyvtár (6): ha lapokat gyűjtesz, az összes húzott lapot megtartod. Ez csak a nyersanyaggyűjtésre vonatkozik, a Tudósra vagy más húzásra nem.
cit-15-18 = Térképszoba (5): a játék végén 1 pontot kapsz minden lapért a kezedben. A kézből felfedett Titkos kripta is beleszámít.
    .ruling = R-59
cit-15-19 = Emlékmű (4): nem építheted meg, ha öt vagy több kerület van a városodban. Itt a lapok száma számít, és akkor is öt a határ, ha a városhoz 8 kerület kell. A város befejezésénél az Emlékmű 2 kerületnek számít, minden másban 1-nek.
    .ruling = R-60
cit-15-20 = Emlékmű: öt vagy több kerülettel megépíteni és elkobozni nem lehet, cserében viszont megkaphatod.
    .ruling = R-31
cit-15-21 = Múzeum (4): körönként egyszer 1 lapot a kezedből képpel lefelé alá tehetsz. A játék végén 1 pontot kapsz minden alatta lévő lapért. Ha a Múzeumot kicserélik vagy lefoglalják, a lapok vele mennek; ha elpusztítják, képpel lefelé a pakli aljára kerülnek. Ezek nem számítanak kézben lévő lapnak.
cit-15-22 = Temető (5): fizetés helyett úgy is megépítheted, hogy elpusztítod a saját városod egy tetszőleges kerületét, akár az Erődítményt. Ilyenkor nem számít kifizetettnek. Az építkezési korlátba így is beleszámít, és adózni is kell utána.
cit-15-23 = Csillagvizsgáló (4): ha lapokat gyűjtesz, 2 helyett 3 lapot húzol, és 1-et tartasz meg. A Könyvtárral együtt mind a 3-at megtartod.
cit-15-24 = Park (6): ha a köröd végén nincs lap a kezedben, kapsz 2 lapot. A Boszorkány körének felfüggesztése nem a köre vége; ha a köre nem folytatódik, nem kap semmit.
cit-15-25 = Szegényház (4): ha a köröd végén nincs arany a kincstartalékodban, kapsz 1 aranyat. Az arany nélkül maradt Alkimista előbb ezt kapja meg, és utána a visszatérítést. A Boszorkány körének felfüggesztése nem a köre vége; ha a köre nem folytatódik, nem kap semmit.
cit-15-26 = Kőfejtő (5): akárhány olyan kerületet építhetsz, amilyen már van a városodban. Nem teszi lehetővé, hogy a Magisztrátus, a Diplomata vagy a Marsall egyforma kerületet vegyen el.
cit-15-27 = Varázstanoda (6): amikor egy képesség kerületek után ad aranyat vagy lapot, minden alkalommal olyan típusnak számít, amilyennek szeretnéd. Így is egyetlen kerület: az Apát tehát egy aranyat vagy egy lapot kap érte. Minden másban, a pontozásnál és a Szatócs korlátjánál is, egyedi.
cit-15-28 = Titkos kripta (nincs költsége): semmilyen módon nem építhető meg. Ha a játék végén a kezedben van, felfeded, és 3 pontot kapsz. A Kém számára egyedi lap, és mint bármely lapot, el lehet dobni, oda lehet adni, el lehet venni vagy a Múzeum alá lehet tenni.
cit-15-29 = Kovácsműhely (5): körönként egyszer fizethetsz 2 aranyat, és kapsz érte 3 lapot.
cit-15-30 = Istálló (2): a megépítése nem számít bele az építkezési korlátba, akkor sem, ha elkobozzák.
cit-15-31 = Szobor (3): 5 pontot kapsz, ha a játék végén nálad van a korona, vagyis azután, hogy az utolsó fordulóban a meggyilkolt 4-es rangú karakter koronahatása is megtörtént.
    .ruling = R-07
cit-15-32 = Színház (6): minden kiválasztási fázis végén kicserélheted a karakterkártyádat egy általad választott ellenfelével, aki nem utasíthatja el. A játékost úgy választod ki, hogy egyetlen lapot sem láttál. Mindketten megnézhetitek az új lapotokat, de szólításig semmit sem fedtek fel. Azt mindenki tudja, hogy csere történt.
cit-15-33 = Színház 2–3 játékosnál: te döntöd el, melyik karakteredet adod oda a kettő közül, és az ellenfél két karakteréből véletlenszerűen kapsz egyet.
cit-15-34 = Tolvajtanya (6): az építési árának bármekkora részét kifizetheted a kezedben lévő lapokkal, 1 lap 1 aranyat ér; a lapokat eldobod. Ha elkobozzák, csak az aranyat kapod vissza. Kifizetettnek számít és elkobozható akkor is, ha csak lapokkal fizettél.
    .ruling = R-61
cit-15-35 = Kívánságkút (5): a játék végén 1 pontot kapsz a városod minden egyedi kerületéért, ezt is beleszámítva.

## 16. End of the game and scoring

cit-16-1 = Ha egy város befejezetté vált, a játék az éppen zajló forduló után ér véget. A még hátralévő karakterek mind sorra kerülnek, és a forduló végi teendők is megtörténnek: a meggyilkolt 4-es rangú karaktert felfedik, a koronahatása érvényesül, és az erre váró Királynő megkapja az aranyát.
cit-16-2 = Annyi pontot kapsz, amennyi a városodban álló kerületek tényleges költsége összesen; minden szépítő érme 1-gyel többet ér.
cit-16-3 = 3 pontot kapsz, ha a városodban mind az öt típusból van legalább egy kerület.
cit-16-4 = Az elsőként befejezett város 4 pontot hoz a játékosának; mindenki más, aki szintén befejezte a sajátját, 2 pontot kap. A kettő együtt senkinek sem jár.
cit-16-5 = Ezután jönnek az egyedi kerületek pluszpontjai. Az arany és a lapok önmagukban nem érnek pontot.
cit-16-6 = A legtöbb pontot elérő játékos győz. Döntetlennél a holtversenyben állók közül az nyer, aki az utolsó fordulóban a legmagasabb rangú karaktert fedte fel.
cit-16-7 = Döntetlennél a megbabonázott karakter a gazdájának számít, a Boszorkány pedig 1-es rangú. A meggyilkolt karakter nem számít, kivéve a forduló végén felfedett 4-es rangút. 2–3 játékosnál a felfedett karaktereid közül a magasabb rangú számít. Aki semmit sem fedett fel, 0-s rangúnak számít.
    .ruling = R-62

## 17. Two and three players

cit-17-1 = 2–3 játékosnál mindenki két karakterrel játszik minden fordulóban. Egy kincstartalékod, egy kezed és egy városod van, de két külön köröd, rang szerinti sorrendben.
cit-17-2 = Egy karakter képességei, korlátai és tiltásai csak annak a karakternek a körében érvényesek. A Püspök védelme az egész fordulóra szól, és a teljes városodra kiterjed. A fenyegetések és parancsok csak a megjelölt karakter körében hatnak. A körönként egyszer használható kerületek mindkét körödben használhatók.
    .ruling = R-64
cit-17-3 = Ha az egyik karakteredet meggyilkolják, megbabonázzák, kirabolják, megfenyegetik vagy paranccsal megjelölik, az a másik karaktered körét nem érinti. A rablás viszont kiüríti a közös kincstartalékodat.
cit-17-4 = További eltérések 2–3 játékosnál: a karaktereket külön szabály szerint választjátok, mindenki kettőt; a befejezett városhoz 8 kerület kell; a 9-es rang 2 játékosnál nincs, 3-nál mindig van; a Királynő sosem játszhat, a Császár 2 játékosnál nem; a Színház két karakter egyikét cseréli; az Adószedő gazdája a másik karaktere körében adózik. Orgyilkosként és Boszorkányként a saját másik karakteredet is megnevezheted, Tolvajként is, de akkor arany nem cserél gazdát; a saját másik karakteredre tett parancsod hatástalan, a rátett fenyegetésedet pedig úgy rendezitek, hogy arany nem cserél gazdát.

## 18. Differences between the two prints

cit-18-1 = A 2016-os és a 2021-es kiadás minden játékszabályban, karakterleírásban és kerületi megjegyzésben egyezik, amely mindkettőben olvasható. A kiadás kiválasztása csak az előre beállított lehetőségek listáját változtatja meg.
cit-18-2 = A 2021-es kiadásban három előre beállított lehetőség van: Cseles méltóságok, Illusztris küldöttek és Ádáz nemesek. Mindegyik megad egy-egy karaktert 1-től 8-ig minden rangra, egy kilencediket arra az esetre, ha a 9-es rang is játszik, és 14 egyedi kerületet.
cit-18-3 = A 2016-os kiadásban hat előre beállított lehetőség van: Becsvágyó arisztokraták, Ravasz ügynökök, Kitartó követek, és a 2021-es három lehetőség saját változata. Ezekben a Cseles méltóságoknál az Aranybánya helyett az Állványzat, az Illusztris küldötteknél a Capitolium helyett a Múzeum, az Ádáz nemeseknél pedig az Építész helyett a Navigátor és az Istálló helyett a Laboratórium szerepel.
cit-18-4 = A 2021-es kiadás Ádáz nemesek összeállításában a 6-os rangú karakter a Kereskedő, ahogy nyomtatva van. Valószínűleg a Szatócsra gondoltak, mert így a három lehetőség mind a 27 karaktert használná; ezért választható a Szatócs is.
    .ruling = R-63
