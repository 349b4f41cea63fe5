"""The browser's types are those of the server's structs."""

from __future__ import annotations

from tools.wire_types import stale


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert stale() == [], "run: python tools/wire_types.py"
