"""Cards ANK-10.1 to ANK-10.51: the icons of each card, in printed order (ANK-3.1), as its player is offered them."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import R, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered, offers


@rule("ANK-10.1")
def test_icons_of_mr_boggis() -> None:
    assert offers("mr_boggis") == ["scroll", "place_minion"]


@rule("ANK-10.2")
def test_icons_of_mr_bent() -> None:
    assert offers("mr_bent") == ["scroll", "play_another"]


@rule("ANK-10.3")
def test_icons_of_the_beggars_guild() -> None:
    assert offers("the_beggars_guild") == ["scroll", "place_minion"]


@rule("ANK-10.4")
def test_icons_of_the_bank_of_ankh_morpork() -> None:
    assert offers("the_bank_of_ankh_morpork") == ["scroll", "play_another"]


@rule("ANK-10.5")
def test_icons_of_dragon_sanctuary() -> None:
    assert offers("the_ankh_morpork_sunshine_dragon_sanctuary") == ["scroll", "play_another"]


@rule("ANK-10.6")
def test_icons_of_sergeant_angua() -> None:
    assert offers("sergeant_angua") == ["remove_trouble", "play_another"]


@rule("ANK-10.7")
def test_icons_of_the_agony_aunts() -> None:
    assert offers("the_agony_aunts") == ["assassinate", "money:2", "place_minion"]


@rule("ANK-10.8")
def test_icons_of_the_dysk() -> None:
    assert offers("the_dysk") == ["place_building", "scroll"]


@rule("ANK-10.9")
def test_icons_of_the_duckman() -> None:
    assert offers("the_duckman") == ["scroll"]


@rule("ANK-10.10")
def test_icons_of_drumknott() -> None:
    assert offers("drumknott") == ["scroll"]


@rule("ANK-10.11")
def test_icons_of_cmot_dibbler() -> None:
    assert offers("cmot_dibbler") == ["scroll", "play_another"]


@rule("ANK-10.12")
def test_icons_of_dr_cruces() -> None:
    assert offers("dr_cruces") == ["assassinate", "money:3"]


@rule("ANK-10.13")
def test_icons_of_captain_carrot() -> None:
    assert offers("captain_carrot") == ["place_minion", "remove_trouble", "money:1"]


@rule("ANK-10.14")
def test_icons_of_mrs_cake() -> None:
    assert offers("mrs_cake") == ["scroll", "money:2", "place_building"]


@rule("ANK-10.15")
def test_icons_of_groat() -> None:
    assert offers("groat") == ["place_minion"]


@rule("ANK-10.16")
def test_icons_of_gimlets_dwarf_delicatessen() -> None:
    assert offers("gimlets_dwarf_delicatessen") == ["money:3", "place_minion"]


@rule("ANK-10.19")
def test_icons_of_foul_ole_ron() -> None:
    assert offers("foul_ole_ron") == ["scroll", "play_another"]


@rule("ANK-10.20")
def test_icons_of_the_fools_guild() -> None:
    assert offers("the_fools_guild") == ["scroll", "place_minion"]


@rule("ANK-10.21")
def test_icons_of_the_fire_brigade() -> None:
    assert offers("the_fire_brigade") == ["scroll", "play_another"]


@rule("ANK-10.22")
def test_icons_of_inigo_skimmer() -> None:
    assert offers("inigo_skimmer") == ["assassinate", "money:2"]


@rule("ANK-10.23")
def test_icons_of_history_monks() -> None:
    assert offers("history_monks") == ["scroll", "place_minion"]


@rule("ANK-10.24")
def test_icons_of_hex() -> None:
    assert offers("hex") == ["scroll", "place_building"]


@rule("ANK-10.25")
def test_icons_of_here_n_now() -> None:
    assert offers("here_n_now") == ["scroll", "play_another"]


@rule("ANK-10.26")
def test_icons_of_harry_king() -> None:
    assert offers("harry_king") == ["place_minion", "scroll"]


@rule("ANK-10.27")
def test_icons_of_hargas_house_of_ribs() -> None:
    assert offers("hargas_house_of_ribs") == ["money:3", "place_minion"]


@rule("ANK-10.28")
def test_icons_of_mr_gryle() -> None:
    assert offers("mr_gryle") == ["assassinate", "money:1"]


@rule("ANK-10.29")
def test_icons_of_the_peeled_nuts() -> None:
    assert offers("the_peeled_nuts") == []


@rule("ANK-10.30")
def test_icons_of_the_opera_house() -> None:
    assert offers("the_opera_house") == ["place_building", "scroll"]


@rule("ANK-10.31")
def test_icons_of_nobby_nobbs() -> None:
    assert offers("nobby_nobbs") == ["scroll", "play_another"]


@rule("ANK-10.32")
def test_icons_of_modo() -> None:
    assert offers("modo") == ["scroll", "place_minion"]


@rule("ANK-10.33")
def test_icons_of_the_mended_drum() -> None:
    assert offers("the_mended_drum") == ["place_building", "money:2"]


@rule("ANK-10.34")
def test_icons_of_librarian() -> None:
    assert offers("librarian") == ["scroll"]


@rule("ANK-10.35")
def test_icons_of_leonard_of_quirm() -> None:
    assert offers("leonard_of_quirm") == ["scroll"]


@rule("ANK-10.36")
def test_icons_of_shonky_shop() -> None:
    assert offers("shonky_shop") == ["scroll", "place_building"]


@rule("ANK-10.37")
def test_icons_of_sacharissa_cripslock() -> None:
    assert offers("sacharissa_cripslock") == ["scroll", "place_minion"]


@rule("ANK-10.38")
def test_icons_of_rosie_palm() -> None:
    assert offers("rosie_palm") == ["place_minion", "scroll"]


@rule("ANK-10.39")
def test_icons_of_rincewind() -> None:
    assert offers("rincewind") == ["event", "scroll", "play_another"]


@rule("ANK-10.40")
def test_icons_of_the_royal_mint() -> None:
    assert offers("the_royal_mint") == ["place_building", "money:5"]


@rule("ANK-10.41")
def test_icons_of_queen_molly() -> None:
    assert offers("queen_molly") == ["place_minion", "scroll"]


@rule("ANK-10.42")
def test_icons_of_pink_pussycat_club() -> None:
    assert offers("pink_pussycat_club") == ["money:3", "play_another"]


@rule("ANK-10.43")
def test_icons_of_zorgo_the_retro_phrenologist() -> None:
    assert offers("zorgo_the_retro_phrenologist") == ["scroll", "place_building"]


@rule("ANK-10.44")
def test_icons_of_dr_whiteface() -> None:
    assert offers("dr_whiteface") == ["scroll", "place_minion"]


@rule("ANK-10.46")
def test_icons_of_the_seamstresses_guild() -> None:
    assert offers("the_seamstresses_guild") == ["scroll", "place_minion"]


@rule("ANK-10.47")
def test_icons_of_mr_pin_and_mr_tulip() -> None:
    assert offers("mr_pin_and_mr_tulip") == ["assassinate", "money:1"]


@rule("ANK-10.48")
def test_icons_of_the_thieves_guild() -> None:
    assert offers("the_thieves_guild") == ["scroll", "place_minion"]


# ---- the first brown cards


@rule("ANK-10.49")
def test_icons_of_sergeant_cheery_littlebottom() -> None:
    assert offers("sergeant_cheery_littlebottom") == ["scroll", "remove_trouble"]


@rule("ANK-10.50")
def test_icons_of_otto_chriek() -> None:
    assert offers("otto_chriek") == ["scroll", "place_building"]


@rule("ANK-10.51")
def test_icons_of_the_clacks() -> None:
    assert offers("the_clacks") == ["scroll", "money:2", "play_another"]


# ---- interrupts, which have no icon to offer (ANK-4.32)


@rule("ANK-10.17", "ANK-10.18", "ANK-10.45")
def test_the_green_interrupts_are_never_the_card_of_the_turn() -> None:
    interrupts = ["gaspode", "fresh_start_club", "wallace_sonky"]
    table = given("1{R1} 5{R1 Y1 !}", hands={R: [*interrupts, "sergeant_angua"], Y: ["hex"]})
    table.refused("play gaspode", "play fresh_start_club", "play wallace_sonky")
    assert table.choices() == ["play sergeant_angua"]
    table.play("play sergeant_angua", "skip")
    table.refused("play gaspode", "play fresh_start_club", "play wallace_sonky")
    assert table.choices() == ["skip"]


# ---- icons work one after the other


@rule("ANK-10.6")
def test_sergeant_angua_takes_off_a_marker_and_then_brings_another_card() -> None:
    table = given("5{R1 Y1 !} 7{Y1 G1 !}", hands={R: ["sergeant_angua", "groat"]})
    table.play("play sergeant_angua")
    assert table.choices("calm") == ["calm 5", "calm 7"]
    table.play("calm 7")
    assert table.trouble == [5]
    table.play("play groat", "place 4")
    assert table.area(4) == "R1"


@rule("ANK-10.6")
def test_sergeant_angua_without_a_marker_goes_straight_to_the_next_card() -> None:
    table = given("5{R1}", hands={R: ["sergeant_angua", "groat"]}).play("play sergeant_angua")
    assert table.choices() == ["play groat", "skip"]


@rule("ANK-10.7")
def test_the_agony_aunts_pay_and_place_although_nobody_is_killed() -> None:
    table = given("5{Y1 G1 !} 1{R1}", hands={R: ["the_agony_aunts", "hex"]})
    table.play("play the_agony_aunts", "skip", "money", "place 2")
    assert table.area(5) == "Y1 G1 !"
    assert table.cash(R) == 12
    assert table.area(2) == "R1"


@rule("ANK-10.7")
def test_the_agony_aunts_pay_although_there_is_nobody_to_kill() -> None:
    table = given("5{Y1 G1} 1{R1}", hands={R: ["the_agony_aunts", "hex"]}).play("play the_agony_aunts")
    assert offered(table) == "money"


@rule("ANK-10.7")
def test_the_agony_aunts_do_all_three_things() -> None:
    table = given("5{Y1 G1 !} 1{R1}", hands={R: ["the_agony_aunts", "hex"]})
    table.play("play the_agony_aunts", "kill 5 p3", "money", "place 1")
    assert table.area(5) == "Y1"
    assert table.cash(R) == 12
    assert table.area(1) == "R2 !"


@rule("ANK-10.12", "ANK-10.22", "ANK-10.28", "ANK-10.47")
@pytest.mark.parametrize(
    ("card", "cash"), [("dr_cruces", 13), ("inigo_skimmer", 12), ("mr_gryle", 11), ("mr_pin_and_mr_tulip", 11)]
)
def test_an_assassin_kills_one_minion_and_is_paid(card: str, cash: int) -> None:
    table = given("5{R1 Y2 troll1 !} 6{G1} 7{G1 !}", hands={R: [card, "hex"]}).play(f"play {card}")
    assert table.choices("kill") == ["kill 5 p2", "kill 5 troll", "kill 7 p3"]
    table.play("kill 5 p2", "money")
    assert table.area(5) == "R1 Y1 troll1"
    assert table.cash(R) == cash


@rule("ANK-10.13")
def test_captain_carrot_places_takes_off_the_marker_he_made_and_earns_1() -> None:
    table = given("5{Y1} 4{R1}", hands={R: ["captain_carrot", "hex"]}).play("play captain_carrot", "place 5")
    assert table.area(5) == "R1 Y1 !"
    table.play("calm 5", "money")
    assert table.area(5) == "R1 Y1"
    assert table.cash(R) == 11


@rule("ANK-10.33", "ANK-10.40")
@pytest.mark.parametrize(("card", "cash"), [("the_mended_drum", 13), ("the_royal_mint", 16)])
def test_the_money_of_a_building_card_comes_too_late_to_pay_for_it(card: str, cash: int) -> None:
    table = given("3{R1}", hands={R: [card, "hex"]}, cash=11).play(f"play {card}")
    assert offered(table) == "money"
    table.play("money")
    assert table.cash(R) == cash
    assert table.choices() == ["end"]
