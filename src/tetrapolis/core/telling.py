"""What events and moves say, typed: every value with its kind, so that nobody downstream guesses by a value's name.

A game declares once what its values are (`KINDS`), which values each of its events has, and what moves from where to
where in it (`happens`). `Game.told` and `Game.said` make messages of that: see `said` for what a message is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from tetrapolis.core.said import Arg, Moved, Ref, Told
from tetrapolis.core.types import SPECTATOR, Event

Kind = Callable[[Any], Arg]
"""Makes a typed value of a plain one."""
Touches = tuple[str, ...] | Callable[[Mapping[str, Any]], Iterable[Ref]]
NONE = "none"
"""What an empty value becomes, for a message to select on."""


def seat(value: Any) -> Arg:
    """A player, by number or as p1, p2, ...; below 0 nobody.

    >>> seat(1), seat("p3"), seat("neutral"), seat(None)
    ('seat:1', 'seat:2', 'neutral', 'none')
    """
    if isinstance(value, int):
        return f"seat:{value}"
    if not value:
        return NONE
    return f"seat:{int(value[1:]) - 1}" if value[:1] == "p" and value[1:].isdecimal() else value


def number(value: Any) -> Arg:
    """A number, or a truth value."""
    return NONE if value is None else value


def word(value: Any) -> Arg:
    """A word that messages select on."""
    return value or NONE


def thing(kind: str) -> Kind:
    """A thing of the game with a name of its own: the message `<game>-<kind>-<value>`.

    >>> thing("district")("manor"), thing("district")("")
    ('district:manor', 'none')
    """
    return lambda value: f"{kind}:{value}" if value else NONE


def each(kind: Kind) -> Kind:
    """A list of values of a kind.

    >>> each(thing("char"))(["king", "thief"])
    ['char:king', 'char:thief']
    """
    return lambda values: [kind(value) for value in values]


class Happening(NamedTuple):
    """What an event of one kind says."""

    names: frozenset[str]
    """The values it has; some may be missing."""
    moved: Callable[[Mapping[str, Any]], Iterable[Moved]] | None = None
    """What moves from where to where in it."""
    more: Callable[[Mapping[str, Any]], dict[str, Arg]] | None = None
    """Further values that follow from the others."""
    by: str = "seat"
    """The value that says whose deed it is."""
    touches: Touches = ()
    """The things it is about, as references with the event's values in braces; or a function that finds them."""
    heading: bool = False
    quiet: bool = False
    once: bool = False


def happens(
    *names: str,
    moved: Callable[[Mapping[str, Any]], Iterable[Moved]] | None = None,
    more: Callable[[Mapping[str, Any]], dict[str, Arg]] | None = None,
    by: str = "seat",
    touches: Touches = (),
    heading: bool = False,
    quiet: bool = False,
    once: bool = False,
) -> Happening:
    """Declare an event: the names of its values, and what moves in it.

    >>> builds = happens("seat", "district", "n", moved=goes("district:{district}", "hand:{seat}", "city:{seat}"))
    >>> list(builds.moved({"seat": 1, "district": "manor", "n": 3}))
    [Moved(what='district:manor', start='hand:1', end='city:1', n=1)]
    """
    return Happening(frozenset(names), moved, more, by, touches, heading, quiet, once)


def goes(what: str, start: str, end: str, n: str = "") -> Callable[[Mapping[str, Any]], Iterable[Moved]]:
    """A thing that goes from here to there: references with an event's values in braces; `n` names how many."""
    thing, here, there = _filled(what), _filled(start), _filled(end)
    return lambda args: (Moved(thing(args), here(args), there(args), int(args[n]) if n else 1),)


def _filled(named: Ref) -> Callable[[Mapping[str, Any]], Ref]:
    """What puts an event's values into a reference: nearly all have one, at the end, or none.

    >>> [_filled(named)({"seat": 1, "n": 2}) for named in ("bank", "hand:{seat}", "card:{seat}:{n}")]
    ['bank', 'hand:1', 'card:1:2']
    """
    before, _, value = named.partition("{")
    name = value[:-1]
    if before == named:
        return lambda args: named
    return (lambda args: f"{before}{args[name]}") if name.isidentifier() else named.format_map


class Story(NamedTuple):
    """All that a game can tell."""

    kinds: Mapping[str, Kind]
    """What each value is, by its name; for one kind of move `tag.name`."""
    events: Mapping[str, Happening]
    more: Callable[[Mapping[str, Any]], dict[str, Arg]] | None = None
    """Further values that follow from the plain ones, in events and moves alike: of a space, whether it is a street."""


PLAIN_STORY = Story({"seat": seat, "target": seat, "seats": each(seat)}, {})
"""Of a game that declares none: values of these names are players, others are numbers and words."""


def typed(story: Story, args: Mapping[str, Any], tag: str = "") -> dict[str, Arg]:
    """Values with their kinds; what the game did not declare stays as it is."""
    kinds = story.kinds
    found: dict[str, Arg] = {}
    for name, value in args.items():
        kind = kinds.get(f"{tag}.{name}") if tag else None
        kind = kind or kinds.get(name)
        found[name] = kind(value) if kind is not None else NONE if value is None else value
    if story.more is not None:
        found |= story.more(args)
    return found


def told(story: Story, event: Event) -> Told:
    """What happened, as a message, and what moved from where to where in it."""
    args = event.args
    values = typed(story, args)
    private = not event.audience & SPECTATOR
    happening = story.events.get(event.id)
    if happening is None:
        return Told(event.id, values, by=_seat_in(args, "seat"), private=private)
    if happening.more is not None:
        values |= happening.more(args)
    return Told(
        event.id,
        values,
        () if happening.moved is None else tuple(happening.moved(args)),
        _touched(happening.touches, args) if happening.touches else (),
        _seat_in(args, happening.by),
        happening.heading,
        private,
        happening.quiet,
        happening.once,
    )


def _things(named: str, args: Mapping[str, Any]) -> list[str]:
    """A reference with its values; where one is a list, a reference for each of them.

    >>> _things("area:{areas}", {"areas": ["dimwell", "longwall"]})
    ['area:dimwell', 'area:longwall']
    """
    names, filled = _template(named)
    for name in names:
        value = args.get(name)
        if isinstance(value, (list, tuple)):
            return [filled({**args, name: one}) for one in value]
    return [filled(args)]


@cache
def _template(named: str) -> tuple[tuple[str, ...], Callable[[Mapping[str, Any]], Ref]]:
    """The values that a reference speaks of, and what puts them in: looked for once, for it is asked at every event."""
    from string import Formatter  # not above: a bare import shall be quick

    return tuple([name for _, name, _, _ in Formatter().parse(named) if name]), _filled(named)


def _touched(touches: Touches, args: Mapping[str, Any]) -> tuple[Ref, ...]:
    if callable(touches):
        return tuple(touches(args))
    return tuple([thing for named in touches for thing in _things(named, args)])


def _seat_in(args: Mapping[str, Any], name: str) -> int:
    """A seat, by number or as p1, p2, ...; -1 if nobody is named."""
    value = args.get(name)
    if isinstance(value, str) and value[:1] == "p" and value[1:].isdecimal():
        return int(value[1:]) - 1
    return value if isinstance(value, int) else -1
