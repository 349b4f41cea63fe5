"""What the pages of people and games tell: put together from what was counted, never from a running match."""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from typing import Any

from sqlalchemy import and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tetrapolis.server import schema
from tetrapolis.server.club.rating import Rating, margin, shown
from tetrapolis.server.database import reading
from tetrapolis.server.problems import Problem
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.club import (
    GameLine,
    GameStats,
    Leader,
    MatchLine,
    OpponentLine,
    PersonInfo,
    Ranking,
    RatingInfo,
    ResultSeat,
    SizeStats,
)

LAST = 30
"""Matches on a person's page."""
OPPONENTS = 20
LEADERS = 50
FEWEST_OPPONENTS = 2
"""Who has been rated against fewer people stands in no ranking: one can be somebody's second self."""

_P, _R, _G = schema.played.c, schema.results.c, schema.guests.c
_HIDDEN = select(schema.profiles.c.guest).where(schema.profiles.c.hidden)
_OTHER = schema.results.alias("other").c


async def person(engine: AsyncEngine, guest: str, viewer: Guest | None) -> PersonInfo:
    """A person's page, as somebody sees it; a hidden one is seen by its own person alone."""
    if not guest.isprintable():
        raise Problem(404, "server-error-no-person")
    you = viewer is not None and viewer.id == guest
    async with reading(engine).begin() as connection:
        found = (await connection.execute(select(_G.name, _G.program).where(_G.id == guest))).one_or_none()
        hidden = await is_hidden(connection, guest)
        if found is None or found.program or (hidden and not you):
            raise Problem(404, "server-error-no-person")
        games = await _games(connection, guest)
        return PersonInfo(
            id=guest,
            name=found.name,
            you=you,
            hidden=hidden,
            plays=sum(line.plays for line in games),
            wins=sum(line.wins for line in games),
            ratings=await _ratings(connection, guest),
            games=games,
            opponents=await _opponents(connection, guest),
            matches=await _matches(connection, guest, viewer),
        )


async def is_hidden(connection: AsyncConnection, guest: str) -> bool:
    """Whether somebody does not want to be seen."""
    profiles = schema.profiles.c
    return bool((await connection.execute(select(profiles.hidden).where(profiles.guest == guest))).scalar_one_or_none())


async def _games(connection: AsyncConnection, guest: str) -> list[GameLine]:
    query = (
        select(
            _P.game,
            _P.players,
            func.count().label("plays"),
            func.sum(case((_R.place == 1, 1), else_=0)).label("wins"),
            func.avg(_R.place * 1.0).label("place"),
            func.avg(_R.score * 1.0).label("score"),
            func.max(_R.score).label("best"),
        )
        .join(schema.played, _P.match == _R.match)
        .where(_R.guest == guest, _P.told)
        .group_by(_P.game, _P.players)
        .order_by(_P.game, _P.players)
    )
    return [
        GameLine(row.game, row.players, row.plays, int(row.wins), round(row.place, 2), round(row.score, 1), row.best)
        for row in await connection.execute(query)
    ]


async def _ratings(connection: AsyncConnection, guest: str) -> list[RatingInfo]:
    columns = schema.ratings.c
    query = select(schema.ratings).where(columns.guest == guest).order_by(columns.game, columns.bracket)
    found = []
    for row in await connection.execute(query):
        rating = Rating(row.mu, row.sigma, row.games)
        value = shown(row.mu), margin(row.sigma), rating.provisional, row.games
        found.append(RatingInfo(row.game, row.bracket, *value))
    return found


async def _opponents(connection: AsyncConnection, guest: str) -> list[OpponentLine]:
    """The people somebody played with most, and who was ahead."""
    plays = func.count().label("plays")
    query = (
        select(
            _OTHER.guest,
            _G.name,
            plays,
            func.sum(case((_R.place < _OTHER.place, 1), else_=0)).label("ahead"),
            func.sum(case((_R.place == _OTHER.place, 1), else_=0)).label("level"),
        )
        .select_from(schema.results)
        .join(schema.played, and_(_P.match == _R.match, _P.told))
        .join(_OTHER.guest.table, and_(_OTHER.match == _R.match, _OTHER.guest != guest))
        .join(schema.guests, _G.id == _OTHER.guest)
        .where(_R.guest == guest, _OTHER.guest.not_in(_HIDDEN))
        .group_by(_OTHER.guest, _G.name)
        .order_by(plays.desc(), _G.name)
        .limit(OPPONENTS)
    )
    return [
        OpponentLine(row.guest, row.name, row.plays, int(row.ahead), int(row.level), row.plays - row.ahead - row.level)
        for row in await connection.execute(query)
    ]


async def _matches(connection: AsyncConnection, guest: str, viewer: Guest | None) -> list[MatchLine]:
    """The last matches. Others are led to those everybody may find, and to those they played in themselves."""
    query = (
        select(schema.played, _R.place, _R.score, _R.mu, _R.mu_after)
        .join(schema.results, and_(_R.match == _P.match, _R.guest == guest))
        .where(_P.told)
        .order_by(_P.finished.desc())
        .limit(LAST)
    )
    if viewer is None or viewer.id != guest:
        together = select(_OTHER.match).where(_OTHER.guest == (viewer.id if viewer else "-"), _OTHER.match == _P.match)
        query = query.where(or_(_P.listed, together.exists()))
    rows = list(await connection.execute(query))
    seats: dict[str, list[ResultSeat]] = defaultdict(list)
    of = (
        select(schema.results, _R.guest.in_(_HIDDEN).label("hidden"), _G.name.label("known"))
        .outerjoin(schema.guests, _G.id == _R.guest)
        .where(_R.match.in_([row.match for row in rows]))
        .order_by(_R.match, _R.place, _R.seat)
    )
    for row in await connection.execute(of):
        you, named = row.guest == guest, not row.hidden or row.guest == guest
        page = row.guest if named and row.known is not None else ""
        seat = ResultSeat(row.name if named else "", page, row.bot, row.place, row.score, row.left, you)
        seats[row.match].append(seat)
    return [
        MatchLine(
            row.table_id,
            row.game,
            row.finished,
            row.place,
            row.score,
            seats[row.match],
            row.rated,
            None if row.mu is None else shown(row.mu),
            None if row.mu_after is None else shown(row.mu_after),
        )
        for row in rows
    ]


# ---- games


async def game_stats(engine: AsyncEngine, game: str) -> GameStats:
    """How a game is played here: nothing in it leads to a match or a person."""
    async with reading(engine).begin() as connection:
        matches = select(_P.match, _P.players, _P.started, _P.finished, _P.moves, schema.tables.c.pace)
        matches = matches.outerjoin(schema.tables, schema.tables.c.id == _P.table_id)
        rows = list(await connection.execute(matches.where(_P.game == game, _P.told)))
        seats = select(_R.match, _R.seat, _R.place, _R.score, _R.guest)
        seats = seats.join(schema.played, and_(_P.match == _R.match, _P.game == game, _P.told))
        results: dict[str, list[Any]] = defaultdict(list)
        people = set()
        for seat in await connection.execute(seats.order_by(_R.match, _R.seat)):
            results[seat.match].append(seat)
            people.add(seat.guest)
    sizes = [
        _size(size, [row for row in rows if row.players == size], results) for size in sorted({r.players for r in rows})
    ]
    return GameStats(game, len(rows), len(people - {""}), sizes)


def _size(players: int, rows: list[Any], results: dict[str, list[Any]]) -> SizeStats:
    """Of all matches with so many."""
    seats = [seat for row in rows for seat in results[row.match]]
    firsts = [[seat for seat in results[row.match] if seat.place == 1] for row in rows]
    won = [0.0] * players
    for winners in firsts:
        for seat in winners:
            won[seat.seat] += 1 / len(winners)
    live = [(row.finished - row.started) / 60 for row in rows if row.pace != "turns"]
    return SizeStats(
        players=players,
        plays=len(rows),
        score=round(sum(seat.score for seat in seats) / len(seats), 1),
        winner=round(sum(seat.score for winners in firsts for seat in winners) / sum(map(len, firsts)), 1),
        best=max(seat.score for seat in seats),
        minutes=round(median(live), 1) if live else 0.0,
        moves=round(sum(row.moves for row in rows) / len(rows), 1),
        seats=[round(share / len(rows), 3) for share in won],
    )


# ---- rankings


async def rankings(engine: AsyncEngine, viewer: Guest | None) -> list[Ranking]:
    """Who plays best, by game and size of table: people who may be seen, and who met enough others."""
    columns = schema.ratings.c
    rank = (columns.mu - 2 * columns.sigma).label("rank")
    query = (
        select(schema.ratings, _G.name, rank)
        .join(schema.guests, _G.id == columns.guest)
        .where(columns.guest.not_in(_HIDDEN), _G.program.is_(False))
        .order_by(columns.game, columns.bracket, rank.desc(), columns.guest)
    )
    async with reading(engine).begin() as connection:
        rows = list(await connection.execute(query))
        met = await _met(connection)
    found: dict[tuple[str, int], list[Leader]] = defaultdict(list)
    for row in rows:
        leaders = found[row.game, row.bracket]
        if len(met.get(row.guest, ())) < FEWEST_OPPONENTS or len(leaders) >= LEADERS:
            continue
        you = viewer is not None and viewer.id == row.guest
        rating = Rating(row.mu, row.sigma, row.games)
        value = shown(row.mu), margin(row.sigma), rating.provisional, row.games
        leaders.append(Leader(len(leaders) + 1, row.guest, row.name, you, *value))
    return [Ranking(game, size, leaders) for (game, size), leaders in found.items() if leaders]


async def _met(connection: AsyncConnection) -> dict[str, set[str]]:
    """With whom each was rated."""
    together: dict[str, set[str]] = defaultdict(set)
    query = select(_R.match, _R.guest).join(schema.played, and_(_P.match == _R.match, _P.counts)).where(_R.guest != "")
    for row in await connection.execute(query):
        together[row.match].add(row.guest)
    met: dict[str, set[str]] = defaultdict(set)
    for people in together.values():
        for guest in people:
            met[guest] |= people - {guest}
    return met
