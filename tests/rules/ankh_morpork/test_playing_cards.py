"""Section 3: the current card and its icons."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule

# ---- icons in printed order


@rule("ANK-3.1")
def test_the_card_lies_face_up_and_its_icons_come_from_left_to_right() -> None:
    """Captain Carrot: minion, remove trouble, $1."""
    table = given("5{R1} 9{Y1 !}", hands={R: ["captain_carrot", "groat"]}).play("play captain_carrot")
    assert table.sees(None).current == "captain_carrot"
    assert table.hand(R) == ["groat"]
    assert table.choices() == ["place 4", "place 5", "place 6", "place 7", "place 8", "place 10", "skip"]
    table.refused("calm 9", "money").play("place 6")
    assert table.choices() == ["calm 9", "skip"]
    table.refused("money", "place 6").play("calm 9")
    assert table.choices() == ["money", "skip"]
    table.play("money")
    assert table.cash(R) == 11


@rule("ANK-3.1", "ANK-3.2", "ANK-3.3")
def test_the_icons_of_the_bursar() -> None:
    """E-01: the event cannot be skipped; scroll and play_another can."""
    table = given("5{R1} 9{Y1}", hands={R: ["the_bursar", "groat"]}, events=["riots"]).play("play the_bursar")
    assert table.said("turns-event") == [{"seat": R, "event": "riots"}], "before anything was asked"
    assert table.choices() == ["text", "skip"]
    table.refused("play groat")
    table.play("skip")
    assert table.choices() == ["play groat", "skip"]
    table.refused("text").play("skip")
    assert table.choices() == ["end"]


@rule("ANK-3.2")
def test_each_icon_may_be_skipped_and_is_then_lost() -> None:
    """The Agony Aunts: kill, $2, minion."""
    table = given("5{R1 Y1 !}", hands={R: ["the_agony_aunts", "modo"]}).play("play the_agony_aunts", "skip")
    table.refused("kill 5 p2").play("money")
    table.refused("kill 5 p2", "money").play("skip")
    table.refused("kill 5 p2", "money", "place 5")
    assert table.area(5) == "R1 Y1 !"
    assert table.cash(R) == 12


@rule("ANK-3.2", "ANK-4.14")
def test_a_passed_building_icon_does_not_come_back() -> None:
    """E-79: The Watch removes the marker only after its building icon."""
    table = given("8{R1 !}", hands={R: ["the_watch", "modo"]}).play("play the_watch")
    table.refused("build 8").play("calm 8")
    assert table.area(8) == "R1"
    table.refused("build 8")
    assert table.choices() == ["end"]


@rule("ANK-3.3")
@pytest.mark.parametrize(
    "card",
    [
        "rincewind",
        "the_dean",
        "the_bursar",
        "the_chair_of_indefinite_studies",
        "archchancellor_ridcully",
        "the_senior_wrangler",
        "ponder_stibbons",
        "professor_of_recent_runes",
        "doctor_hix",
    ],
)
def test_the_event_happens_whether_its_player_likes_it_or_not(card: str) -> None:
    table = given("5{R1 R-bld} 2{R1}", hands={R: [card, "groat"]}, events=["explosion"], dice=[5])
    table.play(f"play {card}")
    assert table.area(5) == "R1"


# ---- one action after the other


@rule("ANK-3.4", "ANK-4.42")
def test_an_action_with_all_its_interrupts_is_finished_before_the_next_icon() -> None:
    table = given("5{Y1 G1 !} 9{Y1}", hands={R: ["mr_gryle"], Y: ["igor"]}).play("play mr_gryle", "kill 5 p2")
    assert table.asked == (Y, "window")
    table.play("pass")
    assert table.asked == (Y, "window")
    table.play("interrupt igor")
    assert table.asked == (Y, "placing")
    assert table.cash(R) == 10
    table.play("place 8")
    assert table.asked == (R, "menu")
    assert table.choices() == ["money", "skip"]


@rule("ANK-3.4")
def test_the_event_with_all_its_consequences_comes_before_the_scroll() -> None:
    hands = {R: ["the_dean", "groat"], Y: ["modo"]}
    table = given("5{R1} 8{R1 Y1} 2{R1 G1}", hands=hands, events=["flood"], dice=[8, 9]).play("play the_dean")
    assert table.asked == (R, "fleeing")
    table.play("flee 8 7")
    assert table.asked == (Y, "fleeing")
    table.play("flee 8 5")
    assert table.asked == (R, "menu")
    assert table.choices() == ["text", "skip"]


# ---- what can be started


@rule("ANK-3.5", "ANK-4.14", "ANK-4.19", "ANK-4.21")
@pytest.mark.parametrize(
    ("card", "board", "cash"),
    [
        ("mr_gryle", "5{R1 Y1}", 10),  # nobody to kill: no marker
        ("mr_gryle", "5{R2 !}", 10),  # only own minions in trouble
        ("buggy_swires", "5{R2}", 10),  # no marker
        ("the_mended_drum", "5{R1}", 5),  # $6 are needed
        ("the_mended_drum", "5{R1 !} 6{Y1}", 50),
        ("the_duckman", "5{R1}", 10),  # nobody else's minion
        ("modo", "5{R1}", 10),  # an empty hand
        ("the_beggars_guild", "5{R1}", 10),  # nobody has a card
        ("burleigh_and_stronginthearm", "5{R1 Y1 !}", 1),  # the price cannot be paid
        ("burleigh_and_stronginthearm", "5{R1 Y1}", 10),  # no victim
        ("hobsons_livery_stable", "5{R1}", 1),
        ("the_smoking_gnu", "5{R1}", 10),
        ("reacher_gilt", "5{R1} 4{Y-bld}", 50),
        ("the_fire_brigade", "5{R1 R-bld}", 10),
    ],
)
def test_an_icon_that_cannot_be_carried_out_is_not_offered(card: str, board: str, cash: int) -> None:
    """R holds Longwall, so that he is asked at every icon: nothing but `skip` is offered at it."""
    table = given(board + "9{R-bld}", hands={R: [card]}, cash=cash)
    table.play(f"play {card}")
    assert table.choices() == ["skip", "power 9"]


@rule("ANK-3.5", "ANK-10.71", "ANK-10.76")
def test_texts_about_buildings_need_a_fitting_building() -> None:
    table = given("5{R1} 4{Y-bld}", hands={R: ["willikins"], Y: ["groat"]}).play("play willikins")
    assert table.asked == (Y, "menu"), "R has no building: the scroll fell away"
    table = given("5{R1} 4{Y-bld !}", hands={R: ["sybil_vimes"], Y: ["groat"]}, cash=50)
    table.play("play sybil_vimes", "money")
    assert table.asked == (Y, "menu"), "trouble round the only building"


@rule("ANK-3.5")
def test_an_icon_that_cannot_be_carried_out_falls_away() -> None:
    """Mr Gryle without a victim: the $1 is next."""
    table = given("5{R1 Y1}", hands={R: ["mr_gryle"]}).play("play mr_gryle")
    assert table.choices() == ["money", "skip"]


@rule("ANK-3.5")
@pytest.mark.parametrize("card", ["cmot_dibbler", "here_n_now", "errol", "carcer"])
def test_a_text_that_begins_with_a_die_can_always_be_started(card: str) -> None:
    table = given("", hands={R: [card, "groat"]}, cash=0).play(f"play {card}")
    assert table.choices() == ["text", "skip"]
    table.play("text")
    assert table.said("rolls") or table.said("rolls-areas")


@rule("ANK-3.5", "ANK-10.39")
def test_the_event_decides_whether_the_scroll_can_be_started() -> None:
    """E-83: the Dragon takes the only minion that Rincewind could move."""
    table = given("5{R1 !} 9{R1}", hands={R: ["rincewind", "groat"]}, events=["the_dragon"], dice=[5])
    table.play("play rincewind").lets_happen()
    assert table.area(5) == ""
    assert table.choices() == ["play groat", "skip"]


# ---- what was started


@rule("ANK-3.6")
def test_a_text_once_started_cannot_be_broken_off() -> None:
    table = given("5{Y1} 9{R1}", hands={R: ["the_duckman", "groat"]}).play("play the_duckman", "text")
    table.refused("skip", "done", "end").play("grab 5 p2")
    table.refused("skip", "done", "end", "grab 5 p2").play("go 6")
    assert table.area(6) == "Y1"


@rule("ANK-3.6")
def test_a_text_is_done_as_far_as_possible() -> None:
    """The Beggars' Guild asks for two cards; Y has one, and $2 of Mr Boggis are $1 from G."""
    table = given("5{R1}", hands={R: ["the_beggars_guild"], Y: ["groat"], G: ["modo"]})
    table.play("play the_beggars_guild", "text", "target p2").lets_happen()
    assert (table.hand(R), table.hand(Y)) == (["groat"], [])
    table = given("5{R1}", hands={R: ["mr_boggis"]}, cash={G: 1}).play("play mr_boggis", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [15, 8, 0, 8]


@rule("ANK-3.6", "ANK-10.77")
def test_one_or_two_means_that_only_the_second_may_be_declined() -> None:
    table = given("2{R1}", hands={R: ["archchancellor_ridcully", "groat"]}, events=["riots"])
    table.play("play archchancellor_ridcully", "text").refused("done", "skip").play("place 3")
    assert table.can("done")
    table.play("done")
    assert table.supply("R") == 10


@rule("ANK-3.6", "ANK-10.26")
def test_any_number_includes_none() -> None:
    table = given("5{R1}", hands={R: ["harry_king", "groat"]}).play("play harry_king", "skip", "text", "done")
    assert (table.hand(R), table.cash(R)) == (["groat"], 10)


@rule("ANK-3.7")
def test_a_stopped_assassination_is_used_up() -> None:
    table = given("5{Y1 G1 !}", hands={R: ["mr_gryle"], Y: ["gaspode"]})
    table.play("play mr_gryle", "kill 5 p2", "interrupt gaspode")
    assert table.choices() == ["money", "skip"]
    table.refused("kill 5 p3")
    assert table.area(5) == "Y1 G1 !"


@rule("ANK-3.7", "ANK-4.44")
def test_a_stopped_text_is_used_up() -> None:
    table = given("5{R1}", hands={R: ["nobby_nobbs", "groat"], Y: ["wallace_sonky"]})
    table.play("play nobby_nobbs", "text", "target p2", "interrupt wallace_sonky")
    assert table.choices() == ["play groat", "skip"]
    assert table.cash(R) == 10


# ---- where the card goes


@rule("ANK-3.8")
def test_the_current_card_is_discarded_at_the_next_play_or_at_refill() -> None:
    hands = {R: ["sergeant_angua", "pink_pussycat_club", "groat"], Y: ["modo"]}
    table = given("5{R1}", hands=hands).play("play sergeant_angua")
    assert (table.current, table.discard) == ("sergeant_angua", [])
    table.play("play pink_pussycat_club")
    assert (table.current, table.discard) == ("pink_pussycat_club", ["sergeant_angua"])
    table.play("money", "skip")
    assert (table.current, table.discard) == ("pink_pussycat_club", ["sergeant_angua"]), "until REFILL"
    table.play("end")
    assert (table.current, table.discard) == ("", ["sergeant_angua", "pink_pussycat_club"])


@rule("ANK-3.8", "ANK-7.1")
def test_a_loan_is_not_discarded() -> None:
    table = given("5{R1}", hands={R: ["mr_bent", "groat"]}).play("play mr_bent", "text", "play groat", "skip")
    assert table.discard == ["groat"]
    assert table.sees(None).players[R].loans == ["mr_bent"]


@rule("ANK-3.8", "ANK-7.4")
def test_a_penalty_is_not_discarded() -> None:
    table = given("5{R1}", hands={R: ["dr_whiteface"]}, cash={Y: 4})
    table.play("play dr_whiteface", "text", "target p2", "skip")
    assert table.discard == []
    assert table.sees(None).players[Y].penalties == ["dr_whiteface"]


@rule("ANK-3.8", "ANK-7.7")
def test_a_loan_card_whose_text_is_skipped_is_discarded() -> None:
    table = given("5{R1}", hands={R: ["mr_bent"]}).play("play mr_bent", "skip")
    assert table.discard == ["mr_bent"]


# ---- the same icon twice, and none


@rule("ANK-3.9", "ANK-4.35")
def test_two_skulls_are_two_attempts_with_a_window_each() -> None:
    table = given("5{Y1 G1 !} 9{Y1 B1 !}", hands={R: ["death"], Y: ["gaspode", "susan"]})
    table.play("play death", "kill 5 p2")
    assert table.asked == (Y, "window")
    table.play("interrupt gaspode")
    assert table.choices("kill") == ["kill 5 p2", "kill 5 p3", "kill 9 p2", "kill 9 p4"]
    table.play("kill 9 p2")
    assert table.asked == (Y, "window")
    table.play("pass")
    assert (table.area(5), table.area(9)) == ("Y1 G1 !", "B1")


@rule("ANK-3.9")
def test_each_of_two_equal_icons_may_be_skipped_by_itself() -> None:
    table = given("5{R1 Y1 !} 9{G1 !}", hands={R: ["sergeant_detritus"]}).play("play sergeant_detritus", "skip")
    assert table.choices() == ["calm 5", "calm 9", "skip"]
    table.play("calm 9")
    assert table.trouble == [5]


@rule("ANK-3.10")
def test_a_card_without_icons_may_be_played_and_nothing_happens() -> None:
    table = given("5{R1 Y1 !}", hands={R: ["the_peeled_nuts"], Y: ["groat"]})
    assert table.choices() == ["play the_peeled_nuts"]
    table.play("play the_peeled_nuts")
    assert table.asked == (Y, "menu")
    assert table.discard == ["the_peeled_nuts"]
    assert (table.area(5), table.cash(R), table.cards(R)) == ("R1 Y1 !", 10, 5)
