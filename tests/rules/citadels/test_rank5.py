"""Section 10: Bishop, Abbot, Cardinal."""

from __future__ import annotations

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

ABBOT = cast_with("abbot")
CARDINAL = cast_with("cardinal")
RANK_8 = [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]


# ---- Bishop


@rule("CIT-10.1")
def test_bishop_gains_gold_for_religious_districts() -> None:
    table = given(
        holders={"bishop": 1}, cities={0: ["temple"], 1: ["temple", "church", "manor", "cathedral"]}, gold={1: 4}
    )
    table.call("bishop").play("income").refused("income")
    assert table.gold(1) == 7
    table = given(holders={"bishop": 1}, cities={0: ["temple"], 1: ["manor", "tavern"]}, gold={1: 4})
    table.call("bishop").refused("income")


@rule("CIT-10.2")
@pytest.mark.parametrize(("char", "verb"), RANK_8)
def test_no_rank_8_ability_touches_the_bishops_districts(char: str, verb: str) -> None:
    table = given(
        cast=cast_with(char),
        holders={"bishop": 1, char: 0},
        cities={0: ["prison"], 1: ["temple", "docks"], 2: ["tavern", "market"]},
        gold=9,
    )
    # the Bishop does nothing but gather: no action is needed for the protection
    table.call("bishop").play("gather gold", "end").until_called(char)
    assert not table.choices(f"{verb} p2")
    assert sorted(table.choices(f"{verb} p3")) == [f"{verb} p3 market", f"{verb} p3 tavern"]
    table.refused(f"{verb} p2 temple", f"{verb} p2 docks")


@rule("CIT-10.2")
def test_the_bishop_does_not_stop_the_armory() -> None:
    table = given(
        holders={"bishop": 1, "warlord": 0}, cities={0: ["armory"], 1: ["temple", "docks"]}, hands={0: ["tavern"]}
    )
    table.call("bishop").play("gather gold", "end").until_called("warlord").play("armory p2 docks")
    assert table.city(1) == ["temple"]


@rule("CIT-10.2")
def test_the_bishop_does_not_stop_the_magistrate() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"bishop": 1, "magistrate": 3},
        hands={1: ["temple"]},
        warrants=["bishop", "king", "warlord"],
        signed="bishop",
    )
    table.call("bishop").play("gather gold", "build temple").does(3, "confiscate")
    assert table.city(1) == []
    assert table.city(3) == ["temple"]


@rule("CIT-10.2", "CIT-4.18")
def test_the_bishops_protection_lasts_for_this_round_only() -> None:
    table = given(holders={"bishop": 1, "warlord": 0}, cities={1: ["tavern"]}, crown=0, seed=5)
    table.call("bishop").until_called("warlord").refused("destroy p2 tavern")
    table.end_round().drafts(warlord=0).until_called("warlord")
    assert not any("bishop" in player.characters for player in table.sees(None).players)
    table.play("destroy p2 tavern")
    assert table.city(1) == []


@rule("CIT-10.3", "CIT-6.4")
def test_a_killed_bishop_protects_nobody() -> None:
    table = given(
        holders={"assassin": 2, "bishop": 1, "warlord": 0}, cities={1: ["tavern"]}, gold={0: 0}, killed="bishop"
    )
    table.call("bishop").until_called("warlord").play("destroy p2 tavern")
    assert table.city(1) == []
    assert table.gold(0) == 0


@rule("CIT-10.3", "CIT-6.18")
def test_a_bewitched_bishop_protects_the_witch_not_himself() -> None:
    table = given(
        cast=cast_with("witch"),
        holders={"witch": 2, "bishop": 1, "warlord": 0},
        cities={1: ["tavern"], 2: ["watchtower"]},
        bewitched="bishop",
    )
    table.call("bishop").until_called("warlord").refused("destroy p3 watchtower").play("destroy p2 tavern")
    assert table.city(1) == []
    assert table.city(2) == ["watchtower"]


@rule("CIT-10.4", "CIT-17.2")
def test_a_warlord_cannot_destroy_his_own_bishops_districts() -> None:
    """T-48: 2 players, P = Bishop + Warlord: P cannot destroy his own districts."""
    table = given(
        players=2, holders={"bishop": 0, "warlord": 0}, cities={0: ["tavern", "temple"], 1: ["market"]}, gold=9
    )
    table.call("bishop").until_called("warlord")
    assert table.choices("destroy") == ["destroy p2 market"]
    table.refused("destroy p1 tavern", "destroy p1 temple")


@rule("CIT-10.4")
def test_a_diplomat_may_exchange_his_own_bishops_districts() -> None:
    """T-48: 2 players, P = Bishop + Diplomat: P may exchange his own district."""
    table = given(
        players=2,
        cast=cast_with("diplomat"),
        holders={"bishop": 0, "diplomat": 0},
        cities={0: ["tavern"], 1: ["market"]},
        gold=0,
    )
    table.call("bishop").until_called("diplomat").play("exchange p2 market", "hand_over tavern")
    assert table.city(0) == ["market"]
    assert table.city(1) == ["tavern"]


@rule("CIT-10.4", "CIT-15.15")
def test_a_diplomat_may_hand_over_his_own_keep_and_great_wall() -> None:
    def diplomat() -> Table:
        return given(
            cast=cast_with("diplomat"),
            holders={"diplomat": 0},
            cities={0: ["keep", "great_wall", "tavern"], 1: ["docks"]},
            gold={0: 5, 1: 0},
        ).call("diplomat")

    for own, paid in (("keep", 0), ("great_wall", 0), ("tavern", 2)):
        table = diplomat().play("exchange p2 docks", f"hand_over {own}")
        assert table.city(1) == [own]
        assert (table.gold(0), table.gold(1)) == (5 - paid, paid)


# ---- Abbot


@rule("CIT-10.5", "CIT-15.27")
@pytest.mark.parametrize("city", [["temple", "church", "monastery"], ["temple", "church", "school_of_magic"]])
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_abbots_four_mixes(city: list[str], gold: int) -> None:
    """E-05: 3 religious districts: 3g+0c, 2g+1c, 1g+2c, 0g+3c; with 2 and the School of Magic the same four."""
    table = given(cast=ABBOT, holders={"abbot": 1}, cities={1: [*city, "manor"]}, gold={1: 4})
    table.call("abbot")
    assert sorted(table.choices("tithe")) == ["tithe 0", "tithe 1", "tithe 2", "tithe 3"]
    table.refused("tithe 4", "income").play(f"tithe {gold}")
    assert table.gold(1) == 4 + gold
    assert table.cards(1) == 3 - gold


@rule("CIT-10.5", "CIT-4.14")
def test_abbot_announces_the_whole_mix_once() -> None:
    table = given(
        cast=ABBOT, holders={"abbot": 1}, cities={1: ["temple", "church"]}, hands={1: ["monastery"]}, gold={1: 4}
    )
    table.call("abbot").play("tithe 1").refused("tithe 0", "tithe 1")
    table.play("gather gold", "build monastery").refused("tithe 0", "tithe 1")
    assert table.gold(1) == 4 + 1 + 2 - 3
    assert table.cards(1) == 1


@rule("CIT-10.5")
def test_abbot_without_religious_districts_gets_no_tithe() -> None:
    table = given(cast=ABBOT, holders={"abbot": 1}, cities={0: ["temple"], 1: ["manor"]})
    table.call("abbot").refused("tithe 1")


@rule("CIT-10.6")
def test_the_richest_player_gives_the_abbot_a_coin() -> None:
    table = given(cast=ABBOT, holders={"abbot": 1}, gold={0: 3, 1: 2, 2: 7, 3: 6})
    table.call("abbot")
    assert table.choices("demand") == ["demand p3"]
    table.refused("demand p1", "demand p2", "demand p4").play("demand p3")
    assert [table.gold(seat) for seat in range(4)] == [3, 3, 6, 6]
    assert table.asked == (1, "turn")  # nobody could refuse


@rule("CIT-10.6", "CIT-4.12")
def test_the_abbot_demands_once_in_a_turn() -> None:
    table = given(cast=ABBOT, holders={"abbot": 1}, gold={0: 3, 1: 2, 2: 7, 3: 6})
    table.call("abbot").play("demand p3").refused("demand p3", "demand p4")


@rule("CIT-10.6")
def test_the_abbot_chooses_the_moment() -> None:
    table = given(cast=ABBOT, holders={"abbot": 1}, hands={1: ["church"]}, gold={0: 4, 1: 4, 2: 0, 3: 0})
    table.call("abbot").refused("demand p1").play("gather gold").refused("demand p1")
    table.play("build church").refused("demand p1")  # 4 : 4 is not strictly more
    table = given(cast=ABBOT, holders={"abbot": 1}, hands={1: ["monastery"]}, gold={0: 4, 1: 4, 2: 0, 3: 0})
    table.call("abbot").play("gather gold", "build monastery", "demand p1")
    assert (table.gold(0), table.gold(1)) == (3, 4)


@rule("CIT-10.7")
def test_the_abbot_chooses_among_the_tied_richest() -> None:
    for chosen in (0, 3):
        table = given(cast=ABBOT, holders={"abbot": 1}, gold={0: 7, 1: 2, 2: 6, 3: 7}).call("abbot")
        assert table.choices("demand") == ["demand p1", "demand p4"]
        table.play(f"demand p{chosen + 1}")
        assert table.gold(chosen) == 6
        assert table.gold(3 - chosen) == 7
        assert table.gold(1) == 3


@rule("CIT-10.7")
@pytest.mark.parametrize("own", [7, 8])
def test_an_abbot_among_the_richest_gets_nothing(own: int) -> None:
    table = given(cast=ABBOT, holders={"abbot": 1}, gold={0: 7, 1: own, 2: 6, 3: 7}).call("abbot")
    assert not table.choices("demand")
    table.refused("demand p1", "demand p3", "demand p4")


# ---- Cardinal


def cardinal(hand: list[str], gold: int, lender: int, city: list[str] | None = None, **more: str) -> Table:
    """The Cardinal (seat 0) has gathered: this is his hand and gold now; seat 1 has `lender` gold, the others none."""
    table = given(
        cast=cast_with("magistrate", "cardinal") if more else CARDINAL,
        holders={"cardinal": 0, "magistrate": 3} if more else {"cardinal": 0},
        hands={0: hand[1:]},
        cities={0: city or []},
        deck=[hand[0], "fortress"],
        gold={0: gold, 1: lender, 2: 0, 3: 0},
        warrants=["cardinal", "king", "warlord"] if more else [],
        **more,  # type: ignore[arg-type]
    )
    return table.call("cardinal").play("gather cards", f"keep {hand[0]}")


@rule("CIT-10.8")
def test_cardinal_gains_cards_for_religious_districts() -> None:
    table = given(
        cast=CARDINAL,
        holders={"cardinal": 0},
        cities={0: ["temple", "church", "manor"], 1: ["temple"]},
        deck=["docks", "harbor", "prison"],
        gold={0: 4},
    )
    table.call("cardinal").play("income").refused("income")
    assert table.hand(0) == ["docks", "harbor"]
    assert table.gold(0) == 4
    assert table.deck[0] == "prison"


@rule("CIT-10.9")
def test_cardinal_borrows_the_missing_gold_for_cards_and_builds() -> None:
    table = cardinal(["palace", "temple", "tavern", "manor", "church"], gold=3, lender=6)
    table.refused("build palace").play("borrow palace p2")
    assert table.seat == 0  # the lender cannot refuse
    assert sorted(table.choices()) == ["give church", "give manor", "give tavern", "give temple"]
    table.refused("end", "pass").play("give tavern")
    assert table.city(0) == []
    table.play("give church")
    assert table.city(0) == ["palace"]
    assert (table.gold(0), table.gold(1)) == (0, 4)
    assert table.hand(0) == ["manor", "temple"]
    assert table.hand(1) == ["church", "tavern"]


@rule("CIT-10.9", "CIT-4.12")
def test_cardinal_borrows_once_in_a_turn() -> None:
    table = cardinal(["stables", "church", "temple", "tavern", "manor", "docks"], gold=1, lender=9)
    table.play("borrow stables p2", "give docks")  # the Stables do not use up the building limit
    assert table.city(0) == ["stables"]
    table.refused("borrow church p2", "borrow temple p2", "borrow manor p2")


@rule("CIT-10.9")
def test_a_borrowed_build_uses_the_building_limit() -> None:
    table = cardinal(["church", "temple", "tavern", "manor"], gold=1, lender=9, city=["laboratory"])
    table.play("borrow church p2", "give tavern", "laboratory manor")
    assert table.gold(0) == 2
    table.refused("build temple")


@rule("CIT-10.9")
def test_a_cardinal_who_has_the_gold_may_not_borrow() -> None:
    cardinal(["church", "temple", "tavern"], gold=2, lender=9).refused("borrow church p2", "borrow temple p2")


@rule("CIT-10.9")
def test_the_lender_is_one_other_player() -> None:
    table = given(
        cast=CARDINAL,
        holders={"cardinal": 0},
        hands={0: ["palace", "temple", "tavern", "manor"]},
        deck=["church", "fortress"],
        gold={0: 1, 1: 3, 2: 3, 3: 5},
    )
    table.call("cardinal").play("gather cards", "keep church")
    assert table.choices("borrow palace") == ["borrow palace p4"]  # 3 + 3 of two players do not help
    table.refused("borrow palace p1", "borrow palace p2", "borrow palace p3")


@rule("CIT-10.9", "CIT-4.6", "CIT-4.9")
def test_a_loan_does_not_help_against_the_other_building_rules() -> None:
    table = given(
        cast=CARDINAL,
        holders={"cardinal": 0},
        hands={0: ["church", "manor", "temple", "tavern", "market"]},
        cities={0: ["church"]},
        gold={0: 0, 1: 9},
        deck=["docks", "fortress"],
    )
    table.call("cardinal").refused("borrow manor p2")  # not before gathering
    table.play("gather cards", "keep docks").refused("borrow church p2")  # no second Church
    assert table.can("borrow manor p2")


@rule("CIT-10.9", "CIT-3.12")
def test_only_cardinal_and_lender_know_the_cards_given() -> None:
    table = cardinal(["church", "temple"], gold=1, lender=9).play("borrow church p2", "give temple")
    assert table.sees(0).players[1].known == ["temple"]
    assert table.sees(2).players[1].known == []
    assert len({world.hands[1][0] for world in table.worlds(2)}) > 1


@rule("CIT-10.10")
def test_the_limits_of_the_loan() -> None:
    """T-46: g = 1, Palace (5): 3 other cards: rejected; 4 and a lender with 3: rejected; with 6: exactly 4."""
    cards = ["temple", "tavern", "manor", "church"]
    cardinal(["palace", *cards[:3]], gold=1, lender=6).refused("borrow palace p2")
    cardinal(["palace", *cards], gold=1, lender=3).refused("borrow palace p2")
    table = cardinal(["palace", *cards], gold=1, lender=6)
    table.play("borrow palace p2", *(f"give {card}" for card in cards))
    assert table.city(0) == ["palace"]
    assert (table.gold(0), table.gold(1)) == (0, 2)
    assert (table.hand(0), table.hand(1)) == ([], sorted(cards))


@rule("CIT-10.10", "CIT-15.34")
def test_a_loan_for_the_thieves_den() -> None:
    """T-47: g = 1, Den + 5 cards: 3 cards as payment, missing 6 - 3 - 1 = 2, 2 cards to the lender."""
    cards = ["temple", "tavern", "manor", "church", "docks"]
    table = cardinal(["thieves_den", *cards], gold=1, lender=6)
    table.play("borrow thieves_den p2 cards=3", *(f"spend {card}" for card in cards[:3]))
    assert table.city(0) == []
    assert sorted(table.choices()) == ["give church", "give docks"]
    table.play("give church", "give docks")
    assert table.city(0) == ["thieves_den"]
    assert (table.gold(0), table.gold(1)) == (0, 4)
    assert (table.hand(0), table.hand(1)) == ([], ["church", "docks"])
    assert sorted(table.deck[-3:]) == ["manor", "tavern", "temple"]


@rule("CIT-10.10", "CIT-15.34")
def test_each_card_pays_only_once_for_the_thieves_den() -> None:
    table = cardinal(["thieves_den", "temple", "tavern", "manor", "church"], gold=1, lender=9)
    # 4 other cards: spending k leaves 5 - k missing, but only 4 - k cards to give
    assert table.choices("borrow thieves_den") == []
    table = cardinal(["thieves_den", "temple", "tavern", "manor", "church"], gold=2, lender=2)
    # missing 4 - k, and the lender has 2
    assert table.choices("borrow thieves_den") == ["borrow thieves_den p2 cards=2", "borrow thieves_den p2 cards=3"]
    assert table.choices("build thieves_den") == ["build thieves_den cards=4"]


@rule("CIT-10.10", "CIT-15.6")
def test_the_factory_reduces_the_missing_gold() -> None:
    table = cardinal(["smithy", "temple", "tavern", "manor"], gold=1, lender=6, city=["factory"])
    table.play("borrow smithy p2", "give temple", "give tavern", "give manor")
    assert table.city(0) == ["factory", "smithy"]
    assert (table.gold(0), table.gold(1)) == (0, 3)
    cardinal(["smithy", "temple", "tavern", "manor"], gold=1, lender=6).refused("borrow smithy p2")


@rule("CIT-10.11", "CIT-6.24")
def test_a_confiscated_loan_goes_back_to_the_cardinal() -> None:
    table = cardinal(["palace", "temple", "tavern", "manor", "church"], gold=1, lender=6, signed="cardinal")
    table.play("borrow palace p2", "give temple", "give tavern", "give manor", "give church")
    assert table.asked == (3, "confiscation")
    table.play("confiscate")
    assert table.city(3) == ["palace"]
    assert table.city(0) == []
    assert (table.gold(0), table.gold(1)) == (5, 2)
    assert (table.cards(0), table.cards(1)) == (0, 4)
