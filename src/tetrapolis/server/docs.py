"""The docs site at /docs, as `make docs` left it in `site/`; without one, a word on how to get it.

Pages are asked for anew each time, pictures after an hour; scripts and styles carry a hash of what is in them behind
their names (`?v=`), and with it browsers keep them.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from tetrapolis.server.pages import ASKED, KEPT, Ask, word

SITE = Path(__file__).parent / "site"
FIRST = "index.html"
AN_HOUR = "public, max-age=3600"
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webp": "image/webp", ".mjs": "text/javascript"}


@get("/docs", include_in_schema=False)
async def docs() -> Redirect:
    """The first page, by its name: links in a page begin where it lies."""
    return Redirect(f"/docs/{FIRST}")


@get("/docs/{path:path}", include_in_schema=False)
async def docs_file(request: Ask, path: FromPath[str]) -> Response[bytes] | Redirect:
    """A page of the site, or what belongs to one."""
    if not (SITE / FIRST).is_file():
        return word(request, "server-no-docs", 404)
    name = path.strip("/")
    file = (SITE / name).resolve()
    if file.is_dir() and (file / FIRST).is_file() and file.is_relative_to(SITE.resolve()):
        return Redirect(f"/docs/{name}/{FIRST}")
    if not file.is_relative_to(SITE.resolve()) or not file.is_file():
        return word(request, "server-no-docs-page", 404)
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = ASKED if file.suffix == ".html" else KEPT if "v" in request.query_params else AN_HOUR
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})


HANDLERS = (docs, docs_file)
