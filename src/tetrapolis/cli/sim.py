"""`tetrapolis sim`: let bots play many games, count the results, and check the laws of the engine on the way."""

from __future__ import annotations

import json
import shlex
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tetrapolis.cli.common import (
    AsJson,
    GameName,
    Lang,
    OptionList,
    Players,
    UsageProblem,
    bot_levels,
    console,
    number,
    parse_options,
    print_json,
    table,
)
from tetrapolis.locales import has, t

if TYPE_CHECKING:
    from tetrapolis.cli.simulate import Failure, Plan, Result
    from tetrapolis.core.game import Game

MOST_GAMES = 100_000_000


def sim(
    name: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES)] = 1000,
    bots: Annotated[str, typer.Option(metavar="levels")] = "random",
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    first: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES)] = 1,
    preset: Annotated[str | None, typer.Option(metavar="name")] = None,
    option: OptionList = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: AsJson = False,
    save: Annotated[Path | None, typer.Option(metavar="dir")] = None,
    lang: Lang = "en",
) -> None:
    """Play games between bots."""
    from concurrent.futures.process import BrokenProcessPool

    from tetrapolis.cli.simulate import GameFailed, Plan, summary
    from tetrapolis.games import game

    chosen = game(name)
    options = parse_options(chosen, preset, option or ())
    chosen.new(players, seed, options)  # says at once what does not fit
    plan = Plan(
        name, players, options, levels_of(chosen, bots, players), seed, check, None if save is None else str(save)
    )
    if save is not None:
        _make_folder(save)
    began = time.perf_counter()
    try:
        results = _played(plan, range(first, first + games), workers, lang)
    except GameFailed as failed:
        _report_failure(plan, failed.failure, as_json, lang)
        raise typer.Exit(1) from None
    except OSError as error:
        raise _no_folder(save or Path()) from error
    except BrokenProcessPool:
        print(t(lang, "cli-sim-worker-lost"), file=sys.stderr)
        raise typer.Exit(1) from None
    seconds = time.perf_counter() - began
    data = summary(plan, results)
    data["timing"] = {"seconds": seconds, "games_per_second": games / seconds, "workers": workers}
    if as_json:
        print_json(data)
    else:
        _print(data, lang)


def levels_of(game: Game, bots: str, players: int) -> tuple[str, ...]:
    """The bot of each seat: one level for all, or a list with one for each.

    >>> import tetrapolis as tp
    >>> levels_of(tp.game("citadels"), "random", 2)
    ('random', 'random')
    """
    levels = bot_levels(game, bots)
    if len(levels) == 1:
        return tuple(levels * players)
    if len(levels) != players:
        raise UsageProblem("cli-error-bots-count", count=len(levels), players=players)
    return tuple(levels)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _no_folder(folder) from error


def _no_folder(folder: Path) -> UsageProblem:
    return UsageProblem("cli-error-folder", folder=str(folder))


def _played(plan: Plan, numbers: range, workers: int, lang: str) -> list[Result]:
    """Play the games, with a progress bar if somebody is watching."""
    from tetrapolis.cli.simulate import play_all

    results: list[Result] = []
    bar = _progress() if sys.stderr.isatty() else None
    with bar or nullcontext():
        task = bar.add_task(t(lang, "cli-sim-progress"), total=len(numbers)) if bar else None
        for batch in play_all(plan, numbers, workers):
            results += batch
            if bar and task is not None:
                bar.update(task, completed=len(results))
    return results


def _progress() -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _report_failure(plan: Plan, failure: Failure, as_json: bool, lang: str) -> None:
    if as_json:
        print_json({"game": plan.game, "players": plan.players, "seed": plan.seed, "failure": failure._asdict()})
    levels = plan.levels if len(set(plan.levels)) > 1 else plan.levels[:1]
    again = (
        f"tetrapolis sim {plan.game} --players {plan.players} --bots {','.join(levels)} --seed {plan.seed}"
        f" --first {failure.number} --games 1"
    )
    for key, value in plan.options.items():
        text = value if isinstance(value, str) else json.dumps(value)
        again += f" --option {shlex.quote(f'{key}={text}')}"
    again += " --check" if plan.check else ""
    said = t(
        lang,
        "cli-sim-failed",
        kind=failure.kind,
        game=failure.number,
        seed=failure.seed,
        ply=failure.ply,
        move=failure.move or "–",
        why=failure.why or "–",
        file=failure.file or "–",
        again=again,
    )
    print(said, file=sys.stderr)


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    timing = data["timing"]
    lines = table(["", ""], numbers=(1,))
    lines.show_header = False
    for row, value in (
        ("games", number(lang, data["games"])),
        ("decisions", number(lang, data["decisions"])),
        ("decisions-per-game", number(lang, data["decisions_per_game"], 1)),
        ("rounds-per-game", number(lang, data["rounds_per_game"], 1)),
        ("rate", number(lang, timing["games_per_second"], 1)),
        ("ties", number(lang, data["ties"])),
    ):
        lines.add_row(t(lang, f"cli-sim-row-{row}"), value)
    for reason, count in data["reasons"].items():
        message = f"{data['game']}-end-{reason}"
        said = t(lang, message) if has("en", message) else reason
        lines.add_row(t(lang, "cli-sim-row-reason", reason=said.rstrip(".")), number(lang, count))
    out.print(lines)
    columns = ("seat", "bot", "wins", "share", "interval", "points")
    rows = table([t(lang, f"cli-sim-{column}") for column in columns], numbers=(2, 3, 4, 5))
    for seat in data["seats"]:
        rows.add_row(
            f"p{seat['seat']}",
            seat["bot"],
            number(lang, seat["wins"], 1),
            number(lang, 100 * seat["share"], 1) + " %",
            f"{number(lang, 100 * seat['low'], 1)}–{number(lang, 100 * seat['high'], 1)} %",
            number(lang, seat["points"], 2),
        )
    out.print(rows)
    longest = data["longest"]
    said = t(lang, "cli-sim-longest", game=longest["game"], seed=longest["seed"], decisions=longest["decisions"])
    out.print(said, markup=False)
    out.print(t(lang, "cli-sim-checked" if data["checked"] else "cli-sim-unchecked"), markup=False)
