### Discworld: Ankh-Morpork at the terminal table.

## Signs

play-ankh_morpork-letter-p1 = P
play-ankh_morpork-letter-p2 = S
play-ankh_morpork-letter-p3 = Z
play-ankh_morpork-letter-p4 = K
play-ankh_morpork-letter-troll = T
play-ankh_morpork-letter-demon = D

play-ankh_morpork-icon-place_minion = kegyenc
play-ankh_morpork-icon-assassinate = orgyilkos
play-ankh_morpork-icon-remove_trouble = csillapít
play-ankh_morpork-icon-scroll = képesség
play-ankh_morpork-icon-event = esemény
play-ankh_morpork-icon-play_another = új lap
play-ankh_morpork-icon-interrupt = válasz

play-ankh_morpork-sign-minions =
    .text = egy játékos kegyencei, a neve előtti betűvel; T: trollok, D: démonok
play-ankh_morpork-sign-coming =
    .text = ha ide kegyenc érkezik, zavargásjelző is jön vele
play-ankh_morpork-sign-trouble = zavargás
    .text = zavargásjelző: itt lehet orgyilkosság, építeni viszont nem lehet
play-ankh_morpork-sign-building = épület
    .text = épület, a tulajdonosa betűjével
play-ankh_morpork-sign-gone = kártya oda
    .text = a fertálykártya kikerült a játékból
play-ankh_morpork-sign-control = ellenőrzi
    .text = ő ellenőrzi a fertályt
play-ankh_morpork-sign-neighbours = szomszéd
    .text = a szomszédos fertályok száma

## The table

play-ankh_morpork-title = Ankh-Morpork
play-ankh_morpork-turn = { $n }. kör
play-ankh_morpork-deck = { $green ->
    [0] húzópakli { $n }
   *[other] húzópakli { $n } ({ $green } zöld)
}
play-ankh_morpork-events = { $n ->
    [one] { $n } esemény
   *[other] { $n } esemény
}
play-ankh_morpork-trouble = zavargás { $n }/{ $goal }
play-ankh_morpork-current = { $name } lapja:
play-ankh_morpork-discard = dobott lapok { $n }:
play-ankh_morpork-discard-empty = nincs dobott lap
play-ankh_morpork-events-used = eddigi események:
play-ankh_morpork-events-coming = még az eseménypakliban:

play-ankh_morpork-players = Játékosok
play-ankh_morpork-column-cash = pénz
    .text = készpénz
play-ankh_morpork-column-hand = kéz
    .text = kézilapok
play-ankh_morpork-column-supply = készlet
    .text = kegyencek, amelyek nincsenek a játéktáblán
play-ankh_morpork-column-houses = épület
    .text = épületek a játéktáblán
play-ankh_morpork-column-control = ellenőriz
    .text = ellenőrzött fertályok, és mennyi kell a három lord győzelméhez: Selachii, Rozsda és de Worde
play-ankh_morpork-column-spread = fertály
    .text = démon nélküli fertályok saját kegyenccel, és mennyi kell Lord Lodoci győzelméhez
play-ankh_morpork-column-worth = vagyon
    .text = készpénz és épületek, hitelenként 12 dollárral kevesebb; Krizopráz győzelméhez 50 dollár kell
play-ankh_morpork-column-points = pont
    .text = ennyi lenne, ha most számolnátok a pontokat

play-ankh_morpork-loans = { $n ->
    [one] hitel:
   *[other] hitelek:
}
play-ankh_morpork-penalties = { $n ->
    [one] büntetőkártya:
   *[other] büntetőkártyák:
}
play-ankh_morpork-known = ismert lapjai:
play-ankh_morpork-suspects = csak ezek egyike lehet:
play-ankh_morpork-is = személyisége:
play-ankh_morpork-unused = A kimaradt személyiségek között van:
play-ankh_morpork-immune = ettől a képességtől védve
play-ankh_morpork-short-loans = { $n ->
    [one] { $n } hitel
   *[other] { $n } hitel
}
play-ankh_morpork-short-penalties = { $n ->
    [one] { $n } büntetőkártya
   *[other] { $n } büntetőkártya
}
play-ankh_morpork-short-known = { $n ->
    [one] { $n } ismert lap
   *[other] { $n } ismert lap
}

play-ankh_morpork-you-are = Személyiséged: { $personality }
play-ankh_morpork-goal-control = ellenőrzött fertály: { $n }, a cél { $goal }
play-ankh_morpork-goal-spread = fertály kegyenccel: { $n }, a cél { $goal }
play-ankh_morpork-goal-trouble = zavargásjelző: { $n }, a cél { $goal }
play-ankh_morpork-goal-worth = vagyonod { $n } dollár, a cél { $goal }
play-ankh_morpork-goal-deck = { $n ->
    [one] még { $n } lap, és elfogy a húzópakli
   *[other] még { $n } lap, és elfogy a húzópakli
}
play-ankh_morpork-no-cards = nincs lap a kezedben

## Names and explanations

play-ankh_morpork-own = te
play-ankh_morpork-minion-own = a te kegyenced
play-ankh_morpork-minion-of = { $name } kegyence
play-ankh_morpork-minion-troll = egy troll
play-ankh_morpork-minion-demon = egy démon
play-ankh_morpork-kind-event = esemény
play-ankh_morpork-kind-personality = személyiség
play-ankh_morpork-kind-icon = szimbólum
play-ankh_morpork-kind-green = zöld kártya
play-ankh_morpork-kind-brown = barna kártya
play-ankh_morpork-no-icons = Nincs rajta szimbólum: ha kijátszod, nem történik semmi.
play-ankh_morpork-river = a folyó mentén
play-ankh_morpork-dry = nem a folyó mentén
play-ankh_morpork-cost = az épület ára { $n } dollár
play-ankh_morpork-neighbours = Szomszédai: { $areas }.
play-ankh_morpork-facts = { $cards ->
    [one] ({ $cash } dollár, { $cards } lap)
   *[other] ({ $cash } dollár, { $cards } lap)
}

play-ankh_morpork-about-signs = mit jelentenek a jelek és az oszlopok
    .words = jelek
play-ankh_morpork-about-discard = az összes dobott lap, elöl az utolsó
    .words = dobott
play-ankh_morpork-about-events = milyen események voltak, és mi jöhet még
    .words = események
play-ankh_morpork-about-player = egy játékos fertálykártyái, és amit tudni lehet róla
play-ankh_morpork-nothing-known = Nincs fertálykártyája, és nem tudni róla többet, mint amennyi a táblázatban látszik.

play-ankh_morpork-example = bugris utca
    .thing = az árnyak

play-ankh_morpork-set-hungarian = Magyar kiadás
    .text = Három démon jön, az árvíz addig dob, amíg a folyót éri, a köd lapjai kikerülnek a játékból.
play-ankh_morpork-set-english-2011 = Angol kiadás (2011)
    .text = Négy démon jön, az árvíz szárazföldre is eshet, a köd lapjai a dobott lapok közé kerülnek.

## Choices

play-ankh_morpork-do-play = Kijátszom
play-ankh_morpork-do-text = Kártyaképesség
play-ankh_morpork-do-money = Pénz
play-ankh_morpork-do-place = Kegyenc ide
play-ankh_morpork-do-build = Épület ide
play-ankh_morpork-do-kill = Orgyilkosság
play-ankh_morpork-do-remove = Leveszem
play-ankh_morpork-do-calm = Lecsillapítom
play-ankh_morpork-do-stir = Zavargás ide
play-ankh_morpork-do-grab = Elmozdítom
play-ankh_morpork-do-swap = Felcserélem
play-ankh_morpork-do-go = Ide megy
play-ankh_morpork-do-raze = Lebontás
play-ankh_morpork-do-buy = Megveszem
play-ankh_morpork-do-visit = Pénz innen
play-ankh_morpork-do-save = Kisistenek, 3 dollár
play-ankh_morpork-do-target = Célpont
play-ankh_morpork-do-payer = Ki fizet
play-ankh_morpork-do-paid = Ő kapja
play-ankh_morpork-do-give = Odaadom
play-ankh_morpork-do-discard = Eldobom
play-ankh_morpork-do-keep = Megtartom
play-ankh_morpork-do-search = Eldobatom
play-ankh_morpork-do-power = Fertálykártya
play-ankh_morpork-do-interrupt = Megszakítás
play-ankh_morpork-do-answer = Válaszom
play-ankh_morpork-do-let = Megtörténhet
play-ankh_morpork-do-ask = Kérdezzenek
play-ankh_morpork-do-on = Tovább

play-ankh_morpork-carry-out = végrehajtom
play-ankh_morpork-take = kapok { $n } dollárt
play-ankh_morpork-pay = fizetek { $n } dollárt
play-ankh_morpork-refuse = nem fizetek
play-ankh_morpork-refuse-fine = inkább elém kerül a lap
play-ankh_morpork-skip-icon = ezt a szimbólumot kihagyom
play-ankh_morpork-skip-play = nem játszom ki több lapot
play-ankh_morpork-skip-raze = egyiket sem
play-ankh_morpork-pass = passz: nincs kijátszható lapom
play-ankh_morpork-end = a kör vége, feltöltöm a kezemet
play-ankh_morpork-done = elég
play-ankh_morpork-let-once = most az egyszer
play-ankh_morpork-let-turn = ebben a körben minden
play-ankh_morpork-let-below = { $n ->
    [0] mindig, ha nincs pont a tét
    [one] mindig, ha legfeljebb { $n } pont a tét
   *[other] mindig, ha legfeljebb { $n } pont a tét
}
play-ankh_morpork-ask-again = { $n ->
    [0] újra mindig (most csak ha pont a tét)
    [one] újra mindig (most csak { $n } pont fölött)
   *[other] újra mindig (most csak { $n } pont fölött)
}

play-ankh_morpork-power-place = 3 dollárért kegyenc ide vagy a szomszédba
play-ankh_morpork-power-card = húzok egy lapot, eldobok egyet
play-ankh_morpork-power-sell = eldobok egy lapot, kapok 2 dollárt
play-ankh_morpork-power-trouble = zavargás itt vagy a szomszédban
play-ankh_morpork-power-calm = 2 dollárért leveszek egy zavargásjelzőt
play-ankh_morpork-power-income = kapok { $n } dollárt

play-ankh_morpork-hit-minion = kegyenc
play-ankh_morpork-hit-building = épület
play-ankh_morpork-hit-card = fertálykártya
play-ankh_morpork-hit-demon = démon jön
play-ankh_morpork-hit-troll = troll jön

## What is asked

play-ankh_morpork-now-first = Kijátszol egy lapot, aztán a szimbólumai jönnek sorban, balról jobbra.
play-ankh_morpork-now-more = { $n ->
    [one] Kijátszhatsz még egy lapot.
   *[other] Kijátszhatsz még legfeljebb { $n } lapot, egymás után.
}
play-ankh_morpork-now-none = Nincs kijátszható lapod.
play-ankh_morpork-now-not-now = Most nem hajtható végre; egy fertálykártya még változtathat ezen.
play-ankh_morpork-now-end = { $left ->
    [powers] Minden szimbólum sorra került. Fertálykártyát még használhatsz.
    [mossy] Minden szimbólum sorra került. Dr. Mossy Lawnt még kijátszhatod.
   *[nothing] Minden szimbólum sorra került. Csak azért kapsz kérdést, mert nálad lehetne dr. Mossy Lawn.
}
play-ankh_morpork-now-text = { $card }: { $text }
play-ankh_morpork-now-text-by = { $name } lapja, { $card }: „{ $text }”
play-ankh_morpork-now-hit-aim = { $name } ellened játssza ki ezt: { $card }, „{ $text }”
play-ankh_morpork-now-hit-remove = { $name } le akarja venni a kegyencedet innen: { $area } ({ $card }).
play-ankh_morpork-now-hit-own = Le kell venned egy kegyencedet innen: { $area } ({ $card }).
play-ankh_morpork-now-hit-kill = { $name } orgyilkosa a te kegyencedre tör itt: { $area } ({ $card }).
play-ankh_morpork-now-hit-move = { $name } el akarja mozdítani a kegyencedet: { $area } → { $area2 } ({ $card }).
play-ankh_morpork-now-hit-swap = { $name } fel akarja cserélni a kegyencedet ({ $area }) egy másik bábuval: { $minion }, { $area2 } ({ $card }).
play-ankh_morpork-now-hit-buy = { $name } meg akarja venni az épületedet { $n } dollárért itt: { $area } ({ $card }).
play-ankh_morpork-now-lost = Levették a kegyencedet innen: { $area } ({ $cause }).
play-ankh_morpork-now-event = Esemény ér: { $event }. Ami veszélyben van: { $pieces }.
play-ankh_morpork-now-stake = { $n ->
    [0] Pont nem forog kockán.
    [one] A tét { $n } pont.
   *[other] A tét { $n } pont.
}
play-ankh_morpork-now-answers = Amivel válaszolhatsz: { $cards }.
play-ankh_morpork-now-no-answer = { $n ->
    [one] Itt csak ez segítene, de nincs nálad: { $cards }.
   *[other] Itt csak ezek egyike segítene, de egyik sincs nálad: { $cards }.
}
play-ankh_morpork-now-small-gods = A Kisistenek mindegyiket 3 dollárért hárítja el; a pénzed { $n } dollár.
play-ankh_morpork-now-payer = { $card }: { $name } kapja a pénzt. Ki fizesse ki?
play-ankh_morpork-now-hired = { $name } felbérel, { $card }: „{ $text }”
play-ankh_morpork-now-rolled = { $card }, a dobás: { $areas }.
play-ankh_morpork-now-swap = Helyet cserél: { $minion }, { $area }. Kivel?
play-ankh_morpork-now-go = { $card }: { $minion } innen indul: { $area }.
play-ankh_morpork-now-back = Az itt elveszett kegyenc egy másik fertályra kerül: { $area }.
play-ankh_morpork-now-one-more = Lerakhatsz még egy kegyencet.
play-ankh_morpork-now-discard = { $n ->
    [one] Eldobhatsz { $n } lapot.
   *[other] Eldobhatsz legfeljebb { $n } lapot.
}
play-ankh_morpork-now-give = { $n ->
    [one] { $name } kap tőled { $n } lapot.
   *[other] { $name } kap tőled { $n } lapot.
}
play-ankh_morpork-now-sell = { $card }: { $name } kap tőled egy lapot, és { $n } dollárt fizet érte, vagy amennyije van.
play-ankh_morpork-now-raze = { $name } nem fizetett: leveheted egy épületét.
play-ankh_morpork-now-search = { $name } lapjai: válaszd ki, melyiket dobja el.
play-ankh_morpork-now-keep = { $name } kezéből: az egyiket megtartod, a másikat visszaadod.
play-ankh_morpork-now-murder = { $event }: a dobásod { $area }. Onnan le kell venned egy kegyencet.
play-ankh_morpork-now-flee = { $event }: a kegyenceidnek menniük kell innen: { $pieces }.
play-ankh_morpork-now-sink = { $n ->
    [0] { $event }: minden épület 2 dollárba kerül, de egyikre sem futja.
   *[other] { $event }: minden épület 2 dollárba kerül; { $all } épületedből { $n } maradhat.
}
play-ankh_morpork-now-sunk = { $event }: minden épület 2 dollárba kerül; fizetés helyett le is mondhatsz róluk.
