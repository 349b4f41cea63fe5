"""All scroll texts by name, and the frames through which they reach players (ANK-4.23, ANK-4.39)."""

from __future__ import annotations

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules import texts_attack, texts_board, texts_cards, texts_money
from tetrapolis.games.ankh_morpork.rules.aiming import Text
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, NAMES, rule_of
from tetrapolis.games.ankh_morpork.rules.frames import (
    Aim,
    ChoosePaid,
    ChooseTarget,
    Everybody,
    GoTo,
    GrabMinion,
    Shift,
    Swap,
)
from tetrapolis.games.ankh_morpork.rules.interrupts import ask_text
from tetrapolis.games.ankh_morpork.rules.moves import GO_IN, OWNER_NUMBERS, TARGET, Go, Grab, Target
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import GETS_IT, YOURSELF, Reasons

_BY_NAME: dict[str, Text] = {**texts_money.TEXTS, **texts_cards.TEXTS, **texts_board.TEXTS, **texts_attack.TEXTS}

TEXTS: tuple[Text | None, ...] = tuple(_BY_NAME[card.text] if card.text else None for card in CARDS)
"""The text of each card."""


def text_of(card: int) -> Text:
    """The scroll text of a card that has one."""
    text = TEXTS[card]
    assert text is not None, "a card without a text"
    return text


def can_start(pos: AnkhMorporkPosition, seat: int, card: int) -> bool:
    """ANK-3.5: whether the text can be carried out at this moment."""
    return text_of(card).can(pos, seat, CARDS[card].n)


def start(pos: AnkhMorporkPosition, seat: int, card: int) -> None:
    """ANK-3.6: from now on its instructions are binding."""
    text_of(card).start(pos, seat, card, CARDS[card].n)


def run_aim(pos: AnkhMorporkPosition, frame: Aim) -> None:
    """W-TEXT for the target, then the effect on him."""
    text, n = text_of(frame.card), CARDS[frame.card].n
    frame.stage += 1
    if frame.stopped:
        pos.stack.pop()
    elif frame.stage == 1:
        if text.hurts(pos, frame.target, n):
            ask_text(pos, frame.by, frame.card, frame.target, stake=text.stake(pos, frame.target, n))
    else:
        pos.stack.pop()
        text.hit(pos, frame, n)


def run_everybody(pos: AnkhMorporkPosition, frame: Everybody) -> None:
    """ANK-4.37: each player is finished before the next one is asked; who cannot be hit is passed over.

    ANK-4.44: an answer stops only what was aimed at this player.
    """
    if not frame.left:
        pos.stack.pop()
        return
    target, *rest = frame.left
    frame.left = tuple(rest)
    if text_of(frame.card).hurts(pos, target, CARDS[frame.card].n):
        pos.stack.append(Aim(frame.by, frame.card, target))


def legal_target(pos: AnkhMorporkPosition, frame: ChooseTarget | ChoosePaid, seat: int) -> list[Move]:
    """The players who can be chosen."""
    return [TARGET[target] for target in frame.targets]


def unchoosable(pos: AnkhMorporkPosition, frame: ChooseTarget | ChoosePaid, seat: int) -> Reasons:
    """The players who cannot be chosen, and why."""
    reasons = [(1 << seat, YOURSELF)]
    if isinstance(frame, ChooseTarget):
        reasons += text_of(frame.card).spares(pos, seat, rule_of(frame.card))
        if frame.other >= 0:
            reasons.append((1 << frame.other, GETS_IT))
    return reasons


def default_target(pos: AnkhMorporkPosition, frame: ChooseTarget | ChoosePaid, seat: int) -> Move:
    """The first one to the left."""
    return TARGET[frame.targets[0]]


def apply_target(pos: AnkhMorporkPosition, frame: ChooseTarget, seat: int, move: Target) -> None:
    """The text is aimed."""
    pos.stack.pop()
    pos.say("ankh_morpork-aims", {"seat": seat, "target": move.target, "card": NAMES[frame.card]})
    pos.stack.append(Aim(seat, frame.card, move.target, frame.other))


def apply_paid(pos: AnkhMorporkPosition, frame: ChoosePaid, seat: int, move: Target) -> None:
    """Who gets the money is chosen."""
    pos.stack.pop()
    text_of(frame.card).paid(pos, seat, frame.card, move.target)


def legal_grab(pos: AnkhMorporkPosition, frame: GrabMinion, seat: int) -> list[Move]:
    """The minions that this text can move."""
    grabs = text_of(frame.card).grabs
    assert grabs is not None, "a text that moves nobody"
    return grabs(pos, frame)


def default_grab(pos: AnkhMorporkPosition, frame: GrabMinion, seat: int) -> Move:
    """The first one."""
    return legal_grab(pos, frame, seat)[0]


def apply_grab(pos: AnkhMorporkPosition, frame: GrabMinion, seat: int, move: Grab) -> None:
    """A minion was chosen: where does it go? For The Bursar: with which one does it change places?"""
    pos.stack.pop()
    area, owner = AREA_NUMBERS[move.area], OWNER_NUMBERS[move.minion]
    if text_of(frame.card).goes is not None:
        pos.stack.append(GoTo(seat, frame.card, area, owner))
    elif frame.area:
        pos.stack.append(Swap(frame.card, seat, frame.area, frame.owner, area, owner))
    else:
        pos.stack.append(GrabMinion(seat, frame.card, area, owner))


def legal_go(pos: AnkhMorporkPosition, frame: GoTo, seat: int) -> list[Move]:
    """The areas where the minion can go."""
    goes = text_of(frame.card).goes
    assert goes is not None, "a text that moves nobody"
    return list(GO_IN[goes(pos, frame)])


def ungoable(pos: AnkhMorporkPosition, frame: GoTo, seat: int) -> Reasons:
    """Where the minion cannot go, and why."""
    goes = text_of(frame.card).goes
    assert goes is not None, "a text that moves nobody"
    return texts_board.not_there(pos, frame, goes(pos, frame))


def default_go(pos: AnkhMorporkPosition, frame: GoTo, seat: int) -> Move:
    """The first one."""
    return legal_go(pos, frame, seat)[0]


def apply_go(pos: AnkhMorporkPosition, frame: GoTo, seat: int, move: Go) -> None:
    """Everything is fixed: the windows open, then the minion moves."""
    pos.stack.pop()
    pos.stack.append(Shift(frame.card, seat, frame.area, frame.owner, AREA_NUMBERS[move.area]))
