"""Section 3 of the rules: phase 1, the start space."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, given
from tests.marks import rule


@rule("GEN-3.1")
def test_without_a_tile_the_trader_rolls() -> None:
    assert given().choices() == ["roll"]


@rule("GEN-3.1", "GEN-3.4")
def test_with_a_tile_he_may_roll_or_name_any_of_the_39_spaces() -> None:
    choices = given(tiles={ANNA: "start_space"}).choices()
    assert choices[0] == "roll"
    assert len(set(choices)) == 1 + 39
    assert {"start inn", "start market", "start street_5_7", "start colini"} < set(choices)


@rule("GEN-3.1", "GEN-9.3")
def test_only_a_start_space_tile_of_his_own_will_do() -> None:
    others = "trade_1_1 any_commodity building_action extra_action"
    table = given(tiles={ANNA: others, BELA: "start_space"})
    assert table.refuses(ANNA, "start inn") == ["no-tile"]
    table.refuses(BELA, "start inn", "roll")


@rule("GEN-3.1", "GEN-3.4")
def test_after_the_tile_nothing_is_rolled() -> None:
    table = given(tiles={ANNA: "start_space"}).play("start harbor")
    assert table.tower == "harbor"
    assert (table.tiles(ANNA), table.supply("start_space")) == ("", 5)
    assert table.said("rolls") == []
    table.refuses(ANNA, "roll")


@rule("GEN-3.1", "GEN-3.5")
def test_a_roll_keeps_the_tile() -> None:
    table = given(tiles={ANNA: "start_space"}, rolls=(3, 2)).play("roll")
    assert table.tiles(ANNA) == "start_space"


@rule("GEN-3.4")
def test_a_space_that_is_not_on_the_board_cannot_be_named() -> None:
    table = given(tiles={ANNA: "start_space"})
    table.refuses(ANNA, "start street_1_1", "start hotel")


@rule("GEN-3.2", "GEN-3.8")
def test_a_roll_onto_a_street() -> None:
    """EX-B03: blue 3, red 2: the start space is the street at column 3, row 2 with five discs; state ROAD."""
    table = given(rolls=(3, 2)).play("roll")
    assert table.said("rolls") == [{"seat": ANNA, "blue": 3, "red": 2, "space": "street_3_2"}]
    assert (table.tower, table.discs()) == ("street_3_2", {"street_3_2": 5})
    assert table.state() == "ask"
    assert table.asks().listed(ANNA, "go") == ["go palace", "go fabric", "go street_4_2", "go street_3_3"]


@rule("GEN-3.2")
@pytest.mark.parametrize(
    ("blue", "red", "space"),
    [(2, 3, "street_2_3"), (7, 4, "street_7_4"), (4, 7, "street_4_7"), (8, 1, "monetti"), (1, 8, "colini")],
)
def test_blue_is_the_column_and_red_the_row(blue: int, red: int, space: str) -> None:
    assert given(rolls=(blue, red)).play("roll").tower == space


@rule("GEN-3.2", "GEN-3.3")
@pytest.mark.parametrize(
    ("blue", "red", "space"),
    [
        (1, 2, "fabric"),
        (2, 2, "fabric"),
        (1, 3, "fabric"),
        (8, 4, "inn"),
        (8, 5, "inn"),
        (3, 8, "park"),
        (4, 8, "park"),
        (4, 4, "market"),
        (4, 5, "market"),
        (5, 4, "market"),
        (5, 5, "market"),
    ],
)
def test_every_square_of_a_space_stands_for_it(blue: int, red: int, space: str) -> None:
    table = given(rolls=(blue, red)).play("roll")
    assert (table.tower, table.discs()) == (space, {space: 5})


@rule("GEN-3.5")
def test_the_tile_after_the_roll_is_refused() -> None:
    """EX-T04: Anna rolled and tries the tile."""
    table = given(tiles={ANNA: "start_space"}, rolls=(3, 2)).play("roll").asks()
    assert table.refuses(ANNA, "start harbor") == ["rolled"]
    assert (table.tower, table.tiles(ANNA)) == ("street_3_2", "start_space")


@rule("GEN-3.5")
def test_the_tile_is_refused_in_a_rolled_building_too() -> None:
    table = given(tiles={ANNA: "start_space"}, rolls=(8, 4)).play("roll")
    assert table.refuses(ANNA, "start harbor", "start inn") == ["rolled", "rolled"]


@rule("GEN-3.5")
def test_one_tile_per_turn() -> None:
    table = given(tiles={ANNA: "start_space start_space"}).play("start inn")
    assert table.refuses(ANNA, "start harbor") == ["rolled"]
    assert (table.tower, table.tiles(ANNA)) == ("inn", "start_space")


@rule("GEN-3.6", "GEN-2.6")
def test_a_market_start_with_the_tile_moves_the_round_marker() -> None:
    table = given(tiles={ANNA: "start_space"}).play("start market")
    assert (table.tower, table.pos.spaces_left) == ("market", 7)


@rule("GEN-2.7", "GEN-3.6", "GEN-3.8")
def test_a_market_start_with_the_tile_in_the_last_round() -> None:
    """EX-T03: `spacesLeft` 1, the tile on the market: tile back, marker unmoved, ROAD with four neighbours only."""
    table = given(tiles={ANNA: "start_space"}, spaces_left=1).play("start market")
    assert (table.tiles(ANNA), table.supply("start_space")) == ("", 5)
    assert (table.tower, table.pos.spaces_left) == ("market", 1)
    assert table.state() == "ask"
    assert sorted(table.asks().listed(ANNA, "go")) == [
        "go cathedral",
        "go city_hall",
        "go guild_hall",
        "go post_office",
    ]


@rule("GEN-3.7", "GEN-4.5")
def test_the_start_space_counts_as_visited() -> None:
    table = given(rolls=(3, 2)).play("roll").asks().play("go street_3_3").asks()
    assert table.refuses(ANNA, "go street_3_2") == ["no-way"]
    assert table.sees(None).path == ["street_3_2", "street_3_3"]


@rule("GEN-3.7", "GEN-8.14")
def test_the_start_space_counts_for_messages() -> None:
    table = given(rolls=(8, 4), hands={BELA: "m13"}).play("roll", "use", "main", "end").asks()  # Inn
    assert table.listed(BELA, "deliver") == []
    table = given(rolls=(8, 6), hands={BELA: "m13"}).play("roll", "use", "main", "end").asks()  # Spices
    table.play("go street_7_6").asks().play("go street_7_5").asks().play("go city_hall")
    assert table.listed(BELA, "deliver") == ["deliver m13"]


@rule("GEN-3.7", "GEN-10.3")
def test_the_start_space_carries_a_disc_for_phase_3() -> None:
    table = given(rolls=(7, 4), markers={ANNA: 1}).play("roll").asks().play("go street_7_5").asks().play("stop")
    assert table.discs() == {"street_7_4": 1, "street_7_5": 4}
    assert "claim street_7_4 inn" in table.choices()


@rule("GEN-3.8", "GEN-5.5")
def test_the_action_of_a_building_at_the_start_is_open() -> None:
    table = given(rolls=(8, 4)).play("roll")
    assert table.asked == (ANNA, "house")
    assert table.choices() == ["use", "invite"]
    table.play("use", "main")
    assert table.tiles(ANNA) == "trade_1_1"


@rule("GEN-3.8")
def test_a_building_named_with_the_tile_is_open_too() -> None:
    table = given(tiles={ANNA: "start_space"}).play("start harbor")
    assert table.asked == (ANNA, "house")


@rule("GEN-3.8")
@pytest.mark.parametrize("roll", [(4, 5), (3, 2)])
def test_from_a_street_or_the_market_the_next_step_is_negotiated(roll: tuple[int, int]) -> None:
    table = given(rolls=roll).play("roll")
    assert table.state() == "ask"
    assert table.said("asks") == [{"seat": ANNA, "about": "road", "round": 1}]
