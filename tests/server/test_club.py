"""What was played is counted once, in order; ratings are a cache of it; pages tell no more than one may know."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tetrapolis.cli.app import run as command
from tetrapolis.core.match import Match
from tetrapolis.server import schema
from tetrapolis.server.club import strength
from tetrapolis.server.club.rating import Rating, Sat, rate
from tetrapolis.server.club.results import MOST_A_DAY, Club, forget_person, recompute, recount
from tetrapolis.server.database import reading

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


async def ended(here: Inside, ranking: list[list[int]], people: list[Person], **wish: Any) -> str:
    """A table at which these people sat, with a match that ended like this; nobody had to play it."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *wish.pop("bots", [])]
    made = await people[0].done("POST", "/api/tables", {"game": "citadels", "seats": seats, **wish})
    for person in people[1:]:
        made = await person.done("POST", f"/api/tables/{made['id']}/join", {})
    await end(here, made["id"], ranking)
    return str(made["id"])


async def end(here: Inside, table: str, ranking: list[list[int]]) -> None:
    """The match of a table ends like this."""
    seats = sum(map(len, ranking))
    scores = [0] * seats
    for place, group in enumerate(ranking):
        for seat in group:
            scores[seat] = 30 - 5 * place
    outcome = {"reason": "end", "ranking": ranking, "scores": scores, "breakdown": [[] for _ in scores]}
    matches, tables = schema.matches, schema.tables
    async with here.app.engine.begin() as connection:
        done = update(matches).where(matches.c.table_id == table)
        await connection.execute(done.values(outcome=outcome, finished=here.app.clock.now(), due=None))
        await connection.execute(update(tables).where(tables.c.id == table).values(state="over", code=None))
    here.app.tables.forget(table)


async def stored(here: Inside) -> tuple[list[Any], list[Any]]:
    """All ratings, and what each match changed."""
    results = schema.results
    async with reading(here.app.engine).begin() as connection:
        ratings = select(schema.ratings).order_by(*schema.ratings.primary_key)
        changes = select(results).where(results.c.guest != "").order_by(results.c.match, results.c.seat)
        return [tuple(row) for row in await connection.execute(ratings)], [
            tuple(row) for row in await connection.execute(changes)
        ]


async def me(person: Person) -> str:
    """The id of a person."""
    return str((await person.done("GET", "/api/me"))["id"])


def test_running_ratings_are_those_made_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(f"Guest {number}") for number in range(5)]
            rng = Random(4)
            for number in range(12):
                some = rng.sample(people, 3 if number % 2 else 2)
                bots = [{"kind": "bot", "bot": rng.choice(["normal", "random"])}] * (number % 3 == 0)
                seats = list(range(len(some) + len(bots)))
                rng.shuffle(seats)
                ranking = (
                    [seats[:2], *([seat] for seat in seats[2:])] if number % 4 == 1 else [[seat] for seat in seats]
                )
                await ended(here, ranking, some, bots=bots, rated=number != 7)
                if number % 3:
                    await here.app.club.settle()
            await here.app.club.settle()
            running = await stored(here)
            assert sum(row[-4] is not None for row in running[1]) > 20  # they did change ratings
            assert await recompute(here.app.engine) == (12, len(running[0]))
            assert await stored(here) == running

    run(play())


def test_a_match_that_was_missed_is_put_in_its_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(f"Guest {number}") for number in range(3)]
            first = await ended(here, [[0], [1], [2]], people, rated=True)
            async with here.app.engine.begin() as connection:  # not seen yet
                await connection.execute(
                    update(schema.tables).where(schema.tables.c.id == first).values(state="running")
                )
            await ended(here, [[2], [0], [1]], people, rated=True)
            assert await here.app.club.settle() == 1
            async with here.app.engine.begin() as connection:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == first).values(state="over"))
            assert await here.app.club.settle() == 1
            running = await stored(here)
            await recompute(here.app.engine)
            assert await stored(here) == running

    run(play())


def test_two_processes_count_a_match_once(tmp_path: Path, postgres: Any) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=postgres.database()) as here:
            people = [await here.guest(f"Guest {number}") for number in range(3)]
            for _ in range(6):
                await ended(here, [[0], [1], [2]], people, rated=True)
            clubs = [Club(here.app.engine) for _ in range(4)]
            counted = await asyncio.gather(*(club.settle() for club in clubs))
            assert sum(counted) == 6
            ratings, changes = await stored(here)
            assert [row[5] for row in ratings] == [6, 6, 6]
            assert len(changes) == 18

    run(play())


def test_who_left_is_last_and_so_is_who_is_away_at_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(f"Guest {number}") for number in range(4)]
            seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
            wish = {"game": "citadels", "seats": seats, "rated": True}
            table = (await people[0].done("POST", "/api/tables", wish))["id"]
            for person in people[1:]:
                await person.done("POST", f"/api/tables/{table}/join", {})
            await people[1].done("POST", f"/api/tables/{table}/leave", {"bot": "easy"})
            done = await people[2].done("POST", f"/api/tables/{table}/substitute", {"seat": 2, "bot": "expert"})
            assert done["seats"][2]["bot"] == "normal"  # nobody lets a better one play for him
            await end(here, table, [[1], [2], [0], [3]])
            await here.app.club.settle()
            ids = [await me(person) for person in people]
            page = await people[1].done("GET", f"/api/people/{ids[1]}")
            places = {seat["person"]: (seat["place"], seat["left"]) for seat in page["matches"][0]["seats"]}
            assert [places[each] for each in ids] == [(1, False), (3, True), (3, True), (2, False)]
            before, after = page["matches"][0]["before"], page["matches"][0]["after"]
            assert before == 1500 > after

    run(play())


def test_only_people_who_agreed_are_rated(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            bot, me_, open_ = {"kind": "bot", "bot": "normal"}, {"kind": "me"}, {"kind": "open"}
            for seats, code in (
                ([me_, bot], "server-error-rated-alone"),
                ([me_, me_, open_], "server-error-rated-twice"),
            ):
                answer = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats, "rated": True})
                assert (answer.status_code, answer.json()["code"]) == (400, code)
            await ended(here, [[0], [1]], [anna, bela])  # nobody agreed to it
            await ended(here, [[0], [1]], [anna, anna], rated=True)  # from two devices, perhaps
            made = await anna.done("POST", "/api/tables", {"game": "citadels", "seats": [me_, open_], "rated": True})
            assert (made["rated"], made["hints"]) == (True, False)
            await anna.done("POST", f"/api/tables/{made['id']}/substitute", {"seat": 1, "bot": "random"})
            await end(here, made["id"], [[0], [1]])  # against a bot alone
            await here.app.club.settle()
            assert (await stored(here))[0] == []
            for _ in range(MOST_A_DAY + 3):
                await ended(here, [[0], [1]], [anna, bela], rated=True)
            await here.app.club.settle()
            ratings, _ = await stored(here)
            assert [row[5] for row in ratings] == [MOST_A_DAY, MOST_A_DAY]
            await recompute(here.app.engine)
            assert (await stored(here))[0] == ratings
            assert await bela.done("GET", "/api/rankings") == []  # they met nobody else

    run(play())


def test_a_hidden_person_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(name) for name in ("Anna", "Zsófia", "Chloe")]
            ids = [await me(person) for person in people]
            for _ in range(2):
                await ended(here, [[1], [0], [2]], people, rated=True)
            await here.app.club.settle()
            ranks = await people[0].done("GET", "/api/rankings")
            assert [leader["name"] for leader in ranks[0]["leaders"]] == ["Zsófia", "Anna", "Chloe"]
            assert [leader["you"] for leader in ranks[0]["leaders"]] == [False, True, False]
            assert (await people[1].done("PUT", "/api/me/profile", {"hidden": True}))["hidden"] is True
            for visitor in (people[0], here.nobody()):
                got = [await visitor.ask("GET", f"/api/people/{each}") for each in ids]
                assert [answer.status_code for answer in got] == [200, 404, 200]
                ranking = await visitor.ask("GET", "/api/rankings")
                for answer in (*got, ranking):
                    assert ids[1].encode() not in answer.content
                    assert "Zsófia".encode() not in answer.content
            assert [leader["place"] for leader in ranking.json()[0]["leaders"]] == [1, 2]
            own = await people[1].done("GET", f"/api/people/{ids[1]}")
            assert (own["plays"], own["wins"], own["you"]) == (2, 2, True)
            assert (await people[1].done("PUT", "/api/me/profile", {"hidden": False}))["hidden"] is False
            assert (await people[0].ask("GET", f"/api/people/{ids[1]}")).status_code == 200

    run(play())


def test_a_private_match_is_told_to_those_who_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(name) for name in ("Anna", "Béla", "Chloe")]
            anna = await me(people[0])
            table = await ended(here, [[0], [1]], people[:2])
            public = await ended(here, [[1], [0]], people[:2], listed=True)
            await here.app.club.settle()
            seen = [
                [line["table"] for line in (await each.done("GET", f"/api/people/{anna}"))["matches"]]
                for each in people
            ]
            assert seen == [[public, table], [public, table], [public]]
            stats = await here.nobody().done("GET", "/api/games/citadels/stats")
            assert (stats["plays"], stats["people"], stats["sizes"][0]["seats"]) == (2, 2, [0.5, 0.5])
            assert table not in str(stats)
            other = await people[0].done("GET", f"/api/people/{await me(people[1])}")
            assert [(line["name"], line["plays"], line["ahead"]) for line in other["opponents"]] == [("Anna", 2, 1)]

    run(play())


def test_who_has_gone_leaves_results_and_no_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(name) for name in ("Anna", "Zsófia", "Chloe")]
            gone = await me(people[1])
            await ended(here, [[0], [1], [2]], people, rated=True)
            await here.app.club.settle()
            async with here.app.engine.begin() as connection:
                await forget_person(connection, gone, "Ghost 1")
                await recount(connection)
            page = await people[0].ask("GET", f"/api/people/{await me(people[0])}")
            assert page.json()["matches"][0]["after"] > 1500
            for answer in (page, await people[0].ask("GET", "/api/rankings")):
                assert gone not in answer.text
                assert "Zsófia" not in answer.text

    run(play())


def test_two_people_who_become_one_are_not_rated_against_each_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            people = [await here.guest(name) for name in ("Anna", "Second", "Chloe")]
            anna, second = await me(people[0]), await me(people[1])
            await ended(here, [[0], [1], [2]], people, rated=True)
            await ended(here, [[0], [1]], [people[1], people[2]], rated=True)
            await here.app.club.settle()
            async with here.app.engine.begin() as connection:
                results = schema.results
                await connection.execute(update(results).where(results.c.guest == second).values(guest=anna))
                await recount(connection)
            ratings, _ = await stored(here)
            assert {row[0]: row[5] for row in ratings} == {anna: 1, await me(people[2]): 1}

    run(play())


def test_what_the_host_switched_off_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, profiles=False) as here:
            anna = await here.guest("Anna")
            assert await anna.done("GET", "/api/club") == {"profiles": False, "ratings": False, "tournaments": True}
            for path in (f"/api/people/{await me(anna)}", "/api/rankings", "/api/games/citadels/stats"):
                assert (await anna.ask("GET", path)).status_code == 404
            seats = [{"kind": "me"}, {"kind": "open"}]
            answer = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats, "rated": True})
            assert answer.json()["code"] == "server-error-no-ratings"

    run(play())


def test_forged_requests_hide_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            cookie = {"cookie": f"tetrapolis={anna.token}"}
            page = here.nobody()
            refused = await page.ask("PUT", "/api/me/profile", {"hidden": True}, cookie)
            assert (refused.status_code, refused.json()["code"]) == (403, "server-error-forged")
            foreign = {"origin": "https://evil.example", "authorization": f"Bearer {anna.token}"}
            assert (await page.ask("PUT", "/api/me/profile", {"hidden": True}, foreign)).status_code == 403
            assert (await page.ask("PUT", "/api/me/profile", {"hidden": True})).status_code == 401
            assert not (await anna.done("GET", f"/api/people/{await me(anna)}"))["hidden"]

    run(play())


def test_a_match_counts_when_it_is_over_without_being_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            table, people = await here.seated("walled_city", 2, {}, rated=True)
            loaded = await here.app.tables.get(table)

            def play_out(match: Match) -> None:
                rng = Random(3)
                while match.position.outcome is None:
                    seat = match.position.pending[0].seat
                    match.play(seat, match.position.legal(seat).sample(rng))

            await here.app.matches.change(loaded.row.match, play_out, loaded.seating)
            while not (await stored(here))[0]:
                await asyncio.sleep(0.02)
            page = await people[0].done("GET", f"/api/people/{await me(people[0])}")
            assert [rating["bracket"] for rating in page["ratings"]] == [2]
            assert page["matches"][0]["table"] == table

    run(play())


def test_a_move_asks_nothing_of_the_club(tmp_path: Path) -> None:
    """Only the end of a match wakes it."""

    async def play() -> None:
        async with inside(tmp_path) as here:
            woken: list[int] = []
            here.app.club.wake = lambda: woken.append(1)  # type: ignore[method-assign]
            table, _ = await here.seated("walled_city", 2, {}, rated=True)
            loaded = await here.app.tables.get(table)

            def move(match: Match) -> None:
                seat = match.position.pending[0].seat
                match.play(seat, match.position.legal(seat).sample(Random(1)))

            while (await here.app.matches.get(loaded.row.match)).match.position.outcome is None:
                assert woken == []
                await here.app.matches.change(loaded.row.match, move, loaded.seating)
            assert woken == [1]

    run(play())


def test_the_command_makes_ratings_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> list[Any]:
        async with inside(tmp_path) as here:
            people = [await here.guest(f"Guest {number}") for number in range(3)]
            for ranking in ([[0], [1], [2]], [[2, 1], [0]]):
                await ended(here, ranking, people, rated=True)
            await here.app.club.settle()
            kept = await stored(here)
            async with here.app.engine.begin() as connection:
                await connection.execute(update(schema.ratings).values(mu=99.0))
                await connection.execute(delete(schema.results))
            return [kept]

    async def look() -> Any:
        async with inside(tmp_path) as here:
            return await stored(here)

    (before,) = asyncio.run(play())
    assert command(["db", "ratings", "--database", f"sqlite:///{tmp_path / 'tables.db'}", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["matches"], said["ratings"]) == (2, 3)
    assert asyncio.run(look()) == before


def test_bots_are_as_strong_as_the_docs_say() -> None:
    """The data file has the rows of docs/bots.md it names, and no others."""
    line = r"^\| ([\w\- ]+), (\d) \| `(\S+)` \| `(\S+)` \| (\d+) \| \S+ % \| (\S+) % \|"
    told = set()
    for name, players, one, among, games, share in re.findall(line, BOTS.read_text("utf-8"), re.MULTILINE):
        game = re.sub("[ -]", "_", name.removeprefix("The ").lower())
        told.add((game, int(players), one, among, int(games), float(share)))
    ours = {
        (step.game, step.players, step.one, step.among, step.games, step.share) for step in strength.measured().steps
    }
    assert len(ours) == 19
    assert ours <= told


@pytest.mark.parametrize("game", ["citadels", "ankh_morpork", "walled_city", "genoa"])
def test_a_better_bot_counts_for_more(game: str) -> None:
    levels = [strength.strength(game, 4, level) for level in ("random", "easy", "normal", "hard", "expert")]
    assert None not in levels
    assert levels == sorted(levels, key=lambda each: each or 0.0)
    gains = [
        rate(game, [Sat("a", "", 1), Sat("b", "", 3), Sat("", level, 2)], {})["a"].mu for level in ("random", "hard")
    ]
    assert gains[0] < gains[1]


def test_a_strange_bot_is_as_if_it_were_not_there() -> None:
    seats = [Sat("a", "", 1), Sat("b", "", 3), Sat("", "program:botond", 2)]
    assert rate("citadels", seats, {}) == rate("citadels", [Sat("a", "", 1), Sat("b", "", 2)], {})
    assert not Rating(25, 2.0, 3).provisional
    assert Rating(25, 3.0, 3).provisional
