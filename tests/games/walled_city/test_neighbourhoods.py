"""Neighbourhoods against a slow check that knows nothing of the engine: it looks at the drawn polygons only.

A path borders an area if its drawn segment runs along an edge of the area's polygon; which side the area is on follows
from the way the edge turns. Then areas are found by walking from area to path to area over open paths (R-15).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import dist
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.walled_city import Table, given

Point = tuple[float, float]
Polygon = tuple[Point, ...]

BOARDS = ("londonderry", "borderlands")
STATES = 250
NEAR, SHORT = 0.3, 2.0
"""Coordinates are rounded to a tenth; what runs along an edge for less than SHORT only touches a corner."""


class Drawing(NamedTuple):
    """What is drawn of a board."""

    areas: dict[str, Polygon]
    paths: dict[str, tuple[Point, Point]]
    gaps: dict[str, tuple[Point, Point]]
    cuts: dict[str, tuple[Polygon, Polygon]]
    raw: dict[str, Any]
    raw_cuts: dict[str, Any]


@cache
def drawing(board: str) -> Drawing:
    """From the two files of a board; none of the lists of neighbours is read here."""
    folder = files("tetrapolis.games.walled_city") / "facts"
    raw = json.loads((folder / f"{board}.json").read_text("utf-8"))
    raw_cuts = {
        cut["id"]: cut for cuts in json.loads((folder / f"{board}_fences.json").read_text()).values() for cut in cuts
    }
    return Drawing(
        {area["id"]: points(area["polygon"]) for area in raw["areas"]},
        {path["id"]: segment(path["segment"]) for path in raw["paths"]},
        {gap["id"]: segment(gap["segment"]) for gap in raw["gaps"]},
        {
            name: (points(cut["halves"][0]["polygon"]), points(cut["halves"][1]["polygon"]))
            for name, cut in raw_cuts.items()
        },
        raw,
        raw_cuts,
    )


def points(drawn: list[list[float]]) -> Polygon:
    return tuple((x, y) for x, y in drawn)


def segment(drawn: list[list[float]]) -> tuple[Point, Point]:
    one, other = points(drawn)
    return one, other


def along(edge: tuple[Point, Point], line: tuple[Point, Point]) -> float:
    """How far an edge runs along a segment: more than 0 in its direction, less than 0 against it."""
    (x, y), end = line
    length = dist((x, y), end)
    dx, dy = (end[0] - x) / length, (end[1] - y) / length
    ahead = [(px - x) * dx + (py - y) * dy for px, py in edge]
    aside = [abs((py - y) * dx - (px - x) * dy) for px, py in edge]
    if max(aside) > NEAR:
        return 0.0
    common = min(max(ahead), length) - max(min(ahead), 0.0)
    return 0.0 if common < SHORT else common if ahead[1] > ahead[0] else -common


def side_of(polygon: Polygon, line: tuple[Point, Point]) -> int:
    """On which side of a segment a polygon lies that borders it: 1 or -1; 0 if it does not border it."""
    edges = list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))
    area = sum(x * other_y - other_x * y for (x, y), (other_x, other_y) in edges)
    ways = {run > 0 for run in (along(edge, line) for edge in edges) if run}
    assert len(ways) < 2, "a polygon on both sides"
    return (1 if ways == {area > 0} else -1) if ways else 0


def length_along(polygon: Polygon, line: tuple[Point, Point]) -> float:
    edges = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return sum(abs(along(edge, line)) for edge in edges)


def regions(board: str, fences: Iterable[str]) -> dict[str, Polygon]:
    """The areas by name, the fenced ones as their two parts."""
    drawn = drawing(board)
    found = dict(drawn.areas)
    for fence in fences:
        area = fence.split("-")[0]
        del found[area]
        found[f"{area}A"], found[f"{area}B"] = drawn.cuts[fence]
    return found


def drawn_sides(found: dict[str, Polygon], line: tuple[Point, Point]) -> set[frozenset[str]]:
    """The areas on the two sides of a segment."""
    sides = {name: side_of(polygon, line) for name, polygon in found.items()}
    return {frozenset(name for name, side in sides.items() if side == way) for way in (1, -1)}


def walked(board: str, fences: Iterable[str], is_open: Iterable[str]) -> set[frozenset[str]]:
    """The neighbourhoods, found by walking over open paths."""
    found = regions(board, fences)
    borders = {
        path: {name for name, polygon in found.items() if side_of(polygon, drawing(board).paths[path])}
        for path in is_open
    }
    left, hoods = set(found), set()
    while left:
        hood, new = set(), {min(left)}
        while new:
            hood |= new
            new = {name for names in borders.values() if names & new for name in names} - hood
        left -= hood
        hoods.add(frozenset(hood))
    return hoods


def engine_hoods(table: Table) -> set[frozenset[str]]:
    names = table.pos.names
    return {frozenset(name for area, name in enumerate(names) if hood >> area & 1) for hood in table.pos.hoods()}


def engine_sides(table: Table, path: int) -> set[frozenset[str]]:
    names = table.pos.names
    return {frozenset(name for area, name in enumerate(names) if side >> area & 1) for side in table.pos.sides[path]}


# ---- the files


@pytest.mark.parametrize("board", BOARDS)
def test_the_sides_in_the_file_are_those_of_the_drawing(board: str) -> None:
    drawn = drawing(board)
    listed = {path["id"]: {frozenset(side) for side in path["sides"]} for path in drawn.raw["paths"]}
    assert listed == {path: drawn_sides(drawn.areas, line) for path, line in drawn.paths.items()}


@pytest.mark.parametrize("board", BOARDS)
def test_every_border_between_areas_is_a_path_along_its_whole_length(board: str) -> None:
    """So nothing is left open or closed that no path speaks for; the rest of an area's outline is fortification."""
    drawn = drawing(board)
    wall = points(drawn.raw["fortification"])
    rampart = list(zip(wall, (*wall[1:], wall[0]), strict=True))
    for polygon in drawn.areas.values():
        outline = sum(dist(one, other) for one, other in zip(polygon, (*polygon[1:], polygon[0]), strict=True))
        known = sum(length_along(polygon, line) for line in (*drawn.paths.values(), *rampart))
        assert known == pytest.approx(outline, abs=2)


@pytest.mark.parametrize("board", BOARDS)
def test_each_gap_lies_at_the_border_of_its_area_only(board: str) -> None:
    drawn = drawing(board)
    listed = {gap["id"]: [gap["area"]] for gap in drawn.raw["gaps"]}
    assert listed == {
        gap: [name for name, polygon in drawn.areas.items() if side_of(polygon, line)]
        for gap, line in drawn.gaps.items()
    }


@pytest.mark.parametrize("board", BOARDS)
def test_the_towers_of_a_gap_are_those_met_first_along_the_fortification(board: str) -> None:
    """WAL-7.12"""
    drawn = drawing(board)
    wall = points(drawn.raw["fortification"])

    def way_to(point: Point) -> float:
        """How far a point on the fortification is from its beginning."""
        gone = 0.0
        for one, other in zip(wall, (*wall[1:], wall[0]), strict=True):
            if dist(one, point) + dist(point, other) < dist(one, other) + NEAR:
                return gone + dist(one, point)
            gone += dist(one, other)
        raise AssertionError(f"{point} is not on the fortification")

    towers = sorted((way_to((tower["x"], tower["y"])), tower["id"]) for tower in drawn.raw["towers"])
    for gap in drawn.raw["gaps"]:
        here = way_to((gap["mid"][0], gap["mid"][1]))
        before = [tower for way, tower in towers if way < here] or [towers[-1][1]]
        after = [tower for way, tower in towers if way > here] or [towers[0][1]]
        assert set(gap["between_towers"]) == {before[-1], after[0]}


@pytest.mark.parametrize("board", BOARDS)
def test_the_paths_and_gaps_of_every_cut_are_those_of_the_drawing(board: str) -> None:
    drawn = drawing(board)
    for name, cut in drawn.raw_cuts.items():
        for half, polygon in zip(cut["halves"], drawn.cuts[name], strict=True):
            assert set(half["paths"]) == {path for path, line in drawn.paths.items() if side_of(polygon, line)}, name
            assert set(half["gaps"]) == {gap for gap, line in drawn.gaps.items() if side_of(polygon, line)}, name


@pytest.mark.parametrize("board", BOARDS)
def test_both_parts_of_a_cut_make_up_the_area(board: str) -> None:
    def surface(polygon: Polygon) -> float:
        edges = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
        return abs(sum(x * other_y - other_x * y for (x, y), (other_x, other_y) in edges)) / 2

    drawn = drawing(board)
    for name, (one, other) in drawn.cuts.items():
        assert surface(one) + surface(other) == pytest.approx(surface(drawn.areas[name.split("-")[0]]), rel=0.01), name


# ---- the engine


@pytest.mark.parametrize("board", BOARDS)
def test_every_single_fence_gives_the_sides_and_gaps_of_the_drawing(board: str) -> None:
    drawn = drawing(board)
    for fence in drawn.cuts:
        table = given(board=board, fences=fence)
        found = regions(board, [fence])
        for number, path in enumerate(table.pos.board.paths):
            assert engine_sides(table, number) == drawn_sides(found, drawn.paths[path]), (fence, path)
        for number, gap in enumerate(table.pos.board.gaps):
            (area,) = [name for name, polygon in found.items() if side_of(polygon, drawn.gaps[gap])]
            assert table.pos.names[table.pos.gap_area[number]] == area, (fence, gap)


@pytest.mark.parametrize("fences", [0, 1, 2])
@pytest.mark.parametrize("board", BOARDS)
def test_random_states_of_paths_give_the_neighbourhoods_of_the_drawing(board: str, fences: int) -> None:
    drawn, rng = drawing(board), Random(f"{board} {fences}")
    sizes = set()
    for _ in range(STATES):
        cut_areas = rng.sample(sorted(drawn.areas), fences)
        cuts = [rng.choice([cut for cut in drawn.cuts if cut.split("-")[0] == area]) for area in cut_areas]
        share = rng.choice([0.3, 0.6, 0.85, 0.95])
        built = [path for path in drawn.paths if rng.random() < share]
        demolished = [path for path in drawn.paths if path not in built and rng.random() < 0.3]
        walls = [gap for gap in drawn.gaps if rng.random() < 0.5]  # gaps join nothing, built or not (WAL-4.4)
        words = [f"{path}*2" if rng.random() < 0.1 else path for path in built] + walls
        table = given(
            board=board,
            round=rng.choice([1, 2]),
            fences=" ".join(cuts),
            built=" ".join(words),
            demolished=" ".join(demolished),
        )
        expected = walked(board, cuts, [path for path in drawn.paths if path not in built])
        assert engine_hoods(table) == expected, (cuts, words, demolished)
        sizes.add(len(expected))
    assert len(sizes) > 8  # from the whole city in one to almost every area alone
