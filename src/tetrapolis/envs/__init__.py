"""Adapters to other people's interfaces: `tetrapolis.envs.pettingzoo` and `tetrapolis.envs.openspiel`.

Both give the same numbers: what each action means and what a seat sees the game says, or else both are
hashed (`tetrapolis.numbers`).
They need packages that playing does not: `pip install "tetrapolis[envs]"`. docs/envs.md tells how to use them.
"""

from __future__ import annotations

from tetrapolis.core.extras import need

need("envs")
