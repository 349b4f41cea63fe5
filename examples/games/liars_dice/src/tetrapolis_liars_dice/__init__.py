"""Liar's Dice: all roll in secret, bids on what lies under all the cups rise, until somebody doubts one.

Whoever was wrong loses a die; who has none left is out; the last one with dice wins.
"""

from random import Random
from typing import Annotated, Literal

import msgspec

import tetrapolis as tp
from tetrapolis.core import telling
from tetrapolis.core.prompt import Prompt, plain_prompt
from tetrapolis_liars_dice.bot import BRAIN


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table can choose."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5
    """How many everybody has at the start."""
    wild: bool = True
    """Ones count as every other number; nobody bids on them."""
    doubters: Literal["anyone", "next"] = "anyone"
    """Who may doubt a bid: everybody, all at the same time, or only who bids next."""


# ---- moves and frames


class Bid(tp.Move, frozen=True):
    """`bid 3 5`: under all cups together there are at least three fives."""

    n: int
    face: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Doubt(tp.Move, frozen=True):
    """There are not so many."""


class Trust(tp.Move, frozen=True):
    """Let the bid stand."""


class Bidding(tp.Frame):
    """A seat has to raise the bid, or to make the first one."""

    seat: int


class Doubting(tp.Frame):
    """Some have to say whether they doubt the bid; each in secret, in any order."""

    waiting: tuple[int, ...]
    asked: int
    """When they were: an answer of one must not make the questions to the others new ones."""


# ---- the table


class LiarsDice(tp.Position):
    """Where a game stands."""

    round: int
    dice: Annotated[list[list[int]], tp.OWN]
    """Under each cup; its owner alone looks."""
    doubts: Annotated[list[int], tp.OWN]
    """1 for who doubts the bid, while others are still thinking."""
    n: int
    face: int
    """The bid: at least so many of that number. 0: there is none yet."""
    bidder: int
    out: list[int]
    """Who has left, in that order."""

    def deal(self) -> None:
        """The set-up."""
        self.dice = [[0] * self.options.dice for _ in range(self.players)]
        self.doubts = [0] * self.players
        begin_round(self, self.chance.choice(self.players))

    def fill(self, seat: int | None, rng: Random) -> None:
        """A world for a seat: dice as they may have fallen, answers as they may have been given."""
        answered = self.answered()
        for other in range(self.players):
            if other != seat:
                self.dice[other] = sorted([rng.randint(1, 6) for _ in self.dice[other]])
                self.doubts[other] = rng.randint(0, 1) if other in answered else 0

    def check(self) -> None:
        """Dice leave one at a time, and only with a round."""
        lost = sum(self.options.dice - len(cup) for cup in self.dice)
        assert lost == (self.round if self.outcome else self.round - 1), "dice"
        assert all(die in range(1, 7) for cup in self.dice for die in cup), "numbers"
        assert sorted(self.out) == [seat for seat, cup in enumerate(self.dice) if not cup], "who is out"
        assert {seat for seat, doubt in enumerate(self.doubts) if doubt} <= {*self.answered()}, "answers"

    def after(self, seat: int) -> list[int]:
        """Those who are in, in their order after a seat."""
        order = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in order if self.dice[other]]

    def answered(self) -> list[int]:
        """Those who have said what the others do not know yet."""
        top = self.stack[-1]
        if not isinstance(top, Doubting) or self.options.doubters == "next":
            return []
        return [other for other in self.after(self.bidder) if other not in top.waiting]

    @property
    def total(self) -> int:
        """How many dice there are under all cups."""
        return sum(map(len, self.dice))

    def fits(self, die: int) -> bool:
        """Whether a die counts for the bid."""
        return die == self.face or (die == 1 and self.options.wild)


def begin_round(pos: LiarsDice, first: int) -> None:
    """All roll, and each looks under the own cup."""
    pos.cut_log()
    pos.round += 1
    pos.n = pos.face = 0
    pos.say("liars_dice-round", {"n": pos.round, "total": pos.total})
    for seat, cup in enumerate(pos.dice):
        if cup:
            pos.dice[seat] = sorted([pos.chance.choice(6) + 1 for _ in cup])
            pos.say("liars_dice-you-roll", {"dice": pos.dice[seat]}, audience=1 << seat)
    pos.stack = [Bidding(first)]


# ---- bidding


def bids(pos: LiarsDice, frame: Bidding, seat: int) -> list[tp.Move]:
    """More dice, or as many of a higher number; by at most one die for each player (a rule of this house)."""
    faces = range(2 if pos.options.wild else 1, 7)
    most = min(pos.total, pos.n + pos.players)
    raised = [Bid(n, face) for n in range(max(pos.n, 1), most + 1) for face in faces]
    return [bid for bid in raised if (bid.n, bid.face) > (pos.n, pos.face)]


def bid(pos: LiarsDice, frame: Bidding, seat: int, move: Bid) -> None:
    """Make a bid; then it can be doubted. What nobody can raise the next one must doubt."""
    pos.n, pos.face, pos.bidder = move.n, move.face, seat
    pos.say("liars_dice-bids", {"seat": seat, "n": move.n, "face": move.face})
    others = pos.after(seat)
    if not bids(pos, frame, seat):
        show(pos, others[0])
    else:
        pos.stack = [Doubting(tuple(others if pos.options.doubters == "anyone" else others[:1]), pos.ply)]


# ---- doubting


def answer(pos: LiarsDice, frame: Doubting, seat: int, move: Doubt | Trust) -> None:
    """Answers stay secret until the last one is given; of those who doubt the first after the bidder does it."""
    pos.doubts[seat] = int(isinstance(move, Doubt))
    frame.waiting = tuple(other for other in frame.waiting if other != seat)
    if frame.waiting:
        return
    others = pos.after(pos.bidder)
    doubters = [other for other in others if pos.doubts[other]]
    pos.doubts = [0] * pos.players
    if doubters:
        show(pos, doubters[0])
    else:
        pos.say("liars_dice-trusted", {"seat": pos.bidder})
        pos.stack = [Bidding(others[0])]


def show(pos: LiarsDice, doubter: int) -> None:
    """All cups are lifted; who was wrong loses a die, and begins the next round."""
    pos.say("liars_dice-doubts", {"seat": doubter, "target": pos.bidder})
    for seat in (pos.bidder, *pos.after(pos.bidder)):
        pos.say("liars_dice-shows", {"seat": seat, "dice": pos.dice[seat]})
    count = sum(pos.fits(die) for cup in pos.dice for die in cup)
    loser = doubter if count >= pos.n else pos.bidder
    pos.say("liars_dice-counted", {"n": count, "face": pos.face, "bid": pos.n})
    pos.dice[loser] = pos.dice[loser][1:]
    pos.say("liars_dice-loses", {"seat": loser, "n": len(pos.dice[loser])})
    if not pos.dice[loser]:
        pos.out.append(loser)
    left = pos.after(loser)
    if pos.dice[loser] or len(left) > 1:
        begin_round(pos, loser if pos.dice[loser] else left[0])
    else:
        places = [*pos.out, left[0]]
        scores = [places.index(seat) for seat in range(pos.players)]
        pos.outcome = tp.settle("last_cup", scores, [[("outlived", score)] for score in scores])


# ---- what is said


def ask(seen: LiarsDice, seat: int | None) -> Prompt:
    """The question speaks of the bid."""
    return plain_prompt(seen, seat, seat=seen.bidder, n=seen.n, face=seen.face)


STORY = telling.Story(
    kinds={
        **dict.fromkeys(("seat", "target", "bidder", "out"), telling.seat),
        "face": telling.thing("face"),
        "dice": telling.each(telling.thing("face")),
    },
    events={"liars_dice-round": telling.happens("n", "total", heading=True)},
)

GAME = tp.Game(
    tp.About(
        id="liars_dice",
        name="Liar's Dice",
        players=range(2, 7),
        minutes=20,
        colour="#6B2D3A",
        status="complete",
        first_options=("dice", "wild", "doubters"),
    ),
    package=__name__,
    position=LiarsDice,
    options_type=Options,
    move_type=Bid | Doubt | Trust,
    steps={
        Bidding: tp.Step("bid", legal=bids, apply=bid),
        Doubting: tp.Step(
            "doubt",
            seats=lambda pos, frame: frame.waiting,
            legal=lambda pos, frame, seat: [Trust(), Doubt()],
            apply=answer,
        ),
    },
    prompt=ask,
    story=STORY,
    brain=BRAIN,
    end_reasons=("last_cup",),
)
