"""The negotiation in a terminal: offers that stand, counters, notes, the own draft, pledges."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tetrapolis.cli import layout
from tetrapolis.cli.genoa_words import bundle_text, counter_of, floor_of, letter, lettered, space_name
from tetrapolis.core.observation import Observation
from tetrapolis.games.genoa.board import load_board
from tetrapolis.games.genoa.bundle import NOTHING, read
from tetrapolis.games.genoa.cards import CARDS
from tetrapolis.games.genoa.frames import HOUSE, AnswerDraft, Asking, Remark, Terms, Window
from tetrapolis.games.genoa.moves import Accept
from tetrapolis.games.genoa.view import View
from tetrapolis.locales import t


def named(view: View, space: int) -> str:
    """The id of a space."""
    return load_board(view.options.board).names[space]


def terms_text(lang: str, terms: Terms, mine: bool = False) -> str:
    """What an offer or a counter says: the price, the pledge, what the buyer gets besides. `mine`: he is the reader."""

    def say(key: str, **args: str) -> str:
        return t(lang, f"play-genoa-terms-{key}", **args)

    parts = [bundle_text(lang, terms.give)] if terms.give != NOTHING else []
    give = read(terms.give)
    if (give.cards or give.decks) and not terms.counter:
        parts[0] += f" ({say('shown' if terms.face else 'face-down')})"
    if terms.pledge != NOTHING:
        parts.append(say("pledge", things=bundle_text(lang, terms.pledge)))
    if terms.take != NOTHING:
        key = "wants" if not terms.counter else "you-get" if mine else "gets"
        parts.append(say(key, things=bundle_text(lang, terms.take)))
    if terms.extra:
        parts.append(say("extra"))
    if terms.order >= 0:
        parts.append(say("order", card=CARDS[terms.order].id))
    return "; ".join(parts)


def offer_label(lang: str, view: View, terms: Terms, names: Sequence[str]) -> Text:
    """Who offers what for which space."""
    head = lettered(lang, terms.by, names) + Text(f" → {space_name(lang, named(view, terms.space))}: ")
    return head + Text(terms_text(lang, terms)) + layout.styled(f" (v{terms.version})", "dim")


def floor_lines(lang: str, obs: Observation, names: Sequence[str], width: int) -> list[Text]:
    """All that is on the table: offers that are not among the choices, the counter, notes, the own draft, a pledge."""
    view: View = obs.view
    floor, counter = floor_of(view), counter_of(view)
    lines: list[Text] = []
    if floor is not None:
        chosen = {(move.seat, move.space) for move in obs.legal().listed if isinstance(move, Accept)}
        shown = [terms for terms in floor.offers if (terms.by, named(view, terms.space)) not in chosen]
        if shown:
            key = "offers-here" if floor.about == HOUSE else "offers-step"
            title = t(lang, f"play-genoa-{key}", space=space_name(lang, view.tower))
            lines.append(layout.ruler(layout.styled(title, "bold"), Text(), width))
        for terms in shown:
            lines += _bullet(offer_label(lang, view, terms, names), width)
    if counter is not None:
        args = {"name": names[counter.by], "space": space_name(lang, named(view, counter.space))}
        said = t(lang, "play-genoa-counter", **args) + " " + terms_text(lang, counter, counter.by == view.seat)
        lines += layout.hang(layout.styled(" ⇄ ", "bold"), said, width)
    if view.notes:
        lines += _notes(lang, view, view.notes, width)
    lines += _draft(lang, view, width)
    window = next((frame for frame in view.stack if isinstance(frame, Window)), None)
    if window is not None and window.pledge != NOTHING:
        said = t(lang, "play-genoa-pledged", name=names[window.seat], trader=names[view.trader])
        lines += layout.hang(layout.styled(f" {said} ", "dim"), bundle_text(lang, window.pledge), width)
    return lines


def _bullet(text: Text, width: int) -> list[Text]:
    return layout.hang(layout.styled(" · ", "dim"), text, width)


def _notes(lang: str, view: View, notes: Sequence[Remark], width: int) -> list[Text]:
    """Notes of this turn on spaces that can still be reached."""
    head = layout.styled(f" {t(lang, 'play-genoa-notes')} ", "dim")
    said = Text("; ").join(letter(lang, note.by) + Text(f" {note_text(lang, view, note)}") for note in notes)
    return layout.hang(head, said, width)


def note_text(lang: str, view: View, note: Remark) -> str:
    """A space and a price; with a mark if it will be offered by itself."""
    standing = f" ({t(lang, 'play-genoa-note-standing')})" if note.standing else ""
    return f"{space_name(lang, named(view, note.space))} {bundle_text(lang, note.price)}{standing}"


def own_draft(view: View) -> AnswerDraft | None:
    """What this seat has written so far, if it is asked for offers and has not handed in yet."""
    top = view.stack[-1] if view.stack else None
    if view.seat is None or not isinstance(top, Asking) or not top.waiting >> view.seat & 1:
        return None
    return top.drafts[view.seat]


def _draft(lang: str, view: View, width: int) -> list[Text]:
    """The own answer so far; nobody else sees it."""
    draft = own_draft(view)
    if draft is None or not (draft.offers or draft.notes or draft.withdrawn):
        return []
    title = layout.styled(t(lang, "play-genoa-draft"), "bold")
    lines = [layout.ruler(title, layout.styled(t(lang, "play-genoa-draft-sealed"), "dim"), width)]
    for terms in draft.offers:
        lines += _bullet(Text(f"{space_name(lang, named(view, terms.space))}: {terms_text(lang, terms)}"), width)
    for space in draft.withdrawn:
        lines += _bullet(Text(t(lang, "play-genoa-draft-withdrawn", space=space_name(lang, named(view, space)))), width)
    if draft.notes:
        lines += _notes(lang, view, draft.notes, width)
    return lines
