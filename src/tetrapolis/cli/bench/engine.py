"""`tetrapolis bench`: how fast the engine is, on one core, next to peers measured in the same run.

Everything is processor time (`time.process_time`), so that other programs disturb little. The runs of our games and
of the peers take turns in short slices: what slows the machine down meets both, and the ratio stands.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from statistics import median
from typing import Annotated, Any

import typer

from tetrapolis.cli.common import (
    AsJson,
    Lang,
    OptionList,
    UsageProblem,
    console,
    number,
    option_properties,
    parse_options,
    print_json,
    table,
)
from tetrapolis.core.driving import next_actor
from tetrapolis.core.game import Game
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK
from tetrapolis.core.version import __version__
from tetrapolis.locales import t
from tetrapolis.locales.words import game_name

SLICES = 5
"""Into how many slices each measurement is cut."""
POSITIONS = 40
"""Positions, each from a game of its own at a random ply, on which single operations are timed."""
OPERATIONS = ("copy", "observe", "prompt", "resample", "to_json", "from_json")
LOOKS = ("observe", "prompt")
PEER_PLAYERS = 4
LEVEL = "normal"
"""The bot that is measured, if a game has it."""

PlayGame = Callable[[int], int]
"""Plays one game from a number as seed and tells how many decisions it took."""


class Clock:
    """Decisions and games counted in slices of processor time."""

    def __init__(self, play: PlayGame) -> None:
        self.play = play
        self.slices: list[tuple[float, int, int]] = []
        self.played = 0

    def run(self, seconds: float) -> None:
        """Play whole games for about this long, at least one."""
        decisions = games = 0
        began = now = time.process_time()
        while games == 0 or now - began < seconds:
            decisions += self.play(self.played + games)
            games += 1
            now = time.process_time()
        self.played += games
        self.slices.append((max(now - began, 1e-9), decisions, games))

    def figures(self) -> dict[str, Any]:
        """Totals over all slices."""
        seconds, decisions, games = (sum(part) for part in zip(*self.slices, strict=True))
        return {
            "decisions_per_second": decisions / seconds,
            "games_per_second": games / seconds,
            "decisions_per_game": decisions / games,
            "games": games,
            "seconds": seconds,
        }


def bench(
    name: Annotated[str | None, typer.Argument(metavar="game")] = None,
    players: Annotated[str, typer.Option(metavar="N|N-N", show_default=False)] = "",
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001, max=3600)] = 2.0,
    as_json: AsJson = False,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    option: OptionList = None,
    lang: Lang = "en",
) -> None:
    """Measure the engine."""
    from tetrapolis.games import game
    from tetrapolis.games import games as names

    chosen = [game(each) for each in ((name,) if name is not None else names())]
    counts = player_counts(players, chosen)
    options = [all_content(each) | parse_options(each, None, option or ()) for each in chosen]
    with status(lang) as say:
        measured = [
            measure(each, counts[each.id], more, seconds, peers, say)
            for each, more in zip(chosen, options, strict=True)
            if counts[each.id]
        ]
    data: dict[str, Any] = {
        "tetrapolis": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "games": measured,
    }
    if as_json:
        print_json(data)
    else:
        _print(data, lang)


def player_counts(text: str, games: Sequence[Game]) -> dict[str, list[int]]:
    """Numbers of players for each game: `4`, `2-8`, or all if nothing is said; some game must allow all of them.

    >>> import tetrapolis as tp
    >>> player_counts("3-5", [tp.game("citadels"), tp.game("ankh_morpork")])
    {'citadels': [3, 4, 5], 'ankh_morpork': [3, 4]}
    """
    if not text:
        return {game.id: list(game.players) for game in games}
    low, dash, high = text.partition("-")
    try:
        counts = range(int(low), int(high if dash else low) + 1)
    except ValueError:
        counts = range(0)
    if not counts or not any(counts[0] in game.players and counts[-1] in game.players for game in games):
        fewest, most = min(game.players[0] for game in games), max(game.players[-1] for game in games)
        raise UsageProblem("cli-error-counts", text=text[:40], low=fewest, high=most)
    return {game.id: [count for count in counts if count in game.players] for game in games}


def all_content(game: Game) -> dict[str, Any]:
    """The options with which everything there is comes up, game by game.

    >>> import tetrapolis as tp
    >>> all_content(tp.game("citadels")), all_content(tp.game("ankh_morpork"))
    ({'preset': 'random'}, {})
    """
    presets = option_properties(game).get("preset", {}).get("enum", ())
    return {"preset": "random"} if "random" in presets else {}


# ---- measuring


def measure(
    game: Game, counts: list[int], options: dict[str, Any], seconds: float, peers: bool, say: Callable[[str], None]
) -> dict[str, Any]:
    """All figures of one game, the peers' slices between ours."""
    from tetrapolis.bots import levels

    ours = {count: Clock(random_game(game, count, options)) for count in counts}
    thinks = LEVEL in levels(game.id)
    thinking = {count: Clock(bot_game(game, count, options, LEVEL)) for count in counts} if thinks else {}
    theirs = {name: Clock(play) for name, play in found_peers().items() if play} if peers else {}
    for part in range(SLICES):
        for count in counts:
            say(f"{game.id} {count}p {part + 1}/{SLICES}")
            ours[count].run(seconds / SLICES)
            if count in thinking:
                thinking[count].run(seconds / SLICES)
            if count == _nearest(counts, PEER_PLAYERS):
                for name, clock in theirs.items():
                    say(f"{name} {part + 1}/{SLICES}")
                    clock.run(seconds / SLICES)
    rows = []
    for count in counts:
        say(f"{game.id} {count}p {', '.join(OPERATIONS)}")
        rows.append(
            {
                "players": count,
                "random": ours[count].figures(),
                "normal": thinking[count].figures() if count in thinking else None,
                "microseconds": time_operations(game, count, options, seconds),
                "first": time_first(game, count, options, seconds),
                "ratio": {name: times_as_fast(ours[count], clock) for name, clock in theirs.items()},
            }
        )
    return {
        "game": game.id,
        "options": options,
        "compiled": _compiled(game),
        "players": rows,
        "peers": [_peer(name, theirs.get(name)) for name in found_peers()] if peers else [],
    }


def _nearest(counts: list[int], wanted: int) -> int:
    return min(counts, key=lambda count: abs(count - wanted))


def times_as_fast(ours: Clock, theirs: Clock) -> dict[str, float]:
    """How many times the peer's speed: the median over the slices, which were measured next to each other."""
    pairs = list(zip(ours.slices, theirs.slices, strict=True))
    return {
        "decisions_per_second": median((a[1] / a[0]) / (b[1] / b[0]) for a, b in pairs),
        "games_per_second": median((a[2] / a[0]) / (b[2] / b[0]) for a, b in pairs),
    }


def _compiled(game: Game) -> bool:
    file = getattr(sys.modules[game.setup.__module__], "__file__", "") or ""
    return not file.endswith(".py")


def random_game(game: Game, players: int, options: dict[str, Any]) -> PlayGame:
    """Random play."""

    def play(number: int) -> int:
        rng = Random(number)
        pos = game.new(players, f"bench/{number}", options)
        decisions = 0
        while pos.outcome is None:
            seat = next_actor(pos, rng)
            pos.play(seat, pos.legal(seat).sample(rng))
            decisions += 1
        return decisions

    return play


def bot_game(game: Game, players: int, options: dict[str, Any], level: str) -> PlayGame:
    """Games between bots of a level, observations included."""
    from tetrapolis.bots import bot

    decide = bot(game.id, level)

    def play(number: int) -> int:
        rng = Random(number)
        pos = game.new(players, f"bench/{number}", options)
        decisions = 0
        while pos.outcome is None:
            seat = next_actor(pos, rng)
            pos.play(seat, pos.legal(seat).sample(rng) if seat == CLOCK else decide(pos.observe(seat), rng))
            decisions += 1
        return decisions

    return play


def sample_positions(game: Game, players: int, options: dict[str, Any], count: int) -> list[Position]:
    """Positions from random games, each after a number of decisions drawn evenly from its game."""
    rng = Random(players)
    found = []
    for which in range(count):
        stop = rng.randrange(random_game(game, players, options)(which))
        moves = Random(which)
        pos = game.new(players, f"bench/{which}", options)
        for _ in range(stop):
            seat = next_actor(pos, moves)
            pos.play(seat, pos.legal(seat).sample(moves))
        found.append(pos)
    return found


def time_operations(game: Game, players: int, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """Microseconds per operation: the mean for each position, and the median of these over the positions."""
    positions = sample_positions(game, players, options, POSITIONS if seconds >= 0.5 else 5)
    budget = seconds / len(OPERATIONS) / len(positions)
    return {name: median(_time_one(_operation(name, pos), budget) for pos in positions) * 1e6 for name in OPERATIONS}


def time_first(game: Game, players: int, options: dict[str, Any], seconds: float) -> dict[str, dict[str, float]]:
    """Microseconds of an observation and then its prompt where nothing is known of the position yet, as at a table:
    along random games, each decision and seat once. Medians for a seat that is `asked`, and for `any` seat.
    """
    asked: list[tuple[float, float]] = []
    everyone: list[tuple[float, float]] = []
    began, number = time.process_time(), 0
    while not number or time.process_time() - began < seconds:
        rng = Random(number)
        pos = game.new(players, f"bench/{number}", options)
        while pos.outcome is None:
            waiting = {decision.seat for decision in pos.pending}
            times = [_time_looking(pos.copy(), seat) for seat in range(players)]
            asked += [times[seat] for seat in waiting]
            observe, prompt = (sum(column) / players for column in zip(*times, strict=True))
            everyone.append((observe, prompt))
            actor = next_actor(pos, rng)
            pos.play(actor, pos.legal(actor).sample(rng))
        number += 1
    return {
        who: {name: median(column) * 1e6 for name, column in zip(LOOKS, zip(*times, strict=True), strict=True)}
        for who, times in (("asked", asked), ("any", everyone))
    }


def _time_looking(pos: Position, seat: int) -> tuple[float, float]:
    """Seconds of processor time for an observation of a fresh position, and for its prompt."""
    began = time.process_time()
    observation = pos.observe(seat)
    seen = time.process_time()
    observation.prompt  # noqa: B018, it is made when it is read
    return seen - began, time.process_time() - seen


Operation = tuple[Callable[[], Any], Callable[[Any], Any]]
"""Something to prepare, which is not timed, and what is done with it, which is."""


def _operation(name: str, pos: Position) -> Operation:
    game = pos.game
    seat = pos.pending[0].seat
    if name == "copy":
        return (lambda: pos), lambda it: it.copy()
    if name == "observe":  # of a fresh position: its legal moves are not known yet
        return pos.copy, lambda twin: twin.observe(seat)
    if name == "prompt":  # of a fresh observation: it is made once of each
        return (lambda: pos.observe(seat)), lambda observation: observation.prompt
    if name == "resample":
        seen, rng = pos.observe(seat), Random(1)
        return (lambda: seen), lambda observation: observation.resample(rng)
    if name == "to_json":
        return (lambda: pos), lambda it: it.to_json()
    text = pos.to_json()
    return (lambda: text), game.from_json


def _time_one(operation: Operation, budget: float) -> float:
    """Mean processor seconds of an operation, repeated for about the budget in batches."""
    prepare, work = operation
    work(prepare())
    spent, done, batch = 0.0, 0, 1
    while True:
        inputs = [prepare() for _ in range(batch)]
        began = time.process_time()
        for each in inputs:
            work(each)
        took = time.process_time() - began
        spent += took
        done += batch
        if spent >= budget:
            return spent / done
        batch = min(batch * 2, 64)


# ---- peers


def found_peers() -> dict[str, PlayGame | None]:
    """Other engines that can be measured here; None for one that is not installed."""
    try:
        return {"catanatron": _catanatron()}
    except ImportError:
        return {"catanatron": None}


def _catanatron() -> PlayGame:
    """Catan in Python: four random players."""
    engine = import_module("catanatron")
    play_one: Any = engine.Game
    seats = [engine.Color.RED, engine.Color.BLUE, engine.Color.ORANGE, engine.Color.WHITE]

    def play(number: int) -> int:
        before = random.getstate()  # it seeds and uses the global generator
        try:
            game = play_one([engine.RandomPlayer(color) for color in seats], seed=number + 1)
            game.play()
        finally:
            random.setstate(before)
        return len(game.state.actions)

    return play


def _peer(name: str, clock: Clock | None) -> dict[str, Any]:
    if clock is None:
        return {"name": name, "installed": False}
    try:
        found = version(name)
    except PackageNotFoundError:
        found = ""
    return {"name": name, "installed": True, "version": found, "players": PEER_PLAYERS, "random": clock.figures()}


# ---- showing


@contextmanager
def status(lang: str) -> Iterator[Callable[[str], None]]:
    """Tells on a terminal what is being measured."""
    if not sys.stderr.isatty():
        yield lambda what: None
        return
    from rich.console import Console

    with Console(stderr=True).status("") as line:
        yield lambda what: line.update(t(lang, "cli-bench-progress", what=what))


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    for game in data["games"]:
        said = t(
            lang,
            "cli-bench-head",
            game=game_name(lang, game["game"]),
            version=data["tetrapolis"],
            python=data["python"],
            machine=data["machine"],
            compiled=game["compiled"],
            options=", ".join(f"{key}={value}" for key, value in game["options"].items()) or "none",
        )
        out.print(said, markup=False)
        out.print(_speed_table(game, lang))
        out.print(_operation_table(game, lang))
        out.print(t(lang, "cli-bench-first"), markup=False)
        out.print(_first_table(game, lang))
        for peer in game["peers"]:
            out.print(_peer_text(game, peer, lang), markup=False)


def _headings(lang: str, columns: Sequence[str]) -> list[str]:
    return [t(lang, f"cli-bench-{column}") for column in columns]


def _speed_table(game: dict[str, Any], lang: str) -> Any:
    peers = [peer["name"] for peer in game["peers"] if peer["installed"]]
    headings = _headings(lang, ("players", "decisions", "games", "length", "normal"))
    headings += [t(lang, "cli-bench-ratio", peer=peer) for peer in peers]
    rows = table(headings, range(len(headings)))
    for row in game["players"]:
        rows.add_row(
            str(row["players"]),
            number(lang, row["random"]["decisions_per_second"]),
            number(lang, row["random"]["games_per_second"], 1),
            number(lang, row["random"]["decisions_per_game"]),
            number(lang, row["normal"]["decisions_per_second"]) if row["normal"] else "–",
            *(number(lang, row["ratio"][peer]["decisions_per_second"], 2) + "×" for peer in peers),
        )
    return rows


def _operation_table(game: dict[str, Any], lang: str) -> Any:
    rows = table([*_headings(lang, ("players",)), *(f"{name} µs" for name in OPERATIONS)], range(1 + len(OPERATIONS)))
    for row in game["players"]:
        rows.add_row(str(row["players"]), *(number(lang, row["microseconds"][name], 1) for name in OPERATIONS))
    return rows


def _first_table(game: dict[str, Any], lang: str) -> Any:
    columns = [(who, name) for who in ("asked", "any") for name in LOOKS]
    headings = [t(lang, f"cli-bench-first-{who}", what=name) for who, name in columns]
    rows = table([*_headings(lang, ("players",)), *headings], range(1 + len(columns)))
    for row in game["players"]:
        rows.add_row(str(row["players"]), *(number(lang, row["first"][who][name], 1) for who, name in columns))
    return rows


def _peer_text(game: dict[str, Any], peer: dict[str, Any], lang: str) -> str:
    if not peer["installed"]:
        return t(lang, "cli-bench-peer-missing", peer=peer["name"])
    near = min(game["players"], key=lambda row: abs(row["players"] - PEER_PLAYERS))
    return t(
        lang,
        "cli-bench-peer",
        peer=peer["name"],
        version=peer["version"],
        players=peer["players"],
        decisions=number(lang, peer["random"]["decisions_per_second"]),
        games=number(lang, peer["random"]["games_per_second"], 1),
        ours=near["players"],
        ratio=number(lang, near["ratio"][peer["name"]]["decisions_per_second"], 2),
        gameratio=number(lang, near["ratio"][peer["name"]]["games_per_second"], 1),
    )
