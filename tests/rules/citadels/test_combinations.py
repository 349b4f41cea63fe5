"""Two or three rare things at once: combinations of characters, unique districts, markers and an empty deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citadels import Table, cast_with, given
from tests.marks import rule
from tests.rules.citadels.information import heard, look_the_same
from tetrapolis.games.citadels.rules.cards import BASIC, NAMES

CITY_OF_6 = ["tavern", "market", "docks", "church", "prison", "temple"]


def bewitched(char: str, *others: str, **more: Any) -> Table:
    """Seat 0 is the Witch on hold, seat 1 holds the character she named and has gathered gold: she goes on as it."""
    holders = {"witch": 0, char: 1}
    table = given(cast=cast_with("witch", char, *others), holders=holders, bewitched=char, **more)
    table.call(char).play("gather gold")
    assert table.asked == (0, "turn")
    return table


# ---- who can know what


@rule("CIT-3.10", "CIT-3.12", "CIT-5.7")
def test_an_exhausted_deck_and_an_empty_stash_hide_how_many_cards_the_spy_found() -> None:
    """One card gained and no gold taken: with a deck of one and an empty stash that may have been more matches."""

    def spied(*hand: str) -> Table:
        table = given(cast=cast_with("spy"), holders={"spy": 0}, gold={1: 0}, hands={1: hand}, deck_size=1)
        return table.call("spy").play("spy p2 trade")

    look_the_same(spied("market", "manor", "castle"), spied("market", "docks", "castle"), 2, None)


@rule("CIT-3.12", "CIT-5.7")
def test_the_gold_the_spy_takes_tells_the_matches_when_the_deck_is_empty() -> None:
    hand = ["market", "docks", "castle"]
    table = given(cast=cast_with("spy"), holders={"spy": 0}, gold={1: 5}, hands={1: hand}, deck_size=0)
    table.call("spy").play("spy p2 trade")
    trade = {district.id for district in BASIC if district.type == 2}
    for world in table.worlds(2):
        assert sum(NAMES[kind] in trade for kind in world.hands[1]) == 2


@rule("CIT-3.10", "CIT-3.11")
def test_nobody_learns_from_his_own_hand_which_card_another_player_buried() -> None:
    """Seat 0 buries Manor or Castle, the Scholar shuffles, seat 1 draws the Manor, seat 0 the Castle."""
    uniques = ["dragon_gate", "basilica", "capitol", "wishing_well", "ivory_tower", "map_room", "imperial_treasury"]
    uniques += ["statue", "keep", "quarry", "smithy", "library"]

    def buried(card: str, other: str, seed: int) -> Table:
        rest = [district.id for district in BASIC for _ in range(district.copies)] + uniques
        for name in ("tavern", "manor", "castle"):
            rest.remove(name)
        table = given(
            players=3,
            cast=cast_with("scholar", ninth=True),
            holders={"assassin": 1, "thief": 0, "king": 2, "scholar": 2, "warlord": 1, "artist": 0},
            hands={0: [card]},
            cities={0: ["laboratory", "museum"]},
            deck=["tavern", other],
            museum=rest,
            gold=5,
            seed=seed,
        )
        table.call("thief").play("gather gold", f"laboratory {card}", "end").until_called("scholar")
        table.play("gather gold", "study", "keep tavern", "build tavern", "end")
        assert table.asked == (1, "turn")
        return table.play("gather cards", "keep manor", "end", "gather cards")

    tables = [(buried("manor", "castle", seed), buried("castle", "manor", 5 - seed)) for seed in range(6)]
    alike = [(one, two) for one, two in tables if heard(one, 1) == heard(two, 1)]
    assert alike
    for one, two in alike:
        look_the_same(one, two, 1)


# ---- the draft and the Theater


@rule("CIT-2.12", "CIT-2.13", "CIT-15.32")
@pytest.mark.parametrize("players", [7, 8])
@pytest.mark.parametrize("theater", ["with the last player", "of the last player"])
@pytest.mark.parametrize("keeps_first", [True, False])
def test_the_theater_moves_the_card_the_last_of_seven_or_eight_kept(
    players: int, theater: str, keeps_first: bool
) -> None:
    last = players - 1
    owner, other = (2, last) if theater == "with the last player" else (last, 2)
    table = given(players=players, cities={owner: ["theater"]}, absent=["king"]).call("assassin").end_round()
    pos = table.pos
    assert (pos.crown, table.asked) == (0, (0, "draft"))
    while table.seat != last:
        table.play(table.choices("pick ")[0])
    first, passed = pos.zones[0], pos.pool[0]
    kept, laid = (first, passed) if keeps_first else (passed, first)
    table.play(f"pick {pos.char(kept)}")
    assert table.asked == (owner, "theater")
    swapped = pos.holder.index(2)
    table.play(f"swap_characters p{other + 1}")
    assert (pos.holder[kept], pos.holder[swapped], pos.holder[laid]) == (2, last, -1)
    pos.check()
    for seat in (2, last):
        assert all(world.holder[kept] == 2 for world in table.worlds(seat, 10))
    # the last player saw which card lies face down
    assert {world.holder[laid] for world in table.worlds(last, 10)} == {-1}


# ---- the Witch


@rule("CIT-6.13", "CIT-12.4", "CIT-15.1", "CIT-15.24")
def test_the_witch_as_navigator_builds_nothing_but_uses_armory_and_park() -> None:
    table = bewitched(
        "navigator",
        gold=9,
        hands={0: ["stables", "necropolis", "thieves_den"]},
        cities={0: ["framework", "armory", "park", "museum", "laboratory"], 2: ["keep"]},
        protected=2,
    )
    assert not [text for text in table.choices() if text.split()[0] in ("build", "framework", "sacrifice")]
    table.play("armory p3 keep", "museum stables", "laboratory necropolis", "navigate gold")
    assert (table.city(2), table.gold(0), table.cards(0)) == ([], 15, 1)
    table.refused("build thieves_den", "framework thieves_den").play("end")
    assert table.cards(0) == 1


@rule("CIT-6.14", "CIT-8.11", "CIT-15.24")
def test_the_witch_as_seer_keeps_an_empty_hand_and_the_park_fills_it() -> None:
    table = bewitched("seer", hands={1: ["manor"], 2: ["tavern"]}, cities={0: ["park"]})
    table.play("divine", "give tavern", "give manor")
    assert [table.cards(seat) for seat in range(4)] == [0, 1, 1, 0]
    table.refused("divine").play("end")
    assert [table.cards(seat) for seat in range(4)] == [2, 1, 1, 0]


@rule("CIT-6.17", "CIT-7.15", "CIT-7.11", "CIT-17.2")
def test_the_witch_as_blackmailer_threatens_her_own_and_the_bewitched_players_second_character() -> None:
    cast = cast_with("witch", "blackmailer", ninth=True)
    holders = {"witch": 0, "merchant": 0, "blackmailer": 1, "architect": 1, "king": 2, "warlord": 2}
    table = given(players=3, cast=cast, holders=holders, bewitched="blackmailer", gold={0: 5, 1: 6, 2: 3})
    table.call("blackmailer").play("gather gold", "flower merchant", "threaten architect", "end")
    table.until_called("merchant").refused("extra_gold").play("gather gold", "refuse")
    assert table.asked == (0, "turn")
    assert table.gold(0) == 7
    table.play("extra_gold", "end")
    assert table.asked == (1, "turn")
    table.play("gather gold", "bribe")  # 6 + 2 as the bewitched one + 2 now
    assert (table.gold(0), table.gold(1)) == (13, 5)


@rule("CIT-6.5", "CIT-5.8", "CIT-15.17", "CIT-15.23")
def test_the_witch_gathers_the_last_card_with_library_and_observatory_and_still_must_name() -> None:
    cast = cast_with("witch")
    table = given(cast=cast, holders={"witch": 0}, cities={0: ["library", "observatory"]}, deck_size=1)
    table.call("witch").play("gather cards")
    assert (table.cards(0), table.deck, table.asked) == (1, [], (0, "bewitch"))
    table.play("bewitch king")
    assert table.asked[0] != 0
    table.refused("gather cards")  # nothing is left for the next one


# ---- rank 4, the Queen, the Assassin


@rule("CIT-9.9", "CIT-14.2", "CIT-14.3", "CIT-15.13", "CIT-15.31", "CIT-3.7")
def test_a_killed_emperor_who_has_the_crown_gives_it_away_and_the_queen_beside_him_gains_before_scoring() -> None:
    table = given(
        players=5,
        cast=cast_with("emperor", "queen"),
        holders={"assassin": 0, "emperor": 1, "queen": 2, "merchant": 3, "warlord": 4},
        killed="emperor",
        crown=1,
        cities={1: ["statue"], 2: ["imperial_treasury"], 3: [*CITY_OF_6, "harbor"], 4: []},
        gold={1: 4, 2: 0, 4: 7},
        hands={4: ["manor"]},
    )
    table.call("queen").refused("favor").play("gather gold", "end")
    assert table.asked == (1, "crowning")
    assert sorted(table.choices()) == ["enthrone p1", "enthrone p3", "enthrone p4", "enthrone p5"]
    table.play("enthrone p5")
    # no tribute for a killed Emperor; the Statue is without the crown; the Queen looks at the card
    assert (table.gold(1), table.gold(4), table.cards(4)) == (4, 7, 1)
    assert table.points(1) == {"districts": 3}
    assert table.points(2) == {"districts": 5, "imperial_treasury": 5}
    outcome = table.pos.outcome
    assert outcome is not None
    assert outcome.scores[3] == 1 + 2 + 3 + 2 + 2 + 1 + 4 + 4


@rule("CIT-6.3", "CIT-9.9", "CIT-9.7")
def test_the_assassin_kills_his_own_emperor_and_moves_the_crown_to_the_only_third_player() -> None:
    cast = cast_with("emperor", ninth=True)
    table = given(players=3, cast=cast, holders={"assassin": 0, "emperor": 0}, crown=1, gold={2: 5})
    table.call("assassin").play("gather gold", "kill emperor", "end")
    table.defaults_until(lambda: table.asked[1] == "crowning")
    gold = table.pos.gold.copy()
    assert (table.seat, table.choices()) == (0, ["enthrone p3"])
    table.play("enthrone p3")
    assert (table.pos.crown, table.pos.gold, table.asked) == (2, gold, (2, "draft"))


# ---- the Magistrate


@rule("CIT-10.10", "CIT-10.11", "CIT-15.6", "CIT-15.34", "CIT-14.13", "CIT-6.24")
def test_a_cardinals_thieves_den_with_factory_cards_and_a_loan_is_confiscated_and_taxed() -> None:
    table = given(
        players=5,
        cast=cast_with("magistrate", "cardinal", "tax_collector"),
        holders={"magistrate": 0, "cardinal": 1, "king": 2},
        warrants=["cardinal", "king", "thief"],
        signed="cardinal",
        gold={0: 1, 1: 1, 2: 3},
        hands={1: ["thieves_den", "manor", "castle", "palace"]},
        cities={1: ["factory"]},
        deck=["harbor", "tavern"],
    )
    table.call("cardinal").play("gather cards", "keep tavern")
    # price 5; 1 gold of his own; 4 other cards: e.g. 2 for the bank's part, 2 for the lender's
    assert table.can("borrow thieves_den p3 cards=2")
    table.refused("borrow thieves_den p3", "borrow thieves_den p3 cards=4", "borrow thieves_den p1 cards=2")
    table.play("borrow thieves_den p3 cards=2", "spend manor", "spend castle", "give palace", "give tavern")
    assert (table.gold(1), table.gold(2), table.hand(2)) == (0, 1, ["palace", "tavern"])
    assert table.asked == (0, "confiscation")
    table.play("confiscate")
    assert (table.gold(1), table.gold(2), table.cards(1), table.city(1)) == (3, 1, 0, ["factory"])
    assert (table.city(0), table.gold(0), table.pos.tax) == (["thieves_den"], 0, 1)
    assert table.deck[-2:] == ["manor", "castle"]


@rule("CIT-7.2", "CIT-6.24", "CIT-3.6", "CIT-11.3")
def test_robbed_and_warranted_the_alchemist_has_his_refund_from_the_confiscation_only() -> None:
    table = given(
        cast=cast_with("magistrate", "alchemist"),
        holders={"magistrate": 0, "thief": 1, "alchemist": 2},
        warrants=["alchemist", "king", "warlord"],
        signed="alchemist",
        robbed="alchemist",
        gold={1: 0, 2: 6},
        hands={2: ["market", "stables"]},
        cities={2: ["poor_house"]},
    )
    table.call("alchemist")
    assert (table.gold(1), table.gold(2)) == (6, 0)
    table.play("gather gold", "build stables", "confiscate")
    assert (table.gold(2), table.city(0)) == (2, ["stables"])
    table.play("build market")
    assert (table.asked, table.gold(2)) == ((2, "turn"), 0)
    table.play("end")
    assert table.gold(2) == 3  # the Poor House's coin first, then 2 for the Market, nothing for the Stables


@rule("CIT-15.6", "CIT-6.23", "CIT-8.5", "CIT-8.8", "CIT-15.8")
def test_a_confiscated_factory_or_framework_does_not_help_its_builder_any_more() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "architect": 1},
        warrants=["architect", "king", "warlord"],
        signed="architect",
        gold={1: 8},
        hands={1: ["factory", "smithy"]},
    )
    table.call("architect").play("gather gold", "build factory", "confiscate", "build smithy")
    assert (table.gold(1), table.city(0), table.city(1)) == (5, ["factory"], ["smithy"])

    def wizard(answer: str) -> Table:
        table = given(
            cast=cast_with("magistrate", "wizard"),
            holders={"magistrate": 0, "wizard": 1},
            warrants=["wizard", "king", "warlord"],
            signed="wizard",
            gold={1: 1},
            hands={1: ["palace"], 2: ["framework"]},
        )
        return table.call("wizard").play("gather gold", "look p3", "take framework", "build framework", answer)

    table = wizard("confiscate").refused("framework palace", "build palace")
    assert (table.gold(1), table.city(0), table.city(1)) == (3, ["framework"], [])
    table = wizard("pass").play("framework palace")
    assert (table.gold(1), table.city(0), table.city(1), table.bottom) == (0, [], ["palace"], "framework")


@rule("CIT-14.13", "CIT-14.14", "CIT-14.12", "CIT-17.2")
def test_the_tax_collectors_player_confiscates_with_his_other_character_and_collects_his_own_tax() -> None:
    table = given(
        players=3,
        cast=cast_with("magistrate", "tax_collector"),
        holders={"magistrate": 0, "tax_collector": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        gold={0: 2, 1: 4},
        hands={0: ["manor"], 1: ["market"]},
    )
    table.call("merchant").play("gather gold", "build market", "confiscate")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (1, 6, 1)
    table.play("end").until_called("tax_collector").play("gather gold", "build manor")
    assert (table.gold(0), table.pos.tax) == (0, 1)
    table.play("collect")
    assert (table.gold(0), table.pos.tax) == (1, 0)


# ---- markers and other payments


@rule("CIT-7.11", "CIT-11.3", "CIT-14.7")
def test_neither_bribe_nor_tax_nor_smithy_is_refunded_to_a_threatened_alchemist() -> None:
    table = given(
        players=5,
        cast=cast_with("blackmailer", "alchemist", "tax_collector"),
        holders={"blackmailer": 0, "alchemist": 1},
        threats=["alchemist", "king"],
        flowered="king",
        gold={0: 0, 1: 15},
        hands={1: ["palace"]},
        cities={1: ["smithy"]},
    )
    table.call("alchemist").play("gather gold")
    assert table.choices() == ["bribe", "refuse"]
    table.play("bribe", "smithy", "build palace")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (8, 1, 1)
    table.play("end")
    assert table.gold(1) == 6


@rule("CIT-11.3", "CIT-15.7", "CIT-15.30", "CIT-15.34")
def test_the_alchemist_gets_back_gold_only_not_cards_and_nothing_for_what_the_framework_paid() -> None:
    table = given(
        cast=cast_with("alchemist"), holders={"alchemist": 0}, gold={0: 1}, hands={0: ["framework", "stables"]}
    )
    table.call("alchemist").play("gather gold", "build framework", "framework stables")
    assert (table.city(0), table.gold(0)) == (["stables"], 0)
    table.play("end")
    assert table.gold(0) == 3
    table = given(
        cast=cast_with("alchemist"),
        holders={"alchemist": 0},
        gold={0: 1},
        hands={0: ["thieves_den", "manor", "castle"]},
        cities={0: ["factory", "park", "poor_house"]},
    )
    table.call("alchemist").play("gather gold", "build thieves_den cards=2", "spend manor", "spend castle")
    assert (table.gold(0), table.cards(0)) == (0, 0)
    table.play("end")
    assert (table.gold(0), table.cards(0)) == (4, 2)  # Poor House 1, refund 3, Park 2 cards


# ---- the Wizard


@rule("CIT-8.8", "CIT-15.22", "CIT-5.11", "CIT-8.6")
def test_the_wizard_builds_a_taken_necropolis_for_a_beautified_framework_and_one_more_district() -> None:
    table = given(
        cast=cast_with("wizard"),
        holders={"wizard": 0},
        gold={0: 1},
        hands={0: ["manor"], 1: ["necropolis"]},
        cities={0: ["framework+", "manor"]},
    )
    bank = table.pos.bank
    table.call("wizard").play("gather gold", "look p2", "take necropolis")
    assert sorted(table.choices()) == ["framework necropolis", "sacrifice framework+", "sacrifice manor", "to_hand"]
    table.play("sacrifice framework+")
    assert (table.city(0), table.bottom, table.pos.bank) == (["manor", "necropolis"], "framework", bank + 2 - 1)
    table.play("build manor")
    assert table.city(0) == ["manor", "necropolis", "manor"]


@rule("CIT-4.6", "CIT-4.10", "CIT-8.6")
def test_stables_the_wizard_took_before_gathering_are_built_later_outside_the_limit() -> None:
    table = given(cast=cast_with("wizard"), holders={"wizard": 0}, gold=3, hands={0: ["manor"], 1: ["stables"]})
    table.call("wizard").play("look p2", "take stables")
    assert table.choices() == ["to_hand"]
    table.play("to_hand").refused("build stables", "look p2")
    table.play("gather gold", "build manor", "build stables")
    assert (table.city(0), table.gold(0)) == (["manor", "stables"], 0)


@rule("CIT-8.8", "CIT-15.34", "CIT-15.24", "CIT-14.8")
def test_the_wizard_pays_a_taken_thieves_den_with_his_whole_hand_and_the_park_fills_it() -> None:
    hand = ["manor", "castle", "palace", "temple", "church", "tavern"]
    table = given(
        players=5,
        cast=cast_with("wizard", "tax_collector"),
        holders={"wizard": 0},
        gold={0: 0},
        hands={0: hand, 1: ["thieves_den"]},
        cities={0: ["park"]},
    )
    table.call("wizard").play("gather gold", "look p2", "take thieves_den")
    assert table.choices("build") == [f"build thieves_den cards={cards}" for cards in (4, 5, 6)]
    table.play("build thieves_den cards=6", *(f"spend {card}" for card in hand))
    assert (table.city(0), table.gold(0), table.pos.tax) == (["park", "thieves_den"], 1, 1)
    assert table.deck[-6:] == hand
    table.play("end")
    assert table.cards(0) == 2


# ---- a small deck


@rule("CIT-8.3", "CIT-5.7")
def test_the_magician_redraws_his_own_cards_from_an_empty_deck() -> None:
    hand = ["manor", "castle", "palace"]
    table = given(holders={"magician": 0}, hands={0: hand}, deck_size=0).call("magician")
    table.play("redraw palace", "redraw manor", "done")
    assert (table.hand(0), table.deck) == (sorted(hand), [])
    table = given(holders={"magician": 0}, hands={0: hand}, deck=["tavern"], deck_size=1).call("magician")
    table.play("redraw palace", "redraw manor", "done")
    assert (table.hand(0), table.deck) == (["castle", "palace", "tavern"], ["manor"])


@rule("CIT-5.8", "CIT-15.16", "CIT-12.5")
def test_a_card_the_laboratory_puts_into_an_empty_deck_can_be_gathered_or_studied() -> None:
    cast = cast_with("scholar")
    table = given(cast=cast, holders={"scholar": 0}, hands={0: ["manor"]}, cities={0: ["laboratory"]}, deck_size=0)
    table.call("scholar").refused("gather cards", "study").play("laboratory manor")
    assert table.can("gather cards")
    table.play("study").refused("keep castle")
    table.play("keep manor")
    assert (table.hand(0), table.deck, table.gold(0)) == (["manor"], [], 4)
    table.refused("gather cards").play("gather gold")


@rule("CIT-7.7", "CIT-5.7")
def test_the_spy_finds_more_cards_than_the_deck_and_the_stash_hold() -> None:
    hand = ["market", "docks", "harbor", "manor"]
    table = given(cast=cast_with("spy"), holders={"spy": 0}, gold={0: 0, 1: 2}, hands={1: hand}, deck_size=1)
    table.call("spy").play("spy p2 trade")
    assert (table.gold(0), table.gold(1), table.cards(0), table.deck) == (2, 0, 1, [])
    assert table.hand(1) == sorted(hand)


@rule("CIT-10.5", "CIT-5.7", "CIT-15.27")
def test_the_abbot_loses_the_cards_the_deck_lacks() -> None:
    table = given(
        cast=cast_with("abbot"), holders={"abbot": 0}, cities={0: ["temple", "church", "school_of_magic"]}, deck_size=1
    )
    table.call("abbot")
    assert table.choices("tithe") == ["tithe 0", "tithe 1", "tithe 2", "tithe 3"]
    table.play("tithe 1")
    assert (table.gold(0), table.cards(0)) == (3, 1)


# ---- rank 8, Armory, Museum, Monument


@rule("CIT-13.6", "CIT-13.9", "CIT-15.21", "CIT-14.5", "CIT-15.11")
def test_the_diplomat_gives_a_beautified_museum_with_its_cards_into_a_walled_city() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"diplomat": 0},
        gold={0: 1, 1: 0},
        cities={0: ["museum+", "tavern"], 1: ["great_wall", "palace", "market"]},
        museum=["manor", "castle"],
    )
    table.call("diplomat")
    # Palace 5 for Museum 4 + 1: no difference, but the wall's coin; the wall itself needs the 6 - 5 = 1 he has
    assert table.can("exchange p2 great_wall")
    table.play("exchange p2 palace")
    assert table.choices() == ["hand_over museum+"]
    table.play("hand_over museum+")
    assert (table.gold(0), table.gold(1)) == (0, 1)
    assert table.city(1) == ["great_wall", "market", "museum+"]
    assert (table.points(1)["museum"], "museum" in table.points(0)) == (2, False)
    table.play("gather gold").refused("museum manor")


@rule("CIT-13.11", "CIT-5.11", "CIT-4.16", "CIT-15.1", "CIT-15.21")
def test_the_marshal_seizes_an_armory_and_fires_it_at_once_at_a_beautified_museum() -> None:
    table = given(
        cast=cast_with("marshal"),
        holders={"marshal": 0},
        gold={0: 4, 1: 0},
        cities={0: ["quarry"], 1: ["great_wall", "armory", "stables+", "framework+"], 2: ["museum+", "keep"]},
        museum=["manor", "castle"],
        protected=2,
    )
    bank = table.pos.bank
    table.call("marshal")
    # Stables 2 + 1 within the limit, Framework 3 + 1 not; each with the wall's coin
    assert table.choices("seize") == ["seize p2 armory", "seize p2 stables+"]
    table.play("seize p2 armory", "armory p3 museum+")
    assert (table.gold(0), table.gold(1), table.city(0), table.city(2)) == (0, 4, ["quarry"], ["keep"])
    assert table.deck[-4:-2] == ["armory", "museum"]
    assert sorted(table.deck[-2:]) == ["castle", "manor"]
    assert (table.pos.museum, table.pos.bank) == ([], bank - 1)


@rule("CIT-15.19", "CIT-15.22", "CIT-5.16", "CIT-16.4")
def test_who_sacrifices_the_monument_of_his_completed_city_keeps_the_points_and_loses_the_immunity() -> None:
    table = given(
        holders={"merchant": 0, "warlord": 1},
        cities={0: ["monument", "tavern", "market", "docks", "church", "prison"]},
        hands={0: ["necropolis"]},
        gold={0: 0, 1: 3},
    )
    table.call("merchant").play("gather gold", "sacrifice monument")
    assert (table.pos.size(0), table.pos.is_complete(0)) == (6, False)
    table.play("end").until_called("warlord").play("destroy p1 tavern")
    assert table.points(0)["first"] == 4
    table.end_round()
    assert table.pos.outcome is not None


@rule("CIT-13.7", "CIT-5.15", "CIT-15.10", "CIT-15.15", "CIT-10.4")
def test_a_diplomat_with_completed_city_and_own_bishop_hands_over_keep_or_great_wall() -> None:
    cast = cast_with("diplomat")
    table = given(
        players=2,
        cast=cast,
        holders={"bishop": 0, "diplomat": 0},
        cities={0: [*CITY_OF_6, "keep", "great_wall"], 1: ["manor", "dragon_gate"]},
        gold={0: 3, 1: 0},
        protected=0,
    )
    table.call("diplomat")
    assert table.choices("exchange") == ["exchange p2 manor", "exchange p2 dragon_gate"]
    table.play("exchange p2 dragon_gate")
    assert table.choices() == ["hand_over docks", "hand_over keep", "hand_over great_wall"]
    table.play("hand_over keep")
    assert (table.gold(0), table.gold(1), table.city(1)) == (0, 3, ["manor", "keep"])


# ---- building


@rule("CIT-11.5", "CIT-15.26", "CIT-15.30")
def test_the_trader_with_a_quarry_builds_equal_trade_districts_the_stables_and_one_other() -> None:
    table = given(
        cast=cast_with("trader"),
        holders={"trader": 0},
        gold={0: 12},
        hands={0: ["market", "market", "stables", "manor", "manor"]},
        cities={0: ["quarry", "market", "manor"]},
    )
    table.call("trader").play("gather gold", "build market", "build manor", "build stables", "build market")
    table.refused("build manor")
    assert table.city(0).count("market") == 3
    assert (table.gold(0), table.pos.size(0), table.pos.completed) == (5, 7, [0])


@rule("CIT-15.7", "CIT-14.8", "CIT-14.9", "CIT-5.11", "CIT-15.25")
def test_a_beautified_framework_pays_with_its_coin_gone_and_the_last_gold_is_tax() -> None:
    table = given(
        players=5,
        cast=cast_with("tax_collector"),
        holders={"thief": 0, "tax_collector": 1},
        gold={0: 0},
        hands={0: ["palace", "stables"]},
        cities={0: ["framework+", "poor_house"]},
    )
    bank = table.pos.bank
    table.call("thief").play("gather gold", "build stables")
    assert (table.gold(0), table.pos.tax) == (0, 0)
    table.play("framework palace")
    assert (table.city(0), table.pos.tax, table.pos.bank) == (["poor_house", "stables", "palace"], 0, bank - 1)
    table.play("end")
    assert table.gold(0) == 1


@rule("CIT-10.10", "CIT-7.2", "CIT-14.9")
def test_a_robbed_cardinal_borrows_from_the_thief_and_pays_no_tax() -> None:
    table = given(
        players=5,
        cast=cast_with("cardinal", "tax_collector"),
        holders={"thief": 0, "cardinal": 1, "tax_collector": 2},
        robbed="cardinal",
        gold={0: 0, 1: 4, 2: 0, 3: 0, 4: 0},
        hands={1: ["palace", "manor", "castle", "tavern"]},
    )
    table.call("cardinal").refused("borrow palace p1").play("gather gold")
    assert table.choices("borrow") == ["borrow palace p1", "borrow manor p1", "borrow castle p1"]
    table.play("borrow palace p1", "give manor", "give castle", "give tavern")
    assert (table.gold(0), table.gold(1), table.pos.tax) == (1, 0, 0)
    assert (table.cards(0), table.city(1)) == (3, ["palace"])


# ---- points


@rule("CIT-15.3", "CIT-15.4", "CIT-15.12", "CIT-15.14", "CIT-14.5")
def test_a_beautified_haunted_quarter_is_odd_for_the_basilica_whatever_type_it_is() -> None:
    table = given(cities={0: ["haunted_quarter+", "basilica", "capitol", "manor", "castle"]})
    # as noble: three nobles; as unique: three uniques; both 3 for the Capitol. Odd: 2 + 1, Capitol 5, Manor 3
    assert table.points(0) == {"districts": 3 + 4 + 5 + 3 + 4, "basilica": 3, "capitol": 3}
    table = given(cities={0: ["haunted_quarter+", "ivory_tower+", "temple", "church", "tavern"]})
    # any other type leaves the Ivory Tower alone, coin or not
    assert table.points(0) == {"districts": 3 + 6 + 1 + 2 + 1, "ivory_tower": 5}


@rule("CIT-15.18", "CIT-15.24", "CIT-15.28", "CIT-15.21")
def test_the_park_fills_the_hand_for_the_map_room_and_a_vault_under_the_museum_is_a_card() -> None:
    table = given(
        holders={"warlord": 0},
        gold=2,
        hands={0: ["secret_vault"]},
        cities={0: ["map_room", "park", "museum"], 1: [*CITY_OF_6, "harbor"]},
    )
    table.call("warlord").play("gather gold", "museum secret_vault", "end")
    outcome = table.pos.outcome
    assert outcome is not None
    assert dict(outcome.breakdown[0]) == {"districts": 5 + 6 + 4, "map_room": 2, "museum": 1}
