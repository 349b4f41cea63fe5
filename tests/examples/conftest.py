"""Liar's Dice as a stranger has it: a wheel, installed beside Tetrapolis in an environment of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.serving import Server, sqlite_url

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "games" / "liars_dice"
UV = Path(sys.executable).with_name("uv")


class Installed(NamedTuple):
    """The environment."""

    folder: Path
    before: Mapping[Path, bytes]
    """All of Tetrapolis, as it was."""

    @property
    def python(self) -> str:
        return str(self.folder / "env" / "bin" / "python")

    def run(self, *words: str) -> str:
        """What a program says that runs there; it must end well, and write nothing to its second stream."""
        done = subprocess.run([self.python, *words], capture_output=True, text=True, check=False, cwd=self.folder)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout


def tetrapolis_files() -> dict[Path, bytes]:
    """The files of the package as it lies in the source, without what is made of them."""
    made = {"__pycache__", "static"}
    found = (path for path in (ROOT / "src").rglob("*") if path.is_file() and not made.intersection(path.parts))
    return {path: path.read_bytes() for path in found}


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """A fresh environment that shares Tetrapolis and what it needs with ours, and the wheel in it."""
    folder, before = tmp_path_factory.mktemp("stranger"), tetrapolis_files()
    source = folder / "liars_dice"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))

    def uv(*words: object) -> None:
        subprocess.run([UV, *map(str, words)], check=True, cwd=folder, capture_output=True)

    uv("build", "--wheel", "--out-dir", folder / "dist", source)
    uv("venv", "--python", sys.executable, folder / "env")
    made = Installed(folder, before)
    (wheel,) = (folder / "dist").glob("*.whl")
    uv("pip", "install", "--python", made.python, "--no-deps", wheel)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    (site / "tetrapolis.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
    return made


@pytest.fixture(scope="session")
def server(installed: Installed) -> Iterator[Server]:
    """A server of that environment."""
    found = Server(sqlite_url(installed.folder), installed.folder, keep_port=True, python=installed.python)
    try:
        yield found.start()
    finally:
        found.clear()
