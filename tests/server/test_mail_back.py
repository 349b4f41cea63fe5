"""Coming back by mail: the link is good once and for its own person, and nobody learns who has which address."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.opened import arrive, new_table
from tests.server.serving import Postgres, Server, serving, sqlite_url, wait_until
from tests.server.test_mail import FROM, HOUSE, Office, confirmed, post_office
from tests.server.test_notices import post
from tests.server.test_push import SOON
from tetrapolis.locales import t

ANNA = "anna@example.org"
OURS = {"x-tetrapolis": "1"}


@pytest.fixture
def office() -> Iterator[Office]:
    with post_office() as opened:
        yield opened


@pytest.fixture
def server(tmp_path: Path, office: Office) -> Iterator[Server]:
    with mailing(sqlite_url(tmp_path), tmp_path, office) as running:
        yield running


def mailing(database: str, folder: Path, office: Office, more: Mapping[str, float] = {}, **config: Any) -> Any:
    constants = SOON | {"sessions.KEPT": -1, **more}
    config |= {"mail_server": office.url, "mail_from": FROM, "public_url": HOUSE}
    return serving(database, folder, constants=constants, **config)


def come(office: Office, count: int) -> None:
    """Wait for so many mails."""
    wait_until(lambda: len(office.mails) >= count)


def asked(server: Server, address: str, who: dict[str, str] | None = None, network: int = 1) -> httpx.Response:
    headers = (who or {}) | {"x-forwarded-for": f"10.0.1.{network}"}
    return httpx.post(server.url + "/api/mail/back", json={"address": address}, headers=headers)


def links(office: Office, number: int) -> dict[str, str]:
    """By name what is in the links of a mail."""
    return dict(re.findall(rf"^(.+): {HOUSE}/back#(\S+)$", office.text(number), re.MULTILINE))


def linked(server: Server, office: Office, address: str = ANNA, network: int = 1) -> str:
    """Ask for a link, and what is in it."""
    before = len(office.mails)
    assert asked(server, address, network=network).status_code == 204
    come(office, before + 1)
    (secret,) = links(office, before).values()
    return secret


def used(server: Server, secret: str, **headers: str) -> httpx.Response:
    return httpx.post(server.url + "/api/mail/back/use", json={"code": secret}, headers=headers)


def rows(folder: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.db", timeout=30)) as database:
        found = database.execute(statement).fetchall()
        database.commit()
    return found


def made(folder: Path, count: int) -> None:
    """Wait until there are so many secrets."""
    wait_until(lambda: len(rows(folder, "SELECT * FROM once")) == count)


def me(server: Server, token: str) -> str:
    answer = httpx.get(server.url + "/api/me", headers={"authorization": f"Bearer {token}"})
    return str(answer.json()["name"]) if answer.is_success else ""


# ---- the way back


def test_a_link_brings_back_the_name_once(server: Server, office: Office) -> None:
    anna = arrive(server.url, "Anna")
    assert httpx.get(server.url + "/api/house").json()["mail"]
    account = httpx.get(server.url + "/api/me/account", headers=anna).json()
    assert account["mail"] == "none"
    confirmed(server, office, anna)
    account = httpx.get(server.url + "/api/me/account", headers=anna).json()
    assert account["mail"] == "confirmed"
    table = new_table(server.url, anna, [{"kind": "me"}, {"kind": "open"}])["id"]
    secret = linked(server, office, " ANNA@example.org ")
    mail = office.mails[-1]
    assert (mail["to"], mail["subject"]) == (ANNA, t("en", "notice-mail-back"))
    assert httpx.get(server.url + "/back", headers={"accept": "text/html"}).status_code in (200, 503)  # nothing is used
    back = used(server, secret)
    assert back.status_code == 201, back.text
    assert (back.json()["guest"]["name"], back.json()["left"]) == ("Anna", None)
    mine = {"authorization": f"Bearer {back.json()['token']}"}
    assert mine != anna
    found = httpx.get(server.url + "/api/tables?which=mine", headers=mine).json()
    assert [each["table"]["id"] for each in found] == [table]
    assert me(server, anna["authorization"].removeprefix("Bearer ")) == "Anna"  # the other device goes on
    again = used(server, secret)
    assert (again.status_code, again.json()["code"]) == (410, "server-error-mail-link")


def test_on_postgresql_too(tmp_path: Path, postgres: Postgres, office: Office) -> None:
    with mailing(postgres.database(), tmp_path, office) as server:
        confirmed(server, office, arrive(server.url, "Anna"))
        secret = linked(server, office, "Anna@Example.org")
        assert [used(server, secret).status_code for _ in range(2)] == [201, 410]


def test_all_names_of_an_address(server: Server, office: Office) -> None:
    for name in ("Anna", "Panna"):
        confirmed(server, office, arrive(server.url, name))
    before = len(office.mails)
    assert asked(server, ANNA).status_code == 204
    come(office, before + 1)
    found = links(office, before)
    assert sorted(found) == ["Anna", "Panna"]
    for name, secret in found.items():
        assert used(server, secret).json()["guest"]["name"] == name


def test_in_the_language_of_the_person(server: Server, office: Office) -> None:
    arrived = httpx.post(server.url + "/api/guests", json={"name": "Ági", "lang": "hu"}).json()
    confirmed(server, office, {"authorization": f"Bearer {arrived['token']}"})
    linked(server, office)
    assert office.mails[-1]["subject"] == t("hu", "notice-mail-back")
    assert t("hu", "notice-mail-back-foot") in " ".join(office.text(-1).split())


# ---- how long a link is good


def test_what_ends_a_link(server: Server, office: Office, tmp_path: Path) -> None:
    anna = arrive(server.url, "Anna")
    confirmed(server, office, anna)
    # another one was used
    first, second = linked(server, office), linked(server, office)
    assert used(server, second).status_code == 201
    assert used(server, first).status_code == 410
    # a quarter of an hour is over
    third = linked(server, office)
    ((left,),) = rows(tmp_path, "SELECT expires - strftime('%s', 'now') FROM once WHERE kind = 'mail'")
    assert 0 < left <= 901
    rows(tmp_path, "UPDATE once SET expires = 1 WHERE kind = 'mail'")
    assert used(server, third).status_code == 410
    # the address is no longer that person's
    rows(tmp_path, "DELETE FROM mail_ask")
    for address in ("", "other@example.org"):
        secret = linked(server, office)
        before = len(office.mails)
        assert post(server.url, "/api/mail", anna, {"address": address}, "PUT").status_code == 200
        come(office, before + bool(address))
        assert used(server, secret).status_code == 410
        confirmed(server, office, anna)
    # the person is gone
    secret = linked(server, office)
    assert httpx.post(server.url + "/api/me/delete", headers=anna).is_success
    assert used(server, secret).status_code == 410


def test_the_secret_is_kept_as_a_hash(server: Server, office: Office, tmp_path: Path) -> None:
    confirmed(server, office, arrive(server.url, "Anna"))
    secret = linked(server, office)
    assert len(secret) >= 32
    everything = repr(rows(tmp_path, "SELECT * FROM once")) + repr(rows(tmp_path, "SELECT * FROM mail_ask"))
    assert secret not in everything
    assert ANNA not in everything


# ---- what one learns by asking


def test_known_or_not_is_the_same_answer_and_the_same_work(server: Server, office: Office, tmp_path: Path) -> None:
    confirmed(server, office, arrive(server.url, "Anna"))
    waits = arrive(server.url, "Vera")
    assert post(server.url, "/api/mail", waits, {"address": "vera@example.org"}, "PUT").status_code == 200
    come(office, 2)
    rows(tmp_path, "DELETE FROM mail_ask")
    answers, done = [], []
    for number, address in enumerate((ANNA, "nobody@example.org", "vera@example.org")):  # the last never confirmed it
        answer = asked(server, address)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "x-request-id")}
        answers.append((answer.status_code, answer.content, headers))
        made(tmp_path, number + 1)
        done.append(rows(tmp_path, "SELECT count(*) FROM mail_ask"))
    assert answers[0] == answers[1] == answers[2]
    assert answers[0][0] == 204
    assert done == [[(1,)], [(2,)], [(3,)]]
    come(office, 3)
    confirmed(server, office, arrive(server.url, "Last"), "last@example.org")  # what was sent before has come by now
    assert [mail["to"] for mail in office.mails[2:]] == [ANNA, "last@example.org"]


def test_the_answer_does_not_wait_for_the_mail(server: Server, office: Office) -> None:
    """A mail server that takes nothing changes no answer."""
    confirmed(server, office, arrive(server.url, "Anna"))
    office.refuse = "451 not now"
    assert [asked(server, address).status_code for address in (ANNA, "nobody@example.org")] == [204, 204]
    office.refuse = ""
    linked(server, office)


@pytest.mark.parametrize("address", ["", "anna", "a\n@example.org", "Anna <a@example.org>"])
def test_what_is_no_address_is_said(server: Server, address: str) -> None:
    answer = asked(server, address)
    assert (answer.status_code, answer.json()["code"]) == (400, "server-error-mail")


def test_a_wrong_link_tells_nothing(server: Server, office: Office) -> None:
    """One that never was, was used, or was for something else."""
    anna = arrive(server.url, "Anna")
    confirmed(server, office, anna)
    secret = linked(server, office)
    assert used(server, secret).status_code == 201
    elsewhere = httpx.post(server.url + "/api/me/link", headers=anna).json()["code"]
    answers = [used(server, each, **{"accept-language": "en"}) for each in (secret, "x" * 32, elsewhere)]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    assert answers[0].json()["detail"] == t("en", "server-error-mail-link")


# ---- limits


def test_few_links_for_an_address_a_person_and_a_network(server: Server, office: Office) -> None:
    anna = arrive(server.url, "Anna")
    for address in (ANNA, "bela@example.org", "cili@example.org"):
        confirmed(server, office, arrive(server.url, "Guest"), address)
    before = len(office.mails)
    # an address, from wherever and however it is written
    spellings = (ANNA, "ANNA@example.org", "anna@Example.org", ANNA, ANNA)
    assert [asked(server, each, network=10 + at).status_code for at, each in enumerate(spellings)] == [204] * 5
    come(office, before + 3)
    # a person, whatever the address
    others = ("bela@example.org", "cili@example.org", "nobody@example.org", "cili@example.org", "bela@example.org")
    for at, each in enumerate(others):
        assert asked(server, each, who=anna, network=20 + at).status_code == 204
        come(office, before + 3 + min(at + 1, 2))
    confirmed(server, office, arrive(server.url, "Last"), "last@example.org")
    assert [mail["to"] for mail in office.mails[before : before + 3]] == [ANNA] * 3
    assert [mail["to"] for mail in office.mails[before + 3 : -1]] == ["bela@example.org", "cili@example.org"]
    # a network
    answers = [asked(server, f"{at}@example.org", network=30).status_code for at in range(12)]
    assert answers == [204] * 10 + [429] * 2


def test_tries_at_a_link_are_limited(tmp_path: Path, office: Office) -> None:
    with mailing(sqlite_url(tmp_path), tmp_path, office, {"app_state.WAYS_A_MINUTE": 3}) as server:
        assert [used(server, "x" * 32).status_code for _ in range(5)] == [410] * 3 + [429] * 2


# ---- who comes in, and in whose browser


def test_no_session_of_before_goes_on(server: Server, office: Office) -> None:
    """Whatever token somebody has put into the browser: the good one is new, the old one is none any more."""
    confirmed(server, office, arrive(server.url, "Anna"))
    mallory = arrive(server.url, "Mallory")["authorization"].removeprefix("Bearer ")
    for planted in (mallory, "p" * 43):
        secret = linked(server, office)
        headers = {"cookie": f"tetrapolis={planted}", "idempotency-key": "f" * 32, **OURS}
        back = used(server, secret, **headers)
        assert back.status_code == 201, back.text
        fresh = back.json()["token"]
        assert fresh not in (planted, secret)
        assert f"tetrapolis={fresh};" in back.headers["set-cookie"]
        assert (me(server, fresh), me(server, planted)) == ("Anna", "")


def test_only_our_own_page_asks_and_comes_in(server: Server, office: Office) -> None:
    anna = arrive(server.url, "Anna")
    confirmed(server, office, anna)
    secret = linked(server, office)
    cookie = "tetrapolis=" + anna["authorization"].removeprefix("Bearer ")
    before = len(office.mails)
    for path, body in (("/api/mail/back", {"address": ANNA}), ("/api/mail/back/use", {"code": secret})):
        for headers in ({"cookie": cookie}, {"origin": "https://evil.example"}):
            assert httpx.post(server.url + path, json=body, headers=headers).status_code == 403
    assert len(office.mails) == before
    assert used(server, secret).status_code == 201  # none of it has used the link up


def test_who_this_browser_was_may_become_one_with_it(server: Server, office: Office) -> None:
    confirmed(server, office, arrive(server.url, "Anna"))
    panna = arrive(server.url, "Panna")
    new_table(server.url, panna, [{"kind": "me"}, {"kind": "open"}])
    back = used(server, linked(server, office), **panna).json()
    assert (back["left"]["name"], back["left"]["tables"]) == ("Panna", 1)
    known = {"authorization": f"Bearer {back['token']}"}
    wish = {"secret": back["left"]["secret"], "name": "this"}
    assert httpx.post(server.url + "/api/me/merge", json=wish, headers=known).json()["name"] == "Anna"


# ---- where it is not offered


def test_without_mail_or_without_accounts_it_is_not_offered(tmp_path: Path, office: Office) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        assert not httpx.get(server.url + "/api/house").json()["mail"]
        assert httpx.get(server.url + "/api/me/account", headers=arrive(server.url)).json()["mail"] == "off"
        answer = asked(server, ANNA)
        assert (answer.status_code, answer.json()["code"]) == (404, "server-error-no-mail")
    with mailing(sqlite_url(tmp_path), tmp_path, office, accounts=False) as server:
        assert not httpx.get(server.url + "/api/house").json()["mail"]
        for answer in (asked(server, ANNA), used(server, "x" * 32)):
            assert (answer.status_code, answer.json()["code"]) == (409, "server-error-no-accounts")
    assert office.mails == []
