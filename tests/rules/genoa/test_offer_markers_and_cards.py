"""Section 6.B of the rules: ownership markers and cards in deals (GEN-6.16 to GEN-6.20)."""

from __future__ import annotations

from typing import Any

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule

# ---- markers


@rule("GEN-6.16")
def test_two_markers_change_hands_over_the_central_supply() -> None:
    """EX-B08"""
    table = given("street_6_7", stand="road", markers={BELA: 2}, central={ANNA: 4})
    assert (table.markers(BELA), table.markers(ANNA)) == ((2, 5), (0, 4))
    table.asks({BELA: "offer street_6_6 2marker"}).accept(BELA)
    assert (table.markers(BELA), table.markers(ANNA)) == ((0, 7), (2, 2))


@rule("GEN-6.16")
def test_markers_taken_from_the_trader_change_hands_likewise() -> None:
    table = given("street_6_7", stand="road", markers={ANNA: 3}, central={BELA: 2})
    table.asks({BELA: "offer street_6_6 50d take=2marker"}).accept(BELA)
    assert (table.markers(ANNA), table.markers(BELA)) == ((1, 6), (2, 0))


@rule("GEN-6.17")
def test_the_receiver_needs_as_many_in_the_central_supply() -> None:
    """EX-T29"""
    table = given("street_6_7", stand="road", markers={BELA: 2}, central={ANNA: 1})
    assert table.refuses(BELA, "offer street_6_6 2marker", "offer street_6_6 20d+2marker") == ["marker-supply"] * 2
    table.asks({BELA: "offer street_6_6 marker"}).accept(BELA)
    assert (table.markers(ANNA), table.markers(BELA)) == ((1, 0), (1, 6))


@rule("GEN-6.17")
def test_the_offerer_as_receiver_needs_them_too() -> None:
    table = given("street_6_7", stand="road", markers={ANNA: 2}, central={BELA: 1})
    assert table.refuses(BELA, "offer street_6_6 20d take=2marker") == ["marker-supply"]
    assert table.may_play(BELA, "offer street_6_6 20d take=marker")


@rule("GEN-6.17")
def test_a_counter_obeys_the_marker_supply_too() -> None:
    table = given("street_6_7", stand="road", markers={BELA: 2}, central={ANNA: 1}).asks()
    assert table.refuses(ANNA, "counter p2 street_6_6 2marker") == ["marker-supply"]
    assert table.may_play(ANNA, "counter p2 street_6_6 marker")


@rule("GEN-6.18")
def test_markers_on_buildings_cannot_be_dealt() -> None:
    table = given("street_6_7", stand="road", owners={"inn": BELA, "harbor": ANNA}, markers={BELA: 1})
    assert table.refuses(
        BELA,
        "offer street_6_6 2marker",  # one lies on the inn
        "offer street_6_6 5d take=marker",  # hers lies on the harbour
        "offer street_6_6 inn",
        "offer street_6_6 5d take=harbor",
    ) == ["not-owned", "not-owned", "error-move-word", "error-move-word"]
    table.asks({BELA: "offer street_6_6 marker"}).accept(BELA)
    assert (table.owner("inn"), table.owner("harbor")) == (BELA, ANNA)


# ---- cards: who names them


@rule("GEN-6.19")
def test_own_cards_are_named_one_by_one() -> None:
    table = given("street_6_7", stand="road", hands={BELA: "m05 m06"})
    assert table.refuses(BELA, "offer street_6_6 message", "offer street_6_6 5d+2message") == ["name-cards"] * 2
    table.asks({BELA: "offer street_6_6 m06"}).accept(BELA)
    assert (table.cards(ANNA), table.cards(BELA)) == ("m06", "m05")


@rule("GEN-6.19")
def test_the_traders_cards_are_asked_for_by_deck_and_she_picks_when_she_accepts() -> None:
    table = given("street_6_7", stand="road", hands={ANNA: "c01 c05 c09 m05"})
    assert table.refuses(BELA, "offer street_6_6 5d take=c05") == ["name-deck"]
    table.asks({BELA: "offer street_6_6 5d take=2contract"}).accept(BELA)
    assert (table.asked, table.choices()) == ((ANNA, "pick"), ["pick c01", "pick c05", "pick c09"])
    table.play("pick c09")
    assert (table.asked, table.choices()) == ((ANNA, "pick"), ["pick c01", "pick c05"])
    assert (table.ducats(ANNA), table.tower) == (130, "street_6_7")  # nothing moves before the cards are picked
    table.play("pick c01")
    assert (table.cards(ANNA), table.cards(BELA)) == ("c05 m05", "c01 c09")
    assert (table.ducats(ANNA), table.tower) == (135, "street_6_6")


@rule("GEN-6.19")
def test_where_all_must_go_there_is_nothing_to_pick() -> None:
    table = given("street_6_7", stand="road", hands={ANNA: "c01 c05"})
    table.asks({BELA: "offer street_6_6 5d take=2contract"}).accept(BELA)
    assert (table.cards(BELA), table.tower) == ("c01 c05", "street_6_6")


@rule("GEN-6.19")
def test_in_a_counter_the_trader_names_his_cards_and_the_addressee_picks_his() -> None:
    table = given("street_6_7", stand="road", hands={ANNA: "c01 c05", BELA: "m05 m06"}).asks()
    assert table.refuses(
        ANNA,
        "counter p2 street_6_6 m05",
        "counter p2 street_6_6 message take=contract",
        "counter p2 street_6_6 5d take=c09",
    ) == ["name-deck", "name-cards", "no-such-card"]
    table.play("counter p2 street_6_6 message take=c05").agree(BELA)
    assert (table.asked, table.choices()) == ((BELA, "pick"), ["pick m05", "pick m06"])
    table.play("pick m06")
    assert (table.cards(ANNA), table.cards(BELA)) == ("c01 m06", "c05 m05")


@rule("GEN-6.19")
def test_nobody_picks_for_the_other() -> None:
    table = given("street_6_7", stand="road", hands={ANNA: "c01 c05"})
    table.asks({BELA: "offer street_6_6 5d take=contract"}).accept(BELA)
    assert table.refuses(BELA, "pick c01") == ["error-not-your-decision"]
    assert table.refuses(ANNA, "pick c09", "pick m05") == ["no-such-card"] * 2


# ---- cards: who sees them


def offered(table: Table, seat: int | None) -> str:
    """What Béla's offer gives, as this seat sees it."""
    (terms,) = table.sees(seat).stack[0].offers
    give: str = terms.give
    return give


def told(table: Table, seat: int | None, card: str) -> bool:
    """Whether anything this seat was told names the card."""
    heard: list[Any] = [event.args for event in table.events if table.hears(seat, event.id).count(event.args)]
    return any(card in str(args) for args in heard)


@rule("GEN-6.20")
def test_the_trader_sees_an_offered_card_and_the_others_its_back() -> None:
    table = given("street_6_7", stand="road", hands={BELA: "m05 m06"}).asks({BELA: "offer street_6_6 5d+m05"})
    assert [offered(table, seat) for seat in (ANNA, BELA, CILI, DANI, None)] == [
        "5d+m05",
        "5d+m05",
        "5d+message",
        "5d+message",
        "5d+message",
    ]
    assert table.said("offer")[0]["give"] == "5d+message"  # the deck is public
    assert [told(table, seat, "m05") for seat in (ANNA, BELA, CILI, DANI, None)] == [True, True, False, False, False]
    assert table.sees(ANNA).players[BELA].known == ["m05"]


@rule("GEN-6.20")
def test_the_offerer_may_keep_the_face_down() -> None:
    table = given("street_6_7", stand="road", hands={BELA: "m05 m06"}).asks({BELA: "offer street_6_6 5d+m05 face=back"})
    assert [offered(table, seat) for seat in (ANNA, BELA, CILI)] == ["5d+message", "5d+m05", "5d+message"]
    assert not told(table, ANNA, "m05")
    assert table.sees(ANNA).players[BELA].known == []


@rule("GEN-6.20")
def test_the_tables_option_counts_unless_the_offer_says_otherwise() -> None:
    back = given("street_6_7", stand="road", hands={BELA: "m05"}, card_face="back")
    assert offered(back.asks({BELA: "offer street_6_6 m05"}), ANNA) == "message"
    shown = given("street_6_7", stand="road", hands={BELA: "m05"}, card_face="back")
    assert offered(shown.asks({BELA: "offer street_6_6 m05 face=trader"}), ANNA) == "m05"


@rule("GEN-6.20")
def test_after_the_deal_both_parties_know_the_card_and_nobody_else() -> None:
    table = given("street_6_7", stand="road", hands={BELA: "m05 m06"}).asks({BELA: "offer street_6_6 m05 face=back"})
    table.accept(BELA)
    assert table.sees(ANNA).hand == ["m05"]
    assert table.sees(BELA).players[ANNA].known == ["m05"]
    assert table.sees(CILI).players[ANNA].known == []
    assert [told(table, seat, "m05") for seat in (ANNA, BELA, CILI, DANI, None)] == [True, True, False, False, False]
    assert table.said("deal")[0]["give"] == "message"


@rule("GEN-6.20")
def test_a_picked_card_is_known_to_the_two_only() -> None:
    table = given("street_6_7", stand="road", hands={ANNA: "c01 c05"})
    table.asks({BELA: "offer street_6_6 5d take=contract"}).accept(BELA).play("pick c05")
    assert table.sees(ANNA).players[BELA].known == ["c05"]
    assert table.sees(CILI).players[BELA].known == []
    assert [told(table, seat, "c05") for seat in (ANNA, BELA, CILI, DANI, None)] == [True, True, False, False, False]


@rule("GEN-6.20")
def test_the_public_can_be_shown_no_face() -> None:
    table = given("street_6_7", stand="road", hands={BELA: "m05"})
    assert (
        table.refuses(BELA, "offer street_6_6 m05 face=all", "offer street_6_6 m05 face=p3") == ["error-move-word"] * 2
    )
