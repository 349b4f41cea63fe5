"""Section 3, second part: what the draft and the calls tell about who has which character."""

from __future__ import annotations

from random import Random

import pytest

from tests.citadels import drafting, given
from tests.marks import rule
from tests.rules.citadels.information import look_the_same, worlds


@rule("CIT-3.10")
def test_an_uncalled_character_is_hidden() -> None:
    """T-78: no uncalled character of others. Seats 1 and 2 have changed cards; seats 0 and 3 cannot tell."""
    one = given(holders={"thief": 0, "bishop": 1, "warlord": 2, "king": 3}, crown=0).call("thief")
    two = given(holders={"thief": 0, "bishop": 2, "warlord": 1, "king": 3}, crown=0).call("thief")
    look_the_same(one, two, 0, 3, None)
    assert {world.holder("bishop") for world in worlds(one, 0)} == {-1, 1, 2, 3}
    assert one.sees(1).characters == ["bishop"]
    assert two.sees(1).characters == ["warlord"]


@rule("CIT-3.10", "CIT-2.11", "CIT-2.12", "CIT-2.16", "CIT-2.18")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_who_saw_which_character_cards_in_the_draft(players: int) -> None:
    """What a player was handed and did not take is behind him; what he was not handed was gone before."""
    for seed in range(3):
        table = drafting(players, seed=seed, first_crown=0)
        looks: dict[int, list[tuple[int, set[int]]]] = {seat: [] for seat in range(players)}
        rng = Random(seed)
        cast = table.sees(None).cast
        removed = 1  # the first face-down card is gone
        while table.asked[1] == "draft":
            chars = [text.split()[1] for text in table.choices()]
            looks[table.seat].append((removed, {cast.index(char) + 1 for char in chars}))
            table.play(rng.choice(table.choices()))
            removed += 1
            if players == 3 and removed == 4:
                removed += 1  # the random one in the middle
        both = players in (7, 8)  # there the last player is handed the first discard as well
        for seat, seen in looks.items():
            for world in worlds(table, seat, 25):
                order = {rank: number for number, rank in enumerate(world.pos.zones)}
                for time, handed in seen:
                    for rank, number in order.items():
                        if both and seat == players - 1 and number == 0:
                            assert rank in handed
                        else:
                            assert (number >= time) == (rank in handed)


@rule("CIT-3.10")
def test_who_passed_on_the_assassin_knows_that_he_is_behind_him() -> None:
    holders = {"merchant": 0, "king": 1, "bishop": 2, "assassin": 3, "warlord": 4}
    table = given(players=5, holders=holders, cities={4: ["theater"]}, crown=0).selected()
    assert table.asked == (4, "theater")  # all have chosen, nobody is called yet
    # one card lies face up, one face down (here the Thief), one is left over
    for seat in (0, 1, 2):
        later = set(range(seat + 1, 5))
        assert {world.holder("assassin") for world in worlds(table, seat, 80)} == later | {-1}
        assert all(world.pos.zones[0] != 1 for world in worlds(table, seat))
    # seat 4 was handed two cards without the Assassin: somebody before him took it, or it lies face down at the start
    found = worlds(table, 4, 80)
    assert {world.holder("assassin") for world in found} == {-1, 0, 1, 2, 3}
    assert all((world.holder("assassin") == -1) == (world.pos.zones[0] == 1) for world in found)
    # and a spectator knows nothing but the face-up card
    assert {world.holder("assassin") for world in worlds(table, None, 80)} == {-1, 0, 1, 2, 3, 4}


@rule("CIT-3.10")
def test_a_revealed_character_narrows_down_the_others() -> None:
    holders = {"merchant": 0, "king": 1, "bishop": 2, "thief": 3, "warlord": 4}
    table = given(players=5, holders=holders, absent=["assassin", "magician"], crown=0).call("thief")
    # 5 players: Assassin or so lies face down; seat 3 is known now, so nobody else can be the Thief
    for seat in (0, 1, 2, 3, 4, None):
        for world in worlds(table, seat):
            assert world.holder("thief") == 3
            assert world.holder("assassin") == -1
            assert sorted(world.pos.holder[1:]).count(3) == 1
