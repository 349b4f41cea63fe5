"""Section 9: King, Emperor, Patrician."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

EMPEROR = cast_with("emperor")
NOBLES = ["manor", "castle", "temple", "palace", "tavern"]


# ---- income


@rule("CIT-9.1")
@pytest.mark.parametrize("char", ["king", "emperor"])
def test_king_and_emperor_gain_gold_for_noble_districts(char: str) -> None:
    table = given(
        cast=cast_with(char), holders={char: 1}, cities={0: ["manor", "castle"], 1: NOBLES}, gold={1: 4}, crown=1
    )
    table.call(char).play("income").refused("income")
    assert table.gold(1) == 7
    assert table.cards(1) == 0


@rule("CIT-9.1")
def test_patrician_gains_cards_for_noble_districts() -> None:
    table = given(
        cast=cast_with("patrician"),
        holders={"patrician": 1},
        cities={0: ["manor", "castle"], 1: NOBLES},
        gold={1: 4},
        deck=["docks", "harbor", "church", "prison"],
    )
    table.call("patrician").play("income").refused("income")
    assert table.hand(1) == ["church", "docks", "harbor"]
    assert table.gold(1) == 4
    assert table.deck[0] == "prison"


@rule("CIT-9.1")
@pytest.mark.parametrize("char", ["king", "emperor", "patrician"])
def test_no_noble_district_no_income(char: str) -> None:
    table = given(cast=cast_with(char), holders={char: 1}, cities={0: NOBLES, 1: ["temple", "tavern"]}, gold={1: 4})
    table.call(char).refused("income")


# ---- the crown of King and Patrician


@rule("CIT-9.2", "CIT-4.13")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_the_crown_may_be_taken_at_any_point_of_the_turn(char: str) -> None:
    table = given(cast=cast_with(char), holders={char: 2}, crown=0)
    table.call(char).play("crown")
    assert table.pos.crown == 2
    assert table.seat == 2
    table = given(cast=cast_with(char), holders={char: 2}, hands={2: ["temple"]}, crown=0)
    table.call(char).play("gather gold", "build temple")
    assert table.pos.crown == 0
    table.play("crown").refused("crown")
    assert table.pos.crown == 2


@rule("CIT-9.2", "CIT-4.17")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_the_crown_must_be_taken_by_the_end_of_the_turn(char: str) -> None:
    table = given(cast=cast_with(char), holders={char: 2}, crown=0)
    table.call(char).play("gather gold", "end")
    assert table.pos.crown == 2


@rule("CIT-9.3")
def test_who_has_the_crown_chooses_first_in_the_next_round() -> None:
    table = given(holders={"king": 2}, crown=0)
    table.call("king").play("crown")
    assert all(table.sees(seat).crown == 2 for seat in (0, 1, 2, 3, None))
    table.end_round()
    assert table.asked == (2, "draft")
    assert table.pos.crown == 2


@rule("CIT-9.3")
def test_the_crown_stays_if_nobody_moves_it() -> None:
    table = given(absent=["king"], crown=1).call("assassin").end_round()
    assert table.pos.crown == 1
    assert table.asked == (1, "draft")


@rule("CIT-9.4", "CIT-6.2")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_a_killed_king_takes_the_crown_at_the_end_of_the_round(char: str) -> None:
    table = given(
        cast=cast_with(char),
        holders={"assassin": 1, char: 2, "warlord": 3},
        cities={2: NOBLES},
        gold={2: 4},
        crown=0,
        killed=char,
    )
    table.call(char)
    assert table.seat != 2  # no turn
    assert not any(said["char"] == char for said in table.said("citadels-reveals"))
    table.end_round()
    assert table.gold(2) == 4
    assert table.cards(2) == 0
    assert table.said("citadels-heir") == [{"seat": 2, "char": char}]
    assert table.pos.crown == 2
    assert table.asked == (2, "draft")


@rule("CIT-9.5")
@pytest.mark.parametrize("char", ["king", "emperor", "patrician"])
def test_until_the_end_of_the_round_nobody_knows_the_killed_king(char: str) -> None:
    table = given(
        cast=cast_with(char), holders={"assassin": 1, char: 2, "bishop": 3, "warlord": 0}, crown=0, killed=char
    )
    table.call("assassin").until_called("bishop")
    assert {"char": char} in table.said("citadels-called-nobody")
    # two players have not revealed anything yet, and rank 4 and 8 are left: anybody's guess
    assert {world.holder[4] for world in table.worlds(None)} == {0, 2}
    table.until_called("warlord")
    assert table.pos.crown == 0
    assert not table.said("citadels-heir")
    for seat in (0, 1, 3, None):
        assert table.sees(seat).crown == 0
        assert all(char not in player.characters for player in table.sees(seat).players)


@rule("CIT-9.6", "CIT-6.15")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_a_bewitched_king_takes_the_crown_and_the_witch_the_income(char: str) -> None:
    table = given(
        cast=cast_with("witch", char),
        holders={"witch": 1, char: 2},
        cities={1: ["manor"], 2: ["castle", "palace"]},
        gold={1: 4, 2: 5},
        crown=0,
        bewitched=char,
    )
    table.call(char)
    assert table.asked == (2, "turn")
    table.refused("income", "crown").play("gather gold")
    assert table.pos.crown == 2
    assert table.gold(2) == 7
    assert table.asked == (1, "turn")
    table.refused("crown").play("income")
    assert (table.gold(1), table.cards(1)) == ((5, 0) if char == "king" else (4, 1))
    table.play("end")
    assert table.pos.crown == 2


# ---- the Emperor


def throne(gold: int, hand: list[str], **more: str) -> Table:
    """Emperor 1 (gold 5), crown 0; seat 2 has this much."""
    return given(
        cast=EMPEROR,
        holders={"emperor": 1},
        gold={1: 5, 2: gold},
        hands={2: hand},
        crown=0,
        **more,  # type: ignore[arg-type]
    ).call("emperor")


@rule("CIT-9.7")
def test_emperor_gives_the_crown_to_a_different_player() -> None:
    """T-41: 3 players, crown with A, B = Emperor: only C; if B himself has it: A or C."""
    cast = cast_with("emperor", ninth=True)
    table = given(players=3, cast=cast, holders={"emperor": 1}, gold=0, crown=0).call("emperor")
    assert table.choices("enthrone") == ["enthrone p3"]
    table.refused("enthrone p1", "enthrone p2", "crown").play("enthrone p3")
    assert table.pos.crown == 2
    table = given(players=3, cast=cast, holders={"emperor": 1}, gold=0, crown=1).call("emperor")
    assert table.choices("enthrone") == ["enthrone p1", "enthrone p3"]
    table.refused("enthrone p2").play("enthrone p1")
    assert table.pos.crown == 0


@rule("CIT-9.7", "CIT-4.17")
def test_emperor_must_move_the_crown_before_his_turn_ends() -> None:
    table = given(cast=EMPEROR, holders={"emperor": 1, "warlord": 3}, gold=0, crown=0)
    table.call("emperor").play("gather gold", "end")
    assert table.seat == 1
    table.refused("end", "pass", "enthrone p1", "enthrone p2")
    assert table.choices() == ["enthrone p3", "enthrone p4"]
    table.play("enthrone p4")
    assert table.pos.crown == 3
    assert table.seat != 1


@rule("CIT-9.7", "CIT-4.12", "CIT-4.13")
def test_emperor_moves_the_crown_once_and_at_any_point() -> None:
    table = given(cast=EMPEROR, holders={"emperor": 1, "bishop": 2}, gold=0, crown=0)
    table.call("emperor").play("enthrone p3")
    assert table.pos.crown == 2
    table.refused("enthrone p1", "enthrone p4").play("gather gold", "end")
    assert table.asked == (2, "turn")
    assert table.pos.crown == 2


@rule("CIT-9.8")
def test_emperor_takes_gold_of_the_new_crowned_player() -> None:
    table = throne(3, ["manor", "temple"]).play("enthrone p3")
    assert table.asked == (1, "tribute")
    assert table.choices() == ["tribute gold", "tribute cards"]
    table.play("tribute gold")
    assert (table.gold(1), table.gold(2)) == (6, 2)
    assert (table.cards(1), table.cards(2)) == (0, 2)


@rule("CIT-9.8")
def test_emperor_takes_a_card_of_the_new_crowned_player() -> None:
    table = throne(3, ["manor", "temple"]).play("enthrone p3", "tribute cards")
    assert (table.gold(1), table.gold(2)) == (5, 3)
    assert sorted(table.hand(1) + table.hand(2)) == ["manor", "temple"]
    assert table.cards(1) == 1


@rule("CIT-9.8")
def test_if_there_is_only_gold_the_emperor_gets_gold() -> None:
    table = throne(1, []).play("enthrone p3")
    assert table.asked == (1, "turn")
    assert (table.gold(1), table.gold(2)) == (6, 0)


@rule("CIT-9.8")
def test_the_emperor_gets_a_random_card_or_nothing_from_the_penniless() -> None:
    """T-42: receiver g = 0, h = 2: 1 random card; g = 0, h = 0: nothing."""
    table = throne(0, ["manor", "temple"]).play("enthrone p3")
    assert table.asked == (1, "turn")
    assert (table.gold(1), table.cards(1), table.cards(2)) == (5, 1, 1)
    table = throne(0, []).play("enthrone p3")
    assert table.asked == (1, "turn")
    assert (table.gold(1), table.gold(2), table.cards(1), table.cards(2)) == (5, 0, 0, 0)
    assert table.pos.crown == 2


@rule("CIT-9.8")
def test_the_emperors_card_is_random() -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        table = given(
            cast=EMPEROR, holders={"emperor": 1}, gold=0, hands={2: ["manor", "temple", "docks"]}, crown=0, seed=seed
        )
        table.call("emperor").play("enthrone p3")
        taken.update(table.hand(1))
    assert sorted(taken) == ["docks", "manor", "temple"]
    assert min(taken.values()) >= 8  # about 20 each


@rule("CIT-9.8", "CIT-3.12")
def test_only_giver_and_taker_know_the_emperors_card() -> None:
    table = throne(0, ["manor"]).play("enthrone p3")
    assert table.sees(2).players[1].known == ["manor"]
    assert table.sees(0).players[1].known == []
    assert len({world.hands[1][0] for world in table.worlds(0)}) > 1


@rule("CIT-9.8")
def test_the_tribute_is_also_due_at_the_end_of_the_turn() -> None:
    table = throne(3, ["manor"]).play("gather gold", "end", "enthrone p3")
    assert table.asked == (1, "tribute")
    table.play("tribute gold")
    assert (table.gold(1), table.gold(2)) == (8, 2)


@rule("CIT-9.8")
def test_switch_the_receiver_chooses_the_tribute() -> None:
    table = throne(3, ["manor", "temple"], emperor_tribute="receiver").play("enthrone p3")
    assert table.asked == (2, "tribute")
    table.play("tribute gold")
    assert (table.gold(1), table.gold(2)) == (6, 2)
    assert table.asked == (1, "turn")
    table = throne(3, ["manor", "temple"], emperor_tribute="receiver").play("enthrone p3", "tribute cards")
    assert (table.gold(1), table.gold(2)) == (5, 3)
    assert (table.cards(1), table.cards(2)) == (1, 1)


@rule("CIT-9.8")
def test_switch_the_receiver_has_no_choice_with_one_kind_only() -> None:
    table = throne(3, [], emperor_tribute="receiver").play("enthrone p3")
    assert table.asked == (1, "turn")
    assert (table.gold(1), table.gold(2)) == (6, 2)
    table = throne(0, ["manor"], emperor_tribute="receiver").play("enthrone p3")
    assert table.asked == (1, "turn")
    assert table.hand(1) == ["manor"]


@rule("CIT-9.9", "CIT-9.7")
@pytest.mark.parametrize("chooser", ["emperor", "receiver"])
def test_a_killed_emperor_moves_the_crown_at_the_end_of_the_round_for_nothing(chooser: str) -> None:
    table = given(
        cast=EMPEROR,
        holders={"assassin": 0, "emperor": 1, "bishop": 2, "warlord": 3},
        hands={3: ["manor", "temple"]},
        gold={1: 5, 3: 6},
        crown=0,
        killed="emperor",
        emperor_tribute=chooser,
    )
    table.call("emperor")
    assert table.seat != 1  # no turn
    table.defaults_until(lambda: table.asked[1] == "crowning")
    assert table.seat == 1
    assert table.said("citadels-heir") == [{"seat": 1, "char": "emperor"}]
    assert table.choices() == ["enthrone p3", "enthrone p4"]
    before = table.gold(3)
    table.play("enthrone p4")
    assert table.pos.crown == 3
    assert table.asked == (3, "draft")  # no tribute is asked for
    assert (table.gold(1), table.gold(3)) == (5, before)
    assert (table.cards(1), table.cards(3)) == (0, 2)


@rule("CIT-9.10")
@pytest.mark.parametrize("char", ["king", "emperor", "patrician"])
@pytest.mark.parametrize("killed", [False, True])
def test_a_rank_4_that_nobody_holds_has_no_effect(char: str, killed: bool) -> None:
    table = given(cast=cast_with(char), absent=[char], gold=2, crown=3, killed=char if killed else "")
    table.call("assassin").end_round()
    assert table.pos.crown == 3
    assert table.asked == (3, "draft")
    assert not table.said("citadels-heir")
