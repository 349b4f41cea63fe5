"""Section 15: unique districts that attack a city, and those that defend it against rank 8."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tests.marks import rule

SEVEN = ("manor", "castle", "temple", "church", "tavern", "market", "prison")


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
    cities = {0: ["armory"], 1: ["smithy"], 2: ["market", "laboratory"]}  # the others have districts to use too
    table = given(holders={"thief": 2, "merchant": 0, "warlord": 1}, gold=9, cities=cities).call("thief")
    shots = "armory p3 market", "armory p1 armory"
    for char, active in (("thief", 2), ("merchant", 0), ("warlord", 1)):
        table.until_called(char)
        assert table.asked == (active, "turn")
        owners = active == 0
        targets = ["p2 smithy", "p3 market", "p3 laboratory"] if owners else []
        assert table.choices("armory") == [f"armory {target}" for target in targets]
        for seat in {0, 1, 2, 3} - ({0} if owners else set()):
            _cannot(table, seat, *shots)
        if char != "warlord":
            table.play("gather gold")
            assert table.can("armory p3 market") == owners, "before and after gathering"
            table.play("end")
    table.end_round().defaults_until(lambda: table.asked == (0, "turn"))  # it waits for a later turn of its owner
    table.play("armory p3 market")
    assert (table.city(0), table.city(1), table.city(2)) == ([], ["smithy"], ["laboratory"])


@rule("CIT-15.1", "CIT-6.23")
def test_an_owner_who_is_asked_something_in_anothers_turn_cannot_use_the_armory() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold=9,
        hands={1: ["tavern"]},
        cities={0: ["armory"], 2: ["market"]},
    ).call("merchant")
    table.play("gather gold", "build tavern")
    assert table.asked == (0, "confiscation")
    assert table.choices() == ["confiscate", "pass"]
    table.refused("armory p3 market").play("pass")
    assert table.asked == (1, "turn")
    _cannot(table, 0, "armory p3 market", "armory p2 tavern")


def _cannot(table: Table, seat: int, *texts: str) -> None:
    """The seat, asked or not, may play none of these, and trying it changes nothing."""
    before = table.pos.to_json()
    for text in texts:
        move = table.pos.game.parse_move(text)
        assert move not in table.pos.legal(seat)
        with pytest.raises(tp.IllegalMove if seat == table.seat else tp.NotYourDecision):
            table.pos.play(seat, move)
    assert table.pos.to_json() == before


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
