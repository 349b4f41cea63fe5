### Genoa: the numbered rules of sections 11 to 14 for players, in our own words.
### The attribute "ruling" names the rulings behind a rule.

## 11. End of the turn, end of the game

gen-11-1 = A korongok a helyükön maradnak, amíg a 3. fázisban le nem kerülnek az utcákról. A 4. fázisban összeszeditek a többit, és a torony az óramutató járása szerint továbbkerül; a forduló utolsó köre után a GEN-2.4 vagy a GEN-2.5 érvényes.
gen-11-2 = A játék csak forduló végén érhet véget, a forduló utolsó 3. fázisa után.
gen-11-3 = A játék végén minden épületen álló jelződért 10 dukátot kapsz. A központi talonban és a saját talonodban lévő jelzők semmit sem érnek.
gen-11-4 = Mindenki felfedi a szerződéseit, és a GEN-8.18–GEN-8.21 szerint megkapja értük a pénzt.
gen-11-5 = A többi kártya, az árucikkek és a speciális lapkák semmit sem érnek.
gen-11-6 = Az nyer, akinek a legtöbb dukátja van.
gen-11-7 = Holtversenynél közületek az nyer, akinek több áruja van. A kártyák (a szerződések is), az árucikkek és a speciális lapkák számítanak, a jelzők nem. Ha még mindig holtverseny van, közös a győzelem.
    .ruling = R-54

## 12. Two players

gen-12-1 = Két játékosnál e fejezet kivételével minden szabály változatlan. A kereskedőnek tett ajánlatban legalább egy árunak kell lennie az ajánlattevőtől: a csak pénzből álló ajánlat érvénytelen, és a GEN-6.43 szerint sem kötelező erejű. Elég, ha az áru zálog.
    .ruling = R-55
gen-12-2 = Kereskedőként két akciót hajthatsz végre a körben, ha a másik játékos legalább egy akciót vett ebben a körben.
gen-12-3 = A sorrend nem számít: a második akciódat akkor is végrehajthatod, ha az elsőt még a másik játékos vásárlása előtt hajtottad végre.
gen-12-4 = Legfeljebb két akciód lehet, akárhányat vesz is a másik játékos. A puszta utca megvétele nem akció.
    .ruling = R-56
gen-12-5 = Az Extra akció lapkák a szokásos módon működnek, és ezen felül számítanak.

## 13. Hidden and public information

gen-13-1 = Mindenki látja a táblát, a korongokat, a kockákat, a fordulójelzőt, a tulajdonjelzőket, bárhol vannak is, az árucikkek és a lapkák talonját, valamint minden játékos árucikkeit, lapkáit és saját talonban lévő jelzőit.
    .ruling = R-57
gen-13-2 = Titkos, hogy mi áll a kártyáidon. Mindenki látja, hogy melyik pakliból hány kártya van nálad, hány lapból áll egy-egy pakli, és ezek közül hány van képpel felfelé.
    .ruling = R-57
gen-13-3 = A pénz rejtett (ez az alapbeállítás), nyílt, vagy mindenki maga dönt a sajátjáról (`money` beállítás). A rejtett összeget csak a tulajdonosa látja; ami gazdát cserél, azt mindenki.
    .ruling = R-57
gen-13-4 = A felhúzott kártyát csak az látja, aki húzta. Az alkuban fizetett kártyát csak az látja, aki adta, és aki kapta. A kijátszott kártyát mindenki látja, a játék végén pedig minden szerződést is. A paklik sorrendjét senki sem ismeri.

## 14. Options

gen-14-1 = A játéktábla (`board` beállítás): `main`, a fő tábla (ez az alapbeállítás), vagy `alt`, a tartalék tábla. A táblától függ, hogy a szerződéseknél mely épületek szomszédosak, és hogy a villák tulajdonba vehetők-e.
gen-14-2 = A pénz (`money` beállítás): rejtett (`hidden`, ez az alapbeállítás), nyílt (`open`) vagy egyéni (`personal`); ez utóbbinál mindenki maga dönt a sajátjáról. Az ajánlatban szereplő kártya képe (`card_face` beállítás): a kereskedő látja (`trader`, ez az alapbeállítás), vagy senki, csak a hátlapja látszik (`back`).
gen-14-3 = A tárgyalás (`negotiation` beállítás): rendezett (`orderly`; ez az alapbeállítás, ha gép vagy a saját tempójában játszó játékos is van köztetek) vagy élő (`live`). Rendezett tárgyalásnál ezek a korlátok: `max_offers`, vagyis ennyi ajánlatot tehet egy játékos egy ajánlatkérésre (3, GEN-6.54); `offer_rounds`, ennyi ajánlatkérés lehet egy tárgyaláson (2), `max_counters`, ennyi ellenajánlat lehet egy tárgyaláson (2), és `max_notes`, ennyi javaslatot tehet egy játékos egy körben (3, mindhárom: GEN-6.56). Élő tárgyalásnál ezek az órák futnak, másodpercben: `floor_min` (5, GEN-6.60), `close_seconds` (10, GEN-6.61), `floor_max` (180) és `decide_seconds` (30, mindkettő: GEN-6.62). A zárójelben álló számok az alapértékek.
gen-14-4 = A zálogok ellenőrzése (`pledge_check` beállítás): igen (ez az alapbeállítás) vagy nem (GEN-6.27). Puszta lépés vétele (`move_only` beállítás): nem (ez az alapbeállítás) vagy igen; ekkor az is megveheti az épületre lépést, akinek nincs felhasználható akciója, de csak magát a lépést, és az épületben az akciójáról nyílik tárgyalás. Közös ajánlat egy utcára (`joint_street` beállítás): nem (ez az alapbeállítás) vagy igen; ekkor az ugyanarra az utcára lépésért tett ajánlatok együtt is elfogadhatók.
gen-14-5 = Automatikus kézbesítés (`auto_deliver` beállítás): igen (ez az alapbeállítás) vagy nem. Ha igen, az üzeneteid azonnal kézbesülnek és fizetnek, amint lehet. Az asztal csak a kiinduló állapotot adja meg: a sajátját mindenki bármikor átállíthatja.
