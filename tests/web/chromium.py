"""Where the Chromium is that the tests use. `python -m tests.web.chromium` prints it, or fails."""

from __future__ import annotations

import sys

from tetrapolis.cli.bench.browser import SHELL, chromium

if __name__ == "__main__":
    path = chromium(SHELL)
    print(path or "no Chromium")
    sys.exit(path is None)
