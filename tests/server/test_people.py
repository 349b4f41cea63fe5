"""Guests: a name is enough; cookie and token, the link to another device; whose page asks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.guests import arrived, bare, bearer, hot_seat, refused, run, state_when
from tests.server.serving import Server, serving, sqlite_url
from tests.server.told import Told
from tetrapolis.client import Client
from tetrapolis.locales import t

OURS = {"x-tetrapolis": "1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("people")
    with serving(
        sqlite_url(folder), folder, constants={"app_state.RECHECK": 0.1}, origins=["https://tables.example"]
    ) as running:
        yield running


# ---- names and tokens


def test_a_name_is_enough_and_the_token_is_who_one_is(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as client:
            await refused(client.me(), 401, "server-error-who")
            anna = await client.arrive("  Anna\u0000 \n Mária ", "hu")
            assert (anna.name, anna.lang) == ("Anna Mária", "hu")
            async with Client(server.url, token=client.token) as tomorrow:
                assert await tomorrow.me() == anna
            renamed = await client.rename("Panni", "en")
            assert (renamed.id, renamed.name, renamed.lang) == (anna.id, "Panni", "en")
            assert await client.me() == renamed

    run(story())


def test_a_name_of_nothing_visible_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url, lang="hu") as client:
            error = await refused(client.arrive("\u200b \t"), 400, "server-error-name")
            assert error.detail == t("hu", "server-error-name")

    run(story())


def test_a_browser_is_remembered_by_its_cookie(server: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with bare(server) as browser:
            answer = await browser.post("/api/guests", json={"name": "Anna"})
            cookie = SimpleCookie(answer.headers["set-cookie"])["tetrapolis"]
            assert cookie.value == answer.json()["token"]
            assert cookie["httponly"] is True
            assert cookie["samesite"] == "lax"
            assert (cookie["path"], cookie["max-age"], cookie["secure"], cookie["domain"]) == ("/", "31536000", "", "")
            assert (await browser.get("/api/me")).json()["name"] == "Anna"

    run(story())


def test_over_https_the_cookie_says_so(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path, secure=True) as server:
        answer = httpx.post(server.url + "/api/guests", json={"name": "Anna"})
        assert SimpleCookie(answer.headers["set-cookie"])["tetrapolis"]["secure"] is True


# ---- another device


def test_a_guest_adds_another_device_and_the_first_goes_on(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (phone,), Client(server.url) as laptop:
            anna = await phone.me()
            table = await hot_seat(phone)
            link = await phone.make_link()
            assert link.seconds == 900
            assert await laptop.use_link(link.code) == anna
            assert (await laptop.tables("mine"))[0].table.id == table.id
            assert (await laptop.state(table.id, 0)).seat == 0
            assert await phone.me() == anna
            assert (await phone.state(table.id, 0)).seat == 0
            await refused(phone.use_link(link.code), 410, "server-error-link")
            async with Client(server.url) as tablet:  # a device that was added adds another one
                await tablet.use_link((await laptop.make_link()).code)
                assert [await each.me() for each in (phone, laptop, tablet)] == [anna] * 3

    run(story())


def test_both_devices_see_the_same_cards_until_one_ends_the_others(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (phone,), Client(server.url) as laptop:
            table = await hot_seat(phone, "citadels")
            await laptop.use_link((await phone.make_link()).code)
            async with aclosing(phone.listen(table.id)) as news:
                await anext(news)
                seen = [await each.state(table.id, 0) for each in (phone, laptop)]
                assert seen[0].observation == seen[1].observation
                left = await phone.make_link()
                await laptop.end_other_devices()
                await refused(_drain(news), 401, "server-error-who")
            await refused(phone.me(), 401, "server-error-who")
            await refused(phone.state(table.id, 0), 401, "server-error-who")
            assert (await laptop.me()).name == "Anna"
            async with Client(server.url) as tablet:  # and what was on its way is worth nothing
                await refused(tablet.use_link(left.code), 410, "server-error-link")

    run(story())


async def _drain(news: object) -> None:
    assert hasattr(news, "__aiter__")
    async for _ in news:
        pass


def test_a_newer_code_ends_the_older_one(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (phone,), Client(server.url) as laptop:
            old, new = await phone.make_link(), await phone.make_link()
            await refused(laptop.use_link(old.code), 410, "server-error-link")
            await laptop.use_link(new.code)

    run(story())


def test_an_answer_lost_on_the_way_locks_nobody_out(server: Server) -> None:
    """The code is used up: the repeated request must bring the same token again, and only that request."""

    async def story() -> None:
        async with arrived(server, "Anna") as (phone,), bare(server) as laptop:
            code = {"code": (await phone.make_link()).code}
            key = {"idempotency-key": "0123456789abcdef0123456789abcdef"}
            first = await laptop.post("/api/links", json=code, headers=key | OURS)
            again = await laptop.post("/api/links", json=code, headers=key | OURS)
            assert (first.status_code, again.json()) == (201, first.json())
            other = await laptop.post("/api/links", json=code, headers=OURS | {"idempotency-key": "f" * 32})
            assert other.status_code == 410

    run(story())


def test_two_devices_cannot_use_one_code(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (phone,), Client(server.url) as one, Client(server.url) as two:
            code = (await phone.make_link()).code
            tries = await asyncio.gather(one.use_link(code), two.use_link(code), return_exceptions=True)
            assert sum(isinstance(each, Exception) for each in tries) == 1

    run(story())


def test_a_code_does_not_last(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with arrived(server, "Anna", lang="hu") as (phone,), Client(server.url, lang="hu") as laptop:
            code = (await phone.make_link()).code
            error = await refused(laptop.use_link(code), 410, "server-error-link")
            assert error.detail == t("hu", "server-error-link")
            assert (await phone.me()).name == "Anna"  # who tried in vain has changed nothing

    with serving(sqlite_url(tmp_path), tmp_path, constants={"sessions.LINK_SECONDS": -1}) as server:
        run(story(server))


# ---- whose page asks


def test_a_change_that_rests_on_a_cookie_needs_our_header(server: Server) -> None:
    async def story() -> None:
        async with bare(server) as browser:
            await browser.post("/api/guests", json={"name": "Anna"})
            forged = await browser.put("/api/me", json={"name": "Mallory"})
            assert (forged.status_code, forged.json()["code"]) == (403, "server-error-forged")
            for path in ("/api/tables", "/api/me/link", "/api/links", "/api/guests"):
                answer = await browser.post(path, json=_wish(path))
                assert answer.json()["code"] == "server-error-forged", path
            assert (await browser.get("/api/me")).json()["name"] == "Anna"
            assert (await browser.put("/api/me", json={"name": "Panni"}, headers=OURS)).status_code == 200

    run(story())


def _wish(path: str) -> dict[str, object]:
    if path == "/api/tables":
        return {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "me"}]}
    return {"code": "x"} if path == "/api/links" else {"name": "Mallory"}


def test_a_program_with_a_token_needs_no_header(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as program:
            answer = await program.put("/api/me", json={"name": "Panni"}, headers=bearer(anna))
            assert answer.status_code == 200

    run(story())


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("{url}", True),
        ("https://tables.example", True),
        ("https://tables.example.evil", False),
        ("https://evil.example", False),
        ("null", False),
    ],
)
def test_only_our_own_page_may_ask(server: Server, origin: str, ours: bool) -> None:
    async def story() -> None:
        said = {"origin": origin.format(url=server.url)}
        async with arrived(server, "Anna") as (anna,), bare(server) as browser:
            table = await hot_seat(anna)
            answer = await browser.put("/api/me", json={"name": "Panni"}, headers=bearer(anna) | said)
            assert answer.status_code == (200 if ours else 403)
            assert ours or answer.json()["code"] == "server-error-origin"
            assert (await anna.me()).name == ("Panni" if ours else "Anna")
            first, code = await _first_frame(server, table.id, bearer(anna) | said)
            assert first["type"] == ("table" if ours else "error")
            assert ours or (first["code"], code) == ("server-error-origin", 4403)

    run(story())


async def _first_frame(server: Server, table: str, headers: dict[str, str]) -> tuple[dict[str, object], int | None]:
    """The first message of a table's socket, and how the server closed it if it did."""
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        raw = await socket.recv(decode=True)
        first: dict[str, object] = msgspec.json.decode(raw)
        if first["type"] == "error":
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        return first, socket.close_code


def test_a_browser_listens_by_its_cookie(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await hot_seat(anna)
            address = f"ws{server.url.removeprefix('http')}/api/tables/{table.id}/live"
            headers = {"cookie": f"tetrapolis={anna.token}", "origin": server.url}
            async with connect(address, additional_headers=headers, proxy=None) as socket:
                seats: set[int] = set()
                told = Told()
                while seats != {0, 1}:
                    seats |= {frame["seat"] for frame in told.read(await socket.recv()) if frame["type"] == "state"}

    run(story())


def test_every_answer_forbids_foreign_script(server: Server) -> None:
    async def story() -> None:
        async with bare(server) as browser:
            answers = [
                await browser.get("/api/games"),
                await browser.get("/health"),
                await browser.get("/api/me"),
                await browser.get("/api/tables/none"),
                await browser.get("/nowhere"),
                await browser.delete("/api/me"),
                await browser.post("/api/guests", content=b"{"),
            ]
            for answer in answers:
                policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
                assert policy["script-src"] == policy["default-src"] == "'self'"
                assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())


def test_spectators_need_no_name(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), Client(server.url) as nobody:
            table = await hot_seat(anna)
            seen = await state_when(nobody, table.id, None, lambda state: True)
            assert (seen.observation.seat, seen.observation.moves) == (None, [])

    run(story())
