"""Rank 1 (section 6 of the rules): Assassin, Witch, Magistrate."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import BIT, CHARACTER_INDEX, NAMES, RANK
from tetrapolis.games.citadels.rules.common import settle, top_turn
from tetrapolis.games.citadels.rules.districts import is_late_monument
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, Bewitching, Confiscation, Turn, Warrants
from tetrapolis.games.citadels.rules.moves import (
    BEWITCH,
    CONFISCATE,
    KILL,
    PASS,
    SIGN,
    WARRANT,
    Bewitch,
    Confiscate,
    Kill,
    Pass,
    Sign,
    Warrant,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because

WARRANT_MARKERS = 3  # CIT-1.22


def why_not_name(rank: int, rule: str, marked: tuple[int, ...] = ()) -> Why | None:
    """Why a character cannot be named or marked: CIT-6.1, CIT-6.5, CIT-6.20: another one, and none of them twice."""
    if rank == 1:
        return because("citadels-error-own-character", rule)
    return because("citadels-error-marked", rule) if rank in marked else None


def offer_assassin(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-6.1, CIT-6.3: any other character of the cast, held or not."""
    if not turn.used & USED_ABILITY:
        moves += [KILL[char] for char in pos.setup.cast[2:]]


def apply_kill(pos: CitadelsPosition, turn: Turn, seat: int, move: Kill) -> None:
    """CIT-6.1: killed for this round; when called it stays silent (turns.run_calls)."""
    turn.used |= USED_ABILITY
    pos.killed = RANK[CHARACTER_INDEX[move.char]]
    pos.say("citadels-kills", {"seat": seat, "char": move.char})


def offer_witch(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-6.5: nothing of her own but to gather and to bewitch, which follows by itself."""


def legal_bewitching(pos: CitadelsPosition, frame: Bewitching, seat: int) -> list[Move]:
    """CIT-6.5, CIT-6.9: she must name another character of the cast."""
    return [BEWITCH[char] for char in pos.setup.cast[2:]]


def default_bewitching(pos: CitadelsPosition, frame: Bewitching, seat: int) -> Move:
    """The highest rank."""
    return BEWITCH[pos.setup.cast[-1]]


def apply_bewitching(pos: CitadelsPosition, frame: Bewitching, seat: int, move: Bewitch) -> None:
    """CIT-6.5 to CIT-6.8: her turn is on hold, without an end, until that character is called."""
    pos.bewitched = RANK[CHARACTER_INDEX[move.char]]
    pos.witch = seat
    pos.say("citadels-bewitches", {"seat": seat, "char": move.char})
    del pos.stack[-2:]  # the naming and the turn it interrupted


def offer_magistrate(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-6.20: first where the signed warrant goes; never on his own token."""
    if not turn.used & USED_ABILITY:
        moves += [SIGN[char] for char in pos.setup.cast[2:]]


def apply_sign(pos: CitadelsPosition, turn: Turn, seat: int, move: Sign) -> None:
    """Begin to place the warrants."""
    turn.used |= USED_ABILITY
    pos.stack.append(Warrants(seat, (RANK[CHARACTER_INDEX[move.char]],)))


def legal_warrants(pos: CitadelsPosition, frame: Warrants, seat: int) -> list[Move]:
    """CIT-6.20: three different characters."""
    cast = pos.setup.cast
    return [WARRANT[cast[rank]] for rank in range(2, len(cast)) if rank not in frame.ranks]


def default_warrants(pos: CitadelsPosition, frame: Warrants, seat: int) -> Move:
    """The lowest rank that is left."""
    return legal_warrants(pos, frame, seat)[0]


def apply_warrants(pos: CitadelsPosition, frame: Warrants, seat: int, move: Warrant) -> None:
    """Place a warrant; everybody sees where the three lie, only he knows which one is signed (CIT-3.9, CIT-3.10)."""
    frame.ranks = (*frame.ranks, RANK[CHARACTER_INDEX[move.char]])
    if len(frame.ranks) < WARRANT_MARKERS:
        return
    pos.stack.pop()
    pos.magistrate = seat
    pos.signed = frame.ranks[0]
    pos.warrants = sorted(frame.ranks)
    pos.say("citadels-warrants", {"seat": seat, "chars": [pos.char(rank) for rank in pos.warrants]})
    pos.say("citadels-you-sign", {"seat": seat, "char": pos.char(pos.signed)}, 1 << seat)


OFFERS = {"assassin": offer_assassin, "witch": offer_witch, "magistrate": offer_magistrate}
ABILITIES = {Kill: apply_kill, Sign: apply_sign}


# ---- the warrant's window (CIT-6.21 to CIT-6.28)


def is_first_paid(pos: CitadelsPosition, turn: Turn, gold: int) -> bool:
    """CIT-6.22: whether this is the first district paid for, while warrants lie; CIT-15.34, R-61: maybe with cards."""
    return bool(pos.warrants) and not turn.paid_first and (gold > 0 or pos.setup.options.den_by_cards_confiscable)


def asks_magistrate(pos: CitadelsPosition, turn: Turn, kind: int, gold: int) -> bool:
    """Whether the Magistrate is asked once this district is paid for (CIT-6.21)."""
    return is_first_paid(pos, turn, gold) and turn.rank in pos.warrants and may_confiscate(pos, turn.seat, kind)


def may_confiscate(pos: CitadelsPosition, builder: int, kind: int) -> bool:
    """By public facts alone, so that being asked tells nothing: signed or not is for the Magistrate to know."""
    magistrate = pos.magistrate
    if builder == magistrate:  # CIT-6.27
        return False
    if pos.warrant_shown:  # the signed warrant lies open on another character
        return False
    if pos.marks[magistrate] & BIT[kind]:  # CIT-6.21
        return False
    return not is_late_monument(pos.cities[magistrate], kind)  # CIT-6.28


def legal_confiscation(pos: CitadelsPosition, frame: Confiscation, seat: int) -> list[Move]:
    """Only the signed warrant can be turned up with effect."""
    signed = top_turn(pos).rank == pos.signed
    return [CONFISCATE, PASS] if signed else [PASS]


def default_confiscation(pos: CitadelsPosition, frame: Confiscation, seat: int) -> Move:
    """Leave it."""
    return PASS


def apply_confiscation(pos: CitadelsPosition, frame: Confiscation, seat: int, move: Confiscate | Pass) -> None:
    """CIT-6.23, CIT-6.24: the district stands in the Magistrate's city, and the builder has his gold back."""
    pos.stack.pop()
    turn = top_turn(pos)
    district = NAMES[frame.kind]
    if isinstance(move, Pass):
        pos.say("citadels-builds", {"seat": frame.builder, "district": district, "n": frame.gold})
        settle(pos, turn, frame.builder, frame.kind)
        return
    pos.warrant_shown = turn.rank
    pos.gain(frame.builder, frame.gold)
    turn.paid -= frame.gold  # CIT-11.4
    pos.seal()
    pos.say(
        "citadels-confiscates",
        {"seat": seat, "target": frame.builder, "district": district, "n": frame.gold},
    )
    settle(pos, turn, seat, frame.kind)
