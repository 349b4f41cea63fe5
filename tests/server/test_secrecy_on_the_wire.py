"""Everything a seat or a spectator gets is the same bytes whatever the hidden rest of the world is.

Whole random games are played by API. Again and again somebody asks the server all there is to ask; then the match's
position is exchanged for a world which that seat cannot tell from the real one, and all is asked again. By REST both
protocols are spoken; of the sockets every other one speaks the second.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import tetrapolis as tp
from tests.games.test_sweeps import any_move
from tests.server.inside import NEVER, Inside, Listener, Person, inside
from tests.server.told import canonical
from tetrapolis.core.driving import next_actor
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.types import CLOCK, SPECTATOR
from tetrapolis.server import app_state
from tetrapolis.server.live_socket import Session
from tetrapolis.server.people import hashed
from tetrapolis.server.running import Running, Shown, happened, loud_records

CHECKS = 4
"""How often a game is stopped in the normal run."""
SHOWN_BEFORE_THE_END = {"date", "content-length", "x-request-id"}
"""Headers that have nothing to do with the match."""
NOW = re.compile(rb'"now":[0-9.e+]+(?=\}$|,"(?:undo_to|no_undo|undo_ask)":)')
NEWS = re.compile(rb'^(\{"type":"news"(?:,"table":"[^"]+","match":"[^"]+")?,"seq":[0-9]+),"now":[0-9.e+]+')
"""News up to the time at which they are sent, which has nothing to do with the match either."""
PROTOCOLS = ("", "&protocol=2")
"""As a query asks for them."""
BACK = (1, 3, 9)
"""From so many records before a client is brought to the present by a patch."""


class Kind(NamedTuple):
    """A kind of table."""

    game: str
    players: int
    options: dict[str, Any]
    clock: str

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *map(str, self.options.values())])


KINDS = [
    Kind("citadels", 4, {"preset": "random", "ninth": True}, "decision"),
    Kind("walled_city", 3, {"guild_deck": "mixed"}, "none"),
    Kind("ankh_morpork", 4, {}, "player"),
    Kind("genoa", 4, {}, "player"),
    Kind("genoa", 3, {"negotiation": "live"}, "decision"),
]


class Game:
    """A match at a table, its players, a spectator and a passer-by, each with a socket."""

    def __init__(self, here: Inside, kind: Kind, table: str, people: list[Person]) -> None:
        self.here = here
        self.kind = kind
        self.table = table
        self.path = f"/api/tables/{table}"
        self.people: dict[int | None, Person] = dict(enumerate(people))
        self.sockets: dict[int | None, Listener] = {}
        self.match = ""
        self.last: tuple[str, dict[str, Any]] = "", {}
        """The last move of a player, and its key."""
        self.patches = 0
        """How many were compared."""

    @classmethod
    async def begin(cls, here: Inside, kind: Kind) -> Game:
        """A new game."""
        table, people = await here.seated(kind.game, kind.players, kind.options, clock=kind.clock, seconds=80_000)
        game = cls(here, kind, table, people)
        game.match = (await people[0].done("GET", game.path))["match"]
        game.people[None] = await here.guest("Watcher", "hu")
        for seat, person in game.people.items():
            game.sockets[seat] = await here.listen(person, table, protocol_of(seat))
            await game.sockets[seat].until("state")
        return game

    async def running(self) -> Running:
        """The match as the server has it."""
        return await self.here.app.matches.get(self.match)

    async def position(self) -> tp.Position:
        """Its position."""
        return (await self.running()).match.position

    def session(self, seat: int | None) -> Session:
        """The server's end of a seat's socket."""
        token = hashed(self.people[seat].token)
        (found,) = [each for each in self.here.app.listeners[self.table] if each.token == token]
        assert isinstance(found, Session)
        return found

    async def advance(self, rng: Random) -> None:
        """One move of somebody, by REST or through the socket (an alarm rings inside); then everybody has heard of it.

        Through the socket it is answered with the number of the record, and nothing else; sent again, with the same.
        """
        running = await self.running()
        position, before = running.match.position, running.seq
        seat = next_actor(position, rng)
        move = position.legal(seat).sample(rng)
        if seat == CLOCK:
            loaded = await self.here.app.tables.get(self.table)
            await self.here.app.matches.change(self.match, lambda match: match.play(CLOCK, move), loaded.seating)
        else:
            key, asked = f"key {running.last}", [each.id for each in position.pending if each.seat == seat]
            wish = {"seat": seat, "move": str(move), "decision": asked[0] if asked else None}
            if rng.random() < 0.5:
                frame = await self.sockets[seat].command("move", key, **wish)
                assert frame == {"type": "done", "key": key, "seq": (await self.running()).seq}
            else:
                await self.people[seat].done("POST", f"{self.path}/moves", wish, {"idempotency-key": key})
            self.last = key, wish
        seq = (await self.running()).seq
        if seq > before:
            for listener in self.sockets.values():
                await listener.until("state", seq=seq)

    async def swap(self, world: tp.Position) -> None:
        """Exchange the position."""
        running = await self.running()
        running.match.position = world
        running._shown_at = -1

    # ---- all there is to ask

    async def everything(
        self, seat: int | None, moves: list[str], refused: list[str], before: list[tuple[int, Shown]]
    ) -> list[tuple[str, bytes]]:
        """All that a seat can find out without changing anything: each question with its answer.

        Nobody else hears of it. `before`: what the seat knew at earlier records, from which it is brought to the
        present by a patch.
        """
        await self.settled()
        others = {other: len(listener.frames) for other, listener in self.sockets.items() if other != seat}
        answers = await self._asked(seat, moves, refused)
        answers += await self._commanded(seat, refused)
        for seq, known in before:
            answers.append((f"patch from {seq}", await self._patched(seat, seq, known)))
        await self.settled()
        for other, heard in others.items():
            frames = self.sockets[other].frames[heard:]
            assert [frame["type"] for frame in frames] == ["pong"], f"seat {other} hears {seat} ask"
        return answers

    async def settled(self) -> None:
        """Until the server has nothing to tell anybody, and all that it told has come."""
        for seat, listener in self.sockets.items():
            session = self.session(seat)
            while session._news.is_set() or not session._news._waiters:
                await asyncio.sleep(0.001)
            await listener.flushed()

    async def _commanded(self, seat: int | None, refused: list[str]) -> list[tuple[str, bytes]]:
        """The same refusals through the socket, and the answer of what was carried out before."""
        own = 0 if seat is None else seat
        tries: list[tuple[str, dict[str, Any]]] = [
            *[("move", {"seat": own, "move": move}) for move in refused],
            *[("move", {"seat": own, "move": move, "decision": -1}) for move in refused[:1]],
            ("move", {"seat": (own + 1) % self.kind.players, "move": "pass"}),
            ("undo", {"seat": own, "to": 0}),
            ("say", {"text": " \u200b "}),
        ]
        if seat is None or not (await self.running()).match.can_undo(seat):
            tries.append(("undo", {"seat": own}))
        listener, answers = self.sockets[seat], []
        for number, (kind, wish) in enumerate(tries):
            frame = await listener.command(kind, f"try {number}", **wish)
            assert frame["type"] == "problem", frame
            assert frame["status"] < 500, frame
            answers.append((f"{kind} {wish}", listener.raw[listener.frames.index(frame)]))
        key, wish = self.last
        if key and seat == wish["seat"] and wish["decision"] is not None:
            frame = await listener.command("move", key, **wish)
            assert frame["type"] == "done"
            answers.append((f"again {key}", listener.raw[listener.frames.index(frame)]))
        return answers

    async def _patched(self, seat: int | None, seq: int, known: Shown) -> bytes:
        """The news for somebody who was told last how the match was at an earlier record: a real message."""
        listener, session = self.sockets[seat], self.session(seat)
        now = listener.told._states[seat]
        listener.told._states[seat] = now | msgspec.json.decode(known.text)
        session.told[seat], session.since, session.told_of = (known, session.told[seat][1]), seq, None
        start = len(listener.frames)
        session.hear(None)
        raw = listener.raw[await listener.until("state", start) - 1]
        return NEWS.sub(rb"\1", raw)

    async def before(self, seat: int | None) -> list[tuple[int, Shown]]:
        """What a seat knew some records ago."""
        match = (await self.running()).match
        loud = loud_records(match)
        return [
            (len(loud) - 1 - back, Shown(match.at(loud[-1 - back]), seat, protocol_of(seat)))
            for back in BACK
            if back < len(loud)
        ]

    async def _asked(self, seat: int | None, moves: list[str], refused: list[str]) -> list[tuple[str, bytes]]:
        """By REST, and whole through the socket."""
        person, path = self.people[seat], self.path
        seq = (await self.running()).seq
        asked: list[tuple[str, str, Any]] = [
            ("GET", path, None),
            *[("GET", f"/api/tables?which={which}", None) for which in ("mine", "open", "archive")],
            *[("GET", f"{path}/state?since={since}{two}", None) for since in (-1, seq - 2) for two in PROTOCOLS],
            ("GET", f"{path}/chat", None),
            ("GET", f"{path}/record", None),
            ("GET", f"{path}/replay?seq={seq}&seat={(seat or 0) + 1}", None),
        ]
        if seat is not None:
            asked += [
                *[
                    ("GET", f"{path}/state?seat={seat}&since={since}{two}", None)
                    for since in (-1, max(0, seq - 2), seq)
                    for two in PROTOCOLS
                ],
                *[("GET", f"{path}/replay?seq={max(0, seq - 1)}&seat={seat}{two}", None) for two in PROTOCOLS],
                *[("GET", f"{path}/state?seat={(seat + 1) % self.kind.players}{two}", None) for two in PROTOCOLS],
                *[("POST", f"{path}/check", {"seat": seat, "move": move}) for move in [*moves, *refused]],
                *[("POST", f"{path}/moves", {"seat": seat, "move": move}) for move in refused],
                *[("POST", f"{path}/moves", {"seat": seat, "move": move, "decision": -1}) for move in refused[:1]],
                ("POST", f"{path}/moves", {"seat": (seat + 1) % self.kind.players, "move": "pass"}),
                ("POST", f"{path}/undo", {"seat": seat, "to": 0}),
            ]
            if not (await self.running()).match.can_undo(seat):
                asked.append(("POST", f"{path}/undo", {"seat": seat}))
        answers = []
        for method, address, json in asked:
            answer = await person.ask(method, address, json)
            headers = {name: value for name, value in answer.headers.items() if name not in SHOWN_BEFORE_THE_END}
            assert answer.status_code < 500, answer.text
            body = NOW.sub(b"", answer.content)
            if seat is not None and address.startswith(f"{path}/state?since"):
                body = _without_events(answer.content)
            content = b"%d %s %s" % (answer.status_code, str(headers).encode(), body)
            answers.append((f"{method} {address} {json}", content))
        resumed = [(f"resume {since}", await self.sockets[seat].resumed(since)) for since in (-1, seq)]
        return answers + [(question, NEWS.sub(rb"\1", answer)) for question, answer in resumed]

    async def check(self, seat: int | None, rng: Random, worlds: int) -> int:
        """The same answers in other worlds; how many there were."""
        position = await self.position()
        moves, refused = self._tries(position, seat, rng)
        before = await self.before(seat)
        real = await self.everything(seat, moves, refused, before)
        self.patches += sum(b'"patch":[[' in answer for _, answer in real)
        seen = position.observe(seat)
        for _ in range(worlds):
            await self.swap(seen.resample(rng))
            other = await self.everything(seat, moves, refused, before)
            await self.swap(position)
            for (question, answer), (same, twin) in zip(real, other, strict=True):
                assert question == same
                assert answer == twin, f"seat {seat}: {question}"
        return len(real)

    def _tries(self, position: tp.Position, seat: int | None, rng: Random) -> tuple[list[str], list[str]]:
        """Moves that are legal for a seat now, and some that are not."""
        if seat is None:
            return [], []
        legal = position.legal(seat)
        moves = [str(legal.sample(rng))] if legal else []
        if isinstance(legal, OpenSpace):
            moves += [str(move) for move in legal.listed[:2]]
        tried = [any_move(position.observe(seat), rng) for _ in range(3)]
        return moves, [str(move) for move in tried if move not in legal] + ["fly home"]

    # ---- what was sent

    async def compare_with_the_record(self) -> None:
        """Every socket got exactly what the engine lets its seat know, at every record, and nothing else."""
        running = await self.running()
        quiet = running.match.quiet
        walked = list(running.match.walk())
        for seat, listener in self.sockets.items():
            bit = SPECTATOR if seat is None else 1 << seat
            known: dict[int, list[bytes]] = {}
            wholes: dict[int, list[bytes]] = {}
            told: set[bytes] = set()
            own: set[bytes] = set()
            seq = -1
            for record, events, position in walked:
                seq += record.seq not in quiet
                whole = msgspec.json.encode(Shown(position, seat, protocol_of(seat)).content["observation"])
                wholes.setdefault(seq, []).append(whole)
                known.setdefault(seq, []).append(canonical(msgspec.json.decode(whole)))
                for event in events if seat is not None else ():
                    if event.audience & SPECTATOR and not event.audience & bit:  # others hear of his own deeds only
                        assert seat in (event.args.get("seat"), event.args.get("target")), event
                if seq:
                    game, protocol = position.game, protocol_of(seat)
                    said = [happened(game, seq, event, protocol) for event in events if event.audience & bit]
                    (own if record.seq in quiet else told).update(map(canonical, map(msgspec.to_builtins, said)))
            heard: set[bytes] = set()
            patched = 0
            for raw, state in zip(listener.raw, listener.frames, strict=True):
                if state["type"] == "state":
                    assert canonical(state["observation"]) in known[state["seq"]], f"seat {seat} at {state['seq']}"
                    if state["complete"] or protocol_of(seat) == 1:  # else it is the story from the beginning
                        heard.update(map(canonical, state["events"]))
                    for news in msgspec.json.decode(raw, type=Frame).seats:
                        patched += news.whole is None
                        if news.whole is not None:
                            assert bytes(news.whole.observation) in wholes[state["seq"]], f"{seat} at {state['seq']}"
            assert patched > len(self.sockets), f"seat {seat} hardly heard of changes"
            assert heard - own == told - own, f"events of seat {seat}"

    async def compare_replays(self, rng: Random, samples: int) -> None:
        """Looking back shows a seat what it was sent then."""
        for seat, listener in self.sockets.items():
            states = [frame for frame in listener.frames if frame["type"] == "state"]
            first = {frame["seq"]: frame for frame in reversed(states)}
            for seq in rng.sample(sorted(first), min(samples, len(first))):
                address = f"{self.path}/replay?seq={seq}" + ("" if seat is None else f"&seat={seat}")
                two = f"&protocol={protocol_of(seat)}"
                answer = await self.people[seat].ask("GET", address + two)
                then = answer.json()["observation"]
                assert canonical(then) == canonical(first[seq]["observation"]), f"seat {seat} at {seq}"


def _without_events(content: bytes) -> bytes:
    """What a player is told as a spectator: of his own deeds others hear in other words, which his worlds lack."""
    state = msgspec.json.decode(content)
    if state["observation"].pop("events", None) is None:
        del state["events"]  # the second protocol tells there how it began
    del state["now"]
    return msgspec.json.encode(state)


def protocol_of(seat: int | None) -> int:
    """What a seat's socket speaks."""
    return 1 if seat is None or seat % 2 else 2


class Observation(msgspec.Struct):
    """As it travelled."""

    observation: msgspec.Raw


class SeatFrame(msgspec.Struct):
    """Of the news of a seat what is compared."""

    whole: Observation | None = None


class Frame(msgspec.Struct):
    """Of news what is compared."""

    seats: list[SeatFrame]


@pytest.fixture(autouse=True)
def _nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_state, "RECHECK", NEVER)
    monkeypatch.setattr(app_state, "BEAT", NEVER)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_same_bytes_in_every_world(kind: Kind, tmp_path: Path, full: bool) -> None:
    async def test() -> None:
        async with inside(tmp_path) as here:
            game = await Game.begin(here, kind)
            await _play_and_check(game, Random(1), full)

    asyncio.run(test())


async def _play_and_check(game: Game, rng: Random, full: bool) -> None:
    moves = 0
    asked = 0
    seed = (await game.running()).match.header.seed
    secrets = [seed, *[person.token for person in game.people.values()]]
    stops = set(range(100_000)) if full else {4 * 3**number for number in range(CHECKS)}
    while (position := await game.position()).outcome is None and (full or moves <= max(stops)):
        if moves in stops:
            seats: list[int | None] = [None, *range(game.kind.players)]
            if not full:
                busy = position.pending[0].seat
                seats = [busy, rng.choice([seat for seat in seats if seat != busy])]
            for seat in seats:
                asked += await game.check(seat, rng, 2 if full else 1)
        await game.advance(rng)
        moves += 1
    await game.compare_with_the_record()
    if position.outcome is None:
        await game.compare_replays(rng, 3)
        for seat, person in game.people.items():
            everything = b"\n".join(person.got)
            for secret in secrets:
                assert secret.encode() not in everything, f"seat {seat}"
    else:
        await _check_end(game, seed)
    assert asked > 60
    assert game.patches >= CHECKS


async def _check_end(game: Game, seed: str) -> None:
    """When it is over everybody may know everything."""
    watcher = game.people[None]
    header, *records = (await watcher.ask("GET", f"{game.path}/record")).content.splitlines()
    assert msgspec.json.decode(header)["seed"] == seed
    assert len(records) > 1
    for seat in range(game.kind.players):
        answer = await watcher.done("GET", f"{game.path}/replay?seq=0&seat={seat}")
        assert answer["observation"]["seat"] == seat
