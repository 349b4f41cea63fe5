"""Section 6.K of the rules: asynchronous play and what a player's standing instructions do for him (GEN-6.63)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import tetrapolis as tp
from tests.genoa import ANNA, BELA, CILI, DANI, GAME, Table, given
from tests.marks import rule
from tests.rules.genoa.information import told


class Played:
    """A table whose moves go through a match, as at a real table: instructions are played there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = tp.Match.new(GAME, players=table.pos.players, seed=1)
        self.match.position = table.pos

    def does(self, seat: int, *texts: str) -> Played:
        for text in texts:
            self.table.events += self.match.play(seat, GAME.parse_move(text))
            self.table.pos.check()
        return self

    def others_pass(self) -> Played:
        """All who are still asked pass."""
        while self.table.state() == "ask":
            self.does(self.table.seat, "pass")
        return self

    @property
    def recorded(self) -> list[tuple[int | None, str | None]]:
        return [(record.seat, record.move) for record in self.match.records[1:]]


def road(**more: Any) -> Played:
    """ROAD.ASK; the targets are Post Office, Harbor, street_4_2 and street_6_2."""
    return Played(given("street_5_2", stand="road", **more))


def house(**more: Any) -> Played:
    """HOUSE.OPEN at the Harbor."""
    return Played(given("street_5_2 harbor", stand="house", **more))


# ---- pass on all but named targets


@rule("GEN-6.63")
def test_a_quiet_player_passes_by_himself_at_every_ask() -> None:
    played = road().does(BELA, "quiet on")
    assert played.table.pending() == [CILI, DANI]
    played.others_pass().does(ANNA, "reopen")
    assert played.table.pending() == [CILI, DANI]
    played.others_pass().does(ANNA, "go harbor").does(ANNA, "invite")
    assert played.table.pending() == [CILI, DANI]


@rule("GEN-6.63")
def test_he_is_asked_where_a_target_is_named() -> None:
    """He watches the Palace: it is beside street_4_2, not beside street_5_2."""
    played = road().does(BELA, "watch palace", "quiet on")
    assert played.table.pending() == [CILI, DANI]
    played.others_pass().does(ANNA, "go street_4_2")
    assert played.table.pending() == [BELA, CILI, DANI]
    played.does(BELA, "offer palace 10d", "pass").others_pass()
    assert played.table.offers() == ["p2 palace 10d"]


@rule("GEN-6.63")
def test_the_action_under_the_tower_can_be_a_named_target() -> None:
    played = road().does(BELA, "watch palace", "quiet on").does(CILI, "watch harbor", "quiet on")
    assert played.table.pending() == [CILI, DANI]  # the Harbor is beside the tower
    played.others_pass().does(ANNA, "go harbor").does(ANNA, "invite")
    assert played.table.pending() == [CILI, DANI]


@rule("GEN-6.63")
def test_a_target_that_is_dropped_is_passed_on_again() -> None:
    played = road().does(BELA, "watch harbor", "quiet on")
    assert played.table.pending() == [BELA, CILI, DANI]
    played.does(BELA, "drop harbor")
    assert played.table.pending() == [CILI, DANI]


@rule("GEN-6.63")
def test_who_is_no_longer_quiet_is_asked_again() -> None:
    played = (
        road().does(BELA, "watch harbor", "quiet on", "quiet off", "pass").others_pass().does(ANNA, "go street_4_2")
    )
    assert played.table.pending() == [BELA, CILI, DANI]


@rule("GEN-6.63")
def test_only_an_ask_is_answered_by_instructions() -> None:
    """A counter is put to the player himself, and his own turn is his."""
    played = road().does(BELA, "quiet on").others_pass().does(ANNA, "counter p2 harbor 20d")
    assert played.table.asked == (BELA, "reply")
    played.does(BELA, "refuse").does(ANNA, "stop")
    assert played.table.asked == (BELA, "start")


# ---- preset offers


@rule("GEN-6.63")
def test_a_preset_offer_is_made_when_its_target_comes() -> None:
    played = road().does(BELA, "preset palace 15d", "pass").others_pass()
    assert played.table.offers() == []
    played.does(ANNA, "go street_4_2")
    assert played.table.pending() == [BELA, CILI, DANI]  # he may say more
    played.others_pass()
    assert played.table.offers() == ["p2 palace 15d"]


@rule("GEN-6.63", "GEN-6.6")
def test_a_preset_offer_serves_for_the_action_here_too() -> None:
    played = road().does(BELA, "preset harbor 20d", "pass").others_pass()
    assert played.table.offers() == ["p2 harbor 20d"]
    played.does(ANNA, "go harbor").does(ANNA, "invite").others_pass()
    assert played.table.offers() == ["p2 harbor 20d"]
    played.table.accept(BELA)
    assert (played.table.asked, played.table.ducats(ANNA)) == ((BELA, "action"), 150)


@rule("GEN-6.63")
def test_a_quiet_player_with_a_preset_offer_need_not_be_there() -> None:
    played = road().does(BELA, "preset palace 15d", "quiet on").others_pass().does(ANNA, "go street_4_2")
    assert played.table.pending() == [CILI, DANI]
    played.others_pass()
    assert played.table.offers() == ["p2 palace 15d"]
    assert (BELA, "offer palace 15d") in played.recorded


@rule("GEN-6.63", "GEN-6.12")
def test_a_preset_offer_that_is_not_valid_is_not_made() -> None:
    poor = road(ducats={BELA: 10}).does(BELA, "preset harbor 20d", "quiet on").others_pass()
    assert (poor.table.offers(), poor.table.asked) == ([], (ANNA, "decide"))
    acted = road(acted={BELA: 1}).does(BELA, "preset harbor 20d", "preset street_6_2 5d", "quiet on").others_pass()
    assert acted.table.offers() == ["p2 street_6_2 5d"]


@rule("GEN-6.63", "GEN-6.15")
def test_a_preset_offer_spends_an_extra_action_only_if_it_says_so() -> None:
    unsaid = road(acted={BELA: 1}, tiles={BELA: "extra_action"}).does(BELA, "preset harbor 20d", "quiet on")
    assert unsaid.others_pass().table.offers() == []
    said = road(acted={BELA: 1}, tiles={BELA: "extra_action"}).does(BELA, "preset harbor 20d extra=1", "quiet on")
    said.others_pass().table.accept(BELA)
    assert (said.table.asked, said.table.tiles(BELA)) == ((BELA, "action"), "")


@rule("GEN-6.63", "GEN-6.22")
def test_a_preset_offer_may_take_and_pledge() -> None:
    played = road(goods={ANNA: "silk"}).does(BELA, "preset harbor 10d take=silk pledge=any_commodity", "quiet on")
    played.others_pass().table.accept(BELA).play("main", "end")
    table = played.table
    assert (table.ducats(BELA), table.goods(BELA), table.tiles(ANNA)) == (120, "silk", "any_commodity")


@rule("GEN-6.63", "GEN-6.54")
def test_preset_offers_keep_to_the_number_of_offers() -> None:
    played = road(max_offers=1).does(BELA, "preset harbor 20d", "preset post_office 15d", "quiet on").others_pass()
    assert played.table.offers() == ["p2 harbor 20d"]


@rule("GEN-6.63", "GEN-6.30")
def test_a_new_preset_offer_for_a_target_replaces_the_old_one() -> None:
    played = road().does(BELA, "preset palace 15d", "preset palace 5d", "quiet on").others_pass()
    played.does(ANNA, "go street_4_2").others_pass()
    assert played.table.offers() == ["p2 palace 5d"]


@rule("GEN-6.63")
def test_a_preset_offer_can_be_dropped() -> None:
    played = road().does(BELA, "preset palace 15d", "drop palace", "quiet on").others_pass()
    played.does(ANNA, "go street_4_2").others_pass()
    assert played.table.offers() == []


@rule("GEN-6.63")
def test_an_offer_written_by_hand_goes_before_the_preset_one() -> None:
    played = road().does(BELA, "offer harbor 30d", "preset harbor 20d", "pass").others_pass()
    assert played.table.offers() == ["p2 harbor 30d"]


@rule("GEN-6.63", "GEN-6.29")
def test_a_preset_offer_taken_back_is_not_made_again() -> None:
    played = road().does(BELA, "preset harbor 20d", "withdraw harbor", "pass").others_pass()
    assert played.table.offers() == []


@rule("GEN-6.63", "GEN-6.54")
def test_a_preset_offer_that_stands_is_kept_in_a_later_ask() -> None:
    played = road().does(BELA, "preset harbor 20d", "quiet on").others_pass()
    accept = played.table.accepting(BELA)
    played.does(ANNA, "reopen").others_pass()
    assert played.table.offers() == ["p2 harbor 20d"]
    assert played.table.accepting(BELA) == accept  # not made anew: its version is the same


@rule("GEN-6.63")
def test_instructions_hold_on_in_later_turns() -> None:
    played = Played(given("street_5_2", stand="road", rolls=[5, 2])).does(CILI, "preset harbor 20d", "quiet on")
    played.others_pass().does(ANNA, "stop").does(BELA, "roll")
    assert (played.table.tower, played.table.pos.trader) == ("street_5_2", BELA)
    assert played.table.pending() == [DANI, ANNA]
    played.others_pass()
    assert played.table.offers() == ["p3 harbor 20d"]


# ---- private


@rule("GEN-6.63", "GEN-6.53")
def test_nobody_can_tell_an_instruction_from_an_answer_given_by_hand() -> None:
    by_hand = road().does(BELA, "offer harbor 20d", "pass")
    instructed = road().does(BELA, "preset harbor 20d", "quiet on")
    for seat in (ANNA, CILI, DANI, None):
        assert told(by_hand.table, seat) == told(instructed.table, seat)
    for seat in (ANNA, CILI, DANI, None):
        assert told(by_hand.others_pass().table, seat) == told(instructed.others_pass().table, seat)


@rule("GEN-6.63")
def test_instructions_name_spaces_that_exist_and_can_be_given_at_an_ask_only() -> None:
    table = given("street_5_2", stand="road")
    table.refuses(BELA, "watch atlantis", "preset atlantis 5d", "drop harbor", "quiet off")
    table.asks()
    table.refuses(ANNA, "quiet on", "watch harbor")
    table.refuses(BELA, "quiet on", "watch harbor")


# ---- a real match


@rule("GEN-6.63")
def test_a_match_with_instructions_is_recorded_and_replayed(tmp_path: Path) -> None:
    match, rng = tp.Match.new(GAME, players=4, seed=5), Random(5)
    instructed = False
    while match.position.outcome is None and len(match.records) < 250:
        decision = match.position.pending[0]
        if decision.kind == "ask" and decision.seat == CILI and not instructed:
            instructed = True
            match.play(CILI, GAME.parse_move("preset harbor 5d"))
            match.play(CILI, GAME.parse_move("quiet on"))
        else:
            match.play(decision.seat, match.position.legal(decision.seat).sample(rng))
    asked = [record for record in match.records if record.seat == CILI and record.move == "pass"]
    assert len(asked) > 10
    match.save(tmp_path / "match.jsonl")
    again = tp.replay(tmp_path / "match.jsonl")
    assert again.records == match.records
    assert again.position.to_json() == match.position.to_json()


@rule("GEN-6.63")
def test_asynchronous_play_is_orderly() -> None:
    """Nothing but an answer of each who is asked moves the game: no clock runs in the rules."""
    table = given("street_5_2", stand="road")
    assert (table.pos.alarms, table.pending(), table.may()) == ({}, [BELA, CILI, DANI], [])


# ---- pass until one's turn


@rule("GEN-6.63")
def test_who_passes_until_his_turn_is_asked_again_when_it_begins() -> None:
    played = Played(given("street_5_2", stand="road", rolls=[1, 1])).does(BELA, "quiet turn")
    assert played.table.pending() == [CILI, DANI]
    played.others_pass().does(ANNA, "go harbor").does(ANNA, "invite")
    assert played.table.pending() == [CILI, DANI]
    played.others_pass().does(ANNA, "lapse").others_pass().does(ANNA, "stop")
    assert (played.table.asked, played.table.pos.quiet) == ((BELA, "start"), [0, 0, 0, 0])
    assert len(played.table.hears(BELA, "own-quiet-over")) == 1


@rule("GEN-6.63")
def test_a_counter_ends_it_only_for_who_wants_that() -> None:
    for setting, quiet in (("turn", True), ("addressed", False)):
        played = road().does(BELA, f"quiet {setting}").others_pass().does(ANNA, "counter p2 harbor 20d")
        assert played.table.asked == (BELA, "reply"), "a counter is put to him in any case"
        played.does(BELA, "refuse").does(ANNA, "reopen")
        assert (BELA not in played.table.pending()) is quiet


@rule("GEN-6.63")
def test_only_he_himself_is_told_that_he_passes() -> None:
    quiet, asked = road(), road()
    quiet.does(BELA, "quiet addressed").others_pass()
    asked.does(BELA, "pass").others_pass()
    for other in (ANNA, CILI, DANI, None):
        assert told(quiet.table, other) == told(asked.table, other)
    assert [len(quiet.table.hears(BELA, event)) for event in ("own-quiet", "own-passed")] == [1, 1]


@rule("GEN-6.63", "GEN-6.60")
def test_on_an_open_floor_he_passes_at_once_too() -> None:
    played = Played(given("street_5_2", stand="road", negotiation="live")).does(BELA, "quiet turn")
    assert played.recorded == [(BELA, "quiet turn"), (BELA, "pass")]
    played.does(CILI, "pass").does(DANI, "pass")
    assert played.table.may_play(ANNA, "stop")
    played.table.refuses(CILI, "quiet on")
