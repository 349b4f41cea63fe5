"""Section 6 of the rules: the Assassin."""

from __future__ import annotations

import pytest

from tests.citadels import cast_with, given
from tests.marks import rule


@rule("CIT-6.1")
def test_the_assassin_names_any_one_other_character_of_the_cast() -> None:
    table = given(holders={"assassin": 0}).call("assassin")
    assert sorted(table.choices("kill")) == [
        "kill architect",
        "kill bishop",
        "kill king",
        "kill magician",
        "kill merchant",
        "kill thief",
        "kill warlord",
    ]
    table.refused("kill assassin", "kill emperor", "kill artist")
    table.play("kill merchant")
    assert table.sees(None).killed == "merchant"
    table.refused("kill king")


@rule("CIT-6.1")
def test_the_assassin_may_name_nobody() -> None:
    table = given(holders={"assassin": 0, "thief": 1}).call("assassin")
    table.play("gather gold", "end")
    assert table.sees(None).killed == ""
    assert table.asked == (1, "turn")


@rule("CIT-6.2")
def test_a_killed_character_stays_silent_and_loses_the_whole_turn() -> None:
    table = given(
        holders={"assassin": 0, "merchant": 1, "warlord": 2, "thief": 3},
        gold={1: 0},
        hands={1: ["tavern"]},
        cities={1: ["market", "poor_house"]},
    ).call("assassin")
    table.play("kill merchant", "gather gold", "end").until_called("warlord")
    assert (table.gold(1), table.hand(1), table.city(1)) == (0, ["tavern"], ["market", "poor_house"])
    assert "merchant" not in [said["char"] for said in table.said("citadels-reveals")]
    assert {"char": "merchant"} in table.said("citadels-called-nobody")
    for other in (0, 2, 3, None):
        assert table.sees(other).players[1].characters == []


@rule("CIT-6.2")
def test_the_end_of_turn_effects_of_a_killed_player_do_not_act() -> None:
    cities = {1: ["poor_house", "park"]}
    table = given(holders={"merchant": 1, "architect": 2}, killed="merchant", gold={1: 0}, cities=cities)
    table.call("merchant")
    assert table.asked == (2, "turn")
    assert (table.gold(1), table.cards(1)) == (0, 0)

    table = given(holders={"merchant": 1, "architect": 2}, gold={1: 0}, hands={1: ["church"]}, cities=cities)
    table.call("merchant").play("gather gold", "build church", "end")
    assert (table.gold(1), table.cards(1)) == (1, 2)


@rule("CIT-6.2", "CIT-7.1")
def test_the_holder_of_a_killed_character_keeps_his_gold_as_the_thief_cannot_name_it() -> None:
    table = given(holders={"assassin": 0, "thief": 1, "merchant": 2}, gold=5).call("assassin")
    table.play("kill merchant", "gather gold", "end")
    assert table.asked == (1, "turn")
    table.refused("rob merchant")
    table.play("gather gold", "end").end_round()
    assert table.gold(2) == 5


@rule("CIT-6.3")
@pytest.mark.parametrize("name", ["architect", "king"])
def test_a_face_up_or_unheld_character_can_be_named_and_then_nothing_happens(name: str) -> None:
    """The Architect lies face up, the King face down."""
    table = given(
        holders={"assassin": 0, "thief": 1, "magician": 2, "warlord": 3},
        absent=["king", "bishop", "merchant", "architect"],
    ).call("assassin")
    assert set(table.sees(None).face_up) == {"architect", "merchant"}
    table.play(f"kill {name}", "gather gold", "end").until_called("warlord")
    assert [said["char"] for said in table.said("citadels-reveals")] == ["assassin", "thief", "magician", "warlord"]
    table.end_round()
    assert [table.gold(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert table.sees(None).crown == 0


@rule("CIT-6.3", "CIT-9.4")
def test_the_assassin_kills_his_own_second_character() -> None:
    """T-11: with 3 players he kills his own King: no King's turn, but at the end of the round he takes the crown."""
    table = given(players=3, holders={"assassin": 0, "king": 0, "bishop": 1}, crown=2, cities={0: ["manor"]})
    table.call("assassin").play("kill king", "gather gold", "end").until_called("bishop")
    assert table.gold(0) == 4
    assert "king" not in [said["char"] for said in table.said("citadels-reveals")]
    assert table.sees(None).crown == 2
    table.end_round()
    assert table.sees(None).crown == 0
    assert table.gold(0) == 4


@rule("CIT-6.4", "CIT-10.3", "CIT-13.3")
def test_a_killed_bishop_protects_nobody() -> None:
    """T-09: the Warlord destroys the killed Bishop's Tavern for 0; the living Bishop's he cannot touch."""
    table = given(
        holders={"bishop": 1, "warlord": 2, "assassin": 0}, absent=["architect"], gold={2: 0}, cities={1: ["tavern"]}
    ).call("assassin")
    table.play("kill bishop", "gather gold", "end").until_called("warlord")
    table.play("destroy p2 tavern")
    assert table.gold(2) == 0
    assert table.city(1) == []

    table = given(
        holders={"bishop": 1, "warlord": 2, "assassin": 0}, absent=["architect"], gold={2: 0}, cities={1: ["tavern"]}
    ).call("assassin")
    table.play("kill king", "gather gold", "end").until_called("warlord")
    table.refused("destroy p2 tavern")


@rule("CIT-6.4")
def test_a_killed_thief_robs_nobody() -> None:
    table = given(holders={"assassin": 0, "thief": 1, "magician": 2, "merchant": 3}, gold=5).call("assassin")
    table.play("kill thief", "gather gold", "end")
    assert table.asked == (2, "turn")
    table.play("gather gold", "end").until_called("merchant")
    assert (table.gold(1), table.gold(2), table.gold(3)) == (5, 7, 5)
    assert table.sees(None).robbed == ""


@rule("CIT-6.4")
def test_a_killed_blackmailer_threatens_nobody() -> None:
    table = given(cast=cast_with("blackmailer"), holders={"assassin": 0, "blackmailer": 1, "magician": 2})
    table.call("assassin").play("kill blackmailer", "gather gold", "end")
    assert table.asked == (2, "turn")
    assert table.sees(None).threats == []
    table.play("gather gold")
    assert table.can("end")


@rule("CIT-6.4", "CIT-9.4", "CIT-9.9")
@pytest.mark.parametrize("char", ["king", "patrician", "emperor"])
def test_a_killed_rank_4_still_moves_the_crown_at_the_end_of_the_round(char: str) -> None:
    table = given(cast=cast_with(char), holders={"assassin": 0, char: 1, "warlord": 2}, crown=3, gold=2)
    table.call("assassin").play(f"kill {char}", "gather gold", "end").until_called("warlord")
    assert table.sees(None).crown == 3
    table.play("gather gold", "end")
    if char == "emperor":
        assert table.asked == (1, "crowning")
        table.play("enthrone p3")
    assert table.sees(None).crown == (2 if char == "emperor" else 1)
    assert table.gold(1) == 2


@rule("CIT-6.4", "CIT-14.11")
def test_the_tax_is_due_also_if_the_tax_collector_was_killed() -> None:
    table = given(
        players=5,
        cast=cast_with("tax_collector"),
        holders={"merchant": 0, "tax_collector": 1},
        killed="tax_collector",
        gold={0: 2},
        hands={0: ["temple"]},
    ).call("merchant")
    table.play("gather gold", "build temple")
    assert table.gold(0) == 2
    assert table.sees(None).tax == 1
