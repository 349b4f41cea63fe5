"""Section 1 of the rules: boards are data (GEN-1.2, GEN-1.3); a damaged file is refused with what is wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import tetrapolis as tp
from tests.genoa import ANNA, GAME, given
from tests.marks import rule
from tests.rules.genoa.whole_turns import rest_of_game
from tetrapolis.games.genoa.rules import options
from tetrapolis.games.genoa.rules.board import Board, BoardName, load_board, read_board

Json = dict[str, Any]
_FACTS = files("tetrapolis.games.genoa") / "facts"
BOARDS = pytest.mark.parametrize("name", ["main", "alt"])


def main_board() -> Json:
    """The file of the main board, decoded."""
    board: Json = json.loads((_FACTS / "board.json").read_text(encoding="utf-8"))
    return board


def read(board: Json) -> Board:
    """What the game makes of a file."""
    return read_board(json.dumps(board).encode())


def fault(change: Callable[[Json], object]) -> tuple[str, dict[str, str | int]]:
    """How the main board with a change is refused: the message and what it speaks of."""
    board = main_board()
    change(board)
    with pytest.raises(tp.BadOptions) as refusal:
        read(board)
    return refusal.value.id, refusal.value.params


def neighbours(name: BoardName, space: str) -> str:
    """The neighbours of a space, in alphabetical order."""
    board = load_board(name)
    return " ".join(sorted(board.names[beside] for beside in board.adjacent[board.numbers[space]]))


def ring(name: BoardName) -> str:
    """The ring of the contracts."""
    board = load_board(name)
    return " ".join(board.names[space] for space in board.ring)


# ---- what the rules say of both boards


@rule("GEN-1.2")
@BOARDS
def test_39_spaces_are_18_buildings_20_streets_and_the_market(name: BoardName) -> None:
    kinds = Counter(space.partition("_")[0] == "street" or space for space in load_board(name).names)
    assert len(load_board(name).names) == 39
    assert kinds.pop(True) == 20
    assert kinds.pop("market") == 1
    assert len(kinds) == 18


@rule("GEN-1.2")
@BOARDS
def test_the_64_squares_are_shared_out_and_each_street_has_one(name: BoardName) -> None:
    board = load_board(name)
    squares = Counter(board.names[space] for space in board.space_at)
    streets = [count for space, count in squares.items() if space.startswith("street_")]
    assert squares.total() == 64
    assert streets == [1] * 20
    assert squares["market"] == 4


@rule("GEN-1.2", "GEN-3.2")
@BOARDS
def test_a_street_is_named_after_its_blue_and_red_number(name: BoardName) -> None:
    board = load_board(name)
    assert board.names[board.space_at[8 * (2 - 1) + 3 - 1]] == "street_3_2"
    assert board.names[board.space_at[8 * (4 - 1) + 7 - 1]] == "street_7_4"


@rule("GEN-1.2", "GEN-4.2", "GEN-10.14")
def test_neighbours_on_the_main_board() -> None:
    """Those that the vectors lean on: EX-T03, EX-T06, EX-T08, EX-T09, EX-B13, EX-B14, EX-T71, R-53."""
    assert neighbours("main", "market") == "cathedral city_hall guild_hall post_office"
    assert neighbours("main", "street_7_4") == "city_hall inn street_7_3 street_7_5"
    assert neighbours("main", "metals") == "colini street_2_6 street_3_7 tavern"
    assert neighbours("main", "park") == "coach_house colini street_3_7 street_4_7"
    assert neighbours("main", "street_5_7") == "coach_house guild_hall street_4_7 street_6_7"
    assert neighbours("main", "street_6_7") == "coach_house spices street_5_7 street_6_6"
    assert neighbours("main", "street_2_6") == "metals street_2_5 street_3_6"
    assert neighbours("main", "colini") == "metals park"
    assert neighbours("main", "monetti") == "drinks harbor"
    assert neighbours("main", "ricci") == "coach_house spices"
    assert neighbours("main", "zasteri") == "fabric palace"


@rule("GEN-1.2", "GEN-14.1")
def test_villas_touch_a_street_on_the_other_board() -> None:
    assert neighbours("alt", "market") == "cathedral city_hall guild_hall post_office"
    assert neighbours("alt", "colini") == "metals street_2_6 tavern"
    assert neighbours("alt", "monetti") == "drinks inn street_7_3"
    assert neighbours("alt", "ricci") == "inn spices street_7_6"
    assert neighbours("alt", "zasteri") == "fabric street_2_3 tavern"


@rule("GEN-8.18", "GEN-14.1")
def test_the_ring_of_the_14_contracts() -> None:
    assert ring("main") == (
        "palace harbor monetti drinks inn spices ricci coach_house park colini metals tavern fabric zasteri"
    )
    assert ring("alt") == (
        "palace harbor drinks monetti inn ricci spices coach_house park metals colini tavern zasteri fabric"
    )


@rule("GEN-4.1")
@BOARDS
def test_neighbours_are_mutual(name: BoardName) -> None:
    board = load_board(name)
    pairs = {(space, beside) for space in range(39) for beside in board.adjacent[space]}
    assert pairs == {(beside, space) for space, beside in pairs}
    assert not any(space == beside for space, beside in pairs)


# ---- boards are data


@rule("GEN-1.3", "GEN-14.1")
def test_the_main_board_is_used_unless_the_table_picks_the_other() -> None:
    assert GAME.new(4, 1, {}).observe(None).view.options.board == "main"
    assert given("zasteri", "road").asks().listed(ANNA, "go") == ["go palace", "go fabric"]
    other = given("zasteri", "road", board="alt").asks()
    assert other.listed(ANNA, "go") == ["go tavern", "go fabric", "go street_2_3"]


@rule("GEN-1.3")
def test_there_are_two_boards() -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(4, 1, {"board": "board.json"})


@rule("GEN-1.3")
def test_another_board_file_changes_the_game_without_touching_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Inn and Tavern have changed places: start space, neighbours and contracts follow the file."""
    text = (_FACTS / "board.json").read_text(encoding="utf-8")
    swapped = text.replace('"inn"', '"?"').replace('"tavern"', '"inn"').replace('"?"', '"tavern"')
    board = read_board(swapped.encode())
    monkeypatch.setattr(options, "load_board", lambda _: board)
    table = given(rolls=(8, 4), spaces_left=1, trader=3, first=0, hands={ANNA: "c04 c12"}).play("roll")
    assert table.tower == "tavern"
    table.play("invite").asks().play("lapse").asks()
    assert table.listed(3, "go") == ["go drinks", "go spices", "go street_7_4", "go street_7_5"]
    rest_of_game(table)
    assert table.outcome.scores[ANNA] == 130 + 30  # Drinks and Tavern are one run now


@rule("GEN-1.3")
def test_an_unchanged_board_file_is_read() -> None:
    assert read(main_board()) == load_board("main")


# ---- damaged files


@rule("GEN-1.3")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"{", id="broken off"),
        pytest.param(b"no board", id="no JSON"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b"{}", id="nothing in it"),
        pytest.param(b'{"meta": {"title": "\xff", "status": ""}}', id="no text"),
    ],
)
def test_a_file_that_is_no_board_is_refused(text: bytes) -> None:
    with pytest.raises(tp.BadOptions) as refusal:
        read_board(text)
    assert refusal.value.id == "error-content-shape"


@rule("GEN-1.3")
@pytest.mark.parametrize(
    ("change", "detail"),
    [
        pytest.param(lambda board: board.pop("spaces"), "spaces", id="no spaces"),
        pytest.param(lambda board: board.pop("contract_ring_clockwise"), "contract_ring_clockwise", id="no ring"),
        pytest.param(lambda board: board["spaces"]["inn"].update(kind="house"), "house", id="unknown kind"),
        pytest.param(lambda board: board["spaces"]["inn"].pop("cells"), "cells", id="no squares"),
        pytest.param(lambda board: board["spaces"]["inn"].update(cells=[[8, 4, 5]]), "array of length", id="cell"),
        pytest.param(lambda board: board["spaces"]["inn"].update(adjacent=[3]), "adjacent", id="neighbour no name"),
    ],
)
def test_a_file_of_another_form_is_refused_with_what_is_wrong(change: Callable[[Json], object], detail: str) -> None:
    message, params = fault(change)
    assert message == "error-content-shape"
    assert detail in f"{params['place']} {params['expected']}"


def rename(old: str, new: str) -> Callable[[Json], object]:
    """A space has another name."""
    return lambda board: board["spaces"].update({new: board["spaces"].pop(old)})


def no_market(board: Json) -> None:
    """The market is a street."""
    board["spaces"]["market"]["kind"] = "street"


@rule("GEN-1.2", "GEN-1.3")
@pytest.mark.parametrize(
    ("change", "place", "what"),
    [
        pytest.param(lambda board: board["spaces"]["inn"].update(kind="street"), "inn", "kind", id="Inn a street"),
        pytest.param(lambda board: board["spaces"].pop("inn"), "inn", "kind", id="no Inn"),
        pytest.param(rename("inn", "hotel"), "hotel", "kind", id="an unknown building"),
        pytest.param(lambda board: board["spaces"].pop("street_3_2"), "38", "spaces", id="street"),
        pytest.param(no_market, "39", "spaces", id="no market"),
        pytest.param(
            lambda board: board["spaces"]["street_3_2"].update(kind="market"),
            "39",
            "spaces",
            id="two markets",
        ),
    ],
)
def test_a_missing_or_unknown_space_is_refused(change: Callable[[Json], object], place: str, what: str) -> None:
    assert fault(change) == ("genoa-error-board-wrong", {"place": place, "fault": what, "square": ""})


@rule("GEN-1.2", "GEN-1.3")
@pytest.mark.parametrize(
    ("change", "place", "what", "square"),
    [
        pytest.param(
            lambda board: board["spaces"]["inn"]["cells"].append([7, 4]), "inn", "shared", "7, 4", id="square twice"
        ),
        pytest.param(
            lambda board: board["spaces"]["inn"]["cells"].append([8, 4]),
            "inn",
            "shared",
            "8, 4",
            id="twice in one space",
        ),
        pytest.param(
            lambda board: board["spaces"]["inn"]["cells"].append([9, 4]),
            "inn",
            "outside",
            "9, 4",
            id="beside the board",
        ),
        pytest.param(
            lambda board: board["spaces"]["inn"]["cells"].append([8, 0]),
            "inn",
            "outside",
            "8, 0",
            id="above the board",
        ),
        pytest.param(
            lambda board: board["spaces"]["inn"]["cells"].pop(),
            "Genoa board - recommended layout",
            "free",
            "8, 5",
            id="square missing",
        ),
    ],
)
def test_squares_that_do_not_fill_the_grid_once_are_refused(
    change: Callable[[Json], object], place: str, what: str, square: str
) -> None:
    assert fault(change) == ("genoa-error-board-wrong", {"place": place, "fault": what, "square": square})


def square_for_a_street(board: Json) -> None:
    """A street grows by a square of Villa Zasteri, its neighbours are right."""
    spaces = board["spaces"]
    spaces["zasteri"]["cells"].remove([2, 1])
    spaces["street_3_2"]["cells"].append([2, 1])
    spaces["zasteri"]["adjacent"] = ["fabric", "street_3_2"]
    spaces["palace"]["adjacent"] = ["harbor", "street_3_2", "street_4_2"]
    spaces["street_3_2"]["adjacent"].append("zasteri")


@rule("GEN-1.2", "GEN-1.3")
def test_a_street_of_two_squares_is_refused() -> None:
    assert fault(square_for_a_street) == (
        "genoa-error-board-wrong",
        {"place": "street_3_2", "fault": "squares", "square": ""},
    )


@rule("GEN-1.3", "GEN-4.1")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        pytest.param(lambda board: board["spaces"]["inn"]["adjacent"].remove("drinks"), "inn", id="one missing"),
        pytest.param(lambda board: board["spaces"]["inn"]["adjacent"].append("monetti"), "inn", id="one too many"),
        pytest.param(lambda board: board["spaces"]["inn"]["adjacent"].append("hotel"), "inn", id="an unknown one"),
        pytest.param(lambda board: board["spaces"]["inn"]["adjacent"].append("inn"), "inn", id="itself"),
        pytest.param(
            lambda board: board["spaces"]["post_office"]["adjacent"].append("street_3_2"), "post_office", id="diagonal"
        ),
    ],
)
def test_neighbours_that_share_no_edge_are_refused(change: Callable[[Json], object], place: str) -> None:
    assert fault(change) == ("genoa-error-board-wrong", {"place": place, "fault": "neighbours", "square": ""})


@rule("GEN-1.3", "GEN-8.18")
@pytest.mark.parametrize(
    ("change", "place"),
    [
        pytest.param(lambda ring: ring.append("palace"), "palace", id="a building twice"),
        pytest.param(lambda ring: ring.append("market"), "market", id="the market"),
        pytest.param(lambda ring: ring.append("street_3_2"), "street_3_2", id="a street"),
        pytest.param(lambda ring: ring.append("hotel"), "hotel", id="an unknown building"),
        pytest.param(lambda ring: ring.remove("palace"), "palace", id="a contract's building missing"),
        pytest.param(lambda ring: ring.clear(), "", id="empty"),
    ],
)
def test_a_wrong_ring_is_refused(change: Callable[[list[str]], object], place: str) -> None:
    message, params = fault(lambda board: change(board["contract_ring_clockwise"]))
    assert (message, params["fault"]) == ("genoa-error-board-wrong", "ring")
    assert params["place"] == place or (not place and str(params["place"]).count(", ") == 13)
