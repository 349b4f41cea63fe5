"""Section 11 of the rules: the end of a turn, the end of the game, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule
from tests.rules.genoa.whole_turns import rest_of_game, rest_of_turn

POOR = {CILI: 50, DANI: 50}


def last_turn(**things: Any) -> Table:
    """Dani has the last turn of the game; nobody does anything in it."""
    return rest_of_game(given(spaces_left=1, trader=DANI, first=ANNA, rolls=(3, 2), **things))


# ---- the end of a turn


@rule("GEN-11.1", "GEN-10.11")
def test_discs_lie_until_phase_3_removes_those_of_a_street() -> None:
    table = given("inn street_7_4 street_7_5", "acquire", markers={ANNA: 1, BELA: 1})
    assert table.discs() == {"inn": 1, "street_7_4": 1, "street_7_5": 3}
    table.play("claim street_7_4 inn")
    assert table.discs() == {"inn": 1, "street_7_5": 3}
    assert table.asked == (BELA, "acquire")


@rule("GEN-11.1")
def test_the_rest_is_taken_up_at_the_end_of_the_turn_and_the_tower_passes_clockwise() -> None:
    table = given("inn street_7_4 street_7_5", "acquire", markers={ANNA: 1, BELA: 1}, rolls=(3, 2))
    table.play("claim street_7_4 inn", "pass")
    assert table.discs() == {}
    assert (table.asked, table.sees(None).tower) == ((BELA, "start"), "")
    assert table.play("roll").discs() == {"street_3_2": 5}


@rule("GEN-11.1", "GEN-2.4")
def test_after_the_last_turn_of_a_round_the_first_player_is_trader_again() -> None:
    table = rest_of_turn(given(trader=ANNA, first=BELA, spaces_left=4, rolls=(3, 2)))
    assert (table.asked, table.pos.round, table.pos.spaces_left) == ((BELA, "start"), 2, 3)


@rule("GEN-11.2", "GEN-2.5")
def test_the_game_does_not_end_within_a_round() -> None:
    table = rest_of_turn(given(spaces_left=1, trader=CILI, first=ANNA, rolls=(3, 2)))
    assert table.pos.outcome is None
    assert table.asked == (DANI, "start")


@rule("GEN-11.2", "GEN-11.3")
def test_the_game_ends_after_the_last_phase_3() -> None:
    """What Dani acquires there still counts."""
    table = given("street_7_4", "acquire", spaces_left=1, trader=DANI, first=ANNA, markers={DANI: 2})
    assert table.pos.outcome is None
    table.play("claim street_7_4 city_hall two=inn")
    assert table.outcome.scores[DANI] == 130 + 20


@rule("GEN-11.2")
def test_nothing_is_asked_after_the_end() -> None:
    table = last_turn()
    assert table.pos.pending == ()
    assert table.outcome.reason == "last_round"


# ---- scoring


@rule("GEN-11.3", "GEN-11.4", "GEN-11.5", "GEN-8.21")
def test_final_scoring() -> None:
    """EX-T77: 200 ducats, 3 markers on buildings, 2 personal, Park + Villa Colini + Inn, 4 commodities, a large order:
    200 + 30 + 30 + 10 = 270."""
    table = last_turn(
        ducats={ANNA: 200},
        owners={"inn": ANNA, "tavern": ANNA, "city_hall": ANNA},
        markers={ANNA: 2},
        hands={ANNA: "c09 c10 c05 l01"},
        goods={ANNA: "silk silk ale wine"},
    )
    assert table.outcome.scores[ANNA] == 270
    assert table.ducats(ANNA) == 270
    assert table.outcome.breakdown[ANNA] == (("ducats", 200), ("buildings", 30), ("contracts", 40))


@rule("GEN-11.3")
def test_each_own_marker_on_a_building_brings_10() -> None:
    table = last_turn(owners={"inn": ANNA, "park": BELA, "harbor": BELA})
    assert table.outcome.scores == (140, 150, 130, 130)


@rule("GEN-11.3")
def test_markers_in_a_supply_bring_nothing() -> None:
    assert last_turn(markers={ANNA: 7, BELA: 3}).outcome.scores == (130, 130, 130, 130)


@rule("GEN-11.4", "GEN-8.17")
def test_contracts_are_paid_at_the_end_only() -> None:
    table = given(spaces_left=1, trader=DANI, first=ANNA, rolls=(3, 2), hands={BELA: "c01 c02", CILI: "c05"})
    table.play("roll").asks()
    assert (table.ducats(BELA), table.ducats(CILI)) == (130, 130)
    table.play("stop")
    assert table.outcome.scores == (130, 160, 140, 130)


@rule("GEN-11.4", "GEN-8.20")
def test_all_14_contracts_are_one_run() -> None:
    contracts = " ".join(f"c{number:02}" for number in range(1, 15))
    assert last_turn(hands={ANNA: contracts}).outcome.scores[ANNA] == 130 + 100 + 10 * 50


@rule("GEN-11.4", "GEN-13.4")
def test_all_contracts_are_shown() -> None:
    table = last_turn(hands={BELA: "c01 c05 m05", CILI: "c09"})
    assert [final["cards"] for final in table.hears(None, "final")] == [[], ["c01", "c05"], ["c09"], []]
    assert table.sees(ANNA).players[BELA].known == ["c01", "c05"]
    assert table.sees(None).players[CILI].known == ["c09"]


@rule("GEN-11.5")
@pytest.mark.parametrize(
    "things",
    [
        {"hands": {ANNA: "m01 m02 s01 s02 l01 l02"}},
        {"goods": {ANNA: "pepper saffron silver copper linen silk ale wine"}},
        {"tiles": {ANNA: "start_space trade_1_1 any_commodity building_action extra_action"}},
    ],
    ids=["cards", "commodities", "tiles"],
)
def test_other_cards_commodities_and_tiles_are_worth_nothing(things: dict[str, Any]) -> None:
    assert last_turn(**things).outcome.scores[ANNA] == 130


# ---- who wins


@rule("GEN-11.6")
def test_most_ducats_win() -> None:
    outcome = last_turn(ducats={ANNA: 200, BELA: 205, CILI: 195, DANI: 130}).outcome
    assert outcome.winners == (BELA,)
    assert outcome.ranking == ((BELA,), (ANNA,), (CILI,), (DANI,))


@rule("GEN-11.6", "GEN-11.3", "GEN-11.4")
def test_what_is_paid_at_the_end_decides_too() -> None:
    outcome = last_turn(ducats={ANNA: 200, BELA: 180}, owners={"inn": BELA}, hands={BELA: "c01 c02"}).outcome
    assert outcome.scores[:2] == (200, 220)
    assert outcome.winners == (BELA,)


@rule("GEN-11.6")
def test_goods_matter_only_in_a_tie() -> None:
    outcome = last_turn(ducats={ANNA: 270, BELA: 265}, goods={BELA: "silk silk ale wine"}).outcome
    assert outcome.winners == (ANNA,)


@rule("GEN-11.7")
def test_a_tie_goes_to_the_one_with_more_goods() -> None:
    """EX-T78: both 270; Anna 3 cards; Béla 1 card, 1 commodity, 3 personal markers: 3 against 2, Anna wins."""
    table = last_turn(
        ducats={ANNA: 270, BELA: 270, **POOR},
        hands={ANNA: "m01 s01 l01", BELA: "m02"},
        goods={BELA: "silk"},
        markers={BELA: 3},
    )
    assert table.outcome.scores[:2] == (270, 270)
    assert table.outcome.ranking[:2] == ((ANNA,), (BELA,))
    assert table.outcome.tiebreak == ((ANNA, "goods", 3), (BELA, "goods", 2))


@rule("GEN-11.7")
def test_with_equal_goods_the_win_is_shared() -> None:
    """EX-T78, equal goods: shared."""
    table = last_turn(ducats={ANNA: 270, BELA: 270, **POOR}, hands={ANNA: "m01 s01", BELA: "m02"}, goods={BELA: "silk"})
    assert table.outcome.winners == (ANNA, BELA)


@rule("GEN-11.7")
@pytest.mark.parametrize(
    "things",
    [{"hands": {BELA: "m01"}}, {"goods": {BELA: "silk"}}, {"tiles": {BELA: "trade_1_1"}}],
    ids=["card", "commodity", "tile"],
)
def test_each_kind_of_good_breaks_a_tie(things: dict[str, Any]) -> None:
    outcome = last_turn(ducats={ANNA: 270, BELA: 270, **POOR}, **things).outcome
    assert outcome.ranking[:2] == ((BELA,), (ANNA,))


@rule("GEN-11.7")
def test_contracts_are_cards_in_a_tie() -> None:
    """Béla's two contracts bring 20 ducats and count as two goods against Anna's one."""
    table = last_turn(ducats={ANNA: 270, BELA: 250, **POOR}, hands={ANNA: "m01", BELA: "c01 c05"})
    assert table.outcome.scores[:2] == (270, 270)
    assert table.outcome.winners == (BELA,)


@rule("GEN-11.7")
def test_markers_do_not_break_a_tie() -> None:
    """Neither personal ones nor those on buildings."""
    table = last_turn(ducats={ANNA: 270, BELA: 260, **POOR}, markers={BELA: 3}, owners={"inn": BELA})
    assert table.outcome.scores[:2] == (270, 270)
    assert table.outcome.winners == (ANNA, BELA)


@rule("GEN-11.7")
def test_lower_places_are_told_apart_the_same_way() -> None:
    outcome = last_turn(ducats={ANNA: 50, BELA: 270, CILI: 50, DANI: 30}, goods={CILI: "silk"}).outcome
    assert outcome.ranking == ((BELA,), (CILI,), (ANNA,), (DANI,))
