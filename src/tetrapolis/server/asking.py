"""What all routes share: whose house it is, parameters, and that a change is carried out once, however often asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.params import QueryParameter
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.server.agreements import Loaded
from tetrapolis.server.house import House
from tetrapolis.server.matches import TRIES, Also, Guard, Reseated
from tetrapolis.server.people import Guest
from tetrapolis.server.problems import Problem
from tetrapolis.server.security import check_ours, needed_guest
from tetrapolis.server.tables import Note
from tetrapolis.server.wishes import Done

Ask = Request[Any, Any, AppState]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=7, description="One of the own seats; none: as a spectator")]
NumberAsked = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]


def house_of(request: Ask) -> House:
    """The house of this process."""
    house: House = request.app.state.house
    return house


async def once(
    request: Ask,
    guest: Guest,
    do: Callable[[Callable[[AsyncConnection, bytes], Awaitable[None]] | None], Awaitable[bytes]],
    look: bool = True,
) -> Response[Any]:
    """Carry out a request that changes something; with an `Idempotency-Key` a repeated one gets the first's answer.

    Without `look` the answers given are not asked first: the transaction fails when it notes the same one again.
    """
    house, key = house_of(request), request.headers.get("idempotency-key", "")
    content = request.url.path.encode() + b"\n" + await request.body()
    if not key:
        return _json(await do(None))
    if len(key) > 64:
        raise Problem(400, "server-error-request-id")
    found = await house.once.answered(guest, key, content) if look else None
    if found is None:
        try:
            found = await do(house.once.store(guest, key, content))
        except (IntegrityError, Answered):  # the same request, at the same time
            found = await house.once.answered(guest, key, content)
            if found is None:
                raise Problem(409, "server-error-busy") from None
        except (Problem, TetrapolisError):  # refused, unless it is refused because the same request was carried out
            found = await house.once.answered(guest, key, content)
            if found is None:
                raise
    return _json(found)


class Answered(Exception):
    """The request was carried out meanwhile."""


def _json(content: bytes) -> Response[Any]:
    """An answer as it was (or could be) stored; each route says what is in it."""
    return Response(content, media_type="application/json")


async def change_table(
    request: Ask, act: Callable[[House, Guest, Note], Awaitable[Loaded]], program: bool = False
) -> Response[Any]:
    """A change of a table, answered with the table; `program`: one with a seat token may ask for it too."""
    house = house_of(request)
    check_ours(request, house.config)
    guest = await needed_guest(request, house, program)

    async def do(store: Callable[[AsyncConnection, bytes], Awaitable[None]] | None) -> bytes:
        async def note(connection: AsyncConnection, table: Loaded) -> None:
            if store is not None:
                await store(connection, msgspec.json.encode(table.info(guest)))

        loaded = await act(house, guest, note)
        await house.changed(loaded.row.id, -1)
        if loaded.seating.hooked:
            house.webhooks.look(loaded.row.id)
        return msgspec.json.encode(loaded.info(guest))

    return await once(request, guest, do)


async def change_match(
    request: Ask, table: str, act: Callable[[House, Guest, Loaded, Also | None, Guard | None], Awaitable[int]]
) -> Response[Any]:
    """A change of a match, answered with the number of the last record."""
    house = house_of(request)
    check_ours(request, house.config)
    guest = await needed_guest(request, house, program=True)
    key = request.headers.get("idempotency-key", "")
    content = request.url.path.encode() + b"\n" + await request.body()

    async def guard() -> None:
        if await house.once.answered(guest, key, content) is not None:
            raise Answered

    async def do(store: Callable[[AsyncConnection, bytes], Awaitable[None]] | None) -> bytes:
        async def also(connection: AsyncConnection, seq: int) -> None:
            if store is not None:
                await store(connection, msgspec.json.encode(Done(seq)))

        for number in range(TRIES):
            loaded = await (house.tables.get(table) if number else house.tables.recent(table))
            request.scope["state"]["names"] = loaded.names
            try:
                seq = await act(house, guest, loaded, also, guard if store is not None else None)
            except Reseated:
                continue
            except Problem:
                if number:
                    raise
            else:
                return msgspec.json.encode(Done(seq))
        raise TimeoutError(table)

    return await once(request, guest, do, look=False)
