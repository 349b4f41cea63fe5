### The pages around the tables: home, new table, lobby, result, replay, rules, settings, about.

web-skip-to = To the content
web-language = Language
web-history = History
web-settings-of = Settings of { $name }
web-foot = Rules rewritten in our own words, every piece drawn here. No artwork of the published games.
web-foot-icons = Icons by game-icons.net, CC BY 3.0
web-share = Share
web-here = here

## Time and pace

web-time = { $unit ->
    [day] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
    [hour] { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
    [minute] { $n } min
   *[other] { $n } s
}
web-pace = { $pace ->
    [turns] Turn by turn, without a clock
   *[live] Live, without a clock
}
web-pace-clock = { $pace ->
    [turns] Turn by turn
   *[live] Live
}, { $clock ->
    [player] { $time } for each player
   *[decision] { $time } for each decision
}

## Home

web-title-waiting = ● { $count ->
    [one] { $count } table waits
   *[other] { $count } tables wait
}
web-wait-head = { $count ->
    [0] No table waits for you
    [1] One table waits for you
   *[other] { $count } tables wait for you
}
web-wait-since = It is your decision. Last move: { $when }.
web-open-table = Open table
web-status-open = { $count ->
    [one] { $count } seat still open
   *[other] { $count } seats still open
}
web-status-closed = Given up
web-status-place = { $place ->
    [1] Finished, you won
    [2] Finished, you came 2nd
    [3] Finished, you came 3rd
   *[other] Finished, you came { $place }th
}
web-status-stand-in = A bot sits in for you
web-history-all = All { $count } finished games
web-history-none = No finished games yet. They are kept here, with a replay of every move.
web-welcome = Four cities, one table
web-welcome-help = { $games }: with friends, on one device, or against bots. No account, no email. A name is enough.
web-link-other = I already play on another device
web-first = New here?
web-first-help = Learn { $game } by playing, in ten minutes. Every move is yours.
web-first-go = Begin
web-new-help = Alone against bots, on one device, or with friends by link
web-new = New table
web-new-of = New table: { $game }
web-learn = Learn
web-learn-of = Learn: { $game }
web-plate = { $low }–{ $high } players, about { $minutes } min
web-plate-players = { $low }–{ $high } players
web-take-seat = Take a seat
web-watch = Watch
web-show-all = Show all { $count }
web-show-few = Show fewer
web-code-join = Join with a code
web-code-help = Six letters from whoever opened the table
web-code-form = six letters
web-code-go = Join
web-code-short = Codes have six letters. Ask whoever opened the table.

## New table

web-new-title = New table
web-new-which = Which game
web-new-seats = Seats
web-new-seats-of = { $n } of up to { $most }
web-kind-me = At this device
web-kind-open = Open
web-kind-bot = Bot: { $level }
web-levels = How the bots play
web-kind-program = Program: { $name }
web-seat-name = Name for seat { $n }
web-seat-kind = Who plays on seat { $n }
web-seat-empty = Open seat
web-seat-host = you, the host
web-seat-anyone = for whoever comes by link or code
web-seat-remove = Take seat { $n } away
web-seat-add = Add a seat
web-hot-seat = Several at this device: a curtain hides your cards while it changes hands.
web-terms = The table
web-terms-pace = Pace
web-terms-pace-help = All here at once, or a few moves a day
web-terms-live = Live
web-terms-turns = Turn by turn
web-terms-clock = Time to think
web-terms-clock-none = Nobody hurries anybody
web-terms-clock-decision = When it is up, the table answers with the plainest move
web-terms-clock-player = For the whole game; when it is up, the table answers at once with the plainest move
web-terms-no-clock = No clock
web-terms-each = Each decision
web-terms-whole = Whole game
web-terms-time = How long
web-terms-undo = Free undo
web-terms-undo-help = Back to any of your moves, across those of the bots; the dice fall as they fell
web-terms-hints = Hints
web-terms-hints-help = Whoever is asked may see what a bot would do
web-terms-listed = Who can find it?
web-terms-listed-help = Whoever has the link or the code can always come
web-terms-by-link = By link only
web-terms-public = Listed
web-terms-no-password = none
web-terms-password-help = Needed to sit down
web-terms-spectators = Spectators
web-terms-spectators-help = They see only what everybody may see
web-options = What you play with
web-option-as-rules = As the rules say
web-option-random = Random
web-option-set = From the set
web-option-lot = By lot
web-option-own = My own
web-chosen = { $count ->
    [0] None chosen
   *[other] { $count } chosen
}
web-rulings = Questions of the rules
web-rulings-help = where the book can be read in two ways
web-rulings-count = { $count } questions, { $changed ->
    [0] none changed
   *[other] { $changed } changed
}
web-summary = Summary
web-sum-seats = { $n } seats: { $me ->
    [0] nobody
   *[other] { $me }
} at this device{ $bots ->
    [0] {""}
    [one] , { $bots } bot
   *[other] , { $bots } bots
}{ $open ->
    [0] {""}
   *[other] , { $open } open
}
web-sum-undo = Every move can be taken back
web-sum-strict = A move can be taken back until something new is seen
web-sum-public = Listed for everybody
web-sum-link = By link or code
web-sum-watched = May be watched
web-sum-private = Nobody may watch
web-sum-hints = Bots give hints to whoever asks
web-sum-no-hints = No hints from bots
web-sum-at-once = It begins at once.
web-sum-when-full = It begins when all seats are taken. You get a link and a code to share.
web-table-title-hint = Thursday table
web-see-above = Something does not fit yet: it is explained beside it.

## Lobby

web-lobby-fill = Fill seat { $n } with
web-lobby-fill-bot = Fill with a bot…
web-lobby-free = Open the seat
web-program-seat = For a program
web-program-title = A seat for a program
web-program-help = A program of yours, or of somebody you trust, plays here, from any computer. It gets a token for this one seat.
web-program-name = What it is called at the table
web-program-give = Make the token
web-program-token = Seat token
web-program-once = It is shown only now. Whoever has it plays this seat, and can do nothing else.
web-program-address = Where the program connects
web-program-how = The program connects to this address with the header “Authorization: Bearer” and the token, reads questions as JSON and answers with moves. The messages, and examples in Python and JavaScript, are in docs/outside-bots.md of the source.
web-program-again = New token
web-program-again-help = The program at this seat gets a new token. The one it has ends at once.
web-program-end = End its token
web-program-noted = I have noted it
web-lobby-untitled = A table without a name
web-lobby-head = { $count ->
    [0] All seats are taken
    [one] One seat is still open
   *[other] { $count } seats are still open
}
web-lobby-begins = The game begins by itself as soon as all seats are taken. You can leave this page: the table stays.
web-lobby-closed = This table is closed
web-lobby-closed-help = The host has given it up. Open a new one, or look in the list of tables.
web-lobby-locked = This table has a password. The host knows it.
web-lobby-with-password = with a password
web-sit-too = Sit here too
web-stand-up = Get up
web-close-table = Close the table
web-close-really = Close it for good
web-invite = Invite others
web-invite-code = or tell them the code
web-invite-text = Come and play { $game } at my table.

## A finished game

web-over-title = Result
web-over-win = { $margin ->
    [0] { $seats } wins the tie
    [1] { $seats } wins by a single point
   *[other] { $seats } wins by { $margin } { $unit }
}
web-over-unit = points
web-over-win-plain = { $seats } wins
web-over-shared = { $seats } share the victory
web-over-line = { $name } { $points }
web-over-rematch = Rematch
web-over-rematch-note = same seats, new deal
web-over-next = To the rematch
web-over-next-note = somebody has opened it
web-over-share = Share
web-over-share-note = link to this page
web-over-record = Record
web-over-record-note = download the match
web-over-replay-note = from the first move
web-over-ending = How it ended
web-over-points = How the points came
web-over-total = Total
web-over-other = Other
web-over-chart = Points over time
web-over-wealth = Money over time
web-over-chart-label = { $what }, one line for each player, from the first move to the last
web-over-table = Table
web-over-graph = Graph
web-over-step = Move { $seq }
web-over-final = End
web-over-looking = Looking back through the match…
web-over-no-chart = There is nothing to draw for this game.
web-over-turning = Turning points
web-over-turning-none = Nobody ever caught up: the lead did not change hands.
web-over-leads = { $seat } takes the lead.
web-over-leap = { $seat } gains { $n ->
    [one] { $n } point
   *[other] { $n } points
} at once.
web-over-look = Look at the table
web-over-back = Back to the table
web-over-not-yet = This game is not over yet.
web-over-tie = Tie-break, { $key }: { $values }.
web-over-rank = Place
web-over-player = Player

## Replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-at = Replay · { $round }move { $seq } of { $last }
web-replay-scrub = Move in the match
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-see = See as
web-replay-everybody = Everybody
web-replay-branch = Play on from here
web-replay-branch-help = A new table begins at this move. The old match stays as it is.
web-replay-branch-own = A new table begins at this move, from what you know: hidden cards are dealt anew.
web-replay-branch-go = Open the new table
web-replay-link = Link to this move
web-replay-done = Result
web-replay-keys = Keys: [ and ] step, Space plays
web-replay-end = The match ends here: go back to play on from an earlier move.

## Rules

web-rules-sections = Sections
web-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-rules-rulings = Rulings
web-rules-rulings-help = Where the books are silent or differ: how we play it, and why.
web-rules-why = Why:
web-rules-belongs = Belongs to:
web-rules-link = Link to { $id }
web-rules-book = The books
web-rules-guide = Learn by playing

## Guide page

web-guide-head = Learn { $game }
web-guide-play = Play a first match
web-guide-play-help = The usual number of players, easy bots, tips when something happens. Every move can be taken back.
web-primer-asked = What you are asked
web-primer-table = At the table every question says what it is about, and the list of all choices shows what can be done.
web-guide-read = Read the rules

## Settings

web-set-you = You
web-set-name-help = Seats you have already taken keep their name
web-set-save = Save
web-set-saved = Saved
web-set-lang-help = For this page and for what the server says
web-set-move-help = Your tables come along
web-back-before = Come back to a name from before
web-account = Your account
web-account-open = Open
web-account-help = Your devices, and ways back to your name
web-set-look = Look
web-set-theme = Light
web-set-system = As the system
web-set-on = On
web-set-off = Off
web-set-size = Text size
web-set-size-help = Everything grows with it
web-set-motion = Motion
web-set-motion-help = Off: changed things get a dashed outline instead
web-set-text-help = The table as headings and lists, complete for play (key M)
web-set-marks = Stronger marks
web-set-marks-help = Letters on the smallest pieces, darker hatching
web-set-play = Playing
web-set-obvious = Skip empty questions
web-set-obvious-help = What can only be answered one way is answered for you, where you play alone with bots; elsewhere only what nobody can notice
web-set-careful = Ask before something is left undone
web-set-careful-help = Whoever ends the turn with income not collected, or an ability that costs nothing not used, is asked once
web-set-call = Your decision
web-set-sound = Sound
web-set-sound-help = Small sounds: your turn, moves of others, coins, cards, dice, little time left, the end
web-set-vibrate = Vibration
web-set-vibrate-help = When it is your turn, on phones
web-set-notify = Notification
web-set-notify-help = When this page is in the background
web-set-notify-denied = The browser does not allow notifications from this page. You can change that in its settings.
web-set-seats = Looks of the seats
web-set-seats-help = Shape, letter and colour go together. Only you see them so.
web-set-seat-look = Look of seat { $n }
web-set-seats-back = As it was
web-look-a = A, blue circle
web-look-b = B, amber square
web-look-c = C, green triangle
web-look-d = D, red diamond
web-look-e = E, ice hexagon
web-look-f = F, straw pentagon
web-look-g = G, dark cross
web-look-h = H, lilac shield

## Another device

web-move = Add another device
web-move-short = Add a device
web-move-away = From here to another device
web-move-away-help = You make a private link here and open it there. Your name ({ $name }) and your tables are there too, and you can go on here as well.
web-move-make = Make a link
web-move-share = My link to Tetrapolis
web-move-left = Good once, for another { $time }.
web-move-here = From another device to here
web-move-here-help = Make a link on the other device (Settings, Add another device) and open it here, or paste it.
web-move-replaces = In this browser it takes the place of { $name }.
web-move-code = Link or code
web-move-use = Bring my tables here
web-move-end = Sign out everywhere else
web-move-end-help = If a device was lost or is not yours any more: only this browser stays.
web-move-ended = Only this browser is signed in now.

## About

web-about-lead = Tetrapolis is a house for board games: four about cities, and those that others bring along. The rules are complete and enforced, every decision is explained, bots can take any seat, and everything runs on one small server that anybody can set up.
web-about-edition = Edition
web-about-rebuilt = Reconstructed
web-about-rules = All rules and rulings
web-about-honest = Fair play
web-about-honest-text = The server sends each seat only what that player may know. Bots get no more than a person on their seat would. Shuffles come from a seed that is shown when the game is over, so every match can be checked and replayed.
web-about-privacy = What we keep
web-about-privacy-text = A name you choose and a cookie that recognises this browser. No account, no email, no tracking, nothing from other servers. Games are kept so that you can finish and replay them.
web-about-access = For everybody
web-about-access-text = Everything can be done by keyboard (? lists the keys) and read by a screen reader; text mode shows the whole table as headings and lists. Colour is never the only sign: seats have shapes and letters, kinds have hatchings.
web-about-credits = Credits
web-about-licence = Tetrapolis is free software under the MIT licence.
web-about-docs = Documentation
web-about-api = Description of the interface for programs
