"""Rank 4 (section 9 of the rules): King, Emperor, Patrician. What a killed one does: turns.run_round_end."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.common import offer_income, take_crown, tell_given
from tetrapolis.games.citadels.rules.frames import USED_CROWN, Crowning, Tributing, Turn
from tetrapolis.games.citadels.rules.moves import (
    ENTHRONE,
    TAKE_CROWN,
    TRIBUTE_CARDS,
    TRIBUTE_GOLD,
    Enthrone,
    TakeCrown,
    Tribute,
)
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, yourself


def offer_king(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-9.1, CIT-9.2: income, and the crown at some point of the turn."""
    offer_income(pos, turn, moves)
    if not turn.used & USED_CROWN:
        moves.append(TAKE_CROWN)


def offer_emperor(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-9.1, CIT-9.7: income, and the crown for somebody at some point of the turn."""
    offer_income(pos, turn, moves)
    if not turn.used & USED_CROWN:
        moves += enthronable(pos, turn.seat)


def apply_take_crown(pos: CitadelsPosition, turn: Turn, seat: int, move: TakeCrown) -> None:
    """CIT-9.2."""
    turn.used |= USED_CROWN
    take_crown(pos, seat)


def enthronable(pos: CitadelsPosition, seat: int) -> list[Move]:
    """CIT-9.7, R-40: a different player, neither the Emperor nor who has the crown now."""
    return [ENTHRONE[other] for other in range(pos.setup.players) if other not in (seat, pos.crown)]


def why_not_enthrone(pos: CitadelsPosition, seat: int, other: int) -> Why | None:
    """CIT-9.7, R-40: why a player cannot get the crown."""
    if other == seat:
        return yourself("CIT-9.7")
    return because("citadels-error-crowned", "CIT-9.7") if other == pos.crown else None


def tribute_chooser(pos: CitadelsPosition, emperor: int, target: int) -> int:
    """CIT-9.8, R-41: who says whether the new crowned player gives gold or a card; NOBODY if he has not both."""
    if not pos.gold[target] or not pos.hands[target]:
        return NOBODY
    return emperor if pos.setup.options.emperor_tribute == "emperor" else target


def apply_enthrone(pos: CitadelsPosition, turn: Turn, seat: int, move: Enthrone) -> None:
    """CIT-9.7 in the middle of the turn."""
    turn.used |= USED_CROWN
    _enthrone(pos, seat, move.target, tribute=True)


def legal_crowning(pos: CitadelsPosition, frame: Crowning, seat: int) -> list[Move]:
    """The crown must go to somebody now."""
    return enthronable(pos, seat)


def default_crowning(pos: CitadelsPosition, frame: Crowning, seat: int) -> Move:
    """The first who may have it."""
    return enthronable(pos, seat)[0]


def apply_crowning(pos: CitadelsPosition, frame: Crowning, seat: int, move: Enthrone) -> None:
    """CIT-9.7 at the end of the turn; CIT-9.9: a killed Emperor gets nothing for it."""
    pos.stack.pop()
    _enthrone(pos, seat, move.target, frame.tribute)


def _enthrone(pos: CitadelsPosition, emperor: int, target: int, tribute: bool) -> None:
    pos.crown = target
    pos.say("citadels-enthrones", {"seat": emperor, "target": target})
    if not tribute:
        return
    chooser = tribute_chooser(pos, emperor, target)
    if chooser != NOBODY:
        pos.stack.append(Tributing(chooser, emperor, target))
    elif pos.gold[target]:
        _pay_gold(pos, emperor, target)
    elif pos.hands[target]:
        _pay_card(pos, emperor, target)


def legal_tributing(pos: CitadelsPosition, frame: Tributing, seat: int) -> list[Move]:
    """CIT-9.8: gold or a card."""
    return [TRIBUTE_GOLD, TRIBUTE_CARDS]


def default_tributing(pos: CitadelsPosition, frame: Tributing, seat: int) -> Move:
    """Gold."""
    return TRIBUTE_GOLD


def apply_tributing(pos: CitadelsPosition, frame: Tributing, seat: int, move: Tribute) -> None:
    """CIT-9.8: from the new crowned player."""
    pos.stack.pop()
    if move.resource == "gold":
        _pay_gold(pos, frame.emperor, frame.target)
    else:
        _pay_card(pos, frame.emperor, frame.target)


def _pay_gold(pos: CitadelsPosition, emperor: int, target: int) -> None:
    pos.move_gold(target, emperor, 1)
    pos.say("citadels-tribute-gold", {"seat": target, "target": emperor})


def _pay_card(pos: CitadelsPosition, emperor: int, target: int) -> None:
    hand = pos.hands[target]
    kind = hand[pos.chance.choice(len(hand))]
    pos.give_card(target, emperor, kind)
    tell_given(pos, target, emperor, kind)


OFFERS = {"king": offer_king, "emperor": offer_emperor, "patrician": offer_king}
ABILITIES = {TakeCrown: apply_take_crown, Enthrone: apply_enthrone}
