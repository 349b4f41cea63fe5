"""Who is asking, and whether the page that asks is ours: tokens, cookies, origins, headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tetrapolis.locales import LANGUAGES
from tetrapolis.server.app_state import AppState
from tetrapolis.server.config import Config
from tetrapolis.server.problems import Problem
from tetrapolis.wire.answers import Guest

COOKIE = "tetrapolis"
OURS = "x-tetrapolis"
"""A header that only a page of ours (or a program) can send: another site's page would need our leave."""
YEAR = 31_536_000

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> tuple[str, bool]:
    """The secret a request brings, and whether it came by itself (a cookie) or was put there on purpose."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token, False
    return connection.cookies.get(COOKIE, ""), True


async def guest_of(connection: Connection, app: AppState) -> Guest | None:
    """The guest behind a request, if its token is good; a bad one that was sent on purpose is refused."""
    guest = await recognise(connection, app)
    token, by_itself = token_of(connection)
    if guest is None and token and not by_itself:
        raise Problem(401, "server-error-who")
    return guest


async def recognise(connection: Connection, app: AppState) -> Guest | None:
    """The guest behind a request, looked up once; from then on errors are said in his language."""
    state = connection.scope["state"]
    if "known" not in state:
        token, _ = token_of(connection)
        state["known"] = guest = await app.faces.known(token) if token and len(token) < 200 else None
        if guest is not None:
            state["lang"] = guest.lang
            state["guest"] = guest.id  # for the log
    found: Guest | None = state["known"]
    return found


async def needed_guest(connection: Connection, app: AppState, program: bool = False) -> Guest:
    """The same, where one is needed; `program`: one with a seat token may do this too."""
    guest = await guest_of(connection, app)
    if guest is None:
        raise Problem(401, "server-error-who")
    if guest.program and not program:
        raise Problem(403, "server-error-seat-token")
    return guest


def check_origin(connection: Connection, config: Config) -> None:
    """A browser says which page asks; only our own may. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin", "")
    if not origin or origin in config.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Problem(403, "server-error-origin")


def check_ours(connection: Connection, config: Config) -> None:
    """Against forged requests: one that changes something and rests on a cookie must come from our page."""
    check_origin(connection, config)
    _, by_itself = token_of(connection)
    if by_itself and connection.cookies.get(COOKIE) and OURS not in connection.headers:
        raise Problem(403, "server-error-forged")


def language_of(connection: Connection) -> str:
    """The language to answer in: the guest's once that is known, else what the browser prefers."""
    known_lang: str = connection.scope["state"].get("lang", "")
    if known_lang:
        return known_lang
    asked = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    for part in asked.split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def cookie_of(token: str, config: Config) -> Cookie:
    """The cookie that remembers a guest."""
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, secure=config.secure, samesite="lax")
