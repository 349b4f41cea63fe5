"""Lessons by REST. The server keeps nothing of a learner: he sends what he has done so far, and is told where he is."""

from __future__ import annotations

import time

from litestar import post
from litestar.params import FromPath, JSONBody

from tetrapolis.core.lessons import NAMES, Beat, Course, Lesson, course_after, lessons
from tetrapolis.games import game as game_of
from tetrapolis.server.openapi import problems
from tetrapolis.server.problems import Problem
from tetrapolis.server.running import Shown, happened
from tetrapolis.wire.answers import Seat, TableInfo
from tetrapolis.wire.lessons import LessonAnswer, LessonStep, LessonWish
from tetrapolis.wire.live import LATEST, State


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    summary="A lesson, as far as a learner is",
    tags=["play"],
    status_code=200,
    responses=problems(404, 409, 413),
)
async def take_lesson(game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonWish]) -> LessonAnswer:
    """What was done so far is played again; then `act` is tried: a move, `next` (I have read it) or `show` (do it for
    me). A move that is not the one a step is about is refused, as is one that the rules forbid, with the reason.
    Nobody needs to have arrived, and nothing is stored.
    """
    found = game_of(game)
    chosen = next((each for each in lessons(found) if each.id == lesson), None)
    if chosen is None:
        raise Problem(404, "server-error-nothing")
    course = course_after(found, chosen, data.acts)
    begun, said = course.moves, None
    beats: list[Beat] = []
    if data.trial:
        said = course.check(found.parse_move(data.act))
    elif data.act:
        beats = course.act(data.act)
    first = [] if beats else [Beat(course.position, course.position.log)]
    states = [_state(course, beat, begun + at) for at, beat in enumerate(beats or first, start=1 if beats else 0)]
    steps = [LessonStep(step.id, bool(step.want), list(step.lit), step.rule) for step in chosen.steps]
    return LessonAnswer(_table(course), course.at, steps, states, said)


def _state(course: Course, beat: Beat, seq: int) -> State:
    """What the learner sees at a moment of the lesson."""
    seat = course.lesson.seat
    known = Shown(beat.position, seat, LATEST)
    heard = [event for event in beat.events if event.audience >> seat & 1]
    return State(
        table=_id(course.game.id, course.lesson),
        match=course.lesson.id,
        seq=seq,
        seat=seat,
        observation=known.content["observation"],
        tally=known.content["tally"],
        events=[happened(course.game, seq, event, LATEST) for event in heard],
        complete=True,
        clocks=[],
        left={},
        can_undo=course.at > 0,
        now=time.time(),
    )


def _id(game: str, lesson: Lesson) -> str:
    return f"lesson-{game}-{lesson.id}"


def _table(course: Course) -> TableInfo:
    """The table as the client draws any other: the others are no bots, for none of them decides anything."""
    lesson = course.lesson
    return TableInfo(
        id=_id(course.game.id, lesson),
        game=course.game.id,
        title="",
        options=lesson.options,
        seats=[Seat(seat, "guest", name, you=seat == lesson.seat) for seat, name in enumerate(NAMES[: lesson.players])],
        host=False,
        listed=False,
        locked=False,
        spectators=False,
        pace="live",
        clock="none",
        seconds=0,
        free_undo=False,
        hints=False,
        state="running",
        code="",
        match=lesson.id,
        next_table="",
        created=0.0,
        changed=0.0,
        version=1,
    )


HANDLERS = (take_lesson,)
