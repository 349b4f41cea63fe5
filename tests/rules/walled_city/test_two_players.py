"""Section 12: two players and the neutral colour."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, W, given, new_game

N = 2
"""The neutral colour's number with two players."""

LONDONDERRY_START = (
    "A2{N2p1n} A3{N2p1n} A4{N2p1n} A5{N2p1n} A6{N2p1n} A9{N2p1n} A10{N2p1n} A11{N2p1n} A13{N2p1n} "
    "T1{N1} T2{N1} T3{N1} T4{N1} T5{N1} T6{N1} T7{N1} T8{N1} T9{N1} T10{N1} T11{N1}"
)
BORDERLANDS_START = (
    "A6{N2p1n} A7{N2p1n} A8{N2p1n} A9{N2p1n} A10{N2p1n} A11{N2p1n} A12{N2p1n} A13{N2p1n} "
    "T1{N1} T2{N1} T3{N1} T4{N1} T5{N1} T6{N1} T7{N1} T8{N1}"
)

# ---- cards


@rule("WAL-12.1")
def test_two_decks_each_in_londonderry() -> None:
    hand = sorted(2 * ["1/1", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0", "4/1"])
    table = new_game(2)
    assert (table.sees(O).hand, table.sees(W).hand) == (hand, hand)
    assert len(hand) == 16


@rule("WAL-12.1")
def test_two_decks_each_in_the_borderlands() -> None:
    hand = sorted(2 * ["1/0", "1/1", "2/0", "2/1", "2/2", "3/0", "3/1", "3/2", "4/0"])
    table = new_game(2, board="borderlands")
    assert (table.sees(O).hand, table.sees(W).hand) == (hand, hand)
    assert len(hand) == 18


@rule("WAL-12.2")
def test_the_colour_of_a_card_makes_no_difference() -> None:
    """Both 4/1 build; either of two alike is the same choice, and is laid for defence as well."""
    table = given(players=2, hands={O: ["4/1", "4/1"]}, turned=(O, W)).turn(O).play("build P7")
    assert table.choices() == ["show 4/1"]
    table.play("show 4/1", "put A4", "nobles 0", "nobles 0", "skip")
    assert table.hand(O) == ["4/1"]
    table.turn(O).play("build P8", "show 4/1", "put A6", "nobles 0", "nobles 0")
    assert (table.area("A4"), table.area("A6")) == ("O4p", "O4p")
    defence = given(players=2, hands={O: ["4/1", "4/1"]}, votes=(0, 1)).defence().play("zone Z1")
    assert defence.choices() == ["lay 4/1"]


# ---- the neutral colour at set-up


@rule("WAL-12.3", "WAL-12.10")
def test_neutral_citizens_at_the_start_in_londonderry() -> None:
    """EX-T87"""
    table = new_game(2)
    with_gap = ("A2", "A3", "A4", "A5", "A6", "A9", "A10", "A11", "A13")
    assert [table.area(name) for name in with_gap] == ["N2p1n"] * 9
    assert [table.area(name) for name in ("A1", "A7", "A8", "A12")] == [""] * 4
    assert [table.tower(f"T{number}") for number in range(1, 12)] == ["N1"] * 11
    assert table.supply(N) == "7p 0n"


@rule("WAL-12.3", "WAL-12.10")
def test_neutral_citizens_at_the_start_in_the_borderlands() -> None:
    """EX-T87"""
    table = new_game(2, board="borderlands")
    assert [table.area(f"A{number}") for number in range(6, 14)] == ["N2p1n"] * 8
    assert [table.area(f"A{number}") for number in range(1, 6)] == [""] * 5
    assert [table.tower(f"T{number}") for number in range(1, 9)] == ["N1"] * 8
    assert table.supply(N) == "9p 4n"


@rule("WAL-12.3")
def test_no_neutral_citizens_with_three_players() -> None:
    table = new_game(3)
    assert [table.area(f"A{number}") for number in range(1, 14)] == [""] * 13
    assert [table.tower(f"T{number}") for number in range(1, 12)] == [""] * 11


@rule("WAL-12.4")
def test_the_neutral_colour_has_no_turn_no_guild_and_no_cards() -> None:
    table = new_game(2)
    table.defaults_until(lambda: table.pos.outcome is not None)
    assert {said["seat"] for said in table.said("turn")} == {O, W}
    assert {said["seat"] for said in table.said("joins")} == {O, W}
    assert {said["seat"] for said in table.said("revealed")} == {O, W}
    assert len(table.sees(None).players) == 2
    assert len(table.outcome.scores) == 2


@rule("WAL-12.4")
def test_the_neutral_colour_cannot_win() -> None:
    table = given("A7{N2p} A8{N2p} A12{N2p} A1{O1p}", players=2, round=2, built="all", items={"A1": "+1"}).count()
    assert (table.line(O, "neighbourhoods2"), table.line(N, "neighbourhoods2")) == (6, 15)
    table.towers()
    assert table.outcome.ranking == ((O,), (W,))


# ---- counting


@rule("WAL-12.5")
def test_neutral_first() -> None:
    """EX-T88 (the two players are O and W here)"""
    table = given("A2{N3p O2p W1p}", players=2, built="all").count()
    assert (table.line(O, "neighbourhoods1"), table.line(W, "neighbourhoods1")) == (3, 2)


@rule("WAL-12.5")
def test_neutral_second_and_third() -> None:
    table = given("A2{N2p O3p W1p} A4{O3p W2p N1p}", players=2, built="all").count()
    assert (table.line(O, "neighbourhoods1"), table.line(W, "neighbourhoods1")) == (5 + 5, 2 + 3)


@rule("WAL-12.8", "WAL-12.5")
def test_a_tie_with_the_neutral_colour() -> None:
    """EX-T89 (the two players are O and W here)"""
    table = given("A2{N1p1n O1p1n W1p}", players=2, built="all").count()
    assert (table.line(O, "neighbourhoods1"), table.line(W, "neighbourhoods1")) == (4, 2)


@rule("WAL-12.6")
def test_a_neutral_guard_takes_its_rank() -> None:
    """EX-T91 (the player is W, numbers 3 and 2 at T1)"""
    zones = {"Z1": (O, "3/0", "T1"), "Z11": (W, "2/1", "T1")}
    tied = given("T1{N1 W1}", players=2, round=2, zones=zones).towers()
    assert tied.line(W, "towers") == 5
    most = given("T1{N1 W2}", players=2, round=2, zones=zones).towers()
    assert most.line(W, "towers") == 5
    second = given("T1{N2 W1}", players=2, round=2, zones=zones).towers()
    assert second.line(W, "towers") == 2


@rule("WAL-12.6")
def test_behind_a_neutral_guard_and_a_player_the_third_gets_nothing() -> None:
    zones = {"Z1": (O, "3/0", "T1"), "Z11": (W, "2/1", "T1")}
    table = given("T1{N2 W1 O3}", players=2, round=2, zones=zones).towers()
    assert (table.line(O, "towers"), table.line(W, "towers")) == (5, 0)


@rule("WAL-12.7", "WAL-12.8")
def test_neutral_citizens_count_for_faction_majorities() -> None:
    items = {"A2": "purple 3", "A4": "purple 2", "T1": "purple 1", "T2": "purple 1"}
    lost = given("A2{N3p O2p}", players=2, built="all", items=items).count()
    assert lost.line(O, "factions1") == 0
    won = given("A2{N2p O3p}", players=2, built="all", items=items).count()
    assert won.line(O, "factions1") == 5
    shared = given("A2{N2p O2p}", players=2, built="all", items=items).count()
    assert shared.line(O, "factions1") == 2


@rule("WAL-12.7")
def test_neutral_guards_count_for_faction_majorities_in_round_2() -> None:
    items = {"T1": "purple 3", "T2": "purple 2", "T3": "purple 1", "T4": "purple 1"}
    lost = given("T1{N1} T2{O2} T3{N2}", players=2, round=2, built="all", items=items).count()
    assert lost.line(O, "factions2") == 0
    won = given("T1{N1} T2{O2}", players=2, round=2, built="all", items=items).count()
    assert won.line(O, "factions2") == 7


@rule("WAL-12.8")
def test_what_the_neutral_colour_wins_nobody_else_gets() -> None:
    table = given("A2{N1p}", players=2, built="all").count()
    assert table.votes[:2] == [0, 0]
    view = table.sees(O)
    assert view.neutral_votes is None


@rule("WAL-12.9")
def test_neutral_nobles_flee() -> None:
    closed = given("A6{N1n} T1{N1}", players=2, round=2, built="P8 P12 G1 G2").count()
    assert closed.area("A6") == "N1n"
    assert closed.tower("T1") == "N1"
    opened = given("A6{N1n} T1{N1}", players=2, round=2, built="P8 P12 G1").count()
    assert (opened.area("A6"), opened.tower("T1"), opened.box(N)) == ("", "N1", "0p 1n")


@rule("WAL-12.9")
def test_neutral_nobles_are_promoted_like_others() -> None:
    table = given("A2{N1n}", players=2, round=2, built="all", turned=(O, W)).turn(W)
    table.play("build G14", "show 4/0", "settle 0", "promote A2 neutral T11")
    assert (table.area("A2"), table.tower("T11")) == ("", "N1")


# ---- guilds and the neutral colour


@rule("WAL-12.10", "WAL-13.33")
def test_vintners_cannot_choose_the_neutral_colour_of_londonderry() -> None:
    """EX-T92"""
    table = given(LONDONDERRY_START, players=2, guilds={O: "vintners"}).turn(O)
    assert table.supply(N) == "7p 0n"
    table.refused("guild")
    with_peasants = given(LONDONDERRY_START + " A1{O3p}", players=2, guilds={O: "vintners"}).turn(O).play("guild")
    assert with_peasants.choices() == ["colour p1"]


@rule("WAL-12.10", "WAL-13.33")
def test_vintners_can_choose_the_neutral_colour_of_the_borderlands() -> None:
    table = given(BORDERLANDS_START, board="borderlands", players=2, guild_deck="mixed", guilds={O: "vintners"}).turn(O)
    assert table.supply(N) == "9p 4n"
    table.play("guild", "colour neutral", "choose A6", "choose A6", "choose A7")
    assert (table.area("A6"), table.area("A7")) == ("N3n", "N1p2n")
    assert table.supply(N) == "12p 1n"


@rule("WAL-13.31", "WAL-12.10")
def test_ironmongers_move_three_nobles_with_two_players() -> None:
    """EX-T93"""
    table = given("A2{O1n} A4{W1n} A6{N1n}", players=2, guilds={O: "ironmongers"}).turn(O).play("guild")
    table.play("pick A2 p1", "choose T1", "pick A4 p2", "choose T1", "pick A6 neutral", "choose T2")
    assert (table.tower("T1"), table.tower("T2")) == ("O1 W1", "N1")
    assert table.area("A2") + table.area("A4") + table.area("A6") == ""
    assert table.asked == (O, "building")
    without = given("A2{O1n} A4{W1n} T1{N1}", players=2, guilds={O: "ironmongers"}).turn(O)
    without.refused("guild")


@rule("WAL-12.10")
def test_the_neutral_colour_is_an_opponent_with_a_supply_of_its_own() -> None:
    table = given(LONDONDERRY_START, players=2, guilds={O: "merchant_taylors"}).turn(O)
    table.play("guild", "pick A2 neutral")
    assert table.area("A2") == "N1p1n"
    assert table.supply(N) == "8p 0n"


@rule("WAL-12.10", "WAL-12.4")
def test_the_neutral_colour_is_no_player_for_cards() -> None:
    table = given(players=2, guild_deck="mixed", guilds={O: "butchers"}).turn(O).play("guild", "give 1/1")
    assert table.asked == (W, "answering"), "one card to the one other player"


# ---- starting roads, defence


@rule("WAL-12.11")
def test_starting_roads_are_placed_in_turn_two_each() -> None:
    table = new_game(2, first_player=W)
    table.does(W, "build P1").does(O, "build P2").does(W, "build P3").does(O, "build P4")
    assert [table.state(name) for name in ("P1", "P2", "P3", "P4", "P5")] == ["built"] * 4 + ["empty"]
    assert table.asked == (W, "joining")
    assert table.sees(None).public["roads"] == [6, 6]


@rule("WAL-12.12")
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_one_defence_card_in_each_phase_and_two_cards_left_at_the_end(board: str) -> None:
    table = new_game(2, board=board)
    table.defaults_until(lambda: table.sees(None).public["round"] == 2)
    assert sorted(said["seat"] for said in table.hears(None, "lays")) == [O, W]
    table.defaults_until(lambda: table.pos.outcome is not None)
    assert sorted(said["seat"] for said in table.said("revealed")) == [O, O, W, W]
    assert [player.cards for player in table.sees(None).players] == [2, 2]
