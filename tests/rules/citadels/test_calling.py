"""Section 3, first part: calling, revealing, the order of a call, the end of a round."""

from __future__ import annotations

import pytest

import tetrapolis as tp
from tests.citadels import FIRST_CAST, Table, cast_with, drafting, given
from tests.marks import rule
from tetrapolis.core.types import SPECTATOR


def calls(table: Table) -> list[str]:
    """The characters in the order they were called, revealed or not."""
    return [event.args["char"] for event in table.events if event.id in ("citadels-reveals", "citadels-called-nobody")]


def turns(table: Table) -> list[tuple[int, str]]:
    """Default moves until the round is over; whose turns there were, and with which character."""
    taken = []
    this_round = table.sees(None).round
    while table.pos.outcome is None and table.sees(None).round == this_round:
        view = table.sees(None)
        taken.append((table.seat, view.cast[view.called - 1]))
        table.does(table.seat, str(table.pos.default(table.seat)))
    return list(dict.fromkeys(taken))


def heard(table: Table, seat: int | None) -> list[tp.Event]:
    """Everything a seat was told so far."""
    ear = SPECTATOR if seat is None else 1 << seat
    return [event for event in table.events if event.audience & ear]


# ---- calling


@rule("CIT-3.1")
def test_characters_are_called_by_rank_and_not_by_seat() -> None:
    table = given(holders={"warlord": 0, "thief": 1, "merchant": 2, "magician": 3}, crown=2).call("assassin")
    assert turns(table) == [(1, "thief"), (3, "magician"), (2, "merchant"), (0, "warlord")]
    assert calls(table) == list(FIRST_CAST)


@rule("CIT-3.1")
def test_with_a_ninth_character_it_is_called_last() -> None:
    table = given(players=5, cast=cast_with(ninth=True), holders={"artist": 0, "warlord": 4}).call("assassin")
    assert turns(table)[-2:] == [(4, "warlord"), (0, "artist")]
    assert calls(table) == [*FIRST_CAST, "artist"]


@rule("CIT-3.2")
def test_the_crown_moves_during_the_round_and_calling_goes_on() -> None:
    table = given(holders={"assassin": 0, "king": 1, "bishop": 2, "warlord": 3}, crown=0, gold=3).call("assassin")
    gold = {seat: table.gold(seat) for seat in range(4)}
    asked = []
    while table.sees(None).round == 1:
        asked.append((table.asked, table.sees(None).crown))
        table.does(table.seat, str(table.pos.default(table.seat)))
    # from the King's turn on seat 1 has the crown; the ranks go on from there
    assert [crown for (_, _), crown in asked] == [0] * 4 + [1] * 4
    assert calls(table)[:8] == list(FIRST_CAST)
    # calling is no power: nobody is asked anything but his own turn, and gains no more than he gathered
    assert [seat for (seat, _), _ in asked] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert {kind for (_, kind), _ in asked} == {"turn"}
    assert all(table.gold(seat) == gold[seat] + 2 for seat in range(4))


# ---- revealing


@rule("CIT-3.3")
def test_the_called_character_is_revealed_to_all_and_stays_so_until_the_round_ends() -> None:
    table = given(holders={"assassin": 2, "king": 0, "bishop": 1, "warlord": 3}).call("assassin")
    for seat in (0, 1, 2, 3, None):
        assert table.hears(seat, "citadels-reveals") == [{"seat": 2, "char": "assassin"}]
        shown = [player.characters for player in table.sees(seat).players]
        assert shown == [[], [], ["assassin"], []]
    assert table.asked == (2, "turn")
    table.play("gather gold", "end")
    assert table.asked == (0, "turn")
    table.until_called("warlord")
    for seat in (0, 3, None):
        shown = [player.characters for player in table.sees(seat).players]
        assert shown == [["king"], ["bishop"], ["assassin"], ["warlord"]]
    table.end_round()
    assert all(not player.characters for player in table.sees(None).players)


@rule("CIT-3.3", "CIT-6.2", "CIT-3.14")
def test_a_killed_character_is_not_revealed_and_has_no_turn() -> None:
    table = given(holders={"assassin": 2, "thief": 0, "bishop": 1, "warlord": 3}).call("assassin")
    table.play("kill thief", "gather gold", "end")
    assert table.asked == (1, "turn")
    assert calls(table) == ["assassin", "thief", "magician", "king", "bishop"]
    assert table.sees(None).players[0].characters == []
    assert turns(table) == [(1, "bishop"), (3, "warlord")]
    # and it is not shown at the end of the round either
    assert [args["char"] for args in table.said("citadels-reveals")] == ["assassin", "bishop", "warlord"]
    for event in table.events:
        if "seat" in event.args and event.args["seat"] == 0:
            assert "thief" not in str(event.args)
    assert table.gold(0) == 2


@rule("CIT-3.4")
def test_if_nobody_reveals_the_next_rank_is_called() -> None:
    table = given(holders={"thief": 0, "bishop": 1, "architect": 2, "warlord": 3}).call("assassin")
    assert calls(table) == ["assassin", "thief"]
    assert table.hears(None, "citadels-called-nobody") == [{"char": "assassin"}]
    table.play("gather gold", "end")
    assert calls(table) == ["assassin", "thief", "magician", "king", "bishop"]
    assert table.asked == (1, "turn")


@rule("CIT-3.4", "CIT-3.14")
def test_from_outside_a_killed_character_and_one_nobody_holds_look_the_same() -> None:
    # once the Thief is in seat 1's hand, once he lies face down; those who chose after seat 1 cannot know which
    held = given(holders={"assassin": 0, "thief": 1, "magician": 2, "king": 3}, absent=["bishop"])
    unheld = given(holders={"assassin": 0, "bishop": 1, "magician": 2, "king": 3}, absent=["thief"])
    for table in (held, unheld):
        table.call("assassin").play("kill thief", "gather gold", "end")
        assert table.asked == (2, "turn")
    assert held.holder("thief") == 1
    assert unheld.holder("thief") == -1
    for seat in (2, 3, None):
        assert heard(held, seat) == heard(unheld, seat)
        assert held.pos.observe(seat).to_json() == unheld.pos.observe(seat).to_json()
        holders = {Table(world).holder("thief") for world in held.worlds(seat)}
        assert {-1, 1} <= holders


@rule("CIT-3.4")
def test_one_who_is_silent_and_not_killed_is_held_by_nobody() -> None:
    table = given(holders={"assassin": 0, "king": 1, "merchant": 2, "warlord": 3}).call("assassin")
    table.play("kill thief", "gather gold", "end")
    for seat in (0, 1, 2, 3, None):
        assert {Table(world).holder("magician") for world in table.worlds(seat)} == {-1}


@rule("CIT-3.4", "CIT-3.14")
def test_the_last_player_without_a_turn_must_hold_the_killed_character() -> None:
    table = given(holders={"assassin": 0, "thief": 1, "magician": 2, "warlord": 3}).call("assassin")
    table.play("kill thief", "gather gold", "end").until_called("warlord")
    for seat in (0, 2, 3, None):
        assert {Table(world).holder("thief") for world in table.worlds(seat)} == {1}


@rule("CIT-3.5")
def test_everybody_has_one_turn_per_character() -> None:
    table = given(holders={"warlord": 0, "thief": 1, "merchant": 2, "king": 3}).call("assassin")
    assert turns(table) == [(1, "thief"), (3, "king"), (2, "merchant"), (0, "warlord")]
    two = {"thief": 0, "king": 0, "assassin": 1, "bishop": 1, "merchant": 2, "warlord": 2}
    table = given(players=3, holders=two).call("assassin").play("kill king")
    assert turns(table) == [(1, "assassin"), (0, "thief"), (1, "bishop"), (2, "merchant"), (2, "warlord")]


@rule("CIT-3.1", "CIT-3.5", "CIT-17.1")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (5, 1), (8, 1)])
def test_after_a_real_draft_too(players: int, each: int) -> None:
    table = drafting(players)
    table.defaults_until(lambda: not table.asked[1].startswith("draft"))
    taken = turns(table)
    assert [sum(seat == who for who, _ in taken) for seat in range(players)] == [each] * players
    cast = table.sees(None).cast
    ranks = [cast.index(char) for _, char in taken]
    assert ranks == sorted(ranks)


@rule("CIT-3.6", "CIT-7.2")
def test_the_order_is_reveal_robbery_turn() -> None:
    table = given(holders={"thief": 0, "merchant": 1}, gold={0: 1, 1: 5}).call("thief")
    table.play("rob merchant", "gather gold", "end").until_called("merchant")
    assert table.asked == (1, "turn")
    assert table.gold(1) == 0  # before he does anything
    assert table.gold(0) == 1 + 2 + 5
    ids = [event.id for event in table.events]
    reveal = next(number for number, event in enumerate(table.events) if event.args == {"seat": 1, "char": "merchant"})
    assert ids[reveal : reveal + 2] == ["citadels-reveals", "citadels-robbed"]
    table.play("gather gold")
    assert table.gold(1) == 2


@rule("CIT-3.6", "CIT-7.12")
def test_a_threatened_character_reveals_first_and_then_has_a_restricted_turn() -> None:
    table = given(
        cast=cast_with("blackmailer"),
        holders={"blackmailer": 0, "merchant": 1},
        threats=["merchant", "king"],
        flowered="king",
        cities={1: ["market"]},
    ).call("merchant")
    assert table.hears(None, "citadels-reveals")[-1] == {"seat": 1, "char": "merchant"}
    table.refused("income", "extra_gold", "end").play("gather gold")
    assert table.asked == (1, "threatened")


@rule("CIT-3.6", "CIT-6.10")
def test_a_bewitched_character_reveals_first_and_then_only_gathers() -> None:
    table = given(
        cast=cast_with("witch"), holders={"witch": 0, "merchant": 1}, bewitched="merchant", cities={1: ["market"]}
    ).call("merchant")
    assert table.hears(None, "citadels-reveals")[-1] == {"seat": 1, "char": "merchant"}
    assert table.choices() == ["gather gold", "gather cards"]
    assert table.play("gather gold").asked == (0, "turn")


# ---- the end of a round


@rule("CIT-3.7", "CIT-14.2", "CIT-9.4")
def test_after_the_last_rank_a_killed_king_is_shown_then_the_queen_gains() -> None:
    table = given(
        players=6,
        cast=cast_with("queen", ninth=True),
        holders={"assassin": 0, "king": 1, "queen": 2, "warlord": 3},
        killed="king",
        crown=5,
    ).call("queen")
    table.play("gather gold")
    table.refused("favor")
    assert table.gold(2) == 4
    assert table.sees(None).crown == 5
    table.play("end")
    ids = [event.id for event in table.events if event.id.startswith("citadels-")]
    after = ids[ids.index("citadels-heir") :]
    assert after[:4] == ["citadels-heir", "citadels-crown", "citadels-queen", "citadels-round"]
    assert table.hears(None, "citadels-heir") == [{"seat": 1, "char": "king"}]
    assert table.gold(2) == 7
    assert table.sees(None).crown == 1
    assert table.asked == (1, "draft")  # the next selection phase begins with the new crown


@rule("CIT-3.7")
def test_all_marks_are_gone_in_the_next_round() -> None:
    table = given(
        cast=cast_with("magistrate", "blackmailer"),
        holders={"magistrate": 0, "blackmailer": 1, "merchant": 2, "warlord": 3},
    ).call("magistrate")
    table.play("sign merchant", "warrant king", "warrant bishop", "gather gold", "end")
    table.play("flower warlord", "threaten king", "gather gold", "end")
    assert table.sees(2).warrants == ["king", "bishop", "merchant"]
    assert table.sees(2).threats == ["king", "warlord"]
    table.end_round()
    for seat in (0, 1, 2, None):
        view = table.sees(seat)
        assert view.warrants == []
        assert view.threats == []
        assert (view.signed, view.flowered) == ("", "")
    table = given(holders={"assassin": 0, "thief": 1, "merchant": 2, "warlord": 3}).call("assassin")
    table.play("kill warlord", "gather gold", "end", "rob merchant", "gather gold", "end")
    assert (table.sees(None).killed, table.sees(None).robbed) == ("warlord", "merchant")
    table.end_round()
    assert (table.sees(None).killed, table.sees(None).robbed) == ("", "")
    table = given(cast=cast_with("witch"), holders={"witch": 0}, absent=["merchant"]).call("witch")
    table.play("gather gold", "bewitch merchant")
    assert table.sees(None).bewitched == "merchant"
    assert table.end_round().sees(None).bewitched == ""


@rule("CIT-3.7")
def test_a_robbery_does_not_reach_into_the_next_round() -> None:
    table = given(holders={"thief": 0, "bishop": 1, "warlord": 2, "king": 3}, absent=["merchant"]).call("thief")
    table.play("rob merchant", "gather gold", "end").end_round()
    table.defaults_until(lambda: table.sees(None).round == 3)
    assert table.said("citadels-robbed") == []


@rule("CIT-3.7", "CIT-16.1")
def test_the_game_ends_after_the_crown_effect_or_goes_on_with_a_new_round() -> None:
    full = ["temple", "church", "tavern", "market", "docks", "prison", "manor"]
    table = given(holders={"king": 1, "warlord": 3}, killed="king", cities={2: full}, crown=0).call("warlord")
    table.play("gather gold", "end")
    assert table.pos.outcome is not None
    ids = [event.id for event in table.events]
    assert ids.index("citadels-heir") < ids.index("citadels-crown") < ids.index("citadels-game-over")
    assert "citadels-round" not in ids
    assert table.sees(None).crown == 1
    table = given(holders={"king": 1, "warlord": 3}, killed="king", cities={2: full[:6]}, crown=0).call("warlord")
    table.play("gather gold", "end")
    assert table.pos.outcome is None
    assert table.sees(None).round == 2
    assert table.asked == (1, "draft")


@rule("CIT-3.7", "CIT-15.31", "CIT-9.4")
def test_a_killed_king_takes_the_crown_before_the_statue_is_scored() -> None:
    """T-43: last round, King killed, his holder owns the Statue, crown elsewhere: +5."""
    full = ["temple", "church", "tavern", "market", "docks", "prison", "manor"]
    cities = {1: ["statue"], 2: full}
    table = given(holders={"king": 1, "warlord": 3}, killed="king", cities=cities, crown=0).call("warlord")
    assert table.total(1) == 3
    table.play("gather gold", "end")
    outcome = table.pos.outcome
    assert outcome is not None
    assert dict(outcome.breakdown[1]) == {"districts": 3, "statue": 5}
    assert outcome.scores[1] == 8
    # the same without the murder's King: the crown stays where it is
    table = given(holders={"king": 1, "warlord": 3}, killed="thief", cities=cities, crown=0).call("warlord")
    table.play("gather gold", "end")
    assert table.pos.outcome is not None
    assert table.pos.outcome.scores[1] == 3


@rule("CIT-3.14", "CIT-9.5")
def test_a_killed_rank_four_is_revealed_at_the_end_of_the_round_and_not_before() -> None:
    table = given(holders={"assassin": 0, "king": 1, "bishop": 2, "warlord": 3}, crown=3).call("assassin")
    table.play("kill king", "gather gold", "end")
    assert table.asked == (2, "turn")
    assert table.said("citadels-called-nobody")[-1] == {"char": "king"}
    # Thief and Magician are the two that lie face down, so somebody has the King: seat 1 or seat 3, nobody can tell
    assert {Table(world).holder("king") for world in table.worlds(None)} == {1, 3}
    table.until_called("warlord").play("gather gold")
    assert table.sees(None).crown == 3
    assert table.said("citadels-heir") == []
    table.play("end")
    assert table.hears(None, "citadels-heir") == [{"seat": 1, "char": "king"}]
    assert table.sees(None).crown == 1
