"""Sections 4d to 4f: assassination, removing trouble, money, scroll texts in general, events, further plays."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Y, given
from tests.marks import rule
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS

# ---- assassinate


@rule("ANK-4.19")
def test_an_opponents_minion_troll_or_demon_in_trouble_is_removed_to_its_supply() -> None:
    table = given("5{R1 Y1 G2 troll1 demon1 !} 9{B1}", hands={R: ["mr_gryle"]}).play("play mr_gryle")
    assert table.choices() == ["kill 5 p2", "kill 5 p3", "kill 5 troll", "kill 5 demon", "skip"]
    table.play("kill 5 p3")
    assert table.area(5) == "R1 Y1 G1 troll1 demon1", "the marker goes with it"
    assert table.supply("G") == 11


@rule("ANK-4.19")
@pytest.mark.parametrize(("neutral", "all_of_them"), [("troll", 3), ("demon", 4)])
def test_neutral_victims_go_to_the_supply(neutral: str, all_of_them: int) -> None:
    table = given(f"5{{{neutral}1 !}}", hands={R: ["mr_gryle"]}).play("play mr_gryle", f"kill 5 {neutral}")
    assert table.area(5) == ""
    assert table.supply(neutral) == all_of_them


@rule("ANK-4.19", "ANK-4.20")
def test_without_a_marker_left_the_second_skull_can_only_be_skipped() -> None:
    """E-18: Death; the area power keeps R asked."""
    table = given("5{Y1 G1 !} 11{R-bld}", hands={R: ["death"]}).play("play death", "kill 5 p2")
    assert table.trouble == []
    assert table.area(5) == "G1"
    assert table.choices() == ["skip", "power 11"]


@rule("ANK-4.20")
def test_own_minions_and_buildings_are_never_assassinated() -> None:
    table = given("5{R2 Y1 R-bld !} 9{Y-bld !}", hands={R: ["mr_gryle"]}).play("play mr_gryle")
    assert table.choices() == ["kill 5 p2", "skip"]
    table.refused("kill 5 p1", "raze 5", "raze 9")


@rule("ANK-4.20")
def test_an_area_without_a_marker_is_safe() -> None:
    table = given("5{R2 Y1} 9{Y1 !}", hands={R: ["mr_gryle"]}).play("play mr_gryle")
    table.refused("kill 5 p2")


# ---- remove trouble, money


@rule("ANK-4.21")
def test_the_marker_of_any_one_area_is_taken_off() -> None:
    table = given("1{R1} 5{Y2 !} 9{!}", hands={R: ["buggy_swires", "groat"]}).play("play buggy_swires")
    assert table.choices() == ["calm 5", "calm 9", "skip"]
    table.play("calm 5")
    assert (table.area(5), table.trouble) == ("Y2", [9])


@rule("ANK-4.22")
@pytest.mark.parametrize(
    ("card", "coin"),
    [
        ("mr_gryle", 1),
        ("inigo_skimmer", 2),
        ("pink_pussycat_club", 3),
        ("patricians_palace", 4),
        ("the_royal_mint", 5),
    ],
)
def test_a_coin_is_taken_from_the_bank(card: str, coin: int) -> None:
    table = given("1{R1 !}", hands={R: [card, "groat"]}, cash=5).play(f"play {card}", "money")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [5 + coin, 5, 5, 5]


# ---- scroll texts in general


@rule("ANK-4.23", "ANK-5.3")
def test_a_text_is_one_action_whatever_its_length() -> None:
    """No power and no Doctor Mossy Lawn between the two minions of Archchancellor Ridcully; before and after, yes."""
    hands = {R: ["archchancellor_ridcully", "doctor_mossy_lawn"]}
    table = given("11{R-bld} 2{R1}", hands=hands, events=["riots"]).play("play archchancellor_ridcully")
    assert table.choices() == ["text", "skip", "power 11", "interrupt doctor_mossy_lawn"]
    table.play("text", "place 3")
    table.refused("power 11", "interrupt doctor_mossy_lawn").play("place 4")
    assert table.choices() == ["end", "power 11", "interrupt doctor_mossy_lawn"]


@rule("ANK-4.24")
def test_neutrals_are_minions_for_money() -> None:
    """E-84: $6 from Mr Slant, $3 from The Dysk."""
    table = given("10{Y1 troll1 demon1 !}", hands={R: ["mr_slant"]}).play("play mr_slant", "text", "visit 10")
    assert table.cash(R) == 16
    table = given("10{Y1 troll1 demon1 !}", hands={R: ["the_dysk"]}).play("play the_dysk", "text")
    assert table.cash(R) == 13


@rule("ANK-4.24")
def test_another_players_minion_may_be_a_neutral_one() -> None:
    table = given("5{R1 troll1} 9{demon1} 1{Y1}", hands={R: ["the_duckman"]}).play("play the_duckman", "text")
    assert table.choices() == ["grab 1 p2", "grab 5 troll", "grab 9 demon"]


@rule("ANK-4.24")
def test_an_own_minion_is_the_players_only() -> None:
    table = given("5{R1 troll1} 9{demon1} 1{Y1}", hands={R: ["dorfl"]}).play("play dorfl", "text")
    assert table.choices() == ["grab 5 p1"]


@rule("ANK-4.25")
def test_who_has_less_hands_over_all_he_has() -> None:
    table = given("5{R1}", hands={R: ["the_thieves_guild"]}, cash={R: 0, Y: 0, G: 1, B: 5})
    table.play("play the_thieves_guild", "text")
    assert [table.cash(seat) for seat in (R, Y, G, B)] == [3, 0, 0, 3]


@rule("ANK-4.25")
def test_this_holds_for_every_text() -> None:
    """R-22: Nobby Nobbs does not say "if possible", and takes $2 of $3 all the same."""
    table = given("5{R1}", hands={R: ["nobby_nobbs"]}, cash={R: 0, Y: 2}).play("play nobby_nobbs", "text", "target p2")
    assert (table.cash(R), table.cash(Y)) == (2, 0)


@rule("ANK-4.25", "ANK-3.5")
@pytest.mark.parametrize(("cash", "can"), [(1, False), (2, True)])
def test_a_price_of_the_active_player_has_to_be_paid_in_full(cash: int, can: bool) -> None:
    table = given("5{R1}", hands={R: ["hobsons_livery_stable", "groat"]}, cash={R: cash})
    assert table.play("play hobsons_livery_stable").can("text") == can


@rule("ANK-4.26")
def test_a_move_always_goes_into_a_different_area() -> None:
    table = given("9{R1}", hands={R: ["dorfl"]}).play("play dorfl", "text", "grab 9 p1")
    assert table.choices() == [f"go {area}" for area in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12)]


@rule("ANK-4.26")
def test_a_move_next_door_needs_adjacency() -> None:
    table = given("9{Y1}", hands={R: ["foul_ole_ron"]}).play("play foul_ole_ron", "text", "grab 9 p2")
    assert table.choices() == ["go 8", "go 10", "go 11"]


@rule("ANK-4.27")
def test_hand_size_does_not_limit_drawing() -> None:
    hand = ["leonard_of_quirm", "groat", "modo", "hex", "harry_king", "mr_bent"]
    table = given("5{R1}", hands={R: hand}).play("play leonard_of_quirm", "text")
    assert table.cards(R) == 9


@rule("ANK-4.27", "ANK-9.2")
def test_drawing_takes_all_that_are_left() -> None:
    table = given("5{R1}", hands={R: ["leonard_of_quirm", "groat"]}, deck_size=3).play("play leonard_of_quirm", "text")
    assert table.cards(R) == 1 + 3
    assert table.outcome.winners == (R,), "the last card was drawn; R is Commander Vimes"


@rule("ANK-4.28", "ANK-7.6")
def test_hand_cards_only_are_discarded_face_up() -> None:
    table = given(
        "5{R1}",
        hands={R: ["modo", "hex", "susan"]},
        loans={R: ["mr_bent"]},
        penalties={R: ["dr_whiteface"]},
        discard=["groat"],
    )
    table.play("play modo", "text")
    assert table.choices() == ["discard hex", "discard susan"]
    table.play("discard susan")
    assert table.sees(None).discard == ["groat", "susan"], "Modo itself is still the current card"


# ---- events


@rule("ANK-4.29")
def test_the_top_event_card_is_turned_and_then_out_of_the_game() -> None:
    hands = {R: ["rincewind", "the_dean", "groat"]}
    table = given("5{R1}", hands=hands, events=["riots", "fog", "flood"]).play("play rincewind")
    assert table.sees(None).events_used == ["riots"]
    assert table.sees(None).events_left == 11
    table.play("play the_dean")
    assert table.sees(None).events_used == ["riots", "fog"]
    assert table.sees(None).events_left == 10


@rule("ANK-4.29")
def test_with_an_empty_event_deck_nothing_happens() -> None:
    """R-52"""
    table = given("5{R1 Y1 !}", hands={R: ["rincewind", "groat"]}, events_used=EVENTS).play("play rincewind")
    assert table.said("turns-event") == []
    assert table.choices() == ["text", "skip"]
    assert table.area(5) == "R1 Y1 !"


# ---- further plays


@rule("ANK-4.30")
def test_another_card_is_played_with_all_its_icons_and_chains_are_unlimited() -> None:
    hands = {R: ["sergeant_angua", "pink_pussycat_club", "mr_teatime", "the_clacks", "captain_carrot"]}
    table = given("5{R1}", hands=hands).play("play sergeant_angua", "play pink_pussycat_club", "money")
    table.play("play mr_teatime", "money", "play the_clacks", "skip", "money", "play captain_carrot", "place 5")
    table.play("calm 5", "money")
    assert table.cash(R) == 10 + 3 + 3 + 2 + 1
    assert table.area(5) == "R2"


@rule("ANK-4.30", "ANK-4.32")
def test_another_card_is_a_regular_one_from_hand_or_none() -> None:
    hands = {R: ["pink_pussycat_club", "groat", "susan", "doctor_mossy_lawn"]}
    table = given("5{R1}", hands=hands).play("play pink_pussycat_club", "money")
    assert table.choices() == ["play groat", "skip", "interrupt doctor_mossy_lawn"]
    table.refused("play susan", "play modo").play("play groat", "place 5")
    assert table.choices() == ["end", "interrupt doctor_mossy_lawn"], "Groat allows no further play"


@rule("ANK-4.31")
def test_the_first_card_of_drumknott_is_finished_with_its_chain_before_the_second() -> None:
    """E-07: The second card may be one that The Clacks drew."""
    hands = {R: ["drumknott", "the_clacks", "groat"], Y: ["mr_bent"]}
    table = given("5{R1}", hands=hands, deck=["modo", "harry_king"]).play("play drumknott", "text")
    assert table.choices() == ["play the_clacks", "play groat", "skip"]
    table.play("play the_clacks")
    assert table.discard == ["drumknott"]
    table.play("text", "money", "play groat", "place 5")
    assert table.choices() == ["play modo", "play harry_king", "skip"]
    table.play("play harry_king", "place 6", "skip")
    assert table.choices() == ["end"], "both plays are used up"
    table.play("end")
    assert table.asked == (Y, "menu")
    assert table.cards(R) == 5


@rule("ANK-4.31")
def test_each_of_the_two_plays_may_be_declined() -> None:
    hands = {R: ["drumknott", "groat", "modo"]}
    table = given("5{R1}", hands=hands).play("play drumknott", "text", "skip")
    assert table.choices() == ["play groat", "play modo", "skip"]
    table.play("play groat", "place 5")
    assert table.choices() == ["end"]
    table = given("5{R1}", hands=hands).play("play drumknott", "text", "play groat", "place 5", "skip")
    assert table.choices() == ["end"]


@rule("ANK-4.31")
def test_a_further_play_of_the_first_chain_can_be_declined_and_the_second_card_remains() -> None:
    hands = {R: ["drumknott", "pink_pussycat_club", "groat", "modo"]}
    table = given("5{R1}", hands=hands).play("play drumknott", "text", "play pink_pussycat_club", "money", "skip")
    table.play("play groat", "place 5")
    assert table.choices() == ["end"], "one declined, two played: no play is left"


@rule("ANK-4.31", "ANK-5.3")
def test_between_the_two_plays_powers_and_mossy_lawn_are_available() -> None:
    hands = {R: ["drumknott", "groat", "modo", "doctor_mossy_lawn"]}
    table = given("5{R1} 11{R-bld}", hands=hands).play("play drumknott", "text")
    assert table.choices() == ["play groat", "play modo", "skip", "power 11", "interrupt doctor_mossy_lawn"]
    table.play("play groat", "place 6")
    assert table.choices() == ["play modo", "skip", "power 11", "interrupt doctor_mossy_lawn"]
    table.play("power 11", "play modo")
    assert table.cash(R) == 13


@rule("ANK-4.31")
def test_ponder_stibbons_grants_two_plays_after_his_event() -> None:
    hands = {R: ["ponder_stibbons", "groat", "modo", "hex"]}
    table = given("5{R1}", hands=hands, events=["riots"]).play("play ponder_stibbons", "text", "play groat", "place 6")
    table.play("play modo", "skip", "place 6")
    assert table.choices() == ["end"]
