"""Who may see what of the fields that not everybody sees (section 13).

Money is no hole: who counts what changes hands knows it to the last ducat (GEN-13.3). What of it a table shows is the
view's part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tetrapolis.core.card_knowledge import Unread
from tetrapolis.core.holes import HOLE
from tetrapolis.games.genoa.rules.frames import Remark

if TYPE_CHECKING:
    from tetrapolis.core.card_knowledge import CardKnowledge
    from tetrapolis.games.genoa.rules.moves import Preset
    from tetrapolis.games.genoa.rules.position import GenoaPosition


def lores(pos: GenoaPosition, seat: int | None) -> list[CardKnowledge]:
    """What the seat itself knows of cards, and what everybody does."""
    return [lore.seen(seat) for lore in pos.lores]


def unread_lores(pos: GenoaPosition, seat: int | None) -> list[Unread]:
    """The same, for one who hardly ever asks."""
    return [Unread(lore, seat) for lore in pos.lores]


def notes(pos: GenoaPosition, seat: int | None) -> list[Remark]:
    """All of them."""
    return [_note_shown(note, seat) for note in pos.notes] if pos.notes else []


def presets(pos: GenoaPosition, seat: int | None) -> list[list[Preset]]:
    """The own ones; not even how many the others have."""
    rows: list[list[Preset]] = [[] for _ in pos.presets]
    if seat is not None:
        rows[seat] = pos.presets[seat].copy()
    return rows


def cut(pos: GenoaPosition, seat: int | None) -> int:
    """Each seat has a log of its own length: a world looks where the turn begins in it."""
    return HOLE


def hands(pos: GenoaPosition, seat: int | None) -> list[list[int]]:
    """The own cards (GEN-13.4)."""
    rows = [[HOLE] * len(hand) for hand in pos.hands]
    if seat is not None:
        for row in range(4 * seat, 4 * seat + 4):
            rows[row] = pos.hands[row].copy()
    return rows


def _note_shown(note: Remark, seat: int | None) -> Remark:
    """Whether a note turns into an offer by itself is its maker's business."""
    return note if seat == note.by or not note.standing else replace(note, standing=False)
