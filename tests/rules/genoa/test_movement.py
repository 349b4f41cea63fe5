"""Section 4 of the rules: the way of the tower."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def goes(table: Table, *spaces: str) -> Table:
    """The trader moves on without deals, letting the buildings on the way lapse."""
    for space in spaces:
        table.asks().play(f"go {space}")
        if table.state() == "house":
            table.play("invite").asks().play("lapse")
    return table


# ---- where the tower can go


@rule("GEN-4.1", "GEN-4.5")
def test_illegal_moves() -> None:
    """EX-T09: from `street_3_2`, come from `street_3_3`: diagonal, visited and far spaces are refused."""
    table = given("street_3_3 street_3_2", "road").asks()
    assert table.refuses(ANNA, "go post_office", "go street_3_3", "go street_5_2") == ["no-way"] * 3
    assert table.listed(ANNA, "go") == ["go palace", "go fabric", "go street_4_2"]


@rule("GEN-4.1")
def test_the_tower_does_not_stay_where_it_is() -> None:
    table = given("street_3_2", "road").asks()
    assert table.refuses(ANNA, "go street_3_2") == ["no-way"]


@rule("GEN-4.2")
def test_a_building_of_several_squares_is_one_step() -> None:
    """In at `street_6_2`, out at the Inn: Drinks has squares in between."""
    table = goes(given("street_6_2", "road"), "drinks", "inn")
    assert table.discs() == {"street_6_2": 1, "drinks": 1, "inn": 3}


@rule("GEN-4.2")
def test_the_market_is_one_step_across() -> None:
    table = goes(given("post_office", "road"), "market", "guild_hall")
    assert table.discs() == {"post_office": 1, "market": 1, "guild_hall": 3}


@rule("GEN-4.2")
def test_each_street_square_is_a_step_of_its_own() -> None:
    table = given("street_7_3", "road").asks()
    assert table.refuses(ANNA, "go street_7_5") == ["no-way"]
    goes(table, "street_7_4", "street_7_5")
    assert table.discs() == {"street_7_3": 1, "street_7_4": 1, "street_7_5": 3}


@rule("GEN-4.2", "GEN-5.1")
@pytest.mark.parametrize(("street", "building"), [("street_4_7", "park"), ("street_5_2", "harbor")])
def test_park_and_harbor_are_buildings(street: str, building: str) -> None:
    table = given(street, "road").asks().play(f"go {building}")
    assert table.asked == (ANNA, "house")


# ---- discs, and how far


@rule("GEN-4.3", "GEN-4.4")
def test_four_moves_and_five_spaces() -> None:
    """EX-B05: `street_5_7`, `street_4_7`, `street_3_7`, Park, Villa Colini: one disc on each, no ROAD any more."""
    table = goes(given("street_5_7", "road", markers={ANNA: 1}), "street_4_7", "street_3_7", "park", "colini")
    assert table.discs() == {"street_5_7": 1, "street_4_7": 1, "street_3_7": 1, "park": 1, "colini": 1}
    assert table.asked == (ANNA, "acquire")


@rule("GEN-4.7", "GEN-4.8")
def test_stopping_early_leaves_the_rest_of_the_tower() -> None:
    """EX-B06: `street_5_7`, `street_4_7`, `street_3_7`, Metals, then STOP: two discs lie on Metals."""
    table = goes(given("street_5_7", "road", markers={ANNA: 1}), "street_4_7", "street_3_7", "metals")
    table.asks().play("stop")
    assert table.discs() == {"street_5_7": 1, "street_4_7": 1, "street_3_7": 1, "metals": 2}
    assert table.asked == (ANNA, "acquire")


@rule("GEN-4.3")
def test_one_disc_stays_behind_with_each_move() -> None:
    table = given("street_5_7", "road")
    assert table.discs() == {"street_5_7": 5}
    goes(table, "street_4_7")
    assert table.discs() == {"street_5_7": 1, "street_4_7": 4}
    goes(table, "street_3_7")
    assert table.discs() == {"street_5_7": 1, "street_4_7": 1, "street_3_7": 3}


@rule("GEN-4.3", "GEN-6.47")
def test_a_bought_step_leaves_a_disc_too() -> None:
    table = given("street_5_7", "road").asks({BELA: "offer street_4_7 5d"}).accept(BELA)
    assert table.discs() == {"street_5_7": 1, "street_4_7": 4}


@rule("GEN-4.4")
def test_after_the_fourth_move_onto_a_street_phase_2_ends() -> None:
    table = given("street_7_3 street_7_4 street_7_5 street_7_6", "road", markers={ANNA: 1})
    table.asks().play("go street_6_6")
    assert table.asked == (ANNA, "acquire")
    assert table.discs() == {"street_7_3": 1, "street_7_4": 1, "street_7_5": 1, "street_7_6": 1, "street_6_6": 1}


@rule("GEN-4.4", "GEN-6.3")
def test_bought_steps_count_among_the_four() -> None:
    table = given("street_7_3 street_7_4 street_7_5 street_7_6", "road", markers={ANNA: 1})
    table.asks({BELA: "offer street_6_6 5d"}).accept(BELA)
    assert table.asked == (ANNA, "acquire")


@rule("GEN-4.5")
def test_a_space_left_earlier_cannot_be_visited_again() -> None:
    """Round the corner at Drinks, back beside the first street."""
    table = given("street_6_2 street_6_3 street_7_3 drinks", "road").asks()
    assert table.listed(ANNA, "go") == ["go inn", "go monetti"]
    assert table.refuses(ANNA, "go street_6_2") == ["no-way"]


@rule("GEN-4.5", "GEN-6.3")
def test_a_visited_space_cannot_be_bought() -> None:
    table = given("street_3_3 street_3_2", "road")
    assert table.refuses(BELA, "offer street_3_3 5d") == ["no-target"]


@rule("GEN-4.5")
def test_in_the_next_turn_all_spaces_are_free_again() -> None:
    table = given("street_3_3 street_3_2", "road", rolls=(3, 2)).asks().play("stop")
    table.play("roll").asks()
    assert table.may_play(BELA, "go street_3_3")


# ---- who moves, and stopping


@rule("GEN-4.6")
def test_only_the_trader_moves_the_tower() -> None:
    table = given("street_3_2", "road")
    table.refuses(BELA, "go palace", "stop")
    table.asks()
    table.refuses(BELA, "go palace", "stop")
    table.refuses(DANI, "go palace", "stop")
    assert table.play("go street_4_2").tower == "street_4_2"


@rule("GEN-4.6", "GEN-6.50", "GEN-8.13")
def test_going_on_when_all_have_acted() -> None:
    """EX-T11: all four have acted; Anna moves to the Tavern for her message: HOUSE lapses, the message pays."""
    everybody = {ANNA: 1, BELA: 1, CILI: 1, DANI: 1}
    table = given("palace zasteri fabric", "road", acted=everybody, hands={ANNA: "m07"}).asks()
    table.play("go tavern")
    assert table.said("lapses") == [{"building": "tavern"}]
    assert table.state() == "ask"
    assert table.does(ANNA, "deliver m07").ducats(ANNA) == 160


@rule("GEN-4.7", "GEN-4.8", "GEN-10.11")
def test_stopping_on_a_starting_street() -> None:
    """EX-T06: STOP on `street_7_4`: five discs; Anna claims the Inn, all five go; Béla finds no disc."""
    table = given("street_7_4", "road", markers={ANNA: 1, BELA: 1}).asks().play("stop")
    assert table.discs() == {"street_7_4": 5}
    table.play("claim street_7_4 inn")
    assert table.owner("inn") == ANNA
    assert table.discs() == {}
    assert table.asked == (BELA, "start")
    assert table.markers(BELA) == (1, 6)


@rule("GEN-4.7", "GEN-10.2", "GEN-10.4")
def test_stopping_on_a_starting_building() -> None:
    """EX-T07: start Inn, nobody offers, LAPSE, STOP: no street disc, phase 3 is empty even with markers."""
    table = given("inn", "house", markers={ANNA: 2, BELA: 2}).play("invite").asks().play("lapse").asks().play("stop")
    assert table.asked == (BELA, "start")
    assert table.said("claims-nothing") == []


@rule("GEN-4.7")
def test_stopping_is_open_whenever_the_tower_may_move() -> None:
    assert given("street_3_2", "road").asks().may_play(ANNA, "stop")
    assert given("street_3_3 street_3_2", "road").asks({BELA: "offer palace 50d"}).may_play(ANNA, "stop")


@rule("GEN-4.8")
def test_all_discs_left_in_the_tower_stay_on_its_space() -> None:
    table = given("street_3_3 street_3_2", "road", markers={ANNA: 1}).asks().play("stop")
    assert table.discs() == {"street_3_3": 1, "street_3_2": 4}


@rule("GEN-4.9", "GEN-6.51")
def test_a_dead_end() -> None:
    """EX-T08: Metals, `street_3_7`, Park, Villa Colini, all settled: phase 2 ends by itself; two discs on the villa."""
    table = goes(given("metals", "road", markers={ANNA: 1}), "street_3_7", "park", "colini")
    assert table.asked == (ANNA, "acquire")
    assert table.discs() == {"metals": 1, "street_3_7": 1, "park": 1, "colini": 2}
    assert table.said("stops") == []


@rule("GEN-4.9")
def test_a_dead_end_waits_for_the_action() -> None:
    table = given("metals street_3_7 park", "road", markers={ANNA: 1}).asks().play("go colini")
    assert table.asked == (ANNA, "house")
    table.play("use", "main", "end")
    assert table.asked == (ANNA, "acquire")


# ---- arrival


@rule("GEN-4.10")
def test_messages_are_delivered_before_the_bought_action() -> None:
    table = given("harbor monetti drinks", "road", hands={CILI: "m05"}, auto=True)
    table.asks({BELA: "offer inn 5d"}).accept(BELA)
    order = [event.id for event in table.events if event.id in ("genoa-moves", "genoa-delivers", "genoa-acts")]
    assert order == ["genoa-moves", "genoa-delivers", "genoa-acts"]
    assert (table.ducats(CILI), table.asked) == (160, (BELA, "action"))


@rule("GEN-4.10")
def test_messages_are_delivered_before_the_open_action_is_settled() -> None:
    table = given("harbor monetti drinks", "road", hands={CILI: "m05"}, auto=True).asks().play("go inn")
    assert (table.ducats(CILI), table.asked) == (160, (ANNA, "house"))


@rule("GEN-4.10")
def test_a_message_may_be_delivered_by_hand_on_arrival() -> None:
    table = given("harbor monetti drinks", "road", hands={CILI: "m05"}).asks()
    assert table.listed(CILI, "deliver") == []
    table.play("go inn")
    assert (table.asked, table.may()) == ((ANNA, "house"), [CILI])
    assert table.does(CILI, "deliver m05").ducats(CILI) == 160


@rule("GEN-4.10", "GEN-2.6")
def test_a_market_start_takes_effect_before_anything_else() -> None:
    table = given(rolls=(4, 4)).play("roll")
    assert [event.id for event in table.events] == ["genoa-rolls", "genoa-market-start", "genoa-asks"]


@rule("GEN-4.10")
def test_the_space_counts_as_visited_when_the_bought_action_opens() -> None:
    table = given("street_7_4", "road").asks({BELA: "offer inn 5d"}).accept(BELA)
    assert table.asked == (BELA, "action")
    assert table.sees(None).path == ["street_7_4", "inn"]


# ---- an action is settled first


@rule("GEN-4.11")
def test_the_tower_does_not_leave_an_unsettled_building() -> None:
    table = given("inn", "house")
    assert table.refuses(ANNA, "go drinks", "stop") == ["settle-first", "settle-first"]
    table.play("invite").asks()
    assert table.refuses(ANNA, "go drinks", "stop") == ["settle-first", "settle-first"]


@rule("GEN-4.11")
def test_nor_while_the_action_is_being_taken() -> None:
    table = given("inn", "house").play("use")
    table.refuses(ANNA, "go drinks", "stop", "end")
    assert table.play("main", "end").state() == "ask"


@rule("GEN-4.11")
@pytest.mark.parametrize("way", ["used", "sold", "lapsed"])
def test_used_sold_and_lapsed_actions_are_settled(way: str) -> None:
    table = given("inn", "house")
    if way == "used":
        table.play("use", "main", "end")
    elif way == "sold":
        table.play("invite").asks({BELA: "offer inn 5d"}).accept(BELA).play("main", "end")
    else:
        table.play("invite").asks().play("lapse")
    assert table.asks().may_play(ANNA, "go drinks")
    assert table.may_play(ANNA, "stop")


@rule("GEN-4.11")
def test_after_the_fourth_move_the_action_is_still_open() -> None:
    table = given("street_7_3 street_6_3 street_6_2 drinks", "road", markers={ANNA: 1}).asks().play("go inn")
    assert table.asked == (ANNA, "house")
    table.play("invite").asks({BELA: "offer inn 5d"})
    assert table.refuses(ANNA, "stop") == ["settle-first"]
    table.accept(BELA).play("main", "end")
    assert (table.tiles(BELA), table.asked) == ("trade_1_1", (ANNA, "acquire"))
