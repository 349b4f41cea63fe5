"""A terminal of 80 × 24: nothing scrolls away, nothing typed is lost, and there is a way back."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

import tetrapolis as tp
from tests.cli.at_table import seated
from tests.cli.screens import NAMES, SEATS, asked, question
from tests.cli.scripted import Scripted, answers
from tetrapolis.cli.play.session import Session
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.ask import number_or_back
from tetrapolis.cli.terminal.story import paragraphs, tell
from tetrapolis.cli.terminal.tables import table
from tetrapolis.core.match import Match
from tetrapolis.core.types import Event
from tetrapolis.locales import t

HEIGHT = 24


class Small(Scripted):
    """A real terminal, as far as a table knows, of 80 × 24."""

    def __init__(self, *said: str) -> None:
        super().__init__(answers(*said))
        self.live = True
        self.asked: list[str] = []

    @property
    def height(self) -> int:
        return HEIGHT

    def clear(self) -> None:
        self.latest = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        return super().ask(prompt)


def lines(count: int) -> list[Text]:
    return [Text(f"line {n}") for n in range(count)]


# ---- nothing scrolls away


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize(
    ("game_id", "share"), [("citadels", 0.1), ("ankh_morpork", 0.1), ("walled_city", 0.2), ("genoa", 0.05)]
)
def test_every_line_of_a_table_is_in_a_view_that_fits(game_id: str, share: float, lang: str) -> None:
    drawn, seats, several = table(game_id), SEATS[:4], 0
    for each in asked(tp.game(game_id).new(4, "small"), Random(1), share):
        obs = each.obs
        if obs.decision is None:
            continue
        on = question(lang, obs, seats)
        top = drawn.screen(lang, obs, seats, 80, True)
        bottom = drawing.question_lines(on, 80) + on.under(80, full=False)
        bottom += drawing.choice_lines(on.groups(), 80) + on.footnote(80)
        news = drawing.cut_story(lang, drawing.story_lines(lang, obs.game, obs.events[-9:], seats, 80), 2, 80)
        shown = drawing.views(lang, top, news, bottom, HEIGHT - 1, 80)
        assert max(map(len, shown)) < HEIGHT
        assert max(line.cell_len for view in shown for line in view) <= 80
        seen = {line.plain for view in shown for line in view}
        assert [line.plain for line in (*top, *bottom) if line.plain not in seen] == []
        several += len(shown) > 1
    assert several or game_id in ("citadels", "ankh_morpork")


def test_a_question_stands_first_under_the_end_of_the_table() -> None:
    top, news, bottom = lines(30), [Text("news")], [Text("question"), Text("1) choice")]
    first, second, third = drawing.views("en", top, news, bottom, 23, 80)
    assert [line.plain for line in first[-4:]] == ["line 29", "news", "question", "1) choice"]
    assert first[0].plain == " … 1/3 · Enter shows the rest of the table"
    assert [line.plain for line in (*second[1:], *third[1:])] == [line.plain for line in top]
    assert drawing.views("en", lines(5), news, bottom, 23, 80) == [[*lines(5), *news, *bottom]]
    long = drawing.views("en", lines(3), news, lines(40), 23, 80)
    assert [len(view) for view in long] == [23, 19, 4]


def test_enter_turns_the_views_of_a_small_terminal(tmp_path: Path) -> None:
    match = Match.new(tp.game("walled_city"), 3, 1, {}, NAMES[:3])
    terminal = Small("", "", "")
    Session(match, "en", tmp_path / "m.jsonl", terminal).run()
    turned = [line for line in terminal.shown if line.endswith("Enter shows the rest of the table")]
    assert [line[3:6] for line in turned] == ["1/2", "2/2", "1/2"]  # the first Enter draws the curtain


# ---- nothing typed is lost


def test_what_is_typed_at_a_page_is_kept_for_the_question(tmp_path: Path) -> None:
    child = seated(tmp_path, "play", "citadels", "--players", "3", "--name", "Anna", "--seed", "4", LINES="12")
    try:
        while child.expect_exact(["Anna> ", t("en", "play-more")]):
            child.sendline("")
        child.sendline("help")
        child.expect_exact(t("en", "play-more"))
        child.sendline("log")
        child.expect_exact("Anna [log]> ")
        child.sendline("")
        child.expect_exact("Anna> ")
    finally:
        child.close(force=True)


def test_who_types_at_a_page_has_seen_enough() -> None:
    terminal = Small("", "2")
    assert terminal.page(lines(60), "more ") == "2"
    assert "line 43" in terminal.shown
    assert "line 44" not in terminal.shown
    assert Small("", "").page(lines(60), "more ") == ""


# ---- a way back


@pytest.mark.parametrize(("said", "found"), [("15", 15), ("", 10), ("back", None), ("b", None), ("99", 5)])
def test_how_many_can_be_answered_with_back(said: str, found: int | None) -> None:
    terminal = Small(said, "5")
    assert number_or_back(terminal, "en", "How many", 0, 50, 10, "go back") == found
    assert terminal.asked[0] == "How many (0–50, go back) [10] > "


# ---- the log


def said(lang: str, events: Sequence[Event]) -> list[str]:
    return paragraphs(tell(lang, tp.game("citadels"), events, NAMES), NAMES)


def test_what_several_did_does_not_run_on_with_what_one_did() -> None:
    picks = [Event("citadels-picks", {"seat": seat}) for seat in (0, 1)]
    reveals = Event("citadels-reveals", {"seat": 0, "char": "king"})
    assert said("en", [*picks, reveals]) == ["Anna and Béla choose a character.", "Anna reveals the King."]
    assert said("hu", [*picks, reveals]) == ["Anna és Béla karaktert választ.", "Anna felfedi a karakterét: Király."]
    swap = Event("citadels-swaps-hands", {"seat": 0, "target": 1})
    gold = Event("citadels-gathers-gold", {"seat": 0, "n": 2})
    assert said("hu", [swap, gold]) == ["Anna és Béla elcseréli a teljes kezét.", "Anna 2 aranyat gyűjt."]
