"""The city as data: 8 x 8 squares that form 39 spaces (GEN-1.2), who lies beside whom, and the ring for contracts.

Both boards are reconstructions; a better file can replace one without touching code (GEN-1.3). Buildings have the
numbers 0 to 17 (see cards), the market 18, the streets 19 to 38 in reading order. A damaged file is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

import msgspec

from tetrapolis.core.content import decoded
from tetrapolis.core.errors import BadOptions
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARDS, CONTRACT, FACTS, OF_DECK

BoardName = Literal["main", "alt"]
SIZE = 8
MARKET = len(BUILDINGS)
FIRST_STREET = MARKET + 1
SPACES = 39
FILES: dict[BoardName, str] = {"main": "board.json", "alt": "board_alt.json"}
CONTRACTS = tuple(CARDS[card].buildings[0] for card in OF_DECK[CONTRACT])
"""The buildings of the contracts."""


class _Space(msgspec.Struct):
    kind: Literal["building", "street", "market"]
    cells: list[tuple[int, int]]
    adjacent: list[str] | None = None
    """Left out: it follows from the squares."""


class _Meta(msgspec.Struct):
    title: str
    status: str


class _BoardFile(msgspec.Struct):
    meta: _Meta
    contract_ring_clockwise: list[str]
    spaces: dict[str, _Space]


class Board(NamedTuple):
    """What the rules use of a board."""

    title: str
    status: str
    names: tuple[str, ...]
    numbers: dict[str, int]
    space_at: tuple[int, ...]
    """The space of each square, row by row: `space_at[8 * (red - 1) + blue - 1]`."""
    adjacent: tuple[tuple[int, ...], ...]
    """The neighbours of each space (GEN-4.1)."""
    near: tuple[int, ...]
    """The same as sets of bits."""
    buildings_beside: tuple[tuple[int, ...], ...]
    """The buildings beside each street (GEN-10.5); none for other spaces."""
    ring: tuple[int, ...]
    """The buildings of the contracts, clockwise (GEN-8.18)."""


def read_board(text: bytes, contracts: Sequence[int] = CONTRACTS) -> Board:
    """A board from its file, for contracts of these buildings; BadOptions says what is wrong."""
    raw = decoded(text, _BoardFile)
    spaces = raw.spaces
    kinds = {kind: [name for name, space in spaces.items() if space.kind == kind] for kind in ("street", "market")}
    for name in spaces:
        if name not in BUILDINGS and name not in kinds["street"] and name not in kinds["market"]:
            raise _wrong(name, "kind")
    for building in BUILDINGS:
        if building not in spaces or spaces[building].kind != "building":
            raise _wrong(building, "kind")
    if len(spaces) != SPACES or len(kinds["market"]) != 1:
        raise _wrong(str(len(spaces)), "spaces")
    streets = sorted(kinds["street"], key=lambda name: spaces[name].cells[0][::-1] if spaces[name].cells else (0, 0))
    names = (*BUILDINGS, *kinds["market"], *streets)
    numbers = {name: number for number, name in enumerate(names)}
    space_at = _squares(raw, numbers)
    adjacent = _adjacent(raw, numbers, space_at)
    ring = tuple(numbers.get(name, SPACES) for name in raw.contract_ring_clockwise)
    if sorted(ring) != sorted(contracts):
        listed, wanted = raw.contract_ring_clockwise, {names[space] for space in contracts}
        wrong = [name for name in dict.fromkeys(listed) if name not in wanted or listed.count(name) > 1]
        raise _wrong(", ".join([*wrong, *sorted(wanted - {*listed})]), "ring")
    return Board(
        raw.meta.title,
        raw.meta.status,
        names,
        numbers,
        space_at,
        adjacent,
        tuple(sum(1 << space for space in beside) for beside in adjacent),
        tuple(
            tuple(beside for beside in adjacent[space] if beside < MARKET) if space >= FIRST_STREET else ()
            for space in range(SPACES)
        ),
        ring,
    )


def _wrong(space: str, fault: str, square: tuple[int, int] | None = None) -> BadOptions:
    at = f"{square[0]}, {square[1]}" if square else ""
    return BadOptions("genoa-error-board-wrong", place=space, fault=fault, square=at)


def _squares(raw: _BoardFile, numbers: dict[str, int]) -> tuple[int, ...]:
    """Every square belongs to exactly one space."""
    found: dict[tuple[int, int], int] = {}
    for name, space in raw.spaces.items():
        if not space.cells or (space.kind == "street" and len(space.cells) > 1):
            raise _wrong(name, "squares")
        for blue, red in space.cells:
            if not (1 <= blue <= SIZE and 1 <= red <= SIZE):
                raise _wrong(name, "outside", (blue, red))
            if (blue, red) in found:
                raise _wrong(name, "shared", (blue, red))
            found[blue, red] = numbers[name]
    squares = [(blue, red) for red in range(1, SIZE + 1) for blue in range(1, SIZE + 1)]
    for square in squares:
        if square not in found:
            raise _wrong(raw.meta.title, "free", square)
    return tuple(found[square] for square in squares)


def _adjacent(raw: _BoardFile, numbers: dict[str, int], space_at: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Spaces that share an edge; lists of the file must say the same."""
    touching = beside(space_at)
    for name, space_data in raw.spaces.items():
        listed = space_data.adjacent
        if listed is not None and {numbers.get(other, -1) for other in listed} != touching[numbers[name]]:
            raise _wrong(name, "neighbours")
    return tuple(tuple(sorted(spaces)) for spaces in touching)


def beside(space_at: tuple[int, ...]) -> list[set[int]]:
    """The spaces that share an edge with each space (GEN-4.1)."""
    touching: list[set[int]] = [set() for _ in range(SPACES)]
    for square, space in enumerate(space_at):
        right, below = square + 1, square + SIZE
        for other in ([right] if right % SIZE else []) + ([below] if below < SIZE * SIZE else []):
            if space_at[other] != space:
                touching[space].add(space_at[other])
                touching[space_at[other]].add(space)
    return touching


@cache
def load_board(name: BoardName) -> Board:
    """One of the boards that come with the game.

    >>> board = load_board("main")
    >>> [board.names[space] for space in board.adjacent[MARKET]]
    ['guild_hall', 'city_hall', 'post_office', 'cathedral']
    """
    return read_board(FACTS.read(FILES[name]))
