"""`tetrapolis check-game`: the one judge of a game: what holds, what is missing, and where to read on."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tetrapolis.cli.common import AsJson, GameName, Lang, console, fail_text, print_json, progress_bar, table
from tetrapolis.locales import t

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tetrapolis.core.game import Game
    from tetrapolis.testing import Finding


WIDTH = 100
"""So wide the table is in a file or a pipe: two narrow columns and sentences that are read, not measured."""


def check_game(
    name: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=100_000)] = 3,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Try all laws of a game."""
    from tetrapolis.core.errors import BrokenGame
    from tetrapolis.games import game
    from tetrapolis.testing.findings import breaks, last_line

    try:
        findings = _findings(game(name), games, seed, lang)
    except BrokenGame as error:
        line = last_line(error.__cause__) if error.__cause__ else ""
        findings = [breaks("loads", "broken", why=fail_text(lang, error), line=line or "none")]
    broken = {law for finding in findings if not finding.ok for law in finding.laws}
    if as_json:
        print_json({"game": name, "ok": not broken, "findings": [_written(finding, lang) for finding in findings]})
    else:
        _print(name, findings, len(broken), lang)
    if broken:
        raise typer.Exit(1)


def _findings(game: Game, games: int, seed: int, lang: str) -> list[Finding]:
    from tetrapolis.testing import parts, summed

    todo, found = parts(game, games, seed), []
    bar = progress_bar() if sys.stderr.isatty() else None
    with bar or nullcontext():
        task = bar.add_task(t(lang, "check-progress"), total=len(todo)) if bar else None
        for part in todo:
            found += part.findings()
            if bar and task is not None:
                bar.advance(task)
    return list(summed(found))


def _written(finding: Finding, lang: str) -> dict[str, Any]:
    detail = finding.detail
    said = {"text": finding.text(lang), "id": detail.id, "args": detail.args}
    return {"law": finding.law, "also": finding.also, "ok": finding.ok, "page": finding.page, **said}


def _lines(finding: Finding, lang: str) -> Iterator[str]:
    """What was found; of what does not hold also the other laws that it breaks, and the page that helps."""
    yield finding.text(lang)
    if finding.also:
        yield t(lang, "check-also", laws="; ".join(t(lang, f"check-law-{law}") for law in finding.also))
    if not finding.ok:
        yield t(lang, "check-help", page=finding.page)


def _print(name: str, findings: list[Finding], broken: int, lang: str) -> None:
    from rich.markup import escape

    rows = table(["", *(t(lang, f"check-column-{column}") for column in ("law", "detail"))])
    for finding in findings:
        mark = "[green]✓[/]" if finding.ok else "[red]✗[/]"
        rows.add_row(mark, t(lang, f"check-law-{finding.law}"), escape("\n".join(_lines(finding, lang))))
    out = console(piped=WIDTH)
    out.print(rows)
    laws = len({law for finding in findings for law in finding.laws})
    out.print(t(lang, "check-result", name=name, broken=broken, laws=laws), markup=False)
    if broken:
        out.print(t(lang, "check-pages"), markup=False)
