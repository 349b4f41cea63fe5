"""Names of Genoa's things for a terminal: colours' letters, spaces, bundles, cards; who can do what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import get_args

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.games.genoa.rules.board import Board, BoardName, load_board
from tetrapolis.games.genoa.rules.cards import (
    BUILDINGS,
    CARD,
    CARDS,
    COMMODITIES,
    CONTRACT,
    DECKS,
    MESSAGE,
    TILES,
)
from tetrapolis.games.genoa.rules.frames import Floor, Live, Replying, Terms
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.locales import LANGUAGES, t, words

STYLES = ("bright_red", "green", "bright_blue", "yellow", "bright_white")
TOWER, DISC, USED, FIRST, DONE = "▲", "●", "×", "*", "✓"
"""The tower, a disc left behind, a used action, the first player, a building a message still needs no more."""
MARKER = "marker"


def board_of(view: View) -> Board:
    """The board that is played on."""
    return load_board(view.options.board)


# ---- players


def letter(lang: str, seat: int, after: str = "") -> Text:
    """The letter of a player's colour, and something behind it in the same style."""
    return layout.styled(t(lang, f"genoa-board-letter-p{seat + 1}") + after, f"bold {STYLES[seat]}")


def lettered(lang: str, seat: int, names: Sequence[str]) -> Text:
    """Letter and name: "R Anna"."""
    return letter(lang, seat) + Text(f" {names[seat]}")


# ---- spaces


def space_name(lang: str, space: str) -> str:
    """A space in full: "Coach House", "street 3-2".

    >>> space_name("en", "street_3_2"), space_name("hu", "coach_house")
    ('street 3-2', 'Kocsiszín')
    """
    return words.thing(lang, "genoa", "space", space)


def short_name(lang: str, space: str) -> str:
    """A space in a few letters: "Coach H.", "3-2"."""
    if space.startswith("street_"):
        return space.removeprefix("street_").replace("_", "-")
    return t(lang, f"genoa-board-short-{space}")


def tiny_name(lang: str, space: str) -> str:
    """A space in at most six letters."""
    return short_name(lang, space) if space.startswith("street_") else t(lang, f"genoa-board-short-{space}.tiny")


# ---- things


def item_name(lang: str, item: str) -> str:
    """A commodity, a tile, a marker, a card of a deck, or a card itself.

    >>> item_name("en", "silk"), item_name("en", "trade_1_1"), item_name("en", "m05")
    ('silk', 'Trade 1:1', 'm05 (Harbor – Inn)')
    """
    if item in COMMODITIES:
        return t(lang, f"genoa-commodity-{item}")
    if item in TILES:
        return t(lang, f"genoa-tile-{item}")
    if item in DECKS:
        return t(lang, f"genoa-deck-{item}")
    if item in CARD:
        return f"{item} ({card_text(lang, item)})"
    return t(lang, "genoa-marker-own")


def counted(lang: str, item: str, count: int) -> str:
    """So many of a thing: "silk", "2 silk"."""
    return item_name(lang, item) if count == 1 else f"{count} {item_name(lang, item)}"


def held_text(lang: str, names: Sequence[str], counts: Iterable[int]) -> list[str]:
    """Commodities or tiles of which there are any: ["2 silk", "ale"]."""
    return [counted(lang, name, count) for name, count in zip(names, counts, strict=True) if count]


# ---- cards


def card_text(lang: str, card: str, visited: Sequence[str] = (), goods: Sequence[int] = ()) -> str:
    """What a card shows; a mark behind buildings of a message that were visited, and goods of an order one has.

    >>> card_text("en", "m05", ["inn"]), card_text("en", "s01"), card_text("en", "c01")
    ('Harbor – Inn✓', 'ale → Tavern', 'Palace')
    """
    shown = CARDS[CARD[card]]
    places = [BUILDINGS[building] for building in shown.buildings]
    if shown.deck == CONTRACT:
        return space_name(lang, places[0])
    if shown.deck == MESSAGE:
        return " – ".join(space_name(lang, place) + DONE * (place in visited) for place in places)
    wanted = [item_name(lang, COMMODITIES[good]) + DONE * bool(goods and goods[good]) for good in shown.goods]
    return f"{' + '.join(wanted)} → {space_name(lang, places[0])}"


def by_deck(cards: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Cards deck by deck, those with any."""
    found = [(deck, sorted(card for card in cards if CARDS[CARD[card]].deck == n)) for n, deck in enumerate(DECKS)]
    return [(deck, held) for deck, held in found if held]


# ---- where the game stands


def floor_of(view: View) -> Floor | None:
    """The negotiation that goes on."""
    return next((frame for frame in view.stack if isinstance(frame, Floor)), None)


def targets(view: View) -> list[str]:
    """What can be bought on the present floor."""
    floor = floor_of(view)
    return [] if floor is None else [board_of(view).names[space] for space in floor.targets]


def counter_of(view: View) -> Terms | None:
    """The trader's counter that waits for an answer."""
    top = view.stack[-1] if view.stack else None
    return top.terms if isinstance(top, Replying) else top.counter if isinstance(top, Live) else None


# ---- vocabulary


@cache
def vocabulary() -> Mapping[str, str]:
    """Every thing's name in every language, and its id.

    >>> known = vocabulary()
    >>> known["coach house"], known["kocsiszín"], known["utca 3-2"], known["villa colini"], known["borsot"]
    ('coach_house', 'coach_house', 'street_3_2', 'colini', 'pepper')
    """
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        for name, thing in (*space_words(lang).items(), *item_words(lang).items()):
            found.setdefault(name, thing)
    return found


@cache
def space_words(lang: str) -> Mapping[str, str]:
    """Names of spaces in a language, and their ids; a street's two numbers will do."""
    found: dict[str, str] = {}
    boards: tuple[BoardName, ...] = get_args(BoardName)
    for space in (space for board in boards for space in load_board(board).names):
        names = [space, space_name(lang, space), short_name(lang, space)]
        if space.startswith("street_"):
            street = t(lang, "genoa-board-street")
            names += [f"{street} {short_name(lang, space)}", f"{short_name(lang, space)} {street}"]
        for name in names:
            found.setdefault(name.casefold(), space)
    return found


@cache
def item_words(lang: str) -> Mapping[str, str]:
    """Names of commodities, tiles, markers, decks and cards in a language, in the forms one meets, and their ids."""
    found: dict[str, str] = {card: card for card in CARD}
    for item in (*COMMODITIES, *TILES, MARKER, *DECKS):
        for name in (item, item_name(lang, item), *t(lang, f"genoa-typed-words-{item}").split(", ")):
            found.setdefault(name.casefold(), item)
    return found
