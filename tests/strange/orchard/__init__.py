"""Orchard: a small game that nobody has drawn, with a bit of everything that can lie on a table; for tests.

Everybody holds fruit trees in secret. Plant one of them in the garden (a coin, and one more for each tree of its kind
there), or swap one for a tree of the market. When the garden is full whoever has most coins wins.
"""

from random import Random
from typing import Annotated

import msgspec

import tetrapolis as tp
from tetrapolis.core import telling
from tetrapolis.core.prompt import Offer, Prompt, Refused, Verb, plain_prompt
from tetrapolis.core.said import Said

FRUITS = range(1, 5)
SIDE = 3
HAND = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    weather: bool = False
    """Each turn begins with a die: on a six everybody gets a coin."""
    fence: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """So many squares are fenced off."""


class Plant(tp.Move, frozen=True):
    """`plant 2 5` puts a tree into a square."""

    fruit: int
    spot: int


class Swap(tp.Move, frozen=True):
    """`swap 2 3` lays a tree down and takes one from the market."""

    fruit: int
    other: int


class Turn(tp.Frame):
    """Somebody's turn."""

    seat: int


class Orchard(tp.Position):
    """Where a game stands."""

    garden: list[list[int]]
    """0: an empty square; -1: fenced off."""
    market: list[int]
    hand: Annotated[list[list[int]], tp.OWN]
    deck: Annotated[list[int], tp.HIDDEN]
    coins: list[int]
    die: int
    swapped: bool

    def deal(self) -> None:
        """Three trees for everybody, three in the market."""
        trees = self.chance.shuffled([fruit for fruit in FRUITS for _ in range(6)])
        self.hand = [sorted(trees[seat * HAND : seat * HAND + HAND]) for seat in range(self.players)]
        rest = trees[self.players * HAND :]
        self.market, self.deck = rest[:HAND], rest[HAND:]
        self.garden = [[-1 if SIDE * y + x < self.options.fence else 0 for x in range(SIDE)] for y in range(SIDE)]
        self.coins = [0] * self.players
        self.stack = [Turn(0)]

    def fill(self, seat: int | None, rng: Random) -> None:
        """Deal anew what the seat has not seen."""
        seen = [*self.market, *[tree for row in self.garden for tree in row if tree > 0]]
        seen += self.hand[seat] if seat is not None else []
        left = [fruit for fruit in FRUITS for _ in range(6)]
        for tree in seen:
            left.remove(tree)
        rng.shuffle(left)
        for other in range(self.players):
            if other != seat:
                self.hand[other] = sorted(left.pop() for _ in self.hand[other])
        self.deck = left

    def check(self) -> None:
        """Trees only change places."""
        planted = [tree for row in self.garden for tree in row if tree > 0]
        trees = [*planted, *self.market, *self.deck, *[tree for hand in self.hand for tree in hand]]
        assert sorted(trees) == [fruit for fruit in FRUITS for _ in range(6)], "trees"


def empty(pos: Orchard) -> list[int]:
    """The squares that a tree can be planted in, counted from 1."""
    return [SIDE * y + x + 1 for y, row in enumerate(pos.garden) for x, tree in enumerate(row) if not tree]


def choices(pos: Orchard, turn: Turn, seat: int) -> list[tp.Move]:
    """Plant, or swap once."""
    held = dict.fromkeys(pos.hand[seat])
    swaps = [Swap(fruit, other) for fruit in held for other in dict.fromkeys(pos.market) if other != fruit]
    return [*(Plant(fruit, spot) for fruit in held for spot in empty(pos)), *(() if pos.swapped else swaps)]


def act(pos: Orchard, turn: Turn, seat: int, move: Plant | Swap) -> None:
    """A turn ends with planting."""
    pos.hand[seat].remove(move.fruit)
    if isinstance(move, Swap):
        pos.market.remove(move.other)
        pos.market.append(move.fruit)
        pos.hand[seat] = sorted([*pos.hand[seat], move.other])
        pos.swapped = True
        pos.say("orchard-swaps", {"seat": seat, "fruit": move.fruit, "other": move.other})
        return
    like = sum(tree == move.fruit for row in pos.garden for tree in row)
    pos.garden[(move.spot - 1) // SIDE][(move.spot - 1) % SIDE] = move.fruit
    pos.coins[seat] += 1 + like
    pos.say("orchard-plants", {"seat": seat, "fruit": move.fruit, "spot": move.spot, "n": 1 + like})
    if pos.deck:
        pos.hand[seat] = sorted([*pos.hand[seat], pos.deck.pop()])
    if not empty(pos):
        pos.outcome = tp.settle("full", pos.coins.copy(), [[("coins", n)] for n in pos.coins])
        return
    turn.seat, pos.swapped = (seat + 1) % pos.players, False
    if pos.options.weather:
        pos.die = pos.chance.choice(6) + 1
        if pos.die == 6:
            pos.coins = [n + 1 for n in pos.coins]
            pos.say("orchard-sun", {})


def ask(seen: Orchard, seat: int | None) -> Prompt:
    """First the tree, then where."""
    plain = plain_prompt(seen, seat)
    if plain.ask is None or seat is None:
        return plain
    planting, swapping = [], []
    for move in seen.legal(seat).listed:
        assert isinstance(move, Plant | Swap)
        said = seen.game.said(move)
        aim, label = f"hand:{move.fruit}", f"fruit:{move.fruit}"
        if isinstance(move, Plant):
            planting.append(Offer(str(move), said, aim=aim, label=label, then=f"garden:{move.spot}", final=True))
        else:
            swapping.append(Offer(str(move), said, aim=aim, label=label, then=f"market:{move.other}", final=True))
    full = tuple(f"garden:{spot}" for spot in range(1, SIDE * SIDE + 1) if spot not in empty(seen))
    refused = (Refused(full, Said("orchard-why-full"), second=True),) if full else ()
    verbs = [Verb("plant", Said("orchard-verb-plant"), tuple(planting), refused)]
    if swapping:
        verbs.append(Verb("swap", Said("orchard-verb-swap"), tuple(swapping)))
    return msgspec.structs.replace(plain, verbs=tuple(verbs))


FRUIT = telling.thing("fruit")
GAME = tp.Game(
    tp.About(
        id="orchard", name="Orchard", players=range(2, 5), minutes=10, colour="#3E6B2F", first_options=("weather",)
    ),
    package=__name__,
    position=Orchard,
    options_type=Options,
    move_type=Plant | Swap,
    steps={Turn: tp.Step("act", legal=choices, apply=act)},
    prompt=ask,
    story=telling.Story(
        {"seat": telling.seat, **dict.fromkeys(("fruit", "other", "hand", "market", "garden"), FRUIT)}, {}
    ),
    end_reasons=("full",),
)
