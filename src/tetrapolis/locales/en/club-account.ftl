### Your account: devices, ways back to your name, your data.

web-account-devices = Your devices
web-account-devices-help = Where you are signed in. A device that is lost or not yours any more can be signed out from here.
web-account-device = { $device ->
    [none] A program, or a browser that does not say
   *[other] { $device }
}
web-account-here = this one
web-account-used = last used: { $when }
web-account-end = Sign out
web-account-end-of = Sign out: { $device }
web-account-end-others = Sign out everywhere else
web-account-leave = Sign out here
web-account-leave-sure = Yes, sign out
web-account-leave-lost = No other device knows you. Once you are signed out here, nobody can come back to your name and your tables.
web-account-leave-help = This browser forgets you; your other devices go on.
web-account-stay = Stay
web-account-nobody = Nobody has given a name in this browser yet.

## Keeping a name

web-keep = Keep this name
web-keep-help = Your name and your tables live in this browser only. With one of these you come back to them from any device; at best have two.
web-keep-kept = You can come back to your name and your tables from any device.
web-keep-passkey = Passkey
web-keep-passkey-help = One tap: your device proves that it is you. There is no password, and nothing to remember.
web-keep-passkey-make = Make a passkey
web-keep-passkey-more = Another passkey
web-keep-passkey-of = made on { $device }, { $when }
web-keep-passkey-synced = kept in your key ring, too
web-keep-passkey-forget = Forget
web-keep-passkey-forget-of = Forget the passkey made on { $device }
web-keep-no-passkey = { $why ->
    [insecure] No passkeys here: browsers allow them only over https, and this page came without it. Ask the host, or take a printed code.
    [address] No passkeys here: browsers allow them only where the server has a name, and this address has numbers. Ask the host, or take a printed code.
    [browser] This browser is too old for passkeys. Update it, or take a printed code.
   *[off] The host offers no passkeys here.
}
web-keep-cancelled = The browser made no passkey: it was cancelled, or took too long. Try again.
web-keep-code = Printed code
web-keep-code-help = For a drawer: write it down or print it. It is good once, and then you get a new one.
web-keep-code-made = Made { $when }. Who has lost it makes a new one: the old one is good no longer.
web-keep-code-make = Make a code
web-keep-code-anew = Make a new code
web-keep-code-shown = Write it down now: it is never shown again.
web-keep-code-print = Print
web-keep-code-done = I have it
web-keep-mail = Link by mail
web-keep-mail-help = With a confirmed mail address, a link sent there brings you back. You give it under Notices, and need not take any notices by mail.
web-keep-mail-kept = A link sent to your mail address brings you back.
web-keep-mail-choose = My mail address
web-keep-none = The host offers no ways to keep a name here. A private link still brings it to another device.

## Coming back

web-back = Come back to your name
web-back-passkey = Come in with a passkey
web-back-passkey-help = Your device knows your name: there is nothing to type.
web-back-code = Printed code
web-back-code-help = Seven groups of four letters and digits.
web-back-code-use = Come in with the code
web-back-link = By a link from another device
web-back-mail = Link by mail
web-back-mail-help = The address you have confirmed for notices.
web-back-mail-send = Send me a link
web-back-mail-sent = If a name here has the address { $address }, a link is on its way there: good once, for a quarter of an hour. Look among the unwanted mail, too.
web-back-mail-in = You come by the link of a mail
web-back-mail-in-help = The link is good once. After that this browser knows you.
web-back-mail-go = Come in
web-back-failed = The browser gave no passkey: there is none for this house, or it was cancelled.
web-back-welcome = Welcome back, { $name }!
web-back-left = { $n ->
    [0] Until now this browser was { $name }.
    [one] Until now this browser was { $name }, with one table.
   *[other] Until now this browser was { $name }, with { $n } tables.
} If both are you, bring the tables together. Which name goes on?
web-back-merge-this = Together, as { $name }
web-back-merge-apart = No, leave them apart
web-back-merge-apart-help = Apart, nobody comes back to { $name } unless another device or a passkey of that name does.
web-back-new-code = The code is used up. This is your new one:
web-back-on = To my tables

## Your data, and what was done about you

web-own = Your data
web-own-help = All that is stored of you, in one file: your profile, what you said, your sessions, and each match as your seat saw it.
web-own-export = Take my data along
web-own-delete = Go for good
web-own-delete-help = Others keep their matches: a ghost has played there, and in matches that go on a bot takes over. Your name, what you said, your devices and your ways back are deleted at once. What stays: your moves in matches with others, and what moderators noted down, under a number that leads to nobody; and for a day what others were answered. A name others have met is given to nobody again. Nothing of this can be undone.
web-own-delete-sure = Yes, delete everything of mine
web-own-log = What was done about you
web-own-log-none = Nothing.
web-own-log-line = { $act ->
    [rename] Your name was changed.
    [mute] Nobody sees what you say.
    [unmute] All see again what you say.
    [hide] A line of yours was hidden.
    [show] A line of yours is shown again.
    [remove] You were taken from a table.
    [bot] A bot was put on your seat.
    [ban] You were banned.
    [unban] Your ban was lifted.
    [revoke] You were signed out everywhere.
    [merge] Two names became one person.
    [role] Your role was changed.
    [settle] A report about you was looked into.
   *[other] { $act }
}
web-own-log-by = { $by ->
    [none] by whoever runs the server
   *[other] by { $by }
}
