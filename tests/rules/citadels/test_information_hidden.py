"""Section 3, second part: hands, the deck and cards that go down unseen are hidden, over whole games too."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.citadels import Table, cast_with, drafting, given
from tests.marks import rule
from tests.rules.citadels.information import heard, look_the_same, worlds

# ---- what is hidden


@rule("CIT-3.10")
def test_a_view_holds_nothing_that_is_hidden_from_its_seat() -> None:
    """T-78: two tables that differ in hands, uncalled characters, marker faces and deck order look the same to X."""
    one = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "bishop": 1, "warlord": 2, "magician": 3},
        hands={0: ["castle", "palace"], 1: ["temple"], 3: ["manor"]},
        cities={2: ["museum"]},
        museum=["tavern"],
        deck=["market", "harbor", "fortress"],
        warrants=["king", "bishop", "warlord"],
        signed="king",
    ).call("magician")
    two = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "bishop": 2, "warlord": 1, "magician": 3},
        hands={0: ["harbor", "docks"], 1: ["tavern"], 3: ["manor"]},
        cities={2: ["museum"]},
        museum=["prison"],
        deck=["church", "castle", "palace"],
        warrants=["king", "bishop", "warlord"],
        signed="warlord",
    ).call("magician")
    look_the_same(one, two, 3, None)
    # and the three whose own secrets differ do see them
    for seat in (0, 1, 2):
        assert one.pos.observe(seat).to_json() != two.pos.observe(seat).to_json()


@rule("CIT-3.10")
def test_other_hands_and_the_deck_are_hidden() -> None:
    """T-78: no other hand's cards, no deck order, no card under a Museum, before, during and after an action."""
    tables = []
    for hands, under, deck in (
        ({1: ["castle", "palace"], 2: ["temple"]}, ["tavern"], ["market", "harbor"]),
        ({1: ["harbor", "fortress"], 2: ["market"]}, ["prison"], ["cathedral", "palace"]),
    ):
        tables.append(
            given(
                holders={"thief": 0, "magician": 1, "king": 2, "warlord": 3},
                hands={0: ["manor"], 3: ["docks"], **hands},
                cities={1: ["laboratory"], 3: ["museum"]},
                museum=under,
                deck=deck,
            ).call("thief")
        )
    one, two = tables
    look_the_same(one, two, 0, 3, None)
    for table in tables:
        table.play("gather gold", "end")
    look_the_same(one, two, 0, 3, None)
    for table in tables:
        table.play("gather cards")
    look_the_same(one, two, 0, 3, None)  # while seat 1 looks at the two cards he drew
    for table in tables:
        table.play(table.choices("keep")[1])
    look_the_same(one, two, 0, 3, None)
    for table in tables:
        table.play(table.choices("laboratory")[0])
        table.play(table.choices("redraw")[0])
    look_the_same(one, two, 0, 3, None)  # while he chooses cards to discard
    for table in tables:
        table.play("done", "end")
    look_the_same(one, two, 0, 3, None)


# ---- drawn and not kept, discarded


@rule("CIT-3.11")
def test_cards_drawn_and_not_kept_are_shown_to_nobody() -> None:
    table = given(holders={"thief": 0, "magician": 1}, deck=["manor", "castle"], deck_size=20).call("thief")
    table.play("gather cards", "keep castle")
    assert table.bottom == "manor"
    assert table.hears(0, "citadels-you-draw") == [{"seat": 0, "districts": ["manor", "castle"]}]
    assert table.hears(0, "citadels-you-keep") == [{"seat": 0, "district": "castle"}]
    for seat in (1, 2, 3, None):
        assert table.hears(seat, "citadels-you-draw") == []
        assert table.hears(seat, "citadels-you-keep") == []
        assert table.hears(seat, "citadels-keeps") == [{"seat": 0, "n": 1}]
    assert {world.bottom for world in worlds(table, 0)} == {"manor"}
    for seat in (1, 2, None):
        assert len({world.bottom for world in worlds(table, seat)}) > 3
        assert len({tuple(world.hand(0)) for world in worlds(table, seat)}) > 3


@rule("CIT-3.11", "CIT-15.23")
def test_with_an_observatory_two_cards_go_down_unseen() -> None:
    table = given(holders={"thief": 0}, deck=["manor", "castle", "palace"], cities={0: ["observatory"]}).call("thief")
    table.play("gather cards", "keep castle")
    for seat in (1, None):
        assert table.hears(seat, "citadels-keeps") == [{"seat": 0, "n": 2}]
    for world in worlds(table, 0):
        assert world.deck[-2:] == ["manor", "palace"]
    assert len({tuple(world.deck[-2:]) for world in worlds(table, 1)}) > 10


@rule("CIT-3.11")
def test_discarded_cards_are_shown_to_nobody() -> None:
    hand = ["manor", "castle", "palace"]
    table = given(holders={"magician": 1}, hands={1: hand}, cities={1: ["laboratory"]}).call("magician")
    table.play("laboratory castle")
    assert table.hears(1, "citadels-you-laboratory") == [{"seat": 1, "district": "castle"}]
    table.play("redraw palace", "redraw manor", "done")
    assert table.deck[-3:] == ["castle", "palace", "manor"]
    for world in worlds(table, 1):
        assert world.deck[-3:] == ["castle", "palace", "manor"]
    for seat in (0, 2, 3, None):
        assert table.hears(seat, "citadels-you-laboratory") == []
        assert table.hears(seat, "citadels-laboratory") == [{"seat": 1}]
        assert table.hears(seat, "citadels-redraws") == [{"seat": 1, "n": 2}]
        assert not any("castle" in str(event.args) or "palace" in str(event.args) for event in heard(table, seat))
        assert len({tuple(world.deck[-3:]) for world in worlds(table, seat)}) > 10


@rule("CIT-3.11", "CIT-15.34")
def test_cards_spent_on_the_thieves_den_are_shown_to_nobody() -> None:
    hand = ["thieves_den", "manor", "castle"]
    table = given(holders={"thief": 1}, hands={1: hand}, gold=2).call("thief")
    table.play("gather gold", "build thieves_den cards=2", "spend castle", "spend manor")
    assert table.deck[-2:] == ["castle", "manor"]
    for seat in (0, 2, None):
        assert table.hears(seat, "citadels-spends-card") == [{"seat": 1}, {"seat": 1}]
        assert table.hears(seat, "citadels-you-spend-card") == []
        assert len({tuple(world.deck[-2:]) for world in worlds(table, seat)}) > 10
    assert {tuple(world.deck[-2:]) for world in worlds(table, 1)} == {("castle", "manor")}


@rule("CIT-3.11", "CIT-3.10")
def test_the_scholar_knows_what_he_shuffled_in_but_not_where() -> None:
    seen = ["manor", "castle", "palace", "temple", "church", "monastery", "dragon_gate"]
    table = given(cast=cast_with("scholar"), holders={"scholar": 0}, deck=seen, deck_size=20).call("scholar")
    table.play("study", "keep manor")
    for seat in (1, 2, None):
        assert table.hears(seat, "citadels-you-draw") == []
        assert table.hears(seat, "citadels-studied") == [{"seat": 0, "n": 7}]
    places = set()
    for world in worlds(table, 0):
        assert not Counter(seen[1:]) - Counter(world.deck)
        assert "dragon_gate" not in world.hand(3)
        places.add(world.deck.index("dragon_gate"))
    assert len(places) > 8
    assert any("dragon_gate" not in world.deck for world in worlds(table, 1))


# ---- the law, over whole games


@rule("CIT-3.8", "CIT-3.9", "CIT-3.10", "CIT-3.11", "CIT-3.12")
@pytest.mark.parametrize(
    ("players", "preset", "edition"),
    [
        (2, "devious_dignitaries", "2021"),
        (3, "cunning_agents", "2016"),
        (4, "illustrious_emissaries", "2021"),
        (5, "tenacious_delegates", "2016"),
        (7, "ambitious_aristocrats", "2016"),
        (8, "vicious_nobles", "2021"),
    ],
)
def test_no_seat_can_tell_its_worlds_apart(players: int, preset: str, edition: str) -> None:
    """T-78: at any time of a game played at random; and hands, deck and characters really differ between worlds."""
    table = drafting(players, preset=preset, edition=edition)
    rng = Random(7)
    differ: Counter[str] = Counter()
    for number in range(220):
        if table.pos.outcome is not None:
            break
        moves = [str(move) for move in table.pos.legal(table.seat)]
        move = rng.choice([text for text in moves if text != "end"] or moves)
        table.play(move)
        for viewer in range(players):  # what somebody is sure of is so
            for other, player in enumerate(table.sees(viewer).players):
                assert Counter(player.known) <= Counter(table.hand(other))
        if number % 3:
            continue
        for seat in (rng.randrange(players), None):
            real = table.pos.observe(seat)
            for world in table.worlds(seat, 2):
                world.check()
                seen = world.observe(seat)
                assert seen.to_json() == real.to_json()
                other = 0 if seat != 0 else 1
                differ["hands"] += Table(world).hand(other) != table.hand(other)
                differ["deck"] += Table(world).deck != table.deck
                differ["characters"] += world.zones != table.pos.zones
    assert min(differ[what] for what in ("hands", "deck", "characters")) > 20
