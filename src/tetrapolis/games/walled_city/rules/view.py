"""What a seat may know of a position (section 14 of the rules), in words."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, ClassVar

import msgspec

from tetrapolis.core.card_knowledge import BOOK
from tetrapolis.core.holes import HOLE
from tetrapolis.games.walled_city.rules.cards import (
    FACES,
    FACTION,
    FACTIONS,
    GUILD_NAMES,
    TILE_UP,
    VALUE,
)
from tetrapolis.games.walled_city.rules.frames import AnyFrame
from tetrapolis.games.walled_city.rules.neighbourhoods import areas_in
from tetrapolis.games.walled_city.rules.options import Options
from tetrapolis.games.walled_city.rules.position import NO_CARD, OFF, WalledCityPosition
from tetrapolis.games.walled_city.rules.scoring import faction_values
from tetrapolis.games.walled_city.rules.sight import OFF_HOLE

_PUBLIC = (
    "round",
    "first",
    "roads",
    "walls",
    "peasants",
    "nobles",
    "guards",
    "supply_p",
    "supply_n",
    "box_p",
    "box_n",
    "items",
    "tower_items",
    "paths",
    "gaps",
    "zone_owner",
    "turned",
    "cuts",
    "discard",
)
"""Public parts of a position that the view shows as they are."""
_public = attrgetter(*_PUBLIC)


class PlayerView(msgspec.Struct, frozen=True):
    """What anybody may know of a player, and what the viewing seat knows beyond it."""

    votes: int
    cards: int
    """How many cards in hand, the off-colour card included."""
    guild: str
    old_guild: str
    known: list[str]
    """Cards the viewer knows to be in this hand."""


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. Everything a table shows comes from here.

    Places are numbers in the order of the board's file; see position for what the lists mean.
    """

    UNSHOWN: ClassVar = BOOK | {"ply", "stack"}
    """What only the engine reads: no table shows it."""
    options: Options
    seat: int | None
    ply: int
    players: list[PlayerView]
    neutral_votes: int | None
    ledger: list[list[int]]
    """Votes of each player, and of the neutral colour if they are shown, by position.LINES."""
    hand: list[str]
    """The seat's own cards; `*` marks the off-colour card."""
    areas: list[str]
    """The areas' ids now."""
    hoods: list[list[str]]
    """The neighbourhoods as they are now."""
    factions: dict[str, int]
    """The factions' values now."""
    dice: list[tuple[str, str, int]]
    """(place, faction or "tile", value) of every item."""
    offer: list[str]
    zones: list[str]
    """What lies in each defence zone: "" nothing, "?" a hidden card, "?*" a hidden off-colour card, else the face."""
    zone_turned: list[int]
    """1: the larger number faces the zone's second tower; -1: hidden."""
    off_held: list[bool]
    """Who still holds an off-colour card."""
    stack: list[AnyFrame]
    """Where the game stands; hidden parts of a frame are left empty."""
    public: dict[str, Any]
    """The public lists of the position (see position)."""
    claims: list[tuple[str, str]]
    closed: str
    public_claims: list[tuple[str, str]]
    public_closed: str
    tokens: list[list[int]]


def view_of(pos: WalledCityPosition, seat: int | None, book: bool = True) -> View:
    """The view of a seat (None: a spectator) from what it sees; lists are shared with that."""
    lore, setup = pos.lore, pos.setup
    who = setup.players if seat is None else seat
    votes = pos.votes
    names = ("", *GUILD_NAMES)
    shows_neutral = setup.options.neutral_votes  # WAL-15.6
    hand: list[str] = []
    if seat is not None:
        hand = [FACES[card] for card in sorted(pos.hands[seat])]
        if pos.off[seat] != NO_CARD:
            hand.append(f"{FACES[pos.off[seat]]}*")
    dice = [
        (place, FACTIONS[FACTION[item]] if item < TILE_UP else "tile", VALUE[item])
        for place, item in _places(pos)
        if item >= 0
    ]
    has_off = [card == HOLE or card != NO_CARD for card in pos.off]
    claims, closed, public_claims, public_closed = lore.written(who, book)
    return View(
        options=setup.options,
        seat=seat,
        ply=pos.ply,
        players=[
            PlayerView(
                votes[player],
                len(pos.hands[player]) + has_off[player],
                names[pos.guild[player] + 1],
                names[pos.old_guild[player] + 1],
                sorted([FACES[card] for card in lore.sure(who, player)]),
            )
            for player in range(setup.players)
        ],
        neutral_votes=votes[-1] if setup.colours > setup.players and shows_neutral else None,
        ledger=pos.ledger if shows_neutral else pos.ledger[: setup.players],
        hand=hand,
        areas=list(pos.names),
        hoods=[[pos.names[area] for area in areas_in(hood)] for hood in pos.hoods()],
        factions=dict(zip(FACTIONS, faction_values(pos), strict=True)),
        dice=dice,
        offer=[GUILD_NAMES[guild] for guild in pos.offer],
        zones=[_zone_text(card) for card in pos.zone_card],
        zone_turned=[-1 if turned == HOLE else turned for turned in pos.zone_turned],
        off_held=has_off,
        stack=pos.stack,
        public=dict(zip(_PUBLIC, _public(pos), strict=True)),
        claims=claims,
        closed=closed,
        public_claims=public_claims,
        public_closed=public_closed,
        tokens=lore.zones,
    )


def _places(pos: WalledCityPosition) -> Iterable[tuple[str, int]]:
    """Every area and tower with its item."""
    items = [*pos.items[: pos.area_count], *pos.tower_items]
    return zip((*pos.names, *pos.board.towers), items, strict=True)


def _zone_text(card: int) -> str:
    if card in (HOLE, OFF_HOLE):
        return "?" if card == HOLE else "?*"
    if card == NO_CARD:
        return ""
    return f"{FACES[card % OFF]}{'*' if card >= OFF else ''}"
