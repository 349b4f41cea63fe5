"""The command line: what each command says in both languages, and that wrong input never ends in a traceback."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tetrapolis as tp
from tetrapolis.bots import playing
from tetrapolis.cli import INTERRUPTED, app, common, main
from tetrapolis.cli.play.rules import all_rules, search_rules
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, t

BASE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command line in this process, in an empty folder, with no language set outside."""
    for name in ("TETRAPOLIS_LANG", "LANG", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TETRAPOLIS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def run(*argv: str) -> Said:
        code = main(argv)
        return Said(code, *capsys.readouterr())

    return run


def process(*argv: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key not in ("TETRAPOLIS_LANG", "LANG", "LC_ALL")}
    command = [sys.executable, "-m", "tetrapolis.cli", *argv]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env={**clean, **env}, check=False)


# ---- language and help


@pytest.mark.parametrize(
    ("argv", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "hu_HU.UTF-8"}, "hu"),
        ([], {"LANG": "hu_HU.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LC_ALL": "hu_HU"}, "hu"),
        ([], {"TETRAPOLIS_LANG": "en", "LANG": "hu_HU"}, "en"),
        ([], {"TETRAPOLIS_LANG": "xx", "LANG": "hu_HU"}, "hu"),
        (["--lang", "hu", "games"], {}, "hu"),
        (["games", "--lang=hu"], {}, "hu"),
        (["--lang", "en", "games", "--lang", "hu"], {}, "hu"),
        (["rules", "--", "--lang", "hu"], {}, "en"),
    ],
)
def test_the_language_is_found(argv: list[str], environ: dict[str, str], lang: str) -> None:
    assert app.language(argv, environ) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", app.COMMANDS)
def test_every_parameter_has_help_in_every_language(run: Run, name: str, lang: str) -> None:
    command = app.load(name, lang)
    assert [param.name for param in command.params if not getattr(param, "help", None)] == []
    said = run(name, "--help", "--lang", lang)
    assert said.code == 0
    assert said.err == ""
    assert said.out.startswith({"en": "Usage: tetrapolis ", "hu": "Használat: tetrapolis "}[lang])
    # A wide word may be broken over lines, so look for the help of the last option only by its first word.
    assert t(lang, "cli-any.help").split()[0] in said.out


@pytest.mark.parametrize("argv", [(), ("--help",)])
def test_help_lists_the_commands(run: Run, argv: tuple[str, ...]) -> None:
    for lang, title in (("en", "Commands:"), ("hu", "Parancsok:")):
        said = run("--lang", lang, *argv)
        assert (said.code, said.err) == (0, "")
        assert title in said.out
        assert all(f"\n  {name} " in said.out for name in app.COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"tetrapolis {tp.__version__}\n", "")


# ---- wrong command lines

CITADELS_4 = ("sim", "citadels", "--games", "1")

WRONG: dict[str, tuple[tuple[str, ...], str, str]] = {
    "command": (("simulate",), "Unknown command: simulate", "Ismeretlen parancs: simulate"),
    "game": (("sim", "chess"), "citadels", "citadels"),
    "game in games": (("games", "chess"), "citadels", "citadels"),
    "game in rules": (("rules", "chess"), "citadels", "citadels"),
    "game in bench": (("bench", "chess"), "citadels", "citadels"),
    "game in play": (("play", "chess"), "citadels", "citadels"),
    "no game": (("sim",), "Missing: GAME", "Hiányzik: JÁTÉK"),
    "two games": (("sim", "citadels", "genoa"), "Too many words: genoa", "Túl sok szó: genoa"),
    "switch": ((*CITADELS_4, "--gmaes"), "Unknown option: --gmaes", "Ismeretlen kapcsoló: --gmaes"),
    "switch without value": (("sim", "citadels", "--games"), "needs a value", "értéket kell írni"),
    "flag with value": ((*CITADELS_4, "--check=1"), "takes no value", "nem lehet értéke"),
    "option": ((*CITADELS_4, "-o", "colour=red"), "colour", "colour"),
    "option without value": ((*CITADELS_4, "-o", "edition"), "KEY=VALUE", "KULCS=ÉRTÉK"),
    "option of wrong kind": ((*CITADELS_4, "-o", "ninth=perhaps"), "ninth", "ninth"),
    "option out of range": ((*CITADELS_4, "-o", "first_crown=9"), "first_crown", "first_crown"),
    "option nested": ((*CITADELS_4, "-o", "cast=" + "[" * 50_000), "cast", "cast"),
    "preset": ((*CITADELS_4, "--preset", "huge"), "preset", "preset"),
    "crown": ((*CITADELS_4, "-o", "first_crown=6"), "4", "4"),
    "two of rank 2": (
        (*CITADELS_4, "-o", f"cast={json.dumps(['assassin', 'thief', 'spy', *BASE[2:]])}"),
        "Thief",
        "Tolvaj",
    ),
    "Queen with 4": ((*CITADELS_4, "-o", f"cast={','.join([*BASE, 'queen'])}"), "Queen", "Királynő"),
    "Queen as the ninth of 4": (
        (*CITADELS_4, "-o", "ninth=yes", "-o", "ninth_character=queen"),
        "The Queen needs at least 5 players, and there are 4. Choose another",
        "A Királynőhöz legalább 5 játékos kell, ti pedig ennyien vagytok: 4. Válassz másik",
    ),
    "Queen as the ninth in play": (
        ("play", "citadels", "--players", "4", "-o", "ninth_character=queen"),
        "The Queen needs at least 5 players, and there are 4.",
        "A Királynőhöz legalább 5 játékos kell, ti pedig ennyien vagytok: 4.",
    ),
    "unknown character": ((*CITADELS_4, "-o", f"cast={','.join([*BASE[1:], 'pope'])}"), "pope", "pope"),
    "9 players": ((*CITADELS_4, "--players", "9"), "9", "9"),
    "no players": ((*CITADELS_4, "--players", "-1"), "-1", "-1"),
    "players no number": ((*CITADELS_4, "--players", "four"), "whole number", "egész szám"),
    "seed": ((*CITADELS_4, "--seed", "x"), '--seed cannot be "x"', "--seed értéke nem lehet „x”"),
    "games": (("sim", "citadels", "--games", "1.5"), "whole number", "egész szám"),
    "no games": (("sim", "citadels", "--games", "0"), "from 1 to", "1 és"),
    "workers": ((*CITADELS_4, "--workers", "0"), "from 1 to 256", "1 és 256 közötti"),
    "bot": ((*CITADELS_4, "--bots", "genius"), "random, easy, normal, hard", "random, easy, normal, hard"),
    "too few bots": ((*CITADELS_4, "--bots", "random,random"), "2 bots", "2 gépet"),
    "rule": (("rules", "citadels", "CIT-6.99"), "CIT-6.9", "CIT-6.9"),
    "rule from nowhere": (("rules", "citadels", "hello"), "There is no rule hello", "Nincs ilyen szabály: hello"),
    "section": (("rules", "citadels", "99"), "There is no rule 99", "Nincs ilyen szabály: 99"),
    "ruling": (("rules", "citadels", "r-66"), "There is no rule r-66", "Nincs ilyen szabály: r-66"),
    "ruling near others": (("rules", "citadels", "R-99"), "R-59", "R-59"),
    "ruling with many digits": (("rules", "citadels", "R-" + "9" * 5000), "There is no rule R-99", "R-99"),
    "file": (("replay", "nowhere.jsonl"), "nowhere.jsonl", "nowhere.jsonl"),
    "no file": (("replay",), "Missing: FILE", "Hiányzik: FÁJL"),
    "bench players": (("bench", "--players", "2-9"), "from 2 to 8", "2 és 8 közötti"),
    "bench no players": (("bench", "--players", "few"), '"few"', "„few”"),
    "bench seconds": (("bench", "--seconds", "soon"), "must be a number", "számnak kell"),
    "save": ((*CITADELS_4, "--save", "/dev/null/games"), "/dev/null/games", "/dev/null/games"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_explained(run: Run, tmp_path: Path, case: str, lang: str) -> None:
    argv, *expected = WRONG[case]
    said = run("--lang", lang, *argv)
    assert said.code == 2
    assert said.out == ""
    assert expected[LANGUAGES.index(lang)] in said.err
    assert "Traceback" not in said.err
    assert "[cli-" not in said.err
    assert "-error-" not in said.err
    assert list(tmp_path.iterdir()) == []
    if lang == "hu":
        assert set(said.err) & set("áéíóöőúüű"), said.err


def test_an_unknown_language_is_explained_in_the_known_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TETRAPOLIS_LANG", "hu")
    said = run("games", "--lang", "de")
    assert (said.code, said.out) == (2, "")
    assert said.err == "Ismeretlen nyelv: de. Ezek közül választhatsz: en, hu.\n"
    assert run("games", "--lang").code == 2


def test_a_wrong_file_is_explained(run: Run, tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_bytes(b"\xff\x00 no match")
    said = run("replay", "match.jsonl", "--lang", "hu")
    assert (said.code, said.out) == (2, "")
    assert "Traceback" not in said.err


def test_a_process_ends_with_the_same_codes() -> None:
    wrong = process("sim", "citadels", "--players", "9", LC_ALL="hu_HU.UTF-8")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "játékos" in wrong.stderr
    right = process("rules", "citadels", "6.12", PYTHONIOENCODING="ascii")
    assert right.returncode == 0
    assert "CIT-6.12" in right.stdout


def test_a_reader_that_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "tetrapolis.cli", "rules", "citadels", "--json", *map(str, range(1, 19))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 1


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play_game", interrupt)
    assert run(*CITADELS_4) == (INTERRUPTED, "", "")
    monkeypatch.setattr(app, "run", interrupt)
    assert run("games") == (INTERRUPTED, "", "")


def test_every_error_of_the_games_can_be_said() -> None:
    error = TetrapolisError("error-game-over")
    for lang in LANGUAGES:
        assert "[" not in common.fail_text(lang, error)


# ---- games


@pytest.mark.parametrize(("lang", "name", "word"), [("en", "Citadels", "Players"), ("hu", "Citadella", "Játékosok")])
def test_games(run: Run, lang: str, name: str, word: str) -> None:
    said = run("games", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert name in said.out
    assert word in said.out
    assert "2–8" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_of_a_game(run: Run, lang: str) -> None:
    said = run("games", "citadels", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    for option in ("preset", "edition", "great_wall_coin", "vicious_nobles", "payee"):
        assert option in said.out
    data = run("games", "citadels", "--json", "--lang", lang).data
    assert data["players"] == [2, 3, 4, 5, 6, 7, 8]
    options = {option["name"]: option for option in data["options"]}
    assert options["edition"]["values"] == ["2016", "2021"]
    assert options["edition"]["default"] == "2021"
    assert all(option["label"] and option["about"] for option in options.values())
    listed = run("games", "--json", "--lang", lang).data["games"]
    assert [game["id"] for game in listed] == list(tp.games())
    assert data in listed


# ---- rules


def test_rules_by_number(run: Run) -> None:
    said = run("rules", "citadels", "CIT-6.12", "10.4", "--lang", "hu")
    assert (said.code, said.err) == (0, "")
    assert "CIT-6.12" in said.out
    assert "Boszorkány" in said.out
    assert "R-42" in said.out
    data = run("rules", "citadels", "cit-10-4", "CIT-10.4", "--json").data
    assert [(rule["id"], rule["section"], rule["rulings"]) for rule in data["rules"]] == [("CIT-10.4", 10, ["R-42"])]


def test_rules_by_section(run: Run) -> None:
    rules = run("rules", "citadels", "6", "--json").data["rules"]
    assert {rule["section"] for rule in rules} == {6}
    sections = run("rules", "citadels", "--json", "--lang", "hu").data["sections"]
    assert [section["section"] for section in sections] == list(range(1, 19))
    assert sections[5]["rules"] == len(rules)
    assert sum(section["rules"] for section in sections) == len(all_rules(tp.game("citadels"), "en"))
    assert "Kiválasztási fázis" in run("rules", "citadels", "--lang", "hu").out


RULING = {
    "en": ("May the Witch decline to bewitch anybody?", 'Why: The English text says "must"'),
    "hu": ("Lemondhat-e a Boszorkány a megbabonázásról?", "Miért: Az angol szöveg szerint kötelező"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wanted", ["R-24", "r-24", "R24", "cit-r-24"])
def test_a_ruling_by_number(run: Run, wanted: str, lang: str) -> None:
    said = run("rules", "citadels", wanted, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert t(lang, "cli-rules-rulings") in said.out
    for words in ("  R-24  ", *RULING[lang], "    CIT-6.5  "):
        assert words in said.out
    data = run("rules", "citadels", wanted, "--json", "--lang", lang).data
    [ruling] = data["rulings"]
    assert (ruling["id"], ruling["rules"]) == ("R-24", ["CIT-6.5"])
    assert (ruling["text"], ruling["why"]) == (t(lang, "cit-r-24"), t(lang, "cit-r-24.why"))
    assert [rule["id"] for rule in data["rules"]] == ["CIT-6.5"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_shows_its_rulings(run: Run, lang: str) -> None:
    said = run("rules", "citadels", "CIT-6.5", "R-24", "--lang", lang).out
    for words in RULING[lang]:
        assert said.count(words) == 1
    assert t(lang, "cli-rules-rulings") not in said
    assert "R-" not in run("rules", "citadels", "CIT-1.1", "--lang", lang).out
    data = run("rules", "citadels", "CIT-1.1", "CIT-6.5", "R-1", "--json", "--lang", lang).data
    assert [rule["id"] for rule in data["rules"]] == ["CIT-1.1", "CIT-6.5", "CIT-1.9"]
    assert [ruling["id"] for ruling in data["rulings"]] == ["R-01", "R-24"]


def test_no_line_of_a_ruling_is_too_wide(run: Run) -> None:
    for line in run("rules", "citadels", "R-13", "R-62", "--lang", "hu").out.splitlines():
        assert len(line) <= 110


@pytest.mark.parametrize(
    ("lang", "query", "counted"),
    [
        ("en", "emperor_tribute", "0 rules and 1 ruling."),
        ("hu", "emperor_tribute", "0 szabály és 1 döntés."),
        ("en", "common practice", "0 rules and 3 rulings."),
        ("hu", "szokas jatszani", "0 szabály és 2 döntés."),
    ],
)
def test_search_finds_rulings(run: Run, lang: str, query: str, counted: str) -> None:
    said = run("rules", "citadels", "--search", query, "--lang", lang).out
    assert t(lang, "cli-rules-rulings") in said
    assert said.rstrip().endswith(counted)
    data = run("rules", "citadels", "--search", query, "--json", "--lang", lang).data
    assert data["rules"] == []
    for ruling in data["rulings"]:
        assert f"  {ruling['id']}  " in said
        assert t(lang, "cli-rules-belongs", ids=", ".join(ruling["rules"])) in said


def test_search_in_some_rules_and_their_rulings(run: Run) -> None:
    data = run("rules", "citadels", "4", "R-3", "--search", "common practice", "--json").data
    assert [ruling["id"] for ruling in data["rulings"]] == ["R-03", "R-12", "R-15"]
    data = run("rules", "citadels", "1.16", "--search", "common practice", "--json").data
    assert [ruling["id"] for ruling in data["rulings"]] == ["R-03"]


def test_search_marks_hits_in_rulings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = run("rules", "citadels", "R-24", "--search", "decline order").out
    assert "\x1b[1;7mdecline\x1b[0m" in said
    assert "7morder" in said


@pytest.mark.parametrize("query", ["warlord", "WARLORD", "hadur", "Hadúr"])
def test_search_knows_names_of_both_languages(run: Run, query: str) -> None:
    for lang in LANGUAGES:
        data = run("rules", "citadels", "--search", query, "--json", "--lang", lang).data
        assert "CIT-13.4" in [rule["id"] for rule in data["rules"]]
        assert [card["id"] for card in data["cards"]] == ["citadels-char-warlord"]


def test_search_needs_all_words_and_shows_where(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tp.game("citadels")
    found = search_rules(game, all_rules(game, "hu"), "kepesseg rang", "hu")
    assert found
    for rule, hits in found:
        words = {rule.text[start:end].lower() for start, end in hits}
        assert words == {"képesség", "rang"}
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;7mWarlord\x1b[0m" in run("rules", "citadels", "--search", "warlord").out


def test_search_without_a_hit_is_no_error(run: Run) -> None:
    said = run("rules", "citadels", "--search", "zeppelin", "--lang", "hu")
    assert (said.code, said.err) == (0, "")
    assert "zeppelin" in said.out
    assert run("rules", "citadels", "--search", " ", "--json").data["rules"] == []


# ---- sim


def without_timing(said: Said) -> dict[str, Any]:
    assert said.code == 0, said.err
    data: dict[str, Any] = said.data
    assert data.pop("timing")["games_per_second"] > 0
    return data


def test_sim_gives_the_same_with_any_number_of_workers(run: Run) -> None:
    argv = ("sim", "citadels", "--players", "3", "--games", "50", "--preset", "random", "--seed", "5", "--json")
    one = without_timing(run(*argv))
    assert one == without_timing(run(*argv, "--workers", "2"))
    assert one != without_timing(run(*argv[:-3], "--seed", "6", "--json"))


def test_sim_tells_its_figures(run: Run) -> None:
    data = without_timing(run("sim", "citadels", "--games", "12", "--bots", "normal,random,random,random", "--json"))
    assert (data["game"], data["players"], data["games"], data["seed"], data["first"]) == ("citadels", 4, 12, 1, 1)
    assert [seat["bot"] for seat in data["seats"]] == ["normal", "random", "random", "random"]
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(12)
    assert all(0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1 for seat in data["seats"])
    assert data["reasons"] == {"city_completed": 12}
    assert data["decisions_per_game"] == data["decisions"] / 12
    assert data["rounds_per_game"] > 1
    assert data["longest"]["decisions"] >= data["decisions_per_game"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Games per second"), ("hu", "Játék másodpercenként")])
def test_sim_prints_tables(run: Run, lang: str, word: str) -> None:
    said = run(*CITADELS_4, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert word in said.out


def test_a_random_move_is_the_random_bots_move() -> None:
    from tetrapolis.bots import bot

    plan = playing.Plan("citadels", 4, {}, ("random",) * 4, seed=3)
    assert playing.play_game(plan, 1, [None] * 4) == playing.play_game(plan, 1, [bot("citadels", "random")] * 4)


def test_sim_plays_one_game_of_a_run_again_and_stores_it(run: Run, tmp_path: Path) -> None:
    long = without_timing(run("sim", "citadels", "--games", "6", "--save", "all", "--json"))
    again = without_timing(run("sim", "citadels", "--games", "1", "--first", "4", "--save", "one/deep", "--json"))
    assert again["longest"]["seed"] == "1/4"
    assert len(list((tmp_path / "all").iterdir())) == long["games"] == 6
    stored = tmp_path / "all" / "citadels-4p-seed1-game4.jsonl"
    assert stored.read_bytes() == (tmp_path / "one" / "deep" / stored.name).read_bytes()
    assert tp.replay(stored).position.ply == again["decisions"]


def test_sim_checks_every_position(run: Run) -> None:
    data = without_timing(run("sim", "citadels", "--games", "2", "--players", "2", "--check", "--json"))
    assert data["checked"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_failed_check_can_be_seen_again(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    def broken(pos: tp.Position, *rest: object) -> None:
        assert pos.ply < 30, "gold vanished"

    monkeypatch.setattr(playing, "check_position", broken)
    said = run("sim", "citadels", "--games", "3", "--first", "2", "--check", "--lang", lang)
    assert (said.code, said.out) == (1, "")
    for words in ("1/2", "30", "gold vanished", "--first 2 --games 1", "--check"):
        assert words in said.err
    stored = tmp_path / "citadels-4p-seed1-game2-failed.jsonl"
    assert stored.name in said.err
    assert tp.replay(stored).position.ply == 30
    failure = run("sim", "citadels", "--games", "3", "--check", "--json").data["failure"]
    assert (failure["number"], failure["ply"], failure["kind"]) == (1, 30, "check")


def test_a_crash_names_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def crashing(pos: tp.Position, *rest: Any) -> Move:
        if pos.ply == 7:
            raise RuntimeError("no idea")
        return pos.default(pos.pending[0].seat)

    monkeypatch.setattr(playing, "choose", crashing)
    said = run("sim", "citadels", "--games", "3", "-o", "edition=2016")
    assert (said.code, said.out) == (1, "")
    assert "RuntimeError: no idea" in said.err
    assert "edition=2016" in said.err
    assert tp.replay(tmp_path / "citadels-4p-seed1-game1-failed.jsonl").position.ply == 7


def test_a_full_disk_is_explained(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tp.Match, "save", no_room)
    said = run(*CITADELS_4, "--save", "games")
    assert (said.code, said.out) == (2, "")
    assert "games" in said.err


def test_a_stall_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playing.Plan, "__new__", _short_plan(playing.Plan.__new__))
    said = run(*CITADELS_4, "--lang", "hu")
    assert said.code == 1
    assert "elakadt" in said.err
    assert tp.replay(tmp_path / "citadels-4p-seed1-game1-failed.jsonl").position.ply == 20


def _short_plan(make: Any) -> Any:
    return lambda cls, *args, **more: make(cls, *args, **{**more, "limit": 20})


# ---- bench


def test_bench_measures_us_and_the_peer(run: Run) -> None:
    said = run("bench", "citadels", "--players", "3-4", "--seconds", "0.01", "--json")
    assert (said.code, said.err) == (0, "")
    (game,) = said.data["games"]
    assert [row["players"] for row in game["players"]] == [3, 4]
    for row in game["players"]:
        assert row["random"]["decisions_per_second"] > 0
        assert row["normal"]["games_per_second"] > 0
        assert set(row["microseconds"]) == {"copy", "observe", "prompt", "resample", "to_json", "from_json"}
        assert all(value > 0 for value in row["microseconds"].values())
        looks = {"observe", "prompt"}
        assert {who: set(times) for who, times in row["first"].items()} == {"asked": looks, "any": looks}
        assert all(value > 0 for times in row["first"].values() for value in times.values())
        assert set(row["ratio"]) == {peer["name"] for peer in game["peers"] if peer["installed"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_prints_tables_and_does_without_a_peer(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    said = run("bench", "--players", "2", "--seconds", "0.01", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert t(lang, "cli-bench-decisions") in said.out
    assert t(lang, "cli-bench-first") in said.out
    assert "catanatron" in said.out
    assert run("bench", "--players", "2", "--seconds", "0.01", "--no-peers", "--json").data["games"][0]["peers"] == []
