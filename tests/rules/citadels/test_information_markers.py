"""Section 3, second part: warrants and threats lie open, their faces are hidden."""

from __future__ import annotations

from tests.citadels import Table, cast_with, given
from tests.marks import rule
from tests.rules.citadels.information import look_the_same, worlds

# ---- who sees the faces


@rule("CIT-3.9", "CIT-3.10")
def test_everybody_sees_where_the_markers_lie_and_only_their_player_the_faces() -> None:
    cast = cast_with("magistrate", "blackmailer")
    table = given(cast=cast, holders={"magistrate": 0, "blackmailer": 1, "king": 2}).call("magistrate")
    table.play("sign merchant", "warrant king", "warrant architect", "gather gold", "end")
    table.play("flower king", "threaten warlord", "gather gold", "end")
    for seat in (0, 1, 2, 3, None):
        view = table.sees(seat)
        assert view.warrants == ["king", "merchant", "architect"]
        assert view.threats == ["king", "warlord"]
        assert view.signed == ("merchant" if seat == 0 else "")
        assert view.flowered == ("king" if seat == 1 else "")
        signed = {world.pos.signed for world in worlds(table, seat)}
        flowered = {world.pos.flowered for world in worlds(table, seat)}
        assert signed == ({6} if seat == 0 else {4, 6, 7})
        assert flowered == ({4} if seat == 1 else {4, 8})
        assert len(table.hears(seat, "citadels-you-sign")) == (seat == 0)
        assert len(table.hears(seat, "citadels-you-flower")) == (seat == 1)
    assert table.hears(2, "citadels-warrants") == [{"seat": 0, "chars": ["king", "merchant", "architect"]}]
    assert table.hears(2, "citadels-threats") == [{"seat": 1, "chars": ["king", "warlord"]}]


@rule("CIT-3.10")
def test_marker_faces_are_hidden_from_all_but_who_placed_them() -> None:
    """T-78: no marker face unless X placed it; placing, being asked and passing do not tell either."""
    cast = cast_with("magistrate", "blackmailer")
    holders = {"magistrate": 0, "blackmailer": 1, "merchant": 2, "warlord": 3}
    one = given(cast=cast, holders=holders, hands={2: ["tavern"]}).call("magistrate").play("sign merchant")
    two = given(cast=cast, holders=holders, hands={2: ["tavern"]}).call("magistrate").play("sign king")
    look_the_same(one, two, 1, 2, 3, None)
    one.play("warrant king")
    two.play("warrant merchant")
    look_the_same(one, two, 1, 2, 3, None)
    for table in (one, two):
        table.play("warrant bishop", "gather gold", "end")
    one.play("flower merchant")
    two.play("flower warlord")
    look_the_same(one, two, 2, 3, None)
    one.play("threaten warlord", "gather gold", "end")
    two.play("threaten merchant", "gather gold", "end")
    look_the_same(one, two, 2, 3, None)
    for table in (one, two):
        assert table.asked == (2, "turn")
        table.play("gather gold", "refuse")
    look_the_same(one, two, 2, 3, None)
    for table in (one, two):
        assert table.asked == (1, "blackmail")
        table.play("pass", "build tavern")
        assert table.asked == (0, "confiscation")  # signed or not: that he is asked tells nothing
    look_the_same(one, two, 2, 3, None)
    for table in (one, two):
        table.play("pass")
    look_the_same(one, two, 2, 3, None)


# ---- markers that are never shown


def threatened(flowered: str) -> Table:
    """Seat 1 is the threatened Merchant, seat 0 the Blackmailer."""
    return given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 0, "merchant": 1, "warlord": 2},
        threats=["merchant", "warlord"],
        flowered=flowered,
        gold=4,
    ).call("merchant")


@rule("CIT-3.15", "CIT-7.11")
def test_a_threat_bribed_away_is_never_shown() -> None:
    one, two = threatened("merchant"), threatened("warlord")
    for table in (one, two):
        table.play("gather gold", "bribe")
        assert table.gold(1) == 3
        for seat in (1, 2, 3, None):
            assert table.sees(seat).flowered == ""
            assert {world.pos.flowered for world in worlds(table, seat)} == {6, 8}
        table.end_round()
    look_the_same(one, two, 1, 2, 3, None)


@rule("CIT-3.15", "CIT-7.13")
def test_a_threat_left_face_down_is_never_shown() -> None:
    one, two = threatened("merchant"), threatened("warlord")
    for table in (one, two):
        table.play("gather gold", "refuse", "pass")
        for seat in (1, 2, 3, None):
            assert {world.pos.flowered for world in worlds(table, seat)} == {6, 8}
        table.play("end", "gather gold", "refuse", "pass", "end")
        assert table.sees(None).round == 2
    look_the_same(one, two, 1, 2, 3, None)


@rule("CIT-3.15", "CIT-7.13")
def test_a_threat_turned_up_tells_the_other_one_too() -> None:
    table = threatened("warlord").play("gather gold", "refuse", "reveal")
    for seat in (1, 2, 3, None):
        assert table.hears(seat, "citadels-plain") == [{"seat": 0, "char": "merchant"}]
        assert {world.pos.flowered for world in worlds(table, seat)} == {8}


@rule("CIT-3.15", "CIT-3.7")
def test_warrants_still_face_down_at_the_end_of_the_round_are_never_shown() -> None:
    tables = []
    for signed, other in (("merchant", "king"), ("king", "merchant")):
        table = given(
            cast=cast_with("magistrate"),
            holders={"magistrate": 0, "merchant": 1, "warlord": 2, "bishop": 3},
            hands={1: ["tavern"]},
            gold=4,
        ).call("magistrate")
        table.play(f"sign {signed}", f"warrant {other}", "warrant architect", "gather gold", "end")
        table.until_called("merchant").play("gather gold", "build tavern", "pass", "end")
        assert {world.pos.signed for world in worlds(table, 1)} == {4, 6, 7}
        tables.append(table.end_round())
    look_the_same(tables[0], tables[1], 1, 2, 3, None)
