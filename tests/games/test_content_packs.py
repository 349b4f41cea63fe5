"""Content packs of our games: exported, changed, checked, drawn, played; what is wrong is named, records remember."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tetrapolis as tp
from tests.packs import (
    Json,
    change,
    checked,
    exported,
    other_genoa,
    other_walled_city,
    play,
    python,
    swap_inn_and_tavern,
    tetrapolis,
)
from tetrapolis.cli import main
from tetrapolis.core.content import own_files

PACKED = ("genoa", "walled_city")


@pytest.mark.parametrize("game", PACKED)
def test_what_is_exported_is_clean_and_drawn(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = exported(game, tmp_path / "mine")
    home = tp.game(game).folder
    assert home is not None
    for file, found in own_files(home).items():
        assert (folder / file).read_bytes() == found
    assert json.loads((folder / "content.json").read_text()) == {"tetrapolis": 1, "game": game, "name": "mine"}
    capsys.readouterr()
    assert main(["content", "check", str(folder), "--out", str(tmp_path / "drawn"), "--lang", "hu"]) == 0
    assert "Játszható vele: „mine”" in capsys.readouterr().out
    drawings = sorted((tmp_path / "drawn").glob("*.svg"))
    assert len(drawings) == 2
    for drawing in drawings:
        words = " ".join(ElementTree.fromstring(drawing.read_text("utf-8")).itertext())
        assert all(
            name in words for name in {"genoa": ("Palace", "3-2", "Market")}.get(game, ("A1", "P19", "G14", "T8"))
        )
    assert main(["content", "check", str(folder)]) == 0
    assert {path.name for path in folder.glob("*.svg")} == {path.name for path in drawings}


@pytest.mark.parametrize("game", ["citadels", "ankh_morpork"])
def test_games_without_content_files_say_so(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "export", game, str(tmp_path / "mine")]) == 2
    assert capsys.readouterr().err.startswith(f"{game} has no content files")
    assert main(["content", "export", game, str(tmp_path / "mine"), "--lang", "hu"]) == 2
    assert "nincsenek tartalomfájljai" in capsys.readouterr().err
    assert not (tmp_path / "mine").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "note.txt").write_text("mine")
    assert main(["content", "export", "genoa", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


# ---- playing with a pack

_BOARD = """
from tetrapolis.games.genoa.rules.board import load_board
from tetrapolis.games.genoa.rules.cards import CARD, CARDS, BUILDINGS
from tetrapolis.locales import t
board, m01 = load_board("main"), CARDS[CARD["m01"]]
print(json.dumps({
    "left": board.names[board.space_at[8 * 3]],
    "inn": sorted(board.names[at] for at in board.adjacent[board.numbers["inn"]]),
    "pair": [BUILDINGS[at] for at in m01.buildings],
    "said": [t(lang, "genoa-card-m01") for lang in ("en", "hu")], "unchanged": t("hu", "genoa-card-m02"),
}))
"""


@pytest.mark.parametrize("board", ["main", "alt"])
def test_genoa_is_played_with_a_moved_building_and_another_message(board: str, tmp_path: Path) -> None:
    pack = other_genoa(tmp_path / "mine")
    assert checked(pack) == (0, [])
    seen = play("genoa", [pack], tmp_path / "game.jsonl", _BOARD, board=board)
    assert seen == {
        "left": "inn",
        "inn": ["fabric", "metals", "street_2_4", "street_2_5"],
        "pair": ["palace", "cathedral"],
        "said": ["message Palace – Cathedral", "üzenet: Palota – Katedrális"],
        "unchanged": "üzenet: Postahivatal – Szövetraktár",
    }


_PATH = """
from tetrapolis.games.walled_city.rules.board import load_board
from tetrapolis.locales import t
board = load_board("londonderry")
sides = board.sides[board.paths.index("P8")]
print(json.dumps({
    "sides": [[name for at, name in enumerate(board.areas) if side >> at & 1] for side in sides],
    "said": [t(lang, "walled_city-londonderry-A1") for lang in ("en", "hu")],
    "unchanged": t("hu", "walled_city-londonderry-A2"),
}))
"""


def test_the_walled_city_is_played_with_another_path(tmp_path: Path) -> None:
    pack = other_walled_city(tmp_path / "mine")
    assert checked(pack) == (0, [])
    assert play("walled_city", [pack], tmp_path / "game.jsonl", _PATH, board="londonderry") == {
        "sides": [["A6"], ["A3", "A7"]],
        "said": ['The "Big" {Square}', "Nagy tér"],
        "unchanged": "Vár",
    }


def test_the_terminal_says_what_is_played_with(tmp_path: Path) -> None:
    pack = other_genoa(tmp_path / "mine")
    for lang, said in (
        ("en", 'Played with the content "My Genoa" ('),
        ("hu", "Ezzel a tartalommal játsszuk: „My Genoa” ("),
    ):
        assert said in tetrapolis("games", "genoa", "--content", pack, "--lang", lang).stdout
        file = tmp_path / f"{lang}.jsonl"
        home = {"TETRAPOLIS_HOME": str(tmp_path / "home")}
        told = tetrapolis("play", "genoa", "--file", file, "--content", pack, "--lang", lang, **home)
        assert said in told.stdout
    assert "Played with" not in tetrapolis("games", "genoa").stdout


def test_two_packs_at_once(tmp_path: Path) -> None:
    packs = [other_genoa(tmp_path / "a"), other_walled_city(tmp_path / "b")]
    look = 'print(json.dumps([tp.game(name).content.name for name in ("genoa", "walled_city", "citadels")]))'
    assert play("walled_city", packs, tmp_path / "game.jsonl", look) == ["My Genoa", "My Derry", ""]


# ---- records


def test_a_record_names_its_content_and_is_not_replayed_with_another(tmp_path: Path) -> None:
    mine, theirs = other_genoa(tmp_path / "mine"), exported("genoa", tmp_path / "theirs", "Theirs")
    change(theirs, "board.json", swap_inn_and_tavern)
    record, plain = tmp_path / "game.jsonl", tmp_path / "plain.jsonl"
    play("genoa", [mine], record)
    play("genoa", [], plain)
    header = json.loads(record.read_text().splitlines()[0])
    assert header["content_name"] == "My Genoa"
    assert len(header["content"]) == 16
    assert "content" not in json.loads(plain.read_text().splitlines()[0])

    assert tetrapolis("replay", record, "--content", mine).returncode == 0
    assert tetrapolis("replay", plain).returncode == 0
    before = record.read_bytes()
    for words, named in (
        ([record], ['"My Genoa"', header["content"], "built-in"]),
        ([record, "--content", theirs], ['"My Genoa"', '"Theirs"']),
        ([plain, "--content", mine], ["built-in", '"My Genoa"']),
        ([record, "--lang", "hu"], ["„My Genoa”", "beépített"]),
    ):
        done = tetrapolis("replay", *words)
        assert done.returncode == 2, done.stdout
        assert all(name in done.stderr for name in named), done.stderr
    assert record.read_bytes() == before
    with pytest.raises(tp.BadRecord) as refusal:
        tp.replay(record)
    assert refusal.value.id == "error-content-other"


def test_an_unchanged_export_is_the_built_in_content(tmp_path: Path) -> None:
    folder, record = exported("genoa", tmp_path / "mine"), tmp_path / "game.jsonl"
    change(folder, "cards.json", lambda cards: None)  # written otherwise, saying the same
    play("genoa", [folder], record)
    assert tp.replay(record).header.content == ""


# ---- what is wrong is named


def card(deck: str, number: int, **values: object) -> Callable[[Json], object]:
    """A card says something else."""
    return lambda cards: cards["decks"][deck]["cards"][number].update(values)


def unknown_side(board: Json) -> None:
    """A path without a second side."""
    board["paths"][0]["sides"] = [["A1"], []]


WRONG: dict[str, tuple[str, str, Callable[[Json], object], str]] = {
    "an unknown building": (
        "genoa",
        "cards.json",
        card("message", 0, buildings=["inn", "hotel"]),
        "The card M01 names hotel, which is no building",
    ),
    "a building twice": (
        "genoa",
        "cards.json",
        card("message", 0, buildings=["inn", "inn"]),
        "The card M01 must name two different buildings",
    ),
    "an unknown commodity": ("genoa", "cards.json", card("small_order", 1, good="tea"), "The card S02 needs tea"),
    "a large order to no villa": (
        "genoa",
        "cards.json",
        card("large_order", 2, villa="inn"),
        "The large order L03 goes to inn",
    ),
    "a small order to a villa": (
        "genoa",
        "cards.json",
        card("small_order", 0, building="ricci"),
        "The small order S01 goes to ricci",
    ),
    "two contracts of a building": (
        "genoa",
        "cards.json",
        card("contract", 0, building="harbor"),
        "Two contracts name harbor",
    ),
    "a card too few": (
        "genoa",
        "cards.json",
        lambda cards: cards["decks"]["message"]["cards"].pop(),
        "The deck message must have 14 cards",
    ),
    "another price": (
        "genoa",
        "cards.json",
        lambda cards: cards["decks"]["message"].update(payout=50),
        '"payout" must stay 30',
    ),
    "runs that pay less": (
        "genoa",
        "cards.json",
        lambda cards: cards["decks"]["contract"]["payout_by_run_length"].update({"2": 5}),
        "payout_by_run_length",
    ),
    "more tiles": (
        "genoa",
        "tiles.json",
        lambda tiles: tiles["special_tiles"][0].update(count=9),
        "How many there are of tiles is a rule",
    ),
    "another action": (
        "genoa",
        "board.json",
        lambda board: board["spaces"]["inn"]["action"].update(count=2),
        "What inn does is a rule",
    ),
    "a stale grid": ("genoa", "board.json", lambda board: board["grid_rows_top_to_bottom"][0].reverse(), "Row 1 of"),
    "neighbours that are none": (
        "genoa",
        "board_alt.json",
        lambda board: board["spaces"]["market"].update(adjacent=[]),
        "At market the neighbours must be those it shares an edge with: cathedral, city_hall, guild_hall, post_office",
    ),
    "a square of two spaces": (
        "genoa",
        "board.json",
        lambda board: board["spaces"]["inn"]["cells"].append([7, 4]),
        "The square 7, 4 is told of",
    ),
    "a square of none": (
        "genoa",
        "board.json",
        lambda board: board["spaces"]["inn"]["cells"].pop(),
        "belongs to no space. Add it",
    ),
    "a ring without a building": (
        "genoa",
        "board.json",
        lambda board: board["contract_ring_clockwise"].remove("harbor"),
        "Look at these: harbor.",
    ),
    "a text for a number": (
        "genoa",
        "board.json",
        lambda board: board["spaces"]["inn"].update(cells=[["8", 4]]),
        "At spaces / inn / cells / #1 / #1 there must be a whole number, not a text. Write one there.",
    ),
    "a card without id": (
        "genoa",
        "cards.json",
        lambda cards: cards["decks"]["message"]["cards"][2].pop("id"),
        'At decks / message / cards / #3 the field "id" is missing. Add it',
    ),
    "a list in a fence": (
        "walled_city",
        "londonderry_fences.json",
        lambda fences: fences["A1"][0].update(chord=[]),
        "What stands at A1 / A1-F1 / chord is not written as it should be",
    ),
    "a missing side": ("walled_city", "londonderry.json", unknown_side, "wrong at P1. Each side of a path needs areas"),
    "an unknown area": (
        "walled_city",
        "borderlands.json",
        lambda board: board["gaps"][0].update(area="A99"),
        "G1 refers to A99",
    ),
    "too few spots": (
        "walled_city",
        "londonderry.json",
        lambda board: board["areas"][1]["spot"].update(type="survey"),
        "spots for 20 dice",
    ),
    "a fence that forgets a path": (
        "walled_city",
        "londonderry_fences.json",
        lambda fences: [half.update(paths=["P1"]) for half in fences["A1"][0]["halves"]],
        "wrong at A1-F1. The two parts of a fenced area",
    ),
    "nothing to draw": (
        "walled_city",
        "borderlands.json",
        lambda board: board["towers"][0].pop("shape"),
        'At towers / T1 the field "shape"',
    ),
    "gaps that belong elsewhere": (
        "walled_city",
        "londonderry.json",
        lambda board: board["areas"][1].update(gaps=[]),
        'The list "gaps" of A2',
    ),
    "a strange id": (
        "walled_city",
        "londonderry.json",
        lambda board: board.update(id="derry"),
        'Its "id" must stay londonderry',
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_named_in_both_languages(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file, how, said = WRONG[case]
    folder = exported(game, tmp_path / "mine")
    change(folder, file, how)
    capsys.readouterr()
    assert main(["content", "check", str(folder)]) == 1
    out = capsys.readouterr().out
    assert f"{file}: " in out
    assert said in out
    assert main(["content", "check", str(folder), "--lang", "hu"]) == 1
    hungarian = capsys.readouterr().out
    assert f"{file}: " in hungarian
    assert hungarian.splitlines()[0] != out.splitlines()[0]
    assert "Még nem játszható" in hungarian
    assert not list(folder.glob("*.svg")), "a wrong board is not drawn"


def test_broken_json_is_named_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = exported("genoa", tmp_path / "mine")
    text = (folder / "cards.json").read_text()
    (folder / "cards.json").write_text(text.replace('"count": 14,', '"count": 14', 1))
    (folder / "notes.json").write_text("{}")
    assert main(["content", "check", str(folder)]) == 1
    out = capsys.readouterr().out
    assert "cards.json: This is not JSON, beginning with line" in out
    assert "notes.json: This file is not one of the game's. There are: board.json, board_alt.json, cards.json" in out


def test_streets_lie_on_the_same_squares_on_both_boards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = exported("genoa", tmp_path / "mine")

    def move_a_street(board: Json) -> None:
        """A street and a square of the Tavern change places."""
        spaces = board["spaces"]
        spaces["tavern"]["cells"] = [[1, 4], [2, 4]]
        street = spaces.pop("street_2_4")
        spaces["street_1_5"] = street | {"cells": [[1, 5]]}
        del board["grid_rows_top_to_bottom"]
        for space in spaces.values():
            del space["adjacent"]

    change(folder, "board.json", move_a_street)
    assert main(["content", "check", str(folder)]) == 1
    assert "They differ at street_1_5, street_2_4" in capsys.readouterr().out
    change(folder, "board_alt.json", move_a_street)
    assert main(["content", "check", str(folder)]) == 0
    look = "from tetrapolis.locales import t"
    look += '; print(json.dumps([t(lang, "genoa-space-street_1_5") for lang in ("en", "hu")]))'
    assert play("genoa", [folder], tmp_path / "game.jsonl", look) == ["street 1-5", "utca: 1-5"]


# ---- a bad pack is refused wherever it is named


def test_no_command_plays_with_a_bad_pack(tmp_path: Path) -> None:
    folder = exported("genoa", tmp_path / "mine")
    change(folder, "cards.json", card("message", 0, buildings=["inn", "hotel"]))
    for words, environ in (
        (["serve", "--port", "0", "--content", str(folder)], {}),
        (["sim", "genoa", "--games", "1"], {"TETRAPOLIS_CONTENT": str(folder)}),
    ):
        done = tetrapolis(*words, **environ)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert f'The content in "{folder}" cannot be used. cards.json: The card M01 names hotel' in done.stderr
    for words, said in (
        (["serve", "--content", str(tmp_path / "nowhere")], "There is no folder"),
        (["serve", "--content", str(folder), "--content", str(folder)], "two content packs for genoa"),
        (["serve", "--content"], "After --content the folder of a pack is missing"),
    ):
        done = tetrapolis(*words)
        assert done.returncode == 2
        assert said in done.stderr


def test_a_bad_pack_named_by_the_environment_breaks_its_game_alone(tmp_path: Path) -> None:
    folder = exported("genoa", tmp_path / "mine")
    change(folder, "cards.json", card("message", 0, buildings=["inn", "hotel"]))
    program = "import tetrapolis as tp; tp.game('citadels').new(2, 1); tp.game('genoa')"
    done = python("-c", program, TETRAPOLIS_CONTENT=str(folder))
    assert "BadContent: error-content-unusable: game=genoa" in done.stderr


# ---- a stranger's game

_GAME = """
from dataclasses import replace
from tests.core.tea import TEA
import json, msgspec
from tetrapolis.core.content import facts
POTS = json.loads(facts("black_tea", __name__).read("pots.json"))
GAME = replace(TEA, about=msgspec.structs.replace(TEA.about, id="black_tea"), package=__name__)
"""
_CONTENT = """
import json
from tetrapolis.core.content import Fault
from tetrapolis.core.errors import BadOptions

def check(read):
    if len(json.loads(read("pots.json"))) != 2:
        return [Fault("pots.json", BadOptions("black_tea-error-pots"))]
    return []

def drawings(read):
    return {"pots": "<svg/>"}

def words(lang, read):
    return ""
"""


def test_a_strangers_game_plays_with_packs(tmp_path: Path) -> None:
    home, mine = tmp_path / "games" / "black_tea", tmp_path / "mine"
    for file, text in {
        "__init__.py": _GAME,
        "content.py": _CONTENT,
        "facts/pots.json": "[1, 2]",
        "words/en.ftl": "black_tea-error-pots = There must be two pots. Add some.",
    }.items():
        (home / file).parent.mkdir(parents=True, exist_ok=True)
        (home / file).write_text(text)
    there = ["--games-dir", str(tmp_path / "games")]
    assert tetrapolis("content", "export", "black_tea", mine, *there).returncode == 0
    (mine / "pots.json").write_text("[1]")
    done = tetrapolis("content", "check", mine, *there)
    assert done.returncode == 1
    assert "pots.json: There must be two pots. Add some." in done.stdout
    assert "There must be two pots." in tetrapolis("games", "--content", mine, *there).stderr
    (mine / "pots.json").write_text("[1, 7]")
    assert tetrapolis("content", "check", mine, *there).returncode == 0
    assert (mine / "pots.svg").read_text() == "<svg/>"
    program = "import tetrapolis as tp; game = tp.game('black_tea')"
    program += "; import black_tea; print(black_tea.POTS, game.content.name)"
    environ = {"TETRAPOLIS_CONTENT": str(mine), "TETRAPOLIS_GAMES_DIR": str(tmp_path / "games")}
    assert python("-c", program, **environ).stdout == "[1, 7] mine\n"
