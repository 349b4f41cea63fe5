"""The small values everything else is made of: moves, events, decisions, outcomes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0, le=7, title="seat")]
"""A place at the table, counted from 0; in move texts and on screens it is p1, p2, ..."""

EVERYONE = -1
"""An audience is a set of bits: `1 << seat` is one seat alone, `~(1 << seat)` everybody else."""
SPECTATOR = 1 << 30
"""The bit of those who only watch."""
CLOCK = -1
"""Who plays a `Ring`: time itself, as the table's server or a simulation measures it. The engine has no clock."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, as a message id with its values, and who may know of it.

    An event is never cut down for somebody: where seats learn different things there are different
    events with different audiences.
    """

    id: str
    args: dict[str, Any]
    audience: int = EVERYONE


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question put to a seat. `id` is the ply at which it was put: a late click names an old one."""

    seat: int
    kind: str
    id: int
    optional: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: places (ties share one), points, each line of them, and what broke a tie."""

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[tuple[str, int], ...], ...]
    tiebreak: tuple[tuple[int, str, int | str], ...] = ()
    """(seat, what decides, its value): a number, or as it is printed (a guild's "9b")."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share first place.

        >>> Outcome("end", ((1,), (0,)), (3, 5), ((), ())).winners
        (1,)
        """
        return self.ranking[0]


def tag_of(name: str) -> str:
    """The tag of a class that does not say it.

    >>> tag_of("Bid"), tag_of("UsePower")
    ('bid', 'use_power')
    """
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=tag_of, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all moves: a tiny frozen struct with one canonical text.

    The text is the tag (if the class does not say one, its name in small letters), then the required fields in order,
    then `name=value` for every other field that differs from its default. Seats are written p1, p2, ...
    """

    @property
    def tag(self) -> str:
        """The first word of the text: what kind of move it is."""
        return str(type(self).__struct_config__.tag)

    def __str__(self) -> str:
        words = [self.tag]
        for name, is_seat, required, default in _text_fields(type(self)):
            value = getattr(self, name)
            word = f"p{value + 1}" if is_seat else str(value)
            if required:
                words.append(word)
            elif value != default:
                words.append(f"{name}={word}")
        return " ".join(words)


class Ring(Move, frozen=True, tag="ring"):
    """An alarm rings (see `Position.alarms`): time has passed. Only CLOCK plays it; it is recorded like any move."""

    alarm: str


class Respite(NamedTuple):
    """So long nothing ends by a clock, and no bot ends it, after what was said last (see `Position.respite`)."""

    name: str
    """Called as the option that sets it, like an alarm."""
    mark: int
    """Of what was said last: more than ever before whenever it begins anew, 0 as long as nothing was said."""
    seconds: int
    seat: int
    """Whose moves end it: a bot in this seat waits too."""


class Frame(msgspec.Struct, tag_field="frame", tag=tag_of):
    """Base of all frames: where the game stands, as data. The top of a position's stack decides what is asked."""


def one_of(base: type, names: Mapping[str, Any]) -> Any:
    """The union of all kinds of a base that a module has defined, in their order: so that none is named twice."""
    kinds = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, base)]
    return reduce(or_, [kind for kind in kinds if kind.__module__ == names["__name__"]])


@cache
def _text_fields(move_type: type[Move]) -> tuple[tuple[str, bool, bool, object], ...]:
    """For each field: its name, whether it is a seat, whether it is required, its default."""
    return tuple(
        (field.name, _is_titled(field.type, "seat"), field.required, field.default)
        for field in msgspec.structs.fields(move_type)
    )


@cache
def _upper_fields(move_type: type[Move]) -> frozenset[str]:
    """The fields whose values are written in capitals: ids of places on a board. They may be typed in small letters."""
    return frozenset(field.name for field in msgspec.structs.fields(move_type) if _is_titled(field.type, "upper"))


def _is_titled(annotation: object, title: str) -> bool:
    return get_origin(annotation) is Annotated and any(
        isinstance(extra, msgspec.Meta) and extra.title == title for extra in get_args(annotation)[1:]
    )


def seats_in(move: Move) -> list[int]:
    """The seats that a move names.

    >>> class Give(Move, frozen=True, tag="give"):
    ...     target: Seat
    ...     card: str
    >>> seats_in(Give(1, "manor"))
    [1]
    """
    return [getattr(move, name) for name, is_seat, *_ in _text_fields(type(move)) if is_seat]


def move_fields(move_type: type[Move], words: list[str]) -> dict[str, object] | None:
    """The JSON object a move text stands for, or None if the words cannot be that move's fields.

    >>> class Give(Move, frozen=True, tag="give"):
    ...     target: Seat
    ...     card: str
    ...     coins: int = 0
    >>> move_fields(Give, ["p2", "manor", "coins=3"])
    {'move': 'give', 'target': 1, 'card': 'manor', 'coins': 3}
    >>> move_fields(Give, ["p2"]) is None
    True
    """
    values: dict[str, object] = {"move": move_type.__struct_config__.tag}
    fields = _text_fields(move_type)
    required = [field for field in fields if field[2]]
    if len(words) < len(required):
        return None
    for (name, is_seat, *_), word in zip(required, words, strict=False):
        values[name] = _value(word, is_seat)
    by_name = {name: is_seat for name, is_seat, needed, _ in fields if not needed}
    for word in words[len(required) :]:
        name, equals, text = word.partition("=")
        if not equals or name not in by_name or name in values:
            return None
        values[name] = _value(text, by_name[name])
    for name in _upper_fields(move_type) & values.keys():
        values[name] = str(values[name]).upper()
    return values


def written_word(move_type: type[Move], name: str, value: object) -> str:
    """A value of a move's field as its text has it: seats are p1, p2, ...

    >>> written_word(Ring, "alarm", "bell")
    'bell'
    """
    is_seat = any(name == field and seat for field, seat, *_ in _text_fields(move_type))
    return f"p{value + 1}" if is_seat and isinstance(value, int) else str(value)


def _value(word: str, is_seat: bool) -> object:
    if is_seat:
        return int(word[1:]) - 1 if word[:1] == "p" and word[1:].isdecimal() else word
    return int(word) if word.isdecimal() and len(word) < 19 else word
