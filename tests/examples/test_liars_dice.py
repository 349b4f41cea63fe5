"""A game from outside: its wheel is installed, and it is there everywhere. Nothing of Tetrapolis was touched."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path

import pexpect
import pytest
from playwright.sync_api import Browser

from tests.examples.conftest import Installed, tetrapolis_files
from tests.server.guests import arrived, hot_seat, play_out, run
from tests.server.serving import Server
from tests.web.browsing import MINE, Visitor

pytestmark = pytest.mark.timeout(600)
NAME = {"en": "Liar's Dice", "hu": "Hazudós kocka"}
ENVIRONMENTS = """
import warnings
import pyspiel
from pettingzoo.test import api_test, seed_test
from tetrapolis.envs import openspiel, pettingzoo

warnings.simplefilter("ignore")
api_test(pettingzoo.env("liars_dice", 3), num_cycles=120)
seed_test(lambda: pettingzoo.env("liars_dice", 2), num_cycles=20)
game = openspiel.load("liars_dice", 2, {"dice": 2}, max_game_length=60)
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
state, rng = game.new_initial_state(), __import__("random").Random(1)
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print("returns", state.returns())
"""


def test_the_wheel_has_its_own_files_only(installed: Installed) -> None:
    (record,) = (installed.folder / "env").rglob("tetrapolis_liars_dice-*.dist-info/RECORD")
    files = [Path(row[0]) for row in csv.reader(record.read_text().splitlines())]
    ours = [path for path in files if path.parts[0] == "tetrapolis_liars_dice" and path.suffix in (".py", ".ftl")]
    assert sorted(map(str, ours)) == [
        f"tetrapolis_liars_dice/{name}"
        for name in ("__init__.py", "bot.py", "terminal.py", "words/en.ftl", "words/hu.ftl")
    ]
    outside = [path for path in files if not path.parts[0].startswith("tetrapolis_liars_dice")]
    assert outside == []


@pytest.mark.parametrize("lang", NAME)
def test_it_is_in_the_catalogue(installed: Installed, lang: str) -> None:
    said = json.loads(installed.run("-m", "tetrapolis.cli", "games", "liars_dice", "--json", "--lang", lang))
    assert (said["id"], said["name"], said["players"]) == ("liars_dice", NAME[lang], [2, 3, 4, 5, 6])
    assert [option["name"] for option in said["options"]] == ["dice", "wild", "doubters"]


@pytest.mark.parametrize(("lang", "over"), [("en", "Only one player has dice left"), ("hu", "Már csak egy játékosnak")])
def test_it_is_played_in_the_terminal(installed: Installed, lang: str, over: str) -> None:
    words = ["-m", "tetrapolis.cli", "play", "liars_dice", "--players", "3", "--option", "dice=1", "--name", "Anna"]
    words += ["--bots", "normal", "--seed", "5", "--lang", lang, "--no-color", "--file", f"match-{lang}.jsonl"]
    table = pexpect.spawn(installed.python, words, cwd=str(installed.folder), encoding="utf-8", timeout=60)
    table.setwinsize(50, 100)
    shown = ""
    while table.expect(["Anna> ", pexpect.EOF]) == 0:
        shown += table.before or ""
        table.sendline("1")
    shown += table.before or ""
    table.close()
    assert table.exitstatus == 0, shown
    assert NAME[lang] in shown
    assert "■" in shown, "the others' dice"
    assert over in " ".join(shown.split())
    assert "[liars_dice-" not in shown, "a word is missing"
    replayed = installed.run("-m", "tetrapolis.cli", "replay", f"match-{lang}.jsonl", "--lang", lang)
    assert over in " ".join(replayed.split())


def test_it_is_played_in_the_arena(installed: Installed) -> None:
    words = ["arena", "--game", "liars_dice", "--line-up", "normal,random", "--line-up", "easy,random", "--games", "8"]
    said = json.loads(installed.run("-m", "tetrapolis.cli", *words, "--out", "arena", "--json"))
    assert said["games"] == 16, "8 of each line-up"
    assert {row["bot"] for line_up in said["line_ups"] for row in line_up["bots"]} == {"normal", "easy", "random"}


def test_the_tests_of_pettingzoo_and_openspiel_pass(installed: Installed) -> None:
    assert "returns [" in installed.run("-c", ENVIRONMENTS).splitlines()[-1]


def test_it_is_played_over_the_server(server: Server) -> None:
    async def evening() -> None:
        async with arrived(server, "Anna") as [anna]:
            table = await hot_seat(anna, "liars_dice", 4, options={"dice": 2})
            await play_out([anna] * 4, table.id)
            outcome = (await anna.state(table.id, 0)).observation.outcome
            assert outcome is not None
            assert outcome.reason == "last_cup"

    run(evening())


@pytest.mark.parametrize("lang", NAME)
def test_it_is_played_in_the_browser(server: Server, browser: Browser, lang: str) -> None:
    anna, rng = Visitor(browser, server, "Anna", lang=lang), random.Random(3)
    table = anna.open_table("liars_dice", ["me", "normal", "random"], options={"dice": 2})
    anna.my_decision()
    assert NAME[lang] in anna.page.title()
    assert "[" not in anna.page.locator("main").inner_text(), "words are missing"
    assert anna.axe() == []
    anna.play_by_mouse(table, rng, lambda who: False)
    assert anna.over
    assert anna.page.locator(f"{MINE} h2").count() == 0
    assert "[" not in anna.page.locator("[role=log]").inner_text(), "words are missing"
    assert anna.errors == []
    anna.context.close()


def test_nothing_outside_was_touched(installed: Installed) -> None:
    after = tetrapolis_files()
    assert [path for path in {*after, *installed.before} if after.get(path) != installed.before.get(path)] == []
