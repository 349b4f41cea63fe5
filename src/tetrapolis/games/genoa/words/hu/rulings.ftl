### Genoa: the rulings R-01 to R-57, where the book is silent, unclear or contradicts itself: the question and how we play it.
### The attribute "why" gives the reason. Options of the table stand in backticks.

## Money, rounds and phases

gen-r-01 = Milyen kicsi lehet egy összeg, és kifogyhat-e a bank? Minden összeg 5 dukát többszöröse, a bank pedig sosem fogy ki.
    .why = A legkisebb érme 5 dukátos, és a bank minden kifizetése 10 többszöröse; ha a bank kifogyhatna, a véletlen döntene el játszmákat.
gen-r-02 = Ki a kezdőjátékos? Sorsolás dönti el, hacsak az asztal meg nem nevez egy helyet (`first_player` beállítás).
    .why = Hogy ki járt utoljára piacon, online nem ellenőrizhető.
gen-r-03 = Mi számít árunak? Az árucikk, a kártya, a speciális lapka és a saját talonodban lévő tulajdonjelző; a dukát nem áru.
    .why = A szabálykönyvben négy eltérő felsorolás van: az ajánlatnál, az 1:1 kereskedésnél, a holtversenynél és a kétfős játéknál. Pénz nélkül az 1:1 kereskedésé a legteljesebb; csak a holtversenynek van saját listája (R-54).
gen-r-04 = Véget ér-e a játék, amint a fordulójelző az utolsó mezőre ér? Nem. Annyi fordulót játszotok, ahány mező van a sávon, így ha a jelző egy forduló végén ér az utolsó mezőre, még egy teljes forduló hátravan; csak akkor a folyó forduló az utolsó, ha piaci kezdés viszi oda.
    .why = A szabálykönyv egyik mondatát úgy is lehetne érteni, hogy azonnal vége, de akkor a saját 12, 10, 8 vagy 6 fordulója sosem jönne ki; a többi mondata és a példája a mi olvasatunkat támasztja alá.
gen-r-05 = Minden körben számít a piaci kezdés? Igen, a forduló minden körében, és ha egy fordulóban több is van, mindegyik számít.
    .why = A szabálykönyv egy helyen a forduló eleji dobásról beszél, máshol és a példájában viszont bármelyik játékos kezdő mezőjéről.
gen-r-06 = Mikor lehet üzletet kötni, akciót végrehajtani és speciális lapkát használni? Csak a 2. fázisban; egyedül a Startmező lapka tartozik az 1. fázishoz.
    .why = A szabálykönyv mindezt ott tárgyalja, és így az 1., a 3. és a 4. fázis akkor is rövid marad, ha nem egyszerre ültök a játéknál.
gen-r-07 = Használhatsz Startmező lapkát dobás után, vagy kettőt egy körben? Nem, dobás előtt kell használnod, és körönként legfeljebb egyet.
    .why = A lapka a dobást helyettesíti.

## Movement and actions

gen-r-08 = Mi van, ha a torony mellett nincs olyan mező, ahol ebben a körben még nem járt? A 2. fázis véget ér, mintha a kereskedő megállt volna.
    .why = A szabálykönyv hallgat erről, a fő táblán pedig nyolc ilyen zsákutca van, például Fémraktár, 3-7 utca, Park, Villa Colini.
gen-r-09 = Mi történik először, amikor a torony megérkezik? A mező meglátogatottnak számít, piaci kezdésnél lép a fordulójelző, kézbesíthetők az üzenetek, és csak ezután jön az akció.
    .why = Az üzenet csak a látogatástól függ. Így a 30 dukátjából kifizetheted az itteni akciót, de azt a lépést sosem, amely a tornyot odavitte.
gen-r-10 = El kell-e dőlnie az alku nélkül elért épület akciójának, mielőtt a torony továbbmegy? Igen, előbb valaki végrehajtja, megveszi, vagy az akció elvész; így van ez a negyedik lépés után és a megállás előtt is.
    .why = A szabálykönyv szerint a fázis a negyedik lépéssel véget ér, ugyanakkor minden alku nélkül elért épületre lehet ajánlatot tenni, és az akciót azonnal végre kell hajtani.
gen-r-11 = Melyik akciódat használod el először, és mikor fogy el az Extra akció lapka? Mindig az alapakciód az első; a lapkát akkor adod le, amikor a vele járó akció elkezdődik.
    .why = Neked mindegy, és így csak egyféleképpen történhet.
gen-r-12 = Végrehajthatsz akciót a hatása nélkül? Nem, az épület hatását végre kell hajtanod, méghozzá pontosan egyszer.
    .why = A kis megrendeléshez végre kell hajtani az akciót, és így senki sem vesz üres akciót.
gen-r-13 = Továbbadhatod vagy visszaadhatod a megvett akciót? Nem, csak a tiéd: nem adhatod tovább, nem adhatod el, nem mondhatsz le róla, és az árát sem kapod vissza.
    .why = A szabálykönyv szerint az ajánlattevő kapja meg az akciót, és az alkunak nincs harmadik résztvevője.

## What an offer may hold

gen-r-14 = Tehetsz ajánlatot arra, hogy a torony a piacra lépjen? Igen, magára a lépésre.
    .why = Ahogy az utcán, ott sincs akció.
gen-r-15 = Mit vehetsz meg a kereskedőtől? Csak a szomszédos mezőre lépést, épületnél az akciójával együtt, vagy annak az épületnek az akcióját, ahol a torony áll.
    .why = A szabálykönyv megmondja, mit jelent mindig egy ajánlat. Nem fizethetsz azért, hogy a kereskedő megálljon vagy elkerüljön egy mezőt; ez ráadásul ígéret is volna.
gen-r-16 = Milyen kicsi lehet egy ajánlat, és adhat-e mindkét fél dukátot? Legalább 5 dukát vagy egy áru legyen benne, a zálogot is beleértve, és csak az egyik fél adhat dukátot; a zálogba adott dukát ebbe nem számít bele.
    .why = Különben egy semmit sem érő ajánlatot is el kellene fogadnia a kereskedőnek.
gen-r-17 = Tehetsz ajánlatot egy épületre, ha nincs felhasználható akciód? Nem, hacsak az asztal meg nem engedi, hogy a puszta lépést is megvedd (`move_only` beállítás); az akció ilyenkor szabad marad.
    .why = Az ajánlatban mindig benne van az akció is, te pedig nem tudnád végrehajtani. Az üzenetedhez így is megveheted a torony melletti utcákat, vagy az asztal élhet a beállítással.
gen-r-18 = Mi van, ha annak, aki jelzőket kapna, nincs elég a központi talonban? Ennyi jelzővel az alku érvénytelen.
    .why = Senki se fizessen úgy, hogy a másik nem kapja meg; megegyezhettek kevesebb jelzőben.
gen-r-19 = Elcserélhető-e az épületen álló tulajdonjelző? Nem, alkuban és 1:1 kereskedésnél is csak saját talonból adható jelző.
    .why = A szabálykönyv cseréje olyan jelzőkkel működik, amelyeket vissza tudsz adni; az épületeken állókat a 3. fázisban rakjátok le és távolítjátok el.
gen-r-20 = Hogyan nevezitek meg a kártyákat az ajánlatban? A saját kártyáidat egyenként nevezed meg, a másikéiból paklit és darabszámot kérsz; hogy melyiket adja, azt a kártya gazdája választja ki.
    .why = Nem nevezhetsz meg olyan kártyát, amelyet nem látsz.
gen-r-21 = Ki látja a felajánlott kártyád képét? Azt, hogy melyik pakliból való, mindenki; a képét csak a kereskedő, ha te is úgy akarod, egyébként az alkuig senki; az asztal úgy is dönthet, hogy addig minden kép rejtve marad (`card_face` beállítás).
    .why = A szabálykönyv szerint a kártyák titkosak, mégis lehet velük fizetni; a titok úgy sérül a legkevésbé, ha csak az látja, aki kapná. Amit szóban állítasz, az senkit sem köt.
gen-r-22 = Fizethettek többen együtt egy lépésért? Nem, egy tárgyalás legfeljebb egy alkuval zárul, egyetlen játékossal, hacsak az asztal meg nem engedi, hogy az ugyanarra a puszta utcára tett ajánlatokat együtt fogadja el a kereskedő (`joint_street` beállítás).
    .why = A szabálykönyv egyetlen ajánlattevőről beszél, aki megkapja az akciót; összeadni az ajánlatokat csak utcánál volna értelme.

## Pledges

gen-r-23 = Mit adhatsz zálogba a megvett akcióból? Csak azt, amit a GEN-6.23 listája megenged, a megrendelés pénzét is beleértve. A zálogot a játék előre ellenőrzi, utána végre kell hajtanod, amin alapul, és a zálogba adott dolgokat másra nem használhatod.
    .why = A szabálykönyv megengedi a megvett akcióval szerzett árut, és a dukátot is a felajánlható dolgok közé sorolja. Az ellenőrzés miatt minden zálog valóra válik, így nincs adósság.
gen-r-24 = Mi nem adható zálogba soha? Az üzenet jutalma és a tulajdonos bevétele, bármi az utcára vagy a piacra lépésért, és bármi a kereskedő részéről.
    .why = Ezek egyike sem a megvett akcióból származik.
gen-r-25 = Mi van, ha a zálogot nem ellenőrzi a játék, és nem válik valóra? Ha az asztal kikapcsolta az ellenőrzést (`pledge_check` beállítás), egyszerűen nem tartozol vele: nincs pótlás, nincs adósság, és semmit sem kell visszacsinálni.
    .why = A szabálykönyv szerint hiány esetén az akció kevesebbet vagy semmit sem hoz, ígéret pedig nem lehet az ajánlatban.

## The life of an offer and the duty to accept

gen-r-26 = Ha a kereskedő nem fogadta el a lépésre tett ajánlatodat, érvényes marad-e az ottani akcióra? Nem, megszűnik, ha alku nélkül lép oda; tehetsz újat, akár kisebbet is.
    .why = Szabad lépés után új a helyzet.
gen-r-27 = Tehet a kereskedő ellenajánlatot, és javasolhat ő elsőként feltételeket? Igen, mindkettőt.
    .why = A szabálykönyvben a kereskedő tárgyal, a példában pedig ő mondja meg az árát.
gen-r-28 = Megszünteti-e az ellenajánlat azt az ajánlatot, amelyre válaszol? Nem, az ajánlat áll, amíg a gazdája nem módosítja vagy vissza nem vonja.
    .why = Különben a kereskedő egy képtelen ellenajánlattal bármelyik ajánlatot kiüthetné, és kibújhatna az elfogadás kötelezettsége alól.
gen-r-29 = Mely ajánlatok miatt nem hagyhatja elveszni az akciót a kereskedő? Csak az itteni akcióra tett olyan érvényes ajánlatok miatt, amelyek semmit sem kérnek tőle cserébe.
    .why = A szabálykönyv szerint a kereskedő is hozzátehet valamit az alkuhoz, de erre nem kényszeríthető.
gen-r-30 = Meddig lehet változtatni az alkun? Csak az elfogadásig; onnantól végleges, és végig is kell csinálni.
    .why = A bármikori változtatás a tárgyalásra vonatkozik; a szabálykönyv szerint az árat a megegyezéskor rögtön ki kell fizetni.
gen-r-31 = Mi történik, ha lejár az időd? A játék megteszi helyetted azt, amit a GEN-6.64 megnevez.
    .why = A játéknak haladnia kell; azon túl, amiben már megegyeztél, az ilyen lépés sosem költi el a javaidat, és az elfogadás kötelezettségét is betartja.

## Buildings and cards

gen-r-32 = Mi van, ha kevés a kártya a pakliban? Annyit húzol, amennyi van.
    .why = A szabálykönyv ezt csak a többi dologról mondja ki, de az elv ugyanaz.
gen-r-33 = Mikor döntöd el, mit csinálsz a villában? Amikor végrehajtod a hatását, nem az ajánlatban, hacsak zálog nem köt.
    .why = Az ajánlattal az akciót veszed meg, nem a két lehetőség egyikét.
gen-r-34 = Pontosan mikor kell újrakeverni egy paklit? Amint képpel felfelé fordított kártya kerül a tetejére, akár húzás közben is, és akkor is, ha üres pakli alá kerül kártya.
    .why = Szó szerint véve ezt mondja a szabálykönyv.
gen-r-35 = Milyen lapkát választhatsz a nagy megrendelés jutalmául? Olyat, amilyen még van a talonban; ha egy sincs, csak a pénzt kapod meg.
    .why = Ugyanaz érvényes, mint minden más hiánynál.
gen-r-36 = Hány árucikk kell egy kis megrendeléshez? Egy.
    .why = A szabálykönyv nálunk meglévő szövegében szám nélküli többes szám áll, de két külső oldal a 2001-es játékról egyet ír, és a rekonstruált kártyáink is ezt követik.
gen-r-37 = Az akciódon belül mikor teljesíthetsz kis megrendelést? Bármikor, amíg a saját akciód tart abban az épületben, akár az épp akkor szerzett kártyával vagy árucikkel is.
    .why = Az akció és az árucikk kell hozzá, sorrendet a szabálykönyv nem ad meg; a Választható árucikk lapka éppen erre való.
gen-r-38 = Hány megrendelést teljesíthetsz egy akcióban? Egyet, akár nagyot, akár kicsit, a közben Épületakció lapkával végrehajtott akciókat is beleértve.
    .why = A szabálykönyv szerint sosem lehet egyszerre kettőt; az Extra akció egy másik épületben már külön akció.
gen-r-39 = Ki kézbesítheti az üzenetet, és meddig? Akinél éppen van, a második épület meglátogatásától a kör 4. fázisáig; senkinek sem kötelező.
    .why = A szabálykönyv csak a korongokhoz köti a kézbesítést. Azt is meg lehetne követelni, hogy a kártya már a második látogatás előtt nálad legyen, de ezt nehezebb ellenőrizni.
gen-r-40 = Külön fizet a szomszédos szerződések minden csoportja? Igen, minden összefüggő sor egyszer.
    .why = A szabálykönyv a szomszédos épületek csoportjaira adja meg az összegeket.
gen-r-41 = Mennyit ér két vagy három szomszédos szerződés? 30, illetve 60 dukátot.
    .why = A 10, 20, 30, 40, 50 lépésközzel minden nyomtatott érték kijön, de ezt a kettőt nyomtatásban nem láttuk.

## Special tiles

gen-r-42 = Mikor kerül vissza a talonba a felhasznált lapka? Amikor a hatása véget ért.
    .why = Így egy lapka a saját hatásához nem használható fel.
gen-r-43 = Kapsz az Extra akció lapkával alku nélkül akciót más körében? Nem, a kereskedőnek ilyenkor is el kell fogadnia az ajánlatodat.
    .why = A lapka eggyel több akciót ad, de más körében az akció a kereskedőtől jön.
gen-r-44 = Kivel és mire cserélsz az 1:1 kereskedéssel? A talonnal, sosem játékossal, és sosem dukátra; ami elfogyott, azt nem kérheted, és semmit sem cserélhetsz ugyanolyanra, kivéve egy kártyát ugyanannak a paklinak egy új kártyájára.
    .why = Az áruk felsorolásában nincs dukát, a játékosok közti cseréhez pedig kell a kereskedő.
gen-r-45 = Melyik kártyát kapod az 1:1 kereskedéssel? Egy pakli legfelső lapját, látatlanban; a leadott kártyád a húzás után kerül a paklija alá.
    .why = Paklit átnézni sehol sem szabad, és a titkosságot is megsértené.
gen-r-46 = Hoz-e bevételt az Épületakció lapka, és elhasználja-e az épületet? Nem, senki sem kapja meg a 10 dukátot, és az épület rendes akciója szabad marad.
    .why = Maga a tulajdonos cselekszik, és a szabálykönyv szerint a lapka használata nem számít akciónak.
gen-r-47 = Használhatod az Épületakció lapkát a Palotán? Nem.
    .why = Csak ugyanazt a lapkát kapnád vissza, a végtelenségig.
gen-r-48 = Mit enged az Épületakció lapka a saját villádon? A villa bármelyik lehetőségét, a szerződéshúzást és a nagy megrendelés leszállítását is. Ez csak a tartalék táblán fordulhat elő.
    .why = A szabálykönyv csak a kis megrendelést zárja ki.

## Acquiring buildings and the end

gen-r-49 = Mely épületeket szerezheted meg? Amelyek korongos utcával szomszédosak; magukon nem kell korongnak lennie, a piac pedig nem utca.
    .why = A szabálykönyv először azokról az épületekről beszél, ahol korong maradt, de a leírt lépések és a példa is korongos utcákkal dolgoznak.
gen-r-50 = Kinek a jelzőjét távolíthatod el, és hol? Másik játékosét, és csak a választott utcával szomszédos épületről; összesen legfeljebb két épülethez nyúlhatsz.
    .why = A szabálykönyv egy vagy két épületről beszél, és mindkét táblán legfeljebb két épület szomszédos egy utcával.
gen-r-51 = Leveheted a korongokat egy utcáról úgy, hogy jelzőt nem raksz le és nem is távolítasz el? Nem, ilyenkor passzoltál, és a korongok maradnak.
    .why = A szabálykönyv szerint a korongok levétele az épületszerzés utolsó lépése.
gen-r-52 = Mikor kapja meg a tulajdonos a 10 dukátot? Amikor egy másik játékos akciója elkezdődik az épületben, bármit hoz is az akció, és bárki is a kereskedő.
    .why = A szabálykönyv az akció használatáért fizet, az akció pedig végrehajtottnak számít, bármilyen keveset ad is.
gen-r-53 = Lehet-e villát birtokolni? A fő táblán nem, mert egyetlen utca sem ér hozzájuk; a tartalék táblán igen.
    .why = Ez a tábla rekonstruált elrendezéséből következik, megerősítve nincs; a villákra nincs külön szabály.
gen-r-54 = Mi számít holtversenynél? A kártyák, a szerződések is, az árucikkek és a speciális lapkák, a jelzők viszont nem; ha még mindig egyenlő, közös a győzelem.
    .why = Ez a szabálykönyv listája, és a szerződés is kártya; további holtversenyről nem ír.

## Two players and information

gen-r-55 = Kinek az áruja kell két játékosnál az ajánlatba? Az ajánlattevőnek kell adnia; a zálogba adott áru is számít.
    .why = A szabálykönyv a kereskedőnek tett ajánlatról beszél.
gen-r-56 = Hány akciója van a kereskedőnek két játékosnál? Legfeljebb kettő, ha a másik játékos legalább egy akciót vett, vagyis elfogadott, épületre szóló alkuval jutott hozzá; a puszta utca nem akció.
    .why = A szabálykönyv legalább egy megvett akciót kíván meg, és ezért ad kettőt a kereskedőnek.
gen-r-57 = Mi látható mindenkinek? Minden, ami a játékosok előtt van. A kezedben lévő kártyák titkosak, de paklinként a számuk nyilvános; a pénz rejtett, nyílt, vagy ki-ki maga dönt (`money` beállítás).
    .why = A szabálykönyv szerint egyes dolgok eléd kerülnek, a kártyák a kezedbe; e kiadás egy angol szövege szerint ami előtted van, az képpel felfelé áll, a pénzről pedig mindenki maga dönt.
