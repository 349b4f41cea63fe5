"""Logs: one JSON object per line on stderr, and no secret in any of them.

What a log line says is a fixed word (`event`) and a few named values. Texts of exceptions are left out, since a
database's error quotes what was to be stored; so are paths, for a table's address is the key to it.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

LEVELS = ("debug", "info", "warning", "error")
VALUES = ("error", "game", "guest", "kind", "level", "match", "method", "ms", "path", "seat", "status", "tries")
"""The only values of a line that are written; whatever else is handed along stays inside."""
QUIET = ("/health", "/health/live", "/health/ready")
"""Asked by machines every few seconds: only logged at level debug."""
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being answered, for all lines written meanwhile."""

log = logging.getLogger("tetrapolis.access")


def configure(level: str) -> None:
    """Let this process write its log as JSON lines to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "httpx", "httpcore", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))  # they quote addresses below that


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "severity": record.levelname.lower(),
            "logger": record.name,
            # Not filled in and only its first line: others put values into their messages that are not ours to show.
            "event": str(record.msg).partition("\n")[0],
        }
        if request := request_id.get():
            line["request"] = request
        line |= {name: getattr(record, name) for name in VALUES if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__qualname__
            line["where"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return msgspec.json.encode(line, enc_hook=lambda value: type(value).__name__).decode()


def answered(scope: Any, status: int, seconds: float) -> None:
    """The line of a request that was answered, or of a socket that was closed."""
    # The template (`/api/tables/{table}`), not the path: that would be the key to the table.
    path = scope.get("path_template") or "unknown"
    level = logging.DEBUG if path in QUIET else logging.INFO
    if not log.isEnabledFor(level):
        return
    values = {
        "method": scope.get("method", "SOCKET"),
        "path": path,
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    guest = scope.get("state", {}).get("guest")
    log.log(level, "answered", extra=values | ({"guest": guest} if guest else {}))
