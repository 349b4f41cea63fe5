"""Tournaments as arithmetic: who meets whom, what a result is worth, who leads. Pure functions of what is published, so
that anybody can work them out again (`tetrapolis tournament`): no clock, no database, no generator but the published
seed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Literal

import msgspec

from tetrapolis.server.club.rating import Rating, Sat, rate, shown
from tetrapolis.wire.tournaments import PairEntry, PairInput, StandingLine, TableResult, TournamentPage

WIN = 3.0
"""Points of who is before everybody else."""
SWAPS = 2000
"""Neighbours that are tried at each other's table."""
REPEATED = 10.0
"""How much worse it is to meet the same people again than to meet weaker ones."""


# ---- seeds: a chain of hashes, the last of which is published first


def next_seed(seed: str) -> str:
    """What a seed was announced by.

    >>> next_seed("a")[:12]
    'f6810b16f697'
    """
    return hashlib.sha256(f"tetrapolis tournament {seed}".encode()).hexdigest()


def seed_of(secret: str, rounds: int, number: int) -> str:
    """The seed of a round (0: what is announced before the first); each is announced by the one before it.

    >>> seed_of("s", 3, 2) == next_seed(seed_of("s", 3, 3)), seed_of("s", 3, 3) == "s"
    (True, True)
    """
    for _ in range(rounds - number):
        secret = next_seed(secret)
    return secret


class Draw:
    """Chance from a seed: number `n` is the first 8 bytes of SHA-256 of "seed/n"."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.drawn = 0

    def below(self, most: int) -> int:
        """A number from 0, less than `most`.

        >>> draw = Draw("x")
        >>> [draw.below(10) for _ in range(5)]
        [1, 2, 5, 0, 3]
        """
        digest = hashlib.sha256(f"{self.seed}/{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest[:8], "big") % most


# ---- tables


def table_sizes(players: int, size: int, least: int) -> tuple[list[int], int]:
    """So large the tables are, the larger ones first, and how many seats of the last are bots'.

    >>> table_sizes(100, 4, 3)[0] == [4] * 25, table_sizes(7, 4, 3), table_sizes(9, 4, 3), table_sizes(5, 4, 3)
    (True, ([4, 3], 0), ([3, 3, 3], 0), ([3, 3], 1))
    >>> table_sizes(5, 4, 4), table_sizes(3, 2, 2)
    (([4, 4], 3), ([2, 2], 1))
    """
    tables = -(-players // size)
    if players < tables * least:
        return [least] * tables, tables * least - players
    larger = [size] * tables
    over = tables * size - players
    at = tables - 1
    while over:
        larger[at] -= 1
        over -= 1
        at = at - 1 if at else tables - 1
    return larger, 0


def pair(known: PairInput, seed: str) -> list[list[int]]:
    """Who sits where: for each table the numbers of those who play, by seat; 0 is a bot.

    Everybody stands in the order of points (equal ones are drawn), cut into tables. Then, 2,000 times, somebody of a
    table and somebody of the next one change places if that makes it better: fewer who met before, and more equal
    points. At each table seats are given so that everybody sits everywhere about as often.

    >>> entries = [PairEntry(number, 0.0, {}, [0, 0, 0, 0]) for number in range(1, 9)]
    >>> tables = pair(PairInput(4, 3, entries), "s")
    >>> sorted(number for table in tables for number in table), tables == pair(PairInput(4, 3, entries), "s")
    ([1, 2, 3, 4, 5, 6, 7, 8], True)
    """
    draw = Draw(seed)
    by_number = {entry.number: entry for entry in known.entries}
    lots = {entry.number: draw.below(1 << 48) for entry in known.entries}
    order = sorted(by_number, key=lambda number: (-by_number[number].points, lots[number]))
    sizes, bots = table_sizes(len(order), known.size, known.least)
    order += [0] * bots
    tables, first = [], 0
    for size in sizes:
        tables.append(order[first : first + size])
        first += size
    costs = [_cost(table, by_number) for table in tables]
    for _ in range(SWAPS if len(tables) > 1 else 0):
        at = draw.below(len(tables) - 1)
        one, other = draw.below(len(tables[at])), draw.below(len(tables[at + 1]))
        changed = list(tables[at]), list(tables[at + 1])
        changed[0][one], changed[1][other] = changed[1][other], changed[0][one]
        new = _cost(changed[0], by_number), _cost(changed[1], by_number)
        if sum(new) < costs[at] + costs[at + 1]:
            tables[at : at + 2] = changed
            costs[at : at + 2] = new
    return [_seated(table, by_number, draw) for table in tables]


def _cost(table: Sequence[int], entries: Mapping[int, PairEntry]) -> float:
    """How bad a table is: who met before, and how far apart they stand; two bots at a table help nobody."""
    people = [entries[number] for number in table if number]
    met = sum(one.met.get(str(other.number), 0) ** 2 for at, one in enumerate(people) for other in people[:at])
    points = [entry.points for entry in people]
    bots = len(table) - len(people)
    return REPEATED * met + (max(points) - min(points) if points else 0.0) + 100.0 * bots * bots


def _seated(table: Sequence[int], entries: Mapping[int, PairEntry], draw: Draw) -> list[int]:
    """The order of seats in which everybody has sat least often where he sits; among equal ones it is drawn."""

    def worn(order: Sequence[int]) -> int:
        return sum(entries[number].seats[seat] ** 2 for seat, number in enumerate(order) if number)

    orders = sorted(set(permutations(table)))
    least = min(map(worn, orders))
    best = [order for order in orders if worn(order) == least]
    return list(best[draw.below(len(best))])


# ---- points


def round_points(duplicate: bool, tables: Sequence[TableResult]) -> dict[int, float]:
    """What a round is worth: the share of opponents one is before, a tie half, of 3 points.

    In a league night opponents are those at the own table; in duplicate those who had the same seat with the same
    deal at the other tables, by place at their tables and then by points; if there are none, those at the own table.

    >>> one = TableResult("", [1, 2, 3, 4], [[1], [0, 2], [3]], [10, 20, 10, 5], [])
    >>> round_points(False, [one])
    {1: 1.5, 2: 3.0, 3: 1.5, 4: 0.0}
    >>> two = TableResult("", [5, 6, 7, 0], [[0], [1], [2], [3]], [30, 20, 10, 5], [])
    >>> round_points(True, [one, two])
    {1: 0.0, 2: 3.0, 3: 3.0, 4: 1.5, 5: 3.0, 6: 0.0, 7: 0.0}
    """
    found: dict[int, float] = {}
    for table in tables:
        for seat, number in enumerate(table.seats):
            if not number:
                continue
            mine = _key(table, seat)
            others = [_key(each, seat) for each in tables if each is not table] if duplicate else []
            if not others:
                places = _places(table)
                mine = places[seat], 0
                others = [(place, 0) for at, place in enumerate(places) if at != seat]
            ahead = sum(mine < other for other in others) + sum(mine == other for other in others) / 2
            found[number] = round(WIN * ahead / len(others), 6)
    return found


def _places(table: TableResult) -> list[int]:
    places, before = [0] * len(table.seats), 0
    for group in table.ranking:
        for seat in group:
            places[seat] = before
        before += len(group)
    return places


def _key(table: TableResult, seat: int) -> tuple[int, int]:
    """How good a result is, the smaller the better."""
    return _places(table)[seat], -table.scores[seat]


def opponents(duplicate: bool, tables: Sequence[TableResult]) -> dict[int, list[int]]:
    """With whom everybody was compared in a round."""
    found: dict[int, list[int]] = {}
    for table in tables:
        for seat, number in enumerate(table.seats):
            if number:
                same = [each.seats[seat] for each in tables if each is not table] if duplicate else []
                found[number] = [other for other in (same or table.seats) if other not in (0, number)]
    return found


def standings(
    game: str, duplicate: bool, numbers: Sequence[int], rounds: Sequence[Sequence[TableResult]]
) -> list[StandingLine]:
    """Who leads: by points; then by the points of all opponents; then by rounds with all 3 points; then by the rating
    that follows from this tournament alone. Who is equal in all of it shares the place.

    >>> one = TableResult("", [1, 2, 3], [[1], [0], [2]], [10, 20, 5], [])
    >>> [(line.number, line.place, line.points) for line in standings("citadels", False, [1, 2, 3], [[one]])]
    [(2, 1, 3.0), (1, 2, 1.5), (3, 3, 0.0)]
    """
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    late: Counter[int] = Counter()
    by_round: dict[int, list[float | None]] = {number: [] for number in numbers}
    known: dict[str, Rating] = {}
    for tables in rounds:
        got = round_points(duplicate, tables)
        for number in numbers:
            by_round[number].append(got.get(number))
            points[number] += got.get(number, 0.0)  # type: ignore[assignment]
            wins[number] += got.get(number) == WIN
        for table in tables:
            late.update(table.seats[seat] for seat in table.late)
            places = _places(table)
            sat = [
                Sat(str(number) if number else "", "" if number else "normal", places[seat])
                for seat, number in enumerate(table.seats)
            ]
            if sum(bool(each.guest) for each in sat) > 1:
                known |= rate(game, sat, known)
    met = dict.fromkeys(numbers, 0.0)
    for tables in rounds:
        for number, others in opponents(duplicate, tables).items():
            met[number] += sum(points[other] for other in others)
    keys = {
        number: (
            round(points[number], 6),
            round(met[number], 6),
            wins[number],
            shown(known.get(str(number), Rating()).mu),
        )
        for number in numbers
    }
    order = sorted(numbers, key=lambda number: (*(-value for value in keys[number]), number))
    lines: list[StandingLine] = []
    for at, number in enumerate(order):
        place = lines[-1].place if lines and keys[order[at - 1]] == keys[number] else at + 1
        lines.append(StandingLine(number, place, *keys[number], by_round[number], late[number]))
    return lines


class Fault(msgspec.Struct, frozen=True):
    """What does not follow from what is published."""

    round: int
    what: Literal["seed", "pairing", "standings"]


def faults(page: TournamentPage) -> list[Fault]:
    """Work out a tournament again; what does not fit."""
    found: list[Fault] = []
    by, over = page.anchor, []
    for each in page.played:
        if next_seed(each.seed) != by:
            found.append(Fault(each.number, "seed"))
        by = each.seed
        if pair(each.paired, each.seed) != [table.seats for table in each.tables]:
            found.append(Fault(each.number, "pairing"))
        results = [table.result for table in each.tables if table.result is not None]
        if each.ended is not None and results:
            over.append(results)
    numbers = sorted(line.number for line in page.standings)
    of = page.tournament
    if standings(of.game, of.kind == "duplicate", numbers, over) != page.standings:
        found.append(Fault(0, "standings"))
    return found


def pair_input(
    size: int, least: int, numbers: Sequence[int], points: Mapping[int, float], rounds: Sequence[Sequence[TableResult]]
) -> PairInput:
    """What the next round is paired by: points, whom everybody met at a table, where everybody sat."""
    met: dict[int, Counter[str]] = {number: Counter() for number in numbers}
    seats = {number: [0] * size for number in numbers}
    for tables in rounds:
        for table in tables:
            for seat, number in enumerate(table.seats):
                if number in met:
                    seats[number][seat] += 1
                    met[number].update(str(other) for other in table.seats if other not in (0, number))
    return PairInput(
        size, least, [PairEntry(n, points.get(n, 0.0), dict(sorted(met[n].items())), seats[n]) for n in numbers]
    )
