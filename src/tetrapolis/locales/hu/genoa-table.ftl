### Genoa at the terminal table.

## Signs and short names

play-genoa-letter-p1 = P
play-genoa-letter-p2 = Z
play-genoa-letter-p3 = K
play-genoa-letter-p4 = S
play-genoa-letter-p5 = F

play-genoa-short-guild_hall = Céhház
    .tiny = Céhház
play-genoa-short-city_hall = Városháza
    .tiny = Vár.h.
play-genoa-short-post_office = Posta
    .tiny = Posta
play-genoa-short-cathedral = Katedr.
    .tiny = Kated.
play-genoa-short-palace = Palota
    .tiny = Palota
play-genoa-short-park = Park
    .tiny = Park
play-genoa-short-coach_house = Kocsiszín
    .tiny = Kocsi
play-genoa-short-harbor = Kikötő
    .tiny = Kikötő
play-genoa-short-inn = Fogadó
    .tiny = Fogadó
play-genoa-short-tavern = Kocsma
    .tiny = Kocsma
play-genoa-short-drinks = Ital
    .tiny = Ital
play-genoa-short-metals = Fém
    .tiny = Fém
play-genoa-short-fabric = Szövet
    .tiny = Szövet
play-genoa-short-spices = Fűszer
    .tiny = Fűszer
play-genoa-short-colini = V.Colini
    .tiny = Colini
play-genoa-short-monetti = V.Monetti
    .tiny = Monet.
play-genoa-short-ricci = V.Ricci
    .tiny = Ricci
play-genoa-short-zasteri = V.Zasteri
    .tiny = Zast.
play-genoa-short-market = piac
    .tiny = piac
play-genoa-street = utca

play-genoa-kind-start_space = Startmező
play-genoa-kind-trade_1_1 = 1:1 keresk.
play-genoa-kind-any_commodity = Választható
play-genoa-kind-building_action = Épületakció
play-genoa-kind-extra_action = Extra akció
play-genoa-kind-contract = C szerződés
play-genoa-kind-message = M üzenet
play-genoa-kind-small_order = S kis megr.
play-genoa-kind-large_order = L nagy megr.

play-genoa-sign-tower = torony
play-genoa-sign-disc = korong
play-genoa-sign-owner = tulajdonos
play-genoa-sign-used = nincs már akció
play-genoa-sign-first = kezdőjátékos

play-genoa-signs-tower = ▲4 | a torony, 4 koronggal
play-genoa-signs-disc = ● | hátrahagyott korong; az ilyen utca mellett lehet épületet szerezni
play-genoa-signs-owner = P Z … | kinek a jelzője áll az épületen
play-genoa-signs-used = × | az épület akcióját ebben a körben már felhasználták, vagy elveszett
play-genoa-signs-first = * | a kezdőjátékos
play-genoa-signs-ducats = dukát | a pénz; kérdőjel, ha rejtett
play-genoa-signs-actions = akció | hány akció maradt a körben, Extra akció lapkák nélkül
play-genoa-signs-markers = jelző | tulajdonjelzők a saját + a központi talonban
play-genoa-signs-cards = C M S L | hány szerződés, üzenet, kis és nagy megrendelés
play-genoa-signs-versions = v3 | az ajánlat sorszáma: ha változik az ajánlat, ez is változik

## Things

play-genoa-nothing = semmi
play-genoa-ducats = { $n ->
    [one] { $n } dukát
   *[other] { $n } dukát
}
play-genoa-marker = jelző

## The table

play-genoa-round = { $n }. forduló
play-genoa-left = { $n ->
    [1] az utolsó forduló
   *[other] { $n } mező a sávon
}
play-genoa-over = vége a játéknak
play-genoa-trader = kereskedő
play-genoa-moves-left = { $n ->
    [0] nincs több lépés
   *[other] még { $n } lépés
}
play-genoa-supply = Talon
play-genoa-players = Játékosok
play-genoa-column-ducats = dukát
play-genoa-column-actions = akció
play-genoa-column-markers = jelző
play-genoa-column-goods = árucikkek · lapkák
play-genoa-own = Kártyáid ({ $n })
play-genoa-cards-contract = szerződések
play-genoa-cards-message = üzenetek
play-genoa-cards-small_order = kis megrendelések
play-genoa-cards-large_order = nagy megrendelések
play-genoa-worth = (most { $n } dukátot ér)
play-genoa-by-hand = Az üzeneteidet te magad kézbesíted.
play-genoa-quiet = Minden mezőnél passzolsz, kivéve azokat, amelyeket figyelsz.
play-genoa-presets = { $n ->
    [one] { $n } előre megadott ajánlatod van.
   *[other] { $n } előre megadott ajánlatod van.
}

play-genoa-offers-here = Ajánlatok az itteni akcióra: { $space }
play-genoa-offers-step = Ajánlatok a következő lépésre innen: { $space }
play-genoa-counter = Ellenajánlat, { $name }, { $space }:
play-genoa-notes = javaslatok:
play-genoa-note-standing = magától ajánlat lesz
play-genoa-pledged = { $name } záloga, { $trader } kapja:
play-genoa-draft = Eddigi válaszod
play-genoa-draft-sealed = még senki sem látja
play-genoa-draft-withdrawn = visszavont ajánlatod: { $space }
play-genoa-terms-pledge = zálog: { $things }
play-genoa-terms-wants = cserébe kéri: { $things }
play-genoa-terms-gets = megkapja hozzá: { $things }
play-genoa-terms-you-get = megkapod: { $things }
play-genoa-terms-extra = Extra akció lapkával
play-genoa-terms-order = alapja: { $card }
play-genoa-terms-shown = a kereskedő látja
play-genoa-terms-face-down = lefordítva

play-genoa-example = ajánlat 15d + selyem a kikötőért
    .thing = kikötő

play-genoa-set-main = Fő tábla
    .text = A villák nem érintkeznek utcával, ezért nem lehetnek senkié.
play-genoa-set-alt = Tartalék tábla
    .text = A villák utcák mellett állnak, és megszerezhetők.
play-genoa-set-live = Fő tábla, élő tárgyalás
    .text = Bárki bármikor ajánlatot tehet; ennél a képernyőnél sorban kaptok szót, és ha mindenki hagyja múlni az időt, letelik a következő óra.

## Choices

play-genoa-do-form = Tárgyalás
play-genoa-do-do = Teendő
play-genoa-do-answer = Válasz
play-genoa-do-time = Várakozás
play-genoa-do-let-time-pass = hagyom múlni az időt (ha mindenki így tesz, letelik egy óra)
play-genoa-do-pass = nincs több: beadom a válaszom
play-genoa-do-pass-live = passzolok: most nem ajánlok többet
play-genoa-do-pass-acquire = nem szerzek semmit
play-genoa-do-pass-deliver = megtartom, ami van
play-genoa-do-contract = felhúzom a felső szerződést
play-genoa-do-accept-here = Elfogadom (itt)
play-genoa-do-accept-step = Elfogadom (lépés)
play-genoa-do-agree = rendben: { $terms }
play-genoa-do-go = Ide lépek
play-genoa-do-withdraw = Visszavonom
play-genoa-do-pick = Átadom
play-genoa-do-order = Megrendelés
play-genoa-do-deliver = Kézbesítem
play-genoa-do-trade = 1:1, leadom
play-genoa-do-get-good = Elveszem
play-genoa-do-get-tile = Lapkát veszek el
play-genoa-do-get-deck = Kártyát húzok
play-genoa-do-claim = Utca: { $street }
play-genoa-do-oust = leveszem
play-genoa-do-seize = kicserélem

## Forms

play-genoa-form-offer = ajánlatot teszek …
    .text = Kérdésekre válaszolva rakod össze az ajánlatot: melyik mezőért, mit adsz, mit kérsz cserébe, mi a zálog. Amíg a végén jóvá nem hagyod, nincs ajánlat.
play-genoa-form-rebid = más ajánlatot teszek …
    .text = Az ellenajánlatot nem fogadod el, és ugyanarra a mezőre új ajánlatot teszel.
play-genoa-form-counter = ellenajánlatot teszek …
    .text = Feltételeket javasolsz egy játékosnak. Ha elfogadja őket, az üzlet azonnal létrejön.
play-genoa-form-note = javaslatot teszek …
    .text = Árat mondasz egy távolabbi mezőre. Senkit sem kötelez.
play-genoa-form-call = megmondom, mit szeretnék …
    .text = Mindenkinek megmondod, mit szeretnél egy mezőért, és újra ajánlatokat kérsz. Senkit sem kötelez.
play-genoa-form-for-what = Mire szól?
play-genoa-form-no-target = Nincs mit megvenni: nem maradt hozzá akció.
play-genoa-form-back = vissza
play-genoa-form-give = Mit adsz?
play-genoa-form-want = Mit kérsz cserébe? ({ $name } adja)
play-genoa-form-counter-whom = Kinek szól?
play-genoa-form-they-give = Mit adjon neked { $name }?
play-genoa-form-they-get = Mit kap tőled még { $name }?
play-genoa-form-pledge = Mi a zálog abból, amit az akció hoz?
play-genoa-form-reward = dukát egy megrendelésből (legfeljebb { $n })
play-genoa-form-so-far = (Eddig: { $things }.)
play-genoa-form-all = ez minden
play-genoa-form-nothing = semmi
play-genoa-form-again = elölről kezdem
play-genoa-form-ducats = dukát …
play-genoa-form-how-much = Hány dukát, ötösével?
play-genoa-form-confirm = Így jó?
play-genoa-form-make = igen, ez a szavam
play-genoa-form-change-give = amit a vevő ad, azt módosítom
play-genoa-form-change-take = amit cserébe kap, azt módosítom
play-genoa-form-change-pledge = a zálogot módosítom
play-genoa-form-face-back = a kereskedő ne lássa a kártyát
play-genoa-form-face-trader = a kereskedő lássa a kártyát
play-genoa-form-leave = hagyom az egészet
play-genoa-form-note-where = Melyik mezőre?
play-genoa-form-note-price = Mennyiért?
play-genoa-form-note-standing = Mi legyen, ha a torony mellé ér?
play-genoa-form-note-plain = magától semmi
play-genoa-form-note-stands = legyen belőle ajánlat
play-genoa-form-call-want = Mit szeretnél érte?

## What is typed

play-genoa-verb-offer = ajánlat ajánl ajánlok ajánlom
play-genoa-verb-counter = ellenajánlat ellen
play-genoa-verb-note = javaslat javaslom javasol
play-genoa-verb-call = felhívás felhív felhívok
play-genoa-verb-preset = előre
play-genoa-verb-withdraw = visszavonom
play-genoa-verb-watch = figyel figyelem
play-genoa-verb-drop = felejt felejtsd
play-genoa-verb-go = lép lépek megyek
play-genoa-verb-start = indul indulok
play-genoa-verb-act = épület
play-genoa-verb-auto = auto
play-genoa-verb-quiet = csend
play-genoa-verb-purse = pénz
play-genoa-verb-accept = elfogad elfogadom
play-genoa-verb-agree = rendben egyetértek
play-genoa-verb-refuse = elutasít elutasítom
play-genoa-verb-stop = megáll megállok
play-genoa-verb-lapse = elvész
play-genoa-verb-invite = felkér felkérem
play-genoa-verb-use = magam
play-genoa-verb-roll = dob dobok
play-genoa-verb-pass = passz passzolok
play-genoa-section-for = ért
play-genoa-section-taking = kérek cserébe adok
play-genoa-section-pledging = zálog zálogul zálogként zálogba
play-genoa-section-hidden = rejtve
play-genoa-section-shown = mutatva
play-genoa-section-standing = állandó
play-genoa-switch-on = be nyílt igen
play-genoa-switch-off = ki rejtett nem
play-genoa-typed-fillers = a az és egy meg plusz db lapka lapkát kártya kártyát lap lapot
play-genoa-typed-ducats = d duk dukát dukátot
play-genoa-typed-example = ajánlat { $space }: 15d

play-genoa-words-pepper = bors, borsot
play-genoa-words-saffron = sáfrány, sáfrányt
play-genoa-words-silver = ezüst, ezüstöt
play-genoa-words-copper = réz, rezet
play-genoa-words-linen = vászon, vásznat
play-genoa-words-silk = selyem, selymet
play-genoa-words-ale = sör, sört
play-genoa-words-wine = bor, bort
play-genoa-words-start_space = startmező, startmezőt
play-genoa-words-trade_1_1 = kereskedés, csere
play-genoa-words-any_commodity = választható, választható áru
play-genoa-words-building_action = épületakció, épületakciót
play-genoa-words-extra_action = extra akció, extra akciót
play-genoa-words-marker = jelző, jelzőt, tulajdonjelző, tulajdonjelzőt
play-genoa-words-contract = szerződés, szerződést
play-genoa-words-message = üzenet, üzenetet
play-genoa-words-small_order = kis megrendelés, kis megrendelést
play-genoa-words-large_order = nagy megrendelés, nagy megrendelést

play-genoa-error-which = „{ $text }” többfélét is jelenthet: { $names }. Írj be belőle többet.
play-genoa-error-item = „{ $text }” nem olyasmi, ami gazdát cserélhet. Írj dukátot (15d), árucikket, lapkát, jelzőt vagy kártyát (m05).
play-genoa-error-space = „{ $text }” nem a tábla egyik mezője. Írj épületet, utcát (3-2) vagy azt, hogy piac.
play-genoa-error-no-space = Melyik mezőért? Írd hozzá, például: a kikötőért.
play-genoa-error-player = Kinek szól? Írd az ellenajánlat szó után: { $names }.

## Explanations

play-genoa-thing-building = épület
play-genoa-thing-tile = speciális lapka innen: { $places }
play-genoa-thing-deck = { $n } kártya
play-genoa-about-marker = A saját talonodból a 3. fázisban épületre teheted, vagy áruként adhatod tovább. Az épületen 10 dukátot hoz, valahányszor más hajtja végre az akcióját, és még 10-et a játék végén.
play-genoa-about-market = Ha a torony innen indul, lép a fordulójelző, és rövidebb lesz a játék. Ha csak áthalad rajta, nem történik semmi.
play-genoa-about-street = Nincs akciója. Ha a kör végén korong van rajta, a mellette álló épületek megszerezhetők.
play-genoa-about-cards = Kártyák: { $cards }.
play-genoa-about-streets = { $board }: innen szerezhető meg: { $streets }.
play-genoa-about-no-street = { $board }: nem érintkezik utcával, nem szerezhető meg.
play-genoa-both-boards = mindkét tábla
play-genoa-about-beside = { $board }, szomszédai: { $spaces }.

play-genoa-topic-offers = hogyan írható be ajánlat, ellenajánlat, javaslat és felhívás
    .words = ajánlatok ajánlat ellenajánlat javaslat felhívás
play-genoa-topic-instructions = beállítások és előre megadott utasítások: auto, csend, figyel, előre
    .words = utasítások csend figyel előre felejt pénz
play-genoa-topic-signs = a képernyő jelei
    .words = jelek
play-genoa-topic-buildings = melyik épület mit hoz
    .words = épületek
play-genoa-topic-tiles = a speciális lapkák
    .words = lapkák
play-genoa-topic-cards = a paklik, és melyik kártyák vannak képpel felfelé
    .words = kártyák paklik
play-genoa-topic-player = egy játékos: mije van, melyik épület az övé, melyik kártyáját ismered

play-genoa-howto-offers =
    ajánlat 15d + selyem a kikötőért | 15 dukátot és egy selymet ajánlasz a Kikötőbe lépésért és az ottani akcióért, vagy ha a torony már ott áll, csak az akcióért.
    ajánlat 10d és m05 a fogadóért cserébe szerződés | 10 dukátot és az m05 üzenetedet adod, és a kereskedő egyik, általa választott szerződését kéred. A végén a „rejtve” vagy a „mutatva” szó mondja meg, látja-e a kereskedő a kártyát.
    ajánlat a parkért zálog extra akció | Azzal fizetsz, amit maga az akció hoz.
    visszavonom kikötő | Visszavonod az ajánlatodat.
    javaslat 15d coliniért | Ár egy távolabbi mezőre; ha a végére odaírod, hogy „állandó”, magától ajánlat lesz belőle.
    ellenajánlat Béla 20d kikötőért cserébe sör | A kereskedő javasolja: Béla 20 dukátot ad, és a Kikötőt meg egy sört kap érte.
    felhívás 20d kikötőért | A kereskedő megmondja, minek örülne.
    Mi írható be: dukát 15d; bors, sáfrány, ezüst, réz, vászon, selyem, sör, bor; startmező, csere, választható, épületakció, extra akció; 2 jelző; saját kártyád a számával (c01, m05, s11, l07), a másiké a paklijával: szerződés, 2 üzenet. Elég egy név eleje is. A -ért végződés helyett külön is írhatod: ért kikötő. Ha Extra akció lapka kell hozzá, azt a játék magától hozzáteszi.
play-genoa-howto-instructions =
    auto ki | Mostantól te magad kézbesíted az üzeneteidet; „auto be”: maguktól mennek. Bármelyik kérdésnél beírható.
    pénz nyílt | Megmutatod a pénzedet, ha az asztalnál ez mindenkinek a saját dolga; „pénz rejtett”: elrejted.
    csend be | Ha ajánlatot kérnek, magától passzol helyetted; „csend ki”: vége. Ez és a következők csak akkor írhatók be, amikor ajánlatot kérnek tőled.
    figyel kikötő | De ha ez a mező eladó, téged is megkérdez.
    előre 10d kikötőért | Valahányszor ez a mező eladó és téged kérdeznek, ezt ajánlja fel helyetted, ha érvényes. A végén „extra=1”: Extra akció lapkával.
    felejt kikötő | Elfelejti, amit erre a mezőre kértél.
play-genoa-watching = Ezekről mindenképp megkérdez: { $spaces }.
play-genoa-preset = Előre megadott ajánlat, { $space }: { $things }.
play-genoa-deck-left = { $n } képpel lefelé
play-genoa-face-up = Képpel felfelé alatta: { $cards }.
play-genoa-player-has = Amije van: { $things }.
play-genoa-player-owns = Az övé: { $things }.
play-genoa-player-known = Ezeket a kártyáit ismered: { $things }.
play-genoa-player-auto = Az üzenetei maguktól kézbesülnek.
play-genoa-player-hand = Az üzeneteit maga kézbesíti.

## What is asked

play-genoa-meanwhile = Kézbesítesz most üzenetet?
play-genoa-now-meanwhile = Senki sem vár rád: kézbesíthetsz egy üzenetet, ha a torony mindkét épületében járt, vagy várhatsz.
play-genoa-now-start = { $n ->
    [1] Ez az utolsó forduló.
   *[other] Ha a torony a piacról indul, egy fordulóval rövidebb lesz a játék (még { $n } mező van a sávon).
}
play-genoa-now-start-tile = Startmező lapkával te mondod meg a mezőt.
play-genoa-now-building = { $building }: { $text }
play-genoa-now-owner = Tulajdonosa { $name }: { $n } dukátot kap, ha más hajtja végre az akciót.
play-genoa-now-actions = { $n ->
    [0] Ebben a körben nincs több akciód.
   *[other] Ebben a körben még { $n } akciód van.
}
play-genoa-now-actions-extra = { $n ->
    [0] Akcióhoz már Extra akció lapka kell (ennyi van: { $extra }).
   *[other] Ebben a körben még { $n } akciód van, és Extra akció lapkád: { $extra }.
}
play-genoa-now-who = Meg tudná venni: { $names }.
play-genoa-now-nobody = Más nem tudja megvenni.
play-genoa-now-road = A torony itt áll: { $space }. Innen továbbmehet: { $spaces }.
play-genoa-now-ask = Ajánlatot beírhatsz ({ $example }), vagy összerakhatod a menüből.
play-genoa-now-ask-more = { $n ->
    [0] Amit ajánlottál, még módosíthatod vagy visszavonhatod. Utána add be a válaszod.
   *[other] Még { $n } mezőre tehetsz ajánlatot. Utána add be a válaszod.
}
play-genoa-now-duty = Van ajánlat, amely semmit sem kér cserébe: egyet el kell fogadnod, vagy magad hajtod végre az akciót.
play-genoa-now-duty-live = Van ajánlat, amely semmit sem kér cserébe: { $name } köteles elfogadni egyet, vagy maga hajtja végre az akciót.
play-genoa-now-caps = Még { $rounds } alkalommal kérhetsz ajánlatot, és { $counters } ellenajánlatot tehetsz.
play-genoa-now-reply = { $name } javaslata ({ $space }), amit adsz: { $terms }.
play-genoa-now-reply-live = { $name } ellenajánlata neked szól.
play-genoa-now-clock-opening = { $name } az első { $n } másodpercben nem léphet tovább, hacsak a többiek nem passzoltak mind.
play-genoa-now-clock-closing = Megszólalt az utolsó felhívás: { $n } másodperc múlva elvész az akció, ha nem jön ajánlat.
play-genoa-now-clock-deciding = Új ajánlat már nem jöhet: { $name } { $n } másodpercen belül lezárja a tárgyalást.
play-genoa-now-time = Ennél a képernyőnél sorban kaptok szót; ha mindenki hagyja múlni az időt, letelik a következő óra.
play-genoa-now-pick = { $n ->
    [one] { $name } egy kártyát kap ebből a pakliból: { $deck }. Melyiket?
   *[other] { $name } { $n } kártyát kap ebből a pakliból: { $deck }. Melyik legyen az első?
}
play-genoa-now-trade = Amit leadsz: { $item }.
play-genoa-now-bonus = Ez a nagy megrendelésed jutalma.
play-genoa-now-main-ahead = A torony épületében hajtasz végre akciót ({ $building }). A hatása előtt vagy után lapkákat is használhatsz, és egy megrendelést teljesíthetsz.
play-genoa-now-main-done = { $building }: megvolt. Még használhatsz lapkát vagy teljesíthetsz egy megrendelést, azután fejezd be az akciót.
play-genoa-now-pledged = A végén ezt { $name } kapja: { $things }.
play-genoa-now-order-bound = A zálogod alapja { $card }: az akció vége előtt teljesítsd.
play-genoa-now-ordered = Ebben az akcióban már teljesítettél egy megrendelést, több nem lehet.
play-genoa-now-acquire = { $n ->
    [0] Nincs jelző a saját talonodban.
   *[other] A saját talonodban { $n } jelző van.
}
play-genoa-now-last-delivery = Mindjárt vége a körnek: még kézbesíthetők azok az üzenetek, amelyeknek mindkét épületében járt a torony.
play-genoa-now-no-street = Egyik utcán sincs már korong.
play-genoa-now-acquire-later = Utánad még { $n } játékos jön.
