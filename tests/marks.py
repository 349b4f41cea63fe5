"""Marks for tests: `@rule("CIT-6.12", "CIT-6.13")` says which numbered rules a test speaks for."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it checks; `make rules` counts them.

    >>> rule("CIT-6.12").args
    ('CIT-6.12',)
    """
    return pytest.mark.rule(*ids)
