"""What a scroll text is made of (ANK-4.23), and how it hits players: one of choice, or each opponent in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tetrapolis.core.types import Move
from tetrapolis.games.ankh_morpork.rules.frames import Aim, ChoosePaid, ChooseTarget, Everybody, GoTo, GrabMinion
from tetrapolis.games.ankh_morpork.rules.position import AnkhMorporkPosition
from tetrapolis.games.ankh_morpork.rules.reasons import Reasons, has_no_cards


def always(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Nothing is needed to start (ANK-3.5)."""
    return True


def has_minion(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """A player who has a minion on the board: to move it, or to lose it."""
    return pos.where[seat] != 0


def is_hurt(pos: AnkhMorporkPosition, target: int, n: int) -> bool:
    """The text does something to whoever it is aimed at."""
    return True


def no_stake(pos: AnkhMorporkPosition, target: int, n: int) -> int:
    """What the target stands to lose, in points, for standing answers."""
    return 0


def _no_hit(pos: AnkhMorporkPosition, aim: Aim, n: int) -> None:
    raise AssertionError("this text hits nobody")


def _no_choice(pos: AnkhMorporkPosition, seat: int, card: int, target: int) -> None:
    raise AssertionError("this text pays nobody")


def brings_nothing(pos: AnkhMorporkPosition, seat: int, n: int) -> int:
    """Neither money nor cards for sure."""
    return 0


def leaves_nobody(pos: AnkhMorporkPosition, frame: GrabMinion) -> Reasons:
    """Every minion can be chosen."""
    return []


def spares_nobody(pos: AnkhMorporkPosition, seat: int, rule: str) -> Reasons:
    """Every opponent can be chosen."""
    return []


Paid = Callable[[AnkhMorporkPosition, int, int, int], None]
"""(position, seat, card, target): an opponent was chosen to get the money."""


class Text(NamedTuple):
    """A scroll text. `n` is the number printed in it, `card` the card it stands on."""

    start: Callable[[AnkhMorporkPosition, int, int, int], None]
    """(position, seat, card, n): begin to carry it out."""
    can: Callable[[AnkhMorporkPosition, int, int], bool] = always
    """(position, seat, n): whether it can be started (ANK-3.5)."""
    hit: Callable[[AnkhMorporkPosition, Aim, int], None] = _no_hit
    """(position, aim, n): what happens to the player it is aimed at, once W-TEXT has passed."""
    hurts: Callable[[AnkhMorporkPosition, int, int], bool] = is_hurt
    """(position, target, n): whether the target is hit at all, and so asked (ANK-4.39)."""
    stake: Callable[[AnkhMorporkPosition, int, int], int] = no_stake
    paid: Paid = _no_choice
    grabs: Callable[[AnkhMorporkPosition, GrabMinion], list[Move]] | None = None
    """The minions that can be chosen to be moved ..."""
    leaves: Callable[[AnkhMorporkPosition, GrabMinion], Reasons] = leaves_nobody
    """... those that cannot ..."""
    goes: Callable[[AnkhMorporkPosition, GoTo], int] | None = None
    """... and the areas where it can go."""
    spares: Callable[[AnkhMorporkPosition, int, str], Reasons] = spares_nobody
    """(position, seat, rule of the card): the opponents who cannot be chosen."""
    brings: Callable[[AnkhMorporkPosition, int, int], int] = brings_nothing
    """(position, seat, n): the money it brings, as far as that hangs on nobody's decision ..."""
    draws: Callable[[AnkhMorporkPosition, int, int], int] = brings_nothing
    """... and the cards."""


def choose_target(pos: AnkhMorporkPosition, seat: int, card: int, targets: tuple[int, ...], other: int = -1) -> None:
    """The active player chooses whom the text hits; where there is no choice he is not asked."""
    if len(targets) == 1:
        pos.stack.append(Aim(seat, card, targets[0], other))
    else:
        pos.stack.append(ChooseTarget(seat, card, targets, other))


def aim_at_anybody(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """Any opponent can be hit."""
    choose_target(pos, seat, card, pos.opponents(seat))


def aim_at_card_holder(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """An opponent who has hand cards."""
    choose_target(pos, seat, card, _card_holders(pos, seat))


def somebody_has_cards(pos: AnkhMorporkPosition, seat: int, n: int) -> bool:
    """Not startable if all opponents' hands are empty (ANK-10.3)."""
    return bool(_card_holders(pos, seat))


def spares_empty_hands(pos: AnkhMorporkPosition, seat: int, rule: str) -> Reasons:
    """Who has no hand cards cannot be chosen."""
    return [(sum([1 << target for target in pos.opponents(seat) if not pos.hands[target]]), has_no_cards(rule))]


def _card_holders(pos: AnkhMorporkPosition, seat: int) -> tuple[int, ...]:
    return tuple([target for target in pos.opponents(seat) if pos.hands[target]])


def aim_at_everybody(pos: AnkhMorporkPosition, seat: int, card: int, n: int) -> None:
    """ANK-4.37: each opponent, clockwise from the left."""
    pos.stack.append(Everybody(seat, card, pos.opponents(seat)))


def choose_paid(pos: AnkhMorporkPosition, seat: int, card: int, paid: Paid) -> None:
    """The active player chooses who gets the money; where there is no choice he is not asked."""
    targets = pos.opponents(seat)
    if len(targets) == 1:
        paid(pos, seat, card, targets[0])
    else:
        pos.stack.append(ChoosePaid(seat, card, targets))
