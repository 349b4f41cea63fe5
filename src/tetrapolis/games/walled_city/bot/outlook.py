"""What the bot sees of a table, and the boards it thinks about.

A board is a few lists of numbers (see bot.votes) that can be copied and changed quickly; bot.count says what it
promises.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from operator import add, mul
from struct import unpack
from typing import Any

from tetrapolis.core.holes import HOLE
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot.count import NO_MATTER, Count, changed, counts_of
from tetrapolis.games.walled_city.bot.values import (
    AGAINST,
    CITIZENS_A_TURN,
    HIDDEN,
    LATER,
    LATER_LEVEL,
    OPEN_GAPS,
    SECOND,
    TO_COME,
    TRIED,
)
from tetrapolis.games.walled_city.bot.votes import (
    NOBLE,
    PEASANT,
    faction_shares,
    fled,
    guard_votes,
    hood_votes,
)
from tetrapolis.games.walled_city.rules.cards import TOTAL
from tetrapolis.games.walled_city.rules.frames import Building, DefenceTurn, Turn
from tetrapolis.games.walled_city.rules.neighbourhoods import Ground, areas_in, hoods_of
from tetrapolis.games.walled_city.rules.position import (
    DEMOLISHED,
    EMPTY,
    NO_CARD,
    NOBODY,
    OFF,
    TOWER,
    WalledCityPosition,
)
from tetrapolis.games.walled_city.rules.scoring import number_at
from tetrapolis.games.walled_city.rules.sight import OFF_HOLE

NEVER = float("-inf")
"""The value of moves that are not thought about here."""
REMEMBERED = 5_000
"""Neighbourhoods whose worth is remembered at once."""


@lru_cache(32)
def _remembered(
    weights: tuple[float, ...], round: int, level: int, stays_open: float
) -> tuple[dict[tuple[int, int, int], float], dict[int, float]]:
    """What neighbourhoods and factions are worth: the same through all decisions of a turn, and in all its worlds."""
    return {}, {}


class Outlook:
    """What a seat sees, as the bot uses it."""

    __slots__ = (
        "_counts",
        "_factions",
        "_hidden",
        "_hoods",
        "_numbers",
        "_towers",
        "board",
        "colours",
        "ground",
        "hand",
        "level",
        "map",
        "me",
        "players",
        "pos",
        "round",
        "setup",
        "stays_open",
        "towers_only",
        "tries",
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
        self.round = seen.round
        self.ground = seen.ground
        self.turn = next((frame for frame in reversed(seen.stack) if isinstance(frame, Turn)), None)
        self.towers_only = self.round == 2 and isinstance(self.turn, DefenceTurn)
        """Guilds in the last phase (WAL-15.7): all else is counted."""
        self.hand = sorted(seen.hands[me])
        self.votes = seen.votes[: self.players]
        stock = seen.roads if self.round == 1 else seen.walls
        this_turn = int(bool(seen.stack) and isinstance(seen.stack[-1], Building))
        self.turns = max(0, sum(stock) - this_turn)
        """Turns still to come in this round after the one going on."""
        self.turns_mine: int = stock[me] - (this_turn if self.turn is not None and self.turn.seat == me else 0)
        to_come = self.turns * CITIZENS_A_TURN[self.round] / len(self.ground.names)
        self.level = round(2 * sqrt(4 * to_come / self.colours))
        self.stays_open = self._stays_open()
        self._hidden: float | None = None
        self._numbers: dict[int, tuple[float, float]] = {}
        self.weigh(self._weights())
        self._towers: dict[tuple[int, int], float] = {}
        self.board = read_board(seen)
        self.board.table = self
        self._counts: list[Count] | None = None
        self.tries = TRIED

    @property
    def counts(self) -> list[Count]:
        """The counts to come, over the board as it is."""
        if self._counts is None:
            self._counts = counts_of(self.board)
        return self._counts

    def weigh(self, weights: tuple[float, ...]) -> None:
        """What a vote of each colour is worth to me."""
        self.weights = weights
        self._hoods, self._factions = _remembered(weights, self.round, self.level, self.stays_open)

    def _weights(self) -> tuple[float, ...]:
        other, leader = AGAINST[self.players]
        most = max([votes for seat, votes in enumerate(self.votes) if seat != self.me])
        weights = [-other - (leader if votes == most else 0.0) for votes in self.votes]
        weights += [0.0] * (self.colours - self.players)  # WAL-12.8
        weights[self.me] = 1.0
        return tuple(weights)

    def place_number(self, name: str) -> int:
        """The board's number of an area or tower: towers come after the areas."""
        place = self.pos.place_number(name)
        return place - TOWER + len(self.board.areas) if place >= TOWER else place

    def cards(self) -> set[int]:
        """The different faces in my hand, my off-colour card's included."""
        off = self.pos.off[self.me]
        return {*self.hand, off} if off != NO_CARD else set(self.hand)

    def worth(self, votes: tuple[float, ...]) -> float:
        """Votes for everybody as I see them: mine less a part of the others'."""
        total: float = sum(map(mul, votes, self.weights))
        return total

    # ---- defence cards

    @property
    def hidden(self) -> float:
        """What a hidden defence card shows on average: everybody began with the same cards, so the others' are counted.

        Those played, my own and those I know in somebody's hand cannot lie there.
        """
        if self._hidden is not None:
            return self._hidden
        left, pos = self.setup.hand * self.players, self.pos
        seen = [*pos.discard, *self.hand]
        seen += [card for known in pos.lore.sure_hands(self.me) for card in known]
        seen += [card for card in pos.zone_card if card not in (HOLE, OFF_HOLE) and 0 <= card < OFF]
        cards = len(left) - len(seen)
        total = sum([TOTAL[card] for card in left]) - sum([TOTAL[card] for card in seen])
        self._hidden = HIDDEN * total / (2 * cards) if cards > 0 else 0.0
        return self._hidden

    def expected_number(self, zone: int, tower: int) -> float:
        """The number that a zone will show to a tower."""
        card = self.pos.zone_card[zone]
        if card in (HOLE, OFF_HOLE):
            return self.hidden
        if card == NO_CARD:
            return to_come(self.pos)
        return number_at(self.pos, zone, tower)

    def expected_numbers(self, tower: int) -> tuple[float, float]:
        """What the most and the second most guards of a tower will bring."""
        found = self._numbers.get(tower)
        if found is None:
            one, other = self.map.tower_zones[tower]
            found = both_numbers(self.expected_number(one, tower), self.expected_number(other, tower))
            self._numbers[tower] = found
        return found

    # ---- what counts bring

    def change(self, place: int, item: int) -> float:
        """Another face of a die or tile."""
        return sum([count.change(place, item) for count in self.counts])

    def hood(self, packed: int, bonus: int, gaps: int) -> float:
        """A neighbourhood; `gaps`: how many it has (round 1), how many of these are open (round 2), -1: to the end.

        NO_MATTER: in round 1, if all paths that are open stay so.
        """
        key = (packed, bonus, gaps)
        found = self._hoods.get(key)
        if found is None:
            if len(self._hoods) > REMEMBERED:
                self._hoods.clear()
            found = self._hoods[key] = self._hood(packed, bonus, gaps)
        return found

    def _hood(self, packed: int, bonus: int, gaps: int) -> float:
        first = self.round == 1
        if first:
            now = self.worth(hood_votes(packed, bonus, self.colours, self.level))
            if gaps == NO_MATTER:
                return self.stays_open * now
        stay = 0.0 if gaps < 0 else (1 - (OPEN_GAPS if first else self.stays_open)) ** gaps
        level = LATER_LEVEL if first else self.level
        found = stay * self.worth(hood_votes(packed, bonus, self.colours, level)) if stay else 0.0
        if stay < 1:
            found += (1 - stay) * self.worth(hood_votes(fled(packed), bonus, self.colours, level))
        return LATER * found + (1 - self.stays_open) * now if first else found

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
            numbers = self.expected_numbers(tower)
            found = self._towers[key] = self.worth(guard_votes(packed, *numbers, self.colours, level))
        return found

    def _stays_open(self) -> float:
        """The chance of a path (round 1) or gap (round 2) that is empty to be so at the count."""
        states = self.pos.paths if self.round == 1 else self.pos.gaps
        empty: int = states.count(EMPTY) - (self.turn is not None and self.turn.place < 0)
        return max(0.0, 1 - self.turns / empty) if empty > 0 else 1.0


def to_come(pos: WalledCityPosition) -> float:
    """The number that an empty zone may show at the end."""
    empty = pos.zone_owner.count(NOBODY)
    laid = len(pos.zone_owner) - empty
    to_lay = (2 * pos.setup.players * pos.setup.defence_cards - laid) / empty
    return TO_COME * max(0.0, min(1.0, to_lay))


def both_numbers(x: float, y: float) -> tuple[float, float]:
    """WAL-9.5, WAL-9.6 for expected numbers."""
    smaller = min(x, y)
    return x + y, smaller if x == int(x) and y == int(y) else SECOND * smaller


class Board:
    """A board as it is or would be; changed in place by its verbs, which give it back."""

    __slots__ = ("areas", "closed_gaps", "ground", "items", "lost_gaps", "lost_paths", "open_paths", "table", "towers")

    table: Outlook
    ground: Ground
    areas: list[int]
    towers: list[int]
    items: tuple[int, ...]
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
        twin.areas, twin.towers, twin.items = self.areas[:], self.towers[:], self.items
        twin.open_paths, twin.lost_paths = self.open_paths, self.lost_paths
        twin.closed_gaps, twin.lost_gaps = self.closed_gaps, self.lost_gaps
        return twin

    # ---- verbs

    def settle(self, area: int, number: int, nobles: int) -> Board:
        """Own citizens come."""
        self.areas[area] += (number * PEASANT + nobles) << 16 * self.table.me
        return self

    def build(self, place: int, round: int) -> Board:
        """A road or a wall."""
        if round == 1:
            self.open_paths &= ~(1 << place)
        else:
            self.closed_gaps |= 1 << place
        return self

    def promote(self, colour: int, area: int, tower: int) -> Board:
        """A noble becomes a guard."""
        self.areas[area] -= NOBLE << 16 * colour
        self.towers[tower] += NOBLE << 16 * colour
        return self

    # ---- questions

    def nobles(self, colour: int, area: int) -> int:
        """Nobles of a colour in an area."""
        return self.areas[area] >> 16 * colour & 255

    def hood(self, area: int) -> tuple[int, ...]:
        """The areas of a neighbourhood now."""
        return areas_in(next(hood for hood in hoods_of(self.ground, self.open_paths) if hood >> area & 1))

    def gain(self) -> float:
        """What I may expect at the counts to come, less what the others may: more than of the table's board."""
        table, before = self.table, self.table.board
        areas, gain = changed(self.areas, before.areas), 0.0
        for count in table.counts:
            gain += count.gain(self, areas)
        for tower in changed(self.towers, before.towers):
            gain += table.tower(tower, self.towers[tower]) - table.tower(tower, before.towers[tower])
        return gain

    def value(self) -> float:
        """The same counted anew, as a whole."""
        total = sum([count.total() for count in counts_of(self)])
        return total + sum([self.table.tower(tower, guards) for tower, guards in enumerate(self.towers)])


def tried(pos: WalledCityPosition, move: Move) -> WalledCityPosition:
    """A twin in which the rules have carried out a move of the seat that is asked; what runs after it is left out."""
    twin = pos.copy()
    frame: Any = twin.stack[-1]
    twin.game.steps[type(frame)].apply(twin, frame, frame.seat, move)
    return twin


def board_of(table: Outlook, pos: WalledCityPosition) -> Board:
    """The board of a position in which something was tried out: what is as before is taken from the table's own."""
    seen, board = table.pos, table.board.copy()
    if pos.ground is not board.ground:
        board = read_board(pos)
        board.table = table
        return board
    for places, now, before, kind in (
        (board.areas, pos.nobles, seen.nobles, NOBLE),
        (board.areas, pos.peasants, seen.peasants, PEASANT),
        (board.towers, pos.guards, seen.guards, NOBLE),
    ):
        for index in changed(now, before):
            place, colour = divmod(index, 4)
            places[place] += (now[index] - before[index]) * kind << 16 * colour
    if pos.items != seen.items or pos.tower_items != seen.tower_items:
        board.items = _items(pos)
    if pos.paths != seen.paths or pos.gaps != seen.gaps:
        _read_places(board, pos)
    return board


def read_board(pos: WalledCityPosition) -> Board:
    """A board that belongs to no table yet."""
    board = Board.__new__(Board)
    board.ground = pos.ground
    citizens = list(map(add, pos.peasants, pos.nobles))
    board.areas = _packed(pos.nobles, citizens)[: len(pos.names)]
    board.towers, board.items = _packed(pos.guards, pos.guards), _items(pos)
    _read_places(board, pos)
    return board


def _items(pos: WalledCityPosition) -> tuple[int, ...]:
    return (*pos.items[: len(pos.names)], *pos.tower_items)


def _read_places(board: Board, pos: WalledCityPosition) -> None:
    """Roads and walls."""
    board.open_paths = board.lost_paths = pos.open_paths
    if pos.round == 1:
        board.lost_paths = sum([1 << path for path, state in enumerate(pos.paths) if state == DEMOLISHED])
    board.closed_gaps = sum([1 << gap for gap, state in enumerate(pos.gaps) if state > EMPTY])
    board.lost_gaps = sum([1 << gap for gap, state in enumerate(pos.gaps) if state == DEMOLISHED])


def _packed(nobles: list[int], citizens: list[int]) -> list[int]:
    """Four colours each as one number: see bot.votes.

    >>> _packed([1, 0, 0, 0], [3, 0, 0, 0]) == [2 * PEASANT + NOBLE]
    True
    """
    fields = bytearray(2 * len(nobles))
    fields[::2], fields[1::2] = bytes(nobles), bytes(citizens)
    return list(unpack(f"<{len(nobles) // 4}Q", fields))
