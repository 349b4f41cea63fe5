"""The city of Genoa in a terminal: 8 x 8 squares, a box for each space, drawn from the board's squares alone.

In a box: the space, its owner's letter, the tower with its discs or a disc left behind, and a mark if its action is
gone this turn. Tight: without the lines between rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.games.genoa.rules.board import MARKET, SIZE, BoardName, load_board
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.games.genoa.terminal.words import (
    DISC,
    STYLES,
    TOWER,
    USED,
    board_of,
    letter,
    short_name,
    targets,
    tiny_name,
)

EDGE = 2
"""The numbers of the red die at the left."""
NARROWEST, WIDEST = 3, 9
"""So wide a square must and may be."""
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Box characters by the arms they have: up 1, down 2, left 4, right 8."""

Cells = list[list[tuple[str, str]]]
"""Characters with their styles, line by line."""


class Room(NamedTuple):
    """Where a space's text stands: columns of squares and the first and last row."""

    left: int
    right: int
    top: int
    bottom: int


@cache
def rooms(board: BoardName) -> tuple[Room, ...]:
    """For each space the widest row of its squares, with the rows below that are just as wide.

    >>> rooms("main")[MARKET]
    Room(left=3, right=4, top=3, bottom=4)
    """
    at = load_board(board).space_at
    found = []
    for space in range(max(at) + 1):
        runs: list[Room] = []
        for row in range(SIZE):
            columns = [column for column in range(SIZE) if at[SIZE * row + column] == space]
            for _, run in groupby(enumerate(columns), key=lambda pair: pair[1] - pair[0]):
                run_columns = [column for _, column in run]
                runs.append(Room(run_columns[0], run_columns[-1], row, row))
        best = max(runs, key=lambda room: room.right - room.left)
        while (below := best._replace(top=best.bottom + 1, bottom=best.bottom + 1)) in runs:
            best = best._replace(bottom=below.bottom)
        found.append(best)
    return tuple(found)


def map_width(size: int) -> int:
    """How wide the map is with squares of this width."""
    return EDGE + SIZE * (size + 1) + 1


def square_size(width: int) -> int:
    """How wide a square may be so that the map fits."""
    return max(NARROWEST, min(WIDEST, (width - EDGE - 1) // SIZE - 1))


def city(lang: str, view: View, size: int, tight: bool) -> list[Text]:
    """The map, with the numbers of the dice at its edges."""
    board = board_of(view)
    step = 1 if tight else 2
    cells = _lines(board.space_at, size, step)
    reachable = set(targets(view))
    for space, room in enumerate(rooms(view.options.board)):
        name = board.names[space]
        wide = (room.right - room.left + 1) * (size + 1) - 1
        high = step * (room.bottom - room.top) + 1
        styles = "bold" if name in reachable else "" if space < MARKET else "dim"
        text = _label(lang, name, styles, _marks(lang, view, space), wide, high)
        first = step * room.top + (step - 1) + (high - len(text)) // 2
        for line, part in enumerate(text):
            _write(cells[first + line], room.left * (size + 1) + 1, part, wide)
    head = " " * (EDGE + 1) + " ".join(str(number).center(size) for number in range(1, SIZE + 1))
    lines = [layout.styled(head.rstrip(), "bright_blue")]
    for number, row in enumerate(cells):
        red = (number - step + 1) // step + 1 if (number - step + 1) % step == 0 else 0
        edge = layout.styled(f"{red} " if red else "  ", "bright_red")
        lines.append(edge + Text.assemble(*row))
    return lines


def _lines(space_at: Sequence[int], size: int, step: int) -> Cells:
    """The walls between spaces. Between two squares there is one if they belong to different spaces."""

    def at(row: int, column: int) -> int:
        return space_at[SIZE * row + column] if 0 <= row < SIZE and 0 <= column < SIZE else -1

    def wall(row: int, column: int) -> bool:
        """At the left of a square."""
        return at(row, column - 1) != at(row, column)

    def floor(row: int, column: int) -> bool:
        """Above a square."""
        return at(row - 1, column) != at(row, column)

    cells: Cells = []
    for row in range(SIZE + 1):
        if step == 2:
            line = []
            for column in range(SIZE + 1):
                arms = wall(row - 1, column) + 2 * wall(row, column)
                arms += 4 * floor(row, column - 1) + 8 * floor(row, column)
                line += [(_JOINTS[arms], "dim")]
                line += [("─" if floor(row, column) else " ", "dim")] * (size if column < SIZE else 0)
            cells.append(line)
        if row < SIZE:
            line = []
            for column in range(SIZE + 1):
                line.append(("│" if wall(row, column) else " ", "dim"))
                line += [(" ", "")] * (size if column < SIZE else 0)
            cells.append(line)
    return cells


def _marks(lang: str, view: View, space: int) -> list[Text]:
    """Owner, discs, used."""
    name = board_of(view).names[space]
    marks: list[Text] = []
    if space < MARKET and view.owner[space] >= 0:
        marks.append(letter(lang, view.owner[space]))
    discs = view.discs[space]
    if name == view.tower:
        marks.append(layout.styled(f"{TOWER}{discs}", f"bold {STYLES[view.trader]}"))
    elif discs:
        marks.append(layout.styled(DISC * discs, "bold"))
    if name in view.used:
        marks.append(layout.styled(USED, "bold"))
    return marks


def _label(lang: str, space: str, style: str, marks: list[Text], wide: int, high: int) -> list[Text]:
    """Name and marks in one line, or in two if there are; the name as long as there is room for it."""
    tail = Text().join(marks)
    names = [layout.styled(name, style) for name in (short_name(lang, space), tiny_name(lang, space))]
    for name in names:
        if name.cell_len + bool(marks) + tail.cell_len <= wide:
            return [name + Text(" " * bool(marks)) + tail]
        if high > 1 and max(name.cell_len, tail.cell_len) <= wide:
            return [name, tail]
    if high > 1:
        return [layout.clip(names[1], wide), tail]
    room = wide - tail.cell_len
    return [(layout.clip(names[1], room) if room > 1 else Text()) + layout.clip(tail, wide)]


def _write(line: list[tuple[str, str]], start: int, text: Text, wide: int) -> None:
    """Put a text into a line, in the middle of its room."""
    at = start + (wide - text.cell_len) // 2
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
    for number, (character, style) in enumerate(zip(text.plain, styles, strict=True)):
        line[at + number] = (character, style)
