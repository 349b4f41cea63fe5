"""The Walled City at the terminal table: what is offered, what may be typed, what is explained and told."""

from pathlib import Path

import pytest

import tetrapolis as tp
from tests.cli import screens
from tests.cli.screens import NAMES, offered, vocabulary
from tests.walled_city import given
from tetrapolis.cli.terminal.story import paragraphs, tell
from tetrapolis.cli.terminal.typed import find_thing, read_move
from tetrapolis.core.types import Event
from tetrapolis.games.walled_city.rules.board import load_board
from tetrapolis.games.walled_city.rules.cards import FACTIONS, GUILD_NAMES
from tetrapolis.games.walled_city.terminal import table as walled_city_table
from tetrapolis.games.walled_city.terminal.words import BOARDS, explain
from tetrapolis.locales import LANGUAGES, t

GAME = tp.game("walled_city")
TABLE = walled_city_table.TABLE
KINDS_OF_PLAY = [{"board": BOARDS[seed % 2], "guild_deck": "mixed"} for seed in range(6)]
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# ---- every move


@pytest.mark.parametrize("players", [2, 3, 4])
@in_every_language
def test_every_legal_move_is_offered_once_with_words_of_its_own(players: int, lang: str) -> None:
    screens.every_listed_move_is_offered_once_with_words_of_its_own(
        GAME, players, lang, KINDS_OF_PLAY, share=None, kinds=16
    )


@in_every_language
def test_what_is_typed_is_understood_for_every_legal_move(lang: str) -> None:
    screens.what_is_typed_is_understood(GAME, lang, KINDS_OF_PLAY[1], names=NAMES[:3], share=0.3)


@pytest.mark.parametrize(
    ("played", "text", "move"),
    [
        ([], "p3", "build P3"),
        ([], "build p3", "build P3"),
        (["build P1", "show 3/1"], "castle", "put A2"),
        (["build P1", "show 3/1"], "put Vár", "put A2"),
        (["build P1", "show 3/1"], "a2", "put A2"),
    ],
)
def test_names_and_ids_will_do(played: list[str], text: str, move: str) -> None:
    obs = given(guilds={0: "merchant_taylors"}).turn(0).play(*played).pos.observe(0)
    assert str(read_move("hu", text, obs, list(obs.legal()), vocabulary(obs, NAMES), NAMES)) == move


def test_a_player_and_a_path_of_the_same_id_are_told_apart() -> None:
    table = given("A6{W1n}", round=2, built="all", guilds={0: "merchant_taylors"}).turn(0)
    obs = table.play("build G1", "show 3/1", "settle 1", "nobles 1").pos.observe(0)
    for text in ("promote Magazine p2 T1", "promote Magazine Béla T1", "p2 t1"):
        assert str(read_move("en", text, obs, list(obs.legal()), vocabulary(obs, NAMES), NAMES)) == "promote A6 p2 T1"


# ---- labels


def test_roads_walls_and_cards() -> None:
    guilds = {0: "drapers", 1: "grocers", 2: "skinners", 3: "goldsmiths"}
    table = given(guilds=guilds, board="borderlands", built="P1*2 P5").turn(0)
    assert "Build a road 1) P2┬ A1|A3,A4" in offered(table)
    assert "23) Use the Drapers" in offered(table)
    assert "Build a road 1) P1┬ A1|A2,A3 ■■ (on top) 2) P5 A2|A3 (on top)" in offered(table.play("guild"))
    wall = given(guilds=guilds, round=2).turn(0)
    assert "Build a wall 1) G1 A6 T1/T2" in offered(wall)
    two = given(players=2, hands={0: ["1/1", "1/1", "4/0"]}).turn(0).play("build P1")
    assert "Show a card 1) 1/1 (×2) 2) 4/0" in offered(two)


def test_settling() -> None:
    table = given(guilds={0: "merchant_taylors"}, board="borderlands").turn(0).play("build P1", "show 3/1")
    said = "1) A1 Place d'Armes (3 here) 2) A2 Church Quarter (3 here) 3) A3 Governor Quarter (3 here)"
    assert said in offered(table)
    assert "1) A2 Church Quarter (1 here) 2) A3 Governor Quarter (1 here)" in offered(table.play("put A1"))
    table.play("put A3")
    assert "Settle them 1) 3 peasants 2) 1 noble, 2 peasants 3) 2 nobles, 1 peasant 4) 3 nobles" in offered(table)


def test_the_two_numbers_at_a_wall_and_who_is_promoted() -> None:
    table = given("A6{W1n}", round=2, built="all", guilds={0: "merchant_taylors"}).turn(0)
    table.play("build G1", "show 3/1")
    assert "1) Settle 3, promote up to 1 2) Settle 1, promote up to 3" in offered(table)
    said = offered(table.play("settle 1", "nobles 1"))
    assert "Promote a noble: A6 Magazine: R Anna → 1) T1 Coward's Bastion 2) T2 Shipquay Half-bastion" in said
    assert "Promote a noble: A6 Magazine: M Béla → 3) T1 Coward's Bastion" in said
    assert "Promote nobody" in said
    assert "Promote no more" in offered(table.play("promote A6 p2 T1"))


def test_adjusting_says_what_becomes_of_the_faction() -> None:
    items = {"A1": "+1", "A2": "purple 2", "T1": "purple 1"}
    table = (
        given(items=items, guilds={0: "merchant_taylors"}).turn(0).play("build P1", "show 3/1", "put A1", "nobles 0")
    )
    said = offered(table.play("nobles 0"))
    value = table.faction("purple")
    assert "A1 The Diamond ◇+1 (to −1)" in said
    assert f"A2 Castle ◆P2 (purple {value} → {value + 1})" in said
    assert f"A2 Castle ◆P2 (purple {value} → {value - 1})" in said
    assert "Change nothing" in said


def test_pieces_with_their_owners_and_places() -> None:
    table = given("A1{W3p T1p} A2{W1p}", guilds={0: "merchant_taylors"}).turn(0).play("guild")
    pieces = "1) A1 The Diamond: M Béla (×3) 2) A2 Castle: M Béla 3) A1 The Diamond: S Cili"
    assert f"Send a peasant back {pieces}" in offered(table)
    nobles = given("A1{W3p2n} T1{W4}", guilds={0: "mercers"}).turn(0).play("guild")
    assert "Swap a noble 1) A1 The Diamond: M Béla (×2) 2) T1 Coward's Bastion: M Béla (×4)" in offered(nobles)


def test_grocers_say_whose_guild_they_copy() -> None:
    guilds = {0: "grocers", 1: "haberdashers", 2: "skinners", 3: "goldsmiths"}
    assert "Copy a guild 20) Haberdashers of Béla (+3)" in offered(given(guilds=guilds).turn(0))


def test_cuts_are_grouped_by_their_areas() -> None:
    table = given(guilds={0: "carpenters"}, board="borderlands").turn(0).play("guild")
    said = offered(table)
    assert "Put up a fence: A1 Place d'Armes → 1) F1 P2 | P4 (P1,3)" in said
    assert said.count(")") > 118
    table.play("choose A1-F1")
    table = given("A1{W3p}", guilds={0: "carpenters"}).turn(0).play("guild", "choose A1-F1")
    assert "Share out 1) 0 in A1A, 3 in A1B" in offered(table)


def test_phase_d() -> None:
    table = given(votes=[0, 5, 5, 5]).defence()
    assert "Choose a zone 1) Z1 T1–T2 2) Z2 T2–T3" in offered(table)
    assert "Lay a card → T1 Coward's Bastion 1) 1/1 (1 this way, 1 the other) 3) 2/2" in offered(table.play("zone Z1"))
    assert "Turn the card 1) T1 Coward's Bastion (4 this way, 1 the other)" in offered(table.play("lay 4/1"))


# ---- explanations


@in_every_language
def test_everything_is_explained(lang: str) -> None:
    things = [*GUILD_NAMES, *FACTIONS, "peasant", "noble"]
    for name in BOARDS:
        board = load_board(name)
        things += [*board.areas, *board.towers, *board.paths, *board.gaps, *board.zones, *(c.id for c in board.cuts)]
    screens.everything_is_explained(GAME, lang, things, unknown=["P99"])
    assert explain(lang, "A3B", 80) == explain(lang, "a3", 80) == explain(lang, "A3", 80)


@in_every_language
def test_names_of_both_languages_and_ids_are_known(lang: str) -> None:
    known = vocabulary(given().turn(0).pos.observe(0), NAMES)
    for kind, things in (("guild", GUILD_NAMES), ("faction", FACTIONS), ("kind", ("peasant", "noble"))):
        for thing in things:
            assert find_thing(t(lang, f"walled_city-{kind}-{thing}"), known) == thing
    for name in BOARDS:
        board = load_board(name)
        for area, named in zip(board.areas, board.names, strict=True):
            assert find_thing(named[LANGUAGES.index(lang)], known) == area
        for thing in (*board.areas, *board.paths, *board.gaps, *board.towers, *board.zones):
            assert find_thing(thing, known).upper() == find_thing(thing.lower(), known).upper() == thing


def test_an_area_is_explained_on_both_boards() -> None:
    said = " ".join(" ".join(line.plain.split()) for line in explain("en", "A6", 80))
    assert "A6 Magazine · Londonderry A die lies here at the start. Over its paths: P8: A7, P12: A2." in said
    assert "A6 Strasbourg Front · Borderlands" in said
    assert "P9: A2/A3" in said
    assert "Its gaps: G1 (T1/T2), G2 (T1/T2)." in said


# ---- before the game


@in_every_language
def test_the_boards_are_the_sets(lang: str) -> None:
    sets = TABLE.sets(lang)
    assert [each.options.get("board") for each in sets] == [*BOARDS, *BOARDS]
    assert [each.options.get("guild_deck", "own") for each in sets] == ["own", "own", "mixed", "mixed"]
    assert all(GAME.options(each.options) and each.text for each in sets)
    assert len({each.name for each in sets}) == len({each.text for each in sets}) == 4


# ---- what happened


def told(events: list[Event], names: list[str], lang: str = "en") -> list[str]:
    return paragraphs(tell(lang, GAME, events, names), names)


def test_the_count_is_told_in_one_paragraph() -> None:
    table = given("A1{O2p W1p} A2{T1p} A5{X1p}", items={"A1": "+1"}, built="all").count()
    story = told(table.events, NAMES)
    assert "Votes of the neighbourhoods: A1: Anna 6 and Béla 4; A2: Cili 5; A5: Dani 5." in story


def test_the_towers_are_told_in_one_paragraph() -> None:
    zones = {"Z1": (0, "4/1", "T1"), "Z11": (1, "3/2", "T1")}
    table = given("T1{O2 W1} T2{O1}", zones=zones, round=2).towers()
    assert "Votes of the towers: T1 (3 and 4): Anna 7 and Béla 3; T2 (1 and 0): Anna 1." in told(table.events, NAMES)


def test_the_story_of_a_turn_is_one_paragraph() -> None:
    table = given(guilds={0: "merchant_taylors"}).turn(0)
    table.play("build P1", "show 3/1", "put A1", "nobles 0", "nobles 1", "skip")
    story = told(table.events, NAMES)
    assert story[0].startswith("Anna ")
    assert story[0].count(";") >= 3
    assert len([line for line in story if line.startswith("Anna ")]) == 1


# ---- a whole match


@pytest.mark.parametrize(("lang", "board"), [("en", "londonderry"), ("hu", "borderlands")])
def test_a_whole_match_fits_80_columns(tmp_path: Path, lang: str, board: str) -> None:
    screens.a_whole_match_fits_80_columns(tmp_path / "m.jsonl", GAME, lang, [f"board={board}"], answers=400)
