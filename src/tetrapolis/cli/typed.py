"""What a person types for a move: a number, its canonical text, or names as people say them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.tables import Form, table
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import Move
from tetrapolis.locales import words


def folded(text: str) -> str:
    """A text without capitals, accents and double spaces.

    >>> folded("  Nagy   FAL ő")
    'nagy fal o'
    """
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def find_thing(text: str, vocabulary: Mapping[str, str]) -> str:
    """The id of a thing named in any language, or the text itself as an id.

    >>> find_thing("Nagy Fal", {"nagy fal": "great_wall"}), find_thing("great wall", {})
    ('great_wall', 'great_wall')
    """
    wanted = folded(text)
    return next((thing for name, thing in vocabulary.items() if folded(name) == wanted), wanted.replace(" ", "_"))


def canonical(text: str, vocabulary: Mapping[str, str], names: Sequence[str]) -> str:
    """The text with names replaced by what stands for them in move texts.

    >>> canonical("destroy Anna Great Wall", {"great wall": "great_wall"}, ["Béla", "Anna"])
    'destroy p2 great_wall'
    """
    known = {folded(name): f"p{seat + 1}" for seat, name in enumerate(names)}
    known |= {folded(name): thing for name, thing in vocabulary.items()}
    longest = max((len(name.split()) for name in known), default=1)
    typed = folded(text).split()
    result: list[str] = []
    at = 0
    while at < len(typed):
        for size in range(min(longest, len(typed) - at), 0, -1):
            found = known.get(" ".join(typed[at : at + size]))
            if found is not None or size == 1:
                result.append(found or typed[at])
                at += size
                break
    return " ".join(result)


def read_move(
    lang: str,
    text: str,
    obs: Observation,
    offered: Sequence[Move | Form],
    vocabulary: Mapping[str, str],
    names: Sequence[str],
) -> Move | Form:
    """The move a person means, or the form to put it together. Whether it is legal is for the position to say.

    A part of a move's text will do as long as it fits only one of the moves offered.
    """
    if text.isdecimal():
        number = int(text[:9])
        if not 1 <= number <= len(offered):
            raise UsageProblem("play-error-number", n=text[:9], count=len(offered))
        return offered[number - 1]
    own = table(obs.game.id).read(lang, text, obs, names)
    if own is not None:
        return own
    try:
        return obs.game.parse_move(text)
    except MalformedMove as malformed:
        said = canonical(text, vocabulary, names)
        try:
            return obs.game.parse_move(said)
        except MalformedMove:
            return _only_one(lang, text, said, obs, offered, names, malformed)


def _only_one(
    lang: str,
    text: str,
    said: str,
    obs: Observation,
    offered: Sequence[Move | Form],
    names: Sequence[str],
    malformed: MalformedMove,
) -> Move:
    """The one offered move that a part of a text fits."""
    moves = [(n, move) for n, move in enumerate(offered, 1) if isinstance(move, Move)]
    for _, move in moves:
        if folded(words.move_text(lang, obs.game.id, move, names)) == folded(text):
            return move
    parts = set(said.casefold().split())  # some games write ids of places in capitals
    fitting = [(n, move) for n, move in moves if parts and parts <= set(str(move).casefold().split())]
    if len(fitting) == 1:
        return fitting[0][1]
    if fitting:
        found = ", ".join(f"{n} ({move})" for n, move in fitting[:6])
        raise UsageProblem("play-error-ambiguous", text=text[:40], moves=found)
    raise malformed
