"""Citadels in a terminal: what happened, as sentences, the many small ones put together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tetrapolis.cli.citadels_words import char_name
from tetrapolis.cli.tables import Told, plain_tell
from tetrapolis.core.types import Event
from tetrapolis.locales import t, words


def tell(lang: str, game_id: str, events: Sequence[Event], names: Sequence[str]) -> list[Told]:
    """One sentence for all who chose in a row, and one for all characters whom nobody answered for.

    >>> nobody = [Event("citadels-called-nobody", {"char": char}) for char in ("thief", "king")]
    >>> tell("en", "citadels", nobody, [])
    [Told(text='Called, but nobody answers: Thief and King.', private=False, to_you=False)]
    """
    told: list[Told] = []
    for kind, run in groupby(events, key=lambda event: event.id):
        same = list(run)
        if kind == "citadels-called-nobody" and len(same) > 1:
            chars = words.join(lang, [char_name(lang, event.args["char"]) for event in same])
            told.append(Told(t(lang, "play-citadels-silent", chars=chars)))
        elif kind == "citadels-picks" and len(same) > 1:
            who = words.join(lang, [names[event.args["seat"]] for event in same])
            told.append(Told(t(lang, "play-citadels-picked", seats=who)))
        else:
            told += plain_tell(lang, game_id, same, names)
    return told
