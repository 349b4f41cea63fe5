"""Whatever law is broken, it is said in every language: the kit has no words of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tetrapolis
from tetrapolis.core.errors import BrokenLaw
from tetrapolis.locales import LANGUAGES, has
from tetrapolis.testing.findings import reason

ROOT = Path(tetrapolis.__file__).parent
KIT = (ROOT / "core" / "checks.py", *sorted((ROOT / "testing").glob("*.py")))


def calls(tree: ast.AST, name: str) -> list[ast.Call]:
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [node for node in found if isinstance(node.func, ast.Name) and node.func.id == name]


def laws() -> set[str]:
    """The messages of all laws that the kit can find broken."""
    found = set()
    for tree in map(ast.parse, (path.read_text() for path in KIT)):
        for number, name, prefix in ((1, "keep", "check-broken-"), (0, "BrokenLaw", "")):
            for call in calls(tree, name):
                law = call.args[number]
                assert isinstance(law, ast.Constant), ast.unparse(call)
                assert isinstance(law.value, str)
                found.add(f"{prefix}{law.value}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_law_has_words(lang: str) -> None:
    found = laws()
    assert len(found) > 60
    assert [law for law in sorted(found) if not has(lang, law)] == []


def test_no_law_speaks_english_by_itself() -> None:
    said: list[ast.AST] = []
    for tree in map(ast.parse, (path.read_text() for path in KIT)):
        said += [node for node in ast.walk(tree) if isinstance(node, ast.Assert) and node.msg is not None]
        said += [call for call in calls(tree, "AssertionError") if call.args]
    # For tests, which stop at the first.
    assert [ast.unparse(node) for node in said] == ["AssertionError(str(finding))"]


def test_a_law_in_both_languages() -> None:
    error = BrokenLaw("check-broken-default", move="take 1 9")
    assert [reason(lang, error) for lang in ("en", "hu")] == [
        "The default move “take 1 9” is not legal.",
        "Az alaplépés („take 1 9”) nem szabályos.",
    ]
