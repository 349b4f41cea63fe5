### Genoa az asztalon, mindkét kliensnek: tábla, alku, lapok, pontok, kalauz; és amit a terminálban be lehet írni.
###
### A dolgok neve a kért alakban áll, a játékosoké nem kap ragot. A $sort, $state értéke angol marad. A „|” a táblán sort tör.

## Where we are

genoa-board-round = { $n }. forduló
genoa-board-phase-1 = Kezdőmező
genoa-board-phase-2 = Lépés és alku
genoa-board-phase-3 = Épületszerzés
genoa-board-left = { $n ->
    [1] utolsó forduló
   *[other] még legfeljebb { $n } forduló
}
genoa-board-trader = kereskedő
genoa-board-moves-left = { $n ->
    [0] nincs több lépés
   *[other] még { $n } lépés
}
genoa-board-title-over = Vége a játéknak

## The board

genoa-board-board = Genoa táblája
genoa-board-at = kék { $blue }, piros { $red }
genoa-board-tower-here = { $n ->
    [one] a torony { $n } koronggal
   *[other] a torony { $n } koronggal
}
genoa-board-discs-here = { $n ->
    [one] { $n } korong
   *[other] { $n } korong
}
genoa-board-owned = tulajdonosa { $seat }
genoa-board-used = akciója elhasználva
genoa-board-offer-label = { $sort ->
    [street] { $seat } ajánlata ({ $space }): { $give }
   *[other] { $seat } ajánlata ({ $space }): { $give }
}{ $take ->
    [none] { "" }
   *[other] , cserébe kéri: { $take }
}
genoa-board-name-guild_hall = Céhház
genoa-board-name-city_hall = Város-|háza
genoa-board-name-post_office = Posta-|hivatal
genoa-board-name-cathedral = Kated-|rális
genoa-board-name-palace = Palota
genoa-board-name-park = Park
genoa-board-name-coach_house = Kocsiszín
genoa-board-name-harbor = Kikötő
genoa-board-name-inn = Fogadó
genoa-board-name-tavern = Kocsma
genoa-board-name-drinks = Italraktár
genoa-board-name-metals = Fémraktár
genoa-board-name-fabric = Szövetraktár
genoa-board-name-spices = Fűszerraktár
genoa-board-name-colini = Villa|Colini
genoa-board-name-monetti = Villa|Monetti
genoa-board-name-ricci = Villa|Ricci
genoa-board-name-zasteri = Villa|Zasteri
genoa-board-name-market = Piac
genoa-board-group-villa = Villa
genoa-board-group-warehouse = Raktár
genoa-board-group-special = Különleges épület
genoa-board-group-center = Piac melletti épület

## Signs and short names on a narrow screen

genoa-board-letter-p1 = P
genoa-board-letter-p2 = Z
genoa-board-letter-p3 = K
genoa-board-letter-p4 = S
genoa-board-letter-p5 = F
genoa-board-short-guild_hall = Céhház
    .tiny = Céhház
genoa-board-short-city_hall = Városháza
    .tiny = Vár.h.
genoa-board-short-post_office = Posta
    .tiny = Posta
genoa-board-short-cathedral = Katedr.
    .tiny = Kated.
genoa-board-short-palace = Palota
    .tiny = Palota
genoa-board-short-park = Park
    .tiny = Park
genoa-board-short-coach_house = Kocsiszín
    .tiny = Kocsi
genoa-board-short-harbor = Kikötő
    .tiny = Kikötő
genoa-board-short-inn = Fogadó
    .tiny = Fogadó
genoa-board-short-tavern = Kocsma
    .tiny = Kocsma
genoa-board-short-drinks = Ital
    .tiny = Ital
genoa-board-short-metals = Fém
    .tiny = Fém
genoa-board-short-fabric = Szövet
    .tiny = Szövet
genoa-board-short-spices = Fűszer
    .tiny = Fűszer
genoa-board-short-colini = V.Colini
    .tiny = Colini
genoa-board-short-monetti = V.Monetti
    .tiny = Monet.
genoa-board-short-ricci = V.Ricci
    .tiny = Ricci
genoa-board-short-zasteri = V.Zasteri
    .tiny = Zast.
genoa-board-short-market = piac
    .tiny = piac
genoa-board-street = utca
genoa-board-kind-start_space = Startmező
genoa-board-kind-trade_1_1 = 1:1 keresk.
genoa-board-kind-any_commodity = Választható
genoa-board-kind-building_action = Épületakció
genoa-board-kind-extra_action = Extra akció
genoa-board-kind-contract = C szerződés
genoa-board-kind-message = M üzenet
genoa-board-kind-small_order = S kis megr.
genoa-board-kind-large_order = L nagy megr.
genoa-board-sign-tower = torony
genoa-board-sign-disc = korong
genoa-board-sign-owner = tulajdonos
genoa-board-sign-used = nincs már akció
genoa-board-sign-first = kezdőjátékos
genoa-board-signs-tower = ▲4 | a torony, 4 koronggal
genoa-board-signs-disc = ● | hátrahagyott korong; az ilyen utca mellett lehet épületet szerezni
genoa-board-signs-owner = P Z … | kinek a jelzője áll az épületen
genoa-board-signs-used = × | az épület akcióját ebben a körben már felhasználták, vagy elveszett
genoa-board-signs-first = * | a kezdőjátékos
genoa-board-signs-ducats = dukát | a pénz; kérdőjel, ha rejtett
genoa-board-signs-actions = akció | hány akció maradt a körben, Extra akció lapkák nélkül
genoa-board-signs-markers = jelző | tulajdonjelzők a saját + a központi talonban
genoa-board-signs-cards = C M S L | hány szerződés, üzenet, kis és nagy megrendelés

## The bargaining panel

genoa-board-tab-deal = Alku
genoa-board-title-house = Alku az akcióról: { genoa-part-space }
genoa-board-title-road = Alku a következő lépésről
genoa-board-title-action = Akció: { $sort ->
    [street] { $space }
   *[other] { $space }
}
genoa-board-title-acquire = Épületszerzés
genoa-board-title-turn = Kereskedő: { $seat }
genoa-board-sub-floor = { $n ->
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
genoa-board-sub-action = { $seat } akciója
genoa-board-empty = Nincs ajánlat.
genoa-board-empty-yours = Még nincs ajánlat. Nyomj egy mezőre, vagy válassz alább.
genoa-board-empty-asking = A többiek írnak. Minden ajánlat egyszerre jelenik meg.
genoa-board-offer-for = Ajánlatot teszek erre:
genoa-board-gives = Ad
genoa-board-wants = Kér
genoa-board-gets = Kap
genoa-board-pledges = Zálog
genoa-board-you-row = Te
genoa-board-draft = Eddigi válaszod
genoa-board-only-draft = csak te látod, még nem adtad be
genoa-board-will-withdraw = vissza lesz vonva
genoa-board-accept-short = Elfogadom
genoa-board-counter-short = Ellenajánlat
genoa-board-change = Módosítom
genoa-board-withdraw-short = Visszavonom
genoa-board-counter-open = A kereskedő ellenajánlata
genoa-board-notes-free = A javaslat nem kötelez senkit.
genoa-board-standing-short = magától ajánlat lesz
genoa-board-supply = Készlet a táblán
genoa-board-supply-item = { $item }, a talonban { $n }
genoa-board-take-one = Ezek közül egyet elvehetsz
genoa-board-step-main = Az épület hatása, egyszer
genoa-board-step-order = Legfeljebb egy megrendelés
genoa-board-owes = A végén { $seat } kapja

## The desk

genoa-board-cancel = Mégse
genoa-board-quick = Azonnal ajánlom:
genoa-board-passing-turn = A körödig passzolsz. Erről csak te tudsz.
genoa-board-passing-addressed = A körödig vagy egy ellenajánlatig passzolsz. Erről csak te tudsz.
genoa-board-clock-floor_min = { $time } múlva mehet tovább a torony
genoa-board-clock-close_seconds = { $time } az utolsó ajánlatokra, aztán elvész az akció
genoa-board-clock-floor_max = { $time } az új ajánlatokra
genoa-board-clock-decide_seconds = { $time } a döntésre
genoa-board-clock-answer_seconds = Legalább { $time } az utolsó ajánlat megválaszolására
genoa-board-keep-preset = Valahányszor eladó, ezt ajánlom
genoa-board-less = { $n } dukáttal kevesebb
genoa-board-more = { $n } dukáttal több
genoa-board-item = { $item }, { $n } / { $most }
genoa-board-nothing = semmi
genoa-board-face-contract = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-board-face-message = { $places }{ $goods ->
    [none] { "" }
   *[other] { " " }{ $goods }
}
genoa-board-face-small_order = { $goods } – { $places }
genoa-board-face-large_order = { $goods } – { $places }
genoa-board-claim-do = { $n ->
    [0] Megszerzem
    [one] { $n } épületet szerzek
   *[other] { $n } épületet szerzek
}

## What players have

genoa-board-your-ducats = Dukátjaid
genoa-board-money = { $money ->
    [open] mindenki látja
   *[other] { $shown ->
        [true] mindenki látja
       *[other] csak te látod
    }
}
genoa-board-your-goods = Áruid
genoa-board-your-tiles = Lapkáid
genoa-board-your-cards = Kártyáid · { $n }{ $pay ->
    [0] { "" }
   *[other] { " · a szerződések most" } { $pay } dukátot érnek
}
genoa-board-no-cards = Nincs lap a kezedben.
genoa-board-have = { $item }, nálad { $n }
genoa-board-marker = tulajdonjelző
genoa-board-complete = megvan hozzá az áru
genoa-board-tile-start_space = Startmező
genoa-board-tile-trade_1_1 = 1:1 keres­kedés
genoa-board-tile-any_commodity = Választ­ható árucikk
genoa-board-tile-building_action = Épület­akció
genoa-board-tile-extra_action = Extra akció
genoa-board-deck-contract = Szerződés
genoa-board-deck-message = Üzenet
genoa-board-deck-small_order = Kis megrendelés
genoa-board-deck-large_order = Nagy megrendelés
genoa-board-when-contract = a játék végén
genoa-board-when-message = egy körben
genoa-board-when-small_order = ottani akcióval
genoa-board-when-large_order = ebben a villában
genoa-board-plate-actions = { $n ->
    [0] nincs akciója
    [one] { $n } akciója van
   *[other] { $n } akciója van
}
genoa-board-plate-cards = { $contract } szerződés, { $message } üzenet, { $small } kis és { $large } nagy megrendelés
genoa-board-plate-markers = { $n } jelző kéznél, { $on } épületen, { $left } a központi talonban
genoa-board-column-ducats = dukát
genoa-board-column-actions = akció
genoa-board-column-markers = jelző
genoa-board-column-goods = árucikkek · lapkák
genoa-board-own = Kártyáid ({ $n })
genoa-board-cards-contract = szerződések
genoa-board-cards-message = üzenetek
genoa-board-cards-small_order = kis megrendelések
genoa-board-cards-large_order = nagy megrendelések
genoa-board-worth = (most { $n } dukátot ér)
genoa-board-by-hand = Az üzeneteidet te magad kézbesíted.
genoa-board-quiet = Minden mezőnél passzolsz, kivéve azokat, amelyeket figyelsz.
genoa-board-presets = { $n ->
    [one] { $n } előre megadott ajánlatod van.
   *[other] { $n } előre megadott ajánlatod van.
}

## Sheets

genoa-board-card-owner = { $seat } a tulajdonosa: 10 dukátot kap, valahányszor más hajtja végre az akcióját.
genoa-board-card-streets = Innen szerezhető meg: { $streets }.
genoa-board-card-no-street = Nem érintkezik utcával, ezért nem szerezhető meg.
genoa-board-card-beside = Szomszédai: { $spaces }.
genoa-board-card-cards = Kártyák: { $cards }.
genoa-board-card-market = Ha a torony innen indul, lép a fordulójelző, és rövidebb lesz a játék. Ha csak áthalad rajta, nem történik semmi.
genoa-board-card-street = Nincs akciója. Ha a kör végén korong van rajta, a mellette álló épületek megszerezhetők.
genoa-board-card-held = { $deck ->
    [contract] A sorozatod: { $run }, most { $n } dukátot ér.
    [message] { $done ->
        [none] Ebben a körben a torony egyik épületben sem járt.
       *[other] Ebben a körben itt már járt: { $done }.
    }
   *[other] { $missing ->
        [none] Minden áru megvan hozzá.
       *[other] Még hiányzik: { $missing }.
    }
}
genoa-board-card-deck = { $sort ->
    [contract] { $deck }, a végén sorozatonként fizet
   *[other] { $deck }, { $n } dukát
}
genoa-board-card-places = Hol: { $buildings }.
genoa-board-card-marker = A 3. fázisban épületre teheted, vagy áruként továbbadhatod. Az épületen 10 dukátot hoz, valahányszor más hajtja végre az akcióját, és még 10-et a játék végén.
genoa-board-card-tile = Speciális lapka innen: { $buildings }
genoa-board-card-good = Árucikk innen: { $building }
genoa-board-card-supply = { $n } van a talonban
genoa-board-card-pile = { $n } képpel lefelé, alatta { $up } képpel felfelé
genoa-board-card-face-up = Képpel felfelé: { $cards }.
genoa-board-thing-building = épület
genoa-board-thing-deck = { $n } kártya
genoa-board-about-streets = { $board }: innen szerezhető meg: { $streets }.
genoa-board-about-no-street = { $board }: nem érintkezik utcával, nem szerezhető meg.
genoa-board-both-boards = mindkét tábla
genoa-board-about-beside = { $board }, szomszédai: { $spaces }.

## Points

genoa-board-if-now = Ha most érne véget
genoa-board-final = A végeredmény
genoa-board-total = Összesen
genoa-board-at-least = { $n }+
genoa-board-score-note = A többiek szerződései titkosak, és a pénzük is, ha az asztal elrejti.

## In words: text mode and the terminal

genoa-board-text-tower = A torony
genoa-board-text-path = Eddigi útja: { $spaces }.
genoa-board-text-at = Itt áll: { genoa-part-space }.
genoa-board-text-targets = Eladó: { $spaces }.
genoa-board-text-discs = Korongok: { $spaces }.
genoa-board-text-used = Ebben a körben elhasznált akciók: { $buildings ->
    [none] nincs
   *[other] { $buildings }
}.
genoa-board-text-no-tower = { $seat } még nem indította el a tornyot.
genoa-board-text-offers = Ajánlatok és javaslatok
genoa-board-offer-line = { $seat } ajánlata ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-board-counter-line = Ellenajánlat { $seat } részére ({ genoa-part-space }), amit ad: { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }.
genoa-board-draft-line = A te terved ({ genoa-part-space }): { genoa-part-price }{ genoa-part-take }{ genoa-part-extra }. Csak te látod.
genoa-board-note-line = { $seat } javaslata ({ genoa-part-space }): { $price }{ $standing ->
    [1] { " (" }{ genoa-board-standing-short })
   *[0] { "" }
}. Nem kötelez senkit.
genoa-board-text-yours = Amid van
genoa-board-text-ducats = { $n } dukát
genoa-board-text-things = { $things ->
    [none] Semmi más
   *[other] { $things }
}
genoa-board-text-players = Játékosok
genoa-board-text-player = { $seat }: { $ducats ->
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
genoa-board-text-supply = { $things }
genoa-board-text-decks = Képpel lefelé: { $cards }
genoa-board-text-buildings = Épületek
genoa-board-text-building = { $building }{ $owned ->
    [1] { " (" }{ $seat })
   *[0] { "" }
}: { $text } Szomszédai: { $spaces }.
genoa-board-player-has = Amije van: { $things }.
genoa-board-player-owns = Az övé: { $things }.
genoa-board-player-known = Ezeket a kártyáit ismered: { $things }.
genoa-board-player-auto = Az üzenetei maguktól kézbesülnek.
genoa-board-player-hand = Az üzeneteit maga kézbesíti.
genoa-board-watching = Ezekről mindenképp megkérdezünk: { $spaces }.

## Tables to choose from

genoa-board-set-main = Fő tábla
    .text = A villák nem érintkeznek utcával, ezért nem lehetnek senkié.
genoa-board-set-alt = Tartalék tábla
    .text = A villák utcák mellett állnak, és megszerezhetők.
genoa-board-set-live = Fő tábla, élő tárgyalás
    .text = Bárki bármikor ajánlatot tehet; ennél a képernyőnél sorban kaptok szót, és ha mindenki hagyja múlni az időt, letelik a következő óra.

## What can be asked about in the terminal

genoa-board-topic-offers = hogyan írható be ajánlat, ellenajánlat, javaslat és felhívás
    .words = ajánlatok ajánlat ellenajánlat javaslat felhívás
genoa-board-topic-instructions = beállítások és előre megadott utasítások: auto, csend, figyel, előre
    .words = utasítások csend figyel előre felejt pénz
genoa-board-topic-signs = a képernyő jelei
    .words = jelek
genoa-board-topic-buildings = melyik épület mit hoz
    .words = épületek
genoa-board-topic-tiles = a speciális lapkák
    .words = lapkák
genoa-board-topic-cards = a paklik, és melyik kártyák vannak képpel felfelé
    .words = kártyák paklik
genoa-board-topic-player = egy játékos: mije van, melyik épület az övé, melyik kártyáját ismered
genoa-board-howto-offers =
    ajánlat 15d + selyem a kikötőért | 15 dukátot és egy selymet ajánlasz a Kikötőbe lépésért és az ottani akcióért, vagy ha a torony már ott áll, csak az akcióért.
    ajánlat 10d és m05 a fogadóért cserébe szerződés | 10 dukátot és az m05 üzenetedet adod, és a kereskedő egyik, általa választott szerződését kéred. A végén a „rejtve” vagy a „mutatva” szó mondja meg, látja-e a kereskedő a kártyát.
    ajánlat a parkért zálog extra akció | Azzal fizetsz, amit maga az akció hoz.
    visszavonom kikötő | Visszavonod az ajánlatodat.
    javaslat 15d coliniért | Ár egy távolabbi mezőre; ha a végére odaírod, hogy „állandó”, magától ajánlat lesz belőle.
    ellenajánlat Béla 20d kikötőért cserébe sör | A kereskedő javasolja: Béla 20 dukátot ad, és a Kikötőt meg egy sört kap érte.
    felhívás 20d kikötőért | A kereskedő megmondja, minek örülne.
    Mi írható be: dukát 15d; bors, sáfrány, ezüst, réz, vászon, selyem, sör, bor; startmező, csere, választható, épületakció, extra akció; 2 jelző; saját kártyád a számával (c01, m05, s11, l07), a másiké a paklijával: szerződés, 2 üzenet. Elég egy név eleje is. A -ért végződés helyett külön is írhatod: ért kikötő. Ha Extra akció lapka kell hozzá, azt a játék magától hozzáteszi.
genoa-board-howto-instructions =
    auto ki | Mostantól te magad kézbesíted az üzeneteidet; „auto be”: maguktól mennek. Bármelyik kérdésnél beírható.
    pénz nyílt | Megmutatod a pénzedet, ha az asztalnál ez mindenkinek a saját dolga; „pénz rejtett”: elrejted.
    csend be | Ha ajánlatot kérnek, magától passzol helyetted; „csend ki”: vége. Ez és a következők csak akkor írhatók be, amikor ajánlatot kérnek tőled.
    figyel kikötő | De ha ez a mező eladó, téged is megkérdez.
    előre 10d kikötőért | Valahányszor ez a mező eladó és téged kérdeznek, ezt ajánlja fel helyetted, ha érvényes. A végén „extra=1”: Extra akció lapkával.
    felejt kikötő | Elfelejti, amit erre a mezőre kértél.

## The first-game guide

genoa-board-aim = A célod: a legtöbb dukát a játék végén.
genoa-board-tip-cards = A kártyáid mutatják, merre érdemes menned: az üzenet akkor fizet, ha a torony egy körben mindkét épületben járt; a megrendeléshez az áru és ottani akció kell; a szerződés a végén fizet, szomszédos épületekért egyre többet.
genoa-board-tip-duty = Valaki ajánl valamit erre az akcióra, és semmit sem kér cserébe. Így nem veszhet el: fogadj el egy ajánlatot, vagy hajtsd végre te.
genoa-board-tip-counter = Kevés? Nyomd meg egy sorban az Ellenajánlat gombot, és írd át a feltételeket. Az eredeti ajánlat addig is áll.
genoa-board-tip-reply = A kereskedő a saját feltételeivel válaszol. Ha beleegyezel, az alku azonnal létrejön; ha elutasítod, a te ajánlatod úgy áll, ahogy eddig.
genoa-board-tip-live = Nyitva a tárgyalás: mindenki bármikor léphet, és ami előbb érkezik, az számít. A kereskedő néhány másodperc után továbbmehet.
genoa-board-tip-last = Az utolsó forduló. Az áruk és lapkák a végén semmit sem érnek: váltsd őket dukátra.

## What is typed

genoa-typed-verb-offer = ajánlat ajánl ajánlok ajánlom
genoa-typed-verb-counter = ellenajánlat ellen
genoa-typed-verb-note = javaslat javaslom javasol
genoa-typed-verb-call = felhívás felhív felhívok
genoa-typed-verb-preset = előre
genoa-typed-verb-withdraw = visszavonom
genoa-typed-verb-watch = figyel figyelem
genoa-typed-verb-drop = felejt felejtsd
genoa-typed-verb-go = lép lépek megyek
genoa-typed-verb-start = indul indulok
genoa-typed-verb-act = épület
genoa-typed-verb-auto = auto
genoa-typed-verb-quiet = csend
genoa-typed-verb-purse = pénz
genoa-typed-verb-accept = elfogad elfogadom
genoa-typed-verb-agree = rendben egyetértek
genoa-typed-verb-refuse = elutasít elutasítom
genoa-typed-verb-stop = megáll megállok
genoa-typed-verb-lapse = elvész
genoa-typed-verb-invite = felkér felkérem
genoa-typed-verb-use = magam
genoa-typed-verb-roll = dob dobok
genoa-typed-verb-pass = passz passzolok
genoa-typed-section-for = ért
genoa-typed-section-taking = kérek cserébe adok
genoa-typed-section-pledging = zálog zálogul zálogként zálogba
genoa-typed-section-hidden = rejtve
genoa-typed-section-shown = mutatva
genoa-typed-section-standing = állandó
genoa-typed-switch-on = be nyílt igen
genoa-typed-switch-off = ki rejtett nem
genoa-typed-fillers = a az és egy meg plusz db lapka lapkát kártya kártyát lap lapot
genoa-typed-ducats = d duk dukát dukátot
genoa-typed-words-pepper = bors, borsot
genoa-typed-words-saffron = sáfrány, sáfrányt
genoa-typed-words-silver = ezüst, ezüstöt
genoa-typed-words-copper = réz, rezet
genoa-typed-words-linen = vászon, vásznat
genoa-typed-words-silk = selyem, selymet
genoa-typed-words-ale = sör, sört
genoa-typed-words-wine = bor, bort
genoa-typed-words-start_space = startmező, startmezőt
genoa-typed-words-trade_1_1 = kereskedés, csere
genoa-typed-words-any_commodity = választható, választható áru
genoa-typed-words-building_action = épületakció, épületakciót
genoa-typed-words-extra_action = extra akció, extra akciót
genoa-typed-words-marker = jelző, jelzőt, tulajdonjelző, tulajdonjelzőt
genoa-typed-words-contract = szerződés, szerződést
genoa-typed-words-message = üzenet, üzenetet
genoa-typed-words-small_order = kis megrendelés, kis megrendelést
genoa-typed-words-large_order = nagy megrendelés, nagy megrendelést
genoa-typed-which = „{ $text }” többfélét is jelenthet: { $names }. Írj be belőle többet.
genoa-typed-item = „{ $text }” nem olyasmi, ami gazdát cserélhet. Írj dukátot (15d), árucikket, lapkát, jelzőt vagy kártyát (m05).
genoa-typed-space = „{ $text }” nem a tábla egyik mezője. Írj épületet, utcát (3-2) vagy azt, hogy piac.
genoa-typed-no-space = Melyik mezőért? Írd hozzá, például: a kikötőért.
genoa-typed-player = Kinek szól? Írd az ellenajánlat szó után: { $names }.
