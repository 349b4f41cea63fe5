"""`tetrapolis dataset`: whole games of bots as Parquet, with a card, for whoever learns from them."""

from __future__ import annotations

import shlex
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from tetrapolis.cli.arena.sim import MOST_GAMES
from tetrapolis.cli.common import Lang, UsageProblem, bot_levels, number, progress_bar
from tetrapolis.core.extras import need
from tetrapolis.locales import t

GAMES = 100
LEVELS = "random,easy,normal,hard@0.02"


def dataset(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    levels: Annotated[str, typer.Option(metavar="levels")] = LEVELS,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES)] = GAMES,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    out: Annotated[Path, typer.Option(metavar="dir")] = Path("dataset"),
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    lang: Lang = "en",
) -> None:
    """Make a data set."""
    need("arena")
    import tetrapolis as tp
    from tetrapolis.arena.dataset import jobs, play, write
    from tetrapolis.arena.lineups import version
    from tetrapolis.arena.running import workshop

    chosen = names or tp.games()
    for name in chosen:
        known = bot_levels(tp.game(name), levels)
    wanted = jobs(chosen, known, games, seed)
    bar = progress_bar() if sys.stderr.isatty() else None
    found = []
    with workshop(workers) as where, bar or nullcontext():
        task = bar.add_task(t(lang, "arena-progress"), total=len(wanted)) if bar else None
        for played in where.executor.map(play, wanted):
            found.append(played)
            if bar and task is not None:
                bar.advance(task)
    command = (
        f"tetrapolis dataset {' '.join(chosen)} --levels {shlex.quote(','.join(known))} --games {games} --seed {seed}"
    )
    try:
        write(out, found, command, version())
    except OSError as error:
        raise UsageProblem("arena-error-write", folder=str(out)) from error
    moves = sum(len(played.moves) for played in found)
    print(t(lang, "dataset-written", folder=str(out), games=number(lang, len(found)), moves=number(lang, moves)))
