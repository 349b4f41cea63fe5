"""Section 15: unique districts that act in their owner's turn."""

from __future__ import annotations

import pytest

from tests.citadels import cast_with, given
from tests.marks import rule
from tetrapolis.games.citadels.rules.cards import KINDS

# ---- gathering: Gold Mine, Library, Observatory


@rule("CIT-15.9")
def test_gold_mine_gives_3_instead_of_2() -> None:
    table = given(holders={"merchant": 0, "architect": 1}, gold=0, cities={0: ["gold_mine"]})
    table.call("merchant").play("gather gold")
    assert table.gold(0) == 3
    table.play("end").until_called("architect").play("gather gold")
    assert table.gold(1) == 2


@rule("CIT-15.9")
def test_gold_mine_adds_nothing_to_gathered_cards_or_other_gold() -> None:
    table = given(holders={"merchant": 0}, gold=0, cities={0: ["gold_mine"]}, deck=["manor", "tavern"])
    table.call("merchant").play("gather cards", "keep manor", "extra_gold")
    assert table.gold(0) == 1


@pytest.mark.parametrize(
    ("city", "drawn", "kept"),
    [(["library", "observatory"], 3, 3), (["observatory"], 3, 1), (["library"], 2, 2), ([], 2, 1)],
)
@rule("CIT-15.17", "CIT-15.23", "CIT-4.3")
def test_library_and_observatory_when_gathering_cards(city: list[str], drawn: int, kept: int) -> None:
    """T-69: Library and Observatory draw 3, keep 3; Observatory 3, keep 1; Library 2, keep 2; Architect's stay 2."""
    top = ["manor", "temple", "market", "prison", "docks", "church"]
    table = given(holders={"architect": 0}, cities={0: city}, deck=top)
    table.call("architect").play("gather cards")
    if kept == 1:
        assert table.asked == (0, "keep")
        assert table.choices() == [f"keep {name}" for name in top[:drawn]]
        table.play("keep temple")
        assert table.hand(0) == ["temple"]
        rest = [name for name in top[:drawn] if name != "temple"]
        assert sorted(table.deck[-(drawn - 1) :]) == sorted(rest)
    else:
        assert table.hand(0) == sorted(top[:drawn])
    assert table.cards(0) == kept
    assert table.deck[:2] == top[drawn : drawn + 2]
    table.play("extra_cards")
    assert table.cards(0) == kept + 2


@rule("CIT-15.17")
def test_library_does_not_help_the_scholar() -> None:
    table = given(cast=cast_with("scholar"), holders={"scholar": 0}, cities={0: ["library", "observatory"]})
    table.call("scholar").play("gather gold", "study")
    assert len(table.choices("keep")) > 1
    table.play(table.choices("keep")[0])
    assert table.cards(0) == 1


@rule("CIT-15.23", "CIT-5.7")
def test_observatory_takes_what_the_deck_has() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["observatory"]}, deck=["manor", "temple"], deck_size=2)
    table.call("merchant").play("gather cards")
    assert table.choices() == ["keep manor", "keep temple"]
    table.play("keep manor")
    assert table.deck == ["temple"]


# ---- once per turn: Laboratory, Smithy, Museum


@rule("CIT-15.16", "CIT-15.29", "CIT-4.15", "CIT-17.2")
def test_laboratory_and_smithy_once_in_each_turn() -> None:
    """T-71: g = 0, h = 2: g = 2, h = 1, then g = 0, h = 4; again refused; in the second turn of the round allowed."""
    table = given(
        players=2,
        holders={"bishop": 0, "architect": 0},
        gold={0: 0},
        hands={0: ["manor", "tavern"]},
        cities={0: ["laboratory", "smithy"]},
    )
    table.call("bishop").play("laboratory manor")
    assert (table.gold(0), table.cards(0)) == (2, 1)
    assert table.bottom == "manor"
    table.play("smithy")
    assert (table.gold(0), table.cards(0)) == (0, 4)
    table.play("gather gold")
    table.refused("laboratory tavern", "smithy")
    table.play("end").until_called("architect")
    assert table.seat == 0
    table.play("laboratory tavern")
    assert (table.gold(0), table.cards(0)) == (4, 3)
    table.play("smithy")
    assert (table.gold(0), table.cards(0)) == (2, 6)
    table.refused("smithy", f"laboratory {table.hand(0)[0]}")


@rule("CIT-15.16")
def test_laboratory_discards_exactly_one_card_of_the_hand_unseen() -> None:
    table = given(holders={"merchant": 0}, gold={0: 0}, hands={0: ["manor", "tavern"]}, cities={0: ["laboratory"]})
    table.call("merchant")
    assert table.choices("laboratory") == ["laboratory manor", "laboratory tavern"]
    table.refused("laboratory market")
    table.play("laboratory tavern")
    assert table.hand(0) == ["manor"]
    assert table.bottom == "tavern"
    assert all(event.audience == 1 for event in table.events if event.args.get("district") == "tavern")
    assert len({world.deck[-1] for world in table.worlds(1)}) > 1


@rule("CIT-15.16", "CIT-15.29")
def test_laboratory_needs_a_card_and_smithy_needs_2_gold() -> None:
    table = given(holders={"merchant": 0}, gold={0: 1}, cities={0: ["laboratory", "smithy"]})
    table.call("merchant")
    assert table.choices("laboratory") == []
    table.refused("smithy")
    table.play("gather gold", "smithy")
    assert (table.gold(0), table.cards(0)) == (1, 3)


@rule("CIT-15.29")
def test_smithy_takes_three_cards_from_the_top_and_pays_the_bank() -> None:
    top = ["manor", "temple", "market", "prison"]
    table = given(holders={"merchant": 0}, gold=2, cities={0: ["smithy"]}, deck=top)
    table.call("merchant").play("smithy")
    assert table.hand(0) == ["manor", "market", "temple"]
    assert table.deck[0] == "prison"
    assert [table.gold(seat) for seat in range(4)] == [0, 2, 2, 2]


@rule("CIT-15.16", "CIT-15.29", "CIT-4.15")
def test_once_per_turn_districts_belong_to_their_owners_turn() -> None:
    table = given(
        holders={"merchant": 0, "warlord": 1},
        gold=5,
        hands={0: ["manor"], 1: ["tavern"]},
        cities={0: ["laboratory", "smithy", "museum"]},
    )
    table.call("warlord")
    assert table.seat == 1
    table.refused("laboratory tavern", "smithy", "museum tavern")


@rule("CIT-15.21")
def test_museum_takes_one_card_a_turn_and_each_scores_1() -> None:
    table = given(
        players=2,
        holders={"bishop": 0, "architect": 0},
        hands={0: ["manor", "tavern", "market"]},
        cities={0: ["museum", "map_room"]},
    )
    table.call("bishop").play("museum manor")
    assert table.hand(0) == ["market", "tavern"]
    table.refused("museum tavern")
    assert table.points(0)["museum"] == 1
    assert table.points(0)["map_room"] == 2  # what lies there is no hand card
    table.play("gather gold", "end").until_called("architect").play("museum tavern")
    assert table.points(0)["museum"] == 2
    assert table.points(0)["map_room"] == 1
    assert table.sees(1).players[0].museum == 2
    assert table.sees(1).players[0].cards == 1


@rule("CIT-15.21", "CIT-3.10")
def test_museum_cards_lie_face_down() -> None:
    table = given(holders={"merchant": 0}, hands={0: ["manor", "tavern", "market"]}, cities={0: ["museum"]})
    table.call("merchant").play("museum tavern")
    under = {world.museum[0] for world in table.worlds(1)}
    assert len(under) > 3
    assert {world.museum[0] for world in table.worlds(0)} == {KINDS["tavern"]}
    assert all(event.audience == 1 for event in table.events if event.args.get("district") == "tavern")


@rule("CIT-15.21", "CIT-13.9")
def test_museum_cards_go_along_when_it_is_exchanged() -> None:
    """T-59: three cards under an exchanged Museum are the new owner's points."""
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        gold={0: 5},
        cities={0: ["castle"], 1: ["museum"]},
        museum=["manor", "tavern", "market"],
    )
    table.call("diplomat").play("exchange p2 museum", "hand_over castle")
    assert table.city(0) == ["museum"]
    assert table.points(0) == {"districts": 4, "museum": 3}
    assert table.points(1) == {"districts": 4}
    assert len(table.pos.museum) == 3


@rule("CIT-15.21", "CIT-5.4")
def test_museum_cards_go_to_the_bottom_when_it_is_destroyed() -> None:
    """T-59: destroyed instead, four cards go to the bottom of the deck."""
    table = given(holders={"warlord": 0}, gold={0: 5}, cities={1: ["museum"]}, museum=["manor", "tavern", "market"])
    table.call("warlord")
    deck = len(table.deck)
    table.play("destroy p2 museum")
    assert sorted(table.deck[deck:]) == ["manor", "market", "museum", "tavern"]
    assert table.pos.museum == []
    assert table.points(1) == {"districts": 0}


# ---- the end of the turn: Park, Poor House


@rule("CIT-15.24", "CIT-4.19")
def test_park_gives_2_cards_for_an_empty_hand() -> None:
    """T-76: the last card was built, h = 0: +2 cards at the end of the turn."""
    table = given(holders={"merchant": 0}, hands={0: ["tavern"]}, cities={0: ["park"]}, deck=["manor", "temple"])
    table.call("merchant").play("gather gold", "build tavern")
    assert table.cards(0) == 0
    table.play("end")
    assert table.hand(0) == ["manor", "temple"]


@rule("CIT-15.24")
def test_park_gives_nothing_to_a_hand_with_a_card_nor_to_others() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1}, hands={0: ["tavern"]}, cities={0: ["park"]}, deck=["manor", "temple"]
    )
    table.call("merchant").play("gather gold", "end")
    assert table.hand(0) == ["tavern"]
    table.until_called("architect").play("gather gold", "end")
    assert table.cards(1) == 0
    assert table.deck[:2] == ["manor", "temple"]


@rule("CIT-15.24", "CIT-15.25", "CIT-4.19", "CIT-11.3")
def test_park_then_poor_house_then_the_alchemists_refund() -> None:
    """T-76: h = 0 after the Laboratory, Alchemist with Poor House at g = 0: +2 cards, +1 gold, then the refund."""
    table = given(
        cast=cast_with("alchemist"),
        holders={"alchemist": 0},
        gold={0: 0},
        hands={0: ["harbor", "manor"]},
        cities={0: ["park", "poor_house", "laboratory"]},
    )
    table.call("alchemist").play("gather gold", "laboratory manor", "build harbor")
    assert (table.gold(0), table.cards(0)) == (0, 0)
    table.events.clear()
    table.play("end")
    assert (table.gold(0), table.cards(0)) == (5, 2)
    order = [event.id for event in table.events]
    assert order.index("citadels-park") < order.index("citadels-poor-house") < order.index("citadels-alchemist")


@rule("CIT-15.25")
def test_poor_house_gives_1_gold_for_an_empty_stash_only() -> None:
    table = given(holders={"merchant": 0}, gold={0: 0}, hands={0: ["market"]}, cities={0: ["poor_house"]})
    table.call("merchant").play("gather gold", "build market")
    assert table.gold(0) == 0
    table.play("end")
    assert table.gold(0) == 1
    table = given(holders={"merchant": 0}, gold={0: 0}, hands={0: ["tavern"]}, cities={0: ["poor_house"]})
    table.call("merchant").play("gather gold", "build tavern", "end")
    assert table.gold(0) == 1  # the coin he had left, no second one


@rule("CIT-15.25")
def test_poor_house_acts_in_its_owners_turn_only() -> None:
    table = given(
        holders={"merchant": 0, "architect": 1}, gold={0: 0, 1: 0}, cities={0: ["poor_house"]}, deck=["manor", "temple"]
    )
    table.call("architect").play("gather cards", "keep manor", "end")
    assert (table.gold(0), table.gold(1)) == (0, 0)


# ---- income: School of Magic


@pytest.mark.parametrize(
    ("char", "own"),
    [
        ("king", "castle"),
        ("emperor", "castle"),
        ("bishop", "temple"),
        ("merchant", "tavern"),
        ("trader", "tavern"),
        ("warlord", "prison"),
        ("diplomat", "prison"),
        ("marshal", "prison"),
    ],
)
@rule("CIT-15.27", "CIT-4.14")
def test_school_of_magic_counts_as_the_type_that_pays(char: str, own: str) -> None:
    table = given(cast=cast_with(char), holders={char: 0}, gold={0: 0}, cities={0: ["school_of_magic", own]})
    table.call(char).play("income")
    assert table.gold(0) == 2
    table = given(cast=cast_with(char), holders={char: 0}, gold={0: 0}, cities={0: ["school_of_magic"]})
    table.call(char).play("income")
    assert table.gold(0) == 1


@pytest.mark.parametrize("char", ["patrician", "cardinal"])
@rule("CIT-15.27")
def test_school_of_magic_counts_for_income_in_cards(char: str) -> None:
    own = "castle" if char == "patrician" else "temple"
    table = given(cast=cast_with(char), holders={char: 0}, cities={0: ["school_of_magic", own]})
    table.call(char).play("income")
    assert table.cards(0) == 2


@rule("CIT-15.27", "CIT-10.5")
def test_school_of_magic_is_one_district_for_the_abbot() -> None:
    table = given(
        cast=cast_with("abbot"), holders={"abbot": 0}, gold=0, cities={0: ["school_of_magic", "temple", "church"]}
    )
    table.call("abbot")
    assert table.choices("tithe") == ["tithe 0", "tithe 1", "tithe 2", "tithe 3"]
    table.play("tithe 1")
    assert (table.gold(0), table.cards(0)) == (1, 2)


@rule("CIT-15.27")
def test_school_of_magic_is_another_type_each_time() -> None:
    table = given(players=2, holders={"king": 0, "merchant": 0}, gold={0: 0}, cities={0: ["school_of_magic"]})
    table.call("king").play("income", "gather gold", "end").until_called("merchant").play("income")
    assert table.gold(0) == 1 + 2 + 1


@rule("CIT-15.27", "CIT-11.5")
def test_school_of_magic_is_no_trade_district_for_the_traders_limit() -> None:
    table = given(
        cast=cast_with("trader"), holders={"trader": 0}, gold={0: 20}, hands={0: ["school_of_magic", "manor", "docks"]}
    )
    table.call("trader").play("gather gold", "build school_of_magic")
    table.refused("build manor")
    table.play("build docks")


@rule("CIT-15.27", "CIT-16.3")
def test_school_of_magic_is_only_unique_when_points_are_counted() -> None:
    table = given(cities={0: ["school_of_magic", "manor", "tavern", "prison"]})
    assert table.points(0) == {"districts": 12}
    table = given(cities={0: ["school_of_magic", "manor", "tavern", "prison", "temple"]})
    assert table.points(0)["types"] == 3
