### Genova: leckék, lépésről lépésre.

## 1

genoa-lesson-deal = Az első alku
    .goal = Te vezeted a tornyot; a többiek fizetnek azért, merre megy.
genoa-lesson-deal-accept = A legtöbb dukát győz. Most te vezeted a tornyot, a többiek az irányra licitálnak. Clara 15-öt ajánl: fogadd el!
    .done = Tiéd a 15 dukát, Clara pedig borsot és sáfrányt vett a raktárban.
    .wrong = Az is alku, de Clara többet fizet.
genoa-lesson-deal-go = A következő lépés senkinek sem kell. Mehetsz magadnak: lépj a Villa Riccihez.
    .wrong = Lehetne. Itt: Villa Ricci.
genoa-lesson-deal-use = Ahová alku nélkül jutottál, ott te magad cselekedhetsz. Tedd meg!
    .wrong = Kérhetnél ajánlatot is. Most te cselekedj.
genoa-lesson-deal-draw = A villa szerződést ad: húzd fel.
genoa-lesson-deal-end = A szerződés a végén fizet, többet, ha az épületei egymás mellett vannak. Fejezd be az akciót.
genoa-lesson-deal-stop = Fejezd be az utat: Itt megállok. Ezután a következő játékos vezeti a tornyot.
    .wrong = Lenne még lépésed, de ez az út itt véget ér.

## 2

genoa-lesson-orders = Megrendelések és üzenetek
    .goal = Válts árut és látogatást dukátra.
genoa-lesson-orders-use = A Kocsiszínnél állsz, sörrel; a kis megrendelésed épp itt kér sört. Cselekedj te magad.
    .wrong = Eladhatnád az akciót, de a megrendeléshez neked kell végrehajtanod.
genoa-lesson-orders-main = Előbb, amit a ház ad: egy lapka, amellyel kezdőmezőt választhatsz.
    .wrong = Azt rögtön utána.
genoa-lesson-orders-fill = Most a megrendelés: a sör visszamegy, te 40 dukátot kapsz.
    .wrong = Még ne: előbb a megrendelés.
genoa-lesson-orders-end = Fejezd be az akciót. Egy akcióban egy megrendelés fér bele.
genoa-lesson-orders-go = Az üzeneted: Kocsiszín és Fémraktár. Ha a torony egy körben mindkettőt látta, fizet. Indulj a kijelölt utcára.
    .wrong = Az is út. Válaszd a kijelöltet.

## 3

genoa-lesson-offer = Ajánlattétel
    .goal = Most más vezeti a tornyot: vedd meg a neked jó lépést.
genoa-lesson-offer-look = Bruno vezeti a tornyot. A megrendelésed 40-et fizet a szomszédos Kocsiszínben: ez a lépés neked dukátot ér.
genoa-lesson-offer-offer = Nyomd meg: Ajánlatot teszek. Válaszd a Kocsiszínt és nagyjából 10 dukátot, majd küldd el.
    .done = Az ajánlatod az asztalon van; csak Bruno fogadhatja el.
    .wrong = Az is ajánlat. Itt: a Kocsiszínre.
genoa-lesson-offer-pass = Nincs több mondanivalód: passzolj, és Bruno dönt.
    .done = Bruno elfogadja: övé a dukátod, te pedig cselekszel a Kocsiszínben.
genoa-lesson-offer-main = Előbb a ház: vedd el a lapkáját.
    .wrong = Rögtön utána.
genoa-lesson-offer-fill = És a megrendelésed: 40 dukát egy sörért, több, mint amibe a lépés került.
    .wrong = Előbb a megrendelés.
genoa-lesson-offer-end = Fejezd be az akciót. Bruno vezet tovább.

## 4

genoa-lesson-pledge = Zálog
    .goal = Fizess azzal, amit maga az akció hoz majd.
genoa-lesson-pledge-look = Nincs több dukátod. A Fűszerraktárba mégis vehetsz lépést: két árut hoz, és az egyik lehet az ára.
genoa-lesson-pledge-offer = Tegyél ajánlatot a Fűszerraktárra, és zálogként az ott kapott borsot ígérd.
    .wrong = Jó ajánlat. Itt: csak borsot, zálogként.
genoa-lesson-pledge-pass = Passzolj: Bruno dönt.
genoa-lesson-pledge-main = Elfogadta. Vedd el a borsot és a sáfrányt.
genoa-lesson-pledge-end = Fejezd be: a bors magától Brunóhoz kerül, a sáfrány a tiéd.

## 5

genoa-lesson-buildings = Saját épületek
    .goal = A kör végén jelzők kerülnek az épületekre; a tulajdonos másokból él.
genoa-lesson-buildings-go = Ahol a torony járt, ott korong marad. Lépj tovább a kijelölt utcára.
    .wrong = Lehetne. Itt: a kijelölt utca.
genoa-lesson-buildings-stop = Két utcán jártál; mindkettőn korong van. Állj meg, és jöhet az épületszerzés.
    .wrong = Mehetnél tovább. Itt állj meg.
genoa-lesson-buildings-claim = Válassz egy korongos utcát, és tedd két jelződet a mellette lévő épületekre: Kocsiszín és Fűszerraktár.
    .wrong = Passzolhatsz, de a jelző dukátot ér.
genoa-lesson-buildings-owner = Valahányszor más cselekszik az épületedben, a bank 10 dukátot fizet neked.
genoa-lesson-buildings-worth = A végén minden épületen álló jelző még 10-et ér. Amit nem tettél le, semmit.

## 6

genoa-lesson-contracts = Nagy megrendelés és szerződés
    .goal = Szállíts egy villához, és nézd meg a végelszámolást.
genoa-lesson-contracts-use = A Villa Riccinél állsz, a nagy megrendelésed három árujával. Cselekedj te magad.
    .wrong = Ha eladod, kárba vész a megrendelés.
genoa-lesson-contracts-ship = Szállíts: 100 dukát és egy választott lapka.
    .wrong = A szerződés is jó. Itt: szállíts.
genoa-lesson-contracts-tile = Válaszd a Extra akció lapkát: vele egy körben még egyszer cselekedhetsz.
    .wrong = Hasznos lapka. Itt: az extra akció.
genoa-lesson-contracts-end = Fejezd be az akciót.
    .wrong = Később. Itt fejezd be.
genoa-lesson-contracts-runs = Két szerződésed, a Kocsiszín és a Ricci, egymás mellett áll a körben: együtt 30, nem kétszer 10. A legtöbb dukát győz.
