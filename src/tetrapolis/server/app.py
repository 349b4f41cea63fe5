"""The Litestar application: routes, errors in the person's language, limits, metrics, the house's life."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, Receive, Scope, Send
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tetrapolis.core.errors import BadRecord, TetrapolisError
from tetrapolis.core.version import __version__
from tetrapolis.server import pages
from tetrapolis.server.api import HANDLERS
from tetrapolis.server.config import Config
from tetrapolis.server.database import healthy
from tetrapolis.server.described import Health, openapi_config
from tetrapolis.server.house import House
from tetrapolis.server.messages import ClientMessage, Observed, ServerMessage, describe_state
from tetrapolis.server.problems import Problem, ProblemBody, body_of, body_of_engine
from tetrapolis.server.security import HEADERS, language_of, recognise
from tetrapolis.server.socket import live

log = logging.getLogger("tetrapolis.server")
Ask = Request[Any, Any, AppState]
REQUEST_SECONDS = 30.0
UNCOUNTED = ("/health", "/metrics", "/assets/")


@get(
    "/health",
    summary="Is the server well?",
    tags=["operation"],
    responses={503: ResponseSpec(Health, generate_examples=False, description="The database does not answer")},
)
async def health(request: Ask) -> Response[Health]:
    """Asks the database."""
    try:
        well = await healthy(request.app.state.house.engine)
    except Exception:
        log.exception("unhealthy")
        well = False
    return Response(Health(well, __version__), status_code=200 if well else 503)


@get("/api/socket-schema", summary="The messages of the socket, as JSON schema", tags=["operation"])
async def socket_schema() -> dict[str, Any]:
    """OpenAPI has no word for sockets."""
    return socket_messages()


def socket_messages() -> dict[str, Any]:
    """JSON schemas of everything that travels through the socket."""
    (server, client, _), components = msgspec.json.schema_components(
        [ServerMessage, ClientMessage, Observed], ref_template="#/$defs/{name}"
    )
    describe_state(components, "#/$defs/{name}")
    return {"server": server, "client": client, "$defs": components}


# ---- errors


def _answer(body: ProblemBody) -> Response[ProblemBody]:
    return Response(body, status_code=body.status, media_type="application/problem+json", headers=HEADERS)


def _problem(request: Request[Any, Any, Any], error: Problem) -> Response[ProblemBody]:
    return _answer(body_of(language_of(request), error))


def _engine_error(request: Request[Any, Any, Any], error: TetrapolisError) -> Response[ProblemBody]:
    if isinstance(error, BadRecord):  # a stored match that no longer fits: what it says of others' moves stays inside
        return _inside(request, error)
    return _answer(body_of_engine(language_of(request), error, request.scope["state"].get("names", ())))


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
    house: House = request.app.state.house
    if request.method in ("POST", "PUT"):
        await recognise(request, house)
    if not request.scope["path"].startswith(UNCOUNTED):
        house.rates.count(request.client)


def _inside(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    log.exception("request-failed", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _answer(body_of(language_of(request), Problem(500, "server-error-inside")))


def _later(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """It took too long: too many at once, or a database that is just being restarted."""
    log.warning("too-late", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _answer(body_of(language_of(request), Problem(503, "server-error-later")))


def _database_error(request: Request[Any, Any, Any], error: DBAPIError) -> Response[ProblemBody]:
    """Another process keeps the file locked, or the database is gone for a moment; all else is a fault of ours."""
    locked = getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
    return (_later if locked or error.connection_invalidated else _inside)(request, error)


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
    redis: Redis | None = None
    if config.redis:
        retry = Retry(ExponentialBackoff(cap=2, base=0.1), -1)  # however long it takes: who gives up hears nothing more
        redis = Redis.from_url(config.redis, retry=retry, retry_on_error=[ConnectionError], health_check_interval=10)
        channels = ChannelsPlugin(RedisChannelsPubSubBackend(redis=redis), arbitrary_channels_allowed=True)
    else:
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    house = House(config, channels)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()
            if redis is not None:
                await redis.aclose()

    return Litestar(
        [*HANDLERS, live, health, socket_schema, PrometheusController, *pages.HANDLERS],
        plugins=[channels],
        lifespan=[lifespan],
        state=AppState({"house": house}),
        middleware=[in_time, PrometheusConfig(app_name="tetrapolis", group_path=True).middleware],
        exception_handlers={
            Problem: _problem,
            TetrapolisError: _engine_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            TimeoutError: _later,
            PoolTimeout: _later,
            DBAPIError: _database_error,
            ConnectionError: _later,
            Exception: _inside,
        },
        before_request=_receive,
        request_max_body_size=config.max_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/assets/"]),
        response_headers=HEADERS,
        openapi_config=openapi_config(),
        logging_config=None,  # the process sets up its own (see logs), Litestar would put its own in its place
        debug=False,
    )
