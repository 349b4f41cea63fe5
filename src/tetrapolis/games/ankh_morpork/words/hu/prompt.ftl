### Ankh-Morpork: a kérdések, a lehetőségek és az indokok szavai, minden asztalhoz.
###
### A dolgok neve a kért alakban áll: { THE(ACC($card)) }, { AT($area) }. A játékosok neve nem kap ragot.
### A gombok első személyben beszélnek.

## Names and amounts

ankh_morpork-amount-dollars = ${ $n }
ankh_morpork-amount-cards = { $n ->
    [one] { $n } lap
   *[other] { $n } lap
}
ankh_morpork-some-own = a te kegyenced
    .acc = a te kegyencedet
ankh_morpork-some-of = { $seat } kegyence
    .acc = { $seat } kegyencét
ankh_morpork-some-troll = egy troll
    .acc = egy trollt
ankh_morpork-some-demon = egy démon
    .acc = egy démont
ankh_morpork-some-in = { $area }, { $minion }
ankh_morpork-hit-demon = démon jön
ankh_morpork-hit-troll = troll jön

## Verbs

ankh_morpork-verb-play = Kijátszom egy lapot
ankh_morpork-verb-text = Végrehajtom
ankh_morpork-verb-money = Elveszek { $n } dollárt
ankh_morpork-verb-place = Kegyencet rakok
ankh_morpork-verb-build = Építek
ankh_morpork-verb-kill = Orgyilkost küldök
ankh_morpork-verb-remove = Leveszek egy kegyencet
ankh_morpork-verb-calm = Zavargást csillapítok
ankh_morpork-verb-stir = Zavargást szítok
ankh_morpork-verb-grab = Kegyencet mozgatok
ankh_morpork-verb-swap = Kegyencet cserélek
ankh_morpork-verb-go = Átmozgatom
ankh_morpork-verb-flee = Menekítem
ankh_morpork-verb-raze = Leveszek egy épületet
ankh_morpork-verb-buy = Épületet veszek
ankh_morpork-verb-visit = Fertályt választok
ankh_morpork-verb-target = Célpontot választok
ankh_morpork-verb-paid = Pénzt adok valakinek
ankh_morpork-verb-payer = Kiválasztom, ki fizet
ankh_morpork-verb-give = Odaadok egy lapot
ankh_morpork-verb-search = Eldobatok egy lapot
ankh_morpork-verb-discard = Eldobok egy lapot
ankh_morpork-verb-keep = Megtartok egy lapot
ankh_morpork-verb-save = Kisistenek: megmentek
ankh_morpork-verb-interrupt = Megszakítok
ankh_morpork-verb-pay = Fizetek { $n } dollárt
ankh_morpork-verb-refuse-fine = Inkább elém kerül
ankh_morpork-verb-power = Fertálykártya
ankh_morpork-verb-standing = Megint kérdezz mindig
ankh_morpork-verb-stop-asking = Ilyenkor ne kérdezz…
ankh_morpork-verb-pass = Passzolok
ankh_morpork-verb-let = Hagyom megtörténni
ankh_morpork-verb-skip-icon = Kihagyom
ankh_morpork-verb-skip-play = Nincs több lap
ankh_morpork-verb-spare = Mindet megkímélem
ankh_morpork-verb-done = Ennyi elég

## Once a verb is taken up

ankh_morpork-aim-play = Melyik lapot játszod ki?
    .help = Ha van a kezedben olyan kártya, amely nem megszakítás, egyet ki kell játszanod. A szimbólumait balról jobbra végrehajtod vagy kihagyod; amit kihagysz, arra már nem térhetsz vissza. Közben minden fertálykártyádat egyszer használhatod ebben a körben.
ankh_morpork-aim-place = Melyik fertályra raksz kegyencet?
    .help = Ha már áll ott kegyenc, zavargásjelző is kerül oda, hacsak a kártya mást nem mond. Ha mind a tizenkét kegyenced a játéktáblán van, egyet felveszel egy másik fertályról.
ankh_morpork-aim-lift-minion = Melyik kegyencedet veszed fel, és hová kerül?
    .help = Ha mind a tizenkét kegyenced a játéktáblán van, egyet felveszel egy másik fertályról; az ottani zavargásjelző lekerül.
ankh_morpork-aim-build = Melyik fertályon építesz?
    .help = Olyan fertály kell, ahol van kegyenced, de nincs se zavargásjelző, se épület. Kifizeted a költségét, és tiéd a fertálykártya.
ankh_morpork-aim-lift-building = Melyik épületedet veszed le, és hol építesz helyette?
    .help = Ha mind a hat épületed a játéktáblán van, egyiküket használod fel újra; a fertálykártyája visszakerül, és a teljes költséget kifizeted.
ankh_morpork-aim-kill = Kire küldesz orgyilkost?
    .help = Visszakerül a készletébe, és vele a fertályán lévő zavargásjelző is lekerül. A gazdája megszakítással válaszolhat.
ankh_morpork-aim-remove = Melyik kegyenc kerül le?
    .help = Visszakerül a készletébe, és vele a fertályán lévő zavargásjelző is lekerül. Ha a gazdája megszakítással megakadályozza, nem választasz helyette másikat.
ankh_morpork-aim-calm = Hol csillapítod le a zavargást?
    .help = Bármelyik fertályról leveheted. Jelző nélkül ott nem követhető el orgyilkosság, és újra lehet építeni.
ankh_morpork-aim-stir = Hol szítasz zavargást?
    .help = Ahol zavargásjelző van, ott a kegyencek orgyilkosság áldozatai lehetnek, és senki sem építhet. Egy fertályon sosem lehet egynél több jelző.
ankh_morpork-aim-grab = Melyik kegyencet mozgatod?
    .help = Előbb a kegyencet választod ki, aztán azt, hová kerül. A Pénztárossal egymás után kettőt választasz, különböző fertályokon: ők helyet cserélnek. Ha egy ellenfeledét választod, ő megszakítással válaszolhat.
ankh_morpork-aim-swap = Melyik kegyencet cseréled fel?
ankh_morpork-aim-go = Hová kerül a kegyenc?
    .help = Az elhagyott fertályról lekerül a zavargásjelző. Ahová érkezik, oda felkerül egy, ha már áll ott kegyenc.
ankh_morpork-aim-flee = Melyik kegyenced menekül, és hová?
    .help = Minden kegyencednek el kell hagynia az elöntött fertályokat, mindegyiknek egy olyan szomszédosra, amelyet nem öntött el a víz. A sorrendet te választod. Minden mozgás leveszi a jelzőt a régi fertályról, és felrakhat egyet az újra.
ankh_morpork-aim-raze = Melyik épület kerül le?
    .help = A fertálykártyája visszakerül a tábla mellé.
ankh_morpork-aim-buy = Melyik épületet veszed meg?
    .help = A teljes költségét kifizeted a tulajdonosának, a helyére a te épületed kerül, és megkapod a fertálykártyát. A tulajdonosa válaszolhat Wallace Sonkyval. Ha mind a hat épületed a játéktáblán van, egyiküket használod fel újra.
ankh_morpork-aim-visit = Melyik fertály után kapsz pénzt?
    .help = Slant úr révén 2 dollárt kapsz a bankból minden ottani kegyencért, akárkié; a trollok és a démonok is számítanak. Csak zavargásjelzős fertály lehet, és a jelző ott marad.
ankh_morpork-aim-target = Melyik ellenfeledet érje a kártya?
    .help = A kártyaképesség arra hat, akit kiválasztasz. Ő válaszolhat Wallace Sonkyval; akkor a hatás elvész, és nem választhatsz mást.
ankh_morpork-aim-paid = Melyik ellenfeled kapja a pénzt?
    .help = Neki fizeted ki, amit a kártya előír; Hubertnél egy másik ellenfeled fizet. A pénzt senki sem utasíthatja vissza.
ankh_morpork-aim-payer = Melyik ellenfeled fizet?
ankh_morpork-aim-give = Melyik lapot adod oda?
    .help = A lapot csak te látod, és az, aki kapja. Ha a kijátszott kártya árat szab, a másik játékos most kifizeti, vagy odaadja, amennyije van.
ankh_morpork-aim-search = Melyik lapot kell eldobnia?
    .help = Ezt a kezet csak te látod. A játékosnak el kell dobnia azt a lapot, amelyet kiválasztasz, akár megszakítást is; azt már mindenki látja.
ankh_morpork-aim-discard = Melyik lapot dobod el?
    .help = Képpel felfelé a dobott lapokhoz kerül; ha a használt kártya vagy fertály fizet érte, most megkapod a pénzt. Ahol több lapot is eldobhatsz, addig folytathatod, amíg azt nem mondod, hogy elég.
ankh_morpork-aim-keep = Melyik lapot tartod meg?
    .help = Mindkettőt véletlenszerűen húztad a másik játékos kezéből. Amelyiket nem tartod meg, az visszakerül hozzá; rajtatok kívül senki sem látja őket.
ankh_morpork-aim-save = Mit mentesz meg?
    .help = A Kisistenekkel darabonként 3 dollárért megmentheted a bábuidat, amíg van pénzed. Zsuzsa egy olyan kegyencet ment meg, amely lekerülne. Amit nem mentesz meg, azt utoléri az esemény.
ankh_morpork-aim-interrupt = Melyik megszakítást játszod ki?
    .help = Megfelelő megszakítással most válaszolhatsz, később már nem. Bármilyen lapjaid vannak, megkérdezünk, így a kérdés nem árul el rólad semmit.
ankh_morpork-aim-power = Melyik fertálykártyádat használod?
    .help = Minden fertálykártyádat egyszer használhatod minden körödben, a megszerzése utáni körödtől kezdve.
ankh_morpork-aim-stop-asking = Mikor ne kérdezzünk?
    .help = 1 dollár 1 pont, egy kézilap 2, egy kegyenc 5, egy épület annyi, amennyi a költsége. Senki sem tudja meg, és a körödben visszavonhatod.

## Below the verbs and on the board

ankh_morpork-note-trouble = zavargást hoz
ankh_morpork-note-cost = ${ $n }
ankh_morpork-note-gain = +${ $n }
ankh_morpork-note-worth = értéke ${ $n }
ankh_morpork-note-lift-minion = mind a 12 fent van: egyet előbb felveszel
ankh_morpork-note-lift-building = mind a 6 áll: egyet előbb leveszel
ankh_morpork-note-no-way-back = később már nem lehet
ankh_morpork-note-refill = feltöltöd a kezedet

## Choices in full

ankh_morpork-offer-build = { $lift ->
    [none] Építek { $n } dollárért { AT($area) }
   *[other] Építek { $n } dollárért { AT($area) }; az épületet { FROM($lift) } veszem le
}
ankh_morpork-offer-buy = { $lift ->
    [none] Megveszem { $target } épületét { AT($area) } { $n } dollárért
   *[other] Megveszem { $target } épületét { AT($area) } { $n } dollárért; a sajátomat { FROM($lift) } veszem le hozzá
}
ankh_morpork-offer-kill = Orgyilkosság { AT($area) }: az áldozat { $minion }
ankh_morpork-offer-remove = Leveszem { ACC($minion) } { FROM($area) }
ankh_morpork-offer-grab = Elmozgatom { ACC($minion) } { FROM($area) }
ankh_morpork-offer-swap = Felcserélem { ACC($minion) } ({ $area })
ankh_morpork-offer-power = { $area }: { $text }
ankh_morpork-offer-target = Őt választom: { $target } { ankh_morpork-offer-target.means }
    .means = ({ $cash } dollár, { $cards } lap)
ankh_morpork-offer-standing = Megint kérdezzetek mindig (most csak { $n ->
    [0] ha pont a tét)
    [one] { $n } pont fölött)
   *[other] { $n } pont fölött)
}

## Questions

ankh_morpork-ask-another = Melyik lapot játszod ki ezután?
ankh_morpork-ask-none = Nem tudsz lapot kijátszani
ankh_morpork-ask-end = Teszel még valamit ebben a körben?
ankh_morpork-ask-scroll = Használod a lap képességét?
ankh_morpork-ask-money = Elveszed { THE($n) } dollárt?
ankh_morpork-ask-aim = { $seat } ellened játssza ki { THE(ACC($card)) }
ankh_morpork-ask-swap = Melyik kegyenccel cserél helyet?
ankh_morpork-ask-protecting = Megvédesz valamit az eseménytől?
ankh_morpork-ask-donating = 1 dollárt adsz vagy egy lapot?
    .help = Az egyiket oda kell adnod a soron lévő játékosnak. Ha lap, csak ti ketten látjátok.
ankh_morpork-ask-fined = Kifizeted az 5 dollárt?
    .help = A pénzt a soron lévő játékos kapja. Ha nem fizetsz, a kártya büntetőkártyaként a játék végéig előtted marad: valahányszor feltöltöd a kezedet, beleszámít az öt lapodba.
ankh_morpork-ask-insured = Fizetsz 5 dollárt a Tűzoltó-egyletnek?
    .help = A pénzt a soron lévő játékos kapja. Ha nem fizetsz, leveheti egy épületedet, és a fertálykártyáját is elveszíted.
ankh_morpork-ask-lose_minion = Melyik kegyenced kerül le?
ankh_morpork-ask-building = Hová építesz fele áron?
ankh_morpork-ask-murdering = Melyik kegyenc legyen az áldozat?
ankh_morpork-ask-sinking = Melyik épületedről mondasz le?

## What hangs on them

ankh_morpork-now-first = Kijátszol egy lapot, aztán a szimbólumai jönnek sorban, balról jobbra.
ankh_morpork-now-more = { $n ->
    [one] Kijátszhatsz még egy lapot.
   *[other] Kijátszhatsz még legfeljebb { $n } lapot, egymás után.
}
ankh_morpork-now-none = Nincs kijátszható lapod.
ankh_morpork-now-not-now = Most nem hajtható végre; egy fertálykártya még változtathat ezen.
ankh_morpork-now-end = { $left ->
    [powers] Minden szimbólum sorra került. Fertálykártyát még használhatsz.
    [mossy] Minden szimbólum sorra került. Dr. Mossy Lawnt még kijátszhatod.
   *[nothing] Minden szimbólum sorra került. Csak azért kérdezünk, mert nálad lehetne dr. Mossy Lawn.
}
ankh_morpork-now-text = { $card }: { $text }
ankh_morpork-now-text-by = { $seat } lapja, { $card }: „{ $text }”
ankh_morpork-now-aim-take = { $seat } elvesz tőled { $n } dollárt ({ $card }). Válaszolsz?
ankh_morpork-now-aim-pay = { $seat } miatt { $n } dollárt kell fizetned, és { $target } kapja ({ $card }). Válaszolsz?
ankh_morpork-now-aim-fine = { $seat } { $n } dollárt követel tőled, különben büntetőkártyaként előtted marad: { $card }. Válaszolsz?
ankh_morpork-now-aim-insure = { $seat } { $n } dollárt követel tőled, különben leveheti egy épületedet ({ $card }). Válaszolsz?
ankh_morpork-now-aim-beg = { $n ->
    [one] { $seat } elkér tőled egy lapot ({ $card }). Válaszolsz?
   *[other] { $seat } elkér tőled { $n } lapot ({ $card }). Válaszolsz?
}
ankh_morpork-now-aim-sell = { $seat } elad neked egy lapot { $n } dollárért ({ $card }). Válaszolsz?
ankh_morpork-now-aim-donate = { $seat } { $n } dollárt vagy egy lapot kér tőled ({ $card }). Válaszolsz?
ankh_morpork-now-aim-hands = { $seat } elcseréli veled az összes kézben tartott lapot ({ $card }). Válaszolsz?
ankh_morpork-now-aim-search = { $seat } megnézi a kezedet, és eldob belőle egy lapot ({ $card }). Válaszolsz?
ankh_morpork-now-aim-steal = { $seat } megnézi { $n } lapodat, és egyet megtart ({ $card }). Válaszolsz?
ankh_morpork-now-aim-hire = { $seat } { $n } dollárért felbérel, hogy vegyél le egy kegyencet ({ $card }). Válaszolsz?
ankh_morpork-now-aim-lose = { $seat } miatt le kell venned egy kegyencedet ({ $card }). Válaszolsz?
ankh_morpork-now-hit-remove = { $seat } le akarja venni a kegyencedet { FROM($area) } ({ $card }).
ankh_morpork-now-hit-own = Le kell venned egy kegyencedet { FROM($area) } ({ $card }).
ankh_morpork-now-hit-kill = { $seat } orgyilkosa a kegyencedre tör { AT($area) } ({ $card }).
ankh_morpork-now-hit-move = { $seat } el akarja mozdítani a kegyencedet { FROM($area) } { TO($area2) } ({ $card }).
ankh_morpork-now-hit-swap = { $seat } fel akarja cserélni a kegyencedet ({ $area }) egy másik bábuval: { $minion }, { $area2 } ({ $card }).
ankh_morpork-now-hit-buy = { $seat } meg akarja venni az épületedet { AT($area) } { $n } dollárért ({ $card }).
ankh_morpork-now-lost = Levették a kegyencedet { FROM($area) } ({ $cause }).
ankh_morpork-now-event = Ami veszélyben van: { $pieces }.
ankh_morpork-now-piece = { $n ->
    [1] { $what } ({ $area })
   *[other] { $what } ×{ $n } ({ $area })
}
ankh_morpork-now-stake = { $n ->
    [0] Pont nem forog kockán.
    [one] A tét { $n } pont.
   *[other] A tét { $n } pont.
}
ankh_morpork-now-answers = Amivel válaszolhatsz: { $cards }.
ankh_morpork-now-no-answer = { $n ->
    [one] Itt csak ez segítene, de nincs nálad: { $cards }.
   *[other] Itt csak ezek egyike segítene, de egyik sincs nálad: { $cards }.
}
ankh_morpork-now-small-gods = A Kisistenek mindegyiket 3 dollárért hárítja el; a pénzed { $n } dollár.
ankh_morpork-now-payer = { $seat } kapja a pénzt. Ki fizesse ki?
ankh_morpork-now-hired = { $seat } felbérel, { $card }: „{ $text }”
ankh_morpork-now-rolled = { $card }, a dobás: { $areas }.
ankh_morpork-now-swap = Helyet cserél: { $minion }, { $area }. Kivel?
ankh_morpork-now-go = Elindul { FROM($area) }: { $minion }.
ankh_morpork-now-back = Levették a kegyencedet { FROM($area) }: most máshová rakod, bármelyik másik fertályra.
ankh_morpork-now-one-more = Lerakhatsz még egy kegyencet.
ankh_morpork-now-discard = { $n ->
    [one] Eldobhatsz { $n } lapot.
   *[other] Eldobhatsz legfeljebb { $n } lapot.
}
ankh_morpork-now-give = { $n ->
    [one] { $seat } kap tőled { $n } lapot.
   *[other] { $seat } kap tőled { $n } lapot.
}
ankh_morpork-now-sell = { $seat } kap tőled egy lapot, és { $n } dollárt fizet érte, vagy amennyije van.
ankh_morpork-now-raze = { $seat } nem fizetett: leveheted egy épületét.
ankh_morpork-now-search = { $seat } lapjai: válaszd ki, melyiket dobja el.
ankh_morpork-now-keep = { $seat } kezéből: az egyiket megtartod, a másikat visszaadod.
ankh_morpork-now-murder = Ezt dobtad: { $area }. Onnan le kell venned egy kegyencet.
ankh_morpork-now-flee = A kegyenceidnek menniük kell innen: { $pieces }.
ankh_morpork-now-fleeing = { $n ->
    [1] { $area }
   *[other] { $area } ({ $n } kegyenc)
}
ankh_morpork-now-sink = { $n ->
    [0] Minden épület 2 dollárba kerül, de egyikre sem futja.
   *[other] Minden épület 2 dollárba kerül; { $all } épületedből { $n } maradhat.
}
ankh_morpork-now-sunk = Minden épület 2 dollárba kerül; fizetés helyett le is mondhatsz róluk.

## Reasons

ankh_morpork-why-reach = Nem éred el: se ott, se a szomszédban nincs kegyenced.
ankh_morpork-why-lost-there = Innen vették le: másik fertályra kerül vissza.
ankh_morpork-why-no-marker = Ott nincs zavargás.
ankh_morpork-why-marker = Ott már van zavargásjelző.
ankh_morpork-why-nobody-there = Nem áll ott kegyenc.
ankh_morpork-why-text = A használt lap vagy fertálykártya ide nem ér el.
ankh_morpork-why-not-next = Nem szomszédos.
ankh_morpork-why-same-area = Másik fertályra kell kerülnie.
ankh_morpork-why-flood = Nem szomszédos, vagy ezt is elöntötte a víz.
ankh_morpork-why-own = A saját kegyenceidre nem törhet orgyilkos.
ankh_morpork-why-calm = Ott nincs zavargás, így orgyilkosság sem lehet.
ankh_morpork-why-not-yours = Csak a saját kegyenced lehet.
ankh_morpork-why-not-others = Csak olyan lehet, amely nem a te kegyenced.
ankh_morpork-why-immune = Védve van ettől a képességtől.
ankh_morpork-why-hired-by = Annak a kegyence, aki felbérelt, nem lehet.
ankh_morpork-why-not-rolled = Nem kidobott fertályon áll.
ankh_morpork-why-not-at-university = Nem ott áll: { ankh_morpork-area-unreal_estate }.
ankh_morpork-why-swap = A kettőnek különböző fertályon kell állnia.
ankh_morpork-why-dry = Nem kell menekülnie.
ankh_morpork-why-nowhere = Innen nem kerülhet sehová.
ankh_morpork-why-not-hit = Az esemény nem éri.
ankh_morpork-why-yours = Ez már a tiéd.
ankh_morpork-why-not-your-building = Ez nem a te épületed.
ankh_morpork-why-buy-trouble = Ott zavargás van: a lappal csak máshol lehet venni.
ankh_morpork-why-buy-calm = Ott nincs zavargás: a lappal csak zavargás mellett lehet venni.
ankh_morpork-why-small-gods = A Kisistenek akkor segít, ha esemény ér.
ankh_morpork-why-useless = Most nem érne el semmit.
ankh_morpork-why-dear = Az ára { $n } dollár, neked { $cash } dollárod van.
ankh_morpork-why-not-of = Csak { $target } épülete kerülhet le.
ankh_morpork-why-self = Magadat nem választhatod.
ankh_morpork-why-gets-money = Ő kapja a pénzt.
ankh_morpork-why-no-cards = Nincs lapja.
ankh_morpork-why-no-building = Nincs épülete.
ankh_morpork-why-no-answer = Ez a lap itt nem válasz.
ankh_morpork-why-icon-first = Előbb a kijátszott lap szimbólumai jönnek, vagy kihagyod őket.
ankh_morpork-why-no-further-play = Ebben a körben nem játszhatsz ki több lapot.
ankh_morpork-why-pair-lift = Innen veszed fel, vagy a többi kegyenced nem éri el.
ankh_morpork-why-pair-flee = Nem szomszédos azzal a fertállyal.

## What others decide

ankh_morpork-wait-play = { $seat } lapot választ.
ankh_morpork-wait-end = { $seat } még fertálykártyát használhat, vagy befejezi a kört.
ankh_morpork-wait-icon = { $seat } lapja, { $card }: { $icon }.
ankh_morpork-wait-window = { $seat } válaszolhat erre: { $cause }.
ankh_morpork-wait-for = { $seat } választ, mert ez kérdez: { $cause }.
