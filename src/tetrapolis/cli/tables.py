"""How each game is drawn in a terminal. A game's drawing lives in `cli/<game>_table.py` and is found by name.

The loop in `session` knows no game: it asks a `Table` for the lines of a screen, for the choices in groups, and for
what words mean. A game without a drawing of its own gets `PLAIN`, made from its move texts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from tetrapolis.core.observation import Observation
from tetrapolis.core.types import SPECTATOR, Event, Move
from tetrapolis.locales import words

if TYPE_CHECKING:
    from tetrapolis.cli.terminal import Terminal


class Seat(NamedTuple):
    """Somebody at the table, as everybody knows him."""

    name: str
    bot: str = ""
    """The level of a bot; empty for a person."""


class Form(NamedTuple):
    """A move that is put together by questions, one after the other: an offer in a negotiation."""

    fill: Callable[[Terminal, Callable[[Move], None]], bool]
    """(terminal, play): whether a move was made. `play` makes it; what it raises is to be shown, and nothing lost."""
    about: str
    """What it is for, for `? 2`."""


class Choice(NamedTuple):
    """A legal move as it is offered: a short label, and perhaps a remark for which there may be room."""

    move: Move | Form
    label: Text
    remark: str = ""


class Group(NamedTuple):
    """Choices that belong together under a heading."""

    heading: str
    choices: list[Choice]


class Told(NamedTuple):
    """Something that happened, as a sentence."""

    text: str
    private: bool = False
    """Not everybody saw it."""
    to_you: bool = False
    """It speaks to the reader: "You draw ..."; such events are called `<game>-you...`."""


class Topic(NamedTuple):
    """Something of the table that can be asked about in words: `? events`."""

    words: tuple[str, ...]
    """What it is called, first in the language of the table."""
    about: str
    """What one gets to see, for the list of commands; empty if it need not stand there."""
    lines: Callable[[int], list[Text]]
    """(width): the answer."""


class PreparedSet(NamedTuple):
    """A prepared set of options that players can pick by name."""

    key: str
    name: str
    text: str
    options: dict[str, Any]


def plain_question(lang: str, obs: Observation) -> str:
    """The question of a decision, as every game has it."""
    assert obs.decision is not None
    return words.prompt_text(lang, obs.game.id, obs.decision.kind)


class Table(NamedTuple):
    """What a game's drawing consists of."""

    screen: Callable[[str, Observation, Sequence[Seat], int, bool], list[Text]]
    """(language, observation, seats, width, tight): everything this seat may see; tight: in as few lines as can be."""
    situation: Callable[[str, Observation, Sequence[Seat], int], list[Text]]
    """(language, observation, seats, width): what this seat must know of the moment to answer the question."""
    choices: Callable[[str, Observation, Sequence[str]], list[Group]]
    """(language, observation, names): the legal moves, grouped."""
    explain: Callable[[str, str, int], list[Text]]
    """(language, id of a thing, width): what a card does; empty if there is no such thing."""
    vocabulary: Callable[[], Mapping[str, str]]
    """Names of things in every language, casefolded, with the id they have in move texts."""
    sets: Callable[[str], list[PreparedSet]]
    """(language): the prepared sets, the default first."""
    hand: Callable[[str, Observation, int], list[Text]]
    """(language, observation, width): the seat's own secret cards, for an open replay."""
    tell: Callable[[str, str, Sequence[Event], Sequence[str]], list[Told]]
    """(language, game, events, names): what happened, in sentences."""
    topics: Callable[[str, Observation, Sequence[Seat]], list[Topic]] = lambda lang, obs, seats: []
    """(language, observation, seats): what else of the table this seat can ask about."""
    read: Callable[[str, str, Observation, Sequence[str]], Move | None] = lambda lang, text, obs, names: None
    """(language, text, observation, names): a move in the game's own short form; None if it is nothing like that."""
    question: Callable[[str, Observation], str] = plain_question
    """(language, observation): what the seat is asked."""
    occasion: Callable[[Observation], Hashable] = lambda obs: None if obs.decision is None else obs.decision.id
    """(observation): who may act without being waited for is asked once on each occasion."""


def grouped(obs: Observation, places: Mapping[str, int], label: Callable[[Any], tuple[str, Choice]]) -> list[Group]:
    """The legal moves under their headings, in the order of their kinds; `label` gives a move's heading and choice."""
    groups: dict[str, list[Choice]] = {}
    for move in sorted(obs.legal().listed, key=lambda move: places.get(move.tag, len(places))):
        heading, choice = label(move)
        groups.setdefault(heading, []).append(choice)
    return [Group(heading, choices) for heading, choices in groups.items()]


def _plain_choices(lang: str, obs: Observation, names: Sequence[str]) -> list[Group]:
    return [
        Group(
            "",
            [Choice(move, Text(words.move_text(lang, obs.game.id, move, names))) for move in obs.legal().listed],
        )
    ]


def plain_tell(lang: str, game_id: str, events: Sequence[Event], names: Sequence[str]) -> list[Told]:
    """A sentence for each event."""
    return [
        Told(
            words.event_text(lang, game_id, event, names),
            not event.audience & SPECTATOR,
            event.id.startswith(f"{game_id}-you"),
        )
        for event in events
    ]


PLAIN = Table(
    screen=lambda lang, obs, seats, width, tight: [],
    situation=lambda lang, obs, seats, width: [],
    choices=_plain_choices,
    explain=lambda lang, thing, width: [],
    vocabulary=dict,
    sets=lambda lang: [],
    hand=lambda lang, obs, width: [],
    tell=plain_tell,
)


@cache
def table(game_id: str) -> Table:
    """The drawing of a game.

    >>> table("citadels") is PLAIN
    False
    """
    name = f"tetrapolis.cli.{game_id}_table"
    if find_spec(name) is None:
        return PLAIN
    drawn: Table = import_module(name).TABLE
    return drawn
