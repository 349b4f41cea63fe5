"""What prompts of Citadels are made of: references to things, and offers, each made once and handed out again.

Things at the table: `hand:manor` a card of the own hand, `district:2:manor+` one in a city, `offer:manor` one that is
to be chosen from, `char:king`, `seat:1`, `type:noble`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from msgspec.structs import asdict

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Arg, Ref, Said
from tetrapolis.core.telling import typed
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.prompt.story import STORY
from tetrapolis.games.citadels.rules import moves
from tetrapolis.games.citadels.rules.cards import CHARACTER_NAMES, CITY_NAME, NAMES
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why

SEATS: list[Ref] = [f"seat:{seat}" for seat in range(8)]
CHARS: list[Ref] = [f"char:{name}" for name in CHARACTER_NAMES]
HAND: list[Ref] = [f"hand:{name}" for name in NAMES]
OFFERED: list[Ref] = [f"offer:{name}" for name in NAMES]
CITY: list[list[Ref]] = [[f"district:{seat}:{name}" for name in CITY_NAME] for seat in range(8)]
DISTRICTS: list[Arg] = [f"district:{name}" for name in CITY_NAME]
"""How a district is called, wherever it is."""

ORDER = (
    ("gather_gold", "gather_cards", "income", "tithe", "extra_gold", "extra_cards", "navigate_gold", "navigate_cards"),
    ("study", "favor", "collect", "demand"),
    ("build", "crown", "enthrone"),
    (
        "kill",
        "bewitch",
        "sign",
        "warrant",
        "rob",
        "spy",
        "flower",
        "threaten",
        "swap_hands",
        "redraw",
        "look",
        "divine",
    ),
    ("destroy", "exchange", "hand_over", "seize", "beautify"),
    ("smithy", "laboratory", "museum", "armory"),
    ("confiscate", "reveal", "bribe", "tribute_gold", "tribute_cards", "swap_characters"),
    ("pick", "drop", "keep", "take", "spend", "give"),
    ("to_hand", "refuse", "pass", "done", "end"),
)
"""Gains first, then building, then the character's deeds and the districts' own, then the answers; at last what closes
something."""
PLACE = {verb: place for place, verb in enumerate(verb for verbs in ORDER for verb in verbs)}
CLOSING = frozenset(ORDER[-1])


def say(what: str, /, **values: Arg) -> Said:
    """A message of this game."""
    return Said(f"citadels-{what}", values)


@cache
def text_of(move: Move) -> str:
    """A move's text."""
    return str(move)


def move_said(move: Move) -> Said:
    """What choosing a move means, from the move alone."""
    return Said(f"citadels-move-{move.tag}", typed(STORY, asdict(move), move.tag))


# ---- offers


@lru_cache(maxsize=1 << 12)
def offer(move: Move, aim: Ref = "", label: Arg = None, final: bool = False, against: bool = False) -> Offer:
    """What a move says by itself."""
    return Offer(str(move), move_said(move), aim, label=label, final=final, against=against)


_ON_HAND: dict[str, tuple[Sequence[Move], Sequence[Ref]]] = {
    "redraw": (moves.REDRAW, HAND),
    "laboratory": (moves.USE_LABORATORY, HAND),
    "museum": (moves.USE_MUSEUM, HAND),
    "spend": (moves.SPEND, HAND),
    "give": (moves.GIVE, HAND),
    "keep": (moves.KEEP_CARD, OFFERED),
    "take": (moves.TAKE, OFFERED),
}


@cache
def card_offer(verb: str, kind: int, final: bool = False, gold: int = 0) -> Offer:
    """A card of the hand, or one of those to choose from; `gold`: it brings so much."""
    table, refs = _ON_HAND[verb]
    return Offer(
        str(table[kind]),
        move_said(table[kind]),
        refs[kind],
        label=DISTRICTS[kind],
        price={"cards": 1} if verb in ("laboratory", "museum", "spend", "give") else {},
        gain={"gold": gold} if gold else {},
        final=final,
    )


_IN_CITY: dict[str, Sequence[Sequence[Move]]] = {
    "destroy": moves.DESTROY,
    "exchange": moves.EXCHANGE,
    "seize": moves.SEIZE,
    "armory": moves.USE_ARMORY,
    "beautify": [moves.BEAUTIFY] * 8,
    "hand_over": [moves.HAND_OVER] * 8,
}


@lru_cache(maxsize=1 << 14)
def city_offer(verb: str, owner: int, district: int, gold: int | None = None, against: bool = False) -> Offer:
    """A district in a city, and what it costs, if anything is said about that."""
    move = _IN_CITY[verb][owner][district]
    return Offer(
        str(move),
        move_said(move),
        CITY[owner][district],
        label=DISTRICTS[district],
        price={"gold": gold} if gold else {},
        note=None if gold is None else pay(gold),
        against=against,
    )


@cache
def pay(gold: int) -> Said:
    """What has to be paid, to stand on a thing."""
    return say("note-pay", n=gold)


# ---- verbs


@cache
def verb_said(verb: str) -> Said:
    """A verb that is always called the same."""
    return say(f"verb-{verb}")


def aimed(
    verb: str,
    offers: Sequence[Offer],
    refused: tuple[Refused, ...] = (),
    ask: Said | None = None,
    rules: tuple[str, ...] = (),
) -> Verb:
    """A verb with things to choose from."""
    return Verb(verb, verb_said(verb), tuple(offers), refused, None, ask, rules, verb in CLOSING)


def plain(
    verb: str,
    move: Move,
    whole: Said | None = None,
    said: Said | None = None,
    note: Said | None = None,
    final: bool = False,
    gain: dict[str, int] | None = None,
    price: dict[str, int] | None = None,
    rules: tuple[str, ...] = (),
) -> Verb:
    """A verb that needs no aim: the whole choice and the verb in words, what it brings and costs. Cache it."""
    one = Offer(
        str(move),
        move_said(move) if whole is None else whole,
        price=_counted(price),
        gain=_counted(gain),
        final=final,
    )
    said = verb_said(verb) if said is None else said
    return Verb(verb, said, (one,), note=note, rules=rules, closing=verb in CLOSING)


def _counted(amounts: dict[str, int] | None) -> dict[str, int]:
    return {name: n for name, n in (amounts or {}).items() if n}


# ---- what cannot be chosen


def refusals(found: Iterable[tuple[Ref, Why | None]], second: bool = False) -> tuple[Refused, ...]:
    """Things that cannot be chosen, those with the same reason together."""
    groups: dict[Why, list[Ref]] = {}
    for thing, why in found:
        assert why is not None, f"{thing} is neither offered nor refused"
        if why in groups:
            groups[why].append(thing)
        else:
            groups[why] = [thing]
    return tuple([Refused(tuple(things), why.said, why.rule, second) for why, things in groups.items()])


def refused_districts(
    pos: CitadelsPosition,
    seat: int,
    offers: Iterable[Offer],
    why: Callable[[CitadelsPosition, int, int, int], Why | None],
) -> tuple[Refused, ...]:
    """The districts of all cities that are not offered."""
    offered = {one.aim for one in offers}
    return refusals(
        [
            (CITY[owner][district], why(pos, seat, owner, district))
            for owner, city in enumerate(pos.cities)
            for district in dict.fromkeys(city)
            if CITY[owner][district] not in offered
        ]
    )


def refused_seats(
    pos: CitadelsPosition,
    seat: int,
    offers: Iterable[Offer],
    why: Callable[[CitadelsPosition, int, int], Why | None],
) -> tuple[Refused, ...]:
    """The players that are not offered."""
    offered = {one.aim for one in offers}
    return refusals(
        [(SEATS[other], why(pos, seat, other)) for other in range(pos.players) if SEATS[other] not in offered]
    )
