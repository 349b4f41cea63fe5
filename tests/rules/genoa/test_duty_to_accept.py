"""Section 6.F of the rules: the duty to accept in an open building (GEN-6.42 to GEN-6.45)."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def house(space: str, answers: dict[int, str], **more: object) -> Table:
    """HOUSE.DECIDE with these offers, the caps used up: only closing moves are left."""
    table = given(space, stand="house", offer_rounds=1, max_counters=0, **more)  # type: ignore[arg-type]
    return table.play("invite").asks(answers)


@rule("GEN-6.42", "GEN-6.45")
def test_the_only_offer_must_be_accepted() -> None:
    """EX-B11: the Harbor without a deal, Jani offers 5, the trader would rather act at Villa Monetti."""
    table = given("street_5_2", stand="road").asks().does(ANNA, "go harbor").play("invite")
    table.asks({BELA: "offer harbor 5d"})
    assert table.refuses(ANNA, "lapse", "go monetti", "stop") == ["duty", "settle-first", "settle-first"]
    table.accept(BELA).play("main", "end")
    assert (table.ducats(ANNA), table.ducats(BELA), table.tiles(BELA)) == (135, 125, "any_commodity")
    table.asks().does(ANNA, "go monetti")
    assert table.listed(ANNA, "use") == ["use"]
    table.play("use", "main", "end")
    assert len(table.cards(ANNA, "contract").split()) == 1


@rule("GEN-6.42", "GEN-6.44")
def test_a_trader_who_has_acted_accepts_one_of_them() -> None:
    """EX-T19: Anna cannot act; Cili offers 1 ale, Dani 10 ducats: only ACCEPT, of the one she likes."""
    table = house("park", {CILI: "offer park ale", DANI: "offer park 10d"}, acted={ANNA: 1}, goods={CILI: "ale"})
    assert table.listed(ANNA) == [table.accepting(CILI), table.accepting(DANI)]
    assert table.refuses(ANNA, "use", "lapse") == ["no-action", "duty"]
    table.accept(CILI)
    assert (table.goods(ANNA), table.ducats(DANI), table.asked) == ("ale", 130, (CILI, "action"))


@rule("GEN-6.42")
def test_she_may_take_the_lowest_offer() -> None:
    table = house("park", {BELA: "offer park 100d", DANI: "offer park 5d"}).accept(DANI)
    assert (table.ducats(ANNA), table.ducats(BELA), table.asked) == (135, 130, (DANI, "action"))


@rule("GEN-6.42", "GEN-6.43")
def test_a_valid_offer_that_wants_something_also_fulfils_the_duty() -> None:
    offers = {BELA: "offer park 10d", CILI: "offer park silk take=ale"}
    table = house("park", offers, acted={ANNA: 1}, goods={ANNA: "ale", CILI: "silk"})
    assert table.listed(ANNA) == [table.accepting(BELA), table.accepting(CILI)]
    assert table.refuses(ANNA, "lapse") == ["duty"]
    table.accept(CILI)
    assert (table.goods(ANNA), table.goods(CILI), table.ducats(BELA)) == ("silk", "ale", 130)


@rule("GEN-6.42", "GEN-6.44")
def test_the_duty_binds_a_trader_who_could_act_but_does_not_wish_to() -> None:
    table = house("park", {BELA: "offer park 5d"})
    assert table.listed(ANNA) == [table.accepting(BELA), "use"]
    assert table.refuses(ANNA, "lapse") == ["duty"]


@rule("GEN-6.43")
def test_an_offer_that_wants_something_back_does_not_oblige() -> None:
    """EX-T21: Anna cannot act; Béla gives a card and takes 15 ducats: LAPSE is legal, ACCEPT too."""
    table = house("inn", {BELA: "offer inn c01 take=15d"}, acted={ANNA: 1}, hands={BELA: "c01"})
    assert table.listed(ANNA) == [table.accepting(BELA), "lapse"]
    refused = given("inn", stand="house", acted={ANNA: 1}, hands={BELA: "c01"}, offer_rounds=1, max_counters=0)
    refused.play("invite").asks({BELA: "offer inn c01 take=15d"}).play("lapse")
    assert (refused.cards(BELA), refused.ducats(ANNA)) == ("c01", 130)
    table.accept(BELA)
    assert (table.cards(ANNA), table.ducats(ANNA), table.ducats(BELA)) == ("c01", 115, 145)


@rule("GEN-6.43")
def test_even_a_small_wish_frees_the_trader() -> None:
    table = house("inn", {BELA: "offer inn 100d take=ale"}, acted={ANNA: 1}, goods={ANNA: "ale"})
    assert table.listed(ANNA) == [table.accepting(BELA), "lapse"]


@rule("GEN-6.43")
def test_a_pledge_alone_obliges_too() -> None:
    table = house("harbor", {BELA: "offer harbor - pledge=any_commodity"}, acted={ANNA: 1})
    assert table.listed(ANNA) == [table.accepting(BELA)]


@rule("GEN-6.43", "GEN-6.46")
def test_an_offer_she_cannot_fulfil_is_no_valid_offer() -> None:
    """Béla does not know that Anna has only 10 ducats left."""
    table = house("inn", {BELA: "offer inn c01 take=15d"}, acted={ANNA: 1}, hands={BELA: "c01"}, ducats={ANNA: 10})
    assert table.refuses(ANNA, table.accepting(BELA)) == ["too-dear"]
    assert table.listed(ANNA) == ["lapse"]


@rule("GEN-6.44")
def test_an_extra_action_tile_need_not_be_spent() -> None:
    """She may act with it or accept; the duty is the same, and without an offer the action may lapse."""
    table = house("park", {BELA: "offer park 5d"}, acted={ANNA: 1}, tiles={ANNA: "extra_action"})
    assert table.listed(ANNA) == [table.accepting(BELA), "use"]
    table.accept(BELA)
    assert table.tiles(ANNA) == "extra_action"
    alone = house("park", {}, acted={ANNA: 1}, tiles={ANNA: "extra_action"})
    assert alone.listed(ANNA) == ["use", "lapse"]
    alone.play("lapse")
    assert alone.tiles(ANNA) == "extra_action"


@rule("GEN-6.45", "GEN-5.15")
def test_without_a_qualifying_offer_the_action_may_lapse() -> None:
    table = house("park", {})
    assert table.listed(ANNA) == ["use", "lapse"]
    table.play("lapse")
    assert (table.state(), table.tiles(ANNA), table.sees(BELA).used) == ("ask", "", ["park"])
    assert table.hears(None, "lapses") == [{"building": "park"}]


@rule("GEN-6.45", "GEN-6.29")
def test_when_the_last_qualifying_offer_is_withdrawn_the_action_may_lapse() -> None:
    table = given("park", stand="house").play("invite").asks({BELA: "offer park 5d"})
    assert table.refuses(ANNA, "lapse") == ["duty"]
    table.does(ANNA, "counter p2 park 50d").does(BELA, "withdraw park")
    assert table.may_play(ANNA, "lapse")


@rule("GEN-6.45")
def test_when_the_offer_is_changed_to_want_something_the_action_may_lapse() -> None:
    table = given("park", stand="house", goods={ANNA: "ale"}).play("invite").asks({BELA: "offer park 5d"})
    table.does(ANNA, "counter p2 park 50d").does(BELA, "offer park 5d take=ale")
    assert table.may_play(ANNA, "lapse")


@rule("GEN-6.64", "GEN-6.42")
def test_time_out_in_a_building_takes_the_better_offer() -> None:
    """EX-T36: Béla 10 ducats, Dani 10 ducats + 1 silk; Anna's clock runs out: Dani's is accepted."""
    table = house("park", {BELA: "offer park 10d", DANI: "offer park 10d+silk"}, goods={DANI: "silk"})
    table.does(ANNA, str(table.pos.default(ANNA)))
    assert (table.asked, table.ducats(ANNA), table.goods(ANNA)) == ((DANI, "action"), 140, "silk")
    assert table.ducats(BELA) == 130
