"""The hook that builds the browser client before a wheel, an sdist or an editable install is made: see tools/web.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import web


class WebHook(BuildHookInterface[Any]):
    """Builds what is stale."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if it is needed and there is none."""
        return [web.WHEEL] if not web.skipped() and web.stale() and web.node_folder() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, if its sources have changed."""
        if web.skipped() or not web.stale():
            return
        folder = web.node_folder()
        if folder is None:
            raise SystemExit("tetrapolis: no Node.js to build the browser client with")
        web.build(folder)
