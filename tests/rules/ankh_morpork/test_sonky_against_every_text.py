"""Wallace Sonky against every text that can hit his user: the vectors E-S01 to E-S32.

R plays the card and holds Hex besides; Y holds Wallace Sonky and Groat and plays Sonky at the first W-TEXT that asks
him.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule

ANOTHER = ["play hex", "skip"]
"""What R is offered for the play_another icon."""


def attack(card: str, board: str = "", **more: Any) -> Table:
    """R has played the card."""
    table = given(board, hands={R: [card, "hex"], Y: ["wallace_sonky", "groat"]}, **more)
    return table.play(f"play {card}")


def blocked(table: Table) -> Table:
    """Y is asked in W-TEXT, may play Wallace Sonky and nothing else, and does."""
    assert table.asked == (Y, "window")
    assert table.answers() == ["wallace_sonky"]
    table.play("interrupt wallace_sonky")
    assert table.hand(Y) == ["groat"]
    assert table.discard == ["wallace_sonky"]
    return table


def cash(table: Table) -> list[int]:
    return [table.cash(seat) for seat in (R, Y, G, B)]


@rule("ANK-4.43", "ANK-10.1")
def test_mr_boggis() -> None:
    """E-S01"""
    table = blocked(attack("mr_boggis").play("text"))
    assert cash(table) == [14, 10, 8, 8]
    assert len(table.choices("place")) == 12


@rule("ANK-4.43", "ANK-10.48")
def test_the_thieves_guild() -> None:
    """E-S02"""
    table = blocked(attack("the_thieves_guild").play("text"))
    assert cash(table) == [14, 10, 8, 8]


@rule("ANK-4.43", "ANK-10.3")
def test_the_beggars_guild() -> None:
    """E-S03"""
    table = blocked(attack("the_beggars_guild").play("text"))
    assert table.hand(R) == ["hex"]
    assert len(table.choices("place")) == 12


@rule("ANK-4.43", "ANK-10.41")
def test_queen_molly() -> None:
    """E-S04"""
    table = blocked(attack("queen_molly").play("place 5", "text"))
    assert table.hand(R) == ["hex"]
    assert table.area(5) == "R1"
    assert table.choices() == ["end"]


@rule("ANK-4.43", "ANK-10.5")
def test_the_dragon_sanctuary() -> None:
    """E-S05"""
    table = blocked(attack("the_ankh_morpork_sunshine_dragon_sanctuary").play("text"))
    assert cash(table) == [12, 10, 9, 9]
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.9")
def test_the_duckman() -> None:
    """E-S06"""
    table = blocked(attack("the_duckman", "5{Y1 G1 !}").play("text", "grab 5 p2", "go 6"))
    assert (table.area(5), table.area(6)) == ("Y1 G1 !", "")
    assert table.choices() == ["end"]


@rule("ANK-4.43", "ANK-10.19")
def test_foul_ole_ron() -> None:
    """E-S07"""
    table = blocked(attack("foul_ole_ron", "5{Y1 G1 !}").play("text", "grab 5 p2", "go 6"))
    assert (table.area(5), table.area(6)) == ("Y1 G1 !", "")
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.59")
def test_canting_crew() -> None:
    """E-S08"""
    table = blocked(attack("canting_crew", "5{Y1 G1 !}").play("text", "grab 5 p2", "go 6"))
    assert (table.area(5), table.area(6)) == ("Y1 G1 !", "")
    assert len(table.choices("place")) == 12


@rule("ANK-4.43", "ANK-7.7", "ANK-10.20")
def test_the_fools_guild() -> None:
    """E-S09"""
    table = blocked(attack("the_fools_guild").play("text", "target p2"))
    assert cash(table) == [10, 10, 10, 10]
    assert table.current == "the_fools_guild"
    assert len(table.choices("place")) == 12
    table.play("skip", "end")
    assert table.discard == ["wallace_sonky", "the_fools_guild"]
    assert table.sees(None).players[Y].penalties == []


@rule("ANK-4.43", "ANK-7.7", "ANK-10.44")
def test_dr_whiteface() -> None:
    """E-S10"""
    table = blocked(attack("dr_whiteface", cash={Y: 4}).play("text", "target p2"))
    assert cash(table) == [10, 4, 10, 10]
    assert len(table.choices("place")) == 12
    table.play("skip", "end")
    assert table.discard == ["wallace_sonky", "dr_whiteface"]
    assert table.sees(None).players[Y].penalties == []


@rule("ANK-4.43", "ANK-10.21")
def test_the_fire_brigade() -> None:
    """E-S11"""
    table = blocked(attack("the_fire_brigade", "4{Y-bld} 9{Y-bld}").play("text"))
    assert cash(table) == [10, 10, 10, 10]
    assert (table.area(4), table.area(9)) == ("Y-bld", "Y-bld")
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.25")
def test_here_n_now() -> None:
    """E-S12"""
    table = blocked(attack("here_n_now", dice=[7]).play("text", "target p2"))
    assert cash(table) == [10, 10, 10, 10]
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.31")
def test_nobby_nobbs() -> None:
    """E-S13"""
    table = blocked(attack("nobby_nobbs").play("text", "target p2"))
    assert cash(table) == [10, 10, 10, 10]
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.38")
def test_rosie_palm() -> None:
    """E-S14"""
    table = blocked(attack("rosie_palm").play("place 5", "text", "target p2"))
    assert cash(table) == [10, 10, 10, 10]
    assert table.hand(R) == ["hex"]
    assert table.choices() == ["end"]


@rule("ANK-4.43", "ANK-10.46")
def test_the_seamstresses_guild() -> None:
    """E-S15"""
    table = blocked(attack("the_seamstresses_guild").play("text", "target p2"))
    assert cash(table) == [10, 10, 10, 10]
    assert table.hand(R) == ["hex"]
    assert len(table.choices("place")) == 12


@rule("ANK-4.43", "ANK-10.53")
def test_cosmo_lavish_who_wants_to_hire_him() -> None:
    """E-S16"""
    table = blocked(attack("cosmo_lavish", "5{R1 G1 !}").play("text", "target p2"))
    assert cash(table) == [10, 10, 10, 10]
    assert table.area(5) == "R1 G1 !"
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.53")
def test_cosmo_lavish_whose_man_picked_his_minion() -> None:
    """E-S17"""
    table = blocked(attack("cosmo_lavish", "5{Y1 B1 !}").play("text", "target p3", "kill 5 p2"))
    assert cash(table) == [8, 10, 12, 10]
    assert table.area(5) == "Y1 B1 !"
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.54")
def test_the_dean() -> None:
    """E-S18"""
    table = blocked(attack("the_dean", "2{Y1 G1 !}", events=["explosion"], dice=[3]).play("text", "kill 2 p2"))
    assert table.area(2) == "Y1 G1 !"
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.56")
def test_burleigh_and_stronginthearm() -> None:
    """E-S19"""
    table = attack("burleigh_and_stronginthearm", "5{Y1 B1 !}").play("text", "target p3", "kill 5 p2")
    blocked(table)
    assert table.area(5) == "Y1 B1 !"
    assert cash(table) == [8, 10, 12, 10]


@rule("ANK-4.43", "ANK-10.57")
def test_the_bursar() -> None:
    """E-S20"""
    table = attack("the_bursar", "5{Y1} 9{G1}", events=["explosion"], dice=[3])
    blocked(table.play("text", "grab 9 p3", "grab 5 p2"))
    assert (table.area(5), table.area(9)) == ("Y1", "G1")
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.58")
def test_cable_street_particulars() -> None:
    """E-S21"""
    table = blocked(attack("cable_street_particulars").play("text"))
    assert table.hears(R, "you-see-hand") == []
    assert table.sees(R).players[Y].known == []
    assert len(table.choices("place")) == 12


@rule("ANK-4.43", "ANK-10.60")
def test_carcer() -> None:
    """E-S22"""
    table = blocked(attack("carcer", "7{Y1} 9{Y1 G1}", dice=[7, 9]).play("text", "kill 7 p2"))
    assert table.choices() == ["kill 9 p3"]
    table.play("kill 9 p3")
    assert (table.area(7), table.area(9)) == ("Y1", "Y1")
    assert table.choices() == ANOTHER


@rule("ANK-4.43", "ANK-10.61")
def test_the_chair_of_indefinite_studies() -> None:
    """E-S23"""
    table = attack("the_chair_of_indefinite_studies", events=["explosion"], dice=[3]).play("text", "target p2")
    blocked(table)
    assert table.choices() == ANOTHER  # from R's own hand


@rule("ANK-4.43", "ANK-10.68")
def test_the_auditors() -> None:
    """E-S24"""
    table = blocked(attack("the_auditors", "5{Y1} 6{G1} 7{B1}").play("text"))
    table.play("kill 6 p3", "kill 7 p4")
    assert (table.area(5), table.area(6), table.area(7)) == ("Y1", "", "")


@rule("ANK-4.43", "ANK-10.71")
def test_sybil_vimes() -> None:
    """E-S25"""
    table = blocked(attack("sybil_vimes", "9{Y-bld}").play("money", "text", "buy 9"))
    assert (table.area(9), table.area_cards(Y), table.area_cards(R)) == ("Y-bld", [9], [])
    assert cash(table) == [13, 10, 10, 10]


@rule("ANK-4.43", "ANK-10.89")
def test_reacher_gilt() -> None:
    """E-S26"""
    table = blocked(attack("reacher_gilt", "9{Y-bld !}", cash={R: 12}).play("text", "buy 9"))
    assert (table.area(9), table.area_cards(Y), table.area_cards(R)) == ("Y-bld !", [9], [])
    assert cash(table) == [12, 10, 10, 10]


@rule("ANK-4.43", "ANK-10.83")
def test_stanley() -> None:
    """E-S27"""
    table = blocked(attack("stanley").play("text"))
    assert table.hears(R, "you-see-drawn") == []
    assert table.hand(R) == ["hex"]
    assert len(table.choices("place")) == 12


@rule("ANK-4.43", "ANK-10.93")
def test_hubert_who_wants_his_money() -> None:
    """E-S28"""
    table = blocked(attack("hubert").play("text", "target p3", "target p2"))
    assert cash(table) == [10, 10, 10, 10]


@rule("ANK-4.39", "ANK-10.93")
def test_hubert_who_has_him_paid() -> None:
    """E-S29"""
    table = attack("hubert").play("text", "target p2", "target p3")
    assert table.asked == (R, "menu")
    assert cash(table) == [10, 13, 7, 10]


@rule("ANK-4.43", "ANK-10.100")
def test_errol() -> None:
    """E-S30"""
    table = blocked(attack("errol", "5{Y1 G1 !}", dice=[7]).play("text", "kill 5 p2"))
    assert table.area(5) == "Y1 G1 !"
    assert table.choices() == ANOTHER


@rule("ANK-4.39", "ANK-10.92")
def test_hobsons_livery_stable() -> None:
    """E-S31"""
    table = attack("hobsons_livery_stable", "5{R1}").play("text", "target p2")
    assert table.seat == R
    table.play("grab 5 p1", "go 9")
    assert (table.area(5), table.area(9)) == ("", "R1")
    assert cash(table) == [8, 12, 10, 10]


@rule("ANK-4.39", "ANK-4.43")
@pytest.mark.parametrize(
    "before",
    [
        ["play the_agony_aunts"],
        ["play dr_cruces"],
        ["play inigo_skimmer"],
        ["play mr_gryle"],
        ["play mr_pin_and_mr_tulip"],
        ["play death"],
        ["play mr_teatime", "money"],
        ["play the_luggage"],
        ["play lord_downey"],
        ["play edward_d_eath"],
    ],
    ids=lambda before: before[0].removeprefix("play "),
)
def test_a_skull_icon_opens_no_w_text(before: list[str]) -> None:
    """E-S32"""
    card = before[0].removeprefix("play ")
    table = given("5{Y1 G1 !}", hands={R: [card, "hex"], Y: ["wallace_sonky", "gaspode", "susan"]})
    table.play(*before, "kill 5 p2")
    assert table.asked == (Y, "window")
    assert table.answers() == ["gaspode", "susan"]
    table.play("pass")
    assert table.area(5) == "G1"
