"""From nothing to a network that plays: imitate the game's brain, imitate a search, then learn from own games.

Every game has a seed of its own, and games come in chunks of a fixed size: the same plan makes the same network however
many processes share the work, and a training that was broken off goes on where it was.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

from tetrapolis.bots import bot
from tetrapolis.bots.learned import playing
from tetrapolis.bots.net import Net, blank, load, save
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.learning import gradient
from tetrapolis.learning.growing import grown
from tetrapolis.learning.imitating import imitate
from tetrapolis.learning.judging import Wins, seated, verdict
from tetrapolis.learning.recording import recorded
from tetrapolis.learning.samples import Adam, Samples, joined

T = TypeVar("T")
CHUNK = 5
"""Games that a process plays at a time."""
STORED = 10
"""After so many lots of own games what was learned is stored."""


class BadFolder(TetrapolisError):
    """The folder cannot be trained in."""


class Plan(msgspec.Struct, frozen=True):
    """What to train, and how long."""

    game: str
    players: int
    tables: tuple[dict[str, Any], ...] = ({},)
    """The options of the tables it shall know; they take turns."""
    seed: int = 1
    rounds: int = 1
    """How often search and own games follow each other."""
    copied: int = 200
    """Games of the game's own brain that are imitated first; 0: none are."""
    searched: int = 40
    """Games of the search, in each round; 0: none are."""
    worlds: int = 8
    """In so many worlds it tries a move."""
    lots: int = 120
    """Lots of own games, in each round."""
    games: int = 60
    """Own games in a lot."""
    gate: int = 1200
    """Games at most to tell whether a round made it better."""
    rate: float = 3e-4
    far: float = gradient.FAR
    """How far ahead own games are judged: 0 by what is expected at the clock's next step, 1 by the result alone."""
    begin: str = ""
    """The digest of a network to begin with, for whatever number of players; it lies in the folder as `begin.net`."""


class Step(msgspec.Struct, frozen=True):
    """A line of the curve: what was done, how much of it, and what it came to."""

    round: int
    stage: str
    """`copy`, `search`, `play`, `gate`."""
    done: int
    """Decisions (copy, search), lots (play) or games (gate)."""
    worth: float
    """Copy and search: how often it does the same; play: how much better than expected; gate: its share of wins."""
    seconds: float
    kept: bool | None = None
    """Gate: whether it is the best network now."""


class State(msgspec.Struct):
    """What lies in the folder beside the networks."""

    plan: Plan
    done: list[str] = []
    """Stages that are finished."""
    steps: list[Step] = []


class Training:
    """A training in a folder: what is done lies there, and is not done again.

    `told` hears of each step that is done, `going` how far a stage is.
    """

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        told: Callable[[Step], None] = lambda step: None,
        going: Callable[[str, int, int], None] = lambda stage, done, of: None,
        first: Net | None = None,
    ) -> None:
        self.plan, self.folder, self.told, self.going = plan, folder, told, going
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.state = state_in(folder) or State(plan)
            if self.state.plan != plan:
                raise BadFolder("train-error-other", folder=str(folder))
            if first is not None:
                self._keep(first, "begin")
            self._store()
        except OSError as error:
            raise BadFolder("train-error-write", folder=str(folder)) from error
        self._spent = self.state.steps[-1].seconds if self.state.steps else 0.0
        self._began = time.perf_counter()

    def run(self, pool: Executor) -> Net:
        """Train to the end of the plan; the best network."""
        self._once("copy", lambda: self._copy(pool))
        for number in range(self.plan.rounds):
            for stage, work in (("search", self._search), ("play", self._play), ("gate", self._gate)):
                self._once(f"{number}/{stage}", lambda work=work, number=number: work(pool, number))  # type: ignore[misc]
        return self._net("best")

    # ---- stages

    def _copy(self, pool: Executor) -> None:
        """Do as the game's brain does."""
        plan = self.plan
        net = grown(self._net("begin"), plan.players) if plan.begin else blank(plan.game, plan.players, plan.seed)
        if plan.copied:
            samples = self._recorded(pool, "copy", plan.copied, 0, None)
            if not plan.begin:
                net.inward[~samples.seen.any(axis=0)] = 0.0  # what was never seen shall not count by chance
            self._learn(net, samples, 0, "copy")
        self._keep(net, "now")

    def _search(self, pool: Executor, number: int) -> None:
        """Do as the search does, which from the second round on plays worlds out with the best network so far."""
        net, plan = self._net("now"), self.plan
        if not plan.searched:
            return
        samples = self._recorded(pool, "search", plan.searched, plan.worlds, number and self._net("best"), number)
        self._learn(net, samples, number, "search")
        self._keep(net, "now")

    def _play(self, pool: Executor, number: int) -> None:
        """Learn from own games against a pool: the levels, and the networks of earlier rounds."""
        plan, net = self.plan, self._net("now")
        nets = {f"round{n}": self._net(f"round{n}") for n in range(number)}
        adam, file = Adam(net, plan.rate), self.folder / "play.npz"
        start = _restore(file, net, adam) if file.exists() else 0
        for lot in range(start, plan.lots):
            self.going("play", lot, plan.lots)
            adam.rate = plan.rate * (1 - 0.8 * lot / plan.lots)
            seeds = self._seeds(f"play{number}/{lot}", plan.games)
            jobs = [(net, part, gradient.pool_of(nets), nets, plan.far) for part in _chunks(seeds)]
            got = gradient.together(list(pool.map(_played, jobs)))
            worth = gradient.improve(net, got, adam, np.random.default_rng([plan.seed, number, lot]))
            if (lot + 1) % STORED == 0 or lot + 1 == plan.lots:
                _keep_going(file, net, adam, lot + 1)
                self._tell(number, "play", lot + 1, worth)
        self._keep(net, "now")
        file.unlink(missing_ok=True)

    def _gate(self, pool: Executor, number: int) -> None:
        """Kept if it beats what was there before: the best network, or at first the game's own brain."""
        plan, net = self.plan, self._net("now")
        before = self._net("best") if (self.folder / "best.net").exists() else None
        found, better = Wins(0, 0), None
        while better is None and found.games < plan.gate:
            self.going("gate", found.games, plan.gate)
            at, lot = found.games, CHUNK * plan.players * 4
            seeds = self._seeds(f"gate{number}", (at + lot) // plan.players, at // plan.players)
            each = [seed for seed in seeds for _ in range(plan.players)]  # every deal from every seat
            jobs = [(net, before, part, at + CHUNK * n) for n, part in enumerate(_chunks(each))]
            parts = [found, *pool.map(_judged, jobs)]
            found = Wins(sum(part.wins for part in parts), sum(part.games for part in parts))
            better = verdict(found, plan.players)
        kept = bool(better) or before is None
        self._keep(net, f"round{number}")
        if kept:
            about = {"plan": msgspec.to_builtins(plan), "round": number, "share": found.share, "games": found.games}
            self._keep(replace(net, about=about), "best")
        self._tell(number, "gate", found.games, found.share, kept)

    # ---- what they share

    def _seeds(self, name: str, count: int, first: int = 0) -> list[Seed]:
        """Seeds of games, each with the options of its table."""
        plan = self.plan
        return [(f"{plan.seed}/{name}/{n}", plan.tables[n % len(plan.tables)]) for n in range(first, count)]

    def _recorded(
        self, pool: Executor, name: str, games: int, worlds: int, net: Net | int | None, number: int = 0
    ) -> Samples:
        jobs = [
            (self.plan.game, self.plan.players, part, worlds, net or None)
            for part in _chunks(self._seeds(f"{name}{number}", games))
        ]
        parts = list[Samples]()
        for part in pool.map(_recorded, jobs):
            parts.append(part)
            self.going(name, min(CHUNK * len(parts), games), games)
        return joined(parts)

    def _learn(self, net: Net, samples: Samples, number: int, stage: str) -> None:
        curve = imitate(net, samples, self.plan.seed)
        self._tell(number, stage, len(samples), curve[-1].agrees)

    def _tell(self, number: int, stage: str, done: int, worth: float, kept: bool | None = None) -> None:
        seconds = self._spent + time.perf_counter() - self._began
        step = Step(number, stage, done, round(worth, 4), round(seconds, 1), kept)
        self.state.steps.append(step)
        self._store()
        self.told(step)

    def _once(self, stage: str, run: Callable[[], None]) -> None:
        if stage not in self.state.done:
            run()
            self.state.done.append(stage)
            self._store()

    def _store(self) -> None:
        file = self.folder / "training.json"
        part = file.with_suffix(".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self.state)) + b"\n")
        part.replace(file)

    def _net(self, name: str) -> Net:
        return load(self.folder / f"{name}.net")

    def _keep(self, net: Net, name: str) -> None:
        part = self.folder / f"{name}.part"
        save(net, part)
        part.replace(self.folder / f"{name}.net")


def state_in(folder: Path) -> State | None:
    """What was trained in a folder so far; None: nothing. BadFolder if it cannot be read."""
    try:
        return msgspec.json.decode((folder / "training.json").read_bytes(), type=State)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise BadFolder("train-error-folder", folder=str(folder)) from error


def one_thread() -> None:
    """Before processes are started that share the cores: numpy shall not take them all in each."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")


# ---- what the processes do

Seed = tuple[str, dict[str, Any]]
"""A game to play: its seed, and the options of its table."""


def _chunks(seeds: Sequence[T]) -> list[Sequence[T]]:
    return [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]


def _recorded(job: tuple[str, int, Sequence[Seed], int, Net | None]) -> Samples:
    return recorded(*job)


def _played(job: tuple[Net, Sequence[Seed], Sequence[str], dict[str, Net], float]) -> gradient.Played:
    return gradient.played(*job)


def _judged(job: tuple[Net, Net | None, Sequence[Seed], int]) -> Wins:
    net, before, seeds, first = job
    return seated(net, bot(net.game, "normal") if before is None else playing(before), seeds, first)


# ---- in the middle of a stage


def _keep_going(file: Path, net: Net, adam: Adam, lots: int) -> None:
    parts = {f"{name}{n}": part for name, kind in _parts(net, adam) for n, part in enumerate(kind)}
    part = file.with_suffix(".part.npz")
    np.savez(part, time=adam.time, lots=lots, **parts)
    part.replace(file)


def _restore(file: Path, net: Net, adam: Adam) -> int:
    """Go on with what was stored; how many lots that were."""
    with np.load(file, allow_pickle=False) as found:
        for name, kind in _parts(net, adam):
            for n, part in enumerate(kind):
                part[...] = found[f"{name}{n}"]
        adam.time = int(found["time"])
        return int(found["lots"])


def _parts(net: Net, adam: Adam) -> Iterable[tuple[str, Sequence[Any]]]:
    return ("weight", net.weights), ("mean", adam.means), ("square", adam.squares)
