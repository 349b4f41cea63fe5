"""Without a clock nobody blocks the others for ever: after a while any player, later the server, lets a bot sit in."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tetrapolis as tp
from tests.server.fair import waited
from tests.server.guests import arrived, play_once, refused, run, state_when
from tests.server.inside import Inside, Person, inside
from tests.server.serving import PATIENCE, Server, serving, sqlite_url
from tetrapolis.core.match import Match
from tetrapolis.locales import t
from tetrapolis.server.bots import Thinkers
from tetrapolis.server.tables_model import ABSENT_AFTER, DAY, STAND_IN, STAND_IN_AFTER
from tetrapolis.server.timers import Timer, Timers, next_timers
from tetrapolis.wire.requests import ClockKind

# ---- timers


def timers_of(
    pos: tp.Position,
    now: float,
    patience: float,
    old: Timers | None = None,
    bots: dict[int, str] | None = None,
    clock: ClockKind = "none",
) -> Timers:
    """The timers of a match whose bots think for a second, with half a minute on its clock if it has one."""
    return next_timers(old or Timers(), pos, now, bots or {}, clock, 30, patience, lambda: 1.0)


def absent(timers: Timers) -> list[Timer]:
    return [timer for timer in timers.running if timer.what == "absent"]


def test_patience_begins_with_a_question_and_ends_with_its_answer() -> None:
    match = Match.new(tp.game("citadels"), 3, 1)
    first = timers_of(match.position, 100.0, 3600.0)
    asked = match.position.pending[0]
    assert first.running == [Timer("absent", 3700.0, asked.seat, asked.id)]
    assert first.due == 3700.0
    later = timers_of(match.position, 900.0, 3600.0, first)  # something else has changed: a seat, a clock
    assert absent(later) == absent(first)
    match.play(asked.seat, match.position.default(asked.seat))
    following = match.position.pending[0]
    assert absent(timers_of(match.position, 1000.0, 3600.0, later)) == [
        Timer("absent", 4600.0, following.seat, following.id)
    ]


def test_patience_is_for_people_without_a_clock() -> None:
    position = Match.new(tp.game("citadels"), 3, 1).position
    seat = position.pending[0].seat
    assert not timers_of(position, 100.0, 0.0).running  # who plays alone is waited for
    assert not absent(timers_of(position, 100.0, 3600.0, bots={seat: "normal"}))
    for clock in ("decision", "player"):
        made = timers_of(position, 100.0, 3600.0, clock=clock)
        assert [(timer.what, timer.at) for timer in made.running] == [("timeout", 130.0)]


def test_nobody_is_absent_where_nobody_is_waited_for() -> None:
    """On a floor where everybody may speak nobody has to; elsewhere each who is asked has his own time."""
    match = Match.new(tp.game("genoa"), 4, 1, {"negotiation": "live"})
    rng = Random(1)
    seen = set()
    for _ in range(200):
        position = match.position
        if position.outcome is not None:
            break
        asked = [(each.seat, each.id) for each in position.pending if not each.optional]
        made = absent(timers_of(position, 5.0, 60.0))
        assert [(timer.seat, timer.decision) for timer in made] == asked
        seen.add((len(asked) > 1, any(each.optional for each in position.pending)))
        seat = position.pending[0].seat
        match.play(seat, position.legal(seat).sample(rng))
    assert len(seen) > 1


# ---- a house whose clocks the test moves


class Evening:
    """Anna (the host), Béla and Cili at a table; nothing happens there by itself."""

    def __init__(self, here: Inside, table: str, people: list[Person]) -> None:
        self.here = here
        self.table = table
        self.path = f"/api/tables/{table}"
        self.people = people

    async def asked(self) -> int:
        """Whose decision it is."""
        state = await self.here.nobody().done("GET", f"{self.path}/state")
        seat: int = state["observation"]["pending"][0]["seat"]
        return seat

    async def play_until(self, seat: int) -> None:
        """All play, until this seat is asked."""
        while (asked := await self.asked()) != seat:
            state = await self.people[asked].done("GET", f"{self.path}/state?seat={asked}")
            await self.people[asked].done(
                "POST", f"{self.path}/moves", {"seat": asked, "move": state["observation"]["legal"][0]}
            )

    async def later(self, seconds: float) -> None:
        """Whatever is due so many seconds from now is done."""
        due_worker = self.here.app.due_worker
        due_worker.now = lambda: time.time() + seconds
        await due_worker.tick()
        await asyncio.gather(*due_worker._tasks)

    async def seats(self) -> list[tuple[str, bool]]:
        """Who sits there: the kind, and whether a bot sits in for somebody."""
        table = await self.here.nobody().done("GET", self.path)
        return [(seat["kind"], seat["absent"]) for seat in table["seats"]]

    async def set_back(self, seconds: float) -> None:
        """The questions that are open now were asked longer ago."""
        await waited(self.here, self.table, seconds)

    async def substitute(self, person: Person, seat: int, bot: str = "") -> tuple[int, str, str]:
        """Ask for it; the status, and what is wrong."""
        answer = await person.ask("POST", f"{self.path}/substitute", {"seat": seat, "bot": bot})
        body = answer.json()
        return answer.status_code, body.get("code", ""), body.get("detail", "")


def at_table(folder: Path, story: Callable[[Evening], Awaitable[None]], players: int = 3, **wish: Any) -> None:
    """Tell a story of an evening."""

    async def told() -> None:
        async with inside(folder, bots=1) as here:
            table, people = await here.seated("citadels", players, {}, **wish)
            await story(Evening(here, table, people))

    run(told())


BOTH_GUESTS = [("guest", False), ("guest", False)]
BELA_AWAY = [("guest", False), ("bot", True)]


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_a_bot_sits_in_by_itself(tmp_path: Path, pace: str) -> None:
    async def story(evening: Evening) -> None:
        anna, bela = evening.people
        await evening.play_until(1)
        state = await anna.done("GET", f"{evening.path}/state?seat=0")
        (clock,) = state["clocks"]
        assert (clock["seat"], clock["absent"]) == (1, True)
        assert clock["at"] - state["now"] == pytest.approx(STAND_IN_AFTER[pace], abs=PATIENCE)
        asked_at = clock["at"] - STAND_IN_AFTER[pace]
        assert clock["stand_in_from"] == pytest.approx(asked_at + ABSENT_AFTER[pace])  # what the browser counts to
        listener = await evening.here.listen(anna, evening.table)
        heard = len(listener.frames)
        await evening.later(STAND_IN_AFTER[pace] - 2 * PATIENCE)
        assert await evening.seats() == BOTH_GUESTS
        await evening.later(STAND_IN_AFTER[pace] + 1)
        assert await evening.seats() == BELA_AWAY
        place = await listener.until("table", heard)
        seat = listener.frames[place - 1]["table"]["seats"][1]
        assert (seat["name"], seat["bot"], seat["absent"]) == ("Guest 1", STAND_IN, True)
        await _bot_plays(evening, state["seq"], STAND_IN_AFTER[pace] + 1)
        table = await bela.done("POST", f"{evening.path}/substitute", {"seat": 1})  # here he is again
        assert table["seats"][1]["kind"] == "guest"
        await evening.later(0)
        await evening.play_until(1)
        assert (await bela.done("GET", f"{evening.path}/state?seat=1"))["observation"]["legal"]

    at_table(tmp_path, story, 2, pace=pace)


async def _bot_plays(evening: Evening, seq: int, seconds: float) -> None:
    """Until it has moved."""
    while (await evening.people[0].done("GET", f"{evening.path}/state"))["seq"] == seq:
        await evening.later(seconds)
        await asyncio.sleep(0.01)


def test_who_plays_on_alone_is_not_replaced(tmp_path: Path) -> None:
    """Once a bot sits in for Béla nobody waits for Anna."""

    async def story(evening: Evening) -> None:
        anna, _ = evening.people
        await evening.play_until(1)
        await evening.set_back(ABSENT_AFTER["live"] + 1)
        assert (await evening.substitute(anna, 1, "random"))[0] == 200
        await evening.later(0)
        while await evening.asked() != 0:
            await evening.later(0)
            await asyncio.sleep(0.01)
        assert (await anna.done("GET", f"{evening.path}/state?seat=0"))["clocks"] == []
        await evening.later(100 * DAY)
        assert await evening.seats() == BELA_AWAY

    at_table(tmp_path, story, 2)


def test_whoever_plays_several_seats_is_never_replaced(tmp_path: Path) -> None:
    async def told() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
            table = (await anna.done("POST", "/api/tables", {"game": "citadels", "seats": seats}))["id"]
            evening = Evening(here, table, [anna, anna])
            while await evening.asked() == 2:
                await evening.later(5)
                await asyncio.sleep(0.01)
            assert (await anna.done("GET", f"{evening.path}/state"))["clocks"] == []
            await evening.later(100 * DAY)
            assert [kind for kind, _ in await evening.seats()] == ["guest", "guest", "bot"]

    run(told())


def test_any_player_may_let_a_bot_sit_in_after_a_while(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        anna, bela, cili = evening.people
        stranger = await evening.here.guest("Stranger", "hu")
        await evening.play_until(1)
        early = 409, "server-error-not-absent", t("en", "server-error-not-absent")
        assert await evening.substitute(cili, 1, "random") == early
        await evening.set_back(ABSENT_AFTER["live"] - PATIENCE)
        assert await evening.substitute(cili, 1, "random") == early
        await evening.set_back(PATIENCE + 1)
        foreign = 403, "server-error-not-host", t("hu", "server-error-not-host")
        assert await evening.substitute(stranger, 1, "random") == foreign
        assert (await evening.substitute(evening.here.nobody(), 1, "random"))[:2] == (401, "server-error-who")
        assert await evening.substitute(cili, 0, "random") == early  # Anna is not asked
        assert (await evening.substitute(cili, 1, "mighty"))[:2] == (400, "server-error-bot")
        assert await evening.seats() == [("guest", False)] * 3
        assert (await evening.substitute(cili, 1, "random"))[0] == 200
        assert await evening.seats() == [("guest", False), ("bot", True), ("guest", False)]
        for other in (cili, anna):
            assert (await evening.substitute(other, 1))[:2] == (403, "server-error-not-back")  # only he himself
        assert (await evening.substitute(bela, 1))[0] == 200
        assert await evening.seats() == [("guest", False)] * 3
        assert await evening.substitute(anna, 2, "random") == early  # the host waits like everybody
        assert await evening.seats() == [("guest", False)] * 3

    at_table(tmp_path, story)


def test_with_a_clock_the_clock_decides(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        _, _, cili = evening.people
        await evening.play_until(1)
        await evening.set_back(100 * DAY)
        assert (await evening.substitute(cili, 1, "random"))[:2] == (409, "server-error-not-absent")

    at_table(tmp_path, story, clock="decision", seconds=60)


def test_who_comes_back_plays_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's move was due already, but Béla was faster: nothing is played for him."""

    async def forbidden(self: Thinkers, *_: object) -> str | None:
        raise AssertionError("no bot sits here")

    async def story(evening: Evening) -> None:
        anna, bela, _ = evening.people
        await evening.play_until(1)
        seq = (await anna.done("GET", f"{evening.path}/state"))["seq"]
        await evening.substitute(bela, 1, "random")
        await evening.later(0)  # the bot's timer begins
        await evening.substitute(bela, 1)
        monkeypatch.setattr(Thinkers, "choose", forbidden)
        for _ in range(3):
            await evening.later(5)
        state = await bela.done("GET", f"{evening.path}/state?seat=1")
        assert (state["seq"], await evening.asked()) == (seq, 1)
        assert [(clock["seat"], clock["absent"]) for clock in state["clocks"]] == [(1, True)]

    at_table(tmp_path, story)


# ---- a real server


def test_patience_outlives_the_server(tmp_path: Path) -> None:
    """An hour later, after a restart: a bot sits in for Béla, and Anna plays on with it."""

    async def wait_for_bela(server: Server) -> tuple[str, str, str]:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            table = await anna.create("citadels", ["me", "open"])
            await bela.join(table.id)
            state = await play_once([anna, bela], table.id, Random(1))
            while (await bela.state(table.id, 1)).observation.decision is None:
                state = await play_once([anna, bela], table.id, Random(1))
            assert state is not None
            return table.id, anna.token, bela.token

    async def play_on(server: Server, table: str, anna_token: str, bela_token: str) -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            anna.token, bela.token = anna_token, bela_token
            await state_when(anna, table, 0, lambda state: state.observation.decision is not None)
            seat = (await anna.table(table)).seats[1]
            assert (seat.kind, seat.absent, seat.bot) == ("bot", True, STAND_IN)
            assert (await bela.state(table, 1)).seat == 1  # he may look, but not play
            await refused(bela.play(table, 1, "pass"), 403, "server-error-not-your-seat")
            assert (await bela.substitute(table, 1)).seats[1].kind == "guest"
            assert (await bela.state(table, 1)).seat == 1

    with serving(sqlite_url(tmp_path), tmp_path) as server:
        known = run(wait_for_bela(server))
        server.kill()
        _an_hour_passes(tmp_path / "tables.db")
        server.start()
        run(play_on(server, *known))


def _an_hour_passes(database: Path) -> None:
    """For the only match there is."""
    with sqlite3.connect(database) as connection:
        ((text,),) = connection.execute("SELECT timers FROM match")
        timers = msgspec.json.decode(text, type=Timers)
        for timer in timers.running:
            timer.at -= STAND_IN_AFTER["live"]
        connection.execute("UPDATE match SET timers = ?, due = ?", (msgspec.json.encode(timers).decode(), timers.due))
    connection.close()
