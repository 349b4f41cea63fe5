"""A page as a browser without scripts reads it: its words, its anchors, where it leads, what it loads."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})


class Page(HTMLParser):
    """One page of the site."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        """Where its own words lead (`a`)."""
        self.loads: list[str] = []
        """Styles, scripts and pictures."""
        self.inline: list[str] = []
        """Scripts that stand in the page itself, or in attributes of it."""
        self.langs: set[str] = set()
        self._words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.words = " ".join(" ".join(self._words).split())
        """What is written in its article."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if "lang" in given:
            self.langs.add(given["lang"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("img", "script") and "src" in given:
            self.loads.append(given["src"])
        elif tag == "link" and given.get("rel") in ("stylesheet", "shortcut icon"):
            self.loads.append(given["href"])
        elif tag == "script":
            self.inline.append(tag)
        self.inline += [name for name in given if name.startswith("on")]
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            while self._open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if "article" in self._open and not {"script", "style"}.intersection(self._open):
            self._words.append(data)


def read_site(folder: Path) -> dict[str, Page]:
    """All pages, by their path without the ending."""
    found = sorted(folder.rglob("*.html"))
    return {path.relative_to(folder).with_suffix("").as_posix(): Page(path.read_text("utf-8")) for path in found}
