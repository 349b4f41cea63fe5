"""Rank 9 (section 14 of the rules): Queen, Artist, Tax Collector. The tax itself is due in common.settle."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import BEAUTIFIED, KINDS
from tetrapolis.games.citadels.rules.common import are_neighbours
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, USED_COIN, USED_COINS, Turn
from tetrapolis.games.citadels.rules.moves import BEAUTIFY, COLLECT_TAX, FAVOR, Beautify, CollectTax, Favor
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, not_yours, short

FAVOR_GOLD = 3  # CIT-14.1, CIT-14.2
COIN = 1  # CIT-14.4


def offer_queen(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-14.1, CIT-14.3: if a neighbour revealed rank 4, whoever has the crown."""
    if not turn.used & USED_ABILITY:
        royal = pos.shown[4]
        if royal != NOBODY and are_neighbours(pos, turn.seat, royal):
            moves.append(FAVOR)


def apply_favor(pos: CitadelsPosition, turn: Turn, seat: int, move: Favor) -> None:
    """CIT-14.1; for a killed neighbour see turns.run_round_end (CIT-14.2)."""
    turn.used |= USED_ABILITY
    reward_queen(pos, seat)


def reward_queen(pos: CitadelsPosition, seat: int) -> None:
    """CIT-14.1, CIT-14.2: 3 gold for a royal neighbour, now or at the end of the round."""
    pos.gain(seat, FAVOR_GOLD)
    pos.say("citadels-queen", {"seat": seat, "n": FAVOR_GOLD})


def offer_artist(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-14.4 to CIT-14.6: up to two coins, each district once in its life."""
    if not turn.used & USED_COINS and pos.gold[turn.seat]:
        moves += [BEAUTIFY[d] for d in dict.fromkeys(pos.cities[turn.seat]) if d < BEAUTIFIED]


def why_not_beautify(pos: CitadelsPosition, seat: int, owner: int, district: int) -> Why | None:
    """CIT-14.4, CIT-14.5: why a district cannot be beautified."""
    if owner != seat or district not in pos.cities[seat]:
        return not_yours("CIT-14.4")
    if district >= BEAUTIFIED:
        return because("citadels-error-has-coin", "CIT-14.5")
    return None if pos.gold[seat] >= COIN else short(COIN, "CIT-14.4")


def apply_beautify(pos: CitadelsPosition, turn: Turn, seat: int, move: Beautify) -> None:
    """CIT-14.4: one coin; CIT-14.6: a second one may follow later in the turn."""
    turn.used |= USED_COINS if turn.used & USED_COIN else USED_COIN
    pos.beautify(seat, KINDS[move.district])
    pos.say("citadels-beautifies", {"seat": seat, "district": move.district})


def offer_tax_collector(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-14.12: all gold on the token, once."""
    if not turn.used & USED_ABILITY and pos.tax:
        moves.append(COLLECT_TAX)


def apply_collect(pos: CitadelsPosition, turn: Turn, seat: int, move: CollectTax) -> None:
    """CIT-14.12."""
    turn.used |= USED_ABILITY
    pos.say("citadels-collects", {"seat": seat, "n": pos.tax})
    pos.take_tax(seat)


OFFERS = {"queen": offer_queen, "artist": offer_artist, "tax_collector": offer_tax_collector}
ABILITIES = {Favor: apply_favor, Beautify: apply_beautify, CollectTax: apply_collect}
