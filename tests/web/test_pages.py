"""The pages around the tables: arriving, setting up, waiting, results, looking back, rules, settings."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import Server
from tests.web.browsing import Visitor
from tetrapolis.core.match import replay_file
from tetrapolis.games import game

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.timeout(300)


def finished(who: Visitor, name: str = "citadels", title: str = "Thursday table") -> str:
    """A match between two people at one device, played to its end; its table."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bence"}]
    table = who.api("POST", "/api/tables", {"game": name, "seats": seats, "title": title})["id"]
    rng = random.Random(4)
    while True:
        state = who.state(table)
        asked = state["observation"]["pending"]
        if not asked:
            return str(table)
        seat = asked[0]["seat"]
        legal = (state if seat == 0 else who.state(table, seat))["observation"]["legal"]
        best = [move for move in legal if move.startswith("build")] or legal
        who.api("POST", f"/api/tables/{table}/moves", {"seat": seat, "move": rng.choice(best)})


# ---- arriving


def test_a_first_visit_asks_for_a_name_and_leads_to_a_first_game(visit: Visit) -> None:
    anna = visit("")
    anna.go("/")
    anna.page.fill("#first-name", "Anna")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("heading", name="No table waits for you").wait_for()
    anna.page.get_by_role("link", name="Begin", exact=True).click()
    anna.page.wait_for_url("**/learn/citadels/*")
    anna.go("/guide/citadels")
    anna.page.get_by_role("button", name="Play a first match").click()
    anna.my_decision()
    assert anna.api("GET", "/api/tables?which=mine")[0]["table"]["free_undo"]


def test_the_table_that_waits_for_me_comes_first(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    waits = anna.open_table("citadels", ["me", "normal"], title="Csütörtöki asztal")
    anna.my_decision()
    anna.api("POST", "/api/tables", {"game": "genoa", "seats": [{"kind": "me"}, {"kind": "open"}]})
    anna.go("/")
    anna.page.get_by_role("heading", name="Egy asztal vár rád").wait_for()
    assert anna.page.title().startswith("●")
    first = anna.page.locator(".mine li").first
    assert "Csütörtöki asztal" in first.inner_text()
    assert "1 hely még szabad" in anna.page.locator(".mine li").nth(1).inner_text()
    first.get_by_role("link", name="Megnyitom").click()
    anna.page.wait_for_url(f"**/table/{waits}")


def test_a_server_that_is_away_is_said_and_found_again(visit: Visit, server: Server) -> None:
    anna = visit("Anna")
    anna.go("/history")
    anna.page.get_by_text("No finished games yet").wait_for()
    anna.page.get_by_role("link", name="Tables", exact=True).click()
    anna.page.get_by_role("heading", name="No table waits").wait_for()
    server.kill()
    anna.page.go_back()
    anna.page.get_by_role("alert").wait_for()
    server.start()
    anna.page.get_by_role("button", name="Try now").click()
    anna.page.get_by_text("No finished games yet").wait_for()


# ---- a new table, and the lobby


def test_a_refusal_is_explained_beside_its_control(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/new/citadels")
    uniques = anna.page.locator(".list", has_text="Own unique districts")
    uniques.get_by_role("radio", name="My own").click()
    anna.page.get_by_role("button", name="Statue").click()
    anna.page.get_by_role("button", name="Open the table").click()
    said = uniques.get_by_role("alert")
    said.wait_for()
    assert "14" in said.inner_text()
    uniques.get_by_role("radio", name="From the set").click()
    anna.page.get_by_role("button", name="Open the table").click()
    anna.my_decision()


def test_a_queen_chosen_for_too_few_is_refused_where_she_was_chosen(visit: Visit) -> None:
    """CIT-1.7: not beside the own cast, which nobody touched."""
    anna = visit("Anna", lang="hu")
    anna.go("/new/citadels")
    ninth = anna.page.locator(".op", has_text="A kilencedik, ha nincs megadva")
    ninth.get_by_role("radio", name="Királynő").click()
    anna.page.get_by_role("button", name="Megnyitom az asztalt").click()
    said = ninth.get_by_role("alert")
    said.wait_for()
    assert "A Királynőhöz legalább 5 játékos kell" in said.inner_text()
    assert anna.page.get_by_role("alert").count() == 1
    ninth.get_by_role("radio", name="Művész").click()
    anna.page.get_by_role("button", name="Megnyitom az asztalt").click()
    anna.my_decision()


def test_everything_that_can_be_chosen_arrives(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/new/genoa")
    page = anna.page
    page.get_by_label("Who plays on seat 2").select_option("me")
    page.get_by_label("Name for seat 2").fill("Bence")
    page.get_by_label("Who plays on seat 3").select_option("open")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Who plays on seat 4").select_option("bot:random")
    page.get_by_role("radiogroup", name="Money").get_by_role("radio", name="Open").click()
    page.get_by_role("radiogroup", name="Pace").get_by_role("radio", name="Turn by turn").click()
    page.get_by_label("Time to think").select_option("decision")
    page.get_by_label("How long").select_option("259200")
    page.get_by_role("radio", name="Listed").click()
    page.get_by_label("Password").fill("secret")
    page.get_by_role("switch", name="Spectators").click()
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    made = anna.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (made["title"], made["options"]["money"], made["pace"], made["clock"], made["seconds"]) == (
        "Friday",
        "open",
        "turns",
        "decision",
        259200,
    )
    assert (made["listed"], made["locked"], made["spectators"], made["free_undo"]) == (True, True, False, False)
    assert [seat["kind"] for seat in made["seats"]] == ["guest", "guest", "open", "bot"]
    assert made["seats"][1]["name"] == "Bence"


def test_somebody_joins_by_code_and_password_and_the_game_begins_by_itself(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("", lang="hu")
    table = anna.open_table("citadels", ["me", "open"], password="secret", title="Closed circle")
    code = anna.api("GET", f"/api/tables/{table}")["code"]
    anna.page.get_by_role("heading", name="One seat is still open").wait_for()
    bence.go("/")
    bence.page.get_by_label("Csatlakozás kóddal").fill(code.lower())
    bence.page.get_by_role("button", name="Csatlakozom").click()
    bence.page.wait_for_url(f"**/table/{table}")
    bence.page.get_by_label("Hogyan szólítsunk?").fill("Bence")
    bence.page.get_by_label("Jelszó").fill("wrong")
    bence.page.get_by_role("button", name="Ide ülök").click()
    bence.page.get_by_role("alert").wait_for()
    bence.page.get_by_label("Jelszó").fill("secret")
    bence.page.get_by_role("button", name="Ide ülök").click()
    for who in (anna, bence):
        who.page.wait_for_selector("[data-region=prompt]")


def test_the_host_closes_a_table(visit: Visit) -> None:
    anna, bence = visit("Anna"), visit("Bence")
    table = anna.open_table("citadels", ["me", "open"])
    bence.go(f"/table/{table}")
    bence.page.get_by_role("button", name="Sit down here").wait_for()
    assert bence.page.get_by_role("button", name="Close the table").count() == 0
    anna.page.get_by_role("button", name="Close the table").click()
    anna.page.get_by_role("button", name="Close it for good").click()
    anna.page.get_by_role("heading", name="No table waits").wait_for()
    assert anna.api("GET", f"/api/tables/{table}")["state"] == "closed"


# ---- afterwards


def test_a_finished_match_is_shown_counted_and_drawn(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna")
    table = finished(anna)
    outcome = anna.state(table)["observation"]["outcome"]
    anna.go(f"/table/{table}/over")
    page = anna.page
    page.get_by_role("heading", level=1).wait_for()
    rows = page.locator("table tbody tr")
    assert sorted(int(rows.nth(at).locator(".total").inner_text()) for at in range(2)) == sorted(outcome["scores"])
    chart = page.get_by_role("region", name="Points over time")
    page.locator("section[aria-label='Points over time'] svg[role=img]").wait_for()
    page.locator("section[aria-label='Points over time']").get_by_role("radio", name="Table").click()
    chart.get_by_role("row").nth(3).wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Record").click()
    waiting.value.save_as(tmp_path / "match.jsonl")
    assert replay_file(tmp_path / "match.jsonl", game).position.outcome is not None
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    anna.go("/history")
    page.get_by_role("link", name="Citadels Thursday table").click()
    page.get_by_role("link", name="To the rematch").wait_for()


@pytest.mark.parametrize(
    ("lang", "said", "replay"), [("en", "Given up", "Replay"), ("hu", "Feloszlatták", "Visszajátszás")]
)
def test_a_match_that_was_given_up_is_found_and_looked_at(
    visit: Visit, server: Server, lang: str, said: str, replay: str
) -> None:
    """Given Béla, for whom a bot has sat in for long, when Anna gives the table up, then he finds it in his history."""
    anna, bela = visit("Anna"), visit("Béla", lang=lang)
    wish = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}], "title": "Thursday table"}
    table = anna.api("POST", "/api/tables", wish)["id"]
    bela.api("POST", f"/api/tables/{table}/join", {"seat": 1})
    bela.api("POST", f"/api/tables/{table}/substitute", {"seat": 1, "bot": "random"})
    with closing(sqlite3.connect(server.folder / "tables.db", timeout=60)) as database, database:
        database.execute("UPDATE seat SET away = 1 WHERE away > 0")
    anna.api("POST", f"/api/tables/{table}/close")
    bela.go("/history")
    row = bela.page.get_by_role("listitem").filter(has_text="Thursday table")
    row.get_by_text(said).wait_for()
    row.get_by_role("link", name=replay).click()
    bela.page.wait_for_url(f"**/table/{table}/replay**")
    bela.page.locator("select option[value='1']").wait_for(state="attached")  # through his own eyes, and nobody else's
    assert bela.page.locator("select option[value='0']").count() == 0


def test_a_match_is_looked_at_move_by_move_and_played_on_from_there(visit: Visit) -> None:
    anna = visit("Anna")
    table = finished(anna)
    anna.go(f"/table/{table}/replay?seq=10&seat=1")
    page = anna.page
    page.get_by_text("move 10 of").wait_for()
    page.keyboard.press("]")
    page.get_by_text("move 11 of").wait_for()
    page.wait_for_url("**seq=11**")
    page.keyboard.press("[")
    page.keyboard.press("[")
    page.get_by_text("move 9 of").wait_for()
    page.get_by_label("See as").select_option("0")
    page.wait_for_url("**seat=0**")
    page.get_by_role("slider").fill("20")
    page.get_by_text("move 20 of").wait_for()
    page.wait_for_url("**seq=20**")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the new table").click()
    page.wait_for_url(lambda url: table not in url)
    new = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-region=prompt]")
    assert anna.api("GET", f"/api/tables/{new}")["state"] == "running"
    assert anna.state(new)["seq"] >= 20


def test_nobody_sees_a_running_match_through_others_eyes(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open_table("citadels", ["me", "normal"])
    anna.my_decision()
    anna.go(f"/table/{table}/replay?seq=1&seat=1")
    anna.page.get_by_text("This is not your seat").wait_for()
    anna.go(f"/table/{table}/replay?seq=1")
    eyes = anna.page.get_by_label("See as").locator("option")
    eyes.first.wait_for(state="attached")
    assert eyes.all_inner_texts() == ["Anna", "Everybody"]


# ---- rules, settings, other devices


def test_rules_are_found_by_address_and_by_words(visit: Visit) -> None:
    anna = visit("Anna", lang="hu")
    anna.go("/rules/citadels#CIT-6.12")
    page = anna.page
    page.locator("[id='CIT-6.12'].at").wait_for()
    assert page.evaluate("document.activeElement.id") == "CIT-6.12"
    page.keyboard.press("/")
    page.keyboard.type("hadur elpusztit")
    page.locator("mark", has_text="Hadúr").first.wait_for()
    found = page.locator(".rule")
    assert 0 < found.count() < 30
    page.get_by_role("radio", name="English").click()
    page.get_by_text("Search the rules").or_(page.get_by_placeholder("Search the rules")).first.wait_for()
    page.get_by_placeholder("Search the rules").fill("R-24")
    page.locator("[id='R-24']").wait_for()


def test_settings_are_kept_in_this_browser(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/settings")
    page = anna.page
    page.get_by_role("main").get_by_role("radio", name="Magyar").click()
    page.get_by_role("heading", name="Beállítások").wait_for()
    page.get_by_role("radio", name="Sötét").click()
    page.get_by_role("radio", name="125%").click()
    page.get_by_label("Az 1. hely jele").select_option("3")
    page.locator("#set-name").fill("Panna")
    page.get_by_role("button", name="Mentés").click()
    page.get_by_role("button", name="Mentve").wait_for()
    page.reload()
    page.get_by_role("heading", name="Beállítások").wait_for()
    root = page.evaluate(
        "[document.documentElement.dataset.theme, getComputedStyle(document.documentElement).fontSize]"
    )
    assert root == ["dark", "20px"]
    assert page.get_by_label("A 4. hely jele").input_value() == "0"
    me = anna.api("GET", "/api/me")
    assert (me["name"], me["lang"]) == ("Panna", "hu")


def test_a_second_device_is_added_and_the_first_goes_on(visit: Visit) -> None:
    anna, phone = visit("Anna"), visit("", size=(390, 844), touch=True)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = anna.api("POST", "/api/tables", {"game": "citadels", "seats": seats, "title": "Mine"})["id"]
    anna.go("/link")
    anna.page.get_by_role("button", name="Make a link").click()
    link = anna.page.get_by_label("Add another device").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Bring my tables here").click()
    phone.page.get_by_text("Mine").wait_for()
    for one, other in ((phone, anna), (anna, phone)):  # each plays, and the other sees it
        for who in (one, other):
            who.go(f"/table/{table}")
            who.my_decision()
        seq = anna.state(table)["seq"]
        one.page.keyboard.press("c")
        one.page.locator("dialog[open] .list button").first.click()
        other.page.wait_for_function("n => Number(document.querySelector('.frame').dataset.seq) > n", arg=seq)
        anna.asked_after(table, seq)


def test_everything_is_reached_by_keys(visit: Visit) -> None:
    anna = visit("Anna")
    anna.go("/new/citadels")
    anna.page.wait_for_selector(".op")
    for _ in range(80):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.matches('button[type=submit]')"):
            break
    anna.page.keyboard.press("Enter")
    anna.my_decision()
