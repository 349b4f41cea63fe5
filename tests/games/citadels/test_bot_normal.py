"""The normal bot of Citadels: lawful, fair, repeatable, and not a fool."""

from __future__ import annotations

from random import Random

import pytest

import tetrapolis as tp
from tests.citadels import Table, cast_with, given
from tetrapolis.bots import LEVELS, bot, levels
from tetrapolis.games.citadels.bot.normal import _ANSWERS, decide
from tetrapolis.games.citadels.rules.position import CitadelsPosition
from tetrapolis.testing import bots as laws

GAME = tp.game("citadels")
TOO_LONG = 3000  # decisions: a game takes about 150 to 400


def random_table(seed: int) -> tp.Position:
    """A new game: 2 to 8 players in turn, characters and unique districts by chance, every other time nine ranks."""
    players = 2 + seed % 7
    ninth = bool(seed // 7 % 2) if 4 <= players <= 7 else None
    tribute = "receiver" if seed % 3 == 0 else "emperor"
    return GAME.new(players, seed, {"preset": "random", "ninth": ninth, "emperor_tribute": tribute})


def chosen(table: Table, seed: int = 1) -> str:
    """What the bot does at a table."""
    return str(decide(table.pos.observe(table.seat), Random(seed)))


def whole_turn(table: Table, seed: int = 1) -> list[str]:
    """All moves of the bot until another seat is asked or its turn is over."""
    seat, rng = table.seat, Random(seed)
    moves: list[str] = []
    while table.pos.outcome is None and table.seat == seat and "end" not in moves:
        move = decide(table.pos.observe(seat), rng)
        table.pos.play(seat, move)
        moves.append(str(move))
    return moves


# ---- lawful, fair, repeatable


@pytest.mark.parametrize("seed", range(28))
def test_whole_games_of_normal_bots_come_to_an_end(seed: int) -> None:
    laws.a_whole_game_comes_to_an_end(decide, random_table(seed), seed, TOO_LONG)


@pytest.mark.parametrize("seed", range(14))
def test_the_same_choice_again_and_in_every_world_it_cannot_tell_apart(seed: int) -> None:
    laws.the_same_choice_again_and_in_every_world(decide, random_table(seed), seed, share=0.35)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_game_with_observations_that_are_not_cut_loose(seed: int) -> None:
    laws.the_same_game_with_observations_that_are_not_cut_loose(decide, lambda: random_table(seed), most=400)


def test_it_answers_every_question_and_uses_every_kind_of_move() -> None:
    laws.it_answers_every_question_and_uses_every_kind_of_move(decide, GAME, _ANSWERS, random_table)


def test_one_of_them_beats_three_random_players() -> None:
    games = laws.winners_among_others(decide, (GAME.new(4, seed, {"preset": "random"}) for seed in range(24)))
    assert sum(own in winners for own, winners in games) >= 19  # 98 % of 1200 games


def test_the_room_knows_its_bots() -> None:
    assert levels("citadels") == list(LEVELS)
    assert bot("citadels", "normal") is decide
    pos = GAME.new(4, 1)
    seat = pos.pending[0].seat
    assert bot("citadels", "random")(pos.observe(seat), Random(1)) in pos.legal(seat)
    with pytest.raises(tp.BadOptions) as error:
        bot("citadels", "oracle")
    assert error.value.id == "error-unknown-bot"
    assert error.value.params == {"level": "oracle", "known": ", ".join(LEVELS)}
    with pytest.raises(tp.UnknownGame):
        bot("chess", "random")


# ---- not a fool: building

SIX = ["manor", "castle", "temple", "tavern", "market", "watchtower"]


def test_it_builds_the_seventh_district_when_that_wins() -> None:
    table = given(holders={"bishop": 0}, gold={0: 3}, hands={0: ["prison"]}, cities={0: SIX}, deck=["manor"] * 2)
    assert "build prison" in whole_turn(table.call("bishop"))


def test_it_finishes_with_the_dearer_of_two_districts() -> None:
    table = given(
        holders={"bishop": 0}, gold={0: 5}, hands={0: ["church", "palace"]}, cities={0: SIX}, deck=["manor"] * 2
    )
    assert "build palace" in whole_turn(table.call("bishop"))


def test_in_the_last_round_it_builds_for_points_and_never_minds_the_gold() -> None:
    table = given(
        holders={"bishop": 0},
        gold={0: 5},
        hands={0: ["fortress", "prison"]},
        cities={0: ["manor"], 1: [*SIX, "docks"]},
        deck=["manor"] * 2,
    )
    assert "build fortress" in whole_turn(table.call("bishop"))


def test_the_architect_builds_as_much_as_he_can_pay_for() -> None:
    table = given(holders={"architect": 0}, gold={0: 6}, hands={0: ["manor", "church", "tavern"]}, deck=["tavern"] * 4)
    moves = whole_turn(table.call("architect"))
    assert {"extra_cards", "build manor", "build church", "build tavern"} <= set(moves)


def test_without_a_card_it_can_build_it_gathers_cards() -> None:
    table = given(holders={"bishop": 0}, gold={0: 4}, hands={0: ["manor"]}, cities={0: ["manor"]})
    assert "gather cards" in whole_turn(table.call("bishop"))


def test_with_good_cards_and_no_gold_it_gathers_gold() -> None:
    table = given(holders={"bishop": 0}, gold={0: 0}, hands={0: ["manor", "church", "docks"]})
    assert whole_turn(table.call("bishop"))[:2] == ["gather gold", "build church"]


def test_it_keeps_the_card_it_does_not_have_yet() -> None:
    table = given(
        holders={"bishop": 0}, gold={0: 4}, hands={0: ["manor"]}, cities={0: ["manor"]}, deck=["manor", "docks"]
    )
    assert "keep docks" in whole_turn(table.call("bishop"))


# ---- income


def test_the_merchant_takes_all_he_is_due_before_he_ends_his_turn() -> None:
    table = given(holders={"merchant": 0}, hands={0: ["palace"]}, cities={0: ["tavern", "market"]})
    moves = whole_turn(table.call("merchant"))
    assert {"income", "extra_gold"} <= set(moves)
    assert moves[-1] == "end"


def test_a_district_that_raises_the_income_is_built_first() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 2}, hands={0: ["market"]}, cities={0: ["tavern"]}, deck=["tavern"] * 2
    )
    moves = whole_turn(table.call("merchant"))
    assert moves.index("build market") < moves.index("income")


def test_but_the_income_comes_first_if_it_pays_for_the_building() -> None:
    table = given(
        holders={"merchant": 0}, gold={0: 0}, hands={0: ["town_hall"]}, cities={0: ["tavern", "market", "docks"]}
    )
    moves = whole_turn(table.call("merchant"))
    assert moves.index("income") < moves.index("build town_hall")


# ---- against others


def test_the_warlord_destroys_for_nothing_what_the_leader_has() -> None:
    table = given(
        holders={"warlord": 0}, gold={0: 0}, cities={1: ["tavern", "manor", "castle", "palace"], 2: ["temple"]}
    )
    assert "destroy p2 tavern" in whole_turn(table.call("warlord"))


def test_the_warlord_leaves_his_own_city_alone() -> None:
    table = given(holders={"warlord": 0}, gold={0: 9}, cities={0: ["tavern", "temple", "watchtower"]})
    assert not any(move.startswith("destroy") for move in whole_turn(table.call("warlord")))


def test_somebody_about_to_win_is_stopped_even_for_gold() -> None:
    table = given(
        holders={"warlord": 0},
        gold={0: 3},
        hands={0: ["prison"]},
        cities={0: ["manor"], 1: ["manor", "castle", "palace", "docks", "harbor", "monastery"]},
    )
    assert any(move.startswith("destroy p2") for move in whole_turn(table.call("warlord")))


def test_the_thief_goes_for_the_gold() -> None:
    table = given(
        holders={"thief": 0, "merchant": 1},
        absent=["assassin", "architect", "magician", "king"],
        gold={0: 2, 1: 9, 2: 0, 3: 0},
        cities={1: ["tavern", "market", "docks"]},
    )
    named = [chosen(table.call("thief"), seed) for seed in range(20)]
    assert named.count("rob merchant") > 12


def test_with_two_characters_it_does_not_kill_its_own() -> None:
    for seed in range(20):
        table = given(players=2, holders={"assassin": 0, "merchant": 0, "king": 1, "warlord": 1}, gold={0: 9, 1: 2})
        assert chosen(table.call("assassin"), seed) != "kill merchant"


def test_the_magistrate_takes_what_is_his() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "king": 1},
        gold={1: 5},
        hands={1: ["palace"]},
        warrants=["king", "bishop", "merchant"],
        signed="king",
    )
    table.call("king").play("gather gold", "build palace")
    assert table.seat == 0
    assert chosen(table) == "confiscate"


def test_a_bribe_of_nothing_is_paid() -> None:
    table = given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 1, "bishop": 0},
        gold={0: 0},
        threats=["bishop", "merchant"],
        flowered="bishop",
        hands={0: []},
        deck=["manor", "docks"],
    )
    table.call("bishop").play("gather cards", "keep manor")
    assert chosen(table) == "bribe"


def test_the_bishop_does_not_pay_for_a_marker_known_to_be_plain() -> None:
    table = given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 1, "magician": 2, "bishop": 0},
        gold={0: 6},
        threats=["magician", "bishop"],
        flowered="magician",
    )
    table.call("magician").play("gather gold", "refuse", "reveal", "end")
    table.play("gather gold")
    assert chosen(table) == "refuse"


def test_the_blackmailer_shows_the_flowered_marker_and_hides_the_plain_one() -> None:
    for flowered, answer in (("bishop", "reveal"), ("merchant", "pass")):
        table = given(
            cast=cast_with("blackmailer"),
            holders={"blackmailer": 1, "bishop": 0},
            gold={0: 6},
            threats=["bishop", "merchant"],
            flowered=flowered,
        )
        table.call("bishop").play("gather gold", "refuse")
        assert chosen(table) == answer


def test_the_magician_with_an_empty_hand_takes_the_fullest() -> None:
    table = given(holders={"magician": 0}, hands={1: ["manor"], 2: ["docks", "castle", "temple", "harbor", "prison"]})
    assert "swap_hands p3" in whole_turn(table.call("magician"))


def test_the_seer_gives_away_what_she_cannot_use() -> None:
    table = given(
        cast=cast_with("seer"),
        holders={"seer": 0},
        hands={0: ["manor", "palace"], 1: ["manor"]},
        cities={0: ["manor"]},
    )
    moves = whole_turn(table.call("seer"))
    assert moves[moves.index("divine") + 1] == "give manor"


def test_the_laboratory_is_fed_with_useless_cards_only() -> None:
    table = given(
        holders={"bishop": 0},
        gold={0: 0},
        hands={0: ["manor", "castle"]},
        cities={0: ["laboratory", "manor"]},
    )
    moves = whole_turn(table.call("bishop"))
    assert "laboratory manor" in moves
    assert "laboratory castle" not in moves


def test_rich_in_cards_and_gold_it_drafts_the_architect() -> None:
    pos = GAME.new(7, "architect", {"first_crown": 0})
    assert isinstance(pos, CitadelsPosition)
    pos.gain(0, 8)
    if 7 not in pos.pool:  # the face-down card: exchange it for another
        pos.pool[-1], pos.zones[0] = 7, pos.pool[-1]
    assert str(decide(pos.observe(0), Random(1))) == "pick architect"
