"""Section 8: Magician, Wizard, Seer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.citadels import Table, cast_with, given
from tests.marks import rule

WIZARD = cast_with("wizard")
SEER = cast_with("seer")


# ---- Magician


@rule("CIT-8.1")
def test_magician_exchanges_whole_hands() -> None:
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"], 2: ["market", "docks", "harbor"]})
    table.call("magician").refused("swap_hands p1").play("swap_hands p3")
    assert table.hand(0) == ["docks", "harbor", "market"]
    assert table.hand(2) == ["manor", "temple"]


@rule("CIT-8.1")
def test_magician_discards_any_number_and_gains_as_many() -> None:
    table = given(
        holders={"magician": 0},
        hands={0: ["manor", "temple", "tavern", "tavern"]},
        deck=["castle", "palace", "harbor", "church"],
    )
    table.call("magician").play("redraw tavern", "redraw manor", "redraw tavern").refused("redraw tavern").play("done")
    assert table.hand(0) == ["castle", "harbor", "palace", "temple"]
    assert table.deck[0] == "church"
    assert sorted(table.deck[-3:]) == ["manor", "tavern", "tavern"]


@rule("CIT-8.1")
def test_magician_may_discard_a_single_card_or_all() -> None:
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"]}, deck=["castle", "palace"])
    table.call("magician").play("redraw manor", "done")
    assert table.hand(0) == ["castle", "temple"]
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"]}, deck=["castle", "palace"])
    table.call("magician").play("redraw temple", "redraw manor", "done")
    assert table.hand(0) == ["castle", "palace"]


@rule("CIT-8.1")
def test_magician_does_only_one_of_the_two_things_and_once() -> None:
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"], 1: ["market"], 2: ["docks"]})
    table.call("magician").play("swap_hands p2").refused("swap_hands p2", "swap_hands p3", "redraw market")
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"], 1: ["market"]})
    table.call("magician").play("redraw manor", "done").refused("swap_hands p2", "redraw temple")


@rule("CIT-8.1", "CIT-4.11")
def test_magician_may_leave_the_hands_alone() -> None:
    table = given(holders={"magician": 0, "warlord": 1}, hands={0: ["manor"], 1: ["market"]})
    table.call("magician").play("gather gold", "end")
    assert (table.hand(0), table.hand(1)) == (["manor"], ["market"])
    assert table.seat != 0


@rule("CIT-8.2")
def test_magician_with_an_empty_hand_takes_the_other_hand() -> None:
    table = given(holders={"magician": 0}, hands={2: ["market", "docks"]})
    table.call("magician").play("swap_hands p3")
    assert table.hand(0) == ["docks", "market"]
    assert table.hand(2) == []


@rule("CIT-8.2")
def test_magician_may_exchange_with_an_empty_hand() -> None:
    table = given(holders={"magician": 0}, hands={0: ["market", "docks"]})
    table.call("magician").play("swap_hands p3")
    assert table.hand(0) == []
    assert table.hand(2) == ["docks", "market"]


@rule("CIT-8.3")
def test_discarded_cards_reach_the_bottom_before_new_ones_are_taken() -> None:
    table = given(holders={"magician": 0}, hands={0: ["fortress", "cathedral"]}, deck=["town_hall"], deck_size=1)
    table.call("magician").play("redraw fortress", "redraw cathedral", "done")
    assert table.hand(0) == ["fortress", "town_hall"]  # the one new card, and the first of those just discarded
    assert table.deck == ["cathedral"]


@rule("CIT-8.3", "CIT-5.7")
def test_with_an_empty_deck_the_magician_gets_his_own_cards_back() -> None:
    table = given(holders={"magician": 0}, hands={0: ["fortress", "cathedral"]}, deck_size=0)
    table.call("magician").play("redraw fortress", "redraw cathedral", "done")
    assert table.hand(0) == ["cathedral", "fortress"]
    assert table.deck == []


@rule("CIT-8.1", "CIT-3.12")
def test_only_the_two_know_what_hands_were_exchanged() -> None:
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"], 2: ["market", "docks"]})
    table.call("magician").play("swap_hands p3")
    assert table.sees(0).players[2].known == ["manor", "temple"]
    assert table.sees(2).players[0].known == ["docks", "market"]
    assert table.sees(1).players[0].known == table.sees(1).players[2].known == []
    assert len({tuple(sorted(world.hands[0])) for world in table.worlds(1)}) > 1


@rule("CIT-8.3", "CIT-3.11")
def test_nobody_sees_what_the_magician_discards() -> None:
    table = given(holders={"magician": 0}, hands={0: ["manor", "temple"]})
    table.call("magician").play("redraw manor", "redraw temple", "done")
    assert table.hears(1, "citadels-redraws") == [{"seat": 0, "n": 2}]
    assert len({world.deck[-1] for world in table.worlds(1)}) > 1
    assert len({tuple(world.deck[-2:]) for world in table.worlds(0)}) == 1


# ---- Wizard


def wizard_with(
    taken: str, own: list[str], city: list[str], gold: int, cast: Sequence[str] = WIZARD, warrants: Sequence[str] = ()
) -> Table:
    """The Wizard (seat 0) has gathered, holds the card taken from seat 1 and must say where it goes.

    Seat 3 is the Magistrate if there are warrants; the first of them is the signed one.
    """
    table = given(
        cast=cast,
        holders={"wizard": 0, "magistrate": 3} if warrants else {"wizard": 0},
        hands={0: own, 1: [taken]},
        cities={0: city},
        gold={0: gold - 2},
        warrants=warrants,
        signed=warrants[0] if warrants else "",
    )
    return table.call("wizard").play("gather gold", "look p2", f"take {taken}")


@rule("CIT-8.4")
def test_wizard_takes_a_card_of_his_choice() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={0: ["temple"], 2: ["market", "docks", "harbor"]})
    table.call("wizard").play("look p3")
    assert sorted(table.choices()) == ["take docks", "take harbor", "take market"]
    table.play("take harbor", "to_hand")
    assert table.hand(0) == ["harbor", "temple"]
    assert table.hand(2) == ["docks", "market"]


@rule("CIT-8.4")
def test_wizard_cannot_choose_an_empty_hand_or_his_own() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={0: ["temple"], 2: ["market"], 3: ["docks"]})
    table.call("wizard")
    assert table.choices("look") == ["look p3", "look p4"]
    table.refused("look p1", "look p2")


@rule("CIT-8.4")
def test_wizard_who_looked_must_take_a_card() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={0: ["temple"], 2: ["market"]})
    table.call("wizard").play("gather gold", "look p3").refused("pass", "end", "to_hand", "take temple")
    assert table.choices() == ["take market"]


@rule("CIT-8.4", "CIT-4.12")
def test_wizard_looks_once_in_a_turn() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={1: ["temple"], 2: ["market", "docks"]})
    table.call("wizard").play("look p3", "take market", "to_hand").refused("look p2", "look p3")


@rule("CIT-8.4", "CIT-3.12")
def test_the_hand_is_seen_by_the_wizard_only() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={2: ["market", "docks", "harbor"]})
    table.call("wizard").play("look p3")
    assert table.sees(0).players[2].known == ["docks", "harbor", "market"]
    assert table.sees(1).players[2].known == []
    assert table.hears(0, "citadels-you-see-hand")
    assert not table.hears(1, "citadels-you-see-hand")
    table.play("take docks", "to_hand")
    assert table.sees(0).players[2].known == ["harbor", "market"]
    assert table.sees(2).players[0].known == ["docks"]
    assert table.sees(1).players[0].known == []


@rule("CIT-8.5")
def test_wizard_builds_the_taken_card_at_once_for_its_price() -> None:
    table = wizard_with("docks", own=["temple"], city=[], gold=5)
    assert sorted(table.choices()) == ["build docks", "to_hand"]
    table.play("build docks")
    assert table.city(0) == ["docks"]
    assert table.gold(0) == 2
    assert table.hand(0) == ["temple"]


@rule("CIT-8.5")
def test_wizard_adds_the_taken_card_to_his_hand() -> None:
    table = wizard_with("docks", own=["temple"], city=[], gold=5)
    table.play("to_hand")
    assert table.hand(0) == ["docks", "temple"]
    assert table.gold(0) == 5
    assert table.city(0) == []


@rule("CIT-8.5", "CIT-4.8")
def test_wizard_without_the_price_can_only_take_the_card_to_his_hand() -> None:
    table = wizard_with("docks", own=[], city=[], gold=2).refused("build docks")
    assert table.choices() == ["to_hand"]


@rule("CIT-8.6", "CIT-4.10")
def test_the_immediate_build_does_not_count_against_the_limit() -> None:
    table = wizard_with("docks", own=["manor", "temple"], city=[], gold=9)
    table.play("build docks", "build manor").refused("build temple")
    assert table.city(0) == ["docks", "manor"]
    assert table.gold(0) == 3


@rule("CIT-8.6", "CIT-4.10")
def test_the_immediate_build_may_come_after_the_ordinary_one() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={0: ["manor"], 1: ["docks"]}, gold=6)
    table.call("wizard").play("gather gold", "build manor", "look p2", "take docks", "build docks")
    assert table.city(0) == ["manor", "docks"]
    assert table.gold(0) == 2


@rule("CIT-8.6")
def test_a_taken_card_built_later_counts_against_the_limit() -> None:
    table = wizard_with("docks", own=["manor"], city=[], gold=9)
    table.play("to_hand", "build docks").refused("build manor")
    table = wizard_with("docks", own=["manor"], city=[], gold=9)
    table.play("to_hand", "build manor").refused("build docks")


@rule("CIT-8.7", "CIT-5.3", "CIT-4.9")
def test_wizard_builds_identical_districts() -> None:
    """T-36: a Manor taken and a Manor of his own next to a Manor; no fourth one in a later turn."""
    table = given(
        players=3,
        cast=cast_with("wizard", ninth=True),
        holders={"wizard": 0, "king": 0},
        hands={0: ["manor", "docks"], 1: ["manor"]},
        cities={0: ["manor"]},
        gold={0: 4},
        deck=["manor", "temple"],
    )
    table.call("wizard").play("gather gold")
    assert table.gold(0) == 6
    table.play("look p2", "take manor", "build manor", "build manor")
    assert table.city(0) == ["manor", "manor", "manor"]
    assert table.gold(0) == 0
    table.play("end").until_called("king").play("gather cards", "keep manor", "income")
    assert table.gold(0) == 3
    table.refused("build manor")
    assert table.can("build docks")  # the price is not what stops him
    assert table.city(0) == ["manor", "manor", "manor"]


@rule("CIT-8.7")
def test_wizard_builds_duplicates_without_using_his_ability() -> None:
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={0: ["temple"]}, cities={0: ["temple"]})
    table.call("wizard").play("gather gold", "build temple")
    assert table.city(0) == ["temple", "temple"]


@rule("CIT-8.8", "CIT-15.28")
def test_wizard_cannot_build_the_secret_vault() -> None:
    """T-37: with the Secret Vault only "to hand" is offered."""
    table = wizard_with("secret_vault", own=[], city=["framework"], gold=9)
    assert table.choices() == ["to_hand"]
    table.refused("build secret_vault", "framework secret_vault")


@rule("CIT-4.6", "CIT-8.5")
def test_wizard_builds_nothing_before_gathering() -> None:
    """T-38: the immediate build waits for gathering, taking the card to hand does not."""
    table = given(cast=WIZARD, holders={"wizard": 0}, hands={1: ["docks"]}, cities={0: ["framework"]}, gold={0: 9})
    table.call("wizard").play("look p2", "take docks").refused("build docks", "framework docks")
    assert table.choices() == ["to_hand"]
    table.play("to_hand")
    assert table.hand(0) == ["docks"]


@rule("CIT-8.8", "CIT-15.6")
def test_the_factory_makes_the_immediate_build_cheaper() -> None:
    table = wizard_with("smithy", own=[], city=["factory"], gold=4)
    table.play("build smithy")
    assert table.city(0) == ["factory", "smithy"]
    assert table.gold(0) == 0


@rule("CIT-8.8", "CIT-15.7")
def test_the_framework_pays_for_the_immediate_build() -> None:
    table = wizard_with("palace", own=["temple"], city=["framework"], gold=2)
    assert sorted(table.choices()) == ["framework palace", "to_hand"]
    table.play("framework palace")
    assert table.city(0) == ["palace"]
    assert table.bottom == "framework"
    assert table.gold(0) == 2
    table.play("build temple")  # outside the limit, as every immediate build
    assert table.city(0) == ["palace", "temple"]


@rule("CIT-8.8", "CIT-15.22")
def test_the_necropolis_taken_may_be_built_by_sacrifice() -> None:
    table = wizard_with("necropolis", own=["temple"], city=["tavern", "market"], gold=3)
    assert sorted(table.choices()) == ["sacrifice market", "sacrifice tavern", "to_hand"]
    table.play("sacrifice tavern")
    assert table.city(0) == ["market", "necropolis"]
    assert table.gold(0) == 3
    table.play("build temple")
    assert table.city(0) == ["market", "necropolis", "temple"]


@rule("CIT-8.8", "CIT-15.34")
def test_the_thieves_den_taken_may_be_paid_with_cards() -> None:
    table = wizard_with("thieves_den", own=["temple", "tavern", "market", "church"], city=[], gold=4)
    table.refused("build thieves_den", "build thieves_den cards=5")
    table.play("build thieves_den cards=3", "spend tavern", "spend market", "spend church")
    assert table.city(0) == ["thieves_den"]
    assert table.gold(0) == 1
    table.play("build temple")
    assert table.city(0) == ["thieves_den", "temple"]


@rule("CIT-8.8", "CIT-15.19")
def test_wizard_builds_no_monument_next_to_five_districts() -> None:
    five = ["tavern", "market", "temple", "church", "manor"]
    assert wizard_with("monument", own=[], city=five, gold=9).choices() == ["to_hand"]
    assert wizard_with("monument", own=[], city=five[:4], gold=9).choices() == ["to_hand", "build monument"]


@rule("CIT-8.8", "CIT-14.10")
def test_the_immediate_build_is_taxed() -> None:
    table = wizard_with("docks", own=[], city=[], gold=5, cast=cast_with("wizard", "tax_collector"))
    table.play("build docks")
    assert table.gold(0) == 1
    assert table.pos.tax == 1


@rule("CIT-8.8", "CIT-6.21", "CIT-6.24")
def test_the_immediate_build_can_be_confiscated_if_paid_for() -> None:
    def marked(city: list[str], gold: int) -> Table:
        return wizard_with(
            "docks",
            own=["temple"],
            city=city,
            gold=gold,
            cast=cast_with("magistrate", "wizard"),
            warrants=["wizard", "king", "bishop"],
        )

    table = marked([], 5).play("build docks")
    assert table.asked == (3, "confiscation")
    table.play("confiscate")
    assert table.city(3) == ["docks"]
    assert table.city(0) == []
    assert table.gold(0) == 5
    table.play("build temple")  # the limit of 1 is still there
    assert table.city(0) == ["temple"]
    table = marked(["framework"], 5).play("framework docks")
    assert table.city(0) == ["docks"]
    assert table.seat == 0


# ---- Seer


@rule("CIT-8.9", "CIT-8.10", "CIT-8.11")
def test_seer_takes_from_those_who_have_cards_and_gives_back() -> None:
    """T-39: h = 0, three others with 2, 0 and 4 cards: hands 0, 2, 0, 4 as before."""
    table = given(
        cast=SEER, holders={"seer": 0}, hands={1: ["manor", "temple"], 3: ["market", "docks", "harbor", "tavern"]}
    )
    table.call("seer").play("divine")
    assert [table.cards(seat) for seat in range(4)] == [2, 1, 0, 3]
    for _ in range(2):
        assert table.asked == (0, "seer_give")
        table.play(table.choices("give")[0])
    assert [table.cards(seat) for seat in range(4)] == [0, 2, 0, 4]
    assert table.asked == (0, "turn")


@rule("CIT-8.9", "CIT-8.11")
def test_seer_gets_nothing_if_all_others_are_empty_handed() -> None:
    """T-39: all others empty: nothing happens."""
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["manor", "temple"]})
    table.call("seer").refused("divine")
    assert [table.hand(seat) for seat in range(4)] == [["manor", "temple"], [], [], []]
    assert table.asked == (0, "turn")


@rule("CIT-8.9")
def test_seer_takes_at_random() -> None:
    taken: Counter[str] = Counter()
    for seed in range(60):
        table = given(cast=SEER, holders={"seer": 0}, hands={2: ["manor", "temple", "market"]}, seed=seed)
        table.call("seer").play("divine")
        taken.update(table.hand(0))
    assert sorted(taken) == ["manor", "market", "temple"]
    assert min(taken.values()) >= 8  # about 20 each


@rule("CIT-8.9")
def test_seer_takes_everything_before_she_gives_anything() -> None:
    table = given(cast=SEER, holders={"seer": 1}, hands={0: ["manor"], 2: ["temple"], 3: ["market"]})
    table.call("seer").play("divine")
    assert table.hand(1) == ["manor", "market", "temple"]
    assert [table.cards(seat) for seat in (0, 2, 3)] == [0, 0, 0]


@rule("CIT-8.10")
def test_seer_gives_whatever_cards_she_likes() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["palace"], 1: ["manor"], 2: ["temple"]})
    table.call("seer").play("divine")
    assert sorted(table.choices()) == ["give manor", "give palace", "give temple"]
    table.play("give palace")  # her own card to seat 1 ...
    assert table.hand(1) == ["palace"]
    assert sorted(table.choices()) == ["give manor", "give temple"]
    table.play("give manor")  # ... and seat 1's card to seat 2
    assert table.hand(2) == ["manor"]
    assert table.hand(0) == ["temple"]


@rule("CIT-8.10")
def test_seer_may_give_the_same_cards_back() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["palace"], 1: ["manor"], 2: ["temple"]})
    table.call("seer").play("divine", "give manor", "give temple")
    assert [table.hand(seat) for seat in range(3)] == [["palace"], ["manor"], ["temple"]]


@rule("CIT-8.10")
def test_seer_must_give_before_anything_else() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["tavern"], 1: ["manor"]})
    table.call("seer").play("gather gold", "divine").refused("end", "pass", "done", "build tavern", "divine")


@rule("CIT-8.9", "CIT-4.11", "CIT-4.12")
def test_seer_may_use_her_ability_once_or_not_at_all() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={1: ["manor"]})
    table.call("seer").play("divine", "give manor").refused("divine")
    table = given(cast=SEER, holders={"seer": 0}, hands={1: ["manor", "temple"]})
    table.call("seer").play("gather gold", "end")
    assert table.hand(1) == ["manor", "temple"]


@rule("CIT-8.9", "CIT-8.10", "CIT-3.12")
def test_only_giver_and_taker_know_the_seers_cards() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["palace"], 1: ["manor"], 2: ["temple"]})
    table.call("seer").play("divine")
    assert table.sees(1).players[0].known == ["manor"]
    assert table.sees(2).players[0].known == ["temple"]
    assert table.sees(3).players[0].known == []
    table.play("give palace", "give manor")
    assert table.sees(0).players[1].known == ["palace"]
    assert table.sees(0).players[2].known == ["manor"]
    assert table.sees(3).players[1].known == table.sees(3).players[2].known == []
    assert len({world.hands[1][0] for world in table.worlds(3)}) > 1


@rule("CIT-8.12", "CIT-4.5")
def test_seer_builds_two_without_the_ability() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["temple", "tavern", "watchtower"], 1: ["manor"]}, gold=9)
    table.call("seer").play("gather gold", "build temple", "build tavern").refused("build watchtower")
    assert table.city(0) == ["temple", "tavern"]


@rule("CIT-8.12", "CIT-4.5")
def test_seer_builds_two_with_the_ability() -> None:
    table = given(cast=SEER, holders={"seer": 0}, hands={0: ["temple", "tavern", "watchtower"], 1: ["manor"]}, gold=9)
    table.call("seer").play("divine", "give manor", "gather gold", "build temple", "build tavern")
    table.refused("build watchtower")
    assert table.city(0) == ["temple", "tavern"]
