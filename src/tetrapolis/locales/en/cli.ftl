### The command line. `cli-<command>` is a command's help, its attributes the help of its parameters.

cli = Four city games at one table. "tetrapolis COMMAND --help" tells more about a command.
    .version = Say the version and stop.
    .install_completion = Let your shell complete commands and options from now on.
    .show_completion = Print the completion script for your shell.
    .games_dir = A folder with games that are not installed: projects, packages or single files with a GAME.
    .content = A content pack to play with: a folder as "tetrapolis content export" makes it, put right; may be given several times, once for each game.

cli-games = List the games, or show what a table can choose in one.
    .name = The game whose options you want to see; without one, all games are listed.

cli-play = Play in this terminal, with others at the keyboard and with bots.
    .game = Which game; without one, you are asked.
    .players = How many players sit at the table.
    .humans = How many of them are people; bots take the other seats.
    .name = The name of a person; may be given several times, once for each.
    .bots = The level of the bots, or a list of levels for their seats; program:COMMAND is a program of yours (docs/outside-bots.md).
    .edition = Which edition's rules and prepared sets count.
    .seed = The same seed deals the same cards.
    .file = Where the match is stored; without it, a place is found.
    .resume = Go on with a stored match.
    .no_color = No colours.

cli-replay = Look at a stored game, move by move.
    .file = The stored game.
    .seat = See the game as this player saw it; without it, as a spectator.
    .opened = Show everything, the hidden cards too, once the game is over.
    .step = Wait for a key after every move.
    .first = Begin with this record.
    .last = Stop after this record.
    .verify = Check that the deal was fixed before the first move: work out the commitment from seed and salt, and all chance from the seed.
    .commitment = The commitment that the table showed while the game was on; it must be this match's.
    .as_json = Print one JSON object for each record instead of text.
    .no_color = No colours.

cli-sim = Let bots play many games against each other and count the results.
    .name = Which game; "tetrapolis games" lists them.
    .players = How many players sit at the table.
    .games = How many games are played.
    .bots = One level for all seats, or a list with one for each seat: random,normal,...; program:COMMAND is a program of yours (docs/outside-bots.md), hard@0.2 thinks for so many seconds.
    .seed = The same seed gives the same games, whatever the number of processes.
    .first = The number of the first game: to play a single game of a longer run again.
    .preset = A ready-made choice of the game's content; "tetrapolis games GAME" lists them.
    .workers = How many processes share the work.
    .check = At every move, check that nothing appears or vanishes, that no secret leaks, and that positions can be stored and copied.
    .save = Store every game in this folder, for "tetrapolis replay".

cli-rules = Look up rules and rulings by their number, read a section, or search.
    .name = Which game; "tetrapolis games" lists them.
    .wanted = Rules by their number, such as 6.12 (the game's letters before it may stay), a section such as 6, a ruling such as R-24, or the name of a card; without any, the sections are listed.
    .search = Find the rules and rulings in which these words, or the cards they name, occur.

cli-bench = Measure how fast the engine is, next to other engines if they are installed.
    .name = Which game; without one, all.
    .players = One number of players or a range, such as 4 or 2-8; without it, all the game allows.
    .seconds = Processor seconds for each figure.
    .peers = Also measure other engines in the same run.

cli-new-game = Write a tiny working game as a project of its own, to begin with.
    .name = What it is called for programs: a-z, 0-9 and _.
    .folder = Where to; without it, a folder of the game's name.

cli-check-game = Judge a game: which laws hold, what is missing, and which page of the docs helps.
    .name = Which game; with --games-dir also one that is not installed.
    .games = How many random games at each kind of table.
    .seed = The same seed gives the same games.

cli-any =
    .lang = The language of all texts: en or hu.
    .as_json = Print one JSON object instead of text.
    .option = An option of the game, as KEY=VALUE; may be given several times. "tetrapolis games GAME" lists them.
    .preset = A ready-made choice of the game's content. "tetrapolis games GAME" lists them.
    .help = Show this page and stop.

## Help pages

cli-help-usage = Usage:
cli-help-options = [OPTIONS]
    .title = Options
cli-help-command = COMMAND
cli-help-arguments =
    .title = Arguments
cli-help-commands =
    .title = Commands
cli-value =
    .game = GAME
    .rule = RULE
    .words = WORDS
    .name = NAME
    .dir = DIR
    .pair = KEY=VALUE
    .levels = LEVEL[,LEVEL...]
    .file = FILE
    .level = LEVEL
    .preset = PRESET
    .edition = EDITION
    .seed = SEED
    .program = NAME=COMMAND
    .address = ADDRESS

cli-help-default = [default: { $value }]

## Wrong command lines

cli-error-lang = Unknown language: { $lang }. There are: { $known }.
cli-error-games-dir = There is no folder "{ $folder }" to look for games in. Name one that exists: --games-dir FOLDER.
cli-error-command = Unknown command: { $command }. { $near ->
    [none] There are
   *[other] Did you mean { $near }? There are
}: { $known }.
cli-error-option = Unknown option: { $option }. { $near ->
    [none] "--help" lists the options there are.
   *[other] Did you mean { $near }?
}
cli-error-option-value = { $takes ->
    [yes] The option { $option } needs a value after it.
   *[no] The option { $option } takes no value.
}
cli-error-missing = Missing: { $name }. "--help" shows how the command is written.
cli-error-extra = Too many words: { $words }. "--help" shows how the command is written.
cli-error-value = { $name } cannot be "{ $value }": { $kind ->
    [integer] it must be a whole number
    [number] it must be a number
   *[other] it must be another kind of value
}{ $limits ->
    [low] {" "}of at least { $low }
    [both] {" "}from { $low } to { $high }
   *[none] {""}
}.
cli-error-pair = "{ $pair }" is not an option: write KEY=VALUE. "tetrapolis games GAME" lists the options.
cli-error-too-deep = This command line is nested too deeply. Give the value in a simpler form.
cli-error-not-installed = Not installed here: { $module }. To get it: pip install "tetrapolis[{ $extra }]"
cli-error-bots-count = { $count } bots were named for { $players } seats. Name one level for all, or one for each seat.
cli-error-folder = Cannot write to the folder { $folder }. Choose another one for --save.
cli-error-rule = There is no rule { $rule }. { $near ->
    [none] The sections run from 1 to { $last }; "tetrapolis rules { $game }" lists them.
   *[other] Did you mean one of these: { $near }?
}
cli-error-counts = --players cannot be "{ $text }": give a number from { $low } to { $high }, or a range such as { $low }-{ $high }.
cli-hint-game = "tetrapolis games" tells more about them.
cli-hint-options = "tetrapolis games GAME" shows the options, their values and the number of players.
cli-hint-record = "tetrapolis sim GAME --save DIR" writes files that can be read.

## games

cli-games-id = Game
cli-games-name = Name
cli-games-players = Players
cli-games-presets = Presets
cli-games-about = About
cli-games-preset = Preset
cli-games-option = Option
cli-games-values = Values
cli-games-default = Default
cli-games-meaning = Meaning
cli-games-see-presets = see the presets above
cli-games-range = { $low } to { $high } players
cli-games-more = "tetrapolis games { $game }" shows its options, "tetrapolis play { $game }" begins a game.
cli-games-no-options = There is nothing to choose but the players. "tetrapolis play { $game }" begins a game.
cli-games-how = Set an option with --option KEY=VALUE, for example: tetrapolis play { $game } --option { $pair }

## sim

cli-sim-progress = Games
cli-sim-row-games = Games
cli-sim-row-decisions = Decisions
cli-sim-row-decisions-per-game = Decisions per game
cli-sim-row-rounds-per-game = Rounds per game
cli-sim-row-rate = Games per second
cli-sim-row-ties = Shared victories
cli-sim-row-reason = Ended by: { $reason }
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-interval = 95 % interval
cli-sim-points = Points
cli-sim-longest = Longest game: number { $game } (seed { $seed }) with { $decisions } decisions.
cli-sim-checked = Every position was checked: nothing lost, nothing leaked.
cli-sim-unchecked = The positions were not checked; --check does that.
cli-sim-worker-lost = A worker process was lost before it had finished. Try again with fewer workers.
cli-sim-failed = { $kind ->
    [stall] Game { $game } (seed { $seed }) got stuck: no end after { $ply } moves.
    [crash] Game { $game } (seed { $seed }) crashed after { $ply } moves.
   *[check] Game { $game } (seed { $seed }) failed a check after { $ply } moves.
    }
    Reason: { $why }
    Last move chosen: { $move }
    Record: { $file }
    To see it again: { $again }

## rules

cli-rules-section = Section
cli-rules-title = About
cli-rules-count = Rules
cli-rules-more = "tetrapolis rules { $game } 6" prints a section, "tetrapolis rules { $game } { $prefix }-6.2" a rule, "tetrapolis rules { $game } R-24" a ruling, and --search WORDS finds them.
cli-rules-rulings = Rulings: the rulebooks leave these points open, or differ; this is how we play them
cli-rules-why = Why:
cli-rules-above = See above: { $ids }
cli-rules-belongs = Belongs to: { $ids }
cli-rules-found = { $total ->
    [0] No rule speaks of "{ $query }". Try another word, or only its beginning.
   *[other] Found for "{ $query }": { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } and { $rulings ->
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    }.
}

## bench

cli-bench-progress = Measuring { $what }
cli-bench-head = { $game }: Tetrapolis { $version }, Python { $python }, { $machine }, { $compiled ->
    [true] compiled
   *[false] interpreted
}; one core, processor time{ $options ->
    [none] {""}
   *[other] , { $options }
}
cli-bench-players = Players
cli-bench-decisions = Random decisions/s
cli-bench-games = Games/s
cli-bench-length = Decisions/game
cli-bench-normal = Normal bot, decisions/s
cli-bench-first = Each position for the first time, along random games:
cli-bench-first-asked = { $what } µs, seat asked
cli-bench-first-any = { $what } µs, any seat
cli-bench-ratio = Decisions/s against { $peer }
cli-bench-peer = { $peer } { $version }, { $players } random players: { $decisions } decisions/s, { $games } games/s. With { $ours } players we make { $ratio } times as many decisions and { $gameratio } times as many games.
cli-bench-peer-missing = { $peer } is not installed here, so there is no comparison. To get it: pip install "tetrapolis[bench]"
