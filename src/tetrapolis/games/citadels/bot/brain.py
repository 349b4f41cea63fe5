"""What this game knows about playing itself well, for bots of all levels: what is worth a longer thought, and which
moves; worlds that are likely, not merely possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tetrapolis.core.brain import Brain
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.bot import roles
from tetrapolis.games.citadels.bot.judge import value
from tetrapolis.games.citadels.bot.normal import decide, in_order
from tetrapolis.games.citadels.bot.outlook import Outlook
from tetrapolis.games.citadels.bot.reasons import reasons
from tetrapolis.games.citadels.bot.turn import AT_ONCE, build_worth
from tetrapolis.games.citadels.rules.knowledge import Drafted
from tetrapolis.games.citadels.rules.moves import END_TURN, Build, Gather, Income
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.worlds import drafts_of, lay_draft, resample

MOST = 5
"""So many moves are compared at most."""
BUILDS = 3
"""So many builds among them, besides what the bot would do anyway."""
SMALL = frozenset(("blackmail", "crowning", "confiscation", "payment", "seer_give", "tribute", "redraw"))
"""Questions with little at stake, or with one good answer: not worth a search."""


def matters(obs: Observation) -> bool:
    """Whether the answer may change who wins, and is not plain.

    >>> import tetrapolis as tp
    >>> pos = tp.game("citadels").new(players=4, seed=7)
    >>> matters(pos.observe(pos.pending[0].seat))  # the draft always does
    True
    """
    decision, moves = obs.decision, list(obs.legal())
    if decision is None or len(moves) < 2 or decision.kind in SMALL:
        return False
    return decision.kind != "turn" or not any(isinstance(move, (*AT_ONCE, Income)) for move in moves)


def candidates(obs: Observation, rng: Random) -> Sequence[Move]:
    """The moves worth a thought: the bot's own order, in the turn also gathering, the best builds, and the end."""
    decision, moves = obs.decision, list(obs.legal())
    if decision is None or len(moves) <= 2:
        return moves
    table = Outlook(obs.seen, decision.seat)
    found = in_order(decision.kind, table, moves, rng, MOST)
    if decision.kind != "turn":
        return found or moves[:MOST]
    builds = [move for move in moves if isinstance(move, Build) and not move.cards]
    builds.sort(key=lambda move: -build_worth(table, move))
    found += [move for move in moves if isinstance(move, Gather)]
    found += builds[:BUILDS]
    if END_TURN in moves:
        found.append(END_TURN)
    return list(dict.fromkeys(found))[:MOST]


# ---- likely worlds

DRAFTS = 8
"""So many drafts that fit are drawn, and one of them taken by how likely it is."""


class Likely:
    """How likely drafts are, as a seat sees the table: each is weighed once, a search draws it many times."""

    def __init__(self, obs: Observation) -> None:
        assert obs.seat is not None
        table, cast = Outlook(obs.seen, obs.seat), obs.seen.setup.cast
        view = drafts_of(obs).view
        others = [zone for zone, keeps in enumerate(view.keeps) if keeps and view.actors[zone] != obs.seat]
        self.open = not all(view.zones[zone] for zone in others)
        """Whether the seat does not know all that others chose."""
        wanted = {seat: [0.0, *(roles.desire(table, seat, char) for char in cast[1:])] for seat in table.others()}
        self.picks = [(zone, wanted[view.actors[zone]]) for zone in others]
        """By zone, what others chose: how much the player wants each rank, as the bot would (see bot.roles.HEAT)."""
        self.known: dict[tuple[int, ...], float] = {}

    def weight(self, draft: Drafted) -> float:
        """How likely everybody would have chosen so: each took one of what came to him, the later cards were there."""
        zones = tuple(draft.zones)
        weight = self.known.get(zones)
        if weight is None:
            weight = 1.0
            for zone, wants in self.picks:
                weight *= wants[zones[zone]] / sum([wants[rank] for rank in (*zones[zone:], *draft.pool)])
            self.known[zones] = weight
        return weight


_likely = lru_cache(maxsize=4)(Likely)


def likely_world(obs: Observation, rng: Random) -> CitadelsPosition:
    """A world that fits what the seat saw, with the characters where they are wanted.

    Which district cards the others hold is dealt evenly; it would say little more about their choices.
    """
    world = resample(obs, rng)
    likely = _likely(obs)
    if likely.open:
        drafts = [drafts_of(obs).draw(rng) for _ in range(DRAFTS)]
        lay_draft(world, rng.choices(drafts, [likely.weight(draft) for draft in drafts])[0])
    return world


def clock(pos: CitadelsPosition) -> int:
    """How far the game has come: in rounds."""
    return pos.round


BRAIN = Brain(decide, value, clock, 1, candidates, matters, reasons, likely_world)
