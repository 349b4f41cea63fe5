"""The pages that build Liar's Dice show the code of the example, all of it, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "games" / "liars_dice" / "src" / "tetrapolis_liars_dice"
PROJECT = PACKAGE.parents[1] / "pyproject.toml"
PAGES = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "docs" / "write-a-game").glob("[1-5]-*.md"))}
SOURCES = {path.name: path.read_text("utf-8") for path in (*PACKAGE.glob("*.py"), PACKAGE / "words/en.ftl", PROJECT)}
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown() -> list[tuple[str, str]]:
    """The blocks that are parts of the game's files; what a command prints is none."""
    found = [(page, kind, code) for page, text in PAGES.items() for kind, code in _BLOCK.findall(text)]
    return [(page, code) for page, kind, code in found if kind in ("py", "toml") or code.startswith("liars_dice-")]


def test_there_are_five_short_pages() -> None:
    assert len(PAGES) == 5
    assert all(len(text.splitlines()) < 300 for text in PAGES.values())
    for page, following in zip(list(PAGES)[:-1], list(PAGES)[1:], strict=True):
        assert f"]({following})" in PAGES[page]


def test_what_is_shown_is_the_code() -> None:
    for page, code in shown():
        assert any(code in text for text in SOURCES.values()), f"{page}: {code}"


def test_all_of_the_code_is_shown() -> None:
    told = {line for _, code in shown() for line in code.splitlines()}
    for name, text in SOURCES.items():
        if name == PROJECT.name:
            continue  # written by new-game
        body = text[text.index('"""', 3) + 3 :] if text.startswith('"""') else text
        lines = [line for line in body.splitlines() if line.strip() and not line.startswith("#")]
        assert [line for line in lines if line not in told] == [], name
