"""Writes the TypeScript types of everything that travels between server and browser, from the schemas of the server.

`python tools/wire_types.py` writes web/src/lib/wire.ts (REST and socket) and, for each game that has a drawing,
web/src/games/<game>/wire.ts (its view, moves and options); with `--check` it writes nothing and fails if a file is not
as it would be written.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Container, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect

from tetrapolis.core.brain import Reason
from tetrapolis.core.types import _text_fields
from tetrapolis.games import game as game_of
from tetrapolis.games import games
from tetrapolis.server.openapi import TYPES
from tetrapolis.wire.first import ServerMessage1
from tetrapolis.wire.live import ClientMessage, Happened, ServerMessage

SOURCE = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by tools/wire_types.py from the server's schemas. Do not change it here: change the structs.\n\n"
SAYING = frozenset({"tetrapolis.core.said", "tetrapolis.core.prompt"})
SAYING_TOO = frozenset({Happened, Reason})
"""Where a value of any kind is one of those a message can be told: the structs of these modules, and these."""
ARG: dict[str, Any] = {
    "description": "What a message is told: a number, a truth value, a word, a reference, a message, or some of these.",
    "anyOf": [
        {"type": ["number", "boolean", "string"]},
        {"$ref": "#/Said"},
        {"type": "array", "items": {"$ref": "#/Arg"}},
    ],
}
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


# ---- JSON schema to TypeScript


def type_text(schema: dict[str, Any]) -> str:
    """A schema as a type.

    >>> type_text({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    >>> type_text({"type": "object", "additionalProperties": {"type": "string"}})
    '{ [key: string]: string }'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_text(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_text(schema | {"type": one}) for one in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_text(part) for part in schema['prefixItems'])}]"
        inner = type_text(schema.get("items") or {})
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        inner = type_text(more) if isinstance(more, dict) else "unknown"
        return f"{{ [key: string]: {inner} }}"
    return _PLAIN.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def structs_of(*roots: Any) -> dict[str, type[msgspec.Struct]]:
    """All structs that these are made of, by name.

    >>> from tetrapolis.core.said import Told
    >>> sorted(structs_of(dict[str, Told]))
    ['Moved', 'Told']
    """
    found: dict[str, type[msgspec.Struct]] = {}
    parts: list[Any] = [*msgspec.inspect.multi_type_info(roots)]
    while parts:
        part = parts.pop()
        if isinstance(part, tuple):
            parts.extend(part)
        elif isinstance(part, msgspec.inspect.StructType):
            name = part.cls.__name__
            if found.setdefault(name, part.cls) is not part.cls:
                raise ValueError(f"two structs are called {name}")
            parts.extend(field.type for field in part.fields)
        elif isinstance(part, msgspec.inspect.Type):
            parts.extend(getattr(part, name) for name in part.__struct_fields__)
    return found


def declarations(schemas: dict[str, dict[str, Any]], left_out: Container[str] = ()) -> Iterable[str]:
    """Interfaces and unions.

    A struct that forbids unknown fields is sent by clients: what has a default may be left out. What the server writes
    is complete, but for the structs of which it leaves out what is as usual.

    >>> of = {"Went": {"type": "object", "properties": {"to": {"type": "string"}, "n": {"type": "integer"}},
    ...     "required": ["to"]}}
    >>> print(*declarations(of, {"Went"}), sep="")
    export interface Went {
      to: string
      n?: number
    }
    <BLANKLINE>
    """
    for name, schema in schemas.items():
        words = " ".join(schema.get("description", "").partition(">>>")[0].split())
        about = f"/** {words} */\n" if words else ""
        if schema.get("type") != "object" or "properties" not in schema:
            empty = schema.get("type") == "object" and not schema.get("properties")
            yield f"{about}export type {name} = {'object' if empty else type_text(schema)}\n"
            continue
        wish = schema.get("additionalProperties") is False or name in left_out
        needed = set(schema.get("required", ()))
        tag = {field for field, of in schema["properties"].items() if len(of.get("enum", ())) == 1}
        lines = [
            f"  {field}{'?' if wish and field not in needed | tag else ''}: {type_text(of)}"
            for field, of in schema["properties"].items()
        ]
        yield f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


# ---- the files


def wire() -> str:
    """What travels by REST and through the socket."""
    roots = [*TYPES, ServerMessage, ServerMessage1, ClientMessage]
    found, schemas = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    structs = structs_of(*roots)
    for name, struct in structs.items():
        if struct.__module__ in SAYING or struct in SAYING_TOO:
            schemas[name]["properties"] = {key: _arg(of) for key, of in schemas[name]["properties"].items()}
    unions: dict[str, dict[str, Any]] = {
        "Arg": ARG,
        "ServerMessage": found[len(TYPES)],
        "ServerMessage1": found[len(TYPES) + 1],
        "ClientMessage": found[len(TYPES) + 2],
    }
    for union in ("ServerMessage", "ServerMessage1"):
        unions[union].pop("description", None)
    left_out = {name for name, struct in structs.items() if struct.__struct_config__.omit_defaults}
    return HEAD + "\n".join(declarations(unions | dict(sorted(schemas.items())), left_out))


def _arg(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a field of what is said: a value of any kind is an `Arg`."""
    if not schema.keys() - {"default", "description"}:
        return schema | {"$ref": "#/Arg"}
    if schema.get("type") == "object":
        return schema | {"additionalProperties": _arg(schema.get("additionalProperties", {}))}
    return schema


def wire_of(game_id: str) -> str:
    """A game's view, its moves (as objects, and how they are written), its options and its questions."""
    game = game_of(game_id)
    view = import_module(f"tetrapolis.games.{game_id}.rules.view").View
    tally = import_module(f"tetrapolis.games.{game_id}.rules.tally").Tally
    moves = get_args(game.move_type)
    found, schemas = msgspec.json.schema_components(
        [view, game.move_type, game.options_type, tally], ref_template="#/{name}"
    )
    for name, struct in structs_of(view).items():
        for unshown in getattr(struct, "UNSHOWN", ()):
            del schemas[name]["properties"][unshown]
    schemas = _reached(schemas, found)
    move_names = {kind.__name__: f"{kind.__name__}Move" for kind in moves}
    text = json.dumps([schemas, found[1]])
    for old, new in move_names.items():
        text = text.replace(f'"#/{old}"', f'"#/{new}"')
    schemas, union = json.loads(text)
    for name in move_names:
        schemas[name].pop("additionalProperties", None)  # parsed moves are complete, with their defaults
    schemas = {move_names.get(name, name): schema for name, schema in schemas.items()}
    union.pop("description", None)
    kinds = list(dict.fromkeys(step.kind for step in game.steps.values() if step.run is None))
    named = {"Move": union, "Kind": {"enum": kinds}, "Reason": {"enum": list(game.end_reasons)}}
    forms = [f"  {tag}: {form}," for tag, form in (_form(kind) for kind in moves)]
    table = "export const FORMS: Forms = {\n" + "\n".join(forms) + "\n}\n"
    head = HEAD + "import type { Forms } from '$/lib/moves'\n\n"
    return head + "\n".join(declarations(named | dict(sorted(schemas.items())))) + "\n" + table


def _reached(schemas: dict[str, Any], found: Any) -> dict[str, Any]:
    """Only what is still spoken of: the engine's frames, say, are of no view that is shown."""
    reached: dict[str, Any] = {}
    waiting = re.findall(_REFERENCE, json.dumps(found))
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached[name] = schemas[name]
            waiting += re.findall(_REFERENCE, json.dumps(schemas[name]))
    return {name: schema for name, schema in schemas.items() if name in reached}


_REFERENCE = r'"#/(\w+)"'


def _form(kind: Any) -> tuple[str, str]:
    """How a move is written: its words in order, those that are named, and which of them are seats."""
    fields = _text_fields(kind)
    words = [name for name, _, required, _ in fields if required]
    named = {name: default for name, _, required, default in fields if not required}
    seats = [name for name, is_seat, *_ in fields if is_seat]
    tag = str(kind.__struct_config__.tag)
    return tag, f"{{ words: {_js(words)}, named: {_js(named)}, seats: {_js(seats)} }}"


def _js(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).replace('"', "'")


def files() -> dict[Path, str]:
    """Every file and what it should hold."""
    drawn = [game for game in games() if (SOURCE / "games" / game).is_dir()]
    return {SOURCE / "lib" / "wire.ts": wire()} | {SOURCE / "games" / game / "wire.ts": wire_of(game) for game in drawn}


def stale() -> list[Path]:
    """The files that are not as they should be."""
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    """Write them, or check them."""
    if "--check" in sys.argv[1:]:
        for path in (old := stale()):
            print(f"stale: {path} (python tools/wire_types.py)", file=sys.stderr)
        return bool(old)
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
