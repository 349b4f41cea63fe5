"""What `pip install tetrapolis` does not bring, and which extra does.

The rules need msgspec alone. Rooms that need more ask here first, so that whoever lacks something reads what to do.
In English only: the words of both languages need packages, too.
"""

from __future__ import annotations

BRINGS = {
    "terminal": ("fluent", "rich", "typer"),
    "server": ("aiosqlite", "alembic", "argon2", "httpx", "litestar", "sqlalchemy", "uvicorn", "websockets"),
    "client": ("httpx", "websockets"),
    "postgres": ("asyncpg", "redis"),
    "club": ("aiosmtplib", "cryptography", "openskill", "webauthn"),
    "arena": ("duckdb", "numpy"),
    "cluster": ("distributed",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
}
"""What each room needs from its extra (pyproject.toml); of two extras with the same module commands need the first."""


def need(extra: str, *modules: str) -> None:
    """ModuleNotFoundError in plain words if some modules of an extra, or any of them, are not installed.

    >>> need("client", "json", "no_such_module")
    Traceback (most recent call last):
    ModuleNotFoundError: no_such_module is missing: pip install "tetrapolis[client]"
    """
    from importlib.util import find_spec  # not above: a bare import shall be quick

    for name in modules or BRINGS[extra]:
        if find_spec(name) is None:
            raise ModuleNotFoundError(f'{name} is missing: pip install "tetrapolis[{extra}]"', name=name)


def bringing(module: str | None) -> str | None:
    """The extra that brings a module for a command; None if no extra does.

    >>> bringing("redis.asyncio"), bringing("httpx"), bringing("json")
    ('postgres', 'server', None)
    """
    top = (module or "").partition(".")[0]
    return next((extra for extra, modules in BRINGS.items() if top in modules), None)
