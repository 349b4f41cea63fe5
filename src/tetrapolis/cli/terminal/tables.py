"""How each game is drawn in a terminal: its package has a module `terminal` with a `TABLE`.

The loop in `session` knows no game, and what is asked comes from the prompt (`prompted`). A `TerminalTable` draws: the
lines of a screen, what a thing looks like, what a card does. A game without one gets a plain one (`plain`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.text import Text

from tetrapolis.core.observation import Observation
from tetrapolis.core.said import Ref
from tetrapolis.core.types import Move
from tetrapolis.games import game, games

if TYPE_CHECKING:
    from tetrapolis.cli.terminal.person import Terminal


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
    after: str = ""
    """The answer to the question that follows, chosen together with the move."""


class Group(NamedTuple):
    """Choices that belong together under a heading."""

    heading: str
    choices: list[Choice]


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


class TerminalTable(NamedTuple):
    """What a game's drawing consists of."""

    screen: Callable[[str, Observation, Sequence[Seat], int, bool], list[Text]] = (
        lambda lang, obs, seats, width, tight: []
    )
    """(language, observation, seats, width, tight): everything this seat may see; tight: in as few lines as can be."""
    hand: Callable[[str, Observation, int], list[Text]] = lambda lang, obs, width: []
    """(language, observation, width): the seat's own secret cards, for an open replay."""
    draw: Callable[[str, Ref, Observation, Sequence[str]], Text | None] = lambda lang, ref, obs, names: None
    """(language, reference, observation, names): how a thing looks in a line now; None: its plain name will do.

    What it usually costs stands on it: behind a drawn thing only the offer's note is said."""
    named: Callable[[str, Ref, Observation, bool], str] = lambda lang, ref, obs, alone: ""
    """(language, reference, observation, alone or in a list): what a thing is called in a sentence, where more than its
    name leads to it on the drawn board; empty: its plain name will do."""
    place: Callable[[Ref], tuple[int, ...]] = lambda ref: ()
    """(reference): where a thing stands among others of its kind; those with equal places keep the prompt's order."""
    with_texts: frozenset[str] = frozenset()
    """Verbs of whose cards in hand the text is said besides."""
    explain: Callable[[str, str, int], list[Text]] = lambda lang, thing, width: []
    """(language, id of a thing, width): what a card does; empty if there is no such thing."""
    topics: Callable[[str, Observation, Sequence[Seat]], list[Topic]] = lambda lang, obs, seats: []
    """(language, observation, seats): what else of the table this seat can ask about."""
    sets: Callable[[str], list[PreparedSet]] = lambda lang: []
    """(language): the prepared sets, the default first."""
    read: Callable[[str, str, Observation, Sequence[str]], Move | None] = lambda lang, text, obs, names: None
    """(language, text, observation, names): a move in the game's own short form; None if it is nothing like that."""
    called: Callable[[], Mapping[str, str]] = dict
    """What else things are called by those who type, in every language, with their words in move texts."""
    occasion: Callable[[Observation], Hashable] = lambda obs: None if obs.decision is None else obs.decision.id
    """(observation): who may act without being waited for is asked once on each occasion."""


PLAIN = TerminalTable()
"""Draws nothing: what is asked stands in the prompt."""


@cache
def table(game_id: str) -> TerminalTable:
    """The drawing of a game.

    >>> table("citadels") is PLAIN
    False
    """
    if game_id not in games():
        return PLAIN
    from tetrapolis.cli.terminal import plain

    drawn: TerminalTable = (game(game_id).part("terminal") or plain).TABLE
    return drawn
