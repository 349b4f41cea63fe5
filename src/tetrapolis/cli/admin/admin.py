"""`tetrapolis admin`: keep order at a server from the command line, which may do everything."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tetrapolis.cli.common import AsJson, Lang, UsageProblem, console, print_json, table
from tetrapolis.cli.database import Database, address, database_url, reach
from tetrapolis.locales import t

if TYPE_CHECKING:
    from tetrapolis.server.app_state import AppState
    from tetrapolis.wire.order import Entry, Person, Report

LOOKS = {"list": 0, "show": 1, "reports": 0, "log": 0}
"""What only looks, and how many words it needs at least."""
WORDS = {
    "rename": ("about", "name"),
    "mute": ("about",),
    "unmute": ("about",),
    "hide": ("line",),
    "show-line": ("line",),
    "remove": ("about", "table", "seat"),
    "bot": ("about", "table", "seat"),
    "ban": ("about",),
    "unban": ("about",),
    "revoke": ("about",),
    "role": ("about", "name"),
    "merge": ("about", "other"),
    "delete": ("about",),
    "sign-up": ("name",),
    "invite": (),
    "settle": ("other",),
}
"""Which words each act wants, in this order."""


def admin(
    action: Annotated[str, typer.Argument(metavar="act")],
    words: Annotated[list[str] | None, typer.Argument(metavar="what")] = None,
    days: Annotated[float, typer.Option(metavar="DAYS", min=0.01, max=3650)] = 7.0,
    uses: Annotated[int, typer.Option(metavar="N", min=1, max=1000)] = 1,
    note: Annotated[str, typer.Option(metavar="text")] = "",
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database: Database = None,
    redis: Annotated[str, typer.Option(metavar="address", envvar="TETRAPOLIS_REDIS")] = "",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> None:
    """Keep order."""
    given = words or []
    if action not in LOOKS and action not in WORDS:
        raise UsageProblem("cli-error-admin-act", act=action[:40], known=", ".join([*LOOKS, *WORDS]))
    wanted = WORDS.get(action)
    if (wanted is not None and len(given) != len(wanted)) or (wanted is None and len(given) < LOOKS[action]):
        named = " ".join(wanted if wanted is not None else ("about",)).upper()
        raise UsageProblem("cli-error-admin-words", act=action, words=named)
    if action == "delete" and not yes:
        raise UsageProblem("cli-error-admin-yes", act=action)
    url = database_url(database)
    more = {"days": days, "uses": uses, "note": note}
    answer = reach(url, _do(address(url), redis, action, given, more))
    if as_json:
        print_json(answer)
    else:
        _say(action, answer, lang)


async def _do(database: str, redis: str, action: str, words: list[str], more: dict[str, Any]) -> Any:
    from tetrapolis.server.app_state import AppState
    from tetrapolis.server.config import Config
    from tetrapolis.server.database import migrate
    from tetrapolis.server.problems import Problem

    app = AppState(Config(database=database, redis=redis, bots=0))
    try:
        await migrate(app.engine)
        if redis:
            app.bus.open()
        if action in LOOKS:
            return await _look(app, action, words)
        return await _act(app, action, words, more)
    except Problem as problem:
        raise UsageProblem(problem.id, **problem.params) from None
    finally:
        await asyncio.sleep(0)
        await app.close()


async def _look(app: AppState, action: str, words: list[str]) -> Any:
    from tetrapolis.server.order import audit, desk

    async with app.engine.begin() as connection:
        if action == "list":
            return await desk.people(connection, " ".join(words))
        if action == "reports":
            return await desk.reports(connection, "")
        about = await _who(connection, words[0]) if words else None
        if action == "log":
            return await audit.lines(connection, about)
        return await desk.file(connection, about or "")


async def _who(connection: Any, text: str) -> str:
    """Somebody by the id, or by a name only one person has."""
    from tetrapolis.server.order import desk
    from tetrapolis.server.people import same_name

    found = [each for each in await desk.people(connection, text) if text == each.id or same_name(each.name, text)]
    exact = [each for each in found if each.id == text] or found
    if len(exact) != 1:
        ids = ", ".join(each.id for each in exact) or "–"
        raise UsageProblem("cli-error-admin-who", who=text[:80], count=len(exact), ids=ids)
    return exact[0].id


async def _act(app: AppState, action: str, words: list[str], more: dict[str, Any]) -> Any:
    import msgspec

    from tetrapolis.server.order import acts, audit
    from tetrapolis.server.order.routes import tell
    from tetrapolis.wire.order import Acted, ActWish

    wish: dict[str, Any] = {"act": {"show-line": "show"}.get(action, action), **more}
    async with app.engine.begin() as connection:
        for name, word in zip(WORDS[action], words, strict=True):
            if name == "about" or (name == "other" and action == "merge"):
                wish[name] = await _who(connection, word)
            elif name in ("seat", "line"):
                wish[name] = int(word) - (name == "seat") if word.isdigit() else -1
            else:
                wish[name] = word
        if action == "role" and wish["name"] == "none":
            wish["name"] = ""
        if action == "settle":
            wish["name"] = "done"
        try:
            asked = msgspec.convert(wish, ActWish)
        except msgspec.ValidationError as error:
            raise UsageProblem("cli-error-admin-value", reason=str(error)[:200]) from None
        done = await acts.do(connection, app.tables, audit.CONSOLE, "console", asked)
    await tell(app, done.guests, done.tables)
    return Acted(done.code)


# ---- saying it


def _say(action: str, answer: Any, lang: str) -> None:
    if action == "list":
        _people(answer, lang)
    elif action == "show":
        _people([answer.person], lang)
        for seat in answer.seats:
            print(t(lang, "cli-admin-seat", table=seat.table, game=seat.game, seat=seat.seat + 1, title=seat.title))
        _log(answer.log, lang)
    elif action == "log":
        _log(answer, lang)
    elif action == "reports":
        _reports(answer, lang)
    elif action == "invite":
        print(t(lang, "cli-admin-invited", code=answer.code))
    else:
        print(t(lang, "cli-admin-done"))


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M") if seconds else ""


def _people(people: list[Person], lang: str) -> None:
    rows = table([t(lang, f"cli-admin-{each}") for each in ("id", "name", "role", "state", "seen", "tables")], (5,))
    for each in people:
        state = "muted" if each.muted else "banned" if each.banned else "gone" if each.gone else "none"
        said = t(lang, "cli-admin-is", state=state, until=_day(each.banned))
        role = t(lang, "cli-admin-as", role=each.role or "none")
        rows.add_row(each.id, each.name, role, said, _day(each.seen), str(each.tables))
    console().print(rows)


def _log(entries: list[Entry], lang: str) -> None:
    rows = table([t(lang, f"cli-admin-{each}") for each in ("at", "by", "act", "about", "detail", "note")])
    for each in entries:
        detail = ", ".join(f"{name}={value}" for name, value in each.detail.items())
        by = each.by or each.actor or t(lang, "cli-admin-console")
        rows.add_row(_day(each.at), by, each.act, each.about, detail, each.note)
    console().print(rows)


def _reports(reports: list[Report], lang: str) -> None:
    rows = table([t(lang, f"cli-admin-{each}") for each in ("id", "at", "by", "about", "table", "said", "note")])
    for each in reports:
        rows.add_row(each.id, _day(each.at), each.by, f"{each.name} ({each.about})", each.table, each.said, each.text)
    console().print(rows)
