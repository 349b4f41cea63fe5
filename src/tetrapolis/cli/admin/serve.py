"""`tetrapolis serve`: the table's server, in one process or several."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Iterable, Iterator
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from tetrapolis.cli.common import Lang, UsageProblem
from tetrapolis.cli.database import PATIENCE, Database, address, database_url, make_room, reach, shown
from tetrapolis.cli.store import home
from tetrapolis.core.extras import need
from tetrapolis.locales import t

if TYPE_CHECKING:
    from tetrapolis.server.config import Config
    from tetrapolis.server.process import Metrics

BACKLOG = 2048
METRICS_PORT = 9464
"""Unless another one is named; if somebody else has it there are no metrics."""
MOST_THINKERS = 64


def _option(name: str, **more: Any) -> Any:
    """An option that can also be set in the environment."""
    variable = name.partition("/")[0].replace("-", "_").upper()
    return typer.Option(f"--{name}", envvar=f"TETRAPOLIS_{variable}", **more)


def _switch(name: str) -> Any:
    """An option that is on unless it is switched off, here or in the environment."""
    return typer.Option(f"--{name}/--no-{name}", envvar=f"TETRAPOLIS_{name.upper()}")


def serve(
    host: Annotated[str, _option("host", metavar="name")] = "127.0.0.1",
    port: Annotated[int, _option("port", metavar="N", min=0, max=65535)] = 8000,
    database: Database = None,
    redis: Annotated[str, _option("redis", metavar="address")] = "",
    public_url: Annotated[str, _option("public-url", metavar="address")] = "",
    origin: Annotated[list[str] | None, _option("origin", metavar="address")] = None,
    secure: Annotated[bool, _option("secure")] = False,
    trusted_proxy: Annotated[list[str] | None, _option("trusted-proxy", metavar="address")] = None,
    proxy: Annotated[str, _option("proxy", metavar="address", hidden=True)] = "",
    workers: Annotated[int, _option("workers", metavar="N", min=1, max=64)] = 1,
    bots: Annotated[str, _option("bots", metavar="N")] = "auto",
    bot_seconds: Annotated[float, _option("bot-seconds", metavar="N", min=0.1, max=60)] = 5.0,
    program: Annotated[list[str] | None, _option("program", metavar="program")] = None,
    content: Annotated[list[str] | None, _option("content", metavar="dir")] = None,
    rate: Annotated[int, _option("rate", metavar="N", min=1, max=1_000_000)] = 600,
    tables: Annotated[int, _option("tables", metavar="N", min=1, max=100_000)] = 50,
    connections: Annotated[int, _option("connections", metavar="N", min=0, max=1_000_000)] = 10_000,
    address_connections: Annotated[int, _option("address-connections", metavar="N", min=0, max=1_000_000)] = 100,
    address_sockets: Annotated[int, _option("address-sockets", metavar="N", min=0, max=1_000_000)] = 60,
    guest_sockets: Annotated[int, _option("guest-sockets", metavar="N", min=0, max=1_000_000)] = 30,
    header_bytes: Annotated[int, _option("header-bytes", metavar="N", min=0, max=1_000_000)] = 16_384,
    header_seconds: Annotated[float, _option("header-seconds", metavar="N", min=0, max=3600)] = 10.0,
    password_tries: Annotated[int, _option("password-tries", metavar="N", min=1, max=1_000_000)] = 10,
    free_megabytes: Annotated[int, _option("free-megabytes", metavar="N", min=0, max=1_000_000)] = 50,
    metrics_host: Annotated[str, _option("metrics-host", metavar="name")] = "127.0.0.1",
    metrics_port: Annotated[int | None, _option("metrics-port", metavar="N", min=0, max=65535)] = None,
    log_level: Annotated[str, _option("log-level", metavar="level")] = "info",
    webhook_private: Annotated[bool, _option("webhook-private")] = False,
    profiles: Annotated[bool, _switch("profiles")] = True,
    ratings: Annotated[bool, _switch("ratings")] = True,
    tournaments: Annotated[bool, _switch("tournaments")] = True,
    push_keys: Annotated[str, _option("push-keys", metavar="file")] = "",
    mail_server: Annotated[str, _option("mail-server", metavar="address")] = "",
    mail_from: Annotated[str, _option("mail-from", metavar="address")] = "",
    keep_finished: Annotated[float, _option("keep-finished", metavar="DAYS", min=0)] = 365.0,
    keep_running: Annotated[float, _option("keep-running", metavar="DAYS", min=0)] = 90.0,
    keep_open: Annotated[float, _option("keep-open", metavar="DAYS", min=0)] = 30.0,
    keep_guests: Annotated[float, _option("keep-guests", metavar="DAYS", min=0)] = 400.0,
    keep_chat: Annotated[float, _option("keep-chat", metavar="DAYS", min=0)] = 0.0,
    accounts: Annotated[bool, _option("accounts/--no-accounts")] = True,
    lang: Lang = "en",
) -> None:
    """Open the house and serve until told to stop. `content` is in force already (see cli.app): it is here for help."""
    from tetrapolis.server.config import Config, Keep
    from tetrapolis.server.logs import LEVELS

    url = database_url(database)
    if log_level not in LEVELS:
        raise UsageProblem("cli-error-log-level", level=log_level[:40], known=", ".join(LEVELS))
    if redis and not redis.startswith(("redis://", "rediss://", "unix://")):
        raise UsageProblem("cli-error-redis-address")
    if workers > 1 and not redis:
        raise UsageProblem("cli-error-workers", workers=workers)
    thinkers = _thinkers(bots, workers)
    if thinkers == 0 and not redis:
        raise UsageProblem("cli-error-no-bots")
    origins = tuple(_origin(each) for each in origin or ())
    if proxy:
        print(t(lang, "cli-serve-proxy"), file=sys.stderr, flush=True)
    config = Config(
        database=address(url),
        redis=redis,
        host=host,
        port=port,
        public_url=_origin(public_url, "cli-error-public-url") if public_url else "",
        origins=origins,
        trusted_proxies=tuple(_proxies([*(trusted_proxy or ()), *proxy.split(",")])),
        secure=secure,
        bots=thinkers,
        bot_budget=bot_seconds,
        programs=dict(_program(each) for each in program or ()),
        rate=rate,
        max_tables=tables,
        connections=connections,
        address_connections=address_connections,
        address_sockets=address_sockets,
        guest_sockets=guest_sockets,
        header_bytes=header_bytes,
        header_seconds=header_seconds,
        accounts=accounts,
        password_tries=password_tries,
        free_bytes=free_megabytes * 1_000_000,
        log_level=log_level,
        webhook_private=webhook_private,
        profiles=profiles,
        ratings=ratings,
        tournaments=tournaments,
        push_keys=_push_keys(push_keys),
        mail_server=_mail(mail_server, mail_from),
        mail_from=mail_from,
        keep=Keep(keep_finished, keep_running, keep_open, keep_guests, keep_chat),
    )
    metrics = _metrics(metrics_host, metrics_port)
    with _door(host, port) as door:
        make_room(url)
        reach(url, _ready_database(config.database))
        if redis:
            _ready_redis(redis)
        print(t(lang, "cli-serve-open", address=_shown_address(door)), flush=True)
        print(t(lang, "cli-serve-kept", database=shown(url)), flush=True)
        if not _run(config, door, workers, metrics):
            raise typer.Exit(1)


def _run(config: Config, door: socket.socket, workers: int, metrics: Metrics | None) -> bool:
    from tetrapolis.server.process import run

    return run(config, door, workers, metrics)


def _push_keys(file: str) -> str:
    """The house's key for Web Push, from a file that is made with the first start; empty: no push."""
    from tetrapolis.server import push

    if file == "none" or not (push.installed() or file):
        return ""
    need("club", "cryptography")
    path = Path(file) if file else home() / "push-keys"
    try:
        return push.keys_in(path).private
    except (OSError, ValueError) as error:
        if file:
            raise UsageProblem("cli-error-push-keys", file=str(path)) from error
        return ""  # nobody asked for it: the folder cannot be written


def _mail(server: str, sender: str) -> str:
    """The mail server, if it can be one."""
    from tetrapolis.server.mail import is_address, mail_server

    if not server:
        return ""
    need("club", "aiosmtplib")
    try:
        mail_server(server)
    except ValueError:
        raise UsageProblem("cli-error-mail-server") from None  # it may hold a password: not repeated
    if not is_address(parseaddr(sender)[1]):
        raise UsageProblem("cli-error-mail-from")
    return server


def _metrics(host: str, port: int | None) -> Metrics | None:
    """Where the metrics are to be had; a port that was asked for must be free."""
    from tetrapolis.server.process import Metrics

    if port == 0:
        return None
    if port is not None:
        _door(host, port, "cli-error-metrics-address").close()
    return Metrics(host, METRICS_PORT if port is None else port)


def _proxies(given: Iterable[str]) -> Iterator[str]:
    """Addresses and networks of proxies.

    >>> list(_proxies(["10.0.0.1 ", "", "fd00::/8", "*"]))
    ['10.0.0.1', 'fd00::/8', '*']
    """
    for text in filter(None, (each.strip() for each in given)):
        try:
            if text != "*":
                ip_network(text, strict=False)
        except ValueError as error:
            raise UsageProblem("cli-error-trusted-proxy", text=text[:80]) from error
        yield text


def _thinkers(text: str, workers: int) -> int:
    """How many processes think for bots, for each serving process; by itself: all cores but one, shared out.

    >>> _thinkers("3", 1), _thinkers("auto", 64)
    (3, 1)
    """
    from tetrapolis.bots import spare_cores

    if text == "auto":
        return max(1, (spare_cores() - 1) // workers)
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) > MOST_THINKERS:
        raise UsageProblem("cli-error-bots", bots=text[:40], most=MOST_THINKERS)
    return int(text)


def _origin(text: str, wrong: str = "cli-error-origin") -> str:
    """An origin as browsers write it: scheme, name, port.

    >>> _origin("https://play.example.org/")
    'https://play.example.org'
    """
    try:
        parts = urlsplit(text.strip())
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port or True)
    except ValueError:
        known = False
    if not known or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise UsageProblem(wrong, origin=text[:80])
    return f"{parts.scheme}://{parts.netloc}"


def _program(text: str) -> tuple[str, tuple[str, ...]]:
    """A program that may play here: its name for guests, and its command.

    >>> _program("echo=/bin/cat -n")
    ('echo', ('/bin/cat', '-n'))
    """
    from tetrapolis.bots.outside import named

    name, equals, command = text.partition("=")
    if not equals or not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,19}", name):
        raise UsageProblem("cli-error-program", text=text[:80])
    return name, named(f"program:{command}").command


def _door(host: str, port: int, wrong: str = "cli-error-address") -> socket.socket:
    """The bound socket; UsageProblem if somebody else has it, or there is no such address."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(where)
            door.listen(BACKLOG)
        except OSError:
            door.close()
            raise
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise UsageProblem(wrong, host=host[:80], port=str(port), reason=reason) from error
    return door


def _shown_address(door: socket.socket) -> str:
    """Where to point a browser to."""
    host, port = door.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # everywhere: the machine's own name leads there, also from other devices
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _ready_database(database: str) -> None:
    """Bring the database up to date before any process serves, so that what is wrong is said here."""
    from tetrapolis.server.database import create_engine, healthy, migrate

    engine = create_engine(database)
    try:
        async with asyncio.timeout(PATIENCE):
            await healthy(engine)
        await migrate(engine)
    finally:
        await engine.dispose()


def _ready_redis(redis: str) -> None:
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(redis, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as connection:
            connection.ping()
    except (RedisError, OSError, ValueError) as error:
        raise UsageProblem("cli-error-redis", reason=type(error).__name__) from error
