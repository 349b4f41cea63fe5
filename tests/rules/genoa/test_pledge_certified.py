"""Section 6.C of the rules: pledges are certified; what can never be pledged (GEN-6.24, GEN-6.26)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule

PEPPER = 0

# ---- certified when the offer is posted, and again when it is accepted


@rule("GEN-6.24")
def test_a_pledge_not_in_stock_is_refused_and_nobody_sees_it() -> None:
    """EX-T13"""
    table = given("street_6_7", stand="road", supply={"pepper": 0})
    assert table.refuses(BELA, "offer spices - pledge=pepper") == ["pledge-uncertain"]
    assert table.refuses(BELA, "offer spices 20d pledge=pepper") == ["pledge-uncertain"]  # however much it gives
    table.asks()
    assert (table.offers(), table.said("offer")) == ([], [])
    assert table.may_play(ANNA, "counter p2 spices - pledge=saffron")
    assert table.refuses(ANNA, "counter p2 spices - pledge=pepper") == ["pledge-uncertain"]


@rule("GEN-6.24")
def test_a_tile_not_in_stock_is_refused() -> None:
    table = given("street_6_2", stand="road", tile_supply={"any_commodity": 0}, tiles={BELA: "start_space"})
    assert table.refuses(BELA, "offer harbor - pledge=any_commodity") == ["pledge-uncertain"]


@rule("GEN-6.24")
def test_goods_are_certified_again_at_acceptance() -> None:
    table = given("street_6_7", stand="road", supply={"pepper": 1}).asks({BELA: "offer spices 5d pledge=pepper"})
    table.pos.take_good(DANI, PEPPER)  # as if the last pepper were gone
    assert table.refuses(ANNA, table.accepting(BELA)) == ["pledge-uncertain"]
    assert table.listed(ANNA, "accept") == []


@rule("GEN-6.24")
def test_the_order_is_certified_again_at_acceptance() -> None:
    table = given("street_6_7", stand="road", goods={BELA: "ale"}, hands={BELA: "s02"})
    table.asks({BELA: "offer coach_house - pledge=20d"})
    (order,) = table.pos.hand(BELA, 2)
    table.pos.hand_over(BELA, DANI, order)  # as if the card were gone
    assert table.refuses(ANNA, table.accepting(BELA)) == ["pledge-order"]


@rule("GEN-6.24")
def test_the_addressee_of_a_counter_agrees_only_to_a_pledge_he_can_certify() -> None:
    """The trader does not know what he holds; he himself can only refuse or bid again."""
    table = given("street_6_7", stand="road", goods={BELA: "ale", CILI: "ale"}, hands={BELA: "s02", CILI: "s01"}).asks()
    table.does(ANNA, "counter p3 coach_house - pledge=20d")
    assert table.listed(CILI, "agree") == []
    assert table.refuses(CILI, "agree 1") == ["pledge-order"]
    table.does(CILI, "refuse").does(ANNA, "counter p2 coach_house - pledge=20d").agree(BELA)
    table.play("main", "fill s02", "end")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (150, 150)


# ---- which order is named to the engine only


def words(table: Table, seat: int | None) -> str:
    """Everything this seat was told, and its view of the offers."""
    told = [str(event.args) for event in table.events if event.args in table.hears(seat, event.id)]
    return " ".join([*told, str(table.sees(seat).stack)])


@rule("GEN-6.24")
def test_nobody_learns_which_order_certifies() -> None:
    """Cili has the goods of L09 and of L10, so others cannot tell."""
    table = given(
        "street_6_7 spices",
        stand="road",
        goods={CILI: "copper wine linen saffron"},
        hands={CILI: "l09 l10"},
    )
    table.asks({CILI: "offer ricci - pledge=20d order=l10"})
    assert table.sees(CILI).stack[0].offers[0].order > 0
    assert table.sees(ANNA).stack[0].offers[0].order == table.sees(None).stack[0].offers[0].order < 0
    assert ("l10" in words(table, ANNA), "l10" in words(table, BELA), "l10" in words(table, None)) == (False,) * 3
    assert (table.sees(ANNA).players[CILI].known, table.sees(BELA).players[CILI].known) == ([], [])
    table.accept(CILI)
    assert ("l10" in words(table, ANNA), "l10" in words(table, BELA)) == (False, False)


@rule("GEN-6.24", "GEN-6.25")
def test_the_order_named_is_the_one_that_is_bound() -> None:
    table = given("street_6_7 spices", stand="road", goods={CILI: "copper wine linen saffron"}, hands={CILI: "l09 l10"})
    table.asks({CILI: "offer ricci - pledge=20d order=l10"}).accept(CILI)
    assert table.choices() == ["ship l10"]


@rule("GEN-6.24")
def test_an_order_that_does_not_certify_cannot_be_named() -> None:
    table = given("street_6_7 spices", stand="road", goods={CILI: "copper linen saffron"}, hands={CILI: "l09 l05 c01"})
    assert (
        table.refuses(
            CILI,
            "offer ricci - pledge=20d order=l05",  # another villa's
            "offer ricci - pledge=20d order=l10",  # not his
            "offer ricci - pledge=20d order=c01",  # no order
            "offer ricci l09 pledge=20d order=l09",  # given away
        )
        == ["pledge-order"] * 4
    )
    assert table.may_play(CILI, "offer ricci - pledge=20d order=l09")


@rule("GEN-6.24")
def test_a_card_that_does_not_exist_cannot_be_named() -> None:
    table = given("street_6_7 spices", stand="road", goods={CILI: "copper linen saffron"}, hands={CILI: "l09"})
    assert table.may_play(CILI, "offer ricci - pledge=20d")
    table.refuses(CILI, "offer ricci - pledge=20d order=l99", "offer ricci - pledge=20d order=everything")


# ---- never


@rule("GEN-6.26")
def test_a_message_reward_cannot_be_pledged_but_paid_after_its_delivery() -> None:
    """EX-T17"""
    table = given("inn spices street_6_7", stand="road", ducats={BELA: 0}, hands={BELA: "m06"})
    assert table.refuses(BELA, "offer coach_house - pledge=20d", "offer coach_house 20d") == [
        "pledge-uncertain",
        "too-dear",
    ]
    table.asks().play("go coach_house")
    table.does(BELA, "deliver m06").does(ANNA, "invite")
    table.asks({BELA: "offer coach_house 20d"}).accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA), table.asked) == (150, 10, (BELA, "action"))


@rule("GEN-6.26")
def test_an_owners_income_cannot_be_pledged() -> None:
    table = given("street_6_2", stand="road", owners={"harbor": BELA, "drinks": CILI})
    assert table.refuses(BELA, "offer harbor - pledge=10d") == ["pledge-uncertain"]
    assert table.refuses(CILI, "offer drinks - pledge=10d") == ["pledge-kind"]


@rule("GEN-6.26")
def test_nothing_is_pledged_for_a_street_or_the_market() -> None:
    table = given("street_6_3 city_hall", stand="road", goods={BELA: "silver"}, hands={BELA: "s10"})
    assert (
        table.refuses(
            BELA,
            "offer market 5d pledge=small_order",
            "offer street_6_6 5d pledge=5d",
            "offer street_7_4 - pledge=silver",
            "offer street_7_5 - pledge=trade_1_1",
        )
        == ["pledge-kind"] * 4
    )


@rule("GEN-6.26")
def test_a_bare_move_to_a_building_has_nothing_to_pledge() -> None:
    table = given("street_6_2", stand="road", acted={BELA: 1}, move_only=True)
    assert table.refuses(BELA, "offer harbor 5d pledge=any_commodity") == ["pledge-bare"]


@rule("GEN-6.26")
def test_the_trader_pledges_nothing() -> None:
    """There is one pledge, the buyer's; what the trader gives he must have."""
    table = given("street_6_7", stand="road", goods={BELA: "silk"})
    assert table.refuses(
        BELA,
        "offer spices silk take=pepper",
        "offer spices silk take=start_space",
        "offer spices silk takepledge=pepper",
    ) == ["not-owned", "not-owned", "error-move-form"]
    table.asks().play("counter p2 spices - pledge=pepper").agree(BELA).play("main", "end")
    assert (table.goods(ANNA), table.goods(BELA)) == ("pepper", "saffron silk")
