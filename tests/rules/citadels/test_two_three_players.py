"""Section 17: two characters each, with two and three players."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import GAME, cast_with, drafting, given
from tests.marks import rule


@rule("CIT-17.1")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_plays_two_characters_in_two_turns_by_rank(players: int) -> None:
    holders = {"assassin": 0, "king": 0, "thief": 1, "warlord": 1}
    if players == 3:
        holders |= {"bishop": 2, "merchant": 2}
    table = given(players=players, holders=holders).call("assassin")
    turns = []
    while table.sees(None).round == 1:
        view = table.sees(None)
        turns.append((table.seat, view.cast[view.called - 1]))
        table.does(table.seat, str(table.pos.default(table.seat)))
    expected = [(0, "assassin"), (1, "thief"), (0, "king")]
    expected += [(2, "bishop"), (2, "merchant")] if players == 3 else []
    assert list(dict.fromkeys(turns)) == [*expected, (1, "warlord")]


@rule("CIT-17.1")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 1), (5, 1), (8, 1)])
def test_only_two_and_three_players_have_two_characters(players: int, each: int) -> None:
    table = drafting(players)
    table.defaults_until(lambda: not table.asked[1].startswith("draft"))
    assert [len(table.sees(seat).characters) for seat in range(players)] == [each] * players


@rule("CIT-17.1")
def test_both_turns_use_one_stash_one_hand_and_one_city() -> None:
    table = given(players=3, holders={"merchant": 0, "warlord": 0}, hands={0: ["market", "prison"]}, gold={0: 0}).call(
        "merchant"
    )
    table.play("gather gold", "build market", "income", "extra_gold", "end")
    assert table.gold(0) == 0 + 2 - 2 + 1 + 1
    table.until_called("warlord")
    assert table.seat == 0
    assert table.gold(0) == 2
    assert table.hand(0) == ["prison"]
    assert table.city(0) == ["market"]
    table.play("gather gold", "build prison", "income")
    assert table.gold(0) == 2 + 2 - 2 + 1
    assert table.city(0) == ["market", "prison"]
    assert table.hand(0) == []


@rule("CIT-17.1", "CIT-17.2")
def test_two_characters_one_treasury() -> None:
    """E-07: a card drawn as Architect may be built as Warlord; after 3 builds as Architect 1, not 3, as Warlord."""
    table = given(
        players=3,
        holders={"architect": 0, "warlord": 0},
        hands={0: ["temple", "tavern", "market", "church", "docks"]},
        deck=["prison", "palace"],
        gold=20,
    ).call("architect")
    table.play("gather cards", "keep prison", "build temple", "build tavern", "build market")
    table.refused("build church")
    table.play("end").until_called("warlord")
    assert table.seat == 0
    table.refused("extra_cards").play("gather gold", "build prison").refused("build church", "build docks")
    assert table.city(0) == ["temple", "tavern", "market", "prison"]


@rule("CIT-17.2")
def test_abilities_and_restrictions_apply_in_that_characters_turn_only() -> None:
    table = given(
        players=3,
        cast=cast_with("navigator", ninth=True),
        holders={"thief": 0, "navigator": 0, "king": 1, "warlord": 1, "merchant": 2, "bishop": 2},
        hands={0: ["tavern", "market"]},
        cities={1: ["manor", "prison"]},
        gold=9,
    ).call("thief")
    # the Thief may build, though the same player is the Navigator too, and has none of the Navigator's gold
    table.refused("navigate gold").play("gather gold", "build tavern", "end")
    assert table.asked == (1, "turn")
    table.refused("destroy p1 tavern").play("income").refused("income")  # the King's: 1 for the Manor
    assert table.gold(1) == 9 + 1
    table.play("gather gold", "end").until_called("navigator")
    table.play("gather gold").refused("rob warlord", "build market").play("navigate gold", "end")
    assert table.asked == (1, "turn")
    table.refused("crown").play("income", "destroy p1 tavern")  # the Warlord's: 1 for the Prison
    assert table.gold(1) == 9 + 1 + 2 + 1


@rule("CIT-17.2", "CIT-10.2")
def test_the_bishops_protection_lasts_for_the_round_and_covers_the_whole_city() -> None:
    table = given(
        players=3,
        holders={"bishop": 0, "merchant": 0, "warlord": 1, "thief": 1},
        hands={0: ["tavern"]},
        cities={0: ["temple", "watchtower"], 2: ["prison"]},
        gold=9,
    ).call("bishop")
    table.play("gather gold", "end").until_called("merchant")
    table.play("gather gold", "build tavern", "end").until_called("warlord")
    # also what he had built before, and what he built as Merchant
    table.refused("destroy p1 temple", "destroy p1 watchtower", "destroy p1 tavern")
    assert table.can("destroy p3 prison")
    table.end_round()
    assert table.sees(None).protected == -1


@rule("CIT-17.2", "CIT-17.3")
def test_a_threat_acts_in_the_marked_characters_turn_only() -> None:
    table = given(
        players=3,
        cast=cast_with("blackmailer", ninth=True),
        holders={"blackmailer": 0, "assassin": 0, "king": 1, "merchant": 1, "bishop": 2, "warlord": 2},
        threats=["merchant", "architect"],
        flowered="merchant",
        cities={1: ["manor"]},
        gold=4,
    ).call("king")
    assert table.can("income")  # free before gathering: the King is not threatened
    table.play("gather gold", "end")
    table.until_called("merchant")
    table.refused("extra_gold").play("gather gold")
    assert table.asked == (1, "threatened")
    table.play("refuse", "reveal")
    assert table.gold(1) == 0
    assert table.gold(0) == 4 + 8


@rule("CIT-17.2", "CIT-17.3")
def test_a_warrant_acts_in_the_marked_characters_turn_only() -> None:
    table = given(
        players=3,
        cast=cast_with("magistrate", ninth=True),
        holders={"magistrate": 0, "thief": 0, "king": 1, "merchant": 1, "bishop": 2, "warlord": 2},
        warrants=["merchant", "architect", "bishop"],
        signed="merchant",
        hands={1: ["temple", "tavern"]},
        gold=4,
    ).call("king")
    table.play("gather gold", "build temple")
    assert table.asked == (1, "turn")  # nobody is asked
    assert table.city(1) == ["temple"]
    table.play("end").until_called("merchant").play("gather gold", "build tavern")
    assert table.asked == (0, "confiscation")
    table.play("confiscate")
    assert table.city(0) == ["tavern"]
    assert table.city(1) == ["temple"]


@rule("CIT-17.2", "CIT-15.16", "CIT-15.29")
def test_once_per_turn_effects_can_be_used_in_each_of_the_two_turns() -> None:
    table = given(
        players=2,
        holders={"thief": 0, "warlord": 0},
        hands={0: ["docks", "harbor"]},
        cities={0: ["laboratory", "smithy"]},
        gold=6,
    ).call("thief")
    table.play("laboratory docks", "smithy").refused("laboratory harbor", "smithy").play("gather gold", "end")
    table.until_called("warlord")
    assert table.seat == 0
    table.play("laboratory harbor", "smithy").refused("smithy")
    assert table.choices("laboratory") == []


@rule("CIT-17.3")
def test_killing_one_character_leaves_the_other_his_turn() -> None:
    table = given(players=3, holders={"assassin": 0, "bishop": 0, "thief": 1, "warlord": 1}).call("assassin")
    table.play("kill thief", "gather gold", "end")
    assert table.said("citadels-called-nobody")[0] == {"char": "thief"}
    assert table.sees(None).players[1].characters == []
    table.until_called("warlord")
    assert table.asked == (1, "turn")
    assert table.gold(1) == 2
    table.play("gather gold")
    assert table.gold(1) == 4


@rule("CIT-17.3")
def test_bewitching_one_character_leaves_the_other_his_turn() -> None:
    table = given(
        players=3,
        cast=cast_with("witch", ninth=True),
        holders={"witch": 0, "bishop": 0, "merchant": 1, "warlord": 1},
        bewitched="merchant",
        hands={1: ["tavern"]},
        gold=5,
    ).call("merchant")
    assert table.seat == 1
    table.play("gather gold")
    assert table.seat == 0  # cut short: the Witch goes on
    table.play("end").until_called("warlord")
    assert table.seat == 1
    table.play("gather gold", "build tavern")
    assert table.city(1) == ["tavern"]


@rule("CIT-17.3", "CIT-7.2")
def test_a_robbery_empties_the_common_stash_at_the_robbed_characters_turn() -> None:
    table = given(
        players=3,
        holders={"thief": 0, "assassin": 0, "king": 1, "merchant": 1, "bishop": 2, "warlord": 2},
        gold={0: 0, 1: 5},
    ).call("thief")
    table.play("rob merchant", "gather gold", "end")
    table.until_called("king")
    assert table.gold(1) == 5  # the King himself is not robbed
    table.play("gather gold", "end")
    table.until_called("merchant")
    assert table.gold(1) == 0  # all of the one stash, what the King gathered too
    assert table.gold(0) == 2 + 7
    table.play("gather gold", "extra_gold")
    assert table.gold(1) == 3


@rule("CIT-17.3", "CIT-7.2")
def test_after_the_robbery_the_later_turn_keeps_its_gold() -> None:
    table = given(players=3, holders={"thief": 0, "king": 1, "merchant": 1}, robbed="king", gold={0: 0, 1: 5}).call(
        "king"
    )
    assert (table.gold(0), table.gold(1)) == (5, 0)
    table.play("gather gold", "end").until_called("merchant")
    assert table.gold(1) == 2
    assert table.gold(0) == 5


# ---- the other differences


@rule("CIT-17.4", "CIT-2.16", "CIT-2.18", "CIT-1.6")
def test_the_drafts_and_casts_are_their_own() -> None:
    two, three = drafting(2), drafting(3)
    assert (len(two.choices("pick")), len(three.choices("pick"))) == (7, 8)
    assert (two.sees(None).face_up, three.sees(None).face_up) == ([], [])
    assert (len(two.sees(None).cast), len(three.sees(None).cast)) == (8, 9)
    assert (two.sees(None).goal, three.sees(None).goal) == (8, 8)
    for players, cast in ((2, cast_with("emperor")), (3, cast_with("queen")), (2, cast_with("artist"))):
        with pytest.raises(tp.BadOptions):
            GAME.new(players, 1, {"cast": cast})


@rule("CIT-17.4", "CIT-6.3")
def test_the_assassin_may_kill_his_own_second_character() -> None:
    table = given(players=2, holders={"assassin": 0, "warlord": 0, "thief": 1, "king": 1}).call("assassin")
    table.play("kill warlord", "gather gold", "end").end_round()
    assert table.said("citadels-called-nobody")[-1] == {"char": "warlord"}
    assert table.gold(0) == 4


@rule("CIT-17.4", "CIT-6.9")
def test_the_witch_may_bewitch_her_own_second_character() -> None:
    table = given(
        players=2, cast=cast_with("witch"), holders={"witch": 0, "merchant": 0, "thief": 1, "king": 1}, gold=2
    ).call("witch")
    table.play("gather gold", "bewitch merchant").until_called("merchant")
    assert table.seat == 0
    table.refused("extra_gold").play("gather gold")  # the cut-short turn, then she resumes herself
    assert table.seat == 0
    table.play("extra_gold", "end")
    assert table.gold(0) == 2 + 2 + 2 + 1


@rule("CIT-17.4", "CIT-6.27")
def test_a_warrant_on_ones_own_second_character_does_nothing() -> None:
    table = given(
        players=2,
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 0, "thief": 1, "king": 1},
        hands={0: ["tavern"]},
    ).call("magistrate")
    table.play("sign merchant", "warrant king", "warrant bishop", "gather gold", "end").until_called("merchant")
    table.play("gather gold", "build tavern")
    assert table.asked == (0, "turn")
    assert table.gold(0) == 2 + 2 + 2 - 1


@rule("CIT-17.4", "CIT-7.4")
def test_robbing_ones_own_second_character_moves_no_gold() -> None:
    table = given(players=2, holders={"thief": 0, "merchant": 0, "assassin": 1, "king": 1}, gold=5).call("thief")
    table.play("rob merchant", "gather gold", "end").until_called("merchant")
    assert (table.gold(0), table.gold(1)) == (7, 7)
    assert table.said("citadels-robbed") == []
    table.play("gather gold", "extra_gold")
    assert table.gold(0) == 10


@rule("CIT-17.4", "CIT-7.15")
@pytest.mark.parametrize("answer", ["bribe", "refuse"])
def test_a_threat_on_ones_own_second_character_moves_no_gold(answer: str) -> None:
    table = given(
        players=2,
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 0, "merchant": 0, "assassin": 1, "king": 1},
        threats=["merchant", "king"],
        flowered="merchant",
        gold=5,
    ).call("merchant")
    table.play("gather gold", answer)
    assert table.asked == (0, "turn")
    assert (table.gold(0), table.gold(1)) == (7, 5)
    assert all(bribe["n"] == 0 for bribe in table.said("citadels-bribes"))
    table.play("extra_gold")  # the turn goes on in full
    assert table.gold(0) == 8


@rule("CIT-17.4", "CIT-14.14")
def test_the_tax_collectors_player_pays_tax_in_his_other_turn() -> None:
    table = given(
        players=3,
        cast=cast_with("tax_collector", ninth=True),
        holders={"merchant": 0, "tax_collector": 0},
        hands={0: ["tavern", "temple"]},
        gold=3,
    ).call("merchant")
    table.play("gather gold", "build tavern", "end")
    assert table.gold(0) == 3 + 2 - 1 - 1
    assert table.sees(None).tax == 1
    table.until_called("tax_collector")
    assert table.seat == 0
    table.play("gather gold", "build temple", "collect")
    assert table.gold(0) == 3 + 2 - 1 + 1
    assert table.sees(None).tax == 0


@rule("CIT-17.4", "CIT-15.33")
def test_the_theater_gives_one_of_two_for_one_of_two() -> None:
    holders = {"thief": 0, "bishop": 0, "king": 1, "merchant": 1}
    table = given(players=2, holders=holders, cities={0: ["theater"]}).selected()
    table.refused("swap_characters p2").play("swap_characters p2 char=bishop")
    assert table.holder("bishop") == 1
    assert table.holder("thief") == 0
    assert sorted([table.holder("king"), table.holder("merchant")]) == [0, 1]
