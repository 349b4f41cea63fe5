"""What a seat sees, hears and holds possible: the words of the tests of hidden information."""

from __future__ import annotations

from tests.walled_city import O, T, Table, W, X
from tetrapolis.games.walled_city.rules.cards import FACES
from tetrapolis.games.walled_city.rules.position import NO_CARD, OFF, WalledCityPosition

ALL_SEATS: tuple[int | None, ...] = (O, W, T, X, None)
"""The four players and a spectator."""


def seats(table: Table) -> tuple[int | None, ...]:
    """All who look on: the players and a spectator."""
    return (*range(table.pos.players), None)


def others(table: Table, *but: int) -> list[int | None]:
    """All who look on but these."""
    return [seat for seat in seats(table) if seat not in but]


def hand_in(world: WalledCityPosition, holder: int) -> tuple[str, ...]:
    """A hand in a world, without the off-colour card."""
    return tuple(FACES[card] for card in sorted(world.hands[holder]))


def hands_of(table: Table, seat: int | None, holder: int, count: int = 60) -> set[tuple[str, ...]]:
    """The hands a seat holds possible for another player."""
    return {hand_in(world, holder) for world in table.worlds(seat, count)}


def cards_in(table: Table, seat: int | None, zone: str, count: int = 60) -> set[str]:
    """The cards a seat holds possible in a defence zone; `*` marks an off-colour card."""
    number = table.pos.board.zones.index(zone)
    cards = [world.zone_card[number] for world in table.worlds(seat, count)]
    return {FACES[card % OFF] + "*" * (card >= OFF) for card in cards if card != NO_CARD}


def turned_in(table: Table, seat: int | None, zone: str) -> set[int]:
    """The ways round (1: the larger number faces the second tower) a seat holds possible in a defence zone."""
    number = table.pos.board.zones.index(zone)
    return {world.zone_turned[number] for world in table.worlds(seat, 60)}


def off_cards(table: Table, seat: int | None, holder: int) -> set[str]:
    """The off-colour cards a seat holds possible for a player."""
    return {FACES[world.off[holder]] for world in table.worlds(seat, 60)}


def told(table: Table, seat: int | None) -> str:
    """All that a seat can be sent: what it sees and hears, what is asked and what it may do."""
    return table.pos.observe(seat).to_json()


def cannot_tell(table: Table) -> None:
    """The law of views: in each of its worlds a seat sees, hears and may do just the same; and each world is whole."""
    for seat in seats(table):
        seen = told(table, seat)
        for world in table.worlds(seat, 4):
            assert world.observe(seat).to_json() == seen
            world.check()


def alike(one: Table, two: Table, lookers: list[int | None]) -> None:
    """To these seats two games look just the same."""
    for seat in lookers:
        assert told(one, seat) == told(two, seat)


def playable(table: Table) -> None:
    """In every world somebody is asked and has a move."""
    for seat in seats(table):
        for world in table.worlds(seat, 60):
            asked = world.pending[0].seat
            assert len(world.legal(asked)) > 0
