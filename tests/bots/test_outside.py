"""Outside bots: what programs are told, that good ones play, and that bad ones neither stall nor cheat the table."""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psutil
import pytest

import tetrapolis as tp
from tests.cli.at_table import piped
from tetrapolis.bots import bot
from tetrapolis.bots.outside import MOST_DEATHS, Outside, any_bot, begin, close, end, named, split_levels
from tetrapolis.bots.playing import Plan, Result, play_all
from tetrapolis.bots.program import MOST_OVERDUE, Program, ProgramProblem
from tetrapolis.cli import main
from tetrapolis.core.driving import next_actor
from tetrapolis.core.errors import BadOptions
from tetrapolis.core.prompt import Prompt
from tetrapolis.locales import LANGUAGES, t
from tools import web

EXAMPLES = Path(__file__).parents[2] / "examples" / "outside"
PATIENCE = 60.0
"""Seconds no test waits for."""

GREET = """
import json, os, subprocess, sys, time
def say(line): print(line, flush=True)
def read(): return json.loads(sys.stdin.readline() or "null")
assert read()["type"] == "hello"
say("ready")
assert read()["type"] == "start"
"""
LOYAL = """
while (message := read()) is not None:
    if message["type"] == "decision":
        say(message["default"])
"""


@pytest.fixture(autouse=True, scope="module")
def node() -> Iterator[None]:
    """Node.js is on the PATH, wherever it comes from."""
    folder = web.node_folder()
    assert folder is not None, "no Node.js: run make web"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
        yield


Write = Callable[..., Outside]


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Write]:
    """Makes a bot of a text in Python."""
    made: list[Outside] = []

    def write(text: str, seconds: float = PATIENCE) -> Outside:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(text, "utf-8")
        made.append(Outside("mybot", [sys.executable, str(file)], seconds))
        return made[-1]

    yield write
    close(made)


def asked(seed: int = 7) -> tuple[tp.Position, int]:
    """A position, and the seat that is asked."""
    pos = tp.game("citadels").new(4, seed)
    return pos, pos.pending[0].seat


def decide(player: Outside, seed: int = 7) -> str:
    pos, seat = asked(seed)
    return str(player(pos.observe(seat), Random(1)))


def default(seed: int = 7) -> str:
    pos, seat = asked(seed)
    return str(pos.default(seat))


def problem(player: Outside) -> ProgramProblem:
    """Why a program cannot go on; it can be said in both languages."""
    with pytest.raises(ProgramProblem) as raised:
        decide(player)
    for lang in LANGUAGES:
        t(lang, raised.value.id, **raised.value.params)
    return raised.value


# ---- good programs


def played(game: str, levels: tuple[str, ...], games: int, **more: Any) -> list[Result]:
    plan = Plan(game, len(levels), {}, levels, seed=1, **more)
    return [result for batch in play_all(plan, range(1, games + 1), 1) for result in batch]


@pytest.mark.parametrize("game", tp.games())
def test_the_examples_play_every_game_without_a_fault(game: str, full: bool) -> None:
    levels = (f"program@60:{EXAMPLES}/bot.py", f"program@60:{EXAMPLES}/bot.mjs", f"program@60:{EXAMPLES}/offers.py")
    for result in played(game, levels, 20 if full else 1, check=full):
        assert result.faults == (0, 0, 0)


def test_the_examples_have_thirty_lines_at_most() -> None:
    for file in EXAMPLES.iterdir():
        assert len(file.read_text("utf-8").splitlines()) <= 30


def test_a_program_that_takes_its_chance_from_the_question_plays_the_same_again() -> None:
    levels = (f"program@60:{EXAMPLES}/bot.py", "random", f"program@60:{EXAMPLES}/bot.mjs", "normal")
    assert played("citadels", levels, 2) == played("citadels", levels, 2)


def test_what_a_program_is_told(write: Write, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    player = write(
        f"""
import json, sys
with open({str(notes)!r}, "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            print("ready Botond the Bold", flush=True)
        if message["type"] == "decision":
            print(message["legal"][0], flush=True)
"""
    )
    bots = [player, None, None, None]
    options = {"preset": "vicious_nobles"}
    wanted, firsts = [], []
    for seed in (1, 2):
        pos = tp.game("citadels").new(4, seed, options)
        begin(bots, "citadels", 4, options)
        rng = Random(seed)
        number = 0
        while pos.outcome is None:
            seat = next_actor(pos, rng)
            if seat == 0:
                number += 1
                wanted.append((number, pos.observe(0).to_json(1), pos.first_tally(0), str(pos.default(0))))
                move = player(pos.observe(0), Random(number))
                firsts.append(str(move) == str(next(iter(pos.legal(0)))))
            else:
                move = pos.legal(seat).sample(rng)
            pos.play(seat, move)
        assert end(bots, pos) == (0, 0, 0, 0)
    assert player.title == "Botond the Bold"
    close(bots)
    assert all(firsts)
    told = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    assert told[0] == {"type": "hello", "protocol": 1, "version": tp.__version__, "protocols": [1, 2]}
    kinds = [message["type"] for message in told]
    assert kinds.count("hello") == 1  # one program for both games
    starts = [message for message in told if message["type"] == "start"]
    assert starts == [{"type": "start", "game": "citadels", "players": 4, "seat": 0, "options": options}] * 2
    assert (kinds[1], kinds[2], kinds[-1]) == ("start", "decision", "over")
    assert kinds[kinds.index("over") + 1] == "start"
    questions = [message for message in told if message["type"] == "decision"]
    assert len(questions) == len(wanted)
    for question, (number, seen, tally, usual) in zip(questions, wanted, strict=True):
        assert question["number"] == number
        assert question["observation"] == json.loads(seen)
        assert question["legal"] == question["observation"]["legal"]
        assert question["default"] == usual
        assert usual in question["legal"]
        assert question["seconds"] == PATIENCE
        assert 0 <= question["random"] < 2**32
        assert question["tally"].keys() == set(tally.__struct_fields__)
    assert told[-1]["outcome"]["reason"]
    assert told[-1]["observation"]["outcome"] == told[-1]["outcome"]


SPEAKS_TWO = """
import json, sys
with open({notes!r}, "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            print('ready {{"protocol": 2, "name": "Second"}}', flush=True)
        if message["type"] == "decision":
            print(message["default"], flush=True)
"""


@pytest.mark.parametrize("game", tp.games())
def test_what_a_program_is_told_in_the_second_protocol(write: Write, tmp_path: Path, game: str) -> None:
    notes = tmp_path / "notes"
    player = write(SPEAKS_TWO.format(notes=str(notes)))
    pos, rng, wanted = tp.game(game).new(3, 5), Random(5), []
    begin([player, None, None], game, 3, {})
    for _ in range(120):
        if pos.outcome is not None:
            break
        seat = next_actor(pos, rng)
        move = pos.legal(seat).sample(rng)
        if seat == 0:
            obs = pos.observe(0)
            events = [pos.game.told(event) for event in obs.events]
            space = obs.space
            wanted.append(msgspec.json.decode(msgspec.json.encode((obs.content(2), events, pos.tally(0), space))))
            move = player(obs, Random(1))
        pos.play(seat, move)
    assert player.title == "Second"
    assert not player.faults
    close([player])
    told = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    questions = [message for message in told if message["type"] == "decision"]
    assert len(questions) == len(wanted) > 5
    for question, (seen, events, tally, space) in zip(questions, wanted, strict=True):
        assert question["observation"] == seen
        assert question["observation"].keys() == {"game", "seat", "view", "pending", "outcome", "prompt"}
        assert (question["events"], question["tally"], question.get("space")) == (events, tally, space)
        assert "legal" not in question
        assert msgspec.convert(seen["prompt"], Prompt).default == question["default"]
    assert any("space" in question for question in questions) == (game == "genoa")


def test_the_end_in_the_second_protocol(write: Write, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    player = write(SPEAKS_TWO.format(notes=str(notes)))
    pos, rng = tp.game("walled_city").new(3, 2), Random(2)
    begin([player, None, None], "walled_city", 3, {})
    while pos.outcome is None:
        seat = next_actor(pos, rng)
        pos.play(seat, player(pos.observe(0), rng) if seat == 0 else pos.legal(seat).sample(rng))
    end([player], pos)
    close([player])
    over = json.loads(notes.read_text("utf-8").splitlines()[-1])
    assert over["type"] == "over"
    assert over["observation"] == json.loads(pos.observe(0).to_json(2))
    assert over["observation"]["outcome"] == over["outcome"]


@pytest.mark.parametrize("greeting", ['ready {"protocol": 3}', 'ready {"protocol": 0, "name": "Botond"}'])
def test_a_program_that_speaks_a_protocol_nobody_knows(write: Write, greeting: str) -> None:
    raised = problem(write(f"import sys\nsys.stdin.readline()\nprint({greeting!r}, flush=True)\nsys.stdin.read()"))
    assert raised.id == "error-program-greeting"


@pytest.mark.parametrize("greeting", ["ready {Botond}", 'ready {"protocol": "two"}', 'ready {"name": "B", "more": 1}'])
def test_who_does_not_ask_for_the_second_protocol_gets_the_first(write: Write, greeting: str) -> None:
    text = (
        GREET.replace('say("ready")', f"say({greeting!r})")
        + """
while (message := read()) is not None:
    if message["type"] == "decision":
        say(message["observation"]["legal"][-1] if "prompt" not in message["observation"] else "fly home")
"""
    )
    player = write(text)
    pos, seat = asked()
    assert decide(player) == str([*pos.legal(seat)][-1])
    assert not player.faults


def test_where_moves_cannot_be_listed_there_is_a_list_all_the_same(write: Write) -> None:
    player = write(
        GREET
        + """
while (message := read()) is not None:
    if message["type"] == "decision":
        assert isinstance(message["legal"], list)
        say(message["legal"][-1] if message["legal"] else message["default"])
"""
    )
    pos, rng, spaces = tp.game("genoa").new(3, 1), Random(1), 0
    for _ in range(150):
        seat = next_actor(pos, rng)
        legal = pos.legal(seat)
        spaces += hasattr(legal, "schema")
        pos.play(seat, player(pos.observe(0), rng) if seat == 0 else legal.sample(rng))
        if pos.outcome is not None:
            break
    assert spaces
    assert not player.faults


# ---- names


def test_a_list_of_levels_may_hold_commands() -> None:
    assert split_levels("easy, program:./a.py -x 'b,c' ,program@3:\"d,e\"") == [
        "easy",
        "program:./a.py -x 'b,c'",
        'program@3:"d,e"',
    ]


def test_how_a_program_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").write_text("", "utf-8")
    (tmp_path / "bot.mjs").write_text("", "utf-8")
    (tmp_path / "script").write_text("#!/bin/sh\n", "utf-8")
    (tmp_path / "script").chmod(0o755)
    assert named("program:'./my bot.py' --deep") == ((sys.executable, str(tmp_path / "my bot.py"), "--deep"), 2.0)
    command = named("program@0.5:bot.mjs")
    assert (Path(command.command[0]).name, command.command[1], command.seconds) == (
        "node",
        str(tmp_path / "bot.mjs"),
        0.5,
    )
    assert named("program:./script 1 2").command == (str(tmp_path / "script"), "1", "2")
    assert Path(named("program:cat").command[0]).is_absolute()


@pytest.mark.parametrize(
    ("level", "error"),
    [
        ("program:", "error-program-empty"),
        ("program:   ", "error-program-empty"),
        ("program:./none.py", "error-program-missing"),
        ("program:no-such-command-anywhere", "error-program-missing"),
        ("program:.", "error-program-missing"),
        ("program:./data.txt", "error-program-not-executable"),
        ("program:'./data.txt", "error-program-quotes"),
        ("program@:cat", "error-bot-seconds"),
        ("program@nan:cat", "error-bot-seconds"),
        ("program@-1:cat", "error-bot-seconds"),
        ("program@1e9:cat", "error-bot-seconds"),
        ("hard@soon", "error-bot-seconds"),
        ("programs:cat", "error-unknown-bot"),
    ],
)
def test_a_name_that_leads_nowhere_is_explained(
    level: str,
    error: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data.txt").write_text("x", "utf-8")
    with pytest.raises(BadOptions) as raised:
        any_bot("citadels", level)
    assert raised.value.id == error
    for lang in LANGUAGES:
        assert main(["sim", "citadels", "--bots", f"random,random,random,{level}", "--lang", lang]) == 2
        assert t(lang, error, **raised.value.params) in capsys.readouterr().err


def test_no_level_of_the_house_is_a_program() -> None:
    """What a guest may name goes to `bot`, and that starts nothing."""
    with pytest.raises(BadOptions):
        bot("citadels", "program:cat")


# ---- programs that cannot go on


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("#!/no/such/interpreter\n", "utf-8")
    file.chmod(0o755)
    assert problem(Outside("mybot", [str(file)])).id == "error-program-start"


def test_a_program_that_ends_at_once(write: Write) -> None:
    ended = problem(write("import sys; sys.exit('I need a library')"))
    assert ended.id == "error-program-ended"
    assert ended.params == {"program": "mybot", "code": "1", "said": "I need a library"}


def test_a_program_that_ends_in_the_middle(write: Write) -> None:
    ended = problem(write(GREET + "read(); raise KeyError('gold')"))
    assert ended.params["code"] == "1"
    assert str(ended.params["said"]).endswith("KeyError: 'gold'")


def test_a_program_that_is_killed(write: Write) -> None:
    assert problem(write(GREET + "read(); os.kill(os.getpid(), 9)")).params["code"] == "SIGKILL"


def test_a_program_that_does_not_speak_the_protocol(write: Write) -> None:
    greeting = problem(write("print('Hello, world!', flush=True); input(); input()"))
    assert greeting.id == "error-program-greeting"
    assert greeting.params["said"] == "Hello, world!"


def test_a_program_that_does_not_want_to_play(write: Write) -> None:
    sorry = problem(write("print('sorry I only know protocol 7', flush=True); input(); input()"))
    assert (sorry.id, sorry.params["said"]) == ("error-program-sorry", "I only know protocol 7")


def test_a_program_that_never_gets_ready(write: Write) -> None:
    player = write("import time; time.sleep(1000)")
    player.start_seconds = 0.2
    assert problem(player).id == "error-program-not-ready"


@pytest.mark.parametrize(
    "flood",
    ["while True: say('x' * 50)", "while True: sys.stdout.write('x' * 100_000)"],
    ids=["lines", "one line"],
)
def test_a_program_that_floods(write: Write, flood: str) -> None:
    player = write(GREET + "read(); say('nonsense'); say('more')\n" + flood)
    with pytest.raises(ProgramProblem) as raised:
        _ = [decide(player) for _ in range(1000)]  # its default moves, until it has gone too far
    assert raised.value.id == "error-program-flood"


def test_what_a_program_says_to_people_harms_nobody(write: Write) -> None:
    player = write(GREET + "sys.stderr.write('x' * 3_000_000)\n" + LOYAL)
    assert [decide(player) for _ in range(3)] == [default()] * 3
    assert not player.faults


def test_a_program_that_does_not_read_costs_only_its_own_time(write: Write) -> None:
    """Its input gets full; nobody waits for it to be read."""
    player = write(GREET + "time.sleep(1000)", seconds=0.02)
    pos, seat = asked()
    seen = pos.observe(seat)
    for _ in range(MOST_OVERDUE - 1):
        assert player(seen, Random(1)) == pos.default(seat)
    big = b"x" * 1_000_000
    program = Program([sys.executable, "-c", "import time; time.sleep(1000)"])
    assert program.ask(big, time.monotonic() + 0.05) is None
    assert program.ask(big, time.monotonic() + 0.05) is None
    with pytest.raises(ProgramProblem):
        program.ask(big, time.monotonic() + 0.05)
    program.close()


def test_a_dead_program_is_tried_a_few_times_and_then_no_more(write: Write, tmp_path: Path) -> None:
    count = tmp_path / "count"
    player = write(f"open({str(count)!r}, 'a').write('x')")
    for _ in range(MOST_DEATHS + 3):
        assert problem(player).id == "error-program-ended"
    assert count.read_text() == "x" * MOST_DEATHS


def test_a_program_that_died_once_plays_on(write: Write, tmp_path: Path) -> None:
    once = tmp_path / "once"
    player = write(
        f"import pathlib; once = pathlib.Path({str(once)!r})\n{GREET}\n"
        f"if not once.exists():\n    once.touch(); sys.exit(3)\n{LOYAL}"
    )
    assert problem(player).params["code"] == "3"
    assert decide(player) == default()


# ---- moves that are none


def test_a_move_that_is_refused_may_be_tried_once_more(write: Write) -> None:
    player = write(
        GREET
        + """
question = read()
say("buld manor")
refusal = read()
assert refusal["type"] == "refused" and refusal["number"] == question["number"] == 1
assert refusal["move"] == "buld manor" and refusal["code"] == "error-move-unknown" and refusal["detail"]
say(question["legal"][-1])
question = read()
say("pick p1")
assert read()["code"]
say("end")
told = read()
assert told == {"type": "default", "number": 2, "move": question["default"], "why": "illegal"}, told
"""
        + LOYAL
    )
    pos, seat = asked()
    assert decide(player) == str(list(pos.legal(seat))[-1])
    assert not player.faults
    assert decide(player) == default()
    assert player.faults == {"illegal": 1}
    assert decide(player) == default()
    assert player.faults == {"illegal": 1}


@pytest.mark.parametrize("garbage", [b"", b"\xff\xfe\x00", b"pick " + b"9" * 5000, b'{"move": "pick"}', b"[" * 60_000])
def test_garbage_costs_the_decision_and_nothing_else(write: Write, garbage: bytes) -> None:
    player = write(
        GREET
        + f"""
for _ in range(2):
    read()
    sys.stdout.buffer.write({garbage!r} + b"\\n")
    sys.stdout.flush()
"""
        + LOYAL
    )
    assert decide(player) == default()
    assert player.faults == {"illegal": 1}
    assert decide(player) == default()
    assert player.faults == {"illegal": 1}


def test_a_late_answer_is_not_taken_for_that_to_the_next_question(write: Write) -> None:
    player = write(
        GREET
        + """
question = read()
told = read()
assert told["type"] == "default" and told["why"] == "late"
second = read()
say("pick nonsense")
say(second["legal"][-1])
"""
        + LOYAL,
        seconds=0.05,
    )
    assert decide(player) == default()
    assert player.faults == {"late": 1}
    player.seconds = PATIENCE
    pos, seat = asked()
    assert decide(player) == str(list(pos.legal(seat))[-1])
    assert decide(player) == default()
    assert player.faults == {"late": 1}


def test_a_program_that_is_always_late_is_given_up(write: Write) -> None:
    player = write(GREET + "while read(): pass", seconds=0.02)
    for _ in range(MOST_OVERDUE - 1):
        assert decide(player) == default()
    silent = problem(player)
    assert (silent.id, silent.params["n"]) == ("error-program-silent", MOST_OVERDUE)


# ---- the end of a program


def gone(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


FAMILY = """
import os, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
open(sys.argv[0] + ".pids", "w").write(f"{os.getpid()} {child.pid}")
"""


@pytest.mark.parametrize("ending", [LOYAL, "read(); say('x'); time.sleep(1000)"], ids=["willing", "stubborn"])
def test_a_program_ends_with_its_children(write: Write, ending: str) -> None:
    player = write(FAMILY + GREET + ending, seconds=0.2)
    decide(player)
    pids = [int(pid) for pid in Path(f"{player.command[1]}.pids").read_text().split()]
    assert not any(map(gone, pids))
    player.close()
    deadline = time.monotonic() + PATIENCE
    while not all(map(gone, pids)):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    player.close()  # once more does no harm


def test_a_program_that_is_forgotten_ends_too(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(FAMILY + GREET + LOYAL, "utf-8")
    player: Outside | None = Outside("mybot", [sys.executable, str(file)], PATIENCE)
    assert player is not None
    decide(player)
    pids = [int(pid) for pid in Path(f"{file}.pids").read_text().split()]
    player = None
    gc.collect()
    deadline = time.monotonic() + PATIENCE
    while not all(map(gone, pids)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


# ---- at the command line


def test_sim_counts_default_moves_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": print("ready", flush=True)
    if message["type"] in ("decision", "refused"): print("gather gold", flush=True)
""",
        "utf-8",
    )
    level = f"program@60:{file}"
    words = ["sim", "citadels", "--players", "2", "--games", "1", "--bots", f"{level},random"]
    assert main([*words, "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert seats[0]["bot"] == level
    assert seats[0]["faults"] > 0
    assert seats[1]["faults"] == 0
    assert main([*words, "--lang", "hu"]) == 0
    assert "alaplépését" in " ".join(capsys.readouterr().out.split())


def test_sim_says_so_when_a_program_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bot.py"
    file.write_text(GREET + "read(); raise KeyError('gold')", "utf-8")
    words = ["sim", "citadels", "--players", "2", "--games", "2", "--bots", f"program@60:{file},random"]
    for more in ([], ["--workers", "2"]):
        assert main([*words, *more]) == 2
        said = capsys.readouterr().err
        assert "KeyError: 'gold'" in said
        assert t("en", "cli-hint-program") in said


def test_a_stored_match_alone_starts_no_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody else's file may name any command."""
    trap, file = tmp_path / "trap", tmp_path / "match.jsonl"
    level = f"program:touch {trap}"
    match = tp.Match.new(tp.game("citadels"), 2, "1", {}, ["Anna", "Bot"], ["", level])
    match.save(file)
    assert main(["play", "--resume", str(file)]) == 2
    assert level in capsys.readouterr().err
    assert not trap.exists()


def test_at_the_terminal_table_a_program_plays_and_a_dead_one_stops_nobody(tmp_path: Path) -> None:
    good, bad, match = EXAMPLES / "bot.py", tmp_path / "bad.py", tmp_path / "match.jsonl"
    bad.write_text(GREET + "read(); raise KeyError('gold')", "utf-8")
    levels = f"program@60:{good},program@60:{bad}"
    words = ["play", "citadels", "--players", "3", "--bots", levels, "--seed", "1", "--file", str(match)]
    said = piped(tmp_path, words, "1\n" * 12)
    assert said.code == 0, said.err
    assert "KeyError: 'gold'" in said.out
    assert f"--bots {levels}" in said.out  # how to go on
    assert {record.seat for record in tp.replay(match).records} >= {0, 1, 2}
    known = len(tp.replay(match).records)
    again = piped(tmp_path, ["play", "--resume", str(match), "--bots", levels], "1\n" * 12)
    assert again.code == 0, again.err
    assert len(tp.replay(match).records) > known
