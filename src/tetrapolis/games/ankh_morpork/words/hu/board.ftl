### Korongvilág: Ankh-Morpork: ami az asztalon áll, a böngészőben és a terminálban: feliratok, dobozok, lapok, tippek.
###
### A dolgok neve a kért alakban áll: { THE(ACC($card)) }, { AT($area) }. A játékosok neve nem kap ragot.

## The table

ankh_morpork-board-title = Ankh-Morpork
ankh_morpork-board-turn = { $n }. kör
ankh_morpork-board-step-check = Győzelem?
ankh_morpork-board-step-play = Lapok
ankh_morpork-board-step-refill = Feltöltés ötre
ankh_morpork-board-bar-trouble = Zavargás { $n }/{ $of }
ankh_morpork-board-bar-deck = { $n } a pakliban
ankh_morpork-board-city = A város
ankh_morpork-board-map = Ankh-Morpork térképe
ankh_morpork-board-trouble = { $n ->
    [one] { $n } / 12 zavargásjelző
   *[other] { $n } / 12 zavargásjelző
}
ankh_morpork-board-trouble-help = 8-nál Sárkány, a címerkirály győz, és a Polgárháború véget vet a játéknak.
ankh_morpork-board-trouble-in = Zavargás itt: { $areas }.
ankh_morpork-board-deck = { $n ->
    [one] { $n } lap a húzópakliban
   *[other] { $n } lap a húzópakliban
}
ankh_morpork-board-pile = { $green ->
    [0] húzópakli { $n }
   *[other] húzópakli { $n } ({ $green } zöld)
}
ankh_morpork-board-green = { $n } zöld
ankh_morpork-board-brown = { $n } barna
ankh_morpork-board-events-left = { $n ->
    [one] Még { $n } / { $of } esemény
   *[other] Még { $n } / { $of } esemény
}
ankh_morpork-board-events = Események
ankh_morpork-board-events-used = Eddig: { $events }.
ankh_morpork-board-events-coming = Jöhet még: { $events }.
ankh_morpork-board-last-event = Utolsó: { $event }
ankh_morpork-board-events-count = { $n ->
    [one] { $n } esemény
   *[other] { $n } esemény
}
ankh_morpork-board-discard = Dobott lapok
ankh_morpork-board-discard-count = { $n ->
    [0] nincs
    [one] { $n } lap
   *[other] { $n } lap
}
ankh_morpork-board-discard-empty = nincs dobott lap
ankh_morpork-board-current = { $name } lapja:
ankh_morpork-board-box = Kikerült a játékból: { $cards }.
ankh_morpork-board-then = { $first }, aztán { $next }
ankh_morpork-board-icons = Jelek: { $icons }
ankh_morpork-board-in-play = Kijátszva
ankh_morpork-board-your-hand = Kezed · { $n }
ankh_morpork-board-refill-note = A köröd végén ötre töltöd a kezedet
ankh_morpork-board-empty-hand = Nincs lap a kezedben.
ankh_morpork-board-shown-search = { $seat } keze, csak te látod
ankh_morpork-board-shown-keep = { $seat } kezéből húzva
ankh_morpork-board-chain = A lap szimbólumai: { $card }
ankh_morpork-board-now = Ha most érne véget
ankh_morpork-board-score-note = Abból számolva, amit mindenki lát. Egy titkos cél előbb is véget vethet a játéknak.

## Area cards

ankh_morpork-board-powers = Fertálykártyáid
ankh_morpork-board-powers-none = Építs, és fertálykártyát kapsz: minden körödben egyszer használhatod.
ankh_morpork-board-power-used = használtad
ankh_morpork-board-power-gained = jövő körben
ankh_morpork-board-power-demon = démon
ankh_morpork-board-power-event = eseménynél

## The own goal

ankh_morpork-board-near = Közel a célod: { $n } / { $of }
ankh_morpork-board-near-deck = Közel a célod: mindjárt elfogy a húzópakli
ankh_morpork-board-near-worth = Közel a célod: már nem sok hiányzik a { $of } dollárhoz
ankh_morpork-board-reached = Teljesült a célod: győzöl, ha a köröd elején is így lesz
ankh_morpork-board-only-you = Csak te látod
ankh_morpork-board-you-are = Személyiséged: { $personality }
ankh_morpork-board-unused = A kimaradt személyiségek között van:
ankh_morpork-board-goal = { $n } / { $of }
ankh_morpork-board-goal-worth = ${ $n } / ${ $of }
ankh_morpork-board-goal-deck = { $n ->
    [one] még { $n } lap
   *[other] még { $n } lap
}
ankh_morpork-board-aim-control = Ellenőrizz { $of } fertályt a köröd elején.
ankh_morpork-board-aim-spread = Kegyenced legyen { $of } fertályon a köröd elején.
ankh_morpork-board-aim-trouble = Legyen { $of } zavargásjelző a köröd elején.
ankh_morpork-board-aim-worth = Érj el { $of } dollár vagyont a köröd elejére.
ankh_morpork-board-aim-deck = Fogyjon el a húzópakli, mielőtt bárki győz.
ankh_morpork-board-far-control = ellenőrzött fertály: { $n }, a cél { $goal }
ankh_morpork-board-far-spread = fertály kegyenccel: { $n }, a cél { $goal }
ankh_morpork-board-far-trouble = zavargásjelző: { $n }, a cél { $goal }
ankh_morpork-board-far-worth = vagyonod { $n } dollár, a cél { $goal }
ankh_morpork-board-far-deck = { $n ->
    [one] még { $n } lap, és elfogy a húzópakli
   *[other] még { $n } lap, és elfogy a húzópakli
}

## Icons, in a word

ankh_morpork-board-icon-place_minion = Kegyenc
ankh_morpork-board-icon-place_building = Építés
ankh_morpork-board-icon-assassinate = Orgyilkos
ankh_morpork-board-icon-remove_trouble = Csillapítás
ankh_morpork-board-icon-money = ${ $n }
ankh_morpork-board-icon-scroll = Képesség
ankh_morpork-board-icon-event = Esemény
ankh_morpork-board-icon-play_another = Új lap
ankh_morpork-board-icon-interrupt = Válasz

## Players

ankh_morpork-board-players = Játékosok
ankh_morpork-board-area-cards = { $n ->
    [one] fertálykártya
   *[other] fertálykártya
}
ankh_morpork-board-cash = Készpénz: { $n } dollár
ankh_morpork-board-hand-size = Kézilapok: { $n }
ankh_morpork-board-minions = Kegyencek a táblán: { $n }, összesen { $of }
ankh_morpork-board-buildings = Épületek: { $n }, összesen { $of }
ankh_morpork-board-loan = { $n ->
    [one] hitel
   *[other] { $n } hitel
}
ankh_morpork-board-penalty = { $n ->
    [one] büntetőkártya
   *[other] { $n } büntetőkártya
}
ankh_morpork-board-immune = védve
ankh_morpork-board-is = ő: { $who }
ankh_morpork-board-one-of = { $n } közül egy
ankh_morpork-board-known-cards = { $n ->
    [one] { $n } ismert lap
   *[other] { $n } ismert lap
}
ankh_morpork-board-loans = Hitelek: { $cards }.
ankh_morpork-board-penalties = Büntetőkártyák: { $cards }.
ankh_morpork-board-known = Ezekről a kézilapokról tudsz: { $cards }.
ankh_morpork-board-suspects = { $n ->
    [one] Személyisége: { $people }.
   *[other] Csak ezek egyike lehet: { $people }.
}
ankh_morpork-board-nothing-known = Nincs fertálykártyája, és nem tudni róla többet, mint amennyi a táblázatban látszik.

## Areas

ankh_morpork-board-area-kind = { $river ->
    [true] { $n }. fertály · épület { $cost } dollár · a folyó mentén
   *[other] { $n }. fertály · épület { $cost } dollár · nem a folyó mentén
}
ankh_morpork-board-area-house = { $state ->
    [built] { $seat } épülete áll itt.
    [gone] A fertálykártya kikerült a játékból.
   *[none] Még nincs itt épület.
}
ankh_morpork-board-area-here = Itt van: { $pieces }.
ankh_morpork-board-area-trouble = Zavargásjelző.
ankh_morpork-board-area-demon = Démon: senki sem ellenőrzi a fertályt, semmi sem számít rajta.
ankh_morpork-board-area-control = { $own ->
    [true] Te ellenőrzöd a fertályt.
   *[other] { $seat } ellenőrzi a fertályt.
}
ankh_morpork-board-minions-of = { $n ->
    [one] { $seat }: { $n } kegyenc
   *[other] { $seat }: { $n } kegyenc
}
ankh_morpork-board-neutrals = { $kind ->
    [troll] { $n } troll
   *[demon] { $n } démon
}
ankh_morpork-board-area-label = { $n } { $name }, épület { $cost } dollár
ankh_morpork-board-label-building = { $seat } épülete
ankh_morpork-board-label-control = { $seat } ellenőrzi
ankh_morpork-board-label-trouble = zavargás
ankh_morpork-board-label-near = szomszédai: { $areas }
ankh_morpork-board-label-house = { $seat } épülete: { $area }
ankh_morpork-board-label-pieces = { $minions }, { $area }
ankh_morpork-board-label-card = { $name }. { $icons }
ankh_morpork-board-neighbours = Szomszédai: { $areas }.

## Kinds of things

ankh_morpork-board-kind-event = esemény
ankh_morpork-board-kind-personality = személyiség
ankh_morpork-board-kind-icon = szimbólum
ankh_morpork-board-kind-green = zöld kártya
ankh_morpork-board-kind-brown = barna kártya
ankh_morpork-board-no-icons = Nincs rajta szimbólum: ha kijátszod, nem történik semmi.

## In words

ankh_morpork-board-text-areas = Fertályok
ankh_morpork-board-text-piles = Paklik
ankh_morpork-board-text-you = Te
ankh_morpork-board-text-player = { $seat }: { $cash } dollár, { $cards ->
    [one] { $cards } kézilap
   *[other] { $cards } kézilap
}, a táblán { $minions } kegyenc a 12-ből, { $buildings } épület a 6-ból
ankh_morpork-board-text-figures = { $control } fertályt ellenőriz, { $watched } fertályon van kegyence, vagyona { $worth } dollár, most { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
ankh_morpork-board-text-card = { $name } ({ $icons })
ankh_morpork-board-text-current = Kijátszott lap: { $card }
ankh_morpork-board-text-no-icons = nincs rajta szimbólum

## Signs and columns of the terminal

ankh_morpork-board-letter-p1 = P
ankh_morpork-board-letter-p2 = S
ankh_morpork-board-letter-p3 = Z
ankh_morpork-board-letter-p4 = K
ankh_morpork-board-letter-troll = T
ankh_morpork-board-letter-demon = D
ankh_morpork-board-sign-minions =
    .text = egy játékos kegyencei, a neve előtti betűvel; T: trollok, D: démonok
ankh_morpork-board-sign-trouble = zavargás
    .text = zavargásjelző: itt lehet orgyilkosság, építeni viszont nem lehet
ankh_morpork-board-sign-building = épület
    .text = épület, a tulajdonosa betűjével
ankh_morpork-board-sign-gone = kártya oda
    .text = a fertálykártya kikerült a játékból
ankh_morpork-board-sign-control = ellenőrzi
    .text = ő ellenőrzi a fertályt
ankh_morpork-board-sign-neighbours = szomszéd
    .text = a szomszédos fertályok száma
ankh_morpork-board-column-cash = pénz
    .text = készpénz
ankh_morpork-board-column-hand = kéz
    .text = kézilapok
ankh_morpork-board-column-supply = készlet
    .text = kegyencek, amelyek nincsenek a játéktáblán
ankh_morpork-board-column-houses = épület
    .text = épületek a játéktáblán
ankh_morpork-board-column-control = ellenőriz
    .text = ellenőrzött fertályok, és mennyi kell a három lord győzelméhez: Selachii, Rozsda és de Worde
ankh_morpork-board-column-spread = fertály
    .text = démon nélküli fertályok saját kegyenccel, és mennyi kell Lord Lodoci győzelméhez
ankh_morpork-board-column-worth = vagyon
    .text = készpénz és épületek, hitelenként 12 dollárral kevesebb; Krizopráz győzelméhez 50 dollár kell
ankh_morpork-board-column-points = pont
    .text = ennyi lenne, ha most számolnátok a pontokat

## What can be asked about, and typed

ankh_morpork-board-about-signs = mit jelentenek a jelek és az oszlopok
    .words = jelek
ankh_morpork-board-about-discard = az összes dobott lap, elöl az utolsó
    .words = dobott
ankh_morpork-board-about-events = milyen események voltak, és mi jöhet még
    .words = események
ankh_morpork-board-about-player = egy játékos fertálykártyái, és amit tudni lehet róla

## Editions

ankh_morpork-board-set-hungarian = Magyar kiadás
    .text = Három démon jön, az árvíz addig dob, amíg a folyót éri, a köd lapjai kikerülnek a játékból.
ankh_morpork-board-set-english-2011 = Angol kiadás (2011)
    .text = Négy démon jön, az árvíz szárazföldre is eshet, a köd lapjai a dobott lapok közé kerülnek.

## The first game

ankh_morpork-board-aim = A célod: amit a titkos személyiséged akar, a köröd elején.
ankh_morpork-board-tip-power = Fénylenek az épületeid: a fertálykártyájukat most, két szimbólum közt vagy a köröd végén egyszer-egyszer használhatod.
ankh_morpork-board-tip-event = Esemény jött. A Kisistenekkel darabonként 3 dollárért megmentheted a bábuidat.
ankh_morpork-board-tip-control = A fertály számának táblája annak a jelét ölti fel, aki ellenőrzi: akinek ott a legtöbb bábuja van, ha nincs ott démon.
