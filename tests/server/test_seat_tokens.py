"""Seats for programs: a token that plays one seat and nothing else; the protocol of outside bots over a socket; and
programs of the server's own, which guests choose by name and never by command."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import tetrapolis as tp
from tests.server.guests import arrived, bare, bearer, heard, refused, run, state_when
from tests.server.inside import inside
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.cli import main
from tetrapolis.cli.admin import serve
from tetrapolis.client import Client, Seen, TableNews
from tetrapolis.core.driving import next_actor
from tetrapolis.locales import LANGUAGES, t
from tetrapolis.server import programs as server_programs
from tetrapolis.server.config import Config
from tetrapolis.server.programs import Programs

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("seats")
    often = {"app_state.RECHECK": 0.1}
    with serving(sqlite_url(folder), folder, constants=often) as running:
        yield running


def first(seen: Seen) -> str:
    return seen.moves[0]


# ---- a token and what it is good for


def test_a_program_plays_the_seat_it_was_given(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("walled_city", ["me", "open"])
            given = await anna.seat_token(table.id, 1, "Botond")
            assert (given.table, given.seat) == (table.id, 1)
            async with Client(server.url, token=given.token) as program:
                who = await program.me()
                assert (who.name, who.program) == ("Botond", True)
                (mine,) = await program.tables("mine")  # it needs to know nothing but its token
                assert [seat.seat for seat in mine.table.seats if seat.you] == [1]
                shown = (await anna.table(table.id)).seats[1]
                assert (shown.kind, shown.name, shown.program, shown.you) == ("guest", "Botond", True, False)
                outcomes = await asyncio.gather(
                    anna.run_bot(table.id, 0, first), program.run_bot(mine.table.id, 1, first)
                )
                assert outcomes[0] == outcomes[1] is not None
                again = await anna.rematch(table.id)  # and it stays for the next one
                assert again.seats[1].program
                assert (await program.state(again.id, 1)).seat == 1
            assert (await anna.close_table(again.id)).state == "closed"  # nobody but programs plays there

    run(story())


def test_a_seat_token_does_nothing_else(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, ben):
            table = await anna.create("citadels", ["me", "open", "open"])
            other = await ben.create("citadels", ["me", "open"])
            given = await anna.seat_token(table.id, 1)
            async with Client(server.url, token=given.token) as program:
                for wish in (
                    program.create("citadels", ["me", "normal"]),
                    program.join(table.id),
                    program.join(other.id),
                    program.leave(table.id),
                    program.rename("Anna"),
                    program.make_link(),
                    program.close_table(table.id),
                    program.rematch(table.id),
                    program.substitute(table.id, 0, "normal"),
                    program.seat_token(table.id, 2),
                    program.end_token(table.id, 1),
                    program.branch(table.id, 0, ["me", "normal"]),
                ):
                    await refused(wish, 403, "server-error-seat-token")
                await refused(program.chat(other.id, "Hello!"), 403, "server-error-not-seated")
                await ben.join(table.id)  # the game begins
                for seat in (0, 2):
                    await refused(program.state(table.id, seat), 403, "server-error-not-your-seat")
                    await refused(program.play(table.id, seat, "pick king"), 403, "server-error-not-your-seat")
                await refused(program.play(other.id, 0, "pick king"), 403, "server-error-not-your-seat")
                assert (await program.state(table.id, 1)).seat == 1
                await program.chat(table.id, "Good luck!")

    run(story())


def test_only_the_host_gives_a_seat_and_only_an_open_one(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", "Béla") as (anna, ben):
            table = await anna.create("citadels", ["me", "open", "normal", "open"])
            await refused(ben.seat_token(table.id, 1), 403, "server-error-not-host")
            await refused(ben.end_token(table.id, 1), 403, "server-error-not-host")
            for seat in (0, 2, 7):
                await refused(anna.seat_token(table.id, seat), 409, "server-error-seat-taken")
                await refused(anna.end_token(table.id, seat), 409, "server-error-no-program")
            await refused(anna.seat_token("nowhere", 1), 404, "server-error-no-table")
            await refused(anna.seat_token(table.id, 1, "\u200b"), 400, "server-error-name")
            async with Client(server.url) as nobody:
                await refused(nobody.seat_token(table.id, 1), 401, "server-error-who")
            async with bare(server, headers=bearer(anna)) as page:
                answer = await page.post(
                    f"/api/tables/{table.id}/token", json={"seat": 1}, headers={"origin": "https://evil.example"}
                )
                assert answer.status_code == 403
            await anna.seat_token(table.id, 1)
            await anna.close_table(table.id)
            await refused(anna.seat_token(table.id, 3), 409, "server-error-seat-taken")

    run(story())


def test_asked_again_the_same_request_gives_the_same_token_and_a_new_one_ends_it(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("citadels", ["me", "open", "open"])
            given = await anna.seat_token(table.id, 1, key="once")
            assert await anna.seat_token(table.id, 1, key="once") == given
            elsewhere = await anna.seat_token(table.id, 2, key="once")
            assert elsewhere.token != given.token
            newer = await anna.seat_token(table.id, 1)
            assert newer.token != given.token
            async with Client(server.url, token=given.token) as old, Client(server.url, token=newer.token) as program:
                await refused(old.me(), 401, "server-error-who")
                assert (await program.me()).program

    run(story())


def test_the_host_takes_a_seat_back(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("citadels", ["me", "open"])
            token = (await anna.seat_token(table.id, 1)).token  # now all seats are taken
            async with Client(server.url, token=token) as program, aclosing(program.listen(table.id)) as news:
                await anext(news)
                left = (await anna.end_token(table.id, 1)).seats[1]
                assert (left.kind, left.bot, left.program, left.absent) == ("bot", "normal", False, False)
                await refused(program.state(table.id, 1), 401, "server-error-who")

                async def drain() -> None:
                    async for _ in news:
                        pass

                await refused(drain(), 401, "server-error-who")  # nor does it hear anything more
            waiting = await anna.create("citadels", ["me", "open", "open"])
            await anna.seat_token(waiting.id, 1, "Botond")
            back = (await anna.end_token(waiting.id, 1)).seats[1]
            assert (back.kind, back.name, back.program) == ("open", "", False)

    run(story())


def test_a_program_that_was_replaced_comes_back_by_itself(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("citadels", ["me", "open"])
            token = (await anna.seat_token(table.id, 1)).token
            async with Client(server.url, token=token) as program:
                assert (await anna.substitute(table.id, 1, "normal")).seats[1].absent
                assert (await program.substitute(table.id, 1)).seats[1].kind == "guest"

    run(story())


# ---- the protocol over a socket


@asynccontextmanager
async def seated(server: Server, token: str) -> AsyncIterator[ClientConnection]:
    address = f"ws{server.url.removeprefix('http')}/api/seat"
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        yield socket


async def message(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await socket.recv())
    return found


async def begun(socket: ClientConnection) -> dict[str, Any]:
    """Up to the start of the game: that message."""
    assert (await message(socket))["type"] == "hello"
    await socket.send("ready Botond")
    return await message(socket)


async def play_to_the_end(socket: ClientConnection) -> list[dict[str, Any]]:
    """Answer every question; everything it was told."""
    told: list[dict[str, Any]] = []
    async for frame in socket:
        told.append(json.loads(frame))
        if told[-1]["type"] == "decision":
            await socket.send(told[-1]["legal"][0] if told[-1]["legal"] else told[-1]["default"])
    return told


@pytest.mark.parametrize("game", ["citadels", "walled_city"])
def test_the_same_protocol_over_a_socket(server: Server, game: str) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create(game, ["me", "open"])
            token = (await anna.seat_token(table.id, 1)).token
            async with seated(server, token) as socket:
                options = (await anna.table(table.id)).options
                assert await begun(socket) == {
                    "type": "start", "game": game, "players": 2, "seat": 1, "options": options
                }  # fmt: skip
                told, outcome = await asyncio.gather(play_to_the_end(socket), anna.run_bot(table.id, 0, first))
            assert outcome is not None
            assert told[-1]["type"] == "over"
            assert told[-1]["outcome"]["scores"] == list(outcome.scores)
            questions = [each for each in told if each["type"] == "decision"]
            assert [each["number"] for each in questions] == list(range(1, len(questions) + 1))
            for question in questions:
                assert question["observation"]["seat"] == 1
                assert question["default"] in question["legal"]
                assert question["tally"]
                assert question["seconds"] > 0
            assert {each["type"] for each in told} == {"decision", "over"}  # no move was refused

    run(story())


def test_a_bad_move_over_the_socket_may_be_tried_once_more(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna", lang="hu") as (anna,):
            table = await anna.create("citadels", ["open", "me"], options={"first_crown": 0})
            token = (await anna.seat_token(table.id, 0)).token
            async with seated(server, token) as socket:
                await begun(socket)
                question = await message(socket)
                await socket.send("buld manor")
                told = await message(socket)
                assert (told["type"], told["code"], told["number"]) == ("refused", "error-move-unknown", 1)
                assert told["detail"] == t("hu", "error-move-unknown", word="buld")
                await socket.send("x" * 5000)
                told = await message(socket)
                assert told == {"type": "default", "number": 1, "move": question["default"], "why": "illegal"}
                asked = await state_when(anna, table.id, 1, lambda state: state.observation.decision is not None)
                assert asked.seq == 1

    run(story())


def test_an_answer_that_comes_too_late_is_dropped(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            clock: dict[str, Any] = {"clock": "decision", "seconds": 1}
            table = await anna.create("citadels", ["open", "me"], options={"first_crown": 0}, **clock)
            token = (await anna.seat_token(table.id, 0)).token
            async with seated(server, token) as socket:
                await begun(socket)
                question = await message(socket)
                assert 0 < question["seconds"] <= 1
                # the clock plays for both, until the program is asked something else
                await state_when(
                    anna,
                    table.id,
                    1,
                    lambda state: any(d.seat == 0 and d.id > 2 for d in state.observation.pending),
                )
                await socket.send(question["legal"][-1])
                told = await message(socket)
                assert told["type"] == "decision"
                assert told["number"] == 2

    run(story())


def test_where_nobody_waits_for_it_a_program_that_passes_is_asked_again_when_something_happens(server: Server) -> None:
    async def story() -> None:
        async with arrived(server, "Anna") as (anna,):
            table = await anna.create("genoa", ["open", "me", "me"], options={"negotiation": "live"})
            token = (await anna.seat_token(table.id, 0)).token
            start = (await anna.state(table.id, 1)).observation.pending[0].seat
            async with seated(server, token) as socket:
                await begun(socket)
                if start == 0:
                    await socket.send((await message(socket))["default"])
                else:
                    await anna.play(table.id, start, "roll")
                question = await message(socket)
                assert question["observation"]["pending"][0]["optional"]
                await socket.send("wait")  # nothing is played: nobody need know
                bystander = next(seat for seat in (1, 2) if seat != start)
                await anna.play(table.id, bystander, "pass")
                later = await message(socket)
                assert later["number"] == question["number"] + 1
                assert later["observation"] != question["observation"]

    run(story())


def test_who_may_open_the_socket_of_a_seat(server: Server) -> None:
    async def story() -> None:
        async def turned_away(token: str, code: str) -> int:
            async with seated(server, token) as socket:
                assert (await message(socket))["code"] == code
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code is not None
                return socket.close_code

        async with arrived(server, "Anna") as (anna,):
            assert await turned_away(anna.token, "server-error-no-seat-token") == 4403
            assert await turned_away("nonsense", "server-error-who") == 4401
            table = await anna.create("citadels", ["me", "open", "open"])
            token = (await anna.seat_token(table.id, 1)).token
            async with seated(server, token) as socket:
                await message(socket)
                await socket.send("hello")
                assert (await message(socket))["code"] == "server-error-not-ready"
            async with seated(server, token) as socket:  # it waits with the others, until the host wants the seat back
                await message(socket)
                await socket.send("ready")
                await heard(anna, table.id, lambda news: isinstance(news, TableNews) and news.table.seats[1].program)
                await anna.end_token(table.id, 1)
                assert (await message(socket))["code"] in ("server-error-who", "server-error-not-seated")

    run(story())


# ---- the server's own programs


def test_guests_choose_the_programs_the_server_offers_and_no_others(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    programs = {"example": (sys.executable, str(EXAMPLE)), "broken": (sys.executable, "-c", "raise SystemExit(3)")}

    async def story() -> None:
        async with inside(tmp_path, tick=0.01, programs=programs, bot_budget=30.0) as here:
            anna = await here.guest("Anna")
            for game in await anna.done("GET", "/api/games"):
                assert game["bots"][-2:] == ["program:example", "program:broken"]
            for level in (
                f"program:touch {trap}",
                "program:other",
                "program:",
                f"program:{EXAMPLE}",
                "program@9:example",
            ):
                seats = [{"kind": "me"}, {"kind": "bot", "bot": level[:40]}]
                answer = await anna.ask("POST", "/api/tables", {"game": "citadels", "seats": seats})
                assert answer.status_code == 400, answer.text
            seats = [{"kind": "me"}] + [{"kind": "bot", "bot": f"program:{name}"} for name in programs]
            made = await anna.done("POST", "/api/tables", {"game": "citadels", "seats": seats})
            answer = await anna.ask("POST", f"/api/tables/{made['id']}/leave", {"bot": "program:other"})
            assert answer.status_code == 400
            await anna.done("POST", f"/api/tables/{made['id']}/leave", {"bot": "program:example"})

            while (await anna.done("GET", f"/api/tables/{made['id']}/state"))["seq"] < 12:
                await asyncio.sleep(0.05)  # the broken one plays its default moves: nobody waits for it
            assert any(str(EXAMPLE) in each for each in commands())
        assert not trap.exists()
        assert not any(str(EXAMPLE) in each for each in commands())  # when the house closes nobody is left behind

    run(story())


def test_who_serves_says_which_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offered: list[dict[str, tuple[str, ...]]] = []

    def note(config: Config, *_: object) -> bool:
        offered.append(config.programs)
        return True

    monkeypatch.setattr(serve, "_run", note)
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    assert main([*words, "--program", f"example={EXAMPLE} --deep", "--program", "b=cat"]) == 0
    assert offered[0]["example"] == (str(EXAMPLE), "--deep")
    assert Path(offered[0]["b"][0]).name == "cat"
    capsys.readouterr()
    for lang in LANGUAGES:
        for wrong in ("cat", "=cat", "Nagy Béla=cat", "x" * 30 + "=cat"):
            assert main([*words, "--program", wrong, "--lang", lang]) == 2
            assert t(lang, "cli-error-program", text=wrong) in capsys.readouterr().err
        assert main([*words, "--program", "a=./no-such-bot", "--lang", lang]) == 2
        assert t(lang, "error-program-missing", program="./no-such-bot") in capsys.readouterr().err


def commands() -> list[list[str]]:
    """What runs below this process."""
    found = []
    for each in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            found.append(each.cmdline())
    return found


def test_when_a_match_is_over_its_programs_hear_of_it_and_end(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    text = f"""
import json, sys
with open({str(notes)!r}, "a") as notes:
    for line in sys.stdin:
        message = json.loads(line)
        notes.write(message["type"] + " ")
        if message["type"] == "hello": print("ready", flush=True)
        if message["type"] == "decision": print(message["legal"][0], flush=True)
"""
    pos = tp.game("citadels").new(2, 1)
    seat, before, rng = pos.pending[0].seat, pos.to_json(), Random(1)
    legal = str(next(iter(pos.legal(seat))))
    while pos.outcome is None:
        asked = next_actor(pos, rng)
        pos.play(asked, pos.legal(asked).sample(rng))

    async def story() -> None:
        programs = Programs({"note": (sys.executable, "-c", text)}, 30.0)
        assert await programs.choose("match", "citadels", before, seat, "program:note", "1") == legal
        assert await programs.choose("other", "citadels", before, seat, "program:note", "1") == legal
        await programs.over("match", pos)
        assert list(programs._seats) == [("other", seat)]
        assert notes.read_text().split() == ["hello", "start", "decision", "over"]
        programs.close()
        assert notes.read_text().split()[4:] == ["hello", "start", "decision"]

    run(story())


def test_programs_that_are_not_asked_for_long_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pos = tp.game("citadels").new(2, 1)
    seat = pos.pending[0].seat

    async def story() -> None:
        programs = Programs({"example": (sys.executable, str(EXAMPLE))}, 30.0)
        monkeypatch.setattr(server_programs, "MOST", 2)
        for match in ("a", "b", "a", "c"):
            assert await programs.choose(match, "citadels", pos.to_json(), seat, "program:example", "1")
        assert [match for match, _ in programs._seats] == ["a", "c"]
        monkeypatch.setattr(server_programs, "IDLE", -1.0)
        await programs.tidy()
        assert not programs._seats
        assert not any(str(EXAMPLE) in each for each in commands())
        programs.close()

    run(story())


def test_each_seat_has_a_program_of_its_own(tmp_path: Path) -> None:
    notes = tmp_path / "seats"
    text = f"""
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": print("ready", flush=True)
    if message["type"] == "decision":
        with open({str(notes)!r}, "a") as file:
            file.write(f"{{os.getpid()}} {{message['observation']['seat']}}\\n")
        print(message["default"], flush=True)
"""
    programs = {"note": (sys.executable, "-c", text)}

    async def story() -> None:
        async with inside(tmp_path, tick=0.01, programs=programs, bot_budget=30.0) as here:
            anna = await here.guest("Anna")
            seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "program:note"}] * 3
            wish = {"game": "citadels", "seats": seats, "clock": "decision", "seconds": 1}
            await anna.done("POST", "/api/tables", wish)

            def heard_of() -> set[str]:
                return set(notes.read_text().splitlines()) if notes.exists() else set()

            while len({line.split()[1] for line in heard_of()}) < 3:
                await asyncio.sleep(0.02)
            found = heard_of()
            assert len({line.split()[0] for line in found}) == len(found)

    run(story())
