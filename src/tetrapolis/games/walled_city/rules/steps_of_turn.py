"""The steps of a turn in phase B (sections 3 and 7 of the rules): build, settle, promote, adjust.

A step is one unit; before and after it the player may use his guild (WAL-2.7). So the first question of each step also
offers the guild, and a step without anything to decide is passed over unless the guild could be used there.
"""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.abilities import legal_abilities, use_ability
from tetrapolis.games.walled_city.rules.cards import FACES, HIGH, LOW, NUMBERS, TILE_DOWN, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.frames import (
    ADJUST,
    BUILD,
    LAST,
    PROMOTE,
    SETTLE,
    Adjusting,
    Building,
    Ending,
    Peopling,
    Promoting,
    Settling,
    SettlingOther,
    Sharing,
    Showing,
    Turn,
)
from tetrapolis.games.walled_city.rules.moves import (
    END,
    NOBLES,
    SHARE,
    SKIP,
    Adjust,
    Build,
    CopyGuild,
    Nobles,
    Promote,
    Put,
    Settle,
    Share,
    Show,
    Skip,
    UseGuild,
    adjust,
    build,
    promote,
    put,
    show,
)
from tetrapolis.games.walled_city.rules.moves import (
    SETTLE as SETTLE_MOVE,
)
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.position import EMPTY, TOWER, WalledCityPosition


def turn_of(pos: WalledCityPosition) -> Turn:
    """The turn that is going on: the frame on top, or the one below a question of it."""
    frame = pos.stack[-1]
    if not isinstance(frame, Turn):
        frame = pos.stack[-2]
    assert isinstance(frame, Turn)
    return frame


def open_step(pos: WalledCityPosition, turn: Turn, guild_usable: bool) -> None:
    """Ask for the next step, or pass over it if nothing is to be decided (WAL-3.2, WAL-7.2)."""
    seat = turn.seat
    if turn.step == BUILD:
        pos.stack.append(Building(seat))
    elif turn.step == SETTLE:
        _open_settling(pos, turn, guild_usable)
    elif turn.step == PROMOTE:
        if guild_usable or (turn.promotes and promotable(pos, turn)):
            pos.stack.append(Promoting(seat, turn.promotes))
        else:
            turn.step = ADJUST
    elif turn.step == ADJUST:
        if guild_usable or adjustments(pos, turn):
            pos.stack.append(Adjusting(seat))
        else:
            turn.step = LAST
    elif guild_usable:
        pos.stack.append(Ending(seat))
    else:
        pos.stack.pop()


def uses_guild(pos: WalledCityPosition, seat: int, move: Move) -> bool:
    """Carry out a guild's move of a step's first question; whether it was one. The question comes back afterwards."""
    if isinstance(move, UseGuild | CopyGuild):
        pos.stack.pop()
        use_ability(pos, seat, move)
        return True
    return False


# ---- 1 build


def legal_building(pos: WalledCityPosition, frame: Building, seat: int) -> list[Move]:
    """WAL-3.3, WAL-3.4, WAL-7.3: an empty place; with Drapers a built one (WAL-13.12)."""
    turn = turn_of(pos)
    ids, states = (pos.board.paths, pos.paths) if pos.round == 1 else (pos.board.gaps, pos.gaps)
    if turn.over_built:
        moves = [build(name) for name, state in zip(ids, states, strict=True) if state > EMPTY]
    else:
        moves = [build(name) for name, state in zip(ids, states, strict=True) if state == EMPTY]
    return [*moves, *legal_abilities(pos, turn)]


def apply_building(pos: WalledCityPosition, frame: Building, seat: int, move: Move) -> None:
    """Then the card, still in the same step (WAL-3.5)."""
    if uses_guild(pos, seat, move):
        return
    assert isinstance(move, Build)
    pos.stack.pop()
    turn = turn_of(pos)
    if pos.round == 1:
        turn.place = pos.board.paths.index(move.place)
        pos.roads[seat] -= 1
        pos.set_path(turn.place, pos.paths[turn.place] + 1)
    else:
        turn.place = pos.board.gaps.index(move.place)
        pos.walls[seat] -= 1
        pos.gaps[turn.place] += 1
    pos.say("walled_city-builds", {"seat": seat, "place": move.place})
    pos.stack.append(Showing(seat))


def legal_showing(pos: WalledCityPosition, frame: Showing, seat: int) -> list[Move]:
    """WAL-3.5: any hand card; never the off-colour one (WAL-11.5)."""
    return [show(FACES[card]) for card in sorted(set(pos.hands[seat]))]


def apply_showing(pos: WalledCityPosition, frame: Showing, seat: int, move: Show) -> None:
    """The card is out of play afterwards (WAL-3.11, WAL-7.14)."""
    pos.stack.pop()
    turn = turn_of(pos)
    turn.card = NUMBERS[move.card]
    turn.step = SETTLE
    pos.card_played(seat, turn.card)
    pos.say("walled_city-shows", {"seat": seat, "card": move.card})


# ---- 2 settle


def _open_settling(pos: WalledCityPosition, turn: Turn, guild_usable: bool) -> None:
    """With two equal numbers it does not matter which goes where: only areas are asked for, where there are several."""
    equal = HIGH[turn.card] == LOW[turn.card]
    one, other = (0, 0) if pos.round == 2 else pos.sides[turn.place]
    if guild_usable or not equal or one.bit_count() > 1:
        pos.stack.append(Settling(turn.seat))
    elif pos.round == 2:
        settle_at_wall(pos, turn, HIGH[turn.card])
    elif other.bit_count() > 1:
        pos.stack.append(SettlingOther(turn.seat, areas_in(one)[0]))
    else:
        settle_both(pos, turn, areas_in(one)[0], areas_in(other)[0])


def legal_settling(pos: WalledCityPosition, frame: Settling, seat: int) -> list[Move]:
    """Round 1: where the larger number goes (WAL-3.6, WAL-3.9). Round 2: which number settles (WAL-7.4)."""
    turn = turn_of(pos)
    moves: list[Move]
    if pos.round == 2:
        moves = [SETTLE_MOVE[n] for n in sorted({HIGH[turn.card], LOW[turn.card]}, reverse=True)]
    else:
        one, other = pos.sides[turn.place]
        sides = one | other
        if HIGH[turn.card] == LOW[turn.card]:
            sides = one  # the same either way round
        moves = [put(pos.names[area]) for area in areas_in(sides)]
    return [*moves, *legal_abilities(pos, turn)]


def apply_settling(pos: WalledCityPosition, frame: Settling, seat: int, move: Move) -> None:
    """Then where the other number goes, and who they are."""
    if uses_guild(pos, seat, move):
        return
    pos.stack.pop()
    turn = turn_of(pos)
    if isinstance(move, Settle):
        settle_at_wall(pos, turn, move.n)
        return
    assert isinstance(move, Put)
    area = pos.names.index(move.place)
    one, other = pos.sides[turn.place]
    across = areas_in(other if one >> area & 1 else one)
    if len(across) == 1 or not LOW[turn.card]:
        settle_both(pos, turn, area, across[0])
    else:
        pos.stack.append(SettlingOther(seat, area))


def legal_settling_other(pos: WalledCityPosition, frame: SettlingOther, seat: int) -> list[Move]:
    """WAL-3.9: one of the areas of the other side."""
    one, other = pos.sides[turn_of(pos).place]
    return [put(pos.names[area]) for area in areas_in(other if one >> frame.area & 1 else one)]


def apply_settling_other(pos: WalledCityPosition, frame: SettlingOther, seat: int, move: Put) -> None:
    """Both areas are known."""
    pos.stack.pop()
    settle_both(pos, turn_of(pos), frame.area, pos.names.index(move.place))


def settle_both(pos: WalledCityPosition, turn: Turn, area: int, other: int) -> None:
    """The larger number into one area, the smaller into the other; WAL-3.10: if the supply suffices."""
    seat = turn.seat
    turn.step = ADJUST
    high, low = HIGH[turn.card], LOW[turn.card]
    supply = pos.supply_p[seat] + pos.supply_n[seat]
    if high + low > supply and supply > 0 and low:
        pos.stack.append(Sharing(seat, (area, other), (high, low)))
    else:
        people(pos, seat, ((area, min(high, supply)), (other, min(low, max(0, supply - high)))))


def legal_sharing(pos: WalledCityPosition, frame: Sharing, seat: int) -> list[Move]:
    """WAL-3.10: you choose which side goes short; all you have is placed."""
    supply = pos.supply_p[seat] + pos.supply_n[seat]
    high, low = frame.counts
    return [SHARE[n] for n in range(max(0, supply - low), min(high, supply) + 1)]


def apply_sharing(pos: WalledCityPosition, frame: Sharing, seat: int, move: Share) -> None:
    """The rest goes to the other area."""
    pos.stack.pop()
    supply = pos.supply_p[seat] + pos.supply_n[seat]
    one, other = frame.areas
    people(pos, seat, ((one, move.n), (other, supply - move.n)))


def settle_at_wall(pos: WalledCityPosition, turn: Turn, number: int) -> None:
    """WAL-7.5 to WAL-7.7: into the one area at the gap; the other number is for promoting."""
    seat = turn.seat
    turn.step = PROMOTE
    turn.promotes = HIGH[turn.card] + LOW[turn.card] - number
    supply = pos.supply_p[seat] + pos.supply_n[seat]
    people(pos, seat, ((pos.gap_area[turn.place], min(number, supply)),))


def people(pos: WalledCityPosition, seat: int, queue: tuple[tuple[int, int], ...]) -> None:
    """Settle those without a choice; ask for the others (WAL-3.8)."""
    while queue:
        (area, count), *rest = queue
        least, most = nobles_between(pos, seat, count)
        if least < most:
            pos.stack.append(Peopling(seat, queue))
            return
        _settle(pos, seat, area, count, least)
        queue = tuple(rest)


def nobles_between(pos: WalledCityPosition, seat: int, count: int) -> tuple[int, int]:
    """WAL-3.8: the fewest and the most nobles among so many from a player's supply."""
    return max(0, count - pos.supply_p[seat]), min(count, pos.supply_n[seat])


def _settle(pos: WalledCityPosition, seat: int, area: int, count: int, nobles: int) -> None:
    if count:
        pos.settle(seat, area, count - nobles, nobles)
        pos.say("walled_city-settles", {"seat": seat, "area": pos.names[area], "n": count - nobles, "nobles": nobles})


def legal_peopling(pos: WalledCityPosition, frame: Peopling, seat: int) -> list[Move]:
    """WAL-3.8: any mixture the supply allows."""
    least, most = nobles_between(pos, seat, frame.queue[0][1])
    return [NOBLES[n] for n in range(least, most + 1)]


def apply_peopling(pos: WalledCityPosition, frame: Peopling, seat: int, move: Nobles) -> None:
    """Then the next area."""
    pos.stack.pop()
    area, count = frame.queue[0]
    _settle(pos, seat, area, count, move.n)
    people(pos, seat, frame.queue[1:])


# ---- 3 promote (round 2)


def promotable(pos: WalledCityPosition, turn: Turn) -> list[tuple[int, int]]:
    """WAL-7.9, WAL-7.17: (area, colour) of all nobles in the neighbourhood at the wall now."""
    hood = pos.hood_of(pos.gap_area[turn.place])
    return [
        (area, colour)
        for area in areas_in(hood)
        for colour in range(pos.setup.colours)
        if pos.nobles[4 * area + colour]
    ]


def legal_promoting(pos: WalledCityPosition, frame: Promoting, seat: int) -> list[Move]:
    """WAL-7.8, WAL-7.11: one more to one of the two nearest towers, or no more."""
    turn = turn_of(pos)
    towers = [pos.board.towers[tower] for tower in pos.board.gap_towers[turn.place]]
    moves: list[Move] = []
    if frame.left:
        moves = [
            promote(pos.names[area], pos.colour_name(colour), tower)
            for area, colour in promotable(pos, turn)
            for tower in towers
        ]
    moves.append(SKIP)
    return moves if frame.begun else [*moves, *legal_abilities(pos, turn)]


def default_promoting(pos: WalledCityPosition, frame: Promoting, seat: int) -> Move:
    """No more."""
    return SKIP


def apply_promoting(pos: WalledCityPosition, frame: Promoting, seat: int, move: Move) -> None:
    """WAL-7.8 to WAL-7.13."""
    if uses_guild(pos, seat, move):
        return
    turn = turn_of(pos)
    if isinstance(move, Promote):
        colour, tower = pos.colour_number(move.colour), pos.board.towers.index(move.tower)
        pos.take_noble(colour, pos.names.index(move.place))
        pos.put_noble(colour, TOWER + tower)
        pos.say(
            "walled_city-promotes",
            {"seat": seat, "colour": move.colour, "area": move.place, "tower": move.tower},
        )
        frame.begun = True
        frame.left -= 1
        if frame.left and promotable(pos, turn):
            return
    pos.stack.pop()
    turn.step = ADJUST


# ---- 4 adjust


def adjustments(pos: WalledCityPosition, turn: Turn) -> list[Move]:
    """WAL-3.12 to WAL-3.17, WAL-7.15, WAL-7.16: every change of one item that is possible now."""
    towers: Sequence[int] = ()
    if pos.round == 1:
        one, other = pos.sides[turn.place]
        areas = one | other
    else:
        areas = pos.hood_of(pos.gap_area[turn.place])
        towers = pos.board.gap_towers[turn.place]
    items, names = pos.items, pos.names
    found: list[Move] = [adjust(names[area], way) for area in areas_in(areas) for way in CHANGES[items[area]]]
    for tower in towers:
        found += [adjust(pos.board.towers[tower], way) for way in CHANGES[pos.tower_items[tower]]]
    return found


def _ways(item: int) -> dict[str, int]:
    if item >= TILE_UP:
        return {"turn": TILE_UP + TILE_DOWN - item}
    return {way: item + step for way, step in (("up", 1), ("down", -1)) if 1 <= VALUE[item] + step <= 3}


CHANGES: tuple[dict[str, int], ...] = (*map(_ways, range(TILE_DOWN + 1)), {})
"""WAL-3.15, WAL-3.16: the ways to change each item, and what it becomes; the last one is for NO_ITEM."""


def legal_adjusting(pos: WalledCityPosition, frame: Adjusting, seat: int) -> list[Move]:
    """At most one item; R-14: none is fine too."""
    turn = turn_of(pos)
    return [*adjustments(pos, turn), SKIP, *legal_abilities(pos, turn)]


def default_adjusting(pos: WalledCityPosition, frame: Adjusting, seat: int) -> Move:
    """Nothing."""
    return SKIP


def apply_adjusting(pos: WalledCityPosition, frame: Adjusting, seat: int, move: Move) -> None:
    """WAL-3.15, WAL-3.16."""
    if uses_guild(pos, seat, move):
        return
    pos.stack.pop()
    turn_of(pos).step = LAST
    if isinstance(move, Adjust):
        place = pos.place_number(move.place)
        item = CHANGES[pos.item_at(place)][move.way]
        pos.set_item(place, item)
        pos.say("walled_city-adjusts", {"seat": seat, "place": move.place, "way": move.way, "n": VALUE[item]})
    else:
        assert isinstance(move, Skip)


# ---- after the last step


def legal_ending(pos: WalledCityPosition, frame: Ending, seat: int) -> list[Move]:
    """End the turn, or use the guild first."""
    return [END, *legal_abilities(pos, turn_of(pos))]


def default_ending(pos: WalledCityPosition, frame: Ending, seat: int) -> Move:
    """End the turn."""
    return END


def apply_ending(pos: WalledCityPosition, frame: Ending, seat: int, move: Move) -> None:
    """The turn is over."""
    if not uses_guild(pos, seat, move):
        del pos.stack[-2:]
