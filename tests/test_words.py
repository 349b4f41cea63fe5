"""Every event, question, move and error can be said in both languages, and no sentence tells too much."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import tetrapolis as tp
from tetrapolis.core.errors import BadOptions, BadRecord, IllegalMove, NotYourDecision, TetrapolisError
from tetrapolis.core.types import EVERYONE, Event, Move
from tetrapolis.games.citadels.cards import RULES
from tetrapolis.locales import LANGUAGES, has, ids, t, words

SOURCE = Path(tp.__file__).parent
NAMES = ("Anna", "Béla", "Chloe", "Dóra", "Ede", "Flóra", "Gergő", "Hédi")
LEFTOVER = re.compile(r"[\[\]{}$_]|\bnone\b|-error-|citadels-|\bp\d\b")
TABLES = [(2, False), (3, True), (4, True), (5, False), (6, True), (7, False), (7, True), (8, True)]

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def sampled() -> tuple[list[Event], set[str], list[Move]]:
    """Different events, kinds of questions and moves of random games for many numbers of players."""
    game = tp.game("citadels")
    events: dict[str, Event] = {}
    kinds: set[str] = set()
    moves: dict[Move, None] = {}
    for players, ninth in TABLES:
        for seed in range(9):
            rng = Random(f"{players} {ninth} {seed}")
            pos = game.new(
                players, seed=f"words {players} {ninth} {seed}", options={"preset": "random", "ninth": ninth}
            )
            fresh = list(pos.log)
            while True:
                for event in fresh:
                    events[f"{event.id} {event.args} {event.audience}"] = event
                if not pos.pending:
                    break
                asked = pos.pending[0]
                kinds.add(asked.kind)
                legal = list(pos.legal(asked.seat))
                moves.update(dict.fromkeys(legal))
                fresh = pos.play(asked.seat, _lively(legal, rng))
    return list(events.values()), kinds, list(moves)


def _lively(legal: list[Move], rng: Random) -> Move:
    """A random move; ending the turn or passing only half as often as chance would have it, so that more happens."""
    move = rng.choice(legal)
    return rng.choice(legal) if str(move) in ("end", "pass") else move


def assert_said(text: str) -> None:
    assert text.strip()
    assert not LEFTOVER.search(text), text


def error_ids() -> Iterator[str]:
    for path in SOURCE.rglob("*.py"):
        if path.parent.name != "locales":
            yield from re.findall(r'"((?:\w+-)?error-[a-z0-9-]+)"', path.read_text("utf-8"))


def event_ids() -> Iterator[str]:
    for path in (SOURCE / "games").rglob("*.py"):
        for said in re.findall(r"\.say\(\s*(.*?)\{", path.read_text("utf-8"), re.DOTALL):
            yield from re.findall(r'"([a-z0-9-]+)"', said)


# ---- nothing is missing


@in_every_language
def test_every_event_of_the_code_has_a_text(lang: str) -> None:
    found = set(event_ids())
    assert len(found) > 80
    assert [message for message in sorted(found) if not has(lang, message)] == []


@in_every_language
def test_every_error_of_the_code_has_a_text(lang: str) -> None:
    found = set(error_ids())
    assert {"error-players", "citadels-error-limit", "error-unknown-game"} <= found
    assert [message for message in sorted(found) if not has(lang, message)] == []


def test_no_error_text_is_left_over() -> None:
    written = {message for name in ("", *tp.games()) for message in ids("en", f"{name}-error-".removeprefix("-"))}
    assert written - set(error_ids()) == set()


@in_every_language
def test_every_question_has_a_text_and_help(lang: str) -> None:
    for name in tp.games():
        for step in tp.game(name).steps.values():
            if step.run is None:
                assert_said(words.prompt_text(lang, name, step.kind))
                assert_said(words.help_text(lang, name, step.kind))


@in_every_language
def test_every_move_has_a_text(lang: str) -> None:
    for name in tp.games():
        for kind in get_args(tp.game(name).move_type):
            assert has(lang, f"{name}-move-{kind.__struct_config__.tag}"), kind


@in_every_language
def test_every_option_has_a_text(lang: str) -> None:
    for name in tp.games():
        for option in tp.game(name).options_type.__struct_fields__:
            assert has(lang, f"{name}-option-{option}"), option
            assert has(lang, f"{name}-option-{option}.text"), option


# ---- everything that comes up can be said


def test_the_sample_is_rich() -> None:
    events, kinds, moves = sampled()
    game = tp.game("citadels")
    asked = {step.kind for step in game.steps.values() if step.run is None}
    assert kinds == asked
    unused = {kind for kind in get_args(game.move_type) if not any(type(move) is kind for move in moves)}
    assert unused == set()
    unsaid = set(event_ids()) - {event.id for event in events}
    assert len(unsaid) < 4, unsaid


@in_every_language
def test_every_event_can_be_said(lang: str) -> None:
    for event in sampled()[0]:
        assert has(lang, event.id), event.id
        assert_said(words.event_text(lang, "citadels", event, NAMES))


@in_every_language
def test_every_move_can_be_said(lang: str) -> None:
    for move in sampled()[2]:
        assert_said(words.move_text(lang, "citadels", move, NAMES))


@in_every_language
def test_different_moves_of_a_menu_read_differently(lang: str) -> None:
    moves = sampled()[2]
    assert len({words.move_text(lang, "citadels", move, NAMES) for move in moves}) == len(moves)


@in_every_language
def test_points_and_the_end_can_be_said(lang: str) -> None:
    for line in ("districts", "types", "first", "completed", "museum", "secret_vault"):
        assert_said(words.score_text(lang, "citadels", line))
    assert has(lang, "citadels-tiebreak-last_rank")
    assert has(lang, "citadels-end-city_completed")
    assert words.score_text(lang, "citadels", "no such line") == "no such line"


@in_every_language
def test_what_others_may_not_know_is_not_said(lang: str) -> None:
    """An event for everybody but some names no district (two speak of the open district that is used)."""
    used = {"citadels-laboratory": "laboratory", "citadels-museum": "museum"}
    others = [event for event in sampled()[0] if event.audience < EVERYONE]
    assert {event.id for event in others} > used.keys()
    for event in others:
        assert not {"district", "districts", "char", "chars"} & event.args.keys(), event
        text = words.event_text(lang, "citadels", event, NAMES)
        for district in ids(lang, "citadels-district-"):
            if district != f"citadels-district-{used.get(event.id)}":
                assert not re.search(rf"\b{re.escape(t(lang, district))}", text), text


# ---- errors


@in_every_language
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (9, {}),
        (4, {"colour": "red"}),
        (4, {"edition": "1999"}),
        (4, {"first_crown": 6}),
        (2, {"ninth": True}),
        (3, {"ninth": False}),
        (4, {"preset": "cunning_agents", "edition": "2021"}),
        (4, {"cast": ["joker"]}),
        (4, {"cast": ["king", "emperor"]}),
        (4, {"cast": ["king"]}),
        (4, {"cast": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"]}),
        (2, {"cast": ["assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord"]}),
        (4, {"uniques": ["manor"]}),
        (4, {"uniques": ["park", "park"]}),
        (4, {"uniques": ["park"]}),
    ],
)
def test_wrong_options_are_explained(lang: str, players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as caught:
        tp.game("citadels").new(players, seed=1, options=options)
    text = words.error_text(lang, caught.value)
    assert "[" not in text
    assert "{" not in text
    assert caught.value.id not in text


@in_every_language
def test_wrong_moves_are_explained(lang: str) -> None:
    game = tp.game("citadels")
    pos = game.new(4, seed=1)
    seat = pos.pending[0].seat
    with pytest.raises(IllegalMove) as illegal:
        pos.play(seat, game.parse_move("end"))
    assert "end" in words.error_text(lang, illegal.value)
    with pytest.raises(NotYourDecision) as not_asked:
        pos.play((seat + 1) % 4, game.parse_move("end"))
    assert words.error_text(lang, not_asked.value, NAMES).startswith(NAMES[(seat + 1) % 4])
    for text in ("", "fly", "build", "build moon"):
        with pytest.raises(TetrapolisError) as malformed:
            game.parse_move(text)
        assert malformed.value.id not in words.error_text(lang, malformed.value)


@in_every_language
def test_a_reason_is_told_or_said_to_be_impossible(lang: str) -> None:
    generic = t(lang, "error-record-misfit.generic")
    for why, said in {
        "error-game-over": t(lang, "error-game-over"),
        "error-illegal-move": generic,
        "no-such-error": generic,
    }.items():
        for move in ("build manor", ""):
            error = BadRecord("error-record-misfit", record=3, move=move, why=why)
            text = words.error_text(lang, error)
            assert move in text
            assert "3" in text
            assert text.endswith(said)


# ---- conventions


def test_lists_numbers_and_empty_values() -> None:
    spied = Event("citadels-you-see-hand", {"target": 1, "districts": []})
    assert words.event_text("en", "citadels", spied, NAMES) == "Béla has no cards in hand."
    named = Event("citadels-warrants", {"seat": 0, "chars": ["thief", "king", "bishop"]})
    assert words.event_text("hu", "citadels", named, NAMES) == "Anna lerakja a parancsokat: Tolvaj, Király és Püspök."
    over = Event("citadels-game-over", {"seats": [2, 0], "n": 31})
    assert words.event_text("en", "citadels", over, NAMES).endswith("Chloe and Anna.")


def test_own_city() -> None:
    own = Event("citadels-destroys", {"seat": 0, "target": 0, "district": "keep+", "n": 0})
    assert words.event_text("en", "citadels", own, NAMES) == "Anna destroys their own Keep ✦ free of charge."


def test_an_optional_thing() -> None:
    game = tp.game("citadels")
    said = [
        words.move_text("en", "citadels", game.parse_move(text), NAMES)
        for text in ("swap_characters p2", "swap_characters p2 char=king")
    ]
    assert said == ["Swap characters with Béla", "Give the King to Béla for a random one of theirs"]


@in_every_language
def test_every_rule_has_a_text(lang: str) -> None:
    rules = words.rule_ids("CIT")
    assert len(rules) == len([message for message in ids(lang, "cit-") if not message.startswith("cit-r-")])
    for number in rules:
        assert has(lang, number.lower().replace(".", "-"))
        assert words.rule_text(lang, number)
    assert {words.rule_ruling(number) for number in rules} >= {"", "R-01", "R-65"}
    for step in tp.game("citadels").steps.values():
        assert set(step.rules) <= set(rules)
    assert {number for character in RULES for number in character} <= set(rules)


@in_every_language
def test_every_ruling_of_a_rule_has_a_text_and_every_text_a_rule(lang: str) -> None:
    messages = [number.lower().replace(".", "-") for number in words.rule_ids("CIT")]
    named = {ruling for message in messages for ruling in re.findall(r"R-\d+", t(lang, f"{message}.ruling"))}
    assert words.ruling_ids("CIT") == sorted(named)
    assert ids(lang, "cit-r-") == ids("en", "cit-r-")
    for ruling in named:
        assert has(lang, f"cit-{ruling.lower()}.why")
        assert words.ruling_text(lang, "CIT", ruling).endswith(".")
        assert words.ruling_why(lang, "CIT", ruling).endswith(".")


@in_every_language
def test_rulings_name_the_options_that_there_are(lang: str) -> None:
    said = {ruling: words.ruling_text(lang, "CIT", ruling) for ruling in words.ruling_ids("CIT")}
    named = {ruling: re.findall(r"`(\w+)`", text) for ruling, text in said.items()}
    options = set(tp.game("citadels").options_type.__struct_fields__)
    chosen_by_taste = {"preset", "edition", "ninth", "cast", "uniques"}
    assert {option for names in named.values() for option in names} == options - chosen_by_taste
    assert named["R-52"] == ["armory_own_city"]
