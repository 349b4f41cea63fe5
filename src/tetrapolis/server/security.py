"""Who is asking, and whether the page that asks is ours: tokens, cookies, origins, headers."""

from __future__ import annotations

import socket
import time
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tetrapolis.server.app_state import AppState
from tetrapolis.server.config import Config
from tetrapolis.server.problems import Problem, preferred
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


def check_banned(guest: Guest | None) -> None:
    """Who is banned looks after the own account, and does nothing else."""
    if guest is not None and guest.banned > time.time():
        raise Problem(403, "server-error-banned", day=datetime.fromtimestamp(guest.banned, UTC).date().isoformat())


def check_origin(connection: Connection, config: Config) -> None:
    """A browser says which page asks; only our own may. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin", "")
    if not origin or origin in config.origins:
        return
    if origin == config.public_url:
        return
    try:
        same = urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        same = False
    if not same:
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
    return preferred(asked)


# ---- names of the server

LOCAL = ("localhost", "ip6-localhost")
AT_HOME = (".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain", ".fritz.box")
"""Names that are given at home and can be bought by nobody."""


def knows_host(config: Config, host: str) -> bool:
    """Whether the server goes by this name (the Host of a request). A page of somebody else could let its own name
    lead here and then read everything as one of ours could; so names it cannot have are refused.

    With a public URL it is that name, and those of `--origin`. Without one, what can only mean this machine: at home
    (listening beyond this machine) addresses, names without a dot and those of the home network.

    >>> home, public = Config(host="0.0.0.0"), Config(host="0.0.0.0", public_url="https://play.example.org")
    >>> [knows_host(home, name) for name in ("192.168.1.7:8000", "attic:8000", "attic.local", "evil.example")]
    [True, True, True, False]
    >>> [knows_host(public, name) for name in ("play.example.org", "127.0.0.1:8000", "192.168.1.7")]
    [True, True, False]
    """
    try:
        parts = urlsplit(f"//{host}")
        name, _ = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return False
    if not name or parts.netloc != host or "@" in host:
        return False
    address = _ip(name)
    if name in LOCAL or (address is not None and address.is_loopback):
        return True
    if host in (urlsplit(each).netloc for each in (config.public_url, *config.origins) if each):
        return True
    if config.public_url or name == config.host:
        return name == config.host
    bound = _ip(config.host)
    if config.host in LOCAL or (bound is not None and bound.is_loopback):
        return False
    return address is not None or "." not in name or name.endswith(AT_HOME) or name == socket.getfqdn().lower()


def _ip(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def cookie_of(token: str, config: Config) -> Cookie:
    """The cookie that remembers a guest."""
    secure = is_secure(config)
    return Cookie(key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, secure=secure, samesite="lax")


def no_cookie(config: Config) -> Cookie:
    """The cookie's end."""
    return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, secure=is_secure(config), samesite="lax")


def is_secure(config: Config) -> bool:
    """Whether people come over https."""
    return config.secure or config.public_url.startswith("https:")
