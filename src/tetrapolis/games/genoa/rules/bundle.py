"""Things that change hands, as one short text: `15d+silk+2ale+trade_1_1+2marker+m05`.

A number stands before what there is more of. Ducats are `d`, ownership markers `marker`; own cards are named one by
one (`m05`), the other side's by their deck (`contract`, `2message`; GEN-6.19). Nothing is `-`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    CARD,
    CARDS,
    CATHEDRAL,
    CATHEDRAL_MARKERS,
    COMMODITIES,
    DECK_OF,
    DECKS,
    DRAWS,
    GIVES_TILE,
    STORES,
    TILES,
)

NOTHING = "-"
MOST = 9999
"""No number in a bundle is larger: nobody could own that."""
_PART = re.compile(r"([0-9]{0,4})([a-z][a-z0-9_]*)")
_GOOD = {name: number for number, name in enumerate(COMMODITIES)}
_TILE = {name: number for number, name in enumerate(TILES)}
_DECK = {name: number for number, name in enumerate(DECKS)}

Counts = tuple[tuple[int, int], ...]
"""(what, how many), in order, none of zero."""


class Bundle(NamedTuple):
    """What one side hands over."""

    ducats: int = 0
    goods: Counts = ()
    tiles: Counts = ()
    markers: int = 0
    decks: Counts = ()
    """Cards of a deck that their holder still picks."""
    cards: tuple[int, ...] = ()

    @property
    def things(self) -> int:
        """How many goods (GEN-1.15): everything but ducats.

        >>> read("15d+2ale+m05").things
        3
        """
        counted = sum([count for _, count in self.goods]) + sum([count for _, count in self.tiles])
        return counted + sum([count for _, count in self.decks]) + self.markers + len(self.cards)


EMPTY = Bundle()
MAIN = tuple(
    Bundle(
        goods=tuple((good, 1) for good in STORES.get(building, ())),
        tiles=((GIVES_TILE[building], 1),) if building in GIVES_TILE else (),
        markers=CATHEDRAL_MARKERS if building == CATHEDRAL else 0,
        decks=(DRAWS[building],) if building in DRAWS else (),
    )
    for building in range(len(BUILDINGS))
)
"""What MAIN of each building brings (section 7), out of full supplies; in a villa the contract."""


@lru_cache(maxsize=20_000)
def read(text: str) -> Bundle:
    """The bundle a text stands for; ValueError if it is none.

    >>> read("silk+15d+silk").goods, read("-") == EMPTY
    (((5, 2),), True)
    """
    if text in (NOTHING, ""):
        return EMPTY
    ducats = markers = 0
    goods, tiles, decks = [0] * len(COMMODITIES), [0] * len(TILES), [0] * len(DECKS)
    cards: list[int] = []
    for part in text.split("+"):
        found = _PART.fullmatch(part)
        if found is None:
            raise ValueError(part)
        count, name = int(found[1] or 1), found[2]
        if name == "d" and found[1]:
            ducats += count
        elif name == "marker":
            markers += count
        elif name in _GOOD:
            goods[_GOOD[name]] += count
        elif name in _TILE:
            tiles[_TILE[name]] += count
        elif name in _DECK:
            decks[_DECK[name]] += count
        elif name in CARD and not found[1] and CARD[name] not in cards:
            cards.append(CARD[name])
        else:
            raise ValueError(part)
    if max(ducats, markers, *goods, *tiles, *decks) > MOST:
        raise ValueError(text)
    return Bundle(ducats, _counts(goods), _counts(tiles), markers, _counts(decks), tuple(sorted(cards)))


def _counts(numbers: list[int]) -> Counts:
    return tuple([(what, count) for what, count in enumerate(numbers) if count])


@lru_cache(maxsize=20_000)
def write(bundle: Bundle) -> str:
    """The one canonical text of a bundle.

    >>> write(read("m05+silk+ale+15d+ale"))
    '15d+silk+2ale+m05'
    """
    parts = [f"{bundle.ducats}d"] if bundle.ducats else []
    for names, counts in ((COMMODITIES, bundle.goods), (TILES, bundle.tiles)):
        parts += [_part(names[what], count) for what, count in counts]
    if bundle.markers:
        parts.append(_part("marker", bundle.markers))
    parts += [_part(DECKS[what], count) for what, count in bundle.decks]
    parts += [CARDS[card].id for card in bundle.cards]
    return "+".join(parts) or NOTHING


def _part(name: str, count: int) -> str:
    return name if count == 1 else f"{count}{name}"


@lru_cache(maxsize=20_000)
def canonical(text: str) -> str:
    """A bundle's text as we write it.

    >>> canonical("ale+ale+5d")
    '5d+2ale'
    """
    return write(read(text))


@lru_cache(maxsize=20_000)
def backs(text: str) -> str:
    """The same with cards face down: what those see who may not know them (GEN-6.20).

    >>> backs("5d+m05+m07")
    '5d+2message'
    """
    bundle = read(text)
    if not bundle.cards:
        return text
    decks = [0] * len(DECKS)
    for deck, count in bundle.decks:
        decks[deck] += count
    for card in bundle.cards:
        decks[DECK_OF[card]] += 1
    return write(bundle._replace(decks=_counts(decks), cards=()))
