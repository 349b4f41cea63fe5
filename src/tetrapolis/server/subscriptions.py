"""The browsers that want to be told by Web Push: their addresses come from outside, and are checked as webhooks are."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import push, schema
from tetrapolis.server.database import reading
from tetrapolis.server.people import hashed
from tetrapolis.server.problems import Problem
from tetrapolis.server.webhooks import may_be_called
from tetrapolis.wire.notices import PushWish

MOST = 5
"""Browsers of one guest: with one more the oldest ends."""
_PUSH = schema.push_subscriptions.c


def device_of(token: str) -> str:
    """By which name a device is known where only that matters: the beginning of the hash of its token."""
    return token[:16]


def check(wish: PushWish, private: bool) -> None:
    """Whether a subscription can be used: encrypted, outside the own network, with keys that are keys."""
    scheme = urlsplit(wish.endpoint).scheme if may_be_called(wish.endpoint, private) else ""
    if not (scheme == "https" or (private and scheme)) or not push.is_subscribable(wish.p256dh, wish.auth):
        raise Problem(400, "server-error-push")


async def subscribe(connection: AsyncConnection, guest: str, token: str, wish: PushWish) -> None:
    """A browser wants to be told; it belongs to whoever asked last there."""
    table, key = schema.push_subscriptions, hashed(wish.endpoint)
    await connection.execute(delete(table).where(_PUSH.id == key))
    row = {"id": key, "guest": guest, "endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}
    await connection.execute(insert(table).values(row | {"device": device_of(hashed(token)), "created": time.time()}))
    newest = select(_PUSH.id).where(_PUSH.guest == guest).order_by(_PUSH.created.desc(), _PUSH.id)
    ended = [*(await connection.execute(newest)).scalars()][MOST:]
    await connection.execute(delete(table).where(_PUSH.id.in_(ended)))


async def unsubscribe(connection: AsyncConnection, guest: str, endpoint: str) -> None:
    """A browser wants to hear no more."""
    mine = (_PUSH.id == hashed(endpoint)) & (_PUSH.guest == guest)
    await connection.execute(delete(schema.push_subscriptions).where(mine))


async def gone(engine: AsyncEngine, key: str) -> None:
    """The service says that there is no such browser any more."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.push_subscriptions).where(_PUSH.id == key))


async def endpoints(engine: AsyncEngine, guest: str) -> list[str]:
    """The ids of a guest's browsers, as hashes of their addresses."""
    async with reading(engine).begin() as connection:
        return [*(await connection.execute(select(_PUSH.id).where(_PUSH.guest == guest))).scalars()]
