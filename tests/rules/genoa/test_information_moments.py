"""Section 13 of the rules at tricky moments: in the middle of picking, trading, paying; live floors; whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tests.rules.genoa.every_move import legal
from tests.rules.genoa.information import ALL_SEATS, alike, cannot_tell, cards_in, hands_of, same_errors, surely, told
from tetrapolis.core.checks import check_position
from tetrapolis.core.driving import next_actor
from tetrapolis.games.genoa.rules.cards import CARD, CARDS, MESSAGE, OF_DECK, SMALL
from tetrapolis.games.genoa.rules.frames import Window

MESSAGES = [CARDS[card].id for card in OF_DECK[MESSAGE]]

# ---- picking


def picking(first: str = "") -> Table:
    """Béla bought the Harbor for two of Anna's four contracts and gives C09 face down; she picks."""
    table = given("street_5_2", "road", hands={ANNA: "c01 c02 c03 c04 m01", BELA: "c09 m09", CILI: "c10"})
    table.asks({BELA: "offer harbor 5d+c09 take=2contract face=back"}).accept(BELA)
    return table.play(f"pick {first}") if first else table


@rule("GEN-13.4", "GEN-6.19")
def test_in_the_middle_of_picking_nobody_sees_the_cards() -> None:
    table = picking()
    assert table.asked == (ANNA, "pick")
    assert table.choices("pick") == ["pick c01", "pick c02", "pick c03", "pick c04"]
    for seat in (BELA, CILI, DANI, None):
        assert "c02" not in told(table, seat)
        assert len(hands_of(table, seat, ANNA, "contract")) > 5
    cannot_tell(table)


@rule("GEN-13.4", "GEN-6.19")
def test_after_the_first_of_two_picks_nobody_knows_it_yet() -> None:
    one, two = picking("c01"), picking("c04")
    assert one.asked == (ANNA, "pick")
    alike(one, two, [BELA, CILI, DANI, None])
    cannot_tell(one)


@rule("GEN-13.4", "GEN-6.38", "GEN-6.19")
def test_when_the_addressee_of_a_counter_picks() -> None:
    """Anna asks Béla for a message and a contract by counter; he agrees and picks the contract, then the message."""
    table = given("street_5_2", "road", hands={BELA: "c01 c02 c03 m01 m02", CILI: "m09"})
    table.asks().play("counter p2 harbor contract+message").agree(BELA)
    assert table.asked == (BELA, "pick")
    cannot_tell(table)
    table.play("pick c02")
    assert table.asked == (BELA, "pick")
    for seat in (ANNA, CILI, DANI, None):
        assert "c02" not in told(table, seat)
    cannot_tell(table)
    table.play("pick m01")
    assert table.sees(ANNA).hand == ["c02", "m01"]
    cannot_tell(table)


@rule("GEN-6.24", "GEN-6.19", "GEN-13.2")
def test_picking_while_an_order_is_bound_by_a_pledge() -> None:
    """Béla agrees to give one of his small orders and 30 ducats of the reward of S11: S11 is not to choose from."""
    hands = {BELA: "s11 s01 s02"}
    table = given("street_5_2", "road", goods={BELA: "copper"}, hands=hands).asks()
    table.play("counter p2 harbor small_order pledge=30d").agree(BELA)
    assert table.choices("pick") == ["pick s01", "pick s02"]
    for seat in (ANNA, CILI, DANI, None):
        assert all("s11" in hand for hand in hands_of(table, seat, BELA, "small_order"))
    cannot_tell(table)


# ---- trading


@rule("GEN-13.4", "GEN-9.10")
def test_in_the_middle_of_trading_a_good() -> None:
    hands = {BELA: "m05 m06", CILI: "m01"}
    table = given("harbor", "window", tiles={BELA: "trade_1_1"}, goods={BELA: "ale"}, hands=hands).window(BELA)
    table.play("trade ale")
    assert table.asked == (BELA, "trade")
    cannot_tell(table)


@rule("GEN-13.4", "GEN-9.10")
def test_in_the_middle_of_trading_a_card() -> None:
    """What is put back has been named: in all worlds Béla holds it, until he has taken something for it."""
    hands = {BELA: "m05 m06", CILI: "m01"}
    table = given("harbor", "window", tiles={BELA: "trade_1_1"}, hands=hands).window(BELA).play("main", "trade m05")
    for seat in ALL_SEATS:
        assert all("m05" in hand for hand in hands_of(table, seat, BELA, "message"))
    cannot_tell(table)


# ---- paying


@rule("GEN-13.4", "GEN-6.23")
def test_in_the_middle_of_paying_a_pledge_of_cards() -> None:
    """Béla drew M07 and M08 and pledged one; he holds M01 besides, which he cannot pick."""
    table = given("street_5_2", "road", hands={BELA: "m01"}, decks={"message": "m07 m08 m09 m10"})
    table.asks({BELA: "offer post_office - pledge=message"}).accept(BELA).play("main")
    cannot_tell(table)
    table.play("end")
    assert table.asked == (BELA, "pick")
    assert table.choices("pick") == ["pick m07", "pick m08"]
    for seat in (ANNA, CILI, None):
        assert "m07" not in told(table, seat)
        assert len(hands_of(table, seat, BELA, "message")) > 5
    cannot_tell(table)


@rule("GEN-13.4", "GEN-6.23")
def test_in_the_middle_of_a_window_with_a_contract_pledged() -> None:
    table = given("street_5_2 harbor", "house").play("invite").asks().play("lapse")
    table.asks({BELA: "offer monetti 5d pledge=contract"}).accept(BELA)
    cannot_tell(table)
    table.play("main")
    for seat in (ANNA, CILI, DANI, None):
        assert table.hears(seat, "draws") == []
    cannot_tell(table)
    table.play("end")
    assert len(table.sees(ANNA).hand) == 1
    cannot_tell(table)


@rule("GEN-13.2", "GEN-8.5")
def test_while_the_bonus_tile_is_chosen() -> None:
    table = given("monetti", "window", goods={BELA: "silver silk saffron"}, hands={BELA: "l05 l01"}).window(BELA)
    table.play("ship l05")
    assert table.asked == (BELA, "bonus")
    cannot_tell(table)


@rule("GEN-13.2", "GEN-9.18")
def test_whether_an_order_could_be_delivered_by_tile_does_not_show_in_who_is_asked() -> None:
    """On the other board Béla acts by tile on his Villa Monetti; L05 could be delivered there, L01 could not."""
    one, two = [
        given(
            "harbor",
            "window",
            tiles={BELA: "building_action"},
            owners={"monetti": BELA},
            goods={BELA: "silver silk saffron"},
            hands={BELA: order},
            board="alt",
        )
        .window(BELA)
        .play("act monetti")
        for order in ("l05", "l01")
    ]
    assert one.asked == (BELA, "villa")
    alike(one, two, [ANNA, CILI, DANI, None])
    cannot_tell(one)


# ---- orders in an open window


@rule("GEN-6.25", "GEN-13.2")
def test_a_pledged_delivery_with_a_commodity_still_to_be_fetched() -> None:
    """Béla lacks saffron for L05 and has an Any commodity tile; he pledges 50 of the 100 ducats."""
    table = given(
        "street_5_2 harbor",
        "road",
        used="harbor",
        goods={BELA: "silver silk"},
        tiles={BELA: "any_commodity"},
        hands={BELA: "l05 l09"},
    )
    table.asks({BELA: "offer monetti - pledge=50d"}).accept(BELA)
    for seat in (ANNA, CILI, DANI, None):
        assert all("l05" in hand for hand in hands_of(table, seat, BELA, "large_order"))
    cannot_tell(table)
    table.play("fetch saffron")
    cannot_tell(table)
    table.play("ship l05", "get trade_1_1")
    cannot_tell(table)


@rule("GEN-6.24", "GEN-13.2")
def test_two_offers_resting_on_orders_of_two_players() -> None:
    """Béla has copper and pepper (S11 or S14), Cili only copper: so S11 is hers, and his must be S14."""
    goods, hands = {BELA: "copper pepper", CILI: "copper"}, {BELA: "s14", CILI: "s11"}
    table = given("street_5_2", "road", goods=goods, hands=hands)
    table.asks({BELA: "offer harbor - pledge=30d", CILI: "offer harbor - pledge=20d"})
    for seat in (ANNA, DANI, None):
        for world in table.worlds(seat, 30):
            assert cards_in(world, CILI, "small_order") == ("s11",)
            assert cards_in(world, BELA, "small_order") == ("s14",)
    cannot_tell(table)


# ---- live floors


def live(**more: Any) -> Table:
    """An open floor beside Harbor and Post Office."""
    table: dict[str, Any] = {"hands": {ANNA: "c09 c10", BELA: "c01 c02", CILI: "m03"}, **more}
    return given("street_5_2", "road", negotiation="live", **table)


@rule("GEN-13.4", "GEN-6.59", "GEN-6.20")
def test_on_a_live_floor_offered_cards_stay_face_down() -> None:
    """Béla offers a contract, then the other one instead, face down; the two games differ in which came first."""
    others: list[int | None] = [ANNA, CILI, DANI, None]
    one, two = live().does(BELA, "offer harbor c01 face=back"), live().does(BELA, "offer harbor c02 face=back")
    outdated = one.accepting(BELA)
    one.does(BELA, "offer harbor c02 face=back").does(CILI, "offer harbor m03 take=contract face=back")
    two.does(BELA, "offer harbor c01 face=back").does(CILI, "offer harbor m03 take=contract face=back")
    alike(one, two, others)
    for seat in others:  # the deck is public at once, the face nobody's
        offers = {terms.by: (terms.give, terms.take) for terms in one.sees(seat).stack[0].offers}
        assert offers[BELA] == ("contract", "-")
        assert offers[CILI] == ("m03" if seat == CILI else "message", "contract")
        assert [args["give"] for args in one.hears(seat, "offer")] == ["contract", "message"]
        assert [args["give"] for args in one.hears(seat, "offer-changed")] == ["contract"]
        assert one.hears(seat, "offer-shows") == []
        assert not surely(one, seat, BELA, "c01")
        assert not surely(one, seat, BELA, "c02")
    cannot_tell(one)
    assert one.refuses(ANNA, outdated) == ["stale"]
    one.accept(BELA)  # now both parties know it, and they alone
    assert sorted(one.sees(ANNA).hand) == ["c02", "c09", "c10"]
    for seat in ALL_SEATS:
        heard = [{"seat": BELA, "target": ANNA, "cards": ["c02"]}] if seat in (ANNA, BELA) else []
        assert one.hears(seat, "cards-given") == heard
    assert surely(one, BELA, ANNA, "c02")
    for seat in (CILI, DANI, None):
        assert not surely(one, seat, ANNA, "c02")
    cannot_tell(one)


@rule("GEN-13.4", "GEN-6.59", "GEN-6.20")
def test_on_a_live_floor_a_card_is_shown_to_the_trader_only() -> None:
    """Béla shows C01 and takes the offer back: Anna has seen it, the others learn no more than its deck."""
    others: list[int | None] = [CILI, DANI, None]
    one, two = live().does(BELA, "offer harbor c01 face=trader"), live().does(BELA, "offer harbor c02 face=trader")
    alike(one, two, others)
    assert one.sees(ANNA).stack[0].offers[0].give == "c01"
    assert one.hears(ANNA, "offer-shows") == [{"seat": BELA, "cards": ["c01"]}]
    for seat in others:
        assert one.sees(seat).stack[0].offers[0].give == "contract"
        assert one.hears(seat, "offer-shows") == []
    cannot_tell(one)
    one.does(BELA, "withdraw harbor")
    assert surely(one, ANNA, BELA, "c01")
    for seat in others:
        assert not surely(one, seat, BELA, "c01")
    cannot_tell(one)


@rule("GEN-13.2", "GEN-6.59")
def test_on_a_live_floor_what_each_may_do_does_not_depend_on_the_cards() -> None:
    """An offer with a card face down is an offer like any other, for its maker, for the trader and for the rest."""
    for card in ("c01", "c02"):
        table = live().does(BELA, f"offer harbor {card} face=back")
        assert legal(table, ANNA) == "accept call counter wait"
        assert legal(table, BELA) == "offer withdraw note pass wait"
        assert legal(table, CILI) == legal(table, DANI) == "offer note pass wait"
        table.does(ANNA, "counter p2 harbor contract").ring("floor_min")
        assert legal(table, ANNA) == "recall go stop accept call wait"
        assert legal(table, BELA) == "offer withdraw note pass wait agree refuse"
        assert legal(table, CILI) == legal(table, DANI) == "offer note pass wait"


@rule("GEN-13.4", "GEN-6.59", "GEN-6.38")
def test_on_a_live_floor_a_counter_with_a_card() -> None:
    one = live().does(BELA, "offer harbor 5d").does(ANNA, "counter p2 harbor 15d take=c09")
    two = live().does(BELA, "offer harbor 5d").does(ANNA, "counter p2 harbor 15d take=c10")
    alike(one, two, [CILI, DANI, None])
    for seat in (CILI, DANI, None):
        assert one.sees(seat).stack[-1].counter.take == "contract"
    cannot_tell(one)


@rule("GEN-13.2", "GEN-6.59", "GEN-6.24")
def test_on_a_live_floor_a_pledge_that_rests_on_an_order() -> None:
    table = live(goods={BELA: "copper"}, hands={BELA: "s11 s01"}).does(BELA, "offer harbor - pledge=30d")
    assert all("s11" in hand for hand in hands_of(table, CILI, BELA, "small_order"))
    cannot_tell(table)
    table.does(BELA, "withdraw harbor")
    assert all("s11" in hand for hand in hands_of(table, CILI, BELA, "small_order"))
    cannot_tell(table)


def closing(card: str) -> Table:
    """The action of the Harbor: Béla offers a card face down, Anna closes, and the countdown runs."""
    hands = {BELA: "c01 c02", CILI: "c03 c04"}
    table = given("street_5_2 harbor", "house", negotiation="live", close_seconds=25, hands=hands)
    table.does(BELA, f"offer harbor {card} face=back")
    assert table.refuses(ANNA, "lapse") == ["duty"]
    return table.does(ANNA, "close")


@rule("GEN-13.4", "GEN-6.59", "GEN-6.61")
def test_on_a_live_floor_while_the_countdown_runs() -> None:
    """Offers still come and change; whatever card is meant, nobody else can tell."""
    others: list[int | None] = [ANNA, DANI, None]
    one, two = closing("c01"), closing("c02")
    assert one.pos.alarms["close_seconds"] == 25
    outdated = one.accepting(BELA)
    one.does(CILI, "offer harbor c03 face=back").does(BELA, "offer harbor c02 face=back")
    two.does(CILI, "offer harbor c04 face=back").does(BELA, "offer harbor c01 face=back")
    alike(one, two, others)
    for seat in others:
        assert one.hears(seat, "closing") == [{"seat": ANNA, "seconds": 25}]
        assert sorted(terms.give for terms in one.sees(seat).stack[0].offers) == ["contract", "contract"]
    assert one.refuses(ANNA, outdated, "lapse", "close") == ["stale", "duty", "error-illegal-move"]
    cannot_tell(one)


@rule("GEN-13.4", "GEN-6.61", "GEN-6.42")
def test_on_a_live_floor_when_the_countdown_has_ended() -> None:
    """A card offered face down qualifies: the duty holds, until the last such offer is withdrawn."""
    one, two = closing("c01").does(CILI, "offer harbor c03"), closing("c02").does(CILI, "offer harbor c03")
    for table in (one, two):
        table.ring("close_seconds")
    alike(one, two, [ANNA, CILI, DANI, None])
    for seat in ALL_SEATS:
        assert one.hears(seat, "duty") == [{"seat": ANNA}]
        assert one.hears(seat, "lapses") == []
    assert one.refuses(ANNA, "lapse") == ["duty"]
    cannot_tell(one)
    one.does(BELA, "withdraw harbor")
    assert one.refuses(ANNA, "lapse") == ["duty"]  # Cili's still stands
    one.does(CILI, "withdraw harbor").does(ANNA, "lapse")
    assert [one.hears(seat, "lapses") for seat in ALL_SEATS] == [[{"building": "harbor"}]] * 5
    two.accept(BELA)
    assert two.sees(ANNA).hand == ["c02"]
    for seat in (CILI, DANI, None):
        assert two.hears(seat, "cards-given") == []
        assert not surely(two, seat, ANNA, "c02")
    cannot_tell(two)


@rule("GEN-6.61")
def test_on_a_live_floor_without_an_offer_the_countdown_ends_the_action() -> None:
    """An offer that wants something back does not qualify (GEN-6.43): it lapses by itself."""
    table = given("street_5_2 harbor", "house", negotiation="live", hands={ANNA: "c09", BELA: "c01"})
    assert table.refuses(ANNA, "lapse") == ["lapse"]
    table.does(BELA, "offer harbor c01 take=contract").does(ANNA, "close").ring("close_seconds")
    assert table.hears(None, "lapses") == [{"building": "harbor"}]
    assert (table.cards(ANNA), table.cards(BELA)) == ("c09", "c01")
    assert not table.may_play(ANNA, "use")


@rule("GEN-6.65", "GEN-6.59")
def test_on_a_live_floor_errors_do_not_depend_on_secrets() -> None:
    table = live(ducats={BELA: 10}).does(BELA, "offer harbor c01 face=back")
    texts = ["counter p2 harbor 100d", "accept p2 harbor 7", "counter p2 harbor c01", "go harbor"]
    assert same_errors(table, ANNA, *texts) == ["allowed", "stale", "name-deck", "floor-early"]


# ---- messages in the middle of things


@rule("GEN-13.2", "GEN-8.13")
def test_who_may_deliver_follows_from_public_facts_alone() -> None:
    """Harbor and Inn visited, everybody holds a message and delivers by hand: all get the chance, M05 or not."""
    one = given("harbor monetti drinks inn", "house", hands={BELA: "m05", CILI: "m01", DANI: "m02"})
    two = given("harbor monetti drinks inn", "house", hands={BELA: "m07", CILI: "m01", DANI: "m02"})
    assert one.may() == two.may() == [BELA, CILI, DANI]
    alike(one, two, [ANNA, CILI, DANI, None])
    cannot_tell(one)


def drawing(first: str, second: str, pledge: str, auto: bool = True) -> Table:
    """Béla has bought the Post Office for messages he will draw there, and draws these two.

    The tower has come from Drinks, so M01 (Post Office, Drinks) can be delivered and no other message.
    """
    rest = [card for card in MESSAGES if card not in (first, second)]
    deck = {"message": " ".join([first, second, *rest])}
    table = given("drinks street_6_2 street_6_3", "road", auto=True, decks=deck, tiles={BELA: "trade_1_1"})
    if not auto:
        table.does(BELA, "auto off")
    table.asks({BELA: f"offer post_office - pledge={pledge}"}).accept(BELA)
    assert table.refuses(BELA, "end") == ["pledge-binds"]  # GEN-6.25: what he pledged must come
    return table.play("main")


@rule("GEN-13.4", "GEN-6.25", "GEN-14.5")
def test_a_locked_message_that_could_be_delivered_is_not_given_away() -> None:
    """Both are pledged, so M01 is locked as soon as it comes: it is not cashed, and that tells nobody anything."""
    others: list[int | None] = [ANNA, CILI, DANI, None]
    table, other = drawing("m01", "m02", "2message"), drawing("m03", "m04", "2message")
    alike(table, other, others)
    assert (table.cards(BELA), table.ducats(BELA), table.face_up("message")) == ("m01 m02", 130, [])
    for seat in others:
        hands = hands_of(table, seat, BELA, "message")
        assert any("m01" in hand for hand in hands)
        assert any("m01" not in hand for hand in hands)
    cannot_tell(table)
    assert table.refuses(BELA, "trade m01", "trade m02", "deliver m01") == [
        "pledge-binds",
        "pledge-binds",
        "not-deliverable",
    ]
    table.play("end")  # Anna gets both, and hers are delivered at once
    assert (table.cards(ANNA), table.ducats(ANNA), table.ducats(BELA)) == ("m02", 160, 130)
    for seat in ALL_SEATS:
        assert table.hears(seat, "delivers") == [{"seat": ANNA, "card": "m01", "ducats": 30}]
        assert table.sees(seat).face_up[1] == ["m01"]
    assert surely(table, BELA, ANNA, "m02")
    for seat in (CILI, DANI, None):
        assert table.hears(seat, "cards-given") == []
        assert not surely(table, seat, ANNA, "m02")
    cannot_tell(table)


@rule("GEN-13.4", "GEN-6.25", "GEN-14.5")
def test_of_two_messages_drawn_the_one_not_pledged_is_cashed_at_once() -> None:
    """One is pledged: M01 goes, M02 is locked and becomes Anna's; the others have seen M01 only."""
    table = drawing("m01", "m02", "message")
    assert (table.cards(BELA), table.ducats(BELA), table.face_up("message")) == ("m02", 160, ["m01"])
    for seat in (ANNA, CILI, DANI, None):
        assert table.hears(seat, "delivers") == [{"seat": BELA, "card": "m01", "ducats": 30}]
        assert not surely(table, seat, BELA, "m02")
    assert table.refuses(BELA, "trade m02") == ["pledge-binds"]
    cannot_tell(table)
    table.defaults_until(lambda: table.asked[1] != "action" and table.cards(ANNA) != "")
    assert table.cards(ANNA) == "m02"
    for seat in (CILI, DANI, None):
        assert not surely(table, seat, ANNA, "m02")
    cannot_tell(table)


@rule("GEN-14.5", "GEN-6.25", "GEN-13.4")
def test_who_delivers_by_hand_may_keep_the_message_and_pay_with_either() -> None:
    """Each player sets it for himself: with autoDeliver off nothing is cashed, and Béla may pay with M01 or M02."""
    table = drawing("m01", "m02", "message", auto=False)
    assert (table.cards(BELA), table.ducats(BELA)) == ("m01 m02", 130)
    assert table.may_play(BELA, "deliver m01")
    assert drawing("m01", "m02", "2message", auto=False).refuses(BELA, "deliver m01") == ["not-deliverable"]
    for seat in (ANNA, CILI, DANI, None):
        assert "m01" not in told(table, seat)
        assert any("m01" not in hand for hand in hands_of(table, seat, BELA, "message"))
    cannot_tell(table)
    table.play("end")
    assert table.choices("pick") == ["pick m01", "pick m02"]
    table.play("pick m01")  # Anna's are delivered at once
    assert (table.cards(BELA), table.ducats(BELA), table.ducats(ANNA)) == ("m02", 130, 160)
    cannot_tell(table)


# ---- whole games


@rule("GEN-13.1", "GEN-13.2", "GEN-13.4")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, {"negotiation": "live", "board": "alt"}, {"auto_deliver": False}])
def test_the_law_of_views_all_through_random_play(players: int, options: dict[str, Any]) -> None:
    rng = Random(f"{players} {options}")
    pos = GAME.new(players=players, seed=11, options=options)
    for ply in range(240):
        if pos.outcome is not None:
            break
        if ply % 12 == 0:
            check_position(pos, rng)
        actor = next_actor(pos, rng)
        pos.play(actor, pos.legal(actor).sample(rng))
    assert pos.turn > 1  # type: ignore[attr-defined]


@rule("GEN-13.2", "GEN-6.24")
def test_a_window_with_cards_and_money_pledged_has_worlds() -> None:
    """At the City Hall Béla has pledged money of S10 and one of the cards he will draw."""
    table = given("street_7_4", "road", goods={BELA: "silver"}, hands={BELA: "s10"})
    table.asks({BELA: "offer city_hall - pledge=20d+small_order"}).accept(BELA)
    for seat in (ANNA, CILI, None):
        worlds = table.worlds(seat)
        assert all("s10" in [CARDS[card].id for card in world.hand(BELA, SMALL)] for world in worlds)
    table.play("main")
    assert all(
        world.stack[0].order == CARD["s10"] for world in table.worlds(ANNA) if isinstance(world.stack[0], Window)
    )
