"""The small form in which changes of a JSON value travel: a list of changes, carried out one after the other.

A change is an array that begins with a path, the keys and places that lead to a part of the value:

- `[path, value]`: the part is now this value;
- `[path]`: the part, a field of an object, is gone;
- `[path, at, drop, items]`: in the list at the path, from place `at` on, `drop` items are replaced by these items.

A field keeps its kind: that a number becomes the truth value it equals (1, true) is not noticed.

In the second protocol a path that begins as the one before it has a number there: of so many steps (see `difference`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple, fields

Path = list[str | int]
Change = list[Any]


_NOTHING = object()
OFTEN: Path = ["observation", "view"]
"""Where the first change mostly is."""
NOT_YET = -1
TOP = 2
"""Parts so near the top are large: they are never sent whole because many of their fields are new."""


def difference(old: Any, new: Any, packs: bool = False) -> list[Change]:
    """The changes that make the new value of the old one; both are what JSON can say, structs included.

    >>> difference({"gold": 2, "hand": ["a", "b"], "bad": 1}, {"gold": 3, "hand": ["a", "b", "c"]})
    [[['gold'], 3], [['hand'], 2, 0, ['c']], [['bad']]]
    >>> difference([{"n": 1, "m": 1}, {"n": 2, "m": 2}], [{"n": 1, "m": 1}, {"n": 5, "m": 2}])
    [[[1, 'n'], 5]]
    >>> difference(1, 1)
    []

    With `packs` (of objects only, whose paths begin with a name) a number at the beginning of a path stands for so many
    steps of the path before; before the first one that is `OFTEN`.

    >>> old = {"observation": {"view": {"gold": 2, "ply": 4}, "seat": 0}, "tally": 3}
    >>> difference(old, {"observation": {"view": {"gold": 3, "ply": 5}, "seat": 1}, "tally": 4}, packs=True)
    [[[2, 'gold'], 3], [[2, 'ply'], 5], [[1, 'seat'], 1], [['tally'], 4]]
    """
    found = _Found(packs)
    if old != new:
        _differ(old, new, found)
    return found.changes


class _Found:
    """The changes so far, and the path to the part that is looked at."""

    __slots__ = ("changes", "packs", "path", "shared")

    def __init__(self, packs: bool) -> None:
        self.changes: list[Change] = []
        self.packs = packs
        self.path: Path = []
        self.shared = NOT_YET
        """So many steps the path has in common with that of the last change."""

    def way(self) -> Path:
        """The path, as it is written for another change."""
        path, shared = self.path, self.shared
        if not self.packs:
            return path.copy()
        if shared == NOT_YET:
            shared = 0
            while shared < min(len(OFTEN), len(path)) and path[shared] == OFTEN[shared]:
                shared += 1
        self.shared = len(path)
        return [shared, *path[shared:]] if shared else path.copy()

    def back(self, depth: int) -> None:
        """Back to a part that was looked at before."""
        del self.path[depth:]
        if self.shared > depth:
            self.shared = depth


def _differ(old: Any, new: Any, found: _Found) -> None:
    """The changes between two values that are not the same; where most of a part is new, the part is."""
    kind = type(new)
    if kind is int or kind is str:  # most changes are
        found.changes.append([found.way(), new])
    elif kind is not type(old):
        if isinstance(old, list | tuple) and isinstance(new, list | tuple):
            _differ_in_list(old, new, found)
        else:
            found.changes.append([found.way(), new])
    elif kind is list or kind is tuple:
        _differ_in_list(old, new, found)
    elif kind is dict:
        _differ_in_dict(old, new, found)
    elif not isinstance(new, msgspec.Struct):
        found.changes.append([found.way(), new])
    elif new.__struct_config__.omit_defaults:
        _differ_in_written(old, new, found)
    else:
        names, depth = new.__struct_encode_fields__, len(found.path)
        pairs = zip(names, astuple(old), astuple(new), strict=True)
        changed = [(name, one, other) for name, one, other in pairs if one is not other and one != other]
        if 2 * len(changed) > len(names) and depth > TOP:
            found.changes.append([found.way(), new])
        else:
            for name, one, other in changed:
                found.path.append(name)
                _differ(one, other, found)
                found.back(depth)


def _differ_in_written(old: msgspec.Struct, new: msgspec.Struct, found: _Found) -> None:
    """Of structs of which JSON leaves out what is as usual; what such a part is comes first (an id, a verb, a move)."""
    names, usual = _usual(type(new))
    changed: list[tuple[str, Any, Any, Any]] = []
    written, depth = 0, len(found.path)
    for name, one, other, default in zip(names, astuple(old), astuple(new), usual, strict=True):
        if one is not other and one != other:
            changed.append((name, one, other, default))
        elif _is_written(other, default):
            written += 1
    another = depth > TOP and bool(changed) and changed[0][0] == names[0]
    if another or (len(changed) > written and depth >= TOP):
        found.changes.append([found.way(), new])
        return
    for name, one, other, default in changed:
        found.path.append(name)
        if not _is_written(other, default):
            found.changes.append([found.way()])
        elif _is_written(one, default):
            _differ(one, other, found)
        else:
            found.changes.append([found.way(), other])
        found.back(depth)


def _is_written(value: Any, default: Any) -> bool:
    """Whether JSON has a field with this value."""
    return bool(value) if default is _EMPTY else value is not default


_EMPTY = object()


@cache
def _usual(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """The fields of a kind of struct, and what each usually is: `_EMPTY` for a list or an object of its own."""
    return kind.__struct_encode_fields__, tuple(
        _EMPTY if field.default_factory in (dict, list, set) else field.default for field in fields(kind)
    )


def _differ_in_dict(old: dict[str, Any], new: dict[str, Any], found: _Found) -> None:
    depth = len(found.path)
    changed = [key for key, value in new.items() if old.get(key, _NOTHING) != value]
    if 2 * len(changed) > len(new) and depth > TOP:
        found.changes.append([found.way(), new])
        return
    for key in changed:
        found.path.append(str(key))
        if key in old:
            _differ(old[key], new[key], found)
        else:
            found.changes.append([found.way(), new[key]])
        found.back(depth)
    for key in old:
        if key not in new:
            found.path.append(str(key))
            found.changes.append([found.way()])
            found.back(depth)


def _differ_in_list(old: Sequence[Any], new: Sequence[Any], found: _Found) -> None:
    less, more = len(old), len(new)
    if less < more and old == new[:less]:  # the usual ways in which lists change, found quickly: more at the end ...
        found.changes.append([found.way(), less, 0, new[less:]])
        return
    if less > more and new == old[less - more :]:  # ... or less at the beginning
        found.changes.append([found.way(), 0, less - more, []])
        return
    most = min(less, more)
    first = 0
    while first < most and old[first] == new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    dropped, added = len(old) - first - last, len(new) - first - last
    if dropped == added and isinstance(new[first], dict | list | tuple | msgspec.Struct):
        depth = len(found.path)
        for at in range(first, first + added):
            if old[at] != new[at]:
                found.path.append(at)
                _differ(old[at], new[at], found)
                found.back(depth)
    else:
        found.changes.append([found.way(), first, dropped, new[first : first + added]])


def unpacked(changes: list[Change]) -> list[Change]:
    """The same with whole paths.

    >>> unpacked([[[2, "gold"], 3], [[1, "prompt", "turn"]], [["tally"], 0, 1, []]])
    [[['observation', 'view', 'gold'], 3], [['observation', 'prompt', 'turn']], [['tally'], 0, 1, []]]
    """
    found: list[Change] = []
    before = OFTEN
    for path, *what in changes:
        before = [*before[: path[0]], *path[1:]] if path and isinstance(path[0], int) else path
        found.append([before, *what])
    return found


def apply(value: Any, changes: list[Change]) -> Any:
    """The value after the changes; it may be changed itself.

    >>> apply({"gold": 2, "hand": ["a", "b"], "bad": 1}, [[["gold"], 3], [["hand"], 2, 0, ["c"]], [["bad"]]])
    {'gold': 3, 'hand': ['a', 'b', 'c']}
    >>> apply([1, 2, 3], [[[], 1, 2, []], [[0], 7]])
    [7]
    """
    for path, *what in changes:
        if not path and len(what) == 1:
            value = what[0]
            continue
        place = value
        for step in path[:-1] if len(what) < 3 else path:
            place = place[step]
        if len(what) == 3:
            at, drop, items = what
            place[at : at + drop] = items
        elif what:
            place[path[-1]] = what[0]
        else:
            del place[path[-1]]
    return value
