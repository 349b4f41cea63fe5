"""Matches kept elsewhere: taken up from a snapshot, followed record by record, gone back in, branched off."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tetrapolis as tp
from tests.core.test_match import play_on
from tetrapolis.core.match import Match, Record

GAMES = tp.games()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_restored_from_its_records_alone(name: str) -> None:
    match = play_on(Match.new(tp.game(name), 3, seed=4), 60)
    again = Match.restore(match.game, match.header, match.records, None, -1)
    assert again.position.to_json() == match.position.to_json()
    assert again.records == match.records
    assert again.quiet == match.quiet


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_restored_from_a_snapshot_and_the_records_after_it(name: str) -> None:
    match = play_on(Match.new(tp.game(name), 3, seed=4), 60)
    seq = next(seq for seq in range(40, 0, -1) if _settled(match.at(seq)))
    snapshot = match.game.from_json(match.at(seq).to_json())
    again = Match.restore(match.game, match.header, match.records, snapshot, seq)
    assert again.position.to_json() == match.position.to_json()
    play_on(match, 30, seed=9)
    play_on(again, 30, seed=9)
    assert again.records == match.records


def _settled(position: tp.Position) -> bool:
    """Nothing could be taken back here."""
    return position.undo_from == position.ply


@pytest.mark.parametrize("name", GAMES)
def test_following_a_record_makes_the_events_that_playing_made(name: str) -> None:
    rng = Random(2)
    match = Match.new(tp.game(name), 3, seed=4)
    other = Match.restore(match.game, match.header, list(match.records), None, -1)
    for _ in range(60):
        seat = match.position.pending[0].seat
        known = len(match.records)
        events = match.play(seat, match.position.legal(seat).sample(rng))
        assert [event for made in match.made for event in made] == events
        assert other.follow(match.records[known:]) == events
        assert other.position.to_json() == match.position.to_json()


def test_going_back_is_recorded_and_replayed() -> None:
    match = play_on(Match.new(tp.game("citadels"), 2, seed=3), 25)
    then = match.at(10).to_json()
    match.rewind(0, 10)
    assert match.position.to_json() == then
    assert match.records[-1] == Record(26, 0, back=10)
    assert not match.can_undo(0)
    play_on(match, 5)
    again = Match.restore(match.game, match.header, match.records, None, -1)
    assert again.position.to_json() == match.position.to_json()
    with pytest.raises(tp.IllegalMove):
        match.rewind(0, len(match.records))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_may_begin_with_a_position_as_a_seat_knew_it(name: str) -> None:
    match = play_on(Match.new(tp.game(name), 3, seed=4), 40)
    world = match.position.observe(1).resample(Random(8))
    header = msgspec.structs.replace(match.header, seed="another", start=world.to_json())
    branch = play_on(Match.restore(match.game, header, [Record(0)], None, -1), 20)
    assert branch.at(0).observe(1).to_json() == match.position.observe(1).to_json()
    again = Match.restore(match.game, header, branch.records, None, -1)
    assert again.position.to_json() == branch.position.to_json()


EARLIER = Path(__file__).parents[1] / "matches" / "citadels" / "earlier-ninth-queen.jsonl"


def test_a_match_with_options_that_are_refused_today_is_still_played_through() -> None:
    """An earlier version replaced a ninth Queen that four had asked for; its records hold the wish, not the cast."""
    match = tp.replay(EARLIER)
    assert match.header.options["ninth_character"] == "queen"
    with pytest.raises(tp.BadOptions):
        Match.new(match.game, match.header.players, match.header.seed, match.header.options)
    cast = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "tax_collector"]
    view: Any = match.position.observe(None).view
    assert view.cast == cast
    assert match.unfounded() is None
    *_, (record, _, last) = match.walk()
    assert (record, last.to_json()) == (match.records[-1], match.position.to_json())
    seq = next(seq for seq in range(100, 0, -1) if _settled(match.at(seq)))
    snapshot = match.game.from_json(match.at(seq).to_json())
    again = Match.restore(match.game, match.header, match.records, snapshot, seq)
    assert again.position.to_json() == match.position.to_json()
