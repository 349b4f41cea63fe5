### Genoa: the numbered rules of section 6 (negotiation) for players, in our own words.
### The attribute "ruling" names the rulings behind a rule. Options of the table stand in backticks.

## 6.A Parties and targets

gen-6-1 = Minden üzletnek pontosan két résztvevője van, és az egyik a kereskedő. A többiek egymás között nem üzletelhetnek.
gen-6-2 = Ajánlatot csak a 2. fázisban, nyitott tárgyaláson lehet elfogadni: vagy az itteni akcióról folyik a tárgyalás (a torony olyan épületben áll, ahová alku nélkül került, és az akciója még szabad), vagy a következő lépésről.
gen-6-3 = A következő lépésről szóló tárgyaláson akkor tehetsz ajánlatot egy mezőre való lépésre, ha a mező szomszédos a toronnyal, a torony ebben a körben még nem járt ott, és maradt még lépése.
gen-6-4 = Ha egy épületre való lépésre teszel ajánlatot, a lépést és az épület akcióját együtt veszed meg. A lépést az akció nélkül nem veheted meg, hacsak az asztal nem játszik a `move_only` beállítással (GEN-14.4).
gen-6-5 = Ha egy utcára való lépésre teszel ajánlatot, csak a lépést veszed meg, és ez is érvényes ajánlat. A piacra való lépés ugyanilyennek számít.
    .ruling = R-14
gen-6-6 = Az itteni akcióról szóló tárgyaláson az itteni akcióra teszel ajánlatot: ezzel a torony alatti épület szabad akcióját veszed meg.
gen-6-7 = A javaslat egy olyan mezőt nevez meg, amely nem szomszédos a toronnyal, és hozzá egy árat. Senkit sem köt, és nem lehet elfogadni.
gen-6-8 = Csak egy mezőre való lépést és az itteni akciót lehet megvenni. Nem lehet alkudni arról, hogy a torony megálljon, hogy valahová ne menjen, sem a rákövetkező lépésről, és puszta árucsere sincs.
    .ruling = R-15

## 6.B Content of an offer

gen-6-9 = Az ajánlat megnevezi, mire szól (egy lépésre vagy az itteni akcióra), és mi a teljes ára.
gen-6-10 = A kereskedőnek dukátot, árucikket, kártyát, speciális lapkát és tulajdonjelzőt ajánlhatsz, bármennyit és bármilyen összeállításban.
gen-6-11 = Az üzlet részeként te is kérhetsz valamit a kereskedőtől, ugyanezekből a dolgokból.
gen-6-12 = Amit az egyik fél ad, annak az üzlet megkötésekor az övének kell lennie.
gen-6-13 = Amit adsz és amit zálogként felajánlasz, együtt legalább 5 dukát vagy egy áru legyen. Ugyanabban az üzletben te és a kereskedő nem adhattok mindketten dukátot; a zálogként felajánlott dukát ebbe nem számít bele.
    .ruling = R-16
gen-6-14 = Az ajánlatban nem lehet ígéret, feltétel vagy megállapodás semmi későbbiről; a játékban nincs is helye ilyesminek.
gen-6-15 = Épületre szóló ajánlatod csak akkor érvényes, ha van felhasználható akciód (GEN-5.7). Ha ez egy Extra akció lapka, az ajánlatban ennek szerepelnie kell, és ugyanazt a lapkát nem adhatod oda az árban.
    .ruling = R-17
gen-6-16 = A tulajdonjelzők így cserélnek gazdát: aki adja, visszatesz ennyi jelzőt a saját talonjából a központi talonba, aki kapja, ugyanennyit vesz el onnan a saját színéből.
gen-6-17 = A tulajdonjelzős üzlet érvénytelen, ha annak, aki a jelzőket kapná, nincs elég a saját színéből a központi talonban.
    .ruling = R-18
gen-6-18 = Az épületeken álló tulajdonjelzőkről nem lehet üzletet kötni.
    .ruling = R-19
gen-6-19 = A saját kártyáidat egyenként nevezed meg. A másik fél kártyáiból paklit és darabszámot kérsz; hogy melyiket adja, azt a gazdájuk választja ki, amikor az ajánlatot vagy az ellenajánlatot elfogadja.
    .ruling = R-20
gen-6-20 = Mindenki látja, melyik pakliból való a felajánlott kártya. A lap előoldalát csak a kereskedő látja vagy senki, ahogy az ajánlatodban beállítod (`card_face` beállítás). Az üzlet után mindkét fél ismeri.
    .ruling = R-21
gen-6-21 = Egy tárgyaláson legfeljebb egy üzlet születik, egyetlen játékossal. Több játékos ajánlatát nem lehet összeadni.
    .ruling = R-22

## 6.C Goods still to be gained (pledges)

gen-6-22 = Épületre szóló ajánlatban zálogként felajánlhatod azt is, amit maga a megvett akció hoz neked. Ezt az akció után adod át.
gen-6-23 = Zálogként csak az ajánlható fel, ami itt szerepel, és minden zálognak legyen fedezete; ezt úgy kell nézni, mintha az ár többi részét már mindkét fél átadta volna. Raktár: a két árucikkéből egy-egy darab; fedezett, ha az az árucikk van a talonban. Palota, Park, Kocsiszín, Kikötő, Fogadó és Kocsma: az ott kapott lapka; fedezett, ha van belőle a talonban. Katedrális: 1 vagy 2 tulajdonjelző; fedezett, ha neked és a kereskedőnek is van ennyi saját színű jelzőtök a központi talonban. A felhúzott kártyák közül a Céhházban legfeljebb 1, a Városházán legfeljebb 2, a Postahivatalban legfeljebb 2, és te választod ki, melyik; fedezett, ha a pakliban van ennyi kártya. Villa, szerződés húzása: a felhúzott szerződés; fedezett, ha a pakliban van kártya. Villa, nagy megrendelés leszállítása: legfeljebb 100 dukát, valamint a jutalomlapka egy megnevezett fajtából; fedezett, ha nálad van egy ide szóló nagy megrendelés és a hozzá való árucikkek, és van ilyen lapka a talonban. Egy nálad lévő kis megrendelés épülete: legfeljebb 40 dukát; fedezett, ha nálad van a megrendelés és a hozzá való árucikk. A Választható árucikk lapkáid mindkétféle megrendelésnél pótolják az olyan árucikket, amelyikből van a talonban. A lista zálogai együtt is felajánlhatók, csak egy villánál kell a szerződés és a leszállítás közül az egyiket választani.
    .ruling = R-23
gen-6-24 = A játék az ajánlat megtételekor és az elfogadásakor is ellenőrzi, van-e fedezete a zálognak; fedezetlen zálogtól az ajánlat érvénytelen. A fedezetül szolgáló kártyákat csak a játéknak mutatod meg, a többieknek nem.
    .ruling = R-23
gen-6-25 = A zálog az akciód közben is köt: azt a lehetőséget kell választanod és azt a megrendelést kell teljesítened, amelyen a zálog alapul; ami zálog, ahhoz nem nyúlhatsz, amint megkaptad, és nem tehetsz olyat, amitől a zálog teljesíthetetlenné válna.
    .ruling = R-23
gen-6-26 = Nem lehet zálog az üzenetért járó jutalom, a tulajdonos bevétele, és utcára vagy piacra való lépésért sem ajánlhatsz fel zálogot. A kereskedő semmit sem ajánlhat fel zálogként.
    .ruling = R-24
gen-6-27 = Ha az asztal ellenőrzés nélkül játszik (`pledge_check` beállítás), a meghiúsult zálogért semmi sem jár: nincs helyette más, nem marad tartozás, és az üzletet sem lehet visszacsinálni.
    .ruling = R-25

## 6.D Life of an offer

gen-6-28 = Az ajánlatokat, az ellenajánlatokat és a javaslatokat minden játékos látja.
gen-6-29 = Az ajánlatodat az elfogadásáig megváltoztathatod vagy visszavonhatod. Rendezett tárgyaláson ezt akkor teheted meg, amikor ajánlatot kérnek tőled, vagy amikor egy ellenajánlatra válaszolsz.
gen-6-30 = Egy célra egyszerre legfeljebb egy ajánlatod állhat. Az új a régi helyébe lép, és annak következő változata lesz.
gen-6-31 = A tárgyalás lezárultával minden ajánlat és ellenajánlat érvényét veszti. Ha a kereskedő nem fogadja el az épületre való lépésre tett ajánlatodat, de aztán alku nélkül odalép, az ajánlatod nem válik az itteni akcióra szóló ajánlattá; tehetsz viszont újat, akár alacsonyabbat is.
    .ruling = R-26
gen-6-32 = Ha a torony a javaslatodban megnevezett mező mellett áll, a javaslatot változatlanul vagy módosítva ajánlattá alakíthatod az odalépésre. Ha a javaslatot állandónak jelölted, a játék megteszi helyetted, feltéve, hogy az ajánlat érvényes.
gen-6-33 = Senki sem köteles ajánlatot tenni. Az asztalnál szabadon beszélgethettek, és amit mondtok, senkit sem köt.

## 6.E The trader's choices

gen-6-34 = A következő lépésről szóló tárgyaláson kereskedőként minden ajánlatot figyelmen kívül hagyhatsz; egyik sem kötelez semmire.
gen-6-35 = A következő lépésről szóló tárgyaláson kereskedőként alku nélkül is bármelyik szabályosan elérhető szomszédos mezőre léphetsz a toronnyal, bármilyen ajánlatok állnak is.
gen-6-36 = A következő lépésről szóló tárgyaláson kereskedőként megállhatsz; ezzel a 2. fázis véget ér.
gen-6-37 = Az itteni akcióról szóló tárgyaláson kereskedőként te magad is végrehajthatod a szabad akciót, bármilyen ajánlatok állnak is (GEN-5.5).
gen-6-38 = Kereskedőként ellenajánlatot tehetsz: egy játékosnak teljes feltételeket javasolsz, akár egy ajánlatára válaszul, akár magadtól. Csak olyan feltételek lehetnek ezek, amelyeket ő maga is érvényesen felajánlhatna. Egyszerre legfeljebb egy ellenajánlat lehet nyitva.
    .ruling = R-27
gen-6-39 = Ha neked szól az ellenajánlat, beleegyezel (ekkor az üzlet azonnal létrejön), elutasítod, vagy új ajánlatot teszel, amely a régi helyébe lép.
gen-6-40 = Az ellenajánlat vagy az elutasítás nem törli azt az ajánlatot, amelyre vonatkozik: az addig áll, amíg a gazdája vissza nem vonja vagy meg nem változtatja.
    .ruling = R-28
gen-6-41 = Kereskedőként felhívást tehetsz: bejelented, mit szeretnél kapni egy lépésért vagy az itteni akcióért. Ez senkit sem köt.

## 6.F The duty to accept

gen-6-42 = Ha az itteni akcióról szóló tárgyaláson legalább egy kötelező erejű ajánlat áll, kereskedőként el kell fogadnod egy ajánlatot, akár kötelező erejűt, akár más érvényeset, vagy végre kell hajtanod az akciót te magad. Hogy melyik ajánlatot fogadod el, azt szabadon döntöd el.
gen-6-43 = Kötelező erejű az az érvényes ajánlat az itteni akcióra, amely semmit sem kér a kereskedőtől.
    .ruling = R-29
gen-6-44 = Ez a kötelesség ugyanúgy fennáll, akár nem tudod kereskedőként végrehajtani az akciót, akár nem akarod. Extra akció lapka elköltésére soha nem kényszeríthetnek.
gen-6-45 = Kereskedőként csak akkor hagyhatod elveszni az akciót, ha nem áll kötelező erejű ajánlat.

## 6.G Acceptance

gen-6-46 = A kereskedő egy ajánlat egy adott változatát fogadja el; aki beleegyezik, az ellenajánlatot. A játék ekkor mindent újra ellenőriz: azt, amire az ajánlat szól, mindkét fél készletét, a felhasználható akciót, a központi talon tulajdonjelzőit, a zálogokat és a kétszemélyes szabályt (GEN-12.1). Ha valami nem stimmel, semmi sem cserél gazdát, és az ajánlat semmis.
gen-6-47 = Az érvényes elfogadás így zajlik le. Először minden más ajánlat érvényét veszti, és amit a két fél ad, egyszerre cserél gazdát; a pakli szerint kért kártyákat már előtte ki kell választani. Másodszor, ha lépésről szólt az üzlet, a torony lép. Harmadszor jönnek a megérkezés hatásai (GEN-4.10). Negyedszer, ha épületről van szó, a vevő végrehajtja az akciót. Ötödször, az akció végén, gazdát cserélnek a zálogok.
gen-6-48 = Attól fogva, hogy az ár gazdát cserélt, az üzlet végleges; a többi úgy következik utána, hogy közben nincs helye más ajánlatnak vagy lépésnek.
    .ruling = R-30

## 6.H States and legal moves

gen-6-49 = A 2. fázisban háromféle helyzet van: tárgyalás az itteni akcióról (olyan épületben, ahová a torony alku nélkül jutott, és az akció szabad), tárgyalás a következő lépésről, valamint egy játékos akciója. Rendezett tárgyaláson a szakaszok: ajánlattétel, döntés és válasz; az itteni akcióról szóló tárgyaláson ezeket a nyitás előzi meg.
gen-6-50 = Az itteni akcióról szóló tárgyalás akkor nyílik meg, amikor a torony alku nélkül ér egy épületbe. Ha senkinek sincs felhasználható akciója, az akció magától elvész. Ha csak a kereskedőnek van, ő végrehajtja az akciót, vagy hagyja elveszni, és senkitől sem kérnek ajánlatot.
gen-6-51 = A következő lépésről szóló tárgyalás akkor nyílik meg, amikor a torony mezőjén már minden eldőlt, maradt még lépés, és van hová lépni. Különben a 2. fázis véget ér.
gen-6-52 = Rendezett tárgyaláson kizárólag a következőket lehet tenni; élő tárgyaláson a szakaszok összeolvadnak (GEN-6.59–GEN-6.62). A kör kezdete: a kereskedő dob, vagy Startmező lapkát használ, a többiek nem tesznek semmit; utána az itteni akcióról vagy a következő lépésről szóló tárgyalás jön. Itteni akció, nyitás: a kereskedő végrehajtja az akciót (ha van felhasználható akciója), ajánlatokat kér (ha a többiek közül valakinek van felhasználható akciója), vagy elveszni hagyja az akciót (csak ha a többiek közül senkinek sincs); a többiek nem tesznek semmit. Itteni akció, ajánlattétel: a többiek ajánlatot és javaslatot tesznek vagy passzolnak, a kereskedő vár; utána a döntés jön. Itteni akció, döntés: a kereskedő elfogad egy ajánlatot, végrehajtja az akciót, elveszni hagyja (csak a GEN-6.45 szerint), ellenajánlatot tesz, vagy újra ajánlatokat kér, felhívással vagy anélkül; a többiek nem tesznek semmit. Itteni akció, válasz: akinek az ellenajánlat szól, beleegyezik, elutasítja, új ajánlatot tesz, vagy visszavonja a régit, a kereskedő vár; utána az akció vagy a döntés jön. Következő lépés, ajánlattétel: a többiek ajánlatot és javaslatot tesznek vagy passzolnak, a kereskedő vár; utána a döntés jön. Következő lépés, döntés: a kereskedő elfogad egy ajánlatot, lép, megáll, ellenajánlatot tesz, vagy újra ajánlatokat kér, felhívással vagy anélkül; a többiek nem tesznek semmit. Következő lépés, válasz: mint az itteni akciónál; beleegyezés után a torony lép. Ellenajánlatot tenni és újra ajánlatokat kérni csak a GEN-6.56 korlátain belül lehet. Ha az itteni akció sorsa eldőlt, a következő lépésről szóló tárgyalás vagy a 3. fázis jön. Akció: aki végrehajtja, akár a kereskedő, akár más, megteszi, amit az épület kínál, lapkákat játszik ki, megrendelést teljesít, és befejezi az akciót; utána a következő lépésről szóló tárgyalás vagy a 3. fázis jön. Üzenetet a 2. és a 3. fázisban bármikor bárki kézbesíthet; ez máson nem változtat. Épületek szerzése: akin a sor van, épületet szerez vagy passzol; utána a következő játékos, végül a 4. fázis jön.

## 6.I Orderly mode

gen-6-53 = Rendezett tárgyaláson az összes többi játékostól egyszerre kérnek ajánlatot. A válaszok rejtve maradnak, amíg az utolsó is meg nem érkezik, aztán egyszerre jelennek meg.
gen-6-54 = Amikor ajánlatot kérnek tőled, legfeljebb `max_offers` ajánlatot tehetsz (alapesetben 3), mindegyiket más célra. Ha ugyanazon a tárgyaláson újra megkérdeznek, meg is tarthatod, megváltoztathatod vagy visszavonhatod az ajánlataidat. Ha passzolsz, marad, ami áll.
gen-6-55 = A döntés és a válasz idején az álló ajánlatokat nem lehet megváltoztatni; csak az vonhatja vissza vagy cserélheti le a sajátját, akinek az ellenajánlat szól.
gen-6-56 = Egy tárgyaláson legfeljebb `offer_rounds` alkalommal lehet ajánlatokat kérni (alapesetben 2), és a kereskedő legfeljebb `max_counters` ellenajánlatot tehet (alapesetben 2). Minden játékos körönként legfeljebb `max_notes` javaslatot tehet (alapesetben 3).
gen-6-57 = Az itteni akcióról szóló tárgyalás nyitásakor a kereskedő azonnal végrehajthatja az akciót, hiszen ebben egyetlen ajánlat sem akadályozhatná meg; különben ajánlatokat kér, és jön az első ajánlattétel. A következő lépésről szóló tárgyaláson az első ajánlattétel kötelező, mert az ajánlatok megelőzik a lépést.
gen-6-58 = Ha a keretek elfogytak, a kereskedő már csak lezárhatja a tárgyalást: az itteni akciónál elfogad egy ajánlatot, végrehajtja az akciót, vagy hagyja elveszni; a következő lépésnél elfogad egy ajánlatot, lép vagy megáll. Egy körben legfeljebb 5 tárgyalás lehet az itteni akcióról és 4 a következő lépésről, így a kör mindig véget ér.

## 6.J Live mode

gen-6-59 = Élő tárgyaláson, amíg a tárgyalás nyitva van, a többiek bármikor tehetnek, megváltoztathatnak vagy visszavonhatnak ajánlatot, tehetnek javaslatot vagy passzolhatnak; a kereskedő bármikor elfogadhat, ellenajánlatot tehet vagy visszavonhatja azt, felhívást tehet, léphet, megállhat vagy végrehajthatja az akciót, attól függően, miről folyik a tárgyalás. Minden abban a sorrendben lép életbe, ahogyan a kiszolgálóhoz megérkezik; egy elavult változat elfogadásának nincs hatása.
gen-6-60 = Élő tárgyaláson a kereskedő akkor léphet vagy állhat meg, ha eltelt `floor_min` másodperc (alapesetben 5), vagy már mindenki más passzolt.
gen-6-61 = Ha élő tárgyaláson a kereskedő elveszni hagyná az akciót, be kell jelentenie a zárást. Ekkor `close_seconds` másodperces visszaszámlálás indul (alapesetben 10), amely alatt még jöhetnek ajánlatok. Ha a végén nem áll kötelező erejű ajánlat, az akció elvész; különben él a GEN-6.42 kötelessége, és ha később az utolsó ilyen ajánlatot is visszavonják, a kereskedő azonnal elveszni hagyhatja az akciót.
gen-6-62 = Ha a zárás bejelentése után visszavonod az itteni akcióra tett ajánlatodat, ezen a tárgyaláson többet nem ajánlhatsz. `floor_max` másodperc után (alapesetben 180) már nem lehet új ajánlatot vagy ellenajánlatot tenni, és a kereskedőnek `decide_seconds` másodpercen belül (alapesetben 30) le kell zárnia a tárgyalást; ha nem teszi, a játék zárja le a GEN-6.64 szerint.

## 6.K Playing at different times, time-outs, bots

gen-6-63 = Ha nem egyszerre ültök az asztalnál, a tárgyalás rendezett, és minden döntésnek határideje van. Hagyhatsz állandó utasítást: hogy a megnevezett célokon kívül mindenre passzolsz, vagy hogy milyen előre elkészített ajánlatokat teszel. A játék ezeket hajtja végre, amikor ajánlatot kérnek tőled.
gen-6-64 = A határidő lejártakor a játék lép helyetted. A kör kezdete: dob. Az itteni akcióról szóló tárgyalás nyitása: ajánlatokat kér, vagy ha a többiek közül senkinek sincs felhasználható akciója, elveszni hagyja az akciót. Ajánlattétel: passzol. Válasz ellenajánlatra: elutasítja. Döntés a következő lépésről: megáll. Döntés az itteni akcióról: a kötelező erejű ajánlatok közül azt fogadja el, amelyikben a legtöbb dukát van (a zálogként felajánlottal együtt), egyenlőségnél amelyikben a legtöbb áru, végül azét, aki az óramutató járása szerint a legközelebb ül a kereskedőhöz; ha nincs ilyen ajánlat, elveszni hagyja az akciót. Akció: megteszi, amire egy zálog kötelez, különben azt, amit az épület kínál (villában szerződést húz), majd befejezi az akciót. Épületek szerzése: passzol.
    .ruling = R-31
gen-6-65 = A gépek ugyanazt tehetik, amit az emberek, és csak azt látják, amit a helyükön ülő játékos láthat. Amikor a játék valamit visszautasít, sosem árul el semmit arról, amit egy másik játékos titokban tart.

## 6.L What always holds

gen-6-66 = Semmi sem lesz több vagy kevesebb: a játékosok összes dukátja csak a bank kifizetéseitől változik, amelyek a nagy megrendelésekért (GEN-8.5), a kis megrendelésekért (GEN-8.8) és az üzenetekért (GEN-8.12), az épületek tulajdonosainak (GEN-10.12), a játék végén pedig az épületeken álló tulajdonjelzőkért (GEN-11.3) és a szerződésekért (GEN-11.4) járnak. Minden árucikkből mindig 5 van, a lapkákból 5 Startmező, 7 1:1 kereskedés, 5 Választható árucikk, 5 Épületakció és 5 Extra akció, a tulajdonjelzőkből színenként 7, és minden kártya pontosan egy helyen van.
gen-6-67 = Nincs tartozás: senkinek semmije sem csökken nulla alá, és a tárgyalás végén túl senki sem tartozik semmivel, kivéve a fedezett zálogot, amely véget ér azzal az akcióval, amelyen alapul.
gen-6-68 = Senki sem fizet a semmiért: ha az árat odaadtad, a torony megteszi a megvett lépést, épületnél pedig végrehajtod az akciódat, mindezt egy folyamatban.
gen-6-69 = Csak a kereskedővel: valahányszor két játékos között valami gazdát cserél, egyikük annak a körnek a kereskedője.
gen-6-70 = Csak egyszer: egy körben a torony egyetlen mezőre sem lép kétszer, egyetlen épület akcióját sem lehet kétszer felhasználni, és senki sem hajt végre több akciót, mint amennyi jár neki: 1, továbbá elköltött Extra akció lapkánként még egy, két játékosnál pedig a kereskedő második akciója (GEN-12.2).
