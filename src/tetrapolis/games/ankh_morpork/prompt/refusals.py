"""What each question does not reach, and why: for who is refused a move, and for the prompt (see reasons)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tetrapolis.core.errors import IllegalMove, TetrapolisError
from tetrapolis.core.types import Frame, Move
from tetrapolis.games.ankh_morpork.rules import (
    event_effects,
    events,
    pieces,
    powers,
    texts,
    texts_attack,
    texts_board,
    texts_money,
    turns,
)
from tetrapolis.games.ankh_morpork.rules.areas import BIT, EVERYWHERE
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.games.ankh_morpork.rules.cards import CALM, ICONS_OF, KILL, MINION, NUMBERS
from tetrapolis.games.ankh_morpork.rules.frames import (
    Building,
    Buying,
    Calming,
    ChoosePaid,
    ChooseTarget,
    ChooseVictim,
    Fleeing,
    GoTo,
    GrabMinion,
    LoseMinion,
    Menu,
    Murdering,
    Placing,
    Protecting,
    Razing,
    Searching,
    Sinking,
    Stirring,
    Visiting,
    Window,
)
from tetrapolis.games.ankh_morpork.rules.moves import (
    OWNER_NUMBERS,
    Build,
    Buy,
    Calm,
    Discard,
    Flee,
    Give,
    Go,
    Grab,
    Interrupt,
    Kill,
    Place,
    Play,
    Raze,
    Save,
    Stir,
    Target,
    UsePower,
    Visit,
)
from tetrapolis.games.ankh_morpork.rules.position import NO_CARD, AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import NO_ANSWER, NOT_IN_HAND, Reason, Reasons
from tetrapolis.games.ankh_morpork.rules.steps import asking_rule

Find = Callable[[AnkhMorporkPosition, Any, int], Reasons]
"""(position, frame, seat): the things that cannot be chosen, and why."""


def asked_icon(pos: AnkhMorporkPosition) -> int:
    """The icon that a menu asks about; -1: it asks for a card, or for the end of the turn."""
    main: Any = pos.stack[-2]
    icons = ICONS_OF[main.card] if main.card != NO_CARD else ()
    return icons[main.icon] if main.icon < len(icons) else -1


def rule_behind(pos: AnkhMorporkPosition, frame: Placing | Stirring) -> str:
    """The rule of the card or the power that asks."""
    return asking_rule(pos, frame)[0]


def _unplayable(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> Reasons:
    main: Any = pos.stack[-2]
    return turns.unplayable(pos, main, seat)


def _out_of_reach(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> Reasons:
    return pieces.out_of_reach(pos, seat, EVERYWHERE, False, "") if asked_icon(pos) == MINION else []


def _unkillable(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> Reasons:
    return pieces.unkillable(pos, seat) if asked_icon(pos) == KILL else []


def _uncalmable(pos: AnkhMorporkPosition, frame: Menu, seat: int) -> Reasons:
    return pieces.uncalmable(pos) if asked_icon(pos) == CALM else []


def no_answers(pos: AnkhMorporkPosition, frame: Frame, seat: int) -> Reasons:
    """ANK-4.39: the hand cards that are no answer in the window that is open."""
    fitting = [NUMBERS[move.card] for move in pos.legal(seat) if isinstance(move, Interrupt)]
    return [(sum([1 << card for card in pos.hands[seat] if card not in fitting]), NO_ANSWER)]


def _unsaved(pos: AnkhMorporkPosition, frame: Protecting, seat: int) -> Reasons:
    return events.unsaved_buildings(pos, frame, seat)


REFUSALS: dict[tuple[type[Frame], type[Move]], Find] = {
    (Menu, Play): _unplayable,
    (Menu, Place): _out_of_reach,
    (Menu, Build): lambda pos, frame, seat: pieces.unbuildable(pos, seat),
    (Menu, Kill): _unkillable,
    (Menu, Calm): _uncalmable,
    (Menu, UsePower): lambda pos, frame, seat: powers.unusable(pos, seat, powers.powers(pos, seat)),
    (Menu, Interrupt): no_answers,
    (Window, Interrupt): no_answers,
    (Protecting, Interrupt): no_answers,
    (Protecting, Save): _unsaved,
    (Placing, Place): lambda pos, frame, seat: pieces.unplaceable(pos, frame, seat, rule_behind(pos, frame)),
    (Building, Build): lambda pos, frame, seat: pieces.unbuildable(pos, seat, part=2),
    (Buying, Buy): texts_board.not_for_sale,
    (Stirring, Stir): lambda pos, frame, seat: texts_board.unstirrable(pos, frame, rule_behind(pos, frame)),
    (Calming, Calm): lambda pos, frame, seat: pieces.uncalmable(pos),
    (Visiting, Visit): lambda pos, frame, seat: texts_money.unpaid(pos, frame),
    (GoTo, Go): texts.ungoable,
    (GrabMinion, Grab): lambda pos, frame, seat: texts.text_of(frame.card).leaves(pos, frame),
    (ChooseVictim, Kill): lambda pos, frame, seat: texts_attack.spared(pos, frame),
    (LoseMinion, Kill): lambda pos, frame, seat: pieces.not_own(pos, seat),
    (Murdering, Kill): event_effects.unmurdered,
    (Fleeing, Flee): event_effects.unfleeing,
    (Razing, Raze): lambda pos, frame, seat: texts_money.unrazable(pos, frame),
    (Sinking, Raze): event_effects.unsinkable,
    (ChooseTarget, Target): texts.unchoosable,
    (ChoosePaid, Target): texts.unchoosable,
}


def refused(pos: AnkhMorporkPosition, seat: int, kind: type[Move]) -> Reasons:
    """What a kind of move cannot be done to, in answer to the question that is open."""
    frame = pos.stack[-1]
    find = REFUSALS.get((type(frame), kind))
    return [] if find is None else find(pos, frame, seat)


# ---- a move that was refused


def why_not(pos: AnkhMorporkPosition, seat: int, move: Any) -> TetrapolisError | None:
    """The reason a move is refused, from what the player himself knows; None if there is no special one."""
    from_hand = isinstance(move, Play | Give | Interrupt | Discard) and not isinstance(pos.stack[-1], Searching)
    if from_hand and NUMBERS[move.card] not in pos.hands[seat]:
        return _error(NOT_IN_HAND, move)
    thing = _thing(move, seat)
    for things, reason in refused(pos, seat, type(move)):
        if things >> thing & 1:
            return _error(reason, move)
    if isinstance(move, Flee) and isinstance(pos.stack[-1], Fleeing):
        for areas, reason in event_effects.no_refuge(pos, pos.stack[-1], seat):
            if areas & BIT[AREA_NUMBERS[move.to]]:
                return _error(reason, move)
    return None


def _error(reason: Reason, move: Any) -> IllegalMove:
    values: dict[str, Any] = dict(reason.args)
    if reason.names:
        values[reason.names] = getattr(move, reason.names)
    return IllegalMove(reason.id, **values)


def _thing(move: Any, seat: int) -> int:
    """The number of what a move is done to, as in the sets of the reasons."""
    if isinstance(move, Target):
        return move.target
    if isinstance(move, Kill | Grab):
        return 13 * OWNER_NUMBERS[move.minion] + AREA_NUMBERS[move.area]
    if isinstance(move, Flee):
        return 13 * seat + AREA_NUMBERS[move.area]
    if hasattr(move, "card"):
        return NUMBERS[move.card]
    return AREA_NUMBERS[move.area] if hasattr(move, "area") else 1000
