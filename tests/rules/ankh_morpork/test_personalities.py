"""Section 8 of the rules: the personalities and winning at the start of a turn."""

from __future__ import annotations

from typing import Any

import pytest

import tetrapolis as tp
from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule

SEVEN_MARKERS = "1{!} 2{!} 3{!} 4{!} 5{!} 6{!} 7{!}"
EIGHT_MARKERS = SEVEN_MARKERS + " 8{!}"
LORDS = ("lord_selachii", "lord_rust", "lord_de_worde")


def alone(letter: str, count: int, more: str = "") -> str:
    """A board on which a player has one minion in each of the first areas."""
    return " ".join(f"{area}{{{letter}1}}" for area in range(1, count + 1)) + " " + more


def win_check(board: str, seat: int = R, **more: Any) -> Table:
    """R is in his MAIN with this board; then this seat's turn begins."""
    table = given(board, hands={seat: ["hex"], R: ["groat"]}, **more)
    assert table.asked == (R, "menu"), "nothing wins in the middle of a turn"
    return table.next_turn(seat)


def wins(table: Table, seat: int, reason: str) -> bool:
    """The game is over and this seat has won alone."""
    return (table.outcome.reason, table.outcome.ranking[0]) == (reason, (seat,))


def goes_on(table: Table, seat: int = R) -> bool:
    """Nobody has won: this seat plays its turn."""
    return table.pos.outcome is None and table.asked == (seat, "menu")


# ---- WIN CHECK


@rule("ANK-8.1")
def test_the_own_condition_wins_alone_without_being_asked() -> None:
    """The test is automatic: nobody has to declare, and the points do not matter."""
    table = win_check(EIGHT_MARKERS, Y, who={Y: "dragon_king_of_arms"}, cash={Y: 0, R: 40})
    assert wins(table, Y, "dragon_king_of_arms")
    assert table.pos.pending == ()
    assert table.said("game-over") == [{"seats": [Y], "reason": "dragon_king_of_arms"}]
    with pytest.raises(tp.NotYourDecision):
        table.does(Y, "play hex")


@rule("ANK-8.1")
def test_only_the_active_players_personality_is_tested() -> None:
    """Y would win at his own WIN CHECK; at the others' nothing happens."""
    who = {R: "lord_vetinari", Y: "dragon_king_of_arms", G: "lord_rust", B: "commander_vimes"}
    for seat in (R, G, B):
        assert goes_on(win_check(EIGHT_MARKERS, seat, who=who), seat)
    assert wins(win_check(EIGHT_MARKERS, Y, who=who), Y, "dragon_king_of_arms")


@rule("ANK-8.1")
def test_of_two_who_meet_their_condition_the_one_whose_turn_it_is_wins() -> None:
    who = {R: "lord_rust", Y: "dragon_king_of_arms"}
    board = EIGHT_MARKERS + " 9{R1} 10{R1} 11{R1} 12{R1}"
    assert wins(win_check(board, R, who=who), R, "lord_rust")
    assert wins(win_check(board, Y, who=who), Y, "dragon_king_of_arms")


@rule("ANK-8.1")
def test_somebody_elses_condition_does_not_win() -> None:
    """R does all that Lord Rust and Lord Vetinari have to do, but he is the Dragon King."""
    who = {R: "dragon_king_of_arms", Y: "lord_rust", G: "lord_vetinari"}
    assert goes_on(win_check(alone("R", 12), who=who))


@rule("ANK-8.1")
def test_a_condition_met_and_lost_between_two_turns_has_not_won() -> None:
    """E-118"""
    hands = {R: ["groat", "gaspode"], Y: ["sergeant_colon"]}
    table = given("5{R1} 6{R1} 7{R1} 8{Y1}", who={R: "lord_selachii"}, hands=hands)
    table.play("play groat", "place 4")
    assert table.controls(R) == [4, 5, 6, 7]
    assert goes_on(table)  # in the middle of his turn
    table.play("end", "play sergeant_colon", "place 5")
    assert table.controls(R) == [4, 6, 7]
    table.defaults_until(lambda: table.pos.active == R)
    assert goes_on(table)


@rule("ANK-8.1")
def test_a_condition_still_met_at_the_next_win_check_wins_there() -> None:
    """The other half of E-118."""
    table = given("5{R1} 6{R1} 7{R1}", who={R: "lord_selachii"}, hands={R: ["groat"], Y: ["igor"]})
    table.play("play groat", "place 8").defaults_until(lambda: False)
    assert wins(table, R, "lord_selachii")
    assert [told["seat"] for told in table.said("turn")] == [Y, G, B, R]


# ---- Lord Vetinari


@rule("ANK-8.2")
@pytest.mark.parametrize(("players", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_vetinari_needs_minions_in_so_many_areas(players: int, needed: int) -> None:
    who = {R: "lord_vetinari"}
    assert wins(win_check(alone("R", needed), players=players, who=who), R, "lord_vetinari")
    assert goes_on(win_check(alone("R", needed - 1), players=players, who=who))


@rule("ANK-8.2")
def test_vetinaris_areas_have_to_be_free_of_demons() -> None:
    """E-115"""
    who = {R: "lord_vetinari"}
    assert wins(win_check(alone("R", 11, "11{demon1}"), players=3, who=who), R, "lord_vetinari")
    assert goes_on(win_check(alone("R", 10, "4{demon1}"), players=3, who=who))


@rule("ANK-8.2")
def test_several_minions_in_one_area_count_once_for_vetinari() -> None:
    assert goes_on(win_check(alone("R", 8, "8{R4}"), who={R: "lord_vetinari"}))


@rule("ANK-8.2")
def test_buildings_and_control_do_not_matter_to_vetinari() -> None:
    who = {R: "lord_vetinari"}
    # nine areas, none of them controlled, and trouble nearly everywhere
    crowded = " ".join(f"{area}{{R1 Y1 !}}" for area in range(1, 8)) + " 8{R1 Y-bld} 9{R1 troll2}"
    table = win_check(crowded, who=who)
    assert table.controls(R) == []
    assert wins(table, R, "lord_vetinari")
    # eight areas, and only buildings in the other four
    built = alone("R", 8, "9{R-bld} 10{R-bld} 11{R-bld} 12{R-bld}")
    assert goes_on(win_check(built, who=who))


# ---- the three lords


@rule("ANK-8.3")
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize(("players", "needed"), [(2, 7), (3, 5), (4, 4)])
def test_a_lord_needs_control_of_so_many_areas(lord: str, players: int, needed: int) -> None:
    assert wins(win_check(alone("R", needed), players=players, who={R: lord}), R, lord)
    assert goes_on(win_check(alone("R", needed - 1), players=players, who={R: lord}))


@rule("ANK-8.3", "ANK-8.4")
def test_a_lords_areas_count_only_while_he_controls_them() -> None:
    who = {R: "lord_de_worde"}
    contested = "1{R1} 2{R1} 3{R-bld} 4{R1 Y1 !} 5{R1 demon1} 6{R1 troll1}"
    assert goes_on(win_check(contested, who=who))
    assert wins(win_check(contested + " 4{R1}", who=who), R, "lord_de_worde")


# ---- Chrysoprase


@rule("ANK-8.6")
def test_chrysoprase_counts_cash_and_buildings_outside_demon_areas_less_loans() -> None:
    """E-117"""
    who = {R: "chrysoprase"}
    assert goes_on(win_check("2{R-bld} 3{R-bld demon1}", who=who, cash={R: 30}))  # worth 48
    assert wins(win_check("2{R-bld} 3{R-bld}", who=who, cash={R: 30}), R, "chrysoprase")  # 60
    loan = {R: ["mr_bent"]}
    assert wins(win_check("2{R-bld} 3{R-bld}", who=who, loans=loan, cash={R: 32}), R, "chrysoprase")  # 50


@rule("ANK-8.6")
def test_chrysoprase_needs_fifty_dollars() -> None:
    who = {R: "chrysoprase"}
    assert wins(win_check("", who=who, cash={R: 50}), R, "chrysoprase")
    assert goes_on(win_check("", who=who, cash={R: 49}))
    loans = {R: ["mr_bent", "the_bank_of_ankh_morpork"]}
    assert wins(win_check("", who=who, loans=loans, cash={R: 74}), R, "chrysoprase")
    assert goes_on(win_check("", who=who, loans=loans, cash={R: 73}))


@rule("ANK-8.6")
def test_minions_and_other_players_buildings_are_no_wealth() -> None:
    assert goes_on(win_check("1{R8} 2{Y-bld} 4{Y-bld}", who={R: "chrysoprase"}, cash={R: 40}))


@rule("ANK-8.6")
def test_a_building_whose_area_card_is_out_of_the_game_keeps_its_value_for_chrysoprase() -> None:
    assert wins(win_check("11{R-bld}", who={R: "chrysoprase"}, gone=[11], cash={R: 32}), R, "chrysoprase")


# ---- the Dragon King of Arms


@rule("ANK-8.7")
def test_the_dragon_king_wins_with_eight_markers_or_more() -> None:
    who = {R: "dragon_king_of_arms"}
    assert goes_on(win_check(SEVEN_MARKERS, who=who))
    assert wins(win_check(EIGHT_MARKERS, who=who), R, "dragon_king_of_arms")
    all_twelve = EIGHT_MARKERS + " 9{!} 10{!} 11{!} 12{!}"
    assert wins(win_check(all_twelve, who=who), R, "dragon_king_of_arms")


@rule("ANK-8.7")
def test_an_eighth_marker_after_riots_helps_the_dragon_king_if_it_lasts() -> None:
    """E-68"""
    who = {R: "lord_vetinari", Y: "lord_selachii", G: "lord_rust", B: "dragon_king_of_arms"}
    hands = {R: ["doctor_hix", "gaspode"], Y: ["buggy_swires"]}
    table = given(SEVEN_MARKERS, who=who, hands=hands, events=["riots"])
    table.play("play doctor_hix")
    assert table.said("turns-event") == [{"seat": R, "event": "riots"}]
    assert table.asked == (R, "menu")  # seven markers: nothing happens
    table.play("text", "stir 12")
    assert table.trouble == [1, 2, 3, 4, 5, 6, 7, 12]
    assert table.asked == (R, "menu")  # Riots is over: the game goes on
    table.play("skip", "end", "play buggy_swires", "skip").defaults_until(lambda: False)
    assert wins(table, B, "dragon_king_of_arms")
    assert [told["seat"] for told in table.said("turn")] == [Y, G, B]


@rule("ANK-8.7")
def test_an_eighth_marker_that_is_gone_before_his_turn_does_not_help_the_dragon_king() -> None:
    """E-68"""
    who = {R: "lord_vetinari", Y: "lord_selachii", G: "lord_rust", B: "dragon_king_of_arms"}
    hands = {R: ["doctor_hix", "gaspode"], Y: ["buggy_swires"], B: ["groat"]}
    table = given(SEVEN_MARKERS, who=who, hands=hands, events=["riots"])
    table.play("play doctor_hix", "text", "stir 12", "skip", "end")
    assert table.asked == (Y, "menu")
    table.play("play buggy_swires", "calm 3").defaults_until(lambda: table.pos.active == B)
    assert goes_on(table, B)


# ---- Commander Vimes


@rule("ANK-8.8")
def test_vimes_never_wins_at_the_start_of_a_turn() -> None:
    """R would win as anybody else: he rules the whole city, is rich, and there is trouble everywhere."""
    everything = " ".join(f"{area}{{R1 !}}" for area in range(1, 13)) + " 2{R-bld} 4{R-bld} 11{R-bld}"
    assert goes_on(win_check(everything, who={R: "commander_vimes"}, cash={R: 60}))


# ---- a new personality


@rule("ANK-8.9")
def test_a_new_personality_first_counts_at_the_next_win_check() -> None:
    """R becomes one of the three lords while he controls four areas."""
    who = {R: "commander_vimes", Y: "lord_vetinari", G: "chrysoprase", B: "dragon_king_of_arms"}
    hands = {R: ["zorgo_the_retro_phrenologist", "gaspode"]}
    table = given(alone("R", 4), who=who, hands=hands, cash=0)
    table.play("play zorgo_the_retro_phrenologist", "text")
    assert table.personality(R) in LORDS
    assert goes_on(table)
    table.play("end")
    assert [told["seat"] for told in table.said("turn")] == [Y, G, B, R]
    assert wins(table, R, table.personality(R))


@rule("ANK-8.9")
def test_the_old_personality_counts_no_longer() -> None:
    """R was the Dragon King; eight markers do not help him any more."""
    who = {R: "dragon_king_of_arms", Y: "lord_vetinari", G: "chrysoprase", B: "commander_vimes"}
    hands = {R: ["zorgo_the_retro_phrenologist", "gaspode"]}
    table = given(EIGHT_MARKERS, who=who, hands=hands, cash=0)
    table.play("play zorgo_the_retro_phrenologist", "text").next_turn(R)
    assert goes_on(table)


@rule("ANK-8.9")
def test_zorgo_brings_one_of_the_unused_personalities_never_the_old_one() -> None:
    """E-109"""
    who = {R: "commander_vimes", Y: "lord_vetinari", G: "chrysoprase", B: "dragon_king_of_arms"}
    hands = {R: ["zorgo_the_retro_phrenologist", "gaspode"]}
    received = set()
    for seed in range(20):
        table = given(who=who, hands=hands, seed=seed)
        assert table.sees(None).unused == 3
        table.play("play zorgo_the_retro_phrenologist", "text")
        received.add(table.personality(R))
        assert table.sees(None).unused == 3
        assert [table.personality(seat) for seat in (Y, G, B)] == [who[Y], who[G], who[B]]
    assert received == set(LORDS)
