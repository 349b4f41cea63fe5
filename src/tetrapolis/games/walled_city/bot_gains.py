"""What single changes of a board bring, without counting the whole of it again: plans by the dozen are judged so.

The value of a board (see bot_table) is a sum over neighbourhoods and factions; who comes to an area touches one
neighbourhood and its factions in each layer, a road only the neighbourhood it may part.
"""

from __future__ import annotations

from tetrapolis.games.walled_city.bot_table import LATER, Board, Layer, Table
from tetrapolis.games.walled_city.bot_votes import fled, hoods_of
from tetrapolis.games.walled_city.cards import FACTION, NO_ITEM, TILE_DOWN, TILE_UP, VALUE

Hood = tuple[tuple[int, ...], int, tuple[int, ...], int, int]
"""Areas, tiles, factions, gaps as a set, how many gaps: as in a Layer."""


class Gains:
    """A board that stays as it is, and what changes would bring."""

    __slots__ = ("board", "parts")

    def __init__(self, board: Board) -> None:
        self.board, table = board, board.table
        self.parts: list[_Part] = []
        if table.towers_only:  # all that is judged here is counted
            return
        if table.round == 2:
            self.parts = [_SecondRound(board, board.layer(board.open_paths), 1.0)]
            return
        self.parts = [_AllBuilt(board, board.layer(board.lost_paths), 1 - table.stays_open + LATER)]
        if table.stays_open > 0:
            self.parts.append(_StillOpen(board, board.layer(board.open_paths), table.stays_open))

    def settle(self, area: int, citizens: int) -> float:
        """Citizens (see bot_votes) come to an area."""
        return sum([part.settle(area, citizens) for part in self.parts])

    def build(self, place: int) -> float:
        """A road or a wall."""
        return self.parts[-1].build(place) if self.parts else 0.0

    def best_change(self, area: int) -> float:
        """The best change of the item in an area; a symbol less is just the opposite of one more."""
        item = self.board.items[area]
        if item == NO_ITEM:
            return 0.0
        if item >= TILE_UP:
            more = VALUE[TILE_UP + TILE_DOWN - item] - VALUE[item]
            return max(0.0, sum([part.turn(area, more) for part in self.parts]))
        gain = sum([part.symbol * part.shares[FACTION[item]] for part in self.parts])
        return abs(gain) if VALUE[item] == 2 else max(0.0, gain if VALUE[item] == 1 else -gain)


class _Part:
    """A layer with its people, and what each neighbourhood and faction is worth."""

    __slots__ = ("at", "board", "layer", "packed", "people", "shares", "symbol", "table", "values", "weights")

    def __init__(self, board: Board, layer: Layer, symbol: float) -> None:
        self.board, self.layer, self.symbol = board, layer, symbol
        """`symbol`: what one more on a die in an area counts."""
        self.table: Table = board.table
        areas = board.areas
        self.at: dict[int, int] = {}
        self.people: list[int] = []
        self.packed = [0] * 5
        for index, hood in enumerate(layer.hoods):
            people = 0
            for area in hood[0]:
                self.at[area] = index
                people += areas[area]
            self.people.append(people)
            for faction in hood[2]:
                self.packed[faction] += self.counted(people, hood)
        self.add_guards()
        self.values: list[float | None] = [None] * len(layer.hoods)
        self.shares = [self.table.faction(packed) for packed in self.packed]
        self.weights = self.faction_weights()

    def add_guards(self) -> None:
        """Those who count for factions beside the people of areas."""

    def counted(self, people: int, hood: Hood) -> int:
        """Who counts for the factions."""
        return people

    def faction_weights(self) -> list[float]:
        """What each faction counts in all."""
        raise NotImplementedError

    def worth(self, people: int, hood: Hood) -> float:
        """A neighbourhood."""
        raise NotImplementedError

    def now(self, index: int) -> float:
        """A neighbourhood as it is."""
        value = self.values[index]
        if value is None:
            value = self.values[index] = self.worth(self.people[index], self.layer.hoods[index])
        return value

    def settle(self, area: int, citizens: int) -> float:
        """Citizens come to an area."""
        index = self.at[area]
        hood, people = self.layer.hoods[index], self.people[index]
        gain = self.worth(people + citizens, hood) - self.now(index)
        if hood[2]:
            more = self.counted(people + citizens, hood) - self.counted(people, hood)
            for faction in hood[2]:
                share = self.table.faction(self.packed[faction] + more)
                gain += self.weights[faction] * (share - self.shares[faction])
        return gain

    def turn(self, area: int, more: int) -> float:
        """A tile shows so much more."""
        index = self.at[area]
        areas, bonus, factions, gaps, count = self.layer.hoods[index]
        return self.worth(self.people[index], (areas, bonus + more, factions, gaps, count)) - self.now(index)

    def build(self, place: int) -> float:
        """What is built on a place changes nothing if everything will be built anyway."""
        return 0.0


class _AllBuilt(_Part):
    """Round 1, as if every path were built; the second count is seen in it from afar."""

    __slots__ = ()

    def faction_weights(self) -> list[float]:
        open_part = 1 - self.table.stays_open
        layer = self.layer
        return [
            open_part * inside + LATER * symbols for inside, symbols in zip(layer.inside, layer.symbols, strict=True)
        ]

    def worth(self, people: int, hood: Hood) -> float:
        return self.table.hood(people, hood[1], hood[4])


class _StillOpen(_Part):
    """Round 1, as if the paths that are open stayed so."""

    __slots__ = ()

    def faction_weights(self) -> list[float]:
        return [self.table.stays_open * inside for inside in self.layer.inside]

    def worth(self, people: int, hood: Hood) -> float:
        return self.table.open_hood(people, hood[1])

    def build(self, place: int) -> float:
        """A road may part a neighbourhood."""
        board = self.board
        if not board.open_paths >> place & 1:
            return 0.0
        one, _ = board.ground.sides[place]
        index = self.at[(one & -one).bit_length() - 1]
        areas, _, factions, *_ = self.layer.hoods[index]
        inside = set(areas)
        found = hoods_of(board.ground, board.open_paths & ~(1 << place))
        new = [parted for parted, _ in found if parted[0] in inside]
        if len(new) == 1:
            return 0.0
        gain, packed = -self.now(index), self.packed[:]
        for faction in factions:
            packed[faction] -= self.people[index]
        for parted in new:
            held = [board.items[area] for area in parted if board.items[area] != NO_ITEM]
            bonus = sum([VALUE[item] for item in held if item >= TILE_UP])
            people = sum([board.areas[area] for area in parted])
            gain += self.table.open_hood(people, bonus)
            for faction in {FACTION[item] for item in held if item < TILE_UP}:
                packed[faction] += people
        for faction in factions:
            share = self.table.faction(packed[faction])
            gain += self.weights[faction] * (share - self.shares[faction])
        return gain


class _SecondRound(_Part):
    """Round 2: the neighbourhoods are what they are; gaps may stay open."""

    __slots__ = ()

    def add_guards(self) -> None:
        board = self.board
        for tower, guards in enumerate(board.towers):
            if guards:
                self.packed[FACTION[board.items[tower - len(board.towers)]]] += guards

    def faction_weights(self) -> list[float]:
        return [float(symbols) for symbols in self.layer.symbols]

    def is_open(self, gaps: int) -> int:
        """How many gaps are open; -1: to the end."""
        board = self.board
        return -1 if gaps & board.lost_gaps else (gaps & ~board.closed_gaps).bit_count()

    def flees(self, is_open: int) -> bool:
        """Whether the nobles will rather go."""
        return is_open < 0 or (is_open > 0 and (1 - self.table.stays_open) ** is_open < 0.5)

    def counted(self, people: int, hood: Hood) -> int:
        return fled(people) if self.flees(self.is_open(hood[3])) else people

    def worth(self, people: int, hood: Hood) -> float:
        return self.table.hood(people, hood[1], self.is_open(hood[3]))

    def build(self, place: int) -> float:
        """A wall: nobles may stay."""
        board = self.board
        index = self.at[board.ground.gap_area[place]]
        hood, people = self.layer.hoods[index], self.people[index]
        before = self.is_open(hood[3])
        if before < 0 or board.closed_gaps >> place & 1:
            return 0.0
        gain = self.table.hood(people, hood[1], before - 1) - self.now(index)
        if hood[2] and self.flees(before) and not self.flees(before - 1):
            for faction in hood[2]:
                share = self.table.faction(self.packed[faction] + people - fled(people))
                gain += self.weights[faction] * (share - self.shares[faction])
        return gain
