"""What the code says of itself: docstrings, the notes beside fields, types as they are written."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import msgspec.inspect
from sphinx.pycode import ModuleAnalyzer

from tools.docs.markdown import code, plain, table


def about(thing: Any) -> str:
    """The first paragraph of a docstring, in one line; nothing if it has none of its own."""
    text = inspect.cleandoc(vars(thing).get("__doc__") or "") if isinstance(thing, type) else inspect.getdoc(thing)
    return " ".join((text or "").split("\n\n")[0].split())


@cache
def _notes(module: str) -> dict[tuple[str, str], list[str]]:
    return ModuleAnalyzer.for_module(module).find_attr_docs()


def note(kind: type, field: str) -> str:
    """What is noted beside a field, in the class itself or in one it comes from."""
    for base in kind.__mro__:
        lines = (
            _notes(base.__module__).get((base.__name__, field))
            if field in vars(base).get("__annotations__", {})
            else None
        )
        if lines:
            return " ".join(" ".join(lines).split())
    return ""


def value_note(module: str, name: str) -> str:
    """What is noted beside a value of a module."""
    return " ".join(" ".join(_notes(module).get(("", name), ())).split())


def written_type(kind: type, field: str) -> str:
    """The type of a field, as it is written."""
    for base in kind.__mro__:
        if field in vars(base).get("__annotations__", {}):
            return str(vars(base)["__annotations__"][field])
    return ""


def fields_table(kind: type[msgspec.Struct]) -> str:
    """All fields of a struct: name, type, what is noted beside it."""
    rows = [
        [code(field.encode_name), code(written_type(kind, field.name)), plain(note(kind, field.name))]
        for field in msgspec.structs.fields(kind)
    ]
    return table(["Field", "Type", ""], rows)


def structs_in(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A struct, and all structs that its fields can hold, each once."""
    seen: set[type] = set()
    waiting: list[Any] = [msgspec.inspect.type_info(kind)]
    while waiting:
        found = waiting.pop(0)
        if isinstance(found, msgspec.inspect.StructType):
            if found.cls in seen:
                continue
            seen.add(found.cls)
            yield found.cls
        for name in getattr(found, "__struct_fields__", ()):
            value = getattr(found, name)
            parts = value if isinstance(value, tuple) else (value,)
            waiting += [
                part.type if isinstance(part, msgspec.inspect.Field) else part for part in parts if _is_type(part)
            ]


def _is_type(part: Any) -> bool:
    return isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field)
