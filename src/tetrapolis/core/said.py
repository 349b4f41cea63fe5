"""What is to be said, in no language yet: messages with typed values.

A value is a number, a truth value, a word that a message selects on, a reference to a thing (`card:ace`,
`seat:1`: kind, colon, what of that kind), another message, or a list of values.
"""

from __future__ import annotations

from typing import Any

import msgspec

Ref = str
"""A thing at the table: its kind, a colon, and which one: `seat:1`, `hand:ace`, `card:2:ace+`, `area:A7`."""
Arg = Any
"""What a message is told: int, bool, word, Ref, Said, or a list of these."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message with its values."""

    id: str
    args: dict[str, Any] = {}


def named(thing: Arg) -> Said:
    """The name of a thing alone, where a message is wanted.

    >>> named("card:mr_boggis")
    Said(id='common-thing', args={'thing': 'card:mr_boggis'})
    """
    return Said("common-thing", {"thing": thing})


def in_a_row(*sentences: Said | None) -> Said:
    """Sentences behind one another, those that there are; at least one.

    >>> in_a_row(Said("a"), None, Said("b"))
    Said(id='common-two', args={'first': Said(id='a', args={}), 'second': Said(id='b', args={})})
    """
    *before, last = [sentence for sentence in sentences if sentence is not None]
    for sentence in reversed(before):
        last = Said("common-two", {"first": sentence, "second": last})
    return last


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that went from one place of the table to another."""

    what: Ref
    start: Ref
    end: Ref
    n: int = 1


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as a seat that may know of it is told: a message, and what moved in it."""

    id: str
    args: dict[str, Any] = {}
    moved: tuple[Moved, ...] = ()
    touched: tuple[Ref, ...] = ()
    """The things on the table that it is about, and that look different now."""
    by: int = -1
    """Whose deed it is."""
    heading: bool = False
    """A round, a phase or a turn begins."""
    private: bool = False
    """Not everybody knows of it."""
    quiet: bool = False
    """What follows shows it: worth no line among others."""
    once: bool = False
    """Equal ones that come later in the same story say nothing new: who gave no answer is told once."""
