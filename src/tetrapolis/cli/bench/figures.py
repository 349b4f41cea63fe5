"""What the server benches measure with: percentiles, and how much processor and memory other processes use."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

PARTS = (50, 95, 99)


class Usage(msgspec.Struct, frozen=True):
    """Processor seconds of the servers and of the load (of its busiest process), and the servers' memory in bytes."""

    cpu: float
    own: float
    memory: int


def usage(pids: Sequence[int]) -> Usage:
    """Of these servers until now, as far as the system tells: Linux does, elsewhere it is all nought."""
    cpu, memory = 0.0, 0
    if platform.system() == "Linux":
        for pid in pids:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            cpu += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            memory += int(fields[21]) * os.sysconf("SC_PAGE_SIZE")
    return Usage(cpu, 0.0, memory)


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5), percentile([], 0.5)
    (3.0, 0.0)
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def figures(tables: int, times: Sequence[float], seconds: float, use: Usage, lost: int = 0) -> dict[str, Any]:
    """Totals and percentiles of one part of a run; times in seconds, results in milliseconds."""
    moves = len(times)
    return {
        "tables": tables,
        "moves": moves,
        "lost": lost,
        "seconds": seconds,
        "moves_per_second": moves / seconds,
        **{f"p{part}": percentile(times, part / 100) * 1e3 for part in PARTS},
        "max": max(times, default=0.0) * 1e3,
        "server_cpu": use.cpu / seconds,
        "server_ms_per_move": use.cpu / max(1, moves) * 1e3,
        "client_cpu": use.own / seconds,
    }
