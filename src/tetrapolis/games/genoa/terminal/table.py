"""Genoa in a terminal: an observation as lines of text.

The city is drawn by `terminal.map`, the negotiation by `terminal.floor`; offers that are typed are read by
`terminal.typed`. A colour is known by a letter too, so nothing is lost without colour.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import PreparedSet, Seat, TerminalTable
from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Ref
from tetrapolis.games.genoa.rules.cards import CARDS, COMMODITIES, CONTRACT, DECKS, MESSAGE, TILES
from tetrapolis.games.genoa.rules.position import DISCS, MOVING, OVER
from tetrapolis.games.genoa.rules.scoring import contract_pay
from tetrapolis.games.genoa.rules.view import View
from tetrapolis.games.genoa.terminal import map as genoa_map
from tetrapolis.games.genoa.terminal.floor import floor_lines
from tetrapolis.games.genoa.terminal.topics import explain, topics
from tetrapolis.games.genoa.terminal.typed import read_typed
from tetrapolis.games.genoa.terminal.words import (
    DISC,
    FIRST,
    TOWER,
    USED,
    by_deck,
    card_text,
    held_text,
    letter,
    lettered,
)
from tetrapolis.locales import t, words

SIDE_BY_SIDE = 76
"""So wide a screen has room for the supply beside the map."""


def screen(lang: str, obs: Observation, seats: Sequence[Seat], width: int, tight: bool = False) -> list[Text]:
    """All that the observing seat may see: the city, the supply, the players, what is on offer, the own cards."""
    view: View = obs.view
    names = [seat.name for seat in seats]
    return [
        *_header(lang, view, names, width),
        *_city(lang, view, width, tight),
        *_players(lang, obs, seats, width),
        *floor_lines(lang, obs, names, width),
        *_own(lang, obs, width, tight),
    ]


def _header(lang: str, view: View, names: Sequence[str], width: int) -> list[Text]:
    """The round, how long the game still is, the phase and the trader; how far the tower can still go."""
    title = layout.styled(t(lang, "genoa-name"), "bold")
    left = t(lang, "genoa-board-left", n=view.spaces_left)
    title += Text(" · " + t(lang, "genoa-board-round", n=view.round) + " · " + left)
    if view.phase == OVER:
        return [layout.ruler(title, Text(t(lang, "genoa-board-title-over")), width)]
    tail = Text(t(lang, "genoa-board-trader") + " ") + letter(lang, view.trader) + Text(f" {names[view.trader]}")
    if view.phase == MOVING:
        tail += Text(" · " + t(lang, "genoa-board-moves-left", n=DISCS - len(view.path)))
    else:
        tail += Text(" · " + t(lang, f"genoa-board-phase-{view.phase}"))
    if title.cell_len + tail.cell_len + 7 <= width:
        return [layout.ruler(title, tail, width)]
    return [layout.ruler(title, Text(), width), *layout.wrap(tail, width, 1)]


# ---- the city and the supply


def _city(lang: str, view: View, width: int, tight: bool) -> list[Text]:
    """The map; beside it the supply, one thing to a line, or below it one after the other."""
    if tight or width < SIDE_BY_SIDE:
        drawn = genoa_map.city(lang, view, genoa_map.square_size(width), tight)
        return [*drawn, *_supply_flow(lang, view, width), *([] if tight else _legend(lang, width))]
    panel = _supply_panel(lang, view)
    beside = layout.widest(panel)
    drawn = genoa_map.city(lang, view, genoa_map.square_size(width - beside - 2), tight)
    size = layout.widest(drawn)
    lines = []
    for at in range(max(len(drawn), len(panel))):
        line = layout.pad(drawn[at] if at < len(drawn) else Text(), size) + Text("  ")
        lines.append(line + panel[at] if at < len(panel) else line)
        lines[-1].rstrip()
    return [*lines, *_legend(lang, width)]


def _supplies(lang: str, view: View) -> list[tuple[str, str]]:
    """Names and numbers: commodities, tiles, decks (face down + face up below)."""
    rows = [(t(lang, f"genoa-commodity-{name}"), str(n)) for name, n in zip(COMMODITIES, view.supply, strict=True)]
    rows += [(t(lang, f"genoa-board-kind-{name}"), str(n)) for name, n in zip(TILES, view.tile_supply, strict=True)]
    for deck, name in enumerate(DECKS):
        below = len(view.face_up[deck])
        rows.append((t(lang, f"genoa-board-kind-{name}"), f"{view.decks[deck]}" + (f"+{below}" if below else "")))
    return rows


def _supply_panel(lang: str, view: View) -> list[Text]:
    rows = _supplies(lang, view)
    sizes = [layout.widest(row[column] for row in rows) for column in (0, 1)]
    sizes[1] = max(sizes[1], 4)  # a deck with cards face up: 12+1
    heading = layout.styled(t(lang, "genoa-board-supply"), "bold")
    return [heading] + [
        layout.pad(Text(name), sizes[0]) + Text(" ") + layout.pad(_number(n), sizes[1], right=True) for name, n in rows
    ]


def _number(text: str) -> Text:
    return layout.styled(text, "dim" if text == "0" else "bold")


def _supply_flow(lang: str, view: View, width: int) -> list[Text]:
    head = layout.styled(t(lang, "genoa-board-supply") + ":", "dim")
    return layout.flow(
        [head, *(Text(f"{name} ") + _number(n) for name, n in _supplies(lang, view))], width, indent=1, gap=" "
    )


def _legend(lang: str, width: int) -> list[Text]:
    signs = ((f"{TOWER}4", "tower"), (DISC, "disc"), (letter(lang, 0).plain, "owner"), (USED, "used"), (FIRST, "first"))
    items = [
        layout.styled(sign, "bold") + layout.styled(f" {t(lang, f'genoa-board-sign-{key}')}", "dim")
        for sign, key in signs
    ]
    return layout.flow(items, width, indent=1)


# ---- the players


def _players(lang: str, obs: Observation, seats: Sequence[Seat], width: int) -> list[Text]:
    """A heading and a line for each player; what they have in words stands last and may take more lines."""
    view: View = obs.view
    asked = {decision.seat for decision in obs.pending if not decision.optional}
    rows = [_columns(lang)] + [
        [_name(lang, view, seats, asked, number), *_figures(obs, number)] for number in range(len(view.players))
    ]
    sizes = [layout.widest(row[column] for row in rows) for column in range(len(rows[0]))]
    gap = 2 if sum(sizes) + 2 * len(sizes) <= width // 2 + 8 else 1
    lines: list[Text] = []
    for number, row in enumerate(rows):
        cells = [layout.pad(cell, size, right=at > 0) for at, (cell, size) in enumerate(zip(row, sizes, strict=True))]
        if not number:
            cells[0] = row[0] + layout.styled("━" * (sizes[0] - row[0].cell_len), "dim")
        head = Text(" " * gap).join([*cells, Text()])
        held = (
            layout.styled(t(lang, "genoa-board-column-goods"), "dim") if not number else _held(lang, view, number - 1)
        )
        if head.cell_len > 2 * width // 3:  # no room beside it
            lines += [layout.clip(head, width), *(layout.wrap(held, width, 4) if number and held.plain else [])]
        else:
            first, *rest = layout.wrap(held, width, head.cell_len)
            lines += [head + first[head.cell_len :], *rest]
        lines[-1].rstrip()
    return lines


def _columns(lang: str) -> list[Text]:
    heading = layout.styled("━ ", "dim") + layout.styled(t(lang, "genoa-board-text-players"), "bold") + Text(" ")
    columns = ("ducats", "actions", "markers")
    cards = [layout.styled(CARDS[CARD_OF[deck]].id[0].upper(), "dim") for deck in range(len(DECKS))]
    return [heading, *(layout.styled(t(lang, f"genoa-board-column-{name}"), "dim") for name in columns), *cards]


CARD_OF = [next(number for number, card in enumerate(CARDS) if card.deck == deck) for deck in range(len(DECKS))]
"""A card of each deck: its id begins with the deck's letter."""


def _name(lang: str, view: View, seats: Sequence[Seat], asked: set[int], number: int) -> Text:
    line = layout.styled("▸" if number in asked else " ", "bold green") + letter(lang, number) + Text(" ")
    mine = number == view.seat
    line += layout.styled(seats[number].name, "bold underline" if mine else "bold")
    if number == view.first:
        line.append(FIRST)
    if mine:
        line.append(f" ({t(lang, 'play-you')})")
    elif seats[number].bot:
        line.append_text(layout.styled(f" ({t(lang, 'play-bot')})", "dim"))
    return line


def _figures(obs: Observation, number: int) -> list[Text]:
    """Ducats, actions left, markers (personal+central), cards of each deck."""
    player = obs.view.players[number]
    ducats = Text("?") if player.ducats is None else layout.styled(str(player.ducats), "bold")
    markers = Text(f"{player.markers}+{player.central}")
    return [ducats, Text(str(obs.seen.actions_left(number))), markers, *(Text(str(n)) for n in player.cards)]


def _held(lang: str, view: View, number: int) -> Text:
    """Commodities and tiles in words."""
    player = view.players[number]
    goods = Text(", ".join(held_text(lang, COMMODITIES, player.goods)))
    tiles = layout.styled(", ".join(held_text(lang, TILES, player.tiles)), "cyan")
    return goods + Text(" · ") + tiles if goods.plain and tiles.plain else goods + tiles


# ---- the own cards


def _own(lang: str, obs: Observation, width: int, tight: bool) -> list[Text]:
    """The seat's cards, deck by deck, with a mark behind what is there or done; tight: one after the other."""
    view: View = obs.view
    if view.seat is None:
        return []
    title = layout.styled(t(lang, "genoa-board-own", n=len(view.hand)), "bold")
    lines = [layout.ruler(title, Text(), width)]
    settings = _settings(lang, view)
    cards = layout.flow(_short_cards(lang, view), width, 1, "; ") if tight else _cards(lang, obs, width)
    return [*lines, *cards, *(layout.wrap(settings, width, 1, "dim") if settings else [])]


def _short_cards(lang: str, view: View) -> list[Text]:
    assert view.seat is not None
    goods = view.players[view.seat].goods
    cards = [card for _, held in by_deck(view.hand) for card in held]
    return [layout.styled(card, "bold") + Text(f" {card_text(lang, card, view.path, goods)}") for card in cards]


def _cards(lang: str, obs: Observation, width: int) -> list[Text]:
    view: View = obs.view
    assert view.seat is not None
    goods = view.players[view.seat].goods
    lines: list[Text] = []
    heads = {deck: f" {t(lang, f'genoa-board-cards-{deck}')}  " for deck, _ in by_deck(view.hand)}
    for deck, cards in by_deck(view.hand):
        number = DECKS.index(deck)
        head = layout.pad(layout.styled(heads[deck], "dim"), layout.widest(heads.values()))
        items = [
            layout.styled(card, "bold")
            + Text(f" {card_text(lang, card, view.path, goods)}" + ";" * (card != cards[-1]))
            for card in cards
        ]
        if number == CONTRACT:
            items.append(layout.styled(t(lang, "genoa-board-worth", n=contract_pay(obs.seen, view.seat)), "dim"))
        first, *rest = layout.flow(items, width, head.cell_len)
        lines += [head + first[head.cell_len :], *rest]
    return lines


def _settings(lang: str, view: View) -> str:
    """What the seat has settled beforehand and might forget."""
    assert view.seat is not None
    found = []
    if not view.players[view.seat].auto:
        found.append(t(lang, "genoa-board-by-hand"))
    if view.quiet:
        found.append(t(lang, "genoa-board-quiet"))
    if view.presets:
        found.append(t(lang, "genoa-board-presets", n=len(view.presets)))
    return " ".join(found)


def hand(lang: str, obs: Observation, width: int) -> list[Text]:
    """A seat's cards, for an open replay."""
    return _cards(lang, obs, width) or [Text("–")]


# ---- before the game


def sets(lang: str) -> list[PreparedSet]:
    """The two boards, and the open floor."""
    found = []
    for key, options in (("main", {}), ("alt", {"board": "alt"}), ("live", {"negotiation": "live"})):
        name, text = t(lang, f"genoa-board-set-{key}"), t(lang, f"genoa-board-set-{key}.text")
        found.append(PreparedSet(key, name, text, dict(options)))
    return found


def occasion(obs: Observation) -> Hashable:
    """Who delivers messages by hand is asked where the tower has come to, once, and again with other messages."""
    view: View = obs.view
    assert view.seat is not None
    return view.turn, len(view.path), view.phase, view.players[view.seat].cards[MESSAGE]


def draw(lang: str, ref: Ref, obs: Observation, names: Sequence[str]) -> Text | None:
    """A card by its number and what it shows, a player with the letter of his colour."""
    kind, _, value = ref.partition(":")
    if kind in ("card", "hand"):
        return layout.styled(value, "bold") + Text(f" {card_text(lang, value)}")
    if kind in ("tile", "commodity", "deck", "marker"):  # what is given for it or got with it is the thing itself
        return Text(words.thing(lang, "genoa", kind, value))
    return lettered(lang, int(value), names) if kind == "seat" else None


TABLE = TerminalTable(
    screen=screen,
    hand=hand,
    draw=draw,
    explain=explain,
    topics=topics,
    sets=sets,
    read=read_typed,
    occasion=occasion,
)
