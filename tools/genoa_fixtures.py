"""Random games of Genoa for the tests of the browser client (tools/recorded.py writes them).

`played` is the move that was made: the browser must read and write its things as the engine does.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tetrapolis.bots import bot
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK
from tetrapolis.games import game as game_of
from tools.recorded import written

SETS: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (3, {"board": "alt", "money": "personal", "auto_deliver": False}),
    (2, {"money": "open"}),
    (3, {"negotiation": "live"}),
    (5, {"joint_street": True, "move_only": True, "card_face": "trader"}),
    (2, {"negotiation": "live", "board": "alt", "auto_deliver": False}),
)
_CLEVER = 0.6
"""So many moves are a bot's: orders are hardly ever delivered by chance."""
_RARE = {"ship", "start", "act"}
_SHOWN = 0.06
"""So many of the questions are written, and all with something new in them."""


def seen_in(seed: int, shown: float = _SHOWN) -> Iterator[dict[str, Any]]:
    """What the asked seats of one game saw, and in the end what everybody saw."""
    rng = Random(seed)
    players, options = SETS[seed % len(SETS)]
    pos: Any = game_of("genoa").new(players, seed, options)
    decide = bot("genoa", "normal")
    known: set[str] = set()
    while not pos.outcome:
        seat = next_actor(pos, rng)
        move = pos.legal(seat).sample(rng)
        if seat != CLOCK:
            obs = pos.observe(seat)
            if rng.random() < _CLEVER:
                move = decide(obs, rng)
            rare = [one for one in getattr(obs.legal(), "moves", ()) if one.tag in _RARE]
            if rare and rng.random() < _CLEVER:
                move = rng.choice(rare)
            found = written(pos, seat)
            legal = found["legal"] if isinstance(found["legal"], list) else found["legal"]["listed"]
            new = {obs.decision.kind if obs.decision else "", move.tag, *(text.split(" ")[0] for text in legal)}
            new |= {event["id"] for event in found["events"]}
            if new - known or rng.random() < shown:
                known |= new
                yield found | {"played": str(move)}
        pos.play(seat, move)
    for viewer in (*range(players), None):
        yield written(pos, viewer) | {"played": ""}


def recorded() -> Iterator[dict[str, Any]]:
    """A game with each set of options."""
    for seed in range(len(SETS)):
        yield from seen_in(seed)
