"""`tetrapolis bench envs`: a tiny run of everything, in words and in numbers."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.metadata import version

import pytest

import tetrapolis as tp
from tetrapolis.cli import main
from tetrapolis.cli.bench import envs as bench_envs
from tetrapolis.cli.bench.engine import PlayGame
from tetrapolis.locales import LANGUAGES, t

TINY = ("bench", "envs", "--game", "citadels", "--count", "2", "--seconds", "0.01")


def made() -> PlayGame:
    return lambda number: 10


def missing() -> PlayGame:
    raise ImportError


def test_steps_of_ours_and_of_a_peer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    peers = (bench_envs.Peer("hearts", "msgspec", "", made), bench_envs.Peer("hanabi", "msgspec", "", missing))
    monkeypatch.setattr(bench_envs, "PEERS", peers)
    assert main((*TINY, "--json")) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data["peers"]) == ["hearts"]
    (row,) = data["games"]
    assert (row["game"], row["players"], data["count"]) == ("citadels", 4, 2)
    assert set(row["steps_per_second"]) == {"batched", "single", "hearts"}
    assert set(row["ratio"]) == {"single", "hearts"}
    assert min(*row["steps_per_second"].values(), *row["ratio"].values()) > 0


def test_a_step_is_a_decision_of_a_seat() -> None:
    """One row has as many steps as the same game has in PettingZoo's cycle."""
    from tetrapolis.envs.batched import BatchedEnv, game_seed
    from tetrapolis.envs.pettingzoo import TableEnv

    game, batch, steps = tp.game("citadels"), BatchedEnv("citadels", 2, 1), 0
    single = TableEnv("citadels", 2)
    batch.reset(seed=5)
    single.reset(seed=game_seed(5, 0))
    while not batch.over.any():
        (action,) = batch.random_actions()
        batch.step([action])
        single.step(action)
        steps += 1
    assert single.position.outcome is not None
    assert bench_envs.batched_games(game, 2, 1)(5) == steps == single.cycles


@pytest.mark.skipif(sys.platform != "linux", reason="OpenSpiel has wheels for Linux only")
def test_hearts_is_played_to_its_end() -> None:
    assert 52 <= bench_envs._hearts()(1) <= 64  # thirteen tricks of four, and the three cards each passes on


def test_hanabi_is_played_where_it_can_be() -> None:
    pytest.importorskip("shimmy")
    assert bench_envs._hanabi()(1) > 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", [made, missing])
def test_the_table_is_said_in_words_also_without_peers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, make: Callable[[], PlayGame]
) -> None:
    peers = tuple(peer._replace(package="msgspec", make=make) for peer in bench_envs.PEERS)
    monkeypatch.setattr(bench_envs, "PEERS", peers)
    monkeypatch.setenv("COLUMNS", "200")
    assert main((*TINY, "--lang", lang)) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert t(lang, "citadels-name") in said
    assert t(lang, "cli-bench-envs-batched") in said
    for peer in peers:
        absent = t(lang, "cli-bench-envs-missing", peer=peer.name, install=peer.install)
        assert (absent in said) is (make is missing)
        present = t(lang, f"cli-bench-envs-{peer.name}", version=version("msgspec"))
        assert (present in said) is (make is made)
    assert ("×" in said) is (make is made)


def test_a_game_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("bench", "envs", "--game", "chess", "--lang", "en")) == 2
    assert "citadels" in capsys.readouterr().err
