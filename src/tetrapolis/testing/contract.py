"""The laws of a game as tests: one line in a test file."""

from __future__ import annotations

from typing import Any

from tetrapolis.games import game as game_named
from tetrapolis.testing.checking import GAMES, LOOKS, Part, parts
from tetrapolis.testing.findings import hold


def contract(name: str, games: int = GAMES, seed: int = 1, looks: int = LOOKS) -> type:
    """A class of tests for pytest: all laws of a game.

    from tetrapolis.testing import contract

    TestTea = contract("tea")
    """
    import pytest

    by_law: dict[str, list[Part]] = {}
    for part in parts(game_named(name), games, seed, looks):
        by_law.setdefault(part.law, []).append(part)

    def test_of(own: list[Part]) -> Any:
        @pytest.mark.parametrize("part", own, ids=[part.at or "all" for part in own])
        def test(self: object, part: Part) -> None:
            hold(part.findings())

        return test

    tests = {f"test_{law.replace('-', '_')}": test_of(own) for law, own in by_law.items()}
    title = "".join(word.capitalize() for word in name.split("_"))
    return type(f"Test{title}", (), {"__doc__": f"The laws of {name}.", **tests})
