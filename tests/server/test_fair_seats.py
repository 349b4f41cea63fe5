"""The host is a player like any other: nobody's seat is played for him, and no table closed under him, at will."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.fair import go_on, made, real, waited
from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tetrapolis.locales import t
from tetrapolis.server import schema
from tetrapolis.server.tables_model import ABSENT_AFTER, GONE_AFTER


class Table:
    """Anna (the host) and others at a table of Citadels."""

    def __init__(self, here: Inside, table: str, people: list[Person]) -> None:
        self.here = here
        self.id = table
        self.path = f"/api/tables/{table}"
        self.people = people

    async def refused(self, person: Person, what: str, wish: Any = None) -> tuple[int, str]:
        """Try something at the table that is refused: how."""
        answer = await person.ask("POST", f"{self.path}/{what}", wish)
        body = answer.json()
        assert body["detail"] in (t("en", body["code"]), t("hu", body["code"]))
        return answer.status_code, body["code"]

    async def listed(self, person: Person, which: str) -> dict[str, tuple[str, Any]]:
        """The tables in a list of somebody's: their states, and what came of them."""
        rows = await person.done("GET", f"/api/tables?which={which}")
        return {row["table"]["id"]: (row["table"]["state"], row["outcome"]) for row in rows}

    async def kinds(self) -> list[str]:
        return [seat["kind"] for seat in (await self.here.nobody().done("GET", self.path))["seats"]]

    async def asked(self, seat: int) -> None:
        """Random moves, until this seat has to decide."""
        while all(decision.seat != seat for decision in (await real(self.here, self.id)).position.pending):
            await go_on(self.here, self.id, 1)

    async def waited(self, seconds: float) -> None:
        """The questions that are open now were asked longer ago."""
        await waited(self.here, self.id, seconds)

    async def away_for(self, seat: int, seconds: float) -> None:
        """A bot has sat in for so long."""
        columns, now = schema.seats.c, self.here.app.clock.now()
        async with self.here.app.engine.begin() as connection:
            await connection.execute(
                update(schema.seats).where(columns.table_id == self.id, columns.seat == seat).values(away=now - seconds)
            )


def at_table(folder: Path, story: Callable[[Table], Awaitable[None]], players: int = 2, **wish: Any) -> None:
    async def told() -> None:
        async with inside(folder) as here:
            table, people = await here.seated("citadels", players, {}, **wish)
            await story(Table(here, table, people))

    run(told())


NOT_ABSENT = 409, "server-error-not-absent"
NOT_CLOSED = 409, "server-error-not-closed"
NOT_BACK = 403, "server-error-not-back"


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_the_host_waits_like_everybody(tmp_path: Path, pace: str) -> None:
    async def story(table: Table) -> None:
        anna, bela = table.people
        await table.asked(1)
        bot = {"seat": 1, "bot": "random"}
        assert await table.refused(anna, "substitute", bot) == NOT_ABSENT
        await table.waited(ABSENT_AFTER[pace] - 60)
        assert await table.refused(anna, "substitute", bot) == NOT_ABSENT
        await table.waited(61)
        assert await table.kinds() == ["guest", "guest"]
        await anna.done("POST", f"{table.path}/substitute", bot)
        assert await table.kinds() == ["guest", "bot"]
        assert await table.refused(anna, "substitute", {"seat": 1}) == NOT_BACK  # that is Béla's to decide
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1})
        assert await table.kinds() == ["guest", "guest"]

    at_table(tmp_path, story, pace=pace)


def test_with_a_clock_the_clock_decides_for_the_host_too(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        anna, _ = table.people
        await table.asked(1)
        await table.waited(1e9)
        assert await table.refused(anna, "substitute", {"seat": 1, "bot": "random"}) == NOT_ABSENT

    at_table(tmp_path, story, clock="decision", seconds=60)


def test_with_a_players_consent(tmp_path: Path) -> None:
    """A guest lets a bot sit in on his own seat, at any time, and comes back."""

    async def story(table: Table) -> None:
        _, bela, cili = table.people
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1, "bot": "random"})
        assert await table.kinds() == ["guest", "bot", "guest"]
        shown = await bela.done("GET", table.path)
        assert (shown["seats"][1]["absent"], shown["seats"][1]["you"]) == (True, True)
        assert await table.refused(bela, "moves", {"seat": 1, "move": "pass"}) == (403, "server-error-not-your-seat")
        assert await table.refused(cili, "substitute", {"seat": 1}) == NOT_BACK
        stranger = await table.here.guest("Stranger")
        foreign = 403, "server-error-not-host"
        assert await table.refused(stranger, "substitute", {"seat": 1}) == foreign
        assert await table.refused(stranger, "substitute", {"seat": 2, "bot": "random"}) == foreign
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1})
        assert await table.kinds() == ["guest"] * 3

    at_table(tmp_path, story, 3)


def test_a_program_of_the_hosts_is_the_hosts(tmp_path: Path) -> None:
    async def told() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            table = Table(here, (await made(anna, "citadels", ["me", "open"]))["id"], [anna])
            await anna.done("POST", f"{table.path}/token", {"seat": 1})
            await anna.done("POST", f"{table.path}/substitute", {"seat": 1, "bot": "random"})
            assert await table.kinds() == ["guest", "bot"]
            await anna.done("POST", f"{table.path}/substitute", {"seat": 1})
            assert (await anna.done("POST", f"{table.path}/close"))["state"] == "closed"
            assert not await table.listed(anna, "archive")  # nobody else played there

    run(told())


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_who_may_come_back_is_counted(tmp_path: Path, pace: str) -> None:
    """The host cannot let a bot sit in and close the table then; after very long he may."""

    async def story(table: Table) -> None:
        anna, bela = table.people
        assert await table.refused(anna, "close") == NOT_CLOSED
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1, "bot": "random"})
        assert await table.refused(anna, "close") == NOT_CLOSED
        await table.away_for(1, GONE_AFTER[pace] - 60)
        assert await table.refused(anna, "close") == NOT_CLOSED
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1})  # here he is: it counts from the beginning
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1, "bot": "random"})
        assert await table.refused(anna, "close") == NOT_CLOSED
        await table.away_for(1, GONE_AFTER[pace] + 1)
        assert (await anna.done("POST", f"{table.path}/close"))["state"] == "closed"

    at_table(tmp_path, story, pace=pace)


def test_after_everybody_left_the_host_may_close(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        anna, bela = table.people
        await bela.done("POST", f"{table.path}/leave", {})
        assert (await anna.done("POST", f"{table.path}/close"))["state"] == "closed"

    at_table(tmp_path, story)


def test_who_is_away_still_sees_his_seat(tmp_path: Path) -> None:
    """While a bot sits in he may look at what he could see by coming back; nobody else may, and he cannot act."""

    async def story(table: Table) -> None:
        anna, bela = table.people
        await go_on(table.here, table.id, 6)
        before = await bela.done("GET", f"{table.path}/state?seat=1")
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1, "bot": "random"})
        for query in ("state?seat=1", "state", f"replay?seq={before['seq']}&seat=1", "replay?seq=0", "chat"):
            assert (await bela.ask("GET", f"{table.path}/{query}")).status_code == 200, query
        after = await bela.done("GET", f"{table.path}/state?seat=1")
        assert after["observation"]["view"] == before["observation"]["view"]
        assert not after["can_undo"]
        assert (await bela.ask("GET", f"{table.path}/state?seat=0")).status_code == 403
        assert (await anna.ask("GET", f"{table.path}/state?seat=1")).status_code == 403
        assert (await bela.ask("GET", f"{table.path}/record")).status_code == 403
        listener = await table.here.listen(bela, table.id)  # although nobody may watch here
        await listener.until("state")
        stranger = await table.here.guest("Stranger")
        assert (await stranger.ask("GET", f"{table.path}/state")).status_code == 403
        await bela.done("POST", f"{table.path}/chat", {"text": "Back soon"})
        await go_on(table.here, table.id)
        record = await bela.ask("GET", f"{table.path}/record")
        assert record.status_code == 200
        assert (await bela.done("POST", f"{table.path}/rematch"))["seats"][1]["kind"] == "guest"

    at_table(tmp_path, story, spectators=False)


def test_who_played_can_look_back_at_a_table_that_was_given_up(tmp_path: Path) -> None:
    """From the own seat, as far as it went; nobody else can, and the record with its seed stays closed."""

    async def story(table: Table) -> None:
        anna, bela = table.people
        await go_on(table.here, table.id, 6)
        seen = await bela.done("GET", f"{table.path}/state?seat=1")
        await bela.done("POST", f"{table.path}/substitute", {"seat": 1, "bot": "random"})
        await table.away_for(1, GONE_AFTER["live"] + 1)
        await anna.done("POST", f"{table.path}/close")
        state = await bela.done("GET", f"{table.path}/state?seat=1")
        assert state["observation"]["view"] == seen["observation"]["view"]
        assert (state["clocks"], state["can_undo"]) == ([], False)
        for person, seat in ((bela, 1), (anna, 0)):
            past = await person.done("GET", f"{table.path}/replay?seq=2&seat={seat}")
            assert past["observation"]["seat"] == seat
            assert (await person.ask("GET", f"{table.path}/replay?seq=2&seat={1 - seat}")).status_code == 403
            answer = await person.ask("GET", f"{table.path}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "server-error-closed")
            assert table.id not in await table.listed(person, "mine")
            assert (await table.listed(person, "archive"))[table.id] == ("closed", None)  # so that he finds it
        assert await table.refused(anna, "moves", {"seat": 0, "move": "pass"}) == (409, "server-error-closed")
        assert await table.refused(bela, "moves", {"seat": 1, "move": "pass"}) == (403, "server-error-not-your-seat")
        stranger = await table.here.guest("Stranger")
        for which in ("mine", "open", "archive"):
            assert table.id not in await table.listed(stranger, which)
        for query in ("state", "replay?seq=0", "record"):
            answer = await stranger.ask("GET", f"{table.path}/{query}")
            assert (answer.status_code, answer.json()["code"]) == (409, "server-error-closed")

    at_table(tmp_path, story)
