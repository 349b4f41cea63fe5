### A klub lapjai: emberek, játékok, ranglisták.

club-off = A házigazda kikapcsolta a klubot.
club-my-page = Az én lapom
club-all-games = Így játsszák itt a játékokat
club-all-games-help = Hányszor, hány ponttal, melyik helyről nyernek, meddig tart.
club-game = Játék
club-games = Játszma
club-name = Név
club-place = Hely
club-rating = Értékszám
club-ratings = Értékszámok
club-wins = Győzelem
club-percent = { $n }%
club-players = { $n } játékos
club-plays = { $n } játszma
club-bracket = { $size ->
    [2] 2 játékos
    [3] 3–4 játékos
   *[other] 5 vagy több
}

## Ranglisták

club-ranking = Ranglista
club-ranking-which = Játék és asztalméret
club-ranking-of = { $game }, { $size ->
    [2] 2 játékos
    [3] 3–4 játékos
   *[other] 5 vagy több játékos
}
club-ranking-none = Még senki sincs a ranglistán. Nyiss asztalt az „Értékszámra” kapcsolóval, és játssz másokkal.
club-ranking-help = Mindenki 1500-ról indul. A ± utáni szám mutatja, mennyire biztos az érték; a sorrend a szinte biztosat nézi: az értékszámot e szám kétszerese nélkül. Az kerül fel, aki legalább két másik emberrel játszott értékszámra. A gépek azzal az erővel számítanak, amit mértünk.
club-provisional = még bizonytalan
club-provisional-after = még bizonytalan, { $n } játszma után

## Egy játék

club-game-sum = { $plays } játszma, { $people } ember
club-game-none = Itt még senki sem játszotta végig.
club-mean-winner = A győztes pontja
club-mean-score = Pont
club-best = Legjobb
club-moves = Lépés
club-length = Hossz
club-seats = Melyik helyről nyernek

## Egy ember

club-person-sum = { $plays } játszma, ebből { $wins } győzelem.
club-person-none = Még nincs befejezett játszmája.
club-last = Legutóbb: { $when }.
club-hide = Rejts el
club-hide-help = Más nem találja meg ezt a lapot; a neved nem kerül ranglistára és mások lapjára. Ugyanúgy játszol, mint eddig.
club-by-game = Játékok szerint
club-mean-place = Helyezés
club-met = Kikkel játszott
club-met-help = Hányszor végzett egyik a másik előtt.
club-duel = { $ahead } alkalommal előrébb, { $level } alkalommal egyformán, { $behind } alkalommal hátrébb
club-last-matches = Legutóbbi játszmák
club-placed = { $place }. hely, { $of } játékos
club-left = (felállt)
club-look = Megnézem
club-look-at = Megnézem ezt a játszmát: { $game }
club-somebody = valaki
club-private = Az eddigi játszmák mind nem nyilvános asztalnál zajlottak.

## Versenyek

club-tournaments = Versenyek
club-tournaments-none = Most nincs meghirdetett verseny.
club-new-tournament = Új verseny
club-you-play = te is játszol
club-people = { $n } résztvevő
club-kind = { $kind ->
    [duplicate] azonos osztás
   *[league] ligaest
}
club-kind-which = Fajta
club-kind-help = { $kind ->
    [duplicate] Egy fordulóban minden asztal ugyanazt az osztást játssza, és mindenkit azokkal vetünk össze, akik másutt ugyanazon a helyen ültek: így kevesebbet számít a szerencse. A forduló végéig kívülről egyik asztalt sem lehet megnézni.
   *[league] Minden fordulóban a nagyjából egyforma pontszámúak találkoznak, lehetőleg senkivel sem másodszor.
}
club-tournament-state = { $state ->
    [open] Lehet jelentkezni
    [running] { $round }. forduló a { $rounds } közül
    [over] Véget ért
   *[cancelled] Elmarad
}
club-hosted = Házigazda: { $name }
club-title = A verseny neve
club-rounds = Fordulók
club-size = Játékos egy asztalnál
club-size-help = { $kind ->
    [duplicate] A megmaradó helyeken gép játszik.
   *[league] Ahol kell, eggyel kevesebb.
}
club-each = Idő egy döntésre
club-round-time = Idő egy fordulóra
club-round-time-help = Utána gép játszik tovább azért, akire várnak; az eredmény mellett jelezzük.
club-no-limit = nincs korlát
club-auto = Magától jön a következő forduló
club-auto-help = Amint egy forduló véget ér. Különben te szólsz.
club-late = Később is lehet jönni
club-late-help = Az első forduló után is; a kihagyott fordulókért nem jár pont.
club-listed = Mindenki láthatja
club-listed-help = Különben csak az találja meg, akinél ott a link.
club-announce = Meghirdetem
club-enter = Részt veszek
club-leave = Nem játszom tovább
club-name-first = Add meg a nevedet a kezdőlapon, utána jelentkezhetsz.
club-begin = { $round ->
    [1] Kezdődjön
   *[other] Jöjjön a { $round }. forduló
}
club-cancel = Lemondás
club-cancel-really = Tényleg elmarad
club-not-begun = Még nem kezdődött el
club-nobody = még senki
club-standings = Állás
club-by-round = Pontok fordulónként
club-points = Pont
club-opposition = Ellenfelek pontja
club-full-rounds = Teli forduló
club-performance = Teljesítmény
club-round-points = { $round }. forduló: { $points }
club-out = kiszállt
club-late-rounds = { $n } fordulóban elkésett
club-points-help = { $kind ->
    [duplicate] Egy forduló legfeljebb 3 pontot ér: annyit, ahányad részét megelőzted azoknak, akik ugyanezt az osztást ugyanezen a helyen játszották (előbb az asztalnál elért helyezés, aztán a pont számít); a holtverseny felet ér.
   *[league] Egy forduló legfeljebb 3 pontot ér: annyit, ahányad részét megelőzted az asztalnál ülő ellenfeleidnek; a holtverseny felet ér.
} Egyenlő pontnál az összes ellenfél pontja dönt, aztán a teli (3 pontos) fordulók, aztán az az értékszám, amely csak ebből a versenyből következik.
club-round = { $n }. forduló
club-round-on = Most játsszák
club-round-over = Véget ért: { $when }
club-round-until = Eddig tart: { $when }
club-sealed = Minden asztal ugyanazt az osztást játssza. Hogy a többinél mi történt, a forduló végén derül ki.
club-table = { $n }. asztal
club-to-table = A { $n }. asztalhoz
club-play = Játék
club-bot = Gép
club-late-mark = (gép)
club-checked-by = Így készült a párosítás
club-checked-help = A pontokból, abból, hogy ki kivel találkozott és hol ült, és ebből a magból, amelyet az előző forduló magja előre jelzett. Bárki utánaszámolhat: tetrapolis tournament és ennek a lapnak a címe.
club-seed = Mag
club-commitment = Az osztás előre közölt lenyomata
club-anchor = Tisztességes párosítás
club-anchor-help = Ezt a számot az első forduló előtt rögzítettük. Minden forduló magjából az előzőnek kell következnie, így senki sem választhat magának kedvező magot.
