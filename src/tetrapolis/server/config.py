"""How a server is run: everything that can be set, from the command line or the environment."""

from __future__ import annotations

import msgspec

LIVE_MOVE_BYTES = 16_384
"""No request of ours is larger."""


class Keep(msgspec.Struct, frozen=True):
    """Days for which things are kept; 0: for ever."""

    finished: float = 365.0
    """A table after its match was over."""
    running: float = 90.0
    """A table whose match is not over, after the last move or change, and one that was closed during its match."""
    open: float = 30.0
    """A table that never began, after the last change."""
    guests: float = 400.0
    """Somebody who has no table, after the last visit."""
    chat: float = 0.0
    """What was said; 0: as long as its table."""


class Config(msgspec.Struct, frozen=True):
    """The settings of one process; several processes with the same database and Redis serve the same tables."""

    database: str = "sqlite+aiosqlite:///tetrapolis.db"
    redis: str = ""
    """Where several processes hear of each other's changes; empty: one process."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """Where people find this server (`https://play.example.org`): requests for other names are refused. Empty: the
    names of this machine; see `security.knows_host`."""
    origins: tuple[str, ...] = ()
    """Other origins pages may come from (behind a proxy); the own host is always allowed."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed where a request came from; `*`: whoever connects."""
    secure: bool = False
    """Cookies only over https; so it is anyway where the public URL is https."""
    bots: int = 1
    """Worker processes for bots; 0: this process leaves bots and clocks to others."""
    bot_budget: float = 5.0
    """Seconds a bot may think; then its default move is played."""
    bot_delay: tuple[float, float] = (0.4, 1.1)
    """A natural small delay before a bot moves, in seconds."""
    tick: float = 0.1
    """How often clocks are looked at, in seconds."""
    rate: int = 600
    """Requests per minute and client."""
    connections: int = 10_000
    """Connections open at once; 0: as many as there may be open files. In each process, as all that follow."""
    address_connections: int = 100
    """Of these for one address (IPv6: one network of 64 bits); 0: no limit."""
    address_sockets: int = 60
    """Live sockets for one address; 0: no limit."""
    guest_sockets: int = 30
    """Live sockets for one guest; 0: no limit."""
    header_bytes: int = 16_384
    """Of a request: its first line and its headers; 0: no limit."""
    header_seconds: float = 10.0
    """From connecting, or from the first byte of a later request, until the headers are complete; 0: no limit."""
    accounts: bool = True
    """People may keep their names: by passkeys (with the extra `club`) and printed codes."""
    password_tries: int = 10
    """Tries a minute at passwords of tables, for one address and for one table."""
    max_body: int = LIVE_MOVE_BYTES
    max_tables: int = 50
    """Unfinished tables per guest."""
    pause_unwatched: bool = True
    """Bots that play among themselves wait while nobody looks."""
    max_bot_tables: int = 5
    """Tables per guest at which bots play among themselves."""
    bot_tables_rate: int = 30
    """Tables per minute and client that are set up with bots alone, or with bots that search."""
    programs: dict[str, tuple[str, ...]] = {}
    """Outside programs offered as bots: names, which guests choose, and commands, which who runs the server sets."""
    free_bytes: int = 50_000_000
    """With less room on the disk of the SQLite file the server says that it is not ready; 0: it does not look."""
    log_level: str = "info"
    webhook_private: bool = False
    """Webhooks may call addresses inside the own network: only where all guests are trusted."""

    profiles: bool = True
    """Everybody has a page with his results, and games have theirs."""
    ratings: bool = True
    """Tables may be rated, and there are rankings."""
    tournaments: bool = True
    """Guests may announce tournaments."""
    push_keys: str = ""
    """The private key of the house's own pair for Web Push (see `push`); empty: no push."""
    mail_server: str = ""
    """Where mail is handed over: `smtps://user:password@mail.example.org`; empty: no mail."""
    mail_from: str = ""
    """Who mail is from: `Tetrapolis <play@example.org>`."""

    # ---- how long things are kept

    keep: Keep = Keep()
