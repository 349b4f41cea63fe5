"""Before the first guest comes: everything was done once, and garbage is not looked for in the middle of a move."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
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
    threshold, interval = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()
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


def test_what_was_loaded_is_never_looked_through() -> None:
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    warm_up.be_quick()
    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(3_000_000)]  # as many lists as a thousand tables have objects
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == 3_000_000
    assert seen
    assert 2 not in seen
