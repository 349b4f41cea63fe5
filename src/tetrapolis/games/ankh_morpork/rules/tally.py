"""What everybody at the table can count now, and how far the seat's own goal is (sections 8 and 9)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN
from tetrapolis.games.ankh_morpork.rules.personalities import CHRYSOPRASE, DRAGON_KING, VETINARI, VIMES
from tetrapolis.games.ankh_morpork.rules.position import DEMON, NOBODY, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.powers import resting
from tetrapolis.games.ankh_morpork.rules.scoring import RIOT_MARKERS, WEALTH, controller, score_lines, worth

Kind = Literal["control", "spread", "trouble", "worth", "deck"]


class Goal(msgspec.Struct, frozen=True):
    """How far the seat's personality is from winning."""

    kind: Kind
    n: int
    of: int
    """0: there is nothing to reach, only to wait for."""
    areas: list[int]
    """The areas that count."""


class Tally(msgspec.Struct, frozen=True):
    """Who controls what, and points if the game ended now."""

    controllers: list[int]
    """Of each area, from 1; -1 for nobody."""
    watched: list[list[int]]
    """Of each seat: the areas without a demon in which it has a minion (ANK-8.2)."""
    worth: list[int]
    """Of each seat: cash and buildings less the loans (ANK-8.6)."""
    lines: list[list[tuple[str, int]]]
    """Of each seat: what for, and how many points (ANK-9.5)."""
    goal: Goal | None
    """The seat's own."""
    resting: dict[str, str]
    """Of the area cards that are held: why a power rests: demon, event (it works only then), gained, used (ANK-5.3)."""


def tally_of(pos: AnkhMorporkPosition, seat: int | None, like: Tally | None = None) -> Tally:
    """The count now.

    >>> import tetrapolis as tp
    >>> tp.game("ankh_morpork").new(players=2, seed=1).tally(None).worth
    [10, 10]
    """
    seats = range(pos.players)
    all_can_count = like or Tally(
        [NOBODY, *[controller(pos, area) for area in ALL]],
        [list(AREAS_IN[pos.where[player] & ~pos.where[DEMON]]) for player in seats],
        [worth(pos, player) for player in seats],
        [list(score_lines(pos, player)) for player in seats],
        None,
        resting(pos),
    )
    return replace(all_can_count, goal=None if seat is None else _goal(pos, seat, all_can_count))


def _goal(pos: AnkhMorporkPosition, seat: int, tally: Tally) -> Goal:
    """ANK-8.2 to ANK-8.8."""
    personality, setup = pos.personality[seat], pos.setup
    if personality == VIMES:
        return Goal("deck", len(pos.deck), 0, [])
    if personality == VETINARI:
        watched = tally.watched[seat]
        return Goal("spread", len(watched), setup.areas_to_watch, watched)
    if personality == DRAGON_KING:
        return Goal("trouble", pos.trouble.bit_count(), RIOT_MARKERS, [])
    if personality == CHRYSOPRASE:
        return Goal("worth", tally.worth[seat], WEALTH, [])
    held = [area for area, owner in enumerate(tally.controllers) if owner == seat]
    return Goal("control", len(held), setup.areas_to_control, held)
