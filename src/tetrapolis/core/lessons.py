"""Lessons: positions laid in words; a learner makes one move after the other, and those of the others are written down.

A game brings them as files `lessons/<number>-<id>.json` in its package, and their words as messages
`<game>-lesson-<id>` (with `.goal`) and `<game>-lesson-<id>-<step>` (with `.done`, said after it, and `.wrong`, said to
another move). Where a learner is follows from what he did: nothing else is kept of a lesson.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tetrapolis.core.errors import BadOptions, IllegalMove
from tetrapolis.core.said import Ref, Said

if TYPE_CHECKING:
    from pathlib import Path

    from tetrapolis.core.game import Game
    from tetrapolis.core.position import Position
    from tetrapolis.core.types import Event, Move

NEXT = "next"
"""What a learner does at a step that asks no move of him: he has read it."""
SHOW = "show"
"""... at any step: let it be done for him."""
VERB = "verb:"
"""What is lit may be a button of the prompt: `verb:` and the verb."""


NAMES = ("Ada", "Bruno", "Clara", "Dante", "Elsa", "Fabio", "Greta", "Hugo")
"""What the others in a lesson are called, by seat: its words speak of them."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a sentence, what is lit, and the move that the learner makes."""

    id: str
    want: tuple[str, ...] = ()
    """The moves it is about, the first one as it is shown; a `*` stands for anything. None: there is only something to
    be looked at."""
    lit: tuple[str, ...] = ()
    """The things on the table it speaks of, as offers name them, and `verb:` with a verb of the prompt."""
    then: tuple[str, ...] = ()
    """What happens by itself afterwards: `p2: pass`."""
    rule: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scripted deal, and the steps through it."""

    players: int
    steps: tuple[Step, ...]
    id: str = ""
    """From the name of its file."""
    core: bool = False
    """One of those that everybody should see before a first match."""
    seat: int = 0
    """The learner's."""
    seed: int | str = 1
    options: dict[str, Any] = {}
    parts: dict[str, Any] = {}
    """What `Game.set_up` is told."""
    before: tuple[str, ...] = ()
    """What has happened since: `p2: gather gold`."""


class Beat(NamedTuple):
    """A position in a lesson, and what led to it."""

    position: Position
    events: list[Event]


class OtherMove(IllegalMove):
    """A move one may make, but not the one a step is about."""


def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order.

    >>> import tetrapolis as tp
    >>> [lesson.id for lesson in lessons(tp.game("citadels"))][:2]
    ['goal', 'crown']
    """
    return _lessons_in(game.folder) if game.folder else ()


@cache
def _lessons_in(folder: Path) -> tuple[Lesson, ...]:
    files = sorted(folder.glob("lessons/*.json"), key=_place)
    read = [(path.stem.partition("-")[2], msgspec.json.decode(path.read_bytes(), type=Lesson)) for path in files]
    return tuple(msgspec.structs.replace(lesson, id=name) for name, lesson in read)


def _place(path: Path) -> tuple[int, str]:
    """The tenth lesson after the ninth, not after the first."""
    number = path.stem.partition("-")[0]
    return len(number), number


def lesson_of(game: Game, name: str) -> Lesson:
    """A lesson by its id; BadOptions if there is none."""
    found = next((lesson for lesson in lessons(game) if lesson.id == name), None)
    if found is None:
        raise BadOptions("error-no-lesson", lesson=name[:40])
    return found


class Course:
    """A learner on his way through a lesson.

    >>> import tetrapolis as tp
    >>> game = tp.game("citadels")
    >>> course = Course(game, lesson_of(game, "goal"))
    >>> course.step.id, course.step.want
    ('gather', ('gather gold',))
    >>> [str(beat.position.pending[0].kind) for beat in course.act("gather gold")], course.step.id
    (['turn'], 'income')
    """

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.position = game.set_up(lesson.players, lesson.seed, lesson.options, **lesson.parts)
        self.at = 0
        """The number of the step."""
        self.moves = 0
        """So many were made, by anybody."""
        for line in lesson.before:
            self._line(line)

    @property
    def over(self) -> bool:
        """Whether all steps were made."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step the learner is at; the last one when all were made."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def act(self, text: str) -> list[Beat]:
        """The learner does something: a move, or that he has read (`next`), or has it shown (`show`).

        OtherMove if he may, but the step is not about that; else the engine's own reasons.
        """
        if self.over:
            raise OtherMove("error-lesson-over")
        step = self.step
        if text in (NEXT, SHOW):
            if text == NEXT and step.want:
                raise OtherMove("error-lesson-act")
            return self._go(step, step.want[0] if step.want else "")
        move = self.game.parse_move(text)
        self.check(move)
        if not step.want:  # who has read it goes on at once
            following = self.lesson.steps[self.at + 1 : self.at + 2]
            if step.then or not following or not self.fits(following[0], move):
                raise OtherMove("error-lesson-read")
            return self._go(step, "") + self.act(text)
        if not self.fits(step, move):
            raise OtherMove("error-lesson-other")
        return self._go(step, str(move))

    def check(self, move: Move) -> Said:
        """What a legal move of the learner means; else why it is none."""
        twin = self.position.copy()
        twin.play(self.lesson.seat, move)
        return self.game.said(move)

    @staticmethod
    def fits(step: Step, move: Move) -> bool:
        """Whether it is a move that a step is about."""
        return any(fnmatchcase(str(move), wanted) for wanted in step.want)

    def _go(self, step: Step, text: str) -> list[Beat]:
        """The step is made: its move, and what follows by itself."""
        beats = [self._play(self.lesson.seat, text)] if text else []
        beats += [self._line(line) for line in step.then]
        self.at += 1
        return beats

    def _line(self, line: str) -> Beat:
        """Somebody's move as it is written in a lesson."""
        who, _, move = line.partition(": ")
        return self._play(int(who.removeprefix("p")) - 1, move)

    def _play(self, seat: int, text: str) -> Beat:
        events = self.position.play(seat, self.game.parse_move(text))
        self.moves += 1
        return Beat(self.position.copy(), events)


def course_after(game: Game, lesson: Lesson, acts: Iterable[str]) -> Course:
    """The lesson after what a learner did.

    >>> import tetrapolis as tp
    >>> game = tp.game("citadels")
    >>> course_after(game, lesson_of(game, "goal"), ["show", "show"]).at
    2
    """
    course = Course(game, lesson)
    for act in acts:
        course.act(act)
    return course


def lit_things(course: Course) -> set[Ref]:
    """What a step of a lesson may light now: the verbs of the prompt, what they are done to, those who play."""
    prompt = course.position.observe(course.lesson.seat).prompt
    found = {f"seat:{seat}" for seat in range(course.position.players)}
    for verb in prompt.verbs:
        found |= {VERB + verb.verb} | {aim for refused in verb.refused for aim in refused.aims}
        found |= {aim for offer in verb.offers for aim in (offer.aim, offer.then) if aim}
    for composer in prompt.composers:
        found |= {VERB + composer.verb, composer.aim}
        found |= {item.aim for part in composer.parts for item in part.items}
    return found - {""}
