"""Content packs of The Walled City (see `core.content`): what a pack must keep, its boards drawn, and its names.

A pack may change every board: areas, paths, gaps, towers, zones, fences, and where all of it is drawn. What the rules
rely on `rules.board` checks; here is what only drawings and names rely on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import get_args

import msgspec

from tetrapolis.core.content import Fault, Read, decoded
from tetrapolis.core.errors import BadOptions
from tetrapolis.games.walled_city.rules.board import FACTS, BoardName, read_board

BOARDS: tuple[BoardName, ...] = get_args(BoardName)
Point = tuple[float, float]

# ---- what is drawn


class _Spot(msgspec.Struct):
    x: float
    y: float


class _Part(msgspec.Struct):
    """What has an id, and may have names."""

    id: str
    name: str = ""
    name_hu: str = ""


class _Area(_Part, kw_only=True):
    polygon: list[Point]
    spot: _Spot
    gaps: list[str]


class _Path(_Part, kw_only=True):
    segment: tuple[Point, Point]
    mid: Point


class _Gap(_Part, kw_only=True):
    area: str
    segment: tuple[Point, Point]
    mid: Point


class _Tower(_Part, kw_only=True):
    x: float
    y: float
    shape: list[Point]
    outward: Point


class _Zone(_Part, kw_only=True):
    towers: tuple[str, str]
    x: float
    y: float
    angle: float
    number_at: dict[str, Point]


class _Decor(msgspec.Struct):
    river: list[Point] = []
    moat: list[Point] = []


class _Drawn(msgspec.Struct):
    id: str
    title: str
    fortification: list[Point]
    areas: list[_Area]
    paths: list[_Path]
    gaps: list[_Gap]
    towers: list[_Tower]
    defence_zones: list[_Zone]
    gates: list[_Spot]
    decor: _Decor

    @property
    def parts(self) -> dict[str, list[_Part]]:
        """All that has an id, by the letter the ids begin with."""
        return {
            "A": [*self.areas],
            "P": [*self.paths],
            "G": [*self.gaps],
            "T": [*self.towers],
            "Z": [*self.defence_zones],
        }


class _Half(msgspec.Struct):
    polygon: list[Point]
    centre: Point


class _Cut(msgspec.Struct):
    id: str
    chord: tuple[Point, Point]
    halves: tuple[_Half, _Half]


def _drawn(text: bytes) -> _Drawn:
    return decoded(text, _Drawn)


# ---- what is wrong


def check(read: Read) -> list[Fault]:
    """Everything wrong in a pack; of a board that the rules cannot read, the first thing."""
    found: list[Fault] = []
    for board in BOARDS:
        file, fences = f"{board}.json", f"{board}_fences.json"
        try:
            read_board(read(file), read(fences))
            found += [Fault(file, error) for error in _drawing_faults(board, _drawn(read(file)))]
            decoded(read(fences), dict[str, list[_Cut]])
        except BadOptions as error:
            found.append(Fault(_file_of(error, file, fences, read), error))
    return found


def _file_of(error: BadOptions, board: str, fences: str, read: Read) -> str:
    """In which of the two files of a board something is wrong."""
    if error.id == "error-content-shape":
        try:
            read_board(read(board), b"{}")
            _drawn(read(board))
        except BadOptions as alone:
            return board if alone.id == error.id else fences
        return fences
    return fences if "-" in str(error.params.get("place", "")) else board


def _drawing_faults(board: BoardName, drawn: _Drawn) -> Iterator[BadOptions]:
    if drawn.id != board:
        yield _fault(drawn.id, "id", board)
    for letter, parts in drawn.parts.items():
        for part in parts:
            if not re.fullmatch(rf"{letter}[1-9][0-9]?", part.id):
                yield _fault(part.id, "number", f"{letter}1")
    for area in drawn.areas:
        gaps = sorted(gap.id for gap in drawn.gaps if gap.area == area.id)
        if sorted(area.gaps) != gaps:
            yield _fault(area.id, "gaps", ", ".join(gaps))
        if len(area.polygon) < 3:
            yield _fault(area.id, "polygon")
        if not area.name or not area.name_hu:
            yield _fault(area.id, "name")
    for zone in drawn.defence_zones:
        if set(zone.number_at) != set(zone.towers):
            yield _fault(zone.id, "numbers", ", ".join(zone.towers))


def _fault(place: str, fault: str, expected: str = "") -> BadOptions:
    return BadOptions("walled_city-error-content", place=place, fault=fault, expected=expected)


# ---- drawings


def drawings(read: Read) -> dict[str, str]:
    """Both boards as SVG: areas with their names and spots, paths, gaps, towers and zones, all with their ids."""
    return {board: _drawing(_drawn(read(f"{board}.json"))) for board in BOARDS}


def _drawing(board: _Drawn) -> str:
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 1040 1040" font-family="sans-serif">']
    lines += [f"<title>{escape(board.title)}</title>", '<rect x="-20" y="-20" width="1040" height="1040" fill="#FFF"/>']
    for area in board.areas:
        lines.append(f'<polygon points="{_points(area.polygon)}" fill="#F3EEDD" stroke="#DDD6C0"/>')
    lines.append(f'<polygon points="{_points(board.fortification)}" fill="none" stroke="#BBB" stroke-width="8"/>')
    for path in board.paths:
        lines += _line(path.id, path.segment, path.mid, "#7A4B12")
    for gap in board.gaps:
        lines += _line(gap.id, gap.segment, gap.mid, "#2B5C9E")
    for area in board.areas:
        spot = area.spot
        lines.append(f'<circle cx="{spot.x}" cy="{spot.y}" r="16" fill="#FFF" stroke="#333"/>')
        lines.append(_text(area.id, spot.x, spot.y + 5, 14))
        lines.append(_text(area.name, spot.x, spot.y + 36, 15))
    for tower in board.towers:
        lines.append(f'<polygon points="{_points(tower.shape)}" fill="#D7D3CB" stroke="#333"/>')
        lines.append(_text(tower.id, tower.x, tower.y + 5, 14))
    for zone in board.defence_zones:
        lines.append(_text(zone.id, zone.x, zone.y + 5, 16, "#8A1E3A"))
    return "\n".join([*lines, "</svg>"]) + "\n"


def _line(name: str, ends: tuple[Point, Point], mid: Point, colour: str) -> list[str]:
    (x, y), (to_x, to_y) = ends
    line = f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{colour}" stroke-width="5" stroke-dasharray="12 5"/>'
    return [line, _text(name, mid[0], mid[1] - 6, 14, colour)]


def _points(points: list[Point]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)


def _text(text: str, x: float, y: float, size: int, colour: str = "#111") -> str:
    white = 'stroke="#FFF" stroke-width="3" paint-order="stroke"'
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-size="{size}" fill="{colour}" {white}>{escape(text)}</text>'
    )


# ---- names


def words(lang: str, read: Read) -> str:
    """What places are called whose names are others than those the game comes with."""
    lines: list[str] = []
    for board in BOARDS:
        known = {part.id: part for parts in _drawn(FACTS.own(f"{board}.json")).parts.values() for part in parts}
        for letter, parts in _drawn(read(f"{board}.json")).parts.items():
            for part in parts:
                same = known.get(part.id)
                if same is None or (same.name, same.name_hu) != (part.name, part.name_hu):
                    place = "board-zone" if letter == "Z" else board
                    lines.append(f"walled_city-{place}-{part.id} = {_literal(_name(lang, part))}")
    return "\n".join(dict.fromkeys(lines)) + "\n" if lines else ""


def _name(lang: str, part: _Part) -> str:
    return (part.name_hu if lang == "hu" else "") or part.name or part.id


def _literal(text: str) -> str:
    """A text that says nothing to Fluent, whatever is in it.

    >>> _literal('The "Diamond" {1}')
    '{ "The \\\\"Diamond\\\\" {1}" }'
    """
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'
