"""What we depend on and our own server code, looked at as far as that goes without a network: `make audit`.

Locks pinned and hashed, packages that fit together, licences, ruff's security rules over the server; and the lists of
known vulnerabilities, if `pip-audit` and `npm audit` are there and reach them. Whether they did is always said.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-dev.lock")
SERVER = ("src/tetrapolis/server", "src/tetrapolis/wire", "src/tetrapolis/client")
_CHANCE = "repeatable chance of a bot or a hint, from a seed; no secret is made of it"
_HOLDS = "says what holds anyway, for readers and mypy; nothing a client sends is checked by it"
JUSTIFIED = {
    ("bots.py", "S311"): _CHANCE,
    ("programs.py", "S311"): _CHANCE,
    ("matches.py", "S311"): "how long a bot seems to think",
    ("warm_up.py", "S311"): "a game nobody plays, to be quick with the first real one",
    ("replays.py", "S311"): "seeded with 128 bits and more from `secrets` (core.chance.seed_text)",
    ("bots.py", "S101"): _HOLDS,
    ("checks.py", "S101"): _HOLDS,
    ("sqlite.py", "S101"): _HOLDS,
}
"""Findings of ruff's security rules, by file and rule, that were looked at and why they stand."""
LICENCES = {"axe-playwright-python": "MIT"}
"""Of packages that do not name it in their metadata: as their licence file says."""


UNREACHED = "its database was not reached"


def loose(lock: str) -> list[str]:
    r"""The requirements of a lock that are not pinned to one version with at least one hash.

    >>> loose("a==1 \\\n    --hash=sha256:" + "0" * 64 + "\nb>=2\nc==3\n")
    ['b>=2', 'c==3']
    """
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n?", "", lock).strip())
    good = re.compile(r"[\w.\-\[\],]+==[^\s;]+( ;[^\\]+)?\s*(\\\s+--hash=sha256:[0-9a-f]{64}\s*)+")
    return [entry.split("\n")[0].rstrip(" \\") for entry in entries if entry and not good.fullmatch(entry + "\n")]


def unhashed(lock: str) -> list[str]:
    """The packages of an npm lock that come from elsewhere without a hash.

    >>> unhashed('{"packages": {"": {}, "node_modules/a": {"version": "1"}}}')
    ['node_modules/a']
    """
    packages = json.loads(lock)["packages"]
    return [name for name, package in packages.items() if name and not package.get("link") and not _whole(package)]


def _whole(package: dict[str, object]) -> bool:
    return str(package.get("integrity", "")).startswith("sha512-") and "version" in package


def licences() -> tuple[Counter[str], list[str]]:
    """The licences of what is installed, and the packages that name none."""
    found: Counter[str] = Counter()
    unknown = []
    for each in distributions():
        meta = each.metadata.json
        classified = [line.rpartition(" :: ")[2] for line in meta.get("classifier", ()) if "License ::" in line]
        told = str(meta.get("license_expression") or "; ".join(classified) or meta.get("license", ""))
        name = told.split("\n", maxsplit=1)[0] or LICENCES.get(str(meta["name"]), "")
        found[name[:60]] += 1
        if not name:
            unknown.append(str(meta["name"]))
    return found, unknown


def _run(*command: str, folder: Path = ROOT) -> tuple[int, str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=180)
    return done.returncode, (done.stdout + done.stderr).strip()


def _offline() -> Iterator[tuple[str, list[str]]]:
    """What can be found out here: a name, and what is wrong."""
    for name in LOCKS:
        yield f"{name}: one version and hashes for each", loose((ROOT / name).read_text())
    yield "web/package-lock.json: a hash for each", unhashed((ROOT / "web" / "package-lock.json").read_text())
    code, said = _run(sys.executable, "-m", "pip", "check")
    if "No module named pip" in said:
        uv = str(Path(sys.executable).with_name("uv"))
        code, said = _run(uv, "pip", "check", "--python", sys.executable)
    yield "installed packages fit together", [said] if code else []
    found, unknown = licences()
    print("   licences:", ", ".join(f"{name or 'unknown'} ({count})" for name, count in found.most_common()))
    yield "every installed package names its licence", unknown
    ruff = str(Path(sys.executable).with_name("ruff"))
    _, said = _run(ruff, "check", "--select", "S", "--output-format", "json", *SERVER)
    wrong, seen = [], set()
    for one in json.loads(said):
        seen.add((Path(one["filename"]).name, one["code"]))
        if (Path(one["filename"]).name, one["code"]) not in JUSTIFIED:
            wrong.append(f"{one['filename']}:{one['location']['row']} {one['code']} {one['message']}")
    yield f"ruff's security rules over {', '.join(SERVER)}", wrong
    yield "findings that were justified are still there", [" ".join(gone) for gone in JUSTIFIED.keys() - seen]


def _known() -> Iterator[tuple[str, str, list[str]]]:
    """The lists of known vulnerabilities: what was asked, why it was not if so, what was found."""
    audit = shutil.which("pip-audit")
    if audit is None:
        yield "pip-audit", "not installed", []
    else:
        code, said = _run(audit, "--require-hashes", "--disable-pip", "-r", LOCKS[0], "--format", "json")
        answered = "{" in said and '"dependencies"' in said
        yield (
            "pip-audit",
            "" if answered else "its database was not reached",
            [said[-4000:]] if answered and code else [],
        )
    if shutil.which("npm") is None:
        yield "npm audit", "npm is not installed", []
    else:
        code, said = _run("npm", "audit", "--json", "--omit=dev", folder=ROOT / "web")
        answered = '"vulnerabilities"' in said
        yield (
            "npm audit",
            "" if answered else "its database was not reached",
            [said[-4000:]] if answered and code else [],
        )


def main() -> int:
    """Everything, even if something fails; 1 if something is wrong."""
    failed = False
    for name, wrong in _offline():
        failed |= bool(wrong)
        print("FAILED" if wrong else "ok", name, *(f"\n   {line}" for line in wrong))
    for name, why_not, wrong in _known():
        failed |= bool(wrong)
        print("FAILED" if wrong else "NOT ASKED" if why_not else "ok", f"{name}:", why_not or "known vulnerabilities")
        for line in wrong:
            print("  ", line)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
