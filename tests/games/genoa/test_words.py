"""Genoa in words: offers and deals, moves that cannot be listed, refusals, boards, and nothing that is secret."""

import json
from importlib import resources
from itertools import product
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.test_words import NAMES, assert_said, sampled
from tests.test_words_errors import assert_explained, error_ids, raised
from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import BadOptions, TetrapolisError
from tetrapolis.core.types import CLOCK, EVERYONE, Event
from tetrapolis.games.genoa.rules.board import read_board
from tetrapolis.locales import LANGUAGES, ids, t, words

VALUES: dict[str, Any] = {
    "square": "7, 4",
    "seat": 1,
    "target": 1,
    "space": "street_5_7",
    "building": "inn",
    "card": "m05",
    "tile": "trade_1_1",
    "deck": "message",
    "item": "silk",
    "expected": "inn",
    "pledge": "15d+2silk",
    "about": "road",
    "ducats": 15,
    "n": 2,
    "players": 3,
    "place": "harbor",
    "fault": "squares",
    "detail": "Expected object",
}
"""Values of errors, by their names."""

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# ---- events and moves


def test_things_that_change_hands() -> None:
    offer = {
        "seat": 1,
        "space": "harbor",
        "give": "15d+silk",
        "take": "-",
        "pledge": "-",
        "extra": 0,
        "here": 0,
        "bare": 0,
    }
    street = offer | {"space": "street_5_7", "take": "2contract", "bare": 1}
    pledged = offer | {"give": "-", "pledge": "any_commodity", "here": 1, "extra": 1}
    said = [
        words.event_text(lang, tp.game("genoa"), Event("genoa-offer", args), NAMES)
        for lang in LANGUAGES
        for args in (offer, street, pledged)
    ]
    assert said == [
        "Béla offers 15 ducats and silk for the step to the Harbor and its action.",
        "Béla offers 15 ducats and silk for the step to street 5-7 plus 2 contracts.",
        "Béla offers an Any commodity tile as a pledge for the action of the Harbor (with an Extra action tile).",
        "Béla ajánlata a következő lépésre és az akcióra (Kikötő): 15 dukát és selyem.",
        "Béla ajánlata a következő lépésre (5-7 utca): 15 dukát és selyem; cserébe: 2 szerződés.",
        "Béla ajánlata az itteni akcióra (Kikötő): zálogként Választható árucikk lapka (Extra akció lapkával).",
    ]
    nothing = Event("genoa-main", {"seat": 0, "building": "park", "got": "-", "by_tile": 0})
    assert words.event_text("en", tp.game("genoa"), nothing, NAMES) == "Anna gets nothing in the Park."


def test_several_offers_and_two_buildings() -> None:
    game = tp.game("genoa")
    said = [
        words.move_text(lang, game, game.parse_move(text), NAMES)
        for text in ("accept p2 street_5_7 3 also=p3+p4", "claim street_5_7 guild_hall two=seize:coach_house")
        for lang in LANGUAGES
    ]
    assert said == [
        "Accept the offers of Béla (version 3) and of Chloe and Dóra for street 5-7 together",
        "Együtt elfogadom Béla (3. változat), valamint Chloe és Dóra ajánlatát: 5-7 utca",
        "Beside street 5-7: put a marker on the Guild Hall and replace the marker on the Coach House by yours",
        "5-7 utca: Céhház – jelzőt teszek rá; Kocsiszín – a sajátomra cserélem a másik jelzőjét",
    ]


@in_every_language
def test_moves_read_differently(lang: str) -> None:
    game = tp.game("genoa")
    spaces = ("harbor", "street_5_7", "market")
    bundles = ("5d", "silk", "2silk", "trade_1_1", "marker", "2marker", "contract", "5d+silk+2message")
    deeds = ("inn", "oust:inn", "seize:inn", "inn two=oust:tavern", "seize:inn two=tavern")
    offer = "offer harbor 5d"
    texts = [
        *(f"{word} {space}" for word in ("start", "go", "withdraw", "watch", "drop") for space in spaces),
        *(f"{word} {space} {things}" for word in ("offer", "preset", "call") for space in spaces for things in bundles),
        *(f"note {space} 5d{more}" for space in spaces for more in ("", " standing=1")),
        *(
            f"{offer} {more}"
            for more in ("take=silk", "pledge=silk", "extra=1", "face=back", "face=trader", "order=l05")
        ),
        *(f"preset harbor {more}" for more in ("- pledge=silk", "5d take=silk", "5d face=back", "5d face=trader")),
        *(f"counter {seat} harbor 5d{more}" for seat in ("p1", "p2") for more in ("", " take=m05", " extra=1")),
        *("accept p2 harbor 1", "accept p2 harbor 2", "accept p3 harbor 1", "accept p2 harbor 1 also=p3+p4"),
        *(f"{word} {item}" for word in ("trade", "get") for item in ("ale", "marker", "extra_action")),
        *("trade m05", "get message", "agree 1", "agree 2", *(f"claim street_5_7 {deed}" for deed in deeds)),
        *(f"{word} {setting}" for word in ("auto", "quiet") for setting in ("on", "off")),
        *(f"quiet {setting}" for setting in ("turn", "addressed")),
        *(
            "purse open",
            "purse hidden",
            *(f"ring {alarm}" for alarm in ("floor_min", "close_seconds", "floor_max", "decide_seconds")),
        ),
    ]
    said = [words.move_text(lang, game, game.parse_move(text), NAMES) for text in texts]
    for text in said:
        assert_said(text)
    assert len(set(said)) == len(texts)


@in_every_language
def test_a_deal_names_no_card(lang: str) -> None:
    """Everybody hears of offers and deals, but sees the cards in them only from behind (GEN-6.20, GEN-13.4)."""
    public = ("offer", "offer-changed", "counter", "deal", "main", "pledge-paid", "pledge-fails", "note", "call")
    cards = [t(lang, message) for message in ids(lang, "genoa-card-")]
    heard = [event for event in sampled("genoa").events if event.id.removeprefix("genoa-") in public]
    assert len(heard) > 1000
    for event in heard:
        text = words.event_text(lang, tp.game("genoa"), event, NAMES)
        assert event.audience == EVERYONE
        assert not any(card in text for card in cards), text


# ---- errors


def test_every_error_says_what_to_do() -> None:
    errors = [(message, names) for message, names in raised() if message.startswith("genoa-")]
    assert {message for message, _ in errors} == {message for message in error_ids() if message.startswith("genoa-")}
    for lang, (message, names) in product(LANGUAGES, errors):
        text = words.error_text(
            lang, TetrapolisError(message, **{name: VALUES[name] for name in names}), NAMES, tp.game("genoa")
        )
        assert_said(text)
        assert text.count(". ") >= 1, "what is wrong, and what to do"


@pytest.mark.parametrize("negotiation", ["orderly", "live"])
def test_refused_moves_are_explained(negotiation: str) -> None:
    game, rng = tp.game("genoa"), Random(negotiation)
    assert game.why_not is not None
    tried = [move for move in sampled("genoa").moves if move.tag != "ring"]
    found: dict[str, TetrapolisError] = {}
    for players in (2, 3, 4):
        pos = game.new(players, seed=f"refusals {players}", options={"negotiation": negotiation, "max_offers": 1})
        while pos.pending:
            seat = next_actor(pos, rng)
            legal = pos.legal(seat)
            if seat != CLOCK:
                reasons = [game.why_not(pos, seat, move) for move in rng.sample(tried, 8) if move not in legal]
                found.update({str(reason): reason for reason in reasons if reason is not None})
            pos.play(seat, legal.sample(rng))
    assert len({error.id for error in found.values()}) > 20
    for lang, error in product(LANGUAGES, found.values()):
        assert_said(words.error_text(lang, error, NAMES, game))


def test_what_is_wrong_with_a_board_is_explained() -> None:
    raw = json.loads((resources.files("tetrapolis.games.genoa") / "facts" / "board.json").read_text("utf-8"))
    spaces = raw["spaces"]

    def damaged(**parts: object) -> TetrapolisError:
        with pytest.raises(BadOptions) as caught:
            read_board(json.dumps(raw | parts).encode())
        return caught.value

    found = {
        "kind": damaged(spaces=spaces | {"harbor": spaces["harbor"] | {"kind": "street"}}),
        "spaces": damaged(spaces=spaces | {"street": spaces["street_3_2"]}),
        "squares": damaged(spaces=spaces | {"harbor": spaces["harbor"] | {"cells": []}}),
        "outside": damaged(spaces=spaces | {"harbor": spaces["harbor"] | {"cells": [[9, 9]]}}),
        "shared": damaged(spaces=spaces | {"harbor": spaces["harbor"] | {"cells": spaces["inn"]["cells"]}}),
        "free": damaged(spaces=spaces | {"harbor": spaces["harbor"] | {"cells": spaces["harbor"]["cells"][:1]}}),
        "neighbours": damaged(spaces=spaces | {"harbor": spaces["harbor"] | {"adjacent": []}}),
        "ring": damaged(contract_ring_clockwise=[*raw["contract_ring_clockwise"], "inn"]),
    }
    assert {key: error.params["fault"] for key, error in found.items()} == {key: key for key in found}
    assert_explained(found, dict.fromkeys(found, "board-wrong"))
    assert_explained({"file": damaged(spaces=[])}, {"file": ""})
