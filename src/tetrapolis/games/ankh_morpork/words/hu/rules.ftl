### Ankh-Morpork: the numbered rules of sections 1 to 5 and 11 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 1. Components and set-up

ank-1-1 = Az Ankh-Morporkot 2, 3 vagy 4 játékos játszhatja. Tiéd az egyik szín: 12 kegyenc és 6 épület.
ank-1-2 = Van még 4 démon, 3 troll és 12 zavargásjelző, ezek senkihez sem tartoznak, valamint egy tizenkét oldalú dobókocka, amelyen 1-től 12-ig minden szám egyforma eséllyel jön ki.
ank-1-3 = A kártyák: 48 zöld és 53 barna polgárkártya, mind különböző, 12 fertálykártya, 12 eseménykártya és 7 személyiségkártya. A bank bármekkora összeget ki tud fizetni, az érmék száma nem korlát.
    .ruling = R-10
ank-1-4 = A városnak 12 fertálya van. Két fertály akkor szomszédos, ha van közös határuk, vagy ha híd köti össze őket; ez mindig kölcsönös, és önmagával egyik fertály sem szomszédos. Sorban a szám, a név és az építési költség dollárban, utána a szomszédos fertályok: 1 Dudás Nővérek, 6 dollár: 2, 3, 12. 2 Irreális Birtok, 18 dollár: 1, 3, 4, 10, 11, 12. 3 Sárkányzuhanás, 12 dollár: 1, 2, 4. 4 Kisistenek, 18 dollár: 2, 3, 5, 6, 10. 5 Gubera utca, 6 dollár: 4, 6, 7, 8, 10. 6 A Lovak, 12 dollár: 4, 5, 7. 7 Az Árnyak, 6 dollár: 5, 6, 8. 8 Bugris utca, 6 dollár: 5, 7, 9. 9 Hosszú fal, 12 dollár: 8, 10, 11. 10 Az Istenek Szigete, 12 dollár: 2, 4, 5, 9, 11. 11 Héttalvó, 18 dollár: 2, 9, 10, 12. 12 Bolyhosdomb, 12 dollár: 1, 2, 11. Sárkányzuhanás (3) és a Lovak (6) kivételével mindegyik folyó menti.
ank-1-5 = 3 kegyenccel kezdesz a játéktáblán: 1 az Árnyakon (7), 1 a Gubera utcában (5) és 1 a Dudás Nővéreknél (1) áll.
ank-1-6 = Az Árnyakon (7), a Gubera utcában (5) és a Dudás Nővéreknél (1) a játék elején pontosan 1-1 zavargásjelző van, akárhányan játszotok. A többi 9 zavargásjelző, a trollok és a démonok a készletben várnak.
ank-1-7 = 10 dollárral kezdesz.
ank-1-8 = 2 játékosnál még a keverés előtt kiveszitek a személyiségkártyák közül Krizoprázt, a barna polgárkártyák közül pedig Hubertet és Pazar Cosmót. Ez a három lap kikerül a játékból.
ank-1-9 = A személyiségkártyákat megkeveritek, és titokban mindenki kap 1-et. A többit képpel lefelé félreteszitek, ezek a kimaradt személyiségek: 2 vagy 3 játékosnál 4 lap, 4 játékosnál 3 lap.
    .ruling = R-04
ank-1-10 = A 12 eseménykártyát megkeveritek, és képpel lefelé eseménypaklit raktok belőlük.
ank-1-11 = A barna polgárkártyákat megkeveritek és képpel lefelé leteszitek, majd megkeveritek és a tetejükre teszitek a zöldeket. Így az első barna lap előtt minden zöld elfogy a pakliból.
ank-1-12 = Ebből a húzópakliból húzol 5 lapot. Ezután 2 játékosnál 89, 3 játékosnál 86, 4 játékosnál 81 lap marad benne.
ank-1-13 = A 12 fertálykártya képpel felfelé a játéktábla mellett fekszik, a dobott lapok helye üres. A kezdőjátékost a véletlen dönti el.
    .ruling = R-50

## 2. The turn, hand, drawing, passing

ank-2-1 = A kezdőjátékos kezd, azután az óramutató járása szerint kerültök sorra, amíg a játék véget nem ér (9. fejezet).
ank-2-2 = A köröd 4 lépésből áll, ebben a sorrendben: a győzelem ellenőrzése, a fő rész, a feltöltés, a kör vége.
ank-2-3 = A győzelem ellenőrzése mindent megelőz a körödben: előtte senki sem használhat kártyát, képességet vagy megszakítást.
ank-2-4 = Közönséges kártya minden olyan polgárkártya, amelyen nincs megszakítás szimbólum. Ha van a kezedben legalább 1 közönséges kártya, a fő részben pontosan 1-et ki kell játszanod közülük. Ez a kártya további kijátszásokat is megengedhet.
    .ruling = R-12
ank-2-5 = Ha nincs közönséges kártya a kezedben, passzolsz, vagyis nem játszol ki kártyát. A fertálykártyáid képességeit ekkor is használhatod, és a kezedet is feltöltöd.
    .ruling = R-12
ank-2-6 = A feltöltés akkor jön, amikor már nincs mit kijátszanod, vagy nem akarsz többet kijátszani. Addig húzol, amíg a kezedben lévő lapok és az előtted fekvő büntetőkártyák (ANK-7.5) száma együtt el nem éri az 5-öt.
ank-2-7 = Ha a feltöltéskor már megvan az 5 lapod, vagy több is van, nem húzol, de eldobnod sem kell semmit. A kezedben bármikor akárhány lap lehet.
ank-2-8 = Azokat a lapokat, amelyeket nem a saját feltöltésedkor veszítesz el vagy használsz fel (megszakítás, lopás, ajándék), csak a következő feltöltésedkor pótlod.
ank-2-9 = A lapokat egyesével húzod a húzópakli tetejéről. A dobott lapokat sosem keveritek vissza a húzópakliba. A feltöltésed után a bal oldali szomszédod köre jön.

## 3. Playing a card

ank-3-1 = Ha kijátszol egy közönséges kártyát, képpel felfelé magad elé teszed: ettől kezdve ez az aktuális kártya. A szimbólumai balról jobbra, egymás után kerülnek sorra.
ank-3-2 = Az eseménykártya felcsapása kivételével minden szimbólumot végrehajthatsz vagy kihagyhatsz. A kihagyott szimbólumra később már nem térhetsz vissza.
ank-3-3 = Az eseménykártya felcsapása kötelező.
ank-3-4 = Minden akciót teljesen befejeztek, az összes válasszal és következménnyel együtt, csak azután jön a következő szimbólum.
ank-3-5 = Nem kötelező szimbólumba csak akkor kezdhetsz bele, ha abban a pillanatban végre is hajtható: van megengedett célpontja, és minden árat ki tudsz fizetni, amelyet megszab. A dobással kezdődő kártyaképességbe mindig belekezdhetsz.
    .ruling = R-15
ank-3-6 = Ha egy akcióba belekezdtél, az utasításait, amennyire csak lehet, végre kell hajtanod, kivéve ahol maga a szöveg ad választást („-hat, -het”, „legfeljebb”, „egy vagy két”, „amennyit csak akarsz”).
    .ruling = R-15
ank-3-7 = Ha egy akciót megszakítás akadályoz meg, végrehajtottnak számít: a szimbólumot felhasználtad, és nem választasz új célpontot.
ank-3-8 = Az aktuális kártya addig marad kijátszva, amíg ki nem játszod a lánc következő kártyáját, vagy el nem kezded a feltöltést; ekkor képpel felfelé a dobott lapokhoz kerül. A valaki elé letett hitelek és büntetőkártyák nem kerülnek oda.
    .ruling = R-14
ank-3-9 = Ha ugyanaz a szimbólum kétszer szerepel egy kártyán, az két külön akció, külön célponttal és külön válaszlehetőségekkel.
ank-3-10 = Szimbólum nélküli közönséges kártyát is kijátszhatsz; ilyenkor nem történik semmi.

## 4. Actions and interrupts

## 4a. Place a minion

ank-4-1 = Kegyenc lerakása: a készletedből lerakod 1 kegyencedet egy fertályra. Egy fertályon akárhány kegyenc állhat.
ank-4-2 = Csak olyan fertályra rakhatod, amelyet elérsz: ahol már van kegyenced, vagy amely szomszédos egy ilyen fertállyal. Az épületek ebből a szempontból nem számítanak.
ank-4-3 = Ha nincs kegyenced a játéktáblán, bármelyik fertályra lerakhatod.
ank-4-4 = Ha mind a 12 kegyenced a játéktáblán van, egyiküket felveheted, és lerakhatod egy másik fertályra. Hogy mit érsz el, azt ilyenkor a másik 11 dönti el. A felvétel az ANK-4.9 szerint az ottani zavargásjelzőt is leveszi, és senki sem válaszolhat rá. Ha 12-nél kevesebb kegyenced van a táblán, egyet sem vehetsz fel.
    .ruling = R-17
ank-4-5 = Az ANK-4.1–ANK-4.4 minden lerakásra érvényes, a megszakítással történőre is. Ha egy kártyaképesség vagy egy fertály képessége maga mondja meg a helyet (bármelyik fertály; ahol épületed van; itt vagy egy szomszédos fertályon), az csak azt váltja ki, hogy el kell érned a fertályt: az ANK-4.4 és a zavargás szabályai továbbra is érvényesek. Ha a `region_text` beállítás értéke `adds`, azt a helyet, amelyet Willikins, a Füstölgő Gnú, Rettentheő arkrektor, a Számbojtár Professzor, a Dudás Nővérek vagy a Bugris utca ad meg, el is kell érned.
    .ruling = R-18

## 4b. Trouble markers

ank-4-6 = Ha egy kegyenc lerakással vagy mozgással olyan fertályra kerül, ahol már áll legalább 1 kegyenc, arra a fertályra zavargásjelző kerül. Mindegy, kié az ott álló kegyenc: lehet a tiéd, másé, troll vagy démon is.
ank-4-7 = Egy fertályon legfeljebb 1 zavargásjelző lehet. Ahol már van, oda nem kerül újabb, ezért a 12 jelző mindig elég.
ank-4-8 = Az ANK-4.6 és az ANK-4.9 szempontjából a trollok és a démonok is kegyencnek számítanak.
ank-4-9 = Abban a pillanatban, amikor egy kegyenc lekerül vagy elmozdul egy fertályról, az ottani zavargásjelző visszakerül a készletbe, akkor is, ha 2 vagy több kegyenc marad ott.
ank-4-10 = Mozgáskor előbb az elhagyott fertályra érvényes az ANK-4.9, azután az új fertályra az ANK-4.6. A megakadályozott mozgás vagy levétel egyetlen jelzőn sem változtat.
ank-4-11 = Ha 2 kegyenc helyet cserél, egyszerre veszitek fel és egyszerre rakjátok le őket: mindkét fertályról lekerül a zavargásjelző, majd a két fertály közül az kap egyet, amelyiken ezután 2 vagy több kegyenc áll (akár mindkettő).
    .ruling = R-19
ank-4-12 = Épület miatt sosem kerül fel és sosem kerül le zavargásjelző.
ank-4-13 = A zavargásjelzőnek csak két hatása van: a fertályán álló kegyencek orgyilkosság áldozatai lehetnek, és senki sem rakhat le ott épületet. A fertály ellenőrzését, a mozgást és a kegyencek lerakását nem befolyásolja. Olyan fertályon is lehet zavargásjelző, ahol nincs kegyenc.

## 4c. Place a building

ank-4-14 = Olyan fertályra rakhatsz épületet, ahol van legalább 1 kegyenced, nincs zavargásjelző, és nincs semmilyen színű épület. A fertályt nem kell ellenőrizned; az sem számít, hány kegyence van ott másnak, és hány troll vagy démon áll ott.
ank-4-15 = A fertály építési költségét azonnal, teljes egészében, készpénzben fizeted be a bankba. Ha nincs elég pénzed, az akcióba bele sem kezdhetsz.
ank-4-16 = Az építkezés után a tábla mellől elveszed a fertály kártyáját, és képpel felfelé magad elé teszed. Ha ez a kártya már kikerült a játékból (ANK-6.22), nem kapsz kártyát.
ank-4-17 = Valahányszor egy épület lekerül a játéktábláról, a fertálykártyája azonnal visszakerül a tábla mellé.
ank-4-18 = Legfeljebb 6 épületed lehet a játéktáblán. Ha mind a 6 fenn van, egyet levehetsz, hogy az legyen az új épület: a fertálykártyája visszakerül, pénzt nem kapsz vissza, és az új fertály teljes költségét kifizeted. Az új helynek már a levétel előtt is megengedettnek kell lennie. Ha 6-nál kevesebb épületed van a táblán, egyet sem vehetsz le.
    .ruling = R-20

## 4d. Assassinate, remove trouble, money

ank-4-19 = Orgyilkosság: válassz egy zavargásjelzős fertályon egy másik játékoshoz tartozó kegyencet, egy trollt vagy egy démont. Visszakerül a készletébe, és vele együtt a zavargásjelző is lekerül (ANK-4.9).
ank-4-20 = Saját kegyencedet sosem választhatod orgyilkosság áldozatának, és épület sem lehet áldozat. Ha nincs megengedett áldozat, a szimbólumot csak kihagyhatod.
ank-4-21 = Zavargásjelző eltávolítása: egy tetszőleges fertályról leveszed a zavargásjelzőt.
ank-4-22 = Pénz: annyi dollárt veszel el a bankból, amennyi az érmén áll.

## 4e. Texts in general

ank-4-23 = Kártyaképesség: végrehajtod a kártya szövegét (10. fejezet). Akármilyen hosszú, ez egyetlen akció.
ank-4-24 = A kártyaképességekben a „kegyenc” a trollokat és a démonokat is jelenti, hacsak a szöveg nem a saját kegyencedről szól. A „másik játékos kegyence” is magában foglalja őket.
    .ruling = R-21
ank-4-25 = Ha több pénzt vagy lapot kellene átadnod, mint amennyid van, átadod az összeset. Azt az árat viszont, amelyet a saját körödben önként vállalsz, teljes egészében ki kell fizetned (ANK-3.5).
    .ruling = R-22
ank-4-26 = A mozgatás mindig azt jelenti, hogy a kegyenc egy másik fertályra kerül. Ha a szöveg szomszédos fertályt mond, a két fertálynak szomszédosnak kell lennie, különben nem. A zavargás szabályai érvényesek.
ank-4-27 = Ha egy szöveg szerint adott számú lapot húzol, annyit húzol, vagy ha nincs annyi, a húzópakli összes maradék lapját; ekkor az ANK-9.2 érvényes. Az, hogy hány lap van a kezedben, nem korlátoz.
ank-4-28 = Eldobni csak a kezedből lehet; az eldobott lap képpel felfelé a dobott lapokhoz kerül.

## 4f. Event, play another card

ank-4-29 = Eseménykártya felcsapása: felcsapod az eseménypakli legfelső lapját, és végrehajtjátok a 6. fejezet szerint; ezután az eseménykártya kikerül a játékból. Ha az eseménypakli üres, nem történik semmi.
    .ruling = R-52
ank-4-30 = Új kártya kijátszása: kijátszol a kezedből még 1 közönséges kártyát, az összes szimbólumával együtt. A lánc bármeddig folytatódhat.
ank-4-31 = Drumknott és Ponder Stibbons 2 kártya kijátszását engedi meg, egymás után. Az elsőt az egész láncával együtt befejezed, és csak azután választod ki a másodikat, amely közben húzott lap is lehet. Bármelyik kijátszásról lemondhatsz. A kártyaképesség befejezettnek számít, amint megadta a kijátszásokat, ezért közöttük használhatod a fertálykártyáid képességeit és dr. Mossy Lawnt is.
    .ruling = R-16

## 4g. Interrupts

ank-4-32 = 6 kártya megszakítás: Gaszpód, az Új Kezdet Klub és Wallace Sonky (zöld), Zsuzsa, Igor és dr. Mossy Lawn (barna). Csak az ANK-4.39 helyzeteiben játszhatod ki őket, a köröd kártyájaként vagy új kártya kijátszásaként soha.
    .ruling = R-12
ank-4-33 = Megszakítást bárki körében kijátszhatsz. A saját körödben sem szimbólumot, sem kártyakijátszást nem használ el. Amint kifejtette a hatását, a dobott lapokhoz kerül.
ank-4-34 = Csak az válaszolhat, akit a dolog érint, és csak a saját érdekében.
ank-4-35 = Egy megszakítás egy kegyenc ellen irányuló egy próbálkozást akadályoz meg. Egy későbbi próbálkozás ugyanazt a kegyencet újra megtámadhatja.
ank-4-36 = Addig kell válaszolnod, amíg lehetőséged van rá. Ha elmulasztod, ugyanarra a próbálkozásra már nem válaszolhatsz.
ank-4-37 = Ha többen is válaszolhatnak, egymás után döntenek: kártya hatásánál a soron lévő játékos bal oldali szomszédjával kezdve, eseménynél a soron lévő játékossal kezdve, az óramutató járása szerint. Mindenki egyszer dönt, a korábbi döntések ismeretében. Ha egy kártyaképesség több játékost is érint, előbb az egyikükkel végeztek (válasz és hatás), és csak azután jön a következő.
    .ruling = R-23
ank-4-38 = Megszakításra nem lehet megszakítással válaszolni, és amíg a válaszok el nem dőlnek, nem nyílik újabb válaszlehetőség.
    .ruling = R-23
ank-4-39 = Pontosan ebben a 6 helyzetben válaszolhatsz, máskor nem. (1) Mielőtt egy másik játékos által kijátszott kártya képessége érintene: Wallace Sonky. Akkor érint, ha pénzt, lapot vagy bábut veszítenél, ha egy bábudat elmozdítanák vagy lecserélnék, ha adnod, választanod vagy elfogadnod kell valamit, ha a kezedet megnéznék, húznának belőle vagy elcserélnék, vagy ha lapot kapnál; nem érint, ha csak pénzt kapnál. A célpont, az összeg és, ha a másik játékos választja ki, a bábu ekkor már eldőlt, de még semmi sem történt meg. Ez a kártyaképesség a végéig nem hathat rád; ami ellened irányult, az elvész, és nem irányítható másra. Minden érintett válaszolhat. (2) Mielőtt egy másik játékos által kijátszott kártya képessége elmozdítaná vagy mással felcserélné egy kegyencedet: Gaszpód. A mozgatás, illetve az egész csere elmarad. (3) Mielőtt egy kegyenced orgyilkosság szimbólum, kártyaképesség vagy esemény miatt lekerülne a játéktábláról: Zsuzsa ezek bármelyike ellen; Gaszpód egy másik játékos által kijátszott kártya szimbóluma vagy képessége ellen; a Kisistenek esemény ellen, 3 dollárért, ha használhatod a képességét. Ez a kegyenc a helyén marad. Különben a készletedbe kerül, és az ANK-4.9 érvényes. (4) Rögtön azután, hogy egy kegyenced ezek valamelyike miatt lekerült a játéktábláról: Igor vagy az Új Kezdet Klub, kegyencenként 1 lap. Ezt a kegyencet azonnal újra lerakod az ANK-4.42 szerint. (5) Mielőtt egy esemény levenné egy épületedet, elmozdítaná egy kegyencedet (Árvíz), démont (a `small_gods_trolls` beállítással trollt is) rakna olyan fertályra, ahol kegyenced vagy épületed van, vagy elvenné egy épületed fertálykártyáját (Igen hülye Jonatán): a Kisistenek, ha használhatod a képességét. E hatások közül akárhányat elháríthatsz, egyenként 3 dollárért. (6) A saját köröd fő részében, két akció között vagy az utolsó után, ha ebben a körben már kijátszottál legalább 1 közönséges kártyát, és az aktuális kártyán nincs hátra eseménykártya felcsapása: dr. Mossy Lawn (ANK-4.46). A sorrend: kártyaképességnél (1), azután (2) vagy (3), a hatás, végül (4); orgyilkosság szimbólumnál (3), a hatás, végül (4); eseménynél a lépés összes dobása, azután (3) és (5) együtt, játékosonként, a hatások, végül (4). Hogy ki dönt először, azt az ANK-4.37 mondja meg. Ha az ANK-4.4 vagy az ANK-4.18 szerint a saját kegyencedet vagy épületedet veszed fel, arra senki sem válaszolhat.
    .ruling = R-23, R-24, R-25, R-26, R-27, R-28
ank-4-40 = Zsuzsa a játéktáblán tartja 1 kegyencedet, akármi miatt kerülne le: orgyilkosság szimbólum, kártyaképesség (akár a saját kártyádé) vagy esemény ellen is véd. A mozgatást nem akadályozza meg.
    .ruling = R-25
ank-4-41 = Gaszpód 1 kegyenced 1 mozgatását vagy 1 levételét akadályozza meg, ha azt egy másik játékos által kijátszott kártya okozza. Események ellen nem véd, a Titokzatos gyilkosságok ellen sem, és a saját kártyád ellen sem.
    .ruling = R-24
ank-4-42 = Igor és az Új Kezdet Klub egy már megtörtént levételre válaszol, akármi okozta: a régi fertály zavargásjelzője már lekerült. A kegyencet azonnal újra lerakod egy fertályra, amelyet elérsz (ANK-4.2, ANK-4.3), de nem arra, ahonnan lekerült; itt is okozhat zavargást (ANK-4.6). Ha a `replace_reach` beállítás értéke `anywhere`, bármelyik másik fertályra lerakhatod.
    .ruling = R-26
ank-4-43 = Wallace Sonky egy másik játékos által kijátszott 1 kártya képességétől véd meg. A szimbólumok és az események ellen nem véd.
ank-4-44 = Ha kijátszod Wallace Sonkyt, a kártyaképesség azokra a játékosokra továbbra is hat, akiket egyébként is érint (Boggis úr, Tolvajok Céhe, Ankh-morporki Napfényes Sárkánymenhely, Auditorok, Kóter második dobása). Ami ellened irányult, azt nem lehet másra átirányítani.
    .ruling = R-27
ank-4-45 = Ha kijátszottad Wallace Sonkyt, ugyanaz a kártyaképesség nem választhat ki újra téged, például Kóter második áldozatánál sem. Ugyanannak a kártyának a későbbi szimbólumaira ez nem vonatkozik.
    .ruling = R-27
ank-4-46 = Dr. Mossy Lawnt csak a saját köröd fő részében játszhatod ki, az ANK-4.39 (6) helyzetében. A fő rész azonnal véget ér, a hátralévő szimbólumaid és kijátszásaid elvesznek. Az utoljára kijátszott közönséges kártya visszakerül a kezedbe, ha még az az aktuális kártya, dr. Mossy Lawn a dobott lapokhoz kerül, és jön a feltöltés. Ha a `mossy_refill` beállítást kikapcsoltátok, a feltöltés elmarad.
    .ruling = R-28

## 5. Area cards

ank-5-1 = Ha tiéd egy fertály épülete, a fertály kártyája képpel felfelé előtted fekszik. A kártya és az épület mindig ugyanazé, kivéve ha a kártya kikerült a játékból.
ank-5-2 = Minden képességet legfeljebb egyszer használhatsz minden saját körödben; csak a Kisistenekre nincs ilyen korlát. Egyetlen képességet sem kötelező használnod.
    .ruling = R-05, R-06
ank-5-3 = A képességeket a saját köröd fő részében használhatod: az első kártya előtt, két akció között vagy az utolsó akció után. Akció közben, válaszra várva és a feltöltés kezdetétől fogva nem. Egy képesség használata nem kártyakijátszás.
    .ruling = R-13
ank-5-4 = Abban a körben, amelyben építéssel vagy vétellel megszerezted a fertálykártyát, a képességét még nem használhatod. A Kisistenek kivétel.
    .ruling = R-09
ank-5-5 = Amíg legalább 1 démon áll egy fertályon, a fertály képessége nem használható, a Kisisteneké sem.
    .ruling = R-41
ank-5-6 = A tábla mellé visszakerült fertálykártya attól a pillanattól kezdve nem ad képességet.
ank-5-7 = Dudás Nővérek (1) és Bugris utca (8): befizetsz 3 dollárt a bankba, és lerakod 1 kegyencedet erre a fertályra vagy egy vele szomszédosra.
    .ruling = R-18
ank-5-8 = Irreális Birtok (2): húzol 1 lapot, azután eldobsz 1 lapot a kezedből; ez a most húzott is lehet.
    .ruling = R-06
ank-5-9 = Sárkányzuhanás (3): elveszel 2 dollárt a bankból.
ank-5-10 = Kisistenek (4): valahányszor egy esemény egy kegyencedet vagy épületedet érinti, akárki köre van, befizethetsz 3 dollárt a bankba, hogy arra a bábura ne hasson. Minden bábuért, amelyet meg akarsz menteni, 3 dollárt fizetsz, ahányszor csak a pénzedből telik.
    .ruling = R-09
ank-5-11 = Gubera utca (5): eldobsz 1 lapot a kezedből, és elveszel 2 dollárt a bankból.
ank-5-12 = A Lovak (6): elveszel 2 dollárt a bankból.
ank-5-13 = Az Árnyak (7): leraksz egy zavargásjelzőt az Árnyakra (7), a Gubera utcába (5), a Lovakra (6) vagy a Bugris utcába (8), ha ott van legalább 1 kegyenc, és nincs zavargásjelző.
    .ruling = R-05
ank-5-14 = Hosszú fal (9): elveszel 1 dollárt a bankból.
ank-5-15 = Az Istenek Szigete (10): befizetsz 2 dollárt a bankba, és egy tetszőleges fertályról leveszel 1 zavargásjelzőt.
ank-5-16 = Héttalvó (11): elveszel 3 dollárt a bankból.
ank-5-17 = Bolyhosdomb (12): elveszel 1 dollárt a bankból.
ank-5-18 = Egyik képesség sem érinti más játékos bábuit, kezét vagy pénzét, ezért egy fertály képességére senki sem válaszolhat megszakítással.

## 11. Hidden and public information

ank-11-1 = Titkos, hogy milyen lapok vannak a kezedben; nyilvános, hogy hány.
    .ruling = R-49
ank-11-2 = A személyiséged titkos, a játék vége előtt senkinek sem mutathatod meg.
ank-11-3 = Mindig nyilvános, hogy kinek mennyi pénze van.
ank-11-4 = Nyilvános még: a játéktábla, a tábla mellett fekvő és a játékosok előtt lévő fertálykártyák, a hitelek, a büntetőkártyák, az aktuális kártya, a dobások és a már felhasznált eseménykártyák.
ank-11-5 = A húzópakli sorrendje titkos; nyilvános, hogy hány lap van benne.
    .ruling = R-49
ank-11-6 = A dobott lapok képpel felfelé fekszenek, mindegyikük nyilvános.
    .ruling = R-49
ank-11-7 = Az eseménypakli sorrendje és a kimaradt személyiségek titkosak. Azt, hogy mely események vannak még hátra, a már felhasznált lapokból ki lehet következtetni.
ank-11-8 = Ha egy lap kézből kézbe kerül, csak az látja, aki adja, és az, aki kapja (Koldusok Céhe, Molly királynő, Ankh-morporki Napfényes Sárkánymenhely, Rosie Palm, Varrónők Céhe, Stanley a visszaadott lappal együtt, Határozatlan Tanulmányok Tanszékvezetője). A Kábel utcai Különítménynél csak az látja az ellenfél kezét, aki a kártyát kijátszotta; az eldobott lap nyilvános.
    .ruling = R-49
ank-11-9 = Amit Cake asszony megmutat, azt csak az látja, aki kijátszotta. Az nyilvános, hogy valaki Zorgo, a retrofrenológus révén személyiséget cserélt, de az új és a régi lapot is csak ő ismeri.
    .ruling = R-49
ank-11-10 = A Köd által felcsapott lapokat minden játékos látja.
ank-11-11 = A megszakításra vonatkozó kérdés nem árulhatja el, mi van a kezedben. Hogy kapsz-e kérdést, és mennyi időd van rá, az csak attól függhet, amit mindenki lát: hogy téged érint a dolog, és hogy van legalább 1 lap a kezedben.
    .ruling = R-49
