"""Rows as structs: the columns of the schema, in the same order, or values would be taken for each other."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
import sqlalchemy as sa

from tetrapolis.server import rows, schema

PAIRS = [
    (rows.TableRow, schema.tables),
    (rows.SeatRow, schema.seats),
    (rows.MatchRow, schema.matches),
    (rows.SnapshotRow, schema.snapshots),
    (rows.GuestRow, schema.guests),
    (rows.ChatRow, schema.chats),
    (rows.TournamentRow, schema.tournaments),
    (rows.EntryRow, schema.entries),
    (rows.RoundRow, schema.rounds),
]


def test_every_struct_is_compared() -> None:
    structs = {
        kind
        for kind in vars(rows).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == rows.__name__
    }
    assert structs == {struct for struct, _ in PAIRS}


@pytest.mark.parametrize(("struct", "table"), PAIRS, ids=lambda each: getattr(each, "name", ""))
def test_a_row_has_the_columns_of_its_table(struct: type[msgspec.Struct], table: sa.Table) -> None:
    assert list(struct.__struct_fields__) == [column.name for column in table.columns]
    assert struct.__struct_defaults__ == ()  # every column is said


@pytest.mark.parametrize(("struct", "table"), PAIRS, ids=lambda each: getattr(each, "name", ""))
def test_a_row_has_the_types_of_its_table(struct: type[msgspec.Struct], table: sa.Table) -> None:
    hints = get_type_hints(struct)
    for column in table.columns:
        kinds = _kinds(hints[column.name])
        assert (type(None) in kinds) == bool(column.nullable), column
        for kind in kinds - {type(None)}:
            assert issubclass(kind, _python_type(column)), column


def _kinds(hint: Any) -> set[type]:
    """The Python types a field may have."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return {kind for part in get_args(hint) for kind in _kinds(part)}
    if origin is Literal:
        return {type(value) for value in get_args(hint)}
    return {origin or hint}


def _python_type(column: sa.Column[Any]) -> Any:
    """What comes out of a column: of JSON a dict or a list."""
    return (dict, list) if isinstance(column.type, sa.JSON) else column.type.python_type
