"""Everything a seat or a spectator gets is the same bytes whatever the hidden rest of the world is.

Whole random games are played by API. Again and again somebody asks the server all there is to ask; then the match's
position is exchanged for a world which that seat cannot tell from the real one, and all is asked again.
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
from tetrapolis.core.driving import next_actor
from tetrapolis.core.legal import OpenSpace
from tetrapolis.core.types import CLOCK, SPECTATOR
from tetrapolis.server.matches import Running

CHECKS = 4
"""How often a game is stopped in the normal run."""
SHOWN_BEFORE_THE_END = {"date", "content-length", "x-request-id"}
"""Headers that have nothing to do with the match."""
NOW = re.compile(rb'"now":[0-9.e+]+\}$')


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

    @classmethod
    async def begin(cls, here: Inside, kind: Kind) -> Game:
        """A new game."""
        table, people = await here.seated(kind.game, kind.players, kind.options, clock=kind.clock, seconds=80_000)
        game = cls(here, kind, table, people)
        game.match = (await people[0].done("GET", game.path))["match"]
        game.people[None] = await here.guest("Watcher", "hu")
        for seat, person in game.people.items():
            game.sockets[seat] = await here.listen(person, table)
            await game.sockets[seat].until("state")
        return game

    async def running(self) -> Running:
        """The match as the server has it."""
        return await self.here.app.matches.get(self.match)

    async def position(self) -> tp.Position:
        """Its position."""
        return (await self.running()).match.position

    async def advance(self, rng: Random) -> None:
        """One move of somebody, by API (an alarm rings inside); then everybody has heard of it."""
        running = await self.running()
        position, before = running.match.position, running.seq
        seat = next_actor(position, rng)
        move = position.legal(seat).sample(rng)
        if seat == CLOCK:
            loaded = await self.here.app.tables.get(self.table)
            await self.here.app.matches.change(self.match, lambda match: match.play(CLOCK, move), loaded.seating)
        else:
            await self.people[seat].done("POST", f"{self.path}/moves", {"seat": seat, "move": str(move)})
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

    async def everything(self, seat: int | None, moves: list[str], refused: list[str]) -> list[tuple[str, bytes]]:
        """All that a seat can find out without changing anything: each question with its answer."""
        person, path = self.people[seat], self.path
        seq = (await self.running()).seq
        asked: list[tuple[str, str, Any]] = [
            ("GET", path, None),
            *[("GET", f"/api/tables?which={which}", None) for which in ("mine", "open", "archive")],
            *[("GET", f"{path}/state?since={since}", None) for since in (-1, seq - 2)],
            ("GET", f"{path}/chat", None),
            ("GET", f"{path}/record", None),
            ("GET", f"{path}/replay?seq={seq}&seat={(seat or 0) + 1}", None),
        ]
        if seat is not None:
            asked += [
                *[("GET", f"{path}/state?seat={seat}&since={since}", None) for since in (-1, max(0, seq - 2), seq)],
                ("GET", f"{path}/replay?seq={max(0, seq - 1)}&seat={seat}", None),
                ("GET", f"{path}/state?seat={(seat + 1) % self.kind.players}", None),
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
        return answers + [(question, NOW.sub(b"", answer)) for question, answer in resumed]

    async def check(self, seat: int | None, rng: Random, worlds: int) -> int:
        """The same answers in other worlds; how many there were."""
        position = await self.position()
        moves, refused = self._tries(position, seat, rng)
        real = await self.everything(seat, moves, refused)
        seen = position.observe(seat)
        for _ in range(worlds):
            await self.swap(seen.resample(rng))
            other = await self.everything(seat, moves, refused)
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
        hand: list[str] = getattr(position.observe(seat).view, "hand", [])
        tried = [any_move(position.game, rng, self.kind.players, hand) for _ in range(3)]
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
            told: set[bytes] = set()
            own: set[bytes] = set()
            seq = -1
            for record, events, position in walked:
                seq += record.seq not in quiet
                known.setdefault(seq, []).append(position.observe(seat).to_json().encode())
                for event in events if seat is not None else ():
                    if event.audience & SPECTATOR and not event.audience & bit:  # others hear of his own deeds only
                        assert seat in (event.args.get("seat"), event.args.get("target")), event
                if seq:
                    said = [{"seq": seq, "id": e.id, "args": e.args} for e in events if e.audience & bit]
                    (own if record.seq in quiet else told).update(map(msgspec.json.encode, said))
            heard: set[bytes] = set()
            for raw in listener.raw:
                frame = msgspec.json.decode(raw, type=Frame)
                if frame.type == "state":
                    assert bytes(frame.observation) in known[frame.seq], f"seat {seat} at {frame.seq}"
                    heard.update(map(msgspec.json.encode, frame.events))
            assert heard - own == told - own, f"events of seat {seat}"

    async def compare_replays(self, rng: Random, samples: int) -> None:
        """Looking back shows a seat what it was sent then."""
        for seat, listener in self.sockets.items():
            sent = [msgspec.json.decode(raw, type=Frame) for raw in listener.raw]
            first = {frame.seq: frame for frame in reversed(sent) if frame.type == "state"}
            for seq in rng.sample(sorted(first), min(samples, len(first))):
                address = f"{self.path}/replay?seq={seq}" + ("" if seat is None else f"&seat={seat}")
                answer = await self.people[seat].ask("GET", address)
                then = msgspec.json.decode(answer.content, type=Frame)
                assert bytes(then.observation) == bytes(first[seq].observation), f"seat {seat} at {seq}"


def _without_events(content: bytes) -> bytes:
    """What a player is told as a spectator: of his own deeds others hear in other words, which his worlds lack."""
    state = msgspec.json.decode(content)
    del state["observation"]["events"], state["now"]
    return msgspec.json.encode(state)


class Frame(msgspec.Struct):
    """Of a frame or an answer what is compared."""

    type: str
    seq: int = -1
    observation: msgspec.Raw = msgspec.Raw(b"")
    events: list[dict[str, Any]] = []


@pytest.fixture(autouse=True)
def _nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_socket, "RECHECK", NEVER)


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


async def _check_end(game: Game, seed: str) -> None:
    """When it is over everybody may know everything."""
    watcher = game.people[None]
    record = await watcher.done("GET", f"{game.path}/record")
    assert record["header"]["seed"] == seed
    for seat in range(game.kind.players):
        answer = await watcher.done("GET", f"{game.path}/replay?seq=0&seat={seat}")
        assert answer["observation"]["seat"] == seat
