"""Section 16 of the rules: points line by line, and the tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tetrapolis.core.ranking import Tie, settle
from tetrapolis.games.citadels.rules import cards as cards_of
from tetrapolis.games.citadels.rules.cards import (
    BEAUTIFIED,
    COST,
    HAUNTED_QUARTER,
    NAMES,
    SECRET_VAULT,
    TYPE,
    UNIQUE,
    marks_of,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition

CITY_COMPLETED = "city_completed"
"""The one reason for which a game of Citadels ends (CIT-16.1)."""

Line = tuple[str, int]
"""(what for, points): `districts`, `types`, `first`, `completed`, or the name of a unique district."""
Lines = tuple[Line, ...]

FIRST, COMPLETED = 4, 2  # CIT-16.4
VAULT = 3  # CIT-15.28
CHANGING = marks_of((cards_of.IMPERIAL_TREASURY, cards_of.MAP_ROOM, cards_of.MUSEUM, cards_of.STATUE))
"""Their points hang on more than the city itself."""


def score_lines(pos: CitadelsPosition, seat: int) -> Lines:
    """A player's points (CIT-16.5): the city's, those for completing it, and the Secret Vault in hand.

    In what a seat sees, a hand it does not know holds no Secret Vault.
    """
    cards, gold = len(pos.hands[seat]), pos.gold[seat]
    lines = list(_remembered(tuple(pos.cities[seat]), gold, cards, pos.kept(seat), pos.crown == seat)[0])
    if seat in pos.completed:  # CIT-16.4
        lines.append(("first", FIRST) if pos.completed[0] == seat else ("completed", COMPLETED))
    if pos.holds_vault(seat):  # CIT-15.28
        lines.append((NAMES[SECRET_VAULT], VAULT))
    return tuple(lines)


def points_now(pos: CitadelsPosition, seat: int) -> int:
    """The sum of these lines, without making them."""
    points = city_points(pos, seat, pos.cities[seat], pos.marks[seat], pos.gold[seat], len(pos.hands[seat]))
    if seat in pos.completed:
        points += FIRST if pos.completed[0] == seat else COMPLETED
    return points + VAULT if pos.holds_vault(seat) else points


def city_points(pos: CitadelsPosition, seat: int, city: Sequence[int], marks: int, gold: int, cards: int) -> int:
    """What this city would score for a player with so much gold and so many cards; `marks`: of the city or of more."""
    if marks & CHANGING:
        return _remembered(tuple(city), gold, cards, pos.kept(seat), pos.crown == seat)[1]
    return _remembered(tuple(city), 0, 0, 0, False)[1]


@lru_cache(maxsize=1 << 14)
def _remembered(city: tuple[int, ...], gold: int, cards: int, museum: int, crowned: bool) -> tuple[Lines, int]:
    """A city's points and their sum: asked for every seat that looks at every city, again and again."""
    lines = tuple(city_lines(city, gold, cards, museum, crowned))
    return lines, total(lines)


def city_lines(city: Sequence[int], gold: int, cards: int, museum: int, crowned: bool) -> list[Line]:
    """The points of a city, with the Haunted Quarter declared as serves its owner best (CIT-15.12, R-57).

    >>> from tetrapolis.games.citadels.rules.cards import KINDS
    >>> city_lines([KINDS["manor"], KINDS["imperial_treasury"]], gold=4, cards=1, museum=0, crowned=False)
    [('districts', 8), ('imperial_treasury', 4)]
    """
    if HAUNTED_QUARTER in city or HAUNTED_QUARTER | BEAUTIFIED in city:
        return max([_lines_as(haunted, city, gold, cards, museum, crowned) for haunted in range(5)], key=total)
    return _lines_as(UNIQUE, city, gold, cards, museum, crowned)


def total(lines: Sequence[Line]) -> int:
    """The sum of some lines."""
    return sum([points for _, points in lines])


def _lines_as(haunted_as: int, city: Sequence[int], gold: int, cards: int, museum: int, crowned: bool) -> list[Line]:
    types = [0] * 5
    sum_of_costs = 0
    for district in city:
        types[haunted_as if district & 63 == HAUNTED_QUARTER else TYPE[district]] += 1
        sum_of_costs += COST[district]
    lines = [("districts", sum_of_costs)]  # CIT-16.2
    if all(types):
        lines.append(("types", 3))  # CIT-16.3
    for district in city:
        if TYPE[district] != UNIQUE:
            continue
        points = 0
        match district & 63:
            case cards_of.BASILICA:
                points = sum([COST[other] & 1 for other in city])  # CIT-15.3
            case cards_of.CAPITOL:
                points = 3 if max(types) >= 3 else 0  # CIT-15.4
            case cards_of.DRAGON_GATE:
                points = 2  # CIT-15.5
            case cards_of.IMPERIAL_TREASURY:
                points = gold  # CIT-15.13
            case cards_of.IVORY_TOWER:
                points = 5 if types[UNIQUE] == 1 else 0  # CIT-15.14
            case cards_of.MAP_ROOM:
                points = cards  # CIT-15.18
            case cards_of.MUSEUM:
                points = museum  # CIT-15.21
            case cards_of.STATUE:
                points = 5 if crowned else 0  # CIT-15.31
            case cards_of.WISHING_WELL:
                points = types[UNIQUE]  # CIT-15.35
        if points:
            lines.append((NAMES[district & 63], points))
    return lines


def last_rank(pos: CitadelsPosition, seat: int) -> int:
    """CIT-16.6, CIT-16.7, R-62: the highest rank this player revealed in the last round; 0 for none."""
    return max((rank for rank, shown in enumerate(pos.shown) if shown == seat), default=0)


def end_game(pos: CitadelsPosition) -> None:
    """Count the points and settle the places (CIT-16.6)."""
    seats = range(pos.setup.players)
    breakdown = [score_lines(pos, seat) for seat in seats]
    scores = [total(lines) for lines in breakdown]
    tie = Tie("last_rank", [last_rank(pos, seat) for seat in seats], by_place=True)
    pos.outcome = settle(CITY_COMPLETED, scores, breakdown, tie)
    for seat in seats:
        if pos.holds_vault(seat):
            pos.say("citadels-secret-vault", {"seat": seat})
    pos.say("citadels-game-over", {"seats": list(pos.outcome.winners), "n": max(scores)})
