"""Genoa in a terminal: what a thing is about, and what else one can ask about with `? word`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import get_args

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import Seat, Topic
from tetrapolis.core.observation import Observation
from tetrapolis.games.genoa.rules.board import FIRST_STREET, BoardName, load_board
from tetrapolis.games.genoa.rules.cards import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    COMMODITIES,
    CONTRACT,
    DECKS,
    GIVES_TILE,
    ORDERS_AT,
    PAIRS,
    STORES,
    TILES,
)
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.games.genoa.terminal.words import (
    MARKER,
    board_of,
    by_deck,
    card_text,
    held_text,
    item_name,
    letter,
    space_name,
)
from tetrapolis.locales import LANGUAGES, t, words

BOARDS: tuple[BoardName, ...] = get_args(BoardName)
HOW_TO = ("offers", "instructions")
"""Topics that are explained line by line: what to type, and what it does."""


# ---- a thing


def explain(lang: str, thing: str, width: int) -> list[Text]:
    """What a building, a street, a commodity, a tile, a deck or a card is about; empty if there is no such thing."""
    if thing in BUILDING:
        return _building(lang, thing, width)
    if thing in load_board(BOARDS[0]).numbers:
        return _street(lang, thing, width)
    if thing in COMMODITIES:
        return _commodity(lang, thing, width)
    if thing in TILES:
        sources = [space_name(lang, BUILDINGS[b]) for b, tile in GIVES_TILE.items() if TILES[tile] == thing]
        head = t(lang, "genoa-board-card-tile", buildings=", ".join(sources))
        return _entry(item_name(lang, thing), head, t(lang, f"genoa-tile-{thing}.text"), width)
    if thing in DECKS:
        cards = [CARDS[CARD[card]] for card in CARD if CARDS[CARD[card]].deck == DECKS.index(thing)]
        listed = "; ".join(f"{card.id} {card_text(lang, card.id)}" for card in cards)
        lines = _entry(item_name(lang, thing), t(lang, "genoa-board-thing-deck", n=len(cards)), "", width)
        return [*lines, *layout.wrap(t(lang, f"genoa-deck-{thing}.text"), width, 3), *layout.wrap(listed, width, 3)]
    if thing in CARD:
        deck = DECKS[CARDS[CARD[thing]].deck]
        name = f"{thing} {card_text(lang, thing)}"
        return _entry(name, item_name(lang, deck), t(lang, f"genoa-deck-{deck}.text"), width)
    if thing == MARKER:
        return _entry(item_name(lang, thing), "", t(lang, "genoa-board-card-marker"), width)
    return []


def _entry(name: str, rest: str, text: str, width: int) -> list[Text]:
    head = Text(" ") + layout.styled(name, "bold") + layout.styled(f" · {rest}" if rest else "", "dim")
    return [layout.clip(head, width), *(layout.wrap(text, width, 3) if text else [])]


def _building(lang: str, name: str, width: int) -> list[Text]:
    """What its action brings, which orders and messages name it, and the streets from which it can be owned."""
    number = BUILDING[name]
    lines = _entry(space_name(lang, name), t(lang, "genoa-board-thing-building"), "", width)
    lines += layout.wrap(t(lang, f"genoa-building-{name}.text"), width, 3)
    cards = [CARDS[card].id for card in ORDERS_AT[number]] + [CARDS[card].id for card, *both in PAIRS if number in both]
    cards += [card.id for card in CARDS if card.deck == CONTRACT and number in card.buildings]
    if cards:
        listed = "; ".join(f"{card} {card_text(lang, card)}" for card in sorted(cards))
        lines += layout.wrap(t(lang, "genoa-board-card-cards", cards=listed), width, 3)
    for boards, beside in _neighbours(lang, name, FIRST_STREET):
        key = "genoa-board-about-streets" if beside else "genoa-board-about-no-street"
        lines += layout.wrap(t(lang, key, board=boards, streets=beside), width, 3)
    return lines


def _neighbours(lang: str, name: str, first: int) -> list[tuple[str, str]]:
    """What lies beside a space (from a number on), board by board, or on both at once."""
    found: dict[str, list[str]] = {}
    for each in BOARDS:
        board = load_board(each)
        spaces = [board.names[space] for space in board.adjacent[board.numbers[name]] if space >= first]
        text = ", ".join(space_name(lang, space) for space in spaces)
        found.setdefault(text, []).append(t(lang, f"genoa-board-{each}"))
    both = t(lang, "genoa-board-both-boards")
    return [(both if len(boards) == len(BOARDS) else boards[0], text) for text, boards in found.items()]


def _street(lang: str, name: str, width: int) -> list[Text]:
    """A street or the market: what lies beside it on each board."""
    kind = "street" if name.startswith("street") else "market"
    lines = _entry(space_name(lang, name), "", t(lang, f"genoa-board-card-{kind}"), width)
    for boards, beside in _neighbours(lang, name, 0):
        lines += layout.wrap(t(lang, "genoa-board-about-beside", board=boards, spaces=beside), width, 3)
    return lines


def _commodity(lang: str, name: str, width: int) -> list[Text]:
    number = COMMODITIES.index(name)
    store = next(BUILDINGS[building] for building, goods in STORES.items() if number in goods)
    orders = [f"{card.id} {card_text(lang, card.id)}" for card in CARDS if number in card.goods]
    text = t(lang, "genoa-board-card-cards", cards="; ".join(orders))
    return _entry(item_name(lang, name), space_name(lang, store), text, width)


# ---- topics


def topics(lang: str, obs: Observation, seats: Sequence[Seat]) -> list[Topic]:
    """The signs, how offers and instructions are typed, the buildings, the cards, and each player."""
    view: View = obs.view

    def about(key: str) -> str:
        return t(lang, f"genoa-board-topic-{key}")

    found = [Topic(_words(lang, key), about(key), partial(_how_to, lang, key, view)) for key in HOW_TO]
    found.append(Topic(_words(lang, "signs"), about("signs"), partial(_signs, lang)))
    found.append(Topic(_words(lang, "buildings"), about("buildings"), partial(_buildings, lang, view)))
    found.append(Topic(_words(lang, "tiles"), about("tiles"), partial(_each, lang, TILES)))
    found.append(Topic(_words(lang, "cards"), about("cards"), partial(_seen, lang, view)))
    others = [number for number in range(len(seats)) if number != view.seat]
    for number, seat in enumerate(seats):
        said = about("player") if number == others[0] else ""
        found.append(Topic((seat.name,), said, partial(_player, lang, view, number, seat.name)))
    return found


def _words(lang: str, key: str) -> tuple[str, ...]:
    """What a topic is called, in this language and in the others."""
    return tuple(word for each in (lang, *LANGUAGES) for word in t(each, f"genoa-board-topic-{key}.words").split())


def _how_to(lang: str, key: str, view: View, width: int) -> list[Text]:
    """Lines `what to type | what it does`; behind the instructions those that were given."""
    lines: list[Text] = []
    for line in t(lang, f"genoa-board-howto-{key}").splitlines():
        typed, bar, said = line.partition(" | ")
        if not bar:
            lines += layout.wrap(typed, width, 1)
            continue
        lines += layout.wrap(layout.styled(typed.strip(), "bold"), width, 1)
        lines += layout.wrap(said, width, 5)
    return lines + (_instructed(lang, view, width) if key == "instructions" else [])


def _instructed(lang: str, view: View, width: int) -> list[Text]:
    board = board_of(view)
    watched = [space_name(lang, name) for space, name in enumerate(board.names) if view.watched >> space & 1]
    found = [_preset(lang, text) for text in view.presets]
    found += [t(lang, "genoa-board-watching", spaces=", ".join(watched))] if watched else []
    found += [t(lang, "genoa-board-quiet")] if view.quiet else []
    return [line for text in found for line in layout.hang(layout.styled(" · ", "dim"), text, width)]


def _preset(lang: str, text: str) -> str:
    from tetrapolis.games import game

    genoa = game("genoa")
    return words.said_text(lang, "genoa", genoa.said(genoa.parse_move(text)))


def _signs(lang: str, width: int) -> list[Text]:
    """What stands on the map and in the table of the players."""
    keys = ("tower", "disc", "owner", "used", "first", "ducats", "actions", "markers", "cards")
    lines: list[Text] = []
    for key in keys:
        sign, _, said = t(lang, f"genoa-board-signs-{key}").partition(" | ")
        lines += layout.hang(layout.pad(layout.styled(f" {sign}", "bold"), 10), said, width)
    return lines


def _buildings(lang: str, view: View, width: int) -> list[Text]:
    """All buildings with what they bring and who owns them."""
    lines: list[Text] = []
    for number, name in enumerate(BUILDINGS):
        owner = view.owner[number]
        head = Text(f" {space_name(lang, name)}") + (Text(" ") + letter(lang, owner) if owner >= 0 else Text())
        lines += layout.hang(layout.pad(head, 22), t(lang, f"genoa-building-{name}.text"), width)
    return lines


def _each(lang: str, things: Sequence[str], width: int) -> list[Text]:
    return [line for thing in things for line in explain(lang, thing, width)]


def _seen(lang: str, view: View, width: int) -> list[Text]:
    """What the decks are about, and which cards lie face up under them."""
    lines: list[Text] = []
    for deck, name in enumerate(DECKS):
        rest = t(lang, "genoa-board-card-pile", n=view.decks[deck], up=len(view.face_up[deck]))
        lines += _entry(item_name(lang, name), rest, t(lang, f"genoa-deck-{name}.text"), width)
        if view.face_up[deck]:
            cards = "; ".join(f"{card} {card_text(lang, card)}" for card in view.face_up[deck])
            lines += layout.wrap(t(lang, "genoa-board-card-face-up", cards=cards), width, 3)
    return lines


def _player(lang: str, view: View, number: int, name: str, width: int) -> list[Text]:
    """What he has and what is known of his cards."""
    player = view.players[number]
    lines = [Text(" ") + letter(lang, number) + layout.styled(f" {name}", "bold")]
    held = held_text(lang, COMMODITIES, player.goods) + held_text(lang, TILES, player.tiles)
    owned = [space_name(lang, BUILDINGS[building]) for building, owner in enumerate(view.owner) if owner == number]
    cards = "; ".join(f"{card} {card_text(lang, card)}" for _, cards in by_deck(player.known) for card in cards)
    facts = (("has", ", ".join(held)), ("owns", ", ".join(owned)), ("known", cards))
    for key, things in facts:
        if things:
            lines += layout.wrap(t(lang, f"genoa-board-player-{key}", things=things), width, 3)
    delivers = "genoa-board-player-auto" if player.auto else "genoa-board-player-hand"
    return [*lines, *layout.wrap(t(lang, delivers), width, 3)]
