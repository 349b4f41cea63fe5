"""Section 14 of the rules: what everybody may see, and what can no longer be taken back."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.walled_city.information import ALL_SEATS, cannot_tell
from tests.rules.walled_city.phases import lay
from tests.walled_city import O, T, Table, W, given, new_game


def table_in_play() -> Table:
    """Round 2 with pieces everywhere; O's turn."""
    return given(
        "A2{O3p1n W2p} A9{T1n} T1{W2}",
        round=2,
        built="P1 P2 G14",
        demolished="P3",
        items={"A2": "purple 3", "T1": "purple 2", "A1": "-1"},
        guilds={O: "salters", W: "mercers"},
        turned=[W],
        offer=["vintners"],
        votes=[4, -1, 12, 0],
        roads=[0, 0, 0, 0],
        walls=[3, 2, 3, 3],
    ).turn(O)


@rule("WAL-14.1")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_board_and_supplies_are_public(seat: int | None) -> None:
    view = table_in_play().sees(seat)
    public = view.public
    assert (public["peasants"][4:8], public["nobles"][4:8]) == ([3, 2, 0, 0], [1, 0, 0, 0])  # A2
    assert public["guards"][0:4] == [0, 2, 0, 0]  # T1
    assert (public["supply_p"], public["supply_n"]) == ([13, 14, 16, 16], [13, 12, 13, 14])
    assert (public["paths"][:4], public["gaps"][13]) == ([1, 1, -1, 0], 1)
    assert (public["roads"], public["walls"]) == ([0, 0, 0, 0], [3, 2, 3, 3])


@rule("WAL-14.1")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_votes_items_and_guilds_are_public(seat: int | None) -> None:
    view = table_in_play().sees(seat)
    assert [player.votes for player in view.players] == [4, -1, 12, 0]
    assert ("A2", "purple", 3) in view.dice
    assert ("T1", "purple", 2) in view.dice
    assert ("A1", "tile", -1) in view.dice
    assert view.offer == ["vintners"]
    assert [player.guild for player in view.players][:2] == ["salters", "mercers"]
    assert view.public["turned"] == [0, 1, 0, 0]


@rule("WAL-14.1", "WAL-1.19")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_faction_values_are_public(seat: int | None) -> None:
    items = {"A2": "blue 3", "A4": "blue 3", "A5": "blue 1", "T1": "blue 2"}
    assert given(items=items).turn(O).sees(seat).factions["blue"] == 7
    assert given(items=items, round=2).turn(O).sees(seat).factions["blue"] == 9


@rule("WAL-14.1", "WAL-3.11")
@pytest.mark.parametrize("seat", ALL_SEATS)
def test_played_cards_and_hand_sizes_are_public(seat: int | None) -> None:
    table = given(guilds={O: "mercers"}).turn(O).play("build P3", "show 4/1")
    assert table.hears(seat, "shows") == [{"seat": O, "card": "4/1"}]
    assert table.sees(seat).public["discard"] == [9]  # 4/1 is the tenth face
    assert [player.cards for player in table.sees(seat).players] == [8, 9, 9, 9]


@rule("WAL-14.1")
def test_all_seats_see_the_same_table_but_for_hands_and_hidden_cards() -> None:
    table = table_in_play()
    views = [table.sees(seat) for seat in ALL_SEATS]
    for view in views[1:]:
        assert view.public == views[0].public
        assert (view.dice, view.factions, view.hoods, view.offer) == (
            views[0].dice,
            views[0].factions,
            views[0].hoods,
            views[0].offer,
        )
    cannot_tell(table)


@rule("WAL-14.1")
def test_what_players_do_openly_is_told_to_all() -> None:
    table = table_in_play().play("build G5", "show 4/1", "settle 4", "nobles 1", "skip", "adjust A9 up")
    for seat in ALL_SEATS:
        assert table.hears(seat, "builds") == [{"seat": O, "place": "G5"}]
        assert table.hears(seat, "settles") == [{"seat": O, "area": "A9", "n": 3, "nobles": 1}]
        assert table.hears(seat, "adjusts") == [{"seat": O, "place": "A9", "way": "up", "n": 2}]


# ---- random results


@rule("WAL-14.5")
def test_dice_and_tiles_of_the_set_up_are_public_at_once() -> None:
    table = new_game(4, 9)
    dice = table.sees(O).dice
    assert len(dice) == 24
    for seat in ALL_SEATS:
        assert table.sees(seat).dice == dice
        for world in table.worlds(seat, 3):
            assert world.observe(seat).view.dice == dice


@rule("WAL-14.5", "WAL-13.26")
def test_a_die_rolled_by_haberdashers_is_public_at_once() -> None:
    table = given(items={"A2": "purple 1"}, guilds={O: "haberdashers"}, dice=[3]).turn(O).play("guild", "choose A2")
    for seat in ALL_SEATS:
        assert ("A2", "purple", 3) in table.sees(seat).dice


@rule("WAL-14.5")
def test_nobody_knows_a_random_result_beforehand() -> None:
    """In two worlds of O the same roll comes out differently: the generator is no part of what a seat knows."""
    table = given(items={"A2": "purple 1"}, guilds={O: "haberdashers"}).turn(O).play("guild")
    results = set()
    for world in table.worlds(O, 40):
        moves = {str(move): move for move in world.legal(O)}
        world.play(O, moves["choose A2"])
        results.add(next(value for place, _, value in world.observe(O).view.dice if place == "A2"))
    assert results == {1, 2, 3}


# ---- taking back


def settled(table: Table) -> bool:
    """Whether what was played so far cannot be taken back any more."""
    return table.pos.undo_from == table.pos.ply


@rule("WAL-14.6")
def test_a_plain_step_can_be_taken_back_while_nothing_was_shown() -> None:
    assert not settled(given(guilds={O: "mercers"}).turn(O).play("build P3"))


@rule("WAL-14.6")
def test_a_roll_cannot_be_taken_back() -> None:
    table = given(items={"A2": "purple 1"}, guilds={O: "haberdashers"}, dice=[3]).turn(O).play("guild")
    assert not settled(table)
    table.play("choose A2")
    assert table.asked[0] == O
    assert settled(table)


@rule("WAL-14.6", "WAL-13.54")
def test_nothing_can_be_taken_back_after_butchers_gave_their_cards() -> None:
    """W shows his hand at once, so O is asked again; still he has seen it."""
    table = given(board="borderlands", players=2, round=2, guilds={O: "butchers"}, hands={O: ["4/0"], W: ["1/1"]})
    table.turn(O).play("guild")
    assert not settled(table)
    table.play("give 4/0")
    assert table.asked == (O, "taking")
    assert settled(table)


@rule("WAL-14.6", "WAL-9.2")
def test_the_last_defence_card_cannot_be_taken_back_after_the_reveal() -> None:
    table = given(round=2, players=2, votes=[0, 1], guilds={O: "mercers", W: "salters"}).defence()
    lay(table, "Z1", "3/1")
    table.play("zone Z2", "lay 3/1")
    assert not settled(table)
    table.play("face T2")
    assert table.pos.outcome is not None
    assert settled(table)


@rule("WAL-14.6")
def test_a_client_gets_no_seed_and_no_hidden_card() -> None:
    """What is sent to T says nothing of W's cards, of the cards face down or of chance to come."""
    zones = {"Z1": (O, "4/1", "T1"), "Z2": (W, "5/0", "T2")}
    table = given(round=2, zones=zones, seed="a-secret-seed", hands={W: ["3/2"], T: ["1/1"]}).turn(O)
    sent = table.pos.observe(T).to_json()
    assert "a-secret-seed" not in sent
    assert "5/0" not in table.sees(T).zones
    assert table.sees(T).hand == ["1/1"]
    assert "a-secret-seed" in table.pos.to_json()
