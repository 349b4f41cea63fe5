"""Players who go on whatever happens to the servers: by REST and through sockets, with the same key until answered."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections import Counter
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import chain
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.serving import PATIENCE, Server
from tetrapolis.games import game as game_of
from tetrapolis.wire.patch import apply

AGAIN = 0.2
"""Seconds before a request that was not answered is sent again."""
BUSY = "server-error-busy"


class Answer(msgspec.Struct, frozen=True):
    """What a server said, however it was asked; `code`: why not."""

    status: int
    seq: int = -1
    code: str = ""

    @property
    def final(self) -> bool:
        """Whether it is worth nothing to ask again: a refusal is an answer too."""
        return self.status < 500 and self.code != BUSY


class Wire:
    """Requests, each to any of the processes, repeated with the same key until one answers."""

    def __init__(self, servers: Sequence[Server], rng: Random) -> None:
        self.servers = servers
        self.rng = rng
        self.counts: Counter[str] = Counter()
        self.over = asyncio.Event()
        """All matches are played and reckoned up."""
        self.lives: set[Live] = set()
        """All who are at a socket now."""
        self.far: dict[str, int] = {}
        """By table: how far its match is, as far as anybody was told."""
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many players share this client: tokens only
        self._client = httpx.AsyncClient(timeout=20, cookies=nobody)

    async def close(self) -> None:
        """Hang up."""
        await self._client.aclose()

    def url(self) -> str:
        """One of the processes."""
        return self.rng.choice(self.servers).url

    async def once(self, method: str, path: str, token: str, body: dict[str, Any] | None, key: str) -> Any:
        """One try: the answer, or None if the connection broke (before or after it was carried out: who can tell)."""
        headers = {"idempotency-key": key} | ({"authorization": f"Bearer {token}"} if token else {})
        try:
            answer = await self._client.request(method, self.url() + path, headers=headers, json=body)
        except httpx.TransportError:
            self.counts["broken"] += 1
            return None
        self.counts[f"status {answer.status_code}"] += answer.status_code >= 500
        return answer

    async def ask(
        self, method: str, path: str, token: str = "", body: dict[str, Any] | None = None, key: str = ""
    ) -> httpx.Response:
        """The answer of whichever process gives one."""
        key, end = key or uuid.uuid4().hex, time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            answer = await self.once(method, path, token, body, key)
            if answer is not None and answered(answer).final:
                assert isinstance(answer, httpx.Response)
                return answer
            await asyncio.sleep(AGAIN)
        raise TimeoutError(f"{method} {path} was never answered")

    async def good(self, method: str, path: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
        """The same, where only one answer is right."""
        answer = await self.ask(method, path, token, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def steps(self, more: int) -> bool:
        """Wait until matches have gone on by so many records; whether they did before all was over."""
        enough = self.counts["steps"] + more
        return await self.until(lambda: self.counts["steps"] >= enough)

    async def until(self, what: Any) -> bool:
        """Wait for something the players bring about; False: all is over."""
        while not what():
            if self.over.is_set():
                return False
            await asyncio.sleep(0.005)
        return True


def answered(answer: httpx.Response) -> Answer:
    """What a response says."""
    if answer.is_success:
        body = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else {}
        return Answer(answer.status_code, body.get("seq", -1) if isinstance(body, dict) else -1)
    return Answer(answer.status_code, code=answer.json()["code"])


# ---- a socket


class Live:
    """A device at a table's socket: what it knows it knows by patches; after each break it goes on at any process."""

    def __init__(self, wire: Wire, table: str, token: str = "") -> None:
        self.wire = wire
        self.table = table
        self.token = token
        self.seq = 0
        self.known: dict[int | None, dict[str, Any]] = {}
        """By seat, as it was shown last: what the seat may know, and what would be counted."""
        self.heard: list[tuple[int, str, dict[str, Any]]] = []
        """Events, of a spectator."""
        self.whole = True
        """No event was missed, as the server says."""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, list[asyncio.Future[Answer]]] = {}
        """By key: what is sent twice at once is answered twice."""

    async def listen(self) -> None:
        """Until it is cancelled."""
        self.wire.lives.add(self)
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            while True:
                where = f"{self.wire.url().replace('http', 'ws')}/api/tables/{self.table}/live?since={self.seq}"
                try:
                    async with connect(where, proxy=None, additional_headers=headers, max_size=None) as socket:
                        self.known.clear()
                        self._socket = socket
                        async for raw in socket:
                            self._take(msgspec.json.decode(raw))
                except (OSError, WebSocketException, TimeoutError):
                    self.wire.counts["sockets broken"] += 1
                finally:
                    self._break()
                await asyncio.sleep(AGAIN)
        finally:
            self.wire.lives.discard(self)

    def _break(self) -> None:
        self._socket = None
        for waiting in chain.from_iterable(self._waiting.values()):
            if not waiting.done():
                waiting.set_exception(ConnectionError())

    async def once(self, frame: dict[str, Any]) -> Answer | None:
        """One try through the socket; None: it broke, or there is none."""
        if self._socket is None:
            return None
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(frame["key"], []).append(waiting)
        try:
            await self._socket.send(msgspec.json.encode(frame), text=True)
            return await asyncio.wait_for(waiting, PATIENCE)
        except (OSError, WebSocketException):  # TimeoutError is one, too
            self.wire.counts["broken"] += 1
            return None
        finally:
            self._waiting[frame["key"]].remove(waiting)

    async def drop(self) -> None:
        """Lose the connection; `listen` finds a new one."""
        if self._socket is not None:
            await self._socket.close()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("done", "problem"):
            waiting = next((one for one in self._waiting.get(message["key"], ()) if not one.done()), None)
            if waiting is not None:
                waiting.set_result(Answer(message.get("status", 200), message.get("seq", -1), message.get("code", "")))
            self.wire.counts[f"status {message.get('status', 200)}"] += message.get("status", 200) >= 500
        elif kind == "news":
            assert message["seq"] >= self.seq, "back in time"
            for news in message["seats"]:
                self._take_seat(news, message["seq"])
            self.seq = message["seq"]

    def _take_seat(self, news: dict[str, Any], seq: int) -> None:
        seat = news["seat"]
        if seat is None:  # who got up watches: what the seat knew is no longer told
            self.known = {None: self.known[None]} if None in self.known else {}
        self.known[seat] = news["whole"] if "whole" in news else apply(self.known[seat], news["patch"])
        self.wire.counts["patches"] += "patch" in news
        if seat is None:
            self.whole &= news["complete"]
            for event in news["events"]:
                assert self.seq < event["seq"] <= seq, "an event that was heard before"
                self.heard.append((event["seq"], event["id"], event["args"]))

    def shown(self, seat: int | None) -> dict[str, Any] | None:
        """The observation of a seat, put together from patches."""
        known = self.known.get(seat)
        return None if known is None else known["observation"]


# ---- a table


class Ack(msgspec.Struct, frozen=True):
    """Something the server said it has recorded; `move` of an undo is None."""

    seat: int
    move: str | None
    seq: int


class Party:
    """One table of a game, its players' devices on different processes, and what they were told."""

    def __init__(self, wire: Wire, game: str, rng: Random, moves: int) -> None:
        self.wire = wire
        self.game = game
        self.rng = rng
        self.moves = moves
        """How many moves people make; then they get up, and bots play to the end."""
        self.tokens: dict[int, str] = {}
        self.lives: dict[int, Live] = {}
        self.table = ""
        self.acks: list[Ack] = []
        self.seen: list[tuple[int, int, dict[str, Any]]] = []
        """What was shown now and then: seq, seat, observation; by REST and by patches."""
        self._spaces: set[str] = set()
        self.ear = Live(wire, "")
        self.seq = 0
        self.over = False

    async def play(self) -> None:
        """From sitting down to the end; then all devices must show the end, too."""
        await self._sit_down()
        self.ear = Live(self.wire, self.table)
        async with asyncio.TaskGroup() as group:
            devices = [self.ear, *self.lives.values()]
            listening = [group.create_task(live.listen()) for live in devices]
            await self._play()
            end = time.monotonic() + 2 * PATIENCE
            while not all(self._at_end(live) for live in devices):
                assert time.monotonic() < end, [(live.seq, self.seq, list(live.known)) for live in devices]
                await asyncio.sleep(0.02)
            for task in listening:
                task.cancel()

    def _at_end(self, live: Live) -> bool:
        return bool(live.known) and all(known["observation"]["outcome"] is not None for known in live.known.values())

    async def _play(self) -> None:
        self.wire.counts["people"] += 1
        while not self.over and len(self.acks) < self.moves:
            await self._turn()
        self.wire.counts["people"] -= 1
        if not self.over:
            for token in set(self.tokens.values()):
                await self._leave(token)
        while (await self.public())["outcome"] is None:
            await asyncio.sleep(0.1)

    async def public(self) -> dict[str, Any]:
        """What everybody may know now."""
        state = await self.wire.good("GET", f"/api/tables/{self.table}/state")
        self._note(state["seq"])
        observation: dict[str, Any] = state["observation"]
        return observation

    def _note(self, seq: int) -> None:
        """How far it is: it never goes back, whichever process is asked."""
        self.wire.counts["steps"] += max(0, seq - self.seq)
        self.seq = self.wire.far[self.table] = max(self.seq, seq)

    async def _sit_down(self) -> None:
        rng, wire = self.rng, self.wire
        low = game_of(self.game).players[0]
        people = [await wire.good("POST", "/api/guests", body={"name": f"p{n}"}) for n in range(max(2, low))]
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        if rng.random() < 0.3:
            seats.append({"kind": "bot", "bot": "random"})
        tokens: list[str] = [person["token"] for person in people]
        made = await wire.good("POST", "/api/tables", tokens[0], {"game": self.game, "seats": seats})
        self.table = made["id"]
        await asyncio.gather(*[wire.good("POST", f"/api/tables/{self.table}/join", token, {}) for token in tokens[1:]])
        await self._take_seats(tokens)

    async def _take_seats(self, tokens: Sequence[str]) -> None:
        """A device for each, and the seats that are theirs."""
        wire = self.wire
        for token in tokens:
            info = await wire.good("GET", f"/api/tables/{self.table}", token)
            assert info["state"] == "running"
            live = Live(wire, self.table, token)
            for seat in info["seats"]:
                if seat["you"]:
                    self.tokens[seat["seat"]], self.lives[seat["seat"]] = token, live

    async def _leave(self, token: str) -> None:
        answer = await self.wire.ask("POST", f"/api/tables/{self.table}/leave", token, {"bot": "random"})
        assert answer.status_code in (200, 403), answer.text

    async def _turn(self) -> None:
        """Those who are asked answer, several at once where several may."""
        shown, _ = await self._state(self.rng.choice(list(self.tokens)))
        if shown["outcome"] is not None:
            self.over = True
            return
        asked = [decision["seat"] for decision in shown["pending"] if decision["seat"] in self.tokens]
        if not asked:
            await asyncio.sleep(AGAIN / 4)  # a bot's turn
            return
        await asyncio.gather(*[self._answer(seat) for seat in asked])

    async def _state(self, seat: int) -> tuple[dict[str, Any], bool]:
        """What a seat may know, and whether it may take back; now and then what its device shows is noted."""
        state = await self.wire.good("GET", f"/api/tables/{self.table}/state?seat={seat}", self.tokens[seat])
        self._note(state["seq"])
        live = self.lives[seat]
        shown = live.shown(seat)
        if shown is not None and self.rng.random() < 0.2:
            copy = msgspec.json.decode(msgspec.json.encode(shown))  # the next patch changes it
            self.seen.append((live.seq, seat, copy))
        if self.rng.random() < 0.1:
            self.seen.append((state["seq"], seat, state["observation"]))
        return state["observation"], state["can_undo"]

    async def _answer(self, seat: int) -> None:
        """From what the device shows by patches, if that is new enough; else from what REST says."""
        shown, can_undo = await self._state(seat)
        live = self.lives[seat].shown(seat)
        if live is not None and live["pending"] == shown["pending"]:
            shown = live
        decision = next((one for one in shown["pending"] if one["seat"] == seat), None)
        if decision is None:
            return
        if can_undo and self.rng.random() < 0.05:
            await self._send(seat, "undo", {"seat": seat})
            return
        move = await self._choose(seat, shown)
        await self._send(seat, "moves", {"seat": seat, "move": move, "decision": decision["id"]})

    async def _send(self, seat: int, what: str, body: dict[str, Any]) -> None:
        """Now and then sent twice at once, as an impatient client does: both must hear the same."""
        key = uuid.uuid4().hex
        times = 2 if self.rng.random() < 0.1 else 1
        answer, *again = await asyncio.gather(*[self._tell(seat, what, body, key) for _ in range(times)])
        assert again in ([], [answer]), (answer, again)
        self.wire.counts["twice"] += len(again)
        if answer.status == 200:
            self.acks.append(Ack(seat, body.get("move"), answer.seq))
            self._note(answer.seq)
        else:
            assert answer.status == 409, answer
            self.wire.counts["late"] += 1  # somebody else was faster

    async def _tell(self, seat: int, what: str, body: dict[str, Any], key: str) -> Answer:
        """By REST or through the socket, whichever comes to hand, until there is an answer."""
        end = time.monotonic() + 2 * PATIENCE
        answer: Answer | None = None
        while time.monotonic() < end:
            if self.rng.random() < 0.5:
                frame = {"type": "move" if what == "moves" else what, "key": key} | body
                answer = await self.lives[seat].once(frame)
                self.wire.counts["by socket"] += answer is not None
            else:
                path = f"/api/tables/{self.table}/{what}"
                said = await self.wire.once("POST", path, self.tokens[seat], body, key)
                answer = None if said is None else answered(said)
                self.wire.counts["by REST"] += answer is not None
            if answer is not None and answer.final:
                return answer
            await asyncio.sleep(AGAIN)
        raise TimeoutError(f"{what} at {self.table} was never answered: {answer}, {self.wire.counts}")

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
