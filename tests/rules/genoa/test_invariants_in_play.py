"""Section 6.L of the rules: the invariants in whole random games, counted by the tests themselves (EX-T37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import GAME
from tests.marks import rule
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK
from tetrapolis.games.genoa.rules.position import GenoaPosition

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"board": "alt"}),
    (3, {"negotiation": "live"}),
    (4, {}),
    (5, {"auto_deliver": False}),
]
each_table = pytest.mark.parametrize(("players", "options"), TABLES, ids=str)


def random_games(players: int, options: dict[str, Any]) -> Iterator[GenoaPosition]:
    """Some games before their first move."""
    for seed in range(6):
        pos = GAME.new(players, seed, options)
        assert isinstance(pos, GenoaPosition)
        yield pos


def moves(pos: GenoaPosition) -> Iterator[list[tp.Event]]:
    """Play the game to its end at random; the events of each move, when it has been made."""
    rng = Random(pos.chance.seed)
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        if seat == CLOCK and rng.random() < 0.8:
            continue  # give them time, or few deals are made
        yield pos.play(seat, pos.legal(seat).sample(rng))


def said(events: list[tp.Event], *names: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.id.removeprefix("genoa-") in names]


# ---- EX-T37


@rule("GEN-6.66")
@each_table
def test_conservation(players: int, options: dict[str, Any]) -> None:
    """EX-T37: after every event commodities 5 each, tiles 5/7/5/5/5, markers 7 per colour, 60 cards, each once."""
    for pos in random_games(players, options):
        for _ in moves(pos):
            everywhere = Counter(card for pile in (*pos.hands, *pos.decks, *pos.face_up) for card in pile)
            assert everywhere == dict.fromkeys(range(60), 1)
            assert [sum(pos.goods[kind::8]) + pos.supply[kind] for kind in range(8)] == [5, 5, 5, 5, 5, 5, 5, 5]
            tiles = [sum(pos.tiles[kind::5]) + pos.tile_supply[kind] + pos.in_use[kind] for kind in range(5)]
            assert tiles == [5, 7, 5, 5, 5]
            markers = [pos.markers[seat] + pos.central[seat] + pos.owner.count(seat) for seat in range(players)]
            assert markers == [7] * players


@rule("GEN-6.66")
@each_table
def test_money_comes_from_the_bank_only_by_the_rules_that_say_so(players: int, options: dict[str, Any]) -> None:
    """A delivery 100, a small order 40, a message 30, an owner 10; all else only changes hands."""
    seen = Counter[str]()
    for pos in random_games(players, options):
        total = 130 * players
        for events in moves(pos):
            if pos.outcome is not None:
                break  # the last payments are section 11
            paid = Counter(event.id.removeprefix("genoa-") for event in events)
            total += 100 * paid["ships"] + 40 * paid["fills"] + 30 * paid["delivers"] + 10 * paid["owner-paid"]
            assert sum(pos.ducats) == total
            seen += paid
    assert seen["deal"] > 0
    assert seen["delivers"] + seen["fills"] + seen["owner-paid"] > 0


# ---- debts and transfers


@rule("GEN-6.67")
@each_table
def test_no_holding_is_ever_negative(players: int, options: dict[str, Any]) -> None:
    for pos in random_games(players, options):
        for _ in moves(pos):
            supplies = (*pos.supply, *pos.tile_supply, *pos.in_use, *pos.central)
            assert min(*pos.ducats, *pos.goods, *pos.tiles, *pos.markers, *supplies) >= 0


@rule("GEN-6.67", "GEN-6.24")
@each_table
def test_what_is_pledged_is_paid_in_full_when_the_window_ends(players: int, options: dict[str, Any]) -> None:
    paid = 0
    for pos in random_games(players, options):
        owed = "-"
        for event in (event for events in moves(pos) for event in events):
            if event.id == "genoa-deal":
                assert owed == "-"
                owed = event.args["pledge"]
            elif event.id == "genoa-pledge-paid":
                assert event.args["pledge"] == owed
                owed, paid = "-", paid + 1
            elif event.id in ("genoa-asks", "genoa-turn"):
                assert owed == "-"
    assert paid > 0


@rule("GEN-6.68")
@each_table
def test_whoever_paid_got_the_step_and_the_action(players: int, options: dict[str, Any]) -> None:
    """After a deal nothing of another matter happens before the tower has moved and the buyer acts."""
    bought = Counter[str]()
    for pos in random_games(players, options):
        deal: dict[str, Any] | None = None
        for events in moves(pos):
            for event in events:
                name, args = event.id.removeprefix("genoa-"), event.args
                if name == "deal":
                    assert deal is None
                    deal = args
                elif deal is None:
                    continue
                elif name == "moves":
                    assert args["space"] == deal["space"]
                    bought["step"] += 1
                    if deal["space"] == "market" or deal["space"].startswith("street"):
                        deal = None
                elif name == "acts":
                    assert (args["seat"], args["building"]) == (deal["seat"], deal["space"])
                    bought["action"] += 1
                    deal = None
                else:
                    assert name in ("cards-given", "delivers", "reshuffled", "auto", "purse")
            if deal is not None:
                assert {decision.kind for decision in pos.pending if not decision.optional} == {"pick"}
    assert min(bought["step"], bought["action"]) > 0


@rule("GEN-6.69")
@each_table
def test_between_two_players_the_trader_is_always_one(players: int, options: dict[str, Any]) -> None:
    """Money, leaving out what the bank pays, changes for the trader of the turn and one other."""
    deals = 0
    for pos in random_games(players, options):
        trader, ducats = pos.trader, list(pos.ducats)
        for events in moves(pos):
            if pos.outcome is not None:
                break
            change = [now - before for now, before in zip(pos.ducats, ducats, strict=True)]
            for args in said(events, "ships", "fills", "delivers", "owner-paid"):
                change[args["seat"]] -= args["ducats"]
            if any(change):
                deals += 1
                assert change[trader] != 0
                assert (change.count(0), sum(change)) == (players - 2, 0)
            for args in said(events, "cards-given", "pledge-paid"):
                assert trader in (args["seat"], args["target"])
            trader, ducats = pos.trader, list(pos.ducats)
    assert deals > 0


# ---- once only


@rule("GEN-6.70")
@each_table
def test_in_a_turn_no_space_and_no_action_comes_twice(players: int, options: dict[str, Any]) -> None:
    acts = 0
    for pos in random_games(players, options):
        trader = pos.trader
        spaces, used, acted = Counter[str](), Counter[str](), Counter[int]()
        for event in (event for events in moves(pos) for event in events):
            name, args = event.id.removeprefix("genoa-"), event.args
            if name == "turn":
                trader = args["seat"]
                spaces, used, acted = Counter(), Counter(), Counter()
            elif name in ("rolls", "starts", "moves"):
                spaces[args["space"]] += 1
                assert spaces[args["space"]] == 1
            elif name == "lapses":
                used[args["building"]] += 1
                assert used[args["building"]] == 1
            elif name == "acts":
                acts += 1
                used[args["building"]] += 1
                assert used[args["building"]] == 1
                acted[args["seat"]] += not args["extra"]
                second = players == 2 and args["seat"] == trader and acted[1 - trader] > 0  # GEN-12.2
                assert acted[args["seat"]] <= 1 + second
    assert acts > 10
