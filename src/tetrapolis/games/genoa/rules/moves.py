"""Every move of Genoa. Bundles of things are texts (see bundle), spaces the names of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tetrapolis.core.types import Move, Ring, Seat, one_of
from tetrapolis.games.genoa.rules.bundle import NOTHING, canonical
from tetrapolis.games.genoa.rules.cards import Commodity

Space = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z][a-z0-9_]*$")]
Items = Annotated[str, msgspec.Meta(max_length=400)]
CardId = Annotated[str, msgspec.Meta(max_length=3, pattern="^[a-z][0-9][0-9]$")]
Flag = Annotated[int, msgspec.Meta(ge=0, le=1)]
Version = Annotated[int, msgspec.Meta(ge=1, le=10**6)]

# ---- phase 1


class Roll(Move, frozen=True, tag="roll"):
    """Roll both dice (GEN-3.1)."""


class Start(Move, frozen=True, tag="start"):
    """Spend a Start space tile (GEN-3.4)."""

    space: Space


# ---- the floor: the trader


class SelfUse(Move, frozen=True, tag="use"):
    """Take the open action oneself (GEN-5.5, GEN-6.37)."""


class Invite(Move, frozen=True, tag="invite"):
    """Ask for offers (GEN-6.57)."""


class Lapse(Move, frozen=True, tag="lapse"):
    """Let the action go unused (GEN-6.45)."""


class Go(Move, frozen=True, tag="go"):
    """MOVE: on to a space without a deal (GEN-6.35)."""

    space: Space


class Stop(Move, frozen=True, tag="stop"):
    """End phase 2 (GEN-6.36)."""


class Accept(Move, frozen=True, tag="accept"):
    """Accept a player's offer for a space, as it stood in that version (GEN-6.46)."""

    seat: Seat
    space: Space
    version: Version
    also: str = ""
    """Further players whose offers for the same bare space are accepted with it (`joint_street`): p3+p4."""


class Reopen(Move, frozen=True, tag="reopen"):
    """Ask for offers once more (GEN-6.54)."""


class Call(Move, frozen=True, tag="call"):
    """Say what one would like for a target (GEN-6.41); in orderly play the offers are reopened with it."""

    space: Space
    want: Items

    def __post_init__(self) -> None:
        tidy(self, "want")


class Close(Move, frozen=True, tag="close"):
    """Live: start the countdown to LAPSE (GEN-6.61)."""


class Recall(Move, frozen=True, tag="recall"):
    """Live: withdraw one's counter (GEN-6.59)."""


# ---- the floor: offers


class Offer(Move, frozen=True, tag="offer"):
    """Offer something for the step to a space, or for the action of the building the tower is on (GEN-6.9)."""

    space: Space
    give: Items
    take: Items = NOTHING
    pledge: Items = NOTHING
    extra: Flag = 0
    """The action is taken with an Extra action tile (GEN-6.15)."""
    face: Literal["", "trader", "back"] = ""
    """Who may see the cards in `give` (GEN-6.20); empty: as the table's option says."""
    order: str = ""
    """The order on which a pledge rests; named to the engine only (GEN-6.24). Empty: one that fits."""

    def __post_init__(self) -> None:
        tidy(self, "give", "take", "pledge")


class Counter(Move, frozen=True, tag="counter"):
    """The trader proposes terms to a player, written as that player's offer (GEN-6.38)."""

    seat: Seat
    space: Space
    give: Items
    take: Items = NOTHING
    pledge: Items = NOTHING
    extra: Flag = 0

    def __post_init__(self) -> None:
        tidy(self, "give", "take", "pledge")


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Take back one's offer for a space (GEN-6.29)."""

    space: Space


class Note(Move, frozen=True, tag="note"):
    """Name a price for a space that is not adjacent; it binds nobody (GEN-6.7)."""

    space: Space
    price: Items
    standing: Flag = 0
    """Turn it into an offer as soon as the tower stands beside the space (GEN-6.32)."""

    def __post_init__(self) -> None:
        tidy(self, "price")


class Pass(Move, frozen=True, tag="pass"):
    """Nothing more: what one has offered stands (GEN-6.54). In phase 3: acquire nothing (GEN-10.1)."""


class Wait(Move, frozen=True, tag="wait"):
    """Where nobody waits for the answer: do nothing for now. Nothing happens."""


class Agree(Move, frozen=True, tag="agree"):
    """Agree to the trader's counter, as it stands in that version (GEN-6.39)."""

    version: Version


class Refuse(Move, frozen=True, tag="refuse"):
    """Refuse the trader's counter (GEN-6.39)."""


class Pick(Move, frozen=True, tag="pick"):
    """Pick a card to hand over that the other side asked for by its deck (GEN-6.19)."""

    card: CardId


# ---- the action window


class Main(Move, frozen=True, tag="main"):
    """Do what the building does (GEN-5.11); in a villa: draw the contract (GEN-7.13)."""


class Ship(Move, frozen=True, tag="ship"):
    """In a villa: deliver a large order (GEN-8.4)."""

    card: CardId


class Fill(Move, frozen=True, tag="fill"):
    """Complete a small order (GEN-8.7)."""

    card: CardId


class Fetch(Move, frozen=True, tag="fetch"):
    """Any commodity tile: take one (GEN-9.9)."""

    commodity: Commodity


class Trade(Move, frozen=True, tag="trade"):
    """Trade 1:1 tile: put this back (GEN-9.10). An item is a commodity, a tile, `marker` or a card."""

    item: Space


class Get(Move, frozen=True, tag="get"):
    """What one takes for it, or the bonus tile of a large order. A card is named by its deck."""

    item: Space


class Act(Move, frozen=True, tag="act"):
    """Building action tile: do the MAIN of an own building (GEN-9.13)."""

    building: Space


class End(Move, frozen=True, tag="end"):
    """Close the window (GEN-5.13)."""


# ---- phase 3


class Claim(Move, frozen=True, tag="claim"):
    """Choose a street with a disc and buildings beside it (GEN-10.3 to 10.9).

    `take`: put a marker there. `oust`: pay one to remove another player's. `seize`: oust and put one's own there.
    """

    street: Space
    one: str
    two: str = ""


# ---- at any time


class Deliver(Move, frozen=True, tag="deliver"):
    """Deliver a message (GEN-8.12)."""

    card: CardId


class Auto(Move, frozen=True, tag="auto"):
    """Deliver my messages by themselves, or not (GEN-14.5)."""

    setting: Literal["on", "off"]


class Purse(Move, frozen=True, tag="purse"):
    """Show my money, or not, where each player may choose (GEN-13.3)."""

    setting: Literal["open", "hidden"]


# ---- standing instructions (GEN-6.63): private


class Preset(Move, frozen=True, tag="preset"):
    """Whenever offers are asked for and this space is among the targets, offer this, if it is valid."""

    space: Space
    give: Items
    take: Items = NOTHING
    pledge: Items = NOTHING
    extra: Flag = 0
    face: Literal["", "trader", "back"] = ""

    def __post_init__(self) -> None:
        tidy(self, "give", "take", "pledge")


class Watch(Move, frozen=True, tag="watch"):
    """Ask me about this space, even if I pass on all others."""

    space: Space


class Quiet(Move, frozen=True, tag="quiet"):
    """Pass for me on all targets but those I watch, or no longer; until my turn, or until I am addressed as well."""

    setting: Literal["on", "off", "turn", "addressed"]


OFF, ON, UNTIL_TURN, UNTIL_ADDRESSED = range(4)
QUIET = {"off": OFF, "on": ON, "turn": UNTIL_TURN, "addressed": UNTIL_ADDRESSED}
"""How each setting is kept; from UNTIL_TURN on it ends by itself."""


class Drop(Move, frozen=True, tag="drop"):
    """Forget what I instructed for this space."""

    space: Space


def tidy(move: Move, *fields: str) -> None:
    """Bring bundles into their canonical form; ValueError for a text that is no bundle."""
    for field in fields:
        text = getattr(move, field)
        if text != NOTHING and (tidied := canonical(text)) != text:
            msgspec.structs.force_setattr(move, field, tidied)


if TYPE_CHECKING:
    AnyMove = Move
else:
    AnyMove = one_of(Move, globals()) | Ring

ROLL, PASS, WAIT, STOP = Roll(), Pass(), Wait(), Stop()
USE, INVITE, LAPSE, REOPEN, CLOSE, RECALL = SelfUse(), Invite(), Lapse(), Reopen(), Close(), Recall()
REFUSE, MAIN, END = Refuse(), Main(), End()
"""Moves without fields, made once."""
