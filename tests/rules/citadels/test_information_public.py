"""Section 3, second part: what everybody sees, spectators too."""

from __future__ import annotations

from tests.citadels import cast_with, given
from tests.marks import rule
from tests.rules.citadels.information import heard, spied, worlds

# ---- at all times, and in this round


@rule("CIT-3.8")
def test_public_at_all_times() -> None:
    table = given(
        cast=cast_with("tax_collector", ninth=True),
        holders={"thief": 0},
        gold={0: 3, 1: 0, 2: 7, 3: 11},
        hands={0: ["manor"], 1: ["castle", "palace", "temple"], 3: ["docks", "docks"]},
        cities={1: ["market+", "museum"], 2: ["keep", "temple+"]},
        museum=["tavern", "prison"],
        crown=2,
        tax=4,
    ).call("thief")
    for seat in (0, 1, 2, 3, None):
        view = table.sees(seat)
        assert [player.gold for player in view.players] == [3, 0, 7, 11]
        assert [player.cards for player in view.players] == [1, 3, 0, 2]
        assert [player.city for player in view.players] == [[], ["market+", "museum"], ["keep", "temple+"], []]
        assert [player.museum for player in view.players] == [0, 2, 0, 0]
        assert view.crown == 2
        assert view.cast == cast_with("tax_collector", ninth=True)
        assert view.deck == 68 - 6 - 4 - 2
        assert view.tax == 4
    table.play("gather cards")
    table.play(table.choices("keep")[0], "end")
    assert table.sees(None).players[0].cards == 2
    assert table.sees(None).deck == 68 - 6 - 4 - 2 - 1


@rule("CIT-3.9")
def test_public_in_this_round() -> None:
    table = given(players=4, holders={"assassin": 0, "thief": 1, "king": 2, "warlord": 3}).call("assassin")
    face_up = table.sees(None).face_up
    assert len(face_up) == 2
    table.play("kill bishop", "gather gold", "end", "rob warlord", "gather gold", "end")
    for seat in (0, 1, 2, 3, None):
        view = table.sees(seat)
        assert view.face_up == face_up
        assert [player.characters for player in view.players] == [["assassin"], ["thief"], ["king"], []]
        assert view.killed == "bishop"
        assert view.robbed == "warlord"
        assert table.hears(seat, "citadels-kills") == [{"seat": 0, "char": "bishop"}]
        assert table.hears(seat, "citadels-robs") == [{"seat": 1, "char": "warlord"}]
    table = given(cast=cast_with("witch"), holders={"witch": 0}).call("witch").play("gather gold", "bewitch king")
    for seat in (1, 2, 3, None):
        assert table.sees(seat).bewitched == "king"
        assert table.hears(seat, "citadels-bewitches") == [{"seat": 0, "char": "king"}]


# ---- spectators


@rule("CIT-3.10", "CIT-3.8")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    table = spied(["manor", "castle", "temple"])
    view = table.sees(None)
    assert view.hand == []
    assert view.characters == []
    assert all(player.known == [] for player in view.players)
    assert table.pos.observe(None).legal() is not None
    assert not list(table.pos.observe(None).legal())
    assert [player.cards for player in view.players] == [1, 3, 0, 0]
    for event in heard(table, None):
        assert not {"manor", "castle", "temple"} & set(str(event.args).replace("'", " ").split())
    assert len({tuple(world.hand(0)) for world in worlds(table, None)}) > 5
    assert len({tuple(world.hand(1)) for world in worlds(table, None)}) > 5


# ---- districts are public by name


@rule("CIT-3.13")
def test_built_and_destroyed_districts_are_public_by_name() -> None:
    table = given(holders={"warlord": 0}, hands={0: ["manor"]}, cities={2: ["market"]}, gold=5).call("warlord")
    table.play("gather gold", "build manor", "destroy p3 market")
    for seat in (0, 1, 2, 3, None):
        assert table.hears(seat, "citadels-builds") == [{"seat": 0, "district": "manor", "n": 3}]
        assert table.hears(seat, "citadels-destroys")[0]["district"] == "market"
        assert table.sees(seat).players[0].city == ["manor"]
        assert table.sees(seat).players[2].city == []


@rule("CIT-3.13")
def test_exchanged_and_seized_districts_are_public_by_name() -> None:
    cities = {0: ["docks"], 2: ["manor", "market"]}
    table = given(cast=cast_with("diplomat"), holders={"diplomat": 0}, cities=cities).call("diplomat")
    table.play("exchange p3 manor", "hand_over docks")
    for seat in (1, 3, None):
        (told,) = table.hears(seat, "citadels-exchanges")
        assert {told["district"], told["district2"]} == {"docks", "manor"}
        assert [player.city for player in table.sees(seat).players] == [["manor"], [], ["market", "docks"], []]
    table = given(cast=cast_with("marshal"), holders={"marshal": 0}, cities=cities).call("marshal")
    table.play("seize p3 market")
    for seat in (1, 3, None):
        assert table.hears(seat, "citadels-seizes")[0]["district"] == "market"
        assert table.sees(seat).players[0].city == ["docks", "market"]


@rule("CIT-3.13")
def test_a_confiscated_district_is_public_by_name() -> None:
    table = given(
        cast=cast_with("magistrate"),
        holders={"magistrate": 0, "merchant": 1},
        warrants=["merchant", "king", "warlord"],
        signed="merchant",
        hands={1: ["manor"]},
        gold=3,
    ).call("merchant")
    table.play("gather gold", "build manor", "confiscate")
    for seat in (2, 3, None):
        assert table.hears(seat, "citadels-confiscates")[0]["district"] == "manor"
        assert table.sees(seat).players[0].city == ["manor"]
        assert table.sees(seat).warrant_shown == "merchant"
        assert table.sees(seat).signed == "merchant"  # it lies open now
