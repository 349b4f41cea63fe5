### Ankh-Morpork: the rulings R-01 to R-52, where the books leave a choice or differ: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## The two editions

ank-r-01 = Hány démon érkezik a Tömlöc Létsíkokról? A magyar kiadásban, amely az alapbeállítás, három, a 2011-es angol kiadásban négy (`edition` beállítás).
    .why = A magyar szabály háromszor dobat, bár a saját tartozéklistáján négy démon szerepel; a nyomtatott kártya és az angol szabálykönyv négyszer.
ank-r-02 = Mi van, ha Árvíznél nem folyó menti fertály jön ki? A magyar kiadásban, amely az alapbeállítás, addig dobsz újra, amíg folyó menti fertály nem jön; a 2011-es angol kiadásban az a dobás semmit sem önt el (`edition` beállítás).
    .why = A magyar szabály újradobást kér; a nyomtatott kártya és az angol szabálykönyv szerint csak a kidobott folyó menti fertályokat önti el a víz.
ank-r-03 = Hová kerül a Köd öt lapja? A magyar kiadásban, amely az alapbeállítás, ki a játékból; a 2011-es angol kiadásban a dobott lapokhoz, ahonnan a Történelem Szerzetesei visszahozhatják őket (`edition` beállítás).
    .why = A magyar szabály visszarakatja őket a dobozba, a nyomtatott kártya és az angol szabálykönyv viszont eldobatja.

## Where books, cards and player aid differ

ank-r-04 = Mi lesz a kimaradt személyiségkártyákkal? Játékban maradnak, képpel lefelé.
    .why = A magyar szabály szerint a dobozba kerülnek, de Cake asszonyhoz és Zorgóhoz szükség van rájuk, és az angol szabálykönyv csak félretéteti őket.
ank-r-05 = Hányszor és hol használhatod az Árnyakat? Minden körödben egyszer, és csak olyan fertályon, ahol van kegyenc.
    .why = A szabálykönyvek szerint a körödben bármikor, de a nyomtatott kártya és a segédletlap szerint csak egyszer; a kegyencet a szabálykönyvek és a segédletlap is megköveteli.
ank-r-06 = Hányszor használhatod az Irreális Birtokot? Minden körödben egyszer.
    .why = A nyomtatott kártyán nincs korlát, de mindkét szabálykönyv és a segédletlap is körönként egyet mond.
ank-r-07 = Pontosan nyolc zavargásjelző kell Sárkánynak, a címerkirálynak? Nem, nyolc vagy több.
    .why = A szabálykönyvek csak nyolcat említenek, de a személyiségkártya és a segédletlap szerint nyolc vagy több kell.
ank-r-08 = Pontosan mit visz el az Igen hülye Jonatán? A fertálykártya kikerül a játékból, a tulajdonosa pedig leveszi egy saját kegyencét a fertályról; ha a kártya egyik játékosnál sincs, nem történik semmi.
    .why = Így szól a nyomtatott kártya, és a magyar fordító is a tervezőre hivatkozva ír saját kegyencről; játékban pedig csak az a kártya van, amelyik valaki előtt fekszik.
ank-r-09 = Mikor használhatod a Kisisteneket? Bárki körében, a sajátodban is, és már abban a körben is, amelyben megkaptad.
    .why = A magyar szabály csak a mások köréről beszél, de az angol szerint akkor használod, amikor egy esemény sújt, és a segédletlap felmenti a kártyát az egykörös várakozás alól.

## Turns and playing cards

ank-r-10 = Elfogyhat-e a bank pénze? Nem, bármennyit kifizet.
    .why = A szabálykönyvek nem szabnak határt, az érmék csak váltópénznek vannak.
ank-r-11 = Be kell-e jelentened, hogy győztél? Nem, a köröd elején a játék magától ellenőrzi a feltételedet.
    .why = A személyiségkártya szerint azonnal győzöl, és az, hogy valaki elfelejti bejelenteni, online semmivel sem tenné jobbá a játékot.
ank-r-12 = Kötelező-e kártyát kijátszanod a körödben? Igen, ha van a kezedben olyan lap, amely nem megszakítás; a szimbólumait nem muszáj végrehajtanod. A megszakítás sosem lehet a köröd kártyája.
    .why = A szabálykönyvek szerint csak akkor passzolsz, ha nem tudsz kijátszani semmit, a segédletlap szerint pedig a megszakítás csak a neki való pillanatban működik.
ank-r-13 = Mikor használhatod a körödben a fertálykártyáid képességét? Az első kártyád előtt, két akció között vagy az utolsó akció után, de a kezed feltöltésétől kezdve már nem.
    .why = A szabálykönyvek rád bízzák az időpontot, de egy akciót be kell fejezni, mielőtt más kezdődne, és a feltöltés lezárja a körödet.
ank-r-14 = Mikor kerül a kijátszott kártyád a dobott lapokhoz? Amikor kijátszod a köröd következő kártyáját, vagy amikor elkezded feltölteni a kezedet.
    .why = A szabálykönyvek szerint akkor, ha végeztél vele; a rögzített időpont egyértelművé teszi dr. Mossy Lawn és a Történelem Szerzetesei hatását.
ank-r-15 = Mi van, ha egy akció nem vagy csak részben hajtható végre? Csak olyat kezdhetsz el, ami most végrehajtható; ha elkezdted, annyit teljesítesz belőle, amennyit lehet.
    .why = A szabálykönyvek hallgatnak erről; így senki sem fizet 2 dollárt a semmiért, és nem próbálkozik vég nélkül ugyanazzal.
ank-r-16 = Hogyan működik Drumknott és Ponder Stibbons két kijátszása? Kiválasztod és mindenestül befejezed az első kártyát, és csak azután választod ki a másodikat; bármelyik kijátszásról lemondhatsz.
    .why = Az angol szabálykönyv válasza szerint a második kártyát ezután kijátszhatod, de nem muszáj, és nincs hová félretenni egy előre kiválasztott lapot.

## Placing, building and card texts

ank-r-17 = Mi történik, ha azért veszed fel egy kegyencedet, mert mind a tizenkettő a játéktáblán van? Másik fertályra kell kerülnie, a többi tizenegy dönti el, mit érsz el, a régi fertályról lekerül a zavargásjelző, és megszakítást nem lehet kijátszani.
    .why = A felvett kegyenc ugyanúgy elhagyja a fertályát, mint bármelyik másik, de ez a te döntésed, nem ellened irányuló támadás.
ank-r-18 = Lerakhatsz-e kegyencet olyan fertályra, amelyet nem érsz el, ha egy képesség maga mondja meg a helyet (Willikins, Füstölgő Gnú, Rettentheő arkrektor, Számbojtár Professzor, Dudás Nővérek, Bugris utca)? Igen, a képesség kiváltja, hogy el kell érned a fertályt, hacsak meg nem követelitek mindkettőt (`region_text` beállítás).
    .why = Különben Willikins és a Füstölgő Gnú gyengébb volna egy puszta kegyencszimbólumnál.
ank-r-19 = Mi lesz a zavargással, ha két kegyenc helyet cserél? Egyszerre mennek el és egyszerre érkeznek: mindkét jelző lekerül, aztán a két fertály közül az kap egyet, ahol két vagy több kegyenc van (akár mindkettő). A két fertálynak különböznie kell.
    .why = A szabálykönyvek hallgatnak erről, és egy cserében nincs olyan, aki előbb érkezik.
ank-r-20 = Mi a teendő, ha hat épületed áll a játéktáblán, és újra építenél? Levehetsz egyet, és lerakhatod egy másik fertályra, ahol már a levétel előtt is építhettél volna; a teljes árat kifizeted, és a régi helyért semmit sem kapsz vissza.
    .why = A szabálykönyvek engedik, hogy újra felhasználd az épületet, de sem kedvezményt, sem visszatérítést nem említenek.
ank-r-21 = Számít-e a troll és a démon ott, ahol a kártya kegyencet vagy más játékos kegyencét említi? Igen, mozgatásnál, levételnél, számolásnál és pénznél is.
    .why = Az angol szabálykönyv szerint kegyencek, ugyanúgy mozgathatók és levehetők, és a trollok más játékoséinak számítanak.
ank-r-22 = Mi van, ha több pénzt kellene átadnod, mint amennyid van? Átadod, amid van.
    .why = Boggis úr és a Tolvajok Céhe kártyáján ez áll, és jobb, ha minden ilyen képesség egyformán működik.

## Interrupts

ank-r-23 = Milyen sorrendben játszhatók ki a megszakítások, és lehet-e egyikre másikkal felelni? Az érintettek az óramutató járása szerint, egyszer-egyszer döntenek, és megszakításra nem lehet megszakítással felelni; Wallace Sonky tehát nem védi ki Gaszpódot.
    .why = A szabálykönyvek csak annyit kérnek, hogy időben szólj, és ne csináljatok vissza semmit; Gaszpód egyébként a kísérletet állítja meg, nem egy játékosra hat.
ank-r-24 = Mi ellen véd Gaszpód? Más játékos által kijátszott kártya ellen, így az Auditorok és Pazar Cosmo ellen is; az események, köztük a Titokzatos gyilkosságok, és a saját kártyád ellen nem.
    .why = A kártya egy játékos megállításáról beszél; a Titokzatos gyilkosságoknál az esemény öl, és aki dob, csak az áldozatot választja ki.
ank-r-25 = Mi ellen véd Zsuzsa? Egy kegyenced bármilyen levétele ellen, akár szimbólum, akár kártyaképesség, akár esemény okozza, a saját kártyád ellen is.
    .why = A kártyán nincs semmilyen korlátozás.
ank-r-26 = Hová hozhatja vissza a kegyencedet Igor vagy az Új Kezdet Klub? Olyan fertályra, amelyet elérsz, de nem oda, ahonnan lekerült; megengedhettek bármelyik másik fertályt is (`replace_reach` beállítás).
    .why = A kártya másik fertályt kér, és mindkét szabálykönyv szerint a megszakításra is a lerakás szabályai érvényesek.
ank-r-27 = Meddig terjed Wallace Sonky védelme? Annak a kártyának a teljes képességével szemben védett vagy; akiket egy mindenkire szóló képesség amúgy is érint, azokat továbbra is érinti, és semmi sem irányítható másra. Aki csak pénzt kap, az nem válaszolhat.
    .why = A szabálykönyv válaszai szerint csak te jársz jól vele, és a kivédett képesség nem fordítható más ellen; ha az is kivédhetné, aki csak kap, Wallace Sonky egy harmadik játékost védene.
ank-r-28 = Mi történik dr. Mossy Lawn után? Az utolsó kártyád, amely nem megszakítás volt, visszakerül hozzád, és feltöltöd a kezedet, hacsak nem feltöltés nélkül játszotok (`mossy_refill` beállítás). A függőben lévő esemény előbb lezajlik, a már letett hitel vagy büntetőkártya pedig az asztalon marad.
    .why = A szöveg véget vet a körödnek, és az utolsó kártyád megmarad; az is feltölti a kezét, aki passzolt, az esemény pedig az egyetlen akció, amelyet nem lehet kihagyni.

## Trouble by text, random events

ank-r-29 = Kell-e kegyenc arra a fertályra, ahová dr. Hixszel vagy a Csőcselékkel zavargásjelzőt raksz? Nem, hacsak meg nem követelitek (`text_trouble_needs_minion` beállítás).
    .why = A kártyák nem kérnek kegyencet, csak az Árnyak szabálya.
ank-r-30 = Milyen sorrendben zajlik egy esemény? Először a dobások, aztán minden döntés, végül a hatások.
    .why = A szabálykönyvek hallgatnak erről; így a Kisistenekre érkező démon miatt nem kell lemondanod arról, hogy ugyanabban az eseményben a többi démon ellen fizess.
ank-r-31 = Továbbterjed-e a Tűzvész egy olyan épületről, amelyet a Kisistenekkel mentettek meg? Igen.
    .why = A Kisistenek csak a bábudra gyakorolt hatást szünteti meg, és az angol szabálykönyv szerint a tűz a kidobott fertályról megy tovább.
ank-r-32 = Távol tarthatja-e a Kisistenek a démonokat és a trollokat? A démonokat igen, egyenként 3 dollárért, ha van bábud azon a fertályon; a trollokat nem, hacsak meg nem engeditek (`small_gods_trolls` beállítás).
    .why = A szabálykönyv válaszai csak a démonokról szólnak; a képesség a bábuidról beszél, és azokon egy troll semmit sem változtat.
ank-r-33 = Segít-e a Kisistenek az Igen hülye Jonatán ellen? Igen, 3 dollárért megtartod a fertálykártyát, további 3 dollárért a kegyencet.
    .why = A kártya elvesztése az, amit az esemény az épületeddel tesz, a kegyenc pedig külön bábu.
ank-r-34 = Segít-e a Kisistenek a Megsüllyedés ellen? Nem, ilyenkor nem használhatod.
    .why = 3 dollárba kerülne egy olyan épület megmentése, amelyért amúgy is csak 2 dollárt kell fizetni.
ank-r-35 = Hagyhatsz-e elveszni egy épületet a Megsüllyedésnél, ha tudnál fizetni érte? Nem, fizetsz, ameddig telik, és te választod ki, melyikre nem jut; de rábízhatjátok a döntést minden tulajdonosra (`subsidence_choice` beállítás).
    .why = A nyomtatott kártya szerint fizetsz vagy leveszed, de mindkét szabálykönyv csak akkor veteti le az épületet, ha a tulajdonosa nem tud fizetni.
ank-r-36 = Megmarad-e a zavargásjelző, ha a Sárkánytól bábukat mentettek meg? Nem, így is lekerül.
    .why = Az esemény a jelzőt külön is megemlíti azok között, amelyeket le kell venni.
ank-r-37 = Kit választhatsz a Titokzatos gyilkosságoknál? A fertály bármelyik kegyencét, trollt, démont és a sajátodat is; ha az áldozatot megmentik, a dobásodnak vége.
    .why = Az angol szabálykönyv szerint te választasz kegyencet, és ha csak a tieid állnak ott, a sajátodat veszed le.

## The end of the game, points and demons

ank-r-38 = Pontosan mikor ér véget a játék, ha elfogy a húzópakli? Azonnal, akár akció közben is, és akkor is, ha a Köd viszi el az utolsó lapot.
    .why = Mindkét szabálykönyv szerint akkor van vége, amint elfogy az utolsó lap, és a Köd öt lapja is ebből a pakliból fogy.
ank-r-39 = Mi van, ha több hiteled van, és mindre nem elég a pénzed? Egyenként rendezed őket, és annyit fizetsz vissza, amennyire telik; a többi 15-15 pontodba kerül.
    .why = Az angol szabálykönyv 15 pontot von le minden visszafizethetetlen hitelért.
ank-r-40 = Mi dönt pontegyenlőségnél? A náluk lévő fertálykártyák nyomtatott költsége; az Igen hülye Jonatán által elvitt kártya nem számít, a démon pedig nem változtat rajta.
    .why = A szabálykönyvek a legértékesebb fertálykártyát említik, nem az épületet.
ank-r-41 = Mit kapcsol ki még a démon egy fertályon? A Kisistenek képességét és az épület értékét Krizopráznál is; de Sybil Vinkónál és Reacher Giltnél így is a nyomtatott költséget kell fizetni, és a Megsüllyedésnél is beleszámít az épület.
    .why = Az esemény a képességet és az épület értékét veszi el, de maga az épület a helyén marad.

## Single cards

ank-r-42 = Mi érvényes, ha Sybil Vinkó vagy Reacher Gilt révén épületet veszel? Nem kell ott kegyenced, hat épületnél előbb le kell venned egyet, és nem kapsz fertálykártyát, ha az már kikerült a játékból. A képességet a következő körödtől használhatod, a Kisistenekét azonnal.
    .why = A kártyák hallgatnak erről, így a hat épület és az új fertálykártya szokásos szabályai érvényesek, kegyencet pedig semmi sem ír elő.
ank-r-43 = Hogyan működik Zorgo és Cake asszony kártyája? Zorgo vakon cserél, és sosem adja vissza a régi kártyádat; azt az egy személyiséget, amelyet Cake asszony nem lát, a véletlen választja ki. 2 játékosnál Krizopráz nincs a kimaradt személyiségek között.
    .why = Zorgo véletlenszerűen húz a kimaradt személyiségek közül, Cake asszony egy híján mindet látja, Krizopráz pedig már előzőleg kikerült a játékból.
ank-r-44 = Kit választhatsz a Bolondok és Bohócok Céhe, dr. Mészart és a Tűzoltó-egylet kártyájával? Az első kettőnél bármelyik ellenfeledet, aki megtagadhatja a fizetést, és ha nincs 5 dollárja, el kell fogadnia a kártyát; a Tűzoltó-egyletnél olyan ellenfelet, akinek van épülete.
    .why = A kártyák nem szabnak korlátot, de épület nélkül a Tűzoltó-egylet nem tud mivel fenyegetni.
ank-r-45 = Mi van, ha Stanley kijátszásakor csak egyetlen lap van az ellenfeled kezében? Azt megtartod.
    .why = A kártya hallgat erről; egy lapot megtarthatsz, és nincs másik, amelyet visszaadhatnál.
ank-r-46 = Milyen sorrendben használod Kóter két dobását, és eltalálhatnak-e téged? Előbb mindkettőt dobod, aztán te választod a sorrendet; ha egy kidobott fertályon csak a te kegyenceid állnak, a sajátodat kell levenned.
    .why = A szöveg minden kidobott fertályról levetet egy kegyencet, és a Titokzatos gyilkosságok is így működik.
ank-r-47 = Mely lapokat hozhatják vissza a Történelem Szerzetesei? Négy véletlenszerűt a dobott lapok közül, vagy ha kevesebb van, mindet; az éppen kijátszott kártya nincs köztük.
    .why = Az éppen kijátszott kártya még nem került a dobott lapokhoz, így önmagát sem hozhatja vissza.
ank-r-48 = Mennyiben része a kezednek a büntetőkártya? Csak akkor, amikor öt lapra töltöd fel a kezedet; egyébként sosem számít a kezedben lévő lapnak.
    .why = A kártya a feltöltéskor számít, és a szabálykönyv válaszai hozzáteszik, hogy nem dobható el.

## Open information and rare cases

ank-r-49 = Mit tudhat mindenki? Azt, hogy hány lap van az egyes kezekben és paklikban, és azt is, mely lapok vannak a dobott lapok között; a két játékos között gazdát cserélő lapot csak ők ketten látják, és a megszakításra való rákérdezés senkinek a kezét nem árulja el.
    .why = A szabálykönyvek csak annyit mondanak, hogy a pénz nyilvános, a személyiség titkos; ami az asztalon látható volna, az itt is látható.
ank-r-50 = Ki kezd, és milyen sorrendben kapjátok a lapokat? A kezdőjátékost sorsolás dönti el, és a játéksorrendben mindenki öt lapot kap.
    .why = A szabálykönyv szerint a kocka dönt, vagyis mindenkinek egyforma az esélye, osztási sorrendet pedig nem említ.
ank-r-51 = Mi van, ha Torkomat-elvágom Dibblerrel 1-est dobsz, és nincs se 2 dollárod, se kegyenced? Befizeted, amid van.
    .why = A kártya hallgat erről, és más fizetésnél is így van.
ank-r-52 = Mi történik, ha üres az eseménypakli? Semmi.
    .why = Tizenkét esemény van és kilenc eseményszimbólumos kártya, de a kártyákat újra ki lehet játszani, a lezajlott esemény pedig sosem tér vissza.
