"""Interrupts (section 4g of the rules): who is asked in which window, what he may answer, standing answers.

A window opens by public facts alone (ANK-11.11): the player is hit, has a hand card, and may hold an answer as far as
everybody can tell. Its frame holds the cause, what is at stake and who is asked; the frame below goes on afterwards and
finds `stopped` set if he answered.
"""

from __future__ import annotations

from typing import Any

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.areas import BIT, COST, EVERYWHERE, REACH, SMALL_GODS
from tetrapolis.games.ankh_morpork.rules.areas import NAMES as AREA_NAMES
from tetrapolis.games.ankh_morpork.rules.cards import (
    EVENTS,
    FRESH_START_CLUB,
    GASPODE,
    IGOR,
    NAMES,
    NUMBERS,
    SUSAN,
    WALLACE_SONKY,
)
from tetrapolis.games.ankh_morpork.rules.frames import (
    EVENT,
    TEXT,
    W_MOVE,
    W_REMOVED,
    W_TEXT,
    Placing,
    Protecting,
    Window,
)
from tetrapolis.games.ankh_morpork.rules.moves import INTERRUPT, PASS, PASS_BELOW, PASS_TURN, Interrupt, Pass
from tetrapolis.games.ankh_morpork.rules.position import DEMON, TROLL, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.scoring import MINION_POINTS

SMALL_GODS_PRICE = 3  # ANK-5.10
CARD_STAKE = 2
"""What a hand card counts for standing answers."""


def answers(window: int, cause: int, own_card: bool) -> tuple[int, ...]:
    """ANK-4.39: the interrupts that fit a window; `own_card`: the player asked played the card himself.

    >>> [NAMES[card] for card in answers(W_REMOVED, EVENT, own_card=False)]
    ['igor', 'fresh_start_club']
    """
    if window == W_TEXT:
        return (WALLACE_SONKY,)  # ANK-4.43
    if window == W_MOVE:
        return (GASPODE,)
    if window == W_REMOVED:
        return (IGOR, FRESH_START_CLUB)  # ANK-4.42
    if cause == EVENT or own_card:
        return (SUSAN,)  # ANK-4.40
    return (SUSAN, GASPODE)  # ANK-4.41


def opens(pos: AnkhMorporkPosition, seat: int, window: int, cause: int, by: int) -> bool:
    """Whether a player who is hit, and nobody else (ANK-4.34), is asked: only public facts decide (ANK-11.11)."""
    if seat >= TROLL or not pos.hands[seat]:
        return False
    return any(pos.may_hold(seat, card) for card in answers(window, cause, seat == by))


def ask_text(pos: AnkhMorporkPosition, by: int, card: int, target: int, area: int = 0, stake: int = 0) -> None:
    """W-TEXT: a text is about to hit a player (ANK-4.39)."""
    if target != by and opens(pos, target, W_TEXT, TEXT, by):
        pos.stack.append(Window(target, W_TEXT, TEXT, card, by, area, stake))


def minion_stake(pos: AnkhMorporkPosition, area: int) -> int:
    """What a minion there is worth at the end (ANK-9.5)."""
    return 0 if pos.where[DEMON] & BIT[area] else MINION_POINTS


def building_stake(pos: AnkhMorporkPosition, area: int) -> int:
    """What a building there is worth at the end (ANK-9.5)."""
    return 0 if pos.where[DEMON] & BIT[area] else COST[area]


def has_small_gods(pos: AnkhMorporkPosition, seat: int) -> bool:
    """ANK-5.10, ANK-6.3: the power is available now and can be paid."""
    return pos.has_power(seat, SMALL_GODS) and pos.cash[seat] >= SMALL_GODS_PRICE


def return_areas(pos: AnkhMorporkPosition, seat: int, lost: int) -> int:
    """ANK-4.42, R-26: where Igor and the Fresh Start Club may bring back a minion lost in an area."""
    reach = EVERYWHERE if pos.setup.options.replace_reach == "anywhere" else REACH[pos.where[seat]]
    return reach & ~BIT[lost]


# ---- the question


def legal_window(pos: AnkhMorporkPosition, frame: Window, seat: int) -> list[Move]:
    """The fitting interrupts in hand; let it happen, now or also from now on."""
    hand = pos.hands[seat]
    moves: list[Move] = [INTERRUPT[card] for card in answers(frame.kind, frame.cause, seat == frame.by) if card in hand]
    return [*moves, PASS, PASS_TURN, PASS_BELOW[frame.stake + 1]]


def default_window(pos: AnkhMorporkPosition, frame: Window, seat: int) -> Move:
    """Let it happen."""
    return PASS


def apply_window(pos: AnkhMorporkPosition, frame: Window, seat: int, move: Move) -> None:
    """ANK-4.36: answered or let pass, the window does not open again for this attempt (a later one: ANK-4.35)."""
    pos.stack.pop()
    if isinstance(move, Pass):
        set_standing(pos, seat, move)
        if frame.cause == EVENT:
            pos.say("ankh_morpork-lets-event-happen", {"seat": seat, "event": EVENTS[frame.card]})
        else:
            pos.say("ankh_morpork-lets-happen", {"seat": seat, "card": NAMES[frame.card]})
    elif isinstance(move, Interrupt):
        _answer(pos, frame, seat, NUMBERS[move.card])


def _answer(pos: AnkhMorporkPosition, frame: Window, seat: int, card: int) -> None:
    """ANK-4.33: the interrupt goes to the discard pile as soon as it has worked; no window opens for it (ANK-4.38)."""
    pos.discard_card(seat, card)
    pos.say("ankh_morpork-interrupts", {"seat": seat, "card": NAMES[card]})
    below: Any = pos.stack[-1]
    below.stopped = True  # ANK-3.7, ANK-4.44: what was aimed at him is lost, and not aimed anew
    if frame.kind == W_REMOVED:
        pos.stack.append(Placing(seat, return_areas(pos, seat, frame.area), lost=frame.area))
    elif frame.kind == W_TEXT:
        pos.immune |= 1 << seat  # ANK-4.45
        pos.say("ankh_morpork-immune", {"seat": seat, "card": NAMES[frame.card]})
    elif frame.kind == W_MOVE:
        pos.say("ankh_morpork-minion-not-moved", {"seat": seat, "area": AREA_NAMES[frame.area]})
    else:
        pos.say("ankh_morpork-minion-stays", {"seat": seat, "area": AREA_NAMES[frame.area]})


# ---- standing answers


def set_standing(pos: AnkhMorporkPosition, seat: int, move: Pass) -> None:
    """A player's private instruction for later windows; nobody else sees it."""
    if move.rest:
        pos.quiet |= 1 << seat
        pos.say("ankh_morpork-you-stand-aside", {}, 1 << seat)
    elif move.below:
        pos.standing[seat] = move.below
        pos.say("ankh_morpork-you-stand-below", {"n": move.below}, 1 << seat)


def standing_answer(pos: AnkhMorporkPosition, seat: int) -> Move | None:
    """The move a seat's standing answer makes for it now, if any: an ordinary pass, so that nobody can tell."""
    frame = pos.stack[-1]
    if not isinstance(frame, Window | Protecting) or frame.seat != seat:
        return None
    return PASS if pos.quiet >> seat & 1 or frame.stake < pos.standing[seat] else None
