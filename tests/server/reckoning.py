"""The reckoning after a chaos run: what players were told against what is stored. Nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import tetrapolis as tp
from tests.server.chaos import Ack, Live, Party, Wire
from tests.server.serving import Server
from tetrapolis.core.match import Match
from tetrapolis.core.types import CLOCK, SPECTATOR

AT_ONCE = 8
"""Tables that are played at the same time."""
Trouble = Callable[[Wire, Random], Awaitable[None]]
"""Makes trouble until `wire.over`, and leaves everything mended."""


class Reckoned(msgspec.Struct):
    """What came of a run: moves and undos by what became of them, and what else was counted."""

    matches: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    counts: Counter[str] = msgspec.field(default_factory=Counter)

    def line(self, name: str) -> str:
        """For the note."""
        counts = ", ".join(f"{what} {count}" for what, count in sorted(self.counts.items()))
        told = f"{self.acknowledged} acknowledged, {self.lost} lost, {self.doubled} doubled"
        return f"chaos, {name}: {self.matches} matches, {told} ({counts})"


async def played_in_trouble(
    servers: Sequence[Server], names: Sequence[str], moves: int, seed: int, trouble: Trouble, folder: Path
) -> Reckoned:
    """Play a match of each game named while somebody makes trouble, and reckon each up."""
    wire = Wire(servers, Random(seed))
    parties = [Party(wire, name, Random(f"{seed}/{number}"), moves) for number, name in enumerate(names)]
    free = asyncio.Semaphore(AT_ONCE)
    total = Reckoned(counts=wire.counts)

    async def one(party: Party) -> None:
        async with free:
            await party.play()
        await reckon(party, total, folder)

    async def make_trouble() -> None:
        await trouble(wire, Random(seed))
        assert wire.over.is_set()

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(make_trouble())
            await asyncio.gather(*map(one, parties))
            wire.over.set()
    finally:
        wire.over.set()
        await wire.close()
    assert (total.lost, total.doubled) == (0, 0)
    assert total.matches == len(parties)
    assert wire.counts["by socket"] > 0 < wire.counts["by REST"]
    assert wire.counts["patches"] > 0
    assert not wire.counts["status 500"], [server.log[-4000:] for server in servers]
    return total


async def reckon(party: Party, total: Reckoned, folder: Path) -> None:
    """Compare what players were told with what is stored, and what was shown with what the record replays to."""
    match = await replayed(party, folder)
    assert [record.seq for record in match.records] == list(range(len(match.records)))
    changes = changes_of(match)
    total.matches += 1
    total.acknowledged += len(party.acks)
    total.lost += sum((Counter(party.acks) - Counter(changes)).values())
    total.doubled += sum(surplus(party, changes).values())
    _check_order(party, changes)
    _check_shown(party, match)
    _check_heard(party.ear, match)
    await _check_devices(party)
    outcome = match.position.outcome
    assert outcome is not None
    assert (await party.public())["outcome"] == _plain(outcome)


async def replayed(party: Party, folder: Path) -> Match:
    """The record as the server gives it: a file that `tetrapolis replay` reads."""
    token = next(iter(party.tokens.values()))
    answer = await party.wire.ask("GET", f"/api/tables/{party.table}/record", token)
    assert answer.status_code == 200, answer.text
    path = folder / f"{party.table}.jsonl"
    path.write_bytes(answer.content)
    return tp.replay(path)


def changes_of(stored: Match) -> list[Ack]:
    """The record as what players were told: each move with the standing answers it called up counts once."""
    match = Match.restore(stored.game, stored.header, stored.records[:1], None, -1)
    changes: list[Ack] = []
    undone = False
    for record in stored.records[1:]:
        standing = None if undone else match._standing()  # who took a standing answer back answers by hand
        undone = record.undo
        match.follow([record])
        seq = len(match.records) - 1 - len(match.quiet)
        assert record.seat is not None
        if standing is None or record.undo:
            changes.append(Ack(record.seat, record.move, seq))
        else:
            assert (record.seat, record.move) == (standing[0], str(standing[1]))
            changes[-1] = msgspec.structs.replace(changes[-1], seq=seq)
    return changes


def surplus(party: Party, changes: Sequence[Ack]) -> Counter[Ack]:
    """Changes of people's seats nobody was told of, up to the last one each was told of (then bots sit there).

    Their order tells what came after it: what nobody notices (a bot's draft) has the number of what came before.
    """
    found: Counter[Ack] = Counter()
    for seat in party.tokens:
        told = [ack for ack in party.acks if ack.seat == seat]
        own = [one for one in changes if one.seat == seat]
        while own and told and own[-1] != told[-1]:
            own.pop()
        found += Counter(own if told else []) - Counter(told)
    return found


def _check_order(party: Party, changes: Sequence[Ack]) -> None:
    """While people sat there each of their seats' changes is one they were told of, in that order."""
    for seat in party.tokens:
        told = [ack for ack in party.acks if ack.seat == seat]
        assert [change for change in changes if change.seat == seat][: len(told)] == told
    bots = {change.seat for change in changes} - set(party.tokens) - {CLOCK}
    assert len(bots) <= 1


def _check_shown(party: Party, match: Match) -> None:
    """Whatever was shown to a seat at a seq, by REST or by patches, is what the record leads to there."""
    by_seq: dict[int, list[Any]] = {}
    quiet = 0
    for record, _, position in match.walk():
        quiet += record.seq in match.quiet
        by_seq.setdefault(record.seq - quiet, []).append(position)
    for seq, seat, observation in party.seen:
        replayed = [msgspec.json.decode(position.observe(seat).to_json(1)) for position in by_seq[seq]]
        assert observation in replayed, (party.game, seq, seat)


def _check_heard(ear: Live, match: Match) -> None:
    """The spectator heard every event once, in order, whatever broke meanwhile."""
    happened: list[tuple[int, str, dict[str, Any]]] = []
    quiet = 0
    for record, events, _ in match.walk():
        quiet += record.seq in match.quiet
        public = [event for event in events if event.audience & SPECTATOR and record.seq]  # 0: before anybody listened
        happened += [(record.seq - quiet, event.id, _plain(event.args)) for event in public]
    if ear.whole:
        missed = [one for one in happened if one not in ear.heard]
        assert ear.heard == happened, (match.header.game, missed, [one for one in ear.heard if one not in happened])
    else:
        assert [one for one in happened if one in ear.heard] == ear.heard


async def _check_devices(party: Party) -> None:
    """What each device last showed, put together from patches, is what REST says."""
    for live in (party.ear, *party.lives.values()):
        for seat, known in live.known.items():
            query = "" if seat is None else f"?seat={seat}"
            state = await party.wire.good("GET", f"/api/tables/{party.table}/state{query}", live.token)
            assert known == {"observation": state["observation"], "tally": state["tally"]}, (party.game, seat)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
