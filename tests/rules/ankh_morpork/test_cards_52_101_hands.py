"""Cards ANK-10.52 to ANK-10.101 whose texts are about cards: drawn, discarded, seen, stolen, exchanged, played."""

from __future__ import annotations

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

# ---- Cable Street Particulars


def particulars(hand: list[str]) -> Table:
    """R has used the text against Y, who holds this hand; W-TEXT is open."""
    hands = {R: ["cable_street_particulars", "hex"], Y: hand, G: ["groat"]}
    table = given("1{R1}", hands=hands).play("play cable_street_particulars", "text")
    assert table.choices() == ["target p2", "target p3"]
    table.play("target p2")
    assert table.asked == (Y, "window")
    assert table.hears(R, "you-see-hand") == []
    return table


@rule("ANK-10.58")
def test_the_particulars_see_the_whole_hand_and_discard_one_card_of_it() -> None:
    table = particulars(["modo", "gaspode", "librarian"]).play("pass")
    assert table.asked[0] == R
    assert sorted(table.hears(R, "you-see-hand")[0]["cards"]) == ["gaspode", "librarian", "modo"]
    assert sorted(table.choices()) == ["discard gaspode", "discard librarian", "discard modo"]
    table.play("discard gaspode")
    assert table.hand(Y) == ["librarian", "modo"]
    assert table.hand(R) == ["hex"]
    assert table.discard == ["gaspode"]
    assert offered(table) == "place_minion"


@rule("ANK-10.58")
def test_only_the_active_player_sees_the_hand_but_everybody_sees_the_discarded_card() -> None:
    table = particulars(["modo", "gaspode", "librarian"]).play("pass", "discard modo")
    assert table.hears(G, "you-see-hand") == table.hears(None, "you-see-hand") == []
    assert table.hears(G, "loses-card") == [{"seat": Y, "card": "modo"}]


@rule("ANK-10.58")
def test_a_blocked_search_sees_nothing() -> None:
    table = particulars(["modo", "wallace_sonky"]).play("interrupt wallace_sonky")
    assert table.hears(R, "you-see-hand") == []
    assert table.hand(Y) == ["modo"]
    assert table.seat == R
    assert offered(table) == "place_minion"


@rule("ANK-10.58")
def test_the_particulars_cannot_start_if_all_opponents_hands_are_empty() -> None:
    table = given("1{R1}", hands={R: ["cable_street_particulars", "hex"]}).play("play cable_street_particulars")
    assert offered(table) == "place_minion"


# ---- The Chair of Indefinite Studies


def chair(mine: list[str], his: list[str]) -> Table:
    """R has turned Riots, which changes nothing, and used the text; R holds these cards besides, Y those."""
    hands = {R: ["the_chair_of_indefinite_studies", *mine], Y: his, G: ["carcer"]}
    table = given("1{R1}", hands=hands, penalties={R: ["dr_whiteface"]}, loans={Y: ["mr_bent"]}, events=["riots"])
    table.play("play the_chair_of_indefinite_studies", "text")
    assert table.choices() == ["target p2", "target p3", "target p4"]
    return table.play("target p2")


@rule("ANK-10.61", "ANK-7.6")
def test_the_chair_exchanges_all_hand_cards_and_table_cards_stay() -> None:
    """E-93"""
    table = chair(["groat", "hex", "gaspode"], ["death", "dorfl", "errol", "igor", "ruby"])
    assert table.asked == (Y, "window")
    table.play("pass")
    assert table.hand(R) == ["death", "dorfl", "errol", "igor", "ruby"]
    assert table.hand(Y) == ["gaspode", "groat", "hex"]
    assert table.sees(None).players[R].penalties == ["dr_whiteface"]
    assert table.sees(None).players[Y].loans == ["mr_bent"]
    assert table.choices("play") == ["play death", "play dorfl", "play errol", "play ruby"]


@rule("ANK-10.61")
def test_the_exchanged_cards_are_seen_by_the_two_players_alone() -> None:
    table = chair(["groat", "hex"], ["death"]).play("pass")
    assert [told["cards"] for told in table.hears(R, "you-hold")] == [["death"]]
    assert [sorted(told["cards"]) for told in table.hears(Y, "you-hold")] == [["groat", "hex"]]
    assert table.hears(G, "you-hold") == table.hears(None, "you-hold") == []


@rule("ANK-10.61")
def test_an_empty_hand_may_be_exchanged_for_a_full_one() -> None:
    table = chair([], ["death", "dorfl"]).play("pass")
    assert table.hand(R) == ["death", "dorfl"]
    assert table.hand(Y) == []


@rule("ANK-10.61")
def test_a_hand_may_be_exchanged_for_an_empty_one() -> None:
    table = chair(["groat", "hex"], [])
    assert table.hand(Y) == ["groat", "hex"]
    assert table.asked == (Y, "menu")


@rule("ANK-10.61")
def test_a_blocked_chair_leaves_both_hands() -> None:
    table = chair(["groat", "hex"], ["wallace_sonky", "dorfl"]).play("interrupt wallace_sonky")
    assert (table.hand(R), table.hand(Y)) == (["groat", "hex"], ["dorfl"])
    assert table.choices() == ["play groat", "play hex", "skip"]


# ---- Stanley


def stanley(hand: list[str], seed: int = 1) -> Table:
    """R has used the text against Y, who holds this hand; W-TEXT is open."""
    table = given("1{R1}", hands={R: ["stanley", "hex"], Y: hand, G: ["groat"]}, seed=seed).play("play stanley", "text")
    assert table.choices() == ["target p2", "target p3"]
    table.play("target p2")
    assert table.asked == (Y, "window")
    assert table.hears(R, "you-see-drawn") == []
    return table


@rule("ANK-10.83")
def test_stanley_looks_at_two_cards_keeps_one_and_returns_the_other() -> None:
    table = stanley(["modo", "gaspode", "librarian"]).play("pass")
    first, second = table.choices()
    seen = [first.removeprefix("keep "), second.removeprefix("keep ")]
    assert table.hears(R, "you-see-drawn") == [{"target": Y, "cards": seen}]
    assert table.hears(G, "you-see-drawn") == table.hears(None, "you-see-drawn") == []
    table.play(second)
    assert table.hand(R) == sorted(["hex", seen[1]])
    assert table.hand(Y) == sorted({"modo", "gaspode", "librarian"} - {seen[1]})
    assert table.hears(G, "you-see-given") == []
    assert offered(table) == "place_minion"


@rule("ANK-10.83")
def test_which_two_cards_stanley_sees_is_left_to_chance() -> None:
    hand = ["modo", "gaspode", "librarian"]
    tables = [stanley(hand, seed).play("pass") for seed in range(30)]
    unseen = {tuple(card for card in hand if f"keep {card}" not in table.choices()) for table in tables}
    assert unseen == {("modo",), ("gaspode",), ("librarian",)}


@rule("ANK-10.83")
def test_from_a_hand_of_one_stanley_keeps_that_card() -> None:
    table = stanley(["modo"]).play("pass")
    assert table.hand(R) == ["hex", "modo"]
    assert table.hand(Y) == []
    assert table.seat == R
    assert offered(table) == "place_minion"


@rule("ANK-10.83")
def test_a_blocked_stanley_draws_no_card() -> None:
    table = stanley(["modo", "wallace_sonky"]).play("interrupt wallace_sonky")
    assert (table.hand(R), table.hand(Y)) == (["hex"], ["modo"])
    assert table.hears(R, "you-see-drawn") == []
    assert offered(table) == "place_minion"


@rule("ANK-10.83")
def test_stanley_cannot_start_if_all_opponents_hands_are_empty() -> None:
    table = given("1{R1}", hands={R: ["stanley", "hex"]}).play("play stanley")
    assert offered(table) == "place_minion"


# ---- The Alchemists' Guild


@rule("ANK-10.67")
def test_the_alchemists_discard_up_to_three_cards_and_draw_up_to_five() -> None:
    hand = ["the_alchemists_guild", "hex", "modo", "gaspode", "groat"]
    table = given("8{R1}", hands={R: hand}, deck=["death", "dorfl", "errol", "igor", "ruby"])
    table.play("play the_alchemists_guild", "text")
    assert sorted(table.choices()) == ["discard gaspode", "discard groat", "discard hex", "discard modo", "done"]
    table.play("discard hex", "discard gaspode", "discard modo")
    assert table.discard == ["hex", "gaspode", "modo"]
    assert table.hand(R) == ["death", "dorfl", "errol", "groat", "igor"]
    assert offered(table) == "place_building"


@rule("ANK-10.67")
def test_the_alchemists_may_discard_nothing_and_draw_all_the_same() -> None:
    table = given("8{R1}", hands={R: ["the_alchemists_guild", "hex", "modo"]}, deck=["death", "dorfl", "errol"])
    table.play("play the_alchemists_guild", "text", "done")
    assert table.hand(R) == ["death", "dorfl", "errol", "hex", "modo"]
    assert table.discard == []


@rule("ANK-10.67")
def test_the_alchemists_draw_with_an_empty_hand() -> None:
    table = given("8{R1}", hands={R: ["the_alchemists_guild"]}).play("play the_alchemists_guild", "text")
    assert table.cards(R) == 5


@rule("ANK-10.67", "ANK-7.5")
def test_the_alchemists_count_a_penalty_and_cannot_discard_it() -> None:
    hands, penalties = {R: ["the_alchemists_guild", "hex"]}, {R: ["dr_whiteface"]}
    table = given("8{R1}", hands=hands, penalties=penalties).play("play the_alchemists_guild", "text")
    assert table.choices() == ["discard hex", "done"]
    table.play("discard hex")
    assert table.cards(R) == 4


@rule("ANK-10.67")
def test_the_alchemists_draw_nothing_if_five_or_more_are_left() -> None:
    hand = ["the_alchemists_guild", "hex", "modo", "gaspode", "groat", "librarian", "drumknott"]
    table = given("8{R1}", hands={R: hand}).play("play the_alchemists_guild", "text", "discard hex", "done")
    assert table.hand(R) == ["drumknott", "gaspode", "groat", "librarian", "modo"]


# ---- drawing


@rule("ANK-10.84")
def test_moist_von_lipwig_draws_two_cards_which_can_be_played_at_once() -> None:
    table = given("1{R1}", hands={R: ["moist_von_lipwig"]}, deck=["death", "dorfl", "errol"])
    table.play("play moist_von_lipwig", "place 1", "money", "text")
    assert table.area(1) == "R2 !"
    assert table.cash(R) == 13
    assert sorted(table.choices()) == ["play death", "play dorfl", "skip"]


@rule("ANK-10.84", "ANK-10.85")
def test_doctor_mossy_lawn_takes_moist_von_lipwig_back_before_his_text() -> None:
    """E-94"""
    hands = {R: ["moist_von_lipwig", "doctor_mossy_lawn", "groat"], Y: ["modo"]}
    table = given("1{R1}", hands=hands, deck=["death", "dorfl", "errol", "ruby"])
    table.play("play moist_von_lipwig", "place 2", "money", "interrupt doctor_mossy_lawn")
    assert table.area(2) == "R1"
    assert table.cash(R) == 13
    assert table.hand(R) == ["death", "dorfl", "errol", "groat", "moist_von_lipwig"]
    assert table.asked == (Y, "menu")


@rule("ANK-10.90")
def test_the_professor_of_recent_runes_draws_two_cards_after_the_event() -> None:
    hands = {R: ["professor_of_recent_runes"]}
    table = given(hands=hands, deck=["carcer", "death", "dorfl", "errol", "igor", "ruby", "dwarves"], events=["fog"])
    table.play("play professor_of_recent_runes", "text")
    assert table.hand(R) == ["dwarves", "ruby"]
    assert offered(table) == "play_another"


@rule("ANK-10.101")
@pytest.mark.parametrize(
    ("board", "drawn"),
    [("4{R-bld} 8{Y-bld} 9{Y-bld}", ["death"]), ("2{R-bld demon1} 4{R-bld} 7{R-bld !}", ["death", "dorfl", "errol"])],
)
def test_gargoyles_draw_a_card_per_own_building(board: str, drawn: list[str]) -> None:
    table = given(board, hands={R: ["gargoyles"]}, deck=["death", "dorfl", "errol", "ruby"])
    table.play("play gargoyles", "text")
    assert table.hand(R) == drawn


@rule("ANK-10.101", "ANK-4.27")
def test_gargoyles_draw_what_is_left_and_the_game_is_over() -> None:
    """E-104"""
    table = given("4{R-bld} 7{R-bld} 9{R-bld}", hands={R: ["gargoyles"]}, deck=["death", "dorfl"], deck_size=2)
    table.play("play gargoyles", "text")
    assert table.hand(R) == ["death", "dorfl"]
    assert table.outcome.reason == "commander_vimes"  # who wins when the pile has run out (ANK-9.4)


# ---- The Luggage


@rule("ANK-10.95")
def test_the_luggage_kills_and_then_discards_one_hand_card() -> None:
    hands, penalties = {R: ["the_luggage", "hex", "igor"]}, {R: ["dr_whiteface"]}
    table = given("5{R1 Y1 !}", hands=hands, penalties=penalties).play("play the_luggage", "kill 5 p2", "text")
    assert table.choices() == ["discard hex", "discard igor"]
    table.play("discard igor")
    assert table.area(5) == "R1"
    assert table.hand(R) == ["hex"]
    assert table.discard == ["igor"]
    assert table.cash(R) == 10


@rule("ANK-10.95")
def test_the_luggage_discards_although_nobody_was_killed() -> None:
    table = given("5{R1 Y1}", hands={R: ["the_luggage", "hex", "modo"]}).play("play the_luggage", "text", "discard hex")
    assert table.hand(R) == ["modo"]


@rule("ANK-10.95")
def test_the_luggage_cannot_start_its_text_with_an_empty_hand() -> None:
    hands, penalties = {R: ["the_luggage"], Y: ["modo"]}, {R: ["dr_whiteface"]}
    table = given("5{R1 G1 !}", hands=hands, penalties=penalties).play("play the_luggage", "kill 5 p3")
    assert table.asked == (Y, "menu")
    assert table.discard == ["the_luggage"]


# ---- Ponder Stibbons


@rule("ANK-10.87")
def test_ponder_stibbons_allows_two_further_cards_after_the_event() -> None:
    hand = ["ponder_stibbons", "groat", "hargas_house_of_ribs", "hex"]
    table = given("1{R1}", hands={R: hand, B: ["modo"]}, events=["trolls"], dice=[1, 9, 3]).play("play ponder_stibbons")
    assert table.area(1) == "R1 troll1 !"
    assert offered(table) == "scroll"
    table.play("text", "play groat")
    assert table.discard == ["ponder_stibbons"]
    table.play("place 2")
    assert table.choices() == ["play hargas_house_of_ribs", "play hex", "skip"]
    table.play("play hargas_house_of_ribs", "money", "place 3")
    assert table.choices() == ["end"]
    assert table.hand(R) == ["hex"]


@rule("ANK-10.87")
def test_each_play_of_ponder_stibbons_may_be_declined_and_none_is_an_interrupt() -> None:
    hands = {R: ["ponder_stibbons", "groat", "gaspode"]}
    table = given("1{R1}", hands=hands, events=["riots"]).play("play ponder_stibbons", "text")
    assert table.choices() == ["play groat", "skip"]
    table.play("skip")
    assert table.choices() == ["play groat", "skip"]
    table.play("play groat", "place 2")
    assert table.choices() == ["end"]


@rule("ANK-10.87")
def test_without_his_text_ponder_stibbons_allows_no_further_card() -> None:
    table = given("1{R1}", hands={R: ["ponder_stibbons", "groat"]}, events=["riots"]).play(
        "play ponder_stibbons", "skip"
    )
    assert table.choices() == ["end"]
