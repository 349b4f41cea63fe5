### The review of a match: what other pages say of it.

web-over-review = Review
web-over-review-note = Your decisions, judged
web-review-good = good
web-review-doubtful = doubtful
web-review-mistake = mistake
web-review-found = well found

## The coach

web-coach = The coach
web-coach-sure = Are you sure?
web-coach-much = The coach thinks that this gives much away. Why, it says when you have decided.
web-coach-back = Think again
web-coach-go = Play it
web-coach-best = better
web-coach-played = your move
web-coach-fair = Chances of winning, judged by what you know and nothing else.
web-coach-thanks = Understood
web-set-coach = A coach beside you
web-set-coach-help = Alone with bots: before a move that gives much away you are asked once, and then told why
