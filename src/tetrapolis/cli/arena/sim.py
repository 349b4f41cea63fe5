"""`tetrapolis sim`: let bots play many games, count the results, and check the laws of the engine on the way."""

from __future__ import annotations

import json
import math
import shlex
import sys
import time
from collections import Counter
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
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
    progress_bar,
    table,
    tell_of_nets,
)
from tetrapolis.locales import has, t

if TYPE_CHECKING:
    from tetrapolis.bots.playing import Failure, Plan, Result
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

    from tetrapolis.bots.playing import GameFailed, Plan
    from tetrapolis.games import game

    chosen = game(name)
    options = parse_options(chosen, preset, option or ())
    chosen.new(players, seed, options)  # says at once what does not fit
    plan = Plan(
        name, players, options, levels_of(chosen, bots, players), seed, check, None if save is None else str(save)
    )
    tell_of_nets(chosen, plan.levels, players, options, lang)
    if save is not None:
        _make_folder(save)
    began = time.perf_counter()
    try:
        results = _played(plan, range(first, first + games), workers, lang)
    except GameFailed as failed:
        report_failure(plan, failed.failure, as_json, lang)
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


def summary(plan: Plan, results: list[Result]) -> dict[str, Any]:
    """What a run came to; the same for the same plan, however it was carried out."""
    from tetrapolis.bots.intervals import wilson
    from tetrapolis.bots.playing import game_seed

    games = len(results)
    decisions = sum(result.decisions for result in results)
    longest = max(results, key=lambda result: (result.decisions, -result.number))
    seats = []
    for seat, level in enumerate(plan.levels):
        shares = [1 / len(r.winners) for r in results if seat in r.winners]
        wins = math.fsum(shares)
        low, high = wilson(wins, games)
        points = sum(result.scores[seat] for result in results) / games
        seats.append(
            {
                "seat": seat + 1,
                "bot": level,
                "wins": round(wins, 6),
                "share": wins / games,
                "low": low,
                "high": high,
                "points": points,
                "faults": sum(result.faults[seat] for result in results if result.faults),
            }
        )
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.levels),
        "seed": plan.seed,
        "first": results[0].number,
        "games": games,
        "checked": plan.check,
        "decisions": decisions,
        "decisions_per_game": decisions / games,
        "rounds_per_game": sum(result.rounds for result in results) / games,
        "reasons": dict(sorted(Counter(result.reason for result in results).items())),
        "ties": sum(len(result.winners) > 1 for result in results),
        "seats": seats,
        "longest": {
            "game": longest.number,
            "seed": game_seed(plan, longest.number),
            "decisions": longest.decisions,
            "rounds": longest.rounds,
        },
        "digest": sha256(msgspec.json.encode(results)).hexdigest()[:16],
    }


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _no_folder(folder) from error


def _no_folder(folder: Path) -> UsageProblem:
    return UsageProblem("cli-error-folder", folder=str(folder))


def _played(plan: Plan, numbers: range, workers: int, lang: str) -> list[Result]:
    """Play the games, with a progress bar if somebody is watching."""
    from tetrapolis.bots.playing import play_all

    results: list[Result] = []
    bar = progress_bar() if sys.stderr.isatty() else None
    with bar or nullcontext():
        task = bar.add_task(t(lang, "cli-sim-progress"), total=len(numbers)) if bar else None
        for batch in play_all(plan, numbers, workers):
            results += batch
            if bar and task is not None:
                bar.update(task, completed=len(results))
    return results


def report_failure(plan: Plan, failure: Failure, as_json: bool, lang: str) -> None:
    if as_json:
        print_json({"game": plan.game, "players": plan.players, "seed": plan.seed, "failure": failure._asdict()})
    levels = plan.levels if len(set(plan.levels)) > 1 else plan.levels[:1]
    again = (
        f"tetrapolis sim {plan.game} --players {plan.players} --bots {shlex.quote(','.join(levels))} --seed {plan.seed}"
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
    from rich.markup import escape

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
            escape(seat["bot"]),
            number(lang, seat["wins"], 1),
            number(lang, 100 * seat["share"], 1) + " %",
            f"{number(lang, 100 * seat['low'], 1)}–{number(lang, 100 * seat['high'], 1)} %",
            number(lang, seat["points"], 2),
        )
    out.print(rows)
    for seat in data["seats"]:
        if seat["faults"]:
            said = t(lang, "cli-sim-faults", seat=f"p{seat['seat']}", bot=seat["bot"], n=seat["faults"])
            out.print(said, markup=False)
    longest = data["longest"]
    said = t(lang, "cli-sim-longest", game=longest["game"], seed=longest["seed"], decisions=longest["decisions"])
    out.print(said, markup=False)
    out.print(t(lang, "cli-sim-checked" if data["checked"] else "cli-sim-unchecked"), markup=False)
