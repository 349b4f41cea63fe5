### The commands `serve` and `db`: the table's server and its database.

cli-serve = Open the house: tables for people and bots, over the network. Every option can also be set in the environment, --log-level as TETRAPOLIS_LOG_LEVEL.
    .host = Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it.
    .port = The port to listen at; 0 takes any that is free.
    .database = sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME; without it, a file in your own folder.
    .redis = redis://HOST:PORT, so that several processes hear of each other's changes.
    .origin = The address of the page, if it differs from where the server listens, such as https://play.example.org; may be given several times.
    .public_url = Where people find the server, such as https://play.example.org: requests under other names are refused, and https means secure cookies. Without it: the names and addresses of this machine.
    .secure = Send cookies only over https.
    .trusted_proxy = The address (or network, such as 10.0.0.0/8) of a proxy in front, which is believed where a request came from; "*" believes anybody. Can be given several times; without it nobody is believed.
    .proxy = Now called --trusted-proxy. The address of the proxy in front, which is believed about where a request came from; "*" for any.
    .workers = How many processes serve; more than one needs --redis.
    .bots = How many processes think for bots, for each serving process; auto: all cores of the machine but one, shared out among the serving processes (--workers), and at least one for each. 0 leaves bots and clocks to other servers at the same database.
    .bot_seconds = How many seconds a bot may think before its default move is played.
    .program = A program that guests may choose as a bot, NAME=COMMAND, as in --program "botond=./mybot.py --deep"; may be given several times. Guests choose among the names and can start nothing else (docs/outside-bots.md).
    .content = A content pack to play with (a folder, see "tetrapolis content"): boards and card lists that take the place of the built-in ones of its game. May be given several times, once for each game; in the environment the folders are separated as in PATH.
    .rate = How many requests a client may make in a minute.
    .tables = How many unfinished tables a guest may have.
    .connections = How many connections may be open at once (in each process, as with all these limits); 0: as many as there may be open files.
    .address_connections = How many of them for one address (IPv6: one /64 network); 0: no limit.
    .address_sockets = How many live sockets for one address; 0: no limit.
    .guest_sockets = How many live sockets for one guest; 0: no limit.
    .header_bytes = How large the headers of a request may be, in bytes; 0: no limit.
    .header_seconds = How many seconds the headers of a request may take to arrive; 0: no limit.
    .accounts = whether people may keep their names, by passkeys and printed codes
    .password_tries = How many times a minute the password of a table may be tried, for one address and for one table.
    .free_megabytes = With less room on the disk (SQLite), /health/ready says that the server is not ready; 0: it does not look.
    .metrics_host = Where the metrics are to be had; 127.0.0.1: only on this machine.
    .metrics_port = The port of the metrics (Prometheus), 9464 unless it is taken; 0: none.
    .log_level = How much is logged: debug, info, warning or error.
    .webhook_private = Webhooks may call addresses inside your own network; only if you trust all guests.
    .profiles = Everybody has a page with results, and every game one with figures; who wants to be hidden is.
    .ratings = Tables may be rated, and there are rankings.
    .tournaments = Guests may announce tournaments.
    .push_keys = The file of the server's own keys for notices to browsers, made with the first start (push-keys in the folder of the tables, if the extra "club" is installed); all processes and machines of one house need the same. none: no such notices.
    .mail_server = Where mail is handed over, as smtps://user:password@mail.example.org or smtp:// with STARTTLS; better in the environment, it holds a password.
    .mail_from = Who mail is from, as "Tetrapolis <play@example.org>".
    .keep_finished = For how many days a table is kept after its game; 0: for ever.
    .keep_running = For how many days a table is kept at which a game is on and nobody plays any more, or that was closed during its game; 0: for ever.
    .keep_open = For how many days a table is kept at which no game ever began; 0: for ever.
    .keep_guests = For how many days a guest who has no table is remembered after the last visit; 0: for ever.
    .keep_chat = For how many days it is kept what was said; 0: as long as its table.

cli-error-program = "{ $text }" names no program: write NAME=COMMAND, the name in small letters and digits, as in botond=./mybot.py.

cli-serve-open = The house is open: { $address }
cli-serve-kept = Tables are kept in { $database }. Ctrl+C closes the house; every move that was answered is stored.

cli-content = Boards and card lists as files: "export GAME DIR" writes those of a game, to be put right by whoever has the printed game; "check DIR" says what is wrong and draws the boards. Play with them by --content DIR.
    .action = What to do: export or check.
    .what = For "export" the game and a folder that is not there yet, for "check" the folder.
    .out = Where "check" puts the drawings (SVG); without it, beside the files.
    .draw = Draw the boards.

cli-content-exported = The content of the game is in { $folder }: { $files }. Put it right, name it in content.json, and see what "tetrapolis content check { $folder }" says.
cli-content-fault = { $file }: { $fault }
cli-content-checked = { $count ->
    [0] "{ $name }" can be played ({ $game }).
    [one] "{ $name }" ({ $game }) has { $count } fault and cannot be played yet.
   *[other] "{ $name }" ({ $game }) has { $count } faults and cannot be played yet.
}
cli-content-drawn = Drawn: { $files }
cli-error-content-action = "content { $action }" is not known. Write "content export GAME DIR" or "content check DIR".
cli-error-content-words = { $action ->
    [export] Write "content export GAME DIR": a game, and a folder that is not there yet.
   *[check] Write "content check DIR": the folder with the pack.
}
cli-error-content-none = { $game } has no content files: its cards and boards are part of its rules. There is nothing to export or to check.
cli-error-content-there = { $folder } is there already and not empty. Name a folder that is not there yet: nothing is written over.
cli-error-content-write = Nothing can be written to { $folder }: { $reason }. Name another folder.
cli-error-content-folder = After --content the folder of a pack is missing. Write --content DIR.
cli-error-content-bad = The content in "{ $folder }" cannot be used. { $fault } Everything about it is told by "tetrapolis content check { $folder }".

cli-db = Look after the server's database: "check" replays all stored matches and reports those that no longer fit, "migrate" brings it to the newest form, "backup" copies it to a file while people play, "ratings" makes all results and ratings anew from the stored matches, "export" writes finished public matches, without names, for research.
    .action = What to do: check, migrate, backup, ratings or export.
    .file = Where "backup" puts the copy: a file that is not there yet; and where "export" puts its files: a new or empty folder.
    .database = sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME; without it, the file in your own folder.

cli-db-game = Game
cli-db-match = Match
cli-db-engine = Played with
cli-db-record = Record
cli-db-why = Why
cli-db-why-error-record-order = records are missing, or there are too many
cli-db-why-error-record-outcome = it ends differently
cli-db-why-error-content-other = it is played with another content; check it with that one (--content)
cli-db-why-snapshot = the stored position is another one
cli-db-why-other = it can no longer be played ({ $why })
cli-db-checked = { $count ->
    [one] { $count } match was replayed.
   *[other] { $count } matches were replayed.
} { $misfits ->
    [0] All of them fit.
    [one] { $misfits } no longer fits: it goes on only with the version it was played with.
   *[other] { $misfits } no longer fit: they go on only with the version they were played with.
}
cli-db-ratings = { $matches ->
    [one] { $matches } match was counted anew
   *[other] { $matches } matches were counted anew
}, { $ratings ->
    [one] { $ratings } rating follows from them.
   *[other] { $ratings } ratings follow from them.
}
cli-db-current = { $database } has the newest form already ({ $after }).
cli-db-migrated = { $database } was brought from { $before } to { $after }.
cli-db-backed-up = { $database } was copied to { $file } and the copy checked: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $size } kB. It holds everything the database holds: keep it private.

cli-db-exported = { $matches ->
    [0] There is no finished public match yet: the files in { $folder } hold nothing.
    [one] { $matches } finished public match with { $moves } moves was written to { $folder }, without names. README.md says what is in the files.
   *[other] { $matches } finished public matches with { $moves } moves were written to { $folder }, without names. README.md says what is in the files.
}
cli-db-export-left-out = { $count ->
    [one] { $count } match no longer fits this version and was left out: "tetrapolis db check" names it.
   *[other] { $count } matches no longer fit this version and were left out: "tetrapolis db check" names them.
}
cli-db-export-lines-only = JSON lines only: Parquet needs the extra "arena" (pip install "tetrapolis[arena]").

## Wrong command lines

cli-error-database-address = This is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME for --database.
cli-error-database-kind = Databases of the kind { $kind } are not known here. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME for --database.
cli-error-database = The database { $database } cannot be used: { $reason }. Check that it is there and that you may write to it.
cli-error-database-none = There is no database { $database }. Name another one with --database.
cli-error-database-empty = The database { $database } has no tables yet. "tetrapolis db migrate" makes them.
cli-error-database-newer = The database { $database } was made by a newer version. Update this one, or name another database with --database.
cli-error-db-action = There is no "db { $action }". There are: { $known }.
cli-error-db-file = Say where the copy is to be put: tetrapolis db backup FILE.
cli-error-db-folder = Say where the matches are to be put: tetrapolis db export DIR.
cli-error-db-no-file = "db { $action }" takes no file. Name the database with --database.
cli-error-backup = The backup { $file } cannot be written: { $reason }. Check that its folder is there, that you may write to it and that there is room. Nothing was changed.
cli-error-backup-exists = { $file } is there already and was left as it is. Give a new name, or move it away first.
cli-error-backup-broken = The database { $database } is damaged ({ $reason }), and so would be its copy: no backup was made. Keep your last good one.
cli-error-backup-postgres = No backup was made: PostgreSQL brings its own program for that, which may be used while people play. It asks for the password, or finds it in ~/.pgpass:
    { $command }
cli-error-log-level = Unknown log level: { $level }. There are: { $known }.
cli-error-redis-address = This is no address of a Redis. Write redis://HOST:PORT for --redis.
cli-error-redis = The Redis does not answer ({ $reason }). Check that it runs and that --redis is its address.
cli-error-workers = { $workers } processes can only serve the same tables if they hear of each other: add --redis redis://HOST:PORT, or leave out --workers.
cli-error-bots = --bots { $bots } is not possible: give a number from 0 to { $most }, or auto.
cli-error-no-bots = Without Redis there is no other server to play for bots and watch the clocks: leave out --bots 0, or add --redis redis://HOST:PORT.
cli-serve-proxy = --proxy is now called --trusted-proxy, and nobody is believed without it. The old name is still understood.
cli-error-public-url = "{ $origin }" is not the address of a site. Write it like https://play.example.org for --public-url.
cli-error-trusted-proxy = "{ $text }" is not an address. Write it like 10.0.0.1 or 10.0.0.0/8 for --trusted-proxy, or "*" for anybody.
cli-error-push-keys = The file "{ $file }" holds no keys and cannot be made. Name another one with --push-keys, or none.
cli-error-mail-server = --mail-server is not the address of a mail server. Write it like smtps://user:password@mail.example.org.
cli-error-mail-from = Whoever sends mail needs an address: --mail-from "Tetrapolis <play@example.org>".
cli-error-metrics-address = Cannot serve the metrics at { $host }, port { $port }: { $reason }. Choose another --metrics-host or --metrics-port.
cli-error-origin = "{ $origin }" is not the address of a site. Write it like https://play.example.org for --origin.
cli-error-address = Cannot listen at { $host }, port { $port }: { $reason }. Choose another --host or --port.
