"""News between processes, through Redis: one channel for all tables, each message with all that is new just now.

What a process tells it hears itself at once. The record of a move travels along, so that others only carry it out.
Redis may lose messages: then the database is asked (see `watch`), and no write rests on what was heard.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec

from tetrapolis.core.extras import need
from tetrapolis.wire.answers import Guest

with suppress(ModuleNotFoundError):  # the extra `postgres` brings it: one process alone needs none
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import ExponentialBackoff, NoBackoff
    from redis.exceptions import RedisError

log = logging.getLogger("tetrapolis.bus")
CHANNEL = "tetrapolis-news"
PATIENCE = 2.0
"""Seconds in which Redis must answer when it is asked how it is."""
MOST_WAITING = 10_000
"""Messages kept while Redis is away; those before are lost."""


class Moved(msgspec.Struct, frozen=True, tag_field="type", tag="moved"):
    """A match has gone on: after `known` records come these, and these timers."""

    table: str
    match: str
    known: int
    records: list[str]
    timers: str
    over: bool
    at: float
    """When it was committed."""


class Changed(msgspec.Struct, frozen=True, tag_field="type", tag="changed"):
    """A table has changed; or only something was said there."""

    table: str
    chat: bool = False


class Here(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """What a process tells the others: the seats whose players are connected to it, and how many only watch."""

    table: str
    process: str
    seats: list[int]
    watching: int
    looking: list[str] = []
    """The devices of players who have the table before their eyes."""


class Looked(msgspec.Struct, frozen=True, tag_field="type", tag="looked"):
    """Somebody without a socket has asked for a table."""

    table: str


class Renamed(msgspec.Struct, frozen=True, tag_field="type", tag="renamed"):
    """Somebody goes by another name or language now: for the sockets that are open."""

    guest: Guest


News = Moved | Changed | Here | Looked | Renamed


class _Letter(msgspec.Struct, frozen=True):
    """One message: from which process, and what."""

    sender: str
    news: list[News]


_DECODER = msgspec.json.Decoder(_Letter)


class Bus:
    """Tells this process at once and the others soon; without Redis there are no others.

    `hear` is called with the news, and whether they are this process's own.
    """

    def __init__(self, redis: str = "") -> None:
        self.process = secrets.token_hex(8)
        self.hear: Callable[[News, bool], None] = lambda news, own: None
        self._redis: Redis | None = None
        self._asked: Redis | None = None
        """To ask whether it answers: this one gives up soon."""
        if redis:
            need("postgres", "redis")
            # However long it takes: who gives up hears nothing more.
            retry = Retry(ExponentialBackoff(cap=2, base=0.1), -1)
            self._redis = Redis.from_url(redis, retry=retry, retry_on_error=[ConnectionError], health_check_interval=10)
            once = Retry(NoBackoff(), 0)
            self._asked = Redis.from_url(redis, retry=once, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self._waiting: list[News] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to listen."""
        if self._redis is not None:
            self._tasks = [
                asyncio.create_task(self._send(self._redis)),
                asyncio.create_task(self._listen(self._redis)),
            ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for redis in (self._redis, self._asked):
            if redis is not None:
                await redis.aclose()

    async def answers(self) -> bool | None:
        """Whether Redis does; None: there is none."""
        if self._asked is None:
            return None
        try:
            await self._asked.ping()
        except (RedisError, OSError):
            return False
        return True

    def tell(self, news: News) -> None:
        """Tell everybody, after it was committed."""
        self.hear(news, True)
        if self._redis is not None:
            self._waiting.append(news)
            self._wake.set()

    async def _send(self, redis: Redis) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            news, self._waiting = self._waiting[-MOST_WAITING:], []
            try:
                await redis.publish(CHANNEL, msgspec.json.encode(_Letter(self.process, news)))
            except RedisError:
                log.exception("bus-not-sent")

    async def _listen(self, redis: Redis) -> None:
        while True:
            try:
                async with redis.pubsub(ignore_subscribe_messages=True) as messages:
                    await messages.subscribe(CHANNEL)
                    async for message in messages.listen():
                        self._take(message["data"])
            except (RedisError, OSError):
                log.exception("bus-lost")
                await asyncio.sleep(0.5)

    def _take(self, raw: bytes) -> None:
        try:
            letter = _DECODER.decode(raw)
        except msgspec.DecodeError:
            log.warning("bus-not-understood")  # a process of another version
            return
        if letter.sender != self.process:
            for news in letter.news:
                try:
                    self.hear(news, False)
                except Exception:  # whoever cannot take it looks at the database later; the others shall hear theirs
                    log.exception("bus-not-heard")
