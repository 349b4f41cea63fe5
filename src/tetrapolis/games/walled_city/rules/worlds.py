"""Worlds that fit what a seat knows: what it sees, with the holes filled."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from tetrapolis.core.card_sampling import deal, deal_world
from tetrapolis.core.holes import HOLE
from tetrapolis.core.observation import Observation
from tetrapolis.games.walled_city.rules.cards import TOTAL
from tetrapolis.games.walled_city.rules.frames import Ability, Answering, Butchery, Facing
from tetrapolis.games.walled_city.rules.guilds_cards import higher, others
from tetrapolis.games.walled_city.rules.position import NO_CARD, NOBODY, OFF, WalledCityPosition

TRIES = 50
"""How often cards are dealt anew while a player who has to answer the Butchers could not."""


def resample(obs: Observation, rng: Random) -> WalledCityPosition:
    """A whole position in which everything this seat saw or can deduce holds, and the rest is dealt anew.

    The other seats of that world know what everybody knows, their own cards and those they are looking at; what else
    they saw in private this seat cannot tell.
    """
    seen: WalledCityPosition = obs.seen
    pos = seen.world(rng)
    pos.lore.fill(obs.seat)
    for _ in range(TRIES):
        pos.stack = [replace(frame) for frame in seen.stack]
        card = _deal_cards(pos, obs.seat, seen, rng)
        _set_hidden_frames(pos, obs.seat, rng)
        if all(_can_answer(pos, frame) for frame in pos.stack if isinstance(frame, Butchery)):
            break  # WAL-13.53, WAL-13.54
    pos.lore.know_own(obs.seat, card)
    _show_cards(pos, obs.seat)
    return pos


def _show_cards(pos: WalledCityPosition, seat: int | None) -> None:
    """The other players know their own off-colour cards and those in defence zones (WAL-14.2, WAL-14.3).

    The Butchers' owner knows the cards given to each and the hands shown (WAL-13.54, WAL-14.4).
    """
    lore = pos.lore
    for player, card in enumerate(pos.off):
        if player != seat and card != NO_CARD:
            lore.look_all(player, [OFF + card], pos.off_pile(player))
    for zone, player in enumerate(pos.zone_owner):
        if player not in (NOBODY, seat):
            lore.look_all(player, [pos.zone_card[zone]], pos.zone_pile(zone))
    for frame in pos.stack:
        if isinstance(frame, Butchery) and frame.by != seat:
            for place, (target, card) in enumerate(zip(others(pos, frame.by), frame.given, strict=True)):
                if frame.shown >> place & 1:
                    lore.look_all(frame.by, pos.hands[target], target)
                else:
                    lore.glimpse(frame.by, [card], target)


def _deal_cards(pos: WalledCityPosition, seat: int | None, seen: WalledCityPosition, rng: Random) -> dict[int, int]:
    """Deal the cards the seat does not see to the other hands and the defence zones."""
    setup, lore = pos.setup, pos.lore
    unseen = list(setup.hand * setup.players)
    for face in pos.discard:
        unseen.remove(face)
    own = [] if seat is None else sorted(seen.hands[seat])
    for face in own:
        unseen.remove(face)
    unseen += [OFF + face for face in setup.off_colour]
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != seat for token in tokens]
    card = deal_world(lore, seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    for player in range(setup.players):
        pos.hands[player] = [card[token] for token in lore.zones[player]]
        pos.off[player] = next((card[token] - OFF for token in lore.zones[pos.off_pile(player)]), NO_CARD)
    for zone, turned in enumerate(seen.zone_turned):
        pos.zone_card[zone] = next((card[token] for token in lore.zones[pos.zone_pile(zone)]), NO_CARD)
        pos.zone_turned[zone] = int(rng.random() * 2) if turned == HOLE else turned
    return card


def _set_hidden_frames(pos: WalledCityPosition, seat: int | None, rng: Random) -> None:
    for frame in pos.stack:
        if isinstance(frame, Facing) and frame.card in (NO_CARD, OFF) and frame.seat != seat:
            if frame.card == OFF:
                frame.card = OFF + pos.off[frame.seat]
            else:
                frame.card = rng.choice(pos.hands[frame.seat])
        elif isinstance(frame, Ability) and NO_CARD in frame.picks:
            frame.picks = tuple(rng.sample(pos.hands[frame.seat], len(frame.picks)))
        elif isinstance(frame, Answering) and frame.got == NO_CARD:
            frame.got = min(pos.hands[frame.seat], key=TOTAL.__getitem__)
        elif isinstance(frame, Butchery):
            frame.given = _filled(pos, frame.by, frame.given, high=frame.shown)
            frame.back = _filled(pos, frame.by, frame.back, high=-1)


def _filled(pos: WalledCityPosition, by: int, cards: tuple[int, ...], high: int) -> tuple[int, ...]:
    """Cards for those that are hidden: who answers got a low one and gives back a high one.

    `high`: who has got a high one, as a set of places in the order of the players.
    """
    hands = [pos.hands[target] for target in others(pos, by)]
    return tuple(
        [
            (max if high >> place & 1 else min)(hands[place], key=TOTAL.__getitem__) if card == NO_CARD else card
            for place, card in enumerate(cards)
        ]
    )


def _can_answer(pos: WalledCityPosition, frame: Butchery) -> bool:
    """Whether those who answer have a higher card and those who had to show their hands have not."""
    return all(
        bool(higher(pos, target, frame.given[place])) != bool(frame.shown >> place & 1)
        for place, target in enumerate(others(pos, frame.by)[: frame.next])
    )
