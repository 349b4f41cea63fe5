"""What a seat of Genoa sees, hears and holds possible: the words of the tests of hidden information."""

from __future__ import annotations

from random import Random

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, Table
from tetrapolis.core.checks import check_secrecy
from tetrapolis.core.driving import next_actor
from tetrapolis.games.genoa.rules.cards import CARDS, DECKS
from tetrapolis.games.genoa.rules.position import GenoaPosition

ALL_SEATS: tuple[int | None, ...] = (ANNA, BELA, CILI, DANI, None)
"""The four players and a spectator."""


def seats(table: Table) -> tuple[int | None, ...]:
    """All who look on: the players and a spectator."""
    return (*range(table.pos.players), None)


def told(table: Table, seat: int | None) -> str:
    """All that a seat can be sent: what it sees and hears, what is asked and what it may do."""
    return table.pos.observe(seat).to_json()


def alike(one: Table, two: Table, lookers: list[int | None]) -> None:
    """To these seats two games look just the same."""
    for seat in lookers:
        assert told(one, seat) == told(two, seat), seat


def cannot_tell(table: Table, worlds: int = 4) -> None:
    """The law of views for every seat: the same bytes in each of its worlds; and each of them can be played on."""
    for seat in seats(table):
        check_secrecy(table.pos, seat, Random(1), worlds)
        for number, world in enumerate(table.worlds(seat, worlds)):
            play_on(world, Random(number))


def play_on(world: GenoaPosition, rng: Random, plies: int = 12) -> None:
    """A world is a whole position: what is asked can be answered, and the game goes on by its rules."""
    for _ in range(plies):
        if world.outcome is not None:
            return
        actor = next_actor(world, rng)
        world.play(actor, world.legal(actor).sample(rng))
        world.check()


def same_errors(table: Table, seat: int, *texts: str) -> list[str]:
    """What a seat is told when it tries these moves, the same in all its worlds (GEN-6.65); the ids."""
    found = [_error(table.pos, seat, text) for text in texts]
    for world in table.worlds(seat, 10):
        assert [_error(world, seat, text) for text in texts] == found
    return [text.split()[0] for text in found]


def _error(pos: GenoaPosition, seat: int, text: str) -> str:
    try:
        pos.copy().play(seat, pos.game.parse_move(text))
    except tp.TetrapolisError as error:
        return f"{error.id.removeprefix('genoa-error-')} {error.args} {vars(error)}"
    return "allowed"


def cards_in(world: GenoaPosition, holder: int, deck: str) -> tuple[str, ...]:
    """A hand in a world."""
    return tuple(CARDS[card].id for card in sorted(world.hand(holder, DECKS.index(deck))))


def hands_of(table: Table, seat: int | None, holder: int, deck: str, count: int = 60) -> set[tuple[str, ...]]:
    """The hands of a deck's cards a seat holds possible for a player."""
    return {cards_in(world, holder, deck) for world in table.worlds(seat, count)}


def decks_of(table: Table, seat: int | None, deck: str, count: int = 60) -> set[tuple[str, ...]]:
    """The orders of a deck, top first, a seat holds possible."""
    number = DECKS.index(deck)
    return {tuple(CARDS[card].id for card in world.decks[number]) for world in table.worlds(seat, count)}


def known(table: Table, seat: int | None, holder: int) -> list[str]:
    """The cards that a seat's view says to be in another's hand."""
    found: list[str] = table.sees(seat).players[holder].known
    return found


def surely(table: Table, seat: int | None, holder: int, card: str) -> bool:
    """Whether a seat knows a card to be in a hand: its view says so, and in all its worlds it is there."""
    deck = next(DECKS[printed.deck] for printed in CARDS if printed.id == card)
    in_all = all(card in hand for hand in hands_of(table, seat, holder, deck))
    assert (card in known(table, seat, holder)) == in_all, "view and worlds differ"
    return in_all
