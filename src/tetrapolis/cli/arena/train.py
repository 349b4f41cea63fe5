"""`tetrapolis train`: a network learns a game from searches and from its own games, and is kept if it plays better."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from tetrapolis.cli import INTERRUPTED
from tetrapolis.cli.common import (
    AsJson,
    Lang,
    UsageProblem,
    console,
    number,
    parse_options,
    print_json,
    progress_bar,
    table,
)
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.extras import need
from tetrapolis.locales import t
from tetrapolis.locales.numbers import percent, signed

if TYPE_CHECKING:
    from tetrapolis.bots.net import Net
    from tetrapolis.learning.training import Plan, Step, Training

MOST = 1_000_000


def train(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    out: Annotated[Path | None, typer.Option(metavar="dir")] = None,
    tables: Annotated[list[str] | None, typer.Option("--table", metavar="KEY=VALUE,...")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, max=100)] = 1,
    copied: Annotated[int, typer.Option(metavar="N", min=0, max=MOST)] = 200,
    searched: Annotated[int, typer.Option(metavar="N", min=0, max=MOST)] = 40,
    worlds: Annotated[int, typer.Option(metavar="N", min=1, max=1000)] = 8,
    lots: Annotated[int, typer.Option(metavar="N", min=1, max=MOST)] = 120,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=MOST)] = 60,
    gate: Annotated[int, typer.Option(metavar="N", min=1, max=MOST)] = 1200,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    far: Annotated[float, typer.Option(metavar="X", min=0, max=1)] = 0.8,
    rate: Annotated[float, typer.Option(metavar="X", min=0, max=1)] = 3e-4,
    begin: Annotated[Path | None, typer.Option(metavar="net")] = None,
    cluster: Annotated[str | None, typer.Option(metavar="address")] = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Train a network."""
    need("arena")
    if cluster is not None:
        need("cluster")
    from tetrapolis.learning.training import Plan, one_thread, state_in

    one_thread()
    first = None if begin is None else _first(begin, name)
    if name is None:
        plan = _begun(out, state_in(out) if out else None)
    else:
        plan = Plan(
            name,
            _players(name, players),
            tuple(_options(name, text) for text in tables or [""]),
            seed,
            rounds,
            copied,
            searched,
            worlds,
            lots,
            games,
            gate,
            rate=rate,
            far=far,
            begin="" if begin is None else sha256(begin.read_bytes()).hexdigest()[:16],
        )
    folder = out or Path("nets") / f"{plan.game}-{plan.players}-seed{plan.seed}"
    with _telling(plan, folder, lang, as_json, first) as training:
        _run(training, workers, cluster, lang)
    _tell(training, folder, as_json, lang)


def _begun(out: Path | None, state: Any) -> Plan:
    """The plan of a training that was begun in a folder."""
    if state is None:
        raise UsageProblem("train-error-what" if out is None else "train-error-none", folder=str(out))
    plan: Plan = state.plan
    return plan


def _first(file: Path, name: str | None) -> Net:
    """The network to begin with; BadOptions if it is none, or knows another game."""
    from tetrapolis.bots.net import load

    net = load(file)
    if net.game != name:
        raise BadOptions("error-net-game", file=str(file), game=net.game)
    return net


def _players(name: str, players: int | None) -> int:
    from tetrapolis.games import game
    from tetrapolis.numbers.encoding import codec

    return codec(name, game(name).players[0] if players is None else players).players


def _options(name: str, text: str) -> dict[str, Any]:
    """The options of one kind of table: `preset=random,edition=2016`, or nothing for the usual ones."""
    from tetrapolis.games import game

    found = game(name)
    options = parse_options(found, None, [pair for pair in text.split(",") if pair.strip()])
    found.options(options)
    return options


def _run(training: Training, workers: int, cluster: str | None, lang: str) -> None:
    from tetrapolis.arena.running import WorkersLost, workshop

    again = t(lang, "train-again", again=f"tetrapolis train --out {shlex.quote(str(training.folder))}")
    try:
        with workshop(workers, cluster) as where:
            training.run(where.executor)
    except KeyboardInterrupt:
        print(again, file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except WorkersLost as error:
        print(t(lang, error.id), again, sep="\n", file=sys.stderr)
        raise typer.Exit(1) from None


# ---- what is told


@contextmanager
def _telling(plan: Plan, folder: Path, lang: str, as_json: bool, first: Net | None) -> Iterator[Training]:
    """A training with a bar for its stages, if somebody looks; else a line for each step."""
    from tetrapolis.learning.training import Training

    if as_json or not sys.stderr.isatty():
        told = _ignore if as_json else lambda step: print(_line(step, lang), flush=True)
        yield Training(plan, folder, told, first=first)
        return
    with progress_bar() as bar:
        task = bar.add_task("", total=1)

        def going(stage: str, done: int, of: int) -> None:
            bar.update(task, description=t(lang, "train-stage", stage=stage), completed=done, total=of)

        yield Training(plan, folder, lambda step: bar.print(_line(step, lang), markup=False), going, first)


def _ignore(step: Step) -> None:
    pass


def _line(step: Step, lang: str) -> str:
    worth = signed(lang, step.worth, 3) if step.stage == "play" else percent(lang, step.worth, 1)
    return t(
        lang,
        "train-step",
        stage=step.stage,
        round=step.round + 1,
        done=number(lang, step.done),
        worth=worth,
        minutes=number(lang, step.seconds / 60, 1),
        kept="none" if step.kept is None else str(step.kept).lower(),
    )


def _tell(training: Training, folder: Path, as_json: bool, lang: str) -> None:
    """What came of it, and how to see the network play."""
    plan, state, best = training.plan, training.state, folder / "best.net"
    if as_json:
        print_json({"net": str(best), "folder": str(folder), **msgspec.to_builtins(state)})
        return
    rows = table([t(lang, f"train-column-{name}") for name in ("round", "games", "share", "kept")], (1, 2))
    for step in state.steps:
        if step.stage == "gate":
            rows.add_row(
                number(lang, step.round + 1),
                number(lang, step.done),
                percent(lang, step.worth, 1),
                t(lang, "train-kept", kept=str(step.kept).lower()),
            )
    console().print(rows)
    console().print(t(lang, "train-fair", share=percent(lang, 1 / plan.players, 1)), markup=False)
    line_up = ",".join([f"net:{best}", *["normal"] * (plan.players - 1)])
    see = f"tetrapolis arena --game {plan.game} --line-up {shlex.quote(line_up)}"
    console().print(t(lang, "train-see", net=str(best), see=see), markup=False, soft_wrap=True)
