"""Where a game of The Walled City can stand: the frames of its stack. Frames hold numbers and tuples only.

Main, Laps, Turn, DefenceTurn, Butchery and Defence run by themselves; the others ask a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrapolis.core.types import Frame, one_of

BUILD, SETTLE, PROMOTE, ADJUST, LAST = range(5)
"""The steps of a turn (WAL-3.2, WAL-7.2), and the moment after the last one."""


class Main(Frame, tag="main"):
    """The course of the game (WAL-1.2). Runs."""

    stage: int = 0


class StartRoad(Frame, tag="start_road"):
    """Place a starting road (WAL-1.26, WAL-12.11)."""

    seat: int


class Joining(Frame, tag="joining"):
    """Take a guild; `left` are those who come after (WAL-2.1, WAL-6.3)."""

    seat: int
    left: tuple[int, ...]


class Laps(Frame, tag="laps"):
    """Phase B: turns go round in priority order (WAL-3.1, WAL-7.1). Runs."""

    order: tuple[int, ...]
    next: int = 0


class Turn(Frame, tag="turn"):
    """A turn of phase B. Runs from step to step."""

    seat: int
    step: int = BUILD
    place: int = -1
    """The path or gap built on: it stays the place of the turn (WAL-3.18)."""
    card: int = -1
    promotes: int = 0
    over_built: bool = False
    """Drapers: build on a built place (WAL-13.12)."""
    used: bool = False
    """A permanent ability was used this turn (WAL-2.9)."""


class DefenceTurn(Turn, tag="defence_turn"):
    """A turn of phase D, where guilds may be used in it (WAL-15.7). Nothing is built: `step` is LAST. Runs."""

    left: int = 1
    """Cards still to lay."""


class Building(Frame, tag="building"):
    """Step 1: where to build."""

    seat: int


class Showing(Frame, tag="showing"):
    """Still step 1: which card."""

    seat: int


class Settling(Frame, tag="settling"):
    """Step 2: where the larger number goes; in round 2 which number settles."""

    seat: int


class SettlingOther(Frame, tag="settling_other"):
    """At a side with several areas: where the other number goes (WAL-3.9)."""

    seat: int
    area: int


class Sharing(Frame, tag="sharing"):
    """Too few citizens for both sides: how many go to the first area (WAL-3.10)."""

    seat: int
    areas: tuple[int, int]
    counts: tuple[int, int]


class Peopling(Frame, tag="peopling"):
    """How many of those who settle in an area are nobles; then the next area (WAL-3.8)."""

    seat: int
    queue: tuple[tuple[int, int], ...]


class Promoting(Frame, tag="promoting"):
    """Step 3 of round 2: nobles go to towers, one by one (WAL-7.8)."""

    seat: int
    left: int
    begun: bool = False


class Adjusting(Frame, tag="adjusting"):
    """The last step: change an item (WAL-3.12, WAL-7.15)."""

    seat: int


class Ending(Frame, tag="ending"):
    """All steps are done; the guild may still be used (WAL-2.7)."""

    seat: int


class Ability(Frame, tag="ability"):
    """A guild's ability that needs choices. What the numbers mean stands with the guild."""

    seat: int
    guild: int
    left: int = 0
    stage: int = 0
    place: int = -1
    colour: int = -1
    done: int = 0
    """A set of colours or the like."""
    picks: tuple[int, ...] = ()


class Answering(Frame, tag="answering"):
    """Butchers: give back a card of higher total (WAL-13.53)."""

    seat: int
    got: int


class TakingCard(Frame, tag="taking"):
    """Butchers: a hand without a higher card is shown; take one (WAL-13.54)."""

    seat: int
    target: int


class Butchery(Frame, tag="butchery"):
    """Butchers: the cards given, in order of the players, and those who have not answered yet. Runs."""

    by: int
    given: tuple[int, ...]
    next: int = 0
    back: tuple[int, ...] = ()
    shown: int = 0
    """Whose hand was shown, as a set of places in that order: what was taken there the holder knows."""


class Defence(Frame, tag="defence"):
    """Phase D: who still has to lay a card (WAL-5.1). Runs."""

    left: tuple[int, ...]


class Zoning(Frame, tag="zoning"):
    """Phase D: choose the zone."""

    seat: int


class Laying(Frame, tag="laying"):
    """Phase D: choose the card."""

    seat: int
    zone: int


class Facing(Frame, tag="facing"):
    """Phase D: choose which tower the larger number faces. Which card it is only the owner knows."""

    seat: int
    zone: int
    card: int


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = one_of(Frame, globals())
