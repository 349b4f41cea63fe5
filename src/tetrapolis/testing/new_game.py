"""A tiny working game as a project of its own, to begin with: it passes `check-game` as it is."""

from __future__ import annotations

from pathlib import Path

from tetrapolis.core.errors import BadOptions
from tetrapolis.games import games
from tetrapolis.testing.descriptor import ID, taken_names

_TEMPLATE = Path(__file__).parent / "template"
_FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "game.py.txt": "src/tetrapolis_@id@/__init__.py",
    "en.ftl.txt": "src/tetrapolis_@id@/words/en.ftl",
    "hu.ftl.txt": "src/tetrapolis_@id@/words/hu.ftl",
    "test.py.txt": "tests/test_@id@.py",
}


def new_game(name: str, folder: Path) -> list[Path]:
    """Write the project; BadOptions if the name cannot be a game's, is taken, or something is there already.

    >>> new_game("citadels", Path("chess"))
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: check-new-taken: name=citadels
    There is a game called citadels already. Choose another name.
    """
    if not ID.fullmatch(name) or name in taken_names():
        raise BadOptions("check-problem-id", name=name[:40])
    if name in games():
        raise BadOptions("check-new-taken", name=name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOptions("check-new-exists", folder=str(folder))
    words = name.replace("_", " ")
    values = {
        "@id@": name,
        "@dashed@": name.replace("_", "-"),
        "@title@": words.capitalize(),
        "@Class@": words.title().replace(" ", ""),
    }
    written = []
    for source, target in _FILES.items():
        path = folder / _filled(target, values)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled((_TEMPLATE / source).read_text("utf-8"), values), "utf-8")
        written.append(path)
    return written


def _filled(text: str, values: dict[str, str]) -> str:
    for mark, value in values.items():
        text = text.replace(mark, value)
    return text
