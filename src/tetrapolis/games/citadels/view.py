"""What a seat may know of a position (CIT-3.8 to CIT-3.15), built up piece by piece, and worlds that fit it."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from tetrapolis.core.chance import Chance
from tetrapolis.core.dealing import deal, deal_world
from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import Observation
from tetrapolis.games.citadels.cards import (
    BIT,
    CHARACTER_NAMES,
    CITY_KIND,
    CITY_NAME,
    KINDS,
    MUSEUM,
    NAMES,
    marks_of,
)
from tetrapolis.games.citadels.characters.rank2 import victims
from tetrapolis.games.citadels.frames import (
    AnyFrame,
    Confiscation,
    Draft,
    Keep,
    Payment,
    Redrawing,
    Threats,
    Warrants,
    WizardPut,
    WizardTake,
)
from tetrapolis.games.citadels.knowledge import DraftView, called_rank, draft_view, sample_draft
from tetrapolis.games.citadels.options import Setup
from tetrapolis.games.citadels.position import NOBODY, CitadelsPosition, new_position


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
    """Cards this seat knows something about: possible kinds and possible tokens (hex, see core.lore)."""
    closed: str
    public_claims: list[tuple[str, str]]
    public_closed: str
    tokens: list[list[int]]
    """Where each token lies: the hands, the deck from the top, under the Museum."""


def view_of(pos: CitadelsPosition, seat: int | None) -> View:
    """The view of a seat (None: a spectator), made of what it sees of the position."""
    setup, lore = pos.setup, pos.lore
    who = setup.players if seat is None else seat
    names = _rank_names(setup)
    museum_owner = next((owner for owner, marks in enumerate(pos.marks) if marks & BIT[MUSEUM]), NOBODY)
    draft = draft_view(pos, seat)
    signed = 0 if pos.signed == HOLE else pos.signed
    flowered = 0 if pos.flowered == HOLE else pos.flowered
    players = [
        PlayerView(
            pos.gold[player],
            len(pos.hands[player]),
            [CITY_NAME[district] for district in pos.cities[player]],
            pos.size(player),
            len(pos.museum) if player == museum_owner else 0,
            [names[rank] for rank, shown in enumerate(pos.shown) if shown == player],
            player in pos.completed,
            sorted([NAMES[kind] for kind in lore.sure(who, player)]),
        )
        for player in range(setup.players)
    ]
    return View(
        setup,
        seat,
        pos.ply,
        pos.round,
        players,
        [] if seat is None else [NAMES[kind] for kind in pos.hands[seat]],
        [names[rank] for rank in draft.mine],
        pos.crown,
        pos.chooser,
        names[1:],
        setup.goal,
        len(pos.deck),
        pos.tax,
        [names[rank] for rank in pos.face_up],
        called_rank(pos),
        names[pos.killed],
        names[pos.bewitched],
        names[pos.robbed],
        pos.thief,
        pos.witch,
        pos.magistrate,
        [names[rank] for rank in pos.warrants],
        names[signed],
        names[pos.warrant_shown],
        pos.blackmailer,
        [names[rank] for rank in pos.threats],
        names[flowered],
        names[pos.threat_shown],
        [names[rank] for rank in pos.bribed],
        pos.protected,
        pos.queen,
        pos.completed.copy(),
        draft,
        pos.stack,
        *lore.known(who),
        *lore.known(-1),
        [zone.copy() for zone in lore.zones],
    )


def _rank_names(setup: Setup) -> list[str]:
    """Character names by rank; index 0 is "" for none."""
    return ["", *(CHARACTER_NAMES[char] for char in setup.cast[1:])]


# ---- worlds


def resample(obs: Observation, rng: Random) -> CitadelsPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    The other seats of that world know what everybody knows, their own cards and those they are looking at; what else
    they saw in private this seat cannot tell.
    """
    view: View = obs.view
    pos = new_position(view.setup)
    pos.start(obs.game, Chance(f"{rng.getrandbits(128):032x}"))
    pos.outcome = obs.outcome
    pos.log = list(obs.events)
    pos.ply = pos.undo_from = view.ply
    rank_of = {name: rank for rank, name in enumerate(_rank_names(view.setup))}
    _set_public(pos, view, rank_of)
    pos.zones, pos.owners, pos.pool, pos.theater = sample_draft(view.draft, view.seat, rng)
    if not isinstance(pos.stack[-1], Draft):
        pos.set_holders()
    _deal_cards(pos, view, rng)
    _set_secrets(pos, view, rank_of, rng)
    _show_cards(pos, view.seat)
    return pos


def _set_public(pos: CitadelsPosition, view: View, rank_of: dict[str, int]) -> None:
    """Everything that stands in the view as it is."""
    pos.round, pos.crown, pos.chooser = view.round, view.crown, view.chooser
    pos.tax = view.tax
    pos.face_up = [rank_of[name] for name in view.face_up]
    pos.shown = view.draft.shown.copy()
    pos.killed, pos.bewitched, pos.robbed = (
        rank_of[view.killed],
        rank_of[view.bewitched],
        rank_of[view.robbed],
    )
    pos.thief, pos.witch, pos.protected, pos.queen = view.thief, view.witch, view.protected, view.queen
    pos.magistrate, pos.blackmailer = view.magistrate, view.blackmailer
    pos.warrants = [rank_of[name] for name in view.warrants]
    pos.threats = [rank_of[name] for name in view.threats]
    pos.bribed = [rank_of[name] for name in view.bribed]
    pos.warrant_shown, pos.threat_shown = rank_of[view.warrant_shown], rank_of[view.threat_shown]
    pos.completed = view.completed.copy()
    pos.stack = [replace(frame) for frame in view.stack]
    for seat, player in enumerate(view.players):
        pos.gold[seat] = player.gold
        pos.cities[seat] = [CITY_KIND[name] for name in player.city]
        pos.marks[seat] = marks_of(pos.cities[seat])
    pos.bank = pos.gold_on_table()
    own, public = (view.claims, view.closed), (view.public_claims, view.public_closed)
    pos.lore.become(view.seat, own, public, view.tokens, len(view.setup.cards))


def _deal_cards(pos: CitadelsPosition, view: View, rng: Random) -> None:
    """Deal the cards the seat does not see to the other hands, the Museum and the deck."""
    unseen = list(view.setup.cards)
    for city in pos.cities:
        for district in city:
            unseen.remove(district & 63)
    for frame in pos.stack:
        if isinstance(frame, Payment | Confiscation):
            unseen.remove(frame.kind)
    own = [KINDS[name] for name in view.hand]
    for kind in own:
        unseen.remove(kind)
    lore = pos.lore
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != view.seat for token in tokens]
    card = deal_world(lore, view.seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    lore.know_own(view.seat, card)
    for seat in range(view.setup.players):
        pos.hands[seat] = [card[token] for token in lore.zones[seat]]
    pos.deck = [card[token] for token in lore.zones[lore.deck]]
    pos.museum = [card[token] for token in lore.zones[pos.museum_zone]]


def _set_secrets(pos: CitadelsPosition, view: View, rank_of: dict[str, int], rng: Random) -> None:
    """Markers' faces and what is hidden in frames."""
    if pos.warrants:
        pos.signed = rank_of[view.signed] or rng.choice(pos.warrants)
    if pos.threats:
        pos.flowered = rank_of[view.flowered] or rng.choice(pos.threats)
    for frame in pos.stack:
        if isinstance(frame, Redrawing) and -1 in frame.chosen:
            frame.chosen = tuple(rng.sample(pos.hands[frame.seat], len(frame.chosen)))
        elif isinstance(frame, Warrants) and 0 in frame.ranks:
            frame.ranks = tuple(rng.sample(range(2, len(view.setup.cast)), len(frame.ranks)))
        elif isinstance(frame, Threats) and 0 in frame.ranks:
            frame.ranks = tuple(rng.sample(victims(pos), len(frame.ranks)))
        elif isinstance(frame, WizardPut) and frame.kind < 0:
            frame.kind = pos.hands[frame.seat][-1]  # the card that came last


def _show_cards(pos: CitadelsPosition, viewer: int | None) -> None:
    """The cards that the other seats are looking at just now, they know (CIT-3.11, CIT-3.12, CIT-8.4)."""
    lore = pos.lore
    for frame in pos.stack:
        if isinstance(frame, Keep) and frame.seat != viewer:
            lore.look(frame.seat, pos.deck[: frame.count])
        elif isinstance(frame, WizardTake | WizardPut):
            if frame.seat != viewer:
                lore.look_all(frame.seat, pos.hands[frame.target], frame.target)
            if isinstance(frame, WizardPut) and frame.target != viewer:
                lore.look_newest(frame.target, frame.kind, frame.seat)
