"""Boards as data: a JSON file with areas, paths, towers, gaps and defence zones, and one with the cuts for fences.

Both boards are reconstructions (R-01): a better file can replace one without touching code. So everything that the
rules need of a board is read and checked here; a damaged file is refused with what is wrong in it. Sets of areas, paths
and gaps are sets of bits, by the order in the file.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

import msgspec

from tetrapolis.core.content import decoded, facts
from tetrapolis.core.errors import BadOptions

FACTS = facts("walled_city", "tetrapolis.games.walled_city")
BoardName = Literal["londonderry", "borderlands"]
MOST_FENCES = 2
"""Carpenters, and Grocers who copy them (R-37)."""


class _Spot(msgspec.Struct):
    type: Literal["die", "survey"]


class _Area(msgspec.Struct):
    id: str
    name: str
    name_hu: str
    spot: _Spot


class _Path(msgspec.Struct):
    id: str
    sides: tuple[list[str], list[str]]


class _Tower(msgspec.Struct):
    id: str
    name: str
    name_hu: str
    zones: tuple[str, str]


class _Gap(msgspec.Struct):
    id: str
    area: str
    between_towers: tuple[str, str]


class _Zone(msgspec.Struct):
    id: str
    towers: tuple[str, str]


class _BoardFile(msgspec.Struct):
    id: str
    title: str
    provenance: str
    areas: list[_Area]
    paths: list[_Path]
    towers: list[_Tower]
    gaps: list[_Gap]
    defence_zones: list[_Zone]


class _Half(msgspec.Struct):
    paths: list[str]
    gaps: list[str]


class _Cut(msgspec.Struct):
    id: str
    halves: tuple[_Half, _Half]


class Cut(NamedTuple):
    """A way to fence an area (WAL-13.36): the paths and the gaps of each of its two parts, as sets."""

    id: str
    area: int
    paths: tuple[int, int]
    gaps: tuple[int, int]


class Board(NamedTuple):
    """What the rules use of a board (WAL-1.4)."""

    id: str
    provenance: str
    areas: tuple[str, ...]
    names: tuple[tuple[str, str], ...]
    """The areas' English and Hungarian names."""
    tower_names: tuple[tuple[str, str], ...]
    survey: tuple[bool, ...]
    """Whether an area's spot is for a survey tile."""
    paths: tuple[str, ...]
    sides: tuple[tuple[int, int], ...]
    """The areas on the two sides of each path, as sets (WAL-1.5)."""
    gaps: tuple[str, ...]
    gap_area: tuple[int, ...]
    gap_towers: tuple[tuple[int, int], ...]
    """WAL-7.12."""
    towers: tuple[str, ...]
    tower_zones: tuple[tuple[int, int], ...]
    zones: tuple[str, ...]
    zone_towers: tuple[tuple[int, int], ...]
    cuts: tuple[Cut, ...]


def read_board(board_json: bytes, fences_json: bytes) -> Board:
    """A board from its two files; BadOptions says what is wrong."""
    raw = decoded(board_json, _BoardFile)
    fences = decoded(fences_json, dict[str, list[_Cut]])
    area = _numbers([part.id for part in raw.areas])
    path = _numbers([part.id for part in raw.paths])
    gap = _numbers([part.id for part in raw.gaps])
    tower = _numbers([part.id for part in raw.towers])
    zone = _numbers([part.id for part in raw.defence_zones])
    board = Board(
        id=raw.id,
        provenance=raw.provenance,
        areas=tuple(area),
        names=tuple((part.name, part.name_hu) for part in raw.areas),
        tower_names=tuple((part.name, part.name_hu) for part in raw.towers),
        survey=tuple(part.spot.type == "survey" for part in raw.areas),
        paths=tuple(path),
        sides=tuple((_mask(area, part.sides[0], part.id), _mask(area, part.sides[1], part.id)) for part in raw.paths),
        gaps=tuple(gap),
        gap_area=tuple(_find(area, part.area, part.id) for part in raw.gaps),
        gap_towers=tuple(_pair(tower, part.between_towers, part.id) for part in raw.gaps),
        towers=tuple(tower),
        tower_zones=tuple(_pair(zone, part.zones, part.id) for part in raw.towers),
        zones=tuple(zone),
        zone_towers=tuple(_pair(tower, part.towers, part.id) for part in raw.defence_zones),
        cuts=tuple(
            Cut(
                cut.id,
                _find(area, name, cut.id),
                (_mask(path, cut.halves[0].paths, cut.id), _mask(path, cut.halves[1].paths, cut.id)),
                (_mask(gap, cut.halves[0].gaps, cut.id), _mask(gap, cut.halves[1].gaps, cut.id)),
            )
            for name, cuts in fences.items()
            for cut in cuts
        ),
    )
    _check(board)
    return board


def _numbers(names: list[str]) -> dict[str, int]:
    for name in names:
        if names.count(name) > 1:
            raise BadOptions("walled_city-error-board-twice", place=name)
    return {name: number for number, name in enumerate(names)}


def _find(numbers: dict[str, int], name: str, place: str) -> int:
    if name not in numbers:
        raise BadOptions("walled_city-error-board-unknown", place=place, id=name)
    return numbers[name]


def _pair(numbers: dict[str, int], names: tuple[str, str], place: str) -> tuple[int, int]:
    return _find(numbers, names[0], place), _find(numbers, names[1], place)


def _mask(numbers: dict[str, int], names: list[str], place: str) -> int:
    if len(set(names)) != len(names):
        raise BadOptions("walled_city-error-board-wrong", place=place, fault="sides")
    return sum(1 << _find(numbers, name, place) for name in names)


def _check(board: Board) -> None:
    """What the rules rely on."""

    def wrong(place: str, why: str) -> BadOptions:
        return BadOptions("walled_city-error-board-wrong", place=place, fault=why)

    for name, (one, other) in zip(board.paths, board.sides, strict=True):
        if not one or not other or one & other:
            raise wrong(name, "sides")
    for number, (name, zones) in enumerate(zip(board.towers, board.tower_zones, strict=True)):
        if zones[0] == zones[1] or any(number not in board.zone_towers[zone] for zone in zones):
            raise wrong(name, "zones")
    for number, (name, towers) in enumerate(zip(board.zones, board.zone_towers, strict=True)):
        if towers[0] == towers[1] or any(number not in board.tower_zones[tower] for tower in towers):
            raise wrong(name, "towers")
    for name, towers in zip(board.gaps, board.gap_towers, strict=True):
        if towers[0] == towers[1]:
            raise wrong(name, "towers")
    _numbers([cut.id for cut in board.cuts])
    for cut in board.cuts:
        paths = sum(1 << path for path, sides in enumerate(board.sides) if (sides[0] | sides[1]) >> cut.area & 1)
        gaps = sum(1 << gap for gap, area in enumerate(board.gap_area) if area == cut.area)
        if cut.paths[0] | cut.paths[1] != paths:
            raise wrong(cut.id, "paths")
        if cut.gaps[0] & cut.gaps[1] or cut.gaps[0] | cut.gaps[1] != gaps:
            raise wrong(cut.id, "gaps")  # WAL-13.43
    dice = board.survey.count(False) + len(board.towers)
    if dice != 20 or board.survey.count(True) > 4:
        raise wrong(board.id, "spots")  # WAL-1.18


@cache
def load_board(name: BoardName) -> Board:
    """One of the boards that come with the game.

    >>> board = load_board("borderlands")
    >>> len(board.areas), len(board.paths), sum(max(map(int.bit_count, sides)) > 1 for sides in board.sides)
    (13, 24, 8)
    """
    return read_board(FACTS.read(f"{name}.json"), FACTS.read(f"{name}_fences.json"))
