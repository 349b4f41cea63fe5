### Genoa in the browser: verbs, questions, the bargaining panel, the board, the guide.
###
### A gombok a játékos hangján szólnak (első személy), a kérdések neki (tegezés). A nevek nem kapnak ragot és névelőt.
### A $sort, $state, $own értéke angol marad. A „|” a táblán sort tör.

## Verbs and what stands under them

genoa-web-verb-roll = Dobok
genoa-web-verb-start = Startmező lapka
genoa-web-verb-use = Végrehajtom
genoa-web-verb-invite = Ajánlatot kérek
genoa-web-verb-lapse = Hagyom elveszni
genoa-web-verb-go = Lépek
genoa-web-verb-stop = Megállok
genoa-web-verb-accept = Elfogadok
genoa-web-verb-reopen = Újra ajánlatot kérek
genoa-web-verb-call = Felhívást teszek
genoa-web-verb-close = Bejelentem a zárást
genoa-web-verb-recall = Visszavonom az ellenajánlatot
genoa-web-verb-offer = Ajánlatot teszek
genoa-web-verb-rebid = Mást ajánlok
genoa-web-verb-counter = Ellenajánlat
genoa-web-verb-withdraw = Visszavonom
genoa-web-verb-note = Javaslatot teszek
genoa-web-verb-pass = Beadom
genoa-web-verb-wait = Most nem
genoa-web-verb-agree = Beleegyezem
genoa-web-verb-refuse = Elutasítom
genoa-web-verb-pick = Átadom
genoa-web-verb-main = Végrehajtom
genoa-web-verb-contract = Szerződést húzok
genoa-web-verb-ship = Leszállítok
genoa-web-verb-fill = Teljesítek
genoa-web-verb-fetch = Választható árucikk
genoa-web-verb-trade = 1:1 kereskedés
genoa-web-verb-get = Elveszem
genoa-web-verb-act = Épületakció
genoa-web-verb-end = Befejezem az akciót
genoa-web-verb-claim = Épületet szerzek
genoa-web-verb-deliver = Kézbesítek

genoa-web-note-go = { $n ->
    [one] { $n } szomszédos mező
   *[other] { $n } szomszédos mező
}
genoa-web-note-reopen = { $n ->
    [1] még egyszer kérhetsz
   *[other] még { $n } alkalommal kérhetsz
}
genoa-web-note-extra = Extra akció lapkával
genoa-web-note-invite = utána te döntesz
genoa-web-note-stop = jön az épületszerzés
genoa-web-note-lapse = senki sem kapja meg
genoa-web-note-close = { $n ->
    [one] { $n } mp az utolsó ajánlatokra
   *[other] { $n } mp az utolsó ajánlatokra
}
genoa-web-note-pick = átadom
genoa-web-note-ship = +100 és egy lapka
genoa-web-note-fill = +40
genoa-web-note-deliver = +30
genoa-web-note-main = { $building }
genoa-web-note-markers = { $n ->
    [one] { $n } jelződ van
   *[other] { $n } jelződ van
}

genoa-web-pass-ask = Beadom
    .said = Úgy adom be a válaszomat, ahogy éppen áll
genoa-web-pass-live = Passzolok
    .said = Passzolok: egyelőre nem ajánlok többet
genoa-web-pass-acquire = Nem szerzek
    .said = Nem szerzek épületet
genoa-web-pass-deliver = Megtartom
    .said = Ebben a körben már nem kézbesítek

## Choices in full

genoa-web-accept = Elfogadom { $seat } ajánlatát ({ genoa-part-space }): { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; cserébe adom: { $take }
}{ genoa-part-extra }
genoa-web-agree = Beleegyezem { $trader } ellenajánlatába ({ genoa-part-space }), amit adok: { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; megkapom: { $take }
}{ genoa-part-extra }
genoa-web-use = Magam hajtom végre az akciót: { genoa-part-space }
genoa-web-main = { $building }: { $text }
genoa-web-main-villa = { $building }: felhúzom a felső szerződést ({ $text })
genoa-web-get = Ezt veszem el: { $item }
genoa-web-get-deck = Látatlanban felhúzom: { $item }
genoa-web-begin-offer = Ajánlatot teszek: { genoa-part-space }…
genoa-web-begin-counter = Ellenajánlatot teszek…
genoa-web-begin-call = Megmondom, mit szeretnék, és ajánlatot kérek…
genoa-web-begin-note = Javaslatot teszek egy távolabbi mezőre…
genoa-web-begin-note-at = Javaslat: { genoa-part-space }

## Why not

genoa-web-why-early = Előbb { $n } másodpercük van a többieknek ajánlatot tenni. GEN-6.60
genoa-web-why-acted = Ebben a körben nincs több akciód. GEN-5.7
genoa-web-why-duty = Áll olyan ajánlat, amely semmit sem kér cserébe: fogadj el egyet, vagy hajtsd végre te az akciót. GEN-6.42
genoa-web-why-main-first = Előbb hajtsd végre az épület hatását. GEN-5.11
genoa-web-why-street-only = Korongos utcát válassz. GEN-10.3
genoa-web-why-no-disc = Nincs itt korong
genoa-web-why-no-building = Nincs mit szerezni
genoa-web-why-tower = Itt áll a torony
genoa-web-why-visited = Itt már járt

## Questions

genoa-web-both = { $first } { $next }
genoa-web-ask-start = Honnan indul a torony?
genoa-web-ask-house = { $sort ->
    [street] { $space }
   *[other] { $space }
}: mi legyen az akcióval?
genoa-web-ask-offer-house = { genoa-part-space }: mit ajánlasz az akcióért?
genoa-web-ask-offer-road = Mit ajánlasz a következő lépésért?
genoa-web-ask-decide-road = Merre lépjen a torony?
genoa-web-ask-decide-house = { genoa-part-space }: kié legyen az akció?
genoa-web-ask-reply = Beleegyezel { $seat } ellenajánlatába?
genoa-web-ask-live = Nyitva van a tárgyalás.
genoa-web-ask-live-trader-road = Merre lépjen a torony?
genoa-web-ask-live-trader-house = { genoa-part-space }: kié legyen az akció?
genoa-web-ask-live-other-road = Nyitva a tárgyalás: mit ajánlasz a következő lépésért?
genoa-web-ask-live-other-house = Nyitva a tárgyalás ({ genoa-part-space }): mit ajánlasz?
genoa-web-ask-meanwhile = Kézbesítesz most üzenetet?
genoa-web-ask-pick = { $n ->
    [1] Melyik kártyát kapja { $seat }?
   *[other] Mely kártyákat kapja { $seat }? Még { $n } kell.
}
genoa-web-ask-action = Az akciód: { $building }
genoa-web-ask-action-done = { $building }: még valami?
genoa-web-ask-trade = Mit veszel el érte?
genoa-web-ask-bonus = Melyik speciális lapkát veszed el?
genoa-web-ask-villa = { $building }: szerződés vagy szállítás?
genoa-web-ask-deliver = Kézbesítesz üzenetet?
genoa-web-ask-acquire = Mely épületeket szerzed meg?

genoa-web-help-start = { $n ->
    [1] Ez az utolsó forduló.
   *[other] Piaci kezdésnél a fordulójelző is lép (még { $n } mező a sávon).
}
genoa-web-help-start-tile = Startmező lapkával te mondod meg a mezőt.
genoa-web-help-owner = { $seat } a tulajdonosa, és { $n } dukátot kap, ha más hajtja végre.
genoa-web-help-actions = { $n ->
    [0] { $extra ->
        [0] Nincs több akciód: csak utcára lépést vehetsz.
       *[other] Akcióhoz már Extra akció lapka kell.
    }
   *[other] { $extra ->
        [0] Ebben a körben van még akciód.
       *[other] Van még akciód, és Extra akció lapkád: { $extra }.
    }
}
genoa-web-help-buyers = Meg tudná venni: { $seats }.
genoa-web-help-no-buyer = Más nem tudja megvenni.
genoa-web-help-sealed = A válaszodat senki sem látja, amíg mindenki nem válaszolt.
genoa-web-help-sealed-written = { $n ->
    [one] { $n } tételt írtál fel, még senki sem látja. Ha kész vagy, add be.
   *[other] { $n } tételt írtál fel, még senki sem látja. Ha kész vagy, add be.
}
genoa-web-help-decide-road = Fogadj el egy ajánlatot, vagy lépj ajánlat nélkül. Egyik sem kötelező.
genoa-web-help-decide-none = Nem jött ajánlat. Lépj tovább, vagy állj meg.
genoa-web-help-decide-house = Fogadj el egy ajánlatot, hajtsd végre te, vagy hagyd elveszni.
genoa-web-help-duty = Van ajánlat, amely semmit sem kér cserébe: fogadj el egyet, vagy hajtsd végre te.
genoa-web-help-live-trader = Bármikor jöhet ajánlat. Fogadd el, tegyél ellenajánlatot, vagy menj tovább.
genoa-web-help-live-other = Bármikor ajánlhatsz, módosíthatsz, visszavonhatsz. Ami előbb érkezik, az számít.
genoa-web-help-live-counter = { $seat } ellenajánlatot tett neked.
genoa-web-help-live-closing = Zárás: most jöhetnek az utolsó ajánlatok, aztán elvész az akció.
genoa-web-help-live-late = Több ajánlat nem jöhet: { $seat } dolga lezárni a tárgyalást.
genoa-web-help-meanwhile = Senki sem vár rád. A körben bármikor kézbesíthetsz, de nem muszáj.
genoa-web-help-pick = Az alku csak a paklit nevezi meg ({ $deck }). A kártyát csak ti ketten látjátok.
genoa-web-help-pledged = A végén ezt { $seat } kapja: { $things }.
genoa-web-help-order-bound = A zálogod alapja: { $card }. Előbb ezt teljesítsd.
genoa-web-help-ordered = Egy megrendelés megvolt, több nem lehet. Használj lapkát, vagy fejezd be.
genoa-web-help-action-done = Még használhatsz lapkát, vagy teljesíthetsz egy megrendelést.
genoa-web-help-trade = Amit leadsz: { $item }. Kártyát látatlanban, a paklija tetejéről kapsz.
genoa-web-help-bonus = Ez a nagy megrendelésed jutalma.
genoa-web-help-deliver = Utolsó alkalom ebben a körben: a torony mindkét épületben járt. Darabja 30 dukát.
genoa-web-help-acquire = { $n ->
    [one] Válassz egy korongos utcát, majd mellette egy vagy két épületet. { $n } jelződ van.
   *[other] Válassz egy korongos utcát, majd mellette egy vagy két épületet. { $n } jelződ van.
}

genoa-web-role-trader = { $left ->
    [-1] Kereskedő
    [0] Kereskedő · nincs több lépés
    [one] Kereskedő · még { $left } lépés
   *[other] Kereskedő · még { $left } lépés
}
genoa-web-role-other = { $n ->
    [0] { $extra ->
        [0] Nincs több akciód
       *[other] Csak Extra akció lapkával
    }
   *[other] { $extra ->
        [0] Még 1 akciód van
       *[other] Még 1 akciód van + Extra akció: { $extra }
    }
}

## What others are deciding

genoa-web-wait-start = { $seat } elindítja a tornyot
genoa-web-wait-house = { $seat } dönt az itteni akcióról
genoa-web-wait-ask-house = Ajánlatok az itteni akcióra: { $n } / { $of } válasz érkezett
genoa-web-wait-ask-road = Ajánlatok a következő lépésre: { $n } / { $of } válasz érkezett
genoa-web-wait-decide-house = { $trader } mérlegeli az ajánlatokat az akcióra
genoa-web-wait-decide-road = { $trader } mérlegeli az ajánlatokat a következő lépésre
genoa-web-wait-reply = { $seat } válaszol az ellenajánlatra
genoa-web-wait-live-house = Nyitva a tárgyalás az itteni akcióról
genoa-web-wait-live-road = Nyitva a tárgyalás a következő lépésről
genoa-web-wait-pick = { $seat } kiválasztja, melyik kártyát adja át
genoa-web-wait-action = { $here ->
    [1] { $seat } akciót hajt végre: { genoa-part-space }
   *[0] { $seat } akciót hajt végre
}
genoa-web-wait-trade = { $seat } kiválasztja, mit vesz el cserébe
genoa-web-wait-bonus = { $seat } jutalomlapkát választ
genoa-web-wait-villa = { $seat } dönt, mit tesz a villában
genoa-web-wait-deliver = Még lehet üzenetet kézbesíteni
genoa-web-wait-acquire = { $seat } épületet szerezhet

## Where we are

genoa-web-round = { $n }. forduló
genoa-web-phase-1 = Kezdőmező
genoa-web-phase-2 = Lépés és alku
genoa-web-phase-3 = Épületszerzés
genoa-web-left = { $n ->
    [1] utolsó forduló
   *[other] legfeljebb { $n } forduló
}
genoa-web-turn = { $own ->
    [true] A te köröd
   *[other] { $seat } köre
}
genoa-web-trader = kereskedő

## The board

genoa-web-board = Genoa táblája
genoa-web-at = kék { $blue }, piros { $red }
genoa-web-tower-here = { $n ->
    [one] a torony { $n } koronggal
   *[other] a torony { $n } koronggal
}
genoa-web-discs-here = { $n ->
    [one] { $n } korong
   *[other] { $n } korong
}
genoa-web-owned = tulajdonosa { $seat }
genoa-web-used = akciója elhasználva
genoa-web-offer-label = { $sort ->
    [street] { $seat } ajánlata ({ $space }): { $give }
   *[other] { $seat } ajánlata ({ $space }): { $give }
}{ $take ->
    [none] { "" }
   *[other] , cserébe kéri: { $take }
}
genoa-web-board-guild_hall = Céhház
genoa-web-board-city_hall = Város-|háza
genoa-web-board-post_office = Posta-|hivatal
genoa-web-board-cathedral = Kated-|rális
genoa-web-board-palace = Palota
genoa-web-board-park = Park
genoa-web-board-coach_house = Kocsiszín
genoa-web-board-harbor = Kikötő
genoa-web-board-inn = Fogadó
genoa-web-board-tavern = Kocsma
genoa-web-board-drinks = Italraktár
genoa-web-board-metals = Fémraktár
genoa-web-board-fabric = Szövetraktár
genoa-web-board-spices = Fűszerraktár
genoa-web-board-colini = Villa|Colini
genoa-web-board-monetti = Villa|Monetti
genoa-web-board-ricci = Villa|Ricci
genoa-web-board-zasteri = Villa|Zasteri
genoa-web-board-market = Piac
genoa-web-group-villa = Villa
genoa-web-group-warehouse = Raktár
genoa-web-group-special = Különleges épület
genoa-web-group-center = Piac melletti épület

## The bargaining panel

genoa-web-tab-board = Tábla
genoa-web-tab-deal = Alku
genoa-web-title-house = Alku az akcióról: { genoa-part-space }
genoa-web-title-road = Alku a következő lépésről
genoa-web-title-action = Akció: { $sort ->
    [street] { $space }
   *[other] { $space }
}
genoa-web-title-acquire = Épületszerzés
genoa-web-title-over = Vége a játéknak
genoa-web-title-turn = Kereskedő: { $seat }
genoa-web-sub-floor = { $n ->
    [0] Nincs ajánlat
    [one] { $n } ajánlat
   *[other] { $n } ajánlat
} · { $state ->
    [asking] { $waiting ->
        [one] { $waiting } válasz hiányzik
       *[other] { $waiting } válasz hiányzik
    }
    [live] nyitott tárgyalás
   *[done] mindenki válaszolt
}{ $left ->
    [0] { "" }
    [one] { " · még" } { $left } ajánlatkérés
   *[other] { " · még" } { $left } ajánlatkérés
}
genoa-web-sub-action = { $seat } akciója
genoa-web-empty = Nincs ajánlat.
genoa-web-empty-yours = Még nincs ajánlat. Nyomj egy mezőre, vagy válassz alább.
genoa-web-empty-asking = A többiek írnak. Minden ajánlat egyszerre jelenik meg.
genoa-web-offer-for = Ajánlatot teszek erre:
genoa-web-gives = Ad
genoa-web-wants = Kér
genoa-web-gets = Kap
genoa-web-pledges = Zálog
genoa-web-most = legtöbb dukát
genoa-web-you-row = Te
genoa-web-with-extra = Extra akció lapkával
genoa-web-binding = semmit sem kér cserébe: kötelez
genoa-web-only-draft = csak te látod, még nem adtad be
genoa-web-will-withdraw = vissza lesz vonva
genoa-web-accept-short = Elfogadom
genoa-web-counter-short = Ellenajánlat
genoa-web-change = Módosítom
genoa-web-withdraw-short = Visszavonom
genoa-web-counter-open = A kereskedő ellenajánlata
genoa-web-counter-other = Ellenajánlat…
genoa-web-call-other = Felhívás…
genoa-web-notes-free = A javaslat nem kötelez senkit.
genoa-web-standing-short = magától ajánlat lesz
genoa-web-supply = Készlet a táblán
genoa-web-supply-item = { $item }, a talonban { $n }
genoa-web-take-one = Ezek közül egyet elvehetsz
genoa-web-step-main = Az épület hatása, egyszer
genoa-web-step-order = Legfeljebb egy megrendelés
genoa-web-owes = A végén { $seat } kapja

## The desk

genoa-web-desk-offer = ajánlat
genoa-web-desk-preset = állandó ajánlat
genoa-web-desk-counter = ellenajánlat
genoa-web-desk-note = javaslat
genoa-web-desk-call = felhívás
genoa-web-desk-whom = Kinek szól?
genoa-web-desk-for = Mire szól?
genoa-web-desk-where = Melyik mezőre? Nyomd meg a táblán, vagy válaszd ki:
genoa-web-desk-empty = Tegyél bele dukátot vagy árut.
genoa-web-you-give = Te adsz
genoa-web-you-want = Amit { $seat } adjon cserébe
genoa-web-they-give = { $seat } ad
genoa-web-you-hand = Te adsz
genoa-web-you-add = Amit hozzáteszel
genoa-web-sold-action = az itteni akciót
genoa-web-sold-both = a lépést és a ház akcióját
genoa-web-sold-step = a lépést
genoa-web-pledge = Zálog abból, amit az akció hoz
genoa-web-note-price = Az árad
genoa-web-call-want = Ezt szeretnéd
genoa-web-add-want = kérek cserébe
genoa-web-add-hand = adok hozzá
genoa-web-add-pledge = zálog
genoa-web-standing = Legyen belőle ajánlat, amint a torony mellé ér
genoa-web-show-card = A kereskedő lássa a kártyát
genoa-web-uses-extra = Az akció egy Extra akció lapkába kerül.
genoa-web-preset-help = Valahányszor eladó, ezt ajánlom
genoa-web-cancel = Mégse
genoa-web-send-offer = Megajánlom
genoa-web-send-preset = Megjegyzem
genoa-web-send-draft = Felírom
genoa-web-send-note = Javaslom
genoa-web-send-call = Ezt kérem
genoa-web-send-counter = Elküldöm ({ $seat })
genoa-web-less = 5 dukáttal kevesebb
genoa-web-more = 5 dukáttal több
genoa-web-ducats = dukát
genoa-web-item = { $item }, { $n } / { $most }
genoa-web-nothing = semmi
genoa-web-face-contract = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-web-face-message = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-web-face-small_order = { $goods } – { $places }
genoa-web-face-large_order = { $goods } – { $places }

## Phase 3

genoa-web-claim-street = Melyik utcáról?
genoa-web-deed-take = jelzőt teszek rá
genoa-web-deed-oust = leveszem a jelzőjét (1)
genoa-web-deed-seize = a sajátomra cserélem (2)
genoa-web-claim-do = { $n ->
    [0] Megszerzem
    [one] { $n } épületet szerzek
   *[other] { $n } épületet szerzek
}

## What one has

genoa-web-your-ducats = Dukátjaid
genoa-web-money-hidden = csak te látod
genoa-web-money-open = mindenki látja
genoa-web-your-goods = Áruid
genoa-web-your-tiles = Lapkáid
genoa-web-your-cards = Kártyáid · { $n }{ $pay ->
    [0] { "" }
   *[other] { " · a szerződések most" } { $pay } dukátot érnek
}
genoa-web-no-cards = Nincs lap a kezedben.
genoa-web-have = { $item }, nálad { $n }
genoa-web-marker = tulajdonjelző
genoa-web-marker-short = jelző
genoa-web-complete = megvan hozzá az áru
genoa-web-tile-start_space = Startmező
genoa-web-tile-trade_1_1 = 1:1 keres­kedés
genoa-web-tile-any_commodity = Választ­ható árucikk
genoa-web-tile-building_action = Épület­akció
genoa-web-tile-extra_action = Extra akció
genoa-web-deck-contract = Szerződés
genoa-web-deck-message = Üzenet
genoa-web-deck-small_order = Kis megrendelés
genoa-web-deck-large_order = Nagy megrendelés
genoa-web-when-contract = a játék végén
genoa-web-when-message = egy körben
genoa-web-when-small_order = ottani akcióval
genoa-web-when-large_order = ebben a villában
genoa-web-plate-actions = { $n ->
    [0] nincs akciója
    [one] { $n } akciója van
   *[other] { $n } akciója van
}
genoa-web-plate-cards = { $contract } szerződés, { $message } üzenet, { $small } kis és { $large } nagy megrendelés
genoa-web-plate-markers = { $n } jelző kéznél, { $on } épületen, { $left } a központi talonban

## Sheets

genoa-web-card-owner = { $seat } a tulajdonosa: { $n } dukátot kap, valahányszor más hajtja végre az akcióját.
genoa-web-card-streets = Innen szerezhető meg: { $streets }.
genoa-web-card-no-street = Nem érintkezik utcával, ezért nem szerezhető meg.
genoa-web-card-beside = Szomszédai: { $spaces }.
genoa-web-card-cards = Kártyák: { $cards }.
genoa-web-card-market = Ha a torony innen indul, lép a fordulójelző, és rövidebb lesz a játék. Ha csak áthalad rajta, nem történik semmi.
genoa-web-card-street = Nincs akciója. Ha a kör végén korong van rajta, a mellette álló épületek megszerezhetők.
genoa-web-card-visited = { $buildings ->
    [none] Ebben a körben a torony egyik épületben sem járt.
   *[other] Ebben a körben itt már járt: { $buildings }.
}
genoa-web-card-run = A sorozatod: { $buildings }, most { $n } dukátot ér.
genoa-web-card-missing = Még hiányzik: { $goods }.
genoa-web-card-complete = Minden áru megvan hozzá.
genoa-web-card-deck = { $contract ->
    [1] { $deck }, a végén sorozatonként fizet
   *[0] { $deck }, { $n } dukát
}
genoa-web-card-places = Hol: { $buildings }.
genoa-web-card-marker = A 3. fázisban épületre teheted, vagy áruként továbbadhatod. Az épületen 10 dukátot hoz, valahányszor más hajtja végre az akcióját, és még 10-et a játék végén.
genoa-web-card-tile = Speciális lapka innen: { $buildings }
genoa-web-card-good = Árucikk innen: { $building }
genoa-web-card-supply = { $n } van a talonban
genoa-web-card-pile = { $n } képpel lefelé, alatta { $up } képpel felfelé
genoa-web-card-face-up = Képpel felfelé: { $cards }.

## Points

genoa-web-if-now = Ha most érne véget
genoa-web-final = A végeredmény
genoa-web-total = Összesen
genoa-web-at-least = { $n }+
genoa-web-score-note = A többiek szerződései titkosak, és a pénzük is, ha az asztal elrejti.

## Text mode

genoa-web-text-tower = A torony
genoa-web-text-path = Eddigi útja: { $spaces }.
genoa-web-text-at = Itt áll: { genoa-part-space }.
genoa-web-text-targets = Eladó: { $spaces }.
genoa-web-text-discs = Korongok: { $spaces }.
genoa-web-text-used = Ebben a körben elhasznált akciók: { $buildings ->
    [none] nincs
   *[other] { $buildings }
}.
genoa-web-text-no-tower = { $seat } még nem indította el a tornyot.
genoa-web-text-offers = Ajánlatok és javaslatok
genoa-web-offer-line = { $seat } ajánlata ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-web-counter-line = Ellenajánlat { $seat } részére ({ genoa-part-space }), amit ad: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-web-draft-line = A te terved ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }. Csak te látod.
genoa-web-note-line = { $seat } javaslata ({ genoa-part-space }): { $price }. Nem kötelez senkit.
genoa-web-counter-terms = Amit adsz ({ genoa-part-space }): { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; megkapod: { $take }
}{ genoa-part-extra }.
genoa-web-text-yours = Amid van
genoa-web-text-ducats = { $n } dukát
genoa-web-text-things = { $things ->
    [none] Semmi más
   *[other] { $things }
}
genoa-web-text-players = Játékosok
genoa-web-text-player = { $seat }: { $ducats ->
    [-1] rejtett pénz
   *[other] { $ducats } dukát
}; hátralévő akciója: { $actions }; van nála: { $things ->
    [none] semmi
   *[other] { $things }
}; kártyái: { $cards ->
    [none] nincs
   *[other] { $cards }
}; épületei: { $buildings ->
    [none] nincs
   *[other] { $buildings }
}
genoa-web-text-supply = { $things }
genoa-web-text-decks = Képpel lefelé: { $cards }
genoa-web-text-buildings = Épületek
genoa-web-text-building = { $building }{ $owned ->
    [1] { " (" }{ $seat })
   *[0] { "" }
}: { $text } Szomszédai: { $spaces }.

## The first-game guide

genoa-web-tip-start = Te vagy a kereskedő. A kockák mondják meg, honnan indul a torony: a kék az oszlopot, a piros a sort adja. Onnan legfeljebb négyet lép.
genoa-web-tip-house = A torony olyan épületen áll, amelynek szabad az akciója. Egy körben mindenkinek egy akciója van, neked is: hajtsd végre magad, vagy add el.
genoa-web-tip-offer = A kereskedőtől vásárolsz. Nyomj egy mezőre, rakd össze az árat dukátból, áruból, lapkából, jelzőből vagy kártyából, és írd fel. Csak akkor fizetsz, ha elfogadják.
genoa-web-tip-sealed = Több mezőre is felírhatsz ajánlatot. Senki sem látja őket, amíg mindenki be nem adta a válaszát, ezért ha kész vagy, add be.
genoa-web-tip-cards = A kártyáid mutatják, merre érdemes menned: az üzenet akkor fizet, ha a torony egy körben mindkét épületben járt; a megrendeléshez az áru és ottani akció kell; a szerződés a végén fizet, szomszédos épületekért egyre többet.
genoa-web-tip-decide = Az ajánlatok zászlóként állnak a táblán és sorokban mellette. Az elfogadás végleges: a torony lép, a vevő végrehajtja az akciót. Ajánlat nélkül is léphetsz.
genoa-web-tip-duty = Valaki ajánl valamit erre az akcióra, és semmit sem kér cserébe. Így nem veszhet el: fogadj el egy ajánlatot, vagy hajtsd végre te.
genoa-web-tip-counter = Kevés? Nyomd meg egy sorban az Ellenajánlat gombot, és írd át a feltételeket. Az eredeti ajánlat addig is áll.
genoa-web-tip-free = Senki sem ajánl semmit. Oda mész, ahová akarsz: abba az épületbe, amelyik neked kell, vagy egy utcára, amely mellett épületet szereznél.
genoa-web-tip-reply = A kereskedő a saját feltételeivel válaszol. Ha beleegyezel, az alku azonnal létrejön; ha elutasítod, a te ajánlatod úgy áll, ahogy eddig.
genoa-web-tip-action = Az akciód: egyszer az épület hatása, előtte vagy utána bármelyik lapkád, és egy megrendelés. Végül fejezd be.
genoa-web-tip-order = Van ide szóló kis megrendelésed és hozzá való árud: teljesítsd ebben az akcióban 40 dukátért.
genoa-web-tip-acquire = A korongos utcákról jelzőt tehetsz a mellettük álló épületekre. A saját épületed 10 dukátot hoz, valahányszor más hajtja végre az akcióját, és 10-et a végén.
genoa-web-tip-live = Nyitva a tárgyalás: mindenki bármikor léphet, és ami előbb érkezik, az számít. A kereskedő néhány másodperc után továbbmehet.
genoa-web-tip-last = Az utolsó forduló. Az áruk és lapkák a végén semmit sem érnek: váltsd őket dukátra.
