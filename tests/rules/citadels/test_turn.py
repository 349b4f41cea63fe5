"""Section 4 of the rules: how a turn ends, what is for the turn and what for the round, and a whole turn."""

from __future__ import annotations

import pytest

from tests.citadels import cast_with, given
from tests.marks import rule

# ---- musts and the end of a turn


@rule("CIT-4.17")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_a_crown_not_yet_taken_is_taken_when_the_turn_ends(char: str) -> None:
    table = given(cast=cast_with(char), holders={char: 0}, crown=2).call(char)
    table.play("gather gold")
    assert table.sees(None).crown == 2
    table.play("end")
    assert table.sees(None).crown == 0


@rule("CIT-4.17")
def test_the_emperor_must_give_the_crown_away_before_his_turn_is_over() -> None:
    table = given(cast=cast_with("emperor"), holders={"emperor": 0, "bishop": 1}, crown=2, gold={3: 5})
    table.call("emperor").play("gather gold", "end")
    assert table.asked == (0, "crowning")
    table.refused("end", "pass")
    assert table.choices() == ["enthrone p2", "enthrone p4"]
    table.play("enthrone p4")
    assert table.sees(None).crown == 3
    assert table.asked == (1, "turn")


@rule("CIT-4.17")
def test_a_must_that_was_done_during_the_turn_is_not_done_again() -> None:
    table = given(cast=cast_with("emperor"), holders={"emperor": 0, "bishop": 1}, crown=2, gold={0: 2, 3: 5})
    table.call("emperor").play("enthrone p4", "gather gold")
    table.refused("enthrone p2", "enthrone p3")
    table.play("end")
    assert table.asked == (1, "turn")
    assert table.sees(None).crown == 3
    assert table.gold(0) == 5


@rule("CIT-4.19")
def test_outstanding_musts_come_before_the_poor_house() -> None:
    """The Emperor's tribute of 1 gold comes first; then he is no longer poor."""
    table = given(
        cast=cast_with("emperor"),
        holders={"emperor": 0},
        crown=2,
        gold={0: 0, 3: 5},
        hands={0: ["church"]},
        cities={0: ["poor_house"]},
    )
    table.call("emperor").play("gather gold", "build church")
    assert table.gold(0) == 0
    table.play("end", "enthrone p4")
    assert table.gold(0) == 1
    assert table.said("citadels-poor-house") == []


@rule("CIT-4.19")
def test_outstanding_musts_come_before_the_park() -> None:
    """The Emperor's tribute of a card comes first; then his hand is no longer empty."""
    table = given(
        cast=cast_with("emperor"),
        holders={"emperor": 0},
        crown=2,
        gold={3: 0},
        hands={3: ["manor"]},
        cities={0: ["park"]},
    )
    table.call("emperor").play("gather gold", "end", "enthrone p4")
    assert table.hand(0) == ["manor"]


@rule("CIT-4.19")
def test_park_and_poor_house_come_before_the_alchemists_refund() -> None:
    """Judged on the state at that moment: with the refund of 4 first he would not be poor."""
    table = given(
        cast=cast_with("alchemist"),
        holders={"alchemist": 0},
        gold={0: 2},
        hands={0: ["harbor"]},
        cities={0: ["park", "poor_house"]},
    )
    table.call("alchemist").play("gather gold", "build harbor")
    assert (table.gold(0), table.cards(0)) == (0, 0)
    table.play("end")
    assert (table.gold(0), table.cards(0)) == (5, 2)
    effects = [event.id for event in table.events if event.id.endswith(("-park", "-poor-house", "-alchemist"))]
    assert effects == ["citadels-park", "citadels-poor-house", "citadels-alchemist"]


@rule("CIT-4.20")
def test_a_turn_goes_on_until_its_player_ends_it() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1}, gold={0: 9}, hands={0: ["temple"]}, cities={0: ["tavern"]}
    ).call("merchant")
    table.play("gather gold", "build temple")
    assert table.asked == (0, "turn")
    table.play("extra_gold", "income")
    assert table.asked == (0, "turn")
    table.play("end")
    assert table.asked == (1, "turn")


# ---- round or turn


@rule("CIT-4.18")
def test_the_building_limit_is_per_turn() -> None:
    hand = ["temple", "church", "watchtower", "prison", "manor"]
    table = given(players=2, holders={"architect": 0, "warlord": 0}, gold={0: 20}, hands={0: hand}).call("architect")
    table.play("gather gold", "build temple", "build church", "build watchtower")
    table.refused("build prison")
    table.play("end", "gather gold", "build prison")
    table.refused("build manor")
    assert table.city(0) == ["temple", "church", "watchtower", "prison"]


@rule("CIT-4.18", "CIT-4.15")
def test_once_per_turn_means_once_in_each_of_a_players_two_turns() -> None:
    table = given(
        players=2,
        holders={"architect": 0, "warlord": 0},
        gold={0: 0},
        hands={0: ["manor", "castle"]},
        cities={0: ["laboratory"]},
    ).call("architect")
    table.play("gather gold", "laboratory manor", "end")
    assert table.seat == 0
    table.play("laboratory castle")
    assert table.gold(0) == 6


@rule("CIT-4.18")
def test_the_wizards_duplicates_are_for_his_turn_only() -> None:
    table = given(
        players=2,
        cast=cast_with("wizard"),
        holders={"wizard": 0, "merchant": 0},
        absent=["king", "bishop"],
        gold={0: 20},
        hands={0: ["manor", "manor"]},
        cities={0: ["manor"]},
    ).call("wizard")
    table.play("gather gold", "build manor", "end", "gather gold")
    table.refused("build manor")
    assert table.city(0) == ["manor", "manor"]


@rule("CIT-4.18")
def test_the_traders_freedom_is_for_his_turn_only() -> None:
    table = given(
        players=2,
        cast=cast_with("trader"),
        holders={"trader": 0, "warlord": 0},
        absent=["architect"],
        gold={0: 20},
        hands={0: ["tavern", "market", "docks", "harbor"]},
    ).call("trader")
    table.play("gather gold", "build tavern", "build market", "end", "gather gold", "build docks")
    table.refused("build harbor")


@rule("CIT-4.18")
def test_the_navigators_ban_on_building_is_for_his_turn_only() -> None:
    table = given(
        players=2,
        cast=cast_with("navigator"),
        holders={"navigator": 0, "warlord": 0},
        gold={0: 20},
        hands={0: ["tavern"]},
    ).call("navigator")
    table.play("gather gold")
    table.refused("build tavern")
    table.play("end", "gather gold", "build tavern")
    assert table.city(0) == ["tavern"]


@rule("CIT-4.18")
def test_the_bishops_protection_is_for_the_round() -> None:
    """It outlasts his turn, and is gone in the next round."""
    table = given(players=7, holders={"bishop": 0, "warlord": 1}, gold=9, cities={0: ["tavern"], 2: ["tavern"]}).call(
        "bishop"
    )
    table.play("gather gold", "end").until_called("warlord")
    table.refused("destroy p1 tavern")
    assert table.can("destroy p3 tavern")
    table.end_round()
    assert table.sees(None).protected == -1


@rule("CIT-4.18")
def test_a_character_is_killed_for_one_round() -> None:
    table = given(players=7, holders={"assassin": 0, "warlord": 1}).call("assassin")
    table.play("kill warlord").end_round()
    assert "warlord" not in [said["char"] for said in table.said("citadels-reveals")]
    assert table.sees(None).killed == ""
    table.until_called("warlord")
    assert table.said("citadels-reveals")[-1]["char"] == "warlord"
    assert table.asked[1] == "turn"


@rule("CIT-4.18")
def test_a_character_is_bewitched_for_one_round() -> None:
    table = given(players=7, cast=cast_with("witch"), holders={"witch": 0, "warlord": 1}).call("witch")
    table.play("gather gold", "bewitch warlord").end_round()
    assert table.sees(None).bewitched == ""
    table.until_called("warlord").play("gather gold")
    assert table.can("end")


@rule("CIT-4.18")
def test_the_end_that_a_killed_king_waits_for_is_the_end_of_the_round() -> None:
    table = given(holders={"king": 0, "bishop": 1, "warlord": 2}, crown=3, killed="king", absent=["merchant"])
    table.call("bishop").play("gather gold", "end")
    assert table.sees(None).crown == 3
    table.until_called("warlord").play("gather gold")
    assert table.sees(None).crown == 3
    table.play("end")
    assert table.sees(None).crown == 0


@rule("CIT-4.18")
def test_the_queen_waits_for_a_killed_neighbour_until_the_end_of_the_round() -> None:
    table = given(players=5, cast=cast_with("queen"), holders={"queen": 0, "king": 1}, gold={0: 2}, killed="king")
    table.call("queen")
    table.refused("favor")
    table.play("gather gold")
    assert table.gold(0) == 4
    table.play("end")
    assert table.gold(0) == 7


# ---- a whole turn


@rule("CIT-4.2", "CIT-4.5", "CIT-4.7", "CIT-4.12", "CIT-4.14", "CIT-5.4", "CIT-7.2")
@rule("CIT-13.1", "CIT-13.3", "CIT-15.27")
@pytest.mark.parametrize("stash", [0, 1, 7])
def test_the_example_turn_of_the_books(stash: int) -> None:
    """E-01: Anna (seat 0) is the Thief and robs Lizi's (1) Warlord, who destroys Máté's (2) Market and builds."""
    table = given(
        holders={"thief": 0, "warlord": 1},
        robbed="warlord",
        absent=["bishop"],
        gold={0: 2, 1: stash},
        hands={1: ["barracks", "fortress"]},
        cities={1: ["prison", "school_of_magic", "manor"], 2: ["market", "temple"]},
    )
    table.call("warlord")
    assert table.said("citadels-reveals")[-1] == {"seat": 1, "char": "warlord"}
    assert (table.gold(0), table.gold(1)) == (2 + stash, 0)
    table.play("gather gold")
    assert table.gold(1) == 2
    table.play("destroy p3 market")
    assert table.gold(1) == 1
    assert table.city(2) == ["temple"]
    assert table.bottom == "market"
    table.play("income")
    assert table.gold(1) == 3
    table.play("build barracks")
    assert table.gold(1) == 0
    assert table.city(1) == ["prison", "school_of_magic", "manor", "barracks"]
    table.refused("income", "destroy p3 temple", "build fortress")
    table.play("end")
    assert table.pos.round == 2
    assert table.asked[1] == "draft"
    assert all(player.characters == [] for player in table.sees(None).players)
