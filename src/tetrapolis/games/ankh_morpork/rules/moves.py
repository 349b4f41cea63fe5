"""Every move of Ankh-Morpork, as tiny frozen structs; the simple ones exist once and are handed out by reference.

Field names tell what a value is: `card` a player card, `area` (`to`, `lift`) an area, `target` a seat, `minion` whose
minion it is: p1 to p4, troll or demon.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from tetrapolis.core.types import Move, Seat, one_of
from tetrapolis.games.ankh_morpork.rules import areas, cards

Card = Annotated[str, Meta(pattern=f"^({'|'.join(cards.NAMES)})$")]
Area = Annotated[str, Meta(pattern=f"^({'|'.join(areas.NAMES[1:])})$")]
NoArea = Annotated[str, Meta(pattern=f"^({'|'.join(areas.NAMES[1:])})?$")]
Minion = Literal["p1", "p2", "p3", "p4", "troll", "demon"]
Saved = Literal["minion", "building", "card", "demon", "troll"]
Number = Annotated[int, Meta(ge=0, le=99)]

OWNERS: tuple[Minion, ...] = ("p1", "p2", "p3", "p4", "troll", "demon")
OWNER_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(OWNERS)}
SAVED: tuple[Saved, ...] = ("minion", "building", "card", "demon", "troll")

# ---- the turn


class Play(Move, frozen=True, tag="play"):
    """Play a regular card (ANK-2.4, ANK-4.30)."""

    card: Card


class Pass(Move, frozen=True, tag="pass"):
    """No regular card to play (ANK-2.5); or, in a window, let it happen (ANK-4.36).

    In a window `rest=turn` lets everything happen for the rest of this turn, `below=N` from now on everything that is
    worth less than N: standing answers, known to nobody else.
    """

    rest: Literal["", "turn"] = ""
    below: Number = 0


class Skip(Move, frozen=True, tag="skip"):
    """Leave an icon or a further play unused (ANK-3.2)."""


class End(Move, frozen=True, tag="end"):
    """End MAIN; REFILL follows (ANK-2.6)."""


class Text(Move, frozen=True, tag="text"):
    """Start the scroll text of the current card (ANK-4.23)."""


class TakeMoney(Move, frozen=True, tag="money"):
    """Take the money of a coin icon (ANK-4.22)."""


class UsePower(Move, frozen=True, tag="power"):
    """Use the power of an area card (section 5)."""

    area: Area


class Standing(Move, frozen=True, tag="standing"):
    """Take back a standing answer: be asked again (below 0 is never less than anything)."""

    below: Number


class Interrupt(Move, frozen=True, tag="interrupt"):
    """Play an interrupt in its window (ANK-4.33)."""

    card: Card


# ---- the board


class Place(Move, frozen=True, tag="place"):
    """Place an own minion; with all twelve on the board, the one lifted from another area (ANK-4.1, ANK-4.4)."""

    area: Area
    lift: NoArea = ""


class Build(Move, frozen=True, tag="build"):
    """Place a building; with all six on the board, the one lifted from another area (ANK-4.14, ANK-4.18)."""

    area: Area
    lift: NoArea = ""


class Kill(Move, frozen=True, tag="kill"):
    """Remove a minion: assassination (ANK-4.19) or by a text or event."""

    area: Area
    minion: Minion


class Calm(Move, frozen=True, tag="calm"):
    """Take a trouble marker off an area (ANK-4.21)."""

    area: Area


class Stir(Move, frozen=True, tag="stir"):
    """Put a trouble marker into an area (The Shades, Doctor Hix, The Mob)."""

    area: Area


class Grab(Move, frozen=True, tag="grab"):
    """Choose the minion that will be moved."""

    area: Area
    minion: Minion


class Go(Move, frozen=True, tag="go"):
    """Where the chosen minion moves."""

    area: Area


class Flee(Move, frozen=True, tag="flee"):
    """Flood: move an own minion out of a flooded area (ANK-6.8)."""

    area: Area
    to: Area


class Raze(Move, frozen=True, tag="raze"):
    """Remove a building (The Fire Brigade, Subsidence)."""

    area: Area


class Buy(Move, frozen=True, tag="buy"):
    """Buy an opponent's building (Sybil Vimes, Reacher Gilt); with six on the board one is lifted first."""

    area: Area
    lift: NoArea = ""


class Visit(Move, frozen=True, tag="visit"):
    """Choose an area to be paid for (Mr Slant)."""

    area: Area


class Save(Move, frozen=True, tag="save"):
    """Small Gods: pay $3 to cancel an event's effect on one piece (ANK-5.10)."""

    area: Area
    what: Saved


# ---- players and cards


class Target(Move, frozen=True, tag="target"):
    """Choose a player."""

    target: Seat


class Pay(Move, frozen=True, tag="pay"):
    """Pay what is asked."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Do not pay."""


class Give(Move, frozen=True, tag="give"):
    """Give this hand card."""

    card: Card


class Discard(Move, frozen=True, tag="discard"):
    """Put this card onto the discard pile."""

    card: Card


class Keep(Move, frozen=True, tag="keep"):
    """Keep this card, return the other one (Stanley)."""

    card: Card


class Done(Move, frozen=True, tag="done"):
    """Enough: no more of what may be done several times."""


if TYPE_CHECKING:
    AnyMove = Move
else:
    AnyMove = one_of(Move, globals())

# ---- one object per simple move, by the number of what it names (areas count from 1)

_AREAS = areas.NAMES[1:]
_NOWHERE = End()

PLAY = [Play(name) for name in cards.NAMES]
GIVE = [Give(name) for name in cards.NAMES]
DISCARD = [Discard(name) for name in cards.NAMES]
KEEP = [Keep(name) for name in cards.NAMES]
INTERRUPT = [Interrupt(name) for name in cards.NAMES]
PLACE: list[Move] = [_NOWHERE, *(Place(name) for name in _AREAS)]
CALM: list[Move] = [_NOWHERE, *(Calm(name) for name in _AREAS)]
STIR: list[Move] = [_NOWHERE, *(Stir(name) for name in _AREAS)]
GO: list[Move] = [_NOWHERE, *(Go(name) for name in _AREAS)]
RAZE: list[Move] = [_NOWHERE, *(Raze(name) for name in _AREAS)]
VISIT: list[Move] = [_NOWHERE, *(Visit(name) for name in _AREAS)]
BUILD: list[Move] = [_NOWHERE, *(Build(name) for name in _AREAS)]
BUY: list[Move] = [_NOWHERE, *(Buy(name) for name in _AREAS)]
USE_POWER: list[Move] = [_NOWHERE, *(UsePower(name) for name in _AREAS)]
KILL: list[list[Move]] = [[_NOWHERE, *(Kill(name, owner) for name in _AREAS)] for owner in OWNERS]
GRAB: list[list[Move]] = [[_NOWHERE, *(Grab(name, owner) for name in _AREAS)] for owner in OWNERS]
SAVE: list[list[Move]] = [[_NOWHERE, *(Save(name, what) for name in _AREAS)] for what in SAVED]
TARGET: list[Move] = [Target(seat) for seat in range(4)]
PASS, SKIP, END, TEXT, MONEY, PAY, REFUSE, DONE = Pass(), Skip(), End(), Text(), TakeMoney(), Pay(), Refuse(), Done()
PASS_TURN = Pass(rest="turn")
PASS_BELOW = [Pass(below=worth) for worth in range(100)]
ASK_AGAIN = Standing(0)


def _by_set(moves: list[Move]) -> tuple[tuple[Move, ...], ...]:
    """The moves for a set of areas."""
    return tuple(tuple(moves[area] for area in inside) for inside in areas.AREAS_IN)


PLACE_IN = _by_set(PLACE)
CALM_IN = _by_set(CALM)
STIR_IN = _by_set(STIR)
GO_IN = _by_set(GO)
"""As areas.AREAS_IN: PLACE_IN[mask] are the moves for the areas of a set."""
