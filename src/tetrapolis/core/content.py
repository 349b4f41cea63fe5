"""Content packs: a game's facts (boards, card lists), put right by whoever owns the printed game.

A game's facts are the JSON files in `facts/` of its package. A pack is a folder with some of these files, changed, and
a `content.json` that says which game it is for and what it is called. The environment names the packs that are in force
(`--content`), so that worker processes find them too. A pack changes no rule: the game reads it as its own files.

A game that plays with packs reads its files by `facts(...)` and brings a module `content` (`game.part("content")`):

* `check(read)` gives every `Fault` it finds in a pack; `read` is told the name of a file and gives its bytes;
* `drawings(read)` gives its boards as SVG, by the names of the drawings;
* `words(lang, read)` gives, as a Fluent text, what the changed things are called ("" if nothing is).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from tetrapolis.core.errors import BadContent, BadOptions, TetrapolisError

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = "TETRAPOLIS_CONTENT"
"""The environment names the folders of the packs in force, separated as those in PATH."""
MANIFEST = "content.json"
FORMAT = 1
LONGEST_NAME = 80

T = TypeVar("T")
Read = Callable[[str], bytes]
"""The content of a file of facts, by its name."""


class Content(msgspec.Struct, frozen=True):
    """What a game plays with: the name of a pack and what changes when one of its facts does; both empty: its own."""

    name: str = ""
    digest: str = ""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file content.json of a pack."""

    tetrapolis: int
    """The version of the format."""
    game: str
    name: str


class Pack(NamedTuple):
    """A pack as it was read: what is changed in the folder later changes nothing here."""

    folder: str
    game: str
    name: str
    files: Mapping[str, bytes]


class Fault(NamedTuple):
    """Something wrong in a pack: in which file, and what."""

    file: str
    error: TetrapolisError


class Facts(NamedTuple):
    """Where a game reads its facts: see `facts`."""

    game: str
    package: str

    def read(self, name: str) -> bytes:
        """The content of a file: that of the pack in force, or the package's own."""
        pack = packs().get(self.game)
        return pack.files[name] if pack is not None and name in pack.files else self.own(name)

    def own(self, name: str) -> bytes:
        """The content of the package's own file, whatever pack is in force."""
        from importlib.resources import files

        return (files(self.package) / "facts" / name).read_bytes()


def facts(game: str, package: str) -> Facts:
    """Where the facts of a game are read: its id, and the package that has its `facts/`.

    >>> facts("genoa", "tetrapolis.games.genoa").read("tiles.json")[:1]
    b'{'
    """
    return Facts(game, package)


# ---- packs in force


def use(folders: Iterable[str | Path]) -> None:
    """Put packs in force, for this process and those it starts: before any game is loaded."""
    from pathlib import Path

    os.environ[FOLDERS] = os.pathsep.join(str(Path(folder).resolve()) for folder in folders)
    packs.cache_clear()
    _content.cache_clear()


@cache
def packs() -> dict[str, Pack]:
    """The packs in force, by their games.

    >>> packs()
    {}
    """
    found: dict[str, Pack] = {}
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        pack = read_pack(folder)
        if pack.game in found:
            raise BadContent("error-content-twice", game=pack.game, folder=folder, other=found[pack.game].folder)
        found[pack.game] = pack
    return found


def read_pack(folder: str | Path) -> Pack:
    """A pack from its folder; BadContent if it is none."""
    from pathlib import Path

    path = Path(folder)
    if not path.is_dir():
        raise BadContent("error-content-folder", folder=str(folder)[:200])
    try:
        manifest = msgspec.json.decode((path / MANIFEST).read_bytes(), type=Manifest)
        files = {file.name: file.read_bytes() for file in sorted(path.glob("*.json")) if file.name != MANIFEST}
    except OSError as error:
        raise BadContent("error-content-manifest", folder=str(folder)[:200]) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent("error-content-manifest", folder=str(folder)[:200]) from error
    if manifest.tetrapolis != FORMAT:
        raise BadContent("error-content-format", folder=str(folder)[:200], format=manifest.tetrapolis, known=FORMAT)
    name = " ".join(manifest.name.split())
    if not name or len(name) > LONGEST_NAME:
        raise BadContent("error-content-name", folder=str(folder)[:200], most=LONGEST_NAME)
    return Pack(str(path), manifest.game, name, files)


def content_of(game: str, folder: Path | None) -> Content:
    """What a game plays with, of its id and the folder of its package."""
    pack = packs().get(game)
    return Content() if pack is None or folder is None else _content(game, folder)


@cache
def _content(game: str, folder: Path) -> Content:
    pack, own = packs()[game], own_files(folder)
    digest = _digest({**own, **pack.files})
    return Content() if digest == _digest(own) else Content(pack.name, digest)


def own_files(folder: Path) -> dict[str, bytes]:
    """The facts a game comes with, by the names of their files; of the folder of its package."""
    return {path.name: path.read_bytes() for path in sorted((folder / "facts").glob("*.json"))}


def _digest(files: Mapping[str, bytes]) -> str:
    """Of what the files say, however it is written."""
    import json
    from hashlib import sha256

    said = {name: json.loads(content) for name, content in files.items()}
    return sha256(json.dumps(said, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


# ---- reading a file


def decoded(text: bytes, kind: type[T]) -> T:
    """A file of facts as a type; BadOptions names the place where it is not written so, and what is expected there.

    >>> decoded(b'{"inn": [1, 2], "tavern": [1, "2"]}', dict[str, list[int]])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tetrapolis.core.errors.BadOptions: error-content-shape: place=tavern / #2, fault=kind, expected=int, found=str...
    """
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _misshapen(text, kind, str(error)) from error


def _misshapen(text: bytes, kind: type[Any], said: str) -> BadOptions:
    """The error for what msgspec says of a file."""
    import re

    what, _, path = said.partition(" - at `$")
    place = _place(text, kind, path.rstrip("`"))
    if missing := re.fullmatch(r"Object missing required field `(.*)`", what):
        return BadOptions("error-content-shape", place=place, fault="missing", expected=missing[1], found="")
    if wrong := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", what):
        return BadOptions("error-content-shape", place=place, fault="kind", expected=wrong[1], found=wrong[2])
    detail = re.sub(r"[\W_]+", " ", what).strip()[:200]
    return BadOptions("error-content-shape", place=place, fault="other", expected=detail, found="")


def _place(text: bytes, kind: type[Any], path: str) -> str:
    """A path as msgspec tells it, by names if there are any: `.areas[2].sides[1]` is `areas / A3 / sides / #2`."""
    import re

    try:
        whole: Any = {"": msgspec.json.decode(text)}
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    above, value = whole, whole[""]
    at: Any = ""
    found: list[str] = []
    for name, number in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        key = name or (int(number) if number != "..." else _wrong_key(whole, above, at, kind))
        above, at, value = value, key, value[key]
        own = value.get("id") if isinstance(value, dict) else None
        if isinstance(key, int):
            found.append(own[:20] if isinstance(own, str) else f"#{key + 1}")
        else:
            found.append(key)
    return " / ".join(found)


def _wrong_key(whole: Any, above: Any, at: Any, kind: type[Any]) -> str:
    """The name in a table under which something is wrong, which msgspec does not tell: the one it cannot be alone."""
    table = above[at]
    try:
        for key in table:
            above[at] = {key: table[key]}
            try:
                msgspec.convert(whole[""], kind)
            except msgspec.ValidationError:
                return str(key)
    finally:
        above[at] = table
    return str(next(iter(table)))


# ---- looking a pack through


def faults(pack: Pack, folder: Path, check: Callable[[Read], list[Fault]]) -> list[Fault]:
    """Everything wrong in a pack: with its files as such, and, if they can be read, what the game's `check` finds."""
    own = own_files(folder)
    found = [_strange(name, content, own) for name, content in pack.files.items()]
    wrong = [fault for fault in found if fault is not None]
    return wrong or check(reader(pack, own))


def reader(pack: Pack, own: Mapping[str, bytes]) -> Read:
    """Reads the files of a pack, or else those the game comes with."""
    return lambda name: pack.files[name] if name in pack.files else own[name]


def _strange(name: str, content: bytes, own: Mapping[str, bytes]) -> Fault | None:
    import json

    if name not in own:
        return Fault(name, BadContent("error-content-file", known=", ".join(own)))
    try:
        json.loads(content)
    except json.JSONDecodeError as error:
        return Fault(name, BadContent("error-content-json", line=error.lineno, column=error.colno))
    except (UnicodeDecodeError, RecursionError):
        return Fault(name, BadContent("error-content-json", line=1, column=1))
    return None
