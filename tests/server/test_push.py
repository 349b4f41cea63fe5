"""Web Push: sealed for one browser, signed by the house, told once, and not to who is looking or asleep."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import http_ece  # type: ignore[import-untyped]
import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.sync.client import connect

from tests.server.opened import arrive, asked, play_default, receiving, state
from tests.server.pushing import push_service, signed_by
from tests.server.serving import PATIENCE, Server, serving, sqlite_url, wait_until
from tests.server.test_notices import TURNS, Who, post, together
from tetrapolis.server import hours, push
from tetrapolis.server.notice_worker import quiet_until
from tetrapolis.wire.notices import NoticeSettings

SOON: dict[str, Any] = {
    "telling.LATER": 0.1,
    "telling.SOON": 0.1,
    "notice_worker.EVERY": 0.05,
    "notice_worker.LOOK_AGAIN": 0.2,
}
SOON |= {"ways.LIMIT": PATIENCE, "webhooks.LIMIT": PATIENCE, "mail.PATIENCE": PATIENCE}
SOON |= {"notice_worker.PAUSES": [0.5] * 20}  # on a busy machine a first try may fail
"""Nobody waits for a minute in a test; and no service is given up because the machine is busy."""
KEYS = "JTx0gPZ4LI2sPxRA1rzf6b-sLRTTrfAMVqf4tWRWWHo"


# ---- sealing and signing


def test_a_message_of_the_rfc_opens() -> None:
    """RFC 8291, section 5: their keys, their text."""
    browser = ec.derive_private_key(
        int.from_bytes(push.opened64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), ec.SECP256R1()
    )
    body = push.opened64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    auth = push.opened64("BTBZMqHH6r4Tts7J_aSIgg")
    assert http_ece.decrypt(body, private_key=browser, auth_secret=auth).startswith(b"When I grow up")


def test_what_we_seal_only_its_browser_opens() -> None:
    with push_service() as service:
        mine, other = service.browser("mine"), service.browser("other")
    sealed = [push.seal(b'{"a":1}', mine.wish["p256dh"], mine.wish["auth"]) for _ in range(2)]
    assert [mine.open(body) for body in sealed] == [{"a": 1}] * 2
    assert sealed[0] != sealed[1]
    with pytest.raises(http_ece.ECEException):
        other.open(sealed[0])


def test_who_sends_is_signed() -> None:
    keys = push.keys_of(KEYS)
    said = push.headers("https://push.example.org/x", keys, "mailto:us@example.org", time.time(), "t", True)
    assert signed_by(said["authorization"], "https://push.example.org") == keys.public
    assert push.new_keys() != push.new_keys()


def test_keys_are_made_once(tmp_path: Path) -> None:
    """However many processes start at the same time."""
    found: list[push.Keys] = []
    threads = [threading.Thread(target=lambda: found.append(push.keys_in(tmp_path / "new" / "keys"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert (tmp_path / "new" / "keys").stat().st_mode & 0o077 == 0


# ---- hours


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("2026-03-28 23:00", "2026-03-29 08:00"),  # the clocks go forward in this night
        ("2026-10-24 22:30", "2026-10-25 08:00"),  # and back in this one
        ("2026-07-01 07:59", "2026-07-01 08:00"),
        ("2026-07-01 08:00", None),
        ("2026-07-01 21:59", None),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(at: str, until: str | None) -> None:
    zone = ZoneInfo("Europe/Budapest")
    settings = NoticeSettings(zone="Europe/Budapest", quiet=True, quiet_from=1320, quiet_to=480)
    end = quiet_until(settings, datetime.fromisoformat(at).replace(tzinfo=zone).timestamp())
    assert (end and datetime.fromtimestamp(end, zone).strftime("%Y-%m-%d %H:%M")) == until


# ---- told


def pushed(tmp_path: Path, **more: Any) -> Any:
    config: dict[str, Any] = {"push_keys": KEYS, "webhook_private": True} | more
    return serving(sqlite_url(tmp_path), tmp_path, constants=SOON, **config)


def choose(url: str, who: Who, **settings: Any) -> httpx.Response:
    return post(url, "/api/notices/settings", who, settings, "PUT")


def waiting(server: Server, people: tuple[Who, Who], table: str) -> int:
    return 0 if asked(state(server.url, people[0], table, 0), 0) else 1


def test_each_turn_is_told_once(tmp_path: Path) -> None:
    with push_service() as service, pushed(tmp_path) as server:
        browsers = service.browser("anna"), service.browser("bela")

        def ready(*people: Who) -> None:
            for who, browser in zip(people, browsers, strict=True):
                answer = post(server.url, "/api/push", who, browser.wish)
                assert (answer.status_code, answer.json()["browsers"]) == (200, 1), answer.text

        anna, bela, table = together(server.url, ready, **TURNS)
        people = (anna, bela)

        def turns() -> list[int]:
            return [sum(each["title"] == "Your turn" for each in service.told(browser)) for browser in browsers]

        expected = [0, 0]
        for _ in range(6):
            mine = waiting(server, people, table)
            expected[mine] += 1
            wait_until(lambda: turns() == expected, lambda: f"{turns()} != {expected}")
            while waiting(server, people, table) == mine:  # going on is nothing new
                play_default(server.url, people[mine], table, mine)
        messages = service.told(browsers[0])
        assert all(set(each) == {"title", "body", "link", "tag", "about", "count"} for each in messages)
        assert all(each["body"].startswith("Citadels") for each in messages)
        assert {each["link"] for each in messages} == {f"/table/{table}"}


def test_what_was_answered_is_told_to_nobody(tmp_path: Path) -> None:
    """A move within the minute: the notice is gone before it is due."""
    constants = SOON | {"telling.LATER": 3600.0}
    with (
        push_service() as service,
        serving(sqlite_url(tmp_path), tmp_path, constants=constants, push_keys=KEYS, webhook_private=True) as server,
    ):
        anna, bela, table = together(server.url, **TURNS)
        people, browser = (anna, bela), service.browser("anna")
        post(server.url, "/api/push", anna, browser.wish)
        for _ in range(6):
            mine = waiting(server, people, table)
            play_default(server.url, people[mine], table, mine)
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
            kept = database.execute("SELECT guest, kind FROM notice WHERE kind = 'turn'").fetchall()
            assert len(kept) == 1  # who is asked now
            database.execute("UPDATE notice SET due = 1 WHERE kind = 'turn'")
            database.commit()
        mine = waiting(server, people, table)
        if mine == 0:
            wait_until(lambda: any(each["title"] == "Your turn" for each in service.told(browser)))
        assert sum(each["title"] == "Your turn" for each in service.told(browser)) == (mine == 0)


def test_a_device_that_looks_is_left_alone_and_another_is_told(tmp_path: Path) -> None:
    with push_service() as service, pushed(tmp_path) as server:
        anna = arrive(server.url, "Anna")
        code = post(server.url, "/api/me/link", anna, None).json()["code"]
        phone = {
            "authorization": f"Bearer {httpx.post(server.url + '/api/links', json={'code': code}).json()['token']}"
        }
        desk, pocket = service.browser("desk"), service.browser("pocket")
        bela = arrive(server.url, "Béla")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = httpx.post(
            server.url + "/api/tables", json={"game": "citadels", "seats": seats, **TURNS}, headers=anna
        ).json()["id"]
        live = server.url.replace("http", "ws") + f"/api/tables/{table}/live?protocol=2"
        with connect(live, additional_headers=anna) as socket:
            socket.send('{"type":"looking","visible":true}')
            httpx.post(f"{server.url}/api/tables/{table}/join", json={}, headers=bela).raise_for_status()
            people = (anna, bela)
            post(server.url, "/api/push", anna, desk.wish)
            post(server.url, "/api/push", phone, pocket.wish)
            while waiting(server, people, table) != 0:
                play_default(server.url, bela, table, 1)
            wait_until(lambda: any(each["title"] == "Your turn" for each in service.told(pocket)))
            assert not any(each["title"] == "Your turn" for each in service.told(desk))
        post(server.url, "/api/push/end", phone, {"endpoint": pocket.endpoint})
        with connect(live, additional_headers=anna) as socket:
            socket.send('{"type":"looking","visible":true}')
            while waiting(server, people, table) == 0:
                play_default(server.url, anna, table, 0)
            while waiting(server, people, table) != 0:
                play_default(server.url, bela, table, 1)
            _several_ticks(tmp_path, table)
            assert not any(each["title"] == "Your turn" for each in service.told(desk))
            socket.send('{"type":"looking","visible":false}')  # another tab: nobody looks
            wait_until(lambda: any(each["title"] == "Your turn" for each in service.told(desk)))


def _several_ticks(folder: Path, table: str) -> None:
    """Wait until the notice was put off, which it is only because somebody looks."""

    def put_off() -> bool:
        with closing(sqlite3.connect(folder / "tables.db", timeout=30)) as database:
            found = database.execute(
                "SELECT sent_by, todo FROM notice WHERE kind = 'turn' AND about = ?", (table,)
            ).fetchone()
        return found is not None and found[0] != "" and found[1] & 1

    wait_until(put_off)


def test_quiet_hours_put_off_and_bundle(tmp_path: Path) -> None:
    with push_service() as service, pushed(tmp_path) as server:
        bela, browser = arrive(server.url, "Béla"), service.browser("bela")
        post(server.url, "/api/push", bela, browser.wish)
        now = datetime.now(ZoneInfo("Asia/Tokyo"))
        minute = now.hour * 60 + now.minute
        quiet = {"quiet": True, "quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 120) % 1440}
        assert choose(server.url, bela, zone="Asia/Tokyo", **quiet).status_code == 200
        tables = []
        for _ in range(3):
            anna = arrive(server.url, "Anna")
            seats = [{"kind": "open"}, {"kind": "me"}]
            wish = {"game": "citadels", "seats": seats, "title": "Night", **TURNS}
            table = httpx.post(server.url + "/api/tables", json=wish, headers=anna).json()["id"]
            httpx.post(f"{server.url}/api/tables/{table}/join", json={}, headers=bela).raise_for_status()
            while not asked(state(server.url, bela, table, 0), 0):
                play_default(server.url, anna, table, 1)
            tables.append(table)

        def due() -> list[float]:
            with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
                rows = database.execute("SELECT due FROM notice WHERE kind = 'turn' AND sent_by != ''").fetchall()
            return [row[0] for row in rows]

        end = hours.next_at((minute + 120) % 1440, now.timestamp(), ZoneInfo("Asia/Tokyo"))
        wait_until(lambda: len(due()) >= 3 and all(abs(each - end) < 60 for each in due()), lambda: f"{due()} {end}")
        assert service.told(browser) == []
        choose(server.url, bela, zone="Asia/Tokyo")  # as if the hours were over
        with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
            database.execute("UPDATE notice SET due = 1 WHERE kind = 'turn' AND due IS NOT NULL AND sent_by != ''")
            database.commit()
        wait_until(lambda: len(service.told(browser)) >= 1)
        first = service.told(browser)[0]
        assert (first["title"], first["link"]) == ("3 things wait for you", "/notices")


def test_a_browser_that_is_gone_is_forgotten_and_a_service_that_is_down_is_asked_again(
    tmp_path: Path,
) -> None:
    with (
        push_service() as service,
        serving(
            sqlite_url(tmp_path),
            tmp_path,
            constants=SOON,
            push_keys=KEYS,
            webhook_private=True,
        ) as server,
    ):
        anna = arrive(server.url)
        gone, down = service.browser("gone"), service.browser("down")
        service.statuses = {"/gone": 410, "/down": 503}
        for browser in (gone, down):
            post(server.url, "/api/push", anna, browser.wish)
        answer = post(server.url, "/api/notices/test", anna, None).json()
        assert answer == {"sent": [], "failed": ["push"]}
        assert httpx.get(server.url + "/api/notices/settings", headers=anna).json()["browsers"] == 1
        service.statuses = {}
        assert post(server.url, "/api/notices/test", anna, None).json() == {"sent": ["push"], "failed": []}
        assert [each["body"] for each in service.told(down)][-1] == "This is how Tetrapolis tells you"


def test_five_browsers_the_newest(tmp_path: Path) -> None:
    with push_service() as service, pushed(tmp_path) as server:
        anna = arrive(server.url)
        for number in range(7):
            answer = post(server.url, "/api/push", anna, service.browser(str(number)).wish)
        assert answer.json()["browsers"] == 5
        post(server.url, "/api/notices/test", anna, None)
        assert sorted(path for path, _, _ in service.came) == ["/2", "/3", "/4", "/5", "/6"]
        bela = arrive(server.url, "Béla")  # the same browser, somebody else
        again = service.browser("6")
        post(server.url, "/api/push", bela, again.wish)
        assert httpx.get(server.url + "/api/notices/settings", headers=anna).json()["browsers"] == 4


@pytest.mark.parametrize(
    ("endpoint", "fits"),
    [
        ("https://push.example.org/x", True),
        ("http://push.example.org/x", False),
        ("https://127.0.0.1/x", False),
        ("https://localhost/x", False),
        ("https://10.0.0.7/x", False),
        ("https://[::1]/x", False),
        ("https://me:secret@push.example.org/x", False),
        ("https://attic.local/x", False),
    ],
)
def test_where_a_push_may_go(tmp_path: Path, endpoint: str, fits: bool, house: Server) -> None:
    anna = arrive(house.url)
    with push_service() as service:
        wish = service.browser("x").wish | {"endpoint": endpoint}
    answer = post(house.url, "/api/push", anna, wish)
    assert answer.status_code == (200 if fits else 400), answer.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One for all that is only asked."""
    folder = tmp_path_factory.mktemp("house")
    with serving(sqlite_url(folder), folder, push_keys=KEYS) as server:
        yield server


def test_wrong_keys_and_wrong_settings_are_refused(house: Server) -> None:
    anna = arrive(house.url)
    good = {"endpoint": "https://push.example.org/x", "p256dh": push.keys_of(KEYS).public, "auth": "A" * 22}
    assert post(house.url, "/api/push", anna, good).status_code == 200
    for wrong in ({"p256dh": "AAAA"}, {"auth": "A"}, {"p256dh": "?" * 87}, {"p256dh": "B" * 87}):
        answer = post(house.url, "/api/push", anna, good | wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "server-error-push")
    wrong_ones: tuple[dict[str, Any], ...] = (
        {"zone": "Nowhere/Town"},
        {"webhook": "http://127.0.0.1/"},
        {"quiet_from": 1440},
        {"skip": {"x": []}},
    )
    for settings in wrong_ones:
        assert choose(house.url, anna, **settings).status_code == 400
    assert choose(house.url, anna, zone="Europe/Budapest", skip={"over": ["push"]}).status_code == 200
    kept = httpx.get(house.url + "/api/notices/settings", headers=anna).json()["settings"]
    assert (kept["zone"], kept["skip"]) == ("Europe/Budapest", {"over": ["push"]})
    assert httpx.get(house.url + "/api/notices/settings").status_code == 401
    assert post(house.url, "/api/push", {}, good).status_code == 401


def test_without_keys_nothing_is_offered(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna = arrive(server.url)
        found = httpx.get(server.url + "/api/notices/settings", headers=anna).json()
        assert (found["push_key"], found["ways"]) == ("", ["page", "webhook"])
        good = {"endpoint": "https://push.example.org/x", "p256dh": push.keys_of(KEYS).public, "auth": "A" * 22}
        assert post(server.url, "/api/push", anna, good).status_code == 404


def test_nobody_is_asked_to_try_for_ever(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), tmp_path) as server:
        anna = arrive(server.url)
        limited = [post(server.url, "/api/notices/test", anna, None).status_code for _ in range(12)]
        assert limited == [200] * 10 + [429] * 2


# ---- webhooks


def test_a_webhook_that_discord_understands(tmp_path: Path) -> None:
    with receiving() as receiver, pushed(tmp_path, public_url="https://play.example.org") as server:
        anna, bela, table = together(server.url, **TURNS, title="Thursday")
        people = (anna, bela)
        mine = waiting(server, people, table)
        assert choose(server.url, people[1 - mine], webhook=receiver.url).status_code == 200
        while waiting(server, people, table) == mine:
            play_default(server.url, people[mine], table, mine)
        wait_until(lambda: any(each["kind"] == "turn" for each in receiver.calls), lambda: str(receiver.calls))
        (call,) = [each for each in receiver.calls if each["kind"] == "turn"]
        address = f"https://play.example.org/table/{table}"
        assert call["content"] == f"Your turn: Citadels · Thursday\n{address}"
        assert (call["url"], call["game"], call["title"]) == (address, "citadels", "Thursday")


def test_what_is_not_wanted_is_not_told(tmp_path: Path) -> None:
    with receiving() as receiver, pushed(tmp_path) as server:
        anna, bela, table = together(server.url, **TURNS)
        people = (anna, bela)
        mine = waiting(server, people, table)
        other = people[1 - mine]
        choose(server.url, other, webhook=receiver.url, skip={"turn": ["webhook", "page"], "full": ["webhook"]})
        while waiting(server, people, table) == mine:
            play_default(server.url, people[mine], table, mine)

        def done() -> bool:
            with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
                rows = database.execute("SELECT due, todo FROM notice WHERE kind = 'turn'").fetchall()
            return rows == [(None, 0)]

        wait_until(done)
        assert [each["kind"] for each in receiver.calls] in ([], ["full"])
        listed = httpx.get(server.url + "/api/notices", headers=other).json()["notices"]
        assert "turn" not in [each["kind"] for each in listed]
        assert msgspec.json.encode(listed)
