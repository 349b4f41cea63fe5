"""The book of a world dealt anew: the other seats know what everybody knows and their own hands."""

from __future__ import annotations

from random import Random

from tetrapolis.core.card_knowledge import CardKnowledge, bits
from tetrapolis.core.card_sampling import deal, deal_world

SEATS = 3


def told(sizes: list[int], cards: int) -> CardKnowledge:
    lore = CardKnowledge(SEATS)
    lore.lay([*sizes, cards - sum(sizes)], cards)
    return lore


def world_of(
    lore: CardKnowledge, seat: int | None, own: list[int], cards: list[int], rng: Random
) -> tuple[CardKnowledge, dict[int, int]]:
    """The book of a world that a seat holds possible, and which card each token is."""
    twin = lore.seen(SEATS if seat is None else seat)
    twin.fill(seat)
    unseen = cards.copy()
    for kind in own:
        unseen.remove(kind)
    hidden = [token for zone, tokens in enumerate(lore.zones) if zone != seat for token in tokens]
    card = deal_world(twin, seat, own, lambda claims, closed: deal(claims, closed, hidden, unseen, rng))
    twin.know_own(seat, card)
    twin.settle()
    return twin, card


def test_nobody_keeps_claims_on_his_own_hand() -> None:
    lore = told([2, 2, 2], 8)
    lore.move(0, 1, lore.deck, aware=-1)
    lore.move(5, lore.deck, 1, aware=-1)
    lore.all_of(2, 0b111)
    for seat, own in ((None, []), (0, [6, 7]), (2, [1, 2])):
        world, _ = world_of(lore, seat, own, list(range(8)), Random(1))
        for other in range(SEATS):
            pool = bits(world.zones[other])
            assert not any(tokens & pool for _, tokens in world.claims[other])
            assert not (world.closed[other] | world.touched[other]) & pool
        assert world.known(-1) == lore.known(-1)
        assert world.known(SEATS if seat is None else seat) == lore.known(SEATS if seat is None else seat)


def test_who_does_not_hold_a_card_knows_that_another_one_does() -> None:
    """Everybody saw card 5 come to seat 1, who then gave one of his cards to seat 2, unseen by seat 0."""
    lore = told([1, 1, 1], 8)
    lore.move(5, lore.deck, 1, aware=-1)
    lore.move(0, 1, 2, aware=0b110)
    holders = set()
    for seed in range(30):
        world, card = world_of(lore, 0, [7], list(range(8)), Random(seed))
        token = next(token for token, kind in card.items() if kind == 5)
        holder, other = (1, 2) if token in world.zones[1] else (2, 1)
        holders.add(holder)
        assert world.sure(other, holder) == [5]
        assert world.sure(holder, other) == []
        assert world.sure(0, holder) == []
    assert holders == {1, 2}


def test_what_everybody_knows_holds_though_the_seat_noted_less() -> None:
    """Seat 0 knows of a card in one of two hands: of what is told of these hands it can note less than the others."""
    lore = told([1, 2, 1], 9)
    lore.glimpse(0, [3], 1)
    lore.move(4, 1, 2, aware=0b110)
    low = 0b11111
    lore.count(1, low, 1, but=1)
    lore.count(2, low, 1, but=2)
    lore.settle()
    assert len(lore.claims[0]) < len(lore.claims[-1])
    for seed in range(50):
        world, card = world_of(lore, 0, [8], list(range(9)), Random(seed))
        for hand in world.zones[1:3]:
            assert sum(low >> card[token] & 1 for token in hand) == 1


def test_the_newest_card_is_a_certain_one() -> None:
    lore = told([2, 2, 0], 6)
    lore.move(1, 0, 1, aware=0b010)
    lore.look_newest(2, 1, 1)
    lore.settle()
    assert lore.claims[2] == [(1 << 1, 1 << lore.zones[1][-1])]
    lore.move(1, 1, -1, aware=-1, newest=True)
    lore.settle()
    assert lore.claims[2] == []
