"""Mail, received by a mail server: confirmed first, then notices, once a day if wanted, and ended by one click."""

from __future__ import annotations

import asyncio
import email
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from tests.server.opened import arrive, play_default
from tests.server.serving import PATIENCE, Server, serving, sqlite_url, wait_until
from tests.server.test_notices import TURNS, Who, post, together
from tests.server.test_push import SOON, choose, waiting
from tetrapolis.server.mail import Mail, MailProblem

HOUSE = "https://play.example.org"
FROM = "Tetrapolis <play@example.org>"


class AnyPort(Controller):
    """A mail server on whichever port is free."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class Office:
    """A mail server that keeps what it gets."""

    def __init__(self, **more: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = ""
        for name, work in {"handle_RCPT": self._recipient, "handle_DATA": self._content}.items():
            setattr(self, name, work)  # so the library calls them
        self.controller = AnyPort(self, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE, **more)

    async def _recipient(self, _s: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def _content(self, _s: Any, _session: Any, envelope: Any) -> str:
        self.mails.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.controller.port}"

    def text(self, number: int) -> str:
        """What a mail says."""
        return str(self.mails[number].get_content()).replace("\r\n", "\n")


@contextmanager
def post_office(**more: Any) -> Iterator[Office]:
    office = Office(**more)
    office.controller.start()
    try:
        yield office
    finally:
        office.controller.stop()


@pytest.fixture
def office() -> Iterator[Office]:
    with post_office() as opened:
        yield opened


def mailing(folder: Path, office: Office, **more: Any) -> Any:
    config = {"mail_server": office.url, "mail_from": FROM, "public_url": HOUSE} | more
    return serving(sqlite_url(folder), folder, constants=SOON, **config)


def confirmed(server: Server, office: Office, who: Who, address: str = "anna@example.org") -> None:
    """Somebody gives an address and opens the link."""
    before = len(office.mails)
    answer = post(server.url, "/api/mail", who, {"address": address}, "PUT")
    assert (answer.status_code, answer.json()["mail"], answer.json()["mail_confirmed"]) == (200, address, False)
    wait_until(lambda: len(office.mails) == before + 1)
    assert post(server.url, "/api/mail/confirm", {}, {"code": code_in(office.text(before))}).status_code == 204


def code_in(text: str) -> str:
    found = re.search(rf"{HOUSE}/notices\?confirm=(\S+)", text)
    assert found is not None, text
    return found.group(1)


# ---- the sender


def test_a_mail_as_it_arrives(office: Office) -> None:
    sender = Mail(office.url, FROM)
    assert sender.ready
    asyncio.run(sender.send("anna@example.org", "Te jössz!\n", "Genova: őrült jó\n", {"X-Test": "1"}))
    (mail,) = office.mails
    assert (mail["to"], mail["from"], mail["subject"]) == ("anna@example.org", FROM, "Te jössz!")
    assert (office.text(0), mail["x-test"]) == ("Genova: őrült jó\n", "1")
    assert mail["message-id"].endswith("@example.org>")
    assert mail["auto-submitted"] == "auto-generated"


@pytest.mark.parametrize("to", ["", "anna", "a@b", "anna@example.org\nbcc: all@example.org", "a b@example.org"])
def test_what_is_no_address_gets_nothing(office: Office, to: str) -> None:
    with pytest.raises(MailProblem) as problem:
        asyncio.run(Mail(office.url, FROM).send(to, "x", "y"))
    assert problem.value.for_good
    assert office.mails == []


@pytest.mark.parametrize(("answer", "for_good"), [("550 nobody here", True), ("451 later", False)])
def test_a_refusal_is_for_good_or_not(office: Office, answer: str, for_good: bool) -> None:
    office.refuse = answer
    with pytest.raises(MailProblem) as problem:
        asyncio.run(Mail(office.url, FROM).send("anna@example.org", "x", "y"))
    assert problem.value.for_good == for_good


def test_no_mail_server_is_said() -> None:
    assert not Mail("", FROM).ready
    with pytest.raises(MailProblem):
        asyncio.run(Mail("", FROM).send("anna@example.org", "x", "y"))
    with pytest.raises(MailProblem) as problem:  # nobody listens there
        asyncio.run(Mail("smtp://127.0.0.1:9", FROM).send("anna@example.org", "x", "y"))
    assert not problem.value.for_good


def test_the_password_is_used() -> None:
    seen: list[Any] = []

    def check(_server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
        seen.append((data.login, data.password))
        return AuthResult(success=data.password == b"s3c:ret")

    with post_office(authenticator=check, auth_require_tls=False) as office:
        url = office.url.replace("smtp://", "smtp://me%40example.org:s3c%3Aret@")
        asyncio.run(Mail(url, FROM).send("anna@example.org", "x", "y"))
        with pytest.raises(MailProblem):
            asyncio.run(Mail(url.replace("s3c", "bad"), FROM).send("anna@example.org", "x", "y"))
    assert seen[0] == (b"me@example.org", b"s3c:ret")
    assert len(office.mails) == 1


# ---- notices


def test_a_turn_by_mail_and_no_more_by_one_click(tmp_path: Path, office: Office) -> None:
    with mailing(tmp_path, office) as server:
        anna, bela, table = together(server.url, **TURNS, title="Thursday")
        people = (anna, bela)
        mine = waiting(server, people, table)
        confirmed(server, office, people[1 - mine])
        while waiting(server, people, table) == mine:
            play_default(server.url, people[mine], table, mine)
        subject = "Your turn: Citadels · Thursday"
        wait_until(lambda: subject in [mail["subject"] for mail in office.mails])
        (at,) = [number for number, mail in enumerate(office.mails) if mail["subject"] == subject]
        mail, text = office.mails[at], office.text(at)
        assert f"{HOUSE}/table/{table}" in text
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        off = mail["list-unsubscribe"].strip("<>")
        assert off.startswith(f"{HOUSE}/api/mail/end/")
        path = off.removeprefix(HOUSE)
        looked = httpx.get(server.url + path, follow_redirects=False)  # a mail program looks at the link
        assert (looked.status_code, looked.headers["location"]) == (303, f"/notices?off={path.rpartition('/')[2]}")
        settings = httpx.get(server.url + "/api/notices/settings", headers=people[1 - mine]).json()
        assert (settings["mail"], settings["mail_confirmed"]) == ("anna@example.org", True)
        form = {"content-type": "application/x-www-form-urlencoded"}
        for _ in range(2):  # as a mail program does it, and does it again
            answer = httpx.post(server.url + path, content=b"List-Unsubscribe=One-Click", headers=form)
            assert answer.status_code == 204, answer.text
        settings = httpx.get(server.url + "/api/notices/settings", headers=people[1 - mine]).json()
        assert (settings["mail"], settings["mail_confirmed"]) == ("", False)
        before = len(office.mails)
        for _ in range(2):
            now = waiting(server, people, table)
            while waiting(server, people, table) == now:
                play_default(server.url, people[now], table, now)
        _told(tmp_path)
        assert len(office.mails) == before


def _told(folder: Path) -> None:
    """Wait until nothing is left to be told."""

    def done() -> bool:
        with closing(sqlite3.connect(folder / "tables.db", timeout=30)) as database:
            (left,) = database.execute(
                "SELECT count(*) FROM notice WHERE kind != 'reminder' AND due IS NOT NULL"
            ).fetchone()
        return bool(left == 0)

    wait_until(done)


def test_nothing_comes_to_an_address_nobody_confirmed(tmp_path: Path, office: Office) -> None:
    with mailing(tmp_path, office) as server:
        anna, bela, table = together(server.url, **TURNS)
        for who, address in ((anna, "anna@example.org"), (bela, "bela@example.org")):
            assert post(server.url, "/api/mail", who, {"address": address}, "PUT").status_code == 200
        wait_until(lambda: len(office.mails) == 2)
        people = (anna, bela)
        for _ in range(4):
            mine = waiting(server, people, table)
            play_default(server.url, people[mine], table, mine)
        _told(tmp_path)
        assert [mail["subject"] for mail in office.mails] == ["Is this your address?"] * 2
        assert post(server.url, "/api/mail/confirm", {}, {"code": "wrong"}).status_code == 410
        code = code_in(office.text(0))
        assert post(server.url, "/api/mail/confirm", {}, {"code": code}).status_code == 204
        assert post(server.url, "/api/mail/confirm", {}, {"code": code}).status_code == 410  # once


def test_whether_an_address_is_known_is_not_told(tmp_path: Path, office: Office) -> None:
    with mailing(tmp_path, office) as server:
        anna, bela = arrive(server.url, "Anna"), arrive(server.url, "Béla")
        confirmed(server, office, anna)
        answers = []
        for address in ("anna@example.org", "new@example.org"):
            answer = post(server.url, "/api/mail", bela, {"address": address}, "PUT")
            answers.append((answer.status_code, answer.json() | {"mail": ""}))
        assert answers[0] == answers[1]
        wrong = post(server.url, "/api/mail", bela, {"address": "nobody"}, "PUT")
        assert (wrong.status_code, wrong.json()["code"]) == (400, "server-error-mail")


def test_few_links_for_an_address_whoever_asks(tmp_path: Path, office: Office) -> None:
    with mailing(tmp_path, office) as server:

        def ask(who: Who, address: str, number: int) -> int:
            there = who | {"x-forwarded-for": f"10.0.0.{number}"}
            return post(server.url, "/api/mail", there, {"address": address}, "PUT").status_code

        spellings = ("Anna@example.org", "anna@Example.org") * 3
        answers = [ask(arrive(server.url, f"Guest {at}"), address, at) for at, address in enumerate(spellings)]
        cili = arrive(server.url, "Cili")
        answers += [ask(cili, f"{at}@example.org", 50 + at) for at in range(6)]
        assert answers == [200] * 12  # the answers do not tell
        wait_until(lambda: len(office.mails) >= 6)
        ask(arrive(server.url, "Dóri"), "dori@example.org", 99)
        wait_until(lambda: any(mail["to"] == "dori@example.org" for mail in office.mails))
        assert len(office.mails) == 7
        assert sum(mail["to"].lower() == "anna@example.org" for mail in office.mails) == 3


def test_once_a_day_with_all_that_waits(tmp_path: Path, office: Office) -> None:
    with mailing(tmp_path, office) as server:
        bela = arrive(server.url, "Béla")
        confirmed(server, office, bela)
        assert choose(server.url, bela, digest=True, digest_at=420, zone="Europe/Budapest").status_code == 200
        for title in ("First", "Second"):
            anna = arrive(server.url, "Anna")
            wish = {"game": "citadels", "seats": [{"kind": "open"}, {"kind": "me"}], "title": title, **TURNS}
            table = httpx.post(server.url + "/api/tables", json=wish, headers=anna).json()["id"]
            httpx.post(f"{server.url}/api/tables/{table}/join", json={}, headers=bela).raise_for_status()
            while waiting(server, (bela, anna), table) != 0:
                play_default(server.url, anna, table, 1)
        _told(tmp_path)
        assert len(office.mails) == 1  # the link; nothing came one by one
        due = "SELECT digest FROM notice_setting WHERE digest IS NOT NULL"
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
            assert len(database.execute(due).fetchall()) == 1
            database.execute("UPDATE notice_setting SET digest = 1")  # it is seven o'clock
            database.commit()
        wait_until(lambda: len(office.mails) == 2)
        assert "First" in office.text(1)
        assert "Second" in office.text(1)
        assert office.mails[1]["list-unsubscribe"]
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
            ((again,),) = database.execute(due).fetchall()
        assert again > 1_000_000_000  # tomorrow


def test_so_many_a_day(tmp_path: Path, office: Office) -> None:
    with mailing(tmp_path, office) as server:
        anna = arrive(server.url)
        confirmed(server, office, anna)
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
            database.execute("UPDATE mail_address SET day = CAST(strftime('%s', 'now') / 86400 AS INT), sent = 23")
            database.commit()
        sent = [post(server.url, "/api/notices/test", anna, None).json()["sent"] for _ in range(3)]
        assert sent == [["mail"], [], []]


def test_a_mail_server_that_is_down_is_asked_again(tmp_path: Path, office: Office) -> None:
    constants = SOON | {"telling.LATER": 0.1}
    config = {"mail_server": office.url, "mail_from": FROM, "public_url": HOUSE}
    with serving(sqlite_url(tmp_path), tmp_path, constants=constants, **config) as server:
        anna, bela, table = together(server.url, **TURNS)
        people = (anna, bela)
        mine = waiting(server, people, table)
        confirmed(server, office, people[1 - mine])
        office.refuse = "451 not now"
        while waiting(server, people, table) == mine:
            play_default(server.url, people[mine], table, mine)

        def tried() -> bool:
            with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
                return database.execute("SELECT tries FROM notice WHERE kind = 'turn'").fetchall() == [(1,)]

        wait_until(tried)
        office.refuse = ""
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
            database.execute("UPDATE notice SET due = 1 WHERE kind = 'turn'")
            database.commit()
        wait_until(lambda: "Your turn: Citadels" in [mail["subject"] for mail in office.mails])


def test_without_a_mail_server_nothing_is_offered(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna = arrive(server.url)
        assert "mail" not in httpx.get(server.url + "/api/notices/settings", headers=anna).json()["ways"]
        answer = post(server.url, "/api/mail", anna, {"address": "anna@example.org"}, "PUT")
        assert (answer.status_code, answer.json()["code"]) == (404, "server-error-no-mail")
