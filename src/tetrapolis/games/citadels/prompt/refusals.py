"""Why a move is refused, from what the player himself knows: for each kind of move the rules that may stand against it.

The reasons stand beside their rules; the prompt says the same ones of things that cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules import building, districts, draft, frames, moves, turns
from tetrapolis.games.citadels.rules.cards import (
    ARMORY,
    CHARACTER_INDEX,
    CITY_KIND,
    KINDS,
    LABORATORY,
    MUSEUM,
    NECROPOLIS,
    RANK,
    SMITHY,
)
from tetrapolis.games.citadels.rules.characters import USERS, rank1, rank2, rank3, rank4, rank5, rank8, rank9
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because

Refusal = Callable[[Any, Any, int, Any], Why | None]
"""Of a position, its top frame, the seat and a move: the reason against it."""


def why_not(pos: CitadelsPosition, seat: int, move: Move) -> TetrapolisError | None:
    """The reason a move is refused; None if there is no special one."""
    frame = pos.stack[-1]
    if getattr(move, "target", 0) >= pos.players:
        return None  # there is no such player
    refusal = _REFUSALS.get(type(frame), {}).get(type(move))
    why = None if refusal is None else refusal(pos, frame, seat, move)
    return None if why is None else why.error()


# ---- the turn


def _in_turn(refusal: Refusal, used: int = frames.USED_ABILITY) -> Refusal:
    """An ability: of this character, once in the turn (CIT-4.12), after what must come first; then its own rules."""

    def refused(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: Move) -> Why | None:
        if (why := turns.why_not_yet(turn)) is not None:
            return why
        if turn.char not in USERS[type(move)]:
            return because("citadels-error-character", "CIT-4.11")
        if turn.used & used:
            return because("citadels-error-used", "CIT-4.12")
        return refusal(pos, turn, seat, move)

    return refused


def _to_seat(rule: Callable[[CitadelsPosition, int, int], Why | None]) -> Refusal:
    return lambda pos, frame, seat, move: rule(pos, seat, move.target)


def _to_district(rule: Callable[[CitadelsPosition, int, int, int], Why | None]) -> Refusal:
    """A district that stands in the city the move says."""

    def refused(pos: CitadelsPosition, frame: object, seat: int, move: Any) -> Why | None:
        owner = getattr(move, "target", seat)
        district = CITY_KIND[move.district]
        if district not in pos.cities[owner]:
            return because("citadels-error-not-in-city", "CIT-5.1", district=move.district)
        return rule(pos, seat, owner, district)

    return refused


def _naming(rule: str) -> Refusal:
    """Rank 1 names or marks a character of the cast (CIT-1.17)."""
    return lambda pos, frame, seat, move: (
        _of_cast(pos, move) or rank1.why_not_name(_rank(move), rule, getattr(frame, "ranks", ()))
    )


def _victim(rule: str) -> Refusal:
    """The same for rank 2, with those whom it cannot reach."""
    return lambda pos, frame, seat, move: (
        _of_cast(pos, move)
        or rank2.why_not_victim(_rank(move), pos.killed, pos.bewitched, rule, getattr(frame, "ranks", ()))
    )


def _rank(move: Any) -> int:
    return RANK[CHARACTER_INDEX[move.char]]


def _of_cast(pos: CitadelsPosition, move: Any) -> Why | None:
    if CHARACTER_INDEX[move.char] in pos.setup.cast:
        return None
    return because("citadels-error-not-in-cast", "CIT-1.17", char=move.char)


def _in_hand(pos: CitadelsPosition, frame: object, seat: int, move: Any) -> Why | None:
    if KINDS[move.district] in pos.hands[seat]:
        return None
    return because("citadels-error-not-in-hand", "CIT-4.7", district=move.district)


def _build(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: moves.Build) -> Why | None:
    kind = KINDS[move.district]
    return (
        _in_hand(pos, turn, seat, move)
        or building.why_not_build(pos, turn, kind)
        or building.why_not_pay(pos, seat, kind, move.cards)
    )


def _framework(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: moves.UseFramework) -> Why | None:
    return (
        _in_hand(pos, turn, seat, move)
        or building.why_not_build(pos, turn, KINDS[move.district])
        or building.why_not_framework(pos, seat)
    )


def _sacrifice(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: moves.Sacrifice) -> Why | None:
    return (
        _in_hand(pos, turn, seat, moves.BUILD[NECROPOLIS])
        or building.why_not_build(pos, turn, NECROPOLIS)
        or building.why_not_sacrifice(pos, seat, seat, CITY_KIND[move.district])
    )


def _borrow(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: moves.Borrow) -> Why | None:
    return (
        _in_hand(pos, turn, seat, move)
        or building.why_not_build(pos, turn, KINDS[move.district])
        or building.why_not_borrow(pos, turn, seat, move)
    )


def _used(kind: int) -> Refusal:
    """What the player's own districts can do (CIT-4.15)."""

    def refused(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: Any) -> Why | None:
        if (why := turns.why_not_yet(turn) or districts.why_not_used(pos, turn, kind)) is not None:
            return why
        if kind == ARMORY:
            return _to_district(districts.why_not_armory)(pos, turn, seat, move)
        return None if kind == SMITHY else _in_hand(pos, turn, seat, move)

    return refused


def _nothing_else(*_: object) -> Why | None:
    return None


def _nothing_to_draw(pos: CitadelsPosition, turn: frames.Turn, seat: int, move: Move) -> Why | None:
    """CIT-5.7: what the Architect, the Navigator and the Scholar draw must be there."""
    takes_gold = isinstance(move, moves.Navigate) and move.resource == "gold"
    return None if pos.deck or takes_gold else because("citadels-error-empty-deck", "CIT-5.7")


_TURN: Mapping[type[Move], Refusal] = {
    moves.Gather: turns.why_not_gather,
    moves.EndTurn: turns.why_not_end,
    moves.Build: _build,
    moves.UseFramework: _framework,
    moves.Sacrifice: _sacrifice,
    moves.Borrow: _borrow,
    moves.UseLaboratory: _used(LABORATORY),
    moves.UseSmithy: _used(SMITHY),
    moves.UseMuseum: _used(MUSEUM),
    moves.UseArmory: _used(ARMORY),
    **{kind: _in_turn(_nothing_else) for kind in USERS},
    moves.Income: _in_turn(_nothing_else, frames.USED_INCOME),
    moves.Tithe: _in_turn(_nothing_else, frames.USED_INCOME),
    moves.ExtraGold: _in_turn(_nothing_else, frames.USED_EXTRA),
    moves.TakeCrown: _in_turn(_nothing_else, frames.USED_CROWN),
    moves.Enthrone: _in_turn(_to_seat(rank4.why_not_enthrone), frames.USED_CROWN),
    moves.ExtraCards: _in_turn(_nothing_to_draw),
    moves.Navigate: _in_turn(_nothing_to_draw),
    moves.Study: _in_turn(_nothing_to_draw),
    moves.Kill: _in_turn(_naming("CIT-6.1")),
    moves.Sign: _in_turn(_naming("CIT-6.20")),
    moves.Rob: _in_turn(_victim("CIT-7.1")),
    moves.Flower: _in_turn(_victim("CIT-7.9")),
    moves.SpyOn: _in_turn(_to_seat(rank2.why_not_spy)),
    moves.SwapHands: _in_turn(_to_seat(rank3.why_not_swap_hands)),
    moves.Redraw: _in_turn(_in_hand),
    moves.Look: _in_turn(_to_seat(rank3.why_not_look)),
    moves.Demand: _in_turn(_to_seat(rank5.why_not_demand)),
    moves.Destroy: _in_turn(_to_district(rank8.why_not_destroy)),
    moves.Exchange: _in_turn(_to_district(rank8.why_not_exchange)),
    moves.Seize: _in_turn(_to_district(rank8.why_not_seize)),
    moves.Beautify: _in_turn(_to_district(rank9.why_not_beautify), frames.USED_COINS),
}


# ---- what interrupts it, and the draft


def _choose(pos: CitadelsPosition, frame: frames.Draft, seat: int, move: Any) -> Why | None:
    return _of_cast(pos, move) or draft.why_not_choose(_rank(move), draft.choices(pos, frame), pos.face_up)


def _swap(pos: CitadelsPosition, frame: frames.Theater, seat: int, move: moves.SwapCharacters) -> Why | None:
    why = draft.why_not_swap(seat, move.target)
    if why is not None or not move.char:
        return why
    return _of_cast(pos, move) or draft.why_not_give(_rank(move), pos.ranks_of(seat))


def _redraw(pos: CitadelsPosition, frame: frames.Redrawing, seat: int, move: moves.Redraw) -> Why | None:
    return _in_hand(pos, frame, seat, move) or rank3.why_not_redraw(pos, frame, seat, KINDS[move.district])


def _put(pos: CitadelsPosition, frame: frames.WizardPut, seat: int, move: Any) -> Why | None:
    kind = NECROPOLIS if isinstance(move, moves.Sacrifice) else KINDS[move.district]
    return rank3.why_not_put(pos, frame, seat, kind)


def _hand_over(pos: CitadelsPosition, frame: frames.Exchanging, seat: int, move: moves.HandOver) -> Why | None:
    return rank8.why_not_hand_over(pos, frame, seat, seat, CITY_KIND[move.district])


_REFUSALS: Mapping[type[Any], Mapping[type[Move], Refusal]] = {
    frames.Draft: {moves.Pick: _choose},
    frames.DraftDrop: {moves.Drop: _choose},
    frames.Theater: {moves.SwapCharacters: _swap},
    frames.Turn: _TURN,
    frames.Bewitching: {moves.Bewitch: _naming("CIT-6.5")},
    frames.Warrants: {moves.Warrant: _naming("CIT-6.20")},
    frames.Threats: {moves.Threaten: _victim("CIT-7.9")},
    frames.Redrawing: {moves.Redraw: _redraw},
    frames.WizardPut: {moves.Build: _put, moves.UseFramework: _put, moves.Sacrifice: _put},
    frames.SeerGive: {moves.Give: _in_hand},
    frames.Payment: {moves.Spend: _in_hand, moves.Give: _in_hand},
    frames.Crowning: {moves.Enthrone: _to_seat(rank4.why_not_enthrone)},
    frames.Exchanging: {moves.HandOver: _hand_over},
}
