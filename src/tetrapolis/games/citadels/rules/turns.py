"""Sections 3 and 4 of the rules: calling the characters, the turn, gathering, the ends of turn and round."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.citadels.rules import building, districts, scoring
from tetrapolis.games.citadels.rules.cards import (
    ALCHEMIST,
    BISHOP,
    CHARACTER_NAMES,
    EMPEROR,
    GOLD_MINE,
    KINDS,
    LIBRARY,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUEEN,
    RULES,
    TAKES_CROWN,
    WITCH,
)
from tetrapolis.games.citadels.rules.characters import OFFERS
from tetrapolis.games.citadels.rules.characters.rank9 import reward_queen
from tetrapolis.games.citadels.rules.common import are_neighbours, look_at_top, take_crown, top_turn
from tetrapolis.games.citadels.rules.draft import start_round
from tetrapolis.games.citadels.rules.frames import (
    BEWITCHED,
    NORMAL,
    RESUMED,
    USED_CROWN,
    WITCH_FIRST,
    Bewitching,
    Calls,
    Crowning,
    Keep,
    RoundEnd,
    Threatened,
    Turn,
    TurnEnd,
)
from tetrapolis.games.citadels.rules.moves import (
    END_TURN,
    GATHER_CARDS,
    GATHER_GOLD,
    KEEP_CARD,
    EndTurn,
    Gather,
    KeepCard,
)
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition
from tetrapolis.games.citadels.rules.reasons import Why, because

# ---- calling


def run_calls(pos: CitadelsPosition, frame: Calls) -> None:
    """CIT-3.1 to CIT-3.6: call the next rank; its holder reveals it, is robbed, and has his turn."""
    frame.rank += 1
    rank = frame.rank
    if rank > pos.setup.ranks:
        pos.stack[-1] = RoundEnd()
        return
    if rank == 1:
        pos.say("citadels-turns", {"round": pos.round})
    seat = pos.holder[rank]
    if seat == NOBODY or rank == pos.killed:  # CIT-3.4, CIT-6.2: from outside the two look the same
        pos.say("citadels-called-nobody", {"char": pos.char(rank)})
        return
    char = pos.setup.cast[rank]
    pos.shown[rank] = seat
    pos.seal()
    pos.say("citadels-reveals", {"seat": seat, "char": CHARACTER_NAMES[char]})
    if rank == pos.robbed:
        _rob(pos, seat)
    if rank == pos.bewitched:
        pos.stack.append(Turn(seat, rank, char, BEWITCHED))
        return
    if char == BISHOP:
        pos.protected = seat  # CIT-10.2
    elif char == QUEEN:
        pos.queen = seat
    mode = WITCH_FIRST if char == WITCH else NORMAL
    pos.stack.append(Turn(seat, rank, char, mode, threatened=rank in pos.threats))


def _rob(pos: CitadelsPosition, seat: int) -> None:
    """CIT-7.2, CIT-7.3: all gold in the stash at this moment; CIT-7.4: from oneself nothing moves."""
    loot = pos.gold[seat]
    if seat == pos.thief:
        return
    pos.move_gold(seat, pos.thief, loot)
    pos.say("citadels-robbed", {"seat": seat, "target": pos.thief, "n": loot})


# ---- the turn


def legal_turn(pos: CitadelsPosition, turn: Turn, seat: int) -> list[Move]:
    """Everything the player may do now: gather, use the character, use districts, build, end the turn."""
    moves: list[Move] = []
    if not turn.gathered:
        moves.append(GATHER_GOLD)
        if pos.deck:  # CIT-5.8
            moves.append(GATHER_CARDS)
        if turn.threatened or turn.mode == WITCH_FIRST or turn.mode == BEWITCHED:
            return moves  # CIT-6.6, CIT-6.10, CIT-7.10: nothing else before gathering
    OFFERS[turn.char](pos, turn, moves)
    if pos.marks[seat] & districts.ACTIVE:
        districts.offers(pos, turn, moves)
    if turn.gathered:
        building.offers(pos, turn, moves)
        moves.append(END_TURN)
    return moves


def why_not_gather(pos: CitadelsPosition, turn: Turn, seat: int, move: Gather) -> Why | None:
    """CIT-4.1: once in a turn; CIT-5.8: cards only if there are any."""
    if turn.gathered:
        return because("citadels-error-gathered", "CIT-4.1")
    return None if pos.deck or move.resource == "gold" else because("citadels-error-empty-deck", "CIT-5.8")


def why_not_yet(turn: Turn) -> Why | None:
    """Why nothing but gathering is possible now: CIT-6.6, CIT-6.10, CIT-7.10."""
    if turn.gathered:
        return None
    if turn.mode == BEWITCHED:
        return because("citadels-error-only-gather", "CIT-6.10")
    if turn.mode == WITCH_FIRST:
        return because("citadels-error-gather-first", "CIT-6.6")
    return because("citadels-error-gather-first", "CIT-7.10") if turn.threatened else None


def why_not_end(pos: CitadelsPosition, turn: Turn, seat: int, move: EndTurn) -> Why | None:
    """CIT-4.1: not without gathering."""
    return None if turn.gathered else because("citadels-error-gather-first", "CIT-4.1")


def more_rules(pos: CitadelsPosition, turn: Turn) -> tuple[str, ...]:
    """The rules of the character, and of what has been done to it."""
    if turn.mode == BEWITCHED:
        return ("CIT-6.10", "CIT-6.11")
    if turn.mode == RESUMED:
        return ("CIT-6.12", "CIT-6.13", "CIT-6.14", *RULES[turn.char])
    return ("CIT-7.10", "CIT-7.12", *RULES[turn.char]) if turn.threatened else RULES[turn.char]


def default_turn(pos: CitadelsPosition, turn: Turn, seat: int) -> Move:
    """Take gold, then end the turn."""
    return END_TURN if turn.gathered else GATHER_GOLD


def apply_gather(pos: CitadelsPosition, turn: Turn, seat: int, move: Gather) -> None:
    """CIT-4.1 to CIT-4.4: 2 gold, or 1 of 2 cards; Gold Mine, Library and Observatory work here."""
    turn.gathered = True
    if move.resource == "gold":
        amount = gold_to_gather(pos, seat)
        pos.gain(seat, amount)
        pos.say("citadels-gathers-gold", {"seat": seat, "n": amount})
        after_gathering(pos, turn)
        return
    count, kept = cards_to_gather(pos, seat)
    pos.say("citadels-gathers-cards", {"seat": seat})
    if kept == count:
        pos.gain_cards(seat, count)
        after_gathering(pos, turn)
        return
    look_at_top(pos, seat, count, study=False)


def gold_to_gather(pos: CitadelsPosition, seat: int) -> int:
    """CIT-4.2, CIT-15.9: with the Gold Mine 1 more."""
    return 3 if pos.marks[seat] >> GOLD_MINE & 1 else 2


def cards_to_gather(pos: CitadelsPosition, seat: int) -> tuple[int, int]:
    """CIT-4.3, CIT-15.17, CIT-15.23: how many cards are drawn, and how many of them are kept."""
    marks = pos.marks[seat]
    count = min(3 if marks >> OBSERVATORY & 1 else 2, len(pos.deck))  # CIT-5.8
    return count, count if marks >> LIBRARY & 1 or count == 1 else 1


def legal_keep(pos: CitadelsPosition, frame: Keep, seat: int) -> list[Move]:
    """One of the cards drawn."""
    return [KEEP_CARD[kind] for kind in dict.fromkeys(pos.deck[: frame.count])]


def default_keep(pos: CitadelsPosition, frame: Keep, seat: int) -> Move:
    """The first card drawn."""
    return KEEP_CARD[pos.deck[0]]


def apply_keep(pos: CitadelsPosition, frame: Keep, seat: int, move: KeepCard) -> None:
    """CIT-4.3: the others go to the bottom. CIT-12.5: the Scholar shuffles them into the deck."""
    pos.stack.pop()
    kept = KINDS[move.district]
    count, deck = frame.count, pos.deck
    looked = deck[:count]
    rest = looked.copy()
    rest.remove(kept)
    pos.hands[seat].append(kept)
    pos.say("citadels-you-keep", {"seat": seat, "district": move.district}, 1 << seat)
    if frame.study:
        pos.lore.study(seat, looked, kept)
        pos.deck = pos.chance.shuffled(rest + deck[count:])
        pos.say("citadels-studied", {"seat": seat, "n": count})
        return
    pos.lore.pick(seat, looked, kept)
    del deck[:count]
    deck += rest
    pos.say("citadels-keeps", {"seat": seat, "n": count - 1}, ~(1 << seat))
    turn = pos.stack[-1]
    assert isinstance(turn, Turn)
    after_gathering(pos, turn)


def after_gathering(pos: CitadelsPosition, turn: Turn) -> None:
    """What gathering leads to: the Witch's naming, a bewitched player's end of turn, or the settling of a threat."""
    if turn.mode == WITCH_FIRST:
        pos.stack.append(Bewitching(turn.seat))
    elif turn.mode == BEWITCHED:
        _end_bewitched(pos, turn)
    elif turn.threatened:
        pos.stack.append(Threatened(turn.seat, turn.rank))  # CIT-7.12


def _end_bewitched(pos: CitadelsPosition, turn: Turn) -> None:
    """CIT-6.10: his turn ends at once; CIT-6.15: a King or Patrician takes the crown; CIT-6.12: the Witch goes on."""
    pos.stack.pop()
    if TAKES_CROWN[turn.char]:
        take_crown(pos, turn.seat)
    witch = pos.witch
    pos.say("citadels-witch-resumes", {"seat": witch, "char": CHARACTER_NAMES[turn.char]})
    if turn.char == BISHOP:
        pos.protected = witch  # CIT-6.18
    elif turn.char == QUEEN:
        pos.queen = witch  # CIT-6.19
    used = USED_CROWN if TAKES_CROWN[turn.char] else 0
    pos.stack.append(Turn(witch, turn.rank, turn.char, RESUMED, gathered=True, used=used))


# ---- the end of a turn


def apply_end(pos: CitadelsPosition, turn: Turn, seat: int, move: EndTurn) -> None:
    """CIT-4.17, CIT-4.19: outstanding musts, then Park and Poor House, then the Alchemist's refund."""
    if not turn.used & USED_CROWN:
        if TAKES_CROWN[turn.char]:
            turn.used |= USED_CROWN
            take_crown(pos, seat)
        elif turn.char == EMPEROR:
            turn.used |= USED_CROWN
            pos.stack += (TurnEnd(), Crowning(seat, tribute=True))
            return
    finish_turn(pos, turn)


def run_turn_end(pos: CitadelsPosition, frame: TurnEnd) -> None:
    """The must is done: now the turn ends."""
    pos.stack.pop()
    finish_turn(pos, top_turn(pos))


def finish_turn(pos: CitadelsPosition, turn: Turn) -> None:
    """The effects at the end of a turn, in order (CIT-4.19)."""
    seat = turn.seat
    marks = pos.marks[seat]
    if marks >> PARK & 1 and not pos.hands[seat]:  # CIT-15.24
        pos.say("citadels-park", {"seat": seat})
        pos.gain_cards(seat, 2)
    if marks >> POOR_HOUSE & 1 and not pos.gold[seat]:  # CIT-15.25
        pos.gain(seat, 1)
        pos.say("citadels-poor-house", {"seat": seat})
    if turn.char == ALCHEMIST and turn.paid:  # CIT-11.3
        pos.gain(seat, turn.paid)
        pos.say("citadels-alchemist", {"seat": seat, "n": turn.paid})
    pos.stack.pop()


# ---- the end of a round


def run_round_end(pos: CitadelsPosition, frame: RoundEnd) -> None:
    """CIT-3.7, R-07: a killed rank 4, the Queen waiting for it, the clean-up; then the end or a new round."""
    frame.stage += 1
    heir = pos.holder[4] if pos.killed == 4 else NOBODY
    if frame.stage == 1:
        if heir != NOBODY:  # CIT-9.4, CIT-9.9
            pos.shown[4] = heir
            pos.seal()
            pos.say("citadels-heir", {"seat": heir, "char": pos.char(4)})
            if pos.setup.cast[4] == EMPEROR:
                pos.stack.append(Crowning(heir, tribute=False))
            else:
                take_crown(pos, heir)
    elif frame.stage == 2:
        if heir != NOBODY and pos.queen != NOBODY and are_neighbours(pos, pos.queen, heir):  # CIT-14.2
            reward_queen(pos, pos.queen)
    elif pos.completed:  # CIT-16.1
        scoring.end_game(pos)
    else:
        start_round(pos)
