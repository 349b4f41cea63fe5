"""What a board promises at the counts to come, and what changes of it bring: plans by the dozen are judged so.

The value of a board is a sum over neighbourhoods, factions and towers. A trial is judged against the table's own board:
who comes to an area touches one neighbourhood and its factions, a road only the neighbourhood it may part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, count
from operator import ne
from typing import TYPE_CHECKING

from tetrapolis.games.walled_city.bot.values import LATER
from tetrapolis.games.walled_city.bot.votes import fled
from tetrapolis.games.walled_city.rules.cards import FACTION, NO_ITEM, TILE_UP, VALUE
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground, areas_in, hoods_of

if TYPE_CHECKING:
    from tetrapolis.games.walled_city.bot.outlook import Board, Outlook

Hood = tuple[tuple[int, ...], int, tuple[int, ...], int, int]
"""A neighbourhood without its citizens: areas, sum of the tiles, factions, gaps as a set, how many gaps."""


NO_MATTER = -9
"""Round 1, for the count of the paths that are open: gaps do not matter yet."""


class Layer:
    """The neighbourhoods when some paths are open, and the symbols of each faction: in areas, and in all."""

    __slots__ = ("hoods", "inside", "symbols")

    def __init__(self, ground: Ground, hoods: tuple[int, ...], items: tuple[int, ...]) -> None:
        self.hoods: list[Hood] = []
        for hood in hoods:
            areas, bonus, factions, gaps = areas_in(hood), 0, 0, 0
            for area in areas:
                item = items[area]
                gaps |= ground.gaps_of[area]
                if item >= TILE_UP:
                    bonus += VALUE[item]
                elif item != NO_ITEM:
                    factions |= 1 << FACTION[item]
            self.hoods.append((areas, bonus, areas_in(factions), gaps, gaps.bit_count()))
        count = len(ground.names)
        self.inside, self.symbols = [0] * 5, [0] * 5
        for place, item in enumerate(items):
            if NO_ITEM < item < TILE_UP:
                self.symbols[FACTION[item]] += VALUE[item]
                if place < count:  # WAL-4.16
                    self.inside[FACTION[item]] += VALUE[item]


@lru_cache(5_000)
def layer_of(ground: Ground, hoods: tuple[int, ...], items: tuple[int, ...]) -> Layer:
    """Layers come again and again in one turn, and in every world that is played out from it."""
    return Layer(ground, hoods, items)


@lru_cache(5_000)
def _changes(old: Layer, new: Layer) -> tuple[tuple[int, ...], tuple[Hood, ...]]:
    """The neighbourhoods that are gone (by number), and those that are new."""
    before, now = set(old.hoods), set(new.hoods)
    gone = [index for index, hood in enumerate(old.hoods) if hood not in now]
    return tuple(gone), tuple([hood for hood in new.hoods if hood not in before])


class Count:
    """A board counted in one way: each neighbourhood with its people, each faction with its citizens."""

    __slots__ = ("at", "board", "layer", "packed", "people", "table", "values", "weights")

    def __init__(self, board: Board) -> None:
        self.board, self.layer = board, self.layer_for(board)
        self.table: Outlook = board.table
        areas = board.areas
        self.at: dict[int, int] = {}
        self.people: list[int] = []
        self.packed = [0] * 5
        for index, hood in enumerate(self.layer.hoods):
            people = 0
            for area in hood[0]:
                self.at[area] = index
                people += areas[area]
            self.people.append(people)
            if hood[2]:
                counted = fled(people) if self.flees(self.gaps(hood, board)) else people
                for faction in hood[2]:
                    self.packed[faction] += counted
        self.add_guards()
        self.values: dict[int, float] = {}
        self.weights = self.faction_weights(self.layer)

    # ---- how a count counts

    def paths(self, board: Board) -> int:
        """The paths it takes for open."""
        return board.open_paths

    def layer_for(self, board: Board) -> Layer:
        """The neighbourhoods it sees."""
        return layer_of(board.ground, hoods_of(board.ground, self.paths(board)), board.items)

    def gaps(self, hood: Hood, board: Board) -> int:
        """What has to be known of a neighbourhood's gaps: see Outlook.hood."""
        return hood[4]

    def flees(self, gaps: int) -> bool:
        """Whether the nobles are expected to go, so that they do not count for the factions."""
        return False

    def add_guards(self) -> None:
        """Those who count for factions beside the people of areas."""

    def more_guards(self, trial: Board, more: dict[int, int]) -> None:
        """How many more of those a trial has."""

    def touch_gaps(self, trial: Board, touched: dict[int, int]) -> None:
        """A trial touches neighbourhoods by opening or closing gaps too."""

    def faction_weights(self, layer: Layer) -> list[float]:
        """What each faction counts in all."""
        raise TypeError(f"{type(self).__name__} must define faction_weights")

    def symbol(self, inside: bool) -> float:
        """What one more on a die counts; `inside`: in an area, not in a tower."""
        return 1.0

    # ---- values

    def total(self) -> float:
        """The whole board."""
        found = sum([self.now(index) for index in range(len(self.people))])
        for packed, weight in zip(self.packed, self.weights, strict=True):
            found += weight * self.table.faction(packed)
        return found

    def now(self, index: int) -> float:
        """A neighbourhood as it is."""
        value = self.values.get(index)
        if value is None:
            hood = self.layer.hoods[index]
            value = self.values[index] = self.table.hood(self.people[index], hood[1], self.gaps(hood, self.board))
        return value

    def settle(self, area: int, settlers: Sequence[int]) -> list[float]:
        """What each of these bring who may come to an area (see bot.votes): as `gain`, but many at once."""
        index, hood_of, share = self.at[area], self.table.hood, self.table.faction
        hood, people, now = self.layer.hoods[index], self.people[index], self.now(index)
        gaps = self.gaps(hood, self.board)
        flees = self.flees(gaps)
        factions = [(self.packed[faction], self.weights[faction]) for faction in hood[2]]
        shares = [share(packed) for packed, _ in factions]
        found = []
        for citizens in settlers:
            gain = hood_of(people + citizens, hood[1], gaps) - now
            more = fled(citizens) if flees else citizens
            for (packed, weight), before in zip(factions, shares, strict=True):
                gain += weight * (share(packed + more) - before)
            found.append(gain)
        return found

    def change(self, place: int, item: int) -> float:
        """What another face of a die or tile brings."""
        more = VALUE[item] - VALUE[self.board.items[place]]
        if item < TILE_UP:
            inside = place < len(self.board.areas)
            return more * self.symbol(inside) * self.table.faction(self.packed[FACTION[item]])
        index = self.at[place]
        hood = self.layer.hoods[index]
        return self.table.hood(self.people[index], hood[1] + more, self.gaps(hood, self.board)) - self.now(index)

    def gain(self, trial: Board, areas: list[int]) -> float:
        """What another board is worth more than this one: only what is touched is counted.

        `areas`: where citizens came or went.
        """
        board, old = self.board, self.layer
        layer = old
        if trial.items is not board.items or self.paths(trial) != self.paths(board):
            layer = self.layer_for(trial)
        touched: dict[int, int] = {}
        for area in areas:
            index = self.at[area]
            touched[index] = touched.get(index, 0) + trial.areas[area] - board.areas[area]
        self.touch_gaps(trial, touched)
        gain, more = 0.0, {}  # type: float, dict[int, int]
        if layer is not old:
            gone, fresh = _changes(old, layer)
            for index in gone:
                touched.pop(index, None)
                gain -= self.now(index)
                hood = old.hoods[index]
                self._count_factions(-1, self.people[index], hood, self.gaps(hood, board), more)
            for hood in fresh:
                people, gaps = sum([trial.areas[area] for area in hood[0]]), self.gaps(hood, trial)
                gain += self.table.hood(people, hood[1], gaps)
                self._count_factions(1, people, hood, gaps, more)
        for index, citizens in touched.items():
            gain += self._touched(index, citizens, trial, more)
        self.more_guards(trial, more)
        if layer.symbols != old.symbols or layer.inside != old.inside:
            return gain + self._all_factions(more, self.faction_weights(layer))
        return gain + self._factions(more) if more else gain

    def _touched(self, index: int, citizens: int, trial: Board, more: dict[int, int]) -> float:
        """A neighbourhood with so many more; `more` gets those who count for its factions."""
        hood, people = self.layer.hoods[index], self.people[index]
        gaps = self.gaps(hood, trial)
        if hood[2]:
            self._count_factions(1, people + citizens, hood, gaps, more)
            self._count_factions(-1, people, hood, self.gaps(hood, self.board), more)
        return self.table.hood(people + citizens, hood[1], gaps) - self.now(index)

    def _count_factions(self, sign: int, people: int, hood: Hood, gaps: int, more: dict[int, int]) -> None:
        """Those of a neighbourhood who count for its factions."""
        if hood[2]:
            counted = sign * (fled(people) if self.flees(gaps) else people)
            for faction in hood[2]:
                more[faction] = more.get(faction, 0) + counted

    def _factions(self, more: dict[int, int]) -> float:
        """What the factions are worth more with these citizens."""
        gain, share = 0.0, self.table.faction
        for faction, citizens in more.items():
            if citizens:
                packed = self.packed[faction]
                gain += self.weights[faction] * (share(packed + citizens) - share(packed))
        return gain

    def _all_factions(self, more: dict[int, int], weights: list[float]) -> float:
        """The same with other weights: dice have changed."""
        gain, share = 0.0, self.table.faction
        for faction, packed in enumerate(self.packed):
            gain += weights[faction] * share(packed + more.get(faction, 0)) - self.weights[faction] * share(packed)
        return gain


def changed(new: list[int], old: list[int]) -> list[int]:
    """Where two lists differ; what one has more is left out.

    >>> changed([1, 2, 3, 4], [1, 5, 3])
    [1]
    """
    return [] if new == old else list(compress(count(), map(ne, new, old)))


class _AllBuilt(Count):
    """Round 1, as if every path were built; the second count is seen in it from afar."""

    __slots__ = ()

    def paths(self, board: Board) -> int:
        return board.lost_paths

    def symbol(self, inside: bool) -> float:
        return 1 - self.table.stays_open + LATER if inside else LATER

    def faction_weights(self, layer: Layer) -> list[float]:
        part = 1 - self.table.stays_open
        return [part * inside + LATER * symbols for inside, symbols in zip(layer.inside, layer.symbols, strict=True)]


class _StillOpen(Count):
    """Round 1, as if the paths that are open stayed so."""

    __slots__ = ()

    def symbol(self, inside: bool) -> float:
        return self.table.stays_open if inside else 0.0

    def faction_weights(self, layer: Layer) -> list[float]:
        stays_open = self.table.stays_open
        return [stays_open * inside for inside in layer.inside]

    def gaps(self, hood: Hood, board: Board) -> int:
        return NO_MATTER


class _SecondRound(Count):
    """Round 2: the neighbourhoods are what they are; gaps may stay open."""

    __slots__ = ()

    def faction_weights(self, layer: Layer) -> list[float]:
        return [float(symbols) for symbols in layer.symbols]

    def add_guards(self) -> None:
        """WAL-8.8: for the faction of their tower's die."""
        board = self.board
        for tower, guards in enumerate(board.towers):
            self.packed[FACTION[board.items[tower - len(board.towers)]]] += guards

    def more_guards(self, trial: Board, more: dict[int, int]) -> None:
        board, count = self.board, len(trial.towers)
        if trial.items is board.items:
            towers = changed(trial.towers, board.towers)
        elif trial.items[-count:] == board.items[-count:] and trial.towers == board.towers:
            return
        else:
            towers = list(range(count))
        for tower in towers:
            before, now = FACTION[board.items[tower - count]], FACTION[trial.items[tower - count]]
            more[before] = more.get(before, 0) - board.towers[tower]
            more[now] = more.get(now, 0) + trial.towers[tower]

    def touch_gaps(self, trial: Board, touched: dict[int, int]) -> None:
        board = self.board
        gaps = board.closed_gaps ^ trial.closed_gaps | board.lost_gaps ^ trial.lost_gaps
        if gaps:
            for index, hood in enumerate(self.layer.hoods):
                if hood[3] & gaps:
                    touched.setdefault(index, 0)

    def gaps(self, hood: Hood, board: Board) -> int:
        gaps = hood[3]
        return -1 if gaps & board.lost_gaps else (gaps & ~board.closed_gaps).bit_count()

    def flees(self, gaps: int) -> bool:
        return gaps < 0 or (gaps > 0 and (1 - self.table.stays_open) ** gaps < 0.5)


def counts_of(board: Board) -> list[Count]:
    """The counts to come; towers are judged one by one (see Outlook.tower)."""
    table = board.table
    if table.towers_only:
        return []
    if table.round == 2:
        return [_SecondRound(board)]
    return [_AllBuilt(board), _StillOpen(board)] if table.stays_open > 0 else [_AllBuilt(board)]
