"""Where a game of Genoa can stand: the frames of its stack, and offers as they stand on a floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tetrapolis.core.types import Frame, one_of
from tetrapolis.games.genoa.rules.bundle import NOTHING

NO_CARD = -1
UNKNOWN = -2
"""In what a seat sees: a card that it may not know."""
NO_SUCH_CARD = -3
"""The order a move names is no card at all."""
NOBODY = -1
HOUSE, ROAD = range(2)
"""What a floor is about (GEN-6.49): the action of the building under the tower, or the next step."""


class Terms(msgspec.Struct, frozen=True):
    """An offer or a counter, written as the offer of `by` to the trader (GEN-6.9)."""

    by: int
    space: int
    give: str
    """Bundles as texts, see bundle."""
    take: str = NOTHING
    pledge: str = NOTHING
    extra: bool = False
    face: bool = False
    """The trader sees the cards in `give` (GEN-6.20)."""
    order: int = NO_CARD
    """The card a pledge rests on: secret (GEN-6.24)."""
    version: int = 0
    counter: bool = False
    """Written by the trader: it is he who names his cards (GEN-6.19)."""


class Remark(msgspec.Struct, frozen=True):
    """A NOTE (GEN-6.7)."""

    by: int
    space: int
    price: str
    standing: bool = False


class AnswerDraft(msgspec.Struct, frozen=True):
    """What a player has written so far in an ASK; sealed until all have answered (GEN-6.53)."""

    offers: tuple[Terms, ...] = ()
    notes: tuple[Remark, ...] = ()
    withdrawn: tuple[int, ...] = ()
    """Spaces."""


NO_DRAFT = AnswerDraft()


ARRIVED, SETTLED, STOPPED, DONE = range(4)
"""How far a turn is: the tower stands on a new space; its space is settled; phase 2 is over; phase 3 is over."""


class Turn(Frame, tag="turn"):
    """Between two decisions of a turn: what comes next. Runs."""

    then: int
    called: bool = False
    """Everybody had a last chance to deliver messages."""


class Starting(Frame, tag="starting"):
    """Phase 1 (GEN-3.1)."""

    seat: int


class Floor(Frame, tag="floor"):
    """A negotiation: what is on offer. Runs: the stage frames lie on top of it; alone it begins the next ASK."""

    seat: int
    """The trader."""
    about: int
    targets: tuple[int, ...]
    """What can be bought here (GEN-6.3, GEN-6.6): the only targets there are (GEN-6.8)."""
    offers: tuple[Terms, ...] = ()
    rounds: int = 0
    """ASKs so far."""
    counters: int = 0


class Opening(Frame, tag="opening"):
    """HOUSE.OPEN (GEN-6.57), also where only the trader could act (GEN-6.50)."""

    seat: int


class Asking(Frame, tag="asking"):
    """ASK: all the others answer in parallel, sealed (GEN-6.53)."""

    asked: int
    waiting: int
    """Who has not answered yet, as a set of bits."""
    drafts: tuple[AnswerDraft, ...]


class Deciding(Frame, tag="deciding"):
    """DECIDE: the trader."""

    seat: int


class Replying(Frame, tag="replying"):
    """REPLY: a player to the trader's counter (GEN-6.39)."""

    seat: int
    terms: Terms


class Live(Frame, tag="live"):
    """The open floor (6.J): several decisions at once."""

    seat: int
    asked: int
    counter: Terms | None = None
    passed: int = 0
    barred: int = 0
    """Who withdrew an offer for the action after CLOSE (GEN-6.62)."""
    may_go: bool = False
    """`floor_min` has passed (GEN-6.60)."""
    closing: bool = False
    """The countdown of CLOSE runs."""
    closed: bool = False
    """It has run out (GEN-6.61)."""
    late: bool = False
    """`floor_max` has passed (GEN-6.62)."""


class Dealing(Frame, tag="dealing"):
    """A deal has been accepted: cards asked for by deck are picked, then it is carried out (GEN-6.47). Runs."""

    deals: tuple[Terms, ...]
    picked: tuple[int, ...] = ()
    """Cards picked so far, all of the one who picks."""


class Picking(Frame, tag="picking"):
    """One side picks which of its cards of a deck it hands over (GEN-6.19)."""

    seat: int
    deck: int
    left: int
    cards: tuple[int, ...]
    """Those to choose from; nobody else may know them."""
    to: int


class Window(Frame, tag="window"):
    """ACTION: a player's action window (GEN-5.10), with what a pledge binds (GEN-6.25)."""

    seat: int
    building: int
    main: bool = False
    """MAIN is done."""
    ordered: bool = False
    """An order was completed (GEN-8.11)."""
    pledge: str = NOTHING
    order: int = NO_CARD
    """The order the pledge rests on, not yet completed: secret."""
    goods: tuple[int, ...] = ()
    """What the action has brought: commodities, ..."""
    tiles: tuple[int, ...] = ()
    markers: int = 0
    drawn: int = 0
    """... cards, ..."""
    cards: tuple[int, ...] = ()
    """those of them still in hand, if some are pledged: secret, also how many they are, ..."""
    ducats: int = 0
    """... and the reward of an order."""
    extra: bool = False
    """Taken with an Extra action tile (GEN-9.2: it goes back at the end)."""


class Paying(Frame, tag="paying"):
    """The pledge of a window that has ended changes hands (GEN-6.47). Runs."""

    seat: int
    pledge: str
    drawn: int
    """How many cards were drawn ..."""
    cards: tuple[int, ...]
    """... and those of them still in hand: the buyer picks among them."""
    picked: tuple[int, ...] = ()


class Trading(Frame, tag="trading"):
    """Trade 1:1: what is taken for the item put back (GEN-9.10)."""

    seat: int
    item: str


class Shipping(Frame, tag="shipping"):
    """The bonus tile of a large order (GEN-8.5)."""

    seat: int


class Choosing(Frame, tag="choosing"):
    """A Building action tile on an own villa: contract or delivery (GEN-9.18)."""

    seat: int
    building: int


class Acquiring(Frame, tag="acquiring"):
    """Phase 3: one player's opportunity (GEN-10.1)."""

    seat: int
    left: int
    """How many players come after."""


class Delivering(Frame, tag="delivering"):
    """The last chance in a turn to deliver messages by hand (GEN-8.16), for all who may have some, in parallel."""

    asked: int
    waiting: int


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = one_of(Frame, globals())
