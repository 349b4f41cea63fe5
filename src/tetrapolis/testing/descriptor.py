"""What a game says of itself before anybody plays it: its card in the catalogue, its players, its options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args, get_origin

from msgspec.structs import fields

from tetrapolis.core.about import API
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.game import Game
from tetrapolis.core.types import Move
from tetrapolis.games import games
from tetrapolis.locales import LANGUAGES, ids
from tetrapolis.testing.findings import Finding, breaks, holds
from tetrapolis.testing.settings import other_values, table_for

ID = re.compile(r"[a-z][a-z0-9_]{2,19}")
"""What a game may be called."""
MOST_PLAYERS = 8
CONTRAST = 4.5
"""White letters on the game's colour can be read from here on (WCAG 2, AA)."""


def tags_of(game: Game) -> list[str]:
    """The first words of a game's moves."""
    kinds: tuple[type[Move], ...] = get_args(game.move_type) or (game.move_type,)
    return [str(kind.__struct_config__.tag) for kind in kinds]


def loose_fields(game: Game) -> Iterator[str]:
    """Fields of frames that can change by themselves: a copy of the position would have them in common."""
    for kind in game.steps:
        for part in fields(kind):
            if (get_origin(part.type) or part.type) in (list, dict, set):
                yield f"{kind.__name__}.{part.name}"


def taken_names() -> set[str]:
    """First words of messages that are not a game's: what a game must not be called."""
    return {message.partition("-")[0] for message in ids(LANGUAGES[0])} - {*games()}


def descriptor(game: Game) -> Iterator[Finding]:
    """The card in the catalogue is filled in, and fits the game."""
    about, law = game.about, "descriptor"
    found = []
    if not ID.fullmatch(about.id) or about.id in taken_names():
        found.append(breaks(law, "id", name=about.id))
    if not about.name.strip() or not about.version:
        found.append(breaks(law, "nameless"))
    if about.api != API:
        found.append(breaks(law, "api", api=about.api, ours=API))
    if not about.players or not 1 <= about.players[0] <= about.players[-1] <= MOST_PLAYERS:
        found.append(breaks(law, "range", most=MOST_PLAYERS))
    if not re.fullmatch(r"#[0-9A-Fa-f]{6}", about.colour) or contrast(about.colour) < CONTRAST:
        found.append(breaks(law, "colour", colour=about.colour))
    unknown = set(about.first_options) - set(game.options_type.__struct_fields__)
    if unknown:
        found.append(breaks(law, "first-options", names=", ".join(sorted(unknown))))
    if game.folder is None:
        found.append(breaks(law, "package"))
    if not game.end_reasons:
        found.append(breaks(law, "end-reasons"))
    loose = sorted(loose_fields(game))
    if loose:
        found.append(breaks(law, "frame", names=", ".join(loose)))
    tags = tags_of(game)
    if len(set(tags)) < len(tags) or not all(re.fullmatch(r"[a-z][a-z0-9_]*", tag) for tag in tags):
        found.append(breaks(law, "tags", names=", ".join(sorted(tags))))
    yield from found or [holds(law, "descriptor", version=about.version, api=about.api)]


def contrast(colour: str) -> float:
    """How well white letters stand out from a colour.

    >>> contrast("#FFFFFF"), round(contrast("#000000"))
    (1.0, 21)
    """
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def players(game: Game) -> Iterator[Finding]:
    """A game begins with as many players as it says, and with no others."""
    for count in game.players:
        pos = game.new(count, 1)
        if pos.players != count:
            yield breaks("players", "count", n=count, players=pos.players)
            return
    for count in (0, game.players[0] - 1, game.players[-1] + 1):
        try:
            game.new(count, 1)
        except BadOptions:
            continue
        yield breaks("players", "too-many", n=count)
        return
    yield holds("players", "players", low=game.players[0], high=game.players[-1])


def options(game: Game) -> Iterator[Finding]:
    """There is a table for each value of each option; what is no option is refused."""
    values, found = other_values(game), []
    for name, value in values:
        if table_for(game, {name: value}) is None:
            found.append(breaks("options", "value", name=name, value=str(value)))
    try:
        game.options({"no_such_option": 1})
    except BadOptions:
        pass
    else:
        found.append(breaks("options", "unknown", kind=game.options_type.__name__))
    names = len(game.options_type.__struct_fields__) - len(game.dated)
    yield from found or [holds("options", "options", n=names, values=len(values))]
