"""The site, built once for a run of the tests, and its pages as they are read."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.reading import Page, read_site

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site. Several processes share one; what `make docs` has read before is not read again."""
    folder = tmp_path_factory.getbasetemp()
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    found = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.is_dir():
            command = [sys.executable, "-m", "tools.docs", "--out", str(found)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"make docs fails:\n{done.stderr[-4000:]}"
    return found


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, Page]:
    """All pages of the site, by their names."""
    return read_site(site)
