"""Which file becomes which page of the site."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "build/contributing.md",
    "SECURITY.md": "host/security.md",
    "deploy/README.md": "host/deploy.md",
    "deploy/backup.md": "host/backup.md",
    "deploy/limits.md": "host/limits.md",
    "deploy/upgrade.md": "host/upgrade.md",
}
"""Pages that are written outside docs/, and where the site has them."""


def sources() -> dict[str, Path]:
    """The pages that people wrote: where the site has them, and their file. (A game's page lies with the game.)"""
    found = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
    return found | {place: ROOT / name for name, place in ELSEWHERE.items()}


def chapter(title: str, folder: str) -> str:
    """A chapter of the table of contents: all pages of a folder, in the order of their names; nothing without any."""
    pages = [path.relative_to(DOCS).with_suffix("").as_posix() for path in sorted((DOCS / folder).glob("*.md"))]
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {title}", "", *pages, "```"]) if pages else ""
