"""Section 6.D of the rules: the life of an offer, and NOTEs that become offers (GEN-6.28 to GEN-6.33)."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def beside_the_harbor(**more: object) -> Table:
    """ROAD.ASK: the tower on the street between the Harbor and the Post Office."""
    return given("street_5_2", stand="road", **more)  # type: ignore[arg-type]


# ---- seen by all


@rule("GEN-6.28")
def test_everybody_sees_offers() -> None:
    table = beside_the_harbor(goods={BELA: "silk"}).asks({BELA: "offer harbor 15d+silk"})
    said = {
        "seat": BELA,
        "space": "harbor",
        "give": "15d+silk",
        "take": "-",
        "pledge": "-",
        "extra": 0,
        "here": 0,
        "bare": 0,
    }
    assert table.hears(CILI, "offer") == table.hears(ANNA, "offer") == table.hears(None, "offer") == [said]
    (offer,) = table.sees(DANI).stack[0].offers
    assert (offer.by, offer.give, offer.take) == (BELA, "15d+silk", "-")
    (offer,) = table.sees(None).stack[0].offers
    assert (offer.by, offer.give) == (BELA, "15d+silk")


@rule("GEN-6.28")
def test_everybody_sees_counters() -> None:
    table = beside_the_harbor(goods={BELA: "ale", ANNA: "silk"}).asks()
    table.does(ANNA, "counter p2 harbor 15d+ale take=silk")
    said = {
        "seat": BELA,
        "space": "harbor",
        "give": "15d+ale",
        "take": "silk",
        "pledge": "-",
        "extra": 0,
        "here": 0,
        "bare": 0,
    }
    assert table.hears(CILI, "counter") == table.hears(BELA, "counter") == table.hears(None, "counter") == [said]
    terms = table.sees(DANI).stack[-1].terms
    assert (terms.by, terms.give, terms.take) == (BELA, "15d+ale", "silk")


@rule("GEN-6.28")
def test_everybody_sees_notes() -> None:
    table = beside_the_harbor().asks({CILI: "note drinks 15d"})
    said = {"seat": CILI, "space": "drinks", "price": "15d"}
    assert table.hears(ANNA, "note") == table.hears(BELA, "note") == table.hears(None, "note") == [said]
    (note,) = table.sees(DANI).notes
    assert (note.by, note.price) == (CILI, "15d")


# ---- changing and withdrawing


@rule("GEN-6.29", "GEN-6.30")
def test_an_offer_is_changed_in_a_later_ask() -> None:
    table = beside_the_harbor().asks({BELA: "offer harbor 15d", CILI: "offer harbor 10d"})
    first = table.accepting(BELA)
    table.does(ANNA, "reopen").asks({BELA: "offer harbor 5d"})
    assert sorted(table.offers()) == ["p2 harbor 5d", "p3 harbor 10d"]
    assert table.refuses(ANNA, first) == ["stale"]
    table.accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (135, 125)


@rule("GEN-6.29")
def test_an_offer_is_withdrawn_in_a_later_ask() -> None:
    table = beside_the_harbor().asks({BELA: "offer harbor 15d"})
    gone = table.accepting(BELA)
    table.does(ANNA, "reopen").asks({BELA: "withdraw harbor"})
    assert table.offers() == []
    assert table.hears(None, "withdraws") == [{"seat": BELA, "space": "harbor"}]
    assert table.refuses(ANNA, gone) == ["no-offer"]


@rule("GEN-6.29")
def test_an_offer_is_changed_or_withdrawn_in_reply() -> None:
    table = beside_the_harbor().asks({BELA: "offer harbor 15d"})
    table.does(ANNA, "counter p2 harbor 50d").does(BELA, "offer harbor 20d")
    assert table.offers() == ["p2 harbor 20d"]
    table.does(ANNA, "counter p2 harbor 30d").does(BELA, "withdraw harbor")
    assert table.offers() == []


@rule("GEN-6.29")
def test_nobody_withdraws_what_another_offered() -> None:
    table = beside_the_harbor().asks({BELA: "offer harbor 15d"}).does(ANNA, "reopen")
    assert table.refuses(CILI, "withdraw harbor") == ["nothing-to-withdraw"]
    assert table.refuses(BELA, "withdraw post_office") == ["nothing-to-withdraw"]


@rule("GEN-6.29", "GEN-6.48")
def test_after_acceptance_an_offer_can_no_longer_be_changed() -> None:
    table = beside_the_harbor().asks({BELA: "offer harbor 15d"}).accept(BELA)
    assert table.asked == (BELA, "action")
    table.refuses(BELA, "withdraw harbor", "offer harbor 5d")
    assert (table.ducats(ANNA), table.ducats(BELA)) == (145, 115)


@rule("GEN-6.30")
def test_one_offer_per_target_and_one_for_each_of_several_targets() -> None:
    table = beside_the_harbor()
    table.asks({BELA: ["offer harbor 5d", "offer street_4_2 10d", "offer harbor 15d"]})
    assert sorted(table.offers()) == ["p2 harbor 15d", "p2 street_4_2 10d"]


@rule("GEN-6.30")
def test_a_new_offer_has_a_higher_version() -> None:
    table = beside_the_harbor().asks({BELA: "offer harbor 5d"})
    old = table.offer_of(BELA)
    table.does(ANNA, "reopen").asks({BELA: "offer harbor 15d"})
    new = table.offer_of(BELA)
    assert old is not None
    assert new is not None
    assert new.version > old.version


# ---- the floor closes


@rule("GEN-6.31", "GEN-6.42")
def test_a_refused_step_offer_then_a_lower_one_here() -> None:
    """EX-T18: Béla offered 20 for STEP(harbor); Anna moves there freely, he now offers 5: she must accept 5."""
    table = beside_the_harbor().asks({BELA: "offer harbor 20d"})
    table.does(ANNA, "go harbor")
    assert (table.asked, table.offers()) == ((ANNA, "house"), [])
    table.play("invite").asks({BELA: "offer harbor 5d"})
    assert table.offers() == ["p2 harbor 5d"]
    assert table.may_play(ANNA, table.accepting(BELA))
    assert table.refuses(ANNA, "lapse", "go monetti", "stop") == ["duty", "settle-first", "settle-first"]
    table.accept(BELA)
    assert (table.ducats(ANNA), table.ducats(BELA)) == (135, 125)


@rule("GEN-6.31")
def test_offers_do_not_outlive_a_step_to_a_street() -> None:
    """Drinks is not yet adjacent; the offer for the next street stays where it was made."""
    table = given("street_5_2", stand="road")
    table.asks({BELA: "offer street_6_2 10d", CILI: "offer harbor 20d"}).does(ANNA, "go street_6_2")
    table.asks()
    assert (table.state(), table.offers()) == ("decide", [])  # the Harbor is a neighbour of both streets
    assert table.refuses(ANNA, "accept p3 harbor 2") == ["no-offer"]


@rule("GEN-6.31")
def test_all_other_offers_lapse_when_one_is_accepted() -> None:
    table = given("street_5_2", stand="road")
    table.asks({BELA: "offer street_6_2 10d", CILI: "offer harbor 20d"}).accept(BELA)
    assert (table.state(), table.offers()) == ("ask", [])
    assert (table.ducats(BELA), table.ducats(CILI)) == (120, 130)


@rule("GEN-6.31")
def test_a_counter_does_not_outlive_its_floor() -> None:
    table = given("street_5_2", stand="road").asks().does(ANNA, "counter p2 harbor 20d")
    version = table.pos.stack[-1].terms.version  # type: ignore[attr-defined]
    table.does(BELA, "refuse").does(ANNA, "go harbor").play("invite")
    table.refuses(BELA, f"agree {version}")
    table.asks()
    assert table.offers() == []


# ---- a NOTE becomes an offer


def noted(note: str, *go: str) -> Table:
    """Béla makes a note with the tower north of the Metals, then the tower goes on freely."""
    table = given("street_3_6", stand="road").asks({BELA: note})
    for space in go:
        table.does(ANNA, f"go {space}")
    return table


@rule("GEN-6.32")
@pytest.mark.parametrize("price", ["15d", "5d", "40d"])
def test_a_note_may_be_turned_into_an_offer_changed_or_unchanged(price: str) -> None:
    table = noted("note metals 15d", "street_3_7").asks({BELA: f"offer metals {price}"})
    assert table.offers() == [f"p2 metals {price}"]


@rule("GEN-6.32", "GEN-6.33")
def test_a_note_without_the_flag_does_nothing_by_itself() -> None:
    table = noted("note metals 15d", "street_3_7").asks()
    assert table.offers() == []


@rule("GEN-6.32")
def test_a_standing_note_becomes_an_offer_by_itself() -> None:
    table = noted("note metals 15d standing=1", "street_3_7").asks()
    assert table.offers() == ["p2 metals 15d"]
    table.accept(BELA)
    assert (table.asked, table.ducats(ANNA), table.tower) == ((BELA, "action"), 145, "metals")


@rule("GEN-6.32")
def test_a_standing_note_waits_until_the_tower_is_beside_its_space() -> None:
    table = noted("note metals 15d standing=1").does(ANNA, "reopen").asks()
    assert table.offers() == []
    table.does(ANNA, "go street_2_6").asks()
    assert table.offers() == ["p2 metals 15d"]


@rule("GEN-6.32")
def test_in_live_play_a_standing_note_becomes_an_offer_as_the_tower_arrives() -> None:
    table = given("street_3_6", stand="road", negotiation="live").does(BELA, "note metals 15d standing=1")
    table.ring("floor_min").does(ANNA, "go street_3_7")
    assert table.offers() == ["p2 metals 15d"]


@rule("GEN-6.32")
def test_its_maker_may_still_change_or_withdraw_it() -> None:
    changed = noted("note metals 15d standing=1", "street_3_7").asks({BELA: "offer metals 5d"})
    assert changed.offers() == ["p2 metals 5d"]
    taken_back = noted("note metals 15d standing=1", "street_3_7").asks({BELA: "withdraw metals"})
    assert taken_back.offers() == []


@rule("GEN-6.32")
def test_a_standing_note_that_is_not_valid_as_an_offer_stays_a_note() -> None:
    """Béla has spent his money on the way, or his action."""
    table = given("street_3_6", stand="road", ducats={BELA: 20})
    table.asks({BELA: ["note metals 15d standing=1", "offer street_3_7 10d"]}).accept(BELA).asks()
    assert (table.ducats(BELA), table.offers()) == (10, [])
    table = given("street_3_6", stand="road")
    table.asks({BELA: "note colini 15d standing=1"}).does(ANNA, "go street_3_7")
    table.asks({BELA: "offer metals 10d"}).accept(BELA).play("main", "end").asks()
    assert (table.ducats(BELA), table.offers()) == (120, [])


# ---- nobody has to


@rule("GEN-6.33")
def test_nobody_has_to_offer_anything() -> None:
    table = beside_the_harbor(goods={BELA: "silk"}).play("pass", "pass", "pass")
    assert (table.asked, table.offers()) == ((ANNA, "decide"), [])
    house = given("harbor", stand="house").play("invite", "pass", "pass", "pass")
    assert (house.asked, house.offers()) == ((ANNA, "decide"), [])
