"""Options of the test run."""

from collections.abc import Iterator

import pytest

from tetrapolis.core.holes import poison


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="sweeps over many more games (minutes instead of seconds)")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the long sweeps were asked for."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(autouse=True, scope="session")
def holes_are_poison() -> Iterator[None]:
    """Whoever computes with what a seat may not know fails at once, in every test."""
    with poison():
        yield
