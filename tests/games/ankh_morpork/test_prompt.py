"""Ankh-Morpork's prompts: the laws of every game, honest prices and gains, reasons with their rules."""

from collections.abc import Mapping, Set
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.ankh_morpork import R, Table, Y, given
from tests.marks import rule
from tetrapolis.core.holes import poison
from tetrapolis.core.observation import Observation
from tetrapolis.core.prompt import Prompt
from tetrapolis.games.ankh_morpork.rules.areas import NAMES
from tetrapolis.games.ankh_morpork.rules.frames import Keeping, Searching
from tetrapolis.games.ankh_morpork.rules.moves import OWNERS
from tetrapolis.games.ankh_morpork.rules.view import View
from tetrapolis.testing.prompts import check_prompt, decisions

TABLES = [(players, edition) for players in (2, 3, 4) for edition in ("hungarian", "english-2011")]


def things(obs: Observation) -> Mapping[str, Set[str]]:
    """All that lies on the table, as the view shows it."""
    view: View = obs.view
    shown: list[str] = []
    top = obs.seen.stack[-1]
    if isinstance(top, Searching | Keeping) and top.seat == view.seat:
        shown = [move.card for move in obs.legal()]  # type: ignore[attr-defined]
    return {
        "hand": {f"hand:{card}" for card in view.hand},
        "shown": {f"shown:{card}" for card in shown},
        "area": {f"area:{name}" for name in NAMES[1:]},
        "piece": {
            f"piece:{NAMES[area]}:{OWNERS[owner]}"
            for owner, row in enumerate(view.minions)
            for area, n in enumerate(row)
            if n
        },
        "house": {f"house:{NAMES[area]}" for area, owner in enumerate(view.buildings) if area and owner >= 0},
        "seat": {f"seat:{seat}" for seat in range(len(view.players))},
    }


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_prompts_keep_the_laws(players: int, edition: str) -> None:
    for seed in range(2):
        with poison():
            for pos, seat in decisions("ankh_morpork", players, seed, {"edition": edition}):
                check_prompt(pos, seat, things)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_prompts_keep_the_laws_with_every_switch_thrown(players: int) -> None:
    options = {
        "region_text": "adds",
        "replace_reach": "anywhere",
        "mossy_refill": False,
        "text_trouble_needs_minion": True,
        "small_gods_trolls": True,
        "subsidence_choice": True,
    }
    for pos, seat in decisions("ankh_morpork", players, 7, options):
        check_prompt(pos, seat, things)


def test_prompts_say_the_same_in_every_world() -> None:
    rng = Random(5)
    for pos, seat in decisions("ankh_morpork", 4, 11):
        if rng.random() < 0.2:
            obs = pos.observe(seat)
            assert obs.resample(rng).observe(seat).prompt == obs.prompt
            other = (seat + 1) % 4
            obs = pos.observe(other)
            assert obs.resample(rng).observe(other).prompt == obs.prompt
            assert obs.prompt.waiting is not None


# ---- prices and gains

UNSURE = {"play", "text", "target", "paid", "payer", "let", "stop-asking", "refuse", "skip", "end", "pass", "interrupt"}
"""Verbs after which money may change hands that nobody could name before: an event, dice, somebody's answer."""


def cash_after(pos: tp.Position, seat: int, move: str) -> tuple[int, int]:
    """What a move does to the own cash and hand, when everybody who may answer lets it happen."""
    twin: Any = pos.copy()
    before, cards = twin.cash[seat], len(twin.hands[seat])
    twin.play(seat, twin.game.parse_move(move))
    while twin.outcome is None and twin.pending[0].kind == "window":
        twin.play(twin.pending[0].seat, twin.game.parse_move("pass"))
    return twin.cash[seat] - before, len(twin.hands[seat]) - cards


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5), (4, 6)])
def test_prices_and_gains_are_what_is_paid_and_gained(players: int, seed: int) -> None:
    priced = 0
    for pos, seat in decisions("ankh_morpork", players, seed):
        for verb in pos.observe(seat).prompt.verbs:
            for offer in verb.offers:
                told = offer.gain.get("dollars", 0) - offer.price.get("dollars", 0)
                if not offer.price and not offer.gain and verb.verb in UNSURE:
                    continue
                priced += bool(offer.price or offer.gain)
                cash, cards = cash_after(pos, seat, offer.move)
                assert cash == told, (offer.move, offer.price, offer.gain)
                if "cards" in offer.gain:
                    assert cards == offer.gain["cards"], offer.move
    assert priced > 40


# ---- reasons


def why(table: Table, verb: str, aim: str, second: bool = False) -> tuple[str, str]:
    """The reason why something cannot be chosen, and its rule."""
    prompt: Prompt = table.pos.observe(table.asked[0]).prompt
    [found] = [found for found in prompt.verbs if found.verb == verb]
    [refused] = [refused for refused in found.refused if aim in refused.aims and refused.second == second]
    return refused.why.id.removeprefix("ankh_morpork-"), refused.rule


def refusal(table: Table, move: str) -> str:
    """What who types the move is told."""
    with pytest.raises(tp.IllegalMove) as caught:
        table.play(move)
    return caught.value.id.removeprefix("ankh_morpork-")


@rule("ANK-4.2")
def test_areas_out_of_reach_are_told() -> None:
    table = given("1{R1}", hands={R: ["groat", "hex"]}).play("play groat")
    assert why(table, "place", "area:dimwell") == ("why-reach", "ANK-4.2")
    assert refusal(table, "place 8") == "why-reach"
    assert why(table, "play", "hand:hex") == ("why-icon-first", "ANK-3.4")


@rule("ANK-4.13", "ANK-4.14", "ANK-4.15")
def test_where_nobody_can_build_is_told() -> None:
    board = "1{R1} 2{R1} 3{R1} 5{R1 !} 7{R1 Y-bld}"
    table = given(board, hands={R: ["the_mended_drum"]}, cash=10).play("play the_mended_drum")
    assert why(table, "build", "area:dimwell") == ("error-no-minion", "ANK-4.14")
    assert why(table, "build", "area:the_shades") == ("error-built", "ANK-4.14")
    assert why(table, "build", "area:the_scours") == ("error-trouble", "ANK-4.13")
    assert why(table, "build", "area:unreal_estate") == ("error-too-dear", "ANK-4.15")
    assert refusal(table, "build 2") == "error-too-dear"


@rule("ANK-4.19", "ANK-4.20")
def test_who_cannot_be_assassinated_is_told() -> None:
    table = given("5{R1 Y1 !} 7{Y1 troll1}", hands={R: ["dr_cruces"]}).play("play dr_cruces")
    assert why(table, "kill", "piece:the_scours:p1") == ("why-own", "ANK-4.20")
    assert why(table, "kill", "piece:the_shades:p2") == ("why-calm", "ANK-4.19")
    assert why(table, "kill", "piece:the_shades:troll") == ("why-calm", "ANK-4.19")
    assert refusal(table, "kill 7 p2") == "why-calm"


@rule("ANK-5.2", "ANK-5.4", "ANK-5.5", "ANK-5.7", "ANK-5.10")
def test_area_cards_that_do_not_work_now_are_told() -> None:
    board = "1{R-bld} 3{R-bld} 4{R-bld} 6{R-bld demon1} 9{R-bld} 7{Y-bld R1}"
    table = given(board, hands={R: ["groat"]}, cash=2, gained=[9])
    table.play("power 3")
    assert why(table, "power", "house:dragons_landing") == ("error-used", "ANK-5.2")
    assert why(table, "power", "house:longwall") == ("error-gained", "ANK-5.4")
    assert why(table, "power", "house:the_hippo") == ("error-demon", "ANK-5.5")
    assert why(table, "power", "house:small_gods") == ("why-small-gods", "ANK-5.10")
    assert why(table, "power", "house:the_shades") == ("error-no-area-card", "ANK-5.1")
    assert refusal(table, "power 9") == "error-gained"
    poor = given("1{R-bld} 9{R-bld} 7{R1}", hands={R: ["groat"]}, cash=2)
    assert why(poor, "power", "house:dolly_sisters") == ("why-dear", "ANK-5.7")


@rule("ANK-4.39")
def test_a_card_that_is_no_answer_is_told() -> None:
    hands = {R: ["dr_cruces"], Y: ["wallace_sonky", "groat"]}
    table = given("5{R1 Y1 !}", hands=hands).play("play dr_cruces", "kill 5 p2")
    assert table.asked == (Y, "window")
    assert why(table, "interrupt", "hand:wallace_sonky") == ("why-no-answer", "ANK-4.39")
    assert refusal(table, "interrupt wallace_sonky") == "why-no-answer"


@rule("ANK-10.3")
def test_players_without_cards_cannot_be_asked_for_any() -> None:
    hands = {R: ["the_beggars_guild"], 1: ["groat"], 2: ["hex"]}
    table = given(hands=hands).play("play the_beggars_guild", "text")
    assert why(table, "target", "seat:3") == ("why-no-cards", "ANK-10.3")
    assert why(table, "target", "seat:0") == ("why-self", "")


@rule("ANK-10.71", "ANK-10.89")
def test_buildings_that_are_not_for_sale_are_told() -> None:
    board = "1{Y-bld} 2{Y-bld} 5{Y-bld !} 8{R-bld}"
    table = given(board, hands={R: ["sybil_vimes"]}, cash=8).play("play sybil_vimes", "money", "text")
    assert why(table, "buy", "house:unreal_estate") == ("why-dear", "ANK-10.71")
    assert why(table, "buy", "house:the_scours") == ("why-buy-trouble", "ANK-10.71")
    assert why(table, "buy", "house:dimwell") == ("why-yours", "")


@rule("ANK-4.4")
def test_with_all_minions_out_one_is_lifted_and_pairs_are_told() -> None:
    table = given("1{R11} 8{R1} 9{Y1}", hands={R: ["groat"]}).play("play groat")
    prompt = table.pos.observe(R).prompt
    [verb] = [verb for verb in prompt.verbs if verb.verb == "place"]
    assert {offer.aim for offer in verb.offers} == {"piece:dolly_sisters:p1", "piece:dimwell:p1"}
    assert why(table, "place", "piece:longwall:p2") == ("why-not-yours", "")
    assert why(table, "place", "area:small_gods", second=True) == ("why-reach", "ANK-4.2")
    assert verb.pairs is not None


@rule("ANK-4.6")
def test_where_a_minion_brings_trouble_stands_on_the_area() -> None:
    table = given("1{R1} 2{Y1} 3{Y1 !}", hands={R: ["groat"]}).play("play groat")
    notes = {offer.aim: offer.note and offer.note.id for offer in table.pos.observe(R).prompt.offers}
    assert notes["area:dolly_sisters"] == notes["area:unreal_estate"] == "ankh_morpork-note-trouble"
    assert notes["area:dragons_landing"] is None
    assert notes["area:nap_hill"] is None


def test_steps_of_a_card_are_counted() -> None:
    table = given("1{R1}", hands={R: ["moist_von_lipwig"]}).play("play moist_von_lipwig", "place 1")
    prompt = table.pos.observe(R).prompt
    assert prompt.step == (2, 4)
    assert prompt.role is not None
    assert prompt.role.args == {"thing": "card:moist_von_lipwig"}


@rule("ANK-4.39")
def test_who_is_hit_by_a_text_is_told_what_it_does_to_him() -> None:
    """From the victim's side, and no more than there is to lose."""
    asks: dict[str, Any] = {}
    pos: Any
    for seed in range(12):
        for pos, seat in decisions("ankh_morpork", 4, seed, {}):
            ask = pos.observe(seat).prompt.ask
            if ask is not None and ask.id.startswith("ankh_morpork-now-aim-"):
                asks.setdefault(ask.id.removeprefix("ankh_morpork-now-aim-"), (ask, pos.cash[seat]))
            assert ask is None or ask.id != "ankh_morpork-ask-aim"
        if len(asks) > 6:
            break
    assert {"take", "lose"} <= asks.keys()
    ask, cash = asks["take"]
    assert 0 < ask.args["n"] <= cash
