"""What a decision was worth: every choice is tried in the same worlds, and those fit what the seat knew, no more.

The best of several noisy figures looks better than it is. So whatever picked a rival does not say by how much it is
better: at a glance, one half of the worlds picks and the other half measures; a look measures in worlds of its own.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.worlds import candidates, play_out
from tetrapolis.core.brain import Brain, Reason
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Said
from tetrapolis.core.telling import typed
from tetrapolis.core.types import Move

RIVALS = 3
"""A look compares what was played with so many others."""
SURE = 2.0
"""A difference counts when it is so many standard errors."""
CHUNK = 24
"""After so many worlds more a look asks itself whether it has seen enough."""
BEYOND = 2.5
"""So many standard errors from the threshold, it has."""
TOLD = 3
"""So many of the best choices are put in words ..."""
REASONS = 2
"""... with so many reasons."""

Shares = dict[Move, list[float]]
"""Of each choice, its share of the win in each world."""


class Choice(msgspec.Struct, frozen=True):
    """What could have been done, and the share of the win it keeps."""

    move: str
    share: float
    error: float
    """One standard error of the share."""
    worlds: int
    said: Said | None = None
    """What the move means, and what speaks for or against it; told of the best few and of what was played."""
    reasons: tuple[Reason, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """A decision as it is judged."""

    played: str
    choices: tuple[Choice, ...]
    """The best first; what was played is among them."""
    own: str
    """What a sensible player does at once."""
    loss: float
    """The share that what was played gave away, measured where nothing was picked; it may be below zero by chance."""
    error: float
    """One standard error of the loss."""
    deep: bool = False
    """Whether it was looked at twice."""

    @property
    def best(self) -> Choice:
        """The best that was found."""
        return self.choices[0]

    def choice(self, move: str) -> Choice:
        """One of the choices."""
        return next(each for each in self.choices if each.move == move)

    @property
    def before(self) -> float:
        """The share before the decision: what a sensible player keeps."""
        return self.choice(self.own).share


def options(obs: Observation, played: Move, brain: Brain, rng: Random) -> list[Move]:
    """What to compare, the brain's own choice first and what was played among it; one alone: there was no question.

    A question that is not worth a search has one good answer, which is the brain's.

    >>> import tetrapolis as tp
    >>> obs = tp.game("citadels").new(players=4, seed=7).observe(2)
    >>> brain, moves = brain_of(obs.game), list(obs.legal())
    >>> found = options(obs, moves[0], brain, Random(1))
    >>> moves[0] in found, len(found) > 1, set(found) <= set(moves)
    (True, True, True)
    """
    found = candidates(obs, brain, rng) if brain.matters(obs) else [brain.decide(obs, rng)]
    return found if played in found else [*found, played]


def compare(obs: Observation, moves: Sequence[Move], brain: Brain, seed: str, worlds: range) -> Shares:
    """Try moves in worlds that fit what a seat knows; world number i is the same whatever is tried, and so is its luck.

    >>> import tetrapolis as tp
    >>> obs = tp.game("citadels").new(players=4, seed=7).observe(2)
    >>> one, *_ = moves = list(obs.legal())
    >>> all_of_them = compare(obs, moves, brain_of(obs.game), "a", range(2))
    >>> compare(obs, [one], brain_of(obs.game), "a", range(1, 2))[one] == all_of_them[one][1:]
    True
    """
    seat = obs.seat
    assert seat is not None
    found: Shares = {move: [] for move in moves}
    for number in worlds:
        rng = Random(f"{seed}/{number}")
        world, luck = brain.world(obs, rng), rng.random()
        until = brain.clock(world) + brain.horizon
        for move, shares in found.items():
            twin = world.copy()
            twin.play(seat, move)
            shares.append(play_out(twin, brain, Random(luck), until)[seat])
    return found


def glance(obs: Observation, played: Move, seed: str, worlds: int) -> Verdict | None:
    """Judge a decision cheaply; None if there was no question.

    >>> import tetrapolis as tp
    >>> obs = tp.game("citadels").new(players=4, seed=7).observe(2)
    >>> verdict = glance(obs, list(obs.legal())[0], "a", 4)
    >>> verdict == glance(obs, list(obs.legal())[0], "a", 4), verdict.best.share >= verdict.choice(verdict.played).share
    (True, True)
    """
    brain = brain_of(obs.game)
    moves = options(obs, played, brain, Random(f"{seed}/choices"))
    if len(moves) == 1:
        return None
    shares = compare(obs, moves, brain, seed, range(worlds))
    loss = (_measured(shares, played, 0) + _measured(shares, played, 1)) / 2
    best = max(moves, key=lambda move: mean(shares[move]))
    error = gap(shares[best], shares[played])[1]
    return _told(obs, brain, Verdict(str(played), _choices(shares), str(moves[0]), loss, error))


def look(obs: Observation, before: Verdict, threshold: float, seed: str, worlds: int) -> Verdict:
    """Judge a decision once more, in at most so many worlds: half of them pick the rival, the others measure.

    It ends early where the loss is beyond doubt above or below the threshold.
    """
    brain, parse = brain_of(obs.game), obs.game.parse_move
    played = parse(before.played)
    rivals = [parse(each.move) for each in before.choices if each.move != before.played][:RIVALS]
    half = worlds // 2
    first = compare(obs, [played, *rivals], brain, f"{seed}/pick", range(half))
    rival = max(rivals, key=lambda move: mean(first[move]))
    pair: Shares = {played: [], rival: []}
    loss, error = 0.0, math.inf
    for start in range(0, half, CHUNK):
        more = compare(obs, [played, rival], brain, f"{seed}/measure", range(start, min(start + CHUNK, half)))
        for move, shares in more.items():
            pair[move] += shares
        loss, error = gap(pair[rival], pair[played])
        if abs(loss - threshold) > BEYOND * error:
            break
    known = {choice.move: choice for choice in before.choices}
    for choice in _choices({move: shares + pair.get(move, []) for move, shares in first.items()}):
        known[choice.move] = choice
    choices = _ordered(known, before.played, str(rival), loss)
    return _told(obs, brain, Verdict(before.played, choices, before.own, loss, error, True))


def _told(obs: Observation, brain: Brain, verdict: Verdict) -> Verdict:
    """The same with words for the best few and for what was played."""
    game, found = obs.game, list[Choice]()
    for number, choice in enumerate(verdict.choices):
        if number < TOLD or choice.move in (verdict.played, verdict.own):
            move = game.parse_move(choice.move)
            reasons = [Reason(each.id, typed(game.story, each.args)) for each in brain.reasons(obs, move)[:REASONS]]
            found.append(msgspec.structs.replace(choice, said=game.said(move), reasons=tuple(reasons)))
        else:
            found.append(choice)
    return msgspec.structs.replace(verdict, choices=tuple(found))


# ---- figures


def mean(values: Sequence[float]) -> float:
    """The mean; nothing gives 0.

    >>> mean([1, 2]), mean([])
    (1.5, 0.0)
    """
    return sum(values) / len(values) if values else 0.0


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean.

    >>> error_of([1, 1, 1]), round(error_of([0, 1]), 2)
    (0.0, 0.5)
    """
    if len(values) < 2:
        return math.inf
    middle = mean(values)
    return math.sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1) / len(values))


def gap(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How far one is ahead in the same worlds, and the standard error of that."""
    gaps = [mine - its for mine, its in zip(one, other, strict=True)]
    return mean(gaps), error_of(gaps)


def _measured(shares: Shares, played: Move, half: int) -> float:
    """What the best of one half of the worlds is ahead in the other half; 0 if that is what was played."""
    best = max(shares, key=lambda move: (mean(shares[move][half::2]), move == played))
    return mean(shares[best][1 - half :: 2]) - mean(shares[played][1 - half :: 2])


def _choices(shares: Mapping[Move, Sequence[float]]) -> tuple[Choice, ...]:
    found = [Choice(str(move), mean(each), error_of(each), len(each)) for move, each in shares.items()]
    return tuple(sorted(found, key=lambda choice: -choice.share))


def _ordered(known: Mapping[str, Choice], played: str, rival: str, loss: float) -> tuple[Choice, ...]:
    """Choices best first, as the measuring worlds say: those that were dropped were no better than what was kept."""
    first, second = (rival, played) if loss > 0 else (played, rival)
    rest = sorted((each for move, each in known.items() if move not in (first, second)), key=lambda each: -each.share)
    top, next_one = known[first], known[second]
    if top.share < next_one.share:  # the pair's order is the one that was measured
        top, next_one = (
            msgspec.structs.replace(top, share=next_one.share),
            msgspec.structs.replace(next_one, share=top.share),
        )
    lower = [msgspec.structs.replace(each, share=min(each.share, top.share)) for each in rest]
    return (top, *sorted([next_one, *lower], key=lambda each: -each.share))
