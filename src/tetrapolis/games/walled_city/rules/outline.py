"""A position of The Walled City in the words of `set_up`, for people to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tetrapolis.core.holes import is_hole
from tetrapolis.core.outline import HIDDEN, each_seat, seat_name, told
from tetrapolis.games.walled_city.rules.cards import FACES, FACTION, FACTIONS, GUILD_NAMES, NO_ITEM, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.frames import Defence, DefenceTurn, Joining, Turn
from tetrapolis.games.walled_city.rules.position import DEMOLISHED, NO_CARD, NOBODY, OFF, TOWER, WalledCityPosition


def outline(pos: WalledCityPosition, seats: Sequence[int]) -> dict[str, Any]:
    """The board, the guilds, and the cards as far as the position knows them."""
    board = pos.board
    colours = range(pos.setup.colours)
    areas = range(pos.area_count)
    towers = range(len(board.towers))
    citizens = {pos.names[area]: [_area_people(pos, area, colour) for colour in colours] for area in areas}
    citizens |= {board.towers[tower]: [_people(0, pos.guards[4 * tower + c]) for c in colours] for tower in towers}
    places = [*areas, *(TOWER + tower for tower in towers)]
    built = {**dict(zip(board.paths, pos.paths, strict=True)), **dict(zip(board.gaps, pos.gaps, strict=True))}
    shows_all = len(seats) == pos.setup.players or pos.setup.options.neutral_votes  # WAL-15.6
    turn = next((frame.seat for frame in pos.stack if type(frame) is Turn), None)
    return {
        "round": pos.round,
        "phase": _phase(pos),
        "turn": None if turn is None else seat_name(turn),
        "first": seat_name(pos.first),
        "votes": _by_colour(pos, pos.votes if shows_all else pos.votes[: pos.setup.players]),
        "guilds": each_seat(_guilds(pos.guild)),
        "old_guilds": each_seat(_guilds(pos.old_guild)),
        "turned": [seat_name(seat) for seat, turned in enumerate(pos.turned) if turned],
        "offer": told(GUILD_NAMES, pos.offer),
        "citizens": {name: _there(pos, people) for name, people in citizens.items() if any(people)},
        "supply": _by_colour(pos, [_people(*row) or "0p" for row in zip(pos.supply_p, pos.supply_n, strict=True)]),
        "items": {pos.place_name(place): text for place in places if (text := _item(pos.item_at(place)))},
        "built": [name if state == 1 else f"{name}*{state}" for name, state in built.items() if state > 0],
        "demolished": [name for name, state in built.items() if state == DEMOLISHED],
        "fences": [board.cuts[cut].id for cut in pos.cuts],
        "roads": each_seat(pos.roads),
        "walls": each_seat(pos.walls),
        "hands": each_seat([told(FACES, sorted(hand, key=_order)) for hand in pos.hands]),
        "off": each_seat([HIDDEN if is_hole(card) else "" if card == NO_CARD else FACES[card] for card in pos.off]),
        "zones": {board.zones[zone]: _defence(pos, zone) for zone, who in enumerate(pos.zone_owner) if who != NOBODY},
    }


def _order(card: int) -> int:
    return 0 if is_hole(card) else card


def _guilds(guilds: list[int]) -> list[str]:
    return ["" if guild == NOBODY else GUILD_NAMES[guild] for guild in guilds]


def _people(peasants: int, nobles: int) -> str:
    return " ".join([f"{peasants}p"] * bool(peasants) + [f"{nobles}n"] * bool(nobles))


def _area_people(pos: WalledCityPosition, area: int, colour: int) -> str:
    return _people(pos.peasants[4 * area + colour], pos.nobles[4 * area + colour])


def _there(pos: WalledCityPosition, people: list[str]) -> dict[str, str]:
    return {pos.colour_name(colour): text for colour, text in enumerate(people) if text}


def _by_colour(pos: WalledCityPosition, rows: Sequence[Any]) -> Mapping[str, Any]:
    return {pos.colour_name(colour): row for colour, row in enumerate(rows)}


def _item(item: int) -> str:
    if item == NO_ITEM:
        return ""
    return f"{VALUE[item]:+}" if item >= TILE_UP else f"{FACTIONS[FACTION[item]]} {VALUE[item]}"


def _defence(pos: WalledCityPosition, zone: int) -> tuple[str, str, str]:
    """Who laid which card, and the tower that its larger number faces."""
    card, turned = pos.zone_card[zone], pos.zone_turned[zone]
    face = HIDDEN if is_hole(card) else FACES[card % OFF] + "*" * (card >= OFF)
    tower = HIDDEN if is_hole(turned) else pos.board.towers[pos.board.zone_towers[zone][turned]]
    return seat_name(pos.zone_owner[zone]), face, tower


def _phase(pos: WalledCityPosition) -> str:
    for frame in pos.stack:
        if isinstance(frame, Joining):
            return "joining"
        if isinstance(frame, Defence | DefenceTurn):
            return "defence"
    return "turns"
