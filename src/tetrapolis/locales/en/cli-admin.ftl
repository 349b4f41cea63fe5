### tetrapolis admin: keeping order from the command line.

cli-admin = Keep order at a server: list [NAME], show WHO, log [WHO], reports; rename WHO NAME, mute, unmute, ban, unban, revoke WHO, hide or show-line LINE, remove or bot WHO TABLE SEAT, role WHO moderator|host|none, merge WHO OTHER, delete WHO, settle REPORT, sign-up open|invitation|closed, invite. WHO is an id, or a name only one person has.
    .action = What to do.
    .words = To whom, and what else it needs.
    .days = How many days a ban or an invitation lasts.
    .uses = How many people may come with an invitation.
    .note = Why: it stands in the log, which the person concerned can read.
    .yes = "delete" cannot be undone: it wants this.
    .database = sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME; without it, the file in your own folder.
    .redis = Where several processes hear of it at once; without it they notice within seconds.

cli-admin-id = Id
cli-admin-name = Name
cli-admin-role = Role
cli-admin-state = State
cli-admin-seen = Last seen (UTC)
cli-admin-tables = Tables
cli-admin-at = When (UTC)
cli-admin-by = By
cli-admin-act = What
cli-admin-about = To whom
cli-admin-detail = Details
cli-admin-note = Why
cli-admin-table = Table
cli-admin-said = Line of chat
cli-admin-console = command line
cli-admin-done = Done.
cli-admin-invited = The invitation, shown this once: { $code }. Its link is the server's address with /invite/{ $code }.
cli-admin-seat = Table { $table } ({ $game }), seat { $seat }: { $title }
cli-admin-as = { $role ->
    [moderator] moderator
    [host] host
   *[none] –
}
cli-admin-is = { $state ->
    [muted] muted
    [banned] banned until { $until }
    [gone] has gone
   *[none] –
}
cli-error-admin-act = There is no "{ $act }". Choose one of these: { $known }.
cli-error-admin-words = "{ $act }" wants: { $words }.
cli-error-admin-yes = "{ $act }" cannot be undone. Say --yes if you mean it.
cli-error-admin-who = { $count ->
    [0] Nobody is called "{ $who }". Look with: tetrapolis admin list.
   *[other] { $count } people are called "{ $who }". Say which by the id: { $ids }.
}
cli-error-admin-value = That is no value it can take: { $reason }.
