"""What pages show works: programs run, JSON is JSON, commands and their options exist."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tetrapolis.cli.app import COMMANDS, PAIRS, load
from tools.docs.places import ROOT, sources

PAGES = {place: path.read_text("utf-8") for place, path in {**sources(), "README": ROOT / "README.md"}.items()}
ELSEWHERE = {"outside-bots.md": "websockets"}
"""Programs that need a server: test_outside_bots runs them."""
_BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_SHELL = ("", "sh")
_INLINE = re.compile(r"(?<!`)`((?:tetrapolis|make) [^`]+)`(?!`)")
_MAKES = {"play": "serve", "terminal": "play", "bench": "bench"}
"""What `make` passes its ARGS on to."""
_TARGETS = frozenset(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def blocks(text: str, *languages: str) -> list[str]:
    """The blocks of a page in these languages."""
    return [
        re.sub(f"^{at}", "", code, flags=re.MULTILINE)
        for at, language, code in _BLOCK.findall(text)
        if language in languages
    ]


def having(*languages: str) -> pytest.MarkDecorator:
    """The pages that have such blocks."""
    return pytest.mark.parametrize("place", [place for place, text in PAGES.items() if blocks(text, *languages)])


def test_there_are_examples_of_every_kind() -> None:
    counts = [sum(len(blocks(text, *kinds)) for text in PAGES.values()) for kinds in (("python",), ("json",), _SHELL)]
    assert min(counts) > 10


@having("python")
def test_the_programs_of_a_page_run_one_after_the_other(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    for code in blocks(PAGES[place], "python"):
        if place in ELSEWHERE and ELSEWHERE[place] in code:
            continue
        exec(compile(code, place, "exec"), names)
    for name, thing in names.items():
        if name.startswith("test_"):  # an example of a test
            thing()


@having("json")
def test_what_is_shown_as_json_is_json(place: str) -> None:
    for text in blocks(PAGES[place], "json"):
        json.loads(text)


# ---- commands


def commands(text: str) -> Iterator[list[str]]:
    """Every call of `tetrapolis` or `make` in a page, word by word."""
    lines = [line for block in blocks(text, *_SHELL) for line in block.replace("\\\n", " ").splitlines()]
    for line in (*lines, *_INLINE.findall(text)):
        if not re.search(r"\b(tetrapolis|make) ", line) or line.startswith((">", "<")):
            continue
        words = shlex.split(line, comments=True)
        while words and "=" in words[0]:  # a variable for this call
            del words[0]
        if words[:3] == ["docker", "compose", "run"] and "tetrapolis" in words:
            del words[: words.index("tetrapolis")]
        if words and words[0] in ("tetrapolis", "make", ".venv/bin/tetrapolis"):
            yield [words[0].rpartition("/")[2], *words[1:]]


def wrong(words: list[str]) -> str:
    """What is wrong with a call; nothing if all is well.

    >>> wrong(["tetrapolis", "sim", "citadels", "--games", "3"]), wrong(["tetrapolis", "sim", "--dragons"])
    ('', 'sim has no --dragons')
    >>> wrong(["make", "terminal", "ARGS=genoa --player 3"])
    'play has no --player'
    """
    program, name, *rest = [*words, ""] if len(words) == 1 else words
    if program == "make":
        if name not in _TARGETS:
            return f"no make {name}"
        passed = [word.removeprefix("ARGS=") for word in rest if word.startswith("ARGS=")]
        return wrong(["tetrapolis", _MAKES[name], *shlex.split(passed[0])]) if passed and name in _MAKES else ""
    if name not in COMMANDS:
        return "" if name.startswith(("-", "COMMAND")) else f"no command {name}"
    pair = (name, rest[0] if rest else "")
    command = load(PAIRS.get(pair, name), "en")
    known = {option for param in command.params for option in (*param.opts, *param.secondary_opts)} | {"--help"}
    given = [word.partition("=")[0] for word in rest if re.match(r"--?[a-z]", word)]
    return next((f"{name} has no {option}" for option in given if option not in known), "")


@pytest.mark.parametrize("place", [place for place, text in PAGES.items() if any(commands(text))])
def test_commands_and_their_options_exist(place: str) -> None:
    assert [" ".join(words) for words in commands(PAGES[place]) if wrong(words)] == []
