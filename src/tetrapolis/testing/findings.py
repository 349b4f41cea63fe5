"""What the kit finds: a law, whether it holds, and what was seen or went wrong."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tetrapolis.core.game import Game
from tetrapolis.core.said import Said
from tetrapolis.locales import LANGUAGES, t

PAGE = "write-a-game/check-game"
"""Where in the docs each law has its paragraph."""


@dataclass(frozen=True)
class Finding:
    """One law of one game.

    >>> found = Finding("ends", True, Said("check-seen-games", {"n": 3}))
    >>> found.page, found.text("en")
    ('write-a-game/check-game#ends', '3 games')
    """

    law: str
    ok: bool
    detail: Said
    error: BaseException | None = field(default=None, compare=False)
    """What was raised, for who wants to see from where."""

    @property
    def page(self) -> str:
        """The page of the docs that helps, with its anchor."""
        return f"{PAGE}#{self.law}"

    def text(self, lang: str) -> str:
        """The detail in a language."""
        return t(lang, self.detail.id, **self.detail.args)

    def __str__(self) -> str:
        return f"{self.law}: {self.text(LANGUAGES[0])} ({self.page})"


def holds(law: str, seen: str, **args: Any) -> Finding:
    """A law that held wherever it was looked at; `seen` names the message that says where."""
    return Finding(law, True, Said(f"check-seen-{seen}", args))


def breaks(law: str, problem: str, **args: Any) -> Finding:
    """A law that does not hold; `problem` names the message that says why."""
    return Finding(law, False, Said(f"check-problem-{problem}", args))


def raised(law: str, game: Game, error: BaseException, at: str) -> Finding:
    """A law in whose course something was raised; `at` says where in which game it was."""
    said = str(error)
    name = type(error).__name__
    why = said or name if isinstance(error, AssertionError) else f"{name}: {said}" if said else name
    line = last_line(error, str(game.folder)) if game.folder else ""
    return Finding(law, False, Said("check-problem-raised", {"why": why, "line": line or "none", "at": at}), error)


def last_line(error: BaseException, folder: str = "") -> str:
    """The last line of code in a folder that was on the way to an error, as file:line."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(folder)]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def tried(law: str, game: Game, at: str, check: Callable[[], Iterable[Finding] | None]) -> Iterator[Finding]:
    """What a check yields; and if it raises, that."""
    try:
        yield from check() or ()
    except Exception as error:  # noqa: BLE001 - a stranger's game may raise anything
        yield raised(law, game, error, at)


def hold(findings: Iterable[Finding]) -> list[Finding]:
    """For tests: AssertionError with the first law that does not hold, else all findings."""
    found = []
    for finding in findings:
        if not finding.ok:
            raise AssertionError(str(finding)) from finding.error
        found.append(finding)
    return found
