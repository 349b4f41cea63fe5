"""The browser client: its page for every path of its own, and its files, as the build left them in `static/`.

The page is small and asked for anew each time, with the catalogue of games in it; the files carry a hash in their names
and never change, so browsers keep them. What was compressed at the build (.br, .gz) is sent as it is.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tetrapolis.locales import t
from tetrapolis.server import catalogue
from tetrapolis.server.security import language_of

STATIC = catalogue.STATIC
PAGES = frozenset(
    {"", "table", "new", "join", "rules", "settings", "about", "link", "history", "guide", "learn", "notices"}
    | {"club", "people", "tournaments", "sheet", "account", "back", "invite", "review"}
)
"""The first parts of the client's paths; anything else gets the page too, but as "not found"."""
OURS = frozenset({"api", "schema", "metrics", "health"})
"""What programs ask: they are answered as programs."""
KEPT = "public, max-age=31536000, immutable"
ASKED = "no-cache"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

Ask = Request[None, None, Any]


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Ask, name: FromPath[str]) -> Response[bytes]:
    """A file of the client; its name holds a hash of what is in it."""
    return _file(request, f"assets/{name}", KEPT)


@get("/", include_in_schema=False)
async def home(request: Ask) -> Response[bytes]:
    """The client."""
    return _page(request, "/")


@get("/{path:path}", include_in_schema=False)
async def page(request: Ask, path: FromPath[str]) -> Response[bytes]:
    """The client, whichever of its pages it is."""
    return _page(request, path)


def _page(request: Ask, path: str) -> Response[bytes]:
    """The page of a path; what is none is not found."""
    first, *rest = path.strip("/").split("/")
    if first in OURS:
        raise NotFoundException
    if not rest and "." in first:
        return _file(request, first, ASKED)
    if not (STATIC / "index.html").is_file():
        return word(request, "server-no-client", 503)
    known = first in PAGES
    if not known and "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    found = _file(request, "index.html", ASKED, 200 if known else 404)
    found.content = found.content.replace(b"</head>", catalogue.embedded() + b"</head>", 1)
    return found


def _file(request: Ask, name: str, cache: str, status: int = 200) -> Response[bytes]:
    """A built file; those in assets/ as they were packed, if the browser takes that, the few others the app packs."""
    path = STATIC / name
    if name.endswith((".br", ".gz")) or ".." in name or not path.is_file():
        raise NotFoundException
    taken = request.headers.get("accept-encoding", "")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    for encoding, ending in _ENCODINGS:
        packed = path.with_name(path.name + ending)
        if cache == KEPT and encoding in taken and packed.is_file():
            path = packed
            headers["content-encoding"] = encoding
            break
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), status_code=status, media_type=kind, headers=headers)


def word(request: Ask, message: str, status: int) -> Response[bytes]:
    """A page of the server's own where there is no other: what is missing and how to get it."""
    lang = language_of(request)
    title, text = t(lang, message), t(lang, f"{message}.help")
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Tetrapolis</title>'
        f'<body style="font-family:system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem">'
        f"<h1>{title}</h1><p>{text}</p></body></html>"
    )
    return Response(body.encode(), status_code=status, media_type="text/html; charset=utf-8")


HANDLERS = (asset, home, page)
