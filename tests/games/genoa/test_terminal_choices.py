"""Genoa at the terminal table: what is offered, explained and told; whole matches, orderly and on the open floor."""

from pathlib import Path

import pytest

import tetrapolis as tp
from tests.cli import screens
from tests.cli.at_table import piped
from tests.cli.screens import NAMES, offered
from tests.genoa import ANNA, BELA, CILI, given
from tetrapolis.cli.play.session import Session
from tetrapolis.cli.terminal.asking import BEAT, Order
from tetrapolis.cli.terminal.person import Terminal
from tetrapolis.cli.terminal.story import paragraphs, tell
from tetrapolis.cli.terminal.tables import Seat
from tetrapolis.cli.terminal.typed import find_thing
from tetrapolis.core.types import CLOCK, Event
from tetrapolis.games.genoa.rules.board import load_board
from tetrapolis.games.genoa.rules.cards import BUILDINGS, CARD, COMMODITIES, DECKS, TILES
from tetrapolis.games.genoa.terminal import table as genoa_table
from tetrapolis.games.genoa.terminal.topics import explain
from tetrapolis.games.genoa.terminal.words import targets
from tetrapolis.locales import LANGUAGES, t

GAME = tp.game("genoa")
TABLE = genoa_table.TABLE
KINDS_OF_PLAY: list[dict[str, object]] = [
    {"board": "alt", "auto_deliver": False, "joint_street": True},
    {"negotiation": "live", "money": "personal"},
]
PLAINLY = "pass\nroll\nuse\nmain\nend\nrefuse\nstop\n"
"""What somebody types who never offers anything; what is not asked changes nothing."""
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# ---- every move


@pytest.mark.parametrize("players", [2, 4])
@in_every_language
def test_every_listed_move_is_offered_once_with_words_of_its_own(players: int, lang: str) -> None:
    screens.every_listed_move_is_offered_once_with_words_of_its_own(
        GAME, players, lang, KINDS_OF_PLAY, share=0.3, kinds=16
    )


@in_every_language
def test_what_is_typed_is_understood_for_every_listed_move(lang: str) -> None:
    screens.what_is_typed_is_understood(GAME, lang, KINDS_OF_PLAY[0], names=NAMES[:3], share=0.1)


# ---- labels


def test_the_trader_in_a_house_and_on_the_road() -> None:
    house = given("harbor", "house")
    assert "1) Take the action of the Harbor yourself 2) Invite offers° (then you decide)" in offered(house)
    decide = given("street_5_2", "road").asks({BELA: "offer harbor 15d"})
    said = offered(decide)
    assert (
        "Accept an offer° 1) Béla → Harbor: 15 ducats Move without a deal 2) Post Office 3) Harbor 4) street 4-2°"
        in said
    )
    assert "7) Make a counter … (2 left) 8) Say what I want …" in said


def test_caps_take_the_forms_away() -> None:
    decide = given("street_5_2", "road", offer_rounds=1, max_counters=0).asks()
    assert "…" not in offered(decide)
    ask = given("street_5_2", "road", max_notes=0)
    assert "Make an offer …" in offered(ask)
    assert "Leave a note …" not in offered(ask)


def test_a_window_with_tiles_and_orders() -> None:
    table = given(
        "harbor",
        "window",
        tiles={ANNA: "trade_1_1 any_commodity building_action"},
        goods={ANNA: "copper silk silk"},
        hands={ANNA: "s11"},
        owners={"inn": ANNA},
    ).window(ANNA)
    said = offered(table)
    for part in (
        "Actions 1) Harbor: Take an Any commodity tile.",
        "Complete a small order 2) s11 copper → Harbor",
        "Any commodity → 3) pepper",
        "Trade 1:1 → 11) copper 12) silk",
        "Building action 16) Building action → Inn",
    ):
        assert part in said, part
    assert "message°" in offered(table.play("trade silk"))  # a card is drawn unseen
    villa = given("monetti", "window", goods={ANNA: "silver silk saffron"}, hands={ANNA: "l05"}).window(ANNA)
    said = offered(villa)
    assert "1) Villa Monetti: draw the top contract°" in said
    assert "Deliver a large order 2) l05 silver + silk + saffron → Villa Monetti" in said


def test_acquiring_names_the_street_and_what_is_done() -> None:
    table = given("street_5_2", "acquire", markers={ANNA: 2}, owners={"harbor": BELA})
    said = offered(table)
    assert "Acquire buildings (2 markers) 1) Beside street 5-2: put a marker on the Post Office" in said
    assert "Beside street 5-2: remove the marker on the Harbor" in said
    assert "Beside street 5-2: put a marker on the Post Office and remove the marker on the Harbor" in said
    assert "Acquire nothing" in said


def test_joint_offers() -> None:
    table = given("street_5_2", "road", joint_street=True)
    table.asks({BELA: "offer street_4_2 5d", CILI: "offer street_4_2 10d"})
    assert "Accept the offers of Béla (version 1) and of Cili for street 4-2 together" in offered(table)


# ---- explanations


@in_every_language
def test_everything_is_explained(lang: str) -> None:
    things = [*BUILDINGS, *COMMODITIES, *TILES, *DECKS, *CARD, "marker", *load_board("alt").names]
    screens.everything_is_explained(GAME, lang, things, unknown=["p2"])


@in_every_language
def test_names_of_both_languages_and_ids_are_known(lang: str) -> None:
    known = screens.vocabulary(given().pos.observe(ANNA), NAMES)
    kinds = (("building", BUILDINGS), ("commodity", COMMODITIES), ("tile", TILES), ("deck", DECKS))
    for kind, things in kinds:
        for thing in things:
            assert find_thing(t(lang, f"genoa-{kind}-{thing}"), known) == thing
            assert find_thing(thing, known) == thing
    assert find_thing(t(lang, "genoa-space-street_3_2"), known) == "street_3_2"


def test_which_villas_can_be_owned() -> None:
    said = " ".join(" ".join(line.plain.split()) for line in explain("en", "colini", 80))
    assert "main board: touches no street and cannot be acquired." in said
    assert "alternative board: can be acquired from street 2-6." in said


@in_every_language
def test_topics(lang: str) -> None:
    table = given("street_5_2", "road", auto=True).does(BELA, "preset inn 10d").does(BELA, "watch park")
    topics = TABLE.topics(lang, table.pos.observe(BELA), [Seat(name) for name in NAMES])
    found = {word: topic for topic in topics for word in topic.words}
    for word in t(lang, "genoa-board-topic-instructions.words").split():
        text = "\n".join(line.plain for line in found[word].lines(80))
        assert t(lang, "genoa-space-park") in text
        assert t(lang, "genoa-space-inn") in text
    offers = "\n".join(line.plain for line in found[t(lang, "genoa-board-topic-offers.words").split()[0]].lines(80))
    assert t(lang, "genoa-example") in offers


# ---- before the game


@in_every_language
def test_the_sets(lang: str) -> None:
    sets = TABLE.sets(lang)
    assert sets[0].options == {}
    assert all(GAME.options(each.options) and each.text for each in sets)
    assert len({each.name for each in sets}) == len({each.text for each in sets}) == 3


# ---- what happened


def told(events: list[Event], lang: str = "en") -> list[str]:
    return paragraphs(tell(lang, GAME, events, NAMES), NAMES)


def test_sealed_answers_are_not_told_one_by_one() -> None:
    table = given("street_5_2", "road").asks({BELA: "offer harbor 15d"})
    story = told(table.events)
    assert not any("answered" in line for line in story)
    assert any("15 ducats" in line for line in story)
    waiting = given("street_5_2", "road")
    assert told(waiting.does(BELA, "pass").events[-1:]) == ["Béla has answered."]


# ---- whole matches


@pytest.mark.parametrize(("lang", "options"), [("en", ["board=main"]), ("hu", ["board=alt", "negotiation=live"])])
def test_a_whole_match_fits_80_columns(tmp_path: Path, lang: str, options: list[str]) -> None:
    path = tmp_path / "m.jsonl"
    said = f"{PLAINLY}wait\n1\n{t(lang, 'play-form-leave')}\n"
    screens.a_whole_match_fits_80_columns(path, GAME, lang, options, answers=500, said=said)
    shown = piped(tmp_path, ["replay", str(path), "--open", "--lang", lang, "--no-color"])
    assert (shown.code, shown.err) == (0, "")
    assert t(lang, "genoa-end-last_round") in shown.out
    assert "[" not in shown.out


@pytest.mark.parametrize("options", KINDS_OF_PLAY)
def test_bots_alone_come_to_an_end(tmp_path: Path, options: dict[str, object]) -> None:
    match = tp.Match.new(GAME, 4, 7, options, NAMES, ["random", "random", "random", "random"])
    Session(match, "en", tmp_path / "m.jsonl", Terminal(color=False)).run()
    assert match.position.outcome is not None


def test_resuming_goes_on_exactly_as_without_a_break(tmp_path: Path) -> None:
    duel = ["play", "genoa", "--players", "3", "--name", "Anna", "--bots", "random", "--seed", "9"]
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert piped(tmp_path, [*duel, "--file", str(whole)], PLAINLY * 12).code == 0
    assert piped(tmp_path, [*duel, "--file", str(parts)], PLAINLY * 5).code == 0
    assert piped(tmp_path, ["play", "--resume", str(parts)], PLAINLY * 7).code == 0
    assert parts.read_bytes() == whole.read_bytes()


def test_a_draft_does_not_make_the_news_old(tmp_path: Path) -> None:
    match = tp.Match.new(GAME, 3, 3, {"first_player": 2}, NAMES[:3])
    session = Session(match, "en", tmp_path / "m.jsonl", Terminal(color=False))
    session.play(2, match.game.parse_move("roll"))
    while not any(decision.kind == "ask" for decision in match.position.pending):
        session.play(2, match.game.parse_move("invite"))
    news = session.news(0)
    assert news
    target = targets(match.position.observe(0).view)[0]
    session.play(0, match.game.parse_move(f"offer {target} 5d"))
    assert session.news(0) == news
    resumed = Session(tp.replay(session.path), "en", session.path, Terminal(color=False))
    assert resumed.news(0) == news


# ---- the open floor at one terminal


def test_time_passes_when_everybody_waits() -> None:
    table = given("street_5_2", "road", negotiation="live")
    order = Order(lambda seat: 0)
    assert [order.next(table.pos) for _ in range(4)] == [0, 1, 2, 3]
    assert order.next(table.pos) == CLOCK
    assert order.alarm(table.pos) == "floor_min"
    table.ring("floor_min")
    assert [order.next(table.pos) for _ in range(4)] == [0, 1, 2, 3]
    assert (order.next(table.pos), order.alarm(table.pos)) == (CLOCK, "floor_max")  # nothing happened: no need to wait


def test_a_round_of_the_table_takes_some_seconds() -> None:
    table = given("harbor", "house", negotiation="live", floor_max=3 * BEAT)
    order = Order(lambda seat: 0)
    for ducats in (5, 10):
        assert [order.next(table.pos) for _ in range(4)] == [0, 1, 2, 3]
        table.does(BELA, f"offer harbor {ducats}d")
    assert [order.next(table.pos) for _ in range(4)] == [0, 1, 2, 3]
    table.does(BELA, "offer harbor 15d")
    assert (order.next(table.pos), order.alarm(table.pos)) == (CLOCK, "floor_max")


def test_who_may_deliver_is_asked_once_on_each_occasion() -> None:
    table = given("inn drinks street_6_2 harbor", "house", hands={BELA: "m05", CILI: "m12"})
    order = Order(lambda seat: genoa_table.occasion(table.pos.observe(seat)))
    assert [order.next(table.pos) for _ in range(4)] == [BELA, CILI, ANNA, ANNA]
    table.does(BELA, "deliver m05")
    assert order.next(table.pos) == ANNA  # Béla has no other message, Cili's are the same


def test_waiting_is_no_part_of_the_match(tmp_path: Path) -> None:
    match = tp.Match.new(GAME, 3, 3, {"negotiation": "live", "first_player": 0}, NAMES[:3])
    session = Session(match, "en", tmp_path / "m.jsonl", Terminal(color=False))
    session.play(0, match.game.parse_move("roll"))
    known = len(match.records)
    session.play(1, match.game.parse_move("wait"))
    assert len(match.records) == known
    assert session.news(1) == []  # but what he saw is no longer news
