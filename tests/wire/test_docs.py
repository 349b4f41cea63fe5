"""What docs/prompt.md shows is what is said: its code is run, and its JSON is what the line before it names."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

import tetrapolis as tp
from tetrapolis.bots.outside import Asked
from tetrapolis.client import Seen
from tetrapolis.core.errors import MalformedMove
from tetrapolis.core.said import Told
from tetrapolis.locales import has
from tetrapolis.server.openapi import EXAMPLES
from tetrapolis.testing.prompts import said_in
from tetrapolis.wire.live import Observed
from tetrapolis.wire.patch import apply, unpacked
from tetrapolis.wire.requests import MoveWish

DOCS = Path(__file__).parents[2] / "docs"
_PIECE = re.compile(r"```python\n(?P<code>.*?)```|<!-- (?P<what>[^\n]*) -->\n```json\n(?P<shown>.*?)```", re.DOTALL)


def _again(value: object) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_examples_of_the_prompt() -> None:
    text = (DOCS / "prompt.md").read_text("utf-8")
    names: dict[str, Any] = {}
    shown = 0
    for piece in _PIECE.finditer(text):
        if piece["code"] is not None:
            exec(piece["code"], names)
        else:
            assert json.loads(piece["shown"]) == _again(eval(piece["what"], names)), piece["what"]
            shown += 1
    assert shown == text.count("```json") >= 7


def test_the_decision_that_a_program_is_shown() -> None:
    """It is as such a message is: every field of it is one, in its place, and none is missing that is always there."""
    text = (DOCS / "outside-bots.md").read_text("utf-8")
    (shown,) = re.findall(r"<!-- decision -->\n```json\n(.*?)```", text, re.DOTALL)
    message = json.loads(shown)
    assert list(message)[1:] == [name for name in Asked.__struct_fields__ if name != "space"]
    seen = msgspec.convert(message["observation"], Observed)
    assert _again(seen) == message["observation"], "nothing is written that is not read"
    events = msgspec.convert(message["events"], list[Told])
    assert _again(events) == message["events"]
    for said in (*said_in(seen.prompt), *events):
        assert has("en", said.id), said.id
    assert [offer.move for offer in seen.prompt.offers] == ["build manor", "end"]


def test_the_bot_of_the_client() -> None:
    text = (DOCS / "outside-bots.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(from tetrapolis.client.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    pos = tp.game("citadels").new(4, 7)
    for _ in range(40):
        seat = pos.pending[0].seat
        seen = msgspec.json.decode(pos.observe(seat).to_json(2), type=Seen)
        pos.play(seat, pos.game.parse_move(names["decide"](seen)))


def test_the_packed_patch() -> None:
    text = (DOCS / "server.md").read_text("utf-8")
    (shown,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    seen = {"view": {"round": 11, "hand": ["manor", "tavern"]}, "prompt": {"verbs": [1]}}
    wanted = {"view": {"round": 12, "hand": ["manor"]}, "prompt": {"verbs": []}}
    found = apply({"observation": seen, "tally": {"lines": [1, 2]}}, unpacked(json.loads(shown)))
    assert found == {"observation": wanted, "tally": {"lines": [2]}}


def test_the_moves_that_the_api_shows_are_moves() -> None:
    for wish in EXAMPLES[MoveWish].values():
        assert any(_is_move(game, wish["move"]) for game in tp.games()), wish


def _is_move(game: str, text: str) -> bool:
    try:
        return str(tp.game(game).parse_move(text)) == text
    except MalformedMove:
        return False
