"""A server stays as it was, however many come and go: half an hour of it with `--full`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.serving import serving, sqlite_url
from tests.server.soak import CONSTANTS, check, soaked

SECONDS = "TETRAPOLIS_SOAK_SECONDS"
"""Names another time than half an hour."""


@pytest.mark.full
@pytest.mark.timeout(0)
def test_soak(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(sqlite_url(tmp_path), tmp_path, constants=CONSTANTS) as server:
        found = asyncio.run(soaked(server, 100, float(os.environ.get(SECONDS, "1800"))))
    with capsys.disabled():
        print(found.line())
    check(found)
