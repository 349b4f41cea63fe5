"""`tetrapolis db export`: finished public matches as JSON lines, and as Parquet where the extra `arena` is there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from io import BufferedWriter
from pathlib import Path

import msgspec

from tetrapolis.cli.common import UsageProblem
from tetrapolis.cli.database import PATIENCE
from tetrapolis.core.version import __version__

FILES = ("matches", "moves")


class Written(msgspec.Struct):
    """What an export holds; `left_out`: matches that no longer fit the rules of this version, or its content."""

    matches: int = 0
    moves: int = 0
    left_out: int = 0
    files: list[str] = []


async def export(database: str, folder: Path) -> Written | None:
    """Write all public matches, one at a time; None: there are not even tables.

    A file has its name once it is whole.
    """
    from tetrapolis.server.bulk import MATCHES, MOVES, public_matches
    from tetrapolis.server.database import create_engine, migrate, revision

    engine = create_engine(database)
    parts = [folder / f"{name}.jsonl.part" for name in FILES]
    done = Written()
    try:
        async with asyncio.timeout(PATIENCE):
            if not await revision(engine):
                return None
        await migrate(engine)
        _make(folder)
        with _opened(parts[0]) as matches, _opened(parts[1]) as moves:
            async for public in public_matches(engine):
                if public is None:
                    done.left_out += 1
                    continue
                try:
                    matches.write(msgspec.json.encode(public.match) + b"\n")
                    moves.writelines(msgspec.json.encode(move) + b"\n" for move in public.moves)
                except OSError as error:
                    raise _unwritten(folder, error) from error
                done.matches += 1
                done.moves += len(public.moves)
        columns = dict(zip(FILES, (MATCHES, MOVES), strict=True))
        try:
            for name in FILES:
                lines = (folder / f"{name}.jsonl.part").replace(folder / f"{name}.jsonl")
                done.files.append(lines.name)
                if find_spec("duckdb") and find_spec("numpy"):
                    done.files.append(_parquet(lines, columns[name]))
            (folder / "README.md").write_text(card(done, columns), "utf-8")
            done.files.append("README.md")
        except OSError as error:
            raise _unwritten(folder, error) from error
        return done
    finally:
        for part in parts:
            with suppress(OSError):
                part.unlink(missing_ok=True)
        await engine.dispose()


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = not any(folder.iterdir())
    except OSError as error:
        raise _unwritten(folder, error) from error
    if not empty:
        raise UsageProblem("cli-error-content-there", folder=str(folder))


def _opened(part: Path) -> BufferedWriter:
    try:
        return part.open("wb")
    except OSError as error:
        raise _unwritten(part.parent, error) from error


def _unwritten(folder: Path, error: OSError) -> UsageProblem:
    return UsageProblem("cli-error-content-write", folder=str(folder), reason=(error.strerror or str(error))[:200])


def _parquet(lines: Path, columns: Mapping[str, tuple[str, str]]) -> str:
    from tetrapolis.arena.dataset import parquet_of

    file = lines.with_suffix(".parquet")
    parquet_of(lines, file, {name: kind for name, (kind, _) in columns.items()})
    return file.name


def card(done: Written, columns: Mapping[str, Mapping[str, tuple[str, str]]]) -> str:
    """What the folder holds, in Markdown.

    >>> print(card(Written(2, 90), {"moves": {"seat": ("INTEGER", "whose move")}}).splitlines()[2])
    2 finished public matches with 90 moves, exported by version ...
    """
    text = [
        "# Matches of people and bots at Tetrapolis",
        "",
        f"{done.matches} finished public matches with {done.moves} moves, exported by version {__version__}.",
        "",
        "People are numbered as they appear; their names, their chat and the hours at which they played are not in it.",
        f"Left out, for this version no longer plays them: {done.left_out}.",
    ]
    for file, described in columns.items():
        text += ["", f"## {file}.jsonl, {file}.parquet", "", "| column | kind | what |", "|---|---|---|"]
        text += [f"| `{name}` | {kind} | {what} |" for name, (kind, what) in described.items()]
    text += [
        "",
        "## Reading it",
        "",
        "```python",
        "from pathlib import Path",
        "",
        "from tetrapolis.arena.dataset import decisions",
        "",
        'for seen, move in decisions(Path(".")):',
        "    ...  # what the seat knew, and what it did",
        "```",
        "",
    ]
    return "\n".join(text)
