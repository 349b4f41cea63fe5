"""What Ankh-Morpork knows about itself for searching bots: shares of the win, candidates, reasons, suspicions."""

from __future__ import annotations

from random import Random

import pytest

from tests.ankh_morpork import GAME, given, move_of
from tests.games.ankh_morpork.test_bot_normal import new_table
from tetrapolis.core.observation import Observation
from tetrapolis.games.ankh_morpork.bot.board import states_of, sum_up
from tetrapolis.games.ankh_morpork.bot.brain import MOST, likely_world, matters
from tetrapolis.games.ankh_morpork.bot.judge import value
from tetrapolis.games.ankh_morpork.bot.normal import decide
from tetrapolis.games.ankh_morpork.bot.outlook import Outlook
from tetrapolis.games.ankh_morpork.bot.reasons import reasons
from tetrapolis.games.ankh_morpork.bot.trial import in_menu
from tetrapolis.games.ankh_morpork.rules.frames import Menu
from tetrapolis.games.ankh_morpork.rules.moves import Build, Calm, Place
from tetrapolis.games.ankh_morpork.rules.personalities import RUST, VETINARI
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.locales import ids
from tetrapolis.testing import brains as brain_laws

# ---- laws


@pytest.mark.parametrize("seed", range(9))
def test_shares_add_up_and_the_clock_never_goes_back(seed: int) -> None:
    brain_laws.shares_add_up_and_the_clock_never_goes_back(new_table(seed), seed)


@pytest.mark.parametrize("seed", range(9))
def test_candidates_are_legal_few_and_never_none(seed: int) -> None:
    brain_laws.candidates_are_legal_few_and_never_none(new_table(seed), seed, MOST)


@pytest.mark.parametrize("seed", range(3))
def test_hard_chooses_the_same_in_every_world(seed: int) -> None:
    brain_laws.hard_chooses_the_same_in_every_world(new_table(seed), seed, share=0.05)


def test_every_reason_has_words_and_comes_up() -> None:
    found = set[str]()
    for seed in range(9):
        found |= brain_laws.reasons_have_words(new_table(seed), seed)
    assert found == set(ids("en", "ankh_morpork-hint-"))


# ---- who is winning

LORDS = {0: "lord_rust", 1: "lord_de_worde", 2: "dragon_king_of_arms", 3: "chrysoprase"}
TO_PLAY = {0: ["groat"]}
"""Without a card to play the turn would pass on by itself."""
FOUR_AREAS = "1{R2} 2{R2} 3{R2} 4{R2} 5{Y1} 6{G1} 7{B1}"


def test_a_lord_with_four_areas_is_ahead_of_one_with_none() -> None:
    shares = value(given(FOUR_AREAS, who=LORDS, active=3, hands={3: ["groat"]}).pos)
    assert shares[0] > 3 * shares[1]


def test_a_rich_chrysoprase_is_ahead() -> None:
    poor, rich = (value(given("1{R1 Y1 G1 B1}", who=LORDS, cash={3: cash}, hands=TO_PLAY).pos)[3] for cash in (5, 48))
    assert rich > 2 * poor


def test_commander_vimes_likes_a_short_draw_pile() -> None:
    who = {**LORDS, 1: "commander_vimes"}
    early, late = (value(given("1{R1 Y1 G1 B1}", who=who, deck_size=size, hands=TO_PLAY).pos)[1] for size in (70, 4))
    assert late > early > 0.3


def test_without_him_the_points_decide_at_the_end() -> None:
    table = given("1{R1 Y1 G1 B1} 2{Y3}", who=LORDS, cash={1: 30}, deck_size=1, hands=TO_PLAY)
    shares = value(table.pos)
    assert shares[1] > max(shares[0], shares[2])


def test_a_goal_that_others_can_still_break_counts_less_than_one_before_the_win_check() -> None:
    """The same four areas: the next to play is the lord himself, or three others before him."""
    soon, late = (value(given(FOUR_AREAS, who=LORDS, active=at, hands={at: ["groat"]}).pos)[0] for at in (3, 0))
    assert soon > late


def test_with_three_players_too_whoever_controls_enough_is_ahead() -> None:
    who = {0: "lord_rust", 1: "lord_de_worde", 2: "dragon_king_of_arms"}
    table = given("1{R2} 2{R2} 3{R2} 4{R2} 5{R2} 6{Y1} 7{G1}", players=3, who=who, active=2, hands={2: ["groat"]})
    shares = value(table.pos)
    assert abs(sum(shares) - 1) < 1e-9
    assert shares[0] > 3 * shares[1]


# ---- what deserves a thought


def test_which_card_deserves_a_thought_and_a_window_without_an_answer_does_not() -> None:
    table = given("5{R1 Y1 !}", hands={0: ["mr_gryle", "groat"], 1: ["drumknott"]})
    assert matters(table.pos.observe(0))
    table.play("play mr_gryle", "kill 5 p2")
    assert table.asked == (1, "window")
    assert not matters(table.pos.observe(1))


# ---- suspicions


def test_who_stands_everywhere_looks_like_lord_vetinari_and_who_controls_like_a_lord() -> None:
    everywhere = " ".join(f"{area}{{R1 Y1}}" for area in range(1, 9))
    spread = Outlook(given(everywhere + " 10{G3} 11{G3} 12{G3}", who=LORDS, hands=TO_PLAY).pos.observe(0).seen, 0)
    seats = dict(zip(spread.others, spread.chances, strict=True))
    assert seats[1][VETINARI] > 3 * seats[2][VETINARI]
    assert seats[2][4] < seats[2].get(0, 0.0) + seats[2].get(2, 0.0)
    assert all(abs(sum(chances.values()) - 1) < 1e-9 for chances in seats.values())
    assert RUST not in seats[1]  # that is who looks


def test_a_likely_world_fits_what_the_seat_saw_and_what_it_suspects() -> None:
    for seed in range(6):
        for number, (_, obs) in enumerate(brain_laws.questions(new_table(seed), seed)):
            if number % 40 == 0:
                world = likely_world(obs, Random(seed))
                world.check()
                assert world.observe(obs.seat).to_json() == obs.to_json()
    everywhere = " ".join(f"{area}{{R1 Y1}}" for area in range(1, 9))
    obs, rng = given(everywhere, who=LORDS, hands=TO_PLAY).pos.observe(0), Random(1)
    counts = []
    for draw in (Observation.resample, likely_world):
        worlds = [draw(obs, rng) for _ in range(200)]
        counts.append(sum(isinstance(pos, AnkhMorporkPosition) and pos.personality[1] == VETINARI for pos in worlds))
    assert counts[1] > 1.5 * counts[0]


# ---- reasons


def test_the_card_that_fulfils_the_goal_says_so() -> None:
    table = given("1{R2} 2{R2} 3{R2} 4{R1 Y1 !}", who=LORDS, hands={0: ["groat"]})
    table.play("play groat")
    found = reasons(table.pos.observe(0), move_of("place 4"))
    assert found[0].id == "ankh_morpork-hint-fulfils"
    assert found[0].args == {"n": 4, "of": 4}
    assert GAME.brain is not None
    assert GAME.brain.reasons is reasons


# ---- trials


def test_what_is_played_in_thought_is_what_the_rules_do_and_leaves_what_is_seen_alone() -> None:
    compared = 0
    for seed in range(6):
        pos, rng = new_table(seed), Random(seed)
        assert isinstance(pos, AnkhMorporkPosition)
        while pos.outcome is None:
            seat = pos.pending[0].seat
            moves = [move for move in pos.legal(seat) if isinstance(move, (Place, Build, Calm))]
            if isinstance(pos.stack[-1], Menu) and moves:
                obs, move = pos.observe(seat), rng.choice(moves)
                text, main = obs.to_json(), obs.seen.stack[-2]
                trial, real = in_menu(Outlook(obs.seen, seat).board, main, move), pos.copy()
                real.play(seat, move)
                assert (trial.minions, trial.trouble) == (real.minions, real.trouble)
                assert (trial.building, trial.cash) == (real.building, real.cash)
                assert trial.summed() == sum_up(trial.setup.players, states_of(trial))
                decide(obs, rng)
                assert obs.to_json() == text
                compared += 1
            pos.play(seat, pos.legal(seat).sample(rng))
    assert compared > 100
