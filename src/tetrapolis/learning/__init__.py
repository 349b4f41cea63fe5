"""The learners' room: small networks that play from what a seat knows, and how they learn it from searches and games.

A network is a plain file of numbers (`net`). It reads the vector of a censored position and scores the actions there
are (`tetrapolis.numbers`), so what it plays cannot depend on what its seat may not know. Whole positions are judged in
training only. What is here knows no game.
"""

from __future__ import annotations

from tetrapolis.core.extras import need

need("arena", "numpy")
