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
common-wins = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## Lists

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-times = { $thing } ×{ $count }

## Levels of bots: what each is called, how it plays, and how strong it is (as measured: docs/bots.md)

common-level-random = Random
    .about = any legal move; loses to everybody
common-level-easy = Easy
    .about = slips often, but beats Random nearly always
common-level-normal = Normal
    .about = plans its turn, counts cards; wins twice its share against Easy
common-level-hard = Hard
    .about = tries moves out, up to half a second; clearly stronger than Normal
common-level-expert = Expert
    .about = searches deeper, up to two seconds; stronger than Hard in some games

## Errors: starting a game

error-unknown-game = There is no game called "{ $game }". Choose one of these: { $known }.
error-players = This game is for { $low } to { $high } players, not { $players }. Choose a number in between.
error-names = { $names ->
    [one] There is { $names } name for { $players } players. Give each player exactly one name.
   *[other] There are { $names } names for { $players } players. Give each player exactly one name.
}
error-option-unknown = This game has no option "{ $option }". It has: { $known }.
error-option-value = The option "{ $option }" cannot have this value. Allowed: { $allowed }.
error-unknown-bot = There is no bot level "{ $level }". Choose one of these: { $known }.
error-no-hint = There are no hints for { $game } yet.

## Errors: moves

error-move-empty = No move was given. Write one, for example as the list of legal moves shows it.
error-move-unknown = "{ $word }" is not a move of this game. Look at the list of legal moves.
error-move-form = "{ $move }" is not complete or has too much in it. It is written like this: { $form }
error-move-word = { $word ->
    [none] "{ $move }" is not a move of this game. Look at the list of legal moves.
   *[other] "{ $move }" cannot be understood because of "{ $word }". Check that word.
}
error-move-json = This is not a move in JSON. Send an object with "move" and the fields of that move.
error-illegal-move = "{ $move }" is not allowed now. Look at the list of legal moves.
error-not-your-decision = { $seat } is not asked anything now. Wait for the next decision.
error-game-over = The game is over: no more moves can be made.
error-no-undo = There is nothing you can take back: something hidden or random came up since, or somebody else moved.

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
error-no-such-seat = There is no seat { $seat } at a table of { $players } players. Seats count from 0.
