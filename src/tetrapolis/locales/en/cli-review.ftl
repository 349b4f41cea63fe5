### `tetrapolis review` and `tetrapolis bench review`.

cli-review = Judge the decisions of a stored match by what was known then: what each one was worth, which mattered most, and what was luck.
    .file = The stored match, finished.
    .seat = Whose decisions; without it, those of the first person, or of p1.
    .budget = How long to think: quick, normal or deep.
    .seed = The same seed gives the same review.
    .out = Write the page to this file; without it, beside the match.
review-error-unfinished = This match is not over. A review of a running match would be a hint: finish it first.
review-error-budget = There is no budget "{ $budget }". Choose one of these: { $known }.
review-error-page = The page cannot be written to { $file }. Choose another file with --out.
review-written = The page with everything: { $file }
review-progress = Reviewing
cli-bench-review = Measure reviews: do they tell a weaker player, do they find planted blunders, do they agree with themselves, and how long do they take?
    .game = Measure this game only; may be given several times.
    .matches = So many matches of each kind for each game.
    .budget = How deep the reviews look: quick, normal or deep.
cli-bench-review-head = Tetrapolis { $version }, Python { $python }, { $machine }: reviews with the budget "{ $budget }", on one core
cli-bench-review-game = Game
cli-bench-review-matches = Matches
cli-bench-review-lower = Weaker is lower
cli-bench-review-gap = Gap of accuracy
cli-bench-review-planted = Blunders named
cli-bench-review-agreed = Named again
cli-bench-review-named = Faults named
cli-bench-review-seconds = Seconds
cli-bench-review-slowest = Slowest
