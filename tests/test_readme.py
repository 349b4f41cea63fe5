"""What the README shows works as it stands there."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    places, points = re.findall(r"\d+", done.stdout)[:4], re.findall(r"\d+", done.stdout)[4:]
    assert sorted(places) == ["0", "1", "2", "3"]
    assert len(points) == 4


def test_the_examples_of_positions_in_words_are_true() -> None:
    page = Path(__file__).parents[1] / "docs" / "positions.md"
    done = doctest.testfile(str(page), module_relative=False)
    assert (done.failed, done.attempted) == (0, 13)


def test_the_two_commands_come_first_and_the_picture_is_there() -> None:
    pictures = re.findall(r"docs/\w+\.(?:png|svg)", README)
    assert README.index("make play") < README.index("make test") < README.index(pictures[0])
    assert pictures[0] == "docs/citadels.png"
    for picture in pictures:
        assert (Path(__file__).parents[1] / picture).stat().st_size > 10_000


def test_the_commands_it_lists_exist() -> None:
    from tetrapolis.cli.app import COMMANDS

    assert set(re.findall(r"\| `tetrapolis ([\w-]+)", README)) == set(COMMANDS)
