"""What is going on, as the tallies say it: a table that draws it reads no frames, and nobody is told too much."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tetrapolis.games.ankh_morpork.rules.cards import ICONS_OF, NUMBERS

PLAYERS = 3
OPTIONS: dict[str, dict[str, Any]] = {
    "citadels": {"preset": "cunning_agents", "edition": "2016"},
    "walled_city": {"board": "borderlands", "guild_deck": "mixed"},
    "ankh_morpork": {},
    "genoa": {},
}


def games(name: str, seeds: int) -> Iterator[Any]:
    """A position again and again, in a few random games."""
    for seed in range(seeds):
        pos = tp.game(name).new(PLAYERS, seed, OPTIONS[name])
        rng = Random(seed)
        while pos.outcome is None:
            seat = pos.pending[0].seat
            yield pos
            pos.play(seat, pos.legal(seat).sample(rng))


@pytest.mark.parametrize("name", OPTIONS)
def test_it_is_the_same_in_every_world_and_for_the_position_with_holes(name: str) -> None:
    rng = Random(1)
    for number, pos in enumerate(games(name, 2)):
        for seat in (None, *range(PLAYERS)) if number % 12 == 0 else ():
            obs, tally = pos.observe(seat), pos.tally(seat)
            assert obs.seen.tally(seat) == tally
            assert obs.resample(rng).tally(seat) == tally


def test_citadels_fates_are_those_of_the_view() -> None:
    marked = 0
    for pos in games("citadels", 4):
        for seat in (None, 0):
            view, tally = pos.view(seat), pos.tally(seat)
            assert [fate.char for fate in tally.fates] == view.cast
            for fate in tally.fates:
                assert fate.mine == (fate.char in view.characters)
                assert fate.killed == (fate.char == view.killed)
                assert fate.out == (fate.char in view.face_up)
                assert ("robbed" in fate.marks) == (fate.char == view.robbed)
                marked += len(fate.marks)
            acting = [fate.char for fate in tally.fates if fate.now]
            assert len(acting) == (tally.turn is not None and tally.phase == "turns")
    assert marked > 20


def test_citadels_markers_being_placed_are_seen_by_who_places_them() -> None:
    found = 0
    for pos in games("citadels", 8):
        frame = pos.stack[-1]
        if frame.__struct_config__.tag not in ("warrants", "threats") or not frame.ranks:
            continue
        found += 1
        own = [mark for fate in pos.tally(frame.seat).fates for mark in fate.marks]
        others = [mark for fate in pos.tally((frame.seat + 1) % PLAYERS).fates for mark in fate.marks]
        assert {"signed", "flowered"} & set(own)
        assert not {"signed", "flowered"} & set(others)
    assert found


def test_walled_city_the_ways_are_what_is_offered() -> None:
    """WAL-3.6, WAL-7.4: each way begins with an offer, and the offers are all begun by one."""
    settled = 0
    for pos in games("walled_city", 4):
        site = pos.tally(None).site
        asked = pos.pending[0].kind == "settling"
        assert bool(site and site.ways) == asked
        if not asked:
            continue
        settled += 1
        ways = {
            (f"area:{area}" if way.promotes is None else "", part.n)
            for way in site.ways
            for part in way.settlers
            for area in part.areas
        }
        offers = {(o.aim, o.gain["citizens"]) for o in pos.observe(site.seat).prompt.offers if "citizens" in o.gain}
        assert offers <= ways
        for way in site.ways:
            numbers = [*(part.n for part in way.settlers), *([] if way.promotes is None else [way.promotes])]
            assert sorted(numbers) == sorted(int(n) for n in site.card.split("/"))
    assert settled > 20


def test_walled_city_a_card_for_a_zone_and_cards_to_give_are_secret() -> None:
    laid = 0
    for pos in games("walled_city", 4):
        seat = pos.pending[0].seat
        if pos.pending[0].kind == "facing":
            laid += 1
            assert pos.tally(seat).defending.card
        for other in (None, *range(PLAYERS)):
            if other != seat:
                tally = pos.tally(other)
                assert not tally.given
                assert tally.defending is None or not tally.defending.card
    assert laid


def test_ankh_morpork_a_chain_is_as_long_as_its_card() -> None:
    for pos in games("ankh_morpork", 2):
        chain = pos.tally(None).chain
        if chain is not None:
            icons = len(ICONS_OF[NUMBERS[chain.card]])
            assert 0 <= chain.past <= icons
            assert chain.past < icons or not chain.now


def test_genoa_own_cards_say_how_far_they_are() -> None:
    drafts = 0
    for pos in games("genoa", 2):
        for seat in range(PLAYERS):
            view, tally = pos.view(seat), pos.tally(seat)
            assert [held.card for held in tally.hand] == view.hand
            contracts = sum(run.pay for run in tally.runs)
            assert contracts == dict(tally.lines[seat])["contracts"]
            for held in tally.hand:
                assert held.pay > 0
                assert not set(held.done) & set(held.missing)
            assert (tally.stage == "floor") == (tally.floor is not None)
            if tally.floor and tally.floor.draft:
                drafts += bool(tally.floor.draft.offers)
                assert all(terms.by == seat for terms in tally.floor.draft.offers)
    assert drafts
