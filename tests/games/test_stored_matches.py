"""Matches of every game, played long ago, replay to the same end.

The matches and the tables of their ends are made by tools/make_matches.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tetrapolis as tp
from tetrapolis.core.match import from_bytes

FOLDER = Path(__file__).parents[1] / "matches"
EXPECTED: dict[tuple[str, str], dict[str, Any]] = {
    (game, name): row
    for game in tp.games()
    for name, row in json.loads((FOLDER / game / "expected.json").read_text("utf-8")).items()
}

each_match = pytest.mark.parametrize(("game", "name"), EXPECTED)


def test_the_tables_list_the_files() -> None:
    files = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.jsonl")}
    assert files == set(EXPECTED)
    assert all(path.stat().st_size < 70_000 for path in FOLDER.glob("*/*"))


@pytest.mark.parametrize("game", tp.games())
def test_every_number_of_players_is_there(game: str) -> None:
    assert {row["players"] for (of, _), row in EXPECTED.items() if of == game} == set(tp.game(game).players)


@pytest.mark.parametrize("game", tp.games())
def test_every_end_is_there(game: str) -> None:
    assert {row["reason"] for (of, _), row in EXPECTED.items() if of == game} == set(tp.game(game).end_reasons)


@pytest.mark.parametrize("game", tp.games())
def test_one_match_takes_moves_back(game: str) -> None:
    assert max(row["undos"] for (of, _), row in EXPECTED.items() if of == game) >= 5


@each_match
def test_a_stored_match_replays_to_the_same_end(game: str, name: str) -> None:
    row = EXPECTED[game, name]
    match = tp.replay(FOLDER / game / f"{name}.jsonl")
    outcome = match.position.outcome
    assert outcome is not None
    names = match.header.names
    assert match.game.id == game
    assert len(names) == row["players"] == match.header.players
    for option in ("edition", "preset", "board", "negotiation"):
        assert match.header.options.get(option) == row.get(option)
    assert dict(zip(names, outcome.scores, strict=True)) == row["scores"]
    assert [" = ".join(names[seat] for seat in place) for place in outcome.ranking] == row["ranking"]
    assert {who: dict(lines) for who, lines in zip(names, outcome.breakdown, strict=True)} == row["lines"]
    assert outcome.reason == row["reason"]
    assert sum(record.move is not None for record in match.records) == row["moves"]
    assert sum(record.undo for record in match.records) == row["undos"]


@each_match
def test_a_replayed_match_is_saved_as_the_same_file(game: str, name: str, tmp_path: Path) -> None:
    source = FOLDER / game / f"{name}.jsonl"
    tp.replay(source).save(tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == source.read_bytes()


def test_what_is_sealed_by_now_was_taken_back_by_the_engine_that_wrote_so() -> None:
    """Record 100 takes back a deal (GEN-6.48): the engine of the record let it be, today's would not."""
    old = (FOLDER / "genoa" / "switches-and-undo.jsonl").read_bytes()
    assert b'"engine":"0.1.0"' in old
    with pytest.raises(tp.BadRecord) as caught:
        from_bytes(old.replace(b'"engine":"0.1.0"', b'"engine":"0.1.1"'), tp.game)
    assert caught.value.params == {"record": 100, "move": "undo", "why": "error-no-undo"}
