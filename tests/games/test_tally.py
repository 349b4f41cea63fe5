"""What would be counted now: it is what the engine counts in the end, and no table has to count for itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tetrapolis as tp
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


@pytest.mark.parametrize("preset", ["first_game", "cunning_agents", "tenacious_delegates"])
def test_moves_cost_what_the_tally_tells(preset: str) -> None:
    """CIT-4.7, CIT-7.11, CIT-13.3, CIT-13.6, CIT-13.10, CIT-14.4: the gold is gone when the move is made."""
    tags = set()
    for seed in range(12):
        for pos, _ in random_game("citadels", 4, seed, preset=preset, edition="2016"):
            if pos.outcome is not None or not pos.pending:
                continue
            seat = pos.pending[0].seat
            view, tally = pos.observe(seat).view, pos.tally(seat)
            assert len(tally.hand) == len(view.hand)
            for text, cost in tally.costs.items():
                move = pos.game.parse_move(text)
                if getattr(move, "cards", 0) or move.tag == "borrow":
                    continue  # paid when the cards are chosen
                after = pos.copy()
                after.play(seat, move)
                assert view.players[seat].gold - after.view(seat).players[seat].gold == cost, text
                tags.add(move.tag)
    assert "build" in tags
    assert len(tags) > 1


@pytest.mark.parametrize("preset", ["first_game", "cunning_agents", "tenacious_delegates"])
def test_gathering_and_income_bring_what_the_tally_tells(preset: str) -> None:
    """CIT-4.2, CIT-4.3, CIT-4.14, CIT-15.9, CIT-15.17, CIT-15.23."""
    seen = set()
    for seed in range(12):
        for pos, _ in random_game("citadels", 4, seed, preset=preset, edition="2016"):
            seat = pos.pending[0].seat if pos.pending else 0
            for move in pos.legal(seat) if pos.outcome is None else ():
                if str(move) not in ("gather gold", "gather cards", "income"):
                    continue
                tally, before = pos.tally(seat), pos.view(seat).players[seat]
                twin = pos.copy()
                events = {event.id: event.args for event in twin.play(seat, move)}
                after = twin.view(seat).players[seat]
                gold, drawn, kept = tally.gather
                if str(move) == "gather gold":
                    assert after.gold - before.gold == gold
                elif str(move) == "income":
                    assert tally.income in (after.gold - before.gold, after.cards - before.cards)
                elif kept == drawn:
                    assert after.cards - before.cards == drawn
                else:
                    assert getattr(twin.stack[-1], "count", 0) == drawn
                    assert kept == 1
                seen.add((str(move), kept == drawn))
                assert events
    assert {"gather gold", "gather cards", "income"} == {move for move, _ in seen}


@pytest.mark.parametrize("players", [2, 4])
def test_dollars_change_hands_as_the_tally_tells(players: int) -> None:
    """ANK-4.10: building costs what stands on the board, or half of it where a card says so."""
    costs, printed = set(), {6, 12, 18}
    for seed in range(12):
        for pos, _ in random_game("ankh_morpork", players, seed):
            for seat in {decision.seat for decision in pos.pending}:
                for text, change in pos.tally(seat).cash.items():
                    if text.startswith("build "):
                        costs.add(-change)
    assert printed <= costs <= printed | {3, 9} | {0}
