"""`tetrapolis arena`: line-ups of bots go round the table, here or on a cluster, and one sees who is stronger."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterable
from contextlib import closing, nullcontext
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from tetrapolis.cli import INTERRUPTED
from tetrapolis.cli.arena.sim import MOST_GAMES, levels_of, report_failure
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
    progress_bar,
    table,
    tell_of_nets,
)
from tetrapolis.core.extras import need
from tetrapolis.locales import t
from tetrapolis.locales.numbers import percent, signed

if TYPE_CHECKING:
    from tetrapolis.arena.gains import Gains
    from tetrapolis.arena.lineups import Run
    from tetrapolis.arena.statistics import Verdict

GAMES = 1000


def arena(
    game: Annotated[str | None, typer.Option(metavar="game")] = None,
    line_up: Annotated[list[str] | None, typer.Option(metavar="levels")] = None,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    games: Annotated[int | None, typer.Option(metavar="N", min=1, max=MOST_GAMES)] = None,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    preset: Annotated[str | None, typer.Option(metavar="name")] = None,
    option: OptionList = None,
    out: Annotated[Path | None, typer.Option(metavar="dir")] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    cluster: Annotated[str | None, typer.Option(metavar="address")] = None,
    sprt: Annotated[bool, typer.Option("--sprt")] = False,
    bounds: Annotated[str, typer.Option(metavar="A,B")] = "0,5",
    against: Annotated[Path | None, typer.Option(metavar="dir")] = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Let bots play in the arena."""
    need("arena")
    if cluster is not None:
        need("cluster")
    from tetrapolis.arena.gains import Gains
    from tetrapolis.arena.running import GameBroke, WorkersLost
    from tetrapolis.arena.summary import summary
    from tetrapolis.games import game as game_of

    wanted = None
    if any(each is not None for each in (game, line_up, players, seed, preset, option)):
        wanted = _wanted(game, line_up or [], players, seed, preset, option or (), games or GAMES)
    folder = out or _folder_of(wanted)
    run = _run_in(folder, wanted, games)
    everybody = [name for names in run.line_ups for name in names]
    tell_of_nets(game_of(run.game), everybody, run.players, run.options, lang)
    gains = Gains(run, folder, against, *parse_bounds(bounds)) if sprt or against is not None else None
    try:
        _play(run, folder, workers, cluster, gains, lang)
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
    data["folder"] = str(folder)
    if gains is not None:
        verdict = gains.verdict()
        data["sprt"] = {"bot": gains.bot, "verdict": verdict.word, **verdict._asdict()}
    if as_json:
        print_json(data)
    else:
        _print(data, lang)
        if gains is not None:
            console().print(_verdict_text(gains, lang), markup=False)
        console().print(t(lang, "arena-report-hint", folder=shlex.quote(str(folder))), markup=False, soft_wrap=True)
    if gains is not None and gains.verdict().word != "accept":
        raise typer.Exit(1)


def parse_bounds(text: str) -> tuple[float, float]:
    """What a sequential test decides between, given in percentage points.

    >>> parse_bounds("0,5")
    (0.0, 0.05)
    """
    found = re.fullmatch(r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*", text)
    if not found or not float(found[1]) < float(found[2]) <= 100 or float(found[1]) < -100:
        raise UsageProblem("arena-error-bounds", text=text[:40])
    return float(found[1]) / 100, float(found[2]) / 100


# ---- what is to be played, and where


def _wanted(
    name: str | None,
    line_ups: list[str],
    players: int | None,
    seed: int | None,
    preset: str | None,
    pairs: Iterable[str],
    games: int,
) -> Run:
    """The run that the command line describes."""
    from tetrapolis.arena.lineups import Run, version
    from tetrapolis.games import game

    if name is None or not line_ups:
        raise UsageProblem("arena-error-what")
    chosen = game(name)
    options = parse_options(chosen, preset, pairs)
    seats = players or max(len(bot_levels(chosen, text)) for text in line_ups)
    chosen.new(seats, 1, options)  # says at once what does not fit
    levels = tuple(dict.fromkeys(levels_of(chosen, text, seats) for text in line_ups))
    return Run(name, seats, options, levels, 1 if seed is None else seed, version(), games)


def _folder_of(run: Run | None) -> Path:
    """A name for a run without a folder: the same one each time, so that the same command goes on."""
    if run is None:
        raise UsageProblem("arena-error-what")
    names = "-".join(run.line_ups[0]) if len(run.line_ups) == 1 else f"{len(run.line_ups)}-line-ups"
    text = re.sub(r"[^\w.-]+", "_", f"{run.game}-{names}-seed{run.seed}")[:80]
    if run.options or len(run.line_ups) > 1 or len(text) == 80:
        text += "-" + sha256(msgspec.json.encode([run.options, run.line_ups], order="sorted")).hexdigest()[:6]
    return Path("arena") / text


def _run_in(folder: Path, wanted: Run | None, games: int | None) -> Run:
    """The run of a folder, which is made if it is new; UsageProblem if the folder holds another run."""
    from tetrapolis.arena.lineups import chunks_of, version
    from tetrapolis.arena.store import chunks_there, load_run, save_run

    run = load_run(folder)
    if run is None:
        if wanted is None:
            raise UsageProblem("arena-error-none", folder=str(folder))
        run = wanted
    else:
        if wanted is not None:
            for field in ("game", "players", "options", "line_ups", "seed"):
                if getattr(run, field) != getattr(wanted, field):
                    raise UsageProblem("arena-error-other", folder=str(folder), field=field)
        there = chunks_there(folder)
        run = msgspec.structs.replace(
            run, games=max(run.games, games or 0), version=run.version if there else version()
        )
        left = next(chunks_of(run, there), None)
        if left is not None and run.version != version():
            raise UsageProblem("arena-error-version", folder=str(folder), old=run.version, new=version())
    try:
        save_run(folder, run)
    except OSError as error:
        raise UsageProblem("arena-error-write", folder=str(folder)) from error
    return run


def _play(run: Run, folder: Path, workers: int, cluster: str | None, gains: Gains | None, lang: str) -> None:
    """Play what is missing, with a progress bar if somebody is watching."""
    from tetrapolis.arena.lineups import chunks_of, whole_seeds
    from tetrapolis.arena.running import play_chunks, workshop
    from tetrapolis.arena.store import chunks_there, save_chunk

    there = chunks_there(folder)
    chunks = list(chunks_of(run, there))
    if not chunks or (gains is not None and gains.verdict().word != "open"):
        return
    total = sum(whole_seeds(line_up, run.games) for line_up in run.line_ups)
    done = total - sum(chunk.last - chunk.first + 1 for chunk in chunks)
    bar = progress_bar() if sys.stderr.isatty() else None
    with workshop(workers, cluster) as where, bar or nullcontext():
        if cluster is not None and not where.threads():
            print(t(lang, "arena-no-workers", address=cluster), file=sys.stderr)
        task = bar.add_task(t(lang, "arena-progress"), total=total, completed=done) if bar else None
        with closing(play_chunks(chunks, where)) as played:
            for chunk, rows in played:
                try:
                    save_chunk(folder, chunk, rows)
                except OSError as error:
                    raise UsageProblem("arena-error-write", folder=str(folder)) from error
                done += chunk.last - chunk.first + 1
                if bar and task is not None:
                    bar.update(task, completed=done, description=_described(gains, lang))
                if gains is not None and gains.add(rows).word != "open":
                    return


def _described(gains: Gains | None, lang: str) -> str:
    """What stands before the bar."""
    if gains is None:
        return t(lang, "arena-progress")
    verdict = gains.verdict()
    return t(lang, "arena-progress-sprt", llr=number(lang, verdict.llr, 2), bound=number(lang, verdict.bound, 2))


def _how_to_go_on(folder: Path, lang: str) -> str:
    from tetrapolis.arena.store import chunks_there

    done = sum(last - first + 1 for _, first, last in chunks_there(folder))
    return t(
        lang, "arena-interrupted", done=number(lang, done), again=f"tetrapolis arena --out {shlex.quote(str(folder))}"
    )


# ---- what is said in the end


def interval(lang: str, found: dict[str, float]) -> str:
    """The bounds of a share."""
    return f"{number(lang, 100 * found['low'], 1)}–{percent(lang, found['high'])}"


def _print(data: dict[str, Any], lang: str) -> None:
    out = console()
    games, seeds = number(lang, data["games"]), number(lang, data["seeds"])
    out.print(t(lang, "arena-head", games=games, seeds=seeds, version=data["version"]), markup=False)
    ratings = {each["bot"]: each for each in data["ratings"]}
    columns = ("bot", "seats", "share", "interval", "place", "points", "rating")
    for line_up in data["line_ups"]:
        rows = table([t(lang, f"arena-column-{column}") for column in columns], numbers=range(1, 7))
        for bot in line_up["bots"]:
            rows.add_row(
                bot["bot"],
                str(bot["seats"]),
                percent(lang, bot["share"]),
                interval(lang, bot),
                number(lang, bot["place"]["mean"], 2),
                number(lang, bot["points"]["mean"], 1),
                signed(lang, ratings[bot["bot"]]["rating"]),
            )
        if len(data["line_ups"]) > 1:
            out.print(", ".join(line_up["line_up"]), markup=False)
        out.print(rows)
    out.print(t(lang, "arena-fair", share=percent(lang, 1 / data["players"])), markup=False)
    if data["pairs"]:
        out.print()
        out.print(t(lang, "arena-pairs"), markup=False)
        out.print(_pair_table(data, lang))
    rows = table([t(lang, f"arena-column-{column}") for column in ("seat", "share", "interval")], numbers=(1, 2))
    for seat in data["seats"]:
        rows.add_row(f"p{seat['seat']}", percent(lang, seat["share"]), interval(lang, seat))
    out.print(rows)


def _pair_table(data: dict[str, Any], lang: str) -> Any:
    """Row before column."""
    names = [each["bot"] for each in data["ratings"]]
    found = {(pair["first"], pair["second"]): pair["share"] for pair in data["pairs"]}
    rows = table(["", *names], numbers=range(1, len(names) + 1))
    for first in names:
        shares = [found.get((first, second)) for second in names]
        rows.add_row(first, *("–" if share is None else percent(lang, share) for share in shares))
    return rows


def _verdict_text(gains: Gains, lang: str) -> str:
    verdict: Verdict = gains.verdict()
    return t(
        lang,
        f"arena-sprt-{verdict.word}",
        bot=gains.bot,
        low=number(lang, 100 * gains.doubt, 1),
        high=number(lang, 100 * gains.hope, 1),
        gain=signed(lang, 100 * verdict.gain, 1),
        seeds=number(lang, verdict.seeds),
        llr=number(lang, verdict.llr, 2),
        bound=number(lang, verdict.bound, 2),
        paired=gains.is_paired,
    )
