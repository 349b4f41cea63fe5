### What somebody is told who is not at the table: the page of notices.

web-notices-list = What is new
web-notices-seen = I have seen them
web-notices-none = Nothing waits for you. When a table needs you, you read it here.
web-notices-nobody = Give a name on the first page and sit down at a table: then you read here what waits for you.
web-notices-tables = Your tables
web-notices-tables-help = As usual: a table that goes turn by turn tells you when you are asked, a live one does not.
web-notices-table-of = Notices of this table: { $game }, { $title }
web-notices-table-usual = As usual
web-notices-table-on = Always
web-notices-table-off = Never
web-notices-ways = How you are told
web-notices-here = On this device
web-notices-can-on = Also when no page is open.
web-notices-can-off = A short message when a table needs you, also when no page is open.
web-notices-can-denied = You have told this browser not to show anything from here. Its settings can change that.
web-notices-can-insecure = Browsers allow this only where the address begins with https://.
web-notices-can-none = This browser cannot do it.
web-notices-kinds = What, and how
web-notices-kind-turn = My turn
web-notices-kind-reminder = My time runs out
web-notices-kind-full = A game begins
web-notices-kind-over = A game is over
web-notices-kind-invited = An invitation
web-notices-kind-paired = A tournament round
web-notices-kind-way = { $kind }: { $way }
web-notices-way-page = Here
web-notices-way-push = Devices
web-notices-way-mail = Mail
web-notices-way-webhook = Webhook
web-notices-quiet = Quiet hours
web-notices-quiet-help = In these hours you only read it here; the rest comes afterwards, all at once. Time zone: { $zone }.
web-notices-from = From
web-notices-to = to
web-notices-hook = Webhook
web-notices-hook-help = An address that is called for every notice. For Discord: in a channel of yours "Edit channel", "Integrations", "Webhooks", copy the address of a new one and put it here.
web-notices-try = Does it work?
web-notices-try-help = Send yourself a message for trying.
web-notices-try-go = Try it
web-notices-try-sent = { $ways ->
    [none] There is no way yet to tell you outside this page.
   *[other] Sent: { $ways }
}
web-notices-try-failed = This did not work: { $ways }
web-notices-mail = By mail
web-notices-mail-none = When a table needs you, a mail is sent to you. First a link comes to this address, for you to say that it is yours.
web-notices-mail-sent = A link was sent to { $address }. Mail comes once you have opened it; look among the unwanted mail, too.
web-notices-mail-confirmed = Mail goes to { $address }.
web-notices-mail-send = Send the link
web-notices-mail-end = No more mail
web-notices-digest = One mail a day
web-notices-digest-help = With all that waits for you, instead of one for each.
web-notices-digest-at = At
web-notices-linked-confirm = Mail of Tetrapolis to this address?
web-notices-linked-confirm-go = Yes, it is my address
web-notices-linked-confirm-done = Done: notices come to this address from now on.
web-notices-linked-off = No more mail of Tetrapolis?
web-notices-linked-off-go = No more mail, please
web-notices-linked-off-done = Done: no more mail comes, and the address is forgotten.
web-notice-turn = Your turn
web-notice-reminder = Most of your time is over
web-notice-full = All are here, the game has begun
web-notice-over = The game is over
web-notice-invited = { $who } invites you to play
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
web-notices-invitations = Invitations
web-notices-invitations-help = People who played with you, or see your page, may invite you to their tables. If you switch it off, they do not learn of it.
web-invite-people = Invite people you know
web-invite-people-help = Whom you have played with; others with a page are found by their whole name. They are told, unless they want no invitations.
web-invite-name = Name
web-invite-go = Invite
web-invite-of = Invite { $name }
web-invite-done = Invited
web-invite-plays = { $plays ->
    [0] you know each other
    [one] { $plays } game together
   *[other] { $plays } games together
}
web-invite-none = Nobody of that name can be invited.
web-invite-nobody = You have not played with anybody yet. Write a whole name.
