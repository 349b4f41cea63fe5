cli-dataset = Let bots play and store the games for programs that learn: matches and moves as Parquet files, with a card that says what they hold.
    .names = Which games; without it, all.
    .levels = Which bots: each plays matches in which it has all seats.
    .games = How many matches of each game and bot; the numbers of players take turns.
    .seed = The same seed gives the same matches, but for bots that think against the clock.
    .out = The folder for the files.
    .workers = How many processes share the work.

dataset-written = { $folder } holds { $games } matches with { $moves } moves; README.md there says what is in them.
