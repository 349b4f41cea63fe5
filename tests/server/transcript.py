"""What a server says in the first protocol, word for word: a short game at a real table, and one with a program.

`python -m tests.server.transcript` writes tests/server/transcripts/ anew: only when a game itself says something else
now (another event, say). The form stays as it is: programs were written for it. Further fields of a view or a tally,
which programs pass over, are left out here; those that were there then are in fields.json.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tetrapolis as tp
from tests.server.inside import NEVER, Inside, inside
from tetrapolis.bots.outside import Outside
from tetrapolis.core.chance import seed_text
from tetrapolis.core.driving import next_actor
from tetrapolis.core.types import CLOCK
from tetrapolis.server import app_state, tables

FOLDER = Path(__file__).with_name("transcripts")
GAMES = {"citadels": 4, "walled_city": 3, "ankh_morpork": 3, "genoa": 3}
"""With so many players."""
FIELDS: dict[str, dict[str, list[str]]] = json.loads((FOLDER / "fields.json").read_text("utf-8"))
MOVES = 9
SEED = 18
QUESTIONS = 3
_PASSING = re.compile(r'"(now|at|stand_in_from)":[0-9.e+]+')
"""Times, which are others each time."""

_WRITES = """
import sys
notes = open(sys.argv[1], "a")
for line in sys.stdin:
    print(line, end="", file=notes, flush=True)
    if '"hello"' in line:
        print("ready", flush=True)
    elif '"decision"' in line or '"refused"' in line:
        print("fly home", flush=True)
"""


def at_a_table(game: str, folder: Path) -> list[str]:
    """All that the first player and a spectator are told by the socket and by REST, in a game of a few moves."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_state, "RECHECK", NEVER)
        patch.setattr(app_state, "BEAT", NEVER)
        patch.setattr(tables, "seed_text", lambda _: seed_text(SEED))

        async def run() -> list[str]:
            async with inside(folder) as here:
                return await _played(here, game)

        return asyncio.run(run())


async def _played(here: Inside, game: str) -> list[str]:
    table, people = await here.seated(game, GAMES[game], {}, clock="none")
    match = (await people[0].done("GET", f"/api/tables/{table}"))["match"]
    sockets = [await here.listen(person, table) for person in (people[0], await here.guest("Watcher"))]
    for socket in sockets:
        await socket.until("state")
    rng = Random(SEED)
    for _ in range(MOVES):
        position = (await here.app.matches.get(match)).match.position
        seat = next_actor(position, rng)
        move = position.legal(seat).sample(rng)
        loaded = await here.app.tables.get(table)
        if seat == CLOCK:
            await here.app.matches.change(match, lambda match, move=move: match.play(CLOCK, move), loaded.seating)  # type: ignore[misc]
        else:
            await people[seat].done("POST", f"/api/tables/{table}/moves", {"seat": seat, "move": str(move)})
        seq = (await here.app.matches.get(match)).seq
        for socket in sockets:
            await socket.until("state", seq=seq)
    said = [raw for socket in sockets for raw in dict.fromkeys(socket.raw) if b'"type":"news"' in raw]
    queries = ("state?seat=0", "state?seat=0&since=4", "state", "replay?seq=3&seat=0")
    said += [(await people[0].ask("GET", f"/api/tables/{table}/{query}")).content for query in queries]
    names = {table: "TABLE", match: "MATCH"}
    lines = [re.sub("|".join(names), lambda found: names[found[0]], _timeless(raw.decode())) for raw in said]
    return [_as_then(line, game) for line in lines]


def _timeless(text: str) -> str:
    return _PASSING.sub(r'"\1":0', text)


def _as_then(line: str, game: str) -> str:
    """A message without the fields of view and tally that came later."""
    fields = FIELDS[game]
    message = json.loads(line)
    assert _json(message) == line
    for known in (message, *[news.get("whole", news) for news in message.get("seats", ())]):
        if "tally" in known:
            known["tally"] = {name: value for name, value in known["tally"].items() if name in fields["tally"]}
            view = known["observation"]["view"]
            known["observation"]["view"] = {name: value for name, value in view.items() if name in fields["view"]}
        if "patch" in known:
            known["patch"] = [change for change in known["patch"] if _was_there(change[0], fields)]
    return _json(message)


def _was_there(path: list[Any], fields: dict[str, list[str]]) -> bool:
    if path[0] == "tally":
        return len(path) < 2 or path[1] in fields["tally"]
    return path[:2] != ["observation", "view"] or len(path) < 3 or path[2] in fields["view"]


def _json(message: Any) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def with_a_program(game: str, folder: Path) -> list[str]:
    """All that a program is told after the greeting, in its first few questions; it knows no answer."""
    notes, file = folder / "notes", folder / "bot.py"
    file.write_text(_WRITES, "utf-8")
    player = Outside("mybot", [sys.executable, str(file), str(notes)], 60.0)
    pos = tp.game(game).new(GAMES[game], SEED)
    player.begin(game, 0, GAMES[game], {})
    rng, asked = Random(SEED), 0
    while asked < QUESTIONS:
        seat = next_actor(pos, rng)
        if seat == 0:
            asked += 1
            pos.play(seat, player(pos.observe(seat), rng))
        else:
            pos.play(seat, pos.legal(seat).sample(rng))
    player.close()
    return [_as_then(line, game) for line in notes.read_text("utf-8").splitlines()[1:]]


def files(folder: Path) -> dict[Path, list[str]]:
    """Every transcript by its file, as it is now."""
    found: dict[Path, list[str]] = {}
    for game in GAMES:
        for name, make in (("table", at_a_table), ("program", with_a_program)):
            own = folder / f"{game}-{name}"
            own.mkdir()
            found[FOLDER / f"{game}-{name}.jsonl"] = make(game, own)
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        for file, lines in files(Path(made)).items():
            FOLDER.mkdir(exist_ok=True)
            file.write_text("".join(f"{line}{os.linesep}" for line in lines), "utf-8")
