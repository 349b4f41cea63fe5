"""Cards that touch what is secret: Mrs Cake (ANK-10.14), Zorgo (ANK-10.43), The Chair (ANK-10.61)."""

from __future__ import annotations

from tests.ankh_morpork import R, Table, Y, given
from tests.marks import rule
from tests.rules.ankh_morpork.cards_helper import offered

FOUR = {0: "commander_vimes", 1: "lord_vetinari", 2: "lord_rust", 3: "chrysoprase"}
UNUSED_OF_FOUR = {"lord_selachii", "lord_de_worde", "dragon_king_of_arms"}
"""Not in `FOUR`."""


def seen_by_mrs_cake(table: Table) -> list[str]:
    """What R learns by the text."""
    table.play("play mrs_cake", "text")
    (told,) = table.hears(R, "you-see-personalities")
    return sorted(told["personalities"])


# ---- Mrs Cake


@rule("ANK-10.14")
def test_mrs_cake_shows_two_of_the_three_unused_personalities_to_her_player_alone() -> None:
    table = given(who=FOUR, hands={R: ["mrs_cake", "hex"], Y: ["modo"]})
    seen = seen_by_mrs_cake(table)
    assert len(set(seen)) == len(seen) == 2
    assert set(seen) < UNUSED_OF_FOUR
    assert table.hears(Y, "you-see-personalities") == table.hears(None, "you-see-personalities") == []
    assert table.hears(None, "looks-at-personalities") == [{"seat": R, "n": 2}]
    assert offered(table) == "money"


@rule("ANK-10.14")
def test_the_personality_that_mrs_cake_hides_is_random() -> None:
    tables = [given(who=FOUR, hands={R: ["mrs_cake", "hex"]}, seed=seed) for seed in range(40)]
    hidden = {name for table in tables for name in UNUSED_OF_FOUR.difference(seen_by_mrs_cake(table))}
    assert hidden == UNUSED_OF_FOUR


@rule("ANK-10.14")
def test_mrs_cake_shows_three_of_four_with_three_players() -> None:
    who = {0: "commander_vimes", 1: "lord_vetinari", 2: "lord_rust"}
    seen = seen_by_mrs_cake(given(players=3, who=who, hands={R: ["mrs_cake", "hex"]}))
    assert len(set(seen)) == len(seen) == 3
    assert set(seen) < {"lord_selachii", "lord_de_worde", "dragon_king_of_arms", "chrysoprase"}


@rule("ANK-10.14")
def test_mrs_cake_shows_three_with_two_players_and_never_chrysoprase() -> None:
    """E-108"""
    who = {0: "commander_vimes", 1: "lord_vetinari"}
    seen = seen_by_mrs_cake(given(players=2, who=who, hands={R: ["mrs_cake", "hex"]}))
    assert len(set(seen)) == len(seen) == 3
    assert set(seen) < {"lord_selachii", "lord_de_worde", "dragon_king_of_arms", "lord_rust"}


# ---- Zorgo


def zorgo(seed: int = 1) -> Table:
    """R was Commander Vimes and has used Zorgo's text."""
    table = given("8{R1}", who=FOUR, hands={R: ["zorgo_the_retro_phrenologist", "hex"], Y: ["modo"]}, seed=seed)
    return table.play("play zorgo_the_retro_phrenologist", "text")


@rule("ANK-10.43")
def test_zorgo_exchanges_the_personality_for_an_unused_one() -> None:
    """E-109"""
    table = zorgo()
    assert table.personality(R) in UNUSED_OF_FOUR
    assert [table.personality(seat) for seat in (1, 2, 3)] == ["lord_vetinari", "lord_rust", "chrysoprase"]
    assert len(table.pos.unused) == 3
    assert offered(table) == "place_building"


@rule("ANK-10.43")
def test_the_old_personality_is_never_drawn_but_each_unused_one_can_be() -> None:
    """E-109"""
    assert {zorgo(seed).personality(R) for seed in range(40)} == UNUSED_OF_FOUR


@rule("ANK-10.43")
def test_the_old_personality_joins_the_unused_ones_afterwards() -> None:
    """With Mrs Cake a player finds the card he gave away, and never the one he took."""
    seen: set[str] = set()
    for seed in range(40):
        table = given(who=FOUR, hands={R: ["drumknott", "zorgo_the_retro_phrenologist", "mrs_cake"]}, seed=seed)
        table.play("play drumknott", "text", "play zorgo_the_retro_phrenologist", "text")
        shown = seen_by_mrs_cake(table)
        assert table.personality(R) not in shown
        seen |= set(shown)
    assert seen == {*UNUSED_OF_FOUR, "commander_vimes"}


@rule("ANK-10.43")
def test_only_the_owner_learns_the_new_personality() -> None:
    table = zorgo()
    assert table.hears(R, "you-become") == [{"personality": table.personality(R)}]
    assert table.hears(Y, "you-become") == table.hears(None, "you-become") == []
    assert table.hears(Y, "exchanges-personality") == [{"seat": R}]
    assert table.sees(R).personality == table.personality(R)


@rule("ANK-10.43")
def test_zorgo_may_be_skipped_but_not_taken_back() -> None:
    table = given("8{R1}", who=FOUR, hands={R: ["zorgo_the_retro_phrenologist", "hex"]})
    table.play("play zorgo_the_retro_phrenologist")
    assert table.choices() == ["text", "skip"]
    table.play("skip")
    assert table.personality(R) == "commander_vimes"
    table.refused("text")


# ---- The Chair


@rule("ANK-10.61", "ANK-7.6")
def test_the_chair_exchanges_hands_but_no_penalties() -> None:
    """E-93"""
    mine, his = ["groat", "hex", "modo"], ["carcer", "death", "dorfl", "errol", "gargoyles"]
    table = given(
        hands={R: ["the_chair_of_indefinite_studies", *mine], Y: his},
        penalties={R: ["dr_whiteface"]},
        events=["riots"],
    )
    table.play("play the_chair_of_indefinite_studies", "text", "target p2", "pass")
    assert table.hand(R) == his
    assert table.hand(Y) == mine
    assert table.sees(None).players[R].penalties == ["dr_whiteface"]
    assert table.sees(None).players[Y].penalties == []
