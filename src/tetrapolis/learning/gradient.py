"""Learning from one's own games: what went better than expected is done more often (policy gradient, clipped as PPO).

What was expected is the game's own judgement of the whole position, which no player sees: it is used in training only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from tetrapolis.bots import Bot, bot, searching
from tetrapolis.bots.halving import halve
from tetrapolis.bots.learned import choices, playing
from tetrapolis.bots.net import Floats, Net, sight
from tetrapolis.bots.plain import brain_of
from tetrapolis.bots.worlds import shares
from tetrapolis.core.driving import next_asked
from tetrapolis.games import game
from tetrapolis.learning.samples import Adam, Batch, Ints, Samples, as_bytes, joined
from tetrapolis.numbers.encoding import codec

CLIP = 0.2
"""A choice gets at most this much likelier or less likely in one step."""
EPOCHS = 3
BATCH = 1024
WORLDS = 3
"""In so many the search of the pool looks."""
ENDLESS = 1e9
FAR = 0.8
"""How much of what comes of a choice is seen one step of the clock later still; the judgement stands for the rest."""
CURIOUS = 0.003
"""What it is worth not to be too sure."""


@dataclass(frozen=True)
class Played:
    """Own decisions: what was chosen, how likely that was, and how much better it went than expected."""

    samples: Samples
    chosen: Ints
    """Where the chosen action stands among all."""
    chances: Floats
    gains: Floats


def together(parts: Sequence[Played]) -> Played:
    """Several lots as one."""
    starts = np.cumsum([0, *(len(part.samples.actions) for part in parts)])
    return Played(
        joined([part.samples for part in parts]),
        np.concatenate([part.chosen + start for part, start in zip(parts, starts, strict=False)]).astype(np.int32),
        np.concatenate([part.chances for part in parts]),
        np.concatenate([part.gains for part in parts]),
    )


def pool_of(nets: Iterable[str]) -> list[str]:
    """Whom one meets, each as often as it stands there: levels, earlier networks, and now and then a search.

    >>> from collections import Counter
    >>> Counter(pool_of(["round0"]))
    Counter({'normal': 60, 'round0': 60, 'easy': 30, 'search': 1})
    """
    return ["normal"] * 60 + ["easy"] * 30 + [name for name in nets for _ in range(60)] + ["search"]


def rival(game_id: str, name: str, nets: Mapping[str, Net]) -> Bot:
    """Whom one plays against: a network by its name, a search, or a level.

    The search looks into so many worlds, not for so long: the same seed gives the same games.
    """
    if name in nets:
        return playing(nets[name], 1.0)
    return searching(brain_of(game(game_id)), halve, ENDLESS, WORLDS) if name == "search" else bot(game_id, name)


def played(
    net: Net,
    seeds: Sequence[tuple[str, Mapping[str, Any]]],
    pool: Sequence[str],
    nets: Mapping[str, Net],
    far: float = FAR,
) -> Played:
    """Games of a network against members of a pool; the decisions of the network's seats, half of them or more."""
    game_id, players = net.game, net.players
    table, brain = codec(game_id, players), brain_of(game(game_id))
    rivals = {name: rival(game_id, name, nets) for name in dict.fromkeys(pool)}
    seen: list[Any] = []
    actions, starts, chosen = list[int](), [0], list[int]()
    chances, gains, advised = list[float](), list[float](), list[int]()
    for seed, options in seeds:
        rng, order = Random(f"{seed}/own"), Random(f"{seed}/order")
        pos = game(game_id).new(players, seed, dict(options))
        own = set(rng.sample(range(players), rng.randint(max(1, players // 2), players)))
        others = {seat: rivals[rng.choice(pool)] for seat in range(players) if seat not in own}
        made: list[tuple[int, int, float]] = []
        """Decisions: at which step of the clock, which seat, what was expected."""
        steps: list[Sequence[float]] = [brain.value(pos)]
        """What was expected when each step of the clock began."""
        now = brain.clock(pos)
        while (seat := next_asked(pos, order)) is not None:
            if brain.clock(pos) != now:
                now = brain.clock(pos)
                steps.append(brain.value(pos))
            obs = pos.observe(seat, loose=False)
            if seat in others:
                pos.play(seat, others[seat](obs, rng))
                continue
            acts, moves, advice = choices(table, brain, obs, rng)
            if len(acts) == 1:
                pos.play(seat, moves[0])
                continue
            vector = sight(table, obs)
            scores = net.scores(vector, acts, advice)
            likely = np.exp(scores - scores.max())
            likely /= likely.sum()
            at = min(int(likely.cumsum().searchsorted(rng.random(), "right")), len(acts) - 1)
            made.append((len(steps), seat, brain.value(pos)[seat]))
            seen.append(as_bytes(vector))
            chosen.append(len(actions) + at)
            actions += acts
            starts.append(len(actions))
            chances.append(float(likely[at]))
            advised.append(advice)
            pos.play(seat, moves[at])
        assert pos.outcome is not None
        later = ahead([*steps, shares(pos.outcome)], far)
        gains += [later[step][who] - before for step, who, before in made]
    samples = Samples(
        np.array(seen, np.uint8).reshape(-1, table.size),
        np.array(actions, np.int32),
        np.array(starts, np.int32),
        np.zeros(len(actions), np.float32),
        np.array(advised, np.int32),
    )
    return Played(samples, np.array(chosen, np.int32), np.array(chances, np.float32), np.array(gains, np.float32))


def ahead(steps: Sequence[Sequence[float]], far: float) -> list[list[float]]:
    """What each step of the clock was worth for each seat, seen from later: of each later step a part counts.

    >>> ahead([[0.5], [0.25], [1.0]], 0.0), ahead([[0.5], [0.25], [1.0]], 1.0)
    ([[0.5], [0.25], [1.0]], [[1.0], [1.0], [1.0]])
    """
    found = [list(steps[-1])]
    for step in reversed(steps[:-1]):
        found.append([(1 - far) * now + far * then for now, then in zip(step, found[-1], strict=True)])
    return found[::-1]


def improve(net: Net, lot: Played, adam: Adam, rng: np.random.Generator) -> float:
    """One step of learning from a lot of games; how much better than expected they went, on average."""
    gains = lot.gains - lot.gains.mean()
    gains /= gains.std() + 1e-6
    rows = np.arange(len(lot.samples))
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(rows), max(1, len(rows) // BATCH)):
            batch = Batch(lot.samples, part)
            hidden, chances = batch.forward(net)
            mine = batch.firsts + (lot.chosen[part] - lot.samples.starts[:-1][part])
            ratio = chances[mine] / lot.chances[part]
            gain = gains[part]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = np.where(free, gain * ratio, 0.0).astype(np.float32) / len(part)
            slope = chances * pull[batch.owner]
            slope[mine] -= pull
            log = np.log(chances + 1e-9)
            spread = np.add.reduceat(chances * log, batch.firsts)
            slope += CURIOUS * chances * (log - spread[batch.owner]) / len(part)
            adam.step(net, batch.backward(net, hidden, slope.astype(np.float32)))
    return float(lot.gains.mean())
