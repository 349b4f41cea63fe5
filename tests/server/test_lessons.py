"""Lessons by REST: played again from what a learner has done, and never more told than he may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tetrapolis as tp
from tetrapolis.core.lessons import SHOW, Course, lesson_of, lessons
from tetrapolis.server.app import create_app
from tetrapolis.server.config import Config

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    config = Config(database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", bots=0)
    with TestClient(create_app(config)) as found:
        yield found


def taken(client: Client, lesson: str, status: int = 200, **wish: Any) -> Any:
    answer = client.post(f"/api/games/citadels/lessons/{lesson}", json=wish)
    assert answer.status_code == status, answer.text
    return answer.json()


def known(course: Course) -> Any:
    """The view of the learner's seat, as it travels."""
    return json.loads(msgspec.json.encode(course.position.observe(course.lesson.seat).content(2, book=False)["view"]))


def test_the_catalogue_tells_of_lessons(client: Client) -> None:
    known = {game["id"]: game["lessons"] for game in client.get("/api/games").json()}
    for name in tp.games():
        found = [(lesson.id, len(lesson.steps), lesson.core) for lesson in lessons(tp.game(name))]
        assert [(one["id"], one["steps"], one["core"]) for one in known[name]] == found


def test_nobody_needs_to_have_arrived_and_what_follows_comes_record_by_record(client: Client) -> None:
    begun = taken(client, "goal")
    assert (begun["at"], len(begun["states"]), begun["states"][0]["seq"]) == (0, 1, 0)
    assert [seat["name"] for seat in begun["table"]["seats"] if seat["you"]] == ["Ada"]
    last = taken(client, "goal", acts=[SHOW, SHOW, SHOW], act="end")
    assert (last["at"], [state["seq"] for state in last["states"]]) == (4, [4, 5, 6, 7])
    assert last["states"][-1]["observation"]["outcome"]["ranking"][0] == [0]
    assert taken(client, "goal", acts=[SHOW, SHOW, SHOW, "end"])["states"][0]["seq"] == 7


def test_what_is_refused_says_why(client: Client) -> None:
    assert taken(client, "goal", 409, act="gather cards")["code"] == "error-lesson-other"
    assert taken(client, "goal", 409, act="build town_hall")["code"] == "citadels-error-gather-first"
    assert taken(client, "goal", 400, act="dance")["code"].startswith("error-")
    assert taken(client, "goal", 409, act="next")["code"] == "error-lesson-act"
    assert taken(client, "goal", 409, acts=["gather cards"])["code"] == "error-lesson-other"
    assert taken(client, "nothing", 404)["code"] == "server-error-nothing"
    assert client.post("/api/games/chess/lessons/goal", json={}).status_code == 404
    taken(client, "goal", 400, acts=["next"] * 61)


def test_a_move_can_be_tried(client: Client) -> None:
    tried = taken(client, "goal", act="gather cards", trial=True)
    assert (tried["said"]["id"], tried["at"]) == ("citadels-move-gather", 0)
    assert taken(client, "goal", 409, act="build town_hall", trial=True)["code"] == "citadels-error-gather-first"


def test_a_learner_sees_what_his_seat_may_know(client: Client) -> None:
    game = tp.game("citadels")
    for lesson in lessons(game):
        course = Course(game, lesson)
        acts: list[str] = []
        for _ in lesson.steps:
            seen = taken(client, lesson.id, acts=acts)["states"][-1]["observation"]
            assert seen["view"] == known(course)
            course.act(SHOW)
            acts.append(SHOW)


def test_a_lesson_by_its_name() -> None:
    assert lesson_of(tp.game("citadels"), "goal").core
