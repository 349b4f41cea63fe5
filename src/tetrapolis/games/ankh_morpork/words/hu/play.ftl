### Ankh-Morpork at the table: what happened, what a move means, what went wrong, points and ends.
###
### Names never take an ending and never follow an article: put them first, behind a colon, or as a possessor
### ("{ $target } épületei"). Buttons (moves) speak in the first person. $minion is the owner's name, or troll or demon.

## Events: turns and cards

ankh_morpork-turn = { $n }. kör · { $seat }
ankh_morpork-plays = { $seat } kijátssza: { $card }.
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
ankh_morpork-discards = { $seat } eldobja: { $card }.
ankh_morpork-gives-card = { $target } 1 lapot kap { $seat } kezéből.
ankh_morpork-you-see-given = Gazdát cserél: { $card } ({ $seat } → { $target }).
ankh_morpork-swaps-hands = { $seat } elcseréli a teljes kezét { $target } lapjaira.
ankh_morpork-you-hold = { $cards ->
    [none] A kezed most üres.
   *[other] Az új kezed: { $cards }.
}
ankh_morpork-searches = { $seat } megnézi { $target } kezét.
ankh_morpork-you-see-hand = Ezt látod { $target } kezében: { $cards }.
ankh_morpork-loses-card = { $seat } kénytelen eldobni: { $card }.
ankh_morpork-you-see-drawn = Véletlenszerűen húzva { $target } kezéből: { $cards }.
ankh_morpork-aims = { $card }: { $seat } célpontja { $target }.
ankh_morpork-rolls = { $card }: { $seat } dobása { $n }.
ankh_morpork-rolls-areas = { $card }: { $seat } ezt dobja: { $areas }.

## Events: minions, buildings, trouble

ankh_morpork-places = { $seat } kegyencet rak le ide: { $area }.
ankh_morpork-lifts-minion = { $seat } felveszi egy kegyencét innen: { $area }.
ankh_morpork-loses-minion = { $minion ->
    [troll] Lekerül egy troll innen: { $area }.
    [demon] Lekerül egy démon innen: { $area }.
   *[other] { $minion } elveszíti egy kegyencét itt: { $area }.
}
ankh_morpork-moves = { $minion ->
    [troll] Egy troll átkerül: { $area } → { $area2 }.
    [demon] Egy démon átkerül: { $area } → { $area2 }.
   *[other] { $minion } egyik kegyence átkerül: { $area } → { $area2 }.
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
ankh_morpork-builds = { $seat } { $n } dollárért épületet rak le ide: { $area }.
ankh_morpork-lifts-building = { $seat } leveszi egy épületét, hogy máshol használja fel: { $area }.
ankh_morpork-loses-building = { $seat } elveszíti az épületét itt: { $area }.
ankh_morpork-buys = { $seat } { $n } dollárért megveszi { $target } épületét itt: { $area }.
ankh_morpork-stirs = { $seat } zavargásjelzőt rak ide: { $area }.
ankh_morpork-calms = { $seat } leveszi a zavargásjelzőt innen: { $area }.
ankh_morpork-uses-power = { $seat } használja ezt a fertálykártyáját: { $area }.

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

ankh_morpork-interrupts = { $seat } megszakítást játszik ki: { $card }.
ankh_morpork-lets-happen = { $seat } nem válaszol erre: { $card }.
ankh_morpork-lets-event-happen = { $seat } szabad folyást enged az eseménynek: { $event }.
ankh_morpork-immune = { $seat } védve van ettől a kártyaképességtől: { $card }.
ankh_morpork-minion-not-moved = { $seat } kegyence nem mozdul, itt marad: { $area }.
ankh_morpork-minion-stays = { $seat } kegyence megmenekül, itt marad: { $area }.
ankh_morpork-card-returns = Visszakerül { $seat } kezébe: { $card }.
ankh_morpork-you-stand-aside = Ebben a körben már mindent hagysz megtörténni, kérdés nélkül.
ankh_morpork-you-stand-below = { $n ->
    [one] Mostantól kérdés nélkül hagyod megtörténni, ami { $n } pontnál kevesebbe kerül neked.
   *[other] Mostantól kérdés nélkül hagyod megtörténni, ami { $n } pontnál kevesebbe kerül neked.
}
ankh_morpork-you-ask-again = Mostantól újra kérdést kapsz, valahányszor válaszolhatsz.

## Events: random events

ankh_morpork-turns-event = { $seat } eseménykártyát csap fel: { $event }.
ankh_morpork-no-event = { $seat } eseménykártyát csapna fel, de az eseménypakli üres.
ankh_morpork-event-rolls = { $event }: { $seat } ezt dobja: { $areas }.
ankh_morpork-saves = { $seat } { $n } dollárt fizet, és a Kisistenek kivéd egy csapást: { $area }, { $piece }.
ankh_morpork-fire-ends = Itt nem ég le semmi, a tűzvésznek vége: { $area }.
ankh_morpork-flood-rolls-again = Ez nem folyó menti fertály, ezért { $seat } újra dob: { $area }.
ankh_morpork-fog = A köd miatt a dobott lapokhoz kerül: { $cards }.
ankh_morpork-fog-box = A köd miatt kikerül a játékból: { $cards }.
ankh_morpork-no-riots = { $n ->
    [one] { $n } zavargásjelző van a játéktáblán, nyolcnál kevesebb: a játék folytatódik.
   *[other] { $n } zavargásjelző van a játéktáblán, nyolcnál kevesebb: a játék folytatódik.
}
ankh_morpork-arrives = { $minion ->
    [troll] Megjelenik egy troll itt: { $area }.
   *[demon] Megjelenik egy démon itt: { $area }.
}
ankh_morpork-card-gone = { $seat } elveszíti ezt a fertálykártyáját, kikerül a játékból: { $area }.

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

ankh_morpork-move-play = Kijátszom: { $card }
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
    [0] Újra kérek kérdést, valahányszor válaszolhatok
    [one] Csak akkor kérek kérdést, ha legalább { $below } pont forog kockán
   *[other] Csak akkor kérek kérdést, ha legalább { $below } pont forog kockán
}
ankh_morpork-move-interrupt = Megszakítást játszom ki: { $card }
ankh_morpork-move-save = { $what ->
    [minion] 3 dollárért megmentem egy kegyencemet itt: { $area }
    [building] 3 dollárért megmentem az épületemet itt: { $area }
    [card] 3 dollárért megmentem a fertálykártyámat: { $area }
    [demon] 3 dollárért távol tartok egy démont innen: { $area }
   *[troll] 3 dollárért távol tartok egy trollt innen: { $area }
}

## Moves: the board

ankh_morpork-move-place = { $lift ->
    [none] Kegyencet rakok le ide: { $area }
   *[other] Átrakom egy kegyencemet: { $lift } → { $area }
}
ankh_morpork-move-build = { $lift ->
    [none] Épületet rakok le ide: { $area }
   *[other] Épületet rakok le egy meglévő helyett: { $lift } → { $area }
}
ankh_morpork-move-kill = { $minion ->
    [troll] Leveszek egy trollt innen: { $area }
    [demon] Leveszek egy démont innen: { $area }
   *[other] Leveszem { $minion } kegyencét innen: { $area }
}
ankh_morpork-move-calm = Leveszem a zavargásjelzőt innen: { $area }
ankh_morpork-move-stir = Zavargásjelzőt rakok ide: { $area }
ankh_morpork-move-grab = { $minion ->
    [troll] Egy trollt választok itt: { $area }
    [demon] Egy démont választok itt: { $area }
   *[other] { $minion } kegyencét választom itt: { $area }
}
ankh_morpork-move-go = Ide mozgatom: { $area }
ankh_morpork-move-flee = Átmozgatom egy kegyencemet: { $area } → { $to }
ankh_morpork-move-raze = Leveszem az épületet innen: { $area }
ankh_morpork-move-buy = { $lift ->
    [none] Megveszem az épületet itt: { $area }
   *[other] Megveszem az épületet itt: { $area }; a helyére innen kerül az enyém: { $lift }
}
ankh_morpork-move-visit = Pénzt kapok az itteni kegyencekért: { $area }

## Moves: players, money, cards

ankh_morpork-move-target = Őt választom: { $target }
ankh_morpork-move-pay = Kifizetem
ankh_morpork-move-refuse = Nem fizetek
ankh_morpork-move-give = Odaadom: { $card }
ankh_morpork-move-discard = A dobott lapokhoz teszem: { $card }
ankh_morpork-move-keep = Megtartom: { $card }
ankh_morpork-move-done = Ennyi elég

## Errors

ankh_morpork-error-not-in-hand = Ez a lap nincs a kezedben: { $card }. Olyat válassz, amelyik nálad van.
ankh_morpork-error-interrupt = Ez a lap megszakítás, nem lehet a köröd kártyája: { $card }. Tartogasd válasznak, és játssz ki mást.
ankh_morpork-error-no-minion = Itt nincs kegyenced: { $area }. Ott építs, ahol van.
ankh_morpork-error-built = Itt már áll épület: { $area }. Építs máshol.
ankh_morpork-error-trouble = Itt zavargásjelző van, ezért senki sem építhet: { $area }. Építs máshol, vagy előbb kerüljön le a jelző.
ankh_morpork-error-too-dear = Ide { $n } dollárba kerül egy épület, de neked csak { $cash } dollárod van: { $area }. Építs olcsóbb helyen.
ankh_morpork-error-no-area-card = Ez a fertálykártya nincs nálad: { $area }. Olyat használj, amelyik előtted fekszik.
ankh_morpork-error-demon = Itt démon áll, ezért a fertálykártya nem működik: { $area }. Előbb szabadulj meg a démontól.
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
