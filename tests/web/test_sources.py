"""The client's own checks: types, style, and the tests beside its code (those of the games: see their files)."""

from __future__ import annotations

import pytest

from tests.web.npm import run


@pytest.mark.parametrize("script", ["check", "lint"])
def test_types_and_style(script: str) -> None:
    run(script)


def test_the_tests_beside_the_code() -> None:
    assert "failed" not in run("test", "--exclude", "src/games/*/**")
