"""The small form in which changes of a JSON value travel: a list of changes, carried out one after the other.

A change is an array that begins with a path, the keys and places that lead to a part of the value:

- `[path, value]`: the part is now this value;
- `[path]`: the part, a field of an object, is gone;
- `[path, at, drop, items]`: in the list at the path, from place `at` on, `drop` items are replaced by these items.

A field keeps its kind: that a number becomes the truth value it equals (1, true) is not noticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

Path = list[str | int]
Change = list[Any]


_NOTHING = object()
TOP = 2
"""Parts so near the top are large: they are never sent whole because many of their fields are new."""


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that make the new value of the old one; both are what JSON can say, structs included.

    >>> difference({"gold": 2, "hand": ["a", "b"], "bad": 1}, {"gold": 3, "hand": ["a", "b", "c"]})
    [[['gold'], 3], [['hand'], 2, 0, ['c']], [['bad']]]
    >>> difference([{"n": 1, "m": 1}, {"n": 2, "m": 2}], [{"n": 1, "m": 1}, {"n": 5, "m": 2}])
    [[[1, 'n'], 5]]
    >>> difference(1, 1)
    []
    """
    changes: list[Change] = []
    if old != new:
        _differ(old, new, [], changes)
    return changes


def _differ(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    """The changes between two values that are not the same; where most of a part is new, the part is."""
    kind = type(new)
    if kind is not type(old):
        if isinstance(old, list | tuple) and isinstance(new, list | tuple):
            _differ_in_list(old, new, path, changes)
        else:
            changes.append([path, new])
    elif kind is list or kind is tuple:
        _differ_in_list(old, new, path, changes)
    elif kind is dict:
        _differ_in_dict(old, new, path, changes)
    elif isinstance(new, msgspec.Struct) and not new.__struct_config__.omit_defaults:
        names = new.__struct_encode_fields__
        pairs = zip(names, astuple(old), astuple(new), strict=True)
        changed = [(name, before, after) for name, before, after in pairs if before is not after and before != after]
        if 2 * len(changed) > len(names) and len(path) > TOP:
            changes.append([path, new])
        else:
            for name, before, after in changed:
                _differ(before, after, [*path, name], changes)
    else:
        changes.append([path, new])


def _differ_in_dict(old: dict[str, Any], new: dict[str, Any], path: Path, changes: list[Change]) -> None:
    changed = [key for key, value in new.items() if old.get(key, _NOTHING) != value]
    if 2 * len(changed) > len(new) and len(path) > TOP:
        changes.append([path, new])
        return
    for key in changed:
        if key in old:
            _differ(old[key], new[key], [*path, str(key)], changes)
        else:
            changes.append([[*path, str(key)], new[key]])
    changes.extend([[*path, str(key)]] for key in old if key not in new)


def _differ_in_list(old: Sequence[Any], new: Sequence[Any], path: Path, changes: list[Change]) -> None:
    less, more = len(old), len(new)
    if less < more and old == new[:less]:  # the usual ways in which lists change, found quickly: more at the end ...
        changes.append([path, less, 0, new[less:]])
        return
    if less > more and new == old[less - more :]:  # ... or less at the beginning
        changes.append([path, 0, less - more, []])
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
        for at in range(first, first + added):
            if old[at] != new[at]:
                _differ(old[at], new[at], [*path, at], changes)
    else:
        changes.append([path, first, dropped, new[first : first + added]])


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
