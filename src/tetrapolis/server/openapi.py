"""The OpenAPI document: what Litestar finds out about the routes, with msgspec's own schemas of what travels.

Litestar's schemas of structs leave out what a struct forbids; msgspec checks requests, so it says best what it accepts.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from tetrapolis.core.version import __version__
from tetrapolis.games import catalogue
from tetrapolis.server.health import Health
from tetrapolis.server.security import COOKIE
from tetrapolis.wire import (
    accounts,
    answers,
    club,
    first,
    inviting,
    lessons,
    live,
    notices,
    order,
    requests,
    tournaments,
)
from tetrapolis.wire.answers import ProblemBody
from tetrapolis.wire.requests import NewTable

PROBLEM = "application/problem+json"
_REASONS = {
    400: "The request cannot be read, or asks for something that makes no sense",
    401: "A token is needed",
    403: "This guest may not do that",
    404: "There is no such table, seat, record or game",
    409: "Not now: the table or the game is in another state",
    410: "The link or the question was used, or is too old",
    413: "The request is too large",
    422: "The Idempotency-Key was used for something else",
    429: "Too many requests",
    503: "Too busy just now, or nothing can be stored: try again",
}
ANY = (400, 429, 503)
CHANGE = (401, 403, 404, 409, 413, 422)
"""What a request can meet that changes a table."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documented problems of a route, beside those any route can have.

    >>> sorted(problems(404))
    [400, 404, 429, 503]
    """
    return {
        status: ResponseSpec(ProblemBody, generate_examples=False, description=_REASONS[status], media_type=PROBLEM)
        for status in sorted({*ANY, *statuses})
    }


# ---- the document


TYPES: tuple[type[msgspec.Struct], ...] = (
    Health,
    accounts.Account,
    accounts.Back,
    accounts.CodeAnswer,
    accounts.CodeWish,
    accounts.CredentialWish,
    accounts.House,
    accounts.MergeWish,
    accounts.Options,
    order.Acted,
    order.ActWish,
    order.Desk,
    order.Entry,
    order.File,
    order.Person,
    order.Reported,
    order.ReportWish,
    live.ChatLine,
    live.State,
    first.State1,
    answers.CoachAnswer,
    answers.Done,
    answers.FactsAnswer,
    answers.GameCard,
    answers.GameInfo,
    answers.Guest,
    answers.GuestAnswer,
    answers.HintAnswer,
    answers.Legal,
    inviting.Invitable,
    inviting.InviteWish,
    lessons.LessonAnswer,
    answers.LinkAnswer,
    answers.Listed,
    answers.MatchRecord,
    answers.ProblemBody,
    answers.Session,
    answers.ReviewAnswer,
    answers.TableInfo,
    answers.TokenAnswer,
    notices.MailCode,
    notices.MailWish,
    notices.Notices,
    notices.NoticeSettings,
    notices.NoticeWays,
    notices.PushEnd,
    notices.PushWish,
    notices.SeenWish,
    notices.TableNoticesWish,
    club.ClubInfo,
    club.GameStats,
    club.PersonInfo,
    club.ProfileWish,
    club.Ranking,
    notices.TestSent,
    requests.AnswerUndoWish,
    requests.AskUndoWish,
    requests.BotWish,
    requests.BranchWish,
    requests.ChatWish,
    requests.CoachWish,
    requests.GuestWish,
    requests.HintWish,
    requests.HookWish,
    requests.JoinWish,
    lessons.LessonWish,
    requests.LinkWish,
    requests.MoveWish,
    requests.NewTable,
    requests.ReviewWish,
    requests.SubstituteWish,
    requests.TokenEnd,
    requests.TokenWish,
    requests.UndoWish,
    tournaments.NewTournament,
    tournaments.TournamentInfo,
    tournaments.TournamentPage,
)
"""Everything that travels by REST; what these are made of comes along."""

_GAME = catalogue()[0].id
_SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "normal"}]
_POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
EXAMPLES: dict[type[msgspec.Struct], dict[str, Any]] = {
    NewTable: {
        "friends and a bot": {"game": _GAME, "seats": _SEATS, "title": "Friday", "listed": True},
        "turn by turn": {
            "game": _GAME,
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
            "pace": "turns",
            "clock": "decision",
            "seconds": 86_400,
            "password": "harbour",
        },
        "alone with bots": {
            "game": _GAME,
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "normal"}, {"kind": "bot", "bot": "random"}],
            "free_undo": True,
        },
    },
    notices.MailCode: {"of a link": {"code": "yFQmCqzJ0mXb8k1vT3hPzL5w2aRsNd4e"}},
    notices.MailWish: {"an address": {"address": "anna@example.org"}, "no mail": {"address": ""}},
    notices.NoticeSettings: {
        "as usual": {},
        "quiet nights": {"zone": "Europe/Budapest", "quiet": True, "quiet_from": 1320, "quiet_to": 480},
        "no push when a game is over": {"skip": {"over": ["push"]}},
    },
    notices.PushWish: {"a browser": {"endpoint": "https://push.example.org/x1", "p256dh": _POINT, "auth": "A" * 22}},
    notices.PushEnd: {"a browser": {"endpoint": "https://push.example.org/x1"}},
    notices.SeenWish: {"all": {}, "of this table": {"about": "c2x9m1ZQ8rT5vB3k"}},
    notices.TableNoticesWish: {"yes": {"notices": "on"}, "as usual": {"notices": ""}},
    accounts.CodeWish: {"as it is printed": {"code": "K7QM-2RTV-9XHC-4DPN-8WEB-3SZF-6GJA"}},
    accounts.CredentialWish: {"what toJSON says": {"credential": {"id": "...", "type": "public-key", "response": {}}}},
    accounts.MergeWish: {"the name I came back to": {"secret": "...", "name": "this"}},
    order.ActWish: {"a week's ban": {"act": "ban", "about": "0123456789abcdef", "days": 7, "note": "Insults"}},
    order.ReportWish: {"of a line": {"line": 12, "text": "That was an insult."}},
    requests.AnswerUndoWish: {"I agree": {"number": 1, "agree": True}, "I do not": {"number": 1}},
    requests.AskUndoWish: {"my last move": {"seat": 0}},
    requests.BotWish: {"a good bot goes on": {"bot": "normal"}},
    requests.BranchWish: {"from record 12": {"seq": 12, "seats": _SEATS, "seat": 0}},
    requests.ChatWish: {"a greeting": {"text": "Sziasztok!"}},
    requests.CoachWish: {"is this a blunder?": {"seat": 0, "move": "end"}},
    requests.GuestWish: {"in Hungarian": {"name": "Anna", "lang": "hu"}},
    requests.HintWish: {"what would a bot do?": {"seat": 0}},
    requests.HookWish: {"a program that plays": {"seat": 0, "url": "https://bots.example.org/your-turn"}},
    requests.JoinWish: {"any seat": {}, "this seat": {"seat": 2, "password": "harbour"}},
    inviting.InviteWish: {"somebody I met": {"person": "c2x9m1ZQ8rT5vB3k"}},
    lessons.LessonWish: {"where am I?": {"acts": ["show"]}, "I have read it": {"acts": ["show"], "act": "next"}},
    requests.LinkWish: {"a code": {"code": "yFQmCqzJ0mXb8k1vT3hPzL5w2aRsNd4e"}},
    requests.MoveWish: {
        "an answer": {"seat": 0, "move": "pass", "decision": 0},
        "a move aimed at a player": {"seat": 1, "move": "pick A1 p3"},
    },
    requests.ReviewWish: {"my seat": {"seat": 0}},
    club.ProfileWish: {"be seen": {"hidden": False}},
    requests.CoachWish: {"is this a good move?": {"seat": 0, "move": "pass"}},
    requests.ReviewWish: {"my seat": {"seat": 0}},
    requests.SubstituteWish: {"a bot sits in": {"seat": 1, "bot": "normal"}, "the player is back": {"seat": 1}},
    requests.TokenEnd: {"the program gets up": {"seat": 2}},
    requests.TokenWish: {"a program of mine": {"seat": 2, "name": "Botond"}},
    tournaments.NewTournament: {
        "a league night": {"game": _GAME, "title": "Friday league", "rounds": 3},
        "a month, the same deals for all": {
            "game": _GAME,
            "title": "November",
            "kind": "duplicate",
            "pace": "turns",
            "round_seconds": 864_000,
        },
    },
    requests.UndoWish: {"the last move": {"seat": 0}, "back to record 7": {"seat": 0, "to": 7}},
}
"""Requests one might send, by the struct they are."""


REQUEST_ID = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "A request sent again with the same key is carried out once and gets the same answer",
    "schema": {"type": "string", "maxLength": 64},
}


def described(found: dict[str, Any]) -> dict[str, Any]:
    """Litestar's document with true schemas, and with examples."""
    _, own = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    found["components"]["schemas"] = dict(sorted((found["components"]["schemas"] | own).items()))
    found["components"].setdefault("parameters", {})["RequestId"] = REQUEST_ID
    examples = {f"#/components/schemas/{kind.__name__}": shown for kind, shown in EXAMPLES.items()}
    for operations in found["paths"].values():
        for operation in operations.values():
            if "422" in operation["responses"]:
                operation.setdefault("parameters", []).append({"$ref": "#/components/parameters/RequestId"})
            for body in operation.get("requestBody", {}).get("content", {}).values():
                shown = examples[body["schema"]["$ref"]]
                body["examples"] = {name: {"value": value} for name, value in shown.items()}
    return found


def document(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document as it is served."""
    return described(app.openapi_schema.to_schema())


class Document(JsonRenderPlugin):
    """Serves the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return msgspec.json.encode(document(request.app))


def openapi_config() -> OpenAPIConfig:
    """How the document is made."""
    schemes: dict[str, Any] = {
        "token": SecurityScheme(
            type="http", scheme="bearer", description="For programs: the token of POST /api/guests, or a seat token"
        ),
        "cookie": SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="For browsers; X-Tetrapolis must be sent",
        ),
    }
    return OpenAPIConfig(
        title="Tetrapolis",
        version=__version__,
        description="Tables for four city games. News come through the socket: its messages are in /api/socket-schema.",
        path="/schema",
        render_plugins=[Document()],
        components=Components(security_schemes=schemes),
        security=[{}, {"token": []}, {"cookie": []}],
    )
