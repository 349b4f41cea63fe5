"""The open spaces of moves, described for programs: JSON schemas of the moves that cannot be listed."""

from __future__ import annotations

from typing import Any

import msgspec

from tetrapolis.games.genoa.rules.moves import Call, Counter, Note, Offer


def _space(*kinds: type[msgspec.Struct]) -> dict[str, Any]:
    """The moves of these kinds; `listed` beside them are the others."""
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds], "$defs": components}


ASKING = _space(Offer, Note)
DECIDING = _space(Counter, Call)
REPLYING = _space(Offer)
LIVE_OTHERS = _space(Offer, Note)
LIVE_TRADER = _space(Counter, Call)
