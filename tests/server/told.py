"""What sockets tell, as the `state` of each seat that tests assert about: the one place where news are patched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tetrapolis.server import running
from tetrapolis.server.running import Running
from tetrapolis.wire.patch import apply, unpacked

Frame = dict[str, Any]


def canonical(value: Any) -> bytes:
    """A JSON value as bytes, in whatever order its fields came: 1 is not true here."""
    return msgspec.json.encode(value, order="deterministic")


class Shown:
    """All that a server in this process has ever shown: by table, seat and number of the record."""

    def __init__(self) -> None:
        self.wholes: dict[tuple[str, int | None, int], set[bytes]] = {}
        """In each protocol they were asked for in."""

    def check(self, state: Frame) -> None:
        """What a client has put together is exactly what a whole state would have said."""
        known = canonical({"observation": state["observation"], "tally": state["tally"]})
        wholes = self.wholes[state["table"], state["seat"], state["seq"]]
        assert known in {canonical(msgspec.json.decode(whole)) for whole in wholes}, state


@contextmanager
def watched() -> Iterator[Shown]:
    """Keep whatever servers in this process show."""
    shown, before = Shown(), Running.shown

    def noting(self: Running, seat: int | None, protocol: int = 1) -> running.Shown:
        found = before(self, seat, protocol)
        shown.wholes.setdefault((self.table, seat, self.seq), set()).add(found.text)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Running, "shown", noting)
        yield shown


class Told:
    """What one socket was told so far, by seat."""

    def __init__(self, shown: Shown | None = None) -> None:
        self.shown = shown
        self._table: Frame = {}
        self._states: dict[int | None, Frame] = {}

    def read(self, raw: str | bytes) -> list[Frame]:
        """A message as frames: news become the `state` of each seat of this socket, all else stays."""
        message: Frame = msgspec.json.decode(raw)
        if message["type"] == "table":
            self._table = {"table": message["table"]["id"], "match": message["table"]["match"]}
            seats = message["table"]["seats"]
            own: set[int | None] = {each["seat"] for each in seats if each["you"] and each["kind"] == "guest"}
            for seat in self._states.keys() - (own or {None}):  # no longer this guest's
                del self._states[seat]
        return self._read_news(message) if message["type"] == "news" else [message]

    def _read_news(self, news: Frame) -> list[Frame]:
        if "table" in news:  # the first protocol
            assert self._table == {"table": news["table"], "match": news["match"]}
        usual: Frame = {"clocks": [], "left": {}}
        common = self._table | {name: news.get(name, usual.get(name)) for name in ("seq", "clocks", "left", "now")}
        told: dict[int | None, Frame] = {each["seat"]: each | _told_once(news, each) for each in news["seats"]}
        assert len(told) == len(news["seats"]), "a seat is told of twice"
        assert told or self._states, "news of nobody's"
        for seat in self._states.keys() | told.keys():
            self._states[seat] = self._state(common, seat, told.get(seat))
        order = sorted(self._states, key=lambda seat: -1 if seat is None else seat)
        return [deepcopy(self._states[seat]) for seat in order]

    def _state(self, common: Frame, seat: int | None, told: Frame | None) -> Frame:
        old = self._states.get(seat)
        if told is None:  # nothing has changed for this seat but the number of the record, or a clock
            assert old is not None
            return old | common | {"events": [], "complete": True}
        assert ("whole" in told) != ("patch" in told), told
        if "whole" in told:
            known = told["whole"]
        else:
            assert old is not None, "a patch of what was never told"
            known = {"observation": old["observation"], "tally": old["tally"]}
            whole = canonical(known)
            known = apply(known, unpacked(told["patch"]))
            assert (canonical(known) != whole) == bool(told["patch"]), "a patch that changes nothing"
            assert len(msgspec.json.encode(told["patch"])) < len(canonical(known)), "the whole would be shorter"
        rest = {"events": told["events"], "complete": told["complete"], "can_undo": told.get("can_undo", False)}
        state: Frame = {"type": "state", "seat": seat} | common | known | rest
        if self.shown is not None:
            self.shown.check(state)
        return state


def _told_once(news: Frame, each: Frame) -> Frame:
    """Of a seat's news what the second protocol tells for all seats together."""
    if "table" in news:
        assert {"events", "complete", "can_undo"} <= each.keys()
        return {}
    assert each.get("can_undo", True), "what is as usual is left out"
    told: list[Frame] = []
    for event in news.get("events", []):
        only = event.get("only")
        assert only is None or 0 < len(only) < len(news["seats"]) + 1
        if only is None or each["seat"] in only:
            told.append({name: value for name, value in event.items() if name != "only"})
    return {"events": told, "complete": news.get("complete", True)}
