### What somebody is told who is not at the table: the page of notices.

web-notices = Notices
web-notices-count = { $count ->
    [0] Notices
    [one] { $count } new notice
   *[other] { $count } new notices
}
web-notice-turn = Your turn
web-notice-reminder = Most of your time is over
web-notice-full = All are here, the game has begun
web-notice-over = The game is over
web-notice-invited = { $who } invites you to another game
web-notice-paired = The next round: your table is ready
web-notice-until = until { $when }
web-notices-can-install = On an iPhone or iPad first add Tetrapolis to the home screen (Share, then "Add to Home Screen"), and open it there.
web-notices-ask = Shall I tell you when it is your turn?
web-notices-ask-help = This browser then shows a short message, also when no page is open.
web-notices-ask-yes = Yes, tell me
web-notices-ask-no = No, thanks
web-terms-hours = Playing hours
web-terms-hours-help = Outside of them the clock stands still
web-terms-hours-from = Playing hours begin at
web-terms-hours-to = Playing hours end at
web-pace-hours = { $pace }, played from { $start } to { $end } ({ $zone })
