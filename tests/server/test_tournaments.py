"""Tournaments: a whole league, rounds paired once, and deals that nobody hears of from another table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update

from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tetrapolis.cli.app import run as command
from tetrapolis.core.match import Match
from tetrapolis.server import schema
from tetrapolis.server.club import league
from tetrapolis.server.club.tournaments import Tournaments
from tetrapolis.server.database import reading
from tetrapolis.wire.answers import Guest
from tetrapolis.wire.tournaments import PairEntry, PairInput, TournamentPage

GAME = "walled_city"
SIZES = {"walled_city": 3, "citadels": 4}


def play_out(match: Match, rng: Random) -> None:
    """Random moves to the end."""
    while match.position.outcome is None:
        seat = match.position.pending[0].seat
        match.play(seat, match.position.legal(seat).sample(rng))


async def finish(here: Inside, table: str, seed: int) -> None:
    """All moves of a table, at once."""
    loaded = await here.app.tables.get(table)
    await here.app.matches.change(loaded.row.match, lambda match: play_out(match, Random(seed)), loaded.seating)
    here.app.tables.forget(table)


async def announced(here: Inside, host: Person, guests: int, **wish: Any) -> tuple[str, list[Person]]:
    """A tournament with the host and these guests."""
    wish = {"game": GAME, "title": "Friday", "size": SIZES[GAME], "auto": False} | wish
    made = await host.done("POST", "/api/tournaments", wish)
    tournament = made["tournament"]["id"]
    people = [host, *[await here.guest(f"Guest {number}") for number in range(guests)]]
    for person in people:
        await person.done("POST", f"/api/tournaments/{tournament}/enter")
    return tournament, people


async def next_round(host: Person, tournament: str) -> dict[str, Any]:
    """The round that was paired."""
    page = await host.done("POST", f"/api/tournaments/{tournament}/round")
    found: dict[str, Any] = page["played"][-1]
    return found


def checked(page: dict[str, Any]) -> None:
    """Everything that is published fits: seeds, pairings, standings; and what is changed is noticed."""
    whole = msgspec.convert(page, TournamentPage)
    assert league.faults(whole) == []
    first = whole.played[0]
    lied = {
        "seed": msgspec.structs.replace(first, seed="0" * 64),
        "pairing": msgspec.structs.replace(first, tables=first.tables[::-1]),
    }
    for what, changed in lied.items():
        other = msgspec.structs.replace(whole, played=[changed, *whole.played[1:]])
        assert what in [fault.what for fault in league.faults(other)]
    better = msgspec.structs.replace(whole.standings[-1], points=99.0)
    other = msgspec.structs.replace(whole, standings=[better, *whole.standings[:-1]])
    assert [fault.what for fault in league.faults(other)] == ["standings"]


def test_a_hundred_bots_play_a_league(tmp_path: Path) -> None:
    """All by inside calls: random moves, a short game, every match stored and counted."""

    async def play() -> None:
        async with inside(tmp_path) as here:
            host = await here.guest("Host")
            wish = {"game": "citadels", "title": "A hundred", "rounds": 3, "size": 4, "rated": True}
            tournament = (await host.done("POST", "/api/tournaments", wish))["tournament"]["id"]
            now = here.app.clock.now()
            people = [Guest(f"bot-{number:03}", f"Bot {number}", "en") for number in range(100)]
            fresh = {"lang": "en", "program": False, "created": now, "seen": now}
            rows = [fresh | {"id": each.id, "name": each.name, "token": each.id} for each in people]
            async with here.app.engine.begin() as connection:
                await connection.execute(insert(schema.guests), rows)
            for each in people:
                await here.app.tournaments.enter(each, tournament)
            played = await next_round(host, tournament)
            for number in range(1, 4):
                assert [len(table["seats"]) for table in played["tables"]] == [4] * 25
                for at, table in enumerate(played["tables"]):
                    await finish(here, table["table"], 100 * number + at)
                page = await host.done("GET", f"/api/tournaments/{tournament}")
                while len(page["played"]) == number and page["tournament"]["state"] != "over":  # the next by itself
                    await asyncio.sleep(0.02)
                    page = await host.done("GET", f"/api/tournaments/{tournament}")
                played = page["played"][-1]
            checked(page)
            lines = page["standings"]
            assert len(lines) == 100
            assert sum(line["points"] for line in lines) == pytest.approx(3 * 25 * 6)
            assert all(None not in line["rounds"] for line in lines)
            met = [entry["met"] for entry in page["played"][-1]["paired"]["entries"]]
            assert sum(times > 1 for each in met for times in each.values()) == 0  # nobody met again in two rounds
            while await here.app.club.settle():
                pass
            ranks = await host.done("GET", "/api/rankings")
            assert sum(leader["games"] for leader in ranks[0]["leaders"]) == 3 * len(ranks[0]["leaders"]) == 150

    run(play())


def test_two_processes_pair_a_round_once(tmp_path: Path, postgres: Any) -> None:
    async def play() -> None:
        async with inside(tmp_path, database=postgres.database()) as here:
            host = await here.guest("Host")
            tournament, _ = await announced(here, host, 6, auto=True)
            app, me = here.app, Guest((await host.done("GET", "/api/me"))["id"], "Host", "en")
            several = [Tournaments(app.engine, app.tables, app.clock.now, lambda _: None) for _ in range(6)]
            done = await asyncio.gather(*(each.next_round(me, tournament) for each in several), return_exceptions=True)
            assert sum(each is None for each in done) == 1
            played = (await host.done("GET", f"/api/tournaments/{tournament}"))["played"]
            assert [len(each["tables"]) for each in played] == [3]
            for at, table in enumerate(played[0]["tables"]):
                await finish(here, table["table"], at)
            await asyncio.gather(*(each.look() for each in several))
            found = await several[0].get(tournament)
            assert [each.number for each in found.rounds] == [1, 2]
            async with reading(app.engine).begin() as connection:
                mine = select(schema.tables.c.id).where(schema.tables.c.tournament == tournament)
                assert len((await connection.execute(mine)).all()) == sum(len(each.tables) for each in found.rounds)

    run(play())


async def _duplicate(here: Inside, guests: int = 5) -> tuple[str, dict[str, Any], list[Person]]:
    host = await here.guest("Host")
    tournament, people = await announced(here, host, guests, kind="duplicate", rounds=2)
    return tournament, await next_round(host, tournament), people


async def _seat(people: list[Person], table: str) -> list[tuple[Person, int]]:
    """Who sits at a table, and where."""
    found = []
    for person in people:
        info = await person.done("GET", f"/api/tables/{table}")
        found += [(person, seat["seat"]) for seat in info["seats"] if seat["you"]]
    return found


def test_all_tables_of_a_duplicate_round_have_one_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            tournament, played, _ = await _duplicate(here)
            matches = []
            for table in played["tables"]:
                loaded = await here.app.tables.get(table["table"])
                matches.append((await here.app.matches.get(loaded.row.match)).match)
                assert loaded.row.commitment == played["commitment"] != ""
            first, second = matches
            assert first.header.seed == second.header.seed
            assert first.records[0] == second.records[0]  # the same deal
            for at, table in enumerate(played["tables"]):
                await finish(here, table["table"], at)
            await here.app.tournaments.look()
            record = await here.nobody().ask("GET", f"/api/tables/{played['tables'][0]['table']}/record")
            header = msgspec.json.decode(record.content.splitlines()[0], type=type(first.header))
            assert header.commitment == played["commitment"]  # what was shown before the first move
            page = await here.nobody().done("GET", f"/api/tournaments/{tournament}")
            checked(page)
            assert sum(line["points"] for line in page["standings"]) == pytest.approx(3.0 * 3)

    run(play())


def test_nobody_hears_of_a_deal_that_others_play(tmp_path: Path) -> None:
    """A quick table is over: on the wire nothing of it reaches those of the other one, nor the host, nor anybody."""

    async def play() -> None:
        async with inside(tmp_path) as here:
            tournament, played, people = await _duplicate(here)
            quick, slow = (table["table"] for table in played["tables"])
            own = await _seat(people, quick)
            others = [person for person in people if person not in [each for each, _ in own]]
            assert len(own) == len(others) == 3
            outside = [*others, here.nobody()]

            async def closed(over: bool) -> None:
                for person in outside:
                    asks = ["state", "replay?seq=0", "record", "chat", "state?seat=0", "replay?seq=0&seat=0"]
                    for ask in asks:
                        answer = await person.ask("GET", f"/api/tables/{quick}/{ask}")
                        assert answer.status_code in (401, 403), (ask, answer.text)
                for person in others:
                    said = await person.ask("POST", f"/api/tables/{quick}/chat", {"text": "what have you got?"})
                    assert said.status_code == 403
                    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
                    branch = await person.ask("POST", f"/api/tables/{quick}/branch", {"seq": 0, "seats": seats})
                    assert (branch.status_code, branch.json()["code"]) == (403, "server-error-sealed")
                me, seat = own[0]
                for ask in ("record", f"replay?seq=0&seat={(seat + 1) % 3}"):  # not more than they saw themselves
                    assert (await me.ask("GET", f"/api/tables/{quick}/{ask}")).status_code == 403
                branch = await me.ask("POST", f"/api/tables/{quick}/branch", {"seq": 0, "seats": seats, "seat": seat})
                assert branch.json()["code"] == "server-error-sealed"
                review = await me.ask("GET", f"/api/tables/{quick}/review?seat={seat}")
                assert review.json()["code"] == "server-error-sealed"
                hint = await me.ask("POST", f"/api/tables/{quick}/hint", {"seat": seat})
                assert hint.json()["code"] == "server-error-no-hints"
                assert (await me.ask("POST", f"/api/tables/{slow}/chat", {"text": "hm"})).status_code == 403
                state = await me.done("GET", f"/api/tables/{quick}/state?seat={seat}")
                assert (state["observation"]["outcome"] is not None) == over

            await closed(over=False)
            ask = await own[0][0].ask("POST", f"/api/tables/{quick}/undo/ask", {"seat": own[0][1]})
            assert ask.json()["code"] == "server-error-tournament-undo"
            await finish(here, quick, 1)
            await here.app.tournaments.look()
            await here.app.club.settle()
            await closed(over=True)
            loaded = await here.app.tables.get(quick)
            match = (await here.app.matches.get(loaded.row.match)).match
            assert match.position.outcome is not None
            for person in outside:
                page = await person.done("GET", f"/api/tournaments/{tournament}")
                assert [table["result"] for table in page["played"][0]["tables"]] == [None, None]
                assert [line["points"] for line in page["standings"]] == [0.0] * 6
                for which in ("mine", "archive", "open"):
                    lists = await person.ask("GET", f"/api/tables?which={which}")
                    assert quick not in lists.text
                for player, _ in own:
                    guest = (await player.done("GET", "/api/me"))["id"]
                    assert (await person.done("GET", f"/api/people/{guest}"))["plays"] == 0
                stats = await person.done("GET", f"/api/games/{GAME}/stats")
                assert stats["plays"] == 0
                got = b"".join(person.got)
                assert match.header.seed.encode() not in got
                assert match.header.salt.encode() not in got
            await finish(here, slow, 2)
            await here.app.tournaments.look()
            assert (await here.nobody().ask("GET", f"/api/tables/{quick}/record")).status_code == 200
            await here.app.club.settle()
            stats = await here.nobody().done("GET", f"/api/games/{GAME}/stats")
            assert stats["plays"] == 2

    run(play())


def test_a_socket_opens_on_the_own_table_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            _, played, people = await _duplicate(here)
            quick = played["tables"][0]["table"]
            own = [person for person, _ in await _seat(people, quick)]
            await here.listen(own[0], quick)
            for person in (each for each in people if each not in own):
                with pytest.raises(AssertionError, match="the connection has ended"):
                    await here.listen(person, quick)

    run(play())


def test_late_entry_dropping_out_and_too_few(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            host, late = await here.guest("Host"), await here.guest("Late")
            tournament, people = await announced(here, host, 4, size=3)
            path = f"/api/tournaments/{tournament}"
            first = await next_round(host, tournament)
            assert sorted(len(table["seats"]) for table in first["tables"]) == [2, 3]
            notices = (await people[1].done("GET", "/api/notices"))["notices"]
            assert [notice["kind"] for notice in notices] == ["paired"]
            assert (await host.ask("POST", f"{path}/round")).json()["code"] == "server-error-tournament-not-now"
            await late.done("POST", f"{path}/enter")
            await people[1].done("POST", f"{path}/leave")
            for at, table in enumerate(first["tables"]):
                await finish(here, table["table"], at)
            await here.app.tournaments.look()
            second = await next_round(host, tournament)
            assert sorted(number for table in second["tables"] for number in table["seats"]) == [1, 3, 4, 5, 6]
            for at, table in enumerate(second["tables"]):
                await finish(here, table["table"], 10 + at)
            await here.app.tournaments.look()
            page = await host.done("GET", path)
            checked(page)
            lines = {line["number"]: line["rounds"] for line in page["standings"]}
            assert (lines[6][0], lines[2][1]) == (None, None)
            for person in people[2:]:
                await person.done("POST", f"{path}/leave")
            await late.done("POST", f"{path}/leave")
            assert (await host.ask("POST", f"{path}/round")).json()["code"] == "server-error-tournament-few"

    run(play())


def test_a_late_seat_is_played_on_by_a_bot_and_marked(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, tick=0.02, bots=1) as here:
            host = await here.guest("Host")
            tournament, _ = await announced(here, host, 2, rounds=1, round_seconds=3600)
            played = await next_round(host, tournament)
            async with here.app.engine.begin() as connection:
                await connection.execute(update(schema.rounds).values(deadline=here.app.clock.now() - 1))
            page = await host.done("GET", f"/api/tournaments/{tournament}")
            while page["tournament"]["state"] != "over":
                await here.app.tournaments.look()
                await asyncio.sleep(0.05)
                page = await host.done("GET", f"/api/tournaments/{tournament}")
            assert page["played"][0]["tables"][0]["result"]["late"] == [0, 1, 2]
            assert [line["late"] for line in page["standings"]] == [1, 1, 1]
            assert played["deadline"] is not None

    run(play())


def test_a_host_calls_it_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            tournament, played, people = await _duplicate(here)
            path = f"/api/tournaments/{tournament}"
            for what in ("cancel", "round"):
                refused = await people[1].ask("POST", f"{path}/{what}")
                assert (refused.status_code, refused.json()["code"]) == (403, "server-error-tournament-host")
                assert (await here.nobody().ask("POST", f"{path}/{what}")).status_code == 401
            page = await people[0].done("POST", f"{path}/cancel")
            assert page["tournament"]["state"] == "cancelled"
            states = [(await people[0].done("GET", f"/api/tables/{t['table']}"))["state"] for t in played["tables"]]
            assert states == ["closed", "closed"]
            refused = await (await here.guest("Late")).ask("POST", f"{path}/enter")
            assert refused.json()["code"] == "server-error-tournament-closed"
            record = await here.nobody().ask("GET", f"/api/tables/{played['tables'][0]['table']}/record")
            assert record.status_code in (403, 409)  # the seed of what was given up stays secret

    run(play())


def test_forged_requests_change_no_tournament(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            host = await here.guest("Host")
            tournament, _ = await announced(here, host, 2)
            page, cookie = here.nobody(), {"cookie": f"tetrapolis={host.token}"}
            for what in ("enter", "leave", "round", "cancel"):
                refused = await page.ask("POST", f"/api/tournaments/{tournament}/{what}", None, cookie)
                assert (refused.status_code, refused.json()["code"]) == (403, "server-error-forged"), what
            wish = {"game": GAME, "title": "Evil", "size": 3}
            assert (await page.ask("POST", "/api/tournaments", wish, cookie)).status_code == 403
            found = await host.done("GET", f"/api/tournaments/{tournament}")
            assert (found["tournament"]["state"], found["tournament"]["people"]) == ("open", 3)

    run(play())


def test_what_is_refused_before_it_is_announced(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as here:
            host = await here.guest("Host")
            for wish, code in (
                ({"title": "\u3164"}, "server-error-tournament-title"),
                ({"clock": "decision"}, "server-error-clock"),
            ):
                answer = await host.ask("POST", "/api/tournaments", {"game": GAME, "title": "A", "size": 3} | wish)
                assert answer.json()["code"] == code
            assert (await host.ask("GET", "/api/tournaments/nothing")).status_code == 404
        async with inside(tmp_path, tournaments=False) as here:
            assert (await here.nobody().ask("GET", "/api/tournaments")).status_code == 404

    run(play())


def test_anybody_can_work_it_out_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> dict[str, Any]:
        async with inside(tmp_path) as here:
            host = await here.guest("Host")
            tournament, _ = await announced(here, host, 5, rounds=2)
            for number in range(2):
                for at, table in enumerate((await next_round(host, tournament))["tables"]):
                    await finish(here, table["table"], 10 * number + at)
                await here.app.tournaments.look()
            page: dict[str, Any] = await host.done("GET", f"/api/tournaments/{tournament}")
            return page

    page = asyncio.run(play())
    file = tmp_path / "tournament.json"
    file.write_bytes(msgspec.json.encode(page))
    assert command(["tournament", str(file), "--lang", "en"]) == 0
    assert "2 rounds were worked out again" in capsys.readouterr().out
    page["played"][1]["tables"].reverse()
    file.write_bytes(msgspec.json.encode(page))
    assert command(["tournament", str(file), "--lang", "en"]) == 1
    assert "Round 2" in capsys.readouterr().out
    assert command(["tournament", str(tmp_path / "none.json")]) == 2


# ---- arithmetic


@pytest.mark.parametrize(("size", "least"), [(4, 3), (4, 4), (3, 2), (2, 2)])
def test_everybody_sits_at_one_table(size: int, least: int) -> None:
    for players in range(2, 60):
        sizes, bots = league.table_sizes(players, size, least)
        assert sum(sizes) == players + bots
        assert bots < least
        assert set(sizes) <= {size, least}
        assert sizes == sorted(sizes, reverse=True)
        if players % 11 in (2, 5):
            entries = [PairEntry(number, 0.0, {}, [0] * size) for number in range(1, players + 1)]
            seated = [number for table in league.pair(PairInput(size, least, entries), "s") for number in table]
            assert sorted(seated) == [0] * bots + list(range(1, players + 1))


def test_leaders_meet_and_nobody_meets_again() -> None:
    met = {number: {str(other): 1 for other in range(1, 5) if other != number} for number in range(1, 5)}
    points = {1: 3.0, 2: 3.0, 3: 3.0, 4: 0.0, 5: 3.0, 6: 2.5, 7: 0.0, 8: 0.5}
    entries = [PairEntry(n, points[n], met.get(n, {}), [0] * 4) for n in points]
    first, second = (set(table) for table in league.pair(PairInput(4, 3, entries), "seed"))
    assert len(first & {1, 2, 3, 4}) == len(second & {1, 2, 3, 4}) == 2
    fresh = [PairEntry(n, points[n], {}, [0] * 4) for n in points]
    leaders = league.pair(PairInput(4, 3, fresh), "seed")[0]
    assert sorted(points[number] for number in leaders) == [2.5, 3.0, 3.0, 3.0] or sum(points[n] for n in leaders) == 12


def test_everybody_sits_everywhere() -> None:
    entries = [PairEntry(n, 0.0, {}, [1 if seat == n - 1 else 0 for seat in range(4)]) for n in range(1, 5)]
    (table,) = league.pair(PairInput(4, 3, entries), "s")
    assert all(number - 1 != seat for seat, number in enumerate(table))
