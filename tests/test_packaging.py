"""The locks fit pyproject.toml and name no registry; commands in the documents exist."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
BARE: list[str] = PROJECT["project"]["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
DEV: list[str] = [needed for group in PROJECT["dependency-groups"].values() for needed in group]


def brought_by(extra: str) -> Iterator[str]:
    """All that an extra brings, also through the extras it builds on."""
    for needed in EXTRAS[extra]:
        own = re.fullmatch(r"tetrapolis\[([\w,]+)\]", needed)
        if own:
            for each in own[1].split(","):
                yield from brought_by(each)
        else:
            yield needed


RUNTIME = [*BARE, *brought_by("postgres")]
EVERYTHING = [*BARE, *DEV, *(needed for extra in EXTRAS for needed in brought_by(extra))]


def name_of(requirement: str) -> str:
    """The normal form of a requirement's name.

    >>> name_of("fluent.runtime>=0.4")
    'fluent-runtime'
    """
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


def locked(name: str) -> dict[str, str]:
    """A lock's packages and versions."""
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize(
    ("lock", "requirements"),
    [("requirements.lock", RUNTIME), ("requirements-dev.lock", EVERYTHING)],
    ids=["runtime", "dev"],
)
def test_a_lock_holds_every_requirement_with_hashes_and_no_address(lock: str, requirements: list[str]) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert {name_of(requirement) for requirement in requirements} <= locked(lock).keys()
    assert re.search(r"\w+://|^-", text, re.MULTILINE) is None
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all("--hash=sha256:" in package for package in packages)


def test_both_locks_agree() -> None:
    assert locked("requirements.lock").items() <= locked("requirements-dev.lock").items()


def test_every_make_command_in_the_documents_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for path in [*ROOT.glob("*.md"), ROOT / ".ci/run"]:
        code = "\n".join(re.findall(r"`[^`]+`|^(?:exec )?make .*$", path.read_text("utf-8"), re.MULTILINE))
        named = set(re.findall(r"\bmake ([a-z]+)", code))
        assert named <= targets, path.name


def test_the_bare_install_brings_msgspec_alone_and_all_brings_the_rest() -> None:
    assert [name_of(needed) for needed in BARE] == ["msgspec"]
    ours = {needed for extra in EXTRAS if extra != "bench" for needed in brought_by(extra)}
    assert set(brought_by("all")) == ours
