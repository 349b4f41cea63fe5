"""Actions and vectors: every legal move has its number, every action is a move, nothing hidden is in a vector."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

import tetrapolis as tp
from tests.core.tea import TEA
from tests.envs.tables import PLAIN, TABLES, Table, positions
from tetrapolis.core.errors import BadOptions, UnknownGame
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.observation import Observation
from tetrapolis.core.types import CLOCK, Move
from tetrapolis.envs.rewards import win_share
from tetrapolis.games.genoa.env import candidates as genoa_candidates
from tetrapolis.games.genoa.rules.moves import Auto, Call, Counter, Drop, Note, Offer, Preset, Purse, Quiet, Watch
from tetrapolis.numbers import plain
from tetrapolis.numbers.encoding import codec

MATCHES = Path(__file__).parent.parent / "matches"
OPEN = (Offer, Counter, Call, Note)
ASIDE = (Auto, Purse, Preset, Watch, Quiet, Drop)
"""Settings and instructions: they answer nothing and are no actions."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_actions_a_seat_has_are_exactly_its_legal_moves(table: Table, full: bool) -> None:
    coded = codec(table.game, table.players)

    def choose(obs: Observation, rng: Random) -> Move:
        legal, moves = obs.legal(), coded.moves(obs)
        assert moves
        if isinstance(legal, OpenSpace):
            assert set(legal.listed) <= set(moves.values())
            assert all(move in legal for move in moves.values())
            assert all(isinstance(move, OPEN) for move in moves.values() if move not in legal.listed)
        else:
            assert sorted(map(str, moves.values())) == sorted(map(str, legal))
        mask = np.frombuffer(coded.mask(moves), np.int8)
        assert mask.shape == (len(coded.actions),)
        assert set(np.flatnonzero(mask)) == set(moves)
        return rng.choice(list(moves.values()))

    for seed in range(10 if full else 1):
        for _ in positions(table, seed, 4000 if full else 150, choose):
            pass


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_vector_is_the_same_in_every_world_a_seat_could_be_in(table: Table, full: bool) -> None:
    coded, luck = codec(table.game, table.players), Random(5)

    def choose(obs: Observation, rng: Random) -> Move:
        return obs.legal().sample(rng)

    for number, pos in enumerate(positions(table, 3, 4000 if full else 200, choose)):
        if not full and number % 12:
            continue
        for seat in range(table.players):
            seen = pos.observe(seat)
            vector = np.frombuffer(coded.vector(seen), np.float32)
            assert vector.shape == (coded.size,)
            assert 0.0 <= vector.min() <= vector.max() <= 1.0
            world = seen.resample(luck).observe(seat)
            assert np.array_equal(coded.vector(world), vector)
            assert list(coded.moves(world).items()) == list(coded.moves(seen).items())


@pytest.mark.parametrize("table", [Table(game, tp.game(game).players[-1], {}) for game in tp.games()], ids=str)
def test_every_action_is_the_text_of_a_move(table: Table) -> None:
    coded, game = codec(table.game, table.players), tp.game(table.game)
    candidates = set(genoa_candidates.actions(table.players)) if table.game == "genoa" else set()
    for number, action in enumerate(coded.actions):
        if action in candidates or action in ("pass below", "agree") or action.startswith("accept"):
            continue
        for seat in (0, table.players - 1):
            text = action
            for place in range(table.players):
                text = text.replace(f"@{place}", f"p{(place + seat) % table.players + 1}")
            assert coded.number(seat, game.parse_move(text)) == number


@pytest.mark.parametrize("game", tp.games())
def test_every_move_of_the_stored_matches_is_an_action(game: str) -> None:
    parse, count = tp.game(game).parse_move, 0
    for path in (MATCHES / game).glob("*.jsonl"):
        header, *records = map(msgspec.json.decode, path.read_bytes().splitlines())
        coded = codec(game, header["players"])
        for record in records:
            if "move" in record and record["seat"] != CLOCK:
                move = parse(record["move"])
                if not isinstance(move, (*OPEN, *ASIDE)):
                    coded.number(record["seat"], move)
                    count += 1
    assert count > 1000


def test_seats_are_counted_from_the_one_who_acts() -> None:
    coded, game = codec("citadels", 4), tp.game("citadels")
    action = coded.numbers["destroy @1 manor"]
    assert coded.number(0, game.parse_move("destroy p2 manor")) == action
    assert coded.number(3, game.parse_move("destroy p1 manor")) == action
    assert coded.number(2, game.parse_move("destroy p2 manor")) != action


def test_the_parts_of_a_vector_are_named() -> None:
    coded = codec("citadels", 2)
    pos = tp.game("citadels").new(2, seed=1)
    own, next_one = (coded.parts[f"player @{place}"] for place in (0, 1))
    pos.gold = [3, 15]  # type: ignore[attr-defined]
    for seat, (mine, other) in enumerate([(0.1, 0.5), (0.5, 0.1)]):
        vector = coded.vector(pos.observe(seat))
        assert (vector[own], vector[next_one]) == pytest.approx((mine, other))


def test_the_numbers_of_the_actions_do_not_change() -> None:
    """Programs that have learnt rely on them: who changes an encoder says so in the changelog."""
    assert {str(table): _summary(table) for table in PLAIN} == SUMMARIES


def _summary(table: Table) -> str:
    actions = codec(table.game, table.players).actions
    return f"{len(actions)} {sha256('|'.join(actions).encode()).hexdigest()[:8]}"


SUMMARIES = {
    "ankh_morpork-2": "1358 ba4de93d",
    "ankh_morpork-3": "1383 22bca610",
    "ankh_morpork-4": "1408 8d63369c",
    "citadels-2": "1930 7e46b062",
    "citadels-3": "2396 48d766fb",
    "citadels-4": "2862 f6100c21",
    "citadels-5": "3328 e92ab897",
    "citadels-6": "3794 ee7ab5e6",
    "citadels-7": "4260 ad8eb6ef",
    "citadels-8": "4726 efb96e9a",
    "genoa-2": "5862 f343ee19",
    "genoa-3": "7170 58a68750",
    "genoa-4": "8520 06f63cd1",
    "genoa-5": "9954 a0615e6f",
    "walled_city-2": "2203 d6f717d8",
    "walled_city-3": "2683 70907163",
    "walled_city-4": "3163 baecc407",
}
"""How many actions there are, and a digest of their texts."""


PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")


@pytest.mark.parametrize("name", tp.games())
def test_the_page_tells_how_many_actions_and_numbers_there_are(name: str) -> None:
    coded = [codec(name, players) for players in tp.game(name).players]
    title = name.replace("_", " ")
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and " to " in line]
    (row,) = [line for line in rows if title in line.lower().replace("-", " ")]
    _, _, actions, numbers, _ = row.split("|")
    assert actions.strip() == ", ".join(str(len(one.actions)) for one in coded)
    assert numbers.strip() == ", ".join(str(one.size) for one in coded)


def test_the_page_tells_the_numbers_of_a_game_without_an_encoder() -> None:
    tea = plain.PlainCodec(TEA, 3)
    kinds = tea.parts["asked"]
    assert tea.size == kinds + 3 + plain.SEEN
    assert f"one of {plain.SEEN} numbers" in PAGE
    assert f"one of {plain.ACTIONS} places" in " ".join(PAGE.split())
    assert f"1 + 3 + {plain.SEEN} = {1 + 3 + plain.SEEN} numbers" in PAGE


def test_a_win_is_worth_one_and_all_rewards_nothing() -> None:
    pos = tp.game("citadels").new(players=4, seed=1)
    outcome = tp.Outcome("city_completed", ((2,), (0, 1), (3,)), (9, 9, 20, 1), ((), (), (), ()))
    pos.outcome = outcome
    assert win_share(pos) == pytest.approx([-1 / 3, -1 / 3, 1.0, -1 / 3])
    pos.outcome = tp.Outcome("city_completed", ((0, 3), (1, 2)), (20, 9, 9, 20), ((), (), (), ()))
    assert win_share(pos) == pytest.approx([1 / 3, -1 / 3, -1 / 3, 1 / 3])


def test_a_wrong_game_or_number_of_players_is_told() -> None:
    with pytest.raises(UnknownGame):
        codec("chess", 2)
    with pytest.raises(BadOptions):
        codec("genoa", 6)
