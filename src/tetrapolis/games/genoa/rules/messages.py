"""Messages (GEN-8.12 to 8.16): delivered by anybody, in anybody's turn, by themselves or by hand."""

from __future__ import annotations

from functools import lru_cache

from tetrapolis.core.card_knowledge import ALL_KINDS
from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import CARDS, DECK_OF, FIRST, MESSAGE, MESSAGE_PAY, PAIRS
from tetrapolis.games.genoa.rules.frames import Deciding, Floor, Live, Replying, Window
from tetrapolis.games.genoa.rules.moves import Deliver
from tetrapolis.games.genoa.rules.offer_validity import public_fault
from tetrapolis.games.genoa.rules.position import ACQUIRING, MOVING, GenoaPosition

_DELIVER = {card: Deliver(CARDS[card].id) for card, *_ in PAIRS}


def complete(pos: GenoaPosition) -> tuple[int, ...]:
    """The messages whose two buildings the tower has visited this turn (GEN-8.14, GEN-8.16), whoever holds them."""
    return _on_the_way(pos.visited) if pos.phase in (MOVING, ACQUIRING) else ()


@lru_cache(maxsize=20_000)
def _on_the_way(visited: int) -> tuple[int, ...]:
    return tuple([card for card, one, other in PAIRS if visited >> one & 1 and visited >> other & 1])


@lru_cache(maxsize=20_000)
def _completed_at(visited: int, space: int) -> tuple[int, ...]:
    """The messages that are complete only when the tower has been to this space too."""
    before = _on_the_way(visited)
    return tuple([card for card in _on_the_way(visited | 1 << space) if card not in before])


def _locked(pos: GenoaPosition, seat: int) -> tuple[tuple[int, ...], int]:
    """Drawn cards of which some are pledged (GEN-6.25), and how many of them may still go."""
    for frame in pos.stack:
        if isinstance(frame, Window) and frame.seat == seat and frame.cards:
            owed = dict(read(frame.pledge).decks).get(MESSAGE, 0)
            if owed:
                return frame.cards, len(frame.cards) - owed
    return (), 0


def deliverable(pos: GenoaPosition, seat: int) -> list[int]:
    """The messages a player can deliver now."""
    held = pos.hand(seat, MESSAGE)
    cards = [card for card in complete(pos) if card in held] if held else []
    if cards:
        locked, free = _locked(pos, seat)
        if locked and free <= 0:
            cards = [card for card in cards if card not in locked]
    return cards


def may_deliver(pos: GenoaPosition, frame: object = None, visited: int = 0) -> list[int]:
    """Who is to be given the chance, by public facts: delivers by hand, holds a message, and a pair has been visited
    whose card does not lie open. `visited`: once the tower has been there too."""
    manual = ~pos.auto & ((1 << pos.setup.players) - 1)
    done = _on_the_way(visited) if visited else complete(pos)
    if not manual or not any(card not in pos.face_up[MESSAGE] for card in done):
        return []
    return [seat for seat in range(pos.setup.players) if manual >> seat & 1 and pos.hand(seat, MESSAGE)]


def tells(pos: GenoaPosition, visited: int, space: int) -> bool:
    """Whether it comes to light what messages others hold when the tower has been to this space too, by public facts:
    who delivers by himself then shows what is complete, and else that he has none of them (GEN-14.5)."""
    new = _completed_at(visited, space)
    if not new or all(card in pos.face_up[MESSAGE] for card in new):
        return False
    return any(pos.auto >> seat & 1 and pos.hand(seat, MESSAGE) for seat in pos.clockwise(pos.trader))


def deliver_fault(pos: GenoaPosition, seat: int, card: int) -> IllegalMove | None:
    """Why a card of the hand cannot be delivered (GEN-8.12, GEN-8.14)."""
    name = CARDS[card].id
    if DECK_OF[card] != MESSAGE:
        return IllegalMove("genoa-error-no-message", card=name)
    if card not in deliverable(pos, seat):
        return IllegalMove("genoa-error-not-deliverable", card=name)
    return None


def moves(pos: GenoaPosition, seat: int) -> list[Move]:
    """The deliveries a player can make."""
    return [_DELIVER[card] for card in sorted(deliverable(pos, seat))]


def deliver(pos: GenoaPosition, seat: int, card: int) -> None:
    """GEN-8.12: 30 ducats, and the card goes face up under its deck."""
    pos.say("genoa-delivers", {"seat": seat, "card": CARDS[card].id, "ducats": MESSAGE_PAY})
    pos.put_under(seat, card)
    pos.pay_from_bank(seat, MESSAGE_PAY)
    for frame in pos.stack:
        if isinstance(frame, Window) and card in frame.cards:
            frame.cards = tuple(drawn for drawn in frame.cards if drawn != card)
        elif isinstance(frame, Floor):
            _void_offers(pos, frame, card)
    _void_counter(pos, card)


def _void_offers(pos: GenoaPosition, floor: Floor, card: int) -> None:
    """Offers that gave this card, or asked for more messages than there are left, are void (GEN-6.46)."""
    standing = []
    for terms in floor.offers:
        if card in read(terms.give).cards or public_fault(pos, floor, terms) is not None:
            pos.say("genoa-offer-void", {"seat": terms.by, "space": pos.space_name(terms.space)})
        else:
            standing.append(terms)
    floor.offers = tuple(standing)


def _void_counter(pos: GenoaPosition, card: int) -> None:
    """A counter in which the trader offered this card is void too."""
    top = pos.stack[-1] if pos.stack else None
    terms = top.terms if isinstance(top, Replying) else top.counter if isinstance(top, Live) else None
    if terms is None or card not in read(terms.take).cards:
        return
    pos.say("genoa-counter-void", {"seat": pos.trader})
    if isinstance(top, Live):
        top.counter = None
    else:
        pos.stack[-1] = Deciding(pos.trader)


def deliver_all(pos: GenoaPosition) -> None:
    """Those who want it so deliver at once whatever they can (GEN-14.5), the trader first, then clockwise.

    So everybody knows that what they still hold was not to be delivered.
    """
    done = complete(pos)
    if not done:
        return
    for seat in (pos.trader, *pos.clockwise(pos.trader)):
        if not pos.auto >> seat & 1 or not pos.hand(seat, MESSAGE):
            continue
        while cards := deliverable(pos, seat):
            deliver(pos, seat, cards[0])
        if pos.hand(seat, MESSAGE) and not _locked(pos, seat)[0]:
            kinds = sum([1 << (card - FIRST[MESSAGE]) for card in done])
            pos.lores[MESSAGE].all_of(seat, ALL_KINDS & ~kinds)
