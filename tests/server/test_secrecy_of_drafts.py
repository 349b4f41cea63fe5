"""What nobody is to notice, nobody notices: sealed drafts, and what goes wrong inside; and logs keep no secrets."""

from __future__ import annotations

import asyncio
import io
import logging
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

import tetrapolis as tp
from tests.games.test_sweeps import BY_HAND
from tests.server.inside import NEVER, inside
from tests.server.test_secrecy_on_the_wire import Game, Kind
from tetrapolis.core.driving import next_actor
from tetrapolis.server import app_state, matches, running
from tetrapolis.server.logs import JsonLines
from tetrapolis.testing.settings import Setting, random_game

DRAFTS = 15
"""More than the events and records that are kept in these tests: how far back one can look must not depend on them."""


@pytest.fixture(autouse=True)
def _nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "RECHECK", NEVER)
    monkeypatch.setattr(app_state, "BEAT", NEVER)
    monkeypatch.setattr(matches, "REMEMBERED", 8)
    monkeypatch.setattr(running, "REMEMBERED", 8)
    monkeypatch.setattr(matches, "SNAPSHOT_EVERY", 12)


def draft_of(position: tp.Position, seat: int, rng: Random) -> str:
    """A move of a seat that nobody else notices; empty if it finds none."""
    for _ in range(40):
        move = position.legal(seat).sample(rng)
        twin = position.copy()
        twin.play(seat, move)
        if twin.ply == position.ply and twin.observe(seat).to_json() != position.observe(seat).to_json():
            return str(move)
    return ""


async def _until_all_are_asked(game: Game, rng: Random, moves: int) -> int:
    """Play inside until several are asked at once, late enough; the first of them."""
    app = game.here.app
    loaded = await app.tables.get(game.table)
    for number in range(2000):
        position = await game.position()
        pending = [decision for decision in position.pending if not decision.optional]
        if number > moves and len(pending) > 1 and draft_of(position, pending[0].seat, rng):
            return pending[0].seat
        seat = next_actor(position, rng)
        move = position.legal(seat).sample(rng)
        await app.matches.change(game.match, partial(tp.Match.play, seat=seat, move=move), loaded.seating)
    raise AssertionError("never reached")


@pytest.mark.parametrize("clock", ["none", "decision", "player"])
def test_a_sealed_draft_changes_nothing_for_anybody_else(clock: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as here:
            game = await Game.begin(here, Kind("genoa", 4, {}, clock))
            rng = Random(5)
            writer = await _until_all_are_asked(game, rng, 40)
            await _check_frames(game, writer, rng)
            for cold in (False, True):
                await _check_answers(game, writer, rng, cold)

    asyncio.run(test())


async def _write(game: Game, writer: int, rng: Random, drafts: int) -> None:
    running = await game.running()
    seq, last = running.seq, running.last
    for number in range(drafts):
        wish = {"seat": writer, "move": draft_of(await game.position(), writer, rng)}
        if number % 2:
            done = await game.sockets[writer].command("move", f"draft {last} {number}", **wish)
            assert done["type"] == "done"
        else:
            done = await game.people[writer].done("POST", f"{game.path}/moves", wish)
        assert done["seq"] == seq
    assert (await game.running()).last == last + drafts


async def _check_frames(game: Game, writer: int, rng: Random) -> None:
    """The others' sockets stay silent; what is said afterwards is the next thing they hear."""
    await _said(game, writer, "before")
    heard = {seat: len(listener.frames) for seat, listener in game.sockets.items()}
    await _write(game, writer, rng, 3)
    await _said(game, writer, "after")
    for seat, listener in game.sockets.items():
        kinds = [frame["type"] for frame in listener.frames[heard[seat] :]]
        if seat == writer:
            assert sorted(kinds) == ["chat", "done", "state", "state", "state"]  # one draft went through the socket
            assert kinds[-1] == "chat"
        else:
            assert kinds == ["chat"], seat  # not one message


async def _said(game: Game, writer: int, words: str) -> None:
    """Something is said, and everybody has heard it: and all that was sent before."""
    await game.people[writer].done("POST", f"{game.path}/chat", {"text": words})
    for listener in game.sockets.values():
        await listener.until("chat", text=words)


async def _check_answers(game: Game, writer: int, rng: Random, cold: bool) -> None:
    """The same answers before and after; `cold`: of a server that has just read the match from its database."""
    position = await game.position()
    others = [seat for seat in game.people if seat != writer]
    tries = {seat: game._tries(position, seat, rng) for seat in others}
    earlier = {seat: await game.before(seat) for seat in others}

    async def answers() -> list[list[tuple[str, bytes]]]:
        if cold:
            game.here.app.matches.forget(game.match)
        return [await game.everything(seat, *tries[seat], earlier[seat]) for seat in others]

    before = await answers()
    await _write(game, writer, rng, DRAFTS)
    for seat, one, two in zip(others, before, await answers(), strict=True):
        for (question, answer), (_, later) in zip(one, two, strict=True):
            assert answer == later, f"seat {seat}: {question}"


def test_what_nobody_notices_takes_no_undo_away() -> None:
    found = 0
    for position in random_game(Setting(tp.game("genoa"), 4, BY_HAND), seed=0):
        for decision in position.pending if position.ply > position.undo_from else ():
            if decision.optional:
                twin = position.copy()
                twin.play(decision.seat, position.game.parse_move("wait"))
                assert (twin.ply, twin.undo_from) == (position.ply, position.undo_from)
                found += 1
    assert found


def test_a_match_that_cannot_be_read_tells_nothing_and_logs_keep_no_secrets(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        asyncio.run(_spoil(tmp_path, written))
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def _spoil(folder: Path, written: io.StringIO) -> None:
    async with inside(folder) as here:
        game = await Game.begin(here, Kind("citadels", 4, {}, "none"))
        rng = Random(3)
        for _ in range(6):
            await game.advance(rng)
        running = await game.running()
        seed, moves = running.match.header.seed, [record.move or "" for record in running.match.records[1:]]
        stranger = await here.guest("Stranger")
        assert (await stranger.ask("GET", f"{game.path}/state?seat=0")).status_code == 403
        async with here.app.engine.begin() as connection:
            await connection.execute(text("UPDATE record SET content = replace(content, 'pick', 'drop') WHERE seq > 0"))
        here.app.matches.forget(game.match)
        broken = await stranger.ask("GET", f"{game.path}/state")
        assert broken.status_code == 500
        async with here.app.engine.begin() as connection:
            await connection.execute(text("DROP TABLE chat"))
        failed = await game.people[1].ask("POST", f"{game.path}/chat", {"text": "a secret plan"})
        assert failed.status_code == 500
        told, log = broken.text + failed.text, written.getvalue()
        assert "request-failed" in log
        hidden = [
            seed,
            game.table,
            "a secret plan",
            "undo_from",
            *moves,
            *[move.replace("pick", "drop") for move in moves],
        ]
        hidden += [person.token for person in here.people if person.token]
        for secret in hidden:
            assert secret not in told
            assert secret not in log
