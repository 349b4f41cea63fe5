"""What a seat sees, hears and holds possible: the words of the tests of hidden information."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.ankh_morpork import B, G, R, Table, Y, given

ALL_SEATS: tuple[int | None, ...] = (R, Y, G, B, None)
"""The four players and a spectator."""
_GREEN = """
    mr_boggis mr_bent the_beggars_guild the_bank_of_ankh_morpork the_ankh_morpork_sunshine_dragon_sanctuary
    sergeant_angua the_agony_aunts the_dysk the_duckman drumknott cmot_dibbler dr_cruces captain_carrot mrs_cake
    groat gimlets_dwarf_delicatessen gaspode fresh_start_club foul_ole_ron the_fools_guild the_fire_brigade
    inigo_skimmer history_monks hex here_n_now harry_king hargas_house_of_ribs mr_gryle the_peeled_nuts
    the_opera_house nobby_nobbs modo the_mended_drum librarian leonard_of_quirm shonky_shop sacharissa_cripslock
    rosie_palm rincewind the_royal_mint queen_molly pink_pussycat_club zorgo_the_retro_phrenologist dr_whiteface
    wallace_sonky the_seamstresses_guild mr_pin_and_mr_tulip the_thieves_guild
"""
GREEN = frozenset(_GREEN.split())
"""The green cards (ANK-10.1 to ANK-10.48)."""


def worlds(table: Table, seat: int | None, count: int = 30) -> list[Table]:
    """Tables that this seat cannot tell from the real one."""
    return [Table(world) for world in table.worlds(seat, count)]


def hands_of(table: Table, seat: int | None, holder: int, count: int = 30) -> set[tuple[str, ...]]:
    """The hands a seat holds possible for another player."""
    return {tuple(world.hand(holder)) for world in worlds(table, seat, count)}


def known(table: Table, seat: int | None, holder: int) -> list[str]:
    """The cards a seat knows to be in a hand."""
    cards: list[str] = table.sees(seat).players[holder].known
    return cards


def suspects(table: Table, seat: int | None, player: int) -> set[str]:
    """Who a player can be, as a seat sees it."""
    return set(table.sees(seat).players[player].suspects)


def remembers(table: Table, seat: int | None, holder: int, *cards: str) -> None:
    """The seat knows these cards, and no other, to be in a hand; so they are in all its worlds, the rest is open."""
    assert known(table, seat, holder) == sorted(cards)
    hands = hands_of(table, seat, holder)
    assert all(set(cards) <= set(hand) for hand in hands)
    rest = table.cards(holder) - len(cards)
    assert len(hands) > 5 if rest else len(hands) == 1


def knows_nothing(table: Table, seats: Iterable[int | None], holder: int) -> None:
    """To these seats a hand can be many."""
    for seat in seats:
        remembers(table, seat, holder)


def cannot_tell(table: Table) -> None:
    """The law of views: in each of its worlds a seat sees, hears and may do just the same; and each world is whole."""
    for seat in (*ALL_SEATS[: table.pos.players], None):
        seen = table.pos.observe(seat).to_json()
        for world in table.worlds(seat, 4):
            assert world.observe(seat).to_json() == seen
            world.check()


def quiet(**more: Any) -> Table:
    """R's turn, $10 each, and nobody in anybody's way."""
    return given("1{R1} 3{Y1} 6{G1} 9{B1}", **more)
