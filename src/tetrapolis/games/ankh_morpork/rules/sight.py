"""Who may see what of the fields that not everybody sees (section 11 of the rules)."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING

from tetrapolis.core.holes import HOLE
from tetrapolis.games.ankh_morpork.rules.cards import IS_GREEN
from tetrapolis.games.ankh_morpork.rules.frames import Searching

if TYPE_CHECKING:
    from tetrapolis.games.ankh_morpork.rules.personalities import Suspicions
    from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition

GREEN_HOLE = HOLE + 1
"""A hidden green card: whether the top of the draw pile is green or brown everybody sees (ANK-11.5)."""


def suspicions(pos: AnkhMorporkPosition, seat: int | None) -> Suspicions:
    """Whom the seat itself holds possible, and what everybody knows."""
    return pos.suspicions.seen(pos.setup.players if seat is None else seat)


def hands(pos: AnkhMorporkPosition, seat: int | None) -> list[list[int]]:
    """The own hand (ANK-11.1), and one the seat is searching."""
    top = pos.stack[-1] if pos.stack else None  # none: the game is over
    seen = [[HOLE] * len(hand) for hand in pos.hands]
    if seat is not None:
        seen[seat] = pos.hands[seat].copy()
        if isinstance(top, Searching) and top.seat == seat:
            seen[top.target] = pos.hands[top.target].copy()
    return seen


def deck(pos: AnkhMorporkPosition, seat: int | None) -> list[int]:
    """How many brown and green cards are left: the green ones lie on top (ANK-1.11)."""
    cards = pos.deck
    brown = bisect(cards, False, key=IS_GREEN.__getitem__)
    return [HOLE] * brown + [GREEN_HOLE] * (len(cards) - brown)


def quiet(pos: AnkhMorporkPosition, seat: int | None) -> int:
    """Whether the seat itself lets everything pass."""
    return 0 if seat is None else pos.quiet & 1 << seat
