"""The client: one guest's hand at a server's tables."""

from __future__ import annotations

import asyncio
import inspect
import uuid
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing
from types import TracebackType
from typing import Any, Literal, Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from tetrapolis.client import live
from tetrapolis.client.answers import (
    ChatLine,
    ClientError,
    Done,
    GameInfo,
    Guest,
    Hint,
    Legal,
    Link,
    Listed,
    MatchRecord,
    News,
    ProblemBody,
    SeatToken,
    Seen,
    Session,
    State,
    Table,
    TableNews,
    Welcome,
)
from tetrapolis.client.line import Line
from tetrapolis.core.match import Header, Record
from tetrapolis.core.types import Outcome
from tetrapolis.locales import t
from tetrapolis.wire.live import Accepted, AnswerUndo, AskUndo, Order, Play, Say, Undo

T = TypeVar("T")
Decide = Callable[[Seen], "str | Awaitable[str | None] | None"]
"""A bot: a move's text for what its seat knows, or None to let the moment pass (where nobody waits for it)."""
SeatWish = str | dict[str, Any]
"""`"me"`, `"open"`, a bot's level as in `"normal"`, or the whole wish as an object."""

PATIENCE = 60.0
_PASSING = {502, 503, 504}
"""Statuses of a server that is just being started or stopped."""
_BUSY = "server-error-busy"
_LATE = {403, 409}
"""Statuses a good move may get that came too late: the question is another one, or somebody else's to answer."""


class Client:
    """A guest at a server; `token`: who one is already. `url` may be changed any time: the next try goes there.

    `protocol`: 2 says what is asked as a prompt (`Seen.prompt`: offers by verb, with aim and price) and what happened
    with kinds and with what moved (`Happened`); 1 has lists of moves instead.

    Every change carries an `Idempotency-Key`. If the connection is lost it is repeated until `patience` seconds are
    over, and the server carries it out once.
    """

    def __init__(
        self, url: str, *, token: str = "", lang: str = "en", patience: float = PATIENCE, protocol: int = 1
    ) -> None:
        self.url = url
        self.protocol = protocol
        self.token = token
        self.lang = lang
        self.patience = patience
        self._lines: list[Line] = []
        """The open sockets: somebody listens there."""
        self._http = httpx.AsyncClient(timeout=30.0, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    # ---- people

    async def arrive(self, name: str, lang: str = "") -> Guest:
        """Become a new guest; the client keeps the token."""
        self.lang = lang or self.lang
        welcome = await self._ask(Welcome, "POST", "/api/guests", {"name": name, "lang": self.lang})
        self.token = welcome.token
        return welcome.guest

    async def me(self) -> Guest:
        """Who one is."""
        return await self._ask(Guest, "GET", "/api/me")

    async def rename(self, name: str, lang: str = "") -> Guest:
        """Change one's name or language."""
        self.lang = lang or self.lang
        return await self._ask(Guest, "PUT", "/api/me", {"name": name, "lang": self.lang})

    async def make_link(self) -> Link:
        """A code for another device."""
        return await self._ask(Link, "POST", "/api/me/link")

    async def use_link(self, code: str) -> Guest:
        """Become the guest behind a code; the other devices go on."""
        welcome = await self._ask(Welcome, "POST", "/api/links", {"code": code})
        self.token, self.lang = welcome.token, welcome.guest.lang
        return welcome.guest

    async def end_other_devices(self) -> Guest:
        """From now on only this token is good."""
        return await self._ask(Guest, "POST", "/api/me/devices/end")

    async def sessions(self) -> list[Session]:
        """The devices on which one is signed in, this one first."""
        return await self._ask(list[Session], "GET", "/api/me/sessions")

    async def end_session(self, session: str) -> list[Session]:
        """Sign out one device; those that are left."""
        return await self._ask(list[Session], "POST", f"/api/me/sessions/{session}/end")

    async def sign_out(self) -> None:
        """This token ends."""
        await self._send("POST", "/api/me/sign-out")
        self.token = ""

    # ---- tables

    async def games(self) -> list[GameInfo]:
        """The games on offer."""
        return await self._ask(list[GameInfo], "GET", "/api/games")

    async def tables(self, which: Literal["mine", "open", "archive"] = "open") -> list[Listed]:
        """Lists of tables."""
        return await self._ask(list[Listed], "GET", "/api/tables", query={"which": which})

    async def table(self, table: str) -> Table:
        """One table."""
        return await self._ask(Table, "GET", _path(table))

    async def find(self, code: str) -> Table:
        """The table with this code of six letters."""
        return await self._ask(Table, "GET", f"/api/codes/{quote(code, safe='')}")

    async def create(self, game: str, seats: Sequence[SeatWish], *, key: str = "", **agreements: Any) -> Table:
        """A new table.

        `agreements`: options, title, listed, password, spectators, pace, clock, seconds, free_undo, hints.
        """
        wish = {"game": game, "seats": _seats(seats), **agreements}
        return await self._ask(Table, "POST", "/api/tables", wish, key=key)

    async def join(self, table: str, seat: int | None = None, password: str = "", *, key: str = "") -> Table:
        """Sit down: on this seat, or on any open one."""
        return await self._ask(Table, "POST", _path(table, "join"), {"seat": seat, "password": password}, key=key)

    async def leave(self, table: str, bot: str = "normal", *, key: str = "") -> Table:
        """Get up; in a running game a bot of this level goes on."""
        return await self._ask(Table, "POST", _path(table, "leave"), {"bot": bot}, key=key)

    async def substitute(self, table: str, seat: int, bot: str = "", *, key: str = "") -> Table:
        """A bot for an absent player (the host at any time, others after a long wait); without a level: back again.

        Before the game, for the host: a bot for an open seat; without a level the seat is open again.
        """
        return await self._ask(Table, "POST", _path(table, "substitute"), {"seat": seat, "bot": bot}, key=key)

    async def close_table(self, table: str, *, key: str = "") -> Table:
        """As the host: give a table up, before the game or when nobody else plays."""
        return await self._ask(Table, "POST", _path(table, "close"), key=key)

    async def rematch(self, table: str, *, key: str = "") -> Table:
        """Once more: the new table, the same for all who ask."""
        return await self._ask(Table, "POST", _path(table, "rematch"), key=key)

    async def seat_token(self, table: str, seat: int, name: str = "Program", *, key: str = "") -> SeatToken:
        """As the host: give an open seat to a program; asked again, the token it had ends."""
        wish = {"seat": seat, "name": name}
        return await self._ask(SeatToken, "POST", _path(table, "token"), wish, key=key)

    async def end_token(self, table: str, seat: int, *, key: str = "") -> Table:
        """As the host: a program gets up; in a running game a bot goes on."""
        return await self._ask(Table, "POST", _path(table, "token/end"), {"seat": seat}, key=key)

    async def webhook(self, table: str, seat: int, url: str) -> None:
        """An address to be called when the seat has to decide; empty: none."""
        await self._send("PUT", _path(table, "webhook"), {"seat": seat, "url": url})

    # ---- play

    async def state(self, table: str, seat: int | None = None, since: int = -1) -> State:
        """The match as a seat knows it (None: as everybody does), with the events after a record."""
        query = {"since": str(since)} | ({} if seat is None else {"seat": str(seat)}) | self._protocol
        return await self._ask(State, "GET", _path(table, "state"), query=query)

    async def play(self, table: str, seat: int, move: str, decision: int | None = None, *, key: str = "") -> int:
        """Play a move: when this returns it is stored. `decision`: the id of the question it is meant for."""
        return await self._command(table, "moves", Play(key or uuid.uuid4().hex, seat, move, decision))

    async def check(self, table: str, seat: int, move: str) -> bool:
        """True if the move would be legal; if not, the ClientError that playing it would raise."""
        return (await self._ask(Legal, "POST", _path(table, "check"), {"seat": seat, "move": move})).legal

    async def hint(self, table: str, seat: int) -> Hint:
        """What a bot would do at an own seat that is asked, where the table allows it."""
        return await self._ask(Hint, "POST", _path(table, "hint"), {"seat": seat}, query=self._protocol)

    async def undo(self, table: str, seat: int, to: int | None = None, *, key: str = "") -> int:
        """Take back one's last move; where the table allows it, everything after record `to`."""
        return await self._command(table, "undo", Undo(key or uuid.uuid4().hex, seat, to))

    async def ask_undo(self, table: str, seat: int, *, key: str = "") -> int:
        """Ask the other people at the table to take back one's last move and what came of it: see `State.undo_ask`."""
        return await self._command(table, "undo/ask", AskUndo(key or uuid.uuid4().hex, seat))

    async def answer_undo(self, table: str, number: int, agree: bool, *, key: str = "") -> int:
        """Agree to what somebody asks to take back, or refuse it; when all agree it is carried out."""
        return await self._command(table, "undo/answer", AnswerUndo(key or uuid.uuid4().hex, number, agree))

    async def chat(self, table: str, text: str, *, key: str = "") -> int:
        """Say something; the number of the line."""
        return await self._command(table, "chat", Say(key or uuid.uuid4().hex, text))

    async def said(self, table: str, after: int = 0) -> list[ChatLine]:
        """What was said after a line."""
        return await self._ask(list[ChatLine], "GET", _path(table, "chat"), query={"after": str(after)})

    # ---- looking back

    async def replay(self, table: str, seq: int, seat: int | None = None) -> State:
        """The match after record `seq`."""
        query = {"seq": str(seq)} | ({} if seat is None else {"seat": str(seat)}) | self._protocol
        return await self._ask(State, "GET", _path(table, "replay"), query=query)

    async def record(self, table: str) -> MatchRecord:
        """Everything about a finished match: the file that `tetrapolis replay` reads, read."""
        header, *records, _ = (await self._send("GET", _path(table, "record"))).splitlines()
        return MatchRecord(
            msgspec.json.decode(header, type=Header), [msgspec.json.decode(line, type=Record) for line in records]
        )

    async def branch(
        self, table: str, seq: int, seats: Sequence[SeatWish], seat: int | None = None, *, key: str = "", **more: Any
    ) -> Table:
        """A new table that starts after record `seq`; of a running match as the own `seat` knows it."""
        wish = {"seq": seq, "seats": _seats(seats), "seat": seat, **more}
        return await self._ask(Table, "POST", _path(table, "branch"), wish, key=key)

    # ---- live

    def listen(self, table: str, since: int = -1) -> AsyncGenerator[News, None]:
        """All news of a table as they come: State (one per own seat), TableNews, ChatLine, Presence, Condition.

        A lost connection is made anew and goes on after the last record seen, nothing twice. While somebody listens,
        moves, undo and chat of this table go through the same connection.
        """
        return live.stream(
            lambda: self._live(table), self._who, since, self.protocol, self.patience, self._unreachable, self._lines
        )

    async def run_bot(self, table: str, seat: int, decide: Decide) -> Outcome | None:
        """Play a seat to the end: `decide` is asked whenever the seat is. The outcome, or None if it is not one's own.

        While a bot of the host's sits in, nothing is asked. A move the server refuses raises ClientError, unless the
        table had moved on before it came.
        """
        async with aclosing(self.listen(table)) as news:
            async for message in news:
                if isinstance(message, TableNews) and not message.table.seats[seat].you:
                    break
                if isinstance(message, State) and message.seat == seat:
                    if message.observation.outcome is not None:
                        return message.observation.outcome
                    await self._answer(message, seat, decide)
        return None

    async def _answer(self, state: State, seat: int, decide: Decide) -> None:
        """Let the bot answer, if it is asked."""
        decision = state.observation.decision
        if decision is None:
            return
        chosen = decide(state.observation)
        move = await chosen if inspect.isawaitable(chosen) else chosen
        if move is None:
            return
        try:
            await self.play(state.table, seat, move, decision.id)
        except ClientError as error:
            if error.status not in _LATE or not await self._moved_on(state, seat):
                raise

    async def _moved_on(self, state: State, seat: int) -> bool:
        """Whether what a bot saw is no longer so."""
        if (await self.table(state.table)).seats[seat].kind != "guest":
            return True
        return (await self.state(state.table, seat)).observation != state.observation

    # ---- one request

    async def _command(self, table: str, what: str, message: Order) -> int:
        """Through the open socket, if there is one; what is not answered there goes by REST, with the same key."""
        where, who = self._live(table), self._who()
        line = next((line for line in self._lines if line.open and (line.where, line.who) == (where, who)), None)
        answer = None if line is None else await line.ask(message)
        if isinstance(answer, Accepted):
            return answer.seq
        if answer is not None and not _is_passing(answer.status, answer.code):
            raise ClientError(answer.status, answer.code, answer.detail, answer.params)
        wish = {field: value for field, value in msgspec.structs.asdict(message).items() if field != "key"}
        return (await self._ask(Done, "POST", _path(table, what), wish, key=message.key)).seq

    def _live(self, table: str) -> str:
        """The address of a table's socket."""
        return f"ws{self.url.removeprefix('http')}{_path(table, 'live')}"

    @property
    def _protocol(self) -> dict[str, str]:
        """As it is asked for; the first one need not be."""
        return {} if self.protocol == 1 else {"protocol": str(self.protocol)}

    def _who(self) -> dict[str, str]:
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {"accept-language": self.lang} | known

    def _unreachable(self) -> ClientError:
        return ClientError(0, "client-error-unreachable", t(self.lang, "client-error-unreachable", url=self.url))

    def _refusal(self, answer: httpx.Response) -> ClientError:
        """What a server (or something in front of it) said instead of yes."""
        try:
            body = msgspec.json.decode(answer.content, type=ProblemBody)
        except msgspec.DecodeError:
            status = answer.status_code
            return ClientError(status, "client-error-answer", t(self.lang, "client-error-answer", status=status))
        return ClientError(answer.status_code, body.code, body.detail, body.params)

    async def _ask(
        self,
        kind: type[T],
        method: str,
        path: str,
        body: object = None,
        *,
        key: str = "",
        query: dict[str, str] | None = None,
    ) -> T:
        """A request and its decoded answer."""
        return msgspec.json.decode(await self._send(method, path, body, key=key, query=query), type=kind)

    async def _send(
        self, method: str, path: str, body: object = None, *, key: str = "", query: dict[str, str] | None = None
    ) -> bytes:
        """A request, repeated while the server cannot be reached: always with the same key, so it is safe."""
        content = None if body is None else msgspec.json.encode(body)
        headers = self._who()
        if method != "GET":
            headers |= {"content-type": "application/json", "idempotency-key": key or uuid.uuid4().hex}
        loop, pause = asyncio.get_running_loop(), live.FIRST_PAUSE
        end = loop.time() + self.patience
        while True:
            error: ClientError
            try:
                answer = await self._http.request(
                    method, self.url + path, params=query, content=content, headers=headers
                )
                if answer.is_success:
                    return answer.content
                error = self._refusal(answer)
                if not _is_passing(error.status, error.code):
                    raise error
            except httpx.TransportError:
                error = self._unreachable()
            if loop.time() > end:
                raise error
            await asyncio.sleep(pause)
            pause = min(2 * pause, live.LONGEST_PAUSE)


def _is_passing(status: int, code: str) -> bool:
    """Whether the same may go well a little later."""
    return status in _PASSING or code == _BUSY


def _path(table: str, what: str = "") -> str:
    """The address of a table.

    >>> _path("a/b", "moves")
    '/api/tables/a%2Fb/moves'
    """
    return f"/api/tables/{quote(table, safe='')}" + (f"/{what}" if what else "")


def _seats(seats: Sequence[SeatWish]) -> list[dict[str, Any]]:
    """Seats as the server wants them.

    >>> _seats(["me", "open", "normal"])
    [{'kind': 'me'}, {'kind': 'open'}, {'kind': 'bot', 'bot': 'normal'}]
    """
    return [
        seat if isinstance(seat, dict) else {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
