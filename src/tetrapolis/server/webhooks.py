"""Calls to an address of the player's choice when a seat has to decide: at most one for each decision.

Any process may notice that a seat is asked. Which decision was called for last is noted in the database before the
call, by compare-and-swap, so that one process calls. Who may sit down here is not to reach into our own network: only
public addresses are called, and the address that was checked is the one that is called.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.core.errors import OtherContent
from tetrapolis.core.version import __version__
from tetrapolis.server import metrics, schema
from tetrapolis.server.database import reading
from tetrapolis.server.matches import Matches

log = logging.getLogger("tetrapolis.webhooks")
LIMIT = 5.0
"""Seconds for one call, looking up its name included."""
PAUSES = (1.0, 5.0)
"""Seconds before it is tried again."""
AT_ONCE = 20
MOST_WAITING = 1000
CLAIMS = 5
_INSIDE = (".localhost", ".local", ".internal", ".lan", ".home.arpa")
_PLAIN = re.compile(r"[!-~]+")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Call(msgspec.Struct, frozen=True):
    """What is sent: who is asked what, and how far the match is. Nothing that only the table may know."""

    table: str
    seat: int
    game: str
    kind: str
    seq: int


class NotPublic(Exception):
    """The address leads into our own network."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the internet at large.

    >>> [is_public(each) for each in ("9.9.9.9", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour  # an IPv4 address in disguise
        if ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip.teredo is not None:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def may_be_called(url: str, private: bool) -> bool:
    """Whether an address can be a webhook, as far as can be told without looking its name up.

    >>> [may_be_called(url, False) for url in ("https://example.org/turn?x=1", "http://127.0.0.1/", "http://a:b@c.org")]
    [True, False, False]
    """
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
        return False
    if parts.scheme not in ("http", "https") or not host or parts.username is not None or not _PLAIN.fullmatch(url):
        return False
    if private:
        return True
    try:
        return is_public(host)
    except ValueError:  # a name
        return host != "localhost" and not host.endswith(_INSIDE)


class Webhooks:
    """Notices who has to decide, and calls."""

    def __init__(self, engine: AsyncEngine, matches: Matches, private: bool) -> None:
        self.engine = engine
        self.matches = matches
        self.private = private
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: set[str] = set()
        self._again: set[str] = set()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._names = ThreadPoolExecutor(4, "names")  # its own: a name server that hangs holds up nobody else

    @cached_property
    def _ssl(self) -> ssl.SSLContext:
        return httpx.create_ssl_context(trust_env=False)

    async def close(self) -> None:
        """Stop calling."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._names.shutdown(wait=False, cancel_futures=True)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- noticing

    def look(self, table: str) -> None:
        """A match has changed: see who is asked now."""
        if table in self._looking:
            self._again.add(table)
            return
        self._looking.add(table)
        self._start(self._look(table))

    async def _look(self, table: str) -> None:
        try:
            while True:
                self._again.discard(table)
                await self.notice(table)
                if table not in self._again:
                    return
        except Exception:
            log.exception("webhook-look-failed")
        finally:
            self._looking.discard(table)

    async def look_at_all(self) -> None:
        """After a start: somebody may have died between a move and the call it led to."""
        seats, tables = schema.seats.c, schema.tables.c
        query = (
            select(seats.table_id)
            .join_from(schema.seats, schema.tables, seats.table_id == tables.id)
            .where(seats.webhook != "", seats.kind == "guest", tables.state == "running")
            .distinct()
        )
        try:
            async with reading(self.engine).begin() as connection:
                found = [row.table_id for row in await connection.execute(query)]
        except SQLAlchemyError:
            log.exception("webhook-look-failed")
            return
        for table in found:
            await self._look(table)

    async def notice(self, table: str) -> None:
        """Claim the open decisions of seats with a webhook, and call for those nobody else has claimed."""
        for _ in range(CLAIMS):
            # First what was called for, then what is asked: so a claim that succeeds is never for an older question.
            rows = await self._seats(table)
            if not rows:
                return
            try:
                running = await self.matches.get(rows[0].match)
            except (LookupError, OtherContent):
                return
            seq = running.seq
            asked = {each.seat: each for each in running.match.position.pending if not each.optional}
            lost = False
            for row in rows:
                if row.seat not in asked:
                    continue
                decision = asked[row.seat]
                key = f"{row.match}:{decision.id}"
                if row.notified == key:
                    continue
                if await self._claim(table, row.seat, row.notified, key):
                    self._start(self._call(row.match, row.webhook, Call(table, row.seat, row.game, decision.kind, seq)))
                else:
                    lost = True
            if not lost:
                return

    async def _seats(self, table: str) -> list[Any]:
        seats, tables = schema.seats.c, schema.tables.c
        query = (
            select(seats.seat, seats.webhook, seats.notified, tables.match, tables.game)
            .join_from(schema.seats, schema.tables, seats.table_id == tables.id)
            .where(tables.id == table, tables.state == "running", seats.webhook != "", seats.kind == "guest")
        )
        async with reading(self.engine).begin() as connection:
            return list(await connection.execute(query))

    async def _claim(self, table: str, seat: int, old: str, new: str) -> bool:
        seats = schema.seats.c
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(schema.seats)
                .where(seats.table_id == table, seats.seat == seat, seats.notified == old)
                .values(notified=new)
            )
        return bool(done.rowcount == 1)

    # ---- calling

    async def _call(self, match: str, url: str, call: Call) -> None:
        """Call, a few times if need be; what comes of it is a line in the log, never the address."""
        values: dict[str, Any] = {"match": match, "seat": call.seat, "game": call.game}
        if self._waiting >= MOST_WAITING:
            self._report("dropped", values)
            return
        self._waiting += 1
        try:
            async with self._free:
                for tries, pause in enumerate((*PAUSES, None), start=1):
                    result, again = await self._try(url, msgspec.json.encode(call), tries)
                    if not again or pause is None:
                        self._report(result, values | {"tries": tries})
                        return
                    await asyncio.sleep(pause)
        finally:
            self._waiting -= 1

    def _report(self, result: str, values: dict[str, Any]) -> None:
        metrics.WEBHOOKS.labels("called" if result == "called" else "failed").inc()
        if result == "called":
            log.info("webhook-called", extra=values)
        else:
            log.warning("webhook-failed", extra=values | {"error": result})

    async def _try(self, url: str, body: bytes, tries: int) -> tuple[str, bool]:
        """One call: what came of it, and whether another try may help."""
        try:
            async with asyncio.timeout(LIMIT):
                status = await self._post(url, body, tries)
        except NotPublic:
            return "not-public", False
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, UnicodeError) as error:
            return type(error).__name__, True
        if 200 <= status < 300:
            return "called", False
        return f"status-{status}", status >= 500 or status in (408, 429)

    async def _post(self, url: str, body: bytes, tries: int) -> int:
        return await self.post(url, body, {"content-type": "application/json"}, tries)

    async def post(self, url: str, body: bytes, more: dict[str, str], tries: int = 1) -> int:
        """Call an address somebody else has given us, with these headers; the status of the answer. NotPublic if it
        leads into the own network."""
        asked = httpx.URL(url)
        host = asked.raw_host.decode()
        port = asked.port or (443 if asked.scheme == "https" else 80)
        addresses = await self._addresses(host, port)
        # The address that was checked is called, under the name's certificate: looked up again, the name might lead
        # elsewhere. No cookie, redirect or connection outlives a call.
        target = asked.copy_with(host=addresses[(tries - 1) % len(addresses)])
        headers = {"host": asked.netloc.decode(), "user-agent": f"tetrapolis/{__version__}", **more}
        async with (
            httpx.AsyncClient(verify=self._ssl, trust_env=False, follow_redirects=False, timeout=LIMIT) as client,
            client.stream("POST", target, content=body, headers=headers, extensions={"sni_hostname": host}) as response,
        ):
            return response.status_code  # whatever else it says is not read

    async def _addresses(self, host: str, port: int) -> list[str]:
        found = await asyncio.get_running_loop().run_in_executor(
            self._names, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        addresses = [str(each[4][0]) for each in found]
        if not addresses:
            raise OSError("no address")
        if not self.private and not all(is_public(address) for address in addresses):
            raise NotPublic
        return addresses
