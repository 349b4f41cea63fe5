"""A random game of each kind, into JSON and back on its way, stored and replayed; and the doctests of the core.

Run by any Python in which Tetrapolis is installed, and nothing else need be: `python tools/whole_games.py`.
"""

from __future__ import annotations

import doctest
import pkgutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from random import Random

import tetrapolis as tp
from tetrapolis import bots, core
from tetrapolis.core.driving import next_actor, next_ring
from tetrapolis.core.types import CLOCK

EVERY = 10
"""After so many moves a position goes through JSON, and a bot is asked."""


def play(name: str, folder: Path) -> int:
    """Play a game to its end, store it and replay it; how many moves it took."""
    game, rng = tp.game(name), Random(7)
    match = tp.Match.new(game, max(game.players), seed=7)
    decide = bots.bot(name, "normal")
    while (pos := match.position).outcome is None:
        seat = next_actor(pos, rng)
        if pos.ply % EVERY == 0:
            text = pos.to_json()
            assert game.from_json(text).to_json() == text
        if seat == CLOCK:
            match.play(seat, next_ring(pos))
        elif pos.ply % EVERY == 0:
            match.play(seat, decide(pos.observe(seat), rng))
        else:
            match.play(seat, pos.legal(seat).sample(rng))
    match.save(folder / "match.jsonl")
    assert tp.replay(folder / "match.jsonl").position.to_json() == match.position.to_json()
    return match.position.ply


def run_doctests() -> int:
    """The examples of the core, as they are installed; how many there are."""
    modules = [tp, *(import_module(f"{core.__name__}.{each.name}") for each in pkgutil.iter_modules(core.__path__))]
    results = [doctest.testmod(module) for module in modules]
    if sum(result.failed for result in results):
        raise SystemExit(1)
    return sum(result.attempted for result in results)


def main() -> None:
    """Try everything."""
    with tempfile.TemporaryDirectory() as folder:
        moves = [f"{name} {play(name, Path(folder))}" for name in tp.games()]
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}: {', '.join(moves)} moves; {run_doctests()} examples")


if __name__ == "__main__":
    main()
