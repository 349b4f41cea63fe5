"""`make rules` tells which rules have a test."""

from pathlib import Path

import pytest

import tetrapolis as tp
from tests.marks import rule
from tetrapolis.locales.words import rule_ids
from tools import rules


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project: four Citadels rules, three of them tested, and one Genoa rule."""
    citadels, genoa = words_of(tmp_path, "citadels"), words_of(tmp_path, "genoa")
    (citadels / "rules.ftl").write_text(
        "### The rules\n\ncitadels-rules-title = Rules\ncit-1-1 = One.\n"
        "cit-1-2 = Two, see\n    cit-9-9 = not a rule.\n"
        "cit-1-10 = Ten.\n    .note = A note.\n",
        "utf-8",
    )
    (citadels / "rules2.ftl").write_text("cit-6-12 = Last.\n", "utf-8")
    (genoa / "rules.ftl").write_text("gen-1-1 = One.\n", "utf-8")
    (citadels / "rulings.ftl").write_text("cit-r-01 = A ruling.\ncit-8-8 = Not in a rules file.\n", "utf-8")
    (citadels / "cards.ftl").write_text("cit-7-7 = Not in a rules file.\n", "utf-8")
    write_test(tmp_path, "tests/test_a.py", '@rule("CIT-1.1")\ndef test_one(): ...\n')
    write_test(
        tmp_path,
        "tests/rules/citadels/test_b.py",
        '@rule("CIT-1.10")\nclass TestTen:\n    @other\n    @rule("CIT-6.12", "CIT-1.1")\n'
        "    async def test_last(self): ...\n",
    )
    return tmp_path


def words_of(tree: Path, game: str) -> Path:
    folder = tree / "src/tetrapolis/games" / game / "words/en"
    folder.mkdir(parents=True)
    return folder


def write_test(tree: Path, name: str, code: str) -> None:
    path = tree / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, "utf-8")


def test_rules_come_from_the_rules_files_in_order(tree: Path) -> None:
    assert rules.rules_of_games(tree) == {
        "citadels": ["CIT-1.1", "CIT-1.2", "CIT-1.10", "CIT-6.12"],
        "genoa": ["GEN-1.1"],
    }


def test_rules_in_several_files_are_sorted_by_number(tree: Path) -> None:
    words = words_of(tree, "ankh_morpork")
    (words / "rules.ftl").write_text("ank-1-1 = One.\nank-11-1 = Eleven.\n", "utf-8")
    (words / "rules-cards.ftl").write_text("ank-10-2 = Two.\nank-10-11 = Eleven.\n", "utf-8")
    (words / "rulings.ftl").write_text("ank-r-01 = A ruling.\n", "utf-8")
    assert rules.rules_of_games(tree)["ankh_morpork"] == ["ANK-1.1", "ANK-10.2", "ANK-10.11", "ANK-11.1"]


def test_the_rules_of_every_game_are_found() -> None:
    found = rules.rules_of_games(rules.ROOT)
    assert found == {name: rule_ids(tp.game(name).rule_prefix) for name in tp.games()}


def test_the_table_counts_and_names_what_is_missing(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main([], tree) == 0
    assert capsys.readouterr().out.splitlines() == [
        "citadels: 4 rules, 3 with a test",
        "  missing: CIT-1.2",
        "genoa: 1 rules, 0 with a test",
        "  missing: GEN-1.1",
    ]


def test_missing_only_lists(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(["--missing"], tree) == 0
    assert capsys.readouterr().out.splitlines() == ["CIT-1.2", "GEN-1.1"]


def test_strict_fails_until_every_rule_has_a_test(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(["--strict"], tree) == 1
    write_test(tree, "tests/test_c.py", '@rule("CIT-1.2", "GEN-1.1")\ndef test_rest(): ...\n')
    capsys.readouterr()
    assert rules.main(["--strict"], tree) == 0
    assert capsys.readouterr().out.splitlines() == [
        "citadels: 4 rules, 4 with a test",
        "genoa: 1 rules, 1 with a test",
    ]


def test_an_unknown_id_fails_and_says_where(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(tree, "tests/test_c.py", '\n@rule("CIT-9.9")\ndef test_wrong(): ...\n')
    assert rules.main([], tree) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "tests/test_c.py:2: there is no rule CIT-9.9"


@pytest.mark.parametrize(
    "code",
    [
        '@rule("CIT-1.2")\ndef helper(): ...\n',
        '@rule("CIT-1.2")\nclass TestWithoutTests:\n    def helper(self): ...\n',
        '@rule("CIT-1.2")\nclass Helper:\n    def test_no(self): ...\n',
        'def test_no():\n    @rule("CIT-1.2")\n    def test_inner(): ...\n',
        '@other("CIT-1.2")\ndef test_no(): ...\n',
    ],
    ids=["helper", "class without tests", "other class", "inner function", "other decorator"],
)
def test_only_what_pytest_runs_counts(tree: Path, code: str) -> None:
    write_test(tree, "tests/test_c.py", code)
    assert "CIT-1.2" not in {mention.rule for mention in rules.mentions(tree)}


def test_a_computed_id_is_refused(tree: Path) -> None:
    write_test(tree, "tests/test_c.py", "@rule(*IDS)\ndef test_many(): ...\n")
    with pytest.raises(SystemExit, match=r"tests/test_c\.py:1: @rule takes rule ids as plain strings"):
        rules.mentions(tree)


def test_the_decorator_is_a_registered_mark() -> None:
    assert rule("CIT-1.1", "CIT-1.2").mark.name == "rule"
    assert rule("CIT-1.1", "CIT-1.2").mark.args == ("CIT-1.1", "CIT-1.2")
