"""Guilds that place, move, exchange or remove citizens (section 13 of the rules)."""

from __future__ import annotations

from collections.abc import Callable

from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.rules.frames import BUILD, LAST, Ability, Turn
from tetrapolis.games.walled_city.rules.guild import (
    GuildAbility,
    ask,
    has_noble,
    has_peasant,
    noble_count,
    noble_picks,
    opponents,
    peasant_picks,
    towers_of,
)
from tetrapolis.games.walled_city.rules.moves import (
    DONE,
    Choose,
    ChooseColour,
    ChooseKind,
    Pick,
    PlaceCitizen,
    choose,
    choose_colour,
    choose_kind,
    pick,
    place_citizen,
)
from tetrapolis.games.walled_city.rules.neighbourhoods import across, areas_in
from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import GUILDS, line_of

PEASANTS_FOR_NOBLE = 4  # WAL-13.15
VINTNERS_EXCHANGE = 3  # WAL-13.33
BAKERS_NOBLES, BAKERS_VOTES = 3, 13  # WAL-13.45


def _say(pos: WalledCityPosition, frame: Ability, id: str, colour: int, place: int, to: int = -1) -> None:
    args = {"seat": frame.seat, "colour": pos.colour_name(colour), "place": pos.place_name(place)}
    if to >= 0:
        args["place2"] = pos.place_name(to)
    pos.say(f"walled_city-{id}", args)


# ---- Mercers, Painter-Stainers: exchange with each opponent


def can_mercers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.6: a noble of an opponent, and one of the own supply."""
    return pos.supply_n[turn.seat] > 0 and any(has_noble(pos, colour, True) for colour in opponents(pos, turn.seat))


def start_mercers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.7: no more than the supply holds now."""
    ask(pos, turn.seat, guild, min(pos.supply_n[turn.seat], pos.setup.colours - 1))


def legal_mercers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """One noble of each opponent, guards too; opponents may be skipped."""
    colours = [colour for colour in opponents(pos, frame.seat) if not frame.done >> colour & 1]
    moves = noble_picks(pos, colours, towers=True)
    return [*moves, DONE] if frame.done else moves


def apply_mercers(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.6: it returns to its owner's supply, an own noble stands in the very same place."""
    if isinstance(move, Pick):
        colour, place = pos.colour_number(move.colour), pos.place_number(move.place)
        pos.take_noble(colour, place)
        pos.supply_n[colour] += 1
        pos.put_noble(frame.seat, place)
        pos.supply_n[frame.seat] -= 1
        _say(pos, frame, "replaces-noble", colour, place)
    _next_exchange(pos, frame, move, legal_mercers)


def can_painter_stainers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.51: a peasant of an opponent, and one of the own supply."""
    return pos.supply_p[turn.seat] > 0 and any(has_peasant(pos, colour) for colour in opponents(pos, turn.seat))


def start_painter_stainers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.51: no more than the supply holds now."""
    ask(pos, turn.seat, guild, min(pos.supply_p[turn.seat], pos.setup.colours - 1))


def legal_painter_stainers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """One peasant of each opponent; opponents may be skipped."""
    colours = [colour for colour in opponents(pos, frame.seat) if not frame.done >> colour & 1]
    moves = peasant_picks(pos, colours)
    return [*moves, DONE] if frame.done else moves


def apply_painter_stainers(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.51: it returns to its owner's supply."""
    if isinstance(move, Pick):
        colour, area = pos.colour_number(move.colour), pos.names.index(move.place)
        _return_peasant(pos, colour, area)
        pos.settle(frame.seat, area, 1, 0)
        _say(pos, frame, "replaces-peasant", colour, area)
    _next_exchange(pos, frame, move, legal_painter_stainers)


def _next_exchange(
    pos: WalledCityPosition, frame: Ability, move: Move, legal: Callable[[WalledCityPosition, Ability], list[Move]]
) -> None:
    if isinstance(move, Pick):
        frame.done |= 1 << pos.colour_number(move.colour)
        frame.left -= 1
        if frame.left and legal(pos, frame) != [DONE]:
            return
    pos.stack.pop()


def _return_peasant(pos: WalledCityPosition, colour: int, area: int) -> None:
    pos.peasants[4 * area + colour] -= 1
    pos.supply_p[colour] += 1


# ---- Fishmongers


def _fishmongers(pos: WalledCityPosition) -> list[Move]:
    """WAL-13.15, WAL-13.16: a noble in an area whose owner has four peasants in supply."""
    rich = [colour for colour in range(pos.setup.colours) if pos.supply_p[colour] >= PEASANTS_FOR_NOBLE]
    return noble_picks(pos, rich, towers=False)


def can_fishmongers(pos: WalledCityPosition, turn: Turn) -> bool:
    """There is such a noble."""
    return bool(_fishmongers(pos))


def start_choice(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """One choice."""
    ask(pos, turn.seat, guild, 1)


def legal_fishmongers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """WAL-13.15."""
    return _fishmongers(pos)


def apply_fishmongers(pos: WalledCityPosition, frame: Ability, move: Pick) -> None:
    """WAL-13.15: noble to, peasants from, its owner's supply."""
    pos.stack.pop()
    colour, area = pos.colour_number(move.colour), pos.names.index(move.place)
    pos.take_noble(colour, area)
    pos.supply_n[colour] += 1
    pos.settle(colour, area, PEASANTS_FOR_NOBLE, 0)
    _say(pos, frame, "four-peasants", colour, area)


# ---- Merchant Taylors


def can_merchant_taylors(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.25: an opponent has a peasant on the board."""
    return any(has_peasant(pos, colour) for colour in opponents(pos, turn.seat))


def legal_merchant_taylors(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """WAL-13.25."""
    return peasant_picks(pos, opponents(pos, frame.seat))


def apply_merchant_taylors(pos: WalledCityPosition, frame: Ability, move: Pick) -> None:
    """WAL-13.25: it returns to its owner's supply."""
    pos.stack.pop()
    colour, area = pos.colour_number(move.colour), pos.names.index(move.place)
    _return_peasant(pos, colour, area)
    _say(pos, frame, "peasant-leaves", colour, area)


# ---- Salters


def can_salters(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.29: something is in supply."""
    return pos.supply_n[turn.seat] + pos.supply_p[turn.seat] > 0


def start_salters(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.28: a noble and a peasant."""
    ask(pos, turn.seat, guild, 2)


def legal_salters(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """WAL-13.28, WAL-13.29: any areas; one of the two is enough."""
    moves: list[Move] = []
    for bit, kind, supply in ((1, "noble", pos.supply_n), (2, "peasant", pos.supply_p)):
        if supply[frame.seat] and not frame.done & bit:
            moves += [place_citizen(kind, name) for name in pos.names]
    return [*moves, DONE] if frame.done else moves


def apply_salters(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.28."""
    if isinstance(move, PlaceCitizen):
        area = pos.names.index(move.place)
        noble = move.kind == "noble"
        pos.settle(frame.seat, area, 0 if noble else 1, 1 if noble else 0)
        frame.done |= 1 if noble else 2
        pos.say("walled_city-places", {"seat": frame.seat, "kind": move.kind, "area": move.place})
        if legal_salters(pos, frame) != [DONE]:
            return
    pos.stack.pop()


# ---- Ironmongers


def can_ironmongers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.31: every colour has a noble in the city."""
    return all(has_noble(pos, colour, False) for colour in range(pos.setup.colours))


def start_ironmongers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.30: one noble of every colour, then the next."""
    ask(pos, turn.seat, guild, pos.setup.colours)


def legal_ironmongers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """First which noble, then which tower."""
    if frame.place < 0:
        return noble_picks(pos, [pos.setup.colours - frame.left], towers=False)
    return [choose(pos.place_name(tower)) for tower in towers_of(pos)]


def apply_ironmongers(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.30, WAL-13.32."""
    if isinstance(move, Pick):
        frame.place = pos.names.index(move.place)
        return
    assert isinstance(move, Choose)
    colour, tower = pos.setup.colours - frame.left, pos.place_number(move.place)
    pos.take_noble(colour, frame.place)
    pos.put_noble(colour, tower)
    _say(pos, frame, "noble-moves", colour, frame.place, tower)
    frame.place = -1
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()


# ---- Vintners


def _vintners(pos: WalledCityPosition) -> list[int]:
    """WAL-13.33: three peasants on the board and three nobles in supply."""
    return [
        colour
        for colour in range(pos.setup.colours)
        if sum(pos.peasants[colour::4]) >= VINTNERS_EXCHANGE and pos.supply_n[colour] >= VINTNERS_EXCHANGE
    ]


def can_vintners(pos: WalledCityPosition, turn: Turn) -> bool:
    """There is such a player."""
    return bool(_vintners(pos))


def start_vintners(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """First the player, then three peasants."""
    ask(pos, turn.seat, guild, VINTNERS_EXCHANGE)


def legal_vintners(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """The player; then the areas of his peasants."""
    if frame.colour < 0:
        return [choose_colour(pos.colour_name(colour)) for colour in _vintners(pos)]
    return [choose(name) for area, name in enumerate(pos.names) if pos.peasants[4 * area + frame.colour]]


def apply_vintners(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.33: each for a noble in the same area."""
    if isinstance(move, ChooseColour):
        frame.colour = pos.colour_number(move.colour)
        return
    assert isinstance(move, Choose)
    area = pos.names.index(move.place)
    _return_peasant(pos, frame.colour, area)
    pos.settle(frame.colour, area, 0, 1)
    _say(pos, frame, "peasant-ennobled", frame.colour, area)
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()


# ---- Bakers


def can_bakers(pos: WalledCityPosition, turn: Turn) -> bool:
    """WAL-13.44, WAL-13.46: the very first thing of the turn, with three own nobles on the board."""
    first = turn.step == BUILD and not turn.over_built and not turn.used
    return first and noble_count(pos, turn.seat, True) >= BAKERS_NOBLES


def start_bakers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.44: the turn is skipped, a road or wall goes to the box; WAL-13.45: 13 votes at once."""
    seat = turn.seat
    stock = pos.roads if pos.round == 1 else pos.walls
    stock[seat] -= 1
    turn.step = LAST
    pos.give_votes(seat, line_of(pos, GUILDS), BAKERS_VOTES)
    pos.say("walled_city-bakers", {"seat": seat, "n": BAKERS_VOTES})
    ask(pos, seat, guild, BAKERS_NOBLES)


def legal_bakers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """Own nobles, in areas or towers."""
    return [choose(pos.place_name(place)) for place in pos.noble_places(frame.seat, True)]


def apply_bakers(pos: WalledCityPosition, frame: Ability, move: Choose) -> None:
    """WAL-13.45: three of them go to the box."""
    _to_box(pos, frame, frame.seat, pos.place_number(move.place))


def _to_box(pos: WalledCityPosition, frame: Ability, colour: int, place: int) -> None:
    pos.take_noble(colour, place)
    pos.box_n[colour] += 1
    _say(pos, frame, "noble-to-box", colour, place)
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()


# ---- Barbers


def can_barbers(pos: WalledCityPosition, turn: Turn) -> bool:
    """R-36: at least one noble is on the board."""
    return any(pos.nobles) or any(pos.guards)


def start_barbers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.47: two, or one if there is no more."""
    ask(pos, turn.seat, guild, min(2, sum(pos.nobles) + sum(pos.guards)))


def legal_barbers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """Any colour, guards included."""
    return noble_picks(pos, list(range(pos.setup.colours)), towers=True)


def apply_barbers(pos: WalledCityPosition, frame: Ability, move: Pick) -> None:
    """WAL-13.47."""
    _to_box(pos, frame, pos.colour_number(move.colour), pos.place_number(move.place))


# ---- Saddlers

_PEASANTS, _NOBLES = 1, 2
_RIDERS = {_PEASANTS: 3, _NOBLES: 2}  # WAL-13.48


def can_saddlers(pos: WalledCityPosition, turn: Turn) -> bool:
    """Somebody is in an area."""
    return any(pos.peasants) or any(pos.nobles)


def start_saddlers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """First peasants or nobles."""
    ask(pos, turn.seat, guild)


def legal_saddlers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """Peasants or nobles; then each time who rides, and where to (WAL-13.48 to WAL-13.50)."""
    if not frame.stage:
        moves: list[Move] = []
        if any(pos.peasants):
            moves.append(choose_kind("peasant"))
        if any(pos.nobles):
            moves.append(choose_kind("noble"))
        return moves
    if frame.place < 0:
        pieces = pos.peasants if frame.stage == _PEASANTS else pos.nobles
        ridden = _ridden(frame)
        return [
            pick(pos.names[area], pos.colour_name(colour))
            for colour in range(pos.setup.colours)
            for area in range(pos.area_count)
            if pieces[4 * area + colour] > ridden.get((area, colour), 0)
        ]
    return [choose(pos.names[area]) for area in areas_in(over(pos, frame.place))]


def _ridden(frame: Ability) -> dict[tuple[int, int], int]:
    """How many of those who already rode stand where: each one rides once."""
    found: dict[tuple[int, int], int] = {}
    for number in frame.picks:
        key = (number // 8, number % 8)
        found[key] = found.get(key, 0) + 1
    return found


def over(pos: WalledCityPosition, area: int) -> int:
    """WAL-13.49, WAL-13.50: the areas across a path, and across a fence."""
    found = across(pos.sides, area)
    base = len(pos.board.areas)
    for number, cut in enumerate(pos.cuts):
        parts = (pos.board.cuts[cut].area, base + number)
        if area in parts:
            found |= 1 << parts[1 - parts.index(area)]
    return found


def apply_saddlers(pos: WalledCityPosition, frame: Ability, move: Move) -> None:
    """WAL-13.48: three peasants or two nobles, or all there are (R-36)."""
    if isinstance(move, ChooseKind):
        frame.stage = _PEASANTS if move.kind == "peasant" else _NOBLES
        pieces = pos.peasants if frame.stage == _PEASANTS else pos.nobles
        frame.left = min(_RIDERS[frame.stage], sum(pieces))
        return
    if isinstance(move, Pick):
        frame.place, frame.colour = pos.names.index(move.place), pos.colour_number(move.colour)
        return
    assert isinstance(move, Choose)
    pieces = pos.peasants if frame.stage == _PEASANTS else pos.nobles
    area = pos.names.index(move.place)
    pieces[4 * frame.place + frame.colour] -= 1
    pieces[4 * area + frame.colour] += 1
    _say(pos, frame, "rides", frame.colour, frame.place, area)
    frame.picks = (*frame.picks, 8 * area + frame.colour)
    frame.place = -1
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()


# ---- Armourers


def can_armourers(pos: WalledCityPosition, turn: Turn) -> bool:
    """A noble in supply."""
    return pos.supply_n[turn.seat] > 0


def start_armourers(pos: WalledCityPosition, turn: Turn, guild: int) -> None:
    """WAL-13.57: two, or one if there is no more."""
    ask(pos, turn.seat, guild, min(2, pos.supply_n[turn.seat]))


def legal_armourers(pos: WalledCityPosition, frame: Ability) -> list[Move]:
    """Any tower."""
    return [choose(pos.place_name(tower)) for tower in towers_of(pos)]


def apply_armourers(pos: WalledCityPosition, frame: Ability, move: Choose) -> None:
    """WAL-13.57."""
    tower = pos.place_number(move.place)
    pos.supply_n[frame.seat] -= 1
    pos.put_noble(frame.seat, tower)
    _say(pos, frame, "guard-comes", frame.seat, tower)
    frame.left -= 1
    if not frame.left:
        pos.stack.pop()


CITIZEN_GUILDS = {
    "mercers": GuildAbility(can_mercers, start_mercers, legal_mercers, apply_mercers),
    "painter_stainers": GuildAbility(
        can_painter_stainers, start_painter_stainers, legal_painter_stainers, apply_painter_stainers
    ),
    "fishmongers": GuildAbility(can_fishmongers, start_choice, legal_fishmongers, apply_fishmongers),
    "merchant_taylors": GuildAbility(
        can_merchant_taylors, start_choice, legal_merchant_taylors, apply_merchant_taylors
    ),
    "salters": GuildAbility(can_salters, start_salters, legal_salters, apply_salters),
    "ironmongers": GuildAbility(can_ironmongers, start_ironmongers, legal_ironmongers, apply_ironmongers),
    "vintners": GuildAbility(can_vintners, start_vintners, legal_vintners, apply_vintners),
    "bakers": GuildAbility(can_bakers, start_bakers, legal_bakers, apply_bakers),
    "barbers": GuildAbility(can_barbers, start_barbers, legal_barbers, apply_barbers),
    "saddlers": GuildAbility(can_saddlers, start_saddlers, legal_saddlers, apply_saddlers),
    "armourers": GuildAbility(can_armourers, start_armourers, legal_armourers, apply_armourers),
}
