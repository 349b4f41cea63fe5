### Of the club, what every page may need: the rest is loaded with its pages (club.ftl).

web-club = Club
web-rated = Rated
web-terms-rated = Rated
web-terms-rated-help = The result counts for the ratings of those who play. No hints; who leaves comes last.
web-lobby-rated = This table is rated: the result counts for the rating of everybody who sits down. There are no hints, and who leaves before the end comes last.
web-over-tournament = To the tournament
web-over-tournament-note = standings, and the next round
web-over-sealed = Others still play this deal. Its record and review open when the round is over; until then please say nothing of it.
