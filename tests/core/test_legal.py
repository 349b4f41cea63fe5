"""Legal moves as a view: what is listed, what is beside it, and an open space as a seat sees it."""

from __future__ import annotations

import gc
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import BELA, given
from tetrapolis.core.game import Game
from tetrapolis.core.legal import MoveList, OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.position import Position
from tetrapolis.core.types import Move


class Bid(Move, frozen=True, tag="bid"):
    coins: int


class Pass(Move, frozen=True, tag="pass"):
    pass


class Loud(Move, frozen=True, tag="loud"):
    """A setting."""


def bids(listed: list[Move]) -> OpenSpace:
    """Up to 10 coins."""
    return OpenSpace(
        {"move": "bid"},
        lambda move: move in listed or (isinstance(move, Bid) and 0 <= move.coins <= 10),
        lambda rng: Bid(rng.randrange(11)),
        listed,
    )


# ---- moves by their number


def test_listed_moves_have_an_index() -> None:
    moves = MoveList([Pass(), Bid(1), Bid(2)], [Loud()])
    assert (moves[0], moves[-1], moves[1:], moves[::-2]) == (Pass(), Bid(2), [Bid(1), Bid(2)], [Bid(2), Pass()])
    with pytest.raises(IndexError):
        moves[3]  # the setting beside them is no answer
    pos = tp.game("citadels").new(4, seed=7)
    legal = pos.legal(pos.pending[0].seat)
    assert [legal[number] for number in range(len(legal))] == list(legal)


def test_an_open_space_has_none_and_says_what_there_is_instead() -> None:
    with pytest.raises(TypeError, match="cannot be indexed; `listed`"):
        bids([Pass()])[0]
    with pytest.raises(TypeError, match="cannot be indexed"):
        given("street_5_2", "road").pos.legal(BELA)[:1]


def test_moves_tell_themselves_in_a_line() -> None:
    assert repr(MoveList([])) == "<Legal, nothing>"
    assert repr(MoveList([Pass()])) == "<Legal, 1 move: pass>"
    assert repr(MoveList([Bid(number) for number in range(30)])).endswith("bid 10, bid 11, ...>")
    assert repr(bids([Pass()])) == "<Legal, an open space, and listed 1 move: pass>"
    assert (str(MoveList([Pass(), Bid(1)])), str(bids([Pass()]))) == ("pass\nbid 1", "pass\n...")


# ---- settings beside the moves


def test_a_setting_beside_a_list_may_be_played_but_is_no_answer() -> None:
    moves = MoveList([Pass()], [Loud()])
    assert Loud() in moves
    assert Bid(1) not in moves
    assert (list(moves), len(moves), list(moves.aside)) == ([Pass()], 1, [Loud()])
    assert {moves.sample(Random(seed)) for seed in range(20)} == {Pass()}


def test_where_there_is_only_a_setting_there_is_nothing_to_answer() -> None:
    assert not MoveList([], [Loud()])
    assert list(MoveList([Pass()]).aside) == []


def test_a_setting_beside_an_open_space() -> None:
    space = bids([])
    assert Loud() not in space
    space.aside = [Loud()]
    assert Loud() in space
    assert space.listed == []
    assert Loud() not in {space.sample(Random(seed)) for seed in range(50)}


def test_a_setting_is_played_like_any_move_and_the_question_stays() -> None:
    table = given("street_5_2", "road").asks()
    assert table.refuses(0, "auto off") == ["error-illegal-move"]  # it is off
    table.does(0, "auto on")
    assert table.asked == (0, "decide")
    assert [str(move) for move in table.pos.legal(0).aside] == ["auto off"]  # type: ignore[attr-defined]


# ---- what can be listed of an open space


def test_an_open_space_lists_what_can_be_listed() -> None:
    space = bids([Pass()])
    assert space.listed == [Pass()]
    assert Pass() in space
    assert Bid(10) in space
    assert Bid(11) not in space
    with pytest.raises(TypeError):
        list(space)
    with pytest.raises(TypeError):
        len(space)


def test_what_was_sampled_is_legal_and_need_not_be_tested_again() -> None:
    tested = []

    def contains(move: Move) -> bool:
        tested.append(move)
        return True

    space = OpenSpace({}, contains, lambda rng: Bid(3))
    move = space.sample(Random(1))
    assert move in space
    assert tested == []
    assert Bid(3) in space  # an equal one is tested
    assert tested == [Bid(3)]


def test_an_observation_writes_the_schema_and_what_can_be_listed() -> None:
    table = given("street_5_2", "road").asks({BELA: "offer harbor 20d"})
    written = table.pos.observe(0).to_json()
    assert '"accept p2 harbor 1"' in written
    assert '"listed":[' in written


# ---- an observation has no handle on the position


def reaches(start: object) -> list[Position]:
    """All positions that can be got at from an object, whatever way one takes; the game itself has none."""
    found, seen, todo = [], set(), [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | Game):
            continue
        seen.add(id(thing))
        if isinstance(thing, Position):
            found.append(thing)
        if isinstance(thing, FunctionType):  # what it closes over, not the module it is in
            todo += [cell.cell_contents for cell in thing.__closure__ or ()]
        else:
            todo += gc.get_referents(thing)
    return found


MOMENTS: dict[str, Any] = {
    "ask": lambda: given("street_5_2", "road"),
    "decide": lambda: given("street_5_2", "road").asks({BELA: "offer harbor 20d"}),
    "reply": lambda: given("street_5_2", "road").asks().play("counter p2 harbor 20d"),
    "live": lambda: given("street_5_2", "road", negotiation="live").does(BELA, "offer harbor 20d"),
    "action": lambda: given("harbor", "window").window(BELA),
    "messages": lambda: given("harbor monetti drinks inn", "house", hands={BELA: "m05"}).play("invite"),
}
each_moment = pytest.mark.parametrize("moment", MOMENTS.values(), ids=list(MOMENTS))


def observed(pos: Position) -> list[Observation]:
    return [pos.observe(seat) for seat in (None, *range(pos.players))]


def test_the_search_for_positions_finds_one() -> None:
    pos = given("street_5_2", "road").pos
    assert reaches(pos.legal(BELA)) == [pos]
    assert reaches([lambda: pos]) == [pos]


@each_moment
def test_from_an_observation_no_way_leads_to_the_position(moment: Any) -> None:
    pos = moment().pos
    for seen in observed(pos):
        assert reaches(seen) == [seen.seen]  # the position with holes, and no other
        assert seen.seen is not pos
        assert reaches(seen.legal()) in ([], [seen.seen])


def test_what_an_observation_asks_to_answer_is_what_the_seat_sees() -> None:
    pos = given("street_5_2", "road", hands={0: "c01 m01"}).pos
    seen = pos.observe(BELA)
    assert pos.game.parse_move("offer harbor 20d") in seen.legal()
    assert reaches(seen.legal()) == reaches(seen) == [seen.seen]
    assert seen.seen is not pos


# ---- an open space as a seat sees it


def test_an_observed_open_space_says_the_same_as_the_position() -> None:
    table = given("street_5_2", "road", ducats={BELA: 20})
    legal = table.pos.observe(BELA).legal()
    assert isinstance(legal, OpenSpace)
    assert legal is not table.pos.legal(BELA)
    parse = table.pos.game.parse_move
    yes = ["offer harbor 20d", "note inn 5d", "pass", "auto on", "quiet on"]
    no = ["offer harbor 25d", "offer inn 5d", "withdraw harbor", "auto off", "stop"]
    assert [text for text in yes + no if parse(text) in legal] == yes
    assert [str(move) for move in legal.listed] == ["pass"]
    assert [str(move) for move in legal.aside] == ["auto on"]
    assert bool(legal)


def test_what_is_sampled_from_an_observation_can_be_played() -> None:
    table = given("street_5_2", "road", hands={BELA: "s11 m01"}, goods={BELA: "copper"})
    kinds = set()
    for seed in range(40):
        twin = table.pos.copy()
        move = twin.observe(BELA).legal().sample(Random(seed))
        twin.play(BELA, move)
        kinds.add(move.tag)
    assert {"offer", "pass"} <= kinds


def test_an_observation_stays_as_it_was_when_the_game_goes_on() -> None:
    table = given("street_5_2", "road")
    first = table.pos.observe(BELA)
    before = first.to_json()
    table.does(BELA, "offer harbor 20d").does(BELA, "pass")
    assert first.to_json() == before
    offer = table.pos.game.parse_move("offer harbor 20d")
    assert offer in first.legal()
    assert [str(move) for move in first.legal().listed] == ["pass"]
    with pytest.raises(tp.NotYourDecision):
        table.pos.play(BELA, offer)
