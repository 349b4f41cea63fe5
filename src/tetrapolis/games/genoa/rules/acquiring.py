"""Phase 3: acquiring buildings (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.types import Move
from tetrapolis.games.genoa.rules.board import FIRST_STREET, SPACES, Board
from tetrapolis.games.genoa.rules.cards import BUILDING, BUILDINGS
from tetrapolis.games.genoa.rules.frames import DONE, NOBODY, Acquiring, Turn
from tetrapolis.games.genoa.rules.moves import PASS, Claim, Pass
from tetrapolis.games.genoa.rules.position import GenoaPosition

OUST, SEIZE = "oust:", "seize:"
"""Before a building: remove another's marker; remove it and put one's own there."""


def begin(pos: GenoaPosition) -> None:
    """The trader first, then clockwise (GEN-10.1)."""
    _ask_next(pos, [pos.trader, *pos.clockwise(pos.trader)])


def _ask_next(pos: GenoaPosition, seats: list[int]) -> None:
    """The next player who can acquire something (GEN-10.2); after the last one the turn ends."""
    for index, seat in enumerate(seats):
        if can_claim(pos.board, streets(pos), pos.owner, pos.markers[seat], seat):
            pos.stack = [Acquiring(seat, len(seats) - index - 1)]
            return
    pos.stack = [Turn(DONE)]


def streets(pos: GenoaPosition) -> list[int]:
    """Those with a disc (GEN-10.3): on the way of the tower."""
    return [space for space in pos.path if space >= FIRST_STREET and pos.discs[space]]


def can_claim(board: Board, streets: Sequence[int], owner: Sequence[int], markers: int, seat: int) -> bool:
    """Whether a player could acquire something: a marker buys one thing beside any of these streets (GEN-10.5)."""
    if markers:
        for street in streets:
            for building in board.buildings_beside[street]:
                if owner[building] != seat:
                    return True
    return False


def cost(deed: str) -> int:
    """The markers that one thing done to a building takes (GEN-10.5, GEN-10.7, GEN-10.8).

    >>> cost("inn"), cost("oust:inn"), cost("seize:inn")
    (1, 1, 2)
    """
    return 2 if deed.startswith(SEIZE) else 1


def _claims(pos: GenoaPosition, seat: int) -> list[Move]:
    """Streets with a disc (GEN-10.3), and what can be done with one or two buildings beside each (GEN-10.5)."""
    found: list[Move] = []
    names, markers = pos.board.names, pos.markers[seat]
    for street in range(FIRST_STREET, SPACES):
        if not pos.discs[street]:
            continue
        ways = []
        for building in pos.board.buildings_beside[street]:
            owner, name = pos.owner[building], BUILDINGS[building]
            if owner == NOBODY:
                ways.append((building, name, cost(name)))
            elif owner != seat:  # GEN-10.7 to 10.9
                ways += [(building, deed + name, cost(deed)) for deed in (OUST, SEIZE)]
        found += [Claim(names[street], text) for _, text, price in ways if price <= markers]
        found += [
            Claim(names[street], one, two)
            for (here, one, price), (there, two, more) in combinations(ways, 2)
            if here != there and price + more <= markers
        ]
    return found


def claim_fault(pos: GenoaPosition, seat: int, space: int) -> IllegalMove | None:
    """Why nothing can be acquired from a space (GEN-10.3, GEN-10.5); None if something may be."""
    if space < FIRST_STREET:
        return IllegalMove("genoa-error-no-street")
    if not pos.discs[space]:
        return IllegalMove("genoa-error-no-disc")
    if all(pos.owner[building] == seat for building in pos.board.buildings_beside[space]):
        return IllegalMove("genoa-error-nothing-beside")
    return None


def legal(pos: GenoaPosition, frame: Acquiring, seat: int) -> list[Move]:
    """One opportunity each."""
    return [PASS, *_claims(pos, seat)]


def apply(pos: GenoaPosition, frame: Acquiring, seat: int, move: Pass | Claim) -> None:
    """Markers are placed and ousted; then all discs of the street are removed (GEN-10.11)."""
    if isinstance(move, Claim):
        street = pos.space_number(move.street)
        pos.say("genoa-claims", {"seat": seat, "space": move.street})
        for text in (move.one, move.two):
            if text:
                _acquire(pos, seat, text)
        pos.discs[street] = 0
    else:
        pos.say("genoa-claims-nothing", {"seat": seat})
    order = [pos.trader, *pos.clockwise(pos.trader)]
    _ask_next(pos, order[len(order) - frame.left :])


def claimed(deed: str, seat: int) -> tuple[int, int, int]:
    """The building, whose marker is on it afterwards, and the markers that takes.

    >>> claimed("seize:inn", 2) == (BUILDING["inn"], 2, 2), claimed("oust:inn", 2)[1] == NOBODY
    (True, True)
    """
    name = deed.removeprefix(OUST).removeprefix(SEIZE)
    return BUILDING[name], NOBODY if deed.startswith(OUST) else seat, cost(deed)


def _acquire(pos: GenoaPosition, seat: int, text: str) -> None:
    name = text.removeprefix(OUST).removeprefix(SEIZE)
    building = BUILDING[name]
    if name != text:  # GEN-10.7: both markers go to the central supply
        ousted = pos.owner[building]
        pos.return_markers(seat, 1)
        pos.central[ousted] += 1
        pos.owner[building] = NOBODY
        pos.say("genoa-ousts", {"seat": seat, "target": ousted, "building": name})
    if not text.startswith(OUST):  # GEN-10.8
        pos.markers[seat] -= 1
        pos.owner[building] = seat
        pos.say("genoa-acquires", {"seat": seat, "building": name})


def default(pos: GenoaPosition, frame: Acquiring, seat: int) -> Move:
    """GEN-6.64."""
    return PASS
