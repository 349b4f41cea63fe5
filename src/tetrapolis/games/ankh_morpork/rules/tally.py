"""What everybody at the table can count now, and how far the seat's own goal is (sections 8 and 9)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN
from tetrapolis.games.ankh_morpork.rules.cards import ICONS_OF
from tetrapolis.games.ankh_morpork.rules.cards import NAMES as CARD_NAMES
from tetrapolis.games.ankh_morpork.rules.frames import Main, Menu
from tetrapolis.games.ankh_morpork.rules.personalities import (
    CHRYSOPRASE,
    DRAGON_KING,
    NAMES,
    VETINARI,
    VIMES,
    in_game,
)
from tetrapolis.games.ankh_morpork.rules.position import DEMON, NO_CARD, NOBODY, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.powers import power_of, resting
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


class Chain(msgspec.Struct, frozen=True):
    """How far the icons of the card in play are (ANK-3.1)."""

    card: str
    past: int
    """So many are past."""
    now: bool
    """The next one is being asked or carried out."""


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
    chain: Chain | None
    suspects: list[list[str]]
    """Of each other player: who he can be, where the seat knows more than that he is not itself."""


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
        _chain(pos),
        [],
    )
    suspects = [[] if player == seat else _suspects(pos, seat, player) for player in seats]
    return replace(all_can_count, goal=None if seat is None else _goal(pos, seat, all_can_count), suspects=suspects)


def _chain(pos: AnkhMorporkPosition) -> Chain | None:
    main = pos.stack[0] if pos.stack else None
    if not isinstance(main, Main) or main.card == NO_CARD:
        return None
    name, last = CARD_NAMES[main.card], pos.stack[-1]
    if isinstance(last, Menu):
        return Chain(name, main.icon, main.icon < len(ICONS_OF[main.card]))
    if last is main or power_of(last):
        return Chain(name, main.icon, False)
    return Chain(name, main.icon - 1, True)


def _suspects(pos: AnkhMorporkPosition, seat: int | None, player: int) -> list[str]:
    """Who a player can be, if the seat has found out more than that nobody else is whom it is itself."""
    viewer = pos.players if seat is None else seat
    known = {*pos.suspicions.pile(viewer), *([] if seat is None else [pos.personality[seat]])}
    suspects = pos.suspicions.suspects(viewer, player)
    found = len(suspects) == 1 or len(suspects) < len([who for who in in_game(pos.players) if who not in known])
    return [NAMES[who] for who in suspects] if found else []


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
