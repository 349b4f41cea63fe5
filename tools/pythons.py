"""Wheel and sdist, tried by the Pythons one names: `make pythons ARGS="python3.11 path/to/python3.13"`.

Each gets fresh environments: the bare install from the wheel and from the sdist, with whole games and the core's
examples (tools/whole_games.py), then everything (`tetrapolis[all]`), from which every room is imported.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TRIES = 10
"""So often the import is timed; the quickest counts, since others may keep the machine busy."""
ENVIRON = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
    "TETRAPOLIS_SKIP_WEB": "1"
}
"""The client was built before, or is left out; Pythons keep their bytecode, as they do unless told otherwise."""
ROOMS = (
    "arena.report",
    "bots.playing",
    "cli.app",
    "client",
    "envs.openspiel",
    "envs.pettingzoo",
    "locales.words",
    "server.app",
    "wire.live",
)


def uv(*words: str | Path) -> str:
    """Run uv; what it prints."""
    command = [sys.executable, "-m", "uv", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, env=ENVIRON, stdout=subprocess.PIPE, text=True, check=True).stdout


def build(folder: Path, kind: str = "wheel") -> Path:
    """The wheel or the sdist, without asking any registry."""
    uv("build", f"--{kind}", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder)
    (made,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def environment(folder: Path, python: str, *requirements: str, locked: bool = True) -> Path:
    """A fresh environment with some packages, in the versions of the lock if wanted; its Python."""
    uv("venv", "--quiet", "--no-project", "--python", python, folder)
    found = folder / "bin" / "python"
    constraints = ("--constraints", ROOT / "requirements-dev.lock") if locked else ()
    uv("pip", "install", "--quiet", "--python", found, *constraints, *requirements)
    return found


def installed(python: Path) -> dict[str, str]:
    """What is installed, with versions."""
    listed = uv("pip", "list", "--quiet", "--format=freeze", "--python", python)
    return dict(line.split("==") for line in listed.splitlines())


def megabytes(python: Path) -> float:
    """How much room everything takes that is installed."""
    (packages,) = python.parents[1].glob("lib/python*/site-packages")
    return sum(path.lstat().st_size for path in packages.rglob("*") if path.is_file()) / 1e6


def import_milliseconds(python: Path) -> float:
    """How long `import tetrapolis` takes, as `-X importtime` has it."""
    command = [str(python), "-X", "importtime", "-c", "import tetrapolis"]
    tries = [subprocess.run(command, env=ENVIRON, capture_output=True, text=True, check=True) for _ in range(TRIES)]
    return min(int(re.findall(r"(\d+) \| tetrapolis$", each.stderr, re.MULTILINE)[0]) for each in tries) / 1000


def tried(python: str, wheel: Path, sdist: Path, folder: Path) -> Iterator[str]:
    """What one Python makes of it, line by line."""
    for made in (wheel, sdist):
        bare = environment(folder / f"bare-{made.suffix[1:]}", python, str(made), locked=False)
        yield subprocess.check_output([bare, ROOT / "tools" / "whole_games.py"], env=ENVIRON, text=True).strip()
        names = ", ".join(f"{name} {version}" for name, version in installed(bare).items())
        yield f"  {made.name}: {names}; {megabytes(bare):.1f} MB; import {import_milliseconds(bare):.0f} ms"
    everything = environment(folder / "all", python, f"{wheel}[all]", locked=False)
    code = "".join(f"import tetrapolis.{room}\n" for room in ROOMS)
    subprocess.run([everything, "-W", "error", "-c", code], env=ENVIRON, check=True)
    yield f"  tetrapolis[all]: {len(installed(everything))} packages, {megabytes(everything):.0f} MB, all rooms open"


def main() -> None:
    """Build both, and let every Python try them."""
    with tempfile.TemporaryDirectory(prefix="tetrapolis-") as name:
        folder = Path(name)
        wheel, sdist = build(folder), build(folder, "sdist")
        for number, python in enumerate(sys.argv[1:] or [sys.executable]):
            for line in tried(python, wheel, sdist, folder / str(number)):
                print(line, flush=True)


if __name__ == "__main__":
    main()
