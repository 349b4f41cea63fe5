"""Genoa at the terminal table: offers as people type them, and offers put together by questions."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.text import Text

import tetrapolis as tp
from tests.cli.at_table import piped
from tests.cli.screens import question, vocabulary
from tests.genoa import ANNA, BELA, CILI, Table, given
from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.person import Leave, Terminal
from tetrapolis.cli.terminal.tables import Form, Seat
from tetrapolis.cli.terminal.typed import read_move
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, t

NAMES = ["Anna", "Béla", "Cili", "Dani"]


def typed(table: Table, seat: int, text: str, lang: str = "en") -> str:
    """The move a line stands for; it must be legal."""
    obs = table.pos.observe(seat)
    names = NAMES[: table.pos.players]
    offered = drawing.offered(question(lang, obs, [Seat(name) for name in names]).groups())
    move = read_move(lang, text, obs, offered, vocabulary(obs, names), names)
    assert isinstance(move, Move)
    assert move in table.pos.legal(seat), move
    return str(move)


@pytest.fixture
def road() -> Table:
    """Béla can go on to the Harbor, the Post Office or two streets, and has a little of everything."""
    return given(
        "street_5_2",
        "road",
        goods={BELA: "silk ale", ANNA: "ale wine"},
        tiles={BELA: "trade_1_1 any_commodity"},
        hands={BELA: "m05 c02 s11", ANNA: "c01 m07"},
        markers={BELA: 2},
        auto=True,
    )


ENGLISH = {
    "offer 15d + silk for harbor": "offer harbor 15d+silk",
    "offer 10d and m05 for harbor taking contract": "offer harbor 10d+m05 take=contract",
    "offer for harbor pledging any commodity": "offer harbor - pledge=any_commodity",
    "OFFER 15 ducats, the silk, 2 markers for the Harbor": "offer harbor 15d+silk+2marker",
    "bid 15 for har": "offer harbor 15d",
    "offer 15d for post": "offer post_office 15d",
    "offer 5d for 4-2": "offer street_4_2 5d",
    "offer 5d for street 4-2": "offer street_4_2 5d",
    "offer harbor 15d": "offer harbor 15d",
    "offer Post Office: 15d": "offer post_office 15d",
    "offer trade 1:1 for harbor": "offer harbor trade_1_1",
    "offer contract for harbor hidden": "offer harbor c02 face=back",
    "offer message and small order for harbor shown": "offer harbor m05+s11 face=trader",
    "offer silk for harbor taking wi": "offer harbor silk take=wine",
    "note 15d for colini": "note colini 15d",
    "note 15d for villa colini standing": "note colini 15d standing=1",
    "preset 10d for inn": "preset inn 10d",
    "watch coach": "watch coach_house",
    "quiet on": "quiet on",
    "auto off": "auto off",
    "pass": "pass",
}
HUNGARIAN = {
    "ajánlat 15d + selyem a kikötőért": "offer harbor 15d+silk",
    "ajánlok 15 dukátot és selymet a kikötőért": "offer harbor 15d+silk",
    "ajánlat 10d és m05 a kikötőért cserébe szerződés": "offer harbor 10d+m05 take=contract",
    "ajánlat a kikötőért zálog választható": "offer harbor - pledge=any_commodity",
    "ajánlat Postahivatal: 15d": "offer post_office 15d",
    "ajánlat 15d ért kikötő": "offer harbor 15d",
    "ajánlat 5d a 4-2 utcáért": "offer street_4_2 5d",
    "ajánlat sört és 2 jelzőt a postahivatalért kérek bort": "offer post_office ale+2marker take=wine",
    "ajánlat szerződés a kikötőért rejtve": "offer harbor c02 face=back",
    "javaslat 15d coliniért": "note colini 15d",
    "javaslat 15d a villa coliniért állandó": "note colini 15d standing=1",
    "előre 10d fogadóért": "preset inn 10d",
    "figyel kocsiszín": "watch coach_house",
    "csend be": "quiet on",
    "auto ki": "auto off",
    "offer 15d for kikötő": "offer harbor 15d",
    "passz": "pass",
}


@pytest.mark.parametrize("text", ENGLISH)
def test_english_is_understood(road: Table, text: str) -> None:
    assert typed(road, BELA, text) == ENGLISH[text]


@pytest.mark.parametrize("text", HUNGARIAN)
def test_hungarian_is_understood(road: Table, text: str) -> None:
    assert typed(road, BELA, text, "hu") == HUNGARIAN[text]


def test_the_extra_action_is_added_where_it_is_needed() -> None:
    table = given("street_5_2", "road", acted={BELA: 1}, tiles={BELA: "extra_action"})
    assert typed(table, BELA, "offer 15d for harbor") == "offer harbor 15d extra=1"
    assert typed(table, BELA, "offer harbor 15d") == "offer harbor 15d extra=1"
    assert typed(table, BELA, "offer 15d for 4-2") == "offer street_4_2 15d"
    assert typed(table.asks(), ANNA, "counter Béla 15d for harbor") == "counter p2 harbor 15d extra=1"
    bare = given("street_5_2", "road", acted={BELA: 1}, move_only=True)
    assert typed(bare, BELA, "offer 15d for harbor") == "offer harbor 15d"


def test_the_only_target_need_not_be_named() -> None:
    table = given("harbor", "house").play("invite")
    assert typed(table, BELA, "offer 15d") == "offer harbor 15d"


@pytest.mark.parametrize(
    ("lang", "text", "move"),
    [
        ("en", "accept Béla", "accept p2 harbor 1"),
        ("en", "counter p2 20d for harbor", "counter p2 harbor 20d"),
        ("en", "counter Béla 20d + silk for harbor giving ale", "counter p2 harbor 20d+silk take=ale"),
        ("en", "counter be 20d for harbor giving contract", "counter p2 harbor 20d take=c01"),
        ("en", "call 20d for harbor", "call harbor 20d"),
        ("en", "go har", "go harbor"),
        ("hu", "elfogadom Béla", "accept p2 harbor 1"),
        ("hu", "ellenajánlat Bélának 20d kikötőért cserébe sör", "counter p2 harbor 20d take=ale"),
        ("hu", "felhívás 20d a kikötőért", "call harbor 20d"),
        ("hu", "lépek kikötő", "go harbor"),
        ("hu", "megállok", "stop"),
    ],
)
def test_what_the_trader_types(road: Table, lang: str, text: str, move: str) -> None:
    road.asks({BELA: "offer harbor 15d"})
    assert typed(road, ANNA, text, lang) == move


def test_with_two_players_a_counter_needs_no_name() -> None:
    table = given("street_5_2", "road", players=2, goods={BELA: "ale"}).asks()
    assert typed(table, ANNA, "counter ale for harbor") == "counter p2 harbor ale"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("offer s for harbor", "which"),
        ("offer unicorn for harbor", "item"),
        ("offer 15d for atlantis", "space"),
        ("offer 15d", "no-space"),
    ],
)
def test_what_cannot_be_understood_is_said(road: Table, text: str, error: str) -> None:
    for lang in LANGUAGES:
        obs = road.pos.observe(BELA)
        with pytest.raises(UsageProblem) as caught:
            read_move(lang, text, obs, [], vocabulary(obs, NAMES), NAMES)
        assert caught.value.id == f"genoa-typed-{error}"
        assert "[" not in t(lang, caught.value.id, **caught.value.params)


def test_a_counter_must_say_to_whom(road: Table) -> None:
    with pytest.raises(UsageProblem) as caught:
        typed(road.asks(), ANNA, "counter 20d for harbor")
    assert caught.value.params["names"] == "Béla, Cili, Dani"


# ---- forms


class Typist(Terminal):
    """A terminal at which everything is typed in advance, and what was shown is kept."""

    def __init__(self, answers: Sequence[str]) -> None:
        super().__init__(color=False)
        self.answers = list(answers)
        self.seen = ""

    def show(self, lines: object) -> None:
        assert isinstance(lines, list | tuple)
        self.seen += "\n".join(line.plain if isinstance(line, Text) else line for line in lines) + "\n"

    def ask(self, prompt: str) -> str:
        self.seen += prompt + "\n"
        if not self.answers:
            raise Leave
        return self.answers.pop(0)


def fill(table: Table, seat: int, kind: str, answers: Sequence[str], lang: str = "en") -> tuple[list[str], str, bool]:
    """The moves a form made, what was shown, and whether a move was made."""
    groups = question(lang, table.pos.observe(seat), [Seat(name) for name in NAMES[: table.pos.players]]).groups()
    label = t(lang, f"genoa-form-{kind}") + " …"
    (form,) = [choice.move for group in groups for choice in group.choices if choice.label.plain.startswith(label)]
    assert isinstance(form, Form)
    made: list[str] = []

    def play(move: Move) -> None:
        table.pos.play(seat, move)
        made.append(str(move))

    terminal = Typist(answers)
    done = form.fill(terminal, play)
    assert terminal.answers == []
    return made, " ".join(terminal.seen.split()), done


def test_an_offer_by_questions(road: Table) -> None:
    """It begins with a small bid, which is changed."""
    answers = ["Harbor", "ducats", "15", "silk", "", "ale", "", "Any", "", "1"]
    made, seen, done = fill(road, BELA, "offer", answers)
    assert (made, done) == (["offer harbor 15d+silk take=ale pledge=any_commodity"], True)
    assert "You give (So far: 10 ducats.)" in seen
    assert "Offer 15 ducats and silk and, as a pledge, an Any commodity tile for the Harbor plus ale" in seen


def test_what_the_game_refuses_is_not_lost(road: Table) -> None:
    """An empty offer is refused with a reason; then what is given is changed, and the offer is made."""
    answers = ["Harbor", "ducats", "0", "", "", "", "1", "change: You give", "ducats", "7", "10", "", "1"]
    made, seen, done = fill(road, BELA, "offer", answers)
    assert (made, done) == (["offer harbor 10d"], True)
    assert t("en", "genoa-error-empty-offer") in seen
    assert seen.count(t("en", "play-form-how-many", thing="ducats", step=5)) == 3  # 7 is no amount in coins of 5


def test_there_is_a_way_back_from_how_many_and_from_a_list(road: Table) -> None:
    answers = ["Harbor", "ducats", "back", "silk", "", "", "", "1"]
    assert fill(road, BELA, "offer", answers)[0] == ["offer harbor 10d+silk"]
    made, seen, _ = fill(road, BELA, "offer", ["Harbor", "go back", "go back"])
    assert made == []
    assert seen.count(t("en", "genoa-form-space")) == 2


def test_cards_can_be_hidden_and_a_form_can_be_left(road: Table) -> None:
    answers = ["Harbor", "message Harbor", "", "", "", "change: Hide", "1"]
    assert fill(road, BELA, "offer", answers)[0] == ["offer harbor 10d+m05 face=back"]
    assert fill(road, BELA, "offer", ["go back"])[2] is False
    assert fill(road, BELA, "offer", ["Harbor", "", "", "", "leave"])[2] is False
    with pytest.raises(Leave):
        fill(road, BELA, "offer", ["Harbor", "silk"])


def test_an_offer_is_kept_for_whenever_it_is_asked_for(road: Table) -> None:
    made, _, done = fill(road, BELA, "offer", ["Harbor", "", "", "", "2"])
    assert (made, done) == (["preset harbor 10d"], True)


def test_a_note_and_a_call(road: Table) -> None:
    answers = ["Inn", "ducats", "15", "", "change: Offer it", "1"]
    assert fill(road, BELA, "note", answers)[0] == ["note inn 15d standing=1"]
    assert fill(road, BELA, "note", ["Inn", "", "leave"])[2] is False
    road.asks()
    assert fill(road, ANNA, "call", ["Harbor", "silk", "", "1"])[0] == ["call harbor 20d+silk"]


def test_a_counter_and_a_new_offer(road: Table) -> None:
    road.asks()
    answers = ["Béla", "Harbor", "ducats", "20", "message", "", "ale", "", "", "1"]
    assert fill(road, ANNA, "counter", answers)[0] == ["counter p2 harbor 20d+message take=ale"]
    answers = ["start this again", "ducats", "15", "", "start this again", "", "", "1"]
    assert fill(road, BELA, "rebid", answers)[0] == ["offer harbor 15d"]


def test_an_action_is_needed_for_a_building() -> None:
    table = given("harbor", "house").play("invite")
    table.pos.acted[CILI] = 1
    asked = question("en", table.pos.observe(CILI), [Seat(name) for name in NAMES])
    choices = [choice for group in asked.groups() for choice in group.choices]
    forms = [choice.label.plain for choice in choices if isinstance(choice.move, Form)]
    assert forms == ["Leave a note …", "Pass until my turn …"]
    assert t("en", "genoa-error-no-action") in " ".join(" ".join(line.plain.split()) for line in asked.help_lines(200))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_real_table(tmp_path: Path, lang: str) -> None:
    """Mistakes change nothing; help, topics and rules are shown; an offer is typed and handed in."""
    path = tmp_path / "m.jsonl"
    harbor = t(lang, "genoa-building-harbor")
    lines = [
        *("?", f"? {harbor}", "? m05", "? 2", "? GEN-6.42", "? xyzzy", "help"),
        f"? {t(lang, 'genoa-board-topic-offers.words').split()[0]}",
        *("offer 5000d for harbor", "offer unicorn for harbor", "offer 10d for harbor", "log", "undo", "pass"),
    ]
    argv = ["play", "genoa", "--players", "4", "--name", "Anna", "--bots", "random", "--seed", "3", "--lang", lang]
    ran = piped(tmp_path, [*argv, "--file", str(path)], "\n".join(lines) + "\n")
    assert (ran.code, ran.err) == (0, "")
    text = " ".join(ran.out.split())
    for part in (
        t(lang, "genoa-building-harbor.text"),
        t(lang, "genoa-form-note.help"),
        t(lang, "gen-6-42"),
        t(lang, "play-unknown-thing", text="xyzzy"),
        t(lang, "genoa-example"),
        t(lang, "genoa-error-too-dear", ducats=5000),
        t(lang, "genoa-typed-item", text="unicorn"),
        t(lang, "genoa-board-draft"),
    ):
        assert " ".join(part.split()) in text, part
    moves = [record.move for record in tp.replay(path).records if record.seat == 0]
    assert moves[:2] == ["offer harbor 10d", "pass"]
