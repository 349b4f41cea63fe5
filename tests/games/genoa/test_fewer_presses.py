"""Genoa by fewer presses: what is ready to be sent is legal, what is finished by itself leaves nothing to choose, and
every label says one thing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, given
from tetrapolis.core.driving import next_actor
from tetrapolis.core.prompt import Composer, Prompt
from tetrapolis.core.types import CLOCK
from tetrapolis.locales import LANGUAGES, ids, t

GAME = tp.game("genoa")
KINDS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"auto_deliver": False}),
    (4, {"negotiation": "live"}),
    (5, {"board": "alt"}),
]


def prompt_of(table: Any, seat: int) -> Prompt:
    prompt: Prompt = table.pos.observe(seat).prompt
    return prompt


def form(prompt: Prompt, verb: str) -> Composer:
    return next(composer for composer in prompt.composers if composer.verb == verb)


def ready(composer: Composer) -> list[str]:
    """The whole moves that can be sent at once."""
    found = []
    for values in composer.quick:
        spaces = [item.word for part in composer.parts if part.name == "space" for item in part.choices]
        extra = {
            space
            for part in composer.parts
            if part.name == "extra"
            for item in part.items
            for space in item.only["space"]
        }
        found += [
            f"{composer.move} {space} {values['give']}{' extra=1' if space in extra else ''}"
            for space in ([values["space"]] if "space" in values else spaces)
        ]
    return found


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_every_price_that_is_ready_may_be_offered(players: int, options: dict[str, Any]) -> None:
    pos, rng, prices = GAME.new(players, 5, options), Random(5), 0
    for _ in range(260):
        if pos.outcome is not None:
            break
        seat = next_actor(pos, rng)
        if seat != CLOCK:
            for composer in pos.observe(seat).prompt.composers:
                if composer.verb == "offer":
                    moves = ready(composer)
                    prices += len(moves)
                    assert all(GAME.parse_move(move) in pos.legal(seat) for move in moves), moves
        pos.play(seat, pos.legal(seat).sample(rng))
    assert prices > 20


def test_who_offers_nothing_else_hands_it_in_with_the_offer() -> None:
    table = given("street_5_2", "road")
    offer = form(prompt_of(table, BELA), "offer")
    assert (offer.after, [values["give"] for values in offer.quick]) == ("pass", ["5d", "10d", "15d", "20d"])
    table.does(BELA, "offer harbor 40d").does(BELA, "pass").does(CILI, "pass").does(DANI, "pass").does(ANNA, "reopen")
    assert form(prompt_of(table, CILI), "offer").quick[0] == {"space": "harbor", "give": "45d"}
    poor = given("street_5_2", "road", ducats={BELA: 10})
    assert [values["give"] for values in form(prompt_of(poor, BELA), "offer").quick] == ["5d", "10d"]
    two = given("street_5_2", "road", players=2, goods={BELA: "ale silk"})
    assert [values["give"] for values in form(prompt_of(two, BELA), "offer").quick] == ["silk", "ale"]
    live = given("street_5_2", "road", negotiation="live")
    assert form(prompt_of(live, BELA), "offer").after == ""


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_what_is_finished_by_itself_leaves_nothing_to_choose(players: int, options: dict[str, Any]) -> None:
    """One press may make several moves only where each of them is the only one."""
    assert GAME.brain is not None
    chained = 0
    for seed in (1, 2):
        pos, rng = GAME.new(players, seed, options), Random(seed)
        for _ in range(400):
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            if seat != CLOCK:
                for offer in pos.observe(seat).prompt.offers:
                    twin, after = pos.copy(), offer.after
                    twin.play(seat, GAME.parse_move(offer.move))
                    while after:
                        assert [str(move) for move in twin.legal(seat).listed if move.tag != "deliver"] == [after]
                        then = next(one.after for one in twin.observe(seat).prompt.offers if one.move == after)
                        twin.play(seat, GAME.parse_move(after))
                        after, chained = then, chained + 1
            pos.play(seat, pos.legal(seat).sample(rng))
    assert chained > 5


def test_the_trader_takes_an_action_by_one_press_where_nothing_is_to_be_chosen() -> None:
    def use(at: str, **more: Any) -> tuple[str, str]:
        verbs = prompt_of(given(at, "house", **more), ANNA).verbs
        found = next(verb for verb in verbs if verb.verb == "use")
        return found.said.id, found.offers[0].after

    assert use("park") == ("genoa-verb-use-end", "main")
    assert use("harbor") == ("genoa-verb-use", ""), "its tile may be used at once"
    assert use("fabric", hands={ANNA: "s01"}, goods={ANNA: "ale"}) == ("genoa-verb-use-end", "main")
    assert use("tavern", hands={ANNA: "s01"}, goods={ANNA: "ale"}) == ("genoa-verb-use", "")
    assert use("park", tiles={ANNA: "trade_1_1"}, goods={ANNA: "ale"}) == ("genoa-verb-use", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_verbs_have_the_same_label(lang: str) -> None:
    labels: dict[str, str] = {}
    for name in verb_names():
        label = t(lang, name).casefold()
        assert label not in labels, (name, labels.get(label))
        labels[label] = name
    assert len(labels) > 40


def verb_names() -> list[str]:
    """All labels of Genoa's verbs."""
    return sorted(ids("en", "genoa-verb-"))


def test_the_answer_to_an_ask_says_what_it_does() -> None:
    table = given("street_5_2", "road")
    assert prompt_of(table, BELA).verbs[-1].said.id == "genoa-verb-pass-ask"
    table.does(BELA, "offer harbor 10d")
    assert prompt_of(table, BELA).verbs[-1].said.id == "genoa-verb-pass-send"
    table.does(BELA, "pass").does(CILI, "pass").does(DANI, "pass").does(ANNA, "reopen")
    assert prompt_of(table, BELA).verbs[-1].said.id == "genoa-verb-pass-keep"
