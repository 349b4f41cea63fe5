"""Section 6 of the rules: Fog (both editions, R-03), Riots, Subsidence (R-35)."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.turning import turned

ENGLISH, HUNGARIAN = "english-2011", "hungarian"
TOP_FIVE = ["hex", "modo", "drumknott", "mrs_cake", "librarian"]
SEVEN = "1{!} 2{!} 3{!} 4{!} 5{!} 6{!} 7{!}"

# ---- Fog


def fog(edition: str, deck_size: int | None = None, who: dict[int, str] | None = None) -> Table:
    table = given(
        "1{R1}",
        hands={R: ["rincewind", "history_monks"]},
        events=["fog"],
        deck=[*TOP_FIVE, "dr_cruces"][:deck_size],
        deck_size=deck_size,
        edition=edition,
        who=who,
    )
    return table.play("play rincewind")


@rule("ANK-6.13")
def test_in_the_english_edition_fog_discards_the_top_five_cards_under_everybodys_eyes() -> None:
    table = fog(ENGLISH)
    assert table.discard == TOP_FIVE
    assert table.deck[0] == "dr_cruces"
    assert table.sees(None).box == []
    assert [args["cards"] for args in table.hears(None, "fog")] == [TOP_FIVE]
    assert [args["cards"] for args in table.hears(B, "fog")] == [TOP_FIVE]


@rule("ANK-6.13")
def test_in_the_english_edition_history_monks_may_fetch_what_the_fog_took() -> None:
    table = fog(ENGLISH)
    table.play("play history_monks", "text")
    assert len(set(table.hand(R)) & {*TOP_FIVE, "rincewind"}) == 4
    assert len(table.discard) == 2


@rule("ANK-6.13")
def test_in_the_hungarian_edition_fog_puts_the_top_five_cards_out_of_the_game() -> None:
    """E-142"""
    table = fog(HUNGARIAN)
    assert table.discard == []
    assert table.deck[0] == "dr_cruces"
    assert table.sees(None).box == TOP_FIVE
    assert [args["cards"] for args in table.hears(None, "fog-box")] == [TOP_FIVE]
    assert [args["cards"] for args in table.hears(B, "fog-box")] == [TOP_FIVE]


@rule("ANK-6.13")
def test_in_the_hungarian_edition_history_monks_cannot_fetch_what_the_fog_took() -> None:
    """E-142"""
    table = fog(HUNGARIAN)
    table.play("play history_monks", "text")
    assert table.hand(R) == ["rincewind"]
    assert table.discard == []


@rule("ANK-6.13")
@pytest.mark.parametrize("edition", [ENGLISH, HUNGARIAN])
@pytest.mark.parametrize("cards", [5, 3, 1])
def test_fog_that_takes_the_last_card_ends_the_game(edition: str, cards: int) -> None:
    """E-142"""
    table = fog(edition, deck_size=cards, who={G: "commander_vimes"})
    assert table.outcome.reason == "commander_vimes"
    assert table.outcome.winners == (G,)
    assert table.deck == []


@rule("ANK-6.13")
@pytest.mark.parametrize("edition", [ENGLISH, HUNGARIAN])
def test_fog_that_leaves_one_card_does_not_end_the_game(edition: str) -> None:
    table = fog(edition, deck_size=6)
    assert table.asked == (R, "menu")
    assert table.deck == ["dr_cruces"]


# ---- Riots


@rule("ANK-6.14")
def test_eight_markers_end_the_game_and_the_points_decide() -> None:
    """E-67"""
    table = turned("riots", board=SEVEN + " 9{Y1 !}", who={R: "commander_vimes"}, cash={R: 11, Y: 7, G: 0, B: 0})
    assert table.outcome.reason == "riots"
    assert table.outcome.winners == (Y,)
    assert table.outcome.scores == (11, 12, 0, 0)


@rule("ANK-6.14")
def test_more_than_eight_markers_end_the_game_too() -> None:
    table = turned("riots", board=SEVEN + " 8{!} 9{!}")
    assert table.outcome.reason == "riots"


@rule("ANK-6.14")
def test_with_seven_markers_nothing_happens() -> None:
    table = turned("riots", board=SEVEN)
    assert table.asked == (R, "menu")
    assert table.trouble == [1, 2, 3, 4, 5, 6, 7]


@rule("ANK-6.14")
def test_the_eighth_marker_after_riots_does_not_end_the_game_but_helps_the_dragon_king() -> None:
    """E-68"""
    hands = {R: ["doctor_hix", "groat"], Y: ["ruby"]}
    table = given(SEVEN, hands=hands, events=["riots"], who={Y: "dragon_king_of_arms"})
    table.play("play doctor_hix", "text", "stir 8")
    assert table.trouble == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table.asked == (R, "menu")
    table.end_turn()
    assert table.outcome.reason == "dragon_king_of_arms"
    assert table.outcome.winners == (Y,)


@rule("ANK-6.14")
def test_the_dragon_king_does_not_win_if_a_marker_is_gone_when_his_turn_begins() -> None:
    """E-68"""
    table = given(
        SEVEN,
        hands={R: ["doctor_hix"], Y: ["buggy_swires"], G: ["groat"]},
        events=["riots"],
        who={G: "dragon_king_of_arms"},
    )
    table.play("play doctor_hix", "text", "stir 8")
    assert table.asked == (Y, "menu")
    table.play("play buggy_swires", "calm 3")
    assert table.asked == (G, "menu")


# ---- Subsidence


@rule("ANK-6.21")
def test_each_player_pays_two_dollars_for_each_building() -> None:
    table = turned("subsidence", board="1{R-bld} 3{Y-bld} 5{Y-bld} 6{Y-bld} 7{B-bld}", cash={Y: 6, B: 2})
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [8, 0, 10, 0]
    assert [table.area_cards(seat) for seat in (R, Y, G, B)] == [[1], [3, 5, 6], [], [7]]
    assert table.asked == (R, "menu")


@rule("ANK-6.21")
def test_who_cannot_pay_for_all_pays_for_as_many_as_he_can_and_picks_the_others() -> None:
    """E-61"""
    table = turned("subsidence", board="1{R-bld} 8{R-bld} 11{R-bld}", cash={R: 5})
    assert table.asked == (R, "sinking")
    assert table.choices() == ["raze 1", "raze 8", "raze 11"]
    table.play("raze 8")
    assert table.asked == (R, "menu")
    assert table.cash(R) == 1
    assert table.area_cards(R) == [1, 11]


@rule("ANK-6.21", "ANK-6.4")
def test_who_has_less_than_two_dollars_loses_everything() -> None:
    table = turned("subsidence", board="1{Y-bld} 8{Y-bld}", cash={Y: 1})
    assert [said["area"] for said in table.said("loses-building")] == ["dolly_sisters", "dimwell"], "he is not asked"
    assert table.cash(Y) == 1
    assert table.area(1) == ""
    assert table.area(8) == ""
    assert table.area_cards(Y) == []


@rule("ANK-6.21")
def test_only_own_buildings_may_be_given_up_and_the_poor_choose_in_turn_order() -> None:
    table = turned("subsidence", board="1{Y-bld} 8{Y-bld} 9{R-bld} 12{R-bld} 3{G-bld}", cash={R: 2, Y: 3})
    assert table.asked == (R, "sinking")
    assert table.choices() == ["raze 9", "raze 12"]
    table.play("raze 9")
    assert table.asked == (Y, "sinking")
    assert table.choices() == ["raze 1", "raze 8"]
    table.play("raze 1")
    assert [table.cash(seat) for seat in (R, Y, G)] == [0, 1, 8]


@rule("ANK-6.21")
def test_small_gods_does_not_help_and_a_demon_saves_no_money() -> None:
    table = turned("subsidence", board="4{Y-bld} 9{Y-bld demon1}", cash={Y: 4})
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 0
    assert table.area_cards(Y) == [4, 9]


@rule("ANK-6.21")
def test_who_can_pay_has_to() -> None:
    table = turned("subsidence", board="1{Y-bld} 8{Y-bld}", cash={Y: 4}, subsidence_choice=False)
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 0
    assert table.area_cards(Y) == [1, 8]


@rule("ANK-6.21")
def test_with_the_switch_a_solvent_owner_may_give_buildings_up() -> None:
    table = turned("subsidence", board="1{Y-bld} 8{Y-bld} 11{Y-bld}", cash={Y: 10}, subsidence_choice=True)
    assert table.asked == (Y, "sinking")
    assert sorted(table.choices()) == ["done", "raze 1", "raze 11", "raze 8"]
    table.play("raze 1", "raze 8", "done")
    assert table.cash(Y) == 8
    assert table.area_cards(Y) == [11]


@rule("ANK-6.21")
def test_with_the_switch_a_solvent_owner_may_pay_for_all() -> None:
    table = turned("subsidence", board="1{Y-bld} 8{Y-bld}", cash={Y: 10}, subsidence_choice=True)
    table.play("done")
    assert table.cash(Y) == 6
    assert table.area_cards(Y) == [1, 8]


@rule("ANK-6.21")
def test_with_the_switch_too_nobody_keeps_what_he_cannot_pay_for() -> None:
    table = turned("subsidence", board="1{Y-bld} 8{Y-bld} 11{Y-bld}", cash={Y: 3}, subsidence_choice=True)
    table.refused("done")
    table.play("raze 1")
    table.refused("done")
    table.play("raze 8", "done")
    assert table.cash(Y) == 1
    assert table.area_cards(Y) == [11]
