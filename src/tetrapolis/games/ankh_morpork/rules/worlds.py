"""Worlds that fit what a seat knows: what it sees, with the holes filled."""

from __future__ import annotations

from random import Random

from tetrapolis.core.card_sampling import deal, deal_world, mix
from tetrapolis.core.observation import Observation
from tetrapolis.games.ankh_morpork.rules import personalities
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS, IS_GREEN
from tetrapolis.games.ankh_morpork.rules.frames import Keeping, Searching
from tetrapolis.games.ankh_morpork.rules.personalities import sample
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition


def resample(obs: Observation, rng: Random) -> AnkhMorporkPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    The other seats of that world know what everybody knows, their own cards and those they are looking at; what else
    they saw in private this seat cannot tell.
    """
    seen: AnkhMorporkPosition = obs.seen
    pos, seat = seen.world(rng), obs.seat
    pos.standing = [answer if player == seat else 0 for player, answer in enumerate(seen.standing)]
    _deal_cards(pos, seat, rng)
    who = seen.setup.players if seat is None else seat
    deal_personalities(pos, seat, sample(pos.setup.players, seen.suspicions.possible[who], rng))
    unturned = [event for event in range(len(EVENTS)) if event not in pos.events_used]
    mix(unturned, rng)
    pos.events = unturned
    for frame in pos.stack:
        if isinstance(frame, Keeping) and NO_CARD in frame.cards:
            frame.cards = tuple(rng.sample(pos.hands[frame.target], len(frame.cards)))
        if isinstance(frame, Keeping) and frame.seat != seat:
            pos.lore.glimpse(frame.seat, frame.cards, frame.target)
        elif isinstance(frame, Searching) and frame.seat != seat:
            pos.lore.look_all(frame.seat, pos.hands[frame.target], frame.target)
    return pos


def _deal_cards(pos: AnkhMorporkPosition, seat: int | None, rng: Random) -> None:
    """Deal the cards the seat does not see to the other hands and the draw pile, green ones on top (ANK-1.11)."""
    seen = {*pos.discard, *pos.box, pos.current}
    for piles in (pos.loans, pos.penalties):
        for pile in piles:
            seen.update(pile)
    own = [] if seat is None else pos.hands[seat]
    seen.update(own)
    unseen = [card for card in pos.setup.cards if card not in seen]
    lore = pos.lore
    lore.fill(seat)
    players = range(pos.setup.players)
    hidden = [token for player in players if player != seat for token in lore.zones[player]]
    card = deal_world(lore, seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    lore.know_own(seat, card)
    for player in players:
        pos.hands[player] = [card[token] for token in lore.zones[player]]
    dealt = set(card.values())
    rest = [card for card in unseen if card not in dealt]
    mix(rest, rng)
    rest.sort(key=IS_GREEN.__getitem__)
    pos.deck = rest


def deal_personalities(pos: AnkhMorporkPosition, seat: int | None, dealt: personalities.Deal) -> None:
    """A deal this seat holds possible; the others know their own and what everybody knows."""
    players = pos.setup.players
    suspicions = pos.suspicions
    own, public = suspicions.possible[players if seat is None else seat], suspicions.possible[-1]
    pos.personality = list(dealt)
    pos.unused = [who for who in personalities.in_game(players) if who not in dealt]
    suspicions.become([public] * (players + 1))
    for player in range(players):
        if player == seat:
            suspicions.possible[player] = own
        else:
            suspicions.sees_own(player, dealt[player])
