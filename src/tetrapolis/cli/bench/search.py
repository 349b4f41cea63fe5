"""`tetrapolis bench search`: how many worlds the bots' searches try in a second, next to OpenSpiel's own tree search.

All of them think about the same positions, through the same engine: OpenSpiel's IS-MCTS in Python sees them by our
adapter. Slices of processor time take turns, so that what slows the machine down meets all. One iteration of ours is a
playout guided by the game's brain to the horizon; of theirs, a new node judged by the same brain, or a random playout
to the end of the game.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Annotated, Any

import typer

from tetrapolis.bots import SECONDS, bot
from tetrapolis.bots.halving import halve
from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.tree import grow
from tetrapolis.bots.worlds import candidates, processor_time
from tetrapolis.cli.bench.engine import status
from tetrapolis.cli.bench.figures import percentile
from tetrapolis.cli.common import AsJson, Lang, console, number, print_json, table
from tetrapolis.core.brain import Brain
from tetrapolis.core.driving import next_actor
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK
from tetrapolis.core.version import __version__
from tetrapolis.locales import t
from tetrapolis.locales.words import game_name

PLAYERS = 4
"""Or as many as a game takes."""
ASKED = 0.05
"""How many of the questions worth a thought are taken, so that the positions come from all parts of several games."""
OURS = {"hard": halve, "expert": grow}
THEIRS = ("judged", "playouts")
SIMULATIONS = {"judged": 16, "playouts": 2}
"""OpenSpiel's search is asked for so many at a time."""
UCT = 1.4
TIMED = ("easy", "normal", "hard", "expert")

Step = Callable[[float], tuple[int, float]]
"""Think for about so many seconds: how many iterations that were, and the processor seconds they took."""
Question = tuple[Position, Observation]


def bench_search(
    game: Annotated[list[str] | None, typer.Option("--game", metavar="game")] = None,
    positions: Annotated[int, typer.Option(metavar="N", min=1, max=10_000)] = 8,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001, max=3600)] = 4.0,
    budgets: Annotated[int, typer.Option(metavar="N", min=0, max=100_000)] = 0,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Measure the bots' searches."""
    from tetrapolis.games import game as game_of
    from tetrapolis.games import games as names

    with status(lang) as say:
        rows = [measure(game_of(name), positions, seconds, budgets, say) for name in game or names()]
    data = {
        "tetrapolis": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "openspiel": openspiel_version(),
        "games": rows,
    }
    if as_json:
        print_json(data)
    else:
        _print(data, lang)


def openspiel_version() -> str:
    """Which OpenSpiel is here; nothing if none is."""
    try:
        from tetrapolis.envs import openspiel  # noqa: F401
    except ImportError:
        return ""
    return version("open_spiel")


# ---- measuring


def measure(game: Game, positions: int, seconds: float, budgets: int, say: Callable[[str], None]) -> dict[str, Any]:
    """All figures of a game; the seconds are for each search over all positions."""
    brain, players = brain_of(game), min(PLAYERS, game.players[-1])
    asked = questions(game, brain, players)
    found = [next(asked) for _ in range(positions)]
    totals = {name: [0, 0.0] for name in (*OURS, *(THEIRS if openspiel_version() else ()))}
    for at, question in enumerate(found):
        say(f"{game.id} {at + 1}/{positions}")
        for name, total in totals.items():
            step = _own_step(name, question, brain) if name in OURS else _openspiel_step(name, game, players, question)
            iterations, took = step(seconds / positions)
            total[0] += iterations
            total[1] += took
    speeds = {name: iterations / max(took, 1e-9) for name, (iterations, took) in totals.items()}
    return {
        "game": game.id,
        "players": players,
        "positions": positions,
        "iterations_per_second": speeds,
        "ratio": {name: speeds["expert"] / speeds[name] for name in THEIRS if name in speeds},
        "budgets": {level: keep_time(game, level, asked, budgets, say) for level in TIMED} if budgets else {},
    }


def questions(game: Game, brain: Brain, players: int) -> Iterator[Question]:
    """Questions worth a thought, from games of normal bots, without an end."""
    seed = 0
    while True:
        seed += 1
        pos, rng = game.new(players, f"bench/{seed}"), Random(seed)
        while pos.outcome is None:
            seat = next_actor(pos, rng)
            if seat == CLOCK:
                pos.play(seat, pos.legal(seat).sample(rng))
                continue
            obs = pos.observe(seat)
            if rng.random() < ASKED and brain.matters(obs) and len(candidates(obs, brain, rng)) > 1:
                yield pos.copy(), obs
            pos.play(seat, brain.decide(obs, rng))


def _own_step(name: str, question: Question, brain: Brain) -> Step:
    _, obs = question

    def step(seconds: float) -> tuple[int, float]:
        began, tries = time.process_time(), 0
        while True:  # a search that is sure ends early
            with processor_time():
                tries += sum(weighed.tries for weighed in OURS[name](obs, brain, Random(tries), seconds))
            took = time.process_time() - began
            if took >= seconds * 0.9:
                return tries, took

    return step


def _openspiel_step(name: str, game: Game, players: int, question: Question) -> Step:
    import numpy as np

    from tetrapolis.envs import openspiel

    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")  # has no types of its own
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")

    pos, obs = question
    assert obs.seat is not None
    chance = np.random.RandomState(1)
    judge = _Judge() if name == "judged" else mcts.RandomRolloutEvaluator(1, chance)
    table_game = openspiel.load(game.id, players)
    player = ismcts.ISMCTSBot(table_game, judge, UCT, SIMULATIONS[name], random_state=chance)
    state = openspiel.state_of(table_game, pos, obs.seat)

    def step(seconds: float) -> tuple[int, float]:
        began, iterations, took = time.process_time(), 0, 0.0
        while took < seconds:
            player.step(state)
            iterations += SIMULATIONS[name]
            took = time.process_time() - began
        return iterations, took

    return step


class _Judge:
    """What the game's brain thinks of a state, in OpenSpiel's terms; all actions are equal before they are tried."""

    def evaluate(self, state: Any) -> list[float]:
        """The expected result of each player."""
        pos: Position = state.node.pos
        if pos.outcome is not None:
            found: list[float] = state.returns()
            return found
        return [(pos.players * share - 1) / (pos.players - 1) for share in brain_of(pos.game).value(pos)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Of each action."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def keep_time(
    game: Game, level: str, asked: Iterator[Question], count: int, say: Callable[[str], None]
) -> dict[str, float]:
    """How long a level thinks with its own budget, as a part of it: by the clock on the wall, and of the processor."""
    decide = bot(game.id, level)
    walls, works = list[float](), list[float]()
    for at in range(count):
        say(f"{game.id} {level} {at + 1}/{count}")
        _, obs = next(asked)
        wall, work = time.perf_counter(), time.thread_time()
        decide(obs, Random(at))
        walls.append((time.perf_counter() - wall) / SECONDS[level])
        works.append((time.thread_time() - work) / SECONDS[level])
    return {
        "seconds": SECONDS[level],
        "median": percentile(walls, 0.5),
        "p99": percentile(walls, 0.99),
        "max": max(walls),
        "own_p99": percentile(works, 0.99),
    }


# ---- showing


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    theirs = [name for name in THEIRS if data["openspiel"]]
    head = {key: data[key] for key in ("python", "machine")}
    out.print(t(lang, "cli-bench-search-head", version=data["tetrapolis"], **head), markup=False)
    columns = ["game", "players", *OURS, *theirs, *(f"ratio-{name}" for name in theirs)]
    rows = table(_headings(lang, columns), range(1, len(columns)))
    for row in data["games"]:
        speeds, ratio = row["iterations_per_second"], row["ratio"]
        rows.add_row(
            game_name(lang, row["game"]),
            str(row["players"]),
            *(number(lang, speeds[name], 0 if speeds[name] >= 10 else 2) for name in (*OURS, *theirs)),
            *(number(lang, ratio[name], 2) + "×" for name in theirs),
        )
    out.print(rows)
    said = "cli-bench-search-peer" if theirs else "cli-bench-search-missing"
    out.print(t(lang, said, version=data["openspiel"]), markup=False)
    if any(row["budgets"] for row in data["games"]):
        out.print(_budget_table(data, lang))


def _headings(lang: str, columns: Sequence[str]) -> list[str]:
    return [t(lang, f"cli-bench-search-{column}") for column in columns]


def _budget_table(data: dict[str, Any], lang: str) -> Any:
    columns = ("game", "level", "budget", "median", "p99", "max", "own-p99")
    rows = table(_headings(lang, columns), range(2, len(columns)))
    for row in data["games"]:
        for level, times in row["budgets"].items():
            rows.add_row(
                game_name(lang, row["game"]),
                level,
                number(lang, times["seconds"], 3),
                *(number(lang, 100 * times[part], 1) for part in ("median", "p99", "max", "own_p99")),
            )
    return rows
