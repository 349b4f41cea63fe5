"""What travels between the server and programs: the endpoints from the OpenAPI document, the sockets' messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar.enums import ScopeType

from tetrapolis.server.app import create_app, socket_messages
from tetrapolis.server.openapi import document
from tools.docs.markdown import code, page, plain, table

STRUCTS = {"rest-structs": "What REST sends (A to M)", "rest-structs-n-z": "What REST sends (N to Z)"}
"""The pages of structs, with their headings."""


def pages() -> dict[str, str]:
    """REST, what it sends, and the sockets."""
    found = document(create_app())
    return {
        "reference/rest.md": rest_page(found),
        **{f"reference/{name}.md": rest_structs_page(found, name) for name in STRUCTS},
        "reference/sockets.md": sockets_page(),
    }


def rest_page(found: dict[str, Any]) -> str:
    """All endpoints; the structs they take and give have a page of their own: together they were a heavy one."""
    by_tag: dict[str, list[list[str]]] = {}
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            row = [
                code(f"{method.upper()} {path}"),
                plain(operation["summary"]),
                _elsewhere(_asked(operation)),
                _elsewhere(_answered(operation)),
            ]
            by_tag.setdefault(operation["tags"][0], []).append(row)
    parts = [
        part
        for tag, rows in by_tag.items()
        for part in (f"## {tag.capitalize()}", table(["Request", "What it does", "Takes", "Gives"], rows))
    ]
    return page(
        "# REST",
        "A server describes its interface itself, at `/schema/openapi.json`; this page is made from that document. "
        "Programs send `Authorization: Bearer TOKEN` with the token of `POST /api/guests` "
        "([where tokens come from](../outside-bots.md#at-a-server)). What changes something takes an "
        "`Idempotency-Key`: sent again with the same key it is carried out once. Everything wrong is answered as "
        "`application/problem+json` ([ProblemBody](rest-structs-n-z.md#problembody)).",
        *parts,
    )


def rest_structs_page(found: dict[str, Any], name: str) -> str:
    """What is taken and given: the structs of one page."""
    here = {each: kind for each, kind in found["components"]["schemas"].items() if _home(each) == name}
    return page(
        f"# {STRUCTS[name]}",
        "The structs of [the requests and answers](rest.md), by name.",
        *(_elsewhere(part, name) for part in _structs(here, "##")),
    )


def _home(struct: str) -> str:
    """The page a struct stands on; all of them on one would be a heavy page."""
    return "rest-structs" if struct[:1].upper() < "N" else "rest-structs-n-z"


def _elsewhere(links: str, here: str = "") -> str:
    """Links to structs, as they are written on another page."""

    def led(found: re.Match[str]) -> str:
        home = _home(found[1])
        return found[0] if home == here else f"]({home}.md#{found[1]})"

    return re.sub(r"\]\(#(\w+)\)", led, links)


def sockets_page() -> str:
    """The messages of both directions, and the paths of the sockets."""
    found = socket_messages(2)
    app = create_app()
    paths = sorted(
        {path for route in app.routes if route.scope_type == ScopeType.WEBSOCKET for path in [route.path_format]}
    )
    sent = {_name(way): None for way in _ways(found["server"])}
    taken = {_name(way): None for way in _ways(found["client"])}
    return page(
        "# Sockets",
        f"{' and '.join(code(path) for path in paths)} are WebSockets: the first for programs with a seat token, which "
        "speaks [as outside bots do](../outside-bots.md); the second for everybody at a table, with the messages below "
        "in its second protocol (`?protocol=2`). `/api/socket-schema?protocol=2` has them as JSON schema; how a patch "
        "is read is told in [the walk of one move](../server.md#what-is-sent).",
        "## From the server",
        ", ".join(f"[{name}](#{name.lower()})" for name in sent),
        "## To the server",
        ", ".join(f"[{name}](#{name.lower()})" for name in taken),
        "## Messages and what they hold",
        *_structs(found["$defs"]),
    )


def _ways(schema: dict[str, Any]) -> list[dict[str, Any]]:
    return schema.get("anyOf") or schema.get("oneOf") or [schema]


def _name(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _asked(operation: dict[str, Any]) -> str:
    bodies = [body["schema"] for body in operation.get("requestBody", {}).get("content", {}).values()]
    query = [code(f"?{each['name']}") for each in operation.get("parameters", ()) if each.get("in") == "query"]
    return ", ".join([*(_type(body) for body in bodies), *query])


def _answered(operation: dict[str, Any]) -> str:
    good: dict[str, Any] = next(
        (answer for status, answer in operation["responses"].items() if status.startswith("2")), {}
    )
    return ", ".join(_type(content["schema"]) for content in good.get("content", {}).values() if "schema" in content)


def _structs(schemas: dict[str, Any], level: str = "###") -> list[str]:
    """A table of the fields of each struct."""
    parts = []
    for name, schema in sorted(schemas.items()):
        parts += [f"{level} {name}", plain(" ".join(schema.get("description", "").split()))]
        if schema.get("properties"):
            needed = schema.get("required", ())
            rows = [
                [code(field), _type(kind), _usual(field in needed, kind)]
                for field, kind in schema["properties"].items()
            ]
            parts.append(table(["Field", "Type", ""], rows))
        elif schema.get("enum"):
            parts.append(", ".join(code(str(value)) for value in schema["enum"]))
    return parts


def _usual(needed: bool, schema: dict[str, Any]) -> str:
    return "needed" if needed else "" if "default" not in schema else f"usual: {code(_json(schema['default']))}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _type(schema: dict[str, Any]) -> str:
    """A schema in short; structs lead to their tables.

    >>> _type({"type": "array", "items": {"type": "integer"}})
    'list of integer'
    """
    if "$ref" in schema:
        return f"[{_name(schema)}](#{_name(schema).lower()})"
    if "enum" in schema:
        return " or ".join(code(_json(value)) for value in schema["enum"])
    if "const" in schema:
        return code(_json(schema["const"]))
    for way in ("anyOf", "oneOf"):
        if way in schema:
            return " or ".join(dict.fromkeys(_type(each) for each in schema[way]))
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        inside = schema.get("items") or schema.get("prefixItems")
        if isinstance(inside, list):
            return f"({', '.join(_type(each) for each in inside)})"
        return f"list of {_type(inside)}" if inside else "list"
    if kind == "object" and schema.get("additionalProperties"):
        inside = schema["additionalProperties"]
        return f"object of {_type(inside)}" if isinstance(inside, dict) and inside else "object"
    return str(kind)
