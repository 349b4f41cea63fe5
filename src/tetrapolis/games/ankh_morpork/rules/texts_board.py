"""Scroll texts about the board: placing, trouble, moving, building and buying (section 10 of the rules)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.aiming import Text, choose_paid, has_minion
from tetrapolis.games.ankh_morpork.rules.areas import (
    ALL,
    AREAS_IN,
    BIT,
    COST,
    EVERYWHERE,
    NEXT_TO,
    UNREAL_ESTATE,
    mask_of,
)
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, rule_of
from tetrapolis.games.ankh_morpork.rules.common import pay_player
from tetrapolis.games.ankh_morpork.rules.frames import (
    Building,
    Buying,
    GoTo,
    GrabMinion,
    Paying,
    Placing,
    Stirring,
)
from tetrapolis.games.ankh_morpork.rules.interrupts import ask_text, building_stake
from tetrapolis.games.ankh_morpork.rules.moves import BUY, GRAB, STIR_IN, Buy, Stir
from tetrapolis.games.ankh_morpork.rules.pieces import (
    ROWS,
    legal_builds,
    legal_places,
    lift_building,
    minions_in,
    minions_of,
    named_place_is_free,
    not_own,
    on_board,
    open_to_trouble,
)
from tetrapolis.games.ankh_morpork.rules.position import BUILDINGS, MINION_OWNERS, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import (
    CALM_AT_BUILDING,
    HAS_MARKER,
    MARKER_AT_BUILDING,
    NOBODY_THERE,
    NOT_NEXT_DOOR,
    NOT_OTHERS,
    SAME_AREA,
    STAYS_THERE,
    YOURS_ALREADY,
    Reasons,
    no_trouble_there,
    not_reached,
    too_dear,
)

UNIVERSITY = BIT[UNREAL_ESTATE] | NEXT_TO[UNREAL_ESTATE]
"""ANK-10.77: Unreal Estate and the areas next to it."""

# ---- placing


def place_quietly(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Deep Dwarves, Mr Shine (ANK-10.65): any area, and no marker comes."""
    pos.stack.append(Placing(seat, EVERYWHERE, quiet=True))


def place_at_building(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Willikins (ANK-10.76): where the player has a building."""
    pos.stack.append(Placing(seat, mask_of(pos.buildings_of(seat)), free=named_place_is_free(pos)))


def can_place_at_building(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without a building."""
    return _can_place(pos, seat, mask_of(pos.buildings_of(seat)))


def place_in_trouble(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """The Smoking Gnu (ANK-10.82): where a marker lies; it stays."""
    pos.stack.append(Placing(seat, pos.trouble, free=named_place_is_free(pos)))


def can_place_in_trouble(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without a marker."""
    return _can_place(pos, seat, pos.trouble)


def place_near_university(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Archchancellor Ridcully: one or two (ANK-10.77); The Senior Wrangler: one (ANK-10.79)."""
    pos.stack.append(Placing(seat, UNIVERSITY, n, free=named_place_is_free(pos)))


def can_place_near_university(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Some placement there is possible."""
    return _can_place(pos, seat, UNIVERSITY)


def _can_place(pos: AnkhMorporkPosition, seat: int, areas: int) -> bool:
    return bool(areas and legal_places(pos, seat, areas, named_place_is_free(pos)))


# ---- trouble


def add_trouble(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Doctor Hix (ANK-10.91): any area without a marker (R-29)."""
    pos.stack.append(Stirring(seat, _open(pos)))


def can_add_trouble(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Some area is without a marker."""
    return _open(pos) != 0


def spread_trouble(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """The Mob (ANK-10.96): next to an area that has a marker (R-29)."""
    pos.stack.append(Stirring(seat, _next_to_trouble(pos)))


def can_spread_trouble(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """There is such an area."""
    return _next_to_trouble(pos) != 0


def _open(pos: AnkhMorporkPosition) -> int:
    return open_to_trouble(pos, pos.setup.options.text_trouble_needs_minion)


def _next_to_trouble(pos: AnkhMorporkPosition) -> int:
    near = 0
    for area in AREAS_IN[pos.trouble]:
        near |= NEXT_TO[area]
    return near & _open(pos)


def legal_stirring(pos: AnkhMorporkPosition, frame: Stirring, seat: int) -> list[Move]:
    """The areas where a marker may go."""
    return list(STIR_IN[frame.areas])


def unstirrable(pos: AnkhMorporkPosition, frame: Stirring, rule: str) -> Reasons:
    """Where no marker may go: one lies there already (ANK-4.7), or what is used does not reach there."""
    free = EVERYWHERE & ~pos.trouble & ~frame.areas
    empty = mask_of([area for area in AREAS_IN[free] if not pos.crowd[area]]) if _needs_minion(pos, frame) else 0
    return [(pos.trouble, HAS_MARKER), (empty, NOBODY_THERE), (free & ~empty, not_reached(rule))]


def _needs_minion(pos: AnkhMorporkPosition, frame: Stirring) -> bool:
    return bool(frame.power) or pos.setup.options.text_trouble_needs_minion


def default_stirring(pos: AnkhMorporkPosition, frame: Stirring, seat: int) -> Move:
    """The first one."""
    return STIR_IN[frame.areas][0]


def apply_stirring(pos: AnkhMorporkPosition, frame: Stirring, seat: int, move: Stir) -> None:
    """A marker comes to an area (ANK-4.7)."""
    pos.stack.pop()
    pos.trouble |= BIT[AREA_NUMBERS[move.area]]
    pos.say("ankh_morpork-stirs", {"seat": seat, "area": move.area})


# ---- moving


def grab_minion(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """First which minion, then where it goes."""
    pos.stack.append(GrabMinion(seat, card))


def others_minions(pos: AnkhMorporkPosition, frame: GrabMinion) -> list[Move]:
    """The Duckman, Foul Ole Ron, Canting Crew (ANK-10.9): any minion that is not the player's, neutral or not."""
    return [GRAB[owner][area] for area, owner in minions_in(pos, EVERYWHERE, but=frame.seat)]


def leaves_own(pos: AnkhMorporkPosition, frame: GrabMinion) -> Reasons:
    """The player's own minions stay."""
    return [(minions_of(pos, frame.seat), NOT_OTHERS)]


def has_others_minion(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without such a minion."""
    return any(pos.where[owner] for owner in MINION_OWNERS if owner != seat)


def own_minions(pos: AnkhMorporkPosition, frame: GrabMinion) -> list[Move]:
    """Dorfl, Adora Belle Dearheart, Hobson's Livery Stable (ANK-10.63)."""
    return [GRAB[frame.seat][area] for area in AREAS_IN[pos.where[frame.seat]]]


def leaves_others(pos: AnkhMorporkPosition, frame: GrabMinion) -> Reasons:
    """Others' minions stay."""
    return not_own(pos, frame.seat)


def troubled_minions(pos: AnkhMorporkPosition, frame: GrabMinion) -> list[Move]:
    """Rincewind (ANK-10.39): own minions where a marker lies now."""
    return [GRAB[frame.seat][area] for area in AREAS_IN[pos.where[frame.seat] & pos.trouble]]


def leaves_calm(pos: AnkhMorporkPosition, frame: GrabMinion) -> Reasons:
    """Others' minions stay, and own ones where no marker lies."""
    calm = minions_of(pos, frame.seat) & ~(pos.trouble * ROWS)
    return [*not_own(pos, frame.seat), (calm, no_trouble_there(rule_of(frame.card)))]


def has_troubled_minion(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without such a minion."""
    return pos.where[seat] & pos.trouble != 0


def next_door(pos: AnkhMorporkPosition, frame: GoTo) -> int:
    """ANK-4.26: a move next door."""
    return NEXT_TO[frame.area]


def anywhere_else(pos: AnkhMorporkPosition, frame: GoTo) -> int:
    """ANK-4.26: always into a different area."""
    return EVERYWHERE & ~BIT[frame.area]


def not_there(pos: AnkhMorporkPosition, frame: GoTo, goes: int) -> Reasons:
    """ANK-4.26: where the minion cannot go."""
    here = BIT[frame.area]
    return [(here, STAYS_THERE), (EVERYWHERE & ~goes & ~here, NOT_NEXT_DOOR)]


def hobson(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Hobson's Livery Stable (ANK-10.92): name the opponent who gets the money."""
    choose_paid(pos, seat, card, hire_horse)


def hire_horse(pos: AnkhMorporkPosition, seat: int, card: int, target: int) -> None:
    """ANK-10.92: $2 for him, then an own minion moves."""
    pay_player(pos, seat, target, CARDS[card].n)
    pos.stack.append(GrabMinion(seat, card))


def can_hire_horse(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without $2 or without a minion on the board."""
    return pos.cash[seat] >= n and pos.where[seat] != 0


def any_two_minions(pos: AnkhMorporkPosition, frame: GrabMinion) -> list[Move]:
    """The Bursar (ANK-10.57): two minions in two different areas, any owners; first one, then the other."""
    areas = EVERYWHERE & ~BIT[frame.area] if frame.area else EVERYWHERE
    return [GRAB[owner][area] for area, owner in minions_in(pos, areas)]


def leaves_same_area(pos: AnkhMorporkPosition, frame: GrabMinion) -> Reasons:
    """The second one stands elsewhere."""
    return [(on_board(pos) & BIT[frame.area] * ROWS, SAME_AREA)] if frame.area else []


def can_exchange(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Minions stand in at least two areas."""
    return sum([pos.crowd[area] > 0 for area in ALL]) > 1


# ---- building and buying


def build_at_half(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Wee Mad Arthur (ANK-10.74)."""
    pos.stack.append(Building(seat))


def can_build_at_half(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """A legal place that can be paid."""
    return bool(legal_builds(pos, seat, part=2))


def buy_building(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Sybil Vimes (ANK-10.71): where no marker lies."""
    pos.stack.append(Buying(seat, card, in_trouble=False))


def buy_building_in_trouble(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Reacher Gilt (ANK-10.89): where a marker lies."""
    pos.stack.append(Buying(seat, card, in_trouble=True))


def _for_sale(pos: AnkhMorporkPosition, seat: int, in_trouble: bool) -> list[int]:
    """Opponents' buildings the player can pay, where a marker lies or where none does."""
    areas = pos.built & (pos.trouble if in_trouble else ~pos.trouble)
    return [area for area in AREAS_IN[areas] if pos.building[area] != seat and COST[area] <= pos.cash[seat]]


def can_buy(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without enough cash or a legal building."""
    return bool(_for_sale(pos, seat, in_trouble=False))


def can_buy_in_trouble(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable without enough cash or a legal building."""
    return bool(_for_sale(pos, seat, in_trouble=True))


def legal_buying(pos: AnkhMorporkPosition, frame: Buying, seat: int) -> list[Move]:
    """R-42: no minion is needed there; with six buildings one is lifted first (ANK-4.18)."""
    areas = _for_sale(pos, seat, frame.in_trouble)
    if pos.houses[seat] < BUILDINGS:
        return [BUY[area] for area in areas]
    return [Buy(AREA_NAMES[area], AREA_NAMES[lift]) for area in areas for lift in pos.buildings_of(seat)]


def not_for_sale(pos: AnkhMorporkPosition, frame: Buying, seat: int) -> Reasons:
    """The buildings that cannot be bought, and why."""
    own, cash = mask_of(pos.buildings_of(seat)), pos.cash[seat]
    others = pos.built & ~own
    if frame.in_trouble:
        wrong, reason = others & ~pos.trouble, CALM_AT_BUILDING
    else:
        wrong, reason = others & pos.trouble, MARKER_AT_BUILDING
    dear = [area for area in AREAS_IN[others & ~wrong] if COST[area] > cash]
    rule = rule_of(frame.card)
    return [
        (own, YOURS_ALREADY),
        (wrong, reason),
        *[(BIT[area], too_dear(COST[area], cash, rule)) for area in dear],
    ]


def default_buying(pos: AnkhMorporkPosition, frame: Buying, seat: int) -> Move:
    """The first one."""
    return legal_buying(pos, frame, seat)[0]


def apply_buying(pos: AnkhMorporkPosition, frame: Buying, seat: int, move: Buy) -> None:
    """Everything is fixed: W-TEXT opens for the owner."""
    pos.stack.pop()
    lift = AREA_NUMBERS[move.lift] if move.lift else 0
    pos.stack.append(Paying(seat, frame.card, AREA_NUMBERS[move.area], lift))


def run_paying(pos: AnkhMorporkPosition, frame: Paying) -> None:
    """W-TEXT, then price, building and card change hands (R-41: the printed cost, demon or not)."""
    area, owner = frame.area, pos.building[frame.area]
    frame.stage += 1
    if frame.stopped:
        pos.stack.pop()
    elif frame.stage == 1:
        ask_text(pos, frame.by, frame.card, owner, area, building_stake(pos, area))
    else:
        pos.stack.pop()
        lift_building(pos, frame.by, AREA_NAMES[frame.lift])
        pos.hand_over(frame.by, owner, COST[area])
        pos.remove_building(area)
        pos.place_building(frame.by, area)
        pos.say("ankh_morpork-buys", {"seat": frame.by, "target": owner, "area": AREA_NAMES[area], "n": COST[area]})


TEXTS = {
    "place_quietly": Text(place_quietly),
    "place_at_building": Text(place_at_building, can_place_at_building),
    "place_in_trouble": Text(place_in_trouble, can_place_in_trouble),
    "place_near_university": Text(place_near_university, can_place_near_university),
    "add_trouble": Text(add_trouble, can_add_trouble),
    "spread_trouble": Text(spread_trouble, can_spread_trouble),
    "move_other": Text(grab_minion, has_others_minion, grabs=others_minions, leaves=leaves_own, goes=next_door),
    "move_own": Text(grab_minion, has_minion, grabs=own_minions, leaves=leaves_others, goes=anywhere_else),
    "run_away": Text(grab_minion, has_troubled_minion, grabs=troubled_minions, leaves=leaves_calm, goes=next_door),
    "pay_and_move_own": Text(
        hobson, can_hire_horse, paid=hire_horse, grabs=own_minions, leaves=leaves_others, goes=anywhere_else
    ),
    "exchange_minions": Text(grab_minion, can_exchange, grabs=any_two_minions, leaves=leaves_same_area),
    "build_at_half": Text(build_at_half, can_build_at_half),
    "buy_building": Text(buy_building, can_buy),
    "buy_building_in_trouble": Text(buy_building_in_trouble, can_buy_in_trouble),
}
