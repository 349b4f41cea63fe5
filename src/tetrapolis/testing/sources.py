"""Chance is the game's own and there is no time: no foreign generator, clock, network or process."""

from __future__ import annotations

import ast
import datetime
import gc
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import FrameType
from typing import Any

from tetrapolis.core.game import Game
from tetrapolis.testing.findings import Finding, breaks, holds
from tetrapolis.testing.settings import Setting, random_game

FOREIGN = {
    *("random", "secrets", "uuid", "time", "datetime"),
    *("socket", "ssl", "http", "urllib", "requests", "httpx", "aiohttp"),
    *("asyncio", "threading", "multiprocessing", "subprocess", "concurrent"),
    *("tetrapolis.server", "tetrapolis.cli", "tetrapolis.arena", "tetrapolis.client"),
}
"""Modules that rules have no business with."""
PARTS = ("terminal", "env", "statistics")
"""What a game brings for other rooms; there other rules apply."""


def sources(game: Game) -> list[Path]:
    """The files of a game's rules and bots."""
    if game.folder is None:
        return []
    found = sorted(game.folder.rglob("*.py"))
    return [path for path in found if path.relative_to(game.folder).parts[0].removesuffix(".py") not in PARTS]


def foreign_imports(source: str) -> Iterator[tuple[int, str]]:
    """Where a source uses what it must not; the class `Random` may be named, and made with a seed.

    >>> list(foreign_imports("import random\\nfrom random import Random, choice\\nr = Random()"))
    [(1, 'import random'), (2, 'from random import choice'), (3, 'Random()')]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for name in (alias.name for alias in node.names if _is_foreign(alias.name)):
                yield node.lineno, f"import {name}"
        elif isinstance(node, ast.ImportFrom) and _is_foreign(node.module or ""):
            for name in (alias.name for alias in node.names if (node.module, alias.name) != ("random", "Random")):
                yield node.lineno, f"from {node.module} import {name}"
        elif isinstance(node, ast.Call) and ast.unparse(node) == "Random()":
            yield node.lineno, "Random()"


def _is_foreign(module: str) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in FOREIGN)


def own_chance(setting: Setting, seed: int) -> Iterator[Finding]:
    """Neither in its files nor while it is played does a game use what is not its own."""
    game, found = setting.game, []
    for path in sources(game):
        for line, text in foreign_imports(path.read_text("utf-8")):
            found.append(breaks("own-chance", "import", text=text, line=f"{path.name}:{line}"))
    for _ in random_game(setting, seed):  # what is read and remembered once is read now
        pass
    with _Listening() as calls:
        for _ in random_game(setting, seed):
            pass
    found += [breaks("own-chance", "call", text=text, line=line) for text, line in sorted(calls.heard.items())]
    yield from found or [holds("own-chance", "sources", n=len(sources(game)))]


class _Listening:
    """Hears every call of a clock, of the global generator, of the system's randomness, and of `open`."""

    def __init__(self) -> None:
        self.heard: dict[str, str] = {}

    def __enter__(self) -> _Listening:
        # What is called when memory is freed is not the game's: others' finalizers, and tools that time the collector.
        self._collects = gc.isenabled()
        gc.disable()
        self._before = sys.getprofile()
        sys.setprofile(self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)
        if self._collects:
            gc.enable()

    def _hear(self, frame: FrameType, event: str, called: Any) -> None:
        if event == "c_call" and (name := _foreign_call(called)):
            self.heard.setdefault(name, f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}")


_GLOBAL = random.getrandbits.__self__  # type: ignore[attr-defined]  # the generator that all share
_OPENING = {id(open): "open", id(os.urandom): "os.urandom"}


def _foreign_call(called: Any) -> str:
    owner = getattr(called, "__self__", None)
    if owner is _GLOBAL:
        return f"random.{called.__name__}"
    if getattr(called, "__module__", None) == "time":
        return f"time.{called.__name__}"
    if isinstance(owner, type) and issubclass(owner, datetime.date) and called.__name__ in ("now", "today", "utcnow"):
        return f"{owner.__name__}.{called.__name__}"
    return _OPENING.get(id(called), "")


# ---- the same again


def told_apart(name: str, players: int, seed: int) -> str:
    """A short sign of all that happens in a random game: the same game, the same sign."""
    from tetrapolis.games import game

    signs = sha256()
    for pos in random_game(Setting(game(name), players, {}), seed):
        signs.update(repr(pos.fresh).encode())
        signs.update(repr([list(pos.legal(asked.seat).listed) for asked in pos.pending]).encode())
    return signs.hexdigest()[:16]


def repeatable(game: Game, seed: int) -> Iterator[Finding]:
    """The same seed gives the same game: again, and in another process, where sets have another order."""
    players = game.players[-1]
    signs = [told_apart(game.id, players, seed) for _ in range(2)]
    if signs[0] != signs[1]:
        yield breaks("repeatable", "again")
        return
    call = f"from tetrapolis.testing.sources import told_apart; print(told_apart({game.id!r}, {players}, {seed}))"
    for hashing in ("1", "2"):
        where = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False, env=where)
        if done.stdout.strip() != signs[0]:
            why = done.stderr.strip().rpartition("\n")[2]
            yield breaks("repeatable", "process", why=why or "none")
            return
    yield holds("repeatable", "repeatable")
