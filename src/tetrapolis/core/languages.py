"""The languages there are: each is a folder of words in `locales/`. Who only names one needs no words."""

from __future__ import annotations

from pathlib import Path

_WORDS = Path(__file__).parents[1] / "locales"
LANGUAGES = ("en", *sorted({path.parent.name for path in _WORDS.glob("*/common.ftl")} - {"en"}))
"""The first one stands in where another lacks a text."""
