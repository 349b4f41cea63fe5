"""What holds for the bot of every game, as functions that assert; a game's tests bring the bot and new positions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random
from typing import get_args

import tetrapolis as tp
from tetrapolis.bots import Bot, play_randomly
from tetrapolis.core.driving import next_actor
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import CLOCK


def _at(state: tuple[object, ...]) -> Random:
    """A generator that goes on from there."""
    rng = Random()
    rng.setstate(state)
    return rng


# ---- lawful, fair, repeatable


def a_whole_game_comes_to_an_end(bot: Bot, pos: tp.Position, seed: int, too_long: int) -> None:
    """The bot on every seat makes legal moves only, and ends the game in fewer decisions than would be too long."""
    rng = Random(seed)
    for _ in range(too_long):
        if pos.outcome is not None:
            return
        seat = next_actor(pos, rng)
        move = pos.legal(seat).sample(rng) if seat == CLOCK else bot(pos.observe(seat), rng)
        assert move in pos.legal(seat), move
        pos.play(seat, move)
        pos.check()
    raise AssertionError("the game does not end")


def lawful_also_where_it_would_not_have_gone_itself(bot: Bot, pos: tp.Position, seed: int) -> None:
    """A game in which chance makes seven of ten moves."""
    rng = Random(seed)
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        legal = pos.legal(seat)
        move = legal.sample(rng)
        if seat != CLOCK:
            own = bot(pos.observe(seat), rng)
            assert own in legal, own
            move = move if rng.random() < 0.7 else own
        pos.play(seat, move)


def the_same_choice_again_and_in_every_world(
    bot: Bot,
    pos: tp.Position,
    seed: int,
    share: float,
    world: Callable[[Observation, Random], tp.Position] = Observation.resample,
) -> None:
    """A whole game: the same choice again, and, for a share, in a world the bot cannot tell from the real one."""
    rng = Random(seed)
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        if seat == CLOCK:
            pos.play(seat, pos.legal(seat).sample(rng))
            continue
        obs = pos.observe(seat)
        state = rng.getstate()
        move = bot(obs, rng)
        assert bot(obs, _at(state)) == move
        if rng.random() < share:
            assert bot(world(obs, rng).observe(seat), _at(state)) == move
        pos.play(seat, move)


def the_same_game_with_observations_that_are_not_cut_loose(bot: Bot, new: Callable[[], tp.Position], most: int) -> None:
    """What a bot remembers never hangs on lists that move on with the position, as they do in search."""

    def moves(loose: bool) -> list[str]:
        pos, rng, made = new(), Random(1), list[str]()
        while pos.outcome is None and len(made) < most:
            seat = next_actor(pos, rng)
            move = pos.legal(seat).sample(rng) if seat == CLOCK else bot(pos.observe(seat, loose), rng)
            pos.play(seat, move)
            made.append(str(move))
        return made

    assert moves(loose=False) == moves(loose=True)


def it_answers_every_question_and_uses_every_kind_of_move(
    bot: Bot,
    game: Game,
    answers: Collection[str],
    new_table: Callable[[int], tp.Position],
    never: Collection[str] = (),
) -> None:
    """It has an answer for each kind of question; up to 600 games until each was a choice and each move was made."""
    questions = {step.kind for step in game.steps.values() if step.run is None}
    assert set(answers) == questions, questions.symmetric_difference(answers)
    unasked, unused = questions.copy(), {str(kind.__struct_config__.tag) for kind in get_args(game.move_type)}
    assert unused.issuperset(never)
    unused.difference_update(never)
    for seed in range(600):
        pos, rng = new_table(seed), Random(seed)
        while pos.outcome is None:
            decision = pos.pending[0]
            move = bot(pos.observe(decision.seat), rng)
            if len(pos.legal(decision.seat)) > 1:
                unasked.discard(decision.kind)
            unused.discard(move.tag)
            pos.play(decision.seat, move)
        if not unasked and not unused:
            return
    raise AssertionError(f"unasked {unasked}, unused {unused}")


# ---- not a fool


def winners_among_others(
    bot: Bot, games: Iterable[tp.Position], others: Bot = play_randomly
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The bot on one seat, each in turn, plays against others: its seat and the winners of every game."""
    for seed, pos in enumerate(games):
        rng, own = Random(seed), seed % pos.players
        while pos.outcome is None:
            seat = pos.pending[0].seat
            pos.play(seat, (bot if seat == own else others)(pos.observe(seat), rng))
        yield own, pos.outcome.winners
