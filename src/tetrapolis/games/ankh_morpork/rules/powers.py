"""The powers of the area cards (section 5 of the rules). Small Gods works in events: see interrupts and events.

They hit nobody else's pieces, cards or money, so no window opens (ANK-5.18).
"""

from __future__ import annotations

from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.areas import (
    AREAS_IN,
    BIT,
    DIMWELL,
    DOLLY_SISTERS,
    DRAGONS_LANDING,
    EVERYWHERE,
    ISLE_OF_GODS,
    LONGWALL,
    NAMES,
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
from tetrapolis.games.ankh_morpork.rules.common import earn, spend
from tetrapolis.games.ankh_morpork.rules.deck import draw
from tetrapolis.games.ankh_morpork.rules.frames import Calming, Discarding, Placing, Stirring
from tetrapolis.games.ankh_morpork.rules.moves import CALM_IN, USE_POWER, Calm, UsePower
from tetrapolis.games.ankh_morpork.rules.pieces import calm, legal_places, named_place_is_free, open_to_trouble
from tetrapolis.games.ankh_morpork.rules.position import DEMON, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import (
    DEMON_THERE,
    IN_EVENTS_ONLY,
    JUST_GAINED,
    NO_AREA_CARD,
    USED_ALREADY,
    USELESS_NOW,
    Reasons,
    too_dear,
)

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
PRICE = {DOLLY_SISTERS: PLACING_PRICE, DIMWELL: PLACING_PRICE, ISLE_OF_GODS: CALMING_PRICE}


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


def unusable(pos: AnkhMorporkPosition, seat: int, usable: list[int]) -> Reasons:
    """ANK-5.1 to ANK-5.5: the areas whose power the player cannot use now, and why."""
    own = sum([BIT[area] for area in AREAS_IN[pos.built & ~pos.gone] if pos.building[area] == seat])
    left = own
    reasons = [(EVERYWHERE & ~own, NO_AREA_CARD)]
    for areas, why in _rest(pos, own):
        reasons.append((areas, _WHY[why]))
        left &= ~areas
    for area in AREAS_IN[left]:
        if area not in usable:
            price, cash = PRICE.get(area, 0), pos.cash[seat]
            reasons.append((BIT[area], USELESS_NOW if price <= cash else too_dear(price, cash, RULES[area])))
    return reasons


_WHY = {"event": IN_EVENTS_ONLY, "demon": DEMON_THERE, "gained": JUST_GAINED, "used": USED_ALREADY}


def _rest(pos: AnkhMorporkPosition, areas: int) -> list[tuple[int, str]]:
    """ANK-5.3 to ANK-5.5, ANK-5.10: those of the areas whose power nobody could use now, with the first reason."""
    found = []
    for resting, why in zip((BIT[SMALL_GODS], pos.where[DEMON], pos.gained, pos.used), _WHY, strict=True):
        if areas & resting:
            found.append((areas & resting, why))
            areas &= ~resting
    return found


def resting(pos: AnkhMorporkPosition) -> dict[str, str]:
    """Of all area cards that are held: why a power rests, whoever might want to use it.

    >>> import tetrapolis as tp
    >>> pos = tp.game("ankh_morpork").new(players=2, seed=1)
    >>> pos.place_building(0, SMALL_GODS)
    >>> resting(pos)
    {'small_gods': 'event'}
    """
    return {NAMES[area]: why for areas, why in _rest(pos, pos.built & ~pos.gone) for area in AREAS_IN[areas]}


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


def power_of(frame: Any) -> int:
    """The area whose power puts a question; 0: a card or an event does."""
    if isinstance(frame, Calming):
        return ISLE_OF_GODS
    return frame.power if isinstance(frame, Placing | Stirring | Discarding) else 0
