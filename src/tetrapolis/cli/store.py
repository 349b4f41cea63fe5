"""Where matches are kept, and who sits where in them.

A match file is the engine's own record. Who is a person and who a bot is no part of it, so it lies beside it in a
small file of its own; without that file the seats are chosen anew.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.tables import Seat
from tetrapolis.core.match import Match


class Plan(msgspec.Struct):
    """Who sits where: the level of each seat's bot, empty for a person; and the language last used."""

    bots: list[str]
    lang: str

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, level in enumerate(self.bots) if not level]

    def seats(self, match: Match) -> list[Seat]:
        """The seats with their names."""
        return [Seat(name, level) for name, level in zip(match.header.names, self.bots, strict=True)]


def home() -> Path:
    """The folder of saved matches: $TETRAPOLIS_HOME, else ~/.local/share/tetrapolis."""
    given = os.environ.get("TETRAPOLIS_HOME")
    return Path(given) if given else Path.home() / ".local" / "share" / "tetrapolis"


def new_file(game_id: str) -> Path:
    """A name for a new match that no file has yet."""
    folder = home() / "matches"
    stem = f"{game_id}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    names = [folder / f"{stem}.jsonl", *(folder / f"{stem}-{n}.jsonl" for n in range(2, 1000))]
    return next(path for path in names if not path.exists())


def save(match: Match, plan: Plan, path: Path) -> None:
    """Write match and seats; UsageProblem if the disk will not have it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(path)
        beside = _plan_file(path)
        data = msgspec.json.encode(plan)
        if not beside.exists() or beside.read_bytes() != data:
            beside.write_bytes(data)
    except OSError as error:
        raise UsageProblem("play-error-save", file=str(path), reason=error.strerror or "") from error


def load_plan(path: Path, players: int) -> Plan | None:
    """The seats stored beside a match; None if there are none that fit."""
    try:
        plan = msgspec.json.decode(_plan_file(path).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError):
        return None
    return plan if len(plan.bots) == players and plan.humans else None


def _plan_file(path: Path) -> Path:
    return path.with_name(path.name + ".seats")


def remember(path: Path) -> None:
    """Note the match that was played last, for the offer to go on with it."""
    try:
        home().mkdir(parents=True, exist_ok=True)
        (home() / "last").write_text(str(path.absolute()), "utf-8")
    except OSError:
        return  # only the offer is lost


def last_match() -> Path | None:
    """The match that was played last, if it is still there."""
    try:
        path = Path((home() / "last").read_text("utf-8").strip())
    except (OSError, UnicodeError):
        return None
    return path if path.is_file() else None
