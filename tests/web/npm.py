"""Runs the client's own tools: its checks, and its tests over games that the engine has played."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tools import web
from tools.recorded import recorded


def run(script: str, *arguments: str, **env: str) -> str:
    """What a script of package.json prints; it must succeed."""
    folder = web.node_folder()
    assert folder is not None, "no Node.js: run make web"
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [*web.npm(folder), "run", script, "--", *arguments],
        cwd=web.WEB,
        env=os.environ | {"PATH": path, "NO_COLOR": "1"} | env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return done.stdout


def tell(game: str, folder: Path) -> None:
    """The client's tests of a game, with its drawing and without, over what the engine showed in whole games."""
    file = folder / f"{game}.json"
    file.write_text(json.dumps(recorded(game)), encoding="utf-8")
    printed = run("test", f"src/games/{game}", "src/games/plain", RECORDED_GAMES=str(file), RECORDED_GAME=game)
    assert "skipped" not in printed, printed[-3000:]
