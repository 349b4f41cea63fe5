"""A sensible player of Citadels: it looks only at what its seat may see and takes the move that seems worth most.

Every value is in points at the end of the game. bot_table sees the table and plans builds, bot_roles judges the
characters and who has them, bot_turn plays the turn, bot_strikes looks at other cities; here are the small questions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.citadels import bot_roles as roles
from tetrapolis.games.citadels.bot_strikes import exchange_worth
from tetrapolis.games.citadels.bot_table import Table
from tetrapolis.games.citadels.bot_turn import USELESS, build_worth, enthrone, name_rank, pick, play_turn
from tetrapolis.games.citadels.cards import CHARACTER_INDEX, CITY_KIND, KINDS, RANK
from tetrapolis.games.citadels.frames import (
    Blackmail,
    Confiscation,
    Exchanging,
    Threatened,
    Tributing,
)
from tetrapolis.games.citadels.moves import (
    BRIBE,
    CONFISCATE,
    DONE,
    PASS,
    REFUSE,
    REVEAL_THREAT,
    TO_HAND,
    TRIBUTE_CARDS,
    TRIBUTE_GOLD,
    Drop,
    SwapCharacters,
)

Answer = Callable[[Table, Sequence[Any], Random], "Move | None"]


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    moves = list(obs.legal())
    if len(moves) == 1:
        return moves[0]
    decision = obs.decision
    assert decision is not None
    table = Table(obs.seen, decision.seat)
    return _ANSWERS[decision.kind](table, moves, rng) or moves[0]


def in_order(kind: str, table: Table, moves: Sequence[Move], rng: Random, most: int) -> list[Move]:
    """What the bot would do, then what it would do if it could not do that, and so on."""
    left, found = list(moves), list[Move]()
    while left and len(found) < most:
        move = left[0] if len(left) == 1 else _ANSWERS[kind](table, left, rng)
        if move not in left:
            break
        found.append(move)
        left.remove(move)
    return found


# ---- selection phase


def _draft(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    """Keep what is worth most now; with two players drop what would serve the other best."""
    if isinstance(moves[0], Drop):
        other = 1 - table.me
        return pick(moves, lambda move: roles.appeal(table, other, CHARACTER_INDEX[move.char]), rng)
    return pick(moves, lambda move: roles.appeal(table, table.me, CHARACTER_INDEX[move.char]) + 0.6 * rng.random(), rng)


def _theater(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    """Exchange only for something clearly better, as far as one can guess."""
    who = roles.beliefs(table)
    cast = table.pos.setup.cast
    own = {rank: roles.appeal(table, table.me, cast[rank]) for rank in table.draft.mine}

    def gain(move: SwapCharacters) -> float:
        given = RANK[CHARACTER_INDEX[move.char]] if move.char else table.draft.mine[0]
        chances = [(rank, held[move.target]) for rank, held in enumerate(who) if move.target in held]
        whole = sum([chance for _, chance in chances]) or 1.0
        hoped = sum([chance * roles.appeal(table, table.me, cast[rank]) for rank, chance in chances]) / whole
        return hoped - own[given]

    return pick([move for move in moves if move != PASS], gain, rng, 1.0) or PASS


# ---- the characters' questions


def _keep(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    return pick(moves, lambda move: _wanted(table, move.district), rng)


def _wanted(table: Table, district: str) -> float:
    """What a card that is not yet in the hand is worth there: a second copy little."""
    kind = KINDS[district]
    return 0.1 if table.is_spare(kind, 0) else table.card_worth(kind)


def _bewitch(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    return name_rank(table, moves, roles.witch_worth, rng, floor=-99.0)


def _warrants(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    return name_rank(table, moves, roles.warrant_worth, rng, mixing=0.6, floor=-99.0)


def _threats(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    return name_rank(table, moves, roles.rob_worth, rng, floor=-99.0)


def _threatened(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    """Bribe if it costs nothing or the build of this turn survives it; never for a marker known to be plain."""
    pos, gold = table.pos, table.purse
    frame = pos.stack[-1]
    assert isinstance(frame, Threatened)
    if pos.flowered != HOLE:
        return BRIBE if pos.flowered == frame.rank and pos.blackmailer != table.me else REFUSE
    half = gold // 2
    if half == 0:
        return BRIBE
    slots = table.slots()
    bribed = table.outlook(gold - half, 0, slots)
    chance = 0.5
    refused = chance * table.outlook(0, 0, slots) + (1 - chance) * table.outlook(gold, 0, slots)
    refused -= 0.2 * chance * gold * table.enmity(pos.blackmailer)
    return BRIBE if bribed + 0.3 * rng.random() >= refused + 0.15 else REFUSE


def _blackmail(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    """Turn up the flowered marker if there is gold to have; keep the plain one a secret."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Blackmail)
    return REVEAL_THREAT if table.pos.flowered == frame.rank and table.gold[frame.victim] else PASS


def _redraw(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    useless = [move for move in moves if move != DONE]
    return pick(useless, lambda move: USELESS - table.card_worth(KINDS[move.district]), rng, 0.0) or DONE


def _wizard_take(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    gold = table.purse

    def gain(move: Any) -> float:
        kind = KINDS[move.district]
        at_once = 2.0 if table.may_build(kind) and table.price(kind) <= gold else 0.0
        return table.card_worth(kind) + at_once

    return pick(moves, gain, rng)


def _wizard_put(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    builds = [move for move in moves if move != TO_HAND]
    return pick(builds, lambda move: build_worth(table, move), rng, 0.0) or TO_HAND


def _give_worst(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    return pick(moves, lambda move: -table.card_worth(KINDS[move.district]), rng)


def _crowning(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    return enthrone(table, moves, rng)


def _tribute(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    """The Emperor takes what he needs; a player who pays gives what he needs least."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Tributing)
    gold, slots = table.purse, table.slots()
    if frame.emperor == table.me:
        better = table.outlook(gold + 1, 0, slots) + 0.2 >= table.outlook(gold, 1, slots)
        return TRIBUTE_GOLD if better else TRIBUTE_CARDS
    average = sum([table.card_worth(kind) for kind in table.hand]) / max(1, len(table.hand))
    loss = table.outlook(gold, 0, slots) - table.outlook(gold - 1, 0, slots)
    return TRIBUTE_GOLD if loss <= average else TRIBUTE_CARDS


def _confiscation(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Confiscation)
    return CONFISCATE if table.worth(frame.kind) > 0 else PASS


def _exchange(table: Table, moves: Sequence[Any], rng: Random) -> Move | None:
    frame = table.pos.stack[-1]
    assert isinstance(frame, Exchanging)
    target, theirs = frame.target, frame.theirs
    return pick(moves, lambda move: exchange_worth(table, target, theirs, CITY_KIND[move.district]), rng)


_ANSWERS: dict[str, Answer] = {
    "draft": _draft,
    "draft_drop": _draft,
    "theater": _theater,
    "turn": play_turn,
    "keep": _keep,
    "bewitch": _bewitch,
    "warrants": _warrants,
    "threats": _threats,
    "threatened": _threatened,
    "blackmail": _blackmail,
    "redraw": _redraw,
    "wizard_take": _wizard_take,
    "wizard_put": _wizard_put,
    "seer_give": _give_worst,
    "crowning": _crowning,
    "tribute": _tribute,
    "payment": _give_worst,
    "confiscation": _confiscation,
    "exchange": _exchange,
}
