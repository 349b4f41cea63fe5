"""How networks are stored: what it is, a line of JSON, then packed 16-bit floats. Nothing can be run."""

from __future__ import annotations

import math
import zlib
from pathlib import Path
from typing import Any

import msgspec

from tetrapolis.core.errors import BadOptions, TetrapolisError
from tetrapolis.numbers.encoding import codec

MAGIC = b"tetrapolis net 2\n"
ADVISED = 2
"""Rows behind those of the actions: what the brain would do if that is no action; how far to follow the brain."""
MOST_BYTES = 100_000_000
"""More numbers than this are nobody's network."""


class Head(msgspec.Struct):
    """What stands before the numbers."""

    game: str
    players: int
    shapes: list[tuple[int, ...]]
    """Of what leads from what is seen to the hidden units, of where these start; then the same to the actions."""
    about: dict[str, Any]


def write(path: Path, head: Head, numbers: bytes) -> None:
    """Write a network."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(MAGIC + msgspec.json.encode(head, order="deterministic") + b"\n" + zlib.compress(numbers, 9))


def read(path: Path) -> tuple[Head, bytes]:
    """A network's head and numbers; BadOptions if it is none, or does not fit this version's vectors and actions."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadOptions("error-net-missing", file=str(path)) from error
    if not data.startswith(MAGIC):
        raise BadOptions("error-net-other", file=str(path))
    line, _, packed = data[len(MAGIC) :].partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=Head)
        numbers = _unpacked(packed)
        _check(head, numbers)
    except (ValueError, TetrapolisError) as error:  # msgspec's are ValueErrors
        raise BadOptions("error-net-version", file=str(path)) from error
    return head, numbers


def _unpacked(packed: bytes) -> bytes:
    reader = zlib.decompressobj()
    try:
        found = reader.decompress(packed, MOST_BYTES)
    except zlib.error as error:
        raise ValueError("not packed") from error
    if not reader.eof or reader.unused_data:
        raise ValueError("too many bytes, or too few")
    return found


def _check(head: Head, numbers: bytes) -> None:
    """ValueError if the two parts of a file do not fit each other, or this version."""
    shapes = head.shapes
    table = codec(head.game, head.players)
    hidden = shapes[1][0] if len(shapes) > 1 and shapes[1] else 0
    rows = len(table.actions) + ADVISED
    if shapes != [(table.size, hidden), (hidden,), (rows, hidden), (rows,)]:
        raise ValueError("other vectors, or other actions")
    if len(numbers) != 2 * sum(math.prod(shape) for shape in shapes):
        raise ValueError("too many numbers, or too few")
