"""`tetrapolis new-game`: a tiny working game, to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tetrapolis.cli.common import Lang, UsageProblem, console
from tetrapolis.locales import t


def new_game(
    name: Annotated[str, typer.Argument(metavar="name")],
    folder: Annotated[Path | None, typer.Argument(metavar="dir")] = None,
    lang: Lang = "en",
) -> None:
    """Write the project of a new game."""
    from tetrapolis.core.errors import BadOptions
    from tetrapolis.testing.new_game import new_game as write

    target = folder or Path(name)
    try:
        written = write(name, target)
    except BadOptions as error:
        raise UsageProblem(error.id, **error.params) from error
    except OSError as error:
        raise UsageProblem("check-new-folder", folder=str(target)) from error
    out = console()
    for path in written:
        out.print(f"  {path}", markup=False)
    out.print(t(lang, "check-new-next", name=name, folder=str(target)), markup=False)
