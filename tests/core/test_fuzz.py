"""Bad input of any kind gets one of our errors, never another exception: move texts, JSON, match files, options."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tetrapolis as tp

GAMES = [tp.game(name) for name in tp.games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=tp.games())
games = st.sampled_from(GAMES)
OPTIONS = ["preset", "cast", "uniques", "ninth", "first_crown", "edition", "region_text", "mossy_refill"]
WORDS = ["build", "manor", "p1", "p9", "pick", "king", "cards=3", "cards=", "=3", "gold", "destroy", "+", "tithe", "5"]
WORDS += ["-1", "é", "\x00", "end", "borrow", "spy", "trade", "place", "the_hippo", "lift=the_shades", "kill", "troll"]
WORDS += ["play", "hex", "pass", "below=6", "below=600", "save", "card", "hungarian", "adds"]


@given(games, st.lists(st.sampled_from(WORDS) | st.text(max_size=5), max_size=6).map(" ".join))
@settings(deadline=None, max_examples=400)
def test_a_move_text_is_a_move_or_malformed(game: tp.Game, text: str) -> None:
    try:
        move = game.parse_move(text)
    except tp.MalformedMove:
        return
    assert game.parse_move(str(move)) == move


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["move", "district", "area", "card", "x"]), inner)
    ),
    max_leaves=6,
)


@given(games, st.dictionaries(st.sampled_from(OPTIONS), json_values))
@settings(deadline=None, max_examples=300)
def test_options_make_a_game_or_are_refused(game: tp.Game, options: dict[str, object]) -> None:
    try:
        pos = game.new(4, 1, options)
    except tp.BadOptions:
        return
    pos.check()


@given(games, json_values)
@settings(deadline=None, max_examples=200)
def test_json_is_a_move_or_malformed(game: tp.Game, value: object) -> None:
    try:
        move = game.move_from_json(json.dumps(value))
    except tp.MalformedMove:
        return
    assert game.parse_move(str(move)) == move


def damaged(data: bytes, rng: random.Random) -> bytes:
    """A file with something changed, lost, doubled or swapped."""
    at, length = rng.randrange(len(data)), rng.randrange(1, 40)
    kind = rng.randrange(6)
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[at + length :]
    if kind == 2:
        return data[:at] + bytes(rng.randrange(256) for _ in range(length)) + data[at + length :]
    if kind == 3:
        return data[:at] + data[at : at + length] + data[at:]
    if kind == 4:
        return data[:at] + rng.choice(b"0123456789").to_bytes(1, "big") + data[at + 1 :]
    lines = data.splitlines()
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_match_file_is_refused_or_was_not_damaged(game: tp.Game, seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    match = tp.Match.new(game, 3, seed=seed)
    while match.position.outcome is None:
        seat = match.position.pending[0].seat
        match.play(seat, match.position.legal(seat).sample(rng))
    path = tmp_path / "match.jsonl"
    match.save(path)
    whole = path.read_bytes()
    refused = 0
    for _ in range(120):
        path.write_bytes(damaged(whole, rng))
        try:
            again = tp.replay(path)
        except tp.TetrapolisError:
            refused += 1
            continue
        assert again.records == match.records
        assert again.position.outcome == match.position.outcome
    assert refused > 100


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_position_is_refused_or_can_be_read(game: tp.Game, seed: int) -> None:
    rng = random.Random(seed)
    pos = game.new(4, seed)
    while pos.ply < 60:
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(rng))
    whole = pos.to_json().encode()
    refused = 0
    for _ in range(150):
        try:
            read = game.from_json(damaged(whole, rng))
        except tp.TetrapolisError:
            refused += 1
            continue
        read.check()
    assert refused > 50


@each_game
def test_a_position_whose_stack_cannot_ask_is_refused(game: tp.Game) -> None:
    data = json.loads(game.new(3, 1).to_json())
    *below, top = data["stack"]
    for stack in ([], below, [*below, {**top, "seat": 9}], [*below, {**top, "frame": "x"}]):
        with pytest.raises(tp.BadRecord):
            game.from_json(json.dumps({**data, "stack": stack}))
