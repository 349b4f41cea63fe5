"""Contracts (GEN-8.17 to 8.21): cards C01 to C14 follow the ring of the main board, Palace to Villa Zasteri."""

from __future__ import annotations

import pytest

from tests.genoa import ANNA, BELA, CILI, DANI, Table, given
from tests.marks import rule


def _scored(contracts: str, board: str = "main") -> Table:
    """The last turn of the last round ends; Béla has these contracts and nothing else but 130 ducats."""
    return given("street_7_4", stand="acquire", first=BELA, spaces_left=1, hands={BELA: contracts}, board=board)


def _pay(contracts: str, board: str = "main") -> int:
    table = _scored(contracts, board)
    assert table.outcome.scores[BELA] == table.ducats(BELA)
    return table.ducats(BELA) - 130


@rule("GEN-8.17")
def test_contracts_bring_nothing_during_the_game() -> None:
    table = given("drinks", stand="road", hands={BELA: "c03 c04 c05 c06"})
    table.asks({BELA: "offer inn 5d"}).accept(BELA).play("main", "end").asks().play("stop")
    assert table.ducats(BELA) == 125
    assert table.cards(BELA) == "c03 c04 c05 c06"


@rule("GEN-8.17")
def test_contracts_pay_at_the_end() -> None:
    table = _scored("c03 c04 c05 c06")
    assert [table.ducats(seat) for seat in (ANNA, BELA, CILI, DANI)] == [130, 230, 130, 130]
    assert table.outcome.winners == (BELA,)


@rule("GEN-8.18")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("c01", "c02"),
        ("c02", "c03"),
        ("c03", "c04"),
        ("c04", "c05"),
        ("c05", "c06"),
        ("c06", "c07"),
        ("c07", "c08"),
        ("c08", "c09"),
        ("c09", "c10"),
        ("c10", "c11"),
        ("c11", "c12"),
        ("c12", "c13"),
        ("c13", "c14"),
        ("c14", "c01"),  # the ring is closed
    ],
)
def test_neighbours_on_the_ring_are_adjacent(one: str, other: str) -> None:
    assert _pay(f"{one} {other}") == 30


@rule("GEN-8.18")
@pytest.mark.parametrize(("one", "other"), [("c01", "c03"), ("c11", "c13"), ("c13", "c01"), ("c05", "c12")])
def test_others_are_not(one: str, other: str) -> None:
    assert _pay(f"{one} {other}") == 20


@rule("GEN-8.18")
def test_the_board_that_was_loaded_says_what_is_adjacent() -> None:
    assert _pay("c01 c02 c04") == 40  # Palace, Harbor; Drinks is behind Villa Monetti
    assert _pay("c01 c02 c04", board="alt") == 60  # here Drinks is beside the Harbor
    assert _pay("c13 c01") == 20  # Villa Zasteri lies between Fabric and Palace
    assert _pay("c13 c01", board="alt") == 30


@rule("GEN-8.18", "GEN-8.19")
def test_two_runs_and_a_ring_joint() -> None:
    """EX-T66"""
    assert _pay("c01 c02 c09 c10 c11") == 90  # {Palace, Harbor}, {Park, Villa Colini, Metals}: 30 + 60
    assert _pay("c04 c05 c06 c07 c12") == 110  # four in a row and one apart
    assert _pay("c13 c14 c01") == 60  # {Fabric, Villa Zasteri, Palace}: one run over the end of the list
    assert _pay("c01 c03 c05") == 30  # {Palace, Monetti, Inn}: 3 x 10


@rule("GEN-8.19")
def test_each_run_is_paid_once_and_only_in_full() -> None:
    assert _pay("c05 c06 c07 c08") == 100  # no 30 or 60 for the parts of it
    assert _pay("c05 c06 c08 c09") == 60  # 30 + 30


@rule("GEN-8.19")
def test_runs_are_made_of_ones_own_contracts() -> None:
    table = given(
        "street_7_4", stand="acquire", first=BELA, spaces_left=1, hands={BELA: "c05 c07", CILI: "c06", DANI: "c08"}
    )
    assert [table.ducats(seat) for seat in (BELA, CILI, DANI)] == [150, 140, 140]


@rule("GEN-8.20")
@pytest.mark.parametrize(
    ("contracts", "ducats"),
    [("c09", 10), ("c09 c10 c11 c12", 100), ("c09 c10 c11 c12 c13", 150), ("c09 c10 c11 c12 c13 c14", 200)],
    ids=["1", "4", "5", "6"],
)
def test_pay_of_one_run(contracts: str, ducats: int) -> None:
    """EX-B20"""
    assert _pay(contracts) == ducats


@rule("GEN-8.20", "GEN-8.18")
def test_every_further_building_pays_50_more_up_to_the_whole_ring() -> None:
    assert _pay("c02 c03 c04 c05 c06 c07 c08") == 250
    assert _pay("c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12 c13") == 550
    assert _pay("c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12 c13 c14") == 600


@rule("GEN-8.21")
def test_pay_of_runs_of_two_and_three() -> None:
    assert _pay("c06 c07") == 30
    assert _pay("c06 c07 c08") == 60


@rule("GEN-8.20")
def test_no_contract_no_pay() -> None:
    assert _pay("") == 0
