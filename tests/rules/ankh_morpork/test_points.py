"""Section 9 of the rules: points and places (ANK-9.5 to ANK-9.9)."""

from __future__ import annotations

from typing import Any

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule

MARKERS = " 1{!} 2{!} 3{!} 4{!} 5{!} 6{!} 7{!} 8{!}"


def scored(board: str = "", **more: Any) -> Table:
    """The game ends with Riots in R's turn: the points decide."""
    filled: dict[str, Any] = {"cash": 0, "hands": {R: ["rincewind"]}, **more}
    table = given(board + MARKERS, events=["riots"], **filled).play("play rincewind")
    assert table.outcome.reason == "riots"
    return table


@rule("ANK-9.5")
def test_minions_buildings_and_money_score() -> None:
    table = scored("1{R3} 9{R1 Y1} 2{R-bld} 3{R-bld} 5{R-bld}", cash={R: 7, Y: 0, G: 4, B: 0})
    assert table.outcome.scores == (4 * 5 + 18 + 12 + 6 + 7, 5, 4, 0)
    assert dict(table.outcome.breakdown[R]) == {"minions": 20, "buildings": 36, "cash": 7}


@rule("ANK-9.5")
def test_each_building_scores_the_cost_of_its_area() -> None:
    cheap = scored("1{R-bld} 5{R-bld} 7{R-bld} 8{R-bld}")
    assert cheap.outcome.scores[R] == 6 + 6 + 6 + 6
    middle = scored("3{R-bld} 6{R-bld} 9{R-bld} 10{R-bld} 12{R-bld}")
    assert middle.outcome.scores[R] == 12 * 5
    dear = scored("2{R-bld} 4{R-bld} 11{R-bld}")
    assert dear.outcome.scores[R] == 18 * 3


@rule("ANK-9.5")
def test_minions_and_buildings_beside_a_demon_count_nothing() -> None:
    table = scored("4{R2 R-bld demon1} 9{R1 demon2} 12{R1}", cash={R: 3, Y: 0, G: 0, B: 0})
    assert table.outcome.scores[R] == 5 + 3
    # a troll does no harm, nor does trouble, nor that others control the area
    table = scored("4{R2 R-bld troll3 Y4 !}")
    assert table.outcome.scores[R] == 10 + 18


@rule("ANK-9.5")
def test_hand_cards_penalties_and_markers_score_nothing() -> None:
    hands = {R: ["rincewind", "groat", "hex"], Y: ["modo"]}
    table = scored(hands=hands, penalties={Y: ["the_fools_guild"]})
    assert table.outcome.scores == (0, 0, 0, 0)


@rule("ANK-9.6")
def test_a_loan_is_paid_off_while_the_cash_lasts_and_costs_fifteen_points_otherwise() -> None:
    """E-119"""
    loans = {R: ["mr_bent", "the_bank_of_ankh_morpork"]}
    table = scored("9{R3} 6{R-bld}", cash={R: 20}, loans=loans)
    assert table.outcome.scores[R] == 15 + 12 + 8 - 15 == 20
    assert sum(points for _, points in table.outcome.breakdown[R]) == 20


@rule("ANK-9.6")
def test_a_total_may_be_negative() -> None:
    """E-120"""
    table = scored(cash={R: 11, Y: 0, G: 0, B: 0}, loans={R: ["mr_bent"]})
    assert table.outcome.scores[R] == -4
    assert table.outcome.ranking[-1] == (R,)  # last, behind those with nothing


@rule("ANK-9.6")
def test_with_exactly_twelve_dollars_a_loan_is_repaid() -> None:
    one, two = {R: ["mr_bent"]}, {R: ["mr_bent", "the_bank_of_ankh_morpork"]}
    assert scored(cash={R: 12}, loans=one).outcome.scores[R] == 0
    assert scored(cash={R: 24}, loans=two).outcome.scores[R] == 0
    assert scored(cash={R: 23}, loans=two).outcome.scores[R] == 23 - 12 - 15
    assert scored(cash={R: 0}, loans=two).outcome.scores[R] == -30


@rule("ANK-9.7")
def test_a_building_without_its_area_card_scores_its_full_cost() -> None:
    table = scored("11{R-bld} 8{Y-bld}", gone=[11, 8])
    assert table.outcome.scores == (18, 6, 0, 0)


@rule("ANK-9.7")
def test_a_building_that_lost_its_card_to_bloody_stupid_johnson_scores_on() -> None:
    """Johnson in play, then the count: the building of 18, one minion left of two."""
    hands = {R: ["rincewind", "ponder_stibbons"]}
    events = ["bloody_stupid_johnson", "riots"]
    table = given("11{Y2 Y-bld}" + MARKERS, events=events, dice=[11], hands=hands, cash=0)
    table.play("play rincewind", "play ponder_stibbons")
    assert table.outcome.reason == "riots"
    assert table.area_cards(Y) == []
    assert table.outcome.scores[Y] == 18 + 5


# ---- the winner


@rule("ANK-9.8")
def test_the_highest_total_wins() -> None:
    table = scored("9{R1} 10{Y3} 11{G2}", cash={R: 0, Y: 1, G: 9, B: 0})
    assert table.outcome.scores == (5, 16, 19, 0)
    assert table.outcome.ranking == ((G,), (Y,), (R,), (B,))


@rule("ANK-9.8")
def test_the_dearest_area_card_breaks_a_tie() -> None:
    """E-122"""
    table = scored("3{R-bld} 1{R-bld} 9{R1} 4{Y-bld}", cash={R: 37, Y: 42, G: 0, B: 0})
    assert table.outcome.scores[:2] == (60, 60)
    assert table.outcome.ranking[0] == (Y,)


@rule("ANK-9.8")
def test_a_card_lost_to_bloody_stupid_johnson_breaks_no_tie() -> None:
    """E-122, second part: Y's 18 is gone and his next card is a 6."""
    table = scored("3{R-bld} 1{R-bld} 9{R1} 4{Y-bld} 5{Y-bld}", gone=[4], cash={R: 37, Y: 36, G: 0, B: 0})
    assert table.outcome.scores[:2] == (60, 60)
    assert table.outcome.ranking[0] == (R,)


@rule("ANK-9.8")
def test_a_demon_does_not_matter_to_the_tie_break() -> None:
    """R-40: the card is held, although the building scores nothing."""
    table = scored("4{R-bld demon1} 3{Y-bld}", cash={R: 12, Y: 0, G: 0, B: 0})
    assert table.outcome.scores[:2] == (12, 12)
    assert table.outcome.ranking[0] == (R,)


@rule("ANK-9.8")
def test_the_dearest_card_counts_not_the_number_of_cards() -> None:
    table = scored("3{R-bld} 6{R-bld} 9{R-bld} 2{Y-bld}", cash={R: 0, Y: 18, G: 0, B: 0})
    assert table.outcome.scores[:2] == (36, 36)
    assert table.outcome.ranking[0] == (Y,)


@rule("ANK-9.8")
def test_an_area_card_helps_only_those_who_are_tied() -> None:
    table = scored("4{B-bld}", cash={R: 20, Y: 20, G: 0, B: 0})
    assert table.outcome.scores == (20, 20, 0, 18)
    assert table.outcome.ranking == ((R, Y), (B,), (G,))


@rule("ANK-9.8")
def test_the_outcome_tells_what_decided() -> None:
    table = scored("3{R-bld} 4{Y-bld}", cash={R: 6, Y: 0, G: 0, B: 0})
    assert table.outcome.ranking == ((Y,), (R,), (G, B))
    assert {(R, "area_card", 12), (Y, "area_card", 18)} <= set(table.outcome.tiebreak)


@rule("ANK-9.9")
def test_two_with_equally_dear_cards_win_together() -> None:
    """E-123"""
    table = scored("4{R-bld} 2{Y-bld}", cash={R: 5, Y: 5, G: 0, B: 0})
    assert table.outcome.ranking[0] == (R, Y)
    assert table.said("game-over") == [{"seats": [R, Y], "reason": "riots"}]


@rule("ANK-9.9")
def test_two_without_any_card_win_together() -> None:
    """E-123"""
    table = scored("9{R1} 10{G1}", cash=0)
    assert table.outcome.ranking[0] == (R, G)


@rule("ANK-9.9")
def test_who_holds_a_card_beats_who_holds_none() -> None:
    table = scored("9{R1} 8{Y-bld}", cash={R: 1, Y: 0, G: 6, B: 6})
    assert table.outcome.scores == (6, 6, 6, 6)
    assert table.outcome.ranking == ((Y,), (R, G, B))


@rule("ANK-9.9")
def test_only_those_still_tied_win_together() -> None:
    """Three tie for most points, two of them hold an 18."""
    table = scored("4{R-bld} 2{Y-bld} 3{G-bld}", cash={R: 0, Y: 0, G: 6, B: 0})
    assert table.outcome.scores == (18, 18, 18, 0)
    assert table.outcome.ranking == ((R, Y), (G,), (B,))
