"""Any game in a terminal, from its view and its words alone: what lies on the table, and what each player has.

A field is called as the message `<game>-field-<name>` says, or by its name; one that is called by an empty text is not
shown. A thing in it is called as any thing of the game is; what a seat may not know is a dot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from rich.text import Text

from tetrapolis.cli.terminal import layout
from tetrapolis.cli.terminal.tables import Seat, TerminalTable
from tetrapolis.core.fields import Fields, fields_of
from tetrapolis.core.observation import Observation
from tetrapolis.games import game
from tetrapolis.locales import LANGUAGES, has, t, words

HIDDEN = "·"


@cache
def _fields(game_id: str) -> Fields:
    return fields_of(game(game_id))


def screen(lang: str, obs: Observation, seats: Sequence[Seat], width: int, tight: bool) -> list[Text]:
    """The table, then everybody, then the own things; tight: without lines that say nothing."""
    names = [seat.name for seat in seats]
    common, parts = parts_of(obs)
    title = layout.styled(words.game_name(lang, obs.game.id), "bold")
    asked = {decision.seat for decision in obs.pending}
    lines = [layout.ruler(title, Text(), width), *_lines(lang, obs, common, names, width, tight)]
    if any(parts):
        lines.append(layout.ruler(layout.styled(t(lang, "play-players"), "dim"), Text(), width))
    size = layout.widest(names)
    for seat, part in enumerate(parts):
        style = "bold green" if seat == obs.seat else "bold"
        mark = "▸ " if seat in asked else "  "
        head = Text(mark) + layout.styled(names[seat], style) + Text(" " * (size - layout.widest([names[seat]]) + 2))
        said = [_said(lang, obs, field, value, names) for field, value in part.items() if not (tight and _empty(value))]
        lines += layout.hang(head, Text(" · ").join(said), width) if said else [head]
    return lines


def hand(lang: str, obs: Observation, width: int) -> list[Text]:
    """What this seat has and others may not see."""
    _, parts = parts_of(obs)
    own, others = (parts[obs.seat], parts[obs.seat - 1]) if obs.seat is not None else ({}, {})
    secret = {name: value for name, value in own.items() if _hidden(others.get(name)) and not _hidden(value)}
    return _lines(lang, obs, secret, [], width, True)


def parts_of(obs: Observation) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a view tells of the table, and of each seat."""
    view = msgspec.to_builtins(obs.view)
    fields = _fields(obs.game.id)
    common = {name: value for name, value in view.items() if name not in fields.aside and name not in fields.by_seat}
    parts: list[dict[str, Any]] = [{} for _ in range(obs.seen.players)]
    for name in fields.by_seat:
        for part, value in zip(parts, view[name], strict=True):
            part.update(value if isinstance(value, dict) else {name: value})
    return _shown(obs.game.id, common), [_shown(obs.game.id, part) for part in parts]


def _shown(game_id: str, fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if _called(LANGUAGES[0], game_id, name)}


def _lines(
    lang: str, obs: Observation, fields: dict[str, Any], names: Sequence[str], width: int, tight: bool
) -> list[Text]:
    """A few words in a row, lists on lines of their own."""
    said = [_said(lang, obs, name, value, names) for name, value in fields.items() if not (tight and _empty(value))]
    return layout.flow(said, width, 1, "   ")


def _said(lang: str, obs: Observation, field: str, value: Any, names: Sequence[str]) -> Text:
    """A field with its name."""
    name = _called(lang, obs.game.id, field)
    return layout.styled(f"{name} ", "dim") + Text(_value(lang, obs, field, value, names) or "–")


def _called(lang: str, game_id: str, field: str) -> str:
    label = f"{game_id}-field-{field}"
    return t(lang, label) if has(LANGUAGES[0], label) else field.replace("_", " ")


def _value(lang: str, obs: Observation, field: str, value: Any, names: Sequence[str]) -> str:
    """What is in a field: things by their names, what is hidden as dots."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return t(lang, "common-yes" if value else "common-no")
    if isinstance(value, dict):
        parts = [(str(key), _value(lang, obs, str(key), part, names)) for key, part in value.items()]
        return ", ".join(f"{key.replace('_', ' ')} {part}" for key, part in parts)
    if isinstance(value, list):
        return _list(_value(lang, obs, field, part, names) for part in value)
    kind = _fields(obs.game.id).kinds.get(field, field)
    if kind == "seat" and isinstance(value, int):
        return words.player(lang, value, names)
    named = words.thing(lang, obs.game.id, kind, str(value))
    return named.replace("_", " ") if named == str(value) else named


def _list(parts: Iterable[str]) -> str:
    found = list(parts)
    hidden = found.count(HIDDEN) == len(found)
    return "".join(found) if hidden else ", ".join(found)


def _hidden(value: Any) -> bool:
    return value is None or (isinstance(value, list) and bool(value) and all(map(_hidden, value)))


def _empty(value: Any) -> bool:
    return value in (None, [], {}, "")


TABLE = TerminalTable(screen=screen, hand=hand)
"""The drawing of a game that brings none."""
