"""A sensible player of The Walled City: it looks at what its seat may see and takes the move that seems worth most.

Every value is in votes: what it may expect at the counts to come, less a part of what the others may. bot_table judges
a board with the help of bot_votes, bot_turn plans turns, bot_guilds says when to use a guild, bot_choices how; here are
joining and defence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.walled_city.bot_choices import choose, give_low, take_high
from tetrapolis.games.walled_city.bot_guilds import use_guild
from tetrapolis.games.walled_city.bot_table import LATER_LEVEL, Table, both_numbers
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
from tetrapolis.games.walled_city.bot_votes import guard_votes
from tetrapolis.games.walled_city.cards import HIGH, LOW, NUMBERS
from tetrapolis.games.walled_city.frames import Facing, Laying
from tetrapolis.games.walled_city.moves import END, Join, Zone
from tetrapolis.games.walled_city.position import OFF

Answer = Callable[[Table, Sequence[Any], Random], Move]

GUILD_WORTH = {
    "mercers": (-3.0, -6.0),
    "grocers": (-4.0, -1.0),
    "drapers": (-4.0, -5.0),
    "fishmongers": (-1.0, -1.0),
    "goldsmiths": (1.0, -1.0),
    "skinners": (-1.5, 1.5),
    "merchant_taylors": (4.0, 1.0),
    "haberdashers": (-3.0, -2.5),
    "salters": (2.0, 0.0),
    "ironmongers": (3.0, 4.0),
    "vintners": (-2.0, -3.0),
    "clothworkers": (2.5, -1.0),
    "carpenters": (-3.0, -2.0),
    "bakers": (-3.5, -1.5),
    "barbers": (-0.5, 0.0),
    "saddlers": (0.0, 4.0),
    "painter_stainers": (7.0, 4.0),
    "butchers": (1.5, 1.0),
    "armourers": (1.0, -1.0),
    "curriers": (5.5, 8.0),
}
"""Votes more or less than the average with each guild in round 1 and in round 2, as this bot uses them (600 games among
its like, guilds drawn by chance); a late turn counts for much of it."""
PROSPECT = 0.35
"""Round 1: a noble near a gap beside a tower, as a part of a guard there."""
LAID = {1: 0.45, 2: 0.0}
"""By round: what each number on a card laid for defence would be worth for building."""


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
    board = table.board
    packed = board.towers[tower]
    if table.round == 2:
        return packed
    near = {table.ground.gap_area[gap] for gap, towers in enumerate(table.map.gap_towers) if tower in towers}
    for colour in range(table.colours):
        nobles = sum([board.nobles(colour, area) for area in near])
        packed += round(PROSPECT * nobles) << 16 * colour + 8
    return packed


def _laid(table: Table, zone: int, card: int, turned: int) -> float:
    """What a card in a zone brings at its two towers."""
    level = LATER_LEVEL if table.round == 1 else 0
    total = -LAID[table.round] * (HIGH[card] + LOW[card])
    for side, tower in enumerate(table.map.zone_towers[zone]):
        guards = _guards(table, tower)
        if not guards:
            continue
        number = HIGH[card] if side == turned else LOW[card]
        other = next(near for near in table.map.tower_zones[tower] if near != zone)
        numbers = both_numbers(float(number), table.expected_number(other, tower))
        total += table.worth(guard_votes(guards, *numbers, table.colours, level)) - table.tower(tower, guards)
    return total


def best_laid(table: Table, zone: int, card: int) -> float:
    """The better way round."""
    return max(_laid(table, zone, card, 0), _laid(table, zone, card, 1))


def _zone(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    cards = table.cards()
    moves = [move for move in moves if isinstance(move, Zone)]  # guilds wait until the card lies (WAL-15.7)
    zones = [table.map.zones.index(move.place) for move in moves]
    move: Move = pick(moves, [max(best_laid(table, zone, card) for card in cards) for zone in zones], rng)
    return move


def _lay(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Laying)
    values = [best_laid(table, frame.zone, NUMBERS[move.card.rstrip("*")]) for move in moves]
    move: Move = pick(moves, values, rng)
    return move


def _face(table: Table, moves: Sequence[Any], rng: Random) -> Move:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Facing)
    towers = [table.map.towers[tower] for tower in table.map.zone_towers[frame.zone]]
    values = [_laid(table, frame.zone, frame.card % OFF, towers.index(move.place)) for move in moves]
    move: Move = pick(moves, values, rng)
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
