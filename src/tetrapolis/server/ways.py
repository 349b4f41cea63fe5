"""The ways in which a notice leaves the house: to browsers, to an address of the person's. And what it says."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

import httpx
import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tetrapolis.locales import t
from tetrapolis.server import catalogue, push, schema, subscriptions
from tetrapolis.server.database import reading
from tetrapolis.server.webhooks import LIMIT, NotPublic, Webhooks
from tetrapolis.wire.notices import Notice, NoticeSettings, Way

log = logging.getLogger("tetrapolis.notices")
BITS: dict[Way, int] = {"push": 1, "mail": 2, "webhook": 4}
URGENT = ("turn", "reminder")


class Result(Enum):
    """What came of it."""

    SENT = "sent"
    NOBODY = "nobody"
    """There is nobody to be told this way."""
    LOOKING = "looking"
    """Whoever would be told has it before his eyes."""
    AGAIN = "again"
    """It failed, and may go well later."""
    FAILED = "failed"


class Person(msgspec.Struct, frozen=True):
    """Whom a notice is for."""

    guest: str
    lang: str
    settings: NoticeSettings


class Message(msgspec.Struct, frozen=True):
    """What a browser is told: what to show, and where it leads."""

    title: str
    body: str
    link: str
    tag: str
    """One of the same tag takes its place."""
    about: str
    count: int
    """How much waits: the number on the sign of the app."""


def title_of(lang: str, notice: Notice) -> str:
    """What happened, in a few words."""
    return t(lang, f"web-notice-{notice.kind}", who=notice.who or "–")


SAMPLE = Notice("turn", "", 0.0, False, link="/notices")
"""What is told for trying."""


def place_of(lang: str, notice: Notice) -> str:
    """Where: the game and the name of the table, or the tournament."""
    card = next((each for each in catalogue.cards() if each.id == notice.game), None)
    game = "" if card is None else catalogue.name_of(card, lang)
    return " · ".join(part for part in (notice.name or game, notice.title) if part)


def path_of(notice: Notice) -> str:
    """The page it leads to."""
    return notice.link or f"/table/{notice.about}" + ("/over" if notice.kind == "over" else "")


def tag_of(notices: Sequence[Notice]) -> str:
    """The name of a message: a later one about the same takes its place, wherever it waits."""
    what = f"{notices[0].kind}/{notices[0].about}" if len(notices) == 1 else "several"
    return hashlib.sha256(what.encode()).hexdigest()[:32]


def message_of(lang: str, notices: Sequence[Notice], count: int) -> Message:
    """One message for all that is to be told."""
    tag = tag_of(notices)
    if len(notices) == 1:
        (one,) = notices
        return Message(title_of(lang, one), place_of(lang, one), path_of(one), tag, one.about, count)
    body = "\n".join(f"{title_of(lang, each)}: {place_of(lang, each)}" for each in notices[:5])
    return Message(t(lang, "notice-several", count=len(notices)), body, "/notices", tag, "", count)


class Push:
    """By Web Push, to all browsers of a person that do not look at the table just now."""

    def __init__(
        self, engine: AsyncEngine, post: Webhooks, keys: push.Keys | None, contact: str, now: Callable[[], float]
    ) -> None:
        self.engine = engine
        self.post = post
        self.keys = keys
        self.contact = contact
        self.now = now

    async def send(
        self, person: Person, notices: Sequence[Notice], count: int, looking: Callable[[str], set[str]]
    ) -> Result:
        """Tell all browsers that do not look."""
        if self.keys is None:
            return Result.NOBODY
        columns = schema.push_subscriptions.c
        query = select(schema.push_subscriptions).where(columns.guest == person.guest)
        async with reading(self.engine).begin() as connection:
            browsers = list(await connection.execute(query))
        if not browsers:
            return Result.NOBODY
        text = msgspec.json.encode(message_of(person.lang, notices, count))
        urgent = any(each.kind in URGENT for each in notices)
        seen = [looking(each.about) for each in notices]
        blind = [one for one in browsers if not all(one.device in each for each in seen)]
        if not blind:
            return Result.LOOKING
        done = await asyncio.gather(*(self._send(one, text, tag_of(notices), urgent, self.keys) for one in blind))
        for best in (Result.SENT, Result.AGAIN):  # one that was told is not told again for the sake of another
            if best in done:
                return best
        return Result.FAILED

    async def _send(self, browser: Row[Any], text: bytes, topic: str, urgent: bool, keys: push.Keys) -> Result:
        endpoint: str = browser.endpoint
        try:
            body = push.seal(text, browser.p256dh, browser.auth)
            headers = push.headers(endpoint, keys, self.contact, self.now(), topic, urgent)
            status = await _posted(self.post, endpoint, body, headers)
        except ValueError:  # keys of another time
            status = 410
        if status in (404, 410):
            await subscriptions.gone(self.engine, browser.id)
        return _result(status)


class Hook:
    """By a call to an address of the person's own. Discord's webhooks show `content`, others what they like."""

    def __init__(self, post: Webhooks, house: str) -> None:
        self.post = post
        self.house = house

    async def send(self, person: Person, notice: Notice) -> Result:
        """One call."""
        if not person.settings.webhook:
            return Result.NOBODY
        title, place = title_of(person.lang, notice), place_of(person.lang, notice)
        url = self.house + path_of(notice) if self.house else path_of(notice)
        call = {"content": f"{title}: {place}\n{url}", "kind": notice.kind, "about": notice.about}
        call |= {"game": notice.game, "title": notice.title, "url": url, "id": f"{tag_of([notice])}-{int(notice.at)}"}
        body, kind = msgspec.json.encode(call), {"content-type": "application/json"}
        return _result(await _posted(self.post, person.settings.webhook, body, kind))


async def _posted(post: Webhooks, url: str, body: bytes, headers: dict[str, str]) -> int:
    """The status of a call; 0: nobody answered; -1: it may not be called."""
    try:
        async with asyncio.timeout(LIMIT):
            return await post.post(url, body, headers)
    except NotPublic:
        return -1
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, UnicodeError):
        return 0


def _result(status: int) -> Result:
    if 200 <= status < 300:
        return Result.SENT
    return Result.AGAIN if status == 0 or status >= 500 or status in (408, 429) else Result.FAILED
