"""Sections 4 and 8 of the rules: the votes of the factions (WAL-4.16 to WAL-4.21, WAL-8.7 to WAL-8.9)."""

from __future__ import annotations

from tests.marks import rule
from tests.walled_city import O, T, Table, W, given

YELLOW_7 = {"A2": "yellow 3", "A4": "yellow 3", "A5": "yellow 1", "T1": "yellow 2"}
PURPLE_5 = {"A2": "purple 3", "A4": "purple 2", "T1": "purple 3", "T2": "purple 1"}


def winners(table: Table) -> list[str]:
    """The factions that gave votes."""
    return [won["faction"] for won in table.said("faction-won")]


@rule("WAL-4.16", "WAL-4.17", "WAL-4.18")
def test_the_most_citizens_take_the_whole_value() -> None:
    """EX-B13: yellow 7, the die in the tower not counted; O 3p3n, W 3p2n, T 5p2n."""
    citizens = "A2{O1p3n W3p T2p} A4{O2p W2n T3p1n} A5{T1n}"
    table = given(citizens, players=3, items=YELLOW_7, built="all").count()
    assert table.lines("factions1") == [0, 0, 7]


@rule("WAL-4.16")
def test_symbols_in_towers_do_not_count_in_round_1() -> None:
    items = {"A2": "purple 1", "T1": "purple 3", "T2": "purple 3", "T11": "purple 3"}
    assert given("A2{O1p}", items=items, built="all").count().lines("factions1") == [1, 0, 0, 0]


@rule("WAL-4.17", "WAL-4.18")
def test_a_neighbourhood_with_two_dice_counts_once() -> None:
    """EX-T13: green 3 and 1 in one neighbourhood with O 2p, green 2 in another with W 3p; W takes all 6."""
    items = {"A6": "green 3", "A7": "green 1", "A2": "green 2", "T4": "green 3"}
    table = given("A6{O2p} A2{W3p}", items=items, built="all but P8").count()
    assert table.hoods() == ["A6 A7"]
    assert table.lines("factions1") == [0, 6, 0, 0]


@rule("WAL-4.17")
def test_citizens_beside_the_die() -> None:
    """EX-T14: L, P1 open, purple die in A2, O 3p in A1, W 2p in A2; O wins purple."""
    items = {"A2": "purple 3", "T1": "purple 1", "T2": "purple 1", "T3": "purple 1"}
    table = given("A1{O3p} A2{W2p}", items=items, built="all but P1").count()
    assert table.lines("factions1") == [3, 0, 0, 0]
    table = given("A1{O3p} A2{W2p}", items=items, built="all").count()
    assert table.lines("factions1") == [0, 3, 0, 0]


@rule("WAL-4.17")
def test_citizens_of_all_neighbourhoods_with_the_die_are_added() -> None:
    table = given("A2{O2p W1p} A4{O2p} A5{W4p}", items=YELLOW_7, built="all").count()
    assert table.lines("factions1") == [0, 7, 0, 0]  # O 4, W 5
    table = given("A2{O2p W1p} A4{O4p} A5{W4p}", items=YELLOW_7, built="all").count()
    assert table.lines("factions1") == [7, 0, 0, 0]  # O 6, W 5


@rule("WAL-4.17")
def test_citizens_count_for_every_faction_of_their_neighbourhood() -> None:
    items = {"A6": "blue 3", "A7": "green 2", "T1": "blue 1", "T2": "blue 1", "T3": "blue 1"}
    items |= {"T4": "green 1", "T5": "green 1", "T6": "green 1"}
    table = given("A6{O2p} A7{W1p}", items=items, built="all but P8").count()
    assert table.lines("factions1") == [3 + 2, 0, 0, 0]


@rule("WAL-4.18")
def test_there_is_no_second_prize() -> None:
    table = given("A2{O4p W3p T2p X1p}", items=YELLOW_7, built="all").count()
    assert table.lines("factions1") == [7, 0, 0, 0]


@rule("WAL-4.19")
def test_two_tied_share_and_lose_the_remainder() -> None:
    """EX-B14: purple 5; O 1p1n, W 1p1n, T nobody."""
    table = given("A2{O1p W1p1n} A4{O1n}", players=3, items=PURPLE_5, built="all").count()
    assert table.lines("factions1") == [2, 2, 0]


@rule("WAL-4.19")
def test_three_tied_share() -> None:
    """EX-T12: value 7, three players 2p1n each."""
    table = given("A2{O2p1n W2p1n} A4{T2p1n}", players=3, items=YELLOW_7, built="all").count()
    assert table.lines("factions1") == [2, 2, 2]


@rule("WAL-4.19")
def test_a_tie_goes_to_the_most_nobles() -> None:
    table = given("A2{O2p1n} A4{W1p2n T3p}", items=PURPLE_5, built="all").count()
    assert table.lines("factions1") == [0, 5, 0, 0]


@rule("WAL-4.19")
def test_nobles_decide_only_a_tie() -> None:
    table = given("A2{O3p} A4{W2n}", items=PURPLE_5, built="all").count()
    assert table.lines("factions1") == [5, 0, 0, 0]


@rule("WAL-4.19")
def test_only_nobles_among_the_citizens_counted_break_a_tie() -> None:
    table = given("A2{O2p W2p} A1{O4n}", items=PURPLE_5, built="all").count()
    assert table.lines("factions1") == [2, 2, 0, 0]


@rule("WAL-4.20")
def test_a_faction_without_citizens_gives_no_votes() -> None:
    """Yellow has citizens, purple has dice but nobody near them, blue has no die in an area."""
    items = {"A2": "yellow 3", "A4": "purple 3", "T1": "blue 3", "T2": "blue 3", "T3": "blue 3", "T4": "blue 3"}
    items |= {"T5": "yellow 1", "T6": "yellow 1", "T7": "yellow 1"}
    table = given("A2{O1p} A1{W3p} T1{W2}", items=items, built="all").count()
    assert table.lines("factions1") == [3, 0, 0, 0]
    assert winners(table) == ["yellow"]


@rule("WAL-4.20")
def test_on_an_empty_board_nobody_gets_votes() -> None:
    table = given(players=3, built="all").count()
    assert table.votes == [0, 0, 0]
    assert winners(table) == []


@rule("WAL-4.21")
def test_guards_count_nowhere_in_round_1() -> None:
    """W has guards in both towers at the gap of A2; they rank in no neighbourhood and win and tie no faction."""
    items = {"A2": "blue 3", "T1": "blue 2", "T11": "blue 1", "T2": "blue 1"}
    table = given("A2{O1p} T1{W3} T11{W3}", items=items, built="all").count()
    assert table.lines("neighbourhoods1") == [5, 0, 0, 0]
    assert table.lines("factions1") == [3, 0, 0, 0]
    table = given("A2{O1p W1p} T1{W3} T11{W3}", items=items, built="all").count()
    assert table.lines("neighbourhoods1") == [4, 4, 0, 0]
    assert table.lines("factions1") == [1, 1, 0, 0]


@rule("WAL-4.21", "WAL-8.6", "WAL-8.9")
def test_guards_of_the_armourers() -> None:
    """EX-T16: in round 1 nothing; in round 2 two citizens and two nobles for blue, none for any neighbourhood."""
    items = {"T1": "blue 3", "A2": "blue 2", "T2": "blue 1", "T3": "blue 1"}
    guilds = {O: "salters", W: "armourers", T: "vintners"}
    table = given(players=3, items=items, built="all but P7", guilds=guilds).turn(W)
    table.play("guild", "choose T1", "choose T1")
    assert table.tower("T1") == "W2"
    assert table.count().votes == [0, 0, 0]

    # in round 2 they win against 1 citizen and against 1p1n, but not against 3p
    table = given("A2{O1p} T1{W2}", players=3, items=items, round=2, built="everything").count()
    assert (table.lines("factions2"), table.lines("neighbourhoods2")) == ([0, 7, 0], [5, 0, 0])
    table = given("A2{O1p1n} T1{W2}", players=3, items=items, round=2, built="everything").count()
    assert (table.lines("factions2"), table.lines("neighbourhoods2")) == ([0, 7, 0], [5, 0, 0])
    table = given("A2{O3p} T1{W2}", players=3, items=items, round=2, built="everything").count()
    assert (table.lines("factions2"), table.lines("neighbourhoods2")) == ([7, 0, 0], [5, 0, 0])


@rule("WAL-8.7", "WAL-8.8")
def test_yellow_in_round_2() -> None:
    """EX-B21: yellow 9 in three neighbourhoods and a tower; O 6p2n, W 3p2n, T 5p2n."""
    items = {"A2": "yellow 3", "A4": "yellow 3", "A5": "yellow 1", "T1": "yellow 2"}
    citizens = "A2{O3p1n W1p T2p1n} A4{O3p W2p1n T3p} A5{T1n} T1{O1 W1}"
    table = given(citizens, players=3, items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [9, 0, 0]
    assert table.lines("factions1") == [0, 0, 0]


@rule("WAL-8.7")
def test_all_four_dice_count_in_round_2() -> None:
    items = {"A2": "purple 1", "T1": "purple 3", "T2": "purple 2", "T11": "purple 3"}
    table = given("A2{O1p}", items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [1 + 3 + 2 + 3, 0, 0, 0]


@rule("WAL-8.7", "WAL-8.8")
def test_a_faction_with_all_dice_in_towers_goes_to_the_guards() -> None:
    items = {"T1": "blue 1", "T2": "blue 2", "T3": "blue 3", "T4": "blue 1"}
    table = given("T1{O1} T4{O1} T2{W1}", items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [7, 0, 0, 0]


@rule("WAL-8.8")
def test_guards_count_only_for_the_die_of_their_tower() -> None:
    items = {"A2": "blue 3", "T1": "blue 1", "T2": "green 2", "T3": "blue 1", "T4": "blue 1"}
    items |= {"A4": "green 1", "A5": "green 1", "A6": "green 1"}
    table = given("A2{O1p} T2{W2}", items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [6, 5, 0, 0]  # blue to O, green to W


@rule("WAL-8.8")
def test_guards_and_citizens_are_added() -> None:
    items = {"A2": "blue 3", "T1": "blue 1", "T2": "blue 2", "T3": "blue 1"}
    table = given("A2{O1p W3p} T1{O1} T3{O2}", items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [7, 0, 0, 0]  # O 4, W 3


@rule("WAL-8.8", "WAL-8.4")
def test_nobles_who_fled_count_for_no_faction() -> None:
    items = {"A2": "blue 3", "T1": "blue 1", "T2": "blue 2", "T3": "blue 1"}
    table = given("A2{O3n W1p}", items=items, round=2, built="everything but G14").count()
    assert table.lines("factions2") == [0, 7, 0, 0]


@rule("WAL-8.9")
def test_guards_are_nobles_when_a_tie_is_broken() -> None:
    items = {"A2": "blue 2", "T1": "blue 1", "T2": "blue 1", "T3": "blue 1"}
    table = given("A2{O1p1n} T1{W1} T2{W1}", items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [0, 5, 0, 0]
    table = given("A2{O2n} T1{W1} T2{W1}", items=items, round=2, built="everything").count()
    assert table.lines("factions2") == [2, 2, 0, 0]  # still tied: divided, the remainder is lost
