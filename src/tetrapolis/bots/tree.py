"""Expert: as hard, but under every candidate a tree grows over the own further decisions, in a new world each time.

Every iteration goes down the tree in a world resampled from the seat's knowledge, with the moves that are legal there.
Other seats are no part of the tree: they decide by the game's brain from their own observation of that world, so no
secret of ours can guide them, and the tree stays deep enough to plan a whole turn. At its root all candidates are tried
in the same worlds, as in halving: there the differences between moves are small beside the luck of the cards.
"""

from __future__ import annotations

import math
from random import Random

from tetrapolis.bots.halving import Tried, halve
from tetrapolis.bots.worlds import ENDLESS, Weighed, candidates, play_out
from tetrapolis.core.brain import Brain
from tetrapolis.core.driving import next_actor
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move

PRIOR = 0.5
"""How much of the first belief belongs to the brain's own choice; the next in its order gets so much of the rest."""
EXPLORE = 0.2
"""How much a move is tried because it was tried little."""
WIDEN = 0.6
"""After n visits so many times the root of n moves more are looked at than the brain's own choice."""


class Edge:
    """A move at a node, and what came of it."""

    __slots__ = ("below", "move", "prior", "total", "tries")

    def __init__(self, move: Move, prior: float) -> None:
        self.move, self.prior = move, prior
        self.tries, self.total = 0, 0.0
        self.below: Node | None = None


class Node:
    """An own decision, reached by the same own moves; which of its moves are legal is the world's affair."""

    __slots__ = ("edges", "visits")

    def __init__(self, moves: list[Move]) -> None:
        self.edges = [Edge(move, PRIOR * (1 - PRIOR) ** number) for number, move in enumerate(moves)]
        self.visits = 0

    def choose(self, world: Position, seat: int) -> Edge | None:
        """The edge to go down: worth, belief and curiosity; None if nothing known is legal in this world."""
        legal = world.legal(seat)
        wide = 1 + int(WIDEN * math.sqrt(self.visits))
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
    """The candidates, best first, after so many seconds or worlds."""
    return halve(obs, brain, rng, seconds, worlds, _descend)


def _descend(world: Position, tried: Tried, seat: int, brain: Brain, rng: Random, until: int) -> float:
    """One world: down the tree as far as it is known, one node more, then on by the brain; what came of it goes up."""
    if tried.memory is None:
        tried.memory = Edge(tried.move, 1.0)
    top: Edge = tried.memory
    node = _below(top, world, seat, brain, rng)
    path: list[tuple[Node, Edge]] = []
    while node is not None and world.outcome is None and brain.clock(world) < until:
        edge = node.choose(world, seat) if next_actor(world, rng) == seat else None
        if edge is None:
            break
        path.append((node, edge))
        world.play(seat, edge.move)
        node = _below(edge, world, seat, brain, rng)
    found = play_out(world, brain, rng, until)[seat]
    top.tries += 1
    for above, edge in path:
        above.visits += 1
        edge.tries += 1
        edge.total += found
    return found


def _below(edge: Edge, world: Position, seat: int, brain: Brain, rng: Random) -> Node | None:
    """The node after an edge, if the seat is asked again at once; it is made at the second visit."""
    if not any(decision.seat == seat for decision in world.pending):
        return None
    if edge.below is None and edge.tries:
        obs = world.observe(seat, loose=False)
        if brain.matters(obs):
            edge.below = Node(candidates(obs, brain, rng))
    return edge.below
