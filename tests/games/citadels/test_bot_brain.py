"""What Citadels knows about itself for searching bots: shares of the win, candidates, reasons, likely worlds."""

from __future__ import annotations

from random import Random

import pytest

import tetrapolis as tp
from tests.citadels import GAME, Table, given
from tests.games.citadels.test_bot_normal import SIX, random_table
from tetrapolis.core.observation import Observation
from tetrapolis.games.citadels.bot.brain import MOST, candidates, likely_world, matters
from tetrapolis.games.citadels.bot.judge import value
from tetrapolis.games.citadels.bot.reasons import reasons
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.locales import ids
from tetrapolis.testing import brains as brain_laws

# ---- laws


@pytest.mark.parametrize("seed", range(14))
def test_shares_add_up_and_the_clock_never_goes_back(seed: int) -> None:
    brain_laws.shares_add_up_and_the_clock_never_goes_back(random_table(seed), seed)


@pytest.mark.parametrize("seed", range(14))
def test_candidates_are_legal_few_and_never_none(seed: int) -> None:
    brain_laws.candidates_are_legal_few_and_never_none(random_table(seed), seed, MOST)


@pytest.mark.parametrize("seed", range(3))
def test_hard_chooses_the_same_in_every_world(seed: int) -> None:
    brain_laws.hard_chooses_the_same_in_every_world(random_table(seed + 1), seed, share=0.1)


def test_every_reason_has_words_and_comes_up() -> None:
    found = set[str]()
    for seed in range(28):
        found |= brain_laws.reasons_have_words(random_table(seed), seed)
    assert found == set(ids("en", "citadels-hint-"))


# ---- who is winning


def test_the_larger_city_wins_more_often() -> None:
    table = given(cities={0: SIX, 1: ["tavern"], 2: ["temple"], 3: ["tavern"]})
    shares = value(table.pos)
    assert shares[0] > 0.6
    assert shares[0] > 4 * max(shares[1:])


def test_gold_and_cards_count_among_equal_cities() -> None:
    table = given(gold={0: 6, 1: 0}, hands={0: ["palace", "docks", "castle"], 1: []})
    shares = value(table.pos)
    assert shares[0] > shares[1]


def test_in_the_last_round_only_points_count() -> None:
    seven = ["manor", "castle", "palace", "temple", "cathedral", "docks", "harbor"]
    table = given(holders={"warlord": 1}, cities={0: seven, 1: [*SIX, "prison"]}, completed=[0])
    table.call("warlord")
    shares = value(table.pos)
    assert shares[0] > 0.8


# ---- what deserves a thought


def test_the_draft_deserves_a_thought_and_income_does_not() -> None:
    pos = GAME.new(4, 7)
    assert matters(pos.observe(pos.pending[0].seat))
    table = given(holders={"merchant": 0}, cities={0: ["tavern", "market"]})
    table.call("merchant")
    assert not matters(table.pos.observe(0))


def test_whom_to_kill_is_thought_about_among_few() -> None:
    table = given(holders={"assassin": 0, "king": 1}, gold={1: 9})
    moves = candidates(table.call("assassin").pos.observe(0), Random(1))
    assert 2 < len(moves) <= MOST
    assert sum(str(move).startswith("kill") for move in moves) > 2


# ---- reasons


def said(table: Table, seat: int, text: str) -> list[str]:
    """The reasons for a move, without their beginning."""
    found = reasons(table.pos.observe(seat), GAME.parse_move(text))
    return [reason.id.removeprefix("citadels-hint-") for reason in found]


def test_the_last_district_completes_the_city() -> None:
    table = given(holders={"bishop": 0}, gold={0: 3}, hands={0: ["prison"]}, cities={0: SIX}, deck=["manor"] * 2)
    table.call("bishop").play("gather gold")
    assert "completes" in said(table, 0, "build prison")


def test_the_thief_hears_who_has_the_gold() -> None:
    table = given(holders={"thief": 0, "merchant": 1}, absent=["assassin"], gold={1: 9})
    assert {"probably", "purse"} <= set(said(table.call("thief"), 0, "rob merchant"))


# ---- likely worlds


def test_a_likely_world_fits_what_the_seat_saw() -> None:
    for seed in range(14):
        for number, (_, obs) in enumerate(brain_laws.questions(random_table(seed), seed)):
            if number % 25 == 0:
                world = likely_world(obs, Random(seed))
                world.check()
                assert world.observe(obs.seat).to_json() == obs.to_json()


def test_characters_are_where_they_are_wanted() -> None:
    """A rich player with many cards has the Architect more often than any draft would give him."""
    pos = GAME.new(4, 3, {"first_crown": 1})
    assert isinstance(pos, CitadelsPosition)
    pos.gain(1, 9)
    while pos.pending[0].kind == "draft":
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(Random(2)))
    obs, rng = pos.observe(0), Random(1)
    even, likely = ([draw(obs, rng) for _ in range(200)] for draw in (Observation.resample, likely_world))
    assert held(likely, 7, 1) > held(even, 7, 1)


def held(worlds: list[tp.Position], rank: int, seat: int) -> int:
    """In how many worlds a seat has a character."""
    return sum(isinstance(world, CitadelsPosition) and world.holder[rank] == seat for world in worlds)
