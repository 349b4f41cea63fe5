### Egy játszma elemzése: amit a parancs, az oldala és a böngésző egyformán mond.

review-title = { $game }: { $seat } döntései
review-choices = { $real ->
    [one] { $moves } döntésből { $real } alkalommal volt valódi választás.
   *[other] { $moves } döntésből { $real } alkalommal volt valódi választás.
}
review-accuracy = Pontosság: { $n } a 100-ból.
review-story = Nyerési esély: az elején { $start }, a saját döntések { $lost } pontot, a szerencse és a többiek { $luck } pontot változtattak rajta, a végén { $end }.
review-lucky = A legnagyobb szerencse a { $start }. és a { $end }. bejegyzés között volt: { $n } pont.
review-unlucky = A legnagyobb balszerencse a { $start }. és a { $end }. bejegyzés között volt: { $n } pont.
review-chart = Mindenki nyerési esélye
review-chart-note = Itt az egész asztal számít, a rejtett lapok is. Az alsó számok a lentebb felsorolt döntések.
review-moments = A legfontosabb döntések
review-moments-none = Egyik döntés sem emelkedik ki.
review-record = { $seq }. bejegyzés
review-lost = { $n } ponttal (±{ $error }) marad el a legjobbtól
review-mark =
    .good = jó
    .doubtful = kétes
    .mistake = hiba
    .found = remek döntés
review-kind =
    .played = ezt lépte
    .best = ez lett volna a legjobb
    .other = egy másik lehetőség
review-again-file = Ha újra megpróbálnád, innen játszd tovább: { $seq }. bejegyzés.
review-all = Minden döntés
review-column =
    .record = Bejegyzés
    .played = Lépés
    .before = Előtte
    .kept = Utána
    .best = A legjobb
    .mark = Jel
review-fair = Az elemzés abból indul ki, amit ez a játékos akkor tudott, és sok olyan világban próbálja ki a lépéseket, amely ehhez illik. Hibát csak ott nevez meg, ahol a veszteség nagyobb a szórásának kétszeresénél. A pontosság nem osztályzat: egyoldalú játszmában ügyesség nélkül is magas.
review-summary = Röviden
review-accuracy-short = pontosság a 100-ból
review-again = Innen újra megpróbálom
review-not-yours = Csak az kérhet elemzést, aki játszott ennél az asztalnál.
review-about = Minden döntésedet aszerint ítéli meg, amit akkor tudtál, sosem utólagos bölcsességgel. Egy-két percig tart; közben elhagyhatod az oldalt.
review-start = Elemezd a döntéseimet
review-going = Az elemzés folyik. A játszmával együtt megmarad: később is visszajöhetsz.
review-progress-of = Hol tart az elemzés
review-stop = Leállítom
review-failed = Az elemzés nem készült el. Próbáld újra.
