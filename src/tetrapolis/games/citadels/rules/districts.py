"""Unique districts: those used in the owner's own turn (Laboratory, Smithy, Museum, Armory), and what the Great Wall
and the Monument do.

The others work where their rule belongs: gathering and the end of the turn (turns), paying (building), the Keep
(characters.rank8), the draft (draft), scoring (scoring).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import (
    ARMORY,
    BIT,
    CITY_KIND,
    GREAT_WALL,
    KINDS,
    LABORATORY,
    MONUMENT,
    MUSEUM,
    SMITHY,
)
from tetrapolis.games.citadels.rules.frames import Turn
from tetrapolis.games.citadels.rules.moves import (
    USE_ARMORY,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
    UseArmory,
    UseLaboratory,
    UseMuseum,
    UseSmithy,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, own_city, short

SMITHY_PRICE, SMITHY_CARDS = 2, 3  # CIT-15.29
LABORATORY_GOLD = 2  # CIT-15.16
USED_LABORATORY, USED_SMITHY, USED_MUSEUM = 16, 32, 64  # bits of Turn.used, beside those in `frames`
ACTIVE = BIT[LABORATORY] | BIT[SMITHY] | BIT[MUSEUM] | BIT[ARMORY]


def offers(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """What the player's own districts offer now (CIT-4.15: each once per turn)."""
    seat = turn.seat
    marks = pos.marks[seat]
    if marks >> LABORATORY & 1 and not turn.used & USED_LABORATORY:
        moves += [USE_LABORATORY[kind] for kind in dict.fromkeys(pos.hands[seat])]
    if marks >> SMITHY & 1 and not turn.used & USED_SMITHY and pos.gold[seat] >= SMITHY_PRICE:
        moves.append(USE_SMITHY)
    if marks >> MUSEUM & 1 and not turn.used & USED_MUSEUM:
        moves += [USE_MUSEUM[kind] for kind in dict.fromkeys(pos.hands[seat])]
    if marks >> ARMORY & 1:
        _offer_armory(pos, seat, moves)


def why_not_armory(pos: CitadelsPosition, seat: int, owner: int, district: int) -> Why | None:
    """CIT-15.1, CIT-15.2: why a district is out of the Armory's reach."""
    options = pos.setup.options
    if pos.is_complete(seat) and not options.armory_from_completed:
        return because("citadels-error-armory-completed", "CIT-15.2")
    if pos.is_complete(owner):
        return because("citadels-error-completed", "CIT-15.2")
    if owner == seat and not options.armory_own_city:
        return own_city("CIT-15.1")
    return because("citadels-error-armory-itself", "CIT-15.1") if district & 63 == ARMORY else None


def why_not_used(pos: CitadelsPosition, turn: Turn, kind: int) -> Why | None:
    """CIT-4.15: why a district's effect cannot be used in this turn."""
    if not pos.marks[turn.seat] >> kind & 1:
        return because("citadels-error-no-such-district", "CIT-4.16")
    if turn.used & {LABORATORY: USED_LABORATORY, SMITHY: USED_SMITHY, MUSEUM: USED_MUSEUM}.get(kind, 0):
        return because("citadels-error-used", "CIT-4.15")
    if kind == SMITHY and pos.gold[turn.seat] < SMITHY_PRICE:
        return short(SMITHY_PRICE - pos.gold[turn.seat], "CIT-15.29")
    return None


def apply_laboratory(pos: CitadelsPosition, turn: Turn, seat: int, move: UseLaboratory) -> None:
    """CIT-15.16: a card for 2 gold."""
    turn.used |= USED_LABORATORY
    pos.discard(seat, KINDS[move.district])
    pos.gain(seat, LABORATORY_GOLD)
    pos.say("citadels-laboratory", {"seat": seat}, ~(1 << seat))
    pos.say("citadels-you-laboratory", {"seat": seat, "district": move.district}, 1 << seat)


def apply_smithy(pos: CitadelsPosition, turn: Turn, seat: int, move: UseSmithy) -> None:
    """CIT-15.29: 2 gold for 3 cards."""
    turn.used |= USED_SMITHY
    pos.pay(seat, SMITHY_PRICE)
    pos.say("citadels-smithy", {"seat": seat})
    pos.gain_cards(seat, SMITHY_CARDS)


def apply_museum(pos: CitadelsPosition, turn: Turn, seat: int, move: UseMuseum) -> None:
    """CIT-15.21: a card face down under the Museum."""
    turn.used |= USED_MUSEUM
    pos.put_under_museum(seat, KINDS[move.district])
    pos.say("citadels-museum", {"seat": seat}, ~(1 << seat))
    pos.say("citadels-you-museum", {"seat": seat, "district": move.district}, 1 << seat)


def _offer_armory(pos: CitadelsPosition, seat: int, moves: list[Move]) -> None:
    """CIT-15.1, CIT-15.2: any district in a city that is not completed, but the Armory itself."""
    options = pos.setup.options
    if pos.is_complete(seat) and not options.armory_from_completed:
        return
    for owner, city in enumerate(pos.cities):
        if pos.is_complete(owner) or (owner == seat and not options.armory_own_city):
            continue
        table = USE_ARMORY[owner]
        moves += [table[district] for district in dict.fromkeys(city) if district & 63 != ARMORY]


def apply_armory(pos: CitadelsPosition, turn: Turn, seat: int, move: UseArmory) -> None:
    """CIT-15.1: both go to the bottom of the deck."""
    pos.destroy(seat, pos.find(seat, ARMORY))
    pos.destroy(move.target, CITY_KIND[move.district])
    pos.say("citadels-armory", {"seat": seat, "target": move.target, "district": move.district})


USES: dict[type[Move], Callable[[Any, Any, int, Any], None]] = {
    UseLaboratory: apply_laboratory,
    UseSmithy: apply_smithy,
    UseMuseum: apply_museum,
    UseArmory: apply_armory,
}
"""What the moves of districts do."""


# ---- the Great Wall, for those who strike at a city with it (rank 8)


def surcharge(marks: int, district: int) -> int:
    """CIT-15.10: 1 more for any other district of a city with the Great Wall."""
    return 1 if marks >> GREAT_WALL & 1 and district & 63 != GREAT_WALL else 0


def pay_owner(pos: CitadelsPosition, seat: int, owner: int, price: int, wall: int) -> None:
    """CIT-15.11, R-56: the Great Wall's coin goes where the rest of the price goes, or to the bank."""
    if pos.setup.options.great_wall_coin == "bank":
        pos.pay(seat, wall)
        price -= wall
    pos.move_gold(seat, owner, price)


# ---- the Monument

MONUMENT_BAN = 5  # CIT-15.19, R-60: as many cards in the city, with either goal


def is_late_monument(city: Sequence[int], kind: int) -> bool:
    """CIT-15.19, CIT-15.20: a Monument in a city that is too large for it already."""
    return kind == MONUMENT and len(city) >= MONUMENT_BAN
