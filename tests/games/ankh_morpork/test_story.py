"""Every event of Ankh-Morpork is declared with its values, and what moves in it is what moved."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import SPECTATOR, Event
from tetrapolis.games.ankh_morpork.prompt.story import STORY
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREAS
from tetrapolis.games.ankh_morpork.rules.moves import OWNERS
from tetrapolis.locales import LANGUAGES, has, words
from tetrapolis.testing.prompts import NAMES

GAME = tp.game("ankh_morpork")


def events_of(players: int, seed: int, edition: str) -> list[Event]:
    pos = GAME.new(players, seed, {"edition": edition})
    rng = Random(seed)
    found: list[Event] = []
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        found += pos.play(seat, pos.legal(seat).sample(rng))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["hungarian", "english-2011"])
def test_every_event_is_declared_and_can_be_said(players: int, edition: str) -> None:
    for seed in range(4):
        for event in events_of(players, seed, edition):
            happening = STORY.events[event.id]
            assert happening.names == event.args.keys(), event.id
            told = GAME.told(event)
            assert told.private == (not event.audience & SPECTATOR)
            for lang in LANGUAGES:
                text = words.said_text(lang, GAME.id, told, NAMES)
                assert text, event
                assert not re.search(r"[a-z]_[a-z]|:[a-z]|\bp[1-4]\b", text), text


def test_every_declared_event_has_a_text() -> None:
    assert len(STORY.events) > 60
    for message in STORY.events:
        assert has("en", message), message
        assert has("hu", message), message


@pytest.mark.parametrize("players", [2, 4])
def test_dollars_and_minions_are_told_to_the_last_one(players: int) -> None:
    """Who adds up what moved comes to what everybody has (ANK-11.3, ANK-11.4)."""
    pos: Any = GAME.new(players, 3)
    rng = Random(3)
    cash = Counter({f"seat:{seat}": pos.cash[seat] for seat in range(players)})
    here = Counter(_minions(pos))
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        for event in pos.play(seat, pos.legal(seat).sample(rng)):
            if not event.audience & SPECTATOR:
                continue
            for moved in GAME.told(event).moved:
                if moved.what == "dollars":
                    cash[moved.start] -= moved.n
                    cash[moved.end] += moved.n
                elif moved.what.startswith("minion:"):
                    here[moved.what, moved.start] -= 1
                    here[moved.what, moved.end] += 1
        assert {place: cash[place] for place in cash if place != "bank"} == {
            f"seat:{seat}": pos.cash[seat] for seat in range(players)
        }
        assert {place: n for place, n in here.items() if place[1].startswith("area:") and n} == _minions(pos)


def _minions(pos: tp.Position) -> dict[tuple[str, str], int]:
    view = pos.view(None)
    return {
        (f"minion:{owner}", f"area:{AREAS[area]}"): n
        for owner, row in zip(OWNERS, view.minions, strict=True)
        for area, n in enumerate(row)
        if n
    }
