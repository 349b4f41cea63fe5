"""`tetrapolis report`: the results of an arena run as one page with charts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tetrapolis.cli.common import Lang, UsageProblem
from tetrapolis.core.extras import need
from tetrapolis.locales import t


def report(
    folder: Annotated[Path, typer.Argument(metavar="dir")],
    out: Annotated[Path | None, typer.Option(metavar="file")] = None,
    lang: Lang = "en",
) -> None:
    """Write the report of a run."""
    need("arena")
    from tetrapolis.arena.report import page
    from tetrapolis.arena.store import load_run

    run = load_run(folder)
    if run is None:
        raise UsageProblem("arena-error-none", folder=str(folder))
    made = page(folder, run, lang)
    path = out or folder / "report.html"
    try:
        path.write_text(made, "utf-8")
    except OSError as error:
        raise UsageProblem("arena-error-page", file=str(path)) from error
    print(t(lang, "report-written", file=str(path)))
