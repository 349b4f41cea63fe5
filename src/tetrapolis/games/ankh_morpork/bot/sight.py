"""What a whole position shows of each seat's prospects, in numbers: what bot.judge's network looks at.

Besides the goal of a seat's own personality there is how firm or open its areas are, what can be hit at once, what its
hand can do, and how near the others are: a position in which somebody is about to win must not look like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tetrapolis.games.ankh_morpork.bot.board import (
    CONTROL,
    EXPOSED,
    FIRM,
    HOUSES,
    MARKER,
    MARKERS,
    MINIONS,
    POWERS,
    SEAT,
    SPREAD,
    TINDER,
    WATCH,
    house_of,
    minions_of,
    sum_up,
)
from tetrapolis.games.ankh_morpork.bot.values import HITTING, PLACING, USUAL_WORTH, WEALTH_STEP
from tetrapolis.games.ankh_morpork.rules.areas import ALL
from tetrapolis.games.ankh_morpork.rules.cards import (
    ANOTHER,
    BUILDING,
    CARDS,
    EVENT,
    IS_REGULAR,
    KILL,
    MINION,
    MONEY,
)
from tetrapolis.games.ankh_morpork.rules.personalities import VIMES
from tetrapolis.games.ankh_morpork.rules.position import DEMON, TROLL
from tetrapolis.games.ankh_morpork.rules.scoring import LOAN_DUE, MINION_POINTS, RIOT_MARKERS, WEALTH

LORD, SPY, KING, RICH, GUARD = range(5)
KIND = (LORD, LORD, LORD, SPY, KING, RICH, GUARD)
"""By personality: the three lords want the same."""
PLAYERS = 4
AREAS_TO_CONTROL, AREAS_TO_WATCH = 4, 9
"""With four players; for fewer nothing was learned."""
STEP = 1.5
"""So many missing steps make a goal seem less near by a factor of e."""
LEFT_STANDING = 0.85
"""How often a player leaves a goal reached by another one standing."""

# ---- hands


def _abilities(card: int) -> tuple[float, ...]:
    """Usual worth; minions, hits, buildings and further plays; dollars; whether an interrupt; events."""
    icons, text = CARDS[card].icons, CARDS[card].text
    return (
        USUAL_WORTH[card] / 10,
        (icons.count(MINION) + (text in PLACING)) / 3,
        (icons.count(KILL) + (text in HITTING)) / 2,
        (icons.count(BUILDING) + (text == "build_at_half")) / 2,
        (icons.count(ANOTHER) + (text == "two_plays")) / 2,
        sum(icon - MONEY[0] for icon in icons if icon >= MONEY[0]) / 5,
        float(not IS_REGULAR[card]),
        float(icons.count(EVENT)),
    )


_ABILITIES = tuple(_abilities(card) for card in range(len(CARDS)))
_NOTHING = (0.0,) * 8


def _hand(cards: Sequence[int]) -> list[float]:
    return [sum(column) for column in zip(_NOTHING, *[_ABILITIES[card] for card in cards], strict=True)]


# ---- how open an area is: as in bot.board eight fields of eight bits for each seat

_BY_ONE, _BY_ONE_MARKED, _EVEN, _BEHIND, _LONE_MARKED, _SITES, _BUILT, _LONE = range(0, 64, 8)
_OPENNESS: dict[int, int] = {}
"""Area and state -> fields; filled as it is asked for."""
_MANY = 300_000


def _openness(state: int) -> int:
    """How narrowly an area is held, how nearly it would be, and what a single hit or building could change."""
    counts = [minions_of(state, owner) for owner in range(6)]
    house, marked = house_of(state), bool(state & MARKER)
    pieces = [counts[seat] + (house == seat) for seat in range(PLAYERS)]
    total = 0
    for seat in range(PLAYERS):
        fields = (house == seat) << _BUILT
        if not counts[DEMON]:
            lead = pieces[seat] - max(counts[TROLL], *[pieces[other] for other in range(PLAYERS) if other != seat])
            own = counts[seat]
            fields += (lead == 1) << _BY_ONE
            fields += (lead == 1 and marked) << _BY_ONE_MARKED
            fields += (lead == 0) << _EVEN
            fields += (lead == -1) << _BEHIND
            fields += (own == 1) << _LONE
            fields += (own == 1 and marked) << _LONE_MARKED
            fields += (own > 0 and not marked and house < 0) << _SITES
        total += fields << SEAT * seat
    return total


def _sum_openness(states: list[int]) -> int:
    if len(_OPENNESS) > _MANY:
        _OPENNESS.clear()
    total = 0
    for area in ALL:
        state = states[area]
        if state not in _OPENNESS:
            _OPENNESS[state] = _openness(state)
        total += _OPENNESS[state]
    return total


# ---- all together


def sights(
    states: list[int],
    cash: Sequence[int],
    loans: Sequence[int],
    who: Sequence[int],
    left: float,
    active: int,
    hands: Sequence[Sequence[int]],
) -> list[list[float]]:
    """For each of four seats what bears on its prospects; `left`: how much of the draw pile is.

    >>> rows = sights([0] * 13, [5] * 4, [0] * 4, [0, 3, 4, 6], 1.0, 0, [[], [], [], []])
    >>> len(rows), len(rows[0])
    (4, 51)
    """
    total, openness = sum_up(PLAYERS, states), _sum_openness(states)
    wealth, points, goals = list[int](), list[int](), list[tuple[float, float, float]]()
    for seat in range(PLAYERS):
        row = total >> SEAT * seat
        wealth.append(cash[seat] + (row >> HOUSES & 255) - LOAN_DUE * loans[seat])
        points.append(wealth[seat] + MINION_POINTS * (row >> MINIONS & 255))
        kind = KIND[who[seat]]
        near, count = (-6.0, -6.0)
        if kind != GUARD:  # who has no goal of his own
            near, count = beyond(kind, total, row, wealth[seat], AREAS_TO_CONTROL, AREAS_TO_WATCH)
        missing = min(8.0, max(0.0, -near))
        goals.append((missing, count, exp(-missing / STEP)))
    late, vimes = 1 - left, VIMES in who
    rows = []
    for seat in range(PLAYERS):
        row, opened = total >> SEAT * seat, openness >> SEAT * seat
        missing, count, close = goals[seat]
        before = (seat - active - 1) % PLAYERS
        stands = LEFT_STANDING**before if count >= 0 else 0.0
        others = [other for other in range(PLAYERS) if other != seat]
        lead = 0.0 if vimes else (points[seat] - max([points[other] for other in others])) / 10
        afraid = float(vimes and who[seat] != VIMES)
        minions, powers, cards = row >> MINIONS & 255, (row >> POWERS & 255) / 20, len(hands[seat]) / 5
        rows.append(
            [
                late,
                late * late,
                afraid,
                late * afraid,
                close,
                close * late,
                close * left,
                exp(-missing / 0.7),
                missing / 6,
                stands,
                stands * min(3.0, count),
                float(before == 0),
                float(before == 1),
                float(before == 3),
                (row >> CONTROL & 255) / 4,
                (opened >> _BY_ONE & 255) / 4,
                (opened >> _BY_ONE_MARKED & 255) / 2,
                (opened >> _EVEN & 255) / 6,
                (opened >> _BEHIND & 255) / 4,
                (row >> FIRM & 255) / 64,
                (row >> WATCH & 255) / 6,
                (opened >> _LONE_MARKED & 255) / 3,
                (opened >> _LONE & 255) / 5,
                (row >> SPREAD & 255) / 96,
                (total >> MARKERS & 255) / 5,
                _tinder(total) / 4,
                wealth[seat] / 20,
                cash[seat] / 10,
                min(cash[seat], 12) / 6,
                (row >> HOUSES & 255) / 20,
                (opened >> _BUILT & 255) / 3,
                float(loans[seat]),
                (minions - 4) / 4,
                (row >> EXPOSED & 255) / 3,
                powers,
                powers * left,
                (opened >> _SITES & 255) / 3,
                lead,
                lead * late**2,
                lead * late**4,
                *_hand(hands[seat]),
                cards,
                cards * late,
                max([goals[other][2] for other in others]),
            ]
        )
    return rows


def beyond(kind: int, total: int, row: int, wealth: int, to_control: int, to_watch: int) -> tuple[float, float]:
    """How far beyond its goal a seat is (below zero: how far from it): with what is in sight, and by the rules.

    `total` is the board summed up, `row` the seat's part of it (see bot.board).

    >>> beyond(RICH, 0, 0, wealth=45, to_control=4, to_watch=9)
    (-1.0, -1.0)
    """
    if kind == LORD:
        return (row >> FIRM & 255) / 16 - to_control, (row >> CONTROL & 255) - to_control
    if kind == SPY:
        return (row >> SPREAD & 255) / 16 - to_watch, (row >> WATCH & 255) - to_watch
    if kind == KING:
        markers = total >> MARKERS & 255
        return markers + 0.2 * _tinder(total) - RIOT_MARKERS, markers - RIOT_MARKERS
    steps = (wealth - WEALTH) / WEALTH_STEP
    return steps, steps


def _tinder(total: int) -> int:
    return min(4, total >> TINDER & 255)
