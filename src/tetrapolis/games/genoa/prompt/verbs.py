"""What can be done on a floor, as verbs with their aims: offers that stand, ways of the tower, forms; and why not.

Everything follows from a few facts, and is made once for them: the same moment comes back for many seats and answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Arg, Ref, Said
from tetrapolis.core.telling import typed
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.prompt.afterwards import goes_on_at
from tetrapolis.games.genoa.prompt.composing import NAMES, hand_of
from tetrapolis.games.genoa.prompt.reasons import refused, why
from tetrapolis.games.genoa.prompt.story import STORY, bundle, counted, sort_of
from tetrapolis.games.genoa.rules.bundle import read
from tetrapolis.games.genoa.rules.cards import CARDS, DECK_OF, MESSAGE_PAY
from tetrapolis.games.genoa.rules.frames import HOUSE, ROAD, Floor, Replying, Terms
from tetrapolis.games.genoa.rules.messages import deliver_fault, deliverable
from tetrapolis.games.genoa.rules.moves import Accept, Deliver, Go, Withdraw
from tetrapolis.games.genoa.rules.offer_validity import buyer_fault, deal_fault, qualifies
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.tower import NoWay

SPACE_REFS = tuple(f"space:{name}" for name in NAMES)
OTHER_SPACES = ("space:*",)
HAND_REFS = tuple(f"hand:{card.id}" for card in CARDS)
_MOST = 4096
V = TypeVar("V")


def kept(store: dict[Any, V], key: Any, make: Callable[[], V]) -> V:
    """What follows from the key alone, made once."""
    found = store.get(key)
    if found is None:
        if len(store) >= _MOST:
            store.clear()
        found = store[key] = make()
    return found


# ---- offers of verbs


@lru_cache(maxsize=20_000)
def text_of(move: Move) -> str:
    """A move's text."""
    return str(move)


def said_of(move: Move) -> Said:
    """What a move means; with the values of its fields."""
    values = {name: getattr(move, name) for name in move.__struct_fields__}
    return Said(f"genoa-move-{move.tag}", typed(STORY, values, move.tag))


def note_of(key: str, n: int | None = None) -> Said:
    """A few words under a verb or on its aim."""
    return Said(f"genoa-note-{key}", {} if n is None else {"n": n})


def offered(move: Move, aim: Ref = "", then: Ref = "", said: Said | None = None, **more: Any) -> Offer:
    """A move as it is offered; `price` and `gain` as bundles."""
    for name in ("price", "gain"):
        if name in more:
            more[name] = dict(counted(more[name]))
    return Offer(text_of(move), said or said_of(move), aim, then, **more)


def verb(name: str, offers: Sequence[Offer] = (), said: str = "", **more: Any) -> Verb:
    """A verb with its words."""
    return Verb(name, Said(f"genoa-verb-{said or name}"), tuple(offers), **more)


def idle(name: str, fault: IllegalMove | None, said: str = "", **more: Any) -> Verb:
    """A verb that keeps its place and says why it cannot be used."""
    assert fault is not None
    reason, rule = why(fault)
    return verb(name, (), said, why=reason, rule=rule, **more)


def plainly(move: Move, **more: Any) -> Verb:
    """A verb that says it all."""
    final = more.pop("final", True)
    return verb(move.tag, [offered(move, final=final)], **more)


# ---- what stands


def offer_ref(terms: Terms) -> Ref:
    """An offer that stands, or the own one while it is written."""
    return f"offer:{NAMES[terms.space]}:{terms.by}"


@lru_cache(maxsize=_MOST)
def terms_args(terms: Terms, trader: int) -> dict[str, Arg]:
    """What terms say, as the values of a message."""
    space = NAMES[terms.space]
    return {
        "give": bundle(terms.give),
        "take": bundle(terms.take),
        "pledge": bundle(terms.pledge),
        "space": SPACE_REFS[terms.space],
        "seat": f"seat:{terms.by}",
        **sort_of({"space": space}),
        "extra": int(terms.extra),
        "trader": f"seat:{trader}",
    }


def accept_verb(pos: GenoaPosition, floor: Floor, listed: Sequence[Move]) -> list[Verb]:
    """The offers that stand: those that can be accepted, and why others cannot (GEN-6.46).

    Those with the most ducats first: what else lies in an offer only its reader can weigh.
    """
    if not floor.offers:
        return []
    by_version = {terms.version: terms for terms in floor.offers}
    moves = [move for move in listed if type(move) is Accept]
    moves.sort(key=lambda move: (bool(move.also), -_ducats(by_version[move.version])))
    offers = []
    for move in moves:
        terms = by_version[move.version]
        offers.append(_acceptance(move, terms, floor.seat, "" if move.also else _offer_note(floor, terms)))
    valid = {move.version for move in moves}
    rest = [(offer_ref(terms), deal_fault(pos, floor, terms)) for terms in floor.offers if terms.version not in valid]
    return [verb("accept", offers, aside=True, refused=refused(rest) if rest else ())]


@lru_cache(maxsize=_MOST)
def _acceptance(move: Accept, terms: Terms, trader: int, note: str) -> Offer:
    """An offer that may be accepted; it stands for some rounds, while others come and go."""
    args = terms_args(terms, trader)
    said = said_of(move) if move.also else Said("genoa-choice-accept", args)
    return offered(
        move,
        offer_ref(terms),
        said=said,
        label=said if move.also else Said("genoa-choice-offer", args),
        gain=terms.give,
        price=terms.take,
        note=note_of(note) if note else None,
        final=True,
    )


def _ducats(terms: Terms) -> int:
    return read(terms.give).ducats - read(terms.take).ducats


def _offer_note(floor: Floor, terms: Terms) -> str:
    """What a reader should know: that it binds (GEN-6.42), or that nobody else pays as much."""
    if floor.about == HOUSE and qualifies(terms):
        return "binding"
    rivals = [_ducats(other) for other in floor.offers if other.space == terms.space and other is not terms]
    return "most" if rivals and _ducats(terms) > max(rivals) else ""


@cache
def _withdrawal(move: Withdraw, seat: int, final: bool) -> Offer:
    return offered(move, f"offer:{move.space}:{seat}", label=f"space:{move.space}", final=final)


WITHDRAW = Said("genoa-verb-withdraw")
NOT_WITHDRAWN = why(IllegalMove("genoa-error-nothing-to-withdraw"))


def withdraw_verb(
    floor: Floor, seat: int, drafted: tuple[Terms, ...], listed: Sequence[Move], final: bool
) -> list[Verb]:
    """The own offers that can be taken back (GEN-6.29)."""
    if not floor.offers and not drafted:
        return []
    offers = tuple([_withdrawal(move, seat, final) for move in listed if type(move) is Withdraw])
    if not offers:
        return []
    mine = {offer.aim for offer in offers}
    refs = dict.fromkeys([offer_ref(terms) for terms in (*floor.offers, *drafted)])
    others = tuple([ref for ref in refs if ref not in mine])
    return [Verb("withdraw", WITHDRAW, offers, (Refused(others, *NOT_WITHDRAWN),) if others else (), aside=True)]


# ---- the way of the tower


@lru_cache(maxsize=_MOST)
def _goes(tower: int, visited: int, targets: tuple[int, ...], back: tuple[bool, ...]) -> Verb:
    offers = [_go(space, not again) for space, again in zip(targets, back, strict=True)]
    note = note_of("go", len(offers))
    return verb("go", offers, note=note, ask=GO_WHERE, refused=no_ways(tower, visited, "no-way"))


GO_WHERE = Said("genoa-aim-go")


@cache
def _go(space: int, final: bool) -> Offer:
    return offered(Go(NAMES[space]), SPACE_REFS[space], final=final)


def go_verb(pos: GenoaPosition, floor: Floor) -> Verb:
    """MOVE (GEN-6.35); where the trader alone goes on, the step can be taken back."""
    return _goes(pos.tower, pos.visited, floor.targets, goes_on_at(pos, floor.targets))


@lru_cache(maxsize=_MOST)
def refs_in(spaces: int) -> tuple[Ref, ...]:
    """The spaces of a set of bits."""
    return tuple([ref for space, ref in enumerate(SPACE_REFS) if spaces >> space & 1])


@lru_cache(maxsize=_MOST)
def no_ways(tower: int, visited: int, error: str) -> tuple[Refused, ...]:
    """Why the tower cannot go to all the other spaces (see `no_way`)."""
    here, there, far = NO_WAYS[error]
    others = refs_in(visited & ~(1 << tower))
    found = [Refused((SPACE_REFS[tower],), *here)]
    return (*found, *([Refused(others, *there)] if others else []), Refused(OTHER_SPACES, *far))


def _ways(error: str, **more: str) -> list[tuple[Said, str]]:
    words: tuple[NoWay, ...] = ("tower", "visited", "far")
    return [why(IllegalMove(f"genoa-error-{error}", **more, fault=word)) for word in words]


NO_WAYS = {"no-way": _ways("no-way"), "no-target": _ways("no-target", about="road")}
NOT_HERE = why(IllegalMove("genoa-error-no-target", about="house", fault=""))


@lru_cache(maxsize=64)
def elsewhere(error: str = "genoa-error-settle-first") -> tuple[Refused, ...]:
    """Every space but the one whose action is still open (GEN-4.11) or being taken."""
    return (Refused(OTHER_SPACES, *why(IllegalMove(error))),)


# ---- forms

_OFFERABLE: dict[Any, Verb] = {}


def offer_verb(
    pos: GenoaPosition, floor: Floor, seat: int, spaces: tuple[int, ...], word: str = "offer", drafted: int = 0
) -> Verb:
    """Offers are put together (see composing); why not for other spaces. `drafted`: so many are written (GEN-6.54)."""
    options, targets = pos.setup.options, floor.targets
    most = options.max_offers
    if spaces == targets and word == "offer" and not drafted and floor.about == ROAD:
        return _offers(pos.tower, pos.visited)
    way = (pos.tower, pos.visited) if floor.about == ROAD else ()  # in a building it does not matter how one got there
    key = (way, targets, spaces, pos.can_act(seat), options.move_only, word, most, drafted)

    def make() -> Verb:
        others = _no_offer(pos, floor, seat, spaces, word)
        if not spaces:
            return idle("offer", IllegalMove("genoa-error-no-action"), word, refused=others)
        left = min(most, len(targets)) - drafted
        return verb("offer", (), word, refused=others, note=note_of("offers", max(left, 0)) if drafted else None)

    return kept(_OFFERABLE, key, make)


@lru_cache(maxsize=_MOST)
def _offers(tower: int, visited: int) -> Verb:
    """Offers for all the spaces around the tower."""
    return verb("offer", refused=no_ways(tower, visited, "no-target"))


def _no_offer(pos: GenoaPosition, floor: Floor, seat: int, spaces: tuple[int, ...], word: str) -> tuple[Refused, ...]:
    if word == "rebid":
        return (REBID,)
    found: tuple[Refused, ...] = ()
    if spaces != floor.targets:
        rest = IllegalMove("genoa-error-max-offers", n=pos.setup.options.max_offers)
        found = refused(
            (SPACE_REFS[space], buyer_fault(pos, seat, space) or rest) for space in floor.targets if space not in spaces
        )
    if floor.about == HOUSE:
        return (*found, Refused(OTHER_SPACES, *NOT_HERE))
    return (*found, *no_ways(pos.tower, pos.visited, "no-target"))


REBID = Refused(OTHER_SPACES, *why(IllegalMove("genoa-error-rebid-target")))
"""A new offer is for the same target (GEN-6.39)."""
NEAR = why(IllegalMove("genoa-error-note-near"))


@lru_cache(maxsize=_MOST)
def note_verb(known: int) -> Verb:
    """A NOTE is put together; it is about spaces further away than these (GEN-6.7)."""
    return verb("note", refused=(Refused(refs_in(known), *NEAR),))


# ---- messages

_DELIVERIES: dict[Any, Verb] = {}


@cache
def _delivery(card: int, final: bool) -> Offer:
    name = CARDS[card].id
    note = note_of("deliver", MESSAGE_PAY)
    return offered(Deliver(name), HAND_REFS[card], label=f"card:{name}", note=note, gain=f"{MESSAGE_PAY}d", final=final)


def deliver_verb(pos: GenoaPosition, seat: int, only: bool) -> list[Verb]:
    """The messages that can be delivered now (GEN-8.12), and why other cards cannot; `only`: nobody else is asked."""
    hand = hand_of(pos, seat)
    if not hand:
        return []
    cards = tuple(sorted(deliverable(pos, seat)))
    finals: tuple[bool, ...] = ()
    if cards:
        top = pos.stack[-1]
        # a card of his counter makes that void, and the trader is asked again
        own = read(top.terms.take).cards if isinstance(top, Replying) and seat == pos.trader else ()
        finals = tuple([not only and card not in own for card in cards])

    def make() -> Verb:
        offers = [_delivery(card, final) for card, final in zip(cards, finals, strict=True)]
        rest = [card for card in hand if card not in cards]
        faults = {DECK_OF[card]: deliver_fault(pos, seat, card) for card in rest}  # the same for all of a deck
        others = [(HAND_REFS[card], faults[DECK_OF[card]]) for card in rest]
        return verb("deliver", offers, refused=refused(others), aside=not offers)

    return [kept(_DELIVERIES, (cards, hand, finals), make)]
