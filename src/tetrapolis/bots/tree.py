"""Expert: a tree over the own decisions, in a new world each time; the others answer from what they would know.

Every iteration resamples a world from the seat's knowledge and goes down the tree with the moves that are legal there.
Other seats are no part of the tree: they decide by the game's brain from their own observation of that world, so no
secret of ours can guide them, and the tree stays deep enough to plan a whole turn.
"""

from __future__ import annotations

import math
import time
from random import Random

from tetrapolis.bots.worlds import ENDLESS, Weighed, answer, candidates, shares
from tetrapolis.core.brain import Brain
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import CLOCK, Move

PRIOR = 0.5
"""How much of the first belief belongs to the brain's own choice; the others share the rest."""
EXPLORE = 0.6
"""How much a move is tried because it was tried little."""
WIDEN = 1.6
"""After n visits so many times the root of n moves are looked at, the brain's own choice first."""


class Edge:
    """A move at a node, and what came of it."""

    __slots__ = ("child", "move", "prior", "total", "tries")

    def __init__(self, move: Move, prior: float) -> None:
        self.move, self.prior = move, prior
        self.tries, self.total = 0, 0.0
        self.child: Node | None = None


class Node:
    """An own decision, reached by the same own moves; which of its moves are legal is the world's affair."""

    __slots__ = ("edges", "visits")

    def __init__(self, moves: list[Move]) -> None:
        rest = (1 - PRIOR) / max(1, len(moves) - 1)
        self.edges = [Edge(move, PRIOR if number == 0 else rest) for number, move in enumerate(moves)]
        self.visits = 0

    def choose(self, world: Position, seat: int) -> Edge | None:
        """The edge to go down: worth, belief and curiosity; None if nothing known is legal in this world."""
        legal = world.legal(seat)
        wide = math.ceil(WIDEN * math.sqrt(self.visits + 1))
        best, highest = None, -math.inf
        curiosity = EXPLORE * math.sqrt(self.visits + 1)
        first = self.edges[0]
        hope = first.total / first.tries if first.tries else 0.5
        for edge in self.edges[:wide]:
            worth = edge.total / edge.tries if edge.tries else hope
            score = worth + curiosity * edge.prior / (1 + edge.tries)
            if score > highest and edge.move in legal:
                best, highest = edge, score
        return best


def grow(obs: Observation, brain: Brain, rng: Random, seconds: float, worlds: int = ENDLESS) -> list[Weighed]:
    """The candidates, the most tried first, after so many seconds or worlds."""
    end = time.perf_counter() + seconds
    root = Node(candidates(obs, brain, rng))
    if len(root.edges) == 1:
        return [Weighed(root.edges[0].move, 0.0, 0)]
    assert obs.seat is not None
    for number in range(worlds):
        if number and time.perf_counter() >= end:
            break
        _descend(brain.world(obs, rng), root, obs.seat, brain, rng)
    ranked = sorted(root.edges, key=lambda edge: (-edge.tries, -edge.total))
    return [Weighed(edge.move, edge.total / max(1, edge.tries), edge.tries) for edge in ranked]


def _descend(world: Position, root: Node, seat: int, brain: Brain, rng: Random) -> None:
    """One world: down the tree as far as it is known, one node more, then on by the brain; what came of it goes up."""
    until = brain.clock(world) + brain.horizon
    node: Node | None = root
    path: list[tuple[Node, Edge]] = []
    while world.outcome is None and brain.clock(world) < until:
        actor = next_actor(world, rng)
        if actor == CLOCK:
            world.play(actor, next_ring(world))
            continue
        if actor == seat and node is not None:
            edge = node.choose(world, seat)
            if edge is not None:
                path.append((node, edge))
                world.play(seat, edge.move)
                node = _below(edge, world, seat, brain, rng)
                continue
        world.play(actor, answer(world, actor, brain, rng))
    found = shares(world.outcome) if world.outcome is not None else brain.value(world)
    for above, edge in path:
        above.visits += 1
        edge.tries += 1
        edge.total += found[seat]


def _below(edge: Edge, world: Position, seat: int, brain: Brain, rng: Random) -> Node | None:
    """The node after an edge: made at its second visit, if the seat is asked again at once."""
    if edge.child is None and edge.tries and any(decision.seat == seat for decision in world.pending):
        obs = world.observe(seat, loose=False)
        if brain.matters(obs):
            edge.child = Node(candidates(obs, brain, rng))
    return edge.child
