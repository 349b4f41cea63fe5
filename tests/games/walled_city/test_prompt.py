"""What is asked, offered and refused in The Walled City, and what is told: laws over random games, and small tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.marks import rule
from tests.walled_city import GAME, O, T, Table, W, X, given
from tetrapolis.cli.terminal.story import tell
from tetrapolis.core.errors import IllegalMove
from tetrapolis.core.observation import Observation
from tetrapolis.core.prompt import Offer, Prompt, Verb
from tetrapolis.core.types import Event
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES
from tetrapolis.games.walled_city.rules.frames import Ability
from tetrapolis.games.walled_city.rules.position import WalledCityPosition
from tetrapolis.games.walled_city.rules.view import View
from tetrapolis.locales import LANGUAGES, has, words
from tetrapolis.testing.prompts import NAMES, check_prompt, decisions

BOARDS = ("londonderry", "borderlands")
TABLES = list(product((2, 3, 4), BOARDS))
ASKING = set(GUILD_NAMES) - {"grocers", "drapers"}
"""The guilds that ask something themselves."""


def things(obs: Observation) -> Mapping[str, set[str]]:
    """All things on the table, from what the seat is shown."""
    view: View = obs.view
    pos: WalledCityPosition = obs.seen
    board = pos.board
    lists = view.public
    colours = [pos.colour_name(colour) for colour in range(pos.setup.colours)]
    standing: dict[str, set[str]] = {"noble": set(), "peasant": set()}
    for kind, name, places in (
        ("noble", "nobles", view.areas),
        ("peasant", "peasants", view.areas),
        ("noble", "guards", board.towers),
    ):
        for at, place in enumerate(places):
            for number, colour in enumerate(colours):
                if lists[name][4 * at + number]:
                    standing[kind].add(f"{kind}:{place}:{colour}")
    fenced = {board.cuts[cut].area for cut in lists["cuts"]}
    held = [player.guild for player in view.players if player.guild]
    offered = {offer.aim for offer in obs.prompt.offers}
    return {
        **standing,
        "area": {f"area:{name}" for name in view.areas},
        "path": {f"path:{name}" for name in board.paths},
        "gap": {f"gap:{name}" for name in board.gaps},
        "tower": {f"tower:{name}" for name in board.towers},
        "zone": {f"zone:{name}" for name in board.zones},
        "cut": {f"cut:{cut.id}" for cut in board.cuts if cut.area not in fenced},
        "item": {f"item:{place}" for place, _, _ in view.dice},
        "hand": {f"hand:{card}" for card in view.hand},
        "shown": {aim for aim in offered if aim.startswith("shown:")},
        "mix": {aim for aim in offered if aim.startswith("mix:")},
        "guild": {f"guild:{name}" for name in (*view.offer, *held)},
        "seat": {f"seat:{seat}" for seat in range(pos.players)},
        "colour": {"colour:neutral"} if pos.players == 2 else set(),
    }


def asked() -> Iterator[tuple[WalledCityPosition, int]]:
    """Decisions of random games: both boards, all numbers of players, all guilds."""
    for number, (players, board) in enumerate(TABLES * 2):
        options = {"board": board, "guild_deck": "mixed", "defence_guilds": number % 4 == 3}
        if players == 2 and number > 5:
            options["defence_cards"] = 2
        for pos, seat in decisions("walled_city", players, number, options):
            assert isinstance(pos, WalledCityPosition)
            yield pos, seat


# ---- laws


def test_every_prompt_of_random_games_keeps_the_laws() -> None:
    kinds, guilds = set(), set()
    for pos, seat in asked():
        prompt = check_prompt(pos, seat, things)
        kinds.add(prompt.kind)
        assert prompt.rules == pos.rules()
        assert prompt.turn == whose_turn(pos)
        top = pos.stack[-1]
        if isinstance(top, Ability):
            guilds.add(GUILD_NAMES[top.guild])
        check_honest(pos, seat, prompt)
    assert {step.kind for step in GAME.steps.values() if step.run is None} - kinds <= {"sharing", "taking"}
    assert len(ASKING - guilds) < 3, ASKING - guilds


CROWD = "A1{O5p2n W4p2n T4p2n X4p2n} A2{O1p1n W1p} A6{W1n X2p} T1{O1 W1} T2{X2}"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("guild", sorted(ASKING))
def test_every_guild_keeps_the_laws_from_its_first_choice_to_its_last(guild: str, board: str) -> None:
    guilds = {O: guild, **{seat: name for seat, name in OTHERS.items() if name != guild}}
    more: dict[str, Any] = {
        "built": "P1*2 P2 P3",
        "demolished": "P4 G3",
        "fences": "A3-F1",
        "board": board,
        "items": {"A2": "blue 3"},
    }
    for turn in (1, 2):
        rng = Random(turn)
        table = given(CROWD, guilds=guilds, round=turn, **more).turn(O).play("guild")
        while isinstance(table.pos.stack[-1], Ability):
            check_honest(table.pos, O, check_prompt(table.pos, O, things))
            table.play(str(table.pos.legal(O).sample(rng)))


@rule("WAL-13.54", "WAL-3.10")
def test_questions_that_seldom_come_up_keep_the_laws() -> None:
    hands = {O: ["5/0", "4/1", "3/2"], W: ["1/1"], T: ["1/1"], X: ["1/1"]}
    guilds = {O: "butchers", **OTHERS}
    table = given(hands=hands, guilds=guilds).turn(O).play("guild", "give 5/0", "give 4/1", "give 3/2")
    assert check_prompt(table.pos, O, things).kind == "taking"
    short = given("A1{O14p13n}", guilds={O: "salters", **OTHERS}, turned=[O], hands={O: ["3/2"]}).turn(O)
    short.play("build P1", "show 3/2", "put A1")
    prompt = check_prompt(short.pos, O, things)
    assert (prompt.kind, [offer.move for offer in prompt.offers]) == ("sharing", ["share 1", "share 2", "share 3"])


def whose_turn(pos: WalledCityPosition) -> int:
    """The seat whose turn it is, as the view's frames tell."""
    turns = [frame for frame in pos.stack if type(frame).__name__ in ("Turn", "DefenceTurn")]
    last: Any = turns[-1] if turns else pos.stack[-1]
    return int(last.seat)


def check_honest(pos: WalledCityPosition, seat: int, prompt: Prompt) -> None:
    """What is said to become of things is what becomes of them; what cannot be taken back really cannot."""
    for offer in prompt.offers:
        adjusts = offer.note is not None and offer.note.id == "walled_city-note-die"
        if not adjusts and not offer.final:
            continue
        twin = pos.copy()
        before = twin.undo_from
        twin.play(seat, GAME.parse_move(offer.move))
        if adjusts:
            assert offer.note is not None
            faction = str(offer.note.args["faction"]).partition(":")[2]
            assert pos.view(seat).factions[faction] == offer.note.args["from"]
            if twin.outcome is None:
                assert twin.view(seat).factions[faction] == offer.note.args["to"], offer.move
        if offer.final and offer.after:
            twin.play(seat, GAME.parse_move(offer.after))
        if offer.final:
            assert twin.undo_from != before, f"{offer.move} can be taken back"


def test_who_waits_is_told_what_is_decided_and_nothing_else() -> None:
    for pos, seat in decisions("walled_city", 3, 5, {"board": "borderlands", "guild_deck": "mixed"}):
        for viewer in (None, *range(3)):
            prompt = pos.observe(viewer).prompt
            if viewer == seat:
                assert prompt.waiting is None
                continue
            assert prompt.ask is None
            assert not prompt.verbs
            assert prompt.waiting is not None
            assert prompt.waiting == pos.observe(None).prompt.waiting
            for lang in LANGUAGES:
                assert has(lang, prompt.waiting.id)
                assert words.said_text(lang, "walled_city", prompt.waiting, NAMES)


# ---- what is told


@cache
def happened() -> list[Event]:
    """Everything that happened in random games, each thing once."""
    found: dict[str, Event] = {}
    for players, board in TABLES * 2:
        seed = len(found)
        pos, events = GAME.new(players, seed, {"board": board, "guild_deck": "mixed"}), []
        events += pos.log
        rng = Random(seed)
        while pos.outcome is None:
            seat = pos.pending[0].seat
            events += pos.play(seat, pos.legal(seat).sample(rng))
        found |= {f"{event.id} {event.args} {event.audience}": event for event in events}
    return list(found.values())


def test_every_event_is_declared_with_its_values() -> None:
    declared = GAME.story.events
    for event in happened():
        assert event.id in declared
        assert set(event.args) == declared[event.id].names, event
    assert len(declared.keys() - {event.id for event in happened()}) < 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told(lang: str) -> None:
    for event in happened():
        told = GAME.told(event)
        text = words.said_text(lang, "walled_city", told, NAMES)
        assert text
        assert not re.search(r"[\[\]:]\w|_|none|seat:|\bp\d\b", text), text
        for ref in (*told.touched, *(ref for moved in told.moved for ref in (moved.start, moved.end))):
            assert re.fullmatch(r"box|discard|offer|[a-z]+:[\w:*/-]+", ref), ref


def test_hidden_cards_move_without_a_face() -> None:
    for event in happened():
        told = GAME.told(event)
        faces = {moved.what for moved in told.moved if moved.what.startswith("card:")}
        if event.id in ("walled_city-lays", "walled_city-gives-card"):
            assert faces == {"card:?"}
        elif faces and not told.private:
            assert event.id == "walled_city-shows"


def test_several_counts_are_told_in_one_sentence() -> None:
    colours = ["p1", "p2", "neutral"]
    one = Event("walled_city-neighbourhood", {"areas": ["A1", "A2"], "votes": [5, 0, 3], "colours": colours})
    two = Event("walled_city-neighbourhood", {"areas": ["A3"], "votes": [0, 0, 0], "colours": colours})
    (said,) = tell("en", GAME, [one, two], NAMES)
    assert said.text == "Votes of the neighbourhoods: A1 and A2: Anna 5 and the neutral colour 3."
    (said,) = tell("en", GAME, [two, two], NAMES)
    assert said.text == "No neighbourhood gives votes."


def test_pieces_go_from_supplies_to_places() -> None:
    table = given(guilds={O: "merchant_taylors"}).turn(O).play("build P1", "show 3/1", "put A1", "nobles 1", "nobles 0")
    settled = next(event for event in table.events if event.id == "walled_city-settles")
    moved = GAME.told(settled).moved
    assert [(one.what, one.start, one.end, one.n) for one in moved] == [
        ("peasant:p1", "seat:0", "area:A1", 2),
        ("noble:p1", "seat:0", "area:A1", 1),
    ]


# ---- small tables


def prompt_at(table: Table) -> Prompt:
    return table.pos.observe(table.seat).prompt


def verb_at(table: Table, name: str) -> Verb:
    return next(verb for verb in prompt_at(table).verbs if verb.verb == name)


def refused(table: Table, name: str) -> dict[str, tuple[str, str]]:
    """What a verb refuses, with reason and rule."""
    return {
        aim: (one.why.id.removeprefix("walled_city-why-"), one.rule)
        for one in verb_at(table, name).refused
        for aim in one.aims
    }


def offers(table: Table, name: str) -> dict[str, Offer]:
    return {offer.move: offer for offer in verb_at(table, name).offers}


OTHERS = {W: "grocers", T: "skinners", X: "goldsmiths"}


@rule("WAL-3.3", "WAL-3.4")
def test_a_built_or_demolished_path_and_every_gap_are_refused() -> None:
    table = given(built="P1", demolished="P2", guilds={O: "salters", **OTHERS}).turn(O)
    found = refused(table, "build")
    assert found["path:P1"] == ("built", "WAL-3.4")
    assert found["path:P2"] == ("demolished", "WAL-3.4")
    assert found["gap:G1"] == ("roads-now", "WAL-3.3")
    assert "build P3" in offers(table, "build")


@rule("WAL-13.12")
def test_drapers_build_on_built_places_only() -> None:
    table = given(built="P1", guilds={O: "drapers", **OTHERS}).turn(O).play("guild")
    assert refused(table, "build")["path:P3"] == ("drapers", "WAL-13.12")
    assert offers(table, "build")["build P1"].note is not None


@rule("WAL-3.17")
def test_areas_that_do_not_lie_beside_the_road_are_refused() -> None:
    table = given(guilds={O: "merchant_taylors", **OTHERS}).turn(O).play("build P1", "show 3/1")
    assert refused(table, "put")["area:A3"] == ("beside", "WAL-3.17")
    assert {offer.gain["citizens"] for offer in offers(table, "put").values()} == {3}


@rule("WAL-7.9", "WAL-7.11", "WAL-7.13")
def test_who_cannot_be_promoted_and_where_to() -> None:
    table = given("A6{W1n} A3{W1n} T1{W1}", round=2, built="all", guilds={O: "merchant_taylors", **OTHERS}).turn(O)
    table.play("build G1", "show 3/1", "settle 1", "nobles 1")
    found = refused(table, "promote")
    assert found["noble:A3:p2"] == ("hood", "WAL-7.9")
    assert found["noble:T1:p2"] == ("guard", "WAL-7.13")
    assert found["tower:T5"] == ("nearest", "WAL-7.11")


@rule("WAL-3.12", "WAL-3.14", "WAL-3.15")
def test_an_adjustment_says_what_becomes_of_the_faction() -> None:
    items = {"A1": "+1", "A2": "purple 2"}
    table = given(items=items, guilds={O: "merchant_taylors", **OTHERS}).turn(O)
    table.play("build P1", "show 3/1", "put A1", "nobles 0", "nobles 0")
    value = table.faction("purple")
    note = offers(table, "adjust")["adjust A2 up"].note
    assert note is not None
    assert (note.args["from"], note.args["to"]) == (value, value + 1)
    found = refused(table, "adjust")
    assert found["item:T1"] == ("tower-later", "WAL-3.14")
    assert found["item:A3"] == ("beside", "WAL-3.12")


@rule("WAL-13.16", "WAL-13.15")
def test_fishmongers_say_whose_nobles_cannot_be_chosen() -> None:
    citizens = "A1{O1n W1n} T1{O1} A2{W13p}"
    table = given(citizens, guilds={O: "fishmongers", **OTHERS}).turn(O).play("guild")
    found = refused(table, "pick")
    assert found["noble:A1:p2"] == ("four", "WAL-13.16")
    assert found["noble:T1:p1"] == ("tower", "WAL-13.15")
    assert offers(table, "pick")["pick A1 p1"].against


@rule("WAL-13.58", "WAL-2.10")
def test_curriers_say_why_two_do_not_change_places() -> None:
    items = {"A1": "+1", "A2": "purple 3", "T2": "purple 3"}
    table = given(items=items, guilds={O: "curriers", **OTHERS}).turn(O).play("guild", "choose A2")
    found = refused(table, "choose")
    assert found["item:A2"] == ("chosen-first", "WAL-13.58")
    assert found["item:T2"] == ("same-item", "WAL-2.10")
    tile = given(items=items, guilds={O: "curriers", **OTHERS}).turn(O).play("guild", "choose A1")
    assert refused(tile, "choose")["item:T1"] == ("tile-in-tower", "WAL-13.58")


@rule("WAL-5.4")
def test_a_zone_with_a_card_is_refused() -> None:
    table = given(zones={"Z1": (W, "4/0", "T2")}, round=2, votes=[0, 5, 5, 5]).defence()
    assert refused(table, "zone") == {"zone:Z1": ("taken", "WAL-5.4")}


@rule("WAL-14.3", "WAL-5.5")
def test_a_card_for_defence_is_chosen_together_with_how_it_faces() -> None:
    table = given(hands={O: ["4/0", "2/2"]}, votes=[0, 5, 5, 5]).defence().play("zone Z1")
    ways = [(offer.move, offer.then, offer.after) for offer in verb_at(table, "lay").offers]
    assert ("lay 4/0", "tower:T1", "face T1") in ways
    assert ("lay 4/0", "tower:T2", "face T2") in ways
    said = [offer.said for offer in verb_at(table, "lay").offers if offer.move == "lay 2/2"]
    assert len(said) == 2
    assert said[0] == said[1], "with equal numbers it is the same either way"


@rule("WAL-11.5", "WAL-13.56")
def test_the_off_colour_card_is_for_defence_only() -> None:
    off = ["4/0", "3/1", "2/2"]
    guilds = {O: "butchers", W: "grocers", T: "skinners"}
    table = given(board="borderlands", players=3, off=off, guilds=guilds).turn(O)
    assert refused(table.play("guild"), "give")["hand:4/0*"] == ("kept", "WAL-13.56")
    show = given(board="borderlands", players=3, off=off, guilds=guilds).turn(O).play("build P1")
    assert refused(show, "show") == {"hand:4/0*": ("off-colour", "WAL-11.5")}


@rule("WAL-13.10")
def test_grocers_are_told_whose_guild_can_do_nothing() -> None:
    guilds = {O: "grocers", W: "haberdashers", T: "skinners", X: "salters"}
    table = given(guilds=guilds).turn(O)
    assert refused(table, "copy") == {"seat:0": ("copy-own", "WAL-13.8"), "seat:2": ("copy-idle", "WAL-13.10")}


@rule("WAL-13.29")
def test_salters_without_a_noble_keep_the_verb_with_its_reason() -> None:
    nobles = " ".join(f"A{area}{{O2n}}" for area in range(1, 8))
    table = given(nobles, guilds={O: "salters", **OTHERS}).turn(O).play("guild")
    verb = verb_at(table, "place-noble")
    assert (verb.offers, verb.rule) == ((), "WAL-13.29")
    assert verb.why is not None


@rule("WAL-2.8", "WAL-2.9", "WAL-2.10", "WAL-13.12")
def test_a_guild_that_can_do_nothing_says_why() -> None:
    assert idle(given(guilds={O: "mercers", **OTHERS}).turn(O)) == ("guild-idle", "WAL-2.10")
    late = given(guilds={O: "drapers", **OTHERS}).turn(O).play("build P1", "show 3/1")
    assert idle(late) == ("guild-early", "WAL-13.12")
    table = given("A1{W2p}", guilds={O: "merchant_taylors", **OTHERS}).turn(O).play("guild", "pick A1 p2")
    assert idle(table) == ("guild-once", "WAL-2.9")
    used = given(guilds={O: "salters", **OTHERS}, turned=[O]).turn(O)
    assert [verb.verb for verb in prompt_at(used).verbs] == ["build"]
    with pytest.raises(IllegalMove, match="why-guild-used"):
        used.play("guild")


def idle(table: Table) -> tuple[str, str]:
    verb = verb_at(table, "guild")
    assert verb.why is not None
    with pytest.raises(IllegalMove, match=verb.why.id):
        table.play("guild")
    return verb.why.id.removeprefix("walled_city-why-"), verb.rule


def test_a_refused_move_is_told_what_the_prompt_says() -> None:
    """One place for both: the error names the same reason."""
    table = given("A6{W1n} A3{W1n}", round=2, built="all", guilds={O: "merchant_taylors", **OTHERS}).turn(O)
    table.play("build G1", "show 3/1", "settle 1", "nobles 1")
    for text, key in {
        "promote A3 p2 T1": "hood",
        "promote A6 p2 T5": "nearest",
        "choose A1": "",
    }.items():
        with pytest.raises(IllegalMove, match="walled_city-why-" + key if key else "error-illegal-move"):
            table.pos.play(O, GAME.parse_move(text))
