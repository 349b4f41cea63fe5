"""The audit finds what it is there to find; its doctests are run here, as tools/ is not collected."""

from __future__ import annotations

import doctest
from pathlib import Path

import tools.audit as audit

ROOT = Path(__file__).parents[1]


def test_examples() -> None:
    assert doctest.testmod(audit).failed == 0


def test_our_locks_are_pinned_and_hashed() -> None:
    for name in audit.LOCKS:
        lock = (ROOT / name).read_text()
        assert audit.loose(lock) == []
        hash_of_first = lock[lock.index("    --hash") : lock.index("\n", lock.index("    --hash"))]
        assert audit.loose(lock.replace(hash_of_first.rstrip(" \\"), "    --hash=sha256:0", 1)) != []
    assert audit.unhashed((ROOT / "web" / "package-lock.json").read_text()) == []
