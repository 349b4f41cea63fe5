"""`tetrapolis bench review`: whether reviews tell good play from bad, find planted blunders, and agree with themselves.

Matches of bots with one among them that is a level weaker: is its accuracy lower than that of a seat beside it?
In matches of normal bots one seat makes the worst move at a clear moment: is it among the decisions that are named?
Each weaker seat is reviewed twice, with different seeds: how many of the named faults are named again?
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Annotated, Any, NamedTuple

import typer

from tetrapolis.bots import Bot, bot, searching
from tetrapolis.bots.halving import halve
from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.playing import choose
from tetrapolis.bots.worlds import candidates
from tetrapolis.cli.bench.engine import status
from tetrapolis.cli.common import AsJson, Lang, console, number, print_json, table
from tetrapolis.core.driving import next_actor
from tetrapolis.core.game import Game
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.match import Match
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.core.version import __version__
from tetrapolis.locales import t
from tetrapolis.locales.numbers import percent
from tetrapolis.locales.words import game_name
from tetrapolis.review.judge import SURE, compare, gap, mean
from tetrapolis.review.story import DEPTHS, Depth, Review, review

PLAYERS = 4
LONG = 600.0
"""Seconds: never the limit."""
TRIED = 10
"""So many decisions are looked at for a clear moment ..."""
WORLDS = 16
"""... in so many worlds ..."""
SURELY, MANY = 3, 64
"""... and the few clearest of them again, in so many others."""
ANYTHING = 8
"""So many moves nobody would think of are tried."""
USUAL, SEARCH = "normal", 24
"""Hard ones search in so many worlds, however long that takes: so the same seeds give the same matches."""
BETTER = {"easy": "normal", "normal": "hard"}


class Planted(NamedTuple):
    """A match in which a seat made the worst move there was."""

    match: Match
    seat: int
    seq: int


def bench_review(
    game: Annotated[list[str] | None, typer.Option("--game", metavar="game")] = None,
    matches: Annotated[int, typer.Option(metavar="N", min=1, max=1000)] = 10,
    weaker: Annotated[str, typer.Option(metavar="|".join(BETTER))] = "normal",
    budget: Annotated[str, typer.Option(metavar="|".join(DEPTHS))] = "quick",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Measure reviews."""
    from tetrapolis.cli.common import UsageProblem
    from tetrapolis.games import game as game_of
    from tetrapolis.games import games as names

    if budget not in DEPTHS:
        raise UsageProblem("review-error-budget", budget=budget[:40], known=", ".join(DEPTHS))
    if weaker not in BETTER:
        raise UsageProblem("review-error-weaker", level=weaker[:40], known=", ".join(BETTER))
    with status(lang) as say:
        rows = [measure(game_of(name), matches, weaker, DEPTHS[budget], say) for name in game or names()]
    data = {
        "tetrapolis": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "weaker": weaker,
        "budget": budget,
        "games": rows,
    }
    if as_json:
        print_json(data)
    else:
        _print(data, lang)


def measure(game: Game, matches: int, weaker: str, depth: Depth, say: Callable[[str], None]) -> dict[str, Any]:
    """All figures of a game."""
    lower = found = agreed = named = 0
    gaps, seconds = list[float](), list[float]()

    def timed(match: Match, seat: int, seed: str) -> Review:
        began = time.process_time()
        made = review(match, seat, depth, seed)
        seconds.append(time.process_time() - began)
        return made

    for at in range(matches):
        say(f"{game.id} {at + 1}/{matches}")
        players = min(PLAYERS, game.players[-1])
        weak = at % players
        levels = [weaker if seat == weak else BETTER[weaker] for seat in range(players)]
        match = play(game, levels, f"bench/{at}")
        one, again = timed(match, weak, "1"), timed(match, weak, "2")
        other = timed(match, (weak + 1) % players, "1")
        gaps.append((other.accuracy or 100.0) - (one.accuracy or 100.0))
        lower += gaps[-1] > 0
        faults = [faults_of(each) for each in (one, again)]
        agreed += 2 * len(faults[0] & faults[1])
        named += sum(map(len, faults))
        planted = plant(game, players, at)
        found += planted.seq in timed(planted.match, planted.seat, "1").moments
    return {
        "game": game.id,
        "matches": matches,
        "weaker_lower": lower / matches,
        "accuracy_gap": sum(gaps) / matches,
        "planted_named": found / matches,
        "agreed": agreed / named if named else 1.0,
        "named": named / matches / 2,
        "seconds": sum(seconds) / len(seconds),
        "slowest": max(seconds),
    }


def faults_of(made: Review) -> set[int]:
    """The records of the faults that are named."""
    return {each.seq for each in made.decisions if each.mark != "good"} & set(made.moments)


def play(game: Game, levels: Sequence[str], seed: str, worst: tuple[int, str] | None = None) -> Match:
    """A match of bots; `worst`: instead of record number so, this move is played."""
    match = Match.new(game, len(levels), seed)
    bots = [_bot(game, level) for level in levels]
    rngs = [Random(f"{seed}/p{seat + 1}") for seat in range(len(levels))]
    order = Random(f"{seed}/order")
    while match.position.outcome is None:
        seat = next_actor(match.position, order)
        move = choose(
            match.position, seat, bots[seat] if seat != CLOCK else None, rngs[seat] if seat != CLOCK else order
        )
        if worst is not None and len(match.records) == worst[0]:
            move = game.parse_move(worst[1])
        match.play(seat, move)
    return match


def _bot(game: Game, level: str) -> Bot:
    return bot(game.id, level) if level != "hard" else searching(brain_of(game), halve, LONG, SEARCH)


def plant(game: Game, players: int, number: int) -> Planted:
    """A match of normal bots in which a seat makes the worst of its moves where that costs most beyond doubt."""
    seed, seat = f"plant/{number}", number % players
    levels = [USUAL] * players
    match, rng = play(game, levels, seed), Random(seed)
    moments = []
    for (_, _, before), (record, _, _) in pairwise(match.walk()):
        if record.seat == seat and record.move is not None and len(before.legal(seat)) > 1:
            moments.append((record.seq, before.observe(seat)))
    found = []
    for seq, obs in rng.sample(moments, min(TRIED, len(moments))):
        shares = compare(obs, _any_moves(obs, rng), brain_of(game), f"{seed}/{seq}", range(WORLDS))
        ordered = sorted(shares, key=lambda move: mean(shares[move]))
        worst, best = ordered[0], ordered[-1]
        found.append((mean(shares[best]) - mean(shares[worst]), seq, obs, worst, best))
    found.sort(key=lambda each: -each[0])
    sure = []
    for _, seq, obs, worst, best in found[:SURELY]:
        shares = compare(obs, [worst, best], brain_of(game), f"{seed}/{seq}/surely", range(MANY))
        loss, error = gap(shares[best], shares[worst])
        sure.append((loss - SURE * error, seq, str(worst)))
    _, seq, move = max(sure)
    return Planted(play(game, levels, seed, (seq, move)), seat, seq)


def _any_moves(obs: Observation, rng: Random) -> list[Move]:
    """What a bot would think of, and anything else that is legal."""
    legal, thought = obs.legal(), candidates(obs, brain_of(obs.game), rng)
    listed = list(legal.listed if isinstance(legal, OpenSpace) else legal)
    return list(dict.fromkeys([*thought, *rng.sample(listed, min(ANYTHING, len(listed)))]))


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    head = {key: data[key] for key in ("python", "machine", "budget", "weaker")}
    out.print(t(lang, "cli-bench-review-head", version=data["tetrapolis"], **head), markup=False)
    columns = ("game", "matches", "lower", "gap", "planted", "agreed", "named", "seconds", "slowest")
    rows = table([t(lang, f"cli-bench-review-{column}") for column in columns], range(1, len(columns)))
    for row in data["games"]:
        rows.add_row(
            game_name(lang, row["game"]),
            str(row["matches"]),
            percent(lang, row["weaker_lower"], 0),
            number(lang, row["accuracy_gap"], 1),
            percent(lang, row["planted_named"], 0),
            percent(lang, row["agreed"], 0),
            number(lang, row["named"], 1),
            number(lang, row["seconds"], 1),
            number(lang, row["slowest"], 1),
        )
    out.print(rows)
