"""Databases and a Redis for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Postgres, RedisServer, redis_serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process: `postgres.database()` gives a fresh database."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis that can be killed and started again."""
    with redis_serving(tmp_path) as server:
        yield server
