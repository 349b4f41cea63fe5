"""The normal bot of Genoa: lawful, fair, repeatable, a merchant, and not a fool."""

from __future__ import annotations

from random import Random

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tetrapolis.bots import bot
from tetrapolis.games.genoa.bot.normal import decide
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.moves import Counter, Offer
from tetrapolis.testing import bots as laws

GAME = tp.game("genoa")
TOO_LONG = 6000  # decisions: a game takes about 400 to 2000
TABLES: tuple[dict[str, object], ...] = (
    {},
    {"negotiation": "live"},
    {"board": "alt", "auto_deliver": False, "money": "open"},
    {"move_only": True, "joint_street": True, "pledge_check": False},
    {"negotiation": "live", "auto_deliver": False, "board": "alt"},
)


def random_table(seed: int) -> tp.Position:
    """A new game: 2 to 5 players, all forms of negotiation and both boards in turn."""
    return GAME.new(2 + seed % 4, seed, TABLES[seed % len(TABLES)])


def chosen(table: Table, seat: int | None = None, seed: int = 1) -> str:
    """What the bot does at a table."""
    return str(decide(table.pos.observe(table.seat if seat is None else seat), Random(seed)))


def answers(table: Table, seat: int) -> list[str]:
    """What the bot does in an ASK until it passes."""
    moves: list[str] = []
    while not moves or moves[-1] != "pass":
        moves.append(chosen(table, seat))
        table.does(seat, moves[-1])
    return moves


def offers(table: Table, seat: int) -> dict[str, Offer]:
    """The offers the bot makes in an ASK, by space."""
    found = [GAME.parse_move(text) for text in answers(table, seat)]
    return {move.space: move for move in found if isinstance(move, Offer)}


def whole_window(table: Table, seat: int) -> list[str]:
    """All moves of the bot in its action window."""
    moves: list[str] = []
    while not moves or moves[-1] != "end":
        assert len(moves) < 20
        moves.append(chosen(table, seat))
        table.does(seat, moves[-1])
    return moves


# ---- lawful, fair, repeatable


@pytest.mark.parametrize("seed", range(15))
def test_whole_games_of_normal_bots_come_to_an_end(seed: int) -> None:
    laws.a_whole_game_comes_to_an_end(decide, random_table(seed), seed, TOO_LONG)


@pytest.mark.parametrize("seed", range(40, 55))
def test_lawful_also_where_it_would_not_have_gone_itself(seed: int) -> None:
    laws.lawful_also_where_it_would_not_have_gone_itself(decide, random_table(seed), seed)


@pytest.mark.parametrize("seed", range(8))
def test_the_same_choice_again_and_in_every_world_it_cannot_tell_apart(seed: int) -> None:
    laws.the_same_choice_again_and_in_every_world(
        decide, random_table(seed), seed, share=0.12, world=lambda obs, _: obs.resample(Random(seed))
    )


@pytest.mark.parametrize("seed", range(3))
def test_the_same_game_with_observations_that_are_not_cut_loose(seed: int) -> None:
    laws.the_same_game_with_observations_that_are_not_cut_loose(decide, lambda: random_table(seed), most=400)


def test_it_is_the_bot_of_this_game() -> None:
    assert bot("genoa", "normal") is decide


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    games = laws.winners_among_others(decide, (GAME.new(players, f"win{seed}") for seed in range(6)))
    assert sum(winners == (own,) for own, winners in games) >= 5


def test_most_actions_are_bought_and_nobody_stays_poor() -> None:
    sold = used = 0
    for seed in range(3):
        pos, rng = GAME.new(4, f"market{seed}", {"first_player": 0}), Random(seed)
        trader = 0
        while pos.outcome is None:
            seat = pos.pending[0].seat
            for event in pos.play(seat, decide(pos.observe(seat), rng)):
                if event.id == "genoa-turn":
                    trader = event.args["seat"]
                elif event.id == "genoa-acts":
                    sold += event.args["seat"] != trader
                    used += event.args["seat"] == trader
        assert min(pos.outcome.scores) > 250
    assert sold > used


# ---- buying


def test_it_pays_for_the_building_where_it_can_complete_an_order() -> None:
    table = given("street_6_2", "road", goods={BELA: "copper"}, hands={BELA: "s11"}, auto=True)
    made = offers(table, BELA)
    price = read(made["harbor"].give).ducats
    assert 10 <= price <= 40
    other = given("street_6_2", "road", auto=True)
    plain = offers(other, BELA)
    assert "harbor" not in plain or read(plain["harbor"].give).ducats < price


def test_an_offer_stays_below_what_it_brings() -> None:
    table = given("palace", "road", goods={BELA: "copper silk pepper"}, hands={BELA: "l13"}, auto=True)
    made = offers(table, BELA)
    assert 20 <= read(made["zasteri"].give).ducats <= 75


def test_who_must_sell_gets_little_from_the_only_buyer() -> None:
    table = given("street_6_2 harbor", "house", acted={ANNA: 1, CILI: 1, DANI: 1}, auto=True)
    table.play("invite")
    assert answers(table, BELA) == ["offer harbor 5d", "pass"]


def test_more_buyers_make_it_dearer() -> None:
    prices = []
    for acted in ({ANNA: 1, CILI: 1, DANI: 1}, {ANNA: 1}):
        table = given("street_3_3 cathedral", "house", acted=acted, auto=True).play("invite")
        prices.append(read(offers(table, BELA)["cathedral"].give).ducats)
    assert prices[0] < prices[1]


def test_a_good_of_the_warehouse_that_it_does_not_need_is_pledged() -> None:
    table = given("street_6_7", "road", goods={BELA: "ale silver saffron saffron"}, hands={BELA: "l11"}, auto=True)
    made = offers(table, BELA)
    assert read(made["spices"].pledge).goods == ((1, 1),)  # saffron; the pepper is for l11


def test_without_money_the_order_pays() -> None:
    table = given("street_6_2", "road", goods={BELA: "copper"}, hands={BELA: "s11"}, ducats={BELA: 0}, auto=True)
    made = offers(table, BELA)
    assert read(made["harbor"].pledge).ducats >= 10


def test_a_good_of_the_trader_is_asked_for_when_an_order_needs_it() -> None:
    goods = {ANNA: "saffron", BELA: "copper linen"}
    table = given("street_6_7 coach_house", "road", goods=goods, hands={BELA: "l09"}, auto=True)
    made = offers(table, BELA)
    assert read(made["ricci"].take).goods == ((1, 1),)
    assert read(made["ricci"].give).ducats >= 25


def test_a_message_that_a_step_completes_is_worth_something() -> None:
    prices = []
    for hands in ({}, {BELA: "m05"}):
        table = given("harbor street_6_2 drinks", "road", hands=hands, auto=True)
        made = offers(table, BELA)
        prices.append(read(made["inn"].give).ducats if "inn" in made else 0)
    assert prices[1] >= prices[0] + 5


def test_asked_again_it_raises() -> None:
    table = given("street_6_2", "road", goods={BELA: "copper"}, hands={BELA: "s11"}, auto=True)
    first = offers(table, BELA)
    table.asks().does(ANNA, "reopen")
    second = offers(table, BELA)
    assert read(second["harbor"].give).ducats > read(first["harbor"].give).ducats


def test_it_pays_what_the_trader_calls_for_if_that_is_worth_it() -> None:
    goods, hands = {BELA: "copper silk pepper"}, {BELA: "l13"}
    for want, least, most in ((30, 30, 30), (200, 10, 75)):
        table = given("palace", "road", goods=goods, hands=hands, auto=True)
        offers(table, BELA)
        table.asks().does(ANNA, f"call zasteri {want}d")
        again = offers(table, BELA)
        standing = table.offer_of(BELA, "zasteri")
        assert standing is not None
        price = read(again["zasteri"].give if "zasteri" in again else standing.give).ducats
        assert least <= price <= most


def test_whoever_has_acted_buys_no_action() -> None:
    table = given("street_6_2", "road", acted={BELA: 1}, auto=True)
    assert answers(table, BELA) == ["pass"]


def test_two_players_always_offer_a_good() -> None:
    found = 0
    for path, goods in (("street_6_7", "ale"), ("street_3_3", ""), ("street_6_3", "")):
        table = given(path, "road", players=2, goods={BELA: goods}, auto=True)
        for offer in offers(table, BELA).values():
            found += 1
            assert read(offer.give).things + read(offer.pledge).things
    assert found


def test_a_fair_counter_is_agreed_to_and_a_shameless_one_is_not() -> None:
    for price, fair in ((25, True), (95, False)):
        table = given("palace", "road", goods={BELA: "copper silk pepper"}, hands={BELA: "l13"}, auto=True)
        table.asks({BELA: "offer zasteri 5d"}).does(ANNA, f"counter p2 zasteri {price}d")
        assert chosen(table, BELA).startswith("agree") == fair


# ---- selling


def test_the_best_offer_is_accepted() -> None:
    table = given("street_6_2 harbor", "house", acted={ANNA: 1}, auto=True).play("invite")
    table.asks({BELA: "offer harbor 10d", CILI: "offer harbor 15d", DANI: "offer harbor 5d"})
    assert chosen(table) == table.accepting(CILI)


def test_an_offer_that_takes_more_than_it_gives_is_not_accepted() -> None:
    table = given("street_6_2 harbor", "house", acted={ANNA: 1}, goods={ANNA: "silk wine"}, auto=True).play("invite")
    table.asks({BELA: "offer harbor 5d take=silk+wine"})
    assert chosen(table) == "lapse"


def test_a_good_it_needs_is_worth_more_than_a_little_money() -> None:
    table = given(
        "street_6_2 harbor",
        "house",
        acted={ANNA: 1},
        goods={ANNA: "silver silk", BELA: "saffron"},
        hands={ANNA: "l05"},
        auto=True,
    ).play("invite")
    table.asks({BELA: "offer harbor saffron", CILI: "offer harbor 10d"})
    assert chosen(table) == table.accepting(BELA)


def test_the_trader_delivers_his_own_order() -> None:
    table = given("palace zasteri", "house", goods={ANNA: "copper silk pepper"}, hands={ANNA: "l13"}, auto=True)
    assert chosen(table) == "use"


def test_he_sells_what_brings_him_nothing() -> None:
    table = given("street_6_2 harbor", "house", tile_supply={"any_commodity": 0}, auto=True)
    assert chosen(table) == "invite"
    table.play("invite").asks({BELA: "offer harbor 15d"})
    assert chosen(table) == table.accepting(BELA)


def test_he_goes_where_his_order_waits() -> None:
    table = given("street_3_2 palace", "road", goods={ANNA: "copper silk pepper"}, hands={ANNA: "l13"}, auto=True)
    table.asks({BELA: "offer harbor 5d"})
    assert chosen(table) == "go zasteri"


def test_a_good_price_leads_the_tower() -> None:
    table = given("street_6_2", "road", acted={ANNA: 1}, auto=True)
    table.asks({BELA: "offer drinks 30d"})
    assert chosen(table) == table.accepting(BELA)


def test_an_offer_far_too_low_is_countered_once() -> None:
    table = given("street_3_3 cathedral", "house", acted={ANNA: 1}, auto=True).play("invite")
    table.asks({BELA: "offer cathedral 5d"})
    text = chosen(table)
    counter = GAME.parse_move(text)
    assert isinstance(counter, Counter)
    assert read(counter.give).ducats > 5
    table.play(text).does(BELA, "refuse")
    assert not chosen(table).startswith("counter")


def test_a_start_tile_is_used_where_an_order_waits() -> None:
    goods, hands, tiles = {ANNA: "copper silk pepper"}, {ANNA: "l13"}, {ANNA: "start_space"}
    table = given(spaces_left=1, first=BELA, goods=goods, hands=hands, tiles=tiles, auto=True)
    text = chosen(table)
    assert text.startswith("start ")
    table.play(text)
    near = [table.pos.space_name(space) for space in table.pos.board.adjacent[table.pos.space_number("zasteri")]]
    assert table.tower in ("zasteri", *near)


# ---- the window, phase 3, cards


def test_main_then_the_order_then_end() -> None:
    table = given("street_6_2 harbor", "window", goods={BELA: "copper"}, hands={BELA: "s11"}, auto=True).window(BELA)
    assert whole_window(table, BELA) == ["main", "fill s11", "end"]


def test_a_tile_fetches_what_is_missing() -> None:
    table = given("street_6_2 harbor", "window", hands={BELA: "s11"}, auto=True).window(BELA)
    assert whole_window(table, BELA) == ["main", "fetch copper", "fill s11", "end"]
    table = given(
        "street_3_2 palace zasteri",
        "window",
        goods={BELA: "copper silk"},
        hands={BELA: "l13"},
        tiles={BELA: "any_commodity"},
        auto=True,
    ).window(BELA)
    assert whole_window(table, BELA)[:2] == ["fetch pepper", "ship l13"]


def test_a_trade_tile_turns_a_useless_good_into_the_one_an_order_needs() -> None:
    table = given("street_7_4 inn", "window", goods={BELA: "wine"}, hands={BELA: "s05"}, auto=True).window(BELA)
    assert whole_window(table, BELA) == ["main", "trade wine", "get linen", "fill s05", "end"]


def test_in_the_last_turn_a_trade_tile_brings_a_contract() -> None:
    table = given("street_7_4 inn", "window", spaces_left=1, first=BELA, goods={BELA: "wine"}, auto=True)
    assert whole_window(table.window(BELA), BELA) == ["main", "trade wine", "get contract", "end"]


def test_a_building_action_tile_is_used_on_the_best_own_building() -> None:
    table = given(
        "street_7_4 inn",
        "window",
        owners={"tavern": BELA, "post_office": BELA},
        tiles={BELA: "building_action"},
        auto=True,
    ).window(BELA)
    assert "act post_office" in whole_window(table, BELA)


def test_a_free_building_is_claimed() -> None:
    table = given("street_6_7 street_5_7", "acquire", markers={ANNA: 2}, owners={"guild_hall": BELA}, auto=True)
    assert chosen(table) in ("claim street_6_7 coach_house two=spices", "claim street_6_7 spices two=coach_house")


def test_the_least_valuable_card_goes() -> None:
    table = given("street_6_7 coach_house", "road", hands={ANNA: "c01 c02 c06"}, auto=True)
    table.asks({BELA: "offer ricci 30d take=contract"}).accept(BELA)
    assert table.asked == (ANNA, "pick")
    assert chosen(table) == "pick c06"  # c01 and c02 are neighbours


def test_messages_are_delivered_by_hand_too() -> None:
    table = given("harbor street_6_2 drinks inn", "road", hands={BELA: "m05"})
    assert chosen(table, BELA) == "deliver m05"


# ---- the open floor


def test_live_it_offers_once_then_passes_then_waits() -> None:
    table = given("street_6_2", "road", goods={BELA: "copper"}, hands={BELA: "s11"}, negotiation="live", auto=True)
    moves: list[str] = []
    while not moves or moves[-1] != "wait":
        moves.append(chosen(table, BELA))
        table.does(BELA, moves[-1])
    assert moves[-2:] == ["pass", "wait"]
    assert 1 <= len([move for move in moves if move.startswith("offer")]) <= 3


def test_live_it_raises_when_it_is_outbid_but_not_for_ever() -> None:
    table = given("street_6_2", "road", goods={BELA: "copper"}, hands={BELA: "s11"}, negotiation="live", auto=True)
    for _ in range(6):
        table.does(BELA, chosen(table, BELA))
    before = table.offer_of(BELA, "harbor")
    assert before is not None
    price = read(before.give).ducats
    table.does(CILI, f"offer harbor {price}d")
    assert chosen(table, BELA) == f"offer harbor {price + 5}d"
    table.does(CILI, "offer harbor 100d")
    assert chosen(table, BELA) in ("pass", "wait")


def test_live_the_trader_closes_when_nothing_comes() -> None:
    table = given("street_6_2 harbor", "house", acted={ANNA: 1}, negotiation="live", auto=True)
    for seat in (BELA, CILI, DANI):
        table.does(seat, "pass")
    assert chosen(table, ANNA) == "close"
    table.does(ANNA, "close")
    assert chosen(table, ANNA) == "wait"


def test_live_the_trader_takes_a_good_offer() -> None:
    table = given("street_6_2", "road", acted={ANNA: 1}, negotiation="live", auto=True)
    table.does(BELA, "offer drinks 30d")
    for seat in (CILI, DANI):
        table.does(seat, "pass")
    assert chosen(table, ANNA) == table.accepting(BELA)
