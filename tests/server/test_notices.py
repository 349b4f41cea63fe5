"""Notices in the page: who is told what, written with the move, and gone with the answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.opened import arrive, asked, new_table, play_default, state
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tetrapolis.games import game
from tetrapolis.server import telling
from tetrapolis.server.telling import Told
from tetrapolis.server.timers import Timer, Timers

TURNS: dict[str, Any] = {"pace": "turns", "clock": "decision", "seconds": 86_400}
Who = dict[str, str]


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """One on a database of each kind."""
    database = sqlite_url(tmp_path)
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.database()
    with serving(database, tmp_path) as made:
        yield made


def told(url: str, who: Who) -> list[tuple[str, str]]:
    """What somebody is told: kind and table."""
    answer = httpx.get(url + "/api/notices", headers=who)
    assert answer.status_code == 200, answer.text
    return [(each["kind"], each["about"]) for each in answer.json()["notices"]]


def together(
    url: str, ready: Callable[[Who, Who], object] = lambda anna, bela: None, **more: Any
) -> tuple[Who, Who, str]:
    """Anna and Béla at a table; `ready`: what they do before they sit down."""
    anna, bela = arrive(url, "Anna"), arrive(url, "Béla")
    ready(anna, bela)
    table = new_table(url, anna, [{"kind": "me"}, {"kind": "open"}], **more)["id"]
    assert httpx.post(f"{url}/api/tables/{table}/join", json={}, headers=bela).status_code == 200
    return anna, bela, table


def post(url: str, path: str, who: Who, body: Any, method: str = "POST") -> httpx.Response:
    return httpx.request(method, url + path, json=body, headers=who)


def test_who_is_asked_is_told_and_nobody_else(server: Server) -> None:
    anna, bela, table = together(server.url, **TURNS)
    people = (anna, bela)
    assert ("full", table) in told(server.url, anna)
    assert ("full", table) not in told(server.url, bela)  # with whom it began
    for _ in range(25):
        seen = [state(server.url, who, table, seat) for seat, who in enumerate(people)]
        waits = [asked(seen[seat], seat) is not None for seat in (0, 1)]
        assert any(waits)
        assert [("turn", table) in told(server.url, who) for who in people] == waits
        play_default(server.url, people[waits.index(True)], table, waits.index(True))


def test_an_undone_move_takes_its_notices_along(server: Server) -> None:
    """With the other's leave, after he was asked already."""
    anna, bela, table = together(server.url, **TURNS)
    people = (anna, bela)
    path = f"/api/tables/{table}"
    while True:
        mine = 0 if asked(state(server.url, anna, table, 0), 0) else 1
        play_default(server.url, people[mine], table, mine)
        if asked(state(server.url, people[1 - mine], table, 1 - mine), 1 - mine):
            break
    waits = [("turn", table) in told(server.url, who) for who in people]
    assert waits == [mine == 1, mine == 0]
    assert post(server.url, f"{path}/undo/ask", people[mine], {"seat": mine}).status_code == 200
    seen = httpx.get(f"{server.url}{path}/state", params={"seat": 1 - mine, "protocol": 2}, headers=people[1 - mine])
    agreed = {"number": seen.json()["undo_ask"]["number"], "agree": True}
    answer = post(server.url, f"{path}/undo/answer", people[1 - mine], agreed)
    assert answer.status_code == 200, answer.text
    assert [("turn", table) in told(server.url, who) for who in people] == [mine == 0, mine == 1]


def test_live_tables_tell_only_who_asks_for_it(server: Server) -> None:
    anna, bela, table = together(server.url)
    waits = 0 if asked(state(server.url, anna, table, 0), 0) else 1
    people = (anna, bela)
    assert [kind for who in people for kind, _ in told(server.url, who)] == ["full"]
    wish = post(server.url, f"/api/tables/{table}/notices", people[waits], {"notices": "on"}, "PUT")
    assert (wish.status_code, wish.json()["notices"]) == (200, "on")
    assert (
        post(server.url, f"/api/tables/{table}/notices", arrive(server.url), {"notices": "on"}, "PUT").status_code
        == 403
    )
    heard = False
    for _ in range(30):
        seen = [state(server.url, who, table, seat) for seat, who in enumerate(people)]
        mine = 0 if asked(seen[0], 0) else 1
        assert ("turn", table) not in told(server.url, people[1 - waits])
        if mine == waits and ("turn", table) in told(server.url, people[waits]):
            heard = True
            break
        play_default(server.url, people[mine], table, mine)
    assert heard


def test_a_table_that_shall_be_quiet_is(server: Server) -> None:
    anna, bela, table = together(server.url, **TURNS)
    people = (anna, bela)
    for who in people:
        assert post(server.url, f"/api/tables/{table}/notices", who, {"notices": "off"}, "PUT").status_code == 200
        assert post(server.url, "/api/notices/seen", who, {}).status_code == 204
    before = [sorted(told(server.url, who)) for who in people]
    for _ in range(8):
        mine = 0 if asked(state(server.url, anna, table, 0), 0) else 1
        play_default(server.url, people[mine], table, mine)
    after = [{kind for kind in told(server.url, who) if kind not in before[seat]} for seat, who in enumerate(people)]
    assert after == [set(), set()]


def test_the_end_and_once_more(server: Server) -> None:
    anna, bela, table = together(server.url, **TURNS)
    people = (anna, bela)
    for _ in range(2000):
        pending = state(server.url, anna, table, 0)["observation"]["pending"]
        if not pending:
            break
        play_default(server.url, people[pending[0]["seat"]], table, pending[0]["seat"])
    for who in people:
        assert ("over", table) in told(server.url, who)
        assert ("turn", table) not in told(server.url, who)
    fresh = post(server.url, f"/api/tables/{table}/rematch", anna, None).json()["id"]
    assert ("invited", fresh) in told(server.url, bela)
    assert ("invited", fresh) not in told(server.url, anna)
    (invitation,) = [
        each
        for each in httpx.get(server.url + "/api/notices", headers=bela).json()["notices"]
        if each["kind"] == "invited"
    ]
    assert (invitation["who"], invitation["game"], invitation["seen"]) == ("Anna", "citadels", False)


def test_what_was_seen_is_not_new(server: Server) -> None:
    anna, bela, table = together(server.url, **TURNS)
    waits = anna if asked(state(server.url, anna, table, 0), 0) else bela

    def unseen() -> int:
        return int(httpx.get(server.url + "/api/notices", headers=waits).json()["unseen"])

    before = unseen()
    assert before >= 1
    assert post(server.url, "/api/notices/seen", waits, {"about": "another"}).status_code == 204
    assert unseen() == before
    assert post(server.url, "/api/notices/seen", waits, {"about": table}).status_code == 204
    assert unseen() == 0
    assert ("turn", table) in told(server.url, waits)  # it is still so


def test_a_seat_given_up_is_told_nothing(server: Server) -> None:
    anna, bela, table = together(server.url, **TURNS)
    waits = anna if asked(state(server.url, anna, table, 0), 0) else bela
    assert ("turn", table) in told(server.url, waits)
    assert post(server.url, f"/api/tables/{table}/leave", waits, {"bot": "random"}).status_code == 200
    assert ("turn", table) not in told(server.url, waits)


def test_nobody_reads_others_notices_and_programs_none(server: Server) -> None:
    assert httpx.get(server.url + "/api/notices").status_code == 401
    anna, _, table = together(server.url, **TURNS)
    cili = arrive(server.url, "Cili")
    assert told(server.url, cili) == []
    assert post(server.url, "/api/notices/seen", {}, {}).status_code == 401
    seats = [{"kind": "me"}, {"kind": "open"}]
    given = new_table(server.url, anna, seats, **TURNS)["id"]
    token = post(server.url, f"/api/tables/{given}/token", anna, {"seat": 1}).json()["token"]
    program = {"authorization": f"Bearer {token}"}
    assert httpx.get(server.url + "/api/notices", headers=program).status_code == 403
    assert ("full", given) not in told(server.url, anna)  # it was she who filled it
    assert table != given


# ---- what is written


def test_nothing_is_written_where_nobody_wants_it(tmp_path: Path) -> None:
    """A live table costs nothing: no row comes or goes."""
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna = arrive(server.url)
        table = new_table(server.url, anna, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
        for _ in range(10):
            while asked(state(server.url, anna, table, 0), 0) is None:
                pass
            play_default(server.url, anna, table, 0)
        server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM notice").fetchone() == (0,)


def test_a_reminder_comes_when_most_of_the_time_is_over() -> None:
    position = game("citadels").new(2, 1)
    (decision,) = position.pending
    timers = Timers([Timer("timeout", 11_000.0, decision.seat, decision.id)])
    people = Told({0: "anna", 1: "bela"})
    made = telling.turns(people, {}, position, timers, "t", 1, 1000.0)
    guest = people.guests[decision.seat]
    assert [(row.guest, row.kind, row.at) for row in made.new] == [(guest, "turn", 1000.0), (guest, "reminder", 9000.0)]
    again = telling.turns(people, telling.asked(position, people), position, timers, "t", 2, 1000.0)
    assert again == telling.Telling()  # nothing has changed for him
    absent = Timers([Timer("absent", 11_000.0, decision.seat, decision.id)])
    soon = telling.turns(Told(people.guests, 60.0, 5000.0), {}, position, absent, "t", 1, 1000.0)
    assert [row.at for row in soon.new if row.kind == "reminder"] == [5000.0]  # 80% until others may replace him
    short = Timers([Timer("timeout", 1030.0, decision.seat, decision.id)])
    assert [row.kind for row in telling.turns(people, {}, position, short, "t", 1, 1000.0).new] == ["turn"]


def test_who_goes_on_is_not_told_again() -> None:
    position = game("citadels").new(2, 1)
    (decision,) = position.pending
    people = Told({0: "anna", 1: "bela"})
    guest = people.guests[decision.seat]
    timers = Timers([Timer("timeout", 11_000.0, decision.seat, decision.id)])
    made = telling.turns(people, {guest: {decision.seat: decision.id - 1}}, position, timers, "t", 2, 1000.0)
    assert [row.kind for row in made.new] == ["reminder"]
    assert made.gone == []


def test_a_question_put_again_after_a_restart_stands(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna, bela, table = together(server.url, **TURNS)
        waits = [("turn", table) in told(server.url, who) for who in (anna, bela)]
        server.restart()
        assert [("turn", table) in told(server.url, who) for who in (anna, bela)] == waits
        assert sum(waits) == 1
        mine = waits.index(True)
        play_default(server.url, (anna, bela)[mine], table, mine)


def test_a_later_reminder_is_not_listed_yet(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna, bela, table = together(server.url, **TURNS)
        waits = anna if asked(state(server.url, anna, table, 0), 0) else bela
        assert ("reminder", table) not in told(server.url, waits)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            assert database.execute("UPDATE notice SET at = at - 86400 WHERE kind = 'reminder'").rowcount == 1
            database.commit()
        mine = [kind for kind in told(server.url, waits) if kind[1] == table and kind[0] in ("turn", "reminder")]
        assert mine == [("reminder", table)]  # it says more than that it is one's turn


def test_what_is_written_belongs_to_the_transaction() -> None:
    """The statements know their values only as parameters."""
    told = telling.Telling(["anna"], [telling.Row("bela'); DROP", "turn", "t", 1, 1.0, 2.0)])
    for mark in ("?", "$1"):
        for sql, rows in telling.statements(told, "t", mark):
            assert "DROP" not in sql
            assert "anna" not in sql
            assert rows
