"""Section 14 of the rules: hands, face-down defence cards and the off-colour card (WAL-14.2, WAL-14.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.walled_city.information import (
    alike,
    cannot_tell,
    cards_in,
    hand_in,
    hands_of,
    off_cards,
    told,
    turned_in,
)
from tests.rules.walled_city.phases import lay, phase
from tests.walled_city import O, T, Table, W, given, new_game
from tetrapolis.games.walled_city.rules.cards import FACES

OFFER = ["drapers", "goldsmiths", "ironmongers", "vintners"]


def phase_d(players: int = 3, **more: Any) -> Table:
    """Phase D of round 1; O has to lay first, W next."""
    guilds = {O: "mercers", W: "salters", T: "skinners"}
    return given(players=players, votes=[0, 1, 2], guilds=guilds, offer=OFFER, **more).defence()


def borderlands(off: Sequence[str] = ("4/0", "3/1", "2/2"), **more: Any) -> Table:
    """Phase D of round 1 on Borderlands with three players, who hold these off-colour cards."""
    return phase_d(board="borderlands", off=off, **more)


# ---- hands


@rule("WAL-14.1", "WAL-14.2")
def test_a_hand_is_seen_by_its_owner_its_size_by_all() -> None:
    hands = {O: ["2/1"], W: ["3/2", "4/1", "5/0"]}
    table = phase_d(hands=hands)
    assert table.sees(O).hand == ["2/1"]
    assert table.sees(W).hand == ["3/2", "4/1", "5/0"]
    assert table.sees(None).hand == []
    for seat in (O, W, T, None):
        assert [player.cards for player in table.sees(seat).players] == [1, 3, 11]


@rule("WAL-14.1", "WAL-14.2")
def test_played_cards_are_public_so_before_any_hidden_card_hands_can_be_counted_out() -> None:
    """All start with the same deck and every card played was shown: W can only hold what is left."""
    table = phase_d(hands={W: ["3/2", "4/1", "5/0"]})
    for seat in (O, T, None):
        assert hands_of(table, seat, W) == {("3/2", "4/1", "5/0")}
        assert table.sees(seat).players[W].known == ["3/2", "4/1", "5/0"]
    cannot_tell(table)


@rule("WAL-14.2", "WAL-14.3")
def test_after_a_hidden_card_a_hand_can_be_several() -> None:
    """O laid one of his three cards face down: any two of them may be in his hand."""
    table = lay(phase_d(hands={O: ["2/1", "3/2", "4/1"]}), "Z1", "3/2")
    pairs = {("2/1", "3/2"), ("2/1", "4/1"), ("3/2", "4/1")}
    for seat in (W, T, None):
        assert hands_of(table, seat, O) == pairs
        assert table.sees(seat).players[O].known == []
        assert cards_in(table, seat, "Z1") == {"2/1", "3/2", "4/1"}
    assert hands_of(table, O, O) == {("2/1", "4/1")}
    cannot_tell(table)


@rule("WAL-14.2", "WAL-14.3")
def test_a_card_shown_later_was_not_the_hidden_one() -> None:
    """O laid one of 2/1, 3/2, 4/1 and shows 2/1 in round 2: the hidden card is 3/2 or 4/1, the other one in hand."""
    zones = {"Z1": (O, "3/2", "T1")}
    hands = {O: ["2/1", "4/1"], W: ["1/0", "1/1"], T: ["1/0", "1/1"]}
    table = given(round=2, players=3, guilds={O: "mercers"}, zones=zones, hands=hands).turn(O)
    table.play("build G5", "show 2/1").defaults_until(lambda: table.seat != O)
    for seat in (W, T, None):
        assert hands_of(table, seat, O) == {("3/2",), ("4/1",)}
        assert cards_in(table, seat, "Z1") == {"3/2", "4/1"}
        held_and_laid = {(hand_in(world, O), FACES[world.zone_card[0]]) for world in table.worlds(seat)}
        assert held_and_laid == {(("3/2",), "4/1"), (("4/1",), "3/2")}
    cannot_tell(table)


# ---- face-down defence cards


@rule("WAL-14.3", "WAL-5.6")
def test_that_a_card_lies_there_and_whose_it_is_is_public_the_face_is_not() -> None:
    table = lay(phase_d(), "Z2", "4/1", "T3")
    for seat in (O, W, T, None):
        assert [index for index, text in enumerate(table.sees(seat).zones) if text] == [1]
        assert table.sees(seat).public["zone_owner"][1] == O
    assert (table.sees(O).zones[1], table.sees(O).zone_turned[1]) == ("4/1", 1)
    for seat in (W, T, None):
        assert (table.sees(seat).zones[1], table.sees(seat).zone_turned[1]) == ("?", -1)
    cannot_tell(table)


@rule("WAL-14.3")
def test_only_the_owner_hears_which_card_he_laid() -> None:
    table = lay(phase_d(), "Z2", "4/1", "T3")
    assert table.hears(O, "you-lay") == [{"seat": O, "zone": "Z2", "card": "4/1"}]
    assert table.hears(O, "lays") == []
    for seat in (W, T, None):
        assert table.hears(seat, "you-lay") == []
        assert table.hears(seat, "lays") == [{"seat": O, "zone": "Z2"}]


@rule("WAL-14.3")
@pytest.mark.parametrize(("one", "two"), [("4/1", "3/0"), ("5/0", "1/0"), ("3/2", "2/1")])
def test_nobody_else_can_tell_two_cards_apart(one: str, two: str) -> None:
    left, right = lay(phase_d(), "Z2", one), lay(phase_d(), "Z2", two)
    alike(left, right, [W, T, None])
    assert told(left, O) != told(right, O)


@rule("WAL-14.3")
@pytest.mark.parametrize("even", ["1/1", "2/2"])
def test_nobody_else_can_tell_a_card_with_two_equal_numbers(even: str) -> None:
    """That it does not matter how such a card is turned must not show, neither by a question left out nor otherwise."""
    alike(lay(phase_d(), "Z2", even), lay(phase_d(), "Z2", "4/1"), [W, T, None])


@rule("WAL-14.3")
def test_nobody_else_can_tell_which_way_round_a_card_lies() -> None:
    one, two = lay(phase_d(), "Z2", "4/1", "T2"), lay(phase_d(), "Z2", "4/1", "T3")
    alike(one, two, [W, T, None])
    assert told(one, O) != told(two, O)
    for seat in (W, T, None):
        assert turned_in(one, seat, "Z2") == {0, 1}
    assert turned_in(one, O, "Z2") == {0}
    assert turned_in(two, O, "Z2") == {1}


@rule("WAL-14.3")
def test_nothing_shows_while_the_owner_still_turns_the_card() -> None:
    """The card is chosen, its direction not yet: the others cannot tell 4/1 from 3/0."""
    one = phase_d().play("zone Z2", "lay 4/1")
    two = phase_d().play("zone Z2", "lay 3/0")
    assert one.asked == two.asked == (O, "facing")
    alike(one, two, [W, T, None])
    assert one.sees(W).zones[1] == ""
    cannot_tell(one)


@rule("WAL-14.3")
def test_any_card_of_the_hand_may_be_the_one_that_is_being_turned() -> None:
    """Also one with equal numbers, in the worlds of those who look on."""
    table = phase_d(hands={O: ["2/2", "3/2", "4/1"]}).play("zone Z2", "lay 3/2")
    assert table.asked == (O, "facing")
    for seat in (W, T, None):
        laid = set()
        for world in table.worlds(seat, 60):
            world.play(O, world.default(O))
            laid.add(FACES[world.zone_card[1]])
        assert laid == {"2/2", "3/2", "4/1"}


@rule("WAL-14.3", "WAL-5.4")
def test_a_card_of_round_1_stays_hidden_all_through_round_2() -> None:
    table = lay(phase_d(), "Z2", "4/1", "T3")
    table.defaults_until(lambda: table.pos.round == 2 and phase(table) == "D")
    for seat in (W, T, None):
        assert (table.sees(seat).zones[1], table.sees(seat).zone_turned[1]) == ("?", -1)
        assert len(cards_in(table, seat, "Z2")) > 1
    assert table.sees(O).zones[1] == "4/1"
    cannot_tell(table)


@rule("WAL-14.3", "WAL-9.2")
def test_the_reveal_shows_all_cards_and_their_directions_to_all() -> None:
    hands = {O: ["3/1"], W: ["5/0"], T: ["2/1"]}
    zones = {"Z1": (O, "4/1", "T2"), "Z2": (W, "3/2", "T2"), "Z3": (T, "2/2", "T3")}
    table = given(round=2, players=3, votes=[0, 1, 2], hands=hands, zones=zones).defence()
    lay(table, "Z6", "3/1", "T7")
    lay(table, "Z7", "5/0", "T7")
    assert table.said("revealed") == []
    lay(table, "Z8", "2/1", "T8")
    cards = {"Z1": "4/1", "Z2": "3/2", "Z3": "2/2", "Z6": "3/1", "Z7": "5/0", "Z8": "2/1"}
    for seat in (O, W, T, None):
        assert {args["zone"]: args["card"] for args in table.hears(seat, "revealed")} == cards
        view = table.sees(seat)
        assert [text for text in view.zones if text] == list(cards.values())
        assert [view.zone_turned[index] for index in (0, 1, 5, 6, 7)] == [1, 0, 1, 0, 0]
        for world in table.worlds(seat, 5):
            assert [world.zone_turned[index] for index in (0, 1, 5, 6, 7)] == [1, 0, 1, 0, 0]
    cannot_tell(table)


@rule("WAL-14.2", "WAL-12.12")
def test_cards_left_in_hand_are_not_shown_at_the_end_but_who_counted_knows_them() -> None:
    table = new_game(2, 4).defaults_until(lambda: False)
    assert len(table.sees(O).hand) == 2
    assert table.sees(None).hand == []
    assert hands_of(table, None, O) == {tuple(table.sees(O).hand)}
    cannot_tell(table)


# ---- the off-colour card


@rule("WAL-11.4", "WAL-14.2")
def test_each_gets_one_of_three_off_colour_cards_secretly() -> None:
    table = borderlands()
    assert table.sees(O).hand[-1] == "4/0*"
    assert table.sees(W).hand[-1] == "3/1*"
    assert table.sees(T).hand[-1] == "2/2*"
    assert off_cards(table, O, W) == {"3/1", "2/2"}
    assert off_cards(table, O, T) == {"3/1", "2/2"}
    assert off_cards(table, O, O) == {"4/0"}
    assert off_cards(table, None, W) == {"4/0", "3/1", "2/2"}
    cannot_tell(table)


@rule("WAL-11.4", "WAL-14.2")
def test_nobody_can_tell_the_others_off_colour_cards_apart() -> None:
    one, two = borderlands(("4/0", "3/1", "2/2")), borderlands(("4/0", "2/2", "3/1"))
    alike(one, two, [O, None])
    assert told(one, W) != told(two, W)
    alike(borderlands(("4/0", "3/1", "2/2")), borderlands(("2/2", "3/1", "4/0")), [W, None])


@rule("WAL-11.4")
def test_the_off_colour_cards_are_dealt_at_random() -> None:
    dealt = {
        tuple(new_game(3, seed, board="borderlands").sees(seat).hand[-1] for seat in (O, W, T)) for seed in range(60)
    }
    assert len(dealt) == 6
    assert {tuple(sorted(cards)) for cards in dealt} == {("2/2*", "3/1*", "4/0*")}


@rule("WAL-14.2", "WAL-14.3", "WAL-11.5")
def test_the_face_of_an_off_colour_card_stays_hidden_when_it_is_laid() -> None:
    one = lay(borderlands(("4/0", "3/1", "2/2")), "Z1", "4/0*")
    two = lay(borderlands(("3/1", "4/0", "2/2")), "Z1", "3/1*")
    alike(one, two, [T, None])
    assert one.sees(O).zones[0] == "4/0*"
    assert cards_in(one, T, "Z1") == {"4/0*", "3/1*"}
    assert cards_in(one, None, "Z1") == {"4/0*", "3/1*", "2/2*"}
    for seat in (W, T, None):
        assert "4/0" not in one.sees(seat).zones[0]
        assert one.hears(seat, "you-lay") == []
    cannot_tell(one)


@rule("WAL-14.3", "WAL-11.4")
def test_an_off_colour_card_with_equal_numbers_cannot_be_told_either() -> None:
    one = lay(borderlands(("2/2", "3/1", "4/0")), "Z1", "2/2*")
    two = lay(borderlands(("4/0", "3/1", "2/2")), "Z1", "4/0*")
    alike(one, two, [W, None])


@rule("WAL-14.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["londonderry", "borderlands"])
def test_worlds_fit_what_is_seen_all_through_a_game(players: int, board: str) -> None:
    table = new_game(players, 7, board=board)
    for stop in range(6):
        table.defaults_until(lambda stop=stop: table.pos.ply >= 25 * stop)  # type: ignore[misc]
        cannot_tell(table)
