### Words used by all games and all tools.

common-yes = Yes
    .key = y
common-no = No
    .key = n

common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## People

common-player = Player
common-nobody = nobody

## Words of the table

common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-waiting = Waiting for { $seat }.
common-wins = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
common-thing = { $thing }
common-two = { $first } { $second }

## The language itself, and how it writes numbers

common-language = English
# Examples, from which all others are written: 12345.6 and 1234.5.
common-number = 12,345.6
    .small = 1,234.5
common-percent = { $number } %

## Lists

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-times = { $thing } ×{ $count }

## Levels of bots: what each is called, how it plays, and how strong it is (as measured: docs/bots.md); and how it plays a game that knows nothing about playing itself well

common-level-random = Random
    .about = any legal move; loses to everybody
    .plain = any legal move; loses to everybody
common-level-easy = Easy
    .about = slips often, but beats Random nearly always
    .plain = as Normal, but slips often
common-level-normal = Normal
    .about = plans its turn, counts cards; wins twice its share against Easy
    .plain = tries its moves out in a few random games
common-level-hard = Hard
    .about = tries moves out, up to half a second; clearly stronger than Normal
    .plain = tries its moves out in random games, up to half a second
common-level-expert = Expert
    .about = searches deeper, up to two seconds; stronger than Hard in some games
    .plain = the same for up to two seconds, and plans its next moves too

## Errors: starting a game

error-unknown-game = There is no game called "{ $game }". Choose one of these: { $known }.
error-game-broken = { $game } (from { $package }) could not be loaded: { $cause }. The other games go on; whoever wrote it can find out with "tetrapolis check-game { $game }".
error-content-twice = There are two content packs for { $game }: { $folder } and { $other }. Take one of them.
error-content-folder = There is no folder "{ $folder }" with a content pack. "tetrapolis content export GAME DIR" makes one.
error-content-manifest = The folder "{ $folder }" is no content pack: it needs a content.json with "tetrapolis", "game" and "name" and nothing else, as "tetrapolis content export GAME DIR" writes it.
error-content-format = The content pack in "{ $folder }" has format { $format }, but this version reads format { $known }. Use a matching version of the program.
error-content-name = The content pack in "{ $folder }" needs a "name" of 1 to { $most } characters in its content.json.
error-content-file = This file is not one of the game's. There are: { $known }. Rename it or take it away.
error-content-json = This is not JSON, beginning with line { $line }, column { $column }. Look for a missing or superfluous comma, bracket or quotation mark there.
error-content-shape = { $fault ->
    [missing] { $place ->
        [none] The file needs a field "{ $expected }". Add it, as it was exported.
       *[other] At { $place } the field "{ $expected }" is missing. Add it, as it was exported.
    }
    [kind] At { $place } there must be { $expected ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
       *[object] a table
    }, not { $found ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [null] nothing
       *[object] a table
    }. Write one there.
   *[other] { $place ->
        [none] The file is not written as it should be ({ $expected }). Export it again into another folder, and compare the two.
       *[other] What stands at { $place } is not written as it should be ({ $expected }). Export the file again into another folder, and compare the two.
    }
}
error-content-unusable = The content pack in "{ $folder }" cannot be used for { $game } ({ $cause }). "tetrapolis content check { $folder }" tells what is wrong.
error-content-other = This match is played with { $played ->
    [none] the built-in content
   *[other] the content "{ $played }" ({ $digest })
}, but what is in force here is { $here ->
    [none] the built-in content
   *[other] "{ $here }" ({ $here_digest })
}. Nothing is lost: it goes on as soon as the program is started { $played ->
    [none] without --content
   *[other] with that content (--content DIR)
} again.
error-game-twice = { $game } is offered by several packages ({ $packages }), so none of them is taken. Uninstall all but one.
error-game-not-one = { $package } offers "{ $game }", but what it names is not a game of that name. Its entry point must name a Game whose id is { $game }.
error-game-api = { $game } (from { $package }) was written for version { $api } of the contract; this is version { $ours }. Install a version of { $package } that fits.
error-players = This game is for { $low } to { $high } players, not { $players }. Choose a number in between.
error-names = { $names ->
    [one] There is { $names } name for { $players } players. Give each player exactly one name.
   *[other] There are { $names } names for { $players } players. Give each player exactly one name.
}
error-option-unknown = This game has no option "{ $option }". It has: { $known }.
error-option-value = The option "{ $option }" cannot be { $value }. Allowed: { $allowed }.
error-unknown-bot = There is no bot level "{ $level }". Choose one of these: { $known }.

## Errors: positions that are told in words

error-no-set-up = Positions of { $game } cannot be set up. Play to the one you want.
error-part-unknown = A position of this game has no part "{ $part }". It has: { $known }.
error-part-value = The part "{ $part }" cannot be read. It is written like this: { $form }
error-part-seat = In "{ $part }": there is no player { $who }. Of { $players } players, name p1 to p{ $players } (or their numbers, from 0 on).
error-part-twice = In "{ $part }": { $name } is told twice. Leave one of them out.
error-part-name = In "{ $part }": there is no "{ $name }". { $near ->
    [none] Check the word.
   *[other] Did you mean one of these? { $near }
}
error-part-left = { $n ->
    [0] In "{ $part }": there is no "{ $name }" in this game. Take another one, or choose options with it.
    [one] In "{ $part }": there is only { $n } "{ $name }", and it lies elsewhere already. Take another one.
   *[other] In "{ $part }": there are only { $n } "{ $name }", and all of them lie elsewhere already. Take another one.
}
error-part-amount = { $most ->
    [none] In "{ $part }": { $n } is not possible. It must be at least { $least }.
   *[other] In "{ $part }": { $n } is not possible. It must be from { $least } to { $most }.
}
error-part-text = In "{ $part }": "{ $text }" cannot be read. Write it like this: { $form }
error-part-order = In "{ $part }": "{ $name }" cannot lie below "{ $above }". Lay them the other way round.
error-part-needs = "{ $part }" cannot be so without this: { $needs }. Lay that too, or leave it out.

## Errors: moves

error-move-empty = No move was given. Write one, for example as the list of legal moves shows it.
error-move-unknown = "{ $word }" is not a move of this game. Look at the list of legal moves.
error-move-form = "{ $move }" is not complete or has too much in it. It is written like this: { $form }
error-move-word = { $word ->
    [none] "{ $move }" is not a move of this game. Look at the list of legal moves.
   *[other] "{ $move }" cannot be understood because of "{ $word }". Check that word.
}
error-move-json = This is not a move in JSON. Send an object with "move" and the fields of that move.
error-move-tag = { $has ->
    [none] The object is empty. Its field "move" says what kind of move it is; send that and the fields of that move.
   *[other] The object has no field "move", which says what kind of move it is (it has: { $has }). Call that field "move".
}
error-move-field = { $fault ->
    [required] The move "{ $move }" lacks its field "{ $field }". It has these: { $known }.
   *[unknown] The move "{ $move }" has no field "{ $field }". { $known ->
        [none] It has none.
       *[other] It has these: { $known }.
    }
}
error-alarm-unset = { $known ->
    [none] No alarm is set now, so "{ $alarm }" cannot ring. Wait until one is.
   *[other] No alarm called "{ $alarm }" is set now. Ring one of these: { $known }.
}
error-alarm-seat = The alarm "{ $alarm }" is not rung by a player: only time does that. Look at the list of legal moves.
error-clock-moves = Time does not play "{ $move }": it only rings alarms. Let a player make that move.
error-illegal-move = "{ $move }" is not allowed now. Look at the list of legal moves.
error-not-your-decision = { $seat } is not asked anything now. Wait for the next decision.
error-game-over = The game is over: no more moves can be made.
error-no-lesson = There is no lesson { $lesson }.
error-lesson-over = This lesson is over. Take it again, or go on to the next one.
error-lesson-act = Make the move that is described, or let it be shown to you.
error-lesson-read = One moment: read this first, then go on.
error-lesson-other = A fine move, but this step is about another one.
error-no-undo = { $reason ->
    [nothing] There is nothing you can take back: you have done nothing yet.
    [others] There is nothing you can take back: somebody else has moved since.
    [asked] There is nothing you can take back: somebody else is asked now.
    [sealed] There is nothing you can take back: something hidden was seen, or chance decided.
    [over] There is nothing you can take back: the game is over.
   *[other] There is nothing you can take back: something hidden or random came up since, or somebody else moved.
}

## Errors: stored matches and positions

error-file-unreadable = The file "{ $file }" cannot be read. Check its name and whether you may open it.
error-file-empty = The file "{ $file }" is empty. Use another copy.
error-record-format = The match is stored in format { $format }, but this version reads format { $known }. Use a matching version of the program.
error-record-line = Line { $line } of the file cannot be read. Use another copy of the file.
error-record-order = The records are out of order: number { $record } stands where { $expected } should be. Use another copy of the file.
error-record-cut = { $records ->
    [one] The file is cut off: only { $records } record is complete. Use another copy.
   *[other] The file is cut off: only { $records } records are complete. Use another copy.
}
error-record-outcome = The stored result is not the one the moves lead to. The file was changed; use another copy.
error-record-changed = The file was changed after it was saved. Use another copy.
error-record-seat = A move is stored without the player who made it. Use another copy of the file.
error-record-chance = The stored shuffles and draws do not fit the game. Use another copy of the file.
error-record-misfit = { $move ->
    [none] The stored set-up (record { $record }) does not fit the rules. { $why }
   *[other] Record { $record } ("{ $move }") does not fit the rules. { $why }
}
    .generic = This was not possible at that point of the game.
error-position-game = This position belongs to the game "{ $game }", not to "{ $expected }". Load it with its own game.
error-position-unreadable = This is not a stored position, or it is damaged. Use another copy.
error-bots = { $bots } bots were named for { $players } players. Name one for each seat, or none.
error-no-such-seat = There is no { $seat } at this table: { $players } play here, p1 to p{ $players }. Name one of them.
