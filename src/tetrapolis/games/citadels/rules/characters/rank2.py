"""Rank 2 (section 7 of the rules): Thief, Spy, Blackmailer."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules.cards import CHARACTER_INDEX, KINDS_OF_TYPE, NAMES, RANK, TYPE, TYPE_INDEX
from tetrapolis.games.citadels.rules.common import top_turn
from tetrapolis.games.citadels.rules.frames import USED_ABILITY, Blackmail, Threatened, Threats, Turn
from tetrapolis.games.citadels.rules.moves import (
    BRIBE,
    FLOWER,
    PASS,
    REFUSE,
    REVEAL_THREAT,
    ROB,
    SPY_ON,
    THREATEN,
    Bribe,
    Flower,
    Pass,
    Refuse,
    RevealThreat,
    Rob,
    SpyOn,
    Threaten,
)
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because, yourself


def victims(pos: CitadelsPosition) -> list[int]:
    """CIT-7.1, CIT-7.9: ranks from 3 up, but not the killed and not the bewitched character."""
    return [rank for rank in range(3, len(pos.setup.cast)) if rank not in (pos.killed, pos.bewitched)]


def why_not_victim(rank: int, killed: int, bewitched: int, rule: str, marked: tuple[int, ...] = ()) -> Why | None:
    """CIT-7.1, CIT-7.9: why a character is none of them; CIT-7.8: and none of them twice."""
    if rank < 3:
        return because("citadels-error-low-rank", rule)
    if rank == killed:
        return because("citadels-error-killed", rule)
    if rank == bewitched:
        return because("citadels-error-bewitched", rule)
    return because("citadels-error-marked", rule) if rank in marked else None


def why_not_spy(pos: CitadelsPosition, seat: int, other: int) -> Why | None:
    """CIT-7.5: another player."""
    return yourself("CIT-7.5") if other == seat else None


def offer_thief(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-7.1: name one of them."""
    if not turn.used & USED_ABILITY:
        cast = pos.setup.cast
        moves += [ROB[cast[rank]] for rank in victims(pos)]


def apply_rob(pos: CitadelsPosition, turn: Turn, seat: int, move: Rob) -> None:
    """CIT-7.2: robbed as soon as that character is revealed (turns.run_calls)."""
    turn.used |= USED_ABILITY
    pos.robbed = RANK[CHARACTER_INDEX[move.char]]
    pos.thief = seat
    pos.say("citadels-robs", {"seat": seat, "char": move.char})


def offer_spy(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-7.5: another player and a type, before he looks."""
    if not turn.used & USED_ABILITY:
        for other in range(pos.setup.players):
            if other != turn.seat:
                moves += SPY_ON[other]


def apply_spy(pos: CitadelsPosition, turn: Turn, seat: int, move: SpyOn) -> None:
    """CIT-7.6, CIT-7.7: for each card of the type 1 gold of that player, as far as it goes, and 1 card of the deck."""
    turn.used |= USED_ABILITY
    other = move.target
    hand = pos.hands[other]
    wanted = TYPE_INDEX[move.type]
    matches = sum(TYPE[kind] == wanted for kind in hand)
    loot, cards = min(matches, pos.gold[other]), min(matches, len(pos.deck))
    pos.lore.look_all(seat, hand, other)
    if loot < pos.gold[other] or cards < len(pos.deck) or max(loot, cards) == len(hand):
        # CIT-3.12: the others tell the matches by what changes hands, unless coins and cards may both have run short
        pos.lore.count(other, KINDS_OF_TYPE[wanted], matches, but=seat)
    pos.move_gold(other, seat, loot)
    pos.seal()
    pos.say("citadels-spies", {"seat": seat, "target": other, "type": move.type, "n": cards, "gold": loot})
    pos.say(
        "citadels-you-see-hand",
        {"seat": seat, "target": other, "districts": [NAMES[kind] for kind in sorted(hand)]},
        1 << seat,
    )
    pos.gain_cards(seat, matches)


def offer_blackmailer(pos: CitadelsPosition, turn: Turn, moves: list[Move]) -> None:
    """CIT-7.8, CIT-7.9: first where the flowered threat goes."""
    if not turn.used & USED_ABILITY:
        cast = pos.setup.cast
        moves += [FLOWER[cast[rank]] for rank in victims(pos)]


def apply_flower(pos: CitadelsPosition, turn: Turn, seat: int, move: Flower) -> None:
    """Begin to place the threats."""
    turn.used |= USED_ABILITY
    pos.stack.append(Threats(seat, (RANK[CHARACTER_INDEX[move.char]],)))


def legal_threats(pos: CitadelsPosition, frame: Threats, seat: int) -> list[Move]:
    """CIT-7.8: a different character; there is one other threat (CIT-1.22)."""
    cast = pos.setup.cast
    return [THREATEN[cast[rank]] for rank in victims(pos) if rank not in frame.ranks]


def default_threats(pos: CitadelsPosition, frame: Threats, seat: int) -> Move:
    """The lowest rank that is left."""
    return legal_threats(pos, frame, seat)[0]


def apply_threats(pos: CitadelsPosition, frame: Threats, seat: int, move: Threaten) -> None:
    """Everybody sees where the two lie, only their owner knows which one is flowered (CIT-3.9, CIT-3.10)."""
    pos.stack.pop()
    plain = RANK[CHARACTER_INDEX[move.char]]
    pos.blackmailer = seat
    pos.flowered = frame.ranks[0]
    pos.threats = sorted((pos.flowered, plain))
    pos.say("citadels-threats", {"seat": seat, "chars": [pos.char(rank) for rank in pos.threats]})
    pos.say("citadels-you-flower", {"seat": seat, "char": pos.char(pos.flowered)}, 1 << seat)


# ---- settling a threat (CIT-7.10 to CIT-7.15)


def bribe(pos: CitadelsPosition, seat: int) -> int:
    """CIT-7.11, CIT-7.14: half of the gold, rounded down; CIT-7.15: nothing moves from a stash to itself."""
    return 0 if seat == pos.blackmailer else pos.gold[seat] // 2


def legal_threatened(pos: CitadelsPosition, frame: Threatened, seat: int) -> list[Move]:
    """CIT-7.11: bribe, or refuse."""
    return [BRIBE, REFUSE]


def default_threatened(pos: CitadelsPosition, frame: Threatened, seat: int) -> Move:
    """Refuse: nothing is paid in a player's absence."""
    return REFUSE


def apply_threatened(pos: CitadelsPosition, frame: Threatened, seat: int, move: Bribe | Refuse) -> None:
    """CIT-7.11: for a bribe the marker goes away unseen; else the Blackmailer decides (CIT-7.13)."""
    pos.stack.pop()
    owner = pos.blackmailer
    if isinstance(move, Refuse):
        pos.say("citadels-refuses", {"seat": seat})
        if owner != seat:
            pos.stack.append(Blackmail(owner, seat, frame.rank))
            return
    else:
        paid = bribe(pos, seat)
        pos.move_gold(seat, owner, paid)
        pos.bribed = [*pos.bribed, frame.rank]
        pos.say("citadels-bribes", {"seat": seat, "target": owner, "n": paid})
    top_turn(pos).threatened = False


def legal_blackmail(pos: CitadelsPosition, frame: Blackmail, seat: int) -> list[Move]:
    """CIT-7.13: turn the marker up, flowered or not, or leave it."""
    return [REVEAL_THREAT, PASS]


def default_blackmail(pos: CitadelsPosition, frame: Blackmail, seat: int) -> Move:
    """Leave it."""
    return PASS


def apply_blackmail(pos: CitadelsPosition, frame: Blackmail, seat: int, move: RevealThreat | Pass) -> None:
    """CIT-7.13: flowered takes all gold; plain does nothing, but now everybody knows the other one."""
    pos.stack.pop()
    top_turn(pos).threatened = False
    if isinstance(move, Pass):
        pos.say("citadels-threat-stays", {"seat": seat, "char": pos.char(frame.rank)})
        return
    pos.seal()
    pos.threat_shown = frame.rank
    if frame.rank == pos.flowered:
        loot = pos.gold[frame.victim]
        pos.move_gold(frame.victim, seat, loot)
        pos.say("citadels-flowered", {"seat": seat, "target": frame.victim, "n": loot})
    else:
        pos.say("citadels-plain", {"seat": seat, "char": pos.char(frame.rank)})


OFFERS = {"thief": offer_thief, "spy": offer_spy, "blackmailer": offer_blackmailer}
ABILITIES = {Rob: apply_rob, SpyOn: apply_spy, Flower: apply_flower}
