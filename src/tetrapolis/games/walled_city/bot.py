"""A sensible player of The Walled City: it looks at what its seat may see and takes the move that seems worth most.

Every value is in votes: what it may expect at the counts to come, less a part of what the others may. bot_table judges
a board with the help of bot_votes, bot_turn plans turns, bot_guilds says when to use a guild, bot_choices how; here are
joining and defence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot_choices import choose, give_low, take_high
from tetrapolis.games.walled_city.bot_guilds import use_guild
from tetrapolis.games.walled_city.bot_table import Table, both_numbers
from tetrapolis.games.walled_city.bot_turn import (
    adjust,
    build_place,
    people,
    pick,
    promote,
    settle,
    settle_other,
    share,
    show_card,
    start_road,
)
from tetrapolis.games.walled_city.bot_values import GUILD_WORTH, LAID, LATER_LEVEL, PROSPECT
from tetrapolis.games.walled_city.bot_votes import guard_votes
from tetrapolis.games.walled_city.cards import HIGH, LOW, NUMBERS
from tetrapolis.games.walled_city.frames import Facing, Laying
from tetrapolis.games.walled_city.moves import END, Join, Zone
from tetrapolis.games.walled_city.position import OFF

Answer = Callable[[Table, Sequence[Any], Random], Move]


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    moves = list(obs.legal())
    if len(moves) == 1:
        return moves[0]
    decision = obs.decision
    assert decision is not None
    table = Table(obs.seen, decision.seat)
    if decision.kind in _OFFERS_GUILD:
        move = use_guild(table, moves, rng)
        if move is not None:
            return move
    return _ANSWERS[decision.kind](table, moves, rng)


def _join(table: Table, moves: Sequence[Join], rng: Random) -> Move:
    """The guild that is usually worth most in this round."""
    values = [GUILD_WORTH.get(move.guild, (0.0, 0.0))[table.round - 1] for move in moves]
    move: Move = pick(moves, values, rng)
    return move


def _end(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    return END


# ---- defence


def _guards(table: Table, tower: int) -> int:
    """The guards of a tower; in round 1 also those who may come: nobles in areas with a gap beside it."""
    packed = table.board.towers[tower]
    if table.round == 2:
        return packed
    near = {table.ground.gap_area[gap] for gap, towers in enumerate(table.map.gap_towers) if tower in towers}
    for colour in range(table.colours):
        nobles = sum([table.pos.nobles[4 * area + colour] for area in near])
        packed += round(PROSPECT * nobles) << 16 * colour + 8
    return packed


def laid(table: Table, zone: int, cards: Iterable[int]) -> dict[int, tuple[float, float]]:
    """What each card in a zone brings at its two towers: with the larger number at the first one, at the second one."""
    level = LATER_LEVEL if table.round == 1 else 0
    towers = []
    for tower in table.map.zone_towers[zone]:
        guards = _guards(table, tower)
        if guards:
            other = next(near for near in table.map.tower_zones[tower] if near != zone)
            towers.append((tower, guards, table.expected_number(other, tower), table.tower(tower, guards)))

    def bring(card: int, turned: int) -> float:
        total = -LAID[table.round] * (HIGH[card] + LOW[card])
        for tower, guards, other, now in towers:
            number = HIGH[card] if table.map.zone_towers[zone][turned] == tower else LOW[card]
            numbers = both_numbers(float(number), other)
            total += table.worth(guard_votes(guards, *numbers, table.colours, level)) - now
        return total

    return {card: (bring(card, 0), bring(card, 1)) for card in cards}


def best_laid(table: Table, zone: int, cards: Iterable[int]) -> float:
    """The best card, the better way round."""
    return max(max(both) for both in laid(table, zone, cards).values())


def _zone(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    cards = table.cards()
    moves = [move for move in moves if isinstance(move, Zone)]  # guilds wait until the card lies (WAL-15.7)
    values = [best_laid(table, table.map.zones.index(move.place), cards) for move in moves]
    move: Move = pick(moves, values, rng)
    return move


def _lay(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Laying)
    values = [best_laid(table, frame.zone, [NUMBERS[move.card.rstrip("*")]]) for move in moves]
    move: Move = pick(moves, values, rng)
    return move


def _face(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Facing)
    towers = [table.map.towers[tower] for tower in table.map.zone_towers[frame.zone]]
    card = frame.card % OFF
    both = laid(table, frame.zone, [card])[card]
    move: Move = pick(moves, [both[towers.index(move.place)] for move in moves], rng)
    return move


_OFFERS_GUILD = ("building", "settling", "promoting", "adjusting", "ending")
_ANSWERS: dict[str, Answer] = {
    "start_road": start_road,
    "joining": _join,
    "building": build_place,
    "showing": show_card,
    "settling": settle,
    "settling_other": settle_other,
    "sharing": share,
    "peopling": people,
    "promoting": promote,
    "adjusting": adjust,
    "ending": _end,
    "ability": choose,
    "answering": give_low,
    "taking": take_high,
    "zoning": _zone,
    "laying": _lay,
    "facing": _face,
}
