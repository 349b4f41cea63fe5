"""`tetrapolis dataset`: matches that can be played again, their moves, and a card; the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import duckdb
import pytest

import tetrapolis as tp
from tests.cli.test_cli import Run, run
from tetrapolis.arena.dataset import MATCHES, MOVES, decisions, matches
from tetrapolis.arena.store import BadFolder
from tetrapolis.locales import LANGUAGES, t

__all__ = ["run"]

QUICK = ["dataset", "citadels", "ankh_morpork", "--levels", "random,easy", "--games", "2"]


def rows(query: str) -> list[tuple[object, ...]]:
    with duckdb.connect() as db:
        return db.execute(query).fetchall()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said(run: Run, lang: str) -> None:
    said = run(*QUICK, "--out", "data", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    (moves,) = rows("select count(*) from 'data/moves.parquet'")[0]
    assert isinstance(moves, int)
    assert "8" in said.out
    card = Path("data/README.md").read_text("utf-8")
    assert "tetrapolis dataset citadels ankh_morpork --levels random,easy --games 2 --seed 1" in card
    assert all(f"| `{name}` |" in card for name in (*MATCHES, *MOVES))


def test_matches_and_moves_belong_together(run: Run) -> None:
    run(*QUICK, "--out", "data")
    for file, columns in (("matches", MATCHES), ("moves", MOVES)):
        found = rows(f"select column_name from (describe select * from 'data/{file}.parquet')")
        assert [name for (name,) in found] == list(columns)
    assert rows("select game, level, count(*) from 'data/matches.parquet' group by all order by all") == [
        ("ankh_morpork", "easy", 2),
        ("ankh_morpork", "random", 2),
        ("citadels", "easy", 2),
        ("citadels", "random", 2),
    ]
    assert not rows("""
        select * from 'data/matches.parquet' as matches
        where decisions != (select count(*) from 'data/moves.parquet' as moves where moves.match = matches.match)
            or len(scores) != players or len(places) != players
    """)
    played = list(matches(Path("data"), "citadels"))
    assert [match.header.players for match in played] == [2, 3, 2, 3]
    assert all(match.position.outcome is not None for match in played)
    seen = [(obs, move) for obs, move in decisions(Path("data"), "citadels")]
    assert all(move in obs.legal() for obs, move in seen)
    stored = rows(
        "select move from 'data/moves.parquet' join 'data/matches.parquet' using (match) where game = 'citadels'"
    )
    assert len(seen) == len(stored)


def test_the_same_seed_makes_the_same_data(run: Run) -> None:
    run(*QUICK, "--out", "one")
    run(*QUICK, "--out", "two", "--workers", "2")
    run(*QUICK, "--out", "three", "--seed", "2")
    one, two, three = (rows(f"select * from '{name}/moves.parquet' order by all") for name in ("one", "two", "three"))
    assert one == two != three


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said(run: Run, lang: str) -> None:
    Path("file").write_text("")
    said = run(*QUICK, "--out", "file/below", "--lang", lang)
    assert said.code == 2
    assert t(lang, "arena-error-write", folder="file/below") in said.err
    assert run("dataset", "chess", "--lang", lang).code == 2
    with pytest.raises(BadFolder):
        list(matches(Path("nothing")))


def test_all_games_are_known() -> None:
    from tetrapolis.arena.dataset import jobs

    assert {job.game for job in jobs(tp.games(), ["easy"], 1, 1)} == set(tp.games())
