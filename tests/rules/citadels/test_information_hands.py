"""Section 3, second part: who learns what when somebody looks at a hand or cards change hands."""

from __future__ import annotations

from collections import Counter

from tests.citadels import cast_with, given
from tests.marks import rule
from tests.rules.citadels.information import cannot_tell, spied, worlds


@rule("CIT-3.12")
def test_only_the_spy_sees_the_hand() -> None:
    hands = {1: ["temple", "church", "manor"], 0: [], 2: ["docks"], 3: ["harbor", "harbor"]}
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands=hands, gold={1: 1}).call("spy")
    table.play("spy p2 religious")
    assert table.hears(0, "citadels-you-see-hand")[0]["districts"] == ["manor", "temple", "church"]
    assert table.sees(0).players[1].known == ["church", "manor", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("church", "manor", "temple")}
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-you-see-hand") == []
        assert table.sees(seat).players[1].known == []
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5
    # type, gold and number of cards are public; which cards the Spy gained is not
    for seat in (1, 2, 3, None):
        (told,) = table.hears(seat, "citadels-spies")
        assert (told["seat"], told["target"], told["type"], told["gold"]) == (0, 1, "religious", 1)
        assert table.hears(seat, "citadels-gains-cards") == [{"seat": 0, "n": 2}]
        assert table.sees(seat).players[0].gold == 3
        assert table.sees(seat).players[0].cards == 2
    # the player looked at has learned nothing about the Spy
    assert len({tuple(world.hand(0)) for world in worlds(table, 1)}) > 5


@rule("CIT-3.12")
def test_the_others_know_how_many_cards_of_the_type_the_spy_found() -> None:
    hands = {1: ["temple", "church", "manor"], 2: ["docks"], 3: ["harbor"]}
    table = given(cast=cast_with("spy"), holders={"spy": 0}, hands=hands).call("spy").play("spy p2 religious")
    religious = {"temple", "church", "monastery", "cathedral"}
    for seat in (2, 3, None):
        for world in worlds(table, seat):
            assert sum(name in religious for name in world.hand(1)) == 2


@rule("CIT-3.12", "CIT-3.10")
def test_the_others_keep_that_number_in_mind_while_cards_move() -> None:
    religious = {"temple", "church", "monastery", "cathedral"}
    hand = ["temple", "church", "manor"]
    table = spied(hand).play("build temple")
    for seat in (2, 3, None):
        for world in worlds(table, seat):
            assert len(world.hand(1)) == 2
            assert sum(name in religious for name in world.hand(1)) == 1
    table = spied(hand).play("laboratory church")
    for seat in (2, 3, None):
        bottoms = set()
        for world in worlds(table, seat):
            assert sum(name in religious for name in [*world.hand(1), world.bottom]) == 2
            bottoms.add(world.bottom in religious)
        assert bottoms == {True, False}
    # and that there is none of a type
    table = spied(["manor", "castle"])
    assert table.said("citadels-spies")[0]["n"] == 0
    for seat in (2, 3, None):
        for world in worlds(table, seat):
            assert not religious & set(world.hand(1))
    cannot_tell(table, 0, 1, 2, 3, None)


@rule("CIT-3.12")
def test_what_the_wizard_sees_and_takes_only_he_and_the_giver_know() -> None:
    hands = {0: ["docks"], 1: ["temple", "church", "dragon_gate"], 3: ["harbor"]}
    table = given(cast=cast_with("wizard"), holders={"wizard": 0}, hands=hands).call("wizard").play("look p2")
    assert table.hears(0, "citadels-you-see-hand")[0]["districts"] == ["temple", "church", "dragon_gate"]
    table.play("take dragon_gate", "to_hand")
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-looks") == [{"seat": 0, "target": 1}]
        assert table.hears(seat, "citadels-you-see-hand") == []
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert table.hears(seat, "citadels-gives-card") == [{"seat": 1, "target": 0}]
        assert any("dragon_gate" not in world.hand(0) for world in worlds(table, seat))
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5
    for seat in (0, 1):
        told = {"seat": 1, "target": 0, "district": "dragon_gate"}
        assert table.hears(seat, "citadels-gives-this-card") == [told]
    assert table.hears(1, "citadels-you-see-hand") == []
    assert table.sees(1).players[0].known == ["dragon_gate"]
    assert table.sees(0).players[1].known == ["church", "temple"]
    assert len({tuple(world.hand(0)) for world in worlds(table, 1)}) > 5  # but not the rest of the Wizard's hand


@rule("CIT-3.12")
def test_after_the_magicians_exchange_the_two_know_each_others_hands() -> None:
    hands = {0: ["docks", "manor"], 1: ["temple", "church", "castle"]}
    table = given(holders={"magician": 0}, hands=hands).call("magician").play("swap_hands p2")
    assert table.sees(0).players[1].known == ["docks", "manor"]
    assert table.sees(1).players[0].known == ["castle", "church", "temple"]
    assert {tuple(world.hand(1)) for world in worlds(table, 0)} == {("docks", "manor")}
    assert {tuple(world.hand(0)) for world in worlds(table, 1)} == {("castle", "church", "temple")}
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-swaps-hands") == [{"seat": 0, "target": 1}]
        assert table.hears(seat, "citadels-your-new-hand") == []
        assert table.sees(seat).players[0].known == []
        assert len({tuple(world.hand(0)) for world in worlds(table, seat)}) > 5


@rule("CIT-3.12")
def test_cards_the_seer_takes_and_gives_are_known_to_the_two_only() -> None:
    hands = {0: ["keep"], 1: ["temple"], 2: ["church"], 3: []}
    table = given(cast=cast_with("seer"), holders={"seer": 0}, hands=hands).call("seer").play("divine")
    assert table.hears(1, "citadels-gives-this-card") == [{"seat": 1, "target": 0, "district": "temple"}]
    assert table.hears(2, "citadels-gives-this-card") == [{"seat": 2, "target": 0, "district": "church"}]
    assert table.hears(3, "citadels-gives-this-card") == []
    assert table.sees(1).players[0].known == ["temple"]
    table.play("give church", "give keep")
    assert table.hand(1) == ["church"]
    assert table.hand(2) == ["keep"]
    assert table.sees(0).players[1].known == ["church"]
    assert table.sees(0).players[2].known == ["keep"]
    # seat 1 knows that his Temple is with the Seer or was given to seat 2
    found = {(tuple(world.hand(0)), tuple(world.hand(2))) for world in worlds(table, 1)}
    assert all("temple" in (*one, *two) for one, two in found)
    assert {"temple" in one for one, _ in found} == {True, False}
    # a third player and a spectator know nothing
    for seat in (3, None):
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5


@rule("CIT-3.12", "CIT-9.8")
def test_the_emperors_card_is_known_to_giver_and_taker() -> None:
    hands = {1: ["temple", "church"]}
    table = given(cast=cast_with("emperor"), holders={"emperor": 0}, hands=hands, crown=2).call("emperor")
    table.play("enthrone p2", "tribute cards")
    (card,) = table.hand(0)
    assert table.hears(1, "citadels-gives-this-card")[0]["district"] == card
    assert table.sees(1).players[0].known == [card]
    assert {tuple(world.hand(0)) for world in worlds(table, 1)} == {(card,)}
    assert len({tuple(world.hand(1)) for world in worlds(table, 0)}) > 3
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert len({tuple(world.hand(0)) for world in worlds(table, seat)}) > 3


@rule("CIT-3.12", "CIT-10.9")
def test_the_cardinals_cards_are_known_to_giver_and_taker() -> None:
    hands = {0: ["palace", "temple", "church", "manor"], 1: ["docks"]}
    table = given(cast=cast_with("cardinal"), holders={"cardinal": 0}, hands=hands, gold={0: 1, 1: 6}).call("cardinal")
    table.play("gather gold", "borrow palace p2", "give church", "give temple")
    assert table.sees(0).players[1].known == ["church", "temple"]
    assert all(not Counter(["church", "temple"]) - Counter(world.hand(1)) for world in worlds(table, 0))
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-gives-this-card") == []
        assert table.hears(seat, "citadels-gives-card") == [{"seat": 0, "target": 1}] * 2
        assert len({tuple(world.hand(1)) for world in worlds(table, seat)}) > 5
    assert {tuple(world.hand(0)) for world in worlds(table, 1)} > {("manor",)}
