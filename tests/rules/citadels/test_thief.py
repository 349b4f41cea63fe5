"""Section 7 of the rules: the Thief."""

from __future__ import annotations

from tests.citadels import cast_with, given
from tests.marks import rule


@rule("CIT-7.1")
def test_the_thief_names_any_character_from_rank_3_up() -> None:
    table = given(holders={"thief": 0}).call("thief")
    assert sorted(table.choices("rob")) == [
        "rob architect",
        "rob bishop",
        "rob king",
        "rob magician",
        "rob merchant",
        "rob warlord",
    ]
    table.refused("rob assassin", "rob thief", "rob emperor")
    table.play("rob king")
    assert table.sees(None).robbed == "king"
    table.refused("rob bishop")


@rule("CIT-7.1", "CIT-4.11")
def test_the_thief_may_name_nobody() -> None:
    table = given(holders={"thief": 0, "magician": 1}, gold=5).call("thief").play("gather gold", "end")
    assert table.asked == (1, "turn")
    assert (table.gold(0), table.gold(1)) == (7, 5)


@rule("CIT-7.1")
def test_the_killed_character_cannot_be_robbed() -> None:
    table = given(holders={"assassin": 1, "thief": 0}, killed="merchant").call("thief")
    table.refused("rob merchant", "rob assassin")
    assert table.can("rob king")


@rule("CIT-7.1")
def test_the_bewitched_character_cannot_be_robbed() -> None:
    table = given(cast=cast_with("witch"), holders={"witch": 1, "thief": 0}, bewitched="merchant").call("thief")
    table.refused("rob merchant", "rob witch")
    assert table.can("rob king")


@rule("CIT-7.1")
def test_a_warranted_character_can_be_robbed() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 1, "thief": 0},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
    ).call("thief")
    assert table.can("rob merchant")
    table.refused("rob magistrate")


@rule("CIT-7.2")
def test_the_thief_takes_all_gold_as_soon_as_the_character_is_revealed() -> None:
    table = given(holders={"thief": 0, "merchant": 1, "magician": 2}, gold={0: 1, 1: 8}).call("thief")
    table.play("gather gold", "rob merchant", "end")
    assert table.asked == (2, "turn")
    assert (table.gold(0), table.gold(1)) == (3, 8)  # not before he is called
    table.until_called("merchant")
    assert table.asked == (1, "turn")
    assert table.can("gather gold")  # he has not done anything yet
    assert (table.gold(0), table.gold(1)) == (11, 0)


@rule("CIT-7.2")
def test_another_character_of_the_round_is_not_robbed() -> None:
    table = given(holders={"thief": 0, "merchant": 1, "architect": 2}, gold=5, robbed="architect")
    table.call("merchant")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (5, 5, 5)
    table.play("gather gold", "end")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (10, 7, 0)


@rule("CIT-7.2", "CIT-7.3")
def test_what_a_robbed_merchant_gains_afterwards_is_safe() -> None:
    """T-29: robbed with g = 4, 2 trade districts, gathers gold: Thief +4; Merchant 0 + 2 + 2 + 1 = 5."""
    table = given(
        holders={"thief": 0, "merchant": 1}, robbed="merchant", gold={0: 2, 1: 4}, cities={1: ["tavern", "market"]}
    ).call("merchant")
    assert (table.gold(0), table.gold(1)) == (6, 0)
    table.play("gather gold", "income", "extra_gold")
    assert table.gold(1) == 5
    table.play("end")
    assert (table.gold(0), table.gold(1)) == (6, 5)


@rule("CIT-7.3")
def test_if_nobody_reveals_the_named_character_nothing_happens() -> None:
    table = given(holders={"thief": 0, "magician": 1, "king": 2, "bishop": 3}, absent=["merchant"], gold=5).call(
        "thief"
    )
    table.play("rob merchant", "gather gold", "end").end_round()
    assert [table.gold(seat) for seat in range(4)] == [7, 7, 7, 7]
    assert table.said("citadels-robbed") == []


@rule("CIT-7.3")
def test_an_empty_stash_yields_nothing() -> None:
    table = given(holders={"thief": 0, "merchant": 1}, robbed="merchant", gold={0: 2, 1: 0}).call("merchant")
    assert (table.gold(0), table.gold(1)) == (2, 0)


@rule("CIT-7.4")
def test_robbing_the_own_second_character_is_legal_and_moves_no_gold() -> None:
    table = given(players=3, holders={"thief": 0, "merchant": 0}, absent=["bishop"], gold={0: 4, 1: 3, 2: 3}).call(
        "thief"
    )
    table.play("rob merchant", "gather gold", "end").until_called("merchant")
    assert table.seat == 0
    assert table.gold(0) == 6
    table.play("gather gold")
    assert table.gold(0) == 8
