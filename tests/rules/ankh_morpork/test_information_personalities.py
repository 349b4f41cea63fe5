"""Section 11 of the rules: who can know which personality (ANK-11.2, ANK-11.7, ANK-11.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.information import ALL_SEATS, cannot_tell, suspects, worlds

SELACHII, RUST, DE_WORDE = "lord_selachii", "lord_rust", "lord_de_worde"
VETINARI, DRAGON_KING, CHRYSOPRASE, VIMES = "lord_vetinari", "dragon_king_of_arms", "chrysoprase", "commander_vimes"
EVERYBODY = {SELACHII, RUST, DE_WORDE, VETINARI, DRAGON_KING, CHRYSOPRASE, VIMES}
WHO = {R: VIMES, Y: VETINARI, G: CHRYSOPRASE, B: DRAGON_KING}
"""The three lords are unused."""
EIGHT_MARKERS = "1{!} 2{!} 3{!} 4{!} 5{!} 6{!} 7{!} 8{!}"


def at_table(board: str = "", *hand: str, **more: Any) -> Table:
    """R's turn with these cards and Gaspode in hand; everybody else holds one card."""
    hands = {R: [*hand, "gaspode"], Y: ["groat"], G: ["hex"], B: ["modo"]}
    filled: dict[str, Any] = {"who": WHO, "hands": hands, "cash": 0, **more}
    return given(board, **filled)


def persons(table: Table, seat: int | None, player: int, count: int = 80) -> set[str]:
    """Who a player is in the worlds a seat holds possible; just those the view names."""
    found = {world.personality(player) for world in worlds(table, seat, count)}
    assert found <= suspects(table, seat, player)
    return found


# ---- secret until the end


@rule("ANK-11.2")
@pytest.mark.parametrize("seat", [R, Y, G, B])
def test_a_player_knows_his_own_personality_only(seat: int) -> None:
    table = at_table()
    assert table.sees(seat).personality == WHO[seat]
    assert suspects(table, seat, seat) == {WHO[seat]}
    others = [player for player in (R, Y, G, B) if player != seat]
    for player in others:
        assert suspects(table, seat, player) == EVERYBODY - {WHO[seat]}
        assert persons(table, seat, player) == EVERYBODY - {WHO[seat]}
    assert persons(table, seat, seat) == {WHO[seat]}
    assert table.sees(seat).unused_known == []


@rule("ANK-11.2")
def test_a_spectator_knows_no_personality() -> None:
    table = at_table()
    assert table.sees(None).personality == ""
    for player in (R, Y, G, B):
        assert suspects(table, None, player) == EVERYBODY
        assert persons(table, None, player) == EVERYBODY


@rule("ANK-11.2")
def test_nobody_can_tell_who_another_player_is() -> None:
    one, two = at_table(), at_table(who=WHO | {Y: SELACHII})
    for seat in (R, G, B, None):
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
    assert one.pos.observe(Y).to_json() != two.pos.observe(Y).to_json()


@rule("ANK-11.2")
def test_with_two_players_chrysoprase_is_nobody() -> None:
    table = given(players=2, who={R: VIMES, Y: RUST}, hands={R: ["groat"], Y: ["hex"]})
    assert suspects(table, R, Y) == EVERYBODY - {VIMES, CHRYSOPRASE}
    assert persons(table, R, Y) == EVERYBODY - {VIMES, CHRYSOPRASE}
    cannot_tell(table)


@rule("ANK-11.2")
def test_one_personality_is_never_dealt_twice_in_a_world() -> None:
    for seat in ALL_SEATS:
        for world in worlds(at_table(), seat):
            assert len({world.personality(player) for player in (R, Y, G, B)}) == 4


# ---- who has not won


@rule("ANK-11.2", "ANK-8.1")
def test_who_does_not_win_with_eight_markers_is_not_the_dragon_king() -> None:
    table = at_table(EIGHT_MARKERS).next_turn(Y)
    assert table.asked == (Y, "menu")
    for seat in (R, G, None):
        assert DRAGON_KING not in suspects(table, seat, Y)
        assert DRAGON_KING not in persons(table, seat, Y)
        assert DRAGON_KING in suspects(table, seat, B)  # his turn has not come
    assert suspects(table, R, Y) == EVERYBODY - {VIMES, DRAGON_KING}
    cannot_tell(table)
    # R in turn can still be, to the others: he began his turn before there was trouble
    assert DRAGON_KING in suspects(table, Y, R)


@rule("ANK-11.2", "ANK-8.1")
def test_who_does_not_win_with_four_areas_is_none_of_the_lords() -> None:
    table = at_table("9{Y1} 10{Y1} 11{Y1} 12{Y1}").next_turn(Y)
    assert table.asked == (Y, "menu")
    for seat in (R, G, B, None):
        assert not {SELACHII, RUST, DE_WORDE} & suspects(table, seat, Y)
        assert not {SELACHII, RUST, DE_WORDE} & persons(table, seat, Y)
    assert suspects(table, R, Y) == {VETINARI, DRAGON_KING, CHRYSOPRASE}
    # a third area less and nothing can be told
    table = at_table("9{Y1} 10{Y1} 11{Y1}").next_turn(Y)
    assert suspects(table, R, Y) == EVERYBODY - {VIMES}


@rule("ANK-11.2", "ANK-8.1")
def test_who_does_not_win_with_nine_areas_is_not_vetinari() -> None:
    board = " ".join(f"{area}{{R1 Y1 !}}" for area in range(1, 8)) + " 8{R1 Y1} 9{R1 Y1}"
    table = at_table(board, who={R: VETINARI, Y: VIMES, G: CHRYSOPRASE, B: DRAGON_KING}).next_turn(Y)
    assert table.asked == (Y, "menu")
    for seat in (G, B, None):
        assert VETINARI not in suspects(table, seat, Y)
        assert VETINARI not in persons(table, seat, Y)
        assert VETINARI in suspects(table, seat, R)


@rule("ANK-11.2", "ANK-8.1")
def test_who_does_not_win_with_fifty_dollars_is_not_chrysoprase() -> None:
    table = at_table(cash={Y: 50}).next_turn(Y)
    assert table.asked == (Y, "menu")
    for seat in (R, B, None):
        assert CHRYSOPRASE not in suspects(table, seat, Y)
        assert CHRYSOPRASE not in persons(table, seat, Y)
    cannot_tell(table)


@rule("ANK-11.2", "ANK-8.1")
def test_what_is_excluded_leaves_the_others() -> None:
    """Y shows that he is neither a lord, nor the Dragon King, nor Chrysoprase: to R (Vimes) he must be Vetinari."""
    table = at_table(EIGHT_MARKERS + " 9{Y1} 10{Y1} 11{Y1} 12{Y1}", cash={Y: 60}).next_turn(Y)
    assert suspects(table, R, Y) == {VETINARI}
    assert persons(table, R, Y) == {VETINARI}
    for player in (G, B):
        assert VETINARI not in suspects(table, R, player)
        assert VETINARI not in persons(table, R, player)
    assert suspects(table, None, Y) == {VETINARI, VIMES}  # a spectator does not know who R is


# ---- Mrs Cake


@rule("ANK-11.9", "ANK-11.7")
def test_mrs_cakes_look_is_seen_by_her_player_only() -> None:
    table = at_table("", "mrs_cake").play("play mrs_cake", "text")
    (heard,) = table.hears(R, "you-see-personalities")
    seen = set(heard["personalities"])
    assert len(seen) == 2
    assert seen < {SELACHII, RUST, DE_WORDE}
    assert set(table.sees(R).unused_known) == seen
    for player in (Y, G, B):
        assert suspects(table, R, player) == EVERYBODY - {VIMES} - seen
        assert persons(table, R, player) == EVERYBODY - {VIMES} - seen
    for seat in (Y, G, B, None):
        assert table.hears(seat, "you-see-personalities") == []
        assert table.hears(seat, "looks-at-personalities") == [{"seat": R, "n": 2}]
        assert table.sees(seat).unused_known == []
        assert {RUST, SELACHII, DE_WORDE} <= suspects(table, seat, R)
        assert {RUST, SELACHII, DE_WORDE} <= persons(table, seat, R)
    cannot_tell(table)


@rule("ANK-11.9")
def test_what_mrs_cake_showed_is_not_forgotten() -> None:
    table = at_table("", "mrs_cake").play("play mrs_cake", "text")
    seen = set(table.hears(R, "you-see-personalities")[0]["personalities"])
    table.defaults_until(lambda: table.pos.active == B)
    assert set(table.sees(R).unused_known) == seen
    assert not seen & persons(table, R, B)


@rule("ANK-11.9")
def test_mrs_cake_and_a_win_that_did_not_come_tell_who_somebody_is() -> None:
    """Two players: R sees three of the four unused ones. Y is the last of them or who he is; but he did not win."""
    who, hands = {R: VIMES, Y: VETINARI}, {R: ["mrs_cake", "gaspode"], Y: ["groat"]}
    seven_areas = " ".join(f"{area}{{Y1 !}}" for area in range(1, 8)) + " 8{!}"
    table = given(seven_areas, players=2, who=who, hands=hands, cash=0).play("play mrs_cake", "text")
    assert len(table.sees(R).unused_known) == 3
    assert VETINARI in suspects(table, R, Y)
    assert len(suspects(table, R, Y)) == 2
    table.next_turn(Y)
    assert table.asked == (Y, "menu")  # so he is neither a lord nor the Dragon King
    assert suspects(table, R, Y) == {VETINARI}
    assert set(table.sees(R).unused_known) == {SELACHII, RUST, DE_WORDE, DRAGON_KING}
    assert persons(table, R, Y) == {VETINARI}
    cannot_tell(table)


# ---- Zorgo


@rule("ANK-11.9")
def test_an_exchange_is_public_the_cards_are_known_to_their_owner_only() -> None:
    table = at_table("", "zorgo_the_retro_phrenologist").play("play zorgo_the_retro_phrenologist", "text")
    new = table.personality(R)
    for seat in ALL_SEATS:
        assert table.hears(seat, "exchanges-personality") == [{"seat": R}]
    assert table.hears(R, "you-become") == [{"personality": new}]
    assert table.sees(R).personality == new
    # the owner knows the old one too: it is unused now
    assert table.sees(R).unused_known == [VIMES]
    for player in (Y, G, B):
        assert suspects(table, R, player) == EVERYBODY - {VIMES, new}
        assert persons(table, R, player) == EVERYBODY - {VIMES, new}
    for seat in (Y, G, B, None):
        assert table.hears(seat, "you-become") == []
        assert table.sees(seat).unused_known == []
    for seat in (Y, G, B):
        assert suspects(table, seat, R) == EVERYBODY - {WHO[seat]}
        assert persons(table, seat, R) == EVERYBODY - {WHO[seat]}
    cannot_tell(table)


@rule("ANK-11.9")
def test_after_an_exchange_somebody_can_be_again_who_he_was_not() -> None:
    """R did not win with eight markers, so he was not the Dragon King; after Zorgo he may be."""
    table = at_table(EIGHT_MARKERS, "zorgo_the_retro_phrenologist").next_turn(R)
    for seat in (Y, G, None):
        assert DRAGON_KING not in suspects(table, seat, R)
    table.play("play zorgo_the_retro_phrenologist", "text")
    for seat in (Y, G, None):
        assert DRAGON_KING in suspects(table, seat, R)
        assert DRAGON_KING in persons(table, seat, R)
    assert DRAGON_KING not in suspects(table, B, R)  # that is B himself
    cannot_tell(table)


@rule("ANK-11.9")
def test_of_the_two_that_mrs_cake_showed_an_exchange_takes_one_at_most() -> None:
    """R saw two unused ones; then Y exchanges his: he may be one of them now, and the other one is still unused."""
    hands = {R: ["mrs_cake", "gaspode"], Y: ["zorgo_the_retro_phrenologist", "groat"], G: ["hex"], B: ["modo"]}
    table = at_table(hands=hands).play("play mrs_cake", "text")
    one, two = table.sees(R).unused_known
    table.next_turn(Y).play("play zorgo_the_retro_phrenologist", "text")
    assert {one, two} < suspects(table, R, Y)
    assert {one, two} < persons(table, R, Y)
    assert table.sees(R).unused_known == []
    for player in (G, B):
        assert not {one, two} & suspects(table, R, player)
    for world in worlds(table, R, 60):
        assert len({one, two} & {world.personality(player) for player in (R, Y, G, B)}) <= 1
    cannot_tell(table)


@rule("ANK-11.9")
def test_after_two_exchanges_the_owner_knows_three_personalities() -> None:
    """The first one can come back the second time. The History Monks bring Zorgo again."""
    zorgo = "zorgo_the_retro_phrenologist"
    table = at_table("", zorgo, "history_monks").play(f"play {zorgo}", "text")
    between = table.personality(R)
    table.next_turn(R).play("play history_monks", "text").next_turn(R).play(f"play {zorgo}", "text")
    last = table.personality(R)
    assert last != between
    assert set(table.sees(R).unused_known) == {VIMES, between} - {last}
    for player in (Y, G, B):
        assert suspects(table, R, player) == EVERYBODY - {VIMES, between, last}
        assert persons(table, R, player) == EVERYBODY - {VIMES, between, last}
    for seat in (Y, G, B, None):
        assert table.hears(seat, "exchanges-personality") == [{"seat": R}, {"seat": R}]
        assert table.hears(seat, "you-become") == []
    cannot_tell(table)


@rule("ANK-11.9")
@pytest.mark.parametrize("card", ["mrs_cake", "zorgo_the_retro_phrenologist"])
def test_the_others_cannot_tell_what_was_seen_or_exchanged(card: str) -> None:
    """Two tables at which R is somebody else and other personalities are unused."""
    one = at_table("", card).play(f"play {card}", "text")
    two = at_table("", card, who=WHO | {R: RUST}, seed=2).play(f"play {card}", "text")
    assert one.pos.unused != two.pos.unused
    for seat in (Y, G, B, None):
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
    assert one.pos.observe(R).to_json() != two.pos.observe(R).to_json()
