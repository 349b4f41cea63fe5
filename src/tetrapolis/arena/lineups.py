"""What is to be played: line-ups that go round the table, the same seeds for every seating, cut into chunks.

A chunk is plain data and says all that its games depend on, so that it gives the same rows on any machine, at any
time, as often as it is played. (Bots that think until a time is up are the exception: they depend on the machine.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tetrapolis.arena.facts import facts_of
from tetrapolis.bots import SECONDS
from tetrapolis.bots.playing import Failure, Plan, Result, play_batch
from tetrapolis.bots.worlds import processor_time
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.version import __version__

LineUp = tuple[str, ...]
SLOW = 0.1
"""Bots that think for so many seconds play single games as chunks: little is lost when a run is stopped."""
CHUNK = 20
"""Games of a chunk, at least ..."""
CHUNKS = 400
"""... and about so many chunks in a long run."""


class WrongVersion(TetrapolisError):
    """Rows of two versions of the engine do not belong together."""


class Run(msgspec.Struct, frozen=True):
    """What a folder of the arena holds; a game's result depends on nothing else but its number."""

    game: str
    players: int
    options: dict[str, Any]
    line_ups: tuple[LineUp, ...]
    seed: int
    version: str
    games: int = 0
    """How many are wanted of each line-up."""


class Chunk(NamedTuple):
    """Games `first` to `last` (from 1, both included) of one line-up."""

    game: str
    players: int
    options: dict[str, Any]
    number: int
    """Of the line-up, from 1."""
    line_up: LineUp
    seed: int
    first: int
    last: int
    version: str


class Row(NamedTuple):
    """How one seat fared in one game."""

    line_up: int
    seed: int
    rotation: int
    seat: int
    bot: str
    win: float
    """1, or a part of it if the win is shared."""
    place: float
    points: int
    decisions: int
    rounds: int
    reason: str
    faults: int
    """How often an outside program gave no good answer."""
    facts: dict[str, int]


class Broken(NamedTuple):
    """A game that failed, and the plan by which it can be played again."""

    plan: Plan
    failure: Failure


def rotations(line_up: LineUp) -> list[LineUp]:
    """The seatings: the line-up moves on round the table until it looks as before.

    >>> rotations(("normal", "random", "random"))
    [('normal', 'random', 'random'), ('random', 'normal', 'random'), ('random', 'random', 'normal')]
    >>> rotations(("normal", "easy", "normal", "easy"))
    [('normal', 'easy', 'normal', 'easy'), ('easy', 'normal', 'easy', 'normal')]
    """
    size = len(line_up)
    return list(dict.fromkeys(line_up[size - turn :] + line_up[: size - turn] for turn in range(size)))


def seating(line_up: LineUp, number: int) -> tuple[int, int]:
    """The number of the seed and of the rotation, both from 1, of one game of a line-up.

    >>> [seating(("normal", "random"), number) for number in (1, 2, 3)]
    [(1, 1), (1, 2), (2, 1)]
    """
    seed, rotation = divmod(number - 1, len(rotations(line_up)))
    return seed + 1, rotation + 1


def whole_seeds(line_up: LineUp, games: int) -> int:
    """So many games, and those that are missing for every seed to be played in all seatings.

    >>> whole_seeds(("normal", "random", "random"), 400)
    402
    """
    seats = len(rotations(line_up))
    return -(-games // seats) * seats


def chunks_of(run: Run, done: Sequence[tuple[int, int, int]] = ()) -> Iterator[Chunk]:
    """What is still to be played: `done` are the games that are there, as (line-up, first, last)."""
    for number, line_up in enumerate(run.line_ups, 1):
        total = whole_seeds(line_up, run.games)
        is_slow = any(SECONDS.get(name, SLOW) >= SLOW for name in line_up)
        size = 1 if is_slow else max(CHUNK, total // CHUNKS)
        gaps = _gaps(total, [(first, last) for line, first, last in done if line == number])
        for first, last in gaps:
            for start in range(first, last + 1, size):
                end = min(start + size - 1, last)
                yield Chunk(run.game, run.players, run.options, number, line_up, run.seed, start, end, run.version)


def _gaps(total: int, done: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The games from 1 to `total` that are not done.

    >>> list(_gaps(100, [(21, 40), (1, 10)]))
    [(11, 20), (41, 100)]
    """
    next_one = 1
    for first, last in sorted(done):
        if first > next_one:
            yield next_one, min(first - 1, total)
        next_one = max(next_one, last + 1)
        if next_one > total:
            return
    if next_one <= total:
        yield next_one, total


def play_chunk(chunk: Chunk) -> list[Row] | Broken:
    """Play the games of a chunk, each with the seed of its number, in the order of the games."""
    if chunk.version != version():
        raise WrongVersion("arena-error-worker-version", version=version(), expected=chunk.version)
    rows: list[Row] = []
    seatings = rotations(chunk.line_up)
    for rotation, levels in enumerate(seatings, 1):
        numbers = range(chunk.first, chunk.last + 1)
        seeds = [seed for seed, turn in (seating(chunk.line_up, number) for number in numbers) if turn == rotation]
        if seeds:
            plan = Plan(chunk.game, chunk.players, chunk.options, levels, chunk.seed, facts=facts_of)
            with processor_time():
                results = play_batch(plan, range(seeds[0], seeds[-1] + 1))
            if isinstance(results, Failure):
                return Broken(plan, results)
            for result in results:
                rows += _rows(chunk, rotation, levels, result)
    return sorted(rows, key=lambda row: (row.seed, row.rotation, row.seat))


def _rows(chunk: Chunk, rotation: int, levels: LineUp, result: Result) -> Iterator[Row]:
    for seat, bot in enumerate(levels):
        yield Row(
            line_up=chunk.number,
            seed=result.number,
            rotation=rotation,
            seat=seat + 1,
            bot=bot,
            win=1 / len(result.winners) if seat in result.winners else 0.0,
            place=result.places[seat],
            points=result.scores[seat],
            decisions=result.decisions,
            rounds=result.rounds,
            reason=result.reason,
            faults=result.faults[seat] if result.faults else 0,
            facts=result.facts[seat],
        )


@cache
def version() -> str:
    """The version of the engine, with a fingerprint of what decides how a game goes: rules, bots, and how both meet.

    >>> version().partition("+")[0] == __version__
    True
    """
    package = Path(__file__).parents[1]
    files = [path for room in ("core", "games", "bots") for path in (package / room).rglob("*.*")]
    files = [path for path in files if "terminal" not in path.parts]
    digest = sha256()
    for path in sorted(files):
        if path.suffix in (".py", ".json", ".net"):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:8]}"
