### Citadels: names and short texts of the game, its characters, districts, types, presets and terms.

## Characters, rank 1

citadels-char-assassin = Orgyilkos
    .acc = Orgyilkost
    .text = Nevezz meg egy másik karaktert: őt ebben a fordulóban meggyilkolod. Amikor szólítják, a gazdája hallgat, nem fedi fel a lapját, és az egész köre elvész. Csak a meggyilkolt 4-es rangú karakter koronahatása érvényesül, az is a forduló végén.
citadels-char-witch = Boszorkány
    .acc = Boszorkányt
    .text = Először nyersanyagot kell gyűjtened, majd meg kell nevezned egy másik karaktert; a köröd ekkor felfüggesztésre kerül. Amikor azt a karaktert szólítják, a gazdája csak nyersanyagot gyűjt, utána pedig te fejezed be a körödet az ő karaktereként: minden képessége és korlátja rád vonatkozik, de a saját kezeddel, aranyaddal és városoddal játszol. A felfüggesztés előtt nem építhetsz, és csak az Aranybányád, a Könyvtárad és a Csillagvizsgálód működik. Ha a karakter senkinél sincs, a köröd nem folytatódik; a megbabonázott Király vagy Patrícius a koronát így is magához veszi.
citadels-char-magistrate = Magisztrátus
    .acc = Magisztrátust
    .text = Tedd a három parancsjelzőt képpel lefelé három másik karakterre; csak az egyik van aláírva. Amikor az aláírt paranccsal megjelölt karakter gazdája abban a körében először fizet egy kerületért, felfedheted a parancsot, és ingyen megépíted azt a kerületet a saját városodban. Az építő minden aranyát visszakapja, de az építés beleszámít az építkezési korlátjába. Olyan kerületet nem kobozhatsz el, amilyened már van.

## Characters, rank 2

citadels-char-thief = Tolvaj
    .acc = Tolvajt
    .text = Nevezz meg egy legalább 3-as rangú karaktert, de ne a meggyilkoltat vagy a megbabonázottat. Amikor felfedik, még mielőtt a gazdája bármit tenne, elveszed a kincstartaléka összes aranyát. Amit abban a körében később szerez, az már biztonságban van.
citadels-char-spy = Kém
    .acc = Kémet
    .text = Válassz egy másik játékost, nevezz meg egy kerülettípust, aztán nézd meg a kezét. Minden ilyen típusú lapja után elveszel tőle 1 aranyat, és kapsz 1 lapot a pakliból. Ha nincs elég aranya, elviszed mindet, és a lapokat akkor is mind megkapod.
citadels-char-blackmailer = Zsaroló
    .acc = Zsarolót
    .text = Tedd a két fenyegetésjelzőt képpel lefelé két másik karakterre, de ne az 1-es rangúra, a meggyilkoltra vagy a megbabonázottra; csak az egyik jelző virágos. A megfenyegetett játékosnak azonnal nyersanyagot kell gyűjtenie, majd lefizethet téged az aranya lefelé kerekített felével, és a jelző felfedés nélkül lekerül. Ha nem fizet, felfedheted a jelzőt: ha virágos, minden aranyát elveszed.

## Characters, rank 3

citadels-char-magician = Mágus
    .acc = Mágust
    .text = A körödben egyszer a két lehetőség közül az egyiket választhatod. Vagy kicseréled a teljes kezedet egy másik játékoséval, akkor is, ha valamelyik üres; vagy eldobsz akárhány lapot a pakli aljára, és ugyanannyit kapsz.
citadels-char-wizard = Varázsló
    .acc = Varázslót
    .text = Nézd meg egy másik játékos kezét, és vegyél el belőle egy tetszőleges lapot. Vagy azonnal kifizeted és megépíted (ez nem számít bele az építkezési korlátodba, de csak nyersanyaggyűjtés után lehet), vagy a kezedbe veszed. Ebben a körödben olyan kerületet is építhetsz, amilyen már van a városodban.
citadels-char-seer = Látnok
    .acc = Látnokot
    .text = Vegyél el egy-egy véletlen lapot minden másik játékos kezéből, majd adj mindegyiküknek egy-egy tetszőleges lapot a kezedből. Akinek nincs lapja, az kimarad. Ebben a körödben legfeljebb 2 kerületet építhetsz.

## Characters, rank 4

citadels-char-king = Király
    .acc = Királyt
    .text = Kapsz 1 aranyat a városod minden nemesi kerületéért. A körödben magadhoz kell venned a koronát: onnantól te szólítod a karaktereket, és a következő fordulóban te választasz először. Ha meggyilkoltak, a forduló végén veszed el a koronát.
citadels-char-emperor = Császár
    .acc = Császárt
    .text = Kapsz 1 aranyat a városod minden nemesi kerületéért. A körödben el kell venned a koronát attól, akinél van, és egy másik játékosnak kell adnod, de magadnak nem. Az új megkoronázott játékostól elveszel 1 aranyat vagy 1 véletlen lapot. Ha meggyilkoltak, a forduló végén adod tovább a koronát, de nem kapsz érte semmit.
citadels-char-patrician = Patrícius
    .acc = Patríciust
    .text = Kapsz 1 lapot a városod minden nemesi kerületéért. A körödben magadhoz kell venned a koronát: onnantól te szólítod a karaktereket, és a következő fordulóban te választasz először. Ha meggyilkoltak, a forduló végén veszed el a koronát.

## Characters, rank 5

citadels-char-bishop = Püspök
    .acc = Püspököt
    .text = Kapsz 1 aranyat a városod minden egyházi kerületéért. A 8-as rangú karakter az egész fordulóban nem használhatja a képességét a kerületeiden, kivéve, ha meggyilkoltak. Ha megbabonáztak, helyetted a Boszorkány kerületei védettek.
citadels-char-abbot = Apát
    .acc = Apátot
    .text = A városod minden egyházi kerületéért kapsz 1 aranyat vagy 1 lapot, előre bejelentett, tetszőleges elosztásban. A körödben egyszer, ha van nálad gazdagabb játékos, a leggazdagabbnak adnia kell neked 1 aranyat. Ha többen is leggazdagabbak, te választod ki, ki fizet; ha te is köztük vagy, nem kapsz semmit.
citadels-char-cardinal = Bíboros
    .acc = Bíborost
    .text = Kapsz 1 lapot a városod minden egyházi kerületéért. A körödben egyszer, ha nincs elég aranyad egy kerületre, pontosan a hiányzó aranyat elveheted egy másik játékostól. Minden aranyért adnod kell neki egy lapot a kezedből, aztán azt a kerületet meg is kell építened.

## Characters, rank 6

citadels-char-merchant = Kereskedő
    .acc = Kereskedőt
    .text = Kapsz 1 aranyat a városod minden kereskedelmi kerületéért. Ezen felül kapsz még 1 aranyat, bármit is gyűjtöttél.
citadels-char-alchemist = Alkimista
    .acc = Alkimistát
    .text = A köröd végén visszakapod az összes aranyat, amit abban a körödben kerületek építésére fizettél. Az építés pillanatában ettől még ki kell tudnod fizetni az építési árat. Amit másra fizettél, például a Kovácsműhelyre vagy adóra, az nem jár vissza.
citadels-char-trader = Szatócs
    .acc = Szatócsot
    .text = Kapsz 1 aranyat a városod minden kereskedelmi kerületéért. A kereskedelmi kerületek nem számítanak bele az építkezési korlátodba, így akárhányat építhetsz belőlük, meg még egy másik kerületet.

## Characters, rank 7

citadels-char-architect = Építész
    .acc = Építészt
    .text = Kapsz 2 további lapot, bármit is gyűjtöttél, és mindkettőt megtartod. Ebben a körödben legfeljebb 3 kerületet építhetsz.
citadels-char-navigator = Navigátor
    .acc = Navigátort
    .text = Kapsz vagy 4 aranyat, vagy 4 lapot, bármit is gyűjtöttél. Ebben a körödben semmilyen kerületet nem építhetsz, ingyeneset vagy Istállót sem.
citadels-char-scholar = Tudós
    .acc = Tudóst
    .text = Húzz 7 lapot, tarts meg 1-et, a többit keverd bele a pakliba. Ebben a körödben legfeljebb 2 kerületet építhetsz.

## Characters, rank 8

citadels-char-warlord = Hadúr
    .acc = Hadurat
    .text = Kapsz 1 aranyat a városod minden katonai kerületéért. Elpusztíthatsz egy kerületet, ha a tényleges költségénél 1 arannyal kevesebbet fizetsz a banknak; a sajátodat is választhatod. A befejezett városok, a Püspök kerületei és az Erődítmény biztonságban vannak.
citadels-char-diplomat = Diplomata
    .acc = Diplomatát
    .text = Kapsz 1 aranyat a városod minden katonai kerületéért. Kicserélheted egy kerületedet egy másik város egyik kerületére; ha az övé drágább, fizesd ki neki a különbséget. Befejezett városból, a Püspöktől, illetve Erődítményt nem vehetsz el, és egyik városba sem kerülhet olyan kerület, amilyen már van benne.
citadels-char-marshal = Marsall
    .acc = Marsallot
    .text = Kapsz 1 aranyat a városod minden katonai kerületéért. Lefoglalhatsz egy másik városból egy legfeljebb 3-as tényleges költségű kerületet, ha ezt az összeget kifizeted a tulajdonosának. Befejezett városból, a Püspöktől, illetve Erődítményt nem vehetsz el, és olyan kerületet sem, amilyened már van.

## Characters, rank 9

citadels-char-queen = Királynő
    .acc = Királynőt
    .text = A körödben kapsz 3 aranyat, ha ebben a fordulóban valamelyik közvetlen szomszédod fedte fel a 4-es rangú karaktert. Ha azt meggyilkolták, az aranyat akkor kapod meg, amikor a forduló végén felfedik. Nem számít, kinél van a korona.
citadels-char-artist = Művész
    .acc = Művészt
    .text = Legfeljebb két kerületedet megszépítheted: tegyél mindegyikre 1-1 aranyat a kincstartalékodból. A megszépített kerület tényleges költsége végleg 1-gyel nő, a pontozásnál és minden másnál is. Egy kerületet csak egyszer lehet megszépíteni.
citadels-char-tax_collector = Adószedő
    .acc = Adószedőt
    .text = Amíg ez a karakter a karakterkészletben van, minden építő az épített kerület után 1 aranyat tesz az Adószedő karakterjelzőjére, ha maradt aranya. Ez akkor is így van, ha a fordulóban az Adószedő senkinél sincs, vagy meggyilkolták. Adószedőként a saját körödben nem adózol, és elveheted a jelzőn lévő összes aranyat.

## Basic districts

citadels-district-manor = Uradalom
    .acc = Uradalmat
    .text = Egyszerű nemesi kerület.
citadels-district-castle = Kastély
    .acc = Kastélyt
    .text = Egyszerű nemesi kerület.
citadels-district-palace = Palota
    .acc = Palotát
    .text = Egyszerű nemesi kerület.
citadels-district-temple = Templom
    .acc = Templomot
    .text = Egyszerű egyházi kerület.
citadels-district-church = Kápolna
    .acc = Kápolnát
    .text = Egyszerű egyházi kerület.
citadels-district-monastery = Kolostor
    .acc = Kolostort
    .text = Egyszerű egyházi kerület.
citadels-district-cathedral = Katedrális
    .acc = Katedrálist
    .text = Egyszerű egyházi kerület.
citadels-district-tavern = Fogadó
    .acc = Fogadót
    .text = Egyszerű kereskedelmi kerület.
citadels-district-market = Piac
    .acc = Piacot
    .text = Egyszerű kereskedelmi kerület.
citadels-district-trading_post = Kereskedőház
    .acc = Kereskedőházat
    .text = Egyszerű kereskedelmi kerület.
citadels-district-docks = Dokk
    .acc = Dokkot
    .text = Egyszerű kereskedelmi kerület.
citadels-district-harbor = Kikötő
    .acc = Kikötőt
    .text = Egyszerű kereskedelmi kerület.
citadels-district-town_hall = Városháza
    .acc = Városházát
    .text = Egyszerű kereskedelmi kerület.
citadels-district-watchtower = Őrtorony
    .acc = Őrtornyot
    .text = Egyszerű katonai kerület.
citadels-district-prison = Börtön
    .acc = Börtönt
    .text = Egyszerű katonai kerület.
citadels-district-barracks = Barakk
    .acc = Barakkot
    .text = Egyszerű katonai kerület.
citadels-district-fortress = Erőd
    .acc = Erődöt
    .text = Egyszerű katonai kerület.

## Unique districts

citadels-district-armory = Fegyvertár
    .acc = Fegyvertárat
    .text = A körödben elpusztíthatod a Fegyvertáradat, és vele ingyen egy másik kerületet bármelyik városban. Befejezett város ellen és befejezett városból nem használható; a Püspök, az Erődítmény és a Nagy fal nem véd ellene.
citadels-district-basilica = Bazilika
    .acc = Bazilikát
    .text = A játék végén: 1 pluszpont a városod minden páratlan tényleges költségű kerületéért. A szépítő érme 1-gyel növeli a tényleges költséget.
citadels-district-capitol = Capitolium
    .acc = Capitoliumot
    .text = A játék végén: 3 pluszpont, ha a városodban legalább három azonos típusú kerület van. Csak egyszer jár.
citadels-district-dragon_gate = Sárkánykapu
    .acc = Sárkánykaput
    .text = A játék végén: 2 pluszpont.
citadels-district-factory = Gyár
    .acc = Gyárat
    .text = Minden más egyedi kerületért 1 arannyal kevesebbet fizetsz, amikor megépíted. A kerület tényleges költsége nem változik.
citadels-district-framework = Állványzat
    .acc = Állványzatot
    .text = Amikor kerületet építesz, fizetés helyett elpusztíthatod az Állványzatodat. Az építés így is beleszámít az építkezési korlátodba; mivel nem fizettél érte, nem lehet elkobozni.
citadels-district-gold_mine = Aranybánya
    .acc = Aranybányát
    .text = Ha aranyat gyűjtesz, 2 helyett 3 aranyat kapsz.
citadels-district-great_wall = Nagy fal
    .acc = Nagy falat
    .text = A 8-as rangú karakternek 1 arannyal többet kell fizetnie, ha a városod bármely másik kerületén használja a képességét.
citadels-district-haunted_quarter = Kísértetváros
    .acc = Kísértetvárost
    .text = A játék végén egy általad választott típusnak számít, és csak annak. Játék közben egyszerűen egyedi.
citadels-district-imperial_treasury = Birodalmi kincstár
    .acc = Birodalmi kincstárat
    .text = A játék végén: 1 pluszpont a kincstartalékod minden aranyáért. A kerületeken és jelzőkön lévő arany nem számít.
citadels-district-ivory_tower = Elefántcsonttorony
    .acc = Elefántcsonttornyot
    .text = A játék végén: 5 pluszpont, ha ez az egyetlen egyedi kerület a városodban. A más típusnak számító Kísértetváros nem rontja el.
citadels-district-keep = Erődítmény
    .acc = Erődítményt
    .text = A 8-as rangú karakter nem használhatja a képességét az Erődítményen. A Fegyvertár és a Magisztrátus ellen nem véd; Diplomataként a sajátodat odaadhatod cserébe.
citadels-district-laboratory = Laboratórium
    .acc = Laboratóriumot
    .text = Körönként egyszer eldobhatsz 1 lapot a kezedből, és kapsz érte 2 aranyat.
citadels-district-library = Könyvtár
    .acc = Könyvtárat
    .text = Ha lapokat gyűjtesz, minden húzott lapot megtartasz. A Csillagvizsgálóval együtt ez 3 lap.
citadels-district-map_room = Térképszoba
    .acc = Térképszobát
    .text = A játék végén: 1 pluszpont minden lapért a kezedben.
citadels-district-monument = Emlékmű
    .acc = Emlékművet
    .text = Nem építheted meg, ha öt vagy több kerület van a városodban. A város befejezésénél 2 kerületnek számít, minden másban 1-nek.
citadels-district-museum = Múzeum
    .acc = Múzeumot
    .text = Körönként egyszer 1 lapot a kezedből képpel lefelé a Múzeum alá tehetsz. A játék végén: 1 pluszpont minden alatta lévő lapért. A lapok a Múzeummal együtt vándorolnak; ha elpusztítják, a pakli aljára kerülnek.
citadels-district-necropolis = Temető
    .acc = Temetőt
    .text = Fizetés helyett úgy is megépítheted, hogy elpusztítod a saját városod egyik kerületét. Az építés így is beleszámít az építkezési korlátodba; mivel nem fizettél érte, nem lehet elkobozni.
citadels-district-observatory = Csillagvizsgáló
    .acc = Csillagvizsgálót
    .text = Ha lapokat gyűjtesz, 2 helyett 3 lapot húzol, és 1-et tartasz meg. A Könyvtárral együtt mind a 3 a tiéd.
citadels-district-park = Park
    .acc = Parkot
    .text = Ha a köröd végén nincs lap a kezedben, kapsz 2 lapot.
citadels-district-poor_house = Szegényház
    .acc = Szegényházat
    .text = Ha a köröd végén üres a kincstartalékod, kapsz 1 aranyat. Az Alkimista ezt a visszatérítése előtt kapja meg.
citadels-district-quarry = Kőfejtő
    .acc = Kőfejtőt
    .text = Akárhány olyan kerületet építhetsz, amilyen már van a városodban. Nem segít abban, hogy a Magisztrátus, a Diplomata vagy a Marsall egyforma kerületet vegyen el.
citadels-district-school_of_magic = Varázstanoda
    .acc = Varázstanodát
    .text = Amikor egy képesség kerületek után ad aranyat vagy lapot, ez mindig olyan típusnak számít, amilyennek szeretnéd. Minden másban, a pontozásnál is, egyedi kerület.
citadels-district-secret_vault = Titkos kripta
    .acc = Titkos kriptát
    .text = Soha nem építhető meg. A játék végén: ha a kezedben van, fedd fel, és 3 pluszpontot ér.
citadels-district-smithy = Kovácsműhely
    .acc = Kovácsműhelyt
    .text = Körönként egyszer fizethetsz 2 aranyat, és kapsz érte 3 lapot.
citadels-district-stables = Istálló
    .acc = Istállót
    .text = A megépítése nem számít bele az építkezési korlátodba. A Navigátor ezt sem építheti meg.
citadels-district-statue = Szobor
    .acc = Szobrot
    .text = A játék végén: 5 pluszpont, ha nálad van a korona.
citadels-district-theater = Színház
    .acc = Színházat
    .text = Minden kiválasztási fázis végén látatlanban kicserélheted a karakterkártyádat egy általad választott ellenfelével, aki nem utasíthatja el. 2–3 játékosnál te döntöd el, melyik karakteredet adod oda, és az övéi közül véletlenszerűen kapsz egyet.
citadels-district-thieves_den = Tolvajtanya
    .acc = Tolvajtanyát
    .text = Az építési árának bármekkora részét kifizetheted a kezedben lévő lapokkal, 1 lap 1 aranyat ér. A lapokat eldobod; ha elkobozzák, csak az aranyat kapod vissza.
citadels-district-wishing_well = Kívánságkút
    .acc = Kívánságkutat
    .text = A játék végén: 1 pluszpont a városod minden egyedi kerületéért, ezt is beleszámítva.

## District types

citadels-type-noble = nemesi
citadels-type-religious = egyházi
citadels-type-trade = kereskedelmi
citadels-type-military = katonai
citadels-type-unique = egyedi

## Presets

citadels-preset-first_game = Az első játék
    .text = A klasszikus karakterek és könnyen érthető kerületek: kezdésnek ez a legjobb.
citadels-preset-ambitious_aristocrats = Becsvágyó arisztokraták
    .text = Parancsok, tolvajok és lefoglalások: nagyra törő építkezés, miközben sokan nyúlnak a kerületeid után.
citadels-preset-cunning_agents = Ravasz ügynökök
    .text = Boszorkányság, fenyegetés és adó: senkinek a köre és erszénye sincs biztonságban.
citadels-preset-tenacious_delegates = Kitartó követek
    .text = Vándorló lapok és türelmes tervek: kémlelés, cserélgetés és pontgyűjtés a játék végére.
citadels-preset-illustrious_emissaries = Illusztris küldöttek
    .text = A befolyás játéka: bűbáj, kémkedés és cserék jól védett városok között.
citadels-preset-devious_dignitaries = Cseles méltóságok
    .text = Blöff blöff hátán: képpel lefelé fekvő parancsok és fenyegetések, és csak a gazdájuk tudja, melyik éles.
citadels-preset-vicious_nobles = Ádáz nemesek
    .text = A legkeményebb összeállítás: gyilkosság, rablás, pusztítás és adó minden épület után.
citadels-preset-random = Véletlenszerű
    .text = A karaktereket és az egyedi kerületeket a sors dönti el: nincs két egyforma játék.
