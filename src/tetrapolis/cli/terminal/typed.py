"""What a person types for a move: a number, its canonical text, or names as people say them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.terminal.tables import Form, table
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.game import Game
from tetrapolis.core.observation import Observation
from tetrapolis.core.prompt import Offer
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, has, ids, t, words


def folded(text: str) -> str:
    """A text without capitals, accents and double spaces.

    >>> folded("  Nagy   FAL ő")
    'nagy fal o'
    """
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def named_kinds(game: Game) -> tuple[str, ...]:
    """The kinds of things that a game's moves and events speak of, and that may have names."""
    return _named_kinds(game.id, tuple(game.story.kinds.values()))


@cache
def _named_kinds(game_id: str, kinds: tuple[Callable[[Any], Any], ...]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for kind in kinds:
        for plain in ("?", ["?"]):  # a kind says itself what it makes of a value
            with suppress(Exception):
                made = kind(plain)
                ref = made[0] if isinstance(made, list) else made
                if isinstance(ref, str) and ref.endswith(":?"):
                    found[ref[:-2]] = None
    return tuple(found)


def vocabulary(obs: Observation, names: Sequence[str]) -> Mapping[str, str]:
    """What things and verbs are called in every language, and the word for each in a move's text.

    A game's things have their names in its messages; what the prompt offers may have others of its own.
    """
    found = {**table(obs.game.id).called(), **_named_things(obs.game.id, named_kinds(obs.game))}
    for lang in LANGUAGES:
        for verb in obs.prompt.verbs:
            tags = {offer.move.split()[0] for offer in verb.offers}
            if len(tags) == 1 and has(lang, verb.said.id):
                found.setdefault(folded(words.said_text(lang, obs.game.id, verb.said, names)), *tags)
            aims = [(o.aim, o.label) for o in verb.offers] + [(o.then, o.then_label) for o in verb.offers]
            aims += [(aim, None) for refused in verb.refused for aim in refused.aims]
            for ref, label in aims:
                if ref and not ref.startswith("seat:") and not ref.endswith(":*"):
                    name = words.arg_text(lang, obs.game.id, ref if label is None else label, names)
                    found.setdefault(folded(name), ref.rpartition(":")[2])
    return found


@cache
def _named_things(game_id: str, kinds: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        for kind in kinds:
            prefix = f"{game_id}-{kind}-"
            for message in ids(lang, prefix):
                with suppress(ValueError):  # a message that wants values is no name
                    found.setdefault(folded(t(lang, message)), message.removeprefix(prefix))
    return found


def offer_text(lang: str, game: Game, offer: Offer, names: Sequence[str]) -> str:
    """A choice in full."""
    return words.said_text(lang, game.id, offer.said, names)


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
    for offer in obs.prompt.offers:
        if folded(offer_text(lang, obs.game, offer, names)) == folded(text):
            return obs.game.parse_move(offer.move)
    for _, move in moves:
        if folded(words.move_text(lang, obs.game, move, names)) == folded(text):
            return move
    parts = set(said.casefold().split())  # some games write ids of places in capitals
    fitting = [(n, move) for n, move in moves if parts and parts <= set(str(move).casefold().split())]
    if len(fitting) == 1:
        return fitting[0][1]
    if fitting:
        found = ", ".join(f"{n} ({move})" for n, move in fitting[:6])
        raise UsageProblem("play-error-ambiguous", text=text[:40], moves=found)
    raise malformed
