"""The powers of the area cards (section 5 of the rules). Small Gods works in events: see interrupts and events.

They hit nobody else's pieces, cards or money, so no window opens (ANK-5.18).
"""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.areas import (
    AREAS_IN,
    BIT,
    DIMWELL,
    DOLLY_SISTERS,
    DRAGONS_LANDING,
    ISLE_OF_GODS,
    LONGWALL,
    NAP_HILL,
    NEXT_TO,
    NUMBERS,
    SEVEN_SLEEPERS,
    SMALL_GODS,
    THE_HIPPO,
    THE_SCOURS,
    THE_SHADES,
    UNREAL_ESTATE,
)
from tetrapolis.games.ankh_morpork.common import earn, spend
from tetrapolis.games.ankh_morpork.deck import draw
from tetrapolis.games.ankh_morpork.frames import Calming, Discarding, Placing, Stirring
from tetrapolis.games.ankh_morpork.moves import CALM_IN, USE_POWER, Calm, UsePower
from tetrapolis.games.ankh_morpork.pieces import calm, legal_places, named_place_is_free, open_to_trouble
from tetrapolis.games.ankh_morpork.position import DEMON, AnkhMorporkPosition

INCOME = {DRAGONS_LANDING: 2, THE_HIPPO: 2, LONGWALL: 1, SEVEN_SLEEPERS: 3, NAP_HILL: 1}
"""ANK-5.9, ANK-5.12, ANK-5.14, ANK-5.16, ANK-5.17."""
RULES = {
    DOLLY_SISTERS: "ANK-5.7",
    UNREAL_ESTATE: "ANK-5.8",
    THE_SCOURS: "ANK-5.11",
    THE_SHADES: "ANK-5.13",
    DIMWELL: "ANK-5.7",
    ISLE_OF_GODS: "ANK-5.15",
}
"""The rules of the powers that ask something."""
PLACING_PRICE, CALMING_PRICE, SCOURS_PAYS = 3, 2, 2  # ANK-5.7, ANK-5.15, ANK-5.11


def _near(area: int) -> int:
    return BIT[area] | NEXT_TO[area]


def _shades(pos: AnkhMorporkPosition) -> int:
    """ANK-5.13: areas 7, 5, 6 and 8, with a minion and without a marker."""
    return _near(THE_SHADES) & open_to_trouble(pos, needs_minion=True)


def _is_usable(pos: AnkhMorporkPosition, seat: int, area: int) -> bool:
    """Whether a power does something now and can be paid (ANK-3.5)."""
    if area in (DOLLY_SISTERS, DIMWELL):
        return pos.cash[seat] >= PLACING_PRICE and bool(legal_places(pos, seat, _near(area), named_place_is_free(pos)))
    if area == THE_SCOURS:
        return bool(pos.hands[seat])
    if area == THE_SHADES:
        return _shades(pos) != 0
    if area == ISLE_OF_GODS:
        return pos.cash[seat] >= CALMING_PRICE and pos.trouble != 0
    return True


def powers(pos: AnkhMorporkPosition, seat: int) -> list[int]:
    """ANK-5.2 to ANK-5.5: the areas whose power the player can use now; a public fact."""
    if not pos.houses[seat]:
        return []
    closed = pos.gone | pos.gained | pos.used | pos.where[DEMON] | BIT[SMALL_GODS]
    return [
        area for area in AREAS_IN[pos.built & ~closed] if pos.building[area] == seat and _is_usable(pos, seat, area)
    ]


def legal_powers(pos: AnkhMorporkPosition, seat: int) -> list[Move]:
    """The moves that use a power."""
    return [USE_POWER[area] for area in powers(pos, seat)]


def apply_power(pos: AnkhMorporkPosition, seat: int, move: UsePower) -> None:
    """ANK-5.2: once per turn."""
    area = NUMBERS[move.area]
    pos.used |= BIT[area]
    pos.say("ankh_morpork-uses-power", {"seat": seat, "area": move.area})
    if area in INCOME:
        earn(pos, seat, INCOME[area])
    elif area == UNREAL_ESTATE:  # ANK-5.8
        draw(pos, seat, 1)
        if pos.outcome is None:
            pos.stack.append(Discarding(seat, 1, power=area))
    elif area == THE_SCOURS:  # ANK-5.11
        pos.stack.append(Discarding(seat, 1, pays=SCOURS_PAYS, power=area))
    elif area == THE_SHADES:  # ANK-5.13
        pos.stack.append(Stirring(seat, _shades(pos), power=area))
    elif area == ISLE_OF_GODS:  # ANK-5.15
        spend(pos, seat, CALMING_PRICE)
        pos.stack.append(Calming(seat))
    else:  # ANK-5.7: Dolly Sisters, Dimwell
        spend(pos, seat, PLACING_PRICE)
        pos.stack.append(Placing(seat, _near(area), free=named_place_is_free(pos), power=area))


def legal_calming(pos: AnkhMorporkPosition, frame: Calming, seat: int) -> list[Move]:
    """Any marker."""
    return list(CALM_IN[pos.trouble])


def default_calming(pos: AnkhMorporkPosition, frame: Calming, seat: int) -> Move:
    """The first one."""
    return CALM_IN[pos.trouble][0]


def apply_calming(pos: AnkhMorporkPosition, frame: Calming, seat: int, move: Calm) -> None:
    """ANK-5.15."""
    pos.stack.pop()
    calm(pos, seat, move)
