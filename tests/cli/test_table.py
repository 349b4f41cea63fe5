"""What the terminal table says about a moment: prices before they are paid, the story, what is really asked."""

from pathlib import Path

import pexpect
import pytest

import tetrapolis as tp
from tests.citadels import Table, given
from tests.cli.at_table import WIPE, command, environment
from tests.cli.screens import question
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.tables import Seat
from tetrapolis.games.citadels.terminal.table import TABLE
from tetrapolis.locales import LANGUAGES, t

NAMES = ["Anna", "Béla", "Cili", "Dani"]
SEATS = [Seat(name) for name in NAMES]


def offered(table: Table, seat: int, lang: str = "en") -> str:
    """The choices as they stand on the screen, with single spaces."""
    groups = question(lang, table.pos.observe(seat), SEATS).groups()
    return " ".join(" ".join(line.plain.split()) for line in drawing.choice_lines(groups, 200))


# ---- prices


def test_a_destruction_shows_what_it_costs_now() -> None:
    table = given(holders={"warlord": 1}, gold={1: 9}, cities={1: ["temple"], 2: ["market", "great_wall"]})
    said = offered(table.call("warlord"), 1)
    assert "T2 Market (pay 2)" in said  # the Great Wall's coin is in it
    assert "U6 Great Wall (pay 5)" in said
    assert "Destroy: your own" in said
    assert "R1 Temple (free)" in said


def test_a_build_shows_its_price_only_if_the_card_says_another() -> None:
    table = given(holders={"king": 1}, gold={1: 9}, hands={1: ["manor", "library"]}, cities={1: ["factory"]})
    said = offered(table.call("king").play("gather gold"), 1)
    assert "U6 Library (pay 5)" in said
    assert "N3 Manor" in said
    assert "N3 Manor (" not in said


def test_gathering_says_what_one_gets() -> None:
    said = offered(given(holders={"king": 1}, cities={1: ["gold_mine", "observatory"]}).call("king"), 1)
    assert "1) Gather 3 gold" in said
    assert "2) Gather cards: draw 3, keep 1" in said


# ---- what is asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_two_players_a_discard_does_not_look_like_a_choice(lang: str) -> None:
    pos = tp.game("citadels").new(players=2, seed=1)
    first = pos.pending[0].seat
    second = 1 - first
    pos.play(first, next(iter(pos.legal(first))))
    pos.play(second, next(iter(pos.legal(second))))
    obs = pos.observe(second)
    assert {move.tag for move in obs.legal()} == {"drop"}
    asked = question(lang, obs, SEATS)
    assert [group.heading for group in asked.groups()] == [t(lang, "citadels-verb-drop")]
    (line, *_) = asked.under(200)
    assert t(lang, "citadels-ask-draft_drop.help") in line.plain


# ---- the story


def test_a_story_too_long_for_the_screen_is_told_on_its_own_page(tmp_path: Path) -> None:
    program, *arguments = command("play", "citadels", "--players", "6", "--seed", "3", "--name", "Anna", "--no-color")
    env = environment(tmp_path, TERM="xterm-256color", LINES="24")
    child = pexpect.spawn(program, arguments, env=env, dimensions=(24, 80), encoding="utf-8", timeout=120)
    more = t("en", "play-more")
    told = ""
    for _ in range(12):
        if child.expect_exact(["Anna> ", more]):
            told = str(child.before).rpartition(WIPE)[2]
            child.sendline("")
            break
        child.sendline("1")
    assert told.split()[1:3] == t("en", "play-recent").split()
    assert "reveals the" in told
    child.expect_exact("Anna> ")  # and then the table comes, with the end of the story
    screen = str(child.before).rpartition(WIPE)[2]
    assert "earlier line" in screen
    child.sendline("")
    assert child.expect_exact(["Anna> ", more]) == 0  # it is not told twice
    child.sendeof()
    child.expect(pexpect.EOF)


def test_the_story_is_cut_between_paragraphs() -> None:
    table = given(holders={"assassin": 0, "king": 1, "warlord": 2}, gold={2: 3}, cities={1: ["temple"]})
    table.call("assassin").play("kill thief", "gather gold", "end", "gather gold", "end")
    lines = drawing.story_lines("en", table.pos.game, table.events, SEATS, 40)
    assert any(line.plain.startswith("  ") for line in lines)  # some paragraph has two lines
    for room in range(3, len(lines) - 1):
        _, more, first, *_ = [line.plain for line in drawing.cut_story("en", lines, room, 40)]
        assert more.startswith(" …")
        assert first.startswith(" · ")


# ---- the own cards


def test_cards_that_are_about_to_be_exchanged_are_marked() -> None:
    table = given(holders={"magician": 1}, hands={1: ["market", "market", "temple", "library"]}).call("magician")
    table.play("redraw market", "redraw library")
    screen = "\n".join(line.plain for line in TABLE.screen("en", table.pos.observe(1), SEATS, 80, False))
    assert "T2 Market ×2 →" in screen
    assert "U6 Library →" in screen
    assert "R1 Temple →" not in screen
