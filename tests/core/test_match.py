"""Matches: what is recorded, what can be taken back, and what a stored file must be."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tetrapolis as tp
from tests.genoa import given
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK

GAME = tp.game("citadels")


def play_on(match: tp.Match, plies: int, seed: int = 1) -> tp.Match:
    rng = random.Random(seed)
    for _ in range(plies):
        if match.position.outcome is not None:
            break
        seat = match.position.pending[0].seat
        match.play(seat, match.position.legal(seat).sample(rng))
    return match


def test_a_record_says_who_played_what_and_what_chance_gave() -> None:
    match = play_on(tp.Match.new(GAME, players=4, seed=2, names=["Anna", "Lizi", "Máté", "Bot"]), 40)
    assert match.header.game == "citadels"
    assert match.header.engine == tp.__version__
    assert match.header.names == ("Anna", "Lizi", "Máté", "Bot")
    assert match.header.options["preset"] == "first_game"
    assert [record.seq for record in match.records] == list(range(41))
    assert match.records[0].chance
    assert match.records[1].move is not None
    assert match.records[1].move.startswith("pick ")
    assert any(record.chance for record in match.records[1:])


@pytest.mark.parametrize("players", range(2, 9))
def test_a_saved_match_goes_on_exactly_where_it_was(players: int, tmp_path: Path) -> None:
    match = play_on(tp.Match.new(GAME, players, seed=5, options={"preset": "random"}), 70)
    match.save(tmp_path / "match.jsonl")
    again = tp.replay(tmp_path / "match.jsonl")
    assert again.position.to_json() == match.position.to_json()
    play_on(match, 30, seed=9)
    play_on(again, 30, seed=9)
    assert again.position.to_json() == match.position.to_json()
    assert again.records == match.records


def test_replay_uses_the_recorded_chance_and_not_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = play_on(tp.Match.new(GAME, 4, seed=5), 2000)
    match.save(path)
    other_seed = tp.Match.new(GAME, 4, seed=6)
    header = match.header
    other_seed.header = type(header)(
        header.tetrapolis, header.game, header.engine, header.players, header.options, header.names, "another seed"
    )
    other_seed.records = match.records
    other_seed.position = match.position
    other_seed.save(path)
    assert tp.replay(path).position.outcome == match.position.outcome


def test_walking_shows_every_record_with_its_events() -> None:
    match = play_on(tp.Match.new(GAME, 4, seed=5), 50)
    steps = list(match.walk())
    assert [record for record, _, _ in steps] == match.records
    assert steps[0][1][0].id == "citadels-round"
    assert steps[-1][2].to_json() == match.position.to_json()
    assert steps[10][2].ply == 10


def draft_done(seed: int = 4) -> tp.Match:
    """A match at the first turn."""
    match = tp.Match.new(GAME, 4, seed=seed)
    while match.position.pending[0].kind == "draft":
        seat = match.position.pending[0].seat
        match.play(seat, match.position.default(seat))
    return match


def test_own_moves_can_be_taken_back_one_by_one() -> None:
    match = draft_done()
    seat = match.position.pending[0].seat
    start = match.position.to_json()
    assert not match.can_undo(seat)  # the characters were chosen by others since
    match.play(seat, GAME.parse_move("gather gold"))
    once = match.position.to_json()
    build = next((move for move in match.position.legal(seat) if str(move).startswith("build")), None)
    assert build is not None
    match.play(seat, build)
    match.undo(seat)
    assert match.position.to_json() == once
    match.undo(seat)
    assert match.position.to_json() == start
    with pytest.raises(tp.IllegalMove):
        match.undo(seat)


def test_nothing_can_be_taken_back_once_a_card_was_seen() -> None:
    match = draft_done()
    seat = match.position.pending[0].seat
    match.play(seat, GAME.parse_move("gather cards"))
    assert not match.can_undo(seat)
    with pytest.raises(tp.IllegalMove) as caught:
        match.undo(seat)
    assert caught.value.id == "error-no-undo"


def test_nothing_can_be_taken_back_when_somebody_else_is_asked() -> None:
    match = draft_done()
    seat = match.position.pending[0].seat
    match.play(seat, GAME.parse_move("gather gold"))
    match.play(seat, GAME.parse_move("end"))
    for other in range(4):
        assert not match.can_undo(other)


def test_an_undo_is_part_of_the_record(tmp_path: Path) -> None:
    match = draft_done()
    seat = match.position.pending[0].seat
    match.play(seat, GAME.parse_move("gather gold"))
    match.undo(seat)
    match.play(seat, GAME.parse_move("gather cards"))
    assert [(record.move, record.undo) for record in match.records[-3:]] == [
        ("gather gold", False),
        (None, True),
        ("gather cards", False),
    ]
    match.save(tmp_path / "undone.jsonl")
    assert tp.replay(tmp_path / "undone.jsonl").position.to_json() == match.position.to_json()


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    match = play_on(tp.Match.new(GAME, 4, seed=5), 10)
    match.save(path)
    before = path.read_bytes()
    play_on(match, 5)

    def disk_full(self: Path, data: bytes) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(Path, "write_bytes", disk_full)
    with pytest.raises(OSError, match="no space"):
        match.save(path)
    assert path.read_bytes() == before


def test_names_must_fit_the_number_of_players() -> None:
    with pytest.raises(tp.BadOptions) as caught:
        tp.Match.new(GAME, 4, names=["Anna"])
    assert caught.value.id == "error-names"


def test_bots_are_named_for_every_seat_or_for_none() -> None:
    match = tp.Match.new(GAME, 3, bots=["", "normal", "normal"])
    assert match.header.bots == ("", "normal", "normal")
    with pytest.raises(tp.BadOptions) as caught:
        tp.Match.new(GAME, 4, bots=["normal"])
    assert caught.value.id == "error-bots"


# ---- live play: the clock plays too


def play_live(match: tp.Match, plies: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(plies):
        if match.position.outcome is not None:
            break
        actor = next_actor(match.position, rng)
        match.play(actor, match.position.legal(actor).sample(rng))


def test_a_live_match_with_the_clocks_moves_is_saved_and_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    match = tp.Match.new(tp.game("genoa"), 3, seed=5, options={"negotiation": "live"})
    play_live(match, 120, seed=1)
    rings = [record.move for record in match.records if record.seat == CLOCK]
    assert {"ring floor_min", "ring floor_max"} <= set(rings)
    match.save(tmp_path / "live.jsonl")
    again = tp.replay(tmp_path / "live.jsonl")
    assert again.records == match.records
    assert again.position.to_json() == match.position.to_json()
    assert again.position.alarms == match.position.alarms
    play_live(match, 80, seed=2)
    play_live(again, 80, seed=2)
    assert again.records == match.records
    assert again.position.to_json() == match.position.to_json()


def test_walking_through_a_live_match_shows_the_rings() -> None:
    match = tp.Match.new(tp.game("genoa"), 3, seed=5, options={"negotiation": "live"})
    play_live(match, 60, seed=1)
    steps = list(match.walk())
    assert [record for record, _, _ in steps] == match.records
    late = [events for record, events, _ in steps if record.move == "ring floor_max"]
    assert late
    assert all(events[0].id == "genoa-floor-late" for events in late)


def test_who_may_deliver_a_message_meanwhile_cannot_take_back_anothers_move() -> None:
    table = given("harbor monetti drinks inn", "window", hands={2: "m05"}, tiles={1: "any_commodity"}).window(1)
    match = tp.Match.new(table.pos.game, 4, seed=1)
    match.position = table.pos
    match.play(1, table.pos.game.parse_move("fetch ale"))
    assert match.can_undo(1)
    assert not match.can_undo(2)
