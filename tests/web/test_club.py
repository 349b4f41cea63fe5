"""The pages of the club: found, read, used; nothing lacks a word, axe finds nothing, and they can be looked at."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server, serving, sqlite_url, wait_until
from tests.web.browsing import Visitor, serious

PICTURES = os.environ.get("TETRAPOLIS_PICTURES", "")
"""Where pictures are put; empty: none are taken."""


NAMES = ("Zsófia", "Bendegúz", "Chloe", "Dániel", "Eszter", "Fanni", "Gergő")


def guest(server: Server, name: str) -> httpx.Client:
    """Somebody who asks without a browser."""
    client = httpx.Client(base_url=server.url, timeout=60)
    token = client.post("/api/guests", json={"name": name, "lang": "en"}).json()["token"]
    client.headers["authorization"] = f"Bearer {token}"
    return client


class Club:
    """A server with people who have played."""

    def __init__(self, server: Server, file: Path) -> None:
        self.server = server
        self.file = file
        self.people = [guest(server, name) for name in NAMES]
        self.ids = [client.get("/api/me").json()["id"] for client in self.people]

    def played(self, seats: list[int], ranking: list[list[int]], **wish: Any) -> str:
        """A match of these people, which ended like this."""
        host = self.people[seats[0]]
        places = [{"kind": "me"}, *[{"kind": "open"}] * (len(seats) - 1)]
        asked = {"game": "citadels", "seats": places, "listed": True} | wish
        table: str = host.post("/api/tables", json=asked).json()["id"]
        for other in seats[1:]:
            self.people[other].post(f"/api/tables/{table}/join", json={})
        self.end([table], ranking)
        return table

    def end(self, tables: list[str], ranking: list[list[int]]) -> None:
        """These matches end, while the server looks away."""
        with closing(sqlite3.connect(self.file, timeout=30)) as database:
            for table in tables:
                seats = database.execute("SELECT players FROM game_table WHERE id=?", (table,)).fetchone()[0]
                groups = [[seat for seat in group if seat < seats] for group in ranking]
                groups = [group for group in groups if group]
                scores = [0] * seats
                for place, group in enumerate(groups):
                    for seat in group:
                        scores[seat] = 34 - 6 * place
                outcome = {"reason": "end", "ranking": groups, "scores": scores, "breakdown": [[] for _ in scores]}
                ended = "UPDATE match SET outcome=?, finished=strftime('%s','now'), due=NULL WHERE table_id=?"
                database.execute(ended, (json.dumps(outcome), table))
                over = "UPDATE game_table SET state='over', code=NULL, version=version+1 WHERE id=?"
                database.execute(over, (table,))
            database.commit()

    def tournament(self, **wish: Any) -> str:
        """One with everybody in it, of which a round is over and the next one is on."""
        host = self.people[0]
        wish = {"game": "citadels", "title": "Friday league", "rounds": 3} | wish
        made: str = host.post("/api/tournaments", json=wish).json()["tournament"]["id"]
        for person in self.people:
            person.post(f"/api/tournaments/{made}/enter")
        first = host.post(f"/api/tournaments/{made}/round").json()["played"][0]
        self.end([table["table"] for table in first["tables"]], [[1], [0, 3], [2]])
        wait_until(lambda: len(host.get(f"/api/tournaments/{made}").json()["played"]) == 2)
        return made


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that has played an evening."""
    folder = tmp_path_factory.mktemp("club")
    with serving(sqlite_url(folder), folder, constants={"club.results.LOOK_EVERY": 0.2}) as server:
        here = Club(server, folder / "tables.db")
        for seats in ([0, 1, 2], [1, 2, 3], [2, 0, 4], [5, 6, 0], [0, 1, 5]):
            here.played(seats, [[1], [0], [2]], rated=True)
        here.played([0, 2], [[0, 1]])
        wait_until(lambda: here.people[0].get(f"/api/people/{here.ids[0]}").json()["plays"] == 5)
        yield here
        for client in here.people:
            client.close()


@pytest.fixture
def visit(browser: Browser, club: Club) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come, as one of those who have played."""
    came: list[Visitor] = []

    def come(number: int = 0, **how: Any) -> Visitor:
        visitor = Visitor(browser, club.server, "", **how)
        token = club.people[number].headers["authorization"].removeprefix("Bearer ")
        visitor.context.add_cookies([{"name": "tetrapolis", "value": token, "url": club.server.url}])
        came.append(visitor)
        return visitor

    yield come
    for visitor in came:
        visitor.context.close()
        assert not visitor.errors


def fine(page: Page, name: str) -> None:
    """It lacks no word, is not wider than the screen, and axe finds nothing serious."""
    expect(page.locator("main h1")).to_be_visible()
    said = page.locator("body").inner_text()
    assert "[club" not in said
    assert "[web" not in said
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


WAYS = [("en", (1440, 900), False), ("hu", (390, 844), True), ("hu", (1440, 900), True), ("en", (390, 844), False)]


@pytest.mark.parametrize(("lang", "size", "dark"), WAYS[:2])
def test_every_page_of_the_club_can_be_read(
    club: Club, visit: Callable[..., Visitor], lang: str, size: tuple[int, int], dark: bool
) -> None:
    league = club.tournament(title="Pénteki ligaest")
    deals = club.tournament(kind="duplicate", title="November")
    fresh = club.people[1].post("/api/tournaments", json={"game": "genoa", "title": "Genova", "size": 3}).json()
    paths = {
        "club": "/club",
        "game": "/club/citadels",
        "person": f"/people/{club.ids[0]}",
        "other": f"/people/{club.ids[1]}",
        "league": f"/tournaments/{league}",
        "duplicate": f"/tournaments/{deals}",
        "fresh": f"/tournaments/{fresh['tournament']['id']}",
        "announce": "/tournaments/new",
        "new": "/new/citadels",
    }
    who = visit(0, lang=lang, size=size, dark=dark)
    for name, path in paths.items():
        who.page.goto(path)
        fine(who.page, f"{name}-{lang}-{size[0]}-{'dark' if dark else 'light'}")


def test_somebody_hides_and_is_gone(club: Club, visit: Callable[..., Visitor]) -> None:
    page = visit(6).page
    page.goto("/club")
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", name="Gergő")).to_be_visible()
    page.get_by_role("switch", name="Hide me").click()
    expect(page.get_by_role("switch", name="Hide me")).to_be_checked()
    other = visit(0).page
    other.goto(f"/people/{club.ids[6]}")
    expect(other.get_by_text("There is no such page")).to_be_visible()
    page.get_by_role("switch", name="Hide me").click()
    expect(page.get_by_role("switch", name="Hide me")).not_to_be_checked()


def test_a_table_says_that_it_is_rated_before_one_sits_down(club: Club, visit: Callable[..., Visitor]) -> None:
    host = visit(0).page
    host.goto("/new/citadels")
    host.get_by_label("Seat 2", exact=False).first.wait_for()
    made = (
        club.people[0]
        .post("/api/tables", json={"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True})
        .json()
    )
    guest = visit(1).page
    guest.goto(f"/table/{made['id']}")
    expect(guest.get_by_text("This table is rated")).to_be_visible()


def test_a_tournament_is_announced_entered_and_begun(club: Club, visit: Callable[..., Visitor]) -> None:
    host = visit(0).page
    host.goto("/tournaments/new")
    host.get_by_label("Title").fill("Sunday")
    host.get_by_role("radio", name="duplicate").click()
    host.get_by_role("button", name="Announce").click()
    host.get_by_role("button", name="Take part", exact=True).click()
    expect(host.get_by_role("button", name="Take part no longer")).to_be_visible()
    address = host.url
    guest = visit(1).page
    guest.goto(address)
    guest.get_by_role("button", name="Take part", exact=True).click()
    expect(guest.get_by_role("button", name="Take part no longer")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    expect(host.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    host.get_by_role("link", name="To table 1").click()
    host.wait_for_url("**/table/*")
