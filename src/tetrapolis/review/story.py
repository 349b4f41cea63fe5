"""A match as one seat's review: what each of its decisions was worth, everybody's share over time, luck told apart.

Going through a match is a series of questions, so that whoever asks them may answer at once, one after the other, or
have worker processes do it and tell people how far it has come. Questions about a decision go to the judge with what
the seat saw and nothing else; only the chart looks at the whole of the table, as everybody may when a match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

import msgspec

from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.worlds import play_out, shares
from tetrapolis.core.legal import MoveList
from tetrapolis.core.match import Match
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.core.version import __version__
from tetrapolis.review.judge import SURE, Verdict, glance, look, mean
from tetrapolis.review.marks import Mark, accuracy, mark, threshold

MOMENTS = 5
"""So many decisions are named."""
SUSPICIOUS = 0.5
"""From so much of the least loss that is a fault, a decision is looked at twice."""
CLEAR = 3.0
"""A good decision is named if it is so many standard errors better than the others."""


class Depth(NamedTuple):
    """How much a review may cost: it is counted in worlds, so that the same seed gives the same review anywhere."""

    glance: int
    """Worlds in which each decision is tried ..."""
    looks: int
    """... and so many decisions are looked at twice ..."""
    worlds: int
    """... in at most so many worlds."""
    points: int
    """Of the chart ..."""
    playouts: int
    """... and how often each is played on."""


DEPTHS = {
    "quick": Depth(8, 8, 96, 24, 3),
    "normal": Depth(16, 16, 288, 40, 4),
    "deep": Depth(32, 32, 768, 60, 8),
}


class Decided(msgspec.Struct, frozen=True):
    """A decision of the seat."""

    seq: int
    """The record that holds it; the match stood so after record `at`."""
    at: int
    kind: str
    verdict: Verdict
    mark: Mark


class Point(msgspec.Struct, frozen=True):
    """How everybody stood after a record, by the whole of the table."""

    seq: int
    shares: tuple[float, ...]


class Luck(msgspec.Struct, frozen=True):
    """Between two points of the chart: what the seat's share changed by, beside its own decisions."""

    start: int
    end: int
    change: float


class Review(msgspec.Struct, frozen=True):
    """A seat's review. All shares are of the win, from 0 to 1."""

    game: str
    names: tuple[str, ...]
    seat: int
    version: str
    decisions: tuple[Decided, ...]
    """Those in which there was something to decide."""
    moves: int
    """How many moves the seat made in all."""
    chart: tuple[Point, ...]
    accuracy: float | None
    start: float
    lost: float
    """By the seat's own decisions, all losses together."""
    luck: float
    """By chance, and by what others did: with it, start - lost + luck is the end."""
    end: float
    moments: tuple[int, ...]
    """The records of the decisions that mattered most."""
    lucky: tuple[Luck, ...]
    """The stretch with the best luck and the one with the worst, if there was any."""


class Glance(msgspec.Struct, frozen=True, tag=True):
    """What a decision was worth, cheaply."""

    seat: int
    played: str
    seed: str
    worlds: int

    def answer(self, position: Position) -> Verdict | None:
        """None: there was nothing to decide."""
        played = position.game.parse_move(self.played)
        return glance(position.observe(self.seat), played, self.seed, self.worlds)


class Look(msgspec.Struct, frozen=True, tag=True):
    """The same, in earnest."""

    seat: int
    before: Verdict
    threshold: float
    seed: str
    worlds: int

    def answer(self, position: Position) -> Verdict:
        """The better verdict."""
        return look(position.observe(self.seat), self.before, self.threshold, self.seed, self.worlds)


class Outlook(msgspec.Struct, frozen=True, tag=True):
    """How everybody stands, by the whole of the table."""

    seed: str
    playouts: int

    def answer(self, position: Position) -> tuple[float, ...]:
        """Each seat's share."""
        brain = brain_of(position.game)
        until = brain.clock(position) + brain.horizon
        each = [play_out(position.copy(), brain, Random(f"{self.seed}/{n}"), until) for n in range(self.playouts)]
        return tuple(mean([found[seat] for found in each]) for seat in range(position.players))


Question = Glance | Look | Outlook
Answer = Verdict | tuple[float, ...] | None


class Step(NamedTuple):
    """A question about a position, and how much of the work was done before it, from 0 to 1."""

    done: float
    position: Position
    question: Question

    def answer(self) -> Answer:
        """The answer, here and now."""
        return self.question.answer(self.position)


def review(match: Match, seat: int, depth: Depth = DEPTHS["normal"], seed: str = "1") -> Review:
    """The review of a seat, worked out here and now.

    >>> import tetrapolis as tp
    >>> match = tp.Match.new(tp.game("citadels"), players=2, seed=3)
    >>> rng = Random(3)
    >>> while match.position.outcome is None:
    ...     asked = match.position.pending[0].seat
    ...     _ = match.play(asked, match.position.legal(asked).sample(rng))
    >>> found = review(match, 0, Depth(2, 1, 4, 3, 1))
    >>> found.seat, len(found.chart), len(found.moments) <= 5, 0 <= found.accuracy <= 100
    (0, 3, True, True)
    >>> abs(found.start - found.lost + found.luck - found.end) < 1e-9
    True
    """
    steps = reviewing(match, seat, depth, seed)
    answer: Answer = None
    while True:
        try:
            answer = steps.send(answer).answer()
        except StopIteration as done:
            found: Review = done.value
            return found


def reviewing(match: Match, seat: int, depth: Depth, seed: str) -> Generator[Step, Answer, Review]:
    """The questions of a review, one after the other; it ends with the review."""
    line = [(record, position) for record, position in _line(match)]
    asked = list(_decisions(match, line, seat))
    spots = _spread(len(line), depth.points)
    glances, looks = len(asked) * depth.glance * 4, depth.looks * depth.worlds * 2
    whole, done = max(1, glances + looks + len(spots) * depth.playouts), 0
    found: list[Decided | None] = []
    for before, record, move in asked:
        number, position = before
        answer = yield Step(done / whole, position, Glance(seat, move, f"{seed}/{record}", depth.glance))
        done += depth.glance * 4
        found.append(_decided(position, seat, record, number, answer) if isinstance(answer, Verdict) else None)
    least = threshold(match.header.players)
    doubted = [at for at, each in enumerate(found) if each is not None and _raw_loss(each.verdict) > SUSPICIOUS * least]
    doubted.sort(key=lambda at: -_weight(found[at]))
    whole -= (depth.looks - min(depth.looks, len(doubted))) * depth.worlds * 2
    for at in doubted[: depth.looks]:
        each = found[at]
        assert each is not None
        position = asked[at][0][1]
        question = Look(seat, each.verdict, least, f"{seed}/{each.seq}/again", depth.worlds)
        answer = yield Step(done / whole, position, question)
        done += depth.worlds * 2
        assert isinstance(answer, Verdict)
        found[at] = _decided(position, seat, each.seq, each.at, answer)
    chart = []
    for spot in spots:
        number, position = line[spot]
        outcome = position.outcome
        if outcome is not None:
            chart.append(Point(number, tuple(shares(outcome))))
            continue
        answer = yield Step(done / whole, position, Outlook(f"{seed}/{number}/chart", depth.playouts))
        done += depth.playouts
        assert isinstance(answer, tuple)
        chart.append(Point(number, answer))
    return _told(match, seat, [each for each in found if each is not None], len(asked), chart)


# ---- what is asked


def _line(match: Match) -> Iterator[tuple[int, Position]]:
    """The records that stand, and the position after each."""
    stands = set(match.line)
    after = {record.seq: position for record, _, position in match.walk() if record.seq in stands}
    return iter(sorted(after.items()))


def _decisions(
    match: Match, line: Sequence[tuple[int, Position]], seat: int
) -> Iterator[tuple[tuple[int, Position], int, str]]:
    """Of a seat's own moves, those that it had to think of: where it stood before, the record, and the move."""
    for before, (number, _) in pairwise(line):
        record, position = match.records[number], before[1]
        if record.seat != seat or seat == CLOCK or record.move is None or number in match.quiet:
            continue
        if match.game.standing is not None and match.game.standing(position, seat) is not None:
            continue
        legal = position.legal(seat)
        move: Move = match.game.parse_move(record.move)
        if move not in legal or (isinstance(legal, MoveList) and len(legal) == 1):  # or the rules were mended since
            continue
        yield before, number, record.move


def _spread(count: int, points: int) -> list[int]:
    """So many of a row of things, evenly, the first and the last among them.

    >>> _spread(10, 4), _spread(3, 9)
    ([0, 3, 6, 9], [0, 1, 2])
    """
    if count <= points:
        return list(range(count))
    return [round(at * (count - 1) / (points - 1)) for at in range(points)]


def _raw_loss(verdict: Verdict) -> float:
    """What was played is behind the best figure there is: too much as a measure, good enough for a suspicion."""
    return verdict.best.share - verdict.choice(verdict.played).share


def _weight(each: Decided | None) -> float:
    return 0.0 if each is None else _raw_loss(each.verdict)


def _decided(position: Position, seat: int, seq: int, at: int, verdict: Verdict) -> Decided:
    decision = next(decision for decision in position.pending if decision.seat == seat)
    return Decided(seq, at, decision.kind, verdict, mark(verdict, position.players))


# ---- what is told


def _told(match: Match, seat: int, found: list[Decided], moves: int, chart: list[Point]) -> Review:
    players, verdicts = match.header.players, [each.verdict for each in found]
    start, end = chart[0].shares[seat], chart[-1].shares[seat]
    lost = sum(verdict.loss for verdict in verdicts)
    return Review(
        game=match.game.id,
        names=match.header.names,
        seat=seat,
        version=__version__,
        decisions=tuple(found),
        moves=moves,
        chart=tuple(chart),
        accuracy=accuracy(verdicts, players),
        start=start,
        lost=lost,
        luck=end - start + lost,
        end=end,
        moments=tuple(each.seq for each in moments(found, players)),
        lucky=_lucky(found, chart, seat, players),
    )


def renumbered(review: Review, seq_of: Callable[[int], int]) -> Review:
    """The same with other numbers for records: everybody counts without those that only their own seat noticed."""
    return msgspec.structs.replace(
        review,
        decisions=tuple(
            msgspec.structs.replace(each, seq=seq_of(each.seq), at=seq_of(each.at)) for each in review.decisions
        ),
        chart=tuple(msgspec.structs.replace(point, seq=seq_of(point.seq)) for point in review.chart),
        moments=tuple(map(seq_of, review.moments)),
        lucky=tuple(Luck(seq_of(each.start), seq_of(each.end), each.change) for each in review.lucky),
    )


def moments(found: Sequence[Decided], players: int) -> list[Decided]:
    """The decisions that mattered most: first the faults, the worst first, then what was found well."""
    faults = sorted((each for each in found if each.mark != "good"), key=lambda each: -each.verdict.loss)
    kept = [(_kept(each.verdict), each) for each in found if each.mark == "good"]
    good = sorted(
        ((gain, each) for (gain, error), each in kept if gain > max(threshold(players), CLEAR * error)),
        key=lambda pair: -pair[0],
    )
    return [*faults, *(each for _, each in good)][:MOMENTS]


def _kept(verdict: Verdict) -> tuple[float, float]:
    """What a choice that was the best one is ahead of the others on average, and about how sure that is."""
    played = verdict.choice(verdict.played)
    others = [choice.share for choice in verdict.choices if choice.move != verdict.played]
    is_best = verdict.loss <= SURE * verdict.error and verdict.best.move == verdict.played
    return (played.share - mean(others) if is_best else 0.0), played.error


def _lucky(found: Sequence[Decided], chart: Sequence[Point], seat: int, players: int) -> tuple[Luck, ...]:
    stretches = []
    for one, other in pairwise(chart):
        own = sum(each.verdict.loss for each in found if one.seq < each.seq <= other.seq)
        stretches.append(Luck(one.seq, other.seq, other.shares[seat] - one.shares[seat] + own))
    if not stretches:
        return ()
    best, worst = max(stretches, key=lambda each: each.change), min(stretches, key=lambda each: each.change)
    least = threshold(players)
    return tuple(each for each, is_some in ((best, best.change > least), (worst, worst.change < -least)) if is_some)
