"""Section 6.K of the rules: bots make the same moves as people and see only what their seat may see (GEN-6.65)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tests.rules.genoa.information import same_errors
from tetrapolis.bots import bot as bot_of
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK

BOTS = ["easy", "normal"]


def bot_moves(bot: str, table: Table, seat: int) -> set[str]:
    """What a bot does in the real position and in worlds that its seat cannot tell from it."""
    play = bot_of("genoa", bot)
    worlds = [table.pos, *table.worlds(seat, 8)]
    return {str(play(world.observe(seat), Random(3))) for world in worlds}


@rule("GEN-6.65")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_offers_does_not_know_the_traders_cards_and_money(bot: str) -> None:
    hands = {ANNA: "c01 c02 m05", BELA: "s11 m01", CILI: "l05", DANI: "s14"}
    table = given("street_5_2", "road", hands=hands, goods={BELA: "copper"}, ducats={ANNA: 10, BELA: 60})
    assert len(bot_moves(bot, table, BELA)) == 1
    assert len(bot_moves(bot, table, CILI)) == 1


@rule("GEN-6.65")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_decides_does_not_know_the_others_cards_and_money(bot: str) -> None:
    hands = {ANNA: "c01 m09", BELA: "c02 s11", CILI: "m05 m06"}
    table = given("street_5_2", "road", hands=hands, ducats={BELA: 20}, goods={BELA: "copper"})
    table.asks({BELA: "offer harbor c02 face=back", CILI: "offer harbor 15d"})
    assert len(bot_moves(bot, table, ANNA)) == 1


@rule("GEN-6.65")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_acts_does_not_know_the_decks(bot: str) -> None:
    tiles = {BELA: "trade_1_1 any_commodity"}
    table = given("post_office", "window", tiles=tiles, goods={BELA: "ale"}, hands={BELA: "c01"}).window(BELA)
    assert len(bot_moves(bot, table, BELA)) == 1
    table.play("main")
    assert len(bot_moves(bot, table, BELA)) == 1


@rule("GEN-6.65", "GEN-6.59")
@pytest.mark.parametrize("bot", BOTS)
def test_bots_on_an_open_floor_know_no_more(bot: str) -> None:
    hands = {ANNA: "c01", BELA: "c02 s11", CILI: "m05"}
    table = given("street_5_2", "road", negotiation="live", hands=hands, ducats={BELA: 20}, goods={BELA: "copper"})
    table.does(BELA, "offer harbor c02 face=back").does(ANNA, "counter p3 harbor 20d")
    assert len(bot_moves(bot, table, ANNA)) == 1
    assert len(bot_moves(bot, table, CILI)) == 1
    assert len(bot_moves(bot, table, DANI)) == 1


@rule("GEN-6.65")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("options", [{}, {"negotiation": "live"}, {"auto_deliver": False}], ids=str)
def test_bots_make_the_same_moves_as_people(bot: str, options: dict[str, Any]) -> None:
    """From nothing but an observation: a move that the position itself takes."""
    rng, pos = Random(2), GAME.new(players=3, seed=2, options=options)
    turns = pos.turn + 4  # type: ignore[attr-defined]
    for _ in range(1500):
        seat = next_actor(pos, rng)
        if seat == CLOCK:
            pos.play(CLOCK, pos.legal(CLOCK).sample(rng))
            continue
        seen = pos.observe(seat)
        pos.play(seat, bot_of("genoa", bot)(seen, rng))
        if pos.turn >= turns:  # type: ignore[attr-defined]
            return
    raise AssertionError("the bots do not get on")


# ---- refusals


@rule("GEN-6.65", "GEN-13.3")
def test_an_acceptance_is_not_refused_for_what_another_has_in_secret() -> None:
    """In each of Anna's worlds the same offers can be accepted: all were covered when they were made."""
    table = given("street_5_2", "road", ducats={BELA: 20, CILI: 5}, hands={CILI: "m01"})
    table.asks({BELA: "offer harbor 20d", CILI: "offer harbor 5d+m01"})
    texts = [table.accepting(BELA), table.accepting(CILI)]
    assert same_errors(table, ANNA, *texts) == ["allowed", "allowed"]


@rule("GEN-6.65", "GEN-6.24")
def test_a_pledge_that_cannot_be_certified_is_refused_to_its_maker_alone() -> None:
    table = given("street_5_2", "road", goods={BELA: "copper"}, hands={CILI: "s11"})
    assert table.refuses(BELA, "offer harbor - pledge=30d") == ["pledge-order"]
    assert same_errors(table, BELA, "offer harbor - pledge=30d") == ["pledge-order"]
    assert [event.id for event in table.events] == ["genoa-asks"]  # nobody hears of it


@rule("GEN-6.65")
def test_what_others_hold_in_their_drafts_is_not_given_away_by_a_refusal() -> None:
    """Béla has an offer in his sealed draft; whatever Anna or Cili try, they hear the same as without it."""
    plain, sealed = (given("street_5_2", "road") for _ in range(2))
    sealed.does(BELA, "offer harbor 20d")
    trying = ["accept p2 harbor 1", "withdraw harbor", "agree 1", "counter p2 harbor 5d"]
    assert plain.refuses(CILI, *trying) == sealed.refuses(CILI, *trying)
    assert plain.refuses(ANNA, *trying) == sealed.refuses(ANNA, *trying)
