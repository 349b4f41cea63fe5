"""Sessions: several devices at once, listed, signed out one by one or all; tokens of earlier versions go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import column as named
from sqlalchemy import insert, select, table, text

from tests.server.guests import arrived, bare, hot_seat, refused, run
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tetrapolis.client import Client
from tetrapolis.server import schema, sessions
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.people import hashed

OURS = {"x-tetrapolis": "1"}
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sessions")
    with serving(sqlite_url(folder), folder, constants={"app_state.RECHECK": 0.1}) as running:
        yield running


def test_devices_are_listed_by_what_they_are_called(server: Server) -> None:
    async def story() -> None:
        async with bare(server, headers=OURS) as phone, bare(server, headers=OURS) as laptop:
            phone.headers["user-agent"], laptop.headers["user-agent"] = FIREFOX, SAFARI
            before = time.time()
            await phone.post("/api/guests", json={"name": "Anna"})
            code = (await phone.post("/api/me/link")).json()["code"]
            await laptop.post("/api/links", json={"code": code})
            seen = (await phone.get("/api/me/sessions")).json()
            assert [(each["device"], each["here"]) for each in seen] == [
                ("Firefox, Android", True),
                ("Safari, iPhone", False),
            ]
            assert all(before <= each["created"] <= each["seen"] <= time.time() for each in seen)
            assert [each["id"] for each in (await laptop.get("/api/me/sessions")).json()] == [
                each["id"] for each in reversed(seen)
            ]
            assert not {each["id"] for each in seen} & {phone.cookies["tetrapolis"], laptop.cookies["tetrapolis"]}

    run(story())


def test_one_device_is_signed_out_and_the_others_go_on(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (phone,), Client(server.url) as laptop, Client(server.url) as tablet:
            for other in (laptop, tablet):
                await other.use_link((await phone.make_link()).code)
            at_table = await hot_seat(phone)
            lost = next(each.id for each in await laptop.sessions() if each.here)
            async with aclosing(laptop.listen(at_table.id)) as news:
                await anext(news)
                left = await phone.end_session(lost)
                assert lost not in [each.id for each in left]
                assert len(left) == 2

                async def drain() -> None:
                    async for _ in news:
                        pass

                await refused(drain(), 401, "server-error-who")  # its socket, too
            await refused(laptop.me(), 401, "server-error-who")
            assert (await tablet.me()).name == (await phone.me()).name == "Anna"
            await refused(phone.end_session(lost), 404, "server-error-session")

    run(story())


def test_nobody_ends_a_session_of_somebody_else(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela):
            (annas,) = await anna.sessions()
            await refused(bela.end_session(annas.id), 404, "server-error-session")
            assert (await anna.me()).name == "Anna"

    run(story())


def test_signing_out_ends_the_session_and_the_cookie(server: Server) -> None:
    async def story() -> None:
        async with bare(server, headers=OURS) as browser, bare(server) as thief:
            await browser.post("/api/guests", json={"name": "Anna"})
            token = browser.cookies["tetrapolis"]
            answer = await browser.post("/api/me/sign-out")
            assert (answer.status_code, answer.json()["name"]) == (200, "Anna")
            assert "tetrapolis" not in browser.cookies
            assert (await browser.get("/api/me")).status_code == 401
            assert (await thief.get("/api/me", headers={"authorization": f"Bearer {token}"})).status_code == 401

    run(story())


def test_a_token_is_never_taken_from_who_asks(server: Server) -> None:
    """Session fixation: a cookie somebody put into the browser beforehand is worth nothing after coming in."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server, headers=OURS) as browser:
            planted = "planted-planted-planted-planted-"
            browser.cookies.set("tetrapolis", planted)
            made = await browser.post("/api/guests", json={"name": "Béla"})
            assert made.json()["token"] != planted
            code = (await anna.make_link()).code
            over = await browser.post("/api/links", json={"code": code})
            assert over.json()["token"] not in (planted, made.json()["token"], anna.token)
            async with bare(server) as thief:
                for token in (planted, anna.token[:-1] + "x"):
                    answer = await thief.get("/api/me", headers={"authorization": f"Bearer {token}"})
                    assert answer.status_code == 401

    run(story())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me/sessions/x/end"),
        ("POST", "/api/me/sign-out"),
        ("POST", "/api/me/devices/end"),
    ],
)
def test_no_other_page_signs_anybody_out(server: Server, method: str, path: str) -> None:
    async def story() -> None:
        async with bare(server) as browser:
            await browser.post("/api/guests", json={"name": "Anna"})
            forged = await browser.request(method, path)
            assert (forged.status_code, forged.json()["code"]) == (403, "server-error-forged")
            foreign = await browser.request(method, path, headers=OURS | {"origin": "https://evil.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (403, "server-error-origin")
            assert len((await browser.get("/api/me/sessions")).json()) == 1

    run(story())


def test_a_seat_token_has_no_sessions(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as program:
            made = await anna.create("citadels", ["me", "open"])
            token = (await anna.seat_token(made.id, 1)).token
            known = {"authorization": f"Bearer {token}"}
            assert (await program.get("/api/me", headers=known)).json()["program"] is True
            for method, path in (("GET", "/api/me/sessions"), ("POST", "/api/me/sign-out")):
                answer = await program.request(method, path, headers=known)
                assert (answer.status_code, answer.json()["code"]) == (403, "server-error-seat-token")

    run(story())


def test_of_too_many_devices_the_one_not_used_for_longest_ends(tmp_path: Path) -> None:
    async def story(running: Server) -> None:
        async with bare(running) as http:
            tokens = [(await http.post("/api/guests", json={"name": "Anna"})).json()["token"]]
            http.cookies.clear()
            for _ in range(4):
                known = {"authorization": f"Bearer {tokens[-1]}"}
                code = (await http.post("/api/me/link", headers=known)).json()["code"]
                tokens.append((await http.post("/api/links", json={"code": code})).json()["token"])
                http.cookies.clear()
            answers = [await http.get("/api/me", headers={"authorization": f"Bearer {each}"}) for each in tokens]
            assert [each.status_code for each in answers] == [401, 401, 200, 200, 200]

    constants = {"sessions.MOST_SESSIONS": 3, "sessions.KEPT": -1}
    with serving(sqlite_url(tmp_path), tmp_path, constants=constants) as running:
        run(story(running))


def test_that_a_session_is_used_is_noted_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        engine = create_engine(sqlite_url(tmp_path))
        try:
            await migrate(engine)
            guest, token = await sessions.arrive(engine, "Anna", "en")
            long_ago = time.time() - 2 * sessions.USED_EVERY
            async with engine.begin() as connection:
                await connection.execute(schema.sessions.update().values(seen=long_ago))
            faces = sessions.Faces(engine)
            await faces.known(token)
            await faces.close()
            (seen,) = await sessions.listed(engine, guest.id, token)
            assert seen.seen > long_ago + sessions.USED_EVERY
        finally:
            await engine.dispose()

    asyncio.run(story())


# ---- from earlier versions


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def test_tokens_of_before_go_on(database: str, tmp_path: Path) -> None:
    """The first device's token stood with the guest, others in a table of their own, a program's with the program."""

    async def before() -> None:
        engine = create_engine(database)
        try:
            await migrate(engine, to="0004")
            guest = table("guest", *map(named, ("id", "name", "lang", "token", "program", "created", "seen")))
            device = table("device", *map(named, ("token", "guest", "created")))
            rows = [("anna", "Anna", "first", False), ("bot", "Program", "seat", True)]
            async with engine.begin() as connection:
                for guest_id, name, token, program in rows:
                    values = {"id": guest_id, "name": name, "lang": "hu", "token": hashed(token), "program": program}
                    await connection.execute(insert(guest).values(**values, created=1.0, seen=time.time()))
                for token in ("second", "third"):
                    row = {"token": hashed(token), "guest": "anna", "created": 2.0}
                    await connection.execute(insert(device).values(row))
        finally:
            await engine.dispose()

    asyncio.run(before())
    with serving(database, tmp_path) as running:
        for token, name in (("first", "Anna"), ("second", "Anna"), ("third", "Anna"), ("seat", "Program")):
            answer = httpx.get(running.url + "/api/me", headers={"authorization": f"Bearer {token}"})
            assert (answer.status_code, answer.json().get("name")) == (200, name), token
        headers = {"authorization": "Bearer second"}
        assert len(httpx.get(running.url + "/api/me/sessions", headers=headers).json()) == 3
        assert httpx.post(running.url + "/api/me/devices/end", headers=headers).status_code == 200
        assert httpx.get(running.url + "/api/me/sessions", headers=headers).json()[0]["here"] is True
    asyncio.run(_no_token_but_programs(database))


async def _no_token_but_programs(database: str) -> None:
    engine = create_engine(database)
    try:
        async with engine.connect() as connection:
            people = schema.guests.c
            rows = {row.id: row.token for row in await connection.execute(select(people.id, people.token))}
            assert rows == {"anna": "anna", "bot": hashed("seat")}
            left = await connection.execute(text("SELECT count(*) FROM session"))
            assert left.scalar_one() == 1
    finally:
        await engine.dispose()
