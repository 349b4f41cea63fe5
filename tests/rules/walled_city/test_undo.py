"""WAL-14.6: own steps can be taken back until something random or hidden came up, or somebody else is asked."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.walled_city import GAME, O, T, Table, W, X, given

TURNED = (O, W, T, X)


def match_at(table: Table, **options: str) -> tp.Match:
    """A match that stands where this table stands."""
    match = tp.Match.new(GAME, table.pos.players, seed=1, options=options)
    match.position = table.pos
    return match


def play(match: tp.Match, seat: int, *texts: str) -> None:
    for text in texts:
        match.play(seat, GAME.parse_move(text))


def kind(match: tp.Match) -> str:
    return match.position.pending[0].kind


def refuse_undo(match: tp.Match, seat: int) -> None:
    assert not match.can_undo(seat)
    before = match.position.to_json()
    with pytest.raises(tp.IllegalMove):
        match.undo(seat)
    assert match.position.to_json() == before


@rule("WAL-14.6", "WAL-3.2")
def test_the_steps_of_a_road_turn_are_taken_back_one_by_one() -> None:
    match = match_at(given(turned=TURNED).turn(O))
    stages = []
    for text in ("build P7", "show 3/2", "put A4", "nobles 1", "nobles 0"):
        stages.append(match.position.to_json())
        play(match, O, text)
    for stage in reversed(stages):
        match.undo(O)
        assert match.position.to_json() == stage
    refuse_undo(match, O)


@rule("WAL-14.6")
def test_after_an_undo_another_choice_can_be_made() -> None:
    table = given(turned=TURNED).turn(O)
    match = match_at(table)
    play(match, O, "build P7", "show 3/2", "put A4")
    match.undo(O)
    play(match, O, "put A5", "nobles 0", "nobles 0")
    after = Table(match.position)  # type: ignore[arg-type]
    assert (after.area("A4"), after.area("A5")) == ("O2p", "O3p")


@rule("WAL-14.6")
def test_nothing_is_taken_back_once_the_turn_is_over() -> None:
    match = match_at(given(turned=TURNED, guilds={O: "mercers", W: "grocers", T: "vintners", X: "salters"}).turn(O))
    play(match, O, "build P7", "show 3/2", "put A4", "nobles 1", "nobles 0")
    assert match.can_undo(O)
    play(match, O, "skip")
    assert match.position.pending[0].seat == W
    refuse_undo(match, O)
    refuse_undo(match, W)


@rule("WAL-14.6")
def test_nobody_takes_back_the_steps_of_another_player() -> None:
    match = match_at(given(turned=TURNED).turn(O))
    play(match, O, "build P7")
    refuse_undo(match, W)
    refuse_undo(match, X)
    assert match.can_undo(O)


@rule("WAL-14.6", "WAL-7.2")
def test_promotions_are_taken_back() -> None:
    match = match_at(given("A2{W2n}", round=2, built="all", turned=TURNED).turn(O))
    play(match, O, "build G14", "show 3/2", "settle 2", "nobles 0")
    before = match.position.to_json()
    play(match, O, "promote A2 p2 T1", "promote A2 p2 T11")
    assert kind(match) == "adjusting"
    match.undo(O)
    match.undo(O)
    assert match.position.to_json() == before
    assert kind(match) == "promoting"


@rule("WAL-14.6", "WAL-2.8")
def test_a_guild_without_chance_or_secrets_is_taken_back() -> None:
    match = match_at(given(built="P1", guilds={O: "goldsmiths"}).turn(O))
    before = match.position.to_json()
    play(match, O, "guild", "choose P1")
    table = Table(match.position)  # type: ignore[arg-type]
    assert table.state("P1") == "demolished"
    match.undo(O)
    match.undo(O)
    assert match.position.to_json() == before


@rule("WAL-14.6", "WAL-14.5")
def test_a_rolled_die_cannot_be_taken_back() -> None:
    match = match_at(given(guilds={O: "haberdashers"}).turn(O))
    play(match, O, "guild")
    assert match.can_undo(O), "nothing is rolled yet"
    play(match, O, "choose A2")
    refuse_undo(match, O)


@rule("WAL-14.6")
def test_steps_after_a_roll_are_taken_back_as_far_as_the_roll() -> None:
    match = match_at(given(guilds={O: "haberdashers"}).turn(O))
    play(match, O, "guild", "choose A2")
    rolled = match.position.to_json()
    play(match, O, "done", "build P7")
    match.undo(O)
    match.undo(O)
    assert match.position.to_json() == rolled
    refuse_undo(match, O)


@rule("WAL-14.6", "WAL-14.4")
def test_a_hand_that_was_shown_cannot_be_unseen() -> None:
    """Butchers: W has nothing higher than the 4/1 he is given, so O sees his hand at once."""
    hands = {O: ["4/1"], W: ["1/1", "2/1"]}
    table = given(players=2, guild_deck="mixed", guilds={O: "butchers"}, hands=hands).turn(O)
    match = match_at(table, guild_deck="mixed")
    play(match, O, "guild")
    assert match.can_undo(O), "nothing is given yet"
    play(match, O, "give 4/1")
    assert (match.position.pending[0].seat, kind(match)) == (O, "taking")
    refuse_undo(match, O)
    play(match, O, "take 2/1")
    refuse_undo(match, O)


@rule("WAL-14.6", "WAL-5.3")
def test_the_choice_of_a_defence_card_is_taken_back_until_it_lies() -> None:
    match = match_at(given(votes=(0, 1, 2, 3)).defence())
    before = match.position.to_json()
    play(match, O, "zone Z1", "lay 3/1")
    match.undo(O)
    match.undo(O)
    assert match.position.to_json() == before
    play(match, O, "zone Z2", "lay 3/1", "face T2")
    assert match.position.pending[0].seat == W
    refuse_undo(match, O)
    refuse_undo(match, W)


@rule("WAL-14.6", "WAL-9.2")
def test_the_reveal_at_the_end_is_not_taken_back() -> None:
    match = match_at(given(round=2, votes=(0, 1, 2, 3)).defence())
    play(match, O, "zone Z1", "lay 1/1", "face T1")
    play(match, W, "zone Z2", "lay 1/1", "face T2")
    play(match, T, "zone Z3", "lay 1/1", "face T3")
    play(match, X, "zone Z4", "lay 1/1")
    assert match.can_undo(X)
    play(match, X, "face T4")
    assert match.position.outcome is not None
    refuse_undo(match, X)
