"""What would be paid if the game ended now, as far as a seat may know (section 11), and what is left of the turn."""

from __future__ import annotations

import msgspec

from tetrapolis.games.genoa.rules.cards import BUILDINGS, CONTRACT, MARKER_PAY, run_pay
from tetrapolis.games.genoa.rules.frames import Floor
from tetrapolis.games.genoa.rules.position import GenoaPosition
from tetrapolis.games.genoa.rules.scoring import LINES, contract_pay, contract_runs
from tetrapolis.games.genoa.rules.view import shows_money


class Run(msgspec.Struct, frozen=True):
    """Adjacent buildings that the seat has contracts for, and what they pay together (GEN-8.19)."""

    buildings: list[str]
    pay: int


class Tally(msgspec.Struct, frozen=True):
    """Ducats if the game ended now; actions left."""

    lines: list[list[tuple[str, int | None]]]
    """Of each seat: what for, and how many; null where the seat cannot know."""
    runs: list[Run]
    """The seat's own contracts."""
    actions: list[int]
    """Of each seat: see `GenoaPosition.actions_left`."""
    asks: int
    """How often offers can still be asked for on this floor (GEN-6.56)."""


def tally_of(pos: GenoaPosition, seat: int | None) -> Tally:
    """The ducats so far; at the end they are paid already, and the outcome tells them apart.

    >>> import tetrapolis as tp
    >>> tp.game("genoa").new(players=3, seed=1).tally(None).lines[0][1]
    ('buildings', 0)
    """
    lines: list[list[tuple[str, int | None]]] = []
    for other in range(pos.players):
        knows = other == seat or not pos.hand(other, CONTRACT)
        values = (
            pos.ducats[other] if shows_money(pos, other, seat) else None,
            MARKER_PAY * pos.owner.count(other),
            contract_pay(pos, other) if knows else None,
        )
        lines.append(list(zip(LINES, values, strict=True)))
    own = [] if seat is None else contract_runs(pos, seat)
    runs = [Run([BUILDINGS[building] for building in run], run_pay(len(run))) for run in own]
    floor = pos.stack[0] if pos.stack else None
    asks = 0
    if isinstance(floor, Floor) and pos.setup.options.negotiation == "orderly":
        asks = pos.setup.options.offer_rounds - floor.rounds
    return Tally(lines, runs, [pos.actions_left(other) for other in range(pos.players)], asks)
