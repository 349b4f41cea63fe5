"""`tetrapolis bench envs`: how many steps learning programs get in a second, next to environments of others.

A step is a decision of a seat: the vector of what it sees, the mask of what it may do, an action drawn by chance from
these, and the game goes on. Slices of processor time take turns, so that what slows the machine down meets all.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Annotated, Any, NamedTuple

import typer

from tetrapolis.cli.bench.engine import SLICES, Clock, PlayGame, status, times_as_fast
from tetrapolis.cli.common import AsJson, Lang, console, number, print_json, table
from tetrapolis.core.game import Game
from tetrapolis.core.version import __version__
from tetrapolis.locales import t
from tetrapolis.locales.words import game_name

PLAYERS = 4
"""Or as many as a game takes."""
OURS = ("batched", "single")


class Peer(NamedTuple):
    """An environment of others."""

    name: str
    package: str
    install: str
    make: Callable[[], PlayGame]
    """ImportError if it is not here."""


def bench_envs(
    game: Annotated[list[str] | None, typer.Option("--game", metavar="game")] = None,
    count: Annotated[int, typer.Option(metavar="N", min=1, max=10_000)] = 8,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001, max=3600)] = 4.0,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Measure the environments."""
    from tetrapolis.games import game as game_of
    from tetrapolis.games import games as names

    chosen = [game_of(name) for name in game or names()]
    peers = found_peers()
    with status(lang) as say:
        rows = [measure(each, count, seconds, peers, say) for each in chosen]
    data = {
        "tetrapolis": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "count": count,
        "peers": {peer.name: version(peer.package) for peer in PEERS if peer.name in peers},
        "games": rows,
    }
    if as_json:
        print_json(data)
    else:
        _print(data, lang)


# ---- measuring


def measure(
    game: Game, count: int, seconds: float, peers: dict[str, PlayGame], say: Callable[[str], None]
) -> dict[str, Any]:
    """The figures of a game; the seconds are for each environment."""
    from tetrapolis.envs import pettingzoo

    players = min(PLAYERS, game.players[-1])
    single = pettingzoo_game(pettingzoo.env(game.id, players))
    plays = {"batched": batched_games(game, players, count), "single": single, **peers}
    clocks = {name: Clock(play) for name, play in plays.items()}
    for part in range(SLICES):
        for name, clock in clocks.items():
            say(f"{game.id} {name} {part + 1}/{SLICES}")
            clock.run(seconds / SLICES)
    ours = clocks["batched"]
    return {
        "game": game.id,
        "players": players,
        "steps_per_second": {name: clock.figures()["decisions_per_second"] for name, clock in clocks.items()},
        "ratio": {
            name: times_as_fast(ours, clock)["decisions_per_second"] for name, clock in clocks.items() if clock != ours
        },
    }


def batched_games(game: Game, players: int, count: int) -> PlayGame:
    """As many games as there are rows, from their beginnings, so that all parts of a game have their share."""
    from tetrapolis.envs.batched import BatchedEnv

    env = BatchedEnv(game.id, players, count)

    def play(number: int) -> int:
        env.reset(seed=number)
        steps = ended = 0
        while ended < count:
            env.step(env.random_actions())
            steps += count
            ended += int(env.over.sum())
        return steps

    return play


def pettingzoo_game(env: Any) -> PlayGame:
    """A game through PettingZoo's cycle, whoever's environment it is."""

    def play(number: int) -> int:
        rng, steps = Random(number), 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps

    return play


# ---- peers


def found_peers() -> dict[str, PlayGame]:
    """Those that can be measured here."""
    found = {}
    for peer in PEERS:
        try:
            found[peer.name] = peer.make()
        except ImportError:
            continue
    return found


def _hanabi() -> PlayGame:
    """A cooperative card game of PettingZoo's own collection; it plays by OpenSpiel's rules, through Shimmy."""
    collected: Any = import_module("pettingzoo.classic.hanabi.hanabi")
    return pettingzoo_game(collected.env(players=PLAYERS))


def _hearts() -> PlayGame:
    """A trick-taking game of OpenSpiel's own, written in C++, called from Python."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts")

    def play(number: int) -> int:
        rng, steps, state = Random(number), 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            player = state.current_player()
            state.information_state_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


PEERS = (
    Peer("hanabi", "pettingzoo", 'pip install "tetrapolis[envs]" shimmy', _hanabi),
    Peer("hearts", "open_spiel", 'pip install "tetrapolis[envs]"', _hearts),
)


# ---- showing


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    head = {key: data[key] for key in ("python", "machine", "count")}
    out.print(t(lang, "cli-bench-envs-head", version=data["tetrapolis"], **head), markup=False)
    out.print(_speed_table(data, lang))
    for peer in PEERS:
        if peer.name in data["peers"]:
            said = t(lang, f"cli-bench-envs-{peer.name}", version=data["peers"][peer.name])
        else:
            said = t(lang, "cli-bench-envs-missing", peer=peer.name, install=peer.install)
        out.print(said, markup=False)


def _speed_table(data: dict[str, Any], lang: str) -> Any:
    peers = list(data["peers"])
    headings = [t(lang, f"cli-bench-envs-{column}") for column in ("game", "players", *OURS)]
    headings += [*peers, *(t(lang, "cli-bench-envs-ratio", peer=peer) for peer in peers)]
    rows = table(headings, range(1, len(headings)))
    for row in data["games"]:
        rows.add_row(
            game_name(lang, row["game"]),
            str(row["players"]),
            *(number(lang, row["steps_per_second"][name]) for name in (*OURS, *peers)),
            *(number(lang, row["ratio"][name], 2) + "×" for name in peers),
        )
    return rows
