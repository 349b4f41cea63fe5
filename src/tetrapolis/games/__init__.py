"""The games, by name: found in installed packages and, while one is being written, in a folder.

A package offers a game by an entry point of the group `tetrapolis.games` (`tea = "tea_game:GAME"`); ours do too.
Nothing is imported before it is asked for, and a game that cannot be loaded never stops the others.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tetrapolis.core.about import API
from tetrapolis.core.content import packs
from tetrapolis.core.errors import BadContent, BrokenGame, TetrapolisError, UnknownGame
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match, replay_file

if TYPE_CHECKING:  # what finding games needs is imported there: a bare import shall be quick
    from importlib.metadata import EntryPoint
    from pathlib import Path

GROUP = "tetrapolis.games"
FOLDER = "TETRAPOLIS_GAMES_DIR"
"""The environment names a folder with games that are not installed, so that worker processes find them too."""
_OURS = "tetrapolis"


class _Source(NamedTuple):
    """Where a game comes from."""

    package: str
    load: Callable[[], object]


def games() -> tuple[str, ...]:
    """The names of all games there are; whether one can be loaded is seen when it is asked for.

    >>> games()
    ('ankh_morpork', 'citadels', 'genoa', 'walled_city')
    """
    return tuple(_sources())


def game(name: str) -> Game:
    """A game by its name; UnknownGame if there is none, BrokenGame if its package cannot be loaded.

    >>> game("citadels").players
    range(2, 9)
    """
    if name not in _sources():
        raise UnknownGame("error-unknown-game", game=name[:40], known=", ".join(games()))
    found = _load(name)
    if isinstance(found, BrokenGame):
        raise found
    return found


@cache
def playable() -> tuple[Game, ...]:
    """All games that can be loaded; what cannot is told in one line each.

    >>> [each.id for each in playable()]
    ['ankh_morpork', 'citadels', 'genoa', 'walled_city']
    """
    import logging

    found = [_load(name) for name in games()]
    for each in found:
        if isinstance(each, BrokenGame):
            logging.getLogger(__name__).warning("%s", each)
    return tuple(each for each in found if isinstance(each, Game))


def catalogue() -> tuple[Game, ...]:
    """The games that can be played, in the order they are offered in: ours first; complete and short ones first.

    >>> [each.id for each in catalogue()]
    ['citadels', 'ankh_morpork', 'walled_city', 'genoa']
    """
    return tuple(sorted(playable(), key=lambda each: (_sources()[each.id].package != _OURS, *_rank(each))))


def _rank(each: Game) -> tuple[int, int, str]:
    return ("complete", "reconstructed", "draft").index(each.about.status), each.about.minutes, each.id


def broken() -> tuple[BrokenGame, ...]:
    """Why some games cannot be loaded.

    >>> broken()
    ()
    """
    return tuple(each for each in map(_load, games()) if isinstance(each, BrokenGame))


def speaker(message_id: str) -> Game | None:
    """The game whose message this is; None if it is the core's or another tool's.

    >>> found = speaker("citadels-error-limit")
    >>> found.id if found else "", speaker("error-game-over")
    ('citadels', None)
    """
    name = message_id.partition("-")[0]
    return game(name) if name in _sources() else None


def look_in(folder: str | Path) -> None:
    """Find games in a folder too: each module or package in it that has a GAME (`--games-dir`)."""
    from pathlib import Path

    os.environ[FOLDER] = str(Path(folder).resolve())
    _sources.cache_clear()
    playable.cache_clear()


def replay(path: str | Path) -> Match:
    """A stored match, read and played through to its last record."""
    return replay_file(path, game)


@cache
def _sources() -> dict[str, _Source]:
    from importlib.metadata import entry_points

    found: dict[str, list[_Source]] = {}
    for entry in entry_points(group=GROUP):
        source = _Source(entry.dist.name if entry.dist else entry.module, entry.load)
        if source not in found.setdefault(entry.name, []):
            found[entry.name].append(source)
    for name, source in _in_folder():
        found[name] = [source]  # who is writing a game wants to see that one
    return {name: _only(name, sources) for name, sources in sorted(found.items())}


def _only(name: str, sources: list[_Source]) -> _Source:
    """One source of a name: ours if it is one of ours; none if two strangers claim it."""
    ours = [source for source in sources if source.package == _OURS]
    if len(ours or sources) == 1:
        return (ours or sources)[0]
    packages = ", ".join(sorted(source.package for source in sources))

    def refuse() -> object:
        raise BrokenGame("error-game-twice", game=name, packages=packages)

    return _Source(packages, refuse)


def _in_folder() -> list[tuple[str, _Source]]:
    """The games of the folder: of a project, of the projects in it, and of plain modules, called as their games."""
    if not os.environ.get(FOLDER):
        return []
    from importlib.metadata import EntryPoint
    from pathlib import Path

    folder = Path(os.environ[FOLDER])
    projects = [path.parent for path in (folder / "pyproject.toml", *sorted(folder.glob("*/pyproject.toml")))]
    found = [
        entry for project in projects if project.joinpath("pyproject.toml").exists() for entry in _entries(project)
    ]
    modules = [path for path in (*folder.glob("*.py"), *folder.glob("*/__init__.py")) if _offers_a_game(path)]
    if modules:
        _import_from(folder)
    for path in sorted(modules):
        name = path.stem if path.stem != "__init__" else path.parent.name
        found.append(EntryPoint(name, f"{name}:GAME", GROUP))
    return [(entry.name, _Source(str(folder), entry.load)) for entry in found]


def _entries(project: Path) -> list[EntryPoint]:
    """The games that a project's pyproject.toml offers, importable from where they are."""
    import tomllib
    from importlib.metadata import EntryPoint

    content = tomllib.loads(project.joinpath("pyproject.toml").read_text("utf-8"))
    offered = content.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if offered:
        _import_from(project / "src" if project.joinpath("src").is_dir() else project)
    return [EntryPoint(name, value, GROUP) for name, value in offered.items()]


def _offers_a_game(path: Path) -> bool:
    private = path.stem.startswith("_") and path.stem != "__init__"
    return not private and "GAME" in path.read_text("utf-8")


def _import_from(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


@cache
def _load(name: str) -> Game | BrokenGame:
    package, load = _sources()[name]
    try:
        packs()
        found = load()
    except BrokenGame as error:
        return error
    except Exception as error:  # noqa: BLE001 - a stranger's module may raise anything
        pack = packs().get(name)
        if pack is not None and isinstance(error, TetrapolisError):
            unusable = BadContent("error-content-unusable", game=name, folder=pack.folder, cause=str(error))
            unusable.__cause__ = error
            return unusable
        broken = BrokenGame("error-game-broken", game=name, package=package, cause=f"{type(error).__name__}: {error}")
        broken.__cause__ = error
        return broken
    if not isinstance(found, Game) or found.id != name:
        return BrokenGame("error-game-not-one", game=name, package=package)
    if found.about.api != API:
        return BrokenGame("error-game-api", game=name, package=package, api=found.about.api, ours=API)
    return found
