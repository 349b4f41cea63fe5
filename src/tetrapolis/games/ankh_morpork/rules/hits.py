"""What an event hits, and what of it was saved (ANK-6.2): the book-keeping of a `Happening`."""

from __future__ import annotations

from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS
from tetrapolis.games.ankh_morpork.rules.common import roll
from tetrapolis.games.ankh_morpork.rules.frames import Happening
from tetrapolis.games.ankh_morpork.rules.moves import SAVED
from tetrapolis.games.ankh_morpork.rules.pieces import lose_minion
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition

A_MINION, A_BUILDING, A_CARD, A_DEMON, A_TROLL = range(5)
WHAT = SAVED
"""What an event does to a player's piece: removes (or moves) a minion, a building, an area card; a neutral comes."""
ROLL, PROTECT, EFFECT, RETURN = range(4)
"""The stages of an event."""

Hit = tuple[int, int, int, int]
"""(owner, area, what, how many)"""


def roll_areas(pos: AnkhMorporkPosition, frame: Happening, count: int, seat: int | None = None) -> tuple[int, ...]:
    """ANK-6.1: each result names an area."""
    dice = tuple([roll(pos) for _ in range(count)])
    say_dice(pos, frame, dice, frame.by if seat is None else seat)
    return dice


def say_dice(pos: AnkhMorporkPosition, frame: Happening, dice: tuple[int, ...], seat: int) -> None:
    """Everybody sees the dice."""
    names = [AREA_NAMES[area] for area in dice]
    pos.say("ankh_morpork-event-rolls", {"seat": seat, "event": EVENTS[frame.event], "areas": names})


def set_hits(frame: Happening, hits: list[Hit]) -> None:
    """What the dice hit."""
    frame.hits = tuple(hits)
    frame.saved = (0,) * len(hits)


def saved_count(frame: Happening, owner: int, area: int, what: int) -> int:
    """How many of a player's pieces of one kind were saved in an area."""
    for hit, saved in zip(frame.hits, frame.saved, strict=True):
        if hit[:3] == (owner, area, what):
            return saved
    return 0


def unsaved(frame: Happening, seat: int) -> list[Hit]:
    """What is hit of a player and not saved yet."""
    return [hit for hit, saved in zip(frame.hits, frame.saved, strict=True) if hit[0] == seat and saved < hit[3]]


def happening_below(pos: AnkhMorporkPosition) -> Happening:
    """The event that asks the question on top."""
    frame = pos.stack[-2]
    assert isinstance(frame, Happening)
    return frame


def lose(pos: AnkhMorporkPosition, frame: Happening, owner: int, area: int, count: int = 1) -> None:
    """Minions leave the board; their owners may bring them back later."""
    for _ in range(count):
        lose_minion(pos, owner, area)
        if owner < pos.setup.players:
            frame.lost = (*frame.lost, (owner, area))
