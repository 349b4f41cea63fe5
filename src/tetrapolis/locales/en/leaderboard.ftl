cli-leaderboard = Let bots play all against all, every two at tables of their own, and rate them by it. The same command goes on with what was broken off.
    .name = Which game ("tetrapolis games" lists them).
    .players = For how many players; without it, for as few as the game has.
    .bots = Who plays: levels, net for the game's own network, net:FILE, outside programs.
    .games = How many games each table of two bots plays; rounded up so that every seed is played in all seatings.
    .seed = The same seed gives the same games, wherever they are played.
    .out = The folder of the run. If it holds results already, only the missing games are played.
    .page = A page of Markdown with the marks "<!-- leaderboard GAME N -->" and "<!-- end of leaderboard -->": the table is put between them.
    .workers = How many processes share the work.

leaderboard-written = The table is in { $file }.
leaderboard-error-few = Name two bots or more, as in --bots normal,hard@0.05,net.
leaderboard-error-place = There is no place for this table in { $file }. It goes between two lines: { $begin } and { $end }
