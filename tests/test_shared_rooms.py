"""Shared rooms know no game: neither its id nor the name of anything in it stands in their code, comments or words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tetrapolis.games import playable
from tetrapolis.locales import ids

ROOT = Path(__file__).parents[1]
PACKAGE, PAGES = ROOT / "src" / "tetrapolis", ROOT / "web" / "src"
ROOMS = (
    "core",
    "numbers",
    "bots",
    "learning",
    "review",
    "arena",
    "envs",
    "wire",
    "server",
    "client",
    "cli",
    "locales",
    "testing",
)
NOT_OURS = ("static", "docs", "migrations", "__pycache__")
"""What is built, or made by others' tools."""
KINDS = ("char", "district", "card", "guild", "area", "building", "space", "personality", "event")
"""The kinds of things whose names are looked for."""
ORDINARY = {
    "keep": "to keep something; also a district",
    "navigator": "`navigator.languages` is the browser's own name; also a character",
    "factory": "`default_factory` is Python's own name; also a district",
    "library": "one from others, as in `fluent`, and the page with all rules; also a district",
    "flood": "a program that writes without end; also an event",
    "gone": "no longer there; also the name of a card or an event",
    "returns": "comes back, gives back; also the name of a card or an event",
    "the watch": "the clock that bots look at while they think; also a card",
}
"""Words that mean something else in these rooms, and what."""


def names() -> Iterator[str]:
    """The games, the prefixes of their rules, and all that has a name of its own in them."""
    for game in playable():
        yield from (game.id, game.id.replace("_", " "), game.id.replace("_", "-"), f"{game.rule_prefix}-")
        for kind in KINDS:
            prefix = f"{game.id}-{kind}-"
            values = [message.removeprefix(prefix) for message in ids("en", prefix)]
            for value in values:
                if len(value) > 3 and re.fullmatch(r"[a-z_]+", value):  # g07 is the number of a card
                    yield from (value, value.replace("_", " "))


NAME = re.compile(
    "(?<![a-z])(?:"
    + "|".join(re.escape(name) for name in sorted(set(names()) - set(ORDINARY), key=len, reverse=True))
    + ")(?![a-z])",
    re.IGNORECASE,
)


def files() -> Iterator[Path]:
    """Everything of the shared rooms that people write."""
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            ours = path.suffix in {".py", ".ftl", ".css", ".txt"}
            if ours and not set(NOT_OURS).intersection(path.relative_to(PACKAGE).parts):
                yield path
    yield PACKAGE / "__init__.py"
    for path in sorted(PAGES.rglob("*")):
        ours = path.suffix in {".ts", ".svelte", ".css"} and not path.name.endswith(".test.ts")
        if ours and path.relative_to(PAGES).parts[0] not in {"games", "icons"}:
            yield path


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file; in Python without the examples of docstrings, which may play a real game."""
    example = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if path.suffix == ".py":
            bare = line.strip()
            example = bare.startswith((">>>", "... ")) or (example and bool(bare) and not bare.startswith('"""'))
        if not example:
            yield number, line


@pytest.mark.parametrize("path", list(files()), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_shared_room_knows_no_game(path: Path) -> None:
    found = [f"{number}: {', '.join(NAME.findall(line))}" for number, line in lines(path) if NAME.search(line)]
    assert found == []


def test_what_is_looked_for_would_be_found() -> None:
    for line in ('game("citadels")', "# as in Ankh-Morpork", "the Tax Collector", "case 'unreal_estate'", "CIT-6.12"):
        assert NAME.search(line), line
    assert not NAME.search("We keep a library of all rules.")


def test_no_ordinary_word_is_listed_for_nothing() -> None:
    written = "\n".join(line for path in files() for _, line in lines(path))
    known = set(names())
    for word in ORDINARY:
        assert word in known
        assert re.search(rf"(?<![a-z]){word}(?![a-z])", written, re.IGNORECASE), word
