### What is told outside the page: on a phone, by mail.

notice-several = { $count } things wait for you
notice-sample = This is how Tetrapolis tells you
server-error-push = This browser's address for notices cannot be used.
server-error-no-push = This server sends no notices to browsers.
server-error-zone = There is no such time zone.
notice-mail-confirm = Is this your address?
notice-mail-confirm-text = Somebody wants notices of Tetrapolis to be sent to this address. If it was you, open this link and say yes: { $link }
    If it was not you, you need do nothing: no more mail will come.
notice-mail-foot = How you are told: { $settings }
    No more mail: { $off }
server-error-mail = This is not an address mail can be sent to.
notice-mail-back = Come back to Tetrapolis
notice-mail-back-text = Somebody wants to come back to a name at Tetrapolis that has this address. If it was you, open the link: it is good once, for a quarter of an hour.
notice-mail-back-foot = If it was not you, you need do nothing: without the link nobody comes in.
server-error-mail-link = This link is no longer good: it works once, for a quarter of an hour. Ask for a new one.
server-error-no-mail = This server sends no mail.
server-error-hours = Playing hours need a table that goes turn by turn, a clock, a time zone, and at least one hour a day.
server-error-invite-not-open = People are invited while seats are open: this table does not wait for anybody.
server-error-invite-nobody = Nobody like that can be invited here.
server-error-many-invites = You have invited { $n } people since yesterday: that is enough for a day.
