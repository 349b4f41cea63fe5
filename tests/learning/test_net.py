"""Networks: they decide from what a seat knows alone, their files say what they are, and they sit like any level."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tetrapolis as tp
from tests.envs.tables import PLAIN, SPECIAL, Table, positions
from tetrapolis.bots import bot, net_plain, play_randomly
from tetrapolis.bots.learned import playing
from tetrapolis.bots.net import Net, blank, load, save
from tetrapolis.bots.net_file import MAGIC
from tetrapolis.bots.outside import any_bot
from tetrapolis.core.errors import BadOptions


def random_net(game: str, players: int, seed: int = 1) -> Net:
    """A network with an opinion on everything."""
    net, rng = blank(game, players, seed), np.random.default_rng(seed)
    net.outward[...] = rng.normal(0, 1, net.outward.shape)
    return net


@pytest.mark.parametrize("table", [*PLAIN, *SPECIAL], ids=str)
def test_the_same_choice_in_every_world_the_seat_cannot_tell_apart(table: Table, full: bool) -> None:
    decide, luck, choices = playing(random_net(table.game, table.players)), Random(5), set()
    for number, pos in enumerate(positions(table, 4, 3000 if full else 150, play_randomly)):
        for decision in pos.pending if full or number % 6 == 0 else ():
            obs = pos.observe(decision.seat)
            move = decide(obs, Random(1))
            assert move in obs.legal()
            for _ in range(2):
                world = obs.resample(luck).observe(decision.seat)
                assert decide(world, Random(1)) == move
            choices.add(move)
    assert len(choices) > 3


@pytest.mark.parametrize("table", [*PLAIN, *SPECIAL][::3], ids=str)
def test_numpy_or_not_the_choice_is_the_same(table: Table, tmp_path: Path) -> None:
    save(random_net(table.game, table.players), tmp_path / "my.net")
    quick, slow = playing(load(tmp_path / "my.net")), playing(net_plain.load(tmp_path / "my.net"))
    for pos in positions(table, 5, 60, play_randomly):
        obs = pos.observe(pos.pending[0].seat)
        assert quick(obs, Random(1)) == slow(obs, Random(1))


@pytest.mark.parametrize("name", tp.games())
def test_what_has_learned_nothing_follows_the_brain(name: str) -> None:
    table = Table(name, tp.game(name).players[-1], {})
    decide, normal = playing(blank(name, table.players, seed=1)), bot(name, "normal")
    for pos in positions(table, 6, 200, play_randomly):
        obs = pos.observe(pos.pending[0].seat)
        if len(obs.legal().listed) > 1:
            assert decide(obs, Random(1)) == normal(obs, Random(1))


def test_warmer_is_less_sure() -> None:
    net = random_net("citadels", 4)
    pos = next(
        pos
        for pos in positions(Table("citadels", 4, {}), 1, 50, play_randomly)
        if len(pos.legal(pos.pending[0].seat)) > 3
    )
    obs = pos.observe(pos.pending[0].seat)

    def different(temperature: float) -> int:
        return len({playing(net, temperature)(obs, Random(seed)) for seed in range(60)})

    net.lean[-1] = -3  # the advice is by lot, too
    assert different(0.0) == different(1e-6) == 1
    assert different(1e6) > 3


def test_at_a_table_of_another_size_it_plays_as_normal_does() -> None:
    pos = tp.game("citadels").new(5, seed=3)
    obs = pos.observe(pos.pending[0].seat)
    normal = bot("citadels", "normal")
    decide = playing(random_net("citadels", 4))
    assert [decide(obs, Random(n)) for n in range(8)] == [normal(obs, Random(n)) for n in range(8)]


# ---- files


def test_a_file_brings_back_what_was_saved(tmp_path: Path) -> None:
    net = dataclasses.replace(random_net("genoa", 3), about={"plan": {"seed": 4}})
    save(net, tmp_path / "a" / "my.net")
    found = load(tmp_path / "a" / "my.net")
    assert (found.game, found.players, found.about) == ("genoa", 3, {"plan": {"seed": 4}})
    for mine, theirs in zip(net.weights, found.weights, strict=True):
        assert mine.astype(np.float16).tolist() == theirs.tolist()
    save(found, tmp_path / "again.net")
    assert (tmp_path / "again.net").read_bytes() == (tmp_path / "a" / "my.net").read_bytes()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "error-net-missing"),
        (b"", "error-net-other"),
        (b"PK\x03\x04", "error-net-other"),
        (MAGIC, "error-net-version"),
        (MAGIC + b"{}\n", "error-net-version"),
        (MAGIC + b'{"game":"chess","players":2,"shapes":[],"about":{}}\n', "error-net-version"),
        (MAGIC + b'{"game":"genoa","players":3,"shapes":[[1],[1]],"about":{}}\nabcd', "error-net-version"),
        (MAGIC + b'{"game":"genoa","players":3,"shapes":[],"about":{}}\nabcd', "error-net-version"),
    ],
)
def test_what_is_no_network_is_refused(tmp_path: Path, data: bytes | None, message: str) -> None:
    file = tmp_path / "my.net"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(BadOptions) as refused:
        load(file)
    assert refused.value.id == message


@pytest.mark.parametrize("change", ["short", "long", "other"])
def test_what_was_cut_or_fits_another_version_is_refused(tmp_path: Path, change: str) -> None:
    file = tmp_path / "my.net"
    save(blank("citadels", 2, seed=1), file)
    data = file.read_bytes()
    head = b'"players":2'
    file.write_bytes({"short": data[:-2], "long": data + b"\0\0", "other": data.replace(head, b'"players":3')}[change])
    with pytest.raises(BadOptions) as refused:
        load(file)
    assert refused.value.id == "error-net-version"


def test_a_network_sits_where_a_level_does(tmp_path: Path) -> None:
    file = tmp_path / "my.net"
    save(random_net("citadels", 2), file)
    pos = tp.game("citadels").new(2, seed=3)
    obs = pos.observe(pos.pending[0].seat)
    assert any_bot("citadels", f"net:{file}")(obs, Random(1)) == playing(load(file))(obs, Random(1))
    with pytest.raises(BadOptions) as refused:
        any_bot("genoa", f"net:{file}")
    assert refused.value.id == "error-net-game"
    with pytest.raises(BadOptions):
        bot("citadels", f"net:{file}")  # nobody's wish at a server opens a file
