"""Going back in a match: to where, why not, and that chance deals the same again."""

from __future__ import annotations

from random import Random

import pytest

import tetrapolis as tp
from tetrapolis.core.chance import Chance
from tetrapolis.core.match import Match, Record
from tetrapolis.core.types import Event

GAMES = ("citadels", "ankh_morpork", "genoa")  # in the other one chance decides nothing after the set-up


def _any(match: Match, rng: Random, plies: int) -> Match:
    for _ in range(plies):
        if match.position.outcome is None:
            seat = match.position.pending[0].seat
            match.play(seat, match.position.legal(seat).sample(rng))
    return match


def _chancy(name: str) -> tuple[Match, int]:
    """A match, and a record of it in which chance decided something."""
    rng = Random(5)
    match = Match.new(tp.game(name), 3, seed=4)
    while not any(record.chance for record in match.records[1:]):
        _any(match, rng, 1)
    return match, len(match.records) - 1


@pytest.mark.parametrize("newer", [False, True], ids=["same generator", "a newer generator"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_move_meets_the_same_chance_again(name: str, newer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seq = _chancy(name)
    after, record = match.position.to_json(), match.records[seq]
    if newer:
        monkeypatch.setattr(Chance, "_number", lambda chance: 1)
    for _ in range(3):  # again and again
        assert record.seat is not None
        assert record.move is not None
        match.rewind(record.seat, seq - 1)
        match.play(record.seat, match.game.parse_move(record.move))
        assert match.records[-1].chance == record.chance
    if not newer:
        assert match.position.to_json() == after
    again = Match.restore(match.game, match.header, match.records, None, -1)
    assert again.position.to_json() == match.position.to_json()


def test_another_move_meets_its_own_chance() -> None:
    match = Match.new(tp.game("citadels"), 2, seed=3)
    seat = match.position.pending[0].seat
    first, other, *_ = match.position.legal(seat)
    match.play(seat, first)
    match.rewind(seat, 0)
    match.play(seat, other)
    assert [record.move for record in match.records] == [None, str(first), None, str(other)]


def test_what_was_taken_back_is_not_played_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody goes back, a position is found by the moves that led to it."""
    rng, match = Random(2), Match.new(tp.game("citadels"), 2, seed=3)
    for _ in range(12):
        _any(match, rng, 5)
        match.rewind(0, match.line[-3])
    played: list[int] = []
    follow = Match._follow

    def noted(self: Match, record: Record) -> list[Event]:
        played.append(record.seq)
        return follow(self, record)

    monkeypatch.setattr(Match, "_follow", noted)
    assert match.at(len(match.records) - 1).to_json() == match.position.to_json()
    assert played == match.line[1:]
    assert len(played) < 5 * 12


def test_one_goes_back_across_others_moves_again_and_again() -> None:
    match = _any(Match.new(tp.game("citadels"), 3, seed=3), Random(1), 40)
    own = [record.seq for record in match.records if record.seat == 1]
    for move in reversed(own):
        back = match.last_of([1])
        assert back == move - 1
        match.rewind(1, move - 1)
        assert match.position.to_json() == match.at(move - 1).to_json()
        assert any(open_.seat == 1 for open_ in match.position.pending)
    assert match.last_of([1]) is None
    _any(match, Random(1), 1)
    assert match.last_of([0, 1, 2]) == 0


def test_why_nothing_can_be_taken_back() -> None:
    game = tp.game("citadels")
    match = Match.new(game, 4, seed=4)
    first = match.position.pending[0].seat
    assert match.no_undo(first) == "nothing"
    while match.position.pending[0].kind == "draft":
        seat = match.position.pending[0].seat
        match.play(seat, match.position.default(seat))
        assert match.no_undo(seat) == ("sealed" if match.position.pending[0].seat == seat else "asked")
    seat = match.position.pending[0].seat
    match.play(seat, game.parse_move("gather gold"))
    assert (match.can_undo(seat), match.no_undo(seat)) == (True, "")
    match.undo(seat)
    match.play(seat, game.parse_move("gather cards"))
    assert match.no_undo(seat) == "sealed"
    with pytest.raises(tp.IllegalMove) as caught:
        match.undo(seat)
    assert caught.value.params == {"reason": "sealed"}
    assert match.no_undo((seat + 1) % 4) == "others"
    _any(match, Random(1), 5000)
    assert match.no_undo(seat) == "over"
