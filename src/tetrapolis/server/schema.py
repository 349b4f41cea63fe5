"""The tables of the database: an append-only record per match, and what people are and have set up."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guest",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # a program's, as a hash; of people no hash, but the id
    Column("program", Boolean, nullable=False),  # the token is a seat's: it plays that seat and does nothing else
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # about when the guest was last here
    Column("role", String(9), nullable=False),  # moderator, host; of most: empty
    Column("muted", Boolean, nullable=False),  # who is sees the own lines of chat, and nobody else does
    Column("banned", Float, nullable=False),  # until when; 0: not
    Column("gone", Boolean, nullable=False),  # deleted: a ghost at others' tables
)

sessions = Table(  # a person at a device
    "session",
    metadata,
    Column("id", String(16), primary_key=True),  # to speak of it; it proves nothing
    Column("token", String(64), nullable=False, unique=True),  # a hash: whoever reads the database cannot sit down
    Column("guest", String(24), nullable=False),
    Column("device", String(40), nullable=False),  # as the browser says: "Firefox, Android"; empty: it did not say
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # about when it was last used
    Index("ix_session_guest", "guest"),
)

passkeys = Table(
    "passkey",
    metadata,
    Column("id", String(16), primary_key=True),  # to speak of it
    Column("guest", String(24), nullable=False),
    Column("credential", Text, nullable=False, unique=True),  # what the key calls itself
    Column("key", Text, nullable=False),  # its public half
    Column("counter", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),  # where it was made
    Column("synced", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("ix_passkey_guest", "guest"),
)

recoveries = Table(  # printed codes
    "recovery",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),  # a hash
    Column("created", Float, nullable=False),
)

onces = Table(  # secrets that are good once, for a short time
    "once",
    metadata,
    Column("secret", String(64), primary_key=True),  # a hash
    Column("kind", String(8), nullable=False),  # passkey, login, merge, mail
    Column("guest", String(24), nullable=False),
    Column("other", String(24), nullable=False),  # of a merger: who becomes the guest; of mail: a mark of its address
    Column("expires", Float, nullable=False),
)

links = Table(
    "link",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash
    Column("guest", ForeignKey("guest.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "game_table",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host", ForeignKey("guest.id"), nullable=False),
    Column("title", String(80), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("password", Text, nullable=False),  # a hash; empty: none
    Column("spectators", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),  # live, turns
    Column("clock", String(8), nullable=False),  # none, decision, player
    Column("seconds", Integer, nullable=False),
    Column("free_undo", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("state", String(8), nullable=False),  # open, running, over, closed
    Column("code", String(6), nullable=True, unique=True),  # with which others find it, while it is on
    Column("match", String(24), nullable=False),  # empty until it runs
    Column("next_table", String(24), nullable=False),  # the rematch, once there is one
    Column("source", Text, nullable=False),  # of a branch that waits for players: where it begins
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("continued", Text, nullable=False),  # of a branch: where it began, as JSON; else empty
    Column("commitment", String(64), nullable=False),  # a hash of the running match's seed and salt; else empty
    Column("undo_ask", Text, nullable=False),  # what somebody asks the others to take back, as JSON; else empty
    Column("hours", Text, nullable=False),  # in which it is played, as JSON; empty: always
    Column("rated", Boolean, nullable=False),  # its result counts for the ratings of those who play
    Column("tournament", String(24), nullable=False),  # of which it is a table; empty: of none
    Column("sealed", Boolean, nullable=False),  # others play the same deal: nobody looks in from outside
    Index("ix_game_table_tournament", "tournament"),
    Index("ix_game_table_state_listed", "state", "listed"),
)

seats = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, guest, bot
    Column("guest", String(24), nullable=False),  # kept while a bot sits in for an absent player
    Column("program", Boolean, nullable=False),  # whoever plays here has a seat token
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("webhook", Text, nullable=False),
    Column("notified", String(48), nullable=False),  # the decision it was called for last
    Column("away", Float, nullable=False),  # since when a bot sits in for the player; 0: none does
    Column("notices", String(3), nullable=False),  # of this table: on, off; empty: as usual at its pace
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seat_guest", "guest"),
)

matches = Table(
    "match",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("game", String(24), nullable=False),
    Column("engine", String(24), nullable=False),
    Column("header", JSON, nullable=False),
    Column("records", Integer, nullable=False),  # how many there are: the next seq
    Column("seating", Integer, nullable=False),  # the version of the table under which it goes on
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("asked", JSON, nullable=False),  # the seats that have to decide
    Column("timers", JSON, nullable=False),
    Column("due", Float, nullable=True),  # when somebody must look at it next
    Column("created", Float, nullable=False),
    Column("finished", Float, nullable=True),
    Index("ix_match_due", "due"),
    Index("ix_match_finished", "finished"),
)

records = Table(
    "record",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("content", Text, nullable=False),  # a Record of core.match as JSON
    Column("quiet", Boolean, nullable=False),  # nobody else notices it
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

snapshots = Table(
    "snapshot",
    metadata,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

reviews = Table(  # of a finished match: asked for, going on, done
    "review",
    metadata,
    Column("match", ForeignKey("match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(24), nullable=False),  # who asked for it
    Column("state", String(8), nullable=False),  # running, done, failed
    Column("done", Float, nullable=False),  # how far it is, from 0 to 1
    Column("content", Text, nullable=False),  # a Review as JSON; empty until it is done
    Column("at", Float, nullable=False),  # when it was last written to
    PrimaryKeyConstraint("match", "seat"),
    Index("ix_review_guest", "guest"),
)

requests = Table(
    "request",
    metadata,
    Column("guest", String(24), nullable=False),
    Column("id", String(64), nullable=False),
    Column("digest", String(64), nullable=False),  # of what was asked: the same id for something else is an error
    Column("answer", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("guest", "id"),
    Index("ix_request_at", "at"),
)

chats = Table(
    "chat",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=True),  # from which it was said
    Column("role", String(9), nullable=False),  # player, host, spectator
    Column("hidden", String(4), nullable=False),  # mute: only who said it sees it; hide: nobody does
    Index("ix_chat_table_id", "table_id", "number"),
)

notices = Table(  # at most one of a kind for a guest at a table: a newer one takes the place of the older
    "notice",
    metadata,
    Column("guest", String(24), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, reminder, full, over, invited, paired
    Column("about", String(24), nullable=False),  # a table; or what else it is about
    Column("seq", Integer, nullable=False),  # how many records the match had
    Column("at", Float, nullable=False),  # since when it is so; of a reminder perhaps not yet
    Column("seen", Boolean, nullable=False),
    Column("said", Text, nullable=False),  # what its words need beside the table, as JSON
    Column("due", Float, nullable=True),  # when to tell it outside the page; none: that was done
    Column("todo", Integer, nullable=False),  # the ways in which it is still to be told, as bits
    Column("tries", Integer, nullable=False),
    Column("sent_by", String(24), nullable=False),  # the process that took it upon itself last
    PrimaryKeyConstraint("guest", "kind", "about"),
    Index("ix_notice_due", "due"),
    Index("ix_notice_about", "about"),
)

notice_settings = Table(
    "notice_setting",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("wishes", Text, nullable=False),  # as JSON
    Column("digest", Float, nullable=True),  # when the next one is due
    Index("ix_notice_setting_digest", "digest"),
)

push_subscriptions = Table(
    "push_subscription",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint: a browser belongs to one guest
    Column("guest", String(24), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("device", String(16), nullable=False),  # the beginning of the hash of its token
    Column("created", Float, nullable=False),
    Index("ix_push_subscription_guest", "guest"),
)

mail_addresses = Table(
    "mail_address",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("confirmed", Float, nullable=True),  # when its link was opened; none: not yet
    Column("code", String(64), nullable=False),  # a hash of what is in the link, as long as it is good
    Column("asked", Float, nullable=False),
    Column("off", String(40), nullable=False),  # whoever has it (it is in every mail) can end the mail
    Column("day", Integer, nullable=False),
    Column("sent", Integer, nullable=False),  # so many on that day
    Index("ix_mail_address_code", "code"),
    Index("ix_mail_address_off", "off"),
)

mail_asks = Table(
    "mail_ask",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("address", String(64), nullable=False),  # a hash
    Column("guest", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_mail_ask_at", "at"),
)

# ---- the club: what was played, as it is counted

leavers = Table(  # who got up for good while the match went on: the seat itself forgets him
    "leaver",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(24), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

played = Table(  # a finished match, counted; it stays when the table is cleared
    "played",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("game", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("told", Boolean, nullable=False),  # it counts on pages: no branch, nobody on two seats, not bots alone
    Column("listed", Boolean, nullable=False),  # everybody may be led to it
    Column("rated", Boolean, nullable=False),  # those who sat down knew that it counts
    Column("counts", Boolean, nullable=False),  # it did
    Column("crew", String(64), nullable=False),  # a hash of who played together
    Column("started", Float, nullable=False),
    Column("finished", Float, nullable=False),
    Column("moves", Integer, nullable=False),
    Index("ix_played_finished", "finished"),
    Index("ix_played_crew", "crew"),
)

results = Table(
    "result",
    metadata,
    Column("match", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(24), nullable=False),  # empty: a bot's
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),  # its level, or that of the one who sat there at the end
    Column("program", Boolean, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; the same for a tie
    Column("score", Integer, nullable=False),
    Column("left", Boolean, nullable=False),  # not there at the end: a bot played on
    Column("finished", Float, nullable=False),
    Column("mu", Float, nullable=True),  # the rating before
    Column("sigma", Float, nullable=True),
    Column("mu_after", Float, nullable=True),
    Column("sigma_after", Float, nullable=True),
    PrimaryKeyConstraint("match", "seat"),
    Index("ix_result_guest", "guest", "finished"),
)

ratings = Table(  # a cache: `tetrapolis db ratings` makes it anew from what was played
    "rating",
    metadata,
    Column("guest", String(24), nullable=False),
    Column("game", String(24), nullable=False),
    Column("bracket", Integer, nullable=False),  # the fewest players: 2, 3 (or 4), 5 (or more)
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", Float, nullable=False),
    PrimaryKeyConstraint("guest", "game", "bracket"),
    Index("ix_rating_game_bracket", "game", "bracket"),
)

profiles = Table(  # of who has said something about his page
    "profile",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("hidden", Boolean, nullable=False),
)

# ---- tournaments

tournaments = Table(
    "tournament",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("host", String(24), nullable=False, info={"guest": True}),
    Column("title", String(80), nullable=False),
    Column("game", String(24), nullable=False),
    Column("options", JSON, nullable=False),
    Column("kind", String(12), nullable=False),  # league, duplicate
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # paired last; 0: none yet
    Column("pace", String(8), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("round_seconds", Integer, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(12), nullable=False),  # open, running, over, cancelled
    Column("secret", String(64), nullable=False),  # the seed of the last round; all others follow from it
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),  # of two who change it at once one succeeds
    Index("ix_tournament_state", "state"),
)

entries = Table(
    "tournament_entry",
    metadata,
    Column("tournament", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("out", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    Index("ix_tournament_entry_guest", "tournament", "guest", unique=True),
)

rounds = Table(
    "tournament_round",
    metadata,
    Column("tournament", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("paired", JSON, nullable=False),  # all that it was paired by
    Column("seats", JSON, nullable=False),  # by table and seat: numbers of entries, 0 for a bot
    Column("tables", JSON, nullable=False),  # their ids
    Column("commitment", String(64), nullable=False),  # of the deal they all play; empty: each has its own
    Column("started", Float, nullable=False),
    Column("deadline", Float, nullable=True),
    Column("ended", Float, nullable=True),
    Column("results", JSON, nullable=False),  # once it is over; before: nothing
    PrimaryKeyConstraint("tournament", "number"),
)

health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("at", Float, nullable=False),  # when it was last written, to see that it can be
)

chores = Table(
    "chore",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("at", Float, nullable=False),  # when a process last took it upon itself
)

house_settings = Table(  # what hosts have chosen while the server runs
    "house_setting",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", String(200), nullable=False),
)

invitations = Table(
    "invitation",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash
    Column("uses", Integer, nullable=False),  # so many may still come with it
    Column("expires", Float, nullable=False),
)

table_invites = Table(  # whom the host of a table has invited there; whether he was told of it stands with his notices
    "table_invite",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("guest", String(24), nullable=False),
    Column("host", String(24), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "guest"),
    Index("ix_table_invite_guest", "guest", "at"),
    Index("ix_table_invite_host", "host", "at"),
)

gone_names = Table(  # names that are given to nobody again
    "gone_name",
    metadata,
    Column("name", String(64), primary_key=True),  # a hash
)

reports = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(24), nullable=False, info={"guest": True}),
    Column("guest", String(24), nullable=False),  # whom it is about
    Column("table_id", String(24), nullable=False),
    Column("line", BigInteger, nullable=False),  # of chat; 0: none
    Column("said", Text, nullable=False),  # that line
    Column("text", Text, nullable=False),
    Column("taken", String(24), nullable=False),  # by which moderator; empty: nobody yet
    Column("settled", Float, nullable=False),  # when; 0: it is open
    Index("ix_report_settled", "settled"),
)

audits = Table(  # only ever added to: a trigger refuses all else
    "audit",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("actor", String(24), nullable=False),  # empty: at the command line
    Column("act", String(12), nullable=False),
    Column("about", String(24), nullable=False),  # empty: the house
    Column("note", Text, nullable=False),
    Column("detail", Text, nullable=False),  # as JSON
    Index("ix_audit_about", "about"),
)
