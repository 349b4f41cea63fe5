"""For `tetrapolis bench web`: a full board, on which something happens again and again."""

from __future__ import annotations

from typing import Any

import msgspec

from tetrapolis.games.ankh_morpork.rules.areas import NAMES

PLAYERS = 4
PIECES = ".city .piece"
"""How the browser's pieces are found."""


class FullBoard:
    """Ankh-Morpork with all twelve minions of each of four players, one of which walks from area to area."""

    def __init__(self) -> None:
        self.areas = NAMES[1:]
        self.last: dict[str, Any] = {}
        self.sent = 0

    def fill(self, news: dict[str, Any]) -> dict[str, Any]:
        """The same news with a full board."""
        for told in news["seats"]:
            if "whole" in told:
                told["whole"]["observation"]["view"] |= self._board()
        self.last = news
        return news

    def _board(self) -> dict[str, Any]:
        rows = [[0] + [1] * 12 for _ in range(PLAYERS)]
        here, there = 1 + self.sent % 12, 1 + (self.sent + 1) % 12
        rows[1][here] -= 1
        rows[1][there] += 1
        minions = [*rows, [0, 1, 0, 1, 0, 1] + [0] * 7, [0, 0, 1, 0, 1, 0, 1] + [0] * 6]
        return {"minions": minions, "trouble": [area for at, area in enumerate(self.areas, start=1) if at != here]}

    def next(self) -> str:
        """The next thing that happens: a minion has moved, and the trouble it left behind is over."""
        self.sent += 1
        seq = self.last["seq"] + self.sent
        area, area2 = self.areas[self.sent % 12], self.areas[(self.sent + 1) % 12]
        moved = {"minion": "p2", "area": area, "area2": area2}
        events = [{"seq": seq, "id": "ankh_morpork-moves", "args": moved}]
        patch = [[["observation", "view", field], value] for field, value in self._board().items()]
        seats = [
            {"seat": told["seat"], "events": events, "complete": True, "can_undo": False, "patch": patch}
            for told in self.last["seats"]
        ]
        return msgspec.json.encode(self.last | {"seq": seq, "seats": seats}).decode()
