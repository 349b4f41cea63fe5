"""Section 11 of the rules: hands, and who knows a card that passes from hand to hand (ANK-11.1, ANK-11.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, new_game
from tests.marks import rule
from tests.rules.ankh_morpork.information import (
    ALL_SEATS,
    GREEN,
    cannot_tell,
    hands_of,
    known,
    knows_nothing,
    quiet,
    remembers,
    worlds,
)

Y_HAND = ["groat", "hex", "modo", "drumknott", "librarian"]
G_HAND = ["harry_king", "sergeant_angua", "otto_chriek"]
B_HAND = ["dorfl", "mr_shine"]
THE_TWO: tuple[int | None, ...] = (R, Y)
"""Giver and taker."""


def hit_y(card: str, *more: str, **given_more: Any) -> Table:
    """R plays a card whose text hits Y, who lets it happen; `more` are R's other hand cards."""
    hands = {R: [card, *more], Y: Y_HAND, G: G_HAND, B: B_HAND}
    table = quiet(hands=hands, **given_more).play(f"play {card}")
    if not table.can("text"):
        table.play("skip")
    return table.play("text", "target p2").lets_happen()


def told(table: Table, seat: int | None, giver: int, taker: int, *cards: str) -> None:
    """The seat was told of these cards given from one to the other, by name."""
    assert table.hears(seat, "you-see-given") == [{"seat": giver, "target": taker, "card": card} for card in cards]
    assert table.hears(seat, "gives-card") == []


def told_without_names(table: Table, seat: int | None, giver: int, taker: int, count: int = 1) -> None:
    """The seat was told that cards were given, not which ones."""
    assert table.hears(seat, "you-see-given") == []
    assert table.hears(seat, "gives-card") == [{"seat": giver, "target": taker}] * count


# ---- hands are secret


@rule("ANK-11.1")
def test_a_hand_is_seen_by_its_owner_only_but_everybody_sees_its_size() -> None:
    table = quiet(hands={R: ["ruby"], Y: Y_HAND, G: G_HAND})
    assert sorted(table.sees(Y).hand) == sorted(Y_HAND)
    assert sorted(table.sees(G).hand) == sorted(G_HAND)
    assert table.sees(None).hand == []
    for seat in ALL_SEATS:
        assert [player.cards for player in table.sees(seat).players] == [1, 5, 3, 0]
    for seat in (R, G, B, None):
        remembers(table, seat, Y)
        assert "librarian" not in table.pos.observe(seat).to_json()
    cannot_tell(table)


@rule("ANK-11.1")
def test_nobody_can_tell_two_hands_of_another_player_apart() -> None:
    one = quiet(hands={R: ["hex"], Y: ["groat", "igor"]})
    two = quiet(hands={R: ["hex"], Y: ["wallace_sonky", "ruby"]})
    for seat in (R, G, B, None):
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
    assert one.pos.observe(Y).to_json() != two.pos.observe(Y).to_json()


@rule("ANK-11.1")
def test_drawn_cards_are_told_to_the_drawer_only() -> None:
    table = quiet(hands={R: ["leonard_of_quirm", "modo"]}, deck=["groat", "hex", "librarian", "drumknott"])
    table.play("play leonard_of_quirm", "text")
    assert table.hears(R, "you-draw") == [{"cards": ["groat", "hex", "librarian", "drumknott"]}]
    for seat in (Y, G, B, None):
        assert table.hears(seat, "you-draw") == []
        assert table.hears(seat, "draws") == [{"seat": R, "n": 4}]
        assert table.sees(seat).players[R].cards == 5
    knows_nothing(table, (Y, G, B, None), R)
    cannot_tell(table)


@rule("ANK-11.1")
def test_what_a_refill_brings_nobody_else_can_tell() -> None:
    """Two games that differ in R's refill look the same to the others, move by move."""
    decks = (["gaspode", "wallace_sonky", "rincewind"], ["dr_cruces", "harry_king", "drumknott"])
    one, two = [quiet(hands={R: ["groat", "hex", "librarian"], Y: ["modo"]}, deck=deck) for deck in decks]
    for table, deck in ((one, decks[0]), (two, decks[1])):
        table.play("play groat", "place 2", "end")
        assert table.hand(R) == sorted(["hex", "librarian", *deck])
        assert table.asked == (Y, "menu")
    for seat in (Y, G, B, None):
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()


# ---- green before brown


@rule("ANK-11.1")
def test_a_hand_of_a_new_game_is_green_in_every_world() -> None:
    """Everybody knows that all the green cards are drawn first (ANK-1.11)."""
    table = new_game(4, 5)
    for seat in ALL_SEATS:
        for world in worlds(table, seat, 10):
            for holder in (R, Y, G, B):
                assert set(world.hand(holder)) <= GREEN
    cannot_tell(table)


@rule("ANK-11.1")
def test_where_the_green_cards_end_everybody_can_count_what_a_hand_holds() -> None:
    """R draws the last two green cards and two brown ones; then he plays and discards what he had."""
    deck = ["groat", "hex", "ruby", "dorfl", "errol", "igor", "the_mob", "death"]
    table = quiet(hands={R: ["leonard_of_quirm", "modo"]}, deck=deck)
    table.play("play leonard_of_quirm", "text")
    for seat in (Y, G, B, None):
        for world in worlds(table, seat):
            assert sum(card in GREEN for card in world.hand(R)) == 3  # Modo, and two of the four
            assert len(world.hand(R)) == 5
    # a green one and a brown one leave the hand
    table.next_turn(R).play("play modo", "text", "discard dorfl")
    for seat in (Y, G, B, None):
        hands = hands_of(table, seat, R)
        assert len(hands) > 5
        for hand in hands:
            assert sum(card in GREEN for card in hand) == 2
            assert len(hand) == 3
    cannot_tell(table)


# ---- from hand to hand


@rule("ANK-11.8")
@pytest.mark.parametrize("card", ["the_beggars_guild", "queen_molly"])
def test_begged_cards_are_known_to_giver_and_taker_only(card: str) -> None:
    table = hit_y(card, "rincewind").play("give hex", "give groat")
    for seat in THE_TWO:
        told(table, seat, Y, R, "hex", "groat")
    remembers(table, Y, R, "groat", "hex")
    knows_nothing(table, (R,), Y)
    for seat in (G, B, None):
        told_without_names(table, seat, Y, R, 2)
    knows_nothing(table, (G, B, None), R)
    knows_nothing(table, (G, B, None), Y)
    cannot_tell(table)


@rule("ANK-11.8")
def test_a_whole_hand_that_is_begged_is_known_to_the_two_only() -> None:
    """Y has two cards and is not even asked which."""
    hands = {R: ["the_beggars_guild", "rincewind"], Y: ["hex", "modo"], G: G_HAND, B: B_HAND}
    table = quiet(hands=hands).play("play the_beggars_guild", "text", "target p2").lets_happen()
    assert table.cards(Y) == 0
    remembers(table, Y, R, "hex", "modo")
    for seat in (G, B, None):
        told_without_names(table, seat, Y, R, 2)
    knows_nothing(table, (G, B, None), R)
    cannot_tell(table)


@rule("ANK-11.8")
def test_a_card_for_the_dragon_sanctuary_is_known_to_giver_and_taker_only() -> None:
    card = "the_ankh_morpork_sunshine_dragon_sanctuary"
    table = quiet(hands={R: [card, "rincewind"], Y: Y_HAND, G: G_HAND, B: B_HAND}).play(f"play {card}", "text")
    table.lets_happen().play("give modo").lets_happen().play("pay").lets_happen().play("give dorfl")
    assert table.hears(Y, "you-see-given") == [{"seat": Y, "target": R, "card": "modo"}]
    assert table.hears(B, "you-see-given") == [{"seat": B, "target": R, "card": "dorfl"}]
    remembers(table, Y, R, "modo")
    remembers(table, B, R, "dorfl")
    for seat in (G, None):
        assert table.hears(seat, "you-see-given") == []
        assert table.hears(seat, "gives-card") == [{"seat": Y, "target": R}, {"seat": B, "target": R}]
        remembers(table, seat, R)
    cannot_tell(table)


@rule("ANK-11.8")
@pytest.mark.parametrize("card", ["rosie_palm", "the_seamstresses_guild"])
def test_a_sold_card_is_known_to_giver_and_taker_only(card: str) -> None:
    table = hit_y(card, "rincewind", "ruby", "gaspode").play("give rincewind")
    for seat in THE_TWO:
        told(table, seat, R, Y, "rincewind")
    remembers(table, R, Y, "rincewind")
    knows_nothing(table, (Y,), R)
    for seat in (G, B, None):
        told_without_names(table, seat, R, Y)
    knows_nothing(table, (G, B, None), Y)
    cannot_tell(table)


@rule("ANK-11.8")
def test_stanleys_two_cards_are_seen_by_the_two_players_only() -> None:
    table = hit_y("stanley", "rincewind")
    assert table.asked == (R, "keeping")
    kept, returned = [text.removeprefix("keep ") for text in table.choices()]
    for seat in THE_TWO:
        assert table.hears(seat, "you-see-drawn") == [{"target": Y, "cards": [kept, returned]}]
    for seat in (G, B, None):
        assert table.hears(seat, "you-see-drawn") == []
        for name in (kept, returned):
            assert name not in table.pos.observe(seat).to_json()
    remembers(table, R, Y, kept, returned)  # while he looks
    cannot_tell(table)

    table.play(f"keep {kept}")
    for seat in THE_TWO:
        told(table, seat, Y, R, kept)
    remembers(table, R, Y, returned)
    remembers(table, Y, R, kept)
    for seat in (G, B, None):
        told_without_names(table, seat, Y, R)
    knows_nothing(table, (G, B, None), R)
    knows_nothing(table, (G, B, None), Y)
    cannot_tell(table)


@rule("ANK-11.8")
def test_stanley_takes_a_single_card_that_only_the_two_know() -> None:
    hands = {R: ["stanley", "rincewind"], Y: ["hex"], G: G_HAND, B: B_HAND}
    table = quiet(hands=hands).play("play stanley", "text", "target p2").lets_happen()
    remembers(table, Y, R, "hex")
    for seat in (G, B, None):
        told_without_names(table, seat, Y, R)
    knows_nothing(table, (G, B, None), R)
    cannot_tell(table)


@rule("ANK-11.8")
def test_the_hand_searched_by_cable_street_is_seen_by_the_active_player_only() -> None:
    table = hit_y("cable_street_particulars", "rincewind")
    (seen,) = table.hears(R, "you-see-hand")
    assert (seen["target"], sorted(seen["cards"])) == (Y, sorted(Y_HAND))
    remembers(table, R, Y, *Y_HAND)
    for seat in (Y, G, B, None):
        assert table.hears(seat, "you-see-hand") == []
        assert table.hears(seat, "searches") == [{"seat": R, "target": Y}]
    for seat in (G, B, None):
        assert "librarian" not in table.pos.observe(seat).to_json()
    cannot_tell(table)

    table.play("discard modo")
    for seat in ALL_SEATS:
        assert table.sees(seat).discard == ["modo"]
        assert table.hears(seat, "loses-card") == [{"seat": Y, "card": "modo"}]
    remembers(table, R, Y, "groat", "hex", "drumknott", "librarian")
    knows_nothing(table, (G, B, None), Y)
    knows_nothing(table, (Y, G, B, None), R)
    cannot_tell(table)


@rule("ANK-11.8")
def test_after_the_chair_the_two_know_each_others_hands() -> None:
    table = hit_y("the_chair_of_indefinite_studies", "rincewind", "ruby", events=["riots"])
    assert table.hand(Y) == ["rincewind", "ruby"]
    remembers(table, R, Y, "rincewind", "ruby")
    remembers(table, Y, R, *Y_HAND)
    assert [sorted(heard["cards"]) for heard in table.hears(R, "you-hold")] == [sorted(Y_HAND)]
    assert [sorted(heard["cards"]) for heard in table.hears(Y, "you-hold")] == [["rincewind", "ruby"]]
    for seat in (G, B, None):
        assert table.hears(seat, "you-hold") == []
        assert table.hears(seat, "swaps-hands") == [{"seat": R, "target": Y}]
        assert known(table, seat, R) == known(table, seat, Y) == []
        assert len(hands_of(table, seat, R)) > 5
        assert len(hands_of(table, seat, Y)) > 5
    cannot_tell(table)


@rule("ANK-11.8")
@pytest.mark.parametrize(
    "card",
    [
        "the_beggars_guild",
        "queen_molly",
        "the_ankh_morpork_sunshine_dragon_sanctuary",
        "rosie_palm",
        "the_seamstresses_guild",
        "stanley",
        "cable_street_particulars",
        "the_chair_of_indefinite_studies",
    ],
)
def test_third_players_cannot_tell_which_cards_are_seen_or_given(card: str) -> None:
    """Two tables that differ in the cards of R and Y only: to the others they are the same, move by move."""
    hands = {G: G_HAND, B: B_HAND}
    one = quiet(hands=hands | {R: [card, "rincewind", "gaspode"], Y: Y_HAND}, events=["riots"])
    other_y = ["wallace_sonky", "mrs_cake", "rosie_palm", "shonky_shop", "dr_cruces"]
    if card == "rosie_palm":
        other_y[2] = "mr_gryle"
    two = quiet(hands=hands | {R: [card, "foul_ole_ron", "captain_carrot"], Y: other_y}, events=["riots"])
    for table in (one, two):
        table.play(f"play {card}")
        if not table.can("text"):
            table.play("skip")
        table.play("text")
        if table.can("target p2"):
            table.play("target p2")
        assert table.asked == (Y, "window")
        table.play("pass")
    steps = 0
    while one.asked[1] in ("giving", "donating", "keeping") and steps < 2:
        steps += 1
        for seat in (G, B, None):
            assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
        for table in (one, two):
            table.play(next(text for text in table.choices() if text.startswith(("give", "keep"))))
    assert one.asked == two.asked
    for seat in (G, B, None):
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
