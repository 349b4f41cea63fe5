"""Section 3, second part: what a player once saw he goes on knowing, as far as the cards can be followed."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.citadels import GAME, Table, cast_with, given
from tests.marks import rule
from tests.rules.citadels.information import cannot_tell, spied, worlds
from tetrapolis.games.citadels.rules.cards import NAMES
from tetrapolis.games.citadels.rules.frames import WizardPut


def museum(table: Table) -> list[str]:
    """The cards under the Museum."""
    return sorted(NAMES[kind] for kind in table.pos.museum)


# ---- a hand that was seen


@rule("CIT-3.10", "CIT-3.12")
def test_a_seen_hand_stays_known_over_the_end_of_the_round() -> None:
    table = spied(["dragon_gate", "castle", "temple"]).end_round()
    assert table.sees(None).round == 2
    assert table.sees(0).players[1].known == ["castle", "dragon_gate", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("castle", "dragon_gate", "temple")}
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-3.12")
def test_cards_gained_later_are_unknown_beside_the_known_ones() -> None:
    table = spied(["manor", "castle", "temple"]).play("extra_cards")
    assert table.sees(0).players[1].known == ["castle", "manor", "temple"]
    others = set()
    for world in worlds(table, 0):
        rest = Counter(world.hand(1)) - Counter(["castle", "manor", "temple"])
        assert rest.total() == 2
        others.add(tuple(sorted(rest)))
    assert len(others) > 10


@rule("CIT-3.10", "CIT-3.13")
def test_a_known_card_that_is_built_is_no_longer_in_the_hand() -> None:
    table = spied(["manor", "castle", "temple"]).play("build castle")
    assert table.sees(0).players[1].known == ["manor", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("manor", "temple")}


@rule("CIT-3.10", "CIT-3.11")
def test_a_seen_hand_of_three_and_one_card_discarded_unseen() -> None:
    table = spied(["manor", "castle", "temple"]).play("laboratory castle")
    assert table.sees(0).players[1].known == []
    bottoms: Counter[str] = Counter()
    for world in worlds(table, 0, 90):
        assert sorted([*world.hand(1), world.bottom]) == ["castle", "manor", "temple"]
        bottoms[world.bottom] += 1
    assert set(bottoms) == {"castle", "manor", "temple"}
    # he builds the Manor: now the bottom card is one of two
    table.play("build manor")
    found = {(tuple(world.hand(1)), world.bottom) for world in worlds(table, 0)}
    assert found == {(("castle",), "temple"), (("temple",), "castle")}
    # he builds the Temple too: now it is certain
    table.play("build temple")
    assert {world.bottom for world in worlds(table, 0)} == {"castle"}
    # a player who did not spy never learns it
    assert len({world.bottom for world in worlds(table, 2)}) > 3
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-15.21")
def test_a_seen_hand_and_one_card_put_under_the_museum_unseen() -> None:
    table = spied(["dragon_gate", "castle", "temple"]).play("museum dragon_gate")
    found = set()
    for world in worlds(table, 0):
        assert sorted([*world.hand(1), *museum(world)]) == ["castle", "dragon_gate", "temple"]
        found.add(museum(world)[0])
    assert found == {"castle", "dragon_gate", "temple"}
    assert {tuple(museum(world)) for world in worlds(table, 1)} == {("dragon_gate",)}
    assert len({tuple(museum(world)) for world in worlds(table, 3)}) > 3


@rule("CIT-3.10", "CIT-15.21")
def test_cards_under_a_museum_that_is_destroyed_go_down_unseen() -> None:
    table = spied(["castle"]).play("museum castle", "end").until_called("warlord")
    # the Spy had seen the one card: he knows what lies under the Museum, the others do not
    assert {tuple(museum(world)) for world in worlds(table, 0)} == {("castle",)}
    table.play("gather gold", "destroy p2 museum")
    assert table.deck[-2:] == ["museum", "castle"]
    for seat in (0, 1, 2, 3, None):
        for world in worlds(table, seat):
            assert world.deck[-2] == "museum"  # a destroyed district is public
    assert {world.bottom for world in worlds(table, 0)} == {"castle"}
    assert {world.bottom for world in worlds(table, 1)} == {"castle"}
    for seat in (2, 3, None):
        assert len({world.bottom for world in worlds(table, seat)}) > 3


@rule("CIT-3.10", "CIT-15.21")
def test_an_exchanged_museum_does_not_show_its_cards_to_the_new_owner() -> None:
    table = given(
        cast=cast_with("diplomat"),
        holders={"architect": 1, "diplomat": 0},
        hands={1: ["castle"]},
        cities={0: ["docks", "manor"], 1: ["museum"]},
        gold=5,
    ).call("architect")
    table.play("gather gold", "museum castle", "end", "gather gold", "exchange p2 museum", "hand_over docks")
    assert table.sees(0).players[0].museum == 1
    assert len({tuple(museum(world)) for world in worlds(table, 0)}) > 3
    assert {tuple(museum(world)) for world in worlds(table, 1)} == {("castle",)}


@rule("CIT-3.10", "CIT-3.12")
def test_a_known_hand_is_followed_through_an_exchange_by_the_magician() -> None:
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0, "magician": 2},
        hands={1: ["manor", "castle"], 2: ["docks"], 3: ["harbor"]},
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "swap_hands p2")
    assert table.sees(0).players[2].known == ["castle", "manor"]
    assert table.sees(0).players[1].known == []
    assert {tuple(world.hand(2)) for world in worlds(table, 0)} == {("castle", "manor")}
    assert len({tuple(world.hand(1)) for world in worlds(table, 0)}) > 3


@rule("CIT-3.10", "CIT-3.12")
def test_a_known_hand_and_a_card_taken_from_it_unseen_by_the_wizard() -> None:
    table = given(
        cast=cast_with("spy", "wizard"),
        holders={"spy": 0, "wizard": 2},
        hands={1: ["manor", "castle", "temple"], 2: ["docks"]},
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "look p2", "take castle", "to_hand")
    taken = set()
    for world in worlds(table, 0):
        left = Counter(["manor", "castle", "temple"]) - Counter(world.hand(1))
        (card,) = left.elements()
        assert len(world.hand(1)) == 2
        assert card in world.hand(2)
        taken.add(card)
    assert taken == {"manor", "castle", "temple"}


@rule("CIT-3.10", "CIT-3.13", "CIT-8.5")
def test_the_card_the_wizard_builds_at_once_came_from_that_hand() -> None:
    table = given(
        cast=cast_with("spy", "wizard"),
        holders={"spy": 0, "wizard": 2},
        hands={1: ["manor", "castle", "temple"], 2: ["docks"]},
        gold=5,
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "gather gold", "look p2", "take manor", "build manor")
    assert table.city(2) == ["manor"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("castle", "temple")}
    assert table.sees(0).players[1].known == ["castle", "temple"]


@rule("CIT-3.10", "CIT-8.3")
def test_a_known_hand_and_cards_the_magician_discards_unseen() -> None:
    table = given(
        cast=cast_with("spy"),
        holders={"spy": 0, "magician": 1},
        hands={1: ["manor", "castle", "temple"]},
        deck=["docks", "harbor"],
    ).call("spy")
    table.play("spy p2 unique", "gather gold", "end", "redraw temple", "redraw manor", "done")
    assert table.hand(1) == ["castle", "docks", "harbor"]
    kept = set()
    for world in worlds(table, 0, 80):
        known = Counter([*world.hand(1), *world.deck[-2:]])
        assert not Counter(["manor", "castle", "temple"]) - known
        assert not Counter(world.deck[-2:]) - Counter(["manor", "castle", "temple"])
        kept.add(frozenset(["manor", "castle", "temple"]) - frozenset(world.deck[-2:]))
    assert kept == {frozenset(["manor"]), frozenset(["castle"]), frozenset(["temple"])}


# ---- a card that was seen


@rule("CIT-3.10", "CIT-3.11")
def test_a_card_seen_going_to_the_bottom_is_followed_to_whoever_draws_it() -> None:
    table = given(
        holders={"thief": 0, "magician": 1, "king": 2, "architect": 3},
        hands={0: ["docks"], 1: ["harbor"], 2: []},
        deck=["manor", "dragon_gate", "temple"],
        deck_size=3,
    ).call("thief")
    table.play("gather cards", "keep manor", "end")  # Temple on top, the Dragon Gate below it
    assert table.deck == ["temple", "dragon_gate"]
    assert {world.bottom for world in worlds(table, 0)} == {"dragon_gate"}
    table.play("gather cards", "keep dragon_gate", "end")  # seat 1 keeps one and buries the other
    found = set()
    for world in worlds(table, 0):
        assert ("dragon_gate" in world.hand(1)) != (world.bottom == "dragon_gate")
        found.add(world.bottom == "dragon_gate")
    assert found == {True, False}
    table.play("gather cards", "end")  # one card left: seat 2 gets it
    for world in worlds(table, 0):
        assert ("dragon_gate" in world.hand(1)) != (world.hand(2) == ["dragon_gate"])
    # seat 1 knows for sure what seat 2 got
    assert {tuple(world.hand(2)) for world in worlds(table, 1)} == {("temple",)}
    cannot_tell(table, 0, 1, 2, 3, None)


@rule("CIT-3.10", "CIT-3.13")
def test_a_destroyed_district_is_known_at_the_bottom_by_all_and_then_to_its_drawer() -> None:
    table = given(holders={"warlord": 0, "king": 1}, cities={2: ["dragon_gate"]}, gold=6, deck_size=2, crown=1).call(
        "warlord"
    )
    table.play("gather gold", "destroy p3 dragon_gate")
    for seat in (0, 1, 2, 3, None):
        assert {world.bottom for world in worlds(table, seat)} == {"dragon_gate"}
    table.play("end")
    table.defaults_until(lambda: table.asked[1] == "turn")
    table.play("gather cards")
    first = table.seat
    table.play(table.choices("keep")[0], "end", "gather cards")
    second = table.seat
    assert sorted(table.choices("keep")) != []
    assert "keep dragon_gate" in table.choices("keep")
    table.play("keep dragon_gate")
    third = ({0, 1, 2} - {first, second}).pop()
    found = set()
    for world in worlds(table, third):
        assert ("dragon_gate" in world.hand(second)) != (world.bottom == "dragon_gate")
        found.add(world.bottom)
    assert len(found) > 1
    # who buried the other card before knows both cards, and still not which one was kept
    (buried,) = {world.bottom for world in worlds(table, second)}
    assert buried == table.bottom
    assert {world.bottom for world in worlds(table, first)} == {buried, "dragon_gate"}


@rule("CIT-3.10", "CIT-3.12")
def test_a_card_given_away_may_come_back_into_play() -> None:
    # the Seer gave the Keep to seat 1; seat 1 discards one of three cards unseen and then builds the Keep
    table = given(
        cast=cast_with("seer"),
        holders={"seer": 0, "architect": 1},
        hands={0: ["keep"], 1: ["tavern"]},
        cities={1: ["laboratory"]},
        gold=10,
        deck=["manor", "castle"],
    ).call("seer")
    table.play("divine", "give keep", "gather gold", "end").until_called("architect")
    table.play("gather gold", "extra_cards", "laboratory manor")
    found = set()
    for world in worlds(table, 0):
        assert ("keep" in world.hand(1)) != (world.bottom == "keep")
        found.add(world.bottom == "keep")
    assert found == {True, False}
    table.play("build keep")
    for world in worlds(table, 0):
        assert "keep" not in world.hand(1)
        assert world.bottom != "keep"
        assert world.city(1) == ["laboratory", "keep"]
    assert len({world.bottom for world in worlds(table, 0)}) > 3
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-3.12")
def test_a_known_card_of_which_there_are_several_may_be_another_one() -> None:
    # as before with a Manor: when a Manor is built, the one he gave may still be at the bottom
    table = given(
        cast=cast_with("seer"),
        holders={"seer": 0, "architect": 1},
        hands={0: ["manor"], 1: ["tavern"]},
        cities={1: ["laboratory"]},
        gold=10,
        deck=["castle", "manor"],
    ).call("seer")
    table.play("divine", "give manor", "gather gold", "end").until_called("architect")
    table.play("gather gold", "extra_cards", "laboratory manor", "build manor")
    bottoms = {world.bottom for world in worlds(table, 0, 90)}
    assert "manor" in bottoms
    assert len(bottoms) > 3
    cannot_tell(table, 0, 1, 2, None)


@rule("CIT-3.10", "CIT-12.5")
def test_a_known_place_in_the_deck_is_lost_when_the_scholar_shuffles() -> None:
    table = given(
        cast=cast_with("scholar"),
        holders={"thief": 0, "scholar": 1},
        hands={3: ["docks"]},
        deck=["manor", "dragon_gate"],
        deck_size=20,
    ).call("thief")
    table.play("gather cards", "keep manor", "end").until_called("scholar")
    assert {world.bottom for world in worlds(table, 0)} == {"dragon_gate"}
    table.play("study")
    table.play(table.choices("keep")[0])
    places = set()
    for world in worlds(table, 0):
        # it was below the seven cards he drew: he cannot have it, but it may be anywhere in the deck
        assert "dragon_gate" in world.deck
        places.add(world.deck.index("dragon_gate"))
    assert len(places) > 8


@rule("CIT-3.10")
def test_a_hand_that_was_empty_holds_only_what_came_since() -> None:
    table = given(
        holders={"thief": 0, "magician": 1, "king": 2, "warlord": 3},
        hands={0: ["docks", "temple"], 1: []},
        deck=["harbor"],
    ).call("magician")
    table.play("swap_hands p1")  # seat 1 had nothing: seat 0 is empty now and knows seat 1's hand
    assert table.cards(0) == 0
    assert table.sees(0).players[1].known == ["docks", "temple"]
    table.play("gather cards")
    table.play(table.choices("keep")[0])
    for world in worlds(table, 0):
        assert not Counter(["docks", "temple"]) - Counter(world.hand(1))
        assert len(world.hand(1)) == 3


# ---- saved and loaded


@rule("CIT-3.10")
def test_a_loaded_game_remembers_what_everybody_knows() -> None:
    table = spied(["manor", "castle", "temple"]).play("laboratory castle")
    loaded = GAME.from_json(table.pos.to_json())
    for seat in (0, 1, 2, 3, None):
        assert loaded.observe(seat).to_json() == table.pos.observe(seat).to_json()
    for _ in range(10):
        world = loaded.observe(0).resample(Random(3))
        twin = table.pos.observe(0).resample(Random(3))
        assert world.to_json() == twin.to_json()


@rule("CIT-3.10", "CIT-8.5")
def test_in_every_world_the_card_the_wizard_holds_up_is_the_one_he_took() -> None:
    table = given(
        cast=cast_with("spy", "wizard"),
        holders={"spy": 0, "wizard": 1},
        gold={1: 9},
        hands={1: ["palace", "fortress"], 2: ["docks", "market"]},
    )
    table.call("spy").play("spy p3 trade", "gather gold", "end")
    table.until_called("wizard").play("gather gold", "look p3", "take docks")
    for world in table.worlds(0):
        frame = world.stack[-1]
        assert isinstance(frame, WizardPut)
        assert NAMES[frame.kind] in ("docks", "market")
        world.play(1, GAME.parse_move(f"build {NAMES[frame.kind]}"))
        left = {"docks", "market"} - {NAMES[frame.kind]}
        assert {NAMES[kind] for kind in world.hands[2]} == left
        assert world.observe(0).view.players[2].known == sorted(left)
