"""How the bot sees the table: the board in a form that is cheap to copy and change, and what it is worth to one seat.

An area is one number (see `Board`), and what matters about it for every seat is another number of small fields that can
be added up over all areas. So a trial move costs two look-ups and one look at the sum.
"""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.games.ankh_morpork import areas, personalities
from tetrapolis.games.ankh_morpork import bot_values as values
from tetrapolis.games.ankh_morpork.areas import ALL, BIT, COST
from tetrapolis.games.ankh_morpork.cards import NUMBERS
from tetrapolis.games.ankh_morpork.options import setup_of
from tetrapolis.games.ankh_morpork.personalities import (
    CHRYSOPRASE,
    DE_WORDE,
    DRAGON_KING,
    RUST,
    SELACHII,
    VETINARI,
    VIMES,
)
from tetrapolis.games.ankh_morpork.position import DEMON, TROLL
from tetrapolis.games.ankh_morpork.scoring import LOAN_DUE, LOAN_POINTS, MINION_POINTS, RIOT_MARKERS, WEALTH
from tetrapolis.games.ankh_morpork.view import View

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


class Board:
    """Areas, money and loans, as they are or as they would be; `extra` is what a trial brings besides."""

    __slots__ = ("areas", "cash", "extra", "loans", "table", "total")

    def __init__(self, table: Table, states: list[int], total: int, cash: list[int], loans: list[int]) -> None:
        self.table = table
        self.areas = states
        self.total = total
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


Rival = tuple[
    int, float, float, float, float, Sequence[float], Sequence[float], Sequence[float], Sequence[float]
]
"""Seat; the chances that he is a Lord, Vetinari, the Dragon King, Chrysoprase; what fulfils each of these."""


class Table:
    """One seat's view in numbers, and how much each thing counts now."""

    __slots__ = (
        "alive",
        "base",
        "board",
        "card",
        "cards",
        "drain",
        "drawn",
        "fear_control",
        "fear_riot",
        "fear_watch",
        "fear_wealth",
        "hand",
        "liquid",
        "me",
        "others",
        "players",
        "point",
        "power",
        "rivals",
        "supply",
        "to_control",
        "to_watch",
        "turns",
        "turns_to_me",
        "view",
        "vimes_about",
        "vimes_worth",
        "who",
    )

    def __init__(self, view: View, me: int) -> None:
        self.view = view
        self.me = me
        players = self.players = len(view.players)
        self.others = [(me + step) % players for step in range(1, players)]
        self.hand = [NUMBERS[name] for name in view.hand]
        self.cards = [player.cards for player in view.players]
        self.supply = [player.minions for player in view.players]
        self.who = personalities.NUMBERS[view.personality]
        setup = setup_of(players, view.options)
        self.to_control, self.to_watch = setup.areas_to_control, setup.areas_to_watch
        self._weigh_time()
        self._weigh_rivals()
        self.board = self._board()

    def _board(self) -> Board:
        view = self.view
        marked = areas.mask_of([areas.NUMBERS[name] for name in view.trouble])
        gone = areas.mask_of([areas.NUMBERS[name] for name in view.gone])
        known = _MEANINGS[self.players]
        if len(known) > 300_000:  # nobody plays that long, but nobody should pay for it either
            known.clear()
        states, total = [0], 0
        rows = view.minions
        for area in ALL:
            state = (view.buildings[area] + 1) << HOUSE
            for owner in range(6):
                state += rows[owner][area] << 4 * owner
            if marked & BIT[area]:
                state |= MARKER
            if gone & BIT[area]:
                state |= GONE
            states.append(state)
            key = area << 32 | state
            if key not in known:
                known[key] = meaning(self.players, area, state)
            total += known[key]
        cash = [player.cash for player in view.players]
        return Board(self, states, total, cash, [len(player.loans) for player in view.players])

    def _weigh_time(self) -> None:
        """How much of the game is left, and what follows for points, powers and cards."""
        view, players = self.view, self.players
        left = sum(view.deck)
        self.turns = left / (values.TURN_CARDS * players)
        """How many turns I shall probably still have."""
        self.turns_to_me = players - 1 if view.active == self.me else (self.me - view.active) % players
        self.alive = min(1.0, max(0.0, (left - 1) / (values.TURN_CARDS * self.turns_to_me)))
        """The chance that there is a next turn for me, and so a WIN CHECK."""
        suspects = [view.players[seat].suspects for seat in self.others]
        vimes = personalities.NAMES[VIMES]
        self.vimes_about = min(1.0, sum([1 / len(names) for names in suspects if vimes in names]))
        late = max(0.0, 1.0 - self.turns / 6)
        points_decide = 0.0 if self.who == VIMES else 1.0 - self.vimes_about
        self.base = values.BASE * (1.0 - self.vimes_about * late)
        """What I lose if another one wins: with Commander Vimes about, less and less."""
        self.point = values.POINT + values.LAST_POINT * late * late * points_decide
        self.liquid = values.LIQUID * min(1.0, self.turns / 5)
        self.power = values.POWER * self.turns
        self.card = values.CARD * min(1.0, self.turns / 2)
        """A card more in hand."""
        self.drawn = 81 - left
        self.vimes_worth = values.DRAINED * self.drawn
        self.drain = values.DRAINED if self.who == VIMES else -0.1 * self.vimes_about * (1 + 2 * late)
        """A card less in the draw pile."""

    def _weigh_rivals(self) -> None:
        view, players, me = self.view, self.players, self.me
        self.rivals: list[Rival] = []
        for seat in self.others:
            names = view.players[seat].suspects
            chance = 1 / len(names)
            who = [personalities.NUMBERS[name] for name in names]
            lord = chance * ((SELACHII in who) + (RUST in who) + (DE_WORDE in who))
            until = (seat - view.active - 1) % players + 1
            between = [(view.active + step) % players for step in range(until)]
            others = sum([1 for other in between if other not in (me, seat)])
            mine = int(me in between and me != view.active)
            self.rivals.append(
                (
                    seat,
                    lord,
                    chance * (VETINARI in who),
                    chance * (DRAGON_KING in who),
                    chance * (CHRYSOPRASE in who),
                    values.done(self.to_control, others, mine),
                    values.done(self.to_watch, others, mine),
                    values.done(RIOT_MARKERS, others, mine),
                    values.done_wealth(WEALTH, others, mine),
                )
            )
        self.fear_control = values.steps_to(values.FEAR_STEPS, self.to_control)
        self.fear_watch = values.steps_to(values.FEAR_STEPS, self.to_watch)
        self.fear_riot = values.steps_to(values.FEAR_STEPS, RIOT_MARKERS)
        self.fear_wealth = values.steps_to_wealth(values.FEAR_STEPS, WEALTH)

    def danger(self, seat: int) -> float:
        """How much I have to fear a player: his goals, and his points."""
        total, board = self.board.total, self.board
        row = total >> SEAT * seat
        for rival, lord, spy, king, rich, *_ in self.rivals:
            if rival == seat:
                fear = lord * self.fear_control[row >> FIRM & 255] + spy * self.fear_watch[row >> SPREAD & 255]
                fear += king * self.fear_riot[16 * board.markers()]
                fear += rich * self.fear_wealth[values.wealth_index(board.wealth(seat))]
                return fear + self.point * board.points(seat)
        return 0.0
