"""Section 4 of the rules: the votes of a neighbourhood (WAL-4.6 to WAL-4.15)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.marks import rule
from tests.walled_city import X, given

THREE_TILES = "all but P1 P2 P19"
"""A1, A2, A3 and A13 are one neighbourhood, with three survey tiles."""
FOUR_TILES = "all but P1 P2 P19 P6 P16"
"""With A4 and A10 also the fourth."""


def counted(citizens: str, players: int = 4, built: str = "all", items: Mapping[str, str] | None = None) -> list[int]:
    """Each player's votes for neighbourhoods in round 1; A2 has no survey tile."""
    return given(citizens, players=players, built=built, items=items).count().lines("neighbourhoods1")


@rule("WAL-4.6")
def test_first_all_neighbourhoods_then_all_factions() -> None:
    table = given("A2{O2p} A4{W1p} A6{T1p} A9{X1p}", built="all").count()
    counts = [event.id.removeprefix("walled_city-") for event in table.events]
    steps = [step for step in counts if step in ("neighbourhood", "faction-won")]
    won = steps.count("faction-won")
    assert won >= 1
    assert steps == ["neighbourhood"] * 13 + ["faction-won"] * won


@rule("WAL-4.6")
def test_every_neighbourhood_is_scored_for_itself() -> None:
    assert counted("A2{O2p W1p} A4{W3p T2p O1p} A6{X1n}") == [5 + 2, 3 + 5, 3, 5]


@rule("WAL-4.9")
def test_three_ranked_players() -> None:
    """EX-B10: O 5, T 4, W 1 citizens."""
    assert counted("A2{O5p W1p T4p}", players=3) == [5, 2, 3]


@rule("WAL-4.9")
def test_four_ranked_players() -> None:
    assert counted("A2{O1p W4p T2p X3p}") == [0, 5, 2, 3]


@rule("WAL-4.9", "WAL-4.8")
def test_one_player_alone_has_the_first_place() -> None:
    assert counted("A2{T1p}") == [0, 0, 5, 0]


@rule("WAL-4.7")
def test_a_peasant_and_a_noble_count_one_each() -> None:
    assert counted("A2{O2n W3p T1p3n X1n}") == [2, 3, 5, 0]


@rule("WAL-4.7", "WAL-4.12")
def test_nobles_break_only_equal_totals() -> None:
    """EX-T08: O 3p, W 2n."""
    assert counted("A2{O3p W2n}") == [5, 3, 0, 0]


@rule("WAL-4.8", "WAL-4.12")
def test_more_nobles_of_two_citizens_each() -> None:
    """EX-B11: O and T 2 citizens each, O with more nobles, W none."""
    assert counted("A2{O1p1n T2p}", players=3) == [5, 0, 3]


@rule("WAL-4.12")
def test_nobles_elsewhere_break_no_tie() -> None:
    assert counted("A2{O2p W2p} A4{O3n}") == [4 + 5, 4, 0, 0]
    assert counted("A2{O2p W2p} T11{O2} T1{O2}") == [4, 4, 0, 0]  # the towers on both sides of its gap


@rule("WAL-4.12")
def test_nobles_in_another_area_of_the_neighbourhood_break_the_tie() -> None:
    assert counted("A2{O2p W2p} A6{W1n O1p}", built="all but P12") == [3, 5, 0, 0]


@rule("WAL-4.8")
def test_absent_player_and_a_minus_tile() -> None:
    """EX-T11: X has nobody there and gets 0, not -1."""
    table = given("A1{O3p W2p T1p} A2{X1p}", items={"A1": "-1"}, built="all").count()
    assert table.lines("neighbourhoods1") == [4, 2, 1, 5]
    table = given("A1{O3p W2p T1p}", items={"A1": "-1"}, built="all").count()
    assert table.lines("neighbourhoods1") == [4, 2, 1, 0]


@rule("WAL-4.10")
def test_a_tile_adds_to_each_of_the_four_places() -> None:
    assert counted("A1{O4p W3p T2p X1p}", items={"A1": "+1"}) == [6, 4, 3, 1]


@rule("WAL-4.10")
def test_tiles_cancel() -> None:
    """EX-T07: +1 and -1 in one neighbourhood."""
    items = {"A1": "+1", "A3": "-1"}
    assert counted("A1{O4p W3p T2p X1p}", items=items, built="all but P2") == [5, 3, 2, 0]


@rule("WAL-4.10")
def test_several_tiles_add_up() -> None:
    assert counted("A2{O4p W3p} A13{T2p X1p}", built=THREE_TILES) == [8, 6, 5, 3]


@rule("WAL-4.10")
def test_a_tile_of_another_neighbourhood_does_not_matter() -> None:
    assert counted("A2{O2p W1p}", items={"A1": "+1", "A3": "+1", "A10": "+1", "A13": "+1"}) == [5, 3, 0, 0]


@rule("WAL-4.11")
def test_negative_fourth_place() -> None:
    """EX-T03: 4, 3, 2, 1 citizens, one -1 tile."""
    table = given("A1{O4p W3p T2p X1p}", items={"A1": "-1"}, built="all").count()
    assert table.lines("neighbourhoods1") == [4, 2, 1, -1]
    assert table.votes[X] == -1  # the votes themselves may fall below 0


@rule("WAL-4.10", "WAL-4.11")
def test_negative_third_place() -> None:
    """EX-T04: the same with three -1 tiles."""
    items = {"A1": "-1", "A3": "-1", "A13": "-1"}
    assert counted("A1{O4p W3p T2p X1p}", items=items, built=THREE_TILES) == [2, 0, -1, -3]


@rule("WAL-4.13", "WAL-4.15")
def test_three_tied_for_second() -> None:
    """EX-B09: pool 3+2+0 = 5, remainder 2 lost."""
    assert counted("A2{O2p W1p T1p X1p}") == [5, 1, 1, 1]


@rule("WAL-4.10", "WAL-4.13", "WAL-4.15")
def test_tie_for_first_with_a_tile() -> None:
    """EX-B12: places 6/4/3."""
    assert counted("A1{O1p1n W1p1n T2p}", players=3, items={"A1": "+1"}) == [5, 5, 3]


@rule("WAL-4.13")
def test_four_way_tie() -> None:
    """EX-T01: pool 10, 2 lost."""
    assert counted("A2{O1p W1p T1p X1p}") == [2, 2, 2, 2]


@rule("WAL-4.10", "WAL-4.13")
def test_four_way_tie_with_a_minus_tile() -> None:
    """EX-T02: pool 6."""
    assert counted("A1{O1p W1p T1p X1p}", items={"A1": "-1"}) == [1, 1, 1, 1]


@rule("WAL-4.13")
def test_three_players_tied_share_three_places_only() -> None:
    assert counted("A2{O1p W1p T1p}", players=3) == [3, 3, 3]  # pool 5+3+2 = 10, 1 lost
    assert counted("A2{O1p W1p T1p}") == [3, 3, 3, 0]


@rule("WAL-4.12", "WAL-4.15")
def test_tie_above_single_below() -> None:
    """EX-T09: O 3p1n, W 4p, T 3p1n."""
    assert counted("A2{O3p1n W4p T3p1n}", players=3) == [4, 2, 4]


@rule("WAL-4.15")
def test_after_three_tied_comes_the_fourth_place() -> None:
    assert counted("A1{O2p W2p T2p X1p}", items={"A1": "-1"}) == [2, 2, 2, -1]  # pool 4+2+1 = 7


@rule("WAL-4.15")
def test_two_ties_one_after_the_other() -> None:
    assert counted("A2{O2p W1p T2p X1p}") == [4, 1, 4, 1]


@rule("WAL-4.13", "WAL-4.14")
def test_negative_pool_without_remainder() -> None:
    """EX-T06: 3p / 2p / 1p / 1p, two -1 tiles."""
    items = {"A1": "-1", "A3": "-1"}
    assert counted("A1{O3p W2p T1p X1p}", items=items, built="all but P2") == [3, 1, -1, -1]


@rule("WAL-4.14")
def test_remainder_of_a_negative_pool_is_dropped_towards_zero() -> None:
    three = {"A1": "-1", "A3": "-1", "A13": "-1"}
    # places 2, 0, -1, -3
    assert counted("A1{O3p W2p T2p X1p}", items=three, built=THREE_TILES) == [2, 0, 0, -3]  # -1 shared by two
    assert counted("A1{O2p W1p T1p X1p}", items=three, built=THREE_TILES) == [2, -1, -1, -1]  # -4 shared by three
    # places 1, -1, -2, -4
    four = {**three, "A10": "-1"}
    assert counted("A1{O3p W2p T2p X1p}", items=four, built=FOUR_TILES) == [1, -1, -1, -4]  # -3 shared by two
    assert counted("A1{O1p W1p T1p X1p}", items=four, built=FOUR_TILES) == [-1, -1, -1, -1]  # -6 shared by four
