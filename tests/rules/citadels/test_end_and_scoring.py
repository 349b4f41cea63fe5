"""Section 16: the end of the game, the points, the tie-break; with the scoring examples of both books."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tests.marks import rule

SIX = ["temple", "church", "tavern", "market", "docks", "prison"]  # 1 + 2 + 1 + 2 + 3 + 2 = 11
FULL = [*SIX, "manor"]  # 14, four types


def outcome_of(table: Table) -> tp.Outcome:
    """How the game ended."""
    assert table.pos.outcome is not None
    return table.pos.outcome


def ended(table: Table, last: str = "warlord") -> tp.Outcome:
    """The last character of the round has his turn and does nothing; then the game is over."""
    return outcome_of(table.call(last).end_round())


# ---- the end


@rule("CIT-16.1", "CIT-16.4")
def test_the_game_ends_after_the_round_in_which_a_city_is_completed() -> None:
    """T-77: A completes first as Architect, the Warlord's holder too: A +4, he +2, others 0; the game ends then."""
    table = given(
        holders={"thief": 2, "architect": 0, "warlord": 1, "bishop": 3},
        cities={0: SIX, 1: SIX, 2: ["tavern"]},
        hands={0: ["castle"], 1: ["castle"]},
        gold=4,
    ).call("architect")
    table.play("gather gold", "build castle")
    assert table.pos.outcome is None
    assert table.said("citadels-city-completed") == [{"seat": 0, "place": 1}]
    table.play("end")
    assert table.pos.outcome is None
    assert table.asked == (1, "turn")  # the remaining characters still have their turns
    table.play("gather gold", "build castle")
    assert table.pos.outcome is None
    table.play("end")
    outcome = outcome_of(table)
    assert outcome.reason == "city_completed"
    assert dict(outcome.breakdown[0]) == {"districts": 15, "first": 4}
    assert dict(outcome.breakdown[1]) == {"districts": 15, "completed": 2}
    assert dict(outcome.breakdown[2]) == {"districts": 1}
    assert dict(outcome.breakdown[3]) == {"districts": 0}
    assert outcome.scores == (19, 17, 1, 0)
    assert table.sees(None).round == 1
    assert table.pos.pending == ()
    with pytest.raises(tp.NotYourDecision):
        table.does(0, "gather gold")


@rule("CIT-16.1")
def test_without_a_completed_city_the_game_goes_on() -> None:
    table = given(holders={"warlord": 1}, cities={0: SIX, 1: SIX, 2: SIX[:5]}).call("warlord").end_round()
    assert table.pos.outcome is None
    assert table.asked[1] == "draft"


@rule("CIT-16.1", "CIT-3.7")
def test_a_city_completed_early_in_the_round_leaves_everybody_his_turn() -> None:
    table = given(
        holders={"assassin": 0, "thief": 1, "merchant": 2, "warlord": 3},
        cities={0: SIX},
        hands={0: ["manor"]},
        gold=3,
    ).call("assassin")
    table.play("gather gold", "build manor", "end")
    turns = []
    while table.pos.outcome is None:
        turns.append(table.seat)
        table.does(table.seat, str(table.pos.default(table.seat)))
    assert turns == [1, 1, 2, 2, 3, 3]


@rule("CIT-16.1", "CIT-5.16")
def test_a_city_that_falls_below_the_goal_again_still_ends_the_game() -> None:
    full = ["monument", "temple", "church", "tavern", "market", "docks"]  # 6 cards, size 7
    table = given(
        cast=cast_with("diplomat"),
        holders={"architect": 1, "diplomat": 0},
        cities={0: full, 2: ["prison"]},
        gold=3,
    ).call("diplomat")
    table.play("gather gold", "exchange p3 prison", "hand_over monument")
    assert not table.pos.is_complete(0)
    table.play("end")
    assert dict(outcome_of(table).breakdown[0])["first"] == 4


# ---- the points


@rule("CIT-16.2")
def test_districts_score_their_effective_cost() -> None:
    table = given(cities={0: ["manor", "palace", "watchtower"], 1: ["manor+", "palace", "watchtower+"]})
    assert table.points(0) == {"districts": 3 + 5 + 1}
    assert table.points(1) == {"districts": 4 + 5 + 2}
    assert table.points(2) == {"districts": 0}
    # a discount at building time does not change the cost
    table = given(holders={"thief": 0}, cities={0: ["factory"]}, hands={0: ["smithy"]}, gold=2).call("thief")
    table.play("gather gold", "build smithy")
    assert table.gold(0) == 0
    assert table.points(0) == {"districts": 5 + 5}


@rule("CIT-16.3")
def test_three_points_for_all_five_types() -> None:
    five = ["manor", "temple", "tavern", "prison", "smithy"]
    assert given(cities={0: five}).points(0) == {"districts": 12, "types": 3}
    assert given(cities={0: [*five, "castle", "docks"]}).points(0)["types"] == 3  # once
    for missing in range(5):
        four = [name for number, name in enumerate(five) if number != missing]
        assert "types" not in given(cities={0: four}).points(0)
    # the School of Magic is unique at the end, and only that
    assert "types" not in given(cities={0: ["manor", "temple", "tavern", "smithy", "school_of_magic"]}).points(0)


@rule("CIT-16.4")
def test_four_points_for_the_first_and_two_for_every_other_completed_city() -> None:
    cities = {0: [*SIX, "castle"], 1: SIX, 2: FULL}
    table = given(cities=cities, completed=[2, 0])  # seat 2 was first
    assert table.points(2) == {"districts": 14, "first": 4}
    assert table.points(0) == {"districts": 15, "completed": 2}
    assert table.points(1) == {"districts": 11}
    assert table.points(3) == {"districts": 0}


@rule("CIT-16.4")
def test_all_others_who_completed_get_two() -> None:
    cities = {0: FULL, 1: [*SIX, "castle"], 2: [*SIX[:5], "barracks", "palace"]}
    outcome = ended(given(players=4, holders={"warlord": 3}, cities=cities, completed=[1]))
    assert [dict(lines).get("first", 0) for lines in outcome.breakdown] == [0, 4, 0, 0]
    assert [dict(lines).get("completed", 0) for lines in outcome.breakdown] == [2, 0, 2, 0]


@rule("CIT-16.5")
def test_the_extra_points_of_unique_districts_are_added() -> None:
    table = given(cities={0: ["dragon_gate", "imperial_treasury", "wishing_well"]}, gold={0: 7})
    assert table.points(0) == {
        "districts": 6 + 5 + 5,
        "dragon_gate": 2,
        "imperial_treasury": 7,
        "wishing_well": 3,
    }
    assert table.total(0) == 28


@rule("CIT-16.5")
def test_gold_and_cards_score_nothing_by_themselves() -> None:
    table = given(gold={0: 50}, hands={0: ["palace", "castle", "dragon_gate", "statue"]}, cities={0: ["tavern"]})
    assert table.points(0) == {"districts": 1}


@rule("CIT-16.2", "CIT-16.3", "CIT-16.4", "CIT-15.12", "CIT-15.5", "CIT-15.27", "CIT-16.6")
def test_the_scoring_example_of_both_books() -> None:
    """E-02 and E-03: Máté 21 + 3 + 4 = 28, Lizi 25 + 2 + 2 = 29; Lizi wins."""
    mate = ["castle", "temple", "market", "manor", "laboratory", "harbor", "haunted_quarter"]
    lizi = ["barracks", "prison", "manor", "docks", "trading_post", "school_of_magic", "dragon_gate"]
    table = given(players=4, holders={"warlord": 3}, cities={0: mate, 1: lizi}, completed=[0, 1])
    outcome = ended(table)
    assert dict(outcome.breakdown[0]) == {"districts": 21, "types": 3, "first": 4}
    assert dict(outcome.breakdown[1]) == {"districts": 25, "completed": 2, "dragon_gate": 2}
    assert outcome.scores[:2] == (28, 29)
    assert outcome.winners == (1,)


@rule("CIT-15.12", "CIT-15.14")
def test_the_ivory_tower_beside_the_haunted_quarter() -> None:
    """T-61: the Haunted Quarter as military: 21 + 3 + 4 + 5 = 33; as unique it would be 25. Best 33."""
    city = ["manor", "temple", "tavern", "castle", "palace", "ivory_tower", "haunted_quarter"]
    table = given(cities={0: city})
    assert table.points(0) == {"districts": 21, "types": 3, "first": 4, "ivory_tower": 5}
    assert table.total(0) == 33
    # with a third unique district it is not the only one, whatever the Haunted Quarter is declared as
    table = given(cities={0: [name.replace("tavern", "smithy") for name in city]})
    assert "ivory_tower" not in table.points(0)


@rule("CIT-15.4", "CIT-15.12", "CIT-15.35")
def test_one_declaration_of_the_haunted_quarter_holds_for_all() -> None:
    """T-62: unique 3 + 3 + 0 = 6; military 2 + 0 + 3 = 5; religious 2 + 3 + 0 = 5; trade or noble 2. Best 6."""
    city = ["wishing_well", "capitol", "haunted_quarter", "temple", "church", "tavern", "manor"]
    table = given(cities={0: city})
    assert table.points(0) == {"districts": 19, "first": 4, "wishing_well": 3, "capitol": 3}
    assert table.total(0) == 19 + 4 + 6
    # without the Capitol military is best: 1 for the Well and 3 for the five types, against 2 as unique
    table = given(cities={0: [name for name in city if name != "capitol"]})
    assert table.points(0) == {"districts": 14, "types": 3, "wishing_well": 1}


@rule("CIT-15.3")
def test_the_basilica_counts_effective_costs() -> None:
    """T-63: Basilica, Manor 3 beautified (4), Market 2 beautified (3), Palace 5: it scores 2."""
    table = given(cities={0: ["basilica", "manor+", "market+", "palace"]})
    assert table.points(0) == {"districts": 4 + 4 + 3 + 5, "basilica": 2}
    # beautified itself it is odd (5)
    assert given(cities={0: ["basilica+", "manor+", "market+", "palace"]}).points(0)["basilica"] == 3


@rule("CIT-15.18", "CIT-15.28", "CIT-15.21")
def test_map_room_and_secret_vault() -> None:
    """T-64: hand = Secret Vault + 2 cards: 3 + 3 = 6 extra. The Vault under a Museum: 1 for it, 2 for the Map Room."""
    table = given(cities={0: ["map_room"]}, hands={0: ["secret_vault", "manor", "docks"]})
    assert table.points(0) == {"districts": 5, "map_room": 3, "secret_vault": 3}
    assert table.total(0) == 5 + 6
    table = given(cities={0: ["map_room", "museum"]}, hands={0: ["manor", "docks"]}, museum=["secret_vault"])
    assert table.points(0) == {"districts": 9, "map_room": 2, "museum": 1}


@rule("CIT-15.19", "CIT-5.12", "CIT-16.1")
def test_the_monument_counts_as_two() -> None:
    """T-66: city of 4, Monument built, 1 more district: 6 cards, completed with goal 7."""
    table = given(
        holders={"architect": 0, "warlord": 1}, cities={0: SIX[:4]}, hands={0: ["monument", "castle"]}, gold=8
    ).call("architect")
    table.play("gather gold", "build monument")
    assert table.said("citadels-city-completed") == []
    table.play("build castle")
    assert len(table.city(0)) == 6
    assert table.said("citadels-city-completed") == [{"seat": 0, "place": 1}]
    table.end_round()
    assert dict(outcome_of(table).breakdown[0]) == {"districts": 1 + 2 + 1 + 2 + 4 + 4, "first": 4}


@rule("CIT-15.19", "CIT-15.8")
@pytest.mark.parametrize("fifth", ["docks", "framework"])
def test_the_monument_cannot_be_built_with_five_districts(fifth: str) -> None:
    """T-66: with 5 districts not; with 5 of which one is the Framework used as payment: still not."""
    city = [*SIX[:4], fifth]
    table = given(holders={"architect": 0}, cities={0: city}, hands={0: ["monument"]}, gold=8).call("architect")
    table.play("gather gold").refused("build monument", "framework monument")
    assert table.choices("build") == []
    assert table.choices("framework") == []


@rule("CIT-5.16", "CIT-13.7", "CIT-15.20", "CIT-16.4")
@pytest.mark.parametrize(("completed", "line", "points"), [([0], "first", 4), ([3, 0], "completed", 2)])
def test_who_hands_his_monument_over_keeps_his_points(completed: list[int], line: str, points: int) -> None:
    """T-68: his size is 6 now, his +4 or +2 stays; the receiver's size +1 may complete his city."""
    mine = ["monument", "temple", "church", "tavern", "docks", "prison"]
    theirs = ["market", "manor", "castle", "palace", "harbor", "fortress"]
    table = given(
        cast=cast_with("diplomat"), holders={"diplomat": 0}, cities={0: mine, 2: theirs}, completed=completed
    ).call("diplomat")
    gold = table.gold(0)
    table.play("exchange p3 market", "hand_over monument")
    assert table.gold(0) == gold  # 2 against 4: nothing to pay
    assert table.pos.size(0) == 6
    assert table.pos.size(2) == 7
    assert table.points(0)[line] == points
    assert table.points(2)["completed"] == 2
    assert table.sees(None).players[2].completed
    # with one district less the receiver is not completed
    table = given(
        cast=cast_with("diplomat"), holders={"diplomat": 0}, cities={0: mine, 2: theirs[:5]}, completed=completed
    ).call("diplomat")
    table.play("exchange p3 market", "hand_over monument")
    assert table.pos.size(2) == 6
    assert not table.sees(None).players[2].completed


# ---- who wins


@rule("CIT-16.6")
def test_the_most_points_win() -> None:
    table = given(holders={"warlord": 3}, cities={0: FULL, 1: ["palace", "palace"], 2: ["fortress"]})
    outcome = ended(table)
    assert outcome.scores == (18, 10, 5, 0)
    assert outcome.ranking == ((0,), (1,), (2,), (3,))
    assert outcome.winners == (0,)
    assert outcome.tiebreak == ()
    # completing first does not win by itself
    table = given(holders={"warlord": 3}, cities={0: FULL, 1: ["palace", "castle", "fortress", "harbor", "docks"]})
    assert ended(table).winners == (1,)


THIRTY = ["palace", "town_hall", "fortress", "castle", "library", "factory"]
TWENTY_SIX = ["palace", "cathedral", "castle", "harbor", "docks", "monastery", "market"]  # + 4 for the first


@rule("CIT-16.6", "CIT-16.7")
def test_a_killed_character_does_not_count_in_a_tie() -> None:
    """T-67: 30 : 30, P's character was the killed Warlord, Q revealed the Spy: Q wins."""
    table = given(
        cast=cast_with("spy"),
        holders={"warlord": 0, "spy": 1, "architect": 2},
        killed="warlord",
        cities={0: THIRTY, 1: TWENTY_SIX},
    )
    outcome = ended(table, "architect")
    assert outcome.scores[:2] == (30, 30)
    assert outcome.winners == (1,)
    assert outcome.ranking[:2] == ((1,), (0,))
    assert {(0, "last_rank", 0), (1, "last_rank", 2)} <= set(outcome.tiebreak)


@rule("CIT-16.6", "CIT-16.7")
def test_a_killed_king_does_count_for_he_is_shown_at_the_end() -> None:
    """T-67: P's was a killed King: P wins (4 > 2)."""
    table = given(
        cast=cast_with("spy"),
        holders={"king": 0, "spy": 1, "architect": 2},
        killed="king",
        cities={0: THIRTY, 1: TWENTY_SIX},
    )
    outcome = ended(table, "architect")
    assert outcome.scores[:2] == (30, 30)
    assert outcome.winners == (0,)
    assert {(0, "last_rank", 4), (1, "last_rank", 2)} <= set(outcome.tiebreak)


@rule("CIT-16.6")
@pytest.mark.parametrize(("mine", "theirs"), [("warlord", "thief"), ("thief", "warlord"), ("king", "bishop")])
def test_in_a_tie_the_highest_rank_revealed_in_the_last_round_wins(mine: str, theirs: str) -> None:
    table = given(holders={mine: 0, theirs: 1}, cities={0: THIRTY, 1: TWENTY_SIX}).call("assassin").end_round()
    order = ["thief", "king", "bishop", "warlord"]
    winner = 0 if order.index(mine) > order.index(theirs) else 1
    assert outcome_of(table).scores[:2] == (30, 30)
    assert outcome_of(table).winners == (winner,)


@rule("CIT-16.7")
def test_a_bewitched_character_counts_for_its_holder_and_the_witch_as_rank_one() -> None:
    nine = ["palace", "castle"]
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "warlord": 1, "thief": 2, "king": 3},
        bewitched="warlord",
        cities={0: nine, 1: nine, 2: nine},
        completed=[3],
    )
    outcome = ended(table)
    assert outcome.scores == (9, 9, 9, 4)
    assert outcome.ranking == ((1,), (2,), (0,), (3,))
    assert set(outcome.tiebreak) == {(0, "last_rank", 1), (1, "last_rank", 8), (2, "last_rank", 2)}


@rule("CIT-16.7")
def test_who_revealed_nothing_counts_as_rank_zero() -> None:
    nine = ["palace", "castle"]
    table = given(
        holders={"assassin": 0, "bishop": 1, "king": 2, "warlord": 3},
        killed="bishop",
        cities={0: nine, 1: nine},
        completed=[3],
    )
    outcome = ended(table)
    assert outcome.ranking[:2] == ((0,), (1,))
    assert set(outcome.tiebreak) == {(0, "last_rank", 1), (1, "last_rank", 0)}


@rule("CIT-16.7", "CIT-17.1")
def test_with_two_characters_the_higher_revealed_one_counts() -> None:
    nine = ["palace", "castle"]
    holders = {"thief": 0, "warlord": 0, "king": 1, "architect": 1}
    cities = {0: nine, 1: nine}
    table = given(players=2, holders=holders, cities=cities, completed=[0, 1]).call("assassin").end_round()
    assert outcome_of(table).scores == (13, 11)
    table = given(players=2, holders=holders, cities={0: nine, 1: [*nine, "market"]}, completed=[0, 1])
    assert ended(table).scores == (13, 13)
    assert outcome_of(table).winners == (0,)  # 8 against 7
    holders = {"assassin": 0, "warlord": 0, "king": 1, "architect": 1}
    table = given(
        players=2,
        holders=holders,
        cities={0: nine, 1: [*nine, "market"]},
        completed=[0, 1],
        killed="warlord",
    )
    assert ended(table, "architect").winners == (1,)  # 1 against 7
    table = given(
        players=2,
        holders=holders,
        cities={0: nine, 1: [*nine, "market"]},
        completed=[0, 1],
        killed="architect",
    )
    assert ended(table).winners == (0,)
    assert set(outcome_of(table).tiebreak) == {(0, "last_rank", 8), (1, "last_rank", 4)}
