"""Players who go on whatever happens to the servers, and the reckoning afterwards: nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.serving import PATIENCE, Server
from tests.server.told import Told
from tetrapolis.core.match import Header, Match, Record
from tetrapolis.core.types import CLOCK, SPECTATOR
from tetrapolis.games import game as game_of

AGAIN = 0.2
"""Seconds before a request that was not answered is sent again."""
BUSY = "server-error-busy"


class Wire:
    """Requests, each to any of the processes, repeated with the same key until one answers."""

    def __init__(self, servers: Sequence[Server], rng: Random) -> None:
        self.servers = servers
        self.rng = rng
        self.counts: Counter[str] = Counter()
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many players share this client: tokens only
        self._client = httpx.AsyncClient(timeout=10, cookies=nobody)

    async def close(self) -> None:
        """Hang up."""
        await self._client.aclose()

    async def ask(
        self, method: str, path: str, token: str = "", body: dict[str, Any] | None = None, key: str = ""
    ) -> httpx.Response:
        """The answer of whichever process gives one; a refusal (4xx) is an answer too."""
        headers = {"idempotency-key": key or uuid.uuid4().hex} | ({"authorization": f"Bearer {token}"} if token else {})
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            url = self.rng.choice(self.servers).url + path
            try:
                answer = await self._client.request(method, url, headers=headers, json=body)
            except httpx.TransportError:
                self.counts["broken"] += 1  # killed before or after it was carried out: nobody can tell
            else:
                if answer.status_code < 500 and not _busy(answer):
                    self.counts["answered"] += 1
                    return answer
                self.counts[f"status {answer.status_code}"] += 1
            await asyncio.sleep(AGAIN)
        raise TimeoutError(f"{method} {path} was never answered")

    async def good(self, method: str, path: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
        """The same, where only one answer is right."""
        answer = await self.ask(method, path, token, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def change(self, path: str, token: str, body: dict[str, Any]) -> httpx.Response:
        """A change; now and then sent twice at once, as an impatient client does: both must hear the same."""
        key = uuid.uuid4().hex
        if self.rng.random() > 0.1:
            return await self.ask("POST", path, token, body, key)
        first, second = await asyncio.gather(*[self.ask("POST", path, token, body, key) for _ in range(2)])
        assert (first.status_code, first.content) == (second.status_code, second.content), (first.text, second.text)
        self.counts["twice"] += 1
        return first


def _busy(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and answer.json()["code"] == BUSY


class Ack(msgspec.Struct, frozen=True):
    """Something the server said it has recorded; `move` of an undo is None."""

    seat: int
    move: str | None
    seq: int


class Ear:
    """A spectator at a table's socket, who after each break goes on with the last seq heard, at any process."""

    def __init__(self, wire: Wire, table: str) -> None:
        self.wire = wire
        self.table = table
        self.seq = 0
        self.heard: list[tuple[int, str, dict[str, Any]]] = []
        self.whole = True
        """No event was missed, as the server says."""

    async def listen(self) -> None:
        """Until the match is over."""
        over = False
        while not over:
            url = self.wire.rng.choice(self.wire.servers).url.replace("http", "ws")
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(f"{url}/api/tables/{self.table}/live?since={self.seq}", proxy=None) as socket:
                    told = Told()
                    while not over:
                        for frame in told.read(await socket.recv()):
                            over |= self._take(frame)
            self.wire.counts["sockets"] += 1
            await asyncio.sleep(AGAIN)

    def _take(self, message: dict[str, Any]) -> bool:
        if message["type"] != "state":
            return False
        self.whole &= message["complete"]
        for event in message["events"]:
            assert self.seq < event["seq"] <= message["seq"], "an event that was heard before"
            self.heard.append((event["seq"], event["id"], event["args"]))
        assert message["seq"] >= self.seq, "back in time"
        self.seq = message["seq"]
        return message["observation"]["outcome"] is not None


class Party:
    """One table of a game, its players' devices on different processes, and what they were told."""

    def __init__(self, wire: Wire, game: str, rng: Random, moves: int) -> None:
        self.wire = wire
        self.game = game
        self.rng = rng
        self.moves = moves
        """How many moves people make; then they get up, and bots play to the end."""
        self.tokens: dict[int, str] = {}
        self.table = ""
        self.acks: list[Ack] = []
        self.seen: list[tuple[int, int, bytes]] = []
        """What was shown now and then: seq, seat, observation."""
        self._spaces: set[str] = set()
        self.ear = Ear(wire, "")
        self.seq = 0
        self.over = False

    async def play(self) -> None:
        """From sitting down to the end."""
        await self._sit_down()
        self.ear.table = self.table
        await asyncio.gather(self._play(), self.ear.listen())

    async def _play(self) -> None:
        while not self.over and len(self.acks) < self.moves:
            await self._turn()
        if not self.over:
            for token in self.tokens.values():
                await self._leave(token)
        while (await self._public())["outcome"] is None:
            await asyncio.sleep(0.1)

    async def _public(self) -> dict[str, Any]:
        """What everybody may know now."""
        state = await self.wire.good("GET", f"/api/tables/{self.table}/state")
        self._note(state["seq"])
        observation: dict[str, Any] = state["observation"]
        return observation

    def _note(self, seq: int) -> None:
        """How far it is: it never goes back, whichever process is asked."""
        self.wire.counts["steps"] += max(0, seq - self.seq)
        self.seq = max(self.seq, seq)

    async def _sit_down(self) -> None:
        rng, wire = self.rng, self.wire
        low = game_of(self.game).players[0]
        people = [await wire.good("POST", "/api/guests", body={"name": f"p{n}"}) for n in range(max(2, low))]
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        if rng.random() < 0.3:
            seats.append({"kind": "bot", "bot": "random"})
        tokens: list[str] = [person["token"] for person in people]
        made = await wire.change("/api/tables", tokens[0], {"game": self.game, "seats": seats})
        assert made.status_code == 201, made.text
        self.table = made.json()["id"]
        joined = await asyncio.gather(
            *[wire.change(f"/api/tables/{self.table}/join", token, {}) for token in tokens[1:]]
        )
        assert all(answer.status_code == 200 for answer in joined), [answer.text for answer in joined]
        for token in tokens:
            info = await wire.good("GET", f"/api/tables/{self.table}", token)
            assert info["state"] == "running"
            self.tokens |= {seat["seat"]: token for seat in info["seats"] if seat["you"]}

    async def _leave(self, token: str) -> None:
        answer = await self.wire.change(f"/api/tables/{self.table}/leave", token, {"bot": "random"})
        assert answer.status_code in (200, 403), answer.text

    async def _turn(self) -> None:
        """Those who are asked answer, several at once where several may."""
        shown = await self._state(self.rng.choice(list(self.tokens)))
        if shown["outcome"] is not None:
            self.over = True
            return
        asked = [decision["seat"] for decision in shown["pending"] if decision["seat"] in self.tokens]
        if not asked:
            await asyncio.sleep(AGAIN / 4)  # a bot's turn
            return
        await asyncio.gather(*[self._answer(seat) for seat in asked])

    async def _state(self, seat: int) -> dict[str, Any]:
        answer = await self.wire.ask("GET", f"/api/tables/{self.table}/state?seat={seat}", self.tokens[seat])
        assert answer.status_code == 200, answer.text
        state = msgspec.json.decode(answer.content, type=_Shown)
        self._note(state.seq)
        if self.rng.random() < 0.1:
            self.seen.append((state.seq, seat, bytes(state.observation)))
        shown: dict[str, Any] = msgspec.json.decode(state.observation)
        return shown | {"can_undo": state.can_undo}

    async def _answer(self, seat: int) -> None:
        shown = await self._state(seat)
        decision = next((one for one in shown["pending"] if one["seat"] == seat), None)
        if decision is None:
            return
        if shown["can_undo"] and self.rng.random() < 0.05:
            await self._send(seat, "undo", {"seat": seat})
            return
        move = await self._choose(seat, shown)
        await self._send(seat, "moves", {"seat": seat, "move": move, "decision": decision["id"]})

    async def _send(self, seat: int, what: str, body: dict[str, Any]) -> None:
        answer = await self.wire.change(f"/api/tables/{self.table}/{what}", self.tokens[seat], body)
        if answer.status_code == 200:
            self.acks.append(Ack(seat, body.get("move"), answer.json()["seq"]))
        else:
            assert answer.status_code == 409, answer.text
            self.wire.counts["late"] += 1  # somebody else was faster

    async def _choose(self, seat: int, shown: dict[str, Any]) -> str:
        """A listed move, or one of an open space, asked for first."""
        legal = shown["legal"]
        if isinstance(legal, list):
            return str(self.rng.choice(legal))
        listed: list[str] = legal["listed"]
        self._spaces |= {move.split()[1] for move in listed if move.startswith("go ")}
        if self._spaces and self.rng.random() < 0.4:
            move = self._offer()
            path = f"/api/tables/{self.table}/check"
            if (await self.wire.ask("POST", path, self.tokens[seat], {"seat": seat, "move": move})).status_code == 200:
                self.wire.counts["open moves"] += 1
                return move
        return self.rng.choice(listed)

    def _offer(self) -> str:
        """Something one may say on a floor in Genoa, perhaps: two of them nobody else notices."""
        space, price = self.rng.choice(sorted(self._spaces)), f"{5 * self.rng.randint(1, 4)}d"
        return self.rng.choice(
            [f"offer {space} {price}", f"note {space} {price}", f"watch {space}", "quiet on", "quiet off"]
        )


class _Shown(msgspec.Struct, frozen=True):
    """What matters here of a state."""

    seq: int
    observation: msgspec.Raw
    can_undo: bool


# ---- the reckoning


class Stored(msgspec.Struct, frozen=True):
    """The record of a finished match, as the server gives it."""

    header: Header
    records: list[Record]


async def reckon(party: Party) -> None:
    """Compare what players were told with what is stored, and what was shown with what the record replays to."""
    token = next(iter(party.tokens.values()))
    answer = await party.wire.ask("GET", f"/api/tables/{party.table}/record", token)
    assert answer.status_code == 200, answer.text
    stored = msgspec.json.decode(answer.content, type=Stored)
    assert [record.seq for record in stored.records] == list(range(len(stored.records)))
    changes, match = changes_of(stored)
    by_people = acknowledged(party.acks, changes)
    assert by_people == len(party.acks)
    _check_nothing_else(party, changes)
    _check_shown(party, match)
    _check_heard(party.ear, match)
    outcome = match.position.outcome
    assert outcome is not None
    shown = await party._public()
    assert shown["outcome"] == msgspec.json.decode(msgspec.json.encode(outcome))


def changes_of(stored: Stored) -> tuple[list[Ack], Match]:
    """The record as what players were told: each move with the standing answers it called up counts once."""
    game = game_of(stored.header.game)
    match = Match.restore(game, stored.header, stored.records[:1], None, -1)
    changes: list[Ack] = []
    undone = False
    for record in stored.records[1:]:
        standing = None if undone else match._standing()  # who took a standing answer back answers by hand
        undone = record.undo
        match.follow([record])
        seq = len(match.records) - 1 - len(match.quiet)
        assert record.seat is not None
        if standing is None or record.undo:
            changes.append(Ack(record.seat, record.move, seq))
        else:
            assert (record.seat, record.move) == (standing[0], str(standing[1]))
            changes[-1] = msgspec.structs.replace(changes[-1], seq=seq)
    return changes, match


def acknowledged(acks: Sequence[Ack], changes: Sequence[Ack]) -> int:
    """How many acknowledged changes are stored, each as often as it was acknowledged."""
    return sum((Counter(map(_key, acks)) & Counter(map(_key, changes))).values())


def _key(change: Ack) -> tuple[int, str | None, int]:
    return change.seat, change.move, change.seq


def _check_nothing_else(party: Party, changes: Sequence[Ack]) -> None:
    """While people sat there each of their seats' changes is one they were told of, in that order."""
    for seat in party.tokens:
        told = [ack for ack in party.acks if ack.seat == seat]
        found = [change for change in changes if change.seat == seat][: len(told)]
        assert found == told
    bots = {change.seat for change in changes} - set(party.tokens) - {CLOCK}
    assert len(bots) <= 1


def _check_shown(party: Party, match: Match) -> None:
    """Whatever was shown to a seat at a seq is what the record leads to there."""
    by_seq: dict[int, list[Any]] = {}
    quiet = 0
    for record, _, position in match.walk():
        quiet += record.seq in match.quiet
        by_seq.setdefault(record.seq - quiet, []).append(position)
    for seq, seat, observation in party.seen:
        replayed = [position.observe(seat).to_json().encode() for position in by_seq[seq]]
        assert observation in replayed, (party.game, seq, seat)


def _check_heard(ear: Ear, match: Match) -> None:
    """The spectator heard every event once, in order, whatever broke meanwhile."""
    happened: list[tuple[int, str, dict[str, Any]]] = []
    quiet = 0
    for record, events, _ in match.walk():
        quiet += record.seq in match.quiet
        public = [event for event in events if event.audience & SPECTATOR and record.seq]  # 0: before anybody listened
        happened += [(record.seq - quiet, event.id, msgspec.to_builtins(event.args)) for event in public]
    happened = msgspec.json.decode(msgspec.json.encode(happened), type=list[tuple[int, str, dict[str, Any]]])
    if ear.whole:
        missed = [one for one in happened if one not in ear.heard]
        assert ear.heard == happened, (match.header.game, missed, [one for one in ear.heard if one not in happened])
    else:
        assert [one for one in happened if one in ear.heard] == ear.heard
