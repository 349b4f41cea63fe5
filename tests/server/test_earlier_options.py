"""Tables and matches with options that an earlier version took, and today's refuses: they go on as they were begun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.fair import go_on, made, real, wishes
from tests.server.guests import run
from tests.server.inside import Inside, inside
from tetrapolis.server import schema

EARLIER = {"ninth": True, "ninth_character": "queen", "queen_replacement": "tax_collector"}


async def set_up_earlier(here: Inside, table: str) -> None:
    """The table has options that nobody can choose any more."""
    async with here.app.engine.begin() as connection:
        options = (await here.app.tables.get(table)).row.options | EARLIER
        columns = schema.tables.c
        await connection.execute(update(schema.tables).where(columns.id == table).values(options=options))


async def ninth(here: Inside, table: str) -> str:
    """Who the ninth character of a running match is."""
    cast: Any = (await real(here, table)).position.observe(None).view
    return str(cast.cast[8])


@pytest.mark.parametrize("seats", [["me"] * 4, ["me", "me", "me", "open"]], ids=["exactly", "dealt anew"])
def test_a_table_with_earlier_options_starts_is_read_again_branched_and_played_once_more(
    seats: list[str], tmp_path: Path
) -> None:
    """Given a table from before the ninth Queen was refused to four, then all that goes on from it can be played."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            table = (await made(anna, "citadels", ["me", "me", "me", "open"]))["id"]
            await set_up_earlier(here, table)
            joined = await bela.done("POST", f"/api/tables/{table}/join", {})
            assert joined["state"] == "running"
            assert await ninth(here, table) == "tax_collector"
            match = await go_on(here, table)
            assert match.position.outcome is not None
            here.app.matches.forget((await here.app.tables.get(table)).row.match)
            assert (await real(here, table)).position.to_json() == match.position.to_json()
            branch = await anna.done("POST", f"/api/tables/{table}/branch", {"seq": 7, "seats": wishes(seats)})
            if "open" in seats:
                await bela.done("POST", f"/api/tables/{branch['id']}/join", {})
            again = await anna.done("POST", f"/api/tables/{table}/rematch")
            for each in (branch["id"], again["id"]):
                assert await ninth(here, each) == "tax_collector"
                assert (await go_on(here, each)).position.outcome is not None

    run(story())
