"""The searching levels and the hints, for all games: fair, lawful, within their budget. Nothing here is timed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import tetrapolis as tp
from tests.games.ankh_morpork.test_bot_normal import new_table as ankh_morpork_table
from tests.games.citadels.test_bot_normal import random_table as citadels_table
from tests.games.genoa.test_bot_normal import random_table as genoa_table
from tests.games.walled_city.test_bot_normal import random_table as walled_city_table
from tetrapolis.bots import SLIP, Search, advice, bot, cores, easy, halving, searching
from tetrapolis.bots.cores import grow_together, help_out
from tetrapolis.bots.halving import Tried, halve
from tetrapolis.bots.tree import grow
from tetrapolis.bots.worlds import Watch, candidates, processor_time
from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move
from tetrapolis.testing.brains import brain_of, questions

TABLES: dict[str, Callable[[int], tp.Position]] = {
    "citadels": citadels_table,
    "ankh_morpork": ankh_morpork_table,
    "genoa": genoa_table,
    "walled_city": walled_city_table,
}
SEARCHES: dict[str, Search] = {"hard": halve, "expert": grow}
NO_END = 1e9


def thinking(pos: tp.Position, search: Search, worlds: int) -> Callable[[Observation, Random], Move]:
    """A bot that thinks until it has seen so many worlds, however long that takes."""
    return searching(brain_of(pos), search, NO_END, worlds)


def a_question(game: str, seed: int = 1, least: int = 3) -> Observation:
    """The first question of a game with some candidates."""
    pos = TABLES[game](seed)
    brain = brain_of(pos)
    for _, obs in questions(pos, seed):
        if brain.matters(obs) and len(candidates(obs, brain, Random(1))) >= least:
            return obs
    raise AssertionError("no question worth a thought")


# ---- fair and lawful


@pytest.mark.parametrize("level", SEARCHES)
@pytest.mark.parametrize("game", TABLES)
def test_the_same_choice_again_and_in_every_world(game: str, level: str, full: bool) -> None:
    """With the same generator: what a seat cannot know makes no difference."""
    left, rng = 200 if full else 4, Random(level)
    for seed in range(100):
        pos = TABLES[game](seed)
        decide = thinking(pos, SEARCHES[level], worlds=4 if full else 2)
        for _, obs in questions(pos, seed):
            if brain_of(pos).matters(obs) and rng.random() < 0.05:
                move = decide(obs, Random(seed))
                assert move in obs.legal()
                assert decide(obs, Random(seed)) == move
                assert decide(obs.resample(rng).observe(obs.seat), Random(seed)) == move
                left -= 1
                if not left:
                    return


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_is_the_same_in_every_world(game: str) -> None:
    rng, left = Random(2), 3
    for _, obs in questions(TABLES[game](2), 2):
        if rng.random() < 0.1:
            told = advice.advise(obs, Random(1), NO_END, worlds=2)
            assert told == advice.advise(obs.resample(rng).observe(obs.seat), Random(1), NO_END, worlds=2)
            assert all(obs.game.parse_move(each.move) in obs.legal() for each in told)
            left -= 1
            if not left:
                return


@pytest.mark.parametrize("game", TABLES)
def test_every_level_has_a_lawful_answer_to_every_kind_of_question(game: str, full: bool) -> None:
    """Drafts, interrupts and bargaining too; each kind that comes up in a few games, several times."""
    times = 20 if full else 1
    asked: dict[str, int] = {}
    for seed in range(40 if full else 3):
        pos = TABLES[game](seed)
        levels = [bot(game, level) for level in ("random", "easy", "normal")]
        levels += [thinking(pos, search, worlds=1) for search in SEARCHES.values()]
        for now, obs in questions(pos, seed):
            decision = obs.decision
            assert decision is not None
            assert obs.seat is not None
            if len(now.pending) == 1 and asked.get(decision.kind, 0) < times:
                asked[decision.kind] = asked.get(decision.kind, 0) + 1
                for decide in levels:
                    assert decide(obs, Random(seed)) in now.legal(obs.seat)
    assert len(asked) >= 8


def test_easy_slips_as_often_as_it_says() -> None:
    obs, asked = a_question("citadels"), list[Observation]()
    own = obs.legal().sample(Random(1))

    def decide(obs: Observation, rng: Random) -> Move:
        asked.append(obs)
        return own

    weak = easy(replace(brain_of(obs.resample(Random(1))), decide=decide))
    for seed in range(1000):
        assert weak(obs, Random(seed)) in obs.legal()
    assert abs(len(asked) / 1000 - (1 - SLIP)) < 0.05


# ---- budgets


class Hourglass:
    """A watch that only goes on when a playout ends."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """The time."""
        return self.time


@pytest.mark.parametrize("seconds", [0.5, 2.0])
@pytest.mark.parametrize("level", SEARCHES)
@pytest.mark.parametrize("game", TABLES)
def test_a_search_ends_when_its_time_is_up(
    game: str, level: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every playout takes 30 ms by its watch: no more are begun than can be ended, and most of the time is used."""
    watch, obs = Hourglass(), a_question(game, least=2)
    monkeypatch.setattr(Watch, "now", watch.now)
    monkeypatch.setattr(halving, "SURE", float("inf"))
    pos = obs.resample(Random(1))
    brain, whole = brain_of(pos), 0

    def value(world: Position) -> list[float]:
        nonlocal whole
        watch.time += 0.03
        whole += 1
        return [1 / world.players] * world.players

    found = SEARCHES[level](obs, replace(brain, value=value), Random(1), seconds, 1 << 30)
    assert 0.8 * seconds < watch.time <= seconds
    assert sum(weighed.tries for weighed in found) >= whole


def test_with_no_time_at_all_the_brain_decides() -> None:
    obs = a_question("walled_city")
    brain = brain_of(obs.resample(Random(1)))
    for search in SEARCHES.values():
        found = search(obs, brain, Random(5), 0.0, 1 << 30)
        assert found[0].move == brain.decide(obs, Random(5))
        assert sum(weighed.tries for weighed in found) <= 1


def test_in_the_arena_the_own_work_counts() -> None:
    before = Watch.now
    with processor_time():
        assert Watch.now is not before
    assert Watch.now is before


# ---- choosing


def test_what_is_better_is_chosen_and_in_a_tie_what_the_brain_prefers() -> None:
    obs = a_question("citadels", least=4)
    brain = brain_of(obs.resample(Random(1)))
    own, *others = candidates(obs, brain, Random(3))

    def better(world: Position, tried: Tried, seat: int, brain: Brain, rng: Random, until: int) -> float:
        return rng.random() + (0.1 if tried.move == others[-1] else 0.0)

    def no_better(world: Position, tried: Tried, seat: int, brain: Brain, rng: Random, until: int) -> float:
        return 0.25

    assert halve(obs, brain, Random(3), NO_END, 20, better)[0].move == others[-1]
    assert halve(obs, brain, Random(3), NO_END, 20, no_better)[0].move == own


def test_the_tree_looks_at_further_moves_of_its_own() -> None:
    """Not only at the candidates for the question: also at what to do next, and not only as the brain would."""
    obs = a_question("ankh_morpork", least=3)
    brain = brain_of(obs.resample(Random(1)))
    asked = list[Observation]()

    def noted(obs: Observation, rng: Random) -> list[Move]:
        asked.append(obs)
        assert brain.candidates is not None
        return list(brain.candidates(obs, rng))

    grow(obs, replace(brain, candidates=noted), Random(1), NO_END, 40)
    assert len(asked) > 1
    assert {each.seat for each in asked} == {obs.seat}


# ---- several cores


def test_helpers_search_from_what_the_seat_knows() -> None:
    """What a helper finds in a world that was dealt anew is what is found here."""
    obs = a_question("genoa")
    assert obs.seat is not None
    world = obs.resample(Random(1)).to_json()
    here = grow(obs, brain_of(obs.resample(Random(1))), Random(0.5), NO_END, 4)
    assert help_out("genoa", world, obs.seat, NO_END, 4, 0.5) == [(str(move), *rest) for move, *rest in here]


def test_two_cores_look_at_more_worlds_than_one() -> None:
    obs = a_question("citadels")
    brain = brain_of(obs.resample(Random(1)))
    alone = grow_together(obs, brain, Random(1), NO_END, 6)
    both = grow_together(obs, brain, Random(1), NO_END, 6, cores=2)
    assert {weighed.move for weighed in alone} == {weighed.move for weighed in both}
    assert sum(weighed.tries for weighed in both) > 1.5 * sum(weighed.tries for weighed in alone)


def test_without_its_helpers_it_goes_on_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    obs = a_question("citadels")
    monkeypatch.setattr(cores, "_ask", lambda *asked: [])
    assert grow_together(obs, brain_of(obs.resample(Random(1))), Random(1), NO_END, 4, cores=2)
