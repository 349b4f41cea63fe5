"""A game's lessons can be taken: every move is possible, everything lit is there, every sentence is short and said."""

from __future__ import annotations

from collections.abc import Iterator

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.lessons import NEXT, SHOW, Course, Lesson, OtherMove, Step, lessons, lit_things
from tetrapolis.locales import has, t
from tetrapolis.testing.words import languages

MOST_WORDS = 25
"""In a sentence of a lesson."""
FEWEST_STEPS, MOST_STEPS = 5, 8


def faults(game: Game) -> list[str]:
    """What is wrong with the lessons of a game, lesson by lesson and step by step; nothing: they can be taken.

    >>> import tetrapolis as tp
    >>> faults(tp.game("citadels"))
    []
    """
    found = [fault for lesson in lessons(game) for fault in _faults_of(game, lesson)]
    names = [lesson.id for lesson in lessons(game)]
    return found + [f"{name}: there are two" for name in {*names} if names.count(name) > 1]


def _faults_of(game: Game, lesson: Lesson) -> Iterator[str]:
    steps, words = lesson.steps, f"{game.id}-lesson-{lesson.id}"
    if not FEWEST_STEPS <= len(steps) <= MOST_STEPS:
        yield f"{lesson.id}: {len(steps)} steps, not {FEWEST_STEPS} to {MOST_STEPS}"
    if not any(step.want for step in steps[:2]) or sum(bool(step.want) for step in steps) * 2 < len(steps):
        yield f"{lesson.id}: too much is looked at, too little done"
    yield from (f"{lesson.id}: {fault}" for text in (words, f"{words}.goal") for fault in _said(game, text))
    course = Course(game, lesson)
    for step in steps:
        where = f"{lesson.id}, {step.id}"
        yield from (f"{where}: {fault}" for fault in _faults_at(game, course, step, f"{words}-{step.id}"))
        try:
            course.act(SHOW)
        except TetrapolisError as error:
            yield f"{where}: {error}"
            return


def _faults_at(game: Game, course: Course, step: Step, words: str) -> Iterator[str]:
    """Of a step that a learner is at."""
    yield from _said(game, words)
    for more in (".done", ".wrong"):
        if any(has(lang, words + more) for lang in languages(game)):
            yield from _said(game, words + more)
    yield from (f"nothing is lit by {ref}" for ref in step.lit if ref not in lit_things(course))
    if step.want:
        yield from _answers(game, course, step)


def _answers(game: Game, course: Course, step: Step) -> Iterator[str]:
    """Whatever a learner does he is answered: other moves are refused with a reason, and change nothing."""
    seat, legal = course.lesson.seat, course.position.legal(course.lesson.seat)
    before = course.position.to_json()
    for text in (NEXT, *(str(move) for move in getattr(legal, "moves", ()))):
        if text != NEXT and Course.fits(step, game.parse_move(text)):
            continue
        try:
            course.act(text)
        except OtherMove:
            continue
        else:
            yield f"{text} is taken for the move of the step"
            return
    if course.position.to_json() != before:
        yield f"p{seat + 1}: a refused move has changed something"


def _said(game: Game, words: str) -> Iterator[str]:
    """The same in every language, without a variable, and short."""
    for lang in languages(game):
        if not has(lang, words):
            yield f"{words} is not said in {lang}"
        elif (count := len(t(lang, words).split())) > MOST_WORDS:
            yield f"{words} has {count} words in {lang}, more than {MOST_WORDS}"
