"""Bot games, one after the other or on several processes: the one loop behind `tetrapolis sim` and the arena.

Game number i of a run has its own seed, made from the run's seed and i, so that the results do not depend on how
many processes share the work, and any single game can be played again.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tetrapolis.bots import Bot, outside
from tetrapolis.bots.program import ProgramProblem
from tetrapolis.core.checks import check_position
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.holes import poison
from tetrapolis.core.match import Match
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Event, Move, Outcome
from tetrapolis.games import game

Facts = tuple[dict[str, int], ...]
"""Of each seat: what it had or did, and how many times."""

DECISIONS_LIMIT = 20_000
"""A game that takes longer than this is stuck: the longest random games take about 500."""
BATCH = 20
"""Games that a worker process plays at a time."""


class Plan(NamedTuple):
    """What to play; plain data, so that it can be sent to a worker process."""

    game: str
    players: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    seed: int
    check: bool = False
    save: str | None = None
    record: bool = False
    """Keep the record, so that a failure can be stored."""
    limit: int = DECISIONS_LIMIT
    facts: Callable[[Position, Sequence[Event]], Facts] | None = None
    """Finds in the last position and all events what each seat had and did (the arena's `facts_of`)."""


class Result(NamedTuple):
    """How one game went."""

    number: int
    decisions: int
    rounds: int
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[float, ...] = ()
    """Of each seat, from 1; who shares places has the middle one."""
    facts: Facts = ()
    faults: tuple[int, ...] = ()
    """Of each seat, if outside programs play: how often it gave no good answer and its default move was played."""


class Failure(NamedTuple):
    """A game that broke a law of the contract, crashed or got stuck, and what is needed to see it again."""

    number: int
    seed: str
    ply: int
    kind: str
    """`check`, `crash` or `stall`."""
    why: str
    move: str
    """The move that was being played, or that was played last."""
    file: str


class GameFailed(Exception):
    """Raised where a game fails."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


def game_seed(plan: Plan, number: int) -> str:
    """The seed of one game of a run.

    >>> game_seed(Plan("citadels", 4, {}, ("random",) * 4, seed=1), 17)
    '1/17'
    """
    return f"{plan.seed}/{number}"


def bots_of(plan: Plan) -> list[Bot | None]:
    """One bot per seat; None stands for a random choice among the legal moves, which needs no observation."""
    return [None if level == "random" else outside.any_bot(plan.game, level) for level in plan.levels]


def play_game(plan: Plan, number: int, bots: list[Bot | None]) -> Result:
    """Play one game to its end; GameFailed if it cannot be, ProgramProblem if it is an outside program that cannot."""
    recorded = plan.record or plan.check or plan.save is not None
    seed = game_seed(plan, number)
    match = (
        Match.new(game(plan.game), plan.players, seed, plan.options, names_of(plan), plan.levels) if recorded else None
    )
    pos = match.position if match else game(plan.game).new(plan.players, seed, plan.options)
    seen: list[Event] | None = [] if plan.facts else None
    outside.begin(bots, plan.game, plan.players, plan.options)
    try:
        with poison() if plan.check else nullcontext():
            _play_on(plan, pos, match, bots, seed, seen)
    except _Trouble as trouble:
        if match is None:  # play it again with a record: the same seed leads to the same place
            play_game(plan._replace(record=True), number, bots)
        raise GameFailed(_failure(plan, number, match, trouble)) from trouble
    assert pos.outcome is not None
    if match and plan.save is not None:
        match.save(Path(plan.save) / f"{file_name(plan, number)}.jsonl")
    outcome = pos.outcome
    facts = plan.facts(pos, seen) if plan.facts and seen is not None else ()
    places = places_of(outcome)
    faults = outside.end(bots, pos)
    reason, winners, scores = outcome.reason, outcome.winners, outcome.scores
    return Result(number, pos.ply, rounds_of(pos), reason, winners, scores, places, facts, faults)


def rounds_of(pos: Position) -> int:
    """How many rounds were played; where a game counts only turns, everybody's turn makes a round.

    >>> rounds_of(game("citadels").new(4, seed=1)), rounds_of(game("ankh_morpork").new(4, seed=1))
    (1, 1)
    """
    rounds: int | None = getattr(pos, "round", None)
    return -(-getattr(pos, "turn", 0) // pos.players) if rounds is None else rounds


def places_of(outcome: Outcome) -> tuple[float, ...]:
    """The place of each seat; who shares places has the middle one.

    >>> places_of(Outcome("end", ((2,), (0, 1)), (3, 3, 5), ((), (), ())))
    (2.5, 2.5, 1.0)
    """
    places = [0.0] * len(outcome.scores)
    before = 0
    for group in outcome.ranking:
        for seat in group:
            places[seat] = before + (len(group) + 1) / 2
        before += len(group)
    return tuple(places)


class _Trouble(Exception):
    """A game cannot go on: kind, reason, move."""


def _play_on(
    plan: Plan, pos: Position, match: Match | None, bots: list[Bot | None], seed: str, seen: list[Event] | None
) -> None:
    """Let the bots play to the end, checking each position if the plan says so; what happens is noted in `seen`.

    With checks on, a bot that computes with what its seat may not know fails at once.
    """
    rngs = [Random(f"{seed}/p{seat + 1}") for seat in range(plan.players)]
    checker, order = Random(f"{seed}/check"), Random(f"{seed}/order")
    play = match.play if match else pos.play
    kind, move = "check", None
    try:
        while True:
            if plan.check:
                kind = "check"
                check_position(pos, checker)
                kind = "crash"
            if pos.outcome is not None:
                return
            if pos.ply >= plan.limit:
                break
            seat = next_actor(pos, order)
            move = choose(pos, seat, bots[seat], rngs[seat])
            events = play(seat, move)
            if seen is not None:
                seen += events
    except ProgramProblem:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise _Trouble(kind if plan.check else "crash", why, str(move or "")) from error
    raise _Trouble("stall", "", str(move or ""))


def choose(pos: Position, seat: int, player: Bot | None, rng: Random) -> Move:
    """A seat's move: its standing answer, as a match would play it, or its bot's.

    A random one is drawn as the random bot draws it.
    """
    if seat == CLOCK:
        return next_ring(pos)
    standing = pos.game.standing(pos, seat) if pos.game.standing else None
    if standing is not None:
        return standing
    return pos.legal(seat).sample(rng) if player is None else player(pos.observe(seat), rng)


def names_of(plan: Plan) -> list[str]:
    """Names for the record: the seat and who plays it."""
    return [f"p{seat + 1}-{level}" for seat, level in enumerate(plan.levels)]


def file_name(plan: Plan, number: int) -> str:
    """The name, without ending, under which a game is stored."""
    return f"{plan.game}-{plan.players}p-seed{plan.seed}-game{number}"


def _failure(plan: Plan, number: int, match: Match | None, trouble: _Trouble) -> Failure:
    """Store what is needed to see the trouble again."""
    kind, why, move = trouble.args
    file, ply = "", 0
    if match:
        path = Path(plan.save or ".") / f"{file_name(plan, number)}-failed.jsonl"
        match.save(path)
        file, ply = str(path), len(match.records) - 1
    return Failure(number, game_seed(plan, number), ply, kind, why, move, file)


# ---- many games


def play_batch(plan: Plan, numbers: range) -> list[Result] | Failure:
    """Several games, for a worker process; the first failure ends it."""
    bots = bots_of(plan)
    try:
        return [play_game(plan, number, bots) for number in numbers]
    except GameFailed as failed:
        return failed.failure
    finally:
        outside.close(bots)


def play_all(plan: Plan, numbers: range, workers: int) -> Iterator[list[Result]]:
    """All games in order, batch by batch; GameFailed for the first one that fails."""
    if workers <= 1:
        bots = bots_of(plan)
        try:
            for number in numbers:
                yield [play_game(plan, number, bots)]
        finally:
            outside.close(bots)
        return
    # Fresh processes: a fork would copy a running progress bar's thread and its locks.
    spawn = multiprocessing.get_context("spawn")
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    pool = ProcessPoolExecutor(workers, spawn, ignore_interrupt)
    try:
        for result in pool.map(play_batch, [plan] * len(batches), batches):
            if isinstance(result, Failure):
                raise GameFailed(result)
            yield result
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupt() -> None:
    """Ctrl-C is for the main process, which then ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
