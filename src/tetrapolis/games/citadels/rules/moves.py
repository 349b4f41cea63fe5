"""Every move of Citadels, as tiny frozen structs; the simple ones exist once and are handed out by reference.

Field names tell what a value is: `char` a character, `district` a district card, `target` a seat, `type` a
district type. A district that stands in a city is written with a `+` once it is beautified.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from tetrapolis.core.types import Move, Seat, one_of
from tetrapolis.games.citadels.rules.cards import CHARACTER_NAMES, CITY_NAME, NAMES, TYPES

Char = Annotated[str, Meta(pattern=f"^({'|'.join(CHARACTER_NAMES)})$")]
District = Annotated[str, Meta(pattern=f"^({'|'.join(NAMES)})$")]
InCity = Annotated[str, Meta(pattern=f"^({'|'.join(NAMES)})[+]?$")]
Resource = Literal["gold", "cards"]
Number = Annotated[int, Meta(ge=0, le=99)]

# ---- selection phase


class Pick(Move, frozen=True, tag="pick"):
    """Keep this character (CIT-2.9)."""

    char: Char


class Drop(Move, frozen=True, tag="drop"):
    """Discard this character face down (CIT-2.16)."""

    char: Char


class SwapCharacters(Move, frozen=True, tag="swap_characters"):
    """Theater: exchange a character card with a player; with two cards each, say which one you give (CIT-15.33)."""

    target: Seat
    char: Char | Literal[""] = ""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing: no exchange, no confiscation, leave the marker face down."""


# ---- every turn


class Gather(Move, frozen=True, tag="gather"):
    """Gather resources (CIT-4.1)."""

    resource: Resource


class KeepCard(Move, frozen=True, tag="keep"):
    """Keep this one of the cards drawn (CIT-4.3, CIT-12.5)."""

    district: District


class Build(Move, frozen=True, tag="build"):
    """Build a district for gold; `cards` of the Thieves' Den's price are paid with cards (CIT-4.7, CIT-15.34)."""

    district: District
    cards: Number = 0


class UseFramework(Move, frozen=True, tag="framework"):
    """Build a district by destroying the Framework (CIT-15.7)."""

    district: District


class Sacrifice(Move, frozen=True, tag="sacrifice"):
    """Build the Necropolis by destroying this district of the own city (CIT-15.22)."""

    district: InCity


class Borrow(Move, frozen=True, tag="borrow"):
    """Cardinal: build a district with the missing gold of another player (CIT-10.9)."""

    district: District
    target: Seat
    cards: Number = 0


class Spend(Move, frozen=True, tag="spend"):
    """Pay for the Thieves' Den with this card (CIT-15.34)."""

    district: District


class Give(Move, frozen=True, tag="give"):
    """Give this card to the player whose turn it is to get one (CIT-8.10, CIT-10.9)."""

    district: District


class EndTurn(Move, frozen=True, tag="end"):
    """End the turn (CIT-4.20)."""


class Income(Move, frozen=True, tag="income"):
    """Collect for the districts of the character's type (CIT-4.14)."""


# ---- rank 1


class Kill(Move, frozen=True, tag="kill"):
    """Assassin (CIT-6.1)."""

    char: Char


class Bewitch(Move, frozen=True, tag="bewitch"):
    """Witch (CIT-6.5)."""

    char: Char


class Sign(Move, frozen=True, tag="sign"):
    """Magistrate: where the signed warrant goes (CIT-6.20)."""

    char: Char


class Warrant(Move, frozen=True, tag="warrant"):
    """Magistrate: where an unsigned warrant goes (CIT-6.20)."""

    char: Char


class Confiscate(Move, frozen=True, tag="confiscate"):
    """Magistrate: turn the signed warrant up and take the district (CIT-6.21)."""


# ---- rank 2


class Rob(Move, frozen=True, tag="rob"):
    """Thief (CIT-7.1)."""

    char: Char


class SpyOn(Move, frozen=True, tag="spy"):
    """Spy (CIT-7.5)."""

    target: Seat
    type: Literal["noble", "religious", "trade", "military", "unique"]


class Flower(Move, frozen=True, tag="flower"):
    """Blackmailer: where the flowered threat goes (CIT-7.8)."""

    char: Char


class Threaten(Move, frozen=True, tag="threaten"):
    """Blackmailer: where the plain threat goes (CIT-7.8)."""

    char: Char


class Bribe(Move, frozen=True, tag="bribe"):
    """Pay half of the gold to be rid of a threat (CIT-7.11)."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Do not bribe the Blackmailer (CIT-7.13)."""


class RevealThreat(Move, frozen=True, tag="reveal"):
    """Blackmailer: turn the threat face up (CIT-7.13)."""


# ---- rank 3


class SwapHands(Move, frozen=True, tag="swap_hands"):
    """Magician: exchange whole hands (CIT-8.1)."""

    target: Seat


class Redraw(Move, frozen=True, tag="redraw"):
    """Magician: mark this card to be discarded for a new one (CIT-8.1)."""

    district: District


class Done(Move, frozen=True, tag="done"):
    """Magician: no more cards to discard (CIT-8.3)."""


class Look(Move, frozen=True, tag="look"):
    """Wizard: look at a hand to take a card from it (CIT-8.4)."""

    target: Seat


class Take(Move, frozen=True, tag="take"):
    """Wizard: take this card (CIT-8.4)."""

    district: District


class ToHand(Move, frozen=True, tag="to_hand"):
    """Wizard: put the taken card into the hand (CIT-8.5)."""


class Divine(Move, frozen=True, tag="divine"):
    """Seer: take a random card from everybody (CIT-8.9)."""


# ---- rank 4 and 5


class TakeCrown(Move, frozen=True, tag="crown"):
    """King, Patrician (CIT-9.2)."""


class Enthrone(Move, frozen=True, tag="enthrone"):
    """Emperor: give the crown to a player (CIT-9.7)."""

    target: Seat


class Tribute(Move, frozen=True, tag="tribute"):
    """Emperor: what the new crowned player gives (CIT-9.8)."""

    resource: Resource


class Tithe(Move, frozen=True, tag="tithe"):
    """Abbot: so much of the income as gold, the rest as cards (CIT-10.5)."""

    gold: Number


class Demand(Move, frozen=True, tag="demand"):
    """Abbot: 1 gold from this richest player (CIT-10.6)."""

    target: Seat


# ---- rank 6 to 9


class ExtraGold(Move, frozen=True, tag="extra_gold"):
    """Merchant (CIT-11.2)."""


class ExtraCards(Move, frozen=True, tag="extra_cards"):
    """Architect (CIT-12.1)."""


class Navigate(Move, frozen=True, tag="navigate"):
    """Navigator: 4 gold or 4 cards (CIT-12.3)."""

    resource: Resource


class Study(Move, frozen=True, tag="study"):
    """Scholar (CIT-12.5)."""


class Destroy(Move, frozen=True, tag="destroy"):
    """Warlord (CIT-13.3)."""

    target: Seat
    district: InCity


class Exchange(Move, frozen=True, tag="exchange"):
    """Diplomat: the district to be received (CIT-13.5)."""

    target: Seat
    district: InCity


class HandOver(Move, frozen=True, tag="hand_over"):
    """Diplomat: the own district given for it (CIT-13.5)."""

    district: InCity


class Seize(Move, frozen=True, tag="seize"):
    """Marshal (CIT-13.10)."""

    target: Seat
    district: InCity


class Favor(Move, frozen=True, tag="favor"):
    """Queen: 3 gold for a royal neighbour (CIT-14.1)."""


class Beautify(Move, frozen=True, tag="beautify"):
    """Artist (CIT-14.4)."""

    district: InCity


class CollectTax(Move, frozen=True, tag="collect"):
    """Tax Collector: take the gold on the token (CIT-14.12)."""


# ---- unique districts


class UseLaboratory(Move, frozen=True, tag="laboratory"):
    """Discard this card for 2 gold (CIT-15.16)."""

    district: District


class UseSmithy(Move, frozen=True, tag="smithy"):
    """Pay 2 gold for 3 cards (CIT-15.29)."""


class UseMuseum(Move, frozen=True, tag="museum"):
    """Put this card under the Museum (CIT-15.21)."""

    district: District


class UseArmory(Move, frozen=True, tag="armory"):
    """Destroy the Armory and this district (CIT-15.1)."""

    target: Seat
    district: InCity


if TYPE_CHECKING:
    AnyMove = Move
else:
    AnyMove = one_of(Move, globals())

# ---- one object per simple move, by the number of what it names

_SEATS = range(8)

PICK = [Pick(name) for name in CHARACTER_NAMES]
DROP = [Drop(name) for name in CHARACTER_NAMES]
KILL = [Kill(name) for name in CHARACTER_NAMES]
BEWITCH = [Bewitch(name) for name in CHARACTER_NAMES]
SIGN = [Sign(name) for name in CHARACTER_NAMES]
WARRANT = [Warrant(name) for name in CHARACTER_NAMES]
ROB = [Rob(name) for name in CHARACTER_NAMES]
FLOWER = [Flower(name) for name in CHARACTER_NAMES]
THREATEN = [Threaten(name) for name in CHARACTER_NAMES]

KEEP_CARD = [KeepCard(name) for name in NAMES]
BUILD = [Build(name) for name in NAMES]
USE_FRAMEWORK = [UseFramework(name) for name in NAMES]
SPEND = [Spend(name) for name in NAMES]
GIVE = [Give(name) for name in NAMES]
REDRAW = [Redraw(name) for name in NAMES]
TAKE = [Take(name) for name in NAMES]
USE_LABORATORY = [UseLaboratory(name) for name in NAMES]
USE_MUSEUM = [UseMuseum(name) for name in NAMES]

SACRIFICE = [Sacrifice(name) for name in CITY_NAME]
HAND_OVER = [HandOver(name) for name in CITY_NAME]
BEAUTIFY = [Beautify(name) for name in CITY_NAME]
DESTROY = [[Destroy(seat, name) for name in CITY_NAME] for seat in _SEATS]
EXCHANGE = [[Exchange(seat, name) for name in CITY_NAME] for seat in _SEATS]
SEIZE = [[Seize(seat, name) for name in CITY_NAME] for seat in _SEATS]
USE_ARMORY = [[UseArmory(seat, name) for name in CITY_NAME] for seat in _SEATS]

SWAP_CHARACTERS = [SwapCharacters(seat) for seat in _SEATS]
SWAP_HANDS = [SwapHands(seat) for seat in _SEATS]
LOOK = [Look(seat) for seat in _SEATS]
ENTHRONE = [Enthrone(seat) for seat in _SEATS]
DEMAND = [Demand(seat) for seat in _SEATS]
SPY_ON = [[SpyOn(seat, name) for name in TYPES] for seat in _SEATS]  # type: ignore[arg-type]
TITHE = [Tithe(gold) for gold in range(100)]

GATHER_GOLD, GATHER_CARDS = Gather("gold"), Gather("cards")
NAVIGATE_GOLD, NAVIGATE_CARDS = Navigate("gold"), Navigate("cards")
TRIBUTE_GOLD, TRIBUTE_CARDS = Tribute("gold"), Tribute("cards")
PASS, END_TURN, INCOME, CONFISCATE = Pass(), EndTurn(), Income(), Confiscate()
BRIBE, REFUSE, REVEAL_THREAT = Bribe(), Refuse(), RevealThreat()
DONE, TO_HAND, DIVINE, TAKE_CROWN = Done(), ToHand(), Divine(), TakeCrown()
EXTRA_GOLD, EXTRA_CARDS, STUDY = ExtraGold(), ExtraCards(), Study()
FAVOR, COLLECT_TAX, USE_SMITHY = Favor(), CollectTax(), UseSmithy()
