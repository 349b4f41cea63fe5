"""Section 3: settling at a road, and the round-1 shortage."""

from __future__ import annotations

from tests.marks import rule
from tests.walled_city import O, T, Table, W, X, given

TURNED = (O, W, T, X)


def william_builds_p7() -> Table:
    """The turn of EX-B06 and EX-B07: blue (value 7 without its tower die) and purple at the two sides of P7."""
    items = {"A4": "blue 2", "A5": "purple 1", "A2": "blue 3", "A6": "blue 2", "T1": "blue 1"}
    guilds = {O: "clothworkers", W: "fishmongers", T: "salters"}
    table = given(players=3, built="P1", items=items, guilds=guilds, turned=(O, W, T)).turn(W)
    return table.play("build P7", "show 2/1")


@rule("WAL-3.3", "WAL-3.4", "WAL-3.5", "WAL-3.6", "WAL-3.7", "WAL-3.8", "WAL-3.11")
def test_the_books_example_of_settling() -> None:
    """EX-B06"""
    table = william_builds_p7()
    table.play("put A5", "nobles 1", "nobles 0")
    assert table.area("A5") == "W1p1n"
    assert table.area("A4") == "W1p"
    assert table.supply(W) == "18p 17n"
    assert "2/1" not in table.hand(W)
    assert len(table.hand(W)) == 10


@rule("WAL-3.12", "WAL-3.15")
def test_the_books_example_of_adjusting() -> None:
    """EX-B07"""
    table = william_builds_p7().play("put A5", "nobles 1", "nobles 0")
    assert table.faction("blue") == 7
    assert table.choices() == ["adjust A4 up", "adjust A4 down", "adjust A5 up", "skip"]
    table.play("adjust A4 up")
    assert table.item("A4") == "blue 3"
    assert table.faction("blue") == 8


# ---- which number where


@rule("WAL-3.6")
def test_the_player_chooses_which_number_goes_to_which_side() -> None:
    one = given(turned=TURNED).turn(O).play("build P7", "show 3/1")
    assert one.choices() == ["put A4", "put A5"]
    one.play("put A4", "nobles 0", "nobles 0")
    assert (one.area("A4"), one.area("A5")) == ("O3p", "O1p")
    other = given(turned=TURNED).turn(O).play("build P7", "show 3/1", "put A5", "nobles 0", "nobles 0")
    assert (other.area("A4"), other.area("A5")) == ("O1p", "O3p")


@rule("WAL-3.6", "WAL-3.17")
def test_nobody_settles_in_an_area_that_is_not_at_the_road() -> None:
    table = given(turned=TURNED).turn(O).play("build P7", "show 3/1")
    table.refused("put A1", "put A3", "put A10", "put T6")


@rule("WAL-3.6", "WAL-3.7")
def test_equal_numbers_need_no_choice_of_sides() -> None:
    table = given(turned=TURNED).turn(O).play("build P7", "show 2/2")
    assert table.asked == (O, "peopling")
    table.play("nobles 0", "nobles 2")
    assert sorted([table.area("A4"), table.area("A5")]) == ["O2n", "O2p"]


@rule("WAL-3.6", "WAL-3.7")
def test_five_and_nought_are_not_split() -> None:
    """EX-T36"""
    table = given(turned=TURNED).turn(O).play("build P7", "show 5/0")
    table.refused("share 3", "share 2")
    table.play("put A5")
    table.refused("share 3", "nobles 6")
    table.play("nobles 2")
    assert table.area("A5") == "O3p2n"
    assert table.area("A4") == ""
    assert table.asked == (O, "adjusting")


@rule("WAL-3.7")
def test_exactly_the_numbers_of_the_card_come_from_the_own_supply() -> None:
    table = given("A4{W1p O1p}", turned=TURNED).turn(O)
    table.play("build P7", "show 3/2")
    table.refused("skip", "end")
    table.play("put A4").refused("skip")
    table.play("nobles 1").refused("skip")
    table.play("nobles 0")
    assert table.area("A4") == "O3p1n W1p"
    assert table.area("A5") == "O2p"
    assert table.supply(O) == "11p 13n"
    assert table.supply(W) == "15p 14n"


@rule("WAL-3.7")
def test_nought_on_a_side_means_nobody_and_no_question() -> None:
    table = given(turned=TURNED).turn(O).play("build P7", "show 3/0", "put A4", "nobles 3")
    assert table.asked == (O, "adjusting")
    assert (table.area("A4"), table.area("A5")) == ("O3n", "")


# ---- peasants and nobles


@rule("WAL-3.8")
def test_nobles_and_peasants_are_a_choice_on_each_side_for_itself() -> None:
    table = given(turned=TURNED).turn(O).play("build P7", "show 3/2", "put A4")
    assert table.choices() == ["nobles 0", "nobles 1", "nobles 2", "nobles 3"]
    table.play("nobles 3")
    assert table.choices() == ["nobles 0", "nobles 1", "nobles 2"]
    table.play("nobles 1")
    assert table.area("A4") == "O3n"
    assert table.area("A5") == "O1p1n"
    assert table.supply(O) == "15p 10n"


@rule("WAL-3.8")
def test_the_supply_of_each_kind_limits_the_choice() -> None:
    table = given(turned=TURNED, supply={O: "3p 2n"}).turn(O).play("build P7", "show 3/2", "put A4")
    assert table.choices() == ["nobles 0", "nobles 1", "nobles 2"]
    table.play("nobles 1")
    assert table.asked == (O, "adjusting"), "the last two are all that is left"
    assert table.area("A4") == "O2p1n"
    assert table.area("A5") == "O1p1n"


@rule("WAL-3.8")
def test_without_enough_peasants_some_must_be_nobles() -> None:
    table = given(turned=TURNED, supply={O: "1p 14n"}).turn(O).play("build P7", "show 5/0", "put A4")
    assert table.choices() == ["nobles 4", "nobles 5"]


# ---- too few citizens


@rule("WAL-3.10")
def test_with_too_few_citizens_all_are_placed_and_the_larger_side_may_go_short() -> None:
    table = given(turned=TURNED, supply={O: "2p 1n"}).turn(O).play("build P7", "show 3/2", "put A4")
    assert table.can("share 3")
    assert table.can("share 1")
    table.refused("share 0", "share 4", "skip")
    table.play("share 1", "nobles 0")
    assert (table.area("A4"), table.area("A5")) == ("O1p", "O1p1n")
    assert table.supply(O) == "0p 0n"
    assert table.asked == (O, "adjusting")


@rule("WAL-3.10")
def test_with_too_few_citizens_the_smaller_side_may_go_short() -> None:
    table = given(turned=TURNED, supply={O: "2p 1n"}).turn(O).play("build P7", "show 3/2", "put A4", "share 3")
    assert (table.area("A4"), table.area("A5")) == ("O2p1n", "")
    assert table.supply(O) == "0p 0n"


@rule("WAL-3.10")
def test_one_citizen_for_one_and_one() -> None:
    table = given(turned=TURNED, supply={O: "1p 0n"}).turn(O).play("build P7", "show 1/1")
    assert table.choices() == ["share 0", "share 1"]
    table.play("share 0")
    assert sorted([table.area("A4"), table.area("A5")]) == ["", "O1p"]


@rule("WAL-3.10")
def test_five_and_nought_with_two_citizens() -> None:
    table = given(turned=TURNED, supply={O: "2p 0n"}).turn(O).play("build P7", "show 5/0", "put A5")
    assert (table.area("A4"), table.area("A5")) == ("", "O2p")


@rule("WAL-3.10")
def test_an_empty_supply_places_nobody_and_the_turn_goes_on() -> None:
    table = given(turned=TURNED, supply={O: "0p 0n"}).turn(O).play("build P7", "show 3/2", "put A4")
    assert (table.area("A4"), table.area("A5")) == ("", "")
    assert table.asked == (O, "adjusting")


@rule("WAL-3.10", "WAL-3.9")
def test_a_shortage_at_a_t_path_leaves_the_choice_of_the_area() -> None:
    table = given(board="borderlands", turned=TURNED, supply={O: "3p 0n"}).turn(O)
    table.play("build P1", "show 3/2", "put A1", "put A3", "share 2")
    assert (table.area("A1"), table.area("A2"), table.area("A3")) == ("O2p", "", "O1p")


# ---- sides with several areas


@rule("WAL-3.9")
def test_a_whole_number_goes_to_one_area_of_a_side_with_several() -> None:
    table = given(board="borderlands", turned=TURNED).turn(O).play("build P1", "show 3/2", "put A1")
    assert table.choices() == ["put A2", "put A3"]
    table.refused("share 1", "put A1")
    table.play("put A2", "nobles 0", "nobles 0")
    assert (table.area("A1"), table.area("A2"), table.area("A3")) == ("O3p", "O2p", "")


@rule("WAL-3.9")
def test_a_side_with_three_areas_takes_the_number_in_one_of_them() -> None:
    table = given(board="borderlands", fences="A2-F2", turned=TURNED).turn(O).play("build P12", "show 4/1", "put A12")
    assert sorted(table.choices()) == ["put A2A", "put A2B", "put A5"]
    table.play("put A2B", "nobles 0", "nobles 0")
    assert (table.area("A12"), table.area("A2B"), table.area("A2A"), table.area("A5")) == ("O4p", "O1p", "", "")
