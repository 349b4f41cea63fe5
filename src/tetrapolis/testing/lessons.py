"""A game's lessons can be taken: every move is possible, everything lit is there, every sentence is short and said."""

from __future__ import annotations

from collections.abc import Iterator

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.game import Game
from tetrapolis.core.lessons import NEXT, SHOW, Course, Lesson, OtherMove, Step, lessons, lit_things
from tetrapolis.core.said import Said
from tetrapolis.locales import LANGUAGES, has, t
from tetrapolis.testing.findings import NONE, Finding, breaks, holds, reason
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
    return [finding.text(LANGUAGES[0]) for finding in taken(game) if not finding.ok]


def taken(game: Game) -> Iterator[Finding]:
    """What is wrong with the lessons of a game; if nothing is, how many there are."""
    count = 0
    for lesson in lessons(game):
        for finding in faults_of(game, lesson):
            count += 1
            yield finding
    names = [lesson.id for lesson in lessons(game)]
    for name in sorted({name for name in names if names.count(name) > 1}):
        count += 1
        yield _breaks("twice", name)
    if not count:
        yield holds("lessons", "lessons", n=len(names))


def faults_of(game: Game, lesson: Lesson) -> Iterator[Finding]:
    """What is wrong with one of them."""
    steps, words = lesson.steps, f"{game.id}-lesson-{lesson.id}"
    if not FEWEST_STEPS <= len(steps) <= MOST_STEPS:
        yield _breaks("steps", lesson.id, n=len(steps), low=FEWEST_STEPS, high=MOST_STEPS)
    if not any(step.want for step in steps[:2]) or sum(bool(step.want) for step in steps) * 2 < len(steps):
        yield _breaks("idle", lesson.id)
    for text in (words, f"{words}.goal"):
        yield from _said(game, lesson.id, text)
    course = Course(game, lesson)
    for step in steps:
        at = f"{lesson.id}, {step.id}"
        yield from _faults_at(game, course, step, at, f"{words}-{step.id}")
        try:
            course.act(SHOW)
        except TetrapolisError as error:
            args = {"at": at, "why": reason(LANGUAGES[0], error), "line": NONE}
            yield Finding("lessons", False, Said("check-problem-lesson-refused", args), error)
            return


def _breaks(problem: str, at: str, **args: str | int) -> Finding:
    return breaks("lessons", f"lesson-{problem}", at=at, **args)


def _faults_at(game: Game, course: Course, step: Step, at: str, words: str) -> Iterator[Finding]:
    """Of a step that a learner is at."""
    yield from _said(game, at, words)
    for more in (".done", ".wrong"):
        if any(has(lang, words + more) for lang in languages(game)):
            yield from _said(game, at, words + more)
    there = lit_things(course)
    yield from (_breaks("dark", at, ref=ref) for ref in step.lit if ref not in there)
    if step.want:
        yield from _answers(game, course, step, at)


def _answers(game: Game, course: Course, step: Step, at: str) -> Iterator[Finding]:
    """Whatever a learner does he is answered: other moves are refused with a reason, and change nothing."""
    legal = course.position.legal(course.lesson.seat)
    before = course.position.to_json()
    for text in (NEXT, *(str(move) for move in getattr(legal, "moves", ()))):
        if text != NEXT and Course.fits(step, game.parse_move(text)):
            continue
        try:
            course.act(text)
        except OtherMove:
            continue
        else:
            yield _breaks("loose", at, move=text)
            return
    if course.position.to_json() != before:
        yield _breaks("changed", at)


def _said(game: Game, at: str, words: str) -> Iterator[Finding]:
    """The same in every language, without a variable, and short."""
    for lang in languages(game):
        if not has(lang, words):
            yield _breaks("unsaid", at, words=words, lang=lang)
        elif (count := len(t(lang, words).split())) > MOST_WORDS:
            yield _breaks("long", at, words=words, lang=lang, n=count, most=MOST_WORDS)
