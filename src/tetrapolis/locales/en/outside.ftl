### Outside bots: programs that take a seat (docs/outside-bots.md).

error-program-empty = No program is named. Write it like this: program:./mybot.py
error-program-quotes = The quotation marks do not match: { $program }. Close each one.
error-program-missing = There is no program "{ $program }". Check its path; a path begins in the folder where you are.
error-program-not-executable = "{ $program }" cannot be run. Make it executable (chmod +x), or name what runs it: "program:perl { $program }".
error-bot-seconds = "{ $seconds }" is no time to think. Give seconds above 0, at most { $most }, as in hard@0.5 or program@10:./mybot.py
error-program-start = "{ $program }" could not be started: { $reason }. Check the first line of the file and what it needs.
error-program-not-ready = "{ $program }" did not say "ready" within { $seconds } seconds. It must answer the first line, and not keep its answer in a buffer: flush the output after each line.
error-program-sorry = "{ $program }" does not want to play. It says: { $said }
error-program-greeting = "{ $program }" does not speak the protocol: its first line must begin with "ready", but it was: { $said }
error-program-silent = "{ $program }" left { $n } questions in a row unanswered until its time was over. Flush the output after each line, or give it more time: program@10:./mybot.py
error-program-flood = "{ $program }" writes without end. It must write one line for each question; everything else belongs to stderr.
error-program-ended = "{ $program }" has ended in mid-game (exit code or signal: { $code }). Its last words:
    { $said }
cli-hint-program = docs/outside-bots.md describes what a program must do, with three examples.
cli-sim-faults = { $seat } ({ $bot }) gave no good answer { $n ->
    [one] once: its default move was played.
   *[other] { $n } times: its default move was played.
}

## Networks (docs/training.md)

error-net-missing = There is no file { $file } that can be read. Name a network like this: net:path/to/my.net
error-net-other = { $file } is no network. Networks are made by "tetrapolis train".
error-net-version = { $file } was made for another version of its game, or is damaged. Train it anew: tetrapolis train
error-net-game = { $file } plays another game: { $game }.
error-net-none = { $game } brings no network of its own. Train one: tetrapolis train { $game } --players N
error-net-warm = "{ $text }" does not say how warm a network is: a number from 0 to { $most }, as in net~0.5
net-as-normal = The network of { $game } has not learned this table (it knows the usual ones for { $known } players): it plays as normal does here.
