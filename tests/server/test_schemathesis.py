"""schemathesis asks the running server everything its OpenAPI document allows, and much it does not.

No answer is a server error, and every answer is what the document says; so do the document's own examples.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from openapi_spec_validator import validate
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.schemas import APIOperation

import tetrapolis as tp
from tests.server.guests import play_out, run
from tests.server.serving import Server, serving, sqlite_url
from tetrapolis.client import Client
from tetrapolis.server.openapi import EXAMPLES, TYPES

CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)
OPERATIONS = [
    "POST /api/guests",
    "GET /api/me",
    "PUT /api/me",
    "POST /api/me/link",
    "POST /api/links",
    "POST /api/me/devices/end",
    "GET /api/me/sessions",
    "POST /api/me/sessions/{session}/end",
    "POST /api/me/sign-out",
    "GET /api/house",
    "GET /api/me/account",
    "POST /api/me/passkeys/begin",
    "POST /api/passkeys/begin",
    "POST /api/me/code",
    "POST /api/recovery",
    "POST /api/me/merge",
    "POST /api/me/passkeys",
    "POST /api/passkeys",
    "POST /api/me/passkeys/{passkey}/end",
    "GET /api/me/order",
    "GET /api/me/export",
    "POST /api/me/delete",
    "GET /api/order",
    "GET /api/order/people",
    "GET /api/order/people/{guest}",
    "POST /api/order/acts",
    "POST /api/tables/{table}/report",
    "GET /api/games",
    "GET /api/games/{game}/words/{lang}",
    "GET /api/games/{game}/facts",
    "GET /api/tables",
    "GET /api/codes/{code}",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/join",
    "POST /api/tables/{table}/substitute",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/token",
    "POST /api/tables/{table}/token/end",
    "PUT /api/tables/{table}/webhook",
    "GET /api/tables/{table}/state",
    "POST /api/tables/{table}/moves",
    "POST /api/tables/{table}/check",
    "POST /api/tables/{table}/hint",
    "POST /api/tables/{table}/undo",
    "POST /api/tables/{table}/undo/ask",
    "POST /api/tables/{table}/undo/answer",
    "GET /api/tables/{table}/people",
    "POST /api/tables/{table}/invite",
    "POST /api/tables/{table}/chat",
    "GET /api/tables/{table}/chat",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/record",
    "POST /api/tables/{table}/branch",
    "GET /api/tables/{table}/review",
    "POST /api/tables/{table}/review",
    "DELETE /api/tables/{table}/review",
    "POST /api/tables/{table}/coach",
    "PUT /api/tables/{table}/notices",
    "GET /api/notices",
    "POST /api/notices/seen",
    "GET /api/notices/settings",
    "PUT /api/notices/settings",
    "POST /api/notices/test",
    "POST /api/push",
    "PUT /api/mail",
    "POST /api/mail/confirm",
    "POST /api/mail/back",
    "POST /api/mail/back/use",
    "POST /api/mail/end/{token}",
    "POST /api/push/end",
    "POST /api/games/{game}/lessons/{lesson}",
    "GET /api/club",
    "GET /api/people/{person}",
    "PUT /api/me/profile",
    "GET /api/games/{game}/stats",
    "GET /api/rankings",
    "GET /api/tournaments",
    "POST /api/tournaments",
    "GET /api/tournaments/{tournament}",
    "POST /api/tournaments/{tournament}/enter",
    "POST /api/tournaments/{tournament}/leave",
    "POST /api/tournaments/{tournament}/round",
    "POST /api/tournaments/{tournament}/cancel",
    "GET /health",
    "GET /health/live",
    "GET /health/ready",
    "GET /api/socket-schema",
    "POST /api/tables/{table}/leave",
    "POST /api/tables/{table}/close",
]
"""The last ones get up everywhere, and end what is left."""
KEYS = (
    "POST /api/me/passkeys",
    "POST /api/passkeys",
    "POST /api/me/passkeys/{passkey}/end",
    "POST /api/me/passkeys/begin",
    "POST /api/passkeys/begin",
)
"""These succeed only with a device that makes keys (tests/web/test_keeping.py): here they are only refused."""
LETTERS = ("POST /api/push", "POST /api/mail/confirm", "POST /api/mail/back", "POST /api/mail/back/use")
"""These succeed only where something is sent to (test_push.py, test_mail.py): here they are only refused."""
GOING = ("POST /api/me/sign-out", "POST /api/me/delete", "POST /api/recovery")
"""After these one is nobody any more: each time somebody else asks."""
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def _who(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def table_of(label: str) -> bool:
    """Whether it is about a table."""
    return "{table}" in label


class Api:
    """A server with tables in every state, and its document."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.document: dict[str, Any] = httpx.get(server.url + "/schema/openapi.json").json()
        self.schema = schemathesis.openapi.from_dict(self.document)
        self.token = self._post("/api/guests", {"name": "Fuzz", "lang": "hu"})["token"]
        with closing(sqlite3.connect(server.folder / "tables.db")) as database:
            database.execute("UPDATE guest SET role = 'host'")
            database.commit()
        self.over = self._table("walled_city", ME, ME)["id"]
        self.tables: list[str] = [
            self.over,
            self._table("citadels", ME, OPEN)["id"],
            self._table("genoa", ME, ME)["id"],
            self._table("walled_city", ME, BOT, free_undo=True)["id"],
        ]
        self.succeeded: set[str] = set()
        self.asked = 0
        run(self._play_out())

    async def _play_out(self) -> None:
        async with Client(self.server.url, token=self.token) as client:
            await play_out([client, client], self.over)

    def _get(self, path: str) -> Any:
        answer = httpx.get(self.server.url + path, headers=_who(self.token))
        assert answer.is_success, answer.text
        return answer.json()

    def _post(self, path: str, content: Any = None, token: str = "") -> Any:
        answer = httpx.post(self.server.url + path, json=content, headers=_who(token))
        assert answer.is_success, answer.text
        return answer.json()

    def _table(self, game: str, *seats: dict[str, str], **more: Any) -> Any:
        wish = {"game": game, "seats": seats, "listed": True, **more}
        return self._post("/api/tables", wish, self.token)

    def _asked(self) -> tuple[str, dict[str, Any]]:
        """A table where a guest plays both seats, and a move of one of them."""
        table = self._table("walled_city", ME, ME, free_undo=True)["id"]
        for seat in (0, 1):
            seen = self._get(f"/api/tables/{table}/state?seat={seat}")["observation"]
            if seen["legal"]:
                return table, {"seat": seat, "move": seen["legal"][0]}
        raise AssertionError("nobody is asked")

    def _alone(self) -> tuple[str, dict[str, Any]]:
        """A table alone with a bot, and a move when the guest is asked."""
        table = self._table("walled_city", ME, BOT)["id"]
        while not (legal := self._seen(table, 0, self.token)["observation"]["legal"]):
            time.sleep(0.1)
        return table, {"seat": 0, "move": legal[0]}

    def _seen(self, table: str, seat: int, token: str) -> Any:
        return httpx.get(f"{self.server.url}/api/tables/{table}/state?seat={seat}", headers=_who(token)).json()

    def _asking(self, what: str) -> tuple[str, dict[str, Any]]:
        """A table of two people, one of whom can ask to take back; or has asked, and the guest may answer."""
        table = self._table("citadels", ME, OPEN)["id"]
        other = self._post("/api/guests", {"name": "Other"})["token"]
        self._post(f"/api/tables/{table}/join", {}, other)
        tokens = (self.token, other)
        asker = 0 if what == "ask" else 1
        seat = 1 - asker
        while seat != asker or self._seen(table, seat, tokens[seat])["can_undo"]:
            seat = self._seen(table, 0, self.token)["observation"]["pending"][0]["seat"]
            move = self._seen(table, seat, tokens[seat])["observation"]["legal"][0]
            self._post(f"/api/tables/{table}/moves", {"seat": seat, "move": move}, tokens[seat])
        if what == "answer":
            self._post(f"/api/tables/{table}/undo/ask", {"seat": 1}, other)
        return table, {"seat": 0} if what == "ask" else {"number": 1, "agree": True}

    def _met(self) -> str:
        """Somebody the guest plays with."""
        table = self._table("genoa", ME, OPEN)["id"]
        other = self._post("/api/guests", {"name": "Other"})["token"]
        self._post(f"/api/tables/{table}/join", {}, other)
        return str(httpx.get(self.server.url + "/api/me", headers=_who(other)).json()["id"])

    def _tournament(self, what: str) -> str:
        """A tournament of the guest's, so far that this can be done."""
        wish = {"game": "walled_city", "title": "Friday", "size": 2}
        tournament: str = self._post("/api/tournaments", wish, self.token)["tournament"]["id"]
        entering = {"leave": [self.token], "round": [self.token, self._post("/api/guests", {"name": "Other"})["token"]]}
        for token in entering.get(what, ()):
            self._post(f"/api/tournaments/{tournament}/enter", token=token)
        return tournament

    def good(self, label: str) -> Any:
        """A request that must succeed."""
        what, table, query = label.rpartition("/")[2], self.over, {}
        body: Any = None
        if label in ("POST /api/guests", "PUT /api/me"):
            body = {"name": "Fuzz", "lang": "hu"}
        elif label == "POST /api/links":
            other = self._post("/api/guests", {"name": "Traveller"})["token"]
            body = {"code": self._post("/api/me/link", token=other)["code"]}
        elif label == "POST /api/recovery":
            other = self._post("/api/guests", {"name": "Traveller"})["token"]
            body = {"code": self._post("/api/me/code", token=other)["code"]}
        elif label == "POST /api/me/merge":
            other = self._post("/api/guests", {"name": "Traveller"})["token"]
            self._post("/api/tables", {"game": "genoa", "seats": [ME, OPEN]}, other)
            code = {"code": self._post("/api/me/code", token=self.token)["code"]}
            back = self._post("/api/recovery", code, other)
            body = {"secret": back["left"]["secret"], "name": "this"}
        elif label == "PUT /api/me/profile":
            body = {"hidden": False}
        elif label == "POST /api/tournaments":
            body = {"game": "citadels", "title": "Friday"}
        elif "{lesson}" in label:
            body = {"acts": []}
        elif label == "POST /api/order/acts":
            body = {"act": "invite"}
        elif what == "report":
            table, body = self._table("genoa", ME, OPEN, OPEN)["id"], {"text": "Look", "seat": 1}
            self._post(f"/api/tables/{table}/join", {"seat": 1}, self._post("/api/guests", {"name": "Other"})["token"])
        elif label in KEYS[:2]:
            body = {"credential": {}}
        elif label == "POST /api/tables":
            body = {"game": "genoa", "seats": [ME, OPEN]}
        elif what == "join":
            table, body = self._table("genoa", ME, OPEN)["id"], {"seat": 1}
        elif what == "leave" and table_of(label):
            table, body = self._table("genoa", ME, OPEN)["id"], {"bot": "random"}
        elif what == "invite":
            table, body = self._table("genoa", ME, OPEN)["id"], {"person": self._met()}
        elif what == "close":
            table = self._table("genoa", ME, OPEN)["id"]
        elif what == "token":
            table, body = self._table("genoa", ME, OPEN, OPEN)["id"], {"seat": 1}
        elif what == "end" and table_of(label):
            table, body = self._table("genoa", ME, OPEN, OPEN)["id"], {"seat": 1}
            self._post(f"/api/tables/{table}/token", body, self.token)
        elif what in ("substitute", "webhook"):
            table, body = self._table("genoa", ME, ME)["id"], {"seat": 1}
        elif what in ("moves", "check"):
            table, body = self._asked()
        elif what == "review":
            query, body = {"seat": 0}, {"seat": 0} if label.startswith("POST") else None
        elif what == "coach":
            table, body = self._alone()
        elif what == "hint":
            table, move = self._asked()
            body = {"seat": move["seat"]}
        elif what == "undo":
            table, move = self._asked()
            self._post(f"/api/tables/{table}/moves", move, self.token)
            body = {"seat": move["seat"], "to": 0}
        elif what in ("ask", "answer"):
            table, body = self._asking(what)
        elif label == "POST /api/tables/{table}/chat":
            body = {"text": "Sziasztok!"}
        elif what == "replay":
            query = {"seq": 1, "seat": 1}
        elif what == "branch":
            body = {"seq": 1, "seats": [ME, OPEN]}
        path = {"table": table} if "{table}" in label else {}
        if "{game}" in label:
            path = {"game": "genoa", "lang": "hu"} if "{lang}" in label else {"game": "genoa"}
        if "{lesson}" in label:
            path = {"game": "citadels", "lesson": "goal"}
        if "{person}" in label:
            path = {"person": self._get("/api/me")["id"]}
        if "{tournament}" in label:
            path = {"tournament": self._tournament(what)}
        if "{session}" in label:
            self._post("/api/links", {"code": self._post("/api/me/link", token=self.token)["code"]})
            path = {"session": self._get("/api/me/sessions")[1]["id"]}
        if "{guest}" in label:
            path = {"guest": self._get("/api/me")["id"]}
        if "{token}" in label:
            path = {"token": "none"}
        if "{passkey}" in label:
            path = {"passkey": "none"}
        if "{code}" in label:
            path = {"code": self._table("genoa", ME, OPEN)["code"]}
        more: dict[str, Any] = {} if body is None else {"body": body, "media_type": "application/json"}
        return self.operation(label).Case(path_parameters=path, query=query, **more)

    def ask(self, label: str, case: Any, token: str) -> None:
        """Send a request, and compare the answer with the document."""
        if label in GOING and token == self.token:
            token = self._post("/api/guests", {"name": "Goer"})["token"]
        self.asked += 1
        address = f"10.{self.asked >> 16}.{self.asked >> 8 & 255}.{self.asked & 255}"  # few tries each, for codes
        answer = case.call(base_url=self.server.url, headers=_who(token) | {"x-forwarded-for": address})
        case.validate_response(answer, checks=CHECKS.get_by_names(list(CHECKED)))
        if answer.status_code < 300:
            self.succeeded.add(label)

    def can_be_wrong(self, label: str) -> bool:
        """Whether the document says anything of a request that may be false: not of any text in its address."""
        method, path = label.split()
        operation = self.document["paths"][path][method.lower()]
        beside = [parameter for parameter in operation.get("parameters", ()) if parameter.get("in") != "path"]
        return "requestBody" in operation or bool(beside)

    def make_sense(self, label: str, case: Any, table: str, choice: Random) -> None:
        """Let a request be about something that is there."""
        if label.endswith(
            ("/moves", "/check", "/hint", "/undo", "/substitute", "/webhook", "/token", "/end", "/ask", "/coach")
        ) and table_of(label):
            case.body["seat"] = choice.randrange(2)
        if label.endswith(("/moves", "/check", "/coach")):
            case.body |= {"decision": None} if not label.endswith("/coach") else {}
            seat = case.body["seat"]
            state = httpx.get(f"{self.server.url}/api/tables/{table}/state?seat={seat}", headers=_who(self.token))
            legal = state.json()["observation"]["legal"] if state.is_success else []
            moves = legal.get("listed", []) if isinstance(legal, dict) else legal
            case.body["move"] = choice.choice(moves or ["pass"])
        if label.endswith("/undo"):
            case.body["to"] = choice.choice([None, 0])
        if label.endswith("/substitute"):
            case.body["bot"] = choice.choice(["", "random"])
        if label.endswith("/webhook"):
            case.body["url"] = choice.choice(["", "https://example.org/"])
        if label.endswith("/replay"):
            case.query = {"seq": choice.randrange(3)}
        if label.endswith("/branch"):
            case.body |= {"seq": choice.randrange(3), "seat": 0, "seats": [ME, OPEN]}

    def operation(self, label: str) -> APIOperation[Any, Any, Any, Any]:
        """A route by its name."""
        method, path = label.split()
        found: APIOperation[Any, Any, Any, Any] = self.schema[path][method]
        return found


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """The server; its guest is a host, so that nothing is only refused."""
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    with serving(sqlite_url(folder), folder) as server:
        yield Api(server)


def test_the_document_is_valid_and_all_of_it_is_tested(api: Api) -> None:
    validate(api.document)
    paths = api.document["paths"]
    found = [f"{method.upper()} {path}" for path in paths for method in paths[path] if path != "/metrics"]
    assert sorted(found) == sorted(OPERATIONS)


def test_every_request_has_examples_that_fit(api: Api) -> None:
    for operations in api.document["paths"].values():
        for operation in operations.values():
            for body in operation.get("requestBody", {}).get("content", {}).values():
                assert body["examples"]
    for kind, examples in EXAMPLES.items():
        for example in examples.values():
            msgspec.convert(example, kind)


def test_every_schema_is_msgspecs_own(api: Api) -> None:
    _, own = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    assert set(api.document["components"]["schemas"]) == set(own)


def test_problems_are_documented_as_such(api: Api) -> None:
    for path, operations in api.document["paths"].items():
        for operation in operations.values() if path.startswith("/api/t") else ():
            assert {"400", "429"} < set(operation["responses"])
            for status, answer in operation["responses"].items():
                if status >= "400":
                    (content,) = answer["content"].items()
                    assert content == (
                        "application/problem+json",
                        {"schema": {"$ref": "#/components/schemas/ProblemBody"}},
                    )


def test_no_server_error_and_nothing_undocumented(api: Api, full: bool, subtests: pytest.Subtests) -> None:
    """The answers to all sorts of requests; each route succeeds too, for what is only refused would not be tested."""
    for label in OPERATIONS:
        with subtests.test(f"a good request: {label}"):
            api.ask(label, api.good(label), api.token)
        for mode in GenerationMode if api.can_be_wrong(label) else (GenerationMode.POSITIVE,):
            with subtests.test(f"{mode.value}: {label}"):
                fuzz(api, label, mode, full)
    assert api.server.healthy()
    assert api.succeeded == set(OPERATIONS) - {*KEYS, *LETTERS}


def fuzz(api: Api, label: str, mode: GenerationMode, full: bool) -> None:
    """Requests that fit the document (or do not), at tables that are there (or are not), by a guest (or nobody)."""
    tables = st.sampled_from([*api.tables, ""])
    tokens = st.sampled_from([api.token, api.token, "nonsense", ""])

    @settings(
        max_examples=400 if full else 8,
        deadline=None,
        database=None,
        derandomize=not full,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=api.operation(label).as_strategy(generation_mode=mode), table=tables, token=tokens, choice=st.randoms())
    def ask(case: Any, table: str, token: str, choice: Random) -> None:
        sensible = mode == GenerationMode.POSITIVE and choice.random() < 0.7
        if table and "{table}" in label:
            case.path_parameters["table"] = table
            if sensible:
                api.make_sense(label, case, table, choice)
        if label == "POST /api/tables" and sensible:
            case.body |= {"game": choice.choice(tp.games()), "options": {}, "seats": [ME, OPEN]}
        api.ask(label, case, token)

    ask()
