"""The command line is one hand for all games: what works for Citadels works for the others."""

import json
import random
from pathlib import Path

import pytest
from rich.cells import cell_len

import tetrapolis as tp
from tests.cli.at_table import ESCAPE, piped
from tetrapolis.cli import main
from tetrapolis.cli.bench import engine as bench
from tetrapolis.cli.play.session import Session
from tetrapolis.cli.terminal.person import Terminal
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.locales import LANGUAGES, t

DUEL = ["play", "ankh_morpork", "--players", "2", "--name", "Anna", "--bots", "random"]


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command prints; it must work."""
    assert main(list(argv)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


# ---- play


@pytest.mark.parametrize(("lang", "edition"), [("en", "hungarian"), ("hu", "english-2011")])
def test_a_whole_match_fits_80_columns(tmp_path: Path, lang: str, edition: str) -> None:
    path = tmp_path / "m.jsonl"
    words = [*DUEL, "--lang", lang, "--seed", "5", "--edition", edition, "--file", str(path)]
    ran = piped(tmp_path, words, "1\n" * 900)
    assert (ran.code, ran.err) == (0, "")
    match = tp.replay(path)
    assert match.position.outcome is not None
    assert match.header.options["edition"] == edition
    assert t(lang, "play-result") in ran.out
    assert not ESCAPE.search(ran.out)
    assert [line for line in ran.out.splitlines() if cell_len(line) > 80 and str(path) not in line] == []
    assert "[play-" not in ran.out
    assert "[ankh_morpork-" not in ran.out


def test_a_person_can_choose_the_game_and_the_edition(tmp_path: Path) -> None:
    for typed, game in (("2", "citadels"), ("citad", "citadels"), ("ankh", "ankh_morpork"), ("", "ankh_morpork")):
        home = tmp_path / f"{typed}-{game}"
        ran = piped(home, ["play"], f"2\n{typed}\n2\n\nZsófi\n\n2\nkilép\n")
        assert ran.code == 0
        (path,) = (home / "matches").glob("*.jsonl")
        match = tp.replay(path)
        assert match.header.game == game
        if game == "ankh_morpork":
            assert t("hu", "ankh_morpork-board-set-hungarian") in ran.out
            assert match.header.options["edition"] == "english-2011"
    assert t("hu", "ankh_morpork-name") in piped(home, ["play"], "2\n\n").out  # the offer to go on


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_mistakes_change_nothing(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "m.jsonl"
    typed = "?\n? the shades\n? köd\n? 1\n? ANK-4.1\n? xyzzy\n99\nfoo\nplay igor\nbuild 99\nhelp\nlog\nundo\n\n"
    ran = piped(tmp_path, [*DUEL, "--lang", lang, "--seed", "4", "--file", str(path)], typed)
    assert (ran.code, ran.err) == (0, "")
    text = " ".join(ran.out.split())
    for part in (
        t(lang, "ankh_morpork-area-the_shades.text"),
        t(lang, "ankh_morpork-event-fog.text"),
        t(lang, "ank-4-1"),
        t(lang, "play-unknown-thing", text="xyzzy"),
        t(lang, "error-move-unknown", word="foo"),
        t(lang, "ankh_morpork-error-not-in-hand", card=t(lang, "ankh_morpork-card-igor")),
        t(lang, "ankh_morpork-example"),
        t(lang, "play-help-what", thing=t(lang, "ankh_morpork-example.thing")),
    ):
        assert " ".join(part.split()) in text


@pytest.mark.parametrize("players", [2, 4])
def test_a_resumed_match_tells_the_same_news(tmp_path: Path, players: int) -> None:
    """Standing answers are no decisions: what happened since is told from the last one that was made by hand."""
    path = tmp_path / "m.jsonl"
    match = tp.Match.new(tp.game("ankh_morpork"), players, seed=11)
    session = Session(match, "en", path, Terminal(color=False))
    rng = random.Random(players)
    compared = standing = 0
    while match.position.outcome is None:
        seat = match.position.pending[0].seat
        session.play(seat, match.position.legal(seat).sample(rng))
        standing = sum(not step.by_hand for step in session.history)
        if rng.random() < 0.05:
            resumed = Session(tp.replay(path), "en", path, Terminal(color=False))
            for viewer in range(players):
                assert session.news(viewer) == resumed.news(viewer)
            compared += 1
    assert compared > 3
    assert standing > 3


def test_undo_takes_back_a_private_instruction_with_the_move_before_it(tmp_path: Path) -> None:
    match = tp.Match.new(tp.game("ankh_morpork"), 3, seed=0)
    session = Session(match, "en", tmp_path / "m.jsonl", Terminal(color=False))
    rng = random.Random(0)
    again = match.game.parse_move("standing 0")
    while True:
        (decision,) = match.position.pending
        seat, known = decision.seat, session.history[:-1]
        if match.can_undo(seat) and again in match.position.legal(seat):
            break
        session.play(seat, match.position.legal(seat).sample(rng))
    session.play(seat, again)
    session.command("undo", Asked("en", match.position.observe(seat), session.seats, session.table), "")
    assert session.history == known
    resumed = Session(tp.replay(session.path), "en", session.path, Terminal(color=False))
    assert [step.seat for step in resumed.history] == [step.seat for step in known]


# ---- replay


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of three random players."""
    path = tmp_path_factory.mktemp("stored") / "m.jsonl"
    match = tp.Match.new(tp.game("ankh_morpork"), 3, seed=8, names=["Anna", "Béla", "Cili"])
    rng = random.Random(8)
    while match.position.outcome is None:
        seat = match.position.pending[0].seat
        match.play(seat, match.position.legal(seat).sample(rng))
    match.save(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay(stored: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    outcome = tp.replay(stored).position.outcome
    assert outcome is not None
    for more in ((), ("--seat", "p2"), ("--open",)):
        out = said(capsys, "replay", str(stored), "--lang", lang, "--no-color", "--from", "200", *more)
        assert t(lang, "ankh_morpork-board-title") in out
        assert t(lang, f"ankh_morpork-end-{outcome.reason}").split()[0] in out
        assert "[" not in out.replace("[●]", "").replace("[§]", "")
        assert all(cell_len(line) <= 80 for line in out.splitlines())
    last = said(capsys, "replay", str(stored), "--json").splitlines()[-1]
    assert json.loads(last)["observation"]["game"] == "ankh_morpork"


# ---- sim, bench, games


def test_sim_counts_rounds_and_plays_the_same_with_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    argv = ["sim", "ankh_morpork", "--players", "3", "--games", "4", "-o", "edition=english-2011", "--json"]
    plain = json.loads(said(capsys, *argv))
    recorded = json.loads(said(capsys, *argv, "--save", "games"))
    checked = json.loads(said(capsys, *argv, "--check"))
    assert plain["digest"] == recorded["digest"] == checked["digest"]
    assert plain["options"] == {"edition": "english-2011"}
    assert 5 < plain["rounds_per_game"] < 40
    again = tp.replay(tmp_path / "games" / "ankh_morpork-3p-seed1-game2.jsonl")
    assert again.position.outcome is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    argv = ["bench", "ankh_morpork", "--players", "2", "--seconds", "0.01", "--no-peers"]
    out = said(capsys, *argv, "--option", "edition=english-2011", "--lang", lang)
    assert "edition=english-2011" in out
    (game,) = json.loads(said(capsys, *argv, "--json"))["games"]
    assert game["options"] == {}
    assert game["players"][0]["random"]["decisions_per_second"] > 0


@pytest.mark.parametrize("option", ["negotiation=orderly", "negotiation=live", "auto_deliver=no"])
def test_bench_plays_every_kind_of_floor(capsys: pytest.CaptureFixture[str], option: str) -> None:
    argv = ["bench", "genoa", "--players", "2", "--seconds", "0.01", "--no-peers", "--option", option, "--json"]
    (game,) = json.loads(said(capsys, *argv))["games"]
    assert game["players"][0]["random"]["decisions_per_game"] > 100


def test_bench_does_without_a_thinking_bot(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LEVEL", "grandmaster")
    argv = ["bench", "ankh_morpork", "--players", "2", "--seconds", "0.01", "--no-peers"]
    assert "–" in said(capsys, *argv)
    (game,) = json.loads(said(capsys, *argv, "--json"))["games"]
    assert game["players"][0]["normal"] is None


def test_bench_measures_each_game_with_the_players_it_allows() -> None:
    games = [tp.game(name) for name in tp.games()]
    four_to_six = {"ankh_morpork": [4], "citadels": [4, 5, 6], "genoa": [4, 5], "walled_city": [4]}
    assert bench.player_counts("4-6", games) == four_to_six
    assert bench.player_counts("7", games) == {"ankh_morpork": [], "citadels": [7], "genoa": [], "walled_city": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    out = said(capsys, "games", "--lang", lang)
    for name in tp.games():
        assert name in out
        option = "board" if name in ("genoa", "walled_city") else "edition"
        text = " ".join(said(capsys, "games", name, "--lang", lang).split())
        assert f"tetrapolis play {name} --option {option}=" in text
    options = json.loads(said(capsys, "games", "ankh_morpork", "--json", "--lang", lang))["options"]
    assert all(option["label"] and option["about"] for option in options)
