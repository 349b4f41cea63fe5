### The arena: `tetrapolis arena` and `tetrapolis report`, and the words of the report's page.

cli-arena = Let line-ups of bots play many games, with changing seats and the same seeds for each seating, and compare their strength.
    .game = Which game ("tetrapolis games" lists them); not needed to go on with a run.
    .line_up = Who plays, one level for each seat: normal,easy,random,random. May be given several times.
    .players = How many seats, where the line-up is one level for all.
    .games = How many games each line-up plays; rounded up so that every seed is played in all seatings. More games than before: the run goes on. If you do not say, 1000.
    .seed = The same seed gives the same games, wherever they are played.
    .preset = A ready-made choice of the game's content; "tetrapolis games GAME" lists them.
    .out = The folder of the run. If it holds results already, only the missing games are played.
    .workers = How many processes share the work.
    .cluster = Play on a Dask cluster, by the address of its scheduler.
    .sprt = Stop as soon as it is clear whether the first bot of the line-up is better than its fair share (see --bounds). Exit code 1 unless it is.
    .bounds = What --sprt decides between, in percentage points: a gain of at most A, or of at least B.
    .against = An earlier run of the same line-up and seed: --sprt compares seed by seed what the first bot won then and now.

cli-report = Turn the results of an arena run into one page with charts, to open in a browser.
    .folder = The folder of the run.
    .out = The file to write; without it, report.html in the folder of the run.

cli-train = Let a network learn a game: from the bots' moves, from searches, then from its own games. What plays better than before is kept. The same command goes on with what was broken off.
    .name = Which game ("tetrapolis games" lists them); not needed to go on with the training in --out.
    .players = For how many players; without it, for as few as the game has.
    .out = The folder of the training: the network is best.net in it, and training.json tells how it went. Without it, a folder in "nets".
    .tables = Options of a table that it shall know, as preset=random,edition=2016; may be given several times, and they take turns. Without it, the usual ones.
    .seed = The same seed makes the same network, whatever the number of processes.
    .rounds = How often search and own games follow each other; from the second round on, the search plays worlds out with the network.
    .copied = How many games of the normal bots it imitates first.
    .searched = How many games of the search it imitates in each round.
    .worlds = In how many worlds the search tries each move.
    .lots = After how many lots of own games a round ends; it learns after each lot.
    .games = How many games make a lot.
    .gate = After how many games at most it is judged whether a round made it better.
    .workers = How many processes share the work.
    .far = How far ahead own games are judged: 0 by what is expected soon after a choice, 1 by the result alone.
    .rate = How large the steps are by which it learns from own games.
    .begin = A network to begin with instead of an empty one; it may be for another number of players.
    .cluster = Train on a Dask cluster, by the address of its scheduler.

## Training

train-stage = { $stage ->
    [copy] Games of normal bots
    [search] Games of the search
    [play] Lots of own games
   *[gate] Is it better?
}
train-step = Round { $round }: { $stage ->
    [copy] from { $done } decisions of normal bots; it would do the same in { $worth }
    [search] from { $done } decisions of the search; it would do the same in { $worth }
    [play] after { $done } lots of own games; better than expected by { $worth } of a win
   *[gate] it won { $worth } of { $done } games, and is { $kept ->
        [true] kept
       *[false] not kept
    }
} ({ $minutes } min)
train-column-round = Round
train-column-games = Games
train-column-share = Win share
train-column-kept = Kept
train-kept = { $kept ->
    [true] yes
   *[false] no
}
train-fair = One network among others of one kind: the normal bots in the first round, then the best network so far. Fair share: { $share }.
train-see = The network is in { $net }. See how strong it is: { $see }
train-again = Stopped. To go on: { $again }
train-error-what = Say what to train: tetrapolis train GAME --players N, or --out with the folder of a training to go on with.
train-error-none = There is no training in the folder { $folder }. To begin one, name a game: tetrapolis train GAME --out { $folder }
train-error-other = The folder { $folder } holds another training. Choose another one with --out, or go on with that one: tetrapolis train --out { $folder }
train-error-write = Cannot write to the folder { $folder }. Choose another one with --out.
train-error-folder = What lies in the folder { $folder } cannot be read as a training. Choose another one with --out.

## Running

arena-progress = Games
arena-progress-sprt = Games (LLR { $llr } of ±{ $bound })
arena-no-workers = The scheduler at { $address } has no workers yet; the games begin when one joins: dask worker { $address }
arena-interrupted = Stopped. { $done } games are stored, none of them half. To go on: { $again }
arena-head = { $games } games with { $seeds } seeds, Tetrapolis { $version }
arena-fair = Fair share: { $share }. The intervals cover 95 %, by seeds.
arena-pairs = How often the bot of a row comes in before the bot of a column:
arena-report-hint = For a page with charts: tetrapolis report { $folder }
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-share = Win share
arena-column-interval = 95 % interval
arena-column-place = Mean place
arena-column-points = Points
arena-column-rating = Rating
arena-column-seat = Seat
arena-sprt-accept = Accepted: { $bot } gains { $gain } percentage points, { $paired ->
    [true] compared with the earlier run seed by seed
   *[false] compared with its fair share
} ({ $seeds } seeds, LLR { $llr }, bound { $bound }). The test was: at least { $high } points rather than at most { $low }. A test that stops early overstates the gain.
arena-sprt-reject = Rejected: { $bot } gains { $gain } percentage points, { $paired ->
    [true] compared with the earlier run seed by seed
   *[false] compared with its fair share
} ({ $seeds } seeds, LLR { $llr }, bound −{ $bound }). The test was: at least { $high } points rather than at most { $low }.
arena-sprt-open = Not decided yet: { $bot } gains { $gain } percentage points so far, { $paired ->
    [true] compared with the earlier run seed by seed
   *[false] compared with its fair share
} ({ $seeds } seeds, LLR { $llr }, bounds ±{ $bound }). The test is: at least { $high } points rather than at most { $low }. More --games may decide it.

## What can go wrong

arena-error-what = Say what to play: --game and --line-up, or --out with the folder of a run to go on with.
arena-error-none = There is no run in the folder { $folder }.
arena-error-empty = The folder { $folder } holds no seed that was played in every seating yet. Go on with: tetrapolis arena --out { $folder }
arena-error-folder = The results in the folder { $folder } cannot be read.
arena-error-write = Cannot write to the folder { $folder }. Choose another one with --out.
arena-error-other = The folder { $folder } holds another run: { $field ->
    [game] another game
    [players] another number of players
    [options] other options
    [seed] another seed
   *[line_ups] other line-ups
}. Choose another folder with --out.
arena-error-against = The run in { $folder } cannot be compared: { $field ->
    [game] another game
    [players] another number of players
    [options] other options
    [seed] another seed
   *[line_ups] another line-up
}.
arena-error-version = The games in { $folder } were played by version { $old }, this is { $new }: they do not belong together. Choose another folder with --out.
arena-error-worker-version = A worker runs version { $version }, but the run needs { $expected }. Install the same version everywhere.
arena-error-bounds = --bounds cannot be "{ $text }": write two numbers, the smaller one first, such as 0,5.
arena-error-cluster = No scheduler answers at { $address }. Start one with: dask scheduler
arena-error-workers = The workers were lost before they had finished.
arena-error-page = Cannot write { $file }. Choose another file with --out.

## The report

report-written = Written: { $file }
report-title = { $game }: bots in the arena
report-players = Players
report-games = Games
report-seeds = Seeds
report-line-ups = Line-ups
report-options = Options
report-version = Version
report-intervals = Every seed was played in all seatings, so luck with cards and seats cancels out. The lines beside the dots are 95 % intervals, made from the spread between seeds: if the whole run were repeated with other seeds many times, 95 of 100 such intervals would hold the true value. Where many dots are looked at, a few stray from the dashed line by chance; so a dot is coloured only if it would do so in fewer than 5 of 100 runs for the whole chart together (Bonferroni). A grey one may be on either side.
report-strength = How strong the bots are
report-strength-note = Share of wins for each seat of a bot; shared wins are split. The fair share is { $share }.
report-ratings = Ratings
report-ratings-note = Plackett-Luce ratings from all places, not only the wins, on the scale of Elo: 400 points mean ten times as strong. Zero is the middle of the bots.
report-pairs = Pair by pair
report-seats = Does the seat matter?
report-seats-note = Share of wins by seat, in the order of the table, over all bots. Every bot sat in every seat equally often.
report-seat = Seat { $seat }
report-facts = What goes with winning
report-facts-note = How many percentage points more (or fewer) the owner of a thing won than the same bot usually does. It goes with winning; it need not be the reason: who is ahead can also afford more.
report-facts-some = The { $most } best and the { $most } worst of { $all }.
report-facts-few = There are too few games yet to tell, or the same bot always wins.
report-times = Counted { $times } times
report-scores = Points
report-scores-note = How the points of each bot are spread; the line marks the mean.
report-lines = Where the points come from
report-lines-note = Mean points of winners (dark) and of the others (pale).
report-length = How long games last
report-length-rounds = Rounds
report-length-rounds-note = { $mean } rounds on average.
report-length-decisions = Decisions
report-length-decisions-note = { $mean } decisions on average, of all players together.
report-ends = How games end
