"""What the terminal table says about a moment: prices before they are paid, the story, what is really asked."""

import random
from pathlib import Path

import pexpect
import pytest

import tetrapolis as tp
from tests.citadels import Table, given
from tests.cli.at_table import WIPE, command, environment
from tetrapolis.cli import citadels_table, drawing
from tetrapolis.cli.citadels_trial import Trial
from tetrapolis.cli.tables import Seat
from tetrapolis.locales import LANGUAGES, t

NAMES = ["Anna", "Béla", "Cili", "Dani"]
SEATS = [Seat(name) for name in NAMES]
TRIED = {
    "gather",
    "navigate",
    "tithe",
    "income",
    "collect",
    "bribe",
    "build",
    "destroy",
    "seize",
    "hand_over",
    "borrow",
}


def offered(table: Table, seat: int, lang: str = "en") -> str:
    """The choices as they stand on the screen, with single spaces."""
    groups = citadels_table.TABLE.choices(lang, table.pos.observe(seat), NAMES)
    return " ".join(" ".join(line.plain.split()) for line in drawing.choice_lines(groups, 200))


# ---- prices


@pytest.mark.parametrize("players", [2, 5, 8])
def test_what_is_said_of_gold_and_cards_comes_true(players: int) -> None:
    """The trial does not know the real position, and yet foretells what a move does to one's own gold and cards."""
    rng = random.Random(players)
    tried = 0
    for seed in range(12):
        pos = tp.game("citadels").new(players=players, seed=seed, options={"preset": "random"})
        while pos.outcome is None:
            seat = pos.pending[0].seat
            obs = pos.observe(seat)
            trial = Trial(obs)
            for move in obs.legal():
                if move.tag in TRIED and rng.random() < 0.2:
                    real = pos.copy()
                    real.play(seat, move)
                    before, after = obs.view.players[seat], real.view(seat).players[seat]
                    change = trial.change(move)
                    assert (change.gold, change.cards) == (after.gold - before.gold, after.cards - before.cards), move
                    tried += 1
            pos.play(seat, pos.legal(seat).sample(rng))
    assert tried > 500


def test_a_destruction_shows_what_it_costs_now() -> None:
    table = given(holders={"warlord": 1}, gold={1: 9}, cities={1: ["temple"], 2: ["market", "great_wall"]})
    said = offered(table.call("warlord"), 1)
    assert "T2 Market (2 gold)" in said  # the Great Wall's coin is in it
    assert "U6 Great Wall (5 gold)" in said
    assert "Destroy: your own" in said
    assert "R1 Temple (free)" in said


def test_a_build_shows_its_price_only_if_the_card_says_another() -> None:
    table = given(holders={"king": 1}, gold={1: 9}, hands={1: ["manor", "library"]}, cities={1: ["factory"]})
    said = offered(table.call("king").play("gather gold"), 1)
    assert "U6 Library (5 gold)" in said
    assert "N3 Manor" in said
    assert "N3 Manor (" not in said


def test_gathering_says_what_one_gets() -> None:
    said = offered(given(holders={"king": 1}, cities={1: ["gold_mine", "observatory"]}).call("king"), 1)
    assert "1) 3 gold" in said
    assert "2) draw 3 cards, keep 1" in said


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
    groups = citadels_table.TABLE.choices(lang, obs, NAMES)
    assert [group.heading for group in groups] == [t(lang, "play-citadels-do-drop")]
    (line, *_) = citadels_table.situation(lang, obs, SEATS, 200)
    assert t(lang, "play-citadels-now-drop") in line.plain


# ---- the story


def test_a_story_too_long_for_the_screen_is_told_on_its_own_page(tmp_path: Path) -> None:
    program, *arguments = command("play", "citadels", "--players", "6", "--seed", "3", "--name", "Anna", "--no-color")
    env = environment(tmp_path, TERM="xterm-256color", LINES="24")
    child = pexpect.spawn(program, arguments, env=env, dimensions=(24, 80), encoding="utf-8", timeout=20)
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
