"""Knowledge of hidden cards where one pile lies above another, against all worlds that fit what one seat has seen.

As test_card_knowledge, for what Ankh-Morpork adds: different cards in two groups, everybody can count which group is
drawn, random cards of a hand are looked at, fetched from the table, and a hand is known to be all of some kinds.
"""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from tetrapolis.core.card_knowledge import TABLE, CardKnowledge
from tetrapolis.core.card_sampling import deal

SEATS = 3
GREEN, BROWN = (0, 1, 2, 3), (4, 5, 6)
GROUP = {**dict.fromkeys(GREEN, 0b1111), **dict.fromkeys(BROWN, 0b1110000)}
SPECIAL = (0, 4, 5)
"""The kinds of which a whole hand can be known to be."""

Hands = tuple[frozenset[int], ...]
World = tuple[Hands, tuple[int, ...]]
"""(hands, draw pile from the top)"""


class TwoPiles:
    """A real world, the CardKnowledge of it, and all worlds seat 0 cannot rule out."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.hands: Hands = (frozenset(),) * SEATS
        self.deck = (*rng.sample(GREEN, 4), *rng.sample(BROWN, 3))
        self.table: list[int] = []
        self.lore = CardKnowledge(SEATS)
        self.lore.lay([0, 0, 0, 7], 7)
        self.worlds: set[World] = {
            (self.hands, (*green, *brown)) for green in permutations(GREEN) for brown in permutations(BROWN)
        }

    def keep(self, worlds: set[World]) -> None:
        """Seat 0 sees its own hand: other worlds are ruled out."""
        self.worlds = {world for world in worlds if world[0][0] == self.hands[0]}

    def draw(self, seat: int) -> None:
        if not self.deck:
            return
        card, *rest = self.deck
        self.lore.move(card, self.lore.deck, seat, 1 << seat, group=GROUP[card])
        self.hands, self.deck = _moved(self.hands, None, seat, card), tuple(rest)
        self.keep({(_moved(hands, None, seat, deck[0]), deck[1:]) for hands, deck in self.worlds})

    def show(self, seat: int) -> None:
        if not self.hands[seat]:
            return
        card = self.rng.choice(sorted(self.hands[seat]))
        self.lore.move(card, seat, TABLE, -1)
        self.table.append(card)
        self.hands = _moved(self.hands, seat, None, card)
        self.keep({(_moved(hands, seat, None, card), deck) for hands, deck in self.worlds if card in hands[seat]})

    def fetch(self, seat: int) -> None:
        """A card that lay open goes to a hand under everybody's eyes."""
        if not self.table:
            return
        card = self.table.pop()
        self.lore.move(card, TABLE, seat, -1)
        self.hands = _moved(self.hands, None, seat, card)
        self.keep({(_moved(hands, None, seat, card), deck) for hands, deck in self.worlds})

    def give(self, giver: int, taker: int) -> None:
        if not self.hands[giver] or giver == taker:
            return
        card = self.rng.choice(sorted(self.hands[giver]))
        self.lore.move(card, giver, taker, 1 << giver | 1 << taker)
        self.hands = _moved(self.hands, giver, taker, card)
        seen = 0 in (giver, taker)
        self.keep(
            {
                (_moved(hands, giver, taker, choice), deck)
                for hands, deck in self.worlds
                for choice in hands[giver]
                if not seen or choice == card
            }
        )

    def glimpse(self, seat: int, target: int) -> None:
        """A seat looks at two random cards of a hand."""
        if len(self.hands[target]) < 2 or seat == target:
            return
        seen = self.rng.sample(sorted(self.hands[target]), 2)
        self.lore.glimpse(seat, seen, target)
        if seat == 0:
            self.keep({world for world in self.worlds if world[0][target] >= set(seen)})

    def swap(self, one: int, other: int) -> None:
        if one == other:
            return
        self.lore.swap_hands(one, other, sorted(self.hands[one]), sorted(self.hands[other]))
        self.hands = _swapped(self.hands, one, other)
        self.keep({(_swapped(hands, one, other), deck) for hands, deck in self.worlds})

    def all_special(self, seat: int) -> None:
        """Everybody learns that a hand is special, if it is."""
        if self.hands[seat] and self.hands[seat] <= set(SPECIAL):
            self.lore.all_of(seat, sum(1 << card for card in SPECIAL))
            self.keep({world for world in self.worlds if world[0][seat] <= set(SPECIAL)})

    def sample(self) -> Hands:
        """The hands of a dealt world; the rest is the draw pile, in its two groups."""
        lore = self.lore
        lore.settle()
        hidden = [token for zone in lore.zones[1:SEATS] for token in zone]
        unseen = [card for hand in self.hands[1:] for card in hand] + list(self.deck)
        card = deal(lore.claims[0], lore.closed[0], hidden, sorted(unseen), self.rng)
        return (self.hands[0], *(frozenset(card[token] for token in lore.zones[seat]) for seat in range(1, SEATS)))


def _moved(hands: Hands, giver: int | None, taker: int | None, card: int) -> Hands:
    return tuple(
        (hand - {card} if seat == giver else hand) | ({card} if seat == taker else frozenset())
        for seat, hand in enumerate(hands)
    )


def _swapped(hands: Hands, one: int, other: int) -> Hands:
    order = list(hands)
    order[one], order[other] = order[other], order[one]
    return tuple(order)


def act(table: TwoPiles, names: list[str]) -> None:
    rng = table.rng
    seat, other = rng.randrange(SEATS), rng.randrange(SEATS)
    match rng.choice(names):
        case "draw":
            table.draw(seat)
        case "show":
            table.show(seat)
        case "fetch":
            table.fetch(seat)
        case "give":
            table.give(seat, other)
        case "glimpse":
            table.glimpse(seat, other)
        case "swap":
            table.swap(seat, other)
        case "special":
            table.all_special(seat)


ACTIONS = ["draw", "draw", "draw", "show", "fetch", "give", "glimpse", "swap", "special"]


@pytest.mark.parametrize("part", range(4))
def test_every_dealt_world_fits_what_the_seat_saw(part: int) -> None:
    """`all_of` is kept loosely once cards have passed unseen: here a game has either the one or the other."""
    for seed in range(60):
        table = TwoPiles(random.Random(f"{part} {seed}"))
        actions = ACTIONS if part else [name for name in ACTIONS if name != "give"]
        for _ in range(16):
            act(table, [name for name in actions if not (part and name == "special")])
            assert (table.hands, table.deck) in table.worlds
            possible = {hands for hands, _ in table.worlds}
            for _ in range(6):
                assert table.sample() in possible


def test_every_world_that_fits_can_be_dealt() -> None:
    """Sampling reaches each of them: nothing is ruled out that could be."""
    reached = 0
    for seed in range(120):
        table = TwoPiles(random.Random(seed))
        for _ in range(12):
            act(table, ACTIONS)
        possible = {hands for hands, _ in table.worlds}
        if len(possible) <= 10:
            reached += 1
            assert {table.sample() for _ in range(400)} >= possible
    assert reached > 20


def test_a_pile_above_another_is_counted() -> None:
    """Four green cards are drawn before any brown one: a fifth card is brown, whoever has it."""
    table = TwoPiles(random.Random(1))
    for _ in range(2):
        table.draw(1)
        table.draw(2)
    table.draw(1)
    for _ in range(40):
        _, one, two = table.sample()
        assert len(one & set(BROWN)) == 1
        assert two <= set(GREEN)


def test_two_hands_that_are_glimpsed_are_known_as_far_as_they_were_seen() -> None:
    table = TwoPiles(random.Random(2))
    for _ in range(3):
        table.draw(1)
    table.glimpse(0, 1)
    seen = [set(pair) for pair in combinations(GREEN, 2) if all(set(pair) <= hands[1] for hands, _ in table.worlds)]
    assert len(seen) == 1
    assert all(table.sample()[1] >= seen[0] for _ in range(40))
