"""All pages of the site in one folder, with links between them and the parts that are made from the code.

Written pages are plain Markdown with links that also work where the repository is read. A line `<!-- made: NAME -->` in
one is a place for what `PARTS` makes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.docs import (
    command_pages,
    drawing,
    game_pages,
    python_pages,
    reference_pages,
    rule_pages,
    wire_pages,
)
from tools.docs.pictures import shrink
from tools.docs.places import ROOT, chapter, sources

MADE: tuple[Callable[[], dict[str, str]], ...] = (
    rule_pages.pages,
    reference_pages.pages,
    command_pages.pages,
    wire_pages.pages,
    python_pages.pages,
)
"""Whole pages made from the code: where the site has them, and their text."""
PARTS: dict[str, Callable[[], str]] = {
    "rooms": drawing.rooms,
    "one-move": drawing.one_move,
    "configuration": command_pages.configuration,
    "keys": game_pages.keys,
    "games": game_pages.table_of_games,
    "rules": rule_pages.table_of_rules,
    "write-a-game": lambda: chapter("Write a game", "write-a-game"),
}
_PART = re.compile(r"^<!-- made: ([a-z-]+) -->$", re.MULTILINE)
_LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
_FENCE = re.compile(r"^(`{3,}|~{3,}).*?^\1$", re.MULTILINE | re.DOTALL)
_ELSEWHERE = re.compile(r"[a-z][a-z+.-]*:|#|/")
_PICTURES = {".png", ".svg"}


class Misplaced(Exception):
    """A link that leads nowhere, or out of the repository; a part that nobody makes."""


def gather(target: Path) -> None:
    """Put all pages into a folder, as Sphinx reads them; what is there and the same is left alone."""
    written = written_pages()
    texts: dict[str, str | bytes] = {}
    for make in MADE:
        texts.update(make())
    places = {f"docs/{place}": place for place in texts} | {
        origin.relative_to(ROOT).as_posix(): place for place, (origin, _) in written.items()
    }
    places["README.md"] = "index.md"
    for place, (origin, text) in written.items():
        whole = _PART.sub(partial(_made, origin), text)
        texts[place] = _outside_fences(whole, partial(_led, origin, place, places, texts))
    _write(target, texts)


def written_pages() -> dict[str, tuple[Path, str]]:
    """The pages that people wrote: where the site has them, their file and their text."""
    pages = {place: (path, path.read_text("utf-8")) for place, path in sources().items()}
    return pages | game_pages.pages()


def _made(origin: Path, found: re.Match[str]) -> str:
    if found[1] not in PARTS:
        raise Misplaced(f"{origin}: nobody makes {found[1]!r}")
    return PARTS[found[1]]()


def _outside_fences(text: str, change: Callable[[re.Match[str]], str]) -> str:
    """Change links, but not what stands in blocks of code."""
    parts, at = [], 0
    for fence in _FENCE.finditer(text):
        directive = fence[0].partition("\n")[0].lstrip("`~").startswith("{")
        parts += [_LINK.sub(change, text[at : fence.start()]), _LINK.sub(change, fence[0]) if directive else fence[0]]
        at = fence.end()
    return "".join([*parts, _LINK.sub(change, text[at:])])


def _led(origin: Path, place: str, places: dict[str, str], texts: dict[str, str | bytes], found: re.Match[str]) -> str:
    """Where a link leads on the site: to a page, to a picture or a file that comes along."""
    if _ELSEWHERE.match(found[0]):
        return found[0]
    name, sign, anchor = found[0].partition("#")
    path = Path(os.path.normpath(origin.parent / name))
    if not path.is_relative_to(ROOT):
        raise Misplaced(f"{origin}: {found[0]} is outside the repository")
    at = path.relative_to(ROOT).as_posix()
    if at not in places:
        if not path.is_file():
            raise Misplaced(f"{origin}: there is no {found[0]}")
        places[at] = f"files/{at}"
        if path.suffix in _PICTURES:
            places[at], texts[places[at]] = shrink(path)
        else:
            texts[places[at]] = path.read_bytes()
    return os.path.relpath(places[at], Path(place).parent) + sign + anchor


def _write(target: Path, texts: dict[str, str | bytes]) -> None:
    """Write what is new; Sphinx then reads only that."""
    for path in target.rglob("*") if target.is_dir() else ():
        if path.is_file() and path.relative_to(target).as_posix() not in texts:
            path.unlink()
    for place, content in texts.items():
        path = target / place
        data = content.encode() if isinstance(content, str) else content
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
