"""Undo: own moves by the policy, any own decision at tables that allow it; both are logged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest

from tests.server.guests import answer, arrived, asked, hot_seat, play_once, refused, run, state_when
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client, ClientError, State


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("undo")
    with serving(sqlite_url(folder), folder) as running:
        yield running


async def _until_undo(client: Client, table: str, rng: Random) -> tuple[State, State]:
    """Play until a move could be taken back: the states before and after it."""
    while True:
        before = await play_once([client, client], table, rng)
        assert before is not None
        after = await client.state(table, before.seat)
        if after.can_undo:
            return before, after


def test_undo_by_the_policy_is_logged(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna, "walled_city")
            await refused(anna.undo(table.id, 0), 409, "error-no-undo")
            before, after = await _until_undo(anna, table.id, Random(1))
            seat = before.seat or 0
            seq = await anna.undo(table.id, seat)
            assert seq == after.seq + 1  # the record keeps both
            back = await anna.state(table.id, seat)
            assert back.observation.view == before.observation.view
            assert back.observation.moves == before.observation.moves
            await refused(anna.undo(table.id, 1 - seat), 409, "error-no-undo")
            await refused(anna.undo(table.id, seat, to=0), 403, "server-error-no-free-undo")
            rng = Random(3)
            while await play_once([anna, anna], table.id, rng) is not None:
                pass
            records = (await anna.record(table.id)).records
            assert (records[seq].undo, records[seq].seat) == (True, seat)

    run(story())


def test_free_undo_to_any_own_decision_at_a_table_with_bots(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("walled_city", ["me", "random", "random"], free_undo=True)
            own: list[State] = []
            while len(own) < 4 or all(later.seq == earlier.seq + 1 for earlier, later in pairwise(own)):
                state = await state_when(anna, table.id, 0, lambda state: state.observation.decision is not None)
                assert state.observation.decision is not None
                own.append(state)
                await anna.play(table.id, 0, state.observation.moves[0], state.observation.decision.id)
            await state_when(anna, table.id, 0, lambda state: state.observation.decision is not None)
            last = (await anna.state(table.id)).seq
            await refused(anna.undo(table.id, 0, to=last), 409, "error-no-undo")
            others = set(range(last)) - {state.seq for state in own}
            await refused(anna.undo(table.id, 0, to=min(others)), 409, "error-no-undo")
            assert await anna.undo(table.id, 0, to=own[1].seq) == last + 1
            back = await anna.state(table.id, 0)
            assert back.observation.view == own[1].observation.view
            assert back.observation.moves == own[1].observation.moves
            assert await anna.run_bot(table.id, 0, lambda seen: seen.moves[0]) is not None
            records = (await anna.record(table.id)).records
            assert [record.back for record in records if record.back is not None] == [own[1].seq]

    run(story())


def test_free_undo_counts_what_everybody_counts(server: Server) -> None:
    """Drafts nobody else notices have records, but no number: going back to a number must not land on one of them."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table, both = await hot_seat(anna, "genoa", free_undo=True), [anna, anna]
            bidder = await asked(both, table.id)
            while bidder.observation.pending[0].kind != "ask":
                await answer(both, bidder, bidder.observation.moves[0])
                bidder = await asked(both, table.id)
            seat, seq, drafts = bidder.seat or 0, bidder.seq, 0
            for space in ("inn", "cathedral", "metals", "drinks"):
                with suppress(ClientError):  # the tower is beside it, or these are enough
                    assert await anna.play(table.id, seat, f"note {space} 5d") == seq
                    drafts += 1
            assert drafts > 1
            assert await anna.play(table.id, seat, "pass") == seq + 1
            chooser = await asked(both, table.id)
            await answer(both, chooser, chooser.observation.moves[0])
            assert await anna.undo(table.id, chooser.seat or 0, to=seq + 1) == seq + 3
            back = await asked(both, table.id)
            assert (back.seat, back.observation.pending) == (chooser.seat, chooser.observation.pending)
            assert back.observation.view == chooser.observation.view

    run(story())


def test_free_undo_is_for_tables_without_other_people(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            wish = anna.create("citadels", ["me", "open"], free_undo=True)
            await refused(wish, 400, "server-error-free-undo")

    run(story())
