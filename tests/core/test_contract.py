"""The contract of DESIGN.md section 3, seen from outside: names, errors that change nothing, views of legal moves."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import tetrapolis as tp
from tetrapolis.core.chance import Chance
from tetrapolis.core.types import EVERYONE, SPECTATOR

GAME = tp.game("citadels")


def after(plies: int, players: int = 4, seed: int = 3) -> tp.Position:
    pos = GAME.new(players, seed, {"preset": "random"})
    rng = random.Random(seed)
    while pos.outcome is None and pos.ply < plies:
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(rng))
    return pos


def test_games_are_listed_and_found_by_name() -> None:
    assert tp.games() == ("ankh_morpork", "citadels", "genoa", "walled_city")
    assert tp.game("citadels") is tp.game("citadels")
    with pytest.raises(tp.UnknownGame) as caught:
        tp.game("chess")
    assert caught.value.id == "error-unknown-game"
    assert caught.value.params["game"] == "chess"


def test_legal_moves_are_a_view() -> None:
    pos = after(30)
    seat = pos.pending[0].seat
    legal = pos.legal(seat)
    moves = list(legal)
    assert bool(legal)
    assert len(legal) == len(moves) == len(set(moves))
    assert all(move in legal for move in moves)
    assert GAME.parse_move("collect") not in legal
    assert {legal.sample(random.Random(n)) for n in range(400)} == set(moves)
    other = next(s for s in range(4) if s != seat)
    assert not pos.legal(other)
    assert len(pos.legal(other)) == 0


def test_the_three_errors_change_nothing() -> None:
    pos = after(30)
    seat = pos.pending[0].seat
    before = pos.to_json()
    move = next(iter(pos.legal(seat)))
    with pytest.raises(tp.NotYourDecision):
        pos.play((seat + 1) % 4, move)
    with pytest.raises(tp.IllegalMove):
        pos.play(seat, GAME.parse_move("pick king") if pos.pending[0].kind != "draft" else GAME.parse_move("end"))
    for text in (
        "",
        "dance",
        "build",
        "build palazzo",
        "build manor 3 4",
        "destroy p9 manor",
        "destroy manor",
        "tithe x",
    ):
        with pytest.raises(tp.MalformedMove):
            GAME.parse_move(text)
    for data in (
        "",
        "{",
        "[]",
        '{"move":"build"}',
        '{"move":"build","district":"manor","x":1}',
        '{"move":"fly"}',
        "\xff",
    ):
        with pytest.raises(tp.MalformedMove):
            GAME.move_from_json(data)
    assert pos.to_json() == before


@pytest.mark.parametrize(
    ("data", "id", "about"),
    [
        ("[]", "error-move-json", {}),
        ("{}", "error-move-tag", {"has": ""}),
        ('{"type":"build","district":"manor"}', "error-move-tag", {"has": "type, district"}),
        ('{"move":"fly"}', "error-move-unknown", {"word": "fly"}),
        ('{"move":["build"]}', "error-move-unknown", {"word": "['build']"}),
        ('{"move":"build"}', "error-move-field", {"fault": "required", "field": "district"}),
        ('{"move":"build","district":"manor","x":1}', "error-move-field", {"fault": "unknown", "field": "x"}),
        ('{"move":"build","district":"moon"}', "error-move-word", {"word": "moon"}),
        ('{"move":"destroy","target":8,"district":"manor"}', "error-move-word", {"word": "p9"}),
    ],
)
def test_what_is_wrong_with_a_move_in_json_is_named(data: str, id: str, about: dict[str, str]) -> None:
    for written in (data, data.encode()):
        with pytest.raises(tp.MalformedMove) as caught:
            GAME.move_from_json(written)
        assert caught.value.id == id
        assert about.items() <= caught.value.params.items()


def test_a_move_that_names_a_seat_nobody_has_says_so() -> None:
    pos = GAME.new(4, 1)
    seat = pos.pending[0].seat
    with pytest.raises(tp.IllegalMove) as caught:
        pos.play(seat, GAME.parse_move("destroy p5 manor"))
    assert (caught.value.id, caught.value.params) == ("error-no-such-seat", {"seat": 4, "players": 4})
    with pytest.raises(tp.NotYourDecision) as absent:
        pos.play(4, GAME.parse_move("pick king"))
    assert absent.value.id == "error-no-such-seat"


def test_moves_travel_as_json_and_as_text() -> None:
    pos = after(60)
    for move in pos.legal(pos.pending[0].seat):
        assert GAME.parse_move(str(move)) == move
        assert GAME.move_from_json(msgspec.json.encode(move)) == move
        assert hash(GAME.parse_move(str(move))) == hash(move)


def test_nobody_is_asked_after_the_end() -> None:
    pos = after(10_000)
    assert pos.outcome is not None
    assert pos.pending == ()
    assert not pos.legal(0)
    with pytest.raises(tp.NotYourDecision):
        pos.play(0, GAME.parse_move("end"))
    with pytest.raises(tp.NotYourDecision):
        pos.default(0)


def test_an_outcome_is_complete_and_adds_up() -> None:
    outcome = after(10_000).outcome
    assert outcome is not None
    assert outcome.reason == "city_completed"
    assert sorted(seat for group in outcome.ranking for seat in group) == [0, 1, 2, 3]
    for seat, lines in enumerate(outcome.breakdown):
        assert sum(points for _, points in lines) == outcome.scores[seat]
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


def test_a_copy_is_independent_and_goes_on_alike() -> None:
    pos = after(40)
    twin = pos.copy()
    before = pos.to_json()
    rng, same = random.Random(5), random.Random(5)
    while twin.outcome is None:
        seat = twin.pending[0].seat
        twin.play(seat, twin.legal(seat).sample(rng))
    assert pos.to_json() == before
    while pos.outcome is None:
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(same))
    assert pos.to_json() == twin.to_json()


def test_the_same_seed_gives_the_same_game_whatever_else_uses_chance() -> None:
    random.seed(1)
    first = after(80, seed=9).to_json()
    random.seed(2)
    assert after(80, seed=9).to_json() == first
    assert after(80, seed=10).to_json() != first


def test_without_a_seed_every_game_is_another() -> None:
    assert GAME.new(4).to_json() != GAME.new(4).to_json()


def test_decision_ids_tell_an_old_question_from_a_new_one() -> None:
    pos = GAME.new(4, 1)
    ids = []
    rng = random.Random(1)
    while pos.ply < 60:
        ids.append(pos.pending[0].id)
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(rng))
    assert ids == sorted(set(ids))


def test_every_event_reaches_its_audience_and_nobody_else() -> None:
    pos = GAME.new(3, 4, {"preset": "random"})
    rng = random.Random(4)
    private = 0
    while pos.outcome is None:
        seat = pos.pending[0].seat
        events = pos.play(seat, pos.legal(seat).sample(rng))
        for viewer in (None, 0, 1, 2):
            bit = SPECTATOR if viewer is None else 1 << viewer
            expected = [event for event in events if event.audience == EVERYONE or event.audience & bit]
            seen = pos.observe(viewer).events
            assert list(seen[len(seen) - len(expected) :]) == expected
        private += sum(event.audience != EVERYONE for event in events)
    assert private > 20


@pytest.mark.parametrize(
    ("options", "id", "about"),
    [
        ({"colour": "red"}, "error-option-unknown", "colour"),
        ({"preset": "grand"}, "error-option-value", "preset"),
        ({"ninth": "maybe"}, "error-option-value", "ninth"),
        ({"first_crown": 9}, "error-option-value", "first_crown"),
        ({"cast": ["king", 4]}, "error-option-value", "cast"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], id: str, about: str) -> None:
    with pytest.raises(tp.BadOptions) as caught:
        GAME.new(4, 1, options)
    assert caught.value.id == id
    assert str(caught.value.params["option"]).startswith(about)


def test_a_bad_option_tells_its_value_and_what_is_allowed() -> None:
    with pytest.raises(tp.BadOptions) as caught:
        tp.game("walled_city").new(2, 1, {"defence_cards": 3})
    assert caught.value.params == {"option": "defence_cards", "value": "3", "allowed": "1, 2"}
    with pytest.raises(tp.BadOptions) as seconds:
        tp.game("genoa").new(3, 1, {"floor_max": -5})
    assert seconds.value.params["allowed"] == "0, 1, …, 86400"


@pytest.mark.parametrize("players", [0, 1, 9, 100, -1, True])
def test_only_possible_numbers_of_players(players: int) -> None:
    with pytest.raises(tp.BadOptions) as caught:
        GAME.new(players, 1)
    assert caught.value.id == "error-players"
    assert (caught.value.params["low"], caught.value.params["high"]) == (2, 8)


def test_the_options_have_a_schema() -> None:
    schema = GAME.options_schema()
    properties = schema["$defs"]["Options"]["properties"]
    assert set(properties["preset"]["enum"]) >= {"first_game", "vicious_nobles", "random"}
    assert json.loads(json.dumps(schema)) == schema


@pytest.mark.parametrize("data", ["", "{}", "[1]", '{"game":"chess"}', "\x00", '{"game": 3}'])
def test_a_broken_position_is_refused(data: str) -> None:
    with pytest.raises(tp.BadRecord):
        GAME.from_json(data)


def test_chance_is_fair_and_recorded() -> None:
    chance = Chance("fair")
    counts = [0] * 6
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        counts[chance.choice(6)] += 1
        order = tuple(chance.shuffled([0, 1, 2]))
        orders[order] = orders.get(order, 0) + 1
    assert min(counts) > 850
    assert len(orders) == 6
    assert min(orders.values()) > 850
    assert len(chance.taken) == 12_000


@pytest.mark.parametrize("recorded", [[], [[0, 0, 1]], [[0, 1]], [[0, 1, 3]], [[0, 1, -1]]])
def test_recorded_chance_that_does_not_fit_is_refused(recorded: list[list[int]]) -> None:
    chance = Chance("x", recorded=recorded)
    with pytest.raises(tp.BadRecord):
        chance.shuffled([7, 8, 9])


def test_recorded_chance_that_nobody_asks_for_is_refused() -> None:
    chance = Chance("x", recorded=[[1], [2]])
    assert chance.choice(3) == 1
    with pytest.raises(tp.BadRecord):
        chance.replayed()


def test_only_seats_of_the_table_can_look() -> None:
    pos = GAME.new(4, 1)
    for seat in (-1, 4, 9):
        with pytest.raises(tp.NotYourDecision) as caught:
            pos.observe(seat)
        assert caught.value.id == "error-no-such-seat"
    assert pos.players == 4


def test_long_seeds_differ_to_their_end() -> None:
    hands = [GAME.new(4, "x" * 80 + end).observe(0).view.hand for end in ("1", "2", "3")]
    assert len(set(map(tuple, hands))) > 1


def test_every_end_has_a_declared_reason() -> None:
    assert GAME.end_reasons == ("city_completed",)
