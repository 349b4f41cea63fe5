### Genoa: names and short texts of the game, its buildings, spaces, commodities, tiles, cards, boards and options.

## Buildings

genoa-building-guild_hall = Céhház
    .text = Felhúzod a nagy megrendelések paklijának felső lapját.
genoa-building-city_hall = Városháza
    .text = Felhúzod a kis megrendelések paklijának felső két lapját.
genoa-building-post_office = Postahivatal
    .text = Felhúzod az üzenetek paklijának felső két lapját.
genoa-building-cathedral = Katedrális
    .text = Két saját színű tulajdonjelzőt átteszel a saját talonodba.
genoa-building-palace = Palota
    .text = Elveszel egy Épületakció lapkát.
genoa-building-park = Park
    .text = Elveszel egy Extra akció lapkát.
genoa-building-coach_house = Kocsiszín
    .text = Elveszel egy Startmező lapkát.
genoa-building-harbor = Kikötő
    .text = Elveszel egy Választható árucikk lapkát.
genoa-building-inn = Fogadó
    .text = Elveszel egy 1:1 kereskedés lapkát.
genoa-building-tavern = Kocsma
    .text = Elveszel egy 1:1 kereskedés lapkát.
genoa-building-drinks = Italraktár
    .text = Elveszel egy sört és egy bort.
genoa-building-metals = Fémraktár
    .text = Elveszel egy ezüstöt és egy rezet.
genoa-building-fabric = Szövetraktár
    .text = Elveszel egy vásznat és egy selymet.
genoa-building-spices = Fűszerraktár
    .text = Elveszel egy borsot és egy sáfrányt.
genoa-building-colini = Villa Colini
    .text = Felhúzod a felső szerződést, vagy leszállítasz egy erre a villára szóló nagy megrendelést.
genoa-building-monetti = Villa Monetti
    .text = Felhúzod a felső szerződést, vagy leszállítasz egy erre a villára szóló nagy megrendelést.
genoa-building-ricci = Villa Ricci
    .text = Felhúzod a felső szerződést, vagy leszállítasz egy erre a villára szóló nagy megrendelést.
genoa-building-zasteri = Villa Zasteri
    .text = Felhúzod a felső szerződést, vagy leszállítasz egy erre a villára szóló nagy megrendelést.

## Spaces: buildings, streets (blue-red) and the market

genoa-space-guild_hall = { genoa-building-guild_hall }
genoa-space-city_hall = { genoa-building-city_hall }
genoa-space-post_office = { genoa-building-post_office }
genoa-space-cathedral = { genoa-building-cathedral }
genoa-space-palace = { genoa-building-palace }
genoa-space-park = { genoa-building-park }
genoa-space-coach_house = { genoa-building-coach_house }
genoa-space-harbor = { genoa-building-harbor }
genoa-space-inn = { genoa-building-inn }
genoa-space-tavern = { genoa-building-tavern }
genoa-space-drinks = { genoa-building-drinks }
genoa-space-metals = { genoa-building-metals }
genoa-space-fabric = { genoa-building-fabric }
genoa-space-spices = { genoa-building-spices }
genoa-space-colini = { genoa-building-colini }
genoa-space-monetti = { genoa-building-monetti }
genoa-space-ricci = { genoa-building-ricci }
genoa-space-zasteri = { genoa-building-zasteri }
genoa-space-street_3_2 = 3-2 utca
genoa-space-street_4_2 = 4-2 utca
genoa-space-street_5_2 = 5-2 utca
genoa-space-street_6_2 = 6-2 utca
genoa-space-street_2_3 = 2-3 utca
genoa-space-street_3_3 = 3-3 utca
genoa-space-street_6_3 = 6-3 utca
genoa-space-street_7_3 = 7-3 utca
genoa-space-street_2_4 = 2-4 utca
genoa-space-street_7_4 = 7-4 utca
genoa-space-street_2_5 = 2-5 utca
genoa-space-street_7_5 = 7-5 utca
genoa-space-street_2_6 = 2-6 utca
genoa-space-street_3_6 = 3-6 utca
genoa-space-street_6_6 = 6-6 utca
genoa-space-street_7_6 = 7-6 utca
genoa-space-street_3_7 = 3-7 utca
genoa-space-street_4_7 = 4-7 utca
genoa-space-street_5_7 = 5-7 utca
genoa-space-street_6_7 = 6-7 utca
genoa-space-market = piac

## Commodities

genoa-commodity-ale = sör
genoa-commodity-wine = bor
genoa-commodity-silver = ezüst
genoa-commodity-copper = réz
genoa-commodity-linen = vászon
genoa-commodity-silk = selyem
genoa-commodity-pepper = bors
genoa-commodity-saffron = sáfrány

## Special tiles

genoa-tile-start_space = Startmező
    .text = A saját körödben dobás helyett bármelyik mezőre teheted a tornyot. Ha ez a piac, a fordulójelző is lép.
genoa-tile-trade_1_1 = 1:1 kereskedés
    .text = Az akciód közben elcseréled egy árudat a talon bármelyik másik árujára; kártyát látatlanban, a pakli tetejéről kapsz.
genoa-tile-any_commodity = Választható árucikk
    .text = Az akciód közben elveszel a talonból egy tetszőleges árucikket.
genoa-tile-building_action = Épületakció
    .text = Az akciód közben azonnal végrehajtod egy olyan épület akcióját, amelyen a jelződ áll, bárhol van is a torony. Kis megrendelés nem teljesíthető vele.
genoa-tile-extra_action = Extra akció
    .text = Eggyel több akciód van ebben a körben, akár a tiéd, akár másé, egy még nem használt épületben.

## Decks

genoa-deck-contract = szerződés
    .text = A játék végén fizet: egy magában álló épület 10, két szomszédos 30, három 60, négy 100 dukátot ér, és minden további még 50-et.
genoa-deck-message = üzenet
    .text = 30 dukátot fizet, ha a torony ugyanabban a körben mindkét épületben járt. Sem akció, sem alku nem kell hozzá.
genoa-deck-small_order = kis megrendelés
    .text = 40 dukátot fizet, ha a megnevezett épületben végrehajtott saját akciód közben visszateszed az árucikket.
genoa-deck-large_order = nagy megrendelés
    .text = 100 dukátot és egy választott speciális lapkát ad, ha a megnevezett villa akciójával leszállítod a három árucikket.

## Cards: contracts

genoa-card-c01 = szerződés: Palota
genoa-card-c02 = szerződés: Kikötő
genoa-card-c03 = szerződés: Villa Monetti
genoa-card-c04 = szerződés: Italraktár
genoa-card-c05 = szerződés: Fogadó
genoa-card-c06 = szerződés: Fűszerraktár
genoa-card-c07 = szerződés: Villa Ricci
genoa-card-c08 = szerződés: Kocsiszín
genoa-card-c09 = szerződés: Park
genoa-card-c10 = szerződés: Villa Colini
genoa-card-c11 = szerződés: Fémraktár
genoa-card-c12 = szerződés: Kocsma
genoa-card-c13 = szerződés: Szövetraktár
genoa-card-c14 = szerződés: Villa Zasteri

## Cards: messages

genoa-card-m01 = üzenet: Postahivatal – Italraktár
genoa-card-m02 = üzenet: Postahivatal – Szövetraktár
genoa-card-m03 = üzenet: Céhház – Fűszerraktár
genoa-card-m04 = üzenet: Céhház – Fémraktár
genoa-card-m05 = üzenet: Kikötő – Fogadó
genoa-card-m06 = üzenet: Fogadó – Kocsiszín
genoa-card-m07 = üzenet: Palota – Kocsma
genoa-card-m08 = üzenet: Kocsma – Park
genoa-card-m09 = üzenet: Kikötő – Városháza
genoa-card-m10 = üzenet: Park – Katedrális
genoa-card-m11 = üzenet: Kocsiszín – Fémraktár
genoa-card-m12 = üzenet: Palota – Italraktár
genoa-card-m13 = üzenet: Fűszerraktár – Városháza
genoa-card-m14 = üzenet: Szövetraktár – Katedrális

## Cards: small orders

genoa-card-s01 = kis megrendelés: sör a Kocsmába
genoa-card-s02 = kis megrendelés: sör a Kocsiszínbe
genoa-card-s03 = kis megrendelés: bor a Katedrálisba
genoa-card-s04 = kis megrendelés: bor a Parkba
genoa-card-s05 = kis megrendelés: vászon a Fogadóba
genoa-card-s06 = kis megrendelés: vászon a Kocsiszínbe
genoa-card-s07 = kis megrendelés: selyem a Céhházba
genoa-card-s08 = kis megrendelés: selyem a Parkba
genoa-card-s09 = kis megrendelés: ezüst a Palotába
genoa-card-s10 = kis megrendelés: ezüst a Városházára
genoa-card-s11 = kis megrendelés: réz a Kikötőbe
genoa-card-s12 = kis megrendelés: réz a Fogadóba
genoa-card-s13 = kis megrendelés: bors a Kocsmába
genoa-card-s14 = kis megrendelés: bors a Kikötőbe
genoa-card-s15 = kis megrendelés: sáfrány a Palotába
genoa-card-s16 = kis megrendelés: sáfrány a Postahivatalba

## Cards: large orders

genoa-card-l01 = nagy megrendelés: ezüst, vászon, bors a Villa Colini részére
genoa-card-l02 = nagy megrendelés: sör, vászon, bors a Villa Colini részére
genoa-card-l03 = nagy megrendelés: sör, réz, sáfrány a Villa Colini részére
genoa-card-l04 = nagy megrendelés: bor, ezüst, selyem a Villa Colini részére
genoa-card-l05 = nagy megrendelés: ezüst, selyem, sáfrány a Villa Monetti részére
genoa-card-l06 = nagy megrendelés: sör, selyem, sáfrány a Villa Monetti részére
genoa-card-l07 = nagy megrendelés: bor, réz, bors a Villa Monetti részére
genoa-card-l08 = nagy megrendelés: bor, réz, vászon a Villa Monetti részére
genoa-card-l09 = nagy megrendelés: réz, vászon, sáfrány a Villa Ricci részére
genoa-card-l10 = nagy megrendelés: bor, vászon, sáfrány a Villa Ricci részére
genoa-card-l11 = nagy megrendelés: sör, ezüst, bors a Villa Ricci részére
genoa-card-l12 = nagy megrendelés: sör, réz, selyem a Villa Ricci részére
genoa-card-l13 = nagy megrendelés: réz, selyem, bors a Villa Zasteri részére
genoa-card-l14 = nagy megrendelés: bor, selyem, bors a Villa Zasteri részére
genoa-card-l15 = nagy megrendelés: bor, ezüst, sáfrány a Villa Zasteri részére
genoa-card-l16 = nagy megrendelés: sör, ezüst, vászon a Villa Zasteri részére

## Content packs: what changed cards are called, before the names of buildings and commodities

genoa-content-contract = szerződés:
genoa-content-message = üzenet:
genoa-content-small_order = kis megrendelés:
genoa-content-large_order = nagy megrendelés:
genoa-content-street = utca:

## Boards

genoa-board-main = fő tábla
    .text = A villák a sarkokban két-két négyzetet foglalnak el, és nem érnek utcához, ezért a tartalék táblával ellentétben nem szerezhetők meg; mindkét tábla a nyomtatott tábla általunk készített rekonstrukciója.
genoa-board-alt = tartalék tábla
    .text = A villák utca mellett állnak és megszerezhetők, és néhány szerződésnek más szomszédai vannak, mint a fő táblán; mindkét tábla a nyomtatott tábla általunk készített rekonstrukciója.

## Options

genoa-option-board = Játéktábla
    .text = Melyik táblán játszotok: main, ahol a villák nem szerezhetők meg, vagy alt, ahol igen. Ettől függ az is, mely szerződések szomszédosak.
genoa-option-money = Pénz
    .text = Látjátok-e, hány dukátja van a többieknek: nem (hidden), igen (open), vagy ki-ki maga dönt (personal). A gazdát cserélő összegek mindig láthatók.
genoa-option-card_face = Kártyák az ajánlatban
    .text = Megmutathatod-e a felajánlott kártyádat a kereskedőnek, és csak neki (trader), vagy az alkuig csak az látszik, melyik pakliból való (back).
genoa-option-negotiation = Tárgyalás
    .text = Hogyan tárgyaltok: rendezetten, ahol mindenkit egyszerre kérdez a játék, és a válaszok az utolsó beérkeztéig rejtve maradnak (orderly), vagy élőben, mindenki egyszerre (live). Ha gép is játszik, vagy nem egyszerre ültök a játéknál, rendezett, hacsak mást nem választotok.
genoa-option-max_offers = Ajánlatok száma
    .text = Rendezett tárgyalásnál: hány különböző célra tehetsz ajánlatot, valahányszor a játék megkérdez. Egy szám, alapesetben 3.
genoa-option-offer_rounds = Ajánlati körök
    .text = Rendezett tárgyalásnál: egy tárgyaláson hányszor tehetnek ajánlatot a többiek. Egy szám, alapesetben 2.
genoa-option-max_counters = Ellenajánlatok
    .text = Rendezett tárgyalásnál: egy tárgyaláson hány ellenajánlatot tehet a kereskedő. Egy szám, alapesetben 2.
genoa-option-max_notes = Javaslatok
    .text = Rendezett tárgyalásnál: egy körben ki-ki hány javaslatot tehet távolabbi mezőkre. Egy szám, alapesetben 3.
genoa-option-floor_min = A legrövidebb tárgyalás
    .text = Élő tárgyalásnál: hány másodpercet kell várnia a kereskedőnek, mielőtt lép vagy megáll, hacsak a többiek mind nem passzoltak. Alapesetben 5.
genoa-option-close_seconds = Utolsó lehetőség
    .text = Élő tárgyalásnál: hány másodpercig jöhet még ajánlat, ha a kereskedő veszni hagyná az akciót. Alapesetben 10.
genoa-option-floor_max = A leghosszabb tárgyalás
    .text = Élő tárgyalásnál: hány másodperc után nem tehető új ajánlat és ellenajánlat. Alapesetben 180.
genoa-option-decide_seconds = Döntési idő
    .text = Élő tárgyalásnál: ezután hány másodperce van a kereskedőnek lezárni a tárgyalást, mielőtt a játék megteszi helyette. Alapesetben 30.
genoa-option-pledge_check = A zálog ellenőrzése
    .text = Csak az a zálog érvényes-e, amely biztosan valóra válik (igen), vagy nincs ellenőrzés, és ami nem válik valóra, azzal nem tartozol (nem).
genoa-option-move_only = Puszta lépés épületre
    .text = Akinek nincs felhasználható akciója, megveheti-e az épületre lépést akció nélkül: nem vagy igen. Az ottani akcióra ezután lehet ajánlatot tenni.
genoa-option-joint_street = Közös ajánlat utcára
    .text = Elfogadhat-e a kereskedő együtt több ajánlatot ugyanarra a puszta utcára: nem vagy igen.
genoa-option-auto_deliver = Automatikus kézbesítés
    .text = Az üzeneteid rögtön kézbesítődnek, amint lehet (igen), vagy csak amikor te szólsz (nem). Ez a kezdő érték; a sajátját mindenki bármikor átállíthatja.
genoa-option-first_player = Kezdőjátékos
    .text = Ki az első kereskedő minden fordulóban: random, azaz a véletlen dönt, vagy egy hely száma; az első helyé 0.
