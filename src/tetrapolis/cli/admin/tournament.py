"""`tetrapolis tournament`: work out a tournament again from what is published: seeds, pairings, points."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit, urlunsplit

import typer

from tetrapolis.cli.common import AsJson, Lang, UsageProblem, console, print_json, table
from tetrapolis.locales import t

if TYPE_CHECKING:
    from tetrapolis.wire.tournaments import TournamentPage

SECONDS = 20.0


def tournament(
    source: Annotated[str, typer.Argument(metavar="address|file")],
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Check a tournament, and print where everybody stands."""
    import msgspec

    from tetrapolis.core.extras import need
    from tetrapolis.server.club.league import faults
    from tetrapolis.wire.tournaments import TournamentPage

    need("club", "openskill")
    try:
        page = msgspec.json.decode(_read(source), type=TournamentPage)
    except msgspec.DecodeError as error:
        raise UsageProblem("cli-error-tournament", source=source[:200], reason=str(error)[:200]) from error
    found = faults(page)
    if as_json:
        print_json({"tournament": page.tournament.id, "faults": found, "standings": page.standings})
    else:
        _print(page, lang)
        for fault in found:
            print(t(lang, "cli-tournament-fault", round=fault.round, what=fault.what))
        if not found:
            print(t(lang, "cli-tournament-fits", rounds=len(page.played)))
    if found:
        raise typer.Exit(1)


def _read(source: str) -> bytes:
    """What is published, from a file or from the server; the address of the page in the browser will do."""
    if not source.startswith(("http://", "https://")):
        try:
            return Path(source).read_bytes()
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise UsageProblem("cli-error-tournament", source=source[:200], reason=reason) from error
    import httpx

    parts = urlsplit(source)
    path = parts.path if parts.path.startswith("/api/") else f"/api{parts.path}"
    try:
        answer = httpx.get(urlunsplit((parts.scheme, parts.netloc, path, "", "")), timeout=SECONDS)
        answer.raise_for_status()
    except httpx.HTTPError as error:
        raise UsageProblem("cli-error-tournament", source=source[:200], reason=str(error)[:200]) from error
    return answer.content


def _print(page: TournamentPage, lang: str) -> None:
    names = {each.number: each.name for each in page.entries}
    columns = ("place", "name", "points", "opposition", "full-rounds", "performance")
    rows = table([t(lang, f"cli-tournament-{column}") for column in columns], (0, 2, 3, 4, 5))
    for line in page.standings:
        values = (line.place, names.get(line.number, ""), f"{line.points:g}", f"{line.opposition:g}", line.wins)
        rows.add_row(*map(str, values), str(line.performance))
    console().print(rows)
