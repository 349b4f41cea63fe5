"""ANK-11.11: whether a player is asked for interrupts depends on public facts alone, never on what he holds."""

from __future__ import annotations

import random

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given, new_game
from tests.marks import rule

# ---- the same question whatever the cards are


def seen_by_all_but(seat: int, table: Table) -> list[str]:
    """Everything the others and a spectator may know, byte by byte."""
    return [table.pos.observe(other).to_json() for other in (R, Y, G, B, None) if other != seat]


def check_nobody_can_tell(seat: int, one: Table, other: Table, question: str, *moves: str) -> None:
    """Both tables play the same; the seat is asked the same at both, and passes; no other seat sees a difference."""
    for table in (one, other):
        table.play(*moves)
        assert table.asked == (seat, question)
    assert seen_by_all_but(seat, one) == seen_by_all_but(seat, other)
    assert one.answers() != other.answers()  # only the seat itself does
    for table in (one, other):
        table.play("pass" if question != "menu" else "end")
    assert seen_by_all_but(seat, one) == seen_by_all_but(seat, other)


@rule("ANK-11.11")
def test_nobody_can_tell_from_w_remove_whether_gaspode_is_there() -> None:
    board, mine = "5{Y1 G1 !}", ["mr_gryle", "hex"]
    one = given(board, hands={R: mine, Y: ["gaspode", "groat"]})
    other = given(board, hands={R: mine, Y: ["librarian", "groat"]})
    check_nobody_can_tell(Y, one, other, "window", "play mr_gryle", "kill 5 p2")


@rule("ANK-11.11")
def test_nobody_can_tell_from_w_removed_whether_igor_is_there() -> None:
    board, mine = "5{Y1 G1 !}", ["mr_gryle", "hex"]
    one = given(board, hands={R: mine, Y: ["igor", "groat"]})
    other = given(board, hands={R: mine, Y: ["ruby", "groat"]})
    check_nobody_can_tell(Y, one, other, "window", "play mr_gryle", "kill 5 p2", "pass")


@rule("ANK-11.11")
def test_nobody_can_tell_from_w_text_whether_wallace_sonky_is_there() -> None:
    one = given(hands={R: ["nobby_nobbs", "hex"], Y: ["wallace_sonky", "groat"]})
    other = given(hands={R: ["nobby_nobbs", "hex"], Y: ["librarian", "groat"]})
    check_nobody_can_tell(Y, one, other, "window", "play nobby_nobbs", "text", "target p2")


@rule("ANK-11.11")
def test_nobody_can_tell_from_w_move_whether_gaspode_is_there() -> None:
    one = given("5{Y1}", hands={R: ["the_duckman", "hex"], Y: ["gaspode", "groat"]})
    other = given("5{Y1}", hands={R: ["the_duckman", "hex"], Y: ["librarian", "groat"]})
    check_nobody_can_tell(Y, one, other, "window", "play the_duckman", "text", "grab 5 p2", "go 6", "pass")


@rule("ANK-11.11")
def test_nobody_can_tell_from_an_event_whether_susan_is_there() -> None:
    one = given("9{Y1}", hands={R: ["rincewind", "hex"], Y: ["susan", "groat"]}, events=["the_dragon"], dice=[9])
    other = given("9{Y1}", hands={R: ["rincewind", "hex"], Y: ["ruby", "groat"]}, events=["the_dragon"], dice=[9])
    check_nobody_can_tell(Y, one, other, "protecting", "play rincewind")


@rule("ANK-11.11")
def test_nobody_can_tell_from_the_end_of_main_whether_mossy_lawn_is_there() -> None:
    top = ["modo", "drumknott", "mrs_cake", "the_dysk", "harry_king"]
    one = given(hands={R: ["groat", "doctor_mossy_lawn"], Y: ["hex"]}, deck=top)
    other = given(hands={R: ["groat", "ruby"], Y: ["hex"]}, deck=top)
    check_nobody_can_tell(R, one, other, "menu", "play groat", "place 5")


@rule("ANK-11.11")
def test_in_every_world_a_seat_holds_possible_the_same_question_is_asked() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["gaspode", "groat"], B: ["hex", "modo"]})
    table.play("play mr_gryle", "kill 5 p2")
    seen = table.pos.observe(B).to_json()
    worlds = table.worlds(B)
    assert {world.observe(B).to_json() for world in worlds} == {seen}
    assert {(world.pending[0].seat, world.pending[0].kind) for world in worlds} == {(Y, "window")}
    assert len({tuple(sorted(world.hands[Y])) for world in worlds}) > 1  # although Y holds other cards there


# ---- hand cards


@rule("ANK-11.11")
def test_nobody_is_asked_without_hand_cards() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["death", "hex"]})
    table.play("play death", "kill 5 p2")
    assert table.asked == (R, "menu")
    assert table.area(5) == "G1"


@rule("ANK-11.11")
def test_a_player_whose_last_card_is_gone_is_not_asked_any_more() -> None:
    table = given("5{Y2 G1 !}", hands={R: ["death", "hex"], Y: ["gaspode"]})
    table.play("play death", "kill 5 p2", "interrupt gaspode", "kill 5 p2")
    assert table.asked == (R, "menu")
    assert table.area(5) == "Y1 G1"


@rule("ANK-11.11")
def test_one_hand_card_of_any_kind_is_enough_to_be_asked() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["the_peeled_nuts"]})
    table.play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")
    assert table.choices()[0] == "pass"


@rule("ANK-11.11")
def test_without_hand_cards_main_ends_by_itself() -> None:
    table = given(hands={R: ["groat"], Y: ["hex"]})
    table.play("play groat", "place 5")
    assert table.asked == (Y, "menu")


# ---- cards that everybody knows to be elsewhere


@rule("ANK-11.11")
def test_nobody_is_asked_for_a_card_in_the_discard_pile() -> None:
    table = given(hands={R: ["nobby_nobbs", "hex"], Y: ["groat"]}, discard=["wallace_sonky"])
    table.play("play nobby_nobbs", "text", "target p2")
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 7


@rule("ANK-11.11")
def test_a_player_is_asked_as_long_as_one_of_two_fitting_cards_may_be_in_his_hand() -> None:
    hands = {R: ["mr_gryle"], Y: ["groat"]}
    table = given("5{Y1 G1 !}", hands=hands, discard=["gaspode", "igor", "fresh_start_club"])
    table.play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")  # Susan is still hidden
    table.play("pass")
    assert table.asked == (R, "menu")  # Igor and the club are not
    table = given("5{Y1 G1 !}", hands=hands, discard=["gaspode", "susan", "igor"])
    table.play("play mr_gryle", "kill 5 p2")
    assert table.area(5) == "G1"
    assert table.asked == (Y, "window")  # W-REMOVED: the Fresh Start Club is still hidden


@rule("ANK-11.11", "ANK-4.41")
def test_an_event_asks_for_susan_only_so_nobody_is_asked_once_she_is_discarded() -> None:
    hands = {R: ["rincewind", "hex"], Y: ["gaspode"]}
    table = given("9{Y1}", hands=hands, discard=["susan"], events=["the_dragon"], dice=[9])
    table.play("play rincewind")
    assert table.area(9) == ""
    assert table.asked == (Y, "window")  # only about the lost minion


@rule("ANK-11.11")
def test_nobody_is_asked_for_a_card_in_the_box() -> None:
    top = ["modo", "wallace_sonky", "drumknott", "mrs_cake", "the_dysk"]
    table = given(hands={R: ["rincewind", "nobby_nobbs", "hex"], Y: ["groat"]}, events=["fog"], deck=top)
    table.play("play rincewind", "play nobby_nobbs", "text", "target p2")
    assert "wallace_sonky" in table.sees(None).box
    assert table.asked == (R, "menu")
    assert table.cash(Y) == 7


@rule("ANK-11.11")
def test_main_ends_by_itself_once_everybody_knows_where_mossy_lawn_is() -> None:
    table = given(hands={R: ["groat", "hex"], Y: ["modo"]}, discard=["doctor_mossy_lawn"])
    table.play("play groat", "place 5")
    assert table.asked == (Y, "menu")


@rule("ANK-11.11")
def test_only_the_player_into_whose_hand_history_monks_fetched_it_is_asked() -> None:
    hands = {R: ["history_monks", "hex"], Y: ["foul_ole_ron", "canting_crew", "modo"], G: ["groat"]}
    table = given("5{R1} 9{G1}", hands=hands, discard=["gaspode", "wallace_sonky"])
    table.play("play history_monks", "text", "skip", "end")
    table.play("play foul_ole_ron", "text", "grab 9 p3", "go 8")
    assert table.area(8) == "G1"  # G is not asked: both cards are in R's hand
    table.play("play canting_crew", "text", "grab 5 p1", "go 6")
    assert (table.asked, table.answers()) == ((R, "window"), ["wallace_sonky"])
    table.play("pass")
    assert (table.asked, table.answers()) == ((R, "window"), ["gaspode"])


@rule("ANK-11.11")
@pytest.mark.parametrize("given_away", ["wallace_sonky", "hex"])
def test_after_a_hidden_gift_giver_and_taker_may_hold_the_card(given_away: str) -> None:
    hands = {R: ["drumknott", "history_monks", "rosie_palm", "hex"], Y: ["groat"], B: ["nobby_nobbs", "mr_boggis"]}
    table = given(hands={**hands, G: ["modo"]}, discard=["wallace_sonky"])
    table.play("play drumknott", "text", "play history_monks", "text", "skip")
    table.play("play rosie_palm", "skip", "text", "target p2")
    assert table.seat == R  # Y is not asked: R holds Wallace Sonky
    table.play(f"give {given_away}")
    table.defaults_until(lambda: table.pos.active == B)
    table.play("play mr_boggis", "text")
    asked = []
    while table.asked[1] == "window":
        asked.append(table.seat)
        table.play("pass")
    assert asked == [R, Y]  # each of them may have it now, G cannot


@rule("ANK-11.11")
@pytest.mark.parametrize("holder", [R, Y])
def test_exchanged_hands_take_the_suspicion_along(holder: int) -> None:
    """Everybody knows that R holds Wallace Sonky; The Chair gives R's whole hand to Y."""
    chair = "the_chair_of_indefinite_studies"
    hands = {R: ["drumknott", "history_monks", chair], Y: ["groat", "modo"], B: ["nobby_nobbs"]}
    table = given(hands=hands, discard=["wallace_sonky"], events=["explosion"], dice=[3])
    table.play("play drumknott", "text", "play history_monks", "text", "skip")
    table.play(f"play {chair}", "text", "target p2")
    assert "wallace_sonky" in table.hand(Y)
    table.defaults_until(lambda: table.pos.active == B)
    table.play("play nobby_nobbs", "text", f"target p{holder + 1}")
    assert (table.asked[1] == "window") == (holder == Y)


# ---- brown cards


@rule("ANK-11.11")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_is_asked_for_brown_interrupts_before_a_brown_card_was_drawn(seed: int) -> None:
    """Susan is the only card against events, Mossy Lawn the only reason to ask at the end of MAIN: both are brown."""
    table = new_game(4, seed)
    rng = random.Random(seed)
    early: set[str] = set()
    late: set[str] = set()
    while table.pos.outcome is None:
        brown_drawn = table.sees(None).deck[1] < 53
        only_brown = table.asked[1] == "protecting" and table.choices("save") == []
        if only_brown or table.choices() == ["end"]:
            (late if brown_drawn else early).add(table.asked[1])
        table.pos.play(table.seat, table.pos.legal(table.seat).sample(rng))
    assert early == set()
    assert "menu" in late


@rule("ANK-11.11")
def test_for_green_interrupts_players_are_asked_before_a_brown_card_was_drawn() -> None:
    table = new_game(4, seed=1)
    rng = random.Random(1)
    while table.asked[1] != "window":
        table.pos.play(table.seat, table.pos.legal(table.seat).sample(rng))
    assert table.sees(None).deck[1] == 53
