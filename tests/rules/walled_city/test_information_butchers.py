"""Section 14 of the rules: who sees the cards that Butchers exchange (WAL-14.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.walled_city.information import alike, cannot_tell, cards_in, hand_in, hands_of, playable, seats, told
from tests.walled_city import O, T, Table, W, X, given

HANDS = {
    O: ["1/1", "2/1", "2/2", "3/0", "3/1"],
    W: ["1/1", "3/1", "3/2", "4/1"],
    T: ["2/1", "4/0", "4/1", "5/0"],
    X: ["1/1", "2/2", "3/2", "5/0"],
}
"""What is left in round 2; who laid which of the others face down nobody else knows."""
ZONES = {
    "Z1": (O, "4/1", "T1"),
    "Z2": (W, "5/0", "T2"),
    "Z3": (T, "3/2", "T3"),
    "Z4": (X, "4/1", "T4"),
}


def butchers(**more: Any) -> Table:
    """Round 2 with four players on Borderlands; O holds Butchers and begins his turn."""
    defaults: dict[str, Any] = {"hands": HANDS, "zones": ZONES, "guilds": {O: "butchers"}}
    return given(board="borderlands", round=2, **(defaults | more)).turn(O)


# ---- choosing what to give


@rule("WAL-14.4", "WAL-13.55")
def test_nobody_sees_the_cards_while_they_are_being_chosen() -> None:
    one = butchers().play("guild", "give 1/1", "give 2/1")
    two = butchers().play("guild", "give 3/1", "give 2/2")
    alike(one, two, [W, T, X, None])
    assert told(one, O) != told(two, O)
    cannot_tell(one)


# ---- given cards


def given_away() -> Table:
    """O gave 2/1 to W, 1/1 to T and 3/0 to X; W has to answer."""
    return butchers().play("guild", "give 2/1", "give 1/1", "give 3/0")


@rule("WAL-14.4")
def test_a_given_card_is_heard_of_by_giver_and_taker_only() -> None:
    table = given_away()
    to_w = {"seat": O, "target": W, "card": "2/1"}
    to_t = {"seat": O, "target": T, "card": "1/1"}
    to_x = {"seat": O, "target": X, "card": "3/0"}
    assert table.hears(O, "you-see-card") == [to_w, to_t, to_x]
    assert table.hears(W, "you-see-card") == [to_w]
    assert table.hears(T, "you-see-card") == [to_t]
    assert table.hears(X, "you-see-card") == [to_x]
    assert table.hears(None, "you-see-card") == []


@rule("WAL-14.4")
def test_the_others_only_hear_that_a_card_was_given() -> None:
    table = given_away()
    to_w, to_t, to_x = [{"seat": O, "target": target} for target in (W, T, X)]
    assert table.hears(O, "gives-card") == []
    assert table.hears(W, "gives-card") == [to_t, to_x]
    assert table.hears(T, "gives-card") == [to_w, to_x]
    assert table.hears(X, "gives-card") == [to_w, to_t]
    assert table.hears(None, "gives-card") == [to_w, to_t, to_x]


@rule("WAL-14.4")
def test_nobody_else_can_tell_which_card_was_given() -> None:
    """O gives W the 2/1 or the 2/2 and the others the same; X and T cannot tell, W can."""
    one = butchers().play("guild", "give 2/1", "give 1/1", "give 3/0")
    two = butchers().play("guild", "give 2/2", "give 1/1", "give 3/0")
    alike(one, two, [T, X, None])
    assert told(one, W) != told(two, W)
    assert told(one, O) != told(two, O)


@rule("WAL-14.4")
def test_giver_and_taker_know_the_card_in_all_their_worlds() -> None:
    table = given_away()
    assert all("2/1" in hand for hand in hands_of(table, O, W))
    assert "2/1" in table.sees(O).players[W].known
    assert any("2/1" not in hand for hand in hands_of(table, T, W))
    assert "2/1" not in table.sees(T).players[W].known
    cannot_tell(table)


# ---- answers


def shown_hand() -> Table:
    """W holds nothing higher than the 3/1 he got, so he shows his hand, and O has to take a card."""
    hands = {**HANDS, W: ["1/1", "3/1", "2/0", "3/0"]}
    zones = {**ZONES, "Z2": (W, "2/2", "T2")}
    return butchers(hands=hands, zones=zones).play("guild", "give 3/1", "give 1/1", "give 2/1")


@rule("WAL-14.4", "WAL-13.53")
def test_a_returned_card_is_seen_by_the_two_only() -> None:
    one = given_away().play("give 3/2", "give 5/0", "give 5/0")
    two = given_away().play("give 4/1", "give 5/0", "give 5/0")
    alike(one, two, [T, X, None])
    back = {"seat": W, "target": O, "card": "3/2"}
    assert back in one.hears(O, "you-see-card")
    assert back in one.hears(W, "you-see-card")
    assert back not in one.hears(T, "you-see-card")
    assert {"seat": W, "target": O} in one.hears(T, "gives-card")
    assert "3/2" in one.sees(W).players[O].known
    assert "3/2" not in one.sees(X).players[O].known
    cannot_tell(one)


@rule("WAL-14.4", "WAL-13.55")
def test_an_answer_is_known_to_the_answerer_only_until_all_have_answered() -> None:
    """O gets the cards together; so he cannot tell yet what W gives back, nor can the others."""
    one, two = given_away().play("give 3/2"), given_away().play("give 4/1")
    alike(one, two, [O, T, X, None])
    cannot_tell(one)


@rule("WAL-14.4", "WAL-13.54")
def test_a_hand_is_shown_to_the_holder_of_the_ability_only() -> None:
    table = shown_hand()
    assert table.asked == (O, "taking")
    assert table.hears(O, "you-see-hand") == [{"target": W, "cards": ["1/1", "2/0", "3/0", "3/1", "3/1"]}]
    assert hands_of(table, O, W) == {("1/1", "2/0", "3/0", "3/1", "3/1")}
    for seat in (W, T, X, None):
        assert table.hears(seat, "you-see-hand") == []
        assert table.hears(seat, "shows-hand") == [{"seat": W, "target": O}]
    for seat in (T, X, None):
        assert len(hands_of(table, seat, W)) > 1
    cannot_tell(table)


@rule("WAL-14.4", "WAL-13.54")
def test_a_card_taken_from_a_shown_hand_is_seen_by_the_two_only() -> None:
    one, two = [shown_hand().play(f"take {card}", "give 5/0", "give 5/0") for card in ("3/1", "2/0")]
    alike(one, two, [T, X, None])
    assert told(one, W) != told(two, W)
    assert {"seat": W, "target": O, "card": "3/1"} in one.hears(O, "you-see-card")
    cannot_tell(one)


@rule("WAL-14.4", "WAL-13.54", "WAL-13.55")
def test_the_holder_knows_what_he_took_before_he_gets_it() -> None:
    """O chose the 2/0 of W's hand; in each of his worlds that is the card which comes once T and X have answered."""
    table = shown_hand().play("take 2/0")
    assert table.asked == (T, "answering")
    cannot_tell(table)
    for world in table.worlds(O):
        for answerer in (T, X):
            world.play(answerer, world.default(answerer))
        assert hand_in(world, W) == ("1/1", "3/0", "3/1", "3/1")
        assert "2/0" in hand_in(world, O)


@rule("WAL-14.4", "WAL-14.2")
def test_a_known_card_is_used_up_when_it_is_shown() -> None:
    """O knows that W holds the 2/1 he gave; once W has shown a 2/1, O knows of none any more."""
    table = given_away()
    table.defaults_until(lambda: table.asked == (W, "showing"))
    assert table.can("show 2/1")
    assert table.sees(O).players[W].known.count("2/1") == 1
    table.play("show 2/1")
    assert table.sees(O).players[W].known.count("2/1") == 0
    cannot_tell(table)


@rule("WAL-13.56", "WAL-14.2")
def test_the_off_colour_card_is_not_shown_with_a_hand() -> None:
    """EX-T83: B 3, W has only the off-colour card left; O gives W a 2/1: W shows only the 2/1, O takes it back."""
    table = emptied().play("guild", "give 2/1", "give 1/0")
    assert table.hears(O, "you-see-hand") == [{"target": W, "cards": ["2/1"]}]
    assert table.choices() == ["take 2/1"]
    assert {world.off[W] for world in table.worlds(O)} == {6, 4}  # 3/1 or 2/2, O himself holds 4/0
    table.play("take 2/1", "give 5/0")
    assert table.hand(O) == ["2/1", "5/0"]
    assert table.sees(None).players[W].cards == 1


# ---- worlds in the middle of an exchange


def emptied() -> Table:
    """Three players: O has two cards, W only the off-colour one, T three."""
    hands = {O: ["1/0", "2/1"], W: [], T: ["1/0", "4/1", "5/0"]}
    return butchers(players=3, hands=hands, zones={}, off=["4/0", "3/1", "2/2"])


@rule("WAL-14.4", "WAL-14.6")
def test_worlds_can_be_drawn_after_a_player_gave_back_his_only_card() -> None:
    """T has to answer while W, who has no other card, has been asked for the one he got; and after that."""
    table = emptied().play("guild", "give 2/1", "give 1/0", "take 2/1")
    assert table.asked == (T, "answering")
    cannot_tell(table)
    playable(table)
    table.play("give 4/1")
    assert table.hand(W) == []
    cannot_tell(table)


@rule("WAL-14.4", "WAL-13.53")
def test_in_every_world_who_has_to_answer_can_answer() -> None:
    """W is asked, so he holds a higher card than he got, whatever it is: T's worlds must respect that."""
    hands = {O: ["1/1", "2/0"], W: ["5/0"], T: ["1/0", "4/1", "5/0"]}
    zones = {"Z1": (W, "1/1", "T1"), "Z2": (O, "1/0", "T2"), "Z3": (T, "3/1", "T3")}
    table = butchers(players=3, hands=hands, zones=zones, off=["4/0", "3/1", "2/2"])
    table.play("guild", "give 2/0", "give 1/1")
    assert table.asked == (W, "answering")
    playable(table)


@rule("WAL-14.4")
@pytest.mark.parametrize("moves", range(8))
def test_worlds_fit_at_every_moment_of_an_exchange(moves: int) -> None:
    course = ["guild", "give 2/1", "give 1/1", "give 3/0", "give 4/1", "give 5/0", "give 3/2"]
    table = butchers().play(*course[:moves])
    assert len(seats(table)) == 5
    cannot_tell(table)
    playable(table)


@rule("WAL-14.4")
def test_what_the_holder_saw_he_remembers() -> None:
    """After the exchange O knows W's whole hand; the others do not."""
    table = shown_hand().play("take 2/0", "give 5/0", "give 5/0")
    assert hands_of(table, O, W) == {("1/1", "3/0", "3/1", "3/1")}
    assert table.sees(O).players[W].known == ["1/1", "3/0", "3/1", "3/1"]
    assert len(hands_of(table, T, W)) > 1


@rule("WAL-14.3", "WAL-14.4")
def test_what_the_holder_saw_helps_him_little_once_one_of_the_cards_lies_face_down() -> None:
    """W lays one of the four cards O knows: any of them may lie there, the other three are in his hand."""
    table = shown_hand().play("take 3/1", "give 5/0", "give 5/0")
    assert hands_of(table, O, W) == {("1/1", "2/0", "3/0", "3/1")}
    table.pos.walls = [0, 0, 0, 0]
    table.pos.ledger[O][0] = table.pos.ledger[T][0] = table.pos.ledger[X][0] = 90
    table.defence()
    assert table.asked == (W, "zoning")
    table.play("zone Z5", "lay 2/0", "face T5")
    assert table.sees(O).zones[4] == "?"
    assert cards_in(table, O, "Z5") == {"1/1", "2/0", "3/0", "3/1"}
    assert len(hands_of(table, O, W)) == 4
    cannot_tell(table)
