### Ankh-Morpork at the table: what happened, what a move means, what went wrong, points and ends.
###
### Things take the form that they are asked for: { THE(ACC($card)) }, { AT($area) }. Players' names take none: put them
### first, behind a colon, or as a possessor ("{ $target } épületei"). Buttons (moves) speak in the first person. $minion is the owner's name, or troll or demon.

## Events: turns and cards

ankh_morpork-turn = { $n }. kör · { $seat }
ankh_morpork-plays = { $seat } kijátssza { THE(ACC($card)) }.
ankh_morpork-passes = { $seat } passzol, nincs kijátszható kártyája.
ankh_morpork-draws = { $n ->
    [one] { $seat } { $n } lapot húz.
   *[other] { $seat } { $n } lapot húz.
}
ankh_morpork-you-draw = Ezt húzod: { $cards }.
ankh_morpork-fetches = { $cards ->
    [none] { $seat } nem talál semmit a dobott lapok között.
   *[other] { $seat } ezt kapja a dobott lapok közül: { $cards }.
}
ankh_morpork-discards = { $seat } eldobja { THE(ACC($card)) }.
ankh_morpork-gives-card = { $target } 1 lapot kap { $seat } kezéből.
ankh_morpork-you-see-given = Gazdát cserél: { $card } ({ $seat } → { $target }).
ankh_morpork-swaps-hands = { $seat } elcseréli a teljes kezét { $target } lapjaira.
ankh_morpork-you-hold = { $cards ->
    [none] A kezed most üres.
   *[other] Az új kezed: { $cards }.
}
ankh_morpork-searches = { $seat } megnézi { $target } kezét.
ankh_morpork-you-see-hand = Ezt látod { $target } kezében: { $cards }.
ankh_morpork-loses-card = { $seat } kénytelen eldobni { THE(ACC($card)) }.
ankh_morpork-you-see-drawn = Véletlenszerűen húzva { $target } kezéből: { $cards }.
ankh_morpork-aims = { $card }: { $seat } célpontja { $target }.
ankh_morpork-rolls = { $card }: { $seat } dobása { $n }.
ankh_morpork-rolls-areas = { $card }: { $seat } ezt dobja: { $areas }.

## Events: minions, buildings, trouble

ankh_morpork-places = { $seat } kegyencet rak { TO($area) }.
ankh_morpork-lifts-minion = { $seat } felveszi egy kegyencét { FROM($area) }.
ankh_morpork-loses-minion = { $minion ->
    [troll] Lekerül egy troll { FROM($area) }.
    [demon] Lekerül egy démon { FROM($area) }.
   *[other] { $minion } elveszíti egy kegyencét { AT($area) }.
}
ankh_morpork-moves = { $minion ->
    [troll] Egy troll átkerül { FROM($area) } { TO($area2) }.
    [demon] Egy démon átkerül { FROM($area) } { TO($area2) }.
   *[other] { $minion } egyik kegyence átkerül { FROM($area) } { TO($area2) }.
}
ankh_morpork-swaps = Két kegyenc helyet cserél: { $minion ->
    [troll] egy troll ({ $area })
    [demon] egy démon ({ $area })
   *[other] { $minion } kegyence ({ $area })
} és { $minion2 ->
    [troll] egy troll ({ $area2 })
    [demon] egy démon ({ $area2 })
   *[other] { $minion2 } kegyence ({ $area2 })
}.
ankh_morpork-builds = { $seat } { $n } dollárért épületet emel { AT($area) }.
ankh_morpork-lifts-building = { $seat } leveszi az épületét { FROM($area) }, hogy máshol használja fel.
ankh_morpork-loses-building = { $seat } elveszíti az épületét { AT($area) }.
ankh_morpork-buys = { $seat } { $n } dollárért megveszi { $target } épületét { AT($area) }.
ankh_morpork-stirs = { $seat } zavargásjelzőt rak { TO($area) }.
ankh_morpork-calms = { $seat } leveszi a zavargásjelzőt { FROM($area) }.
ankh_morpork-uses-power = { $seat } használja a fertálykártyáját: { $area }.

## Events: money

ankh_morpork-earns = { $n ->
    [0] { $seat } nem kap pénzt.
   *[other] { $seat } { $n } dollárt kap a bankból.
}
ankh_morpork-spends = { $n ->
    [0] { $seat } nem fizet semmit a banknak.
   *[other] { $seat } { $n } dollárt fizet a banknak.
}
ankh_morpork-pays = { $n ->
    [0] { $target } nem kap semmit, mert { $seat } pénze elfogyott.
   *[other] { $target } { $n } dollárt kap { $seat } pénzéből.
}
ankh_morpork-takes-loan = { $seat } { $n } dollár hitelt vesz fel: { $card }.
ankh_morpork-takes-penalty = { $seat } büntetőkártyát kap: { $card }.
ankh_morpork-refuses = { $seat } nem fizet.
ankh_morpork-spares = { $seat } megkíméli { $target } épületeit.

## Events: interrupts

ankh_morpork-interrupts = { $seat } megszakításként kijátssza { THE(ACC($card)) }.
ankh_morpork-lets-happen = { $seat } nem válaszol erre: { $card }.
ankh_morpork-lets-event-happen = { $seat } szabad folyást enged az eseménynek: { $event }.
ankh_morpork-immune = { $seat } védve van ettől a kártyaképességtől: { $card }.
ankh_morpork-minion-not-moved = { $seat } kegyence nem mozdul, ott marad { AT($area) }.
ankh_morpork-minion-stays = { $seat } kegyence megmenekül, ott marad { AT($area) }.
ankh_morpork-card-returns = Visszakerül { $seat } kezébe: { $card }.
ankh_morpork-you-stand-aside = Ebben a körben már mindent hagysz megtörténni, nem kérdezünk.
ankh_morpork-you-stand-below = { $n ->
    [one] Mostantól kérdés nélkül hagyod megtörténni, ami { $n } pontnál kevesebbe kerül neked.
   *[other] Mostantól kérdés nélkül hagyod megtörténni, ami { $n } pontnál kevesebbe kerül neked.
}
ankh_morpork-you-ask-again = Mostantól újra megkérdezünk, valahányszor válaszolhatsz.

## Events: random events

ankh_morpork-turns-event = { $seat } eseménykártyát csap fel: { $event }.
ankh_morpork-no-event = { $seat } eseménykártyát csapna fel, de az eseménypakli üres.
ankh_morpork-event-rolls = { $event }: { $seat } ezt dobja: { $areas }.
ankh_morpork-saves = { $seat } { $n } dollárt fizet, és a Kisistenek kivéd egy csapást { AT($area) }: { $piece }.
ankh_morpork-fire-ends = { CAP(AT($area)) } nem ég le semmi, a tűzvésznek vége.
ankh_morpork-flood-rolls-again = Ez nem folyó menti fertály, ezért { $seat } újra dob: { $area }.
ankh_morpork-fog = A köd miatt a dobott lapokhoz kerül: { $cards }.
ankh_morpork-fog-box = A köd miatt kikerül a játékból: { $cards }.
ankh_morpork-no-riots = { $n ->
    [one] { $n } zavargásjelző van a játéktáblán, nyolcnál kevesebb: a játék folytatódik.
   *[other] { $n } zavargásjelző van a játéktáblán, nyolcnál kevesebb: a játék folytatódik.
}
ankh_morpork-arrives = { $minion ->
    [troll] Megjelenik egy troll { AT($area) }.
   *[demon] Megjelenik egy démon { AT($area) }.
}
ankh_morpork-card-gone = { $seat } elveszíti a fertálykártyáját, kikerül a játékból: { $area }.

## Events: personalities and the end

ankh_morpork-looks-at-personalities = { $n ->
    [one] { $seat } megnéz { $n } kimaradt személyiséget.
   *[other] { $seat } megnéz { $n } kimaradt személyiséget.
}
ankh_morpork-you-see-personalities = Ezeket a kimaradt személyiségeket látod: { $personalities }.
ankh_morpork-exchanges-personality = { $seat } elcseréli a személyiségét egy kimaradtra.
ankh_morpork-you-become = Az új személyiséged: { $personality }.
ankh_morpork-revealed = { $seat } személyisége: { $personality }.
ankh_morpork-game-over = Vége a játéknak. { $reason } Az első helyen: { $seats }.

## Moves: the turn, interrupts

ankh_morpork-move-play = Kijátszom { THE(ACC($card)) }
ankh_morpork-move-pass = { $rest ->
    [turn] Hagyom megtörténni, és ebben a körben minden mást is
   *[none] { $below ->
        [0] Passzolok, nem teszek semmit
        [one] Hagyom megtörténni, és mostantól azt is, ami { $below } pontnál kevesebbe kerül
       *[other] Hagyom megtörténni, és mostantól azt is, ami { $below } pontnál kevesebbe kerül
    }
}
ankh_morpork-move-skip = Kihagyom
ankh_morpork-move-end = Befejezem a kört
ankh_morpork-move-text = Végrehajtom a kártyaképességet
ankh_morpork-move-money = Elveszem a pénzt
ankh_morpork-move-power = Használom a fertálykártyámat: { $area }
ankh_morpork-move-standing = { $below ->
    [0] Megint kérdezzetek, valahányszor válaszolhatok
    [one] Csak akkor kérdezzetek, ha legalább { $below } pont forog kockán
   *[other] Csak akkor kérdezzetek, ha legalább { $below } pont forog kockán
}
ankh_morpork-move-interrupt = Megszakításként kijátszom { THE(ACC($card)) }
ankh_morpork-move-save = { $what ->
    [minion] 3 dollárért megmentem egy kegyencemet { AT($area) }
    [building] 3 dollárért megmentem az épületemet { AT($area) }
    [card] 3 dollárért megmentem a fertálykártyámat: { $area }
    [demon] 3 dollárért távol tartok egy démont { FROM($area) }
   *[troll] 3 dollárért távol tartok egy trollt { FROM($area) }
}

## Moves: the board

ankh_morpork-move-place = { $lift ->
    [none] Kegyencet rakok { TO($area) }
   *[other] Átrakom egy kegyencemet { FROM($lift) } { TO($area) }
}
ankh_morpork-move-build = { $lift ->
    [none] Épületet emelek { AT($area) }
   *[other] Átrakom egy épületemet { FROM($lift) } { TO($area) }
}
ankh_morpork-move-kill = { $minion ->
    [troll] Leveszek egy trollt { FROM($area) }
    [demon] Leveszek egy démont { FROM($area) }
   *[other] Leveszem { $minion } kegyencét { FROM($area) }
}
ankh_morpork-move-calm = Leveszem a zavargásjelzőt { FROM($area) }
ankh_morpork-move-stir = Zavargásjelzőt rakok { TO($area) }
ankh_morpork-move-grab = { $minion ->
    [troll] Egy trollt választok { AT($area) }
    [demon] Egy démont választok { AT($area) }
   *[other] { $minion } kegyencét választom { AT($area) }
}
ankh_morpork-move-go = Átmozgatom { TO($area) }
ankh_morpork-move-flee = Átmozgatom egy kegyencemet { FROM($area) } { TO($to) }
ankh_morpork-move-raze = Leveszem az épületet { FROM($area) }
ankh_morpork-move-buy = { $lift ->
    [none] Megveszem az épületet { AT($area) }
   *[other] Megveszem az épületet { AT($area) }, a sajátomat pedig { FROM($lift) } veszem el hozzá
}
ankh_morpork-move-visit = Pénzt kapok minden kegyencért { AT($area) }

## Moves: players, money, cards

ankh_morpork-move-target = Őt választom: { $target }
ankh_morpork-move-pay = Kifizetem
ankh_morpork-move-refuse = Nem fizetek
ankh_morpork-move-give = Odaadom { THE(ACC($card)) }
ankh_morpork-move-discard = A dobott lapokhoz teszem { THE(ACC($card)) }
ankh_morpork-move-keep = Megtartom { THE(ACC($card)) }
ankh_morpork-move-done = Ennyi elég

## Errors

ankh_morpork-error-not-in-hand = Ez a lap nincs a kezedben: { $card }. Olyat válassz, amelyik nálad van.
ankh_morpork-error-interrupt = Ez a lap megszakítás, nem lehet a köröd kártyája: { $card }. Tartogasd válasznak, és játssz ki mást.
ankh_morpork-error-no-minion = Nincs kegyenced { AT($area) }. Ott építs, ahol van.
ankh_morpork-error-built = Már áll épület { AT($area) }. Építs máshol.
ankh_morpork-error-trouble = Zavargásjelző van { AT($area) }, ezért ott senki sem építhet. Építs máshol, vagy előbb kerüljön le a jelző.
ankh_morpork-error-too-dear = { $n } dollárba kerül egy épület { AT($area) }, de neked csak { $cash } dollárod van. Építs olcsóbb helyen.
ankh_morpork-error-no-area-card = Ez a fertálykártya nincs nálad: { $area }. Olyat használj, amelyik előtted fekszik.
ankh_morpork-error-demon = Démon áll { AT($area) }, ezért a fertálykártya nem működik. Előbb szabadulj meg a démontól.
ankh_morpork-error-gained = Ezt a fertálykártyát csak most szerezted: { $area }. A következő körödtől használhatod.
ankh_morpork-error-used = Ezt a fertálykártyát ebben a körben már használtad: { $area }. A következő körödben újra használhatod.

## Points and the end

ankh_morpork-score-minions = Kegyencek
ankh_morpork-score-buildings = Épületek
ankh_morpork-score-cash = Készpénz
ankh_morpork-score-loans_repaid = Visszafizetett hitelek
ankh_morpork-score-loans_owed = Vissza nem fizetett hitelek
ankh_morpork-tiebreak-area_card = legdrágább fertálykártya
ankh_morpork-end-lord_selachii = Lord Selachii elég fertályt ellenőrzött.
ankh_morpork-end-lord_rust = Lord Rozsda elég fertályt ellenőrzött.
ankh_morpork-end-lord_de_worde = Lord de Worde elég fertályt ellenőrzött.
ankh_morpork-end-lord_vetinari = Lord Lodoci elég fertályon tartott kegyencet.
ankh_morpork-end-dragon_king_of_arms = Sárkány, a címerkirály elég zavargásjelzőt látott a játéktáblán.
ankh_morpork-end-chrysoprase = Krizopráz elég gazdag lett.
ankh_morpork-end-commander_vimes = Elfogyott a húzópakli, és Vinkó parancsnok győzött.
ankh_morpork-end-riots = Kitört a polgárháború, és a pontok döntöttek.
ankh_morpork-end-draw_pile = Elfogyott a húzópakli, és a pontok döntöttek.
