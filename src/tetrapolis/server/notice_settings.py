"""How somebody wants to be told, as stored."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.database import reading
from tetrapolis.server.hours import next_at, zone_of, zones
from tetrapolis.server.problems import Problem
from tetrapolis.server.webhooks import may_be_called
from tetrapolis.wire.notices import NoticeSettings

_SETTINGS = schema.notice_settings.c
USUAL = NoticeSettings()


def check(settings: NoticeSettings, private: bool) -> None:
    """Whether they can be kept."""
    if settings.zone not in zones():
        raise Problem(400, "server-error-zone")
    if settings.webhook and not may_be_called(settings.webhook, private):
        raise Problem(400, "server-error-webhook")


async def read(connection: AsyncConnection, guest: str) -> NoticeSettings:
    """Those of a guest, or the usual ones."""
    found = (await connection.execute(select(_SETTINGS.wishes).where(_SETTINGS.guest == guest))).scalar_one_or_none()
    return USUAL if found is None else msgspec.json.decode(found, type=NoticeSettings)


async def settings_of(engine: AsyncEngine, guest: str) -> NoticeSettings:
    """The same, by itself."""
    async with reading(engine).begin() as connection:
        return await read(connection, guest)


async def keep(connection: AsyncConnection, guest: str, settings: NoticeSettings, now: float) -> None:
    """Keep them."""
    table = schema.notice_settings
    values = {"wishes": msgspec.json.encode(settings).decode(), "digest": next_digest(settings, now)}
    done = await connection.execute(update(table).where(_SETTINGS.guest == guest).values(values))
    if done.rowcount == 0:
        await connection.execute(insert(table).values(guest=guest, **values))


def next_digest(settings: NoticeSettings, now: float) -> float | None:
    """When the next mail of the day is due.

    >>> next_digest(NoticeSettings(digest=True, digest_at=60), 0.0), next_digest(NoticeSettings(), 0.0)
    (3600.0, None)
    """
    return next_at(settings.digest_at, now, zone_of(settings.zone)) if settings.digest else None
