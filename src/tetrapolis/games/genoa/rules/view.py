"""What a seat may know of a position (section 13), built up piece by piece."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARDS, DECKS, FIRST, START_DUCATS
from tetrapolis.games.genoa.rules.frames import (
    AnyFrame,
    Remark,
)
from tetrapolis.games.genoa.rules.options import Options
from tetrapolis.games.genoa.rules.position import GOODS, KINDS, OVER, GenoaPosition


class PlayerView(msgspec.Struct, frozen=True):
    """What anybody may know of a player (GEN-13.1, GEN-13.2), and what the viewing seat knows beyond it."""

    ducats: int | None
    """None: hidden (GEN-13.3)."""
    flow: int
    """What was paid to and by this player in all: amounts that change hands are public (GEN-13.3)."""
    goods: list[int]
    """By the order of cards.COMMODITIES."""
    tiles: list[int]
    """By the order of cards.TILES."""
    markers: int
    central: int
    cards: list[int]
    """How many of each deck."""
    known: list[str]
    """Cards the viewer knows to be in this hand."""
    acted: int
    """Actions taken this turn, Extra actions included."""
    extras: int
    auto: bool
    """Messages are delivered by themselves (GEN-14.5)."""
    shown: bool
    """Shows his money (option personal)."""
    notes: int
    """NOTEs made this turn."""


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. Everything a table shows comes from here."""

    UNSHOWN: ClassVar = frozenset({"ply", "stack", "known", "public", "tokens"})
    """What only the engine reads: no table shows it."""
    options: Options
    seat: int | None
    ply: int
    round: int
    turn: int
    spaces_left: int
    """GEN-2.3."""
    first: int
    trader: int
    versions: int
    """The last version number of an offer or counter."""
    phase: int
    tower: str
    """The space the tower is on; empty in phase 1."""
    path: list[str]
    """The spaces visited this turn."""
    discs: list[int]
    """On each space, by the order of the board's names."""
    used: list[str]
    """Buildings whose action was used or has lapsed this turn."""
    bought: int
    """Actions bought this turn."""
    owner: list[int]
    """Whose marker is on each building, by the order of cards.BUILDINGS; -1 for nobody."""
    players: list[PlayerView]
    hand: list[str]
    """The seat's own cards."""
    supply: list[int]
    tile_supply: list[int]
    in_use: list[int]
    """Tiles whose effect is not finished."""
    decks: list[int]
    """How many cards each deck has face down ..."""
    face_up: list[list[str]]
    """... and which lie face up under it."""
    notes: list[Remark]
    stack: list[AnyFrame]
    """Where the game stands; hidden parts of a frame are left empty."""
    presets: list[str]
    """The seat's own standing instructions (GEN-6.63)."""
    watched: int
    quiet: bool
    known: list[tuple[list[tuple[str, str]], str]]
    """For each deck: the cards this seat knows something about (hex, see core.card_knowledge) ..."""
    public: list[tuple[list[tuple[str, str]], str]]
    """... and those everybody does."""
    tokens: list[list[list[int]]]
    """For each deck: where each token lies."""


def view_of(pos: GenoaPosition, seat: int | None, book: bool = True) -> View:
    """The view of a seat (None: a spectator), made of what it has seen: lists are shared with that."""
    players = pos.setup.players
    who = players if seat is None else seat
    lores, names = pos.lores, pos.board.names
    return View(
        options=pos.setup.options,
        seat=seat,
        ply=pos.ply,
        round=pos.round,
        turn=pos.turn,
        spaces_left=pos.spaces_left,
        first=pos.first,
        trader=pos.trader,
        versions=pos.versions,
        phase=pos.phase,
        tower="" if pos.tower < 0 else names[pos.tower],
        path=[names[space] for space in pos.path],
        discs=pos.discs,
        used=[name for number, name in enumerate(BUILDINGS) if pos.used >> number & 1] if pos.used else [],
        bought=pos.bought,
        owner=pos.owner,
        players=[
            PlayerView(
                ducats=pos.ducats[other] if shows_money(pos, other, seat) else None,
                flow=pos.ducats[other] - START_DUCATS,
                goods=pos.goods[GOODS * other : GOODS * other + GOODS],
                tiles=pos.tiles[KINDS * other : KINDS * other + KINDS],
                markers=pos.markers[other],
                central=pos.central[other],
                cards=[len(hand) for hand in pos.hands[4 * other : 4 * other + 4]],
                known=_known(lores, who, other),
                acted=pos.acted[other],
                extras=pos.extras[other],
                auto=bool(pos.auto >> other & 1),
                shown=bool(pos.shown >> other & 1),
                notes=pos.noted[other],
            )
            for other in range(players)
        ],
        hand=[] if seat is None else [CARDS[card].id for hand in pos.hands[4 * seat : 4 * seat + 4] for card in hand],
        supply=pos.supply,
        tile_supply=pos.tile_supply,
        in_use=pos.in_use,
        decks=[len(deck) for deck in pos.decks],
        face_up=[[CARDS[card].id for card in pile] for pile in pos.face_up],
        notes=pos.notes,
        stack=pos.stack,
        presets=[] if seat is None else [str(preset) for preset in pos.presets[seat]],
        watched=0 if seat is None else pos.watched[seat],
        quiet=seat is not None and bool(pos.quiet[seat]),
        known=[lore.known(who) for lore in lores] if book else [],
        public=[lore.known(-1) for lore in lores] if book else [],
        tokens=[lore.zones for lore in lores],
    )


def shows_money(pos: GenoaPosition, other: int, seat: int | None) -> bool:
    """Whether a seat may know another's ducats."""
    return pos.phase == OVER or other == seat or pos.purse_open(other)


def _known(lores: list[Any], who: int, other: int) -> list[str]:
    """Cards that a seat knows to be in another's hand."""
    if who == other:
        return []
    return [CARDS[FIRST[deck] + kind].id for deck in range(len(DECKS)) for kind in sorted(lores[deck].sure(who, other))]
