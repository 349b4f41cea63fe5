"""Section 1 of the rules: boards are data (WAL-1.3, WAL-1.4); a damaged file is refused with what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import tetrapolis as tp
from tests.marks import rule
from tests.walled_city import O, given, new_game
from tetrapolis.games.walled_city.rules import options
from tetrapolis.games.walled_city.rules.board import Board, read_board

Json = dict[str, Any]
_BOARDS = files("tetrapolis.games.walled_city") / "facts"


def londonderry() -> tuple[Json, Json]:
    """The two files of the board, decoded."""
    board: Json = json.loads((_BOARDS / "londonderry.json").read_text(encoding="utf-8"))
    fences: Json = json.loads((_BOARDS / "londonderry_fences.json").read_text(encoding="utf-8"))
    return board, fences


def read(board: Json, fences: Json) -> Board:
    """What the game makes of the two files."""
    return read_board(json.dumps(board).encode(), json.dumps(fences).encode())


def changed(change: Callable[[Json, Json], object]) -> tuple[Json, Json]:
    """The files of Londonderry with a change."""
    board, fences = londonderry()
    change(board, fences)
    return board, fences


def fault(change: Callable[[Json, Json], object]) -> tuple[str, dict[str, str | int]]:
    """How Londonderry with a change is refused: the message and what it speaks of."""
    with pytest.raises(tp.BadOptions) as refusal:
        read(*changed(change))
    return refusal.value.id, refusal.value.params


# ---- boards are data


@rule("WAL-1.3", "WAL-15.1")
@pytest.mark.parametrize(("board", "paths", "towers"), [("londonderry", 19, 11), ("borderlands", 24, 8)])
def test_one_board_is_picked(board: str, paths: int, towers: int) -> None:
    table = new_game(3, board=board)
    assert table.choices("build") == [f"build P{number}" for number in range(1, paths + 1)]
    assert [place for place, _, _ in table.sees(None).dice][-towers:] == [f"T{n}" for n in range(1, towers + 1)]


@rule("WAL-1.4")
def test_another_board_file_changes_the_game_without_touching_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """P1 leads from A1 to A6 now, G1 breaks the wall of A7, between T3 and T4."""

    def redraw(board: Json, fences: Json) -> None:
        board["paths"][0]["sides"] = [["A1"], ["A6"]]
        board["gaps"][0] |= {"area": "A7", "between_towers": ["T3", "T4"]}
        fences.clear()

    board = read(*changed(redraw))
    monkeypatch.setattr(options, "load_board", lambda _: board)
    table = given().turn(O).play("build P1", "show 4/1")
    assert table.choices("put") == ["put A1", "put A6"]
    table = given("A7{W2n}", built="all", round=2).turn(O).play("build G1", "show 4/1", "settle 4", "nobles 0")
    assert table.area("A7") == "O4p W2n"
    assert table.choices("promote") == ["promote A7 p2 T3", "promote A7 p2 T4"]


@rule("WAL-1.4")
def test_an_unchanged_board_file_is_read() -> None:
    board = read(*londonderry())
    assert (len(board.areas), len(board.paths), len(board.gaps), len(board.towers), len(board.zones)) == (
        13,
        19,
        14,
        11,
        11,
    )


@rule("WAL-1.4")
@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"id": "x"}', b"\xff\xfe"])
def test_broken_json_is_refused(text: bytes) -> None:
    fences = (_BOARDS / "londonderry_fences.json").read_bytes()
    with pytest.raises(tp.BadOptions) as refusal:
        read_board(text, fences)
    assert refusal.value.id == "error-content-shape"
    assert refusal.value.params["expected"]


@rule("WAL-1.4", "WAL-13.36")
@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"A1": 3}', b"\xff\xfe"])
def test_broken_json_of_fences_is_refused(text: bytes) -> None:
    with pytest.raises(tp.BadOptions) as refusal:
        read_board((_BOARDS / "londonderry.json").read_bytes(), text)
    assert refusal.value.id == "error-content-shape"
    assert refusal.value.params["expected"]


@rule("WAL-1.4")
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda board, _: board.pop("gaps"), id="no gaps"),
        pytest.param(lambda board, _: board["areas"][0].pop("id"), id="an area without id"),
        pytest.param(lambda board, _: board["areas"][0].update(spot={"type": "pond"}), id="an unknown kind of spot"),
        pytest.param(lambda board, _: board["paths"][0].update(sides=[["A1"]]), id="a path with one side"),
        pytest.param(lambda board, _: board["towers"][0].update(zones=["Z1"]), id="a tower with one zone"),
        pytest.param(lambda board, _: board["gaps"][0].update(area=6), id="a number for an area"),
        pytest.param(lambda _, fences: fences["A1"][0].update(halves=[]), id="a cut without halves"),
    ],
)
def test_a_file_of_the_wrong_shape_is_refused(change: Callable[[Json, Json], object]) -> None:
    assert fault(change)[0] == "error-content-shape"


@rule("WAL-1.4")
@pytest.mark.parametrize(
    ("part", "first"),
    [("areas", "A1"), ("paths", "P1"), ("gaps", "G1"), ("towers", "T1"), ("defence_zones", "Z1")],
)
def test_a_doubled_id_is_refused(part: str, first: str) -> None:
    found = fault(lambda board, _: board[part].append(board[part][0]))
    assert found == ("walled_city-error-board-twice", {"place": first})


@rule("WAL-1.4")
def test_a_doubled_id_of_a_cut_is_refused() -> None:
    """`choose A1-F1` must mean one cut only."""
    found = fault(lambda _, fences: fences["A1"].append(fences["A1"][0]))
    assert found == ("walled_city-error-board-twice", {"place": "A1-F1"})


@rule("WAL-1.4")
def test_an_area_listed_twice_on_a_side_is_refused() -> None:
    """And not read as another area."""
    found = fault(lambda board, _: board["paths"][4].update(sides=[["A2", "A2"], ["A5"]]))
    assert found[1]["place"] == "P5"


@rule("WAL-1.4")
@pytest.mark.parametrize(
    ("change", "place", "unknown"),
    [
        pytest.param(lambda board, _: board["paths"][2].update(sides=[["A1"], ["A99"]]), "P3", "A99", id="path"),
        pytest.param(lambda board, _: board["gaps"][1].update(area="A0"), "G2", "A0", id="area of a gap"),
        pytest.param(lambda board, _: board["gaps"][1].update(between_towers=["T1", "T12"]), "G2", "T12", id="gap"),
        pytest.param(lambda board, _: board["towers"][3].update(zones=["Z3", "Z40"]), "T4", "Z40", id="tower"),
        pytest.param(lambda board, _: board["defence_zones"][0].update(towers=["T0", "T2"]), "Z1", "T0", id="zone"),
        pytest.param(lambda _, fences: fences.update(A77=fences.pop("A9")), "A9-F1", "A77", id="area of a cut"),
        pytest.param(
            lambda _, fences: fences["A9"][0]["halves"][0].update(paths=["P99"]), "A9-F1", "P99", id="path of a cut"
        ),
        pytest.param(
            lambda _, fences: fences["A9"][0]["halves"][1].update(gaps=["G99"]), "A9-F1", "G99", id="gap of a cut"
        ),
    ],
)
def test_an_unknown_id_is_refused(change: Callable[[Json, Json], object], place: str, unknown: str) -> None:
    assert fault(change) == ("walled_city-error-board-unknown", {"place": place, "id": unknown})


def more_dice(board: Json, fences: Json) -> None:
    board["areas"][0]["spot"] = {"type": "die"}


def five_tiles(board: Json, fences: Json) -> None:
    board["areas"].append({"id": "A14", "name": "x", "name_hu": "x", "spot": {"type": "survey"}})


@rule("WAL-1.4", "WAL-1.5", "WAL-1.18", "WAL-13.36", "WAL-13.43")
@pytest.mark.parametrize(
    ("change", "place", "what"),
    [
        pytest.param(lambda board, _: board["paths"][4].update(sides=[["A2"], []]), "P5", "sides", id="empty side"),
        pytest.param(lambda board, _: board["paths"][4].update(sides=[["A2"], ["A2"]]), "P5", "sides", id="one area"),
        pytest.param(lambda board, _: board["towers"][1].update(zones=["Z1", "Z1"]), "T2", "zones", id="same zone"),
        pytest.param(lambda board, _: board["towers"][1].update(zones=["Z1", "Z5"]), "T2", "zones", id="far zone"),
        pytest.param(lambda board, _: board["gaps"][2].update(between_towers=["T2", "T2"]), "G3", "towers", id="gap"),
        pytest.param(
            lambda _, fences: fences["A9"][0]["halves"][0].update(paths=[]), "A9-F1", "paths", id="cut loses a path"
        ),
        pytest.param(
            lambda _, fences: fences["A9"][0]["halves"][0].update(paths=["P9", "P1"]), "A9-F1", "paths", id="far path"
        ),
        pytest.param(
            lambda _, fences: fences["A9"][0]["halves"][0].update(gaps=["G5", "G6"]), "A9-F1", "gaps", id="gap in both"
        ),
        pytest.param(
            lambda _, fences: fences["A9"][0]["halves"][0].update(gaps=[]), "A9-F1", "gaps", id="cut loses a gap"
        ),
        pytest.param(more_dice, "londonderry", "spots", id="21 spots for dice"),
        pytest.param(five_tiles, "londonderry", "spots", id="five spots for tiles"),
    ],
)
def test_what_does_not_fit_together_is_refused(change: Callable[[Json, Json], object], place: str, what: str) -> None:
    assert fault(change) == ("walled_city-error-board-wrong", {"place": place, "fault": what})


@rule("WAL-1.6")
def test_a_zone_whose_towers_do_not_name_it_is_refused() -> None:
    found = fault(lambda board, _: board["defence_zones"][0].update(towers=["T1", "T6"]))
    assert found[0] == "walled_city-error-board-wrong"
    assert found[1]["place"] in ("T2", "Z1")
