"""What happened, told from typed events, once for all games; what one player did in a row stands together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tetrapolis.core.game import Game
from tetrapolis.core.said import Arg, Said, Told
from tetrapolis.core.types import Event
from tetrapolis.locales import LANGUAGES, has, t, words


class Sentence(NamedTuple):
    """Something that happened, in words."""

    text: str
    private: bool = False
    """Not everybody saw it."""
    to_you: bool = False
    """It speaks to the reader: "You draw ..."."""
    several: bool = False
    """It speaks of several players, although it begins with the name of one."""
    heading: bool = False
    """A round, a phase or a turn begins."""


def tell(lang: str, game: Game, events: Sequence[Event], names: Sequence[str]) -> list[Sentence]:
    """A sentence for each event that says something new.

    Several of one kind in a row are one sentence where there are words for that (`<id>-run`, or `<id>.all` with a part
    for each, `<id>.short`); equal ones are told once, with their number.

    >>> import tetrapolis as tp
    >>> gold = Event("citadels-gathers-gold", {"seat": 0, "n": 2})
    >>> [said.text for said in tell("en", tp.game("citadels"), [gold, gold], ["Anna", "Béla"])]
    ['Anna gathers 2 gold ×2.']
    """
    told: list[Sentence] = []
    for (kind, private), run in groupby(worth_telling(list(map(game.told, events))), lambda one: (one.id, one.private)):
        same = list(run)
        if len(same) > 1 and has(LANGUAGES[0], f"{kind}-run"):
            text = words.said_text(lang, game.id, Said(f"{kind}-run", together(same)), names)
            told.append(Sentence(text, private, _to_you(lang, game, same[0], text, names), several=True))
            continue
        if len(same) > 1 and has(LANGUAGES[0], f"{kind}.all"):
            short = [words.said_text(lang, game.id, Said(f"{kind}.short", one.args), names) for one in same]
            text = t(lang, f"{kind}.all", lines="; ".join(filter(None, short)) or "none")
            told.append(Sentence(text, private, several=True))
            continue
        for one, equal in groupby(same):
            if one.heading:
                title = f"{kind}.heading" if has(LANGUAGES[0], f"{kind}.heading") else kind
                told.append(Sentence(words.said_text(lang, game.id, Said(title, one.args), names), heading=True))
                continue
            text = words.said_text(lang, game.id, one, names)
            times = len(list(equal))
            shown = text if times == 1 else f"{text.removesuffix('.')} ×{times}."
            told.append(Sentence(shown, private, _to_you(lang, game, one, text, names), _joins(lang, text, names)))
    return told


def together(run: Sequence[Told]) -> dict[str, Arg]:
    """The values of all as lists, and how many they are."""
    found: dict[str, Arg] = {}
    for one in run:
        for name, arg in one.args.items():
            found.setdefault(name, []).extend(arg if isinstance(arg, list) else [arg])
    return found | {"count": len(run)}


def worth_telling(told: Sequence[Told]) -> list[Told]:
    """Without what shows in the rest: quiet events, what was told already, a turn that begins where a deed follows."""
    loud = [one for one in told if not one.quiet] or list(told)
    found: list[Told] = []
    for number, one in enumerate(loud):
        if one.heading and one.by >= 0:
            after = loud[number + 1 : number + 2]
            if (after and after[0].by == one.by) or (found and not after):
                continue
        if one.once and one in found:
            continue
        found.append(one)
    return found


def _to_you(lang: str, game: Game, told: Told, text: str, names: Sequence[str]) -> bool:
    """Whether a private sentence speaks to the reader ("You draw ..."), and does not begin with a name."""
    values = [words.arg_text(lang, game.id, arg, names) for arg in told.args.values()]
    return told.private and not any(text.startswith(value) for value in (*values, *names))


def paragraphs(told: Sequence[Sentence], names: Sequence[str]) -> list[str]:
    """Sentences that begin with the same player's name as one; what only the reader saw goes along.

    >>> said = [Sentence("Ada gathers cards."), Sentence("You see it.", True, True), Sentence("Ada ends.")]
    >>> paragraphs([*said, Sentence("Béla sings.")], ["Ada", "Béla"])
    ['Ada gathers cards; you see it; ends.', 'Béla sings.']
    """
    found: list[tuple[str, list[str]]] = []
    for text, private, to_you, several, _ in told:
        name = "" if several else _speaks_of(text, names)
        if name and found and found[-1][0] == name:
            found[-1][1].append(text[len(name) + 1 :])
        elif private and found:
            found[-1][1].append(text[:1].lower() + text[1:] if to_you else text)
        else:
            found.append((name, [text]))
    return [_joined(texts) for _, texts in found]


def _joins(lang: str, text: str, names: Sequence[str]) -> bool:
    """Whether it begins "Anna and ..."."""
    together = words.join(lang, ["", "?"]).removesuffix("?")
    return text.removeprefix(_speaks_of(text, names)).startswith(together)


def _speaks_of(text: str, names: Sequence[str]) -> str:
    """The player whose name the text begins with; the longest name, if one is the beginning of another."""
    return max((name for name in names if text.startswith(f"{name} ")), key=len, default="")


def _joined(texts: Sequence[str]) -> str:
    return "; ".join([*(text.removesuffix(".") for text in texts[:-1]), texts[-1]])
