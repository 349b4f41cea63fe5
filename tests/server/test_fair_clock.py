"""A clock that jumps burns nobody's time, and freezes no table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.fair import made
from tests.server.guests import run
from tests.server.inside import Inside, inside
from tetrapolis.server.clock import DRIFT, FOLLOW, JUMP, Clock

HOUR = 3600.0


class Machine:
    """A machine whose clocks the test sets."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.even = 50.0
        self.clock = Clock(lambda: self.wall, lambda: self.even)

    def later(self, seconds: float, jump: float = 0.0) -> float:
        """So long after, looked at ten times a second; at first the machine's clock jumps."""
        self.wall += jump
        found = self.clock.now()
        for _ in range(round(seconds * 10)):
            self.wall += 0.1
            self.even += 0.1
            found = self.clock.now()
        return found


def test_time_goes_on_with_the_machines() -> None:
    machine = Machine()
    for _ in range(5):
        assert machine.later(60) == pytest.approx(machine.wall, abs=0.001)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30 * 24 * HOUR, 2 * JUMP])
def test_a_jump_is_no_time(jump: float) -> None:
    machine = Machine()
    before = machine.later(10)
    assert machine.later(0, jump) - before == pytest.approx(0, abs=0.01)
    passed = machine.later(60) - before
    assert passed == pytest.approx(60, abs=60 * FOLLOW if abs(jump) <= 5 else 60 * DRIFT + 0.01)
    assert passed > 50


def test_it_comes_near_the_machines_clock_again_and_never_goes_back() -> None:
    machine, last = Machine(), 0.0
    machine.later(0, -30)
    for _ in range(4000):
        machine.wall += 1
        machine.even += 1
        now = machine.clock.now()
        assert now > last
        last = now
    assert last == pytest.approx(machine.wall, abs=0.001)


def test_a_small_correction_is_followed_within_a_second() -> None:
    """So processes that started at different times agree."""
    old = Machine()
    old.later(5, 0.9)
    new = Clock(lambda: old.wall, lambda: old.even)
    assert abs(old.clock.now() - new.now()) < 1
    old.later(10)
    assert old.clock.now() == pytest.approx(new.now(), abs=0.001)


def test_processes_on_a_machine_stay_together_through_a_jump() -> None:
    machine = Machine()
    twin = Clock(lambda: machine.wall, lambda: machine.even)
    machine.later(20, HOUR)
    assert machine.clock.now() == pytest.approx(twin.now(), abs=0.5)


# ---- at a table


async def timed(here: Inside, seconds: int) -> tuple[Any, str]:
    anna = await here.guest("Anna")
    table = await made(anna, "citadels", ["me", "me"], clock="decision", seconds=seconds)
    return anna, f"/api/tables/{table['id']}/state"


async def tick(here: Inside) -> None:
    await here.app.due_worker.tick()
    await asyncio.gather(*here.app.due_worker._tasks)


def test_an_hour_forwards_times_nobody_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path = await timed(here, 1800)
            before = await anna.done("GET", path)
            here.app.clock.wall = lambda: time.time() + HOUR
            await tick(here)
            after = await anna.done("GET", path)
            assert after["seq"] == before["seq"] == 0
            (clock,) = after["clocks"]
            assert clock["at"] - after["now"] > 1700  # the table shows the same time, too

    run(story())


def test_an_hour_backwards_freezes_no_table(tmp_path: Path) -> None:
    """The player's second runs out as it would have."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, path = await timed(here, 1)
            here.app.clock.wall = lambda: time.time() - HOUR
            while (await anna.done("GET", path))["seq"] == 0:
                await tick(here)
                await asyncio.sleep(0.05)

    run(story())
