### What somebody is told who is not at the table: the page of notices.

web-notices = Notices
web-notices-count = { $count ->
    [0] Notices
    [one] { $count } new notice
   *[other] { $count } new notices
}
web-pace-hours = { $pace }, played from { $start } to { $end } ({ $zone })
web-still = Clock stands still until { $when }
