"""What each seat knows about hidden cards, exactly, while cards move under everybody's eyes.

Every card on the table is a *token*, one bit, lying in a zone: a hand, the deck, another pile. Where each token lies is
public; which card it is may not be. Cards of the same kind cannot be told apart, so a seat's knowledge is a list of
*claims*: "a card of this kind (or one of these kinds) is one of these tokens". A token can be *closed* for a seat: it
is surely one of its claims, so no card the seat knows nothing about can be there. How that knowledge changes:

* a card it saw is one closed token;
* when somebody takes an unseen card out of a hand, all tokens of that hand may be the one: claims spread over them;
* when a card of some kind turns up, one claim on that kind is used up.

What is known of several tokens together and then mixed with others is kept loosely: a claim may be anywhere among them.
So nothing true is ever ruled out; after much mixing a perfect memory could rule out a little more.

`card_sampling` draws worlds that fit a seat's claims. Moves of cards are noted in a journal and worked in when somebody
asks, so that a game nobody looks at pays nothing. Twins share their pages until one of them works something in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tetrapolis.core.holes import HOLE

TABLE = -1
"""The zone where cards lie open; they are no tokens there."""
NOWHERE = -2
"""The hand of those who have none."""
ALL_KINDS = (1 << 64) - 1
VOID = 1
"""Stands among a claim's tokens if the claim may have been used up already."""

Claim = tuple[int, int]
"""(kinds of card, as a set of bits; tokens it may be)"""
Known = tuple[list[tuple[str, str]], str]
"""What somebody knows, written down: the claims and the closed tokens, in hex, as they are wide numbers."""
STORED = (
    ("claims", list[list[tuple[str, str]]]),
    ("closed", list[str]),
    ("tokens", list[list[int]]),
    ("free", list[int]),
)
"""The fields of `CardKnowledge.data` and their types, for the JSON form of a position."""
BOOK = frozenset({"claims", "closed", "public_claims", "public_closed", "tokens"})
"""The fields of a view that the book is written in."""


_BIT = [1 << token for token in range(1024)].__getitem__
"""A table: to look a bit up and to sum in one go takes a third of the time of a loop, and hands are asked for often."""


def bits(tokens: Iterable[int]) -> int:
    """The tokens as a set of bits.

    >>> bits([1, 3])
    10
    """
    return sum(map(_BIT, tokens))


class CardKnowledge:
    """The claims of all seats; the last entry is what everybody knows (and a spectator).

    Zones 0, 1, ... are the hands, then comes the deck (top first), then other piles.

    >>> lore = CardKnowledge(2)
    >>> lore.lay([1, 1, 3])
    >>> lore.move(7, 0, lore.deck, aware=0b001)  # seat 0 buries a card of kind 7
    >>> lore.settle()
    >>> lore.claims[0] == [(1 << 7, 1 << lore.zones[lore.deck][-1])], lore.claims[1]
    (True, [])
    """

    __slots__ = ("_kept", "_shared", "claims", "closed", "deck", "free", "journal", "touched", "zones")

    def __init__(self, seats: int, piles: int = 0) -> None:
        self.claims: list[list[Claim]] = [[] for _ in range(seats + 1)]
        self.closed: list[int] = [0] * (seats + 1)
        self.touched: list[int] = [0] * (seats + 1)
        """Tokens that a claim may speak of: the others need no thought."""
        self.deck = seats
        self.zones: list[list[int]] = [[] for _ in range(seats + 1 + piles)]
        self.free: list[int] = []
        """Tokens of cards that lie open now."""
        self.journal: list[tuple[Any, ...]] = []
        """What is still to be worked in: (method, arguments ...)."""
        self._shared = False
        """Whether a twin reads the same pages."""
        self._kept: dict[Any, Any] = {}
        """What was read out of these pages, as long as nothing is worked in: asked for again and again."""

    def lay(self, sizes: Sequence[int], cards: int = 0) -> None:
        """Lay out zones of these sizes; everybody knows his own hand only. `cards`: in all, the open ones included."""
        self.part()
        token = 1
        for zone, size in enumerate(sizes):
            self.zones[zone] = list(range(token, token + size))
            token += size
        self.free = list(range(token, cards + 1))

    def settle(self) -> None:
        """Work the journal in. To be called before anything is read."""
        if not self.journal:
            return
        self.part()
        journal, self.journal = self.journal, []
        for method, *values in journal:
            method(self, *values)

    def part(self) -> None:
        """Take pages of its own, for they are going to change."""
        self._kept = {}
        if self._shared:
            self._shared = False
            self.claims = [claims.copy() for claims in self.claims]
            self.closed = self.closed.copy()
            self.touched = self.touched.copy()
            self.zones = [zone.copy() for zone in self.zones]
            self.free = self.free.copy()

    def copy(self) -> CardKnowledge:
        """An independent twin."""
        if self.journal:
            self.settle()
        twin = CardKnowledge.__new__(CardKnowledge)
        self._shared = twin._shared = True
        twin.claims = self.claims
        twin.closed = self.closed
        twin.touched = self.touched
        twin.deck = self.deck
        twin.zones = self.zones
        twin.free = self.free
        twin.journal = []
        twin._kept = self._kept
        return twin

    def seen(self, seat: int | None) -> CardKnowledge:
        """The book as a seat (None: a spectator) knows it: its own claims and what everybody knows (the last one)."""
        if self.journal:
            self.settle()
        seen: CardKnowledge | None = self._kept.get(seat)
        if seen is None:
            seen = self._kept[seat] = self._see(-1 if seat is None else seat)
        return seen.copy()

    def _see(self, seat: int) -> CardKnowledge:
        twin = CardKnowledge.__new__(CardKnowledge)
        count = len(self.claims)
        nothing: list[Claim] = []
        twin.claims = [nothing] * count
        twin.closed = [HOLE] * count
        twin.touched = [HOLE] * count
        for who in (seat, -1):
            twin.claims[who] = sorted(self.claims[who])
            twin.closed[who] = self.closed[who]
            twin.touched[who] = self.touched[who]
        twin.deck = self.deck
        twin.zones = [zone.copy() for zone in self.zones]
        twin.free = sorted(self.free)
        twin.journal = []
        twin._shared, twin._kept = False, {}
        return twin

    def refresh(self) -> None:
        """Claims and closed tokens were set from outside: nothing is to be worked in, `touched` follows from them."""
        self.part()
        self.journal.clear()
        for seat, claims in enumerate(self.claims):
            touched = self.closed[seat]
            for _, tokens in claims:
                touched |= tokens
            self.touched[seat] = touched

    # ---- written down: stored positions and views

    def data(self) -> dict[str, Any]:
        """The JSON form, see STORED."""
        self.settle()
        return {
            "claims": [[_written(claim) for claim in claims] for claims in self.claims],
            "closed": [f"{tokens:x}" for tokens in self.closed],
            "tokens": self.zones,
            "free": self.free,
        }

    def load(self, stored: Any) -> None:
        """Become what `data` has written, given as a struct with the fields of STORED."""
        self.part()
        self.claims = [_claims(claims) for claims in stored.claims]
        self.closed = [int(tokens, 16) for tokens in stored.closed]
        self.zones, self.free = stored.tokens, stored.free
        self.refresh()

    def known(self, seat: int) -> Known:
        """What a seat knows; the last one (-1) is everybody. To be called after `settle`."""
        known: Known | None = self._kept.get(("known", seat))
        if known is None:
            claims = [_written(claim) for claim in sorted(self.claims[seat])]
            known = self._kept["known", seat] = claims, f"{self.closed[seat]:x}"
        return known

    def written(self, seat: int, book: bool) -> tuple[list[tuple[str, str]], str, list[tuple[str, str]], str]:
        """For a view: what a seat knows, and what everybody does; nothing of both without the `book`."""
        return (*self.known(seat), *self.known(-1)) if book else ([], "", [], "")

    def sure(self, seat: int, zone: int) -> list[int]:
        """The cards that a seat knows to be in a zone, where it knows the very kind. To be called after `settle`."""
        claims = self.claims[seat]
        if not claims:
            return []
        held = bits(self.zones[zone])
        return [kinds.bit_length() - 1 for kinds, tokens in claims if not tokens & ~held and not kinds & (kinds - 1)]

    def sure_hands(self, seat: int) -> list[list[int]]:
        """What `sure` says of every hand, all at once: to be read only, for it is remembered.

        >>> lore = CardKnowledge(2)
        >>> lore.lay([1, 2, 3])
        >>> lore.glimpse(0, [7], 1)
        >>> lore.settle()
        >>> lore.sure(0, 1), lore.sure_hands(0)
        ([7], [[], [7]])
        """
        found: list[list[int]] | None = self._kept.get(("sure", seat))
        if found is None:
            found = self._kept["sure", seat] = [[] for _ in range(self.deck)]
            hands = [bits(zone) for zone in self.zones[: self.deck]]
            anywhere = 0
            for held in hands:
                anywhere |= held
            if self.touched[seat] & anywhere:
                outside = ~anywhere
                for kinds, tokens in self.claims[seat]:
                    if not tokens & outside and not kinds & (kinds - 1):
                        for held, sure in zip(hands, found, strict=True):
                            if tokens & held == tokens:
                                sure.append(kinds.bit_length() - 1)
                                break
        return found

    def fill(self, seat: int | None) -> None:
        """The book as a seat knows it becomes that of a world it holds possible: the others know what everybody does.

        When the cards are dealt, `know_own` completes it.
        """
        self.part()
        for other in range(len(self.claims) - 1):
            if other != seat:
                self.claims[other] = self.claims[-1].copy()
                self.closed[other], self.touched[other] = self.closed[-1], self.touched[-1]

    def know_own(self, seat: int | None, card: Mapping[int, int]) -> None:
        """The other seats see their own hands in that world: so they know better where the rest can be.

        `card`: which card each token is. Of its own hand no seat keeps claims.
        """
        self.journal.append((CardKnowledge._know_own, seat, card))

    # ---- what happens to cards

    def move(self, kind: int, source: int, target: int, aware: int, newest: bool = False, group: int = 0) -> None:
        """A card moves from a hand or pile, or from the deck's top; to the deck means to its bottom.

        The seats in `aware` see which card it is; the owner of a hand knows anyway. `newest`: everybody sees that it is
        the card that came into the hand last. `group`: a set of kinds that everybody knows it to be one of (the deck is
        known to have these on top).
        """
        self.journal.append((CardKnowledge._move, kind, source, target, aware, newest, group))

    def glimpse(self, seat: int, kinds: Sequence[int], zone: int) -> None:
        """A seat sees some cards of a hand, taken at random."""
        self.journal.append((CardKnowledge._glimpse, seat, kinds, zone))

    def look(self, seat: int, kinds: Sequence[int]) -> None:
        """A seat sees the top cards of the deck."""
        self.journal.append((CardKnowledge._look, seat, kinds))

    def pick(self, seat: int, kinds: Sequence[int], kept: int) -> None:
        """A seat looked at the top cards, kept one of them and put the others to the bottom."""
        self.journal.append((CardKnowledge._pick, seat, kinds, kept))

    def study(self, seat: int, kinds: Sequence[int], kept: int) -> None:
        """A seat looked at the top cards and kept one of them; the whole rest of the deck was shuffled."""
        self.journal.append((CardKnowledge._study, seat, kinds, kept))

    def look_all(self, seat: int, kinds: Sequence[int], zone: int) -> None:
        """A seat sees all cards of a hand."""
        self.journal.append((CardKnowledge._look_all, seat, sorted(kinds), zone))

    def look_newest(self, seat: int, kind: int, zone: int) -> None:
        """A seat sees the card that came into a hand last."""
        self.journal.append((CardKnowledge._look_newest, seat, kind, zone))

    def count(self, zone: int, kinds: int, number: int, but: int) -> None:
        """Everybody but one seat (and the owner) learns how many cards of a hand are of these kinds."""
        self.journal.append((CardKnowledge._count, zone, kinds, number, but))

    def all_of(self, zone: int, kinds: int) -> None:
        """Everybody learns that all cards of a hand are of these kinds."""
        self.journal.append((CardKnowledge._all_of, zone, kinds))

    def has(self, zone: int, kinds: int) -> None:
        """Everybody learns that at least one card of a hand is of these kinds."""
        self.journal.append((CardKnowledge._has, zone, kinds))

    def swap_hands(self, one: int, other: int, hand_of_one: Sequence[int], hand_of_other: Sequence[int]) -> None:
        """Two seats exchange their whole hands; each of them sees both."""
        self.journal.append((CardKnowledge._swap_hands, one, other, sorted(hand_of_one), sorted(hand_of_other)))

    # ---- and what that means for each seat

    def _know_own(self, seat: int | None, card: Mapping[int, int]) -> None:
        for other in range(self.deck):
            held = self.zones[other]
            pool = bits(held)
            if other == seat or not self.touched[other] & pool:
                continue
            claims = self.claims[other]
            if any(tokens & pool and tokens & ~pool for _, tokens in claims):
                self._forget(other, [card[token] for token in held], held)
            else:
                self.claims[other] = [claim for claim in claims if not claim[1] & pool]
                self.closed[other] &= ~pool
                self.touched[other] &= ~pool

    def _move(self, kind: int, source: int, target: int, aware: int, newest: bool, group: int) -> None:
        if source == TABLE:
            token = self.free.pop()
            pool = 0
        elif source == self.deck:
            token = self.zones[source].pop(0)
            pool = 1 << token
        elif newest:
            token = self.zones[source].pop()
            pool = 1 << token
        else:
            held = self.zones[source]
            pool = bits(held)
            token = held.pop(0)  # any of them: they look alike, and the choice must not depend on what they are
        bit = 1 << token
        for seat in range(len(self.claims)):
            own = seat if seat < self.deck else NOWHERE
            knows = aware >> seat & 1 or source == own
            if self.touched[seat] & pool and source != own:
                if pool != bit:
                    self._mix(seat, pool)
                if knows:
                    self._use_claim(seat, kind, pool)
                    self._strip(seat, bit)
            if target not in (TABLE, own):
                if knows:
                    self._claim(seat, 1 << kind, bit)
                elif group:
                    self._claim(seat, group, bit)
        if target == TABLE:
            self.free.append(token)
        else:
            self.zones[target].append(token)

    def _look(self, seat: int, kinds: Sequence[int]) -> None:
        for token, kind in zip(self.zones[self.deck], kinds, strict=False):
            bit = 1 << token
            if self.touched[seat] & bit:
                self._use_claim(seat, kind, bit)
                self._strip(seat, bit)
            self._claim(seat, 1 << kind, bit)

    def _pick(self, seat: int, kinds: Sequence[int], kept: int) -> None:
        rest = self._take(seat, kinds, kept)
        self.zones[self.deck] += rest

    def _study(self, seat: int, kinds: Sequence[int], kept: int) -> None:
        rest = self._take(seat, kinds, kept)
        deck = rest + self.zones[self.deck]
        self.zones[self.deck] = deck
        whole = bits(deck)
        for other in range(len(self.claims)):
            if self.touched[other] & whole:
                self._mix(other, whole)

    def _take(self, seat: int, kinds: Sequence[int], kept: int) -> list[int]:
        """A card the seat has looked at goes to its hand; the tokens of the others, which only the seat can tell."""
        deck = self.zones[self.deck]
        looked = deck[: len(kinds)]
        del deck[: len(kinds)]
        pool = bits(looked)
        for other in range(len(self.claims)):
            if other != seat and self.touched[other] & pool:
                self._mix(other, pool)
        self._strip(seat, pool)
        rest = list(kinds)
        rest.remove(kept)
        for kind, token in zip(rest, looked[1:], strict=True):
            self._claim(seat, 1 << kind, 1 << token)
        self.zones[seat].append(looked[0])
        return looked[1:]

    def _look_all(self, seat: int, kinds: Sequence[int], zone: int) -> None:
        self._know(seat, kinds, self.zones[zone])

    def _look_newest(self, seat: int, kind: int, zone: int) -> None:
        self._know(seat, [kind], self.zones[zone][-1:])

    def _know(self, seat: int, kinds: Sequence[int], tokens: Sequence[int]) -> None:
        """From now on the seat knows all these cards."""
        self._forget(seat, kinds, tokens)
        for kind, token in zip(kinds, tokens, strict=True):
            self._claim(seat, 1 << kind, 1 << token)

    def _glimpse(self, seat: int, kinds: Sequence[int], zone: int) -> None:
        held = self.zones[zone]
        pool = bits(held)
        seen = held[: len(kinds)]  # any of them, as in `_move`
        if self.touched[seat] & pool:
            self._mix(seat, pool)
            for kind in kinds:
                self._use_claim(seat, kind, pool)
            self._strip(seat, bits(seen))
        for kind, token in zip(kinds, seen, strict=True):
            self._claim(seat, 1 << kind, 1 << token)

    def _forget(self, seat: int, kinds: Sequence[int], tokens: Sequence[int]) -> None:
        """The seat sees these cards: claims on them are used up."""
        pool = bits(tokens)
        if self.touched[seat] & pool:
            for kind in kinds:
                self._use_claim(seat, kind, pool)
            self._strip(seat, pool)

    def _count(self, zone: int, kinds: int, number: int, but: int) -> None:
        """As claims on kinds, unless a seat knows things of the hand so vague that some might be counted twice."""
        held = self.zones[zone]
        pool = bits(held)
        for seat in range(len(self.claims)):
            if seat in (zone, but) or any(
                tokens & pool and (tokens & ~pool or (claimed & kinds and claimed & ~kinds))
                for claimed, tokens in self.claims[seat]
            ):
                continue
            known = [claimed for claimed, tokens in self.claims[seat] if tokens & pool]
            inside = sum(1 for claimed in known if claimed & kinds)
            more = [kinds] * (number - inside) + [~kinds] * (len(held) - number - (len(known) - inside))
            self.claims[seat] = [
                (claimed, pool if tokens & pool else tokens) for claimed, tokens in self.claims[seat]
            ] + [(claimed & ALL_KINDS, pool) for claimed in more]
            self.closed[seat] |= pool
            self.touched[seat] |= pool

    def _all_of(self, zone: int, kinds: int) -> None:
        """Claims that lie wholly in this hand are narrowed; if no other claim touches it, its other cards get one."""
        held = self.zones[zone]
        pool = bits(held)
        for seat in range(len(self.claims)):
            if seat == zone:
                continue
            claims = self.claims[seat]
            touching = sum(1 for _, tokens in claims if tokens & pool)
            inside = sum(1 for _, tokens in claims if tokens & pool and not tokens & ~pool)
            self.claims[seat] = [(claimed if tokens & ~pool else claimed & kinds, tokens) for claimed, tokens in claims]
            if touching == inside:
                self.claims[seat] += [(kinds, pool)] * (len(held) - inside)
                self.closed[seat] |= pool
                self.touched[seat] |= pool

    def _has(self, zone: int, kinds: int) -> None:
        """One more claim, unless it may be a card that a seat has a claim on already."""
        pool = bits(self.zones[zone])
        for seat in range(len(self.claims)):
            if seat != zone and not any(tokens & pool and claimed & kinds for claimed, tokens in self.claims[seat]):
                self.claims[seat].append((kinds, pool))
                self.touched[seat] |= pool

    def _swap_hands(self, one: int, other: int, hand_of_one: Sequence[int], hand_of_other: Sequence[int]) -> None:
        zones = self.zones
        self._forget(one, hand_of_other, zones[other])
        self._forget(other, hand_of_one, zones[one])
        self._know(one, hand_of_one, zones[one])
        self._know(other, hand_of_other, zones[other])
        zones[one], zones[other] = zones[other], zones[one]

    def _claim(self, seat: int, kinds: int, bit: int) -> None:
        self.claims[seat].append((kinds, bit))
        self.closed[seat] |= bit
        self.touched[seat] |= bit

    def _mix(self, seat: int, pool: int) -> None:
        """The seat can no longer tell these tokens apart."""
        claims = self.claims[seat]
        for i, (kind, tokens) in enumerate(claims):
            if tokens & pool:
                claims[i] = (kind, tokens | pool)
        self.touched[seat] |= pool
        if self.closed[seat] & pool != pool:
            self.closed[seat] &= ~pool

    def _use_claim(self, seat: int, kind: int, pool: int) -> None:
        """A card of this kind turned up among these tokens: a claim is used up, a sure one if there is one.

        Of several vague claims any one may be meant, so all but one of them stay, each as loose as all together. If the
        pool is not closed, it may also have been a card the seat knew nothing of.
        """
        claims = self.claims[seat]
        meant = []
        for i, (kinds, tokens) in enumerate(claims):
            if tokens & pool and kinds >> kind & 1:
                if not tokens & ~pool and not kinds & (kinds - 1):
                    del claims[i]
                    return
                meant.append(i)
        if meant:
            self._use_vague(seat, meant, pool)

    def _use_vague(self, seat: int, vague: list[int], pool: int) -> None:
        claims = self.claims[seat]
        kinds = tokens = 0
        for i in vague:
            kinds |= claims[i][0]
            tokens |= claims[i][1]
        firm = sum([not claims[i][1] & VOID for i in vague]) - 1
        count = len(vague)
        if self.closed[seat] & pool == pool:
            count -= 1  # it was one of the claims
        if len(vague) == 1 and not kinds & (kinds - 1):
            tokens &= ~pool  # if a card of this kind is still there, it is another one
        for i in reversed(vague):
            del claims[i]
        claims += [(kinds, tokens & ~VOID)] * max(0, firm)
        for _ in range(count - max(0, firm)):
            if tokens & self.closed[seat] and not kinds & (kinds - 1):
                claims.append((kinds, tokens | VOID))
            else:
                self.closed[seat] &= ~tokens  # what may be gone cannot be counted on

    def _strip(self, seat: int, pool: int) -> None:
        """None of the claims is one of these tokens, and nothing is known of them."""
        rest = ~pool
        self.closed[seat] &= rest
        self.touched[seat] &= rest
        left = rest & ~VOID
        claims = self.claims[seat]
        for _, tokens in claims:
            if tokens & pool:
                self.claims[seat] = [(kind, tokens & rest) for kind, tokens in claims if tokens & left]
                return


def book(pos: Any, seat: int | None) -> CardKnowledge:
    """What a seat sees of a position's `lore`: what it knows itself, and what everybody does."""
    seen: CardKnowledge = pos.lore.seen(seat)
    return seen


def unread(pos: Any, seat: int | None) -> Unread:
    """The same, for one who hardly ever asks."""
    return Unread(pos.lore, seat)


class Unread:
    """What a seat sees of a book, made when it is opened: until then nothing has to be worked in."""

    __slots__ = ("_lore", "_seat", "_seen")

    def __init__(self, lore: CardKnowledge, seat: int | None) -> None:
        self._lore, self._seat = lore, seat
        self._seen: CardKnowledge | None = None

    def sure_hands(self, seat: int) -> list[list[int]]:
        """What the seat itself is sure of, asked of the whole book: nothing has to be cut loose for it."""
        assert seat == self._seat
        self._lore.settle()
        return self._lore.sure_hands(seat)

    def __getattr__(self, name: str) -> Any:
        if self._seen is None:
            self._seen = self._lore.seen(self._seat)
        return getattr(self._seen, name)


@lru_cache(maxsize=20_000)
def _written(claim: Claim) -> tuple[str, str]:
    """A claim in hex; most of them are written again and again."""
    return f"{claim[0]:x}", f"{claim[1]:x}"


def _claims(written: Sequence[tuple[str, str]]) -> list[Claim]:
    return [(int(kinds, 16), int(tokens, 16)) for kinds, tokens in written]
