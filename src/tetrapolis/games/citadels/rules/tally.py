"""Where the game stands, and what the cities would be worth now, as far as a seat may know."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from tetrapolis.core.holes import NO_CHANCE
from tetrapolis.games.citadels.rules import sight
from tetrapolis.games.citadels.rules.cards import CHARACTER_NAMES, COST, NAMES, SECRET_VAULT, TYPE, TYPES
from tetrapolis.games.citadels.rules.frames import Draft, RoundEnd, Theater, Threats, Turn, Warrants
from tetrapolis.games.citadels.rules.hiding import see_frame
from tetrapolis.games.citadels.rules.knowledge import silent_ranks
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.games.citadels.rules.scoring import Line, score_lines

Phase = Literal["selection", "turns", "end"]
Mark = Literal["robbed", "bewitched", "signed", "warrant", "bribed", "flowered", "threat"]


class Acting(msgspec.Struct, frozen=True):
    """The turn that is being played, whatever interrupts it."""

    seat: int
    char: str
    """Whom the player acts as: for the resumed Witch the bewitched character."""


class Fate(msgspec.Struct, frozen=True):
    """What has become of a character this round, as far as the seat may know."""

    char: str
    seat: int
    """Who revealed it; -1: it is not revealed."""
    now: bool
    """Its turn is being played."""
    mine: bool
    """The seat has it."""
    out: bool
    """It was discarded face up."""
    silent: bool
    """It was called, and nobody answered (CIT-3.4)."""
    killed: bool
    marks: list[Mark]
    """Markers that lie before it; those that are just being placed only who places them sees."""


class Tally(msgspec.Struct, frozen=True):
    """Where the game stands, and points if it ended now. What moves cost and bring the prompt tells."""

    lines: list[list[Line]]
    """Of each seat: what for, and how many (CIT-16.5). A Secret Vault counts for its holder, others cannot know."""
    types: list[list[int]]
    """Of each seat: the points of its districts (CIT-16.2) by their types."""
    hidden: bool
    """Somebody may have points of which others do not know yet: a Secret Vault is in the game (CIT-15.28)."""
    phase: Phase
    turn: Acting | None
    fates: list[Fate]
    """Of each character of the cast, in their order."""


def tally_of(pos: CitadelsPosition, seat: int | None, like: Tally | None = None) -> Tally:
    """The points so far.

    >>> import tetrapolis as tp
    >>> tp.game("citadels").new(players=2, seed=1).tally(0).lines
    [[('districts', 0)], [('districts', 0)]]
    """
    hidden = pos.outcome is None and SECRET_VAULT in pos.setup.cards
    if like is None:
        types = [_by_types(city) for city in pos.cities]
        turn = next((frame for frame in reversed(pos.stack) if isinstance(frame, Turn)), None)
        acting = Acting(turn.seat, CHARACTER_NAMES[turn.char]) if turn else None
        return Tally(_lines(pos, seat), types, hidden, phase_of(pos), acting, _fates(pos, seat, turn))
    lines = _lines(pos, seat) if hidden else like.lines
    return Tally(lines, like.types, hidden, like.phase, like.turn, _fates_like(pos, seat, like))


def _lines(pos: CitadelsPosition, seat: int | None) -> list[list[Line]]:
    if pos.outcome:
        return [list(own) for own in pos.outcome.breakdown]
    vault = NAMES[SECRET_VAULT]
    counted = [score_lines(pos, player) for player in range(pos.players)]
    return [[line for line in own if player == seat or line[0] != vault] for player, own in enumerate(counted)]


def phase_of(pos: CitadelsPosition) -> Phase:
    """The phase of the round: characters are chosen, called, or what is left is done (CIT-3.7)."""
    if any(isinstance(frame, RoundEnd) for frame in pos.stack):
        return "end"
    return "selection" if any(isinstance(frame, Draft | Theater) for frame in pos.stack) else "turns"


def _fates(pos: CitadelsPosition, seat: int | None, turn: Turn | None) -> list[Fate]:
    phase = phase_of(pos)
    mine = _own(pos, seat)
    signed, flowered = sight.signed(pos, seat), sight.flowered(pos, seat)
    silent = silent_ranks(pos) if phase != "selection" else []
    acting = turn.rank if turn and phase == "turns" else 0
    placing = _being_placed(pos, seat)
    return [
        Fate(
            CHARACTER_NAMES[char],
            pos.shown[rank],
            rank == acting,
            rank in mine,
            rank in pos.face_up,
            rank in silent,
            rank == pos.killed,
            [*_marks(pos, rank, signed, flowered), *placing.get(rank, ())],
        )
        for rank, char in enumerate(pos.setup.cast)
        if rank
    ]


def _fates_like(pos: CitadelsPosition, seat: int | None, like: Tally) -> list[Fate]:
    """Another seat sees the same, but for its own characters and for markers with a hidden side."""
    mine = _own(pos, seat)
    signed, flowered = sight.signed(pos, seat), sight.flowered(pos, seat)
    placing = _being_placed(pos, seat)
    sided = bool(placing or pos.warrants or pos.threats or pos.bribed)
    found = list(like.fates)
    for rank, fate in enumerate(like.fates, 1):
        has = rank in mine
        if sided:
            marks = [*_marks(pos, rank, signed, flowered), *placing.get(rank, ())]
            found[rank - 1] = replace(fate, mine=has, marks=marks)
        elif has is not fate.mine:
            found[rank - 1] = replace(fate, mine=has)
    return found


def _own(pos: CitadelsPosition, seat: int | None) -> list[int]:
    """The ranks the seat has, in the draft as well: what has holes is seen already."""
    if seat is None:
        return []
    holder = pos.holder if pos.chance is NO_CHANCE else sight.holder(pos, seat)
    return [rank for rank, owner in enumerate(holder) if owner == seat]


def _marks(pos: CitadelsPosition, rank: int, signed: int, flowered: int) -> list[Mark]:
    """What lies before a character. Which warrant is signed (CIT-6.20) and which threat is real not everybody knows."""
    found: list[Mark] = []
    if rank == pos.robbed:
        found.append("robbed")
    if rank == pos.bewitched:
        found.append("bewitched")
    if rank in pos.warrants:
        found.append("signed" if rank == signed else "warrant")
    if rank in pos.bribed:
        found.append("bribed")
    elif rank in pos.threats:
        found.append("flowered" if rank == flowered else "threat")
    return found


def _being_placed(pos: CitadelsPosition, seat: int | None) -> dict[int, list[Mark]]:
    """By rank, what is just being placed. The first marker that is placed is the one that counts."""
    frame = pos.stack[-1] if pos.stack else None
    if not isinstance(frame, Warrants | Threats):
        return {}
    first, other = _WARRANTS if isinstance(frame, Warrants) else _THREATS
    placed = see_frame(pos, frame, seat).ranks
    return {rank: [other if at else first] for at, rank in enumerate(placed)}


_WARRANTS: tuple[Mark, Mark] = ("signed", "warrant")
_THREATS: tuple[Mark, Mark] = ("flowered", "threat")


def _by_types(city: list[int]) -> list[int]:
    found = [0] * len(TYPES)
    for district in city:
        found[TYPE[district]] += COST[district]
    return found
