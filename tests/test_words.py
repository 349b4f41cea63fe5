"""Every event, question, move and end can be said in both languages, and no sentence tells too much."""

import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import pytest

import tetrapolis as tp
from tetrapolis.core.driving import next_actor
from tetrapolis.core.legal import Legal, MoveList, OpenSpace
from tetrapolis.core.prompt import Prompt
from tetrapolis.core.types import CLOCK, EVERYONE, Event, Move, Outcome
from tetrapolis.games.genoa.rules.scoring import LINES as GENOA_LINES
from tetrapolis.games.walled_city.rules.position import LINES
from tetrapolis.locales import LANGUAGES, has, ids, t, words

SOURCE = Path(tp.__file__).parent
NAMES = ("Anna", "Béla", "Chloe", "Dóra", "Ede", "Flóra", "Gergő", "Hédi")
LEFTOVER = re.compile(rf"[\[\]{{}}_]|\$(?!\d)|\bnone\b|-error-|({'|'.join(tp.games())})-|\bp\d\b")
CARDS = ("char", "district", "card", "personality")
"""The kinds of things that can be hidden."""


class Table(NamedTuple):
    """A table where random games are played."""

    players: int
    options: dict[str, Any]
    games: int


NINTHS = [(2, False), (3, True), (4, True), (5, False), (6, True), (7, False), (7, True), (8, True)]
EDITIONS = ("hungarian", "english-2011")
GENOA_SWITCHES: list[dict[str, Any]] = [
    {"board": "alt", "auto_deliver": False, "move_only": True, "joint_street": True},
    {"pledge_check": False, "money": "personal", "max_notes": 9},
]
TABLES = {
    "citadels": [Table(players, {"preset": "random", "ninth": ninth}, 9) for players, ninth in NINTHS],
    "ankh_morpork": [
        Table(players, {"edition": edition, "small_gods_trolls": switch, "subsidence_choice": switch}, 6)
        for players, edition, switch in product((2, 3, 4), EDITIONS, (False, True))
    ],
    "walled_city": [
        Table(players, {"board": board, "guild_deck": "mixed"}, 12)
        for players, board in product((2, 3, 4), ("londonderry", "borderlands"))
    ],
    "genoa": [
        Table(players, {"negotiation": negotiation, **switches}, 4)
        for players, negotiation, switches in product((2, 3, 4, 5), ("orderly", "live"), GENOA_SWITCHES)
    ],
}
SCORED = {
    "citadels": ("districts", "types", "first", "completed", "museum", "secret_vault"),
    "ankh_morpork": ("minions", "buildings", "cash", "loans_repaid", "loans_owed"),
    "walled_city": LINES,
    "genoa": GENOA_LINES,
}
BREAKS_TIES = {"citadels": "last_rank", "ankh_morpork": "area_card", "walled_city": "priority", "genoa": "goods"}
NEVER_ASKED = {"walled_city": {"sharing"}, "genoa": {"villa"}}
"""Questions that do not come up in whole games, or seldom: in round 1 there are citizens enough (WAL-3.10); a villa of
one's own, a Building action tile and a large order that fits hardly come together (GEN-9.18)."""
SELDOM_PUT = {
    "ankh_morpork": {"payer"},
    "citadels": {"tribute_pay"},
    "walled_city": set(),
    "genoa": {"villa", "villa-in"},
}
"""Questions of such moments."""
NEVER_LISTED = {"genoa": {"preset", "watch", "quiet", "drop"}}
"""Moves that a list or a random player never has: standing instructions (GEN-6.63)."""
INSTRUCTIONS = {"genoa": ("quiet turn", "quiet addressed")}
"""Those that are told of: they are given in a game of their own."""

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
in_every_game = pytest.mark.parametrize("name", tp.games())


class Sample(NamedTuple):
    """What came up in random games of a game, each thing once."""

    events: list[Event]
    kinds: set[str]
    rules: set[str]
    moves: list[Move]
    outcomes: list[Outcome]
    prompts: list[Prompt]
    """One for each kind and question."""


@cache
def sampled(name: str) -> Sample:
    """Different events, kinds of questions and moves of random games for many numbers of players and options."""
    events: dict[str, Event] = {}
    moves: dict[Move, None] = {}
    prompts: dict[tuple[str, object, bool], Prompt] = {}
    found = Sample([], set(), set(), [], [], [])
    for table in TABLES[name]:
        for number in range(table.games):
            seed = f"words {table.players} {table.options} {number}"
            rng = Random(seed)
            pos = tp.game(name).new(table.players, seed=seed, options=table.options)
            fresh = list(pos.log)
            while True:
                for event in fresh:
                    events[f"{event.id} {event.args} {event.audience}"] = event
                if not pos.pending:
                    break
                seat = next_actor(pos, rng)
                found.kinds.update(asked.kind for asked in pos.pending)
                found.rules.update(pos.rules())
                if seat != CLOCK and rng.random() < 0.3:
                    prompt = pos.observe(seat, loose=False).prompt
                    prompts.setdefault((prompt.kind, prompt.ask and prompt.ask.id, prompt.help is None), prompt)
                listed, move = _choices(pos.legal(seat), rng)
                moves.update(dict.fromkeys(listed))
                fresh = pos.play(seat, move)
            assert pos.outcome is not None
            found.outcomes.append(pos.outcome)
    found.events.extend([*events.values(), *_instructed(name)])
    found.moves.extend(moves)
    found.prompts.extend(prompts.values())
    return found


def _instructed(name: str) -> list[Event]:
    """What is told where standing instructions are given."""
    rng, pos = Random(name), tp.game(name).new(4, seed=name)
    instructions = [tp.game(name).parse_move(text) for text in INSTRUCTIONS.get(name, ())]
    for _ in range(300 if instructions else 0):
        seat = next_actor(pos, rng)
        legal = pos.legal(seat)
        given = [move for move in instructions if move in legal] if rng.random() < 0.3 else []
        pos.play(seat, rng.choice(given) if given else legal.sample(rng))
    return list(pos.log)


def _choices(legal: Legal, rng: Random) -> tuple[list[Move], Move]:
    """What a player is shown, and what is played."""
    assert isinstance(legal, MoveList | OpenSpace)
    aside = list(legal.aside)
    if isinstance(legal, OpenSpace):
        move = legal.sample(rng)
        listed = [*legal.listed, move]
    else:
        listed = list(legal)
        move = _lively(listed, rng)
    if aside and rng.random() < 0.02:
        move = rng.choice(aside)
    return [*listed, *aside], move


def _lively(legal: list[Move], rng: Random) -> Move:
    """A random move; ending or passing only half as often as chance would have it, so that more happens."""
    move = rng.choice(legal)
    return rng.choice(legal) if str(move) in ("end", "pass", "skip") else move


def assert_said(text: str) -> None:
    assert text.strip()
    assert not LEFTOVER.search(text), text


def event_ids(name: str) -> set[str]:
    """The events that a game has declared; that there are no others its own tests check."""
    return set(tp.game(name).story.events)


# ---- nothing is missing


@in_every_language
@in_every_game
def test_every_event_of_the_code_has_a_text(name: str, lang: str) -> None:
    found = event_ids(name)
    assert len(found) > 40
    assert all(message.startswith(f"{name}-") for message in found)
    assert [message for message in sorted(found) if not has(lang, message)] == []


@in_every_language
@in_every_game
def test_every_question_has_a_text_and_help(name: str, lang: str) -> None:
    asked = {step.kind for step in tp.game(name).steps.values() if step.run is None} - NEVER_ASKED.get(name, set())
    prompts = [prompt for prompt in sampled(name).prompts if prompt.ask is not None]
    for prompt in prompts:
        assert prompt.ask is not None
        assert has(lang, prompt.ask.id), prompt.ask
        assert_said(words.said_text(lang, name, prompt.ask, NAMES))
        if prompt.help is not None:
            assert_said(words.said_text(lang, name, prompt.help, NAMES))
    assert {prompt.kind for prompt in prompts if prompt.help is not None} == asked, (
        "somewhere it is said what it is about"
    )
    assert {prompt.kind for prompt in prompts if prompt.rules} == asked


@in_every_language
@in_every_game
def test_no_question_is_left_over(name: str, lang: str) -> None:
    put = {prompt.ask.id for prompt in sampled(name).prompts if prompt.ask is not None}
    kinds = {f"{name}-ask-{step.kind}" for step in tp.game(name).steps.values()}
    assert set(ids(lang, f"{name}-ask-")) - put - kinds <= {f"{name}-ask-{key}" for key in SELDOM_PUT[name]}


@in_every_language
@in_every_game
def test_every_move_has_a_text(name: str, lang: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(tp.game(name).move_type)}
    said = {message.removeprefix(f"{name}-move-") for message in ids(lang, f"{name}-move-")}
    assert tags <= said
    assert {key.partition("-")[0] for key in said} == tags, "other words for a move begin like it"


@in_every_language
@in_every_game
def test_every_option_has_a_text(name: str, lang: str) -> None:
    for option in tp.game(name).options_type.__struct_fields__:
        assert has(lang, f"{name}-option-{option}"), option
        assert has(lang, f"{name}-option-{option}.text"), option


# ---- everything that comes up can be said


@in_every_game
def test_the_sample_is_rich(name: str) -> None:
    sample = sampled(name)
    game = tp.game(name)
    asked = {step.kind for step in game.steps.values() if step.run is None}
    assert asked - NEVER_ASKED.get(name, set()) <= sample.kinds <= asked
    tags = {kind.__struct_config__.tag for kind in get_args(game.move_type)}
    assert tags - {move.tag for move in sample.moves} == NEVER_LISTED.get(name, set())
    unsaid = event_ids(name) - {event.id for event in sample.events}
    assert len(unsaid) < 4, unsaid


@in_every_language
@in_every_game
def test_every_event_can_be_said(name: str, lang: str) -> None:
    for event in sampled(name).events:
        assert has(lang, event.id), event.id
        assert_said(words.event_text(lang, tp.game(name), event, NAMES))


@in_every_language
@in_every_game
def test_every_move_can_be_said(name: str, lang: str) -> None:
    for move in sampled(name).moves:
        assert_said(words.move_text(lang, tp.game(name), move, NAMES))


@in_every_language
@in_every_game
def test_different_moves_of_a_menu_read_differently(name: str, lang: str) -> None:
    moves = sampled(name).moves
    assert len({words.move_text(lang, tp.game(name), move, NAMES) for move in moves}) == len(moves)


@in_every_language
def test_moves_that_seldom_come_up_read_differently_too(lang: str) -> None:
    game = tp.game("ankh_morpork")
    seldom = ("pass", "pass rest=turn", "pass below=1", "pass below=6", "standing 0", "standing 1", "standing 6")
    places = ("nap_hill", "nap_hill lift=dimwell", "nap_hill lift=the_hippo", "dimwell lift=nap_hill")
    minions = [f"{word} dimwell {minion}" for word in ("kill", "grab") for minion in ("p1", "p2", "troll", "demon")]
    saved = [f"save dimwell {what}" for what in ("minion", "building", "card", "demon", "troll")]
    texts = [*seldom, *(f"{word} {place}" for word in ("place", "build", "buy") for place in places), *minions, *saved]
    said = [words.move_text(lang, game, game.parse_move(text), NAMES) for text in texts]
    for text in said:
        assert_said(text)
    assert len(set(said)) == len(texts)


@in_every_language
def test_moves_of_the_walled_city_read_differently(lang: str) -> None:
    game = tp.game("walled_city")
    places = ("A3", "A3A", "A3B", "T1", "P5", "G2", "A3-F1")
    colours = ("p1", "p2", "neutral")
    texts = [
        *(f"{word} {place}" for word in ("build", "put", "choose", "zone", "face") for place in places),
        *(f"pick {place} {colour}" for place in places[:4] for colour in colours),
        *(f"promote A3 {colour} {tower}" for colour in colours for tower in ("T1", "T2")),
        *(f"{word} {n}" for word in ("nobles", "share", "settle") for n in range(4)),
        *(f"adjust {place} {way}" for place in places[:4] for way in ("up", "down", "turn")),
        *(f"colour {colour}" for colour in colours),
        *(f"{word} {card}" for word in ("show", "give", "take", "lay") for card in ("3/1", "2/2")),
        *("lay 3/1*", "lay 2/2*", "kind peasant", "kind noble", "place peasant A3", "place noble A3", "place noble A4"),
    ]
    said = [words.move_text(lang, game, game.parse_move(text), NAMES) for text in texts]
    for text in said:
        assert_said(text)
    assert len(set(said)) == len(texts)


@in_every_language
@in_every_game
def test_points_and_the_end_can_be_said(name: str, lang: str) -> None:
    outcomes = sampled(name).outcomes
    for line in {*SCORED[name], *(line for outcome in outcomes for lines in outcome.breakdown for line, _ in lines)}:
        said = words.score_text(lang, name, line)
        assert_said(said)
        assert said != line
    for broken in {BREAKS_TIES[name], *(tie[1] for outcome in outcomes for tie in outcome.tiebreak)}:
        assert has(lang, f"{name}-tiebreak-{broken}")
    reasons = set(tp.game(name).end_reasons)
    assert {outcome.reason for outcome in outcomes} <= reasons
    assert {message.removeprefix(f"{name}-end-") for message in ids(lang, f"{name}-end-")} == reasons
    assert words.score_text(lang, name, "no such line") == "no such line"


@in_every_language
def test_the_end_of_ankh_morpork_tells_why(lang: str) -> None:
    for reason in tp.game("ankh_morpork").end_reasons:
        over = Event("ankh_morpork-game-over", {"seats": [2], "reason": reason})
        text = words.event_text(lang, tp.game("ankh_morpork"), over, NAMES)
        assert_said(text)
        assert t(lang, f"ankh_morpork-end-{reason}") in text
        assert "Chloe" in text
        if has(lang, f"ankh_morpork-personality-{reason}"):
            assert t(lang, f"ankh_morpork-personality-{reason}") in text


@in_every_language
@in_every_game
def test_what_others_may_not_know_is_not_said(name: str, lang: str) -> None:
    """An event for everybody but some names no card (two of Citadels speak of the open district that is used)."""
    used = {"citadels-laboratory": "laboratory", "citadels-museum": "museum"} if name == "citadels" else {}
    hidden = {*CARDS, *(f"{kind}s" for kind in CARDS), "personalities"}
    named = [message for kind in CARDS for message in ids(lang, f"{name}-{kind}-") if has(lang, f"{message}.text")]
    others = [event for event in sampled(name).events if event.audience < EVERYONE]
    assert {event.id for event in others} >= used.keys()
    assert bool(others) == (name != "genoa"), "in Genoa an event is for everybody, or for one or two"
    for event in others:
        assert not hidden & event.args.keys(), event
        text = words.event_text(lang, tp.game(name), event, NAMES)
        assert not re.search(r"\d/\d", text), "the face of a building card"
        for card in named:
            if card != f"citadels-district-{used.get(event.id)}":
                assert not re.search(rf"\b{re.escape(t(lang, card))}", text), text


# ---- conventions


def test_lists_numbers_and_empty_values() -> None:
    spied = Event("citadels-you-see-hand", {"target": 1, "districts": []})
    assert words.event_text("en", tp.game("citadels"), spied, NAMES) == "Béla has no cards in hand."
    named = Event("citadels-warrants", {"seat": 0, "chars": ["thief", "king", "bishop"]})
    assert (
        words.event_text("hu", tp.game("citadels"), named, NAMES)
        == "Anna lerakja a parancsokat: Tolvaj, Király és Püspök."
    )
    over = Event("citadels-game-over", {"seats": [2, 0], "n": 31})
    assert words.event_text("en", tp.game("citadels"), over, NAMES).endswith("Chloe and Anna.")


def test_own_city() -> None:
    own = Event("citadels-destroys", {"seat": 0, "target": 0, "district": "keep+", "n": 0})
    assert words.event_text("en", tp.game("citadels"), own, NAMES) == "Anna destroys their own Keep ✦ free of charge."


def test_an_optional_thing() -> None:
    game = tp.game("citadels")
    said = [
        words.move_text("en", game, game.parse_move(text), NAMES)
        for text in ("swap_characters p2", "swap_characters p2 char=king")
    ]
    assert said == ["Swap characters with Béla", "Give the King to Béla for a random one of theirs"]


def test_minions_of_players_and_of_nobody() -> None:
    moved = {"area": "dimwell", "area2": "the_shades"}
    said = [
        words.event_text(lang, tp.game("ankh_morpork"), Event("ankh_morpork-moves", {"minion": minion, **moved}), NAMES)
        for lang, minion in (("en", "p2"), ("en", "troll"), ("hu", "p2"), ("hu", "demon"))
    ]
    assert said == [
        "A minion of Béla moves from Dimwell to The Shades.",
        "A troll moves from Dimwell to The Shades.",
        "Béla egyik kegyence átkerül a Bugris utcából az Árnyakba.",
        "Egy démon átkerül a Bugris utcából az Árnyakba.",
    ]


def counted(*votes: int, third: str) -> Event:
    """A neighbourhood that was counted, with three colours."""
    return Event("walled_city-neighbourhood", {"areas": ["A1", "A4"], "votes": votes, "colours": ["p1", "p2", third]})


def test_votes_by_colour() -> None:
    said = [
        words.event_text(lang, tp.game("walled_city"), counted(5, 0, -2, third=third), NAMES)
        for lang in LANGUAGES
        for third in ("p3", "neutral")
    ]
    assert said == [
        "Neighbourhood (A1 and A4), votes: Anna 5 and Chloe -2.",
        "Neighbourhood (A1 and A4), votes: Anna 5 and the neutral colour -2.",
        "Városrész (A1 és A4), szavazatok: Anna 5 és Chloe -2.",
        "Városrész (A1 és A4), szavazatok: Anna 5 és a semleges szín -2.",
    ]
    nothing = counted(0, 0, 0, third="p3")
    assert words.event_text("en", tp.game("walled_city"), nothing, NAMES) == "Neighbourhood (A1 and A4): no votes."


def test_one_wins_a_faction_or_several_share_it() -> None:
    said = [
        words.event_text(
            "en",
            tp.game("walled_city"),
            Event("walled_city-faction-won", {"faction": "blue", "colours": who, "n": n}),
            NAMES,
        )
        for who, n in ((["p1"], 5), (["p1", "neutral"], 1), (["p1", "p2"], 0))
    ]
    assert said == [
        "Faction blue: 5 votes for Anna.",
        "Faction blue: 1 vote each for Anna and the neutral colour.",
        "Faction blue: its value is too small to be shared by Anna and Béla.",
    ]


def test_own_citizens_and_those_of_others() -> None:
    moved = {"seat": 1, "area": "A3", "tower": "T1"}
    said = [
        words.event_text(
            lang, tp.game("walled_city"), Event("walled_city-promotes", {"colour": colour, **moved}), NAMES
        )
        for lang, colour in (("en", "p2"), ("en", "p1"), ("hu", "p2"), ("hu", "neutral"))
    ]
    assert said == [
        "Béla promotes a noble of their own from A3 to T1.",
        "Béla promotes a noble of Anna from A3 to T1.",
        "Béla előlépteti egy saját nemesét: A3 → T1.",
        "Béla előlépteti a semleges szín egyik nemesét: A3 → T1.",
    ]
