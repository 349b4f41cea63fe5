"""Content packs for tests: exported, and changed as the owner of a printed game would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tetrapolis.core import content

Json = dict[str, Any]
ROOT = Path(__file__).parents[1]


def tetrapolis(*words: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own: there no game is loaded yet."""
    return python("-m", "tetrapolis.cli", *words, **environ)


def python(*words: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("TETRAPOLIS_", "LANG", "LC_"))}
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, *map(str, words)],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
        env={**clean, "PYTHONPATH": paths, "TETRAPOLIS_HOME": os.devnull, **environ},
    )


def exported(game: str, folder: Path, name: str = "") -> Path:
    """The folder with a game's content."""
    from tetrapolis.cli import main

    assert main(["content", "export", game, str(folder)]) == 0
    if name:
        change(folder, "content.json", lambda manifest: manifest.update(name=name))
    return folder


def change(folder: Path, file: str, how: Callable[[Json], object]) -> None:
    """Change what a file says."""
    said: Json = json.loads((folder / file).read_text("utf-8"))
    how(said)
    (folder / file).write_text(json.dumps(said, ensure_ascii=False), "utf-8")


def checked(folder: Path, *words: str) -> tuple[int, list[str]]:
    """The exit code of `content check`, and what is wrong."""
    done = tetrapolis("content", "check", folder, "--json", *words)
    said: Json = json.loads(done.stdout)
    return done.returncode, [f"{fault['file']}: {fault['text']}" for fault in said["faults"]]


# ---- Genoa


def swap_inn_and_tavern(board: Json) -> None:
    """The Inn stands on the left, the Tavern on the right; what follows from the squares is left out."""
    spaces = board["spaces"]
    spaces["inn"]["cells"], spaces["tavern"]["cells"] = spaces["tavern"]["cells"], spaces["inn"]["cells"]
    other = {"inn": "tavern", "tavern": "inn"}
    board["contract_ring_clockwise"] = [other.get(name, name) for name in board["contract_ring_clockwise"]]
    del board["grid_rows_top_to_bottom"]
    for space in spaces.values():
        del space["adjacent"]


def other_message(cards: Json) -> None:
    """The first message is for Palace and Cathedral."""
    cards["decks"]["message"]["cards"][0]["buildings"] = ["palace", "cathedral"]


def other_genoa(folder: Path) -> Path:
    """Genoa with another main board and another message."""
    exported("genoa", folder, "My Genoa")
    change(folder, "board.json", swap_inn_and_tavern)
    change(folder, "cards.json", other_message)
    return folder


# ---- The Walled City


def other_path(board: Json) -> None:
    """P8 has the Linenhall on one of its sides, too; and the square in the middle has another name."""
    next(path for path in board["paths"] if path["id"] == "P8")["sides"] = [["A6"], ["A7", "A3"]]
    board["areas"][0] |= {"name": 'The "Big" {Square}', "name_hu": "Nagy tér"}


def with_path(fences: Json) -> None:
    """Fences through the Linenhall know of it."""
    for cut in fences["A3"]:
        cut["halves"][0]["paths"].append("P8")


def other_walled_city(folder: Path) -> Path:
    """Londonderry with a path that runs otherwise."""
    exported("walled_city", folder, "My Derry")
    change(folder, "londonderry.json", other_path)
    change(folder, "londonderry_fences.json", with_path)
    return folder


# ---- playing

_PLAY = """
import json, random, sys
import tetrapolis as tp
name, path, options = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
match = tp.Match.new(tp.game(name), players=3, seed=5, options=options)
rng = random.Random(1)
while match.position.outcome is None:
    seat = match.position.pending[0].seat
    match.play(seat, match.position.legal(seat).sample(rng))
    match.position.check()
match.save(path)
"""


def play(game: str, packs: list[Path], record: Path, look: str = "", **options: str) -> Any:
    """A random game to its end, counted after every move; what `look` (a program with `match`) prints as JSON."""
    environ = {content.FOLDERS: os.pathsep.join(map(str, packs))} if packs else {}
    done = python("-c", _PLAY + look, game, record, json.dumps(options), **environ)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout) if done.stdout else None
