"""Line-ups go round the table, every seed is played in all seatings, and a chunk always gives the same rows."""

import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arena.made import run_of
from tetrapolis.arena.lineups import Broken, Chunk, WrongVersion, chunks_of, play_chunk, rotations, seating, version
from tetrapolis.bots.playing import Plan, Result, play_batch


def rows_of(chunk: Chunk) -> list[tuple[object, ...]]:
    rows = play_chunk(chunk)
    assert not isinstance(rows, Broken)
    return list(rows)


@settings(deadline=None)
@given(st.lists(st.sampled_from(["a", "b", "c"]), min_size=2, max_size=8).map(tuple))
def test_every_bot_sits_in_every_seat_equally_often(line_up: tuple[str, ...]) -> None:
    seatings = rotations(line_up)
    assert len(set(seatings)) == len(seatings)
    for seat in range(len(line_up)):
        sitting = Counter(each[seat] for each in seatings)
        assert sitting == {name: line_up.count(name) * len(seatings) / len(line_up) for name in line_up}


def test_every_seed_is_played_in_all_seatings() -> None:
    line_up = ("normal", "easy", "random")
    assert [seating(line_up, number) for number in range(1, 8)] == [
        *((1, 1), (1, 2), (1, 3)),
        *((2, 1), (2, 2), (2, 3)),
        (3, 1),
    ]


spans = st.lists(st.tuples(st.integers(1, 200), st.integers(1, 40)), max_size=6)


@settings(deadline=None)
@given(st.integers(1, 200), spans)
def test_chunks_are_exactly_what_is_missing(games: int, found: list[tuple[int, int]]) -> None:
    run = run_of("citadels", "normal,random", "random,random", games=games)
    done = [(1, first, first + length) for first, length in found]
    played = [number for _, first, last in done for number in range(first, last + 1)]
    new = list(chunks_of(run, done))
    first = [number for chunk in new if chunk.number == 1 for number in range(chunk.first, chunk.last + 1)]
    second = [number for chunk in new if chunk.number == 2 for number in range(chunk.first, chunk.last + 1)]
    total = games + games % 2  # two seatings of the first line-up, one of the second
    assert first == sorted(set(range(1, total + 1)) - set(played))
    assert second == list(range(1, games + 1))


def test_games_of_bots_that_think_long_are_chunks_of_their_own() -> None:
    run = run_of("citadels", "hard,random", games=4)
    assert [(chunk.first, chunk.last) for chunk in chunks_of(run)] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_a_chunk_gives_the_same_rows_however_it_is_cut() -> None:
    (chunk,) = chunks_of(run_of("citadels", "normal,easy,random", games=9, seed=5))
    whole = rows_of(chunk)
    assert len(whole) == 9 * 3
    parts = [rows_of(chunk._replace(first=first, last=last)) for first, last in ((1, 4), (5, 5), (6, 9))]
    assert [row for part in parts for row in part] == whole
    assert rows_of(pickle.loads(pickle.dumps(chunk))) == whole


def test_a_game_of_the_arena_is_a_game_of_sim() -> None:
    """So that one that fails can be seen again with `tetrapolis sim --first`."""
    (chunk,) = chunks_of(run_of("citadels", "normal,random,random", games=6, seed=8))
    rows = play_chunk(chunk)
    assert not isinstance(rows, Broken)
    results = play_batch(Plan("citadels", 3, {}, ("random", "normal", "random"), seed=8), range(2, 3))
    assert isinstance(results, list)
    game: Result = results[0]
    here = [row for row in rows if (row.seed, row.rotation) == (2, 2)]
    assert [row.bot for row in here] == ["random", "normal", "random"]
    assert tuple(row.points for row in here) == game.scores
    assert {row.decisions for row in here} == {game.decisions}
    assert sum(row.win for row in here) == 1


def test_another_version_plays_nothing() -> None:
    (chunk,) = chunks_of(run_of("citadels", "random,random", games=1))
    with pytest.raises(WrongVersion) as error:
        play_chunk(chunk._replace(version="0.0.1+12345678"))
    again = pickle.loads(pickle.dumps(error.value))  # as it comes back from a worker
    assert (again.id, again.params["version"]) == ("arena-error-worker-version", version())
