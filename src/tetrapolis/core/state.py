"""The state of a game, declared once: the annotated fields of its position are the table, the rest follows from it.

    class ChessPosition(Position):
        squares: Annotated[list[int], starts(lambda setup: [0] * 64)]
        en_passant: Annotated[int, each("turn", -1)]
        board: Annotated[Board, APART]

A field is copied as its type demands (a list with its rows, a book of its own by its `copy`), begins as it says (0, an
empty list or what `starts` names), is set to that again whenever its time comes (`each`), and stands in the JSON form
under its name, unless it is kept APART: what follows from the rest, or what the game writes in words of its own.
A list that begins as a function makes it keeps its length. `copy`, `begin`, `again`, `fields_data` and `set_fields` are
made of the table when the class is, as source without loops: search copies positions hundreds of thousands of times.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from tetrapolis.core.holes import HOLE


class Start(NamedTuple):
    """How a field begins, and when it begins anew."""

    value: Any = None
    """A number, or a function that makes it of the setup; None: 0, False, "", an empty list: what its type makes."""
    each: str = ""


class Apart(NamedTuple):
    """Not in the JSON form under its own name; the game itself sets it."""


APART = Apart()


def starts(value: Any) -> Start:
    """A field that begins as this number, or as what this function of the setup makes."""
    return Start(value)


def each(time: str, value: Any = None) -> Start:
    """The same, again and again: whenever the game says `again(time)`."""
    return Start(value, time)


class Sight(NamedTuple):
    """Who may see a field: a function of the position and a seat (None: a spectator) that makes what it sees."""

    made_by: Callable[[Any, int | None], Any]
    shared_by: Callable[[Any, int | None], Any] | None = None
    """The same where it needs not be cut loose, if that is quicker."""


def sees(made_by: Callable[[Any, int | None], Any], shared_by: Callable[[Any, int | None], Any] | None = None) -> Sight:
    """A field of which a seat sees what this function says."""
    return Sight(made_by, shared_by)


HIDDEN = Sight(lambda pos, seat: None)
"""Nobody sees the values of a list; how many there are everybody does."""
OWN = Sight(lambda pos, seat: None)
"""Each seat sees its own entry (or row) of a list; of the others' rows it sees how long they are."""


def per_player(value: int, count: int = 1) -> Callable[[Any], list[int]]:
    """A list that begins with this number for each player, or so many times for each.

    >>> from types import SimpleNamespace
    >>> per_player(2)(SimpleNamespace(players=3)), per_player(0, 2)(SimpleNamespace(players=2))
    ([2, 2, 2], [0, 0, 0, 0])
    """
    return lambda setup: [value] * (count * setup.players)


def row_per_player(setup: Any) -> list[list[int]]:
    """A table that begins with an empty row for each player."""
    return [[] for _ in range(setup.players)]


class Field(NamedTuple):
    """A row of the table."""

    name: str
    type: Any
    start: Start | None
    stored: bool
    sight: Sight | None
    """None: everybody sees it."""


class Declared(type):
    """Makes slots of what a class declares, and the functions that follow from it."""

    fields: tuple[Field, ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        """The class, with slots for its annotated fields."""
        declares = bool(bases) and "__slots__" not in namespace
        if declares:
            if "players" not in namespace:  # who does not say himself how many players there are has it in his setup
                namespace.setdefault("__annotations__", {}).setdefault("setup", Annotated[Any, APART])
            namespace["__slots__"] = tuple(namespace.get("__annotations__", ()))
        made = super().__new__(mcs, name, bases, namespace)
        if declares:
            made.fields = tuple(_field(*row) for row in _own_hints(made).items())
            _write_functions(made)
        return made


def _own_hints(made: type) -> dict[str, Any]:
    """The annotations of the class itself, as types."""
    bare = type(made.__name__, (), {"__annotations__": made.__annotations__, "__module__": made.__module__})
    return get_type_hints(bare, vars(sys.modules[made.__module__]), include_extras=True)


def _field(name: str, hint: Any) -> Field:
    marks: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        marks = tuple(rest)
    stored = APART not in marks
    start = next((mark for mark in marks if isinstance(mark, Start)), Start() if stored else None)
    sight = next((mark for mark in marks if isinstance(mark, Sight)), None)
    return Field(name, hint, start, stored, sight)


def _copied(value: str, kind: Any) -> str:
    """The source that makes a value's twin.

    >>> _copied("self.hands", list[list[int]]), _copied("self.gold", list[int]), _copied("self.round", int)
    ('[row.copy() for row in self.hands]', 'self.gold.copy()', 'self.round')
    """
    if get_origin(kind) is list:
        (inner,) = get_args(kind)
        return f"[{_copied('row', inner)} for row in {value}]" if _changes(inner) else f"{value}.copy()"
    if get_origin(kind) is dict and _changes(get_args(kind)[1]):
        return f"{{key: {_copied('row', get_args(kind)[1])} for key, row in {value}.items()}}"
    return f"{value}.copy()" if _changes(kind) else value


def _seen(value: str, row: Field, known: dict[str, Any]) -> str:
    """The source that makes what a seat sees of a value."""
    if row.sight is None:
        return _copied(value, row.type)
    rows = get_origin(row.type) is list and get_origin(get_args(row.type)[0]) is list
    if row.sight is HIDDEN:
        return f"[[HOLE] * len(row) for row in {value}]" if rows else f"[HOLE] * len({value})"
    if row.sight is OWN:
        one = "row.copy() if at == seat else [HOLE] * len(row)" if rows else "row if at == seat else HOLE"
        return f"[{one} for at, row in enumerate({value})]"
    known[f"see_{row.name}"] = row.sight.made_by
    return f"see_{row.name}(self, seat)"


def _shared(value: str, row: Field, known: dict[str, Any]) -> str:
    """The same where it needs not be cut loose."""
    if row.sight is None:
        return value
    if row.sight.shared_by is None:
        return _seen(value, row, known)
    known[f"share_{row.name}"] = row.sight.shared_by
    return f"share_{row.name}(self, seat)"


def _changes(kind: Any) -> bool:
    """Whether values of a type can change, so that twins need their own."""
    return hasattr(get_origin(kind) or kind, "copy")


def _empty(row: Field) -> Any:
    """How a field begins that does not say so: as its type makes it."""
    kind = get_origin(row.type) or row.type
    if NoneType in get_args(row.type):
        return None
    if kind not in (int, bool, str, list, tuple, dict, set, frozenset):
        raise TypeError(f"{row.name}: how does it begin? Say so with starts(...), or keep it APART")
    return kind()


def _write_functions(made: Declared) -> None:
    """Write and compile them."""
    known: dict[str, Any] = {"made": made, "new": made.__new__, "HOLE": HOLE}
    begin: list[str] = []
    times: dict[str, list[str]] = {}
    for row in made.fields:
        if row.start is None:
            continue
        value = _empty(row) if row.start.value is None else row.start.value
        if callable(value):
            known[f"start_{row.name}"] = value
            line = f"self.{row.name} = start_{row.name}(setup)"
        else:
            line = f"self.{row.name} = {value!r}"
        begin.append(line)
        if row.start.each:
            times.setdefault(row.start.each, ["setup = self.setup"]).append(line)
    stored = [row.name for row in made.fields if row.stored]
    lists = [row for row in made.fields if get_origin(row.type) is list]
    fixed = [row.name for row in lists if row.start and callable(row.start.value)]
    functions = {
        "copy(self)": [
            "twin = new(made)",
            "self.copy_base(twin)",
            *(f"twin.{row.name} = {_copied(f'self.{row.name}', row.type)}" for row in made.fields),
            "return twin",
        ],
        "see_fields(self, twin, seat)": [
            f"twin.{row.name} = {_seen(f'self.{row.name}', row, known)}" for row in made.fields
        ],
        "share_fields(self, twin, seat)": [
            f"twin.{row.name} = {_shared(f'self.{row.name}', row, known)}" for row in made.fields
        ],
        "begin(self, setup)": ["self.setup = setup", *begin],
        "fields_data(self)": [f"return {{{', '.join(f'{name!r}: self.{name}' for name in stored)}}}"],
        "set_fields(self, stored)": [
            *(f"assert len(stored.{name}) == len(self.{name}), {name!r}" for name in fixed),
            *(f"self.{name} = stored.{name}" for name in stored),
        ],
        **{f"again_{time}(self)": lines for time, lines in times.items()},
    }
    for head, lines in functions.items():
        name = head.partition("(")[0]
        if name in vars(made):  # the class has one of its own
            continue
        scope: dict[str, Any] = {}
        source = f"def {head}:\n    " + "\n    ".join(lines)
        exec(compile(source, f"<{made.__module__}.{made.__name__}.{name}>", "exec"), known, scope)
        setattr(made, name, scope[name])


def stored_struct(made: Declared, *more: tuple[str, Any]) -> type[msgspec.Struct]:
    """The JSON form of the stored fields and of what the game adds: a damaged one is noticed when it is read."""
    fields: list[Any] = [(row.name, row.type) for row in made.fields if row.stored]
    return msgspec.defstruct("Stored", [*fields, *more], forbid_unknown_fields=True)
