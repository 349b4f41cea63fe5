"""A branch with others at the table is dealt anew: nobody sits down knowing what is to come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.fair import GAMES, go_on, made, real, wishes
from tests.server.guests import run
from tests.server.inside import Inside, Person, inside
from tetrapolis.core.position import Position


def known(position: Position, seat: int | None) -> Any:
    return msgspec.json.decode(position.observe(seat).to_json())["view"]


def hidden(position: Position) -> list[Any]:
    """What the seats know beyond everybody."""
    return [known(position, seat) for seat in range(position.players)]


async def branched(person: Person, table: str, seq: int, seats: list[str], **more: Any) -> dict[str, Any]:
    wish = {"seq": seq, "seats": wishes(seats), **more}
    found: dict[str, Any] = await person.done("POST", f"/api/tables/{table}/branch", wish)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_seen_the_end_knows_nothing_of_a_branch_with_others(game: str, tmp_path: Path) -> None:
    """Given a finished hot-seat match, when it is branched with an open seat, then only what everybody knew holds."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, bela = await here.guest("Anna"), await here.guest("Béla")
            table = (await made(anna, game, ["me", "me", "me"], title="Final"))["id"]
            old = await go_on(here, table)
            for seq in (0, 7):
                fresh = await branched(anna, table, seq, ["me", "open", "normal"])
                expected = {"table": table, "title": "Final", "seq": seq, "anew": True}
                assert fresh["continued"] == expected
                joined = await bela.done("POST", f"/api/tables/{fresh['id']}/join", {})
                assert (joined["state"], joined["continued"]) == ("running", expected)
                match, then = await real(here, fresh["id"]), old.at(await _number(here, table, seq))
                assert match.header.seed != old.header.seed
                assert match.header.salt not in ("", old.header.salt)
                assert known(match.position, None) == known(then, None)
                assert match.position.pending == then.pending
                if game != "walled_city":  # there all begin with the same hand: chance and secrets come later
                    assert hidden(match.position) != hidden(then)
                await go_on(here, fresh["id"])  # it can be played to its end

    run(story())


async def _number(here: Inside, table: str, seq: int) -> int:
    loaded = await here.app.tables.get(table)
    return (await here.app.matches.get(loaded.row.match)).record_at(seq)


def test_no_two_branches_are_dealt_alike(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await made(anna, "citadels", ["me", "me"]))["id"]
            await go_on(here, table)
            dealt = set()
            for number in range(5):
                other = await here.guest(f"Guest {number}")
                fresh = await branched(anna, table, 0, ["me", "open"])
                await other.done("POST", f"/api/tables/{fresh['id']}/join", {})
                dealt.add(msgspec.json.encode(hidden((await real(here, fresh["id"])).position)))
            assert len(dealt) == 5

    run(story())


def test_alone_or_with_bots_it_goes_on_exactly(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna, cili = await here.guest("Anna"), await here.guest("Cili")
            table = (await made(anna, "citadels", ["me", "me"]))["id"]
            old = await go_on(here, table)
            for person, seats in ((anna, ["me", "me"]), (cili, ["random", "me"]), (cili, ["random", "random"])):
                fresh = await branched(person, table, 5, seats)
                assert fresh["state"] == "running"
                assert fresh["continued"] == {"table": table, "title": "", "seq": 5, "anew": False}
                match = await real(here, fresh["id"])
                assert match.header.seed == old.header.seed
                assert match.header.salt != old.header.salt  # a commitment of its own
                assert match.header.taken_over == 6
                assert match.records == old.records[:6]
                ended = await go_on(here, fresh["id"])
                assert ended.unfounded() is None

    run(story())


def test_of_a_running_match_only_the_own_seat_is_known_and_only_by_its_player(tmp_path: Path) -> None:
    """Whoever gives the seat he branched from to somebody else would know that player's hand."""

    async def story() -> None:
        async with inside(tmp_path) as here:
            table, (anna, _) = await here.seated("citadels", 2, {})
            old = await go_on(here, table, 6)
            seq = (await anna.done("GET", f"/api/tables/{table}/state?seat=0"))["seq"]
            for seats, same in ((["me", "me"], True), (["me", "open"], True), (["open", "me"], False)):
                hands = set()
                for number in range(3):
                    fresh = await branched(anna, table, seq, seats, seat=0)
                    assert fresh["continued"]["anew"]
                    if fresh["state"] == "open":
                        other = await here.guest(f"Other {number}")
                        await other.done("POST", f"/api/tables/{fresh['id']}/join", {})
                    match = await real(here, fresh["id"])
                    assert match.header.seed != old.header.seed
                    assert (known(match.position, 0) == known(old.position, 0)) == same
                    hands.add(msgspec.json.encode(known(match.position, 1)))
                assert len(hands) > 1

    run(story())


def test_other_tables_are_not_continued(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await made(anna, "citadels", ["me", "me"])
            assert table["continued"] is None
            await go_on(here, table["id"])
            exact = (await branched(anna, table["id"], 3, ["me", "me"]))["id"]
            await go_on(here, exact)
            again = await anna.done("POST", f"/api/tables/{exact}/rematch")
            assert again["continued"] is None

    run(story())
