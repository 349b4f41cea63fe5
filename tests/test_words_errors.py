"""Every error can be said in both languages, with what to do about it."""

import ast
import json
import re
import traceback
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path
from random import Random

import pytest

import tetrapolis as tp
from tests.test_locales import needed_variables
from tests.test_words import NAMES, assert_said
from tests.walled_city import Table, given
from tetrapolis.core.errors import BadContent, BadOptions, BadRecord, IllegalMove, NotYourDecision, TetrapolisError
from tetrapolis.core.types import Move
from tetrapolis.games import speaker
from tetrapolis.games.ankh_morpork.rules.moves import BUILD, PLAY, USE_POWER
from tetrapolis.games.walled_city.rules.board import read_board
from tetrapolis.locales import LANGUAGES, has, ids, t, words

SOURCE = Path(tp.__file__).parent
ADDED = {"own", "many", "sort", "why"}
"""Values that `words` itself adds to a message."""

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def said(lang: str, error: TetrapolisError, names: Sequence[str] = ()) -> str:
    """An error in words, as its game knows what it speaks of."""
    return words.error_text(lang, error, names, speaker(error.id))


def error_ids() -> Iterator[str]:
    for path in SOURCE.rglob("*.py"):
        if path.parent.name != "locales":
            yield from re.findall(r'"((?:\w+-)?error-[a-z0-9-]+)"', path.read_text("utf-8"))


@in_every_language
def test_every_error_of_the_code_has_a_text(lang: str) -> None:
    found = set(error_ids())
    assert {"error-players", "citadels-error-limit", "ankh_morpork-error-demon", "error-unknown-game"} <= found
    assert [message for message in sorted(found) if not has(lang, message)] == []


def test_no_error_text_is_left_over() -> None:
    written = {message for name in ("", *tp.games()) for message in ids("en", f"{name}-error-".removeprefix("-"))}
    assert written - set(error_ids()) == set()


def _texts(node: ast.expr) -> Iterator[str]:
    """A text that is written there, or the two of a choice."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))


@cache
def raised() -> list[tuple[str, set[str]]]:
    """The errors of the code that are made with values written there: their ids, and the names of the values."""
    found: list[tuple[str, set[str]]] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) == 1 and all(word.arg for word in node.keywords):
                named = list(_texts(node.args[0]))
                values = {word.arg for word in node.keywords if word.arg is not None}
                found += [(name, values) for name in named if re.fullmatch(r"(\w+-)?error-[a-z0-9-]+", name)]
    return found


@in_every_language
def test_every_error_is_given_the_values_its_text_needs(lang: str) -> None:
    errors = [(message, names) for message, names in raised() if has(lang, message)]
    assert len(errors) > 100
    lacking = [(message, needed_variables(lang, message) - names - ADDED) for message, names in errors]
    assert [(message, missing) for message, missing in lacking if missing] == []


# ---- options

_BASE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


@in_every_language
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("citadels", 9, {}),
        ("citadels", 4, {"colour": "red"}),
        ("citadels", 4, {"edition": "1999"}),
        ("citadels", 4, {"first_crown": 6}),
        ("citadels", 2, {"ninth": True}),
        ("citadels", 3, {"ninth": False}),
        ("citadels", 4, {"preset": "cunning_agents", "edition": "2021"}),
        ("citadels", 4, {"cast": ["joker"]}),
        ("citadels", 4, {"cast": ["king", "emperor"]}),
        ("citadels", 4, {"cast": ["king"]}),
        ("citadels", 4, {"cast": [*_BASE, "queen"]}),
        ("citadels", 4, {"ninth_character": "queen"}),
        ("citadels", 2, {"cast": ["emperor" if char == "king" else char for char in _BASE]}),
        ("citadels", 4, {"uniques": ["manor"]}),
        ("citadels", 4, {"uniques": ["park", "park"]}),
        ("citadels", 4, {"uniques": ["park"]}),
        ("ankh_morpork", 5, {}),
        ("ankh_morpork", 1, {}),
        ("ankh_morpork", 3, {"demon_rolls": 4}),
        ("ankh_morpork", 3, {"edition": "2016"}),
        ("ankh_morpork", 3, {"mossy_refill": "maybe"}),
        ("walled_city", 5, {}),
        ("walled_city", 3, {"board": "genoa"}),
        ("walled_city", 3, {"first_player": 3}),
        ("walled_city", 3, {"defence_cards": 2}),
        ("walled_city", 2, {"defence_cards": 3}),
        ("genoa", 6, {}),
        ("genoa", 3, {"board": "londonderry"}),
        ("genoa", 3, {"first_player": 3}),
        ("genoa", 3, {"max_offers": 0}),
        ("genoa", 3, {"money": "borrowed"}),
    ],
)
def test_wrong_options_are_explained(lang: str, name: str, players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as caught:
        tp.game(name).new(players, seed=1, options=options)
    text = said(lang, caught.value)
    assert "[" not in text
    assert "{" not in text
    assert caught.value.id not in text


# ---- moves


@in_every_language
@pytest.mark.parametrize(
    ("name", "wrong", "malformed"),
    [
        ("citadels", "end", ("", "fly", "build", "build moon")),
        ("ankh_morpork", "end", ("", "fly", "place", "place moon", "kill dimwell p9", "pass rest=year")),
        (
            "walled_city",
            "end",
            ("", "fly", "build", "build moon", "show 6/1", "pick A1 p9", "join bankers", "nobles many"),
        ),
        (
            "genoa",
            "end",
            ("", "fly", "offer", "offer harbor 5x", "offer harbor 2m05", "accept p9 inn 1", "fetch gold", "purse shut"),
        ),
    ],
)
def test_wrong_moves_are_explained(lang: str, name: str, wrong: str, malformed: tuple[str, ...]) -> None:
    game = tp.game(name)
    pos = game.new(4, seed=1)
    seat = pos.pending[0].seat
    with pytest.raises(IllegalMove) as illegal:
        pos.play(seat, game.parse_move(wrong))
    assert wrong in said(lang, illegal.value)
    with pytest.raises(NotYourDecision) as not_asked:
        pos.play((seat + 1) % 4, game.parse_move(wrong))
    assert said(lang, not_asked.value, NAMES).startswith(NAMES[(seat + 1) % 4])
    for text in malformed:
        with pytest.raises(TetrapolisError) as caught:
            game.parse_move(text)
        assert caught.value.id not in said(lang, caught.value)


def refusals() -> dict[str, TetrapolisError]:
    """The reasons of refused plays, buildings and powers of Ankh-Morpork in random games, one of each kind."""
    game = tp.game("ankh_morpork")
    assert game.why_not is not None
    tried: list[Move] = [*PLAY, *BUILD[1:], *USE_POWER[1:]]
    found: dict[str, TetrapolisError] = {}
    for number in range(8):
        rng = Random(number)
        pos = game.new(3, seed=f"refusals {number}")
        while pos.pending:
            asked = pos.pending[0]
            legal = pos.legal(asked.seat)
            if asked.kind == "menu":
                reasons = [game.why_not(pos, asked.seat, move) for move in tried if move not in legal]
                found.update({reason.id: reason for reason in reasons if reason is not None})
            pos.play(asked.seat, legal.sample(rng))
    return found


def test_refused_moves_of_ankh_morpork_are_explained() -> None:
    found = refusals()
    errors = {message for message in error_ids() if message.startswith("ankh_morpork-")}
    assert {message for message in found if "-error-" in message} == errors
    for message, error in found.items():
        for lang in LANGUAGES:
            text = said(lang, error)
            assert_said(text)
            assert text.count(". ") >= 1 or message not in errors, "what is wrong, and what to do"
    dear = IllegalMove("ankh_morpork-error-too-dear", area="small_gods", n=18, cash=7)
    assert said("en", dear).startswith("A building in Small Gods costs $18, but you have only $7.")


def test_refused_moves_of_the_walled_city_are_explained() -> None:
    table = given(built="P1", demolished="P2", guilds={0: "salters"}, hands={0: ["3/1", "2/1"]}).turn(0)
    tried = {"build G1": "no-place", "build P1": "built", "build P2": "demolished"}
    assert_explained({text: refusal(table, text) for text in tried}, tried)
    table.play("build P3")
    assert_explained({"show 5/0": refusal(table, "show 5/0")}, {"show 5/0": "not-in-hand"})
    walls = given(round=2, guilds={0: "salters"}).turn(0)
    assert said("en", refusal(walls, "build P5")).startswith("P5 is no gap, and in round 2")


def refusal(table: Table, text: str) -> TetrapolisError:
    with pytest.raises(IllegalMove) as caught:
        table.play(text)
    return caught.value


def assert_explained(found: dict[str, TetrapolisError], expected: dict[str, str]) -> None:
    assert {key: error.id.partition("-error-")[2] for key, error in found.items()} == expected
    for lang, error in product(LANGUAGES, found.values()):
        text = said(lang, error)
        assert_said(text)
        assert text.count(". ") >= 1, "what is wrong, and what to do"


def test_what_is_wrong_with_a_board_is_explained() -> None:
    files = resources.files("tetrapolis.games.walled_city") / "facts"
    board, fences = [json.loads((files / f"londonderry{part}.json").read_text("utf-8")) for part in ("", "_fences")]

    def damaged(kind: str, number: int, field: str, value: object) -> TetrapolisError:
        parts = [part | {field: value} if at == number else part for at, part in enumerate(board[kind])]
        with pytest.raises(BadOptions) as caught:
            read_board(json.dumps(board | {kind: parts}).encode(), json.dumps(fences).encode())
        return caught.value

    expected = {"id": "board-twice", "area": "board-unknown", "sides": "board-wrong", "name": ""}
    found = {
        "id": damaged("areas", 1, "id", "A1"),
        "area": damaged("gaps", 0, "area", "A99"),
        "sides": damaged("paths", 0, "sides", [["A1"], ["A1"]]),
        "name": damaged("areas", 0, "name", 5),
    }
    assert_explained(found, expected)
    assert {found["sides"].params["fault"], damaged("areas", 0, "spot", {"type": "die"}).params["fault"]} == {
        "sides",
        "spots",
    }


@in_every_language
@pytest.mark.parametrize(
    ("name", "faults"),
    [
        ("walled_city", ("sides", "zones", "towers", "paths", "gaps", "spots")),
        ("genoa", ("kind", "spaces", "squares", "outside", "shared", "free", "neighbours", "ring")),
    ],
)
def test_each_fault_of_a_board_reads_differently(name: str, faults: tuple[str, ...], lang: str) -> None:
    wrong = [BadOptions(f"{name}-error-board-wrong", place="P1", fault=fault, square="7, 4") for fault in faults]
    assert len({said(lang, error) for error in wrong}) == len(faults)


@in_every_language
def test_a_reason_is_told_or_said_to_be_impossible(lang: str) -> None:
    generic = t(lang, "error-record-misfit.generic")
    for why, reason in {
        "error-game-over": t(lang, "error-game-over"),
        "error-illegal-move": generic,
        "no-such-error": generic,
    }.items():
        for move in ("build manor", ""):
            error = BadRecord("error-record-misfit", record=3, move=move, why=why)
            text = said(lang, error)
            assert move in text
            assert "3" in text
            assert text.endswith(reason)


def test_who_reads_a_traceback_reads_words() -> None:
    with pytest.raises(BadOptions) as raised:
        tp.game("citadels").set_up(players=4, hands={0: "manor watchtwer"})
    said = traceback.format_exception_only(raised.value)
    assert said[-1] == 'In "hands": there is no "watchtwer". Did you mean one of these? watchtower\n'
    assert BadOptions("no-such-message").__notes__ == []


def test_a_cause_with_an_id_is_told_in_words() -> None:
    cause = BadOptions("error-part-twice", part="gold", name="p2")
    error = BadContent("error-content-unusable", game="genoa", folder="mine", cause=str(cause))
    assert "error-part-twice" in words.error_text("en", error)
    error.__cause__ = cause
    assert "p2 is told twice" in words.error_text("en", error)
    assert "error-part-twice" not in words.error_text("hu", error)
