### What somebody is told who is not at the table: the page of notices.

web-notices = Notices
web-notices-count = { $count ->
    [0] Notices
    [one] { $count } new notice
   *[other] { $count } new notices
}
web-notices-list = What is new
web-notices-seen = I have seen them
web-notices-none = Nothing waits for you. When a table needs you, you read it here.
web-notices-nobody = Give a name on the first page and sit down at a table: then you read here what waits for you.
web-notice-turn = Your turn
web-notice-reminder = Most of your time is over
web-notice-full = All are here, the game has begun
web-notice-over = The game is over
web-notice-invited = { $who } invites you to another game
web-notice-paired = The next round: your table is ready
web-notice-until = until { $when }
web-notices-tables = Your tables
web-notices-tables-help = As usual: a table that goes turn by turn tells you when you are asked, a live one does not.
web-notices-table-of = Notices of this table: { $game }, { $title }
web-notices-table-usual = As usual
web-notices-table-on = Always
web-notices-table-off = Never
