"""What a seat may know of a position (CIT-3.8 to CIT-3.15), built up piece by piece, and worlds that fit it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import msgspec

from tetrapolis.core.card_knowledge import BOOK
from tetrapolis.core.holes import HOLE
from tetrapolis.games.citadels.rules.cards import CHARACTER_NAMES, CITY_NAME, NAMES
from tetrapolis.games.citadels.rules.frames import AnyFrame
from tetrapolis.games.citadels.rules.knowledge import DraftView, called_rank, draft_view
from tetrapolis.games.citadels.rules.options import Setup
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition


class PlayerView(msgspec.Struct, frozen=True):
    """What anybody may know of a player, and the cards the viewing seat is sure he holds."""

    gold: int
    cards: int
    """How many cards in hand."""
    city: list[str]
    """A `+` behind a name: beautified."""
    size: int
    """City size: the Monument counts as 2 (CIT-5.12)."""
    museum: int
    """How many cards under the Museum."""
    characters: list[str]
    """Revealed this round."""
    completed: bool
    known: list[str]
    """Cards the viewer knows to be in this hand."""


class View(msgspec.Struct, frozen=True):
    """A seat's knowledge. Everything a table shows comes from here."""

    UNSHOWN: ClassVar = BOOK | {"ply", "stack"}
    """What only the engine reads: no table shows it."""
    setup: Setup
    seat: int | None
    ply: int
    round: int
    players: list[PlayerView]
    hand: list[str]
    """The seat's own cards."""
    characters: list[str]
    """The seat's own characters."""
    crown: int
    chooser: int
    cast: list[str]
    goal: int
    deck: int
    tax: int
    face_up: list[str]
    called: int
    """The rank called last."""
    killed: str
    bewitched: str
    robbed: str
    thief: int
    witch: int
    magistrate: int
    warrants: list[str]
    signed: str
    """The signed one, if this seat placed it or it was shown."""
    warrant_shown: str
    blackmailer: int
    threats: list[str]
    flowered: str
    threat_shown: str
    bribed: list[str]
    protected: int
    queen: int
    completed: list[int]
    draft: DraftView
    stack: list[AnyFrame]
    """Where the game stands; hidden parts of a frame are left empty."""
    claims: list[tuple[str, str]]
    """Cards this seat knows something about: possible kinds and possible tokens (hex, see core.card_knowledge)."""
    closed: str
    public_claims: list[tuple[str, str]]
    public_closed: str
    tokens: list[list[int]]
    """Where each token lies: the hands, the deck from the top, under the Museum."""


def view_of(pos: CitadelsPosition, seat: int | None, book: bool = True) -> View:
    """The view of a seat (None: a spectator), made of what it sees of the position."""
    setup, lore = pos.setup, pos.lore
    who = setup.players if seat is None else seat
    names = _rank_names(setup.cast)
    revealed: list[list[str]] = [[] for _ in pos.hands]
    for rank, shown in enumerate(pos.shown):
        if shown != NOBODY:
            revealed[shown].append(names[rank])
    draft = draft_view(pos, seat, book)
    signed = 0 if pos.signed == HOLE else pos.signed
    flowered = 0 if pos.flowered == HOLE else pos.flowered
    each = zip(pos.gold, pos.hands, pos.cities, pos.sizes(), revealed, lore.sure_hands(who), strict=True)
    players = [
        PlayerView(
            gold,
            len(hand),
            [CITY_NAME[district] for district in city],
            size,
            pos.kept(player),
            characters,
            player in pos.completed,
            sorted([NAMES[kind] for kind in known]) if known else [],
        )
        for player, (gold, hand, city, size, characters, known) in enumerate(each)
    ]
    claims, closed, public_claims, public_closed = lore.written(who, book)
    return View(
        setup=setup,
        seat=seat,
        ply=pos.ply,
        round=pos.round,
        players=players,
        hand=[] if seat is None else [NAMES[kind] for kind in pos.hands[seat]],
        characters=[names[rank] for rank in draft.mine],
        crown=pos.crown,
        chooser=pos.chooser,
        cast=names[1:],
        goal=setup.goal,
        deck=len(pos.deck),
        tax=pos.tax,
        face_up=[names[rank] for rank in pos.face_up],
        called=called_rank(pos),
        killed=names[pos.killed],
        bewitched=names[pos.bewitched],
        robbed=names[pos.robbed],
        thief=pos.thief,
        witch=pos.witch,
        magistrate=pos.magistrate,
        warrants=[names[rank] for rank in pos.warrants],
        signed=names[signed],
        warrant_shown=names[pos.warrant_shown],
        blackmailer=pos.blackmailer,
        threats=[names[rank] for rank in pos.threats],
        flowered=names[flowered],
        threat_shown=names[pos.threat_shown],
        bribed=[names[rank] for rank in pos.bribed],
        protected=pos.protected,
        queen=pos.queen,
        completed=pos.completed,
        draft=draft,
        stack=pos.stack,
        claims=claims,
        closed=closed,
        public_claims=public_claims,
        public_closed=public_closed,
        tokens=lore.zones,
    )


@cache
def _rank_names(cast: tuple[int, ...]) -> list[str]:
    """Character names by rank; index 0 is "" for none."""
    return ["", *(CHARACTER_NAMES[char] for char in cast[1:])]
