"""Worlds that fit what a seat knows: what it sees, with the holes filled."""

from __future__ import annotations

from random import Random

from tetrapolis.core.dealing import deal, deal_world
from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import Observation
from tetrapolis.games.citadels.characters.rank2 import victims
from tetrapolis.games.citadels.frames import (
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
from tetrapolis.games.citadels.knowledge import Drafted, draft_view, sample_draft
from tetrapolis.games.citadels.position import NOBODY, CitadelsPosition


def resample(obs: Observation, rng: Random) -> CitadelsPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    The other seats of that world know what everybody knows, their own cards and those they are looking at; what else
    they saw in private this seat cannot tell.
    """
    seen: CitadelsPosition = obs.seen
    pos = seen.world(rng)
    lay_draft(pos, sample_draft(draft_view(seen, obs.seat), obs.seat, rng))
    _deal_cards(pos, obs.seat, rng)
    _set_secrets(pos, rng)
    _show_cards(pos, obs.seat)
    return pos


def lay_draft(pos: CitadelsPosition, drafted: Drafted) -> None:
    """The character cards of a world lie so."""
    pos.zones, pos.owners, pos.pool, pos.theater = drafted
    pos.looked = []
    pos.holder = [NOBODY] * len(pos.setup.cast)
    if not isinstance(pos.stack[-1], Draft):
        pos.set_holders()


def _deal_cards(pos: CitadelsPosition, seat: int | None, rng: Random) -> None:
    """Deal the cards the seat does not see to the other hands, the Museum and the deck."""
    unseen = list(pos.setup.cards)
    for city in pos.cities:
        for district in city:
            unseen.remove(district & 63)
    for frame in pos.stack:
        if isinstance(frame, Payment | Confiscation):
            unseen.remove(frame.kind)
    own = [] if seat is None else pos.hands[seat]
    for kind in own:
        unseen.remove(kind)
    lore = pos.lore
    lore.fill(seat)
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != seat for token in tokens]
    card = deal_world(lore, seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    lore.know_own(seat, card)
    for player in range(pos.setup.players):
        pos.hands[player] = [card[token] for token in lore.zones[player]]
    pos.deck = [card[token] for token in lore.zones[lore.deck]]
    pos.museum = [card[token] for token in lore.zones[pos.museum_zone]]


def _set_secrets(pos: CitadelsPosition, rng: Random) -> None:
    """Markers' faces and what is hidden in frames."""
    if pos.signed == HOLE:
        pos.signed = rng.choice(pos.warrants)
    if pos.flowered == HOLE:
        pos.flowered = rng.choice(pos.threats)
    for frame in pos.stack:
        if isinstance(frame, Redrawing) and -1 in frame.chosen:
            frame.chosen = tuple(rng.sample(pos.hands[frame.seat], len(frame.chosen)))
        elif isinstance(frame, Warrants) and 0 in frame.ranks:
            frame.ranks = tuple(rng.sample(range(2, len(pos.setup.cast)), len(frame.ranks)))
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
