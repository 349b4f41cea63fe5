### Genoa at the table: what happened, what is asked, what a move means, what went wrong, ducats and the end.
###
### Things take the form that they are asked for: { AT($building) }, { genoa-part-space.to }, { ACC($got) }. Players' names
### and cards take none: put them first, behind a colon, in brackets, or as a possessor.
### Buttons (moves) speak in the first person. Lists of things ($give, $take, $pledge, $price, $want, $got) and single ones
### ($item, $wanted) are in the nominative unless asked otherwise. $sort, $here, $setting stay English; "genoa-part-space"
### is just the name of the space.

## Parts of sentences

genoa-others-space = minden más mező
genoa-part-space = { $sort ->
    [street] { $space }
   *[other] { $space }
}
    .at = { AT($space) }
    .to = { TO($space) }
    .from = { FROM($space) }
genoa-part-target = { $here ->
    [1] az itteni akcióra ({ genoa-part-space })
   *[0] { $bare ->
        [1] a következő lépésre ({ genoa-part-space })
       *[0] a következő lépésre és az akcióra ({ genoa-part-space })
    }
}
genoa-part-price = { $give ->
    [none] { $pledge ->
        [none] semmi
       *[other] zálogként { $pledge }
    }
   *[other] { $pledge ->
        [none] { $give }
       *[other] { $give }, zálogként { $pledge }
    }
}
genoa-part-take = { $take ->
    [none] { "" }
   *[other] ; cserébe: { $take }
}
genoa-part-extra = { $extra ->
    [0] { "" }
   *[1] { " (" }{ genoa-tile-extra_action } lapkával)
}
genoa-part-face = { $face ->
    [none] { "" }
    [back] ; a kártya rejtve marad
   *[trader] ; a kereskedő látja a kártyát
}
genoa-deed-take = { $building } – jelzőt teszek rá
    .short = jelzőt teszek rá
genoa-deed-oust = { $building } – leveszem a másik jelzőjét
    .short = leveszem a jelzőjét (1)
genoa-deed-seize = { $building } – a sajátomra cserélem a másik jelzőjét
    .short = a sajátomra cserélem (2)

## Events: rounds and the way of the tower

genoa-first-player = { $seat } a kezdőjátékos, és az is marad a játék végéig.
genoa-round = { $left ->
    [1] { $round }. forduló, ez az utolsó.
   *[other] { $round }. forduló. A fordulósávon még { $left } mező van hátra.
}
genoa-turn = Most { $seat } a kereskedő.
    .heading = { $seat } köre
genoa-rolls = { $seat } dobása: kék { $blue }, piros { $red }. A torony { genoa-part-space.from } indul.
genoa-starts = { $seat } { genoa-tile-start_space } lapkát használ. A torony { genoa-part-space.from } indul.
genoa-market-start = { $left ->
    [1] Piaci kezdés: a fordulójelző az utolsó mezőre lép, ez az utolsó forduló.
   *[other] Piaci kezdés: a fordulójelző lép, a fordulósávon még { $left } mező van hátra.
}
    .rule = GEN-2.6
genoa-moves = { $seat } { genoa-part-space.to } lép a toronnyal.
genoa-stops = { $seat } megáll a toronnyal.
genoa-lapses = Elvész { THE($building) } akciója.
    .rule = GEN-5.15

## Events: the floor

genoa-asks = { $about ->
    [house] { $round ->
        [1] { $seat } ajánlatokat kér az itteni akcióra.
       *[other] { $seat } újra ajánlatokat kér az itteni akcióra.
    }
   *[road] { $round ->
        [1] { $seat } ajánlatokat kér a következő lépésre.
       *[other] { $seat } újra ajánlatokat kér a következő lépésre.
    }
}
genoa-answered = { $seat } válaszolt.
genoa-no-offers = Nem érkezett ajánlat.
genoa-offer = { $seat } ajánlata { genoa-part-target }: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-offer-changed = { $seat } új ajánlata { genoa-part-target }: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-offer-shows = { $seat } ezt ajánlja: { $cards }. Rajta kívül ezt csak a kereskedő látja.
genoa-offer-void = { $seat } ajánlata semmis: { genoa-part-space }.
    .rule = GEN-6.46
genoa-own-quiet = { $setting ->
    [turn] Mostantól passzolsz, amíg sorra nem kerülsz. Ezt csak te tudod.
   *[addressed] Mostantól passzolsz, amíg sorra nem kerülsz vagy ellenajánlatot nem kapsz. Ezt csak te tudod.
}
genoa-own-quiet-over = Már nem passzolsz magadtól: megint téged kérdezünk.
genoa-own-passed = Passz helyetted, ahogy kérted.
genoa-own-offer-void = Az ajánlatod semmis, mert már nincs meg hozzá mindened: { genoa-part-space }.
    .rule = GEN-6.46
genoa-withdraws = { $seat } visszavonja az ajánlatát: { genoa-part-space }.
genoa-note = { $seat } javaslata ({ genoa-part-space }): { $price }.
    .rule = GEN-6.7
genoa-call = { $seat } felhívása ({ genoa-part-space }): { $want }.
genoa-counter = A kereskedő ellenajánlata { $seat } részére { genoa-part-target }: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-counter-void = { $seat } ellenajánlata semmis.
genoa-refuses = { $seat } elutasítja az ellenajánlatot.
genoa-recalls = { $seat } visszavonja az ellenajánlatát.
genoa-passes = { $seat } passzol.
genoa-closing = { $seconds ->
    [one] { $seat } bejelenti a zárást: ha { $seconds } másodpercen belül nem jön ajánlat, az akció elvész.
   *[other] { $seat } bejelenti a zárást: ha { $seconds } másodpercen belül nem jön ajánlat, az akció elvész.
}
    .rule = GEN-6.61
genoa-duty = Áll olyan ajánlat, amely semmit sem kér cserébe, így választani kell: { $seat } elfogad egy ajánlatot, vagy végrehajtja az akciót.
    .rule = GEN-6.42
genoa-floor-late = Letelt az idő, több ajánlat és ellenajánlat nem jöhet: { $seat } dolga lezárni a tárgyalást.
    .rule = GEN-6.62

## Events: deals

genoa-deal = Alku { $target } és { $seat } között { genoa-part-target }: { genoa-part-price }{ genoa-part-take }.
genoa-cards-given = { $seat } átadja, { $target } megkapja: { $cards }.
genoa-pledge-paid = { $seat } átadja a zálogot, { $target } megkapja: { $pledge }.
genoa-pledge-fails = { $seat } zálogából nem hozott meg mindent az akció; ami hiányzik, azért semmi sem jár. A zálog ez volt: { $pledge }.
    .rule = GEN-6.27

## Events: actions

genoa-acts = { $extra ->
    [1] { $seat } { genoa-tile-extra_action } lapkával akciót hajt végre { AT($building) }.
   *[0] { $seat } akciót hajt végre { AT($building) }.
}
genoa-owner-paid = { $seat } { THE($building) } tulajdonosaként { $ducats } dukátot kap.
    .rule = GEN-10.12
genoa-main = { $got ->
    [none] { $seat } nem kap semmit { AT($building) }.
   *[other] { $seat } { ACC($got) } kap { AT($building) }.
}
genoa-draws = Ezt húzod: { $cards }.
genoa-ships = { $seat } { $ducats } dukátot kap szállításért ({ $card }).
genoa-fills = { $seat } { $ducats } dukátot kap megrendelésért ({ $card }).
genoa-bonus = { $seat } jutalomlapkája: { $tile }.
genoa-fetches = { $seat } { genoa-tile-any_commodity } lapkát használ: { $commodity }.
genoa-trades = { $seat } { genoa-tile-trade_1_1 } lapkát használ, és ezt adja le: { $item }.
genoa-traded = { $seat } cseréje: { $item } → { $wanted }.
genoa-acts-by-tile = { $seat } { genoa-tile-building_action } lapkát használ: { $building }.
genoa-ends = { $seat } befejezi az akciót { AT($building) }.
genoa-delivers = { $seat } { $ducats } dukátot kap kézbesítésért ({ $card }).
genoa-delivers-no-more = { $seat } ebben a körben már nem kézbesít.
genoa-reshuffled = { $n ->
    [one] Megfordul egy pakli ({ $deck }): { $n } lap.
   *[other] Újrakeveredik egy pakli ({ $deck }): { $n } lap.
}
    .rule = GEN-8.3

## Events: buildings, settings and the end

genoa-claims = { $seat } épületet szerez { genoa-part-space.at }.
genoa-claims-nothing = { $seat } nem szerez épületet.
genoa-ousts = { $building }: { $seat } leveszi { $target } jelzőjét.
genoa-acquires = Mostantól { $seat } { THE($building) } tulajdonosa.
genoa-auto = { $setting ->
    [on] { $seat } üzenetei mostantól maguktól kézbesülnek.
   *[off] { $seat } mostantól maga kézbesíti az üzeneteit.
}
genoa-purse = { $setting ->
    [open] { $seat } mostantól megmutatja a pénzét.
   *[hidden] { $seat } mostantól elrejti a pénzét.
}
genoa-final = { $cards ->
    [none] { $seat }: épületekért { $buildings }, szerződése nincs, összesen { $total } dukát.
   *[other] { $seat }: épületekért { $buildings }, szerződésekért { $contracts } ({ $cards }), összesen { $total } dukát.
}

## Moves: the trader

genoa-move-roll = Dobok a két kockával
genoa-move-start = { genoa-tile-start_space } lapkával { genoa-part-space.from } indulok
genoa-move-use = Végrehajtom az akciót
genoa-move-invite = Ajánlatokat kérek
genoa-move-lapse = Hagyom elveszni az akciót
genoa-move-go = Alku nélkül { genoa-part-space.to } lépek
genoa-move-stop = Megállok a toronnyal
genoa-move-accept = { $also ->
    [none] Elfogadom { $seat } ajánlatát: { genoa-part-space } ({ $version }. változat)
   *[other] Együtt elfogadom { $seat } ({ $version }. változat), valamint { $also } ajánlatát: { genoa-part-space }
}
genoa-move-reopen = Újra ajánlatokat kérek
genoa-move-call = Felhívást teszek ({ genoa-part-space }): { $want }
genoa-move-counter = Ellenajánlatot teszek { $seat } részére ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }
genoa-move-recall = Visszavonom az ellenajánlatomat
genoa-move-close = Bejelentem a zárást: ha nem jön ajánlat, elvész az akció

## Moves: the others

genoa-move-offer = Ajánlatot teszek ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }{ genoa-part-face }{ $order ->
    [none] { "" }
   *[other] ; a zálog fedezete: { $order }
}
genoa-move-withdraw = Visszavonom az ajánlatomat: { genoa-part-space }
genoa-move-note = { $standing ->
    [1] Javaslatot teszek ({ genoa-part-space }): { $price }; ez legyen az ajánlatom, amint a torony odaér mellé
   *[0] Javaslatot teszek ({ genoa-part-space }): { $price }
}
genoa-move-pass = Nincs több (passz)
genoa-move-wait = Várok
genoa-move-agree = Beleegyezem az ellenajánlatba ({ $version }. változat)
genoa-move-refuse = Elutasítom az ellenajánlatot
genoa-move-pick = Ezt adom át: { $card }

## Moves: actions and buildings

genoa-move-main = Végrehajtom az épület hatását (villában: szerződést húzok)
genoa-move-ship = Leszállítom: { $card }
genoa-move-fill = Teljesítem: { $card }
genoa-move-fetch = { genoa-tile-any_commodity } lapka, ezt veszem el: { $commodity }
genoa-move-trade = { genoa-tile-trade_1_1 } lapka, ezt adom le: { $item }
genoa-move-get = Ezt veszem el: { $item }
genoa-move-act = { genoa-tile-building_action } lapka: { THE($building) } hatása
genoa-move-end = Befejezem az akciót
genoa-move-claim = { $two ->
    [none] { $street }: { $one }
   *[other] { $street }: { $one }; { $two }
}

## Moves: messages, settings and the clock

genoa-move-deliver = Kézbesítem: { $card }
genoa-move-auto = { $setting ->
    [on] Az üzeneteim maguktól kézbesüljenek
   *[off] Magam kézbesítem az üzeneteimet
}
genoa-move-purse = { $setting ->
    [open] Mindenkinek megmutatom a pénzemet
   *[hidden] Elrejtem a pénzemet
}
genoa-move-preset = Valahányszor kérdeznek, ezt ajánlom ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-face }
genoa-move-watch = Erről mindenképp kérdezzetek: { genoa-part-space }
genoa-move-quiet = { $setting ->
    [on] Mindenre passzolok, amiről nem kértem, hogy kérdezzetek
    [turn] Passzolok mindenre a körömig
    [addressed] Passzolok mindenre a körömig, vagy amíg ellenajánlatot nem kapok
   *[off] Megint mindenről kérdezzetek
}
genoa-move-drop = Törlöm az utasításaimat: { genoa-part-space }
genoa-move-ring = { $alarm ->
    [floor_min] A kereskedő már léphet vagy megállhat
    [close_seconds] Lejárt a visszaszámlálás
    [floor_max] Lejárt az új ajánlatok ideje
   *[decide_seconds] Lejárt a kereskedő döntési ideje
}

## Errors: offers

genoa-error-trader-deals = Alkut csak a kereskedővel lehet kötni: a többiek ajánlatot tesznek, és a kereskedő válaszol, aki most { $target }. Olyat lépj, ami a te oldaladra tartozik.
genoa-error-no-such-space = Nincs ilyen mező a táblán. Egy épület, egy utca vagy a piac nevét add meg.
genoa-error-no-target = { $about ->
    [house] Most a torony alatti épület akciójáról van szó. Azt nevezd meg.
   *[road] { $fault ->
        [tower] Itt áll a torony, és most a következő lépésről van szó.
        [visited] Itt már járt a torony ebben a körben.
       *[other] Most a következő lépésről van szó, és ez a mező nincs a torony mellett.
    } Olyan mezőt válassz, amely mellette van, és ahol ebben a körben még nem járt, vagy tégy javaslatot.
}
genoa-error-coins = Nincs 5 dukátnál kisebb érme. Öttel osztható összeget adj meg.
genoa-error-both-ducats = Így mindkét fél dukátot fizetne. Csak az egyik oldalon hagyj dukátot.
genoa-error-empty-offer = Az ajánlatban legalább 5 dukát vagy egy áru kell, akár zálogként. Tégy hozzá valamit.
genoa-error-two-players = Két játékosnál nem elég a pénz. Tégy hozzá legalább egy árut, akár zálogként.
genoa-error-extra-needless = Ehhez nem kell { genoa-tile-extra_action } lapka. Hagyd ki.
genoa-error-extra-unsaid = Ezt az akciót csak { genoa-tile-extra_action } lapkával lehet végrehajtani, és az ajánlatban ez nem szerepel. Jelöld be a lapkát.
genoa-error-no-action = Aki ezt az akciót megkapja, annak kell ebben a körben felhasználható akció: az alapakciója vagy egy { genoa-tile-extra_action } lapka. Válassz mást.
genoa-error-not-owned = Ebből nincs ennyi ({ $seat }): { $item }. Adj meg kevesebbet vagy mást.
genoa-error-marker-supply = A központi talonban nincs elég jelző, hogy ennyit kapjon: { $seat }. Adj meg kevesebbet.
genoa-error-too-dear = Nincs { $ducats } dukátod. Adj meg kisebb összeget.
genoa-error-open-purse = Csak { $n } dukátja van, és ezt mindenki látja ({ $seat }). Ennél többet ne kérj.
genoa-error-no-such-card = Nincs ilyen kártyád: { $card }. A sajátjaid közül válassz.
genoa-error-name-cards = A saját kártyáidat egyenként kell megnevezned, nem a paklijuk szerint. Válaszd ki, melyeket adnád.
genoa-error-name-deck = A másik kártyáit nem ismerheted. Paklit és darabszámot kérj.
genoa-error-max-offers = { $n ->
    [one] Egyszerre { $n } célra tehetsz ajánlatot. Vond vissza vagy változtasd meg, ami már megvan.
   *[other] Egyszerre { $n } célra tehetsz ajánlatot. Vonj vissza vagy változtass meg egyet, ami már megvan.
}
genoa-error-nothing-to-withdraw = Ilyen ajánlatod nincs. A sajátjaid közül válassz.
genoa-error-note-near = Javaslat csak olyan mezőre szólhat, amely nincs a torony mellett, és ahol ebben a körben még nem járt. Tégy ajánlatot, ha ez megvehető, vagy válassz másik mezőt.
genoa-error-note-price = Az ár legalább 5 dukát vagy egy áru legyen, a dukát öttel osztható, a kártya pedig a paklija szerint megnevezve. Javítsd ki.
genoa-error-max-notes = { $n ->
    [0] Ennél az asztalnál nincs javaslat. Arra tégy ajánlatot, ami most megvehető.
    [one] Egy körben { $n } javaslatot tehetsz. Várj a következő körig.
   *[other] Egy körben { $n } javaslatot tehetsz. Várj a következő körig.
}

## Errors: pledges

genoa-error-pledge-kind = Ez itt nem lehet zálog: { genoa-part-space }. Csak olyat ajánlj fel, amit maga a megvett akció hoz, vagy adj abból, amid van.
genoa-error-pledge-uncertain = Ennek a zálognak nincs fedezete: { genoa-part-space }. Olyat ajánlj fel, ami van a talonban, vagy adj abból, amid van.
genoa-error-pledge-order = Nincs olyan megrendelésed a hozzá való árucikkekkel, amely fedezné ezt a zálogot. Mást ajánlj fel, vagy adj abból, amid van.
genoa-error-pledge-bare = A puszta lépést veszed meg, így nincs akció, amely zálogot hozhatna. Hagyd ki a zálogot.
genoa-error-pledge-binds = Így nem teljesülhetne a zálogod: { $pledge }. Előbb tedd meg, amin alapul.

## Errors: answers and decisions

genoa-error-no-offer = Neki erre nincs ajánlata: { $target }. Olyat válassz, amelyik áll.
genoa-error-stale = { $target } közben megváltoztatta az ajánlatát. Nézd meg az újat, és dönts újra.
genoa-error-no-counter = Nincs ellenajánlat, amelybe beleegyezhetnél. Nézd meg, mi áll most.
genoa-error-stale-counter = Az ellenajánlat közben megváltozott. Nézd meg az újat, és dönts újra.
genoa-error-counter-open = Még nyitva van egy ellenajánlatod. Vond vissza, vagy várd meg a választ.
genoa-error-max-rounds = { $n ->
    [one] Egy tárgyaláson csak { $n } alkalommal lehet ajánlatokat kérni. Azok közül válassz, amelyek állnak.
   *[other] Egy tárgyaláson csak { $n } alkalommal lehet ajánlatokat kérni. Azok közül válassz, amelyek állnak.
}
genoa-error-max-counters = { $n ->
    [0] Ennél az asztalnál nincs ellenajánlat. Fogadj el egy ajánlatot, vagy zárd le a tárgyalást.
    [one] Egy tárgyaláson { $n } ellenajánlatot tehetsz. Fogadj el egy ajánlatot, vagy zárd le a tárgyalást.
   *[other] Egy tárgyaláson { $n } ellenajánlatot tehetsz. Fogadj el egy ajánlatot, vagy zárd le a tárgyalást.
}
genoa-error-rebid-target = Az ellenajánlat másik mezőről szól. Az új ajánlatod is arra szóljon.
genoa-error-floor-late = Letelt az új ajánlatok és ellenajánlatok ideje. Ami áll, azt még el lehet fogadni.
genoa-error-floor-early = A többieknek még van idejük ajánlatot tenni. Várj néhány másodpercet, vagy amíg mind passzolnak.
genoa-error-barred = A zárás bejelentése után visszavontad az ajánlatodat. Várd meg a következő tárgyalást.
genoa-error-duty = Áll olyan ajánlat, amely semmit sem kér cserébe, ezért az akció nem veszhet el. Fogadj el egy ajánlatot, vagy hajtsd végre az akciót.
genoa-error-lapse = Az akció még nem veszhet el, mert másnak kellhet. Kérj ajánlatokat, vagy jelentsd be a zárást.
genoa-error-settle-first = Az itteni akció még szabad. Mielőtt továbbmész, hajtsd végre, add el, vagy hagyd elveszni.
genoa-error-no-way = { $fault ->
    [tower] A torony már itt áll.
    [visited] Itt már járt a torony ebben a körben.
    [moves] A toronynak nincs több lépése.
   *[far] Ez a mező nincs a torony mellett.
} Olyan mezőt válassz, amely mellette van, és ahol ebben a körben még nem járt.

## Errors: actions

genoa-error-rolled = A torony már elindult. A { genoa-tile-start_space } lapkát a következő körödben használd, dobás helyett.
genoa-error-no-tile = Nincs ilyen lapkád: { $tile }. Válassz mást.
genoa-error-no-window = Ez a lapka csak a saját akciód közben használható. Várj, amíg akcióhoz jutsz.
genoa-error-still-acting = Még tart az akciód. Fejezd be, mielőtt továbblép a torony.
genoa-error-main-first = Még nem hajtottad végre az épület hatását. Tedd meg, mielőtt befejezed az akciót.
genoa-error-main-done = Az épület hatását már végrehajtottad. Válassz mást, vagy fejezd be az akciót.
genoa-error-one-order = Ebben az akcióban már teljesítettél egy megrendelést, és többet nem lehet. A másikat hagyd későbbre.
genoa-error-order-place = Ez a megrendelés másik épülethez szól. Tartsd meg, amíg ott hajtasz végre akciót.
genoa-error-order-goods = Nincs meg minden árucikked ehhez a megrendeléshez. Előbb szerezd meg, ami hiányzik.
genoa-error-palace = A Palotára nem használható { genoa-tile-building_action } lapka. Másik épületedet válaszd.
genoa-error-not-owner = Ezen nincs rajta a jelződ. Olyan épületet válassz, amelyiken rajta van.
genoa-error-not-deliverable = Ezt az üzenetet most nem kézbesítheted. Várd meg, amíg a torony egy körön belül mindkét épületében járt.
genoa-error-no-message = Ez a kártya nem üzenet. Üzenetet kézbesíts, a többit tartsd meg a maga idejére.
genoa-error-no-order = Ez a kártya nem megrendelés. Itt megrendelést teljesíthetsz, a többit tartsd meg a maga idejére.
genoa-error-extra-later = Az { genoa-tile-extra_action } lapka akkor fogy el, amikor ugyanabban a körben újabb akciót hajtasz végre. Tartsd meg addig.
genoa-error-other-tile = Ez a lapka másra való. Külön válaszd ki.
genoa-error-supply-empty = Ebből már nincs a talonban. Válassz mást.
genoa-error-have-none = Ebből nincs mit leadnod. Olyat válassz, amid van.
genoa-error-same-kind = Éppen ilyet adsz le. Más fajtát vegyél el.
genoa-error-trade-kind = Dukátot nem lehet cserélni, kártyát pedig csak látatlanban, a pakli tetejéről vehetsz el. Egy árucikkedet, lapkádat, jelződet vagy kártyádat add le, és árucikket, lapkát, jelzőt vagy egy pakli felső kártyáját vedd el érte.
genoa-error-bonus-kind = A jutalom speciális lapka. A talonban lévők közül válassz.
genoa-error-pick-deck = Az alkuban megnevezett másik pakliból kell kártyát adnod. Azok közül válassz.
genoa-error-pick-bound = Ez a kártya az alkuban máshoz kell, vagy nem ebben az akcióban húztad. Válassz másikat.
genoa-error-no-street = Épületet utcáról lehet szerezni. Olyan utcát válassz, amelyen van korong.
genoa-error-no-disc = Itt nincs korong. Olyan utcát válassz, amelyen van.
genoa-error-nothing-beside = Emellett az utca mellett nincs épület, amelyet megszerezhetnél. Válassz másik utcát.
genoa-error-claim = Ehhez kevés a jelződ, vagy az épület nem emellett az utca mellett áll. Kevesebbet vagy mást válassz.

## Errors: options and boards

genoa-error-first-player = Ő nem lehet kezdőjátékos: { $seat }. Csak { $players } játékos van, közülük válassz, vagy írd azt, hogy „random”.
genoa-error-board-wrong = { $fault ->
    [kind] A játéktábla fájlja itt hibás: { $place }. Mind a 18 épületnek szerepelnie kell, és minden más csak utca vagy a piac lehet.
    [spaces] A játéktáblán { $place } mező van. 39 kell: a 18 épület, 20 utca és pontosan egy piac. Pótold vagy javítsd, ami hiányzik, vagy vedd ki, ami fölösleges.
    [squares] A játéktábla fájlja itt hibás: { $place }. Kell hozzá négyzet („cells”), és egy utca csak egy négyzet lehet. Javítsd ki a „cells” listát.
    [outside] Nincs a táblán ez a négyzet: { $square } ({ $place }). A két szám, a kék és a piros, 1 és 8 közé essen.
    [shared] Ez a négyzet: { $square } két mezőnél is szerepel, az egyik: { $place }. Csak az egyiknél hagyd meg.
    [free] Ez a négyzet egyik mezőhöz sem tartozik: { $square }. Írd be annak a mezőnek a „cells” listájába, amelynek a része.
    [neighbours] A játéktábla fájlja itt hibás: { $place }. Azok a mezők legyenek a szomszédai, amelyekkel közös oldala van.
   *[ring] A szerződések körében a szerződések 14 épülete álljon, mindegyik egyszer, és más ne. Ezeket nézd meg: { $place }.
}

genoa-error-cards-wrong = { $fault ->
    [deck] Hiányzik ez a pakli: { $place }. Tedd vissza úgy, ahogyan az exportban volt.
    [count] Ebben a pakliban: { $place } ennyi kártyának kell lennie: { $expected }, és a „count” is ezt mondja.
    [payout] Szabály, mennyit fizet egy kártya ebből a pakliból: { $place }. A „payout” értéke maradjon { $expected }.
    [id] A kártya azonosítója ({ $place }) a pakli betűje és két számjegy legyen, például { $expected }, és más kártyáé ne legyen ugyanez.
    [building] A kártyán ({ $place }) ez áll: { $expected }, de ilyen épület nincs. A tábla azonosítói közül írj ide egyet.
    [small] A kis megrendelés ({ $place }) célja: { $expected }. A tábla olyan épülete legyen, amely nem villa.
    [large] A nagy megrendelés ({ $place }) célja: { $expected }. A négy villa egyike legyen.
    [places] A kártyán ({ $place }) { $expected ->
        [1] egy épületnek
       *[other] két különböző épületnek
    } kell állnia.
    [good] A kártyán ({ $place }) ez áll: { $expected }, de ilyen árucikk nincs. A tiles.json árucikkei közül írj ide egyet.
    [goods] A kártyán ({ $place }) { $expected ->
        [0] nem állhat árucikk
        [1] egy árucikknek kell állnia
       *[other] három különböző árucikknek kell állnia
    }.
    [contract] Két szerződés szól ugyanarra az épületre: { $place }. Mind a 14 szerződésnek saját épülete legyen.
    [runs] A szerződések táblázata itt hibás: { $place }. Az 1, 2, 3 és több szomszédos épület egyre többet fizessen.
   *[supply] Szabály, nem tartalom, hogy miből mennyi van: { $place }. A tiles.json maradjon úgy, ahogyan az exportban volt.
}
genoa-error-content = { $fault ->
    [neighbours] Itt: { $place } azok legyenek a szomszédok, amelyekkel közös oldala van: { $expected }. Az „adjacent” lista el is hagyható.
    [both] Az utcáknak mindkét táblán ugyanazokon a négyzeteken kell lenniük. Itt térnek el: { $place }.
    [grid] A „grid_rows_top_to_bottom” { $place }. sora mást mond, mint a négyzetek („cells”): { $expected }. Javítsd ki azt, amelyik hibás, vagy hagyd el a rácsot.
    [street] Az utcát ({ $place }) a négyzetéről kell elnevezni: { $expected }.
    [shape] Függjenek össze ennek a négyzetei: { $place }.
   *[action] Szabály, nem tartalom, hogy mit tesz: { $place }. A „{ $expected }” maradjon úgy, ahogyan az exportban volt.
}

## Ducats and the end

genoa-score-ducats = Dukátok
genoa-score-buildings = Épületek
genoa-score-contracts = Szerződések
genoa-tiebreak-goods = több áru (kártya, árucikk és speciális lapka)
genoa-end-last_round = Véget ért az utolsó forduló.
