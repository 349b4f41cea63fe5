"""The price shown beside a choice is the gold that choosing it really costs."""

from __future__ import annotations

from random import Random

import pytest

from tests.citadels import GAME, cast_with, given

PAID = {
    "build": ("citadels-builds", "citadels-pays"),
    "destroy": ("citadels-destroys",),
    "seize": ("citadels-seizes",),
    "hand_over": ("citadels-exchanges",),
    "bribe": ("citadels-bribes",),
}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_prices_are_what_is_paid(players: int) -> None:
    rng = Random(players)
    compared = dict.fromkeys(PAID, 0)
    for seed in range(60):
        pos = GAME.new(players, seed, {"preset": "random"})
        while pos.outcome is None:
            seat = pos.pending[0].seat
            moves = list(pos.legal(seat))
            prices = pos.observe(seat).view.prices
            assert len(prices) == len(moves)
            index = rng.randrange(len(moves))
            events = pos.play(seat, moves[index])
            kind = str(moves[index]).split()[0]
            told = [event.args["n"] for event in events if event.id in PAID.get(kind, ())]
            if told:
                assert told[0] == prices[index]
                compared[kind] += 1
    assert compared["build"] > 100
    assert compared["destroy"] > 10
    assert compared["seize"] > 5
    assert compared["hand_over"] > 5


def price_of(table_prices: list[int], choices: list[str], text: str) -> int:
    return table_prices[choices.index(text)]


def test_the_other_prices() -> None:
    table = given(
        cast=cast_with("cardinal", "artist", ninth=True),
        holders={"cardinal": 0, "artist": 1},
        gold={0: 4, 2: 9},
        hands={0: ["palace", "fortress", "temple", "tavern", "market", "prison"]},
        cities={0: ["smithy", "manor"], 1: ["castle"]},
    )
    table.call("cardinal").play("gather cards")
    table.play(table.choices("keep")[0])
    prices, choices = table.sees(0).prices, table.choices()
    assert price_of(prices, choices, "build temple") == 1
    assert price_of(prices, choices, "borrow palace p3") == 4  # his own gold; the rest is borrowed
    assert price_of(prices, choices, "smithy") == 2
    assert price_of(prices, choices, "end") == -1
    assert table.sees(1).prices == []
    assert table.sees(None).prices == []
    table.until_called("artist")
    assert price_of(table.sees(1).prices, table.choices(), "beautify castle") == 1
