"""The Walled City: its actions, and what a seat sees as numbers. Both boards share the numbers of their places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any

from tetrapolis.core.holes import HOLE
from tetrapolis.games.walled_city import GAME
from tetrapolis.games.walled_city.rules.board import MOST_FENCES, load_board
from tetrapolis.games.walled_city.rules.cards import FACES, FACTION, FACTIONS, GUILD_NAMES, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.frames import Ability, Laying, Turn
from tetrapolis.games.walled_city.rules.position import NO_CARD, NOBODY, OFF, WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import faction_values
from tetrapolis.games.walled_city.rules.sight import OFF_HOLE
from tetrapolis.numbers.codec import Encoder, kinds_of, seats, texts
from tetrapolis.numbers.features import Layout, Memory, Numbers, Parts, share, shares, zeros

_BOARDS = (load_board("londonderry"), load_board("borderlands"))


def _longest(*names: Sequence[str]) -> list[str]:
    """The places of both boards: the longer list holds the shorter one."""
    return list(dict.fromkeys(name for part in names for name in part))


_AREAS = _longest(*[board.areas for board in _BOARDS])
_PARTS = [*_AREAS, *[f"{area}{part}" for area in _AREAS for part in "AB"]]
"""An area, or a part of it once it is fenced."""
_PATHS = _longest(*[board.paths for board in _BOARDS])
_GAPS = _longest(*[board.gaps for board in _BOARDS])
_TOWERS = _longest(*[board.towers for board in _BOARDS])
_ZONES = _longest(*[board.zones for board in _BOARDS])
_CUTS = _longest(*[[cut.id for cut in board.cuts] for board in _BOARDS])
_CARDS = (*FACES, *(f"{face}*" for face in FACES))
_MOST_AREAS = len(_AREAS) + MOST_FENCES
_MOST_SETTLERS = 60
_COLOURS = 4
"""Pieces are stored for so many colours."""
_SIXTHS, _EIGHTHS, _HANDS, _PEASANTS, _NOBLES = map(shares, (6, 8, len(FACES), 25, 20))
_ITEMS = tuple(
    (FACTION[item], VALUE[item] / 3) if item < TILE_UP else (len(FACTIONS) + item - TILE_UP, 1.0)
    for item in range(len(VALUE))
)
"""Where and as what a die's value at its faction, or a survey tile's face, is written."""


def actions(players: int) -> list[str]:
    """All moves on both boards with all guilds."""
    colours = [*seats(players), "neutral"]
    found = texts("join", GUILD_NAMES) + texts("copy", GUILD_NAMES)
    found += texts("build", [*_PATHS, *_GAPS])
    for tag in ("show", "give", "take", "lay"):
        found += texts(tag, _CARDS)
    found += texts("put", _PARTS) + texts("place", ["peasant", "noble"], _PARTS)
    found += texts("nobles", range(30)) + texts("share", range(_MOST_SETTLERS)) + texts("settle", range(6))
    found += texts("promote", _PARTS, colours, _TOWERS)
    found += texts("adjust", [*_PARTS, *_TOWERS], ["up", "down", "turn"])
    found += texts("pick", [*_PARTS, *_TOWERS], colours)
    found += texts("choose", [*_PARTS, *_TOWERS, *_PATHS, *_GAPS, *_CUTS])
    found += texts("colour", colours) + texts("kind", ["peasant", "noble"])
    found += texts("zone", _ZONES) + texts("face", _TOWERS)
    return [*found, "skip", "end", "guild", "done"]


class Writer:
    """The board, guilds and cards, everybody, and where the turn stands."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.players = players
        part, items = layout.part, len(FACTIONS) + 2
        self.table = part("table", 2 + players + len(_BOARDS) + 1)
        self.factions = part("factions", len(FACTIONS))
        self.offer = part("offer", len(GUILD_NAMES))
        self.hand = part("hand", len(FACES))
        self.off = part("off-colour card", len(FACES))
        self.discard = part("discard", len(FACES))
        self.area = [part(f"area {area}", 2 + 2 * _COLOURS + items) for area in range(_MOST_AREAS)]
        """In the order of the view: the parts of a fenced one are apart."""
        self.paths = part("paths built", len(_PATHS)), part("paths demolished", len(_PATHS))
        self.gaps = part("gaps built", len(_GAPS)), part("gaps demolished", len(_GAPS))
        self.tower = [part(f"tower {tower}", _COLOURS + items) for tower in range(len(_TOWERS))]
        self.zone = [part(f"zone {zone}", players + len(FACES) + 2) for zone in range(len(_ZONES))]
        self.turn = part("turn", 5 + len(_PATHS) + len(FACES) + 3)
        self.ability = part("ability", len(GUILD_NAMES) + 4 + 1)
        self.zone_asked = part("zone in question", len(_ZONES))
        sizes = 7 + 2 * len(GUILD_NAMES) + len(FACES)
        self.player = [part(f"player @{place}", sizes) for place in range(players)]
        self.peasants = [self._pieces(self.area, 2, me) for me in range(players)]
        self.nobles = [self._pieces(self.area, 2 + _COLOURS, me) for me in range(players)]
        self.guards = [self._pieces(self.tower, 0, me) for me in range(players)]
        self.item = [start + 2 + 2 * _COLOURS for start in self.area]
        self.tower_item = [start + _COLOURS for start in self.tower]
        self.memory, self.parts = Memory(), Parts()

    def _pieces(self, starts: list[int], offset: int, me: int) -> list[int]:
        """For a seat: where each number of a list of pieces by place and colour is written."""
        players = self.players
        colours = [(colour - me) % players if colour < players else colour for colour in range(_COLOURS)]
        return [start + offset + colour for start in starts for colour in colours]

    def constants(self, pos: WalledCityPosition, numbers: Numbers) -> None:
        """The board."""
        for number, board in enumerate(_BOARDS):
            numbers[self.table + 2 + self.players + number] = float(pos.board.id == board.id)

    def write(self, pos: WalledCityPosition, me: int, numbers: Numbers) -> None:
        """What changes."""
        players, setup, table = self.players, pos.setup, self.table
        numbers[self.factions : self.zone[0]] = self._places(pos)
        numbers[table + pos.round - 1] = 1.0
        numbers[table + 2 + (pos.first - me) % players] = 1.0
        if setup.colours > players and setup.options.neutral_votes:  # WAL-15.6
            numbers[table + 2 + players + len(_BOARDS)] = share(sum(pos.ledger[-1]), 100)
        for guild in pos.offer:
            numbers[self.offer + guild] = 1.0
        off = pos.off[me]
        for card in pos.hands[me] if off == NO_CARD else (*pos.hands[me], off):
            numbers[self.hand + card] = 1.0 if numbers[self.hand + card] else 0.5
        if off != NO_CARD:
            numbers[self.off + off] = 1.0
        discard = tuple(pos.discard)
        numbers[self.discard : self.area[0]] = self.parts.get(discard) or self.parts.keep(discard, _counted(discard))
        self._write_pieces(pos, me, numbers)
        self._write_zones(pos, me, numbers)
        if pos.stack:
            self._write_turn(pos.stack, numbers)
        for seat in range(players):
            self._write_player(pos, seat, self.player[(seat - me) % players], numbers)
        for seat, known in enumerate(pos.lore.sure_hands(me)):
            for card in known:
                place = self.player[(seat - me) % players] + 7 + 2 * len(GUILD_NAMES) + card
                numbers[place] = 1.0 if numbers[place] else 0.5

    def _write_pieces(self, pos: WalledCityPosition, me: int, numbers: Numbers) -> None:
        for places, pieces, shares_of in (
            (self.peasants[me], pos.peasants, _EIGHTHS),
            (self.nobles[me], pos.nobles, _EIGHTHS),
            (self.guards[me], pos.guards, _SIXTHS),
        ):
            for at in compress(range(len(pieces)), pieces):  # most places are empty
                numbers[places[at]] = shares_of[pieces[at]]

    def _places(self, pos: WalledCityPosition) -> Numbers:
        """Dice and tiles, paths and gaps, and what follows from them: worked out once for how they lie.

        These are the parts from the factions to the towers; what else is in them is written over it.
        """
        items = (tuple(pos.items), tuple(pos.tower_items), pos.round)
        paths = (tuple(pos.paths), tuple(pos.gaps), pos.names)
        found = self.parts.get((items, paths))
        if found is None:
            numbers = zeros(self.zone[0])
            for place, number in self.memory.get(items) or self.memory.keep(items, self._items(pos)):
                numbers[place] = number
            for place, number in self.memory.get(paths) or self.memory.keep(paths, self._paths(pos)):
                numbers[place] = number
            found = self.parts.keep((items, paths), numbers[self.factions :])
        return found

    def _items(self, pos: WalledCityPosition) -> list[tuple[int, float]]:
        """Dice and tiles, and the factions' values."""
        found = [(self.factions + faction, share(value, 20)) for faction, value in enumerate(faction_values(pos))]
        for starts, items in ((self.item, pos.items), (self.tower_item, pos.tower_items)):
            for start, item in zip(starts, items, strict=False):
                if item >= 0:
                    offset, value = _ITEMS[item]
                    found.append((start + offset, value))
        return found

    def _paths(self, pos: WalledCityPosition) -> list[tuple[int, float]]:
        """What is built and demolished, fenced areas, and how large the neighbourhood of each area is."""
        found = []
        for (built, demolished), states in ((self.paths, pos.paths), (self.gaps, pos.gaps)):
            found += [((built if state > 0 else demolished) + at, 1.0) for at, state in enumerate(states) if state]
        found += [(start, 1.0) for start, name in zip(self.area, pos.names, strict=False) if name[-1] in "AB"]
        for hood in pos.hoods():
            size = share(hood.bit_count(), len(_AREAS))
            found += [(self.area[area] + 1, size) for area in range(pos.area_count) if hood >> area & 1]
        return found

    def _write_zones(self, pos: WalledCityPosition, me: int, numbers: Numbers) -> None:
        players = self.players
        for start, owner, card, turned in zip(self.zone, pos.zone_owner, pos.zone_card, pos.zone_turned, strict=False):
            if owner != NOBODY:
                numbers[start + (owner - me) % players] = 1.0
            at = start + players
            if card in (HOLE, OFF_HOLE):
                numbers[at + len(FACES)] = 1.0
            elif card != NO_CARD:
                numbers[at + card % OFF] = 1.0
            if turned != HOLE and turned:
                numbers[at + len(FACES) + 1] = 1.0

    def _write_turn(self, stack: list[Any], numbers: Numbers) -> None:
        """Place and card of the turn, and an ability that is being used."""
        top = stack[-1]
        for turn in reversed(stack):
            if isinstance(turn, Turn):
                at = self.turn
                numbers[at + turn.step] = 1.0
                at += 5
                if 0 <= turn.place < len(_PATHS):
                    numbers[at + turn.place] = 1.0
                at += len(_PATHS)
                if turn.card != NO_CARD:
                    numbers[at + turn.card] = 1.0
                at += len(FACES)
                numbers[at] = share(turn.promotes, 5)
                numbers[at + 1] = float(turn.over_built)
                numbers[at + 2] = float(turn.used)
                break
        if isinstance(top, Ability):
            at = self.ability
            numbers[at + top.guild] = 1.0
            at += len(GUILD_NAMES)
            if top.stage < 4:
                numbers[at + top.stage] = 1.0
            numbers[at + 4] = share(top.left, 5)
        elif isinstance(top, Laying):
            numbers[self.zone_asked + top.zone] = 1.0

    def _write_player(self, pos: WalledCityPosition, seat: int, at: int, numbers: Numbers) -> None:
        off = pos.off[seat]
        held = off == HOLE or off != NO_CARD
        numbers[at] = share(sum(pos.ledger[seat]), 100)
        numbers[at + 1] = _HANDS[len(pos.hands[seat]) + held]
        numbers[at + 2] = _EIGHTHS[pos.roads[seat]]
        numbers[at + 3] = _SIXTHS[pos.walls[seat]]
        numbers[at + 4] = _PEASANTS[pos.supply_p[seat]]
        numbers[at + 5] = _NOBLES[pos.supply_n[seat]]
        numbers[at + 6] = float(held)
        at += 7
        for guild in (pos.guild[seat], pos.old_guild[seat]):
            if guild != NOBODY:
                numbers[at + guild] = 1.0
            at += len(GUILD_NAMES)


def _counted(cards: tuple[int, ...]) -> Numbers:
    """How many there are of each card: not more than eight of any."""
    numbers = zeros(len(FACES))
    for card in cards:
        numbers[card] += 0.125
    return numbers


ENCODER = Encoder(actions, Writer, kinds_of(GAME))
