"""The board in a form that is cheap to copy and change, and what it is worth to one seat.

An area is one number (see `Board`), and what matters about it for every seat is another number of small fields that can
be added up over all areas. So a trial move costs two look-ups and one look at the sum.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrapolis.games.ankh_morpork import bot_values as values
from tetrapolis.games.ankh_morpork.areas import ALL, BIT, COST
from tetrapolis.games.ankh_morpork.personalities import CHRYSOPRASE, DRAGON_KING, VETINARI, VIMES
from tetrapolis.games.ankh_morpork.position import DEMON, TROLL
from tetrapolis.games.ankh_morpork.scoring import LOAN_DUE, LOAN_POINTS, MINION_POINTS, RIOT_MARKERS, WEALTH

if TYPE_CHECKING:
    from tetrapolis.games.ankh_morpork.bot_table import Table

# ---- an area as a number: four bits of minions per owner, whose building (+ 1), marker, card out of the game

ONE_MINION = tuple(1 << 4 * owner for owner in range(6))
ALL_MINIONS = (1 << 24) - 1
HOUSE = 24
ONE_HOUSE = tuple((seat + 1) << HOUSE for seat in range(4))
NO_HOUSE = ~(7 << HOUSE)
MARKER, GONE = 1 << 27, 1 << 28

# ---- what an area means, as a number: eight fields of eight bits for each seat, then two for everybody

SEAT = 64
CONTROL, WATCH, MINIONS, HOUSES, FIRM, SPREAD, POWERS, EXPOSED = range(0, 64, 8)
MARKERS, TINDER = 256, 264
"""TINDER: areas with minions and without a marker."""

_MEANINGS: list[dict[int, int]] = [{} for _ in range(5)]
"""By number of players: area and state -> meaning; filled as it is asked for."""
_MANY = 300_000


def minions_of(state: int, owner: int) -> int:
    """How many minions of an owner stand in an area."""
    return state >> 4 * owner & 15


def house_of(state: int) -> int:
    """Whose building stands in an area, -1 for none."""
    return (state >> HOUSE & 7) - 1


def meaning(players: int, area: int, state: int) -> int:
    """What an area adds to each field.

    >>> both = meaning(2, 1, ONE_MINION[0] + ONE_HOUSE[0] + ONE_MINION[1])
    >>> both & 255, both >> SEAT & 255, both >> HOUSES & 255
    (1, 0, 6)
    """
    counts = [minions_of(state, owner) for owner in range(6)]
    house, marked, demon = house_of(state), bool(state & MARKER), counts[DEMON] > 0
    pieces = [counts[seat] + (house == seat) for seat in range(players)]
    total = 0
    for seat in range(players):
        lead = pieces[seat] - max(counts[TROLL], *(pieces[other] for other in range(players) if other != seat))
        own = counts[seat]
        fields = marked * own << EXPOSED
        fields += _firmness(pieces[seat], lead, demon, marked) << FIRM
        fields += _presence(own, demon, marked) << SPREAD
        if not demon:
            fields += (lead > 0) << CONTROL
            fields += (own > 0) << WATCH
            fields += own << MINIONS
            if house == seat:
                fields += COST[area] << HOUSES
                fields += (0 if state & GONE else values.POWER_OF[area]) << POWERS
        total += fields << SEAT * seat
    return total + (marked << MARKERS) + ((not marked and bool(state & ALL_MINIONS)) << TINDER)


def _firmness(pieces: int, lead: int, demon: bool, marked: bool) -> int:
    """How near an area is to being controlled for good, in sixteenths."""
    if not pieces:
        return 0
    if demon:
        return 3 if lead > 0 else 1
    if lead > 0:
        return 16 if lead > 1 else 13 if marked else 15
    return 6 if lead == 0 else 3 if lead == -1 else 1


def _presence(own: int, demon: bool, marked: bool) -> int:
    """How surely a minion will be in an area, in sixteenths."""
    if not own:
        return 0
    if demon:
        return 4
    return 16 if own > 1 else 13 if marked else 15


def sum_up(players: int, states: list[int]) -> int:
    """The meaning of a whole board."""
    known = _MEANINGS[players]
    if len(known) > _MANY:  # nobody plays that long, but nobody should pay for it either
        known.clear()
    total = 0
    for area in ALL:
        key = area << 32 | states[area]
        if key not in known:
            known[key] = meaning(players, area, states[area])
        total += known[key]
    return total


class Board:
    """Areas, money and loans, as they are or as they would be; `extra` is what a trial brings besides."""

    __slots__ = ("areas", "cash", "extra", "loans", "table", "total")

    def __init__(self, table: Table, states: list[int], cash: list[int], loans: list[int]) -> None:
        self.table = table
        self.areas = states
        self.total = sum_up(table.players, states)
        self.cash = cash
        self.loans = loans
        self.extra = 0.0

    def copy(self) -> Board:
        """An independent twin."""
        twin = Board.__new__(Board)
        twin.table = self.table
        twin.areas = self.areas.copy()
        twin.total = self.total
        twin.cash = self.cash.copy()
        twin.loans = self.loans
        twin.extra = self.extra
        return twin

    # ---- changes: each returns the board itself

    def set(self, area: int, state: int) -> Board:
        """An area becomes another."""
        known, players = _MEANINGS[self.table.players], self.table.players
        old, new = area << 32 | self.areas[area], area << 32 | state
        if new not in known:
            known[new] = meaning(players, area, state)
        self.total += known[new] - known[old]
        self.areas[area] = state
        return self

    def place(self, owner: int, area: int, quiet: bool = False) -> Board:
        """A minion arrives (ANK-4.6)."""
        state = self.areas[area]
        if state & ALL_MINIONS and not quiet:
            state |= MARKER
        return self.set(area, state + ONE_MINION[owner])

    def remove(self, owner: int, area: int) -> Board:
        """A minion leaves (ANK-4.9)."""
        return self.set(area, (self.areas[area] & ~MARKER) - ONE_MINION[owner])

    def move(self, owner: int, area: int, to: int) -> Board:
        """ANK-4.10."""
        return self.remove(owner, area).place(owner, to)

    def swap(self, owner: int, area: int, owner2: int, area2: int) -> Board:
        """ANK-4.11."""
        for here, leaves, comes in ((area, owner, owner2), (area2, owner2, owner)):
            state = (self.areas[here] & ~MARKER) - ONE_MINION[leaves]
            crowded = state & ALL_MINIONS
            self.set(here, state + ONE_MINION[comes] | (MARKER if crowded else 0))
        return self

    def mark(self, area: int) -> Board:
        """A marker comes."""
        return self.set(area, self.areas[area] | MARKER)

    def calm(self, area: int) -> Board:
        """A marker goes."""
        return self.set(area, self.areas[area] & ~MARKER)

    def build(self, seat: int, area: int, price: int) -> Board:
        """A building comes and is paid for."""
        self.cash[seat] -= price
        return self.set(area, self.areas[area] & NO_HOUSE | ONE_HOUSE[seat])

    def raze(self, area: int) -> Board:
        """A building goes."""
        return self.set(area, self.areas[area] & NO_HOUSE)

    def earn(self, seat: int, amount: int) -> Board:
        """Money from the bank, or to it; never less than nothing is left."""
        self.cash[seat] = max(0, self.cash[seat] + amount)
        return self

    def pay(self, giver: int, taker: int, amount: int) -> Board:
        """ANK-4.25."""
        amount = min(amount, self.cash[giver])
        self.cash[giver] -= amount
        self.cash[taker] += amount
        return self

    def borrow(self, seat: int, amount: int) -> Board:
        """ANK-7.1."""
        self.cash[seat] += amount
        self.loans = self.loans.copy()
        self.loans[seat] += 1
        return self

    # ---- looks

    def marked(self) -> int:
        """The areas with a marker, as a set."""
        return sum([BIT[area] for area in ALL if self.areas[area] & MARKER])

    def where(self, owner: int) -> int:
        """The areas with an owner's minions, as a set."""
        bits = 15 << 4 * owner
        return sum([BIT[area] for area in ALL if self.areas[area] & bits])

    def houses(self, seat: int) -> list[int]:
        """The areas with a player's building."""
        return [area for area in ALL if house_of(self.areas[area]) == seat]

    def markers(self) -> int:
        """How many markers there are."""
        return self.total >> MARKERS & 255

    def crowd(self, area: int) -> int:
        """How many minions stand in an area."""
        state = self.areas[area]
        return sum([state >> shift & 15 for shift in range(0, 24, 4)])

    def wealth(self, seat: int) -> int:
        """ANK-8.6."""
        return self.cash[seat] + (self.total >> SEAT * seat + HOUSES & 255) - LOAN_DUE * self.loans[seat]

    def points(self, seat: int) -> int:
        """ANK-9.5, ANK-9.6."""
        loans = self.loans[seat]
        owed = loans and (LOAN_POINTS - LOAN_DUE) * (loans - min(loans, self.cash[seat] // LOAN_DUE))
        return self.wealth(seat) + MINION_POINTS * (self.total >> SEAT * seat + MINIONS & 255) - owed

    def goal(self, who: int) -> float:
        """What my progress as a personality is worth."""
        table, row = self.table, self.total >> SEAT * self.table.me
        others = table.turns_to_me
        if who == VETINARI:
            near = values.steps_to(values.GOAL_STEPS, table.to_watch)[row >> SPREAD & 255]
            reached = values.done(table.to_watch, others, 0)[row >> WATCH & 255]
        elif who == DRAGON_KING:
            tinder = min(4, self.total >> TINDER & 255)
            near = values.steps_to(values.GOAL_STEPS, RIOT_MARKERS)[16 * self.markers() + 3 * tinder]
            reached = values.done(RIOT_MARKERS, others, 0)[self.markers()]
        elif who == CHRYSOPRASE:
            index = values.wealth_index(self.wealth(table.me))
            near = values.steps_to_wealth(values.GOAL_STEPS, WEALTH)[index]
            reached = values.done_wealth(WEALTH, others, 0)[index]
        elif who == VIMES:
            return table.vimes_worth
        else:
            near = values.steps_to(values.GOAL_STEPS, table.to_control)[row >> FIRM & 255]
            reached = values.done(table.to_control, others, 0)[row >> CONTROL & 255]
        return table.alive * (near + values.GOAL_DONE * reached)

    def value(self) -> float:
        """What all this is worth to me."""
        table, total, cash, loans = self.table, self.total, self.cash, self.loans
        markers = total >> MARKERS & 255
        stay, fear, best, whole = 1.0, 0.0, -99, 0
        for seat, lord, spy, king, rich, control, watch, riot, wealth in table.rivals:
            row = total >> SEAT * seat
            worth = cash[seat] + (row >> HOUSES & 255) - LOAN_DUE * loans[seat]
            stay *= 1.0 - lord * control[row & 255] - spy * watch[row >> WATCH & 255] - king * riot[markers]
            fear += lord * table.fear_control[row >> FIRM & 255] + spy * table.fear_watch[row >> SPREAD & 255]
            fear += king * table.fear_riot[16 * markers]
            if rich:
                index = values.wealth_index(worth)
                stay *= 1.0 - rich * wealth[index]
                fear += rich * table.fear_wealth[index]
            points = worth + MINION_POINTS * (row >> MINIONS & 255)
            whole += points
            best = max(best, points)
        me = table.me
        row = total >> SEAT * me
        lead = self.points(me) - 0.5 * (best + whole / len(table.rivals))
        mine = table.base + self.goal(table.who) + table.point * lead
        mine += table.liquid * min(cash[me], values.LIQUID_UP_TO)
        mine += table.power * (row >> POWERS & 255) - values.EXPOSED * (row >> EXPOSED & 255)
        return stay * mine - table.alive * fear + self.extra
