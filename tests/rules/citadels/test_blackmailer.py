"""Section 7 of the rules: the Blackmailer and his threats."""

from __future__ import annotations

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule

THUG, VICTIM = 0, 1


def threatened(
    gold: int,
    flowered: str = "merchant",
    hand: list[str] | None = None,
    city: list[str] | None = None,
    deck: list[str] | None = None,
) -> Table:
    """Threats lie on Merchant (seat 1) and Warlord (seat 2); the Merchant is called, the Blackmailer (seat 0) has 2."""
    return given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": THUG, "merchant": VICTIM, "warlord": 2, "magician": 3},
        threats=["merchant", "warlord"],
        flowered=flowered,
        gold={THUG: 2, VICTIM: gold},
        hands={VICTIM: hand or []},
        cities={VICTIM: city or []},
        deck=deck or [],
    ).call("merchant")


# ---- placing


@rule("CIT-7.8")
def test_the_blackmailer_places_two_threats_on_two_different_characters() -> None:
    table = given(cast=cast_with("blackmailer"), holders={"blackmailer": 0}).call("blackmailer")
    table.play("flower king")
    table.refused("threaten king", "end", "gather gold")
    table.play("threaten warlord")
    assert table.asked == (0, "turn")
    assert sorted(table.sees(None).threats) == ["king", "warlord"]
    table.refused("flower bishop", "threaten bishop")


@rule("CIT-7.8", "CIT-4.11")
def test_the_blackmailer_may_threaten_nobody() -> None:
    table = given(cast=cast_with("blackmailer"), holders={"blackmailer": 0, "magician": 1}).call("blackmailer")
    table.play("gather gold", "end")
    assert table.asked == (1, "turn")
    assert table.sees(None).threats == []


@rule("CIT-7.8")
def test_only_the_blackmailer_knows_which_threat_is_flowered() -> None:
    table = given(cast=cast_with("blackmailer"), holders={"blackmailer": 0}).call("blackmailer")
    table.play("flower king", "threaten warlord")
    assert table.sees(0).flowered == "king"
    assert {world.flowered for world in table.worlds(0)} == {4}
    for other in (1, 2, 3, None):
        assert table.sees(other).flowered == ""
        assert {world.flowered for world in table.worlds(other)} == {4, 8}


@rule("CIT-7.9")
def test_rank_1_the_own_and_the_killed_character_cannot_be_threatened() -> None:
    table = given(cast=cast_with("blackmailer"), holders={"assassin": 1, "blackmailer": 0}, killed="bishop").call(
        "blackmailer"
    )
    table.refused("flower assassin", "flower blackmailer", "flower bishop")
    table.play("flower king")
    table.refused("threaten assassin", "threaten blackmailer", "threaten bishop")
    assert sorted(table.choices()) == [
        "threaten architect",
        "threaten magician",
        "threaten merchant",
        "threaten warlord",
    ]


@rule("CIT-7.9")
def test_the_bewitched_character_cannot_be_threatened() -> None:
    table = given(
        cast=cast_with("witch", "blackmailer"), holders={"witch": 1, "blackmailer": 0}, bewitched="merchant"
    ).call("blackmailer")
    table.refused("flower merchant", "flower witch")
    table.play("flower king")
    table.refused("threaten merchant", "threaten witch")


@rule("CIT-7.9")
def test_warranted_face_up_and_unheld_characters_can_be_threatened() -> None:
    def blackmailer() -> Table:
        return given(
            cast=cast_with("magistrate", "blackmailer"),
            holders={"magistrate": 1, "blackmailer": 0, "magician": 2, "king": 3},
            absent=["bishop", "architect", "merchant", "warlord"],
            warrants=["magician", "bishop", "warlord"],
            signed="magician",
        ).call("blackmailer")

    table = blackmailer()
    assert set(table.sees(None).face_up) == {"merchant", "warlord"}
    table.play("flower magician", "threaten merchant")
    assert sorted(table.sees(None).threats) == ["magician", "merchant"]
    assert sorted(blackmailer().play("flower bishop", "threaten king").sees(None).threats) == ["bishop", "king"]


# ---- settling


@rule("CIT-7.10")
def test_a_threatened_player_can_only_gather_until_the_threat_is_settled() -> None:
    table = threatened(5, hand=["temple"], city=["tavern", "smithy", "laboratory", "museum"])
    assert table.said("citadels-reveals")[-1] == {"seat": VICTIM, "char": "merchant"}
    assert sorted(table.choices()) == ["gather cards", "gather gold"]
    others = ("income", "extra_gold", "build temple", "smithy", "laboratory temple", "museum temple", "end")
    table.refused(*others)
    table.play("gather gold")
    assert sorted(table.choices()) == ["bribe", "refuse"]
    table.refused(*others)
    table.play("refuse")
    assert table.seat == THUG
    table.play("pass")
    assert table.asked == (VICTIM, "turn")
    assert all(map(table.can, others))


@rule("CIT-7.10")
def test_gold_mine_library_and_observatory_work_for_a_threatened_player() -> None:
    assert threatened(5, city=["gold_mine"]).play("gather gold").gold(VICTIM) == 8
    table = threatened(5, city=["library"], deck=["manor", "castle"])
    assert table.play("gather cards").hand(VICTIM) == ["castle", "manor"]
    table = threatened(5, city=["observatory"], deck=["manor", "castle", "palace"])
    table.play("gather cards")
    assert sorted(table.choices()) == ["keep castle", "keep manor", "keep palace"]
    table.play("keep palace")
    assert sorted(table.choices()) == ["bribe", "refuse"]


@rule("CIT-7.11", "CIT-7.12")
@pytest.mark.parametrize(("stash", "bribe"), [(0, 1), (1, 1), (2, 2), (3, 2), (8, 5)])
def test_a_bribe_is_half_of_the_gold_after_gathering_rounded_down(stash: int, bribe: int) -> None:
    table = threatened(stash)
    table.play("gather gold", "bribe")
    assert (table.gold(VICTIM), table.gold(THUG)) == (stash + 2 - bribe, 2 + bribe)


@rule("CIT-7.11")
@pytest.mark.parametrize("flowered", ["merchant", "warlord"])
def test_a_bribed_threat_is_over_and_its_marker_is_never_seen(flowered: str) -> None:
    table = threatened(4, flowered=flowered, city=["tavern"])
    table.play("gather gold", "bribe")
    assert table.asked == (VICTIM, "turn")  # the Blackmailer is not asked any more
    for other in (1, 2, 3, None):
        assert table.sees(other).flowered == ""
        assert {world.flowered for world in table.worlds(other)} == {6, 8}
    table.play("income", "extra_gold", "end")
    assert (table.gold(VICTIM), table.gold(THUG)) == (5, 5)


@rule("CIT-7.11")
def test_a_bribe_with_one_coin_is_nothing() -> None:
    """E-08: he gathers cards, g = 1, bribes: 0 gold moves, the marker is removed unseen, g = 1."""
    table = threatened(1, deck=["manor", "castle"])
    table.play("gather cards", "keep manor", "bribe")
    assert (table.gold(VICTIM), table.gold(THUG)) == (1, 2)
    assert table.asked == (VICTIM, "turn")
    assert table.sees(None).bribed == ["merchant"]
    assert {world.flowered for world in table.worlds(3)} == {6, 8}


@rule("CIT-7.12")
def test_the_order_is_reveal_gather_refuse_answer_rest_of_the_turn() -> None:
    table = threatened(4)
    assert table.asked == (VICTIM, "turn")
    table.play("gather gold")
    assert table.asked == (VICTIM, "threatened")
    table.play("refuse")
    assert table.asked == (THUG, "blackmail")
    assert sorted(table.choices()) == ["pass", "reveal"]
    table.play("reveal")
    assert table.asked == (VICTIM, "turn")
    assert [event.id for event in table.events] == [
        "citadels-reveals",
        "citadels-gathers-gold",
        "citadels-refuses",
        "citadels-flowered",
    ]


@rule("CIT-7.13")
def test_a_flowered_threat_turned_up_takes_all_gold() -> None:
    """T-31: Merchant g = 3 gathers (5), refuses, flowered: Blackmailer +5; then income + 1 stay with the Merchant."""
    table = threatened(3, city=["tavern", "market"])
    table.play("gather gold")
    assert table.gold(VICTIM) == 5
    table.play("refuse", "reveal")
    assert (table.gold(THUG), table.gold(VICTIM)) == (7, 0)
    table.play("income", "extra_gold")
    assert table.gold(VICTIM) == 3
    table.play("end")
    assert (table.gold(THUG), table.gold(VICTIM)) == (7, 3)


@rule("CIT-7.13")
def test_a_plain_threat_turned_up_does_nothing_but_shows_the_other_one() -> None:
    """T-32: no gold moves, everybody knows the other threat is the flowered one."""
    table = threatened(3, flowered="warlord")
    table.play("gather gold", "refuse", "reveal")
    assert (table.gold(THUG), table.gold(VICTIM)) == (2, 5)
    assert table.asked == (VICTIM, "turn")
    for seat in (0, 1, 2, 3, None):
        assert table.sees(seat).flowered == "warlord"
        assert {world.flowered for world in table.worlds(seat)} == {8}


@rule("CIT-7.13")
@pytest.mark.parametrize("flowered", ["merchant", "warlord"])
def test_a_threat_left_face_down_does_nothing_and_nobody_knows(flowered: str) -> None:
    """T-32, not revealed: nothing happens, nobody knows."""
    table = threatened(3, flowered=flowered)
    table.play("gather gold", "refuse", "pass")
    assert (table.gold(THUG), table.gold(VICTIM)) == (2, 5)
    for other in (1, 2, 3, None):
        assert table.sees(other).flowered == ""
        assert {world.flowered for world in table.worlds(other)} == {6, 8}


@rule("CIT-7.9", "CIT-7.12", "CIT-6.21")
def test_a_threat_is_settled_before_a_warrant_can_act() -> None:
    """T-33: signed warrant and threat on one character: reveal, gather, threat settled, build, confiscation."""
    table = given(
        cast=cast_with("magistrate", "blackmailer"),
        holders={"magistrate": 2, "blackmailer": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        threats=["merchant", "king"],
        flowered="king",
        gold={0: 2, 1: 8},
        hands={1: ["manor"]},
    ).call("merchant")
    assert table.said("citadels-reveals")[-1] == {"seat": 1, "char": "merchant"}
    table.refused("build manor")
    table.play("gather gold")
    assert table.asked == (1, "threatened")
    table.refused("build manor")
    table.play("bribe")
    assert (table.gold(0), table.gold(1)) == (7, 5)
    assert table.asked == (1, "turn")
    table.play("build manor")
    assert table.asked == (2, "confiscation")
    table.play("confiscate")
    assert (table.gold(1), table.city(1), table.city(2)) == (5, [], ["manor"])


@rule("CIT-7.14")
def test_a_player_without_gold_can_bribe_with_nothing() -> None:
    table = threatened(0, deck=["manor", "castle"])
    table.play("gather cards", "keep manor", "bribe")
    assert (table.gold(VICTIM), table.gold(THUG)) == (0, 2)
    assert table.asked == (VICTIM, "turn")
    assert table.can("end")


@rule("CIT-7.15")
@pytest.mark.parametrize("answer", ["bribe", "refuse"])
def test_a_threat_on_the_own_second_character_moves_no_gold(answer: str) -> None:
    table = given(
        players=3,
        cast=cast_with("blackmailer", ninth=True),
        holders={"blackmailer": 0, "merchant": 0},
        threats=["merchant", "king"],
        flowered="merchant",
        gold={0: 6, 1: 3, 2: 3},
    ).call("merchant")
    table.play("gather gold")
    assert table.asked == (0, "threatened")
    table.play(answer)
    assert table.asked == (0, "turn")
    assert [table.gold(seat) for seat in range(3)] == [8, 3, 3]
    table.play("extra_gold")
    assert table.gold(0) == 9
