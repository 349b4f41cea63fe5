"""Genoa's prompts: the laws of every game's prompts, the story's own law, and reasons as given/when/then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from random import Random
from typing import Any

import pytest

from tests.genoa import ANNA, BELA, CILI, GAME, Table, given
from tests.marks import rule
from tetrapolis.core.driving import next_actor
from tetrapolis.core.observation import Observation
from tetrapolis.core.prompt import Offer, Prompt, Verb
from tetrapolis.core.types import CLOCK, Event
from tetrapolis.games.genoa.prompt.story import EVENTS
from tetrapolis.games.genoa.rules.board import load_board
from tetrapolis.games.genoa.rules.cards import COMMODITIES, DECKS, TILES
from tetrapolis.games.genoa.rules.frames import Asking, Floor
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.locales import LANGUAGES, words
from tetrapolis.testing.prompts import NAMES, check_prompt, decisions

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {"money": "open"}),
    "usual": (3, {}),
    "alt": (4, {"board": "alt", "auto_deliver": False}),
    "joint": (5, {"joint_street": True, "move_only": True, "auto_deliver": False, "card_face": "back"}),
    "pledges": (3, {"pledge_check": False, "max_offers": 1, "max_notes": 1}),
    "live": (3, {"negotiation": "live", "money": "personal", "auto_deliver": False}),
    "live alt": (5, {"negotiation": "live", "board": "alt"}),
}


def things(obs: Observation) -> Mapping[str, Set[str]]:
    """All that lies on the table and can be pressed, from the view alone."""
    view: View = obs.view
    assert view.seat is not None
    names = load_board(view.options.board).names
    me = view.players[view.seat]
    offers = {
        (terms.by, names[terms.space]) for frame in view.stack if isinstance(frame, Floor) for terms in frame.offers
    }
    top = view.stack[-1]
    if isinstance(top, Asking):
        offers |= {(view.seat, names[terms.space]) for terms in top.drafts[view.seat].offers}
    return {
        "space": {f"space:{name}" for name in names},
        "hand": {f"hand:{card}" for card in view.hand},
        "tile": {f"tile:{tile}" for tile, n in zip(TILES, me.tiles, strict=True) if n},
        "good": {f"good:{good}" for good in COMMODITIES},
        "marker": {"marker:own"},
        "supply": {f"supply:{item}" for item in (*COMMODITIES, *TILES, "marker", *DECKS)},
        "offer": {f"offer:{space}:{seat}" for seat, space in offers},
        "seat": {f"seat:{seat}" for seat in range(len(view.players))},
    }


# ---- laws


@pytest.mark.parametrize("table", TABLES)
def test_the_laws_hold_in_random_games(table: str) -> None:
    players, options = TABLES[table]
    kinds = Counter[str]()
    for pos, seat in decisions("genoa", players, players, options, most=420):
        prompt = check_prompt(pos, seat, things)
        kinds[prompt.kind] += 1
    assert sum(kinds.values()) > 250
    asked = {"live"} if "live" in table else {"house", "ask", "decide", "reply"}
    assert asked | {"start", "action"} <= set(kinds), kinds


def test_the_laws_hold_where_a_bot_plays_well() -> None:
    """Bots get to orders, exchanges, bonus tiles and buildings, where random play seldom goes."""
    assert GAME.brain is not None
    kinds = Counter[str]()
    for seed in (1, 4):
        pos: Any = GAME.new(players=4, seed=seed, options={"auto_deliver": seed > 1})
        rng = Random(seed)
        for step in range(900):
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            kind = next(decision.kind for decision in pos.pending if decision.seat == seat)
            if step % 9 == 0 or kind not in ("ask", "action", "decide"):
                check_prompt(pos, seat, things)
                kinds[kind] += 1
            pos.play(seat, GAME.brain.decide(pos.observe(seat), rng))
    assert {"trade", "acquire"} <= set(kinds), kinds


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_to_be_final_is_so_and_nothing_else(table: str) -> None:
    """Random players and bots, who get to buildings and pledges; by hand messages are delivered in between."""
    assert GAME.brain is not None
    players, options = TABLES[table]
    found = Counter[tuple[str, bool]]()
    for seed in (1, 2):
        pos: Any = GAME.new(players, seed, options)
        rng = Random(seed)
        for _ in range(450):
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            if seat != CLOCK:
                for verb in pos.observe(seat).prompt.verbs:
                    for offer in verb.offers:
                        twin = pos.copy()
                        before = twin.undo_from
                        twin.play(seat, GAME.parse_move(offer.move))
                        assert offer.final == (twin.undo_from != before), (offer.move, pos.stack)
                        found[verb.verb, offer.final] += 1
            luck = seat == CLOCK or rng.random() < 0.4
            pos.play(seat, pos.legal(seat).sample(rng) if luck else GAME.brain.decide(pos.observe(seat), rng))
    assert {final for _, final in found} == {True, False}
    assert len(found) > 12, found


def test_those_who_are_not_asked_hear_what_others_decide() -> None:
    heard = set()
    for options in ({}, {"negotiation": "live"}):
        for pos, _ in decisions("genoa", 4, 6, options, most=300):
            asked = {decision.seat for decision in pos.pending}
            for seat in [None, *range(4)]:
                if seat not in asked:
                    prompt = pos.observe(seat).prompt
                    assert (prompt.ask, prompt.verbs) == (None, ())
                    assert prompt.waiting is not None
                    heard.add(prompt.waiting.id)
                    for lang in LANGUAGES:
                        assert "[" not in words.said_text(lang, "genoa", prompt.waiting, NAMES)
    assert len(heard) >= 9


def test_prompts_are_the_same_in_every_world() -> None:
    rng = Random(3)
    for pos, seat in decisions("genoa", 4, 9, {"auto_deliver": False}, most=160):
        obs = pos.observe(seat)
        assert obs.resample(rng).observe(seat).prompt == obs.prompt


# ---- the story

SELDOM = [
    Event("genoa-auto", {"seat": 1, "setting": "on"}),
    Event("genoa-purse", {"seat": 1, "setting": "open"}),
    Event("genoa-counter-void", {"seat": 0}),
    Event("genoa-offer-void", {"seat": 1, "space": "harbor"}),
    Event("genoa-own-offer-void", {"space": "street_3_2"}),
    Event("genoa-own-quiet", {"setting": "turn"}),
    Event("genoa-own-quiet-over", {}),
    Event("genoa-own-passed", {}),
    Event("genoa-pledge-fails", {"seat": 1, "pledge": "10d+silk"}),
    Event("genoa-bonus", {"seat": 1, "tile": "trade_1_1"}),
    Event("genoa-reshuffled", {"deck": "message", "n": 4}),
    Event("genoa-ships", {"seat": 1, "card": "l05", "ducats": 100}),
]
"""What random games may not come to."""


def test_every_event_is_declared_and_can_be_said() -> None:
    told = Counter[str]()
    events = list(SELDOM)
    for players, options in TABLES.values():
        pos: Any = GAME.new(players, players + 20, options)
        rng = Random(players)
        events += pos.log
        for _ in range(900):
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            events += pos.play(seat, pos.legal(seat).sample(rng))
    for event in events:
        assert event.args.keys() == EVENTS[event.id].names, event
        said = GAME.told(event)
        told[event.id] += 1
        if told[event.id] < 40:
            for lang in LANGUAGES:
                text = words.said_text(lang, "genoa", said, NAMES)
                assert text
                assert "[" not in text
                assert text == words.event_text(lang, GAME, event, NAMES)
    assert set(told) == set(EVENTS), set(EVENTS) - set(told)


def test_what_moves_from_where_to_where() -> None:
    table = given("street_6_7", "road", goods={BELA: "silk"}, hands={BELA: "m05"})
    table.asks({BELA: "offer coach_house 5d+silk+m05"}).accept(BELA)
    deal = next(event for event in table.events if event.id == "genoa-deal")
    assert [(one.what, one.start, one.end, one.n) for one in GAME.told(deal).moved] == [
        ("money:d", "seat:1", "seat:0", 5),
        ("commodity:silk", "seat:1", "seat:0", 1),
        ("deck:message", "hand:1", "hand:0", 1),  # nobody else sees which
    ]
    moves = next(event for event in table.events if event.id == "genoa-moves")
    told = GAME.told(moves)
    assert (told.moved[0].start, told.moved[0].end) == ("space:street_6_7", "space:coach_house")
    assert told.touched == ("space:coach_house",)
    assert told.by == ANNA


def test_quiet_events_and_headings() -> None:
    assert {name for name, event in EVENTS.items() if event.quiet} == {
        "genoa-answered",
        "genoa-ends",
        "genoa-delivers-no-more",
        "genoa-claims",
    }
    assert {name for name, event in EVENTS.items() if event.heading} == {"genoa-round", "genoa-turn"}


# ---- reasons


def prompt_of(table: Table, seat: int) -> Prompt:
    return table.pos.observe(seat).prompt


def verb_of(prompt: Prompt, name: str) -> Verb:
    return next(verb for verb in prompt.verbs if verb.verb == name)


def reason(table: Table, seat: int, verb: str, aim: str, second: bool = False) -> tuple[str, str]:
    """Why a thing cannot be chosen, and the rule."""
    prompt = prompt_of(table, seat)
    why = prompt.refusal(verb_of(prompt, verb), aim, second)
    assert why is not None
    return why.why.id.removeprefix("genoa-error-"), why.rule


def offer_of(table: Table, seat: int, move: str) -> Offer:
    return next(offer for offer in prompt_of(table, seat).offers if offer.move == move)


@rule("GEN-6.49")
def test_the_question_in_the_guild_hall_is_not_that_of_the_road() -> None:
    """The first of all buildings has the number 0."""
    for path, stand, word in (("market", "road", "road"), ("guild_hall", "house", "house"), ("market", "road", "road")):
        table = given(path, stand)  # type: ignore[arg-type]
        ask = prompt_of(table.play("invite") if stand == "house" else table, BELA).ask
        assert ask is not None
        assert ask.id == f"genoa-ask-ask-{word}"


@rule("GEN-4.1", "GEN-4.5")
def test_why_the_tower_cannot_go_there() -> None:
    table = given("street_3_3 street_3_2", "road").asks()
    assert reason(table, ANNA, "go", "space:street_3_3") == ("no-way", "GEN-4.5")
    assert reason(table, ANNA, "go", "space:street_3_2") == ("no-way", "GEN-4.1")
    assert reason(table, ANNA, "go", "space:inn") == ("no-way", "GEN-4.1")
    go = verb_of(prompt_of(table, ANNA), "go")
    said = {one.why.args["fault"] for one in go.refused}
    assert said == {"visited", "tower", "far"}
    assert {offer.aim for offer in go.offers} == {f"space:{space[3:]}" for space in table.listed(ANNA, "go ")}


@rule("GEN-4.11")
def test_first_the_action_here() -> None:
    table = given("harbor", "house")
    assert reason(table, ANNA, "use", "space:inn") == ("settle-first", "GEN-4.11")
    use = offer_of(table, ANNA, "use")
    assert (use.aim, use.final) == ("space:harbor", False)


@rule("GEN-5.7")
def test_who_has_acted_cannot_act_again_but_with_a_tile() -> None:
    table = given("harbor", "house", acted={ANNA: 1})
    use = verb_of(prompt_of(table, ANNA), "use")
    assert (use.offers, use.rule) == ((), "GEN-5.7")
    assert use.why is not None
    with_tile = given("harbor", "house", acted={ANNA: 1}, tiles={ANNA: "extra_action"})
    use = verb_of(prompt_of(with_tile, ANNA), "use")
    assert use.note is not None
    assert use.note.id == "genoa-note-extra"
    assert use.offers[0].price == {"extra_action": 1}


@rule("GEN-6.42")
def test_the_duty_keeps_lapsing_in_its_place() -> None:
    table = given("harbor", "house").does(ANNA, "invite").asks({BELA: "offer harbor 5d"})
    lapse = verb_of(prompt_of(table, ANNA), "lapse")
    assert (lapse.offers, lapse.rule, lapse.closing) == ((), "GEN-6.42", True)


@rule("GEN-6.42")
def test_the_same_offer_binds_in_the_building_and_not_on_the_way_there() -> None:
    """What was said of it at one table is not said at another."""
    house = given("harbor", "house").does(ANNA, "invite").asks({BELA: "offer harbor 5d"})
    road = given("street_5_2", "road").asks({BELA: "offer harbor 5d"})
    assert house.offer_of(BELA) == road.offer_of(BELA)
    for table, note in ((house, "genoa-note-binding"), (road, "")):
        (offer,) = verb_of(prompt_of(table, ANNA), "accept").offers
        assert (offer.note.id if offer.note else "") == note


@rule("GEN-6.60")
def test_too_early_on_the_open_floor() -> None:
    table = given("street_5_2", "road", negotiation="live")
    for name in ("go", "stop"):
        verb = verb_of(prompt_of(table, ANNA), name)
        assert (verb.offers, verb.rule) == ((), "GEN-6.60")
    table.ring("floor_min")
    assert verb_of(prompt_of(table, ANNA), "stop").offers


@rule("GEN-6.3", "GEN-6.15")
def test_why_no_offer_can_be_made_for_a_space() -> None:
    table = given("street_3_3 street_3_2", "road", acted={CILI: 1})
    assert reason(table, BELA, "offer", "space:street_3_3") == ("no-target", "GEN-4.5")
    assert reason(table, BELA, "offer", "space:inn") == ("no-target", "GEN-6.3")
    assert reason(table, CILI, "offer", "space:palace") == ("no-action", "GEN-5.7")
    house = given("harbor", "house").does(ANNA, "invite")
    assert reason(house, BELA, "offer", "space:inn") == ("no-target", "GEN-6.3")


@rule("GEN-6.54")
def test_no_more_offers_than_may_be() -> None:
    table = given("street_5_2", "road", max_offers=1).does(BELA, "offer harbor 5d")
    assert reason(table, BELA, "offer", "space:street_4_2") == ("max-offers", "GEN-6.54")


@rule("GEN-6.54", "GEN-6.15", "GEN-14.4")
def test_who_cannot_act_has_no_more_offers_either_where_a_bare_step_can_be_bought() -> None:
    for bare, why in ((False, ("no-action", "GEN-5.7")), (True, ("max-offers", "GEN-6.54"))):
        table = given("street_5_2", "road", max_offers=1, move_only=bare, acted={BELA: 1})
        table.does(BELA, "offer street_4_2 5d")
        assert reason(table, BELA, "offer", "space:harbor") == why


@rule("GEN-6.46", "GEN-6.12")
def test_an_offer_the_trader_cannot_meet() -> None:
    table = given("street_5_2", "road", ducats={ANNA: 5}, goods={BELA: "silk"})
    table.asks({BELA: "offer harbor silk take=20d", CILI: "offer harbor 15d"})
    assert reason(table, ANNA, "accept", "offer:harbor:1") == ("too-dear", "GEN-6.12")
    offer = next(one for one in prompt_of(table, ANNA).offers if one.aim == "offer:harbor:2")
    assert (offer.gain, offer.price, offer.final) == ({"d": 15}, {}, True)


@rule("GEN-8.4", "GEN-8.7", "GEN-8.11")
def test_why_an_order_cannot_be_completed() -> None:
    table = given("tavern", "window", goods={BELA: "ale"}, hands={BELA: "s01 s02 s13 l05 c01"}).window(BELA)
    fill = offer_of(table, BELA, "fill s01")
    assert (fill.aim, fill.label, fill.price, fill.gain) == ("hand:s01", "card:s01", {"ale": 1}, {"d": 40})
    assert reason(table, BELA, "fill", "hand:s02") == ("order-place", "GEN-8.7")
    assert reason(table, BELA, "fill", "hand:s13") == ("order-goods", "GEN-8.7")
    assert reason(table, BELA, "fill", "hand:l05") == ("order-place", "GEN-8.7")
    assert reason(table, BELA, "fill", "hand:c01") == ("no-order", "GEN-8.7")
    table.play("fill s01")
    assert reason(table, BELA, "fill", "hand:s13") == ("one-order", "GEN-8.11")


@rule("GEN-5.11")
def test_the_effect_comes_before_the_end() -> None:
    table = given("harbor", "window").window(BELA)
    end = verb_of(prompt_of(table, BELA), "end")
    assert (end.offers, end.rule) == ((), "GEN-5.11")
    main = offer_of(table, BELA, "main")
    assert (main.gain, main.final) == ({"any_commodity": 1}, False)
    assert verb_of(prompt_of(table.play("main"), BELA), "end").offers
    drawn = given("post_office", "window").window(BELA)
    assert offer_of(drawn, BELA, "main").final


@rule("GEN-9.8", "GEN-9.9", "GEN-9.10", "GEN-9.13", "GEN-9.17")
def test_tiles_are_taken_up_and_then_aimed() -> None:
    tiles = {BELA: "any_commodity trade_1_1 building_action start_space extra_action"}
    table = given(
        "harbor", "window", tiles=tiles, goods={BELA: "ale"}, supply={"silk": 0}, owners={"inn": BELA, "palace": BELA}
    ).window(BELA)
    fetch = offer_of(table, BELA, "fetch pepper")
    assert (fetch.aim, fetch.then, fetch.then_label) == ("tile:any_commodity", "good:pepper", "commodity:pepper")
    assert reason(table, BELA, "fetch", "good:silk", second=True) == ("supply-empty", "GEN-9.11")
    assert reason(table, BELA, "fetch", "tile:trade_1_1") == ("other-tile", "GEN-9.8")
    assert reason(table, BELA, "trade", "good:pepper", second=True) == ("have-none", "GEN-9.10")
    assert reason(table, BELA, "trade", "marker:own", second=True) == ("have-none", "GEN-9.10")
    assert reason(table, BELA, "act", "space:palace", second=True) == ("palace", "GEN-9.17")
    assert reason(table, BELA, "act", "space:harbor", second=True) == ("not-owner", "GEN-9.13")
    assert reason(table, BELA, "end", "tile:start_space") == ("rolled", "GEN-3.4")
    assert reason(table, BELA, "end", "tile:extra_action") == ("extra-later", "GEN-9.4")
    table.play("trade ale")
    assert reason(table, BELA, "get", "supply:ale") == ("same-kind", "GEN-9.11")
    assert reason(table, BELA, "get", "supply:silk") == ("supply-empty", "GEN-9.11")
    assert offer_of(table, BELA, "get message").final
    assert not offer_of(table, BELA, "get wine").final


@rule("GEN-6.25")
def test_a_pledge_binds() -> None:
    table = given("spices", "window", goods={BELA: "wine"}, tiles={BELA: "trade_1_1"}).window(BELA, "pepper")
    table.play("main")
    assert reason(table, BELA, "trade", "good:pepper", second=True) == ("pledge-binds", "GEN-6.25")
    pledged = prompt_of(table, BELA).help
    assert pledged is not None
    assert "pepper" in words.said_text("en", "genoa", pledged, NAMES)


@rule("GEN-8.12")
def test_messages_delivered_by_hand() -> None:
    table = given("inn drinks street_6_2 harbor", "house", hands={ANNA: "m05 m12 c01", BELA: "m01"})
    assert offer_of(table, ANNA, "deliver m05").gain == {"d": 30}
    assert reason(table, ANNA, "deliver", "hand:m12") == ("not-deliverable", "GEN-8.12")
    assert reason(table, ANNA, "deliver", "hand:c01") == ("no-message", "GEN-8.12")
    meanwhile = prompt_of(table, BELA)
    assert meanwhile.ask is not None
    assert meanwhile.ask.id == "genoa-ask-meanwhile"
    assert [verb.verb for verb in meanwhile.verbs] == ["deliver", "wait"]


@rule("GEN-10.3", "GEN-10.5")
def test_why_nothing_can_be_acquired_there() -> None:
    table = given("street_5_2", "acquire", markers={ANNA: 2}, owners={"harbor": BELA})
    assert reason(table, ANNA, "claim", "space:harbor") == ("no-street", "GEN-10.3")
    assert reason(table, ANNA, "claim", "space:street_4_2") == ("no-disc", "GEN-10.3")
    assert offer_of(table, ANNA, "claim street_5_2 seize:harbor").price == {"marker": 2}


@rule("GEN-3.4")
def test_a_start_space_needs_its_tile() -> None:
    table = given()
    assert reason(table, ANNA, "roll", "space:inn") == ("no-tile", "GEN-3.4")
    with_tile = given(tiles={ANNA: "start_space trade_1_1"})
    start = offer_of(with_tile, ANNA, "start inn")
    assert (start.aim, start.then, start.price) == ("tile:start_space", "space:inn", {"start_space": 1})
    assert reason(with_tile, ANNA, "start", "tile:trade_1_1") == ("no-window", "GEN-9.8")


@rule("GEN-6.39")
def test_a_counter_one_cannot_pay() -> None:
    table = given("street_5_2", "road", ducats={BELA: 10}).asks().does(ANNA, "counter p2 harbor 50d")
    agree = verb_of(prompt_of(table, BELA), "agree")
    assert (agree.offers, agree.rule) == ((), "GEN-6.12")
    assert agree.why is not None
    assert agree.why.id == "genoa-error-too-dear"


# ---- questions


def said(table: Table, seat: int, lang: str = "en") -> str:
    prompt = prompt_of(table, seat)
    assert prompt.ask is not None
    parts = [prompt.ask, prompt.help] if prompt.help else [prompt.ask]
    return " ".join(words.said_text(lang, "genoa", part, NAMES) for part in parts)


def test_the_question_says_what_it_is_about() -> None:
    house = given("harbor", "house", owners={"harbor": CILI}, acted={BELA: 1})
    assert said(house, ANNA) == (
        "The Harbor: what about its action? Take an Any commodity tile. "
        "Chloe owns it and gets 10 ducats if somebody else acts there. It could be bought by Chloe and Dani."
    )
    road = given("street_5_2", "road", tiles={BELA: "extra_action"}, acted={BELA: 1})
    assert said(road, BELA) == (
        "What do you offer for the next step? Another action costs an Extra action tile. "
        "Nobody sees your answer before all have answered."
    )
    road.does(BELA, "offer street_4_2 5d")
    assert "1 entry written, still sealed." in said(road, BELA)
    reply = given("street_5_2", "road").asks().does(ANNA, "counter p2 harbor 20d take=-")
    assert said(reply, BELA) == "Do you agree to Anna's counter? For the Harbor you give 20 ducats."
    assert said(given("monetti", "window").window(BELA), BELA, "hu").startswith("Az akciód: Villa Monetti")


def test_as_whom_one_decides() -> None:
    table = given("street_5_2 street_4_2", "road")
    role = prompt_of(table, BELA).role
    assert role is not None
    assert words.said_text("en", "genoa", role, NAMES) == "1 action left"
    role = prompt_of(table.asks(), ANNA).role
    assert role is not None
    assert words.said_text("en", "genoa", role, NAMES) == "Trader · 3 steps left"


def test_news_is_what_happened_since_one_was_asked() -> None:
    table = given("street_5_2", "road").asks({BELA: "offer harbor 15d"})
    assert [told.id for told in prompt_of(table, ANNA).news][-2:] == ["genoa-answered", "genoa-offer"]


def test_settings_stand_beside() -> None:
    prompt = prompt_of(given("street_5_2", "road", money="personal"), BELA)
    assert [offer.move for offer in prompt.asides] == ["auto on", "purse open"]


TRIED = {
    "go": "go {0}",
    "offer": "offer {0} 5d",
    "note": "note {0} 5d",
    "fill": "fill {0}",
    "deliver": "deliver {0}",
    "get": "get {0}",
    "pick": "pick {0}",
    "fetch": "fetch {0}",
    "act": "act {0}",
    "trade": "trade {0}",
}
"""The move that pressing a thing would be, by verb; with two aims, the second."""


def test_a_reason_of_the_prompt_is_the_one_the_rules_give() -> None:
    """What is refused is refused with the same reason when it is tried all the same."""
    assert GAME.why_not is not None
    assert GAME.brain is not None
    compared = Counter[str]()
    for seed, options in enumerate([{}, {"auto_deliver": False, "max_offers": 1}]):
        pos: Any = GAME.new(4, seed, options)
        rng = Random(seed)
        for _ in range(500):
            if pos.outcome is not None:
                break
            seat = next_actor(pos, rng)
            obs = pos.observe(seat)
            prompt, on_table = obs.prompt, things(obs)
            for verb in prompt.verbs:
                two = verb.verb in ("fetch", "act", "trade")
                for refused in verb.refused if verb.verb in TRIED else ():
                    named = [aim for aim in refused.aims if not aim.endswith(":*")]
                    others = [aim for aim in on_table["space"] if prompt.refusal(verb, aim, refused.second) is refused]
                    aim = rng.choice(named or sorted(others)).partition(":")[2].replace("own", "marker")
                    if refused.second != two or (verb.verb == "fill" and aim[0] == "l"):
                        continue
                    if verb.verb == "act" and aim.startswith("street"):
                        continue
                    error = GAME.why_not(pos, seat, GAME.parse_move(TRIED[verb.verb].format(aim)))
                    assert error is not None, (verb.verb, aim)
                    assert error.id == refused.why.id, (verb.verb, aim, pos.stack)
                    compared[verb.verb] += 1
            luck = rng.random() < 0.5
            pos.play(seat, pos.legal(seat).sample(rng) if luck else GAME.brain.decide(pos.observe(seat), rng))
    assert {"go", "offer", "note", "fill", "deliver"} <= set(compared), compared
