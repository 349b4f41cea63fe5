"""What goes wrong between people and the server: a status and a message id, said in the person's language."""

from __future__ import annotations

from typing import Any

import msgspec

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.locales.words import error_text


class Problem(Exception):
    """An error with an HTTP status and a message id of locales/."""

    def __init__(self, status: int, id: str, /, **params: str | int) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.params = params


class ProblemBody(msgspec.Struct):
    """What a client gets (RFC 9457): `detail` is for people, `code` for programs."""

    title: str
    status: int
    detail: str
    code: str
    params: dict[str, Any] = {}


STATUS_OF = {
    "MalformedMove": 400,
    "BadOptions": 400,
    "IllegalMove": 409,
    "NotYourDecision": 409,
    "UnknownGame": 404,
    "BadRecord": 500,
}
"""The statuses of the engine's own errors."""


def body_of(lang: str, problem: Problem) -> ProblemBody:
    """A problem in words."""
    lang = lang if lang in LANGUAGES else "en"
    return ProblemBody(t(lang, "server-problem"), problem.status, t(lang, problem.id, **problem.params), problem.id)


def body_of_engine(lang: str, error: TetrapolisError, names: tuple[str, ...] = (), game: str = "") -> ProblemBody:
    """An error of the engine in words."""
    lang = lang if lang in LANGUAGES else "en"
    status = STATUS_OF.get(type(error).__name__, 400)
    return ProblemBody(
        t(lang, "server-problem"), status, error_text(lang, error, names, game), error.id, dict(error.params)
    )
