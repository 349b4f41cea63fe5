"""`tetrapolis leaderboard`: bots all against all, with one rating of all of them, also as a table for a page."""

from __future__ import annotations

import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from tetrapolis.cli import INTERRUPTED
from tetrapolis.cli.arena.arena import _folder_of, _how_to_go_on, _pair_table, _play, _run_in
from tetrapolis.cli.arena.sim import MOST_GAMES, report_failure
from tetrapolis.cli.common import (
    AsJson,
    Lang,
    OptionList,
    UsageProblem,
    bot_levels,
    console,
    number,
    parse_options,
    print_json,
    table,
    tell_of_nets,
)
from tetrapolis.core.extras import need
from tetrapolis.locales import t
from tetrapolis.locales.numbers import signed

GAMES = 100
BOTS = "random,easy,normal"


def leaderboard(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    bots: Annotated[str, typer.Option(metavar="levels")] = BOTS,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES)] = GAMES,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    option: OptionList = None,
    out: Annotated[Path | None, typer.Option(metavar="dir")] = None,
    page: Annotated[Path | None, typer.Option(metavar="file")] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Rate bots against each other."""
    need("arena")
    from tetrapolis.arena.leaderboard import commit_of, line_ups, markdown, put_into
    from tetrapolis.arena.lineups import Run, version
    from tetrapolis.arena.running import GameBroke, WorkersLost
    from tetrapolis.arena.summary import summary
    from tetrapolis.games import game

    chosen = game(name)
    options = parse_options(chosen, None, option or ())
    seats = chosen.players[0] if players is None else players
    chosen.new(seats, 1, options)  # says at once what does not fit
    known = list(dict.fromkeys(bot_levels(chosen, bots)))
    tell_of_nets(chosen, known, seats, options, lang)
    if len(known) < 2:
        raise UsageProblem("leaderboard-error-few")
    wanted = Run(name, seats, options, line_ups(known, seats), seed, version(), games)
    folder = out or _folder_of(wanted)
    run = _run_in(folder, wanted, games)
    try:
        _play(run, folder, workers, None, None, lang)
    except KeyboardInterrupt:
        print(_how_to_go_on(folder, lang), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except GameBroke as failed:
        report_failure(failed.plan, failed.failure, as_json, lang)
        raise typer.Exit(1) from None
    except WorkersLost as error:
        print(t(lang, error.id), _how_to_go_on(folder, lang), sep="\n", file=sys.stderr)
        raise typer.Exit(1) from None
    data = summary(folder, run)
    if page is not None:
        command = (
            f"tetrapolis leaderboard {name} --players {seats} --bots {shlex.quote(','.join(known))} --games {run.games}"
        )
        command += "".join(f" --option {shlex.quote(pair)}" for pair in option or ())
        command += f" --seed {seed}" if seed != 1 else ""
        made = markdown(data, command, commit_of(Path(__file__).parent), datetime.now(UTC).date().isoformat())
        try:
            put_into(page, f"{name} {seats}", made)
        except (OSError, UnicodeError) as error:
            raise UsageProblem("arena-error-page", file=str(page)) from error
    if as_json:
        print_json({**data, "folder": str(folder)})
        return
    _print(data, lang)
    if page is not None:
        print(t(lang, "leaderboard-written", file=str(page)))


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    games, seeds = number(lang, data["games"]), number(lang, data["seeds"])
    out.print(t(lang, "arena-head", games=games, seeds=seeds, version=data["version"]), markup=False)
    rows = table([t(lang, f"arena-column-{name}") for name in ("bot", "rating", "interval")], numbers=(1, 2))
    for each in data["ratings"]:
        between = f"{signed(lang, each['low'])} – {signed(lang, each['high'])}"
        rows.add_row(each["bot"], signed(lang, each["rating"]), between)
    out.print(rows)
    out.print(t(lang, "arena-pairs"), markup=False)
    out.print(_pair_table(data, lang))
