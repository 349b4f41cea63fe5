"""The engine's version, written into every match record."""

__version__ = "0.2.0"


def older(engine: str, than: str) -> bool:
    """Whether a record's engine is older than a version: a rule mended since is then replayed as it was played.

    >>> older("0.1.0", "0.1.1"), older("0.1.10", "0.1.9"), older("", "0.1.1")
    (True, False, True)
    """
    return _numbers(engine) < _numbers(than)


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdecimal()]
