"""The command line: `tetrapolis games | play | sim | replay | rules | bench | serve | db`.

`main` is what the `tetrapolis` script runs. What a person did wrong is said in one message, in their language,
on stderr, with exit code 2; a failed check is exit code 1. Each command is a module of this package with a
function of the same name, loaded when it is asked for; every word is in `locales/*/cli.ftl`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tetrapolis.core.extras import need

__all__ = ["main"]

INTERRUPTED = 130
"""128 + SIGINT, as shells have it."""
NEEDS = {"serve": "server", "db": "server"} | dict.fromkeys(
    ("arena", "report", "leaderboard", "train", "dataset"), "arena"
)
"""Commands that need more than a terminal; what these extras bring includes that."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code.

    >>> main(["games", "chess"])
    2
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our letters gets "?", not a crash
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        need("terminal")
    except ModuleNotFoundError as error:
        extra = NEEDS.get(words[0] if words else "", "terminal")
        print(f'tetrapolis: {error.name} is missing: pip install "tetrapolis[{extra}]"', file=sys.stderr)
        return 2
    try:
        from tetrapolis.cli.app import run

        code = run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away (`tetrapolis rules GAME | head`): leave quietly, and let the
        # interpreter's last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
