"""The Litestar application: routes, errors in the person's language, limits, metrics, its life."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as LitestarState
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tetrapolis.core.errors import TetrapolisError
from tetrapolis.server import docs, notice_routes, pages
from tetrapolis.server.api import HANDLERS
from tetrapolis.server.app_state import AppState
from tetrapolis.server.club import routes as club
from tetrapolis.server.config import Config
from tetrapolis.server.database import POSTGRES_ERRORS, POSTGRES_LOST
from tetrapolis.server.health import Health
from tetrapolis.server.live_socket import live
from tetrapolis.server.openapi import openapi_config, problems
from tetrapolis.server.problems import Problem, body_of, body_of_engine, is_fault, problem_of
from tetrapolis.server.rest import ProtocolAsked
from tetrapolis.server.seat_socket import seat
from tetrapolis.server.security import HEADERS, language_of, recognise
from tetrapolis.wire.answers import ProblemBody
from tetrapolis.wire.first import ServerMessage1
from tetrapolis.wire.live import ClientMessage, ServerMessage

log = logging.getLogger("tetrapolis.server")
Ask = Request[Any, Any, Any]
REQUEST_SECONDS = 30.0
UNCOUNTED = ("/health", "/assets/")


@get("/health/live", summary="Does the process answer?", tags=["operation"])
async def live_health() -> Health:
    """Nothing is asked but this process: whoever does not answer here should be started again."""
    return Health(True, state="well")


@get(
    ["/health/ready", "/health"],
    summary="Can the server serve?",
    tags=["operation"],
    responses={503: ResponseSpec(Health, generate_examples=False, description="Not now: `state` says why")},
)
async def health(request: Ask) -> Response[Health]:
    """As it was when it was last looked at, at most a few seconds ago: the database is read and, rarely, written."""
    app: AppState = request.app.state.tetrapolis
    return Response(app.monitor.health, status_code=200 if app.monitor.health.ok else 503)


@get(
    "/api/socket-schema",
    summary="The messages of the socket, as JSON schema",
    tags=["operation"],
    responses=problems(),
)
async def socket_schema(protocol: ProtocolAsked = 1) -> dict[str, Any]:
    """OpenAPI has no word for sockets."""
    return socket_messages(protocol)


def socket_messages(protocol: int) -> dict[str, Any]:
    """JSON schemas of everything that travels through the socket."""
    (server, client), components = msgspec.json.schema_components(
        [ServerMessage1 if protocol == 1 else ServerMessage, ClientMessage], ref_template="#/$defs/{name}"
    )
    return {"server": server, "client": client, "$defs": components}


# ---- errors


def _answer(body: ProblemBody) -> Response[ProblemBody]:
    return Response(body, status_code=body.status, media_type="application/problem+json", headers=HEADERS)


def _problem(request: Request[Any, Any, Any], error: Problem) -> Response[ProblemBody]:
    return _answer(body_of(language_of(request), error))


def _engine_error(request: Request[Any, Any, Any], error: TetrapolisError) -> Response[ProblemBody]:
    if is_fault(error):
        return _inside(request, error)
    app: AppState = request.app.state.tetrapolis
    names = app.tables.names(request.path_params.get("table", ""))
    return _answer(body_of_engine(language_of(request), error, names))


_BY_STATUS = {
    400: "server-error-request",
    401: "server-error-who",
    404: "server-error-nothing",
    405: "server-error-method",
    413: "server-error-size",
    429: "server-error-rate",
}


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemBody]:
    status = error.status_code
    known = _BY_STATUS.get(status, "server-error-request" if status < 500 else "server-error-inside")
    body = body_of(language_of(request), Problem(status, known))
    response = _answer(body)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ProblemBody]:
    """A body of nothing but brackets: the reader gives up with this error."""
    log.warning("too-deep", exc_info=error)
    return _answer(body_of(language_of(request), Problem(400, "server-error-request")))


async def _receive(request: Ask) -> None:
    """Know whom to answer before the body is read, so that what is wrong with it is said in the person's language."""
    app: AppState = request.app.state.tetrapolis
    if request.method in ("POST", "PUT"):
        await recognise(request, app)
    if not request.scope["path"].startswith(UNCOUNTED):
        app.rates.count(request.client)


def _inside(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    log.exception("request-failed", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _answer(body_of(language_of(request), Problem(500, "server-error-inside")))


def _later(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """It took too long: too many at once, or a database that is just being restarted."""
    log.warning("too-late", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _answer(body_of(language_of(request), Problem(503, "server-error-later")))


def _database_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """The database is locked or gone for a moment, or can store nothing; all else is a fault of ours."""
    app: AppState = request.app.state.tetrapolis
    app.monitor.note(error)
    problem = problem_of(error)
    if problem.status == 500:
        return _inside(request, error)
    log.warning("too-late", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _answer(body_of(language_of(request), problem))


def _unreadable(request: Request[Any, Any, Any], error: UnicodeError) -> Response[ProblemBody]:
    """Bytes that are no text."""
    log.warning("unreadable", exc_info=error)
    return _answer(body_of(language_of(request), Problem(400, "server-error-request")))


def in_time(app: ASGIApp) -> ASGIApp:
    """No request takes for ever, a body that trickles in included; sockets may."""

    async def limited(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        async with asyncio.timeout(REQUEST_SECONDS):
            await app(scope, receive, send)

    return limited


# ---- the app


def create_app(config: Config | None = None) -> Litestar:
    """The application of one process."""
    config = config or Config()
    app = AppState(config)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await app.open()
        try:
            yield
        finally:
            await app.close()

    return Litestar(
        [
            *HANDLERS,
            *notice_routes.HANDLERS,
            *club.HANDLERS,
            live,
            seat,
            live_health,
            health,
            socket_schema,
            *docs.HANDLERS,
            *pages.HANDLERS,
        ],
        lifespan=[lifespan],
        state=LitestarState({"tetrapolis": app}),
        middleware=[in_time],
        exception_handlers={
            Problem: _problem,
            TetrapolisError: _engine_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeError: _unreadable,
            PoolTimeout: _later,
            DBAPIError: _database_error,
            sqlite3.Error: _database_error,
            **dict.fromkeys((*POSTGRES_ERRORS, *POSTGRES_LOST), _database_error),
            OSError: _later,  # timeouts and lost connections are such
            Exception: _inside,
        },
        before_request=_receive,
        request_max_body_size=config.max_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/assets/", "/docs/_images/"]),
        response_headers=HEADERS,
        openapi_config=openapi_config(),
        logging_config=None,  # the process sets up its own (see logs), Litestar would put its own in its place
        debug=False,
    )
