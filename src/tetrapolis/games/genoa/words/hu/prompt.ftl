### Genoa: mit kérdez a játék, mit lehet tenni, mi áll alatta, miről döntenek a többiek; minden képernyőn.
###
### A gombok a játékos hangján szólnak (első személy), a kérdések neki (tegezés). A dolgok neve a kért alakban áll, a játékosoké nem kap ragot.
### A $sort értéke angol marad.

## Verbs

genoa-verb-roll = Dobok
genoa-verb-start = Startmező lapkát használok
genoa-verb-use = Én hajtom végre
genoa-verb-use-end = Végrehajtom én, és kész
genoa-verb-invite = Ajánlatokat kérek
genoa-verb-lapse = Hagyom elveszni az akciót
genoa-verb-go = Lépek alku nélkül
genoa-verb-stop = Itt megállok
genoa-verb-accept = Elfogadok egy ajánlatot
genoa-verb-reopen = Újra ajánlatokat kérek
genoa-verb-call = Megmondom, mit szeretnék
genoa-verb-close = Bejelentem a zárást
genoa-verb-recall = Visszavonom az ellenajánlatot
genoa-verb-offer = Ajánlatot teszek
genoa-verb-rebid = Mást ajánlok
genoa-verb-counter = Ellenajánlatot teszek
genoa-verb-withdraw = Visszavonom az ajánlatom
genoa-verb-note = Javaslatot teszek
genoa-verb-wait = Most nem
genoa-verb-agree = Elfogadom az ellenajánlatot
genoa-verb-refuse = Elutasítom az ellenajánlatot
genoa-verb-pick = Átadok egy kártyát
genoa-verb-main = Végrehajtom
genoa-verb-main-end = Végrehajtom, és befejezem
genoa-verb-contract = Szerződést húzok
genoa-verb-contract-end = Szerződést húzok, és befejezem
genoa-verb-ship = Nagy megrendelést szállítok
genoa-verb-fill = Kis megrendelést teljesítek
genoa-verb-fetch = Árucikket veszek lapkával
genoa-verb-trade = Cserélek 1:1 lapkával
genoa-verb-get = Elveszem a talonból
genoa-verb-act = Épületakció lapkát használok
genoa-verb-end = Befejezem az akciót
genoa-verb-claim = Épületet szerzek
genoa-verb-deliver = Üzenetet kézbesítek
genoa-verb-pass-ask = Nem ajánlok semmit
genoa-verb-pass-keep = Nem változtatok
genoa-verb-pass-send = Elküldöm az ajánlataimat
genoa-verb-pass-live = Most passzolok
genoa-verb-pass-acquire = Nem szerzek épületet
genoa-verb-pass-deliver = Nem kézbesítek többet
genoa-verb-quiet = Passzolok a körömig

## What is asked once a verb is taken up

genoa-aim-start = Honnan induljon a torony?
genoa-aim-go = Merre lépjen a torony?
genoa-aim-fetch = Melyik árucikket veszed el?
genoa-aim-trade = Mit adsz le?
genoa-aim-act = Melyik épületed hatását hajtod végre?
genoa-aim-claim = Melyik utcáról?

## Notes

genoa-note-go = { $n ->
    [one] { $n } szomszédos mező
   *[other] { $n } szomszédos mező
}
genoa-note-note = távolabbi mezőre, nem kötelez
genoa-note-reopen = { $n ->
    [1] még egyszer kérhetsz
   *[other] még { $n } alkalommal kérhetsz
}
genoa-note-extra = Extra akció lapkával
genoa-note-invite = utána te döntesz
genoa-note-stop = jön az épületszerzés
genoa-note-lapse = senki sem kapja meg
genoa-note-close = { $n ->
    [one] { $n } mp az utolsó ajánlatokra
   *[other] { $n } mp az utolsó ajánlatokra
}
genoa-note-pick = átadom
genoa-note-main = { $building }
genoa-note-main-for-good = { $building } · nem vonható vissza
genoa-note-for-good = nem vonható vissza
genoa-note-markers = { $n ->
    [one] { $n } jelződ van
   *[other] { $n } jelződ van
}
genoa-note-ship = +{ $n } és egy lapka
genoa-note-fill = +{ $n }
genoa-note-deliver = +{ $n }
genoa-note-counters = { $n ->
    [one] még { $n }
   *[other] még { $n }
}
genoa-note-offers = { $n ->
    [0] már csak módosítani lehet
    [one] még { $n } mezőre
   *[other] még { $n } mezőre
}
genoa-note-most = legtöbb dukát
genoa-note-binding = semmit sem kér cserébe: kötelez
genoa-note-uncovered = nem biztos
genoa-note-on-order = egy meglévő megrendelésből

## Choices in full

genoa-choice-accept = Elfogadom { $seat } ajánlatát ({ genoa-part-space }): { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; cserébe adom: { $take }
}{ genoa-part-extra }
genoa-choice-agree = Beleegyezem { $trader } ellenajánlatába ({ genoa-part-space }), amit adok: { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; megkapom: { $take }
}{ genoa-part-extra }
genoa-choice-use = Magam hajtom végre az akciót { genoa-part-space.at }
genoa-choice-use-end = Magam hajtom végre az akciót { genoa-part-space.at }, és be is fejezem
genoa-choice-main = { $building }: { $text }
genoa-choice-main-end = { $building }: { $text } Más választás nincs: ezzel be is fejezem az akciót.
genoa-choice-contract = { $building }: felhúzom a felső szerződést
genoa-choice-contract-end = { $building }: felhúzom a felső szerződést, és befejezem az akciót
genoa-choice-get = Elveszek { ACC($item) }
genoa-choice-draw = Látatlanban húzok { ACC($item) }
genoa-choice-pass-ask = Most nem ajánlok semmit
genoa-choice-pass-keep = Marad az ajánlatom, ahogy van
genoa-choice-pass-send = Elküldöm, amit felírtam: a többiek akkor látják, ha már mindenki válaszolt
genoa-choice-pass-live = Passzolok: egyelőre nem ajánlok többet
genoa-choice-pass-acquire = Nem szerzek épületet
genoa-choice-pass-deliver = Ebben a körben már nem kézbesítek
genoa-choice-wait = Hagyom múlni az időt (ha mindenki így tesz, letelik egy óra)
genoa-choice-offer = { $seat } → { $space }: { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; cserébe kéri: { $take }
}{ genoa-part-extra }

## Questions

genoa-ask-start = Honnan indul a torony?
    .help = Dobsz a két kockával, vagy elhasználsz egy Startmező lapkát, és bármelyik mezőt megnevezed. Ha ez a piac, a fordulójelző is lép, és rövidebb lesz a játék.
genoa-ask-house = Mi legyen az itteni akcióval?
    .help = Azonnal végrehajthatod te magad, vagy ajánlatokat kérhetsz rá. Ha valaki úgy tesz ajánlatot, hogy semmit sem kér cserébe, az akció már nem veszhet el: elfogadsz egy ajánlatot, vagy végrehajtod te magad.
genoa-ask-ask = Mit ajánlasz?
    .help = Ajánlatokat tehetsz, megváltoztathatod és visszavonhatod őket, távolabbi mezőkre pedig javaslatot tehetsz. Ha kész vagy, úgy küldöd el a válaszodat, ahogy éppen áll. Senki sem lát belőle semmit, amíg mindenki nem válaszolt.
genoa-ask-decide = Mit kezdesz az ajánlatokkal?
    .help = Elfogadsz egyet, ellenajánlatot teszel, újra ajánlatokat kérsz, vagy alku nélkül zárod le a tárgyalást. Az alku azonnal megtörténik, és nem lehet visszacsinálni; minden más ajánlat érvényét veszti.
genoa-ask-reply = Beleegyezel a kereskedő ellenajánlatába?
    .help = Ha beleegyezel, azonnal létrejön az alku. Ha elutasítod, a te ajánlatod úgy áll, ahogy eddig; le is cserélheted vagy vissza is vonhatod.
genoa-ask-live = Nyitva van a tárgyalás. Mit teszel?
    .help = Mindenki bármikor léphet, és ami előbb érkezik, az számít. A kereskedő ajánlatot fogad el, ellenajánlatot tesz, és lezárja a tárgyalást; a többiek ajánlatot és javaslatot tesznek, módosítanak vagy visszavonnak. Senki sem köteles bármit is tenni.
genoa-ask-pick = Melyik kártyát adod át?
    .help = Az alku csak a paklit nevezi meg, ezért te választod ki a kártyát. Csak te látod, és az, aki megkapja.
genoa-ask-action = Mit teszel az akciódban?
    .help = Egyszer végrehajtod az épület hatását. Előtte és utána speciális lapkákat használhatsz, és egy megrendelést teljesíthetsz; amit zálogként felajánlottál, annak teljesíthetőnek kell maradnia. Végül befejezed az akciót.
genoa-ask-trade = Mit veszel el érte?
    .help = A leadott árudért egy másik árut kapsz a talonból. A kártyát látatlanban, a paklija tetejéről kapod.
genoa-ask-bonus = Melyik speciális lapkát veszed el?
    .help = Ez a nagy megrendelés jutalma. Ha akció közben használható lapka, akár már ebben az akcióban felhasználhatod.
genoa-ask-villa = Mit teszel a villádban?
    .help = Az Épületakció lapkával vagy szerződést húzol, vagy leszállítasz egy erre a villára szóló nagy megrendelést. Egy akcióban csak egy megrendelést teljesíthetsz.
genoa-ask-deliver = Kézbesítesz üzenetet?
    .help = Ez az utolsó lehetőség ebben a körben: a torony járt valamelyik üzenet mindkét épületében. Kézbesítsd, ami ilyen van nálad, darabját 30 dukátért, vagy passzolj; kézbesíteni sosem kötelező.
genoa-ask-acquire = Mely épületeket szerzed meg?
    .help = Választasz egy utcát, amelyen van korong, és a mellette lévő egy vagy két épületre jelzőt teszel. Más jelzőjének a levétele egy jelződbe kerül, és még egybe, ha a helyére is teszel. Utána az utcáról minden korong lekerül, így utánad már senki sem használhatja.
genoa-ask-house-here = { $sort ->
    [street] { $space }
   *[other] { $space }
}: mi legyen az akcióval?
genoa-ask-ask-house = { genoa-part-space }: mit ajánlasz az akcióért?
genoa-ask-ask-road = Mit ajánlasz a következő lépésért?
genoa-ask-decide-road = Merre lépjen a torony?
genoa-ask-decide-house = { genoa-part-space }: kié legyen az akció?
genoa-ask-reply-to = Beleegyezel { $seat } ellenajánlatába?
genoa-ask-live-trader-road = Merre lépjen a torony?
genoa-ask-live-trader-house = { genoa-part-space }: kié legyen az akció?
genoa-ask-live-other-road = Nyitva a tárgyalás: mit ajánlasz a következő lépésért?
genoa-ask-live-other-house = Nyitva a tárgyalás ({ genoa-part-space }): mit ajánlasz?
genoa-ask-meanwhile = Kézbesítesz most üzenetet?
genoa-ask-pick-for = { $n ->
    [1] Melyik kártyát kapja { $seat }?
   *[other] Mely kártyákat kapja { $seat }? Még { $n } kell.
}
genoa-ask-action-in = Az akciód: { $building }
genoa-ask-action-done = { $building }: még valami?
genoa-ask-villa-in = { $building }: szerződés vagy szállítás?

## The facts of the moment

genoa-both = { $first } { $next }
genoa-help-start = { $n ->
    [1] Ez az utolsó forduló.
   *[other] Piaci kezdésnél a fordulójelző is lép (még { $n } mező a sávon).
}
genoa-help-start-tile = Startmező lapkával te mondod meg a mezőt.
genoa-help-owner = { $seat } a tulajdonosa, és { $n } dukátot kap, ha más hajtja végre.
genoa-help-actions = { $n ->
    [0] { $extra ->
        [0] Nincs több akciód: csak utcára lépést vehetsz.
       *[other] Akcióhoz már Extra akció lapka kell.
    }
   *[other] { $extra ->
        [0] Ebben a körben van még akciód.
       *[other] Van még akciód, és Extra akció lapkád: { $extra }.
    }
}
genoa-help-buyers = Meg tudná venni: { $seats }.
genoa-help-no-buyer = Más nem tudja megvenni.
genoa-help-sealed = A válaszodat senki sem látja, amíg mindenki nem válaszolt.
genoa-help-sealed-written = { $n ->
    [one] { $n } tételt írtál fel, még senki sem látja. Ha kész vagy, küldd el.
   *[other] { $n } tételt írtál fel, még senki sem látja. Ha kész vagy, küldd el.
}
genoa-help-decide-road = Fogadj el egy ajánlatot, vagy lépj ajánlat nélkül. Egyik sem kötelező.
genoa-help-decide-none = Nem jött ajánlat. Lépj tovább, vagy állj meg.
genoa-help-decide-house = Fogadj el egy ajánlatot, hajtsd végre te, vagy hagyd elveszni.
genoa-help-duty = Van ajánlat, amely semmit sem kér cserébe: fogadj el egyet, vagy hajtsd végre te.
genoa-help-live-trader = Bármikor jöhet ajánlat. Fogadd el, tegyél ellenajánlatot, vagy menj tovább.
genoa-help-live-early = Bármikor jöhet ajánlat. { $n } másodperc után mehetsz tovább, vagy ha a többiek mind passzoltak.
genoa-help-live-other = Bármikor ajánlhatsz, módosíthatsz, visszavonhatsz. Ami előbb érkezik, az számít.
genoa-help-live-counter = { $seat } ellenajánlatot tett neked.
genoa-help-live-closing = Zárás: { $n } másodpercig jöhetnek az utolsó ajánlatok, aztán elvész az akció.
genoa-help-live-late = Több ajánlat nem jöhet: { $seat } { $n } másodpercen belül lezárja a tárgyalást.
genoa-help-meanwhile = Senki sem vár rád. A körben bármikor kézbesíthetsz, de nem muszáj.
genoa-help-pick = Az alku csak a paklit nevezi meg ({ $deck }). A kártyát csak ti ketten látjátok.
genoa-help-pledged = A végén ezt { $seat } kapja: { $things }.
genoa-help-order-bound = A zálogod alapja: { $card }. Előbb ezt teljesítsd.
genoa-help-ordered = Egy megrendelés megvolt, több nem lehet. Használj lapkát, vagy fejezd be.
genoa-help-action-done = Még használhatsz lapkát, vagy teljesíthetsz egy megrendelést.
genoa-help-trade = Amit leadsz: { $item }. Kártyát látatlanban, a paklija tetejéről kapsz.
genoa-help-bonus = Ez a nagy megrendelésed jutalma.
genoa-help-acquire = { $n ->
    [one] Válassz egy korongos utcát, majd mellette egy vagy két épületet. { $n } jelződ van.
   *[other] Válassz egy korongos utcát, majd mellette egy vagy két épületet. { $n } jelződ van.
}
genoa-help-deliver = Utolsó alkalom ebben a körben: a torony mindkét épületben járt. Darabja { $n } dukát.
genoa-help-reply = Amit adsz ({ genoa-part-space }): { genoa-part-price }{ $take ->
    [none] { "" }
   *[other] ; megkapod: { $take }
}{ genoa-part-extra }.
genoa-help-acquire-later = { $n ->
    [one] Utánad még { $n } játékos jön.
   *[other] Utánad még { $n } játékos jön.
}

## Who one is

genoa-role-trader = { $left ->
    [-1] Kereskedő
    [0] Kereskedő · nincs több lépés
    [one] Kereskedő · még { $left } lépés
   *[other] Kereskedő · még { $left } lépés
}
genoa-role-other = { $n ->
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

genoa-wait-start = { $seat } elindítja a tornyot
genoa-wait-house = { $seat } dönt az itteni akcióról
genoa-wait-ask-house = Ajánlatok az itteni akcióra: { $n } / { $of } válasz érkezett
genoa-wait-ask-road = Ajánlatok a következő lépésre: { $n } / { $of } válasz érkezett
genoa-wait-decide-house = { $seat } mérlegeli az ajánlatokat az akcióra
genoa-wait-decide-road = { $seat } mérlegeli az ajánlatokat a következő lépésre
genoa-wait-reply = { $seat } válaszol az ellenajánlatra
genoa-wait-live-house = Nyitva a tárgyalás az itteni akcióról
genoa-wait-live-road = Nyitva a tárgyalás a következő lépésről
genoa-wait-pick = { $seat } kiválasztja, melyik kártyát adja át
genoa-wait-action = { $seat } akciót hajt végre { genoa-part-space.at }
genoa-wait-trade = { $seat } kiválasztja, mit vesz el cserébe
genoa-wait-bonus = { $seat } jutalomlapkát választ
genoa-wait-villa = { $seat } dönt, mit tesz a villában
genoa-wait-deliver = Még lehet üzenetet kézbesíteni
genoa-wait-acquire = { $seat } épületet szerezhet

## Offers, counters, notes and calls put together

genoa-form-offer = Ajánlatot teszek
    .help = Melyik mezőért, mit adsz, mit kérsz cserébe, mi a zálog. Amíg a végén jóvá nem hagyod, nincs ajánlat.
    .send = Csak felírom
    .done = Ezt ajánlom, elküldöm
genoa-form-bid = Ajánlatot teszek
    .help = Melyik mezőért, mit adsz, mit kérsz cserébe, mi a zálog. Amíg a végén jóvá nem hagyod, nincs ajánlat.
    .send = Elküldöm az ajánlatot
genoa-form-rebid = Más ajánlatot teszek
    .help = Az ellenajánlatot nem fogadod el, és ugyanarra a mezőre új ajánlatot teszel.
    .send = Elküldöm az ajánlatot
genoa-form-counter = Ellenajánlatot teszek
    .help = Feltételeket javasolsz egy játékosnak. Ha elfogadja őket, az alku azonnal létrejön.
    .send = Elküldöm az ellenajánlatot
    .short = Ellenajánlat
genoa-form-note = Javaslatot teszek
    .help = Árat mondasz egy távolabbi mezőre. Senkit sem kötelez.
    .send = Javaslom
genoa-form-call = Megmondom, mit szeretnék
    .help = Mindenkinek megmondod, mit szeretnél egy mezőért, és újra ajánlatokat kérsz. Senkit sem kötelez.
    .send = Megmondom mindenkinek
    .short = Megmondom, mit szeretnék
genoa-form-quiet = Passzolok a körömig
    .help = Addig nem teszel ajánlatot: magától passzol helyetted az asztal, és ezt csak te tudod. Ha ellenajánlatot kapsz, arról akkor is te döntesz.
    .send = Addig passzolok
genoa-form-until = Meddig?
genoa-quiet-turn = Passzolok a körömig
genoa-quiet-addressed = Passzolok a körömig vagy ellenajánlatig
genoa-form-seat = Kinek szól?
genoa-form-space = Mire szól?
genoa-form-give = Te adsz
genoa-form-take = Amit { $seat } adjon cserébe
genoa-form-their-give = A másik ad
genoa-form-their-take = Amit hozzáteszel
genoa-form-pledge = Zálog abból, amit az akció hoz
genoa-form-price = Az árad
genoa-form-want = Ezt szeretnéd
genoa-form-extra = Az akció egy Extra akció lapkába kerül.
genoa-form-hide = A kereskedő ne lássa a kártyát
genoa-form-show = A kereskedő lássa a kártyát
genoa-form-shown = a kereskedő látja
genoa-form-hidden = képpel lefelé
genoa-form-standing = Legyen belőle ajánlat, amint a torony mellé ér
genoa-money-d = dukát
genoa-marker-own = jelző
