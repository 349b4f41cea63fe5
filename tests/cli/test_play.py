"""The terminal table, played for real."""

from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len
from rich.console import Console

import tetrapolis as tp
from tests.cli.at_table import COLOUR, ESCAPE, WIPE, piped, seated
from tests.cli.screens import vocabulary
from tetrapolis.bots import LEVELS
from tetrapolis.cli import main
from tetrapolis.cli.terminal import drawing
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.cli.terminal.tables import PLAIN, Seat, table
from tetrapolis.cli.terminal.typed import read_move
from tetrapolis.games.citadels.terminal import table as citadels_table
from tetrapolis.games.citadels.terminal.words import district
from tetrapolis.locales import LANGUAGES, t

DUEL = ["play", "citadels", "--players", "2", "--name", "Anna"]


def always_first(home: Path, *words: str, **env: str) -> str:
    """A match in which the person always takes the first choice, to its end."""
    ran = piped(home, [*DUEL, *words], "1\n" * 600, **env)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


# ---- whole matches


@pytest.mark.parametrize(("lang", "preset"), [("en", "first_game"), ("hu", "random")])
def test_a_whole_match_fits_80_columns(tmp_path: Path, lang: str, preset: str) -> None:
    path = tmp_path / "m.jsonl"
    out = always_first(tmp_path, "--lang", lang, "--preset", preset, "--seed", "5", "--file", str(path))
    assert tp.replay(path).position.outcome is not None
    assert t(lang, "play-result") in out
    assert str(path) in out.replace("\n", "")
    assert not ESCAPE.search(out)
    wide = [line for line in out.splitlines() if cell_len(line) > 80 and str(path) not in line]
    assert wide == []
    assert "[play-" not in out
    assert "[citadels-" not in out


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_of_random_matches_fits_its_width(seats: int, lang: str) -> None:
    """Every screen and every choice that comes up can be drawn, whatever the width."""
    import random

    game = tp.game("citadels")
    rng = random.Random(seats)
    people = [Seat(f"Játékos {seat + 1}", "random" if seat else "") for seat in range(seats)]
    for seed in range(2):
        pos = game.new(players=seats, seed=seed, options={"preset": "random"})
        while pos.outcome is None:
            seat = pos.pending[0].seat
            if rng.random() < 0.1:
                obs = pos.observe(seat)
                asked = Asked(lang, obs, people, table("citadels"))
                for width in (60, 80, 120):
                    groups = asked.groups()
                    assert sorted(map(str, drawing.offered_moves(groups))) == sorted(map(str, obs.legal()))
                    lines = citadels_table.screen(lang, obs, people, width)
                    lines += asked.under(width) + asked.footnote(width) + asked.help_lines(width)
                    lines += drawing.choice_lines(groups, width) + drawing.choice_lines(groups, width, full=True)
                    lines += drawing.question_lines(asked, width)
                    lines += drawing.event_lines(lang, game, obs.events, people, width)
                    assert [line.plain for line in lines if line.cell_len > width] == []
                    assert not any("[play-" in line.plain for line in lines)
            pos.play(seat, pos.legal(seat).sample(rng))
        lines = drawing.outcome_lines(lang, game, pos.outcome, people, 80)
        assert max(line.cell_len for line in lines) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_typed_is_understood_for_every_legal_move(lang: str) -> None:
    """Numbers, canonical texts and full menu lines lead to the move they stand for."""
    import random

    from tetrapolis.locales.words import move_text

    game = tp.game("citadels")
    rng = random.Random(4)
    names = ["Anna", "Béla", "Great Wall"]
    pos = game.new(players=3, seed=2, options={"preset": "random"})
    while pos.outcome is None:
        seat = pos.pending[0].seat
        obs = pos.observe(seat)
        offered = list(obs.legal())
        for number, move in enumerate(offered, start=1):
            for text in (str(number), str(move), str(move).upper(), move_text(lang, game, move, names)):
                assert read_move(lang, text, obs, offered, vocabulary(obs, names), names) == move
        pos.play(seat, pos.legal(seat).sample(rng))


def test_resuming_goes_on_exactly_as_without_a_break(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    always_first(tmp_path, "--seed", "9", "--file", str(whole))
    ran = piped(tmp_path, [*DUEL, "--seed", "9", "--file", str(parts)], "1\n" * 7 + "quit\n")
    assert ran.code == 0
    assert f"--resume {parts}" in ran.out
    stopped = len(tp.replay(parts).records)
    ran = piped(tmp_path, ["play", "--resume", str(parts)], "1\n" * 5)  # and then the input ends
    assert ran.code == 0
    assert len(tp.replay(parts).records) > stopped
    ran = piped(tmp_path, ["play", "--resume", str(parts)], "1\n" * 600)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_killed_match_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    child = seated(tmp_path, *DUEL, "--seed", "4", "--file", str(path), "--no-color")
    for _ in range(6):
        child.expect_exact("Anna> ")
        child.sendline("1")
    child.expect_exact("Anna> ")
    screen = child.before
    child.kill(9)
    child.expect(pexpect.EOF)
    assert tp.replay(path).position.outcome is None
    child = seated(tmp_path, "play", "--resume", str(path), "--no-color")
    child.expect_exact("Anna> ")
    assert screen is not None
    assert child.before is not None
    assert child.before.split(WIPE)[-1] == screen.split(WIPE)[-1]
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_make_play_asks_and_offers_to_resume(tmp_path: Path) -> None:
    answers = "2\ncitadella\n9\n3\n\nZsófi\nnehéz\nvéletl\nkirály!\nkilép\n"
    ran = piped(tmp_path, ["play"], answers)
    assert ran.code == 0
    assert t("hu", "play-error-range", n="9", low=2, high=8).split(".")[0] in ran.out
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    match = tp.replay(path)
    assert match.header.names[0] == "Zsófi"
    assert match.header.players == 3
    assert match.header.bots == ("", "hard", "hard")
    for level in LEVELS:
        assert t("hu", f"common-level-{level}.about").split()[0] in ran.out
    assert match.header.options["preset"] == "random"
    again = piped(tmp_path, ["play"], "\n\nquit\n", TETRAPOLIS_LANG="hu")
    assert "Zsófi> " in again.out
    assert list((tmp_path / "matches").glob("*.jsonl")) == [path]
    other = piped(tmp_path, ["play"], "1\nn\ncitadels\n")
    assert t("en", "play-ask-players") in other.out
    assert other.code == 0


@pytest.mark.parametrize("key", ["eof", "interrupt"])
def test_leaving_is_polite(tmp_path: Path, key: str) -> None:
    child = seated(tmp_path, *DUEL, "--seed", "4", "--lang", "hu")
    child.expect_exact("Anna> ")
    if key == "eof":
        child.sendeof()
    else:
        child.sendintr()
    child.expect_exact(t("hu", "play-goodbye"))
    child.expect_exact("tetrapolis play --resume ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# ---- undo


def test_undo_within_a_turn_but_not_after_a_draw(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    begin = [*DUEL, "--seed", "4", "--option", "first_crown=0", "--file", str(path)]
    # pick, (the bot's two), keep, discard: then the turn begins
    ran = piped(tmp_path, begin, "1\n1\n1\ngather gold\nundo\nquit\n")
    refusal = t("en", "error-no-undo", reason="sealed")
    assert refusal not in " ".join(ran.out.split())
    match = tp.replay(path)
    assert match.records[-1].undo
    ran = piped(tmp_path, ["play", "--resume", str(path)], "gather cards\nundo\nquit\n")
    assert refusal in " ".join(ran.out.split())
    assert not tp.replay(path).records[-1].undo


# ---- questions and mistakes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_mistakes_change_nothing(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "m.jsonl"
    typed = "?\n? king\n? 1\n? CIT-4.1\n? xyzzy\n99\n0\nfoo\nbuild palace\nkill p9\nhlp\nhelp\nlog\nlang xx\nundo\n\n"
    ran = piped(
        tmp_path, [*DUEL, "--lang", lang, "--seed", "4", "--option", "first_crown=0", "--file", str(path)], typed
    )
    assert (ran.code, ran.err) == (0, "")
    said = " ".join(ran.out.split())
    for part in (
        "CIT-2.9",
        t(lang, "citadels-char-king.text"),
        t(lang, "cit-4-1"),
        t(lang, "play-unknown-thing", text="xyzzy"),
        t(lang, "play-help-undo"),
        t(lang, "error-move-unknown", word="foo"),
        t(lang, "error-move-unknown", word="hlp"),
        t(lang, "error-no-undo", reason="nothing"),
    ):
        assert " ".join(part.split()) in said
    assert said.count(" ".join(t(lang, "play-error-number", n="99", count=7).split())) == 1
    assert len(tp.replay(path).records) == 1


def test_the_language_can_be_changed_and_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    ran = piped(tmp_path, [*DUEL, "--seed", "4", "--file", str(path)], "lang hu\nkilép\n")
    assert t("hu", "play-goodbye") in ran.out
    said = ran.out.strip().splitlines()[-1].split()
    assert said == ["tetrapolis", "play", "--resume", str(path), "--lang", "hu"]
    ran = piped(tmp_path, said[1:], "")
    assert t("hu", "play-goodbye") in ran.out
    ran = piped(tmp_path, ["play", "--resume", str(path), "--lang", "en"], "")
    assert t("en", "play-goodbye") in ran.out


def test_save_writes_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "sub" / "copy.jsonl"
    ran = piped(tmp_path, [*DUEL, "--seed", "4"], f"1\nsave {copy}\nsave /dev/null/x\nquit\n")
    assert ran.code == 0
    assert len(tp.replay(copy).records) > 1
    assert t("en", "play-goodbye") in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "9"],
        ["--players", "2", "--humans", "3"],
        ["--name", "Anna", "--name", "anna"],
        ["--name", "p1"],
        ["--name", "a\tb"],
        ["--bots", "genius"],
        ["--option", "preset=none"],
        ["--edition", "1999"],
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_command_line_is_said_and_nothing_is_saved(
    tmp_path: Path, lang: str, words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TETRAPOLIS_HOME", str(tmp_path))
    assert main(["play", "citadels", "--lang", lang, *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip()
    assert "[" not in said.err
    assert not list(tmp_path.iterdir())


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    path.write_text("precious")
    ran = piped(tmp_path, [*DUEL, "--file", str(path)])
    assert ran.code == 2
    assert path.read_text() == "precious"


# ---- colours and secrets


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    def first(*words: str, **env: str) -> str:
        child = seated(tmp_path, *DUEL, "--seed", "4", *words, **env)
        child.expect_exact("Anna> ")
        screen = str(child.before)
        child.sendeof()
        child.expect(pexpect.EOF)
        return screen

    assert COLOUR.search(first())
    assert not COLOUR.search(first("--no-color"))
    assert not COLOUR.search(first(NO_COLOR="1"))
    assert "\x1b" not in piped(tmp_path, [*DUEL, "--seed", "4"], NO_COLOR="1").out


def test_a_curtain_hides_one_person_from_the_other(tmp_path: Path) -> None:
    """Between the curtain and the next screen nothing is left of the other person's cards."""
    path = tmp_path / "m.jsonl"
    child = seated(
        tmp_path,
        *["play", "citadels", "--players", "3", "--humans", "2", "--name", "Anna", "--name", "Béla"],
        *["--seed", "11", "--file", str(path), "--no-color"],
    )
    enter, more = t("en", "play-curtain-enter"), t("en", "play-more")
    seen = 0
    shown = -1
    for _ in range(30):
        which = child.expect_exact(["Anna> ", "Béla> ", enter, more])
        text = str(child.before)
        if which == 3:  # a long story has a page of its own
            child.sendline("")
            continue
        if which == 2:
            # the last wipe came after everything the other one saw, and only the curtain followed it
            assert WIPE in text
            last = text.rpartition(WIPE)[2]
            assert last.strip() in (t("en", "play-curtain", name="Anna"), t("en", "play-curtain", name="Béla"))
            child.sendline("")
            shown = -2
            continue
        assert shown in (which, -2), "a screen for another person without a curtain"
        if shown == -2:
            assert text.lstrip("\r\n ").startswith(WIPE), "the curtain is wiped before the next screen"
            seen += 1
        shown = which
        screen = text.rpartition(WIPE)[2]
        other = tp.replay(path).position.observe(1 - which).view
        own = tp.replay(path).position.observe(which).view
        hidden = {t("en", f"citadels-district-{card}") for card in other.hand}
        open_cards = {name.rstrip("+") for player in own.players for name in (*player.city, *player.known)}
        told = {t("en", f"citadels-district-{card}") for card in (*own.hand, *open_cards)}
        board = screen.partition(t("en", "play-recent"))[0]
        assert [name for name in hidden - told if name in board] == []
        child.sendline("1")
    assert seen >= 4
    child.sendeof()
    child.expect(pexpect.EOF)


# ---- the parts


def test_the_colour_of_a_chip_does_not_spread() -> None:
    """Only letter and cost stand on a coloured ground; the name must stay readable."""
    console = Console(force_terminal=True, color_system="standard", width=80)
    with console.capture() as capture:
        console.print(district("en", "manor"))
    assert capture.get() == "\x1b[30;43mN3\x1b[0m\x1b[33m Manor\x1b[0m\n"


def test_a_game_without_a_drawing_gets_a_plain_table() -> None:
    assert table("no_such_game") is PLAIN
    obs = tp.game("citadels").new(players=2, seed=1).observe(0)
    groups = Asked("en", obs, [Seat("Anna"), Seat("Béla")], PLAIN).groups()
    assert sum(len(group.choices) for group in groups) == len(obs.legal())


def test_there_is_no_readline_to_leaf_through_others_input(tmp_path: Path) -> None:
    """Arrow-up must not show what another person typed."""
    import subprocess
    import sys

    modules = "tetrapolis.cli.app, tetrapolis.cli.play.play, tetrapolis.cli.play.session"
    code = f"import sys, {modules}; print('readline' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "False"


# ---- hints


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("hu", "tipp"), ("hu", "HINT")])
def test_a_hint_says_what_a_bot_would_do_and_why(tmp_path: Path, lang: str, word: str) -> None:
    path = tmp_path / "m.jsonl"
    ran = piped(tmp_path, [*DUEL, "--lang", lang, "--seed", "5", "--file", str(path)], f"1\n1\n{word}\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    _, _, rest = ran.out.partition(t(lang, "play-advice")[:40])
    advice = rest.partition(t(lang, "play-goodbye"))[0]
    assert "%" in advice
    assert "[" not in advice
    before = len(tp.replay(path).records)
    first = next(line for line in advice.splitlines() if ")" in line and line.strip()[0].isdecimal())
    chosen = first.strip().partition(")")[0]  # its number among the choices
    again = piped(tmp_path, ["play", "--resume", str(path), "--lang", lang], f"{chosen}\nquit\n")
    assert again.code == 0
    assert len(tp.replay(path).records) > before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tp.games())
def test_advice_is_drawn_for_every_width(lang: str, name: str) -> None:
    """Moves that are listed have the number of their choice; others say how they are typed."""
    import random

    from tetrapolis.bots import bot
    from tetrapolis.bots.advice import advise
    from tetrapolis.core.driving import next_actor

    pos, rng, player = tp.game(name).new(3, 4), random.Random(4), bot(name, "normal")
    people = [Seat(f"Játékos {seat + 1}", "random" if seat else "") for seat in range(3)]
    for ply in range(40):
        seat = next_actor(pos, rng)
        obs = pos.observe(seat)
        if ply % 13 == 12:
            asked = Asked(lang, obs, people, table(name))
            offered = drawing.offered(asked.groups())
            advice = advise(obs, random.Random(1), 100.0, 1)
            for width in (60, 80, 120):
                lines = drawing.advice_lines(asked, advice, offered, width)
                assert [line.plain for line in lines if line.cell_len > width] == []
                assert not any(f"{name}-" in line.plain for line in lines)
        pos.play(seat, player(obs, rng))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_lists_the_hint(tmp_path: Path, lang: str) -> None:
    ran = piped(tmp_path, [*DUEL, "--lang", lang], "help\nquit\n")
    assert t(lang, "play-help-hint")[:30] in ran.out
    assert f" {t(lang, 'play-help-hint.words')}" in ran.out
