"""Ankh-Morpork at the terminal table: what is offered, what may be typed, what is explained and told."""

import pytest

import tetrapolis as tp
from tests.ankh_morpork import given
from tests.cli import screens
from tests.cli.screens import NAMES, offered
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.story import paragraphs, tell
from tetrapolis.cli.terminal.typed import find_thing, read_move, vocabulary
from tetrapolis.core.types import Event
from tetrapolis.games.ankh_morpork.rules import areas, cards, personalities
from tetrapolis.games.ankh_morpork.terminal import table as ankh_morpork_table
from tetrapolis.games.ankh_morpork.terminal.words import explain
from tetrapolis.locales import LANGUAGES, t

GAME = tp.game("ankh_morpork")
TABLE = ankh_morpork_table.TABLE
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# ---- every move


@pytest.mark.parametrize("players", [2, 3, 4])
@in_every_language
def test_every_legal_move_is_offered_once_with_words_of_its_own(players: int, lang: str) -> None:
    screens.every_listed_move_is_offered_once_with_words_of_its_own(GAME, players, lang, [{}] * 5, share=None, kinds=20)


@in_every_language
def test_what_is_typed_is_understood_for_every_legal_move(lang: str) -> None:
    screens.what_is_typed_is_understood(GAME, lang, {}, names=["Anna", "Béla", "Igor"], share=0.3)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place 9", "place longwall"),
        ("place Hosszú fal", "place longwall"),
        ("hosszu fal", "place longwall"),
        ("Dragon's Landing", "place dragons_landing"),
    ],
)
def test_names_will_do(text: str, move: str) -> None:
    rows = given("8{R1} 1{R1}", hands={0: ["groat"]}).play("play groat")
    obs = rows.pos.observe(0)
    assert str(read_move("hu", text, obs, list(obs.legal()), vocabulary(obs, NAMES), NAMES)) == move


def test_the_longest_name_can_be_typed() -> None:
    rows = given("8{R1}", hands={0: ["groat", "the_ankh_morpork_sunshine_dragon_sanctuary"]})
    obs = rows.pos.observe(0)
    typed = "play The Ankh-Morpork Sunshine Dragon Sanctuary"
    assert "sanctuary" in str(read_move("en", typed, obs, list(obs.legal()), vocabulary(obs, NAMES), NAMES))


# ---- labels


def test_the_order_of_the_choices() -> None:
    hand = ["groat", "pink_pussycat_club", "doctor_mossy_lawn"]
    rows = given("8{R1} 3{R-bld} 9{R1 R-bld}", hands={0: hand}).play("play pink_pussycat_club", "money")
    said = offered(rows)
    order = ["Play a card 1) ● Groat", "Use an area card 2) Dragon's L. (3) (+$2)"]
    order += ["Play an interrupt° 4) ↯ Doctor Mossy Lawn", "Or 5) "]
    assert [said.index(part) for part in order] == sorted(said.index(part) for part in order)


def test_areas_say_whether_there_will_be_trouble() -> None:
    said = offered(given("8{R1} 7{Y1 !} 9{G1}", hands={0: ["groat"]}).play("play groat"))
    trouble = t("en", "ankh_morpork-note-trouble")
    assert "The Shades (7) " in said
    assert f"The Shades (7) ({trouble})" not in said
    assert f"Dimwell (8) ({trouble})" in said
    assert f"Longwall (9) ({trouble})" in said
    assert "The Scours (5) " in said
    assert f"The Scours (5) ({trouble})" not in said
    said = offered(given("8{R1} 9{G1}", hands={0: ["mr_shine"]}).play("play mr_shine", "text"))
    assert trouble not in said


def test_prices_and_gains() -> None:
    board = "8{R1} 10{Y1 R1 troll1 !} 1{Y-bld}"
    assert "Dimwell (8) ($6)" in offered(given(board, hands={0: ["ruby"]}, cash=20).play("play ruby", "skip"))
    half = given(board, hands={0: ["wee_mad_arthur"]}, cash=20).play("play wee_mad_arthur", "text")
    assert "Dimwell (8) ($3)" in offered(half)
    slant = given(board, hands={0: ["mr_slant"]}).play("play mr_slant", "text")
    assert "Isle of Gods (10) (+$6)" in offered(slant)
    buy = given(board, hands={0: ["sybil_vimes"]}).play("play sybil_vimes", "money", "text")
    assert "Dolly Sist. (1) ⌂Y ($6)" in offered(buy)


def test_victims_are_named_by_letter_and_name() -> None:
    said = offered(given("5{R1 Y1 troll1 demon1 !}", hands={0: ["mr_gryle"]}).play("play mr_gryle"))
    for label in ("The Scours (5): Y Béla", "The Scours (5): T troll", "The Scours (5): D demon"):
        assert label in said
    assert "Anna" not in said


def test_a_lifted_minion_goes_from_its_area_to_another() -> None:
    board = "1{R6} 2{R5} 3{R1}"
    said = offered(given(board, hands={0: ["groat"]}).play("play groat"))
    assert "Dragon's L. (3): R you → " in said
    assert "Small Gods (4)" in said
    crowded = "".join(f"{area}{{R1}} " for area in areas.ALL)
    said = offered(given(crowded, hands={0: ["groat"]}).play("play groat"))
    assert "Nap Hill (12): R you → " in said
    assert f"The Shades (7) ({t('en', 'ankh_morpork-note-trouble')})" in said


@in_every_language
def test_standing_answers_are_worded(lang: str) -> None:
    hands = {0: ["mr_gryle", "groat"], 1: ["gaspode", "hex"]}
    rows = given("5{R1 Y2 !}", hands=hands).play("play mr_gryle", "kill 5 p2")
    said = offered(rows, lang=lang)
    assert t(lang, "ankh_morpork-verb-let") in said
    for rest, below in (("turn", 0), ("none", 6)):
        assert t(lang, "ankh_morpork-move-pass", rest=rest, below=below) in said
    rows.play("pass below=6").next_turn(1)
    assert t(lang, "ankh_morpork-offer-standing", n=5) in offered(rows, lang=lang)
    assert "standing 0" in map(str, rows.pos.legal(1))


@in_every_language
def test_what_one_pays_or_refuses(lang: str) -> None:
    fined = given(hands={0: ["dr_whiteface"]}).play("play dr_whiteface", "text", "target p2")
    assert t(lang, "ankh_morpork-verb-pay", n=5) in offered(fined, lang=lang)
    assert t(lang, "ankh_morpork-verb-refuse-fine") in offered(fined, lang=lang)
    asked = given("1{Y-bld}", hands={0: ["the_fire_brigade"]}).play("play the_fire_brigade", "text")
    assert t(lang, "ankh_morpork-move-refuse") in offered(asked, lang=lang)
    unlucky = given("1{R1}", hands={0: ["cmot_dibbler"]}, dice=[1]).play("play cmot_dibbler", "text")
    assert t(lang, "ankh_morpork-verb-pay", n=2) in offered(unlucky, lang=lang)
    sanctuary = "the_ankh_morpork_sunshine_dragon_sanctuary"
    giving = given(hands={0: [sanctuary], 1: ["hex"]}).play(f"play {sanctuary}", "text").lets_happen()
    assert t(lang, "ankh_morpork-verb-pay", n=1) in offered(giving, lang=lang)
    assert t(lang, "ankh_morpork-card-hex") in offered(giving, lang=lang)


@in_every_language
def test_every_power_says_what_it_does(lang: str) -> None:
    board = "".join(f"{area}{{R-bld}} " for area in (1, 2, 5, 7, 10, 11)) + "6{Y1} 8{R1 Y1 !}"
    said = offered(given(board, hands={0: ["groat"]}), lang=lang)
    for area, n in (("dolly_sisters", 3), ("isle_of_gods", 2)):
        assert t(lang, f"ankh_morpork-area-{area}.note", n=n) in said
    for area in ("unreal_estate", "the_scours", "the_shades"):
        assert t(lang, f"ankh_morpork-area-{area}.note") in said
    assert t(lang, "ankh_morpork-note-gain", n=3) in said


# ---- explanations


@in_every_language
def test_everything_is_explained(lang: str) -> None:
    things = [*cards.NAMES, *areas.NUMBERS, *cards.EVENTS, *personalities.NAMES, *cards.ICONS.values(), "money"]
    screens.everything_is_explained(GAME, lang, things)
    assert explain(lang, "lift=the_shades", 80) == explain(lang, "the_shades", 80)


@in_every_language
def test_names_of_both_languages_are_known(lang: str) -> None:
    known = vocabulary(given(hands={0: ["groat"]}).pos.observe(0), NAMES)
    for kind, things in (
        ("card", cards.NAMES),
        ("area", tuple(areas.NUMBERS)),
        ("event", cards.EVENTS),
        ("personality", personalities.NAMES),
    ):
        for thing in things:
            assert find_thing(t(lang, f"ankh_morpork-{kind}-{thing}"), known) == thing


def test_an_area_names_its_neighbours() -> None:
    said = " ".join(line.plain for line in explain("hu", "the_hippo", 200))
    assert "Szomszédai: 4 Kisistenek, 5 Gubera utca, 7 Az Árnyak." in said
    assert "nem a folyó mentén" in said


# ---- before the game


@in_every_language
def test_the_editions_are_the_sets(lang: str) -> None:
    sets = TABLE.sets(lang)
    assert [each.options for each in sets] == [{"edition": "hungarian"}, {"edition": "english-2011"}]
    assert all(GAME.options(each.options) and each.name and each.text for each in sets)


# ---- what happened


def told(events: list[Event], lang: str = "en") -> list[str]:
    return paragraphs(tell(lang, GAME, events, NAMES), NAMES)


def test_the_story_of_a_turn_is_one_paragraph() -> None:
    rows = given("8{R1}", hands={0: ["pink_pussycat_club", "groat"], 1: ["hex"]})
    rows.play("play pink_pussycat_club", "money", "play groat", "place 8").end_turn()
    events = drawing.for_seat(rows.events, 1)
    story = told(events)
    assert story[0].startswith("Anna plays Pink PussyCat Club; takes $3 from the bank; plays Groat; places a minion in")
    assert not any("Turn" in line for line in story)


def test_an_answer_that_is_not_given_is_told_once() -> None:
    hands = {0: ["the_dean"], 1: ["susan", "hex"]}
    rows = given("2{Y1 R1}", hands=hands, events=["riots"]).play("play the_dean", "text", "kill 2 p2").lets_happen()
    assert len([event for event in rows.events if event.id == "ankh_morpork-lets-happen"]) > 1
    story = " ".join(told(rows.events))
    assert story.count("does not answer The Dean") == 1
    assert "loses a minion in Unreal Estate" in story


def test_equal_events_are_counted() -> None:
    rows = given("1{Y3 troll2 R1}", hands={0: ["rincewind"]}, events=["the_dragon"], dice=[1]).play("play rincewind")
    story = told(rows.events)
    assert "Béla loses a minion in Dolly Sisters ×3." in story
    assert "A troll is removed from Dolly Sisters ×2." in story


def test_a_turn_that_has_only_begun_is_told_if_nothing_else_is() -> None:
    turn = Event("ankh_morpork-turn", {"seat": 0, "n": 1})
    assert told([turn]) == ["Turn 1 · Anna"]
    earned = Event("ankh_morpork-earns", {"seat": 1, "n": 3})
    assert told([earned, turn]) == ["Béla takes $3 from the bank."]
