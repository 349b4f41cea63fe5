"""Who does not ask for the second protocol gets the first, byte for byte as programs know it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import tetrapolis as tp
from tests.server import transcript
from tests.server.transcript import FOLDER, GAMES
from tetrapolis.server.running import Shown

ANEW = "if only the game says something else: python -m tests.server.transcript, and look at what has changed"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_says(game: str, tmp_path: Path) -> None:
    assert transcript.at_a_table(game, tmp_path) == _stored(f"{game}-table"), ANEW


@pytest.mark.parametrize("game", GAMES)
def test_what_a_program_is_told(game: str, tmp_path: Path) -> None:
    assert transcript.with_a_program(game, tmp_path) == _stored(f"{game}-program"), ANEW


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_gone_that_a_program_was_told(game: str) -> None:
    """A game may tell more than it did in its view and its tally, and never less: else a program misses it."""
    pos = tp.game(game).new(GAMES[game], 1)
    told = json.loads((FOLDER / "fields.json").read_text("utf-8"))[game]
    now = msgspec.json.decode(msgspec.json.encode(Shown(pos, 0, 1).content))
    assert set(told["view"]) - now["observation"]["view"].keys() == set()
    assert set(told["tally"]) - now["tally"].keys() == set()


def _stored(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
