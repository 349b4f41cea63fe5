### The review of a match: what the command, its page and the browser say alike.

review-title = { $game }: how { $seat } decided
review-choices = { $real ->
    [one] In { $real } of { $moves } decisions there was a real choice.
   *[other] In { $real } of { $moves } decisions there was a real choice.
}
review-accuracy = Accuracy: { $n } out of 100.
review-story = Chance of winning: { $start } at the start, { $lost } points by own decisions, { $luck } by chance and by what the others did, { $end } at the end.
review-lucky = The best luck was between records { $start } and { $end }: { $n } points.
review-unlucky = The worst luck was between records { $start } and { $end }: { $n } points.
review-chart = Everybody's chance of winning
review-chart-note = Here the whole table counts, hidden cards too. The numbers below are the decisions that follow.
review-moments = The decisions that mattered most
review-moments-none = No decision stands out.
review-record = Record { $seq }
review-lost = { $n } points (±{ $error }) behind the best
review-mark =
    .good = good
    .doubtful = doubtful
    .mistake = mistake
    .found = well found
review-kind =
    .played = played
    .best = best found
    .other = another choice
review-again-file = To try it again, play on from record { $seq }.
review-all = Every decision
review-column =
    .record = Record
    .played = Played
    .before = Before
    .kept = After
    .best = Best found
    .mark = Mark
review-fair = Judged by what this seat knew at the time, in many worlds that fit it. A fault is named only where the loss is more than twice its standard error. Accuracy is no school mark: in a lopsided game it is high without skill.
review-summary = In short
review-accuracy-short = accuracy of 100
review-again = Try it again from here
review-not-yours = Only who played at this table can have the match reviewed.
review-about = Every decision of yours is judged by what you knew then, never by hindsight. It takes a minute or two; you can leave the page meanwhile.
review-start = Review my decisions
review-going = The review is going on. It stays with the match: you can come back later.
review-progress-of = How far the review is
review-stop = Stop
review-failed = The review could not be finished. Try once more.
