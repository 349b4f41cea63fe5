"""Section 7 of the rules: the Spy."""

from __future__ import annotations

from tests.citadels import cast_with, given
from tests.marks import rule


@rule("CIT-7.5")
def test_the_spy_chooses_another_player_and_one_of_five_types() -> None:
    table = given(cast=cast_with("spy"), holders={"spy": 0}).call("spy")
    types = ("noble", "religious", "trade", "military", "unique")
    assert table.choices("spy") == [f"spy p{player} {type_}" for player in (2, 3, 4) for type_ in types]
    table.refused("spy p1 noble")
    table.play("spy p2 noble")
    table.refused("spy p3 noble", "spy p2 trade")


@rule("CIT-7.5", "CIT-4.11")
def test_the_spy_may_look_at_nobody() -> None:
    table = given(cast=cast_with("spy"), holders={"spy": 0, "magician": 1}, hands={1: ["manor"]}, gold=2)
    table.call("spy").play("gather gold", "end")
    assert table.asked == (1, "turn")
    assert table.sees(0).players[1].known == []
    assert (table.gold(0), table.gold(1)) == (4, 2)


@rule("CIT-7.5")
def test_the_spy_sees_the_hand_only_after_naming_a_type_and_alone() -> None:
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands={1: ["manor", "temple"]}).call("spy")
    assert table.sees(0).players[1].known == []
    assert len({tuple(sorted(world.hands[1])) for world in table.worlds(0)}) > 1
    table.play("spy p2 trade")
    assert table.sees(0).players[1].known == ["manor", "temple"]
    assert table.hears(0, "citadels-you-see-hand") == [{"seat": 0, "target": 1, "districts": ["manor", "temple"]}]
    for other in (2, 3, None):
        assert table.sees(other).players[1].known == []
        assert table.hears(other, "citadels-you-see-hand") == []
        assert table.hears(other, "citadels-spies") == [{"seat": 0, "target": 1, "type": "trade", "n": 0, "gold": 0}]


@rule("CIT-7.6")
def test_the_spy_takes_a_gold_and_gains_a_card_for_each_match() -> None:
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0},
        gold={0: 1, 1: 5, 2: 5},
        hands={0: ["castle"], 1: ["manor", "palace", "temple", "tavern"]},
        deck=["prison", "docks", "harbor"],
    ).call("spy")
    table.play("spy p2 noble")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (3, 3, 5)
    assert table.hand(0) == ["castle", "docks", "prison"]
    assert table.hand(1) == ["manor", "palace", "tavern", "temple"]
    assert table.deck[0] == "harbor"


@rule("CIT-7.6")
def test_without_a_match_the_spy_gets_nothing() -> None:
    table = given(cast=cast_with("spy"), holders={"spy": 0}, gold=5, hands={1: ["manor", "temple"]}).call("spy")
    table.play("spy p2 military")
    assert (table.gold(0), table.gold(1), table.cards(0)) == (5, 5, 0)


@rule("CIT-7.6", "CIT-7.7")
def test_the_spy_takes_what_gold_there_is_and_a_card_for_every_match() -> None:
    """E-09: trade, the victim has 3 trade cards and g = 1: Spy +1 gold, +3 cards; victim g = 0, hand unchanged."""
    table = given(
        cast=cast_with("spy"), holders={"spy": 0}, gold={0: 2, 1: 1}, hands={1: ["tavern", "market", "docks", "manor"]}
    ).call("spy")
    table.play("spy p2 trade")
    assert (table.gold(0), table.cards(0)) == (3, 3)
    assert table.gold(1) == 0
    assert table.hand(1) == ["docks", "manor", "market", "tavern"]


@rule("CIT-7.7")
def test_from_a_player_without_gold_the_spy_still_gains_cards() -> None:
    table = given(cast=cast_with("spy"), holders={"spy": 0}, gold={0: 2, 1: 0}, hands={1: ["tavern", "market"]})
    table.call("spy").play("spy p2 trade")
    assert (table.gold(0), table.gold(1), table.cards(0)) == (2, 0, 2)


@rule("CIT-7.6", "CIT-15.12", "CIT-15.28")
def test_secret_vault_and_haunted_quarter_are_unique_for_the_spy() -> None:
    """T-34: he names unique, the hand has Secret Vault, Haunted Quarter, Manor: 2 matches."""
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0},
        gold={0: 0, 1: 5},
        hands={1: ["secret_vault", "haunted_quarter", "manor"]},
    ).call("spy")
    table.play("spy p2 unique")
    assert (table.gold(0), table.gold(1), table.cards(0)) == (2, 3, 2)
