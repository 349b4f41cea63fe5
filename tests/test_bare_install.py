"""`pip install tetrapolis` brings the rules and little else; what is missing says which extra brings it.

The environments are real ones: the wheel is built, and each is made anew with nothing but what pip would bring.
"""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.test_packaging import EXTRAS, ROOT, brought_by, name_of
from tetrapolis.core.extras import BRINGS
from tools import pythons

MOST_PACKAGES, MOST_MEGABYTES = 5, 25


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pythons.build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a bare install."""
    return pythons.environment(tmp_path_factory.mktemp("bare") / "env", sys.executable, str(wheel))


@pytest.fixture(scope="module")
def terminal(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pythons.environment(tmp_path_factory.mktemp("terminal") / "env", sys.executable, f"{wheel}[terminal]")


@pytest.fixture(scope="module")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pythons.environment(tmp_path_factory.mktemp("server") / "env", sys.executable, f"{wheel}[server]")


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return _told([python, "-I", *words])


def command(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The console script of an environment."""
    return _told([python.with_name("tetrapolis"), *words])


def _told(words: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, env=pythons.ENVIRON, capture_output=True, text=True, timeout=120, check=False)


def test_it_is_light_and_plays_all_games(bare: Path) -> None:
    played = run(bare, str(ROOT / "tools" / "whole_games.py"))
    assert (played.returncode, played.stderr) == (0, "")
    assert pythons.installed(bare).keys() == {"msgspec", "tetrapolis"}
    assert len(pythons.installed(bare)) <= MOST_PACKAGES
    assert pythons.megabytes(bare) <= MOST_MEGABYTES


@pytest.mark.parametrize(
    ("room", "extra"),
    [
        ("arena", "arena"),
        ("client", "client"),
        ("bots.net", "arena"),
        ("envs", "envs"),
        ("envs.pettingzoo", "envs"),
        ("learning", "arena"),
        ("locales", "terminal"),
        ("server", "server"),
        ("server.app", "server"),
    ],
)
def test_a_room_without_its_packages_says_which_extra_brings_them(bare: Path, room: str, extra: str) -> None:
    done = run(bare, "-c", f"import tetrapolis.{room}")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert re.fullmatch(rf'ModuleNotFoundError: \w+ is missing: pip install "tetrapolis\[{extra}\]"', last)


@pytest.mark.parametrize(
    ("words", "extra"),
    [((), "terminal"), (("play", "citadels"), "terminal"), (("--help",), "terminal"), (("serve",), "server")],
)
def test_the_bare_command_line_says_it_in_one_line(bare: Path, words: tuple[str, ...], extra: str) -> None:
    done = command(bare, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf'tetrapolis: \w+ is missing: pip install "tetrapolis\[{extra}\]"\n', done.stderr)


def test_an_outside_bot_plays_without_words_and_its_mistakes_are_told_by_their_id(bare: Path) -> None:
    code = """
from tetrapolis.bots.outside import _in_words
from tetrapolis import game, IllegalMove
print(_in_words(IllegalMove("error-not-legal"), game("citadels")))
"""
    assert run(bare, "-c", code).stdout == "error-not-legal\n"


def test_the_terminal_plays_and_names_the_extras_of_the_rest_in_the_persons_language(terminal: Path) -> None:
    played = command(terminal, "sim", "citadels", "--games", "2", "--json")
    assert (played.returncode, played.stderr) == (0, "")
    for words, said, extra in (
        (("serve",), "Not installed here", "server"),
        (("arena", "--lang", "hu"), "Itt nincs telepítve", "arena"),
        (("bench", "server"), "Not installed here", "server"),
    ):
        done = command(terminal, *words)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), words
        assert said in done.stderr, words
        assert f'pip install "tetrapolis[{extra}]"' in done.stderr, words


def test_the_server_needs_no_postgres_until_it_is_named(server: Path, tmp_path: Path) -> None:
    assert {"asyncpg", "redis"}.isdisjoint(pythons.installed(server))
    for words in (("--database", "postgresql://me@127.0.0.1/none"), ("--redis", "redis://127.0.0.1:1")):
        there = () if "--database" in words else ("--database", f"sqlite:///{tmp_path / 'first.db'}")
        done = command(server, "serve", "--port", "0", "--metrics-port", "0", *words, *there)
        assert (done.returncode, 'pip install "tetrapolis[postgres]"' in done.stderr) == (2, True)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    script = str(server.with_name("tetrapolis"))
    serving = [script, "serve", "--port", "0", "--metrics-port", "0", "--database", database]
    pipe = subprocess.PIPE
    with subprocess.Popen(serving, env=pythons.ENVIRON, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.findall(r"http://\S+", process.stdout.readline())[0]
            with urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer:
                assert answer.status == 200
        finally:
            process.terminate()


def test_importing_the_rules_imports_nothing_but_msgspec() -> None:
    """In this environment, where everything is installed and could be imported."""
    code = """
import sys
before = set(sys.modules)
import tetrapolis as tp, tetrapolis.bots, tetrapolis.wire.live
for name in tp.games():
    game = tp.game(name)
    pos = game.new(min(game.players), seed=1)
    pos.observe(pos.pending[0].seat).view
print(*sorted(name for name in set(sys.modules) - before))
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    names = found.stdout.split()
    foreign = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"__mp_main__"}
    assert foreign - {"typing_extensions"} == {"msgspec", "tetrapolis"}  # msgspec takes it, if it is there
    rooms = {name.split(".")[1] for name in names if name.startswith("tetrapolis.")}
    assert rooms == {"bots", "core", "games", "review", "wire"}


def test_the_extras_bring_what_is_said_they_bring() -> None:
    known = packages_distributions()
    for extra, modules in BRINGS.items():
        brought = {name_of(package) for module in modules for package in known[module]}
        own = {name_of(needed) for needed in EXTRAS[extra]} - {"tetrapolis", "open-spiel"}  # not on all systems
        assert own <= brought <= {name_of(needed) for needed in brought_by(extra)}, extra
