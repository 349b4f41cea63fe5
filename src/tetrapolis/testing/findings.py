"""What the kit finds: a law, whether it holds, and what was seen or went wrong."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from tetrapolis.core.errors import BrokenLaw, TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.said import Said
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.locales.words import in_words

PAGE = "write-a-game/check-game"
"""Where in the docs each law has its paragraph."""
NONE = "none"
"""What a message is told where there is nothing to tell."""


class At(NamedTuple):
    """Where something was found: at which table, in which game, after how many moves."""

    table: str
    seed: str = NONE
    ply: str = NONE


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
    also: tuple[str, ...] = ()
    """Other laws that do not hold for the same cause."""

    @property
    def laws(self) -> tuple[str, ...]:
        """All laws that it is about."""
        return (self.law, *self.also)

    @property
    def cause(self) -> object:
        """The same for findings that one mistake has led to, whatever the law and the table."""
        if isinstance(self.error, BrokenLaw):
            field = str(self.error.params.get("field", "")).partition("[")[0]
            return self.error.id, field, self.detail.args["line"]
        place = (*At._fields, "tables")
        return self.detail.id, repr({name: arg for name, arg in self.detail.args.items() if name not in place})

    @property
    def page(self) -> str:
        """The page of the docs that helps, with its anchor."""
        return f"{PAGE}#{self.law}"

    def text(self, lang: str) -> str:
        """The detail in a language."""
        why = {} if self.error is None else {"why": reason(lang, self.error)}
        return t(lang, self.detail.id, **{**self.detail.args, **why})

    def __str__(self) -> str:
        return f"{self.law}: {self.text(LANGUAGES[0])} ({self.page})"


def holds(law: str, seen: str, **args: Any) -> Finding:
    """A law that held wherever it was looked at; `seen` names the message that says where."""
    return Finding(law, True, Said(f"check-seen-{seen}", args))


def breaks(law: str, problem: str, **args: Any) -> Finding:
    """A law that does not hold; `problem` names the message that says why."""
    return Finding(law, False, Said(f"check-problem-{problem}", args))


def raised(law: str, game: Game, error: BaseException, at: At) -> Finding:
    """A law in whose course something was raised; `at` says where in which game it was."""
    line = last_line(error, str(game.folder)) if game.folder else ""
    args = {"why": reason(LANGUAGES[0], error), "line": line or NONE, **at._asdict(), "tables": 0}
    return Finding(law, False, Said("check-problem-raised", args), error)


def reason(lang: str, error: BaseException) -> str:
    """What was raised, in words if there are any for it; with what it came from.

    >>> reason("en", KeyError("tea")), reason("en", AssertionError("no tea"))
    ("KeyError: 'tea'", 'no tea')
    >>> reason("en", TetrapolisError("error-game-over"))
    'The game is over: no more moves can be made.'
    """
    if isinstance(error, BrokenLaw):
        others = [reason(lang, other) for other in error.errors]
        return t(lang, error.id, **error.params, **dict(zip(("first", "second"), others, strict=False)))
    said, name = str(error), type(error).__name__
    if isinstance(error, TetrapolisError):
        said = in_words(lang, error) or t(lang, "check-problem-wordless", kind=name, id=said)
        return f"{said} ({reason(lang, error.__cause__)})" if error.__cause__ else said
    if isinstance(error, AssertionError):
        return said or name
    return f"{name}: {said}" if said else name


def last_line(error: BaseException, folder: str = "") -> str:
    """The last line of code in a folder that was on the way to an error or to its cause, as file:line."""
    while True:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(folder)]
        if frames or error.__cause__ is None:
            return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        error = error.__cause__


def tried(law: str, game: Game, at: At, check: Callable[[], Iterable[Finding] | None]) -> Iterator[Finding]:
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
