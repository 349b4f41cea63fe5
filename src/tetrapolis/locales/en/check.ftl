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
check-law-lessons = Lessons
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
check-seen-lessons = { $n ->
    [0] no lessons
    [one] one lesson
   *[other] { $n } lessons
}
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
check-problem-lesson-twice = { $at }: there are two lessons with this name.
check-problem-lesson-steps = { $at }: the number of steps is { $n }; it should be { $low } to { $high }.
check-problem-lesson-idle = { $at }: too much is looked at, too little is done.
check-problem-lesson-unsaid = { $at }: { $words } is not said in { $lang }.
check-problem-lesson-long = { $at }: { $words } has { $n } words in { $lang }; { $most } are the most.
check-problem-lesson-dark = { $at }: nothing is lit by { $ref }.
check-problem-lesson-loose = { $at }: “{ $move }” is taken for the move of the step.
check-problem-lesson-changed = { $at }: a refused move has changed something.
check-problem-lesson-refused = { $at }: { $why }
check-problem-broken = { $line ->
    [none] { $why }
   *[other] { $line }: { $why }
}

## Laws that are broken

check-broken-json = A position that is written and read back is not the same: { $field }: { $values }.
check-broken-copy = A copy is not the same.
check-broken-no-move = Seat { $viewer } is asked ({ $frame }) and has no legal move.
check-broken-move-text = The text of “{ $move }” does not lead back to the same move.
check-broken-default = The default move “{ $move }” is not legal.
check-broken-legal-seen = Seat { $viewer } has other legal moves by what it sees than in the game.
check-broken-secret = { $viewer ->
    [-1] secrecy for a spectator: { $field }: { $values }
   *[other] secrecy for seat { $viewer }: { $field }: { $values }
}
check-broken-secret-seen = { $viewer ->
    [-1] The position with holes is not the same for a spectator in a world that cannot be told from the game.
   *[other] The position with holes is not the same for seat { $viewer } in a world it cannot tell from the game.
}
check-broken-secret-prompt = { $viewer ->
    [-1] The prompt is not the same for a spectator in a world that cannot be told from the game.
   *[other] The prompt is not the same for seat { $viewer } in a world it cannot tell from the game.
}
check-broken-secret-drawing = { $viewer ->
    [-1] `repr` or `str` is not the same for a spectator in a world that cannot be told from the game.
   *[other] `repr` or `str` is not the same for seat { $viewer } in a world it cannot tell from the game.
}
check-broken-secret-tally = { $viewer ->
    [-1] The tally is not the same for a spectator in a world that cannot be told from the game.
   *[other] The tally is not the same for seat { $viewer } in a world it cannot tell from the game.
}
check-broken-handle = What a seat sees holds a handle to the position or its generator.
check-broken-end-reason = The game ended by “{ $reason }”, which is not one of `end_reasons`.
check-broken-looking = What is seen depends on who looked before.
check-broken-observation-changed = An observation that was kept has changed.
check-broken-original-changed = A move in a copy has changed the original.
check-broken-copy-changed = A copy that was kept has changed.
check-broken-copy-otherwise = “{ $move }” went otherwise in a copy.
check-broken-copy-end = A copy ended otherwise.
check-broken-read-asked = After it was read back others are asked.
check-broken-read-legal = After it was read back other moves are legal.
check-broken-read-otherwise = “{ $move }” went otherwise after it was read back.
check-broken-read-elsewhere = “{ $move }” led elsewhere after it was read back.
check-broken-read-outcome = After it was read back the outcome is another.
check-broken-endless = The game does not end.
check-broken-endless-left = With one player who left the game does not end.
check-broken-replay-file = A replayed match makes another file.
check-broken-replay-end = A replayed match ends in another position.
check-broken-replay-chance = There is chance that does not come from the seed.
check-broken-nobody-asked = Nobody is asked, and it is not over.
check-broken-ranking = The ranking does not have every seat once.
check-broken-empty-place = A place of the ranking is empty.
check-broken-scores = Not every seat has its points and their breakdown.
check-broken-asked-after-end = It is over, and somebody is asked.
check-broken-goes-on = It is over, and a default move can still be had.
check-broken-asked-anew = Seat { $viewer } heard nothing of an answer, but is asked anew; { $frame } needs a field called asked that holds pos.ply.
check-broken-not-refused = “{ $move }” is not legal, and yet it can be played.
check-broken-legal-only-here = “{ $move }” is legal in the game, but not in a world that the seat cannot tell from it.
check-broken-refused-changed = A refused move has changed something.
check-broken-strange-moves = These can be played, but are not in move_type: { $names }.
check-broken-no-guess = No move can be put together from what stands in legal ones.
check-broken-prompt-ask = A seat is asked, and there is no question.
check-broken-prompt-kind = The question is of another kind than the decision: { $kind }.
check-broken-prompt-default = The question names another default move: { $move }.
check-broken-prompt-twice = The same thing is offered twice.
check-broken-prompt-offers = The offers are the legal moves, no more and no less; these are not: { $moves }.
check-broken-prompt-asides = The settings beside the question are not those that may be changed.
check-broken-prompt-closing = What closes stands last.
check-broken-prompt-verb-twice = A verb stands in two places.
check-broken-prompt-wordless = There is no text for { $name } ({ $lang }).
check-broken-prompt-text = The text of { $name } lacks something: “{ $text }”.
check-broken-prompt-rule = The rule { $rule } has no text.
check-broken-prompt-aim = { $aim } has no name.
check-broken-prompt-final = “{ $move }” is offered as one that can be taken back, but it cannot.
check-broken-prompt-refused-twice = { $verb }: the same thing is refused twice.
check-broken-prompt-both = { $verb }: something is offered and refused.
check-broken-prompt-neither = { $verb }: these are neither offered nor refused: { $names }.
check-broken-prompt-others = { $verb }: there are no others of { $aim }.
check-broken-prompt-not-there = { $verb }: refused, but not there: { $names }.
check-broken-prompt-pairs = { $verb }: not every pair goes, and it is not said why.
check-broken-bot-illegal = A bot chose “{ $move }”, which is not legal.
check-broken-bot-otherwise = A bot chose “{ $move }”, and with the same chance another move.
check-broken-bot-world = A bot chose “{ $move }”, and another move in a world that its seat cannot tell from the game.
check-broken-bot-loose = A bot remembers lists that move on with the position.
check-broken-bot-questions = The bot's answers and the questions of the game are not the same: { $names }.
check-broken-bot-unused = These never came up in many games of the bot: { $names }.

## A new game

check-new-taken = There is a game called { $name } already. Choose another name.
check-new-exists = { $folder } is there already, and not empty. Name another folder.
check-new-folder = Cannot write to the folder { $folder }. Name another one.
check-new-next = This is a whole game. See for yourself, and then make it yours:
      tetrapolis play { $name } --games-dir { $folder }
      tetrapolis check-game { $name } --games-dir { $folder }
