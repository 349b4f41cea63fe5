"""Section 13 of the rules: cards that are drawn, handed over, played, shuffled; what each seat then holds possible."""

from __future__ import annotations

from tests.genoa import ANNA, BELA, CILI, DANI, given
from tests.marks import rule
from tests.rules.genoa.information import (
    ALL_SEATS,
    alike,
    cannot_tell,
    cards_in,
    decks_of,
    hands_of,
    known,
    surely,
    told,
)

# ---- drawing


@rule("GEN-13.4", "GEN-7.5")
def test_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    table = given("street_5_2 post_office", "window", decks={"message": "m07 m08 m09 m10"}).window(BELA).play("main")
    assert table.hears(BELA, "draws") == [{"cards": ["m07", "m08"]}]
    assert table.sees(BELA).hand == ["m07", "m08"]
    for seat in (ANNA, CILI, DANI, None):
        assert table.hears(seat, "draws") == []
        assert table.hears(seat, "main")[0]["got"] == "2message"
        assert known(table, seat, BELA) == []
    cannot_tell(table)


@rule("GEN-13.4")
def test_nobody_else_can_tell_which_card_was_drawn() -> None:
    """Not even Dani, who holds all the contracts that are not among the four in the deck."""
    hands = {DANI: "c05 c06 c07 c08 c09 c10 c11 c12 c13 c14"}
    one = given("monetti", "window", hands=hands, decks={"contract": "c01 c02 c03 c04"}).window(BELA).play("main")
    two = given("monetti", "window", hands=hands, decks={"contract": "c04 c02 c03 c01"}).window(BELA).play("main")
    alike(one, two, [ANNA, CILI, DANI, None])
    assert told(one, BELA) != told(two, BELA)
    assert hands_of(one, DANI, BELA, "contract") == {("c01",), ("c02",), ("c03",), ("c04",)}


@rule("GEN-13.4")
def test_deck_order_is_known_to_nobody() -> None:
    """Three large orders are left, Dani holds the rest: he knows which they are, not their order."""
    table = given("monetti", "window", decks={"large_order": "l03 l01 l02"}).window(BELA)
    orders = {
        ("l01", "l02", "l03"),
        ("l01", "l03", "l02"),
        ("l02", "l01", "l03"),
        ("l02", "l03", "l01"),
        ("l03", "l01", "l02"),
        ("l03", "l02", "l01"),
    }
    assert decks_of(table, DANI, "large_order", 150) == orders
    assert len(decks_of(table, ANNA, "large_order", 100)) > 50


@rule("GEN-13.4", "GEN-9.12")
def test_a_card_taken_by_trade_is_seen_by_its_taker_only() -> None:
    def trade(deck: str) -> str:
        table = given(
            "harbor",
            "window",
            tiles={BELA: "trade_1_1"},
            goods={BELA: "ale"},
            hands={DANI: "c04 c05 c06 c07 c08 c09 c10 c11 c12 c13 c14"},
            decks={"contract": deck},
        ).window(BELA)
        return told(table.play("trade ale", "get contract"), CILI)

    assert trade("c01 c02 c03") == trade("c03 c02 c01")


# ---- handing over


@rule("GEN-13.4", "GEN-6.20")
def test_a_card_paid_is_seen_by_giver_and_receiver_only() -> None:
    table = given("street_5_2", "road", hands={BELA: "c01 c02 c03", ANNA: "c09"})
    table.asks({BELA: "offer harbor c02 face=back"}).accept(BELA)
    given_card = {"seat": BELA, "target": ANNA, "cards": ["c02"]}
    assert table.hears(ANNA, "cards-given") == table.hears(BELA, "cards-given") == [given_card]
    for seat in (CILI, DANI, None):
        assert table.hears(seat, "cards-given") == []
        assert table.hears(seat, "deal")[0]["give"] == "contract"
        assert not surely(table, seat, ANNA, "c02")
    assert surely(table, BELA, ANNA, "c02")
    assert "c02" in table.sees(ANNA).hand
    cannot_tell(table)


@rule("GEN-13.4")
def test_others_cannot_tell_which_card_was_paid() -> None:
    start = {BELA: "c01 c02 c03", ANNA: "c09"}
    one = given("street_5_2", "road", hands=start).asks({BELA: "offer harbor c02"}).accept(BELA)
    two = given("street_5_2", "road", hands=start).asks({BELA: "offer harbor c03"}).accept(BELA)
    alike(one, two, [CILI, DANI, None])
    assert told(one, ANNA) != told(two, ANNA)


@rule("GEN-13.4", "GEN-6.19")
def test_asking_for_a_card_others_learn_only_the_deck() -> None:
    """EX-T34, seen from the others: Anna picks which contract Cili gets; Béla, Dani and spectators cannot tell."""

    def picked(card: str) -> tuple[str, str, str]:
        table = given("street_5_2", "road", hands={ANNA: "c01 c02 c03", CILI: "c09"})
        table.asks({CILI: "offer harbor 5d take=contract"}).accept(CILI).play(f"pick {card}")
        assert surely(table, ANNA, CILI, card)
        assert not surely(table, BELA, CILI, card)
        cannot_tell(table)
        return told(table, BELA), told(table, DANI), told(table, None)

    assert picked("c01") == picked("c03")


@rule("GEN-13.4")
def test_a_giver_knows_the_card_until_it_may_have_gone_on() -> None:
    """Béla paid Anna c02; she then hands one of two contracts to Cili: Béla no longer knows where it is."""
    table = given("street_5_2", "road", hands={BELA: "c02 m01", ANNA: "c09", CILI: "m02"})
    table.asks({BELA: "offer harbor c02"}).accept(BELA).play("main", "end")
    assert surely(table, BELA, ANNA, "c02")
    table.asks({CILI: "offer palace 5d take=contract"}).accept(CILI).play("pick c09")
    assert not surely(table, BELA, ANNA, "c02")
    worlds = table.worlds(BELA, 80)
    where = {
        ("c02" in cards_in(world, ANNA, "contract"), "c02" in cards_in(world, CILI, "contract")) for world in worlds
    }
    assert where == {(True, False), (False, True)}
    assert surely(table, ANNA, CILI, "c09")
    cannot_tell(table)


@rule("GEN-13.4")
def test_a_pledged_card_is_seen_by_the_two_when_it_is_handed_over() -> None:
    table = given("street_5_2", "road", decks={"message": "m07 m08 m09 m10"})
    table.asks({BELA: "offer post_office - pledge=message"}).accept(BELA).play("main", "end", "pick m08")
    assert table.hears(ANNA, "cards-given") == [{"seat": BELA, "target": ANNA, "cards": ["m08"]}]
    for seat in (CILI, DANI, None):
        assert table.hears(seat, "cards-given") == []
    assert surely(table, BELA, ANNA, "m08")
    assert not surely(table, ANNA, BELA, "m07")
    cannot_tell(table)


# ---- playing


@rule("GEN-13.4", "GEN-8.2")
def test_a_played_card_is_seen_by_all() -> None:
    table = given("harbor", "window", goods={BELA: "copper"}, hands={BELA: "s11 s14"}).window(BELA).play("fill s11")
    for seat in ALL_SEATS:
        assert table.hears(seat, "fills") == [{"seat": BELA, "card": "s11", "ducats": 40}]
        assert table.sees(seat).face_up[2] == ["s11"]
    cannot_tell(table)


@rule("GEN-13.4", "GEN-8.2")
def test_a_card_put_back_by_trade_is_seen_by_all() -> None:
    table = given("harbor", "window", tiles={BELA: "trade_1_1"}, hands={BELA: "c01 c02"}).window(BELA)
    table.play("trade c01", "get silk")
    for seat in ALL_SEATS:
        assert table.sees(seat).face_up[0] == ["c01"]
    cannot_tell(table)


@rule("GEN-13.4")
def test_a_played_card_is_in_no_other_hand_or_deck() -> None:
    table = given("harbor", "window", goods={BELA: "copper"}, hands={BELA: "s11 s14"}).window(BELA).play("fill s11")
    for world in table.worlds(CILI, 40):
        assert all("s11" not in cards_in(world, seat, "small_order") for seat in (ANNA, BELA, DANI))
    assert all("s11" not in deck for deck in decks_of(table, CILI, "small_order"))


@rule("GEN-13.4", "GEN-13.2")
def test_whether_a_played_message_was_just_drawn_stays_hidden() -> None:
    """Béla holds M01 and draws M02, or the other way round; then he delivers M01: nobody else can tell."""
    way = "drinks street_6_2 street_6_3 post_office"
    old = given(way, "window", hands={BELA: "m01", CILI: "m09"}, decks={"message": "m02 m03 m04 m05"}).window(BELA)
    new = given(way, "window", hands={BELA: "m02", CILI: "m09"}, decks={"message": "m01 m03 m04 m05"}).window(BELA)
    alike(old.play("main"), new.play("main"), [ANNA, CILI, None])
    alike(old.play("deliver m01"), new.play("deliver m01"), [ANNA, CILI, None])


@rule("GEN-13.4", "GEN-13.2")
def test_whether_a_completed_order_was_just_drawn_stays_hidden() -> None:
    """Béla holds S10 and draws S01, or the other way round; then he completes S10: nobody else can tell."""
    silver = {BELA: "silver"}
    old = given("city_hall", "window", goods=silver, hands={BELA: "s10"}, decks={"small_order": "s01 s02 s03"})
    new = given("city_hall", "window", goods=silver, hands={BELA: "s01"}, decks={"small_order": "s10 s02 s03"})
    old.window(BELA).play("main", "fill s10")
    new.window(BELA).play("main", "fill s10")
    alike(old, new, [ANNA, CILI, None])


# ---- shuffling


@rule("GEN-13.4", "GEN-8.3")
def test_everybody_knows_what_a_reshuffled_deck_holds_but_not_its_order() -> None:
    """EX-T57, seen from the others: 1 card face down on 3 face-up ones; Béla draws 2 at the City Hall."""
    table = given("city_hall", "window", decks={"small_order": "s01"}, face_up={"small_order": "s02 s03 s04"})
    table.window(BELA).play("main")
    assert table.said("reshuffled") == [{"deck": "small_order", "n": 3}]
    second = table.cards(BELA, "small_order").split()[-1]
    assert second in ("s02", "s03", "s04")
    for seat in (ANNA, CILI, None):
        worlds = table.worlds(seat, 120)
        decks = {tuple(sorted(world.decks[2])) for world in worlds}
        assert len(decks) == 3  # two of the three
        assert all(set(deck) <= {"s02", "s03", "s04"} for deck in decks_of(table, seat, "small_order"))
        for world in worlds:
            assert len({"s02", "s03", "s04"} & set(cards_in(world, BELA, "small_order"))) == 1
    assert all(second not in deck for deck in decks_of(table, BELA, "small_order"))
    assert len(decks_of(table, BELA, "small_order")) == 2
    cannot_tell(table)


@rule("GEN-13.4", "GEN-8.3")
def test_a_card_drawn_after_a_reshuffle_is_one_of_those_shuffled() -> None:
    """Two messages lie face up under the last one; Béla draws it and the first of the two."""
    table = given("post_office", "window", decks={"message": "m01"}, face_up={"message": "m02 m03"}).window(BELA)
    table.play("main")
    hands = hands_of(table, CILI, BELA, "message")
    assert {card for hand in hands for card in hand if card in ("m02", "m03")} == {"m02", "m03"}
    assert all(("m02" in hand) != ("m03" in hand) for hand in hands)
    assert decks_of(table, CILI, "message") == {("m02",), ("m03",)}
    cannot_tell(table)


@rule("GEN-13.4", "GEN-8.3")
def test_a_card_that_becomes_a_deck_of_one_is_known_to_all() -> None:
    """EX-T59, seen from the others: the message deck is empty, Dani delivers M05: it is the deck, face down."""
    table = given("harbor monetti drinks inn", "house", decks={"message": ""}, hands={BELA: "m01 m02"})
    table.does(DANI, "deliver m05")
    assert table.deck("message") == ["m05"]
    assert table.sees(CILI).decks[1] == 1
    for seat in ALL_SEATS:
        assert decks_of(table, seat, "message") == {("m05",)}
    cannot_tell(table)


# ---- messages that would have been delivered


@rule("GEN-13.4", "GEN-14.5")
def test_who_delivers_automatically_cannot_hold_a_message_that_was_to_be_delivered() -> None:
    """Harbor and Inn have been visited: with autoDeliver nobody holds M05 now, but the deck may have it."""
    table = given("harbor monetti drinks inn", "house", hands={BELA: "m01", CILI: "m02", DANI: "m03"}, auto=True)
    for seat in ALL_SEATS:
        for world in table.worlds(seat, 40):
            assert all("m05" not in cards_in(world, holder, "message") for holder in (ANNA, BELA, CILI, DANI))
    assert any("m05" in deck for deck in decks_of(table, ANNA, "message"))
    cannot_tell(table)


@rule("GEN-13.4", "GEN-14.5")
def test_who_delivers_by_hand_may_hold_it() -> None:
    table = given("harbor monetti drinks inn", "house", hands={BELA: "m01", CILI: "m02", DANI: "m03"})
    assert any("m05" in hand for hand in hands_of(table, ANNA, BELA, "message", 100))


@rule("GEN-13.4", "GEN-14.5")
def test_that_a_message_was_not_held_is_remembered_after_the_turn() -> None:
    """In the next turn the same card of Béla's still is not M05; one he draws then may be."""
    table = given("harbor monetti drinks inn", "house", hands={BELA: "m01"}, auto=True)
    table.defaults_until(lambda: table.asked == (BELA, "start"))
    assert all("m05" not in hand for hand in hands_of(table, ANNA, BELA, "message", 80))
    cannot_tell(table)


@rule("GEN-13.4", "GEN-14.5")
def test_turning_automatic_delivery_on_tells_the_same() -> None:
    table = given("harbor monetti drinks inn", "house", hands={ANNA: "m04", BELA: "m01"}).play("auto on")
    assert all("m05" not in hand for hand in hands_of(table, BELA, ANNA, "message", 80))
    assert any("m05" in hand for hand in hands_of(table, CILI, BELA, "message", 100))
    cannot_tell(table)


# ---- the end


@rule("GEN-13.4", "GEN-11.4")
def test_at_the_end_every_contract_is_seen_by_all_and_no_other_card() -> None:
    hands = {ANNA: "c01 m01", BELA: "c02 c03 s01", CILI: "l01"}
    table = given("street_5_2", "acquire", trader=DANI, first=ANNA, spaces_left=1, hands=hands)
    assert table.pos.outcome is not None
    for seat in (CILI, DANI, None):
        assert [args["cards"] for args in table.hears(seat, "final")] == [["c01"], ["c02", "c03"], [], []]
        assert known(table, seat, ANNA) == ["c01"]
        assert known(table, seat, BELA) == ["c02", "c03"]
        assert hands_of(table, seat, BELA, "contract", 20) == {("c02", "c03")}
        assert len(hands_of(table, seat, BELA, "small_order")) > 1
