"""What everybody at the table can count now, and how far the seat's own goal is (sections 8 and 9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tetrapolis.games.ankh_morpork.areas import ALL, AREAS_IN, BIT, NAMES
from tetrapolis.games.ankh_morpork.moves import Build, Buy, Pay, Save, TakeMoney, Visit
from tetrapolis.games.ankh_morpork.personalities import CHRYSOPRASE, DRAGON_KING, VETINARI, VIMES
from tetrapolis.games.ankh_morpork.position import DEMON, NOBODY, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.scoring import RIOT_MARKERS, WEALTH, controller, score_lines, worth

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
    stirs: list[str]
    """The areas in which one more minion would bring trouble (ANK-4.6)."""
    cash: dict[str, int]
    """What legal moves that cost or bring a known sum of dollars would do to the own cash."""


def tally_of(pos: AnkhMorporkPosition, seat: int | None) -> Tally:
    """The count now.

    >>> import tetrapolis as tp
    >>> tp.game("ankh_morpork").new(players=2, seed=1).tally(None).worth
    [10, 10]
    """
    seats = range(pos.players)
    controllers = [NOBODY, *[controller(pos, area) for area in ALL]]
    watched = [list(AREAS_IN[pos.where[player] & ~pos.where[DEMON]]) for player in seats]
    return Tally(
        controllers,
        watched,
        [worth(pos, player) for player in seats],
        [list(score_lines(pos, player)) for player in seats],
        None if seat is None else _goal(pos, seat, controllers, watched[seat]),
        [NAMES[area] for area in ALL if pos.crowd[area] and not pos.trouble & BIT[area]],
        {} if seat is None else _cash(pos, seat),
    )


_PRICED = (Build, Visit, Save, TakeMoney, Pay, Buy)
"""Moves that cost or bring a sum which hangs on nothing hidden."""


def _cash(pos: AnkhMorporkPosition, seat: int) -> dict[str, int]:
    """Each is tried on a copy: nobody has to know its price but the rule itself."""
    found = {}
    for move in pos.legal(seat):
        if isinstance(move, _PRICED):
            tried = pos.copy()
            tried.play(seat, move)
            found[str(move)] = tried.cash[seat] - pos.cash[seat]
    return found


def _goal(pos: AnkhMorporkPosition, seat: int, controllers: list[int], watched: list[int]) -> Goal:
    """ANK-8.2 to ANK-8.8."""
    personality, setup = pos.personality[seat], pos.setup
    if personality == VIMES:
        return Goal("deck", len(pos.deck), 0, [])
    if personality == VETINARI:
        return Goal("spread", len(watched), setup.areas_to_watch, watched)
    if personality == DRAGON_KING:
        return Goal("trouble", pos.trouble.bit_count(), RIOT_MARKERS, [])
    if personality == CHRYSOPRASE:
        return Goal("worth", worth(pos, seat), WEALTH, [])
    held = [area for area, owner in enumerate(controllers) if owner == seat]
    return Goal("control", len(held), setup.areas_to_control, held)
