"""The browser's types are those of the server's structs."""

from __future__ import annotations

import doctest

from tools import wire_types


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert wire_types.stale() == [], "run: python tools/wire_types.py"


def test_what_the_server_leaves_out_may_be_missing() -> None:
    text = wire_types.wire()
    assert "  note?: Said | null\n" in text
    assert "  price?: { [key: string]: number }\n" in text
    assert "  args?: { [key: string]: Arg }\n" in text, "what is said has values that can be said"


def test_the_examples_of_the_tool() -> None:
    assert doctest.testmod(wire_types).failed == 0
