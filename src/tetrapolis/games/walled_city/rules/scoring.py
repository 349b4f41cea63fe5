"""Counting votes (sections 4, 8 and 9 of the rules), and the end (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrapolis.core.ranking import Tie, settle
from tetrapolis.games.walled_city.rules.cards import (
    FACES,
    FACTION,
    FACTIONS,
    HIGH,
    LOW,
    NO_ITEM,
    PRIORITY,
    TILE_UP,
    VALUE,
)
from tetrapolis.games.walled_city.rules.cards import GUILDS as CARDS
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.position import EMPTY, LINES, NO_CARD, OFF, WalledCityPosition

PLACES = (5, 3, 2, 0)  # WAL-4.9
GAME_OVER = "towers_counted"
"""The one reason for which a game of The Walled City ends (WAL-10.1)."""
NEIGHBOURHOODS, FACTION_LINE, GUILDS, TOWERS = 0, 1, 2, 6
"""Lines of the ledger; those of round 2 come 3 later."""


def line_of(pos: WalledCityPosition, line: int) -> int:
    """The ledger's line for this round."""
    return line + 3 * (pos.round - 1)


def counts(pos: WalledCityPosition, areas: Sequence[int]) -> list[tuple[int, int]]:
    """(citizens, nobles) of each colour in some areas (WAL-4.7)."""
    result = []
    for colour in range(pos.setup.colours):
        nobles = sum([pos.nobles[4 * area + colour] for area in areas])
        result.append((nobles + sum([pos.peasants[4 * area + colour] for area in areas]), nobles))
    return result


def share(pool: int, count: int) -> int:
    """WAL-4.13, WAL-4.14: divided equally, the remainder dropped towards zero.

    >>> share(5, 3), share(-5, 2)
    (1, -2)
    """
    return pool // count if pool >= 0 else -(-pool // count)


def place_votes(ranked: list[tuple[int, int]], bonus: int) -> list[int]:
    """The votes of each colour in a neighbourhood from its (citizens, nobles), with the sum of the tiles there.

    >>> place_votes([(2, 0), (1, 0), (1, 0), (1, 0)], 0)
    [5, 1, 1, 1]
    >>> place_votes([(2, 1), (2, 1), (2, 0)], 1)
    [5, 5, 3]
    """
    votes = [0] * len(ranked)
    place = 0
    for key in sorted({key for key in ranked if key[0]}, reverse=True):  # WAL-4.8, WAL-4.12
        tied = [colour for colour, own in enumerate(ranked) if own == key]
        pool = sum([PLACES[number] + bonus for number in range(place, place + len(tied))])  # WAL-4.10, WAL-4.13
        for colour in tied:
            votes[colour] = share(pool, len(tied))
        place += len(tied)  # WAL-4.15
    return votes


def faction_values(pos: WalledCityPosition) -> list[int]:
    """WAL-1.19, WAL-4.16, WAL-6.1: the symbols on each faction's dice in areas, from round 2 on also in towers."""
    values = [0] * len(FACTIONS)
    for item in pos.items + pos.tower_items if pos.round > 1 else pos.items:
        if NO_ITEM < item < TILE_UP:
            values[FACTION[item]] += VALUE[item]
    return values


def faction_counts(pos: WalledCityPosition, faction: int) -> list[tuple[int, int]]:
    """WAL-4.17, WAL-8.8: (citizens, nobles) of each colour where this faction has a die."""
    dice = 0
    for area, item in enumerate(pos.items):
        if NO_ITEM < item < TILE_UP and FACTION[item] == faction:
            dice |= 1 << area
    found = counts(pos, [area for hood in pos.hoods() if hood & dice for area in areas_in(hood)])
    if pos.round > 1:
        towers = [tower for tower, item in enumerate(pos.tower_items) if FACTION[item] == faction]
        for colour, (citizens, nobles) in enumerate(found):
            guards = sum([pos.guards[4 * tower + colour] for tower in towers])
            found[colour] = (citizens + guards, nobles + guards)  # WAL-8.9
    return found


def hood_votes(pos: WalledCityPosition, areas: Sequence[int]) -> list[int]:
    """The votes of each colour in a neighbourhood as it is (WAL-4.6 to WAL-4.15)."""
    bonus = sum([VALUE[pos.items[area]] for area in areas if pos.items[area] >= TILE_UP])
    return place_votes(counts(pos, areas), bonus)


def faction_leaders(pos: WalledCityPosition, faction: int) -> tuple[list[int], int]:
    """WAL-4.17 to WAL-4.20: the colours with the most citizens, more than one in a tie, and how many those are."""
    found = faction_counts(pos, faction)
    best = max(found)
    return [colour for colour, own in enumerate(found) if own == best and best[0]], best[0]


def count_neighbourhoods(pos: WalledCityPosition) -> None:
    """WAL-4.6 to WAL-4.15, WAL-8.5."""
    colours = [pos.colour_name(colour) for colour in range(pos.setup.colours)]
    for hood in pos.hoods():
        areas = areas_in(hood)
        votes = hood_votes(pos, areas)
        for colour, gained in enumerate(votes):
            if gained:
                pos.give_votes(colour, line_of(pos, NEIGHBOURHOODS), gained)
        names = [pos.names[area] for area in areas]
        pos.say("walled_city-neighbourhood", {"areas": names, "votes": votes, "colours": colours})


class FactionCount(NamedTuple):
    """What a faction gives."""

    value: int
    leaders: list[int]
    """Colours: more than one in a tie that nobles do not break."""
    citizens: int
    """How many each leader has."""
    each: int
    """What each leader gets."""


def faction_votes(pos: WalledCityPosition) -> list[FactionCount]:
    """WAL-4.16 to WAL-4.20, WAL-8.7 to WAL-8.9: the most citizens take all, or share what divides evenly."""
    found = []
    for faction, value in enumerate(faction_values(pos)):
        leaders, citizens = faction_leaders(pos, faction)
        found.append(FactionCount(value, leaders, citizens, value // len(leaders) if leaders else 0))
    return found


def count_factions(pos: WalledCityPosition) -> None:
    """Give the votes for factions."""
    for name, (value, leaders, _, each) in zip(FACTIONS, faction_votes(pos), strict=True):
        if not leaders or not value:
            continue
        for colour in leaders:
            pos.give_votes(colour, line_of(pos, FACTION_LINE), each)
        pos.say(
            "walled_city-faction-won",
            {"faction": name, "colours": [pos.colour_name(colour) for colour in leaders], "n": each},
        )


def open_areas(pos: WalledCityPosition) -> int:
    """The areas with an open gap (WAL-8.1), as a set."""
    is_open = 0
    for gap, state in enumerate(pos.gaps):
        if state <= EMPTY:
            is_open |= 1 << pos.gap_area[gap]
    return is_open


def flee(pos: WalledCityPosition) -> None:
    """WAL-8.1 to WAL-8.4: all nobles of neighbourhoods with an open gap go to the box."""
    is_open = open_areas(pos)
    fled = [0] * pos.setup.colours
    for hood in pos.hoods():
        if hood & is_open:
            for area in areas_in(hood):
                for colour in range(pos.setup.colours):
                    nobles = pos.nobles[4 * area + colour]
                    pos.nobles[4 * area + colour] = 0
                    pos.box_n[colour] += nobles
                    fled[colour] += nobles
    for colour, nobles in enumerate(fled):
        if nobles:
            pos.say("walled_city-flee", {"colour": pos.colour_name(colour), "n": nobles})


def numbers_at(pos: WalledCityPosition, tower: int) -> tuple[int, int]:
    """WAL-9.3, WAL-9.4: the two numbers that face a tower."""
    x, y = [number_at(pos, zone, tower) for zone in pos.board.tower_zones[tower]]
    return x, y


def number_at(pos: WalledCityPosition, zone: int, tower: int) -> int:
    """WAL-9.4: the number that the card in a zone shows to a tower. Not to be asked of a card that is a hole."""
    card = pos.zone_card[zone]
    if card == NO_CARD:
        return 0
    face = card % OFF
    is_second = pos.board.zone_towers[zone][1] == tower
    return HIGH[face] if is_second == bool(pos.zone_turned[zone]) else LOW[face]


def tower_votes(guards: list[int], x: int, y: int) -> list[int]:
    """WAL-9.5 to WAL-9.8.

    >>> tower_votes([2, 2, 1], 3, 2), tower_votes([3, 1, 1], 4, 1)
    ([5, 5, 2], [5, 1, 1])
    """
    numbers = sorted({number for number in guards if number}, reverse=True)
    prizes = dict(zip(numbers, (x + y, min(x, y)), strict=False))
    return [prizes.get(number, 0) for number in guards]


def count_towers(pos: WalledCityPosition) -> None:
    """WAL-9.2 to WAL-9.9: all cards are revealed, each tower is scored."""
    for zone, card in enumerate(pos.zone_card):
        if card != NO_CARD:
            for viewer in range(pos.setup.players + 1):
                pos.lore.look_all(viewer, [card], pos.zone_pile(zone))
            face = FACES[card % OFF]
            pos.say("walled_city-revealed", {"seat": pos.zone_owner[zone], "zone": pos.board.zones[zone], "card": face})
    colours = [pos.colour_name(colour) for colour in range(pos.setup.colours)]
    for tower, name in enumerate(pos.board.towers):
        x, y = numbers_at(pos, tower)
        guards = [pos.guards[4 * tower + colour] for colour in range(pos.setup.colours)]
        votes = tower_votes(guards, x, y)
        for colour, gained in enumerate(votes):
            pos.give_votes(colour, TOWERS, gained)
        if any(votes):
            pos.say("walled_city-tower", {"tower": name, "x": x, "y": y, "votes": votes, "colours": colours})


def _tiebreak(pos: WalledCityPosition, guild: int) -> int | str:
    """The number on the guild's card (WAL-10.3); older matches keep the outcome that is stored with them."""
    return CARDS[guild].printed if pos.setup.options.rules > 1 else PRIORITY[guild]


def end_game(pos: WalledCityPosition) -> None:
    """WAL-10.1 to WAL-10.4: most votes win, ties by the priority of the round-2 guild."""
    seats = range(pos.setup.players)
    guilds = pos.guild[: pos.setup.players]
    breakdown = [
        [(name, lines) for name, lines in zip(LINES, pos.ledger[seat], strict=True) if lines] for seat in seats
    ]
    tie = Tie(
        "priority",
        [-PRIORITY[guild] for guild in guilds],  # no two guilds have the same
        [_tiebreak(pos, guild) for guild in guilds],
        by_place=True,
    )
    pos.outcome = settle(GAME_OVER, pos.votes[: pos.setup.players], breakdown, tie)
    (first,) = pos.outcome.winners
    pos.say("walled_city-game-over", {"seats": [first], "n": pos.outcome.scores[first]})
