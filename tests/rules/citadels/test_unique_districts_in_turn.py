"""Section 15: unique districts that act in a turn, in the draft or against rank 8."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule
from tetrapolis.core.types import EVERYONE
from tetrapolis.games.citadels.cards import CHARACTER_INDEX, KINDS, RANK

SEVEN = ("manor", "castle", "temple", "church", "tavern", "market", "prison")


def holder(table: Table, char: str) -> int:
    """Who has a character card."""
    return table.pos.holder[RANK[CHARACTER_INDEX[char]]]


# ---- Armory


@rule("CIT-15.1")
def test_armory_goes_with_one_district_of_another_city_and_costs_nothing() -> None:
    table = given(holders={"merchant": 0}, gold={0: 0}, cities={0: ["armory", "tavern"], 1: ["palace", "market"]})
    table.call("merchant")
    deck = len(table.deck)
    table.play("armory p2 palace")  # before gathering, without a coin
    assert table.city(0) == ["tavern"]
    assert table.city(1) == ["market"]
    assert table.gold(0) == 0
    assert sorted(table.deck[deck:]) == ["armory", "palace"]
    table.refused("armory p2 market", "armory p1 tavern")


@rule("CIT-15.1")
def test_armory_takes_one_other_district_not_itself() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["armory"], 1: ["market"]})
    table.call("merchant")
    table.refused("armory p1 armory", "armory p2 tavern", "armory p3 market")
    assert table.choices("armory") == ["armory p2 market"]


@rule("CIT-15.1")
def test_armory_acts_in_its_owners_turn_only() -> None:
    table = given(holders={"merchant": 0, "warlord": 1}, gold=9, cities={0: ["armory"], 2: ["market"]})
    table.call("warlord")
    assert table.seat == 1
    table.refused("armory p3 market")


@rule("CIT-15.1", "CIT-15.15", "CIT-10.2")
def test_bishop_keep_and_great_wall_do_not_help_against_the_armory() -> None:
    for target in ("keep", "great_wall", "tavern"):
        table = given(
            holders={"merchant": 0, "bishop": 1},
            gold={0: 0},
            cities={0: ["armory"], 1: ["keep", "great_wall", "tavern"]},
            protected=1,
        )
        table.call("merchant").play(f"armory p2 {target}")
        assert target not in table.city(1)
        assert len(table.city(1)) == 2
        assert table.gold(0) == 0


@rule("CIT-15.1")
def test_armory_in_the_hands_of_the_warlord_is_no_rank_8_ability() -> None:
    table = given(
        holders={"warlord": 0, "bishop": 1},
        gold={0: 0},
        cities={0: ["armory"], 1: ["castle", "palace"], 2: ["temple"]},
        protected=1,
    )
    table.call("warlord")
    table.refused("destroy p2 castle")
    table.play("armory p2 castle", "destroy p3 temple")
    assert table.city(1) == ["palace"]
    assert table.city(2) == []


@rule("CIT-15.1")
def test_armory_may_hit_the_own_city_if_the_table_plays_so() -> None:
    """R-52 and the option armory_own_city."""
    table = given(holders={"merchant": 0}, cities={0: ["armory", "temple"], 1: ["market"]})
    table.call("merchant").play("armory p1 temple")
    assert table.city(0) == []
    table = given(holders={"merchant": 0}, cities={0: ["armory", "temple"], 1: ["market"]}, armory_own_city=False)
    table.call("merchant").refused("armory p1 temple")
    table.play("armory p2 market")
    assert table.city(0) == ["temple"]
    assert table.city(1) == []


@rule("CIT-15.2", "CIT-5.15")
def test_armory_cannot_touch_a_completed_city() -> None:
    table = given(holders={"merchant": 0}, cities={0: ["armory"], 1: SEVEN, 2: SEVEN[:6]})
    table.call("merchant")
    assert {text.split()[1] for text in table.choices("armory")} == {"p3"}
    table.refused("armory p2 tavern")
    table.play("armory p3 tavern")


@rule("CIT-15.2", "CIT-5.12")
def test_a_monument_can_complete_the_city_that_the_armory_spares() -> None:
    six = ["monument", "manor", "castle", "temple", "church", "tavern"]
    table = given(holders={"merchant": 0}, cities={0: ["armory"], 1: six})
    table.call("merchant").refused("armory p2 tavern")


@rule("CIT-15.2")
def test_armory_is_locked_in_its_owners_completed_city_unless_the_table_plays_otherwise() -> None:
    """R-53 and the option armory_from_completed."""
    cities = {0: ["armory", *SEVEN[:6]], 1: ["market"], 2: SEVEN}
    table = given(holders={"merchant": 0}, cities=cities)
    table.call("merchant")
    assert table.choices("armory") == []
    table.refused("armory p2 market", "armory p1 tavern")
    table = given(holders={"merchant": 0}, cities=cities, armory_from_completed=True)
    table.call("merchant").refused("armory p1 tavern", "armory p3 tavern")
    table.play("armory p2 market")
    assert table.city(0) == list(SEVEN[:6])
    assert table.city(1) == []


@rule("CIT-15.1", "CIT-5.11")
def test_armory_sends_the_coin_of_a_beautified_district_to_the_bank() -> None:
    table = given(players=5, cast=cast_with(ninth=True), holders={"artist": 0}, cities={0: ["armory"], 1: ["manor+"]})
    table.call("artist").play("armory p2 manor+")
    assert table.city(1) == []
    assert sorted(table.deck[-2:]) == ["armory", "manor"]
    assert table.gold(1) == 2


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


# ---- against rank 8: Great Wall, Keep


@rule("CIT-15.10", "CIT-15.11", "CIT-13.3")
def test_great_wall_makes_every_other_district_1_dearer_for_the_warlord() -> None:
    cities = {1: ["great_wall", "castle", "tavern"], 2: ["castle"]}
    for target, paid in (("p2 castle", 4), ("p2 tavern", 1), ("p2 great_wall", 5), ("p3 castle", 3)):
        table = given(holders={"warlord": 0}, gold={0: paid, 1: 0}, cities=cities)
        table.call("warlord").play(f"destroy {target}")
        assert table.gold(0) == 0
        assert table.gold(1) == 0  # the Warlord pays the bank
        table = given(holders={"warlord": 0}, gold={0: paid - 1}, cities=cities)
        table.call("warlord").refused(f"destroy {target}")


@rule("CIT-15.10")
def test_great_wall_binds_its_own_warlord_too() -> None:
    table = given(holders={"warlord": 0}, gold={0: 1}, cities={0: ["great_wall", "tavern", "market"]})
    table.call("warlord").refused("destroy p1 market")
    table.play("destroy p1 tavern")
    assert table.gold(0) == 0


@rule("CIT-15.10", "CIT-15.11", "CIT-13.10")
def test_great_wall_and_the_marshal() -> None:
    table = given(
        cast=cast_with("marshal"), holders={"marshal": 0}, gold={0: 4, 1: 0}, cities={1: ["great_wall", "docks"]}
    )
    table.call("marshal").play("seize p2 docks")
    assert (table.gold(0), table.gold(1)) == (0, 4)
    table = given(cast=cast_with("marshal"), holders={"marshal": 0}, gold={0: 3}, cities={1: ["great_wall", "docks"]})
    table.call("marshal").refused("seize p2 docks")


@rule("CIT-15.10", "CIT-15.11", "CIT-13.6")
def test_great_wall_and_the_diplomat() -> None:
    """T-56: Manor for the Castle costs 1 + 1, Palace for the Castle 0 + 1, to the owner; his own wall adds nothing."""
    cast = cast_with("diplomat")
    wall = ["great_wall", "castle"]
    for mine, paid in (("manor", 2), ("palace", 1)):
        table = given(cast=cast, holders={"diplomat": 0}, gold={0: paid, 1: 0}, cities={0: [mine], 1: wall})
        table.call("diplomat").play("exchange p2 castle", f"hand_over {mine}")
        assert (table.gold(0), table.gold(1)) == (0, paid)
        table = given(cast=cast, holders={"diplomat": 0}, gold={0: paid - 1}, cities={0: [mine], 1: wall})
        table.call("diplomat").refused("exchange p2 castle")
    table = given(
        cast=cast, holders={"diplomat": 0}, gold={0: 1, 1: 0}, cities={0: ["great_wall", "manor"], 1: ["castle"]}
    )
    table.call("diplomat").play("exchange p2 castle", "hand_over manor")
    assert (table.gold(0), table.gold(1)) == (0, 1)


@rule("CIT-15.10")
def test_great_wall_itself_is_not_dearer_for_the_diplomat() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        gold={0: 1, 1: 0},
        cities={0: ["palace"], 1: ["great_wall"]},
    )
    table.call("diplomat").play("exchange p2 great_wall", "hand_over palace")
    assert (table.gold(0), table.gold(1)) == (0, 1)


@rule("CIT-15.11")
def test_great_wall_coin_goes_to_the_bank_if_the_table_plays_so() -> None:
    """R-56 and the option great_wall_coin."""
    table = given(
        cast=cast_with("marshal"),
        holders={"marshal": 0},
        gold={0: 4, 1: 0},
        cities={1: ["great_wall", "docks"]},
        great_wall_coin="bank",
    )
    table.call("marshal").play("seize p2 docks")
    assert (table.gold(0), table.gold(1)) == (0, 3)


@rule("CIT-15.15", "CIT-13.2")
def test_keep_is_out_of_reach_for_rank_8() -> None:
    cities = {0: ["manor"], 1: ["keep", "tavern"]}
    for char, verb in (("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")):
        table = given(cast=cast_with(char), holders={char: 0}, gold={0: 9}, cities=cities)
        table.call(char).refused(f"{verb} p2 keep")
        assert table.choices(f"{verb} p2") == [f"{verb} p2 tavern"]


@rule("CIT-15.15")
def test_keep_is_safe_from_its_own_warlord() -> None:
    table = given(holders={"warlord": 0}, gold={0: 9}, cities={0: ["keep", "tavern"]})
    table.call("warlord").refused("destroy p1 keep")
    assert table.can("destroy p1 tavern")


@rule("CIT-15.15", "CIT-10.4")
def test_diplomat_may_hand_over_his_own_keep() -> None:
    table = given(cast=cast_with("diplomat"), holders={"diplomat": 0}, gold={0: 0}, cities={0: ["keep"], 1: ["manor"]})
    table.call("diplomat").play("exchange p2 manor", "hand_over keep")
    assert (table.city(0), table.city(1)) == (["manor"], ["keep"])


@rule("CIT-15.15", "CIT-15.22", "CIT-6.21")
def test_necropolis_and_magistrate_are_not_stopped_by_the_keep() -> None:
    table = given(holders={"merchant": 0}, hands={0: ["necropolis"]}, cities={0: ["keep"]})
    table.call("merchant").play("gather gold", "sacrifice keep")
    assert table.city(0) == ["necropolis"]
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 1, "merchant": 0},
        hands={0: ["keep"]},
        warrants=["king", "bishop", "merchant"],
        signed="merchant",
    )
    table.call("merchant").play("gather gold", "build keep", "confiscate")
    assert table.city(1) == ["keep"]


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


# ---- the draft: Theater


@rule("CIT-15.32", "CIT-2.20")
def test_theater_exchanges_characters_unseen() -> None:
    """T-07: 5 players, P owns the Theater, picks Q: swapped, both look, others learn only that P and Q swapped."""
    holders = {"thief": 0, "king": 1, "bishop": 2, "assassin": 3, "merchant": 4}
    table = given(players=5, holders=holders, cities={0: ["theater"]})
    table.selection_ends()
    assert table.asked == (0, "theater")
    assert sorted(table.choices()) == [
        "pass",
        "swap_characters p2",
        "swap_characters p3",
        "swap_characters p4",
        "swap_characters p5",
    ]
    assert table.sees(0).characters == ["thief"]
    table.play("swap_characters p2")
    assert (holder(table, "king"), holder(table, "thief")) == (0, 1)
    assert table.sees(0).characters == ["king"]
    assert table.sees(1).characters == ["thief"]
    (swap,) = [event for event in table.events if event.id == "citadels-theater"]
    assert swap.audience == EVERYONE
    assert swap.args == {"seat": 0, "target": 1}
    told = {event.args["char"]: event.audience for event in table.events if event.id == "citadels-you-have"}
    assert told == {"king": 0b00001, "thief": 0b00010}
    # rank 1 is called afterwards, and nothing but its holder is revealed
    assert table.asked == (3, "turn")
    assert table.said("citadels-reveals") == [{"seat": 3, "char": "assassin"}]
    assert len({world.holder[4] for world in table.worlds(2)}) > 1
    assert {world.holder[4] for world in table.worlds(1)} == {0}


@rule("CIT-15.32")
def test_theater_is_optional_and_comes_back_every_round() -> None:
    table = given(holders={"king": 1, "assassin": 2}, cities={0: ["theater"]})
    before = list(table.pos.holder)
    table.selection_ends().play("pass")
    assert table.pos.holder == before
    table.end_round().defaults_until(lambda: table.asked[1] == "theater")
    assert table.pos.round == 2
    assert table.asked == (0, "theater")


@rule("CIT-15.32")
def test_theater_stays_with_opponents_and_takes_no_look_before() -> None:
    table = given(holders={"king": 1, "assassin": 2, "thief": 3}, cities={0: ["theater"]})
    table.selection_ends()
    table.refused("swap_characters p1")
    assert len({world.holder[4] for world in table.worlds(0)}) > 1


@rule("CIT-15.33")
def test_theater_with_two_characters_each() -> None:
    """T-08: P gives the Thief to Q, gets King or Merchant with probability 1/2 each and keeps the Bishop."""
    got: Counter[str] = Counter()
    for seed in range(120):
        table = given(
            players=3,
            holders={"thief": 0, "bishop": 0, "king": 1, "merchant": 1},
            cities={0: ["theater"]},
            seed=seed,
        )
        table.selection_ends()
        assert sorted(table.choices("swap")) == [
            "swap_characters p2 char=bishop",
            "swap_characters p2 char=thief",
            "swap_characters p3 char=bishop",
            "swap_characters p3 char=thief",
        ]
        if seed == 0:
            table.refused("swap_characters p2", "swap_characters p2 char=king")
        table.play("swap_characters p2 char=thief")
        assert holder(table, "thief") == 1
        assert holder(table, "bishop") == 0
        new = "king" if holder(table, "king") == 0 else "merchant"
        assert holder(table, "merchant") == (0 if new == "merchant" else 1)
        assert sorted(table.sees(0).characters) == sorted(["bishop", new])
        got[new] += 1
    assert 40 <= got["king"] <= 80


@rule("CIT-15.33")
def test_theater_with_two_players() -> None:
    table = given(players=2, holders={"thief": 0, "bishop": 0, "king": 1, "merchant": 1}, cities={1: ["theater"]})
    table.selection_ends()
    assert table.asked == (1, "theater")
    table.play("swap_characters p1 char=king")
    assert holder(table, "king") == 0
    assert holder(table, "merchant") == 1
    assert [holder(table, "thief"), holder(table, "bishop")].count(1) == 1


# ---- cards that are more than cards: Secret Vault, Haunted Quarter


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
