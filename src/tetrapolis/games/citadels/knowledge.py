"""Who can know which character card lies where (section 3 of the rules), and drafts that fit it.

The draft lays every character card into a *zone*: zone 0 is the first face-down discard, then one zone per line of the
draft's script. A player sees the cards handed to him each time he chooses, so for him the zones fall into groups:
those filled before he looked, between his looks, and after. Within a group he knows the cards but not their order.
Later, what is revealed or silent when called, and an exchange by the Theater, narrow this down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

import msgspec

from tetrapolis.core.holes import HOLE
from tetrapolis.games.citadels import sight
from tetrapolis.games.citadels.frames import Calls
from tetrapolis.games.citadels.position import NOBODY, CitadelsPosition

UNKNOWN = -2


class DraftView(msgspec.Struct, frozen=True):
    """What a seat knows of this round's character cards, as ranks; 0 stands for an unknown one."""

    zones: list[int]
    """The rank in each filled zone, where the seat saw it."""
    pool: list[int]
    """The cards being handed round, if the seat has them in hand; else zeros."""
    actors: list[int]
    """Who filled each zone (NOBODY: chance) ..."""
    keeps: list[bool]
    """... and whether to keep the card."""
    groups: list[tuple[list[int], list[int]]]
    """Zones (numbers past the last one: the pool) and the ranks that lie in them in an unknown order."""
    mine: list[int]
    """The ranks this seat has now."""
    last_zone: int
    """7 and 8 players: the zone that the last player could choose beside zone 0; NOBODY if there was no such choice."""
    last_kept: int
    """Which of the two he kept, or UNKNOWN."""
    theater: list[int]
    """This round's exchange: owner, other, zone given, zone taken; UNKNOWN where the seat cannot tell."""
    silent: list[int]
    """Ranks that were called, not killed, and not revealed: they lie face down (CIT-3.4)."""
    shown: list[int]
    """Who revealed each rank."""


class Drafted(NamedTuple):
    """A whole draft: what a position stores of it."""

    zones: list[int]
    owners: list[int]
    pool: list[int]
    theater: list[int]


def called_rank(pos: CitadelsPosition) -> int:
    """The rank called last in this round; 0 during the selection phase."""
    bottom = pos.stack[0]
    return bottom.rank if isinstance(bottom, Calls) else pos.setup.ranks


def silent_ranks(pos: CitadelsPosition) -> list[int]:
    """The ranks that were called, not killed, and not revealed: they lie face down (CIT-3.4)."""
    return [rank for rank in range(1, called_rank(pos) + 1) if pos.shown[rank] == NOBODY and rank != pos.killed]


def draft_view(seen: CitadelsPosition, seat: int | None) -> DraftView:
    """What a seat knows of the draft, in what it sees of the position."""
    setup, filled = seen.setup, len(seen.zones)
    last_zone = last_kept = NOBODY
    if setup.last_sees_first and filled > setup.players:
        last_zone = setup.players
        last_kept = UNKNOWN
        if seen.zones[0] != HOLE:  # CIT-2.12, CIT-2.13
            last_kept = last_zone if seen.owners[0] == NOBODY else 0
    return DraftView(
        [0 if rank == HOLE else rank for rank in seen.zones],
        [0 if rank == HOLE else rank for rank in seen.pool],
        list(sight.actors(seen)),
        [False, *(keep for _, keep in setup.script[: filled - 1])],
        _groups(seen, seat),
        [rank for rank, holder in enumerate(seen.holder) if holder == seat],
        last_zone,
        last_kept,
        [UNKNOWN if place == HOLE else place for place in seen.theater],
        [rank for rank in range(1, called_rank(seen) + 1) if seen.shown[rank] == NOBODY and rank != seen.killed],
        seen.shown.copy(),
    )


def _groups(seen: CitadelsPosition, seat: int | None) -> list[tuple[list[int], list[int]]]:
    """Between two looks the cards that were there the first time and are not there the second lie in the zones that
    were filled meanwhile."""
    filled = len(seen.zones)
    looks = [(zone, ranks) for zone, ranks in enumerate(seen.looked) if ranks]
    cells = filled + len(seen.pool)
    if sight.is_drafting(seen, seat):
        looks.append((filled, _bits(seen.pool)))
        cells = filled
    left = _bits(range(1, seen.setup.ranks + 1)) & ~_bits(seen.face_up)
    groups = []
    first = 0
    for zone, ranks in [*looks, (cells, 0)]:
        members = [cell for cell in range(first, zone) if cell >= filled or seen.zones[cell] == HOLE]
        if members:
            own = _bits([seen.zones[cell] for cell in range(first, min(zone, filled)) if seen.zones[cell] != HOLE])
            groups.append((members, _ranks(left & ~ranks & ~own)))
        first, left = zone, ranks
    return groups


def _bits(ranks: Iterable[int]) -> int:
    return sum([1 << rank for rank in ranks])


def _ranks(bits: int) -> list[int]:
    return [rank for rank in range(1, bits.bit_length()) if bits >> rank & 1]


def sample_draft(view: DraftView, seat: int | None, rng: Random) -> Drafted:
    """A draft that the seat cannot tell from the real one."""
    options = list(_owners(view))
    rng.shuffle(options)
    filled = len(view.zones)
    for owners, theater in options:
        cells = [*view.zones, *view.pool]
        sure = all(_fits(view, seat, owners, rank, zone) for zone, rank in enumerate(view.zones) if rank)
        if sure and all(_fill(view, seat, owners, group, cells, rng) for group in view.groups):
            return Drafted(cells[:filled], owners, sorted(cells[filled:]), theater)
    raise AssertionError("no draft fits what the seat saw")


def _owners(view: DraftView) -> Iterator[tuple[list[int], list[int]]]:
    """Every way the zones may belong to players, as far as the seat can tell."""
    kept_zones = [view.last_kept]
    if view.last_kept == UNKNOWN:
        kept_zones = [0, view.last_zone]
    for kept in kept_zones:
        owners = [actor if keep else NOBODY for actor, keep in zip(view.actors, view.keeps, strict=True)]
        if kept == 0:
            owners[0], owners[view.last_zone] = owners[view.last_zone], NOBODY
        if not view.theater:
            yield owners, []
            continue
        owner, other, given, taken = view.theater
        for mine in [given] if given != UNKNOWN else [z for z, o in enumerate(owners) if o == owner]:
            for theirs in [taken] if taken != UNKNOWN else [z for z, o in enumerate(owners) if o == other]:
                swapped = owners.copy()
                swapped[mine], swapped[theirs] = other, owner
                yield swapped, [owner, other, mine, theirs]


def _fits(view: DraftView, seat: int | None, owners: list[int], rank: int, cell: int) -> bool:
    """Whether a rank may lie in a cell, given who owns it."""
    if cell >= len(owners):
        return True  # still being handed round
    owner = owners[cell]
    if view.shown[rank] != NOBODY and owner != view.shown[rank]:
        return False
    if rank in view.silent and owner != NOBODY:
        return False
    return (owner == seat) == (rank in view.mine)


def _fill(
    view: DraftView,
    seat: int | None,
    owners: list[int],
    group: tuple[list[int], list[int]],
    cells: list[int],
    rng: Random,
) -> bool:
    """Lay the ranks of a group into its cells in a random order that fits."""
    free, ranks = group[0].copy(), group[1]
    rng.shuffle(free)
    order = sorted(ranks, key=lambda rank: sum([_fits(view, seat, owners, rank, cell) for cell in free]))

    def lay(index: int) -> bool:
        if index == len(order):
            return True
        rank = order[index]
        for cell in free:
            if cells[cell] == 0 and _fits(view, seat, owners, rank, cell):
                cells[cell] = rank
                if lay(index + 1):
                    return True
                cells[cell] = 0
        return False

    return lay(0)
