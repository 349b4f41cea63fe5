"""Section 13 of the rules: offers, drafts, notes, pledges and instructions: who sees what of them."""

from __future__ import annotations

from typing import Any

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule
from tests.rules.genoa.information import (
    ALL_SEATS,
    alike,
    cannot_tell,
    cards_in,
    hands_of,
    known,
    same_errors,
    surely,
    told,
)

HANDS = {ANNA: "c09 m09", BELA: "c01 c02 m01 m02", CILI: "m03", DANI: "m04"}


def road(**more: Any) -> Table:
    """The tower on street_5_2, beside Harbor, Post Office and two streets; all others are asked."""
    table: dict[str, Any] = {"hands": HANDS, **more}
    return given("street_5_2", "road", **table)


# ---- sealed answers


@rule("GEN-13.4", "GEN-6.53")
def test_a_sealed_draft_does_not_show() -> None:
    """Béla offers, notes, changes his mind: until all have answered nobody else sees, hears or guesses it."""
    before, table = road(), road()
    table.does(BELA, "offer harbor 20d+c01 take=message").does(BELA, "note inn 15d standing=1")
    alike(before, table, [ANNA, CILI, DANI, None])
    assert told(before, BELA) != told(table, BELA)
    table.does(BELA, "withdraw harbor").does(BELA, "offer post_office - pledge=message")
    alike(before, table, [ANNA, CILI, DANI, None])
    cannot_tell(table)


@rule("GEN-13.4", "GEN-6.53")
def test_who_has_answered_is_public_and_nothing_else() -> None:
    offered = road().does(BELA, "offer harbor 20d").does(BELA, "pass")
    passed = road().does(BELA, "pass")
    alike(offered, passed, [ANNA, CILI, DANI, None])
    assert passed.pending() == [CILI, DANI]
    assert passed.hears(CILI, "answered") == [{"seat": BELA}]
    cannot_tell(offered)


@rule("GEN-6.53", "GEN-6.28")
def test_when_the_last_has_answered_all_see_all_offers() -> None:
    table = road().asks({BELA: "offer harbor 20d", DANI: "offer post_office 5d"})
    for seat in ALL_SEATS:
        assert [(args["seat"], args["space"], args["give"]) for args in table.hears(seat, "offer")] == [
            (BELA, "harbor", "20d"),
            (DANI, "post_office", "5d"),
        ]
        assert len(table.sees(seat).stack[0].offers) == 2


@rule("GEN-13.4", "GEN-6.65")
def test_a_refused_offer_leaves_no_trace() -> None:
    before, table = road(ducats={BELA: 10}), road(ducats={BELA: 10})
    assert table.refuses(BELA, "offer harbor 20d", "offer harbor m09") == ["too-dear", "no-such-card"]
    alike(before, table, list(ALL_SEATS))


@rule("GEN-6.28", "GEN-6.32")
def test_that_a_note_is_a_standing_one_does_not_show() -> None:
    one = road().asks({BELA: "note inn 15d standing=1"})
    two = road().asks({BELA: "note inn 15d"})
    alike(one, two, [ANNA, CILI, DANI, None])
    assert one.sees(CILI).notes[0].price == "15d"
    assert one.sees(BELA).notes[0].standing
    cannot_tell(one)


@rule("GEN-6.32", "GEN-6.53")
def test_a_standing_note_turned_into_an_offer_is_sealed_too() -> None:
    """The tower comes beside the Palace: Béla's note is in his draft, nobody else can tell."""
    one, two = [road().asks({BELA: f"note palace 15d standing={flag}"}).play("go street_4_2") for flag in (1, 0)]
    alike(one, two, [ANNA, CILI, DANI, None])
    assert [terms.give for terms in one.sees(BELA).stack[-1].drafts[BELA].offers] == ["15d"]
    assert one.sees(CILI).stack[-1].drafts[BELA].offers == ()
    cannot_tell(one)


# ---- standing instructions


@rule("GEN-13.4", "GEN-6.63")
def test_standing_instructions_of_others_never_show() -> None:
    before, table = road(), road()
    table.does(BELA, "preset harbor 20d").does(BELA, "watch inn").does(BELA, "quiet on")
    alike(before, table, [ANNA, CILI, DANI, None])
    assert (table.sees(BELA).presets, table.sees(BELA).quiet) == (["preset harbor 20d"], True)
    for seat in (ANNA, CILI, DANI, None):
        view = table.sees(seat)
        assert (view.presets, view.watched, view.quiet) == ([], 0, False)
        assert all(world.presets[BELA] == [] for world in table.worlds(seat, 5))
    cannot_tell(table)


@rule("GEN-6.63")
def test_ones_own_instructions_stand_in_all_ones_worlds() -> None:
    table = road().does(BELA, "preset harbor 20d").does(BELA, "quiet on")
    for world in table.worlds(BELA, 5):
        assert [str(preset) for preset in world.presets[BELA]] == ["preset harbor 20d"]
        assert world.quiet == [0, 1, 0, 0]


# ---- cards in offers


@rule("GEN-6.20", "GEN-13.4")
def test_the_deck_of_an_offered_card_is_public_its_face_seen_by_the_trader_only() -> None:
    table = road().asks({BELA: "offer harbor c02 face=trader"})
    assert table.sees(ANNA).stack[0].offers[0].give == "c02"
    assert table.hears(ANNA, "offer-shows") == [{"seat": BELA, "cards": ["c02"]}]
    for seat in (CILI, DANI, None):
        assert table.sees(seat).stack[0].offers[0].give == "contract"
        assert table.hears(seat, "offer-shows") == []
        assert not surely(table, seat, BELA, "c02")
    assert surely(table, ANNA, BELA, "c02")
    cannot_tell(table)


@rule("GEN-6.20", "GEN-13.4")
def test_a_card_offered_face_down_is_seen_by_nobody() -> None:
    one = road().asks({BELA: "offer harbor c02 face=back"})
    two = road().asks({BELA: "offer harbor c01 face=back"})
    alike(one, two, [ANNA, CILI, DANI, None])
    assert one.sees(ANNA).stack[0].offers[0].give == "contract"
    assert not surely(one, ANNA, BELA, "c02")
    offered = {world.stack[0].offers[0].give for world in one.worlds(ANNA, 60)}  # type: ignore[attr-defined]
    assert len(offered) > 5  # any contract may be meant
    cannot_tell(one)


@rule("GEN-6.20", "GEN-13.4")
def test_the_trader_keeps_knowing_a_card_that_was_shown() -> None:
    """The offer lapses, the turn goes on: Anna still knows that Béla holds C02."""
    table = road().asks({BELA: "offer harbor c02 face=trader"}).play("go street_4_2").asks()
    assert surely(table, ANNA, BELA, "c02")
    assert not surely(table, CILI, BELA, "c02")
    cannot_tell(table)


@rule("GEN-6.19", "GEN-13.4")
def test_a_card_the_trader_offers_in_a_counter_is_seen_face_down_by_all_others() -> None:
    """The addressee learns it when the deal is made; until then only its deck."""
    hands = {ANNA: "c01 c02", BELA: "m01"}
    one = road(hands=hands).asks().play("counter p2 harbor 20d take=c01")
    two = road(hands=hands).asks().play("counter p2 harbor 20d take=c02")
    assert one.asked == (BELA, "reply")
    alike(one, two, [BELA, CILI, DANI, None])
    cannot_tell(one)
    one.agree(BELA)
    assert "c01" in one.sees(BELA).hand
    assert not surely(one, CILI, BELA, "c01")
    assert surely(one, ANNA, BELA, "c01")
    cannot_tell(one)


def at_the_inn(offered: str) -> Table:
    """Béla offers a message face down for the Inn; M05 (Harbor, Inn) is complete."""
    hands = {BELA: "m05 m06", CILI: "c01"}
    table = given("harbor monetti drinks inn", "house", hands=hands).play("invite")
    return table.asks({BELA: f"offer inn {offered} face=back"})


@rule("GEN-6.46", "GEN-13.4")
def test_a_card_offered_face_down_stays_hidden_when_another_is_delivered() -> None:
    """Béla offers M06 face down for the Inn and delivers M05: the offer stands, and M06 is still not seen."""
    table = at_the_inn("m06")
    offer = table.accepting(BELA)
    table.does(BELA, "deliver m05")
    assert table.offers() == ["p2 inn m06"]
    for seat in (ANNA, CILI, DANI, None):
        assert table.hears(seat, "offer-void") == []
        assert "m06" not in told(table, seat)
        assert table.sees(seat).stack[0].offers[0].give == "message"
        assert table.sees(seat).face_up[1] == ["m05"]
        assert not surely(table, seat, BELA, "m06")
    cannot_tell(table)
    newer = offer.rsplit(" ", 1)[0] + f" {table.pos.versions + 1}"
    assert table.refuses(ANNA, newer, "accept p3 inn 1") == ["stale", "no-offer"]  # an offer and its version
    table.does(ANNA, offer)  # checked again, and good: the two see the card, the others do not
    assert (table.cards(ANNA), table.cards(BELA), table.asked) == ("m06", "", (BELA, "action"))
    assert table.hears(ANNA, "cards-given") == [{"seat": BELA, "target": ANNA, "cards": ["m06"]}]
    for seat in (CILI, DANI, None):
        assert table.hears(seat, "cards-given") == []
        assert not surely(table, seat, ANNA, "m06")
    cannot_tell(table)


@rule("GEN-6.46", "GEN-13.4")
def test_a_card_offered_face_down_is_seen_by_all_when_it_is_delivered_itself() -> None:
    """Béla offers M05 and delivers it: his offer is void, nothing else changes, and M05 lies open; M06 does not."""
    table = at_the_inn("m05")
    offer = table.accepting(BELA)
    table.does(BELA, "deliver m05")
    assert table.refuses(ANNA, offer) == ["no-offer"]
    assert (table.ducats(ANNA), table.ducats(BELA), table.tower, table.asked) == (130, 160, "inn", (ANNA, "decide"))
    assert table.may_play(ANNA, "lapse")  # no duty is left
    for seat in ALL_SEATS:
        assert table.hears(seat, "offer-void") == [{"seat": BELA, "space": "inn"}]
        assert (table.sees(seat).stack[0].offers, table.sees(seat).face_up[1]) == ((), ["m05"])
    for seat in (ANNA, CILI, DANI, None):
        assert not surely(table, seat, BELA, "m06")
    cannot_tell(table)


# ---- pledges


def pledging(**more: Any) -> Table:
    """Béla pledges 30 of the 40 ducats of a small order at the Harbor: S11 needs copper, S14 pepper; he has both."""
    table: dict[str, Any] = {"goods": {BELA: "copper pepper"}, "hands": {BELA: "s11 s01"}, **more}
    return road(**table).asks({BELA: "offer harbor - pledge=30d"})


@rule("GEN-6.24", "GEN-13.2")
def test_the_order_behind_a_pledge_is_named_to_the_engine_only() -> None:
    one, two = pledging(), pledging(hands={BELA: "s14 s01"})
    alike(one, two, [ANNA, CILI, DANI, None])
    assert told(one, BELA) != told(two, BELA)


@rule("GEN-6.24", "GEN-13.2")
def test_a_certified_pledge_tells_that_one_of_the_fitting_orders_is_held() -> None:
    table = pledging()
    for seat in (ANNA, CILI, DANI, None):
        hands = hands_of(table, seat, BELA, "small_order")
        assert all("s11" in hand or "s14" in hand for hand in hands)
        assert any("s11" in hand for hand in hands)
        assert any("s14" in hand for hand in hands)
        assert known(table, seat, BELA) == []
    cannot_tell(table)


@rule("GEN-6.24", "GEN-13.2")
def test_an_order_that_only_one_card_can_be_is_known() -> None:
    """Without pepper it must be S11."""
    table = pledging(goods={BELA: "copper"})
    for seat in (ANNA, CILI, DANI, None):
        assert all("s11" in hand for hand in hands_of(table, seat, BELA, "small_order"))
    cannot_tell(table)


@rule("GEN-6.24", "GEN-13.2")
def test_what_a_pledge_told_stays_true_when_the_offer_is_gone() -> None:
    """Anna goes elsewhere; that Béla holds one of the two is remembered."""
    table = pledging().play("go street_4_2").asks()
    assert all("s11" in hand or "s14" in hand for hand in hands_of(table, CILI, BELA, "small_order"))
    cannot_tell(table)


@rule("GEN-6.25", "GEN-13.2")
def test_the_order_of_a_pledge_in_an_open_window_is_in_every_world() -> None:
    table = pledging().accept(BELA)
    assert table.asked == (BELA, "action")
    for seat in (ANNA, CILI, DANI, None):
        for world in table.worlds(seat, 40):
            hand = cards_in(world, BELA, "small_order")
            assert "s11" in hand or "s14" in hand
    cannot_tell(table)
    table.play("main")
    cannot_tell(table)
    table.play("fill s11", "end")
    assert table.ducats(ANNA) == 160


@rule("GEN-6.25", "GEN-13.2")
def test_a_villa_delivery_that_is_pledged() -> None:
    """L05: silver, silk, saffron; L06: ale, silk, saffron. Béla has all four goods: it may be either."""
    goods = {BELA: "silver silk saffron ale"}
    table = given("street_5_2 harbor", "house", goods=goods, hands={BELA: "l06 l01"}).play("invite")
    table.asks().play("lapse").asks({BELA: "offer monetti - pledge=60d+extra_action"})
    for seat in (ANNA, CILI, DANI, None):
        hands = hands_of(table, seat, BELA, "large_order")
        assert all("l05" in hand or "l06" in hand for hand in hands)
        assert any("l05" in hand for hand in hands)
        assert any("l06" in hand for hand in hands)
    cannot_tell(table)
    table.accept(BELA)
    cannot_tell(table)
    table.play("ship l06", "end")
    assert (table.ducats(ANNA), table.ducats(BELA), table.tiles(ANNA)) == (190, 170, "extra_action")


# ---- error texts


@rule("GEN-6.65", "GEN-13.3")
def test_a_counter_says_nothing_of_anothers_money_or_cards() -> None:
    """Béla has 10 ducats and no order for the Harbor; Anna may ask for 100 or a pledge, he just cannot agree."""
    table = road(ducats={BELA: 10}, goods={BELA: "copper"}).asks()
    texts = ["counter p2 harbor 100d", "counter p2 harbor - pledge=40d", "counter p2 harbor contract"]
    assert same_errors(table, ANNA, *texts) == ["allowed", "allowed", "allowed"]
    table.play("counter p2 harbor 100d")
    assert table.refuses(BELA, "agree 1") == ["too-dear"]
    cannot_tell(table)


@rule("GEN-6.65", "GEN-13.2")
def test_what_is_refused_does_not_depend_on_hidden_cards() -> None:
    table = road(goods={ANNA: "silk"})
    texts = ["offer harbor 5d take=m09", "offer harbor 5d take=c09", "offer harbor 5d take=contract", "deliver m09"]
    assert same_errors(table, CILI, *texts) == ["name-deck", "name-deck", "allowed", "no-such-card"]
    assert same_errors(table, CILI, "offer harbor c01", "offer harbor m01") == ["not-owned", "no-such-card"]


@rule("GEN-6.65", "GEN-13.3")
def test_an_offer_may_ask_for_more_than_the_trader_has() -> None:
    """Anna's purse is hidden: the offer stands, but she cannot accept it; only she is told why."""
    table = road(ducats={ANNA: 10})
    assert same_errors(table, CILI, "offer harbor m03 take=20d") == ["allowed"]
    table.asks({CILI: "offer harbor m03 take=20d"})
    assert table.refuses(ANNA, table.accepting(CILI)) == ["too-dear"]
