"""Section 13 of the rules at tricky moments: in the middle of picking, trading, paying; live floors; whole games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tests.rules.genoa.information import ALL_SEATS, alike, cannot_tell, cards_in, hands_of, same_errors, told
from tetrapolis.core.checks import check_position
from tetrapolis.core.driving import next_actor
from tetrapolis.games.genoa.cards import CARD, CARDS, SMALL
from tetrapolis.games.genoa.frames import Window

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
    one = live().does(BELA, "offer harbor c01 face=back").does(CILI, "offer harbor m03 take=contract")
    two = live().does(BELA, "offer harbor c02 face=back").does(CILI, "offer harbor m03 take=contract")
    alike(one, two, [ANNA, CILI, DANI, None])
    cannot_tell(one)


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


@rule("GEN-13.4", "GEN-6.59", "GEN-6.61")
def test_on_a_live_floor_while_the_countdown_runs() -> None:
    table = given("harbor", "house", negotiation="live", hands={BELA: "c01 c02"})
    table.does(BELA, "offer harbor c01").does(ANNA, "close")
    cannot_tell(table)
    table.ring("closing")
    cannot_tell(table)


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


@rule("GEN-13.4", "GEN-6.25", "GEN-14.5")
def test_a_locked_message_that_could_be_delivered_is_not_given_away() -> None:
    """Béla draws M01 (Post Office, Drinks) and M02, pledged one: with autoDeliver he keeps one locked."""
    way = "drinks street_6_2 street_6_3"
    table = given(way, "road", auto=True, decks={"message": "m03 m04 m05 m06"}, hands={DANI: "m01 m02"})
    table.asks({BELA: "offer post_office - pledge=2message"}).accept(BELA).play("main")
    cannot_tell(table)
    table.play("end")
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
