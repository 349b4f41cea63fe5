"""`tetrapolis learn`: a game's lessons in the terminal, step by step; a person makes every move."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from tetrapolis.cli.common import Lang, UsageProblem
from tetrapolis.cli.terminal import drawing, layout
from tetrapolis.cli.terminal.person import Leave, Terminal
from tetrapolis.cli.terminal.prompted import Asked
from tetrapolis.cli.terminal.tables import Form, Seat, table
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.lessons import NAMES, NEXT, SHOW, Beat, Course, Lesson, OtherMove, lesson_of, lessons
from tetrapolis.core.types import Move
from tetrapolis.locales import LANGUAGES, has, t
from tetrapolis.locales.words import in_words


def learn(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    lesson: Annotated[str, typer.Argument(metavar="LESSON", show_default=False)] = "",
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    lang: Lang = "en",
) -> None:
    """Take a lesson, or list them."""
    import tetrapolis as tp

    game = tp.game(name)
    if not lessons(game):
        raise UsageProblem("learn-error-none", game=name)
    terminal = Terminal(color=not no_color)
    if lesson:
        Lecture(Course(game, lesson_of(game, lesson)), terminal, lang).take()
        return
    terminal.show([_listed(game.id, each, lang) for each in lessons(game)])
    print(t(lang, "learn-how", game=name, lesson=lessons(game)[0].id))


def _listed(game: str, lesson: Lesson, lang: str) -> Text:
    words = f"{game}-lesson-{lesson.id}"
    return Text.assemble((f"{lesson.id:12}", "bold"), f"{t(lang, words)}: {t(lang, f'{words}.goal')}")


class Lecture:
    """A lesson with a person."""

    def __init__(self, course: Course, terminal: Terminal, lang: str) -> None:
        self.course = course
        self.terminal = terminal
        self.lang = lang
        self.table = table(course.game.id)
        self.seats = [Seat(name, "") for name in NAMES[: course.lesson.players]]
        self.words = f"{course.game.id}-lesson-{course.lesson.id}"

    def take(self) -> None:
        """Step by step to its end, or until the person leaves."""
        while not self.course.over:
            try:
                self._step()
            except Leave:
                return
        self.terminal.show([t(self.lang, "learn-over")])

    def _step(self) -> None:
        """Show where we are, ask until something is done that leads on, and tell what follows."""
        course, step, width = self.course, self.course.step, self.terminal.width
        obs = course.position.observe(course.lesson.seat)
        asked = Asked(self.lang, obs, self.seats, self.table)
        groups = asked.groups() if step.want else []
        head = t(self.lang, "learn-step", n=course.at + 1, of=len(course.lesson.steps), title=t(self.lang, self.words))
        self.terminal.show(
            [
                *self.table.screen(self.lang, obs, self.seats, width, False),
                layout.ruler(layout.styled(head, "bold green"), Text(), width),
                *layout.wrap(t(self.lang, f"{self.words}-{step.id}"), width, 1),
                *drawing.choice_lines(groups, width),
            ]
        )
        offered = drawing.offered(groups)
        how = t(self.lang, "learn-act" if step.want else "learn-read") + " "
        while not (beats := self._act(self.terminal.ask(how), offered)):
            if self.course.step is not step or self.course.over:
                break
        self._tell(step.id, beats)

    def _act(self, typed: str, offered: list[Move | Form]) -> list[Beat]:
        """What a person has typed: a number, a move, `show`; Enter where there is only something to read."""
        text = typed.lower()
        if text == "q":
            raise Leave
        if text.isdecimal() and 0 < int(text) <= len(offered):
            chosen = offered[int(text) - 1]
            text = str(chosen) if isinstance(chosen, Move) else SHOW
        try:
            return self.course.act(text or NEXT)
        except OtherMove as error:
            own = f"{self.words}-{self.course.step.id}.wrong"
            said = own if error.id == "error-lesson-other" and has(LANGUAGES[0], own) else error.id
            self.terminal.show([t(self.lang, said)])
        except TetrapolisError as error:
            self.terminal.show([in_words(self.lang, error) or str(error)])
        return []

    def _tell(self, step: str, beats: list[Beat]) -> None:
        course, width = self.course, self.terminal.width
        events = drawing.for_seat([event for beat in beats for event in beat.events], course.lesson.seat)
        self.terminal.show(drawing.story_lines(self.lang, course.game, events, self.seats, width))
        done = f"{self.words}-{step}.done"
        if has(LANGUAGES[0], done):
            self.terminal.show([layout.styled(t(self.lang, done), "green")])
