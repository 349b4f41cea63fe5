"""Cards and citizens last for a whole game (section S): hands, zones, supplies."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.walled_city import O, T, Table, W, X, given, new_game


def shown(table: Table, seat: int) -> list[str]:
    return [said["card"] for said in table.said("shows") if said["seat"] == seat]


def laid(table: Table, seat: int) -> int:
    return len(table.hears(seat, "you-lay"))


@rule("WAL-1.14", "WAL-1.15", "WAL-11.1", "WAL-11.2", "WAL-11.6")
@pytest.mark.parametrize(
    ("board", "players", "hand", "roads", "walls"),
    [
        ("londonderry", 4, 9, 4, 3),
        ("borderlands", 4, 10, 5, 3),
        ("londonderry", 3, 11, 5, 4),
        ("borderlands", 3, 12, 6, 4),
    ],
)
def test_hands_last_to_the_end(board: str, players: int, hand: int, roads: int, walls: int) -> None:
    """EX-T29"""
    table = new_game(players, board=board)
    seats = range(players)
    assert [player.cards for player in table.sees(None).players] == [hand] * players
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert [len(shown(table, seat)) for seat in seats] == [roads] * players
    table.defaults_until(lambda: table.sees(None).public["round"] == 2)
    assert [laid(table, seat) for seat in seats] == [1] * players
    table.defaults_until(lambda: table.asked[1] == "zoning")
    assert [len(shown(table, seat)) for seat in seats] == [roads + walls] * players
    table.defaults_until(lambda: table.pos.outcome is not None)
    assert [laid(table, seat) for seat in seats] == [2] * players
    assert [player.cards for player in table.sees(None).players] == [0] * players


@rule("WAL-11.6", "WAL-11.5")
def test_the_off_colour_card_laid_first() -> None:
    """EX-T31"""
    table = new_game(3, board="borderlands")
    off = table.sees(O).hand[-1]
    assert off.endswith("*")
    table.defaults_until(lambda: table.asked == (O, "laying")).play(f"lay {off}")
    table.defaults_until(lambda: table.asked[1] != "facing")
    assert len(table.sees(O).hand) == 5
    table.defaults_until(lambda: table.sees(None).public["round"] == 2)
    table.defaults_until(lambda: table.asked == (O, "laying"))
    assert len(shown(table, O)) == 6 + 4
    assert len(table.choices()) == 1, "one own card for the second defence"
    table.defaults_until(lambda: table.pos.outcome is not None)
    assert table.sees(O).hand == []


@rule("WAL-5.3", "WAL-5.4")
def test_the_last_player_has_one_zone_left() -> None:
    """EX-T32"""
    zones = {"Z1": (O, "2/0", "T1"), "Z2": (W, "2/0", "T2"), "Z3": (T, "2/0", "T3"), "Z4": (X, "2/0", "T4")}
    table = given(board="borderlands", round=2, zones=zones, votes=(0, 1, 2, 3)).defence()
    assert table.choices() == ["zone Z5", "zone Z6", "zone Z7", "zone Z8"]
    table.play("zone Z6", "lay 1/1", "face T6", "zone Z8", "lay 1/1", "face T8", "zone Z5", "lay 1/1", "face T5")
    assert table.asked == (X, "zoning")
    assert table.choices() == ["zone Z7"]


@rule("WAL-1.14", "WAL-3.7", "WAL-7.5")
def test_an_even_supply() -> None:
    """EX-T34"""
    cards = ["3/2", "4/1", "2/2", "3/1", "5/0", "4/0", "3/0"]
    table = new_game(4)
    assert table.supply(O) == "16p 14n"
    for card in cards:
        table.defaults_until(lambda: table.asked == (O, "showing")).play(f"show {card}")
        if table.sees(None).public["round"] == 2:
            table.defaults_until(lambda: table.asked == (O, "settling")).play(f"settle {card[0]}")
    table.defaults_until(lambda: table.seat != O)
    settled = [said["n"] + said["nobles"] for said in table.said("settles") if said["seat"] == O]
    assert (sum(settled[:8]), sum(settled[8:])) == (18, 12)
    assert table.supply(O) == "0p 0n"
