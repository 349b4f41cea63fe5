"""Section 15: the Theater, which acts at the end of the draft."""

from __future__ import annotations

from collections import Counter

from tests.citadels import given
from tests.marks import rule
from tetrapolis.core.types import EVERYONE


@rule("CIT-15.32", "CIT-2.20")
def test_theater_exchanges_characters_unseen() -> None:
    """T-07: 5 players, P owns the Theater, picks Q: swapped, both look, others learn only that P and Q swapped."""
    holders = {"thief": 0, "king": 1, "bishop": 2, "assassin": 3, "merchant": 4}
    table = given(players=5, holders=holders, cities={0: ["theater"]})
    table.selected()
    assert table.asked == (0, "theater")
    assert sorted(table.choices()) == [
        "pass",
        "swap_characters p2",
        "swap_characters p3",
        "swap_characters p4",
        "swap_characters p5",
    ]
    assert table.sees(0).characters == ["thief"]
    table.play("swap_characters p2")
    assert (table.holder("king"), table.holder("thief")) == (0, 1)
    assert table.sees(0).characters == ["king"]
    assert table.sees(1).characters == ["thief"]
    (swap,) = [event for event in table.events if event.id == "citadels-theater"]
    assert swap.audience == EVERYONE
    assert swap.args == {"seat": 0, "target": 1}
    told = {event.args["char"]: event.audience for event in table.events if event.id == "citadels-you-have"}
    assert told == {"king": 0b00001, "thief": 0b00010}
    # rank 1 is called afterwards, and nothing but its holder is revealed
    assert table.asked == (3, "turn")
    assert table.said("citadels-reveals") == [{"seat": 3, "char": "assassin"}]
    assert len({world.holder[4] for world in table.worlds(2)}) > 1
    assert {world.holder[4] for world in table.worlds(1)} == {0}


@rule("CIT-15.32")
def test_theater_is_optional_and_comes_back_every_round() -> None:
    table = given(holders={"king": 1, "assassin": 2}, cities={0: ["theater"]}).selected()
    before = list(table.pos.holder)
    table.play("pass")
    assert table.pos.holder == before
    table.end_round().defaults_until(lambda: table.asked[1] == "theater")
    assert table.pos.round == 2
    assert table.asked == (0, "theater")


@rule("CIT-15.32")
def test_theater_stays_with_opponents_and_takes_no_look_before() -> None:
    table = given(holders={"king": 1, "assassin": 2, "thief": 3}, cities={0: ["theater"]})
    table.selected()
    table.refused("swap_characters p1")
    assert len({world.holder[4] for world in table.worlds(0)}) > 1


@rule("CIT-15.33")
def test_theater_with_two_characters_each() -> None:
    """T-08: P gives the Thief to Q, gets King or Merchant with probability 1/2 each and keeps the Bishop."""
    got: Counter[str] = Counter()
    for seed in range(120):
        table = given(
            players=3,
            holders={"thief": 0, "bishop": 0, "king": 1, "merchant": 1},
            cities={0: ["theater"]},
            seed=seed,
        )
        table.selected()
        assert sorted(table.choices("swap")) == [
            "swap_characters p2 char=bishop",
            "swap_characters p2 char=thief",
            "swap_characters p3 char=bishop",
            "swap_characters p3 char=thief",
        ]
        if seed == 0:
            table.refused("swap_characters p2", "swap_characters p2 char=king")
        table.play("swap_characters p2 char=thief")
        assert table.holder("thief") == 1
        assert table.holder("bishop") == 0
        new = "king" if table.holder("king") == 0 else "merchant"
        assert table.holder("merchant") == (0 if new == "merchant" else 1)
        assert sorted(table.sees(0).characters) == sorted(["bishop", new])
        got[new] += 1
    assert 40 <= got["king"] <= 80


@rule("CIT-15.33")
def test_theater_with_two_players() -> None:
    table = given(players=2, holders={"thief": 0, "bishop": 0, "king": 1, "merchant": 1}, cities={1: ["theater"]})
    table.selected()
    assert table.asked == (1, "theater")
    table.play("swap_characters p1 char=king")
    assert table.holder("king") == 0
    assert table.holder("merchant") == 1
    assert [table.holder("thief"), table.holder("bishop")].count(1) == 1
