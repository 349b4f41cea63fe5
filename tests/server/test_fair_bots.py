"""Bots of many tables share few workers: whose turn comes when, who pauses, and what nobody may take from others."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.inside import Inside, Person, inside
from tests.server.serving import PATIENCE, QUICK
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server import due_worker, schema
from tetrapolis.server.app_state import AppState
from tetrapolis.server.attendance import GLANCE, Attendance
from tetrapolis.server.bots import Thinkers, Worker
from tetrapolis.server.bus import Here, Looked
from tetrapolis.server.matches import Matches
from tetrapolis.server.presence import GONE
from tetrapolis.server.turns import LONGEST_WAITING, Ask, Rank, Turns

FOR_EVER = 1e6


def bounded(story: Callable[[], Awaitable[None]]) -> None:
    """Tell a story, but not for ever."""

    async def told() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await story()

    asyncio.run(told())


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again, until it is so."""
    while not await what():
        await asyncio.sleep(0.02)


def pausing(folder: Path, **config: Any) -> AbstractAsyncContextManager[Inside]:
    """A server in this process whose clocks go and whose bots pause while nobody looks."""
    return inside(folder, **({"pause_unwatched": True, "tick": QUICK["tick"]} | config))


async def new_table(person: Person, *levels: str, game: str = "citadels", **wish: Any) -> str:
    """A table with these bots; empty: the person's own seat."""
    seats = [{"kind": "bot", "bot": level} if level else {"kind": "me"} for level in levels]
    made = await person.done("POST", "/api/tables", {"game": game, "seats": seats, **wish})
    return str(made["id"])


async def match_row(app: AppState, table: str) -> Any:
    """How far the match of a table is, and when it is due, as the database has it."""
    columns = schema.matches.c
    async with app.engine.connect() as connection:
        query = select(columns.records, columns.due, columns.outcome, columns.asked).where(columns.table_id == table)
        return (await connection.execute(query)).one()


# ---- turns


async def served(turns: Turns, asks: list[Ask]) -> list[str]:
    """All ask at once: the order in which they get their turn."""
    order: list[str] = []

    async def think(ask: Ask) -> None:
        async with turns.turn(ask):
            order.append(ask.person)
            await asyncio.sleep(0)

    await asyncio.gather(*map(think, asks))
    return order


def test_one_person_after_the_other_however_many_tables_somebody_has() -> None:
    asks = [Ask("greedy")] * 4 + [Ask("Anna")] * 2 + [Ask("Béla")]
    order = asyncio.run(served(Turns(1), asks))
    assert order == ["greedy", "Anna", "Béla", "greedy", "Anna", "greedy", "greedy"]


def test_tables_with_people_come_first_and_bots_alone_last() -> None:
    asks = [Ask("first"), Ask("bots", Rank.BOTS), Ask("away", Rank.AWAY), Ask("here"), Ask("here")]
    assert asyncio.run(served(Turns(1), asks)) == ["first", "here", "here", "away", "bots"]


def test_whoever_waits_longest_has_a_turn_some_time() -> None:
    asks = [Ask("first"), Ask("bots", Rank.BOTS)] + [Ask(f"person {number}") for number in range(20)]
    order = asyncio.run(served(Turns(1), asks))
    assert order.index("bots") == LONGEST_WAITING - 1


def test_a_search_never_takes_the_last_worker() -> None:
    async def story() -> None:
        turns, hold = Turns(3), asyncio.Event()
        searching = 0

        async def search() -> None:
            nonlocal searching
            async with turns.turn(Ask("greedy", Rank.PRESENT, long=True)):
                searching += 1
                await hold.wait()

        tasks = [asyncio.create_task(search()) for _ in range(9)]
        await asyncio.sleep(0)
        async with turns.turn(Ask("Anna", Rank.BOTS)):  # at once: nothing else has an end before
            assert searching == 2
        hold.set()
        await asyncio.gather(*tasks)
        assert (searching, turns.length, turns.pressure) == (9, 0, 0.0)

    bounded(story)


def test_who_goes_away_keeps_no_place() -> None:
    async def story() -> None:
        turns = Turns(1)
        async with turns.turn(Ask("Anna")):
            waiting = asyncio.create_task(served(turns, [Ask("gone")]))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert turns.length == 0
            given = asyncio.create_task(served(turns, [Ask("gone, too")]))
            await asyncio.sleep(0)
        given.cancel()  # the turn was given to it, and it has not noticed yet
        await asyncio.gather(given, return_exceptions=True)
        assert await served(turns, [Ask("Béla")]) == ["Béla"]

    bounded(story)


# ---- workers


def test_a_worker_that_hangs_ends_alone() -> None:
    async def story() -> None:
        one, two = Worker(), Worker()
        try:
            first, second = await one.work(PATIENCE, os.getpid), await two.work(PATIENCE, os.getpid)
            with pytest.raises(TimeoutError):
                await one.work(0.1, time.sleep, FOR_EVER)
            assert await two.work(PATIENCE, os.getpid) == second
            assert await one.work(PATIENCE, os.getpid) != first
        finally:
            one.close()
            two.close()

    bounded(story)


def test_when_many_wait_bots_think_less_and_the_table_says_so(tmp_path: Path) -> None:
    thought: list[float | None] = []

    async def story() -> None:
        async with pausing(tmp_path, tick=FOR_EVER) as here:
            anna = await here.guest("Anna")
            ear = await here.listen(anna, await new_table(anna, "", ""))
            thinkers = here.app.thinkers
            here.app.thinkers._work = note  # type: ignore[method-assign,assignment]
            for pressure in (0.0, 50.0):
                thinkers.share.look(pressure)
                for level in ("expert", "easy"):
                    await thinkers.choose("citadels", "", 0, level, "")
            await ear.until("condition", thinking=0.0625)

    async def note(game: str, level: str, what: object, *args: Any) -> None:
        thought.append(args[-1])

    bounded(story)
    assert thought == [2.0, None, 0.125, None]


# ---- an attack


@pytest.mark.parametrize("watched", [True, False])
def test_a_person_is_served_before_many_tables_of_experts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    """Between a bot's turn at a person's table and its move at most one expert of somebody else is let in."""
    lines: list[tuple[str, Ask]] = []
    turn = Turns.turn

    @asynccontextmanager
    async def noted(self: Turns, ask: Ask) -> AsyncIterator[None]:
        lines.append(("asks", ask))
        async with turn(self, ask):
            lines.append(("has", ask))
            yield

    def asking() -> list[int]:
        """Where the bots of the person's table came into the queue."""
        return [place for place, (what, ask) in enumerate(lines) if what == "asks" and ask.rank == Rank.PRESENT]

    async def at_once(self: Thinkers, *_: object) -> None:
        await asyncio.sleep(0.01)  # it thinks, and others come meanwhile; then its default move is played

    monkeypatch.setattr(Turns, "turn", noted)
    monkeypatch.setattr(Thinkers, "choose", at_once)

    async def story() -> None:
        async with pausing(tmp_path) as here:
            greedy, anna = await here.guest("Greedy"), await here.guest("Anna")
            tables = [await new_table(greedy, *["expert"] * 5) for _ in range(15)]
            for table in tables if watched else ():
                await here.listen(greedy, table)
            own = await new_table(anna, "", "easy", "easy", "easy")
            await here.listen(anna, own)

            async def asked() -> bool:
                return 0 in (await match_row(here.app, own)).asked

            await until(asked)
            while len(asking()) < 6:  # whoever acts first of all in a round has many moves before theirs
                state = await anna.done("GET", f"/api/tables/{own}/state?seat=0")
                move = {"seat": 0, "move": state["observation"]["legal"][0]}
                await anna.done("POST", f"/api/tables/{own}/moves", move)
                await until(asked)  # so that nobody is still in the queue at the end

    bounded(story)
    experts = [place for place, (what, ask) in enumerate(lines) if what == "has" and ask.rank == Rank.BOTS]
    assert (len(experts) > 15) == watched
    for asks in asking():
        has = next(place for place in range(asks, len(lines)) if lines[place] == ("has", lines[asks][1]))
        assert sum(asks < place < has for place in experts) <= 1


def test_no_more_are_claimed_than_get_their_turn_soon(tmp_path: Path) -> None:
    async def story() -> None:
        async with pausing(tmp_path) as here:
            greedy, anna = await here.guest("Greedy"), await here.guest("Anna")
            async with here.app.thinkers.turns.turn(Ask("somebody")):
                for _ in range(due_worker.MOST_OF_ONE + 3):
                    await here.listen(greedy, await new_table(greedy, "random", "random"))
                own = await new_table(anna, "random", "random")
                await here.listen(anna, own)

                async def queued() -> bool:
                    return here.app.thinkers.turns.length == due_worker.MOST_OF_ONE + 1

                await until(queued)
                persons = [claim.person for claim in here.app.due_worker._claims.values()]
                assert sorted(map(persons.count, set(persons))) == [1, due_worker.MOST_OF_ONE]
                assert (await match_row(here.app, own)).due > time.time()

    bounded(story)


# ---- claims and clocks


def test_clocks_do_not_wait_behind_thoughts(tmp_path: Path) -> None:
    async def story() -> None:
        async with pausing(tmp_path) as here:
            anna = await here.guest("Anna")
            async with here.app.thinkers.turns.turn(Ask("somebody")):  # and never ends
                bots = await new_table(anna, "random", "", "", "")
                clock = await new_table(anna, "", "", clock="decision", seconds=1)
                before = (await match_row(here.app, bots)).records

                async def timed_out() -> bool:
                    return bool((await match_row(here.app, clock)).records > 2)

                await until(timed_out)
                assert (await match_row(here.app, bots)).records == before

    bounded(story)


def test_what_waits_for_its_turn_stays_claimed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_worker, "LEASE", 0.3)

    async def story() -> None:
        async with pausing(tmp_path) as here:
            anna = await here.guest("Anna")
            async with here.app.thinkers.turns.turn(Ask("somebody")):
                table = await new_table(anna, "random", "random")
                await here.listen(anna, table)
                seen: set[float] = set()

                async def renewed() -> bool:
                    seen.add((await match_row(here.app, table)).due)
                    return len(seen) > 4

                await until(renewed)
                assert len(here.app.due_worker._claims) == here.app.thinkers.turns.length == 1  # asked for once
            await until(lambda: over(here.app, table))

    bounded(story)


async def over(app: AppState, table: str) -> bool:
    return (await match_row(app, table)).outcome is not None


def test_a_match_due_again_while_in_hand_is_not_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each bot's move, before its turn has ended, the next one is due and is seen: nobody waits for a lease."""
    monkeypatch.setattr(due_worker, "LEASE", FOR_EVER)
    change = Matches.change

    async def story() -> None:
        async with pausing(tmp_path, bot_delay=(0.0, 0.0), tick=0.05) as here:

            async def changed(self: Matches, *args: Any) -> Any:
                done = await change(self, *args)
                await here.app.due_worker.tick()
                return done

            monkeypatch.setattr(Matches, "change", changed)
            anna = await here.guest("Anna")
            table = await new_table(anna, "random", "random", game="walled_city")
            await here.listen(anna, table)
            await until(lambda: over(here.app, table))

    bounded(story)


# ---- pausing


async def paused(app: AppState, table: str) -> bool:
    row = await match_row(app, table)
    return row.due is None and row.outcome is None


def test_bots_alone_wait_until_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with pausing(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await new_table(anna, "random", "random", "random")
            await until(lambda: paused(here.app, table))
            assert (await match_row(here.app, table)).records == 1
        async with pausing(tmp_path) as here:  # and the server may be another one meanwhile
            for _ in range(3):
                await here.app.due_worker.tick()
            assert await paused(here.app, table)
            ear = await here.listen(here.nobody(), table)
            await until(lambda: over(here.app, table))
            await ear.close()

    bounded(story)


def test_who_asks_without_a_socket_wakes_them_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with pausing(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await new_table(anna, "random", "random", "random")
            await until(lambda: paused(here.app, table))
            await here.nobody().done("GET", f"/api/tables/{table}/state")
            await until(lambda: over(here.app, table))

    bounded(story)


def test_bots_of_a_person_who_is_away_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with pausing(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await new_table(anna, "random", "", "random")

            async def asked() -> bool:
                return bool((await match_row(here.app, table)).asked == [1])

            for _ in range(5):
                await until(asked)
                running = await here.app.running(await here.app.tables.get(table))
                move = str(running.match.position.default(1))  # nobody looks through the front door
                await anna.done("POST", f"/api/tables/{table}/moves", {"seat": 1, "move": move})
            await anna.done("POST", f"/api/tables/{table}/leave", {"bot": "random"})
            await until(lambda: paused(here.app, table))  # nobody is awaited any more

    bounded(story)


def test_processes_tell_each_other_who_watches() -> None:
    now, said = 100.0, list[Looked]()
    sockets: set[str] = set()
    here = Attendance("one", sockets, said.append, alone=False, now=lambda: now)
    assert here.watched("t")  # what others see is not known yet
    now += 60.0
    assert not here.watched("t")
    here.hear(Here("t", "two", [], 1))
    assert (here.watched("t"), here.seated("t")) == (True, False)
    here.hear(Here("t", "three", [0], 0))
    assert here.seated("t")
    here.hear(Here("t", "two", [], 0))
    assert here.watched("t")
    now += GONE + 1  # the third has died without a word
    assert not here.watched("t")
    assert here.glance("t")
    here.note(said.pop())
    assert here.watched("t")
    assert not here.glance("t")  # all know
    now += GLANCE + 1
    here.sweep()
    assert not here.watched("t")
    sockets.add("t")
    assert here.watched("t")


# ---- limits


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_has_only_so_many_tables_of_bots_alone(tmp_path: Path, lang: str) -> None:
    async def story() -> None:
        async with pausing(tmp_path, max_bot_tables=2) as here:
            anna, bela = await here.guest("Anna", lang), await here.guest("Béla")
            first, _ = [await new_table(anna, "random", "random") for _ in range(2)]
            seats = [{"kind": "bot", "bot": "random"}] * 2
            refused = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats})
            assert (refused.status_code, refused.json()["code"]) == (429, "server-error-many-bot-tables")
            assert refused.json()["detail"] == t(lang, "server-error-many-bot-tables", n=2)
            await new_table(anna, "", "random")
            await new_table(bela, "random", "random")
            await anna.done("POST", f"/api/tables/{first}/close")
            await new_table(anna, "random", "random")

    bounded(story)


def test_an_address_sets_up_only_so_many_tables_that_think(tmp_path: Path) -> None:
    async def story() -> None:
        async with pausing(tmp_path, bot_tables_rate=2) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            await new_table(anna, "random", "random")
            await new_table(bela, "", "hard")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}]
            refused = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats})
            assert (refused.status_code, refused.json()["code"]) == (429, "server-error-bot-tables-rate")
            assert refused.json()["detail"] == t("en", "server-error-bot-tables-rate", n=2)
            await new_table(anna, "", "normal")  # it does not search

    bounded(story)
