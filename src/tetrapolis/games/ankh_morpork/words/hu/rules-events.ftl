### Ankh-Morpork: the numbered rules ANK-6.1 to ANK-9.10 for players, in our own words.
### The attribute "ruling" names the ruling behind a rule.

## 6. Random events

ank-6-1 = A dobott szám az ugyanolyan számú fertályt jelöli ki. Minden dobást a soron lévő játékos végez, hacsak az esemény mást nem mond.
ank-6-2 = A Sárkány, az Árvíz, a Robbanás, a Földrengés, a Démonok a Tömlöc Létsíkokról, a Trollok és az Igen hülye Jonatán eseménynél először minden dobás megtörténik. Ezután mindenki, akit az esemény érint, eldönti, mit véd meg: a Kisistenekkel bábunként 3 dollárért, Zsuzsával pedig egy olyan kegyencet, amelyet éppen levennének. Utána a dobások sorrendjében minden hatás bekövetkezik, végül pedig, aki kegyencet veszített, visszahozhatja Igorral vagy az Új Kezdet Klubbal. A Tűzvésznél és a Titokzatos gyilkosságoknál mindez dobásonként újra lezajlik.
    .ruling = R-30
ank-6-3 = Az, hogy a Kisistenek kártyád működik-e, a döntésed pillanatában dől el. Még ha ugyanezek a dobások magát a Kisistenek fertályt is eltalálják, akkor is fizethetsz minden bábudért, amelyet ezek a dobások érintenek.
    .ruling = R-30
ank-6-4 = Ha egy esemény miatt lekerül egy épületed, a fertálykártyáját vissza kell tenned a játéktábla mellé (ANK-4.17).
ank-6-5 = Sárkány: egy dobás. Arról a fertályról minden lekerül: az összes játékos kegyencei, a trollok, a démonok, az épület és a zavargásjelző.
ank-6-6 = A Sárkány akkor is elviszi a zavargásjelzőt, ha ott minden bábut megmentettek. A megmentett bábuk zavargásjelző nélkül maradnak a fertályon.
    .ruling = R-36
ank-6-7 = Árvíz: két dobás; a kidobott folyó menti fertályokat elönti a víz. Sárkányzuhanás (3) és a Lovak (6) nem folyó menti. A magyar kiadásban, amely az alapbeállítás, a 3-as és a 6-os helyett addig kell újra dobni, amíg folyó menti fertály nem jön ki; a 2011-es angol kiadásban az ilyen dobás semmit sem önt el, és nem kell megismételni (`edition` beállítás). Két egyforma dobás csak egy fertályt önt el.
    .ruling = R-02
ank-6-8 = Árvíznél a soron lévő játékossal kezdve, az óramutató járása szerint kerültök sorra. Minden kegyencedet el kell vinned az elöntött fertályokról, mindegyiket egy olyan szomszédos fertályra, amelyet nem öntött el a víz. Mehetnek Sárkányzuhanásra (3), a Lovakra (6) és olyan folyó menti fertályra is, amelyet nem dobtatok ki.
ank-6-9 = Az árvíz sem épületet, sem trollt, sem démont nem mozdít el. A saját kegyenceidet tetszőleges sorrendben mozgathatod. A zavargásjelzőket mozgatásonként kell rendezni: előbb lekerül a jelző az elhagyott fertályról, aztán ha kell, felkerül egy arra, ahová a kegyenc érkezett (ANK-4.10).
ank-6-10 = Tűzvész: egy dobás. Ha azon a fertályon nincs épület, az eseménynek vége. Ha van, le kell venni, és újra kell dobni.
ank-6-11 = A tűz addig terjed tovább, amíg az új fertály szomszédos az eggyel korábban dobottal, és van rajta épület: ilyenkor azt az épületet is le kell venni, és újra kell dobni. Az első dobás, amelyre e kettő közül valamelyik nem igaz, véget vet az eseménynek.
ank-6-12 = A Kisistenekkel megmentett épület a helyén marad, de a tűz a fertályáról így is továbbterjed.
    .ruling = R-31
ank-6-13 = Köd: a húzópakli legfelső öt lapját (vagy ha kevesebb van, mindet) megmutatjátok mindenkinek. A magyar kiadásban, amely az alapbeállítás, ezek a lapok kikerülnek a játékból; a 2011-es angol kiadásban a dobott lapokhoz (`edition` beállítás).
    .ruling = R-03
ank-6-14 = Polgárháború: ha legalább nyolc zavargásjelző van a játéktáblán, a játék azonnal véget ér (ANK-9.3). Ha kevesebb, nem történik semmi.
ank-6-15 = Robbanás: egy dobás. Ha azon a fertályon van épület, le kell venni.
ank-6-16 = Titokzatos gyilkosságok: a soron lévő játékossal kezdve, az óramutató járása szerint mindenki dob egyszer, és az adott fertályról levesz egy általa választott kegyencet, akár van ott zavargásjelző, akár nincs.
ank-6-17 = A Titokzatos gyilkosságoknál le kell venned egy kegyencet, ha van az általad dobott fertályon. Választhatsz trollt vagy démont is; ha csak a te kegyenceid állnak ott, a sajátjaid közül kell egyet levenned. Ha nincs ott kegyenc, nem történik semmi. Ha az áldozatot megmentették, nem kell helyette másikat választani.
    .ruling = R-37
ank-6-18 = Démonok a Tömlöc Létsíkokról: a magyar kiadásban, amely az alapbeállítás, három dobás, a negyedik démon pedig a készletben marad; a 2011-es angol kiadásban négy dobás (`edition` beállítás). Minden dobásnál felkerül egy démon az adott fertályra, így egy fertályra több is juthat. Ha ott nincs zavargásjelző, fel kell rakni egyet, akkor is, ha más kegyenc nem áll ott.
    .ruling = R-01
ank-6-19 = A Kisistenek véd a démonok ellen: ha egy démon olyan fertályra kerülne, ahol van legalább egy kegyenced vagy épületed, démononként 3 dollárt fizethetsz. Az a démon a készletben marad, és zavargásjelző sem jár vele.
    .ruling = R-32
ank-6-20 = Amíg egy fertályon démon áll, a fertálykártyájának a képessége nem használható (ANK-5.5), az ottani épület értéke 0 dollár (ANK-8.6, ANK-9.5), a fertályt senki sem ellenőrzi (ANK-8.4), Lord Lodocinak nem számít (ANK-8.2), és semmi sem ér rajta pontot (ANK-9.5). Mindez megszűnik, amint az utolsó démon is elkerül onnan.
ank-6-21 = Megsüllyedés: minden játékos 2 dollárt fizet a bankba minden épületéért, amely a játéktáblán áll. Annyi épületért kell fizetned, amennyire a készpénzedből telik; amelyikre nem jut, azt le kell venni, de te választod ki, melyek legyenek ezek. Ha a `subsidence_choice` beállítás megengedi, olyan épületről is lemondhatsz, amelyért tudnál fizetni. A Kisistenek itt nem segít.
    .ruling = R-34, R-35
ank-6-22 = Igen hülye Jonatán: egy dobás. Ha valakinél ott van az adott fertály kártyája, az végleg kikerül a játékból, a tulajdonosa pedig leveszi egy saját kegyencét erről a fertályról, ha van ott neki. Ha a kártya senkinél sincs, nem történik semmi.
    .ruling = R-08
ank-6-23 = Az Igen hülye Jonatán után az épület a helyén marad, számít az ellenőrzésnél, és megtartja a teljes értékét, de ezért a fertályért többé senki sem kap kártyát vagy képességet. Ha nálad van a Kisistenek, és a te épületedet érte a baj, 3 dollárért megtarthatod a kártyát, és külön 3 dollárért a kegyencet.
    .ruling = R-33
ank-6-24 = Trollok: három dobás. Minden dobásnál felkerül egy troll az adott fertályra, így egy fertályra több is juthat. Zavargásjelző csak akkor kerül oda, ha már áll ott kegyenc (ANK-4.6). A trollok senkihez sem tartoznak, és a Kisistenek nem állítja meg őket, csak ha a `small_gods_trolls` beállítás megengedi.
    .ruling = R-32
ank-6-25 = Földrengés: két dobás. A kidobott fertályokról le kell venni az épületeket. Két egyforma dobás csak egyszer sújtja azt a fertályt.

## 7. Loans and cards kept on the table

ank-7-1 = Bent úr és az Ankh-Morporki Bank képessége hitel: a lapot a játék végéig magad elé teszed, és elveszel a bankból 10 dollárt.
ank-7-2 = Minden hiteled 12 dollárodba vagy 15 pontodba kerül a pontozáskor (ANK-9.6), és ha te vagy Krizopráz, 12 dollárral csökkenti az összvagyonodat (ANK-8.6).
ank-7-3 = A hitelt nem fizetheted vissza idő előtt, nem adhatod tovább és nem dobhatod el. A kezed öt lapja közé nem számít bele.
ank-7-4 = Bolondok és Bohócok Céhe, dr. Mészart: az általad választott ellenfél fizet neked 5 dollárt, vagy a lap elé kerül büntetőkártyaként. Ha 5 dollárnál kevesebbje van, el kell fogadnia a lapot.
    .ruling = R-44
ank-7-5 = Valahányszor öt lapra töltöd fel a kezedet, akár a köröd végén, akár az Alkimisták Céhével, minden előtted fekvő büntetőkártya egynek számít az ötből: egy büntetőkártyával négy, kettővel három lap lesz a kezedben.
    .ruling = R-48
ank-7-6 = A büntetőkártya a játék végéig nálad marad, és sosem számít a kezedben lévő lapnak: nem játszhatod ki, nem dobhatod el (sem a Gubera utcával, sem az Irreális Birtokkal, sem más képességgel), nem adhatod oda másnak és nem adhatod vissza; el sem lophatják, el sem cserélhetik.
    .ruling = R-48
ank-7-7 = Ha egy hitel vagy büntetőkártya képességét kihagytad vagy kivédték, vagy az ellenfeled fizetett, a kártya ugyanúgy a dobott lapokhoz kerül, mint bármelyik másik.

## 8. Personalities and winning at the start of a turn

ank-8-1 = A köröd legelején, minden más előtt kiderül, teljesült-e a személyiségkártyád feltétele; ilyenkor csak a tiéd számít. Ha teljesült, egyedül te győztél, és a játék véget ér. Az ellenőrzés magától megtörténik. Ha a feltétel bármikor máskor teljesül, az még nem győzelem.
    .ruling = R-11
ank-8-2 = Lord Lodoci: akkor győzöl, ha 2 játékosnál legalább 11, 3 játékosnál legalább 10, 4 játékosnál legalább 9 különböző fertályon van saját kegyenced. A démonos fertályok nem számítanak. Az épületek és az ellenőrzés itt nem számítanak.
ank-8-3 = Lord Selachii, Lord Rozsda és Lord de Worde: akkor győzöl, ha 2 játékosnál legalább 7, 3 játékosnál legalább 5, 4 játékosnál legalább 4 fertályt ellenőrzöl.
ank-8-4 = Akkor ellenőrzöl egy fertályt, ha mindez igaz: több bábud van ott (kegyenc és épület együtt), mint bármelyik ellenfelednek külön-külön; több bábud van ott, mint ahány troll; és nincs ott démon.
ank-8-5 = A zavargásjelzők nem befolyásolják az ellenőrzést. Azt a fertályt, ahol egyik játékosnak sincs bábuja, senki sem ellenőrzi. Több ellenfél bábui nem adódnak össze, és a trollokhoz sem.
ank-8-6 = Krizopráz: akkor győzöl, ha az összvagyonod legalább 50 dollár. Ez a készpénzed, plusz minden olyan épületed költsége, amely nem démonos fertályon áll, mínusz hitelenként 12 dollár.
    .ruling = R-41
ank-8-7 = Sárkány, a címerkirály: akkor győzöl, ha legalább nyolc zavargásjelző van a játéktáblán.
    .ruling = R-07
ank-8-8 = Vinkó parancsnok nem győzhet a köre elején; hogy ő hogyan nyer, azt az ANK-9.4 mondja meg.
ank-8-9 = Ha Zorgo, a retrofrenológus révén új személyiséget kapsz, onnantól az számít. A feltétele először a következő köröd elején dönthet.
    .ruling = R-43

## 9. End of the game

ank-9-1 = A játék pontosan háromféleképpen érhet véget: valaki a köre elején győz a személyiségével; a Polgárháború legalább nyolc zavargásjelzőnél kerül elő; vagy elfogy a húzópakli utolsó lapja is.
ank-9-2 = A játék abban a pillanatban véget ér, amikor az utolsó lap is elfogy a húzópakliból, bármi vitte is el: a kezed feltöltése, kártyaképesség, az Irreális Birtok vagy a Köd. Akció közben is így van: onnantól már semmit sem kell végrehajtani, kifizetni vagy eldobni.
    .ruling = R-38
ank-9-3 = Ha a Polgárháború miatt ér véget a játék, a pontok döntenek. Vinkó parancsnok ilyenkor nem nyer automatikusan, de a pontok révén ő is győzhet.
ank-9-4 = Ha elfogyott a húzópakli, az győz, méghozzá egyedül, akinél Vinkó parancsnok van. Ha senkinél sincs, a pontok döntenek.
ank-9-5 = Minden kegyenced a játéktáblán 5 pontot ér, minden épületed annyit, amennyi a költsége, és a hiteleid rendezése után megmaradt minden 1 dollár 1 pontot. A démonos fertályokon álló kegyencek és épületek nem érnek semmit.
ank-9-6 = A hiteleidet pontozáskor egyenként kell rendezni: ha van legalább 12 dollár készpénzed, fizetsz 12 dollárt; ha nincs, megtartod a pénzedet, és 15 pontot veszítesz. A végösszeged negatív is lehet.
    .ruling = R-39
ank-9-7 = Az az épület, amelynek fertálykártyáját az Igen hülye Jonatán vitte el, a teljes költségét éri pontban.
ank-9-8 = Az győz, akinek a legtöbb pontja van. Pontegyenlőségnél az érintettek közül az, akinél a legnagyobb költségű fertálykártya van.
    .ruling = R-40
ank-9-9 = Ha ez is egyenlő, vagy egyiküknél sincs fertálykártya, mindenki győz, aki még holtversenyben van.
ank-9-10 = A játék végén mindenki felfedi a személyiségkártyáját.
