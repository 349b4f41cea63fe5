"""Section 11 of the rules: what everybody sees, the piles, and that nothing else shows (ANK-11.3 to 11.7, 11.10)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ankh_morpork import B, G, R, Table, Y, given, new_game
from tests.marks import rule
from tests.rules.ankh_morpork.information import ALL_SEATS, GREEN, cannot_tell, quiet, worlds
from tetrapolis.games.ankh_morpork.rules.cards import EVENTS

each_seat = pytest.mark.parametrize("seat", ALL_SEATS)


# ---- money


@rule("ANK-11.3")
@each_seat
def test_everybodys_cash_is_public_at_all_times(seat: int | None) -> None:
    hands = {R: ["mr_boggis"], Y: ["groat"], G: ["hex"], B: ["modo"]}
    table = quiet(hands=hands, cash={R: 3, Y: 1, G: 12, B: 0})
    assert [player.cash for player in table.sees(seat).players] == [3, 1, 12, 0]
    table.play("play mr_boggis", "text").play("pass")  # Y lets it happen; G is asked now, in the middle of the text
    assert table.asked == (G, "window")
    assert [player.cash for player in table.sees(seat).players] == [4, 0, 12, 0]
    table.lets_happen()
    assert [player.cash for player in table.sees(seat).players] == [6, 0, 10, 0]
    assert table.hears(seat, "pays") == [{"seat": Y, "target": R, "n": 1}, {"seat": G, "target": R, "n": 2}]


# ---- on the table


@rule("ANK-11.4")
@each_seat
def test_the_board_is_public(seat: int | None) -> None:
    table = given("2{R2 Y1 !} 5{G1 troll2} 9{demon1 B3} 11{Y-bld} 12{B-bld !}", hands={R: ["groat"]})
    view = table.sees(seat)
    assert [view.minions[owner][2] for owner in range(6)] == [2, 1, 0, 0, 0, 0]
    assert [view.minions[owner][5] for owner in range(6)] == [0, 0, 1, 0, 2, 0]
    assert [view.minions[owner][9] for owner in range(6)] == [0, 0, 0, 3, 0, 1]
    assert view.buildings[1:] == [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, Y, B]
    assert view.trouble == ["unreal_estate", "nap_hill"]
    assert [player.minions for player in view.players] == [10, 11, 11, 9]
    assert [player.buildings for player in view.players] == [0, 1, 0, 1]


@rule("ANK-11.4")
@each_seat
def test_area_cards_held_or_out_of_the_game_are_public(seat: int | None) -> None:
    """What nobody holds and is not out of the game lies in the display."""
    table = given("4{Y-bld} 11{Y-bld} 12{B-bld} 1{B-bld}", gone=[12], hands={R: ["groat"]})
    view = table.sees(seat)
    cards = [player.area_cards for player in view.players]
    assert cards == [[], ["small_gods", "seven_sleepers"], [], ["dolly_sisters"]]
    assert view.gone == ["nap_hill"]


@rule("ANK-11.4")
@each_seat
def test_loans_and_penalties_are_public(seat: int | None) -> None:
    hands = {R: ["mr_bent", "the_fools_guild"], Y: ["groat"], G: ["hex"], B: ["modo"]}
    table = quiet(hands=hands, cash=0).play("play mr_bent", "text", "play the_fools_guild", "text", "target p2")
    table.lets_happen()
    view = table.sees(seat)
    assert [player.loans for player in view.players] == [["mr_bent"], [], [], []]
    assert [player.penalties for player in view.players] == [[], ["the_fools_guild"], [], []]
    assert [player.cards for player in view.players] == [0, 1, 1, 1]
    assert view.discard == []  # cards laid before a player do not go there


@rule("ANK-11.4")
@each_seat
def test_the_current_card_is_public(seat: int | None) -> None:
    table = quiet(hands={R: ["gimlets_dwarf_delicatessen", "groat"]})
    assert table.sees(seat).current == ""
    table.play("play gimlets_dwarf_delicatessen")
    assert table.sees(seat).current == "gimlets_dwarf_delicatessen"
    assert table.hears(seat, "plays") == [{"seat": R, "card": "gimlets_dwarf_delicatessen"}]


@rule("ANK-11.4")
@each_seat
def test_dice_are_public(seat: int | None) -> None:
    table = quiet(hands={R: ["cmot_dibbler", "rincewind", "groat"]}, dice=[9, 11], events=["explosion"])
    table.play("play cmot_dibbler", "text")
    assert table.hears(seat, "rolls") == [{"seat": R, "card": "cmot_dibbler", "n": 9}]
    table.play("play rincewind")
    assert table.hears(seat, "event-rolls") == [{"seat": R, "event": "explosion", "areas": ["seven_sleepers"]}]


@rule("ANK-11.4")
@each_seat
def test_used_event_cards_are_public(seat: int | None) -> None:
    hands = {R: ["rincewind", "groat"]}
    table = quiet(hands=hands, events_used=["fire", "flood"], events=["explosion"], dice=[11]).play("play rincewind")
    assert table.sees(seat).events_used == ["fire", "flood", "explosion"]
    assert table.sees(seat).events_left == 9
    assert table.hears(seat, "turns-event") == [{"seat": R, "event": "explosion"}]


# ---- piles


@rule("ANK-11.5")
@each_seat
def test_the_size_of_the_draw_pile_is_public_its_order_is_secret(seat: int | None) -> None:
    decks = (["groat", "hex", "modo", "drumknott"], ["drumknott", "modo", "groat", "hex"])
    one, two = [quiet(hands={R: ["ruby"], Y: ["igor"]}, deck=deck) for deck in decks]
    assert sum(one.sees(seat).deck) == 99
    assert one.sees(seat).deck == (48, 51)
    assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
    tops = {world.deck[0] for world in worlds(one, seat)}
    assert len(tops) > 10
    assert tops <= GREEN


@rule("ANK-11.5")
@each_seat
def test_every_world_has_its_green_cards_on_top_of_the_brown_ones(seat: int | None) -> None:
    table = quiet(hands={R: ["ruby"], Y: ["igor"], G: ["hex"]})
    for world in worlds(table, seat, 10):
        assert len(world.deck) == 98
        assert all(card in GREEN for card in world.deck[:47])
        assert not any(card in GREEN for card in world.deck[47:])
    bottoms = {world.deck[-1] for world in worlds(table, seat)}
    assert len(bottoms) > 10


@rule("ANK-11.6")
@each_seat
def test_the_whole_discard_pile_is_public(seat: int | None) -> None:
    table = quiet(hands={R: ["modo", "groat", "hex"]}, discard=["ruby", "gaspode", "death"])
    assert table.sees(seat).discard == ["ruby", "gaspode", "death"]
    table.play("play modo", "text", "discard hex")
    assert table.sees(seat).discard == ["ruby", "gaspode", "death", "hex"]
    assert table.hears(seat, "discards") == [{"seat": R, "card": "hex"}]
    for world in worlds(table, seat, 10):
        assert world.discard == ["ruby", "gaspode", "death", "hex"]
        assert not {"ruby", "gaspode", "death", "hex"} & set(world.deck)


@rule("ANK-11.7")
@each_seat
def test_the_order_of_the_event_deck_is_secret_what_is_still_to_come_is_not(seat: int | None) -> None:
    used = ["fire", "flood", "riots", "trolls", "fog", "the_dragon", "earthquake"]
    left = {
        "explosion",
        "mysterious_murders",
        "demons_from_the_dungeon_dimensions",
        "subsidence",
        "bloody_stupid_johnson",
    }
    hands = {R: ["rincewind", "groat"]}
    one, two = [quiet(hands=hands, events_used=used, events=[first]) for first in ("explosion", "subsidence")]
    assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
    orders = [tuple(EVENTS[event] for event in world.pos.events) for world in worlds(one, seat, 60)]
    assert all(set(order) == left for order in orders)
    assert {order[-1] for order in orders} == left  # any of them may be the next one
    assert len(set(orders)) > 20


@rule("ANK-11.7")
@each_seat
def test_the_unused_personalities_are_secret(seat: int | None) -> None:
    """Their number is public; which ones they are nobody can tell."""
    table = quiet(hands={R: ["groat"]})
    assert table.sees(seat).unused == 3
    assert table.sees(seat).unused_known == []
    unused = {tuple(sorted(world.pos.unused)) for world in worlds(table, seat)}
    assert len(unused) > 10


# ---- Fog


@rule("ANK-11.10")
@each_seat
@pytest.mark.parametrize(("edition", "told"), [("hungarian", "fog-box"), ("english-2011", "fog")])
def test_cards_turned_by_fog_are_shown_to_everybody(seat: int | None, edition: str, told: str) -> None:
    deck = ["groat", "hex", "gaspode", "drumknott", "librarian"]
    hands = {R: ["rincewind", "ruby"], Y: ["igor", "modo"]}
    table = quiet(hands=hands, deck=deck, events=["fog"], edition=edition).play("play rincewind")
    assert table.hears(seat, told) == [{"cards": deck}]
    view = table.sees(seat)
    assert (view.box if edition == "hungarian" else view.discard) == deck
    for world in worlds(table, seat, 20):
        hidden = {*world.deck, *world.hand(R), *world.hand(Y)}
        assert not hidden & set(deck)
    cannot_tell(table)


# ---- nothing else shows


def played(players: int, seed: int, plies: int, choices: int) -> Table:
    """A game after some random moves."""
    table = new_game(players, seed)
    rng = random.Random(choices)
    for _ in range(plies):
        if table.pos.outcome is None:
            table.does(table.seat, str(table.pos.legal(table.seat).sample(rng)))
    return table


@rule("ANK-11.5")
def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    """E-137"""
    one, two, other = (played(4, seed, 60, 1) for seed in (7, 7, 8))
    assert one.pos.to_json() == two.pos.to_json()
    assert one.events == two.events
    assert one.pos.to_json() != other.pos.to_json()
    assert played(4, 7, 60, 2).pos.to_json() != one.pos.to_json()


def names_in(text: str, names: list[str]) -> list[str]:
    return [name for name in names if f'"{name}"' in text or f" {name}" in text]


@rule("ANK-11.1", "ANK-11.2", "ANK-11.5", "ANK-11.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_of_a_new_game_holds_no_hand_and_no_pile(players: int) -> None:
    """E-137: of all the player cards an observation names those in the own hand only."""
    table = new_game(players, 3)
    for seat in [*range(players), None]:
        text = table.pos.observe(seat).to_json()
        assert names_in(text, table.deck) == []
        for holder in range(players):
            named = names_in(text, table.hand(holder))
            assert named == (table.hand(holder) if holder == seat else [])
        assert names_in(text, ["riots", "fire", "flood", "explosion", "earthquake", "subsidence"]) == []


@rule("ANK-11.1", "ANK-11.2", "ANK-11.5", "ANK-11.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 15, 40, 90, 150])
def test_views_of_running_games_are_the_same_in_all_worlds(players: int, plies: int) -> None:
    """E-137: whatever another hand, another personality, the unused ones or a pile is, the view does not change."""
    table = played(players, 11, plies, 5)
    cannot_tell(table)
    for seat in [*range(players), None]:
        others = [holder for holder in range(players) if holder != seat and table.cards(holder) > 2]
        worlds_seen = worlds(table, seat, 10)
        for holder in others if table.pos.outcome is None else []:
            assert len({tuple(world.hand(holder)) for world in worlds_seen}) > 1
            assert len({world.personality(holder) for world in worlds_seen}) > 1


@rule("ANK-11.1", "ANK-11.5")
def test_hidden_cards_changed_by_hand_change_no_view() -> None:
    """E-137: the same turn of R at two tables that differ in Y's hand only."""

    def variant(**more: Any) -> Table:
        table = quiet(**more)
        table.play("play gimlets_dwarf_delicatessen", "money", "place 2", "end")
        return table

    own = {R: ["gimlets_dwarf_delicatessen", "death", "hex"], G: ["harry_king"], B: []}
    one = variant(hands=own | {Y: ["groat", "ruby"]}, deck=["modo", "librarian", "rincewind"])
    two = variant(hands=own | {Y: ["wallace_sonky", "susan"]}, deck=["modo", "librarian", "rincewind"])
    for seat in (R, G, B, None):
        assert one.pos.observe(seat).to_json() == two.pos.observe(seat).to_json()
        assert one.hears(seat, "draws") == two.hears(seat, "draws")
