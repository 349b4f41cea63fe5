"""Who is at a table, told among processes again and again: what is not repeated is forgotten."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path

from tests.server.guests import arrived, run
from tests.server.serving import PATIENCE, Postgres, RedisServer, Server, serving
from tetrapolis.client import Client, Presence
from tetrapolis.server.bus import Here
from tetrapolis.server.presence import BEAT, GONE, Present

# ---- processes that hear each other


class Town:
    """Processes whose words reach all, themselves included; one that is dead neither hears nor speaks."""

    def __init__(self, processes: int) -> None:
        self.now = 0.0
        self.said: list[Here] = []
        self.dead: set[int] = set()
        names = [f"process {number}" for number in range(processes)]
        self.processes = [Present(name, self.said.append, lambda: self.now) for name in names]

    def deliver(self) -> int:
        """Until nobody has anything more to say; how much was said."""
        count = 0
        while self.said:
            line, count = self.said.pop(0), count + 1
            assert count < 100, "they never stop talking"
            for number, process in enumerate(self.processes):
                if number not in self.dead:
                    process.hear(line)
        return count

    def pass_by(self, seconds: float) -> None:
        """Time goes by, the living repeat themselves."""
        end = self.now + seconds
        while self.now < end:
            self.now += BEAT
            for number, process in enumerate(self.processes):
                if number not in self.dead:
                    process.beat()
            self.deliver()


def test_all_processes_know_who_is_there() -> None:
    town = Town(3)
    one, two, three = town.processes
    one.come("t", 1, [0])
    town.deliver()
    assert one.at("t") == ([0], 0)
    two.come("t", 2, [1, 2])  # who comes later is told of those who were there
    two.come("t", 3, [])
    town.deliver()
    assert one.at("t") == two.at("t") == ([0, 1, 2], 1)
    assert three.at("t") == ([], 0)  # nobody looks there
    three.come("t", 4, [0])  # the same guest with another window
    town.deliver()
    assert one.at("t") == two.at("t") == three.at("t") == ([0, 1, 2], 1)
    assert one.at("another") == ([], 0)


def test_who_goes_is_gone_at_once() -> None:
    town = Town(2)
    one, two = town.processes
    one.come("t", 1, [0])
    two.come("t", 2, [1])
    two.come("t", 3, [])
    town.deliver()
    two.go("t", 2)
    town.deliver()
    assert one.at("t") == ([0], 1)
    two.go("t", 3)
    town.deliver()
    assert one.at("t") == ([0], 0)
    assert two.here == {}
    one.go("t", 1)
    two.come("t", 4, [1])
    town.deliver()
    assert two.at("t") == ([1], 0)


def test_who_sits_elsewhere_now() -> None:
    town = Town(2)
    one, two = town.processes
    one.come("t", 1, [0])
    two.come("t", 2, [])
    town.deliver()
    two.come("t", 2, [1])  # sat down
    town.deliver()
    assert one.at("t") == ([0, 1], 0)
    two.come("t", 2, [1])
    assert town.deliver() == 0  # nothing new, nothing said


def test_a_process_that_died_takes_its_people_with_it() -> None:
    town = Town(3)
    for number, process in enumerate(town.processes):
        process.come("t", number, [number])
    town.deliver()
    town.dead.add(1)
    town.pass_by(2 * BEAT)
    assert town.processes[0].at("t") == ([0, 1, 2], 0)  # it may have been too busy to speak
    town.pass_by(GONE)
    assert town.processes[0].at("t") == town.processes[2].at("t") == ([0, 2], 0)
    town.processes[1] = Present("process 1 again", town.said.append, lambda: town.now)
    town.dead.clear()
    town.processes[1].come("t", 1, [1])  # started again, its people have come back
    town.deliver()
    assert [process.at("t") for process in town.processes] == [([0, 1, 2], 0)] * 3


# ---- real ones

SOON_GONE = 1.0
HASTE = {"app_state.BEAT": 0.1, "presence.GONE": SOON_GONE, "app_state.RECHECK": 0.1}


class Ear:
    """Somebody who listens all the time, and who is there as far as he knows."""

    def __init__(self, client: Client, table: str) -> None:
        self.presence: Presence | None = None
        self.task = asyncio.create_task(self._listen(client, table))

    async def _listen(self, client: Client, table: str) -> None:
        async with aclosing(client.listen(table)) as news:
            async for message in news:
                if isinstance(message, Presence):
                    self.presence = message

    async def knows(self, presence: Presence) -> None:
        """Until he does."""
        async with asyncio.timeout(PATIENCE):
            while self.presence != presence:
                assert not self.task.done()
                await asyncio.sleep(0.02)


def test_presence_at_two_processes(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    """Anna at the one, Béla and a spectator at the other, which is killed; then they come back."""
    database = postgres.database()

    async def story(one: Server, two: Server) -> None:
        async with arrived(one, "Anna", "Béla", "Cili") as clients:
            anna, bela, cili = clients
            bela.url = cili.url = two.url
            table = (await anna.create("citadels", ["me", "open"])).id
            await bela.join(table)
            ears = [Ear(client, table) for client in clients]
            for ear in ears:
                await ear.knows(Presence([0, 1], 1))
            await asyncio.sleep(2 * SOON_GONE)  # what was said before is forgotten by now, but was said again
            for ear in ears:
                await ear.knows(Presence([0, 1], 1))
            two.kill()
            await ears[0].knows(Presence([0], 0))
            await asyncio.to_thread(two.start)
            bela.url = cili.url = two.url
            for ear in ears:
                await ear.knows(Presence([0, 1], 1))
            ears[2].task.cancel()
            await ears[0].knows(Presence([0, 1], 0))
            for ear in ears:
                ear.task.cancel()
            await asyncio.gather(*(ear.task for ear in ears), return_exceptions=True)

    with (
        serving(database, tmp_path, redis.url, HASTE) as one,
        serving(database, tmp_path, redis.url, HASTE) as two,
    ):
        run(story(one, two))
