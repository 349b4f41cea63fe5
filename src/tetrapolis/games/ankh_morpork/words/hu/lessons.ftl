### Ankh-Morpork: leckék, lépésről lépésre.

## 1

ankh_morpork-lesson-goal = A cél
    .goal = Ismerd meg titkos személyiségedet, szerezz még egy fertályt, és győzz.
ankh_morpork-lesson-goal-play = Titokban Lord Selachii vagy: négy játékosnál 4 fertály uralásával győz. Hármat már uralsz. Játszd ki Groatot: kegyencet rak le.
    .wrong = Jó lap, de a szükséges kegyencet Groat hozza.
ankh_morpork-lesson-goal-place = Kegyenc oda kerülhet, ahol már van egy, vagy a szomszédba. Az Istenek Szigete üres: rakd oda, és máris te uralod.
    .wrong = Lehetne, de olyan fertály kell, ahol több bábud van, mint bármelyik ellenfélnek.
ankh_morpork-lesson-goal-end = Négy fertály! De csak a köröd elején győzhetsz. Fejezd be ezt a kört, és bízz a szerencsében.
ankh_morpork-lesson-goal-won = Senki sem állított meg: a köröd elején négy fertályt uralsz, és győztél. Figyeld, ki mire hajt!
ankh_morpork-lesson-goal-others = A többiek mást akartak: Lord Lodoci mindenhová kegyencet, a Sárkány zavargást, Vinkó az utolsó lapot.

## 2

ankh_morpork-lesson-turn = Egy kör
    .goal = Játssz ki egy lapot, hajtsd végre a jeleit balról jobbra, és húzz.
ankh_morpork-lesson-turn-first = Egy kör egy lap. A Rózsaszín Cica Klubon pénz és „új kártya” van. Játszd ki!
    .wrong = Jó lap. Tartsd meg kicsit: a Klubbal kettőt is kijátszhatsz.
ankh_morpork-lesson-turn-money = A jelek balról jobbra jönnek; mindegyiket használhatod vagy kihagyhatod. Vedd el a 3 dollárt.
    .wrong = Kihagyhatod a jelet, de ez ingyen pénz.
ankh_morpork-lesson-turn-second = Most jöhet az új kártya: a Lelkisegély néniken tőr, 2 dollár és egy kegyenc van.
    .wrong = Lehetne. A Lelkisegély néniken több jel van egyszerre.
ankh_morpork-lesson-turn-kill = A tőr zavargás helyén vesz le egy kegyencet. Vedd le Brunóét az Árnyakról.
    .done = A zavargásjelző is lekerült.
    .wrong = Kihagyhatod, de itt most használd a tőrt.
ankh_morpork-lesson-turn-more = A következő jel: 2 dollár. Vedd el.
ankh_morpork-lesson-turn-place = Az utolsó jel: kegyenc. Kisistenek a Gubera utca mellett van, ahol állsz: rakd oda.
    .wrong = Az is elérhető. Ezt most mégis Kisistenekre rakd.
ankh_morpork-lesson-turn-end = Nincs több játszanivaló. Fejezd be a kört: öt lapra töltöd a kezed.

## 3

ankh_morpork-lesson-trouble = Zavargás
    .goal = Nézd meg, hogyan kezdődik a zavargás, mit tilt, és hogyan csillapítható.
ankh_morpork-lesson-trouble-play = Játszd ki Murok kapitányt: kegyenc, csillapítás, majd 1 dollár.
    .wrong = Jó, de Murok kapitányon a zavargás mindkét oldala látszik.
ankh_morpork-lesson-trouble-place = Rakj kegyencet a Bugris utcába, ahol Bruno áll: ahol kegyencek találkoznak, zavargás kezdődik.
    .done = Zavargásjelző: ott most ölni lehet, építeni viszont senki sem tud.
    .wrong = Lehet, de rakd Bruno kegyence mellé, hogy lásd a zavargást.
ankh_morpork-lesson-trouble-calm = Most csillapíts: vedd le a jelzőt a Gubera utcáról, ahol építeni szeretnél.
    .wrong = Az máshol csillapítana. Te a Gubera utcában akarsz építeni.
ankh_morpork-lesson-trouble-money = És 1 dollár.
ankh_morpork-lesson-trouble-end = Fejezd be a kört. Nézd meg, mihez kezdenek a többiek a zavargással.
ankh_morpork-lesson-trouble-let = Bruno Gryle ura kihasználja a zavargást: megöli Bugris utcai kegyencedet. Akit ér valami, azt megkérdezik; megszakítás nélkül hagyd megtörténni.
ankh_morpork-lesson-trouble-drum = A Bugris utcai jelző is eltűnt. A Gubera utca pedig csendes: játszd ki a Foltozott Dobot.
    .wrong = Később. A Foltozott Dobbal most építhetsz.
ankh_morpork-lesson-trouble-build = Építs a Gubera utcában 6 dollárért: ott a kegyenced, nincs zavargás, nincs más épület.
    .done = A fertály kártyája a tiéd: ezután minden körödben segít.
    .wrong = Lehetne, de itt a Gubera utcában építs.

## 4

ankh_morpork-lesson-areas = Fertálykártyák
    .goal = Az épület fertálykártyát ad, a kártya pedig minden körben erőt.
ankh_morpork-lesson-areas-power = Tiéd a Gubera utca: ez a kártya körönként egyszer 2 dollárra vált egy lapodat. Nyomd meg!
    .wrong = Később. Előbb próbáld ki a fertálykártyád erejét.
ankh_morpork-lesson-areas-discard = Dobd el érte Modót.
    .wrong = Annak a lapnak több hasznát veszed.
ankh_morpork-lesson-areas-play = Most már futja egy új épületre. Játszd ki a Foltozott Dobot.
ankh_morpork-lesson-areas-build = Építs Bolyhosdombon 12 dollárért. A drágább fertály kártyája erősebb, és több pontot ér.
    .wrong = Olcsóbb, de itt próbáld ki a drágát.
ankh_morpork-lesson-areas-money = A Dob 2 dollárt is hoz.
ankh_morpork-lesson-areas-rest = Az ebben a körben szerzett kártya még nem használható: nyomd meg, megmondja, miért. Fejezd be a kört.

## 5

ankh_morpork-lesson-interrupts = Megszakítások
    .goal = Válaszolj más lapjára, miközben végrehajtja.
ankh_morpork-lesson-interrupts-look = Bruno Gryle ura meg akarja ölni a kegyencedet. A kezedben lévő Gaszpódon megszakítás jele van: válaszolhat.
ankh_morpork-lesson-interrupts-answer = Játszd ki Gaszpódot: megállítja a támadást. Ezt bárki körében megteheted.
    .done = A kegyenced marad. Az asztal mindenkire egyformán vár, így nem derül ki, kinél van válasz.
    .wrong = Hagyhatod is. De a válasz a kezedben van.
ankh_morpork-lesson-interrupts-play = Te jössz. Megszakítást nem játszhatsz ki a körödben lapként: nyomd meg az Új Kezdet Klubot. Játszd ki inkább Groatot.
    .wrong = Jó, de itt Groatot játszd ki.
ankh_morpork-lesson-interrupts-place = Rakj kegyencet az üres Bolyhosdombra.
    .wrong = Lehetne. Itt most: Bolyhosdomb.
ankh_morpork-lesson-interrupts-end = Fejezd be a kört. Tartsd meg az Új Kezdet Klubot: visszahozza a megölt kegyencet.

## 6

ankh_morpork-lesson-winners = Ki mikor győz
    .goal = Más személyiség, más cél: győzz zavargással.
ankh_morpork-lesson-winners-play = Most te vagy a Sárkány, a címerkirály: nyolc zavargásjelzővel a köröd elején győzöl. Hét már van. Játszd ki Groatot.
    .wrong = Most nem az: olyan kegyenc kell, aki összefut valakivel.
ankh_morpork-lesson-winners-place = Ahol kegyencek találkoznak, zavargás kezdődik: rakd a tiédet Brunóé mellé, Bolyhosdombra.
    .wrong = Ott nem lenne belőle új zavargás.
ankh_morpork-lesson-winners-end = Nyolc! Fejezd be a kört, és reméld, hogy senki sem csillapítja le a várost.
    .done = Senki sem vette észre: a Sárkány győzött.
ankh_morpork-lesson-winners-watch = Ezért számold, mi gyűlik: uralt fertályok, kegyencek helyei, pénz, zavargás. A Tények megmutatják, melyik cél van közel.
ankh_morpork-lesson-winners-cards = Ha elfogy a pakli, Vinkó parancsnok győz; ha ő nincs, a kegyencek, épületek és a pénz pontja dönt.

## 7

ankh_morpork-lesson-events = Események
    .goal = Tizenkét esemény sújthatja a várost: nézz meg néhányat, és mentsd, ami menthető.
ankh_morpork-lesson-events-play = Széltolón eseményjel van: aki kijátssza, annak végre kell hajtania. Játszd ki!
    .wrong = Biztonságosabb. De itt egy eseményt nézünk meg.
ankh_morpork-lesson-events-save = A sárkány kisorsolt egy fertályt, és felégeti: a tiédet. A Kisistenekkel 3 dollárért megmentheted a bábudat.
    .done = Három dollár, és a kegyenc marad.
    .wrong = Hagyhatod leégni. De itt van pénzed megmenteni.
ankh_morpork-lesson-events-again = „Új kártya”: játszd ki a Dékánt. Rajta is esemény van.
    .wrong = Jó. Itt most még egy eseményt nézünk meg.
ankh_morpork-lesson-events-skip = Trollok jöttek. Senkié sem, de csak az uralja a fertályt, akinek több bábuja van náluk. Hagyd ki a Dékán tekercsét.
    .wrong = Lehetne. Itt most hagyd ki.
ankh_morpork-lesson-events-stop = Ne játssz ki több lapot. És ne feledd: nyolc zavargásjelzőnél a Polgárháború esemény az egész játéknak véget vet.
    .wrong = Folytathatnád. Itt állj meg.
