"""Knowledge of hidden cards against a slow, independent check: all worlds that fit what one seat has seen.

A small card table with three seats is played at random. Beside the card knowledge, the set of *all* worlds
consistent with what seat 0 observed is kept by brute force: after every action each world branches into everything that
would have looked the same. Whatever `deal` draws must be one of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from tetrapolis.core.card_knowledge import TABLE, CardKnowledge
from tetrapolis.core.card_sampling import deal

SEATS = 3
World = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""(hands, each sorted; deck from the top)"""


class SmallTable:
    """A real world, the CardKnowledge of it, and all worlds seat 0 cannot rule out."""

    def __init__(self, rng: random.Random, cards: list[int], hand: int) -> None:
        self.rng = rng
        order = rng.sample(cards, len(cards))
        self.hands = [sorted(order[seat * hand : seat * hand + hand]) for seat in range(SEATS)]
        self.deck = order[SEATS * hand :]
        self.table: list[int] = []
        self.lore = CardKnowledge(SEATS)
        self.lore.lay([*map(len, self.hands), len(self.deck)], len(cards))
        hidden = cards.copy()
        for kind in self.hands[0]:
            hidden.remove(kind)
        self.worlds: set[World] = set(self._deals(hidden, hand))

    def _deals(self, hidden: list[int], hand: int) -> Iterator[World]:
        for order in set(permutations(hidden)):
            others = [tuple(sorted(order[i * hand : i * hand + hand])) for i in range(SEATS - 1)]
            yield (tuple(self.hands[0]), *others), order[(SEATS - 1) * hand :]

    # ---- actions: the real world, the CardKnowledge, and every world

    def draw(self, seat: int) -> None:
        if not self.deck:
            return
        kind = self.deck.pop(0)
        self.lore.move(kind, self.lore.deck, seat, 1 << seat)
        self.hands[seat] = sorted([*self.hands[seat], kind])
        self.worlds = {
            (_with(hands, seat, deck[0]), deck[1:]) for hands, deck in self.worlds if seat != 0 or deck[0] == kind
        }

    def bury(self, seat: int) -> None:
        if not self.hands[seat]:
            return
        kind = self.rng.choice(self.hands[seat])
        self.hands[seat].remove(kind)
        self.lore.move(kind, seat, self.lore.deck, 1 << seat)
        self.deck.append(kind)
        self.worlds = {
            (_without(hands, seat, choice), (*deck, choice))
            for hands, deck in self.worlds
            for choice in set(hands[seat])
            if seat != 0 or choice == kind
        }

    def give(self, giver: int, taker: int) -> None:
        if not self.hands[giver] or giver == taker:
            return
        kind = self.rng.choice(self.hands[giver])
        self.hands[giver].remove(kind)
        self.hands[taker] = sorted([*self.hands[taker], kind])
        self.lore.move(kind, giver, taker, 1 << giver | 1 << taker)
        self.worlds = {
            (_with(_without(hands, giver, choice), taker, choice), deck)
            for hands, deck in self.worlds
            for choice in set(hands[giver])
            if 0 not in (giver, taker) or choice == kind
        }

    def show(self, seat: int) -> None:
        if not self.hands[seat]:
            return
        kind = self.rng.choice(self.hands[seat])
        self.hands[seat].remove(kind)
        self.table.append(kind)
        self.lore.move(kind, seat, TABLE, -1)
        self.worlds = {(_without(hands, seat, kind), deck) for hands, deck in self.worlds if kind in hands[seat]}

    def return_to_deck(self) -> None:
        if not self.table:
            return
        kind = self.table.pop()
        self.lore.move(kind, TABLE, self.lore.deck, -1)
        self.deck.append(kind)
        self.worlds = {(hands, (*deck, kind)) for hands, deck in self.worlds}

    def pick(self, seat: int) -> None:
        if len(self.deck) < 2:
            return
        seen = self.deck[:2]
        self.lore.look(seat, seen)
        kept = self.rng.choice(seen)
        self.lore.pick(seat, seen, kept)
        first, second = seen
        self.deck = [*self.deck[2:], second if kept == first else first]
        self.hands[seat] = sorted([*self.hands[seat], kept])
        self.worlds = {
            (_with(hands, seat, choice), (*deck[2:], other))
            for hands, deck in self.worlds
            for choice, other in ((deck[0], deck[1]), (deck[1], deck[0]))
            if seat != 0 or (deck[:2] == (first, second) and choice == kept)
        }

    def study(self, seat: int) -> None:
        if len(self.deck) < 3:
            return
        seen = self.deck[:3]
        self.lore.look(seat, seen)
        kept = self.rng.choice(seen)
        self.lore.study(seat, seen, kept)
        left = self.deck.copy()
        left.remove(kept)
        shown = tuple(self.deck[:3])
        self.deck = self.rng.sample(left, len(left))
        self.hands[seat] = sorted([*self.hands[seat], kept])
        worlds = set()
        for hands, deck in self.worlds:
            for choice in set(deck[:3]):
                if seat != 0 or (deck[:3] == shown and choice == kept):
                    rest = list(deck)
                    rest.remove(choice)
                    worlds.add((_with(hands, seat, choice), tuple(sorted(rest))))
        self.worlds = {(hands, order) for hands, rest in worlds for order in _orders(rest)}

    def look_all(self, seat: int) -> None:
        if seat == 0:
            return
        self.lore.look_all(0, self.hands[seat], seat)
        seen = tuple(self.hands[seat])
        self.worlds = {(hands, deck) for hands, deck in self.worlds if hands[seat] == seen}

    def has(self, seat: int, kinds: set[int]) -> None:
        """The seat proves that it has a card of these kinds; it need have one."""
        assert kinds & set(self.hands[seat])
        self.lore.has(seat, sum(1 << kind for kind in kinds))
        self.worlds = {(hands, deck) for hands, deck in self.worlds if seat == 0 or kinds & set(hands[seat])}

    def swap(self, one: int, other: int) -> None:
        if one == other:
            return
        self.lore.swap_hands(one, other, self.hands[one], self.hands[other])
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        mine = tuple(self.hands[0])
        swapped = set()
        for hands, deck in self.worlds:
            after = list(hands)
            after[one], after[other] = after[other], after[one]
            if after[0] == mine:
                swapped.add((tuple(after), deck))
        self.worlds = swapped

    # ---- checking

    def sample(self, count: int) -> list[World]:
        lore = self.lore
        lore.settle()
        hidden = [token for zone in lore.zones[1:] for token in zone]
        unseen = [kind for hand in self.hands[1:] for kind in hand] + self.deck
        drawn = []
        for _ in range(count):
            card = deal(lore.claims[0], lore.closed[0], hidden, unseen, self.rng)
            others = [tuple(sorted(card[token] for token in lore.zones[seat])) for seat in range(1, SEATS)]
            drawn.append(((tuple(self.hands[0]), *others), tuple(card[token] for token in lore.zones[lore.deck])))
        return drawn


def _with(hands: tuple[tuple[int, ...], ...], seat: int, kind: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted([*hand, kind])) if i == seat else hand for i, hand in enumerate(hands))


def _without(hands: tuple[tuple[int, ...], ...], seat: int, kind: int) -> tuple[tuple[int, ...], ...]:
    left = list(hands[seat])
    left.remove(kind)
    return tuple(tuple(left) if i == seat else hand for i, hand in enumerate(hands))


def _orders(cards: tuple[int, ...]) -> set[tuple[int, ...]]:
    return set(permutations(cards))


def act(table: SmallTable) -> None:
    """One random action, but for the shuffle."""
    rng = table.rng
    seat, other = rng.randrange(SEATS), rng.randrange(SEATS)
    name = rng.choice(["draw", "bury", "give", "show", "return", "pick", "pick", "look", "swap"])
    if name == "draw":
        table.draw(seat)
    elif name == "bury":
        table.bury(seat)
    elif name == "give":
        table.give(seat, other)
    elif name == "show":
        table.show(seat)
    elif name == "return":
        table.return_to_deck()
    elif name == "pick":
        table.pick(seat)
    elif name == "look":
        table.look_all(seat)
    else:
        table.swap(seat, other)


@pytest.mark.parametrize("cards", [[0, 1, 2, 3, 4, 5, 6], [0, 0, 1, 1, 2, 3, 3], [0, 0, 0, 1, 1, 1, 2, 2]])
def test_every_dealt_world_fits_what_the_seat_saw(cards: list[int]) -> None:
    for seed in range(60):
        table = SmallTable(random.Random(f"{seed}-{cards}"), cards, 1 + seed % 2)
        for _ in range(14):
            act(table)
            real = (tuple(tuple(hand) for hand in table.hands), tuple(table.deck))
            assert real in table.worlds
            for world in table.sample(8):
                assert world in table.worlds


@pytest.mark.parametrize("shuffler", range(SEATS))
def test_knowledge_of_the_deck_survives_a_shuffle_as_far_as_it_can(shuffler: int) -> None:
    """Cards that a seat knew in the deck are still there after the Scholar, only nobody knows where."""
    for seed in range(60):
        table = SmallTable(random.Random(f"{seed}-{shuffler}"), [0, 0, 1, 2, 3, 4, 5, 6], 1)
        for action in (table.bury, table.draw):
            action(table.rng.randrange(SEATS))
        table.study(shuffler)
        for _ in range(3):
            for world in table.sample(8):
                assert world in table.worlds
            table.draw(table.rng.randrange(SEATS))


def test_every_world_that_fits_can_be_dealt() -> None:
    """Where few worlds are left, sampling reaches each of them: nothing is ruled out that could be."""
    reached = 0
    for seed in range(80):
        table = SmallTable(random.Random(seed), [0, 1, 2, 3, 4, 5], 1)
        for _ in range(8):
            act(table)
        if len(table.worlds) <= 12:
            reached += 1
            assert set(table.sample(600)) == table.worlds
    assert reached > 10


# ---- somebody proves that he has a card of certain kinds


def proven(seed: int, prover: int = 1) -> SmallTable:
    """Two cards each; one seat has proven that one of its cards is of kind 0, 1 or 2."""
    for again in range(100):
        table = SmallTable(random.Random(f"{seed} {again}"), [0, 1, 2, 3, 4, 5, 6], 2)
        if {0, 1, 2} & set(table.hands[prover]):
            table.has(prover, {0, 1, 2})
            return table
    raise AssertionError("never dealt so")


def test_what_a_seat_has_proven_to_have_is_there_in_every_world() -> None:
    for seed in range(30):
        table = proven(seed)
        assert all({0, 1, 2} & set(hands[1]) for hands, _ in table.sample(40))


def test_no_more_than_that_follows_from_it() -> None:
    """Each world in which that hand has such a card can be dealt, and no other."""
    table = proven(1)
    assert 10 < len(table.worlds) < 30  # of the 30 without the proof
    assert set(table.sample(1500)) == table.worlds


def test_the_seat_itself_learns_nothing() -> None:
    table = proven(2, prover=0)
    table.lore.settle()
    assert table.lore.claims[0] == []
    assert [len(claims) for claims in table.lore.claims[1:]] == [1, 1, 1]  # the two others and everybody


def test_the_same_proof_twice_does_not_mean_two_cards() -> None:
    table = proven(1)
    table.has(1, {0, 1, 2})
    assert any(len({0, 1, 2} & set(hands[1])) == 1 for hands, _ in table.worlds)
    assert set(table.sample(1500)) == table.worlds


def test_once_such_a_card_was_played_the_rest_of_the_hand_is_unknown_again() -> None:
    for seed in range(20):
        table = proven(seed)
        while table.hands[1] and not {0, 1, 2} & set(table.table):
            table.show(1)
        table.look_all(2)
        assert set(table.sample(600)) == table.worlds


@pytest.mark.parametrize("part", range(4))
def test_every_dealt_world_fits_a_proof_while_cards_move_on(part: int) -> None:
    for seed in range(30):
        table = proven(4 * seed + part)
        rng = table.rng
        for _ in range(8):
            name = rng.choice(["draw", "bury", "give", "show"])
            if name == "give":
                table.give(rng.randrange(SEATS), rng.randrange(SEATS))
            else:
                getattr(table, name)(rng.randrange(SEATS))
            assert (tuple(tuple(hand) for hand in table.hands), tuple(table.deck)) in table.worlds
            for world in table.sample(8):
                assert world in table.worlds


# ---- twins


def test_twins_go_their_own_ways() -> None:
    one = CardKnowledge(2)
    one.lay([2, 1, 3])
    one.move(7, 0, one.deck, aware=0b001)
    two, three = one.copy(), one.copy()
    assert (before := one.data()) == two.data() == three.data()
    two.move(3, two.deck, 1, aware=0b010)
    two.settle()
    assert two.data() != before
    assert one.data() == three.data() == before
    one.glimpse(1, [4], 0)
    one.settle()
    assert one.data() not in (before, two.data())
    assert three.data() == before


def test_what_a_seat_has_seen_stays_while_the_book_goes_on() -> None:
    book = CardKnowledge(2)
    book.lay([2, 1, 3])
    book.move(7, 0, book.deck, aware=0b001)
    first, again = book.seen(0), book.seen(0)
    assert (before := first.known(0)) == again.known(0) == book.known(0)
    assert before[0]
    assert not book.seen(1).known(1)[0]
    again.move(7, again.deck, 0, aware=0b001)
    again.settle()
    book.glimpse(0, [4], 1)
    later = book.seen(0)
    assert first.known(0) == before
    assert len(later.known(0)[0]) == 2
    assert later.zones == first.zones != again.zones
