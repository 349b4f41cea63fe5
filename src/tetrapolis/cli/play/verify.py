"""`tetrapolis replay --verify`: whether the deal was fixed before the first move, and chance is what the seed gives."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec

from tetrapolis.cli.common import UsageProblem
from tetrapolis.core.match import Match
from tetrapolis.core.version import __version__
from tetrapolis.locales import t


def verified(match: Match, shown: str, as_json: bool, lang: str) -> str:
    """What could be verified of a match, and what could not; UsageProblem if something is wrong.

    `shown`: the commitment that the table showed; empty: the person compares it.
    """
    header, commitment = match.header, match.header.commitment
    if shown and not commitment:
        raise UsageProblem("play-error-no-commitment")
    if shown and not hmac.compare_digest(shown.strip().lower().encode(), commitment.encode()):
        raise UsageProblem("play-error-commitment", shown=shown.strip()[:64], found=commitment)
    wrong = match.unfounded()
    if wrong is not None:
        same = header.engine == __version__
        message = "play-error-unfounded" if same else "play-error-unfounded-version"
        raise UsageProblem(message, record=wrong, engine=header.engine[:40], own=__version__)
    if as_json:
        data: dict[str, Any] = {"commitment": commitment, "compared": bool(shown), "records": len(match.records)}
        return msgspec.json.encode(data | {"start": bool(header.start), "taken_over": header.taken_over}).decode()
    lines = []
    if commitment:
        lines.append(t(lang, "play-verify-commitment", commitment=commitment))
        lines.append(t(lang, "play-verify-same" if shown else "play-verify-compare"))
    else:
        lines.append(t(lang, "play-verify-no-salt"))
    lines.append(t(lang, "play-verify-chance", n=len(match.records)))
    if header.start:
        lines.append(t(lang, "play-verify-start" if commitment else "play-verify-start-open"))
    if header.taken_over:
        lines.append(t(lang, "play-verify-taken-over", n=header.taken_over))
    return "\n".join(lines)
