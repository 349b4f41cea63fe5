"""Section 11: Merchant, Alchemist, Trader."""

from __future__ import annotations

import pytest

from tests.citadels import cast_with, given
from tests.marks import rule

ALCHEMIST = cast_with("alchemist")
TRADER = cast_with("trader")


@rule("CIT-11.1")
@pytest.mark.parametrize("char", ["merchant", "trader"])
def test_merchant_and_trader_gain_gold_for_trade_districts(char: str) -> None:
    table = given(
        cast=cast_with(char),
        holders={char: 1},
        cities={0: ["market"], 1: ["tavern", "manor", "docks", "town_hall"]},
        gold={1: 4},
    )
    table.call(char).play("income").refused("income")
    assert table.gold(1) == 7
    table = given(cast=cast_with(char), holders={char: 1}, cities={0: ["market"], 1: ["manor"]}, gold={1: 4})
    table.call(char).refused("income")


@rule("CIT-11.1")
def test_alchemist_has_no_income() -> None:
    table = given(cast=ALCHEMIST, holders={"alchemist": 1}, cities={1: ["tavern", "docks", "school_of_magic"]})
    table.call("alchemist").refused("income", "extra_gold").play("gather gold").refused("income")
    table.play("end")
    assert table.gold(1) == 4


@rule("CIT-11.2", "CIT-4.12")
def test_merchants_extra_gold_is_an_ability_of_its_own() -> None:
    table = given(holders={"merchant": 1}, cities={1: ["tavern", "docks"]}, gold={1: 4})
    table.call("merchant").play("extra_gold").refused("extra_gold")
    assert table.gold(1) == 5
    table.play("gather gold", "income")
    assert table.gold(1) == 9
    table.refused("extra_gold", "income")
    table = given(holders={"merchant": 1}, cities={1: ["tavern", "docks"]}, gold={1: 4})
    table.call("merchant").play("income", "extra_gold")
    assert table.gold(1) == 7


@rule("CIT-11.2")
def test_merchants_extra_gold_comes_whatever_he_gathered() -> None:
    table = given(holders={"merchant": 1}, gold={1: 4}, deck=["temple", "church"])
    table.call("merchant").play("gather cards", "keep temple", "extra_gold")
    assert table.gold(1) == 5
    assert table.hand(1) == ["temple"]


@rule("CIT-11.2", "CIT-4.11")
def test_merchant_may_leave_his_extra_gold() -> None:
    table = given(holders={"merchant": 1}, gold={1: 4})
    table.call("merchant").play("gather gold", "end")
    assert table.gold(1) == 6


@rule("CIT-11.2")
def test_only_the_merchant_has_the_extra_gold() -> None:
    given(cast=TRADER, holders={"trader": 1}).call("trader").refused("extra_gold")


@rule("CIT-11.3")
def test_alchemist_gets_back_what_he_paid_for_districts() -> None:
    table = given(cast=ALCHEMIST, holders={"alchemist": 1}, hands={1: ["docks", "stables"]}, gold={1: 4})
    table.call("alchemist").play("gather gold", "build docks", "build stables")
    assert table.gold(1) == 1  # not before the end of the turn
    table.play("end")
    assert table.gold(1) == 6
    assert table.city(1) == ["docks", "stables"]


@rule("CIT-11.3", "CIT-15.25", "CIT-4.19")
def test_poor_house_before_the_alchemists_refund() -> None:
    """T-49: Poor House, g = 4, builds Harbor (4): 0, +1, +4 = 5."""
    table = given(
        cast=ALCHEMIST, holders={"alchemist": 1}, hands={1: ["harbor"]}, cities={1: ["poor_house"]}, gold={1: 2}
    )
    table.call("alchemist").play("gather gold", "build harbor")
    assert table.gold(1) == 0
    table.play("end")
    assert table.gold(1) == 5


@rule("CIT-11.3", "CIT-14.9")
def test_the_alchemists_tax_is_not_refunded() -> None:
    """T-51: g = 5, Castle (4): tax 1, g = 0, refund 4; with g = 4: no tax, refund 4."""
    for gold, tax in ((5, 1), (4, 0)):
        table = given(
            cast=cast_with("alchemist", "tax_collector"),
            holders={"alchemist": 1},
            hands={1: ["castle"]},
            gold={1: gold - 2},
        )
        table.call("alchemist").play("gather gold")
        assert table.gold(1) == gold
        table.play("build castle")
        assert table.gold(1) == 0
        assert table.pos.tax == tax
        table.play("end")
        assert table.gold(1) == 4
        assert table.pos.tax == tax


@rule("CIT-11.3")
def test_the_alchemists_gold_for_the_smithy_is_not_refunded() -> None:
    table = given(cast=ALCHEMIST, holders={"alchemist": 1}, hands={1: ["church"]}, cities={1: ["smithy"]}, gold={1: 4})
    table.call("alchemist").play("gather gold", "smithy", "build church", "end")
    assert table.gold(1) == 6 - 2


@rule("CIT-11.3")
def test_the_alchemists_bribe_is_not_refunded() -> None:
    table = given(
        cast=cast_with("blackmailer", "alchemist"),
        holders={"blackmailer": 0, "alchemist": 1},
        hands={1: ["church"]},
        gold={1: 4},
        threats=["alchemist", "king"],
        flowered="alchemist",
    )
    table.call("alchemist").play("gather gold", "bribe", "build church", "end")
    assert table.gold(1) == 3  # 6, half of it to the Blackmailer, the Church for nothing


@rule("CIT-11.3", "CIT-15.8")
def test_what_cost_the_alchemist_no_gold_is_not_refunded() -> None:
    table = given(
        cast=ALCHEMIST, holders={"alchemist": 1}, hands={1: ["palace"]}, cities={1: ["framework"]}, gold={1: 4}
    )
    table.call("alchemist").play("gather gold", "framework palace", "end")
    assert table.gold(1) == 6
    table = given(
        cast=ALCHEMIST,
        holders={"alchemist": 1},
        hands={1: ["thieves_den", "temple", "tavern"]},
        cities={1: ["factory"]},
        gold={1: 4},
    )
    table.call("alchemist").play("gather gold", "build thieves_den cards=2", "spend temple", "spend tavern")
    assert table.gold(1) == 3  # 6 - (5 - 2)
    table.play("end")
    assert table.gold(1) == 6


@rule("CIT-11.4", "CIT-4.8")
def test_alchemist_must_be_able_to_pay_each_district() -> None:
    table = given(cast=ALCHEMIST, holders={"alchemist": 1}, hands={1: ["harbor", "docks", "stables"]}, gold={1: 1})
    table.call("alchemist").play("gather gold").refused("build harbor").play("build docks")
    assert table.gold(1) == 0
    table.refused("build stables").play("end")  # the 3 gold come too late for it
    assert table.gold(1) == 3


@rule("CIT-11.4", "CIT-6.24")
def test_what_a_confiscation_gave_back_is_not_refunded_again() -> None:
    table = given(
        cast=cast_with("magistrate", "alchemist"),
        holders={"magistrate": 0, "alchemist": 1},
        hands={1: ["docks", "stables"]},
        gold={1: 4},
        warrants=["alchemist", "king", "bishop"],
        signed="alchemist",
    )
    table.call("alchemist").play("gather gold", "build docks").does(0, "confiscate")
    assert table.gold(1) == 6
    table.play("build stables", "end")
    assert table.gold(1) == 6  # 2 paid for the Stables and refunded, nothing for the Docks


@rule("CIT-11.5", "CIT-15.27", "CIT-4.10")
def test_traders_builds() -> None:
    """T-52: g = 9: Tavern 1, Market 2, Docks 3 and Manor 3; no second Market, no second non-trade district."""
    table = given(
        cast=TRADER,
        holders={"trader": 1},
        hands={1: ["tavern", "market", "docks", "manor", "market", "prison"]},
        gold={1: 7},
    )
    table.call("trader").play("gather gold")
    assert table.gold(1) == 9
    table.play("build tavern", "build market").refused("build market")
    table.play("build manor").refused("build prison").play("build docks")
    assert table.gold(1) == 0
    assert table.city(1) == ["tavern", "market", "manor", "docks"]


@rule("CIT-11.5", "CIT-15.27")
def test_the_school_of_magic_is_the_traders_non_trade_district() -> None:
    """T-52: building the School of Magic counts as the one non-trade district."""
    table = given(cast=TRADER, holders={"trader": 1}, hands={1: ["school_of_magic", "temple", "tavern"]}, gold={1: 18})
    table.call("trader").play("gather gold", "build school_of_magic").refused("build temple").play("build tavern")
    table = given(cast=TRADER, holders={"trader": 1}, hands={1: ["school_of_magic", "temple", "tavern"]}, gold={1: 18})
    table.call("trader").play("gather gold", "build temple").refused("build school_of_magic").play("build tavern")
    assert table.city(1) == ["temple", "tavern"]


@rule("CIT-11.5")
def test_the_trader_builds_any_number_of_trade_districts() -> None:
    trade = ["tavern", "market", "trading_post", "docks", "harbor", "town_hall"]
    table = given(cast=TRADER, holders={"trader": 1}, hands={1: [*trade, "temple"]}, gold={1: 18})
    table.call("trader").play("gather gold", "build temple", *(f"build {name}" for name in trade))
    assert table.city(1) == ["temple", *trade]
    assert table.gold(1) == 20 - 1 - 1 - 2 - 2 - 3 - 4 - 5


@rule("CIT-11.5", "CIT-17.2")
def test_trade_districts_count_in_every_other_turn() -> None:
    table = given(
        players=3,
        cast=cast_with("trader", ninth=True),
        holders={"trader": 1, "warlord": 1},
        hands={1: ["tavern", "market", "docks"]},
        gold={1: 18},
    )
    table.call("trader").play("gather gold", "end").until_called("warlord")
    table.play("gather gold", "build tavern").refused("build market", "build docks")
