"""Section 2 of the rules: rounds, turns, the round marker and the phases of a turn."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, EMIL, Table, given
from tests.marks import rule
from tests.rules.genoa.whole_turns import rest_of_game, rest_of_round, rest_of_turn

MARKET, STREET = (4, 4), (3, 2)
"""Rolls, blue and red: a start on the market, and one elsewhere."""


def traders(table: Table) -> list[int]:
    """Who was trader after the player with whom the table began."""
    return [turn["seat"] for turn in table.said("turn")]


def rolled(*rolls: tuple[int, int], **more: int) -> Table:
    """A table whose next rolls are known."""
    return given(rolls=[number for roll in rolls for number in roll], **more)  # type: ignore[arg-type]


# ---- rounds


@rule("GEN-2.1")
def test_everybody_is_trader_once_in_a_round_clockwise_from_the_first_player() -> None:
    table = given(trader=CILI, rolls=STREET * 4)
    rest_of_round(table)
    assert traders(table) == [DANI, ANNA, BELA, CILI]  # the last one begins the second round
    assert table.pos.round == 2


@rule("GEN-2.1")
def test_five_players_take_turns() -> None:
    table = given(players=5, rolls=STREET * 5)
    rest_of_round(table)
    assert traders(table) == [BELA, CILI, DANI, EMIL, ANNA]


@rule("GEN-2.2", "GEN-2.3", "GEN-2.5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 10), (4, 8), (5, 6)])
def test_without_a_market_start_there_are_as_many_rounds_as_spaces(players: int, rounds: int) -> None:
    table = given(players=players, rolls=STREET * players * rounds)
    rest_of_game(table)
    assert len(table.said("rolls")) == players * rounds
    assert table.pos.round == rounds


@rule("GEN-2.4")
def test_at_the_end_of_a_round_the_marker_moves_on() -> None:
    table = given(spaces_left=5, trader=DANI, first=ANNA, rolls=STREET)
    rest_of_turn(table)
    assert (table.pos.spaces_left, table.pos.round, table.asked) == (4, 2, (ANNA, "start"))


@rule("GEN-2.4")
def test_the_marker_moves_only_at_the_end_of_a_round() -> None:
    table = given(spaces_left=5, trader=CILI, first=ANNA, rolls=STREET)
    rest_of_turn(table)
    assert (table.pos.spaces_left, table.pos.round, table.asked) == (5, 1, (DANI, "start"))


@rule("GEN-2.3", "GEN-2.5")
def test_a_round_that_ends_on_the_last_space_ends_the_game() -> None:
    table = given(spaces_left=1, trader=DANI, first=ANNA, rolls=STREET)
    rest_of_turn(table)
    assert table.outcome.reason == "last_round"
    assert table.pos.spaces_left == 1


# ---- market starts


@rule("GEN-2.6", "GEN-3.2")
@pytest.mark.parametrize("roll", [(4, 4), (4, 5), (5, 4), (5, 5)])
def test_a_start_on_the_market_moves_the_round_marker(roll: tuple[int, int]) -> None:
    """EX-B04: `spacesLeft` 8, roll 4/4, 4/5, 5/4 or 5/5: the start is the market, `spacesLeft` 7."""
    table = rolled(roll).play("roll")
    assert (table.tower, table.pos.spaces_left) == ("market", 7)
    assert table.said("market-start") == [{"left": 7}]


@rule("GEN-2.6")
@pytest.mark.parametrize("roll", [(3, 4), (4, 3), (6, 5), (5, 6)])
def test_another_start_does_not_move_the_round_marker(roll: tuple[int, int]) -> None:
    table = rolled(roll).play("roll")
    assert table.tower != "market"
    assert table.pos.spaces_left == 8


@rule("GEN-2.6", "GEN-2.9")
def test_a_market_start_can_make_the_round_the_last_one() -> None:
    """EX-B16: `spacesLeft` 2, the first player rolls red 4, blue 4: `spacesLeft` 1, this round is the last."""
    table = rolled(MARKET, STREET, STREET, STREET, spaces_left=2).play("roll")
    assert (table.tower, table.pos.spaces_left) == ("market", 1)
    rest_of_game(table)
    assert traders(table) == [BELA, CILI, DANI]
    assert table.pos.round == 1


@rule("GEN-2.3", "GEN-2.5", "GEN-2.7", "GEN-2.8")
def test_a_market_start_in_the_last_round_moves_nothing_and_all_turns_are_played() -> None:
    """EX-B17: the same round, a later player starts on the market too: the marker stays, all turns are played."""
    table = rolled(MARKET, STREET, MARKET, STREET, spaces_left=2)
    rest_of_turn(rest_of_turn(table)).play("roll")
    assert (table.seat, table.tower, table.pos.spaces_left) == (DANI, "market", 1)
    assert table.said("market-start") == [{"left": 1}]
    rest_of_turn(table)
    assert table.asked == (DANI, "start")
    rest_of_turn(table)
    assert len(table.said("rolls")) == 4
    assert table.outcome.reason == "last_round"


@rule("GEN-2.6", "GEN-2.7", "GEN-2.10")
def test_several_market_starts_in_a_round_all_count() -> None:
    """EX-T01: `spacesLeft` 3, Anna and later Cili start on the market: 2, then 1; a third one changes nothing."""
    table = rolled(MARKET, STREET, MARKET, MARKET, spaces_left=3).play("roll")
    assert table.pos.spaces_left == 2
    rest_of_turn(rest_of_turn(table))
    assert table.seat == CILI
    assert table.play("roll").pos.spaces_left == 1
    rest_of_turn(table).play("roll")
    assert (table.tower, table.pos.spaces_left) == ("market", 1)
    rest_of_turn(table)
    assert table.outcome.reason == "last_round"
    assert table.pos.round == 1


@rule("GEN-2.4", "GEN-2.10")
def test_a_market_start_in_the_last_turn_of_a_round_comes_before_its_end() -> None:
    table = rolled(MARKET, spaces_left=3, trader=DANI, first=ANNA).play("roll")
    assert table.pos.spaces_left == 2
    rest_of_turn(table)
    assert (table.pos.spaces_left, table.pos.round) == (1, 2)


@rule("GEN-2.5", "GEN-2.9")
def test_a_market_start_of_the_last_trader_can_end_the_game() -> None:
    table = rolled(MARKET, spaces_left=2, trader=DANI, first=ANNA)
    rest_of_turn(table)
    assert table.outcome.reason == "last_round"


@rule("GEN-2.8", "GEN-2.9")
def test_reaching_the_last_space_at_the_end_of_a_round_leaves_a_whole_round() -> None:
    """EX-T02: `spacesLeft` 2, no market start: at the round's end `spacesLeft` 1, one whole round is still played."""
    table = given(spaces_left=2, rolls=STREET * 8)
    rest_of_round(table)
    assert (table.pos.spaces_left, table.asked) == (1, (ANNA, "start"))
    rest_of_game(table)
    assert len(table.said("rolls")) == 8
    assert traders(table) == [BELA, CILI, DANI, ANNA, BELA, CILI, DANI]


@rule("GEN-2.11")
def test_reaching_the_market_by_moving_does_not_move_the_round_marker() -> None:
    table = given("post_office", "road").asks().play("go market")
    assert (table.tower, table.pos.spaces_left) == ("market", 8)


@rule("GEN-2.11")
def test_buying_the_step_to_the_market_does_not_either() -> None:
    table = given("post_office", "road").asks({BELA: "offer market 5d"}).accept(BELA)
    assert (table.tower, table.pos.spaces_left) == ("market", 8)


# ---- the phases of a turn


@rule("GEN-2.12")
def test_the_four_phases_of_a_turn() -> None:
    """Start space; movement; acquiring; then the next player's start space."""
    table = given(rolls=(7, 4), markers={ANNA: 1})
    assert (table.asked, table.sees(None).phase) == ((ANNA, "start"), 1)
    table.play("roll")
    assert (table.state(), table.sees(None).phase) == ("ask", 2)
    table.asks().play("stop")
    assert (table.asked, table.sees(None).phase) == ((ANNA, "acquire"), 3)
    table.play("pass")
    assert (table.asked, table.sees(None).phase) == ((BELA, "start"), 1)


@rule("GEN-2.12")
def test_in_phase_1_there_are_no_deals_actions_or_tiles() -> None:
    tiles = dict.fromkeys((ANNA, BELA), "any_commodity trade_1_1 building_action extra_action")
    table = given(tiles=tiles, goods={ANNA: "silk", BELA: "silk"}, owners={"inn": ANNA})
    assert table.pending() == [ANNA]
    assert table.may() == []
    assert table.choices() == ["roll"]
    table.refuses(
        ANNA, "fetch silk", "trade silk", "act inn", "use", "invite", "go inn", "stop", "claim street_7_4 inn"
    )
    table.refuses(BELA, "offer inn 5d", "note inn 5d", "roll", "fetch silk")


@rule("GEN-2.12")
def test_in_phase_3_there_are_no_deals_actions_or_tiles() -> None:
    tiles = dict.fromkeys((ANNA, BELA), "any_commodity trade_1_1 building_action extra_action start_space")
    table = given("street_7_4", "acquire", tiles=tiles, goods={ANNA: "silk"}, markers={ANNA: 1})
    assert table.asked == (ANNA, "acquire")
    assert table.choices() == ["pass", "claim street_7_4 city_hall", "claim street_7_4 inn"]
    table.refuses(ANNA, "fetch silk", "trade silk", "act inn", "use", "go inn", "start inn", "roll", "main")
    table.refuses(BELA, "offer inn 5d", "fetch silk", "claim street_7_4 inn")


@rule("GEN-2.12")
def test_in_phase_2_nothing_is_acquired_and_no_start_space_is_named() -> None:
    table = given("street_7_4", "road", markers={ANNA: 1}, tiles={ANNA: "start_space"}).asks()
    table.refuses(ANNA, "claim street_7_4 inn", "start inn", "roll")
