"""Passwords of tables: slow to compute on purpose, so only so many at once, and only so many tries.

One computation takes 19 MB (argon2id as OWASP recommends it: 19 MiB, two passes); two at a time take 38 MB and no more,
however many ask. Hashes made before, with 64 MiB, are still good.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.datastructures import Address

from tetrapolis.server.problems import Problem
from tetrapolis.server.rates import Rates
from tetrapolis.wire.answers import Guest

if TYPE_CHECKING:
    from tetrapolis.server.tables_model import Loaded

AT_ONCE = 2
MOST_WAITING = 20
"""Whoever comes when so many wait is asked to come again."""

T = TypeVar("T")
_HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_THREADS = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
_waiting: set[asyncio.Future[Any]] = set()


async def _in_turn(do: Callable[[], T]) -> T:
    """Compute it in one of the few threads; others go on meanwhile."""
    if len(_waiting) >= MOST_WAITING + AT_ONCE:
        raise Problem(503, "server-error-later")
    future = asyncio.get_running_loop().run_in_executor(_THREADS, do)
    _waiting.add(future)
    future.add_done_callback(_waiting.discard)  # also of who has gone meanwhile: it is still being computed
    return await asyncio.shield(future)


async def hash_password(password: str) -> str:
    """How a password is stored; empty stays empty."""
    return await _in_turn(lambda: _HASHER.hash(password)) if password else ""


async def check_password(tries: Rates, address: Address | None, table: Loaded, guest: Guest, password: str) -> None:
    """Who is not the host needs the password of a locked table; tries count for the address and for the table."""
    stored = table.row.password
    if not stored or table.row.host == guest.id:
        return
    tries.count(address)
    tries.count_for(f"table {table.row.id}")
    try:
        await _in_turn(lambda: _HASHER.verify(stored, password))
    except (VerificationError, InvalidHashError) as error:
        raise Problem(403, "server-error-password") from error
