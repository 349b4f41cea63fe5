"""Two processes on PostgreSQL and Redis: a move at one is carried out at the other from the message itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from tests.server.guests import run
from tests.server.inside import NEVER, Inside, Listener, Person, inside
from tests.server.serving import Postgres, RedisServer
from tetrapolis.server import app_state
from tetrapolis.server.bus import Moved, News


class Pair:
    """A table: the one who plays all seats at the first process, and the same guest's socket at the second."""

    def __init__(self, one: Inside, two: Inside, anna: Person, table: str, socket: Listener) -> None:
        self.one = one
        self.two = two
        self.anna = anna
        self.path = f"/api/tables/{table}"
        self.socket = socket

    async def play(self) -> int:
        """A move at the first process; how far the match is then."""
        public = await self.anna.done("GET", f"{self.path}/state")
        seat = public["observation"]["pending"][0]["seat"]
        own = await self.anna.done("GET", f"{self.path}/state?seat={seat}")
        wish = {"seat": seat, "move": own["observation"]["legal"][0]}
        seq: int = (await self.anna.done("POST", f"{self.path}/moves", wish))["seq"]
        return seq

    async def heard(self, seq: int) -> None:
        """The socket at the second process was told so far."""
        await self.socket.until("state", seq=seq)

    def events(self, seat: int) -> list[tuple[int, str, str]]:
        """All events that a seat was told of there, in order."""
        states = [frame for frame in self.socket.frames if frame["type"] == "state" and frame["seat"] == seat]
        return [(each["seq"], each["id"], str(each["args"])) for state in states for each in state["events"]]

    async def nothing_is_missing_or_doubled(self) -> None:
        """What was told piece by piece is what the first process tells at once."""
        for seat in (0, 1):
            whole = (await self.anna.done("GET", f"{self.path}/state?seat={seat}&since=-1"))["events"]
            expected = [(each["seq"], each["id"], str(each["args"])) for each in whole]
            told = self.events(seat)
            assert len(told) == len(set(told))
            assert [each for each in told if each[0] > 0] == [each for each in expected if each[0] > 0]


@asynccontextmanager
async def paired(folder: Path, database: str, redis: str) -> AsyncIterator[Pair]:
    """Two processes' states in this one, at one database and one Redis."""
    async with (
        inside(folder, database=database, redis=redis) as one,
        inside(folder, database=database, redis=redis) as two,
    ):
        anna = await one.guest("Anna")
        wish = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await anna.done("POST", "/api/tables", wish))["id"]
        pair = Pair(one, two, anna, table, await two.listen(anna, table))
        await pair.heard(0)
        # Subscribing takes a moment: once something said at the one is heard at the other, they hear each other.
        number = 0
        while not any(frame["type"] == "chat" for frame in pair.socket.frames):
            number += 1
            await anna.done("POST", f"{pair.path}/chat", {"text": f"Do you hear me? {number}"})
            await asyncio.sleep(0.05)
        await pair.socket.until("chat", number=number)  # nothing is on its way any more
        yield pair


@contextmanager
def statements(app: app_state.AppState) -> Iterator[list[str]]:
    """Whatever a process asks its database through its engine."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "health" not in statement:  # the monitor looks whenever it is time
            seen.append(" ".join(statement.split()))

    engine = app.engine.sync_engine  # the one for reading is made of it, and is heard with it
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)


@pytest.fixture(autouse=True)
def _nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "RECHECK", NEVER)


Story = Callable[[Pair], Awaitable[None]]


def tell(folder: Path, postgres: Postgres, redis: RedisServer, story: Story) -> None:
    """Tell a story of a pair."""

    async def told() -> None:
        async with paired(folder, postgres.database(), redis.url) as pair:
            await story(pair)

    run(told())


def test_a_move_is_carried_out_from_the_message(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    async def story(pair: Pair) -> None:
        with statements(pair.two.app) as asked:
            for _ in range(12):
                await pair.heard(await pair.play())
        assert [each for each in asked if "record" in each.lower()] == []
        assert asked == []  # nor anything else: table, guest and match are at hand
        with statements(pair.two.app) as asked:  # the hook sees what is asked
            pair.two.app.matches.forget((await pair.anna.done("GET", pair.path))["match"])
            await pair.heard(await pair.play())
        assert any("FROM record" in each for each in asked)
        await pair.nothing_is_missing_or_doubled()

    tell(tmp_path, postgres, redis, story)


def test_a_lost_message_is_made_up_for_with_the_next(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    async def story(pair: Pair) -> None:
        await pair.heard(await pair.play())
        bus = pair.two.app.bus
        hear, lost = bus.hear, asyncio.Event()

        def deaf(news: News, own: bool) -> None:
            if isinstance(news, Moved) and not lost.is_set():
                lost.set()
            else:
                hear(news, own)

        bus.hear = deaf
        missed = await pair.play()
        await lost.wait()
        assert all(frame.get("seq") != missed for frame in pair.socket.frames)
        with statements(pair.two.app) as asked:
            await pair.heard(await pair.play())
        assert sum("FROM record" in each for each in asked) == 1  # the gap, at once
        with statements(pair.two.app) as asked:
            await pair.heard(await pair.play())
        assert asked == []  # and from then on as before
        await pair.nothing_is_missing_or_doubled()

    tell(tmp_path, postgres, redis, story)


def test_a_lost_message_is_found_without_another(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    """Nobody moves any more: what was missed is found when the process looks for everybody."""

    async def story(pair: Pair) -> None:
        await pair.heard(await pair.play())
        lost = asyncio.Event()

        def deaf(news: News, own: bool) -> None:
            lost.set()

        hear, pair.two.app.bus.hear = pair.two.app.bus.hear, deaf
        missed = await pair.play()
        await lost.wait()
        pair.two.app.bus.hear = hear
        await pair.two.app.recheck()
        await pair.heard(missed)
        await pair.nothing_is_missing_or_doubled()

    tell(tmp_path, postgres, redis, story)


def test_who_comes_from_another_process_is_not_shown_the_past(
    tmp_path: Path, postgres: Postgres, redis: RedisServer
) -> None:
    """The first process was killed before it could tell the second: its guests go on there, and know more."""

    async def story(pair: Pair) -> None:
        await pair.heard(await pair.play())
        lost = asyncio.Event()
        pair.two.app.bus.hear = lambda news, own: lost.set()
        newest = await pair.play()
        await lost.wait()
        table = pair.path.rpartition("/")[2]
        came = await pair.two.listen(pair.anna, table)
        await came.until("state")
        assert [frame["seq"] for frame in came.frames if frame["type"] == "state"] == [newest] * 2
        told = msgspec.json.decode(await pair.socket.resumed(newest))  # nor who says so where he was before
        assert told["seq"] == newest

    tell(tmp_path, postgres, redis, story)
