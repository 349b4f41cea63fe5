"""Tables: who sits where; starting, leaving, bots for the absent, closing, rematch, branches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.core.chance import seed_text
from tetrapolis.core.match import FORMAT, Header, Record
from tetrapolis.core.types import Outcome
from tetrapolis.core.version import __version__
from tetrapolis.games import game as game_of
from tetrapolis.server import schema, telling
from tetrapolis.server.attendance import only_bots
from tetrapolis.server.bot_limits import check_bot_tables
from tetrapolis.server.database import reading
from tetrapolis.server.matches import Matches
from tetrapolis.server.passwords import hash_password
from tetrapolis.server.people import (
    clean_name,
    free_name,
    hashed,
    new_id,
    note_guest,
    replace_token,
    same_name,
    shown,
)
from tetrapolis.server.problems import Problem
from tetrapolis.server.rows import SeatRow, TableRow
from tetrapolis.server.tables_model import (
    DAY,
    GONE_AFTER,
    STAND_IN,
    Loaded,
    check_level,
    check_wish,
    free_bot_name,
    load,
    same_again,
    seat_rows,
)
from tetrapolis.server.timers import Timers
from tetrapolis.wire.answers import Continued, Guest, Listed
from tetrapolis.wire.requests import NewTable

MOST_KEPT = 5000
"""Tables remembered."""
LISTED = 100
"""How many tables a list shows at most, the newest first."""
FORGOTTEN = 7 * DAY
"""Seconds after which a table that nobody joined leaves the list of open tables."""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of codes: none that is taken for another or for a digit."""


class Draft(msgspec.Struct, frozen=True):
    """A table that can be set up: the wish with its options complete, and the hash of the password."""

    wish: NewTable
    options: dict[str, Any]
    password: str


class Deal(msgspec.Struct, frozen=True):
    """Of a tournament's table: which it is, and the deal it shares with others; empty: its own."""

    tournament: str = ""
    seed: str = ""
    salt: str = ""


class Tables:
    """Everything that changes who sits where."""

    def __init__(self, engine: AsyncEngine, matches: Matches, most: int, programs: Sequence[str] = ()) -> None:
        self.engine = engine
        self.matches = matches
        self.most = most
        self.programs = programs
        """The levels of the programs that the server offers as bots."""
        self.most_of_bots = most
        """Running tables per guest at which only bots play."""
        self._kept: dict[str, Loaded] = {}
        """Tables as they were read last, until news say that they have changed."""
        self._changes = 0

    async def get(self, table: str) -> Loaded:
        """A table by its id, as the database has it."""
        changes = self._changes
        async with reading(self.engine).begin() as connection:
            loaded = await load(connection, table)
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        if changes == self._changes:  # else news came meanwhile, perhaps of this table
            self._kept[table] = loaded
        return loaded

    async def recent(self, table: str) -> Loaded:
        """A table as this process knows it: for what happens often, and is checked again when it is written."""
        return self._kept.get(table) or await self.get(table)

    def names(self, table: str) -> tuple[str, ...]:
        """Who sits at a table, if that is at hand: for the words of an error."""
        kept = self._kept.get(table)
        return () if kept is None else kept.names

    def forget(self, table: str) -> None:
        """It has changed."""
        self._changes += 1
        self._kept.pop(table, None)

    # ---- lists

    async def mine(self, guest: Guest, over: bool) -> list[Listed]:
        """A guest's tables: those still on, or the archive.

        That has matches given up as well, if people played there together: whoever was away learns what became of it.
        """
        seats, columns = schema.seats.c, schema.tables.c
        own = select(seats.table_id).where(seats.guest == guest.id)
        others = seats.guest.not_in(["", columns.host]) & ~seats.program
        company = select(seats.seat).where(seats.table_id == columns.id, others).exists()
        given_up = (columns.state == "closed") & (columns.match != "") & company
        state = or_(columns.state == "over", given_up) if over else columns.state.in_(["open", "running"])
        mine = or_(columns.id.in_(own), (columns.host == guest.id) & (columns.tournament == ""))
        return await self._list(guest, state & mine)

    async def open(self, guest: Guest | None) -> list[Listed]:
        """Tables anybody may join or watch."""
        columns = schema.tables.c
        joined = (columns.state == "open") & (columns.changed > time.time() - FORGOTTEN)
        watched = (columns.state == "running") & columns.spectators
        return await self._list(guest, columns.listed & or_(joined, watched))

    async def by_code(self, code: str) -> Loaded:
        """The table with these six letters; capitals or not, with or without spaces."""
        letters = "".join(sign for sign in code.upper() if sign in LETTERS)
        async with reading(self.engine).begin() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.code == letters)
            found = (await connection.execute(query)).scalar_one_or_none()
            if found is None:
                raise Problem(404, "server-error-code")
            return await load(connection, found)

    async def _list(self, guest: Guest | None, where: Any) -> list[Listed]:
        async with reading(self.engine).begin() as connection:
            query = select(schema.tables).where(where).order_by(schema.tables.c.changed.desc()).limit(LISTED)
            rows = [TableRow(*row) for row in await connection.execute(query)]
            ids = [row.id for row in rows]
            by_table: dict[str, list[SeatRow]] = {table: [] for table in ids}
            places = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
            for seat in await connection.execute(places):
                by_table[seat.table_id].append(SeatRow(*seat))
            columns = schema.matches.c
            played = select(columns.table_id, columns.asked, columns.outcome).where(columns.table_id.in_(ids))
            matches = {row.table_id: row for row in await connection.execute(played)}
        return [_listed(Loaded(row, by_table[row.id]), matches.get(row.id), guest) for row in rows]

    # ---- setting up

    async def draft(self, wish: NewTable, branch: bool = False) -> Draft:
        """What must be worked out before a table is set up: not within a transaction, for others wait for that.

        `branch`: the options are those of the match it begins with, whatever may be chosen today.
        """
        game = game_of(wish.game)
        check_wish(wish, self.programs)
        options = msgspec.to_builtins(game.options(wish.options))
        if not branch:
            game.new(len(wish.seats), 0, options)  # says what does not fit, before anybody sits down
        return Draft(wish, options, await hash_password(wish.password))

    async def create(
        self,
        connection: AsyncConnection,
        guest: Guest,
        draft: Draft,
        source: tuple[Header, list[Record]] | None = None,
        continued: Continued | None = None,
    ) -> Loaded:
        """A new table; it starts at once if nobody else is awaited. `source`: what a branch begins with."""
        await self._check_number(connection, guest)
        table = await self._write(
            connection, guest.id, draft, code=await _new_code(connection), source=source, continued=continued
        )
        await connection.execute(
            insert(schema.seats),
            seat_rows(table, draft.wish.seats, guest),
        )
        loaded = await load(connection, table)
        await self._start_if_full(connection, loaded, guest)
        return await load(connection, table)

    async def deal(
        self, connection: AsyncConnection, host: str, draft: Draft, seats: list[dict[str, Any]], deal: Deal
    ) -> Loaded:
        """A table of a tournament: all sit already, and it begins."""
        table = await self._write(connection, host, draft, tournament=deal.tournament, sealed=bool(deal.seed))
        await connection.execute(insert(schema.seats), [seat | {"table_id": table} for seat in seats])
        await self._start(connection, await load(connection, table), deal)
        return await load(connection, table)

    async def _write(
        self,
        connection: AsyncConnection,
        host: str,
        draft: Draft,
        code: str | None = None,
        source: tuple[Header, list[Record]] | None = None,
        continued: Continued | None = None,
        tournament: str = "",
        sealed: bool = False,
    ) -> str:
        """The row of a new table; its id."""
        wish, now, table = draft.wish, time.time(), new_id()
        await connection.execute(
            insert(schema.tables).values(
                id=table,
                game=wish.game,
                options=draft.options,
                players=len(wish.seats),
                host=host,
                title=shown(wish.title),
                listed=wish.listed,
                password=draft.password,
                spectators=wish.spectators,
                pace=wish.pace,
                clock=wish.clock,
                seconds=wish.seconds,
                free_undo=wish.free_undo,
                hints=wish.hints and not wish.rated,
                rated=wish.rated,
                state="open",
                code=code,
                match="",
                next_table="",
                source="" if source is None else msgspec.json.encode(source).decode(),
                created=now,
                changed=now,
                version=1,
                continued="" if continued is None else msgspec.json.encode(continued).decode(),
                commitment="",
                undo_ask="",
                tournament=tournament,
                sealed=sealed,
                hours="" if wish.hours is None else msgspec.json.encode(wish.hours).decode(),
            )
        )
        return table

    async def _check_number(self, connection: AsyncConnection, guest: Guest) -> None:
        columns = schema.tables.c
        mine = (columns.host == guest.id, columns.tournament == "", columns.state.in_(["open", "running"]))
        query = select(columns.id).where(*mine).limit(self.most)
        if len(list(await connection.execute(query))) >= self.most:
            raise Problem(429, "server-error-many-tables", n=self.most)

    async def _start_if_full(self, connection: AsyncConnection, table: Loaded, by: Guest) -> None:
        """The game begins when nobody is awaited any more; all others but who has come last are told."""
        if table.row.state != "open" or any(seat.kind == "open" for seat in table.seats):
            return
        if only_bots(table.seats):
            await check_bot_tables(connection, table.row.host, self.most_of_bots)
        await self._start(connection, table, Deal())
        others = [seat.guest for seat in table.people if seat.guest != by.id and seat.notices != "off"]
        await telling.tell(connection, others, "full", table.row.id, self.matches.now())

    async def _start(self, connection: AsyncConnection, table: Loaded, deal: Deal) -> None:
        match, row = new_id(), table.row
        bots = tuple(seat.bot if seat.kind == "bot" else "" for seat in table.seats)
        records: list[Record] = []
        if row.source:
            header, records = msgspec.json.decode(row.source, type=tuple[Header, list[Record]])
            header = msgspec.structs.replace(header, names=table.names, bots=bots)
        else:
            game = game_of(row.game)
            version, content = game.about.version, game.content
            values = (row.game, __version__, row.players, row.options, table.names, deal.seed or seed_text(None), bots)
            header = Header(FORMAT, *values, version=version, content=content.digest, content_name=content.name)
        header = msgspec.structs.replace(header, salt=deal.salt or secrets.token_hex(16), taken_over=len(records))
        await self.matches.start(connection, match, row.id, header, records, table.seating)
        await self._touch(connection, row.id, state="running", match=match, source="", commitment=header.commitment)

    async def _touch(self, connection: AsyncConnection, table: str, **values: Any) -> None:
        """A table has changed; what was judged by how it was is no longer written (see `store`)."""
        columns = schema.tables.c
        done = await connection.execute(
            update(schema.tables)
            .where(columns.id == table)
            .values(changed=time.time(), version=columns.version + 1, **values)
            .returning(columns.match, columns.version)
        )
        match, version = done.one()
        if match:
            matches = schema.matches
            await connection.execute(update(matches).where(matches.c.id == match).values(seating=version))

    # ---- coming and going

    async def join(self, connection: AsyncConnection, guest: Guest, table: str, seat: int | None) -> Loaded:
        """Sit down on an open seat (any, or this one); when the last one is taken the game begins.

        Whether the password is right was checked before (`check_password`): that takes long, and others would wait.
        """
        loaded = await load(connection, table, change=True)
        if loaded.row.state != "open":
            raise Problem(409, "server-error-closed" if loaded.row.state == "closed" else "server-error-started")
        open_seats = [place.seat for place in loaded.seats if place.kind == "open"]
        if not open_seats or (seat is not None and seat not in open_seats):
            raise Problem(409, "server-error-seat-taken")
        chosen = open_seats[0] if seat is None else seat
        await self._make_known(connection, guest, loaded)
        await self._sit(connection, table, chosen, kind="guest", guest=guest.id, name=guest.name)
        await self._touch(connection, table)
        await self._start_if_full(connection, await load(connection, table), guest)
        return await load(connection, table)

    async def _make_known(self, connection: AsyncConnection, guest: Guest, loaded: Loaded) -> None:
        """Nobody else at the table may have the name of who sits down; a bot gives it up."""
        for place in loaded.seats:
            if not same_name(place.name, guest.name) or place.guest == guest.id or place.kind == "open":
                continue
            if place.guest:
                raise Problem(409, "server-error-name-taken", name=guest.name)
            fresh = free_bot_name(place.seat, [*loaded.names, guest.name])
            await self._sit(connection, loaded.row.id, place.seat, name=fresh)

    async def _sit(self, connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
        columns = schema.seats.c
        await connection.execute(
            update(schema.seats).where(columns.table_id == table, columns.seat == seat).values(values)
        )

    async def leave(self, connection: AsyncConnection, guest: Guest, table: str, level: str) -> Loaded:
        """Get up: before the game the seat is open again, in a game a bot takes over."""
        loaded = await load(connection, table, change=True)
        own = loaded.seats_of(guest)
        if not own:
            raise Problem(403, "server-error-not-seated")
        check_level(loaded.row.game, level, self.programs)
        for seat in own:
            if loaded.row.state == "open":
                await self._sit(connection, table, seat, kind="open", guest="", name="", webhook="")
            elif loaded.row.state == "running":
                await self._sit(connection, table, seat, kind="bot", bot=level, guest="", webhook="")
                gone = {"table_id": table, "seat": seat, "guest": guest.id}
                await connection.execute(insert(schema.leavers).values(gone))
        await self._touch(connection, table)
        await self._renew_timers(connection, await load(connection, table))
        return await load(connection, table)

    async def substitute(self, connection: AsyncConnection, guest: Guest, table: str, seat: int, level: str) -> Loaded:
        """A bot sits in for an absent player; without a level the player comes back.

        Everybody may let a bot sit in on the own seat and come back to it at any time; so may the host on a seat of a
        program of his. For somebody else only once he has let the others wait too long, the host like any other player.
        Before the game the host fills an open seat with a bot, or opens a bot's seat.
        """
        loaded = await load(connection, table, change=True)
        if loaded.row.state == "open":
            await self._fill(connection, guest, loaded, seat, level)
            return await load(connection, table)
        if loaded.row.state != "running" or not 0 <= seat < len(loaded.seats) or not loaded.seats[seat].guest:
            raise Problem(409, "server-error-no-substitute")
        if level:
            check_level(loaded.row.game, level, self.programs)
        if loaded.row.rated or loaded.row.tournament:
            level = level and STAND_IN  # else one could let a better one play
        place, host = loaded.seats[seat], loaded.row.host == guest.id
        if place.guest != guest.id and not (host and place.program):
            if not host and not loaded.seats_of(guest):
                raise Problem(403, "server-error-not-host")
            if not level:
                raise Problem(403, "server-error-not-back")
            if not await self._kept_waiting(connection, loaded, seat):
                raise Problem(409, "server-error-not-absent")
        await self._stand_in(connection, loaded, seat, level)
        return await load(connection, table)

    async def _fill(self, connection: AsyncConnection, host: Guest, loaded: Loaded, seat: int, level: str) -> None:
        """Before the game: a bot for an open seat (or another bot), or its seat open again; it begins when all sit."""
        if loaded.row.host != host.id:
            raise Problem(403, "server-error-not-host")
        place = loaded.seats[seat] if seat < len(loaded.seats) else None
        if place is None or place.kind == "guest":
            raise Problem(409, "server-error-seat-taken")
        table = loaded.row.id
        if level:
            check_level(loaded.row.game, level, self.programs)
            name = place.name or free_bot_name(seat, loaded.names)
            await self._sit(connection, table, seat, kind="bot", bot=level, name=name)
        else:
            await self._sit(connection, table, seat, kind="open", bot="", name="")
        await self._touch(connection, table)
        await self._start_if_full(connection, await load(connection, table), host)

    async def stand_in(self, table: str, seat: int) -> None:
        """A bot sits in for somebody who did not come back in time."""
        async with self.engine.begin() as connection:
            loaded = await load(connection, table, change=True)
            if loaded.row.state == "running" and loaded.seats[seat].kind == "guest":
                await self._stand_in(connection, loaded, seat, STAND_IN)

    async def _stand_in(self, connection: AsyncConnection, loaded: Loaded, seat: int, level: str) -> None:
        table, away = loaded.row.id, loaded.seats[seat].away or self.matches.now()
        await self._sit(
            connection, table, seat, kind="bot" if level else "guest", bot=level, away=away if level else 0.0
        )
        await self._touch(connection, table)
        await self._renew_timers(connection, loaded)

    async def _kept_waiting(self, connection: AsyncConnection, loaded: Loaded, seat: int) -> bool:
        """Whether a seat has had its question for longer than one must wait."""
        columns = schema.matches.c
        query = select(columns.timers).where(columns.id == loaded.row.match)
        timers = msgspec.convert((await connection.execute(query)).scalar_one(), Timers)
        latest = self.matches.now() + loaded.sooner
        return any(timer.what == "absent" and timer.seat == seat and timer.at <= latest for timer in timers.running)

    async def close(self, connection: AsyncConnection, guest: Guest, table: str) -> Loaded:
        """The host gives a table up: before the game, or when nobody else plays, or may come back to play.

        Who has been away for very long (`GONE_AFTER`) is no longer waited for.
        """
        loaded = await load(connection, table, change=True)
        if loaded.row.host != guest.id:
            raise Problem(403, "server-error-not-host")
        gone = self.matches.now() - GONE_AFTER[loaded.row.pace]
        others = any(
            seat.guest and seat.guest != guest.id and not seat.program and not (seat.kind == "bot" and seat.away < gone)
            for seat in loaded.seats
        )
        if (
            loaded.row.state not in ("open", "running")
            or loaded.row.tournament
            or (others and loaded.row.state == "running")
        ):
            raise Problem(409, "server-error-not-closed")
        await self._touch(connection, table, state="closed", code=None, source="")
        if loaded.row.match:
            await self.matches.rest(connection, loaded.row.match)
        return await load(connection, table)

    async def put_out(self, connection: AsyncConnection, table: str, seat: int, guest: str, for_good: bool) -> None:
        """A moderator takes somebody from a seat: for good, or until he comes back a bot sits there."""
        loaded = await load(connection, table, change=True)
        place = loaded.seats[seat] if seat < len(loaded.seats) else None
        if place is None or place.guest != guest or loaded.row.state not in ("open", "running"):
            raise Problem(409, "server-error-not-there")
        if loaded.row.state == "open":
            await self._sit(connection, table, seat, kind="open", guest="", name="", webhook="")
            await self._touch(connection, table)
        elif for_good:
            await self._sit(connection, table, seat, kind="bot", bot=STAND_IN, guest="", webhook="")
            await self._touch(connection, table)
            await self._renew_timers(connection, await load(connection, table))
        else:
            await self._stand_in(connection, loaded, seat, STAND_IN)

    async def part(self, connection: AsyncConnection, guest: Guest, table: str) -> None:
        """Somebody goes for good: gets up where he sits, and a table that waits for players with him as host ends."""
        loaded = await load(connection, table, change=True)
        for seat in loaded.seats_known(guest) if loaded.row.state in ("open", "running") else ():
            await self.put_out(connection, table, seat, guest.id, for_good=True)
        if loaded.row.state == "open" and loaded.row.host == guest.id:
            await self._touch(connection, table, state="closed", code=None, source="")
        else:
            await self._touch(connection, table)

    async def note_undo(self, connection: AsyncConnection, table: str, asked: str) -> Loaded:
        """What somebody asks the others to take back, or what they answered (see `taking_back`)."""
        await self._touch(connection, table, undo_ask=asked)
        return await load(connection, table)

    async def _renew_timers(self, connection: AsyncConnection, loaded: Loaded) -> None:
        """Let somebody look at the match at once: who is a bot has changed."""
        if loaded.row.state == "running":
            columns = schema.matches.c
            await connection.execute(
                update(schema.matches).where(columns.id == loaded.row.match).values(due=self.matches.now())
            )

    async def webhook(self, connection: AsyncConnection, guest: Guest, table: str, seat: int, url: str) -> None:
        """Where to call when this seat has to decide."""
        loaded = await load(connection, table, change=True)
        if seat not in loaded.seats_of(guest):
            raise Problem(403, "server-error-not-seated")
        await self._sit(connection, table, seat, webhook=url)

    async def notify(self, connection: AsyncConnection, guest: Guest, table: str, wish: str) -> Loaded:
        """Whether a guest wants notices of this table: on, off, or as usual at its pace."""
        loaded = await load(connection, table, change=True)
        for seat in loaded.seats_known(guest):
            await self._sit(connection, table, seat, notices=wish)
        if not loaded.seats_known(guest):
            raise Problem(403, "server-error-not-seated")
        await self._touch(connection, table)
        return await load(connection, table)

    # ---- seats for programs

    async def give(
        self, connection: AsyncConnection, host: Guest, table: str, seat: int, name: str, token: str
    ) -> Loaded:
        """The host gives an open seat to a program: who has the token plays it, and can do nothing else.

        Asked again with the same token (the answer got lost), nothing changes; with another one, that of a program
        that sits there already ends.
        """
        loaded = await self._hosted(connection, host, table)
        place = loaded.seats[seat] if seat < len(loaded.seats) else None
        ended = loaded.row.state not in ("open", "running")
        if ended or place is None or not (place.kind == "open" or place.program):
            raise Problem(409, "server-error-seat-taken")
        known = await connection.execute(select(schema.guests.c.id).where(schema.guests.c.token == hashed(token)))
        if known.scalar_one_or_none() is not None:
            return loaded
        if place.program:
            await replace_token(connection, place.guest, token)
            return loaded
        program = Guest(new_id(), free_name(clean_name(name), loaded.names), host.lang, program=True)
        await note_guest(connection, program, token)
        await self._sit(connection, table, seat, kind="guest", guest=program.id, name=program.name, program=True)
        await self._touch(connection, table)
        await self._start_if_full(connection, await load(connection, table), host)
        return await load(connection, table)

    async def take_back(self, connection: AsyncConnection, host: Guest, table: str, seat: int) -> Loaded:
        """A seat token ends: before the game the seat is open again, in a game a bot takes over."""
        loaded = await self._hosted(connection, host, table)
        if seat >= len(loaded.seats) or not loaded.seats[seat].program:
            raise Problem(409, "server-error-no-program")
        await replace_token(connection, loaded.seats[seat].guest, secrets.token_urlsafe(24))
        if loaded.row.state == "open":
            await self._sit(connection, table, seat, kind="open", guest="", name="", webhook="", program=False)
        elif loaded.row.state == "running":
            await self._sit(connection, table, seat, kind="bot", bot=STAND_IN, guest="", webhook="", program=False)
        await self._touch(connection, table)
        await self._renew_timers(connection, await load(connection, table))
        return await load(connection, table)

    async def _hosted(self, connection: AsyncConnection, host: Guest, table: str) -> Loaded:
        """A table to be changed, by its host alone."""
        loaded = await load(connection, table, change=True)
        if loaded.row.host != host.id:
            raise Problem(403, "server-error-not-host")
        return loaded

    async def rematch(self, connection: AsyncConnection, guest: Guest, table: str) -> Loaded:
        """The same table once more; who asks first makes it, the others find it."""
        loaded = await load(connection, table, change=True)
        if not loaded.played_by(guest):
            raise Problem(403, "server-error-not-seated")
        if loaded.row.state != "over":
            raise Problem(409, "server-error-not-over")
        if loaded.row.next_table:
            return await load(connection, loaded.row.next_table)
        now, fresh, row = time.time(), new_id(), loaded.row
        values = {column.name: getattr(row, column.name) for column in schema.tables.columns}
        values |= {"id": fresh, "state": "open", "match": "", "next_table": "", "version": 1}
        values |= {"continued": "", "commitment": "", "tournament": "", "sealed": False}
        values["code"] = await _new_code(connection)
        await connection.execute(insert(schema.tables).values(values | {"created": now, "changed": now}))
        await connection.execute(insert(schema.seats), [same_again(fresh, seat) for seat in loaded.seats])
        await self._touch(connection, table, next_table=fresh)
        again = await load(connection, fresh)
        others = [seat.guest for seat in again.people if seat.guest != guest.id]
        await telling.tell(connection, others, "invited", fresh, self.matches.now(), {"who": guest.name})
        await self._start_if_full(connection, again, guest)
        return await load(connection, fresh)


def _listed(table: Loaded, match: Any, guest: Guest | None) -> Listed:
    if match is None:
        return Listed(table.info(guest), [])
    outcome = None if match.outcome is None else msgspec.convert(match.outcome, Outcome)
    return Listed(table.info(guest), match.asked if table.row.state == "running" else [], outcome)


async def _new_code(connection: AsyncConnection) -> str:
    """Six letters no other table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(6))
        query = select(schema.tables.c.id).where(schema.tables.c.code == code)
        if (await connection.execute(query)).scalar_one_or_none() is None:
            return code
