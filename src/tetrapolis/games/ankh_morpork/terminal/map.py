"""The city of Ankh-Morpork in a terminal: twelve boxes, laid out roughly as on the board.

A box names the area and what a building costs there; below stand the marker of trouble and the minions of each owner,
then the building, who controls the area, and the numbers of its neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.games.ankh_morpork.rules import areas, cards
from tetrapolis.games.ankh_morpork.rules.position import NOBODY
from tetrapolis.games.ankh_morpork.rules.tally import Tally
from tetrapolis.games.ankh_morpork.rules.view import View
from tetrapolis.games.ankh_morpork.terminal.words import SYMBOLS, TROUBLE, area_name, house, letter, neighbours
from tetrapolis.locales import t

PLANS = {
    4: (12, 1, 3, 6, 11, 2, 4, 7, 9, 10, 5, 8),
    3: (12, 1, 3, 11, 2, 4, 9, 10, 5, 8, 7, 6),
}
"""Where the areas stand, line by line, by the number of boxes in a line; with fewer they stand in their order."""
NARROWEST, WIDEST = 19, 30
"""So wide a box must and may be inside."""
ROOMY = 26
"""From this width on a box has room for the full name."""
CONTROL, GONE = "♛", "×"


def city(lang: str, view: View, tally: Tally, width: int, tight: bool) -> list[Text]:
    """The boxes; tight: in two lines each, without the neighbours."""
    across = max(1, min(4, (width + 1) // (NARROWEST + 1)))
    across = across if across != 4 or width >= 4 * NARROWEST + 3 else 3
    size = min(WIDEST, (width - across + 1) // across)
    plan = PLANS.get(across, areas.ALL)
    lines: list[Text] = []
    for start in range(0, len(plan), across):
        boxes = [_box(lang, view, tally, area, size, tight) for area in plan[start : start + across]]
        for row in zip(*boxes, strict=True):
            lines.append(layout.styled("│", "dim").join(layout.pad(cell, size) for cell in row))
            lines[-1].rstrip()
    return lines


def _box(lang: str, view: View, tally: Tally, area: int, size: int, tight: bool) -> list[Text]:
    trouble = areas.NAMES[area] in view.trouble
    mark = layout.styled(f"{TROUBLE} ", "bold red") if trouble else Text("  ")
    title = _title(lang, area, size)
    crowd = _minions(lang, view, area)
    below = _building(lang, view, tally, area)
    if tight:
        return [title, mark + _fitted([*crowd, *below], size - 2)]
    near = layout.styled(neighbours(area), "dim")
    last = Text("  ") + Text(" ").join(below)
    gap = size - last.cell_len - near.cell_len
    return [title, mark + _fitted(crowd, size - 2), last + Text(" " * max(gap, 1)) + near]


def _title(lang: str, area: int, size: int) -> Text:
    """The number, the name and the cost, as the upper edge of the box."""
    number, _, name = area_name(lang, area, short=size < ROOMY).partition(" ")
    head = layout.styled(f"{number:>2} {name}", "bold")
    cost = layout.styled(f"${areas.COST[area]}", "yellow")
    line = size - head.cell_len - cost.cell_len - 2
    rule = Text(" ") + layout.styled("─" * line, "dim") + Text(" ") if line > 0 else Text(" " * (line + 2))
    return head + rule + cost


def _minions(lang: str, view: View, area: int) -> list[Text]:
    return [letter(lang, owner, str(row[area])) for owner, row in enumerate(view.minions) if row[area]]


def _building(lang: str, view: View, tally: Tally, area: int) -> list[Text]:
    """The building (its owner holds the area card, unless that is gone for good) and who controls the area."""
    owner = view.buildings[area]
    found = [] if owner == NOBODY else [house(lang, owner)]
    if areas.NAMES[area] in view.gone:
        found = [(found[0] if found else Text()) + layout.styled(GONE, "bold red")]
    ruler = tally.controllers[area]
    return found if ruler == NOBODY else [*found, layout.styled(CONTROL, "dim") + letter(lang, ruler)]


def _fitted(items: Sequence[Text], size: int) -> Text:
    """Items with spaces between them as long as there is room for the spaces."""
    spaced = Text(" ").join(items)
    return spaced if spaced.cell_len <= size else Text("").join(items)


def legend(lang: str) -> list[Text]:
    """What the signs in the boxes mean."""
    signs = [
        (TROUBLE, t(lang, "ankh_morpork-board-sign-trouble")),
        (SYMBOLS[cards.BUILDING], t(lang, "ankh_morpork-board-sign-building")),
        (GONE, t(lang, "ankh_morpork-board-sign-gone")),
        (CONTROL, t(lang, "ankh_morpork-board-sign-control")),
        *((letter(lang, owner).plain, t(lang, f"ankh_morpork-piece-{name}")) for owner, name in _NEUTRALS),
        ("1 2", t(lang, "ankh_morpork-board-sign-neighbours")),
    ]
    return [layout.styled(sign, "bold") + layout.styled(f" {said}", "dim") for sign, said in signs]


_NEUTRALS = ((4, "troll"), (5, "demon"))
