"""Who can know which character card lies where (section 3 of the rules), and drafts that fit it.

The draft lays every character card into a *zone*: zone 0 is the first face-down discard, then one zone per line of the
draft's script. A player sees the cards handed to him each time he chooses, so for him the zones fall into groups:
those filled before he looked, between his looks, and after. Within a group he knows the cards but not their order.
Later, what is revealed or silent when called, and an exchange by the Theater, narrow this down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import ClassVar, NamedTuple

import msgspec

from tetrapolis.core.holes import HOLE
from tetrapolis.games.citadels.rules import sight
from tetrapolis.games.citadels.rules.frames import Calls
from tetrapolis.games.citadels.rules.position import NOBODY, CitadelsPosition

UNKNOWN = -2


class DraftView(msgspec.Struct, frozen=True):
    """What a seat knows of this round's character cards, as ranks; 0 stands for an unknown one."""

    UNSHOWN: ClassVar = frozenset(
        {"zones", "pool", "actors", "keeps", "groups", "mine", "last_zone", "last_kept", "theater"}
    )
    """What only the engine reads."""
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
    shown, killed = pos.shown, pos.killed
    return [rank for rank in range(1, called_rank(pos) + 1) if shown[rank] == NOBODY and rank != killed]


def draft_view(seen: CitadelsPosition, seat: int | None, book: bool = True) -> DraftView:
    """What a seat knows of the draft, in what it sees of the position."""
    if not book:
        return DraftView([], [], [], [], [], seen.ranks_of(seat), NOBODY, NOBODY, [], silent_ranks(seen), seen.shown)
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
        list(sight.KEEPS[setup.players][:filled]),
        _groups(seen, seat),
        seen.ranks_of(seat),
        last_zone,
        last_kept,
        [UNKNOWN if place == HOLE else place for place in seen.theater],
        silent_ranks(seen),
        seen.shown,
    )


def _groups(seen: CitadelsPosition, seat: int | None) -> list[tuple[list[int], list[int]]]:
    """Between two looks the cards that were there the first time and are not there the second lie in the zones that
    were filled meanwhile."""
    zones, filled = seen.zones, len(seen.zones)
    looks = [(zone, seen.looked[zone]) for zone in sight.filled(seen, seat)]
    if sight.is_drafting(seen, seat):
        looks += ((filled, _bits(seen.pool)), (filled, 0))
    else:
        looks.append((filled + len(seen.pool), 0))
    left = (2 << seen.setup.ranks) - 2 & ~_bits(seen.face_up)
    groups = []
    first = 0
    for zone, ranks in looks:
        members, inside = [], left & ~ranks
        for cell in range(first, zone):
            if cell >= filled or zones[cell] == HOLE:
                members.append(cell)
            else:
                inside &= ~(1 << zones[cell])
        if members:
            groups.append((members, list(_RANKS[inside])))
        first, left = zone, ranks
    return groups


def _bits(ranks: Iterable[int]) -> int:
    found = 0
    for rank in ranks:
        found |= 1 << rank
    return found


_RANKS = [tuple(rank for rank in range(10) if bits >> rank & 1) for bits in range(1 << 10)]
"""The ranks in a set of bits."""


# ---- drafts that fit


class _Way(NamedTuple):
    """A way in which the zones may belong to players, and where the ranks can lie then."""

    owners: list[int]
    theater: list[int]
    groups: list[tuple[list[int], list[tuple[int, int]]]]
    """The cells of each group; its ranks, those with the least choice first, each with its cells as a set of bits."""
    sure: bool
    """Whether the ranks that the seat saw can lie where they are."""


class Drafts:
    """The drafts that a seat cannot tell from the real one: made once of what it knows, drawn often."""

    __slots__ = ("seat", "view", "ways")

    def __init__(self, view: DraftView, seat: int | None) -> None:
        self.view, self.seat = view, seat
        self.ways = [
            self._way(*owned) for kept in _kept_zones(view) for owned in exchanged(view, owners_if(view, kept))
        ]

    def _way(self, owners: list[int], theater: list[int]) -> _Way:
        view, filled = self.view, len(owners)
        cells_of: dict[int | None, int] = {}
        for cell, owner in enumerate(owners):
            cells_of[owner] = cells_of.get(owner, 0) | 1 << cell
        owned, lying, own = (1 << filled) - 1, cells_of.get(NOBODY, 0), cells_of.get(self.seat, 0)
        pool = -1 << filled  # still being handed round: there every rank may be

        def cells(rank: int) -> int:
            """Where a rank may lie, given who owns what."""
            shown = view.shown[rank]
            found = owned if shown == NOBODY else cells_of.get(shown, 0)
            if rank in view.silent:
                found &= lying
            return (found & own if rank in view.mine else found & ~own) | pool

        groups = []
        for members, ranks in view.groups:
            inside = _bits(members)
            order = [(rank, cells(rank) & inside) for rank in ranks]
            order.sort(key=lambda place: place[1].bit_count())
            groups.append((members, order))
        sure = all(cells(rank) >> zone & 1 for zone, rank in enumerate(view.zones) if rank)
        return _Way(owners, theater, groups, sure)

    def draw(self, rng: Random) -> Drafted:
        """One of them."""
        ways = self.ways
        if len(ways) > 1:
            ways = ways.copy()
            rng.shuffle(ways)
        filled = len(self.view.zones)
        for way in ways:
            cells = [*self.view.zones, *self.view.pool]
            if way.sure and all(_lay(members, order, cells, rng) for members, order in way.groups):
                return Drafted(cells[:filled], way.owners.copy(), sorted(cells[filled:]), way.theater.copy())
        raise AssertionError("no draft fits what the seat saw")


def _kept_zones(view: DraftView) -> list[int]:
    """7 and 8 players: which of the two cards the last one may have kept."""
    return [0, view.last_zone] if view.last_kept == UNKNOWN else [view.last_kept]


def owners_if(view: DraftView, kept: int) -> list[int]:
    """Who has the card of each zone before an exchange, if the last player kept the one of this zone."""
    owners = [actor if keep else NOBODY for actor, keep in zip(view.actors, view.keeps, strict=True)]
    if kept == 0:
        owners[0], owners[view.last_zone] = owners[view.last_zone], NOBODY
    return owners


def exchanged(view: DraftView, owners: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    """Every way the Theater may have changed that, as far as the seat can tell, with the exchange."""
    if not view.theater:
        yield owners, []
        return
    owner, other, given, taken = view.theater
    for mine in [given] if given != UNKNOWN else [z for z, o in enumerate(owners) if o == owner]:
        for theirs in [taken] if taken != UNKNOWN else [z for z, o in enumerate(owners) if o == other]:
            swapped = owners.copy()
            swapped[mine], swapped[theirs] = other, owner
            yield swapped, [owner, other, mine, theirs]


def _lay(members: list[int], order: list[tuple[int, int]], cells: list[int], rng: Random) -> bool:
    """Lay the ranks of a group into its cells in a random order that fits."""
    free = members.copy()
    rng.shuffle(free)
    left = free.copy()
    for rank, fitting in order:
        for cell in left:
            if fitting >> cell & 1:
                cells[cell] = rank
                left.remove(cell)
                break
        else:  # the first that fitted were the wrong ones
            for cell in members:
                cells[cell] = 0
            return _search(free, order, cells)
    return True


def _search(free: list[int], order: list[tuple[int, int]], cells: list[int]) -> bool:
    """The same, trying everything."""
    if not order:
        return True
    (rank, fitting), *rest = order
    for cell in free:
        if cells[cell] == 0 and fitting >> cell & 1:
            cells[cell] = rank
            if _search(free, rest, cells):
                return True
            cells[cell] = 0
    return False
