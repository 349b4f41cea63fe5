### The pages of the club: people, games, rankings.

club-off = The host has switched the club off.
club-my-page = My page
club-all-games = The games as they are played here
club-all-games-help = How often, how many points, which seat wins, how long.
club-game = Game
club-games = Games
club-name = Name
club-place = Place
club-rating = Rating
club-ratings = Ratings
club-wins = Won
club-percent = { $n } %
club-players = { $n } players
club-plays = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
club-bracket = { $size ->
    [2] 2 players
    [3] 3–4 players
   *[other] 5 or more
}

## Rankings

club-ranking = Ranking
club-ranking-which = Game and table size
club-ranking-of = { $game }, { $size ->
    [2] 2 players
    [3] 3–4 players
   *[other] 5 or more players
}
club-ranking-none = Nobody is ranked yet. Open a table with “Rated” switched on, and play with others.
club-ranking-help = Everybody starts at 1500. The number after ± says how sure that is; the order goes by what is nearly certain: the rating less twice that number. Ranked is who was rated against at least two others. Bots play along with the strength they were measured at.
club-provisional = provisional
club-provisional-after = provisional, { $n ->
    [one] after { $n } game
   *[other] after { $n } games
}

## A game

club-game-sum = { $plays ->
    [one] { $plays } game
   *[other] { $plays } games
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
club-game-none = Nobody has played it to the end here yet.
club-mean-winner = The winner’s points
club-mean-score = Points
club-best = Best
club-moves = Moves
club-length = Length
club-seats = Which seat wins

## A person

club-person-sum = { $plays ->
    [one] { $plays } game
   *[other] { $plays } games
}, { $wins } won.
club-person-none = No finished game yet.
club-last = Last: { $when }.
club-hide = Hide me
club-hide-help = Nobody else finds this page; your name stands in no ranking and on nobody else’s page. You play as before.
club-by-game = By game
club-mean-place = Place
club-met = Played with
club-met-help = How often one was ahead of the other.
club-duel = { $ahead } times ahead, { $level } times level, { $behind } times behind
club-last-matches = Last games
club-placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
club-left = (left)
club-look = Look
club-look-at = Look at this game of { $game }
club-somebody = somebody
club-private = All games so far were at tables that are not public.

## Tournaments

club-tournaments = Tournaments
club-tournaments-none = None is announced.
club-new-tournament = New tournament
club-you-play = you play
club-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
club-kind = { $kind ->
    [duplicate] duplicate
   *[league] league night
}
club-kind-which = Kind
club-kind-help = { $kind ->
    [duplicate] All tables of a round play the same deal, and everybody is compared with those who had the same seat elsewhere: luck counts for less. Until the round is over no table can be looked at from outside.
   *[league] In each round those with about as many points meet, as few as possible for a second time.
}
club-tournament-state = { $state ->
    [open] Open for entries
    [running] Round { $round } of { $rounds }
    [over] Over
   *[cancelled] Called off
}
club-hosted = Host: { $name }
club-title = Title
club-rounds = Rounds
club-size = Players at a table
club-size-help = { $kind ->
    [duplicate] Seats left over are played by bots.
   *[league] One fewer where needed.
}
club-each = Time for each decision
club-round-time = Time for a round
club-round-time-help = Then a bot plays on for whoever is asked; the result is marked.
club-no-limit = no limit
club-auto = Next round by itself
club-auto-help = As soon as a round is over. Otherwise you say when.
club-late = Come in late
club-late-help = Also after the first round, with no points for what was missed.
club-listed = Announce to all
club-listed-help = Otherwise only who has the link finds it.
club-announce = Announce
club-enter = Take part
club-leave = Take part no longer
club-name-first = Say your name on the first page, then you can take part.
club-begin = { $round ->
    [1] Begin
   *[other] Begin round { $round }
}
club-cancel = Call off
club-cancel-really = Call off for good
club-not-begun = Not begun yet
club-nobody = nobody yet
club-standings = Standings
club-by-round = Points by round
club-points = Points
club-opposition = Opponents’ points
club-full-rounds = Full rounds
club-performance = Performance
club-round-points = round { $round }: { $points }
club-out = gone
club-late-rounds = { $n ->
    [one] late in { $n } round
   *[other] late in { $n } rounds
}
club-points-help = { $kind ->
    [duplicate] A round is worth the share of those one is before, a tie half, of 3 points: of all who had the same seat with the same deal, by place at the table, then by points.
   *[league] A round is worth the share of opponents at the table one is before, a tie half, of 3 points.
} Equal points: the points of all opponents decide, then the rounds with all 3 points, then the rating that follows from this tournament alone.
club-round = Round { $n }
club-round-on = Being played
club-round-over = Over: { $when }
club-round-until = Until: { $when }
club-sealed = All tables play the same deal. What happens at the others is told when the round is over.
club-table = Table { $n }
club-to-table = To table { $n }
club-play = Play
club-bot = Bot
club-late-mark = (bot)
club-checked-by = How it was paired
club-checked-help = By points, whom everybody met and where everybody sat, and this seed, which the seed before it announced. Anybody can work it out again: tetrapolis tournament and the address of this page.
club-seed = Seed
club-commitment = Commitment of the deal
club-anchor = Fair pairing
club-anchor-help = This number was fixed before the first round. Each round’s seed must lead to the one before it, so nobody can choose a seed that suits him.
