"""What a seat sees, hears and holds possible: the words of the tests of hidden information."""

from __future__ import annotations

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tetrapolis.core.types import SPECTATOR


def worlds(table: Table, seat: int | None, count: int = 50) -> list[Table]:
    """Tables that this seat cannot tell from the real one."""
    return [Table(world) for world in table.worlds(seat, count)]


def heard(table: Table, seat: int | None) -> list[tp.Event]:
    """Everything a seat was told so far."""
    ear = SPECTATOR if seat is None else 1 << seat
    return [event for event in table.events if event.audience & ear]


def look_the_same(one: Table, two: Table, *seats: int | None) -> None:
    """These seats cannot tell the two tables from each other, and were told the same."""
    for seat in seats:
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
        assert heard(one, seat) == heard(two, seat)


def cannot_tell(table: Table, *seats: int | None) -> None:
    """The law of views: in each of its worlds a seat sees, hears and may do just the same."""
    for seat in seats:
        seen = table.pos.observe(seat).to_json()
        for world in table.worlds(seat, 5):
            assert world.observe(seat).to_json() == seen
            world.check()


def spied(hand: list[str]) -> Table:
    """Seat 0 was the Spy and has seen the hand of seat 1; then seat 1 is on with rank 7, the Architect."""
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0, "architect": 1, "warlord": 2, "bishop": 3},
        hands={1: hand},
        cities={1: ["laboratory", "museum"]},
        gold=10,
        deck=["market", "docks", "harbor", "market", "docks", "harbor"],
    )
    table.call("spy").play("spy p2 religious", "gather gold", "end")
    return table.until_called("architect").play("gather gold")
