"""Positions of The Walled City laid in words (see `Game.set_up`): citizens, guilds, cards, the phase of the round.

The reference of the game in the docs takes its examples from here.

game.set_up(
    players=3,
    citizens={"A2": {"p1": "3p", "p2": "2p 1n"}, "T1": {"p2": "2n"}},
    items={"A2": "purple 3"},
    built="P1 P2 G14",
    guilds={"p1": "salters"},
    turn="p1",
)

game.set_up(
    players=3,
    first="p2",
    phase="joining",
    offer="drapers vintners salters skinners grocers",
    guilds={"p2": "mercers"},
)

game.set_up(
    players=3,
    round=2,
    phase="defence",
    supply={"p1": "3p 1n"},
    demolished="P3",
    fences="A1-F1",
    old_guilds={"p1": "mercers"},
    turned=["p1"],
    zones={"Z1": ("p1", "3/2", "T1")},
    votes=[5, 3, 9],
    walls={"p1": 3},
)

game.set_up(
    players=3, options={"board": "borderlands"}, hands={"p1": ["4/0", "1/1"]}, off={"p1": "3/1"}, roads={"p1": 2}
)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tetrapolis.core.chance import Chance
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.set_up import (
    BySeat,
    Names,
    SeatName,
    Stock,
    amount,
    by_seat,
    names,
    numbered,
    numbers_of,
    require,
    seat_of,
    unreadable,
)
from tetrapolis.games.walled_city.rules import turns
from tetrapolis.games.walled_city.rules.cards import (
    FACES,
    FACTIONS,
    GUILD_NUMBERS,
    NUMBERS,
    PRIORITY,
    TILE_DOWN,
    TILE_UP,
)
from tetrapolis.games.walled_city.rules.frames import Defence, Joining, Laps, Main, Turn
from tetrapolis.games.walled_city.rules.options import Options, setup_of
from tetrapolis.games.walled_city.rules.position import (
    DEMOLISHED,
    NO_CARD,
    NOBODY,
    OFF,
    TOWER,
    WalledCityPosition,
    new_position,
)

Phase = Literal["joining", "turns", "counting", "defence", "towers"]
_DICE = 4
"""Of each faction (WAL-1.10)."""
_MOST_ROADS = 2
"""On one path or gap: Drapers build on a built place (WAL-13.14)."""


class Parts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position of The Walled City. The board and rulings are options."""

    round: int = 1
    """1 or 2."""
    phase: Phase = "turns"
    """Phase A, B, C, D (WAL-1.2), or D of round 2 after its last card. What needs no answer (C) is carried out."""
    turn: SeatName | None = None
    """Whose turn of phase B begins; None: that of the guild with the lowest number."""
    first: SeatName = 0
    """The first player (WAL-1.24)."""
    citizens: Mapping[str, Mapping[int | str, str]] = {}
    """By area or tower, then by seat or "neutral": "3p 2n" are 3 peasants and 2 nobles, in a tower only nobles."""
    supply: Mapping[int | str, str] = {}
    """What a colour has left: "3p 1n"; the rest is in the box for good. Not told: all that is not on the board."""
    items: Mapping[str, str] = {}
    """By area or tower: "blue 2", or a survey tile, "+1" or "-1". Other spots get the other dice, all of value 1."""
    built: Names = []
    """Paths and gaps with a road or a wall: "P1 P2*2 G3", where P2 has two."""
    demolished: Names = []
    """Paths and gaps where nobody can build any more: "P3 G1"."""
    fences: Names = []
    """The cuts of fenced areas, by their ids: "A1-F1"."""
    guilds: BySeat[str] = {}
    """Seats not told get any; in phase A these are the ones joined so far."""
    old_guilds: BySeat[str] = {}
    """In round 2: the guilds of round 1 (WAL-6.4)."""
    turned: list[SeatName] = []
    """Whose guild is turned face down."""
    offer: Names | None = None
    """The guilds that lie open; None: any."""
    hands: BySeat[Names] = {}
    """Cards not told were played before; seats not told have all of theirs. For a puzzle, hands and stocks may be
    smaller than the turns to come need: such a game cannot be played to its end."""
    off: BySeat[str] = {}
    """The off-colour cards (WAL-11.4)."""
    zones: Mapping[str, tuple[int | str, str, str]] = {}
    """Defence cards: {"Z1": ("p1", "3/2", "T1")}: the larger number faces T1; `3/1*` is an off-colour card."""
    votes: BySeat[int] = {}
    """By seat or "neutral" (the last of a list): for the neighbourhoods of round 1; may be negative (WAL-4.11)."""
    roads: BySeat[int] = {}
    """How many a player has left; not told: as many as the one whose turn it is, or one less after a turn of this lap
    (WAL-3.1)."""
    walls: BySeat[int] = {}
    """The same in round 2 (WAL-7.1)."""


def lay(game: Any, players: int, options: Options, chance: Chance, parts: Parts) -> WalledCityPosition:
    """The position that the parts describe; its phase has not begun to run."""
    setup = setup_of(players, options)
    pos = new_position(setup)
    pos.start(game, chance)
    pos.round = amount("round", parts.round, 1, 2)
    pos.first = seat_of("first", parts.first, players)
    cuts = {cut.id: number for number, cut in enumerate(pos.board.cuts)}
    for name in names(parts.fences):
        _fence(pos, name, numbered("fences", name, cuts))
    _settle(pos, parts)
    _build(pos, parts)
    _lay_items(pos, parts)
    _lay_guilds(pos, parts)
    _deal_cards(pos, parts)
    told = parts.votes
    for who, votes in told.items() if isinstance(told, Mapping) else enumerate(told):
        pos.ledger[_colour(pos, "votes", who)][0] = votes
    pos.fresh = []
    if parts.phase == "joining":
        joined = [pos.guild[seat] != NOBODY for seat in _joining_order(pos)]
        earlier = _joining_order(pos)[joined.index(False)] if False in joined else 0
        require("guilds", joined == sorted(joined, reverse=True), f"guilds: p{earlier + 1}")
    require("phase: towers", parts.phase != "towers" or pos.round == 2, "round: 2")
    turn = None if parts.turn is None or parts.phase != "turns" else seat_of("turn", parts.turn, players)
    _lay_stocks(pos, parts, turn)
    stand(pos, parts.phase, turn)
    return pos


def stand(pos: WalledCityPosition, phase: Phase, seat: int | None = None) -> None:
    """The round has come to this phase, and in phase B to a player's turn."""
    base = 4 * (pos.round - 1)
    if phase == "joining":
        left = [who for who in _joining_order(pos) if pos.guild[who] == NOBODY]
        pos.stack = [Main(base + 1)]
        if left:
            pos.stack.append(Joining(left[0], tuple(left[1:])))
    elif phase == "turns" and seat is not None:
        order = sorted(range(pos.setup.players), key=lambda who: PRIORITY[pos.guild[who]])
        pos.stack = [Main(base + 2), Laps(tuple(order), order.index(seat) + 1), Turn(seat)]
    elif phase == "towers":
        pos.stack = [Main(8), Defence(())]
    else:
        pos.stack = [Main(base + {"turns": 1, "counting": 2, "defence": 3}[phase])]


def _lay_stocks(pos: WalledCityPosition, parts: Parts, turn: int | None) -> None:
    """WAL-3.1, WAL-7.1: all hold equally many; who had his turn in this lap has one road (or wall) less."""
    setup, players = pos.setup, pos.setup.players
    for part, full, stocks in (("roads", setup.roads, pos.roads), ("walls", setup.walls, pos.walls)):
        told, most = by_seat(part, getattr(parts, part), players), full
        had_turn: list[int] = []
        if turn is not None and (part == "roads") == (pos.round == 1):
            most = amount(part, told.get(turn, full), 1, full)
            had_turn = [seat for seat in range(players) if PRIORITY[pos.guild[seat]] < PRIORITY[pos.guild[turn]]]
        stocks[:] = [amount(part, told.get(seat, most - (seat in had_turn)), 0, most) for seat in range(players)]


def _joining_order(pos: WalledCityPosition) -> list[int]:
    """WAL-2.1: from the first player on; WAL-6.3: in round 2 from the fewest votes to the most."""
    players = pos.setup.players
    if pos.round == 2:
        return turns.lowest_first(pos, pos.old_guild)
    return [(pos.first + step) % players for step in range(players)]


# ---- the board


def _fence(pos: WalledCityPosition, name: str, cut: int) -> None:
    """R-37: an area is fenced once."""
    if any(pos.board.cuts[other].area == pos.board.cuts[cut].area for other in pos.cuts):
        raise BadOptions("error-part-twice", part="fences", name=name)
    amount("fences", len(pos.cuts) + 1, 0, 2)
    pos.put_fence(cut)


def _colour(pos: WalledCityPosition, part: str, who: int | str) -> int:
    """A seat, or the neutral colour with two players (WAL-12.3)."""
    players = pos.setup.players
    is_neutral = who in ("neutral", players) and pos.setup.colours > players
    return players if is_neutral else seat_of(part, who, players)


def _people(part: str, text: str) -> tuple[int, int]:
    """Peasants and nobles."""
    found = re.fullmatch(r"(?:(\d{1,2})p)? ?(?:(\d{1,2})n)?", text)
    if found is None:
        raise unreadable(part, text, "3p 2n")
    return int(found[1] or 0), int(found[2] or 0)


def _settle(pos: WalledCityPosition, parts: Parts) -> None:
    towers = numbers_of(pos.board.towers)
    places = {**numbers_of(pos.names), **{name: TOWER + number for name, number in towers.items()}}
    for name, crowd in parts.citizens.items():
        place = numbered("citizens", name, places)
        for who, text in crowd.items():
            colour = _colour(pos, "citizens", who)
            peasants, nobles = _people("citizens", text)
            amount("citizens", peasants, 0, 0 if place >= TOWER else pos.supply_p[colour])
            amount("citizens", nobles, 0, pos.supply_n[colour])
            if place >= TOWER:
                pos.supply_n[colour] -= nobles
                pos.guards[4 * (place - TOWER) + colour] += nobles
            else:
                pos.settle(colour, place, peasants, nobles)
    for who, text in parts.supply.items():
        colour = _colour(pos, "supply", who)
        peasants, nobles = _people("supply", text)
        pos.box_p[colour] = pos.supply_p[colour] - amount("supply", peasants, 0, pos.supply_p[colour])
        pos.box_n[colour] = pos.supply_n[colour] - amount("supply", nobles, 0, pos.supply_n[colour])
        pos.supply_p[colour], pos.supply_n[colour] = peasants, nobles


def _build(pos: WalledCityPosition, parts: Parts) -> None:
    paths, gaps = numbers_of(pos.board.paths), numbers_of(pos.board.gaps)
    states = [(name.partition("*"), "built") for name in names(parts.built)]
    states += [((name, "", ""), "demolished") for name in names(parts.demolished)]
    done: set[str] = set()
    for (name, star, number), part in states:
        numbered(part, name, {**paths, **gaps})
        if star and not (number.isdecimal() and number.isascii()):
            raise unreadable(part, f"{name}*{number}", "P1*2")
        if name in done:
            raise BadOptions("error-part-twice", part=part, name=name)
        done.add(name)
        state = DEMOLISHED if part == "demolished" else amount(part, int(number or 1), 1, _MOST_ROADS)
        if name in paths:
            pos.set_path(paths[name], state)
        else:
            pos.gaps[gaps[name]] = state


def _lay_items(pos: WalledCityPosition, parts: Parts) -> None:
    """WAL-1.18, WAL-1.20: 20 dice, four of each faction, and a tile for each survey spot."""
    board, areas = pos.board, len(pos.board.areas)
    places = numbers_of(pos.names[:areas])
    places |= {name: TOWER + number for number, name in enumerate(board.towers)}
    dice = Stock([faction for faction in range(5) for _ in range(_DICE)], numbers_of(FACTIONS))
    tiles: list[int] = []
    told = {numbered("items", name, places): text for name, text in parts.items.items()}
    for place, text in told.items():
        die = re.fullmatch(r"(\w+) ([123])", text)
        if die is not None:
            pos.set_item(place, 3 * dice.take("items", [die[1]])[0] + int(die[2]) - 1)
        elif text in ("+1", "-1") and place < TOWER:
            tiles.append(place)
            pos.set_item(place, TILE_UP if text == "+1" else TILE_DOWN)
        else:
            raise unreadable("items", text, "blue 2")
    most = board.survey.count(True)
    amount("items", len(tiles), 0, most)
    free = sorted([area for area in range(areas) if area not in told], key=lambda area: not board.survey[area])
    tiles += free[: most - len(tiles)]
    amount("items", len(tiles), most)  # dice lie where they should be
    for place in places.values():
        if place not in told:
            pos.set_item(place, TILE_UP if place in tiles else 3 * dice.left.pop())


# ---- guilds and cards


def _lay_guilds(pos: WalledCityPosition, parts: Parts) -> None:
    setup, players = pos.setup, pos.setup.players
    stock = Stock(setup.guilds, GUILD_NUMBERS)
    held = {seat: stock.take("guilds", [name])[0] for seat, name in by_seat("guilds", parts.guilds, players).items()}
    told_old = by_seat("old_guilds", parts.old_guilds, players)
    require("old_guilds", not told_old or pos.round == 2, "round: 2")
    old = {seat: stock.take("old_guilds", [name])[0] for seat, name in told_old.items()}
    offer = None if parts.offer is None else stock.take("offer", parts.offer)
    to_join = players - len(held) if parts.phase == "joining" else 0
    if parts.phase != "joining":
        held |= {seat: stock.left.pop() for seat in range(players) if seat not in held}
    pos.guild = [held.get(seat, NOBODY) for seat in range(players)]
    if pos.round == 2:
        pos.old_guild = [old[seat] if seat in old else stock.left.pop() for seat in range(players)]
    coming = to_join + (players if pos.round == 1 else 0)  # so many will still be taken
    if offer is None:
        offer = stock.left[: setup.offer - players * pos.round + to_join]
    amount("offer", len(offer), coming)
    pos.offer = sorted(offer)
    for who in parts.turned:
        pos.turned[seat_of("turned", who, players)] = 1


def _deal_cards(pos: WalledCityPosition, parts: Parts) -> None:
    setup, players = pos.setup, pos.setup.players
    off = Stock(setup.off_colour, NUMBERS)
    told_off = {seat: off.take("off", [face])[0] for seat, face in by_seat("off", parts.off, players).items()}
    if setup.off_colour:
        pos.off = [told_off[seat] if seat in told_off else off.left.pop(0) for seat in range(players)]
    for seat in range(players):
        pos.hands[seat] = list(setup.hand)
    turns.lay_lore(pos)
    for name, (who, face, tower) in parts.zones.items():
        _lay_defence(pos, numbered("zones", name, numbers_of(pos.board.zones)), who, face, tower)
    for seat, told in by_seat("hands", parts.hands, players).items():
        hand = Stock(pos.hands[seat], NUMBERS)
        hand.take("hands", told)
        for card in hand.left:
            pos.card_played(seat, card)


def _lay_defence(pos: WalledCityPosition, zone: int, who: SeatName, face: str, tower: str) -> None:
    """WAL-5.5: a card of the player's own, one of its numbers towards each of the zone's towers."""
    seat = seat_of("zones", who, pos.setup.players)
    sides = {pos.board.towers[number]: side for side, number in enumerate(pos.board.zone_towers[zone])}
    if face.endswith("*"):
        own = {FACES[pos.off[seat]]: OFF + pos.off[seat]} if pos.off[seat] != NO_CARD else {}
        card = numbered("zones", face.removesuffix("*"), own)
    else:
        (card,) = Stock(pos.hands[seat], NUMBERS).take("zones", [face])
    turns.lay_card(pos, seat, zone, card, numbered("zones", tower, sides))
