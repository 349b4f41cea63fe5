"""Section 6 of the rules: the Witch. What she does as each other character is in test_witch_table.py."""

from __future__ import annotations

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

# ---- before the hold


@rule("CIT-6.5")
def test_the_witch_gathers_then_names_a_character_then_is_on_hold() -> None:
    table = given(cast=cast_with("witch"), holders={"witch": 0, "thief": 1}, gold={0: 2}).call("witch")
    assert sorted(table.choices()) == ["gather cards", "gather gold"]
    table.refused("bewitch king")
    table.play("gather gold")
    assert table.gold(0) == 4
    table.play("bewitch king")
    assert table.sees(None).bewitched == "king"
    assert table.asked == (1, "turn")


@rule("CIT-6.5")
def test_the_witch_must_name_a_character_and_not_herself() -> None:
    table = given(cast=cast_with("witch"), holders={"witch": 0}).call("witch").play("gather gold")
    table.refused("end", "pass", "bewitch witch", "bewitch emperor")
    assert sorted(table.choices()) == [
        "bewitch architect",
        "bewitch bishop",
        "bewitch king",
        "bewitch magician",
        "bewitch merchant",
        "bewitch thief",
        "bewitch warlord",
    ]


@rule("CIT-6.5")
def test_the_witch_names_a_character_after_gathering_cards_too() -> None:
    table = given(cast=cast_with("witch"), holders={"witch": 0}, deck=["manor", "castle"]).call("witch")
    table.play("gather cards")
    table.refused("bewitch king")
    table.play("keep manor")
    assert table.asked == (0, "bewitch")
    assert table.hand(0) == ["manor"]


@rule("CIT-6.6")
def test_before_the_hold_the_witch_cannot_build() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0},
        gold={0: 9},
        hands={0: ["temple", "stables", "necropolis"]},
        cities={0: ["framework"]},
    ).call("witch")
    builds = ("build temple", "build stables", "framework temple", "sacrifice framework")
    table.refused(*builds)
    table.play("gather gold")
    table.refused(*builds)


@rule("CIT-6.6", "CIT-6.14")
def test_smithy_and_laboratory_have_to_wait_until_the_witch_resumes() -> None:
    """T-14: before the hold rejected, after resuming allowed."""
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "thief": 1},
        gold={0: 2},
        hands={0: ["manor"]},
        cities={0: ["smithy", "laboratory"]},
    ).call("witch")
    table.refused("smithy", "laboratory manor")
    table.play("gather gold")
    table.refused("smithy", "laboratory manor")
    table.play("bewitch thief", "gather gold")
    assert table.asked == (0, "turn")
    table.play("smithy", "laboratory manor")
    assert (table.gold(0), table.cards(0)) == (4, 3)


@rule("CIT-6.6")
def test_museum_and_armory_do_not_work_before_the_hold() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0},
        hands={0: ["manor"]},
        cities={0: ["museum", "armory"], 1: ["market"]},
    ).call("witch")
    table.refused("museum manor", "armory p2 market")
    table.play("gather gold")
    table.refused("museum manor", "armory p2 market")


@rule("CIT-6.6")
def test_the_districts_that_act_while_gathering_work_before_the_hold() -> None:
    table = given(cast=cast_with("witch"), holders={"witch": 0}, gold={0: 2}, cities={0: ["gold_mine"]})
    assert table.call("witch").play("gather gold").gold(0) == 5

    table = given(cast=cast_with("witch"), holders={"witch": 0}, cities={0: ["library"]}, deck=["manor", "castle"])
    assert table.call("witch").play("gather cards").hand(0) == ["castle", "manor"]

    table = given(
        cast=cast_with("witch"), holders={"witch": 0}, cities={0: ["observatory"]}, deck=["manor", "castle", "palace"]
    )
    table.call("witch").play("gather cards")
    assert sorted(table.choices()) == ["keep castle", "keep manor", "keep palace"]


# ---- the hold


@rule("CIT-6.7", "CIT-6.8")
def test_the_park_stays_silent_if_the_witch_never_resumes() -> None:
    """T-12: g = 0, h = 0, she gathers gold and names a character nobody holds: g = 2, h = 0 at the end of the round."""
    table = given(
        cast=cast_with("witch"), holders={"witch": 0}, absent=["king"], gold={0: 0}, cities={0: ["park", "poor_house"]}
    ).call("witch")
    table.play("gather gold", "bewitch king").end_round()
    assert (table.gold(0), table.cards(0)) == (2, 0)


@rule("CIT-6.7", "CIT-6.8")
def test_the_poor_house_stays_silent_if_the_witch_never_resumes() -> None:
    """T-12, with gathering cards: g = 0, h = 1 at the end of the round."""
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0},
        absent=["king"],
        gold={0: 0},
        cities={0: ["park", "poor_house"]},
        deck=["manor", "castle"],
    ).call("witch")
    table.play("gather cards", "keep manor", "bewitch king").end_round()
    assert (table.gold(0), table.cards(0)) == (0, 1)


@rule("CIT-6.7", "CIT-6.14")
def test_park_and_poor_house_act_at_the_end_of_the_resumed_turn_not_at_the_hold() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "thief": 1, "merchant": 2},
        gold={0: 0},
        cities={0: ["park", "poor_house"]},
    ).call("witch")
    table.play("gather gold", "bewitch merchant")
    assert (table.gold(0), table.cards(0)) == (2, 0)
    table.until_called("merchant").play("gather gold")
    assert (table.gold(0), table.cards(0)) == (2, 0)
    table.play("end")
    assert (table.gold(0), table.cards(0)) == (2, 2)

    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "thief": 1, "merchant": 2},
        gold={0: 0},
        hands={0: ["temple"]},
        cities={0: ["poor_house"]},
        deck=["watchtower", "manor"],
    ).call("witch")
    table.play("gather cards", "keep manor", "bewitch merchant")
    assert table.gold(0) == 0
    table.until_called("merchant").play("gather gold")
    assert table.gold(0) == 0
    table.play("end")
    assert table.gold(0) == 1


@rule("CIT-6.8")
def test_naming_a_character_nobody_holds_gives_the_witch_no_further_turn() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0},
        absent=["merchant"],
        gold={0: 9},
        hands={0: ["temple"]},
        cities={0: ["tavern"]},
    ).call("witch")
    table.play("gather gold", "bewitch merchant")
    asked: set[tuple[int, str]] = set()

    def round_is_over() -> bool:
        if table.asked[1] == "draft":
            return True
        asked.add(table.asked)
        return False

    table.defaults_until(round_is_over)
    assert asked == {(1, "turn"), (2, "turn"), (3, "turn")}
    assert table.said("citadels-witch-resumes") == []
    assert (table.gold(0), table.hand(0), table.city(0)) == (11, ["temple"], ["tavern"])


@rule("CIT-6.9")
def test_the_witch_may_name_a_face_up_discarded_character() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "thief": 1, "magician": 2, "king": 3},
        absent=["bishop", "architect", "merchant", "warlord"],
    ).call("witch")
    assert set(table.sees(None).face_up) == {"warlord", "merchant"}
    table.play("gather gold", "bewitch warlord")
    assert table.sees(None).bewitched == "warlord"
    table.end_round()
    assert table.said("citadels-witch-resumes") == []


@rule("CIT-6.9")
def test_the_witch_may_name_her_own_second_character() -> None:
    """She gathers for it as the bewitched player and then resumes as that character."""
    table = given(
        players=3,
        cast=cast_with("witch", ninth=True),
        holders={"witch": 0, "merchant": 0},
        gold={0: 2},
        hands={0: ["temple"]},
        cities={0: ["tavern"]},
    ).call("witch")
    table.play("gather gold", "bewitch merchant").until_called("merchant")
    assert table.seat == 0
    assert sorted(table.choices()) == ["gather cards", "gather gold"]
    table.play("gather gold")
    assert table.gold(0) == 6
    table.refused("gather gold")
    table.play("income", "extra_gold", "build temple")
    assert table.gold(0) == 7
    assert table.city(0) == ["tavern", "temple"]


# ---- the bewitched player


def bewitched_merchant(
    city: list[str], hand: list[str] | None = None, gold: int = 2, deck: list[str] | None = None
) -> Table:
    """Seat 0 is the Witch, seat 1 the bewitched Merchant with this city, asked to gather."""
    return given(
        cast=cast_with("witch"),
        holders={"witch": 0, "merchant": 1, "architect": 2},
        bewitched="merchant",
        gold={0: 2, 1: gold},
        hands={1: hand or []},
        cities={1: city},
        deck=deck or [],
    ).call("merchant")


@rule("CIT-6.10")
def test_a_bewitched_player_reveals_gathers_and_his_turn_is_over() -> None:
    table = bewitched_merchant(["tavern", "market"], ["temple"])
    assert table.said("citadels-reveals")[-1] == {"seat": 1, "char": "merchant"}
    assert table.seat == 1
    assert sorted(table.choices()) == ["gather cards", "gather gold"]
    table.refused("income", "extra_gold", "build temple", "end")
    table.play("gather gold")
    assert table.asked == (0, "turn")
    assert (table.gold(1), table.hand(1), table.city(1)) == (4, ["temple"], ["tavern", "market"])


@rule("CIT-6.10")
def test_a_bewitched_player_may_gather_cards() -> None:
    table = bewitched_merchant([], deck=["manor", "castle"])
    table.play("gather cards")
    assert table.asked == (1, "keep")
    table.play("keep castle")
    assert table.hand(1) == ["castle"]
    assert table.asked == (0, "turn")


@rule("CIT-6.11")
def test_gold_mine_library_and_observatory_work_for_the_bewitched_player() -> None:
    assert bewitched_merchant(["gold_mine"]).play("gather gold").gold(1) == 5
    table = bewitched_merchant(["library"], deck=["manor", "castle"])
    assert table.play("gather cards").hand(1) == ["castle", "manor"]
    table = bewitched_merchant(["library", "observatory"], deck=["manor", "castle", "palace"])
    assert table.play("gather cards").hand(1) == ["castle", "manor", "palace"]


@rule("CIT-6.11")
def test_a_bewitched_player_draws_three_with_the_observatory_but_his_poor_house_is_silent() -> None:
    """T-13: g = 0, Poor House and Observatory, gathers cards: draws 3, keeps 1, the turn ends with g = 0."""
    table = bewitched_merchant(["poor_house", "observatory"], gold=0, deck=["manor", "castle", "palace"])
    table.play("gather cards")
    assert sorted(table.choices()) == ["keep castle", "keep manor", "keep palace"]
    table.play("keep palace")
    assert table.asked == (0, "turn")
    assert (table.gold(1), table.hand(1)) == (0, ["palace"])


@rule("CIT-6.11")
def test_the_bewitched_players_other_districts_do_not_act() -> None:
    table = bewitched_merchant(["park", "laboratory", "smithy", "museum", "armory"], ["manor"], gold=5)
    table.refused("laboratory manor", "smithy", "museum manor", "armory p2 park")
    table = bewitched_merchant(["park"])
    table.play("gather gold")
    assert table.asked == (0, "turn")
    assert table.cards(1) == 0
    table.play("end")
    assert table.cards(1) == 0


# ---- the resumed turn


@rule("CIT-6.12")
def test_the_witch_resumes_directly_afterwards_and_does_not_gather_again() -> None:
    table = bewitched_merchant([])
    table.play("gather gold")
    assert table.asked == (0, "turn")
    table.refused("gather gold", "gather cards")
    assert table.can("end")
    table.play("end")
    assert table.asked == (2, "turn")


@rule("CIT-6.13")
def test_the_resumed_witch_has_the_characters_abilities() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "architect": 1},
        bewitched="architect",
        gold={0: 20},
        hands={0: ["temple", "church", "prison", "manor"]},
    ).call("architect")
    table.play("gather gold")
    table.play("extra_cards", "build temple", "build church", "build prison")
    assert table.cards(0) == 3
    table.refused("build manor", "extra_cards")


@rule("CIT-6.13")
def test_the_resumed_witch_has_the_characters_restrictions() -> None:
    table = given(
        cast=cast_with("witch", "navigator"),
        holders={"witch": 0, "navigator": 1},
        bewitched="navigator",
        gold={0: 20},
        hands={0: ["temple", "stables"]},
    ).call("navigator")
    table.play("gather gold")
    table.refused("build temple", "build stables")


@rule("CIT-6.13")
def test_the_witchs_own_ability_does_not_come_again() -> None:
    table = bewitched_merchant([]).play("gather gold")
    table.refused("bewitch architect")


@rule("CIT-6.14")
def test_the_witch_uses_her_own_hand_stash_and_city() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "merchant": 1},
        bewitched="merchant",
        gold={0: 4, 1: 6},
        hands={0: ["castle"], 1: ["manor"]},
        cities={0: ["tavern"], 1: ["market", "docks", "harbor"]},
    ).call("merchant")
    table.play("gather gold", "income")
    assert (table.gold(0), table.gold(1)) == (5, 8)
    table.refused("build manor")
    table.play("build castle")
    assert (table.gold(0), table.gold(1)) == (1, 8)
    assert table.city(0) == ["tavern", "castle"]
    assert table.city(1) == ["market", "docks", "harbor"]


@rule("CIT-6.14")
def test_the_witch_uses_her_own_unique_districts_and_not_the_bewitched_players() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "merchant": 1},
        bewitched="merchant",
        gold={0: 6, 1: 9},
        hands={0: ["manor", "dragon_gate"], 1: ["castle"]},
        cities={0: ["laboratory", "poor_house"], 1: ["smithy", "factory", "quarry", "park"]},
    ).call("merchant")
    table.play("gather gold")
    table.refused("smithy")
    table.play("laboratory manor")
    assert table.gold(0) == 8
    table.play("build dragon_gate")
    assert table.gold(0) == 2  # 6, no Factory of hers
    table.play("end")
    assert table.cards(0) == 0  # no Park of hers


@rule("CIT-6.15", "CIT-9.6")
@pytest.mark.parametrize("char", ["king", "patrician"])
def test_a_bewitched_king_or_patrician_takes_the_crown_and_the_witch_the_income(char: str) -> None:
    table = given(
        cast=cast_with("witch", char),
        holders={"witch": 0, char: 1},
        bewitched=char,
        crown=3,
        gold=2,
        cities={0: ["manor", "castle"], 1: ["manor", "castle", "palace"]},
    ).call(char)
    table.play("gather gold")
    assert table.sees(None).crown == 1
    assert table.asked == (0, "turn")
    table.refused("crown")
    table.play("income")
    gold, cards = (4, 0) if char == "king" else (2, 2)
    assert (table.gold(0), table.cards(0)) == (gold, cards)
    assert (table.gold(1), table.cards(1)) == (4, 0)
    table.play("end")
    assert table.sees(None).crown == 1


@rule("CIT-6.16")
def test_the_witch_decides_about_the_bewitched_emperors_crown() -> None:
    def emperor() -> Table:
        return given(
            cast=cast_with("witch", "emperor"),
            holders={"witch": 0, "emperor": 1},
            bewitched="emperor",
            crown=3,
            gold=2,
            hands={2: ["manor"]},
        ).call("emperor")

    table = emperor().play("gather gold")
    assert table.sees(None).crown == 3
    assert table.asked == (0, "turn")
    assert table.choices("enthrone") == ["enthrone p2", "enthrone p3"]  # p2 is the bewitched player
    table.refused("enthrone p1", "enthrone p4")
    table.play("enthrone p3")
    assert table.asked == (0, "tribute")
    table.play("tribute cards")
    assert table.sees(None).crown == 2
    assert (table.hand(0), table.cards(2), table.hand(1)) == (["manor"], 0, [])

    table = emperor().play("gather gold", "enthrone p2")
    assert table.sees(None).crown == 1
    assert (table.gold(0), table.gold(1)) == (3, 3)


@rule("CIT-6.16", "CIT-4.17")
def test_the_witch_as_emperor_must_move_the_crown() -> None:
    table = given(
        cast=cast_with("witch", "emperor"), holders={"witch": 0, "emperor": 1}, bewitched="emperor", crown=3
    ).call("emperor")
    table.play("gather gold", "end")
    assert table.asked == (0, "crowning")
    table.refused("end", "pass")


@rule("CIT-6.17")
def test_the_witch_as_blackmailer_places_threats_receives_bribes_and_reveals() -> None:
    table = given(
        cast=cast_with("witch", "blackmailer"),
        holders={"witch": 0, "blackmailer": 1, "king": 2, "merchant": 3},
        bewitched="blackmailer",
        gold={0: 0, 1: 0, 2: 4, 3: 5},
    ).call("blackmailer")
    table.play("gather gold", "flower merchant", "threaten king", "end")
    assert table.sees(0).flowered == "merchant"
    assert table.sees(1).flowered == ""
    table.until_called("king").play("gather gold", "bribe")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (3, 2, 3)
    table.until_called("merchant").play("gather gold", "refuse")
    assert table.asked == (0, "blackmail")
    table.play("reveal")
    assert (table.gold(0), table.gold(1), table.gold(3)) == (10, 2, 0)


@rule("CIT-6.17")
def test_the_witch_as_thief_names_the_victim_and_receives_the_gold() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 0, "thief": 1, "merchant": 2},
        bewitched="thief",
        gold={0: 2, 1: 5, 2: 6},
    ).call("thief")
    table.refused("rob merchant")
    table.play("gather gold", "rob merchant", "end").until_called("merchant")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (8, 7, 0)


@rule("CIT-6.18")
@pytest.mark.parametrize(("char", "move"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_the_bewitched_bishops_protection_goes_to_the_witch(char: str, move: str) -> None:
    table = given(
        cast=cast_with("witch", char),
        holders={"witch": 0, "bishop": 1, char: 2},
        bewitched="bishop",
        gold={2: 9},
        cities={0: ["market"], 1: ["church"], 2: ["manor"]},
    ).call("bishop")
    table.play("gather gold").until_called(char)
    table.refused(f"{move} p1 market")
    assert table.can(f"{move} p2 church")


@rule("CIT-6.19")
def test_the_witch_as_tax_collector_takes_the_tax_and_pays_none() -> None:
    table = given(
        players=5,
        cast=cast_with("witch", "tax_collector"),
        holders={"witch": 0, "tax_collector": 1},
        bewitched="tax_collector",
        tax=3,
        gold={0: 4, 1: 2},
        hands={0: ["temple"]},
    ).call("tax_collector")
    table.play("gather gold", "build temple")
    assert table.sees(None).tax == 3
    table.play("collect")
    assert (table.gold(0), table.gold(1), table.sees(None).tax) == (6, 4, 0)


@rule("CIT-6.19")
@pytest.mark.parametrize(("king", "gains"), [(1, True), (4, True), (2, False)])
def test_the_witchs_own_seat_decides_for_the_queens_gold(king: int, gains: bool) -> None:
    """The Witch sits at 0, the bewitched Queen at 3: the Witch's neighbours are 1 and 4, the Queen's 2 and 4."""
    table = given(
        players=5,
        cast=cast_with("witch", "queen"),
        holders={"witch": 0, "queen": 3, "king": king},
        bewitched="queen",
        gold=2,
    ).call("queen")
    table.play("gather gold")
    assert table.can("favor") is gains
    if gains:
        table.play("favor")
    assert table.gold(0) == (5 if gains else 2)
    assert table.gold(3) == 4
