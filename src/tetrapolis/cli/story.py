"""What happened, told in paragraphs: what one player did in a row stands together, his name only once."""

from __future__ import annotations

from collections.abc import Sequence

from tetrapolis.cli.tables import Told


def paragraphs(told: Sequence[Told], names: Sequence[str]) -> list[str]:
    """Sentences that begin with the same player's name as one; what only the reader saw goes along.

    >>> said = [Told("Ada gathers cards."), Told("You see it.", True, True), Told("Ada ends."), Told("Béla sings.")]
    >>> paragraphs(said, ["Ada", "Béla"])
    ['Ada gathers cards; you see it; ends.', 'Béla sings.']
    """
    found: list[tuple[str, list[str]]] = []
    for text, private, to_you in told:
        name = _speaks_of(text, names)
        if name and found and found[-1][0] == name:
            found[-1][1].append(text[len(name) + 1 :])
        elif private and found:
            found[-1][1].append(text[:1].lower() + text[1:] if to_you else text)
        else:
            found.append((name, [text]))
    return [_joined(texts) for _, texts in found]


def _speaks_of(text: str, names: Sequence[str]) -> str:
    """The player whose name the text begins with; the longest name, if one is the beginning of another."""
    return max((name for name in names if text.startswith(f"{name} ")), key=len, default="")


def _joined(texts: Sequence[str]) -> str:
    return "; ".join([*(text.removesuffix(".") for text in texts[:-1]), texts[-1]])
