"""Section 1: components, the board, set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import tetrapolis as tp
from tests.ankh_morpork import GAME, B, G, R, Y, given, new_game
from tests.marks import rule
from tests.rules.ankh_morpork.information import GREEN
from tetrapolis.games.ankh_morpork.rules.cards import CARDS, EVENTS, icon_name

PERSONALITIES = {
    "lord_vetinari",
    "lord_selachii",
    "lord_rust",
    "lord_de_worde",
    "dragon_king_of_arms",
    "chrysoprase",
    "commander_vimes",
}
EVENT_CARDS = {
    "the_dragon",
    "flood",
    "fire",
    "fog",
    "riots",
    "explosion",
    "mysterious_murders",
    "demons_from_the_dungeon_dimensions",
    "subsidence",
    "bloody_stupid_johnson",
    "trolls",
    "earthquake",
}

# ---- components


@rule("ANK-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_owns_twelve_minions(players: int) -> None:
    table = new_game(players)
    on_board = [sum(row) for row in table.sees(None).minions[:players]]
    in_supply = [player.minions for player in table.sees(None).players]
    assert [there + here for there, here in zip(on_board, in_supply, strict=True)] == [12] * players


@rule("ANK-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_three_or_four_players_take_part(players: int) -> None:
    with pytest.raises(tp.BadOptions):
        GAME.new(players, 1, {})


@rule("ANK-1.1")
def test_each_player_owns_six_buildings() -> None:
    """The sixth is still built from the supply; for a seventh one has to be lifted."""
    board = "1{R-bld} 2{R-bld} 3{R-bld} 4{R-bld} 5{R-bld} 7{R1} 8{R1}"
    table = given(board, hands={R: ["the_royal_mint", "the_mended_drum"]}, cash={R: 30})
    table.play("play the_royal_mint")
    assert table.choices("build") == ["build 7", "build 8"]
    table.play("build 7")
    assert table.sees(None).players[R].buildings == 6
    table = given(board + "6{R-bld}", hands={R: ["the_royal_mint"]}, cash={R: 30}).play("play the_royal_mint")
    table.refused("build 7")


@rule("ANK-1.2")
def test_there_are_four_demons_and_three_trolls() -> None:
    table = new_game(4)
    assert (table.supply("demon"), table.supply("troll")) == (4, 3)


@rule("ANK-1.2", "ANK-4.7")
def test_twelve_markers_are_enough_for_all_areas() -> None:
    marked = " ".join(f"{area}{{!}}" for area in range(1, 12))
    table = given(marked + "12{Y1}", hands={R: ["groat"]}).play("play groat", "place 12")
    assert table.trouble == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


@rule("ANK-1.2")
def test_the_die_shows_one_to_twelve_each_equally_likely() -> None:
    results: Counter[int] = Counter()
    for seed in range(600):
        table = given("5{R1}", hands={R: ["cmot_dibbler", "groat"]}, seed=seed).play("play cmot_dibbler", "text")
        results[table.said("rolls")[0]["n"]] += 1
    assert sorted(results) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert min(results.values()) > 25, "50 are expected; less than 25 happen once in 10000 tries"
    assert max(results.values()) < 80


@rule("ANK-1.3")
def test_there_are_48_green_and_53_brown_cards_each_different() -> None:
    table = new_game(4)
    cards = table.deck + [card for seat in (R, Y, G, B) for card in table.hand(seat)]
    assert len(cards) == len(set(cards)) == 101
    green, brown = table.sees(None).deck
    assert (green + 20, brown) == (48, 53), "the twenty cards dealt are green"


@rule("ANK-1.3", "ANK-1.10")
def test_there_are_twelve_event_cards_twelve_area_cards_and_seven_personalities() -> None:
    table = new_game(4)
    assert table.sees(None).events_left == 12
    assert {table.personality(seat) for seat in (R, Y, G, B)} < PERSONALITIES
    built = " ".join(f"{area}{{{'RYG'[area % 3]}-bld}}" for area in range(1, 13))
    table = given(built, hands={R: ["groat"]})
    assert sum(len(table.area_cards(seat)) for seat in (R, Y, G)) == 12


@rule("ANK-1.3")
def test_the_bank_pays_any_amount() -> None:
    """All coins together are worth $120; they are only change (R-10)."""
    table = given("5{R1}", hands={R: ["the_royal_mint"]}, cash=500)
    table.play("play the_royal_mint", "skip", "money")
    assert table.cash(R) == 505


@rule("ANK-1.3")
def test_icons_of_all_player_cards() -> None:
    """E-138: event first, play_another last, interrupt alone; so many of each."""
    printed = [[icon_name(icon) for icon in card.icons] for card in CARDS]
    for icons in printed:
        assert "event" not in icons[1:]
        assert "play_another" not in icons[:-1]
        assert "interrupt" not in icons or icons == ["interrupt"]
    totals = Counter(icon.partition(":")[0] for icons in printed for icon in icons)
    assert totals == {
        "scroll": 70,
        "place_minion": 31,
        "play_another": 27,
        "place_building": 22,
        "money": 19,
        "assassinate": 11,
        "event": 9,
        "remove_trouble": 8,
        "interrupt": 6,
    }


# ---- the board


@rule("ANK-1.4", "ANK-4.2", "ANK-4.15")
@pytest.mark.parametrize(
    ("area", "cost", "adjacent", "river"),
    [
        (1, 6, [2, 3, 12], True),
        (2, 18, [1, 3, 4, 10, 11, 12], True),
        (3, 12, [1, 2, 4], False),
        (4, 18, [2, 3, 5, 6, 10], True),
        (5, 6, [4, 6, 7, 8, 10], True),
        (6, 12, [4, 5, 7], False),
        (7, 6, [5, 6, 8], True),
        (8, 6, [5, 7, 9], True),
        (9, 12, [8, 10, 11], True),
        (10, 12, [2, 4, 5, 9, 11], True),
        (11, 18, [2, 9, 10, 12], True),
        (12, 12, [1, 2, 11], True),
    ],
)
def test_the_twelve_areas(area: int, cost: int, adjacent: list[int], river: bool) -> None:
    """Neighbours by moving next door, the cost by building there, the river by a flood (without re-roll)."""
    board = f"{area}{{R1}}"
    table = given(board, hands={Y: ["the_duckman"]}, active=Y).play("play the_duckman", "text", f"grab {area} p1")
    assert table.choices() == [f"go {near}" for near in adjacent]
    table = given(board, hands={R: ["the_mended_drum"]}, cash=20).play("play the_mended_drum", f"build {area}")
    assert table.cash(R) == 20 - cost
    table = given(board, hands={R: ["rincewind"]}, events=["flood"], dice=[area, area], edition="english-2011")
    table.play("play rincewind")
    assert (table.asked[1] == "fleeing") == river


# ---- set-up


@rule("ANK-1.5", "ANK-1.6")
@pytest.mark.parametrize(
    ("players", "start"), [(2, "R1 Y1 !"), (3, "R1 Y1 G1 !"), (4, "R1 Y1 G1 B1 !")], ids=["two", "three", "four"]
)
def test_everybody_starts_in_the_shades_the_scours_and_dolly_sisters(players: int, start: str) -> None:
    table = new_game(players)
    assert [table.area(area) for area in (7, 5, 1)] == [start] * 3
    assert [table.area(area) for area in (2, 3, 4, 6, 8, 9, 10, 11, 12)] == [""] * 9
    assert [table.supply(colour) for colour in "RYGB"[:players]] == [9] * players
    assert (table.supply("troll"), table.supply("demon")) == (3, 4)


@rule("ANK-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_ten_dollars(players: int) -> None:
    assert [player.cash for player in new_game(players).sees(None).players] == [10] * players


@rule("ANK-1.8", "ANK-1.9", "ANK-1.12")
def test_with_two_players_three_cards_are_out_of_the_game() -> None:
    """E-108"""
    table = new_game(2)
    cards = table.deck + table.hand(R) + table.hand(Y)
    assert len(cards) == 99
    assert "hubert" not in cards
    assert "cosmo_lavish" not in cards
    assert len(table.deck) == 89
    assert table.sees(None).unused == 4
    assert len(table.sees(None).players[R].suspects) == 6
    assert "chrysoprase" not in table.sees(None).players[R].suspects
    table = given("5{R1}", players=2, hands={R: ["mrs_cake"]}).play("play mrs_cake", "text")
    (seen,) = table.hears(R, "you-see-personalities")
    assert len(seen["personalities"]) == 3
    assert "chrysoprase" not in seen["personalities"]


@rule("ANK-1.8", "ANK-1.9")
def test_with_two_players_chrysoprase_is_not_among_the_unused_personalities() -> None:
    table = new_game(2)
    assert table.sees(None).unused_known == []
    assert table.sees(R).unused_known == []


@rule("ANK-1.8")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_nothing_is_out_of_the_game(players: int) -> None:
    table = new_game(players)
    assert {"hubert", "cosmo_lavish"} < set(table.deck)
    assert "chrysoprase" in table.sees(None).players[R].suspects


@rule("ANK-1.9")
@pytest.mark.parametrize(("players", "unused"), [(2, 4), (3, 4), (4, 3)])
def test_personalities_are_dealt_secretly_and_the_rest_stays_unused(players: int, unused: int) -> None:
    dealt: set[tuple[str, ...]] = set()
    for seed in range(20):
        table = new_game(players, seed)
        names = tuple(table.personality(seat) for seat in range(players))
        assert len(set(names)) == players
        dealt.add(names)
    assert len(dealt) > 10, "shuffled anew in every game"
    assert table.sees(None).unused == unused
    assert table.sees(R).personality == table.personality(R)
    assert len(table.sees(R).players[Y].suspects) == players + unused - 1, "all but the own one"
    assert table.sees(None).personality == ""


@rule("ANK-1.10")
def test_the_event_deck_is_shuffled() -> None:
    top = Counter(EVENTS[new_game(2, seed).pos.events[-1]] for seed in range(300))
    assert sorted(top) == sorted(EVENT_CARDS)
    assert min(top.values()) > 5, "25 are expected"


@rule("ANK-1.11")
@pytest.mark.parametrize("edition", ["hungarian", "english-2011"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_green_card_is_drawn_before_the_first_brown_one(players: int, edition: str) -> None:
    for seed in range(10):
        table = new_game(players, seed, edition=edition)
        deck, hands = table.deck, [card for seat in range(players) for card in table.hand(seat)]
        green, brown = 48 - 5 * players, 51 if players == 2 else 53
        assert table.sees(None).deck == (green, brown)
        assert len(deck) == len({*deck}) == green + brown
        assert {*hands, *deck[:green]} == GREEN, "all 48 of them: in the hands, and on top"
        assert len(hands) + green == 48
        assert not GREEN.intersection(deck[green:]), "all brown ones below"
        drawn: list[str] = []
        for _ in deck:
            before = table.hand(R)
            table.pos.draw_card(R)
            drawn += (Counter(table.hand(R)) - Counter(before)).elements()
        assert drawn == deck, "from the top"


@rule("ANK-1.11")
def test_green_and_brown_cards_are_each_shuffled() -> None:
    """In each pile every card comes to lie everywhere: here in the upper half and in the lower half."""
    games = [new_game(4, seed).deck for seed in range(60)]
    for pile, size in (([deck[:28] for deck in games], 48), ([deck[28:] for deck in games], 53)):
        half = len(pile[0]) // 2
        upper = Counter(card for deck in pile for card in deck[:half])
        lower = Counter(card for deck in pile for card in deck[half:])
        assert len(upper) == len(lower) == size
        assert min([*upper.values(), *lower.values()]) > 4, "at least 17 are expected"


@rule("ANK-1.12")
@pytest.mark.parametrize(("players", "left"), [(2, 89), (3, 86), (4, 81)])
def test_everybody_draws_five_cards(players: int, left: int) -> None:
    table = new_game(players)
    assert [table.cards(seat) for seat in range(players)] == [5] * players
    assert sum(table.sees(None).deck) == left


@rule("ANK-1.13")
def test_all_area_cards_lie_in_the_display_and_the_discard_pile_is_empty() -> None:
    table = new_game(4)
    assert [table.area_cards(seat) for seat in (R, Y, G, B)] == [[], [], [], []]
    assert table.sees(None).gone == []
    assert table.discard == []


@rule("ANK-1.13")
def test_the_first_player_is_chosen_at_random() -> None:
    first = Counter(new_game(4, seed).seat for seed in range(200))
    assert sorted(first) == [R, Y, G, B]
    assert min(first.values()) > 25, "50 are expected"
