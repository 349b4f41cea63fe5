"""Where the game stands, and what the votes would be if they were counted now.

All of it lies open (WAL-14.1), but for the cards a player is just laying or giving.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tetrapolis.games.walled_city.rules.cards import FACES, FACTIONS, GUILD_NAMES, HIGH, LOW, MERCHANT_TAYLORS
from tetrapolis.games.walled_city.rules.frames import BUILD, Ability, Facing, Laps, Laying, Main, Settling, Turn
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground, areas_in
from tetrapolis.games.walled_city.rules.position import OFF, WalledCityPosition
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


class Settlers(msgspec.Struct, frozen=True):
    """So many citizens settle in one of these areas."""

    areas: list[str]
    n: int


class Way(msgspec.Struct, frozen=True):
    """How the two numbers of a card can be used (WAL-3.6, WAL-7.4)."""

    settlers: list[Settlers]
    """For each side of the road, or for the wall."""
    promotes: int | None
    """At a wall: the number that is left for promoting."""


class Site(msgspec.Struct, frozen=True):
    """The road or wall of the turn."""

    seat: int
    place: str
    areas: list[str]
    """Those beside the road, or the one at the wall."""
    towers: list[str]
    """The two nearest to the wall."""
    card: str
    """What was shown for it; empty before."""
    ways: list[Way]
    """While it is asked who settles where."""


class Defending(msgspec.Struct, frozen=True):
    """A defence card that is being laid (WAL-5.3)."""

    zone: str
    card: str
    """Empty if it is not chosen yet, or is another player's."""


class Tally(msgspec.Struct, frozen=True):
    """Where the game stands; votes if they were counted now, in round 2 after the flight of the nobles."""

    hoods: list[Hood]
    factions: list[Faction]
    phase: Literal["setup", "a", "b", "c", "d", "over"]
    """The phase of the round (WAL-1.2)."""
    lap: tuple[int, int] | None
    """Phase B: which of how many laps it is (WAL-3.1, WAL-7.1)."""
    permanent: list[str]
    """Guilds that work once in each own turn, and not once in a round (WAL-2.9, WAL-15.3)."""
    now: list[tuple[int, int]] | None
    """Of each colour: what neighbourhoods and factions would give; null when this round's votes are counted already."""
    fleeing: list[str]
    """The areas whose nobles would flee before it is counted (WAL-8.1)."""
    people: list[list[tuple[int, int]]]
    """In each area, of each colour: nobles and peasants."""
    guards: list[list[int]]
    """On each tower, of each colour."""
    sides: list[tuple[list[str], list[str]]]
    """The areas on the two sides of each path (fences change them)."""
    gap_areas: list[str]
    """The area at each gap."""
    site: Site | None
    defending: Defending | None
    given: list[str]
    """The cards that the seat has chosen to give away so far (WAL-13.52)."""


def tally_of(pos: WalledCityPosition, seat: int | None, like: Tally | None = None) -> Tally:
    """The votes so far; everybody may know them. `like`: another seat's tally of the same moment.

    >>> import tetrapolis as tp
    >>> tp.game("walled_city").new(players=2, seed=1).tally(None).hoods[0].votes  # the neutral colour is there
    [0, 0, 5]
    """
    return replace(like or _open(pos), defending=_defending(pos, seat), given=_given(pos, seat))


def _open(pos: WalledCityPosition) -> Tally:
    """What lies open."""
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
    phase, colours = phase_of(pos), range(pos.setup.colours)
    now = [
        (sum([hood.votes[one] for hood in hoods]), sum([each.each for each in factions if one in each.leaders]))
        for one in colours
    ]
    people = [
        [(pos.nobles[4 * area + one], pos.peasants[4 * area + one]) for one in colours]
        for area in range(pos.area_count)
    ]
    guards = [[pos.guards[4 * tower + one] for one in colours] for tower in range(len(pos.board.towers))]
    return Tally(
        hoods,
        factions,
        phase,
        lap_of(pos),
        permanent,
        now if phase in ("setup", "a", "b") else None,
        [area for hood in hoods if hood.open and pos.round > 1 for area in hood.areas],
        people,
        guards,
        *_beside(pos.ground),
        _site(pos),
        None,
        [],
    )


@lru_cache(1_000)
def _beside(ground: Ground) -> tuple[list[tuple[list[str], list[str]]], list[str]]:
    """What lies at paths and gaps; it changes with a fence only."""
    names = ground.names
    sides = [
        ([names[area] for area in areas_in(one)], [names[area] for area in areas_in(other)])
        for one, other in ground.sides
    ]
    return sides, [names[area] for area in ground.gap_area]


def _site(pos: WalledCityPosition) -> Site | None:
    turn = next((frame for frame in reversed(pos.stack) if type(frame) is Turn), None)
    if turn is None or turn.place < 0:
        return None
    board, (sides, gap_areas) = pos.board, _beside(pos.ground)
    card = FACES[turn.card] if turn.card >= 0 else ""
    asked = isinstance(pos.stack[-1], Settling)
    high, low = HIGH[turn.card], LOW[turn.card]
    numbers = dict.fromkeys([(high, low), (low, high)]) if asked else {}  # equal numbers are the same either way round
    if pos.round == 2:
        area = gap_areas[turn.place]
        towers = [board.towers[tower] for tower in board.gap_towers[turn.place]]
        ways = [Way([Settlers([area], n)], left) for n, left in numbers]
        return Site(turn.seat, board.gaps[turn.place], [area], towers, card, ways)
    one, other = sides[turn.place]
    ways = [Way([Settlers(one, n), Settlers(other, m)], None) for n, m in numbers]
    return Site(turn.seat, board.paths[turn.place], [*one, *other], [], card, ways)


def _defending(pos: WalledCityPosition, seat: int | None) -> Defending | None:
    frame = pos.stack[-1]
    if not isinstance(frame, Laying | Facing):
        return None
    card = FACES[frame.card % OFF] if isinstance(frame, Facing) and frame.seat == seat else ""
    return Defending(pos.board.zones[frame.zone], card)


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


def _given(pos: WalledCityPosition, seat: int | None) -> list[str]:
    frame: Any = pos.stack[-1]
    gives = isinstance(frame, Ability) and frame.seat == seat and GUILD_NAMES[frame.guild] == "butchers"
    return [FACES[card] for card in frame.picks] if gives else []
