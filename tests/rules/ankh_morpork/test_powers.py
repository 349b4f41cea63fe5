"""Section 5: area cards and their powers."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES

ALL_INTERRUPTS = ["gaspode", "fresh_start_club", "wallace_sonky", "susan", "igor", "doctor_mossy_lawn"]

# ---- who holds a card


@rule("ANK-5.1")
def test_the_owner_of_a_building_holds_the_areas_card_face_up() -> None:
    table = given("1{R-bld} 9{Y-bld} 12{R-bld}", hands={R: ["groat"]})
    assert [table.area_cards(seat) for seat in (R, Y, G, B)] == [[1, 12], [9], [], []]
    assert table.sees(Y).players[R].area_cards == ["dolly_sisters", "nap_hill"]


@rule("ANK-5.1", "ANK-4.16")
def test_a_card_out_of_the_game_gives_no_power() -> None:
    table = given("11{R-bld} 9{R-bld}", hands={R: ["groat"]}, gone=[11])
    assert table.area_cards(R) == [9]
    assert table.choices("power") == ["power 9"]
    table.refused("power 11")


@rule("ANK-5.1")
def test_only_the_holder_uses_a_power() -> None:
    table = given("11{Y-bld R3}", hands={R: ["groat"]})
    table.refused("power 11")


# ---- how often


@rule("ANK-5.2")
@pytest.mark.parametrize("area", [3, 6, 9, 11, 12])
def test_a_power_is_used_once_in_a_turn(area: int) -> None:
    table = given(f"{area}{{R-bld}}", hands={R: ["groat", "modo"]}).play(f"power {area}")
    table.refused(f"power {area}").play("play groat")
    table.refused(f"power {area}")


@rule("ANK-5.2")
def test_unreal_estate_and_the_shades_are_used_once_in_a_turn_too() -> None:
    """R-05, R-06"""
    table = given("2{R-bld} 7{R1 R-bld} 5{Y1} 6{Y1}", hands={R: ["groat"]}).play("power 7", "stir 5")
    table.refused("power 7").play("power 2", "discard groat")
    table.refused("power 2")


@rule("ANK-5.2")
def test_a_power_is_ready_again_in_the_next_own_turn() -> None:
    table = given("11{R-bld}", hands={R: ["groat"], Y: ["modo"]}).play("power 11", "play groat", "skip")
    assert table.asked == (Y, "menu")
    table.next_turn(R).play("power 11")
    assert table.cash(R) == 16


USES: dict[int, list[str]] = {
    1: ["place 1"],
    2: ["discard hex"],
    3: [],
    5: ["discard modo"],
    6: [],
    7: ["stir 6"],
    8: ["place 8"],
    9: [],
    10: ["calm 9"],
    11: [],
    12: [],
}
"""How each power is used at `all_powers`: there every one could be used a second time, if that were allowed."""
SIX, FIVE = (1, 2, 3, 5, 6, 7), (8, 9, 10, 11, 12)
"""All powers but Small Gods, so that the six buildings of a player suffice."""


def all_powers(areas: tuple[int, ...]) -> Table:
    """R holds these area cards and can use the power of each more than once."""
    buildings = " ".join(f"{area}{{R-bld{' !' if area in (3, 9, 12) else ''}}}" for area in areas)
    minions = " ".join(f"{area}{{Y1}}" for area in (5, 6, 7, 8))
    cards = ["groat", "modo", "hex", "drumknott", "the_duckman"]
    return given(f"{buildings} {minions}", hands={R: cards, Y: ["hargas_house_of_ribs"]}, cash=30)


@rule("ANK-5.2")
@pytest.mark.parametrize("areas", [SIX, SIX[::-1], FIVE, FIVE[::-1]], ids=str)
def test_each_power_counts_by_itself(areas: tuple[int, ...]) -> None:
    """Each is used at most once, in any order, and uses up no other; at each step the player may go on without."""
    table, left = all_powers(areas), sorted(areas)
    for area in areas:
        assert table.choices("power") == [f"power {other}" for other in left]
        assert table.can("play groat")
        table.play(f"power {area}", *USES[area])
        left.remove(area)
        table.refused(f"power {area}")
    assert [row["area"] for row in table.said("uses-power")] == [AREA_NAMES[area] for area in areas]
    table.play("play groat")
    assert table.choices("power") == []
    table.refused(*(f"power {area}" for area in areas))


@rule("ANK-5.2")
@pytest.mark.parametrize("areas", [SIX, FIVE], ids=str)
def test_a_power_never_has_to_be_used_and_does_not_wait_for_the_next_turn(areas: tuple[int, ...]) -> None:
    table = all_powers(areas)
    offered = [f"power {area}" for area in areas]
    assert table.choices("power") == offered
    table.play("play groat", "skip")
    assert table.choices() == ["end", *offered], "nor at the end of his turn"
    table.play("end")
    assert table.asked == (Y, "menu")
    assert (table.said("uses-power"), table.cash(R)) == ([], 30)
    # the turn in which it was not used gives no second use in the next
    table.defaults_until(lambda: table.asked == (R, "menu"))
    power = max(area for area in areas if not USES[area])
    assert table.can(f"power {power}")
    table.play(f"power {power}").refused(f"power {power}")


# ---- when


@rule("ANK-5.3")
def test_powers_are_used_before_the_first_card_between_actions_and_after_the_last() -> None:
    table = given("9{R-bld} 11{R-bld} 12{R-bld} 5{R1}", hands={R: ["dwarves"], Y: ["groat"]})
    table.play("power 9", "play dwarves", "place 5", "power 11", "place 6")
    assert table.choices() == ["end", "power 12"]
    table.play("power 12")
    assert table.cash(R) == 15
    assert table.asked == (Y, "menu")


@rule("ANK-5.3", "ANK-3.5")
def test_a_power_can_make_the_next_icon_possible() -> None:
    table = given("8{R1 Y1 !} 10{R-bld}", hands={R: ["the_mended_drum"]}, cash=8).play("play the_mended_drum")
    assert table.choices() == ["skip", "power 10"]
    table.play("power 10", "calm 8", "build 8")
    assert table.cash(R) == 0
    assert table.area(8) == "R1 Y1 R-bld"


@rule("ANK-5.3")
def test_using_a_power_is_not_playing_a_card() -> None:
    table = given("11{R-bld}", hands={R: ["groat", "modo"]}).play("power 11")
    assert table.choices() == ["play groat", "play modo"]
    table.refused("end", "pass")


@rule("ANK-5.3")
def test_no_power_inside_an_action() -> None:
    table = given("11{R-bld} 5{Y1}", hands={R: ["the_duckman"]}).play("play the_duckman", "text")
    assert table.choices("power") == []
    table.refused("power 11").play("grab 5 p2")
    table.refused("power 11")


@rule("ANK-5.3")
def test_no_power_during_a_window() -> None:
    table = given("11{Y-bld} 5{Y1 !}", hands={R: ["mr_gryle"], Y: ["groat"]}).play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")
    table.refused("power 11")


@rule("ANK-5.3")
def test_no_power_after_refill_or_in_anothers_turn() -> None:
    table = given("11{R-bld}", hands={R: ["groat"], Y: ["modo"]}).play("play groat", "skip", "end")
    assert table.asked == (Y, "menu")
    assert len(table.pos.pending) == 1, "nobody asks R any more"
    assert table.choices("power") == []


@rule("ANK-5.4")
def test_no_power_in_the_turn_in_which_the_card_was_built() -> None:
    table = given("9{R1} 11{R-bld}", hands={R: ["the_mended_drum", "groat"]}, cash=12)
    table.play("play the_mended_drum", "build 9")
    assert table.area_cards(R) == [9, 11]
    assert table.choices("power") == ["power 11"]
    table.refused("power 9").end_turn().next_turn(R)
    assert table.choices("power") == ["power 9", "power 11"]


@rule("ANK-5.4")
def test_no_power_in_the_turn_in_which_the_card_was_bought() -> None:
    """Sybil Vimes buys Longwall from Y; in R's next turn it works."""
    table = given("9{Y-bld} 11{R-bld}", hands={R: ["sybil_vimes", "groat"]}, cash=12)
    table.play("play sybil_vimes", "money", "text", "buy 9")
    assert table.choices("power") == ["power 11"]
    table.next_turn(R)
    assert table.choices("power") == ["power 9", "power 11"]


@rule("ANK-5.4", "ANK-5.10")
def test_small_gods_protects_in_the_turn_in_which_it_was_bought() -> None:
    """E-86: Reacher Gilt buys it from Y, then Rincewind turns an Explosion on R's building."""
    hands = {R: ["drumknott", "reacher_gilt", "rincewind"]}
    table = given("4{Y-bld !} 8{R-bld}", hands=hands, cash={R: 21}, events=["explosion"], dice=[8])
    table.play("play drumknott", "text", "play reacher_gilt", "text", "buy 4", "play rincewind")
    assert table.asked == (R, "protecting")
    table.play("save 8 building")
    assert table.area(8) == "R-bld"
    assert table.cash(R) == 0


@rule("ANK-5.5")
def test_while_a_demon_stands_in_the_area_its_power_is_off() -> None:
    table = given("11{R-bld demon1 !} 9{R-bld troll1}", hands={R: ["mr_gryle", "groat"]})
    assert table.choices("power") == ["power 9"]
    table.refused("power 11").play("play mr_gryle", "kill 11 demon")
    assert table.choices("power") == ["power 9", "power 11"], "as soon as the last demon has left"


@rule("ANK-5.5")
def test_two_demons_are_two_too_many() -> None:
    table = given("11{R-bld demon2 !}", hands={R: ["mr_gryle", "groat"]}).play("play mr_gryle", "kill 11 demon")
    table.refused("power 11")


@rule("ANK-5.5", "ANK-5.10")
@pytest.mark.parametrize(("small_gods", "asked"), [("4{Y-bld}", True), ("4{Y-bld demon1}", False)])
def test_a_demon_switches_small_gods_off_too(small_gods: str, asked: bool) -> None:
    table = given(f"{small_gods} 8{{Y-bld}}", hands={R: ["rincewind", "groat"]}, events=["explosion"], dice=[8])
    table.play("play rincewind")
    assert (table.asked == (Y, "protecting")) == asked
    assert (table.area(8) == "Y-bld") == asked


@rule("ANK-5.6", "ANK-4.17")
def test_a_card_that_went_back_to_the_display_gives_no_power() -> None:
    table = given("11{R-bld} 9{R-bld}", hands={R: ["rincewind", "groat"]}, events=["explosion"], dice=[11])
    assert table.choices("power") == ["power 9", "power 11"]
    table.play("play rincewind")
    assert table.choices("power") == ["power 9"]
    table.refused("power 11")


# ---- the powers one by one


@rule("ANK-5.7")
@pytest.mark.parametrize(("area", "near"), [(1, [1, 2, 3, 12]), (8, [5, 7, 8, 9])])
def test_dolly_sisters_and_dimwell_place_a_minion_for_three_dollars(area: int, near: list[int]) -> None:
    """Reach does not matter: R's minions are far away."""
    table = given(f"{area}{{R-bld Y1}} 10{{R1}}", hands={R: ["groat"]}).play(f"power {area}")
    assert table.choices() == [f"place {place}" for place in near]
    table.play(f"place {area}")
    assert table.area(area) == "R1 Y1 R-bld !"
    assert (table.cash(R), table.supply("R")) == (7, 10)


@rule("ANK-5.7", "ANK-3.5")
@pytest.mark.parametrize("area", [1, 8])
def test_dolly_sisters_and_dimwell_cost_three_dollars(area: int) -> None:
    table = given(f"{area}{{R-bld}}", hands={R: ["groat"]}, cash=2)
    table.refused(f"power {area}")


@rule("ANK-5.7", "ANK-4.4")
def test_with_twelve_minions_on_the_board_dimwell_lifts_one() -> None:
    table = given("8{R-bld} 3{R12}", hands={R: ["groat", "susan", "igor"]}).play("power 8")
    assert table.choices() == [f"place {area} lift=3" for area in (5, 7, 8, 9)]


@rule("ANK-5.8")
def test_unreal_estate_draws_a_card_and_then_discards_one() -> None:
    table = given("2{R-bld}", hands={R: ["groat", "susan"]}, deck=["modo"]).play("power 2")
    assert table.choices() == ["discard groat", "discard susan", "discard modo"]
    table.refused("done", "pass", "skip").play("discard modo")
    assert (table.hand(R), table.discard) == (["groat", "susan"], ["modo"])


@rule("ANK-5.8", "ANK-9.2")
def test_the_last_card_drawn_by_unreal_estate_ends_the_game_before_the_discard() -> None:
    """E-101"""
    table = given("2{R-bld}", hands={R: ["groat"]}, deck_size=1).play("power 2")
    assert table.outcome.winners == (R,), "R is Commander Vimes"
    assert (table.cards(R), table.discard) == (2, [])


@rule("ANK-5.9", "ANK-5.12", "ANK-5.14", "ANK-5.16", "ANK-5.17")
@pytest.mark.parametrize(
    ("area", "income"),
    [(3, 2), (6, 2), (9, 1), (11, 3), (12, 1)],
    ids=["dragons landing", "the hippo", "longwall", "seven sleepers", "nap hill"],
)
def test_areas_with_an_income(area: int, income: int) -> None:
    table = given(f"{area}{{R-bld}}", hands={R: ["groat"]}).play(f"power {area}")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [10 + income, 10, 10, 10]
    assert table.asked == (R, "menu")


@rule("ANK-5.10")
def test_small_gods_cancels_an_event_for_three_dollars_a_piece_in_anybodys_turn() -> None:
    """As often as cash allows: $7 save two of three pieces."""
    table = given("4{Y-bld} 5{Y2 Y-bld G1 !}", hands={R: ["rincewind"]}, cash={Y: 7}, events=["the_dragon"], dice=[5])
    table.play("play rincewind")
    assert table.asked == (Y, "protecting")
    assert table.choices("save") == ["save 5 minion", "save 5 building"]
    table.play("save 5 building", "save 5 minion")
    assert table.area(5) == "Y1 Y-bld"
    assert table.cash(Y) == 1


@rule("ANK-5.10")
def test_small_gods_protects_in_the_own_turn_and_more_than_once() -> None:
    """R-09: an explosion and an earthquake in one turn of the holder."""
    hands = {R: ["rincewind", "the_dean", "groat"]}
    table = given("4{R-bld} 8{R-bld}", hands=hands, events=["explosion", "earthquake"], dice=[8, 8, 4])
    table.play("play rincewind", "save 8 building", "skip", "play the_dean")
    assert table.choices("save") == ["save 4 building", "save 8 building"]
    table.play("save 4 building", "save 8 building")
    assert (table.area(4), table.area(8), table.cash(R)) == ("R-bld", "R-bld", 1)


@rule("ANK-5.10")
def test_small_gods_need_not_be_used_and_has_to_be_paid() -> None:
    board, hands = "4{Y-bld} 8{Y-bld} 9{G-bld}", {R: ["rincewind", "groat"]}
    table = given(board, hands=hands, events=["explosion"], dice=[8]).play("play rincewind", "pass")
    assert (table.area(8), table.cash(Y)) == ("", 10)
    table = given(board, hands=hands, events=["explosion"], dice=[8], cash={Y: 2}).play("play rincewind")
    assert (table.asked, table.area(8)) == ((R, "menu"), "")
    table = given(board, hands=hands, events=["explosion"], dice=[9]).play("play rincewind")
    assert (table.asked, table.area(9)) == ((R, "menu"), ""), "not for others"


@rule("ANK-5.10", "ANK-5.3")
def test_small_gods_is_no_power_of_the_own_main() -> None:
    table = given("4{R-bld}", hands={R: ["groat"]})
    table.refused("power 4")


@rule("ANK-5.11")
def test_the_scours_pays_two_dollars_for_a_hand_card() -> None:
    table = given("5{R-bld}", hands={R: ["groat", "susan"]}).play("power 5")
    assert table.choices() == ["discard groat", "discard susan"]
    table.play("discard susan")
    assert (table.cash(R), table.hand(R), table.discard) == (12, ["groat"], ["susan"])


@rule("ANK-5.11", "ANK-3.5")
def test_the_scours_needs_a_hand_card() -> None:
    table = given("5{R-bld} 11{R-bld}", hands={R: ["groat"]}).play("play groat")
    assert table.choices("power") == ["power 11"]
    table.refused("power 5")


@rule("ANK-5.13")
def test_the_shades_makes_trouble_there_or_next_door_where_a_minion_stands() -> None:
    table = given("7{R-bld R1} 5{Y1 !} 6{troll1} 8{G1} 4{Y1} 9{Y1}", hands={R: ["groat"]}).play("power 7")
    assert table.choices() == ["stir 6", "stir 7", "stir 8"], "5 has a marker already; 4 and 9 are too far"
    table.play("stir 8")
    assert table.trouble == [5, 8]
    assert table.cash(R) == 10


@rule("ANK-5.13")
def test_the_shades_makes_no_trouble_in_an_empty_area() -> None:
    """E-78: not in 6; a building is no minion either."""
    table = given("7{R-bld} 5{Y1} 6{} 8{Y-bld}", hands={R: ["groat"]}).play("power 7")
    assert table.choices() == ["stir 5"]
    table.refused("stir 6", "stir 7", "stir 8")


@rule("ANK-5.13", "ANK-3.5")
def test_the_shades_is_no_use_without_a_fitting_area() -> None:
    table = given("7{R-bld} 5{Y1 !} 12{Y2}", hands={R: ["groat"]})
    table.refused("power 7")


@rule("ANK-5.15")
def test_isle_of_gods_takes_a_marker_off_any_area_for_two_dollars() -> None:
    table = given("10{R-bld} 1{Y2 !} 7{!}", hands={R: ["groat"]}).play("power 10")
    assert table.choices() == ["calm 1", "calm 7"]
    table.play("calm 1")
    assert (table.area(1), table.trouble, table.cash(R)) == ("Y2", [7], 8)


@rule("ANK-5.15", "ANK-3.5")
def test_isle_of_gods_needs_two_dollars_and_a_marker() -> None:
    given("10{R-bld} 1{Y2 !}", hands={R: ["groat"]}, cash=1).refused("power 10")
    given("10{R-bld} 1{Y2}", hands={R: ["groat"]}).refused("power 10")


# ---- nobody is hit


@rule("ANK-5.18")
def test_powers_open_no_window() -> None:
    """Y holds every interrupt and stands everywhere; nobody but R is asked."""
    board = "1{R-bld Y1} 2{R-bld Y1} 5{R-bld Y1} 7{R-bld Y1} 10{R-bld Y1 !} 11{R-bld Y1} 3{R12}"
    table = given(board, hands={R: ["groat", "modo"], Y: ALL_INTERRUPTS})
    table.play("power 11", "power 10", "calm 10", "power 7", "stir 7", "power 5", "discard modo", "power 1")
    table.play("place 1 lift=3", "power 2", "discard groat")
    assert table.asked == (R, "menu")
    assert (table.cash(Y), table.cards(Y), table.supply("Y")) == (10, 6, 6)
