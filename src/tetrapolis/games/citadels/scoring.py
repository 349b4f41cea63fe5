"""Section 16 of the rules: points line by line, and the tie-break."""

from __future__ import annotations

from tetrapolis.core.types import Outcome
from tetrapolis.games.citadels.cards import (
    BASILICA,
    BIT,
    CAPITOL,
    COST,
    DRAGON_GATE,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    MAP_ROOM,
    MUSEUM,
    NAMES,
    SECRET_VAULT,
    STATUE,
    TYPE,
    UNIQUE,
    WISHING_WELL,
)
from tetrapolis.games.citadels.position import CitadelsPosition

Lines = tuple[tuple[str, int], ...]
"""(what for, points): `districts`, `types`, `first`, `completed`, or the name of a unique district."""


def score_lines(pos: CitadelsPosition, seat: int) -> Lines:
    """A player's points, with the Haunted Quarter declared as serves him best (CIT-15.12, R-57)."""
    if pos.marks[seat] & BIT[HAUNTED_QUARTER]:
        declared = (_lines(pos, seat, kind) for kind in (UNIQUE, 0, 1, 2, 3))
        return max(declared, key=lambda lines: sum(points for _, points in lines))
    return _lines(pos, seat, UNIQUE)


def _lines(pos: CitadelsPosition, seat: int, haunted_as: int) -> Lines:
    city = pos.cities[seat]
    marks = pos.marks[seat]
    types = [0] * 5
    for district in city:
        types[haunted_as if district & 63 == HAUNTED_QUARTER else TYPE[district]] += 1
    lines = [("districts", sum(COST[district] for district in city))]  # CIT-16.2
    if all(types):
        lines.append(("types", 3))  # CIT-16.3
    if seat in pos.completed:  # CIT-16.4
        lines.append(("first", 4) if pos.completed[0] == seat else ("completed", 2))
    extras = (
        (BASILICA, sum(COST[district] & 1 for district in city)),  # CIT-15.3
        (CAPITOL, 3 if max(types) >= 3 else 0),  # CIT-15.4
        (DRAGON_GATE, 2),  # CIT-15.5
        (IMPERIAL_TREASURY, pos.gold[seat]),  # CIT-15.13
        (IVORY_TOWER, 5 if types[UNIQUE] == 1 else 0),  # CIT-15.14
        (MAP_ROOM, len(pos.hands[seat])),  # CIT-15.18
        (MUSEUM, len(pos.museum)),  # CIT-15.21
        (STATUE, 5 if pos.crown == seat else 0),  # CIT-15.31
        (WISHING_WELL, types[UNIQUE]),  # CIT-15.35
    )
    lines += [(NAMES[kind], points) for kind, points in extras if points and marks & BIT[kind]]
    if SECRET_VAULT in pos.hands[seat]:  # CIT-15.28
        lines.append((NAMES[SECRET_VAULT], 3))
    return tuple(lines)


def last_rank(pos: CitadelsPosition, seat: int) -> int:
    """CIT-16.6, CIT-16.7, R-62: the highest rank this player revealed in the last round; 0 for none."""
    return max((rank for rank, shown in enumerate(pos.shown) if shown == seat), default=0)


def end_game(pos: CitadelsPosition) -> None:
    """Count the points and settle the places."""
    seats = range(pos.setup.players)
    breakdown = tuple(score_lines(pos, seat) for seat in seats)
    scores = tuple(sum(points for _, points in lines) for lines in breakdown)
    ranks = [last_rank(pos, seat) for seat in seats]
    order = sorted(seats, key=lambda seat: (-scores[seat], -ranks[seat]))
    ranking: list[list[int]] = []
    for seat in order:
        best = ranking[-1][0] if ranking else None
        if best is not None and (scores[best], ranks[best]) == (scores[seat], ranks[seat]):
            ranking[-1].append(seat)  # nobody of them revealed anything: they share the place
        else:
            ranking.append([seat])
    tied = [seat for seat in order if scores.count(scores[seat]) > 1]
    pos.outcome = Outcome(
        "city_completed",
        tuple(tuple(group) for group in ranking),
        scores,
        breakdown,
        tuple((seat, "last_rank", ranks[seat]) for seat in tied),
    )
    for seat in seats:
        if SECRET_VAULT in pos.hands[seat]:
            pos.say("citadels-secret-vault", {"seat": seat})
    pos.say("citadels-game-over", {"seats": list(ranking[0]), "n": max(scores)})
