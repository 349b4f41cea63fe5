### The club on the command line.

cli-tournament = Work out a tournament again from what is published: the seeds, who met whom, points and standings.
    .source = The address of its page, or a file with what GET /api/tournaments/ID said.
cli-tournament-place = Place
cli-tournament-name = Name
cli-tournament-points = Points
cli-tournament-opposition = Opponents' points
cli-tournament-full-rounds = Full rounds
cli-tournament-performance = Performance
cli-tournament-fits = { $rounds ->
    [one] { $rounds } round was worked out again: everything fits.
   *[other] { $rounds } rounds were worked out again: everything fits.
}
cli-tournament-fault = { $what ->
    [seed] Round { $round }: its seed was not the one announced.
    [pairing] Round { $round }: by seed and points others should have met.
   *[standings] The standings do not follow from the results.
}
cli-error-tournament = No tournament can be read from { $source }: { $reason }. Give the address of its page, or a file.
