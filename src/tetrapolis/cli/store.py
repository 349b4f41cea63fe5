"""Where matches are kept, and who sits where in them."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.terminal.tables import Seat
from tetrapolis.core.match import Match


def seats_of(match: Match) -> list[Seat]:
    """The seats with their names; without a note of it, all of them are people's."""
    header = match.header
    return [Seat(name, level) for name, level in zip(header.names, header.bots or [""] * header.players, strict=True)]


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


def save(match: Match, path: Path) -> None:
    """Write the match; UsageProblem if the disk will not have it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        match.save(path)
    except OSError as error:
        raise UsageProblem("play-error-save", file=str(path), reason=error.strerror or "") from error


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
