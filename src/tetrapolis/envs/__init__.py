"""Adapters to other people's interfaces: `tetrapolis.envs.pettingzoo` and `tetrapolis.envs.openspiel`.

Both give the same numbers: what each action means and what a seat sees is said per game in `encoders`.
They need packages that playing does not: `pip install "tetrapolis[envs]"`. docs/envs.md tells how to use them.
"""

from __future__ import annotations

from importlib.util import find_spec

from tetrapolis.locales import LANGUAGES, t


def need(*modules: str) -> None:
    """ImportError in plain words if one of these is not installed.

    >>> need("json", "no_such_package")
    Traceback (most recent call last):
    ImportError: Package no_such_package is missing: pip install "tetrapolis[envs]"
    """
    missing = ", ".join(name for name in modules if find_spec(name) is None)
    if missing:
        raise ImportError(t(LANGUAGES[0], "envs-missing", package=missing))


need("numpy", "gymnasium", "pettingzoo")
