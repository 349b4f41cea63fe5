"""To build, as a verb: every way to pay with its price, and why a card of the hand, or a second thing, will not do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from tetrapolis.core.prompt import Offer, Refused, Verb
from tetrapolis.core.said import Said
from tetrapolis.games.citadels.prompt.pieces import (
    CITY,
    DISTRICTS,
    HAND,
    SEATS,
    move_said,
    pay,
    refusals,
    say,
    verb_said,
)
from tetrapolis.games.citadels.rules import building, moves
from tetrapolis.games.citadels.rules.cards import CITY_KIND, COST, KINDS, LIMIT, NAVIGATOR, NECROPOLIS
from tetrapolis.games.citadels.rules.characters.rank1 import asks_magistrate
from tetrapolis.games.citadels.rules.frames import Turn
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why

BUILD_RULES = ("CIT-4.5", "CIT-4.7", "CIT-4.9")
PAIRS = say("note-pairs")


def build(pos: CitadelsPosition, turn: Turn, found: Sequence[Any]) -> Verb:
    """The cards of the hand that can be built, and why the others cannot."""
    seat = turn.seat
    hand = pos.hands[seat]
    offers, thens = build_offers(pos, turn, found)
    aims = {one.aim for one in offers}
    refused = refusals(
        [
            (HAND[kind], building.why_not_hand_card(pos, turn, kind))
            for kind in dict.fromkeys(hand)
            if HAND[kind] not in aims
        ]
    )
    if thens:
        refused += refused_payers(pos, turn, offers)
    return Verb(
        "build",
        verb_said("build"),
        tuple(offers),
        refused,
        _build_note(len(aims), len(hand)),
        _build_aim(pos.gold[seat], turn.built, LIMIT[turn.char]),
        BUILD_RULES,
        pairs=PAIRS if thens else None,
    )


def build_offers(pos: CitadelsPosition, turn: Turn, found: Sequence[Any]) -> tuple[list[Offer], bool]:
    """The ways to build, each with its price; and whether some of them aim at a second thing."""
    seat, thens, offers = turn.seat, False, []
    marks = pos.marks[seat]
    warrants = bool(pos.warrants)
    for move in found:
        if type(move) is moves.Build:
            kind = KINDS[move.district]
            gold = building.price(marks, kind) - move.cards
            final = warrants and not move.cards and asks_magistrate(pos, turn, kind, gold)
            offers.append(_gold_offer(kind, gold, move.cards, final))
        elif type(move) is moves.UseFramework:
            offers.append(_framework_offer(KINDS[move.district]))
        elif type(move) is moves.Sacrifice:
            offers.append(_sacrifice_offer(seat, CITY_KIND[move.district]))
            thens = True
        elif type(move) is moves.Borrow:
            kind = KINDS[move.district]
            missing = building.missing_gold(pos, seat, kind, move.cards)
            offers.append(_loan_offer(kind, move.target, move.cards, missing, pos.gold[seat]))
            thens = True
    return offers, thens


@lru_cache(maxsize=1 << 12)
def _gold_offer(kind: int, gold: int, cards: int, final: bool) -> Offer:
    move = moves.Build(moves.BUILD[kind].district, cards)
    price = {name: n for name, n in (("gold", gold), ("cards", cards)) if n}
    if cards:
        said = say("offer-build_cards", gold=gold, cards=cards, district=DISTRICTS[kind])
        note: Said | None = say("note-pay_cards", gold=gold, cards=cards)
    else:
        said = say("offer-build", n=gold, district=DISTRICTS[kind])
        note = pay(gold) if gold != COST[kind] else None
    return Offer(str(move), said, HAND[kind], label=DISTRICTS[kind], price=price, final=final, note=note)


@cache
def _framework_offer(kind: int) -> Offer:
    move = moves.USE_FRAMEWORK[kind]
    return Offer(str(move), move_said(move), HAND[kind], label=DISTRICTS[kind], note=say("note-framework"))


@lru_cache(maxsize=1 << 10)
def _sacrifice_offer(seat: int, district: int) -> Offer:
    move = moves.SACRIFICE[district]
    return Offer(
        str(move),
        move_said(move),
        HAND[NECROPOLIS],
        CITY[seat][district],
        DISTRICTS[NECROPOLIS],
        DISTRICTS[district],
        note=say("note-sacrifice"),
    )


@lru_cache(maxsize=1 << 12)
def _loan_offer(kind: int, lender: int, cards: int, missing: int, gold: int) -> Offer:
    move = moves.Borrow(moves.BUILD[kind].district, lender, cards)
    price = {name: n for name, n in (("gold", gold), ("cards", cards + missing)) if n}
    return Offer(
        str(move),
        move_said(move),
        HAND[kind],
        SEATS[lender],
        DISTRICTS[kind],
        price=price,
        note=say("note-loan", n=missing),
    )


def refused_payers(pos: CitadelsPosition, turn: Turn, offers: Sequence[Offer]) -> tuple[Refused, ...]:
    """The second things that a build could aim at but does not: other districts to destroy, other lenders."""
    seat = turn.seat
    thens = {one.then for one in offers}
    refused: tuple[Refused, ...] = ()
    if any(then.startswith("district:") for then in thens):
        refused += refusals(
            [
                (CITY[owner][district], building.why_not_sacrifice(pos, seat, owner, district))
                for owner, city in enumerate(pos.cities)
                for district in dict.fromkeys(city)
                if CITY[owner][district] not in thens
            ],
            second=True,
        )
    if any(then.startswith("seat:") for then in thens):
        least = min(one.note.args["n"] for one in offers if one.then.startswith("seat:") and one.note is not None)
        refused += refusals(
            [
                (SEATS[other], building.why_not_lender(pos, seat, other, least))
                for other in range(pos.players)
                if SEATS[other] not in thens
            ],
            second=True,
        )
    return refused


@cache
def _build_note(n: int, cards: int) -> Said:
    return say("note-build", n=n, cards=cards)


@lru_cache(maxsize=1 << 10)
def _build_aim(gold: int, n: int, limit: int) -> Said:
    return say("aim-build", gold=gold, n=n, limit=limit)


# ---- nothing can be built


def no_build(pos: CitadelsPosition, turn: Turn) -> Verb:
    """Build keeps its place once one has gathered, and says why it waits; before that only the cards say it."""
    why = building.why_no_build(pos, turn)
    kinds = tuple(dict.fromkeys(pos.hands[turn.seat]))
    if not turn.gathered or turn.char == NAVIGATOR:
        return _no_build_at_all(why, kinds, not turn.gathered)
    refused = refusals([(HAND[kind], building.why_not_hand_card(pos, turn, kind)) for kind in kinds])
    return Verb("build", verb_said("build"), (), refused, rules=BUILD_RULES, why=why.said, rule=why.rule)


@lru_cache(maxsize=1 << 12)
def _no_build_at_all(why: Why, kinds: tuple[int, ...], aside: bool) -> Verb:
    """The reason is the same for every card."""
    refused = refusals([(HAND[kind], why) for kind in kinds])
    return Verb("build", verb_said("build"), (), refused, rules=BUILD_RULES, aside=aside, why=why.said, rule=why.rule)
