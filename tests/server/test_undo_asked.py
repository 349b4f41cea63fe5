"""At tables with people: somebody asks to take back, the others agree or refuse."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.guests import answer, arrived, asked, refused, run, state_when
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client, State


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("undo-asked")
    with serving(sqlite_url(folder), folder, constants={"app_state.ASKS_A_MINUTE": 3}) as running:
        yield running


async def _seated(*people: Client) -> str:
    """A table with these people, in this order; nothing happens by itself."""
    for each in people:
        each.protocol = 2
    table = await people[0].create("citadels", ["me", *["open"] * (len(people) - 1)])
    for each in people[1:]:
        await each.join(table.id)
    return table.id


async def _moved(people: list[Client], table: str) -> State:
    """Whoever is asked plays his first move: the state before it."""
    state = await asked(people, table)
    await answer(people, state, state.observation.moves[0])
    return state


async def _seen(people: list[Client], table: str) -> list[State]:
    return [await each.state(table, seat) for seat, each in enumerate(people)]


def test_all_must_agree_and_then_it_is_taken_back(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea", "Cili") as people:
            table = await _seated(*people)
            start = await _seen(people, table)
            before = await _moved(people, table)
            seat = before.seat or 0
            others = [other for other in range(3) if other != seat]
            who = people[seat]
            assert (await who.state(table, seat)).no_undo == "asked"
            await refused(who.undo(table, seat), 409, "error-no-undo")
            await who.ask_undo(table, seat)
            for other in others:
                ask = (await state_when(people[other], table, other, lambda state: state.undo_ask is not None)).undo_ask
                assert ask is not None
                assert (ask.seat, ask.moves, ask.waiting, ask.refused) == (seat, 1, others, -1)
            first, second = others
            await people[first].answer_undo(table, 1, True)
            await people[first].answer_undo(table, 1, True)  # once is enough
            waiting = (await who.state(table, seat)).undo_ask
            assert waiting is not None
            assert waiting.waiting == [second]
            seq = await people[second].answer_undo(table, 1, True)
            after = await _seen(people, table)
            assert [state.observation.view for state in after] == [state.observation.view for state in start]
            assert [(state.seq, state.undo_ask) for state in after] == [(seq, None)] * 3
            await refused(people[first].answer_undo(table, 1, True), 409, "server-error-undo-lapsed")

    run(story())


def test_one_refusal_is_enough_and_is_told(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea", "Cili") as people:
            table = await _seated(*people)
            seat = (await _moved(people, table)).seat or 0
            first, second = (other for other in range(3) if other != seat)
            await people[seat].ask_undo(table, seat)
            await refused(people[first].ask_undo(table, first), 409, "error-no-undo")  # has done nothing
            await people[first].answer_undo(table, 1, False)
            for number, state in enumerate(await _seen(people, table)):
                assert state.undo_ask is not None, number
                assert (state.undo_ask.refused, state.undo_ask.waiting) == (first, [])
            await refused(people[second].answer_undo(table, 1, True), 409, "server-error-undo-lapsed")
            await refused(people[seat].ask_undo(table, seat), 409, "server-error-undo-refused")
            await _moved(people, table)
            assert [state.undo_ask for state in await _seen(people, table)] == [None] * 3

    run(story())


def test_it_lapses_with_the_next_move_and_can_be_withdrawn(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea") as people:
            table = await _seated(*people)
            seat = (await _moved(people, table)).seat or 0
            other = 1 - seat
            await people[seat].ask_undo(table, seat)
            await refused(people[seat].ask_undo(table, seat), 409, "server-error-undo-asked")
            await refused(people[seat].answer_undo(table, 1, True), 409, "server-error-undo-lapsed")  # not by oneself
            assert (await _moved(people, table)).seat == other
            assert (await people[other].state(table, other)).undo_ask is None
            await refused(people[other].answer_undo(table, 1, True), 409, "server-error-undo-lapsed")
            while (await people[other].state(table, other)).no_undo in ("", "others"):
                await _moved(people, table)
            await people[other].ask_undo(table, other)
            assert (await people[seat].state(table, seat)).undo_ask is not None
            await people[other].answer_undo(table, 2, False)
            assert (await people[seat].state(table, seat)).undo_ask is None
            await refused(people[seat].answer_undo(table, 2, True), 409, "server-error-undo-lapsed")

    run(story())


def test_who_asks_again_and_again_is_stopped(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea") as people:
            table, done = await _seated(*people), 0
            while done < 4:
                before = await _moved(people, table)
                if before.seat == 0 and not (await people[0].state(table, 0)).can_undo:
                    done += 1
                    wish = people[0].ask_undo(table, 0)
                    await (wish if done < 4 else refused(wish, 429, "server-error-rate"))

    run(story())


def test_two_who_agree_at_once_take_back_once(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea", "Cili") as people:
            table = await _seated(*people)
            before = await _moved(people, table)
            seat = before.seat or 0
            await people[seat].ask_undo(table, seat)
            others = [people[other] for other in range(3) if other != seat]
            await asyncio.gather(*(other.answer_undo(table, 1, True) for other in others))
            after = await people[seat].state(table, seat)
            assert (after.seq, after.observation.view) == (before.seq + 2, before.observation.view)

    run(story())


def test_strangers_bots_and_who_plays_alone_are_asked_nothing(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea") as (anna, bea):
            anna.protocol = bea.protocol = 2
            table = await anna.create("citadels", ["me", "random", "random"])
            seen = await state_when(anna, table.id, 0, lambda state: state.observation.decision is not None)
            await anna.play(table.id, 0, seen.observation.moves[0])
            await state_when(anna, table.id, 0, lambda state: bool(state.no_undo))
            await refused(anna.ask_undo(table.id, 0), 409, "server-error-undo-alone")
            await refused(bea.ask_undo(table.id, 0), 403, "server-error-not-your-seat")
            await refused(bea.answer_undo(table.id, 1, True), 403, "server-error-not-seated")

    run(story())


def test_bots_may_go_on_while_it_is_asked(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Bea") as people:
            for each in people:
                each.protocol = 2
            table = (await people[0].create("citadels", ["me", "open", "random", "random"])).id
            await people[1].join(table)
            seen: State | None = None
            while seen is None:  # until a bot comes after Anna or Bea
                for seat, each in enumerate(people):
                    state = await each.state(table, seat)
                    if state.observation.decision is not None:
                        await each.play(table, seat, state.observation.moves[0])
                        after = await each.state(table, seat)
                        if after.observation.pending[0].seat > 1 and not after.can_undo:
                            seen = state
                            break
                await asyncio.sleep(0.01)
            seat = seen.seat or 0
            await people[seat].ask_undo(table, seat)
            other = 1 - seat
            ask = (
                await state_when(
                    people[other], table, other, lambda state: state.undo_ask is not None and state.undo_ask.moves > 1
                )
            ).undo_ask
            assert ask is not None
            await people[other].answer_undo(table, ask.number, True)
            assert (await people[seat].state(table, seat)).observation.view == seen.observation.view

    run(story())
