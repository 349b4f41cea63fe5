### The terminal table: `tetrapolis play` and `tetrapolis replay`.

## Before the match

play-ask-language = Language
play-ask-game = Which game would you like to play?
play-welcome = { $game }: press Enter for the answer in brackets.
play-ask-players = How many players?
play-ask-humans = How many of them are people at this screen?
play-ask-name = Name of player { $n }
play-ask-your-name = Your name
play-ask-level = How strong shall the bots be?
play-ask-set = Which version shall we play?
play-ask-resume = There is an unfinished match of { $game } ({ $names }). Go on with it?
play-content = Played with the content "{ $name }" ({ $digest }).
play-bye = Goodbye!

## The screen

play-players = Players
play-you = you
play-bot = bot
play-recent = What happened
play-recent-more = { $n ->
    [one] { $n } earlier line: type log
   *[other] { $n } earlier lines: type log
}
play-keys = ? explains · hint · help
play-rules = The rules behind it
play-curtain = Pass the device to { $name }. Nobody else should look now.
play-curtain-enter = { "" }Press Enter when ready.
play-more = (more: press Enter)
play-view = { $n }/{ $of } · Enter shows the rest of the table
play-saved = Saved: { $file }
play-saved-end = The record of this match: { $file }
play-goodbye = The match is saved. Go on any time with:
play-unknown-thing = "{ $text }" is not a card, a choice or a rule here. Try the name of a card, or the number of a choice.
play-lang-which = Which language? Type lang and one of these: { $known }.
play-lang-set = From now on in English.
play-step = step { $step } of { $of }
play-do = Actions
play-or = Or
play-own = your own
play-against = against yourself
play-final = cannot be taken back
    .sentence = This cannot be taken back.
play-refused = What is not possible, and why
play-default = If nobody answers in time, at a table with clocks: { $choice }
play-asides = What you may set besides: type it
play-form-left = Left without a move.
play-form-back = go back
play-form-so-far = (So far: { $things }.)
play-form-all = that is all
play-form-nothing = nothing
play-form-again = start this again
play-form-how-many = { $step ->
    [1] { $thing }: how many?
   *[other] { $thing }: how many, in steps of { $step }?
}
play-form-confirm = Is this right?
play-form-make = yes, that is my word
play-form-change = change: { $part }
play-form-leave = leave it
play-form-uncertain = not certain
play-advice = A bot that knows what you know would do this (chance of winning, roughly):
play-advice-share = about { $percent }
play-advice-type = to do it, type: { $move }
play-hint = Type the number of a choice. ? explains the question, help lists the commands.

## Commands

play-help-number = make the choice with that number
play-help-text = the move in words; the name of a card or player will do if it fits only one
play-help-why = what is being asked, and the rules behind it
play-help-what = explain a card (? { $thing }), a choice (? 2) or a rule
play-help-log = everything that happened lately
    .words = log
play-help-hint = what a bot would do in your place, and why; it knows only what you know
    .words = hint
play-help-undo = take back your last move, as long as nothing new came to light
    .words = undo
play-help-save = every move is saved anyway; this writes a copy to another file
    .words = save
play-help-lang = speak another language
    .words = lang
play-help-quit = leave; the match can be resumed later
    .words = quit
play-help-help = this list
    .words = help

play-example = pass
    .thing = …

## The end

play-result = Final scores
play-won = Congratulations, { $name }!
play-tiebreak = Tie-break, { $key }: { $values }.

## Errors

play-error-number = "{ $n }" is not one of the choices. Type a number from 1 to { $count }.
play-error-range = "{ $n }" will not do. Type a number from { $low } to { $high }.
play-error-ambiguous = "{ $text }" could mean several moves. Which one: { $moves }?
play-error-save = "{ $file }" cannot be written ({ $reason }). Choose another file.
play-error-file-exists = "{ $file }" exists already. Go on with it with --resume, or choose another file.
play-error-program = This match has a program at a seat: "{ $program }". A file alone starts none: name it yourself with --bots to go on with it, or say with --humans who plays.
play-error-name = "{ $name }" cannot be used as a name. Take 1 to { $longest } ordinary characters.
play-error-name-taken = "{ $name }" could be mistaken for something else at this table. Take another name.
play-error-humans = { $humans } of { $players } players cannot be people. At least 1 and at most all of them can.
play-error-names = { $names } names were given for { $humans } people. Give fewer names or more people.
play-error-seat = There is no seat "{ $seat }" in this match. The seats are p1 to p{ $players }.
play-error-open = An open replay shows all hidden cards, so it needs a finished match. Use --seat, or finish the match first.
play-error-open-seat = Choose either --seat or --open, not both.
play-error-from-to = { $count ->
    [one] This match has only record 0. Choose --from and --to accordingly.
   *[other] This match has records 0 to { $last }. Choose --from and --to within them, --from first.
}

## Replay

play-replay-title = { $game } · { $names }
play-replay-view-seat = seen by { $name }
play-replay-view-spectator = seen by a spectator
play-replay-view-open = all cards open
play-replay-record = Record { $n } of { $last }
play-replay-undo = { $name } takes back a move.
play-replay-nothing = Nothing to be seen from here.
play-replay-hands = Hands
play-replay-unfinished = The match is not over yet.
play-replay-keys = Enter: next · p: back · a number: that record · q: leave
play-verify-commitment = Commitment, worked out from seed and salt: { $commitment }
play-verify-same = It is the one that the table showed: seed and salt were fixed before the first move.
play-verify-compare = Compare it with the one that the table showed while the game was on, or give that with --commitment.
play-verify-no-salt = This match has no salt, so no commitment was ever shown: whether its seed was fixed before the first move cannot be checked.
play-verify-chance = { $n ->
    [one] The one record: its chance is what the seed gives.
   *[other] All { $n } records: their chance is what the seed gives.
}
play-verify-start = The match began from a position that was dealt anew for it. The commitment covers that position too; how it was dealt cannot be checked.
play-verify-start-open = The match began from a position that was dealt anew for it. How and when that was dealt cannot be checked.
play-verify-taken-over = { $n ->
    [one] Its first record was taken over from another match: that one was known when the commitment was made.
   *[other] Its first { $n } records were taken over from another match: those were known when the commitment was made, and so was the seed to whoever had seen that match's record.
}
play-error-commitment = The table showed the commitment { $shown }, but seed and salt of this match give { $found }. Make sure that it is the record of that table; if it is, seed or salt were changed.
play-error-no-commitment = This match has no salt, so it cannot be the one whose table showed a commitment. Get the record from that table.
play-error-unfounded = The chance of record { $record } is not what the seed gives: seed or record were changed. Get the record again from the table.
play-error-unfounded-version = The chance of record { $record } is not what the seed gives. The match was made by version { $engine } and this is version { $own }, which may deal otherwise: verify it with version { $engine }.
