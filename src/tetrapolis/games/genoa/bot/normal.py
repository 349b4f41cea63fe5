"""A sensible player of Genoa: it looks only at what its seat may see and values everything in ducats.

bot.values says what things are worth, bot.outlook what an action is worth to me or may be worth to others, bot.offers
and bot.payment buy, bot.turn sells and leads the tower, bot.choices acts and acquires buildings; here are the questions
and live play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tetrapolis.core.legal import Legal, OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.bot.choices import acquire, bonus, pick, trading, villa, window
from tetrapolis.games.genoa.bot.offers import answer, improved, reply, wishes
from tetrapolis.games.genoa.bot.outlook import Outlook
from tetrapolis.games.genoa.bot.turn import CLEAR, asking_more, judged, opening, start, step_decision
from tetrapolis.games.genoa.rules.frames import HOUSE, Live, Replying
from tetrapolis.games.genoa.rules.moves import CLOSE, LAPSE, PASS, WAIT, Accept, Deliver, Go, SelfUse

Answer = Callable[[Outlook, Sequence[Any], Random], Move]

HURRY = 0.35
"""Live: how often the trader does not wait for those who have neither offered anything nor passed yet."""


def decide(obs: Observation, rng: Random) -> Move:
    """The move this bot makes: always a legal one, the same for the same observation and generator."""
    legal = obs.legal()
    moves = legal.listed
    for move in moves:
        if isinstance(move, Deliver):  # GEN-8.12: nothing is better than 30 ducats now
            return move
    if len(moves) == 1 and not isinstance(legal, OpenSpace):
        return moves[0]
    decision = obs.decision
    assert decision is not None
    table = Outlook(obs.seen, decision.seat)
    kind = decision.kind
    if kind == "ask":
        return answer(table, legal, obs.events)
    if kind == "decide":
        return step_decision(table, legal, rng)
    if kind == "reply":
        frame = obs.seen.stack[-1]
        assert isinstance(frame, Replying)
        return reply(table, frame.terms, legal)
    if kind == "live":
        return _live(table, legal, moves, rng)
    return _ANSWERS[kind](table, moves, rng)


def _live(table: Outlook, legal: Legal, moves: Sequence[Move], rng: Random) -> Move:
    """The open floor: the trader and the others each in their way; mostly they wait."""
    frame = table.pos.stack[-1]
    assert isinstance(frame, Live)
    if table.me == frame.seat:
        return _live_trader(table, frame, legal, moves, rng)
    return _live_other(table, frame, legal, moves)


def _live_other(table: Outlook, frame: Live, legal: Legal, moves: Sequence[Move]) -> Move:
    """Reply to a counter; offer what is worth it, more only if somebody else offers more; then pass, then wait."""
    floor = table.floor
    assert floor is not None
    if frame.counter is not None and frame.counter.by == table.me:
        return reply(table, frame.counter, legal)
    if not frame.late:
        for space in wishes(table, floor, table.pos.setup.options.max_offers):
            offer = improved(table, floor, space)
            if offer is not None and offer in legal:
                return offer
    return PASS if PASS in moves else WAIT


def _live_trader(table: Outlook, frame: Live, legal: Legal, moves: Sequence[Move], rng: Random) -> Move:
    """Wait until all buyers have offered or passed, though not for ever; then the best move, or CLOSE."""
    floor = table.floor
    assert floor is not None
    if frame.counter is not None and not frame.late:
        return WAIT
    offered = {terms.by for terms in floor.offers}
    silent = [seat for seat in table.buyers if not frame.passed >> seat & 1 and seat not in offered]
    if silent and not (frame.late or frame.closed) and rng.random() >= HURRY:
        return WAIT
    on: list[Move] = [] if floor.about == HOUSE else [Go(table.board.names[space]) for space in floor.targets]
    options = judged(table, floor, [*moves, *on])
    if floor.about == HOUSE and not any(isinstance(move, Accept) for _, _, move in options):
        return _live_unsold(options, moves)
    move = options[0][2] if options else WAIT
    if move not in moves:  # better to go on as soon as that is allowed
        return WAIT
    if isinstance(move, Accept) and not frame.late:
        more = asking_more(table, floor, move)
        if more is not None and more in legal:
            return more
    return move


def _deliver(table: Outlook, moves: Sequence[Any], rng: Random) -> Move:
    """Nothing to deliver any more."""
    return PASS


def _live_unsold(options: list[tuple[float, int, Move]], moves: Sequence[Move]) -> Move:
    """Nothing is offered for the action here."""
    move = options[0][2] if options else WAIT
    if isinstance(move, SelfUse) and options[0][0] > CLEAR:
        return move
    if LAPSE in moves:
        return LAPSE
    return CLOSE if CLOSE in moves else WAIT


_ANSWERS: dict[str, Answer] = {
    "start": start,
    "house": opening,
    "action": window,
    "trade": trading,
    "bonus": bonus,
    "villa": villa,
    "pick": pick,
    "acquire": acquire,
    "deliver": _deliver,
}
