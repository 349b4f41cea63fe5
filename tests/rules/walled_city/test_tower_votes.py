"""Section 9 of the rules: the second defence card and the towers (WAL-9.1 to WAL-9.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import rule
from tests.walled_city import O, T, Table, W, X, given

FOUR_ONE = {"Z11": (O, "4/0", "T1"), "Z1": (W, "1/0", "T1")}
"""T1 stands between the zones Z11 and Z1: the numbers 4 and 1 face it."""
THREE_TWO = {"Z11": (O, "3/0", "T1"), "Z1": (W, "2/0", "T1")}


def scored(guards: str, zones: dict[str, tuple[int, str, str]], **more: Any) -> list[int]:
    """Each player's votes for towers, at a table of three."""
    return given(guards, players=3, round=2, zones=zones, **more).towers().lines("towers")


def lays(table: Table, seat: int, zone: str, card: str, tower: str) -> None:
    """This seat is asked, and lays a card with the larger number towards a tower."""
    assert table.asked == (seat, "zoning")
    table.does(seat, f"zone {zone}").does(seat, f"lay {card}").does(seat, f"face {tower}")


# ---- the second card


@rule("WAL-9.1", "WAL-9.2")
def test_fewest_votes_lay_first_and_the_last_card_ends_the_game() -> None:
    zones = {"Z1": (O, "3/2", "T1"), "Z2": (W, "2/1", "T3"), "Z3": (T, "4/0", "T3")}
    table = given("T2{O1} T4{W1}", players=3, round=2, votes=[5, 3, 9], zones=zones).defence()
    lays(table, W, "Z4", "4/1", "T5")
    lays(table, O, "Z6", "3/1", "T6")
    assert table.asked == (T, "zoning")
    table.play("zone Z9", "lay 5/0")
    assert (table.said("revealed"), table.pos.outcome) == ([], None)
    table.play("face T10")
    assert len(table.said("revealed")) == 6
    # T2: 2 of Z1 and 1 of Z2 for O; T4: 0 of Z3 and 1 of Z4 for W
    assert table.outcome.scores == (5 + 3, 3 + 1, 9)


@rule("WAL-9.1")
def test_each_lays_exactly_one_more_card_in_an_empty_zone() -> None:
    zones = {"Z1": (O, "3/2", "T1"), "Z2": (W, "2/1", "T3"), "Z3": (T, "4/0", "T3")}
    table = given(players=3, round=2, zones=zones).defence()
    assert table.choices() == [f"zone Z{number}" for number in range(4, 12)]  # no passing, no second card in a zone
    seats = []
    for zone in ("Z4", "Z5", "Z6"):
        seats.append(table.seat)
        table.play(f"zone {zone}", "lay 5/0", f"face T{zone[1:]}")
    assert sorted(seats) == [O, W, T]
    assert table.outcome.reason == "towers_counted"


@rule("WAL-9.1")
def test_the_order_follows_the_votes_after_the_count() -> None:
    """O has the fewest before the count and wins 5 votes and a +1 in it."""
    table = given("A1{O1p}", players=3, round=2, built="everything", votes=[0, 3, 4]).count()
    assert table.votes == [6, 3, 4]
    assert table.asked == (W, "zoning")


@rule("WAL-9.1")
def test_ties_go_by_the_guild_of_round_2() -> None:
    """EX-T27: O and W equal; round 1 guilds 2 and 11, round 2 guilds 12 and 3; W lays first."""
    guilds = {O: "clothworkers", W: "drapers", T: "salters"}
    old = {O: "grocers", W: "vintners", T: "mercers"}
    table = given(players=3, round=2, votes=[6, 6, 8], guilds=guilds, old_guilds=old).defence()
    lays(table, W, "Z1", "4/1", "T1")
    lays(table, O, "Z2", "4/1", "T2")
    assert table.asked == (T, "zoning")


@rule("WAL-9.2")
def test_all_cards_are_hidden_until_the_last_is_laid_and_then_public() -> None:
    zones = {"Z1": (O, "3/2", "T1"), "Z2": (W, "2/1", "T3"), "Z3": (T, "4/0", "T3")}
    table = given(players=3, round=2, votes=[0, 1, 2], zones=zones).defence()
    lays(table, O, "Z4", "4/1", "T5")
    lays(table, W, "Z6", "3/1", "T6")
    assert table.sees(None).zones == ["?", "?", "?", "?", "", "?", "", "", "", "", ""]
    assert table.sees(T).zones == ["?", "?", "4/0", "?", "", "?", "", "", "", "", ""]
    lays(table, T, "Z9", "5/0", "T10")
    shown = [(card["seat"], card["zone"], card["card"]) for card in table.hears(None, "revealed")]
    assert shown == [
        (O, "Z1", "3/2"),
        (W, "Z2", "2/1"),
        (T, "Z3", "4/0"),
        (O, "Z4", "4/1"),
        (W, "Z6", "3/1"),
        (T, "Z9", "5/0"),
    ]
    assert table.sees(None).zones == ["3/2", "2/1", "4/0", "4/1", "", "3/1", "", "", "5/0", "", ""]


@rule("WAL-9.2", "WAL-9.4")
@pytest.mark.parametrize(("tower", "votes"), [("T1", [3, 2, 0]), ("T2", [2, 3, 0])])
def test_each_number_stays_at_the_tower_it_was_laid_for(tower: str, votes: list[int]) -> None:
    assert scored("T1{O1} T2{W1}", {"Z1": (T, "3/2", tower)}) == votes


# ---- the towers


@rule("WAL-9.3", "WAL-9.5", "WAL-9.7")
def test_tie_at_an_empty_zone() -> None:
    """EX-B22: W and T tied for most; zones 1 and empty."""
    assert scored("T1{W2 T2}", {"Z1": (O, "1/0", "T1")}) == [0, 1, 1]


@rule("WAL-9.5", "WAL-9.6")
def test_most_and_second_most() -> None:
    """EX-B23: O most, T second; numbers 2 and 1."""
    assert scored("T1{O2 T1}", {"Z11": (O, "2/0", "T1"), "Z1": (W, "1/0", "T1")}) == [3, 0, 1]
    assert scored("T1{O2 T1}", {"Z11": (O, "1/0", "T1"), "Z1": (W, "2/0", "T1")}) == [3, 0, 1]


@rule("WAL-9.6")
def test_second_most_at_an_empty_zone() -> None:
    """EX-B24: T most, W second; numbers 3 and empty."""
    assert scored("T1{W1 T2}", {"Z11": (O, "3/0", "T1")}) == [0, 0, 3]


@rule("WAL-9.3")
def test_both_zones_empty() -> None:
    """EX-B25: nobody scores at that tower."""
    zones = {"Z5": (O, "4/1", "T5"), "Z6": (W, "4/1", "T7")}
    assert scored("T1{O3 W2 T2}", zones) == [0, 0, 0]


@rule("WAL-9.3", "WAL-9.6")
def test_a_card_with_its_zero_towards_the_tower_counts_like_an_empty_zone() -> None:
    assert scored("T1{O2 W1}", {"Z11": (O, "4/0", "T11"), "Z1": (W, "3/2", "T1")}) == [3, 0, 0]


@rule("WAL-9.7", "WAL-9.8")
def test_tie_for_most() -> None:
    """EX-T17: guards O 2, W 2, T 1, numbers 3 and 2."""
    assert scored("T1{O2 W2 T1}", THREE_TWO) == [5, 5, 2]


@rule("WAL-9.7")
def test_tie_for_second() -> None:
    """EX-T18: O 3, W 1, T 1, numbers 4 and 1."""
    assert scored("T1{O3 W1 T1}", FOUR_ONE) == [5, 1, 1]


@rule("WAL-9.8")
def test_third() -> None:
    """EX-T19: O 3, W 2, T 1, numbers 4 and 1."""
    assert scored("T1{O3 W2 T1}", FOUR_ONE) == [5, 1, 0]


@rule("WAL-9.5", "WAL-9.8")
def test_one_guard_alone() -> None:
    """EX-T21: numbers 2 and 2; 4 votes, no second prize."""
    zones = {"Z11": (O, "2/2", "T1"), "Z1": (W, "2/0", "T1")}
    assert scored("T1{O1}", zones) == [4, 0, 0]


@rule("WAL-9.8")
def test_without_a_guard_there_is_no_rank() -> None:
    assert scored("T2{O1}", THREE_TWO) == [0, 0, 0]  # nobody in T1, zeros face T2
    assert scored("T1{O2 W2}", THREE_TWO) == [5, 5, 0]  # T is not second


@rule("WAL-9.8", "WAL-9.7")
def test_four_players_third_and_lower_get_nothing() -> None:
    zones = {"Z11": (O, "4/0", "T1"), "Z1": (W, "2/2", "T1")}
    table = given("T1{O4 W3 T2 X1}", round=2, zones=zones).towers()
    assert table.lines("towers") == [6, 2, 0, 0]
    table = given("T1{O1 W3 T3 X1}", round=2, zones=zones).towers()
    assert table.lines("towers") == [2, 6, 6, 2]


@rule("WAL-9.4")
def test_each_tower_is_scored_for_itself() -> None:
    """T1 has 3 and 1, T2 has 2 and 4, T11 has 0; the guards of another tower do not help."""
    zones = {"Z11": (O, "1/0", "T1"), "Z1": (W, "3/2", "T1"), "Z2": (T, "4/1", "T2")}
    assert scored("T1{O2 W1} T2{W2 O1} T11{T5}", zones) == [4 + 2, 1 + 6, 0]


@rule("WAL-9.4")
def test_only_the_two_zones_at_the_tower_count() -> None:
    zones = {"Z11": (O, "2/0", "T1"), "Z1": (W, "1/0", "T1"), "Z2": (T, "5/0", "T2"), "Z10": (W, "5/0", "T11")}
    assert scored("T1{O1}", zones) == [3, 0, 0]


@rule("WAL-9.4")
def test_the_zones_of_borderlands() -> None:
    """The ring closes between T8 and T1."""
    zones = {"Z8": (O, "3/1", "T8"), "Z1": (W, "4/1", "T1")}
    table = given("T1{O2 W1} T8{W1}", board="borderlands", round=2, zones=zones).towers()
    assert table.lines("towers") == [1 + 4, 1 + 3, 0, 0]


@rule("WAL-9.9")
@pytest.mark.parametrize("die", ["yellow 1", "orange 3"])
@pytest.mark.parametrize("built", ["", "all", "everything", "everything but G14 G1 P12"])
def test_gaps_neighbourhoods_and_the_die_do_not_matter(built: str, die: str) -> None:
    citizens = "T1{O1 W2} A2{O4p} A6{T4n}"
    table = given(citizens, players=3, round=2, zones=THREE_TWO, built=built, items={"T1": die}).towers()
    assert table.lines("towers") == [2, 5, 0]


@rule("WAL-9.9")
def test_a_demolished_wall_beside_the_tower_does_not_matter() -> None:
    assert scored("T1{O1 W2}", THREE_TWO, built="everything", demolished="G14 G1") == [2, 5, 0]


@rule("WAL-9.10")
def test_cards_left_in_hand_are_worth_nothing() -> None:
    hands = {O: ["5/0", "4/1", "3/2"], W: ["1/1"], T: [], X: ["4/0"]}
    table = given("T1{O1}", round=2, hands=hands, votes=[2, 2, 2, 2]).towers()
    assert table.outcome.scores == (2, 2, 2, 2)
