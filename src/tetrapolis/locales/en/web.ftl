### The browser's own words: the shell of every table, and what all pages share. Pages have web-pages.ftl, games <game>-web.ftl.

web-plain = { $text }
web-you = you
web-home = All tables
web-close = Close
web-more = More…
web-menu = Menu
web-loading = One moment…
web-not-found = There is nothing at this address.
web-light = Light
web-dark = Dark
web-sound-on = Sound on
web-sound-off = Sound off
web-less = Less: { $what }
web-plus = More: { $what }
web-no-script = Tetrapolis needs JavaScript.
web-copy = Copy
web-copied = Copied

## Regions of a table

web-seats = Players
web-stage = The table
web-facts = Facts
web-prompt = What is asked
web-hand = Your hand
web-log = Log
web-chat = Chat
web-rules = Rules
web-rail = Log, chat and rules
web-below = Your hand, facts and log
web-verbs = What you can do

## The prompt

web-your-decision = Your decision
web-title-yours = ● Your decision · { $game }
web-title-table = { $game } · Tetrapolis
web-deciding = { $seat } is deciding
web-may-answer = { $seat } may answer
web-clock = time left
web-deciding-many = Waiting for answers
web-for = for { $time }
web-waiting = Waiting
web-waiting-plain = You will hear when it is your turn to decide.
web-behind = just now
web-skip = Skip what is being shown
web-pause = Hold what others do
web-go-on = Go on
web-paused = held
web-speed = Speed of others
web-speed-help = How fast the moves of others are shown
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-once = At once
web-speed-step = Next step
web-now = What happened last
web-now-more = Show the last three
web-now-less = Hide them
web-missed = While you were away
web-moment = One moment…
web-watching = You are watching
web-watching-help = You see what everybody may see.
web-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-told-times = { $line } (×{ $n })
web-final = no undo after this
web-glow = Press what glows.
web-glow-verbs = { $verbs }: press what glows.
web-step = Step { $n } of { $of }
web-role-step = { $role } · step { $n } of { $of }
web-why-verb = { $verb }: { $why }
web-why-rule = { $why } ({ $rule })
web-why-other = Not now. The question is: { $ask }
web-why-waiting = Not now: it is not your decision. { $waiting }
web-compose-at = { $what }: { $aim }
web-compose-away = Put away
web-compose-send = Send
web-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
web-choices-search = Find a choice
web-choose = Choose
web-target-many = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
web-asides = Settings you may change at any time
web-fit = Fit the board
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $count ->
    [one] { $seat } asks to take back the last move. Do you agree?
   *[other] { $seat } asks to take back the last { $count } moves. Do you agree?
}
web-undo-waiting = You ask to take back. Still to answer: { $seats }.
web-undo-refused = { $seat } does not agree: the move stands.
web-undo-agree = I agree
web-undo-refuse = No
web-undo-withdraw = Withdraw
web-over = The game is over
web-over-result = Show the result

## Connection

web-lost = Connection lost
web-lost-again = { $seconds ->
    [0] trying again
   *[other] trying again in { $seconds } s
}
web-lost-kept = Your choice is kept
web-lost-nothing = The table is as you see it
web-lost-help = The table goes on here as soon as the server can be reached; every move it has accepted is kept.
web-lost-kept-help = It is sent as soon as the server can be reached, and counts once. Keep this page open until then.
web-lost-now = Try now
web-unwritable = Moves cannot be stored just now
web-unwritable-help = What was accepted is kept. Nothing new is accepted until the server can store it.
web-unwritable-kept = It is sent again until it is accepted, and counts once. Keep this page open until then.
web-thinking-shorter = Bots think for a shorter time than usual: many tables are waiting for them.
web-refused = Nothing was changed.
web-refused-perhaps = Whether it still counted, the table will show.
web-error-unreachable = The server cannot be reached. Check your connection and try again.
web-error-answer = Something between you and the server answered in its place. Try again in a moment.
web-error-inside = Something went wrong on this page. Load it again; moves that were accepted are kept.
web-closed = This table was given up.
web-error-table = This table cannot be opened.

## Log, chat, rules, cards

web-log-older = Older lines
web-log-cut = What happened before is not shown here.
web-log-undone = You took back a move.
web-log-forced = The only choice, made for you: { $what }
web-leaves = Not done yet: { $left }. Press again to end all the same.
web-log-undone-by = { $count ->
    [one] With everybody's leave { $seat } takes back a move.
   *[other] With everybody's leave { $seat } takes back: { $count } moves are undone.
}
web-only-you = (only you see this)

## A table that nobody has drawn

web-round = Round { $n }
web-hidden = face down
web-hidden-many = { $n } face down
web-field = { $label }: { $value }
web-plate-words = { $facts ->
    [none] { $seat }
   *[other] { $seat }: { $facts }
}
web-chat-none = Nobody has said anything yet.
web-chat-host = host
web-chat-watching = watching
web-chat-say = Say something to the table
web-chat-send = Send
web-rules-search = Search the rules
web-rules-none = No rule says that. Try another word.
web-rule-open = Rule { $id }
web-card-plain = It has no effect of its own.

## Players

web-bot = bot: { $level }
web-program = program
web-program-named = program: { $name }
web-bot-sits-in = A bot sits in ({ $level })
web-bot-on = Let a bot sit in
web-come-back = I am back
web-bot-off = Let the player come back
web-bot-in = a bot steps in after { $time }
web-bot-may-in = A bot may sit in if nothing happens for another { $time }.
web-away = away

## Passing the device

web-curtain = Pass the device to { $name }
web-curtain-help = Nobody else should look now.
web-curtain-open = I am { $name }

## Menu

web-link = Link to this table
web-continued = { $seq ->
    [0] Continued from “{ $title }”, from the beginning
   *[other] Continued from “{ $title }”, move { $seq }
}
web-continued-untitled = { $seq ->
    [0] Continued from another table, from the beginning
   *[other] Continued from another table, move { $seq }
}
web-content = Played with the content "{ $name }" ({ $digest }): boards or card lists that whoever runs this server has put right.
web-continued-anew = What nobody could know was dealt anew.
web-deal = The deal is fixed:
web-deal-help = The server chose the whole deal before the game began and published this fingerprint of it. When the game is over, the record holds what was chosen, and anybody can check that nothing was changed:
web-leave = Leave the table
web-leave-really = Leave for good
web-leave-help = A bot plays on for you. You cannot come back to this seat.

## Guide

web-hint = Hint
web-hint-title = What a bot would do
web-hint-fair = It knows only what you know.
web-hint-thinking = A bot thinks about it…
web-hint-share = Chance of winning, roughly
web-hint-equal = { $n ->
    [2] { $of ->
        [2] Both are equally good.
       *[other] The first two are equally good.
    }
   *[other] All { $n } are equally good.
}
web-hint-old = The table has changed since.
web-hint-again = Think again
web-hint-none = Nothing to be said here.
web-guide = First match: tips
web-guide-next = Got it
web-guide-later = The next tip comes when it is needed.
web-guide-stop = No more tips

## Keys

web-keys = Keys
web-key-tab = next part of the table
web-key-arrows = neighbour inside a part
web-key-enter = do it: take up a verb, choose a thing
web-key-open = open the card
web-key-esc = put down, close
web-key-digits = first to ninth verb
web-key-skip = show at once what others did
web-key-choices = list of all choices
web-key-hint = a hint: what a bot would do
web-key-next = next thing you may choose (Shift: previous)
web-key-undo = undo (Shift: redo)
web-key-end = to the closing verb; once more does it
web-key-regions = to prompt, hand, board, log, players
web-key-seat = S, then a letter: to that player
web-key-search = search the rules
web-key-text = text mode
web-key-help = this list
web-text-mode = Text mode
web-text-leave = Back to the pictures

## Pages, in short

web-nav = Pages
web-nav-tables = Tables
web-settings = Settings
web-about = About
web-name = Your name
web-name-ask = What shall we call you?
web-name-go = Come in
web-new-table = Open a new table
web-open-tables = Tables looking for players
web-open-none = No open tables right now.
web-table-title = Name of the table
web-seat-n = Seat { $n }
web-seat-open = open for somebody
web-create = Open the table
web-sit = Sit down here
web-password = Password
web-about-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0 (colours changed, combined with own drawings). Interface signs: Lucide, ISC. Typefaces: Sofia Sans (Lettersoup), Grenze (Omnibus-Type), SIL OFL 1.1.
web-about-art = Independent implementation; no artwork of the published games.
