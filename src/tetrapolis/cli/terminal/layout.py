"""Laying out text in a terminal: lines of at most so many cells, with or without colour.

Everything is made of `rich.text.Text`, one per line, so that no line depends on how a console wraps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text


def styled(text: str, style: str) -> Text:
    """A text whose style stays its own when something is put behind it (rich would let it spread).

    >>> (styled("N3", "black on yellow") + Text(" Manor")).style
    ''
    """
    return Text.assemble((text, style))


def wrap(text: str | Text, width: int, indent: int = 0, style: str = "") -> list[Text]:
    """A text as lines of at most `width` cells, broken between words, all of them indented.

    >>> [line.plain for line in wrap("one two three", 9, indent=2)]
    ['  one two', '  three']
    """
    whole = text if isinstance(text, Text) else styled(text, style)
    pad = " " * indent
    lines: list[Text] = []
    line, used = Text(), 0
    for word in whole.split(" "):
        for piece in _fitting(word, max(width - indent, 8)):
            size = piece.cell_len
            if used and indent + used + 1 + size > width:
                lines.append(Text(pad) + line)
                line, used = Text(), 0
            if used:
                line.append(" ")
                used += 1
            line.append_text(piece)
            used += size
    return [*lines, Text(pad) + line]


def _fitting(word: Text, width: int) -> list[Text]:
    """A word, or its pieces if no line could hold it."""
    pieces: list[Text] = []
    while word.cell_len > width:
        cut = next(n for n in range(len(word), 0, -1) if cell_len(word.plain[:n]) <= width)
        head, word = word.divide([cut])
        pieces.append(head)
    return [*pieces, word]


def hang(head: str | Text, body: str | Text, width: int, style: str = "") -> list[Text]:
    """A head with a text beside it; the text's further lines stand under its first one. A wide head stands above it.

    >>> [line.plain for line in hang("log: ", "one two three", 13)]
    ['log: one two', '     three']
    >>> [line.plain for line in hang("  a log: ", "one two three", 15)]
    ['  a log:', '       one two', '       three']
    """
    first = head if isinstance(head, Text) else Text(head)
    indent = min(first.cell_len, width // 2)
    if first.cell_len > indent:
        heads = wrap(first, width) if first.cell_len > width else [first.copy()]
        heads[-1].rstrip()
        return [*heads, *wrap(body, width, indent, style)]
    lines = wrap(body, width, indent, style)
    return [first + lines[0][indent:], *lines[1:]]


def flow(items: Sequence[Text], width: int, indent: int = 0, gap: str = "  ") -> list[Text]:
    """Items one after the other, never broken inside (unless one alone is too wide).

    >>> [line.plain for line in flow([Text("Great Wall"), Text("Town Hall"), Text("Inn")], 16)]
    ['Great Wall', 'Town Hall  Inn']
    """
    lines: list[Text] = []
    line = Text(" " * indent)
    fresh = True
    for item in items:
        if not fresh and line.cell_len + cell_len(gap) + item.cell_len > width:
            lines.append(line)
            line, fresh = Text(" " * indent), True
        if not fresh:
            line.append(gap)
        line.append_text(clip(item, width - indent))
        fresh = False
    return lines if fresh else [*lines, line]


def columns(items: Sequence[Text], width: int, indent: int = 0, gap: int = 3) -> list[Text]:
    """Items in as many equal columns as fit, to be read downwards.

    >>> [line.plain for line in columns([Text(c * 3) for c in "abcde"], 14)]
    ['aaa   ddd', 'bbb   eee', 'ccc']
    """
    if not items:
        return []
    room = width - indent
    size = min(max(item.cell_len for item in items), room)
    across = max(1, (room + gap) // (size + gap))
    down = -(-len(items) // across)
    lines: list[Text] = []
    for row in range(down):
        line = Text(" " * indent)
        cells = items[row::down]
        for number, cell in enumerate(cells):
            last = number == len(cells) - 1
            line.append_text(clip(cell, size))
            if not last:
                line.append(" " * (size - min(cell.cell_len, size) + gap))
        lines.append(line)
    return lines


def grid(items: Sequence[Text], width: int, across: int, gap: int = 2) -> list[Text]:
    """Items line by line in columns as narrow as each can be; fewer across if that is too wide.

    >>> [line.plain for line in grid([Text("a"), Text("bbbb"), Text("ccc"), Text("d")], 12, across=2)]
    ['a    bbbb', 'ccc  d']
    """
    for number in range(across, 0, -1):
        sizes = [widest(items[column::number]) for column in range(number)]
        if sum(sizes) + gap * (number - 1) <= width or number == 1:
            rows = [items[start : start + number] for start in range(0, len(items), number)]
            cells = [[pad(item, min(size, width)) for item, size in zip(row, sizes, strict=False)] for row in rows]
            lines = [Text(" " * gap).join(row) for row in cells]
            for line in lines:
                line.rstrip()
            return lines
    return []


def clip(text: Text, width: int) -> Text:
    """A text cut to a width, with an ellipsis where something is missing.

    >>> clip(Text("Haunted Quarter"), 9).plain
    'Haunted …'
    """
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(max(width, 1), overflow="ellipsis")
    return short


def pad(text: str | Text, width: int, right: bool = False) -> Text:
    """A text of exactly so many cells.

    >>> pad("árvíz", 7).plain, pad("3", 2, right=True).plain
    ('árvíz  ', ' 3')
    """
    short = clip(text if isinstance(text, Text) else Text(text), width)
    space = Text(" " * (width - short.cell_len))
    return space + short if right else short + space


def ruler(title: Text, tail: Text, width: int) -> Text:
    """A heading line: title, a rule, and a tail at the right edge; the tail is left out if there is no room.

    >>> ruler(Text("Citadels"), Text("deck 40"), 26).plain
    '━ Citadels ━━━━━ deck 40 ━'
    """
    line = styled("━ ", "dim") + title + Text(" ")
    end = Text(" ") + tail + styled(" ━", "dim") if tail.plain else Text()
    if line.cell_len + end.cell_len + 1 > width:
        end = Text()
    rest = width - line.cell_len - end.cell_len
    return clip(line + styled("━" * max(rest, 0), "dim") + end, width)


def widest(items: Iterable[Text | str]) -> int:
    """The width of the widest item; 0 for none."""
    return max((item.cell_len if isinstance(item, Text) else cell_len(item) for item in items), default=0)


def first_sentence(text: str) -> str:
    """The beginning of a longer text, up to its first full stop.

    >>> first_sentence("Take 1 gold. Then build.")
    'Take 1 gold.'
    """
    end = text.find(". ")
    return text if end < 0 else text[: end + 1]
