### The review of a match: what other pages say of it.

web-over-review = Review
web-over-review-note = Your decisions, judged
web-review-good = good
web-review-doubtful = doubtful
web-review-mistake = mistake
web-review-found = well found
