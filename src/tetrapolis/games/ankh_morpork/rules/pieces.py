"""Minions and buildings (sections 4a to 4d): where they may be placed, and how they are attacked or moved."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.areas import ALL, AREAS_IN, BIT, COST, EVERYWHERE, REACH
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.frames import (
    TEXT,
    W_MOVE,
    W_REMOVE,
    W_REMOVED,
    Building,
    Placing,
    Removal,
    Shift,
    Swap,
    Window,
)
from tetrapolis.games.ankh_morpork.rules.interrupts import ask_text, minion_stake, opens, return_areas
from tetrapolis.games.ankh_morpork.rules.moves import (
    BUILD,
    DONE,
    KILL,
    OWNERS,
    PLACE_IN,
    Build,
    Calm,
    Done,
    Kill,
    Place,
)
from tetrapolis.games.ankh_morpork.rules.position import BUILDINGS, MINION_OWNERS, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import (
    BUILT,
    CALM_THERE,
    LOST_THERE,
    NO_MARKER,
    NO_MINION,
    NOT_YOURS,
    OUT_OF_REACH,
    OWN_MINION,
    STAYS_THERE,
    TROUBLE,
    Reasons,
    building_too_dear,
    not_reached,
)

# ---- sets of minions


ROWS = sum(1 << 13 * owner for owner in MINION_OWNERS)
"""A set of areas times this: all minions that could stand there, as a set (see reasons)."""


def minions_of(pos: AnkhMorporkPosition, owner: int) -> int:
    """An owner's minions on the board, as a set."""
    return pos.where[owner] << 13 * owner


def on_board(pos: AnkhMorporkPosition) -> int:
    """All minions on the board, as a set."""
    return sum([areas << 13 * owner for owner, areas in enumerate(pos.where)])


def not_own(pos: AnkhMorporkPosition, seat: int) -> Reasons:
    """Only the player's own minions can be chosen."""
    return [(on_board(pos) & ~minions_of(pos, seat), NOT_YOURS)]


# ---- placing minions


def legal_places(pos: AnkhMorporkPosition, seat: int, areas: int = EVERYWHERE, free: bool = False) -> list[Move]:
    """ANK-4.1 to ANK-4.5: placements of a minion in some areas, within reach unless `free` of it. A fresh list."""
    if pos.supply[seat]:
        return list(PLACE_IN[areas if free else areas & REACH[pos.where[seat]]])
    moves: list[Move] = []
    here = pos.where[seat]
    for lift in AREAS_IN[here]:  # ANK-4.4: reach is judged with the other eleven
        targets = (areas if free else areas & REACH[_without(pos, seat, lift)]) & ~BIT[lift]
        moves += [Place(AREA_NAMES[area], AREA_NAMES[lift]) for area in AREAS_IN[targets]]
    return moves


def _without(pos: AnkhMorporkPosition, seat: int, lift: int) -> int:
    """The areas with a player's minions once one is lifted."""
    here = pos.where[seat]
    return here & ~BIT[lift] if pos.minions[13 * seat + lift] == 1 else here


def named_place_is_free(pos: AnkhMorporkPosition) -> bool:
    """ANK-4.5, R-18: does a text or power that names a place replace reach?"""
    return pos.setup.options.region_text == "replaces"


def out_of_reach(pos: AnkhMorporkPosition, seat: int, areas: int, free: bool, rule: str) -> Reasons:
    """Where no minion can be placed, and why: a text or power names other areas, or reach does not go there."""
    here = pos.where[seat]
    if pos.supply[seat]:
        near = EVERYWHERE if free else REACH[here]
    else:
        near = 0
        for lift in AREAS_IN[here]:
            near |= (EVERYWHERE if free else REACH[_without(pos, seat, lift)]) & ~BIT[lift]
    far = areas & ~near
    return [(EVERYWHERE & ~areas, not_reached(rule)), (far & here, STAYS_THERE), (far & ~here, OUT_OF_REACH)]


def place(pos: AnkhMorporkPosition, seat: int, move: Place, quiet: bool = False) -> None:
    """Carry out a placement (ANK-4.1); ANK-4.4: a lifted minion leaves its area like any other."""
    area = AREA_NUMBERS[move.area]
    if move.lift:
        pos.remove_minion(seat, AREA_NUMBERS[move.lift])
        pos.say("ankh_morpork-lifts-minion", {"seat": seat, "area": move.lift})
    pos.place_minion(seat, area, quiet)
    pos.say("ankh_morpork-places", {"seat": seat, "area": move.area})


def legal_placing(pos: AnkhMorporkPosition, frame: Placing, seat: int) -> list[Move]:
    """Placements that a text, a power or an interrupt grants."""
    moves = legal_places(pos, seat, frame.areas, frame.free)
    return [*moves, DONE] if frame.optional else moves


def unplaceable(pos: AnkhMorporkPosition, frame: Placing, seat: int, rule: str) -> Reasons:
    """Where a text, a power or an interrupt grants no placement, and why."""
    if not frame.lost:
        return out_of_reach(pos, seat, frame.areas, frame.free, rule)
    lost = BIT[frame.lost]
    return [(lost, LOST_THERE), (EVERYWHERE & ~frame.areas & ~lost, OUT_OF_REACH)]


def default_placing(pos: AnkhMorporkPosition, frame: Placing, seat: int) -> Move:
    """No more than one has to."""
    return legal_placing(pos, frame, seat)[-1]


def apply_placing(pos: AnkhMorporkPosition, frame: Placing, seat: int, move: Place | Done) -> None:
    """Place one; if more are granted, ask again."""
    if isinstance(move, Done):
        pos.stack.pop()
        return
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()
    frame.optional = True  # one of "one or two" is done (ANK-10.77)
    place(pos, seat, move, frame.quiet)


# ---- buildings


def legal_builds(pos: AnkhMorporkPosition, seat: int, part: int = 1) -> list[Move]:
    """ANK-4.13 to ANK-4.15: areas with an own minion, no marker, no building, for the full cost or a part of it."""
    cash = pos.cash[seat] * part
    open_areas = AREAS_IN[pos.where[seat] & ~(pos.trouble | pos.built)]
    areas = [area for area in open_areas if COST[area] <= cash]
    if not areas or pos.houses[seat] < BUILDINGS:
        return [BUILD[area] for area in areas]
    lifts = pos.buildings_of(seat)  # ANK-4.18
    return [Build(AREA_NAMES[area], AREA_NAMES[lift]) for area in areas for lift in lifts]


def unbuildable(pos: AnkhMorporkPosition, seat: int, part: int = 1) -> Reasons:
    """ANK-4.13 to ANK-4.15: where a player cannot build, and why."""
    here, built, trouble, cash = pos.where[seat], pos.built, pos.trouble, pos.cash[seat]
    dear = [area for area in AREAS_IN[here & ~(built | trouble)] if COST[area] > cash * part]
    return [
        (EVERYWHERE & ~here, NO_MINION),
        (here & built, BUILT),
        (here & trouble & ~built, TROUBLE),
        *[(BIT[area], building_too_dear(COST[area] // part, cash)) for area in dear],
    ]


def build(pos: AnkhMorporkPosition, seat: int, move: Build, part: int = 1) -> None:
    """ANK-4.15, ANK-4.16, ANK-4.18: pay, place, take the area's card."""
    area = AREA_NUMBERS[move.area]
    lift_building(pos, seat, move.lift)
    price = COST[area] // part
    pos.cash[seat] -= price
    pos.place_building(seat, area)
    pos.say("ankh_morpork-builds", {"seat": seat, "area": move.area, "n": price})


def lift_building(pos: AnkhMorporkPosition, seat: int, lift: str) -> None:
    """ANK-4.18: the sixth building is taken off to be used elsewhere, if `lift` names one."""
    if lift:
        pos.remove_building(AREA_NUMBERS[lift])
        pos.say("ankh_morpork-lifts-building", {"seat": seat, "area": lift})


def raze(pos: AnkhMorporkPosition, area: int) -> None:
    """A building leaves the board; its area card goes back to the display (ANK-4.17)."""
    owner = pos.building[area]
    pos.remove_building(area)
    pos.say("ankh_morpork-loses-building", {"seat": owner, "area": AREA_NAMES[area]})


def legal_building(pos: AnkhMorporkPosition, frame: Building, seat: int) -> list[Move]:
    """Wee Mad Arthur: half the cost (ANK-10.74)."""
    return legal_builds(pos, seat, part=2)


def default_building(pos: AnkhMorporkPosition, frame: Building, seat: int) -> Move:
    """The first one."""
    return legal_builds(pos, seat, part=2)[0]


def apply_building(pos: AnkhMorporkPosition, frame: Building, seat: int, move: Build) -> None:
    """ANK-10.74."""
    pos.stack.pop()
    build(pos, seat, move, part=2)


# ---- removing minions


def minions_in(pos: AnkhMorporkPosition, areas: int, but: int = -1) -> list[tuple[int, int]]:
    """(area, owner) of the minions in some areas, neutral ones included (ANK-4.24), without those of one owner."""
    where = pos.where
    return sorted([(area, owner) for owner in MINION_OWNERS if owner != but for area in AREAS_IN[areas & where[owner]]])


def legal_kills(pos: AnkhMorporkPosition, seat: int) -> list[Move]:
    """ANK-4.13, ANK-4.19, ANK-4.20: others' minions, trolls and demons where a marker lies. A fresh list."""
    return [KILL[owner][area] for area, owner in minions_in(pos, pos.trouble, but=seat)]


def unkillable(pos: AnkhMorporkPosition, seat: int) -> Reasons:
    """ANK-4.19, ANK-4.20: who cannot be assassinated, and why."""
    own, troubled = minions_of(pos, seat), pos.trouble * ROWS
    return [(own, OWN_MINION), (on_board(pos) & ~own & ~troubled, CALM_THERE)]


def rather_others(moves: list[Move], seat: int) -> Move:
    """For defaults: the first victim that is not the player's own, if there is one."""
    return next((move for move in moves if isinstance(move, Kill) and move.minion != OWNERS[seat]), moves[0])


def run_removal(pos: AnkhMorporkPosition, frame: Removal) -> None:
    """ANK-4.39: W-TEXT (texts only), W-REMOVE, the effect, W-REMOVED."""
    owner, area = frame.owner, frame.area
    frame.stage += 1
    if frame.stopped or frame.stage > 3:  # ANK-3.7
        pos.stack.pop()
    elif frame.stage == 1:
        if frame.cause == TEXT:
            ask_text(pos, frame.by, frame.card, owner, area, minion_stake(pos, area))
    elif frame.stage == 2:
        if opens(pos, owner, W_REMOVE, frame.cause, frame.by):
            pos.stack.append(Window(owner, W_REMOVE, frame.cause, frame.card, frame.by, area, minion_stake(pos, area)))
    else:
        stake = minion_stake(pos, area)
        lose_minion(pos, owner, area)
        ask_return(pos, owner, area, frame.cause, frame.card, frame.by, stake)


def lose_minion(pos: AnkhMorporkPosition, owner: int, area: int) -> None:
    """A minion goes to its supply (ANK-4.9)."""
    pos.remove_minion(owner, area)
    pos.say("ankh_morpork-loses-minion", {"minion": OWNERS[owner], "area": AREA_NAMES[area]})


def ask_return(pos: AnkhMorporkPosition, owner: int, area: int, cause: int, card: int, by: int, stake: int) -> bool:
    """W-REMOVED: may the owner bring the minion back (ANK-4.42)? Whether he is asked."""
    asked = opens(pos, owner, W_REMOVED, cause, by) and return_areas(pos, owner, area) != 0
    if asked:
        pos.stack.append(Window(owner, W_REMOVED, cause, card, by, area, stake))
    return asked


# ---- moving minions


def run_shift(pos: AnkhMorporkPosition, frame: Shift) -> None:
    """ANK-4.39: W-TEXT, W-MOVE, then the minion moves (ANK-4.10)."""
    owner, area = frame.owner, frame.area
    frame.stage += 1
    if frame.stopped:
        pos.stack.pop()
    elif frame.stage == 1:
        ask_text(pos, frame.by, frame.card, owner, area, 1)
    elif frame.stage == 2:
        ask_move(pos, owner, area, frame.card, frame.by)
    else:
        pos.stack.pop()
        shift(pos, owner, area, frame.to)


def ask_move(pos: AnkhMorporkPosition, owner: int, area: int, card: int, by: int) -> None:
    """W-MOVE: a minion of somebody else than the active player is about to be moved."""
    if owner != by and opens(pos, owner, W_MOVE, TEXT, by):
        pos.stack.append(Window(owner, W_MOVE, TEXT, card, by, area, 1))


def shift(pos: AnkhMorporkPosition, owner: int, area: int, to: int) -> None:
    """Move a minion and say so."""
    pos.move_minion(owner, area, to)
    pos.say("ankh_morpork-moves", {"minion": OWNERS[owner], "area": AREA_NAMES[area], "area2": AREA_NAMES[to]})


def run_swap(pos: AnkhMorporkPosition, frame: Swap) -> None:
    """The Bursar (ANK-10.57): W-TEXT and W-MOVE for each opponent involved, clockwise; one answer stops it all."""
    hit = {frame.owner: frame.area, frame.owner2: frame.area2}
    asked = [seat for seat in pos.opponents(frame.by) if seat in hit]
    stage = frame.stage
    frame.stage += 1
    if frame.stopped:
        pos.stack.pop()
    elif stage < 2 * len(asked):
        owner = asked[stage // 2]
        if stage % 2 == 0:
            ask_text(pos, frame.by, frame.card, owner, hit[owner], 1)
        else:
            ask_move(pos, owner, hit[owner], frame.card, frame.by)
    else:
        pos.stack.pop()
        pos.swap_minions(frame.owner, frame.area, frame.owner2, frame.area2)
        pos.say(
            "ankh_morpork-swaps",
            {
                "minion": OWNERS[frame.owner],
                "area": AREA_NAMES[frame.area],
                "minion2": OWNERS[frame.owner2],
                "area2": AREA_NAMES[frame.area2],
            },
        )


# ---- markers


def open_to_trouble(pos: AnkhMorporkPosition, needs_minion: bool) -> int:
    """The areas without a marker; with minions only, where that is asked for."""
    areas = EVERYWHERE & ~pos.trouble
    if not needs_minion:
        return areas
    return sum([BIT[area] for area in ALL if areas & BIT[area] and pos.crowd[area]])


def uncalmable(pos: AnkhMorporkPosition) -> Reasons:
    """ANK-4.21: where no marker can be taken off."""
    return [(EVERYWHERE & ~pos.trouble, NO_MARKER)]


def calm(pos: AnkhMorporkPosition, seat: int, move: Calm) -> None:
    """Take a marker off an area (ANK-4.21)."""
    pos.trouble &= ~BIT[AREA_NUMBERS[move.area]]
    pos.say("ankh_morpork-calms", {"seat": seat, "area": move.area})
