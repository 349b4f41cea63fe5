"""The review of a match: whose decisions, what adds up, what is named."""

from pathlib import Path

import pytest

import tetrapolis as tp
from tetrapolis.bots.worlds import shares
from tetrapolis.cli.bench.review import plant
from tetrapolis.review.story import Depth, Glance, Look, Step, review, reviewing

MATCHES = Path(__file__).parent.parent / "matches"
STORED = {
    "ankh_morpork": "hungarian-2-players",
    "citadels": "first-game-4-players",
    "genoa": "main-orderly-2-players",
    "walled_city": "londonderry-2-players",
}
SMALL = Depth(2, 2, 8, 6, 1)


def stored(game: str, name: str = "") -> tp.Match:
    return tp.replay(MATCHES / game / f"{name or STORED[game]}.jsonl")


@pytest.mark.parametrize("game", STORED)
def test_a_seat_is_judged_by_its_own_decisions_and_all_adds_up(game: str) -> None:
    match = stored(game)
    assert match.position.outcome is not None
    found = review(match, 1, SMALL)
    assert found.decisions
    assert len(found.decisions) <= found.moves
    assert {match.records[each.seq].seat for each in found.decisions} == {1}
    for each in found.decisions:
        assert each.verdict.played == match.records[each.seq].move
        assert each.at < each.seq
        assert 0 <= each.verdict.before <= each.verdict.best.share <= 1
    assert found.start - found.lost + found.luck == pytest.approx(found.end)
    assert found.end == shares(match.position.outcome)[1]
    assert [point.seq for point in found.chart] == sorted({point.seq for point in found.chart})
    assert set(found.moments) <= {each.seq for each in found.decisions}
    assert review(match, 1, SMALL) == found


def test_progress_only_grows_and_the_cost_is_bounded() -> None:
    match, steps, looks = stored("citadels"), list[float](), 0
    questions = reviewing(match, 0, SMALL, "1")
    step: Step | None = next(questions)
    while step is not None:
        steps.append(step.done)
        if isinstance(step.question, Look):
            looks += 1
            assert step.question.worlds == SMALL.worlds
        if isinstance(step.question, Glance):
            assert step.question.worlds == SMALL.glance
        try:
            step = questions.send(step.answer())
        except StopIteration:
            step = None
    assert looks == SMALL.looks
    assert steps == sorted(steps)
    assert steps[0] == 0
    assert steps[-1] < 1


def test_what_was_taken_back_is_no_decision() -> None:
    match = stored("citadels", "random-with-undo")
    gone = {record.seq for record in match.records if record.move} - set(match.line)
    assert gone, "this record has moves that were taken back"
    for seat in range(match.header.players):
        found = review(match, seat, Depth(1, 0, 0, 2, 1))
        assert not gone & {each.seq for each in found.decisions}


@pytest.mark.parametrize("number", range(3))
def test_a_planted_blunder_is_named(number: int) -> None:
    """The whole of it, with all games and many matches: `tetrapolis bench review`."""
    planted = plant(tp.game("citadels"), 3, number)
    found = review(planted.match, planted.seat, Depth(6, 6, 48, 2, 1))
    assert planted.seq in found.moments
    assert next(each for each in found.decisions if each.seq == planted.seq).mark == "mistake"
