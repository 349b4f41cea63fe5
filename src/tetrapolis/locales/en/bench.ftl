### `tetrapolis bench server`: the server under the load of many live tables. `tetrapolis bench web`: the browser client. `tetrapolis bench search`: the bots.

cli-bench-server = Measure the server with many live tables: two guests at each, one socket and half of the seats for each guest.
    .game = Which game is played; without it, the first one of the catalogue.
    .players = How many sit at each table.
    .tables = How many tables play at the same time.
    .pace = Moves per second at each table, in the first part.
    .seconds = How long the first part takes; each step of the second, without pause, takes a fifth of it, but at least two seconds.
    .database = sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME, empty at best; without it, a file that is deleted afterwards.
    .redis = redis://HOST:PORT, so that several processes hear of each other's changes.
    .processes = How many server processes; the guests of a table are at different ones. More than one needs --redis.
    .clients = How many processes make the load and share the tables; more than one where the load itself is the limit.
    .protocol = What the clients speak: 2 with prompts and typed events, or 1 with lists of moves.
    .peer = Also measure another server in the same run: boardgame.io. It needs node and npm, and a copy of the repository.
    .bots = Also measure how long bots take, with so many tables of each level, and how long easy ones do while somebody lets many experts think.

cli-bench-server-part = { $part ->
    [opening] tables, { $n } opened
    [paced] { $n } tables at a steady pace
   *[ramp] { $n } tables without pause
}
cli-bench-server-head = { $game }, { $players } players: Tetrapolis { $version }, Python { $python }, { $machine }, { $cores } cores; { $database }, { $processes ->
    [one] one server process
   *[other] { $processes } server processes
}; from sending a move to the new state at all seats, in milliseconds
cli-bench-server-tables = Tables
cli-bench-server-pace = Moves/s each
cli-bench-server-no-pause = no pause
cli-bench-server-moves = Moves/s
cli-bench-server-p50 = p50
cli-bench-server-p95 = p95
cli-bench-server-p99 = p99
cli-bench-server-max = Slowest
cli-bench-server-cpu = Server CPU %
cli-bench-server-each = CPU ms/move
cli-bench-server-bytes = Bytes/client
cli-bench-server-summary = At a steady pace p99 is { $p99 } ms; at most { $saturation } moves/s; { $memory } kB of memory for each live table; { $failed ->
    [0] no move failed
    [one] one move failed
   *[other] { $failed } moves failed
}.
cli-bench-server-sent = For each move a client gets { $each } bytes (all of a table together { $all }); the busiest process of the load used { $load } % of a core; near 100 the load is the limit.
cli-bench-server-peer = { $peer } { $version }, with its own client, matches in files, a counter as game, one client for each seat:
cli-bench-server-ratio = Against { $peer }: p99 { $p99 } times as long, { $saturation } times as many moves/s.

cli-bench-bots-head = Bots: { $game }, { $players } at each of { $n ->
    [one] one table
   *[other] { $n } tables
} of a level, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}; from a bot's turn to its move, in milliseconds
cli-bench-bots-level = Level
cli-bench-bots-moves = Moves
cli-bench-bots-p50 = p50
cli-bench-bots-p99 = p99
cli-bench-bots-max = Slowest
cli-bench-bots-attack = { common-level-easy }, beside { $n } tables of five experts, { $watched ->
    [watched] all watched
   *[alone] watched by nobody
}
cli-bench-bots-part = bots: { $part ->
    [attack] many experts at once
   *[other] { $part }
}

cli-error-processes = Several processes need Redis to hear of each other's changes. Add --redis redis://HOST:PORT, or leave out --processes.
cli-error-peer = { $peer } cannot be measured. Choose one of: { $known }.
cli-error-peer-files = The files for { $peer } are not in the installed package. Run this from a copy of the repository, or leave out --peer.
cli-error-peer-node = { $peer } needs node and npm, and they are not here. Install them, or leave out --peer.
cli-error-peer-install = { $peer } does not start. Run "npm ci" in { $folder } and see what it says, or leave out --peer.
cli-error-bench-server = The server did not start. Try "tetrapolis serve" with the same database and see what it says.
cli-error-bench-load = The measurement stopped: { $why }. Try fewer tables, or look at the database's state.

cli-bench-web = Measure the browser client with Chromium: what it loads for a table, and how long its scripts work for each event. Needs Playwright and a Chromium.
    .game = Which game; may be given several times. Without it, all of them.
    .moves = How many moves of each game are played, at most.

cli-bench-web-head = Tetrapolis { $version } in Chromium { $chromium }, { $machine }, { $cores } cores; first load of a table in kB, packed; milliseconds of script for each event
cli-bench-web-game = Game
cli-bench-web-load = First load
cli-bench-web-gzip = with gzip
cli-bench-web-files = Files
cli-bench-web-events = Events
cli-bench-web-median = Median
cli-bench-web-p99 = p99
cli-bench-web-max = Longest
cli-bench-web-moving = Median, moving
cli-bench-web-moving-p99 = p99, moving
cli-bench-web-load-said = The heaviest first load is { $kb } kB (limit { $limit } kB).
cli-bench-web-board = A full board of { $game } with { $pieces } pieces, { $events } events: median { $median } ms, longest { $max } ms of script (limit { $limit } ms).

cli-error-bench-playwright = This measurement needs Playwright, and it is not installed. Run "make dev", or "pip install playwright".
cli-error-bench-chromium = This measurement needs a Chromium, and there is none. Run tools/browser.sh, or name one in TETRAPOLIS_CHROMIUM.
cli-error-bench-client = The browser client is not built. Run "make web" first.

## `tetrapolis bench search`: the bots' searches.

cli-bench-search = Measure how many worlds the searching bots try in a second, next to OpenSpiel's tree search on the same positions if it is installed.
    .game = Which game; may be given several times. Without it, all of them.
    .positions = How many positions, from games of normal bots.
    .seconds = Processor time for each search and game, over all positions.
    .budgets = Also measure, in so many decisions of each level, how its time to think is kept.

cli-bench-search-head = Tetrapolis { $version }, Python { $python }, { $machine }: iterations per second of processor time, on one core
cli-bench-search-game = Game
cli-bench-search-players = Players
cli-bench-search-hard = hard
cli-bench-search-expert = expert
cli-bench-search-judged = OpenSpiel, judged
cli-bench-search-playouts = OpenSpiel, playouts
cli-bench-search-ratio-judged = expert / judged
cli-bench-search-ratio-playouts = expert / playouts
cli-bench-search-peer = OpenSpiel { $version }: its IS-MCTS in Python on the same positions through our adapter. "Judged": a new node is judged by our own values and not played on; "playouts": it is played to the end at random. An iteration of ours is played on by the normal bot up to the horizon.
cli-bench-search-missing = OpenSpiel is not installed here, so there is no comparison. To get it: pip install "tetrapolis[envs]"
cli-bench-search-level = Level
cli-bench-search-budget = Budget, s
cli-bench-search-median = Median, %
cli-bench-search-p99 = p99, %
cli-bench-search-max = Longest, %
cli-bench-search-own-p99 = p99 of processor time, %

## `tetrapolis bench envs`: the environments for learning programs.

cli-bench-envs = Measure how many steps learning programs get from the environments in a second, next to environments of others if they are installed.
    .game = Which game; may be given several times. Without it, all of them.
    .count = How many games the batched environment plays side by side.
    .seconds = Processor time for each environment and game; each plays at least five times to the end.

cli-bench-envs-head = Tetrapolis { $version }, Python { $python }, { $machine }: steps per second of processor time, on one core, with random actions; { $count ->
    [one] { $count } game
   *[other] { $count } games
} side by side in the batched environment. A step is a decision of a seat, with what it sees and what it may do.
cli-bench-envs-game = Game
cli-bench-envs-players = Players
cli-bench-envs-batched = Batched
cli-bench-envs-single = PettingZoo
cli-bench-envs-ratio = Batched / { $peer }
cli-bench-envs-hanabi = hanabi: from PettingZoo { $version }'s own collection, for four, through the same loop as our PettingZoo environment.
cli-bench-envs-hearts = hearts: OpenSpiel { $version }'s own, written in C++, called from Python. Other games have other rules and vectors of other lengths, so a ratio says how long one waits, not how good the code is.
cli-bench-envs-missing = { $peer } cannot be run here, so there is no comparison with it. To get it: { $install }
