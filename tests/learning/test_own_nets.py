"""The networks that games bring: they keep every law of a bot, say how they were made, and play only where they can."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import tetrapolis as tp
from tests.cli.test_cli import Run, run
from tests.envs.tables import Table, positions
from tetrapolis.bots import bot, net_plain, play_randomly
from tetrapolis.bots.learned import counts, fits, net_for, own, own_net, playing
from tetrapolis.bots.outside import any_bot
from tetrapolis.core.errors import BadOptions
from tetrapolis.games import game
from tetrapolis.learning.training import Plan
from tetrapolis.locales import LANGUAGES, t

__all__ = ["run"]

OWN = [(name, players) for name in tp.games() for players in counts(name)]
MOST_BYTES = 1_000_000


def tables() -> Iterator[Table]:
    """The tables that the networks learned."""
    for name, players in OWN:
        net = own_net(name, players)
        assert net is not None
        for options in net.about["plan"]["tables"]:
            yield Table(name, players, options)


def test_there_are_some() -> None:
    assert ("citadels", 4) in OWN


@pytest.mark.parametrize("table", [*tables()], ids=str)
def test_the_same_choice_in_every_world_the_seat_cannot_tell_apart(table: Table, full: bool) -> None:
    decide, luck, others = own(table.game), Random(5), set()
    for number, pos in enumerate(positions(table, 4, 2000 if full else 120, bot(table.game, "normal"))):
        for decision in pos.pending if full or number % 4 == 0 else ():
            obs = pos.observe(decision.seat)
            move = decide(obs, Random(1))
            assert move in obs.legal()
            for _ in range(2):
                assert decide(obs.resample(luck).observe(decision.seat), Random(1)) == move
            others.add(move != bot(table.game, "normal")(obs, Random(1)))
    assert True in others  # it has an opinion of its own


@pytest.mark.parametrize(("name", "players"), OWN)
def test_it_says_how_it_was_made(name: str, players: int) -> None:
    net, folder = own_net(name, players), game(name).folder
    assert net is not None
    assert folder is not None
    plan = msgspec.convert(net.about["plan"], Plan)
    assert (plan.game, plan.players) == (name, players)
    assert net.about["games"] > 0
    assert net.about["share"] > 1 / players
    assert (folder / "bot" / "nets" / f"{players}.net").stat().st_size < MOST_BYTES


@pytest.mark.parametrize(("name", "players"), OWN)
def test_without_numpy_it_chooses_the_same(name: str, players: int) -> None:
    folder = game(name).folder
    assert folder is not None
    plain = playing(net_plain.load(folder / "bot" / "nets" / f"{players}.net"))
    quick, same = own(name), []
    for pos in positions(Table(name, players, {}), 3, 100, play_randomly):
        obs = pos.observe(pos.pending[0].seat)
        same.append(plain(obs, Random(1)) == quick(obs, Random(1)))
    assert sum(same) >= 0.98 * len(same)  # numpy adds up in another order


def options_of(name: str, players: int, **options: Any) -> Any:
    return game(name).new(players, 1, options).setup.options


def test_where_it_has_not_learned_it_plays_as_normal() -> None:
    pos = game("citadels").new(7, 3)
    obs = pos.observe(pos.pending[0].seat)
    normal = bot("citadels", "normal")
    assert [own("citadels")(obs, Random(n)) for n in range(9)] == [normal(obs, Random(n)) for n in range(9)]
    assert net_for("citadels", 7, options_of("citadels", 7)) is None


def test_it_knows_which_tables_it_learned() -> None:
    net = own_net("citadels", 4)
    assert net is not None
    assert fits(net, options_of("citadels", 4))
    assert fits(net, options_of("citadels", 4, preset="vicious_nobles"))  # it learned at tables with any cast
    assert fits(net, options_of("citadels", 4, first_crown=2))
    assert not fits(net, options_of("citadels", 4, armory_from_completed=True))


def test_its_name() -> None:
    obs = game("citadels").new(4, 3).observe(game("citadels").new(4, 3).pending[0].seat)
    assert any_bot("citadels", "net")(obs, Random(1)) == own("citadels")(obs, Random(1))
    warm = any_bot("citadels", "net~100")
    assert len({warm(obs, Random(n)) for n in range(40)}) > 1
    for wrong in ("net~", "net~-1", "net~hot", "net~101"):
        with pytest.raises(BadOptions) as refused:
            any_bot("citadels", wrong)
        assert refused.value.id == "error-net-warm"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_says_where_it_plays_as_normal(run: Run, lang: str) -> None:
    known = ", ".join(map(str, counts("citadels")))
    text = t(lang, "net-as-normal", game="citadels", players=8, known=known)
    said = run("sim", "citadels", "--players", "8", "--bots", "net", "--games", "1", "--lang", lang)
    assert (said.code, said.err.strip()) == (0, text)
    said = run("sim", "citadels", "--players", "4", "--bots", "net", "--games", "1", "--lang", lang)
    assert (said.code, said.err) == (0, "")


def test_nobody_loads_one_who_does_not_ask() -> None:
    code = "import sys, tetrapolis.bots.outside as o; o.any_bot('citadels', 'hard'); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout == "False\n"
