"""Runs for the tests: small ones, really played."""

from pathlib import Path

from tetrapolis.arena.lineups import Run, chunks_of, version
from tetrapolis.arena.running import play_chunks, workshop
from tetrapolis.arena.store import chunks_there, save_chunk, save_run


def run_of(game: str, *line_ups: str, games: int, seed: int = 1) -> Run:
    """A run of these line-ups, each written with commas."""
    names = tuple(tuple(line_up.split(",")) for line_up in line_ups)
    return Run(game, len(names[0]), {}, names, seed, version(), games)


def play(folder: Path, run: Run) -> Path:
    """Play what is missing of a run."""
    save_run(folder, run)
    with workshop() as where:
        for chunk, rows in play_chunks(chunks_of(run, chunks_there(folder)), where):
            save_chunk(folder, chunk, rows)
    return folder
