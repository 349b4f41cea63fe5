"""What each seat knows about hidden cards, exactly, while cards move under everybody's eyes.

Cards of the same kind cannot be told apart, so knowledge is a list of *claims*: "a card of this kind lies in one
of these zones". A zone is one bit: a hand, a place in the deck, the cards under a building. Besides, a zone can be
*closed* for a seat: every card in it is accounted for by a claim, so no card the seat knows nothing about can be
there. With the number of cards in each zone, which everybody sees, that is all a seat can know:

* a card it saw has one zone;
* when somebody takes an unseen card out of a zone, each claim on that zone spreads to the new place;
* when a card of a kind turns up from a zone, one claim on that kind and zone is used up.

`deal` draws a world that fits a seat's claims.

Moves of cards are noted in a journal and worked in when somebody asks, so that a game nobody looks at pays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

VOID = 1
"""The zone of a claim that may have been used up already."""
FIRST_PLACE = 1 << 12
"""Zones from here on are places in a deck: they hold one card and vanish when it is drawn."""

Claim = tuple[int, int]
"""(kind of card, zones it may lie in)"""


def hand_zone(seat: int) -> int:
    """The zone of a seat's hand, which its owner sees anyway."""
    return 2 << seat


def place_zone(place: int) -> int:
    """The zone of a place in the deck; places are counted from the first top card on and never exceed 128 at once."""
    return FIRST_PLACE << (place & 127)


class Lore:
    """The claims and closed zones of all seats; the last entry is what everybody knows (and a spectator).

    >>> lore = Lore(2)
    >>> lore.move(7, hand_zone(0), place_zone(0), aware=0b001)
    >>> lore.settle()
    >>> lore.claims[0] == [(7, place_zone(0))], lore.claims[1]
    (True, [])
    """

    __slots__ = ("claims", "closed", "journal", "touched")

    def __init__(self, seats: int) -> None:
        self.claims: list[list[Claim]] = [[] for _ in range(seats + 1)]
        self.closed: list[int] = [0] * (seats + 1)
        self.touched: list[int] = [0] * (seats + 1)
        """Zones that a claim or a closing may speak of: everything else needs no thought."""
        self.journal: list[tuple[Any, ...]] = []
        """What is still to be worked into claims and closed: (method, arguments ...)."""

    def settle(self) -> None:
        """Work the journal in. To be called before claims and closed zones are read."""
        if self.journal:
            for method, *values in self.journal:
                method(self, *values)
            self.journal.clear()

    def copy(self) -> Lore:
        """An independent twin."""
        self.settle()
        twin = Lore.__new__(Lore)
        twin.journal = []
        twin.claims = [claims.copy() for claims in self.claims]
        twin.closed = self.closed.copy()
        twin.touched = self.touched.copy()
        return twin

    def refresh(self) -> None:
        """Claims and closed zones were set from outside: nothing is to be worked in, and `touched` follows from them."""
        self.journal.clear()
        for seat, claims in enumerate(self.claims):
            touched = self.closed[seat]
            for _, zones in claims:
                touched |= zones
            self.touched[seat] = touched

    # ---- what happens to cards

    def look(self, seat: int, kind: int, place: int) -> None:
        """A seat sees the card at a place in the deck."""
        self.journal.append((Lore._look, seat, kind, place))

    def look_all(self, seat: int, kinds: Sequence[int], zone: int) -> None:
        """A seat sees all cards of a zone."""
        self.journal.append((Lore._look_all, seat, tuple(kinds), zone))

    def move(self, kind: int, source: int, target: int, aware: int) -> None:
        """A card moves; the seats in `aware` see which one. Zone 0 is the open table."""
        self.journal.append((Lore._move, kind, source, target, aware))

    def pick(self, seat: int, places: Sequence[int], kept: int, buried: Sequence[tuple[int, int]]) -> None:
        """A seat looked at cards of the deck, kept one of them and put the others (kind, new place) to the bottom."""
        self.journal.append((Lore._pick, seat, places, kept, buried))

    def emptied(self, zone: int) -> None:
        """Nothing is left in a hand (or another zone that stays)."""
        self.journal.append((Lore._emptied, zone))

    def swap_hands(self, one: int, other: int, hand_of_one: Sequence[int], hand_of_other: Sequence[int]) -> None:
        """Two seats exchange their whole hands; each of them sees both."""
        self.journal.append((Lore._swap_hands, one, other, tuple(hand_of_one), tuple(hand_of_other)))

    def study(self, seat: int, looked: Sequence[int], kept: int, places: Sequence[int]) -> None:
        """A seat looked at cards of the deck and kept one; the rest of the whole deck was shuffled.

        `places` are those before; afterwards the last of them exists no longer.
        """
        self.journal.append((Lore._study, seat, looked, kept, places))

    # ---- and what that means for each seat

    def _look(self, seat: int, kind: int, place: int) -> None:
        if self.touched[seat] & place:
            self._use_claim(seat, kind, place)
            self._strip(seat, place)
        self._claim(seat, kind, place)
        self.closed[seat] |= place

    def _look_all(self, seat: int, kinds: Sequence[int], zone: int) -> None:
        for kind in kinds:
            self._use_claim(seat, kind, zone)
        self._strip(seat, zone)
        for kind in kinds:
            self._claim(seat, kind, zone)
        self.closed[seat] |= zone
        self.touched[seat] |= zone

    def _move(self, kind: int, source: int, target: int, aware: int) -> None:
        for seat in range(len(self.claims)):
            if aware >> seat & 1:
                own = 2 << seat
                if source & self.touched[seat] and source != own:
                    self._use_claim(seat, kind, source)
                    if source >= FIRST_PLACE:
                        self._strip(seat, source)
                if target and target != own:
                    self._claim(seat, kind, target)
                    if target >= FIRST_PLACE:
                        self.closed[seat] |= target
            elif self.touched[seat] & (source | target):
                self._unseen(seat, source, target)

    def _pick(self, seat: int, places: Sequence[int], kept: int, buried: Sequence[tuple[int, int]]) -> None:
        hand = 2 << seat
        old = new = 0
        for place in places:
            old |= place
        for _, place in buried:
            new |= place
        for other in range(len(self.claims)):
            if other == seat:
                self._use_claim(seat, kept, old)
                self._strip(seat, old)
                for kind, place in buried:
                    self._claim(seat, kind, place)
                self.closed[seat] |= new
                self.touched[seat] |= new
            elif self.touched[other] & (old | hand):
                claims = self.claims[other]
                for i, (kind, zones) in enumerate(claims):
                    if zones & old:
                        claims[i] = (kind, zones | hand | new)
                        self.touched[other] |= new | hand
                if self.closed[other] & old == old:
                    self.closed[other] |= new
                    self.touched[other] |= new
                else:
                    self.closed[other] &= ~hand
                self._strip(other, old)

    def _emptied(self, zone: int) -> None:
        for seat in range(len(self.claims)):
            if self.touched[seat] & zone:
                self._strip(seat, zone)
            self.closed[seat] |= zone
            self.touched[seat] |= zone

    def _swap_hands(self, one: int, other: int, hand_of_one: Sequence[int], hand_of_other: Sequence[int]) -> None:
        zone_one, zone_other = 2 << one, 2 << other
        both = zone_one | zone_other

        def turned(zones: int) -> int:
            return zones ^ both if (zones & both) not in (0, both) else zones

        for seat in range(len(self.claims)):
            if seat == one:
                self._look_all(seat, hand_of_other, zone_other)
                self._strip(seat, zone_other)
                self._look_all(seat, hand_of_one, zone_other)
            elif seat == other:
                self._look_all(seat, hand_of_one, zone_one)
                self._strip(seat, zone_one)
                self._look_all(seat, hand_of_other, zone_one)
            elif self.touched[seat] & both:
                self.claims[seat] = [(kind, turned(zones)) for kind, zones in self.claims[seat]]
                self.closed[seat] = turned(self.closed[seat])
                self.touched[seat] |= both

    def _study(self, seat: int, looked: Sequence[int], kept: int, places: Sequence[int]) -> None:
        hand = 2 << seat
        top = whole = 0
        for place in looked:
            top |= place
        for place in places:
            whole |= place
        left = whole & ~places[-1]
        for other in range(len(self.claims)):
            if not self.touched[other] & (whole | hand):
                continue
            if other == seat:
                self._use_claim(seat, kept, top)
            elif self.closed[other] & top != top:
                self.closed[other] &= ~hand
            spread = 0 if other == seat else hand
            self.claims[other] = [
                (kind, zones & ~whole | left | (spread if zones & top else 0)) if zones & whole else (kind, zones)
                for kind, zones in self.claims[other]
            ]
            filled = self.closed[other] & whole == whole
            self.closed[other] = self.closed[other] & ~whole | (left if filled else 0)
        self.refresh()

    def _claim(self, seat: int, kind: int, zone: int) -> None:
        self.claims[seat].append((kind, zone))
        self.touched[seat] |= zone

    def _unseen(self, seat: int, source: int, target: int) -> None:
        claims = self.claims[seat]
        for i, (kind, zones) in enumerate(claims):
            if zones & source:
                claims[i] = (kind, zones | target)
                self.touched[seat] |= target
        if self.closed[seat] & source:
            if target >= FIRST_PLACE:
                self.closed[seat] |= target
                self.touched[seat] |= target
        else:
            self.closed[seat] &= ~target
        if source >= FIRST_PLACE:
            self._strip(seat, source)

    def _use_claim(self, seat: int, kind: int, zone: int) -> None:
        """A card of this kind turned up from the zone: a claim on it is used up, a sure one if there is one.

        Of several vague claims any one may be meant, so all but one of them stay, each anywhere the others could be.
        """
        claims = self.claims[seat]
        vague = []
        for i, (claimed, zones) in enumerate(claims):
            if claimed == kind and zones & zone:
                if not zones & ~zone:
                    del claims[i]
                    return
                vague.append(i)
        if len(vague) == 1:
            claims[vague[0]] = (kind, claims[vague[0]][1] & ~zone | VOID)
        elif vague:
            anywhere = 0
            for i in vague:
                anywhere |= claims[i][1]
            anywhere &= ~VOID
            sure = sum(not claims[i][1] & VOID for i in vague) - 1
            for number, i in enumerate(vague):
                claims[i] = (kind, anywhere if number < sure else anywhere | VOID)

    def _strip(self, seat: int, zone: int) -> None:
        """No claim lies in the zone any more, and nothing needs to fill it."""
        rest = ~zone
        self.closed[seat] &= rest
        self.touched[seat] &= rest
        for _, zones in self.claims[seat]:
            if zones & zone:
                left = [(kind, zones & rest) for kind, zones in self.claims[seat]]
                self.claims[seat] = [claim for claim in left if claim[1] & ~VOID]
                return


def deal(
    claims: Sequence[Claim], closed: int, rooms: dict[int, int], unseen: list[int], rng: Random
) -> dict[int, list[int]]:
    """Deal the unseen cards into zones with the given numbers of places, as the claims allow.

    >>> hands = deal([(5, 0b10)], 0, {0b10: 1, 0b100: 2}, [4, 5, 6], Random(1))
    >>> hands[0b10], sorted(hands[0b100])
    ([5], [4, 6])
    """
    sure = [(kind, zones) for kind, zones in claims if zones in rooms]
    vague = [(kind, zones) for kind, zones in claims if zones not in rooms]
    placed: dict[int, list[int]] = {zone: [] for zone in rooms}
    room = dict(rooms)
    for kind, zone in sure:
        placed[zone].append(kind)
        room[zone] -= 1
    if vague:
        spare = {kind: unseen.count(kind) for kind, zones in vague if zones & VOID}
        for kind, zones in claims:
            if kind in spare and not zones & VOID:
                spare[kind] -= 1
        _place_vague(vague, closed, room, placed, spare, rng)
    rest = unseen.copy()
    for kinds in placed.values():
        for kind in kinds:
            rest.remove(kind)
    rng.shuffle(rest)
    start = 0
    for zone, places in room.items():
        if places:
            placed[zone] += rest[start : start + places]
            start += places
    return placed


def _place_vague(
    vague: list[Claim],
    closed: int,
    room: dict[int, int],
    placed: dict[int, list[int]],
    spare: dict[int, int],
    rng: Random,
) -> None:
    """Place the claims that have a choice, in random order, so that each closed zone is filled by claims alone.

    A claim that may be void takes one of the `spare` cards of its kind, those no sure claim needs, or none.
    """
    must = [zone for zone in room if closed & zone and room[zone]]
    needs = sum(room[zone] for zone in must)
    order = sorted(vague, key=lambda claim: (not claim[1] & closed, claim[1].bit_count(), rng.random()))

    def place(index: int, needs: int) -> bool:
        if index == len(order):
            return needs == 0
        if needs > len(order) - index:
            return False
        kind, zones = order[index]
        void = zones & VOID
        if void and (not spare[kind] or (not needs and rng.random() < 0.5)):
            return place(index + 1, needs)
        options = [zone for zone in room if zones & zone and room[zone]]
        rng.shuffle(options)
        if needs:
            options.sort(key=lambda zone: not closed & zone)
        if void:
            spare[kind] -= 1
        for zone in options:
            room[zone] -= 1
            placed[zone].append(kind)
            if place(index + 1, needs - bool(closed & zone)):
                return True
            placed[zone].pop()
            room[zone] += 1
        if void:
            spare[kind] += 1
        return bool(void) and place(index + 1, needs)

    if not place(0, needs):
        raise AssertionError("a seat's claims contradict each other")
