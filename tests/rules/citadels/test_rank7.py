"""Section 12: Architect, Navigator, Scholar."""

from __future__ import annotations

from collections import Counter

import pytest

import tetrapolis as tp
from tests.citadels import cast_with, given
from tests.marks import rule

NAVIGATOR = cast_with("navigator")
SCHOLAR = cast_with("scholar")


# ---- Architect


@rule("CIT-12.1", "CIT-4.12")
def test_architect_gains_two_extra_cards_and_keeps_both() -> None:
    table = given(holders={"architect": 1}, deck=["docks", "harbor", "church"], gold={1: 4})
    table.call("architect").play("gather gold", "extra_cards").refused("extra_cards")
    assert table.hand(1) == ["docks", "harbor"]
    assert table.gold(1) == 6
    assert table.deck[0] == "church"


@rule("CIT-12.1")
def test_architects_extra_cards_come_whatever_he_gathered() -> None:
    table = given(holders={"architect": 1}, deck=["docks", "harbor", "church", "prison", "temple"])
    table.call("architect").play("extra_cards", "gather cards", "keep prison")
    assert table.hand(1) == ["docks", "harbor", "prison"]
    assert table.deck[0] == "temple"
    assert table.bottom == "church"


@rule("CIT-12.1", "CIT-4.11")
def test_architect_may_leave_the_extra_cards() -> None:
    table = given(holders={"architect": 1})
    table.call("architect").play("gather gold", "end")
    assert table.cards(1) == 0


@rule("CIT-12.2", "CIT-4.5")
def test_architect_builds_up_to_three_districts() -> None:
    table = given(holders={"architect": 1}, hands={1: ["temple", "tavern", "watchtower", "church"]}, gold={1: 9})
    table.call("architect").play("gather gold", "build temple", "build tavern", "build watchtower")
    assert table.city(1) == ["temple", "tavern", "watchtower"]
    assert table.gold(1) == 8
    table.refused("build church")


# ---- Navigator


@rule("CIT-12.3", "CIT-4.12")
@pytest.mark.parametrize("gathered", ["gather gold", "gather cards"])
def test_navigator_gains_four_gold_or_four_cards(gathered: str) -> None:
    for resource in ("gold", "cards"):
        table = given(cast=NAVIGATOR, holders={"navigator": 1}, deck=["docks", "harbor"], gold={1: 4})
        table.call("navigator").play(gathered)
        if gathered == "gather cards":
            table.play("keep docks")
        gold, cards = table.gold(1), table.cards(1)
        table.play(f"navigate {resource}").refused("navigate gold", "navigate cards")
        assert (table.gold(1) - gold, table.cards(1) - cards) == ((4, 0) if resource == "gold" else (0, 4))


@rule("CIT-12.3", "CIT-4.11", "CIT-4.13")
def test_navigator_may_do_it_before_gathering_or_not_at_all() -> None:
    table = given(cast=NAVIGATOR, holders={"navigator": 1}, deck=["docks", "harbor", "church", "prison", "temple"])
    table.call("navigator").play("navigate cards")
    assert table.hand(1) == ["church", "docks", "harbor", "prison"]
    assert table.deck[0] == "temple"
    table = given(cast=NAVIGATOR, holders={"navigator": 1}, gold={1: 4})
    table.call("navigator").play("gather gold", "end")
    assert (table.gold(1), table.cards(1)) == (6, 0)


@rule("CIT-12.4")
def test_navigator_builds_nothing_at_all() -> None:
    """T-53: Framework in the city, Stables and Necropolis in hand: no build action is offered."""
    table = given(
        cast=NAVIGATOR,
        holders={"navigator": 1},
        hands={1: ["stables", "necropolis", "temple"]},
        cities={1: ["framework", "tavern"]},
        gold={1: 20},
    )
    table.call("navigator").play("gather gold", "navigate gold")
    for verb in ("build", "framework", "sacrifice", "borrow"):
        assert not table.choices(verb)
    table.refused(
        "build stables",
        "build necropolis",
        "build temple",
        "framework temple",
        "framework necropolis",
        "sacrifice tavern",
    )
    assert table.choices() == ["end"]


# ---- Scholar


@rule("CIT-12.5", "CIT-4.12")
def test_scholar_draws_seven_and_keeps_one() -> None:
    seven = ["docks", "harbor", "church", "prison", "temple", "palace", "castle"]
    table = given(cast=SCHOLAR, holders={"scholar": 1}, deck=[*seven, "manor"])
    before = Counter(table.deck)
    table.call("scholar").play("study")
    assert sorted(table.choices()) == sorted(f"keep {name}" for name in seven)
    table.refused("keep manor", "end", "pass").play("keep prison")
    assert table.hand(1) == ["prison"]
    assert Counter(table.deck) == before - Counter(["prison"])
    table.refused("study")


@rule("CIT-12.5")
def test_scholar_shuffles_the_rest_into_the_whole_deck() -> None:
    # there is one of each of these: where do they end up?
    six = ["dragon_gate", "factory", "library", "museum", "park", "quarry"]
    places: Counter[int] = Counter()
    last: set[str] = set()
    for seed in range(40):
        table = given(cast=SCHOLAR, holders={"scholar": 1}, deck=["temple", *six], seed=seed)
        size = len(table.deck)
        table.call("scholar").play("study", "keep temple")
        assert len(table.deck) == size - 1
        places.update(table.deck.index(name) * 3 // size for name in six)
        last.add(table.bottom)
    # 240 cards over the upper, middle and lower third of the deck
    assert len(places) == 3
    assert min(places.values()) > 40
    assert len(last) > 5  # the part of the deck he did not see is shuffled as well


@rule("CIT-12.5", "CIT-3.11")
def test_only_the_scholar_sees_the_seven_cards() -> None:
    seven = ["docks", "harbor", "church", "prison", "temple", "palace", "castle"]
    table = given(cast=SCHOLAR, holders={"scholar": 1}, deck=seven)
    table.call("scholar").play("study")
    assert {tuple(world.deck[:7]) for world in table.worlds(1)} == {tuple(table.pos.deck[:7])}
    assert len({tuple(world.deck[:7]) for world in table.worlds(0)}) > 1
    table.play("keep prison")
    assert len({world.hands[1][0] for world in table.worlds(0)}) > 1
    assert len({world.deck[0] for world in table.worlds(1)}) > 1  # nor does he know the new order


@rule("CIT-12.5", "CIT-4.11")
def test_scholar_may_leave_the_deck_alone_and_gathers_besides() -> None:
    table = given(cast=SCHOLAR, holders={"scholar": 1}, gold={1: 4})
    before = table.deck
    table.call("scholar").play("gather gold", "end")
    assert table.deck == before
    table = given(cast=SCHOLAR, holders={"scholar": 1}, deck=["docks"], gold={1: 4})
    table.call("scholar").play("gather gold", "study", "keep docks")
    assert (table.gold(1), table.cards(1)) == (6, 1)


@rule("CIT-12.5", "CIT-5.7")
def test_scholar_with_a_small_deck() -> None:
    """T-54: deck 5: draws 5, keeps 1, shuffles 4; deck 0: nothing."""
    five = ["docks", "harbor", "church", "prison", "temple"]
    table = given(cast=SCHOLAR, holders={"scholar": 1}, deck=five, deck_size=5)
    table.call("scholar").play("study")
    assert sorted(table.choices()) == sorted(f"keep {name}" for name in five)
    table.play("keep church")
    assert table.hand(1) == ["church"]
    assert sorted(table.deck) == ["docks", "harbor", "prison", "temple"]
    orders = set()
    for seed in range(20):
        table = given(cast=SCHOLAR, holders={"scholar": 1}, deck=five, deck_size=5, seed=seed)
        table.call("scholar").play("study", "keep church")
        orders.add(tuple(table.deck))
    assert len(orders) > 5
    table = given(cast=SCHOLAR, holders={"scholar": 1}, deck_size=0)
    table.call("scholar").refused("study")
    assert (table.cards(1), table.deck) == (0, [])


@rule("CIT-5.7")
@pytest.mark.parametrize(
    ("char", "move"), [("architect", "extra_cards"), ("navigator", "navigate cards"), ("scholar", "study")]
)
def test_with_an_empty_deck_nothing_is_drawn_and_the_refusal_says_so(char: str, move: str) -> None:
    table = given(cast=cast_with(char), holders={char: 1}, deck_size=0).call(char)
    with pytest.raises(tp.IllegalMove) as caught:
        table.play(move)
    assert caught.value.id == "citadels-error-empty-deck"


@rule("CIT-12.6", "CIT-4.5")
def test_scholar_builds_two_districts() -> None:
    for studies in ([], ["study", "keep docks"]):
        table = given(
            cast=SCHOLAR,
            holders={"scholar": 1},
            hands={1: ["temple", "tavern", "watchtower"]},
            deck=["docks"],
            gold={1: 9},
        )
        table.call("scholar").play(*studies, "gather gold", "build temple", "build tavern")
        table.refused("build watchtower")
        assert table.city(1) == ["temple", "tavern"]
