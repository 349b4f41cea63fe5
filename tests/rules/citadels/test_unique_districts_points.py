"""Section 15: unique districts that score at the end of the game."""

from __future__ import annotations

import pytest

from tests.citadels import cast_with, given
from tests.marks import rule


@rule("CIT-15.3", "CIT-5.9")
def test_basilica_counts_districts_of_odd_effective_cost() -> None:
    """T-63: Basilica, Manor 3 beautified (4), Market 2 beautified (3), Palace 5: 2 points."""
    table = given(cities={0: ["basilica", "manor+", "market+", "palace"]})
    assert table.points(0)["basilica"] == 2
    table = given(cities={0: ["basilica", "manor", "market", "palace"]})
    assert table.points(0)["basilica"] == 2  # Manor and Palace; itself it is even
    table = given(cities={0: ["basilica+", "market"]})
    assert table.points(0)["basilica"] == 1  # itself, beautified
    table = given(cities={0: ["basilica", "market"], 1: ["manor", "palace"]})
    assert table.points(0) == {"districts": 6}
    assert table.points(1) == {"districts": 8}


@pytest.mark.parametrize(
    ("city", "points"),
    [
        (["capitol", "manor", "castle", "palace"], 3),
        (["capitol", "temple", "church", "monastery"], 3),
        (["capitol", "tavern", "market", "docks"], 3),
        (["capitol", "prison", "watchtower", "barracks"], 3),
        (["capitol", "keep", "statue"], 3),  # unique is a type too
        (["capitol", "manor", "castle", "palace", "temple", "church", "monastery"], 3),  # once only
        (["capitol", "manor", "castle", "temple", "church", "tavern", "market"], 0),
        (["capitol", "haunted_quarter", "manor", "castle"], 3),  # as declared: noble
        (["capitol", "haunted_quarter", "keep"], 3),  # as declared: unique
        (["capitol", "haunted_quarter", "manor"], 0),
    ],
)
@rule("CIT-15.4")
def test_capitol_scores_once_for_three_districts_of_a_type(city: list[str], points: int) -> None:
    table = given(cities={0: city})
    assert table.points(0).get("capitol", 0) == points


@rule("CIT-15.5")
def test_dragon_gate_scores_2_more_and_still_costs_6() -> None:
    table = given(holders={"warlord": 1, "merchant": 2}, gold={1: 5, 2: 3}, cities={0: ["dragon_gate"]})
    assert table.points(0) == {"districts": 6, "dragon_gate": 2}
    table.call("warlord").play("destroy p1 dragon_gate")
    assert table.gold(1) == 0
    table = given(holders={"warlord": 1}, gold={1: 4}, cities={0: ["dragon_gate"]})
    table.call("warlord").refused("destroy p1 dragon_gate")
    table = given(holders={"merchant": 2}, gold={2: 3}, hands={2: ["dragon_gate"]})
    table.call("merchant").play("gather gold").refused("build dragon_gate")
    table.play("extra_gold", "build dragon_gate")
    assert table.gold(2) == 0


@rule("CIT-15.12", "CIT-16.3")
def test_haunted_quarter_fills_in_the_missing_type() -> None:
    for missing, rest in (
        ("noble", ["temple", "tavern", "prison", "keep"]),
        ("religious", ["manor", "tavern", "prison", "keep"]),
        ("trade", ["manor", "temple", "prison", "keep"]),
        ("military", ["manor", "temple", "tavern", "keep"]),
        ("unique", ["manor", "temple", "tavern", "prison"]),
    ):
        table = given(cities={0: ["haunted_quarter", *rest]})
        assert table.points(0).get("types") == 3, missing
        table = given(cities={0: rest})
        assert "types" not in table.points(0), missing


@rule("CIT-15.12")
def test_haunted_quarter_is_one_type_for_all_scoring() -> None:
    """T-62: extras and five types by declaration: unique 6, military 5, religious 5, trade or noble 2. Best 6."""
    city = ["wishing_well", "capitol", "haunted_quarter", "temple", "church", "tavern", "manor"]
    table = given(cities={0: city})
    assert table.points(0) == {"districts": 5 + 5 + 2 + 1 + 2 + 1 + 3, "first": 4, "wishing_well": 3, "capitol": 3}
    # without the Capitol the missing military type is worth more than a third unique district
    table = given(cities={0: ["wishing_well", "haunted_quarter", "temple", "tavern", "manor"]})
    assert table.points(0) == {"districts": 12, "types": 3, "wishing_well": 1}


@rule("CIT-15.12", "CIT-15.14")
def test_haunted_quarter_declared_as_another_type_is_no_longer_unique() -> None:
    """T-61: as military 21 + 3 + 4 + 5 = 33; as unique 25. Best 33. And E-12."""
    city = ["manor", "temple", "tavern", "castle", "palace", "ivory_tower", "haunted_quarter"]
    table = given(cities={0: city})
    assert table.points(0) == {"districts": 21, "types": 3, "first": 4, "ivory_tower": 5}
    assert table.total(0) == 33


@rule("CIT-15.13", "CIT-5.10")
def test_imperial_treasury_scores_the_stash_only() -> None:
    table = given(
        players=5,
        cast=cast_with("tax_collector"),
        gold={0: 7, 1: 3},
        tax=4,
        cities={0: ["imperial_treasury", "manor+"]},
    )
    assert table.points(0) == {"districts": 9, "imperial_treasury": 7}
    assert table.points(1) == {"districts": 0}
    table = given(gold={0: 0}, cities={0: ["imperial_treasury"]})
    assert table.total(0) == 5


@rule("CIT-15.14")
def test_ivory_tower_scores_5_alone() -> None:
    assert given(cities={0: ["ivory_tower", "manor"]}).points(0) == {"districts": 8, "ivory_tower": 5}
    assert given(cities={0: ["ivory_tower", "keep"]}).points(0) == {"districts": 8}
    # the points are the Ivory Tower's: a Haunted Quarter alone has none
    assert given(cities={0: ["haunted_quarter", "manor"]}).points(0) == {"districts": 5}
    table = given(cities={0: ["ivory_tower", "haunted_quarter"], 1: ["keep"]})
    assert table.points(0) == {"districts": 7, "ivory_tower": 5}


@rule("CIT-15.18", "CIT-15.28")
def test_map_room_counts_the_hand_with_the_secret_vault() -> None:
    """T-64: hand = Secret Vault + 2 cards: 3 + 3; the Secret Vault under a Museum instead: 1 and 2."""
    table = given(hands={0: ["secret_vault", "manor", "tavern"]}, cities={0: ["map_room"]})
    assert table.points(0) == {"districts": 5, "map_room": 3, "secret_vault": 3}
    table = given(hands={0: ["manor", "tavern"]}, cities={0: ["map_room", "museum"]}, museum=["secret_vault"])
    assert table.points(0) == {"districts": 9, "map_room": 2, "museum": 1}
    table = given(hands={0: ["manor", "tavern"], 1: ["market"]}, cities={1: ["map_room"]})
    assert table.points(0) == {"districts": 0}
    assert table.points(1) == {"districts": 5, "map_room": 1}


@rule("CIT-15.28")
def test_secret_vault_is_revealed_from_the_hand_when_the_game_is_over() -> None:
    seven = ["manor", "castle", "temple", "church", "tavern", "market", "prison"]
    table = given(holders={"warlord": 0}, cities={0: seven}, hands={1: ["secret_vault"], 2: ["manor"]})
    table.call("warlord").play("gather gold", "end")
    outcome = table.pos.outcome
    assert outcome is not None
    assert outcome.scores[1] == 3
    assert outcome.scores[2] == 0
    assert table.said("citadels-secret-vault") == [{"seat": 1}]


@rule("CIT-15.31", "CIT-3.7", "CIT-9.4")
def test_statue_scores_5_with_the_crown_at_the_very_end() -> None:
    """T-43: last round, King killed, his holder owns the Statue, crown elsewhere: he takes it before scoring: +5."""
    seven = ["manor", "castle", "temple", "church", "tavern", "market", "prison"]
    table = given(
        holders={"assassin": 2, "king": 1, "warlord": 0}, killed="king", crown=0, cities={0: seven, 1: ["statue"]}
    )
    table.call("warlord").play("gather gold", "end")
    outcome = table.pos.outcome
    assert outcome is not None
    assert dict(outcome.breakdown[1]) == {"districts": 3, "statue": 5}


@rule("CIT-15.31", "CIT-9.9")
def test_statue_scores_nothing_if_a_killed_emperor_moves_the_crown_away() -> None:
    seven = ["manor", "castle", "temple", "church", "tavern", "market", "prison"]
    table = given(
        cast=cast_with("emperor"),
        holders={"assassin": 2, "emperor": 1, "warlord": 0},
        killed="emperor",
        crown=3,
        cities={0: seven, 3: ["statue"]},
    )
    table.call("warlord").play("gather gold", "end")
    assert table.asked == (1, "crowning")
    table.play("enthrone p3")
    outcome = table.pos.outcome
    assert outcome is not None
    assert dict(outcome.breakdown[3]) == {"districts": 3}


@rule("CIT-15.31")
def test_statue_scores_nothing_without_the_crown() -> None:
    table = given(crown=1, cities={0: ["statue"], 1: ["manor"]})
    assert table.points(0) == {"districts": 3}
    assert table.points(1) == {"districts": 3}
    assert given(crown=0, cities={0: ["statue"]}).points(0) == {"districts": 3, "statue": 5}


@rule("CIT-15.35")
def test_wishing_well_counts_unique_districts_with_itself() -> None:
    assert given(cities={0: ["wishing_well", "manor"]}).points(0) == {"districts": 8, "wishing_well": 1}
    table = given(cities={0: ["wishing_well", "keep", "dragon_gate", "temple"], 1: ["statue", "park"]})
    assert table.points(0) == {"districts": 15, "wishing_well": 3, "dragon_gate": 2}
