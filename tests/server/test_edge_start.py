"""Before the first guest comes: everything was done once, and garbage is not looked for in the middle of a move."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.guests import run
from tests.server.serving import QUICK, sqlite_url
from tetrapolis.games import games
from tetrapolis.server import warm_up
from tetrapolis.server.app import create_app
from tetrapolis.server.config import Config


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The test run's own garbage is looked for as before."""
    interval = sys.getswitchinterval()
    yield
    gc.unfreeze()
    gc.enable()
    sys.setswitchinterval(interval)


def test_what_is_asked_before_is_answered(tmp_path: Path) -> None:
    async def story() -> list[int]:
        app = create_app(Config(database=sqlite_url(tmp_path), **QUICK))
        async with app.lifespan():
            return [await warm_up.ask(app, path) for path in warm_up.PATHS]

    assert run(story())[1:] == [200, 200, 401, 200, 404]  # the page first, which need not be built


@pytest.mark.parametrize("name", games())
def test_each_game_is_played(name: str) -> None:
    warm_up.play(name)


@contextmanager
def looks() -> Iterator[list[int]]:
    """Which generations are looked through meanwhile."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


def test_garbage_is_never_looked_for_in_the_middle_of_a_move() -> None:
    warm_up.be_quick()
    with looks() as seen:
        kept = [[number] for number in range(3_000_000)]  # as many lists as a thousand tables have objects
    assert len(kept) == 3_000_000
    assert seen == []


class Knot:
    """Only a sweep frees it."""

    def __init__(self) -> None:
        self.self = self


def test_what_is_new_is_looked_through_and_who_makes_no_garbage_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "YOUNG", 0.0)

    async def story(seen: list[int]) -> None:
        sweeping = asyncio.create_task(warm_up.sweep_young())
        for _ in range(400):
            await asyncio.sleep(0)
        quiet = len(seen)
        assert 0 < quiet < 60
        knots = []
        for _ in range(400):  # garbage all the time
            knots.append(weakref.ref(Knot()))
            await asyncio.sleep(0)
        assert len(seen) - quiet > 100
        assert sum(knot() is not None for knot in knots) < 60  # these wait for the sweep of all
        sweeping.cancel()

    warm_up.be_quick()
    with looks() as seen:
        run(story(seen))
    assert set(seen) == {0}


def test_the_sweep_of_all_finds_what_was_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "SWEEP", 0.0)
    monkeypatch.setattr(warm_up, "MOMENT", 0.01)

    async def story() -> None:
        knot = weakref.ref(Knot())
        gc.freeze()
        gc.collect()
        assert knot() is not None
        sweeping = asyncio.create_task(warm_up.sweep())
        while knot() is not None:
            await asyncio.sleep(0.01)
        sweeping.cancel()

    warm_up.be_quick()
    run(story())
    assert gc.get_freeze_count() > 0
