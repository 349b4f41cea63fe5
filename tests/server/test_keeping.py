"""Ways back to a name without a browser: the printed code, two names becoming one; what a guesser learns (nothing)."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.server.guests import arrived, asked, bare, bearer, hot_seat, run
from tests.server.serving import Postgres, Server, serving, sqlite_url
from tetrapolis.client import Client
from tetrapolis.server import once, schema
from tetrapolis.server.database import create_engine, migrate
from tetrapolis.server.recovery import plain

OURS = {"x-tetrapolis": "1"}
WRONG = "0000-0000-0000-0000-0000-0000-0000"
KEY = {"idempotency-key": "0123456789abcdef0123456789abcdef"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("keeping")
    postgres: Postgres | None = request.getfixturevalue("postgres") if request.param == "postgres" else None
    database = sqlite_url(folder) if postgres is None else postgres.database()
    constants = {"app_state.WAYS_A_MINUTE": 600, "sessions.KEPT": -1}
    with serving(database, folder, constants=constants, origins=["https://tables.example"]) as running:
        yield running


async def code_of(http: httpx.AsyncClient, client: Client) -> str:
    answer = await http.post("/api/me/code", headers=bearer(client))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


# ---- the printed code


def test_a_code_brings_back_the_name_once_and_gives_a_new_one(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            table = await hot_seat(anna)
            assert (await http.get("/api/me/account", headers=bearer(anna))).json()["code"] == 0
            code = await code_of(http, anna)
            assert len(plain(code)) == 28
            typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
            back = (await http.post("/api/recovery", json={"code": typed})).json()
            assert (back["guest"]["name"], back["left"]) == ("Anna", None)
            assert back["token"] != anna.token
            async with Client(server.url, token=back["token"]) as laptop:
                assert [each.table.id for each in await laptop.tables("mine")] == [table.id]
            assert (await anna.me()).name == "Anna"  # the other device goes on
            http.cookies.clear()
            again = await http.post("/api/recovery", json={"code": code})
            assert (again.status_code, again.json()["code"]) == (403, "server-error-recovery")
            assert (await http.post("/api/recovery", json={"code": back["code"]})).status_code == 201

    run(story())


def test_a_newer_code_ends_the_older_one(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            old, new = await code_of(http, anna), await code_of(http, anna)
            assert (await http.post("/api/recovery", json={"code": old})).status_code == 403
            assert (await http.post("/api/recovery", json={"code": new})).status_code == 201

    run(story())


def test_an_answer_lost_on_the_way_locks_nobody_out(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            code = await code_of(http, anna)
            first = (await http.post("/api/recovery", json={"code": code}, headers=KEY)).json()
            http.cookies.clear()
            again = await http.post("/api/recovery", json={"code": code}, headers=KEY)
            assert again.json()["token"] == first["token"]
            http.cookies.clear()
            other = await http.post("/api/recovery", json={"code": code}, headers={"idempotency-key": "f" * 32})
            assert other.status_code == 403
            http.cookies.clear()
            assert (await http.post("/api/recovery", json={"code": again.json()["code"]})).status_code == 201

    run(story())


def test_no_answer_tells_whether_a_code_ever_was(server: Server) -> None:
    """The same words for one that never was, was used, or was replaced; and the same work."""

    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            used, replaced = await code_of(http, anna), await code_of(http, anna)
            await code_of(http, anna)
            answers = {}
            for kind, code in (("never", WRONG), ("used", used), ("replaced", replaced), ("nonsense", "?")):
                answer = await http.post("/api/recovery", json={"code": code}, headers={"accept-language": "en"})
                answers[kind] = (answer.status_code, answer.json())
            assert len({json.dumps(answer) for answer in answers.values()}) == 1, answers

    run(story())


def test_tries_are_limited(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path, constants={"app_state.WAYS_A_MINUTE": 3}) as server:
        codes = [httpx.post(f"{server.url}/api/recovery", json={"code": WRONG}).status_code for _ in range(5)]
        assert codes == [403, 403, 403, 429, 429]
        assert httpx.post(f"{server.url}/api/passkeys/begin").status_code == 429


# ---- two names, one person


def test_two_names_become_one_person(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Panna", "Béla") as (anna, panna, bela), bare(server) as http:
            first, second = await hot_seat(anna), await panna.create("citadels", ["me", "open"])
            await bela.join(second.id)
            await panna.chat(second.id, "Sziasztok!")
            code = await code_of(http, anna)
            back = (await http.post("/api/recovery", json={"code": code}, headers=bearer(panna))).json()
            assert (back["left"]["name"], back["left"]["tables"]) == ("Panna", 1)
            assert (await http.get("/api/me", headers=bearer(panna))).status_code == 401  # that device is Anna now
            known = {"authorization": f"Bearer {back['token']}"}
            wish = {"secret": back["left"]["secret"], "name": "left"}
            stranger = await http.post("/api/me/merge", json=wish, headers=bearer(bela))
            assert stranger.status_code == 410
            merged = await http.post("/api/me/merge", json=wish, headers=known)
            assert merged.json() == back["guest"] | {"name": "Panna"}
            assert (await http.post("/api/me/merge", json=wish, headers=known)).status_code == 410
            async with Client(server.url, token=back["token"]) as both:
                assert {each.table.id for each in await both.tables("mine")} == {first.id, second.id}
                state = await asked([both, bela], second.id)
                assert state.seat is not None
                player = (both, bela)[state.seat]
                assert state.observation.decision is not None
                await player.play(second.id, state.seat, state.observation.moves[0], state.observation.decision.id)
                assert (await both.table(second.id)).host
            assert (await anna.me()).name == "Panna"  # both of the devices
            assert [line.name for line in await bela.said(second.id)] == ["Panna"]

    run(story())


def test_who_has_nothing_to_bring_is_not_asked(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Fresh") as (anna, fresh), bare(server) as http:
            back = await http.post("/api/recovery", json={"code": await code_of(http, anna)}, headers=bearer(fresh))
            assert back.json()["left"] is None

    run(story())


def test_ways_back_come_along_and_a_code_of_each_does_not(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Panna") as (anna, panna), bare(server) as http:
            lost = await code_of(http, panna)
            back = (
                await http.post("/api/recovery", json={"code": await code_of(http, anna)}, headers=bearer(panna))
            ).json()
            known = {"authorization": f"Bearer {back['token']}"}
            wish = {"secret": back["left"]["secret"], "name": "this"}
            assert (await http.post("/api/me/merge", json=wish, headers=known)).json()["name"] == "Anna"
            http.cookies.clear()
            assert (await http.post("/api/recovery", json={"code": lost})).status_code == 403
            assert (await http.post("/api/recovery", json={"code": back["code"]})).status_code == 201

    run(story())


# ---- passkeys, as far as no browser is needed


def test_at_an_address_of_numbers_there_are_no_passkeys(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            house = (await http.get("/api/house")).json()
            assert (house["passkeys"], house["codes"], house["mail"]) == ("address", True, False)
            refused = await http.post("/api/me/passkeys/begin", headers=bearer(anna))
            assert (refused.status_code, refused.json()["code"]) == (409, "server-error-no-passkeys")

    run(story())


def test_a_host_can_do_without(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path, accounts=False) as server:
        token = httpx.post(server.url + "/api/guests", json={"name": "Anna"}).json()["token"]
        known = {"authorization": f"Bearer {token}"}
        named = {"host": server.url.replace("http://127.0.0.1", "localhost")}
        house = httpx.get(server.url + "/api/house", headers=named).json()
        assert (house["passkeys"], house["codes"], house["mail"]) == ("off", False, False)
        for path, body in (
            ("/api/me/passkeys/begin", None),
            ("/api/passkeys/begin", None),
            ("/api/me/code", None),
            ("/api/recovery", {"code": WRONG}),
        ):
            answer = httpx.post(server.url + path, json=body, headers=known | named)
            assert answer.status_code == 409, path


def _credential(challenge: str, credential_id: str = "AAAA") -> dict[str, Any]:
    """What a browser could say, with nothing right but the challenge."""
    data = {"type": "webauthn.get", "challenge": challenge, "origin": "http://localhost"}
    told = base64.urlsafe_b64encode(json.dumps(data).encode()).decode().rstrip("=")
    response = {"clientDataJSON": told, "authenticatorData": "AAAA", "signature": "AAAA", "attestationObject": "AAAA"}
    return {"id": credential_id, "rawId": credential_id, "type": "public-key", "response": response}


@pytest.mark.parametrize("credential", [{}, {"response": 1}, {"response": {"clientDataJSON": "????"}}, {"id": []}])
def test_nonsense_for_a_key_is_refused(server: Server, credential: dict[str, Any]) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,), bare(server) as http:
            named = {"host": server.url.replace("http://127.0.0.1", "localhost")}
            for path in ("/api/passkeys", "/api/me/passkeys"):
                answer = await http.post(path, json={"credential": credential}, headers=bearer(anna) | named)
                assert (answer.status_code, answer.json()["code"]) == (403, "server-error-passkey")

    run(story())


def test_a_challenge_is_good_once_and_for_its_own_purpose(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, bela), bare(server) as http:
            named = {"host": server.url.replace("http://127.0.0.1", "localhost")}
            begun = (await http.post("/api/me/passkeys/begin", headers=bearer(anna) | named)).json()["options"]
            assert base64.urlsafe_b64decode(begun["user"]["id"] + "==").decode() == (await anna.me()).id
            assert begun["authenticatorSelection"]["residentKey"] == "required"
            assert begun.get("attestation", "none") == "none"
            body = {"credential": _credential(begun["challenge"])}
            for path, who in (("/api/me/passkeys", bela), ("/api/passkeys", anna)):  # it was not for these
                answer = await http.post(path, json=body, headers=bearer(who) | named)
                assert (answer.status_code, answer.json()["code"]) == (410, "server-error-passkey-late"), path
            answer = await http.post("/api/me/passkeys", json=body, headers=bearer(anna) | named)
            assert (answer.status_code, answer.json()["code"]) == (403, "server-error-passkey")

    run(story())


def test_a_challenge_does_not_last(tmp_path: Path) -> None:
    async def story() -> None:
        engine = create_engine(sqlite_url(tmp_path))
        try:
            await migrate(engine)
            async with engine.begin() as connection:
                made = await once.make(connection, "merge", "anna", "panna")
                late = await once.make(connection, "login")
                passed = update(schema.onces).where(schema.onces.c.kind == "login").values(expires=time.time() - 1)
                await connection.execute(passed)
                assert await once.use(connection, "login", late) is None
                assert await once.use(connection, "merge", made, "bela") is None
                assert await once.use(connection, "merge", made, "anna") == "panna"
                assert await once.use(connection, "merge", made, "anna") is None
        finally:
            await engine.dispose()

    run(story())


def test_what_is_to_be_signed_is_the_same_for_all(server: Server) -> None:
    """Nobody is named: whether somebody has a key cannot be learnt."""
    named = {"host": server.url.replace("http://127.0.0.1", "localhost")}
    begun = httpx.post(server.url + "/api/passkeys/begin", headers=named).json()["options"]
    assert (begun["rpId"], begun.get("allowCredentials", [])) == ("localhost", [])


# ---- whose page asks


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/passkeys/begin", None),
        ("POST", "/api/me/passkeys", {"credential": {}}),
        ("POST", "/api/me/passkeys/x/end", None),
        ("POST", "/api/passkeys/begin", None),
        ("POST", "/api/passkeys", {"credential": {}}),
        ("POST", "/api/me/code", None),
        ("POST", "/api/recovery", {"code": WRONG}),
        ("POST", "/api/me/merge", {"secret": "x", "name": "this"}),
    ],
)
def test_no_other_page_does_any_of_it(server: Server, method: str, path: str, body: Any) -> None:
    async def story() -> None:
        async with bare(server) as browser:
            await browser.post("/api/guests", json={"name": "Anna"})
            forged = await browser.request(method, path, json=body)
            assert (forged.status_code, forged.json()["code"]) == (403, "server-error-forged")
            foreign = await browser.request(method, path, json=body, headers=OURS | {"origin": "https://evil.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (403, "server-error-origin")

    run(story())
