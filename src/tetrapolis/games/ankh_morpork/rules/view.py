"""What a seat may know of a position (section 11 of the rules), built up piece by piece, and worlds that fit it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from tetrapolis.core.card_knowledge import BOOK
from tetrapolis.games.ankh_morpork.rules import areas, personalities
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS, NAMES
from tetrapolis.games.ankh_morpork.rules.frames import AnyFrame
from tetrapolis.games.ankh_morpork.rules.options import Options
from tetrapolis.games.ankh_morpork.rules.position import MINION_OWNERS, NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.sight import GREEN_HOLE


class PlayerView(msgspec.Struct, frozen=True):
    """What anybody may know of a player, and what the viewing seat knows beyond it."""

    cash: int
    """ANK-11.3."""
    cards: int
    """How many cards in hand (ANK-11.1)."""
    minions: int
    """How many in the supply."""
    buildings: int
    """How many on the board."""
    loans: list[str]
    penalties: list[str]
    area_cards: list[str]
    known: list[str]
    """Cards the viewer knows to be in this hand."""
    suspects: list[str]
    """Who this player can be, as far as the viewer can tell."""


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. Everything a table shows comes from here."""

    UNSHOWN: ClassVar = BOOK | {"ply", "stack", "whereabouts", "possible", "public_possible"}
    """What only the engine reads: no table shows it."""
    options: Options
    seat: int | None
    ply: int
    turn: int
    first: int
    active: int
    players: list[PlayerView]
    hand: list[str]
    """The seat's own cards (ANK-11.1)."""
    personality: str
    """The seat's own (ANK-11.2)."""
    minions: list[list[int]]
    """By owner (the seats, then trolls and demons at 4 and 5) and area (from 1)."""
    buildings: list[int]
    """Whose building stands in each area; -1 for none."""
    trouble: list[str]
    """The areas with a trouble marker."""
    gone: list[str]
    """The areas whose card is out of the game."""
    gained: list[str]
    """The areas whose card was gained this turn."""
    used: list[str]
    """The areas whose power was used this turn."""
    current: str
    """The card that lies before the active player."""
    deck: tuple[int, int]
    """How many green and brown cards are left in the draw pile (ANK-11.5)."""
    discard: list[str]
    """ANK-11.6."""
    box: list[str]
    events_used: list[str]
    events_left: int
    """ANK-11.7."""
    unused: int
    """How many personalities are unused ..."""
    unused_known: list[str]
    """... and which ones of them the viewer knows."""
    immune: list[int]
    """The seats that Wallace Sonky protects from the present text."""
    standing: int
    """The seat's own standing answer: let pass whatever is worth less."""
    quiet: bool
    """The seat lets everything pass for the rest of this turn."""
    stack: list[AnyFrame]
    """Where the game stands; hidden parts of a frame are left empty."""
    whereabouts: list[int]
    """For each interrupt: which seats may hold it, by public facts (see position)."""
    claims: list[tuple[str, str]]
    """Cards this seat knows something about: possible cards and possible tokens (hex, see core.card_knowledge)."""
    closed: str
    public_claims: list[tuple[str, str]]
    public_closed: str
    tokens: list[list[int]]
    """Where each token lies: the hands, the draw pile from the top."""
    possible: str
    """The deals of personalities this seat holds possible (hex, see personalities)."""
    public_possible: str


def view_of(pos: AnkhMorporkPosition, seat: int | None, book: bool = True) -> View:
    """The view of a seat (None: a spectator): what lies open (ANK-11.4), and its own secrets.

    `pos` is what the seat sees: cut loose already.
    """
    lore, players = pos.lore, pos.setup.players
    possible = pos.suspicions.possible
    who = players if seat is None else seat
    area_names, areas_in = areas.NAMES, areas.AREAS_IN
    held_cards: list[list[str]] = [[] for _ in range(players)]
    for area in areas_in[pos.built & ~pos.gone]:
        held_cards[pos.building[area]].append(area_names[area])
    sure = lore.sure_hands(who)
    green = pos.deck.count(GREEN_HOLE)
    minions = pos.minions
    claims, closed, public_claims, public_closed = lore.written(who, book)
    return View(
        options=pos.setup.options,
        seat=seat,
        ply=pos.ply,
        turn=pos.turn,
        first=pos.first,
        active=pos.active,
        players=[
            PlayerView(
                pos.cash[player],
                len(pos.hands[player]),
                pos.supply[player],
                pos.houses[player],
                [NAMES[card] for card in pos.loans[player]],
                [NAMES[card] for card in pos.penalties[player]],
                held_cards[player],
                sorted([NAMES[card] for card in sure[player]]),
                [personalities.NAMES[suspect] for suspect in pos.suspicions.suspects(who, player)],
            )
            for player in range(players)
        ],
        hand=[] if seat is None else [NAMES[card] for card in pos.hands[seat]],
        personality="" if seat is None else personalities.NAMES[pos.personality[seat]],
        minions=[minions[13 * owner : 13 * owner + 13] for owner in MINION_OWNERS],
        buildings=pos.building,
        trouble=[area_names[area] for area in areas_in[pos.trouble]],
        gone=[area_names[area] for area in areas_in[pos.gone]],
        gained=[area_names[area] for area in areas_in[pos.gained]],
        used=[area_names[area] for area in areas_in[pos.used]],
        current="" if pos.current == NO_CARD else NAMES[pos.current],
        deck=(green, len(pos.deck) - green),
        discard=[NAMES[card] for card in pos.discard],
        box=[NAMES[card] for card in pos.box],
        events_used=[EVENTS[event] for event in pos.events_used],
        events_left=len(pos.events),
        unused=len(pos.unused),
        unused_known=[personalities.NAMES[unused] for unused in pos.suspicions.pile(who)],
        immune=[player for player in range(players) if pos.immune >> player & 1],
        standing=0 if seat is None else pos.standing[seat],
        quiet=seat is not None and bool(pos.quiet >> seat & 1),
        stack=pos.stack,
        whereabouts=pos.whereabouts,
        claims=claims,
        closed=closed,
        public_claims=public_claims,
        public_closed=public_closed,
        tokens=lore.zones,
        possible=f"{possible[who]:x}",
        public_possible=f"{possible[-1]:x}",
    )
