"""Worlds that fit what a seat knows: what it sees, with the holes filled."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tetrapolis.core.card_sampling import Deal, deal_world
from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import Observation
from tetrapolis.games.citadels.rules.characters.rank2 import victims
from tetrapolis.games.citadels.rules.frames import (
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
from tetrapolis.games.citadels.rules.knowledge import Drafted, Drafts, draft_view
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition


def resample(obs: Observation, rng: Random) -> CitadelsPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    The other seats of that world know what everybody knows, their own cards and those they are looking at; what else
    they saw in private this seat cannot tell.
    """
    seen: CitadelsPosition = obs.seen
    pos = seen.world(rng)
    lay_draft(pos, drafts_of(obs).draw(rng))
    _deal_cards(obs, pos, rng)
    _set_secrets(pos, rng)
    _show_cards(pos, obs.seat)
    return pos


@lru_cache(maxsize=4)
def drafts_of(obs: Observation) -> Drafts:
    """The drafts that fit what a seat knows: a search draws many of them from one observation."""
    return Drafts(draft_view(obs.seen, obs.seat), obs.seat)


def lay_draft(pos: CitadelsPosition, drafted: Drafted) -> None:
    """The character cards of a world lie so."""
    pos.zones, pos.owners, pos.pool, pos.theater = drafted
    pos.looked = []
    pos.holder = [NOBODY] * len(pos.setup.cast)
    if not isinstance(pos.stack[-1], Draft):
        pos.set_holders()


@lru_cache(maxsize=4)
def _deal_of(obs: Observation) -> Deal:
    """How the cards that a seat does not see may lie in the other hands, under the Museum and in the deck."""
    seen, seat = obs.seen, obs.seat
    unseen = list(seen.setup.cards)
    for city in seen.cities:
        for district in city:
            unseen.remove(district & 63)
    for frame in seen.stack:
        if isinstance(frame, Payment | Confiscation):
            unseen.remove(frame.kind)
    for kind in () if seat is None else seen.hands[seat]:
        unseen.remove(kind)
    lore = seen.lore
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != seat for token in tokens]
    who = -1 if seat is None else seat
    return Deal(lore.claims[who], lore.closed[who], hidden, unseen)


def _deal_cards(obs: Observation, pos: CitadelsPosition, rng: Random) -> None:
    """Deal the cards the seat does not see to the other hands, the Museum and the deck."""
    seat, lore, deal = obs.seat, pos.lore, _deal_of(obs)
    lore.fill(seat)
    card = deal_world(lore, seat, [] if seat is None else pos.hands[seat], lambda *_: deal.draw(rng))
    lore.know_own(seat, card)
    *pos.hands, pos.deck, pos.museum = ([card[token] for token in zone] for zone in lore.zones)


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
