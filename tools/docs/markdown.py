"""Small pieces of Markdown, as the made pages are put together of them."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence

_SPECIAL = re.compile(r"([\\*_\[\]<>{}~|#$])")


def plain(text: str) -> str:
    """Words for people in Markdown: nothing in them is a sign, except `code`.

    >>> plain("take *2* of `first_player` | or p_1")
    'take \\\\*2\\\\* of `first_player` \\\\| or p\\\\_1'
    """
    parts = text.replace("\n", " ").split("`")
    return "`".join(part if at % 2 else _SPECIAL.sub(r"\\\1", part) for at, part in enumerate(parts))


def code(text: str) -> str:
    """Something that is typed or that programs read; also inside a table."""
    return f"`{text}`" if "|" not in text else f"<code>{html.escape(text).replace('|', '&#124;')}</code>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; its cells are Markdown already."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def anchor(name: str, kind: str = "") -> str:
    """A name that can be linked to, and links to itself."""
    sort = f' class="{kind}"' if kind else ""
    return f'<a{sort} id="{name}" href="#{name}">{name}</a>'


def page(*parts: str) -> str:
    """Parts of a page, with an empty line between them."""
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"
