### What `tetrapolis check-game` and the test kit find, and what `tetrapolis new-game` says.

## The laws, as rows of the table

check-law-loads = It can be loaded
check-law-descriptor = It introduces itself
check-law-players = Every number of players
check-law-options = Every option
check-law-plays = Random games
check-law-ends = Ends are named
check-law-conservation = Nothing appears or vanishes
check-law-moves = Moves have one text
check-law-defaults = Default moves
check-law-json = Written and read back
check-law-copies = Copies
check-law-answers = Answers of several at once
check-law-replay = Matches replay
check-law-repeatable = The same seed, the same game
check-law-own-chance = Chance of its own, no clock
check-law-secrecy = Secrets stay secret
check-law-refusals = Refusals tell nothing
check-law-prompt = Questions
check-law-words = Words
check-law-bots = Bots of every level
check-law-speed = Speed

check-column-law = Law
check-column-detail = What was seen
check-also = The same cause breaks these laws, too: { $laws }.
check-help = See { $page }
check-progress = Trying all laws
check-result = { $broken ->
    [0] { $name }: all { $laws } laws hold.
    [one] { $name }: { $laws } laws, one of them does not hold.
   *[other] { $name }: { $laws } laws, { $broken } of them do not hold.
}
check-pages = The pages are in docs/ of the source, and at /docs/ of a running server.

## What was looked at where a law holds

check-seen-descriptor = version { $version }, contract { $api }
check-seen-players = { $low } to { $high } players
check-seen-options = { $n ->
    [0] no options
    [one] one option, { $values } other values
   *[other] { $n } options, { $values } other values
}
check-seen-positions = { $n ->
    [one] one position
   *[other] { $n } positions
}
check-seen-games = { $n ->
    [one] one game
   *[other] { $n } games
}
check-seen-refusals = { $n ->
    [one] one kind of refusal
   *[other] { $n } kinds of refusals
}
check-seen-words = { $langs }: { $n } messages
check-seen-sources = { $n ->
    [one] one file
   *[other] { $n } files
}
check-seen-repeatable = also in another process
check-seen-bots = { $levels }
check-seen-speed = { $rate } decisions a second

## What is wrong

check-problem-raised = { $line ->
    [none] { $why } ({ check-where })
   *[other] { $why } ({ $line }; { check-where })
}
check-where = { $tables ->
    [0] { check-table }
    [one] { check-table }; and at one more table
   *[other] { check-table }; and at { $tables } more tables
}
check-table = { $seed ->
    [none] { $table }
   *[other] { $ply ->
        [none] { $table }, seed { $seed }
       *[other] { $table }, seed { $seed }, ply { $ply }
    }
}
check-problem-wordless = { $kind } without a text in words/ ({ $id })
check-problem-fill-left = { $viewer ->
    [-1] `{ $way }` has to put a value into every hole of what a spectator sees (seat None), but after it there is still a hole in `{ $field }`.
   *[other] `{ $way }` has to put a value into every hole of what seat { $viewer } sees, but after it there is still a hole in `{ $field }`.
}
check-problem-fill-check = { $viewer ->
    [-1] `{ $way }` has to make a position that is possible in the game, but `check` refuses what it made for a spectator (seat None): { $said }
   *[other] `{ $way }` has to make a position that is possible in the game, but `check` refuses what it made for seat { $viewer }: { $said }
}
check-problem-fill-changed = { $viewer ->
    [-1] A spectator (seat None) sees `{ $field }` otherwise in the game than in a world that `{ $way }` made: { $values }. Where there is no hole `{ $way }` must change nothing; what a spectator must not know needs tp.OWN or tp.HIDDEN.
   *[other] Seat { $viewer } sees `{ $field }` otherwise in the game than in a world that `{ $way }` made: { $values }. Where there is no hole `{ $way }` must change nothing; what the seat must not know needs tp.OWN or tp.HIDDEN.
}
check-problem-refused-otherwise = “{ $move }” is refused otherwise in a world that seat { $viewer } cannot tell from the game: “{ $first }” in the game, “{ $second }” there. A refusal may only speak of what the seat sees.
check-problem-unread = `from_json` cannot read what `to_json` wrote: { $said }
check-problem-id = “{ $name }” is no id for a game: 3 to 20 of a-z, 0-9 and _, a letter first, and no word that ids of our own messages begin with.
check-problem-nameless = `About` has no name or no version.
check-problem-api = It is written for contract { $api }; this is contract { $ours }.
check-problem-range = `players` must be a range within 1 to { $most }.
check-problem-colour = { $colour } is no colour that white letters can be read on; write it as #7A4B1E.
check-problem-first-options = `first_options` names what is no option: { $names }.
check-problem-package = `Game(package=__name__)` is missing, or the game is a single file: then its words are not found.
check-problem-end-reasons = `end_reasons` is empty: how can the game end?
check-problem-frame = A copy of a position would share these: { $names }. In a frame use a tuple instead of a list.
check-problem-tags = Moves need different first words of a-z, 0-9 and _: { $names }.
check-problem-count = For { $n } players a position of { $players } is set up.
check-problem-too-many = A game with { $n } players begins, although the descriptor has no such number.
check-problem-value = { $name }={ $value } is refused at every table.
check-problem-unknown = Unknown options are accepted: `{ $kind }` needs forbid_unknown_fields=True.
check-problem-import = { $line }: { $text }. Rules use the position's own chance, and no clock, network or process.
check-problem-call = { $line }: { $text } is called while the game is played.
check-problem-again = The same seed gave two different games.
check-problem-process = { $why ->
    [none] In another process the same seed gave another game: does something depend on the order of a set?
   *[other] In another process the game could not be played: { $why }
}
check-problem-missing = { $more ->
    [0] No text ({ $lang }): { $names }
   *[other] No text ({ $lang }): { $names } and { $more } more
}
check-problem-unsaid = A text cannot be made: { $text }
check-problem-junk = { $file }: no message: { $text }
check-problem-alone = { $more ->
    [0] Not the same texts as in English ({ $lang }): { $names }
   *[other] Not the same texts as in English ({ $lang }): { $names } and { $more } more
}
check-problem-strays = These do not begin with “{ $prefix }” and are not taken ({ $lang }): { $names }
check-problem-variables = Not the same variables as in English ({ $lang }): { $names }
check-problem-broken = { $line ->
    [none] { $why }
   *[other] { $line }: { $why }
}

## A new game

check-new-taken = There is a game called { $name } already. Choose another name.
check-new-exists = { $folder } is there already, and not empty. Name another folder.
check-new-folder = Cannot write to the folder { $folder }. Name another one.
check-new-next = This is a whole game. See for yourself, and then make it yours:
      tetrapolis play { $name } --games-dir { $folder }
      tetrapolis check-game { $name } --games-dir { $folder }
