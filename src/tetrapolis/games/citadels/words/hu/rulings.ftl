### Citadels: the rulings R-01 to R-65, where the books leave a choice or differ: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## 1. Set-up

cit-r-01 = Ki lép a Császár vagy a Királynő helyére, ha a létszámotok nem engedi meg őket, és senki sem választ? A Király, illetve a Művész (`emperor_replacement` és `queen_replacement` beállítás).
    .why = A szabálykönyvek nyitva hagyják a választást; a két-két lehetőség közül ők az egyszerűbbek.
cit-r-02 = Mind a 14 egyedi kerületnek más-más költségűnek kell lennie? Nem, a változatos költség csak tanács.
    .why = A 30 egyedi lap költsége csak 2 és 6 közötti lehet, egynek pedig nincs is, így 14-féle költség nem létezik.
cit-r-03 = A legidősebb játékosé az első korona? Megnevezhettek bárkit; ha nem teszitek, véletlenszerűen dől el (`first_crown` beállítás).
    .why = A program nem tudja, hány évesek vagytok, a sorsolás pedig bevett szokás.
cit-r-04 = Ki az első játék készletének kilencedik karaktere 3 vagy 8 játékosnál? A Művész, hacsak nem választotok mást (`ninth_character` beállítás).
    .why = A lista senkit sem nevez meg; a Művész minden létszámnál megengedett, és nem kell hozzá jelző.

## 2. Selection phase

cit-r-05 = Mi történik pontosan, ha a 4-es rangú lap a képpel felfelé eldobottak közé kerül? Félreteszitek, húztok helyette másikat, visszakeveritek, és csak ezután húzzátok ki a képpel lefelé eldobott lapot.
    .why = Ez követi a szabálykönyv mondatainak sorrendjét, és így a rejtett lap a 4-es rangú is lehet.
cit-r-06 = 3 játékosnál látja-e a harmadik játékos a kiválasztás közben véletlenszerűen eldobott lapot? Nem, senki sem látja.
    .why = A lapot véletlenszerűen, képpel lefelé dobjátok el; ha valaki látná, az már választás vagy ingyen információ volna.

## 3. Turn order, calling, revealing, information

cit-r-07 = Milyen sorrendben történnek a dolgok a forduló végén? Először jön a meggyilkolt 4-es rang a koronahatásával, azután a Királynő aranya, majd a jelzők levétele, és legvégül a játék vége.
    .why = A korona mozgása még a fordulóhoz tartozik, a Szobor pontjai viszont csak utána járnak.
cit-r-08 = Ki tudja meg, melyik lapokat nézték meg, és melyek cseréltek gazdát? Csak az érintett játékosok; a többiek csupán a számukat látják.
    .why = A kézben tartott lapok rejtettek, csak a számuk nyílt információ.
cit-r-09 = Meg kell-e mutatni a meggyilkolt karaktert a forduló végén? Nem, csak a 4-es rangút.
    .why = A szöveg hallgatást kér, felfedés nélkül, és csak a 4-es rangnál szól későbbi felfedésről.

## 4. A turn

cit-r-10 = Megépítheti-e a Varázsló az elvett lapot azonnal, még a gyűjtés előtt? Nem, de kézbe venni a gyűjtés előtt is szabad.
    .why = Mindkét szabálykönyv a gyűjtés utánra teszi az építést.
cit-r-11 = Használhatod-e a karaktered képességeit a gyűjtés előtt? Igen, ha nincs hozzájuk időpont megadva.
    .why = A szabálykönyvek szerint a körben bármikor lehet; különben nem kellene kimondani, hogy a megfenyegetett játékos azonnal gyűjtsön.
cit-r-12 = Használhatsz-e egy egyedi kerületet már abban a körben, amelyben hozzád került? Igen, attól a pillanattól működik, hogy a városodban áll.
    .why = Egyetlen szabály sem ír elő várakozást, és így szokás játszani.
cit-r-13 = Egy játékos körét vagy az egész fordulót jelenti a szabálykönyvek „kör” szava? Kört jelent az építkezési és a használati korlátoknál, a Varázsló egyforma kerületeinél, a Szatócsnál és a Navigátornál; fordulót a Püspök védelménél, a meggyilkolásnál, a megbabonázásnál, valamint a Királynő és a meggyilkolt 4-es rang „kör végi” hatásánál.
    .why = Az angol eredetiben két külön szó van rá, és abból látszik, melyikről van szó.
cit-r-14 = Véget ér-e magától a köröd, ha már alig van tennivalód? Nem, akkor ér véget, amikor te kimondod.
    .why = A nem kötelező lépéseidet bármilyen sorrendben megteheted, ezért senki se vágja el őket.
cit-r-15 = Köthettek-e üzletet, adhattok-e egymásnak aranyat, lapot vagy kerületet? Nem, ezeket csak a kártyák hatása mozgatja.
    .why = Egyetlen szabály sem enged ilyen ajándékot vagy cserét, és így szokás játszani.

## 5. Districts, destroying, discarding, the deck

cit-r-16 = Milyen sorrendben kerül több lap a pakli aljára? Az dönti el, aki odateszi őket.
    .why = A szabálykönyvek hallgatnak erről; senkinek sem árt, és más úgysem látja.
cit-r-17 = Mi van, ha a pakliban kevesebb lap van, mint amennyi járna? Elveszed, ami van, a többi elvész.
    .why = Nincs dobópakli, amelyből újat lehetne keverni, így más megoldás nincs.
cit-r-18 = Gyűjthetsz-e lapot üres pakliból? Nem, ilyenkor aranyat veszel el; de az egyetlen utolsó lapot még választhatod, és megtartod.
    .why = Gyűjteni kötelező, ezért legyen is belőle valamid.
cit-r-19 = Mi lesz a megszépített kerület érméjével? Vele megy, ha kicserélik vagy lefoglalják, és a bankba kerül, ha elpusztítják.
    .why = A szépítés végleges, és az érme a kerületen fekszik, nem valakinek a kincstartalékában.
cit-r-20 = Befejezett lehet-e egy város másképp is, mint építéssel? Igen, elkobzással, lefoglalással és kicseréléssel is.
    .why = Az angol szöveg szerint a város befejezett, amint hét kerület van benne.
cit-r-21 = Mi van, ha egy befejezett város újra kisebb lesz a célnál? A játék így is véget ér, és a befejezésért járó pont megmarad, de a város már nem védett.
    .why = A befejezés megtörtént esemény, amelyet nem lehet visszavonni; a befejezettség viszont állapot, amely elmúlhat.
cit-r-22 = Működik-e az Erődítményed és a Nagy falad, ha meggyilkoltak vagy megbabonáztak? Igen, mindkettő.
    .why = Azzal védenek, hogy ott állnak; nem kell hozzájuk a köröd.

## 6. Rank 1

cit-r-23 = Megnevezheted-e Orgyilkosként a saját második karakteredet? Igen, 2–3 játékosnál megteheted.
    .why = A szöveg másik karaktert kér, nem másik játékosét.
cit-r-24 = Lemondhat-e a Boszorkány a megbabonázásról? Nem, meg kell neveznie egy karaktert.
    .why = Az angol szöveg szerint kötelező, és a magyar is felszólít, nem választást ad.
cit-r-25 = Kit nevezhet meg a Boszorkány? A karakterkészlet bármelyik másik karakterét, képpel felfelé eldobottat is, 2–3 játékosnál pedig a gazdája másik karakterét is.
    .why = A szabálykönyvekben nincs rá korlátozás.
cit-r-26 = Adhatja-e a Császárként játszó Boszorkány a koronát a megbabonázott játékosnak? Igen, ha nem éppen nála van.
    .why = Csak „magadnak” nem adhatod, és ez most a Boszorkány, meg annak nem, akinél volt.
cit-r-27 = Mi érvényes, ha a Boszorkány Adószedőként vagy Királynőként játszik? Adószedőként nem fizet adót, a Királynőnél pedig az számít, hol ül a Boszorkány.
    .why = Úgy játszik, mintha ő volna az a karakter, de a saját helyéről.
cit-r-28 = Tehet-e a Magisztrátus parancsot a saját karakterjelzőjére? Nem.
    .why = Saját maga ellen nincs értelme a parancsnak; a Zsaroló fenyegetéseivel ugyanígy van.
cit-r-29 = Ha a Magisztrátus lemond az első kifizetett kerületről, vagy nem veheti el, elkobozhatja-e a következőt? Nem, arra a körre elvész a lehetősége.
    .why = A szöveg csak az első olyan kerületről szól, amelyért fizetnek.
cit-r-30 = Mi történik, ha az aláírt parancsod a saját második karaktereden van? Semmi.
    .why = Ha magadtól is elkobozhatnál, minden építésed ingyen volna.
cit-r-31 = Építésnek számít-e az elkobzás? Igen: adó jár utána, befejezett lehet tőle a város, és az Emlékmű tilalma is érvényes; a cserében kapott kerület viszont nem építés.
    .why = A szabálykönyv szerint a Magisztrátus megépíti a kerületet, és az adóról szóló megjegyzés is ezt mondja.

## 7. Rank 2

cit-r-32 = Kirabolhatod-e Tolvajként a saját második karakteredet? Igen, de arany nem cserél gazdát.
    .why = Nem tilos, a két karakternek pedig közös a kincstartaléka.
cit-r-33 = Tehet-e a Zsaroló fenyegetést a saját karakterjelzőjére? Nem.
    .why = Az ő köre már folyik, így ez a fenyegetés sosem dőlhetne el.
cit-r-34 = Lefizetheted-e a Zsarolót, ha egyáltalán nincs aranyad? Igen, ilyenkor a kenőpénz 0.
    .why = A semmi fele is semmi, és ez senkinek sem árt.
cit-r-35 = Mi történik, ha a fenyegetésed a saját második karaktereden van? Eldől, de nem cserél gazdát arany.
    .why = A két karakternek közös a kincstartaléka.

## 8. Rank 3

cit-r-36 = Cserélhet-e kezet a Mágus, ha az egyik kéz üres? Igen, bármelyik is az.
    .why = A szöveg csak egy másik játékos kezéről szól, akárhány lap van benne.
cit-r-37 = Megnézhet-e a Varázsló egy kezet úgy, hogy semmit sem vesz el? Nem, egy lapot el kell vennie, ezért üres kezű játékost nem is választhat.
    .why = A szöveg felszólítja a lap elvételére, az ingyen leskelődés pedig túl jó volna.
cit-r-38 = Érvényesek-e a kedvezmények, a tilalmak, az adó és az elkobzás a Varázsló azonnali építésénél? Igen, mind.
    .why = Ez is építés, mint a többi; csak az építkezési korlátba nem számít bele.
cit-r-65 = Minden játékostól elvesz-e a Látnok egy lapot, saját magától is? Nem, csak minden másik játékostól.
    .why = Az angol szöveg ezt mondja, és ha magadnak adnál vissza egy lapot, az semmin sem változtatna.

## 9. Rank 4

cit-r-39 = Kié lesz a korona, ha a Királyt vagy a Patríciust meggyilkolták? A gazdája a forduló végén elveszi.
    .why = Az angol szöveg ezt mondja, és az örököshöz is ez illik; hogy a korona „nálad marad”, az fordítási hiba.
cit-r-40 = Visszaadhatja-e a Császár a koronát annak, akinél éppen van? Nem, valaki máshoz kell kerülnie.
    .why = A szöveg szerint az egyik játékostól elveszed, és egy másiknak adod.
cit-r-41 = Ki dönti el, hogy a Császár aranyat vagy lapot kap? A Császár gazdája, hacsak nem bízzátok az új megkoronázott játékosra (`emperor_tribute` beállítás).
    .why = Az angol szöveg szerint Császárként te veszed el az egyiket; a magyar nyitva hagyja.

## 10. Rank 5

cit-r-42 = Gátolja-e a saját Püspököd, Erődítményed vagy Nagy falad a saját 8-as rangú karakteredet? A cserében odaadott kerületnél nem; de ha a saját kerületedet pusztítanád el, ugyanúgy számítanak, mint máskor.
    .why = A szabálykönyv ezt a Nagy falnál kimondja, és a másik kettőt is így kezeljük.
cit-r-43 = Mennyit vehet kölcsön a Bíboros? Pontosan annyit, amennyi az építési árból az összes saját aranyad után hiányzik, egyetlen játékostól, akinek van ennyi, és ha neked van érte elég lapod.
    .why = A szöveg a hiányzó aranyról szól, és a szükségesnél többet nem enged.
cit-r-44 = Mi van, ha elkobozzák a Bíboros kölcsönből épített kerületét? A Bíboros minden aranyat visszakap, a kölcsönvett részt is, a lapok pedig a kölcsönadónál maradnak.
    .why = Az építő minden elköltött aranyat visszakap, a lapok viszont sosem járnak vissza.

## 13. Rank 8

cit-r-45 = Elpusztíthatsz-e Hadúrként egy kerületet a saját befejezett városodban? Nem, hacsak meg nem engeditek (`warlord_own_completed` beállítás).
    .why = Csak a Diplomata szövege engedi meg akkor is, ha a saját városod befejezett.
cit-r-46 = Kicserélhet-e a Diplomata két ugyanolyan nevű kerületet? Nem.
    .why = Szó szerint véve már van a városodban egy egyforma kerület.
cit-r-47 = Mi számít bele a Marsall 3-as határába? A szépítő érme igen, a Nagy fal felára nem.
    .why = Az érme a kerület tényleges költségét növeli, a fal csak azt, amit fizetsz.

## 14. Rank 9

cit-r-48 = Mikor kapja meg a Királynő az aranyát? Az számít, kinél volt a 4-es rang, akár megbabonázva is, és nem az, kié a korona; a meggyilkolt Királynő semmit sem kap.
    .why = A szöveg a felfedésről szól, és a meggyilkolt karakternek nincs hatása.
cit-r-49 = Mikor és mit szépíthet meg a Művész? A köre során bármikor a városa bármelyik kerületét, frissen építettet és befejezett városban állót is.
    .why = A szabálykönyvekben nincs rá korlátozás.
cit-r-50 = Jár-e adó a lefoglalt vagy kicserélt kerület után? Nem.
    .why = Az adó az építés után jár, és egyik sem építés.
cit-r-51 = Kiürítheti-e az Adószedő kétszer is a jelzőjét egy körben? Nem, csak egyszer.
    .why = Minden képesség körönként egyszer használható.

## 15. The 30 unique districts

cit-r-52 = Elpusztíthatod-e a Fegyvertárral a saját városod egy másik kerületét? Igen, hacsak meg nem tiltjátok (`armory_own_city` beállítás).
    .why = Az angol kártya szerint tetszőleges kerület lehet; a magyar talán másik játékosét mondja, ezért kikapcsolható.
cit-r-53 = Használhatod-e a Fegyvertárat, amíg a saját városod befejezett? Nem, hacsak meg nem engeditek (`armory_from_completed` beállítás).
    .why = Mindkét kiadás a befejezett város minden kerületét védi, és a Fegyvertár is ilyen.
cit-r-54 = A nyomtatott vagy a szépítő érmékkel növelt költség számít a Bazilikánál? Az érmékkel növelt, vagyis a tényleges költség.
    .why = A szépítés minden szempontból megváltoztatja a költséget.
cit-r-55 = Mikor dől el, hogy az Állványzattal építhetsz-e, és befejezett városban is használhatod-e? Az Állványzat elpusztítása előtt dől el, és befejezett városban is szabad.
    .why = A kártya csak a fizetést váltja ki, semmi mást.
cit-r-56 = Kié a Nagy fal felára, és akkor is jár-e, ha mást nem kell fizetni? Mindig jár, és oda kerül, ahová a fizetség többi része, vagy ha úgy akarjátok, mindig a bankba (`great_wall_coin` beállítás).
    .why = A szöveg szerint a képesség használata kerül 1 arannyal többe, tehát a felár ennek a fizetségnek a része.
cit-r-57 = Be kell-e jelentened, milyen típusnak számít a Kísértetvárosod? Nem, a program a legjobbat választja neked.
    .why = Ez mindig csak a tulajdonosának kedvez.
cit-r-58 = Melyik kerületért jár az Elefántcsonttorony 5 pontja? Az Elefántcsonttoronyért.
    .why = Az angol szöveg ezt mondja; a magyar szabálykönyvek tévesen a Kísértetvárost nevezik meg, amelynek nincs saját pontja.
cit-r-59 = A kezedben lévő Titkos kripta a Térképszobánál is számít? Igen, mindkettőért jár pont.
    .why = Felfeded, de nem kerül ki a kezedből.
cit-r-60 = Hogyan kell számolni azt az öt kerületet, amely mellé nem épülhet Emlékmű? Lapok szerint, és minden játékban öt a határ, akkor is, ha a városhoz 8 kerület kell.
    .why = A kártyán csak ez az egy szám áll.
cit-r-61 = Elkobozható-e a Tolvajtanya, ha csak lapokkal fizettek érte? Igen, és arany nem jár vissza, hacsak ki nem zárjátok az elkobzását (`den_by_cards_confiscable` beállítás).
    .why = A lapok jelentik a fizetséget, és a szabálykönyv szerint a lapok nem járnak vissza.

## 16. End of the game and scoring

cit-r-62 = Mi számít döntetlennél a legmagasabb rangú felfedett karakterednek? A megbabonázott a gazdájának számít, a Boszorkány 1-es rangú; a meggyilkolt nem számít, csak a forduló végén felfedett 4-es rangú; két karakternél a magasabb rangú dönt, és ha egyet sem fedtél fel, a rangod 0.
    .why = Szó szerint vesszük, hogy „az utolsó fordulóban felfedett”.

## 17. Two and three players

cit-r-64 = 2–3 játékosnál a játékost követik-e a parancsok és a fenyegetések? Nem, csak a megjelölt karakter körében hatnak.
    .why = A jelzők a karakterjelzőkön fekszenek, nem a játékosok előtt.

## 18. Differences between the two prints

cit-r-63 = A Kereskedő vagy a Szatócs a 6-os rangú a 2021-es Ádáz nemesekben? A Kereskedő, ahogy nyomtatva van, de választhatjátok a Szatócsot is (`vicious_nobles_rank6` beállítás).
    .why = A nyomtatott listához tartjuk magunkat, bár a Szatóccsal a három lehetőség mind a 27 karaktert használná.
