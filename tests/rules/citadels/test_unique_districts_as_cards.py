"""Section 15: cards that are more than cards, the Secret Vault and the Haunted Quarter."""

from __future__ import annotations

from tests.citadels import cast_with, given
from tests.marks import rule


@rule("CIT-15.28", "CIT-15.12", "CIT-7.6")
def test_spy_counts_secret_vault_and_haunted_quarter_as_unique() -> None:
    """T-34: Spy names unique, the hand has Secret Vault, Haunted Quarter and Manor: 2 matches."""
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0},
        gold={0: 0, 1: 5},
        hands={1: ["secret_vault", "haunted_quarter", "manor"]},
    )
    table.call("spy").play("spy p2 unique")
    assert (table.gold(0), table.gold(1)) == (2, 3)
    assert (table.cards(0), table.cards(1)) == (2, 3)


@rule("CIT-15.12")
def test_haunted_quarter_is_simply_unique_during_the_game() -> None:
    for char in ("king", "bishop", "merchant", "warlord"):
        table = given(holders={char: 0}, cities={0: ["haunted_quarter"]})
        table.call(char).refused("income")
    table = given(holders={"merchant": 0}, gold={0: 0}, hands={0: ["haunted_quarter"]}, cities={0: ["factory"]})
    table.call("merchant").play("gather gold", "build haunted_quarter")
    assert table.gold(0) == 1  # 1 less than its cost of 2, as for any unique


@rule("CIT-15.28", "CIT-8.5")
def test_wizard_can_only_put_the_secret_vault_into_his_hand() -> None:
    """T-37: the Wizard takes the Secret Vault: only "to hand" is offered."""
    table = given(
        cast=cast_with("wizard"),
        holders={"wizard": 0},
        gold={0: 9},
        hands={1: ["secret_vault"]},
        cities={0: ["framework"]},
    )
    table.call("wizard").play("gather gold", "look p2", "take secret_vault")
    assert table.choices() == ["to_hand"]
    table.refused("build secret_vault", "framework secret_vault")
    table.play("to_hand")
    assert table.hand(0) == ["secret_vault"]


@rule("CIT-15.28")
def test_secret_vault_cannot_be_built_by_any_means() -> None:
    table = given(
        cast=cast_with("cardinal"),
        holders={"cardinal": 0},
        gold=9,
        hands={0: ["secret_vault", "tavern"]},
        cities={0: ["framework"]},
    )
    table.call("cardinal").play("gather gold")
    table.refused("build secret_vault", "framework secret_vault", "borrow secret_vault p2")
    assert not [text for text in table.choices() if "secret_vault" in text]


@rule("CIT-15.28")
def test_secret_vault_can_be_discarded_given_taken_and_put_under_a_museum() -> None:
    hands = {0: ["secret_vault", "tavern"], 1: ["manor"]}
    table = given(holders={"merchant": 0}, hands=hands, cities={0: ["museum"]})
    table.call("merchant").play("museum secret_vault")
    assert table.points(0) == {"districts": 4, "museum": 1}  # under the Museum it is worth 1, not 3
    table = given(holders={"merchant": 0}, hands=hands, cities={0: ["laboratory"]})
    table.call("merchant").play("laboratory secret_vault")
    assert table.bottom == "secret_vault"
    table = given(holders={"magician": 0}, hands=hands)
    table.call("magician").play("swap_hands p2")
    assert table.hand(1) == ["secret_vault", "tavern"]
    table = given(cast=cast_with("seer"), holders={"seer": 0}, hands=hands)
    table.call("seer").play("divine", "give secret_vault")
    assert table.hand(1) == ["secret_vault"]
