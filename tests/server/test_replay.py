"""Looking back, and going on from there: nothing that was hidden comes to light before the match is over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import tetrapolis as tp
from tests.server.guests import arrived, asked, bare, hot_seat, play_once, play_out, refused, run
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client, State
from tetrapolis.core.match import Match


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("replay")
    with serving(sqlite_url(folder), folder) as running:
        yield running


async def _some(clients: list[Client], table: str, moves: int) -> list[list[State]]:
    """Play on; all seats' states before each move and after the last."""
    rng, seen = Random(4), []
    for _ in range(moves):
        seen.append([await client.state(table, seat) for seat, client in enumerate(clients)])
        await play_once(clients, table, rng)
    return [*seen, [await client.state(table, seat) for seat, client in enumerate(clients)]]


def test_a_running_match_from_the_own_seat(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            before = await _some([anna, bela], table.id, 6)
            for states in before:
                for seat, client in enumerate((anna, bela)):
                    then = states[seat]
                    assert (await client.replay(table.id, then.seq, seat)).observation == then.observation
            last = before[-1][0].seq
            await refused(anna.replay(table.id, 0, 1), 403, "server-error-not-your-seat")
            await refused(cili.replay(table.id, 0, 0), 403, "server-error-not-your-seat")
            await refused(anna.replay(table.id, last + 1, 0), 404, "server-error-no-record")
            public = await cili.replay(table.id, last)
            assert public.observation == (await cili.state(table.id)).observation
            async with Client(server.url) as nobody:
                await refused(nobody.replay(table.id, 0, 0), 401, "server-error-who")
                assert (await nobody.replay(table.id, last)).seat is None

    run(story())


def test_the_record_is_shown_when_the_match_is_over(server: Server) -> None:
    """Then anybody can play it through: seed, moves and chance lead to the same end; and see it from any seat."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("walled_city", ["me", "open"])
            await refused(cili.record(table.id), 409, "server-error-not-started")
            await bela.join(table.id)
            for client in (anna, bela, cili):
                await refused(client.record(table.id), 403, "server-error-not-over")
            await play_out([anna, bela], table.id)
            record = await cili.record(table.id)
            match = Match.restore(tp.game("walled_city"), record.header, record.records, None, -1)
            final = await cili.state(table.id)
            assert match.position.outcome == final.observation.outcome
            assert record.header.names == ("Anna", "Béla")
            middle = final.seq // 2
            for seat in (0, 1, None):
                seen = await cili.replay(table.id, middle, seat)
                text = match.at(middle).observe(seat).to_json(1)
                assert seen.observation == msgspec.json.decode(text, type=type(seen.observation))
            await refused(cili.replay(table.id, 0, 2), 404, "server-error-no-seat")
            await refused(cili.play(table.id, 0, "build P1"), 403, "server-error-not-your-seat")
            await refused(anna.play(table.id, 0, "build P1"), 409, "error-game-over")
            await refused(anna.undo(table.id, 0), 409, "error-no-undo")

    run(story())


def test_seeds_and_others_cards_are_nowhere_while_a_match_runs(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            await _some([anna, bela], table.id, 3)
            headers = {"authorization": f"Bearer {bela.token}"}
            async with bare(server, headers=headers) as browser:
                for path in ("", "/state", "/state?seat=1", "/replay?seq=1&seat=1", "/chat"):
                    answer = await browser.get(f"/api/tables/{table.id}{path}")
                    assert answer.status_code == 200
                    assert "seed" not in answer.text
                    assert "chance" not in answer.text

    run(story())


def test_a_branch_of_a_finished_match_goes_on_exactly(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla", "Cili") as (anna, bela, cili):
            table = await anna.create("walled_city", ["me", "open"], title="Final")
            await bela.join(table.id)
            await play_out([anna, bela], table.id)
            last = (await cili.state(table.id)).seq
            seq = last - 3
            await refused(cili.branch(table.id, seq, ["me", "normal", "normal"]), 400, "server-error-branch-seats", n=2)
            await refused(cili.branch(table.id, last + 1, ["me", "normal"]), 404, "server-error-no-record")
            await refused(cili.branch(table.id, last, ["me", "normal"]), 404, "server-error-no-record")
            fresh = await cili.branch(table.id, seq, ["me", "me"], title="What if", key="branch-1")
            assert (fresh.state, fresh.title, fresh.game) == ("running", "What if", "walled_city")
            assert (await cili.branch(table.id, seq, ["me", "me"], title="What if", key="branch-1")).id == fresh.id
            for seat in (0, 1):
                then = await cili.replay(table.id, seq, seat)
                now = await cili.state(fresh.id, seat)
                assert (now.seq, now.observation) == (seq, then.observation)
            await play_out([cili, cili], fresh.id)
            records = (await cili.record(fresh.id)).records
            assert records[: seq + 1] == (await cili.record(table.id)).records[: seq + 1]
            assert (await cili.table(table.id)).state == "over"

    run(story())


def test_a_branch_waits_for_its_players(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await hot_seat(anna)
            await play_out([anna, anna], table.id)
            seq = (await anna.state(table.id)).seq - 10
            fresh = await anna.branch(table.id, seq, ["me", "open"])
            assert fresh.state == "open"
            joined = await bela.join(fresh.id)
            assert joined.state == "running"
            then = await anna.replay(table.id, seq)  # with somebody else there, only what everybody knew holds
            now = await bela.state(fresh.id)
            assert (now.seq, now.observation.view) == (0, then.observation.view)

    run(story())


def test_a_branch_of_a_running_match_knows_no_more_than_the_seat(server: Server) -> None:
    """It is the own seat's knowledge exactly, and the rest is dealt anew: playing it out tells nothing."""

    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            seen = await _some([anna, bela], table.id, 12)
            then = seen[-1][0]
            wishes = (
                anna.branch(table.id, then.seq, ["me", "me"]),
                anna.branch(table.id, then.seq, ["me", "me"], seat=1),
                bela.branch(table.id, then.seq, ["me", "me"], seat=0),
            )
            for wish in wishes:
                await refused(wish, 403, "server-error-not-your-seat")
            hands = set()
            for _ in range(4):
                fresh = await anna.branch(table.id, then.seq, ["me", "me"], seat=0)
                now = await anna.state(fresh.id, 0)
                assert now.observation.view == then.observation.view
                assert now.observation.pending == then.observation.pending
                hands.add(msgspec.json.encode((await anna.state(fresh.id, 1)).observation.view["hand"]))
            assert len(hands) > 1
            await play_once([anna, anna], fresh.id, Random(1))
            earlier = await anna.branch(table.id, seen[3][0].seq, ["me", "me"], seat=0)
            assert (await anna.state(earlier.id, 0)).observation.view == seen[3][0].observation.view

    run(story())


def test_a_match_looks_the_same_after_an_undo(server: Server) -> None:
    """Looking back across what was taken back."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table, both, rng = await hot_seat(anna), [anna, anna], Random(1)
            while True:
                before = await play_once(both, table.id, rng)
                assert before is not None
                state = await asked(both, table.id)
                if state.can_undo and state.seat == before.seat:
                    break
            seat = state.seat or 0
            seq = await anna.undo(table.id, seat)
            assert (await anna.replay(table.id, state.seq, seat)).observation == state.observation
            assert (await anna.replay(table.id, seq, seat)).observation == before.observation

    run(story())
