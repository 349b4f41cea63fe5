"""Running the terminal table for real: through pipes, or through a pseudo terminal."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pexpect

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment with its own folder of matches."""
    kept = {key: os.environ[key] for key in ("PATH", "PYTHONPATH") if key in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "TETRAPOLIS_HOME": str(home),
        "COLUMNS": "80",
        "LINES": "40",
        "PYTHONUTF8": "1",
        **more,
    }


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "tetrapolis.cli", *words]


def piped(home: Path, words: Sequence[str], typed: str = "", **env: str) -> Ran:
    """A command with everything typed in advance."""
    done = subprocess.run(
        command(*words),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **env),
        timeout=280,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def heed_interrupts() -> None:
    """In the child: a shell that starts the tests in the background lets them ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def seated(home: Path, *words: str, **env: str) -> "pexpect.spawn[str]":
    """A command at a pseudo terminal."""
    program, *arguments = command(*words)
    return pexpect.spawn(
        program,
        arguments,
        env=environment(home, TERM="xterm-256color", **env),
        dimensions=(40, 80),
        encoding="utf-8",
        timeout=120,
        preexec_fn=heed_interrupts,
    )
