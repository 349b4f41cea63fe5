"""Positions laid in words (`Game.set_up`): whole and lawful, the same from JSON, and what is wrong in them is named."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tetrapolis as tp
from tests.core.tea import TEA
from tetrapolis.core.checks import check_position
from tetrapolis.games import speaker
from tetrapolis.games.ankh_morpork.rules.frames import Main
from tetrapolis.games.citadels.rules.frames import Draft, Turn
from tetrapolis.games.citadels.rules.set_up import Parts
from tetrapolis.games.genoa.rules.frames import Starting
from tetrapolis.games.walled_city.rules.frames import Building
from tetrapolis.games.walled_city.rules.frames import Turn as CityTurn
from tetrapolis.locales import LANGUAGES, words

ALL = [(name, players) for name in tp.games() for players in tp.game(name).players]

# ---- lawful

LAID: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("citadels", 2, {}, {"characters": [["thief", "king"], ["assassin"]], "killed": "king", "called": "thief"}),
    ("citadels", 3, {}, {"phase": "selection", "characters": {"p1": "king"}, "crown": "p1"}),
    ("citadels", 7, {}, {"phase": "selection", "chose_first": 2, "characters": {"p3": "king", "p4": "thief"}}),
    ("citadels", 4, {}, {"phase": "selected", "cities": {"p2": "theater manor"}, "hands": [["tavern"], "manor"]}),
    ("citadels", 4, {}, {"deck": "manor docks", "deck_size": 2, "cities": {3: "museum"}, "museum": "castle"}),
    (
        "citadels",
        5,
        {"cast": ["magistrate", "blackmailer", "seer", "emperor", "cardinal", "merchant", "scholar", "warlord"]},
        {
            "characters": {0: "magistrate", 1: "blackmailer"},
            "warrants": "cardinal scholar emperor",
            "called": "emperor",
        },
    ),
    ("ankh_morpork", 2, {}, {"minions": {"dimwell": {0: 2, "troll": 1}}, "trouble": "dimwell", "cash": [3, 4]}),
    ("ankh_morpork", 3, {}, {"win_check": True, "personalities": {"p1": "chrysoprase"}, "cash": {"p1": 50}}),
    (
        "ankh_morpork",
        4,
        {},
        {"hands": {0: "hex modo", 1: "igor"}, "deck": "groat ruby", "deck_size": 9, "active": "p3"},
    ),
    ("ankh_morpork", 4, {}, {"buildings": {"dimwell": "p2"}, "gained": "dimwell", "loans": {3: "mr_bent"}}),
    ("walled_city", 2, {}, {"citizens": {"A1": {"p1": "3p 2n", "neutral": "1n"}, "T2": {1: "2n"}}, "turn": "p2"}),
    (
        "walled_city",
        3,
        {"board": "borderlands"},
        {"round": 2, "zones": {"Z1": ["p1", "4/0*", "T1"], "Z2": [1, "1/0", "T2"]}, "off": {"p1": "4/0"}},
    ),
    ("walled_city", 3, {}, {"phase": "joining", "guilds": {"p2": "salters"}, "first": "p2"}),
    ("walled_city", 4, {}, {"phase": "joining", "round": 2, "votes": [4, 3, -2, 1]}),
    ("walled_city", 4, {}, {"phase": "counting", "built": "P1 P2*2", "demolished": "P3", "items": {"A1": "blue 2"}}),
    ("walled_city", 4, {}, {"round": 2, "phase": "defence", "hands": {"p1": "3/1"}, "supply": {"p1": "3p 1n"}}),
    ("walled_city", 4, {}, {"phase": "towers", "round": 2, "zones": {"Z1": ["p1", "3/1", "T1"]}}),
    ("genoa", 2, {}, {"path": "street_6_7", "goods": {"p2": "silk silk"}, "ducats": [100, 0], "auto": []}),
    ("genoa", 4, {"negotiation": "live"}, {"path": ["street_6_7"], "stand": "road", "supply": {"silk": 0}}),
    ("genoa", 4, {}, {"path": "city_hall", "stand": "window", "actor": "p2", "hands": {"p2": "s01"}}),
    ("genoa", 3, {}, {"path": "spices", "stand": "window", "actor": 1, "pledge": "pepper"}),
    ("genoa", 5, {}, {"path": "street_6_7", "stand": "acquire", "markers": {0: 2}, "owners": {"inn": "p2"}}),
    ("genoa", 5, {}, {"decks": {"message": "m01 m02"}, "face_up": {"message": "m03"}, "central": {"p4": 3}}),
]


@pytest.mark.parametrize(("name", "players"), ALL)
def test_a_table_of_which_nothing_is_told_is_whole(name: str, players: int) -> None:
    check_position(tp.game(name).set_up(players, seed=1), Random(1))


@pytest.mark.parametrize(("name", "players", "options", "parts"), LAID)
def test_what_is_laid_is_whole_lawful_and_can_be_played_to_the_end(
    name: str, players: int, options: dict[str, Any], parts: dict[str, Any]
) -> None:
    game = tp.game(name)
    pos = game.set_up(players, seed=5, options=options, **parts)
    check_position(pos, Random(1))
    twin = game.set_up(**json.loads(json.dumps({"players": players, "seed": 5, "options": options, **parts})))
    assert twin.to_json() == pos.to_json()
    rng = Random(2)
    for _ in range(3000):
        if pos.outcome is not None:
            break
        seat = rng.choice(pos.pending).seat
        pos.play(seat, pos.default(seat) if rng.random() < 0.5 else pos.legal(seat).sample(rng))
        pos.check()


@pytest.mark.parametrize(("name", "players", "options", "parts"), LAID)
def test_the_schema_describes_what_can_be_laid(
    name: str, players: int, options: dict[str, Any], parts: dict[str, Any]
) -> None:
    schema = tp.game(name).set_up_schema()
    told = json.loads(json.dumps({"players": players, "seed": 5, "options": options, **parts}))
    jsonschema.validate(told, schema)
    for wrong in ({**told, "players": 9}, {**told, "moon": 1}, {"seed": 1}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, schema)


def test_the_parts_can_be_a_struct_that_a_type_checker_reads() -> None:
    game = tp.game("citadels")
    typed = game.set_up(4, seed=3, parts=Parts(gold={0: 5}, called="king", hands={"p2": ["manor"]}))
    assert typed.to_json() == game.set_up(4, seed=3, gold={0: 5}, called="king", hands={1: "manor"}).to_json()


def test_only_what_nobody_can_see_depends_on_the_seed() -> None:
    game = tp.game("citadels")
    one, other = (game.set_up(4, seed=seed, hands={0: "manor"}) for seed in (1, 2))
    assert one.to_json() != other.to_json()
    assert one.observe(0).to_json() == other.observe(0).to_json()
    assert game.set_up(4, seed=1, hands={0: "tavern"}).chance.seed == one.chance.seed == "1"


def test_a_game_that_has_no_words_for_its_positions_says_so() -> None:
    with pytest.raises(tp.BadOptions) as caught:
        TEA.set_up(3)
    assert (caught.value.id, caught.value.params) == ("error-no-set-up", {"game": "tea"})


# ---- there and back


def _begins_a_turn(pos: Any) -> bool:
    """Whether a position is one that parts can tell: nothing is half done in it."""
    top, below = pos.stack[-1], pos.stack[-2] if len(pos.stack) > 1 else None
    if isinstance(top, Turn):
        fresh = not (top.gathered or top.used or top.built or top.threatened) and len(pos.stack) == 2
        marks = pos.warrant_shown or pos.threat_shown or pos.bribed or pos.theater or pos.witch >= 0
        return fresh and not marks and pos.queen < 0
    if isinstance(below, Main):
        return not below.played and pos.current < 0
    if isinstance(below, CityTurn):
        return isinstance(top, Building) and not below.used and below.step == 0 and below.place < 0 and not pos.cuts
    return isinstance(top, Draft | Starting)


def _played(game: tp.Game, players: int, seed: int) -> tp.Position:
    """A random game somewhere in the middle, at the beginning of a turn."""
    pos, rng = game.new(players, seed=seed), Random(seed)
    for ply in range(400):
        if ply > 20 * (seed + 1) and _begins_a_turn(pos):
            return pos
        seat = pos.pending[0].seat
        pos.play(seat, pos.legal(seat).sample(rng))
    raise AssertionError("no turn begins")


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("name", "players"), ALL)
def test_the_words_of_a_position_lay_it_again(name: str, players: int, seed: int) -> None:
    """Of a position at the beginning of a turn its outline tells everything that `set_up` needs."""
    game = tp.game(name)
    pos: Any = _played(game, players, seed)
    everybody = range(players)
    told = {key: part for key, part in game.outline(pos, everybody).items() if key in game.parts_type.__struct_fields__}
    again = game.set_up(players, options=pos.setup.options, **{key: part for key, part in told.items() if part != ""})
    found = game.outline(again, everybody)
    assert {key: found[key] for key in told} == told
    assert again.pending[0].seat == pos.pending[0].seat
    assert again.pending[0].kind == pos.pending[0].kind


# ---- what is wrong

WRONG: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("citadels", {"gld": 3}, "error-part-unknown", {"part": "gld"}),
    ("citadels", {"gold": "much"}, "error-part-value", {"part": "gold"}),
    ("citadels", {"gold": {"p5": 3}}, "error-part-seat", {"part": "gold", "who": "p5", "players": 4}),
    ("citadels", {"gold": {-1: 3}}, "error-part-seat", {"who": "-1"}),
    ("citadels", {"gold": {0: 3, "p1": 4}}, "error-part-twice", {"part": "gold", "name": "p1"}),
    ("citadels", {"gold": [1, -1]}, "error-part-amount", {"part": "gold", "n": -1, "least": 0}),
    ("citadels", {"gold": [1, 2, 3, 4, 5]}, "error-part-seat", {"who": "4"}),
    ("citadels", {"hands": {0: "watchtwer"}}, "error-part-name", {"name": "watchtwer"}),
    ("citadels", {"hands": {0: "keep", 1: "keep"}}, "error-part-left", {"part": "hands", "name": "keep", "n": 1}),
    ("citadels", {"cities": {0: ["manor"] * 6}}, "error-part-left", {"name": "manor", "n": 5}),
    ("citadels", {"characters": {0: "king", 1: "king"}}, "error-part-twice", {"name": "king"}),
    ("citadels", {"characters": {0: "king thief"}}, "error-part-amount", {"part": "characters", "n": 2, "most": 1}),
    ("citadels", {"characters": {0: "queen"}}, "error-part-name", {"name": "queen"}),
    ("citadels", {"discarded": "king thief bishop warlord merchant"}, "error-part-amount", {"n": 5, "most": 4}),
    ("citadels", {"face_up": "king"}, "error-part-name", {"part": "face_up", "name": "king"}),
    ("citadels", {"killed": "king", "discarded": "assassin"}, "error-part-needs", {"needs": "characters: assassin"}),
    ("citadels", {"robbed": "assassin"}, "error-part-name", {"part": "robbed"}),
    ("citadels", {"museum": "manor"}, "error-part-needs", {"needs": "cities: museum"}),
    ("citadels", {"tax": 2}, "error-part-needs", {"part": "tax"}),
    ("citadels", {"deck_size": 69}, "error-part-amount", {"part": "deck_size", "most": 68}),
    ("citadels", {"phase": "night"}, "error-part-value", {"form": "selected, selection, turns"}),
    ("citadels", {"phase": "selection", "killed": "king"}, "error-part-needs", {"needs": "phase: turns"}),
    ("citadels", {"phase": "selection", "characters": {2: "king"}}, "error-part-needs", {"needs": "characters: p1"}),
    ("citadels", {"round": 0}, "error-part-amount", {"part": "round", "least": 1}),
    ("ankh_morpork", {"minions": {"dimwel": {0: 1}}}, "error-part-name", {"name": "dimwel", "near": "dimwell"}),
    ("ankh_morpork", {"minions": {"dimwell": {0: 13}}}, "error-part-amount", {"n": 13, "most": 12}),
    ("ankh_morpork", {"minions": {"dimwell": {"troll": 4}}}, "error-part-amount", {"most": 3}),
    ("ankh_morpork", {"minions": {"dimwell": {"orc": 1}}}, "error-part-seat", {"who": "orc"}),
    ("ankh_morpork", {"deck": "ruby hex"}, "error-part-order", {"name": "hex", "above": "ruby"}),
    ("ankh_morpork", {"loans": {0: "ruby"}}, "error-part-name", {"near": "mr_bent, the_bank_of_ankh_morpork"}),
    ("ankh_morpork", {"personalities": ["lord_rust"] * 2}, "error-part-left", {"name": "lord_rust"}),
    ("ankh_morpork", {"events": "fog", "events_used": "fog"}, "error-part-left", {"name": "fog"}),
    ("ankh_morpork", {"hands": {0: "hex"}, "discard": "hex"}, "error-part-left", {"part": "discard"}),
    ("walled_city", {"citizens": {"A99": {0: "1p"}}}, "error-part-name", {"name": "A99"}),
    ("walled_city", {"citizens": {"A1": {0: "17p"}}}, "error-part-amount", {"n": 17, "most": 16}),
    ("walled_city", {"citizens": {"T1": {0: "1p"}}}, "error-part-amount", {"n": 1, "most": 0}),
    ("walled_city", {"citizens": {"A1": {0: "many"}}}, "error-part-text", {"text": "many", "form": "3p 2n"}),
    ("walled_city", {"citizens": {"A1": {"neutral": "1p"}}}, "error-part-seat", {"who": "neutral"}),
    ("walled_city", {"built": "P1*3"}, "error-part-amount", {"n": 3, "most": 2}),
    ("walled_city", {"built": "P1", "demolished": "P1"}, "error-part-twice", {"name": "P1"}),
    ("walled_city", {"guilds": {0: "bakers"}}, "error-part-left", {"name": "bakers", "n": 0}),
    ("walled_city", {"guilds": ["salters", "salters"]}, "error-part-left", {"n": 1}),
    ("walled_city", {"offer": ["salters"]}, "error-part-amount", {"part": "offer", "least": 4}),
    ("walled_city", {"hands": {0: "1/0"}}, "error-part-left", {"name": "1/0"}),
    ("walled_city", {"items": {"T1": "+1"}}, "error-part-text", {"text": "+1", "form": "blue 2"}),
    ("walled_city", {"zones": {"Z1": [0, "3/1", "T7"]}}, "error-part-name", {"name": "T7"}),
    ("walled_city", {"turn": 0, "roads": {0: 0}}, "error-part-amount", {"part": "roads", "least": 1}),
    ("walled_city", {"old_guilds": {0: "salters"}}, "error-part-needs", {"needs": "round: 2"}),
    ("walled_city", {"phase": "towers"}, "error-part-needs", {"needs": "round: 2"}),
    ("genoa", {"path": "atlantis"}, "error-part-name", {"part": "path", "name": "atlantis"}),
    ("genoa", {"path": "harbor city_hall"}, "error-part-name", {"name": "city_hall"}),
    ("genoa", {"stand": "road"}, "error-part-needs", {"needs": "path"}),
    ("genoa", {"ducats": {0: 7}}, "error-part-text", {"part": "ducats", "text": "7"}),
    ("genoa", {"goods": {0: ["silk"] * 6}}, "error-part-left", {"name": "silk", "n": 5}),
    ("genoa", {"supply": {"silk": 6}}, "error-part-amount", {"n": 6, "most": 5}),
    ("genoa", {"hands": {0: "m99"}}, "error-part-name", {"name": "m99"}),
    ("genoa", {"hands": {0: "m01", 1: "m01"}}, "error-part-left", {"name": "m01"}),
    ("genoa", {"decks": {"message": "c01"}}, "error-part-name", {"part": "decks", "name": "c01"}),
    (
        "genoa",
        {"decks": {"message": ""}, "face_up": {"message": "m01"}},
        "error-part-needs",
        {"needs": "decks: message"},
    ),
    ("genoa", {"markers": {0: 8}}, "error-part-amount", {"n": 8, "most": 7}),
    ("genoa", {"owners": {"inn": "p9"}}, "error-part-seat", {"who": "p9"}),
    ("genoa", {"acted": {0: 2}}, "error-part-amount", {"part": "acted", "most": 1}),
    ("genoa", {"path": "spices", "stand": "window", "acted": [1]}, "error-part-needs", {"part": "stand: window"}),
    ("genoa", {"path": "spices", "stand": "window", "pledge": "much"}, "error-part-text", {"part": "pledge"}),
    ("genoa", {"path": "spices", "stand": "window", "pledge": "wine"}, "genoa-error-pledge-kind", {"space": "spices"}),
]


@pytest.mark.parametrize(("name", "parts", "id", "about"), WRONG)
def test_what_is_wrong_is_named_in_every_language(
    name: str, parts: dict[str, Any], id: str, about: dict[str, Any]
) -> None:
    with pytest.raises(tp.BadOptions) as caught:
        tp.game(name).set_up(4, seed=1, **parts)
    assert caught.value.id == id
    assert about.items() <= caught.value.params.items()
    for lang in LANGUAGES:
        text = words.error_text(lang, caught.value, (), speaker(id))
        assert "{" not in text or "…" in text
        assert id not in text
        named = [about[key] for key in ("name", "who", "text", "needs") if key in about]
        assert all(str(word) in text for word in named)


NAMES = st.sampled_from(
    [
        "manor",
        "king",
        "p1",
        "p9",
        "A1",
        "T1",
        "P1",
        "salters",
        "hex",
        "fog",
        "dimwell",
        "silk",
        "c01",
        "harbor",
        "1/1",
        "x",
    ]
)
KEYS = st.one_of(NAMES, st.integers(-1, 5), st.sampled_from(["neutral", "troll", "message"]))
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 70), NAMES, st.sampled_from(["blue 2", "3p 2n", "", "-"])),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=6,
)


def _fuzzed(game: tp.Game) -> Any:
    return st.dictionaries(st.sampled_from(game.parts_type.__struct_fields__), VALUES, max_size=4)


@pytest.mark.parametrize("name", tp.games())
@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_any_words_lay_a_lawful_position_or_are_refused(name: str, data: st.DataObject) -> None:
    game = tp.game(name)
    players, parts = data.draw(st.sampled_from(game.players)), data.draw(_fuzzed(game))
    try:
        pos = game.set_up(players, seed=1, **parts)
    except tp.BadOptions:
        return
    assert pos.outcome is not None or all(pos.legal(decision.seat) for decision in pos.pending)
    assert game.from_json(pos.to_json()).to_json() == pos.to_json()


# ---- drawn


def test_a_position_tells_itself_in_a_line() -> None:
    pos = tp.game("citadels").set_up(2, seed="x", called="king", characters={0: "king"})
    assert repr(pos) == "<citadels, 2 players, seed x, ply 0: p1 is asked: turn>"
    assert repr(pos.observe(1)) == "<citadels, 2 players, seen by p2, ply 0: p1 is asked: turn>"
    assert repr(pos.observe(None)) == "<citadels, 2 players, seen by a spectator, ply 0: p1 is asked: turn>"
    assert repr(pos.observe(1).seen) == "<citadels, 2 players, with holes, ply 0: p1 is asked: turn>"
    pos.stack = []
    assert repr(pos).endswith("between two questions>")
    over = tp.game("ankh_morpork").set_up(
        3, seed=1, win_check=True, personalities={"p1": "chrysoprase"}, cash={"p1": 50}
    )
    assert repr(over) == "<ankh_morpork, 3 players, seed 1, ply 0: over by chrysoprase, won by p1>"
    asked = tp.game("genoa").set_up(3, seed=1, path="street_6_7", stand="road")
    assert repr(asked) == "<genoa, 3 players, seed 1, ply 0: p2, p3 are asked: ask>"
    floor = tp.game("genoa").set_up(3, seed=1, options={"negotiation": "live"}, path="street_6_7", stand="road")
    assert repr(floor) == "<genoa, 3 players, seed 1, ply 0: p1, p2, p3 may act: ask>".replace("ask>", "live>")


def lines(drawing: object) -> dict[str, str]:
    """A drawing's parts of one line, by their names."""
    rows = [line.split("  ", 1) for line in str(drawing).splitlines()[1:] if line[:1] not in (" ", "")]
    return {row[0].strip(): row[-1].strip() for row in rows}


def test_a_position_is_drawn_in_the_words_of_its_parts() -> None:
    pos = tp.game("citadels").set_up(
        4, seed=1, called="king", characters={"p1": "king"}, hands={"p1": "manor", "p2": "docks docks"}, gold=3
    )
    drawn = lines(pos)
    assert drawn["gold"] == "p1 3, p2 3, p3 3, p4 3"
    assert (drawn["called"], drawn["hands"]) == ("king", "p1: manor")
    assert "p2: docks×2" in str(pos)
    seen = str(pos.observe(0))
    assert "p2: ?×2" in seen
    assert "docks" not in seen
    assert seen.splitlines()[-3:] == ["gather gold", "gather cards", "crown"]
    assert "manor" not in str(pos.observe(1))


def test_hidden_money_is_not_drawn() -> None:
    pos = tp.game("genoa").set_up(3, seed=1)
    assert lines(pos)["ducats"] == "p1 130, p2 130, p3 130"
    assert lines(pos.observe(1))["ducats"] == "p1 ?, p2 130, p3 ?"
    for seen in (pos.observe(None), pos.seen(1)):
        assert lines(seen)["ducats"] == "p1 ?, p2 ?, p3 ?"
