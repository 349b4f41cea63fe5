"""`tetrapolis arena` and `tetrapolis report`: a run with its tables, stopped and gone on with, tested, and told."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cli.at_table import heed_interrupts
from tetrapolis.arena import lineups, running
from tetrapolis.bots import playing
from tetrapolis.cli import main
from tetrapolis.cli.arena import arena
from tetrapolis.locales import LANGUAGES


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]
GAME = ("arena", "--game", "citadels", "--line-up", "normal,random,random")
QUICK = ("arena", "--game", "citadels", "--line-up", "easy,random")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command line in this process, in an empty folder, with no language set outside."""
    for name in ("TETRAPOLIS_LANG", "LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*argv: str) -> Said:
        code = main(argv)
        return Said(code, *capsys.readouterr())

    return run


def command(*argv: str) -> list[str]:
    return [sys.executable, "-m", "tetrapolis.cli", *argv]


def chunks(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "chunks").glob("*.parquet"))


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Win share", "Mean place")), ("hu", ("Győzelmi arány", "Értékszám"))]
)
def test_a_run_tells_who_is_stronger(run: Run, lang: str, words: tuple[str, ...]) -> None:
    said = run(*GAME, "--games", "12", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert all(word in said.out for word in (*words, "normal", "random", "p3", "tetrapolis report"))


def test_figures_as_json_whatever_the_number_of_workers(run: Run, tmp_path: Path) -> None:
    one = run(*GAME, "--games", "40", "--seed", "3", "--json", "--out", "one").data
    two = run(*GAME, "--games", "40", "--seed", "3", "--json", "--out", "two", "--workers", "2").data
    assert chunks(tmp_path / "one") == chunks(tmp_path / "two") != []
    assert one.pop("folder") == "one"
    assert two.pop("folder") == "two"
    assert one == two
    assert (one["games"], one["seeds"]) == (42, 14)  # every seed in all three seatings
    (line_up,) = one["line_ups"]
    strong, weak = line_up["bots"]
    assert (strong["bot"], strong["seats"], weak["bot"], weak["seats"]) == ("normal", 1, "random", 2)
    assert strong["low"] > line_up["fair"] > weak["high"]
    assert strong["share"] + 2 * weak["share"] == pytest.approx(1)
    assert [each["bot"] for each in one["ratings"]] == ["normal", "random"]


def test_the_same_command_goes_on_where_it_was(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(*QUICK, "--games", "40", "--json").data
    folder = Path(first["folder"])
    before = chunks(folder)
    more = run("arena", "--out", str(folder), "--games", "80", "--json").data
    assert (first["games"], more["games"]) == (40, 80)
    assert set(before) < set(chunks(folder))
    monkeypatch.setattr(running, "play_chunk", None)  # nothing is left to be played
    assert run(*QUICK, "--games", "40", "--json").data == more
    assert run("arena", "--out", str(folder), "--json").data == more


def test_several_line_ups_are_rated_together(run: Run) -> None:
    data = run(*QUICK, "--line-up", "normal,random", "--games", "40", "--json").data
    assert [line_up["line_up"] for line_up in data["line_ups"]] == [["easy", "random"], ["normal", "random"]]
    assert [each["bot"] for each in data["ratings"]][-1] == "random"
    assert {(pair["first"], pair["second"]) for pair in data["pairs"]} >= {("easy", "random"), ("normal", "random")}
    assert ("easy", "normal") not in {(pair["first"], pair["second"]) for pair in data["pairs"]}
    assert run(*QUICK, "--line-up", "normal,random", "--games", "40").code == 0


# ---- stopping


def test_ctrl_c_leaves_nothing_half_and_says_how_to_go_on(tmp_path: Path) -> None:
    argv = command(*QUICK, "--games", "8000", "--workers", "2", "--out", "run")
    environment = {**os.environ, "TETRAPOLIS_LANG": "en"}
    with subprocess.Popen(
        argv,
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 (it takes no lock)
    ) as child:
        assert child.stderr is not None
        try:
            while not list(tmp_path.glob("run/chunks/*.parquet")):
                assert child.poll() is None
                time.sleep(0.05)
            child.send_signal(signal.SIGINT)
            said = child.stderr.read()
        finally:
            child.kill()
    assert child.returncode == 130
    assert "To go on: tetrapolis arena --out run" in said
    assert "Traceback" not in said
    stored = chunks(tmp_path / "run")
    assert sorted(path.name for path in (tmp_path / "run" / "chunks").iterdir()) == stored
    assert f"{20 * len(stored):,} games are stored" in said


def test_ctrl_c_in_one_process(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[lineups.Chunk] = []

    def interrupted(chunk: lineups.Chunk) -> object:
        if played:
            raise KeyboardInterrupt
        played.append(chunk)
        return lineups.play_chunk(chunk)

    monkeypatch.setattr(running, "play_chunk", interrupted)
    said = run(*QUICK, "--games", "60", "--out", "a folder", "--lang", "hu")
    assert (said.code, said.out) == (130, "")
    assert "20 játék" in said.err
    assert "tetrapolis arena --out 'a folder'" in said.err
    monkeypatch.undo()


def test_a_game_that_fails_can_be_seen_again(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = playing.choose

    def crashing(pos: Any, *rest: Any) -> Any:
        if pos.ply == 7 and pos.chance.seed == "1/2":
            raise RuntimeError("no idea")
        return real(pos, *rest)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "choose", crashing)
    said = run(*QUICK, "--games", "20", "--out", "run")
    assert (said.code, said.out) == (1, "")
    assert "RuntimeError: no idea" in said.err
    assert "tetrapolis sim citadels --players 2 --bots easy,random --seed 1 --first 2 --games 1" in said.err
    assert chunks(tmp_path / "run") == []


# ---- the sequential test


def test_a_test_stops_as_soon_as_it_is_clear(run: Run) -> None:
    said = run(*GAME, "--games", "3000", "--sprt", "--json")
    assert said.code == 0
    assert said.data["sprt"]["verdict"] == "accept"
    assert said.data["games"] < 300
    again = run("arena", "--out", said.data["folder"], "--sprt")
    assert (again.code, "Accepted: normal" in again.out) == (0, True)
    weak = run("arena", "--game", "citadels", "--line-up", "random,normal", "--games", "3000", "--sprt", "--lang", "hu")
    assert (weak.code, "Elutasítva: random" in weak.out) == (1, True)


def test_a_change_is_compared_seed_by_seed_with_an_earlier_run(run: Run) -> None:
    assert run(*GAME, "--games", "90", "--out", "before").code == 0
    same = run(*GAME, "--games", "90", "--out", "after", "--against", "before", "--json")
    assert same.code == 1
    assert (same.data["sprt"]["gain"], same.data["sprt"]["verdict"]) == (0, "reject")  # nothing changed, not by a hair
    other = run(*GAME, "--games", "90", "--seed", "2", "--out", "other", "--against", "before")
    assert (other.code, "another seed" in other.err) == (2, True)
    less = run(*GAME, "--games", "30", "--out", "less", "--against", "before", "--bounds", "1,2", "--lang", "hu")
    assert (less.code, "Még nem dőlt el" in less.out) == (1, True)


# ---- wrong command lines

WRONG = {
    "nothing": ((), "--line-up"),
    "no line-up": (("--game", "citadels"), "--line-up"),
    "no game": (("--line-up", "normal,random"), "--game"),
    "game": (("--game", "chess", "--line-up", "normal,random"), "chess"),
    "bot": (("--game", "citadels", "--line-up", "grandmaster,random"), "grandmaster"),
    "sizes": (("--game", "citadels", "--line-up", "random,random", "--line-up", "random,random,random"), "3"),
    "players": (("--game", "genoa", "--line-up", "random", "--players", "9"), "9"),
    "option": (("--game", "citadels", "--line-up", "random,random", "-o", "colour=red"), "colour"),
    "bounds": (("--game", "citadels", "--line-up", "random,random", "--sprt", "--bounds", "5,0"), "5,0"),
    "folder": (("--out", "nowhere"), "nowhere"),
    "against": (("--game", "citadels", "--line-up", "random,random", "--against", "nowhere"), "nowhere"),
    "file": (("--game", "citadels", "--line-up", "random,random", "--out", "file/deep"), "file/deep"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_explained(run: Run, tmp_path: Path, case: str, lang: str) -> None:
    (tmp_path / "file").write_text("here", "utf-8")
    argv, word = WRONG[case]
    said = run("arena", *argv, "--games", "2", "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert word in said.err
    assert "[" not in said.err


def test_another_run_in_the_folder_is_left_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(*QUICK, "--games", "20", "--out", "run").code == 0
    for more, word in ((("--seed", "2"), "another seed"), (("-o", "edition=2016"), "other options")):
        said = run(*QUICK, *more, "--games", "20", "--out", "run")
        assert (said.code, word in said.err) == (2, True)
    said = run("arena", "--game", "citadels", "--line-up", "random,random", "--out", "run")
    assert (said.code, "other line-ups" in said.err) == (2, True)
    monkeypatch.setattr(lineups, "version", lambda: "0.0.1+00000000")
    assert run("arena", "--out", "run").code == 0  # nothing to play: the figures can still be seen
    said = run("arena", "--out", "run", "--games", "40")
    assert (said.code, "0.0.1+00000000" in said.err) == (2, True)


def test_without_the_packages_the_command_says_which(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "duckdb" else object())
    for argv in (QUICK, ("report", "run")):
        said = run(*argv)
        assert (said.code, 'pip install "tetrapolis[arena]"' in said.err) == (2, True)


def test_a_scheduler_that_does_not_answer_is_named(tmp_path: Path) -> None:
    seconds = "from tetrapolis.arena import running; running.CONNECT_SECONDS = 0.3; "
    start = f"{seconds}from tetrapolis.cli import main; raise SystemExit(main())"
    argv = [sys.executable, "-c", start, *QUICK, "--cluster", "tcp://127.0.0.1:9", "--lang", "en"]
    said = subprocess.run(argv, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said.returncode == 2, said.stderr
    assert "No scheduler answers at tcp://127.0.0.1:9" in said.stderr
    assert "Traceback" not in said.stderr


# ---- report


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_written(run: Run, tmp_path: Path, lang: str) -> None:
    assert run(*QUICK, "--games", "40", "--out", "run").code == 0
    said = run("report", "run", "--out", "page.html", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert "page.html" in said.out
    assert f'<html lang="{lang}">' in (tmp_path / "page.html").read_text("utf-8")
    assert run("report", "run").code == 0
    assert (tmp_path / "run" / "report.html").exists()


def test_a_report_needs_a_run_and_a_place(run: Run) -> None:
    assert run("report", "nowhere").code == 2
    assert run(*QUICK, "--games", "4", "--out", "run").code == 0
    said = run("report", "run", "--out", "no/such/page.html")
    assert (said.code, "no/such/page.html" in said.err) == (2, True)


def test_intervals_are_written_as_people_do() -> None:
    assert arena.interval("en", {"low": 0.123, "high": 0.4}) == "12.3–40.0 %"
    assert arena.interval("hu", {"low": 0.123, "high": 0.4}) == "12,3–40,0%"
