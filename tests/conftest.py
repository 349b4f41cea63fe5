"""Options of the test run."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="sweeps over many more games (minutes instead of seconds)")


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the long sweeps were asked for."""
    return bool(request.config.getoption("--full"))
