"""CIT-3.12 from the other side: a player knows who knows what of his own hand, and worlds keep it."""

from __future__ import annotations

from tests.citadels import cast_with, given
from tests.marks import rule


@rule("CIT-3.12")
def test_who_was_spied_on_knows_what_the_spy_knows() -> None:
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands={1: ["manor", "palace"], 2: ["temple"]})
    table.call("spy").play("spy p2 noble")
    seen = table.sees(1).exposed
    assert sorted(seen[0].cards) == ["manor", "palace"]
    assert [exposed.cards for exposed in seen[1:]] == [[], [], []]
    assert all(exposed.cards == [] for exposed in table.sees(2).exposed)
    for world in table.worlds(1):
        assert sorted(world.view(0).players[1].known) == ["manor", "palace"]
        assert world.view(2).players[1].known == []


@rule("CIT-3.12")
def test_a_new_card_is_a_secret_again() -> None:
    table = given(
        cast=cast_with("spy", "patrician"),
        holders={"spy": 0, "patrician": 1},
        hands={1: ["manor"]},
        cities={1: ["castle"]},
        deck=["church", "market", "docks"],
    )
    table.call("spy").play("spy p2 unique", "gather gold", "end")
    table.until_called("patrician").play("income")
    assert table.hand(1) == ["church", "manor"]
    assert table.sees(1).exposed[0].cards == ["manor"]


@rule("CIT-3.12")
def test_a_card_given_is_known_to_the_giver() -> None:
    table = given(
        cast=cast_with("cardinal"),
        holders={"cardinal": 0},
        gold={0: 0, 1: 9},
        hands={0: ["castle", "temple", "tavern"], 1: ["docks"]},
    )
    table.call("cardinal").play("gather gold", "borrow castle p2", "give temple", "give tavern")
    assert table.hand(1) == ["docks", "tavern", "temple"]
    assert table.sees(1).exposed[0].cards == ["tavern", "temple"]
    assert table.sees(1).exposed[2].cards == []
