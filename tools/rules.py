"""Which numbered rules have a test? Run by `make rules`.

The rules of a game are the messages `cit-6-12` (rule CIT-6.12) of `rules*.ftl` among its English words;
its rulings, in `rulings.ftl`, are not counted.
A rule has a test if a `test_*` function or a `Test*` class under `tests/` carries `@rule("CIT-6.12")`.
Tests are read, not run.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

_MESSAGE = re.compile(r"^([a-z]+)-(\d+)-(\d+)\s*=", re.MULTILINE)
_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Mention(NamedTuple):
    """A rule id named by a test."""

    rule: str
    place: str


def rules_of_games(root: Path) -> dict[str, list[str]]:
    """The rule ids of every game, by their numbers, whatever the files they are spread over."""
    found: dict[str, list[tuple[str, int, int]]] = {}
    for path in sorted((root / "src/tetrapolis/games").glob("*/words/en/rules*.ftl")):
        rules = found.setdefault(path.parents[2].name, [])
        rules += ((game, int(part), int(n)) for game, part, n in _MESSAGE.findall(path.read_text("utf-8")))
    return {name: [f"{game.upper()}-{part}.{n}" for game, part, n in sorted(rules)] for name, rules in found.items()}


def mentions(root: Path) -> list[Mention]:
    """All rule ids that tests name, with the place."""
    found: list[Mention] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        place = path.relative_to(root).as_posix()
        for definition in _tests(ast.parse(path.read_text("utf-8"), filename=place).body):
            for decorator in definition.decorator_list:
                found += (Mention(rule, f"{place}:{decorator.lineno}") for rule in _rule_ids(decorator, place))
    return found


def _tests(body: Sequence[ast.stmt]) -> Iterator[_Definition]:
    """Tests as pytest collects them: functions and classes of the module, and those inside test classes."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            if any(True for _ in _tests(node.body)):
                yield node
            yield from _tests(node.body)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def _rule_ids(decorator: ast.expr, place: str) -> Iterator[str]:
    """The ids of `@rule("CIT-6.12", ...)`; nothing for other decorators."""
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return
    for argument in decorator.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise SystemExit(f"{place}:{argument.lineno}: @rule takes rule ids as plain strings")
        yield argument.value


def report(root: Path, *, missing_only: bool = False, strict: bool = False) -> tuple[list[str], bool]:
    """The lines to print, and whether all is well."""
    games = rules_of_games(root)
    named = mentions(root)
    tested = {mention.rule for mention in named}
    lines: list[str] = []
    complete = True
    for game, rules in games.items():
        missing = [rule for rule in rules if rule not in tested]
        complete = complete and not missing
        if missing_only:
            lines += missing
            continue
        lines.append(f"{game}: {len(rules)} rules, {len(rules) - len(missing)} with a test")
        if missing:
            lines.append(f"  missing: {' '.join(missing)}")
    known = {rule for rules in games.values() for rule in rules}
    unknown = [f"{place}: there is no rule {rule}" for rule, place in named if rule not in known]
    return lines + unknown, not unknown and (complete or not strict)


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Print the table; 1 if a test names an unknown rule or, with --strict, if a rule has no test."""
    parser = argparse.ArgumentParser(description="Which numbered rules have a test?")
    parser.add_argument("--missing", action="store_true", help="only list the rules without a test")
    parser.add_argument("--strict", action="store_true", help="fail if a rule has no test")
    options = parser.parse_args(argv)
    lines, well = report(root, missing_only=options.missing, strict=options.strict)
    for line in lines:
        print(line)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
