"""Mistakes an author could make: our example games with a line or two changed, and the law that must tell it."""

from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    """A mistake, and what is to be found."""

    law: str
    said: str
    """What stands in the finding."""
    game: str
    lines: tuple[tuple[str, str], ...]
    """What stood there, and what stands there now."""
    file: str = "__init__.py"

    def __str__(self) -> str:
        return f"{self.law}-{self.said}"


def nim(law: str, said: str, *lines: tuple[str, str], file: str = "__init__.py") -> Change:
    return Change(law, said, "nim", lines, file)


def dice(law: str, said: str, *lines: tuple[str, str], file: str = "__init__.py") -> Change:
    return Change(law, said, "liars_dice", lines, file)


DEALT = "        self.taken = [0] * self.players\n"
ROLLED = "pos.dice[seat] = sorted([pos.chance.choice(6) + 1 for _ in cup])"
TUPLE = (
    ("tuple(others if pos", "list(others if pos"),
    ("frame.waiting = tuple(other for other in frame.waiting if other != seat)", "frame.waiting.remove(seat)"),
)

CHANGES = [
    nim("descriptor", "#FFEECC", ('colour="#7A4B1E"', 'colour="#FFEECC"')),
    nim("descriptor", "first_options", ('first_options=("rows", "misere")', 'first_options=("row",)')),
    nim("descriptor", "package=__name__", ("package=__name__,", "")),
    nim("descriptor", "end_reasons", ('end_reasons=("last_match",)', "end_reasons=()")),
    nim("descriptor", "1 to 8", ("range(2, 5)", "range(2, 12)")),
    dice("descriptor", "Doubting.waiting", ("waiting: tuple[int, ...]", "waiting: list[int]"), *TUPLE),
    nim("players", "four", (DEALT, f'{DEALT}        assert self.players < 4, "four"\n')),
    nim("options", "forbid_unknown_fields", (", forbid_unknown_fields=True", "")),
    nim(
        "options",
        "misere=True",
        (DEALT, f'{DEALT}        if self.options.misere:\n            raise tp.BadOptions("error-players")\n'),
    ),
    nim("plays", "IndexError", ("pos.rows[move.row - 1] -= move.n", "pos.rows[move.row] -= move.n")),
    nim("plays", "does not end", ("pos.rows[move.row - 1] -= move.n", "pos.taken[seat] -= move.n")),
    nim("ends", "end_reasons", ('tp.settle("last_match"', 'tp.settle("over"')),
    nim("ends", "ranking", ("[int(win) for win in wins]", "[int(win) for win in wins[1:]]")),
    dice("answers", "needs a field called asked", ("    asked: int\n", "    since: int\n")),
    nim(
        "refusals",
        "not in move_type: Take",
        ("class Turn(tp.Frame):", 'class Rest(tp.Move, frozen=True):\n    """Nothing."""\n\n\nclass Turn(tp.Frame):'),
        ("move_type=Take,", "move_type=Rest,"),
    ),
    nim("conservation", "matches", ("pos.taken[seat] += move.n", "pos.taken[seat] += 1")),
    nim(
        "moves",
        "cannot be understood",
        ("Take(number, n) for", "Take(number, -n) for"),
        ("def take(pos: Nim, turn: Turn, seat: int, move: Take) -> None:\n", "def take(pos, turn, seat, move):\n"),
        ("    pos.rows[move.row - 1] -=", "    move = Take(move.row, -move.n)\n    pos.rows[move.row - 1] -="),
    ),
    nim("defaults", "default move", ("apply=take)", "apply=take, default=lambda pos, turn, seat: Take(1, 9))")),
    dice(
        "json",
        "went otherwise after it was read back",
        (
            "    def deal(self)",
            '    def data(self):\n        return {**super().data(), "bidder": 0}\n\n    def deal(self)',
        ),
    ),
    dice("copies", "changed the original", ("waiting: tuple[int, ...]", "waiting: list[int]"), *TUPLE),
    dice(
        "replay",
        "",
        ("import msgspec\n", "import msgspec, random\n"),
        ("pos.chance.choice(6) +", "random.choice(range(6)) +"),
    ),
    nim(
        "repeatable",
        "order of a set",
        ("    return [Take(number, n) for", "    moves = [Take(number, n) for"),
        (
            "range(1, left + 1)]\n",
            "range(1, left + 1)]\n    return [Take(*map(int, one.split()[1:])) for one in {*map(str, moves)}]\n",
        ),
    ),
    nim("own-chance", "import random", ("import msgspec\n", "import msgspec\nimport random\n")),
    nim("own-chance", "time.time", (DEALT, f'{DEALT}        __import__("time").time()\n')),
    nim("own-chance", "random.getrandbits", (DEALT, f'{DEALT}        __import__("random").shuffle([1, 2])\n')),
    nim("own-chance", "open", (DEALT, f"{DEALT}        open(__file__).close()\n")),
    dice("secrecy", "sees `dice[", ("dice: Annotated[list[list[int]], tp.OWN]", "dice: list[list[int]]")),
    dice("secrecy", ".legal: [", ("most = min(", "most = pos.dice[seat - 1].count(6) + min(")),
    dice(
        "secrecy",
        "still a hole in `dice[",
        ("                self.dice[other] = sorted([rng.randint(1, 6) for _ in self.dice[other]])\n", ""),
    ),
    dice("secrecy", "`check` refuses what it made", ("rng.randint(1, 6) for", "rng.randint(7, 8) for")),
    dice("secrecy", "has changed", (ROLLED, ROLLED.replace("pos.dice[seat] =", "cup[:] ="))),
    dice(
        "refusals",
        "refused otherwise",
        (
            "    story=STORY,",
            '    story=STORY,\n    why_not=lambda pos, *_: tp.IllegalMove("liars_dice-error", n=str(pos.dice)),',
        ),
    ),
    dice(
        "prompt",
        "offers are the legal moves",
        ("    return plain_prompt(", "    return lessen(plain_prompt("),
        (
            "face=seen.face)\n",
            "face=seen.face))\n\n\ndef lessen(all):\n    return msgspec.structs.replace(all, verbs=all.verbs[1:])\n",
        ),
    ),
    nim("lessons", "5 to 8", ("", '{"players": 2, "steps": []}'), file="lessons/1-goal.json"),
    nim("lessons", "nim-lesson-goal is not said", ("", '{"players": 2, "steps": []}'), file="lessons/1-goal.json"),
    dice("bots", "bid 99 6", ("max(moves, key=likely.__getitem__)", "type(moves[0])(99, 6)"), file="bot.py"),
    dice("bots", "hole", ("len(seen.dice[seat]), 1 / 3", "sum(seen.dice[1]), 1 / 3"), file="bot.py"),
    nim("words", "nim-verb-take", ("nim-verb-take = Take\n", ""), file="words/en.ftl"),
    nim("words", "Unknown external: m", ("{ $seat } takes { $n }", "{ $seat } takes { $m }"), file="words/en.ftl"),
    nim("words", "no message", ("nim-verb-take = Take\n", "nim-verb-take = Take\nnim verb\n"), file="words/en.ftl"),
    nim(
        "words",
        "do not begin with",
        ("nim-verb-take = Take\n", "nim-verb-take = Take\nnimbus = no\n"),
        file="words/en.ftl",
    ),
    dice("words", "liars_dice-verb-bid", ("liars_dice-verb-bid = Licit\n", ""), file="words/hu.ftl"),
    dice(
        "words",
        "Not the same variables",
        ("A poharad alatt: { $dice }", "A poharad alatt: valami"),
        file="words/hu.ftl",
    ),
]
