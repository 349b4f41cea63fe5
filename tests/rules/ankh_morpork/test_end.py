"""Section 9 of the rules: how a game ends (ANK-9.1 to ANK-9.4, ANK-9.10)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tetrapolis as tp
from tests.ankh_morpork import B, G, R, Table, Y, given, new_game
from tests.marks import rule
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS

SEVEN_MARKERS = "1{!} 2{!} 3{!} 4{!} 5{!} 6{!} 7{!}"
EIGHT_MARKERS = SEVEN_MARKERS + " 8{!}"
NO_VIMES = {R: "lord_vetinari", Y: "lord_selachii", G: "lord_rust", B: "lord_de_worde"}


def riots(board: str, **more: Any) -> Table:
    """R turns Riots with this board."""
    return given(board, hands={R: ["rincewind"]}, events=["riots"], **more).play("play rincewind")


# ---- the three ways


@rule("ANK-9.1")
def test_a_personality_at_win_check_ends_the_game() -> None:
    table = given(EIGHT_MARKERS, who={Y: "dragon_king_of_arms"}, hands={R: ["groat"]}).next_turn(Y)
    assert table.outcome.reason == "dragon_king_of_arms"
    assert table.pos.pending == ()


@rule("ANK-9.1")
def test_riots_with_eight_markers_or_more_end_the_game_at_once() -> None:
    table = riots(EIGHT_MARKERS + " 9{!}")
    assert table.outcome.reason == "riots"
    assert table.pos.pending == ()
    with pytest.raises(tp.NotYourDecision):
        table.does(R, "skip")


@rule("ANK-9.1")
def test_the_last_card_of_the_draw_pile_ends_the_game() -> None:
    table = given(who=NO_VIMES, hands={R: ["groat"]}, deck_size=5).play("play groat", "skip")
    assert table.outcome.reason == "draw_pile"
    assert table.pos.pending == ()


@rule("ANK-9.1")
def test_riots_with_seven_markers_end_nothing() -> None:
    table = given(SEVEN_MARKERS, hands={R: ["rincewind", "groat"]}, events=["riots"]).play("play rincewind")
    assert table.asked == (R, "menu")
    assert table.said("no-riots") == [{"n": 7}]


@rule("ANK-9.1")
def test_eight_markers_alone_end_nothing() -> None:
    table = given(SEVEN_MARKERS, who=NO_VIMES, hands={R: ["doctor_hix", "groat"]}, events=["flood"], dice=[12, 11])
    table.play("play doctor_hix", "text", "stir 9")
    assert len(table.trouble) == 8
    assert table.asked == (R, "menu")
    assert table.next_turn(R).asked == (R, "menu")


@rule("ANK-9.1")
def test_an_empty_event_deck_ends_nothing() -> None:
    table = given(EIGHT_MARKERS, hands={R: ["rincewind", "groat"]}, events_used=EVENTS).play("play rincewind")
    assert table.asked == (R, "menu")


@rule("ANK-9.1")
def test_the_last_card_but_one_does_not_end_the_game() -> None:
    table = given("9{R1}", who=NO_VIMES, hands={R: ["hex"]}, cash=20, deck_size=4).play("play hex", "text")
    assert len(table.deck) == 1
    assert table.asked == (R, "menu")
    assert table.can("build 9")


@rule("ANK-9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_in_one_of_the_three_ways(players: int) -> None:
    """Random games; what the outcome says is true of the last position."""
    for seed in range(6):
        table = new_game(players, seed)
        rng = random.Random(seed)
        while table.pos.pending:
            table.does(table.seat, str(table.pos.legal(table.seat).sample(rng)))
        reason = table.outcome.reason
        if reason == "riots":
            assert table.said("turns-event")[-1]["event"] == "riots"
            assert len(table.trouble) >= 8
        elif reason in ("draw_pile", "commander_vimes"):
            assert table.deck == []
        else:
            assert table.personality(table.pos.active) == reason
            assert table.outcome.ranking[0] == (table.pos.active,)
            assert table.events[-players - 2].id == "ankh_morpork-turn"


# ---- the draw pile


@rule("ANK-9.2")
def test_a_refill_that_takes_the_last_card_ends_the_game() -> None:
    """E-99"""
    table = given(who=NO_VIMES, hands={R: ["groat", "hex", "modo"]}, deck_size=2)
    table.play("play groat", "skip").defaults_until(lambda: False)
    assert table.outcome.reason == "draw_pile"
    assert table.cards(R) == 4  # two of three
    assert table.deck == []
    assert table.said("turn") == []


@rule("ANK-9.2")
def test_hex_ends_the_game_with_the_third_card() -> None:
    """E-100"""
    table = given("9{R1}", who=NO_VIMES, hands={R: ["hex"]}, cash=20, deck_size=3)
    table.play("play hex", "text")
    assert table.outcome.reason == "draw_pile"
    assert table.cards(R) == 3
    assert table.pos.pending == ()  # the building icon is not offered
    assert table.current == "hex"
    assert table.discard == []  # nothing more is discarded


@rule("ANK-9.2")
def test_unreal_estate_ends_the_game_without_the_discard() -> None:
    """E-101"""
    table = given("2{R-bld}", who=NO_VIMES, hands={R: ["groat"]}, deck_size=1)
    table.play("power 2")
    assert table.outcome.reason == "draw_pile"
    assert table.cards(R) == 2
    assert table.discard == []


@rule("ANK-9.2")
def test_the_last_two_cards_after_fog_end_the_game() -> None:
    """E-103"""
    table = given(who=NO_VIMES, hands={R: ["professor_of_recent_runes"]}, deck_size=7, events=["fog"])
    table.play("play professor_of_recent_runes")
    assert len(table.deck) == 2
    assert table.asked == (R, "menu")
    table.play("text")
    assert table.outcome.reason == "draw_pile"
    assert table.cards(R) == 2


@rule("ANK-9.2")
@pytest.mark.parametrize("left", [5, 3])
def test_fog_itself_ends_the_game_with_the_last_card(left: int) -> None:
    """The text and the further play that would follow are lost. Fewer than five cards: all that are left."""
    hands = {R: ["professor_of_recent_runes", "groat"]}
    table = given(who=NO_VIMES, hands=hands, deck_size=left, events=["fog"], edition="english-2011")
    table.play("play professor_of_recent_runes")
    assert table.outcome.reason == "draw_pile"
    assert table.hand(R) == ["groat"]
    assert len(table.discard) == left


@rule("ANK-9.2")
def test_fog_ends_the_game_too_if_the_cards_go_to_the_box() -> None:
    table = given(who=NO_VIMES, hands={R: ["the_dean"]}, deck_size=5, events=["fog"]).play("play the_dean")
    assert table.outcome.reason == "draw_pile"
    assert table.discard == []


@rule("ANK-9.2")
def test_gargoyles_draw_what_is_left() -> None:
    """E-104"""
    table = given("1{R-bld} 5{R-bld} 7{R-bld}", who=NO_VIMES, hands={R: ["gargoyles"]}, deck_size=2)
    table.play("play gargoyles", "text")
    assert table.cards(R) == 2
    assert table.outcome.reason == "draw_pile"


@rule("ANK-9.2")
def test_the_alchemists_guild_can_take_the_last_card() -> None:
    hands = {R: ["the_alchemists_guild", "groat", "hex"]}
    table = given("9{R1}", who=NO_VIMES, hands=hands, cash=20, deck_size=4)
    table.play("play the_alchemists_guild", "text", "discard groat", "done")
    assert table.outcome.reason == "draw_pile"
    assert table.cards(R) == 5
    assert table.pos.pending == ()


# ---- Riots and Commander Vimes


@rule("ANK-9.3")
def test_after_riots_the_points_decide_although_vimes_is_there() -> None:
    """E-67"""
    table = riots(EIGHT_MARKERS + " 9{G2}", who={Y: "commander_vimes"}, cash=10)
    assert table.outcome.reason == "riots"
    assert table.outcome.scores == (10, 10, 20, 10)
    assert table.outcome.ranking[0] == (G,)


@rule("ANK-9.3")
def test_vimes_can_win_on_points_after_riots() -> None:
    """E-124"""
    table = riots(EIGHT_MARKERS + " 9{Y2}", who={Y: "commander_vimes"}, cash=10)
    assert table.outcome.reason == "riots"
    assert table.outcome.ranking[0] == (Y,)


@rule("ANK-9.3")
def test_riots_make_nobody_the_dragon_king() -> None:
    table = riots(EIGHT_MARKERS + " 9{G2}", who={R: "dragon_king_of_arms"}, cash=10)
    assert table.outcome.reason == "riots"
    assert table.outcome.ranking[0] == (G,)


@rule("ANK-9.4")
def test_vimes_wins_alone_when_the_draw_pile_ran_out_whatever_the_points() -> None:
    """E-105"""
    who = {R: "lord_vetinari", Y: "commander_vimes", G: "dragon_king_of_arms", B: "lord_rust"}
    table = given(EIGHT_MARKERS + " 9{G2} 2{R-bld}", who=who, hands={R: ["groat"]}, cash={Y: 0}, deck_size=5)
    table.play("play groat", "skip").defaults_until(lambda: False)
    assert table.outcome.reason == "commander_vimes"
    assert table.outcome.ranking[0] == (Y,)
    assert table.outcome.scores == (28, 0, 20, 10)


@rule("ANK-9.4")
def test_vimes_wins_in_the_middle_of_an_action_of_his_own_too() -> None:
    table = given("9{G2}", who={R: "commander_vimes"}, hands={R: ["librarian"]}, deck_size=4, cash=0)
    table.play("play librarian", "text")
    assert (table.outcome.reason, table.outcome.ranking[0]) == ("commander_vimes", (R,))


@rule("ANK-9.4")
def test_without_vimes_the_points_decide_when_the_draw_pile_ran_out() -> None:
    table = given("9{G2}", who=NO_VIMES, hands={R: ["librarian"]}, deck_size=4, cash=5).play("play librarian", "text")
    assert table.outcome.reason == "draw_pile"
    assert table.outcome.scores == (5, 5, 15, 5)
    assert table.outcome.ranking[0] == (G,)


@rule("ANK-9.4")
def test_an_unused_vimes_helps_nobody_nor_does_one_given_away() -> None:
    """R was Vimes until Zorgo took him."""
    who = {R: "commander_vimes", Y: "lord_vetinari", G: "chrysoprase", B: "dragon_king_of_arms"}
    hands = {R: ["zorgo_the_retro_phrenologist"]}
    table = given("9{G2}", who=who, hands=hands, cash=0, deck_size=5)
    table.play("play zorgo_the_retro_phrenologist", "text")
    assert table.outcome.reason == "draw_pile"
    assert table.outcome.ranking[0] == (G,)


# ---- the personalities are revealed


@rule("ANK-9.10")
@pytest.mark.parametrize("seat", [R, Y, G, B, None])
def test_at_the_end_everybody_learns_all_personalities(seat: int | None) -> None:
    who = {R: "lord_vetinari", Y: "commander_vimes", G: "chrysoprase", B: "lord_rust"}
    table = given(EIGHT_MARKERS, who=who, hands={R: ["rincewind"]}, events=["riots"])
    assert table.hears(seat, "revealed") == []
    table.play("play rincewind")
    assert table.hears(seat, "revealed") == [
        {"seat": R, "personality": "lord_vetinari"},
        {"seat": Y, "personality": "commander_vimes"},
        {"seat": G, "personality": "chrysoprase"},
        {"seat": B, "personality": "lord_rust"},
    ]
    assert [player.suspects for player in table.sees(seat).players] == [
        ["lord_vetinari"],
        ["commander_vimes"],
        ["chrysoprase"],
        ["lord_rust"],
    ]


@rule("ANK-9.10")
def test_they_are_revealed_after_a_win_and_after_the_last_card_too() -> None:
    table = given(EIGHT_MARKERS, who={Y: "dragon_king_of_arms"}, hands={R: ["groat"]}).next_turn(Y)
    assert {"seat": Y, "personality": "dragon_king_of_arms"} in table.hears(None, "revealed")
    assert len(table.hears(None, "revealed")) == 4
    table = given(who=NO_VIMES, hands={R: ["librarian"]}, deck_size=4).play("play librarian", "text")
    assert {"seat": B, "personality": "lord_de_worde"} in table.hears(None, "revealed")
    assert len(table.hears(None, "revealed")) == 4
