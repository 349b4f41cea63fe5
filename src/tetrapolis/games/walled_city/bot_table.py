"""What the bot sees of a table, and what it thinks of a board: the votes it expects at the counts to come.

A board is a few lists of numbers (see bot_votes) that can be copied and changed quickly.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from operator import mul

from tetrapolis.core.holes import HOLE
from tetrapolis.games.walled_city.bot_votes import (
    FIELD,
    NOBLE,
    PEASANT,
    Ground,
    bits,
    faction_shares,
    fled,
    ground_of,
    guard_votes,
    hood_votes,
    hoods_of,
)
from tetrapolis.games.walled_city.cards import FACTION, GUILD_NAMES, HIGH, LOW, NO_ITEM, TILE_UP, TOTAL, VALUE
from tetrapolis.games.walled_city.frames import Building, DefenceTurn, Turn
from tetrapolis.games.walled_city.position import DEMOLISHED, EMPTY, NO_CARD, OFF, WalledCityPosition
from tetrapolis.games.walled_city.sight import OFF_HOLE

LATER = 0.6
"""In round 1: how much of the second count is decided by who stands where now."""
LATER_LEVEL = 4
OPEN_GAPS = 2 / 14
"""Gaps that stay open to the end (WAL-7.18)."""
CITIZENS_A_TURN = {1: 4.2, 2: 2.4}
AGAINST = {2: (1.0, 0.0), 3: (0.38, 0.2), 4: (0.25, 0.15)}
"""By players: what a vote for another one costs me, and what more if that one leads."""
HIDDEN, TO_COME = 0.93, 1.5
"""A number on a card that lies hidden, as a part of the average of those it may be, and one that will be laid."""
SECOND = 0.55
"""The smaller of two unsure numbers, as a part of the smaller expected one."""


class Table:
    """What a seat sees, as the bot uses it."""

    __slots__ = (
        "_factions",
        "_towers",
        "board",
        "colours",
        "ground",
        "hand",
        "hidden",
        "hoods",
        "level",
        "map",
        "me",
        "numbers",
        "others",
        "players",
        "pos",
        "round",
        "setup",
        "stays_open",
        "towers_only",
        "turn",
        "turns",
        "turns_mine",
        "votes",
        "weights",
    )

    def __init__(self, seen: WalledCityPosition, me: int) -> None:
        self.pos, self.me = seen, me
        self.setup = seen.setup
        self.map = self.setup.board
        self.players, self.colours = self.setup.players, self.setup.colours
        self.others = [colour for colour in range(self.colours) if colour != me]
        self.round = seen.round
        self.ground = ground_of(self.setup.options.board, tuple(seen.cuts))
        self.turn = next((frame for frame in reversed(seen.stack) if isinstance(frame, Turn)), None)
        self.towers_only = self.round == 2 and isinstance(self.turn, DefenceTurn)
        """Guilds in the last phase (WAL-15.7): all else is counted."""
        self.hand = sorted(seen.hands[me])
        self.votes = seen.votes[: self.players]
        self.weights = self._weights()
        stock = seen.roads if self.round == 1 else seen.walls
        this_turn = int(bool(seen.stack) and isinstance(seen.stack[-1], Building))
        self.turns = max(0, sum(stock) - this_turn)
        """Turns still to come in this round after the one going on."""
        self.turns_mine: int = stock[me] - (this_turn if self.turn is not None and self.turn.seat == me else 0)
        to_come = self.turns * CITIZENS_A_TURN[self.round] / len(self.ground.names)
        self.level = round(2 * sqrt(4 * to_come / self.colours))
        self.stays_open = self._stays_open()
        self.hidden = self._hidden() if HOLE in seen.zone_card else 0.0
        self.numbers = [self.expected_numbers(tower) for tower in range(len(self.map.towers))]
        self.hoods: dict[tuple[int, int, int], float] = {}
        self._factions: dict[int, float] = {}
        self._towers: dict[tuple[int, int], float] = {}
        self.board = _board_of(self)

    def _weights(self) -> tuple[float, ...]:
        other, leader = AGAINST[self.players]
        most = max([votes for seat, votes in enumerate(self.votes) if seat != self.me])
        weights = [-other - (leader if votes == most else 0.0) for votes in self.votes]
        weights += [0.0] * (self.colours - self.players)  # WAL-12.8
        weights[self.me] = 1.0
        return tuple(weights)

    def guild(self, seat: int) -> str:
        """The name of a player's guild; empty: none yet."""
        guild = self.pos.guild[seat]
        return "" if guild < 0 else GUILD_NAMES[guild]

    def cards(self) -> set[int]:
        """The different faces in my hand, my off-colour card's included."""
        off = self.pos.off[self.me]
        return {*self.hand, off} if off != NO_CARD else set(self.hand)

    def worth(self, votes: tuple[float, ...]) -> float:
        """Votes for everybody as I see them: mine less a part of the others'."""
        total: float = sum(map(mul, votes, self.weights))
        return total

    # ---- defence cards

    def _hidden(self) -> float:
        """What a hidden defence card shows on average: everybody began with the same cards, so the others' are counted.

        Those played, my own and those I know in somebody's hand cannot lie there.
        """
        left = self.setup.hand * self.players
        pos = self.pos
        seen = [*pos.discard, *self.hand]
        seen += [card for player in range(self.players) for card in pos.lore.sure(self.me, player)]
        seen += [card for card in pos.zone_card if 0 <= card < OFF]
        cards = len(left) - len(seen)
        total = sum([TOTAL[card] for card in left]) - sum([TOTAL[card] for card in seen])
        return HIDDEN * total / (2 * cards) if cards > 0 else 0.0

    def expected_number(self, zone: int, tower: int) -> float:
        """The number that a zone will show to a tower."""
        cards = self.pos.zone_card
        card = cards[zone]
        if card == NO_CARD:
            empty = cards.count(NO_CARD)
            laid = len(cards) - empty
            to_lay = (2 * self.players * self.setup.defence_cards - laid) / empty
            return TO_COME * max(0.0, min(1.0, to_lay))
        if card in (HOLE, OFF_HOLE):
            return self.hidden
        face = card % OFF
        is_second = self.map.zone_towers[zone][1] == tower
        return HIGH[face] if is_second == bool(self.pos.zone_turned[zone]) else LOW[face]

    def expected_numbers(self, tower: int) -> tuple[float, float]:
        """What the most and the second most guards of a tower will bring."""
        one, other = self.map.tower_zones[tower]
        return both_numbers(self.expected_number(one, tower), self.expected_number(other, tower))

    # ---- what counts bring, remembered as long as this decision is thought about

    def hood(self, packed: int, bonus: int, gaps: int) -> float:
        """A neighbourhood; `gaps`: how many it has (round 1), how many of these are open (round 2), -1: to the end."""
        key = (packed, bonus, gaps)
        found = self.hoods.get(key)
        if found is None:
            stay = 0.0 if gaps < 0 else (1 - (OPEN_GAPS if self.round == 1 else self.stays_open)) ** gaps
            level = LATER_LEVEL if self.round == 1 else self.level
            found = stay * self.worth(hood_votes(packed, bonus, self.colours, level)) if stay else 0.0
            if stay < 1:
                found += (1 - stay) * self.worth(hood_votes(fled(packed), bonus, self.colours, level))
            if self.round == 1:
                now = self.worth(hood_votes(packed, bonus, self.colours, self.level))
                found = LATER * found + (1 - self.stays_open) * now
            self.hoods[key] = found
        return found

    def open_hood(self, packed: int, bonus: int) -> float:
        """Round 1: a neighbourhood if all paths that are open stay so."""
        key = (packed, bonus, -9)
        found = self.hoods.get(key)
        if found is None:
            votes = hood_votes(packed, bonus, self.colours, self.level)
            found = self.hoods[key] = self.stays_open * self.worth(votes)
        return found

    def faction(self, packed: int) -> float:
        """A vote of a faction's value."""
        found = self._factions.get(packed)
        if found is None:
            found = self._factions[packed] = self.worth(faction_shares(packed, self.colours, self.level))
        return found

    def tower(self, tower: int, packed: int) -> float:
        """A tower with these guards."""
        key = (tower, packed)
        found = self._towers.get(key)
        if found is None:
            level = LATER_LEVEL if self.round == 1 else self.level
            found = self._towers[key] = self.worth(guard_votes(packed, *self.numbers[tower], self.colours, level))
        return found

    def _stays_open(self) -> float:
        """The chance of a path (round 1) or gap (round 2) that is empty to be so at the count."""
        states = self.pos.paths if self.round == 1 else self.pos.gaps
        empty: int = states.count(EMPTY) - (self.turn is not None and self.turn.place < 0)
        return max(0.0, 1 - self.turns / empty) if empty > 0 else 1.0


def both_numbers(x: float, y: float) -> tuple[float, float]:
    """WAL-9.5, WAL-9.6 for expected numbers."""
    smaller = min(x, y)
    return x + y, smaller if x == int(x) and y == int(y) else SECOND * smaller


class Board:
    """A board as it is or would be; changed in place by its verbs, which give it back."""

    __slots__ = ("areas", "closed_gaps", "ground", "items", "lost_gaps", "lost_paths", "open_paths", "table", "towers")

    table: Table
    ground: Ground
    areas: list[int]
    towers: list[int]
    items: list[int]
    """Of the areas, then of the towers."""
    open_paths: int
    lost_paths: int
    """Demolished: open to the end (WAL-13.17)."""
    closed_gaps: int
    lost_gaps: int

    def copy(self) -> Board:
        """An independent twin."""
        twin = Board.__new__(Board)
        twin.table, twin.ground = self.table, self.ground
        twin.areas, twin.towers, twin.items = self.areas[:], self.towers[:], self.items[:]
        twin.open_paths, twin.lost_paths = self.open_paths, self.lost_paths
        twin.closed_gaps, twin.lost_gaps = self.closed_gaps, self.lost_gaps
        return twin

    # ---- verbs

    def add(self, colour: int, place: int, number: int, kind: int) -> Board:
        """Citizens come to an area, or go if the number is negative; places from the areas on are towers."""
        if place < len(self.areas):
            self.areas[place] += number * kind << 16 * colour
        else:
            self.towers[place - len(self.areas)] += number * kind << 16 * colour
        return self

    def move(self, colour: int, place: int, to: int, kind: int = NOBLE) -> Board:
        """One goes from place to place."""
        return self.add(colour, place, -1, kind).add(colour, to, 1, kind)

    def settle(self, area: int, number: int, nobles: int) -> Board:
        """Own citizens come."""
        self.areas[area] += (number * PEASANT + nobles) << 16 * self.table.me
        return self

    def set_item(self, place: int, item: int) -> Board:
        """A die or tile shows this now."""
        self.items[place] = item
        return self

    def build(self, place: int, round: int) -> Board:
        """A road or a wall."""
        if round == 1:
            self.open_paths &= ~(1 << place)
        else:
            self.closed_gaps |= 1 << place
        return self

    def unbuild(self, place: int, gap: bool, lost: bool) -> Board:
        """A road or a wall goes."""
        if gap:
            self.closed_gaps &= ~(1 << place)
            self.lost_gaps |= lost << place
        else:
            self.open_paths |= 1 << place
            self.lost_paths |= lost << place
        return self

    # ---- questions

    def nobles(self, colour: int, place: int) -> int:
        """Nobles of a colour in an area or tower."""
        count = len(self.areas)
        packed = self.areas[place] if place < count else self.towers[place - count]
        return packed >> 16 * colour & 255

    def peasants(self, colour: int, area: int) -> int:
        """Peasants of a colour in an area."""
        own = self.areas[area] >> 16 * colour & FIELD
        return (own >> 8) - (own & 255)

    def hood(self, area: int) -> tuple[int, ...]:
        """The areas of a neighbourhood now."""
        return next(areas for areas, _ in hoods_of(self.ground, self.open_paths) if area in areas)

    def value(self) -> float:
        """What I may expect at the counts to come, less what the others may."""
        if self.table.round == 1:
            return self._first_round()
        if self.table.towers_only:
            return sum([self.table.tower(tower, guards) for tower, guards in enumerate(self.towers) if guards])
        return self._second_round()

    def layer(self, open_paths: int) -> Layer:
        """What the neighbourhoods hold besides citizens when these paths are open."""
        return layer_of(self.ground, open_paths, tuple(self.items))

    def _first_round(self) -> float:
        """Paths not built yet will mostly be; some stay open. The second count is seen from afar."""
        table, areas = self.table, self.areas
        stays_open, known = table.stays_open, table.hoods
        total, packed = 0.0, [0] * 5
        layer = self.layer(self.lost_paths)
        for hood, bonus, factions, _, gaps in layer.hoods:
            people = areas[hood[0]] if len(hood) == 1 else sum([areas[area] for area in hood])
            value = known.get((people, bonus, gaps))
            total += table.hood(people, bonus, gaps) if value is None else value
            for faction in factions:
                packed[faction] += people
        for people, inside, all_symbols in zip(packed, layer.inside, layer.symbols, strict=True):
            total += ((1 - stays_open) * inside + LATER * all_symbols) * table.faction(people)
        if stays_open > 0:
            packed = [0] * 5
            layer = self.layer(self.open_paths)
            for hood, bonus, factions, _, _ in layer.hoods:
                people = areas[hood[0]] if len(hood) == 1 else sum([areas[area] for area in hood])
                total += table.open_hood(people, bonus)
                for faction in factions:
                    packed[faction] += people
            for people, inside in zip(packed, layer.inside, strict=True):
                total += stays_open * inside * table.faction(people)
        if any(self.towers):
            total += sum([table.tower(tower, guards) for tower, guards in enumerate(self.towers) if guards])
        return total

    def _second_round(self) -> float:
        """Flight, neighbourhoods, factions with guards, towers."""
        table, areas, items = self.table, self.areas, self.items
        stays_open, known = table.stays_open, table.hoods
        total, packed = 0.0, [0] * 5
        layer = self.layer(self.open_paths)
        for hood, bonus, factions, gaps, _ in layer.hoods:
            people = areas[hood[0]] if len(hood) == 1 else sum([areas[area] for area in hood])
            is_open = -1 if gaps & self.lost_gaps else (gaps & ~self.closed_gaps).bit_count()
            value = known.get((people, bonus, is_open))
            total += table.hood(people, bonus, is_open) if value is None else value
            if factions:
                if is_open and (is_open < 0 or (1 - stays_open) ** is_open < 0.5):
                    people = fled(people)
                for faction in factions:
                    packed[faction] += people
        for tower, guards in enumerate(self.towers):
            if guards:
                packed[FACTION[items[tower - len(self.towers)]]] += guards
                total += table.tower(tower, guards)
        for people, symbols in zip(packed, layer.symbols, strict=True):
            total += symbols * table.faction(people)
        return total


class Layer:
    """Neighbourhoods with their tiles, factions and gaps (as a set, and how many); the factions' symbols."""

    __slots__ = ("hoods", "inside", "symbols")

    def __init__(self, ground: Ground, open_paths: int, items: tuple[int, ...]) -> None:
        count = len(ground.names)
        self.hoods: list[tuple[tuple[int, ...], int, tuple[int, ...], int, int]] = []
        for hood, gaps in hoods_of(ground, open_paths):
            bonus, factions = 0, 0
            for area in hood:
                item = items[area]
                if item >= TILE_UP:
                    bonus += VALUE[item]
                elif item != NO_ITEM:
                    factions |= 1 << FACTION[item]
            self.hoods.append((hood, bonus, bits(factions), gaps, gaps.bit_count()))
        self.inside, self.symbols = [0] * 5, [0] * 5
        for place, item in enumerate(items):
            if NO_ITEM < item < TILE_UP:
                self.symbols[FACTION[item]] += VALUE[item]
                if place < count:  # WAL-4.16
                    self.inside[FACTION[item]] += VALUE[item]


@lru_cache(5_000)
def layer_of(ground: Ground, open_paths: int, items: tuple[int, ...]) -> Layer:
    """Layers come again and again in one turn, and in every world that is played out from it."""
    return Layer(ground, open_paths, items)


def _board_of(table: Table) -> Board:
    board, pos = Board.__new__(Board), table.pos
    board.table, board.ground = table, table.ground
    count, towers = len(table.ground.names), len(table.map.towers)
    peasants, nobles, guards = pos.peasants, pos.nobles, pos.guards
    board.areas = [
        sum([(peasants[at + c] * PEASANT + nobles[at + c] * NOBLE) << 16 * c for c in range(table.colours)])
        for at in range(0, 4 * count, 4)
    ]
    board.towers = [
        sum([guards[at + colour] * NOBLE << 16 * colour for colour in range(table.colours)])
        for at in range(0, 4 * towers, 4)
    ]
    board.items = [*pos.items[:count], *pos.tower_items]
    paths, gaps = pos.paths, pos.gaps
    board.open_paths = sum([1 << path for path, state in enumerate(paths) if state <= EMPTY])
    board.lost_paths = sum([1 << path for path, state in enumerate(paths) if state == DEMOLISHED])
    if table.round == 2:
        board.lost_paths = board.open_paths
    board.closed_gaps = sum([1 << gap for gap, state in enumerate(gaps) if state > EMPTY])
    board.lost_gaps = sum([1 << gap for gap, state in enumerate(gaps) if state == DEMOLISHED])
    return board
