"""What holds for the bot of every game, as functions that assert; a game's tests bring the bot and new positions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from random import Random
from typing import get_args

from tetrapolis.bots import Bot, bot, levels, play_randomly
from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import BrokenLaw, keep
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.testing.findings import At, Finding, holds, raised


def _at(state: tuple[object, ...]) -> Random:
    """A generator that goes on from there."""
    rng = Random()
    rng.setstate(state)
    return rng


# ---- lawful, fair, repeatable


def a_whole_game_comes_to_an_end(bot: Bot, pos: Position, seed: int, too_long: int) -> None:
    """The bot on every seat makes legal moves only, and ends the game in fewer decisions than would be too long."""
    rng = Random(seed)
    for _ in range(too_long):
        if pos.outcome is not None:
            return
        seat = next_actor(pos, rng)
        move = pos.legal(seat).sample(rng) if seat == CLOCK else bot(pos.observe(seat), rng)
        keep(move in pos.legal(seat), "bot-illegal", move=str(move))
        pos.play(seat, move)
        pos.check()
    raise BrokenLaw("check-broken-endless")


def lawful_also_where_it_would_not_have_gone_itself(bot: Bot, pos: Position, seed: int) -> None:
    """A game in which chance makes seven of ten moves."""
    rng = Random(seed)
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        legal = pos.legal(seat)
        move = legal.sample(rng)
        if seat != CLOCK:
            own = bot(pos.observe(seat), rng)
            keep(own in legal, "bot-illegal", move=str(own))
            move = move if rng.random() < 0.7 else own
        pos.play(seat, move)


def the_same_choice_again_and_in_every_world(
    bot: Bot,
    pos: Position,
    seed: int,
    share: float,
    world: Callable[[Observation, Random], Position] = Observation.resample,
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
        keep(bot(obs, _at(state)) == move, "bot-otherwise", move=str(move))
        if rng.random() < share:
            keep(bot(world(obs, rng).observe(seat), _at(state)) == move, "bot-world", move=str(move))
        pos.play(seat, move)


def the_same_game_with_observations_that_are_not_cut_loose(bot: Bot, new: Callable[[], Position], most: int) -> None:
    """What a bot remembers never hangs on lists that move on with the position, as they do in search."""

    def moves(loose: bool) -> list[str]:
        pos, rng, made = new(), Random(1), list[str]()
        while pos.outcome is None and len(made) < most:
            seat = next_actor(pos, rng)
            move = pos.legal(seat).sample(rng) if seat == CLOCK else bot(pos.observe(seat, loose), rng)
            pos.play(seat, move)
            made.append(str(move))
        return made

    keep(moves(loose=False) == moves(loose=True), "bot-loose")


def it_answers_every_question_and_uses_every_kind_of_move(
    bot: Bot,
    game: Game,
    answers: Collection[str],
    new_table: Callable[[int], Position],
    never: Collection[str] = (),
) -> None:
    """It has an answer for each kind of question; up to 600 games until each was a choice and each move was made."""
    questions = {step.kind for step in game.steps.values() if step.run is None}
    odd = questions.symmetric_difference(answers)
    keep(not odd, "bot-questions", names=", ".join(sorted(odd)))
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
    raise BrokenLaw("check-broken-bot-unused", names=", ".join(sorted({*unasked, *unused})))


# ---- not a fool


def winners_among_others(
    bot: Bot, games: Iterable[Position], others: Bot = play_randomly
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The bot on one seat, each in turn, plays against others: its seat and the winners of every game."""
    for seed, pos in enumerate(games):
        rng, own = Random(seed), seed % pos.players
        while pos.outcome is None:
            seat = pos.pending[0].seat
            pos.play(seat, (bot if seat == own else others)(pos.observe(seat), rng))
        yield own, pos.outcome.winners


# ---- every level

SEARCHED = 30
"""So many decisions of a game are searched; the next ones are left to a quicker level."""
THINKING = 0.002
"""Seconds for each of them: what is judged is whether they end, not how well they play."""
TOO_LONG = 20_000


def every_level_finishes(game: Game, seed: int) -> Iterator[Finding]:
    """Bots of every level play whole games lawfully; those that do not search choose alike where all looks alike."""
    known = levels(game.id)
    for level in known:
        player = bot(game.id, level, seconds=THINKING)
        quick = level in ("random", "easy", "normal")
        if not quick:
            player = _for_a_while(player, bot(game.id, "normal" if "normal" in known else "random"))
        for players in {game.players[0], game.players[-1]} if quick else {game.players[0]}:
            try:
                a_whole_game_comes_to_an_end(player, game.new(players, seed), seed, TOO_LONG)
                if quick:
                    the_same_choice_again_and_in_every_world(player, game.new(players, seed), seed, 0.2)
            except Exception as error:  # noqa: BLE001 - a stranger's bot may raise anything
                yield raised("bots", game, error, At(f"{game.id} {players} {level}", str(seed)))
                return
    yield holds("bots", "bots", levels=", ".join(known))


def _for_a_while(first: Bot, then: Bot) -> Bot:
    """A bot for so many decisions, and another one for the rest."""
    made = 0

    def decide(obs: Observation, rng: Random) -> Move:
        nonlocal made
        made += 1
        return first(obs, rng) if made <= SEARCHED else then(obs, rng)

    return decide
