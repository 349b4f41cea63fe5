### A klub a parancssorban.

cli-tournament = Utánaszámol egy versenynek abból, ami közös: magok, párosítások, pontok és állás.
    .source = A verseny lapjának címe, vagy egy fájl azzal, amit a GET /api/tournaments/ID válaszolt.
cli-tournament-place = Hely
cli-tournament-name = Név
cli-tournament-points = Pont
cli-tournament-opposition = Ellenfelek pontja
cli-tournament-full-rounds = Teli forduló
cli-tournament-performance = Teljesítmény
cli-tournament-fits = { $rounds } fordulót számoltunk újra: minden egyezik.
cli-tournament-fault = { $what ->
    [seed] { $round }. forduló: nem az előre jelzett mag.
    [pairing] { $round }. forduló: a magból és a pontokból más párosítás következne.
   *[standings] Az állás nem az eredményekből következik.
}
cli-error-tournament = Innen nem olvasható verseny: { $source } ({ $reason }). Add meg a lapja címét vagy egy fájlt.
