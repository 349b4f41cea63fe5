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
