"""Where several rules meet: cases that a second, independent model of the rules found worth keeping."""

from __future__ import annotations

from tests.ankh_morpork import R, Y, given
from tests.marks import rule


@rule("ANK-10.60", "ANK-4.45")
def test_carcer_takes_his_own_minion_if_the_only_other_owner_is_immune() -> None:
    table = given("7{R1 Y1}", hands={R: ["carcer", "groat"], Y: ["wallace_sonky"]}, dice=[7, 7])
    table.play("play carcer", "text", "kill 7 p2", "interrupt wallace_sonky")
    assert table.asked == (R, "victim")
    assert table.choices() == ["kill 7 p1"]
    table.play("kill 7 p1").lets_happen()
    assert table.area(7) == "Y1"


@rule("ANK-10.76", "ANK-4.4")
def test_a_twelfth_minion_cannot_be_lifted_and_placed_where_it_stood() -> None:
    table = given("5{R12 R-bld !}", hands={R: ["willikins", "deep_dwarves"]}, gained=[5])
    assert table.play("play willikins").choices() == ["end"]
    table = given("5{R12 R-bld !}", hands={R: ["deep_dwarves", "groat"]}, gained=[5]).play("play deep_dwarves", "text")
    assert "place 5 lift=5" not in table.choices()
    assert len(table.choices("place")) == 11
    table.play("place 9 lift=5")
    assert (table.area(5), table.area(9)) == ("R11 R-bld", "R1")


@rule("ANK-10.71", "ANK-4.18", "ANK-4.43")
def test_a_blocked_purchase_lifts_and_costs_nothing() -> None:
    board = "1{R-bld} 2{R-bld} 3{R-bld} 5{R-bld} 6{R-bld} 7{R-bld} 11{Y-bld}"
    table = given(board, hands={R: ["sybil_vimes"], Y: ["wallace_sonky", "groat"]}, cash={R: 20})
    table.play("play sybil_vimes", "skip", "text", "buy 11 lift=1", "interrupt wallace_sonky")
    assert (table.area(1), table.area(11)) == ("R-bld", "Y-bld")
    assert (table.cash(R), table.cash(Y)) == (20, 10)


@rule("ANK-6.10", "ANK-6.3", "ANK-5.6")
def test_small_gods_burns_first_and_then_saves_nothing_any_more() -> None:
    table = given("4{Y-bld} 5{Y-bld}", hands={R: ["rincewind"]}, events=["fire"], dice=[4, 5, 1])
    table.play("play rincewind")
    assert table.asked == (Y, "protecting")
    table.play("pass")
    assert (table.area(4), table.area(5)) == ("", "")
    assert [said["seat"] for said in table.said("lets-event-happen")] == [Y], "the second time nobody is asked"


@rule("ANK-6.25", "ANK-6.3")
def test_small_gods_may_save_another_building_from_the_earthquake_that_takes_its_own() -> None:
    table = given("4{Y-bld} 5{Y-bld}", hands={R: ["rincewind"]}, events=["earthquake"], dice=[4, 5])
    table.play("play rincewind", "save 5 building", "pass")
    assert (table.area(4), table.area(5), table.cash(Y)) == ("", "Y-bld", 7)


@rule("ANK-6.19", "ANK-5.10")
def test_each_demon_is_paid_for_one_by_one() -> None:
    demons = "demons_from_the_dungeon_dimensions"
    table = given("4{Y1 Y-bld} 9{Y1}", hands={R: ["rincewind"]}, events=[demons], dice=[4, 4, 9], cash={Y: 9})
    table.play("play rincewind", "save 4 demon", "save 9 demon", "pass")
    assert (table.area(4), table.area(9)) == ("Y1 Y-bld demon1 !", "Y1")
    assert table.cash(Y) == 3


@rule("ANK-5.15", "ANK-4.14", "ANK-5.3")
def test_a_power_used_between_two_icons_can_make_the_next_one_possible() -> None:
    table = given("8{R1 !} 10{R-bld}", hands={R: ["ruby"]}, cash={R: 8}).play("play ruby", "skip")
    assert table.choices() == ["skip", "power 10"]
    table.play("power 10", "calm 8")
    assert table.choices("build") == ["build 8"]


@rule("ANK-4.42", "ANK-4.3")
def test_of_three_lost_minions_two_come_back_one_after_the_other() -> None:
    """The first may go anywhere but where it was lost, the second within the first one's reach; a third stays lost."""
    hands = {R: ["rincewind", "igor", "fresh_start_club", "groat"]}
    table = given("5{R3}", hands=hands, events=["the_dragon"], dice=[5]).play("play rincewind")
    while table.asked[1] == "protecting":
        table.play("pass")
    assert table.choices("interrupt") == ["interrupt igor", "interrupt fresh_start_club"]
    table.play("interrupt igor")
    assert table.choices("place") == [f"place {area}" for area in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)]
    table.play("place 12", "interrupt fresh_start_club")
    assert table.choices("place") == [f"place {area}" for area in (1, 2, 11, 12)]
    table.play("place 1")
    assert table.asked == (R, "menu")
    assert (table.area(12), table.area(1), table.supply("R")) == ("R1", "R1", 10)


@rule("ANK-4.46", "ANK-7.3")
def test_mossy_lawn_returns_the_card_after_a_loan() -> None:
    table = given("7{R1}", hands={R: ["mr_bent", "groat", "doctor_mossy_lawn"], Y: ["modo"]})
    table.play("play mr_bent", "text", "play groat", "interrupt doctor_mossy_lawn")
    assert "groat" in table.hand(R)
    assert table.cards(R) == 5
    assert table.sees(None).players[R].loans == ["mr_bent"]


@rule("ANK-2.4", "ANK-2.5", "ANK-5.8")
def test_a_card_drawn_by_a_power_before_passing_has_to_be_played() -> None:
    table = given("2{R-bld}", hands={R: ["gaspode"], Y: ["modo"]}, deck=["groat"])
    assert table.choices() == ["pass", "power 2"]
    table.play("power 2", "discard gaspode")
    assert table.choices() == ["play groat"]


@rule("ANK-2.5", "ANK-5.3")
def test_a_card_drawn_by_a_power_after_passing_cannot_be_played() -> None:
    table = given("2{R-bld}", hands={R: ["gaspode"], Y: ["modo"]}, deck=["groat"])
    table.play("pass", "power 2", "discard gaspode")
    assert table.asked == (Y, "menu")
    assert table.said("plays") == []
