"""The state of a game is declared once: what follows from the table really follows from it."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Annotated, Any

import msgspec
import pytest

import tetrapolis as tp
from tetrapolis.core.position import Position
from tetrapolis.core.state import APART, Declared, each, starts, stored_struct
from tetrapolis.games import games


class Book:
    """Something with a copy of its own."""

    def __init__(self, pages: list[int]) -> None:
        self.pages = pages

    def copy(self) -> Book:
        return Book(self.pages.copy())


class Table(Position):
    """A made-up game."""

    setup: Annotated[Any, APART]
    book: Annotated[Book, APART]
    score: Annotated[list[int], starts(lambda setup: [7] * setup.players)]
    rows: Annotated[list[list[int]], starts(lambda setup: [[] for _ in range(setup.players)])]
    pile: list[int]
    turn: int
    mark: Annotated[int, each("turn", -1)]
    named: Annotated[list[int], each("turn")]


SETUP = SimpleNamespace(players=2)


def table() -> Table:
    made = Table.__new__(Table)
    made.start(tp.game("citadels"), tp.game("citadels").new(players=4, seed=1).chance)
    made.begin(SETUP)
    made.book = Book([1])
    return made


def test_fields_begin_as_declared() -> None:
    made = table()
    assert (made.setup, made.score, made.rows, made.pile) == (SETUP, [7, 7], [[], []], [])
    assert (made.turn, made.mark, made.named) == (0, -1, [])
    assert made.pile is not table().pile


def test_a_class_has_slots_for_its_fields_only() -> None:
    made: Any = table()
    with pytest.raises(AttributeError):
        made.scores = 1


def test_only_what_begins_anew_each_turn_does() -> None:
    made = table()
    made.turn, made.mark, made.named, made.pile = 3, 5, [1], [9]
    made.again("turn")
    assert (made.turn, made.mark, made.named, made.pile) == (3, -1, [], [9])


def test_a_copy_shares_nothing_that_can_change() -> None:
    made = table()
    twin = made.copy()
    made.rows[0].append(4)
    made.pile.append(5)
    made.score[1] = 0
    made.book.pages.append(2)
    made.turn = 9
    assert (twin.rows, twin.pile, twin.score, twin.book.pages, twin.turn) == ([[], []], [], [7, 7], [1], 0)
    assert twin.setup is made.setup


def test_the_stored_fields_come_back_and_damage_is_noticed() -> None:
    stored = stored_struct(Table, ("players", int))
    made = table()
    made.rows, made.turn, made.named = [[1], [2, 3]], 4, [8]
    content = {**made.fields_data(), "players": 2}
    assert list(content) == ["score", "rows", "pile", "turn", "mark", "named", "players"]
    other = table()
    other.set_fields(msgspec.convert(content, stored))
    assert {**other.fields_data(), "players": 2} == content
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({**content, "more": 1}, stored)
    with pytest.raises(AssertionError, match="score"):
        other.set_fields(msgspec.convert({**content, "score": [1]}, stored))


@pytest.mark.parametrize("name", games())
def test_every_field_of_every_game_is_copied_and_cut_loose(name: str) -> None:
    """Field by field: the same in the twin, and nothing that can change is the same object."""
    game = tp.game(name)
    pos, rng = game.new(players=game.players[0], seed=5), Random(5)
    for _ in range(60):
        if pos.outcome is None:
            seat = pos.pending[0].seat
            pos.play(seat, pos.legal(seat).sample(rng))
    twin = pos.copy()
    assert twin.to_json() == pos.to_json()
    kind = type(pos)
    assert isinstance(kind, Declared)
    lists = 0
    for row in kind.fields:
        mine, other = getattr(pos, row.name), getattr(twin, row.name)
        if isinstance(mine, list):
            lists += 1
            assert mine is not other, row.name
            assert all(one is not two for one, two in zip(mine, other, strict=True) if isinstance(one, list)), row.name
        if row.stored:
            assert mine == other, row.name
    assert lists >= 15
