"""`python -m tools.docs`: builds the docs site; `--out DIR` puts it elsewhere than where the server finds it.

All pages, written and made, are gathered in build/docs/source and built by Sphinx; a warning is an error. Only a whole
site takes the place of the one before.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from tetrapolis.server.docs import SITE
from tools.docs.gathering import Misplaced, gather
from tools.docs.places import ROOT

WORK = ROOT / "build" / "docs"
LEFT_OUT = ("*.map", "*.LICENSE.txt", ".buildinfo*", "objects.inv")
"""What nobody who reads needs."""


def build(out: Path, work: Path = WORK) -> int:
    """Build the site; 0 if all went well."""
    source, html, cache, stamp = work / "source", work / "html", work / "doctrees", work / "made-with"
    if not stamp.is_file() or stamp.read_text() != made_with():
        shutil.rmtree(work, ignore_errors=True)
    try:
        gather(source)
    except Misplaced as problem:
        print(f"docs: {problem}", file=sys.stderr)
        return 1
    stamp.write_text(made_with())
    # -a: every page is written anew, as each holds the whole table of contents; only what has changed is read.
    how = ["-q", "-a", "-W", "--keep-going", "-b", "html", "-c", str(ROOT / "docs"), "-d", str(cache)]
    failed = sphinx([*how, str(source), str(html)])
    if failed:
        shutil.rmtree(cache, ignore_errors=True)  # or what was wrong would not be said again
        return failed
    _forget_old_pages(source, html)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(html, out, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return 0


def made_with() -> str:
    """A hash of how pages are read: what was read otherwise is read again."""
    found = hashlib.sha256((ROOT / "requirements-dev.lock").read_bytes())
    for path in sorted([ROOT / "docs" / "conf.py", *(ROOT / "tools" / "docs").glob("*.py")]):
        found.update(path.read_bytes())
    return found.hexdigest()


def _forget_old_pages(source: Path, html: Path) -> None:
    """Sphinx leaves pages in place whose sources are gone."""
    theirs = {"genindex", "py-modindex", "search"}
    for page in html.rglob("*.html"):
        name = page.relative_to(html).with_suffix("").as_posix()
        if name not in theirs and not (source / f"{name}.md").exists():
            page.unlink()


def main() -> int:
    """Build, and say where the site is."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs", description="Build the docs site.")
    parser.add_argument("--out", type=Path, default=SITE, help="where the site goes; else where the server finds it")
    parser.add_argument("--work", type=Path, default=WORK, help="where pages and caches are kept meanwhile")
    given = parser.parse_args()
    failed = build(given.out, given.work)
    if not failed:
        print(f"docs: {given.out / 'index.html'}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
