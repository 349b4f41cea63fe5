"""The line between a page and the server, held in the hand: frames can be watched, lost and put in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.web.browsing import PATIENCE, Visitor

Judge = Callable[[Any], bool]
"""Whether a message may pass."""
AWAY = 1012
"""The code of a close by which a browser knows that the server is just away."""


class Line:
    """All sockets of a page, one after the other; made before the page is opened."""

    def __init__(self, who: Visitor) -> None:
        self.who = who
        self.sent: list[Any] = []
        """What the page has sent, whether it arrived or not."""
        self.heard: list[Any] = []
        """What the server has sent, in the same way."""
        self.there: Judge = lambda _: True
        self.back: Judge = lambda _: True
        self.sockets: list[WebSocketRoute] = []
        who.page.route_web_socket("**/live?*", self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.sockets.append(page)

        def from_page(frame: str | bytes) -> None:
            message = msgspec.json.decode(frame)
            self.sent.append(message)
            if self.there(message):
                server.send(frame)

        def from_server(frame: str | bytes) -> None:
            message = msgspec.json.decode(frame)
            self.heard.append(message)
            if self.back(message):
                page.send(frame)

        page.on_message(from_page)
        server.on_message(from_server)

    def put_in(self, message: msgspec.Struct) -> None:
        """Tell the page something as the server would."""
        self.sockets[-1].send(msgspec.json.encode(message).decode())

    def cut(self) -> None:
        """The connection is lost."""
        self.sockets[-1].close(code=AWAY)

    def of(self, kind: str) -> list[Any]:
        """What the page has sent of a kind."""
        return [message for message in self.sent if message["type"] == kind]

    def after(self, kind: str, what: Callable[[], object]) -> None:
        """Do something, and wait until the page has sent one more of a kind."""
        count = len(self.of(kind))
        what()
        self.wait_for(lambda: len(self.of(kind)) > count)

    def wait_for(self, what: Callable[[], object]) -> None:
        """Until something is so; the page goes on meanwhile."""
        for _ in range(PATIENCE // 20):
            if what():
                return
            self.who.page.wait_for_timeout(20)
        raise TimeoutError
