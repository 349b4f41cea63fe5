"""A database full of tables worth a picture: bots play seeded games, and each is left at a moment of its own.

Nothing depends on chance or on the clock, so two runs show the same. The tables are stored before a server opens the
database; served without bots (`Config.bots = 0`) they stay as they are.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

import tetrapolis as tp
from tetrapolis.bots import bot
from tetrapolis.core.driving import next_actor
from tetrapolis.core.match import Header, Match, Record
from tetrapolis.core.position import Position
from tetrapolis.server.bus import Bus
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.matches import Matches
from tetrapolis.server.sessions import arrive
from tetrapolis.server.store import store_of
from tetrapolis.server.tables import Tables
from tetrapolis.server.tables_model import Loaded
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.requests import NewTable, SeatWish

ME = 0
NAMES = ("Anna", "Bence", "Chloe", "Dániel")
BOT = "normal"


class Wanted(NamedTuple):
    """An own decision: what can be done in it, and from which part of the game on it is looked for."""

    tags: tuple[str, ...]
    ways: int
    """The last of them can be done in at least so many ways."""
    after: float = 0.0


class Story(NamedTuple):
    """A game that is played for its pictures."""

    seed: str
    options: dict[str, Any]
    decisions: dict[str, Wanted]


STORIES = {
    "citadels": Story(
        "garden",
        {"preset": "first_game"},
        {
            "decision": Wanted(("end", "destroy"), 5, 0.5),
            "draft": Wanted(("pick",), 4, 0.3),
            "name": Wanted(("rob",), 4),
        },
    ),
    "walled_city": Story(
        "drum",
        {},
        {
            "decision": Wanted(("guild", "put"), 2, 0.45),
            "build": Wanted(("guild", "build"), 8, 0.2),
            "wall": Wanted(("build",), 5, 0.6),
            "zone": Wanted(("zone",), 4, 0.7),
        },
    ),
    "ankh_morpork": Story(
        "a",
        {},
        {
            "decision": Wanted(("skip", "place"), 5, 0.5),
            "play": Wanted(("play",), 4, 0.4),
            "answer": Wanted(("pass", "interrupt"), 1),
        },
    ),
    "genoa": Story(
        "road",
        {},
        {
            "decision": Wanted(("go", "accept"), 2, 0.3),
            "ask": Wanted(("pass", "withdraw"), 1, 0.2),
            "house": Wanted(("invite", "use"), 1, 0.1),
            "action": Wanted(("end", "fill"), 1),
        },
    ),
}


def _fits(pos: Position, wanted: Wanted) -> bool:
    if not asked(pos):
        return False
    legal = pos.legal(ME)
    tags = [move.tag for move in getattr(legal, "listed", legal)]
    return all(tag in tags for tag in wanted.tags) and tags.count(wanted.tags[-1]) >= wanted.ways


def asked(pos: Position, seat: int = ME) -> bool:
    """Whether a seat has to answer."""
    return any(decision.seat == seat and not decision.optional for decision in pos.pending)


def played(game_id: str) -> tuple[Match, dict[str, int]]:
    """A whole match, and how many records it has at each moment: start, middle, end, and the own decisions."""
    story, rng = STORIES[game_id], Random(1)
    match = tp.Match.new(tp.game(game_id), len(NAMES), story.seed, story.options, NAMES)
    decide = bot(game_id, BOT)
    mine: list[int] = []
    others: list[int] = []
    wanted: dict[str, list[int]] = {name: [] for name in story.decisions}
    while (pos := match.position).outcome is None:
        (mine if asked(pos) else others).append(len(match.records))
        for name, what in story.decisions.items():
            if _fits(pos, what):
                wanted[name].append(len(match.records))
        seat = next_actor(pos, rng)
        match.play(seat, decide(pos.observe(seat), rng))
    whole = len(match.records)
    return match, {
        "start": mine[0],
        "middle": _first(others, 0.6 * whole),
        **{name: _first(wanted[name], what.after * whole) for name, what in story.decisions.items()},
        "end": whole,
    }


def _first(found: list[int], after: float) -> int:
    """The first one from there on; a seed whose game has none is of no use."""
    return next(at for at in found if at >= after)


# ---- storing


class Shelf:
    """Tables in a database that no server has opened yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.matches = Matches(engine, store_of(engine), Bus())
        self.tables = Tables(engine, self.matches, 1000)

    async def _create(self, guest: Guest, wish: NewTable, source: tuple[Header, list[Record]] | None = None) -> Loaded:
        draft = await self.tables.draft(wish)
        async with self.engine.begin() as connection:
            return await self.tables.create(connection, guest, draft, source)

    async def put(self, guest: Guest, match: Match, records: int, title: str = "", **terms: Any) -> str:
        """A table of a guest against bots, after so many records of a match; its id."""
        seats = [SeatWish("me")] + [SeatWish("bot", BOT, name) for name in NAMES[1:]]
        header = match.header
        wish = NewTable(header.game, seats, header.options, title, **terms)
        over = records == len(match.records)
        source: tuple[Header, list[Record]] = header, match.records[: records - over]
        made = await self._create(guest, wish, source)
        if over:  # the last move is made here: the end is more than a record
            seat, text = match.records[-1].seat, match.records[-1].move
            assert seat is not None
            assert text is not None
            move = match.game.parse_move(text)
            await self.matches.change(made.row.match, lambda begun: begun.play(seat, move), made.seating)
        return str(made.row.id)

    async def open(self, guest: Guest, game: str, seats: str, title: str, **terms: Any) -> str:
        """A table of all kinds of seats; a letter for each: m(e), f(riend at the same device), b(ot), o(pen)."""
        kinds = {
            "m": SeatWish("me"),
            "f": SeatWish("me", name="Zsófi"),
            "b": SeatWish("bot", BOT),
            "o": SeatWish("open"),
        }
        made = await self._create(guest, NewTable(game, [kinds[seat] for seat in seats], {}, title, **terms))
        return str(made.row.id)


class Stocked(NamedTuple):
    """Who may look, and what there is to be seen."""

    tokens: dict[str, str]
    """Of guests: `empty` has no table, `home` a few, `play` one of every moment."""
    tables: dict[str, str]
    """`citadels-start`, ..., `lobby`, `hot`: the tables' ids."""


TITLES = {
    "en": ("Thursday table", "Sunday regulars", "The Mended Drum", "Lunch break", "Eight is a crowd", "For beginners"),
    "hu": ("Csütörtöki asztal", "Vasárnapi társaság", "A Toldott Dob", "Ebédszünet", "Nyolcan már sokan", "Kezdőknek"),
}


async def stock(database: str, lang: str) -> Stocked:
    """Fill an empty database for somebody who speaks a language."""
    engine = create_engine(database)
    await migrate(engine)
    shelf, (evening, sunday, drum, lunch, crowd, patient) = Shelf(engine), TITLES[lang]
    people = {name: await arrive(engine, NAMES[ME], lang) for name in ("empty", "home", "play")}
    bence, chloe = [(await arrive(engine, name, lang))[0] for name in ("Bence", "Chloe")]
    home, play = people["home"][0], people["play"][0]
    tables: dict[str, str] = {}
    matches = {game: played(game) for game in STORIES}
    for game, (match, moments) in matches.items():
        for moment, records in moments.items():
            tables[f"{game}-{moment}"] = await shelf.put(play, match, records, evening)
    await shelf.open(chloe, "citadels", "mbbooooo", crowd, listed=True)
    await shelf.open(bence, "genoa", "mooo", patient, listed=True, pace="turns", clock="decision", seconds=86_400)
    tables["lobby"] = await shelf.open(play, "genoa", "mobo", evening, listed=True)
    tables["hot"] = await shelf.open(play, "citadels", "mfb", "")
    for game, moment, title in (
        ("walled_city", "end", sunday),
        ("genoa", "middle", lunch),
        ("ankh_morpork", "middle", drum),
        ("citadels", "decision", evening),
    ):
        match, moments = matches[game]
        await shelf.put(home, match, moments[moment], title)
    await engine.dispose()
    return Stocked({name: token for name, (_, token) in people.items()}, tables)
