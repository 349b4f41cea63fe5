"""Random games of The Walled City for the tests of the browser client (tools/recorded.py writes them).

`now` tells what the engine would count at that moment (votes of neighbourhoods and factions for each colour): the
browser's preview must agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tetrapolis.games import game as game_of
from tetrapolis.games.walled_city.rules.scoring import count_factions, count_neighbourhoods, flee
from tools.recorded import written

_GUILD = 0.6
"""So often a guild is used if it can be: every ability is to be seen."""
_KEPT = 6
"""Of decisions that come up all the time only one in so many is kept."""
_COMMON = ("building", "showing", "peopling", "adjusting", "settling", "promoting", "zoning", "laying", "facing")


def seen_in(seed: int) -> Iterator[dict[str, Any]]:
    """What the asked seats of one game saw, and in the end what everybody saw."""
    rng = Random(seed)
    players = 2 + seed % 3
    board = ("londonderry", "borderlands")[seed // 3 % 2]
    options: dict[str, Any] = {"board": board, "guild_deck": "mixed" if seed > 5 else "own"}
    if players == 2:
        options |= {"neutral_votes": bool(seed % 4), "defence_cards": 1 + seed // 6 % 2}
    options["defence_guilds"] = seed % 4 == 3
    pos = game_of("walled_city").new(players, seed, options)
    for number in range(10_000):
        if pos.outcome:
            break
        decision = pos.pending[0]
        obs = pos.observe(decision.seat)
        moves = list(obs.legal())
        copies = any(move.tag == "copy" for move in moves)
        if copies or decision.kind not in _COMMON or number % _KEPT == 0:
            yield _counted(pos, decision.seat)
        guild = [move for move in moves if move.tag in ("guild", "copy")]
        pos.play(decision.seat, rng.choice(guild if guild and rng.random() < _GUILD else moves))
    for viewer in (*range(players), None):
        yield _counted(pos, viewer)


def _counted(pos: Any, seat: int | None) -> dict[str, Any]:
    found = written(pos, seat)
    twin = pos.copy()
    before = [list(lines) for lines in twin.ledger]
    if twin.round == 2:
        flee(twin)
    count_neighbourhoods(twin)
    count_factions(twin)
    line = 3 * (twin.round - 1)
    gained = [[after - was for after, was in zip(*rows, strict=True)] for rows in zip(twin.ledger, before, strict=True)]
    found["now"] = {"hoods": [row[line] for row in gained], "factions": [row[line + 1] for row in gained]}
    return found


def recorded() -> Iterator[dict[str, Any]]:
    """Fourteen games: every ability is asked for in them."""
    for seed in range(14):
        yield from seen_in(seed)
