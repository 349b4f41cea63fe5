"""What would be counted now: it is what the engine counts in the end, and no table has to count for itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import tetrapolis as tp
from tetrapolis.core.observation import shown_of
from tetrapolis.core.types import Event

WITH_A_VAULT = "cunning_agents"


def random_game(game: str, players: int, seed: int, **options: str) -> Iterator[tuple[tp.Position, list[Event]]]:
    """A position again and again, with the events of the last move."""
    pos = tp.game(game).new(players, seed, options)
    rng = Random(seed)
    while pos.outcome is None:
        seat = pos.pending[0].seat
        events = pos.play(seat, pos.legal(seat).sample(rng))
        yield pos, list(events)


def finished(game: str, players: int, seed: int) -> tp.Position:
    for pos, _ in random_game(game, players, seed):
        last = pos
    return last


@pytest.mark.parametrize("game", tp.games())
def test_what_is_counted_once_for_all_seats_is_what_each_would_count(game: str) -> None:
    """And what a table shows of a view is that view without what only the engine reads."""
    for pos, _ in islice(random_game(game, 3, 5), 150):
        for seat in (None, 0, 1, 2):
            mine = pos.tally(seat)
            assert all(pos.tally_like(seat, pos.tally(other)) == mine for other in (None, 0, 1, 2))
            whole, shown = pos.view(seat), pos.seen(seat).on_table(seat)
            kept = set(whole.__struct_fields__) - getattr(type(whole), "UNSHOWN", frozenset())
            assert set(shown.__struct_fields__) == kept
            assert shown_of(whole) == shown


@pytest.mark.parametrize("game", ["citadels", "ankh_morpork"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_a_game_is_over_the_tally_is_its_outcome(game: str, players: int) -> None:
    for seed in range(4):
        pos = finished(game, players, seed)
        assert pos.outcome is not None
        for seat in (None, *range(players)):
            counted = [tuple(lines) for lines in pos.tally(seat).lines]
            assert counted == list(pos.outcome.breakdown)


def test_a_secret_vault_counts_for_its_holder_only() -> None:
    """CIT-15.28: until the end nobody else can know."""
    seen = 0
    for seed in range(12):
        for pos, _ in random_game("citadels", 4, seed, preset=WITH_A_VAULT, edition="2016"):
            for seat in range(4) if pos.outcome is None else ():
                if "secret_vault" in pos.observe(seat).view.hand:
                    seen += 1
                    assert ("secret_vault", 3) in pos.tally(seat).lines[seat]
                    for other in {None, *range(4)} - {seat}:
                        assert "secret_vault" not in dict(pos.tally(other).lines[seat])
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_votes_are_counted_as_the_tally_tells(players: int) -> None:
    """WAL-4.6 to WAL-4.20, WAL-8.1 to WAL-8.9: right after the count, what was counted is still there to be seen."""
    rounds = set()
    for seed in range(4):
        for pos, events in random_game("walled_city", players, seed):
            hoods = [event.args for event in events if event.id == "walled_city-neighbourhood"]
            won = {event.args["faction"]: event.args["n"] for event in events if event.id == "walled_city-faction-won"}
            if not hoods or pos.outcome is not None:
                continue
            rounds.add(pos.observe(None).view.public["round"])
            tally = pos.tally(None)
            assert [(hood.areas, hood.votes) for hood in tally.hoods] == [
                (hood["areas"], hood["votes"]) for hood in hoods
            ]
            assert {
                faction.faction: faction.each for faction in tally.factions if faction.value and faction.leaders
            } == won
    assert rounds == {1, 2}


def test_nobles_of_an_open_neighbourhood_do_not_count_in_round_2() -> None:
    """WAL-8.1: they would flee before the votes."""
    seen = 0
    for seed in range(6):
        for pos, _ in random_game("walled_city", 3, seed):
            view = pos.observe(None).view
            if view.public["round"] == 1 or pos.outcome is not None:
                continue
            for hood in pos.tally(None).hoods:
                inside = [view.areas.index(area) for area in hood.areas]
                peasants = [sum(view.public["peasants"][4 * area + seat] for area in inside) for seat in range(3)]
                nobles = sum(view.public["nobles"][4 * area + seat] for area in inside for seat in range(3))
                if hood.open and nobles and not any(peasants):
                    seen += 1
                    assert hood.votes == [0, 0, 0]
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_fulfils_the_goal_at_the_start_of_the_turn_wins(players: int) -> None:
    """ANK-8.1 to ANK-8.8: the tally's goal is the one the engine checks."""
    kinds, wins = {}, 0
    for seed in range(40):
        pos = finished("ankh_morpork", players, seed)
        assert pos.outcome is not None
        for seat in range(players):
            goal = pos.tally(seat).goal
            kinds[goal.kind] = goal.of
            if pos.outcome.reason == pos.observe(seat).view.personality and goal.of:
                assert pos.outcome.winners == (seat,)
                assert goal.n >= goal.of
                wins += 1
        assert pos.tally(None).goal is None
    assert wins
    control, spread = {2: (7, 11), 3: (5, 10), 4: (4, 9)}[players]  # ANK-8.2, ANK-8.3
    expected = {"control": control, "spread": spread, "trouble": 8, "worth": 50, "deck": 0}
    assert kinds == {kind: of for kind, of in expected.items() if players > 2 or kind in kinds}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_contracts_pay_in_the_end_what_the_tally_told_their_holder(players: int) -> None:
    """GEN-8.18 to GEN-8.21, GEN-11.3, GEN-11.4; and others cannot know (GEN-13.4)."""
    for seed in range(3):
        hidden = 0
        for pos, _ in random_game("genoa", players, seed):
            for seat in range(players) if pos.outcome is None else ():
                view = pos.observe(seat).view
                for other, (_, _, (_, contracts)) in enumerate(pos.tally(seat).lines):
                    known = other == seat or not view.players[other].cards[0]
                    assert (contracts is not None) == known
                    hidden += not known
        assert hidden
        assert pos.outcome is not None
        for seat in range(players):
            told, lines = pos.tally(seat), dict(pos.outcome.breakdown[seat])
            assert sum(run.pay for run in told.runs) == lines["contracts"] == dict(told.lines[seat])["contracts"]
            assert dict(told.lines[seat])["buildings"] == lines["buildings"]


@pytest.mark.parametrize("players", [2, 4])
def test_dollars_change_hands_as_the_tally_tells(players: int) -> None:
    """ANK-4.10: building costs what stands on the board, or half of it where a card says so."""
    costs, printed = set(), {6, 12, 18}
    for seed in range(12):
        for pos, _ in random_game("ankh_morpork", players, seed):
            for seat in {decision.seat for decision in pos.pending}:
                for text, change in pos.first_tally(seat).cash.items():
                    if text.startswith("build "):
                        costs.add(-change)
    assert printed <= costs <= printed | {3, 9} | {0}
