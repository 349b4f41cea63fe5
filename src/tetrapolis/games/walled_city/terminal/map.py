"""The city in a terminal: a box for each area, laid out roughly as on the board; below, paths and the ring of towers.

Where a box stands is computed from the centres in the board's file, so a corrected file draws itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations

import msgspec
from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.games.walled_city.rules.board import BoardName
from tetrapolis.games.walled_city.rules.cards import HIGH, LOW, NUMBERS
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.position import DEMOLISHED, EMPTY, NOBODY, TOWER, WalledCityPosition
from tetrapolis.games.walled_city.rules.view import View
from tetrapolis.games.walled_city.terminal.words import (
    BUILT,
    DIE,
    FORK,
    GONE,
    LEADS,
    TILE,
    USED,
    area,
    citizens,
    item_at,
    letter,
    listed,
    path,
    pieces,
    signed,
)
from tetrapolis.locales import t

ACROSS = 4
"""At most so many boxes stand side by side."""
NARROWEST, WIDEST = 19, 30
"""So wide a box must and may be."""
NO_AREA = -1

# ---- where areas lie


class _Spot(msgspec.Struct):
    centre: tuple[float, float]


class _Plan(msgspec.Struct):
    areas: list[_Spot]


class _Fence(msgspec.Struct):
    halves: tuple[_Spot, _Spot]


@cache
def _centres(board: BoardName) -> tuple[list[tuple[float, float]], list[tuple[tuple[float, float], ...]]]:
    """The centres of the areas, and those of the two parts of each cut, in the order of the board's files."""
    folder = files("tetrapolis.games.walled_city") / "facts"
    plan = msgspec.json.decode((folder / f"{board}.json").read_bytes(), type=_Plan)
    cuts = msgspec.json.decode((folder / f"{board}_fences.json").read_bytes(), type=dict[str, list[_Fence]])
    parts = [tuple(half.centre for half in fence.halves) for fences in cuts.values() for fence in fences]
    return [spot.centre for spot in plan.areas], parts


@cache
def plan(board: BoardName, cuts: tuple[tuple[int, int], ...], across: int) -> tuple[tuple[int, ...], ...]:
    """Rows of areas (NO_AREA: an empty place); `cuts` are (cut, fenced area), each of which adds an area."""
    spots, parts = _centres(board)
    centres = list(spots)
    for cut, fenced in cuts:
        centres[fenced] = parts[cut][0]
        centres.append(parts[cut][1])
    return arranged(centres, across)


def arranged(centres: Sequence[tuple[float, float]], across: int) -> tuple[tuple[int, ...], ...]:
    """Each centre gets a place of a grid, all of them together as near as can be; two change places while it helps.

    >>> arranged([(0, 9), (9, 0), (0, 0), (5, 5), (9, 9)], 3)
    ((2, -1, 1), (0, 3, 4))
    """
    down = -(-len(centres) // across)
    scaled = list(zip(_scaled([x for x, _ in centres], across), _scaled([y for _, y in centres], down), strict=True))
    by_row = sorted(range(len(centres)), key=lambda number: (round(scaled[number][1]), scaled[number]))
    cells = by_row + [NO_AREA] * (across * down - len(centres))

    def far(number: int, cell: int) -> float:
        if number == NO_AREA:
            return 0
        x, y = scaled[number]
        return float((x - cell % across) ** 2 + (y - cell // across) ** 2)

    helped = True
    while helped:
        helped = False
        for one, other in combinations(range(len(cells)), 2):
            here, there = cells[one], cells[other]
            if far(there, one) + far(here, other) < far(here, one) + far(there, other) - 1e-9:
                cells[one], cells[other] = there, here
                helped = True
    return tuple(tuple(cells[start : start + across]) for start in range(0, len(cells), across))


def _scaled(values: Sequence[float], size: int) -> list[float]:
    low, high = min(values), max(values)
    return [(value - low) / (high - low or 1) * (size - 1) for value in values]


# ---- the boxes


def city(lang: str, view: View, pos: WalledCityPosition, width: int, tight: bool) -> list[Text]:
    """The boxes; tight: without the gaps, which also stand between the towers."""
    across = max(1, min(ACROSS, (width + 1) // (NARROWEST + 1)))
    size = min(WIDEST, (width - across + 1) // across)
    cuts = tuple((cut, pos.board.cuts[cut].area) for cut in pos.cuts)
    marks = hood_marks(view)
    lines: list[Text] = []
    for row in plan(view.options.board, cuts, across):
        boxes = [_box(lang, pos, number, size, marks, tight) for number in row]
        for at in range(max(map(len, boxes))):
            cells = [layout.pad(box[at] if at < len(box) else Text(), size) for box in boxes]
            lines.append(layout.styled("│", "dim").join(cells))
            lines[-1].rstrip()
    return lines


def hood_marks(view: View) -> dict[str, str]:
    """A letter for the areas of each neighbourhood with more than one."""
    hoods = [hood for hood in view.hoods if len(hood) > 1]
    return {name: chr(ord("a") + number) for number, hood in enumerate(hoods) for name in hood}


def _box(lang: str, pos: WalledCityPosition, number: int, size: int, marks: dict[str, str], tight: bool) -> list[Text]:
    if number == NO_AREA:
        return []
    spot = item_at(lang, pos, number)
    found = [spot] if spot.plain else []
    crowd = [
        citizens(lang, pos, colour, pos.peasants[4 * number + colour], pos.nobles[4 * number + colour])
        for colour in range(pos.setup.colours)
        if pos.peasants[4 * number + colour] or pos.nobles[4 * number + colour]
    ]
    title = _title(area(lang, pos, number), marks.get(pos.names[number], ""), size)
    if tight:
        return [title, *_fitted([*found, *crowd], size)]
    found += [gap_sign(pos, gap) for gap, at in enumerate(pos.gap_area) if at == number]
    return [title, *_fitted(found, size), *_fitted(crowd, size)]


def _title(name: str, mark: str, size: int) -> Text:
    """The id, the name and the neighbourhood's letter, as the upper edge of the box."""
    end = layout.styled(f" {mark}", "bold cyan") if mark else Text()
    head = layout.clip(layout.styled(name, "bold"), size - end.cell_len)
    line = size - head.cell_len - end.cell_len - 1
    return head + (Text(" ") + layout.styled("─" * line, "dim") if line > 0 else Text(" " * (line + 1))) + end


def gap_sign(pos: WalledCityPosition, gap: int) -> Text:
    """A gap and what stands in it: "G3", "G3■"."""
    state = pos.gaps[gap]
    return layout.styled(pos.board.gaps[gap] + pieces(state), "" if state > EMPTY else "dim")


def _fitted(items: Sequence[Text], size: int) -> list[Text]:
    """Items with spaces between them as long as they fit in a line with them; else as few lines as can be."""
    spaced = layout.flow(items, size, gap=" ")
    return spaced if len(spaced) < 2 else layout.flow(items, size, gap="")


# ---- paths


def paths(lang: str, pos: WalledCityPosition, width: int, tight: bool, offered: set[str]) -> list[Text]:
    """The paths by their state, but not those that are all among the choices. Tight: the roads by their ids alone."""
    groups: dict[str, list[str]] = {"open": [], "road": [], "demolished": []}
    for number, state in enumerate(pos.paths):
        if f"path:{pos.board.paths[number]}" in offered:
            continue
        key = "road" if state > EMPTY else "demolished" if state == DEMOLISHED else "open"
        name = pos.board.paths[number] if tight and key == "road" else path(pos, number)
        groups[key].append(name + (f" {pieces(state)}" if state > 1 else ""))
    lines: list[Text] = []
    for key, found in groups.items():
        if found:
            head = layout.styled(f" {t(lang, f'walled_city-board-paths-{key}')} ", "dim")
            lines += listed(head, [Text(name) for name in found], width, " " if tight and key == "road" else "  ")
    return lines


# ---- the ring of towers


def ring(lang: str, view: View, pos: WalledCityPosition, width: int, tight: bool) -> list[Text]:
    """Towers with their dice and guards, and between two of them the zone with its card and the gaps."""
    left = set(range(len(pos.gaps)))
    items = []
    for tower, zone, flip in _walk(pos):
        here = frozenset(pos.board.zone_towers[zone])
        gaps = [gap for gap in sorted(left) if frozenset(pos.board.gap_towers[gap]) == here]
        left -= set(gaps)
        inside = [layout.styled(pos.board.zones[zone], "dim"), *_card(lang, view, pos, zone, flip)]
        inside += [gap_sign(pos, gap) for gap in gaps]
        between = layout.styled("‹", "dim") + Text(" ").join(inside) + layout.styled("›", "dim")
        items.append(
            Text(" ").join([layout.styled(pos.board.towers[tower], "bold"), *_guarded(lang, pos, tower), between])
        )
    for gap in sorted(left):
        nearest = "/".join(pos.board.towers[tower] for tower in pos.board.gap_towers[gap])
        items.append(gap_sign(pos, gap) + Text(f" {nearest}"))
    flowing = layout.flow(items, width, indent=1, gap=" " if tight else "  ")
    ordered = [Text(" ") + line for line in layout.grid(items, width - 1, across=4)]
    return flowing if tight or len(flowing) < len(ordered) else ordered


def _walk(pos: WalledCityPosition) -> list[tuple[int, int, bool]]:
    """(tower, the zone behind it, whether that zone lists its towers the other way round), round the city."""
    board = pos.board
    found: list[tuple[int, int, bool]] = []
    left = list(range(len(board.towers)))
    tower = 0
    while left:
        tower = tower if tower in left else left[0]  # should the zones form several rings
        left.remove(tower)
        before = [zone for _, zone, _ in found]
        zones = board.tower_zones[tower]
        zone = next((each for each in reversed(zones) if each not in before), zones[1])
        towers = board.zone_towers[zone]
        found.append((tower, zone, towers[1] == tower))
        tower = towers[0] if towers[1] == tower else towers[1]
    return found


def _guarded(lang: str, pos: WalledCityPosition, tower: int) -> list[Text]:
    guards = pos.guards[4 * tower : 4 * tower + 4]
    return [
        item_at(lang, pos, TOWER + tower),
        *(letter(lang, pos, colour, str(number)) for colour, number in enumerate(guards) if number),
    ]


def _card(lang: str, view: View, pos: WalledCityPosition, zone: int, flip: bool) -> list[Text]:
    """The card in a zone: whose it is, and its numbers as they face the tower before and the tower behind."""
    holder = view.public["zone_owner"][zone]
    if holder == NOBODY:
        return []
    card = view.zones[zone]
    if card.startswith("?"):
        return [letter(lang, pos, holder, card)]
    number = NUMBERS[card.rstrip("*")]
    faces = [HIGH[number], LOW[number]]
    if flip != bool(view.zone_turned[zone]):
        faces.reverse()
    return [letter(lang, pos, holder, f"{faces[0]}|{faces[1]}" + "*" * card.endswith("*"))]


# ---- signs


def legend(lang: str, pos: WalledCityPosition) -> list[Text]:
    """What the signs mean; those that cannot occur on this board are left out."""
    red = letter(lang, pos, 0).plain
    forks = any(len(areas_in(side)) > 1 for both in pos.sides for side in both)
    signs = [
        (f"{red}3+1", "citizens"),
        (DIE, "die"),
        (TILE + signed(1), "tile"),
        ("a b", "hood"),
        (BUILT, "built"),
        (GONE, "demolished"),
        *([(FORK, "fork")] if forks else []),
        (f"‹Z1 {red}4|0›", "card"),
        (LEADS, "leads"),
        (USED, "used"),
    ]
    return [
        layout.styled(sign, "bold") + layout.styled(f" {t(lang, f'walled_city-board-sign-{key}')}", "dim")
        for sign, key in signs
    ]
