"""What each colour may expect at the counts to come, from a whole position: the ground on which the brain judges one.

The same expectations as in bot_table, but for everybody at once, and with the defence cards as they lie.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from tetrapolis.games.walled_city.bot_count import layer_of
from tetrapolis.games.walled_city.bot_table import both_numbers
from tetrapolis.games.walled_city.bot_values import CITIZENS_A_TURN, LATER_LEVEL, OPEN_GAPS, TO_COME
from tetrapolis.games.walled_city.bot_votes import NOBLE, PEASANT, faction_shares, fled, guard_votes, hood_votes
from tetrapolis.games.walled_city.cards import FACTION, HIGH, LOW
from tetrapolis.games.walled_city.frames import Main
from tetrapolis.games.walled_city.hoods import hoods_of
from tetrapolis.games.walled_city.position import DEMOLISHED, EMPTY, NO_CARD, OFF, WalledCityPosition

COUNTED = 3
"""The stage of the game from which on the first count is over."""
LAST_COUNTED = 7
"""The stage from which on only towers are still to be counted."""


class Prospects(NamedTuple):
    """Votes each colour may expect: at the first count, at the second one, at the towers."""

    first: list[float]
    second: list[float]
    towers: list[float]


def stage_of(pos: WalledCityPosition) -> int:
    """How far the game is: 1 and 5 joining, 2 and 6 turns, 4 and 8 defence (see turns.run_main)."""
    main = pos.stack[0]
    assert isinstance(main, Main)
    return main.stage


def prospects(pos: WalledCityPosition) -> Prospects:
    """What is to be expected of the board as it is."""
    return _Count(pos).all()


class _Count:
    """A board as numbers (see bot_votes), and the counts over it."""

    __slots__ = (
        "areas",
        "closed",
        "colours",
        "ground",
        "items",
        "level",
        "lost",
        "pos",
        "stage",
        "stays_open",
        "towers",
        "turns",
    )

    def __init__(self, pos: WalledCityPosition) -> None:
        self.pos, self.colours, self.stage = pos, pos.setup.colours, stage_of(pos)
        self.ground = pos.ground
        count, peasants, nobles = len(self.ground.names), pos.peasants, pos.nobles
        colours = range(self.colours)
        self.areas = [
            sum([(peasants[at + c] * PEASANT + nobles[at + c] * NOBLE) << 16 * c for c in colours])
            for at in range(0, 4 * count, 4)
        ]
        guards = pos.guards
        self.towers = [
            sum([guards[at + colour] * NOBLE << 16 * colour for colour in colours]) for at in range(0, len(guards), 4)
        ]
        self.items = (*pos.items[:count], *pos.tower_items)
        self.closed = sum([1 << gap for gap, state in enumerate(pos.gaps) if state > EMPTY])
        self.lost = sum([1 << gap for gap, state in enumerate(pos.gaps) if state == DEMOLISHED])
        first = self.stage < COUNTED
        self.turns = sum(pos.roads if first else pos.walls)
        to_come = self.turns * CITIZENS_A_TURN[1 if first else 2] / count
        self.level = round(2 * sqrt(4 * to_come / self.colours))
        empty = (pos.paths if first else pos.gaps).count(EMPTY)
        self.stays_open = max(0.0, 1 - self.turns / empty) if empty > 0 else 1.0

    def all(self) -> Prospects:
        """All counts to come."""
        nothing = [0.0] * self.colours
        if self.stage >= LAST_COUNTED:
            return Prospects(nothing, nothing, self.at_towers(0))
        if self.stage >= COUNTED:
            return Prospects(nothing, self.second(), self.at_towers(self.level))
        return Prospects(self.first(), self.afar(), self.at_towers(LATER_LEVEL))

    def _open_paths(self) -> int:
        return sum([1 << path for path, state in enumerate(self.pos.paths) if state <= EMPTY])

    def first(self) -> list[float]:
        """The first count: each path not built yet may be, or stay open."""
        total = [0.0] * self.colours
        stays = self.stays_open
        if stays < 1:
            self._add(total, lost_paths(self.pos), 1 - stays, self.level, inside=True)
        if stays > 0:
            self._add(total, self._open_paths(), stays, self.level, inside=True)
        return total

    def afar(self) -> list[float]:
        """The second count, seen from round 1."""
        total = [0.0] * self.colours
        self._add(total, lost_paths(self.pos), 1.0, LATER_LEVEL, inside=False)
        return total

    def second(self) -> list[float]:
        """The second count, with the flight of the nobles where gaps may stay open."""
        total = [0.0] * self.colours
        self._add(total, self._open_paths(), 1.0, self.level, inside=False)
        return total

    def _add(self, total: list[float], open_paths: int, weight: float, level: int, inside: bool) -> None:
        """Neighbourhoods and factions when these paths are open; `inside`: towers do not count yet (WAL-4.16)."""
        areas, colours = self.areas, self.colours
        layer, packed = layer_of(self.ground, hoods_of(self.ground, open_paths), self.items), [0] * 5
        in_second = self.stage >= COUNTED
        for hood, bonus, factions, gaps, number in layer.hoods:
            people = areas[hood[0]] if len(hood) == 1 else sum([areas[area] for area in hood])
            if not people:
                continue
            stay = 1.0
            if in_second:
                stay = 0.0 if gaps & self.lost else (1 - self.stays_open) ** (gaps & ~self.closed).bit_count()
            elif not inside:
                stay = (1 - OPEN_GAPS) ** number
            if stay:
                _more(total, hood_votes(people, bonus, colours, level), weight * stay)
            if stay < 1:
                _more(total, hood_votes(fled(people), bonus, colours, level), weight * (1 - stay))
            if factions:
                if stay < 0.5:
                    people = fled(people)
                for faction in factions:
                    packed[faction] += people
        if not inside:
            for tower, guards in enumerate(self.towers):
                packed[FACTION[self.items[tower - len(self.towers)]]] += guards  # WAL-8.8
        for people, value in zip(packed, layer.inside if inside else layer.symbols, strict=True):
            if value and people:
                _more(total, faction_shares(people, colours, level), weight * value)

    def at_towers(self, level: int) -> list[float]:
        """The towers with the guards as they are."""
        total = [0.0] * self.colours
        for tower, guards in enumerate(self.towers):
            if guards:
                one, other = [self._number(zone, tower) for zone in self.pos.board.tower_zones[tower]]
                _more(total, guard_votes(guards, *both_numbers(one, other), self.colours, level), 1.0)
        return total

    def _number(self, zone: int, tower: int) -> float:
        """The number a zone shows to a tower, or will show."""
        pos = self.pos
        card = pos.zone_card[zone]
        if card == NO_CARD:
            empty = pos.zone_card.count(NO_CARD)
            to_lay = 2 * pos.setup.players * pos.setup.defence_cards - len(pos.zone_card) + empty
            return TO_COME * max(0.0, min(1.0, to_lay / empty))
        is_second = pos.board.zone_towers[zone][1] == tower
        return float((HIGH if is_second == bool(pos.zone_turned[zone]) else LOW)[card % OFF])


def lost_paths(pos: WalledCityPosition) -> int:
    """The paths that stay open to the end (WAL-13.17), as a set."""
    return sum([1 << path for path, state in enumerate(pos.paths) if state == DEMOLISHED])


def _more(total: list[float], votes: tuple[float, ...], weight: float) -> None:
    for colour, part in enumerate(votes):
        total[colour] += weight * part
