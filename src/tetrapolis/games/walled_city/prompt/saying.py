"""Things of The Walled City as references, and the small sentences that prompts and stories are made of."""

from __future__ import annotations

from functools import cache

from tetrapolis.core.said import Arg, Ref, Said
from tetrapolis.games.walled_city.rules.cards import FACTION, FACTIONS, TILE_UP, VALUE

_SORTS = {"A": "area", "P": "path", "G": "gap", "T": "tower", "Z": "zone"}
NEUTRAL = "colour:neutral"


def say(key: str, **args: Arg) -> Said:
    """A message of this game."""
    return Said(f"walled_city-{key}", args)


@cache
def sort_of(name: str) -> str:
    """What the id of a place stands for.

    >>> sort_of("A3B"), sort_of("P5"), sort_of("A3-F1")
    ('area', 'path', 'cut')
    """
    return "cut" if "-" in name else _SORTS.get(name[:1], "area")


@cache
def place(name: str) -> Ref:
    """A place on the board.

    >>> place("A3"), place("T1"), place("A3-F1")
    ('area:A3', 'tower:T1', 'cut:A3-F1')
    """
    return f"{sort_of(name)}:{name}"


@cache
def spot(board: str, name: str) -> Ref:
    """A place with the board it is on: what it is called, for whoever draws it without seeing the table.

    >>> spot("londonderry", "A3")
    'londonderry:A3'
    """
    return f"{board}:{name}"


@cache
def owner(colour: str) -> Ref:
    """Whose pieces have this colour.

    >>> owner("p2"), owner("neutral")
    ('seat:1', 'colour:neutral')
    """
    return NEUTRAL if colour == "neutral" else f"seat:{int(colour[1:]) - 1}"


@cache
def piece(kind: str, name: str, colour: str) -> Ref:
    """The nobles or peasants of a colour in a place.

    >>> piece("noble", "T1", "p2")
    'noble:T1:p2'
    """
    return f"{kind}:{name}:{colour}"


@cache
def item_said(item: int) -> Said:
    """A die or a tile: "blue die 2", "survey tile +1"."""
    if item >= TILE_UP:
        return say("tile", n=signed(VALUE[item]))
    return say("die", faction=f"faction:{FACTIONS[FACTION[item]]}", n=VALUE[item])


def signed(number: int) -> str:
    """A tile's number.

    >>> signed(1), signed(-1)
    ('+1', '−1')
    """
    return f"{number:+}".replace("-", "−")


@cache
def mix(nobles: int, peasants: int) -> Said:
    """So many nobles and peasants."""
    return say("mix", n=nobles, peasants=peasants)
