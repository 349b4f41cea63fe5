"""Tables at the start of phase A, and whole games move by move: words of the tests of set-up, phases and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from tests.walled_city import Table, given
from tetrapolis.games.walled_city.rules.cards import GUILD_NAMES

_PHASES = {
    "joining": "A",
    "building": "B",
    "showing": "B",
    "settling": "B",
    "settling_other": "B",
    "peopling": "B",
    "promoting": "B",
    "adjusting": "B",
    "ending": "B",
    "zoning": "D",
    "laying": "D",
    "facing": "D",
}
_EVENT_PHASES = {"joins": "A", "turn": "B", "neighbourhood": "C", "defence": "D", "tower": "towers", "game-over": "end"}


def joining(offer: Sequence[str], players: int = 3, first: int = 0, **more: Any) -> Table:
    """Round 1, phase A, with this offer, and others if it is too small for two rounds."""
    others = [guild for guild in GUILD_NAMES if guild not in offer]
    enough = [*offer, *others][: max(len(offer), 2 * players)]
    return given(players=players, first=first, offer=enough, **more).stands("joining")


def joining_again(
    offer: Sequence[str], guilds: Mapping[int, str], votes: Sequence[int], players: int = 3, **more: Any
) -> Table:
    """Round 1 is over; round 2, phase A, with this offer, the guilds of round 1 and these votes."""
    table = given(players=players, offer=offer, guilds=guilds, votes=votes, **more).defence()
    return table.defaults_until(lambda: phase(table) == "A")


def phase(table: Table) -> str:
    """The phase somebody is asked in: A, B or D."""
    return _PHASES[table.asked[1]]


def asked_in_turn(table: Table, count: int) -> list[int]:
    """The seats that are asked next, each playing its default move."""
    seats = []
    for _ in range(count):
        seats.append(table.seat)
        table.does(table.seat, str(table.pos.default(table.seat)))
    return seats


def default_game(table: Table) -> Iterator[Table]:
    """The table after each of the default moves to the end."""
    while table.pos.outcome is None:
        table.does(table.seat, str(table.pos.default(table.seat)))
        yield table


def turns_taken(table: Table) -> list[int]:
    """The seats of all turns of phase B that began so far."""
    return [args["seat"] for args in table.said("turn")]


def course(table: Table) -> list[str]:
    """The phases that were seen so far, as the events tell."""
    names = [_EVENT_PHASES.get(event.id.removeprefix("walled_city-"), "") for event in table.events]
    return [name for name, _ in groupby(name for name in names if name)]


def lay(table: Table, zone: str, card: str, tower: str = "") -> Table:
    """Phase D: the seat that is asked lays a card, its larger number towards the tower (else the zone's first)."""
    table.play(f"zone {zone}", f"lay {card}")
    if table.pos.outcome is None and table.asked[1] == "facing":
        table.play(f"face {tower}" if tower else table.choices("face")[0])
    return table
