"""Rank 1 (section 6 of the rules): Assassin, Witch, Magistrate."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, RANK
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, Bewitching, Turn, Warrants
from tetrapolis.games.citadels.rules.moves import BEWITCH, KILL, SIGN, WARRANT, Bewitch, Kill, Sign, Warrant
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
