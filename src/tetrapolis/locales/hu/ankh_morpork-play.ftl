### Ankh-Morpork at the table: what happened, what is asked, what a move means, what went wrong, points and ends.
###
### Names never take an ending and never follow an article: put them first, behind a colon, or as a possessor
### ("{ $target } épületei"). Buttons (moves) speak in the first person. $minion is the owner's name, or troll or demon.

## Events: turns and cards

ankh_morpork-turn = { $n }. kör: { $seat }.
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

## Questions: the turn, interrupts

ankh_morpork-ask-menu = Mit teszel most?
    .help = Ha van a kezedben olyan kártya, amely nem megszakítás, egyet ki kell játszanod. A szimbólumait balról jobbra végrehajtod vagy kihagyod; amit kihagysz, arra már nem térhetsz vissza. Közben minden fertálykártyádat egyszer használhatod ebben a körben.
ankh_morpork-ask-window = Válaszolsz?
    .help = Valami mindjárt téged sújt, vagy éppen most vesztettél el egy kegyencet: megfelelő megszakítással most válaszolhatsz, később már nem. A kérdést bármilyen lapokkal megkapod, így nem árul el rólad semmit. Ha nem akarsz kérdést kapni, hagyj megtörténni mindent a kör végéig, vagy mostantól azt, ami adott pontszámnál kevesebbe kerül neked (1 dollár 1 pont, egy kézilap 2, egy kegyenc 5, egy épület annyi, amennyi a költsége).
ankh_morpork-ask-protecting = Megvédesz valamit az eseménytől?
    .help = A Kisistenekkel darabonként 3 dollárért megmentheted a bábuidat, amíg van pénzed. Zsuzsa egy olyan kegyencet ment meg, amely lekerülne. Amit nem mentesz meg, azt utoléri az esemény.

## Questions: texts that name players

ankh_morpork-ask-target = Melyik ellenfeledet érje a kártya?
    .help = A kártyaképesség arra hat, akit kiválasztasz. Ő válaszolhat Wallace Sonkyval; akkor a hatás elvész, és nem választhatsz mást.
ankh_morpork-ask-paid = Melyik ellenfeled kapja a pénzt?
    .help = Neki fizeted ki, amit a kártya előír; Hubertnél egy másik ellenfeled fizet. A pénzt senki sem utasíthatja vissza.
ankh_morpork-ask-giving = Melyik lapot adod oda?
    .help = A lapot csak te látod, és az, aki kapja. Ha a kijátszott kártya árat szab, a másik játékos most kifizeti, vagy odaadja, amennyije van.
ankh_morpork-ask-donating = 1 dollárt adsz vagy egy lapot?
    .help = Az egyiket oda kell adnod a soron lévő játékosnak. Ha lap, csak ti ketten látjátok.
ankh_morpork-ask-fined = Kifizeted az 5 dollárt?
    .help = A pénzt a soron lévő játékos kapja. Ha nem fizetsz, a kártya büntetőkártyaként a játék végéig előtted marad: valahányszor feltöltöd a kezedet, beleszámít az öt lapodba.
ankh_morpork-ask-insured = Fizetsz 5 dollárt a Tűzoltó-egyletnek?
    .help = A pénzt a soron lévő játékos kapja. Ha nem fizetsz, leveheti egy épületedet, és a fertálykártyáját is elveszíted.
ankh_morpork-ask-razing = Melyik épületet veszed le?
    .help = A Tűzoltó-egylet nem kapta meg a pénzt, ezért leveheted a játékos egyik épületét. A fertálykártyája visszakerül a tábla mellé. Mindet meg is kímélheted.
ankh_morpork-ask-searching = Melyik lapot kell eldobnia?
    .help = Ezt a kezet csak te látod. A játékosnak el kell dobnia azt a lapot, amelyet kiválasztasz, akár megszakítást is; azt már mindenki látja.
ankh_morpork-ask-keeping = Melyik lapot tartod meg?
    .help = Mindkettőt véletlenszerűen húztad a másik játékos kezéből. Amelyiket nem tartod meg, az visszakerül hozzá; rajtatok kívül senki sem látja őket.

## Questions: texts and powers on the board

ankh_morpork-ask-victim = Melyik kegyenc kerül le?
    .help = Visszakerül a készletébe, és vele a fertályán lévő zavargásjelző is lekerül. Ha a gazdája megszakítással megakadályozza, nem választasz helyette másikat.
ankh_morpork-ask-lose_minion = Melyik kegyenced kerül le?
    .help = Visszakerül a készletedbe, és vele a fertályán lévő zavargásjelző is lekerül. Ha Torkomat-elvágom Dibbler miatt dobtál 1-est, fizethetsz helyette 2 dollárt a banknak. Zsuzsa még megmentheti a kegyencet, Igor vagy az Új Kezdet Klub visszahozhatja.
ankh_morpork-ask-grab = Melyik kegyencet mozgatod?
    .help = Előbb a kegyencet választod ki, aztán azt, hová kerül. A Pénztárossal egymás után kettőt választasz, különböző fertályokon: ők helyet cserélnek. Ha egy ellenfeledét választod, ő megszakítással válaszolhat.
ankh_morpork-ask-go = Hová kerül a kegyenc?
    .help = Az elhagyott fertályról lekerül a zavargásjelző. Ahová érkezik, oda felkerül egy, ha már áll ott kegyenc.
ankh_morpork-ask-placing = Hová raksz le kegyencet?
    .help = Ha már áll ott kegyenc, zavargásjelző is kerül oda, hacsak a kártya mást nem mond. Ha mind a tizenkét kegyenced a játéktáblán van, egyet felveszel egy másik fertályról.
ankh_morpork-ask-building = Hová építesz fele áron?
    .help = Olyan fertályt válassz, ahol van kegyenced, de nincs se zavargásjelző, se épület. A fertálykártya a tiéd lesz. Ha mind a hat épületed a játéktáblán van, egyiküket használod fel újra.
ankh_morpork-ask-buying = Melyik épületet veszed meg?
    .help = A teljes költségét kifizeted a tulajdonosának, a helyére a te épületed kerül, és megkapod a fertálykártyát. A tulajdonosa válaszolhat Wallace Sonkyval. Ha mind a hat épületed a játéktáblán van, egyiküket használod fel újra.
ankh_morpork-ask-stirring = Hová raksz zavargásjelzőt?
    .help = Ahol zavargásjelző van, ott a kegyencek orgyilkosság áldozatai lehetnek, és senki sem építhet. Egy fertályon sosem lehet egynél több jelző.
ankh_morpork-ask-calming = Honnan veszed le a zavargásjelzőt?
    .help = Bármelyik fertályról leveheted. Jelző nélkül ott nem követhető el orgyilkosság, és újra lehet építeni.
ankh_morpork-ask-visiting = Melyik fertály után kapsz pénzt?
    .help = Slant úr révén 2 dollárt kapsz a bankból minden ottani kegyencért, akárkié; a trollok és a démonok is számítanak. Csak zavargásjelzős fertály lehet, és a jelző ott marad.
ankh_morpork-ask-discarding = Melyik lapot dobod el?
    .help = Képpel felfelé a dobott lapokhoz kerül; ha a használt kártya vagy fertály fizet érte, most megkapod a pénzt. Ahol több lapot is eldobhatsz, addig folytathatod, amíg azt nem mondod, hogy elég.

## Questions: random events

ankh_morpork-ask-murdering = Melyik kegyenc legyen az áldozat?
    .help = A kidobott fertályról le kell venned egy kegyencet: bárkiét, akár a sajátodat, vagy egy trollt, egy démont. Ha a gazdája megmenti, nem választasz helyette másikat.
ankh_morpork-ask-fleeing = Melyik kegyenced menekül az árvíz elől, és hová?
    .help = Minden kegyencednek el kell hagynia az elöntött fertályokat, mindegyiknek egy olyan szomszédosra, amelyet nem öntött el a víz. A sorrendet te választod. Minden mozgás leveszi a jelzőt a régi fertályról, és felrakhat egyet az újra.
ankh_morpork-ask-sinking = Melyik épületedről mondasz le?
    .help = Minden épületed 2 dollárba kerül; amelyikre nem futja, azt elveszíted, de te választod ki, melyik legyen az. A fertálykártyája visszakerül a tábla mellé. A megmaradtakat kifizeted.

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

## The end, as the event names it

ankh_morpork-reason-lord_selachii = { ankh_morpork-end-lord_selachii }
ankh_morpork-reason-lord_rust = { ankh_morpork-end-lord_rust }
ankh_morpork-reason-lord_de_worde = { ankh_morpork-end-lord_de_worde }
ankh_morpork-reason-lord_vetinari = { ankh_morpork-end-lord_vetinari }
ankh_morpork-reason-dragon_king_of_arms = { ankh_morpork-end-dragon_king_of_arms }
ankh_morpork-reason-chrysoprase = { ankh_morpork-end-chrysoprase }
ankh_morpork-reason-commander_vimes = { ankh_morpork-end-commander_vimes }
ankh_morpork-reason-riots = { ankh_morpork-end-riots }
ankh_morpork-reason-draw_pile = { ankh_morpork-end-draw_pile }
