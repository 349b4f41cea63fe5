"""The contract where several seats are asked at once: a small auction with sealed bids, and a veto that interrupts it.

The games to come need this (windows in Ankh-Morpork, the floor of Genoa); Citadels asks one seat at a time.
Each round everybody bids in secret, in any order, any number up to what he has: an open space of moves. When the last
bid is in, all appear; the winner's left neighbour may then veto, once a game, before the coins are paid.
"""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

import msgspec
import pytest
from msgspec.structs import replace

import tetrapolis as tp
from tetrapolis.core.about import About
from tetrapolis.core.chance import Chance
from tetrapolis.core.checks import check_position
from tetrapolis.core.game import Game
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position, Step
from tetrapolis.core.types import Frame, Move, Outcome

START = 1_000_000
UNKNOWN = -1


class Bid(Move, frozen=True, tag="bid"):
    coins: Annotated[int, msgspec.Meta(ge=0)]


class Veto(Move, frozen=True, tag="veto"):
    pass


class Accept(Move, frozen=True, tag="accept"):
    pass


class Bidding(Frame, tag="bidding"):
    """Sealed answers: `bids[seat]` is None until the seat has bid."""

    bids: tuple[int | None, ...]
    asked: int


class Window(Frame, tag="window"):
    seat: int
    winner: int
    price: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    coins: list[int]
    prizes: list[int]
    vetoes: list[bool]
    ply: int
    stack: list[Bidding | Window]


class Auction(Position):
    coins: list[int]
    prizes: list[int]
    vetoes: list[bool]

    @property
    def players(self) -> int:
        return len(self.coins)

    def named(self, seat: int | None) -> View:
        stack: list[Any] = self.stack
        return View(seat, self.coins.copy(), self.prizes.copy(), self.vetoes.copy(), self.ply, stack)

    def data(self) -> dict[str, Any]:
        return {"coins": self.coins, "prizes": self.prizes, "vetoes": self.vetoes}

    def check(self) -> None:
        assert min(self.coins) >= 0


def setup(game: Game, players: int, options: Any, chance: Chance) -> Auction:
    pos = Auction.__new__(Auction)
    pos.start(game, chance)
    pos.coins, pos.prizes, pos.vetoes = [START] * players, [0] * players, [True] * players
    pos.stack = [Bidding((None,) * players, 0)]
    return pos


def load(game: Game, data: dict[str, Any], chance: Chance) -> Auction:
    pos = setup(game, len(data["coins"]), None, chance)
    pos.coins, pos.prizes, pos.vetoes = data["coins"], data["prizes"], data["vetoes"]
    return pos


def see_frame(pos: Auction, frame: Bidding | Window, seat: int | None) -> Bidding | Window:
    if isinstance(frame, Window):
        return replace(frame)
    hidden = (bid if who == seat or bid is None else UNKNOWN for who, bid in enumerate(frame.bids))
    return Bidding(tuple(hidden), frame.asked)


def resample(obs: Observation, rng: Random) -> Auction:
    pos: Auction = obs.seen.world(rng)
    for frame in pos.stack:
        if isinstance(frame, Bidding):
            bids = [rng.randrange(pos.coins[s] + 1) if b == UNKNOWN else b for s, b in enumerate(frame.bids)]
            frame.bids = tuple(bids)
    return pos


def bidders(pos: Auction, frame: Bidding) -> list[int]:
    return [seat for seat, bid in enumerate(frame.bids) if bid is None]


def legal_bid(pos: Auction, frame: Bidding, seat: int) -> OpenSpace:
    most = pos.coins[seat]
    return OpenSpace(
        {"move": "bid", "coins": {"minimum": 0, "maximum": most}},
        lambda move: isinstance(move, Bid) and 0 <= move.coins <= most,
        lambda rng: Bid(rng.randrange(most + 1)),
    )


def apply_bid(pos: Auction, frame: Bidding, seat: int, move: Bid) -> None:
    frame.bids = tuple(move.coins if who == seat else bid for who, bid in enumerate(frame.bids))
    pos.say("auction-bids", {"seat": seat})
    pos.say("auction-you-bid", {"n": move.coins}, 1 << seat)
    if None in frame.bids:
        return
    bids = [bid for bid in frame.bids if bid is not None]
    winner = bids.index(max(bids))
    pos.say("auction-opened", {"bids": bids})
    left = (winner + 1) % pos.players
    pos.stack = [Window(left, winner, max(bids))]
    if not pos.vetoes[left]:  # public: nobody is asked who cannot answer
        settle(pos, winner, max(bids))


def apply_window(pos: Auction, frame: Window, seat: int, move: Veto | Accept) -> None:
    if isinstance(move, Veto):
        pos.vetoes[seat] = False
        settle(pos, None, 0)
    else:
        settle(pos, frame.winner, frame.price)


def settle(pos: Auction, winner: int | None, price: int) -> None:
    if winner is not None:
        pos.coins[winner] -= price
        pos.prizes[winner] += 1
    if sum(pos.prizes) == 3:
        order = sorted(range(pos.players), key=lambda seat: -pos.prizes[seat])
        pos.outcome = Outcome("sold_out", tuple((seat,) for seat in order), tuple(pos.prizes), ((),) * pos.players)
    pos.stack = [Bidding((None,) * pos.players, pos.ply)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


AUCTION = Game(
    About(id="auction", name="Auction", players=range(2, 5)),
    options_type=Options,
    move_type=Bid | Veto | Accept,
    frame_type=Bidding | Window,
    steps={
        Bidding: Step("bid", ("AUC-1",), legal_bid, apply_bid, lambda pos, frame, seat: Bid(0), seats=bidders),
        Window: Step("veto", ("AUC-2",), lambda *_: [Veto(), Accept()], apply_window, lambda *_: Accept()),
    },
    setup=setup,
    load=load,
    resample=resample,
    see_frame=see_frame,
    end_reasons=("sold_out",),
)


def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    pos = AUCTION.new(3, 1)
    assert [(each.seat, each.kind) for each in pos.pending] == [(0, "bid"), (1, "bid"), (2, "bid")]
    asked = {each.seat: each.id for each in pos.pending}
    pos.play(1, Bid(10))
    assert [each.seat for each in pos.pending] == [0, 2]
    assert {each.seat: each.id for each in pos.pending} == {0: asked[0], 2: asked[2]}  # no click became stale
    with pytest.raises(tp.NotYourDecision):
        pos.play(1, Bid(11))
    pos.play(2, Bid(30))
    pos.play(0, Bid(20))
    assert [(each.seat, each.kind) for each in pos.pending] == [(0, "veto")]


def test_a_sealed_answer_is_seen_by_its_owner_only_until_all_are_in() -> None:
    pos = AUCTION.new(3, 1)
    pos.play(1, Bid(123_456))
    assert "123456" in pos.observe(1).to_json()
    for seat in (None, 0, 2):
        assert "123456" not in pos.observe(seat).to_json()
    pos.play(0, Bid(1))
    pos.play(2, Bid(2))
    assert all("123456" in pos.observe(seat).to_json() for seat in (None, 0, 1, 2))


def test_an_open_space_knows_its_members_without_listing_them() -> None:
    pos = AUCTION.new(2, 1)
    legal = pos.legal(0)
    assert legal
    assert Bid(START) in legal
    assert Bid(START + 1) not in legal
    assert Veto() not in legal
    assert "bid 5" not in legal
    assert legal.sample(Random(1)) in legal
    with pytest.raises(TypeError):
        len(legal)
    with pytest.raises(TypeError):
        list(legal)
    with pytest.raises(tp.IllegalMove):
        pos.play(0, Bid(START + 1))
    assert '"maximum":1000000' in pos.observe(0).to_json()


def test_an_interrupt_comes_before_the_effect_and_is_not_asked_twice() -> None:
    pos = AUCTION.new(2, 1)
    assert isinstance(pos, Auction)
    pos.play(0, Bid(5))
    pos.play(1, Bid(9))
    assert pos.pending[0].seat == 0
    pos.play(0, Veto())
    assert (pos.coins, pos.prizes) == ([START, START], [0, 0])
    pos.play(1, Bid(9))
    pos.play(0, Bid(5))
    assert pos.pending[0].kind == "bid"  # seat 0 has no veto left, as everybody knows: nobody was asked
    assert pos.prizes == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_with_several_questions_open(players: int) -> None:
    for seed in range(5):
        rng = Random(seed)
        pos = AUCTION.new(players, seed)
        while pos.outcome is None:
            check_position(pos, rng)
            seat = rng.choice([each.seat for each in pos.pending])
            pos.play(seat, pos.legal(seat).sample(rng))
        assert pos.outcome.reason in AUCTION.end_reasons


def test_nothing_is_taken_back_while_others_are_asked_too() -> None:
    match = tp.Match.new(AUCTION, 3, seed=1)
    match.play(0, Bid(1))
    assert not any(match.can_undo(seat) for seat in range(3))
