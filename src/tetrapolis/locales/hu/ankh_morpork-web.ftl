### Korongvilág: Ankh-Morpork a böngészőben: gombok, kérdések, jelzések a táblán, indokok, dobozok, tippek.
###
### A nevek sosem kapnak ragot, és nem áll előttük névelő: kettőspont után vagy birtokosként állnak.
### A gombok első személyben beszélnek.

## Verbs

ankh_morpork-web-verb-play = Kijátszok egy lapot
ankh_morpork-web-verb-text = Végrehajtom
ankh_morpork-web-verb-take = Elveszek { $n } dollárt
ankh_morpork-web-verb-place = Kegyencet rakok
ankh_morpork-web-verb-build = Építek
ankh_morpork-web-verb-kill = Orgyilkost küldök
ankh_morpork-web-verb-remove = Leveszek egy kegyencet
ankh_morpork-web-verb-calm = Zavargást csillapítok
ankh_morpork-web-verb-stir = Zavargást szítok
ankh_morpork-web-verb-grab = Kegyencet választok
ankh_morpork-web-verb-go = Átmozgatom
ankh_morpork-web-verb-flee = Menekítem
ankh_morpork-web-verb-raze = Leveszek egy épületet
ankh_morpork-web-verb-buy = Épületet veszek
ankh_morpork-web-verb-visit = Fertályt választok
ankh_morpork-web-verb-target = Játékost választok
ankh_morpork-web-verb-give = Odaadok egy lapot
ankh_morpork-web-verb-search = Eldobatok egy lapot
ankh_morpork-web-verb-discard = Eldobok egy lapot
ankh_morpork-web-verb-keep = Megtartok egy lapot
ankh_morpork-web-verb-save = Mentés: Kisistenek
ankh_morpork-web-verb-interrupt = Megszakítok
ankh_morpork-web-verb-pay = Fizetek { $n } dollárt
ankh_morpork-web-verb-refuse = { $kind ->
    [fined] Inkább elém kerül
   *[other] Nem fizetek
}
ankh_morpork-web-verb-power = Fertálykártya
ankh_morpork-web-verb-standing = Újra kérek kérdést
ankh_morpork-web-verb-stop-asking = Ne kapjak kérdést…
ankh_morpork-web-verb-pass = Passzolok
ankh_morpork-web-verb-let = Hagyom megtörténni
ankh_morpork-web-verb-skip-icon = Kihagyom
ankh_morpork-web-verb-skip-play = Nincs több lap
ankh_morpork-web-verb-spare = Mindet megkímélem
ankh_morpork-web-verb-end = Befejezem a kört
ankh_morpork-web-verb-done = Ennyi elég

## Below the verbs and on the board

ankh_morpork-web-count = { $n ->
    [one] { $n } lehetőség
   *[other] { $n } lehetőség
}
ankh_morpork-web-lift-minion = mind a 12 fent van: egyet előbb felveszel
ankh_morpork-web-lift-building = mind a 6 áll: egyet előbb leveszel
ankh_morpork-web-no-way-back = később már nem lehet
ankh_morpork-web-no-undo = ezután nincs visszavonás
ankh_morpork-web-refill = feltöltöd a kezedet
ankh_morpork-web-adds-trouble = zavargást hoz
ankh_morpork-web-dollars = ${ $n }
ankh_morpork-web-plus = +${ $n }

## Choices in words

ankh_morpork-web-build = { $lift ->
    [none] Építek { $n } dollárért itt: { $area }
   *[other] Építek { $n } dollárért egy meglévő épületemmel: { $lift } → { $area }
}
ankh_morpork-web-buy = { $lift ->
    [none] Megveszem { $target } épületét { $n } dollárért itt: { $area }
   *[other] Megveszem { $target } épületét { $n } dollárért, a helyére a sajátom kerül: { $lift } → { $area }
}
ankh_morpork-web-kill = Orgyilkosság itt: { $area }; az áldozat { $minion }
ankh_morpork-web-remove = Leveszem innen: { $area }; ami lekerül: { $minion }
ankh_morpork-web-grab = Elmozgatom innen: { $area }; ami mozog: { $minion }
ankh_morpork-web-swap = Felcserélem: { $minion }, { $area }
ankh_morpork-web-piece = { $area }: { $minion }
ankh_morpork-web-save = { $area }: { $what }
ankh_morpork-web-power = { $area }: { $text }
ankh_morpork-web-target = { $cards ->
    [one] { $target } legyen az ({ $cash } dollár, { $cards } lap)
   *[other] { $target } legyen az ({ $cash } dollár, { $cards } lap)
}
ankh_morpork-web-carry-out = Végrehajtom a kártyaképességet: { $card }. { $text }

ankh_morpork-web-power-dolly_sisters = kegyenc ide vagy a szomszédba
ankh_morpork-web-power-dimwell = kegyenc ide vagy a szomszédba
ankh_morpork-web-power-unreal_estate = húzok egy lapot, eldobok egyet
ankh_morpork-web-power-small_gods = megmentek bábukat az eseménytől
ankh_morpork-web-power-the_scours = eldobok egy lapot, kapok 2 dollárt
ankh_morpork-web-power-the_shades = zavargás itt vagy a szomszédban
ankh_morpork-web-power-isle_of_gods = leveszek bárhonnan egy zavargásjelzőt

## Questions

ankh_morpork-web-both = { $first } { $second }
ankh_morpork-web-role = { $thing }
ankh_morpork-web-role-icon = Szimbólum: { $n } / { $of }
ankh_morpork-web-ask-play = Melyik lapot játszod ki?
ankh_morpork-web-ask-another = Melyik lapot játszod ki ezután?
ankh_morpork-web-ask-none = Nem tudsz lapot kijátszani
ankh_morpork-web-ask-end = Teszel még valamit ebben a körben?
ankh_morpork-web-ask-place_minion = Melyik fertályra raksz kegyencet?
ankh_morpork-web-ask-place_building = Melyik fertályon építesz?
ankh_morpork-web-ask-assassinate = Kire küldesz orgyilkost?
ankh_morpork-web-ask-remove_trouble = Hol csillapítod le a zavargást?
ankh_morpork-web-ask-scroll = Használod a lap képességét? { $card }
ankh_morpork-web-ask-money = Elveszed a { $n } dollárt?
ankh_morpork-web-ask-aim = { $name } ellened játssza ki: { $card }
ankh_morpork-web-ask-payer = Melyik ellenfeled fizet?
ankh_morpork-web-ask-swap = Melyik kegyenccel cserél helyet?
ankh_morpork-web-ask-flee = Melyik kegyenced menekül, és hová?
ankh_morpork-web-times = { $n ->
    [1] { $thing }
   *[other] { $thing } ({ $n } kegyenc)
}
ankh_morpork-web-hit = { $n ->
    [1] { $area }: { $what }
   *[other] { $area }: { $what } ×{ $n }
}

## What others do

ankh_morpork-web-wait-play = { $seat } lapot választ.
ankh_morpork-web-wait-end = { $seat } még fertálykártyát használhat, vagy befejezi a kört.
ankh_morpork-web-wait-icon = { $card }: { $icon }.
ankh_morpork-web-wait-window = { $seat } válaszolhat erre: { $cause }.
ankh_morpork-web-wait-for = { $seat } választ, mert ez kérdez: { $cause }.

## Reasons

ankh_morpork-web-why-reach = Nem éred el: se itt, se a szomszédban nincs kegyenced ({ $area }). ANK-4.2
ankh_morpork-web-why-no-marker = Itt nincs zavargás. ANK-4.21
ankh_morpork-web-why-marker = Itt már van zavargásjelző. ANK-4.7
ankh_morpork-web-why-text = A használt lap vagy fertály ide nem ér el.
ankh_morpork-web-why-flood = Nem szomszédos, vagy ezt is elöntötte a víz. ANK-6.8
ankh_morpork-web-why-build = Kell ide kegyenced, ne legyen se zavargás, se épület, és fél árra pénzed. ANK-4.14
ankh_morpork-web-why-own = A saját kegyenceidre nem törhet orgyilkos. ANK-4.20
ankh_morpork-web-why-calm = Itt nincs zavargás, így orgyilkosság sem lehet. ANK-4.19
ankh_morpork-web-why-piece = Amiről döntesz, az erre a bábura nem hat.
ankh_morpork-web-why-yours = Ez már a tiéd.
ankh_morpork-web-why-buy = Nem futja rá, vagy a lap ide nem ér el.
ankh_morpork-web-why-small-gods = A Kisistenek akkor segít, ha esemény ér. ANK-5.10
ankh_morpork-web-why-no-answer = Ez a lap itt nem válasz. ANK-4.39
ankh_morpork-web-why-icon-first = Előbb a kijátszott lap szimbólumai jönnek, vagy kihagyod őket. ANK-3.4
ankh_morpork-web-why-self = Magadat nem választhatod.
ankh_morpork-web-why-immune = Védve van ettől a képességtől. ANK-4.45
ankh_morpork-web-why-seat = Nincs semmije, amit a lap elvehetne.

## Log

ankh_morpork-web-turn-of = { $own ->
    [true] { $n }. kör · te
   *[other] { $n }. kör · { $seat }
}
ankh_morpork-web-again = { $line } (×{ $n })

## Panels

ankh_morpork-web-turn = { $n }. kör
ankh_morpork-web-step-check = Győzelem?
ankh_morpork-web-step-play = Lapok
ankh_morpork-web-step-refill = Feltöltés ötre
ankh_morpork-web-bar-trouble = Zavargás { $n }/{ $of }
ankh_morpork-web-bar-deck = { $n } a pakliban
ankh_morpork-web-city = A város
ankh_morpork-web-map = Ankh-Morpork térképe
ankh_morpork-web-trouble = { $n ->
    [one] { $n } / 12 zavargásjelző
   *[other] { $n } / 12 zavargásjelző
}
ankh_morpork-web-trouble-help = 8-nál Sárkány, a címerkirály győz, és a Polgárháború véget vet a játéknak.
ankh_morpork-web-trouble-in = Zavargás itt: { $areas }.
ankh_morpork-web-deck = { $n ->
    [one] { $n } lap a húzópakliban
   *[other] { $n } lap a húzópakliban
}
ankh_morpork-web-green = { $n } zöld
ankh_morpork-web-brown = { $n } barna
ankh_morpork-web-events-left = { $n ->
    [one] Még { $n } / { $of } esemény
   *[other] Még { $n } / { $of } esemény
}
ankh_morpork-web-events = Események
ankh_morpork-web-events-used = Eddig: { $events }.
ankh_morpork-web-events-coming = Jöhet még: { $events }.
ankh_morpork-web-last-event = Utolsó: { $event }
ankh_morpork-web-discard = Dobott lapok
ankh_morpork-web-discard-count = { $n ->
    [0] nincs
    [one] { $n } lap
   *[other] { $n } lap
}
ankh_morpork-web-box = Kikerült a játékból: { $cards }.
ankh_morpork-web-list = { $things }
ankh_morpork-web-then = { $first }, aztán { $next }
ankh_morpork-web-icons = Jelek: { $icons }
ankh_morpork-web-powers = Fertálykártyáid
ankh_morpork-web-powers-none = Építs, és fertálykártyát kapsz: minden körödben egyszer használhatod.
ankh_morpork-web-power-used = használtad
ankh_morpork-web-power-gained = jövő körben
ankh_morpork-web-power-demon = démon
ankh_morpork-web-power-event = eseménynél
ankh_morpork-web-now = Ha most érne véget
ankh_morpork-web-score-note = Abból számolva, amit mindenki lát. Egy titkos cél előbb is véget vethet a játéknak.
ankh_morpork-web-in-play = Kijátszva
ankh_morpork-web-your-hand = Kezed · { $n }
ankh_morpork-web-refill-note = A köröd végén ötre töltöd a kezedet
ankh_morpork-web-empty-hand = Nincs lap a kezedben.
ankh_morpork-web-no-card = Nincs kijátszott lap
ankh_morpork-web-shown-search = { $seat } keze, csak te látod
ankh_morpork-web-shown-keep = { $seat } kezéből húzva
ankh_morpork-web-only-you = Csak te látod
ankh_morpork-web-goal = { $n } / { $of }
ankh_morpork-web-goal-worth = ${ $n } / ${ $of }
ankh_morpork-web-aim-control = Ellenőrizz { $of } fertályt a köröd elején.
ankh_morpork-web-aim-spread = Kegyenced legyen { $of } fertályon a köröd elején.
ankh_morpork-web-aim-trouble = Legyen { $of } zavargásjelző a köröd elején.
ankh_morpork-web-aim-worth = Érj el { $of } dollár vagyont a köröd elejére.
ankh_morpork-web-aim-deck = Fogyjon el a húzópakli, mielőtt bárki győz.
ankh_morpork-web-goal-deck = { $n ->
    [one] még { $n } lap
   *[other] még { $n } lap
}
ankh_morpork-web-done = kész
ankh_morpork-web-next = most
ankh_morpork-web-chain = A lap szimbólumai: { $card }

## Icons, in a word

ankh_morpork-web-icon-place_minion = Kegyenc
ankh_morpork-web-icon-place_building = Építés
ankh_morpork-web-icon-assassinate = Orgyilkos
ankh_morpork-web-icon-remove_trouble = Csillapítás
ankh_morpork-web-icon-money = ${ $n }
ankh_morpork-web-icon-scroll = Képesség
ankh_morpork-web-icon-event = Esemény
ankh_morpork-web-icon-play_another = Új lap
ankh_morpork-web-icon-interrupt = Válasz

## Players' plates

ankh_morpork-web-area-cards = { $n ->
    [one] fertálykártya
   *[other] fertálykártya
}
ankh_morpork-web-cash = Készpénz: { $n } dollár
ankh_morpork-web-hand-size = Kézilapok: { $n }
ankh_morpork-web-minions = Kegyencek a táblán: { $n }, összesen { $of }
ankh_morpork-web-buildings = Épületek: { $n }, összesen { $of }
ankh_morpork-web-loan = { $n ->
    [one] hitel
   *[other] { $n } hitel
}
ankh_morpork-web-penalty = { $n ->
    [one] büntetőkártya
   *[other] { $n } büntetőkártya
}
ankh_morpork-web-immune = védve
ankh_morpork-web-is = ő: { $who }
ankh_morpork-web-one-of = { $n } közül egy
ankh_morpork-web-known-cards = { $n ->
    [one] { $n } ismert lap
   *[other] { $n } ismert lap
}
ankh_morpork-web-loans = Hitelek: { $cards }.
ankh_morpork-web-penalties = Büntetőkártyák: { $cards }.
ankh_morpork-web-known = Ezekről a kézilapokról tudsz: { $cards }.
ankh_morpork-web-suspects = { $n ->
    [one] Személyisége: { $people }.
   *[other] Csak ezek egyike lehet: { $people }.
}

## Areas

ankh_morpork-web-area-kind = { $river ->
    [true] { $n }. fertály · épület { $cost } dollár · a folyó mentén
   *[other] { $n }. fertály · épület { $cost } dollár · nem a folyó mentén
}
ankh_morpork-web-area-house = { $state ->
    [built] { $seat } épülete áll itt.
    [gone] A fertálykártya kikerült a játékból.
   *[none] Még nincs itt épület.
}
ankh_morpork-web-area-here = Itt van: { $pieces }.
ankh_morpork-web-area-trouble = Zavargásjelző.
ankh_morpork-web-area-demon = Démon: senki sem ellenőrzi a fertályt, semmi sem számít rajta.
ankh_morpork-web-area-control = { $own ->
    [true] Te ellenőrzöd a fertályt.
   *[other] { $seat } ellenőrzi a fertályt.
}
ankh_morpork-web-minions-of = { $n ->
    [one] { $seat }: { $n } kegyenc
   *[other] { $seat }: { $n } kegyenc
}
ankh_morpork-web-neutrals = { $kind ->
    [troll] { $n } troll
   *[demon] { $n } démon
}
ankh_morpork-web-area-label = { $n } { $name }, épület { $cost } dollár
ankh_morpork-web-label-building = { $seat } épülete
ankh_morpork-web-label-control = { $seat } ellenőrzi
ankh_morpork-web-label-trouble = zavargás
ankh_morpork-web-label-near = szomszédai: { $areas }
ankh_morpork-web-label-house = { $seat } épülete: { $area }
ankh_morpork-web-label-pieces = { $minions }, { $area }
ankh_morpork-web-label-card = { $name }. { $icons }

## Text mode

ankh_morpork-web-text-areas = Fertályok
ankh_morpork-web-text-players = Játékosok
ankh_morpork-web-text-piles = Paklik
ankh_morpork-web-text-you = Te
ankh_morpork-web-text-player = { $seat }: { $cash } dollár, { $cards ->
    [one] { $cards } kézilap
   *[other] { $cards } kézilap
}, a táblán { $minions } kegyenc a 12-ből, { $buildings } épület a 6-ból
ankh_morpork-web-text-figures = { $control } fertályt ellenőriz, { $watched } fertályon van kegyence, vagyona { $worth } dollár, most { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
ankh_morpork-web-text-card = { $name } ({ $icons })
ankh_morpork-web-text-current = Kijátszott lap: { $card }
ankh_morpork-web-text-no-icons = nincs rajta szimbólum

## The first game

ankh_morpork-web-tip-goal = Titkos személyiséged van: ő mondja meg, hogyan győzöl. Jobbra lent mindig látod; más nem látja.
ankh_morpork-web-tip-play = Körönként egy lapot játszol ki. A szimbólumai mondják meg, mit tehetsz, balról jobbra. Egy lapra kattintva kijátszod; ahol csak a nevét látod, arra kattintva elolvashatod.
ankh_morpork-web-tip-place = Kegyencet oda rakhatsz, ahol már van egy, vagy a szomszédba. Válassz egy fénylő fertályt.
ankh_morpork-web-tip-trouble = Ahol kegyenc kegyenccel találkozik, zavargás támad. Orgyilkosság csak ott lehet, ahol zavargás van, és ott építeni sem lehet.
ankh_morpork-web-tip-build = Ott építhetsz, ahol van kegyenced, és nyugalom van. A fertálykártyát a következő körödtől körönként egyszer használhatod.
ankh_morpork-web-tip-kill = Az orgyilkosság egy kegyencet vesz le egy zavargó fertályról, és vele a zavargásjelzőt is.
ankh_morpork-web-tip-calm = Ha lecsillapítod a zavargást, ott biztonságban vannak a kegyenceid, és lehet építeni.
ankh_morpork-web-tip-text = A tekercs a lap képessége. Olvasd el, aztán hajtsd végre vagy hagyd ki: amit kihagysz, arra már nem térhetsz vissza.
ankh_morpork-web-tip-power = Fénylenek az épületeid: a fertálykártyájukat most, két szimbólum közt vagy a köröd végén egyszer-egyszer használhatod.
ankh_morpork-web-tip-window = Azt kérdezzük, válaszolsz-e. A kérdést bármilyen lapokkal megkapod, így senki sem tud meg semmit.
ankh_morpork-web-tip-event = Esemény jött. A Kisistenekkel darabonként 3 dollárért megmentheted a bábuidat.
ankh_morpork-web-tip-control = A fertály számának táblája annak a jelét ölti fel, aki ellenőrzi: akinek ott a legtöbb bábuja van, ha nincs ott démon.
ankh_morpork-web-tip-end = A köröd végén ötre húzod a kezedet. Ha elfogy a húzópakli, vége a játéknak.
