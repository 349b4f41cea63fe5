"""The arena: many games between bots, what they come to, and how sure one can be of it."""

from tetrapolis.core.extras import need

need("arena")
