"""The tests' own servers start, die and come back."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.serving import Postgres, RedisServer, serving, sqlite_url


def test_killed_and_started_again(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        answer = httpx.post(server.url + "/api/guests", json={"name": "Anna"})
        assert answer.status_code == 201
        server.restart()
        token = {"authorization": f"Bearer {answer.json()['token']}"}
        assert httpx.get(server.url + "/api/me", headers=token).json()["name"] == "Anna"
        server.stop()


def test_two_processes_at_one_database(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    database = postgres.database()
    with serving(database, tmp_path, redis.url) as one, serving(database, tmp_path, redis.url) as two:
        answer = httpx.post(one.url + "/api/guests", json={"name": "Anna"})
        token = {"authorization": f"Bearer {answer.json()['token']}"}
        assert httpx.get(two.url + "/api/me", headers=token).json()["name"] == "Anna"
