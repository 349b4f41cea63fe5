"""Rank 5 (section 10 of the rules): Bishop, Abbot, Cardinal.

The Bishop's protection is checked in rank8, the Cardinal's loan is a way to pay and lives in building.
"""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.common import income_count, offer_income
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, USED_INCOME, Turn
from tetrapolis.games.citadels.rules.moves import DEMAND, TITHE, Demand, Tithe
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, yourself


def offer_abbot(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-10.5: any mix of gold and cards; CIT-10.6, CIT-10.7: 1 gold of a richest player who is richer than he."""
    if not turn.used & USED_INCOME:
        count = income_count(pos.cities[turn.seat], turn.char)
        if count:
            moves += TITHE[: count + 1]
    if not turn.used & USED_ABILITY:
        richest = max(pos.gold)
        if richest > pos.gold[turn.seat]:
            moves += [DEMAND[other] for other, stash in enumerate(pos.gold) if stash == richest]


def why_not_demand(pos: CitadelsPosition, seat: int, other: int) -> Why | None:
    """CIT-10.6, CIT-10.7: why a player cannot be asked for gold."""
    if other == seat:
        return yourself("CIT-10.6")
    if pos.gold[other] < max(pos.gold):
        return because("citadels-error-not-richest", "CIT-10.6")
    return None if pos.gold[other] > pos.gold[seat] else because("citadels-error-nobody-richer", "CIT-10.7")


def apply_tithe(pos: CitadelsPosition, turn: Turn, seat: int, move: Tithe) -> None:
    """CIT-10.5: announced as a whole before anything is taken."""
    turn.used |= USED_INCOME
    cards = income_count(pos.cities[seat], turn.char) - move.gold
    pos.gain(seat, move.gold)
    pos.say("citadels-tithe", {"seat": seat, "gold": move.gold, "n": cards})
    pos.gain_cards(seat, cards)


def apply_demand(pos: CitadelsPosition, turn: Turn, seat: int, move: Demand) -> None:
    """CIT-10.6: he cannot refuse."""
    turn.used |= USED_ABILITY
    pos.move_gold(move.target, seat, 1)
    pos.say("citadels-demands", {"seat": seat, "target": move.target})


OFFERS = {"bishop": offer_income, "abbot": offer_abbot, "cardinal": offer_income}
ABILITIES = {Tithe: apply_tithe, Demand: apply_demand}
