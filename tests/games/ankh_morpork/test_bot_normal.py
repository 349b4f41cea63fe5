"""The normal bot of Ankh-Morpork: lawful, fair, repeatable, and not a fool."""

from __future__ import annotations

from random import Random

import pytest

import tetrapolis as tp
from tests.ankh_morpork import GAME, Table, given
from tetrapolis.bots import bot
from tetrapolis.games.ankh_morpork.bot.normal import _ANSWERS, decide
from tetrapolis.games.ankh_morpork.rules.areas import NUMBERS as AREA_NUMBERS
from tetrapolis.testing import bots as laws

TOO_LONG = 3000  # decisions: a game takes about 150 to 450
SWITCHES: tuple[dict[str, object], ...] = (
    {},
    {"edition": "english-2011", "region_text": "adds", "replace_reach": "anywhere"},
    {"mossy_refill": False, "text_trouble_needs_minion": True, "small_gods_trolls": True, "subsidence_choice": True},
)


def new_table(seed: int) -> tp.Position:
    """A new game: 2 to 4 players in turn, every ruling this way and that."""
    return GAME.new(2 + seed % 3, seed, SWITCHES[seed // 3 % 3])


def chosen(table: Table, seed: int = 1) -> str:
    """What the bot does at a table, with numbers for areas."""
    words = str(decide(table.pos.observe(table.seat), Random(seed))).split()
    return " ".join(str(AREA_NUMBERS.get(word, word)) for word in words)


def whole_turn(table: Table, seed: int = 1) -> list[str]:
    """All moves of the bot until the turn is over; the others let everything happen and choose by default."""
    turn, seat, rng = table.pos.turn, table.pos.active, Random(seed)
    moves: list[str] = []
    while table.pos.outcome is None and table.pos.turn == turn:
        if table.seat == seat:
            moves.append(chosen(table, seed))
            table.pos.play(seat, decide(table.pos.observe(seat), rng))
        else:
            table.pos.play(table.seat, table.pos.default(table.seat))
    return moves


# ---- lawful, fair, repeatable


@pytest.mark.parametrize("seed", range(27))
def test_whole_games_of_normal_bots_come_to_an_end(seed: int) -> None:
    laws.a_whole_game_comes_to_an_end(decide, new_table(seed), seed, TOO_LONG)


@pytest.mark.parametrize("seed", range(9))
def test_the_same_choice_again_and_in_every_world_it_cannot_tell_apart(seed: int) -> None:
    laws.the_same_choice_again_and_in_every_world(decide, new_table(seed), seed, share=0.3)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_game_with_observations_that_are_not_cut_loose(seed: int) -> None:
    laws.the_same_game_with_observations_that_are_not_cut_loose(decide, lambda: new_table(seed), most=400)


def test_it_answers_every_question_and_uses_every_kind_of_move() -> None:
    laws.it_answers_every_question_and_uses_every_kind_of_move(decide, GAME, _ANSWERS, new_table, never=["standing"])


def test_one_of_them_beats_three_random_players() -> None:
    games = laws.winners_among_others(decide, (GAME.new(4, seed) for seed in range(24)))
    assert sum(own in winners for own, winners in games) >= 18  # 95 % of 600 games


def test_the_room_knows_it() -> None:
    assert bot("ankh_morpork", "normal") is decide


# ---- towards the own goal

LORD, VETINARI, KING = "lord_rust", "lord_vetinari", "dragon_king_of_arms"
RICH, VIMES = "chrysoprase", "commander_vimes"


def test_vetinari_goes_where_he_is_not_yet() -> None:
    table = given("1{R1} 2{R1} 3{R1 Y1 !} 12{R2}", who={0: VETINARI}, hands={0: ["groat"]})
    move = whole_turn(table)[1]
    assert move in ("place 4", "place 10", "place 11")


def test_vetinari_does_not_count_on_an_area_with_a_demon() -> None:
    table = given("1{R1} 2{demon1 !} 3{R1 Y1 !} 12{demon1 !}", who={0: VETINARI}, hands={0: ["groat"]})
    assert whole_turn(table)[1] == "place 4"


def test_a_lord_takes_the_area_that_nobody_has() -> None:
    table = given("7{R1 Y1 !} 8{Y2} 5{G2} 6{}", who={0: LORD}, hands={0: ["groat"]})
    assert whole_turn(table)[1] in ("place 6", "place 7")
    table = given("9{R1 Y2 !} 8{Y3} 10{G3} 11{}", who={0: LORD}, hands={0: ["groat"]})
    assert whole_turn(table)[1] == "place 11"


def test_a_lord_kills_whoever_stands_between_him_and_control() -> None:
    table = given("5{R1 Y1 !} 9{G1 B1 !}", who={0: LORD}, hands={0: ["mr_gryle"]})
    assert "kill 5 p2" in whole_turn(table)


def test_a_lord_drives_the_demon_out_of_the_area_that_is_missing() -> None:
    table = given("1{R2} 2{R2} 3{R2} 4{R2 demon1 !} 9{Y1 G1 !}", who={0: LORD}, hands={0: ["dr_cruces"]})
    assert "kill 4 demon" in whole_turn(table)


def test_the_dragon_king_brings_trouble() -> None:
    table = given("5{R1 Y1 !} 6{G1} 7{R1} 8{}", who={0: KING}, hands={0: ["groat"]})
    assert whole_turn(table)[1] in ("place 6", "place 7")


def test_the_dragon_king_does_not_kill_where_that_takes_a_marker_he_needs() -> None:
    board = "1{Y1 G1 !} 2{Y1 G1 !} 3{Y1 G1 !} 4{Y1 G1 !} 5{Y1 G1 !} 6{Y1 G1 !} 7{R1 G1 !}"
    table = given(board, who={0: KING}, hands={0: ["dr_cruces", "sergeant_detritus"]})
    assert not any(move.startswith(("kill", "calm")) for move in whole_turn(table))


def test_chrysoprase_takes_the_money_and_no_loan() -> None:
    table = given("1{R1 Y1 !}", who={0: RICH}, hands={0: ["mr_bent", "the_royal_mint", "groat"]}, cash={0: 44})
    moves = whole_turn(table)
    assert "money" in moves
    assert table.pos.loans[0] == []


def test_vimes_empties_the_draw_pile() -> None:
    table = given("1{R1} 2{Y1}", who={0: VIMES}, hands={0: ["librarian", "the_peeled_nuts", "buggy_swires"]})
    assert whole_turn(table)[:2] == ["play librarian", "text"]


def test_vimes_turns_useless_cards_into_money_and_new_ones() -> None:
    table = given("1{R1} 2{Y1}", who={0: VIMES}, hands={0: ["harry_king", "the_peeled_nuts", "buggy_swires"]})
    assert {"discard the_peeled_nuts", "discard buggy_swires"} <= set(whole_turn(table))


def test_at_the_end_only_points_count() -> None:
    """Nobody else can be Vimes: the last card of the draw pile ends it, and five points are more than four."""
    table = given(
        "1{R1} 3{Y2}",
        players=2,
        who={0: LORD, 1: VETINARI},
        hands={0: ["groat", "dr_cruces"]},
        deck_size=2,
    )
    assert "place" in whole_turn(table)[1]


def test_it_builds_for_income_where_it_can() -> None:
    table = given("11{R1} 12{R1 Y1 !}", who={0: LORD}, hands={0: ["the_mended_drum"]}, cash={0: 20})
    assert whole_turn(table)[:2] == ["play the_mended_drum", "build 11"]


def test_it_takes_its_income_first_and_uses_its_area_cards() -> None:
    table = given("11{R1 R-bld} 6{R-bld} 8{R1 R-bld}", who={0: VETINARI}, hands={0: ["pink_pussycat_club"]})
    moves = whole_turn(table)
    assert set(moves[:2]) == {"power 6", "power 11"}
    assert "power 8" in moves


def test_it_plays_all_the_cards_that_let_it_play_another() -> None:
    table = given(
        "1{R1}",
        who={0: LORD},
        hands={0: ["pink_pussycat_club", "nobby_nobbs", "hargas_house_of_ribs", "groat"]},
    )
    plays = [move for move in whole_turn(table) if move.startswith("play")]
    assert set(plays[:2]) == {"play pink_pussycat_club", "play nobby_nobbs"}
    assert plays[2] == "play hargas_house_of_ribs"


# ---- against the others


def test_it_breaks_what_would_win_for_a_lord() -> None:
    """Y controls four areas: his next turn would be the last one, if he is a Lord."""
    board = "2{Y2} 4{Y2} 10{Y1 troll1 !} 11{Y2 G1 B1 !} 12{Y2 R1 !} 1{R1 G1 B1 !} 8{G2 Y1 !}"
    table = given(board, who={0: VETINARI}, hands={0: ["dr_cruces", "groat"]})
    assert table.controls(1) == [2, 4, 11, 12]
    moves = whole_turn(table)
    assert moves[0] == "play dr_cruces"
    assert moves[1] in ("kill 11 p2", "kill 12 p2")
    assert len(table.controls(1)) == 3


def test_it_blocks_a_lord_one_area_short() -> None:
    table = given("2{Y2} 4{Y2} 12{Y1 !} 5{G1 B1 !} 7{G1 B1 !} 1{R1}", who={0: VIMES}, hands={0: ["dr_cruces"]})
    assert "kill 12 p2" in whole_turn(table)


def test_it_knows_who_cannot_be_a_lord_any_more() -> None:
    """Y had four areas at the start of his turn and did not win; G with his three may still be a Lord."""
    board = "2{Y2} 4{Y2} 12{Y1 !} 3{Y1} 7{G2} 8{G2} 9{G1 !} 6{R1}"
    for seed in range(5):
        table = given(board, who={0: VIMES, 1: RICH, 2: LORD}, hands={0: ["mr_gryle"]}, cash={1: 0})
        table.next_turn(1)
        table.pos.remove_minion(1, 3)
        table.next_turn(0)
        assert not {LORD, "lord_selachii", "lord_de_worde"} & set(table.sees(0).players[1].suspects)
        assert whole_turn(table, seed)[1] == "kill 9 p3"


@pytest.mark.parametrize("card", ["buggy_swires", "dr_cruces"])
def test_it_takes_the_eighth_marker_away(card: str) -> None:
    board = " ".join(f"{area}{{Y1 G1 !}}" for area in range(1, 9)) + " 12{R1}"
    table = given(board, who={0: LORD}, hands={0: [card, "hargas_house_of_ribs"]})
    moves = whole_turn(table)
    assert moves[0] == f"play {card}"
    assert moves[1].startswith(("calm", "kill"))


def test_it_does_not_bring_the_eighth_marker() -> None:
    board = " ".join(f"{area}{{Y1 G1 !}}" for area in range(2, 9)) + " 12{R1} 1{B1} 11{B1}"
    for seed in range(5):
        table = given(board, who={0: LORD}, hands={0: ["groat"]})
        whole_turn(table, seed)
        assert len(table.trouble) == 7


def test_it_robs_a_rich_man_who_may_be_chrysoprase() -> None:
    table = given("1{R1 Y1 !}", who={0: LORD}, hands={0: ["nobby_nobbs"]}, cash={0: 5, 1: 12, 2: 51, 3: 12})
    assert "target p3" in whole_turn(table)


def test_hired_killers_money_goes_to_the_poorest() -> None:
    table = given(
        "1{R1 Y1 !}",
        who={0: LORD},
        hands={0: ["burleigh_and_stronginthearm"]},
        cash={0: 9, 1: 48, 2: 48, 3: 2},
    )
    moves = whole_turn(table)
    assert moves[:4] == ["play burleigh_and_stronginthearm", "text", "target p4", "kill 1 p2"]


# ---- interrupts


def test_susan_saves_the_minion_that_a_victory_hangs_on() -> None:
    board = "2{Y2} 4{Y2} 11{Y2} 12{Y1 !} 5{R1 G1 !}"
    table = given(board, who={1: LORD}, hands={0: ["mr_gryle"], 1: ["susan", "groat"]})
    table.play("play mr_gryle", "kill 12 p2")
    assert table.asked == (1, "window")
    assert chosen(table) == "interrupt susan"


def test_gaspode_is_not_wasted_on_a_small_loss() -> None:
    board = "2{Y2} 4{Y3 G1 !} 11{Y1} 5{R1 G1 !}"
    table = given(board, who={1: VIMES}, hands={0: ["the_duckman"], 1: ["gaspode", "groat"]})
    table.play("play the_duckman", "text", "grab 4 p2", "go 3")
    while table.asked == (1, "window") and "interrupt gaspode" not in table.choices():
        table.play("pass")
    assert chosen(table) == "pass"


def test_igor_brings_a_minion_back() -> None:
    table = given("5{Y1 G1 !} 12{Y1} 11{G1}", who={1: VETINARI}, hands={0: ["mr_gryle"], 1: ["igor", "groat"]})
    table.play("play mr_gryle", "kill 5 p2")
    while table.asked == (1, "window") and "interrupt igor" not in table.choices():
        table.play("pass")
    assert chosen(table) == "interrupt igor"
    table.play("interrupt igor")
    assert chosen(table) in ("place 1", "place 2", "place 11")


def test_sonky_keeps_the_money_that_a_victory_hangs_on() -> None:
    table = given("1{R1}", who={1: RICH}, hands={0: ["nobby_nobbs"], 1: ["wallace_sonky", "groat"]}, cash={1: 51})
    table.play("play nobby_nobbs", "text", "target p2")
    assert chosen(table) == "interrupt wallace_sonky"


def test_sonky_is_not_wasted_on_a_dollar() -> None:
    table = given("1{R1}", who={1: LORD}, hands={0: ["nobby_nobbs"], 1: ["wallace_sonky", "groat"]}, cash={1: 1})
    table.play("play nobby_nobbs", "text", "target p2")
    assert chosen(table) == "pass"


def test_small_gods_saves_the_building_that_burns() -> None:
    table = given(
        "4{Y1 Y-bld} 11{Y-bld} 5{R1 !}",
        hands={0: ["rincewind"]},
        cash={1: 9},
        events=["explosion"],
        dice=[11],
    )
    table.play("play rincewind")
    assert table.asked == (1, "protecting")
    assert chosen(table) == "save 11 building"


def test_small_gods_is_not_paid_for_a_minion_that_only_has_to_move() -> None:
    table = given("4{Y1 Y-bld} 11{Y1} 5{R1 !}", hands={0: ["rincewind"]}, cash={1: 9}, events=["flood"], dice=[11, 11])
    table.play("play rincewind")
    assert table.asked == (1, "protecting")
    assert chosen(table) == "pass"


def test_mossy_lawn_brings_a_good_card_back() -> None:
    table = given("1{R1}", who={0: LORD}, hands={0: ["moist_von_lipwig", "doctor_mossy_lawn"]}, deck=["susan", "igor"])
    moves = whole_turn(table)
    assert moves[-1] == "interrupt doctor_mossy_lawn"
    assert "moist_von_lipwig" in table.hand(0)


# ---- small questions


def test_it_gives_and_throws_away_what_it_needs_least() -> None:
    hand = ["the_peeled_nuts", "moist_von_lipwig", "dwarves", "buggy_swires"]
    table = given("2{R1} 5{R1 Y1 !}", hands={0: ["the_beggars_guild"], 1: hand}, who={1: LORD})
    table.play("play the_beggars_guild", "text").lets_happen()
    assert chosen(table) == "give the_peeled_nuts"
    table.play("give the_peeled_nuts")
    assert chosen(table) == "give buggy_swires"


def test_it_pays_the_fire_brigade_rather_than_lose_a_dear_building() -> None:
    table = given("11{Y1 Y-bld}", hands={0: ["the_fire_brigade"]}, cash={1: 10}, who={1: LORD})
    table.play("play the_fire_brigade", "text")
    assert table.asked == (1, "insured")
    assert chosen(table) == "pay"


def test_a_flood_is_an_opportunity() -> None:
    table = given("5{Y1 R2 !} 8{G2}", hands={0: ["rincewind"]}, who={1: VETINARI}, events=["flood"], dice=[5, 5])
    table.play("play rincewind")
    while table.seat == 0:
        table.play(table.choices("flee")[0])
    assert chosen(table) != "flee 5 8"


def test_murderers_rather_take_somebody_elses() -> None:
    table = given("9{Y1 G1} 5{R1 !}", hands={0: ["rincewind"]}, events=["mysterious_murders"], dice=[1, 9])
    table.play("play rincewind")
    assert table.asked == (1, "murdering")
    assert chosen(table) == "kill 9 p3"
