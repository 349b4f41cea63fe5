"""`tetrapolis db`: look after the server's database: do all stored matches still fit, the newest schema, a backup,
the ratings, public matches for research."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from tetrapolis.cli.common import AsJson, Lang, UsageProblem, console, number, print_json, table
from tetrapolis.cli.database import PATIENCE, Database, address, database_url, is_file, make_room, reach, shown
from tetrapolis.locales import has, t

if TYPE_CHECKING:
    from sqlalchemy import URL

    from tetrapolis.server.checks import Misfit

ACTIONS = ("check", "migrate", "backup", "ratings", "export")
WHERE_TO = {"backup": "cli-error-db-file", "export": "cli-error-db-folder"}
"""What writes somewhere, and what is said if it does not know where."""


def db(
    action: Annotated[str, typer.Argument(metavar="check|migrate|backup|ratings|export")],
    file: Annotated[Path | None, typer.Argument(metavar="file")] = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Check, migrate, back up or export the database, or make the ratings anew."""
    if action not in ACTIONS:
        raise UsageProblem("cli-error-db-action", action=action[:40], known=", ".join(ACTIONS))
    if file is None and action in WHERE_TO:
        raise UsageProblem(WHERE_TO[action])
    if file is not None and action not in WHERE_TO:
        raise UsageProblem("cli-error-db-no-file", action=action)
    url = database_url(database)
    if file is not None and action == "backup":
        _back_up(url, file, as_json, lang)
        return
    if action == "migrate":
        make_room(url)
        before, after = reach(url, _migrate(address(url)))
        if as_json:
            print_json({"database": shown(url), "before": before, "after": after})
        else:
            said = "cli-db-current" if before == after else "cli-db-migrated"
            print(t(lang, said, database=shown(url), before=before or "–", after=after))
        return
    if is_file(url) and not Path(str(url.database)).is_file():
        raise UsageProblem("cli-error-database-none", database=shown(url))
    if file is not None:
        _export(url, file, as_json, lang)
        return
    if action == "ratings":
        _make_ratings(url, as_json, lang)
        return
    count, misfits = reach(url, _check(address(url)))
    if count < 0:
        raise UsageProblem("cli-error-database-empty", database=shown(url))
    if as_json:
        print_json({"database": shown(url), "matches": count, "misfits": misfits})
    else:
        _print(count, misfits, lang)
    if misfits:
        raise typer.Exit(1)


def _back_up(url: URL, file: Path, as_json: bool, lang: str) -> None:
    from tetrapolis.cli.admin.backup import copy_file, dump_command

    if not is_file(url):
        raise UsageProblem("cli-error-backup-postgres", command=dump_command(url, file))
    made = copy_file(url, file)
    if as_json:
        print_json(made)
    else:
        size = made.bytes // 1000
        print(t(lang, "cli-db-backed-up", database=made.database, file=made.file, size=size, count=made.matches))


def _export(url: URL, folder: Path, as_json: bool, lang: str) -> None:
    from tetrapolis.cli.admin.export import export

    done = reach(url, export(address(url), folder))
    if done is None:
        raise UsageProblem("cli-error-database-empty", database=shown(url))
    if as_json:
        print_json({"database": shown(url), "folder": str(folder), **msgspec.to_builtins(done)})
        return
    print(t(lang, "cli-db-exported", folder=str(folder), matches=done.matches, moves=number(lang, done.moves)))
    if done.left_out:
        print(t(lang, "cli-db-export-left-out", count=done.left_out))
    if not any(name.endswith(".parquet") for name in done.files):
        print(t(lang, "cli-db-export-lines-only"))


def _make_ratings(url: URL, as_json: bool, lang: str) -> None:
    from tetrapolis.core.extras import need

    need("club", "openskill")
    matches, ratings = reach(url, _ratings(address(url)))
    if matches < 0:
        raise UsageProblem("cli-error-database-empty", database=shown(url))
    if as_json:
        print_json({"database": shown(url), "matches": matches, "ratings": ratings})
    else:
        print(t(lang, "cli-db-ratings", matches=matches, ratings=ratings))


async def _ratings(database: str) -> tuple[int, int]:
    """Count all matches and make all ratings anew; how many there are; -1: there are not even tables."""
    from tetrapolis.server.club.results import recompute
    from tetrapolis.server.database import create_engine, migrate, revision

    engine = create_engine(database)
    try:
        async with asyncio.timeout(PATIENCE):
            if not await revision(engine):
                return -1, 0
        await migrate(engine)
        return await recompute(engine)
    finally:
        await engine.dispose()


async def _migrate(database: str) -> tuple[str, str]:
    """Bring the schema up to date; its number before and after."""
    from tetrapolis.server.database import create_engine, migrate, revision

    engine = create_engine(database)
    try:
        async with asyncio.timeout(PATIENCE):
            before = await revision(engine)
        await migrate(engine)
        return before, await revision(engine)
    finally:
        await engine.dispose()


async def _check(database: str) -> tuple[int, list[Misfit]]:
    """How many matches there are (-1: not even tables for them), and those that do not fit."""
    from tetrapolis.server.checks import check_matches
    from tetrapolis.server.database import create_engine, revision

    engine = create_engine(database)
    try:
        async with asyncio.timeout(PATIENCE):
            if not await revision(engine):
                return -1, []
        found = [each async for each in check_matches(engine)]
    finally:
        await engine.dispose()
    return len(found), [each for each in found if each is not None]


def _print(count: int, misfits: list[Misfit], lang: str) -> None:
    if misfits:
        rows = table([t(lang, f"cli-db-{column}") for column in ("game", "match", "engine", "record", "why")], (3,))
        for each in misfits:
            said = f"cli-db-why-{each.why}"
            why = t(lang, said) if has("en", said) else t(lang, "cli-db-why-other", why=each.why)
            rows.add_row(each.game, each.match, each.engine, str(each.record), why)
        console().print(rows)
    print(t(lang, "cli-db-checked", count=count, misfits=len(misfits)))
