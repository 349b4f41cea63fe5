"""Where the game stands, and what the votes would be if they were counted now: all of it lies open (WAL-14.1)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tetrapolis.games.walled_city.rules.cards import FACTIONS, GUILD_NAMES, MERCHANT_TAYLORS
from tetrapolis.games.walled_city.rules.frames import BUILD, Laps, Main, Turn
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import faction_votes, flee, hood_votes, open_areas


class Hood(msgspec.Struct, frozen=True):
    """A neighbourhood and what it would give."""

    areas: list[str]
    votes: list[int]
    """Of each colour."""
    open: bool
    """It has an open gap: in round 2 its nobles would flee first (WAL-8.1)."""


class Faction(msgspec.Struct, frozen=True):
    """A faction and who would take it."""

    faction: str
    value: int
    leaders: list[int]
    """Colours: more than one in a tie."""
    citizens: int
    """How many each leader has."""
    each: int
    """What each leader would get."""


class Tally(msgspec.Struct, frozen=True):
    """Votes if they were counted now, in round 2 after the flight of the nobles."""

    hoods: list[Hood]
    factions: list[Faction]
    phase: Literal["setup", "a", "b", "c", "d", "over"]
    """The phase of the round (WAL-1.2)."""
    lap: tuple[int, int] | None
    """Phase B: which of how many laps it is (WAL-3.1, WAL-7.1)."""
    permanent: list[str]
    """Guilds that work once in each own turn, and not once in a round (WAL-2.9, WAL-15.3)."""


def tally_of(pos: WalledCityPosition) -> Tally:
    """The votes so far; everybody may know them.

    >>> import tetrapolis as tp
    >>> tp.game("walled_city").new(players=2, seed=1).tally(None).hoods[0].votes  # the neutral colour is there
    [0, 0, 5]
    """
    is_open = open_areas(pos)
    counted = pos
    if pos.round > 1:
        counted = pos.copy()
        flee(counted)
    hoods = [
        Hood(
            [pos.names[area] for area in areas_in(hood)],
            hood_votes(counted, areas_in(hood)),
            bool(hood & is_open),
        )
        for hood in pos.hoods()
    ]
    factions = [Faction(name, *found) for name, found in zip(FACTIONS, faction_votes(counted), strict=True)]
    permanent = [GUILD_NAMES[MERCHANT_TAYLORS]] if pos.setup.options.taylors_permanent else []
    return Tally(hoods, factions, phase_of(pos), lap_of(pos), permanent)


def phase_of(pos: WalledCityPosition) -> Literal["setup", "a", "b", "c", "d", "over"]:
    """The phase of the round: each has a stage of its own in the course of the game (see turns.run_main)."""
    main = pos.stack[0]
    assert isinstance(main, Main)
    return (_PHASES * 2)[main.stage - 1] if 0 < main.stage <= 2 * len(_PHASES) else "over" if main.stage else "setup"


_PHASES: tuple[Literal["a", "b", "c", "d"], ...] = ("a", "b", "c", "d")


def lap_of(pos: WalledCityPosition) -> tuple[int, int] | None:
    """Who comes first has begun the lap as soon as a road or wall of his is gone, or his turn begins."""
    laps = next((frame for frame in pos.stack if isinstance(frame, Laps)), None)
    if laps is None:
        return None
    setup = pos.setup
    total, stock = (setup.roads, pos.roads) if pos.round == 1 else (setup.walls, pos.walls)
    first = laps.order[0]
    begins = any(
        isinstance(turn, Turn) and turn.seat == first and turn.place < 0 and turn.step == BUILD for turn in pos.stack
    )
    return total - stock[first] + begins, total
