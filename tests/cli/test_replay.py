"""Stored matches shown again."""

import json
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.cells import cell_len

import tetrapolis as tp
from tests.cli.at_table import ESCAPE, piped, seated
from tetrapolis.cli import main
from tetrapolis.locales import LANGUAGES, t


def stored(path: Path, moves: int = 10_000, players: int = 3) -> tp.Match:
    """A match of random moves, whole or cut after so many."""
    names = ["Anna", "Béla", "Csilla", "Dani"][:players]
    match = tp.Match.new(tp.game("citadels"), players, 6, {"preset": "random"}, names)
    rng = Random(6)
    while match.position.outcome is None and len(match.records) <= moves:
        seat = match.position.pending[0].seat
        match.play(seat, match.position.legal(seat).sample(rng))
    match.save(path)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("view", [[], ["--seat", "p2"], ["--open"]])
def test_a_whole_match_is_shown(tmp_path: Path, lang: str, view: list[str]) -> None:
    path = tmp_path / "m.jsonl"
    stored(path)
    ran = piped(tmp_path, ["replay", str(path), "--lang", lang, *view])
    assert (ran.code, ran.err) == (0, "")
    assert t(lang, "play-result") in ran.out
    assert [line for line in ran.out.splitlines() if cell_len(line) > 80] == []
    assert not ESCAPE.search(ran.out)
    assert "[citadels-" not in ran.out
    assert "[play-" not in ran.out


def test_a_seat_sees_its_own_secrets_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The replay of a seat says what that seat was told, and nothing that only others were told."""
    path = tmp_path / "m.jsonl"
    match = stored(path)
    shown = []
    for seat in range(3):
        assert main(["replay", str(path), "--seat", f"p{seat + 1}", "--json"]) == 0
        shown.append([json.loads(line) for line in capsys.readouterr().out.splitlines()])
    for number, (record, events, position) in enumerate(match.walk()):
        for seat in range(3):
            data = shown[seat][number]
            mine = [{"id": event.id, "args": event.args} for event in events if event.audience >> seat & 1]
            assert data["events"] == json.loads(json.dumps(mine))
            assert data["observation"] == json.loads(position.observe(seat).to_json())
            assert ("move" in data) == (record.seat == seat)


def test_the_text_of_a_seat_hides_the_others_draws(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    stored(path, 60)
    private = t("en", "citadels-you-keep", district="@").partition("@")[0]
    spectator = piped(tmp_path, ["replay", str(path)]).out
    assert private not in spectator
    assert "You " not in spectator
    assert "You " in piped(tmp_path, ["replay", str(path), "--seat", "p1"]).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_open_only_when_it_is_over(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "m.jsonl"
    stored(path, 20)
    ran = piped(tmp_path, ["replay", str(path), "--open", "--lang", lang])
    assert (ran.code, ran.out) == (2, "")
    assert t(lang, "play-error-open") in ran.err


@pytest.mark.parametrize(
    "words", [["--seat", "p4"], ["--seat", "x"], ["--from", "9", "--to", "3"], ["--to", "99999"], ["--from", "-1"]]
)
def test_wrong_wishes(tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.jsonl"
    stored(path, 20)
    assert main(["replay", str(path), *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip()


def test_broken_files_are_named_with_their_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.jsonl"
    stored(path, 20)
    lines = path.read_text("utf-8").splitlines()
    cases = {
        "cut": lines[:8],
        "order": [*lines[:5], *lines[6:]],
        "line": [*lines[:5], "{", *lines[6:]],
        "misfit": [*lines[:5], lines[5].replace('"move":"', '"move":"end ').replace("end pick", "kill"), *lines[6:]],
    }
    said = {}
    for name, content in cases.items():
        broken = tmp_path / f"{name}.jsonl"
        broken.write_text("\n".join(content) + "\n", "utf-8")
        assert main(["replay", str(broken)]) == 2, name
        said[name] = capsys.readouterr().err
    assert t("en", "error-record-cut", records=7) in said["cut"]
    assert t("en", "error-record-line", line=6) in said["line"]
    assert "4" in said["misfit"]
    assert main(["replay", str(tmp_path / "none.jsonl")]) == 2


def test_stepping_forth_and_back(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = stored(path, 40)
    last = len(match.records) - 1

    def page(number: int) -> str:
        return t("en", "play-replay-record", n=number, last=last)

    child = seated(tmp_path, "replay", str(path), "--step", "--no-color")
    child.expect_exact(page(0))
    child.sendline("")
    child.expect_exact(page(1))
    child.sendline("n")
    child.expect_exact(page(2))
    child.sendline("p")
    child.expect_exact(page(1))
    child.sendline("30")
    child.expect_exact(page(30))
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_an_undo_is_part_of_the_story(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = stored(path, 0, players=2)
    while not match.can_undo(match.position.pending[0].seat):
        seat = match.position.pending[0].seat
        match.play(seat, next(iter(match.position.legal(seat))))
    match.undo(seat)
    match.save(path)
    ran = piped(tmp_path, ["replay", str(path)])
    assert t("en", "play-replay-undo", name=match.header.names[seat]) in ran.out
