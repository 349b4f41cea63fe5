"""Section E.2 of the rules: the Witch and each of the 24 other characters (vectors W-01 to W-24).

Fixture W: 6 players. The Witch W is seat 0: after gathering gold g = 4, h = 3, city[Manor, Temple, Tavern, Prison].
The bewitched player B is seat 2: g = 5, h = 4, city[Castle, Palace, Church, Monastery, Market].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

W, B = 0, 2
W_CITY = ["manor", "temple", "tavern", "prison"]
B_CITY = ["castle", "palace", "church", "monastery", "market"]
W_HAND = ["barracks", "docks", "watchtower"]
B_HAND = ["castle", "manor", "market", "trading_post"]


def resumed(
    char: str,
    *others: str,
    holders: Mapping[str, int] | None = None,
    hand: Sequence[str] = W_HAND,
    hands: Mapping[int, Sequence[str]] | None = None,
    city: Sequence[str] = W_CITY,
    cities: Mapping[int, Sequence[str]] | None = None,
    gold: Mapping[int, int] | None = None,
    **more: Any,
) -> Table:
    """The common part of all cases: W gathers and bewitches; B is called, reveals, gathers, is out; W goes on as he."""
    table = given(
        players=6,
        cast=cast_with("witch", char, *others),
        holders={"witch": W, char: B, **(holders or {})},
        gold={W: 2, B: 5, **(gold or {})},
        hands={W: hand, B: B_HAND, **(hands or {})},
        cities={W: city, B: B_CITY, **(cities or {})},
        crown=5,
        **more,
    ).call("witch")
    table.play("gather gold", f"bewitch {char}")
    assert (table.gold(W), table.cards(W)) == (4, 3)
    table.until_called(char)
    assert table.said("citadels-reveals")[-1] == {"seat": B, "char": char}
    assert table.seat == B
    assert sorted(table.choices()) == ["gather cards", "gather gold"]
    table.play("gather gold")
    assert (table.gold(B), table.cards(B), table.city(B)) == (7, 4, B_CITY)
    assert table.asked == (W, "turn")
    table.refused("gather gold", "gather cards")
    return table


def builds_one(table: Table) -> None:
    """W builds the Watchtower of her hand, and the limit of 1 is used up: the Docks are refused."""
    assert table.gold(W) >= 1 + 3, "the Docks must fail for the limit, not for the price"
    assert table.can("build docks")
    table.play("build watchtower")
    table.refused("build docks")


@rule("CIT-6.10", "CIT-6.12", "CIT-6.14", "CIT-6.17", "CIT-7.1")
def test_the_witch_as_thief() -> None:
    """W-01: W names a rank 3+ character; the victim reveals with g = 6: W +6, B +0."""
    table = resumed("thief", holders={"merchant": 3}, gold={3: 6})
    table.refused("rob witch", "rob thief")
    table.play("rob merchant")
    builds_one(table)
    before = table.gold(W)
    table.play("end").until_called("merchant")
    assert table.gold(W) == before + 6
    assert (table.gold(3), table.gold(B)) == (0, 7)


@rule("CIT-6.10", "CIT-6.14", "CIT-7.6")
def test_the_witch_as_spy() -> None:
    """W-02: naming military, P has 2 military cards and g = 5: W +2 gold, +2 cards."""
    table = resumed("spy", hands={3: ["prison", "fortress", "harbor"]}, gold={3: 5})
    table.play("spy p4 military")
    assert (table.gold(W), table.cards(W)) == (6, 5)
    assert (table.gold(3), table.hand(3)) == (3, ["fortress", "harbor", "prison"])
    assert (table.gold(B), table.cards(B)) == (7, 4)
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-6.17", "CIT-7.9")
def test_the_witch_as_blackmailer() -> None:
    """W-03: W places both threats, not on rank 1 or 2; a bribe of half of 5: W +2, B +0; W decides to reveal."""
    table = resumed("blackmailer", holders={"king": 3, "merchant": 4}, gold={3: 3, 4: 3})
    table.refused("flower witch", "flower blackmailer")
    table.play("flower merchant")
    table.refused("threaten witch", "threaten blackmailer", "threaten merchant")
    table.play("threaten king")
    builds_one(table)
    before = table.gold(W)
    table.play("end").until_called("king").play("gather gold")
    assert table.gold(3) == 5
    table.play("bribe")
    assert (table.gold(W), table.gold(3), table.gold(B)) == (before + 2, 3, 7)
    table.until_called("merchant").play("gather gold", "refuse")
    assert table.asked == (W, "blackmail")
    table.play("reveal")
    assert (table.gold(W), table.gold(4), table.gold(B)) == (before + 7, 0, 7)


@rule("CIT-6.10", "CIT-6.14", "CIT-8.1")
def test_the_witch_as_magician() -> None:
    """W-04: W exchanges hands with B: W h = 4, B h = 3."""
    table = resumed("magician")
    table.play("swap_hands p3")
    assert (table.cards(W), table.cards(B)) == (4, 3)
    assert table.hand(W) == sorted(B_HAND)
    assert table.hand(B) == sorted(W_HAND)
    table.play("build trading_post")
    assert table.gold(W) == 2
    table.refused("build market")


@rule("CIT-6.10", "CIT-6.14", "CIT-8.5", "CIT-8.6", "CIT-8.7")
def test_the_witch_as_wizard() -> None:
    """W-05: W takes a Manor from B's hand, builds it (3 gold) next to her Manor, and may still build one more."""
    table = resumed("wizard")
    table.play("look p3", "take manor", "build manor")
    assert table.gold(W) == 1
    assert table.city(W) == [*W_CITY, "manor"]
    assert table.hand(B) == ["castle", "market", "trading_post"]
    table.play("build watchtower")
    assert table.city(W) == [*W_CITY, "manor", "watchtower"]


@rule("CIT-6.10", "CIT-6.14", "CIT-8.9", "CIT-8.10", "CIT-8.11", "CIT-8.12")
def test_the_witch_as_seer() -> None:
    """W-06: one random card of each of the 5 others, B too, one back to each; h stays 3; limit 2."""
    own = ["watchtower", "temple", "church"]
    hands = {1: ["palace", "harbor"], 3: ["harbor"], 4: ["palace", "market", "tavern"], 5: ["prison", "fortress"]}
    table = resumed("seer", hands=hands, hand=own, city=["manor"])
    table.play("divine")
    assert [table.cards(seat) for seat in range(6)] == [8, 1, 3, 0, 2, 1]
    for _ in range(5):
        table.play(f"give {next(card for card in table.hand(W) if card not in own)}")
    assert [table.cards(seat) for seat in range(6)] == [3, 2, 4, 1, 3, 2]
    table.play("build watchtower", "build temple")
    assert table.gold(W) == 2
    table.refused("build church", "divine")


@rule("CIT-6.10", "CIT-6.14", "CIT-6.15")
def test_the_witch_as_king() -> None:
    """W-07: B takes the crown in his cut-short turn; W +1 (Manor), B nothing for Castle and Palace."""
    table = resumed("king")
    assert table.sees(None).crown == B
    table.refused("crown")
    table.play("income")
    assert (table.gold(W), table.gold(B)) == (5, 7)
    builds_one(table)
    table.play("end")
    assert table.sees(None).crown == B


@rule("CIT-6.10", "CIT-6.14", "CIT-6.16")
@pytest.mark.parametrize("resource", ["gold", "cards"])
def test_the_witch_as_emperor(resource: str) -> None:
    """W-08: W moves the crown, not to herself nor its holder (B possible), and takes 1 gold or 1 card; W +1 income."""
    table = resumed("emperor")
    assert table.sees(None).crown == 5
    assert table.choices("enthrone") == ["enthrone p2", "enthrone p3", "enthrone p4", "enthrone p5"]
    table.play("income")
    assert (table.gold(W), table.gold(B)) == (5, 7)
    table.play("enthrone p3", f"tribute {resource}")
    assert table.sees(None).crown == B
    if resource == "gold":
        assert (table.gold(W), table.cards(W), table.gold(B), table.cards(B)) == (6, 3, 6, 4)
    else:
        assert (table.gold(W), table.cards(W), table.gold(B), table.cards(B)) == (5, 4, 7, 3)
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-6.15")
def test_the_witch_as_patrician() -> None:
    """W-09: B takes the crown; W gains 1 card (Manor)."""
    table = resumed("patrician")
    assert table.sees(None).crown == B
    table.play("income")
    assert (table.cards(W), table.gold(W), table.cards(B)) == (4, 4, 4)
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-6.18")
def test_the_witch_as_bishop() -> None:
    """W-10: W +1 (Temple); later the Warlord cannot touch W's city but can destroy B's Church for 1."""
    table = resumed("bishop", holders={"warlord": 3}, gold={3: 9})
    table.play("income")
    assert (table.gold(W), table.gold(B)) == (5, 7)
    builds_one(table)
    table.play("end").until_called("warlord")
    assert table.choices("destroy p1") == []
    table.play("destroy p3 church")
    assert table.gold(3) == 8
    assert table.city(B) == ["castle", "palace", "monastery", "market"]


@rule("CIT-6.10", "CIT-6.14", "CIT-10.5", "CIT-10.6")
def test_the_witch_as_abbot() -> None:
    """W-11: 1 gold or 1 card for the Temple; B (7) alone is richest and gives W 1 when W wants it."""
    table = resumed("abbot")
    assert table.choices("tithe") == ["tithe 0", "tithe 1"]
    assert table.choices("demand") == ["demand p3"]
    table.play("tithe 0")
    assert (table.gold(W), table.cards(W)) == (4, 4)
    table.play("demand p3")
    assert (table.gold(W), table.gold(B)) == (5, 6)
    builds_one(table)

    table = resumed("abbot").play("tithe 1")
    assert (table.gold(W), table.cards(W)) == (5, 3)


@rule("CIT-6.10", "CIT-6.14", "CIT-10.8", "CIT-10.9")
def test_the_witch_as_cardinal() -> None:
    """W-12: W gains 1 card; for a price of 6 with g = 4 she takes 2 from B for 2 of her cards and builds."""
    table = resumed("cardinal", hand=["dragon_gate", "docks", "watchtower"], deck=["harbor"])
    table.play("income")
    assert (table.cards(W), table.cards(B)) == (4, 4)
    table.play("borrow dragon_gate p3", "give docks", "give watchtower")
    assert (table.gold(W), table.gold(B)) == (0, 5)
    assert table.city(W) == [*W_CITY, "dragon_gate"]
    assert table.hand(W) == ["harbor"]
    assert table.hand(B) == sorted([*B_HAND, "docks", "watchtower"])


@rule("CIT-6.10", "CIT-6.14", "CIT-11.2")
def test_the_witch_as_merchant() -> None:
    """W-13: W +1 (Tavern) and +1 extra; B gets neither."""
    table = resumed("merchant")
    table.play("income", "extra_gold")
    assert (table.gold(W), table.gold(B)) == (6, 7)
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-11.3", "CIT-15.25")
@pytest.mark.parametrize(("city", "gold"), [(W_CITY, 4), ([*W_CITY, "poor_house"], 5)])
def test_the_witch_as_alchemist(city: list[str], gold: int) -> None:
    """W-14: W builds a Harbor (4), g = 0; at the end of her turn +4 (with her own Poor House +1 first, g = 5)."""
    table = resumed("alchemist", hand=["harbor", "docks", "watchtower"], city=city)
    table.refused("income")
    table.play("build harbor")
    assert table.gold(W) == 0
    table.play("end")
    assert (table.gold(W), table.gold(B)) == (gold, 7)


@rule("CIT-6.10", "CIT-6.14", "CIT-11.5")
def test_the_witch_as_trader() -> None:
    """W-15: W +1; she may build e.g. Market and Docks (prices permitting) and one non-trade district."""
    table = resumed("trader", hand=["market", "docks", "watchtower"]).play("income")
    assert (table.gold(W), table.gold(B)) == (5, 7)
    table.play("build market", "build docks")
    assert (table.gold(W), table.city(W)) == (0, [*W_CITY, "market", "docks"])

    table = resumed("trader", hand=["market", "trading_post", "watchtower"]).play("income")
    table.play("build market", "build watchtower", "build trading_post")
    assert (table.gold(W), table.city(W)) == (0, [*W_CITY, "market", "watchtower", "trading_post"])

    table = resumed("trader", hand=["market", "church", "watchtower"]).play("income")
    table.play("build market", "build watchtower")
    assert table.gold(W) == 2
    table.refused("build church")


@rule("CIT-6.10", "CIT-6.14", "CIT-12.1", "CIT-12.2")
def test_the_witch_as_architect() -> None:
    """W-16: W gains 2 cards; limit 3."""
    table = resumed(
        "architect", hand=["tavern", "temple", "watchtower"], city=["manor", "quarry"], deck=["temple", "castle"]
    )
    table.play("extra_cards")
    assert (table.cards(W), table.cards(B)) == (5, 4)
    table.play("build tavern", "build temple", "build watchtower")
    assert table.city(W) == ["manor", "quarry", "tavern", "temple", "watchtower"]
    assert (table.gold(W), table.hand(W)) == (1, ["castle", "temple"])
    table.refused("build temple")  # she has a Quarry and the gold, but no build left


@rule("CIT-6.10", "CIT-6.13", "CIT-6.14", "CIT-12.4")
@pytest.mark.parametrize(("resource", "gold", "cards"), [("gold", 8, 3), ("cards", 4, 7)])
def test_the_witch_as_navigator(resource: str, gold: int, cards: int) -> None:
    """W-17: W gains 4 gold or 4 cards and cannot build, not even the Stables."""
    table = resumed("navigator", hand=["stables", "docks", "watchtower"])
    table.play(f"navigate {resource}")
    assert (table.gold(W), table.cards(W)) == (gold, cards)
    assert (table.gold(B), table.cards(B)) == (7, 4)
    assert table.choices("build") == []
    table.refused("build stables", "build watchtower", "navigate gold", "navigate cards")


@rule("CIT-6.10", "CIT-6.14", "CIT-12.5", "CIT-12.6")
def test_the_witch_as_scholar() -> None:
    """W-18: W draws 7, keeps 1, the rest is shuffled in; limit 2."""
    table = resumed("scholar", hand=["watchtower", "church", "temple"], city=["manor"])
    before = table.deck
    table.play("study")
    assert {choice.removeprefix("keep ") for choice in table.choices()} == set(before[:7])
    table.play(f"keep {before[0]}")
    assert table.cards(W) == 4
    assert sorted(table.deck) == sorted(before[1:])
    assert table.deck != before[1:]
    table.play("build watchtower", "build church")
    table.refused("build temple")


@rule("CIT-6.10", "CIT-6.14", "CIT-10.2", "CIT-13.3")
def test_the_witch_as_warlord() -> None:
    """W-19: W +1 (Prison); she may destroy B's Church for 1 gold to the bank; not a Bishop's district."""
    table = resumed("warlord", holders={"bishop": 3}, cities={3: ["tavern", "temple"]})
    table.play("income")
    assert (table.gold(W), table.gold(B)) == (5, 7)
    assert table.choices("destroy p4") == []
    table.refused("destroy p4 tavern")
    table.play("destroy p3 church")
    assert (table.gold(W), table.gold(B)) == (4, 7)
    assert table.city(B) == ["castle", "palace", "monastery", "market"]
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-13.5", "CIT-13.6")
def test_the_witch_as_diplomat() -> None:
    """W-20: W +1; gives Temple (1) for B's Church (2) and pays B 1: W g = 4, B g = 8."""
    table = resumed("diplomat")
    table.play("income", "exchange p3 church", "hand_over temple")
    assert (table.gold(W), table.gold(B)) == (4, 8)
    assert table.city(W) == ["manor", "tavern", "prison", "church"]
    assert table.city(B) == ["castle", "palace", "monastery", "market", "temple"]
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-13.10")
def test_the_witch_as_marshal() -> None:
    """W-21: W +1; seizes B's Market for 2: W g = 3, B g = 9."""
    table = resumed("marshal", hand=["watchtower", "church", "docks"])
    table.play("income", "seize p3 market")
    assert (table.gold(W), table.gold(B)) == (3, 9)
    assert table.city(W) == [*W_CITY, "market"]
    assert table.city(B) == ["castle", "palace", "church", "monastery"]
    table.play("build watchtower")
    table.refused("build church")


@rule("CIT-6.10", "CIT-6.14", "CIT-6.19")
@pytest.mark.parametrize(("king", "gold"), [(1, 7), (5, 7), (3, 4)])
def test_the_witch_as_queen(king: int, gold: int) -> None:
    """W-22: W +3 only if a neighbour of W revealed rank 4; B's seat does not matter (1 and 3 are B's neighbours)."""
    table = resumed("queen", holders={"king": king})
    if gold == 7:
        table.play("favor")
    table.refused("favor")
    assert (table.gold(W), table.gold(B)) == (gold, 7)
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-14.4")
def test_the_witch_as_artist() -> None:
    """W-23: W may put up to 2 coins on W's own districts."""
    table = resumed("artist")
    table.refused("beautify castle", "beautify market")  # B's
    table.play("beautify manor", "beautify temple")
    assert table.gold(W) == 2
    assert table.city(W) == ["manor+", "temple+", "tavern", "prison"]
    assert table.city(B) == B_CITY
    table.refused("beautify tavern")

    table = resumed("artist")
    builds_one(table)


@rule("CIT-6.10", "CIT-6.14", "CIT-6.19", "CIT-14.12")
def test_the_witch_as_tax_collector() -> None:
    """W-24: the token has 5: W may take 5; W builds Docks (3) and pays no tax; B gets nothing."""
    table = resumed("tax_collector", tax=5)
    table.play("build docks")
    assert (table.gold(W), table.sees(None).tax) == (1, 5)
    table.play("collect")
    assert (table.gold(W), table.gold(B), table.sees(None).tax) == (6, 7, 0)
    table.refused("build watchtower")
