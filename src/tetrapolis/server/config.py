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
    origins: tuple[str, ...] = ()
    """Other origins pages may come from (behind a proxy); the own host is always allowed."""
    secure: bool = False
    """Cookies only over https."""
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
    max_body: int = LIVE_MOVE_BYTES
    max_tables: int = 50
    """Unfinished tables per guest."""
    programs: dict[str, tuple[str, ...]] = {}
    """Outside programs offered as bots: names, which guests choose, and commands, which who runs the server sets."""
    log_level: str = "info"
    webhook_private: bool = False
    """Webhooks may call addresses inside the own network: only where all guests are trusted."""

    # ---- how long things are kept

    keep: Keep = Keep()
