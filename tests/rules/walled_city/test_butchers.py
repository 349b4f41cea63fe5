"""Butchers (WAL-13.52 to WAL-13.56): cards are given and higher ones come back."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.guild_helper import EVERY_WAY, Way, turn_with, using
from tests.walled_city import O, T, W, X

HANDS = {O: ["1/1", "2/1", "3/0", "5/0"], W: ["2/2", "4/1"], T: ["1/1", "3/2"], X: ["1/1", "2/1"]}


@rule("WAL-13.52", "WAL-13.53", "WAL-13.54", "WAL-13.3")
@EVERY_WAY
def test_butchers_give_a_card_to_each_other_player_and_get_one_back(way: Way) -> None:
    table = using(way, "butchers", hands=HANDS).play("give 1/1", "give 2/1", "give 3/0")
    assert (table.asked, table.choices()) == ((W, "answering"), ["give 2/2", "give 4/1"])
    table.play("give 2/2")
    assert (table.asked, table.choices()) == ((T, "answering"), ["give 3/2"])
    table.play("give 3/2")
    assert (table.asked, table.choices()) == ((O, "taking"), ["take 1/1", "take 2/1", "take 3/0"])
    table.play("take 2/1")
    assert table.hand(O) == ["2/1", "2/2", "3/2", "5/0"]
    assert (table.hand(W), table.hand(T), table.hand(X)) == (["1/1", "4/1"], ["1/1", "2/1"], ["1/1", "3/0"])
    assert table.asked == (O, "building")


# ---- giving


@rule("WAL-13.52")
def test_butchers_give_to_all_and_cannot_stop_half_way() -> None:
    table = turn_with("butchers", hands=HANDS).play("guild", "give 1/1")
    assert table.choices() == ["give 2/1", "give 3/0", "give 5/0"]
    table.refused("done", "skip", "give 1/1")


@rule("WAL-13.52")
@pytest.mark.parametrize(("players", "hand"), [(4, ["2/1", "3/1"]), (3, ["2/1"]), (2, [])])
def test_butchers_need_as_many_cards_as_other_players(players: int, hand: list[str]) -> None:
    table = turn_with("butchers", players=players, hands={O: [*hand, "4/0"]})
    assert table.can("guild")
    turn_with("butchers", players=players, round=2, hands={O: hand}).refused("guild")


@rule("WAL-13.52")
def test_butchers_are_too_late_in_the_last_turn() -> None:
    """EX-T82"""
    table = turn_with("butchers", round=2, walls={O: 1}, hands={O: ["2/1", "3/1"]})
    table.refused("guild")
    table.play("build G14", "show 2/1").refused("guild")
    assert table.hand(O) == ["3/1"]


@rule("WAL-13.52")
def test_a_card_shown_for_building_does_not_count_any_more() -> None:
    table = turn_with("butchers", hands={O: ["2/1", "3/1", "4/0"]})
    assert table.can("guild")
    table.play("build P7", "show 2/1").refused("guild")


@rule("WAL-13.52", "WAL-12.4")
def test_with_two_players_one_card_is_given() -> None:
    table = turn_with("butchers", players=2, hands={O: ["2/1", "4/0"], W: ["3/1"]}).play("guild", "give 2/1")
    assert table.asked == (W, "answering")
    table.play("give 3/1")
    assert (table.hand(O), table.hand(W), table.asked) == (["3/1", "4/0"], ["2/1"], (O, "building"))


# ---- answers


@rule("WAL-13.53")
def test_the_answer_is_a_card_of_higher_total_of_the_givers_choice() -> None:
    """EX-T81"""
    hands = {O: ["2/0", "2/1"], W: ["1/1", "3/0", "4/1"], T: ["5/0"]}
    table = turn_with("butchers", players=3, hands=hands).play("guild", "give 2/0", "give 2/1")
    assert (table.asked, table.choices()) == ((W, "answering"), ["give 3/0", "give 4/1"])
    table.refused("give 1/1", "give 2/0")


@rule("WAL-13.53")
def test_the_answer_is_compulsory() -> None:
    hands = {O: ["2/0", "2/1"], W: ["1/1", "4/1"], T: ["5/0"]}
    table = turn_with("butchers", players=3, hands=hands).play("guild", "give 2/0", "give 2/1")
    assert table.choices() == ["give 4/1"]


@rule("WAL-13.54")
@pytest.mark.parametrize(
    ("taken", "own", "others"),
    [
        ("1/1", ["1/1", "5/0"], ["2/0", "3/1"]),
        ("2/0", ["2/0", "5/0"], ["1/1", "3/1"]),
        ("3/1", ["3/1", "5/0"], ["1/1", "2/0"]),
    ],
)
def test_from_a_hand_without_a_higher_card_any_card_is_taken(taken: str, own: list[str], others: list[str]) -> None:
    hands = {O: ["3/1", "5/0"], W: ["1/1", "2/0"], T: ["2/1"]}
    table = turn_with("butchers", players=3, hands=hands).play("guild", "give 3/1", "give 5/0")
    assert table.asked == (O, "taking")
    assert table.hears(O, "you-see-hand")[0]["cards"] == ["1/1", "2/0", "3/1"]
    assert table.choices() == ["take 1/1", "take 2/0", "take 3/1"]  # even the one given; none is not possible
    table.play(f"take {taken}", "take 5/0")
    assert (table.hand(O), table.hand(W)) == (own, others)


@rule("WAL-13.54", "WAL-13.56")
def test_a_player_with_only_the_off_colour_card_shows_only_the_card_he_got() -> None:
    """EX-T83"""
    table = turn_with(
        "butchers", board="borderlands", players=3, round=2, hands={O: ["2/1", "3/0"], W: []}, off=["4/0", "3/1", "2/2"]
    )
    table.play("guild", "give 2/1", "give 3/0")
    assert table.asked == (O, "taking")
    assert table.hears(O, "you-see-hand") == [{"target": W, "cards": ["2/1"]}]
    assert table.choices() == ["take 2/1"]
    table.play("take 2/1").play(table.choices("give")[0])  # then T answers, and the cards come back together
    assert (table.hand(W), "2/1" in table.hand(O)) == ([], True)


# ---- together


@rule("WAL-13.55")
def test_all_cards_to_give_are_chosen_before_any_changes_hands() -> None:
    table = turn_with("butchers", hands=HANDS).play("guild", "give 1/1", "give 2/1")
    assert table.asked == (O, "ability")
    assert (table.hand(W), table.hand(T)) == (["2/2", "4/1"], ["1/1", "3/2"])
    table.play("give 3/0")
    assert (table.hand(W), table.hand(T), table.hand(X)) == (
        ["1/1", "2/2", "4/1"],
        ["1/1", "2/1", "3/2"],
        ["1/1", "2/1", "3/0"],
    )


@rule("WAL-13.55")
def test_each_answer_depends_only_on_the_card_got() -> None:
    hands = {O: ["1/1", "4/0"], W: ["2/1", "5/0"], T: ["2/1", "5/0"]}
    table = turn_with("butchers", players=3, hands=hands).play("guild", "give 1/1", "give 4/0")
    assert table.choices() == ["give 2/1", "give 5/0"]
    table.play("give 5/0")
    assert (table.asked, table.choices()) == ((T, "answering"), ["give 5/0"])


@rule("WAL-13.55")
def test_the_returned_cards_come_together() -> None:
    hands = {O: ["1/1", "2/0"], W: ["4/1"], T: ["3/1"]}
    table = turn_with("butchers", players=3, hands=hands).play("guild", "give 1/1", "give 2/0", "give 4/1")
    assert table.asked == (T, "answering")
    assert table.sees(O).hand == []  # nothing is seen before everybody has answered
    assert [card["card"] for card in table.hears(O, "you-see-card") if card["seat"] == W] == []
    table.play("give 3/1")
    assert table.hand(O) == ["3/1", "4/1"]


@rule("WAL-13.55")
def test_hand_sizes_stay_the_same_and_the_cards_are_ordinary_cards() -> None:
    hands = {O: ["1/1", "4/1"], W: ["4/1", "2/1"], T: ["3/1"]}
    table = turn_with("butchers", players=3, hands=hands).play("guild", "give 1/1", "give 4/1", "give 4/1", "take 4/1")
    assert [len(table.hand(seat)) for seat in (O, W, T)] == [2, 2, 1]
    assert table.hand(O) == ["4/1", "4/1"]
    table.play("build P7", "show 4/1", "put A4", "nobles 0", "nobles 0")
    assert (table.area("A4"), table.area("A5"), table.hand(O)) == ("O4p", "O1p", ["4/1"])


@rule("WAL-13.55")
def test_a_card_got_from_the_butchers_may_be_used_for_building_too() -> None:
    hands = {O: ["1/1", "4/1"], W: ["4/1"], T: ["3/1"]}
    table = turn_with("butchers", players=3, round=2, hands=hands)
    table.play("guild", "give 1/1", "give 4/1", "give 4/1", "take 3/1")
    assert (table.hand(O), table.hand(W), table.hand(T)) == (["3/1", "4/1"], ["1/1"], ["4/1"])
    table.defaults_until(lambda: table.asked == (W, "building"))
    table.play("build G14", "show 1/1")
    assert table.hand(W) == []


# ---- the off-colour card


@rule("WAL-13.56")
def test_the_off_colour_card_is_not_given_and_does_not_count() -> None:
    off = ["4/0", "3/1", "2/2"]
    table = turn_with("butchers", board="borderlands", players=3, hands={O: ["2/1", "3/0"]}, off=off).play("guild")
    assert table.choices() == ["give 2/1", "give 3/0"]
    table.refused("give 4/0", "give 4/0*")
    turn_with("butchers", board="borderlands", players=3, round=2, hands={O: ["2/1"]}, off=off).refused("guild")


@rule("WAL-13.56")
def test_the_off_colour_card_is_not_returned_shown_or_taken() -> None:
    hands = {O: ["3/0", "2/1"], W: ["1/1"], T: ["5/0"]}
    table = turn_with("butchers", board="borderlands", players=3, hands=hands, off=["4/0", "3/1", "2/2"])
    table.play("guild", "give 3/0", "give 2/1")
    assert table.asked == (O, "taking")  # W's 3/1 of the other colour would be higher
    assert table.hears(O, "you-see-hand") == [{"target": W, "cards": ["1/1", "3/0"]}]
    assert table.choices() == ["take 1/1", "take 3/0"]
    table.refused("take 3/1", "take 3/1*")
