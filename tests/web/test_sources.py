"""The client's own checks: types, style, and the tests beside its code."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tools import web

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_clients_own_checks_find_nothing(script: str) -> None:
    folder = web.node_folder()
    assert folder is not None, "no Node.js: run make web"
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [*web.npm(folder), "run", script],
        cwd=WEB,
        env=os.environ | {"PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
